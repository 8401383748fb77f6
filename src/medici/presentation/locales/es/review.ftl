# A game reviewed: what decisions cost and what was luck, for the terminal and the browser.
#
# Findings come as messages of this file with their arguments (medici.analysis.review.sentences), put into words as
# the head of story.ftl says. $who stands first in a sentence and $whom within it; whoever is spoken to is
# review-you there, or review-you-within. $points are points of percent of the chance to win, or alone points of
# the final score; $error is the standard error.
#
# In Spanish the verb would change with "tú": so $who stands alone before a colon, and $whom after "para" or "a" only.

review-you = Tú
review-you-within = ti

## What was wrong with a decision: the board game

review-overpaid = { $who }: puja de { $bid }; con { $better } bastaba.
review-bid-high = { $who }: { $lot } por { $bid }; era mejor pujar { $better }.
review-bid-low = { $who }: { $lot } por solo { $bid }, por suerte; era mejor pujar { $better }.
review-bought-dear = { $who }: { $bid } por { $lot }; era mejor pasar.
review-bid-idle = { $who }: puja de { $bid } por { $lot }; era mejor pasar. El lote fue para { $whom } por { $price }.
review-outbid-low = { $who }: puja de solo { $bid }, y el lote ({ $lot }) fue para { $whom } por { $price }; era mejor pujar { $better }.
review-outbid-high = { $who }: puja de { $bid }, y el lote ({ $lot }) fue para { $whom } por { $price }; era mejor pujar { $better }.
review-passed = Por pasar, el lote ({ $lot }) fue para { $whom } por { $price }; era mejor pujar { $bid }.
review-passed-heap =
    Por pasar, la { $n ->
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
       *[other] séptima
    } carta de { $good } fue para { $whom } por { $price }; era mejor pujar { $bid }.
review-passed-unsold = { $who }: sin puja, y nadie compra { $lot }; era mejor pujar { $bid }.
review-drew = { $who }: otra carta; era mejor vender { $lot } ya.
review-opened = { $who }: vender { $lot } así; era mejor otra carta.

## The card game

review-revealed = { $who }: revelar otra carta; era mejor tomar { $cards } ya.
review-took-early = { $who }: tomar { $cards }; era mejor revelar antes otra carta.
review-left = { $who }: tomar { $cards } y dejar { $better }; valía la pena tomarlo todo.
review-took-too-much = { $who }: tomar { $cards }; era mejor dejar { $better }.
review-took-other = { $who }: tomar { $cards }; era mejor { $better }.

## The dice game

review-entered-too-few = { $who }: anotar { $dice } y dejar { $better }; valía la pena anotarlo todo.
review-entered-too-many = { $who }: anotar { $dice }; era mejor dejar { $better }.
review-entered-other = { $who }: anotar { $dice }; era mejor { $better }.

## What is in doubt

review-doubt = { $who }: { $move }. Quizá mejor: { $better }.

## Moves, as options of a decision

review-move-bid = pujar { $bid }
review-move-pass = pasar
review-move-draw = revelar otra carta
review-move-auction = abrir la subasta
review-move-reveal = revelar una carta
review-move-take = tomar { $cards }
review-move-choose = anotar { $dice }

## What it cost

review-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    } de probabilidad a favor de { $better }, en vez de { $played }.
review-cost-lone = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    } del resultado a favor de { $better }, en vez de { $played }.
review-cost-seen = Según una estimación rápida, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    } a favor de { $better }, en vez de { $played }.
review-exact = Exactamente { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    } de probabilidad a favor de { $better }, en vez de { $played }. El final está resuelto.
review-exact-lone = Exactamente { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    } del resultado a favor de { $better }, en vez de { $played }. El final está resuelto.
review-perhaps = Está dentro del error: no es seguro.
review-option = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-option-lone = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    }
review-options = Lo mejor: { $options }.

## Titles for the error rate

review-title-magnifico = el Magnífico
review-title-gonfalonier = Gonfaloniero
review-title-prior = Prior
review-title-consul = Cónsul del gremio
review-title-master = Maestro
review-title-journeyman = Oficial
review-title-porter = Porteador

## The report

review-heading = Análisis: { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
review-heading-open = { $heading }, sin terminar
review-looked = { $futures ->
    [0] Solo con una estimación rápida.
    [one] Con una estimación rápida y { $futures } continuación.
   *[other] Con una estimación rápida y { $futures } continuaciones.
}
review-unsure = { $n ->
    [one] Para { $n } decisión no bastó: hacen falta más segundos o continuaciones.
   *[other] Para { $n } decisiones no bastó: hacen falta más segundos o continuaciones.
}
review-curve = Probabilidad de ganar
review-curve-lone = Resultado esperado
review-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate-of = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-marks = Anillos: errores. Rombos: golpes de suerte.
review-seat = Nombre
review-from = Inicio
review-to = Final
review-luck = Suerte
review-skill = Decisiones propias
review-others = Decisiones ajenas
review-adjusted = Sin la suerte
review-choices = Decisiones
review-mistakes = Errores
review-rate = Tasa de error
review-grade = Título
review-adds-up = Inicio + suerte + decisiones propias + ajenas = final. Sin la suerte: el final menos la suerte.
review-rate-is = La tasa de error dice cuánto queda, en promedio, una decisión no forzada por detrás de la mejor jugada. Tras ±: el error estándar.
review-cost-sum = Perdido
review-turning = Momento clave
review-turning-at = En cabeza desde la jugada { $n } hasta el final: { $who }. { $told }
review-turning-never = En cabeza desde el principio: { $who }.
review-jokers = Golpes de suerte
review-joker = Jugada { $n }: { $told } { $who }: { $points }.
review-no-jokers = Ningún golpe de suerte cambió 3 puntos o más.
review-costliest = Las decisiones más alejadas de la mejor
review-mistakes-all = Errores
review-no-costs = No se halló ninguna decisión peor que otra.
review-decision = Jugada { $n }, día { $day }
review-decision-round = Jugada { $n }, ronda { $day }
review-titles = Probabilidad de cada título al principio
review-interrupted = Interrumpido: lo hallado hasta ahora está arriba.
review-progress = Analizando
