### After a game: where the florins came from and went; places, records and statistics.

accounts-title = { $game ->
    [dice] Where the points came from
   *[other] Where the florins came from and went
}
accounts-player = Player
accounts-start = Start
accounts-spent = Spent
accounts-ships = Ships
accounts-goods = Goods
accounts-bonus = { $game ->
    [card] Monopolies
   *[other] Bonuses
}
accounts-total = Total

## The history

accounts-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
accounts-wall = Wall of victories
accounts-wall-about = { $n ->
    [one] One victory
   *[other] { $n } victories
}
accounts-wall-crest = { $game }, won on { $date }
accounts-filter = Which games
accounts-filter-all = All
accounts-records = Your records
accounts-records-about = Games that you finished yourself, on this device and on the server.
accounts-none = No finished game of this kind yet.
accounts-played = Games
accounts-won = Won
accounts-mean = Mean place
accounts-best = Best score
accounts-solitaire = Best solitaire
accounts-solitaire-of = { $score }, { $title }
accounts-share = { $n } ({ $percent }%)
