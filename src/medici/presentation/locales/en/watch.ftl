### Watching public games.

watch-title = Watch
watch-about = Public games as they are played, the best first.
watch-empty = Nobody plays in public just now. Play a game meanwhile.
watch-best = Watch the best game now
watch-day = Day { $day }
watch-rated = rated
watch-odds = Chances to win
watch-odds-about = As the eye sees the position. It looks at the table, not at the players.
watch-behind = You see this rated game a lot behind the players, so that nobody is helped.
watch-behind-why = Rated games are shown a lot behind the players, so that nobody is helped.
watch-none-now = No game is under way just now.
