### After a game: where the florins came from and went; places, records and statistics.

accounts-title = { $game ->
    [dice] D’où viennent les points
   *[other] D’où viennent les florins, et où ils vont
}
accounts-player = Nom
accounts-start = Départ
accounts-spent = Dépensé
accounts-ships = Bateaux
accounts-goods = Marchandises
accounts-bonus = { $game ->
    [card] Monopoles
   *[other] Primes
}
accounts-total = Total

## The history

accounts-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
} sur { $players }
accounts-wall = Mur des victoires
accounts-wall-about = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}
accounts-wall-crest = { $game }, victoire du { $date }
accounts-filter = Quelles parties
accounts-filter-all = Toutes
accounts-records = Tes records
accounts-records-about = Les parties que tu as finies toi-même, sur cet appareil et sur le serveur.
accounts-none = Aucune partie de ce genre n’est finie.
accounts-played = Parties
accounts-won = Gagnées
accounts-mean = Rang moyen
accounts-best = Record
accounts-solitaire = Record en solo
accounts-solitaire-of = { $score }, { $title }
accounts-share = { $n } ({ $percent } %)
