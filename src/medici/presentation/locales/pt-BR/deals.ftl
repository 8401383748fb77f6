### The deal of the day.

deals-title = A partida do dia
deals-about = As mesmas cartas para todos, todos os dias: só a habilidade faz diferença.
deals-empty = A partida do dia está sendo preparada. Jogue uma partida enquanto isso.
deals-home-none = As mesmas cartas para todos. Hoje você ainda não jogou.
deals-home-done = { $n } de { $of } partidas jogadas hoje.
deals-name-board = O jogo de tabuleiro
deals-name-card = O jogo de cartas
deals-name-dice = O jogo de dados
deals-name-solitaire = O jogo solo
deals-of-match = Uma partida de um duelo
deals-to-match = Voltar ao duelo
deals-alone = Só você e os dados.
deals-against = { $level ->
        [banker] { $n ->
                [one] Contra um banqueiro.
               *[other] Contra { $n } banqueiros.
            }
       *[merchant] { $n ->
                [one] Contra um mercador.
               *[other] Contra { $n } mercadores.
            }
    }
deals-open = A primeira tentativa vale.
deals-running = Sua tentativa já começou.
deals-untold = Você já jogou. O resultado será enviado quando a internet voltar.
deals-play = Jogar
deals-go-on = Continuar
deals-again = Jogar de novo
deals-result = Ver o resultado
deals-score = { $game ->
        [dice] { $n ->
                [one] 1 ponto
               *[other] { $n } pontos
            }
       *[other] { $n ->
                [one] 1 florim
               *[other] { $n } florins
            }
    }
deals-place = { $n ->
        [1] Primeiro lugar na mesa.
        [2] Segundo lugar na mesa.
        [3] Terceiro lugar na mesa.
       *[other] { $n }º lugar na mesa.
    }
deals-streak = { $n ->
        [one] 1 dia seguido.
       *[other] { $n } dias seguidos.
    }
deals-next = Novas partidas às { $time }.
deals-offline = Você está sem internet. Pode jogar: o resultado será enviado depois.
deals-how = Como funciona
deals-how-try = Uma tentativa vale: a primeira. Nela não há dicas e nada se desfaz. Depois, jogue quantas vezes quiser.
deals-how-fair = Todos têm o mesmo lugar, as mesmas cartas e os mesmos robôs, que respondem à mesma jogada do mesmo jeito. O servidor joga cada resultado de novo antes que ele valha.
deals-matches = Jogue várias partidas contra amigos, no seu tempo
deals-archive = Dias anteriores
deals-archive-about = Jogue quando quiser; elas não valem mais.
deals-earlier = Mostrar mais
deals-all = Todas as partidas de hoje
deals-hidden = Jogue primeiro: depois você vê o que os outros fizeram.
deals-missed = Você não jogou no dia. Ainda dá para tentar.
deals-waiting = Seu resultado está sendo conferido.
deals-refused = Seu resultado não vale: o servidor não conseguiu repetir a sua partida do mesmo jeito.
deals-by-bot = Um robô jogou por você, então esta tentativa não vale.
deals-par = Um príncipe fez { $score } nesta partida.
deals-par-held = Você fez o mesmo, ou mais!
deals-par-missed = Você ficou a { $n } disso.
deals-par-soon = Um príncipe ainda está jogando esta partida.
deals-better = Você foi melhor do que { $n }% dos outros.
deals-first = Ninguém jogou antes de você hoje.
deals-everybody = Todo mundo
deals-histogram = { $n ->
        [one] 1 resultado: { $low }.
       *[other] { $n } resultados, de { $low } a { $high }.
    }
deals-par-line = A linha tracejada é a do príncipe: { $score }.
deals-secured = { $n ->
        [0] Nenhum é de quem tem chave de acesso ou um segundo aparelho.
        [one] 1 é de quem tem chave de acesso ou um segundo aparelho.
       *[other] { $n } são de quem tem chave de acesso ou um segundo aparelho.
    }
deals-friends = Amigos
deals-no-friends = Nenhum amigo seu jogou ainda.
deals-find-friends = Ver seus amigos
deals-share = Compartilhar
deals-copied = Três linhas foram copiadas: elas não entregam nada.
deals-share-head = Medici, { $day }: { $name }
deals-share-par = príncipe { $n }
deals-share-better = melhor que { $n }%
deals-proof = Como o acaso foi prometido
deals-proof-about = Antes do dia, o servidor pôs na lista pública a impressão digital do seu segredo, marcada com o SHA-256 de “{ $id }”. Depois do dia, a lista mostra também o segredo. Todo o acaso sai dele.
deals-commitment = A promessa
deals-secret = O segredo
deals-telling = Seu resultado está sendo conferido.
deals-told = Seu resultado vale.
deals-practice = Isto foi treino: só a primeira tentativa vale.
deals-compare = Ver como os outros foram
