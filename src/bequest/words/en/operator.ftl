# bequest operator: who looks after a server.

command-help-operator = Make somebody an operator of a server, who reads reports and may look after every table.
command-help-operator-name = The name under which the person signs in; it must be kept with a password.
command-help-operator-database = The database of the server.
command-help-operator-no-longer = Take it back.
command-operator-made = { $name } is an operator now; a server that runs knows it within a minute.
command-operator-no-longer = { $name } is no operator any more; a server that runs knows it within a minute.
command-operator-no-database = There is no database { $database }: start the server first, or name another one with --database.
command-operator-nobody = Nobody signs in as { $name }: begin as a guest, keep your name with a password, and try again.
