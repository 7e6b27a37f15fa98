# La commande `bequest` : aide, erreurs, et ce qu’affichent ses commandes.

command-error = bequest : { $error }
command-in-file = { $file } : { $error }
command-stopped = interrompu
command-output = impossible d’écrire la sortie : { $problem }
command-decimal-mark = ,

## Comment les règles s’exécutent, après la version

command-rules-compiled = règles compilées
command-rules-pure = règles interprétées (BEQUEST_PURE est défini)
command-rules-absent = règles interprétées (non compilées pour ce Python)
command-rules-stale = règles interprétées (modifiées depuis leur compilation)

## Aide

command-help-default = { $help } Par défaut : { $default }.
command-help-usage = Usage : { $pieces }
command-help-pieces = [OPTIONS]
command-help-subcommand = COMMANDE ...
command-help-arguments = Arguments
command-help-options = Options
command-help-commands = Commandes
command-help = Une table numérique pour trois jeux de société sur l’héritage.
command-help-help = Affiche ce texte, sans rien faire d’autre.
command-help-version = Affiche la version, sans rien faire d’autre.
command-help-lang = La langue : en ou fr. À défaut, BEQUEST_LANG ou la langue du système décide.
command-help-install-completion = Installe la complétion par la touche Tab pour le shell utilisé.
command-help-show-completion = Affiche le script de complétion par la touche Tab, à copier ou à adapter.

command-help-play = Joue dans le terminal, contre des bots ou à plusieurs au même clavier.
command-help-resume = Reprend une partie enregistrée, à choisir dans une liste si aucun fichier n’est nommé.
command-help-replay = Vérifie une partie enregistrée, puis la fait défiler coup par coup.
command-help-simulate =
    Joue beaucoup de parties au hasard : leur vitesse, à quoi elles ressemblent, et une empreinte de leurs fins. La
    même graine donne la même empreinte, quel que soit le nombre de processus.
command-help-decks = Les paquets de cartes : ceux qui sont fournis, et les vôtres.
command-help-deck-list = Liste les paquets fournis.
command-help-deck-export = Affiche un paquet fourni, sous un nom à vous, prêt à être modifié.
command-help-deck-check = Vérifie un fichier de paquet et dit à quoi le paquet ressemble.
command-help-rules = Consulte les règles, par identifiant ou par mots.
command-help-tree = Dessine un arbre généalogique à partir d’une partie enregistrée du Testament du Duc de Crécy.

command-help-game = Le nom du jeu : { $games }.
command-help-game-asked = Le nom du jeu, { $games } ; demandé à défaut.
command-help-players = Le nombre de joueurs.
command-help-humans = Combien sont des personnes ; des bots prennent les autres places. 0 : regardez-les jouer.
command-help-seed = La graine décide de tout le hasard ; tirée au sort à défaut.
command-help-option = Une option du jeu, par exemple fate=none. Peut être donnée plusieurs fois.
command-help-deck = Un paquet fourni, par son nom, ou un fichier de paquet (.toml).
command-help-deck-supplied = Un paquet fourni, par son nom.
command-help-deck-file = Un fichier de paquet (.toml).
command-help-deck-game = Le jeu auquel le paquet est destiné.
command-help-no-confirm = Ne demande pas confirmation avant ce qui ne peut être repris.
command-help-load = Reprend une partie enregistrée.
command-help-resume-file = Une partie enregistrée ; à défaut, celles qui sont trouvées sont listées.
command-help-record = Une partie enregistrée, telle que play l’enregistre.
command-help-check = Vérifie seulement la partie enregistrée.
command-help-tree-format = Ce qu’il faut produire : text (du texte), svg (une feuille à imprimer) ou gedcom (pour les logiciels de généalogie).
command-help-tree-seat = De qui est la famille. À défaut : du gagnant ou du seul joueur.
command-help-tree-output = Le fichier à écrire ; affiché à défaut.
command-help-games = Le nombre de parties.
command-help-jobs = Le nombre de processus.
command-help-json = Affiche un objet JSON.
command-help-query =
    Un identifiant (G-6.4, GE-14), une section (6), ou des mots à chercher. À défaut : la liste des sections.

