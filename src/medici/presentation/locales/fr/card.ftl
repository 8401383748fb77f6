### The table of the card game.

## The market

card-market = Le marché
card-day = Jour { $day } sur 3
card-market-size =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
card-market-empty = Le marché est vide
card-older =
    { $n ->
        [one] { $n } carte plus ancienne, hors de portée
       *[other] { $n } cartes plus anciennes, hors de portée
    }
card-reach = À portée
card-place = { $card }, numéro { $place } depuis le bout
card-place-end = { $card }, au bout : toujours prise
card-place-full = { $card }, numéro { $place } depuis le bout : pas de place
card-end = bout
card-face-down = On révèle une carte

## The deck

card-deck-left =
    { $n ->
        [0] La pioche est vide
        [one] { $n } carte en pioche
       *[other] { $n } cartes en pioche
    }
card-reveal = Révéler
card-reveals-left =
    { $n ->
        [0] plus aucune
       *[other] encore { $n }
    }
card-unseen = Dans la pioche
card-unseen-kinds = { $good } : { $kinds }
card-unseen-kind = { $n } × { $card }
card-unseen-none = { $good } : plus rien
card-short = { $value }
card-short-double = { $value } double
card-short-green = { $value } verte

## A turn

card-ask-first = Tirage au sort…
card-ask-counting = La journée est finie : on compte.
card-ask-over = La partie est finie.
card-ask-sent = Envoyé…
card-ask-draw = À toi : on révèle une carte.
card-ask-reveal-or-take = À toi : révéler une carte, ou prendre.
card-ask-another-or-take = À toi : révéler une autre carte, ou prendre.
card-ask-take = À toi : prends la carte 1, et si tu veux la 2, la 3 ou les deux.
card-wait-draw = { $who } révèle une carte.
card-wait-turn = { $who } révèle ou prend.
card-last-turn = Tous les autres bateaux sont pleins : dernier tour de la journée.

card-take = Prendre { $cards }
card-take-nothing = Prendre
card-take-worth = valeur { $from } → { $to }
card-take-more = valeur +{ $n }

## Ships and warehouses

card-your-ship = Ton bateau
card-ship-label =
    Bateau de valeur { $worth } chez { $who } : { $free ->
        [0] plein
        [one] { $free } case libre
       *[other] { $free } cases libres
    }, { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
card-worth = Valeur
card-free =
    { $n ->
        [0] plein
        [one] { $n } libre
       *[other] { $n } libres
    }
card-greens = Les vertes ne prennent pas de case
card-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
card-you = Toi
card-others = Les autres bateaux

card-warehouses = Entrepôts
# $first, $second (numbers): what most and second most icons of a good pay
card-prizes = 1er : { $first }, 2e : { $second }
card-monopoly = dès { $icons } : +{ $pay }
card-good = Marchandise
card-cell =
    { $who } : { $icons } à l’entrepôt{ $aboard ->
        [0] { "" }
       *[other] , { $aboard } de plus à bord
    }
card-cell-leads = { card-cell }, en tête
card-cell-monopoly = monopole : { $pay }
