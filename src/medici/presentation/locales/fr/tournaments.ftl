### Tournaments and leagues.

tournaments-title = Tournois
tournaments-about = Rondes, élimination directe et ligues, en direct ou sur plusieurs jours.
tournaments-empty = Aucun tournoi en cours. Joue une partie en attendant.
tournaments-none = Aucun tournoi n’est encore annoncé. Annonce le premier : on s’inscrit par son lien, et des bots prennent les places vides.
tournaments-announce-first = Annoncer le premier
tournaments-list-mine = Les tiens
tournaments-list-open = Inscriptions
tournaments-list-open-none = Aucun pour l’instant. Annonce le tien !
tournaments-list-running = En cours
tournaments-list-running-none = Aucun ne se joue en ce moment.
tournaments-list-past = Finis
tournaments-list-past-none = Aucun n’est encore fini.
tournaments-more = Voir plus
tournaments-begins = Début : { $at }
tournaments-by = par { $name }
tournaments-entrants-are = inscriptions
tournaments-tables-of = tables de { $n }
tournaments-kind-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
tournaments-kind-duplicate = { $n ->
    [one] { $n } ronde en duplicate
   *[other] { $n } rondes en duplicate
}
tournaments-kind-knockout = élimination directe
tournaments-kind-league = ligue
tournaments-rated = classé
tournaments-unrated = non classé
tournaments-admission-all = ouvert à tout le monde
tournaments-admission-secured = avec une clé d’accès ou un deuxième appareil
tournaments-admission-link = avec le lien
tournaments-admission-club = pour les membres du club
tournaments-admit-all = Tout le monde
tournaments-admit-secured = Comptes protégés
tournaments-admit-link = Par lien
tournaments-bots-fill = des bots prennent les places vides ({ $level })
tournaments-bots-none = sans bots

## The form

tournaments-announce = Annoncer un tournoi
tournaments-announce-do = Annoncer
tournaments-name = Nom
tournaments-size = Joueurs par table
tournaments-format = Formule
tournaments-format-rounds = Rondes
tournaments-format-rounds-about = Tout le monde joue toutes les rondes, contre des gens qui ont à peu près autant de points et, autant que possible, jamais deux fois les mêmes.
tournaments-format-knockout = Élimination
tournaments-format-knockout-about = Les premiers de chaque table continuent, jusqu’à ce qu’il ne reste qu’une table.
tournaments-format-league = Ligue
tournaments-format-league-about = Chaque division joue une saison ; ensuite les premiers montent et les derniers descendent.
tournaments-format-duplicate = Duplicate
tournaments-format-duplicate-about = Toutes les tables d’une ronde reçoivent les mêmes cartes ou les mêmes dés. On compare ton score à ceux de ta place aux autres tables : le talent compte, la chance presque pas.
tournaments-rounds = Rondes
tournaments-rounds-season = Rondes par saison
tournaments-advance = Qualifiés par table
tournaments-division-size = Taille des divisions
tournaments-seasons = Saisons
tournaments-most = Maximum d’inscrits
tournaments-starts = Début
tournaments-clock-needed = Il faut une pendule, pour que les rondes se terminent.
tournaments-admission = Qui peut s’inscrire
tournaments-rated-choice = Parties classées (sans bots)
tournaments-fill-choice = Des bots prennent les places vides et remplacent les absents
tournaments-level = Niveau des bots

## One tournament

