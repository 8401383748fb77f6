### What all tables share: the status, the log, the chat, the scoring, the end.

# $game is board, card or dice. The third of a game is a day, in the dice game a round.

table-title = { $game ->
    [board] Medici
    [card] Medici : le jeu de cartes
   *[dice] Medici : le jeu de dés
}
table-loading = On prépare la table…
table-gone = Pas de table ici
table-again = Réessayer
table-close = Fermer
table-side = Journal et chat
table-announcer = Ce qui se passe à la table

## Whose turn it is, and why

table-day = { $game ->
    [dice] Manche { $day }
   *[other] Jour { $day }
}
table-day-of = { $game ->
    [dice] Manche { $day } sur 3
   *[other] Jour { $day } sur 3
}
table-turn-yours = À toi : { $what }
table-turn-named = { $name }, à toi : { $what }
table-ask-lot = retourner ou lancer l’enchère
table-ask-bid = miser sur le lot ou passer
table-ask-reveal = révéler une carte ou prendre
table-ask-take = prendre au bout du marché
table-ask-roll = lancer les dés
table-ask-choosing = choisir des dés
table-ask-entering = noter un des dés restants
table-ask-filling = remplir le bateau avec des dés
table-ask-alone = choisir des dés
table-await-lot = { $name } réfléchit : encore une carte, ou l’enchère ?
table-await-bid = { $name } réfléchit à sa mise…
table-await-take = { $name } étudie le marché…
table-await-choosing = { $name } choisit des dés…
table-await-entering = { $name } note un dé…
table-nature-first = Tirage au sort…
table-nature-card = On retourne une carte…
table-nature-roll = Les dés roulent…
table-counting = { $game ->
    [dice] Décompte de la manche…
   *[other] Décompte de la journée…
}
table-fast = Accélérer
table-fast-more = Tout montrer jusqu’à ton prochain choix
table-over = La partie est finie
table-cancelled = Cette partie a été annulée
table-clock = Temps restant
table-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
table-clock-days-hours = { $days ->
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
}

## What happened between one's turns, in few words

table-since-away = Depuis ta dernière visite :
table-since-jump = Montrer dans le journal
table-since-bid = { $who } a misé { $bid }
table-since-passed = { $who } a passé
table-since-bid-and-took = { $who } a pris le lot pour { $bid }
table-since-took-lot = { $who } a pris le lot pour { $price }
table-since-nobody = personne n’a misé
table-since-took = { $who } a pris { $cards }
table-since-entered = { $who } a noté { $dice }
table-since-counted = le décompte { $game ->
    [dice] de la manche { $day }
   *[other] du jour { $day }
}

## Notices

table-reconnecting = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
table-watching = Tu regardes cette table.
table-watching-short = Tu regardes
table-taken-clock = { $who } joue pour { $name } : temps écoulé.
table-taken-resigned = { $who } joue pour { $name }, à sa demande.
table-taken-left = { $who } joue pour { $name }, qui a quitté la partie.
table-taken-you-clock = Ton temps est écoulé : { $who } joue pour toi.
table-taken-you-resigned = { $who } joue pour toi, à ta demande.
table-taken-you-left = Tu as quitté la partie : { $who } joue pour toi.
table-stands-in = { $who } joue pour { $name }.
table-is-back = { $name } est de retour.
table-take-back = Reprendre ta place
table-look-on = Regarder pour l’instant
table-paused = Tout le monde est absent. La partie attend qu’on revienne.
table-paused-yours = Tout le monde est absent, et la partie attend. Reprends ta place pour continuer.

## The menu

