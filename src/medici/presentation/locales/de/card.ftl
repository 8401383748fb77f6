### Der Tisch des Kartenspiels.

## Der Markt

card-market = Der Markt
card-day = Tag { $day } von 3
card-market-size =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
card-market-empty = Der Markt ist leer
card-older =
    { $n ->
        [one] { $n } ältere Karte außer Reichweite
       *[other] { $n } ältere Karten außer Reichweite
    }
card-reach = In Reichweite
card-place = { $card }, Nummer { $place } vom Ende
card-place-end = { $card }, am Ende der Reihe: kommt immer mit
card-place-full = { $card }, Nummer { $place } vom Ende: kein Platz dafür
card-end = Ende
card-face-down = Eine Karte wird aufgedeckt

## Der Stapel

card-deck-left =
    { $n ->
        [0] Der Stapel ist leer
        [one] { $n } Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
card-reveal = Aufdecken
card-reveals-left =
    { $n ->
        [0] keine mehr
       *[other] noch { $n }
    }
card-unseen = Im Stapel
card-unseen-kinds = { $good }: { $kinds }
card-unseen-kind = { $n } × { $card }
card-unseen-none = { $good }: keine mehr
card-short = { $value }
card-short-double = { $value } doppelt
card-short-green = { $value } grün

## Ein Zug

card-ask-first = Wer beginnt, wird ausgelost…
card-ask-counting = Der Tag ist vorbei: Jetzt wird gewertet.
card-ask-over = Die Partie ist vorbei.
card-ask-sent = Gesendet…
card-ask-draw = Du bist dran: Eine Karte wird aufgedeckt.
card-ask-reveal-or-take = Du bist dran: aufdecken oder nehmen.
card-ask-another-or-take = Du bist dran: noch eine Karte aufdecken oder nehmen.
card-ask-take = Du bist dran: Nimm Karte 1, allein oder mit 2, 3 oder beiden.
card-wait-draw = { $who } deckt eine Karte auf.
card-wait-turn = { $who } deckt auf oder nimmt.
card-last-turn = Alle anderen Schiffe sind voll: der letzte Zug des Tages.

card-take = { $cards } nehmen
card-take-nothing = Nehmen
card-take-worth = Wert { $from } → { $to }
card-take-more = Wert +{ $n }

## Schiffe und Lager

card-your-ship = Dein Schiff
card-ship-label =
    Das Schiff von { $who }: Wert { $worth }, { $free ->
        [0] voll
        [one] { $free } freier Laderaum
       *[other] { $free } freie Laderäume
    }, { $florins } Florin
card-worth = Wert
card-free =
    { $n ->
        [0] voll
       *[other] { $n } frei
    }
card-greens = Grüne Karten brauchen keinen Platz
card-florins = { $n } Florin
card-you = Du
card-others = Die anderen Schiffe

card-warehouses = Lager
# $first, $second (Zahlen): was die meisten und die zweitmeisten Symbole einer Ware bringen
card-prizes = die meisten: { $first }, dann { $second }
card-monopoly = ab { $icons }: { $pay } extra
card-good = Ware
card-cell =
    { $who }: { $icons } im Lager{ $aboard ->
        [0] { "" }
       *[other] , noch { $aboard } an Bord
    }
card-cell-leads = { card-cell }; die meisten
card-cell-monopoly = Monopol für { $pay }
