# What the rules' core has to say.
list-and = { $first } and { $last }
