### The table of the dice game.

## What is asked

dice-ask-pick = Choisis { $least } { $most ->
    [2] ou
   *[other] à
} { $most } dés
dice-ask-roll = Ton lancer
dice-ask-exactly =
    { $n ->
        [one] Choisis un dé
       *[other] Choisis { $n } dés
    }
dice-ask-enter = Note un des dés en surbrillance
dice-ask-fill =
    { $n ->
        [one] Remplis ton bateau : exactement un dé
       *[other] Remplis ton bateau : exactement { $n } dés
    }
dice-await-first = Tirage au sort…
dice-await-rolling = { $name } lance les dés
dice-await-choosing = { $name } choisit des dés
dice-await-entering = { $name } note un dé
dice-await-filling =
    { $n ->
        [one] { $name } remplit son bateau avec un dé
       *[other] { $name } remplit son bateau avec { $n } dés
    }
dice-await-alone = { $name } choisit des dés
dice-counting = La manche est finie : on compte
dice-over = La partie est finie

## The tray

dice-tray = Piste de dés
dice-throw = Lancer les dés
dice-dice = Les cinq dés
dice-round = Manche { $round } sur 3
dice-spot = Dé { $place } : { $face }
dice-spot-entered = Dé { $place } : { $face }, noté par { $names }
dice-spot-empty = Dé { $place } : pas encore lancé
dice-enter = Noter { $faces }
dice-enter-none = Noter
dice-entering = C’est noté…
dice-entered = { $name } : { $faces }
dice-ahead-none =
    { $n ->
        [one] Touche le dé que tu veux
       *[other] Touche les dés que tu veux
    }
dice-ahead-ship = Bateau { $from } → { $to }
dice-ahead-enemy = Pour l’ennemi : { $faces }
dice-ahead-enemy-none = Rien pour l’ennemi
dice-zero = Un 0 vaut deux croix
dice-zero-enemy = Un 0 vaut deux ronds

## Sheets

dice-sheet = Feuille : { $name }
dice-others = Les autres feuilles
dice-you = toi
dice-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
dice-points-unit =
    { $n ->
        [one] point
       *[other] points
    }
dice-worth = Bateau de valeur { $n }
dice-enlarge = Agrandir la feuille : { $name }
dice-rolls = lance
dice-full = plein
dice-roman =
    { $round ->
        [1] I
        [2] II
       *[3] III
    }
dice-past = Bateau { dice-roman } : { $worth }
dice-ship-now = Bateau { $round } : valeur { $worth }, { $n ->
        [one] { $n } case remplie
       *[other] { $n } cases remplies
    } sur { $spaces }
dice-ship-past = Bateau { $round } : valeur { $worth }
dice-ship-later = Bateau { $round } : pour une manche suivante
dice-column =
    { $crosses ->
        [0] { $good } : aucune croix ; { $others }
       *[other] { $good } : { $crosses } croix ; { $others }
    }
dice-column-pays = si on comptait maintenant : +{ $pay }
dice-column-alone = { $good } : croix { $crosses }, ronds de l’ennemi { $circles }

## Titles of the solitaire game

dice-titles = Titres
dice-title-next =
    { $n ->
        [one] Encore { $n } point pour { $title }
       *[other] Encore { $n } points pour { $title }
    }
dice-breakthrough = À { $n } ronds dans une colonne, l’ennemi fait une percée
# $n, $limit (numbers): circles; $goods: where they are
dice-breach-near = L’ennemi a { $n } ronds en { $goods } : à { $limit }, plus aucune colonne ne rapporte
dice-breaking = Attention : { $n } ronds en { $goods } ! Plus aucune colonne ne rapporterait
dice-broken = L’ennemi a fait sa percée : plus aucune colonne ne rapporte
dice-title-top = C’est le plus haut titre
