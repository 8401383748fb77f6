### What people do beyond one table.

community-title = Persone
community-about = Rivali e amici, partite da guardare, e partite in cui la fortuna non conta.
community-play = Gioca ora
