### Friends.

friends-title = Friends
friends-about = People you know here: who is around, and how you have played.
friends-empty = No friends here yet. Send somebody you know a link to a table.
