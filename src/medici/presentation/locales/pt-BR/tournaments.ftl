### Tournaments and leagues.

tournaments-title = Torneios
tournaments-about = Rodadas, mata-mata e ligas, ao vivo ou ao longo de dias.
tournaments-empty = Nenhum torneio em andamento. Jogue uma partida enquanto isso.
tournaments-none = Ainda não há nenhum torneio. Anuncie o primeiro: amigos entram pelo link, e robôs ocupam os lugares vazios.
tournaments-announce-first = Anunciar o primeiro
tournaments-list-mine = Seus torneios
tournaments-list-open = Inscrições abertas
tournaments-list-open-none = Nenhum aberto agora. Anuncie um!
tournaments-list-running = Em andamento
tournaments-list-running-none = Nenhum está sendo jogado.
tournaments-list-past = Encerrados
tournaments-list-past-none = Nenhum terminou ainda.
tournaments-more = Mostrar mais
tournaments-begins = Começa em { $at }
tournaments-by = por { $name }
tournaments-entrants-are = inscritos
tournaments-tables-of = mesas de { $n }
tournaments-kind-rounds = { $n ->
    [one] uma rodada
   *[other] { $n } rodadas
}
tournaments-kind-duplicate = { $n ->
    [one] uma rodada com { $game ->
        [dice] os mesmos dados
       *[other] as mesmas cartas
    }
   *[other] { $n } rodadas com { $game ->
        [dice] os mesmos dados
       *[other] as mesmas cartas
    }
}
tournaments-kind-knockout = mata-mata
tournaments-kind-league = liga
tournaments-rated = ranqueado
tournaments-unrated = não ranqueado
tournaments-admission-all = qualquer pessoa pode entrar
tournaments-admission-secured = para quem tem uma chave de acesso ou um segundo aparelho
tournaments-admission-link = para quem tem o link
tournaments-admission-club = para membros do clube
tournaments-admit-all = Todos
tournaments-admit-secured = Contas protegidas
tournaments-admit-link = Por link
tournaments-bots-fill = robôs ocupam lugares vazios ({ $level })
tournaments-bots-none = só pessoas

## The form

tournaments-announce = Anunciar um torneio
tournaments-announce-do = Anunciar
tournaments-name = Nome
tournaments-size = Jogadores por mesa
tournaments-format = Formato
tournaments-format-rounds = Rodadas
tournaments-format-rounds-about = Todos jogam todas as rodadas, com gente que tem pontos parecidos e, sempre que possível, nunca duas vezes com os mesmos.
tournaments-format-knockout = Mata-mata
tournaments-format-knockout-about = Os melhores de cada mesa seguem, até sobrar uma mesa.
tournaments-format-league = Liga
tournaments-format-league-about = Cada divisão joga uma temporada; depois os primeiros sobem e os últimos descem.
tournaments-format-duplicate = Mesmas cartas
tournaments-format-duplicate-about = Todas as mesas de uma rodada recebem as mesmas cartas ou dados. Seu resultado é comparado com o de quem teve o seu lugar nas outras: vale a habilidade, quase nada a sorte.
tournaments-rounds = Rodadas
tournaments-rounds-season = Rodadas por temporada
tournaments-advance = Avançam por mesa
tournaments-division-size = Pessoas por divisão
tournaments-seasons = Temporadas
tournaments-most = Máximo de inscritos
tournaments-starts = Começa
tournaments-clock-needed = Um torneio precisa de relógio, para que as rodadas terminem.
tournaments-admission = Quem pode entrar
tournaments-rated-choice = Partidas ranqueadas (só pessoas, sem robôs)
tournaments-fill-choice = Robôs ocupam lugares vazios e jogam por quem não vem
tournaments-level = Nível dos robôs

## One tournament

