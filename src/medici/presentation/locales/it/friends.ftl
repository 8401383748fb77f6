### Friends: people one knows here, invitations, and people one has met.

friends-title = Amici
friends-about = Chi conosci qui: chi c’è adesso, e come sono andate le vostre partite.
friends-empty = Qui non hai ancora amici. Manda a qualcuno il tuo link, o chiedi l’amicizia a chi ha giocato con te.
friends-empty-play = Intanto trova avversari

friends-here = Qui ora
friends-here-none = In questo momento nessuno dei tuoi amici è qui. Manda lo stesso un invito: chi ha le notifiche attive lo viene a sapere.
friends-away = Gli altri
friends-status-here = online
friends-status-away = offline
friends-status-table = { $phase ->
    [open] aspetta a un tavolo: { $game }
   *[running] gioca: { $game }
}
friends-watch = Guarda
friends-join = Entra
friends-invite = Invita
friends-invite-name = Invita { $name }
friends-invite-title = Invita { $name } a un tavolo
friends-invite-about = Si crea un tavolo per due, tu prendi posto, e { $name } lo viene a sapere. L’invito vale un’ora.
friends-invite-own = Al tuo tavolo: { $game }
friends-invite-new = Un nuovo tavolo: { $game }
friends-invited = Invito mandato a { $name }.

friends-part = Togli l’amicizia
friends-part-name = Togli l’amicizia a { $name }
friends-part-sure = Togliere l’amicizia a { $name }? Non vedrete più quando l’altra persona è qui. Nessuno viene avvisato.
friends-parted = { $name } non è più tra i tuoi amici.

friends-asking = Ti chiedono l’amicizia
friends-accept = Accetta
friends-accept-name = Accetta la richiesta di { $name }
friends-decline = Rifiuta
friends-decline-name = Rifiuta: { $name }
friends-declined = Richiesta rifiutata; { $name } non lo viene a sapere.
friends-asked = Hai chiesto tu
friends-withdraw = Ritira
friends-withdraw-name = Ritira la richiesta a { $name }
friends-now = Ora { $name } è tra i tuoi amici.
friends-asked-now = Richiesta mandata a { $name }. Se accetta, sarete amici.
friends-ask = Chiedi l’amicizia
friends-ask-name = Chiedi l’amicizia: { $name }
friends-ask-about = Ognuno vede quando l’altra persona è qui e può invitarla a un tavolo.
friends-full = Per ora tu o l’altra persona avete troppi amici, richieste o inviti. Riprova più tardi.

friends-link = Un link per gli amici
friends-link-about = Chi lo apre può entrare tra i tuoi amici: fino a dieci persone, per una settimana.
friends-link-make = Crea un link e un codice QR
friends-link-share = Aggiungimi agli amici su Medici
friends-link-title = Richiesta di amicizia
friends-link-ask = { $name } ti chiede l’amicizia: ognuno vede quando l’altra persona è qui e può invitarla a un tavolo.
friends-link-yes = Accetta
friends-link-spent = Questo link è esaurito, scaduto o sconosciuto. Fattene dare uno nuovo.
friends-link-own = Questo è il tuo link: mandalo a qualcun altro.

friends-met = Chi ha giocato con te
friends-met-none = Chi gioca online con te appare qui.
friends-met-last = { $game } in { $n }, { $date }
friends-rematch = Gioca ancora
friends-rematch-name = Gioca ancora con { $name }
friends-rematch-done = Invito a un’altra partita mandato a { $name }.

friends-invitations = Hai un invito
friends-invitation = { $name } ti invita: { $game }
friends-invitation-take = Siediti
friends-invitation-no = Non ora
friends-invitation-no-name = Non ora: l’invito di { $name }
friends-home-here = { $n ->
    [one] { $name } è qui
    [2] Tra gli amici qui ora: { $name } e un’altra persona
   *[other] Tra gli amici qui ora: { $name } e altre { $more } persone
}
friends-home-look = Vedi chi c’è, guarda o invita
friends-home-invite = Al tuo tavolo, o a uno nuovo
friends-home-asking = { $n ->
    [one] Una persona ti chiede l’amicizia
   *[other] { $n } persone ti chiedono l’amicizia
}

friends-push-invited = Hai un invito a un tavolo
friends-push-round = Il tuo tavolo del torneo è pronto
