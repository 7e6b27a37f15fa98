# desk
desk-title = Three games of inheritance.
