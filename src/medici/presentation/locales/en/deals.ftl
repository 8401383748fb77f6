### The deal of the day.

deals-title = The deal of the day
deals-about = The same cards for everybody, every day: only skill makes the difference.
deals-empty = The deal of the day is being laid out. Play a game meanwhile.
deals-home-none = The same cards for everybody. Not played today.
deals-home-done = { $n } of { $of } played today.
deals-name-board = The board game
deals-name-card = The card game
deals-name-dice = The dice game
deals-name-solitaire = The solitaire
deals-of-match = A deal of a match
deals-to-match = Back to the match
deals-alone = Alone with the dice.
deals-against = { $level ->
        [banker] { $n ->
                [one] Against one banker.
               *[other] Against { $n } bankers.
            }
       *[merchant] { $n ->
                [one] Against one merchant.
               *[other] Against { $n } merchants.
            }
    }
deals-open = Your first try counts.
deals-running = Your try has begun.
deals-untold = Played. The result is sent when you are online again.
deals-play = Play
deals-go-on = Go on
deals-again = Play again
deals-result = See the result
deals-score = { $game ->
        [dice] { $n ->
                [one] 1 point
               *[other] { $n } points
            }
       *[other] { $n ->
                [one] 1 florin
               *[other] { $n } florins
            }
    }
deals-place = { $n ->
        [1] First at the table.
        [2] Second at the table.
        [3] Third at the table.
       *[other] Place { $n } at the table.
    }
deals-streak = { $n ->
        [one] 1 day in a row.
       *[other] { $n } days in a row.
    }
deals-next = New deals at { $time }.
deals-offline = You are offline. Play on: the result is sent later.
deals-how = How it works
deals-how-try = One try counts: the first one. It has no hints and nothing is taken back. Afterwards play it as often as you like.
deals-how-fair = Everybody has the same seat, the same cards and the same bots, who answer the same move in the same way. The server plays every result again before it counts.
deals-matches = Play several deals against friends, in your own time
deals-archive = Earlier days
deals-archive-about = Play them any time; they count no more.
deals-earlier = Show more
deals-all = All deals of today
deals-hidden = Play first: then you see what others made of it.
deals-missed = You did not play it on its day. You can still try it.
deals-waiting = Your result is being checked.
deals-refused = Your result does not count: the server could not play your game again as it was sent.
deals-by-bot = A bot played for you, so this try does not count.
deals-par = A prince made { $score } of it.
deals-par-held = You did as well, or better!
deals-par-missed = You were { $n } short.
deals-par-soon = A prince is still thinking about it.
deals-better = You did better than { $n }% of the others.
deals-first = You are the first today.
deals-everybody = Everybody
deals-histogram = { $n ->
        [one] 1 result: { $low }.
       *[other] { $n } results from { $low } to { $high }.
    }
deals-par-line = The dashed line is the prince’s: { $score }.
deals-secured = { $n ->
        [0] None by a player with a passkey or a second device.
        [one] 1 by a player with a passkey or a second device.
       *[other] { $n } by players with a passkey or a second device.
    }
deals-friends = Friends
deals-no-friends = No friend of yours has played it yet.
deals-find-friends = To your friends
deals-share = Share
deals-copied = Three lines are in the clipboard: they give nothing away.
deals-share-head = Medici, { $day }: { $name }
deals-share-par = prince { $n }
deals-share-better = better than { $n }%
deals-proof = How chance was promised
deals-proof-about = Before the day the server put the digest of its secret into the public list, under the SHA-256 of “{ $id }”. After the day the list has the secret too. All chance follows from it.
deals-commitment = The promise
deals-secret = The secret
deals-telling = Your result is being checked.
deals-told = Your result counts.
deals-practice = This was practice: only the first try counts.
deals-compare = See how others did
