### Help at a real table: keep the score, record a game, a bot in an empty chair.

companion-title = À une vraie table
companion-about = Ton téléphone compte les points ou enregistre la partie. Tout reste sur cet appareil, pas besoin d’internet.
companion-new = Nouvelle partie
companion-all = Toutes les parties
companion-running = En cours
companion-history = Finies
companion-drop = Supprimer
companion-drop-sure = Oui, supprimer
companion-lost = Cette partie n’est pas sur cet appareil. Elle est peut-être sur le téléphone où elle a commencé.
companion-aside = Mises de côté
companion-aside-about = Impossible de lire ce qui suit. Rien n’a été supprimé : garde le fichier si tu veux le réparer.
companion-aside-save = Enregistrer le fichier
companion-full-store = Il n’y a plus de place sur cet appareil pour garder la partie : elle continue en mémoire. Laisse la page ouverte et partage le résultat avant de la fermer.

## A new game

companion-game = Jeu
companion-mode = Rôle du téléphone
companion-mode-sheet = Compter
companion-mode-record = Enregistrer
companion-mode-sheet-about = À la fin de la journée, indique ce que chaque bateau a chargé ; le téléphone classe, paie et additionne.
companion-mode-record-about = Note chaque carte et chaque mise au fur et à mesure. On peut revoir la partie, et des bots peuvent prendre les chaises vides.
companion-players = Joueurs
companion-names = Noms
companion-name = Nom à la place { $seat }
companion-sits = Qui joue à la place { $seat }
companion-person = Personne
companion-begin = Commencer

## Days and what is entered of them

companion-days = Jours
companion-day = { $game ->
        [dice] Manche { $n }
       *[other] Jour { $n }
    }
companion-day-short = { $game ->
        [dice] M{ $n }
       *[other] J{ $n }
    }
# $game is for languages in which a day and a round differ.
companion-day-scored = { $game ->
        [dice] comptée
       *[other] compté
    }
# $game likewise.
companion-day-open = en cours
companion-day-later = plus tard
companion-day-broken = à vérifier
companion-total = Total
companion-later = { $game ->
        [dice] Il faut d’abord compter la manche { $n }.
       *[other] Il faut d’abord compter le jour { $n }.
    }
companion-to-day = { $game ->
        [dice] Vers la manche { $n }
       *[other] Vers le jour { $n }
    }
companion-to-total = Vers le total
companion-entries = Ce qui est noté
companion-ships = Bateaux
companion-money = Argent
companion-to-money = Passer à l’argent
companion-score = { $game ->
        [dice] Compter la manche { $n }
       *[other] Compter le jour { $n }
    }
companion-score-anyway = Oui, compter
companion-correct = Corriger
companion-corrected = C’est corrigé
companion-steps = Pas à pas
companion-whose-ship = Quel bateau
companion-whose-sheet = Quelle feuille
companion-full = plein
companion-ship = Bateau : { $name }
companion-aboard = { $free ->
        [0] Vaut { $worth }, plein
        [one] Vaut { $worth }, { $free } case libre
       *[other] Vaut { $worth }, { $free } cases libres
    }
companion-cards = Cartes
companion-card = { $card }, { $n ->
        [0] plus aucune
       *[other] encore { $n }
    }
companion-card-held = { $card }, chez { $who }, { $n ->
        [0] plus aucune
       *[other] encore { $n }
    }
