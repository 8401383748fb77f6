### Orders for an auction of the board game, given before it is one's turn.

orders-title = In anticipo
orders-open = Decidi in anticipo…
orders-none = Non serve aspettare il tuo turno.
orders-secret = Lo vedi solo tu, e puoi ritirarlo quando vuoi.
orders-lot = Per questo lotto
orders-ceiling = Offri al massimo
orders-less = Uno in meno
orders-more = Uno in più
orders-up-to = Fino a { $n }
orders-lot-about = Quando tocca a te, offri solo quanto basta. Se al lotto si aggiunge una carta, la decisione non vale più.
orders-pass-lot = Passa per questo lotto
orders-not-this-lot = Non c’è nessun lotto per cui devi ancora decidere.
orders-day = Per il resto del giorno
orders-pass-day = Passa per il resto del giorno
orders-day-about = Passi per ogni lotto, finché le navi non salpano e la tua non torna vuota. I tuoi lotti li presenti comunque tu.
orders-passing = Passi
orders-withdraw = Ritira
orders-stands-ceiling = Per questo lotto offri fino a { $n }.
orders-stands-lot = Per questo lotto passi.
orders-stands-day = Passi per il resto del giorno.
