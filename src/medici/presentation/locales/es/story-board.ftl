# Lo que pasa en el juego de tablero, contado a todo el mundo: ver story.ftl.

story-turns-up = { $who } revela { $card }.
story-draws = { $who } revela otra carta.
story-lot-grows = Es { $card }: el lote es { $lot }.
story-opens = { $who } abre la subasta.
story-passes = { $who } pasa.
story-bids = { $who } puja { $bid }.
story-bids-and-wins = { $who } puja { $bid }, se lleva el lote y carga { $lot }.
story-wins-lot = { $who } se lleva el lote por { $price } y carga { $lot }.
story-no-room = Sin espacio para el lote: { $who } (B22).
story-no-florins = Faltan florines para pujar: { $who } (B22).
story-nobody-bids = Nadie puja: el lote queda fuera por hoy (B24).
story-nobody-can-bid = Nadie puede pujar: el lote queda fuera por hoy (B22, B24).
story-full = El barco de { $who } está lleno.
story-last-ship-fills = Solo queda espacio en el barco de { $who }: se llena con cartas del mazo (B30).
story-fills = El barco de { $who } recibe { $card } gratis (B30).
story-ships-sail = El mazo se acabó: los barcos zarpan (B31).
story-sails-with-room =
    El mazo se acabó: el barco zarpa con { $n ->
        [one] { $n } espacio vacío
       *[other] { $n } espacios vacíos
    } (B30).
