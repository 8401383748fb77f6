### Whether chance was fair: what a browser checks itself after a game.

fairness-checking = Dein Browser prüft die Ziehungen…
fairness-own = { $n ->
    [one] Dein Browser hat die eine Ziehung an dem Versprechen geprüft, das er vor der Partie gesehen hat
   *[other] Dein Browser hat alle { $n } Ziehungen an dem Versprechen geprüft, das er vor der Partie gesehen hat
}
fairness-onlooker = { $n ->
    [one] Dein Browser hat die eine Ziehung am veröffentlichten Versprechen geprüft, das er vor der Partie nicht gesehen hat
   *[other] Dein Browser hat alle { $n } Ziehungen am veröffentlichten Versprechen geprüft, das er vor der Partie nicht gesehen hat
}
fairness-broken = Warnung: Die Ziehungen dieser Partie passen nicht zum Versprechen
fairness-later = Die Ziehungen lassen sich prüfen, sobald die Partie vorbei ist
fairness-none = Für die Ziehungen dieser Partie gab es kein Versprechen
fairness-unknown = Die Ziehungen ließen sich gerade nicht prüfen
fairness-how = Vor der Partie legte der Server ein Geheimnis fest und veröffentlichte dessen Fingerabdruck; von jedem Browser am Tisch kam ein Startwert dazu. Daraus folgen alle Karten und Würfe, niemand konnte sie also aussuchen. Jetzt liegt das Geheimnis offen, und alles wurde auf diesem Gerät nachgerechnet.
fairness-commitment = Der veröffentlichte Fingerabdruck:
fairness-record = Aufzeichnung herunterladen
fairness-server = Was der Server dazu sagt
fairness-again = Noch einmal prüfen

## What was checked, and what was not

fairness-done = geprüft:
fairness-not-done = nicht geprüft:
fairness-did-promise = Das Geheimnis ist das, dessen Fingerabdruck dieser Browser sah, bevor er seinen Startwert schickte.
fairness-not-promise = Ob der Fingerabdruck schon vor der Partie da war: Dieser Browser hat keinen Startwert geschickt und deshalb kein Versprechen gespeichert. Geprüft ist, dass das Geheimnis zum Fingerabdruck in der Aufzeichnung passt.
fairness-did-seed = Dein eigener Startwert, von diesem Browser gezogen, steht an deinem Platz.
fairness-not-seed = Ein eigener Startwert: Dieser Browser hat für diese Partie keinen gezogen.
fairness-did-house = { $n ->
    [one] Der Platz des Bots hat den Startwert „house“, den niemand aussuchen kann.
   *[other] Die Plätze aller { $n } Bots haben den Startwert „house“, den niemand aussuchen kann.
}
fairness-not-house = Dass die Plätze der Bots zu Beginn der Partie den Startwert „house“ hatten.
fairness-did-draws = { $n ->
    [one] Die eine Ziehung (Karte, Wurf oder wer beginnt) folgt aus Geheimnis und Startwerten.
   *[other] Alle { $n } Ziehungen (Karten, Würfe und wer beginnt) folgen aus Geheimnis und Startwerten.
}
fairness-not-over = Wie die Partie weitergegangen wäre: Die Aufzeichnung endet vorher.
fairness-listed = Das Versprechen ist Eintrag { $n } der öffentlichen Liste des Servers; ihre Kette wurde bis zum letzten Eintrag verfolgt, { $last }.
fairness-long = Das Versprechen ist Eintrag { $n } der öffentlichen Liste des Servers. Die Liste ist lang und wurde nur bis Eintrag { $last } verfolgt.
fairness-no-list = Die öffentliche Liste der Versprechen des Servers: Sie ließ sich gerade nicht lesen.
fairness-not-list = Die öffentliche Liste der Versprechen: Hier gibt es keinen Server, der für diese Partie eine führt.
fairness-list = Öffentliche Liste der Versprechen

## What does not fit

fairness-warning = Mit den Ziehungen dieser Partie stimmt etwas nicht.
fairness-expected = Erwartet:
fairness-got = Erhalten:
fairness-what-now = Entweder hat der Server sein Versprechen nicht gehalten, oder jemand hat verändert, was er geschickt hat. Kopiere die Angaben und zeig sie den anderen am Tisch und denen, die den Server betreiben: Alle können sie prüfen.
fairness-copy = Angaben kopieren
fairness-copied = Kopiert.
fairness-copy-by-hand = Von hier lässt es sich nicht kopieren; markiere den Text unten.
fairness-facts = Die Angaben
fairness-fault-proof = Die Aufzeichnung hat keinen vollständigen Nachweis, obwohl einer versprochen war.
fairness-fault-withheld = Die Partie ist vorbei, aber das Geheimnis wurde nicht veröffentlicht.
fairness-fault-secret = Das Geheimnis ist nicht das versprochene: Es hat einen anderen Fingerabdruck.
fairness-fault-commitment = Das Versprechen in der Aufzeichnung ist nicht das, das dieser Browser vor der Partie sah.
fairness-fault-table = Die Aufzeichnung nennt einen anderen Tisch.
fairness-fault-own-seed = Dein eigener Startwert steht nicht an deinem Platz.
fairness-fault-house-seed = Der Platz eines Bots (Platz { $seat }) hat nicht den Startwert „house“.
fairness-fault-seed = Der Startwert von Platz { $seat } ist nicht der, der zu Beginn der Partie da war.
fairness-fault-seeds = Es gibt nicht für jeden Platz einen Startwert.
fairness-fault-record = Die Aufzeichnung folgt nicht den Spielregeln.
fairness-fault-move = Zug { $move } folgt nicht aus Geheimnis und Startwerten.
fairness-fault-list = { $move ->
    [0] Das Versprechen fehlt in der öffentlichen Liste des Servers.
   *[other] Die öffentliche Liste der Versprechen des Servers stimmt bei Eintrag { $move } nicht: Sie wurde nachträglich geändert.
}
