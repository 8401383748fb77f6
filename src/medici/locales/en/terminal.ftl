### The table in a terminal: what the painters write, the prompt, and the app.

## What the painters write

terminal-title = { shell-game }, { $span ->
        [round] round
       *[day] day
    } { $day } of 3
terminal-deck =
    deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
terminal-rolls = { $who } rolls
terminal-you = (you)
terminal-head-player = player
terminal-head-florins = florins
terminal-head-points = points
terminal-head-worth = worth
terminal-head-free = free
terminal-head-ship = ship
terminal-head-green = green cards
terminal-head-levels = level +aboard
terminal-head-icons = icons +aboard
terminal-head-column = column
terminal-crosses = crosses
terminal-enemy = enemy
terminal-empty = empty
terminal-and = { $first }, { $next }
terminal-bonus-day = bonus each day: { $what }
terminal-bonus-level = { $pay } on level { $level }
terminal-monopoly = monopoly each day: { $pay } from { $icons } icons
terminal-monopoly-more = { $pay } from { $icons }
terminal-bonus-round = bonus each round: { $pay } from { $crosses } crosses, { $more } for { $all }
terminal-breakthrough = { $n } circles: no column scores
terminal-lot = Lot:
terminal-lot-none = none yet
terminal-lot-about =
    (worth { $worth }, { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    })
terminal-presents = { $who } presents
terminal-bids = Bids:
terminal-bid = { $who } { $bid }
terminal-passed = { $who } pass
terminal-bids-none = none yet
terminal-leads = { $who } leads with { $bid }
terminal-market = Market:
terminal-market-empty = empty
terminal-beyond = Out of reach:
terminal-dice = Dice:
terminal-dice-soon = The dice are about to be rolled.
terminal-die-left = left
terminal-die-gone = gone

## What is asked

terminal-asked = { $who }: { $what }
terminal-over = The game is over.
terminal-chance = Waiting for chance.
terminal-ask-bid = bid for the lot, or pass?
terminal-ask-bid-over = bid more than { $high } for the lot, or pass?
terminal-ask-draw = draw another card, or auction the lot?
terminal-ask-take = take which cards from the end of the market?
terminal-ask-reveal = take from the end of the market, or reveal (up to { $n } more)?
terminal-ask-enter = which of the dice left is entered?
terminal-ask-fill =
    the ship must be filled now (D15): choose { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }.
terminal-ask-choose =
    choose { $free ->
        [1] 1
        [2] 1 or 2
       *[other] 1 to 3
    } of the dice.

## Moves as they are typed

terminal-verb-bid = bid
terminal-verb-pass = pass
terminal-verb-draw = draw
terminal-verb-auction = auction
terminal-verb-reveal = reveal
terminal-verb-take = take
terminal-verb-choose = choose
terminal-many = choose any { $count } of { $dice }
terminal-span = { $least } to { $most }

## Commands as they are typed

terminal-word-undo = undo
terminal-word-save = save
terminal-word-load = load
terminal-word-log = log
terminal-word-table = table
terminal-word-help = help
terminal-word-quit = quit

## The prompt

terminal-legal = Legal: { $moves } (or help)
terminal-illegal = "{ $move }" is not legal now. Legal: { $moves }; or help.
terminal-unknown = "{ $line }" is not understood. Legal: { $moves }; or help.
terminal-bot-fails = A bot does not play on: { $reason }.
terminal-no-undo-nothing = This cannot be taken back: { $who } has not decided anything yet.
terminal-no-undo-chance = This cannot be taken back: chance has acted since ({ $move }).
terminal-no-undo-player = This cannot be taken back: { $who } has acted since ({ $move }).
terminal-no-undo-over = This cannot be taken back: the game is over.
terminal-undone = { $who } takes back: { $move }.
terminal-not-saved = Not saved: { $reason }. The game goes on.
terminal-saved = Saved as { $file }
terminal-load-which = Load which file? Type load FILE.
terminal-not-loaded = Could not load { $file }: { $reason }. The current game continues.
terminal-kept = The current game is saved as { $file }
terminal-loaded = Loaded { $file }
terminal-unsaved = The game cannot be saved: { $reason }. This is its record:
terminal-record = The record of this game: { $file }
terminal-continue = Continue with: { $command }
terminal-help =
    Moves: type one as shown, or its short form:
    {"  "}board  7 = bid 7, p = pass, d = draw, a = auction
    {"  "}card   r = reveal, 1 3 = take 1 3 (cards counted from the end of the market)
    {"  "}dice   1 3 = choose 1 3 (dice by their numbers)
    Commands:
    {"  "}table      draw the table again
    {"  "}log        tell the story of the game so far
    {"  "}undo       take back your last move, unless chance or others have acted since
    {"  "}save FILE  write the game to a file (without FILE: to your saved games)
    {"  "}load FILE  continue the game in a file instead of this one
    {"  "}help       this list
    {"  "}quit       save the game and leave (so do Ctrl-D and Ctrl-C)
