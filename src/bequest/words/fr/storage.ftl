# Conservation : sauvegardes, et si tout ce qui est conservé est juste.

## Commandes

command-help-backup = Écrit tout ce qu’un serveur conserve dans un seul fichier, même pendant qu’il tourne.
command-help-restore = Remet une sauvegarde dans une base de données qu’aucun serveur n’utilise.
command-help-verify = Rejoue chaque table d’après son journal et dit ce qui diffère. Un serveur peut tourner en même temps.
command-help-backup-file = Le fichier à écrire.
command-help-restore-file = Un fichier écrit par backup.
command-help-backup-replace = Remplace un fichier qui existe déjà.
command-help-restore-replace = Remplace tout ce que contient la base de données.
command-help-database = La base de données : un fichier, ou une adresse comme postgresql+psycopg://utilisateur@hôte/nom. À défaut, un fichier de votre dossier de données.
command-metavar-database = BASE

command-backup-done = { $rows } lignes écrites dans { $file }
command-restore-done = { $rows } lignes remises dans { $url }
command-backup-exists = { $file } existe déjà ; pour le remplacer, utilisez --replace
command-backup-missing = { $file } : il n’y a pas de telle sauvegarde
command-restore-exists = { $url } n’est pas vide ; pour renoncer à tout son contenu, utilisez --replace
command-restore-busy = un serveur utilise { $url } ; arrêtez-le d’abord
command-database-address = --database { $url } : écrivez le nom d’un fichier, ou une adresse comme postgresql+psycopg://utilisateur@hôte/nom
command-database-missing = { $file } : il n’y a pas de telle base de données ; nommez-la avec --database
command-database-other = { $url } n’est pas une base de données de ce programme, ou vient d’une version plus récente
command-database-trouble = { $url } : { $problem }

## Vérification

command-verify-progress = vérification
command-verify-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : { $differences ->
    [0] tout est conforme aux journaux
    [one] { $differences } différence
   *[other] { $differences } différences
}
command-verify-table = { $table } : { $difference }
command-verify-gap = l’entrée { $sequence } du journal manque
command-verify-unreadable = l’entrée { $sequence } du journal est illisible : { $problem }
command-verify-beginning = le journal ne commence pas par le début de la partie, ou l’a deux fois
command-verify-twice = l’entrée { $sequence } du journal avait déjà été faite, avec le même jeton
command-verify-refused = les règles refusent l’entrée { $sequence } du journal : { $problem }
command-verify-lobby = la partie n’a pas commencé, mais il en existe déjà quelque chose
command-verify-other = { $column } est conservé comme { $kept }, mais vaut { $derived }
command-verify-story = le récit jusqu’à l’entrée { $sequence } a des lacunes
command-verify-story-unreadable = un récit est illisible : { $problem }
command-verify-moment = ce qui a été conservé du coup { $move } n’est pas ce que voient les places
command-verify-snapshot = la position conservée après l’entrée { $sequence } n’est pas celle où mène le journal
command-verify-record = l’enregistrement de la partie ne se vérifie pas : { $problem }
