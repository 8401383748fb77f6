### A person's page: what there is to see of a player, and what one shows of oneself.

profile-title = A player
profile-gone = There is no such player, or no longer.
profile-hidden = { $name } shows nothing more here.
profile-own-link = Your page
profile-since = Here since { $date }
profile-here = Here now

profile-ratings = Ratings
profile-ratings-none = No rated games yet.
profile-rating = { $game }, { $speed ->
    [days] over days
   *[live] live
}
profile-rating-games = { $n ->
    [one] one game
   *[other] { $n } games
}
profile-rating-unsure = give or take { $n }
profile-results = Results
profile-results-none = No finished games on this server yet.
profile-results-game = Game
profile-results-size = Players
profile-results-games = Played
profile-results-won = Won
profile-results-place = Mean place
profile-results-best = Best
profile-results-alone = alone

profile-together = You and { $name }
profile-together-none = You have not finished a game with each other yet.
profile-together-game = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, you came before { $name } in { $ahead }, after in { $behind }

profile-achievements = Achievements
profile-achievements-none = None yet: they follow from finished games on this server.
profile-achievements-of = { $n } of { $all }
profile-achieved = { $times ->
    [one] once, on { $date }
   *[other] { $times } times, first on { $date }
}
profile-achieved-see = See the game
profile-still-open = Still open

profile-exercises = Exercises
profile-exercises-of = { $game }: { $solved } solved of { $tried } tried
profile-exercises-days = { $n ->
    [one] one day in a row
   *[other] { $n } days in a row
}
profile-exercises-share = Share how you did
profile-exercises-again = Share it anew
profile-exercises-unshare = Share no more
profile-exercises-about = The exercises are kept in this browser. What you share is how many you have tried and solved.

profile-strengths = Strengths
profile-strengths-about = How much each real choice gave away, game by game, by the reviews that { $name } shares. Lower is better.
profile-strengths-game = { $game }, { $date }: { $title }, { $rate } points
profile-strengths-none = No reviews are shared yet. Open the review of a finished game of yours: it can be shared there.
profile-strengths-unshare = Take all back

profile-review-share = Share on your page
profile-review-shared = Shared on your page
profile-review-about = Your title and error rate of this game appear under Strengths, for those to whom you show it.

profile-show = Who sees it
profile-show-about = Each part of your page is for everybody, for your friends or for nobody. You can always see all of it.
profile-show-modest = Until you have a passkey or a second device, what you have earned is for friends at first.
profile-show-presence = Whether you are here, and at which public table
profile-show-since = Since when you are here
profile-show-ratings = Ratings
profile-show-results = Results
profile-show-achievements = Achievements
profile-show-exercises = Exercises that you share
profile-show-strengths = Reviews that you share
profile-show-everybody = Everybody
profile-show-friends = Friends
profile-show-nobody = Nobody
profile-show-done = Saved.
