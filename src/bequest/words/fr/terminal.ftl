# Les commandes. L’aide montre le premier mot ; les mots de toutes les langues sont compris.
terminal-command-how = comment
terminal-command-why = pourquoi
terminal-command-card = carte
terminal-command-rules = règles
terminal-command-back = retour
terminal-command-undo = annuler
terminal-command-log = journal
terminal-command-view = voir
terminal-command-save = enregistrer, sauver
terminal-command-resume = charger, reprendre
terminal-command-lang = langue
terminal-command-hint = conseil
terminal-command-confirm = confirmer
terminal-command-run = continuer
terminal-command-help = aide
terminal-command-quit = quitter
terminal-word-all = tout
terminal-word-yes = o, oui
terminal-word-no = n, non
terminal-word-on = oui
terminal-word-off = non

# L’aide : comment s’écrit une commande, et ce qu’elle fait.
terminal-usage-how = comment
terminal-help-how = explique le jeu en une page
terminal-usage-number = { $game ->
    [gears] 3, t2
    [lastwill] b, 2a, A1
   *[other] 3
}
terminal-help-number = prend l’option de ce repère ; 0, c’est ne rien faire de plus
terminal-usage-letters = quelques lettres
terminal-help-letters =
    prennent l’option dont les mots commencent ainsi, comme « { $game ->
        [crecy] dem arg
        [lastwill] act log
       *[gears] éta dro
    } »
terminal-usage-view = Entrée, voir, voir PARTIE
terminal-help-view = montre de nouveau la table, ou une partie seulement : { $parts }
terminal-usage-why = pourquoi, pourquoi N ou TEXTE
terminal-help-why = dit ce que vous ne pouvez pas faire et pourquoi, ou explique un seul cas
terminal-usage-card = carte NOM
terminal-help-card = dit ce qu’une carte coûte, rapporte, requiert et fait
terminal-usage-rules =
    règles { $game ->
        [crecy] C-13.4
        [lastwill] W-18.6
       *[gears] G-6.4
    }, règles MOTS
terminal-help-rules = montre une règle, ou les règles qui contiennent ces mots
terminal-usage-back = retour, retour tout
terminal-help-back = reprend le dernier choix, ou tous les choix, du coup en cours
terminal-usage-undo = annuler
terminal-help-undo = reprend votre dernier coup validé, si rien n’a été révélé depuis
terminal-usage-log = journal, journal tout
terminal-help-log = raconte ce qui s’est passé
terminal-usage-save = enregistrer, enregistrer FICHIER
terminal-help-save = enregistre la partie
terminal-usage-resume = charger, charger FICHIER
terminal-help-resume = liste les parties enregistrées ; enregistre celle-ci et en reprend une autre
terminal-usage-lang = langue en, langue fr
terminal-help-lang = change de langue
terminal-usage-hint = conseil
terminal-help-hint = dit ce qu’un joueur avisé pourrait choisir
terminal-usage-confirm = confirmer non, confirmer oui
terminal-help-confirm = dit s’il faut confirmer ce qui ne peut être repris
terminal-usage-run = continuer
terminal-help-run = laisse les bots jouer jusqu’à la fin (quand vous regardez)
terminal-usage-help = aide, aide MOT
terminal-help-help = liste les commandes, ou en explique une
terminal-usage-quit = quitter
terminal-help-quit = enregistre la partie et quitte, comme Ctrl-C et Ctrl-D

# Les invites.
terminal-choose = Choisissez { $last }, des lettres ou aide >{ " " }
terminal-choose-one = Entrée la prend ; { $last }, des lettres ou aide >{ " " }
terminal-choose-set = Prenez-en { $range } de { $last }, comme { $example } ; des lettres ou aide >{ " " }
terminal-choose-more = Encore { $range } ({ $all } en tout) de { $last } ; des lettres, retour ou aide >{ " " }
terminal-choose-or-end = Encore { $n } au plus de { $last }, 0 : rien de plus ; des lettres, retour ou aide >{ " " }
terminal-pick-exactly = { $n }
terminal-pick-range = { $least } à { $most }
terminal-pass = Passez le clavier au joueur { $player }, qui appuie sur Entrée >{ " " }
terminal-watch = Entrée : coup suivant ; continuer : jusqu’à la fin ; ou aide >{ " " }
terminal-end = Entrée pour quitter ; enregistrer, journal, charger ou aide >{ " " }
terminal-which-save =
    Laquelle ? Un numéro ou un fichier ; Entrée : { $first ->
        [0] aucune
       *[other] { $first }
    } >{ " " }
