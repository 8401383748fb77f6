# A mesa como imagem.

drawing-day = Dia { $n }
drawing-round = Rodada { $n }
drawing-acts = Vez de { $who }
drawing-chance = Sorteio
drawing-over = A partida acabou
drawing-wins = { $who } venceu
drawing-lot = Lote de { $who }, valor { $n }
drawing-bid = Maior lance: { $n }, de { $who }
drawing-no-bid = Ainda sem lances
drawing-between = Nenhum lote na mesa
drawing-filling = O último navio é completado
drawing-market = Mercado
drawing-dice = Dados de { $who }
drawing-deck = { $n ->
    [one] { $n } carta no baralho
   *[other] { $n } cartas no baralho
  }
drawing-enemy = O inimigo
drawing-worth = valor
drawing-ship = navio
drawing-florins = florins
drawing-points = pontos
