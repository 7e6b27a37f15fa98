# Faire tourner un serveur : ce que dit et refuse `bequest serve`, et sa page.

server-cant-listen = Le serveur ne peut pas écouter à { $host }, port { $port } : { $problem }. Choisissez-en un autre avec --host et --port.
server-no-free-port = Les ports { $first } à { $last } sont tous pris : choisissez-en un autre avec --port.
server-bad-outside = --outside { $address } : écrivez l’adresse par laquelle on atteint le serveur, comme https://games.example, sans chemin.
server-bad-proxy = --proxy { $address } : écrivez l’adresse du mandataire en chiffres, comme 127.0.0.1.
server-bad-database = --database : { $url } n’est pas une adresse de base de données ; écrivez sqlite:///file.db ou postgresql+psycopg://user@host/name.
server-unknown-database = --database { $url } : ce genre de base de données est inconnu ici, ou son pilote n’est pas installé ; sqlite:///file.db marche toujours.
server-no-database = La base de données { $url } ne peut pas être ouverte : { $problem }. Choisissez un autre endroit avec --database, ou rendez celui-ci accessible en écriture.
server-in-use = Un autre serveur travaille avec la base de données { $file } : arrêtez-le d’abord, ou choisissez une autre base avec --database.

## La page

server-page-what = Voici un serveur pour trois jeux de société sur l’héritage, joués ensemble en direct ou sur plusieurs jours :
server-page-join = Qui a reçu une invitation joue dans un terminal, le lien entre guillemets :
server-page-host = Une nouvelle table s’ouvre ainsi ; la commande affiche le lien pour les autres :
server-page-more = Ouvrir cette page ou un lien ne change rien : s’asseoir, oui.
server-page-build = La page où l’on joue n’a pas été construite ici. Dans les sources, elle se construit ainsi :

## La commande

command-help-serve = Faire tourner un serveur, sur lequel on joue ensemble.
command-help-serve-host = Où écouter : 127.0.0.1, cette machine seule ; 0.0.0.0, tous ses réseaux, comme celui de la maison.
command-help-serve-port = Le port ; s’il est pris, le premier libre ensuite.
command-help-serve-database = Où tout est gardé : sqlite:///file.db ou postgresql+psycopg://user@host/name. Sans elle, un fichier dans votre dossier de données.
command-help-serve-no-open = Ne pas ouvrir de navigateur.
command-help-serve-outside = L’adresse par laquelle on atteint le serveur s’il est derrière un mandataire, comme https://games.example.
command-help-serve-name = Un autre nom sous lequel le serveur peut être appelé. Peut être répété.
command-help-serve-proxy = L’adresse d’un mandataire dont on croit la parole sur les appelants. Peut être répété.
command-help-serve-workers = Combien de processus réfléchissent pour les bots.
command-metavar-host = HÔTE
command-metavar-url = ADRESSE
command-metavar-name = NOM
command-metavar-address = ADRESSE
command-serve-other-port = Le port { $wanted } est pris, ce sera donc { $port }.
command-serve-at = Le serveur est à { $address } (Ctrl-C l’arrête)
command-serve-home = Sur le réseau de la maison, il est à { $address } ; ou visez ceci avec un téléphone :
command-serve-alone = Cette machine n’est dans aucun réseau : vous seul pouvez atteindre le serveur.
command-serve-database = Tout est gardé dans { $url }
command-serve-host = Pour ouvrir une table : { $command }
command-serve-ended = Le serveur est arrêté ; tout ce qui a été joué est gardé.
