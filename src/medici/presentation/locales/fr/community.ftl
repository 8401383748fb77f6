### What people do beyond one table.

community-title = Joueurs
community-about = Rivaux et amis, des parties à regarder, et d’autres où la chance ne joue pas.
community-play = Jouer
