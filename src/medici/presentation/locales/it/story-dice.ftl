# What happens in the dice game, told to everybody: see story.ftl.

story-first-roller = Per sorteggio comincia a tirare { $who } (D4).
story-rolls = { $who } tira { $dice }.
story-last-ship-takes =
    Solo la nave di { $who } ha spazio: prende { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    } (D15).
story-enters = { $who } segna { $dice }: { $what }.
story-crosses-in =
    { $n ->
        [one] { $n } crocetta
       *[other] { $n } crocette
    } di { $good }
story-ship-worth = la nave vale { $n }
story-enemy = Il nemico riceve cerchi (D61): { $what }.
story-circles-in = { $n } nella colonna { $good }
story-crosses =
    { $n ->
        [one] { $n } crocetta
       *[other] { $n } crocette
    }
story-lone-ship =
    { $extra ->
        [0] valore { $n }: { $pay }
        [10] valore { $n }, più { $extra } da 30 in su: { $pay }
       *[other] valore { $n }, sotto 20: { $pay }
    }
story-against =
    { $crosses ->
        [one] { $crosses } crocetta
       *[other] { $crosses } crocette
    } contro { $circles ->
        [one] { $circles } cerchio
       *[other] { $circles } cerchi
    }: { $pay }
story-breakthrough =
    { $circles ->
        [one] { $circles } cerchio
       *[other] { $circles } cerchi
    }, il nemico sfonda: niente (D65)
story-broken = niente, perché il nemico ha sfondato (D65)
story-columns-decide = { $who } hanno gli stessi punti: decidono le colonne più piene (D30).
story-title =
    { $who } chiude con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } e ottiene il titolo di { $title } (D66).

## The titles of a game alone (D66).

story-title-deck-scrubber = Mozzo
story-title-dish-washer = Sguattero
story-title-cook = Cuoco
story-title-cadet = Cadetto
story-title-lookout = Vedetta
story-title-seaman = Marinaio
story-title-quartermaster = Nostromo
story-title-engineer = Ingegnere
story-title-navigator = Navigatore
story-title-officer = Ufficiale
story-title-merchant = Mercante
story-title-captain = Capitano
story-title-medici = Medici
