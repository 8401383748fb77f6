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
replay-first = Ao começo
replay-prev = Um passo atrás
replay-play = Deixar correr
replay-pause = Parar
replay-next = Um passo adiante
replay-last = Ao fim
replay-speed = Velocidade
replay-speed-of = { $rate }×
replay-log = O que aconteceu
replay-seen-by = De que lugar da mesa você vê
replay-seen-by-name = Visto por { $name }
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
replay-no-record = Este não é um registro verdadeiro de uma partida: { $reason }

## O selo

replay-seal-title = O sorteio foi honesto?
replay-seal-fair = Sorteio honesto
replay-seal-later = Ainda não revelado
replay-seal-unfair = Não foi honesto
replay-seal-none = Sem prova
replay-seal-unchecked = Não conferido aqui
replay-seal-fair-long = Sim. Cada carta e cada rolagem já estavam decididas antes da partida.
replay-seal-later-long = Ainda não dá para saber: o segredo é publicado quando a partida acaba.
replay-seal-unfair-long = Não. Este registro não decorre do que foi prometido.
replay-seal-unchecked-long = Este registro traz uma prova, que só um servidor pode conferir, e daqui não se chega a nenhum.
replay-seal-none-long = Este registro não traz prova.
replay-seal-none-why = A partida foi jogada sem promessa sobre os sorteios, por exemplo num terminal. Mesmo assim, suas jogadas foram conferidas pelas regras.
replay-proof-commitment = A promessa.
replay-proof-commitment-about = Antes da partida, o servidor sorteou um segredo e publicou sua impressão digital (SHA-256). Já não podia trocar o segredo.
replay-proof-seeds = As sementes.
replay-proof-seeds-about = O navegador de cada jogador acrescentou algo aleatório seu, de modo que o servidor também não decidiu sozinho.
replay-proof-secret = O segredo.
replay-proof-secret-about = Depois da partida, o segredo foi publicado. Sua impressão digital foi comparada com a promessa.
replay-proof-choices = { $n ->
    [0] Os sorteios.
    [one] { $n } sorteio.
   *[other] { $n } sorteios.
}
replay-proof-choices-about = Cada um foi recalculado a partir do segredo e das sementes e comparado com o que houve na partida.
replay-proof-table = A mesa.
replay-proof-kept = ainda guardado
replay-proof-missing = Não foi possível buscar os números agora.
replay-by-hand = Confira você mesmo: baixe o registro e rode
replay-file = ARQUIVO
