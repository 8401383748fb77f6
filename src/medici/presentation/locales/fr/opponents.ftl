### Finding opponents: who is here, the queue, and its place on the home page.

opponents-title = Trouver des adversaires
opponents-about = Dis à quoi tu veux jouer, et rencontre des gens qui veulent la même chose.

## On the home page

opponents-home-title = À plusieurs
opponents-home-find = Trouver des adversaires
opponents-home-join = Rejoindre la file
opponents-home-about = Une table en une minute, selon les cotes ; si personne ne vient, des bots la complètent.
opponents-home-waiting = { $n ->
    [one] { $n } personne attend des adversaires.
   *[other] { $n } personnes attendent des adversaires.
}
opponents-home-here = { $n ->
    [one] { $n } autre personne est en ligne.
   *[other] { $n } autres personnes sont en ligne.
}
opponents-home-alone = Il n’y a personne d’autre pour l’instant. Attends en jouant contre des bots : on t’appelle dès que quelqu’un arrive.
opponents-at = { $n } à la table

## What one would like to play

opponents-games = Jeux
opponents-sizes = Joueurs à la table
opponents-sizes-about = Choisis tout ce qui te convient ; les plus grandes tables sont essayées d’abord.
opponents-clock-quick = Rapide
opponents-clock-quick-about = 5 minutes pour la partie, et 10 secondes par coup.
opponents-clock-calm = Tranquille
opponents-clock-calm-about = 15 minutes pour la partie, et 20 secondes par coup.
opponents-clock-days = En différé
opponents-clock-days-about = Un jour par coup.
opponents-rated = Type de partie
opponents-rated-no = Amicale
opponents-rated-yes = Classée
opponents-rated-no-about = Aucune cote ne change.
opponents-rated-yes-about = Les cotes de toute la table changent. Pas de bots : avec eux, ça ne compte pas.
opponents-patience = Si personne ne vient
opponents-patience-never = sans bots : attendre du monde
opponents-patience-after = des bots complètent la table après { $time }
opponents-find = Trouver des adversaires
opponents-same = Choisir la même chose

## Waiting

opponents-waiting = Recherche d’adversaires
opponents-waited = Ton temps d’attente
opponents-for = Pour
opponents-expected = Attente habituelle
opponents-expected-unknown = inconnue : trop peu de recherches de ce genre
opponents-expected-about = environ { $time }
opponents-others = Attendent aussi
opponents-others-n = { $n ->
    [0] personne d’autre pour l’instant
    [one] { $n } autre personne
   *[other] { $n } autres personnes
}
opponents-bots = Bots
opponents-bots-in = complètent la table dans { $time }
opponents-hold = On t’a trouvé des tables, mais tu n’y as pas pris place : les autres passent avant toi, pour un moment.
opponents-stay = Garde cette page ouverte. Tu peux jouer ou visiter le site en attendant : on t’appelle dès que quelqu’un est trouvé.
opponents-meanwhile = Jouer contre des bots
opponents-leave = Arrêter

## Found

opponents-found = Adversaires trouvés
opponents-found-about = Viens à la table maintenant : ta place est gardée une demi-minute.
opponents-come = Venir à la table
opponents-come-within = Ta place est gardée pendant { $time }.
opponents-coming = C’est bon, tu y es. La partie commence quand tout le monde est là, d’ici { $time }.
opponents-again = Il manque quelqu’un. Tu gardes ta place dans la file.
opponents-missed = C’était trop tard : les autres cherchent encore. Relance la recherche si tu veux.
