### The frame of every page, and words that everything shares.

shell-name = Medici
shell-skip = Skip to the content
shell-seat = Seat { $seat }
shell-card = { $good } { $value }
shell-card-double = { $good } { $value }, double
shell-card-green = { $good } { $value }, green

good-cloth = cloth
good-fur = fur
good-grain = grain
good-dye = dye
good-spice = spice
good-gold = gold
good-neutral = neutral