terminal-replay = >{ " " }

# Ce qui est au-dessus d’une question et dans ses options.
terminal-since = Depuis votre dernier coup :
terminal-in-short = voir : tout ; voir { $parts } : une partie
terminal-common = Dans tous les cas : { $facts }
terminal-fact = { $what } { $before } → { $after }
terminal-facts-of = { $player } : { $facts }
terminal-follows = puis, seule possibilité : { $steps }
terminal-taken-by-itself = D’office, faute d’autre choix : { $steps }.

# Avant ce qui ne peut être repris.
terminal-confirm-shown = On pioche ou dévoile : sans retour. Entrée : oui, n : non >{ " " }
terminal-confirm-answer = Une réponse est définitive. Entrée : oui, n : non >{ " " }
terminal-confirm-next = { $player } joue ensuite : sans retour. Entrée : oui, n : non >{ " " }
terminal-confirm-off = (Ce qui est sans retour est à confirmer ; « confirmer non » y met fin.)
terminal-confirm-only = Entrée (ou oui) pour le faire, n pour choisir de nouveau ; les commandes, comme aide, marchent aussi.
terminal-not-done = Rien n’est fait ; choisissez de nouveau.
terminal-confirms = { $on ->
    [yes] On vous demande confirmation avant ce qui ne peut être repris ; « confirmer non » y met fin.
   *[no] On ne vous demande plus confirmation ; « confirmer oui » la rétablit.
}

# Les réponses aux commandes.
terminal-new-here = Nouveau ici ? Tapez comment : le jeu en une page. Tapez aide pour les commandes, règles pour les règles.
terminal-random-seats = Les autres places choisissent au hasard : le jeu n’a pas encore de meilleur joueur.
terminal-level-seats =
    { $count ->
        [one] L’autre place est un bot : { $level }. --level en choisit un autre, et bequest bots dit comment ils sont.
       *[other] Les autres places sont des bots : { $level }. --level en choisit d’autres, et bequest bots dit comment ils sont.
    }
terminal-with-style = { $level }, { $style }
terminal-loaded = La partie continue. Ce qui s’est passé en dernier :
terminal-pass-only = Appuyez sur Entrée quand le joueur { $player } est au clavier ; annuler est possible aussi.
terminal-watch-only = Ici vous ne faites que regarder ; appuyez sur Entrée pour le coup suivant.
terminal-end-only = La partie est terminée ; tapez enregistrer, journal, charger ou quitter, ou appuyez sur Entrée.
terminal-unknown = Ni option ni commande ne s’écrit { $word } ; tapez un repère ({ $last }), des lettres d’une option, ou aide.
terminal-several = Plusieurs options conviennent. Ajoutez des lettres, ou tapez un repère :
terminal-one-at-a-time = Une option à la fois : choisissez parmi { $last }.
terminal-why-several = { $words } peut vouloir dire { $near } ; ajoutez des lettres.
terminal-blocked-now = Impossible maintenant (« pourquoi » avec un repère ou des lettres en explique une) :
terminal-no-reason =
    { $blocked ->
        [none] Rien n’a le repère { $number } ; vous pouvez choisir parmi { $last }.
       *[other] Rien n’a le repère { $number } ; vous pouvez choisir parmi { $last }, mais pas { $blocked }.
    }
terminal-no-help = Il n’y a pas de commande { $word }. Les commandes sont { $known } ; aide seul dit ce que fait chacune.
terminal-one-command = la commande { $command }
terminal-which-card =
    Quelle carte ? Par exemple : carte { $game ->
        [crecy] comte
        [lastwill] tailleur
       *[gears] feu
    }
