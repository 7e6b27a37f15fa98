# desk
desk-title = Trois jeux d’héritage.
