# What happens in the board game, told to everybody: see story.ftl.

story-turns-up = { $who } turns up { $card }.
story-draws = { $who } draws another card.
story-lot-grows = It is { $card }: the lot is { $lot }.
story-opens = { $who } opens the auction.
story-passes = { $who } passes.
story-bids = { $who } bids { $bid }.
story-bids-and-wins = { $who } bids { $bid }, wins the lot and loads { $lot }.
story-wins-lot = { $who } wins the lot for { $price } and loads { $lot }.
story-no-room = No room for the lot: { $who } (B22).
story-no-florins = Too few florins to bid: { $who } (B22).
story-nobody-bids = Nobody bids: the lot is out for the day (B24).
story-nobody-can-bid = Nobody can bid: the lot is out for the day (B22, B24).
story-full = { $who }'s ship is full.
story-last-ship-fills = Only { $who }'s ship has room: it is filled from the deck (B30).
story-fills = { $who }'s ship gets { $card } for free (B30).
story-ships-sail = The deck is empty: the ships sail (B31).
story-sails-with-room =
    The deck is empty: the ship sails with { $n ->
        [one] { $n } empty space
       *[other] { $n } empty spaces
    } (B30).
