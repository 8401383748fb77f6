### Análises no navegador: a curva das chances, sorte e habilidade, dicas, treino, links.

eye-percent = { $n }%

## A curva

eye-curve = A chance de vitória de cada um, jogada a jogada
eye-curve-alone = Os pontos esperados, jogada a jogada
eye-curve-at = Passo { $at } de { $last }. { $chances }
eye-curve-waiting = Olhando a partida…
eye-curve-failed = As chances não podem ser mostradas agora.
eye-again = Tentar de novo
eye-chances = Chances aqui
eye-chance-of = { $name } { $chance }

## A análise

eye-review = Analisar
eye-review-about = Onde a partida foi ganha: chances, decisões caras, sorte e habilidade
eye-log = Jogadas
eye-working = Simulando como a partida continuaria: fica cada vez mais exato…
eye-worked = Pronto: { $futures } continuações simuladas.
eye-unsure = { $n ->
    [0] Em { $n } escolhas, ainda não dá para dizer.
    [one] Em { $n } escolha, ainda não dá para dizer.
   *[other] Em { $n } escolhas, ainda não dá para dizer.
}
eye-costly-next = Próximo erro
eye-costs = Em pontos da chance de vitória: 100 é vitória certa.
eye-costs-alone = Em pontos do placar.
eye-costliest-later = Ainda olhando…
eye-costliest-none = Ninguém cometeu um erro caro. Bem jogado!
eye-better = Melhor: { $move }.
eye-better-so-far = Melhor até agora: { $move }.
eye-perhaps = Talvez melhor: { $move }.
eye-played = Jogado: { $move }.
eye-played-by = { $name } jogou: { $move }.
eye-try = Tentar outra jogada
eye-points = +{ $points } { $points ->
        [one] ponto
       *[other] pontos
    }
eye-best = A melhor jogada.
eye-best-so-far = A melhor jogada até agora; ainda olhando.
eye-no-choice = Não havia escolha de verdade.
eye-doubt = Diferença pequena demais para chamar de erro.
eye-unsettled = Ainda não está decidido: a análise continua.
eye-too-few = Poucas simulações para dizer. Uma análise mais longa pode decidir.
eye-solved = Exato: o final está resolvido.
eye-cost-exactly = { $better }: { $points } ± { $error } { $points ->
        [one] ponto percentual
       *[other] pontos percentuais
    } a mais que { $played }.
eye-cost-alone = { $better }: { $points } ± { $error } { $points ->
        [one] ponto
       *[other] pontos
    } no placar a mais que { $played }.
eye-luck-moved = Sorte: { $name } { $change } { $n ->
        [one] ponto
       *[other] pontos
    }
eye-skill = Como cada um decidiu
eye-rate = { $rate } ± { $error } { $rate ->
        [one] ponto
       *[other] pontos
    } atrás da melhor, em média, em { $choices ->
    [one] { $choices } escolha
   *[other] { $choices } escolhas
}; { $mistakes ->
    [0] nenhum erro
    [one] { $mistakes } erro
   *[other] { $mistakes } erros
}
eye-rate-so-far = Até agora { $rate } ± { $error } { $rate ->
        [one] ponto
       *[other] pontos
    } atrás da melhor, em média, em { $choices ->
    [one] { $choices } escolha
   *[other] { $choices } escolhas
}; { $mistakes ->
    [0] nenhum erro achado ainda
    [one] { $mistakes } erro achado
   *[other] { $mistakes } erros achados
}
eye-adjusted = Resultado sem a sorte: { $chance }
eye-rate-about = Os títulos vão de Carregador até o Magnífico. Sem a sorte: a chance no fim, menos o que a sorte deu; pode ficar abaixo de 0% ou acima de 100%.
eye-rate-alone = Os títulos vão de Carregador até o Magnífico. Sem a sorte: o placar, menos o que a sorte deu.
eye-moments = Viradas da sorte
eye-turning = A virada: daqui em diante a liderança não mudou
eye-joker = Sorte de { $name }
eye-blow = Azar de { $name }
eye-figures = Todas as chances em tabela
eye-figures-step = Jogada
eye-figures-cost = Custo
eye-titles = Chance de cada título
eye-title = Título
eye-here = Aqui

## Sorte e habilidade

eye-parts = Sorte e habilidade
eye-part-luck = sorte
eye-part-skill = decisões próprias
eye-part-others = decisões dos outros
eye-from-to = { $from } → { $to }
eye-parts-about = Em pontos da chance de vitória. Início, sorte e decisões somam o resultado.
eye-parts-alone = Em pontos do placar. Início, sorte e decisões somam o resultado.
eye-parts-looking = Pesando sorte e habilidade…

## Um link com a partida dentro

eye-share = Compartilhar a análise
eye-shared = Link copiado: a partida inteira está nele.
eye-link-broken = Este link está danificado: a partida nele não pode ser lida. Peça-o de novo ou abra o arquivo da partida.

## Dicas e treino

eye-hint-title = Dica
eye-hint-looking = Experimentando suas jogadas…
eye-hint-chance = vence { $chance } das vezes
eye-hint-score = leva a cerca de { $score } pontos
eye-hint-why = { $points } ± { $error } { $points ->
        [one] ponto percentual
       *[other] pontos percentuais
    } a mais que: { $move }.
eye-hint-why-alone = { $points } ± { $error } { $points ->
        [one] ponto
       *[other] pontos
    } a mais que: { $move }.
eye-hint-open = Ainda testando: isto pode mudar.
eye-hint-close = Quase igual a: { $move }. Qualquer uma serve.
eye-hint-florins = Em média traz { $florins } a mais no fim do que a segunda melhor.
eye-hint-tour = O tour continua com: { $move }. Ele mostra como tudo funciona, nem sempre o que mais vence.
eye-hint-moves = Suas jogadas, a melhor primeiro
eye-hint-failed = Não há dica agora.
eye-advise = Conselheiro
eye-advise-about = Quanto valem aqui as jogadas, o lote e a próxima carta
eye-advise-over = A partida acabou: não há mais o que decidir.
eye-advise-nature = Aqui ninguém decide: vem um sorteio.
eye-advise-moves = As jogadas de { $name }, a melhor primeiro
eye-advise-ends = { $game ->
    [dice] { $n } pontos no fim
   *[other] { $n } florins no fim
}
eye-advise-price = Preço justo do lote
eye-advise-price-about = Com este lance, ter o lote ou não tê-lo dá a mesma chance de vencer. Cerca de 95 vezes em 100 ele está dentro da barra.
eye-advise-price-to = { $name }: preço justo de { $price ->
        [one] { $price } florim
       *[other] { $price } florins
    }, entre { $low } e { $high }
eye-advise-nothing-to = { $name }: melhor sem ele, mesmo de graça
eye-advise-all-to = { $name }: melhor com ele, mesmo por todos os { $purse ->
        [one] { $purse } florim
       *[other] { $purse } florins
    } que tem
eye-advise-nothing = melhor sem
eye-advise-all = todos os { $purse }
eye-advise-bid = Maior lance até agora: { $n }
eye-advise-next = A próxima carta
eye-advise-values = pelo valor da carta
eye-advise-futures = { $n } continuações simuladas para cada jogada.
eye-practice = Treino
eye-practice-about = Depois de cada decisão sua, diz quanto ela custou. Só contra robôs, sem outras pessoas.
eye-practice-good = Bem decidido.
eye-practice-cost = { $points } { $points ->
        [one] ponto
       *[other] pontos
    } atrás de: { $move }.
eye-practice-doubt = Quase tão boa quanto: { $move }.
