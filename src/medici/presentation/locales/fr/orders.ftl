### Orders for an auction of the board game, given before it is one's turn.

orders-title = À l’avance
orders-open = Décider à l’avance…
orders-none = Tu n’as pas besoin d’attendre ton tour.
orders-secret = Personne d’autre ne le voit, et tu peux l’annuler à tout moment.
orders-lot = Pour ce lot
orders-ceiling = Miser au plus
orders-less = Un de moins
orders-more = Un de plus
orders-up-to = Jusqu’à { $n }
orders-lot-about = Quand vient ton tour, tu ne mises que le nécessaire. Si une autre carte rejoint le lot, cela ne vaut plus.
orders-pass-lot = Passer sur ce lot
orders-not-this-lot = Aucun lot n’attend ta mise.
orders-day = Jusqu’à la fin de la journée
orders-pass-day = Passer sur tous les lots
orders-day-about = Tu passes sur chaque lot jusqu’à ce que les bateaux soient partis et le tien de nouveau vide. Tes propres lots, tu les présentes toujours.
orders-passing = Tu passes
orders-withdraw = Annuler
orders-stands-ceiling = Tu mises jusqu’à { $n } sur ce lot.
orders-stands-lot = Tu passes sur ce lot.
orders-stands-day = Tu passes jusqu’à la fin de la journée.
