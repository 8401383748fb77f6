### The frame of every page, and words that everything shares.

shell-name = Medici
shell-skip = Skip to the content
shell-pages = Pages
shell-home = Play
shell-people = People
shell-to-home = Medici: to the tables
shell-history = History
shell-rules = Rules
shell-settings = Settings
shell-messages = Messages
shell-close = Close
shell-busy = under way
shell-loading = One moment…
shell-waiting = The table is waiting for you: nothing was lost. As soon as you are online again, it goes on.
shell-guest = Guest
shell-bot = { $bot ->
        [apprentice] Apprentice
        [merchant] Merchant
        [banker] Banker
        [prince] Prince
       *[random] Random
    }
shell-seat = Seat { $seat }
shell-your-turn = Your turn
shell-your-turn-at = Your turn: { $what }
# Something, and what is to be said of it: "Day 1: +20".
shell-told = { $name }: { $what }
shell-language = Language
shell-theme = Colours: { $theme ->
        [light] light
        [dark] dark
       *[auto] as on your device
    }
shell-tip-rule = Rule { $clause }
shell-tip-unreached = The rules cannot be reached just now.
shell-broken = Something went wrong on this page
shell-broken-why = Your games are safe. Load the page again to go on.
shell-broken-again = Load again
shell-new-version = A new version is here.
shell-reload = Load it
shell-updated = Medici was updated. This is version { $version }.
shell-about = An unofficial home for Reiner Knizia's Medici family. Free and open.
shell-missing = There is no such page
shell-missing-why = The address may have been mistyped. Nothing was lost; your games are where they were.
shell-missing-home = To the tables

## Problems: what happened, that nothing was lost, and what to do.

shell-problem-unreachable = The server cannot be reached just now. Nothing was lost; try again in a moment.
shell-problem-unavailable = The server is busy or restarting. Nothing was lost; try again in a moment.
shell-problem-no-server = This site has no server, so nobody from elsewhere can come. Everything on this device works.
shell-problem-internal = The server made a mistake. Nothing was lost; try again.
shell-problem-flood = That was too fast. Nothing was lost; wait a little and try again.
shell-problem-stale = Something else happened first, so this was not done. Have another look and decide again.
shell-problem-illegal-move = This move is not possible here. Nothing has changed; choose another.
shell-problem-not-your-turn = It is somebody else's turn. Nothing has changed.
shell-problem-no-undo = This move can no longer be taken back. The game goes on as it is.
shell-problem-not-open = The game has begun already. You can watch it.
shell-problem-not-running = The game is not running. Nothing has changed.
shell-problem-not-seated = You have no seat at this table. You can watch it.
shell-problem-over = The game is over. Its record is kept.
shell-problem-full = All seats are taken. You can watch the game.
shell-problem-seat-taken = Somebody sat down there first. Choose another seat.
shell-problem-unknown-bot = There is no such bot. Choose another.
shell-problem-bad-name = Somebody here has a name that looks like this one, or it has characters that no name may have. Choose another.
shell-problem-no-table = There is no such table. The address may have been mistyped, or the table was given up.
shell-problem-not-found = There is nothing at this address, or not any more.
shell-problem-too-many = You have as many of these as one may have; wait until one is over.
shell-problem-no-session = You are not known here yet. Choose a name, and try again.
shell-problem-forbidden = You may not do that here. Nothing has changed.
shell-problem-left-for-good = You have left this game, which counts: you cannot come back.
shell-problem-members-only = This is for members of the club. Join it, or ask to be let in.
shell-problem-too-long = That is too long. Nothing was lost; make it shorter.
shell-problem-bad-command = The server did not accept this. Nothing has changed; check what you entered.
shell-problem-bad-record = The server cannot read this record of a game. Nothing was lost.
shell-problem-misfit = This page and the server do not agree on the table. Nothing was lost; reload the page.
shell-problem-damaged = This game cannot be read any more. Nothing was deleted: what is left of it is among your past games.
shell-problem-other = That did not work. Nothing was lost; try again.

## Goods

good-cloth = cloth
good-fur = fur
good-grain = grain
good-dye = dye
good-spice = spice
good-gold = gold
good-neutral = neutral

## What a shared link shows, and a server without its client

shell-game = { $game ->
        [card] Medici: The Card Game
        [dice] Medici: The Dice Game
       *[board] Medici
    }
shell-preview-table = { $phase ->
        [open] Come and play { shell-game }
       *[other] A game of { shell-game }
    }
shell-preview-table-about = { $host } has laid the table. Take a seat, or watch: no account is needed.
shell-preview-rules = The rules of { shell-game }
shell-preview-learn = Learn { shell-game } by playing
shell-preview-replay = A game of Medici, move by move
shell-preview-exercises = Medici: the exercise of the day
shell-preview-companion = At a real table: Medici keeps the score
shell-preview-companion-about = Tap in who loaded what; the phone counts as the rules do. Free, and no internet is needed.
shell-unbuilt = The pages have not been built
shell-unbuilt-about = The server runs, but the browser client is not part of this installation. In the project's folder, run “make play”; it builds everything.
shell-docs-unbuilt = The documents have not been built
shell-docs-unbuilt-about = The server runs, but its documents are not part of this installation. In the project's folder, “make docs” builds them; they are there to be read in “docs”, too.
shell-docs-missing = No document has this address. It may have been mistyped, or the page has another name by now.
shell-docs-home = To the documents

## Refusals to talk

shell-problem-silent = You may not talk at this table. Nothing was sent.
# $until is a time, or: never.
shell-sanction = { $until ->
    [never] For good
   *[other] Until { $until }
} (“{ $reason }”).
shell-problem-muted = Whoever runs this server has muted you. { shell-sanction } Nothing was sent.
shell-problem-banned = Whoever runs this server has shut you out. { shell-sanction }
