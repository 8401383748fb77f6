### What people do beyond one table.

community-title = Leute
community-about = Gegner und Freunde, Partien zum Zuschauen und Vergleiche, bei denen Glück nicht zählt.
community-play = Jetzt spielen
