### Who may talk, and what one can do about somebody.

conduct-talk = Quién puede hablar
conduct-talk-all = Cualquiera
conduct-talk-players = Jugadores
conduct-talk-nobody = Nadie
conduct-talk-about = Puedes cambiarlo en la mesa. Después de la partida solo habla quien jugó.
conduct-only-players = En esta mesa solo habla quien juega.
conduct-only-nobody = En esta mesa no habla nadie.
conduct-after = La partida terminó: ya solo habla quien jugó.
conduct-silenced = Quien abrió esta mesa te quitó la palabra.

## Somebody

conduct-about = { $name }: silenciar, bloquear o denunciar
conduct-mute = Silenciar
conduct-mute-about = Ya no ves lo que dice esta persona, en ninguno de tus dispositivos.
conduct-mute-done = Ya no ves lo que dice { $name }.
conduct-block = Bloquear
conduct-block-about = Como silenciar; además, esta persona no puede sentarse ni hablar en las mesas que abres.
conduct-block-done = Ya no ves lo que dice { $name }, ni puede venir a tus mesas.
conduct-silence = Quitar la palabra aquí
conduct-unsilence = Devolver la palabra aquí
conduct-silence-about = La mesa es tuya: en ella nadie lee a esta persona.
conduct-report = Denunciar…
conduct-report-about = Lo lee quien administra este servidor, con lo que se dijo. Nadie más.
conduct-report-why = ¿Qué pasa?
conduct-why-insult = Insultos o amenazas
conduct-why-spam = Publicidad o mensajes en masa
conduct-why-spoil = Estropea la partida a los demás
conduct-why-other = Otra cosa
conduct-report-more = En pocas palabras (opcional)
conduct-report-send = Enviar denuncia
conduct-report-done = Denuncia contra { $name } enviada. Gracias.
conduct-hidden = Hay mensajes ocultos, de gente que silenciaste o bloqueaste.
conduct-undo = La gente silenciada o bloqueada está en tus ajustes.

## In the settings

conduct-list = Gente silenciada o bloqueada
conduct-is-mute = silencio
conduct-is-block = bloqueo
conduct-let-off = Permitir
conduct-let-off-name = Permitir: { $name }
