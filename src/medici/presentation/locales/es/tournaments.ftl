### Tournaments and leagues.

tournaments-title = Torneos
tournaments-about = Rondas, eliminatorias y ligas, en vivo o por días.
tournaments-empty = No hay ningún torneo en curso. Mientras tanto, juega una partida.
tournaments-none = Todavía no hay torneos. Anuncia el primero: tus amistades entran por el enlace, y los bots ocupan los asientos vacíos.
tournaments-announce-first = Anunciar el primero
tournaments-list-mine = Tus torneos
tournaments-list-open = Abiertos
tournaments-list-open-none = No hay ninguno abierto. ¡Anuncia uno!
tournaments-list-running = En curso
tournaments-list-running-none = No se juega ninguno.
tournaments-list-past = Pasados
tournaments-list-past-none = Aún no hay ninguno terminado.
tournaments-more = Mostrar más
tournaments-begins = Empieza: { $at }
tournaments-by = de { $name }
tournaments-entrants-are = inscripciones
tournaments-tables-of = mesas de { $n }
tournaments-kind-rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
tournaments-kind-duplicate = { $n ->
    [one] una ronda con los mismos repartos
   *[other] { $n } rondas con los mismos repartos
}
tournaments-kind-knockout = eliminatorias
tournaments-kind-league = liga
tournaments-rated = con rating
tournaments-unrated = sin rating
tournaments-admission-all = puede entrar cualquiera
tournaments-admission-secured = para quien tiene llave de acceso o un segundo dispositivo
tournaments-admission-link = para quien tiene el enlace
tournaments-admission-club = para miembros del club
tournaments-admit-all = Cualquiera
tournaments-admit-secured = Con protección
tournaments-admit-link = Por enlace
tournaments-bots-fill = los bots ocupan asientos vacíos ({ $level })
tournaments-bots-none = solo personas

## The form

tournaments-announce = Anunciar un torneo
tournaments-announce-do = Anunciar
tournaments-name = Nombre
tournaments-size = Jugadores por mesa
tournaments-format = Formato
tournaments-format-rounds = Rondas
tournaments-format-rounds-about = Todo el mundo juega todas las rondas, contra gente con puntos parecidos y, en lo posible, nunca dos veces contra la misma.
tournaments-format-knockout = Eliminatorias
tournaments-format-knockout-about = De cada mesa pasan los primeros puestos, hasta que queda una sola mesa.
tournaments-format-league = Liga
tournaments-format-league-about = Cada división juega una temporada; luego suben los primeros puestos y bajan los últimos.
tournaments-format-duplicate = Mismos repartos
tournaments-format-duplicate-about = Todas las mesas de una ronda reciben las mismas cartas o dados. Te comparas con quien tuvo tu asiento en otra mesa: cuenta la habilidad, casi nada la suerte.
tournaments-rounds = Rondas
tournaments-rounds-season = Rondas por temporada
tournaments-advance = Pasan de cada mesa
tournaments-division-size = Personas por división
tournaments-seasons = Temporadas
tournaments-most = Máx. de inscripciones
tournaments-starts = Empieza
tournaments-clock-needed = Un torneo necesita reloj para que sus rondas terminen.
tournaments-admission = Quién puede entrar
tournaments-rated-choice = Partidas con rating (solo personas, sin bots)
tournaments-fill-choice = Los bots ocupan asientos vacíos y juegan por quien no se presenta
tournaments-level = Nivel de los bots

## One tournament

