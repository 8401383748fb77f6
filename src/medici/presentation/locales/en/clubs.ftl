### Clubs.

clubs-title = Clubs
clubs-about = People who play together: tables, tournaments and talk of their own.
clubs-empty = No club here yet. Play a game meanwhile.
