# Conseil : ce qui parle pour un choix. $measure est win (une chance en pour cent) ou points ; $rival est la meilleure des autres options, par son repère ou ses mots.
advice-why =
    { $measure ->
        [points] Environ { $worth } points à la fin
       *[win] Environ { $worth } % de chances de gagner
    } ; avec { $rival }, la meilleure des autres, { $other }{ $measure ->
        [points] .
       *[win]  %.
    }
advice-close =
    { $measure ->
        [points] Environ { $worth } points à la fin
       *[win] Environ { $worth } % de chances de gagner
    } ; { $rival } vaut à peu près autant.
advice-clear =
    { $measure ->
        [points] Environ { $worth } points à la fin
       *[win] Environ { $worth } % de chances de gagner
    } ; rien d’autre n’en approche.
advice-set =
    { $measure ->
        [points] Environ { $worth } points à la fin.
       *[win] Environ { $worth } % de chances de gagner.
    }
advice-lines = Par rapport à { $rival }, la feuille de score peut compter { $lines }.
# Une ligne de la feuille de score.
advice-more = +{ $points } { $line }
advice-less = −{ $points } { $line }
