# Exercícios: posições com uma resposta clara, para o terminal e o navegador.
#
# Jogadas e lições vêm com argumentos (medici.analysis.moves, medici.analysis.puzzles.sentences), postos em palavras como
# diz o começo de story.ftl. $points e $error são pontos percentuais da chance de vencer, ou, sozinho, pontos do
# resultado final.

## Jogadas

puzzles-move-bid = dar lance de { $n }
puzzles-move-pass = passar
puzzles-move-draw = revelar mais uma carta
puzzles-move-auction = abrir o leilão
puzzles-move-reveal = revelar uma carta
puzzles-move-take = pegar { $cards }
puzzles-move-choose = anotar { $dice }

## O que se aprende

puzzles-find-draw = Ainda não: o lote é { $lot }, e mais uma carta vale mais do que vendê-lo assim.
puzzles-find-auction = Pare aqui: o lote é { $lot }, e vendê-lo agora é melhor do que mais uma carta.
puzzles-find-pass = O lote é { $lot }: { $bid } é demais por ele, e passar é melhor do que qualquer lance.
puzzles-find-bid = O lote é { $lot }, bom demais para deixar passar: dê lance de { $bids }.
puzzles-find-more = O lote é { $lot }: { $bid } é pouco por ele. Dê lance de { $bids }.
puzzles-find-less = O lote é { $lot }: { $bid } é mais do que o necessário. Dê lance de { $bids }.
puzzles-find-take = Pegue { $cards } já: é melhor do que outra carta.
puzzles-find-reveal = Revele outra carta antes de pegar: { $cards } ainda é pouco.
puzzles-find-too = Não só { $cards }: leve também { $more }.
puzzles-find-only = Apenas { $cards }: é melhor deixar { $left }.
puzzles-find-instead = Melhor { $cards } do que { $others }.
puzzles-bids-one = { $low }
puzzles-bids-range = { $low } a { $high }

## Temas: o que se decide e o que está em jogo; nenhum entrega a resposta

puzzles-theme-lot = Revelar mais ou parar
puzzles-theme-bid = Dar lance ou passar
puzzles-theme-reveal = Revelar ou pegar
puzzles-theme-count = Quanto pegar
puzzles-theme-which = Quais pegar
puzzles-theme-levels = Níveis altos
puzzles-theme-ship = O melhor navio
puzzles-theme-room = Pouco espaço
puzzles-theme-alone = Solo
puzzles-theme-ending = Finais, com prova

## O dia

puzzles-date = { $weekday ->
        [1] segunda-feira
        [2] terça-feira
        [3] quarta-feira
        [4] quinta-feira
        [5] sexta-feira
        [6] sábado
       *[7] domingo
    }, { $day ->
        [1] 1º
       *[other] { $day }
    } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
puzzles-day = { $game ->
        [dice] Rodada { $day } de 3
       *[other] Dia { $day } de 3
    }
puzzles-proven = Com prova: este final foi resolvido, contando tudo o que ainda pode acontecer.

## Respostas

puzzles-right = Certo!
puzzles-wrong = Isso custa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto
       *[other] pontos
    } da chance de vencer.
puzzles-wrong-alone = Isso custa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto
       *[other] pontos
    } no fim.
puzzles-beyond = Isso é mais do que qualquer lance avaliado, e esses já eram altos demais.
puzzles-head-move = Jogada
puzzles-head-chance = Vence
puzzles-head-points = Pontos
puzzles-head-cost = Custa

## Dias seguidos

puzzles-run = { $n ->
        [0] A série de dias acabou; outra começa com o próximo dia que você resolver. Sua mais longa: { $longest }.
        [one] Um dia resolvido. Sua série mais longa: { $longest }.
       *[other] { $n } dias seguidos. Sua série mais longa: { $longest }.
    }
puzzles-run-none = Uma série começa com o primeiro dia que você resolver.
puzzles-again = { $n ->
        [0] Só a primeira resposta do dia conta. Amanhã há outro exercício.
        [one] Só a primeira resposta do dia conta. Você resolveu um dia.
       *[other] Só a primeira resposta do dia conta. Você resolveu { $n } dias seguidos.
    }
puzzles-unkept = Não foi possível guardar este dia: { $reason }.

## No terminal

puzzles-legal = Permitido: { $moves }
puzzles-unknown = Não há exercício { $id }.
puzzles-table = { $game ->
        [card] Jogo de cartas
        [dice] Jogo de dados
       *[board] Jogo de tabuleiro
    } para { $players }
puzzles-progress = { $games ->
        [one] 1 partida examinada
       *[other] { $games } partidas examinadas
    }, exercícios: { $found }
puzzles-kept = { $n ->
        [one] 1 exercício em { $file }
       *[other] { $n } exercícios em { $file }
    }
puzzles-interrupted = Interrompido: o que foi encontrado fica guardado.
puzzles-stands = { $id } ({ $game }): a jogada óbvia custa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-falls = { $id } ({ $game }): não se sustenta, a jogada óbvia custa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-of-date = O exercício de { $date }
puzzles-game = { $game ->
        [card] Jogo de cartas
        [dice] Jogo de dados
       *[board] Jogo de tabuleiro
    }
puzzles-head-game = Jogo
puzzles-head-theme = Tema
puzzles-head-solved = De primeira
puzzles-head-tried = Tentados
puzzles-head-all = Ao todo
puzzles-ways = --daily é o exercício do dia, --next um que você nunca tentou (GAME e --theme escolhem), --list mostra todos. “De primeira”: resolvidos na primeira tentativa.
puzzles-none-left = Você já tentou todos.
puzzles-unchecked = { $n ->
        [one] O tempo acabou: 1 exercício não foi conferido.
       *[other] O tempo acabou: { $n } exercícios não foram conferidos.
    }
puzzles-solved-again = { $id } ({ $game }): com prova, a jogada óbvia custa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-fallen = { $n ->
        [one] 1 resposta não se sustenta.
       *[other] { $n } respostas não se sustentam.
    }

## No navegador; puzzles-points, puzzles-percent e puzzles-error também no terminal

puzzles-title = Exercício do dia
puzzles-about = Uma posição por dia, a mesma para todos. Uma jogada é claramente a melhor, e não é a que vem logo à mente.
puzzles-seat = Você é { $who }. O que você faz?
puzzles-loading = Preparando a mesa…
puzzles-yours = sua jogada
puzzles-obvious = a jogada óbvia
puzzles-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
puzzles-how = Cada jogada foi testada nos mesmos { NUMBER($futures) } futuros simulados; ± é o erro padrão do custo.
puzzles-tomorrow = O próximo exercício vem amanhã.
puzzles-another = Próximo exercício
puzzles-collection = Exercícios
puzzles-choose = Quais exercícios
puzzles-choose-today = Hoje
puzzles-choose-all = Todos
puzzles-short = { $game ->
        [card] Cartas
        [dice] Dados
       *[board] Tabuleiro
    }
puzzles-theme-any = Todos os temas
puzzles-previous = Anterior
puzzles-next = Próximo
puzzles-place = { $place } de { $n }
puzzles-progress-title = Seu progresso
puzzles-progress-of = { $tried ->
        [0] { $all } para tentar
       *[other] { $solved } de { $tried } resolvidos na primeira tentativa; { $all } ao todo
    }
puzzles-practice = Quantos exercícios quiser, por jogo e tema. A primeira tentativa de cada um conta para o seu progresso, e nenhuma para os dias seguidos.
puzzles-days = { $n ->
        [0] Nenhum dia seguido ainda
        [one] 1 dia seguido
       *[other] { $n } dias seguidos
    }
