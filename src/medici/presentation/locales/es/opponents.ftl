### Finding opponents: who is here, the queue, and its place on the home page.

opponents-title = Buscar rivales
opponents-about = Di a qué te gustaría jugar y encuentra a quien busque lo mismo.

## On the home page

opponents-home-title = Con otra gente
opponents-home-find = Buscar rivales
opponents-home-join = Unirse a quien espera
opponents-home-about = Una mesa en un minuto, según el rating; si no viene nadie, la completan bots.
opponents-home-waiting = { $n ->
    [one] Ahora espera rivales una persona.
   *[other] Ahora esperan rivales { $n } personas.
}
opponents-home-here = { $n ->
    [one] Ahora hay aquí otra persona.
   *[other] Ahora hay aquí otras { $n } personas.
}
opponents-home-alone = Ahora no hay nadie más. Espera mientras juegas con bots: te avisamos cuando venga alguien.
opponents-at = { $n } en la mesa

## What one would like to play

opponents-games = Juegos
opponents-sizes = Jugadores en la mesa
opponents-sizes-about = Elige todo lo que te sirva; primero se intenta con mesas grandes.
opponents-clock-quick = Rápido
opponents-clock-quick-about = 5 minutos para la partida y 10 segundos por jugada.
opponents-clock-calm = Con calma
opponents-clock-calm-about = 15 minutos para la partida y 20 segundos por jugada.
opponents-clock-days = Por días
opponents-clock-days-about = Un día por jugada.
opponents-rated = ¿Cuenta?
opponents-rated-no = Por gusto
opponents-rated-yes = Con rating
opponents-rated-no-about = No cambia el rating de nadie.
opponents-rated-yes-about = Cambia el rating de quienes juegan. Solo personas: con bots no cuenta.
opponents-patience = Si no viene nadie
opponents-patience-never = sin bots: esperar a personas
opponents-patience-after = la mesa se completa con bots tras { $time }
opponents-find = Buscar rivales
opponents-same = Elegir lo mismo

## Waiting

opponents-waiting = Buscando rivales
opponents-waited = Tiempo que llevas esperando
opponents-for = Para
opponents-expected = Espera habitual
opponents-expected-unknown = aún no se sabe: poca gente buscó esto últimamente
opponents-expected-about = más o menos { $time }
opponents-others = También esperan
opponents-others-n = { $n ->
    [0] nadie más por ahora
    [one] otra persona
   *[other] otras { $n } personas
}
opponents-bots = Bots
opponents-bots-in = completan la mesa en { $time }
opponents-hold = Te encontramos mesas y no viniste, así que durante un rato otra gente va antes que tú.
opponents-stay = Deja esta página abierta. Puedes jugar o mirar otra cosa en este sitio: te avisamos cuando aparezca alguien.
opponents-meanwhile = Jugar con bots mientras tanto
opponents-leave = Dejar de buscar

## Found

opponents-found = Ya hay rivales
opponents-found-about = Ven ya a la mesa: tu asiento se guarda medio minuto.
opponents-come = Ir a la mesa
opponents-come-within = Tu asiento se guarda { $time }.
opponents-coming = Ya estás en la mesa. La partida empieza cuando llegue todo el mundo, en menos de { $time }.
opponents-again = Alguien no vino. Sigues en la cola, en el mismo lugar.
opponents-missed = No llegaste a tiempo, y los demás siguen buscando. Busca otra vez si quieres.
