# What happens in a game, told to everybody: the log of a table, replays, the terminal.
#
# A sentence comes from the server as a message of this file with its arguments (medici.story.line),
# and both Python (medici.words) and the browser say it. Numbers are passed as numbers, texts such as
# $clause as they are. What stands in braces on the wire is put into words first:
#   {seat}   the player's name
#   {seats}  the names, as a list
#   {good}   the message good-cloth, good-fur ... of shell.ftl
#   {cards}  each card by story-card, story-card-double (cloth0x2) or story-card-green (dye0g), as a
#            list; $good is the message of the ware, $ware its id for grammar, $n the value
#   {lines}  the messages, joined by "; "
# A list of one is the thing itself; the last two are joined by story-list-last, those before by
# story-list. Sentences that follow each other are joined by a space. What ends without a full stop is
# a heading, or a part of another sentence.

story-list = { $first }, { $next }
story-list-last = { $first } and { $last }
story-card = { $good } { $n }
# $ware is for languages in which "double" agrees with the good.
story-card-double = double { $good } { $n }
story-card-green = green { $good } { $n }

## Headings

story-day = Day { $n } of 3
story-round = Round { $n } of 3
story-scoring-day = Scoring of day { $n }
story-scoring-round = Scoring of round { $n }

## Who starts

story-start-drawn = { $who } is drawn to start ({ $clause }).
story-start-poorest = { $who } has the fewest florins and starts ({ $clause }).
story-start-drawn-poorest = { $who } is drawn to start among those with the fewest florins ({ $clause }).
story-first-roller = { $who } is drawn to roll first (D4).

## The board game

story-turns-up = { $who } turns up { $card }.
story-draws = { $who } draws another card.
story-lot-grows = It is { $card }: the lot is { $lot }.
story-opens = { $who } opens the auction.
story-passes = { $who } passes.
story-bids = { $who } bids { $bid }.
story-bids-and-wins = { $who } bids { $bid }, wins the lot and loads { $lot }.
story-wins-lot = { $who } wins the lot for { $price } and loads { $lot }.
story-nobody-bids = Nobody bids: the lot is out for the day (B24).
story-nobody-can-bid = Nobody can bid: the lot is out for the day (B22, B24).
story-full = { $who }'s ship is full.
story-last-ship-fills = Only { $who }'s ship has room: it is filled from the deck (B30).
story-fills = { $who }'s ship gets { $card } for free (B30).
story-ships-sail = The deck is empty: the ships sail (B31).
story-sails-with-room =
    The deck is empty: the ship sails with { $n ->
        [one] { $n } empty space
       *[other] { $n } empty spaces
    } (B30).

## The card game

story-reveals = { $who } reveals a card.
story-reveals-another = { $who } reveals another card.
story-it-is = It is { $card }.
story-takes = { $who } takes { $cards }.
story-last-turn = Only { $who }'s ship has room: one last turn (C20).

## The dice game

story-rolls = { $who } rolls { $dice }.
story-last-ship-takes =
    Only { $who }'s ship has room: it takes { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } (D15).
story-enters = { $who } enters { $dice }: { $what }.
story-crosses-in =
    { $n ->
        [one] { $n } cross
       *[other] { $n } crosses
    } in { $good }
story-ship-worth = ship worth { $n }
story-enemy = The enemy gets circles (D61): { $what }.
story-circles-in = { $n } in { $good }

## Standings

story-worth = worth { $n }
story-level = level { $n }
story-icons =
    { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    }
story-crosses =
    { $n ->
        [one] { $n } cross
       *[other] { $n } crosses
    }

## Scoring

story-for-ships = Ships ({ $clause }): { $what }.
story-for-ship = Ship ({ $clause }): { $what }.
story-for-good = For { $good } ({ $clause }): { $what }.
story-place = { story-nth } { $who }, { $standing }: { $pay }
story-place-each = { story-nth } { $who }, { $standing }: { $pay } each ({ $clause })
story-place-shared = { story-nth } { $who }, { $standing }, share { $pot }: { $pay } each ({ $clause })
story-place-rounded = { story-nth } { $who }, { $standing }, share { $pot }: { $pay } each, rounded down ({ $clause })
# Used by the four above. $place (number): 1 is the best, 6 the last.
story-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
story-nobody-has = nobody has any
story-bonus = bonus for { $who }, { $standing }: { $pay } ({ $clause })
story-monopoly = monopoly for { $who }, { $standing }: { $pay } ({ $clause })
story-now-florins = Florins now: { $what }.
story-now-points = Points now: { $what }.
story-total = { $who } { $n }

## Scoring of solitaire

story-lone-ship =
    { $extra ->
        [0] worth { $n }: { $pay }
        [10] worth { $n }, and { $extra } more from 30 on: { $pay }
       *[other] worth { $n }, below 20: { $pay }
    }
story-against =
    { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    } against { $circles ->
        [one] { $circles } circle
       *[other] { $circles } circles
    }: { $pay }
story-breakthrough =
    { $circles ->
        [one] { $circles } circle
       *[other] { $circles } circles
    }, a breakthrough of the enemy: nothing (D65)
story-broken = nothing, because of the enemy's breakthrough (D65)

## The end

story-wins-florins =
    { $who } wins with { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } ({ $clause }).
story-wins-points =
    { $who } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $clause }).
story-win-florins =
    { $who } win together with { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } ({ $clause }).
story-win-points =
    { $who } win together with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $clause }).
story-columns-decide = { $who } have equally many points: the fuller columns decide (D30).
story-title =
    { $who } ends with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } and earns the title { $title } (D66).
story-title-deck-scrubber = Deck Scrubber
story-title-dish-washer = Dish Washer
story-title-cook = Cook
story-title-cadet = Cadet
story-title-lookout = Lookout
story-title-seaman = Seaman
story-title-quartermaster = Quartermaster
story-title-engineer = Engineer
story-title-navigator = Navigator
story-title-officer = Officer
story-title-merchant = Merchant
story-title-captain = Captain
story-title-medici = Medici
