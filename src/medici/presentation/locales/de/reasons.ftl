# Why a move is better than another one, by what one can see on the table: for reviews and hints.
#
# Facts come with arguments (medici.analysis.reasons) and stand within a sentence. They compare the better move with
# the other one, and speak of the ship and the florins of whoever decides; $whom is somebody else. $sum is
# reason-more or reason-less, a number with a decimal is reason-number.
# German: facts follow a colon and begin with a capital; $whom is always an accusative.

reason-why = Der Grund: { $fact }.
reason-against = Das zeigt nur das Durchspielen. Was man sieht, spricht dagegen: { $fact }.
reason-none = Das zeigt nur das Durchspielen: Was man sieht, entscheidet es nicht.

reason-number = { $whole },{ $tenth }
reason-more = { $game ->
    [dice] { $n ->
        [one] { $n } Punkt mehr
       *[other] { $n } Punkte mehr
    }
   *[other] { $n } Florin mehr
}
reason-less = { $game ->
    [dice] { $n ->
        [one] { $n } Punkt weniger
       *[other] { $n } Punkte weniger
    }
   *[other] { $n } Florin weniger
}

## Standings, as they would be if the day ended now

reason-ship = Das Schiff ist dann { $worth } wert und auf Rang { $place }, sonst { $other } und auf Rang { $behind }: { $sum }, wenn { $game ->
    [dice] die Runde
   *[other] der Tag
} jetzt vorbei wäre
reason-alone = Das Schiff ist dann { $worth } wert, sonst { $other }: { $sum }, wenn die Runde jetzt vorbei wäre
reason-rank = { $game ->
    [board] Stufe { $marks } bei { $good } statt Stufe { $other }
    [card] { $marks ->
        [one] { $marks } Symbol
       *[other] { $marks } Symbole
    } bei { $good } statt { $other }
   *[dice] { $marks ->
        [one] { $marks } Kreuz
       *[other] { $marks } Kreuze
    } bei { $good } statt { $other }
}: { $sum } für den Rang, wenn { $game ->
    [dice] die Runde
   *[other] der Tag
} jetzt vorbei wäre
reason-enemy = Gegen die Kreise des Feindes gibt es bei { $good } { $sum }, wenn die Runde jetzt vorbei wäre
reason-bonus = { $game ->
    [board] Stufe { $marks } bei { $good } statt Stufe { $other }
    [card] { $marks ->
        [one] { $marks } Symbol
       *[other] { $marks } Symbole
    } bei { $good } statt { $other }
   *[dice] { $marks ->
        [one] { $marks } Kreuz
       *[other] { $marks } Kreuze
    } bei { $good } statt { $other }
}: { $game ->
    [card] durch das Monopol
   *[other] durch den Bonus
} { $sum }, { $game ->
    [dice] { $days ->
        [one] in der letzten Runde
       *[other] in jeder der { $days } übrigen Runden
    }
   *[other] { $days ->
        [one] am letzten Tag
       *[other] an jedem der { $days } übrigen Tage
    }
}
reason-broken = { $after ->
    [yes] Der Feind bricht in einer Spalte durch, sodass keine Spalte zählt
   *[no] Sonst bricht der Feind in einer Spalte durch, und keine Spalte zählt
}

## Spaces and cards to come

reason-filled = Das füllt { $spaces ->
    [one] { $spaces } Laderaum
   *[other] { $spaces } Laderäume
} mehr, und das Schiff ist { $worth } { $more ->
    [yes] mehr
   *[no] weniger
} wert; { $game ->
    [dice] ein Würfel bringt im Schnitt { $mean }
   *[other] eine weitere Karte bringt im Schnitt { $mean }
}
reason-kept = Das hält { $spaces ->
    [one] { $spaces } Laderaum
   *[other] { $spaces } Laderäume
} mehr frei, und das Schiff ist { $worth } { $more ->
    [yes] mehr
   *[no] weniger
} wert; { $game ->
    [dice] ein Würfel bringt im Schnitt { $mean }
   *[other] eine weitere Karte bringt im Schnitt { $mean }
}
reason-same = Bei gleich vielen Laderäumen ist das Schiff { $worth } { $more ->
    [yes] mehr
   *[no] weniger
} wert
reason-marks = Insgesamt { $game ->
    [board] { $marks ->
        [one] { $marks } Stufe
       *[other] { $marks } Stufen
    }
    [card] { $marks ->
        [one] { $marks } Symbol
       *[other] { $marks } Symbole
    }
   *[dice] { $marks ->
        [one] { $marks } Kreuz
       *[other] { $marks } Kreuze
    }
} statt { $other }
reason-marks-room = Insgesamt { $game ->
    [board] { $marks ->
        [one] { $marks } Stufe
       *[other] { $marks } Stufen
    }
    [card] { $marks ->
        [one] { $marks } Symbol
       *[other] { $marks } Symbole
    }
   *[dice] { $marks ->
        [one] { $marks } Kreuz
       *[other] { $marks } Kreuze
    }
} und { $room ->
    [one] { $room } freier Laderaum
   *[other] { $room } freie Laderäume
} statt { $other } und { $before }
reason-scarce = { $cards ->
    [0] Heute kommt keine Karte mehr
    [one] Heute kommt nur noch { $cards } Karte
   *[other] Heute kommen nur noch { $cards } Karten
}, für { $spaces ->
    [one] { $spaces } freien Laderaum
   *[other] { $spaces } freie Laderäume
} auf allen Schiffen

## Lots and bids

reason-price = Das Gebot beträgt { $n } Florin für { $spaces ->
    [one] eine Karte
   *[other] { $spaces } Karten
} im Wert von { $worth }; heute { $cards ->
    [one] kommt noch { $cards } Karte, im Schnitt { $mean } wert
   *[other] kommen noch { $cards } Karten, im Schnitt { $mean } wert
}
reason-price-late = Das Gebot beträgt { $n } Florin, und das Paket brächte { $added }, wenn der Tag jetzt vorbei wäre
reason-rival = Für { $whom } (mit Platz und { $purse } Florin) bringt das Paket { $sum }, wenn der Tag jetzt vorbei wäre
reason-can-have = Das Paket kann noch an { $whom } gehen: Platz und { $purse } Florin sind da
reason-saves = Das niedrigere Gebot spart { $n } Florin für dasselbe Paket
reason-last-word = Wer noch bieten darf, kann { $bid } nicht überbieten, und das spart { $n } Florin
reason-too-large = Das Schiff hat { $spaces ->
    [one] { $spaces } freien Laderaum
   *[other] { $spaces } freie Laderäume
}: Mit noch einer Karte ist das Paket zu groß dafür
reason-shut-out = Mit noch einer Karte ist das Paket zu groß für { $whom }
reason-next = Bei { $n } von { $all } noch nicht gesehenen Karten wird das Paket hier besser als für die anderen

## Cards and dice

reason-reveal = Bei { $n } von { $all } Karten im Stapel gibt es danach mehr zu nehmen als { $cards }
reason-leaves = Was übrig bleibt, bringt für { $whom } mit dem nächsten Zug bis zu { $n } { $game ->
    [dice] { $n ->
        [one] Punkt
       *[other] Punkte
    }
   *[other] Florin
} mehr, sonst { $other }, wenn { $game ->
    [dice] die Runde
   *[other] der Tag
} dann vorbei wäre
