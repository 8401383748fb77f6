### Tables that live in this browser: kept, taken online, damaged, brought along as records.

local-here = en este dispositivo
local-full = Ya no caben partidas en este navegador, así que esta no se guarda. Puedes seguir jugando; borra partidas antiguas para hacer espacio.
local-refused = Este navegador no guarda nada, así que tampoco las partidas. Puedes seguir jugando mientras esta página esté abierta.
local-bot-failed = Un bot no puede pensar ahora. Lo intenta otra vez.

## Taking a game online

local-gone-online = Esta partida sigue en el servidor.
local-gone-online-about = Está allí con todo lo que ya pasó.
local-gone-online-link = Ir a la mesa
local-invite = Invitar a alguien
local-online = Invitar a alguien a esta partida
local-online-about = La partida pasa al servidor y sigue desde aquí. La otra persona toma asiento con un enlace.
local-online-seat = ¿Qué asiento es para esa persona?
local-online-proof = Hasta ahora los sorteos se hicieron en este dispositivo, así que esta partida no tiene prueba.
local-online-do = Pasarla al servidor
local-online-alone = Aquí solo juegas tú: no hay asiento que ofrecer.
local-joins = La partida sigue en cuanto se ocupen todos los asientos.

## What cannot be read

local-aside-hint = { $n ->
    [one] Una partida de este dispositivo no se puede leer.
   *[other] { $n } partidas de este dispositivo no se pueden leer.
}
local-aside-look = Ver qué queda
local-aside = Partidas que no se pueden leer
local-aside-about = Algo no está bien en ellas, así que están apartadas. No se ha borrado nada: puedes descargarlas como archivos.
local-aside-store = Todas las partidas guardadas hasta: { $date }
local-aside-unknown = Una partida
local-aside-download = Descargar
local-aside-delete-ask = ¿Borrar lo que no se puede leer?
local-aside-delete-about = Sin una copia, se pierde para siempre.
local-aside-shut = Tampoco ahora se puede abrir.
local-why-row = Su entrada en la lista falta o está dañada.
local-why-missing = Falta el suceso { $seq } de su registro.
local-why-json = El suceso { $seq } de su registro está dañado.
local-why-fold = El suceso { $seq } de su registro no pudo ocurrir.
local-why-store = No se pudo abrir la base de datos. Se empezó otra.

## Records

local-record = Guardar registro
local-bring = Añadir registro
local-bring-about = Una partida de un archivo se comprueba jugada a jugada y queda entre tus partidas pasadas.
local-brought = El registro está entre tus partidas.
local-from-record = de un registro
local-server-silent = Sin conexión con el servidor. Estas son las partidas de este dispositivo.

## Deleting

local-delete = Borrar
local-delete-game = Borrar esta partida: { $game }
local-delete-ask = ¿Borrar esta partida?
local-delete-about = Solo está en este dispositivo, y se pierde para siempre.
local-delete-do = Borrarla
local-keep = Conservar
