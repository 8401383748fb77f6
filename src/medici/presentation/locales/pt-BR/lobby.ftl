### Uma mesa antes da partida.

lobby-title = { $game ->
    [card] Medici: o jogo de cartas
    [dice] Medici: o jogo de dados
   *[other] Medici
}
lobby-waiting = { $n ->
    [one] Falta um lugar.
   *[other] Faltam { $n } lugares.
}
lobby-ready = Todos estão aqui. Você pode começar.
lobby-ready-soon = A mesa está completa. Começa assim que { $host } quiser.
lobby-seats = Lugares
lobby-you = você
lobby-here = neste aparelho
lobby-free-seat = livre
lobby-sit = Sentar aqui
lobby-sit-at = Sentar aqui: lugar { $seat }
lobby-stand-up = Levantar
lobby-free = Liberar o lugar
lobby-free-name = Liberar o lugar: { $name }
lobby-stand-up-name = Levantar: { $name }
lobby-hot = Neste aparelho
lobby-hot-name = Nome de quem joga neste aparelho
lobby-seat = Sentar
lobby-bot = Um robô…
lobby-bot-at = Sentar um robô no lugar { $seat }
lobby-start = Começar a partida
lobby-start-waits = { $n ->
    [0] Esperando o começo
    [one] Esperando 1 jogador
   *[other] Esperando { $n } jogadores
}
lobby-invite = Convide outros
lobby-invite-here =
    Este link só funciona neste computador. Para jogar com quem está em outro aparelho, o servidor
    precisa estar aberto para a rede: a documentação explica como.
lobby-invite-about = Quem abrir este link pode sentar ou assistir.
lobby-link = Link desta mesa
lobby-copy = Copiar
lobby-share = Compartilhar
lobby-share-title = { $game ->
    [card] Uma partida de Medici, o jogo de cartas?
    [dice] Uma partida de Medici, o jogo de dados?
   *[other] Uma partida de Medici?
}
lobby-qr = O link como código QR
lobby-remind = Quer um aviso quando for a sua vez?
lobby-remind-yes = Sim, quero
lobby-remind-no = Agora não
lobby-remind-on = Você vai receber um aviso quando for a sua vez. Dá para mudar isso nos ajustes.
lobby-terms = Como será a partida
lobby-options = Opções
lobby-access = Acesso
lobby-host = Aberta por
lobby-promise = Sorteio honesto.
lobby-promise-about = O servidor se comprometeu com este número antes da primeira carta; depois da partida, qualquer um pode conferir.
lobby-cancel = Cancelar a mesa
lobby-cancel-ask = Cancelar esta mesa?
lobby-cancel-about = Todo mundo perde o lugar, e o link deixa de funcionar.
lobby-keep = Manter
