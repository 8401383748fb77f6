# What the adviser says: of moves, of lots and what they are worth, of the next card.
#
# Sentences come as those of story.ftl do. $you is "yes" where $who is the person who reads.
# $move and $other are messages advise-move-..., numbers with a decimal are reason-number (reasons.ftl).

## Moves, within a sentence

advise-move-pass = passare
advise-move-bid = offrire { $n }
advise-move-draw = girare un’altra carta
advise-move-auction = aprire l’asta
advise-move-reveal = girare una carta
advise-move-take = prendere { $cards }
advise-move-choose = segnare { $dice }

## The best move

advise-best = La migliore: { $move }. Vittorie nelle simulazioni: { $chance }%, { $lead } ± { $error } punti percentuali in più che { $other }.
advise-best-alone = La migliore: { $move }. Porta a { $score } punti, { $lead } ± { $error } in più che { $other }, e il più delle volte al titolo di { $title }.
advise-close = Quasi alla pari: { $move } oppure { $other }.
advise-only-move = Non c’è scelta: { $move }.

## Why it is the best, beside the next best; $cards and $dice are what one of the two has besides

advise-why-reveal = Prima un’altra carta: meglio che prendere subito { $cards }.
advise-why-at-once = Meglio prendere subito { $cards } che girare un’altra carta.
advise-why-take-more = Vale la pena prendere anche { $cards }.
advise-why-take-less = Meglio lasciare { $cards }.
advise-why-take-rather = Meglio così che prendere { $cards }.
advise-why-enter-more = Vale la pena segnare anche { $dice }.
advise-why-enter-less = Meglio lasciare { $dice }.
advise-why-enter-rather = Meglio così che segnare { $dice }.

## What a lot is worth

advise-worth =
    A un prezzo tra { $low } e { $n } fiorini, per { $you ->
        [yes] te
       *[other] { $who }
    } avere o non avere questo lotto è lo stesso.
advise-worth-exactly =
    Per { $you ->
        [yes] te
       *[other] { $who }
    }, avere questo lotto a { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    } o non averlo è lo stesso.
advise-worth-nothing =
    A { $you ->
        [yes] te
       *[other] { $who }
    } questo lotto non conviene nemmeno a 1 fiorino.
advise-worth-all =
    A { $you ->
        [yes] te
       *[other] { $who }
    } questo lotto conviene anche al prezzo di tutto il denaro: { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }.
advise-dearest =
    { $you ->
        [yes] Nessuno può pagarlo più di te.
       *[other] Nessuno può pagarlo più di { $who }.
    }
advise-only-room =
    { $you ->
        [yes] Solo la tua nave ha spazio per questo lotto.
       *[other] Solo la nave di { $who } ha spazio per questo lotto.
    }

## A further card

advise-further-dearer =
    Con un’altra carta il lotto varrebbe circa { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    } in più per { $you ->
        [yes] te
       *[other] { $who }
    }.
advise-further-cheaper =
    Con un’altra carta il lotto varrebbe circa { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    } in meno per { $you ->
        [yes] te
       *[other] { $who }
    }.
advise-further-same =
    Un’altra carta cambierebbe poco per { $you ->
        [yes] te
       *[other] { $who }
    }.
advise-further-no-room =
    Con un’altra carta il lotto sarebbe troppo grande per { $you ->
        [yes] la tua nave
       *[other] la nave di { $who }
    }.

## The next card; $goods are goods in a row

advise-next = La prossima carta più probabile: { $goods }, { $chance }%.
advise-next-each = Le prossime carte più probabili, { $chance }% ciascuna: { $goods }.

## Tables in the terminal

advise-head-move = mossa
advise-head-lead = vantaggio
advise-head-florins = fiorini
advise-head-points = punti
advise-head-title = titolo più probabile
advise-head-seat = posto
advise-head-price = prezzo giusto
advise-head-bounds = nel 95% dei casi
advise-between = da { $low } a { $high }
advise-head-most = offrire fino a
advise-head-by = per
advise-by-chance = probabilità di vittoria
advise-by-florins = fiorini
advise-head-good = prossima carta
advise-head-value = valore
advise-head-chance = probabilità
advise-head-with-it = valore del lotto per { $who }
advise-now = Così com’è
advise-lot = Il lotto
advise-futures = { $n ->
    [one] { $n } simulazione
   *[other] { $n } simulazioni
}; ± è l’errore standard.
