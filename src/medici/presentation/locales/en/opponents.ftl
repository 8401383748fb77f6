### Finding opponents.

opponents-title = Find opponents
opponents-about = Say what you would like to play, and meet others who want the same.
opponents-empty = Nobody is waiting just now. Play with bots meanwhile.
