### Tournaments and leagues.

tournaments-title = Tournaments
tournaments-about = Rounds, knock-out and leagues, live or over days.
tournaments-empty = No tournament is under way. Play a game meanwhile.
