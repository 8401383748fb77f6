### A person's page.

profile-title = A player
profile-empty = What there is to see of this player comes here. Play a game meanwhile.
