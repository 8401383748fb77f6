### La primera página: jugar ya, abrir una mesa, volver a una partida, unirse a otras.

home-welcome = Tres días en Florencia: puja, llena tu barco y supera a los demás mercaderes. Medici, de Reiner Knizia, con su juego de cartas y su juego de dados, con tu gente o contra bots.
home-you-play-as = Juegas como
home-your-name = Tu nombre
home-change-name = { $name }: cambiar tu nombre
home-save = Guardar
home-cancel = Cancelar

## Los juegos

home-board-title = Medici
home-board-short = Tablero
home-board-about = Revela un lote de mercancías, disputa una subasta de una sola vuelta y carga el barco más valioso.
home-card-title = El juego de cartas
home-card-short = Cartas
home-card-about = Revela cartas, toma de una a tres del final del mercado y acapara mercancías.
home-dice-title = El juego de dados
home-dice-short = Dados
home-dice-about = Tira cinco dados y elige primero; el resto escoge de lo que dejas. También se juega a solas.
home-players = Jugadores
home-players-n = { $n ->
    [1] 1 (solitario)
   *[other] { $n }
}
home-level = Bots
home-level-apprentice = Aprendiz, fácil
home-level-merchant = Mercader, medio
home-level-banker = Banquero, difícil
home-level-prince = Príncipe, experto
home-play-now = Jugar ahora
home-setting-up = Preparando…
home-learn-nav = Aprender: { $game }
home-exercise = Ejercicio del día
home-tour = Recorrido
home-rules = Reglas
home-aid = Resumen
home-bot-apprentice-about = fácil: se despista a veces
home-bot-merchant-about = sólido: sopesa cada precio
home-bot-banker-about = fuerte: ve unas jugadas más allá
home-bot-random-about = juega al azar
home-bot-prince-about = muy fuerte: piensa en tus respuestas

## Mis partidas

home-my-games = Tus partidas
home-your-turn = Tu turno
home-turns = { $n ->
    [one] Te toca en una partida
   *[other] Te toca en { $n } partidas
}
home-turn-go = Ir a la mesa
home-asked = te tocó { $time }
home-time-up = el tiempo acaba { $time }
home-alone = a solas
home-waiting = esperando gente
home-day = { $game ->
    [dice] ronda { $day } de 3
   *[other] día { $day } de 3
}

## Más que hacer

home-more = Más
home-create-tile = Abrir una mesa
home-create-tile-about = Con tu gente, con bots o en un mismo dispositivo
home-replay-tile = Ver un registro
home-replay-tile-about = Recorre paso a paso una partida de un archivo
home-companion-tile = En una mesa real
home-companion-tile-about = Lleva la cuenta, graba una partida o sienta a un bot
home-history-tile = Partidas pasadas
home-history-tile-about = Tus resultados y repeticiones

## Mesas abiertas

home-open-tables = Mesas abiertas
home-looking = Buscando mesas…
home-no-open-tables = Ahora no hay mesas abiertas. Abre una pública y aquí la encontrarán.
home-no-connection = No hay conexión con el servidor. No se ha perdido nada; esta página prueba otra vez por sí sola.
home-nobody-yet = Abierta por { $host }; todos los asientos libres
home-join = Entrar ({ $n ->
    [one] 1 asiento
   *[other] { $n } asientos
})
home-watch = Mirar

## Una mesa nueva

home-guest = Visitante { $n }
home-create = Abrir una mesa
home-create-do = Abrir la mesa
home-game = Juego
home-seats = Asientos
home-seat-who = Asiento { $seat }: quién se sienta aquí
home-seat-level = Asiento { $seat }: nivel del bot
home-seat-name = Asiento { $seat }: nombre de quien juega
home-who-you = Tú
home-who-friend = Alguien más
home-who-hot = En este dispositivo
home-who-bot = Un bot
home-hint-friend = entra con tu enlace
home-option-card-rising-monopoly = Monopolios
home-option-card-rising-monopoly-false = Regla impresa
home-option-card-rising-monopoly-true = Crecientes
home-option-card-rising-monopoly-about = Crecientes: desde 8 símbolos de una mercancía (10 si juegan dos), un monopolio da 20, no 10.
home-clock = Tiempo para pensar
home-clock-decision = Por jugada
home-clock-bank = Por partida
home-clock-none-about = Cada cual se toma el tiempo que necesite, incluso días.
home-clock-decision-about = Si a alguien se le acaba el tiempo, un bot juega en su lugar hasta que vuelva.
home-clock-bank-about = Cada cual tiene un tiempo total, y cada jugada suma un poco.
home-time-decision = Para cada jugada
home-time-bank = Para la partida
home-time-increment = Extra por jugada
home-visibility = Quién puede encontrarla
home-private = Privada
home-public = Pública
home-private-about = Solo entra quien tiene el enlace.
home-public-about = Sale en la lista de mesas abiertas; cualquiera puede sentarse o mirar.
home-pace = Los bots juegan

## Problemas

home-offline-title = Sin conexión con el servidor
home-offline-again = Probar otra vez
home-trouble-title = Eso no está aquí
