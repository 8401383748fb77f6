### Ratings and the ranking.

ratings-title = Ranking
ratings-about = Who plays best, by results at rated tables.
ratings-empty = Nobody is ranked yet. Every rated table counts: be the first.
