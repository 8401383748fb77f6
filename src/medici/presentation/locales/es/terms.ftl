### Cómo se abrió una mesa: ediciones, relojes, ritmos.

terms-board-edition-2016 = edición de 2016
terms-board-edition-classic = edición clásica
terms-card-rising-monopoly-false = monopolios: regla impresa
terms-card-rising-monopoly-true = monopolios crecientes
terms-clock-none = Sin reloj
terms-clock-decision-of = { $span } por jugada
terms-clock-bank-of = { $span } + { $n } s por jugada
terms-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
terms-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
terms-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
terms-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
terms-pace-0 = Al instante
terms-pace-usual = A ritmo normal
terms-pace-2 = Con calma (2 segundos)
terms-pace-5 = Despacio (5 segundos)
