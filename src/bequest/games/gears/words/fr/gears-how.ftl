# Comment se joue Gears of Time, en une page : de quoi parle un paragraphe, et le paragraphe.
gears-how-turn-label = À votre tour
gears-how-travel-label = Voyager
gears-how-establish-label = Établir
gears-how-influence-label = Influencer
gears-how-draw-label = Piocher
gears-how-success-label = Réussite
gears-how-round-label = Fin de manche

gears-how-goal = Qui a le plus de points après quatre manches l’emporte. Les points viennent des technologies réussies où vous avez le plus de cubes.
gears-how-turn = À chaque manche, chacun a quatre tours de trois actions : les quatre qui suivent, dans l’ordre voulu, et la même plusieurs fois si l’on veut. Une carte Destin ne coûte pas d’action.
gears-how-travel = Votre pion va dans une période plus ancienne, aussi loin que vous voulez. C’est un aller simple : il ne revient au Présent qu’à la fin de la manche. Faites donc d’abord ce que vous voulez faire dans les périodes récentes.
gears-how-establish = Une technologie de votre main va là où se tient votre pion, s’il y a de la place ; pas au Présent, il faut donc d’abord voyager. Vous défaussez autant d’autres cartes qu’elle en coûte, et elle reçoit autant de vos cubes, pris au stock. Une période a peu d’emplacements (2/4 : deux sur quatre sont pris) et une technologie n’y va qu’une fois : ce qui s’y trouve bloque les autres.
gears-how-influence = Des cubes de votre Réserve vont sur une technologie là où se tient votre pion, quel que soit celui qui l’a établie. La Réserve est vide au début.
gears-how-draw = Vous regardez deux cartes, en gardez une et défaussez l’autre.
gears-how-success = Une technologie sans prérequis est réussie (✓). Une autre l’est dès que tous ses prérequis sont réussis dans des périodes plus anciennes ; d’ici là, elle est échouée (✗).
gears-how-round = Les technologies sans cube partent ; de plusieurs exemplaires, il en reste un. Qui a le plus de cubes sur une réussite marque sa récompense, et encore une fois pour chaque réussite qui en dépend ; une égalité se partage. Puis chaque meneur retire un cube : d’une réussite, il va dans sa Réserve, d’un échec, il est perdu et va au stock ; les autres cubes restent. On complète ensuite les mains à six cartes, le Présent avance, et chaque période gagne un emplacement.
gears-how-end = La partie s’arrête après la manche 4. Les cartes et les cubes qui restent ne valent rien.
