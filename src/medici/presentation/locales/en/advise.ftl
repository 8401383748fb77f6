# What the adviser says: of moves, of lots and what they are worth, of the next card.
#
# Sentences come as those of story.ftl do. $you is "yes" where $who is the person who reads.
# $move and $other are messages advise-move-..., numbers with a decimal are reason-number (reasons.ftl).

## Moves, within a sentence

advise-move-pass = pass
advise-move-bid = bid { $n }
advise-move-draw = draw another card
advise-move-auction = open the auction
advise-move-reveal = reveal a card
advise-move-take = take { $cards }
advise-move-choose = enter { $dice }

## The best move

advise-best = Best: { $move }. It wins in { $chance }% of the futures tried, { $lead } ± { $error } points of a hundred more than: { $other }.
advise-best-alone = Best: { $move }. It makes { $score } points in the end, { $lead } ± { $error } more than: { $other }; and most often the title of { $title }.
advise-close = { $move } and { $other } come out too close to tell apart.
advise-only-move = There is no choice: { $move }.

## Why it is the best, beside the next best; $cards and $dice are what one of the two has besides

advise-why-reveal = Another card first: better than taking { $cards } at once.
advise-why-at-once = Taking { $cards } at once is better than another card.
advise-why-take-more = It is worth taking { $cards } too.
advise-why-take-less = It is better to leave { $cards }.
advise-why-take-rather = That is better than taking { $cards }.
advise-why-enter-more = It is worth entering { $dice } too.
advise-why-enter-less = It is better to leave { $dice }.
advise-why-enter-rather = That is better than entering { $dice }.

## What a lot is worth

advise-worth =
    For { $you ->
        [yes] you
       *[other] { $who }
    }, having this lot for { $low } to { $n } florins is as good as not having it.
advise-worth-exactly =
    For { $you ->
        [yes] you
       *[other] { $who }
    }, having this lot for { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } is as good as not having it.
advise-worth-nothing =
    For { $you ->
        [yes] you
       *[other] { $who }
    }, not having this lot is at least as good as having it for 1 florin.
advise-worth-all =
    For { $you ->
        [yes] you
       *[other] { $who }
    }, having this lot even for all the { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } there is better than not having it.
advise-dearest =
    { $you ->
        [yes] You can pay more for it than anybody.
       *[other] { $who } can pay more for it than anybody.
    }
advise-only-room =
    { $you ->
        [yes] Only your ship has room for it.
       *[other] Only { $who }’s ship has room for it.
    }

## A further card

advise-further-dearer =
    With another card the lot would be worth about { $n ->
        [one] { $n } florin more
       *[other] { $n } florins more
    } to { $you ->
        [yes] you
       *[other] { $who }
    }.
advise-further-cheaper =
    With another card the lot would be worth about { $n ->
        [one] { $n } florin less
       *[other] { $n } florins less
    } to { $you ->
        [yes] you
       *[other] { $who }
    }.
advise-further-same =
    Another card would change little for { $you ->
        [yes] you
       *[other] { $who }
    }.
advise-further-no-room =
    With another card the lot would be too large for { $you ->
        [yes] your ship
       *[other] { $who }’s ship
    }.

## The next card; $goods are goods in a row

advise-next = The next card is most likely { $goods }: { $chance }%.
advise-next-each = The next card is most likely one of these, at { $chance }% each: { $goods }.

## Tables in the terminal

advise-head-move = move
advise-head-lead = ahead by
advise-head-florins = florins
advise-head-points = points
advise-head-title = likeliest title
advise-head-seat = seat
advise-head-price = fair price
advise-head-bounds = 95% of the time within
advise-between = { $low } to { $high }
advise-head-most = bid up to
advise-head-by = by
advise-by-chance = chance to win
advise-by-florins = florins
advise-head-good = next card
advise-head-value = value
advise-head-chance = chance
advise-head-with-it = lot then worth to { $who }
advise-now = As it stands
advise-lot = The lot
advise-futures = { $n ->
    [one] { $n } future
   *[other] { $n } futures
}; ± is one standard error.
