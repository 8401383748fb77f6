### Finding opponents.

opponents-title = Encontrar adversários
opponents-about = Diga o que você quer jogar e encontre quem quer o mesmo.
opponents-empty = Ninguém está esperando agora. Jogue com robôs enquanto isso.
