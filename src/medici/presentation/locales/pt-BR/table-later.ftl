### O que só dizem as janelas sobre uma mesa e o seu fim.

## Um aparelho, vários jogadores

table-handover = Passe o aparelho para { $name }
table-handover-open = Nada é secreto neste jogo: todos podem olhar.
table-handover-ready = Pronto, sou { $name }
table-handover-never = Não perguntar mais

## O menu

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
table-home = Ir para o início e voltar depois
table-settings = Ajustes
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
table-tips = Dicas: nomes e regras das coisas
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

table-chat-empty = Ninguém disse nada ainda.
table-chat-placeholder = Diga alguma coisa
table-chat-send = Enviar

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

## O fim

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
table-chart-figures = O mesmo em uma tabela
table-chart-player = Jogador
