# bequest operator : qui s’occupe d’un serveur.

command-help-operator = Fait de quelqu’un un exploitant du serveur, qui lit les signalements et peut s’occuper de toutes les tables.
command-help-operator-name = Le nom sous lequel la personne se connecte, gardé par un mot de passe.
command-help-operator-database = La base de données du serveur.
command-help-operator-no-longer = L’inverse.
command-operator-made = { $name } est désormais exploitant ; un serveur en marche le sait en moins d’une minute.
command-operator-no-longer = { $name } n’est plus exploitant ; un serveur en marche le sait en moins d’une minute.
command-operator-no-database = La base de données { $database } n’existe pas : démarrez d’abord le serveur, ou nommez-en une autre avec --database.
command-operator-nobody = Personne ne se connecte sous le nom { $name } : commencez comme invité, gardez votre nom par un mot de passe et réessayez.
