### The deal of the day.

deals-title = La mano del giorno
deals-about = Le stesse carte per tutti, ogni giorno: la differenza la fa solo la bravura.
deals-empty = La mano del giorno è in preparazione. Intanto gioca una partita.
deals-home-none = Le stesse carte per tutti. Oggi non ancora giocata.
deals-home-done = Oggi giocate { $n } su { $of }.
deals-name-board = Il gioco da tavolo
deals-name-card = Il gioco di carte
deals-name-dice = Il gioco di dadi
deals-name-solitaire = Il solitario
deals-of-match = Una mano di un incontro
deals-to-match = Torna all’incontro
deals-alone = Tu e i dadi, in solitario.
deals-against = { $level ->
        [banker] { $n ->
                [one] Contro un banchiere.
               *[other] Contro { $n } banchieri.
            }
       *[merchant] { $n ->
                [one] Contro un mercante.
               *[other] Contro { $n } mercanti.
            }
    }
deals-open = Conta il primo tentativo.
deals-running = Il tuo tentativo è cominciato.
deals-untold = Giocata. Il risultato parte quando torni online.
deals-play = Gioca
deals-go-on = Continua
deals-again = Gioca di nuovo
deals-result = Vedi il risultato
deals-score = { $game ->
        [dice] { $n ->
                [one] 1 punto
               *[other] { $n } punti
            }
       *[other] { $n ->
                [one] 1 fiorino
               *[other] { $n } fiorini
            }
    }
deals-place = { $n ->
        [1] Primo posto al tavolo.
        [2] Secondo posto al tavolo.
        [3] Terzo posto al tavolo.
       *[other] { $n }º posto al tavolo.
    }
deals-streak = { $n ->
        [one] 1 giorno di fila.
       *[other] { $n } giorni di fila.
    }
deals-next = Nuove mani alle ore { $time }.
deals-offline = Sei offline. Gioca pure: il risultato parte più tardi.
deals-how = Come funziona
deals-how-try = Conta un solo tentativo: il primo. Senza consigli, e non si annulla niente. Dopo, rigiocala quanto vuoi.
deals-how-fair = Tutti hanno lo stesso posto, le stesse carte e gli stessi bot, che alla stessa mossa rispondono allo stesso modo. Il server rigioca ogni risultato prima di contarlo.
deals-matches = Gioca più mani contro gli amici, quando vuoi
deals-archive = Giorni passati
deals-archive-about = Gioca le loro mani quando vuoi; non contano più.
deals-earlier = Mostra altri
deals-all = Tutte le mani di oggi
deals-hidden = Prima gioca: poi vedi come hanno fatto gli altri.
deals-missed = Nel suo giorno non l’hai giocata. Puoi ancora provarla.
deals-waiting = Il tuo risultato è in verifica.
deals-refused = Il tuo risultato non conta: il server non è riuscito a rigiocare la tua partita allo stesso modo.
deals-by-bot = Un bot ha giocato per te, quindi questo tentativo non conta.
deals-par = Un principe ha fatto { $score }.
deals-par-held = Hai fatto almeno come lui!
deals-par-missed = { $n ->
        [one] Te ne è mancato { $n }.
       *[other] Te ne sono mancati { $n }.
    }
deals-par-soon = Un principe ci sta ancora pensando.
deals-better = { $n ->
        [one] Hai fatto meglio di { $n } persona su 100.
       *[other] Hai fatto meglio di { $n } persone su 100.
    }
deals-first = Oggi nessuno l’ha giocata prima di te.
deals-everybody = Tutti
deals-histogram = { $n ->
        [one] 1 risultato: { $low }.
       *[other] { $n } risultati, da { $low } a { $high }.
    }
deals-par-line = La linea tratteggiata è del principe: { $score }.
deals-secured = { $n ->
        [0] Nessuno è di chi ha una passkey o un secondo dispositivo.
        [one] 1 è di chi ha una passkey o un secondo dispositivo.
       *[other] { $n } sono di chi ha una passkey o un secondo dispositivo.
    }
deals-friends = Amici
deals-no-friends = Nessuno dei tuoi amici l’ha ancora giocata.
deals-find-friends = Ai tuoi amici
deals-share = Condividi
deals-copied = Negli appunti ci sono tre righe: non svelano niente.
deals-share-head = Medici, { $day }: { $name }
deals-share-par = principe { $n }
deals-share-better = meglio di { $n } su 100
deals-proof = La promessa sui sorteggi
deals-proof-about = Prima del giorno il server ha messo nella lista pubblica l’impronta del suo segreto, sotto lo SHA-256 di «{ $id }». Dopo il giorno nella lista c’è anche il segreto. Tutti i sorteggi derivano da lì.
deals-commitment = La promessa
deals-secret = Il segreto
deals-telling = Il tuo risultato è in verifica.
deals-told = Il tuo risultato conta.
deals-practice = Questo era un allenamento: conta solo il primo tentativo.
deals-compare = Vedi come hanno fatto gli altri
