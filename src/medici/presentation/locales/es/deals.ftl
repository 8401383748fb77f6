### The deal of the day.

deals-title = El reparto del día
deals-about = Las mismas cartas para todo el mundo, cada día: solo cuenta la habilidad.
deals-empty = El reparto del día se está preparando. Mientras tanto, juega una partida.
deals-home-none = Las mismas cartas para todo el mundo. Hoy sin jugar.
deals-home-done = { $of ->
        [one] Hoy, { $n } de { $of } jugado.
       *[other] Hoy, { $n } de { $of } jugados.
    }
deals-name-board = El juego de tablero
deals-name-card = El juego de cartas
deals-name-dice = El juego de dados
deals-name-solitaire = El solitario
deals-of-match = Un reparto de un duelo
deals-to-match = Volver al duelo
deals-alone = A solas con los dados.
deals-against = { $level ->
        [banker] { $n ->
                [one] Contra un banquero.
               *[other] Contra { $n } banqueros.
            }
       *[merchant] { $n ->
                [one] Contra un mercader.
               *[other] Contra { $n } mercaderes.
            }
    }
deals-open = Solo cuenta tu primer intento.
deals-running = Tu intento ya empezó.
deals-untold = Jugado. El resultado se envía cuando vuelva la conexión.
deals-play = Jugar
deals-go-on = Seguir
deals-again = Jugar otra vez
deals-result = Ver resultado
deals-score = { $game ->
        [dice] { $n ->
                [one] 1 punto
               *[other] { $n } puntos
            }
       *[other] { $n ->
                [one] 1 florín
               *[other] { $n } florines
            }
    }
deals-place = { $n ->
        [1] Primer puesto en la mesa.
        [2] Segundo puesto en la mesa.
        [3] Tercer puesto en la mesa.
       *[other] Puesto { $n } en la mesa.
    }
deals-streak = { $n ->
        [one] Racha de 1 día.
       *[other] { $n } días seguidos.
    }
deals-next = Hora de los nuevos repartos: { $time }.
deals-offline = Sin conexión. Sigue jugando: el resultado se envía después.
deals-how = Cómo funciona
deals-how-try = Solo cuenta un intento: el primero. No hay pistas y nada se deshace. Después juégalo cuantas veces quieras.
deals-how-fair = Todo el mundo tiene el mismo asiento, las mismas cartas y los mismos bots, que responden igual a la misma jugada. El servidor juega de nuevo cada intento antes de que cuente.
deals-matches = Juega varios repartos contra tus amistades, a tu ritmo
deals-archive = Días anteriores
deals-archive-about = Juégalos cuando quieras; ya no cuentan.
deals-earlier = Mostrar más
deals-all = Todos los repartos de hoy
deals-hidden = Juega primero: luego ves cómo les fue a los demás.
deals-missed = No lo jugaste en su día. Aún puedes probarlo.
deals-waiting = Se está comprobando tu resultado.
deals-refused = Tu resultado no cuenta: el servidor no pudo repetir tu partida tal como llegó.
deals-by-bot = Un bot jugó por ti, así que este intento no cuenta.
deals-par = Un príncipe hizo { $score }.
deals-par-held = ¡Lo igualaste o lo superaste!
deals-par-missed = { $n ->
        [one] Te faltó { $n }.
       *[other] Te faltaron { $n }.
    }
deals-par-soon = Un príncipe todavía lo está pensando.
deals-better = Mejor que el { $n } % de los demás.
deals-first = Hoy nadie lo jugó antes que tú.
deals-everybody = Todo el mundo
deals-histogram = { $n ->
        [one] 1 resultado: { $low }.
       *[other] { $n } resultados, de { $low } a { $high }.
    }
deals-par-line = La línea discontinua es la del príncipe: { $score }.
deals-secured = { $n ->
        [0] Ninguno de alguien con llave de acceso o un segundo dispositivo.
        [one] 1 de alguien con llave de acceso o un segundo dispositivo.
       *[other] { $n } de gente con llave de acceso o un segundo dispositivo.
    }
deals-friends = Amistades
deals-no-friends = Ninguna de tus amistades lo ha jugado aún.
deals-find-friends = A tus amistades
deals-share = Compartir
deals-copied = Tienes tres líneas en el portapapeles: no desvelan nada.
deals-share-head = Medici, { $day }: { $name }
deals-share-par = príncipe { $n }
deals-share-better = mejor que el { $n } %
deals-proof = Cómo se prometió el azar
deals-proof-about = Antes del día, el servidor puso la huella de su secreto en la lista pública, bajo el SHA-256 de «{ $id }». Después del día, la lista tiene también el secreto. De él sale todo el azar.
deals-commitment = La promesa
deals-secret = El secreto
deals-telling = Se está comprobando tu resultado.
deals-told = Tu resultado cuenta.
deals-practice = Era práctica: solo cuenta el primer intento.
deals-compare = Ver qué hicieron los demás
