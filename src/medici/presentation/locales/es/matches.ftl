### Duplicate matches.

matches-title = Duelos duplicados
matches-about = Los mismos repartos en los mismos asientos: compara resultados con la misma suerte.
matches-empty = Aún no hay duelos. Mientras tanto, juega una partida.
matches-new = Empezar un duelo
matches-new-about = Recibes un enlace para dos a seis personas, o para dos equipos. Cada cual juega cuando quiere, contra los mismos bots y con las mismas cartas.
matches-game = Juego
matches-size = En cada mesa
matches-people = Cuántas personas juegan
matches-deals = Repartos
matches-level = Bots
matches-name = Título, si quieres
matches-teams = Dos equipos
matches-team-n = Equipo { $n }
matches-begin = Empezar
matches-own = Tus duelos
matches-untitled = { $game ->
        [card] Un duelo del juego de cartas
        [dice] Un duelo del juego de dados
       *[board] Un duelo del juego de tablero
    }
matches-played = { $of ->
        [one] { $n } de { $of } jugado
       *[other] { $n } de { $of } jugados
    }
matches-until = Hasta: { $day }.
matches-over = El duelo terminó.
matches-what = { $deals ->
        [one] Un reparto
       *[other] { $deals } repartos
    } { $game ->
        [card] del juego de cartas
        [dice] del juego de dados
       *[board] del juego de tablero
    }, { $players ->
        [one] a solas
       *[other] { $players } en la mesa
    }.
matches-invited = Únete a este duelo
matches-invited-about = Juegas los mismos repartos que los demás, a tu ritmo. Lo que hicieron en un reparto se ve cuando ya lo has jugado.
matches-join = Unirse
matches-full = En este duelo no quedan plazas.
matches-join-team = Unirse a { $team }
matches-your-deals = Tus repartos
matches-deal-n = Reparto { $n }
matches-deal = Reparto
matches-compared = Comparación
matches-by-team = Por equipo
matches-by-person = Por persona
matches-total = Total
matches-margin = Margen
matches-margin-about = El margen es lo que alguien tiene por encima de la media de cada reparto.
matches-hidden = Jugado; juégalo tú para verlo
matches-hidden-about = El signo ✓ es un resultado que verás cuando juegues tú el reparto.
matches-not-yet = Aún sin jugar
matches-leads = (en cabeza)
matches-link = El enlace a este duelo
matches-link-about = Quien lo tiene puede unirse.
matches-sides = Quién juega contra quién
matches-sides-none = Ni equipos ni clubes
matches-clubs = Dos clubes
matches-own-club = Tu club
matches-other-club = El otro club
matches-find-club = Busca el otro club por su nombre
matches-no-club = Aún no llevas ningún club: para un duelo de clubes hay que fundar uno o ser responsable de alguno.
matches-pick-club = Elige antes el otro club.
matches-for-clubs = Este duelo es para miembros de dos clubes. Únete a uno para jugar por él:
matches-team-margin = Para equipos y clubes es la diferencia entre las medias de su gente en cada reparto, sin que importe cuánta sea.
matches-link-clubs = Con él pueden unirse los miembros de los dos clubes.