terminal-no-card = Aucune carte ne s’appelle { $name }.
terminal-card-near = Par { $name }, voulez-vous dire { $near } ?
terminal-cannot-tell = Rien de ce que vous pourriez choisir ne s’écrit { $words } ; pourquoi seul liste ce que vous ne pouvez pas faire.
terminal-no-open-move = Aucun coup n’est en cours ; annuler reprend le dernier coup validé.
terminal-no-undo = Impossible d’annuler : { $reason }.
terminal-revealed = Révélé en dernier : { $what }.
terminal-log-start =
    ({ $lines ->
        [one] La dernière ligne
       *[other] Les { $lines } dernières lignes
    } ; « journal tout » raconte toute la partie.)
terminal-no-option = Il n’y a pas d’option { $number } ; choisissez parmi { $last }.
terminal-no-more = rien de plus
terminal-picked = { $n ->
    [0] Rien n’est choisi.
   *[other] Choisi jusqu’ici : { $picked }.
}
terminal-picked-already = Déjà dans votre choix : { $picked }. Prenez autre chose, ou tapez retour.
terminal-set-size = Il en faut { $range }, pas { $n }.
terminal-no-set = Pas ainsi : { $reason }.
terminal-blocked = { $option } : { $reason }.
terminal-offered = « { $option } » est possible : choisissez { $number }.
terminal-nothing-blocked =
    Rien de ce que vous pourriez chercher n’est impossible ici. « pourquoi { $game ->
        [crecy] marier
        [lastwill] vendre
       *[gears] piocher
    } » interroge sur une action.
terminal-no-rules = Les règles ne peuvent pas être consultées ici.
terminal-rules-not-found = Aucune règle ne contient { $words }.
terminal-language = Les textes sont maintenant en français.
terminal-which-language = Quelle langue ? Tapez langue en ou langue fr.
terminal-hint = Un joueur avisé pourrait choisir { $number } : { $choice }
terminal-no-part = Aucune partie de la table ne s’appelle { $word } : voir la montre toute, et voir suivi d’un de ces mots une partie : { $parts }.
terminal-nothing-asked = On ne vous demande rien pour le moment.
terminal-no-hint = Pas encore de conseil pour ce jeu : ses bots jouent au hasard.
terminal-not-resumed = Impossible de charger cette partie. { $problem }

# L’enregistrement.
terminal-saved = Partie enregistrée : { $path }
terminal-open-move = Le coup en cours n’est pas validé et n’en fait pas partie.
terminal-go-on = Pour continuer : { $command }
terminal-look-again = Pour la revoir : { $command }
terminal-not-saved = La partie n’a pas pu être enregistrée. { $problem }
terminal-saves = Parties enregistrées, la plus récente d’abord :
terminal-save =
    { $title }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $state }, enregistrée le { $when }
terminal-saves-more =
    { $count ->
        [one] Une autre est plus ancienne ; nommez son fichier.
       *[other] { $count } autres sont plus anciennes ; nommez leur fichier.
    }
terminal-no-saves = Aucune partie enregistrée dans ce dossier, ni dans votre dossier personnel, ni dans celui des fichiers temporaires.
terminal-file = { $path } : { $problem }
terminal-file-not-text = ce n’est pas un fichier texte (UTF-8)
terminal-file-folder = c’est un dossier
terminal-file-exists = ce fichier existe déjà ; donnez un autre nom
terminal-file-nowhere = il n’y a aucun dossier où l’écrire
terminal-file-missing = ce fichier ou ce dossier n’existe pas
terminal-file-forbidden = ce n’est pas autorisé ici
terminal-file-full = le disque est plein
terminal-file-name = aucun fichier ne peut porter ce nom

# La relecture.
terminal-verified = vérifiée : { $game }, { $state } ; scores { $scores }
terminal-score = { $player } { $points }
terminal-finished = terminée
terminal-running = non terminée
terminal-replay-how = Entrée : coup suivant, tout : le reste, voir : la table à ce moment (voir 2 : avec la main de la place 2), q : arrêter
terminal-replay-unknown = Appuyez sur Entrée pour le coup suivant, ou tapez tout, voir, voir avec le numéro d’une place, ou q.
terminal-replay-seat =
    { $players ->
        [one] Il n’y a que la place 1 : voir, ou voir 1.
       *[other] Il y a les places 1 à { $players } : voir, ou voir 1.
    }

# Le récit : ce qu’un joueur fait, une chose après l’autre.
terminal-joined = { $first } ; { $next }
