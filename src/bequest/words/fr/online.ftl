# Les tables d’un serveur, dans le terminal.

terminal-command-say = dire
terminal-command-who = qui
terminal-command-leave = partir
terminal-command-return = revenir
terminal-command-resign = abandonner
terminal-command-propose = proposer
terminal-command-agree = accepter
terminal-command-decline = refuser
terminal-command-sit = asseoir
terminal-command-bot = bot
terminal-command-free = libérer
terminal-command-start = commencer
terminal-command-watch = regarder
terminal-word-pause = pause
terminal-word-resume = reprise
terminal-word-end = fin
terminal-word-rewind = recul
terminal-word-replace = remplacement
terminal-usage-say = dire TEXTE
terminal-help-say = dit quelque chose à toute la table
terminal-usage-who = qui
terminal-help-who = dit qui est assis où, et qui regarde
terminal-usage-leave = partir
terminal-help-leave = confie votre place à un bot et quitte ; revenir vous la rend
terminal-usage-return = revenir
terminal-help-return = rejoue à la place du bot qui vous remplaçait
terminal-usage-resign = abandonner
terminal-help-resign = abandonne la partie : un bot continue
terminal-usage-propose = proposer pause, reprise, fin, recul COUP, remplacement PLACE
terminal-help-propose = demande l’accord des autres : pause, reprise, fin, retour à un coup, un bot pour qui tarde
terminal-usage-agree = accepter
terminal-help-agree = accepte ce qui est proposé
terminal-usage-decline = refuser
terminal-help-decline = refuse, ou retire votre propre proposition
terminal-usage-away = quitter
terminal-help-away = quitte le terminal ; votre place reste à vous et la table vous attend, comme avec Ctrl-C et Ctrl-D

## Où

terminal-bad-link = Ce n’est pas un lien vers une table : il ressemble à http://host:8400/table/name#invitation. Mettez-le entre guillemets, avec tout ce qui suit le #.
terminal-bad-server = { $address } n’est pas une adresse de serveur : elle ressemble à http://host:8400.
terminal-unreachable = Le serveur { $server } ne répond pas : { $problem }. Vérifiez l’adresse, et que le serveur tourne.
terminal-no-bequest = Ce qui répond à { $server } n’est pas un serveur de ce genre (statut { $status }).
terminal-online-version = Le serveur joue une autre version de ce jeu : il faut la même version de bequest des deux côtés.

## Avant la partie

terminal-lobby-title =
    { $name } : { $game } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
terminal-lobby-sit = Entrée : s’asseoir à la place { $seat } ; ou un numéro, regarder, quitter >{ " " }
terminal-lobby-owner = commencer, bot PLACE NIVEAU, libérer PLACE, dire TEXTE, partir ou quitter >{ " " }
terminal-lobby-invite = Les autres viennent avec ce lien :
terminal-lobby-wait =
    { $who ->
        [owner] { $full ->
            [yes] Toutes les places sont prises : tapez commencer.
           *[no] Attendez les autres, ou confiez une place à un bot (bot PLACE NIVEAU) ; commencer lance la partie dès que toutes les places sont prises.
        }
       *[other] La partie commence quand la personne qui a ouvert la table la lance. En attendant, on peut parler (dire TEXTE).
    }
terminal-lobby-help =
    { $owner ->
        [yes] Ici, on tape commencer, bot PLACE NIVEAU, libérer PLACE, asseoir PLACE, dire TEXTE, partir et quitter.
       *[no] Ici, on tape asseoir PLACE, regarder, dire TEXTE, partir et quitter.
    }
terminal-lobby-starts = La partie commence dès que toutes les places sont prises.
terminal-lobby-not-owner = Seule la personne qui a ouvert la table peut lancer la partie.
terminal-lobby-deck = Cette table joue avec des cartes que quelqu’un a apportées, { $deck } :
terminal-lobby-deck-seen = Appuyez sur Entrée quand vous les avez regardées >{ " " }

## Qui est assis où

terminal-online-free = personne encore
terminal-online-guest = une personne invitée
terminal-online-you = { $name } (vous)
terminal-online-you-alone = vous
terminal-online-bot = bot, { $level }
terminal-online-replaced = { $name }, remplacement par un bot
terminal-online-here = regarde

