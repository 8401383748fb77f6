### A table before its game.

lobby-title = { $game ->
    [card] Medici : le jeu de cartes
    [dice] Medici : le jeu de dés
   *[other] Medici
}
lobby-waiting = { $n ->
    [one] Encore { $n } place à prendre.
   *[other] Encore { $n } places à prendre.
}
lobby-ready = Tout le monde est là. Tu peux commencer.
lobby-ready-soon = La table est complète. { $host } n’a plus qu’à donner le départ.
lobby-seats = Places
lobby-you = toi
lobby-here = sur cet appareil
lobby-free-seat = libre
lobby-sit = S’asseoir ici
lobby-sit-at = S’asseoir ici : place { $seat }
lobby-stand-up = Se lever
lobby-free = Libérer la place
lobby-free-name = Libérer la place : { $name }
lobby-stand-up-name = Se lever : { $name }
lobby-hot = Sur cet appareil
lobby-hot-name = Qui joue sur cet appareil : le nom
lobby-seat = S’asseoir
lobby-bot = Un bot…
lobby-bot-at = Mettre un bot à la place { $seat }
lobby-start = Commencer
lobby-start-waits = { $n ->
    [0] On attend le départ
    [one] Il manque { $n } personne
   *[other] Il manque { $n } personnes
}
lobby-invite = Inviter du monde
lobby-invite-here =
    Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, il faut ouvrir le
    serveur au réseau : la documentation dit comment.
lobby-invite-about = Avec ce lien, on peut s’asseoir ou regarder.
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-share = Partager
lobby-share-title = { $game ->
    [card] Une partie de Medici, le jeu de cartes ?
    [dice] Une partie de Medici, le jeu de dés ?
   *[other] Une partie de Medici ?
}
lobby-qr = Le lien en QR code
lobby-remind = On te prévient quand c’est à toi ?
lobby-remind-yes = Oui, préviens-moi
lobby-remind-no = Non merci
lobby-remind-on = On te préviendra quand c’est à toi. Ça se change dans les réglages.
lobby-terms = Ce qu’on joue
lobby-options = Options
lobby-access = Accès
lobby-host = Ouverte par
lobby-promise = Tirages honnêtes.
lobby-promise-about = Le serveur s’est engagé sur ce nombre avant la première carte ; après la partie, tout le monde peut vérifier.
lobby-cancel = Annuler la table
lobby-cancel-ask = Annuler cette table ?
lobby-cancel-about = Tout le monde perd sa place, et le lien ne marche plus.
lobby-keep = La garder