command-metavar-game = JEU
command-metavar-count = N
command-metavar-seed = G
command-metavar-option = CLÉ=VALEUR
command-metavar-deck = PAQUET
command-metavar-file = FICHIER
command-metavar-query = ID|MOTS
command-metavar-language = LANGUE
command-metavar-format = FORME
command-metavar-seat = PLACE

## Mauvais emploi

command-language-unknown = --lang { $value } : { $known } attendu
command-usage-command = il n’y a pas de commande { $name } ; { $command } connaît { $known }
command-usage-option = il n’y a pas d’option { $option } ; voyez { $command } --help
command-usage-value = { $option } demande une valeur ; voyez { $command } --help
command-usage-missing = il manque { $what } ; voyez { $command } --help
command-usage-number =
    { $low ->
        [0] { $option } : un nombre entier est attendu
       *[other] { $option } : un nombre entier d’au moins { $low } est attendu
    }
command-usage-other = ces arguments sont incompréhensibles ; voyez { $command } --help
command-option-no-value = option { $option } : écrivez clé=valeur
command-option-own-flag = option { $key } : donnez-la avec --{ $key }
command-option-twice = option { $key } : donnée deux fois
command-with-load =
    { $count ->
        [one] { $flags } ne va pas
       *[other] { $flags } ne vont pas
    } avec --load : la partie enregistrée dit tout
