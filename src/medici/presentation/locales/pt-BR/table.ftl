### O que todas as mesas têm em comum: o estado, o registro, a conversa, a pontuação, o fim.

# $game é board, card ou dice. Um terço da partida é um dia; no jogo de dados, uma rodada.

table-title = { $game ->
    [board] Medici
    [card] Medici: o jogo de cartas
   *[dice] Medici: o jogo de dados
}
table-loading = Preparando a mesa…
table-gone = Não há mesa aqui
table-again = Tentar de novo
table-close = Fechar
table-side = Registro e conversa
table-announcer = O que acontece na mesa

## De quem é a vez, e por quê

table-day = { $game ->
    [dice] Rodada { $day }
   *[other] Dia { $day }
}
table-day-of = { $game ->
    [dice] Rodada { $day } de 3
   *[other] Dia { $day } de 3
}
table-turn-yours = Sua vez: { $what }
table-turn-named = Vez de { $name }: { $what }
table-ask-lot = revele mais uma carta ou abra o leilão
table-ask-bid = dê um lance pelo lote ou passe
table-ask-reveal = revele uma carta ou pegue
table-ask-take = pegue do fim do mercado
table-ask-roll = role os dados
table-ask-choosing = escolha seus dados
table-ask-entering = anote um dos dados que sobraram
table-ask-filling = complete seu navio com dados
table-ask-alone = escolha seus dados
table-await-lot = { $name } está pensando: mais uma carta ou o leilão?
table-await-bid = { $name } está pensando em um lance…
table-await-take = { $name } está olhando o mercado…
table-await-choosing = { $name } está escolhendo dados…
table-await-entering = { $name } está anotando um dado…
table-nature-first = Sorteando quem começa…
table-nature-card = Revelando uma carta…
table-nature-roll = Rolando os dados…
table-counting = { $game ->
    [dice] Contando a rodada…
   *[other] Contando o dia…
}
table-fast = Avançar
table-fast-more = Mostrar tudo de uma vez até chegar a sua vez
table-over = A partida acabou
table-cancelled = Esta partida foi cancelada
table-clock = Tempo restante
table-clock-days = { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}
table-clock-days-hours = { $days ->
    [one] { $days } dia { $hours } h
   *[other] { $days } dias { $hours } h
}

## O que aconteceu entre as jogadas de alguém, em poucas palavras

table-since-away = Desde a última vez que você olhou:
table-since-jump = Mostrar no registro
table-since-bid = { $who } deu lance de { $bid }
table-since-passed = { $who } passou
table-since-bid-and-took = { $who } levou o lote por { $bid }
table-since-took-lot = { $who } levou o lote por { $price }
table-since-nobody = ninguém deu lance
table-since-took = { $who } pegou { $cards }
table-since-entered = { $who } anotou { $dice }
table-since-counted = contagem { $game ->
    [dice] da rodada { $day }
   *[other] do dia { $day }
}

## Avisos

table-reconnecting = A conexão caiu. Reconectando; nada se perde.
table-watching = Você está assistindo a esta mesa.
table-watching-short = Assistindo
table-taken-clock = { $who } joga por { $name }, porque o tempo acabou.
table-taken-resigned = { $who } joga por { $name }, a pedido.
table-taken-left = { $who } joga por { $name }, que saiu da partida.
table-taken-you-clock = Seu tempo acabou: { $who } joga por você.
table-taken-you-resigned = { $who } joga por você, como você pediu.
table-taken-you-left = Você saiu: { $who } joga por você.
table-stands-in = { $who } joga por { $name }.
table-is-back = { $name } voltou.
table-take-back = Voltar a jogar
table-look-on = Só assistir por enquanto
table-paused = Ninguém está jogando agora. A partida espera alguém voltar.
table-paused-yours = Ninguém está jogando agora, e a partida espera. Volte a jogar para continuar.

## O menu

