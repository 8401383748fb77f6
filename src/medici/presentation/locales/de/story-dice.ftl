# Was im Würfelspiel geschieht, allen erzählt: siehe story.ftl.

story-first-roller = Das Los entscheidet: { $who } würfelt zuerst (D4).
story-rolls = { $who } würfelt { $dice }.
story-last-ship-takes = Nur das Schiff von { $who } hat noch Platz: Es nimmt { $n } Würfel auf (D15).
story-enters = { $who } trägt { $dice } ein: { $what }.
story-crosses-in =
    { $n ->
        [one] { $n } Kreuz
       *[other] { $n } Kreuze
    } bei { $good }
story-ship-worth = Schiffswert { $n }
story-enemy = Der Feind bekommt Kreise (D61): { $what }.
story-circles-in = { $n } bei { $good }
story-crosses =
    { $n ->
        [one] { $n } Kreuz
       *[other] { $n } Kreuze
    }
story-lone-ship =
    { $extra ->
        [0] Wert { $n }: { $pay }
        [10] Wert { $n }, ab 30 noch { $extra } dazu: { $pay }
       *[other] Wert { $n }, unter 20: { $pay }
    }
story-against =
    { $crosses ->
        [one] { $crosses } Kreuz
       *[other] { $crosses } Kreuze
    } gegen { $circles ->
        [one] { $circles } Kreis
       *[other] { $circles } Kreise
    }: { $pay }
story-breakthrough =
    { $circles ->
        [one] { $circles } Kreis
       *[other] { $circles } Kreise
    }, Durchbruch des Feindes: nichts (D65)
story-broken = nichts, denn der Feind ist durchgebrochen (D65)
story-columns-decide = { $who } haben gleich viele Punkte: Die volleren Spalten entscheiden (D30).
story-title =
    { $who } hat am Ende { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } und erhält den Titel „{ $title }“ (D66).

## Die Titel im Solospiel (D66).

story-title-deck-scrubber = Deckschrubber
story-title-dish-washer = Tellerwäscher
story-title-cook = Smutje
story-title-cadet = Kadett
story-title-lookout = Ausguck
story-title-seaman = Matrose
story-title-quartermaster = Quartiermeister
story-title-engineer = Maschinist
story-title-navigator = Navigator
story-title-officer = Offizier
story-title-merchant = Kaufmann
story-title-captain = Kapitän
story-title-medici = Medici