tournaments-phase-open = début : { $at }
tournaments-phase-running = en cours depuis le { $at }
tournaments-phase-ended = fini ; commencé le { $at }
tournaments-phase-cancelled = annulé
tournaments-too-few = Il y a eu trop peu d’inscriptions.
tournaments-under-way = En cours
tournaments-your-table = Ta table est prête
tournaments-go-to-table = Aller à ta table
tournaments-come-by = Heure limite : { $at }. Venir plus tard ne rapporte rien pour cette ronde.
tournaments-came = Tu es à ta table. Heure limite pour les autres : { $at } ; ensuite, on continue sans attendre.
tournaments-entered = { $n ->
    [one] { $n } inscription, { $most } au plus.
   *[other] { $n } inscriptions, { $most } au plus.
}
tournaments-you-are-in = C’est noté, tu joues. Reviens à temps : ta table s’affichera ici.
tournaments-enter = S’inscrire
tournaments-withdraw = Se retirer
tournaments-won = { $name } gagne
tournaments-you-won = Tu gagnes !
tournaments-off = Annulé
tournaments-next-round = Prochaine ronde : { $at }
tournaments-wait = Les autres tables jouent encore
tournaments-full = C’est complet. Repasse plus tard : une place peut se libérer.
tournaments-your-place = Ton rang : { $place ->
    [1] { $place }er
   *[other] { $place }e
} sur { $n }.
tournaments-beaten = C’est fini pour toi. Suis ceux qui restent
tournaments-you-removed = L’organisation t’a retiré ta place dans ce tournoi.
tournaments-then = Ta prochaine table s’affichera ici dès le début de la ronde.
tournaments-then-knockout = Si tu te qualifies, ta prochaine table s’affichera ici dès le début de la ronde.
tournaments-season = Saison { $n }
tournaments-follow = Regarde les tables
tournaments-who = Qui joue
tournaments-round = Ronde { $n }
tournaments-rounds-all = Ronde
tournaments-table = Table { $n }
tournaments-go = Jouer
tournaments-watch = Regarder
tournaments-now = Où en sont les tables
tournaments-look = Voir
tournaments-bot = Bot
tournaments-absent = absence
tournaments-fled = départ
tournaments-broken = ne compte pas
tournaments-byes = Sans table, avec un point entier : { $who }
tournaments-deal = La donne de cette ronde
tournaments-deal-promise = Engagement, avant :
tournaments-deal-secret = Secret, après :
tournaments-standings = Classement
tournaments-division = Division { $n }
tournaments-place = Rang
tournaments-player = Nom
tournaments-points = Points
tournaments-opponents = Adversaires
tournaments-score-share = Part
tournaments-stage = Rondes
tournaments-played = Parties
tournaments-out-self = retrait
tournaments-out-removed = exclusion
tournaments-out-absent = deux absences
tournaments-behind-stage = moins loin
tournaments-behind-last = moins de points à la dernière ronde
tournaments-behind-points = moins de points, de peu
tournaments-behind-opponents = adversaires avec moins de points
tournaments-behind-share = plus petite part des scores
tournaments-behind-met = derrière en face à face
tournaments-behind-lot = par le sort
tournaments-breaks = Et en cas d’égalité ?
tournaments-breaks-about = D’abord les points. Puis les points des adversaires rencontrés ; puis la part du score à chaque table, additionnée ; puis les tables où les ex æquo se sont rencontrés ; enfin le tirage au sort, qui découle des identifiants du tournoi et du joueur.
tournaments-breaks-here = Quand l’un de ces critères a tranché, il figure sous le nom.
tournaments-share-text = { $title }, après la ronde { $n }
tournaments-copy = Copier le classement
tournaments-copied = Copié
tournaments-picture = Image
tournaments-log = Journal
tournaments-rules = La première place d’une table vaut un point entier, la dernière zéro, et les autres se répartissent régulièrement entre les deux. On joue avec les personnes présentes ; une absence ou un départ vaut zéro. Une exemption, ou une table où personne d’autre ne vient, vaut un point entier ; si trop peu de monde vient pour une partie, c’est l’égalité, devant les absences. Une table interrompue donne un demi-point à tout le monde. Deux absences de suite, et c’est l’élimination.

## Organising

tournaments-organise = Organiser
tournaments-organise-about = Ce que tu fais ici est inscrit au journal d’audit de ce serveur, avec le motif.
tournaments-start-now = Commencer
tournaments-start-few = Il faut d’abord au moins { $n } inscriptions.
tournaments-reason = Motif, visible par tout le monde
tournaments-remove = Exclure
tournaments-cancel = Annuler le tournoi
tournaments-void = Ne pas compter

## Refused

tournaments-problem-bad-title = Un titre compte de 1 à 60 caractères visibles. Celui-ci ne convient pas : réécris-le.
tournaments-problem-not-secured = Ce tournoi demande une clé d’accès ou un deuxième appareil. Ajoute l’un ou l’autre dans les réglages, puis réessaie.
tournaments-problem-not-a-member = Ce tournoi est réservé aux membres de son club. Rejoins d’abord le club.
tournaments-problem-own-table = Tu joues toi-même à cette table : tu ne décides ni d’elle ni des personnes qui y sont.
