### The deal of the day.

deals-title = La donne du jour
deals-about = Chaque jour, les mêmes cartes pour tout le monde : seul le talent fait la différence.
deals-empty = La donne du jour se prépare. Joue une partie en attendant.
deals-home-none = Les mêmes cartes pour tout le monde. À jouer aujourd’hui.
deals-home-done = { $n ->
        [one] { $n } jouée sur { $of } aujourd’hui.
       *[other] { $n } jouées sur { $of } aujourd’hui.
    }
deals-name-board = Le jeu de plateau
deals-name-card = Le jeu de cartes
deals-name-dice = Le jeu de dés
deals-name-solitaire = Le solo
deals-of-match = Une donne d’un match
deals-to-match = Retour au match
deals-alone = En solo, avec les dés.
deals-against = { $level ->
        [banker] { $n ->
                [one] Contre { $n } banquier.
               *[other] Contre { $n } banquiers.
            }
       *[merchant] { $n ->
                [one] Contre { $n } marchand.
               *[other] Contre { $n } marchands.
            }
    }
deals-open = Ton premier essai compte.
deals-running = Ton essai est en cours.
deals-untold = C’est joué. Le résultat partira dès que tu auras du réseau.
deals-play = Jouer
deals-go-on = Continuer
deals-again = Rejouer
deals-result = Voir le résultat
deals-score = { $game ->
        [dice] { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
       *[other] { $n ->
                [one] { $n } florin
               *[other] { $n } florins
            }
    }
deals-place = { $n ->
        [1] 1er rang à la table.
        [2] 2e rang à la table.
        [3] 3e rang à la table.
       *[other] { $n }e rang à la table.
    }
deals-streak = { $n ->
        [one] { $n } jour joué.
       *[other] { $n } jours de suite.
    }
deals-next = Nouvelles donnes à { $time }.
deals-offline = Tu es hors ligne. Joue quand même : le résultat partira plus tard.
deals-how = Comment ça marche
deals-how-try = Un seul essai compte : le premier. Sans conseils, et sans annuler de coup. Ensuite, rejoue autant que tu veux.
deals-how-fair = Tout le monde a la même place, les mêmes cartes et les mêmes bots, qui répondent au même coup de la même façon. Le serveur rejoue chaque résultat avant de le compter.
deals-matches = Joue plusieurs donnes contre tes amis, à ton rythme
deals-archive = Jours précédents
deals-archive-about = Joue ces donnes quand tu veux ; elles ne comptent plus.
deals-earlier = Voir plus
deals-all = Toutes les donnes du jour
deals-hidden = Joue d’abord : tu verras ensuite ce qu’en ont fait les autres.
deals-missed = Tu ne l’as pas jouée le jour même. Tu peux encore l’essayer.
deals-waiting = Ton résultat est en cours de vérification.
deals-refused = Ton résultat ne compte pas : le serveur n’a pas pu rejouer ta partie à l’identique.
deals-by-bot = Un bot a joué pour toi, donc cet essai ne compte pas.
deals-par = Un prince en a tiré { $score }.
deals-par-held = Tu as fait aussi bien, ou mieux !
deals-par-missed = Il t’en a manqué { $n }.
deals-par-soon = Un prince y réfléchit encore.
deals-better = Tu as fait mieux que { $n } % des autres.
deals-first = Personne n’a encore joué aujourd’hui.
deals-everybody = Tout le monde
deals-histogram = { $n ->
        [one] { $n } résultat : { $low }.
       *[other] { $n } résultats, de { $low } à { $high }.
    }
deals-par-line = La ligne en tirets est celle du prince : { $score }.
deals-secured = { $n ->
        [0] Aucun avec une clé d’accès ou un deuxième appareil.
        [one] Dont { $n } avec une clé d’accès ou un deuxième appareil.
       *[other] Dont { $n } avec une clé d’accès ou un deuxième appareil.
    }
deals-friends = Amis
deals-no-friends = Aucun de tes amis ne l’a encore jouée.
deals-find-friends = Voir tes amis
deals-share = Partager
deals-copied = Trois lignes sont copiées : elles ne dévoilent rien.
deals-share-head = Medici, { $day } : { $name }
deals-share-par = prince { $n }
deals-share-better = mieux que { $n } %
deals-proof = Comment le hasard a été fixé
deals-proof-about = Avant ce jour, le serveur a inscrit l’empreinte de son secret dans la liste publique, sous le SHA-256 de « { $id } ». Après ce jour, la liste contient aussi le secret. Tout le hasard en découle.
deals-commitment = L’engagement
deals-secret = Le secret
deals-telling = Ton résultat est en cours de vérification.
deals-told = Ton résultat compte.
deals-practice = C’était pour t’entraîner : seul le premier essai compte.
deals-compare = Comparer avec les autres