## La partie

terminal-online-waiting =
    { $n ->
        [one] On attend { $players }. Entrée montre la table ; aide dit ce qu’on peut taper d’autre.
       *[other] On attend { $players }. Entrée montre la table ; aide dit ce qu’on peut taper d’autre.
    }
terminal-online-paused = La partie est en pause. Tapez proposer reprise pour demander aux autres de continuer.
terminal-online-pauses = La partie est maintenant en pause.
terminal-online-resumes = La partie continue.
terminal-online-log = La partie est en cours ; journal dit ce qui s’est passé.
terminal-online-stood-in = Un bot joue pour vous ; revenir vous rend la place.
terminal-online-lost = La liaison avec le serveur est coupée ; nouvelle tentative …
terminal-online-back = La liaison avec le serveur est rétablie.
terminal-online-dismissed = Le serveur a mis fin à cette session : revenez par votre lien ou votre nom, ou rejoignez la table de nouveau.
terminal-online-moved-on = Une autre question est posée maintenant.
terminal-online-refused = Refus : { $problem }
terminal-online-said = { $who } : { $text }
terminal-online-say-what = Que voulez-vous dire ? Tapez dire et le texte.
terminal-online-bot-plays = Un bot joue maintenant pour { $player }.
terminal-online-person-plays = { $player } joue de nouveau.
terminal-online-hinted = { $player } a reçu un conseil.
terminal-online-proposed =
    { $player } propose { $what }.{ $asked ->
        [yes] { " " }Tapez accepter ou refuser.
       *[no] { "" }
    }
terminal-online-proposes = C’est proposé ; les autres sont consultés.
terminal-online-decided = La proposition est décidée.
terminal-propose-pause = une pause
terminal-propose-resume = de continuer
terminal-propose-end = d’arrêter la partie ici
terminal-propose-rewind = de revenir au coup { $move }
terminal-propose-replace = de confier le jeu de { $player } à un bot
terminal-online-propose-what = Proposer quoi ? Tapez proposer pause, reprise, fin, recul COUP (coups joués : { $move }) ou remplacement PLACE.
terminal-confirm-final = C’est sans retour. Entrée : oui, n : non >{ " " }
terminal-online-hint-first = On aurait pu commencer raisonnablement par { $choice } ; retour tout recommence le coup.
terminal-online-hint-seen = Les autres voient que vous avez demandé.
terminal-online-kept = Rien à enregistrer : le serveur garde chaque coup.
terminal-online-only = Aux autres de choisir. Entrée montre la table ; dire TEXTE, qui, journal, annuler, aide et quitter marchent.
terminal-online-away = La table vous attend : revenez avec la même commande.
terminal-online-watched = Revenez avec la même commande pour voir où en est la partie.
terminal-online-ended = Tous ont accepté d’arrêter la partie ici.
terminal-online-end = Entrée quitte ; dire TEXTE, journal ou aide >{ " " }
terminal-online-end-only = La partie est terminée ; tapez dire TEXTE, journal ou vue, ou Entrée pour quitter.

## Les commandes

command-help-join = Rejoindre une table d’un serveur par son lien, et jouer dans le terminal.
command-help-join-link = Le lien de l’invitation, entre guillemets.
command-help-join-seat = La place où s’asseoir ; demandée sans elle.
command-help-join-name = Comment vous voulez être appelé.
command-help-host = Ouvrir une table sur un serveur, afficher le lien pour les autres, et jouer.
command-help-host-server = L’adresse du serveur, comme http://localhost:8400.
command-help-host-bots = Un bot pour l’une des dernières places, par son niveau. Peut être répété.
command-help-host-title = Comment s’appelle la table.
command-help-host-hints = Les conseils : off (aucun), counted (comptés) ou free (libres).
command-help-host-open = Laisser tout le monde trouver la table dans la liste du serveur.
command-help-host-no-play = Seulement ouvrir la table et afficher le lien.
command-metavar-link = LIEN
command-metavar-title = TITRE
command-metavar-hints = CONSEILS
command-host-link = Le lien pour les autres :
command-host-hints = --hints { $hints } : off, counted ou free est attendu