tournaments-phase-open = empieza: { $at }
tournaments-phase-running = en curso desde: { $at }
tournaments-phase-ended = terminado; empezó: { $at }
tournaments-phase-cancelled = cancelado
tournaments-too-few = Hubo muy pocas inscripciones.
tournaments-under-way = En curso
tournaments-your-table = Tu mesa espera
tournaments-go-to-table = Ir a tu mesa
tournaments-come-by = Hora límite: { $at }. Quien llega después no recibe nada por esta ronda.
tournaments-came = Ya estás en la mesa. Hora límite para quien falta: { $at }; después se sigue sin esperar más.
tournaments-entered = { $n ->
    [one] Hay una inscripción, de { $most } como máximo.
   *[other] Hay { $n } inscripciones, de { $most } como máximo.
}
tournaments-you-are-in = Ya tienes plaza. Vuelve a tiempo: tu mesa aparecerá aquí.
tournaments-enter = Entrar
tournaments-withdraw = Retirarse
tournaments-won = { $name } gana
tournaments-you-won = ¡Ganas!
tournaments-off = Cancelado
tournaments-next-round = Próxima ronda: { $at }
tournaments-wait = Las otras mesas siguen jugando
tournaments-full = No quedan plazas. Vuelve a mirar: puede que alguien se retire.
tournaments-your-place = Quedaste en el puesto { $place } de { $n }.
tournaments-beaten = Quedas fuera: mira cómo siguen los demás
tournaments-you-removed = Quien organiza te ha sacado de este torneo.
tournaments-then = Tu próxima mesa aparecerá aquí en cuanto empiece la ronda.
tournaments-then-knockout = Quien pasa encuentra aquí su próxima mesa en cuanto empieza la ronda.
tournaments-season = Temporada { $n }
tournaments-follow = Sigue las mesas
tournaments-who = Quién juega
tournaments-round = Ronda { $n }
tournaments-rounds-all = Ronda
tournaments-table = Mesa { $n }
tournaments-go = Jugar
tournaments-watch = Mirar
tournaments-now = Cómo van las mesas
tournaments-look = Ver
tournaments-bot = Bot
tournaments-absent = no se presentó
tournaments-fled = se fue
tournaments-broken = no cuenta
tournaments-byes = Descanso, con un punto entero: { $who }
tournaments-deal = El reparto de esta ronda
tournaments-deal-promise = Prometido antes:
tournaments-deal-secret = Revelado después:
tournaments-standings = Clasificación
tournaments-division = División { $n }
tournaments-place = Puesto
tournaments-player = Nombre
tournaments-points = Puntos
tournaments-opponents = Rivales
tournaments-score-share = Parte
tournaments-stage = Rondas
tournaments-played = Partidas
tournaments-out-self = se retiró
tournaments-out-removed = expulsión
tournaments-out-absent = faltó dos veces
tournaments-behind-stage = llegó menos lejos
tournaments-behind-last = menos puntos en la última ronda
tournaments-behind-points = menos puntos, por poco
tournaments-behind-opponents = sus rivales tenían menos puntos
tournaments-behind-share = menor parte de las puntuaciones
tournaments-behind-met = perdió cuando se enfrentaron
tournaments-behind-lot = por sorteo
tournaments-breaks = ¿Qué decide los empates?
tournaments-breaks-about = Primero, los puntos. Después, los puntos de los rivales que tuvo cada cual; luego, la suma de su parte de las puntuaciones en sus mesas; luego, las mesas en que se enfrentaron quienes aún empatan; por último, el sorteo, que sale de los códigos del torneo y de cada persona.
tournaments-breaks-here = Donde ha decidido algo de esto, se indica bajo el nombre.
tournaments-share-text = { $title }, tras la ronda { $n }
tournaments-copy = Copiar clasificación
tournaments-copied = Copiada
tournaments-picture = Imagen
tournaments-log = Qué ha pasado
tournaments-rules = El primer puesto de una mesa da un punto entero, el último nada, y los de en medio una parte proporcional. Juega quien se presenta; no presentarse o irse no da nada. El descanso da un punto entero, y también presentarse sin que venga nadie; si viene muy poca gente para una partida, hay empate, por delante de quien falta. Una mesa interrumpida da medio punto a cada cual. Quien falta dos veces seguidas queda fuera.

## Organising

tournaments-organise = Organizar
tournaments-organise-about = Lo que haces aquí queda en el registro de auditoría de este servidor, con su motivo.
tournaments-start-now = Empezar ya
tournaments-start-few = Hacen falta al menos { $n } inscripciones.
tournaments-reason = Motivo, a la vista de todo el mundo
tournaments-remove = Quitar
tournaments-cancel = Cancelarlo
tournaments-void = No contar

## Refused

tournaments-problem-bad-title = Un título tiene de 1 a 60 caracteres visibles. Este no vale: escribe otro.
tournaments-problem-not-secured = Este torneo es para quien tiene llave de acceso o un segundo dispositivo. Añade una de las dos cosas en los ajustes y prueba otra vez.
tournaments-problem-not-a-member = Este torneo es para miembros del club que lo organiza. Únete primero al club.
tournaments-problem-own-table = En esa mesa juegas tú: no te toca decidir sobre ella ni sobre quien se sienta allí.
