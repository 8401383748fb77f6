### Ratings and the ranking.

ratings-title = Ranking
ratings-about = Who plays best, by results at rated tables.
ratings-empty = Nobody is ranked here yet. Every rated table counts: be the first.
ratings-empty-week = Nobody has won points here this week. Every rated table counts: be the first.
ratings-lead = Rated tables have people only, a clock and no hints. Everybody begins at 1500.
ratings-create = Find opponents for a rated game
ratings-own = Your ratings
ratings-own-none = You have no rating yet. One rated game is enough for a first number.
ratings-speed = Pace
ratings-speed-live = Live
ratings-speed-days = Days apart
ratings-span = Time
ratings-span-all = All time
ratings-span-week = This week
ratings-board = The best
ratings-place = Place
ratings-player = Player
ratings-number = Rating
ratings-gain = Won this week
ratings-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ratings-tenfold = With { $n } points more, one finishes ahead in ten games of eleven.
ratings-unsettled = ± { $n }, not settled yet
ratings-unsettled-short = ± { $n }
ratings-unsecured = Your rating belongs to this browser until you secure it, with a passkey or by signing in on a second device. Secured and settled, it is on the ranking; unsecured, you lose it with this browser.
ratings-secure = Secure my rating
ratings-curve = The rating over { $n ->
    [one] one game
   *[other] the last { $n } games
}
ratings-curve-figures = As figures
ratings-curve-when = When
ratings-rated = Rated
ratings-choice = Does it count?
ratings-choice-no = No
ratings-choice-about = It counts for the ranking: people only, no hints, and leaving is the last place.
ratings-choice-off = It counts for nothing but honour.
ratings-choice-needs = A rated table needs two people or more, no bots, nobody at the same device, and a clock.
ratings-consent = This table is rated
ratings-consent-about = Whoever sits down agrees: the game counts for the ranking. There are no bots and no hints, one seat for each person, and nothing is taken back that others or chance have answered. Whoever leaves or lets a bot play cannot come back, and is behind all who stay; so is whoever runs out of time and does not return, or has a bot make more than a quarter of their moves.
ratings-consent-hints = Hints, review and replay are closed until the end, so that everybody thinks for themselves.
ratings-leave-last = This game counts: you cannot come back, and you are behind all who stay, however well the bot plays.
ratings-leave-won = This game counts, and everybody else has left. If you go now you cannot come back, but you still come before them.
ratings-change = Ratings
ratings-change-wait = The new ratings are being worked out.
ratings-change-up = { $name }: { $points }, { $n } more
ratings-change-down = { $name }: { $points }, { $n } fewer
ratings-change-same = { $name }: { $points }, as before
ratings-change-link = See the ranking
ratings-played-like = You played like { $points } ± { $off }
ratings-played-like-about = The rating that wins against these bots as often as your decisions would have, less luck. One game tells little: it may well be { $off } more or less. It does not count.
