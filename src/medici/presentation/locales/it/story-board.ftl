# What happens in the board game, told to everybody: see story.ftl.

story-turns-up = { $who } gira { $card }.
story-draws = { $who } gira un’altra carta.
story-lot-grows = È { $card }: ora il lotto è { $lot }.
story-opens = { $who } apre l’asta.
story-passes = { $who } passa.
story-bids = { $who } offre { $bid }.
story-bids-and-wins = { $who } offre { $bid }, prende il lotto e carica { $lot }.
story-wins-lot = { $who } prende il lotto per { $price } e carica { $lot }.
story-no-room = Senza spazio per il lotto: { $who } (B22).
story-no-florins = Senza fiorini per offrire: { $who } (B22).
story-nobody-bids = Nessuno offre: per oggi il lotto è scartato (B24).
story-nobody-can-bid = Nessuno può offrire: per oggi il lotto è scartato (B22, B24).
story-full = La nave di { $who } è piena.
story-last-ship-fills = Solo la nave di { $who } ha spazio: si riempie dal mazzo (B30).
story-fills = La nave di { $who } riceve { $card } gratis (B30).
story-ships-sail = Il mazzo è finito: le navi salpano (B31).
story-sails-with-room =
    Il mazzo è finito: la nave salpa con { $n ->
        [one] { $n } spazio vuoto
       *[other] { $n } spazi vuoti
    } (B30).
