# A game reviewed: what decisions cost and what was luck, for the terminal and the browser.
#
# Findings come as messages of this file with their arguments (medici.analysis.review.sentences), put into words as
# the head of story.ftl says. $who stands first in a sentence and $whom within it; whoever is spoken to is
# review-you there, or review-you-within. $points are points of percent of the chance to win, or alone points of
# the final score; $error is the standard error.

review-you = You
review-you-within = you

## What was wrong with a decision: the board game

review-overpaid = { $who } paid { $bid }; { $better } would have done.
review-bid-high = { $who } bid { $bid } and had { $lot } for it; { $better } was the better bid.
review-bid-low = { $who } bid { $bid } and had { $lot } for it, by luck; { $better } was the better bid.
review-bought-dear = { $who } paid { $bid } for { $lot }; passing was better.
review-bid-idle = { $who } bid { $bid } for { $lot }; passing was better. It went to { $whom } for { $price }.
review-outbid-low = { $who } bid only { $bid }, and { $lot } went to { $whom } for { $price }; { $better } was the better bid.
review-outbid-high = { $who } bid { $bid }, and { $lot } went to { $whom } for { $price }; { $better } was the better bid.
review-passed = Passing let { $whom } have { $lot } for { $price }; a bid of { $bid } was better.
review-passed-heap =
    Passing let { $whom } have the { $n ->
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] seventh
    } { $good } for { $price }; a bid of { $bid } was better.
review-passed-unsold = { $who } passed, and nobody bought { $lot }; a bid of { $bid } was better.
review-drew = { $who } drew another card; to sell { $lot } at once was better.
review-opened = { $who } sold { $lot } as it was; another card was better.

## The card game

review-revealed = { $who } revealed another card; taking { $cards } at once was better.
review-took-early = { $who } took { $cards }; revealing another card first was better.
review-left = { $who } took { $cards } and left { $better }, which was worth taking too.
review-took-too-much = { $who } took { $cards }; it was better to leave { $better }.
review-took-other = { $who } took { $cards }; { $better } was better.

## The dice game

review-entered-too-few = { $who } entered { $dice } and left { $better }, which was worth entering too.
review-entered-too-many = { $who } entered { $dice }; it was better to leave { $better }.
review-entered-other = { $who } entered { $dice }; { $better } was better.

## What is in doubt

review-doubt = { $who }: { $move }. Perhaps better: { $better }.

## Moves, as options of a decision

review-move-bid = bid { $bid }
review-move-pass = pass
review-move-draw = draw another card
review-move-auction = open the auction
review-move-reveal = reveal a card
review-move-take = take { $cards }
review-move-choose = enter { $dice }

## What it cost

review-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of a hundred better: { $better }, instead of: { $played }.
review-cost-lone = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of the score better: { $better }, instead of: { $played }.
review-cost-seen = By a quick estimate { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better: { $better }, instead of: { $played }.
review-exact = Exactly { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of a hundred better: { $better }, instead of: { $played }. The end is solved.
review-exact-lone = Exactly { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of the score better: { $better }, instead of: { $played }. The end is solved.
review-perhaps = That is within the error, and not certain.
review-option = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-option-lone = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-options = Best: { $options }.

## Titles for the error rate

review-title-magnifico = il Magnifico
review-title-gonfalonier = Gonfalonier
review-title-prior = Prior
review-title-consul = Consul of the guild
review-title-master = Master
review-title-journeyman = Journeyman
review-title-porter = Porter

## The report

review-heading = Review: { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $moves } moves
review-heading-open = { $heading }, not over
review-looked = { $futures ->
    [0] By a quick estimate alone.
    [one] By a quick estimate and { $futures } future.
   *[other] By a quick estimate and { $futures } futures.
}
review-unsure = { $n ->
    [one] For { $n } choice these were too few to tell: more seconds or futures would.
   *[other] For { $n } choices these were too few to tell: more seconds or futures would.
}
review-curve = Chance to win
review-curve-lone = Expected score
review-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate-of = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-marks = Rings: mistakes. Diamonds: strokes of luck.
review-seat = Player
review-from = Start
review-to = End
review-luck = Luck
review-skill = Own decisions
review-others = Others’ decisions
review-adjusted = Without luck
review-choices = Choices
review-mistakes = Mistakes
review-rate = Error rate
review-grade = Title
review-adds-up = Start + luck + own decisions + others’ = end. Without luck: the end less the luck.
review-rate-is = The error rate is how far a real choice is behind the best move, on the mean. Behind ±: the standard error.
review-cost-sum = Behind the best
review-turning = Turning point
review-turning-at = { $who } led from move { $n } on, to the end: { $told }
review-turning-never = { $who } led from the start.
review-jokers = Strokes of luck
review-joker = Move { $n }: { $told } { $who }: { $points }.
review-no-jokers = Luck changed nothing by as much as 3 points.
review-costliest = The decisions furthest behind the best
review-mistakes-all = Mistakes
review-no-costs = No decision was found that is behind another.
review-decision = Move { $n }, day { $day }
review-decision-round = Move { $n }, round { $day }
review-titles = Chance of each title at the start
review-interrupted = Interrupted: what was found so far is above.
review-progress = Looking ahead
