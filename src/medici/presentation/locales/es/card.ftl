### La mesa del juego de cartas.

## El mercado

card-market = El mercado
card-day = Día { $day } de 3
card-market-size =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
card-market-empty = El mercado está vacío
card-older =
    { $n ->
        [one] { $n } carta anterior, fuera de alcance
       *[other] { $n } cartas anteriores, fuera de alcance
    }
card-reach = A tu alcance
card-place = { $card }, número { $place } desde el final
card-place-end = { $card }, al final de la fila: siempre se toma
card-place-full = { $card }, número { $place } desde el final: no cabe
card-end = final
card-face-down = Se está revelando una carta

## El mazo

card-deck-left =
    { $n ->
        [0] El mazo está vacío
        [one] { $n } carta en el mazo
       *[other] { $n } cartas en el mazo
    }
card-reveal = Revelar
card-reveals-left =
    { $n ->
        [0] ninguna más
       *[other] { $n } más
    }
card-unseen = En el mazo
card-unseen-kinds = { $good }: { $kinds }
card-unseen-kind = { $n } × { $card }
card-unseen-none = { $good }: ninguna
card-short = { $value }
card-short-double = { $value } doble
card-short-green = { $value } verde

## Un turno

card-ask-first = Sorteando quién empieza…
card-ask-counting = El día terminó: hora de contar.
card-ask-over = La partida terminó.
card-ask-sent = Enviado…
card-ask-draw = Tu turno: se revela una carta.
card-ask-reveal-or-take = Tu turno: revela o toma cartas.
card-ask-another-or-take = Tu turno: revela otra o toma cartas.
card-ask-take = Tu turno: toma la carta 1 y, si quieres, la 2, la 3 o ambas.
card-wait-draw = { $who } revela una carta.
card-wait-turn = { $who } revela o toma cartas.
card-last-turn = Los demás barcos están llenos: último turno del día.

card-take = Tomar { $cards }
card-take-nothing = Tomar
card-take-worth = valor { $from } → { $to }
card-take-more = valor +{ $n }

## Barcos y almacenes

card-your-ship = Tu barco
card-ship-label =
    El barco de { $who }: valor { $worth }, { $free ->
        [0] lleno
        [one] { $free } espacio libre
       *[other] { $free } espacios libres
    }, { $florins ->
        [one] { $florins } florín
       *[other] { $florins } florines
    }
card-worth = Valor
card-free =
    { $n ->
        [0] lleno
        [one] { $n } libre
       *[other] { $n } libres
    }
card-greens = Las verdes no ocupan espacio
card-florins =
    { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    }
card-you = Tú
card-others = Los demás barcos

card-warehouses = Almacenes
# $first, $second (números): lo que pagan los más símbolos de una mercancía, y los segundos
card-prizes = 1.º: { $first }, 2.º: { $second }
card-monopoly = { $icons }+ paga { $pay }
card-good = Mercancía
card-cell =
    { $who }: { $icons } en el almacén{ $aboard ->
        [0] { "" }
       *[other] , { $aboard } más a bordo
    }
card-cell-leads = { card-cell }, más que nadie
card-cell-monopoly = monopolio que paga { $pay }
