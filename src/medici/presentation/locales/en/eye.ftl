### Reviews in the browser: the curve of chances, luck and skill, hints, practice, links.

eye-percent = { $n }%

## The curve

eye-curve = Everybody’s chance to win, move by move
eye-curve-alone = The score to be expected, move by move
eye-curve-at = Step { $at } of { $last }. { $chances }
eye-curve-waiting = Looking at the game…
eye-curve-failed = The chances cannot be shown just now.
eye-again = Try again
eye-chances = Chances here
eye-chance-of = { $name } { $chance }

## The review

eye-review = Review
eye-review-about = Where the game was won: chances, costly decisions, luck and skill
eye-log = Moves
eye-working = Playing the game on in many ways: it gets more exact…
eye-worked = Done: the game was played on { $futures } times.
eye-unsure = { $n ->
    [one] For { $n } choice that was too little to tell.
   *[other] For { $n } choices that was too little to tell.
}
eye-costly-next = Next mistake
eye-costs = In points of the chance to win: 100 are a sure victory.
eye-costs-alone = In points of the score.
eye-costliest-later = Still looking…
eye-costliest-none = Nobody made a costly mistake. Well played!
eye-better = Better: { $move }.
eye-better-so-far = Better so far: { $move }.
eye-perhaps = Perhaps better: { $move }.
eye-played = Played: { $move }.
eye-played-by = { $name } played: { $move }.
eye-try = Try another move
eye-points = +{ $points } points
eye-best = The best move.
eye-best-so-far = The best move so far; still looking.
eye-no-choice = There was no real choice.
eye-doubt = Too close to be called a mistake.
eye-unsettled = Not settled yet: still looking.
eye-too-few = Too few futures to tell. A longer look would.
eye-solved = Exact: the end is solved.
eye-cost-exactly = { $better } is { $points } ± { $error } points of a hundred better than { $played }.
eye-cost-alone = { $better } is { $points } ± { $error } points of the score better than { $played }.
# $n is the change as a number, which chooses its plural.
eye-luck-moved = Luck: { $name } { $change } points
eye-skill = How well everybody decided
eye-rate = { $rate } ± { $error } points behind the best on average in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}; { $mistakes ->
    [0] no mistake
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}
eye-rate-so-far = So far { $rate } ± { $error } points behind the best on average in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}; { $mistakes ->
    [0] no mistake found yet
    [one] { $mistakes } mistake found
   *[other] { $mistakes } mistakes found
}
eye-adjusted = Result without luck: { $chance }
eye-rate-about = The titles go from Porter up to il Magnifico. Without luck: the chance at the end, less what luck gave; it may be below 0% or above 100%.
eye-rate-alone = The titles go from Porter up to il Magnifico. Without luck: the score, less what luck gave.
eye-moments = Turns of fortune
eye-turning = The turning point: from here on the lead stayed
eye-joker = Luck for { $name }
eye-blow = A blow for { $name }
eye-figures = All chances as a table
eye-figures-step = Move
eye-figures-cost = Cost
eye-titles = Chance of each title
eye-title = Title
eye-here = Here

## Luck and skill

eye-parts = Luck and skill
eye-part-luck = luck
eye-part-skill = own decisions
eye-part-others = others’ decisions
eye-from-to = { $from } → { $to }
eye-parts-about = In points of the chance to win. Start, luck and decisions add up to the result.
eye-parts-alone = In points of the score. Start, luck and decisions add up to the result.
eye-parts-looking = Weighing luck and skill…

## A link with the game in it

eye-share = Share the review
eye-shared = Link copied: it holds the whole game.
eye-link-broken = This link is damaged: the game in it cannot be read. Ask for it once more, or open the file of the game.

## Hints and practice

eye-hint-title = Hint
eye-hint-looking = Trying out your moves…
eye-hint-chance = wins { $chance } of the time
eye-hint-score = leads to about { $score } points
eye-hint-why = { $points } ± { $error } points of a hundred better than: { $move }.
eye-hint-why-alone = { $points } ± { $error } points better than: { $move }.
eye-hint-open = Still trying: this may change.
eye-hint-close = Hardly better than: { $move }. Either will do.
eye-hint-florins = On average it brings { $florins } more at the end than the next best.
eye-hint-tour = The tour goes on with: { $move }. It shows how things work, not always what wins most.
eye-hint-moves = Your moves, the best first
eye-hint-failed = There is no hint just now.
eye-advise = Adviser
eye-advise-about = What the moves, the lot and the next card are worth here
eye-advise-over = The game is over: there is nothing left to decide.
eye-advise-nature = Nobody decides here: chance is next.
eye-advise-moves = The moves of { $name }, the best first
eye-advise-ends = { $game ->
    [dice] { $n } points at the end
   *[other] { $n } florins at the end
}
eye-advise-price = Fair price of the lot
eye-advise-price-about = At this bid, having the lot and not having it leave the same chance to win. About 95 times out of 100 it lies within the bar.
eye-advise-price-to = { $name }: fair price { $price } florins, between { $low } and { $high }
eye-advise-nothing-to = { $name }: better off without it, even for nothing
eye-advise-all-to = { $name }: better off with it, even for all { $purse ->
        [one] { $purse } florin
       *[other] { $purse } florins
    } there
eye-advise-nothing = better without
eye-advise-all = all { $purse }
eye-advise-bid = Highest bid so far: { $n }
eye-advise-next = The next card
eye-advise-values = by the value of the card
eye-advise-futures = { $n } futures were played for each move.
eye-practice = Practice
eye-practice-about = After each of your decisions, says how far it is behind the best. Only alone against bots.
eye-practice-good = Well decided.
eye-practice-cost = { $points } points behind { $move }.
eye-practice-doubt = About as good as: { $move }.
