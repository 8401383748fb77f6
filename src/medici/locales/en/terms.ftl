### What a table was laid for: editions, clocks, paces.

home-terms-board-edition-2016 = 2016 edition
home-terms-board-edition-classic = classic edition
home-terms-card-rising-monopoly-false = monopolies as printed
home-terms-card-rising-monopoly-true = rising monopolies
home-clock-none = No clock
home-clock-decision-of = { $span } a move
home-clock-bank-of = { $span } + { $n } s a move
home-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
home-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
home-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
home-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
home-pace-0 = At once
home-pace-usual = At the usual pace
home-pace-2 = Calmly (2 seconds)
home-pace-5 = Slowly (5 seconds)
