### A person's page: what there is to see of a player, and what one shows of oneself.

profile-title = Perfil
profile-gone = Este perfil no existe, o ya no está aquí.
profile-hidden = { $name } no muestra nada más aquí.
profile-own-link = Tu página
profile-since = Aquí desde: { $date }
profile-here = Aquí ahora

profile-ratings = Ratings
profile-ratings-none = Aún no hay partidas con rating.
profile-rating = { $game }, { $speed ->
    [days] por días
   *[live] en vivo
}
profile-rating-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
profile-rating-unsure = { $n } arriba o abajo
profile-results = Resultados
profile-results-none = Aún no hay partidas terminadas en este servidor.
profile-results-game = Juego
profile-results-size = Jugadores
profile-results-games = Partidas
profile-results-won = Ganadas
profile-results-place = Puesto medio
profile-results-best = Mejor
profile-results-alone = a solas

profile-together = { $name } y tú
profile-together-none = Aún no hay partidas terminadas en común.
profile-together-game = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}; quedaste por delante de { $name } en { $ahead } y por detrás en { $behind }

profile-achievements = Logros
profile-achievements-none = Ninguno todavía: salen de las partidas terminadas en este servidor.
profile-achievements-of = { $n } de { $all }
profile-achieved = { $times ->
    [one] una vez: { $date }
   *[other] { $times } veces, la primera: { $date }
}
profile-achieved-see = Ver la partida
profile-still-open = Por lograr

profile-exercises = Ejercicios
profile-exercises-of = { $game }: { $solved } resueltos de { $tried } probados
profile-exercises-days = { $n ->
    [one] racha de un día
   *[other] { $n } días seguidos
}
profile-exercises-share = Compartir cómo te fue
profile-exercises-again = Compartir de nuevo
profile-exercises-unshare = Dejar de compartir
profile-exercises-about = Los ejercicios se guardan en este navegador. Lo que compartes es cuántos has probado y resuelto.

profile-strengths = Puntos fuertes
profile-strengths-about = Cuánto se perdió en cada decisión no forzada, partida por partida, según los análisis que comparte { $name }. Menos es mejor.
profile-strengths-game = { $game }, { $date }: { $title }, { $rate } { $rate ->
        [one] punto
       *[other] puntos
    }
profile-strengths-none = Aún no hay análisis compartidos. Abre el análisis de una partida tuya terminada: ahí se puede compartir.
profile-strengths-unshare = Retirarlos todos

profile-review-share = Compartir en tu página
profile-review-shared = Compartido en tu página
profile-review-about = Tu título y tu tasa de error en esta partida aparecen en Puntos fuertes, para quien tú decidas.

profile-show = Quién lo ve
profile-show-about = Cada parte de tu página es para todo el mundo, para tus amistades o para nadie. Tú siempre la ves entera.
profile-show-modest = Hasta que tengas una llave de acceso o un segundo dispositivo, tus logros son, de entrada, para tus amistades.
profile-show-presence = Si estás aquí, y en qué mesa pública
profile-show-since = Desde cuándo estás aquí
profile-show-ratings = Ratings
profile-show-results = Resultados
profile-show-achievements = Logros
profile-show-exercises = Ejercicios que compartes
profile-show-strengths = Análisis que compartes
profile-show-everybody = Todo el mundo
profile-show-friends = Amistades
profile-show-nobody = Nadie
profile-show-done = Guardado.
