# Comment se joue le Testament du Duc de Crécy, en une page : de quoi parle un paragraphe, et le paragraphe.
crecy-how-turn-label = À votre tour
crecy-how-own-label = Votre plateau
crecy-how-main-label = Plateau principal
crecy-how-generation-label = Générations
crecy-how-patron-label = Mentor
crecy-how-closed-label = Cases fermées
crecy-how-who-label = Qui étaient-ils ?
crecy-how-score-label = Honneur

crecy-how-goal = Qui a le plus d’Honneur après trois Générations de 2, 3 et 4 manches l’emporte. Une famille sans naissance pendant une Génération s’éteint et quitte la partie.
crecy-how-turn = Vous placez un pion et faites ce que dit sa case ; on joue à tour de rôle jusqu’à ce que tous aient passé. À chaque manche, vous avez deux pions Joueur, pour n’importe quelle case ; un pion de couleur sert une fois, sur une case du plateau principal de sa couleur. Une case du plateau principal reçoit un seul pion par manche, de qui que ce soit.
crecy-how-own = « Marier » unit une carte Ami de votre main à un membre célibataire de cette Génération, de l’autre sexe : vous payez le coût ou recevez la dot, gagnez ce que donne la carte et tirez un premier enfant. « Arranger un mariage » promet une carte Ami à un enfant : on paie tout de suite, le mariage suit à la Génération suivante. « Avoir des enfants » tire un enfant de plus, trois par couple au plus. « Demander de l’argent à ses amis » rapporte de l’Or, « Nouer des relations » des cartes Ami de l’étalage.
crecy-how-main = Titres, Contributions et Demeures changent l’Or et les cartes de la main en Prestige et en Honneur, une Entreprise change des cartes en Revenu. Le Spécialiste en fertilité donne deux tirages de naissance. Une Mission est une tâche qui rapporte de l’Honneur une fois remplie.
crecy-how-generation = Après une manche, chaque Revenu donne 1 Or. À la fin d’une Génération, chaque Prestige donne 1 Honneur (et reste), chaque enfant qui y est né aussi. Puis les enfants deviennent adultes : ce sont eux que l’on marie ensuite.
crecy-how-patron = À la fin, votre Mentor secret paie son objectif principal. Un objectif secondaire ne compte qu’avec une Mission face cachée sous le Mentor, une pour chacun ; à la Génération III, « Entreprendre une Mission » y en met une.
crecy-how-end = La partie s’arrête après la manche 9. L’Or, les cartes et les pions qui restent ne donnent pas d’Honneur par eux-mêmes.

crecy-solo-how-goal = Ayez un enfant à chacune des trois Générations de 2, 3 et 4 manches, et vous avez gagné ; votre Honneur est le score. Sans naissance pendant une Génération, la famille s’éteint et la partie est perdue.
crecy-solo-how-turn = Vous placez un pion et faites ce que dit sa case, jusqu’à ce que vous passiez. À chaque manche, vous avez deux pions Joueur, pour n’importe quelle case ; un pion de couleur sert une fois, sur une case du plateau principal de sa couleur. Une case du plateau principal reçoit un seul pion par manche.
crecy-solo-how-closed = Un Ami de l’étalage ferme la case du plateau principal qui correspond à sa profession ; prenez cet Ami, et elle s’ouvre.

crecy-testament-how-goal = Retrouvez vos ancêtres : vérifiez les neuf Indices et vous avez gagné. Chacune des trois Générations de 2, 3 et 4 manches en apporte trois, qui restent ouverts jusqu’à la fin ; chaque Indice vérifié donne 1 Prestige.
crecy-testament-how-who = Vous jouez une carte Ami de votre main, à la place d’un membre inconnu du même sexe ou à côté d’un membre célibataire de l’autre sexe. Vous payez le coût ou recevez la dot, et gagnez ce que donne la carte. Deux parents inconnus s’ajoutent au-dessus, s’il n’y en a pas encore ; entre deux époux connus, un enfant s’ajoute au-dessous.
crecy-testament-how-others = « Quelle était la taille de la famille ? » ajoute un enfant à un couple. « Quelle était leur fortune ? » rapporte de l’Or, « Quelles étaient leurs relations ? » des cartes Ami de l’étalage.
crecy-testament-how-score = Après une manche, chaque Revenu donne 1 Or ; à la fin d’une Génération, chaque Prestige donne 1 Honneur. Tout à la fin, un Indice non vérifié coûte 1 Honneur, et qui n’est pas français en rapporte ou en coûte 1 selon qu’il partage ou non la nationalité d’un parent connu ; une noblesse issue d’un métier en ajoute 1, une noblesse perdue en retire 1.
crecy-testament-how-end = La partie s’arrête après la manche 9.
