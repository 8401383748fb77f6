### After a game: where the florins came from and went; places, records and statistics.

accounts-title = { $game ->
    [dice] Woher die Punkte kamen
   *[other] Woher die Florin kamen, wohin sie gingen
}
accounts-player = Name
accounts-start = Start
accounts-spent = Ausgaben
accounts-ships = Schiffe
accounts-goods = Waren
accounts-bonus = { $game ->
    [card] Monopole
   *[other] Bonus
}
accounts-total = Gesamt

## The history

accounts-place = { $place }. von { $players }
accounts-wall = Galerie der Siege
accounts-wall-about = { $n ->
    [one] Ein Sieg
   *[other] { $n } Siege
}
accounts-wall-crest = { $game }, gewonnen am { $date }
accounts-filter = Welche Partien
accounts-filter-all = Alle
accounts-records = Deine Rekorde
accounts-records-about = Partien, die du selbst beendet hast, auf diesem Gerät und auf dem Server.
accounts-none = Noch keine beendete Partie dieser Art.
accounts-played = Partien
accounts-won = Gewonnen
accounts-mean = Rang im Schnitt
accounts-best = Bestes Ergebnis
accounts-solitaire = Bestes Solospiel
accounts-solitaire-of = { $score }, { $title }
accounts-share = { $n } ({ $percent } %)
