### Quién está en una mesa: presencia, el reloj de cada cual, y quién puede hablar.

company-label = Quién está en la mesa
company-bot = juega un bot
company-away = sin conexión
company-away-turn = { $name } no tiene conexión. Si se acaba el tiempo, juega un bot.
company-waits = { $name } no tiene conexión. La partida espera…
company-talk-name = Elige un nombre y podrás hablar con el resto.
company-talk-over = Esta mesa se disolvió: aquí ya no se habla.
