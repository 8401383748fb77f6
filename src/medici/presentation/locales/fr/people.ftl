### The people of Florence who play as bots. What is said of one must be true of the level and the character (docs/bots.md).

people-level = { $bot ->
    [apprentice] Apprenti, facile
    [merchant] Marchand, moyen
    [banker] Banquier, difficile
    [prince] Prince, expert
   *[random] Joue au hasard
}
people-you = toi
people-person = une personne
people-for = joue pour { $name }

## At random among the sensible moves

people-lotto = Mise ce qui lui passe par la tête, pourvu que ça tienne à peu près debout.
people-pippa = Ne prévoit jamais : un coup sensé en vaut un autre.
people-zanobi = Pourrait aussi bien jouer à pile ou face. Et le fait.
people-mea = Pas deux soirées pareilles : rien de ce qu’elle fait ne suit un plan.
people-puccio = Mise gros, mise petit, sans la moindre raison.
people-ricca = Laisse au sort le choix entre les coups sensés.
people-tano = N’a ni prix favori ni rancune.

## As the merchants, but one move in four is a slip

people-nanni = Sait ce que vaut un lot, mais se trompe une fois sur quatre.
people-tessa = Apprend le métier : de bons coups, et parfois une bourde.
people-cecco = Compte comme un marchand, tant que son esprit ne vagabonde pas.
people-ghita = Le juste prix, le plus souvent ; de temps en temps, un cadeau pour toi.
people-meo = A les bons chiffres dans son carnet, et n’y regarde pas toujours.
people-bice = Mise avec la tête froide et la main qui tremble.
people-duccio = Compte bien et trébuche parfois : un peu de patience.

## Weigh each move at once

people-chiara = Mise juste assez pour souffler le lot à qui y tient le plus.
people-lapo = Ne paie qu’une partie de ce qu’un lot vaut pour lui.
people-lisa = Préfère payer plus que te laisser un lot.
people-neri = À une table où l’on mise peu, il mise encore moins.
people-vanna = Met en balance bateau, marchandises et jours qui restent.
people-baldo = Mise souvent, et paie bien.
people-piera = Ne traîne jamais, et aime les petits lots.

## Look a few moves ahead in some futures

people-bindo = Joue chaque idée jusqu’au bout dans sa tête avant de payer.
people-nanna = Essaie une mise dans bien des avenirs, et garde la meilleure.
people-agnolo = Jette la moitié de ses idées, examine mieux le reste, et paie bien pour la meilleure.
people-dianora = Compte avec ce que tu vas répondre.
people-noferi = Pense à la fin de la partie, pas au gain du jour.
people-costanza = Aucun prix ne l’arrête, si le dernier jour le rembourse.
people-simona = Un instant lui suffit, et un petit lot aussi.

## The same in many more futures, and further

people-oretta = Explore des centaines d’avenirs avant d’annoncer un chiffre.
people-taddeo = A déjà vu où ça peut mener, des centaines de fois.
people-lena = Pense à tes réponses, puis aux réponses à tes réponses.
people-rinaldo = Prend son temps, et en tire profit.
people-alessa = Imagine le jeu de toute la table avant chaque coup.
people-vieri = Voit plus loin que les banquiers, dans bien plus d’avenirs.
people-gemma = Personne n’est plus fort ici : ne lui laisse rien.
