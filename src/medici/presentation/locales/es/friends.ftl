### Friends: people one knows here, invitations, and people one has met.

friends-title = Amistades
friends-about = Gente que conoces aquí: quién está ahora y cómo van tus partidas con cada cual.
friends-empty = Aún no tienes amistades aquí. Envía tu enlace, o pide amistad a gente con la que has jugado.
friends-empty-play = Mientras tanto, busca rivales

friends-here = Aquí ahora
friends-here-none = Ahora no está ninguna de tus amistades. Invita de todos modos: quien tiene avisos activos se entera.
friends-away = El resto
friends-status-here = aquí
friends-status-away = fuera
friends-status-table = { $phase ->
    [open] espera en una mesa: { $game }
   *[running] juega: { $game }
}
friends-watch = Mirar
friends-join = Unirse
friends-invite = Invitar
friends-invite-name = Invitar a { $name }
friends-invite-title = Invitar a { $name } a una mesa
friends-invite-about = Se abre una mesa para dos, tú tomas asiento y { $name } recibe el aviso. La invitación caduca en una hora.
friends-invite-own = A tu mesa: { $game }
friends-invite-new = Mesa nueva: { $game }
friends-invited = Invitación enviada a { $name }.

friends-part = Quitar de amistades
friends-part-name = Quitar de amistades: { $name }
friends-part-sure = ¿Quitar a { $name } de tus amistades? Dejas de ver cuándo está aquí, y al revés. Nadie recibe aviso.
friends-parted = { $name } ya no está entre tus amistades.

friends-asking = Te piden amistad
friends-accept = Aceptar
friends-accept-name = Aceptar la amistad de { $name }
friends-decline = Rechazar
friends-decline-name = Rechazar a { $name }
friends-declined = Rechazada; { $name } no recibe aviso.
friends-asked = Tus solicitudes
friends-withdraw = Retirar
friends-withdraw-name = Retirar la solicitud a { $name }
friends-now = { $name } ya está entre tus amistades.
friends-asked-now = Solicitud enviada a { $name }. Si acepta, entra en tus amistades.
friends-ask = Pedir amistad
friends-ask-name = Pedir amistad: { $name }
friends-ask-about = Ves cuándo está aquí, y pueden llegar invitaciones a mesas en los dos sentidos.
friends-full = Hay demasiadas amistades, solicitudes o invitaciones por ahora, de tu lado o del otro. Prueba más tarde.

friends-link = Un enlace de amistad
friends-link-about = Quien lo abra puede entrar en tus amistades: hasta diez personas, durante una semana.
friends-link-make = Crear enlace y código QR
friends-link-share = Te pido amistad en Medici
friends-link-title = ¿Aceptas la amistad?
friends-link-ask = { $name } te pide amistad: cada cual ve cuándo está aquí la otra persona, y puede invitarla a mesas.
friends-link-yes = Aceptar
friends-link-spent = Este enlace ya se usó, caducó o no se conoce. Pide otro.
friends-link-own = Este enlace es tuyo: envíaselo a otra persona.

friends-met = Gente con la que has jugado
friends-met-none = Aquí aparece la gente con la que juegas en línea.
friends-met-last = { $game }, { $n } jugadores, { $date }
friends-rematch = Otra vez
friends-rematch-name = Otra vez, con { $name }
friends-rematch-done = { $name } recibe la invitación a otra partida.

friends-invitations = Tienes una invitación
friends-invitation = { $name } te invita: { $game }
friends-invitation-take = Tomar asiento
friends-invitation-no = Ahora no
friends-invitation-no-name = Ahora no: la invitación de { $name }
friends-home-here = { $n ->
    [one] { $name } está aquí
    [2] { $name } y otra de tus amistades están aquí
   *[other] { $name } y otras { $more } amistades están aquí
}
friends-home-look = Mira, entra o invita
friends-home-invite = A tu mesa o a una nueva
friends-home-asking = { $n ->
    [one] Alguien te pide amistad
   *[other] { $n } personas te piden amistad
}

friends-push-invited = Te invitan a una mesa
friends-push-round = Tu mesa del torneo te espera
