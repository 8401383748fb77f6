# What happens in the card game, told to everybody: see story.ftl.

story-reveals-first = { $who } turns up { $card }.
story-reveals = { $who } reveals a card.
story-reveals-another = { $who } reveals another card.
story-it-is = It is { $card }.
story-takes = { $who } takes { $cards }.
story-last-turn = Only { $who }'s ship has room: one last turn (C20).
