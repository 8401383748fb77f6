### Encontrar adversários: quem está aqui, a fila e seu lugar na página inicial.

opponents-title = Encontrar adversários
opponents-about = Diga o que você quer jogar e encontre quem quer o mesmo.
opponents-empty = Ninguém está esperando agora. Jogue com robôs enquanto isso.

## Na página inicial

opponents-home-title = Com os outros
opponents-home-find = Encontrar adversários
opponents-home-join = Jogar com quem espera
opponents-home-about = Uma mesa em um minuto, por pontuação; se ninguém vier, robôs completam.
opponents-home-waiting = { $n ->
    [one] Uma pessoa espera adversários agora.
   *[other] { $n } pessoas esperam adversários agora.
}
opponents-home-here = { $n ->
    [one] Há mais uma pessoa aqui agora.
   *[other] Há mais { $n } pessoas aqui agora.
}
opponents-home-alone = Não há mais ninguém aqui agora. Espere jogando com robôs: avisamos você quando alguém vier.
