### Settings, past games, and what is kept of a player.

settings-title = Settings
settings-you = You
settings-language = Language
settings-look = Look and feel
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-letters = Text size
settings-letters-100 = Normal
settings-letters-120 = Large
settings-letters-140 = Larger
settings-speed = Motion
settings-speed-0 = Off
settings-speed-1 = Normal
settings-speed-2 = Fast
settings-speed-about = Every movement can be skipped with a tap, whatever you choose.
settings-helpers = Helpers
settings-helpers-about = Last price and cards left by good, which a good player would keep in mind
settings-tips = Tips
settings-tips-about = What a thing is and its rule: by pointing at it, or by holding a finger on it
settings-names = Names of the goods
settings-names-about = Written at the tracks, beside the symbols
settings-sound = Sound
settings-sound-about = Soft sounds for cards, coins and dice
settings-vibration = Vibration
settings-vibration-about = A phone vibrates for a moment when it is your turn, and when the hammer falls
settings-roll = Roll the dice yourself
settings-roll-about = Tap, or shake your phone; otherwise they roll by themselves. Without motion they just lie there.
settings-notices = Tell me when it is my turn
settings-notices-about = The browser shows a notice. It asks for your permission first.
settings-notices-always = For all your tables, even when no page of Medici is open.
settings-notices-page = For all your tables, as long as a page of Medici is open somewhere in this browser.
settings-notices-unable = This browser cannot show notices here. On an iPhone, add Medici to the home screen first.
settings-notices-refused = The browser does not allow notices for this page. You can change that in its settings.
settings-version = Version { $version }
settings-docs = Documents
settings-site = Version { $version }. This site has no server: what you play stays on this device, and nobody from elsewhere can join you.

## Another device

settings-carry = Continue on another device
settings-carry-about = Open this link there, and you are the same player with the same games.
settings-carry-make = Make a link
settings-carry-link = Link for the other device
settings-carry-once = It works once, within ten minutes. Do not give it to anybody: whoever opens it plays as you.
settings-link-title = Play as yourself on this device
settings-link-about = This link brings your name and your games here.
settings-link-instead = On this device you are { $name } so far. To come back to that name later, make a link here first.
settings-link-do = Bring them here
settings-link-done = Welcome, { $name }. Your games are here.
settings-link-spent = This link has been used, or it is older than ten minutes. Make a new one on the other device.
settings-link-missing = This link is incomplete. Make a new one on the other device.

## My data

settings-data = What is kept about you
settings-data-about = A name, and the tables you sat at. No address, no password, nothing from elsewhere.
settings-export = Download my data
settings-forget = Delete my data
settings-forget-ask = Delete everything that is kept about you?
settings-forget-about = Your name and all your sessions go. Running games are played on by bots. This cannot be undone.
settings-forget-do = Delete it for good
settings-forgotten = Your data is deleted. Thank you for playing.

## Past games

settings-history = Past games
settings-history-empty = No finished game yet.
settings-history-play = Play one now
settings-replay = Replay:
settings-outcome-won = Won
settings-outcome-lost = Played
settings-outcome-alone = Solitaire
settings-outcome-cancelled = Called off
settings-outcome-watched = Watched
