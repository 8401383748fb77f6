### Ratings and the ranking.

ratings-title = Classement
ratings-about = Qui joue le mieux, d’après les résultats aux tables classées.
ratings-empty = Le classement est encore vide. Chaque table classée compte : ouvre le bal.
ratings-empty-week = Personne n’a gagné de points ici cette semaine. Chaque table classée compte : ouvre le bal.
ratings-lead = Une table classée, c’est sans bots ni conseils, avec une pendule. Tout le monde commence à 1500.
ratings-create = Chercher une partie classée
ratings-own = Tes cotes
ratings-own-none = Tu n’as pas encore de cote. Une partie classée suffit pour un premier chiffre.
ratings-speed = Rythme
ratings-speed-live = En direct
ratings-speed-days = En différé
ratings-span = Période
ratings-span-all = Tout
ratings-span-week = Semaine
ratings-board = Les meilleures cotes
ratings-place = Rang
ratings-player = Nom
ratings-number = Cote
ratings-gain = Gain (semaine)
ratings-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ratings-tenfold = Avec { $n } points de plus, on finit devant l’autre dix fois sur onze.
ratings-unsettled = ± { $n }, provisoire
ratings-unsettled-short = ± { $n }
ratings-unsecured = Ta cote appartient à ce navigateur tant que tu ne la protèges pas, par une clé d’accès ou en te connectant sur un deuxième appareil. Protégée et établie, elle entre au classement ; sans protection, tu la perds avec ce navigateur.
ratings-secure = Protéger ma cote
ratings-curve = La cote sur { $n ->
    [one] { $n } partie
   *[other] les { $n } dernières parties
}
ratings-curve-figures = En chiffres
ratings-curve-when = Quand
ratings-rated = Classée
ratings-choice = Type de partie
ratings-choice-no = Amicale
ratings-choice-about = Ça compte pour le classement : ni bots ni conseils, et qui part finit au dernier rang.
ratings-choice-off = Ça ne compte que pour l’honneur.
ratings-choice-needs = Une table classée demande au moins deux personnes, pas de bots, un appareil par personne et une pendule.
ratings-consent = Cette table est classée
ratings-consent-about = Prendre place, c’est accepter : la partie compte pour le classement. Ni bots ni conseils, une seule place par personne, et on n’annule rien une fois que les autres ou le hasard ont répondu. Qui part ou laisse jouer un bot ne peut pas revenir et finit derrière tous ceux qui restent ; de même qui épuise son temps sans revenir, ou laisse à un bot plus d’un quart de ses coups.
ratings-consent-hints = Conseils, analyse et « Revoir » sont fermés jusqu’à la fin, pour que chacun joue par ses propres moyens.
ratings-leave-last = Cette partie compte : tu ne pourras pas revenir, et tu finis derrière tous ceux qui restent, même si le bot joue bien.
ratings-leave-won = Cette partie compte, et les autres sont tous partis. Si tu pars maintenant, tu ne pourras pas revenir, mais tu restes quand même devant.
ratings-change = Cotes
ratings-change-wait = Les nouvelles cotes sont en cours de calcul.
ratings-change-up = { $name } : { $points }, { $n } de plus
ratings-change-down = { $name } : { $points }, { $n } de moins
ratings-change-same = { $name } : { $points }, comme avant
ratings-change-link = Voir le classement
ratings-played-like = Tu as joué comme { $points } ± { $off }
ratings-played-like-about = La cote qui gagne contre ces bots aussi souvent que tes décisions l’auraient mérité, hasard mis à part. Une seule partie en dit peu : c’est peut-être { $off } de plus ou de moins. Ça ne compte pas.
