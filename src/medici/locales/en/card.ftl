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

card-deck = The deck
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

card-turn-yours = Your turn
card-turn-of = { $who } is on turn
card-ask-first = Chance draws who begins.
card-ask-over = The game is over.
card-ask-drawing = A card is turned up.
card-ask-reveal-or-take = Reveal a card or take.
card-ask-another-or-take = Reveal another card or take.
card-ask-reveal = Reveal a card.
card-ask-take = Take the end card, and cards 2 and 3 if you like.
card-ask-wait = Reveals or takes.
card-ask-sent = On its way…
card-last-turn = All other ships are full: this is the last turn of the day.

card-take = Take { $cards }
card-take-nothing = Take
card-take-worth = worth { $from } → { $to }
card-take-gain = +{ $n } { $good }
card-take-more = worth +{ $n }
card-take-space =
    { $n ->
        [0] ship full
        [one] { $n } space left
       *[other] { $n } spaces left
    }

## Ships and warehouses

card-your-ship = Your ship
card-ship-of = { $who }
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
card-greens = Green cards: no space needed
card-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
card-you = you
card-others = The other ships

card-warehouses = Warehouses
card-warehouses-hint = Icons ashore, and +aboard
card-monopoly = { $icons }+ pays { $pay }
card-good = Good
card-cell =
    { $who }: { $icons } in the warehouse{ $aboard ->
        [0] { "" }
       *[other] , { $aboard } more aboard
    }
card-cell-leads = { card-cell }, most
card-cell-monopoly = monopoly for { $pay }
