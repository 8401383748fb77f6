### A person's page: what there is to see of a player, and what one shows of oneself.

profile-title = Profil
profile-gone = Ce profil n’existe pas, ou n’existe plus.
profile-hidden = { $name } ne montre rien de plus ici.
profile-own-link = Ta page
profile-since = Ici depuis le { $date }
profile-here = En ligne

profile-ratings = Cotes
profile-ratings-none = Pas encore de partie classée.
profile-rating = { $game }, { $speed ->
    [days] en différé
   *[live] en direct
}
profile-rating-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
profile-rating-unsure = à { $n } près
profile-results = Résultats
profile-results-none = Pas encore de partie finie sur ce serveur.
profile-results-game = Jeu
profile-results-size = Joueurs
profile-results-games = Jouées
profile-results-won = Gagnées
profile-results-place = Rang moyen
profile-results-best = Record
profile-results-alone = solo

profile-together = { $name } et toi
profile-together-none = Vous n’avez pas encore fini de partie ensemble.
profile-together-game = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre { $name }, toi devant : { $ahead }, derrière : { $behind }

profile-achievements = Succès
profile-achievements-none = Rien pour l’instant : ils viennent avec les parties finies sur ce serveur.
profile-achievements-of = { $n } sur { $all }
profile-achieved = { $times ->
    [one] une fois, le { $date }
   *[other] { $times } fois, la première le { $date }
}
profile-achieved-see = Voir la partie
profile-still-open = À décrocher

profile-exercises = Exercices
profile-exercises-of = { $game } : { $solved } sur { $tried } résolus
profile-exercises-days = { $n ->
    [one] { $n } jour résolu
   *[other] { $n } jours de suite
}
profile-exercises-share = Partager mes résultats
profile-exercises-again = Mettre à jour
profile-exercises-unshare = Ne plus partager
profile-exercises-about = Les exercices restent dans ce navigateur. Tu ne partages que le nombre d’essais et de réussites.

profile-strengths = Points forts
profile-strengths-about = Ce que chaque vrai choix a coûté, partie par partie, d’après les analyses partagées par { $name }. Moins, c’est mieux.
profile-strengths-game = { $game }, { $date } : { $title }, { $rate } { $rate ->
        [one] point
       *[other] points
    }
profile-strengths-none = Aucune analyse partagée pour l’instant. Ouvre l’analyse d’une de tes parties finies : tu peux la partager là.
profile-strengths-unshare = Tout retirer

profile-review-share = Montrer sur ta page
profile-review-shared = Visible sur ta page
profile-review-about = Ton titre et ton taux d’erreur pour cette partie figurent sous Points forts, pour qui peut les voir.

profile-show = Qui peut voir
profile-show-about = Chaque section de ta page se montre à tout le monde, à tes amis ou à personne. Toi, tu vois toujours tout.
profile-show-modest = Tant que tu n’as pas de clé d’accès ou de deuxième appareil, ce que tu as gagné ne se montre d’abord qu’à tes amis.
profile-show-presence = Si tu es en ligne, et à quelle table publique
profile-show-since = Depuis quand tu joues ici
profile-show-ratings = Cotes
profile-show-results = Résultats
profile-show-achievements = Succès
profile-show-exercises = Exercices partagés
profile-show-strengths = Analyses partagées
profile-show-everybody = Tout le monde
profile-show-friends = Amis
profile-show-nobody = Personne
profile-show-done = Enregistré.
