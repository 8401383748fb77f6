# What happens in the card game, told to everybody: see story.ftl.

story-reveals-first = { $who } révèle { $card }.
story-reveals = { $who } révèle une carte.
story-reveals-another = { $who } révèle une autre carte.
story-it-is = Voici { $card }.
story-takes = { $who } prend { $cards }.
story-last-turn = Il ne reste de la place que chez { $who } : un dernier tour (C20).
