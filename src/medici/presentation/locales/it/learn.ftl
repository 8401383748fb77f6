### Learning: tours, the rules and the player aids.

## Tours

learn-title = Impara { $game ->
        [card] il gioco di carte
        [dice] il gioco di dadi
       *[board] Medici
    }
learn-loading = Preparo il tavolo…
learn-progress = { $n } di { $all }
learn-progress-long = Passo { $n } di { $all }
learn-next = Avanti
learn-start = Cominciamo
learn-back = Indietro
learn-skip = Salta
learn-show = Fallo per me
learn-leave = Esci dal tour
learn-restart = Ricomincia
learn-also = Si può anche
learn-rule = Regola { $clause } nel regolamento
learn-hide-rule = Chiudi la regola
learn-fold = Riduci la nota
learn-unfold = Mostra tutta la nota
learn-play = Gioca la tua prima partita
learn-play-about = Contro bot apprendisti. Ti aspettano, e le regole sono a portata di tocco.
learn-setting-up = Preparo…
learn-other-tours = Altri tour:
learn-welcome-back = Che bello ritrovarti! Riprendi da dov’eri.

## The rules

learn-rules-title = { $game ->
        [card] Regole del gioco di carte
        [dice] Regole del gioco di dadi
       *[board] Regole del gioco da tavolo
    }
learn-games = Scegli il gioco
learn-game = { $game ->
        [card] Gioco di carte
        [dice] Gioco di dadi
       *[board] Gioco da tavolo
    }
learn-contents = Indice
learn-search = Cerca nelle regole
learn-search-hint = una parola, o { $clause }
learn-search-clear = Cancella la ricerca
learn-found =
    { $n ->
        [0] Nessun risultato. Prova un’altra parola.
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
learn-to-tour = Impara giocando
learn-to-aid = Riepilogo
learn-to-rules = Tutte le regole
learn-print = Stampa
learn-link-to = Link alla regola { $clause }
learn-example = Esempio { $n }
learn-table = Tabella da scorrere di lato

## The player aid

learn-aid-title = { $game ->
        [card] Riepilogo del gioco di carte
        [dice] Riepilogo del gioco di dadi
       *[board] Riepilogo del gioco da tavolo
    }
learn-aid-foot = Riepilogo non ufficiale. Regole complete: { $address }
