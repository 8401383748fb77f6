# Lo que pasa en una partida, contado a todo el mundo: el registro de una mesa, las repeticiones, el terminal.
# Cómo los argumentos se vuelven palabras está escrito al principio de en/story.ftl.

story-list = { $first }, { $next }
story-list-last = { $first } { $sound ->
    [i] e
   *[other] y
} { $last }
story-parts = { $first }; { $next }
story-card = { $good } { $n }
# $ware no hace falta: «doble» y «verde» van con «carta» y no cambian.
story-card-double = { $good } { $n } doble
story-card-green = { $good } { $n } verde

## Títulos

story-day = Día { $n } de 3
story-round = Ronda { $n } de 3
story-scoring-day = Puntuación del día { $n }
story-scoring-round = Puntuación de la ronda { $n }

## Quién empieza

story-start-drawn = Por sorteo empieza { $who } ({ $clause }).
story-start-poorest = { $who } tiene menos florines que nadie y empieza ({ $clause }).
story-start-drawn-poorest = Por sorteo entre quienes tienen menos florines empieza { $who } ({ $clause }).

## Clasificación

story-worth = valor { $n }
story-level = nivel { $n }
story-icons =
    { $n ->
        [one] { $n } símbolo
       *[other] { $n } símbolos
    }

## Puntuación

story-for-ships = Barcos ({ $clause }): { $what }.
story-for-ship = Barco ({ $clause }): { $what }.
story-for-good = Por { $good } ({ $clause }): { $what }.
story-place = { story-nth } { $who }, { $standing }: { $pay }
story-place-each = { story-nth } { $who }, { $standing }: { $pay } por cabeza ({ $clause })
story-place-shared = { story-nth } { $who }, { $standing }, se reparten { $pot }: { $pay } por cabeza ({ $clause })
story-place-rounded = { story-nth } { $who }, { $standing }, se reparten { $pot }: { $pay } por cabeza, redondeando hacia abajo ({ $clause })
# Lo usan los cuatro de arriba. $place (número): 1 es el mejor, 6 el último.
story-nth = { $place }.º
story-nobody-has = nadie puntúa
story-bonus = bonificación para { $who }, { $standing }: { $pay } ({ $clause })
story-monopoly = monopolio de { $who }, { $standing }: { $pay } ({ $clause })
story-now-florins = Florines ahora: { $what }.
story-now-points = Puntos ahora: { $what }.
story-total = { $who } { $n }

## El final

story-wins-florins =
    { $who } gana con { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    } ({ $clause }).
story-wins-points =
    { $who } gana con { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } ({ $clause }).
story-win-florins =
    { $who } comparten la victoria con { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    } ({ $clause }).
story-win-points =
    { $who } comparten la victoria con { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } ({ $clause }).
