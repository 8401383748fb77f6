### Help at a real table: keep the score, record a game, a bot in an empty chair.

companion-title = En una mesa real
companion-about = Tu teléfono lleva la cuenta o graba la partida. Todo se queda en este dispositivo, y no hace falta internet.
companion-new = Nueva partida
companion-all = Todas las partidas
companion-running = En curso
companion-history = Terminadas
companion-drop = Borrar
companion-drop-sure = Sí, borrar
companion-lost = Esta partida no está en este dispositivo. Quizá esté en el teléfono en el que empezó.
companion-aside = Apartadas
companion-aside-about = Lo que hay aquí no se ha podido leer. No se ha borrado nada: guarda el archivo si quieres arreglarlo.
companion-aside-save = Guardar archivo
companion-full-store = No queda espacio en este dispositivo para guardar la partida: sigue solo en memoria. Deja la página abierta y comparte el resultado antes de cerrarla.

## A new game

companion-game = Juego
companion-mode = Qué hace el teléfono
companion-mode-sheet = Llevar la cuenta
companion-mode-record = Grabar todo
companion-mode-sheet-about = Al final del día anotas lo que ha cargado cada cual; el teléfono ordena, paga y suma.
companion-mode-record-about = Anotas cada carta y cada puja en el momento. La partida se puede ver de nuevo, y los bots pueden ocupar sillas vacías.
companion-players = Jugadores
companion-names = Nombres
companion-name = Nombre, asiento { $seat }
companion-sits = Quién va en el asiento { $seat }
companion-person = Persona
companion-begin = Empezar

## Days and what is entered of them

companion-days = Días
companion-day = { $game ->
        [dice] Ronda { $n }
       *[other] Día { $n }
    }
companion-day-short = { $game ->
        [dice] R{ $n }
       *[other] D{ $n }
    }
# $game is for languages in which a day and a round differ.
companion-day-scored = { $game ->
        [dice] puntuada
       *[other] puntuado
    }
# $game likewise.
companion-day-open = { $game ->
        [dice] abierta
       *[other] abierto
    }
companion-day-later = después
companion-day-broken = revisar
companion-total = Total
companion-later = { $game ->
        [dice] Antes hay que puntuar la ronda { $n }.
       *[other] Antes hay que puntuar el día { $n }.
    }
companion-to-day = { $game ->
        [dice] A la ronda { $n }
       *[other] Al día { $n }
    }
companion-to-total = Al total
companion-entries = Qué se anota
companion-ships = Barcos
companion-money = Dinero
companion-to-money = Seguir con el dinero
companion-score = { $game ->
        [dice] Puntuar la ronda { $n }
       *[other] Puntuar el día { $n }
    }
companion-score-anyway = Sí, puntuar
companion-correct = Corregir
companion-corrected = Ahora está bien
companion-steps = Paso a paso
companion-whose-ship = Barco de quién
companion-whose-sheet = Hoja de quién
companion-full = lleno
companion-ship = Barco de { $name }
companion-aboard = { $free ->
        [0] Vale { $worth }, lleno
        [one] Vale { $worth }, queda 1 espacio
       *[other] Vale { $worth }, quedan { $free } espacios
    }
companion-cards = Cartas
companion-card = { $card }, { $n ->
        [0] no queda ninguna
        [one] queda { $n }
       *[other] quedan { $n }
    }
companion-card-held = { $card }, en manos de { $who }, { $n ->
        [0] no queda ninguna
        [one] queda { $n }
       *[other] quedan { $n }
    }
