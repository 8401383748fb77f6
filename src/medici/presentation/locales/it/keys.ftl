### The keys of a table, as a list.

keys-title = Tasti del gioco { $game ->
        [card] di carte
        [dice] di dadi
       *[board] da tavolo
    }
keys-always = A ogni tavolo

## The board game

keys-draw = Gira una carta
keys-auction = Apri l’asta
keys-pass = Passa
keys-least = Offri il minimo
keys-type = Scrivi un’offerta
keys-step = Un fiorino in meno o in più
keys-leap = Cinque fiorini in meno o in più
keys-bid = Invia l’offerta

## The card game

keys-reveal = Gira una carta
keys-choose = Scegli una carta, contando dal fondo
keys-take = Prendi le carte scelte

## The dice game

keys-pick = Scegli un dado, o rimettilo a posto
keys-enter = Segna i dadi scelti
keys-clear = Rimetti a posto tutti i dadi

## Every table

keys-undo = Annulla la tua ultima mossa
keys-hint = Un consiglio, se giochi solo contro bot
keys-skip = Salta l’animazione in corso
keys-scoring = Vai avanti nel conteggio
keys-again = Gioca ancora, dopo la partita
keys-tab = All’elemento successivo; si vede la sua regola
keys-escape = Chiudi una finestra o una nota
keys-keys = Questo elenco
