### Help at a real table: keep the score, record a game, a bot in an empty chair.

companion-title = At a real table
companion-about = Your phone keeps the score or records the game. Everything stays on this device, and no internet is needed.
companion-new = New game
companion-all = All games
companion-running = Under way
companion-history = Finished
companion-drop = Delete
companion-drop-sure = Really delete?
companion-lost = This game is not on this device. It may be on the phone on which it was begun.
companion-aside = Set aside
companion-aside-about = What stands here could not be read. Nothing was deleted: save it if you want to mend it.
companion-aside-save = Save the file
companion-full-store = This device has no room left to keep the game: it goes on in memory. Keep the page open, and share the result before you close it.

## A new game

companion-game = Game
companion-mode = What the phone does
companion-mode-sheet = Score it for us
companion-mode-record = Record it
companion-mode-sheet-about = At the end of a day you tap in who loaded what; the phone ranks, pays and adds up.
companion-mode-record-about = You tap in every card and every bid as it falls. The game can be watched again, and bots can take empty chairs.
companion-players = Players
companion-names = Names
companion-name = Name in seat { $seat }
companion-sits = Who sits in seat { $seat }
companion-person = Person
companion-begin = Begin

## Days and what is entered of them

companion-days = Days
companion-day = { $game ->
        [dice] Round { $n }
       *[other] Day { $n }
    }
companion-day-short = { $game ->
        [dice] R{ $n }
       *[other] D{ $n }
    }
# $game is for languages in which a day and a round differ.
companion-day-scored = scored
# $game likewise.
companion-day-open = open
companion-day-later = later
companion-day-broken = look here
companion-total = Total
companion-later = { $game ->
        [dice] Round { $n } is to be scored first.
       *[other] Day { $n } is to be scored first.
    }
companion-to-day = { $game ->
        [dice] To round { $n }
       *[other] To day { $n }
    }
companion-to-total = To the total
companion-entries = What is entered
companion-ships = Ships
companion-money = Money
companion-to-money = On to the money
companion-score = { $game ->
        [dice] Score round { $n }
       *[other] Score day { $n }
    }
companion-score-anyway = Yes, score it
companion-correct = Correct
companion-corrected = That is right now
companion-steps = Step by step
companion-whose-ship = Whose ship
companion-whose-sheet = Whose sheet
companion-full = full
companion-ship = { $name }'s ship
companion-aboard = { $free ->
        [0] Worth { $worth }, full
        [one] Worth { $worth }, 1 space left
       *[other] Worth { $worth }, { $free } spaces left
    }
companion-cards = Cards
companion-card = { $card }, { $n ->
        [0] none left
       *[other] { $n } left
    }
companion-card-held = { $card }, with { $who }, { $n ->
        [0] none left
       *[other] { $n } left
    }
companion-unload = Take { $card } off { $name }'s ship
companion-numbers = Numbers in the ship
companion-number = Enter { $n }
companion-enemy = Enemy
companion-crosses = Crosses in each column now
companion-circles = The enemy's circles in each column now
companion-column-less = { $good }: one less
companion-column-more = { $good }: one more
companion-money-how = How money is entered
companion-purchases = Each sale
companion-purchases-how = Set the price, then tap who paid it.
companion-price = Price
companion-who-bought = Who bought
companion-buys = pays { $n }, has
companion-unbuy = { $name } paid { $n }: take it back
companion-totals = Money left
companion-totals-how = What everybody has left before the day is scored.
companion-whose-money = Whose money
companion-left-of = What { $name } has left
companion-less = One less
companion-more = One more
companion-back = Take the last digit away
companion-at-most = at most { $n }
companion-broken-earlier = { $game ->
        [dice] Round { $n } comes first: it does not add up
       *[other] Day { $n } comes first: it does not add up
    }
companion-next-start = { $n ->
        [one] { $who } has the fewest florins and starts day { $day }.
       *[other] { $who } have the fewest florins: draw who starts day { $day }.
    }
companion-standing = { $game ->
        [card] Icons in the warehouses
        [dice] Crosses in the columns
       *[board] Levels on the tracks
    }

## What cannot be, and what may be a slip

companion-problem-unknown = { $what } is no card of this game.
companion-problem-copies = { $n ->
        [one] There is only one { $card }, and { $who } has it.
       *[other] All { $n } cards of { $card } are loaded already: { $who }.
    }
companion-problem-full = { $who }'s ship is full: it has { $n } spaces.
companion-problem-numbers = { $who }'s ship needs { $n } numbers; it has { $got }.
companion-problem-price = { $who } can pay 1 to { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }, not { $got }.
companion-problem-purse = { $who } had { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } and cannot have paid { $got }.
companion-problem-total = { $who } had { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } that morning and cannot have { $got } now.
companion-problem-crosses = { $who }, { $good }: { $got } crosses entered; { $least } to { $most } are possible.
companion-problem-circles = The enemy, { $good }: { $got } circles entered; { $least } to { $most } are possible.
companion-problem-die = { $what } are on the same die.
companion-hint-room = { $n ->
        [one] There is room left in the ship of { $who }. Is that right?
       *[other] There is room left in the ships of { $who }. Is that right?
    }
