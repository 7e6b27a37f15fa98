# Ce que dit le cœur des règles.

words-comma = { $first }, { $last }
words-and = { $first } et { $last }
words-or = { $first } ou { $last }
words-quoted = « { $text } »

# Comment se joue un jeu : ce dont parlent les paragraphes que chaque jeu a.
words-how-goal = But du jeu
words-how-end = Fin de partie

## Pourquoi un choix n’est pas proposé

# Une raison avec la règle sur laquelle elle repose, comme G-6.3.
reason-by-rule = { $reason } ({ $rule })
reason-not-asked = ce n’est pas ce qui est demandé en ce moment ; choisissez l’une des options de la décision en cours
reason-not-your-turn = rien n’est demandé à la place { $seat } en ce moment ; la décision revient à la place { $asked }
reason-turn-of-several = rien n’est demandé à la place { $seat } en ce moment ; la décision revient aux places { $asked }
reason-game-over = la partie est terminée
reason-unknown-action = il n’y a pas d’action { $action } dans ce jeu
reason-chance-first = le hasard doit d’abord répondre
reason-no-journal = cette partie ne tient pas de journal, on ne peut donc rien reprendre ; lancez-la avec journal=True
reason-nothing-to-undo = il n’y a aucun coup à reprendre
reason-another-decided = un autre joueur a pris une décision depuis
reason-something-revealed = une carte a été piochée depuis, et ce qui a été vu ne peut être oublié
reason-in-mid-move = terminez d’abord le coup en cours, ou reprenez ses choix
reason-answer-stands = un choix secret a été fait depuis, et de telles réponses sont définitives
reason-not-chance = le hasard ne décide pas maintenant ; outcomes() ne vaut que lorsque seat est CHANCE
reason-which-seat = plusieurs places sont interrogées à la fois ; dites laquelle choisit
reason-no-such-move = il n’y a pas de coup { $move } auquel revenir ; choisissez-en un qui tient encore, ou 0 pour le début
reason-incomplete = ce n’est pas le coup entier : { $step } est demandé ensuite
reason-complete = le coup est complet avant { $text }
reason-no-such-set = ces choix ne vont pas ensemble maintenant
reason-set-size = vous en avez choisi { $found } ; choisissez-en au moins { $least } et au plus { $most }
reason-no-set-asked = aucun ensemble n’est demandé maintenant ; choisissez l’une des options
reason-not-so-many = { $text } : au plus { $most } peuvent être choisis
story-answered = a répondu
story-undone = reprend son dernier coup
story-rewound = { $move ->
    [0] D’un commun accord, on revient au début.
   *[other] D’un commun accord, on revient à la situation après le coup { NUMBER($move, useGrouping: 0) }.
}
argument-steps = les étapes sont une liste de textes ou d’actions, pas { $found }
argument-action = une action est un nombre, pas { $found } ; game.parse(texte) donne le nombre d’un texte, et position.play prend des textes
argument-seat = il n’y a pas de place { $found } ; les places sont des nombres entiers de 0 à { $last }, et None est un spectateur
argument-no-action = il n’y a pas d’action { $action } ; elles sont numérotées de 0 à { $last }
argument-count = on attend un nombre entier à partir de 0, pas { $found }
argument-text = on attend un texte, pas { $found }
argument-deck = ceci parle du jeu de cartes { $deck }, et la position a le jeu { $found }, où les actions ont d’autres nombres ; prenez position.game

## Options

option-players-help = le nombre de joueurs
option-chance = chance : { $value } n’est pas permis ; valeurs possibles : auto, explicit
option-seed-help = décide de tous les événements aléatoires ; tirée au sort et enregistrée si elle n’est pas donnée
option-seed-allowed = un nombre entier de 128 bits au plus, 0 ou plus
option-values = { $values }
# $hint est reading-did-you-mean, ou rien.
option-unknown = option { $key } inconnue{ $hint } ; les options sont { $known }
option-refused = option { $key } : { $value } n’est pas permis ; valeurs possibles : { $allowed }

## Lecture des positions, des paquets et des actions

