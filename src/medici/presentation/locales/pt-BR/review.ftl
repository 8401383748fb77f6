# Uma partida analisada: quanto custaram as decisões e o que foi sorte, para o terminal e o navegador.
# O que os argumentos querem dizer está escrito no início de en/review.ftl.

review-you = Você
review-you-within = você

## O que houve de errado numa decisão: o jogo de tabuleiro

review-overpaid = { $who } pagou { $bid }; { $better } teria bastado.
review-bid-high = { $who } deu lance de { $bid } e levou { $lot } por esse preço; o melhor lance era { $better }.
review-bid-low = { $who } deu lance de { $bid } e levou { $lot }, por sorte; o melhor lance era { $better }.
review-bought-dear = { $who } pagou { $bid } por { $lot }; era melhor passar.
review-bid-idle = { $who } deu lance de { $bid } por { $lot }; era melhor passar. Quem levou o lote, por { $price }: { $whom }.
review-outbid-low = { $who } só deu lance de { $bid }, e quem levou { $lot } foi { $whom }, por { $price }; o melhor lance era { $better }.
review-outbid-high = { $who } deu lance de { $bid }, e quem levou { $lot } foi { $whom }, por { $price }; o melhor lance era { $better }.
review-passed = Passar deixou { $lot } para { $whom } por { $price }; um lance de { $bid } era melhor.
review-passed-heap = Passar deixou a { $n }ª carta de { $good } para { $whom } por { $price }; um lance de { $bid } era melhor.
review-passed-unsold = { $who } passou, e ninguém comprou { $lot }; um lance de { $bid } era melhor.
review-drew = { $who } revelou mais uma carta; era melhor vender { $lot } logo.
review-opened = { $who } vendeu { $lot } como estava; mais uma carta era melhor.

## O jogo de cartas

review-revealed = { $who } revelou mais uma carta; era melhor pegar { $cards } logo.
review-took-early = { $who } pegou { $cards }; era melhor revelar antes mais uma carta.
review-left = { $who } pegou { $cards } e deixou { $better }, que valia a pena pegar também.
review-took-too-much = { $who } pegou { $cards }; era melhor deixar { $better }.
review-took-other = { $who } pegou { $cards }; era melhor pegar { $better }.

## O jogo de dados

review-entered-too-few = { $who } anotou { $dice } e deixou { $better }, que valia a pena anotar também.
review-entered-too-many = { $who } anotou { $dice }; era melhor deixar { $better }.
review-entered-other = { $who } anotou { $dice }; era melhor anotar { $better }.

## O que fica em dúvida

review-doubt = { $who }: { $move }. Talvez melhor: { $better }.

## Jogadas, como opções de uma decisão

review-move-bid = lance de { $bid }
review-move-pass = passar
review-move-draw = revelar mais uma carta
review-move-auction = abrir o leilão
review-move-reveal = revelar uma carta
review-move-take = pegar { $cards }
review-move-choose = anotar { $dice }

## Quanto custou

review-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto percentual
       *[other] pontos percentuais
    } a mais: { $better }, em vez de: { $played }.
review-cost-lone = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto
       *[other] pontos
    } a mais no placar: { $better }, em vez de: { $played }.
review-cost-seen = Pela estimativa rápida, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto
       *[other] pontos
    } a mais: { $better }, em vez de: { $played }.
review-exact = Exatamente { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto percentual
       *[other] pontos percentuais
    } a mais: { $better }, em vez de: { $played }. O final está resolvido.
review-exact-lone = Exatamente { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto
       *[other] pontos
    } a mais no placar: { $better }, em vez de: { $played }. O final está resolvido.
review-perhaps = Isso está dentro da margem de erro: não é certo.
review-option = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-option-lone = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] ponto
       *[other] pontos
    }
review-options = O melhor: { $options }.

## Títulos pela taxa de erro

review-title-magnifico = o Magnífico
review-title-gonfalonier = Gonfaloneiro
review-title-prior = Prior
review-title-consul = Cônsul da guilda
review-title-master = Mestre
review-title-journeyman = Artesão
review-title-porter = Carregador

## O relatório

review-heading = Análise: { $game }, { $players ->
    [0] { $players } jogadores
    [one] { $players } jogador
   *[other] { $players } jogadores
}, { $moves } jogadas
review-heading-open = { $heading }, não terminada
review-looked = { $futures ->
    [0] Só por estimativa rápida.
    [one] Por estimativa rápida e { $futures } futuro simulado.
   *[other] Por estimativa rápida e { $futures } futuros simulados.
}
review-unsure = { $n ->
    [0] Em { $n } escolhas, não deu para dizer: mais segundos ou futuros ajudam.
    [one] Em { $n } escolha, não deu para dizer: mais segundos ou futuros ajudam.
   *[other] Em { $n } escolhas, não deu para dizer: mais segundos ou futuros ajudam.
}
review-curve = Chance de vencer
review-curve-lone = Pontos esperados
review-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate-of = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-marks = Anéis: erros. Losangos: viradas da sorte.
review-seat = Jogador
review-from = Início
review-to = Fim
review-luck = Sorte
review-skill = Decisões próprias
review-others = Decisões alheias
review-adjusted = Sem a sorte
review-choices = Escolhas
review-mistakes = Erros
review-rate = Taxa de erro
review-grade = Título
review-adds-up = Início + sorte + decisões próprias + alheias = fim. Sem a sorte: o fim menos a sorte.
review-rate-is = A taxa de erro é quanto uma escolha de verdade fica atrás da melhor jogada, em média. Depois de ±: o erro padrão.
review-cost-sum = Atrás da melhor
review-turning = O ponto de virada
review-turning-at = Na frente desde a jogada { $n }, até o fim: { $who }. { $told }
review-turning-never = Na frente desde o início: { $who }.
review-jokers = Viradas da sorte
review-joker = Jogada { $n }: { $told } { $who }: { $points }.
review-no-jokers = A sorte não mudou nada em 3 pontos ou mais.
review-costliest = As decisões que mais ficaram atrás da melhor
review-mistakes-all = Erros
review-no-costs = Nenhuma decisão ficou atrás de outra.
review-decision = Jogada { $n }, dia { $day }
review-decision-round = Jogada { $n }, rodada { $day }
review-titles = Chance de cada título no início
review-interrupted = Interrompido: o resultado até aqui está acima.
review-progress = Olhando adiante
