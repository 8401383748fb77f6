### Órdenes para una subasta del juego de tablero, dadas antes del turno.

orders-title = De antemano
orders-open = Decidir de antemano…
orders-none = No hace falta que esperes a tu turno.
orders-secret = Esto solo lo ves tú, y puedes retirarlo cuando quieras.
orders-lot = Para este lote
orders-ceiling = Puja máxima
orders-less = Uno menos
orders-more = Uno más
orders-up-to = Hasta { $n }
orders-lot-about = Cuando te toque, se puja por ti lo justo. Si entra otra carta en el lote, esto deja de valer.
orders-pass-lot = Pasar en este lote
orders-not-this-lot = No hay ningún lote en el que aún te vaya a tocar decidir.
orders-day = Para el resto del día
orders-pass-day = Pasar el resto del día
orders-day-about = Pasas en todos los lotes hasta que los barcos zarpen y el tuyo vuelva a estar vacío. Tus propios lotes los sigues presentando tú.
orders-passing = Pasas
orders-withdraw = Retirar
orders-stands-ceiling = Pujas hasta { $n } por este lote.
orders-stands-lot = Pasas en este lote.
orders-stands-day = Pasas el resto del día.
