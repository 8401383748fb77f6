### Ratings and the ranking.

ratings-title = Ranking
ratings-about = Quem joga melhor, pelos resultados nas mesas que valem pontos.
ratings-empty = Ninguém está no ranking ainda. Toda mesa que vale pontos conta: seja o primeiro.
