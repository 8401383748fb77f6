### O que mostra um link compartilhado, um servidor sem o cliente, e uma página que não existe.

shell-missing = Esta página não existe
shell-missing-why = Talvez o endereço tenha um erro. Nada se perdeu; suas partidas continuam onde estavam.
shell-missing-home = Ir para as mesas

## O que um link compartilhado mostra, e um servidor sem o cliente

shell-game = { $game ->
        [card] Medici: o jogo de cartas
        [dice] Medici: o jogo de dados
       *[board] Medici
    }
shell-preview-table = { $phase ->
        [open] Venha jogar { shell-game }
       *[other] Uma partida de { shell-game }
    }
shell-preview-table-about = { $host } preparou a mesa. Sente-se ou assista: não é preciso ter conta.
shell-preview-rules = { shell-game }: as regras
shell-preview-learn = { shell-game }: aprenda jogando
shell-preview-replay = Uma partida de Medici, jogada a jogada
shell-preview-exercises = Medici: o exercício do dia
shell-preview-companion = Numa mesa de verdade: o Medici marca os pontos
shell-preview-companion-about = Toque no que cada um carregou; o telefone conta como mandam as regras. De graça e sem rede.
shell-unbuilt = As páginas ainda não foram construídas
shell-unbuilt-about = O servidor está no ar, mas o cliente do navegador não faz parte desta instalação. Na pasta do projeto, execute “make play”; ele constrói tudo.
shell-docs-unbuilt = Os documentos não foram gerados
shell-docs-unbuilt-about = A casa está aberta, mas os documentos não fazem parte desta instalação. Na pasta do projeto, “make docs” os gera; também dá para lê-los em “docs”.
shell-docs-missing = Nenhum documento tem este endereço. Talvez haja um erro, ou a página mudou de nome.
shell-docs-home = Ir para os documentos

## Recusas na conversa

shell-problem-silent = Você não pode conversar nesta mesa. Nada foi enviado.
shell-problem-muted = Quem cuida deste servidor silenciou você. Nada foi enviado. ({ $detail })
shell-problem-banned = Quem cuida deste servidor excluiu você. ({ $detail })
