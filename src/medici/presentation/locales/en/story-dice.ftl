# What happens in the dice game, told to everybody: see story.ftl.

story-first-roller = { $who } is drawn to roll first (D4).
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
story-crosses =
    { $n ->
        [one] { $n } cross
       *[other] { $n } crosses
    }
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
story-columns-decide = { $who } have equally many points: the fuller columns decide (D30).
story-title =
    { $who } ends with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } and earns the title { $title } (D66).

## The titles of a game alone (D66).

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
