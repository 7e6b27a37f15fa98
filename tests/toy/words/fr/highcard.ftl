# High Card.

highcard-about = Deux cartes chacun : échangez-en une si vous voulez, puis jouez-en une. La plus forte donne un point ; trois manches.
highcard-legend = Les points sont entre parenthèses. Un tiret signifie rien, ou ce que vous ne pouvez pas voir.
highcard-player-red = Rouge
highcard-player-blue = Bleu
highcard-player-yellow = Jaune
highcard-seat = { $player } ({ $points }) : { $cards } en main ({ $hand }), jouée { $played }

highcard-asked-turn = Gardez-vous votre main ?
highcard-asked-give = Quelle carte rendez-vous ?
highcard-asked-play = Quelle carte jouez-vous ?
highcard-choice-keep = Garder la main
highcard-choice-swap = Échanger une carte
highcard-choice-card = Rendre { $card }
highcard-choice-play = Jouer { $card }
highcard-card = { $card } : vaut { $value }

highcard-event-dealt = reçoit { $card }
highcard-event-kept = garde sa main
highcard-event-swapped = échange { $card }
highcard-event-played = joue { $card }
highcard-event-collected = rend ses cartes
highcard-standing = { $points } points
highcard-rounds-won = manches gagnées
highcard-result = Le plus de points : { $players }.

highcard-pile-empty = la pioche a { $cards } carte, rien ne peut donc être échangé
highcard-too-few = il faut au moins { $least } cartes
highcard-no-deck = aucun paquet ne s’appelle { $name } ; paquets connus : { $known }
