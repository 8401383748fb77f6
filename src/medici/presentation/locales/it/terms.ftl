### What a table was laid for: editions, clocks, paces.

terms-board-edition-2016 = edizione 2016
terms-board-edition-classic = edizione classica
terms-card-rising-monopoly-false = monopoli da regolamento
terms-card-rising-monopoly-true = monopoli crescenti
terms-clock-none = Senza orologio
terms-clock-decision-of = { $span } a mossa
terms-clock-bank-of = { $span } + { $n } s a mossa
terms-seconds = { $n ->
    [one] 1 secondo
   *[other] { $n } secondi
}
terms-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
terms-hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
}
terms-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
terms-pace-0 = Subito
terms-pace-usual = Al ritmo normale
terms-pace-2 = Con calma (2 secondi)
terms-pace-5 = Lentamente (5 secondi)
