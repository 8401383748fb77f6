### Tournaments and leagues.

tournaments-title = Tournaments
tournaments-about = Rounds, knock-out and leagues, live or over days.
tournaments-empty = No tournament is under way. Play a game meanwhile.
tournaments-none = No tournament has been announced yet. Announce the first one: friends enter by its link, and bots fill empty seats.
tournaments-announce-first = Announce the first
tournaments-list-mine = Yours
tournaments-list-open = To enter
tournaments-list-open-none = None is open just now. Announce one!
tournaments-list-running = Under way
tournaments-list-running-none = None is being played.
tournaments-list-past = Past
tournaments-list-past-none = None has ended yet.
tournaments-more = Show more
tournaments-begins = Begins { $at }
tournaments-by = by { $name }
tournaments-entrants-are = have entered
tournaments-tables-of = tables of { $n }
tournaments-kind-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
tournaments-kind-duplicate = { $n ->
    [one] one round with the same { $game ->
        [dice] rolls
       *[other] deals
    }
   *[other] { $n } rounds with the same { $game ->
        [dice] rolls
       *[other] deals
    }
}
tournaments-kind-knockout = knock-out
tournaments-kind-league = league
tournaments-rated = rated
tournaments-unrated = not rated
tournaments-admission-all = everybody may enter
tournaments-admission-secured = for players with a passkey or a second device
tournaments-admission-link = for those who have the link
tournaments-admission-club = for members of the club
tournaments-admit-all = Everybody
tournaments-admit-secured = Secured players
tournaments-admit-link = By link
tournaments-bots-fill = bots fill empty seats ({ $level })
tournaments-bots-none = people alone

## The form

tournaments-announce = Announce a tournament
tournaments-announce-do = Announce
tournaments-name = Name
tournaments-size = Players at a table
tournaments-format = Format
tournaments-format-rounds = Rounds
tournaments-format-rounds-about = Everybody plays every round, with people of about the same points and, as far as can be, never with the same ones twice.
tournaments-format-knockout = Knock-out
tournaments-format-knockout-about = The best of each table go on, until one table is left.
tournaments-format-league = League
tournaments-format-league-about = Divisions play a season each; then the first go up and the last go down.
tournaments-format-duplicate = Same deals
tournaments-format-duplicate-about = All tables of a round get the same cards or dice. You are compared with those who had your seat elsewhere: skill counts, luck hardly.
tournaments-rounds = Rounds
tournaments-rounds-season = Rounds in a season
tournaments-advance = Go on from a table
tournaments-division-size = People in a division
tournaments-seasons = Seasons
tournaments-most = Entrants at most
tournaments-starts = Begins
tournaments-clock-needed = A tournament needs a clock, so that its rounds end.
tournaments-admission = Who may enter
tournaments-rated-choice = Games count for ratings (people alone, no bots)
tournaments-fill-choice = Bots fill empty seats, and play for those who do not come
tournaments-level = Level of the bots

## One tournament

tournaments-phase-open = begins { $at }
tournaments-phase-running = under way since { $at }
tournaments-phase-ended = over; it began { $at }
tournaments-phase-cancelled = called off
tournaments-too-few = Too few people entered.
tournaments-under-way = Under way
tournaments-your-table = Your table is ready
tournaments-go-to-table = Go to your table
tournaments-come-by = Come by { $at }. Whoever comes later gets nothing for this round.
tournaments-came = You are there. Whoever is missing has until { $at }; then it goes on without them.
tournaments-entered = { $n ->
    [one] One player has entered, of { $most } at most.
   *[other] { $n } players have entered, of { $most } at most.
}
tournaments-you-are-in = You are in. Come back in time: your table will stand here.
tournaments-enter = Enter
tournaments-withdraw = Withdraw
tournaments-won = { $name } wins
tournaments-you-won = You win!
tournaments-off = Called off
tournaments-next-round = Next round: { $at }
tournaments-wait = The other tables are still playing
tournaments-full = Every place is taken. Look again: somebody may withdraw.
tournaments-your-place = You came in place { $place } of { $n }.
tournaments-beaten = You are out. Follow those who are left
tournaments-you-removed = The organiser has removed you from this tournament.
tournaments-then = Your next table will stand here as soon as the round begins.
tournaments-then-knockout = Whoever goes on finds the next table here as soon as the round begins.
tournaments-season = Season { $n }
tournaments-follow = Follow the tables
tournaments-who = Who plays
tournaments-round = Round { $n }
tournaments-rounds-all = Round
tournaments-table = Table { $n }
tournaments-go = Play
tournaments-watch = Watch
tournaments-now = How the tables stand
tournaments-look = Look
tournaments-bot = Bot
tournaments-absent = did not come
tournaments-fled = left
tournaments-broken = does not count
tournaments-byes = Without a table, with a full point: { $who }
tournaments-deal = The { $game ->
    [dice] rolls
   *[other] deal
} of this round
tournaments-deal-promise = Promised before it:
tournaments-deal-secret = Told after it:
tournaments-standings = Standings
tournaments-division = Division { $n }
tournaments-place = Place
tournaments-player = Player
tournaments-points = Points
tournaments-opponents = Opponents
tournaments-score-share = Share
tournaments-stage = Rounds
tournaments-played = Games
tournaments-out-self = withdrew
tournaments-out-removed = removed
tournaments-out-absent = did not come twice
tournaments-behind-stage = got less far
tournaments-behind-last = fewer points in the last round
tournaments-behind-points = fewer points, by a little
tournaments-behind-opponents = opponents had fewer points
tournaments-behind-share = smaller share of the scores
tournaments-behind-met = lost where they met
tournaments-behind-lot = by lot
tournaments-breaks = What decides among equals?
tournaments-breaks-about = Points first. Then the points of the opponents whom one has met; then one’s share of the scores at one’s tables, added up; then the tables at which those who are still equal met; at last the lot, which follows from the tournament’s and the player’s ids.
tournaments-breaks-here = Where one of these has decided, it stands below the name.
tournaments-share-text = { $title }, after round { $n }
tournaments-copy = Copy standings
tournaments-copied = Copied
tournaments-picture = Picture
tournaments-log = Log
tournaments-rules = A table’s first gets a full point, its last none, and all between an even share of it. Those play who come; not coming, or leaving, is no point. A bye, and coming alone, is a full point; if too few come for a game, they are equal, and before those who did not come. A table that was broken off gives everybody half a point. Whoever does not come twice in a row is out.

## Organising

tournaments-organise = Organise
tournaments-organise-about = What you do here is entered in the audit log of this server, with its reason.
tournaments-start-now = Begin now
tournaments-start-few = At least { $n } have to enter first.
tournaments-reason = Reason, for everybody to read
tournaments-remove = Remove
tournaments-cancel = Call it off
tournaments-void = Do not count

## Refused

tournaments-problem-bad-title = A title has 1 to 60 characters that can be seen. This one has others: write it anew.
tournaments-problem-not-secured = This tournament is for players with a passkey or a second device. Add one in the settings, and try again.
tournaments-problem-not-a-member = This tournament is for members of its club. Join the club first.
tournaments-problem-own-table = You play at that table yourself: it and those who sit there are not for you to judge.
