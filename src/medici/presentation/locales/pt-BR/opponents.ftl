### Encontrar adversários: quem está aqui, a fila e seu lugar na página inicial.

opponents-title = Encontrar adversários
opponents-about = Diga o que você quer jogar e encontre quem quer o mesmo.

## Na página inicial

opponents-home-title = Com os outros
opponents-home-find = Encontrar adversários
opponents-home-join = Jogar com quem espera
opponents-home-about = Uma mesa em um minuto, com gente do seu nível; se ninguém vier, robôs completam.
opponents-home-waiting = { $n ->
    [one] Uma pessoa espera adversários agora.
   *[other] { $n } pessoas esperam adversários agora.
}
opponents-home-here = { $n ->
    [one] Há mais uma pessoa aqui agora.
   *[other] Há mais { $n } pessoas aqui agora.
}
opponents-home-alone = Não há mais ninguém aqui agora. Espere jogando com robôs: avisamos você quando alguém vier.
opponents-at = { $n } na mesa

## O que você quer jogar

opponents-games = Jogos
opponents-sizes = Jogadores na mesa
opponents-sizes-about = Escolha todos os que servem para você; mesas maiores são tentadas primeiro.
opponents-clock-quick = Rápido
opponents-clock-quick-about = 5 minutos para a partida e 10 segundos por jogada.
opponents-clock-calm = Tranquilo
opponents-clock-calm-about = 15 minutos para a partida e 20 segundos por jogada.
opponents-clock-days = Ao longo de dias
opponents-clock-days-about = Um dia para cada jogada.
opponents-rated = Vale para o ranking?
opponents-rated-no = Por diversão
opponents-rated-yes = Ranqueada
opponents-rated-no-about = O rating de ninguém muda.
opponents-rated-yes-about = Muda o rating de todos que jogam. Só pessoas: com robôs, não vale.
opponents-patience = Se ninguém vier
opponents-patience-never = sem robôs: esperar por pessoas
opponents-patience-after = robôs entram após { $time }
opponents-find = Encontrar adversários
opponents-same = Escolher o mesmo

## Espera

opponents-waiting = Procurando adversários
opponents-waited = Tempo que você esperou
opponents-for = Para
opponents-expected = Espera habitual
opponents-expected-unknown = ainda não se sabe: poucos procuraram isso ultimamente
opponents-expected-about = cerca de { $time }
opponents-others = Também esperam
opponents-others-n = { $n ->
    [0] ninguém mais por enquanto
    [one] mais uma pessoa
   *[other] mais { $n } pessoas
}
opponents-bots = Robôs
opponents-bots-in = completam a mesa em { $time }
opponents-hold = Você faltou a mesas já encontradas, então outros passam na frente por um momento.
opponents-stay = Deixe esta página aberta. Você pode jogar ou olhar outras páginas deste site: avisamos quando alguém for encontrado.
opponents-meanwhile = Jogar com robôs enquanto isso
opponents-leave = Parar de procurar

## Encontrados

opponents-found = Adversários encontrados
opponents-found-about = Venha à mesa agora: seu lugar fica guardado por meio minuto.
opponents-come = Ir à mesa
opponents-come-within = Seu lugar fica guardado por { $time }.
opponents-coming = Você chegou. A partida começa quando todos vierem, em até { $time }.
opponents-again = Alguém não veio. Você continua na fila, no mesmo lugar.
opponents-missed = Você não veio a tempo, e os outros continuam procurando. Procure de novo se quiser.
