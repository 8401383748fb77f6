### Settings, past games, and what is kept of a player.

settings-title = Réglages
settings-you = Toi
settings-language = Langue
settings-look = Apparence
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-letters = Taille du texte
settings-letters-100 = Normale
settings-letters-120 = Grande
settings-letters-140 = Très grande
settings-speed = Animation
settings-speed-0 = Sans
settings-speed-1 = Normale
settings-speed-2 = Rapide
settings-speed-about = Quel que soit ton choix, touche l’écran pour sauter une animation.
settings-helpers = Repères
settings-helpers-about = Dernier prix et cartes restantes par marchandise, ce que tout bon joueur aurait en tête
settings-tips = Bulles
settings-tips-about = Le nom et la règle de chaque chose : pointe-la, ou laisse le doigt dessus
settings-names = Noms des marchandises
settings-names-about = Écrits sur les échelles, à côté des symboles
settings-sound = Son
settings-sound-about = Sons discrets : cartes, pièces et dés
settings-vibration = Vibreur
settings-vibration-about = Le téléphone vibre un instant quand c’est à toi, et quand le marteau tombe
settings-roll = Lancer les dés toi-même
settings-roll-about = Touche l’écran ou secoue ton téléphone ; sinon ils roulent tout seuls. Sans animation, ils sont simplement posés là.
settings-notices = Me prévenir quand c’est à moi
settings-notices-about = Le navigateur affiche une notification. Il te demande d’abord la permission.
settings-notices-always = Pour toutes tes tables, même sans page de Medici ouverte.
settings-notices-page = Pour toutes tes tables, tant qu’une page de Medici est ouverte dans ce navigateur.
settings-notices-unable = Ce navigateur ne peut pas afficher de notifications ici. Sur un iPhone, ajoute d’abord Medici à l’écran d’accueil.
settings-notices-refused = Le navigateur n’autorise pas les notifications pour cette page. Tu peux changer ça dans ses réglages.
settings-version = Version { $version }
settings-docs = Documentation
settings-site = Version { $version }. Ce site n’a pas de serveur : ce que tu joues reste sur cet appareil, et personne ne peut te rejoindre d’ailleurs.

## Another device

settings-carry = Continuer sur un autre appareil
settings-carry-about = Ouvre ce lien là-bas : tu y retrouves ton nom et tes parties.
settings-carry-make = Créer un lien
settings-carry-link = Lien pour l’autre appareil
settings-carry-once = Il marche une seule fois, pendant dix minutes. Ne le donne à personne : qui l’ouvre joue à ta place.
settings-link-title = Jouer sous ton nom sur cet appareil
settings-link-about = Ce lien amène ici ton nom et tes parties.
settings-link-instead = Sur cet appareil, ton nom est { $name } pour l’instant. Pour le retrouver plus tard, crée d’abord un lien ici.
settings-link-do = Les amener ici
settings-link-done = Bienvenue, { $name }. Tes parties sont là.
settings-link-spent = Ce lien a déjà servi, ou il a plus de dix minutes. Crées-en un nouveau sur l’autre appareil.
settings-link-missing = Ce lien est incomplet. Crées-en un nouveau sur l’autre appareil.

## My data

settings-data = Tes données
settings-data-about = Un nom, et les tables où tu as joué. Ni adresse, ni mot de passe, rien qui vienne d’ailleurs.
settings-export = Télécharger mes données
settings-forget = Supprimer mes données
settings-forget-ask = Supprimer toutes tes données ?
settings-forget-about = Ton nom et toutes tes sessions disparaissent. Des bots finissent les parties en cours. On ne peut pas revenir en arrière.
settings-forget-do = Supprimer pour de bon
settings-forgotten = Tes données sont supprimées. Merci d’avoir joué.

## Past games

settings-history = Parties passées
settings-history-empty = Pas encore de partie finie.
settings-history-play = Joues-en une
settings-replay = Revoir :
settings-outcome-won = Gagnée
settings-outcome-lost = Jouée
settings-outcome-alone = En solo
settings-outcome-cancelled = Annulée
settings-outcome-watched = Regardée
