### Una mesa antes de su partida.

lobby-title = { $game ->
    [card] Medici: el juego de cartas
    [dice] Medici: el juego de dados
   *[other] Medici
}
lobby-waiting = { $n ->
    [one] Falta un asiento por ocupar.
   *[other] Faltan { $n } asientos por ocupar.
}
lobby-ready = La mesa está completa. Puedes empezar.
lobby-ready-soon = La mesa está completa. Empieza en cuanto { $host } lo diga.
lobby-seats = Asientos
lobby-you = tú
lobby-here = en este dispositivo
lobby-free-seat = libre
lobby-sit = Sentarme aquí
lobby-sit-at = Sentarme aquí: asiento { $seat }
lobby-stand-up = Levantarme
lobby-free = Liberar el asiento
lobby-free-name = Liberar el asiento: { $name }
lobby-stand-up-name = Levantarse: { $name }
lobby-hot = En este dispositivo
lobby-hot-name = Nombre de quien juega en este dispositivo
lobby-seat = Sentar
lobby-bot = Un bot…
lobby-bot-at = Sentar a un bot en el asiento { $seat }
lobby-start = Empezar la partida
lobby-start-waits = { $n ->
    [0] Esperando el comienzo
    [one] Esperando a 1 persona
   *[other] Esperando a { $n } personas
}
lobby-invite = Invita a gente
lobby-invite-here =
    Este enlace solo funciona en este equipo. Para jugar con gente en otros dispositivos, el servidor
    tiene que estar abierto a la red: la documentación explica cómo.
lobby-invite-about = Quien abra este enlace puede sentarse o mirar.
lobby-link = Enlace a esta mesa
lobby-copy = Copiar
lobby-share = Compartir
lobby-share-title = { $game ->
    [card] ¿Una partida de Medici, el juego de cartas?
    [dice] ¿Una partida de Medici, el juego de dados?
   *[other] ¿Una partida de Medici?
}
lobby-qr = El enlace como código QR
lobby-remind = ¿Te avisamos cuando te toque?
lobby-remind-yes = Sí, avísame
lobby-remind-no = No, gracias
lobby-remind-on = Recibirás un aviso cuando te toque. Se puede cambiar en los ajustes.
lobby-terms = Cómo se juega
lobby-options = Opciones
lobby-access = Acceso
lobby-host = Abierta por
lobby-promise = Sorteo limpio.
lobby-promise-about = El servidor se comprometió con este número antes de la primera carta; tras la partida, cualquiera puede comprobarlo.
lobby-cancel = Cancelar la mesa
lobby-cancel-ask = ¿Cancelar esta mesa?
lobby-cancel-about = Se pierden todos los asientos, y el enlace deja de funcionar.
lobby-keep = Mantener
