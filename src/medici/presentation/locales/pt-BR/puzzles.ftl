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
puzzles-find-auction = Pare aqui: o lote é { $lot }, e mais uma carta ajudaria mais aos outros.
puzzles-find-pass = O lote é { $lot }: { $bid } é demais por ele, e passar é melhor do que qualquer lance.
puzzles-find-bid = O lote é { $lot }, bom demais para deixar passar: dê lance de { $bids }.
puzzles-find-more = O lote é { $lot }: { $bid } é pouco por ele. Dê lance de { $bids }.
puzzles-find-less = O lote é { $lot }: { $bid } é mais do que o necessário. Dê lance de { $bids }.
puzzles-find-take = Pegue { $cards } já; outra carta ajudaria mais aos outros.
puzzles-find-reveal = Revele outra carta antes de pegar: { $cards } ainda é pouco.
puzzles-find-too = Não só { $cards }: { $more } também deve vir a bordo.
puzzles-find-only = Apenas { $cards }: é melhor deixar { $left }.
puzzles-find-instead = Melhor { $cards } do que { $others }.
puzzles-bids-one = { $low }
puzzles-bids-range = { $low } a { $high }

## Respostas

puzzles-right = Certo!
puzzles-wrong = Isso custa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos da chance de vencer.
puzzles-wrong-alone = Isso custa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos no fim.
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
puzzles-how = Cada jogada foi testada nos mesmos { NUMBER($futures) } futuros; ± é o erro padrão do custo.
puzzles-tomorrow = O próximo exercício vem amanhã.
puzzles-another = Tentar outro
puzzles-today = Ir para o exercício do dia
puzzles-practice = Um exercício da coleção; não conta para os seus dias seguidos.
puzzles-days = { $n ->
        [one] 1 dia seguido
       *[other] { $n } dias seguidos
    }
