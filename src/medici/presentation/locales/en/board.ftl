### The table of the board game.

board-table = The table
board-you = your seat
board-presents = presents the lot

# Money
board-florins-word = florins
board-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
board-money = Florins
board-has =
    { $n ->
        [one] { $name }: { $n } florin
       *[other] { $name }: { $n } florins
    }

# Ships
board-ship-of = Ship of { $name }
board-worth = worth
board-worth-then = worth { $worth } with this lot
board-room = free spaces
board-free =
    { $n ->
        [0] full
       *[other] { $n } free
    }
board-prizes = ships pay
board-prizes-now = Now { story-nth }: { $pay } at the end of the day.

# The lot
board-lot = The lot
board-lot-worth =
    { $n ->
        [one] { $n } card of at most { $most }, worth { $worth }
       *[other] { $n } cards of at most { $most }, worth { $worth }
    }
board-cards-left =
    { $n ->
        [one] card left
       *[other] cards left
    }
board-last-price = Last price { $n }
board-last-short = Last: { $n }
board-last-unsold = Last lot unsold
board-would = As it stands:
board-would-about = Your pay with this lot, if the day ended now.
board-would-ship = your ship
board-would-place = { story-nth }, +{ $pay }

# Tracks
board-tracks = The five tracks
board-level = { $name }: level { $level }
board-level-then = { $name }: level { $level }, with the cards aboard { $then }
board-level-lot = { $name }: level { $level }, with this lot { $then }
board-good-prizes =
    { $second ->
        [0] Each good pays { $first } to whoever stands highest.
       *[other] Each good pays { $first } to whoever stands highest, { $second } to the second.
    }
board-bonus = Level { $level } pays a bonus of { $pay }
board-unseen =
    { $n ->
        [0] All cards of this good have been seen today.
       *[other] Not seen today: { $values }. Some of them may not be in the deck.
    }
board-gold-unseen = The gold card has not been seen today. It may not be in the deck.
board-gold-seen = The gold card has been seen today.

# The hammer falls
board-now-hammer = The hammer falls
board-sold = Sold to { $name } for { $n }
board-sold-you = Yours for { $n }
board-unsold = No bids: the lot is out
board-unsellable = Nobody can bid: the lot is out

# What is going on
board-now-first = Day { $n } is about to begin
board-now-turn = { $name } turns up a card
board-now-lot = { $name } looks at the lot
board-now-auction = { $name } is to bid
board-now-fill = The last ship is filled from the deck, free of charge
board-now-counting = The day is over: now it is counted
board-now-over = The game is over
board-now-sent = Sent…
board-ask-lot = Add a card to your lot, or sell it as it is?
board-ask-first-bid = No bid yet. What is the lot worth to you?
board-ask-last = You bid last: { $n } takes the lot
board-ask-raise = { $name } bids { $n }. Do you bid more?
board-out-room =
    { $n ->
        [0] Your ship is full
       *[other] Your ship has too little room for this lot: { $n } free
    }
board-out-florins =
    { $n ->
        [one] You have { $n } florin, too few to bid more
       *[other] You have { $n } florins, too few to bid more
    }

# The auction
board-auction-order = In order of bidding
board-said-bid = bids { $n }
board-said-pass = passes
board-said-speaks = decides
board-said-waits = waits
board-said-room = no room
board-said-florins = can’t pay

# Moves
board-draw = Draw a card
board-open = Open the auction
board-pass = Pass
board-bid = Bid { $n }
board-bid-slider = Your bid
board-bid-amount = Your bid, from { $least } to { $most ->
        [one] { $most } florin
       *[other] { $most } florins
    }
board-bid-less = Less
board-bid-more = More
board-bid-beyond =
    { $n ->
        [one] You have { $n } florin
       *[other] You have { $n } florins
    }
board-bid-below = At least { $n }
