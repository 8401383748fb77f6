### What all tables share: the status, the log, the chat, the scoring, the end.
# $game is board, card or dice. The third of a game is a day, in the dice game a round.

table-title = { $game ->
    [board] Medici
    [card] Medici: The Card Game
   *[dice] Medici: The Dice Game
}
table-loading = Setting the table…
table-gone = No table here
table-again = Try again
table-close = Close
table-side = Log and chat
table-announcer = What happens at the table

## Whose turn it is, and why

table-day = { $game ->
    [dice] Round { $day }
   *[other] Day { $day }
}
table-day-of = { $game ->
    [dice] Round { $day } of 3
   *[other] Day { $day } of 3
}
table-turn-yours = Your turn: { $what }
table-turn-named = { $name }’s turn: { $what }
table-ask-lot = draw another card, or open the auction
table-ask-bid = bid for the lot, or pass
table-ask-reveal = reveal a card, or take
table-ask-take = take from the end of the market
table-ask-choosing = choose your dice
table-ask-entering = enter one of the dice that are left
table-ask-filling = fill your ship with dice
table-ask-alone = choose your dice
table-await-lot = { $name } is thinking: another card, or the auction?
table-await-bid = { $name } is thinking about a bid…
table-await-take = { $name } is thinking about the market…
table-await-choosing = { $name } is choosing dice…
table-await-entering = { $name } is entering a die…
table-nature-first = Drawing who starts…
table-nature-card = Turning up a card…
table-nature-roll = Rolling the dice…
table-counting = { $game ->
    [dice] Counting the round…
   *[other] Counting the day…
}
table-fast = Fast-forward
table-fast-more = Show everything at once until you are asked again
table-over = The game is over
table-cancelled = This game was called off
table-clock = Time left
table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## What happened between one’s turns, in few words

table-since-away = Since you last looked:
table-since-jump = Show this in the log
table-since-bid = { $who } bid { $bid }
table-since-passed = { $who } passed
table-since-bid-and-took = { $who } took the lot for { $bid }
table-since-took-lot = { $who } took the lot for { $price }
table-since-nobody = nobody bid
table-since-took = { $who } took { $cards }
table-since-entered = { $who } entered { $dice }
table-since-counted = the scoring of { $day ->
    [1] the first
    [2] the second
   *[other] the third
} day

## Notices

table-reconnecting = Connection lost. Reconnecting; nothing is lost.
table-watching = You are watching this table.
table-watching-short = Watching
table-taken-clock = { $who } is playing for { $name }, whose time ran out.
table-taken-resigned = { $who } is playing for { $name }, as you asked.
table-taken-left = { $who } is playing for { $name }, who left.
table-taken-you-clock = Your time ran out, so { $who } is playing for you.
table-taken-you-resigned = { $who } is playing for you, as you asked.
table-taken-you-left = You left, so { $who } is playing for you.
table-stands-in = { $who } plays for { $name }.
table-is-back = { $name } is back.
table-take-back = Take your seat back

## The menu

table-menu = Menu
table-hint = Hint
table-undo = Undo
table-undo-more = Take your last move back
table-tips-hold = Press and hold anything to see what it is, and its rule.

## The log and the chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-scoring = { $game ->
    [dice] Show the scoring of round { $day }
   *[other] Show the scoring of day { $day }
}
table-log-undone = Taken back:
table-chat = Chat
table-chat-new = { $n ->
    [one] Chat, { $n } unread
   *[other] Chat, { $n } unread
}
table-chat-unread = { $n ->
    [one] { $n } unread
   *[other] { $n } unread
}

## The end

table-end-back = Back to the result
table-end-home = Home

## Where a ship stands

# $nth: "2nd"; $pay (number): what that place would be paid
table-rank = { $nth }, +{ $pay }
table-pay = +{ $pay }
table-rank-now = If the ships were scored now: { $rank }
table-rank-ahead = With what you have chosen: { $rank }
