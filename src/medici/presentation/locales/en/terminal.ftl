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
terminal-green = green
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
terminal-load-fails = { $file } cannot be loaded: { $reason }.
terminal-kept = The current game is saved as { $file }
terminal-loaded = Loaded { $file }
terminal-unsaved = The game cannot be saved: { $reason }. This is its record:
terminal-why-missing = no such file or folder
terminal-why-folder = that is a folder
terminal-why-denied = not allowed there
terminal-why-full = no room left
# Where these three stand, English has the reason itself.
terminal-why-record = not a valid record of a game
terminal-why-system = the system refuses it
terminal-why-fault = a fault in the program
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

## The app: what can be done

terminal-do-bid = Bid { $n }
terminal-do-pass = Pass
terminal-do-draw = Draw a card
terminal-do-auction = Open the auction
terminal-do-reveal = Reveal a card
terminal-do-take = Take { $cards }
terminal-do-take-none = Take…
terminal-do-choose = Enter { $cards }
terminal-do-choose-none = Enter dice…
terminal-do-again = New game
terminal-do-menu = Menu
terminal-do-leave = Leave
terminal-do-start = Start the game
terminal-do-return = Take the seat back
terminal-do-next = Next
terminal-do-all = All at once
terminal-do-on = Go on
terminal-do-back = Back
terminal-key-enter = Enter
terminal-keys-undo = undo
terminal-keys-hint = hint
terminal-keys-talk = talk
terminal-keys-log = log
terminal-keys-help = help
terminal-keys-light = colours
terminal-keys-menu = menu
terminal-keys-leave = leave

## The app: what is going on

terminal-turn = Your turn: { $what }
terminal-turn-of = { $who }, your turn: { $what }
terminal-thinks = { $who } is thinking
terminal-thinks-bot = { $who } ({ $bot }) is thinking
terminal-turning = A card is turned up
terminal-rolling = The dice are rolled
terminal-starting = It is drawn who starts
terminal-hurry = Space: do not wait
terminal-watching = You are watching.
terminal-log = Log
terminal-talk = Say to everybody at the table
terminal-log-empty = Nothing has happened yet.
terminal-chosen = { $who } took { $dice }
terminal-would = With it: worth { $worth }, { story-nth }
terminal-would-pay = With it: worth { $worth }, { story-nth } (+{ $pay })
terminal-last-sale = Last lot: { $who } for { $price }
terminal-last-none = Last lot: nobody

## The app: notes

terminal-expected-bid = Expected a bid from { $least } to { $most }; got { $n }.
terminal-expected-pick = Expected { $moves }. Choose by number or with the mouse.
terminal-expected-verb = Expected one of these: { $moves }.
terminal-not-now = It is not your turn. Nothing has changed.
terminal-hint-thinking = Looking at possible futures for the best move…
terminal-hint-compiling = Compiling the rules for this machine, once (up to a minute or two)…
terminal-hint-none = A hint is given when you play alone against bots, and it is your turn.
terminal-hint = Hint: { $move }. It wins in { $chance }% of the futures tried. { $why }
terminal-hint-points = Hint: { $move }. It leads to about { $points } points. { $why }
terminal-hint-fails = No hint: { $reason }. The game goes on.
terminal-undo-live = Asked to take your last move back.
terminal-autosave-fails = The game cannot be saved: { $reason }. It goes on; make room, and leave with q.
terminal-small = Too small
terminal-small-why = This table needs { $columns } columns and { $lines } lines; this terminal has { $width } and { $height }. Make it larger, or leave with q and play with medici play --plain. Nothing is lost.

## The app: scoring

terminal-score-before = before
terminal-score-ship = ship
terminal-score-now = now
terminal-score-step = { $n } of { $all }

## The app: menu

