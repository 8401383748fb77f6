# Why a move is better than another one, by what one can see on the table: for reviews and hints.
#
# Facts come with arguments (medici.analysis.reasons) and stand within a sentence. They compare the better move with
# the other one, and speak of the ship and the florins of whoever decides; $whom is somebody else. $sum is
# reason-more or reason-less, a number with a decimal is reason-number.

reason-why = Why: { $fact }.
reason-against = Only the futures say so. What one can see speaks against it: { $fact }.
reason-none = Only the futures say so: what one can see does not decide it.

reason-number = { $whole }.{ $tenth }
reason-more = { $game ->
    [dice] { $n ->
        [one] { $n } point more
       *[other] { $n } points more
    }
   *[other] { $n ->
        [one] { $n } florin more
       *[other] { $n } florins more
    }
}
reason-less = { $game ->
    [dice] { $n ->
        [one] { $n } point less
       *[other] { $n } points less
    }
   *[other] { $n ->
        [one] { $n } florin less
       *[other] { $n } florins less
    }
}

## Standings, as they would be if the day ended now

reason-ship = the ship is then worth { $worth } and in place { $place }, otherwise { $other } and in place { $behind }: { $sum }, if the { $game ->
    [dice] round
   *[other] day
} ended now
reason-alone = the ship is then worth { $worth }, otherwise { $other }: { $sum }, if the round ended now
reason-rank = { $game ->
    [board] level { $marks } in { $good } instead of level { $other }
    [card] { $marks } of { $good } instead of { $other }
   *[dice] { $marks ->
        [one] { $marks } cross
       *[other] { $marks } crosses
    } in { $good } instead of { $other }
}: { $sum } for the rank, if the { $game ->
    [dice] round
   *[other] day
} ended now
reason-enemy = against the enemy’s circles, { $good } brings { $sum }, if the round ended now
reason-bonus = { $game ->
    [board] level { $marks } in { $good } instead of level { $other }
    [card] { $marks } of { $good } instead of { $other }
   *[dice] { $marks ->
        [one] { $marks } cross
       *[other] { $marks } crosses
    } in { $good } instead of { $other }
}: { $sum } as a bonus, { $game ->
    [dice] { $days ->
        [one] in the last round
       *[other] in each of the { $days } rounds left
    }
   *[other] { $days ->
        [one] on the last day
       *[other] on each of the { $days } days left
    }
}
reason-broken = { $after ->
    [yes] the enemy breaks through in a column, so that no column counts
   *[no] otherwise the enemy breaks through in a column, and no column counts
}

## Spaces and cards to come

reason-filled = it fills { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} more, and the ship is worth { $worth } { $more ->
    [yes] more
   *[no] less
}; { $game ->
    [dice] a die has { $mean } on average
   *[other] a card to come has { $mean } on average
}
reason-kept = it keeps { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} more free, and the ship is worth { $worth } { $more ->
    [yes] more
   *[no] less
}; { $game ->
    [dice] a die has { $mean } on average
   *[other] a card to come has { $mean } on average
}
reason-same = on as many spaces, the ship is worth { $worth } { $more ->
    [yes] more
   *[no] less
}
reason-marks = { $game ->
    [board] { $marks } levels
    [card] { $marks } icons
   *[dice] { $marks } crosses
} in all instead of { $other }
reason-marks-room = { $game ->
    [board] { $marks } levels
    [card] { $marks } icons
   *[dice] { $marks } crosses
} in all and { $room ->
    [one] { $room } free space
   *[other] { $room } free spaces
}, instead of { $other } and { $before }
reason-scarce = { $cards ->
    [0] no card is still to come today
    [one] only { $cards } card is still to come today
   *[other] only { $cards } cards are still to come today
}, for { $spaces ->
    [one] { $spaces } free space
   *[other] { $spaces } free spaces
} on all ships

## Lots and bids

reason-price = the bid is { $n ->
    [one] { $n } florin
   *[other] { $n } florins
} for { $spaces ->
    [one] a card
   *[other] { $spaces } cards
} worth { $worth }; { $cards } are still to come today, with { $mean } on average
reason-price-late = the bid is { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}, and the lot would bring { $added }, if the day ended now
reason-rival = for { $whom }, with room and { $purse ->
        [one] { $purse } florin
       *[other] { $purse } florins
    }, the lot is { $sum }, if the day ended now
reason-can-have = the lot can still go to { $whom }, with room and { $purse ->
        [one] { $purse } florin
       *[other] { $purse } florins
    }
reason-saves = it is { $n ->
    [one] { $n } florin
   *[other] { $n } florins
} less for the same lot
reason-last-word = nobody still to speak can bid more than { $bid }, and it is { $n ->
    [one] { $n } florin
   *[other] { $n } florins
} less
reason-too-large = the ship has { $spaces ->
    [one] { $spaces } free space
   *[other] { $spaces } free spaces
}: with another card the lot is too large for it
reason-shut-out = with another card the lot is too large for the ship of: { $whom }
reason-next = { $n } of the { $all } cards not seen make the lot better here than for the others

## Cards and dice

reason-reveal = after { $n } of the { $all } cards in the deck there is more to take than { $cards }
reason-leaves = of what is left, { $whom } can have { $n } { $game ->
    [dice] points
   *[other] florins
} more by the next move, otherwise { $other }, if the { $game ->
    [dice] round
   *[other] day
} ended then
