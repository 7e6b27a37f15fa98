# Running a server: what `bequest serve` says and refuses, and its page.

server-cant-listen = The server can’t listen at { $host }, port { $port }: { $problem }. Choose another with --host and --port.
server-no-free-port = The ports { $first } to { $last } are all taken: choose another with --port.
server-bad-outside = --outside { $address }: write the address by which people reach the server, such as https://games.example, without a path.
server-bad-proxy = --proxy { $address }: write the address of the proxy as a number, such as 127.0.0.1.
server-bad-database = --database: { $url } is no address of a database; write sqlite:///file.db or postgresql+psycopg://user@host/name.
server-unknown-database = --database { $url }: this kind of database is not known here, or its driver is not installed; sqlite:///file.db always works.
server-no-database = The database { $url } can’t be opened: { $problem }. Choose another place with --database, or make this one writable.
server-in-use = Another server works with the database { $file }: stop it first, or choose another database with --database.

## The page

server-page-what = This is a server for three board games of inheritance, played together live or over days:
server-page-join = Whoever has an invitation plays in a terminal, with the link in quotes:
server-page-host = A new table is opened so; it prints the link for the others:
server-page-more = Opening this page or a link changes nothing: only sitting down does.
server-page-build = The page to play in has not been built here. In the sources it is built so:

## The command

command-help-serve = Run a server, on which people play together.
command-help-serve-host = Where to listen: 127.0.0.1 is this machine alone, 0.0.0.0 all networks that it is in, such as the one at home.
command-help-serve-port = The port; if it is taken, the next free one.
command-help-serve-database = Where all is kept: sqlite:///file.db or postgresql+psycopg://user@host/name. If not given, a file in your data folder.
command-help-serve-no-open = Do not open a browser.
command-help-serve-outside = The address by which people reach the server, if a proxy stands before it, such as https://games.example.
command-help-serve-name = A further name by which the server may be called. May be given several times.
command-help-serve-proxy = The address of a proxy whose word about callers is taken. May be given several times.
command-help-serve-workers = How many processes think for the bots.
command-metavar-host = HOST
command-metavar-url = URL
command-metavar-name = NAME
command-metavar-address = ADDRESS
command-serve-other-port = Port { $wanted } is taken, so it is { $port }.
command-serve-at = The server is at { $address } (Ctrl-C ends it)
command-serve-home = In your home network it is at { $address }, or scan this with a telephone:
command-serve-alone = This machine is in no network: only you can reach the server.
command-serve-database = All is kept in { $url }
command-serve-host = To open a table: { $command }
command-serve-ended = The server has ended; all that was played is kept.