terminal-menu-about = Three days in Florence: bid, fill your ship, outdo the other merchants.
terminal-menu-game = Game
terminal-menu-players = Players
terminal-menu-bots = Bots
terminal-menu-language = Language
terminal-menu-name = Your name
terminal-menu-mixed = One of each
terminal-menu-alone = { $n } (alone)
terminal-menu-keys = ↑ ↓ choose a line   ← → change it   Enter press   ? help
terminal-menu-play = Play
terminal-menu-resume = Resume: { $title }
terminal-menu-join = Join a table by its address
terminal-join-address = Address
terminal-join-go = Join
terminal-join-bad = Expected the address of a table, such as https://medici.example/tables/abc123; got { $got }.
terminal-join-busy = Joining { $address }…
# A day and a time of day, in figures.
terminal-date = { $year }-{ $month }-{ $day } { $hour }:{ $minute }
terminal-lobby = Table { $table }
terminal-lobby-seat = { $n }. { $who }
terminal-lobby-free = free
terminal-lobby-wait = Waiting for players: { $taken } of { $seats } seats are taken.
terminal-lobby-host = Waiting for { $who } to start the game.
terminal-lobby-ready = All seats are taken: start the game with s.
terminal-lobby-cancelled = This table was given up.
terminal-lobby-taken-over = A bot plays for you. Take your seat back with b.
terminal-live-continue = Come back with: { $command }

## The app: help

terminal-app-help =
    Moves
    {"  "}board  type a bid or change it with + and -, Enter bids; p pass
    {"  "}       d draw another card; a open the auction
    {"  "}card   1 2 3 choose cards of the market, Enter takes them; r reveal
    {"  "}dice   1 to 5 choose dice, Enter enters them
    {"  "}mouse  click on cards, dice and buttons

    Keys
    {"  "}u  take back your last move, unless chance or others have acted since
    {"  "}h  a hint: the best move and its chance, when you play alone against bots
    {"  "}t  say something to everybody at a live table
    {"  "}l  the whole log
    {"  "}c  light or dark colours
    {"  "}m  the menu; the game is saved
    {"  "}q  save the game and leave (so does Ctrl-C)
    {"  "}Space  do not wait for the bots’ pauses

    Signs
    {"  "}> whose turn it is; +2 what is aboard and will be added
    {"  "}{ $signs }

## Commands: what they compile, and whether chance was fair

terminal-compiling = Compiling for this machine, once: { $games }, { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    } in { $workers ->
        [one] { $workers } process
       *[other] { $workers } processes
    }, { $minutes ->
        [1] less than a minute
       *[other] about { $minutes } minutes
    }. Later commands find it; medici warm compiles everything beforehand.
terminal-compiling-game = { $game ->
        [card] card
        [dice] dice
       *[board] board
    }
terminal-compiling-any = Compiling what this needs for this machine: a minute or more.
terminal-compiling-bar = Compiling
terminal-compiled = Compiled in { $n } s.
terminal-compiling-stopped = Interrupted; what is compiled is kept.
terminal-fair = { $file }: { $over ->
        [no] fair so far, the game is not over
       *[yes] fair
    }: every choice of nature is the key's ({ $n } checked); commitment { $commitment }
terminal-unfair = { $file }: not shown to be fair: { $reason }
# The reasons: English has those of the program instead.
terminal-unfair-record = cannot be read as the record of a game
terminal-unfair-unrevealed = the secret is not revealed yet
terminal-unfair-proof = there is no whole proof
terminal-unfair-commitment = the secret is not the one that was promised
terminal-unfair-move = move { $move } was not decided by secret and seeds
terminal-unfair-unlisted = its promise is not in the list
terminal-list-unread = the list of promises cannot be read
terminal-list-fails = the list of promises does not hold: { $reason }
terminal-list-changed = it was changed afterwards, or is not whole
terminal-list-holds = the list of promises holds: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $promises ->
        [one] { $promises } promise
       *[other] { $promises } promises
    } ({ $late } entered late), { $promises ->
        [0] none
       *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } revealed ({ $finished } finished, { $cancelled } cancelled), { $open } open, { $overdue } of them for more than { $days ->
        [one] { $days } day
       *[other] { $days } days
    }; head { $head }
terminal-overdue = overdue since { $day }: entry { $n }, commitment { $commitment }
terminal-overdue-more = and { $n } more (--json lists them all)
