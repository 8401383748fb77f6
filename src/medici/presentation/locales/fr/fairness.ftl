### Whether chance was fair: what a browser checks itself after a game.

fairness-checking = Ton navigateur vérifie les tirages…
fairness-own = { $n ->
    [one] Ton navigateur a vérifié l’unique tirage avec l’engagement qu’il avait vu avant la partie
   *[other] Ton navigateur a vérifié les { $n } tirages avec l’engagement qu’il avait vu avant la partie
}
fairness-onlooker = { $n ->
    [one] Ton navigateur a vérifié l’unique tirage avec l’engagement publié, qu’il n’avait pas vu avant la partie
   *[other] Ton navigateur a vérifié les { $n } tirages avec l’engagement publié, qu’il n’avait pas vu avant la partie
}
fairness-broken = Attention : les tirages de cette partie ne respectent pas l’engagement
fairness-later = Les tirages pourront être vérifiés une fois la partie finie
fairness-none = Il n’y a pas eu d’engagement sur les tirages de cette partie
fairness-unknown = Impossible de vérifier les tirages pour l’instant
fairness-how = Avant la partie, le serveur a fixé un secret et publié son empreinte ; le navigateur de chaque joueur y a ajouté une graine. Toutes les cartes et tous les dés en découlent : personne n’a pu les choisir. Maintenant le secret est connu, et tout a été recalculé sur cet appareil.
fairness-commitment = L’empreinte publiée :
fairness-record = Télécharger l’enregistrement
fairness-server = Ce qu’en dit le serveur
fairness-again = Revérifier

## What was checked, and what was not

fairness-done = vérifié :
fairness-not-done = non vérifié :
fairness-did-promise = Le secret est bien celui dont ce navigateur a vu l’empreinte avant d’envoyer sa graine.
fairness-not-promise = L’existence de l’empreinte avant la partie : ce navigateur n’a pas envoyé de graine, il n’a donc gardé aucun engagement. En revanche, le secret correspond bien à l’empreinte de l’enregistrement.
fairness-did-seed = Ta propre graine, tirée par ce navigateur, est bien à ta place.
fairness-not-seed = Une graine à toi : ce navigateur n’en a pas tiré pour cette partie.
fairness-did-house = { $n ->
    [one] La place du bot a la graine « house », que personne ne peut choisir.
   *[other] Les places des { $n } bots ont la graine « house », que personne ne peut choisir.
}
fairness-not-house = La graine « house » à la place des bots au début de la partie.
fairness-did-draws = { $n ->
    [one] L’unique tirage (carte, lancer ou qui commence) découle du secret et des graines.
   *[other] Les { $n } tirages (cartes, lancers et qui commence) découlent du secret et des graines.
}
fairness-not-over = La suite de la partie : l’enregistrement s’arrête avant la fin.
fairness-listed = L’engagement est l’entrée { $n } de la liste publique du serveur, dont la chaîne a été suivie jusqu’à sa dernière entrée, { $last }.
fairness-long = L’engagement est l’entrée { $n } de la liste publique du serveur. La liste est longue et n’a été suivie que jusqu’à l’entrée { $last }.
fairness-no-list = La liste publique des engagements du serveur, illisible pour l’instant.
fairness-not-list = La liste publique des engagements : aucun serveur n’en tient une ici pour cette partie.
fairness-list = La liste publique des engagements

## What does not fit

fairness-warning = Les tirages de cette partie posent un problème.
fairness-expected = Attendu :
fairness-got = Trouvé :
fairness-what-now = Soit le serveur n’a pas tenu son engagement, soit quelqu’un a modifié ce qu’il a envoyé. Copie les faits et montre-les aux autres joueurs et à l’administration du serveur : n’importe qui peut les vérifier.
fairness-copy = Copier les faits
fairness-copied = Copié.
fairness-copy-by-hand = Impossible de copier d’ici ; sélectionne le texte ci-dessous.
fairness-facts = Les faits
fairness-fault-proof = L’enregistrement ne contient pas de preuve complète, alors qu’il y avait un engagement.
fairness-fault-withheld = La partie est finie, mais le secret n’a pas été publié.
fairness-fault-secret = Le secret n’est pas celui de l’engagement : son empreinte est différente.
fairness-fault-commitment = L’engagement de l’enregistrement n’est pas celui que ce navigateur a vu avant la partie.
fairness-fault-table = L’enregistrement désigne une autre table.
fairness-fault-own-seed = Ta propre graine n’est pas à ta place.
fairness-fault-house-seed = La place d’un bot (place { $seat }) n’a pas la graine « house ».
fairness-fault-seed = La graine de la place { $seat } n’est pas celle du début de la partie.
fairness-fault-seeds = Il n’y a pas une graine par place.
fairness-fault-record = L’enregistrement ne respecte pas les règles du jeu.
fairness-fault-move = Le coup { $move } ne découle pas du secret et des graines.
fairness-fault-list = { $move ->
    [0] L’engagement manque dans la liste publique du serveur.
   *[other] La liste publique des engagements du serveur ne tient pas à l’entrée { $move } : elle a été modifiée après coup.
}
