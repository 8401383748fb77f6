### The first page: play at once, open a table, come back to a game, join others.

home-welcome = Trois journées à Florence : enchéris, remplis ton bateau et devance les autres marchands. Medici de Reiner Knizia, son jeu de cartes et son jeu de dés, entre amis ou contre des bots.
home-you-play-as = Tu es
home-your-name = Ton nom
home-change-name = { $name } : changer de nom
home-save = Valider
home-cancel = Annuler

## The games

home-board-title = Medici
home-board-short = Plateau
home-board-about = Retourne un lot de marchandises, vends-le en un seul tour d’enchères et charge le bateau le plus précieux.
home-card-title = Le jeu de cartes
home-card-short = Cartes
home-card-about = Révèle des cartes, prends-en une à trois au bout du marché et accapare les marchandises.
home-dice-title = Le jeu de dés
home-dice-short = Dés
home-dice-about = Lance cinq dés et choisis en premier ; les autres choisissent dans ce que tu laisses. Se joue aussi en solo.
home-players = Joueurs
home-players-n = { $n ->
    [1] 1 (solo)
   *[other] { $n }
}
home-level = Bots
home-level-apprentice = Apprenti – facile
home-level-merchant = Marchand – moyen
home-level-banker = Banquier – difficile
home-level-prince = Prince – expert
home-play-now = Jouer
home-setting-up = On prépare…
home-learn-nav = Apprendre : { $game }
home-exercise = Exercice du jour
home-tour = Le tutoriel
home-rules = Règles
home-aid = Aide de jeu
home-bot-apprentice-about = facile : se trompe de temps en temps
home-bot-merchant-about = solide : pèse chaque prix
home-bot-banker-about = fort : voit quelques coups à l’avance
home-bot-random-about = joue au hasard
home-bot-prince-about = très fort : anticipe tes réponses

## My games

home-my-games = Tes parties
home-your-turn = À toi !
home-turns = { $n ->
    [one] À toi de jouer dans une partie
   *[other] À toi de jouer dans { $n } parties
}
home-turn-go = Y aller
home-asked = joué { $time }
home-time-up = fin du temps { $time }
home-alone = en solo
home-waiting = table à compléter
home-day = { $game ->
    [dice] manche { $day } sur 3
   *[other] jour { $day } sur 3
}

## More to do

home-more = Et aussi
home-create-tile = Créer une table
home-create-tile-about = Entre amis, contre des bots, ou sur un seul appareil
home-replay-tile = Revoir une partie
home-replay-tile-about = Coup par coup, à partir d’un fichier
home-companion-tile = À une vraie table
home-companion-tile-about = Compter les points, enregistrer une partie, faire jouer un bot
home-history-tile = Parties passées
home-history-tile-about = Résultats et parties à revoir

## Open tables

home-open-tables = Tables ouvertes
home-looking = On cherche des tables…
home-no-open-tables = Aucune table ouverte pour l’instant. Crée une table publique : on la trouvera ici.
home-no-connection = Le serveur est injoignable. Rien n’est perdu ; cette page réessaie toute seule.
home-nobody-yet = Ouverte par { $host } ; toutes les places sont libres
home-join = S’asseoir ({ $n ->
    [one] { $n } place
   *[other] { $n } places
})
home-watch = Regarder

## A new table

home-guest = Anonyme { $n }
home-create = Créer une table
home-create-do = Créer la table
home-game = Jeu
home-seats = Qui est assis où
home-seat-who = Place { $seat } : qui joue ici
home-seat-level = Place { $seat } : niveau du bot
home-seat-name = Place { $seat } : le nom
home-who-you = Toi
home-who-friend = Invitation
home-who-hot = Sur cet appareil
home-who-bot = Un bot
home-hint-friend = arrive par ton lien
home-option-card-rising-monopoly = Monopoles
home-option-card-rising-monopoly-false = D’origine
home-option-card-rising-monopoly-true = Progressifs
home-option-card-rising-monopoly-about = Progressifs : à partir de 8 symboles d’une marchandise (10 à deux), un monopole rapporte 20 au lieu de 10.
home-clock = Temps de réflexion
home-clock-decision = Par coup
home-clock-bank = Par partie
home-clock-none-about = On prend le temps qu’on veut, même des jours.
home-clock-decision-about = Temps écoulé ? Un bot joue à ta place jusqu’à ton retour.
home-clock-bank-about = On a un temps total, et chaque coup en rajoute.
home-time-decision = Pour chaque coup
home-time-bank = Pour la partie
home-time-increment = Ajouté par coup
home-visibility = Visibilité
home-private = Privée
home-public = Publique
home-private-about = Il faut le lien pour entrer.
home-public-about = Elle est dans la liste des tables ouvertes ; tout le monde peut s’y asseoir ou regarder.
home-pace = Les bots jouent

## Problems

home-offline-title = Pas de connexion au serveur
home-offline-again = Réessayer
home-trouble-title = Introuvable
