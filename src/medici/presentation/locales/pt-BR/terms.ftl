### What a table was laid for: editions, clocks, paces.

terms-board-edition-2016 = edição de 2016
terms-board-edition-classic = edição clássica
terms-card-rising-monopoly-false = monopólios: regra original
terms-card-rising-monopoly-true = monopólios: crescente
terms-clock-none = Sem relógio
terms-clock-decision-of = { $span } por jogada
terms-clock-bank-of = { $span } + { $n } s por jogada
terms-seconds = { $n ->
    [0] { $n } segundos
    [one] { $n } segundo
   *[other] { $n } segundos
}
terms-minutes = { $n ->
    [0] { $n } minutos
    [one] { $n } minuto
   *[other] { $n } minutos
}
terms-hours = { $n ->
    [0] { $n } horas
    [one] { $n } hora
   *[other] { $n } horas
}
terms-days = { $n ->
    [0] { $n } dias
    [one] { $n } dia
   *[other] { $n } dias
}
terms-pace-0 = Na hora
terms-pace-usual = No ritmo normal
terms-pace-2 = Com calma (2 segundos)
terms-pace-5 = Devagar (5 segundos)
