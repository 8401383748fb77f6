### Pontuações e o ranking.

ratings-title = Ranking
ratings-about = Quem joga melhor, pelos resultados nas mesas ranqueadas.
ratings-empty = Ninguém está no ranking aqui ainda. Toda mesa ranqueada conta: seja a primeira pessoa.
ratings-empty-week = Ninguém ganhou pontos aqui nesta semana. Toda mesa ranqueada conta: seja a primeira pessoa.
ratings-lead = Mesas ranqueadas têm só pessoas, um relógio e nenhuma dica. Todo mundo começa em 1500.
ratings-create = Encontrar adversários para uma partida ranqueada
ratings-own = Suas pontuações
ratings-own-none = Você ainda não tem pontuação. Uma partida ranqueada basta para o primeiro número.
ratings-speed = Ritmo
ratings-speed-live = Ao vivo
ratings-speed-days = Ao longo de dias
ratings-span = Quem
ratings-span-all = De sempre
ratings-span-week = Esta semana
ratings-board = As melhores pessoas
ratings-place = Lugar
ratings-player = Jogador
ratings-number = Pontuação
ratings-gain = Ganhos na semana
ratings-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
ratings-unsettled = ± { $n }, ainda não firme
ratings-unsettled-short = ± { $n }
ratings-unsecured = Você ainda não está no ranking: para isso é preciso uma chave de acesso ou um segundo aparelho, e uma pontuação firme.
ratings-secure = Proteja-as nas configurações
ratings-curve = Sua pontuação em { $n ->
    [one] uma partida
   *[other] suas últimas { $n } partidas
}
ratings-curve-figures = Em números
ratings-curve-when = Quando
ratings-rated = Ranqueada
ratings-choice = Vale para o ranking?
ratings-choice-no = Não
ratings-choice-about = Vale para o ranking: só pessoas, sem dicas, e quem sai fica em último.
ratings-choice-off = Não vale nada além da honra.
ratings-choice-needs = Uma mesa ranqueada precisa de duas pessoas ou mais, sem robôs, ninguém no mesmo aparelho, e um relógio.
ratings-consent = Esta mesa é ranqueada
ratings-consent-about = Quem se senta concorda: a partida vale para o ranking. Não há robôs nem dicas, há um lugar para cada pessoa, e nada que os outros ou o acaso já responderam é desfeito. Quem sai, desiste ou deixa o tempo acabar e não volta fica em último.
ratings-consent-hints = Dicas, análise e replay ficam fechados até o fim, para que cada pessoa pense por si.
ratings-change = Pontuações
ratings-change-wait = As novas pontuações estão sendo calculadas.
ratings-change-up = { $name }: { $points }, { $n } a mais
ratings-change-down = { $name }: { $points }, { $n } a menos
ratings-change-same = { $name }: { $points }, como antes
ratings-change-link = Ver o ranking
ratings-played-like = Você jogou como { $points }
ratings-played-like-about = A pontuação que ganha destes robôs com a frequência que suas decisões mereciam, descontada a sorte. Não conta.
