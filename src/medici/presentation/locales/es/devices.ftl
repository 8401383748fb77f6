### How a name is kept: passkeys, and the devices where a player is signed in.

devices-title = Tu nombre y tus dispositivos
devices-about = Tu nombre y tus partidas son de este navegador hasta que los guardes. Con una llave de acceso te los guarda tu dispositivo o tu gestor de contraseñas: vuelves con una huella dactilar, tu cara o un PIN, aquí y en otros lugares, y no hay nada que recordar.
devices-make = Guardar mi nombre en este dispositivo y en otros
devices-sign-in = Iniciar sesión con llave
devices-instead = Si inicias sesión con otro nombre, { $name } se conserva, pero ya no en este dispositivo. Para recuperarlo, crea antes una llave de acceso.
devices-made = Tu nombre está guardado. Inicia sesión con la llave de acceso donde quieras.
devices-signed-out = Cerraste la sesión aquí. Tu llave de acceso te trae de vuelta.

## Where there can be none

devices-insecure = Las llaves de acceso necesitan una conexión segura (https). Pregunta a quien administra este servidor, o usa el enlace de abajo.
devices-address = Las llaves de acceso necesitan un sitio con nombre, y este tiene una dirección de números. Usa el enlace de abajo.
devices-unable = Este navegador no admite llaves de acceso. Usa el enlace de abajo.
devices-problem-passkey-known = Este dispositivo ya tiene una llave de acceso para tu nombre. Puedes iniciar sesión con ella.
devices-problem-no-passkey = Esta llave de acceso ya no vale aquí. Elige otra, o quítala de tu dispositivo.
devices-problem-bad-passkey = No se pudo comprobar la llave de acceso. Nada ha cambiado; prueba otra vez.
devices-problem-unverified = Este dispositivo no comprobó quién eres, así que su llave de acceso no prueba nada. Configura en él un PIN, una huella o tu cara, o usa otro.
devices-problem-late = Tardó demasiado. Nada ha cambiado; prueba otra vez.
devices-problem-too-many = Ya tienes todas las llaves de acceso que caben aquí. Quita antes una.
devices-problem-no-passkeys = Las llaves de acceso aún no funcionan en esta dirección. Tiene que configurarlas quien administra el servidor.

## Lists

devices-keys = Llaves de acceso
devices-key-new = Creada: { $created }, aún sin usar
devices-key-name = Renombrar: { $name }
devices-key-naming = Nombre para esta llave de acceso
devices-key-remove = Quitar: { $name }
devices-key-ask = ¿Quitar esta llave de acceso?
devices-key-about = Ya no abre nada aquí. Donde tengas la sesión abierta, seguirá así hasta que la cierres allí.
devices-key-keep = Conservar
devices-key-do = Quitarla
devices-list = Dónde tienes la sesión abierta
devices-device = { $browser } en { $system }
devices-unknown = Otro navegador o programa
devices-current = este
devices-dates = Desde: { $created }; último uso: { $used }
devices-end = Cerrar sesión
devices-end-one = Cerrar sesión: { $device }
devices-end-others = Cerrar sesión en los demás
devices-leave = Cerrar sesión aquí
