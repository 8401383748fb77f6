### Ratings and the ranking.

ratings-title = Classifica
ratings-about = Chi gioca meglio, secondo i risultati ai tavoli classificati.
ratings-empty = Qui non c’è ancora nessuno in classifica. Ogni tavolo classificato conta: il primo posto ti aspetta.
ratings-empty-week = Questa settimana nessuno ha ancora guadagnato punti qui. Ogni tavolo classificato conta: il primo posto ti aspetta.
ratings-lead = Ai tavoli classificati giocano solo persone, con un orologio e senza consigli. Tutti partono da 1500.
ratings-create = Trova avversari per una partita classificata
ratings-own = I tuoi rating
ratings-own-none = Non hai ancora un rating. Per il primo numero basta una partita classificata.
ratings-speed = Ritmo
ratings-speed-live = Live
ratings-speed-days = Su più giorni
ratings-span = Periodo
ratings-span-all = Sempre
ratings-span-week = Settimana
ratings-board = I migliori
ratings-place = Pos.
ratings-player = Giocatore
ratings-number = Rating
ratings-gain = Questa settimana
ratings-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
ratings-tenfold = Chi ha { $n } punti in più arriva davanti in dieci partite su undici.
ratings-unsettled = ± { $n }, non ancora stabile
ratings-unsettled-short = ± { $n }
ratings-unsecured = Il tuo rating appartiene a questo browser finché non lo proteggi, con una passkey o accedendo da un secondo dispositivo. Protetto e stabile, entra in classifica; non protetto, lo perdi insieme a questo browser.
ratings-secure = Proteggi il mio rating
ratings-curve = Il rating { $n ->
    [one] dopo una partita
   *[other] nelle ultime { $n } partite
}
ratings-curve-figures = In cifre
ratings-curve-when = Quando
ratings-rated = Classificato
ratings-choice = Conta?
ratings-choice-no = No
ratings-choice-about = Conta per la classifica: solo persone, niente consigli, e chi lascia finisce all’ultimo posto.
ratings-choice-off = Conta solo per la gloria.
ratings-choice-needs = Un tavolo classificato vuole un orologio e almeno due persone, ognuna sul proprio dispositivo. Niente bot.
ratings-consent = Questo tavolo è classificato
ratings-consent-about = Chi prende posto accetta: la partita conta per la classifica. Niente bot e niente consigli, un posto a testa, e non si annulla niente a cui gli altri o il caso abbiano già risposto. Chi lascia o fa giocare un bot non può tornare e finisce dietro a tutti quelli che restano; lo stesso vale per chi esaurisce il tempo e non torna, o lascia a un bot più di un quarto delle sue mosse.
ratings-consent-hints = Consigli, analisi e replay sono chiusi fino alla fine, così ognuno pensa con la sua testa.
ratings-leave-last = Questa partita conta: non potrai tornare, e finisci dietro a tutti quelli che restano, per quanto giochi bene il bot.
ratings-leave-won = Questa partita conta, e tutti gli altri hanno lasciato. Se te ne vai ora non potrai tornare, ma resti comunque davanti a loro.
ratings-change = Rating
ratings-change-wait = Il calcolo dei nuovi rating è in corso.
ratings-change-up = { $name }: { $points }, { $n } in più
ratings-change-down = { $name }: { $points }, { $n } in meno
ratings-change-same = { $name }: { $points }, come prima
ratings-change-link = Vedi la classifica
ratings-played-like = Hai giocato da { $points } ± { $off }
ratings-played-like-about = È il rating di chi contro questi bot vince quanto avrebbero vinto le tue decisioni, fortuna esclusa. Una partita dice poco: può essere benissimo { $off } più alto o più basso. Non conta.
