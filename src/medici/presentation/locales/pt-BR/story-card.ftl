# What happens in the card game, told to everybody: see story.ftl.

story-reveals-first = { $who } revela { $card }.
story-reveals = { $who } revela uma carta.
story-reveals-another = { $who } revela mais uma carta.
story-it-is = É { $card }.
story-takes = { $who } pega { $cards }.
story-last-turn = Só o navio de { $who } tem espaço: é o último turno (C20).
