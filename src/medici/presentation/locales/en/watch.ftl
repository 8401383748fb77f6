### Watching public games.

watch-title = Watch
watch-about = Public games as they are played, the best first.
watch-empty = Nobody plays in public just now. Play a game meanwhile.
watch-best = Watch the best game now
watch-day = { $game ->
    [dice] Round { $day }
   *[other] Day { $day }
}
watch-rated = rated
watch-odds = Chances to win
watch-odds-about = As the eye sees the position. It looks at the table, not at the players.
watch-behind = You see this game a little later than the players, so that nobody is helped.
watch-behind-why = They are shown a little later than the players, so that nobody is helped.
watch-none-now = No game is under way just now.
