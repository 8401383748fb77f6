### Who may talk, and what one can do about somebody.

conduct-talk = Qui peut écrire
conduct-talk-all = Tous
conduct-talk-players = La table
conduct-talk-nobody = Personne
conduct-talk-about = Tu peux changer ça à la table. Après la partie, seuls ceux qui ont joué peuvent écrire.
conduct-only-players = À cette table, seuls ceux qui jouent écrivent.
conduct-only-nobody = À cette table, personne n’écrit.
conduct-after = La partie est finie : seuls ceux qui ont joué peuvent encore écrire.
conduct-silenced = L’hôte de cette table t’a demandé de te taire.

## Somebody

conduct-about = { $name } : masquer, bloquer ou signaler
conduct-mute = Masquer
conduct-mute-about = Tu ne vois plus ce que dit cette personne, sur aucun de tes appareils.
conduct-mute-done = Tu ne vois plus ce que dit { $name }.
conduct-block = Bloquer
conduct-block-about = Comme masquer ; en plus, cette personne ne peut ni prendre place ni écrire aux tables dont tu es l’hôte.
conduct-block-done = C’est bloqué : { $name } ne peut plus venir à tes tables.
conduct-silence = Faire taire à cette table
conduct-unsilence = Rendre la parole à cette table
conduct-silence-about = En tant qu’hôte : plus personne à cette table ne voit ses messages.
conduct-report = Signaler…
conduct-report-about = L’administration de ce serveur lit le signalement, avec ce qui a été dit. Personne d’autre.
conduct-report-why = Qu’est-ce qui ne va pas ?
conduct-why-insult = Insultes ou menaces
conduct-why-spam = Publicité ou messages en masse
conduct-why-spoil = Gâche la partie des autres
conduct-why-other = Autre chose
conduct-report-more = En quelques mots (facultatif)
conduct-report-send = Envoyer le signalement
conduct-report-done = Signalement envoyé : { $name }. Merci.
conduct-hidden = Des messages sont cachés : ils viennent de personnes masquées ou bloquées.
conduct-undo = Les personnes masquées ou bloquées sont dans tes réglages.

## In the settings

conduct-list = Personnes masquées ou bloquées
conduct-is-mute = messages masqués
conduct-is-block = accès bloqué
conduct-let-off = Rétablir
conduct-let-off-name = Rétablir : { $name }
