### Whether chance was fair: what a browser checks itself after a game.

fairness-checking = Il tuo browser sta controllando i sorteggi…
fairness-own = { $n ->
    [one] Il tuo browser ha controllato l’unico sorteggio: corrisponde alla promessa vista prima della partita
   *[other] Il tuo browser ha controllato tutti i sorteggi ({ $n }): corrispondono alla promessa vista prima della partita
}
fairness-onlooker = { $n ->
    [one] Il tuo browser ha controllato l’unico sorteggio: corrisponde alla promessa pubblicata, che prima della partita non aveva visto
   *[other] Il tuo browser ha controllato tutti i sorteggi ({ $n }): corrispondono alla promessa pubblicata, che prima della partita non aveva visto
}
fairness-broken = Attenzione: i sorteggi di questa partita non corrispondono alla promessa
fairness-later = I sorteggi si possono controllare a partita finita
fairness-none = Per i sorteggi di questa partita non c’è una promessa
fairness-unknown = Al momento i sorteggi non si possono controllare
fairness-how = Prima della partita il server ha fissato un segreto e ne ha pubblicato l’impronta; il browser di ognuno ha aggiunto un seme. Tutte le carte e i dadi derivano da qui, quindi nessuno ha potuto sceglierli. Ora il segreto è pubblico, e tutto è stato ricalcolato su questo dispositivo.
fairness-commitment = L’impronta pubblicata:
fairness-record = Scarica la registrazione
fairness-server = Che cosa ne dice il server
fairness-again = Controlla di nuovo

## What was checked, and what was not

fairness-done = controllato:
fairness-not-done = non controllato:
fairness-did-promise = Il segreto è quello di cui questo browser ha visto l’impronta prima di mandare il suo seme.
fairness-not-promise = Se l’impronta c’era già prima della partita: questo browser non ha mandato un seme, e quindi non ha conservato una promessa. Che il segreto corrisponda all’impronta nella registrazione è stato controllato.
fairness-did-seed = Il tuo seme, sorteggiato da questo browser, è al tuo posto.
fairness-not-seed = Un seme tuo: per questa partita questo browser non ne ha sorteggiati.
fairness-did-house = { $n ->
    [one] Il posto del bot ha il seme «house», che nessuno può scegliere.
   *[other] I posti dei bot ({ $n }) hanno tutti il seme «house», che nessuno può scegliere.
}
fairness-not-house = Che i posti dei bot avessero il seme «house» all’inizio della partita.
fairness-did-draws = { $n ->
    [one] Carta, tiro o chi comincia: l’unico sorteggio deriva dal segreto e dai semi.
   *[other] Carte, tiri e chi comincia: tutti i sorteggi ({ $n }) derivano dal segreto e dai semi.
}
fairness-not-over = Come sarebbe andata avanti la partita: la registrazione finisce prima.
fairness-listed = La promessa è la voce { $n } della lista pubblica del server, la cui catena è stata seguita fino all’ultima voce, { $last }.
fairness-long = La promessa è la voce { $n } della lista pubblica del server. La lista è lunga, ed è stata seguita solo fino alla voce { $last }.
fairness-no-list = La lista pubblica delle promesse del server, che al momento non si riesce a leggere.
fairness-not-list = La lista pubblica delle promesse: qui non c’è un server che ne tenga una per questa partita.
fairness-list = La lista pubblica delle promesse

## What does not fit

fairness-warning = C’è qualcosa che non va nei sorteggi di questa partita.
fairness-expected = Atteso:
fairness-got = Ricevuto:
fairness-what-now = O il server non ha mantenuto la promessa, o qualcuno ha cambiato quello che ha mandato. Copia i fatti e mostrali agli altri giocatori e a chi gestisce il server: chiunque può controllarli.
fairness-copy = Copia i fatti
fairness-copied = Copiati.
fairness-copy-by-hand = Da qui non si può copiare; seleziona il testo qui sotto.
fairness-facts = I fatti
fairness-fault-proof = La registrazione non ha una prova completa, anche se era stata promessa.
fairness-fault-withheld = La partita è finita, ma il segreto non è stato pubblicato.
fairness-fault-secret = Il segreto non è quello promesso: ha un’altra impronta.
fairness-fault-commitment = La promessa nella registrazione non è quella che questo browser ha visto prima della partita.
fairness-fault-table = La registrazione indica un altro tavolo.
fairness-fault-own-seed = Il tuo seme non è al tuo posto.
fairness-fault-house-seed = Il posto di un bot (posto { $seat }) non ha il seme «house».
fairness-fault-seed = Il seme del posto { $seat } non è quello che c’era all’inizio della partita.
fairness-fault-seeds = Non c’è un seme per ogni posto.
fairness-fault-record = La registrazione non segue le regole del gioco.
fairness-fault-move = La mossa { $move } non è stata decisa dal segreto e dai semi.
fairness-fault-list = { $move ->
    [0] La promessa manca nella lista pubblica del server.
   *[other] La lista pubblica delle promesse del server non regge alla voce { $move }: è stata cambiata dopo.
}
