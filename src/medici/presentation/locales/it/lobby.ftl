### A table before its game.

lobby-title = { $game ->
    [card] Medici: il gioco di carte
    [dice] Medici: il gioco di dadi
   *[other] Medici
}
lobby-waiting = { $n ->
    [one] Un posto ancora libero.
   *[other] { $n } posti ancora liberi.
}
lobby-ready = Ci siamo tutti. Puoi cominciare.
lobby-ready-soon = Il tavolo è al completo. Si comincia appena { $host } dà il via.
lobby-seats = Posti
lobby-you = tu
lobby-here = su questo dispositivo
lobby-free-seat = libero
lobby-sit = Siediti qui
lobby-sit-at = Siediti qui: posto { $seat }
lobby-stand-up = Alzati
lobby-free = Libera il posto
lobby-free-name = Libera il posto: { $name }
lobby-stand-up-name = Alzati: { $name }
lobby-hot = Su questo dispositivo
lobby-hot-name = Nome di chi gioca su questo dispositivo
lobby-seat = Siediti
lobby-bot = Un bot…
lobby-bot-at = Metti un bot al posto { $seat }
lobby-start = Comincia la partita
lobby-start-waits = { $n ->
    [0] Si aspetta il via
    [one] Manca 1 giocatore
   *[other] Mancano { $n } giocatori
}
lobby-invite = Invita altri
lobby-invite-here =
    Questo link funziona solo su questo computer. Per giocare con chi usa altri dispositivi, il
    server dev’essere aperto alla rete: la documentazione spiega come.
lobby-invite-about = Chi apre questo link può sedersi o guardare.
lobby-link = Link a questo tavolo
lobby-copy = Copia
lobby-share = Condividi
lobby-share-title = { $game ->
    [card] Una partita a Medici, il gioco di carte?
    [dice] Una partita a Medici, il gioco di dadi?
   *[other] Una partita a Medici?
}
lobby-qr = Il link come codice QR
lobby-remind = Vuoi un avviso quando tocca a te?
lobby-remind-yes = Sì, avvisami
lobby-remind-no = No, grazie
lobby-remind-on = Riceverai un avviso quando tocca a te. Puoi cambiarlo nelle impostazioni.
lobby-terms = Che cosa si gioca
lobby-options = Opzioni
lobby-access = Accesso
lobby-host = Aperto da
lobby-promise = Sorteggi regolari.
lobby-promise-about = Il server ha fissato questo numero prima della prima carta; dopo la partita chiunque può controllare.
lobby-cancel = Chiudi il tavolo
lobby-cancel-ask = Chiudere questo tavolo?
lobby-cancel-about = Tutti perdono il posto e il link smette di funzionare.
lobby-keep = Tienilo
