### Die Tasten eines Tisches als Liste.

keys-title = Tasten { $game ->
        [card] im Kartenspiel
        [dice] im Würfelspiel
       *[board] im Brettspiel
    }
keys-always = An jedem Tisch

## Das Brettspiel

keys-draw = Karte aufdecken
keys-auction = Versteigern
keys-pass = Passen
keys-least = Das Mindeste bieten
keys-type = Gebot eintippen
keys-step = Ein Florin weniger oder mehr
keys-leap = Fünf Florin weniger oder mehr
keys-bid = Gebot abgeben

## Das Kartenspiel

keys-reveal = Karte aufdecken
keys-choose = Karte wählen, vom Ende gezählt
keys-take = Gewählte Karten nehmen

## Das Würfelspiel

keys-pick = Würfel wählen oder zurücklegen
keys-enter = Gewählte Würfel eintragen
keys-clear = Alle Würfel zurücklegen

## Jeder Tisch

keys-undo = Deinen letzten Zug zurücknehmen
keys-hint = Ein Tipp, allein gegen Bots
keys-skip = Überspringen, was gezeigt wird
keys-scoring = Weiter in der Wertung
keys-again = Nach der Partie: noch eine
keys-tab = Zum nächsten Element; seine Regel erscheint
keys-escape = Fenster oder Hinweis schließen
keys-keys = Diese Liste
