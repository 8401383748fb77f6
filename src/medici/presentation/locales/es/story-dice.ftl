# Lo que pasa en el juego de dados, contado a todo el mundo: ver story.ftl.

story-first-roller = Por sorteo tira primero { $who } (D4).
story-rolls = { $who } tira { $dice }.
story-last-ship-takes =
    Solo queda espacio en el barco de { $who }: le { $n ->
        [one] falta { $n } dado
       *[other] faltan { $n } dados
    } (D15).
story-enters = { $who } anota { $dice }: { $what }.
story-crosses-in =
    { $n ->
        [one] { $n } cruz
       *[other] { $n } cruces
    } en { $good }
story-ship-worth = el barco vale { $n }
story-enemy = El enemigo recibe círculos (D61): { $what }.
story-circles-in = { $n } en { $good }
story-crosses =
    { $n ->
        [one] { $n } cruz
       *[other] { $n } cruces
    }
story-lone-ship =
    { $extra ->
        [0] valor { $n }: { $pay }
        [10] valor { $n }, y { $extra } más a partir de 30: { $pay }
       *[other] valor { $n }, por debajo de 20: { $pay }
    }
story-against =
    { $crosses ->
        [one] { $crosses } cruz
       *[other] { $crosses } cruces
    } contra { $circles ->
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }: { $pay }
story-breakthrough =
    { $circles ->
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }, ruptura del enemigo: nada (D65)
story-broken = nada, por la ruptura del enemigo (D65)
story-columns-decide = { $who } tienen los mismos puntos: deciden las columnas más llenas (D30).
story-title =
    { $who } termina con { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } y se gana el título de { $title } (D66).

## Los títulos del solitario (D66).

story-title-deck-scrubber = Fregacubiertas
story-title-dish-washer = Lavaplatos
story-title-cook = Chef
story-title-cadet = Cadete
story-title-lookout = Vigía
story-title-seaman = Tripulante
story-title-quartermaster = Contramaestre
story-title-engineer = Maquinista
story-title-navigator = Navegante
story-title-officer = Oficial
story-title-merchant = Mercader
story-title-captain = Capitán
story-title-medici = Medici
