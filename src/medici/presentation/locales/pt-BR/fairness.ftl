### Se o sorteio foi honesto: o que o navegador confere sozinho depois da partida.

fairness-checking = Seu navegador está conferindo o sorteio…
fairness-own = { $n ->
    [one] Seu navegador conferiu { $n } sorteio com a promessa que viu antes da partida
   *[other] Seu navegador conferiu todos os { $n } sorteios com a promessa que viu antes da partida
}
fairness-onlooker = { $n ->
    [one] Seu navegador conferiu { $n } sorteio com a promessa publicada, que ele não viu antes da partida
   *[other] Seu navegador conferiu todos os { $n } sorteios com a promessa publicada, que ele não viu antes da partida
}
fairness-broken = Atenção: o sorteio desta partida não confere com a promessa
fairness-later = O sorteio pode ser conferido quando a partida acabar
fairness-none = Sorteio não verificável: nesta partida não houve promessa
fairness-unknown = Não foi possível conferir o sorteio agora
fairness-how = Antes da partida, o servidor guardou um segredo e publicou a impressão digital dele; o navegador de cada jogador acrescentou uma semente. Todas as cartas e dados saem daí, então ninguém pôde escolhê-los. Agora o segredo está aberto, e tudo foi recalculado neste aparelho.
fairness-commitment = A impressão digital que foi publicada:
fairness-record = Baixar o registro da partida
fairness-server = O que o servidor diz sobre isso
fairness-again = Conferir de novo

## O que foi conferido e o que não foi

fairness-done = conferido:
fairness-not-done = não conferido:
fairness-did-promise = O segredo é aquele cuja impressão digital este navegador viu antes de enviar a semente.
fairness-not-promise = Se a impressão digital já existia antes da partida: este navegador não enviou semente e por isso não guardou promessa. Já foi conferido que o segredo bate com a impressão digital do registro.
fairness-did-seed = A sua própria semente, sorteada por este navegador, está no seu lugar.
fairness-not-seed = Uma semente sua: este navegador não sorteou nenhuma para esta partida.
fairness-did-house = { $n ->
    [one] O lugar do robô tem a semente “house”, que ninguém pode escolher.
   *[other] Os lugares de todos os { $n } robôs têm a semente “house”, que ninguém pode escolher.
}
fairness-not-house = Se os lugares dos robôs tinham a semente “house” no início da partida.
fairness-did-draws = { $n ->
    [one] A única carta, rolagem ou escolha de quem começa decorre do segredo e das sementes.
   *[other] Cada uma das { $n } cartas, rolagens e escolhas de quem começa decorre do segredo e das sementes.
}
fairness-not-over = Como a partida teria continuado: o registro termina antes do fim.
fairness-listed = A promessa é o item { $n } da lista pública do servidor, cuja corrente foi seguida até o último item, { $last }.
fairness-long = A promessa é o item { $n } da lista pública do servidor. A lista é longa e foi seguida só até o item { $last }.
fairness-no-list = A lista pública de promessas do servidor, que não pôde ser lida agora.
fairness-not-list = A lista pública de promessas: aqui não há servidor que mantenha uma para esta partida.
fairness-list = A lista pública de promessas

## O que não confere

fairness-warning = Há algo errado com o sorteio desta partida.
fairness-expected = Esperado:
fairness-got = Recebido:
fairness-what-now = Ou o servidor não cumpriu a promessa, ou alguém alterou o que ele enviou. Copie os fatos e mostre-os aos outros jogadores e a quem mantém o servidor: qualquer pessoa pode conferi-los.
fairness-copy = Copiar os fatos
fairness-copied = Copiado.
fairness-copy-by-hand = Não dá para copiar daqui; marque o texto abaixo.
fairness-facts = Os fatos
fairness-fault-proof = O registro não tem uma prova completa, embora ela tenha sido prometida.
fairness-fault-withheld = A partida acabou, mas o segredo não foi publicado.
fairness-fault-secret = O segredo não é o prometido: tem outra impressão digital.
fairness-fault-commitment = A promessa no registro não é a que este navegador viu antes da partida.
fairness-fault-table = O registro nomeia outra mesa.
fairness-fault-own-seed = A sua própria semente não está no seu lugar.
fairness-fault-house-seed = O lugar de um robô (lugar { $seat }) não tem a semente “house”.
fairness-fault-seed = A semente do lugar { $seat } não é a que estava lá no início da partida.
fairness-fault-seeds = Não há uma semente para cada lugar.
fairness-fault-record = O registro não segue as regras do jogo.
fairness-fault-move = A jogada { $move } não foi decidida pelo segredo e pelas sementes.
fairness-fault-list = { $move ->
    [0] A promessa não está na lista pública do servidor.
   *[other] A lista pública de promessas do servidor não se sustenta no item { $move }: foi alterada depois.
}
