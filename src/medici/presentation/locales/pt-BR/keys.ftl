### As teclas de uma mesa, em lista.

keys-title = Teclas { $game ->
        [card] do jogo de cartas
        [dice] do jogo de dados
       *[board] do jogo de tabuleiro
    }
keys-always = Em todas as mesas

## O jogo de tabuleiro

keys-draw = Revelar uma carta
keys-auction = Abrir o leilão
keys-pass = Passar
keys-least = Dar o menor lance
keys-type = Digitar um lance
keys-step = Um florim a menos ou a mais
keys-leap = Cinco florins a menos ou a mais
keys-bid = Enviar o lance

## O jogo de cartas

keys-reveal = Revelar uma carta
keys-choose = Escolher uma carta, contando do fim
keys-take = Pegar as escolhidas

## O jogo de dados

keys-pick = Escolher um dado, ou devolver
keys-enter = Anotar os dados escolhidos
keys-clear = Devolver todos os dados

## Todas as mesas

keys-undo = Desfazer sua última jogada
keys-hint = Uma dica, quando você joga só contra robôs
keys-skip = Pular o que está sendo mostrado
keys-scoring = Avançar na pontuação
keys-again = Jogar de novo, depois da partida
keys-tab = Ir para o próximo item; a regra aparece
keys-escape = Fechar uma janela ou explicação
keys-keys = Esta lista
