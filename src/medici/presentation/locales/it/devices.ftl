### How a name is kept: passkeys, and the devices where a player is signed in.

devices-title = Nome e dispositivi
devices-about = Il tuo nome e le tue partite appartengono a questo browser finché non li proteggi. Con una passkey li conserva per te il dispositivo o il gestore di password: rientri con un’impronta digitale, il volto o un PIN, qui e altrove, e non c’è niente da ricordare.
devices-make = Proteggi il mio nome su questo e altri dispositivi
devices-sign-in = Accedi con una passkey
devices-instead = Se accedi con un altro nome, { $name } resta com’è, ma non più su questo dispositivo. Per poterlo ritrovare, prima crea una passkey.
devices-made = Il tuo nome è al sicuro. Accedi con la passkey dove vuoi.
devices-signed-out = Hai chiuso la sessione. Con la tua passkey puoi rientrare.

## Where there can be none

devices-insecure = Le passkey richiedono una connessione sicura (https). Parlane con chi gestisce questo server, o usa il link qui sotto.
devices-address = Le passkey richiedono un sito con un nome, e questo si raggiunge con un indirizzo numerico. Usa il link qui sotto.
devices-unable = Questo browser non supporta le passkey. Usa il link qui sotto.
devices-problem-passkey-known = Questo dispositivo ha già una passkey per il tuo nome. Puoi accedere con quella.
devices-problem-no-passkey = Qui questa passkey non è più registrata. Scegline un’altra, o toglila dal tuo dispositivo.
devices-problem-bad-passkey = Non è stato possibile verificare la passkey. Non è cambiato nulla; riprova.
devices-problem-unverified = Questo dispositivo non ha verificato chi sei, quindi la sua passkey non prova niente. Imposta un PIN, un’impronta o il volto, o usa un altro dispositivo.
devices-problem-late = Ci è voluto troppo tempo. Non è cambiato nulla; riprova.
devices-problem-too-many = Hai già tutte le passkey che puoi avere qui. Prima togline una.
devices-problem-no-passkeys = A questo indirizzo le passkey non funzionano ancora. Deve attivarle chi gestisce il server.

## Lists

devices-keys = Passkey
devices-key-new = Creata: { $created }, non ancora usata
devices-key-name = Rinomina: { $name }
devices-key-naming = Come chiamare questa passkey
devices-key-remove = Togli: { $name }
devices-key-ask = Togliere questa passkey?
devices-key-about = Qui non servirà più. I dispositivi già collegati restano collegati, finché non esci da lì.
devices-key-keep = Tienila
devices-key-do = Toglila
devices-list = Dispositivi collegati
devices-device = { $browser } su { $system }
devices-unknown = Un altro browser o programma
devices-current = questo
devices-dates = Prima volta: { $created }, ultima: { $used }
devices-end = Scollega
devices-end-one = Scollega: { $device }
devices-end-others = Scollega tutti gli altri
devices-leave = Esci da qui
