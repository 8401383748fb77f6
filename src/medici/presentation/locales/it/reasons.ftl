# Why a move is better than another one, by what one can see on the table: for reviews and hints.
#
# Facts come with arguments (medici.analysis.reasons) and stand within a sentence. They compare the better move with
# the other one, and speak of the ship and the florins of whoever decides; $whom is somebody else. $sum is
# reason-more or reason-less, a number with a decimal is reason-number.

reason-why = Perché: { $fact }.
reason-against = Lo dicono solo le simulazioni. Quello che si vede dice il contrario: { $fact }.
reason-none = Lo dicono solo le simulazioni: quello che si vede non basta a decidere.

reason-number = { $whole },{ $tenth }
reason-more = { $game ->
    [dice] { $n ->
        [one] { $n } punto in più
       *[other] { $n } punti in più
    }
   *[other] { $n ->
        [one] { $n } fiorino in più
       *[other] { $n } fiorini in più
    }
}
reason-less = { $game ->
    [dice] { $n ->
        [one] { $n } punto in meno
       *[other] { $n } punti in meno
    }
   *[other] { $n ->
        [one] { $n } fiorino in meno
       *[other] { $n } fiorini in meno
    }
}

## Standings, as they would be if the day ended now

reason-ship = la nave vale { $worth } ({ $place }ª), altrimenti { $other } ({ $behind }ª): { $sum }, se { $game ->
    [dice] il round
   *[other] il giorno
} finisse ora
reason-alone = la nave vale { $worth }, altrimenti { $other }: { $sum }, se il round finisse ora
reason-rank = { $game ->
    [board] { $good } al livello { $marks } invece di { $other }
    [card] { $marks ->
        [one] { $marks } simbolo
       *[other] { $marks } simboli
    } di { $good } invece di { $other }
   *[dice] { $marks ->
        [one] { $marks } crocetta
       *[other] { $marks } crocette
    } di { $good } invece di { $other }
}: { $sum } per la posizione, se { $game ->
    [dice] il round
   *[other] il giorno
} finisse ora
reason-enemy = contro i cerchi del nemico, la colonna { $good } rende { $sum }, se il round finisse ora
reason-bonus = { $game ->
    [board] { $good } al livello { $marks } invece di { $other }
    [card] { $marks ->
        [one] { $marks } simbolo
       *[other] { $marks } simboli
    } di { $good } invece di { $other }
   *[dice] { $marks ->
        [one] { $marks } crocetta
       *[other] { $marks } crocette
    } di { $good } invece di { $other }
}: { $sum } di bonus, { $game ->
    [dice] { $days ->
        [one] nell’ultimo round
       *[other] in ognuno dei { $days } round che restano
    }
   *[other] { $days ->
        [one] l’ultimo giorno
       *[other] in ognuno dei { $days } giorni che restano
    }
}
reason-broken = { $after ->
    [yes] il nemico sfonda in una colonna, e così nessuna colonna conta
   *[no] altrimenti il nemico sfonda in una colonna, e nessuna colonna conta
}

## Spaces and cards to come

reason-filled = occupa { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
} in più, e la nave vale { $worth } { $more ->
    [yes] in più
   *[no] in meno
}; { $game ->
    [dice] un dado vale in media { $mean }
   *[other] una carta ancora da girare vale in media { $mean }
}
reason-kept = lascia { $spaces ->
    [one] { $spaces } spazio libero
   *[other] { $spaces } spazi liberi
} in più, e la nave vale { $worth } { $more ->
    [yes] in più
   *[no] in meno
}; { $game ->
    [dice] un dado vale in media { $mean }
   *[other] una carta ancora da girare vale in media { $mean }
}
reason-same = a parità di spazi, la nave vale { $worth } { $more ->
    [yes] in più
   *[no] in meno
}
reason-marks = { $game ->
    [board] { $marks ->
        [one] { $marks } livello
       *[other] { $marks } livelli
    }
    [card] { $marks ->
        [one] { $marks } simbolo
       *[other] { $marks } simboli
    }
   *[dice] { $marks ->
        [one] { $marks } crocetta
       *[other] { $marks } crocette
    }
} in tutto invece di { $other }
reason-marks-room = { $game ->
    [board] { $marks ->
        [one] { $marks } livello
       *[other] { $marks } livelli
    }
    [card] { $marks ->
        [one] { $marks } simbolo
       *[other] { $marks } simboli
    }
   *[dice] { $marks ->
        [one] { $marks } crocetta
       *[other] { $marks } crocette
    }
} in tutto e { $room ->
    [one] { $room } spazio libero
   *[other] { $room } spazi liberi
}, invece di { $other } e { $before }
reason-scarce = { $cards ->
    [0] oggi non arrivano più carte
    [one] oggi arriva solo un’altra carta
   *[other] oggi arrivano solo altre { $cards } carte
}, e tra tutte le navi { $spaces ->
    [one] c’è { $spaces } spazio libero
   *[other] ci sono { $spaces } spazi liberi
}

## Lots and bids

reason-price = l’offerta è di { $n ->
    [one] { $n } fiorino
   *[other] { $n } fiorini
} per { $spaces ->
    [one] una carta che vale
   *[other] { $spaces } carte che valgono
} { $worth }; oggi { $cards ->
    [one] ne arriva ancora { $cards }, che vale
   *[other] ne arrivano ancora { $cards }, che valgono
} in media { $mean }
reason-price-late = l’offerta è di { $n ->
    [one] { $n } fiorino
   *[other] { $n } fiorini
}, e il lotto renderebbe { $added }, se il giorno finisse ora
reason-rival = per { $whom }, con spazio e { $purse ->
    [one] { $purse } fiorino
   *[other] { $purse } fiorini
}, il lotto rende { $sum }, se il giorno finisse ora
reason-can-have = il lotto può ancora andare a { $whom }, con spazio e { $purse ->
    [one] { $purse } fiorino
   *[other] { $purse } fiorini
}
reason-saves = { $n ->
    [one] è { $n } fiorino
   *[other] sono { $n } fiorini
} in meno per lo stesso lotto
reason-last-word = chi deve ancora parlare non può offrire più di { $bid }, e { $n ->
    [one] è { $n } fiorino
   *[other] sono { $n } fiorini
} in meno
reason-too-large = la nave ha { $spaces ->
    [one] { $spaces } spazio libero
   *[other] { $spaces } spazi liberi
}: con un’altra carta il lotto non ci sta più
reason-shut-out = con un’altra carta il lotto diventa troppo grande per { $whom }
reason-next = { $n ->
    [one] con { $n } carta
   *[other] con { $n } carte
} su { $all } non ancora viste, il lotto migliora più per questa nave che per le altre

## Cards and dice

reason-reveal = { $n ->
    [one] con { $n } carta
   *[other] con { $n } carte
} su { $all } del mazzo c’è da prendere di meglio che { $cards }
reason-leaves = con quello che resta, la prossima mossa può dare a { $whom } { $n } { $game ->
    [dice] { $n ->
        [one] punto
       *[other] punti
    }
   *[other] { $n ->
        [one] fiorino
       *[other] fiorini
    }
} in più, altrimenti { $other }, se { $game ->
    [dice] il round
   *[other] il giorno
} finisse lì
