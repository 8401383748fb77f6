# What happens in the board game, told to everybody: see story.ftl.

story-turns-up = { $who } revela { $card }.
story-draws = { $who } revela mais uma carta.
story-lot-grows = É { $card }: o lote tem { $lot }.
story-opens = { $who } abre o leilão.
story-passes = { $who } passa.
story-bids = { $who } dá lance de { $bid }.
story-bids-and-wins = { $who } dá lance de { $bid }, arremata o lote e embarca { $lot }.
story-wins-lot = { $who } arremata o lote por { $price } e embarca { $lot }.
story-no-room = Sem espaço para o lote: { $who } (B22).
story-no-florins = Sem florins para um lance: { $who } (B22).
story-nobody-bids = Ninguém dá lance: o lote fica fora até o fim do dia (B24).
story-nobody-can-bid = Ninguém pode dar lance: o lote fica fora até o fim do dia (B22, B24).
story-full = O navio de { $who } está cheio.
story-last-ship-fills = Só o navio de { $who } tem espaço: ele é completado com cartas do baralho (B30).
story-fills = O navio de { $who } recebe { $card } de graça (B30).
story-ships-sail = O baralho acabou: os navios partem (B31).
story-sails-with-room =
    O baralho acabou: o navio parte com { $n ->
        [0] { $n } espaços vazios
        [one] { $n } espaço vazio
       *[other] { $n } espaços vazios
    } (B30).