command-too-many-people =
    --humans { $humans } : il y a { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

## Jouer

command-choose = Choisissez un jeu
command-choose-prompt = Choisissez un numéro, ou appuyez sur Entrée pour le premier >{ " " }
command-choose-again = Tapez un numéro de 1 à { $last }, ou appuyez sur Entrée.

command-choose-players = { $title } ({ $low } à { $high } joueurs)
command-choose-random = Les autres places choisissent au hasard, tant que le jeu n’a pas de meilleur joueur.
command-choose-mode = Comment voulez-vous jouer ?
command-mode-multiplayer = Contre d’autres, de deux à quatre joueurs
command-mode-solo-standard = Seul : Solo standard
command-mode-solo-testament = Seul : Généalogie, un arbre qui remonte à partir de l’héritier
command-choose-count = Combien de joueurs, de { $low } à { $high } ? Entrée : { $low } >{ " " }

## Arbre généalogique

command-tree-none = { $game } n’a pas d’arbre généalogique
command-tree-format = --format { $format } : { $known } attendu
command-tree-seat =
    { $players ->
        [one] --seat { $seat } : il n’y a que la place 1
       *[other] --seat { $seat } : il y a les places 1 à { $players }
    }
command-tree-whose = la partie n’a pas un seul gagnant ; dites de qui est la famille avec --seat, de 1 à { $players }
command-tree-no-family = la place { $seat } n’a pas encore de famille
command-tree-written = Écrit dans { $path }

## Simuler

command-progress = parties
command-fact-jobs = processus
command-fact-seconds = secondes
command-fact-games-per-second = parties par seconde
command-fact-decisions-per-second = décisions par seconde
command-fact-game = jeu
command-fact-players = joueurs
command-fact-options = options
command-fact-seed = graine
command-fact-games = parties
command-fact-decisions = décisions
command-fact-decisions-per-game = décisions par partie
command-fact-single-option-share = part des choix uniques
command-fact-options-per-decision = choix par décision
command-fact-scores = scores
command-fact-digest = empreinte
command-fact-min = min.
command-fact-q1 = q1
command-fact-median = médiane
command-fact-q3 = q3
command-fact-max = max.
command-fact-p99 = p99

## Paquets

command-deck-head-name = nom
command-deck-head-alias = aussi
command-deck-head-kind = genre
command-deck-head-size = technologies
command-deck-name = paquet
command-deck-of-kind = { $name } (genre { $kind })
command-deck-technologies = technologies
command-deck-size =
    { $designs ->
        [one] { $designs } modèle
       *[other] { $designs } modèles
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
command-deck-fates = cartes Destin
command-deck-characters = personnages
command-deck-levels = modèles par niveau
command-deck-level = { $level } : { $count }
command-deck-costs = coûts
command-deck-rewards = récompenses
command-deck-spread = de { $low } à { $high }, médiane { $median }
command-deck-abilities = pouvoirs
command-deck-established =
    { $count ->
        [one] { $count } à l’établissement
       *[other] { $count } à l’établissement
    }
command-deck-activation =
    { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
command-deck-too-deep = trop profond
command-deck-deep =
    à { $players } joueurs, la dernière manche a { $timeframes } périodes, moins que les niveaux de { $cards }
command-deck-no-pursuit = sans quête
command-deck-pursuit = { $character } poursuit { $pursuit }, qui n’est pas dans le paquet : pursuit=on sera refusé

command-deck-head-people = Amis et Enfants
command-deck-people =
    { $friends ->
        [one] { $friends } carte Ami
       *[other] { $friends } cartes Ami
    }, { $children ->
        [one] { $children } carte Enfant
       *[other] { $children } cartes Enfant
    }
command-deck-friends = Amis
command-deck-children = cartes Enfant
command-deck-of-friends = { $total } : { $men } hommes, { $women } femmes
command-deck-of-children = { $total } : { $men } Fils, { $women } Filles, { $others } Complications
command-deck-heads = Chefs de famille
command-deck-titles = Titres
command-deck-contributions = Contributions
command-deck-missions = Missions
command-deck-patrons = Mentors
command-deck-hints = Indices
command-deck-dowries = dots
command-deck-none = aucune
command-deck-nationalities = nationalités
command-deck-occupations = professions
command-deck-effects = Amis à effet

command-deck-head-cards = cartes
command-deck-crowns = cartes spéciales par couronnes
command-deck-helpers = cartes noires
command-deck-of-helpers =
    { $helpers ->
        [one] { $helpers } assistant
       *[other] { $helpers } assistants
    }, { $expenses ->
        [one] { $expenses } dépense
       *[other] { $expenses } dépenses
    }
command-deck-types = propriétés par type
command-deck-symbols = cartes par symbole
command-deck-burnt = livres d’un événement
command-deck-upkeep = livres d’une activation
command-deck-prices = billets les plus hauts
command-deck-wills = cartes testament
command-deck-boards = plateaux
command-deck-plans = plans par face
command-deck-places = cartes de l’offre par joueurs
command-deck-sizes = autrement que dans le jeu imprimé
command-deck-printed =
    { $deck } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au lieu de { $printed }

## Règles

command-rules-contents = Sections des règles
command-rules-how = { $command } { $section } affiche une section, { $command } { $rule } une règle ; d’autres mots sont cherchés.
command-rules-part = { $head } : { $text }
command-rules-titles =
    { $count ->
        [one] Section à ce sujet : { $titles }
       *[other] Sections à ce sujet : { $titles }
    }
command-rules-near = À côté : { $ids }
command-rules-none = aucune règle ne parle de { $query } ; bequest rules { $game } liste les sections
command-rules-more =
    { $count ->
        [one] { $count } autre règle en parle ; ajoutez un mot pour préciser.
       *[other] { $count } autres règles en parlent ; ajoutez un mot pour préciser.
    }

## D’où viennent les valeurs

command-help-deck-house = Liste les valeurs d’un paquet fourni, ou de plateaux, que l’on ne connaît pas du jeu imprimé.
command-deck-partly = { $field } (en partie)
command-deck-bounded = { $field } (dans des bornes connues)
command-deck-whole = en général
command-deck-mixed = nommez un seul paquet fourni, ou seulement des fichiers de paquet : plusieurs fichiers se superposent

command-help-train = Laisse un réseau apprendre un jeu en jouant contre lui-même. Il reprend au point de sauvegarde du dossier ; il y faut PyTorch.
command-metavar-minutes = DURÉE
command-metavar-folder = DOSSIER
command-metavar-device = APPAREIL
command-help-minutes = La durée de l’apprentissage.
command-help-train-folder = Où garder le point de sauvegarde ; sans nom, net-JEU-PAQUET ici.
command-help-train-net = Écrit le réseau appris dans ce fichier, pour le jouer.
command-help-train-from = Commence avec le réseau de ce fichier, s’il n’y a pas encore de point de sauvegarde.
command-train-curves = { $game } : comment le réseau a appris
command-train-curves-about = Selon les décisions apprises, en millions ; { $millions } jusqu’ici
command-train-curve-entropy = Ouverture de ses choix
command-train-curve-reward = Erreur sur le gain attendu
command-train-curve-won = Surprise devant le vainqueur
command-train-curve-moved = Changement de ses choix par tour
command-train-curve-clipped = Part des choix changés à l’excès
command-train-curve-speed = Décisions par seconde
command-help-train-players = Seulement des tables d’autant de joueurs ; 0 pour toutes celles du jeu.
command-help-rows = Le nombre de parties jouées à la fois, dans chacune de deux équipes ; 0 pour l’usage, avec ou sans carte graphique.
command-help-train-jobs = Le nombre de processus qui jouent ; 0 pour un de moins que de cœurs.
command-help-train-cluster =
    Fait jouer les machines d’une grappe Ray à cette adresse ; local : cette machine. --jobs dit combien de processus,
    par défaut un par cœur. Il leur faut PyTorch aussi.
command-help-width = La largeur du réseau ; un point de sauvegarde garde la sienne. 0 pour l’usage, avec ou sans carte graphique.
command-help-device = Où le réseau juge et apprend, comme PyTorch le nomme ; auto prend une carte graphique s’il y en a une.
command-no-torch = Pour apprendre, il faut PyTorch, qui n’est pas installé ; lancez : pip install bequest[train]
command-train-begins = Préparation
command-train-progress = { $games } parties, { $decisions } décisions, { $speed } par seconde
command-train-done = Appris de { $decisions } décisions ; le point de sauvegarde est dans { $folder }.
command-train-net = Le réseau est dans { $file }.
command-train-refused = Impossible d’apprendre cela : { $why }

command-help-distil = Fait d’un grand réseau un petit, qui l’imite. Il reprend au point de sauvegarde du dossier ; il y faut PyTorch.
command-help-distil-from = Le réseau à imiter ; sans fichier, celui du programme.
command-help-distil-net = Écrit le petit réseau dans ce fichier ; sans nom, JEU-PAQUET.small.net ici.
command-help-distil-folder = Où garder le point de sauvegarde ; sans nom, small-JEU-PAQUET ici.
command-distil-agreed = Les deux réseaux préfèrent la même option dans { $share } % des questions.
command-distil-curve-kl = Écart de ses choix à ceux du grand réseau
command-distil-curve-agreed = Part des mêmes premiers choix
command-distil-curve-points = Erreur sur les points attendus

command-help-onnx = Écrit un réseau comme modèle ONNX, pour des programmes qui ignorent celui-ci. Il y faut le paquet onnx.
command-help-onnx-output = Où écrire le modèle.
command-help-onnx-net = Le fichier d’un réseau ; sans lui, celui du programme.
command-help-onnx-small = Le petit réseau du programme au lieu du grand.
command-no-onnx = Il y faut le paquet onnx, qui n’est pas installé ; lancez : pip install bequest[onnx]
command-onnx-written = Le modèle est dans { $file }.
command-net-none = Aucun réseau ne convient ici : { $why } ; nommez le fichier d’un autre
command-net-refused = { $file } : { $why }
