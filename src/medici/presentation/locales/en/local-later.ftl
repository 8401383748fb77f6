### Taking a game online, records, and what cannot be read.

## Taking a game online

local-invite = Invite a friend
local-online = Invite a friend to this game
local-online-about = The game moves to the server and goes on from here. Your friend takes a seat with a link.
local-online-seat = Whose seat is free for your friend?
local-online-proof = The draws so far were made on this device, so there is no proof for this game.
local-online-do = Move it to the server
local-online-alone = Only you play here: there is no seat to give away.
local-joins = The game goes on as soon as all seats are taken.

## What cannot be read

local-aside = Games that cannot be read
local-aside-about = Something is wrong with them, so they are set aside. Nothing was deleted: you can download them as files.
local-aside-store = All games kept until { $date }
local-aside-unknown = A game
local-aside-download = Download
local-aside-delete-ask = Delete what cannot be read?
local-aside-delete-about = Without a copy it is gone for good.
local-aside-shut = It cannot be opened even now ({ $detail }).
local-why-row = Its entry in the list is missing or damaged.
local-why-missing = Event { $seq } of its log is missing.
local-why-json = Event { $seq } of its log is damaged.
local-why-fold = Event { $seq } of its log could not have happened ({ $detail }).
local-why-store = The database could not be opened ({ $detail }). A new one was begun.

## Records

local-record = Save as a record
local-bring = Add a record
local-bring-about = A game from a file is checked move by move and put among your past games.
local-brought = The record is among your games.
local-bring-refused = This is not a true record: { $reason }
local-from-record = from a record
local-server-silent = The server cannot be reached. These are the games on this device.

## Deleting

local-delete = Delete
local-delete-game = Delete this game: { $game }
local-delete-ask = Delete this game?
local-delete-about = It is kept on this device only, and will be gone for good.
local-delete-do = Delete it
local-keep = Keep it
