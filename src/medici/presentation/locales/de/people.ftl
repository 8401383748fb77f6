### The people of Florence who play as bots. What is said of one must be true of the level and the character (docs/bots.md).

people-level = { $bot ->
    [apprentice] Lehrling, leicht
    [merchant] Kaufmann, mittel
    [banker] Bankier, schwer
    [prince] Fürst, sehr schwer
   *[random] Zieht zufällig
}
people-you = du
people-person = ein Mensch
people-for = spielt für { $name }

## At random among the sensible moves

people-lotto = Bietet, was ihm gerade einfällt, solange es halbwegs Sinn hat.
people-pippa = Plant nie: Ein sinnvoller Zug ist so gut wie der andere.
people-zanobi = Könnte ebenso gut eine Münze werfen, und tut es.
people-mea = Kein Abend wie der andere: Was sie tut, folgt keinem Plan.
people-puccio = Bietet hoch, bietet niedrig, ganz ohne Grund.
people-ricca = Überlässt es dem Glück, welcher sinnvolle Zug es wird.
people-tano = Hat keinen Lieblingspreis und ist nie nachtragend.

## As the merchants, but one move in four is a slip

people-nanni = Weiß, was ein Paket wert ist, vertut sich aber jedes vierte Mal.
people-tessa = Lernt das Handwerk: Die meisten Züge sitzen, manche nicht.
people-cecco = Rechnet wie ein Kaufmann, bis die Gedanken abschweifen.
people-ghita = Meistens ein fairer Preis; ab und zu ein Geschenk für dich.
people-meo = Hat die richtigen Zahlen im Buch und schaut nicht immer hinein.
people-bice = Bietet mit klugem Kopf und unsicherer Hand.
people-duccio = Zählt gut und patzt manchmal: Warte darauf.

## Weigh each move at once

people-chiara = Bietet gerade genug, um auch die Hartnäckigsten zu überbieten.
people-lapo = Zahlt nur einen Teil dessen, was ihm ein Paket wert ist.
people-lisa = Zahlt lieber mehr, als dir ein Paket zu überlassen.
people-neri = Wird am Tisch wenig gezahlt, bietet er noch weniger.
people-vanna = Wägt Schiff und Waren gegen die Tage ab, die noch bleiben.
people-baldo = Bietet oft und zahlt gut.
people-piera = Braucht nie lange und mag ihre Pakete klein.

## Look a few moves ahead in some futures

people-bindo = Spielt jede Idee im Kopf weiter, bevor er zahlt.
people-nanna = Probiert ein Gebot in vielen Varianten und behält das beste.
people-agnolo = Verwirft die Hälfte seiner Ideen, prüft noch einmal und zahlt gut für die beste.
people-dianora = Rechnet ein, was du antworten wirst.
people-noferi = Denkt an das Ende der Partie, nicht an die Prämie von heute.
people-costanza = Scheut keinen Preis, wenn der letzte Tag das ausgleicht.
people-simona = Ein Augenblick reicht ihr, und ein kleines Paket auch.

## The same in many more futures, and further

people-oretta = Spielt Hunderte von Varianten durch, bevor sie eine Zahl nennt.
people-taddeo = Hat schon gesehen, wohin das führen kann, Hunderte Male.
people-lena = Denkt an deine Antworten, und an die Antworten darauf.
people-rinaldo = Lässt sich Zeit und nutzt sie.
people-alessa = Spielt vor jedem Zug durch, was alle tun könnten.
people-vieri = Sieht weiter als die Bankiers, in viel mehr Varianten.
people-gemma = So stark wie sonst niemand hier: Verschenk nichts.
