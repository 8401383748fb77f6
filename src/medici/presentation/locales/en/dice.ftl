### The table of the dice game.

## What is asked

dice-ask-pick = Pick { $least } { $most ->
    [2] or
   *[other] to
} { $most } dice
dice-ask-roll = Your roll
dice-ask-exactly =
    { $n ->
        [one] Pick one die
       *[other] Pick { $n } dice
    }
dice-ask-enter = Enter one of the highlighted dice
dice-ask-fill =
    { $n ->
        [one] Fill your ship: exactly one die
       *[other] Fill your ship: exactly { $n } dice
    }
dice-await-first = Drawing who rolls first…
dice-await-rolling = { $name } rolls the dice
dice-await-choosing = { $name } picks dice
dice-await-entering = { $name } enters a die
dice-await-filling =
    { $n ->
        [one] { $name } fills the ship with one die
       *[other] { $name } fills the ship with { $n } dice
    }
dice-await-alone = { $name } picks dice
dice-counting = The round is over: now it is counted
dice-over = The game is over

## The tray

dice-tray = Dice tray
dice-throw = Roll the dice
dice-dice = The five dice
dice-round = Round { $round } of 3
dice-spot = Die { $place }: { $face }
dice-spot-entered = Die { $place }: { $face }, entered by { $names }
dice-spot-empty = Die { $place }: not rolled yet
dice-enter = Enter { $faces }
dice-enter-none = Enter dice
dice-entering = Entering…
dice-entered = { $name }: { $faces }
dice-ahead-none =
    { $n ->
        [one] Tap the die that you want
       *[other] Tap the dice that you want
    }
dice-ahead-ship = Ship { $from } → { $to }
dice-ahead-enemy = For the enemy: { $faces }
dice-ahead-enemy-none = Nothing for the enemy
dice-zero = 0 counts as two crosses
dice-zero-enemy = 0 counts as two circles

## Sheets

dice-sheet = Score sheet of { $name }
dice-others = The others’ score sheets
dice-you = you
dice-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
dice-points-unit =
    { $n ->
        [one] point
       *[other] points
    }
dice-worth = Ship worth { $n }
dice-enlarge = Show the score sheet of { $name } large
dice-rolls = rolls
dice-full = full
dice-roman =
    { $round ->
        [1] I
        [2] II
       *[3] III
    }
dice-past = Ship { dice-roman }: { $worth }
dice-ship-now = Ship { $round }: worth { $worth }, { $n } of { $spaces } spaces filled
dice-ship-past = Ship { $round }: was worth { $worth }
dice-ship-later = Ship { $round }: sails in a later round
dice-column =
    { $crosses ->
        [0] { $good }: no crosses; { $others }
        [one] { $good }: { $crosses } cross; { $others }
       *[other] { $good }: { $crosses } crosses; { $others }
    }
dice-column-pays = if it were scored now: +{ $pay }
dice-column-alone = { $good }: crosses { $crosses }, circles of the enemy { $circles }

## Titles of the solitaire game

dice-titles = Titles
dice-title-next =
    { $n ->
        [one] One point to { $title }
       *[other] { $n } points to { $title }
    }
dice-breakthrough = With { $n } circles in any column the enemy breaks through
# $n, $limit (numbers): circles; $goods: where they are
dice-breach-near = The enemy has { $n } circles in { $goods }: with { $limit } no column scores any more
dice-breaking = Stop: { $n } circles in { $goods }! No column would score any more
dice-broken = The enemy has broken through: no column scores any more
dice-title-top = There is no higher title
