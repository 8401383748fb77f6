### Duplicate matches.

matches-title = Duplicate matches
matches-about = The same deals in the same seats: compare scores without luck.
matches-empty = No match yet. Play a game meanwhile.
matches-new = Begin a match
matches-new-about = You get a link for two to six people, or for two teams. Everybody plays when they like, against the same bots with the same cards.
matches-game = Game
matches-size = At each table
matches-people = How many play
matches-deals = Deals
matches-level = Bots
matches-name = Title, if you like
matches-teams = Two teams
matches-team-n = Team { $n }
matches-begin = Begin
matches-own = Your matches
matches-untitled = { $game ->
        [card] A match of the card game
        [dice] A match of the dice game
       *[board] A match of the board game
    }
matches-played = { $n } of { $of } played
matches-until = Until { $day }.
matches-over = The match is over.
matches-what = { $deals ->
        [one] One deal
       *[other] { $deals } deals
    } of { $game ->
        [card] the card game
        [dice] the dice game
       *[board] the board game
    }, { $players ->
        [one] alone
       *[other] { $players } at the table
    }.
matches-invited = Join this match
matches-invited-about = You play the same deals as the others, in your own time. What they made of a deal is shown once you have played it.
matches-join = Join
matches-full = Every place in this match is taken.
matches-join-team = Join { $team }
matches-your-deals = Your deals
matches-deal-n = Deal { $n }
matches-deal = Deal
matches-compared = Compared
matches-by-team = By team
matches-by-person = By person
matches-total = Total
matches-margin = Margin
matches-margin-about = The margin is what somebody has beyond the average of each deal.
matches-hidden = Played; play it yourself to see it
matches-hidden-about = A tick is a result that you see once you have played the deal yourself.
matches-not-yet = Not played yet
matches-leads = (leads)
matches-link = The link to this match
matches-link-about = Whoever has it can join.
matches-sides = Who plays against whom
matches-sides-none = Neither teams nor clubs
matches-clubs = Two clubs
matches-own-club = Your club
matches-other-club = The other club
matches-find-club = Find the other club by its name
matches-no-club = You look after no club yet: whoever founds one, or is made a steward, can begin a match of clubs.
matches-pick-club = Choose the other club first.
matches-for-clubs = This match is for members of two clubs. Join one of them to play for it:
matches-team-margin = For teams and clubs it is the difference of what their people had on average at each deal, however many they are.
matches-link-clubs = Members of the two clubs can join by it.
