### The table in a terminal: what the painters write, the prompt, and the app.

## What the painters write

terminal-title = { shell-game }, { $span ->
        [round] manche
       *[day] jour
    } { $day } sur 3
terminal-deck =
    pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
terminal-rolls = { $who } lance
terminal-you = (toi)
terminal-head-player = nom
terminal-head-florins = florins
terminal-head-points = points
terminal-head-worth = valeur
terminal-head-free = libre
terminal-head-ship = bateau
terminal-head-green = cartes vertes
terminal-head-levels = niveau +à bord
terminal-head-icons = symboles +à bord
terminal-head-column = colonne
terminal-crosses = croix
terminal-enemy = ennemi
terminal-green = verte
terminal-empty = vide
terminal-and = { $first }, { $next }
terminal-bonus-day = prime chaque jour : { $what }
terminal-bonus-level = { $pay } au niveau { $level }
terminal-monopoly = monopole chaque jour : { $pay } dès { $icons } symboles
terminal-monopoly-more = { $pay } dès { $icons }
terminal-bonus-round = prime chaque manche : { $pay } dès { $crosses } croix, { $more } pour { $all }
terminal-breakthrough = { $n } ronds : aucune colonne ne rapporte
terminal-lot = Lot :
terminal-lot-none = rien encore
terminal-lot-about =
    (valeur { $worth }, { $n ->
        [one] { $n } case
       *[other] { $n } cases
    })
terminal-presents = présenté par { $who }
terminal-bids = Mises :
terminal-bid = { $who } { $bid }
terminal-passed = { $who } passe
terminal-bids-none = aucune encore
terminal-leads = { $who } mène avec { $bid }
terminal-market = Marché :
terminal-market-empty = vide
terminal-beyond = Hors de portée :
terminal-dice = Dés :
terminal-dice-soon = Les dés vont être lancés.
terminal-die-left = reste
terminal-die-gone = parti

## What is asked

terminal-asked = { $who } : { $what }
terminal-over = La partie est finie.
terminal-chance = Place au hasard.
terminal-ask-bid = miser sur le lot ou passer ?
terminal-ask-bid-over = miser plus de { $high } sur le lot ou passer ?
terminal-ask-draw = retourner une autre carte ou lancer l’enchère ?
terminal-ask-take = prendre quelles cartes au bout du marché ?
terminal-ask-reveal = prendre au bout du marché, ou révéler (encore { $n } au plus) ?
terminal-ask-enter = lequel des dés restants noter ?
terminal-ask-fill =
    le bateau doit être rempli maintenant (D15) : choisir { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }.
terminal-ask-choose =
    choisir { $free ->
        [1] 1 dé
        [2] 1 ou 2 dés
       *[other] 1 à 3 dés
    }.

## Moves as they are typed

terminal-verb-bid = miser
terminal-verb-pass = passer
terminal-verb-draw = retourner
terminal-verb-auction = enchère
terminal-verb-reveal = révéler
terminal-verb-take = prendre
terminal-verb-choose = choisir
terminal-many = choisir { $count } parmi { $dice }
terminal-span = { $least } { $most ->
    [2] ou
   *[other] à
} { $most }

## Commands as they are typed

terminal-word-undo = annuler
terminal-word-save = sauvegarder
terminal-word-load = charger
terminal-word-log = journal
terminal-word-table = table
terminal-word-help = aide
terminal-word-quit = quitter

## The prompt

terminal-legal = Coups : { $moves } (ou aide)
terminal-illegal = « { $move } » n’est pas possible maintenant. Coups : { $moves } ; ou aide.
terminal-unknown = « { $line } » : commande inconnue. Coups : { $moves } ; ou aide.
terminal-bot-fails = Un bot ne joue plus : { $reason }.
terminal-no-undo-nothing = Impossible d’annuler : { $who } n’a encore rien décidé.
terminal-no-undo-chance = Impossible d’annuler : le hasard a joué depuis ({ $move }).
terminal-no-undo-player = Impossible d’annuler : { $who } a joué depuis ({ $move }).
terminal-no-undo-over = Impossible d’annuler : la partie est finie.
terminal-undone = { $who } annule : { $move }.
terminal-not-saved = Pas sauvegardé : { $reason }. La partie continue.
terminal-saved = Sauvegardé dans { $file }
terminal-load-which = Charger quel fichier ? Tape charger FICHIER.
terminal-not-loaded = { $file } n’a pas pu être chargé : { $reason }. La partie actuelle continue.
terminal-load-fails = { $file } n’a pas pu être chargé : { $reason }.
terminal-kept = Partie actuelle sauvegardée : { $file }
terminal-loaded = { $file } est chargé
terminal-unsaved = La partie ne peut pas être sauvegardée : { $reason }. Voici son enregistrement :
terminal-why-missing = ce fichier ou ce dossier n’existe pas
terminal-why-folder = c’est un dossier
terminal-why-denied = c’est interdit à cet endroit
terminal-why-full = il n’y a plus de place
terminal-why-record = ce n’est pas un enregistrement de partie valable
terminal-why-system = le système refuse
terminal-why-fault = une erreur du programme
terminal-record = Enregistrement de la partie : { $file }
terminal-continue = Pour continuer : { $command }
terminal-help =
    Coups : à taper comme affiché, ou en abrégé :
    {"  "}plateau  7 = miser 7, p = passer, d = retourner, a = enchère
    {"  "}cartes   r = révéler, 1 3 = prendre 1 3 (comptées depuis le bout du marché)
    {"  "}dés      1 3 = choisir 1 3 (les dés par leur numéro)
    Commandes :
    {"  "}table                redessine la table
    {"  "}journal              raconte la partie jusqu’ici
    {"  "}annuler              annule ton dernier coup, si personne n’a joué depuis,
    {"  "}                     pas même le hasard
    {"  "}sauvegarder FICHIER  écrit la partie dans un fichier (sans FICHIER :
    {"  "}                     parmi tes parties sauvegardées)
    {"  "}charger FICHIER      reprend la partie d’un fichier à la place de celle-ci
    {"  "}aide                 cette liste
    {"  "}quitter              sauvegarde et quitte (Ctrl-D et Ctrl-C aussi)

