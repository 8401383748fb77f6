# What happens in the board game, told to everybody: see story.ftl.

story-turns-up = { $who } retourne { $card }.
story-draws = { $who } retourne une autre carte.
story-lot-grows = Voici { $card } ; le lot : { $lot }.
story-opens = { $who } lance l’enchère.
story-passes = { $who } passe.
story-bids = { $who } mise { $bid }.
story-bids-and-wins = { $who } mise { $bid }, remporte le lot et charge { $lot }.
story-wins-lot = { $who } remporte le lot pour { $price } et charge { $lot }.
story-no-room = Pas assez de place pour le lot : { $who } (B22).
story-no-florins = Pas assez de florins pour miser : { $who } (B22).
story-nobody-bids = Personne ne mise : le lot est perdu pour la journée (B24).
story-nobody-can-bid = Personne ne peut miser : le lot est perdu pour la journée (B22, B24).
story-full = { $who } : bateau plein.
story-last-ship-fills = Il ne reste de la place que chez { $who } : le bateau se remplit depuis la pioche (B30).
story-fills = { $who } reçoit gratuitement { $card } (B30).
story-ships-sail = La pioche est vide : les bateaux partent (B31).
story-sails-with-room =
    La pioche est vide : le bateau part avec { $n ->
        [one] { $n } case vide
       *[other] { $n } cases vides
    } (B30).
