### Ordens para um leilão do jogo de tabuleiro, dadas de antemão.

orders-title = De antemão
orders-open = Decidir de antemão…
orders-none = Você não precisa esperar a sua vez.
orders-secret = Só você vê isto, e pode voltar atrás a qualquer momento.
orders-lot = Para este lote
orders-ceiling = Lance máximo
orders-less = Um a menos
orders-more = Um a mais
orders-up-to = Ir até { $n }
orders-lot-about = Na sua vez, você dá o menor lance que for preciso. Se entrar mais uma carta no lote, isto deixa de valer.
orders-pass-lot = Passar neste lote
orders-not-this-lot = Nenhum lote espera a sua decisão.
orders-day = Para o resto do dia
orders-pass-day = Passar até o fim do dia
orders-day-about = Você passa em todos os lotes até os navios partirem e o seu ficar vazio de novo. Os seus próprios lotes, você ainda apresenta.
orders-passing = Passando
orders-withdraw = Voltar atrás
orders-stands-ceiling = Você vai até { $n } por este lote.
orders-stands-lot = Você passa neste lote.
orders-stands-day = Você passa até o fim do dia.
