### A moldura de todas as páginas, e palavras que todas usam.

shell-name = Medici
shell-skip = Ir para o conteúdo
shell-seat = Lugar { $seat }
shell-card = { $good } { $value }
shell-card-double = { $good } { $value }, dupla
shell-card-green = { $good } { $value }, verde

good-cloth = tecido
good-fur = pele
good-grain = cereal
good-dye = corante
good-spice = especiaria
good-gold = ouro
good-neutral = neutra
