# Le serveur : ce qu’il refuse, et pourquoi.

## Tables

server-no-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
server-no-invitation = Cette invitation n’est plus valable : demandez un nouveau lien.
server-no-seat = Cette table n’a pas cette place.
server-no-move = Ce coup n’a pas été joué.
server-begun = La partie a commencé : cela ne peut plus changer.
server-not-begun = La partie n’a pas encore commencé.
server-game-over = La partie est terminée.
server-not-over = La partie est en cours : son compte rendu n’est remis à personne avant la fin.
server-paused = La partie est suspendue. Tous doivent être d’accord pour reprendre.
server-not-paused = La partie n’est pas suspendue.
server-stale-move = La question n’est plus la même : regardez la table et choisissez à nouveau.
server-no-game = Ce jeu n’existe pas.
server-no-faces = Ces faces n’existent pas : redemandez la table, son paquet a peut-être changé.
server-nothing-asked = On ne vous demande rien en ce moment.

## Places

server-seat-taken = Quelqu’un y est déjà assis.
server-seats-free = Il reste des places libres : attendez quelqu’un, ou donnez la place à un bot.
server-deck-not-seen = Tout le monde n’a pas encore regardé le paquet apporté : la partie peut commencer dès que ce sera fait.
server-arrangement = Nommez chaque place une fois.
server-no-colour = La couleur { $colour } n’existe pas ; il y a { $known }.
server-colour-taken = Cette couleur est déjà prise : choisissez-en une autre.
server-too-many-bots = Il y a plus de bots et de personnes que de places.
server-player-count = { $game } se joue à { $counts }.
server-no-level = Il n’y a pas de bot { $level } ; il y a { $known }, et un niveau peut avoir un style du jeu.
server-no-seeds = Les tables n’ont pas de graine : le hasard est tiré au moment voulu, pour que personne ne puisse le prévoir.
server-bot-plays = Un bot joue pour vous : revenez d’abord à votre place.
server-bot-plays-already = Un bot joue déjà pour cette place.
server-nobody-stands-in = Aucun bot ne vous remplace.

## Propositions et conseils

server-proposal-open = Une proposition est déjà en cours : décidez-en d’abord.
server-no-proposal = Rien n’est proposé qui demande votre avis.
server-not-idle = Cette place n’a pas encore fait attendre les autres assez longtemps.
server-replace-yourself = Proposez un bot pour quelqu’un d’autre ; pour céder votre place, quittez-la.
server-no-advice = Aucun conseil n’a pu être préparé à l’instant : réessayez.
server-hints-off = Pas de conseils à cette table : c’est convenu ainsi.

## Qui peut

server-nobody = Connectez-vous d’abord, ou commencez comme invité.
server-bad-token = Ce jeton n’est pas valable : demandez-en un nouveau à la personne qui l’a créé.
server-persons-only = Les programmes peuvent jouer, mais ceci est réservé aux personnes.
server-owner-only = Seule la personne qui a ouvert la table peut le faire.
server-members-only = Seules les personnes à la table peuvent le faire.
server-not-your-seat = Ce n’est pas votre place.

## Requêtes

server-too-many-tables = Vous avez { $most } tables inachevées : finissez-en ou fermez-en d’abord.
server-too-often = C’était trop souvent : attendez un peu et réessayez.
server-wrong-host = Ce serveur ne porte pas ce nom. La personne qui l’exploite peut l’autoriser avec --name.
server-wrong-origin = La requête vient de la page d’un autre site.
server-no-origin = La requête ne dit ni de quelle page elle vient ni de quel programme : envoyez l’en-tête Bequest-Client.
server-bad-request = La requête n’est pas compréhensible : { $problem }
server-bad-message = Le message n’est pas compréhensible : { $problem }
server-enter-first = Entrez d’abord à une table.
server-not-saved = Rien n’a pu être enregistré, donc rien n’a changé : réessayez dans un instant.
server-error = Une erreur s’est produite ici. Elle a été notée ; réessayez.

## Comptes rendus, variantes et revanches

server-import-large = C’est trop à la fois : { $most } ko au plus sont acceptés.
server-import-heavy = La lecture demande trop de temps ou de mémoire : essayez quelque chose de plus petit.
server-record-open = Ce compte rendu ne peut pas être rejoué sans sa graine.
server-position-deck = Cette position a ses propres cartes : les tables se jouent seulement avec des jeux de cartes entiers.
server-position-over = La partie est terminée dans cette position : il n’y a plus rien à jouer.
server-fork-over = La partie est terminée à ce moment : choisissez un coup antérieur.
server-fork-now = Tant que la partie est en cours, vous ne pouvez continuer qu’à partir de maintenant.
server-rematch-waits = Tout le monde n’a pas accepté la revanche : pour accepter, on s’assied, sinon on quitte sa place.
## Personnes

server-name-empty = Choisissez un nom dont on voie quelque chose.
server-name-long = Choisissez un nom de { $most } caractères au plus.
server-name-taken = Quelqu’un garde déjà ce nom : choisissez-en un autre, ou connectez-vous si c’est vous.
server-no-language = Choisissez une de ces langues : { $known }.
server-no-zone = Nommez le lieu par son fuseau horaire, comme Europe/Paris.
server-wrong-password = Nom ou mot de passe incorrect : réessayez, ou revenez avec un code de secours ou votre lien personnel.
server-wrong-secret = Ce code ou ce lien n’est plus valable : essayez autrement, ou redemandez une place.
server-prove-it = Donnez votre mot de passe actuel, ou votre code de secours.
server-no-way-back = Personne ne pourrait revenir à votre place : gardez d’abord votre compte avec un mot de passe, un code de secours ou un lien, ou supprimez-le.
server-no-device = Vous n’y êtes plus connecté.
server-no-person = Cette personne n’existe pas.
server-avoid-yourself = Vous ne pouvez pas vous taire ni vous bloquer vous-même.
server-too-many-avoided = Vous avez fait taire ou bloqué { $most } personnes : laissez-en d’abord parler quelques-unes.
server-not-welcome = Vous ne pouvez pas vous asseoir à cette table : choisissez-en une autre, ou ouvrez la vôtre.
server-operator-only = Seule la personne qui exploite ce serveur peut le faire.
server-no-report = Ce signalement n’existe plus.
server-token-name-taken = Un programme de ce nom joue déjà cette place : donnez un autre nom à celui-ci.
server-too-many-tokens = { $most } programmes au plus peuvent jouer une place : reprenez d’abord un jeton.
server-no-token = Ce jeton n’existe plus.
server-too-many-sockets = Trop de connexions sont ouvertes : fermez d’abord quelques pages.

## Storage

server-closing = Le serveur s’arrête, donc rien n’a changé : réessayez quand il sera de retour.
server-before-upgrade = Les règles ont changé depuis ce coup : la partie peut revenir au plus au coup { $first }.
