### Friends: people one knows here, invitations, and people one has met.

friends-title = Amis
friends-about = Les gens que tu connais ici : qui est là, et vos parties.
friends-empty = Pas encore d’amis ici. Envoie ton lien à quelqu’un, ou une demande aux gens avec qui tu as joué.
friends-empty-play = En attendant, trouve des adversaires

friends-here = En ligne
friends-here-none = Aucun de tes amis n’est en ligne. Invite quand même : les notifications arrivent chez qui les a activées.
friends-away = Les autres
friends-status-here = en ligne
friends-status-away = hors ligne
friends-status-table = { $phase ->
    [open] attend à une table : { $game }
   *[running] joue : { $game }
}
friends-watch = Regarder
friends-join = Rejoindre
friends-invite = Inviter
friends-invite-name = Inviter { $name }
friends-invite-title = Inviter { $name } à une table
friends-invite-about = On crée une table à 2, tu y prends place, et { $name } reçoit une notification. L’invitation tient une heure.
friends-invite-own = À ta table : { $game }
friends-invite-new = Une nouvelle table : { $game }
friends-invited = Invitation envoyée à { $name }.

friends-part = Retirer de mes amis
friends-part-name = Retirer { $name } de mes amis
friends-part-sure = Retirer { $name } de tes amis ? Vous ne verrez plus quand l’autre est en ligne. Personne n’est prévenu.
friends-parted = { $name } ne fait plus partie de tes amis ici.

friends-asking = Demandes d’ami reçues
friends-accept = Accepter
friends-accept-name = Accepter { $name } parmi mes amis
friends-decline = Refuser
friends-decline-name = Refuser { $name }
friends-declined = C’est refusé ; { $name } n’en saura rien.
friends-asked = Demandes envoyées
friends-withdraw = Retirer
friends-withdraw-name = Retirer la demande à { $name }
friends-now = { $name } fait maintenant partie de tes amis.
friends-asked-now = Demande envoyée à { $name }. Si c’est oui, vous serez amis.
friends-ask = Ajouter à mes amis
friends-ask-name = Ajouter à mes amis : { $name }
friends-ask-about = Vous verrez quand l’autre est en ligne, et pourrez vous inviter à des tables.
friends-full = L’un de vous a trop d’amis, de demandes ou d’invitations pour l’instant. Réessaie plus tard.

friends-link = Un lien pour tes amis
friends-link-about = Qui l’ouvre peut rejoindre tes amis : dix personnes au plus, pendant une semaine.
friends-link-make = Créer un lien et un QR code
friends-link-share = Rejoins mes amis sur Medici
friends-link-title = Devenir amis ?
friends-link-ask = { $name } te propose de devenir amis : vous verrez quand l’autre est en ligne, et pourrez vous inviter à des tables.
friends-link-yes = Devenir amis
friends-link-spent = Ce lien est épuisé, expiré ou inconnu. Demandes-en un nouveau.
friends-link-own = C’est ton propre lien : envoie-le à quelqu’un d’autre.

friends-met = Les gens avec qui tu as joué
friends-met-none = Les gens avec qui tu joues en ligne apparaissent ici.
friends-met-last = { $game } à { $n }, { $date }
friends-rematch = Rejouer
friends-rematch-name = Rejouer avec { $name }
friends-rematch-done = { $name } reçoit une invitation à rejouer.

friends-invitations = Tes invitations
friends-invitation = { $name } t’invite : { $game }
friends-invitation-take = Prendre place
friends-invitation-no = Plus tard
friends-invitation-no-name = Plus tard : { $name } t’invite
friends-home-here = { $n ->
    [one] { $name } est en ligne
    [2] { $name } et une autre personne de ta liste sont en ligne
   *[other] { $name } et { $more } autres de tes amis sont en ligne
}
friends-home-look = Voir, regarder ou inviter
friends-home-invite = À ta table, ou à une nouvelle
friends-home-asking = { $n ->
    [one] Quelqu’un t’a envoyé une demande d’ami
   *[other] { $n } personnes t’ont envoyé une demande d’ami
}

friends-push-invited = On t’invite à une table
friends-push-round = Ta table de tournoi est prête
