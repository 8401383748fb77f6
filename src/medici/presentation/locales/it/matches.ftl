### Duplicate matches.

matches-title = Incontri a duplicato
matches-about = Le stesse mani negli stessi posti: punteggi a confronto, fortuna esclusa.
matches-empty = Ancora nessun incontro. Intanto gioca una partita.
matches-new = Comincia un incontro
matches-new-about = Ricevi un link per un gruppo da due a sei persone, o per due squadre. Ognuno gioca quando vuole, contro gli stessi bot con le stesse carte.
matches-game = Gioco
matches-size = A ogni tavolo
matches-people = Quanti giocano
matches-deals = Mani
matches-level = Bot
matches-name = Titolo, se vuoi
matches-teams = Due squadre
matches-team-n = Squadra { $n }
matches-begin = Comincia
matches-own = I tuoi incontri
matches-untitled = { $game ->
        [card] Un incontro del gioco di carte
        [dice] Un incontro del gioco di dadi
       *[board] Un incontro del gioco da tavolo
    }
matches-played = giocate { $n } su { $of }
matches-until = Scadenza: { $day }.
matches-over = L’incontro è finito.
matches-what = { $deals ->
        [one] Una mano
       *[other] { $deals } mani
    } { $game ->
        [card] del gioco di carte
        [dice] del gioco di dadi
       *[board] del gioco da tavolo
    }, { $players ->
        [one] in solitario
       *[other] in { $players } al tavolo
    }.
matches-invited = Unisciti a questo incontro
matches-invited-about = Giochi le stesse mani degli altri, quando vuoi. Il loro risultato in una mano lo vedi quando l’hai giocata.
matches-join = Unisciti
matches-full = I posti di questo incontro sono tutti presi.
matches-join-team = Unisciti: { $team }
matches-your-deals = Le tue mani
matches-deal-n = Mano { $n }
matches-deal = Mano
matches-compared = Confronto
matches-by-team = Per squadra
matches-by-person = Per persona
matches-total = Totale
matches-margin = Scarto
matches-margin-about = Lo scarto dice di quanto si supera la media di ogni mano.
matches-hidden = Giocata; giocala anche tu per vederla
matches-hidden-about = Una spunta è un risultato che vedi dopo aver giocato quella mano.
matches-not-yet = Non ancora giocata
matches-leads = (in testa)
matches-link = Il link a questo incontro
matches-link-about = Chi lo ha può unirsi.
matches-sides = Chi gioca contro chi
matches-sides-none = Né squadre né club
matches-clubs = Due club
matches-own-club = Il tuo club
matches-other-club = L’altro club
matches-find-club = Cerca l’altro club per nome
matches-no-club = Non gestisci ancora nessun club: chi ne fonda uno, o ne diventa responsabile, può cominciare un incontro tra club.
matches-pick-club = Prima scegli l’altro club.
matches-for-clubs = Questo incontro è per i membri di due club. Entra in uno dei due per giocare con i suoi colori:
matches-team-margin = Per squadre e club è la differenza tra le medie dei loro membri in ogni mano, quale che sia il loro numero.
matches-link-clubs = I membri dei due club possono unirsi con il link.
