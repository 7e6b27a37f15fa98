# Comment se joue Last Will, en une page : de quoi parle un paragraphe, et le paragraphe.
lastwill-how-plan-label = 1. Plan
lastwill-how-errands-label = 2. Courses
lastwill-how-turn-label = 3. À votre tour
lastwill-how-round-label = 4. Fin de manche
lastwill-how-white-label = Cartes blanches
lastwill-how-black-label = Cartes noires
lastwill-how-properties-label = Propriétés
lastwill-how-companions-label = Compagnons

lastwill-how-goal = Débarrassez-vous de votre fortune : à la fin, la plus grosse dette gagne. Si personne n’a de dette, c’est le plus petit patrimoine : l’argent, et pour chaque propriété sa valeur et 5 £ de plus.
lastwill-how-plan = Chaque manche commence ainsi : un plan dit combien de cartes vous piochez, combien de garçons de courses et combien d’actions vous avez. Le plan le plus à gauche joue d’abord.
lastwill-how-errands = Dans l’ordre des plans, chaque garçon va sur une case libre et fait aussitôt sa course : il prend une carte de l’offre, ajoute une case à votre plateau, change les prix ou dépense à l’opéra.
lastwill-how-turn = Vous utilisez vos actions comme vous voulez : jouer, poser, activer, acheter, vendre, ajouter des compagnons. Celles qui restent sont perdues.
lastwill-how-round = Vous gardez deux cartes au plus. Les résidences qui n’ont pas été activées perdent de la valeur.
lastwill-how-white = Une carte blanche est un événement : jouée une fois de votre main pour ses actions, elle brûle ses livres et va à la défausse.
lastwill-how-black = Une carte noire (dépense, assistant ou propriété) reste sur votre plateau, qui a cinq cases. Posée pour une action, elle peut être activée une fois par manche pour brûler de l’argent. Un assistant a aussi un privilège, qui vaut en permanence.
lastwill-how-properties = Achetez cher, laissez à l’abandon, vendez pour rien : une action à chaque fois. Les jetons du marché changent les prix. Tant que vous avez une propriété, vous ne pouvez pas vous endetter.
lastwill-how-companions = Un cuisinier, un invité, un chien ou un cheval accompagne une carte blanche qui a une pièce pour lui, et brûle autant de plus ; ou bien, pour une action, il devient un jeton sur une carte de votre plateau. Les cases de compagnon se remplissent dans l’ordre : seule la prochaine case vide reçoit un jeton, et seulement de son genre.
lastwill-how-end = Qui n’a plus ni propriété ni argent est en faillite, et cette manche est la dernière, jouée par tous jusqu’au bout ; sinon c’est la manche 7.
