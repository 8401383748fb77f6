### Finding opponents: who is here, the queue, and its place on the home page.

opponents-title = Find opponents
opponents-about = Say what you would like to play, and meet others who want the same.

## On the home page

opponents-home-title = With others
opponents-home-find = Find opponents
opponents-home-join = Join those who wait
opponents-home-about = A table in a minute, by rating; bots fill it if nobody comes.
opponents-home-waiting = { $n ->
    [one] One person waits for opponents now.
   *[other] { $n } people wait for opponents now.
}
opponents-home-here = { $n ->
    [one] One other person is here now.
   *[other] { $n } other people are here now.
}
opponents-home-alone = Nobody else is here just now. Wait while you play bots: you are called when somebody comes.
opponents-at = { $n } at the table

## What one would like to play

opponents-games = Games
opponents-sizes = Players at the table
opponents-sizes-about = Choose all that you would play; larger tables are tried first.
opponents-clock-quick = Quick
opponents-clock-quick-about = 5 minutes for the game, and 10 seconds for each move.
opponents-clock-calm = Calm
opponents-clock-calm-about = 15 minutes for the game, and 20 seconds for each move.
opponents-clock-days = Over days
opponents-clock-days-about = A day for each move.
opponents-rated = Does it count?
opponents-rated-no = For fun
opponents-rated-yes = Rated
opponents-rated-no-about = Nothing changes in anybody’s rating.
opponents-rated-yes-about = It changes the ratings of all who play. People only: with bots it does not count.
opponents-patience = If nobody comes
opponents-patience-never = no bots: wait for people
opponents-patience-after = bots fill the table after { $time }
opponents-find = Find opponents
opponents-same = Choose the same

## Waiting

opponents-waiting = Looking for opponents
opponents-waited = Time that you have waited
opponents-for = For
opponents-expected = Usual wait
opponents-expected-unknown = not known yet: too few have looked for this lately
opponents-expected-about = about { $time }
opponents-others = Also waiting
opponents-others-n = { $n ->
    [0] nobody else yet
    [one] one other person
   *[other] { $n } other people
}
opponents-bots = Bots
opponents-bots-in = fill the table in { $time }
opponents-hold = You did not come to tables that were found for you, so others go first for a moment.
opponents-stay = Keep this page open. You may play or look elsewhere on this site: you are called when somebody is found.
opponents-meanwhile = Play bots meanwhile
opponents-leave = Stop looking

## Found

opponents-found = Opponents found
opponents-found-about = Come to the table now: your seat is kept for half a minute.
opponents-come = Come to the table
opponents-come-within = Your seat is kept for { $time }.
opponents-coming = You are there. The game begins when all have come, within { $time }.
opponents-again = Somebody did not come. You are still in line, where you were.
opponents-missed = You did not come in time, and the others go on looking. Look again if you like.