companion-unload = Quitar { $card } del barco de { $name }
companion-numbers = Números en el barco
companion-number = Anotar { $n }
companion-enemy = Enemigo
companion-crosses = Cruces en cada columna ahora
companion-circles = Círculos del enemigo en cada columna ahora
companion-column-less = { $good }: 1 menos
companion-column-more = { $good }: 1 más
companion-money-how = Cómo anotar el dinero
companion-purchases = Cada venta
companion-purchases-how = Pon el precio y toca el nombre de quien lo pagó.
companion-price = Precio
companion-who-bought = Quién compró
companion-buys = paga { $n }, tiene
companion-unbuy = { $name } pagó { $n }: deshacer
companion-totals = Lo que queda
companion-totals-how = Lo que le queda a cada cual antes de puntuar el día.
companion-whose-money = Dinero de quién
companion-left-of = Lo que le queda a { $name }
companion-less = Uno menos
companion-more = Uno más
companion-back = Borrar la última cifra
companion-at-most = como máximo { $n }
companion-broken-earlier = { $game ->
        [dice] Algo no cuadra antes: ronda { $n }
       *[other] Algo no cuadra antes: día { $n }
    }
companion-next-start = { $n ->
        [one] { $who } tiene menos florines que nadie y empieza el día { $day }.
       *[other] { $who } empatan con menos florines que el resto: toca sortear quién empieza el día { $day }.
    }
companion-standing = { $game ->
        [card] Símbolos en los almacenes
        [dice] Cruces en las columnas
       *[board] Niveles en las escalas
    }

## What cannot be, and what may be a slip

companion-problem-unknown = { $what } no es una carta de este juego.
companion-problem-copies = { $n ->
        [one] Solo hay una carta { $card }, y la tiene { $who }.
       *[other] Las { $n } cartas { $card } ya están cargadas: { $who }.
    }
companion-problem-full = El barco de { $who } está lleno: tiene { $n } espacios.
companion-problem-numbers = El barco de { $who } necesita { $n } números; tiene { $got }.
companion-problem-price = { $who } puede pagar de 1 a { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    }, no { $got }.
companion-problem-purse = { $who } tenía { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    }: no puede haber pagado { $got }.
companion-problem-total = { $who } empezó el día con { $n ->
        [one] { $n } florín
       *[other] { $n } florines
    }: no puede tener { $got } ahora.
companion-problem-crosses = { $who }, { $good }, cruces anotadas: { $got }; se puede de { $least } a { $most }.
companion-problem-circles = El enemigo, { $good }, círculos anotados: { $got }; se puede de { $least } a { $most }.
companion-problem-die = { $what } están en el mismo dado.
companion-hint-room = { $n ->
        [one] Queda espacio en el barco de { $who }. ¿Es correcto?
       *[other] Queda espacio en los barcos de { $who }. ¿Es correcto?
    }
companion-hint-unpaid = { $n ->
        [one] { $who } no pagó nada. ¿Es correcto?
       *[other] { $who } no pagaron nada. ¿Es correcto?
    }
companion-hint-crosses = Los números de { $who } dan { $n ->
        [one] 1 cruz nueva
       *[other] { $n } cruces nuevas
    }; anotadas: { $got }. ¿Es correcto?

## The total, and telling others

companion-place = Puesto
companion-score-of = { $game ->
        [dice] { $n ->
            [one] { $n } punto
           *[other] { $n } puntos
        }
       *[other] { $n ->
            [one] { $n } florín
           *[other] { $n } florines
        }
    }
companion-rematch = Otra partida, misma gente
companion-share-text = Como texto
companion-share-picture = Como imagen
companion-copied = Copiado: pégalo donde quieras.
companion-picture-foot = Puntuado según las reglas, con Medici
companion-replay = Ver de nuevo
companion-record = Guardar registro

## Recording

companion-views = Vistas
companion-view-now = Ahora
companion-view-entries = Anotado
companion-undo = Deshacer
companion-odds = Sin ver
companion-aloud = En voz alta
companion-ask-first = { $day ->
        [1] ¿Quién empieza?
       *[other] ¿Quién empieza el día { $day }?
    }
