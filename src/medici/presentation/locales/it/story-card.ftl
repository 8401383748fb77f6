# What happens in the card game, told to everybody: see story.ftl.

story-reveals-first = { $who } gira { $card }.
story-reveals = { $who } gira una carta.
story-reveals-another = { $who } gira un’altra carta.
story-it-is = È { $card }.
story-takes = { $who } prende { $cards }.
story-last-turn = Solo la nave di { $who } ha spazio: un ultimo turno (C20).
