### Watching public games.

watch-title = Watch
watch-about = Public games as they are played, the best first.
watch-empty = Nobody plays in public just now. Play a game meanwhile.
