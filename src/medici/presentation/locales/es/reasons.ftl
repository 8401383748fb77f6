# Why a move is better than another one, by what one can see on the table: for reviews and hints.
#
# Facts come with arguments (medici.analysis.reasons) and stand within a sentence. They compare the better move with
# the other one, and speak of the ship and the florins of whoever decides; $whom is somebody else. $sum is
# reason-more or reason-less, a number with a decimal is reason-number.

reason-why = Por qué: { $fact }.
reason-against = Solo lo dicen las continuaciones. A simple vista parece lo contrario: { $fact }.
reason-none = Solo lo dicen las continuaciones: a simple vista no se nota.

reason-number = { $whole },{ $tenth }
reason-more = { $game ->
    [dice] { $n ->
        [one] { $n } punto más
       *[other] { $n } puntos más
    }
   *[other] { $n ->
        [one] { $n } florín más
       *[other] { $n } florines más
    }
}
reason-less = { $game ->
    [dice] { $n ->
        [one] { $n } punto menos
       *[other] { $n } puntos menos
    }
   *[other] { $n ->
        [one] { $n } florín menos
       *[other] { $n } florines menos
    }
}

## Standings, as they would be if the day ended now

reason-ship = así el barco vale { $worth } y va en el puesto { $place }, en vez de { $other } y el puesto { $behind }: { $sum }, si { $game ->
    [dice] la ronda
   *[other] el día
} terminara ahora
reason-alone = así el barco vale { $worth }, en vez de { $other }: { $sum }, si la ronda terminara ahora
reason-rank = { $game ->
    [board] nivel { $marks } en { $good } en vez de nivel { $other }
    [card] { $marks ->
        [one] { $marks } símbolo
       *[other] { $marks } símbolos
    } de { $good } en vez de { $other }
   *[dice] { $marks ->
        [one] { $marks } cruz
       *[other] { $marks } cruces
    } en { $good } en vez de { $other }
}: { $sum } por el puesto, si { $game ->
    [dice] la ronda
   *[other] el día
} terminara ahora
reason-enemy = contra los círculos del enemigo, la columna de { $good } da { $sum }, si la ronda terminara ahora
reason-bonus = { $game ->
    [board] nivel { $marks } en { $good } en vez de nivel { $other }
    [card] { $marks ->
        [one] { $marks } símbolo
       *[other] { $marks } símbolos
    } de { $good } en vez de { $other }
   *[dice] { $marks ->
        [one] { $marks } cruz
       *[other] { $marks } cruces
    } en { $good } en vez de { $other }
}: { $sum } { $game ->
    [card] por monopolio
   *[other] de bonificación
}, { $game ->
    [dice] { $days ->
        [one] en la última ronda
       *[other] en cada una de las { $days } rondas que quedan
    }
   *[other] { $days ->
        [one] el último día
       *[other] cada uno de los { $days } días que quedan
    }
}
reason-broken = { $after ->
    [yes] el enemigo logra una ruptura en una columna, y así no cuenta ninguna columna
   *[no] con la otra jugada, el enemigo logra una ruptura en una columna, y no cuenta ninguna
}

## Spaces and cards to come

reason-filled = ocupa { $spaces ->
    [one] { $spaces } espacio
   *[other] { $spaces } espacios
} más, y el barco vale { $worth } { $more ->
    [yes] más
   *[no] menos
}; { $game ->
    [dice] un dado vale { $mean } en promedio
   *[other] una carta por salir vale { $mean } en promedio
}
reason-kept = deja { $spaces ->
    [one] { $spaces } espacio libre
   *[other] { $spaces } espacios libres
} más, y el barco vale { $worth } { $more ->
    [yes] más
   *[no] menos
}; { $game ->
    [dice] un dado vale { $mean } en promedio
   *[other] una carta por salir vale { $mean } en promedio
}
reason-same = con los mismos espacios, el barco vale { $worth } { $more ->
    [yes] más
   *[no] menos
}
reason-marks = { $game ->
    [board] { $marks ->
        [one] { $marks } nivel
       *[other] { $marks } niveles
    }
    [card] { $marks ->
        [one] { $marks } símbolo
       *[other] { $marks } símbolos
    }
   *[dice] { $marks ->
        [one] { $marks } cruz
       *[other] { $marks } cruces
    }
} en total en vez de { $other }
reason-marks-room = { $game ->
    [board] { $marks ->
        [one] { $marks } nivel
       *[other] { $marks } niveles
    }
    [card] { $marks ->
        [one] { $marks } símbolo
       *[other] { $marks } símbolos
    }
   *[dice] { $marks ->
        [one] { $marks } cruz
       *[other] { $marks } cruces
    }
} en total y { $room ->
    [one] { $room } espacio libre
   *[other] { $room } espacios libres
}, en vez de { $other } y { $before }
reason-scarce = { $cards ->
    [0] hoy ya no queda ninguna carta por salir
    [one] hoy solo queda { $cards } carta por salir
   *[other] hoy solo quedan { $cards } cartas por salir
}, para { $spaces ->
    [one] { $spaces } espacio libre
   *[other] { $spaces } espacios libres
} entre todos los barcos

## Lots and bids

reason-price = la puja es de { $n ->
    [one] { $n } florín
   *[other] { $n } florines
} por { $spaces ->
    [one] una carta
   *[other] { $spaces } cartas
} de valor { $worth }; hoy { $cards ->
    [one] queda { $cards } por salir
   *[other] quedan { $cards } por salir
}, de { $mean } en promedio
reason-price-late = la puja es de { $n ->
    [one] { $n } florín
   *[other] { $n } florines
}, y el lote daría { $added }, si el día terminara ahora
reason-rival = para { $whom }, con espacio y { $purse ->
    [one] { $purse } florín
   *[other] { $purse } florines
}, el lote da { $sum }, si el día terminara ahora
reason-can-have = el lote aún puede ser para { $whom }, que tiene espacio y { $purse ->
    [one] { $purse } florín
   *[other] { $purse } florines
}
reason-saves = { $n ->
    [one] es { $n } florín
   *[other] son { $n } florines
} menos por el mismo lote
reason-last-word = nadie que falte por hablar puede pujar más de { $bid }, y { $n ->
    [one] es { $n } florín
   *[other] son { $n } florines
} menos
reason-too-large = el barco tiene { $spaces ->
    [one] { $spaces } espacio libre
   *[other] { $spaces } espacios libres
}: con otra carta el lote ya no cabe
reason-shut-out = con otra carta el lote es demasiado grande para { $whom }
reason-next = { $n } de las { $all } cartas sin ver { $n ->
    [one] mejora
   *[other] mejoran
} el lote más para quien lo presenta que para los demás

## Cards and dice

reason-reveal = { $n } de las { $all } cartas del mazo { $n ->
    [one] permite
   *[other] permiten
} tomar algo mejor que { $cards }
reason-leaves = lo que queda supone para { $whom } { $game ->
    [dice] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
   *[other] { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    }
} más en la próxima jugada, en vez de { $other }, si { $game ->
    [dice] la ronda
   *[other] el día
} terminara entonces
