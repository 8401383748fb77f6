### What people do beyond one table.

community-title = People
community-about = Rivals and friends, games to watch, and games to play without luck.
community-play = Play now