table-menu = Menu
table-hint = Conseil
table-undo = Annuler
table-undo-more = Annuler ton dernier coup
table-tips-hold = Appuie longuement sur quelque chose pour voir ce que c’est, et sa règle.
table-invite = Partager le lien
table-copy = Copier le lien
table-copied = Lien copié.
table-copy-failed = Ce navigateur ne permet pas de copier. Le lien : { $link }
table-share-text = Rejoins-moi à une table de Medici
table-people = Qui joue ici
table-rules = Règles de ce jeu
table-aid = Aide de jeu
table-keys = Touches de ce jeu
table-fullscreen = Plein écran
table-fullscreen-end = Fin du plein écran
table-tournament = Vers le tournoi
table-home = Accueil (tu peux revenir)
table-settings = Réglages
table-speed = Animation
table-speed-0 = sans
table-speed-1 = normale
table-speed-2 = rapide
table-theme = Couleurs
table-theme-auto = auto
table-theme-light = claires
table-theme-dark = sombres
table-sound = Son
table-helpers = Repères (dernier prix, cartes restantes)
table-tips = Bulles : nom et règle de chaque chose
table-names = Noms des marchandises
table-handovers = Demander avant de passer l’appareil
table-resign = Laisser jouer un bot
table-resign-sure = Laisser un bot jouer pour toi ?
table-resign-more = Le bot continue aussitôt. Tu peux regarder, et reprendre ta place quand tu veux.
table-leave = Quitter la partie
table-leave-sure = Quitter cette partie ?
table-leave-more = Un bot prend ta place et joue jusqu’à la fin, pour que les autres puissent finir.
table-cancel = Arrêter la partie
table-cancel-sure = Arrêter cette partie ?
table-cancel-more = Tu joues seulement contre des bots : la partie s’arrête ici et personne ne gagne. Ce qui a été joué reste dans ton historique.
table-stay = Rester

## The log and the chat

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-scoring = { $game ->
    [dice] Voir le décompte de la manche { $day }
   *[other] Voir le décompte du jour { $day }
}
table-log-undone = Annulé :
table-chat = Chat
table-chat-new = { $n ->
    [one] Chat, { $n } non lu
   *[other] Chat, { $n } non lus
}
table-chat-unread = { $n ->
    [one] { $n } non lu
   *[other] { $n } non lus
}
table-chat-empty = Personne n’a encore rien écrit.
table-chat-placeholder = Écris quelque chose
table-chat-send = Envoyer

## The end

table-end-back = Retour au résultat
table-end-home = Accueil
table-picture = Partager en image
table-picture-saved = L’image est enregistrée.
table-picture-failed = L’image n’a pas pu être dessinée.
table-picture-foot = Joué avec Medici
table-end = La partie est finie
table-end-title = Tu as gagné le titre
table-end-you-won = { $n ->
    [one] Tu as gagné !
   *[other] Victoire partagée !
}
table-end-won = { $n ->
    [one] { $who } a gagné
   *[other] { $who } ont gagné
}
table-end-ranking = Classement final
table-install = Installer
table-install-about = Medici s’installe comme une appli : ouverture immédiate, même sans internet.
table-install-by-hand = Medici peut devenir une appli sur ton écran d’accueil : touche le bouton de partage du navigateur, puis « Sur l’écran d’accueil ».
table-install-no = Non merci
table-end-look = Voir la table
table-end-replay = Revoir
table-end-scorings = Revoir un décompte :
table-rematch = Rejouer
table-rematch-offered = Une revanche est prête pour le même groupe.
table-rematch-join = Rejoindre la revanche
table-chart = { $game ->
    [dice] Points après chaque manche
   *[other] Florins après chaque jour
}
table-chart-figures = Les mêmes chiffres
table-chart-player = Nom

## Where a ship stands

# $nth: "2nd"; $pay (number): what that place would be paid
table-rank = { $nth }, +{ $pay }
table-pay = +{ $pay }
table-rank-now = Si on comptait maintenant : { $rank }
table-rank-ahead = Avec ce que tu as choisi : { $rank }

## One device, several players

table-handover = Passe l’appareil à { $name }
table-handover-open = Rien n’est secret dans ce jeu : tout le monde peut regarder.
table-handover-ready = { $name } : c’est à moi
table-handover-never = Ne plus demander

## The scoring

table-scoring-title = { $game ->
    [dice] Décompte de la manche { $day }
   *[other] Décompte du jour { $day }
}
table-scoring-before = avant
table-scoring-ship = bateau
table-scoring-total = { $game ->
    [dice] points
   *[other] florins
}
table-scoring-worth = valeur { $n }
table-scoring-start = D’abord les bateaux, puis les marchandises une à une.
table-scoring-again = Choisis une ligne pour voir d’où viennent ses chiffres.
table-scoring-steps = Pas à pas
table-scoring-skip = Sauter
table-scoring-next = Suivant
table-scoring-close = Continuer
table-rest = Les pendules s’arrêtent jusqu’à ce que tout le monde continue, { $time } au plus.
table-rest-over = Les pendules repartent.
