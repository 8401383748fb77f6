### Orders for an auction of the board game, given before it is one's turn.

orders-title = In advance
orders-open = Decide in advance…
orders-none = You need not wait for your turn.
orders-secret = Only you see this, and you can take it back at any time.
orders-lot = For this lot
orders-ceiling = Bid at most
orders-less = One less
orders-more = One more
orders-up-to = Up to { $n }
orders-lot-about = When you are asked, you bid no more than it takes. If another card joins the lot, this no longer holds.
orders-pass-lot = Pass on this lot
orders-not-this-lot = There is no lot that you will still be asked about.
orders-day = For the rest of the day
orders-pass-day = Pass for the rest of the day
orders-day-about = You pass on every lot until the ships have left and yours is empty again. Your own lots you still present yourself.
orders-passing = Passing
orders-withdraw = Take back
orders-stands-ceiling = You bid up to { $n } for this lot.
orders-stands-lot = You pass on this lot.
orders-stands-day = You pass for the rest of the day.
