### Watching public games.

watch-title = Regarder
watch-about = Des parties publiques en cours, les meilleures d’abord.
watch-empty = Personne ne joue en public pour l’instant. Joue une partie en attendant.
watch-best = Regarder la meilleure
watch-day = { $game ->
    [dice] Manche { $day }
   *[other] Jour { $day }
}
watch-rated = classée
watch-odds = Chances de gagner
watch-odds-about = Ce que vaut la position, d’après la table et non d’après les joueurs.
watch-behind = Tu vois cette partie avec un peu de retard, pour que personne n’en profite.
watch-behind-why = On les voit avec un peu de retard, pour que personne n’en profite.
watch-none-now = Aucune partie en cours pour l’instant.
