# Le plateau du duc de Crécy.

# Onglets du téléphone
page-crecy-tab-family = Famille
page-crecy-tab-court = Cour
page-crecy-tab-salon = Salon
page-crecy-tab-rivals = Rivaux
page-crecy-tab-log = Journal

# Compteurs
page-crecy-fact-honor = Honneur
page-crecy-fact-prestige = Prestige
page-crecy-fact-income = Revenu
page-crecy-fact-gold = Or
page-crecy-fact-pawns = Pions
page-crecy-fact-hand = Amis en main
page-crecy-fact-missions = Missions
page-crecy-fact-completed = Missions accomplies
page-crecy-fact-under_patron = Missions sous le Mentor
page-crecy-fact-pawns_green = pions verts
page-crecy-fact-pawns_orange = pions orange
page-crecy-fact-pawns_red = pions rouges
page-crecy-fact-pawns_sky-blue = pions bleu ciel
page-crecy-fact-pawns_yellow = pions jaunes
page-crecy-counted = { $what ->
    [gold] Or
    [income] Revenu
    [prestige] Prestige
    [honor] Honneur
    [cards] cartes en main
    [friends] Amis
    [children] enfants
    [mission] Missions
   *[other] { $what }
}

# Sortes de cartes
page-crecy-kind-friend = Amis
page-crecy-kind-child = Enfants
page-crecy-kind-side = Chefs de famille
page-crecy-kind-title = Titres
page-crecy-kind-contribution = Contributions
page-crecy-kind-mission = Missions
page-crecy-kind-patron = Mentors
page-crecy-kind-hint = Indices
page-crecy-kind-mansion = Demeures
page-crecy-kind-venture = Entreprises

# Barre du haut et joueurs
page-crecy-track = Génération { $generation }, manche { $round } sur 9
page-crecy-standing = { $name } : { $honor } Honneur. Voir la famille
page-crecy-passed = a passé
page-crecy-extinct = lignée éteinte

# La cour
page-crecy-home = Chez vous
page-crecy-questions = Questions
page-crecy-always-open = toujours ouvert
page-crecy-court = À la cour
page-crecy-one-pawn = un pion chacun
page-crecy-arrange = Promettre
page-crecy-sub-marry = { $mode ->
    [solo_testament] un Ami se révèle parent
   *[other] un Ami entre dans la famille
}
page-crecy-sub-have-children = { $mode ->
    [solo_testament] un enfant de plus
   *[other] un enfant pour un couple
}
page-crecy-sub-ask-friends = rapporte de l’Or
page-crecy-sub-socialize = des Amis du salon
page-crecy-none-left = plus rien
page-crecy-left = reste { $n }
page-crecy-taken-by = pris par { $name }
page-crecy-closed = fermé par un Ami du salon
page-crecy-open = libre
page-crecy-on-offer = À prendre : { $what }
page-crecy-titles = Titres à prendre
page-crecy-contributions = Contributions à prendre
page-crecy-pawns = Pions
page-crecy-own-pawns = { $n ->
    [one] 1 pion à vous
   *[other] { $n } pions à vous
}
page-crecy-children-left = Enfants à venir : { $sons } fils, { $daughters } filles, { $complications } complications

# Le salon et la main
page-crecy-hand = Votre main
page-crecy-salon = Le salon
page-crecy-friends = { $n ->
    [one] { $n } Ami
   *[other] { $n } Amis
}
page-crecy-salon-count = { $n } · pioche { $deck }
page-crecy-no-friends = aucun Ami

# Cartes
page-crecy-dowry = Dot
page-crecy-cost = Frais de mariage
page-crecy-when = { $moment } :
page-crecy-free = gratuit
page-crecy-brings = rapporte
page-crecy-only-you = vous seul voyez ceci
page-crecy-side = { $gender ->
    [female] matriarche
   *[other] patriarche
}
page-crecy-born = { $gender ->
    [female] fille
   *[other] fils
}
page-crecy-drawn = Missions piochées

# Familles
page-crecy-family = Votre famille
page-crecy-house = Maison { $name }
page-crecy-for = Les ancêtres de { $name }
page-crecy-families = Familles
page-crecy-family-of = Famille : { $name }
page-crecy-no-family = Il n’y a encore personne dans la famille.
page-crecy-zoom = Taille de l’arbre
page-crecy-smaller = Plus petit
page-crecy-larger = Plus grand
page-crecy-head-of-family = chef de famille
page-crecy-unknown = à trouver
page-crecy-departed = { $gender ->
    [female] disparue
   *[other] disparu
}
page-crecy-married-to = { $gender ->
    [female] mariée à { $name }
   *[other] marié à { $name }
}
page-crecy-promised-to = { $gender ->
    [female] promise à { $name }
   *[other] promis à { $name }
}
page-crecy-child-of = enfant de { $father } et { $mother }
page-crecy-married = Mariés
page-crecy-promised = Promis
page-crecy-promised-one = { $gender ->
    [female] promise
   *[other] promis
}
page-crecy-ended = Veuvage
page-crecy-a-child = un enfant
page-crecy-deeds-of = Biens de { $name }
page-crecy-row-founders = fondateurs
page-crecy-row-elders = parents
page-crecy-row-now = majeurs
page-crecy-row-children = enfants
page-crecy-row = Génération { $row ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
page-crecy-row-up = { $row ->
    [0] vous
    [1] parents
    [2] grands-parents
    [3] arrière-grands-parents
    [4] trisaïeuls
   *[other] { $row } générations plus haut
}
page-crecy-poster = { $generations ->
    [one] une génération
   *[other] { $generations } générations
} · { $names ->
    [one] un nom
   *[other] { $names } noms
} · { $honor } Honneur

# Papiers d’un joueur
page-crecy-papers = Mentor et Missions
page-crecy-patron = { $secret ->
    [yes] Mentor { $name }, vous seul voyez ceci
   *[no] Mentor { $name }
}
page-crecy-under-patron = { $n } sous le Mentor
page-crecy-completed = Accomplie : { $name }
page-crecy-immune = à l’abri des Complications
page-crecy-lasting = Cette génération : { $name }

# Indices du Testament
page-crecy-hints = Indices
page-crecy-hints-all = les neuf doivent se vérifier
page-crecy-hints-done = { $n } sur 9
page-crecy-hints-of = { $n } sur { $all }
page-crecy-hint-true = vérifié
page-crecy-hint-open = ouvert
page-crecy-hint-soon = vérifié après ce coup
page-crecy-hint-found = trouvés : { $found } sur { $least }
page-crecy-hints-next = Trois autres viennent avec la génération suivante.

# Vue en texte
page-crecy-text-choices = Vos choix
page-crecy-text-player = Joueur
page-crecy-text-more = Autres
page-crecy-text-patron = Votre Mentor, secret
page-crecy-text-missions = Vos Missions
page-crecy-none = aucun
page-crecy-testament = Le Testament
