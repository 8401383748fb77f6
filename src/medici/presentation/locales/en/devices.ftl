### How a name is kept: passkeys, and the devices where a player is signed in.

devices-title = Your name and devices
devices-about = Your name and your games belong to this browser until you keep them. With a passkey your device or password manager keeps them for you: you come back with a fingerprint, your face or a PIN, here and elsewhere, and there is nothing to remember.
devices-make = Keep my name on this device and others
devices-sign-in = Sign in with a passkey
devices-instead = If you sign in as somebody else, { $name } stays as it is, but no longer on this device. Make a passkey first to come back to it.
devices-made = Your name is kept. Sign in with the passkey wherever you like.
devices-signed-out = You are signed out here. Your passkey brings you back.

## Where there can be none

devices-insecure = Passkeys need a secure connection (https). Ask whoever runs this server, or use the link below.
devices-address = Passkeys need a site with a name, and this one is reached by an address of numbers. Use the link below.
devices-unable = This browser has no passkeys. Use the link below.
devices-problem-passkey-known = This device has a passkey for your name already. You can sign in with it.
devices-problem-no-passkey = This passkey is not known here any more. Choose another, or remove it from your device.
devices-problem-bad-passkey = The passkey could not be checked. Nothing has changed; try again.
devices-problem-unverified = This device did not check who you are, so its passkey proves nothing. Set up a PIN, a fingerprint or a face on it, or use another.
devices-problem-late = That took too long. Nothing has changed; try again.
devices-problem-too-many = You have as many passkeys as you can have here. Remove one first.
devices-problem-no-passkeys = Passkeys do not work at this address yet. Whoever runs the server has to set it up.

## Lists

devices-keys = Passkeys
devices-key-new = Made on { $created }, not used yet
devices-key-name = Rename: { $name }
devices-key-naming = What to call this passkey
devices-key-remove = Remove: { $name }
devices-key-ask = Remove this passkey?
devices-key-about = It opens nothing here any more. Devices where you are signed in stay so, until you sign out there.
devices-key-keep = Keep it
devices-key-do = Remove it
devices-list = Where you are signed in
devices-device = { $browser } on { $system }
devices-unknown = Another browser or program
devices-current = this one
devices-dates = Since { $created }, last used { $used }
devices-end = Sign out
devices-end-one = Sign out: { $device }
devices-end-others = Sign out everywhere else
devices-leave = Sign out here
