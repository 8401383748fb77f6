### A finished game, step by step, and the seal of its chance.

replay-title = Revoir
replay-loading = La partie arrive…
replay-table = La table
replay-start = La table avant le premier coup.
replay-controls = Parcourir la partie
replay-position = Position dans la partie
replay-position-said = Étape { $at } sur { $last } : { $now }
replay-days = Jours
replay-day = { $game ->
    [dice] Manche { $day }
   *[other] Jour { $day }
}
replay-first = Au début
replay-prev = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-of = { $rate }×
replay-log = Ce qui s’est passé
replay-seen-by = De quelle place tu vois la table
replay-seen-by-words = Vu par
replay-share = Copier le lien
replay-copied = Lien vers cette position copié.
replay-download = Fichier
replay-another = Autre fichier
replay-scoring = { $game ->
    [dice] Le décompte de la manche { $day }
   *[other] Le décompte du jour { $day }
}

## Play on from a position

replay-on = Jouer à partir d’ici
replay-on-about = Une nouvelle partie sur cet appareil part de cette position, contre des bots. Cartes et dés sont tirés à nouveau.
replay-on-seat = Tu joues pour
replay-on-same = Comme enregistré
replay-on-do = Jouer

## Bring a record

replay-upload = Revoir une partie
replay-upload-how = Dépose ici le fichier d’une partie, colle son texte ou choisis-le.
replay-choose = Choisir un fichier
replay-upload-private = Il est vérifié coup par coup et n’est montré qu’à toi ; rien n’est gardé.
replay-no-json = Ce n’est pas l’enregistrement d’une partie : illisible comme JSON.
replay-no-record = Ce n’est pas un enregistrement de partie valable.
replay-no-record-move = Ce n’est pas un enregistrement de partie valable : le coup { $n } ne va pas avec les précédents.

## The seal

replay-seal-title = Des tirages honnêtes ?
replay-seal-fair = Honnêtes
replay-seal-later = On le saura après
replay-seal-none = Sans preuve
replay-seal-broken = Pas honnêtes
replay-seal-checking = Vérification…
replay-seal-failed = Non vérifiés
replay-seal-checking-long = Ton navigateur vérifie les tirages…
replay-seal-failed-long = Impossible de vérifier les tirages pour l’instant.
replay-seal-none-long = Cet enregistrement n’apporte aucune preuve.
replay-seal-none-why = La partie s’est jouée sans engagement sur les tirages, par exemple dans un terminal. Ses coups ont quand même été vérifiés d’après les règles.
replay-proof-commitment = L’engagement.
replay-proof-seeds = Les graines.
replay-proof-secret = Le secret.
replay-proof-table = La table.
replay-proof-kept = encore gardé
replay-by-hand = Vérifie toi-même : télécharge l’enregistrement, puis lance
replay-file = FICHIER
