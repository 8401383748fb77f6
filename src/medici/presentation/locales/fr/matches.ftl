### Duplicate matches.

matches-title = Matchs en duplicate
matches-about = Les mêmes donnes aux mêmes places : compare les scores, la chance n’y est pour rien.
matches-empty = Pas encore de match. Joue une partie en attendant.
matches-new = Lancer un match
matches-new-about = Tu reçois un lien pour deux à six personnes, ou pour deux équipes. Tout le monde joue quand bon lui semble, contre les mêmes bots et avec les mêmes cartes.
matches-game = Jeu
matches-size = Par table
matches-people = Nombre de participants
matches-deals = Donnes
matches-level = Bots
matches-name = Titre (facultatif)
matches-teams = Deux équipes
matches-team-n = Équipe { $n }
matches-begin = Commencer
matches-own = Tes matchs
matches-untitled = { $game ->
        [card] Un match au jeu de cartes
        [dice] Un match au jeu de dés
       *[board] Un match au jeu de plateau
    }
matches-played = { $n ->
        [one] { $n } jouée sur { $of }
       *[other] { $n } jouées sur { $of }
    }
matches-until = Jusqu’au { $day }.
matches-over = Le match est fini.
matches-what = { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } au { $game ->
        [card] jeu de cartes
        [dice] jeu de dés
       *[board] jeu de plateau
    }, { $players ->
        [one] en solo
       *[other] { $players } à la table
    }.
matches-invited = Rejoins ce match
matches-invited-about = Tu joues les mêmes donnes que les autres, à ton rythme. Ce qu’ils ont fait d’une donne s’affiche une fois que tu l’as jouée.
matches-join = Rejoindre
matches-full = Toutes les places de ce match sont prises.
matches-join-team = Rejoindre : { $team }
matches-your-deals = Tes donnes
matches-deal-n = Donne { $n }
matches-deal = Donne
matches-compared = Comparaison
matches-by-team = Par équipe
matches-by-person = Par personne
matches-total = Total
matches-margin = Écart
matches-margin-about = L’écart est ce que l’on fait de plus que la moyenne à chaque donne.
matches-hidden = Déjà jouée ; joue-la aussi pour voir
matches-hidden-about = Une coche marque un résultat que tu verras après avoir joué la donne.
matches-not-yet = Pas encore jouée
matches-leads = (en tête)
matches-link = Le lien de ce match
matches-link-about = Ce lien suffit pour participer.
matches-sides = Qui joue contre qui
matches-sides-none = Ni équipes ni clubs
matches-clubs = Deux clubs
matches-own-club = Ton club
matches-other-club = L’autre club
matches-find-club = Chercher l’autre club par son nom
matches-no-club = Tu ne gères encore aucun club : pour lancer un match de clubs, il faut en fonder un ou devenir responsable d’un autre.
matches-pick-club = Choisis d’abord l’autre club.
matches-for-clubs = Ce match est pour les membres de deux clubs. Rejoins l’un d’eux pour jouer sous ses couleurs :
matches-team-margin = Pour les équipes et les clubs, c’est la différence entre leurs moyennes à chaque donne, quel que soit leur nombre de membres.
matches-link-clubs = Les membres des deux clubs peuvent participer avec ce lien.
