### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = fr
language-name = Français
language-number = 2

## Lists: "a and b", "a, b and c"

list-two = { $first } et { $second }
list-more = { $first }, { $second }

## The race: titles of its pages, the track

race-page-track = { $course } : piste
race-page-rules = { $course } : règles
race-page-cards = { $course } : cartes { $number }
race-page-backs = { $course } : dos des cartes { $number }
race-page-pawns = Pions à plier

race-title = Balais en folie
race-course = Le { $place } { $adjective }
race-adjective = { $number ->
    [1] tordu
    [2] lunaire
    [3] chantant
    [4] de minuit
    [5] emmêlé
    [6] venteux
    [7] brumeux
    [8] argenté
    [9] étoilé
    [10] rieur
    [11] creux
    [12] bouillonnant
    [13] endormi
    [14] épineux
    [15] de velours
   *[16] bancal
}
race-place = { $number ->
    [1] Parcours
    [2] Marais
    [3] Bois
    [4] Coteau
    [5] Pré
    [6] Bocage
    [7] Chemin
    [8] Vallon
    [9] Ruisseau
    [10] Verger
    [11] Maquis
    [12] Val
    [13] Jardin
    [14] Rocher
    [15] Buisson
   *[16] Sentier
}
race-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
race-spaces = { $spaces } cases
race-about-minutes = environ { $minutes } minutes ({ $low } à { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Graine
race-start = DÉPART
race-finish = ARRIVÉE
race-picture = Image
race-picture-note = Sa carte t’amène ici, en avant ou en arrière.
race-nap = Sieste
race-nap-note = Arrête-toi ici et passe ton prochain tour.
race-nap-note-hold = Reste ici jusqu’à ce qu’une carte de sa couleur te réveille.
race-bridge = Pont
race-bridge-note = Arrête-toi à son entrée et file jusqu’au bout.

## Cards and pawns of the race

race-red = rouge
race-purple = violet
race-yellow = jaune
race-blue = bleu
race-orange = orange
race-green = vert
race-cat = Chat
race-pumpkin = Citrouille
race-potion = Potion
race-toadstool = Amanite
race-moon = Lune
race-hat = Chapeau
race-twice = deux fois
race-go-to-its-space = va sur sa case
race-pawns-title = Pions à plier
race-pawns-intro = Chaque sorcière voyage avec une créature. Deux tiennent sur une case de ta piste ; la seconde rangée est en réserve.
race-pawns-cut = *Découpe* un pion en suivant son contour.
race-pawns-fold = *Plie*-le le long des pointillés : le haut vers l’arrière, les deux pieds vers l’intérieur.
race-pawns-glue = *Colle* un pied sur l’autre. Ton pion tient debout !
race-pawns-foot = colle

## The rules of the race: *bold*

race-rules-title = Comment faire la course
race-rules-intro = Le grand chaudron bouillonne, le dîner est prêt, et le dernier balai rentré fait la vaisselle.
race-rules-goal = Le but
race-rules-goal-text = Vole du DÉPART à l’ARRIVÉE. La première sorcière au chaudron gagne ! Pas besoin de savoir lire : les cartes te disent où aller.
race-rules-set-up = Avant de commencer
race-rules-set-up-cut = Découpez les cartes et pliez les pions.
race-rules-set-up-pawns = Chacun pose un pion sur DÉPART.
race-rules-set-up-deck = Mélangez les { $cards } cartes et posez-les en pile, faces cachées.
race-rules-set-up-first = Le plus jeune commence. Ensuite, on joue vers la gauche.
race-rules-turn = Ton tour
race-rules-turn-text = Tire *une* carte, vole là où elle t’envoie et mets-la de côté. On peut être plusieurs sur une case. Quand la pile est vide, mélangez les cartes et continuez.
race-rules-turn-text-replacement = Tire *une* carte, vole là où elle t’envoie, puis remets-la et mélange la pile. On peut être plusieurs sur une case.
race-rules-colour = *Une couleur* : avance jusqu’à la *prochaine* case de cette couleur. Elle porte aussi le même petit dessin.
race-rules-double = *Deux fois la couleur* : avance jusqu’à la *deuxième* case de cette couleur.
race-rules-picture = *Une image* : va tout droit sur la case de cette image, même si elle est *derrière* toi. Pas de chance !
race-rules-spaces = Cases spéciales
race-rules-bridge = *Pont* : tu t’arrêtes sur la case où il commence ? Traverse-le aussitôt, dans le sens des flèches. Si tu ne fais que passer, il ne se passe rien.
race-rules-nap = *Sieste* : tu t’arrêtes ici ? Tu t’endors et tu passes ton prochain tour.
race-rules-nap-hold = *Sieste* : tu t’arrêtes ici ? Reste jusqu’à ce que tu tires une carte de la couleur de cette case ; alors tu te réveilles et tu repars avec elle. Les autres cartes ne servent à rien.
race-rules-winning = Gagner
race-rules-winning-text = Il n’y a plus de case de ta couleur devant toi ? Alors tu voles jusqu’à l’ARRIVÉE et tu *gagnes*. Pas besoin d’un nombre exact.
race-rules-winning-first = La partie s’arrête dès qu’une sorcière est rentrée.
race-rules-winning-everyone = Les autres continuent la course jusqu’à ce que tout le monde soit rentré.
race-rules-length = Combien de temps ça dure
race-rules-length-text = Cette course est faite pour { $players } : environ { $minutes }, soit { $turns }, si un tour dure { $seconds }. Tout est affaire de chance : environ une partie sur dix finit en moins de { $low }, et environ une sur dix dure plus de { $high }.
race-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
race-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
race-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
race-turns-each = { $turns } chacun
race-turns-last = { $turns } jusqu’à ce que la dernière sorcière soit rentrée
race-rules-variants = D’autres façons de jouer
race-rules-variant-everyone = *Toutes rentrées* : jouez jusqu’à ce que tout le monde soit rentré. La dernière fait la vaisselle.
race-rules-variant-first = *Sprint* : arrêtez dès que la première sorcière est rentrée.
race-rules-variant-gentle = *Vent doux* : les plus jeunes remettent une image qui les ferait reculer et tirent une autre carte.
race-rules-variant-choice = *Balais malins* : gardez deux cartes en main, jouez-en une et tirez-en une nouvelle.

## Races that cannot be made

race-too-short = une course de { $wish } est impossible pour { $players } : la plus courte dure environ { $least } ; demande plus long
race-too-long = une course de { $wish } est impossible pour { $players } : la plus longue dure environ { $most } ; demande plus court
race-not-found = aucune course de { $wish } pour { $players } n’a été trouvée avec la graine { $seed } ; essaie une autre graine, ou une durée un peu plus courte ou plus longue
race-no-time = un tour ne peut pas durer 0 seconde ; mets au moins 1

## What the document of a race says about itself

race-subject = Une course pour enfants : { $course }
race-subjects = { $count } courses pour enfants : { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Ingrédients :
terminal-hint = Tape une potion, par exemple sauge 2, menthe 1 ; help en dit plus.
terminal-tests = { $count ->
    [one] { $shown } test
   *[other] { $shown } tests
}
terminal-tests-so-far = Cette partie compte déjà { $tests } ; log les montre.
terminal-help =
    Tape une potion, l’ingrédient le plus ancien d’abord, chacun avec ses points : sauge 2, menthe 1
      fox (owl, raven, ..., nobody)   à qui sont les tests suivants
      guesser sauge 2, menthe 1       le test gratuit d’une case Voyante (ou : versatility sauge 2)
      log                             tous les tests jusqu’ici
      notes                           ce que tu as noté
      note sauge 3 no                 noter : no, maybe, yes ou blank ; decoy à la place d’un numéro
      undo                            effacer la dernière note
      notes check                     vérifier si un test contredit une note
      hint, hint another              un coup de pouce, pas à pas ; un autre
      suggest 3                       quelle potion de 3 ingrédients en dirait le plus
      handicap fox small              un indice pour une sorcière moins forte (medium, large, ou ses victoires et celles de la meilleure : 0 2)
      read fox                        son indice, quand les autres regardent ailleurs
      review                          comment vous avez joué, une fois la partie finie
      effects, cells, clue, rules     ce qu’il y a dans cette partie
      full, room                      tous les domaines sont pleins : une dernière chance ; ou il reste de la place
      check menthe sauge thym ciboulette  vérifier une réponse
      give up ABCD-EFGH               voir la solution, avec le code au bas des règles
      mode together, rivals, solo     qui joue avec qui
      again                           effacer le journal et les notes, et recommencer
      quit                            quitter
terminal-sure = Tape yes pour la tester quand même.
terminal-nothing-asked = il n’y avait pas de question à laquelle répondre yes
terminal-hint-more = hint en dit plus ; hint another en commence un autre
terminal-hint-another = hint commence un autre coup de pouce
terminal-nothing-certain = Rien n’est certain que tu n’aies déjà noté ou demandé : c’est le moment de faire un test. suggest 3 donne la potion de 3 ingrédients qui en dirait le plus.
terminal-clue-sealed = Les autres regardent ailleurs, puis : read { $witch }
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Dernière potion>
terminal-over-prompt = Partie finie>
terminal-no-effects = Cette partie n’a pas d’effets.
terminal-no-cells = Ce plateau n’a pas de cases spéciales.
terminal-no-tests = Pas encore de test.
terminal-full = Le plateau est plein. Mettez-vous d’accord sur une dernière potion et tapez-la.
terminal-poisoned = Vous êtes tous empoisonnés. Mettez-vous d’accord sur une dernière potion et tapez-la.
terminal-again = Cela efface le journal et les notes ; tape : again yes
terminal-winner = Victoire pour { $witch } !
terminal-lost = C’est perdu. Vérifie une réponse (check), abandonne (give up) ou recommence (again).
terminal-misused = { $command } ne va pas avec { $rest } ; help dit comment s’en servir
terminal-unknown = { $word } n’est ni une commande ni un ingrédient ; { $hint }
terminal-near = voulais-tu dire { $word } ?
terminal-known = help donne la liste des commandes, et les ingrédients sont { $ingredients }
terminal-no-note = { $text } n’est pas une note ; écris un ingrédient, un numéro ou decoy, puis no, maybe, yes ou blank, par exemple : note sauge 3 no
terminal-no-mode = il n’y a pas de mode { $mode } ; choisis together, rivals ou solo
terminal-no-answer = il manque une réponse ; nomme ses ingrédients dans l’ordre, par exemple : check menthe sauge thym ciboulette
terminal-give-up = Pour voir la solution, tape give up et le code au bas de la page des règles, par exemple : give up ABCD-EFGH
terminal-decoy = leurre
terminal-marks = x non   ? peut-être   ! oui
terminal-test = Test { $number } :
terminal-last-ditch = dernière chance
terminal-wins = Cette potion gagne !
terminal-counted = { $undergrown ->
    [one] { $undergrown } trop petit
   *[other] { $undergrown } trop petits
}, { $overgrown ->
    [one] { $overgrown } trop grand
   *[other] { $overgrown } trop grands
}.
terminal-report = { $report }.
terminal-right = Bravo ! Tu as trouvé la recette.
terminal-wrong = Non : ce n’est pas la réponse.
terminal-winning-potion = La potion qui gagne :

## What the terminal prints: races

terminal-players = { $count ->
    [one] { $shown } joueur
   *[other] { $shown } joueurs
}
terminal-games = { $count ->
    [one] { $shown } partie
   *[other] { $shown } parties
}
terminal-races = { $count ->
    [one] { $shown } course
   *[other] { $shown } courses
}
terminal-spaces = { $count ->
    [one] { $shown } case
   *[other] { $shown } cases
}
terminal-cards = { $count ->
    [one] { $shown } carte
   *[other] { $shown } cartes
}
terminal-progress = { $percent } % de { $whole }
terminal-seconds-left = { $progress }, encore { $seconds } s
terminal-minutes-left = { $progress }, encore { $minutes } min
terminal-board-published = le plateau publié
terminal-board-programmed = le plateau publié tel qu’il est programmé
terminal-board-of-seed = le plateau de la graine { $seed }
terminal-board-of-file = le plateau de { $file }
terminal-board = { $name }, { $spaces } cases, { $cards } cartes, { $draws }, { $nap }, { $end }
terminal-with-replacement = avec remise
terminal-without-replacement = sans remise
terminal-held = bloqué jusqu’à ce que la couleur sorte
terminal-turn-lost = un tour perdu
terminal-until-everyone = jusqu’à ce que tous aient gagné
terminal-until-first = jusqu’à ce que le premier ait gagné
terminal-board-first-move = { $board }, ponts et tours perdus après le premier pas d’un double
terminal-on-board = { $what } sur { $board }
terminal-games-of = { $games } de { $players }
terminal-game = partie
terminal-player = joueur { $number }
terminal-total = total
terminal-unfinished = inachevée
terminal-ended-early = arrêté avant la fin, résultat partiel : { $part }
terminal-first-of = les { $first } premières sur { $games }
terminal-stopped = { $games } sans fin : un joueur s’est arrêté à 10 000 coups ; non comptées plus bas
terminal-all-finished = toutes les parties sont allées à leur fin
terminal-moves = coups
terminal-turns = tours
terminal-seat = place { $number }
terminal-mean = moyenne { $mean } ± { $error }, écart type { $deviation }
terminal-lengths = 5 % { $low }, médiane { $median }, 95 % { $high } ; minimum { $shortest }, maximum { $longest } ; le plus souvent { $mode } ({ $share })
terminal-mean-turns = moyenne { $mean } avec les tours perdus, en { $rounds } ± { $error } manches
terminal-seat-wins = gagne en premier dans { $share } des parties ({ $low } à { $high }), { $moves } coups
terminal-same-games = Les mêmes parties : les mêmes options avec --seed { $seed }
terminal-same-board = Le même plateau : les mêmes options avec --seed { $seed }
terminal-same = La même chose : les mêmes options avec --seed { $seed }
terminal-exactly = Un joueur, exactement,
terminal-exact-mean = moyenne { $mean }, écart type { $deviation }
terminal-exact-lengths = { $mean } ; 5 % { $low }, médiane { $median }, 95 % { $high }
terminal-exact-peaks = minimum { $shortest } ; le plus souvent { $mode } ; pics à { $peaks } ; { $longer } durent plus de 150
terminal-more = { $count } de plus
terminal-together = { $players } ensemble : { $rounds } manches, { $turns } tours
terminal-exact-seat = gagne en premier dans { $share } des parties
terminal-plot-alone = Coups par partie
terminal-plot-together = Coups par partie, tous les joueurs ensemble
terminal-plot-exact = Coups d’un joueur
terminal-plot-of = Calculé exactement pour { $board }
terminal-plot-partial = { $numbers } ; partiel : { $part }
terminal-plot-shares = part des parties de tant de coups
terminal-plot-steps = coups, par pas de { $width }, et leur part des parties
terminal-plot-curve = calculé exactement
terminal-plot-median = médiane
terminal-plot-longer = { $share } % des parties sont plus longues
terminal-race = Course { $seed } :
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players } jouent { $minutes } minutes : { $turns }, { $seconds } secondes par tour
terminal-race-each = { $turns } tours chacun
terminal-race-last = { $turns } tours jusqu’à ce que le dernier soit rentré
terminal-race-spread = 1 partie sur 10 finit en moins de { $low } minutes, 1 sur 10 dure plus de { $high }
terminal-race-bridges = ponts
terminal-race-bridge = { $from } à { $end }
terminal-race-naps = tour perdu
terminal-race-pictures = images
terminal-race-none = aucun
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, environ { $minutes } minutes, { $paper }

## What the referee's server answers to phones

server-damaged = ce qui est enregistré de la table { $table } est illisible ; demande une nouvelle table à l’arbitre
server-table-name = ce n’est pas le nom d’une table ; un nom a 8 lettres et chiffres, comme K7QM2XWP
server-no-table = il n’y a pas de table { $table } sur ce serveur ; compare le nom, ou ouvre une nouvelle table
server-not-loaded = la partie de la table { $table } ({ $game }) n’est pas chargée sur ce serveur en ce moment ; demande à l’arbitre de le lancer avec cette partie, et la table continue
server-other-game = la partie de ce code ({ $game }) n’est pas arbitrée par ce serveur ; demande à l’arbitre
server-no-opening = sur ce serveur, c’est l’arbitre qui ouvre les tables ; demande-lui le nom de la tienne
server-no-again = dans cette partie chaque test compte, on ne peut donc pas la recommencer ; demande à l’arbitre
server-no-help = dans cette partie chaque test compte, donc personne ne reçoit d’aide ; demande à l’arbitre
server-help = cette table a demandé beaucoup d’aide d’un coup ; attends { $wait } et redemande
server-helping = trop de tables demandent de l’aide en même temps ; réessaie dans un instant
server-full = ce serveur a { $tables } tables et ne peut pas en prendre plus ; demande à l’arbitre
server-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
server-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
server-busy = c’était trop d’un coup ; attends { $wait } et réessaie
server-guesses-of-table = cette table a essayé trop de réponses ; attends { $wait } avant la prochaine
server-guesses-of-client = trop de réponses à cette partie ont été essayées depuis cette adresse ; attends { $wait } avant la prochaine
server-guesses-of-game = trop de réponses à cette partie ont été essayées ; attends { $wait } avant la prochaine
server-openings = trop de tables ont été ouvertes d’un coup ; attends { $wait } et réessaie
server-checking = trop de réponses sont vérifiées en même temps ; réessaie dans un instant
server-host = ce serveur ne répond pas sous le nom { $host } ; prends l’adresse qu’il affiche, ou lance-le avec --host et ce nom
server-no-host = cette requête ne dit pas à quel hôte elle s’adresse
server-origin = les pages de { $origin } ne peuvent pas utiliser ce serveur ; ouvre sa propre page, ou lance-le avec --host et le nom de cette page
server-too-large = cette requête est trop grande ; { $bytes } octets sont permis
server-broken = cette requête n’est pas arrivée en entier
server-not-json = cette requête n’est pas annoncée comme application/json
server-since = { $text } n’est pas une révision ; since= attend le numéro d’une révision
server-slow = cette requête a duré trop longtemps ; réessaie
server-no-referee = ce serveur ne tient pas de tables ; il a été lancé sans --referee
server-no-path = il n’y a rien ici ; les tables sont à /api/tables
server-method = c’est impossible ici ; les tables acceptent GET et POST
server-changed = la table a changé entre-temps ; regarde le journal, puis réessaie
server-not-kept = le serveur ne peut pas enregistrer la table en ce moment, donc rien n’a changé ; préviens l’arbitre
server-failed = le serveur a échoué ; réessaie, et préviens l’arbitre si cela persiste
