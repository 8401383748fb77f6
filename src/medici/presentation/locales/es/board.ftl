### La mesa del juego de tablero.

board-table = La mesa
board-you = tu asiento
board-presents = presenta el lote

# Dinero
board-florins-word = florines
board-florins =
    { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    }
board-money = Florines
board-has =
    { $n ->
        [one] { $name }: { $n } florín
       *[other] { $name }: { $n } florines
    }

# Barcos
board-ship-of = Barco de { $name }
board-worth = valor
board-worth-then = valor { $worth } con este lote
board-room = espacios libres
board-free =
    { $n ->
        [0] lleno
        [one] { $n } libre
       *[other] { $n } libres
    }
board-prizes = pago por barco
board-prizes-now = Ahora { story-nth }: { $pay } al final del día.

# El lote
board-lot = El lote
board-lot-worth =
    { $n ->
        [one] { $n } carta (máx. { $most }), valor { $worth }
       *[other] { $n } cartas (máx. { $most }), valor { $worth }
    }
board-cards-left =
    { $n ->
        [one] en el mazo
       *[other] en el mazo
    }
board-last-price = Último precio: { $n }
board-last-short = Último: { $n }
board-last-unsold = Último lote sin vender
board-would = Tal como está:
board-would-about = Lo que cobrarías con este lote si el día acabara ahora.
board-would-ship = tu barco
board-would-place = { story-nth }, +{ $pay }

# Escalas
board-tracks = Las cinco escalas
board-level = { $name }: nivel { $level }
board-level-then = { $name }: nivel { $level }, con las cartas a bordo { $then }
board-level-lot = { $name }: nivel { $level }, con este lote { $then }
board-good-prizes =
    { $second ->
        [0] Cada mercancía paga { $first } al primer puesto.
       *[other] Cada mercancía paga { $first } al primer puesto y { $second } al segundo.
    }
board-bonus = El nivel { $level } paga una bonificación de { $pay }
board-unseen =
    { $n ->
        [0] Todas las cartas de esta mercancía han salido ya hoy.
       *[other] Hoy aún no han salido: { $values }. Puede que algunas no estén en el mazo.
    }
board-gold-unseen = El oro aún no ha salido hoy. Puede que no esté en el mazo.
board-gold-seen = El oro ya ha salido hoy.

# Cae el martillo
board-now-hammer = Cae el martillo
board-sold = Vendido a { $name } por { $n }
board-sold-you = Tuyo por { $n }
board-unsold = Sin pujas: lote fuera
board-unsellable = Nadie puede pujar: lote fuera

# Lo que está pasando
board-now-first = Empieza el día { $n }
board-now-turn = { $name } revela una carta
board-now-lot = { $name } mira el lote
board-now-auction = Le toca pujar a { $name }
board-now-fill = El último barco se llena gratis con cartas del mazo
board-now-counting = El día terminó: hora de contar
board-now-over = La partida terminó
board-now-sent = Enviado…
board-ask-lot = ¿Añades una carta a tu lote o lo vendes así?
board-ask-first-bid = Aún sin pujas. ¿Cuánto vale el lote para ti?
board-ask-last = Decides al final: con { $n } te llevas el lote
board-ask-raise = { $name } puja { $n }. ¿Pujas más?
board-out-room =
    { $n ->
        [0] Tu barco está lleno
        [one] Este lote no cabe en tu barco: { $n } espacio libre
       *[other] Este lote no cabe en tu barco: { $n } espacios libres
    }
board-out-florins =
    { $n ->
        [one] Tienes { $n } florín: no te alcanza para pujar más
       *[other] Tienes { $n } florines: no te alcanza para pujar más
    }

# La subasta
board-auction-order = Por orden de puja
board-said-bid = puja { $n }
board-said-pass = pasa
board-said-speaks = decide
board-said-waits = espera
board-said-room = sin espacio
board-said-florins = no le alcanza

# Jugadas
board-draw = Revelar carta
board-open = Abrir subasta
board-pass = Pasar
board-bid = Pujar { $n }
board-bid-slider = Tu puja
board-bid-amount = Tu puja, de { $least } a { $most ->
        [one] { $most } florín
       *[other] { $most } florines
    }
board-bid-less = Menos
board-bid-more = Más
board-bid-beyond =
    { $n ->
        [one] Tienes { $n } florín
       *[other] Tienes { $n } florines
    }
board-bid-below = Mínimo { $n }
