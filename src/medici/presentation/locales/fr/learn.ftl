### Learning: tours, the rules and the player aids.

## Tours

learn-title = Apprendre { $game ->
        [card] le jeu de cartes
        [dice] le jeu de dés
       *[board] Medici
    }
learn-loading = On prépare la table…
learn-progress = { $n } sur { $all }
learn-progress-long = Étape { $n } sur { $all }
learn-next = Suivant
learn-start = C’est parti
learn-back = Retour
learn-skip = Sauter
learn-show = Montre-moi
learn-leave = Quitter le tuto
learn-restart = Recommencer
learn-also = Permis aussi
learn-rule = La règle { $clause }
learn-hide-rule = Fermer la règle
learn-fold = Réduire la note
learn-unfold = Voir toute la note
learn-play = Jouer ta première partie
learn-play-about = Contre des bots apprentis. Ils t’attendent, et les règles sont à portée de main.
learn-setting-up = On prépare…
learn-other-tours = Apprendre aussi :
learn-welcome-back = Te revoilà ! On reprend là où tu en étais.

## The rules

learn-rules-title = { $game ->
        [card] Règles du jeu de cartes
        [dice] Règles du jeu de dés
       *[board] Règles du jeu de plateau
    }
learn-games = Règles du jeu
learn-game = { $game ->
        [card] Cartes
        [dice] Dés
       *[board] Plateau
    }
learn-contents = Sommaire
learn-search = Chercher une règle
learn-search-hint = un mot, ou { $clause }
learn-search-clear = Effacer la recherche
learn-found =
    { $n ->
        [0] Rien trouvé. Essaie un autre mot.
        [one] { $n } règle trouvée
       *[other] { $n } règles trouvées
    }
learn-to-tour = Apprendre en jouant
learn-to-aid = Aide de jeu
learn-to-rules = Toutes les règles
learn-print = Imprimer
learn-link-to = Lien vers la règle { $clause }
learn-example = Exemple { $n }
learn-table = Tableau à faire défiler sur le côté

## The player aid

learn-aid-title = { $game ->
        [card] Aide de jeu : les cartes
        [dice] Aide de jeu : les dés
       *[board] Aide de jeu : le plateau
    }
learn-aid-foot = Aide de jeu non officielle. Règles complètes : { $address }
