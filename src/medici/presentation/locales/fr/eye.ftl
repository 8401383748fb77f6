### Reviews in the browser: the curve of chances, luck and skill, hints, practice, links.

eye-percent = { $n } %

## The curve

eye-curve = Les chances de gagner de chaque place, coup par coup
eye-curve-alone = Le score attendu, coup par coup
eye-curve-at = Étape { $at } sur { $last }. { $chances }
eye-curve-waiting = Lecture de la partie…
eye-curve-failed = Impossible de montrer les chances pour l’instant.
eye-again = Réessayer
eye-chances = Chances ici
eye-chance-of = { $name } { $chance }

## The review

eye-review = Analyse
eye-review-about = Où la partie s’est gagnée : chances, décisions coûteuses, hasard et talent
eye-log = Coups
eye-working = La partie est rejouée de mille façons : ça se précise…
eye-worked = C’est fait. Simulations jouées : { $futures }.
eye-unsure = { $n ->
    [one] Pour { $n } choix, c’était trop peu pour trancher.
   *[other] Pour { $n } choix, c’était trop peu pour trancher.
}
eye-costly-next = Erreur suivante
eye-costs = En points de pourcentage : 100, c’est la victoire assurée.
eye-costs-alone = En points de score.
eye-costliest-later = Analyse en cours…
eye-costliest-none = Aucune erreur coûteuse. Bien joué !
eye-better = Mieux : { $move }.
eye-better-so-far = Mieux pour l’instant : { $move }.
eye-perhaps = Peut-être mieux : { $move }.
eye-played = Joué : { $move }.
eye-played-by = { $name } a joué : { $move }.
eye-try = Essayer un autre coup
eye-points = +{ $points } { $points ->
        [one] point
       *[other] points
    }
eye-best = Le meilleur coup.
eye-best-so-far = Le meilleur coup pour l’instant ; l’analyse continue.
eye-no-choice = Il n’y avait pas vraiment le choix.
eye-doubt = Trop serré pour parler d’erreur.
eye-unsettled = Pas encore tranché : l’analyse continue.
eye-too-few = Trop peu de simulations pour trancher. Une analyse plus longue aiderait.
eye-solved = Exact : la fin est résolue.
eye-cost-exactly = { $points } ± { $error } { $points ->
        [one] point
       *[other] points
    } de pourcentage de mieux : « { $better } » au lieu de « { $played } ».
eye-cost-alone = { $points } ± { $error } { $points ->
        [one] point
       *[other] points
    } de score de mieux : « { $better } » au lieu de « { $played } ».
eye-luck-moved = Hasard : { $name } { $change } { $n ->
        [one] point
       *[other] points
    }
eye-skill = La qualité des décisions
eye-rate = En moyenne { $rate } ± { $error } { $rate ->
        [one] point perdu
       *[other] points perdus
    } par choix ({ $choices } choix) ; { $mistakes ->
    [0] aucune erreur
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}
eye-rate-so-far = Pour l’instant, en moyenne { $rate } ± { $error } { $rate ->
        [one] point perdu
       *[other] points perdus
    } par choix ({ $choices } choix) ; { $mistakes ->
    [0] aucune erreur trouvée
    [one] { $mistakes } erreur trouvée
   *[other] { $mistakes } erreurs trouvées
}
eye-adjusted = Résultat sans le hasard : { $chance }
eye-rate-about = Les titres vont de « Portefaix » à « le Magnifique ». Sans le hasard : les chances à la fin, moins ce que le hasard a donné ; ça peut tomber sous 0 % ou dépasser 100 %.
eye-rate-alone = Les titres vont de « Portefaix » à « le Magnifique ». Sans le hasard : le score, moins ce que le hasard a donné.
eye-moments = Caprices du sort
eye-turning = Le tournant : à partir d’ici, la tête n’a plus changé
eye-joker = Chance pour { $name }
eye-blow = Coup dur pour { $name }
eye-figures = Toutes les chances en tableau
eye-figures-step = Coup
eye-figures-cost = Coût
eye-titles = Chances de chaque titre
eye-title = Titre
eye-here = Ici

## Luck and skill

eye-parts = Hasard et talent
eye-part-luck = hasard
eye-part-skill = ses décisions
eye-part-others = celles des autres
eye-from-to = { $from } → { $to }
eye-parts-about = En points de pourcentage. Départ, hasard et décisions s’additionnent : c’est le résultat.
eye-parts-alone = En points de score. Départ, hasard et décisions s’additionnent : c’est le résultat.
eye-parts-looking = On pèse le hasard et le talent…

## A link with the game in it

eye-share = Partager l’analyse
eye-shared = Lien copié : il contient toute la partie.
eye-link-broken = Ce lien est abîmé : la partie qu’il contient est illisible. Redemande-le, ou ouvre le fichier de la partie.

## Hints and practice

eye-hint-title = Conseil
eye-hint-looking = On essaie tes coups…
eye-hint-chance = gagne dans { $chance } des cas
eye-hint-score = mène à environ { $score } points
eye-hint-why = { $points } ± { $error } { $points ->
        [one] point
       *[other] points
    } de pourcentage de mieux que « { $move } ».
eye-hint-why-alone = { $points } ± { $error } { $points ->
        [one] point
       *[other] points
    } de mieux que « { $move } ».
eye-hint-open = Essais en cours : ça peut encore changer.
eye-hint-close = À peine mieux que « { $move } ». Les deux se valent.
eye-hint-florins = Florins à la fin : en moyenne { $florins } de plus qu’avec le deuxième choix.
eye-hint-tour = Le tutoriel continue avec « { $move } ». Il montre comment on joue, pas toujours ce qui gagne le plus.
eye-hint-moves = Tes coups, le meilleur d’abord
eye-hint-failed = Pas de conseil pour l’instant.
eye-advise = Conseiller
eye-advise-about = Ce que valent ici les coups, le lot et la prochaine carte
eye-advise-over = La partie est finie : il n’y a plus rien à décider.
eye-advise-nature = Personne ne décide ici : c’est au hasard.
eye-advise-moves = Les coups possibles pour { $name }, le meilleur d’abord
eye-advise-ends = { $game ->
    [dice] { $n } points à la fin
   *[other] { $n } florins à la fin
}
eye-advise-price = Juste prix du lot
eye-advise-price-about = À cette mise, avoir le lot ou non donne les mêmes chances de gagner. Environ 95 fois sur 100, elle se trouve dans la barre.
eye-advise-price-to = { $name } : juste prix { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    }, entre { $low } et { $high }
eye-advise-nothing-to = { $name } : mieux vaut s’en passer, même gratuit
eye-advise-all-to = { $name } : mieux vaut l’avoir, même pour toute la bourse ({ $purse ->
        [one] { $purse } florin
       *[other] { $purse } florins
    })
eye-advise-nothing = mieux sans
eye-advise-all = tout : { $purse }
eye-advise-bid = Plus haute mise : { $n }
eye-advise-next = La prochaine carte
eye-advise-values = selon la valeur de la carte
eye-advise-futures = Simulations jouées pour chaque coup : { $n }.
eye-practice = Entraînement
eye-practice-about = Après chacune de tes décisions, tu vois ce qu’elle a coûté. Seulement dans les parties entre toi et des bots.
eye-practice-good = Bien décidé.
eye-practice-cost = { $points } { $points ->
        [one] point
       *[other] points
    } de moins que « { $move } ».
eye-practice-doubt = À peu près aussi bon que « { $move } ».