# Suit ce qui ne va pas avec un mot.
reading-did-you-mean = , vouliez-vous dire { $near } ?
reading-other-deck = pas un jeu de cartes de { $game } : un jeu de cartes appartient à un seul jeu
reading-no-action = aucune action ne s’écrit { $text }{ $hint }
reading-no-structure = aucune action n’a la structure { $structure }
reading-no-game = aucun jeu ne s’appelle { $name } ; jeux connus : { $known }
reading-one-deck = { $game } n’accepte qu’un paquet ; mettez tout dans un seul fichier
reading-other-game = c’est une position de { $found }, et non de { $game }
reading-four-numbers = il faut quatre nombres ; nombre trouvé : { $found }
reading-move-complete = ces choix achèvent le coup ; une position ne contient que les choix d’un coup en cours
reading-id = il faut des minuscules sans accent, des chiffres et des traits d’union ; valeur trouvée : { $found }
reading-language = le code d’une langue a deux ou trois minuscules, comme en ou fr ; valeur trouvée : { $found }
reading-mark = { $field } n’est pas un champ de cette entrée ; published nomme des champs, avec D ou V après deux-points s’ils sont déduits ou rapportés
reading-at = { $place } : { $problem }
reading-at-line = { $file }, ligne { $line }, { $place } : { $problem }
reading-field = { $owner }, champ { $key }
reading-unknown-field = champ inconnu{ $hint } ; champs connus : { $known }
# $what est l’un des dix suivants, $found l’un des deux d’après.
reading-expected = il faut { $what } ; { $found }
reading-a-text = un texte
reading-a-translated-text = un texte, ou un par langue, comme { "{" } en = …, fr = … { "}" }
reading-a-name = un nom
reading-a-flag = true ou false
reading-a-list = une liste
reading-an-object = un objet avec des champs ({ $known })
reading-an-object-such-as = un objet avec des champs ({ $known }, …)
reading-an-empty-object = un objet sans champs
reading-at-least = un nombre entier, { $low } ou plus
reading-between = un nombre entier de { $low } à { $high }
reading-found = valeur trouvée : { $value }
reading-found-nothing = rien n’a été trouvé
reading-expected-one-of = valeurs possibles : { $allowed } ; { $found }{ $hint }
reading-names =
    { $count ->
        [one] le seul nom prévu
       *[other] l’un des { $count } noms prévus
    }
# $problem est ce que dit le lecteur de JSON, en anglais.
reading-not-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON : { $problem }
reading-json-too-large = ce JSON ne peut être lu : il est imbriqué trop profondément, ou un nombre est trop long
reading-no-json-object = il faut un objet JSON avec des champs
# $problem est ce que dit le lecteur de TOML, en anglais.
reading-nothing-fits = rien ne convient ici ; omettez ce champ
reading-toml-too-deep = { $file } : ce TOML est illisible : il est trop imbriqué, ou un nombre est trop long
reading-too-many-tables = { $file } : un paquet a au plus { $most } tables
reading-not-toml = { $file }, ligne { $line } : ce n’est pas du TOML : { $problem }
reading-table-each = écrivez chaque entrée comme une table [[{ $name }]]

## Parties enregistrées

record-no-format = ce n’est pas une partie enregistrée : le champ { $field } manque
record-other-format = partie enregistrée au format { $format } ; cette version lit le format { $ours }
record-no-journal = cette partie ne tient pas de journal ; lancez-la avec journal=True
record-other-game = partie enregistrée de { $recorded }, et non de { $game }
record-other-rules = partie enregistrée avec la version { $recorded } des règles ; celle-ci est la version { $ours }
record-other-deck = partie enregistrée avec le paquet { $recorded } ; ce jeu a le paquet { $ours }
record-no-players-or-seed = options : players et seed doivent être des nombres entiers
record-no-such-option = options : { $game } n’a pas d’option { $key }
record-answer = réponse { $number } : { $problem }
record-answer-refused = réponse { $number }, { $answer } : { $problem }
record-nobody-answers = il faut « 1 … » (une place) ou « * … » (le hasard) ; valeur trouvée : { $found }
record-other-outcome = la partie enregistrée dit { $recorded }, le jeu donne { $found }
record-other-result = résultat, { $name } : la partie enregistrée dit { $recorded }, la relecture donne { $found }
record-start-without-random = une partie enregistrée commence par une position entière, générateur compris ; prenez position.to_dict()

encoding-no-buffer = pas un tampon : donnez { $size } octets non signés ou flottants de 32 bits, par exemple un bytearray ou un tableau NumPy
encoding-buffer = le tampon doit avoir { $size } cellules d’un seul tenant, octets non signés ou flottants de 32 bits, et non { $cells } au format { $format }
encoding-bytes = le tampon doit avoir { $size } octets non signés d’un seul tenant, et non { $cells } cellules au format { $format }
encoding-readonly = le tampon ne peut pas être écrit : donnez un bytearray ou un tableau modifiable
encoding-too-many = le codage contient au plus { $most } pour { $field }, cette position en a { $count }