companion-ask-card = { $name } revela una carta: ¿cuál?
companion-ask-fill = ¿Qué carta completa el barco de { $name }?
companion-ask-roll = { $name } tira: ¿qué muestran los dados?
companion-ask-lot = { $name }: ¿otra carta o la subasta?
companion-ask-bid = Turno de { $name }: ¿cuánto puja?
companion-ask-market = { $name }: ¿revelar o tomar?
companion-ask-dice = { $name }: ¿qué dados?
companion-ask-over = La partida terminó.
companion-starts = Quién empieza
companion-starts-who = empieza
companion-passes = { $name } pasa
companion-bids = { $name } puja { $n }
companion-bid-of = Puja de { $name }
companion-draw = Otra carta
companion-auction = Abrir la subasta
companion-reveal = Revelar
companion-takes = { $name } toma { $cards }
companion-lot = El lote: { $cards }
companion-market = El mercado: { $cards }
companion-ship-now = vale { $worth }, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
companion-thrown = La tirada
companion-faces = Caras de los dados
companion-unroll = Quitar { $die }
companion-rolled = Anotar la tirada
companion-roll-more = { $n ->
        [one] Falta un dado
       *[other] Faltan { $n } dados
    }
companion-enters = { $name } anota { $dice }
companion-enters-none = Toca los dados que anota { $name }
companion-thinking = { $name } piensa…
companion-bot-failed = El bot no ha podido pensar. No se ha perdido nada: prueba otra vez, o deshaz y anota tú su jugada.
companion-bot-again = Probar otra vez
companion-unseen = { $n ->
        [one] 1 carta aún sin ver
       *[other] { $n } cartas aún sin ver
    }
companion-of-good = { $n } ({ $share })
companion-unseen-cards = Todas
companion-no-entries = Todavía no hay nada anotado.
companion-correct-entry = Corregir la anotación { $n }
companion-correct-how = Anota lo que pasó de verdad. No se quita nada sin preguntarte.
companion-leave-it = Dejarla así
companion-take-out = Quitarla
companion-entry-corrected = Corregida. { $n ->
        [0] No había nada después.
        [one] Se conserva 1 anotación posterior.
       *[other] Se conservan { $n } anotaciones posteriores.
    }
companion-misfits = { $n ->
        [one] 1 anotación posterior ya no encajaría:
       *[other] { $n } anotaciones posteriores ya no encajarían:
    }
companion-misfits-more = { $n ->
        [one] y 1 más
       *[other] y { $n } más
    }
companion-misfits-wait = { $n ->
        [0] Lo que no encaja espera mientras anotas lo que pasó en su lugar, y vuelve en cuanto encaje.
        [one] Se conserva 1 anotación posterior. Lo que no encaja espera mientras anotas lo que pasó en su lugar, y vuelve en cuanto encaje.
       *[other] Se conservan { $n } anotaciones posteriores. Lo que no encaja espera mientras anotas lo que pasó en su lugar, y vuelve en cuanto encaje.
    }
companion-misfits-gone = { $n ->
        [one] Lo que no encaja quedaría fuera. Se conserva 1 anotación posterior.
       *[other] Lo que no encaja quedaría fuera. Las otras { $n } se conservan.
    }
companion-waiting = { $n ->
        [one] Espera 1 anotación posterior:
       *[other] Esperan { $n } anotaciones posteriores; la próxima:
    }
companion-leave-out = Descartar

## Others follow the score on their phones

companion-follow = Seguir el marcador en otro teléfono
companion-follow-about = Los nombres y el marcador van al servidor, y quien tenga el enlace puede verlos. Se borran un día después del último cambio.
companion-follow-do = Mostrar el marcador a los demás
companion-follow-link = Enlace al marcador
companion-follow-title = El marcador de la mesa
companion-follow-leads = { $n ->
        [one] { $names } va en cabeza.
       *[other] { $names } van en cabeza.
    }
companion-follow-won = { $n ->
        [one] { $names } ganó.
       *[other] { $names } ganaron.
    }
companion-follow-none = { $game ->
        [dice] Aún no se ha puntuado ninguna ronda.
       *[other] Aún no se ha puntuado ningún día.
    }
companion-follow-live = Lo que se puntúa en la mesa aparece aquí un momento después.
companion-follow-away = Sin conexión con el servidor. Así iba el marcador.
companion-follow-gone = Este marcador ya no se muestra
companion-follow-gone-about = Pide otro enlace en la mesa donde se lleva la cuenta.
