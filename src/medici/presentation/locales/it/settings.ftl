### Settings, past games, and what is kept of a player.

settings-title = Impostazioni
settings-you = Tu
settings-language = Lingua
settings-look = Aspetto
settings-theme = Colori
settings-theme-auto = Automatici
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-letters = Testo
settings-letters-100 = Normale
settings-letters-120 = Grande
settings-letters-140 = Più grande
settings-speed = Animazioni
settings-speed-0 = No
settings-speed-1 = Normali
settings-speed-2 = Veloci
settings-speed-about = Qualunque sia la scelta, ogni animazione si salta con un tocco.
settings-helpers = Aiuti
settings-helpers-about = Ultimo prezzo e carte rimaste per ogni merce, quello che chi gioca bene tiene a mente
settings-tips = Note
settings-tips-about = Che cos’è ogni cosa e quale regola vale: passandoci sopra, o tenendoci il dito
settings-names = Nomi delle merci
settings-names-about = Scritti sui tracciati, accanto ai simboli
settings-sound = Suoni
settings-sound-about = Suoni leggeri per carte, monete e dadi
settings-vibration = Vibrazione
settings-vibration-about = Il telefono vibra un attimo quando tocca a te, e quando batte il martello
settings-roll = Tira tu i dadi
settings-roll-about = Tocca, o scuoti il telefono; altrimenti si tirano da soli. Senza animazioni compaiono e basta.
settings-notices = Avvisami quando tocca a me
settings-notices-about = Il browser mostra una notifica. Prima ti chiede il permesso.
settings-notices-always = Per tutti i tuoi tavoli, anche senza nessuna pagina di Medici aperta.
settings-notices-page = Per tutti i tuoi tavoli, finché in questo browser è aperta una pagina di Medici.
settings-notices-unable = Qui questo browser non può mostrare notifiche. Su iPhone, prima aggiungi Medici alla schermata Home.
settings-notices-refused = Il browser non permette notifiche per questa pagina. Puoi cambiarlo nelle sue impostazioni.
settings-version = Versione { $version }
settings-docs = Documentazione
settings-site = Versione { $version }. Questo sito non ha un server: quello che giochi resta su questo dispositivo, e da fuori nessuno può giocare con te.

## Another device

settings-carry = Continua su un altro dispositivo
settings-carry-about = Apri lì questo link, e ritrovi il tuo nome e le tue partite.
settings-carry-make = Crea un link
settings-carry-link = Link per l’altro dispositivo
settings-carry-once = Funziona una volta, entro dieci minuti. Non darlo a nessuno: chi lo apre gioca a nome tuo.
settings-link-title = Gioca con il tuo nome su questo dispositivo
settings-link-about = Questo link porta qui il tuo nome e le tue partite.
settings-link-instead = Su questo dispositivo per ora il tuo nome è { $name }. Per poterlo ritrovare, prima crea un link qui.
settings-link-do = Porta tutto qui
settings-link-done = Ciao, { $name }. Le tue partite sono qui.
settings-link-spent = Questo link è già stato usato, o ha più di dieci minuti. Creane uno nuovo sull’altro dispositivo.
settings-link-missing = Questo link è incompleto. Creane uno nuovo sull’altro dispositivo.

## My data

settings-data = Dati salvati su di te
settings-data-about = Un nome, e i tavoli a cui hai giocato. Nessun indirizzo, nessuna password, niente che venga da altrove.
settings-export = Scarica i miei dati
settings-forget = Elimina i miei dati
settings-forget-ask = Eliminare tutto quello che è salvato su di te?
settings-forget-about = Il tuo nome e tutti i tuoi accessi spariscono. Le partite in corso le continuano i bot. Non si può annullare.
settings-forget-do = Elimina per sempre
settings-forgotten = I tuoi dati sono stati eliminati. Grazie di aver giocato.

## Past games

settings-history = Partite passate
settings-history-empty = Ancora nessuna partita finita.
settings-history-play = Giocane una ora
settings-replay = Replay:
settings-outcome-won = Vinta
settings-outcome-lost = Giocata
settings-outcome-alone = Solitario
settings-outcome-cancelled = Annullata
settings-outcome-watched = Guardata
