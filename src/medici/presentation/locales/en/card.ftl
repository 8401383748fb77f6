### The table of the card game.

## The market

card-market = The market
card-day = Day { $day } of 3
card-market-size =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
card-market-empty = The market is empty
card-older =
    { $n ->
        [one] { $n } older card out of reach
       *[other] { $n } older cards out of reach
    }
card-reach = Within reach
card-place = { $card }, number { $place } from the end
card-place-end = { $card }, the end of the row: always taken
card-place-full = { $card }, number { $place } from the end: no room for it
card-end = end
card-face-down = A card is being turned up

## The deck

card-deck-left =
    { $n ->
        [0] The deck is empty
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
card-reveal = Reveal
card-reveals-left =
    { $n ->
        [0] no more now
       *[other] { $n } more
    }
card-unseen = In the deck
card-unseen-kinds = { $good }: { $kinds }
card-unseen-kind = { $n } × { $card }
card-unseen-none = { $good }: none left
card-short = { $value }
card-short-double = { $value } double
card-short-green = { $value } green

## A turn

card-ask-first = Drawing who begins…
card-ask-counting = The day is over: now it is counted.
card-ask-over = The game is over.
card-ask-sent = On its way…
card-ask-draw = Your turn: a card is turned up.
card-ask-reveal-or-take = Your turn: reveal a card or take.
card-ask-another-or-take = Your turn: reveal another card or take.
card-ask-take = Your turn: take card 1, alone or with 2 and 3.
card-wait-draw = { $who } turns up a card.
card-wait-turn = { $who } reveals or takes.
card-last-turn = All other ships are full: the last turn of the day.

card-take = Take { $cards }
card-take-nothing = Take
card-take-worth = worth { $from } → { $to }
card-take-more = worth +{ $n }

## Ships and warehouses

card-your-ship = Your ship
card-ship-label =
    The ship of { $who }: worth { $worth }, { $free ->
        [0] full
        [one] { $free } free space
       *[other] { $free } free spaces
    }, { $florins } florins
card-worth = Worth
card-free =
    { $n ->
        [0] full
        [one] { $n } free
       *[other] { $n } free
    }
card-greens = Green cards need no space
card-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
card-you = You
card-others = The other ships

card-warehouses = Warehouses
# $first, $second (numbers): what most and second most icons of a good pay
card-prizes = most { $first }, second { $second }
card-monopoly = { $icons }+ pays { $pay }
card-good = Good
card-cell =
    { $who }: { $icons } in the warehouse{ $aboard ->
        [0] { "" }
       *[other] , { $aboard } more aboard
    }
card-cell-leads = { card-cell }, most
card-cell-monopoly = monopoly for { $pay }
