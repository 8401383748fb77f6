# Lo que pasa en el juego de cartas, contado a todo el mundo: ver story.ftl.

story-reveals-first = { $who } revela { $card }.
story-reveals = { $who } revela una carta.
story-reveals-another = { $who } revela otra carta.
story-it-is = Es { $card }.
story-takes = { $who } toma { $cards }.
story-last-turn = Solo queda espacio en el barco de { $who }: último turno (C20).
