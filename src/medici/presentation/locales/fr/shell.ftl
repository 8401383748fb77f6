### The frame of every page, and words that everything shares.

shell-name = Medici
shell-skip = Aller au contenu
shell-pages = Pages
shell-home = Jouer
shell-people = Joueurs
shell-to-home = Medici : vers les tables
shell-history = Historique
shell-rules = Règles
shell-settings = Réglages
shell-messages = Messages
shell-close = Fermer
shell-busy = en cours
shell-loading = Un instant…
shell-waiting = La table t’attend : rien n’est perdu. Dès que la connexion revient, la partie reprend.
shell-guest = Anonyme
shell-bot = { $bot ->
        [apprentice] Apprenti
        [merchant] Marchand
        [banker] Banquier
        [prince] Prince
       *[random] Hasard
    }
shell-seat = Place { $seat }
shell-your-turn = À toi !
shell-your-turn-at = À toi de jouer – { $what }
shell-told = { $name } : { $what }
shell-language = Langue
shell-theme = Couleurs : { $theme ->
        [light] claires
        [dark] sombres
       *[auto] comme l’appareil
    }
shell-tip-rule = Règle { $clause }
shell-tip-unreached = Les règles sont inaccessibles pour le moment.
shell-broken = Cette page a eu un problème
shell-broken-why = Tes parties ne risquent rien. Recharge la page pour continuer.
shell-broken-again = Recharger
shell-new-version = Une nouvelle version est là.
shell-reload = La charger
shell-updated = Medici est à jour. Voici la version { $version }.
shell-about = Un site non officiel pour les jeux Medici de Reiner Knizia. Libre et gratuit.
shell-missing = Cette page n’existe pas
shell-missing-why = L’adresse contient peut-être une faute. Rien n’est perdu : tes parties sont toujours là.
shell-missing-home = Vers les tables

## Problems: what happened, that nothing was lost, and what to do.

shell-problem-unreachable = Le serveur est injoignable pour le moment. Rien n’est perdu ; réessaie dans un instant.
shell-problem-unavailable = Le serveur est occupé ou redémarre. Rien n’est perdu ; réessaie dans un instant.
shell-problem-no-server = Ce site n’a pas de serveur : on n’y joue pas à distance. Tout ce qui se joue sur cet appareil fonctionne.
shell-problem-internal = Le serveur a fait une erreur. Rien n’est perdu ; réessaie.
shell-problem-flood = C’était trop rapide. Rien n’est perdu ; attends un peu et réessaie.
shell-problem-stale = Autre chose s’est passé entre-temps, donc rien n’a été fait. Regarde à nouveau, puis décide.
shell-problem-illegal-move = Ce coup n’est pas possible ici. Rien n’a changé ; choisis-en un autre.
shell-problem-not-your-turn = Ce n’est pas à toi de jouer. Rien n’a changé.
shell-problem-no-undo = Ce coup ne peut plus être annulé. La partie continue telle quelle.
shell-problem-not-open = La partie a déjà commencé. Tu peux la regarder.
shell-problem-not-running = La partie n’est pas en cours. Rien n’a changé.
shell-problem-not-seated = Tu n’as pas de place à cette table. Tu peux regarder.
shell-problem-over = La partie est finie. Son enregistrement est conservé.
shell-problem-full = Toutes les places sont prises. Tu peux regarder la partie.
shell-problem-seat-taken = Quelqu’un a pris cette place avant toi. Choisis-en une autre.
shell-problem-unknown-bot = Ce bot n’existe pas. Choisis-en un autre.
shell-problem-bad-name = Quelqu’un porte déjà ici un nom trop proche, ou ce nom contient des caractères interdits. Choisis-en un autre.
shell-problem-no-table = Cette table n’existe pas. L’adresse contient peut-être une faute, ou la table a été annulée.
shell-problem-not-found = Il n’y a rien à cette adresse, ou plus rien.
shell-problem-too-many = Tu en as déjà le maximum. Rien n’est perdu ; attends que l’un d’eux finisse.
shell-problem-no-session = On ne te connaît pas encore ici. Choisis un nom et réessaie.
shell-problem-forbidden = Tu n’en as pas le droit ici. Rien n’a changé.
shell-problem-left-for-good = Tu as quitté cette partie, qui compte : tu ne peux pas revenir.
shell-problem-members-only = C’est réservé aux membres du club. Rejoins-le, ou demande à y entrer.
shell-problem-too-long = C’est trop long. Rien n’est perdu ; fais plus court.
shell-problem-bad-command = Le serveur a refusé. Rien n’a changé ; vérifie ce que tu as saisi.
shell-problem-bad-record = Le serveur n’arrive pas à lire cet enregistrement. Rien n’est perdu.
shell-problem-misfit = Cette page et le serveur ne voient pas la même table. Rien n’est perdu ; recharge la page.
shell-problem-damaged = Cette partie n’est plus lisible. Rien n’a été supprimé : ce qu’il en reste est parmi tes parties passées.
shell-problem-other = Ça n’a pas marché. Rien n’est perdu ; réessaie.

## Goods

good-cloth = étoffe
good-fur = fourrure
good-grain = grain
good-dye = teinture
good-spice = épices
good-gold = or
good-neutral = neutre

## What a shared link shows, and a server without its client

shell-game = { $game ->
        [card] Medici : le jeu de cartes
        [dice] Medici : le jeu de dés
       *[board] Medici
    }
shell-preview-table = { $phase ->
        [open] Viens jouer à { shell-game }
       *[other] Une partie de { shell-game }
    }
shell-preview-table-about = { $host } a ouvert la table. Prends place, ou regarde : pas besoin de compte.
shell-preview-rules = { shell-game } – les règles
shell-preview-learn = { shell-game } – apprends en jouant
shell-preview-replay = Une partie de Medici, coup par coup
shell-preview-exercises = Medici : l’exercice du jour
shell-preview-companion = À une vraie table : Medici compte les points
shell-preview-companion-about = Touche ce que chaque bateau a chargé ; le téléphone compte selon les règles. Gratuit, et sans internet.
shell-unbuilt = Les pages n’ont pas été construites
shell-unbuilt-about = Le serveur tourne, mais le client web ne fait pas partie de cette installation. Dans le dossier du projet, lance « make play » : tout se construit.
shell-docs-unbuilt = La documentation n’a pas été construite
shell-docs-unbuilt-about = Le serveur tourne, mais sa documentation ne fait pas partie de cette installation. Dans le dossier du projet, « make docs » la construit ; elle se lit aussi telle quelle dans « docs ».
shell-docs-missing = Aucun document n’a cette adresse. Elle contient peut-être une faute, ou la page a changé de nom.
shell-docs-home = Vers la documentation

## Refusals to talk

shell-problem-silent = Tu ne peux pas écrire à cette table. Rien n’a été envoyé.
shell-sanction = { $until ->
    [never] Pour toujours
   *[other] Jusqu’au { $until }
} (« { $reason } »).
shell-problem-muted = L’administration de ce serveur t’a retiré la parole. { shell-sanction } Rien n’a été envoyé.
shell-problem-banned = L’administration de ce serveur t’a fermé l’accès. { shell-sanction }
