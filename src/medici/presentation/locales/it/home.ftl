### The first page: play at once, open a table, come back to a game, join others.

home-welcome = Tre giorni a Firenze: fai le tue offerte, riempi la nave e supera gli altri mercanti. Medici di Reiner Knizia, con il gioco di carte e il gioco di dadi, tra amici o contro i bot.
home-you-play-as = Giochi come
home-your-name = Il tuo nome
home-change-name = { $name }: cambia nome
home-save = Salva
home-cancel = Annulla

## The games

home-board-title = Medici
home-board-short = Da tavolo
home-board-about = Componi un lotto di merci, offri in un solo giro d’asta e carica la nave più preziosa.
home-card-title = Il gioco di carte
home-card-short = Carte
home-card-about = Gira le carte, prendine da una a tre dal fondo del mercato e accaparrati le merci.
home-dice-title = Il gioco di dadi
home-dice-short = Dadi
home-dice-about = Tira cinque dadi e scegli prima degli altri, che prendono da quel che resta. Anche in solitario.
home-players = Giocatori
home-players-n = { $n ->
    [1] 1 (solitario)
   *[other] { $n }
}
home-level = Bot
home-level-apprentice = Apprendista – facile
home-level-merchant = Mercante – medio
home-level-banker = Banchiere – difficile
home-level-prince = Principe – esperto
home-play-now = Gioca ora
home-setting-up = Preparo…
home-learn-nav = Impara: { $game }
home-exercise = Esercizio del giorno
home-tour = Prova il tour
home-rules = Regole
home-aid = Riepilogo
home-bot-apprentice-about = facile: ogni tanto sbaglia
home-bot-merchant-about = solido: pesa ogni prezzo
home-bot-banker-about = forte: vede qualche mossa in anticipo
home-bot-random-about = gioca a caso
home-bot-prince-about = fortissimo: pensa alle tue risposte

## My games

home-my-games = Le tue partite
home-your-turn = Tocca a te
home-turns = { $n ->
    [one] Tocca a te in una partita
   *[other] Tocca a te in { $n } partite
}
home-turn-go = Vai
home-asked = turno iniziato { $time }
home-time-up = scadenza { $time }
home-alone = solitario
home-waiting = mancano giocatori
home-day = { $game ->
    [dice] round { $day } di 3
   *[other] giorno { $day } di 3
}

## More to do

home-more = Altro
home-create-tile = Crea un tavolo
home-create-tile-about = Tra amici, con i bot o tutti su questo dispositivo
home-replay-tile = Rivedi una partita
home-replay-tile-about = Ripercorri una partita da un file
home-companion-tile = A un tavolo vero
home-companion-tile-about = Tieni i conti, registra la partita o fai sedere un bot
home-history-tile = Partite passate
home-history-tile-about = I tuoi risultati e i replay

## Open tables

home-open-tables = Tavoli aperti
home-looking = Cerco tavoli…
home-no-open-tables = Al momento nessun tavolo aperto. Creane uno pubblico: gli altri lo troveranno qui.
home-no-connection = Il server non è raggiungibile. Non si è perso nulla; questa pagina riprova da sé.
home-nobody-yet = Aperto da { $host }; tutti i posti sono liberi
home-join = Entra ({ $n ->
    [one] 1 posto
   *[other] { $n } posti
})
home-watch = Guarda

## A new table

home-guest = Ospite { $n }
home-create = Crea un tavolo
home-create-do = Crea il tavolo
home-game = Gioco
home-seats = Chi siede dove
home-seat-who = Posto { $seat }: chi siede qui
home-seat-level = Posto { $seat }: livello del bot
home-seat-name = Posto { $seat }: nome del giocatore
home-who-you = Tu
home-who-friend = Su invito
home-who-hot = Su questo dispositivo
home-who-bot = Un bot
home-hint-friend = entra con il tuo link
home-option-card-rising-monopoly = Monopoli
home-option-card-rising-monopoly-false = Da regolamento
home-option-card-rising-monopoly-true = Crescenti
home-option-card-rising-monopoly-about = Crescenti: da 8 simboli di una merce in su (10 in due giocatori) un monopolio dà 20, non 10.
home-clock = Tempo per pensare
home-clock-decision = Per mossa
home-clock-bank = Per partita
home-clock-none-about = Ognuno si prende il tempo che vuole, anche giorni.
home-clock-decision-about = Chi finisce il tempo lascia il posto a un bot, finché non torna.
home-clock-bank-about = Ogni giocatore ha un tempo totale, e ogni mossa ne aggiunge un po’.
home-time-decision = Per ogni mossa
home-time-bank = Per la partita
home-time-increment = In più per mossa
home-visibility = Chi può trovarlo
home-private = Privato
home-public = Pubblico
home-private-about = Entra solo chi ha il link.
home-public-about = È nell’elenco dei tavoli aperti; chiunque può sedersi o guardare.
home-pace = I bot giocano

## Problems

home-offline-title = Nessuna connessione al server
home-offline-again = Riprova ora
home-trouble-title = Non disponibile
