### How a name is kept: passkeys, and the devices where a player is signed in.

devices-title = Ton nom et tes appareils
devices-about = Ton nom et tes parties n’appartiennent qu’à ce navigateur tant que tu ne les mets pas à l’abri. Avec une clé d’accès, ton appareil ou ton gestionnaire de mots de passe les garde pour toi : tu reviens avec une empreinte, ton visage ou un code, ici et ailleurs, sans rien à retenir.
devices-make = Garder mon nom, ici et ailleurs
devices-sign-in = Se connecter par clé d’accès
devices-instead = Si tu te connectes sous un autre nom, { $name } existe toujours, mais plus sur cet appareil. Crée d’abord une clé d’accès pour y revenir.
devices-made = Ton nom est gardé. Connecte-toi où tu veux avec la clé d’accès.
devices-signed-out = Déconnexion réussie. Ta clé d’accès te ramènera.

## Where there can be none

devices-insecure = Une clé d’accès exige une connexion sécurisée (https). Demande à l’administration de ce serveur, ou prends le lien ci-dessous.
devices-address = Une clé d’accès exige un site qui a un nom, et celui-ci n’a qu’une adresse en chiffres. Prends le lien ci-dessous.
devices-unable = Ce navigateur ne connaît pas les clés d’accès. Prends le lien ci-dessous.
devices-problem-passkey-known = Cet appareil a déjà une clé d’accès pour ton nom. Tu peux te connecter avec elle.
devices-problem-no-passkey = Cette clé d’accès n’est plus connue ici. Choisis-en une autre, ou supprime-la de ton appareil.
devices-problem-bad-passkey = Impossible de vérifier la clé d’accès. Rien n’a changé ; réessaie.
devices-problem-unverified = Cet appareil n’a pas vérifié ton identité, donc sa clé d’accès ne prouve rien. Configures-y un code, une empreinte ou un visage, ou prends-en un autre.
devices-problem-late = C’était trop long. Rien n’a changé ; réessaie.
devices-problem-too-many = Tu as déjà le maximum de clés d’accès. Supprimes-en d’abord une.
devices-problem-no-passkeys = Les clés d’accès ne marchent pas encore à cette adresse. C’est à l’administration du serveur de les installer.

## Lists

devices-keys = Clés d’accès
devices-key-new = Créée le { $created }, pas encore utilisée
devices-key-name = Renommer : { $name }
devices-key-naming = Nom de cette clé d’accès
devices-key-remove = Supprimer : { $name }
devices-key-ask = Supprimer cette clé d’accès ?
devices-key-about = Elle n’ouvre plus rien ici. Les appareils déjà connectés le restent, tant que tu ne t’y déconnectes pas.
devices-key-keep = La garder
devices-key-do = La supprimer
devices-list = Appareils connectés
devices-device = { $browser } sur { $system }
devices-unknown = Un autre navigateur ou programme
devices-current = celui-ci
devices-dates = Depuis le { $created }, dernière fois le { $used }
devices-end = Déconnecter
devices-end-one = Déconnecter : { $device }
devices-end-others = Déconnecter tous les autres
devices-leave = Se déconnecter d’ici