## The app: what can be done

terminal-do-bid = Miser { $n }
terminal-do-pass = Passer
terminal-do-draw = Retourner une carte
terminal-do-auction = Lancer l’enchère
terminal-do-reveal = Révéler une carte
terminal-do-take = Prendre { $cards }
terminal-do-take-none = Prendre…
terminal-do-choose = Noter { $cards }
terminal-do-choose-none = Noter des dés…
terminal-do-again = Rejouer
terminal-do-menu = Menu
terminal-do-leave = Quitter
terminal-do-start = Commencer
terminal-do-return = Reprendre ta place
terminal-do-next = Suivant
terminal-do-all = Tout d’un coup
terminal-do-on = Continuer
terminal-do-back = Retour
terminal-key-enter = Entrée
terminal-keys-undo = annuler
terminal-keys-hint = conseil
terminal-keys-talk = chat
terminal-keys-log = journal
terminal-keys-help = aide
terminal-keys-light = couleurs
terminal-keys-menu = menu
terminal-keys-leave = quitter

## The app: what is going on

terminal-turn = À toi : { $what }
terminal-turn-of = { $who }, à toi : { $what }
terminal-thinks = { $who } réfléchit
terminal-thinks-bot = { $who } ({ $bot }) réfléchit
terminal-turning = On retourne une carte
terminal-rolling = Les dés roulent
terminal-starting = Tirage au sort…
terminal-hurry = Espace : ne pas attendre
terminal-watching = Tu regardes.
terminal-log = Journal
terminal-talk = Écrire à toute la table
terminal-log-empty = Il ne s’est encore rien passé.
terminal-chosen = { $who } a choisi { $dice }
terminal-would = Avec ça : valeur { $worth }, { story-nth }
terminal-would-pay = Avec ça : valeur { $worth }, { story-nth } (+{ $pay })
terminal-last-sale = Dernier lot : { $who } pour { $price }
terminal-last-none = Dernier lot : invendu

## The app: notes

terminal-expected-bid = Il faut une mise de { $least } à { $most } ; reçu : { $n }.
terminal-expected-pick = Possible : { $moves }. Choisis par numéro ou à la souris.
terminal-expected-verb = Possible : { $moves }.
terminal-not-now = Ce n’est pas à toi de jouer. Rien n’a changé.
terminal-hint-thinking = On simule des suites possibles pour trouver le meilleur coup…
terminal-hint-compiling = On compile les règles pour cette machine, une seule fois (une minute ou deux)…
terminal-hint-none = Les conseils ne se donnent que contre des bots, et quand c’est à toi.
terminal-hint = Conseil : « { $move } » gagne dans { $chance } % des simulations. { $why }
terminal-hint-points = Conseil : « { $move } » mène à environ { $points } points. { $why }
terminal-hint-fails = Pas de conseil : { $reason }. La partie continue.
terminal-undo-live = Annulation de ton dernier coup demandée.
terminal-autosave-fails = La partie ne peut pas être sauvegardée : { $reason }. Elle continue ; fais de la place, et quitte avec q.
terminal-small = Trop petit
terminal-small-why = Cette table demande { $columns } colonnes et { $lines } lignes ; ce terminal en a { $width } et { $height }. Agrandis-le, ou quitte avec q et joue avec medici play --plain. Rien n’est perdu.

## The app: scoring

terminal-score-before = avant
terminal-score-ship = bateau
terminal-score-now = après
terminal-score-step = { $n } sur { $all }

## The app: menu