companion-hint-unpaid = { $n ->
        [one] { $who } has paid nothing. Is that right?
       *[other] { $who } have paid nothing. Is that right?
    }
companion-hint-crosses = { $who }'s numbers bring { $n ->
        [one] 1 new cross
       *[other] { $n } new crosses
    }; { $got } were entered. Is that right?

## The total, and telling others

companion-place = Place
companion-score-of = { $game ->
        [dice] { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
       *[other] { $n ->
                [one] { $n } florin
               *[other] { $n } florins
            }
    }
companion-rematch = Play again, same players
companion-share-text = As text
companion-share-picture = As a picture
companion-copied = Copied: paste it where you like.
companion-picture-foot = Scored as the rules say, with Medici
companion-replay = Watch again
companion-record = Save the record

## Recording

companion-views = Views
companion-view-now = Now
companion-view-entries = Entries
companion-undo = Undo
companion-odds = Odds
companion-aloud = Aloud
companion-ask-first = { $day ->
        [1] Who starts?
       *[other] Who starts day { $day }?
    }
companion-ask-card = { $name } turns up a card: which one?
companion-ask-fill = Which card fills { $name }'s ship?
companion-ask-roll = { $name } rolls: what do the dice show?
companion-ask-lot = { $name }: another card, or the auction?
companion-ask-bid = { $name }'s turn: what is the bid?
companion-ask-market = { $name }: reveal, or take?
companion-ask-dice = { $name }: which dice?
companion-ask-over = The game is over.
companion-starts = Who starts
companion-starts-who = starts
companion-passes = { $name } passes
companion-bids = { $name } bids { $n }
companion-bid-of = { $name }'s bid
companion-draw = Another card
companion-auction = Open the auction
companion-reveal = Reveal
companion-takes = { $name } takes { $cards }
companion-lot = The lot: { $cards }
companion-market = The market: { $cards }
companion-ship-now = worth { $worth }, { $free } free
companion-thrown = The roll
companion-faces = Faces of the dice
companion-unroll = Not { $die } after all
companion-rolled = Enter the roll
companion-roll-more = { $n ->
        [one] One more die
       *[other] { $n } more dice
    }
companion-enters = { $name } enters { $dice }
companion-enters-none = Tap the dice that { $name } enters
companion-thinking = { $name } is thinking…
companion-bot-failed = The bot could not think. Nothing was lost; try again, or undo and enter its move yourself.
companion-bot-again = Try again
companion-unseen = { $n ->
        [one] 1 card not seen yet
       *[other] { $n } cards not seen yet
    }
companion-of-good = { $n } ({ $share })
companion-unseen-cards = All of them
companion-no-entries = Nothing was entered yet.
companion-correct-entry = Correct entry { $n }
companion-correct-how = Enter what really happened. Nothing goes without being asked about.
companion-leave-it = Leave it
companion-take-out = Take it out
companion-entry-corrected = Corrected. { $n ->
        [0] Nothing came after it.
        [one] 1 later entry stays.
       *[other] { $n } later entries stay.
    }
companion-misfits = { $n ->
        [one] 1 later entry would no longer fit:
       *[other] { $n } later entries would no longer fit:
    }
companion-misfits-more = { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
companion-misfits-wait = { $n ->
        [0] They wait while you enter what happened instead, and come back as soon as they fit.
        [one] 1 later entry stays. These wait while you enter what happened instead, and come back as soon as they fit.
       *[other] { $n } later entries stay. These wait while you enter what happened instead, and come back as soon as they fit.
    }
companion-misfits-gone = { $n ->
        [one] They would be left out. 1 later entry stays.
       *[other] They would be left out. The other { $n } stay.
    }
companion-waiting = { $n ->
        [one] 1 later entry waits:
       *[other] { $n } later entries wait, the next one:
    }
companion-leave-out = Leave out

## Others follow the score on their phones

companion-follow = Follow the score on another phone
companion-follow-about = Names and scores go to the server, and whoever has the link can read them. They are forgotten a day after the last change.
companion-follow-do = Show the score to others
companion-follow-link = Link to the score
companion-follow-title = The score at the table
companion-follow-leads = { $n ->
        [one] { $names } leads.
       *[other] { $names } lead.
    }
companion-follow-won = { $n ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
companion-follow-none = { $game ->
        [dice] No round has been scored yet.
       *[other] No day has been scored yet.
    }
companion-follow-live = What is scored at the table stands here a moment later.
companion-follow-away = The server cannot be reached. This is how it stood last.
companion-follow-gone = This score is no longer shown
companion-follow-gone-about = Ask for a new link at the table where it is kept.
