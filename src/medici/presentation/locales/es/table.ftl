### Lo que comparten todas las mesas: el estado, el registro, el chat, la puntuación, el final.

# $game es board, card o dice. Un tercio de la partida es un día; en el juego de dados, una ronda.

table-title = { $game ->
    [board] Medici
    [card] Medici: el juego de cartas
   *[dice] Medici: el juego de dados
}
table-loading = Preparando la mesa…
table-gone = Esta mesa no existe
table-again = Probar otra vez
table-close = Cerrar
table-side = Registro y chat
table-announcer = Lo que pasa en la mesa

## A quién le toca, y por qué

table-day = { $game ->
    [dice] Ronda { $day }
   *[other] Día { $day }
}
table-day-of = { $game ->
    [dice] Ronda { $day } de 3
   *[other] Día { $day } de 3
}
table-turn-yours = Tu turno: { $what }
table-turn-named = Turno de { $name }: { $what }
table-ask-lot = revela otra carta o abre la subasta
table-ask-bid = puja por el lote o pasa
table-ask-reveal = revela o toma cartas
table-ask-take = toma del final del mercado
table-ask-roll = tira los dados
table-ask-choosing = elige tus dados
table-ask-entering = anota uno de los dados que quedan
table-ask-filling = llena tu barco con dados
table-ask-alone = elige tus dados
table-await-lot = { $name } piensa: ¿otra carta o la subasta?
table-await-bid = { $name } piensa su puja…
table-await-take = { $name } estudia el mercado…
table-await-choosing = { $name } elige dados…
table-await-entering = { $name } anota un dado…
table-nature-first = Sorteando quién empieza…
table-nature-card = Revelando una carta…
table-nature-roll = Tirando los dados…
table-counting = { $game ->
    [dice] Puntuando la ronda…
   *[other] Puntuando el día…
}
table-fast = Avance rápido
table-fast-more = Mostrar todo de golpe hasta que te toque
table-over = La partida terminó
table-cancelled = Esta partida se canceló
table-clock = Tiempo restante
table-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
table-clock-days-hours = { $days ->
    [one] { $days } día { $hours } h
   *[other] { $days } días { $hours } h
}

## Lo que pasó entre dos turnos, en pocas palabras

table-since-away = Desde la última vez que miraste:
table-since-jump = Verlo en el registro
table-since-bid = { $who } pujó { $bid }
table-since-passed = { $who } pasó
table-since-bid-and-took = { $who } se llevó el lote por { $bid }
table-since-took-lot = { $who } se llevó el lote por { $price }
table-since-nobody = nadie pujó
table-since-took = { $who } tomó { $cards }
table-since-entered = { $who } anotó { $dice }
table-since-counted = la puntuación { $game ->
    [dice] de la ronda { $day }
   *[other] del día { $day }
}

## Avisos

table-reconnecting = Se cortó la conexión. Reconectando; no se pierde nada.
table-watching = Estás mirando esta mesa.
table-watching-short = Mirando
table-taken-clock = { $who } juega por { $name }: se acabó su tiempo.
table-taken-resigned = { $who } juega por { $name }, como se pidió.
table-taken-left = { $who } juega por { $name }, que dejó la partida.
table-taken-you-clock = Se acabó tu tiempo: { $who } juega por ti.
table-taken-you-resigned = { $who } juega por ti, como pediste.
table-taken-you-left = Dejaste la partida: { $who } juega por ti.
table-stands-in = { $who } juega por { $name }.
table-is-back = { $name } ha vuelto.
table-take-back = Recuperar mi asiento
table-look-on = Solo mirar por ahora
table-paused = No hay nadie. La partida espera a que alguien vuelva.
table-paused-yours = No hay nadie, y la partida espera. Recupera tu asiento para seguir.

## El menú

