### El marco de todas las páginas, y palabras que todo comparte.

shell-name = Medici
shell-skip = Ir al contenido
shell-pages = Páginas
shell-home = Jugar
shell-people = Gente
shell-to-home = Medici: a las mesas
shell-history = Historial
shell-rules = Reglas
shell-settings = Ajustes
shell-messages = Mensajes
shell-close = Cerrar
shell-busy = en curso
shell-loading = Un momento…
shell-waiting = La mesa te espera: no se ha perdido nada. Cuando vuelva la conexión, la partida sigue.
shell-guest = Visitante
shell-bot = { $bot ->
        [apprentice] Aprendiz
        [merchant] Mercader
        [banker] Banquero
        [prince] Príncipe
       *[random] Azar
    }
shell-seat = Asiento { $seat }
shell-your-turn = Tu turno
shell-your-turn-at = Tu turno: { $what }
shell-told = { $name }: { $what }
shell-language = Idioma
shell-theme = Colores: { $theme ->
        [light] claros
        [dark] oscuros
       *[auto] como en tu dispositivo
    }
shell-tip-rule = Regla { $clause }
shell-tip-unreached = Ahora mismo no se pueden abrir las reglas.
shell-broken = Algo ha fallado en esta página
shell-broken-why = Tus partidas están a salvo. Recarga la página para seguir.
shell-broken-again = Recargar
shell-new-version = Hay una versión nueva.
shell-reload = Cargarla
shell-updated = Medici se ha actualizado. Esta es la versión { $version }.
shell-about = Un sitio no oficial para los juegos Medici de Reiner Knizia. Libre y abierto.
shell-missing = Esta página no existe
shell-missing-why = Puede que la dirección tenga un error. No se ha perdido nada; tus partidas siguen donde estaban.
shell-missing-home = A las mesas

## Problemas: qué ha pasado, que no se ha perdido nada, y qué hacer.

shell-problem-unreachable = Ahora mismo no hay conexión con el servidor. No se ha perdido nada; prueba otra vez en un momento.
shell-problem-unavailable = El servidor está ocupado o reiniciándose. No se ha perdido nada; prueba otra vez en un momento.
shell-problem-no-server = Este sitio no tiene servidor: nadie puede venir de fuera. Todo lo de este dispositivo funciona.
shell-problem-internal = Ha fallado el servidor. No se ha perdido nada; prueba otra vez.
shell-problem-flood = Demasiado rápido. No se ha perdido nada; espera un poco y prueba otra vez.
shell-problem-stale = Antes pasó otra cosa, así que esto no se hizo. Mira otra vez la mesa y decide.
shell-problem-illegal-move = Esta jugada no se puede hacer aquí. Nada ha cambiado; elige otra.
shell-problem-not-your-turn = Le toca a otra persona. Nada ha cambiado.
shell-problem-no-undo = Esta jugada ya no se puede deshacer. La partida sigue como está.
shell-problem-not-open = La partida ya empezó. Puedes mirarla.
shell-problem-not-running = La partida no está en marcha. Nada ha cambiado.
shell-problem-not-seated = No tienes asiento en esta mesa. Puedes mirar.
shell-problem-over = La partida terminó. Su registro se conserva.
shell-problem-full = No quedan asientos libres. Puedes mirar la partida.
shell-problem-seat-taken = Alguien se sentó ahí antes. Elige otro asiento.
shell-problem-unknown-bot = Ese bot no existe. Elige otro.
shell-problem-bad-name = Este nombre se parece al de otra persona de aquí, o lleva signos que no valen en ningún nombre. Elige otro.
shell-problem-no-table = Esa mesa no existe. Puede que la dirección tenga un error, o que la mesa se haya disuelto.
shell-problem-not-found = En esta dirección no hay nada, o ya no.
shell-problem-too-many = No puedes tener más a la vez; espera a que termine algo.
shell-problem-no-session = Aquí aún no sabemos quién eres. Elige un nombre y prueba otra vez.
shell-problem-forbidden = Eso no lo puedes hacer aquí. Nada ha cambiado.
shell-problem-left-for-good = Dejaste esta partida, y cuenta: no puedes volver.
shell-problem-members-only = Esto es para miembros del club. Únete, o pide que te admitan.
shell-problem-too-long = Es demasiado largo. No se ha perdido nada; acórtalo.
shell-problem-bad-command = El servidor no lo ha aceptado. Nada ha cambiado; revisa lo que escribiste.
shell-problem-bad-record = El servidor no puede leer este registro. No se ha perdido nada.
shell-problem-misfit = Esta página y el servidor no ven la misma mesa. No se ha perdido nada; recarga la página.
shell-problem-damaged = Esta partida ya no se puede leer. No se ha borrado nada: lo que queda de ella está entre tus partidas pasadas.
shell-problem-other = No ha funcionado. No se ha perdido nada; prueba otra vez.

## Mercancías

good-cloth = tela
good-fur = pieles
good-grain = grano
good-dye = tinte
good-spice = especias
good-gold = oro
good-neutral = neutra

## Lo que muestra un enlace compartido, y un servidor sin su cliente

shell-game = { $game ->
        [card] Medici: el juego de cartas
        [dice] Medici: el juego de dados
       *[board] Medici
    }
shell-preview-table = { $phase ->
        [open] Ven a jugar a { shell-game }
       *[other] Una partida de { shell-game }
    }
shell-preview-table-about = { $host } abre la mesa. Siéntate o mira: no hace falta cuenta.
shell-preview-rules = Las reglas de { shell-game }
shell-preview-learn = Aprende jugando a { shell-game }
shell-preview-replay = Una partida de Medici, jugada a jugada
shell-preview-exercises = Medici: el ejercicio del día
shell-preview-companion = En una mesa real: Medici lleva la cuenta
shell-preview-companion-about = Anota quién cargó qué; el teléfono cuenta como mandan las reglas. Gratis y sin internet.
shell-unbuilt = Las páginas no están generadas
shell-unbuilt-about = El servidor funciona, pero esta instalación no incluye el cliente para el navegador. En la carpeta del proyecto, ejecuta «make play»: lo genera todo.
shell-docs-unbuilt = La documentación no está generada
shell-docs-unbuilt-about = El servidor funciona, pero esta instalación no incluye la documentación. En la carpeta del proyecto, «make docs» la genera; también se puede leer en «docs».
shell-docs-missing = Ninguna página de la documentación tiene esta dirección. Puede que lleve un error, o que ahora se llame de otra forma.
shell-docs-home = A la documentación

## Cuando no se puede hablar

shell-problem-silent = En esta mesa no puedes hablar. No se ha enviado nada.
shell-sanction = { $until ->
    [never] Para siempre
   *[other] Hasta: { $until }
} («{ $reason }»).
shell-problem-muted = Quien administra este servidor te ha silenciado. { shell-sanction } No se ha enviado nada.
shell-problem-banned = Quien administra este servidor te ha expulsado. { shell-sanction }
