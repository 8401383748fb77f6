# What happens in a game, told to everybody: the log of a table, replays, the terminal.
#
# A sentence comes from the server as a message of this file with its arguments (medici.presentation.story.line),
# and both Python (medici.presentation.words) and the browser say it. Numbers are passed as numbers, texts such as
# $clause as they are. What stands in braces on the wire is put into words first:
#   {seat}   the player's name
#   {seats}  the names, as a list
#   {good}   the message good-cloth, good-fur ... of shell.ftl
#   {cards}  each card by story-card, story-card-double (cloth0x2) or story-card-green (dye0g), as a
#            list; $good is the message of the ware, $ware its id for grammar, $n the value
#   {lines}  the messages, joined by story-parts
# A list of one is the thing itself; the last two are joined by story-list-last, those before by
# story-list. Sentences that follow each other are joined by a space. What ends without a full stop is
# a heading, or a part of another sentence.

story-list = { $first }, { $next }
# $sound is "i" where $last begins with the sound of i: Spanish says "e" before it.
story-list-last = { $first } and { $last }
story-parts = { $first }; { $next }
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

## Standings

story-worth = worth { $n }
story-level = level { $n }
story-icons =
    { $n ->
        [one] { $n } icon
       *[other] { $n } icons
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
