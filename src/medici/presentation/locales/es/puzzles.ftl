# Exercises: positions with one clear answer, for the terminal and the browser.
#
# Moves and findings come with arguments (medici.analysis.moves, medici.analysis.puzzles.sentences), put into words as
# the head of story.ftl says. $points and $error are points of percent of the chance to win, or alone points of
# the final score.

## Moves

puzzles-move-bid = pujar { $n }
puzzles-move-pass = pasar
puzzles-move-draw = revelar otra carta
puzzles-move-auction = abrir la subasta
puzzles-move-reveal = revelar una carta
puzzles-move-take = tomar { $cards }
puzzles-move-choose = anotar { $dice }

## What there is to learn

puzzles-find-draw = Todavía no: el lote es { $lot }, y vale más otra carta que venderlo así.
puzzles-find-auction = Hasta aquí: el lote es { $lot }, y es mejor venderlo ya que revelar otra carta.
puzzles-find-pass = El lote es { $lot }: { $bid } es demasiado, y pasar es mejor que cualquier puja.
puzzles-find-bid = El lote es { $lot }, demasiado bueno para dejarlo escapar: puja { $bids }.
puzzles-find-more = El lote es { $lot }: { $bid } es muy poco. Puja { $bids }.
puzzles-find-less = El lote es { $lot }: { $bid } es más de lo necesario. Puja { $bids }.
puzzles-find-take = Toma { $cards } ya: es mejor que otra carta.
puzzles-find-reveal = Revela otra carta antes de tomar nada: { $cards } aún es poco.
puzzles-find-too = No basta con { $cards }: sube también a bordo { $more }.
puzzles-find-only = Solo { $cards }: es mejor dejar { $left }.
puzzles-find-instead = Mejor { $cards } que { $others }.
puzzles-bids-one = { $low }
puzzles-bids-range = entre { $low } y { $high }

## Themes: what is decided and what is at stake; none gives the answer away

puzzles-theme-lot = Otra carta o parar
puzzles-theme-bid = Pujar o pasar
puzzles-theme-reveal = Revelar o tomar
puzzles-theme-count = Cuánto tomar
puzzles-theme-which = Qué tomar
puzzles-theme-levels = Niveles altos
puzzles-theme-ship = El mejor barco
puzzles-theme-room = Poco espacio
puzzles-theme-alone = A solas
puzzles-theme-ending = Finales con prueba

## The day

puzzles-date = { $weekday ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábado
       *[7] domingo
    } { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
puzzles-day = { $game ->
        [dice] Ronda { $day } de 3
       *[other] Día { $day } de 3
    }
puzzles-proven = Con prueba: este final está resuelto, contando todo lo que aún puede pasar.

## Answers

puzzles-right = ¡Bien!
puzzles-wrong = Eso cuesta { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    } de probabilidad de ganar.
puzzles-wrong-alone = Eso cuesta { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] punto
       *[other] puntos
    } al final.
puzzles-beyond = Es más que todas las pujas examinadas, y estas ya eran demasiado altas.
puzzles-head-move = Jugada
puzzles-head-chance = Gana
puzzles-head-points = Puntos
puzzles-head-cost = Cuesta

## Days in a row

puzzles-run = { $n ->
        [0] Tu racha terminó; otra empieza el próximo día que resuelvas. La más larga: { $longest }.
        [one] Un día resuelto. Tu racha más larga: { $longest }.
       *[other] { $n } días seguidos. Tu racha más larga: { $longest }.
    }
puzzles-run-none = Una racha empieza el primer día que resuelvas.
puzzles-again = { $n ->
        [0] Solo cuenta la primera respuesta del día. Mañana hay otro ejercicio.
        [one] Solo cuenta la primera respuesta del día. Llevas un día resuelto.
       *[other] Solo cuenta la primera respuesta del día. Llevas { $n } días seguidos.
    }
puzzles-unkept = No se pudo guardar este día: { $reason }.

## In the terminal

puzzles-legal = Jugadas: { $moves }
puzzles-unknown = No hay ningún ejercicio { $id }.
puzzles-table = { $game ->
        [card] Juego de cartas
        [dice] Juego de dados
       *[board] Juego de tablero
    } para { $players }
puzzles-progress = { $games ->
        [one] 1 partida analizada
       *[other] { $games } partidas analizadas
    }, ejercicios: { $found }
puzzles-kept = { $n ->
        [one] 1 ejercicio en { $file }
       *[other] { $n } ejercicios en { $file }
    }
puzzles-interrupted = Interrumpido: lo encontrado hasta ahora queda guardado.
puzzles-stands = { $id } ({ $game }): la jugada obvia cuesta { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-falls = { $id } ({ $game }): no se sostiene, la jugada obvia cuesta { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-of-date = Ejercicio del { $date }
puzzles-game = { $game ->
        [card] Juego de cartas
        [dice] Juego de dados
       *[board] Juego de tablero
    }
puzzles-head-game = Juego
puzzles-head-theme = Tema
puzzles-head-solved = A la primera
puzzles-head-tried = Probados
puzzles-head-all = En total
puzzles-ways = --daily es el ejercicio del día, --next uno que nunca has probado (GAME y --theme eligen), --list los muestra todos. «A la primera»: resueltos al primer intento.
puzzles-none-left = Ya los has probado todos.
puzzles-unchecked = { $n ->
        [one] Se acabó el tiempo: queda 1 ejercicio sin comprobar.
       *[other] Se acabó el tiempo: quedan { $n } ejercicios sin comprobar.
    }
puzzles-solved-again = { $id } ({ $game }): con prueba, la jugada obvia cuesta { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-fallen = { $n ->
        [one] 1 respuesta no se sostiene.
       *[other] { $n } respuestas no se sostienen.
    }

## In the browser; puzzles-points, puzzles-percent and puzzles-error in the terminal too

puzzles-title = Ejercicio del día
puzzles-about = Una posición al día, la misma para todo el mundo. Una jugada es claramente la mejor, y no es la que primero viene a la cabeza.
puzzles-seat = Juegas como { $who }. ¿Qué haces?
puzzles-loading = Preparando la mesa…
puzzles-yours = tu jugada
puzzles-obvious = la jugada obvia
puzzles-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
puzzles-how = Cada jugada se probó en las mismas { NUMBER($futures) } continuaciones; ± es el error estándar de lo que cuesta.
puzzles-tomorrow = Mañana llega el próximo ejercicio.
puzzles-another = Otro ejercicio
puzzles-collection = Ejercicios
puzzles-choose = Qué ejercicios
puzzles-choose-today = Hoy
puzzles-choose-all = Todos
puzzles-short = { $game ->
        [card] Cartas
        [dice] Dados
       *[board] Tablero
    }
puzzles-theme-any = Todos los temas
puzzles-previous = Anterior
puzzles-next = Siguiente
puzzles-place = { $place } de { $n }
puzzles-progress-title = Tu progreso
puzzles-progress-of = { $tried ->
        [0] { $all } por probar
       *[other] { $solved } de { $tried } a la primera; { $all } en total
    }
puzzles-practice = Todos los que quieras, por juego y tema. El primer intento de cada uno cuenta para tu progreso; ninguno, para la racha.
puzzles-days = { $n ->
        [0] Aún sin racha
        [one] Racha de 1 día
       *[other] { $n } días seguidos
    }
