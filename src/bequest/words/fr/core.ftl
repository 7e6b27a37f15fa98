# Ce que dit le cœur des règles.
list-and = { $first } et { $last }