table-menu = Menu
table-hint = Dica
table-undo = Desfazer
table-undo-more = Desfazer sua última jogada
table-tips-hold = Toque e segure qualquer coisa para ver o que é, e a regra.
table-invite = Compartilhar o link
table-copy = Copiar o link
table-copied = O link foi copiado.
table-copy-failed = Este navegador não deixa copiar. O link é: { $link }
table-share-text = Venha jogar Medici na minha mesa
table-people = Quem joga aqui
table-rules = Regras deste jogo
table-aid = Resumo das regras
table-keys = Teclas deste jogo
table-fullscreen = Tela cheia
table-fullscreen-end = Sair da tela cheia
table-tournament = Ir ao torneio
table-home = Ir para o início (dá para voltar)
table-settings = Ajustes
table-speed = Movimento
table-speed-0 = desligado
table-speed-1 = normal
table-speed-2 = rápido
table-theme = Cores
table-theme-auto = automáticas
table-theme-light = claras
table-theme-dark = escuras
table-sound = Som
table-helpers = Lembretes (último preço, cartas restantes)
table-tips = Explicações: nomes e regras
table-names = Nomes das mercadorias
table-handovers = Perguntar antes de passar o aparelho
table-resign = Deixar um robô jogar por mim
table-resign-sure = Deixar um robô jogar por você?
table-resign-more = O robô continua na hora. Você pode assistir e voltar a jogar quando quiser.
table-leave = Sair desta partida
table-leave-sure = Sair desta partida?
table-leave-more = Um robô fica com seu lugar e joga até o fim, para que os outros possam terminar.
table-cancel = Encerrar esta partida
table-cancel-sure = Encerrar esta partida?
table-cancel-more = Só há robôs com você: a partida acaba aqui, sem vencedor. O que foi jogado continua no seu histórico.
table-stay = Ficar

## O registro e a conversa

table-log = Registro
table-log-empty = Ainda não aconteceu nada.
table-log-scoring = { $game ->
    [dice] Mostrar a pontuação da rodada { $day }
   *[other] Mostrar a pontuação do dia { $day }
}
table-log-undone = Desfeito:
table-chat = Conversa
table-chat-new = { $n ->
    [0] Conversa, { $n } não lidas
    [one] Conversa, { $n } não lida
   *[other] Conversa, { $n } não lidas
}
table-chat-unread = { $n ->
    [0] { $n } não lidas
    [one] { $n } não lida
   *[other] { $n } não lidas
}
table-chat-empty = Ninguém disse nada ainda.
table-chat-placeholder = Diga alguma coisa
table-chat-send = Enviar

## O fim

table-end-back = Voltar ao resultado
table-end-home = Início
table-picture = Compartilhar como imagem
table-picture-saved = A imagem foi salva.
table-picture-failed = Não foi possível desenhar a imagem.
table-picture-foot = Jogado com o Medici
table-end = A partida acabou
table-end-title = Você ganhou o título de
table-end-you-won = { $n ->
    [one] Você venceu!
   *[other] Vitória dividida!
}
table-end-won = { $n ->
    [0] { $who } venceram
    [one] { $who } venceu
   *[other] { $who } venceram
}
table-end-ranking = Classificação final
table-install = Instalar
table-install-about = Dá para instalar o Medici como um aplicativo: ele abre na hora, mesmo sem internet.
table-install-by-hand = O Medici pode virar um aplicativo na tela de início: toque no botão de compartilhar do navegador e depois em “Adicionar à Tela de Início”.
table-install-no = Agora não
table-end-look = Ver a mesa
table-end-replay = Rever a partida
table-end-scorings = As pontuações de novo:
table-rematch = Jogar de novo
table-rematch-offered = Há uma nova partida para o mesmo grupo.
table-rematch-join = Entrar na próxima partida
table-chart = { $game ->
    [dice] Pontos depois de cada rodada
   *[other] Florins depois de cada dia
}
table-chart-figures = O mesmo em tabela
table-chart-player = Jogador

## Onde está um navio

table-rank = { $nth }, +{ $pay }
table-pay = +{ $pay }
table-rank-now = Se os navios pontuassem agora: { $rank }
table-rank-ahead = Com o que você escolheu: { $rank }

## Um aparelho, vários jogadores

table-handover = Passe o aparelho para { $name }
table-handover-open = Nada é secreto neste jogo: todos podem olhar.
table-handover-ready = Pronto, sou { $name }
table-handover-never = Não perguntar mais

## A pontuação

table-scoring-title = { $game ->
    [dice] Pontuação da rodada { $day }
   *[other] Pontuação do dia { $day }
}
table-scoring-before = antes
table-scoring-ship = navio
table-scoring-total = { $game ->
    [dice] pontos
   *[other] florins
}
table-scoring-worth = vale { $n }
table-scoring-start = Primeiro os navios, depois cada mercadoria.
table-scoring-again = Escolha uma linha para ver de onde vêm os números.
table-scoring-steps = Passo a passo
table-scoring-skip = Pular
table-scoring-next = Próximo
table-scoring-close = Continuar
table-rest = Os relógios ficam parados até todos continuarem, por { $time } no máximo.
table-rest-over = Os relógios voltaram a correr.
