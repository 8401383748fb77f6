### Tables that live in this browser: kept, taken online, damaged, brought along as records.

local-here = on this device
local-full = There is no more room for games in this browser, so this one is not kept. You can play on; delete older games to make room.
local-refused = This browser keeps nothing, so games are not kept either. You can play on as long as this page is open.
local-bot-failed = A bot cannot think just now ({ $detail }). It tries again.

## Taking a game online

local-gone-online = This game goes on at the server.
local-gone-online-about = It has moved there with everything that happened.
local-gone-online-link = Go to the table

## What cannot be read

local-aside-hint = { $n ->
    [one] A game on this device cannot be read.
   *[other] { $n } games on this device cannot be read.
}
local-aside-look = See what is left of it
