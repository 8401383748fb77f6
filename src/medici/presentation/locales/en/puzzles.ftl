# Exercises: positions with one clear answer, for the terminal and the browser.
#
# Moves and findings come with arguments (medici.analysis.moves, medici.analysis.puzzles.sentences), put into words as
# the head of story.ftl says. $points and $error are points of percent of the chance to win, or alone points of
# the final score.

## Moves

puzzles-move-bid = bid { $n }
puzzles-move-pass = pass
puzzles-move-draw = draw another card
puzzles-move-auction = open the auction
puzzles-move-reveal = reveal a card
puzzles-move-take = take { $cards }
puzzles-move-choose = enter { $dice }

## What there is to learn

puzzles-find-draw = Not yet: the lot is { $lot }, and one more card is worth more than selling it as it is.
puzzles-find-auction = Stop here: the lot is { $lot }, and selling it now is better than one more card.
puzzles-find-pass = The lot is { $lot }: { $bid } is too much for it, and passing is better than any bid.
puzzles-find-bid = The lot is { $lot }, and too good to let it go: bid { $bids }.
puzzles-find-more = The lot is { $lot }: { $bid } is too little for it. Bid { $bids }.
puzzles-find-less = The lot is { $lot }: { $bid } is more than it takes. Bid { $bids }.
puzzles-find-take = Take { $cards } at once: that is better than another card.
puzzles-find-reveal = Reveal another card before taking anything: { $cards } is not enough yet.
puzzles-find-too = Not only { $cards }: { $more } should come aboard too.
puzzles-find-only = Just { $cards }: it is better to leave { $left } behind.
puzzles-find-instead = { $cards } is better than { $others }.
puzzles-bids-one = { $low }
puzzles-bids-range = { $low } to { $high }

## Themes: what is decided and what is at stake; none gives the answer away

puzzles-theme-lot = Draw on or stop
puzzles-theme-bid = Bid or pass
puzzles-theme-reveal = Reveal or take
puzzles-theme-count = How many to take
puzzles-theme-which = Which to take
puzzles-theme-levels = High levels
puzzles-theme-ship = The best ship
puzzles-theme-room = Little room
puzzles-theme-alone = Alone
puzzles-theme-ending = Endings, proven

## The day

puzzles-date = { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }, { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
puzzles-day = { $game ->
        [dice] Round { $day } of 3
       *[other] Day { $day } of 3
    }
puzzles-proven = Proven: this ending is solved, with all that may still happen counted.

## Answers

puzzles-right = Right!
puzzles-wrong = That costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of the chance to win.
puzzles-wrong-alone = That costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points in the end.
puzzles-beyond = That is more than any bid that was weighed, and these were already too high.
puzzles-head-move = Move
puzzles-head-chance = Wins
puzzles-head-points = Points
puzzles-head-cost = Costs

## Days in a row

puzzles-run = { $n ->
        [0] Your streak is over; a new one begins with the next day that you solve. The longest: { $longest }.
        [one] One day solved. Your longest streak: { $longest }.
       *[other] { $n } days in a row. Your longest streak: { $longest }.
    }
puzzles-run-none = A streak begins with the first day that you solve.
puzzles-again = { $n ->
        [0] Only the first answer of a day counts. There is another exercise tomorrow.
        [one] Only the first answer of a day counts. You have solved one day.
       *[other] Only the first answer of a day counts. You have solved { $n } days in a row.
    }
puzzles-unkept = This day could not be kept: { $reason }.

## In the terminal

puzzles-legal = Legal: { $moves }
puzzles-unknown = There is no exercise { $id }.
puzzles-table = { $game ->
        [card] Card game
        [dice] Dice game
       *[board] Board game
    } for { $players }
puzzles-progress = { $games ->
        [one] 1 game
       *[other] { $games } games
    } looked through, { $found } found
puzzles-kept = { $n ->
        [one] 1 exercise in { $file }
       *[other] { $n } exercises in { $file }
    }
puzzles-interrupted = Interrupted: what was found so far is kept.
puzzles-stands = { $id } ({ $game }): the obvious move costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-falls = { $id } ({ $game }): does not stand, the obvious move costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-of-date = The exercise of { $date }
puzzles-game = { $game ->
        [card] Card game
        [dice] Dice game
       *[board] Board game
    }
puzzles-head-game = Game
puzzles-head-theme = Theme
puzzles-head-solved = At once
puzzles-head-tried = Tried
puzzles-head-all = In all
puzzles-ways = --daily is the exercise of the day, --next one that you never tried (GAME and --theme choose), --list shows all. “At once”: solved at the first attempt.
puzzles-none-left = You have tried them all.
puzzles-unchecked = { $n ->
        [one] The time is over: 1 exercise is not checked.
       *[other] The time is over: { $n } exercises are not checked.
    }
puzzles-solved-again = { $id } ({ $game }): proven, the obvious move costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-fallen = { $n ->
        [one] 1 answer does not stand.
       *[other] { $n } answers do not stand.
    }

## In the browser; puzzles-points, puzzles-percent and puzzles-error in the terminal too

puzzles-title = Exercise of the day
puzzles-about = One position a day, the same for everybody. One move is clearly the best, and it is not the one that comes to mind.
puzzles-seat = You are { $who }. What do you do?
puzzles-loading = Laying the table…
puzzles-yours = your move
puzzles-obvious = the obvious move
puzzles-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
puzzles-how = Every move was played in the same { NUMBER($futures) } futures; ± is the standard error of its cost.
puzzles-tomorrow = The next exercise comes tomorrow.
puzzles-another = Next exercise
puzzles-collection = Exercises
puzzles-choose = Which exercises
puzzles-choose-today = Today
puzzles-choose-all = All
puzzles-short = { $game ->
        [card] Card
        [dice] Dice
       *[board] Board
    }
puzzles-theme-any = All themes
puzzles-previous = Previous
puzzles-next = Next
puzzles-place = { $place } of { $n }
puzzles-progress-title = Your progress
puzzles-progress-of = { $tried ->
        [0] { $all } to try
       *[other] { $solved } of { $tried } solved at the first attempt; { $all } in all
    }
puzzles-practice = As many as you like, by game and theme. The first attempt at each counts for your progress, none for the days in a row.
puzzles-days = { $n ->
        [0] No day in a row yet
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
