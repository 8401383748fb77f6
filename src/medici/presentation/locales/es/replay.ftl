### A finished game, step by step, and the seal of its chance.

replay-title = Repetición
replay-loading = Buscando la partida…
replay-table = La mesa
replay-start = La mesa antes de la primera jugada.
replay-controls = Recorrer la partida
replay-position = Posición en la partida
replay-position-said = Paso { $at } de { $last }: { $now }
replay-days = Días
replay-day = { $game ->
    [dice] Ronda { $day }
   *[other] Día { $day }
}
replay-first = Al principio
replay-prev = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-speed-of = { $rate }×
replay-log = Qué pasó
replay-seen-by = Desde qué asiento ves la mesa
replay-seen-by-words = Vista de
replay-share = Copiar enlace
replay-copied = Enlace a esta posición copiado.
replay-download = Registro
replay-another = Abrir otro
replay-scoring = { $game ->
    [dice] Cómo se puntuó la ronda { $day }
   *[other] Cómo se puntuó el día { $day }
}

## Play on from a position

replay-on = Seguir jugando desde aquí
replay-on-about = En este dispositivo empieza una partida nueva desde esta posición, contra bots. Cartas y dados se sortean de nuevo.
replay-on-seat = Juegas en lugar de
replay-on-same = Como en el registro
replay-on-do = Seguir

## Bring a record

replay-upload = Ver un registro
replay-upload-how = Suelta aquí el archivo de una partida, pega su texto o elígelo.
replay-choose = Elegir archivo
replay-upload-private = La partida se comprueba jugada a jugada y solo se te muestra a ti; nadie la guarda.
replay-no-json = Esto no es el registro de una partida: no se puede leer como JSON.
replay-no-record = Esto no es un registro válido de una partida.
replay-no-record-move = Esto no es un registro válido de una partida: la jugada { $n } no encaja con las anteriores.

## The seal

replay-seal-title = ¿Sorteos limpios?
replay-seal-fair = Limpios
replay-seal-later = Aún sin revelar
replay-seal-none = Sin prueba
replay-seal-broken = No limpios
replay-seal-checking = Comprobando…
replay-seal-failed = Sin comprobar
replay-seal-checking-long = Tu navegador comprueba los sorteos…
replay-seal-failed-long = Ahora no se pudieron comprobar los sorteos.
replay-seal-none-long = Este registro no trae prueba.
replay-seal-none-why = La partida se jugó sin promesa sobre los sorteos, por ejemplo en un terminal. Aun así, sus jugadas se comprobaron con las reglas.
replay-proof-commitment = La promesa.
replay-proof-seeds = Las semillas.
replay-proof-secret = El secreto.
replay-proof-table = La mesa.
replay-proof-kept = aún guardado
replay-by-hand = Compruébalo tú: descarga el registro y ejecuta
replay-file = ARCHIVO