tournaments-phase-open = começa em { $at }
tournaments-phase-running = em andamento desde { $at }
tournaments-phase-ended = encerrado; começou em { $at }
tournaments-phase-cancelled = cancelado
tournaments-too-few = Houve poucas inscrições.
tournaments-under-way = Em andamento
tournaments-your-table = Sua mesa está pronta
tournaments-go-to-table = Ir para a sua mesa
tournaments-come-by = Venha até { $at }. Quem chega depois não ganha nada por esta rodada.
tournaments-came = Você está na mesa. Quem falta tem até { $at }; depois a rodada segue sem esperar.
tournaments-entered = { $n ->
    [one] Uma pessoa inscrita, de no máximo { $most }.
   *[other] { $n } pessoas inscritas, de no máximo { $most }.
}
tournaments-you-are-in = Inscrição feita. Volte a tempo: sua mesa vai aparecer aqui.
tournaments-enter = Entrar
tournaments-withdraw = Desistir
tournaments-won = { $name } venceu
tournaments-you-won = Você venceu!
tournaments-off = Cancelado
tournaments-next-round = Próxima rodada: { $at }
tournaments-wait = As outras mesas ainda estão jogando
tournaments-full = Todas as vagas estão ocupadas. Volte depois: alguém pode desistir.
tournaments-your-place = Você ficou em { $place }º lugar entre { $n }.
tournaments-beaten = Você está fora. Acompanhe quem continua
tournaments-you-removed = A organização tirou você deste torneio.
tournaments-then = Sua próxima mesa vai aparecer aqui assim que a rodada começar.
tournaments-then-knockout = Quem avança encontra a próxima mesa aqui assim que a rodada começar.
tournaments-season = Temporada { $n }
tournaments-follow = Acompanhe as mesas
tournaments-who = Quem joga
tournaments-round = Rodada { $n }
tournaments-rounds-all = Rodada
tournaments-table = Mesa { $n }
tournaments-go = Jogar
tournaments-watch = Assistir
tournaments-now = Como estão as mesas
tournaments-look = Ver
tournaments-bot = Robô
tournaments-absent = não veio
tournaments-fled = saiu
tournaments-broken = não conta
tournaments-byes = Sem mesa, com um ponto inteiro: { $who }
tournaments-deal = { $game ->
    [dice] Os dados
   *[other] As cartas
} desta rodada
tournaments-deal-promise = Prometido antes:
tournaments-deal-secret = Revelado depois:
tournaments-standings = Classificação
tournaments-division = Divisão { $n }
tournaments-place = Posição
tournaments-player = Jogador
tournaments-points = Pontos
tournaments-opponents = Adversários
tournaments-score-share = Parte
tournaments-stage = Rodadas
tournaments-played = Partidas
tournaments-out-self = desistiu
tournaments-out-removed = exclusão
tournaments-out-absent = faltou duas vezes
tournaments-behind-stage = caiu antes
tournaments-behind-last = menos pontos na última rodada
tournaments-behind-points = menos pontos, por pouco
tournaments-behind-opponents = adversários com menos pontos
tournaments-behind-share = parte menor do placar
tournaments-behind-met = perdeu quando se encontraram
tournaments-behind-lot = por sorteio
tournaments-breaks = O que decide entre empatados?
tournaments-breaks-about = Primeiro os pontos. Depois os pontos dos adversários que você enfrentou; depois a soma da sua parte do placar de cada mesa; depois as mesas em que os ainda empatados se enfrentaram; por fim o sorteio, que sai dos códigos do torneio e do jogador.
tournaments-breaks-here = Quando um destes critérios decide, isso aparece abaixo do nome.
tournaments-share-text = { $title }, depois da rodada { $n }
tournaments-copy = Copiar classificação
tournaments-copied = Copiado
tournaments-picture = Imagem
tournaments-log = Registro
tournaments-rules = O primeiro de uma mesa ganha um ponto inteiro, o último nenhum, e os outros, frações em degraus iguais entre um e outro. Joga quem vem; quem não vem, ou sai, não ganha nada. Quem fica de folga, ou comparece e não encontra ninguém, ganha um ponto inteiro; se vier gente de menos para uma partida, há empate, à frente de quem faltou. Uma mesa interrompida dá meio ponto a cada um. Quem falta duas vezes seguidas está fora.

## Organising

tournaments-organise = Organizar
tournaments-organise-about = O que você faz aqui entra no registro de auditoria deste servidor, com o motivo.
tournaments-start-now = Começar agora
tournaments-start-few = Pelo menos { $n } precisam entrar antes.
tournaments-reason = Motivo, para todos lerem
tournaments-remove = Remover
tournaments-cancel = Cancelar
tournaments-void = Não contar

## Refused

tournaments-problem-bad-title = Um título tem de 1 a 60 caracteres visíveis. Este não serve: escreva outro.
tournaments-problem-not-secured = Este torneio é para quem tem chave de acesso ou um segundo aparelho. Adicione um dos dois nos ajustes e tente de novo.
tournaments-problem-not-a-member = Este torneio é para membros do clube que o organiza. Entre no clube primeiro.
tournaments-problem-own-table = Você joga nessa mesa: não cabe a você decidir sobre ela nem sobre quem está lá.
