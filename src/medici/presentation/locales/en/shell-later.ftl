### What a shared link shows, a server without its client, and a page that is not there.

shell-missing = There is no such page
shell-missing-why = The address may have been mistyped. Nothing was lost; your games are where they were.
shell-missing-home = To the tables

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
shell-preview-rules = { shell-game }: the rules
shell-preview-learn = { shell-game }: learn it by playing
shell-preview-replay = A game of Medici, move by move
shell-preview-exercises = Medici: the exercise of the day
shell-preview-companion = At a real table: Medici keeps the score
shell-preview-companion-about = Tap in who loaded what; the phone counts as the rules do. Free, and without a network.
shell-unbuilt = The pages have not been built
shell-unbuilt-about = The server runs, but the browser client is not part of this installation. In the project's folder, run “make play”; it builds everything.
shell-docs-unbuilt = The documents have not been built
shell-docs-unbuilt-about = The house is open, but its documents are not part of this installation. In the project's folder, “make docs” builds them; they are there to be read in “docs”, too.
shell-docs-missing = No document has this address. It may have been mistyped, or the page has another name by now.
shell-docs-home = To the documents

## Refusals to talk

shell-problem-silent = You may not talk at this table. Nothing was sent.
shell-problem-muted = Whoever runs this server has muted you. Nothing was sent. ({ $detail })
shell-problem-banned = Whoever runs this server has shut you out. ({ $detail })
