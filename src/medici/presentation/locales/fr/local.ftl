### Tables that live in this browser: kept, taken online, damaged, brought along as records.

local-here = sur cet appareil
local-full = Il n’y a plus de place pour les parties dans ce navigateur, donc celle-ci n’est pas gardée. Tu peux continuer ; supprime des parties plus anciennes pour faire de la place.
local-refused = Ce navigateur ne garde rien, donc les parties non plus. Tu peux jouer tant que cette page est ouverte.
local-bot-failed = Un bot n’arrive pas à jouer. Il réessaie.

## Taking a game online

local-gone-online = Cette partie continue sur le serveur.
local-gone-online-about = Elle y est passée avec tout ce qui s’est joué.
local-gone-online-link = Aller à la table
local-invite = Inviter quelqu’un
local-online = Inviter quelqu’un dans cette partie
local-online-about = La partie passe sur le serveur et continue de là. La personne invitée prend place par un lien.
local-online-seat = Quelle place est à prendre ?
local-online-proof = Les tirages jusqu’ici ont été faits sur cet appareil : il n’y a donc pas de preuve pour cette partie.
local-online-do = Passer sur le serveur
local-online-alone = Tu es la seule personne à jouer ici : il n’y a pas de place à donner.
local-joins = La partie continue dès que toutes les places sont prises.

## What cannot be read

local-aside-hint = { $n ->
    [one] { $n } partie est illisible sur cet appareil.
   *[other] { $n } parties sont illisibles sur cet appareil.
}
local-aside-look = Voir ce qu’il en reste
local-aside = Parties illisibles
local-aside-about = Elles sont abîmées, donc mises de côté. Rien n’a été supprimé : tu peux les télécharger comme fichiers.
local-aside-store = Toutes les parties gardées jusqu’au { $date }
local-aside-unknown = Une partie
local-aside-download = Télécharger
local-aside-delete-ask = Supprimer ce qui est illisible ?
local-aside-delete-about = Sans copie, c’est perdu pour de bon.
local-aside-shut = Toujours impossible à ouvrir.
local-why-row = Son entrée dans la liste manque ou est abîmée.
local-why-missing = L’événement { $seq } de son journal manque.
local-why-json = L’événement { $seq } de son journal est abîmé.
local-why-fold = L’événement { $seq } de son journal est impossible.
local-why-store = La base de données n’a pas pu être ouverte. Une nouvelle a été commencée.

## Records

local-record = Télécharger la partie
local-bring = Ajouter un fichier
local-bring-about = La partie d’un fichier est vérifiée coup par coup et rangée parmi tes parties passées.
local-brought = L’enregistrement est parmi tes parties.
local-from-record = d’un fichier
local-server-silent = Le serveur ne répond pas. Voici les parties de cet appareil.

## Deleting

local-delete = Supprimer
local-delete-game = Supprimer cette partie : { $game }
local-delete-ask = Supprimer cette partie ?
local-delete-about = Elle n’est gardée que sur cet appareil, et sera perdue pour de bon.
local-delete-do = La supprimer
local-keep = La garder