companion-unload = Bateau : { $name }, retirer { $card }
companion-numbers = Nombres sur le bateau
companion-number = Noter { $n }
companion-enemy = Ennemi
companion-crosses = Croix dans chaque colonne
companion-circles = Ronds de l’ennemi dans chaque colonne
companion-column-less = { $good } : moins un
companion-column-more = { $good } : plus un
companion-money-how = Façon de noter l’argent
companion-purchases = Ventes
companion-purchases-how = Indique le prix, puis touche qui a payé.
companion-price = Prix
companion-who-bought = Qui a acheté
companion-buys = paie { $n }, garde
companion-unbuy = { $name } a payé { $n } : annuler
companion-totals = Argent restant
companion-totals-how = Ce qu’il reste à chacun avant le décompte.
companion-whose-money = Quelle bourse
companion-left-of = Ce qu’il reste à { $name }
companion-less = Un de moins
companion-more = Un de plus
companion-back = Effacer le dernier chiffre
companion-at-most = { $n } au plus
companion-broken-earlier = { $game ->
        [dice] D’abord la manche { $n } : le compte n’y est pas
       *[other] D’abord le jour { $n } : le compte n’y est pas
    }
companion-next-start = { $n ->
        [one] { $who } a le moins de florins et commence le jour { $day }.
       *[other] { $who } ont le moins de florins : le sort décide qui commence le jour { $day }.
    }
companion-standing = { $game ->
        [card] Symboles dans les entrepôts
        [dice] Croix dans les colonnes
       *[board] Niveaux sur les échelles
    }

## What cannot be, and what may be a slip

companion-problem-unknown = { $what } n’est pas une carte de ce jeu.
companion-problem-copies = { $n ->
        [one] La seule carte { $card } est déjà chez { $who }.
       *[other] Les { $n } cartes { $card } sont déjà chargées, chez { $who }.
    }
companion-problem-full = { $who } : le bateau est plein, il a { $n } cases.
companion-problem-numbers = { $who } : il faut { $n } nombres sur le bateau, pas { $got }.
companion-problem-price = { $who } peut payer de 1 à { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }, pas { $got }.
companion-problem-purse = { $who } avait { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } et ne peut pas avoir payé { $got }.
companion-problem-total = { $who } avait { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } au début de la journée et ne peut pas en avoir { $got } à présent.
companion-problem-crosses = { $who }, { $good } : il faut de { $least } à { $most } croix, pas { $got }.
companion-problem-circles = Ennemi, { $good } : il faut de { $least } à { $most } ronds, pas { $got }.
companion-problem-die = { $what } sont sur le même dé.
companion-hint-room = { $n ->
        [one] { $who } : il reste de la place sur le bateau. C’est bien ça ?
       *[other] { $who } : il reste de la place sur les bateaux. C’est bien ça ?
    }
companion-hint-unpaid = { $n ->
        [one] { $who } n’a rien payé. C’est bien ça ?
       *[other] { $who } n’ont rien payé. C’est bien ça ?
    }
companion-hint-crosses = { $who } : ces nombres donnent { $n ->
        [one] { $n } nouvelle croix
       *[other] { $n } nouvelles croix
    }, mais il y en a { $got } sur la feuille. C’est bien ça ?

## The total, and telling others

