# La commande `bequest analyse` : une partie revue.

command-help-analyse =
    Revoir une partie enregistrée : d’où vient la victoire, quels coups l’ont décidée, et ce qui aurait été meilleur.
command-help-analyse-plot = Dessiner le cours de la partie en SVG dans ce fichier, remplacé s’il existe.
command-help-analyse-nodes =
    Combien de positions sont jugées pour chaque choix : plus elles sont nombreuses, plus les erreurs trouvées sont
    petites et plus c’est long. 0 : les choix ne sont pas jugés.
command-analyse-no-net = il n’y a pas de réseau pour le paquet { $deck } de { $game }, et rien d’autre ne distingue la chance du talent
command-analyse-progress = choix jugés

command-analyse-title = { $title } : d’où { $measure ->
    [points] viennent les points
   *[win] vient la victoire
}
command-analyse-so-far = La partie n’est pas terminée ; elle est racontée jusqu’où elle va.
command-analyse-start = début
command-analyse-draws = tirages
command-analyse-own = soi
command-analyse-others = autres
command-analyse-light = révélé
command-analyse-end = fin
command-analyse-accuracy = précision
command-analyse-mistakes = erreurs
command-analyse-legend =
    En points { $measure ->
        [points] de score
       *[win] de chance de gagner, de 0 à 100
    }. Le début, les tirages, ses propres choix, { $measure ->
        [points] { "" }
       *[win] ceux des autres{ " " }
    }et ce qui s’est révélé font la fin. Un tirage compte par ce qui est venu, comparé à la moyenne de tout ce qui pouvait venir.
command-analyse-legend-accuracy = Précision : 100, toujours la meilleure des options essayées ; 0, toujours la pire. Les choix comptent selon ce qui était en jeu.
command-analyse-turns = Tournants
command-analyse-no-turns = Aucun coup n’a fait basculer la partie : aucun ne l’a changée de { $points } points pour personne.
command-analyse-turn = coup { $move }
command-analyse-change = { $player } { $before } → { $after }
command-analyse-cause-choice = par choix
command-analyse-cause-draw = par le tirage
command-analyse-cause-light = s’est révélé
command-analyse-worst = Erreurs, les pires d’abord
command-analyse-no-mistakes = Aucun choix n’était clairement une erreur.
command-analyse-mistake = { $player } a choisi : { $chosen }
command-analyse-better = meilleur de { $points } ± { $error } : { $better }
command-analyse-more =
    { $count ->
        [one] Une autre était plus petite ; --json la donne.
       *[other] { $count } autres étaient plus petites ; --json les donne.
    }

lab-analysis-nothing = personne n’a encore rien choisi : il n’y a rien à analyser
lab-analysis-plot-title = { $game } : le cours de la partie
lab-analysis-plot-about =
    { $players ->
        [one] en solitaire
       *[other] { $players } joueurs
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
lab-analysis-plot-moves = coup
lab-analysis-plot-chance = % de chance de gagner
lab-analysis-plot-points = points attendus
lab-analysis-plot-turn = coup { $move } : { $told } ({ $player } { $before } → { $after })
