# L’arbre généalogique, en texte, en dessin et en GEDCOM.
crecy-tree-family = { $name } et sa famille
crecy-tree-ancestors = { $name } et ses ancêtres
crecy-tree-caption =
    { $persons ->
        [one] { $persons } personne
       *[other] { $persons } personnes
    } en { $rows ->
        [one] { $rows } génération
       *[other] { $rows } générations
    }, { $couples ->
        [0] aucun couple
        [one] { $couples } couple
       *[other] { $couples } couples
    }
crecy-tree-of = parents ({ $name }) : { $text }
crecy-tree-child = { $name } (enfant)
crecy-tree-head = Chef de famille
crecy-tree-male-child = encore enfant
crecy-tree-female-child = encore enfant
crecy-tree-male-unknown = un inconnu
crecy-tree-female-unknown = une inconnue
crecy-tree-facts = { $occupation } { $nationality }
crecy-tree-legend-title = Titre
crecy-tree-legend-contribution = Contribution
crecy-tree-legend-mansion = Demeure
crecy-tree-legend-venture = Entreprise
crecy-tree-legend-married = couple
crecy-tree-legend-betrothed = fiancés
crecy-tree-legend-ended = † personne disparue
crecy-tree-note-title = Titre : { $name }
crecy-tree-note-contribution = Contribution : { $name }
crecy-tree-note-mansion = Demeure
crecy-tree-note-venture = Entreprise
crecy-tree-note-nationality = Nationalité : { $nationality }
crecy-tree-note-betrothed = Fiancés ; le mariage suit quand l’enfant est devenu adulte.
# Le nom de la langue en anglais, comme le veut GEDCOM.
crecy-tree-gedcom-language = French
crecy-tree-gedcom-note = { $name } et sa famille, d’une partie du Testament du Duc de Crécy. Toutes les personnes sont inventées ; le jeu n’a pas de dates.

# Ce qu’apporte une action, à côté de son nom.
crecy-brings-marry =
    { $mode ->
        [testament] un Ami de votre main s’avère être un parent
       *[family] un adulte de cette Génération épouse maintenant un Ami de votre main, puis une naissance
    }
crecy-brings-arrange = un enfant est promis à un Ami de votre main : payé maintenant, noces à la Génération suivante
crecy-brings-have-children = une naissance pour un couple ; pour 1 Honneur, fils ou fille à votre choix
crecy-brings-ask-friends = { $least } Or ; { $more } : −1 Honneur ; { $most } : et −1 carte
crecy-brings-socialize = Amis de l’étalage : { $least } ; { $more } pour 1 Or ; { $most } pour 2 Or
crecy-table-stands = { $honor } Honneur, { $prestige } Prestige

# La table.
crecy-table-setup = Mise en place
crecy-table-over = La partie est terminée
crecy-table-round =
    Génération { $generation }, manche { $round } sur { $rounds }{ $last ->
        [yes] { "" } (dernière)
       *[no] { "" }
    }
crecy-table-piles = { $friends } Amis, { $children } Enfants, { $missions } Missions
crecy-table-you = { $player } (vous)
crecy-table-honor = Honneur
crecy-table-prestige = Prestige
crecy-table-income = Revenu
crecy-table-gold = Or
crecy-table-pawns = pions
crecy-table-hand = main
crecy-table-reserve = pions de couleur
crecy-table-times = { $what } ×{ $n }
crecy-table-note = { $player } : { $facts }
crecy-table-starter = Premier Joueur
crecy-table-passed = a passé
crecy-table-extinct = famille éteinte en Génération { $generation }
crecy-table-placed =
    { $n ->
        [one] pion sur { $spaces }
       *[other] pions sur { $spaces }
    }
crecy-table-complication = Complication gardée : immunité
crecy-table-lasting = cette Génération : { $cards }
crecy-table-lasting-card = { $card } ({ $effects })
crecy-table-mission-name = « { $mission } »
crecy-table-completed = accompli : { $missions }
crecy-table-under-patron =
    { $n ->
        [one] { $n } Mission sous le Mentor
       *[other] { $n } Missions sous le Mentor
    }
crecy-table-missions-of =
    { $n ->
        [one] Mission : { $missions }
       *[other] Missions : { $missions }
    }
crecy-table-known =
    { $all ->
        [yes] en main : { $cards }
       *[no] en main, entre autres : { $cards }
    }
crecy-table-main-board = Plateau principal
crecy-table-left =
    { $n ->
        [one] il en reste { $n }
       *[other] il en reste { $n }
    }
crecy-table-closed = fermée
crecy-table-none-on-offer = rien à offrir
crecy-table-printed = { $card } : { $text }
crecy-table-children = Pioche d’Enfants : { $sons } Fils, { $daughters } Filles, { $complications } Complications ; { $reserve } en réserve, { $discarded } dans la défausse
crecy-table-supply = Pions du stock général : { $pawns }
crecy-table-display = Étalage
crecy-table-no-display = L’étalage est vide.
crecy-table-your-hand =
    Votre main ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    })
crecy-table-no-hand = Votre main est vide.
crecy-table-display-in-short = Étalage :
crecy-table-hand-in-short = Votre main ({ $n }) :
crecy-table-at = { $card } ({ $money })
crecy-table-main-board-taken = Plateau principal, cases prises :
crecy-table-main-board-free = Plateau principal : toutes les cases sont libres
crecy-table-with-who = { $space } ({ $who })
crecy-table-your-family = Votre famille
crecy-table-family-of = Famille de { $player }
crecy-table-patron = Mentor { $card } :
crecy-table-mission = Mission « { $card } » :

# Les parties de la table qui se regardent seules : les mots de chacune, dont on montre le premier.
crecy-part-hand = main, cartes
crecy-part-board = plateau, plateau principal, cases, offre
crecy-part-family = famille, familles, arbre
crecy-part-display = étalage, amis
crecy-part-goals = objectifs, mentor, missions, indices
crecy-part-players = joueurs, chiffres

# La fin.
crecy-result-rank = rang
crecy-result-winners =
    La partie est terminée. { $n ->
        [one] { $players } gagne.
       *[other] { $players } partagent la victoire.
    }
crecy-result-nobody = La partie est terminée. Toutes les familles sont éteintes : personne ne gagne.
crecy-result-solo =
    La partie est terminée. { $won ->
        [yes] Vous avez gagné, avec { $honor } Honneur.
       *[no] Votre famille est éteinte : vous avez perdu.
    }
crecy-result-testament =
    La partie est terminée. { $won ->
        [yes] Les { $hints } Indices sont tous vérifiés : vous avez gagné
       *[no] Indices vérifiés : { $done } sur { $hints } ; vous avez perdu
    }, avec { $honor } Honneur.
crecy-result-honor = Honneur de
crecy-result-total = total
crecy-result-patron = Mentor de { $player } : { $patron }. { $goals }
crecy-source-cards = cartes
crecy-source-spent = dépensé en actions
crecy-source-contributions = Contributions
crecy-source-missions = Missions
crecy-source-prestige = Prestige
crecy-source-children = enfants
crecy-source-patron = Mentor
crecy-source-nationality = nationalités
crecy-source-occupation = professions
crecy-source-hints = Indices non vérifiés
crecy-source-rivals = cartes des autres
crecy-source-carried = apporté

# Ce qu’est le jeu, pour qui en choisit un.
crecy-about = Le Testament du Duc de Crécy : mariez, élevez et établissez trois générations d’une famille ; seul, retrouvez vos ancêtres.
