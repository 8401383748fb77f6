# What the adviser says: of moves, of lots and what they are worth, of the next card.
#
# Sentences come as those of story.ftl do. $you is "yes" where $who is the person who reads.
# $move and $other are messages advise-move-..., numbers with a decimal are reason-number (reasons.ftl).

## Moves, within a sentence

advise-move-pass = pasar
advise-move-bid = pujar { $n }
advise-move-draw = revelar otra carta
advise-move-auction = abrir la subasta
advise-move-reveal = revelar una carta
advise-move-take = tomar { $cards }
advise-move-choose = anotar { $dice }

## The best move

advise-best = Lo mejor: { $move }. Gana en el { $chance } % de las continuaciones probadas, { $lead } ± { $error } puntos de probabilidad más que { $other }.
advise-best-alone = Lo mejor: { $move }. Llega a { $score } puntos al final, { $lead } ± { $error } más que { $other }; el título más frecuente, { $title }.
advise-close = Casi iguales, sin diferencia clara: { $move }, o { $other }.
advise-only-move = No hay otra opción: { $move }.

## Why it is the best, beside the next best; $cards and $dice are what one of the two has besides

advise-why-reveal = Antes, otra carta: es mejor que tomar { $cards } ya.
advise-why-at-once = Tomar { $cards } ya es mejor que otra carta.
advise-why-take-more = Vale la pena tomar también { $cards }.
advise-why-take-less = Es mejor dejar { $cards }.
advise-why-take-rather = Es mejor que tomar { $cards }.
advise-why-enter-more = Vale la pena anotar también { $dice }.
advise-why-enter-less = Es mejor dejar { $dice }.
advise-why-enter-rather = Es mejor que anotar { $dice }.

## What a lot is worth

advise-worth =
    Para { $you ->
        [yes] ti
       *[other] { $who }
    }, pagar entre { $low } y { $n } florines por este lote da lo mismo que quedarse sin él.
advise-worth-exactly =
    Para { $you ->
        [yes] ti
       *[other] { $who }
    }, pagar { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    } por este lote da lo mismo que quedarse sin él.
advise-worth-nothing =
    Para { $you ->
        [yes] ti
       *[other] { $who }
    }, quedarse sin este lote es al menos tan bueno como pagar 1 florín por él.
advise-worth-all =
    Para { $you ->
        [yes] ti
       *[other] { $who }
    }, este lote merece la pena incluso por todo el dinero disponible: { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    }.
advise-dearest =
    { $you ->
        [yes] Puedes pagar por el lote más que nadie.
       *[other] { $who } puede pagar por el lote más que nadie.
    }
advise-only-room =
    { $you ->
        [yes] El lote solo cabe en tu barco.
       *[other] El lote solo cabe en el barco de { $who }.
    }

## A further card

advise-further-dearer =
    Con otra carta, el lote valdría cerca de { $n ->
        [one] { $n } florín más
       *[other] { $n } florines más
    } para { $you ->
        [yes] ti
       *[other] { $who }
    }.
advise-further-cheaper =
    Con otra carta, el lote valdría cerca de { $n ->
        [one] { $n } florín menos
       *[other] { $n } florines menos
    } para { $you ->
        [yes] ti
       *[other] { $who }
    }.
advise-further-same =
    Otra carta cambiaría poco para { $you ->
        [yes] ti
       *[other] { $who }
    }.
advise-further-no-room =
    Con otra carta, el lote ya no cabría en { $you ->
        [yes] tu barco
       *[other] el barco de { $who }
    }.

## The next card; $goods are goods in a row

advise-next = La próxima carta más probable: { $goods }, { $chance } %.
advise-next-each = La próxima carta más probable es una de estas, al { $chance } % cada una: { $goods }.

## Tables in the terminal

advise-head-move = jugada
advise-head-lead = ventaja
advise-head-florins = florines
advise-head-points = puntos
advise-head-title = título más probable
advise-head-seat = asiento
advise-head-price = precio justo
advise-head-bounds = 95 % de las veces
advise-between = de { $low } a { $high }
advise-head-most = pujar hasta
advise-head-by = por
advise-by-chance = probabilidad de ganar
advise-by-florins = florines
advise-head-good = próxima carta
advise-head-value = valor
advise-head-chance = probabilidad
advise-head-with-it = el lote valdría para { $who }
advise-now = Tal como está
advise-lot = El lote
advise-futures = { $n ->
    [one] { $n } continuación
   *[other] { $n } continuaciones
}; ± es un error estándar.
