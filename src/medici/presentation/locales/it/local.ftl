### Tables that live in this browser: kept, taken online, damaged, brought along as records.

local-here = su questo dispositivo
local-full = In questo browser non c’è più spazio per le partite, quindi questa non viene salvata. Puoi continuare; elimina partite vecchie per fare spazio.
local-refused = Questo browser non salva niente, quindi nemmeno le partite. Puoi continuare finché questa pagina è aperta.
local-bot-failed = Un bot adesso non riesce a decidere. Ci riprova.

## Taking a game online

local-gone-online = Questa partita continua sul server.
local-gone-online-about = È passata lì con tutto quello che è successo.
local-gone-online-link = Vai al tavolo
local-invite = Invita qualcuno
local-online = Invita qualcuno in questa partita
local-online-about = La partita passa sul server e continua da qui. L’altra persona prende posto con un link.
local-online-seat = Quale posto cedi?
local-online-proof = Finora i sorteggi sono stati fatti su questo dispositivo, quindi per questa partita non c’è una prova.
local-online-do = Passala sul server
local-online-alone = Qui giochi in solitario: non c’è un posto da cedere.
local-joins = La partita continua appena tutti i posti sono presi.

## What cannot be read

local-aside-hint = { $n ->
    [one] Una partita su questo dispositivo non si può leggere.
   *[other] { $n } partite su questo dispositivo non si possono leggere.
}
local-aside-look = Vedi che cosa ne resta
local-aside = Partite illeggibili
local-aside-about = C’è qualcosa che non va, perciò sono messe da parte. Non è stato eliminato nulla: puoi scaricarle come file.
local-aside-store = Partite salvate fino a questo momento: { $date }
local-aside-unknown = Una partita
local-aside-download = Scarica
local-aside-delete-ask = Eliminare quello che non si può leggere?
local-aside-delete-about = Senza una copia è perso per sempre.
local-aside-shut = Non si riesce ad aprirlo nemmeno ora.
local-why-row = La sua voce nella lista manca o è danneggiata.
local-why-missing = Nella cronaca manca l’evento { $seq }.
local-why-json = L’evento { $seq } della cronaca è danneggiato.
local-why-fold = L’evento { $seq } della cronaca non può essere successo.
local-why-store = Non è stato possibile aprire il database. Ne è stato creato uno nuovo.

## Records

local-record = Salva la registrazione
local-bring = Aggiungi una registrazione
local-bring-about = Una partita da un file viene controllata mossa per mossa e messa tra le tue partite passate.
local-brought = La registrazione è tra le tue partite.
local-from-record = da una registrazione
local-server-silent = Il server non risponde. Queste sono le partite su questo dispositivo.

## Deleting

local-delete = Elimina
local-delete-game = Elimina questa partita: { $game }
local-delete-ask = Eliminare questa partita?
local-delete-about = È salvata solo su questo dispositivo, e andrà persa per sempre.
local-delete-do = Eliminala
local-keep = Tienila
