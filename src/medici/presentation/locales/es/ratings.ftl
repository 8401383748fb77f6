### Ratings and the ranking.

ratings-title = Clasificación
ratings-about = Quién juega mejor, según los resultados en mesas con rating.
ratings-empty = Aún no hay nadie en la clasificación. Cada mesa con rating cuenta: empieza tú.
ratings-empty-week = Nadie ha ganado puntos aquí esta semana. Cada mesa con rating cuenta: empieza tú.
ratings-lead = En las mesas con rating solo hay personas, con reloj y sin pistas. Se empieza con 1500.
ratings-create = Buscar una partida con rating
ratings-own = Tus ratings
ratings-own-none = Aún no tienes rating. Basta una partida con rating para el primer número.
ratings-speed = Ritmo
ratings-speed-live = En vivo
ratings-speed-days = Por días
ratings-span = Período
ratings-span-all = Histórico
ratings-span-week = Esta semana
ratings-board = En cabeza
ratings-place = Puesto
ratings-player = Nombre
ratings-number = Rating
ratings-gain = Ganado esta semana
ratings-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
ratings-tenfold = Quien tiene { $n } puntos más queda por delante en diez de cada once partidas.
ratings-unsettled = ± { $n }, aún provisional
ratings-unsettled-short = ± { $n }
ratings-unsecured = Tu rating es de este navegador hasta que lo protejas, con una llave de acceso o iniciando sesión en un segundo dispositivo. Protegido y estable, entra en la clasificación; sin protección, desaparece con este navegador.
ratings-secure = Proteger mi rating
ratings-curve = El rating a lo largo de { $n ->
    [one] una partida
   *[other] las últimas { $n } partidas
}
ratings-curve-figures = En cifras
ratings-curve-when = Cuándo
ratings-rated = Con rating
ratings-choice = ¿Cuenta?
ratings-choice-no = No
ratings-choice-about = La partida cuenta para la clasificación: solo personas, sin pistas, y quien se va queda en último puesto.
ratings-choice-off = Solo se juega por el honor.
ratings-choice-needs = Una mesa con rating necesita dos personas o más, sin bots, nadie en el mismo dispositivo, y un reloj.
ratings-consent = Esta mesa es con rating
ratings-consent-about = Quien toma asiento está de acuerdo: la partida cuenta para la clasificación. No hay bots ni pistas, cada persona tiene un solo asiento, y lo que ya tuvo respuesta de otra persona o del azar no se deshace. Quien se va o deja jugar a un bot no puede volver y queda por detrás de quienes se quedan; igual que quien agota su tiempo y no vuelve, o deja a un bot más de un cuarto de sus jugadas.
ratings-consent-hints = Pistas, análisis y repetición están cerrados hasta el final, para que cada cual piense por su cuenta.
ratings-leave-last = Esta partida cuenta: no podrás volver, y quedas por detrás de quienes se quedan, por bien que juegue el bot.
ratings-leave-won = Esta partida cuenta, y los demás ya se fueron. Si te vas ahora, no podrás volver, pero sigues por delante.
ratings-change = Ratings
ratings-change-wait = Se están calculando los nuevos ratings.
ratings-change-up = { $name }: { $points }, { $n } más
ratings-change-down = { $name }: { $points }, { $n } menos
ratings-change-same = { $name }: { $points }, como antes
ratings-change-link = Ver la clasificación
ratings-played-like = Jugaste al nivel de { $points } ± { $off }
ratings-played-like-about = Con ese rating se gana a estos bots tantas veces como habrían ganado tus decisiones, sin la suerte. Una partida dice poco: bien puede estar { $off } arriba o abajo. No cuenta.
