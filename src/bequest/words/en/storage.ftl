# Storage: backups, and whether all that is kept is right.

## Commands

command-help-backup = Write all that a server keeps to one file, also while it runs.
command-help-restore = Bring a backup into a database that no server works with.
command-help-verify = Play every table again from its log, and tell what differs. A server may run meanwhile.
command-help-backup-file = The file to write.
command-help-restore-file = A file that backup has written.
command-help-backup-replace = Replace a file that is there.
command-help-restore-replace = Replace all that the database has.
command-help-database = The database: a file, or an address such as postgresql+psycopg://user@host/name. If not given, a file in your data folder.
command-metavar-database = DATABASE

command-backup-done = { $rows } rows written to { $file }
command-restore-done = { $rows } rows brought into { $url }
command-backup-exists = { $file } is there already; to replace it, use --replace
command-backup-missing = { $file }: there is no such backup
command-restore-exists = { $url } is not empty; to give up all that it has, use --replace
command-restore-busy = a server works with { $url }; stop it first
command-database-address = --database { $url }: write the name of a file, or an address such as postgresql+psycopg://user@host/name
command-database-missing = { $file }: there is no such database; name it with --database
command-database-other = { $url } is no database of this program, or one of a newer version of it
command-database-trouble = { $url }: { $problem }

## Verify

command-verify-progress = verifying
command-verify-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}: { $differences ->
    [0] all is as the logs say
    [one] 1 difference
   *[other] { $differences } differences
}
command-verify-table = { $table }: { $difference }
command-verify-gap = entry { $sequence } of the log is missing
command-verify-unreadable = entry { $sequence } of the log can’t be read: { $problem }
command-verify-beginning = the log does not begin with the beginning of the game, or has it twice
command-verify-twice = entry { $sequence } of the log was made before, with the same token
command-verify-refused = the rules do not take entry { $sequence } of the log: { $problem }
command-verify-lobby = the game has not begun, but there is something of it
command-verify-other = { $column } is kept as { $kept }, but is { $derived }
command-verify-story = the story up to entry { $sequence } has gaps
command-verify-story-unreadable = a story can’t be read: { $problem }
command-verify-moment = what was kept of move { $move } is not what the seats see
command-verify-snapshot = the position kept after entry { $sequence } is not the one that the log leads to
command-verify-record = the record of the game does not verify: { $problem }
