### Aprender: tours, regras e resumos.

## Tours

learn-title = Aprender { $game ->
        [card] o jogo de cartas
        [dice] o jogo de dados
       *[board] Medici
    }
learn-loading = Preparando a mesa…
learn-progress = { $n } de { $all }
learn-progress-long = Passo { $n } de { $all }
learn-next = Próximo
learn-start = Vamos começar
learn-back = Voltar
learn-skip = Pular
learn-show = Faça por mim
learn-leave = Sair do tour
learn-restart = Recomeçar
learn-also = Também é permitido
learn-rule = Regra { $clause } nas regras
learn-hide-rule = Fechar a regra
learn-fold = Diminuir a nota
learn-unfold = Mostrar a nota inteira
learn-play = Jogue a sua primeira partida
learn-play-about = Contra robôs aprendizes. Eles esperam por você, e as regras estão a um toque.
learn-setting-up = Preparando…
learn-other-tours = Aprenda outro:
learn-welcome-back = Que bom ter você de volta: continue de onde parou.

## As regras

learn-rules-title = { $game ->
        [card] Regras do jogo de cartas
        [dice] Regras do jogo de dados
       *[board] Regras do jogo de tabuleiro
    }
learn-games = Regras de
learn-game = { $game ->
        [card] Jogo de cartas
        [dice] Jogo de dados
       *[board] Jogo de tabuleiro
    }
learn-contents = Sumário
learn-search = Procurar nas regras
learn-search-hint = uma palavra, ou { $clause }
learn-search-clear = Limpar a busca
learn-found =
    { $n ->
        [0] Nada encontrado. Tente outra palavra.
        [one] { $n } regra encontrada
       *[other] { $n } regras encontradas
    }
learn-to-tour = Aprender jogando
learn-to-aid = Resumo das regras
learn-to-rules = Todas as regras
learn-print = Imprimir
learn-link-to = Link para a regra { $clause }
learn-example = Exemplo { $n }
learn-table = Tabela; role para o lado

## O resumo

learn-aid-title = { $game ->
        [card] Resumo do jogo de cartas
        [dice] Resumo do jogo de dados
       *[board] Resumo do jogo de tabuleiro
    }
learn-aid-foot = Resumo não oficial. As regras completas: { $address }
