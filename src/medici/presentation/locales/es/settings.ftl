### Settings, past games, and what is kept of a player.

settings-title = Ajustes
settings-you = Tú
settings-language = Idioma
settings-look = Aspecto
settings-theme = Colores
settings-theme-auto = Del dispositivo
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-letters = Tamaño del texto
settings-letters-100 = Normal
settings-letters-120 = Grande
settings-letters-140 = Máximo
settings-speed = Animación
settings-speed-0 = No
settings-speed-1 = Normal
settings-speed-2 = Rápida
settings-speed-about = Toda animación se salta con un toque, elijas lo que elijas.
settings-helpers = Ayudas
settings-helpers-about = Último precio y cartas que quedan de cada mercancía: lo que quien juega bien lleva en la cabeza
settings-tips = Notas
settings-tips-about = Qué es cada cosa y su regla: al señalarla, o al dejar un dedo encima
settings-names = Nombres de las mercancías
settings-names-about = Escritos junto a las escalas, al lado de los símbolos
settings-sound = Sonido
settings-sound-about = Sonidos suaves de cartas, monedas y dados
settings-vibration = Vibración
settings-vibration-about = El teléfono vibra un momento cuando te toca y cuando cae el martillo
settings-roll = Tirar yo los dados
settings-roll-about = Toca o agita el teléfono; si no, se tiran solos. Sin animación, aparecen ya tirados.
settings-notices = Avisarme cuando me toque
settings-notices-about = El navegador muestra un aviso. Antes te pide permiso.
settings-notices-always = Para todas tus mesas, aunque no haya ninguna página de Medici abierta.
settings-notices-page = Para todas tus mesas, mientras haya una página de Medici abierta en este navegador.
settings-notices-unable = Este navegador no puede mostrar avisos aquí. En un iPhone, añade antes Medici a la pantalla de inicio.
settings-notices-refused = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
settings-version = Versión { $version }
settings-docs = Documentación
settings-site = Versión { $version }. Este sitio no tiene servidor: lo que juegas se queda en este dispositivo, y nadie puede unirse desde fuera.

## Another device

settings-carry = Seguir en otro dispositivo
settings-carry-about = Abre allí este enlace, y tendrás el mismo nombre y las mismas partidas.
settings-carry-make = Crear un enlace
settings-carry-link = Enlace para el otro dispositivo
settings-carry-once = Sirve una vez, durante diez minutos. No se lo des a nadie: quien lo abra juega con tu nombre.
settings-link-title = Juega con tu nombre en este dispositivo
settings-link-about = Este enlace trae aquí tu nombre y tus partidas.
settings-link-instead = En este dispositivo te llamas { $name }. Para recuperar ese nombre más tarde, crea antes un enlace aquí.
settings-link-do = Traerlos aquí
settings-link-done = Hola, { $name }. Tus partidas ya están aquí.
settings-link-spent = Este enlace ya se usó o tiene más de diez minutos. Crea otro en el otro dispositivo.
settings-link-missing = Este enlace está incompleto. Crea otro en el otro dispositivo.

## My data

settings-data = Qué se guarda sobre ti
settings-data-about = Un nombre y las mesas donde has jugado. Ni dirección, ni contraseña, ni nada de otro lugar.
settings-export = Descargar mis datos
settings-forget = Borrar mis datos
settings-forget-ask = ¿Borrar todo lo que se guarda sobre ti?
settings-forget-about = Desaparecen tu nombre y todas tus sesiones. En las partidas en curso juegan bots por ti. No se puede deshacer.
settings-forget-do = Borrar para siempre
settings-forgotten = Tus datos se han borrado. Gracias por jugar.

## Past games

settings-history = Partidas pasadas
settings-history-empty = Aún no hay partidas terminadas.
settings-history-play = Jugar una ahora
settings-replay = Repetición:
settings-outcome-won = Ganada
settings-outcome-lost = Terminada
settings-outcome-alone = Solitario
settings-outcome-cancelled = Cancelada
settings-outcome-watched = Vista
