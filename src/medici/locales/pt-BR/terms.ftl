### What a table was laid for: editions, clocks, paces.

home-terms-board-edition-2016 = edição de 2016
home-terms-board-edition-classic = edição clássica
home-terms-card-rising-monopoly-false = monopólios como impresso
home-terms-card-rising-monopoly-true = monopólios crescentes
home-clock-none = Sem relógio
home-clock-decision-of = { $span } por jogada
home-clock-bank-of = { $span } + { $n } s por jogada
home-seconds = { $n ->
    [0] { $n } segundos
    [one] { $n } segundo
   *[other] { $n } segundos
}
home-minutes = { $n ->
    [0] { $n } minutos
    [one] { $n } minuto
   *[other] { $n } minutos
}
home-hours = { $n ->
    [0] { $n } horas
    [one] { $n } hora
   *[other] { $n } horas
}
home-days = { $n ->
    [0] { $n } dias
    [one] { $n } dia
   *[other] { $n } dias
}
home-pace-0 = Na hora
home-pace-usual = No ritmo normal
home-pace-2 = Com calma (2 segundos)
home-pace-5 = Devagar (5 segundos)