companion-place = Rang
companion-score-of = { $game ->
        [dice] { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
       *[other] { $n ->
                [one] { $n } florin
               *[other] { $n } florins
            }
    }
companion-rematch = Rejouer, même groupe
companion-share-text = En texte
companion-share-picture = En image
companion-copied = Copié : colle-le où tu veux.
companion-picture-foot = Compté selon les règles, avec Medici
companion-replay = Revoir
companion-record = Télécharger la partie

## Recording

companion-views = Vues
companion-view-now = En cours
companion-view-entries = Saisies
companion-undo = Annuler
companion-odds = Chances
companion-aloud = À voix haute
companion-ask-first = { $day ->
        [1] Qui commence ?
       *[other] Qui commence le jour { $day } ?
    }
companion-ask-card = { $name } retourne une carte : laquelle ?
companion-ask-fill = { $name } : quelle carte remplit le bateau ?
companion-ask-roll = { $name } lance : que montrent les dés ?
companion-ask-lot = { $name } : encore une carte, ou l’enchère ?
companion-ask-bid = À { $name } : quelle mise ?
companion-ask-market = { $name } : révéler ou prendre ?
companion-ask-dice = { $name } : quels dés ?
companion-ask-over = La partie est finie.
companion-starts = Qui commence
companion-starts-who = commence
companion-passes = { $name } passe
companion-bids = { $name } mise { $n }
companion-bid-of = Mise : { $name }
companion-draw = Encore une carte
companion-auction = Lancer l’enchère
companion-reveal = Révéler
companion-takes = { $name } prend { $cards }
companion-lot = Le lot : { $cards }
companion-market = Le marché : { $cards }
companion-ship-now = vaut { $worth }, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
companion-thrown = Le lancer
companion-faces = Faces des dés
companion-unroll = Retirer { $die }
companion-rolled = Noter le lancer
companion-roll-more = { $n ->
        [one] Encore { $n } dé
       *[other] Encore { $n } dés
    }
companion-enters = { $name } note { $dice }
companion-enters-none = { $name } : touche les dés à noter
companion-thinking = { $name } réfléchit…
companion-bot-failed = Le bot n’a pas trouvé de coup. Rien n’est perdu : réessaie, ou annule et note son coup toi-même.
companion-bot-again = Réessayer
companion-unseen = { $n ->
        [one] { $n } carte pas encore vue
       *[other] { $n } cartes pas encore vues
    }
companion-of-good = { $n } ({ $share })
companion-unseen-cards = Toutes
companion-no-entries = Rien n’est encore noté.
companion-correct-entry = Corriger la saisie { $n }
companion-correct-how = Note ce qui s’est vraiment passé. Rien ne disparaît sans ton accord.
companion-leave-it = Laisser ainsi
companion-take-out = Retirer
companion-entry-corrected = C’est corrigé. { $n ->
        [0] Rien ne venait après.
        [one] { $n } saisie suivante reste.
       *[other] { $n } saisies suivantes restent.
    }
companion-misfits = { $n ->
        [one] { $n } saisie suivante ne serait plus possible :
       *[other] { $n } saisies suivantes ne seraient plus possibles :
    }
companion-misfits-more = { $n ->
        [one] et encore { $n }
       *[other] et encore { $n }
    }
companion-misfits-wait = { $n ->
        [0] Note ce qui s’est passé à la place : ces saisies attendent, et reviennent dès qu’elles sont possibles.
        [one] { $n } saisie suivante reste. Note ce qui s’est passé à la place des autres : elles attendent, et reviennent dès qu’elles sont possibles.
       *[other] { $n } saisies suivantes restent. Note ce qui s’est passé à la place des autres : elles attendent, et reviennent dès qu’elles sont possibles.
    }
companion-misfits-gone = { $n ->
        [0] Ces saisies seraient supprimées.
        [one] Ces saisies seraient supprimées. { $n } saisie suivante reste.
       *[other] Ces saisies seraient supprimées. Les { $n } autres restent.
    }
companion-waiting = { $n ->
        [one] { $n } saisie suivante attend :
       *[other] { $n } saisies suivantes attendent, dont voici la première :
    }
companion-leave-out = Supprimer

## Others follow the score on their phones

companion-follow = Suivre le score sur un autre téléphone
companion-follow-about = Les noms et les scores vont au serveur, et quiconque a le lien peut les lire. Tout est oublié un jour après le dernier changement.
companion-follow-do = Montrer le score
companion-follow-link = Lien vers le score
companion-follow-title = Le score de la table
companion-follow-leads = { $n ->
        [one] { $names } mène.
       *[other] { $names } mènent.
    }
companion-follow-won = { $n ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }
companion-follow-none = { $game ->
        [dice] Aucune manche n’est encore comptée.
       *[other] Aucune journée n’est encore comptée.
    }
companion-follow-live = Ce qui se compte à la table s’affiche ici un instant plus tard.
companion-follow-away = Le serveur ne répond pas. Voici le dernier score connu.
companion-follow-gone = Ce score n’est plus affiché
companion-follow-gone-about = Demande un nouveau lien à la table où il est tenu.
