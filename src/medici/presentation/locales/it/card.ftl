### The table of the card game.

## The market

card-market = Il mercato
card-day = Giorno { $day } di 3
card-market-size =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
card-market-empty = Il mercato è vuoto
card-older =
    { $n ->
        [one] { $n } carta più vecchia, fuori portata
       *[other] { $n } carte più vecchie, fuori portata
    }
card-reach = A portata
card-place = { $card }, numero { $place } dal fondo
card-place-end = { $card }, in fondo alla fila: si prende sempre
card-place-full = { $card }, numero { $place } dal fondo: non c’è spazio
card-end = fondo
card-face-down = Si sta girando una carta

## The deck

card-deck-left =
    { $n ->
        [0] Il mazzo è finito
        [one] { $n } carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
card-reveal = Gira
card-reveals-left =
    { $n ->
        [0] non più
       *[other] ancora { $n }
    }
card-unseen = Nel mazzo
card-unseen-kinds = { $good }: { $kinds }
card-unseen-kind = { $n } × { $card }
card-unseen-none = { $good }: finite
card-short = { $value }
card-short-double = { $value } doppia
card-short-green = { $value } verde

## A turn

card-ask-first = Si sorteggia chi comincia…
card-ask-counting = Il giorno è finito: si conta.
card-ask-over = La partita è finita.
card-ask-sent = Inviato…
card-ask-draw = Tocca a te: si gira una carta.
card-ask-reveal-or-take = Tocca a te: gira una carta o prendi.
card-ask-another-or-take = Tocca a te: gira un’altra carta o prendi.
card-ask-take = Tocca a te: prendi la carta 1, e se vuoi la 2 e la 3.
card-wait-draw = { $who } gira una carta.
card-wait-turn = { $who } gira o prende.
card-last-turn = C’è spazio su una sola nave: ultimo turno del giorno.

card-take = Prendi { $cards }
card-take-nothing = Prendi
card-take-worth = valore { $from } → { $to }
card-take-more = valore +{ $n }

## Ships and warehouses

card-your-ship = La tua nave
card-ship-label =
    La nave di { $who }: valore { $worth }, { $free ->
        [0] piena
        [one] { $free } spazio libero
       *[other] { $free } spazi liberi
    }, { $florins ->
        [one] { $florins } fiorino
       *[other] { $florins } fiorini
    }
card-worth = Valore
card-free =
    { $n ->
        [0] piena
        [one] { $n } libero
       *[other] { $n } liberi
    }
card-greens = Le carte verdi non occupano spazio
card-florins =
    { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }
card-you = Tu
card-others = Le altre navi

card-warehouses = Magazzini
# $first, $second (numbers): what most and second most icons of a good pay
card-prizes = primo { $first }, secondo { $second }
card-monopoly = { $icons }+ dà { $pay }
card-good = Merce
card-cell =
    { $who }: { $icons } in magazzino{ $aboard ->
        [0] { "" }
       *[other] , più { $aboard } a bordo
    }
card-cell-leads = { card-cell }, in testa
card-cell-monopoly = monopolio da { $pay }
