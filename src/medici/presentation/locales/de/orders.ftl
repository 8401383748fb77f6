### Aufträge für eine Versteigerung im Brettspiel, bevor man dran ist.

orders-title = Im Voraus
orders-open = Im Voraus entscheiden…
orders-none = Du musst nicht warten, bis du dran bist.
orders-secret = Das siehst nur du, und du kannst es jederzeit zurücknehmen.
orders-lot = Für dieses Paket
orders-ceiling = Höchstens bieten
orders-less = Eins weniger
orders-more = Eins mehr
orders-up-to = Bis { $n }
orders-lot-about = Wenn du gefragt wirst, bietest du nur so viel wie nötig. Kommt noch eine Karte ins Paket, gilt das nicht mehr.
orders-pass-lot = Bei diesem Paket passen
orders-not-this-lot = Zu diesem Paket wirst du nicht mehr gefragt.
orders-day = Für den Rest des Tages
orders-pass-day = Den Rest des Tages passen
orders-day-about = Du passt bei jedem Paket, bis die Schiffe ausgelaufen sind und deins wieder leer ist. Deine eigenen Pakete versteigerst du weiterhin selbst.
orders-passing = Du passt
orders-withdraw = Zurücknehmen
orders-stands-ceiling = Du bietest bis { $n } für dieses Paket.
orders-stands-lot = Du passt bei diesem Paket.
orders-stands-day = Du passt für den Rest des Tages.
