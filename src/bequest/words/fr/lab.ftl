# Commandes du laboratoire : qui joue, et ce que deviennent les cartes.

command-help-cards =
    Joue beaucoup de parties et dit, pour chaque carte, combien de fois elle est vue, prise, jouée ou défaussée.
command-help-bots = Qui joue : un bot ou un niveau que nomme bequest bots.
command-metavar-bots = ROBOTS
command-bots-unknown = --bots { $kind } : { $known } est attendu
command-no-heuristic = { $game } n’a pas de joueur heuristique ; des joueurs aléatoires jouent à sa place
command-fact-bots = robots

## Un rapport sur les cartes

command-cards-no-report = il n’y a pas de rapport sur les cartes de { $game }
command-cards-friends = Amis
command-cards-children = Cartes Enfant
command-cards-sides = Chefs de famille
command-cards-titles = Titres
command-cards-contributions = Contributions
command-cards-missions = Missions
command-cards-patrons = Mentors
command-cards-hints = Indices
command-cards-events = Événements
command-cards-expenses = Dépenses
command-cards-helpers = Assistants
command-cards-properties = Propriétés
command-cards-companions = Compagnons
command-cards-wild = Jokers
command-cards-seen = vues
command-cards-dealt = distribuées
command-cards-offered = proposées
command-cards-taken = prises
command-cards-kept = gardées
command-cards-joined = mariées
command-cards-born = nées
command-cards-chosen = choisies
command-cards-acquired = acquises
command-cards-given = offertes
command-cards-completed = accomplies
command-cards-met = but atteint
command-cards-fulfilled = vérifiées
command-cards-played = jouées
command-cards-put = posées
command-cards-bought = achetées
command-cards-activated = activées
command-cards-won = gagnantes
command-cards-dropped = défaussées
command-cards-left = invendues
command-cards-share = % joué
command-cards-dead = Personne n’a jamais joué : { $cards }
command-cards-none-dead = Toutes les cartes ont été jouées.
