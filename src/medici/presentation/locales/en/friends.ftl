### Friends: people one knows here, invitations, and people one has met.

friends-title = Friends
friends-about = People you know here: who is around, and how you have played.
friends-empty = No friends here yet. Send somebody your link, or ask people you have played with.
friends-empty-play = Meanwhile, find opponents

friends-here = Here now
friends-here-none = None of your friends is here at the moment. Invite one all the same: whoever has notices on is told.
friends-away = The others
friends-status-here = here
friends-status-away = away
friends-status-table = { $phase ->
    [open] waits at a table: { $game }
   *[running] plays: { $game }
}
friends-watch = Watch
friends-join = Join
friends-invite = Invite
friends-invite-name = Invite { $name }
friends-invite-title = Invite { $name } to a table
friends-invite-about = A table for two is made, you take a seat, and { $name } is told. The invitation holds for an hour.
friends-invite-own = To your table: { $game }
friends-invite-new = A new table: { $game }
friends-invited = { $name } is invited.

friends-part = End the friendship
friends-part-name = End the friendship with { $name }
friends-part-sure = End the friendship with { $name }? You no longer see when the other is here. Nobody is told.
friends-parted = You and { $name } are no longer friends here.

friends-asking = They would like to be your friends
friends-accept = Accept
friends-accept-name = Accept { $name } as a friend
friends-decline = Decline
friends-decline-name = Decline { $name }
friends-declined = Declined; { $name } is not told.
friends-asked = You have asked
friends-withdraw = Take back
friends-withdraw-name = Take back the request to { $name }
friends-now = You and { $name } are friends now.
friends-asked-now = { $name } was asked. Once they say yes, you are friends.
friends-ask = Add as a friend
friends-ask-name = Add as a friend: { $name }
friends-ask-about = You see when the other is here, and can invite each other to tables.
friends-full = One of you has too many friends, requests or invitations for now. Try again later.

friends-link = A link for friends
friends-link-about = Whoever opens it can become your friend: up to ten people, for a week.
friends-link-make = Make a link and a QR code
friends-link-share = Be my friend at Medici
friends-link-title = Be friends?
friends-link-ask = { $name } would like to be your friend: you see when the other is here, and can invite each other to tables.
friends-link-yes = Be friends
friends-link-spent = This link is used up, expired or unknown. Ask for a new one.
friends-link-own = This is your own link: send it to somebody else.

friends-met = People you have played with
friends-met-none = Whoever you play with online is listed here.
friends-met-last = { $game } with { $n } players, { $date }
friends-rematch = Once more
friends-rematch-name = Once more, with { $name }
friends-rematch-done = { $name } is asked to another game.

friends-invitations = You are invited
friends-invitation = { $name } asks you to { $game }
friends-invitation-take = Take a seat
friends-invitation-no = Not now
friends-invitation-no-name = Not now: the invitation of { $name }
friends-home-here = { $n ->
    [one] { $name } is here
    [2] { $name } and another friend are here
   *[other] { $name } and { $more } other friends are here
}
friends-home-look = Look, watch or invite
friends-home-invite = To your table, or to a new one
friends-home-asking = { $n ->
    [one] Somebody would like to be your friend
   *[other] { $n } people would like to be your friends
}

friends-push-invited = You are invited to a table
friends-push-round = Your tournament table is ready
