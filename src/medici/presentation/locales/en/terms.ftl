### What a table was laid for: editions, clocks, paces.

terms-board-edition-2016 = 2016 edition
terms-board-edition-classic = classic edition
terms-card-rising-monopoly-false = monopolies as printed
terms-card-rising-monopoly-true = rising monopolies
terms-clock-none = No clock
terms-clock-decision-of = { $span } a move
terms-clock-bank-of = { $span } + { $n } s a move
terms-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
terms-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
terms-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
terms-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
terms-pace-0 = At once
terms-pace-usual = At the usual pace
terms-pace-2 = Calmly (2 seconds)
terms-pace-5 = Slowly (5 seconds)
