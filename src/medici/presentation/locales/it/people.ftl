### The people of Florence who play as bots. What is said of one must be true of the level and the character (docs/bots.md).

people-level = { $bot ->
    [apprentice] Apprendista, facile
    [merchant] Mercante, medio
    [banker] Banchiere, difficile
    [prince] Principe, esperto
   *[random] Gioca a caso
}
people-you = tu
people-person = una persona
people-for = gioca per { $name }

## At random among the sensible moves

people-lotto = Offre la prima cifra che gli viene in mente, purché abbia un senso.
people-pippa = Non fa mai piani: una mossa sensata vale l’altra.
people-zanobi = Tanto varrebbe fare testa o croce, e infatti lo fa.
people-mea = Mai due sere uguali: niente di quello che fa segue un piano.
people-puccio = Offre alto, offre basso, senza nessun motivo.
people-ricca = Lascia scegliere alla fortuna tra le mosse sensate.
people-tano = Non ha prezzi preferiti, e non porta rancore.

## As the merchants, but one move in four is a slip

people-nanni = Sa quanto vale un lotto, ma una volta su quattro sbaglia.
people-tessa = Impara il mestiere: quasi sempre mosse buone, ogni tanto uno sbaglio.
people-cecco = Fa i conti come un mercante, finché non si distrae.
people-ghita = Quasi sempre un prezzo onesto; ogni tanto un regalo per te.
people-meo = Ha le cifre giuste nel libro, ma non sempre ci guarda.
people-bice = Ha buona testa, ma mano incerta quando offre.
people-duccio = Conta bene e a volte sbaglia: basta aspettare.

## Weigh each move at once

people-chiara = Offre quel tanto che basta a superare chi ci tiene di più.
people-lapo = Paga solo una parte di quello che un lotto vale per lui.
people-lisa = Piuttosto che lasciarti un lotto, lo paga di più.
people-neri = Se al tavolo si paga poco, lui offre ancora meno.
people-vanna = Pesa nave e merci, e i giorni che restano.
people-baldo = Offre spesso, e paga bene.
people-piera = Non ci mette mai molto, e le piacciono i lotti piccoli.

## Look a few moves ahead in some futures

people-bindo = Prima di pagare, gioca a mente il seguito di ogni idea.
people-nanna = Prova le offerte in molti futuri, e tiene la migliore.
people-agnolo = Scarta metà delle sue idee, ripensa al resto, e paga bene la migliore.
people-dianora = Mette in conto la tua risposta.
people-noferi = Pensa a come finisce la partita, non al premio di oggi.
people-costanza = Nessun prezzo la spaventa, se l’ultimo giorno lo ripaga.
people-simona = Le basta un attimo, e anche un lotto piccolo.

## The same in many more futures, and further

people-oretta = Guarda in centinaia di futuri prima di dire una cifra.
people-taddeo = Ha già visto dove si va a finire, centinaia di volte.
people-lena = Pensa alle tue risposte, e alle risposte a quelle.
people-rinaldo = Si prende il suo tempo, e lo usa bene.
people-alessa = Prima di ogni mossa gioca il seguito per tutti.
people-vieri = Vede più lontano dei banchieri, in molti più futuri.
people-gemma = Qui nessuno è più forte: non regalarle niente.
