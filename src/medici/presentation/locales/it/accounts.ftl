### After a game: where the florins came from and went; places, records and statistics.

accounts-title = { $game ->
    [dice] Da dove vengono i punti
   *[other] Da dove vengono e dove vanno i fiorini
}
accounts-player = Giocatore
accounts-start = Inizio
accounts-spent = Spesi
accounts-ships = Navi
accounts-goods = Merci
accounts-bonus = { $game ->
    [card] Monopoli
   *[other] Bonus
}
accounts-total = Totale

## The history

accounts-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
} su { $players }
accounts-wall = Bacheca delle vittorie
accounts-wall-about = { $n ->
    [one] Una vittoria
   *[other] { $n } vittorie
}
accounts-wall-crest = { $game }, vittoria: { $date }
accounts-filter = Quali partite
accounts-filter-all = Tutte
accounts-records = I tuoi record
accounts-records-about = Le partite che hai finito tu, su questo dispositivo e sul server.
accounts-none = Ancora nessuna partita finita di questo tipo.
accounts-played = Partite
accounts-won = Vinte
accounts-mean = Piazzamento medio
accounts-best = Punteggio migliore
accounts-solitaire = Miglior solitario
accounts-solitaire-of = { $score }, { $title }
accounts-share = { $n } ({ $percent }%)
