### The frame of every page, and words that everything shares.

shell-name = Medici
shell-skip = Vai al contenuto
shell-pages = Pagine
shell-home = Gioca
shell-people = Persone
shell-to-home = Medici: ai tavoli
shell-history = Storico
shell-rules = Regole
shell-settings = Impostazioni
shell-messages = Messaggi
shell-close = Chiudi
shell-busy = in corso
shell-loading = Un attimo…
shell-waiting = Il tavolo ti aspetta: non si è perso nulla. Appena torna la connessione, si continua.
shell-guest = Ospite
shell-bot = { $bot ->
        [apprentice] Apprendista
        [merchant] Mercante
        [banker] Banchiere
        [prince] Principe
       *[random] Caso
    }
shell-seat = Posto { $seat }
shell-your-turn = Tocca a te
shell-your-turn-at = Tocca a te: { $what }
shell-told = { $name }: { $what }
shell-language = Lingua
shell-theme = Colori: { $theme ->
        [light] chiari
        [dark] scuri
       *[auto] come sul dispositivo
    }
shell-tip-rule = Regola { $clause }
shell-tip-unreached = Al momento le regole non sono raggiungibili.
shell-broken = In questa pagina qualcosa è andato storto
shell-broken-why = Le tue partite sono al sicuro. Ricarica la pagina per continuare.
shell-broken-again = Ricarica
shell-new-version = C’è una nuova versione.
shell-reload = Aggiorna
shell-updated = Medici è stato aggiornato. Questa è la versione { $version }.
shell-about = Un sito non ufficiale per i giochi Medici di Reiner Knizia. Libero e aperto.
shell-missing = Questa pagina non esiste
shell-missing-why = Forse c’è un errore nell’indirizzo. Non si è perso nulla: le tue partite sono dov’erano.
shell-missing-home = Ai tavoli

## Problems: what happened, that nothing was lost, and what to do.

shell-problem-unreachable = Il server ora non è raggiungibile. Non si è perso nulla; riprova tra un attimo.
shell-problem-unavailable = Il server è occupato o si sta riavviando. Non si è perso nulla; riprova tra un attimo.
shell-problem-no-server = Questo sito non ha un server, quindi nessuno può entrare da fuori. Su questo dispositivo funziona tutto.
shell-problem-internal = C’è stato un errore nel server. Non si è perso nulla; riprova.
shell-problem-flood = Un po’ troppo in fretta. Non si è perso nulla; aspetta un momento e riprova.
shell-problem-stale = Nel frattempo la situazione è cambiata, quindi non è stato eseguito nulla. Guarda di nuovo e decidi.
shell-problem-illegal-move = Qui questa mossa non è possibile. Non è cambiato nulla; scegline un’altra.
shell-problem-not-your-turn = Non tocca a te. Non è cambiato nulla.
shell-problem-no-undo = Questa mossa non si può più annullare. La partita va avanti così.
shell-problem-not-open = La partita è già cominciata. Puoi guardarla.
shell-problem-not-running = La partita non è in corso. Non è cambiato nulla.
shell-problem-not-seated = Non hai un posto a questo tavolo. Puoi guardare.
shell-problem-over = La partita è finita. La sua registrazione resta.
shell-problem-full = I posti sono tutti occupati. Puoi guardare la partita.
shell-problem-seat-taken = Qualcuno ha preso quel posto prima di te. Scegline un altro.
shell-problem-unknown-bot = Questo bot non esiste. Scegline un altro.
shell-problem-bad-name = Qualcuno qui ha un nome troppo simile, oppure il nome contiene caratteri non ammessi. Scegline un altro.
shell-problem-no-table = Questo tavolo non esiste. Forse c’è un errore nell’indirizzo, o il tavolo è stato chiuso.
shell-problem-not-found = A questo indirizzo non c’è niente, o non c’è più.
shell-problem-too-many = Hai raggiunto il limite. Aspetta che qualcosa finisca, poi riprova.
shell-problem-no-session = Qui non ti conosciamo ancora. Scegli un nome e riprova.
shell-problem-forbidden = Qui non puoi farlo. Non è cambiato nulla.
shell-problem-left-for-good = Hai lasciato questa partita, che conta: non puoi tornare.
shell-problem-members-only = È riservato ai membri del club. Entra nel club, o chiedi di entrare.
shell-problem-too-long = È troppo lungo. Non si è perso nulla; accorcialo.
shell-problem-bad-command = Il server non lo ha accettato. Non è cambiato nulla; controlla quello che hai scritto.
shell-problem-bad-record = Il server non riesce a leggere questa registrazione. Non si è perso nulla.
shell-problem-misfit = Questa pagina e il server non vedono lo stesso tavolo. Non si è perso nulla; ricarica la pagina.
shell-problem-damaged = Questa partita non si può più leggere. Non è stato cancellato nulla: quel che ne resta è tra le tue partite passate.
shell-problem-other = Non ha funzionato. Non si è perso nulla; riprova.

## Goods

good-cloth = stoffa
good-fur = pelliccia
good-grain = grano
good-dye = tintura
good-spice = spezia
good-gold = oro
good-neutral = neutra

## What a shared link shows, and a server without its client

shell-game = { $game ->
        [card] Medici: il gioco di carte
        [dice] Medici: il gioco di dadi
       *[board] Medici
    }
shell-preview-table = { $phase ->
        [open] Vieni a giocare a { shell-game }
       *[other] Una partita a { shell-game }
    }
shell-preview-table-about = { $host } ha preparato il tavolo. Siediti, o guarda: non serve un account.
shell-preview-rules = Le regole di { shell-game }
shell-preview-learn = Impara a giocare a { shell-game }
shell-preview-replay = Una partita a Medici, mossa per mossa
shell-preview-exercises = Medici: l’esercizio del giorno
shell-preview-companion = A un tavolo vero: Medici tiene i conti
shell-preview-companion-about = Tocca quello che ognuno ha caricato; il telefono conta secondo le regole. Gratis, e non serve internet.
shell-unbuilt = Le pagine non sono state generate
shell-unbuilt-about = Il server è in funzione, ma questa installazione non comprende il client per il browser. Nella cartella del progetto lancia «make play»: genera tutto.
shell-docs-unbuilt = La documentazione non è stata generata
shell-docs-unbuilt-about = Il server è in funzione, ma questa installazione non comprende la documentazione. Nella cartella del progetto «make docs» la genera; si legge anche in «docs».
shell-docs-missing = Nessuna pagina ha questo indirizzo. Forse c’è un errore, o ora ha un altro nome.
shell-docs-home = Alla documentazione

## Refusals to talk

shell-problem-silent = A questo tavolo non puoi parlare. Non è stato inviato nulla.
shell-sanction = { $until ->
    [never] Per sempre
   *[other] Scadenza: { $until }
} («{ $reason }»).
shell-problem-muted = Chi gestisce questo server ti ha tolto la parola. { shell-sanction } Non è stato inviato nulla.
shell-problem-banned = Chi gestisce questo server ti ha tolto l’accesso. { shell-sanction }
