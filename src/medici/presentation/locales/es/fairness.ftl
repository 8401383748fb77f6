### Whether chance was fair: what a browser checks itself after a game.

fairness-checking = Tu navegador comprueba los sorteos…
fairness-own = { $n ->
    [one] Tu navegador comprobó el único sorteo con la promesa que vio antes de la partida
   *[other] Tu navegador comprobó los { $n } sorteos con la promesa que vio antes de la partida
}
fairness-onlooker = { $n ->
    [one] Tu navegador comprobó el único sorteo con la promesa publicada, que no vio antes de la partida
   *[other] Tu navegador comprobó los { $n } sorteos con la promesa publicada, que no vio antes de la partida
}
fairness-broken = Atención: los sorteos de esta partida no encajan con la promesa
fairness-later = Los sorteos se pueden comprobar cuando termine la partida
fairness-none = No hubo promesa sobre los sorteos de esta partida
fairness-unknown = Ahora no se pudieron comprobar los sorteos
fairness-how = Antes de la partida, el servidor fijó un secreto y publicó su huella; el navegador de cada cual añadió una semilla. De ahí salen todas las cartas y los dados, así que nadie pudo elegirlos. Ahora el secreto es público, y todo se ha calculado de nuevo en este dispositivo.
fairness-commitment = La huella publicada:
fairness-record = Descargar el registro
fairness-server = Lo que dice el servidor
fairness-again = Comprobar de nuevo

## What was checked, and what was not

fairness-done = comprobado:
fairness-not-done = sin comprobar:
fairness-did-promise = El secreto es el de la huella que este navegador vio antes de enviar su semilla.
fairness-not-promise = Si la huella estaba ya antes de la partida: este navegador no envió semilla, así que no guardó ninguna promesa. Sí se comprobó que el secreto encaja con la huella del registro.
fairness-did-seed = Tu propia semilla, la que sorteó este navegador, está en tu asiento.
fairness-not-seed = Una semilla tuya: este navegador no sorteó ninguna para esta partida.
fairness-did-house = { $n ->
    [one] El asiento del bot tiene la semilla «house», que nadie puede elegir.
   *[other] Los asientos de los { $n } bots tienen la semilla «house», que nadie puede elegir.
}
fairness-not-house = Que los asientos de los bots tenían la semilla «house» al empezar la partida.
fairness-did-draws = { $n ->
    [one] El único sorteo (carta, tirada o quién empieza) sale del secreto y las semillas.
   *[other] Los { $n } sorteos (cartas, tiradas, quién empieza) salen todos del secreto y las semillas.
}
fairness-not-over = Cómo habría seguido la partida: el registro acaba antes.
fairness-listed = La promesa es la entrada { $n } de la lista pública del servidor, cuya cadena se siguió hasta la última entrada, { $last }.
fairness-long = La promesa es la entrada { $n } de la lista pública del servidor. La lista es larga, y solo se siguió hasta la entrada { $last }.
fairness-no-list = La lista pública de promesas del servidor, que ahora no se pudo leer.
fairness-not-list = La lista pública de promesas: aquí no hay servidor que lleve una para esta partida.
fairness-list = La lista pública de promesas

## What does not fit

fairness-warning = Algo no está bien en los sorteos de esta partida.
fairness-expected = Esperado:
fairness-got = Recibido:
fairness-what-now = O el servidor no cumplió su promesa, o alguien cambió lo que envió. Copia los datos y enséñalos a quienes jugaron y a quien administra el servidor: cualquiera puede comprobarlos.
fairness-copy = Copiar los datos
fairness-copied = Copiados.
fairness-copy-by-hand = Desde aquí no se puede copiar; selecciona el texto de abajo.
fairness-facts = Los datos
fairness-fault-proof = El registro no trae una prueba completa, aunque se prometió una.
fairness-fault-withheld = La partida terminó, pero el secreto no se publicó.
fairness-fault-secret = El secreto no es el prometido: tiene otra huella.
fairness-fault-commitment = La promesa del registro no es la que este navegador vio antes de la partida.
fairness-fault-table = El registro nombra otra mesa.
fairness-fault-own-seed = Tu propia semilla no está en tu asiento.
fairness-fault-house-seed = El asiento de un bot (asiento { $seat }) no tiene la semilla «house».
fairness-fault-seed = La semilla del asiento { $seat } no es la que estaba al empezar la partida.
fairness-fault-seeds = No hay una semilla para cada asiento.
fairness-fault-record = El registro no sigue las reglas del juego.
fairness-fault-move = La jugada { $move } no salió del secreto y las semillas.
fairness-fault-list = { $move ->
    [0] La promesa falta en la lista pública del servidor.
   *[other] La lista pública de promesas del servidor no se sostiene en la entrada { $move }: se cambió después.
}
