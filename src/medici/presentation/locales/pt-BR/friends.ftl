### Amigos: quem você conhece aqui, convites e quem você já encontrou.

friends-title = Amigos
friends-about = Quem você conhece aqui: quem está por perto e como foram as partidas.
friends-empty = Nenhum amigo aqui ainda. Mande seu link a alguém ou convide quem já jogou com você.
friends-empty-play = Enquanto isso, encontre adversários

friends-here = Aqui agora
friends-here-none = Nenhum dos seus amigos está aqui no momento. Convide mesmo assim: quem ativou os avisos fica sabendo.
friends-away = Os outros
friends-status-here = está aqui
friends-status-away = ausente
friends-status-table = { $phase ->
    [open] espera numa mesa: { $game }
   *[running] está jogando: { $game }
}
friends-watch = Assistir
friends-join = Entrar
friends-invite = Convidar
friends-invite-name = Convidar { $name }
friends-invite-title = Convidar { $name } para uma mesa
friends-invite-about = Uma mesa para dois é criada, você se senta e { $name } recebe o aviso. O convite vale por uma hora.
friends-invite-own = Para a sua mesa: { $game }
friends-invite-new = Uma mesa nova: { $game }
friends-invited = Convite enviado a { $name }.

friends-part = Desfazer a amizade
friends-part-name = Desfazer a amizade com { $name }
friends-part-sure = Desfazer a amizade com { $name }? Vocês deixam de ver quando o outro está aqui. Ninguém é avisado.
friends-parted = Você e { $name } não são mais amigos aqui.

friends-asking = Querem sua amizade
friends-accept = Aceitar
friends-accept-name = Aceitar a amizade de { $name }
friends-decline = Recusar
friends-decline-name = Recusar { $name }
friends-declined = Pedido recusado, sem aviso a { $name }.
friends-asked = Você pediu
friends-withdraw = Retirar
friends-withdraw-name = Retirar o pedido a { $name }
friends-now = Você e { $name } agora são amigos.
friends-asked-now = Pedido enviado a { $name }. Quando vier o sim, vocês serão amigos.
friends-ask = Adicionar aos amigos
friends-ask-name = Adicionar aos amigos: { $name }
friends-ask-about = Vocês veem quando o outro está aqui e podem se convidar para mesas.
friends-full = Um de vocês já tem amigos, pedidos ou convites demais por agora. Tente de novo mais tarde.

friends-link = Um link para amigos
friends-link-about = Quem o abrir pode ser seu amigo: até dez pessoas, por uma semana.
friends-link-make = Criar um link e um código QR
friends-link-share = Vamos ser amigos no Medici
friends-link-title = Vamos ser amigos?
friends-link-ask = { $name } quer sua amizade: vocês veem quando o outro está aqui e podem se convidar para mesas.
friends-link-yes = Ser amigos
friends-link-spent = Este link já foi usado, expirou ou não existe. Peça um novo.
friends-link-own = Este link é seu: mande-o para outra pessoa.

friends-met = Quem jogou com você
friends-met-none = Quem jogar online com você aparece aqui.
friends-met-last = { $game } com { $n } jogadores, { $date }
friends-rematch = Mais uma
friends-rematch-name = Mais uma partida com { $name }
friends-rematch-done = { $name } recebeu o convite para mais uma partida.

friends-invitations = Convites para você
friends-invitation = { $name } chama você para { $game }
friends-invitation-take = Sentar-se
friends-invitation-no = Agora não
friends-invitation-no-name = Agora não: o convite de { $name }
friends-home-here = { $n ->
    [one] { $name } está aqui
    [2] { $name } e mais um amigo estão aqui
   *[other] { $name } e mais { $more } amigos estão aqui
}
friends-home-look = Ver, assistir ou convidar
friends-home-invite = Para a sua mesa, ou para uma nova
friends-home-asking = { $n ->
    [one] Alguém quer sua amizade
   *[other] { $n } pessoas querem sua amizade
}

friends-push-invited = Um convite para uma mesa
friends-push-round = Sua mesa do torneio está pronta
