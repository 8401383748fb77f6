### O que todas as mesas têm em comum: o estado, o registro, a conversa, a pontuação, o fim.
# $game é board, card ou dice. Um terço da partida é um dia; no jogo de dados, uma rodada.

table-title = { $game ->
    [board] Medici
    [card] Medici: o jogo de cartas
   *[dice] Medici: o jogo de dados
}
table-loading = Preparando a mesa …
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
table-ask-lot = vire mais uma carta ou abra o leilão
table-ask-bid = dê um lance pelo lote ou passe
table-ask-reveal = revele mais uma carta ou pegue do mercado
table-ask-take = pegue do fim do mercado
table-ask-choosing = escolha os seus dados
table-ask-entering = anote um dos dados que sobraram
table-ask-filling = complete seu navio com dados
table-ask-alone = escolha os seus dados; os outros ficam com o inimigo
table-await-lot = { $name } está pensando: mais uma carta ou o leilão?
table-await-bid = { $name } está pensando em um lance …
table-await-take = { $name } está pensando no mercado …
table-await-choosing = { $name } está escolhendo dados …
table-await-entering = { $name } está anotando um dado …
table-nature-first = O acaso escolhe quem começa …
table-nature-card = Uma carta é virada …
table-nature-roll = Os dados estão rolando …
table-over = A partida acabou
table-cancelled = Esta mesa foi encerrada
table-clock = Tempo restante
table-clock-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}

## Avisos

table-reconnecting = A conexão caiu. Reconectando; nada se perde.
table-watching = Você está assistindo a esta mesa.
table-watching-short = Assistindo
table-taken-clock = Um robô joga por { $name }, porque o tempo acabou.
table-taken-resigned = Um robô joga por { $name }, como você pediu.
table-taken-left = Um robô joga por { $name }, porque você saiu.
table-taken-you-clock = Um robô joga por você, porque seu tempo acabou.
table-taken-you-resigned = Um robô joga por você, como você pediu.
table-taken-you-left = Um robô joga por você, porque você saiu.
table-take-back = Retomar o lugar

## Um aparelho, vários jogadores

table-handover = Passe o aparelho para { $name }
table-handover-open = Nada é secreto neste jogo: todos podem olhar.
table-handover-ready = { $name } está a postos
table-handover-never = Não perguntar mais

## O menu

table-menu = Menu
table-undo = Desfazer
table-undo-more = Desfazer sua última jogada
table-invite = Compartilhar o link
table-copy = Copiar o link
table-copied = O link foi copiado.
table-copy-failed = Este navegador não nos deixa copiar. O link é: { $link }
table-share-text = Venha jogar Medici na minha mesa
table-rules = Regras deste jogo
table-fullscreen = Tela cheia
table-fullscreen-end = Sair da tela cheia
table-home = Ir para o início e voltar depois
table-settings = Configurações
table-speed = Movimento
table-speed-0 = sem
table-speed-1 = normal
table-speed-2 = rápido
table-theme = Aparência
table-theme-auto = automática
table-theme-light = clara
table-theme-dark = escura
table-sound = Som
table-helpers = Ajudas (último preço, cartas restantes)
table-handovers = Perguntar antes de passar o aparelho
table-resign = Deixar um robô jogar por mim
table-resign-sure = Deixar um robô jogar por você?
table-resign-more = O robô continua imediatamente. Você pode assistir e retomar seu lugar quando quiser.
table-leave = Sair desta partida
table-leave-sure = Sair desta partida?
table-leave-more = Um robô fica com seu lugar e joga até o fim, para que os outros possam terminar.
table-cancel = Encerrar esta mesa
table-cancel-sure = Encerrar esta mesa?
table-cancel-more = Só há robôs com você: a partida acaba aqui, sem vencedor. O que foi jogado continua no seu histórico.
table-stay = Ficar

## O registro e a conversa

table-log = Registro
table-log-empty = Ainda não aconteceu nada.
table-log-scoring = { $game ->
    [dice] Mostrar a pontuação da rodada { $day }
   *[other] Mostrar a pontuação do dia { $day }
}
table-chat = Conversa
table-chat-empty = Ninguém disse nada ainda.
table-chat-placeholder = Diga alguma coisa
table-chat-send = Enviar
table-chat-new = { $n ->
    [one] Conversa, { $n } não lida
   *[other] Conversa, { $n } não lidas
}
table-chat-unread = { $n ->
    [one] { $n } não lida
   *[other] { $n } não lidas
}

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
table-scoring-start = Primeiro os navios, depois uma mercadoria após a outra.
table-scoring-again = Escolha uma linha para ver de onde vêm os números.
table-scoring-steps = Passo a passo
table-scoring-skip = Pular
table-scoring-next = Próximo
table-scoring-close = Continuar

## O fim

table-end = A partida acabou
table-end-title = Você ganhou o título
table-end-you-won = { $n ->
    [one] Você venceu!
   *[other] Você venceu, em companhia!
}
table-end-won = { $n ->
    [one] { $who } venceu
   *[other] { $who } venceram
}
table-end-ranking = Classificação final
table-end-look = Ver a mesa
table-end-back = Voltar ao resultado
table-end-replay = Rever a partida
table-end-home = Início
table-end-scorings = As pontuações de novo:
table-rematch = Jogar de novo
table-rematch-offered = Há uma nova partida para o mesmo grupo.
table-rematch-join = Entrar na próxima partida
table-chart = { $game ->
    [dice] Pontos depois de cada rodada
   *[other] Florins depois de cada dia
}
table-chart-figures = O mesmo em uma tabela
table-chart-player = Jogador

## O selo de honestidade

table-seal-checking = Verificando se o acaso foi honesto …
table-seal-fair = O acaso foi honesto, e aqui está a prova
table-seal-unfair = A verificação do acaso falhou
table-seal-later = O acaso pode ser verificado quando a partida acabar
table-seal-unknown = Não foi possível verificar agora
table-seal-how = Antes da partida o servidor fixou um segredo e publicou sua impressão digital; cada jogador acrescentou uma semente. Todas as cartas e dados saem daí, de modo que ninguém pôde escolhê-los. Agora o segredo está aberto, e tudo foi recontado.
table-seal-checked = { $n ->
    [one] { $n } escolha do acaso foi recontada e estava certa.
   *[other] { $n } escolhas do acaso foram recontadas e todas estavam certas.
}
table-seal-commitment = A impressão digital que foi publicada:
table-seal-record = Levar o registro da partida
table-seal-answer = A verificação em números
table-seal-again = Verificar de novo
