### Finding opponents: who is here, the queue, and its place on the home page.

opponents-title = Find opponents
opponents-about = Say what you would like to play, and meet others who want the same.
opponents-empty = Nobody is waiting just now. Play with bots meanwhile.

## On the home page

opponents-home-title = With others
opponents-home-find = Find opponents
opponents-home-join = Join those who wait
opponents-home-about = A table in a minute, by rating; bots fill it if nobody comes.
opponents-home-waiting = { $n ->
    [one] One person waits for opponents now.
   *[other] { $n } people wait for opponents now.
}
opponents-home-here = { $n ->
    [one] One other person is here now.
   *[other] { $n } other people are here now.
}
opponents-home-alone = Nobody else is here just now. Wait while you play bots: you are called when somebody comes.
