### La mesa en un terminal: lo que se dibuja, la línea de órdenes y la aplicación.

## Lo que se dibuja

terminal-title = { shell-game }, { $span ->
        [round] ronda
       *[day] día
    } { $day } de 3
terminal-deck =
    mazo: { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
terminal-rolls = { $who } tira
terminal-you = (tú)
terminal-head-player = nombre
terminal-head-florins = florines
terminal-head-points = puntos
terminal-head-worth = valor
terminal-head-free = libre
terminal-head-ship = barco
terminal-head-green = cartas verdes
terminal-head-levels = nivel +a bordo
terminal-head-icons = símbolos +a bordo
terminal-head-column = columna
terminal-crosses = cruces
terminal-enemy = enemigo
terminal-green = verde
terminal-empty = vacío
terminal-and = { $first }, { $next }
terminal-bonus-day = bonificación diaria: { $what }
terminal-bonus-level = { $pay } en el nivel { $level }
terminal-monopoly = monopolio diario: { $pay } desde { $icons } símbolos
terminal-monopoly-more = { $pay } desde { $icons }
terminal-bonus-round = bonificación por ronda: { $pay } desde { $crosses } cruces, { $more } con { $all }
terminal-breakthrough = { $n } círculos: no puntúa ninguna columna
terminal-lot = Lote:
terminal-lot-none = todavía no
terminal-lot-about =
    (valor { $worth }, { $n ->
        [one] { $n } espacio
       *[other] { $n } espacios
    })
terminal-presents = presenta { $who }
terminal-bids = Pujas:
terminal-bid = { $who } { $bid }
terminal-passed = { $who } pasa
terminal-bids-none = aún sin pujas
terminal-leads = lidera { $who } con { $bid }
terminal-market = Mercado:
terminal-market-empty = vacío
terminal-beyond = Fuera de alcance:
terminal-dice = Dados:
terminal-dice-soon = Se van a tirar los dados.
terminal-die-left = queda
terminal-die-gone = usado

## Lo que se pide

terminal-asked = { $who }: { $what }
terminal-over = La partida terminó.
terminal-chance = Decide el azar.
terminal-ask-bid = ¿pujar por el lote o pasar?
terminal-ask-bid-over = ¿pujar más de { $high } por el lote o pasar?
terminal-ask-draw = ¿revelar otra carta o subastar el lote?
terminal-ask-take = ¿qué cartas tomar del final del mercado?
terminal-ask-reveal = ¿tomar del final del mercado o revelar (hasta { $n } más)?
terminal-ask-enter = ¿cuál de los dados que quedan anotas?
terminal-ask-fill =
    hay que llenar el barco ahora (D15): elige { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }.
terminal-ask-choose =
    elige { $free ->
        [1] 1
        [2] 1 o 2
       *[other] de 1 a 3
    } de los dados.

## Las jugadas, como se escriben

terminal-verb-bid = pujar
terminal-verb-pass = pasar
terminal-verb-draw = revelar
terminal-verb-auction = subastar
terminal-verb-reveal = revelar
terminal-verb-take = tomar
terminal-verb-choose = elegir
terminal-many = elegir { $count } entre { $dice }
terminal-span = de { $least } a { $most }

## Las órdenes, como se escriben

terminal-word-undo = deshacer
terminal-word-save = guardar
terminal-word-load = cargar
terminal-word-log = registro
terminal-word-table = mesa
terminal-word-help = ayuda
terminal-word-quit = salir

## La línea de órdenes

terminal-legal = Jugadas: { $moves } (o ayuda)
terminal-illegal = «{ $move }» no se puede ahora. Jugadas: { $moves }; o ayuda.
terminal-unknown = «{ $line }» no se entiende. Jugadas: { $moves }; o ayuda.
terminal-bot-fails = Un bot ha dejado de jugar: { $reason }.
terminal-no-undo-nothing = No se puede deshacer: { $who } aún no ha decidido nada.
terminal-no-undo-chance = No se puede deshacer: después intervino el azar ({ $move }).
terminal-no-undo-player = No se puede deshacer: después jugó { $who } ({ $move }).
terminal-no-undo-over = No se puede deshacer: la partida terminó.
terminal-undone = { $who } deshace: { $move }.
terminal-not-saved = No se ha guardado: { $reason }. La partida sigue.
terminal-saved = Guardada en { $file }
terminal-load-which = ¿Qué archivo? Escribe cargar ARCHIVO.
terminal-not-loaded = No se pudo cargar { $file }: { $reason }. La partida actual sigue.
terminal-load-fails = No se puede cargar { $file }: { $reason }.
terminal-kept = La partida actual queda guardada en { $file }
terminal-loaded = Cargada: { $file }
terminal-unsaved = La partida no se puede guardar: { $reason }. Este es su registro:
terminal-why-missing = no existe ese archivo o esa carpeta
terminal-why-folder = es una carpeta
terminal-why-denied = ahí no está permitido
terminal-why-full = no queda espacio
terminal-why-record = no es un registro válido de una partida
terminal-why-system = el sistema no lo permite
terminal-why-fault = un fallo del programa
terminal-record = El registro de esta partida: { $file }
terminal-continue = Para seguir: { $command }
terminal-help =
    Jugadas: escribe una como aparece, o en su forma corta:
    {"  "}tablero  7 = pujar 7, p = pasar, d = revelar, a = subastar
    {"  "}cartas   r = revelar, 1 3 = tomar 1 3 (contando desde el final del mercado)
    {"  "}dados    1 3 = elegir 1 3 (los dados por su número)
    Órdenes:
    {"  "}mesa             dibuja la mesa otra vez
    {"  "}registro         cuenta la partida hasta aquí
    {"  "}deshacer         deshace tu última jugada, si después no ha pasado nada
    {"  "}guardar ARCHIVO  guarda la partida (sin ARCHIVO: entre tus partidas guardadas)
    {"  "}cargar ARCHIVO   sigue la partida de un archivo en lugar de esta
    {"  "}ayuda            esta lista
    {"  "}salir            guarda la partida y sale (también con Ctrl-D y Ctrl-C)

## La aplicación: lo que se puede hacer

terminal-do-bid = Pujar { $n }
terminal-do-pass = Pasar
terminal-do-draw = Revelar carta
terminal-do-auction = Abrir subasta
terminal-do-reveal = Revelar carta
terminal-do-take = Tomar { $cards }
terminal-do-take-none = Tomar…
terminal-do-choose = Anotar { $cards }
terminal-do-choose-none = Anotar dados…
terminal-do-again = Otra partida
terminal-do-menu = Menú
terminal-do-leave = Salir
terminal-do-start = Empezar la partida
terminal-do-return = Recuperar mi asiento
terminal-do-next = Siguiente
terminal-do-all = Todo de golpe
terminal-do-on = Seguir
terminal-do-back = Volver
terminal-key-enter = Enter
terminal-keys-undo = deshacer
terminal-keys-hint = pista
terminal-keys-talk = hablar
terminal-keys-log = registro
terminal-keys-help = ayuda
terminal-keys-light = colores
terminal-keys-menu = menú
terminal-keys-leave = salir

## La aplicación: lo que está pasando

terminal-turn = Tu turno: { $what }
terminal-turn-of = { $who }, tu turno: { $what }
terminal-thinks = { $who } está pensando
terminal-thinks-bot = { $who } ({ $bot }) está pensando
terminal-turning = Se revela una carta
terminal-rolling = Se tiran los dados
terminal-starting = Se sortea quién empieza
terminal-hurry = Espacio: no esperar
terminal-watching = Estás mirando.
terminal-log = Registro
terminal-talk = Decir a toda la mesa
terminal-log-empty = Aún no ha pasado nada.
terminal-chosen = { $who } eligió { $dice }
terminal-would = Así tu barco vale { $worth }, { story-nth }
terminal-would-pay = Así tu barco vale { $worth }, { story-nth } (+{ $pay })
terminal-last-sale = Último lote: { $who } por { $price }
terminal-last-none = Último lote: sin vender

## La aplicación: avisos

terminal-expected-bid = La puja va de { $least } a { $most }; escribiste { $n }.
terminal-expected-pick = Jugadas: { $moves }. Elige por número o con el ratón.
terminal-expected-verb = Elige una de estas jugadas: { $moves }.
terminal-not-now = No es tu turno. Nada ha cambiado.
terminal-hint-thinking = Probando continuaciones en busca de la mejor jugada…
terminal-hint-compiling = Compilando las reglas para este equipo, una sola vez (un minuto o dos como mucho)…
terminal-hint-none = Hay pista cuando juegas a solas contra bots y te toca.
terminal-hint = Pista: «{ $move }» gana en el { $chance } % de las continuaciones probadas. { $why }
terminal-hint-points = Pista: «{ $move }» lleva a unos { $points } puntos. { $why }
terminal-hint-fails = Sin pista: { $reason }. La partida sigue.
terminal-undo-live = Pediste deshacer tu última jugada.
terminal-autosave-fails = La partida no se puede guardar: { $reason }. Sigue en marcha; libera espacio y sal con q.
terminal-small = Demasiado pequeño
terminal-small-why = Esta mesa necesita { $columns } columnas y { $lines } líneas; este terminal tiene { $width } y { $height }. Agrándalo, o sal con q y juega con medici play --plain. No se pierde nada.

## La aplicación: puntuación

terminal-score-before = antes
terminal-score-ship = barco
terminal-score-now = ahora
terminal-score-step = { $n } de { $all }

## La aplicación: menú

terminal-menu-about = Tres días en Florencia: puja, llena tu barco, supera a los demás mercaderes.
terminal-menu-game = Juego
terminal-menu-players = Jugadores
terminal-menu-bots = Bots
terminal-menu-language = Idioma
terminal-menu-name = Tu nombre
terminal-menu-mixed = Uno de cada
terminal-menu-alone = { $n } (a solas)
terminal-menu-keys = ↑ ↓ eligen la línea   ← → la cambian   Enter confirma   ? ayuda
terminal-menu-play = Jugar
terminal-menu-resume = Retomar: { $title }
terminal-menu-join = Entrar en una mesa por su dirección
terminal-join-address = Dirección
terminal-join-go = Entrar
terminal-join-bad = Hace falta la dirección de una mesa, como https://medici.example/tables/abc123; esto no lo es: { $got }.
terminal-join-busy = Entrando en { $address }…
terminal-date = { $day }/{ $month }/{ $year }, { $hour }:{ $minute }
terminal-lobby = Mesa { $table }
terminal-lobby-seat = { $n }. { $who }
terminal-lobby-free = libre
terminal-lobby-wait = Esperando gente: { $taken } de { $seats } asientos ocupados.
terminal-lobby-host = Esperando a que { $who } empiece la partida.
terminal-lobby-ready = La mesa está completa: empieza la partida con s.
terminal-lobby-cancelled = Esta mesa se disolvió.
terminal-lobby-taken-over = Un bot juega por ti. Recupera tu asiento con b.
terminal-live-continue = Para volver: { $command }

## La aplicación: ayuda

terminal-app-help =
    Jugadas
    {"  "}tablero  escribe una puja o cámbiala con + y -, Enter puja; p pasa
    {"  "}         d revela otra carta; a abre la subasta
    {"  "}cartas   1 2 3 eligen cartas del mercado, Enter las toma; r revela una carta
    {"  "}dados    1 a 5 eligen dados, Enter los anota
    {"  "}ratón    haz clic en cartas, dados y botones

    Teclas
    {"  "}u  deshace tu última jugada, si después no ha pasado nada
    {"  "}h  una pista, a solas contra bots: la mejor jugada y su probabilidad de ganar
    {"  "}t  dice algo a toda la mesa en una partida en vivo
    {"  "}l  el registro entero
    {"  "}c  colores claros u oscuros
    {"  "}m  el menú; la partida queda guardada
    {"  "}q  guarda la partida y sale (también con Ctrl-C)
    {"  "}Espacio  salta las pausas de los bots

    Signos
    {"  "}> a quién le toca; +2 lo que va a bordo y se sumará
    {"  "}{ $signs }

## Órdenes: lo que compilan, y si el azar fue limpio

terminal-compiling = Compilando para este equipo, una sola vez: { $games }, { $parts ->
        [one] { $parts } parte
       *[other] { $parts } partes
    } en { $workers ->
        [one] { $workers } proceso
       *[other] { $workers } procesos
    }, { $minutes ->
        [1] menos de un minuto
       *[other] unos { $minutes } minutos
    }. Queda hecho para otras órdenes; medici warm lo compila todo de antemano.
terminal-compiling-game = { $game ->
        [card] juego de cartas
        [dice] juego de dados
       *[board] juego de tablero
    }
terminal-compiling-any = Compilando para este equipo lo que hace falta: un minuto o más.
terminal-compiling-bar = Compilando
terminal-compiled = Compilado en { $n } s.
terminal-compiling-stopped = Interrumpido: lo ya compilado queda guardado.
terminal-fair = { $file }: { $over ->
        [no] limpia hasta ahora, la partida no ha terminado
       *[yes] limpia
    }: todos los sorteos salen del secreto y las semillas ({ $n } comprobados); promesa { $commitment }
terminal-unfair = { $file }: sin demostrar que sea limpia: { $reason }
terminal-unfair-record = no se puede leer como registro de una partida
terminal-unfair-unrevealed = el secreto aún no se ha revelado
terminal-unfair-proof = no hay una prueba completa
terminal-unfair-commitment = el secreto no es el prometido
terminal-unfair-move = la jugada { $move } no salió del secreto y las semillas
terminal-unfair-unlisted = su promesa no está en la lista
terminal-list-unread = no se puede leer la lista de promesas
terminal-list-fails = la lista de promesas no se sostiene: { $reason }
terminal-list-changed = se cambió después, o no está entera
terminal-list-holds = la lista de promesas se sostiene: { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }, { $promises ->
        [one] { $promises } promesa
       *[other] { $promises } promesas
    } ({ $late } con retraso), { $promises ->
        [0] nada
       *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    } revelado (terminadas: { $finished }, anuladas: { $cancelled }), abiertas: { $open }, de ellas { $overdue } desde hace más de { $days ->
        [one] { $days } día
       *[other] { $days } días
    }; cabeza { $head }
terminal-overdue = pendiente desde { $day }: entrada { $n }, promesa { $commitment }
terminal-overdue-more = y { $n } más (--json las nombra todas)