terminal-menu-about = Trois journées à Florence : enchéris, remplis ton bateau, devance les autres marchands.
terminal-menu-game = Jeu
terminal-menu-players = Joueurs
terminal-menu-bots = Bots
terminal-menu-language = Langue
terminal-menu-name = Ton nom
terminal-menu-mixed = Un de chaque
terminal-menu-alone = { $n } (solo)
terminal-menu-keys = ↑ ↓ choisir la ligne   ← → changer   Entrée valider   ? aide
terminal-menu-play = Jouer
terminal-menu-resume = Reprendre : { $title }
terminal-menu-join = Rejoindre une table par son adresse
terminal-join-address = Adresse
terminal-join-go = Rejoindre
terminal-join-bad = Il faut l’adresse d’une table, comme https://medici.example/tables/abc123 ; reçu : { $got }.
terminal-join-busy = Connexion à { $address }…
terminal-date = { $day }/{ $month }/{ $year }, { $hour }:{ $minute }
terminal-lobby = Table { $table }
terminal-lobby-seat = { $n }. { $who }
terminal-lobby-free = libre
terminal-lobby-wait = On attend du monde : { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }.
terminal-lobby-host = On attend le départ, donné par { $who }.
terminal-lobby-ready = Toutes les places sont prises : lance la partie avec s.
terminal-lobby-cancelled = Cette table a été annulée.
terminal-lobby-taken-over = Un bot joue pour toi. Reprends ta place avec b.
terminal-live-continue = Pour revenir : { $command }

## The app: help

terminal-app-help =
    Coups
    {"  "}plateau  taper une mise ou la changer (+ et -), Entrée pour miser ; p passer
    {"  "}         d retourner une autre carte ; a lancer l’enchère
    {"  "}cartes   1 2 3 choisir des cartes du marché, Entrée les prend ; r révéler
    {"  "}dés      1 à 5 choisir des dés, Entrée les note
    {"  "}souris   cliquer sur les cartes, les dés et les boutons

    Touches
    {"  "}u  annuler ton dernier coup, si personne n’a joué depuis, pas même le hasard
    {"  "}h  un conseil : le meilleur coup et ses chances, contre des bots seulement
    {"  "}t  écrire à tout le monde, à une table en ligne
    {"  "}l  tout le journal
    {"  "}c  couleurs claires ou sombres
    {"  "}m  le menu ; la partie est sauvegardée
    {"  "}q  sauvegarder la partie et quitter (Ctrl-C aussi)
    {"  "}Espace  ne pas attendre les pauses des bots

    Signes
    {"  "}> qui doit jouer ; +2 ce qui est à bord et s’ajoutera
    {"  "}{ $signs }

## Commandes : ce qu’elles compilent, et si le hasard était honnête

terminal-compiling = Compilation pour cette machine, une seule fois : { $games }, { $parts ->
        [one] { $parts } partie
       *[other] { $parts } parties
    } dans { $workers ->
        [one] { $workers } processus
       *[other] { $workers } processus
    }, { $minutes ->
        [1] moins d’une minute
       *[other] environ { $minutes } minutes
    }. C’est fait pour les commandes suivantes ; medici warm compile tout d’avance.
terminal-compiling-game = { $game ->
        [card] jeu de cartes
        [dice] jeu de dés
       *[board] jeu de plateau
    }
terminal-compiling-any = Compilation pour cette machine de ce qu’il faut : une minute ou plus.
terminal-compiling-bar = Compilation
terminal-compiled = Compilé en { $n } s.
terminal-compiling-stopped = Interrompu : ce qui est compilé est gardé.
terminal-fair = { $file } : { $over ->
        [no] honnête jusqu’ici, la partie n’est pas finie
       *[yes] honnête
    } : tous les tirages découlent du secret et des graines (vérifiés : { $n }) ; engagement { $commitment }
terminal-unfair = { $file } : rien ne montre que c’est honnête : { $reason }
terminal-unfair-record = illisible comme enregistrement d’une partie
terminal-unfair-unrevealed = le secret n’est pas encore connu
terminal-unfair-proof = il n’y a pas de preuve complète
terminal-unfair-commitment = le secret n’est pas celui de l’engagement
terminal-unfair-move = le coup { $move } ne découle pas du secret et des graines
terminal-unfair-unlisted = son engagement n’est pas dans la liste
terminal-list-unread = impossible de lire la liste des engagements
terminal-list-fails = la liste des engagements ne tient pas : { $reason }
terminal-list-changed = elle a été modifiée après coup, ou n’est pas entière
terminal-list-holds = la liste des engagements tient : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $promises ->
        [one] { $promises } engagement
       *[other] { $promises } engagements
    } (en retard : { $late }), révélé : { $promises ->
        [0] rien
       *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    } (parties finies : { $finished }, annulées : { $cancelled }), encore ouverts : { $open }, dont { $overdue } depuis plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } ; tête { $head }
terminal-overdue = en retard depuis le { $day } : entrée { $n }, engagement { $commitment }
terminal-overdue-more = et { $n } de plus (--json les donne tous)
