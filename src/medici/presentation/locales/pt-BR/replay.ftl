### Uma partida terminada, passo a passo, e o selo dos seus sorteios.

replay-title = Replay
replay-loading = Buscando a partida…
replay-table = A mesa
replay-start = A mesa antes da primeira jogada.
replay-controls = Percorrer a partida
replay-position = Posição na partida
replay-position-said = Passo { $at } de { $last }: { $now }
replay-days = Dias
replay-day = { $game ->
    [dice] Rodada { $day }
   *[other] Dia { $day }
}
replay-first = Ir para o começo
replay-prev = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Um passo adiante
replay-last = Ir para o fim
replay-speed = Velocidade
replay-speed-of = { $rate }×
replay-log = O que aconteceu
replay-seen-by = De que lugar da mesa você vê
replay-seen-by-words = Visto por
replay-share = Copiar link
replay-copied = O link desta posição foi copiado.
replay-download = Registro
replay-another = Abrir outro
replay-scoring = { $game ->
    [dice] Como a rodada { $day } foi contada
   *[other] Como o dia { $day } foi contado
}

## Continuar a partir de uma posição

replay-on = Jogar a partir daqui
replay-on-about = Uma nova partida neste aparelho começa nesta posição, contra robôs. O sorteio é feito de novo.
replay-on-seat = Você joga no lugar de
replay-on-same = Como no registro
replay-on-do = Jogar

## Trazer um registro

replay-upload = Ver um registro
replay-upload-how = Solte aqui o arquivo de uma partida, cole o texto ou escolha o arquivo.
replay-choose = Escolher um arquivo
replay-upload-private = Ele é conferido jogada por jogada e mostrado só a você; ninguém o guarda.
replay-no-json = Isto não é o registro de uma partida: não pode ser lido como JSON.
replay-no-record = Este não é um registro válido de uma partida.
replay-no-record-move = Este não é um registro válido de uma partida: a jogada { $n } não se encaixa nas anteriores.

## O selo

replay-seal-title = O sorteio foi honesto?
replay-seal-fair = Sorteio honesto
replay-seal-later = Ainda não revelado
replay-seal-none = Sorteio não verificável
replay-seal-broken = Não confere
replay-seal-checking = Conferindo…
replay-seal-failed = Não conferido
replay-seal-checking-long = Seu navegador está conferindo o sorteio…
replay-seal-failed-long = Não foi possível conferir o sorteio agora.
replay-seal-none-long = O sorteio desta partida não é verificável.
replay-seal-none-why = A partida foi jogada sem promessa sobre os sorteios, por exemplo num terminal. Mesmo assim, suas jogadas foram conferidas pelas regras.
replay-proof-commitment = A promessa.
replay-proof-seeds = As sementes.
replay-proof-secret = O segredo.
replay-proof-table = A mesa.
replay-proof-kept = ainda guardado
replay-by-hand = Para conferir por sua conta: baixe o registro e rode
replay-file = ARQUIVO