table-menu = Menú
table-hint = Pista
table-undo = Deshacer
table-undo-more = Deshacer tu última jugada
table-tips-hold = Mantén pulsada cualquier cosa para ver qué es y cuál es su regla.
table-invite = Compartir el enlace
table-copy = Copiar el enlace
table-copied = Enlace copiado.
table-copy-failed = Este navegador no deja copiar. El enlace es: { $link }
table-share-text = Ven a mi mesa de Medici
table-people = Quién juega aquí
table-rules = Reglas de este juego
table-aid = Resumen
table-keys = Teclas de este juego
table-fullscreen = Pantalla completa
table-fullscreen-end = Salir de pantalla completa
table-tournament = Al torneo
table-home = Inicio (puedes volver)
table-settings = Ajustes
table-speed = Animación
table-speed-0 = no
table-speed-1 = normal
table-speed-2 = rápida
table-theme = Colores
table-theme-auto = auto
table-theme-light = claros
table-theme-dark = oscuros
table-sound = Sonido
table-helpers = Ayudas (último precio, cartas restantes)
table-tips = Notas: nombres y reglas de las cosas
table-names = Nombres de las mercancías
table-handovers = Preguntar antes de pasar el dispositivo
table-resign = Que un bot juegue por mí
table-resign-sure = ¿Que un bot juegue por ti?
table-resign-more = El bot sigue al instante. Puedes mirar, y recuperar tu asiento cuando quieras.
table-leave = Dejar esta partida
table-leave-sure = ¿Dejar esta partida?
table-leave-more = Un bot ocupa tu asiento y juega hasta el final, para que el resto pueda terminar.
table-cancel = Terminar esta partida
table-cancel-sure = ¿Terminar esta partida?
table-cancel-more = Solo juegas contra bots: la partida acaba aquí, sin que gane nadie. Lo jugado queda en tu historial.
table-stay = Quedarme

## El registro y el chat

table-log = Registro
table-log-empty = Aún no ha pasado nada.
table-log-scoring = { $game ->
    [dice] Ver la puntuación de la ronda { $day }
   *[other] Ver la puntuación del día { $day }
}
table-log-undone = Deshecho:
table-chat = Chat
table-chat-new = { $n ->
    [one] Chat, { $n } sin leer
   *[other] Chat, { $n } sin leer
}
table-chat-unread = { $n ->
    [one] { $n } sin leer
   *[other] { $n } sin leer
}
table-chat-empty = Aún nadie ha dicho nada.
table-chat-placeholder = Di algo
table-chat-send = Enviar

## El final

table-end-back = Volver al resultado
table-end-home = Inicio
table-picture = Compartir como imagen
table-picture-saved = La imagen se ha guardado.
table-picture-failed = No se ha podido dibujar la imagen.
table-picture-foot = Jugado con Medici
table-end = La partida terminó
table-end-title = Te ganas el título de
table-end-you-won = { $n ->
    [one] ¡Ganaste!
   *[other] ¡Victoria compartida!
}
table-end-won = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
table-end-ranking = Clasificación final
table-install = Instalar
table-install-about = Medici se puede instalar como una app: se abre al instante, también sin internet.
table-install-by-hand = Medici puede ser una app en tu pantalla de inicio: toca el botón de compartir del navegador y luego «Añadir a pantalla de inicio».
table-install-no = No, gracias
table-end-look = Ver la mesa
table-end-replay = Repetición
table-end-scorings = Ver una puntuación:
table-rematch = Jugar otra vez
table-rematch-offered = Hay otra partida para el mismo grupo.
table-rematch-join = Ir a la nueva partida
table-chart = { $game ->
    [dice] Puntos después de cada ronda
   *[other] Florines después de cada día
}
table-chart-figures = Lo mismo en cifras
table-chart-player = Nombre

## El puesto de un barco

# $nth: «2.º»; $pay (número): lo que pagaría ese puesto
table-rank = { $nth }, +{ $pay }
table-pay = +{ $pay }
table-rank-now = Si los barcos puntuaran ahora: { $rank }
table-rank-ahead = Con lo que has elegido: { $rank }

## Un dispositivo para varias personas

table-handover = Pasa el dispositivo a { $name }
table-handover-open = En este juego no hay secretos: puede mirar cualquiera.
table-handover-ready = Soy { $name }, vamos
table-handover-never = No preguntar más

## La puntuación

table-scoring-title = { $game ->
    [dice] Puntuación de la ronda { $day }
   *[other] Puntuación del día { $day }
}
table-scoring-before = antes
table-scoring-ship = barco
table-scoring-total = { $game ->
    [dice] puntos
   *[other] florines
}
table-scoring-worth = vale { $n }
table-scoring-start = Primero los barcos, luego las mercancías una por una.
table-scoring-again = Elige una fila para ver de dónde salen sus números.
table-scoring-steps = Paso a paso
table-scoring-skip = Saltar
table-scoring-next = Siguiente
table-scoring-close = Seguir
table-rest = Los relojes se detienen hasta que todo el mundo siga, { $time } como mucho.
table-rest-over = Los relojes vuelven a correr.
