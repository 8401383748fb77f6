### Tables that live in this browser: kept, taken online, damaged, brought along as records.

local-here = on this device
local-full = There is no more room for games in this browser, so this one is not kept. You can play on; delete older games to make room.
local-refused = This browser keeps nothing, so games are not kept either. You can play on as long as this page is open.
local-bot-failed = A bot cannot think just now. It tries again.

## Taking a game online

local-gone-online = This game goes on at the server.
local-gone-online-about = It has moved there with everything that happened.
local-gone-online-link = Go to the table
local-invite = Invite a friend
local-online = Invite a friend to this game
local-online-about = The game moves to the server and goes on from here. Your friend takes a seat with a link.
local-online-seat = Which seat is for your friend?
local-online-proof = The draws so far were made on this device, so there is no proof for this game.
local-online-do = Move it to the server
local-online-alone = Only you play here: there is no seat to give away.
local-joins = The game goes on as soon as all seats are taken.

## What cannot be read

local-aside-hint = { $n ->
    [one] A game on this device cannot be read.
   *[other] { $n } games on this device cannot be read.
}
local-aside-look = See what is left of it
local-aside = Games that cannot be read
local-aside-about = Something is wrong with them, so they are set aside. Nothing was deleted: you can download them as files.
local-aside-store = All games kept until { $date }
local-aside-unknown = A game
local-aside-download = Download
local-aside-delete-ask = Delete what cannot be read?
local-aside-delete-about = Without a copy it is gone for good.
local-aside-shut = It cannot be opened even now.
local-why-row = Its entry in the list is missing or damaged.
local-why-missing = Event { $seq } of its log is missing.
local-why-json = Event { $seq } of its log is damaged.
local-why-fold = Event { $seq } of its log could not have happened.
local-why-store = The database could not be opened. A new one was begun.

## Records

local-record = Save as a record
local-bring = Add a record
local-bring-about = A game from a file is checked move by move and put among your past games.
local-brought = The record is among your games.
local-from-record = from a record
local-server-silent = The server cannot be reached. These are the games on this device.

## Deleting

local-delete = Delete
local-delete-game = Delete this game: { $game }
local-delete-ask = Delete this game?
local-delete-about = It is kept on this device only, and will be gone for good.
local-delete-do = Delete it
local-keep = Keep it
