# Exercises: positions with one clear answer, for the terminal and the browser.
#
# Moves and findings come with arguments (medici.analysis.moves, medici.analysis.puzzles.sentences), put into words as
# the head of story.ftl says. $points and $error are points of percent of the chance to win, or alone points of
# the final score.

## Moves

puzzles-move-bid = miser { $n }
puzzles-move-pass = passer
puzzles-move-draw = retourner une autre carte
puzzles-move-auction = lancer l’enchère
puzzles-move-reveal = révéler une carte
puzzles-move-take = prendre { $cards }
puzzles-move-choose = noter { $dice }

## What there is to learn

puzzles-find-draw = Pas encore. Le lot : { $lot }. Une carte de plus rapporte davantage qu’une vente immédiate.
puzzles-find-auction = Stop. Le lot : { $lot }. Mieux vaut le vendre maintenant que retourner une autre carte.
puzzles-find-pass = Le lot : { $lot }. Miser { $bid }, c’est trop : mieux vaut passer.
puzzles-find-bid = Le lot : { $lot }. Trop bon pour le laisser filer : mise { $bids }.
puzzles-find-more = Le lot : { $lot }. Miser { $bid }, c’est trop peu : mise { $bids }.
puzzles-find-less = Le lot : { $lot }. Miser { $bid }, c’est plus qu’il n’en faut : mise { $bids }.
puzzles-find-take = Prends { $cards } tout de suite : c’est mieux qu’une autre carte.
puzzles-find-reveal = Révèle une autre carte avant de prendre : { $cards }, ce n’est pas encore assez.
puzzles-find-too = Pas seulement { $cards } : il faut aussi { $more } à bord.
puzzles-find-only = Seulement { $cards } : mieux vaut laisser { $left }.
puzzles-find-instead = Mieux vaut { $cards } : { $others }, c’est moins bon.
puzzles-bids-one = { $low }
puzzles-bids-range = de { $low } à { $high }

## Themes: what is decided and what is at stake; none gives the answer away

puzzles-theme-lot = Encore ou stop
puzzles-theme-bid = Miser ou passer
puzzles-theme-reveal = Révéler ou prendre
puzzles-theme-count = Combien prendre
puzzles-theme-which = Que prendre
puzzles-theme-levels = Hauts niveaux
puzzles-theme-ship = Meilleur bateau
puzzles-theme-room = Peu de place
puzzles-theme-alone = En solo
puzzles-theme-ending = Finales prouvées

## The day

puzzles-date = { $weekday ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    } { $day ->
        [1] { $day }er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
puzzles-day = { $game ->
        [dice] Manche { $day } sur 3
       *[other] Jour { $day } sur 3
    }
puzzles-proven = Prouvé : cette finale est résolue, en comptant tout ce qui peut encore arriver.

## Answers

puzzles-right = Bien vu !
puzzles-wrong = Ça coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } de pourcentage de chances de gagner.
puzzles-wrong-alone = Ça coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } à la fin.
puzzles-beyond = C’est plus que toutes les mises testées, et celles-ci étaient déjà trop hautes.
puzzles-head-move = Coup
puzzles-head-chance = Gagne
puzzles-head-points = Points
puzzles-head-cost = Coûte

## Days in a row

puzzles-run = { $n ->
        [0] Ta série s’arrête ; une autre commence au prochain jour résolu. Ta plus longue : { $longest }.
        [one] Un jour résolu. Ta plus longue série : { $longest }.
       *[other] { $n } jours de suite. Ta plus longue série : { $longest }.
    }
puzzles-run-none = Une série commence au premier jour résolu.
puzzles-again = { $n ->
        [0] Seule la première réponse du jour compte. Il y aura un autre exercice demain.
        [one] Seule la première réponse du jour compte. Tu as résolu un jour.
       *[other] Seule la première réponse du jour compte. Tu as résolu { $n } jours de suite.
    }
puzzles-unkept = Impossible de garder ce jour : { $reason }.

## In the terminal

puzzles-legal = Possible : { $moves }
puzzles-unknown = Il n’y a pas d’exercice { $id }.
puzzles-table = { $game ->
        [card] Jeu de cartes
        [dice] Jeu de dés
       *[board] Jeu de plateau
    }, { $players ->
        [1] en solo
       *[other] à { $players }
    }
puzzles-progress = { $games ->
        [one] { $games } partie parcourue
       *[other] { $games } parties parcourues
    }, exercices trouvés : { $found }
puzzles-kept = { $n ->
        [one] { $n } exercice dans { $file }
       *[other] { $n } exercices dans { $file }
    }
puzzles-interrupted = Interrompu : ce qui a été trouvé est gardé.
puzzles-stands = { $id } ({ $game }) : le coup évident coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-falls = { $id } ({ $game }) : ne tient pas, le coup évident coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-of-date = L’exercice du { $date }
puzzles-game = { $game ->
        [card] Jeu de cartes
        [dice] Jeu de dés
       *[board] Jeu de plateau
    }
puzzles-head-game = Jeu
puzzles-head-theme = Thème
puzzles-head-solved = Du 1er coup
puzzles-head-tried = Essayés
puzzles-head-all = En tout
puzzles-ways = --daily est l’exercice du jour, --next un exercice jamais essayé (GAME et --theme choisissent), --list les montre tous. « Du 1er coup » : résolus au premier essai.
puzzles-none-left = Tu les as tous essayés.
puzzles-unchecked = { $n ->
        [one] Temps écoulé : { $n } exercice n’est pas vérifié.
       *[other] Temps écoulé : { $n } exercices ne sont pas vérifiés.
    }
puzzles-solved-again = { $id } ({ $game }) : prouvé, le coup évident coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-fallen = { $n ->
        [one] { $n } réponse ne tient pas.
       *[other] { $n } réponses ne tiennent pas.
    }

## In the browser; puzzles-points, puzzles-percent and puzzles-error in the terminal too

puzzles-title = Exercice du jour
puzzles-about = Une position par jour, la même pour tout le monde. Un coup est nettement le meilleur, et ce n’est pas celui qui vient à l’esprit.
puzzles-seat = Tu es { $who }. Que fais-tu ?
puzzles-loading = Mise en place…
puzzles-yours = ton coup
puzzles-obvious = le coup évident
puzzles-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
puzzles-how = Chaque coup a été joué dans les { NUMBER($futures) } mêmes simulations ; ± est l’erreur type de son coût.
puzzles-tomorrow = Le prochain exercice arrive demain.
puzzles-another = Exercice suivant
puzzles-collection = Exercices
puzzles-choose = Quels exercices
puzzles-choose-today = Du jour
puzzles-choose-all = Tous
puzzles-short = { $game ->
        [card] Cartes
        [dice] Dés
       *[board] Plateau
    }
puzzles-theme-any = Tous les thèmes
puzzles-previous = Précédent
puzzles-next = Suivant
puzzles-place = { $place } sur { $n }
puzzles-progress-title = Tes progrès
puzzles-progress-of = { $tried ->
        [0] { $all } à essayer
       *[other] Du premier coup : { $solved } sur { $tried } ; { $all } en tout
    }
puzzles-practice = Autant que tu veux, par jeu et par thème. Le premier essai de chaque exercice compte pour tes progrès, aucun pour la série de jours.
puzzles-days = { $n ->
        [0] Pas encore de série
        [one] { $n } jour résolu
       *[other] { $n } jours de suite
    }
