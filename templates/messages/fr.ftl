### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = fr
language-name = Français
language-number = 2

## Lists: "a and b", "a, b and c"

list-two = { $first } et { $second }
list-more = { $first }, { $second }
list-sentence = { $text }.
list-sentences = { $first } { $second }

## The race: titles of its pages, the track

race-page-track = { $course } : piste
race-page-rules = { $course } : règles
race-page-cards = { $course } : cartes { $number }
race-page-backs = { $course } : dos des cartes { $number }
race-page-pawns = Pions à plier
race-deck = Jeu de cartes { $letter }
race-deck-of-all = { $deck }, pour chaque piste qui le nomme

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
race-seed = Code de jeu
race-start = DÉPART
race-finish = ARRIVÉE
race-turn-note = Tire une carte et vole. Plus aucune case ? Tu gagnes !
race-one = Une couleur
race-one-note = Vole à la prochaine case de cette couleur.
race-two = Deux fois la couleur
race-two-note = Vole à la deuxième case de cette couleur.
race-picture = Image
race-picture-note = Sa carte t’amène ici, en avant ou en arrière.
race-nap = Sieste
race-nap-note = Arrête-toi ici et passe ton prochain tour.
race-nap-note-hold = Dors ici jusqu’à tirer une carte de sa couleur.
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
race-pawns-intro = Chaque sorcière voyage avec une créature. Chacune a sa place au départ. La seconde rangée est en réserve.
race-pawns-cut = *Découpe* un pion en suivant son contour.
race-pawns-fold = *Plie*-le le long des pointillés : le haut vers l’arrière, les deux pieds vers l’intérieur.
race-pawns-glue = *Colle* un pied sur l’autre. Ton pion tient debout !
race-pawns-foot = colle

## The rules of the race: *bold*

race-rules-title = Règles de la course
race-rules-intro = Le grand chaudron bouillonne, le dîner est prêt, et le dernier balai rentré fait la vaisselle.
race-rules-goal = Le but
race-rules-goal-text = Vole du DÉPART à l’ARRIVÉE. La première sorcière au chaudron gagne ! Pas besoin de savoir lire : les cartes te disent où aller.
race-rules-set-up = Avant de commencer
race-rules-set-up-cut = Découpez les cartes et pliez les pions.
race-rules-set-up-pawns = Chacun pose un pion sur DÉPART, là où sa créature est dessinée.
race-rules-set-up-deck = Mélangez les { $cards } cartes et posez-les en pile, faces cachées.
race-rules-set-up-shared-deck = Prenez le *{ $deck }* : toutes les pistes qui le nomment le partagent. Mélangez ses { $cards } cartes et posez-les en pile, faces cachées.
race-rules-set-up-first = Le plus jeune commence. On joue ensuite en tournant vers la gauche.
race-rules-turn = Ton tour
race-rules-turn-text = Tire *une* carte, vole là où elle t’envoie et mets-la de côté. On peut être plusieurs sur une case. Quand la pile est vide, on mélange les cartes et on continue.
race-rules-turn-text-replacement = Tire *une* carte, vole là où elle t’envoie, puis remets-la et mélange la pile. On peut être plusieurs sur une case.
race-rules-colour = *Une couleur* : avance jusqu’à la *prochaine* case de cette couleur. Elle porte aussi le même petit dessin.
race-rules-double = *Deux fois la couleur* : avance jusqu’à la *deuxième* case de cette couleur.
race-rules-picture = *Une image* : va tout droit sur la case de cette image, même si elle est *derrière* toi. Pas de chance !
race-rules-spaces = Cases spéciales
race-rules-bridge = *Pont* : tu t’arrêtes sur la case où il commence ? Traverse-le aussitôt, dans le sens des flèches. Si tu ne fais que passer, il ne se passe rien.
race-rules-nap = *Sieste* : tu t’arrêtes ici ? Tu t’endors et tu passes ton prochain tour.
race-rules-nap-hold = *Sieste* : tu t’arrêtes ici ? Reste jusqu’à ce que tu tires une carte de la couleur de cette case ; alors tu te réveilles et tu repars avec elle. Les autres cartes ne servent à rien.
race-rules-winning = Gagner
race-rules-winning-text = Il n’y a plus de case de ta couleur devant toi ? Alors tu voles jusqu’à l’ARRIVÉE et tu *gagnes*. Pas besoin d’un nombre exact.
race-rules-winning-first = La partie s’arrête dès qu’une sorcière est rentrée.
race-rules-winning-everyone = Les autres continuent jusqu’à ce que tout le monde soit rentré.
race-rules-length = Combien de temps ça dure
race-rules-length-text = Cette course est faite pour { $players } : environ { $minutes }, soit { $turns }, si un tour dure { $seconds }. Tout est affaire de chance : environ une partie sur dix finit en moins de { $low }, et environ une sur dix dure plus de { $high }.
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
race-turns-last = { $turns } jusqu’au retour de la dernière sorcière
race-rules-variants = D’autres façons de jouer
race-rules-variant-everyone = *Toutes rentrées* : jouez jusqu’à ce que tout le monde soit rentré. La dernière fait la vaisselle. ({ $minutes })
race-rules-variant-first = *Sprint* : arrêtez dès que la première sorcière est rentrée. ({ $minutes })
race-rules-variant-gentle = *Vent doux* : les plus jeunes remettent une image qui les ferait reculer et tirent une autre carte. ({ $minutes })
race-rules-variant-choice = *Balais malins* : gardez deux cartes en main, jouez-en une et tirez-en une nouvelle. ({ $minutes })

## Races that cannot be made

race-too-short = une course de { $wish } est impossible pour { $players } : la plus courte dure environ { $least } ; demande une course plus longue
race-too-long = une course de { $wish } est impossible pour { $players } : la plus longue dure environ { $most } ; demande une course plus courte
race-not-found = aucune course de { $wish } pour { $players } n’a été trouvée avec le code de jeu { $seed } ; essaie un autre code, ou une durée un peu plus courte ou plus longue

## What the document of a race says about itself

race-subject = Une course pour enfants : { $course }
race-subjects = { $count } courses pour enfants : { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Ingrédients :
terminal-hint = Tape une potion, par exemple sauge 2, menthe 1 ; help en dit plus.
terminal-tests = { $count ->
    [one] { $shown } test
   *[other] { $shown } tests
}
terminal-tests-so-far = Cette partie compte déjà { $tests } ; log les montre.
terminal-help =
    Tape une potion, l’ingrédient le plus ancien d’abord, chacun avec ses points : sauge 2, menthe 1
      fox (owl, raven, ..., nobody)   à qui sont les tests suivants
      guesser sauge 2, menthe 1       le test gratuit d’une case Voyante (ou : versatility sauge 2)
      log                             tous les tests jusqu’ici
      notes                           ce que vous avez noté
      note sauge 3 no                 noter : no, maybe, yes ou blank ; decoy ou un effet à la place d’un numéro
      note sauge all no               barrer ce qui est vide dans sa ligne ; note all 3 no : dans une colonne
      undo                            effacer la dernière note
      wrong 3, right 3                le test 3 était mal saisi et ne compte pas ; ou il était juste
      notes check                     vérifier si un test contredit une note
      hint, hint another              un coup de pouce, pas à pas ; un autre
      suggest 3                       quelle potion de 3 ingrédients en dirait le plus
      handicap fox small              un indice pour une sorcière moins forte (medium, large, ou ses victoires et celles de la meilleure : 0 2)
      read fox                        son indice, quand les autres regardent ailleurs
      review                          comment vous avez joué, une fois la partie finie
      effects, cells, clue, rules     ce qu’il y a dans cette partie
      full, room                      la partie s’achève : annoncez la recette encore une fois, la dernière chance ; ou elle continue
      name menthe sauge thym ciboulette annoncez la recette (answer et guess font de même)
      name fox … / owl …              des rivaux qui l’annoncent en même temps partagent la victoire
      turn 12                         le rond qui compte pour les étoiles de votre victoire
      give up ABCD-EFGH               voir la solution, avec le code au bas des règles
      mode together, rivals, solo     qui joue avec qui
      again                           effacer le journal et les notes, et recommencer
      quit                            quitter
terminal-mistyped = Le test { $number } reste dans le journal et ne compte plus ; right { $number } l’annule.
terminal-counts-again = Le test { $number } compte de nouveau.
terminal-entered-wrongly = mal saisi
terminal-sure = Tape yes pour la tester quand même.
terminal-nothing-asked = il n’y avait pas de question à laquelle répondre yes
terminal-hint-more = hint en dit plus ; hint another en commence un autre
terminal-hint-another = hint commence un autre coup de pouce
terminal-nothing-certain = Rien n’est certain que vous n’ayez déjà noté ou demandé : c’est le moment de faire un test. suggest 3 donne la potion de 3 ingrédients qui en dirait le plus.
terminal-clue-sealed = Les autres regardent ailleurs, puis : read { $witch }
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Recette>
terminal-over-prompt = Partie finie>
terminal-no-effects = Cette partie n’a pas d’effets.
terminal-no-cells = Ce plateau n’a pas de cases spéciales.
terminal-no-tests = Pas encore de test.
terminal-full = La partie s’achève. Annoncez la recette encore une fois, ses ingrédients dans l’ordre et sans points : c’est la dernière chance.
terminal-poisoned = Vous êtes tous empoisonnés.
terminal-again = Cela efface le journal et les notes ; tape : again yes
terminal-winner = { $witch ->
    [Chauve-souris] La { $witch }
    [Escargot] L’{ $witch }
   *[other] Le { $witch }
} gagne la partie !
terminal-winners = Victoire partagée : { $witches }.
terminal-lost = C’est perdu. Abandonne pour voir la solution (give up) ou recommence (again).
terminal-track-wrong = Barrez-en { $step } sur le chemin de la lune.
terminal-track-rival = Qui l’a annoncée passe ce nombre de tours : { $step }.
terminal-track-first = Partez du premier rond qui n’est pas barré.
terminal-track-last = Partez d’une place après le dernier rond.
terminal-track-aims = Reculez de { $step } pour chaque but atteint.
terminal-track-brewed = La potion vient d’un chaudron : reculez encore de { $step }.
terminal-turn-asked = Tapez le numéro du rond où vous arrivez : turn 12. Une place après le dernier, c’est turn { $past }.
terminal-stars = Cela vaut { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
terminal-misused = { $command } ne va pas avec { $rest } ; help dit comment s’en servir
terminal-unknown = { $word } n’est ni une commande ni un ingrédient ; { $hint }
terminal-near = voulais-tu dire { $word } ?
terminal-known = help donne la liste des commandes, et les ingrédients sont { $ingredients }
terminal-about = { $what } : { $sentence }
terminal-advised = { $sentence } ; { $advice }
terminal-with = { $sentence } ({ $option })
terminal-no-game = il n’y a pas de jeu { $given } ; prends { $games }
terminal-no-game-near = il n’y a pas de jeu { $given } ; voulais-tu dire { $near } ?
terminal-no-picture = il n’y a pas d’image { $path } ; donne le chemin d’une image avec le code QR, ou le texte du code
terminal-picture-heic = c’est une image HEIC, qui ne peut pas être lue ; choisis sur l’iPhone Réglages > Appareil photo > Formats > Le plus compatible et reprends-la, ou fais-en une capture d’écran
terminal-pdf-encrypted = ce PDF est protégé par un mot de passe ; enregistre-le sans mot de passe, ou donne une image de la page avec le code
terminal-pdf-damaged = ce PDF est abîmé ou incomplet ; copie-le ou télécharge-le à nouveau
terminal-svg-damaged = ce SVG est abîmé ou incomplet ; copie-le ou télécharge-le à nouveau
terminal-document-no-code = aucun code QR trouvé sur les pages de ce fichier ; donne le fichier avec le recto de la feuille, ou une image du code
terminal-document-foreign = aucun code QR de ce fichier ne vient d’une feuille de Cauldron Press ; donne le fichier avec le recto de la feuille, ou une image du code
terminal-document-several = ce fichier contient les codes de plusieurs jeux ; donne un fichier avec un seul jeu, ou une image de son code
terminal-of-game = jeu { $number } (code { $seed })
terminal-game-number = jeu { $number }
terminal-in-file = dans { $path } : { $sentence }
terminal-nothing-to-brew = il n’y a rien à préparer ; donne --seed, le texte du code ou une image de celui-ci, par exemple : cauldron brew sheet.png sage:2 mint:1
terminal-nothing-to-check = il n’y a rien à vérifier ; donne le texte du code ou une image de celui-ci, puis la réponse, par exemple : cauldron check sheet.png mint sage thyme chives
terminal-give-up-needs-code = --give-up ouvre un code ; donne le texte du code ou une image de celui-ci au lieu de --seed
terminal-no-note = { $text } n’est pas une note ; écris un ingrédient, une colonne, puis no, maybe, yes ou blank, par exemple : note sauge 3 no. Une colonne est un numéro, decoy, un effet, ou all pour tout ce qu’il peut être : note sauge all no. Une colonne entière : note all 3 no
terminal-no-mode = il n’y a pas de mode { $mode } ; choisis together, rivals ou solo
terminal-no-answer = il manque une réponse ; nomme ses ingrédients dans l’ordre, par exemple : name menthe sauge thym ciboulette
terminal-give-up = Pour voir la solution, tape give up et le code au bas de la page des règles, par exemple : give up ABCD-EFGH
terminal-marks = x non   ? peut-être   ! oui
terminal-given = L’indice gratuit : X non   * oui   ~ un de ceux-ci
terminal-test = Test { $number } :
terminal-wins = Cette potion gagne !
terminal-counted = { $undergrown ->
    [one] { $undergrown } trop petit
   *[other] { $undergrown } trop petits
}, { $overgrown ->
    [one] { $overgrown } trop grand
   *[other] { $overgrown } trop grands
}.
terminal-report = { $report }.
terminal-right = Bravo ! La recette est trouvée.
terminal-wrong = Non : ce n’est pas la réponse.
terminal-named-left = { $left ->
    [one] Vous pouvez l’annoncer encore une fois.
   *[other] Vous pouvez l’annoncer encore { $left } fois avant la fin de la partie.
}
terminal-named-used = Vous l’avez annoncée autant que possible. Quand la partie s’achèvera, vous pourrez l’annoncer encore une fois.
terminal-tale-no-give-up = un sceau de campagne ne s’ouvre qu’avec la recette ; ouvre le code de son jeu avec le code d’abandon, qui la donne
terminal-winning-potion = La potion qui gagne :

# What the terminal refuses: options, their values, files.
terminal-not-possible = { $given }, ce n’est pas possible ; prends un nombre entier de { $least } à { $most }
terminal-layout-unfolded = { $option } vaut pour les livrets agrafés dans le pli ; prends-le avec { $layout }
terminal-yes-or-no = { $given } n’est ni yes ni no ; prends yes ou no
terminal-no-language = il n’y a pas de langue { $given } ; prends { $languages }
terminal-single-games = { $option } ne vaut que pour un jeu seul ; retire-le
terminal-output-single = la sortie standard ne prend qu’un fichier ; retire { $option }, ou indique un dossier avec --out
terminal-output-folder = { $out } n’est pas un dossier, mais plusieurs fichiers sont à écrire ; indique un dossier avec --out
terminal-large-print = des lettres de 14 points demandent a2 ou plus grand ; { $paper } est trop petit pour --large-print
terminal-large-enlarged = Les gros caractères demandent un papier plus grand : imprime sur { $paper }, ou donne { $flags } pour imprimer sur plusieurs feuilles a4
terminal-braille = le braille n’existe qu’en anglais ; prends --lang en, ou --html
terminal-printer-unknown = aucune imprimante { $name } n’est connue ; imprime une page de test avec : cauldron align
terminal-printer-near = aucune imprimante { $name } n’est connue ; voulais-tu dire { $near } ?
terminal-read-again = relis les échelles
terminal-no-folder = aucun dossier de configuration n’est connu (HOME n’est pas défini) ; prends { $instead }
terminal-theme-language = le thème { $theme } ne parle pas { $language } ; choisis { $languages } avec --lang, ou un autre --theme
terminal-file-folder = { $path } est un dossier ; indique { $wanted }
terminal-file-device = { $path } est un périphérique ou un tube ; indique { $wanted } dans un fichier ordinaire
terminal-file-large = { $path } est trop grand pour { $wanted } ; { $most } Mio au plus
terminal-file-missing = il n’y a pas de fichier { $path }
terminal-file-denied = tu n’as pas le droit de lire { $path }
terminal-file-unreadable = impossible de lire { $path } : { $reason }
terminal-toml-backslash = entre guillemets doubles, \ commence un caractère spécial ; écris le chemin avec /, ou entre apostrophes comme 'C:\Users\Ann'
terminal-names-binary = { $path } n’est pas une liste sous forme de texte ; enregistre-la en CSV ou en texte
terminal-names-empty = { $path } ne contient aucun nom ; écris-en un par ligne
terminal-names-column = { $path } n’a pas de colonne { $column } ; il y a { $columns }
terminal-names-unprintable = { $path } contient des noms qui ne peuvent pas être imprimés : { $faults }. Corrige-les, ou donne --names-skip : ces feuilles reçoivent une ligne où écrire
terminal-names-skipped = Une ligne où écrire à la place du nom : { $faults }
terminal-names-character = ligne { $line }, { $name } : { $character }
terminal-names-long = ligne { $line }, { $name } : { $count } caractères, au plus { $most }
terminal-names-join = { $first } ; { $last }
terminal-names-more = { $faults } ; { $count } de plus
terminal-names-from = { $path } : les noms sont dans la colonne { $column }, le premier est { $first } ; choisis-en une autre avec --names-column
terminal-names-heading = { $path } : le premier nom est { $first }, sous l’en-tête { $heading }
terminal-names-first = { $path } : le premier nom est { $first }
terminal-names-sum = { $path } : la ligne { $line } est un total ({ $word }), pas un nom ; elle est omise
terminal-names-encoding = { $path } a été lu dans l’encodage { $encoding } ; si des lettres sont fausses, enregistre-le en UTF-8
terminal-names-games = Le jeu de chaque nom ne dépend que de ce code de jeu, des réglages et du nom ; deux enfants peuvent donc avoir la même recette sur des plateaux différents. Garde names.jsonl : le manifeste ne contient pas de noms.
terminal-names-missing = { $path } est absent ; ce fichier contient les noms de cette série. Copie-le dans le dossier du manifeste
terminal-names-other = { $path } contient les noms d’une autre série ; mets le fichier de cette série à sa place
terminal-logo-empty = { $path } est vide ; un logo est un fichier SVG, SVGZ, PNG ou JPEG
terminal-logo-text = { $path } est un texte et non un dessin ; un logo est un fichier SVG, SVGZ, PNG ou JPEG
terminal-logo-format = { $path } est dans un autre format ; un logo est un fichier SVG, SVGZ, PNG ou JPEG
terminal-reprint-nameless = { $given } n’est pas le numéro d’un jeu, et { $path } est d’une série sans noms ; donne un numéro de 1 à { $games }
terminal-reprint-unknown = personne ne s’appelle { $given } dans la série de { $path } ; donne un nom de sa liste ou le numéro d’un jeu
terminal-reprint-near = personne ne s’appelle { $given } dans la série de { $path } ; voulais-tu dire { $near } ?
terminal-reprint-ambiguous = plusieurs s’appellent { $given }, dans les jeux { $numbers } ; donne un de ces numéros
terminal-wanted-picture = une image avec le code QR
terminal-wanted-key = un fichier de clé
terminal-wanted-game = une partie enregistrée
terminal-wanted-options = un fichier d’options
terminal-no-setting = il n’y a pas de réglage { $given } ; prends { $names }
terminal-no-setting-near = il n’y a pas de réglage { $given } ; voulais-tu dire { $near } ?
terminal-no-json-potions = il n’y a pas de potions à donner en JSON ; nomme-les, par exemple : sage:2 mint:1
terminal-save-unusable = { $path } n’est pas une partie enregistrée ({ $reason }) ; indique un autre fichier, ou supprime celui-ci pour recommencer
terminal-save-no-text = ce n’est pas du texte
terminal-save-other = { $path } contient la partie d’une autre feuille ; donne son code, ou un autre --save
terminal-line-long = une ligne a plus de { $most } caractères ; tape une potion ou une commande par ligne
terminal-line-no-text = ce qui a été tapé n’est pas du texte ; tape une potion, par exemple sauge 2, menthe 1
terminal-argument = un argument
terminal-option-unusable = { $option } : { $given } n’est pas utilisable
terminal-option-value = { $option } demande une valeur
terminal-option-value-of = { $option } demande une valeur ; prends { $choices }
terminal-option-no-choice = { $option } : il n’y a pas de { $given }
terminal-option-choices = { $option } : il n’y a pas de { $given } ; prends { $choices }
terminal-option-choices-near = { $option } : il n’y a pas de { $given } (voulais-tu dire { $near } ?) ; prends { $choices }
terminal-duplex-one-sided = { $option } : il n’y a pas de { $given } ; pour une imprimante qui n’imprime que d’un côté, prends --layout fold-over ou --layout glue
terminal-no-option = il n’y a pas d’option { $given } ; --help donne la liste
terminal-no-option-near = il n’y a pas d’option { $given } (voulais-tu dire { $near } ?) ; --help donne la liste
terminal-not-expected = { $given } n’est pas attendu ici ; --help donne la liste
terminal-no-command = il n’y a pas de commande { $given } ; prends { $commands }
terminal-no-command-near = il n’y a pas de commande { $given } ; voulais-tu dire { $near } ?
terminal-option-twice = { $option } a été donné plusieurs fois ; donne-le une fois
terminal-option-before = { $option } n’est pas possible avant { $command } ; les options d’une commande la suivent
terminal-options-together = { $option } ne va pas avec { $other } ; donne l’un des deux
terminal-option-together = { $option } ne va pas avec le reste ; --help dit ce qui va ensemble
terminal-option-no-value = { $option } n’accepte pas de valeur comme { $given }
terminal-option-missing = il manque { $option } ; --help donne la liste
terminal-race-commands = race demande une commande : { $commands } ; --help les explique
terminal-no-unicode = un argument n’est pas de l’Unicode valide ; seuls les chemins de fichiers et de dossiers peuvent ne pas l’être
terminal-not-understood = les arguments ne sont pas compris ; --help donne la liste

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
terminal-progress = { $percent } % de { $whole }
terminal-seconds-left = { $progress }, encore { $seconds } s
terminal-minutes-left = { $progress }, encore { $minutes } min
terminal-board-published = le plateau publié
terminal-board-programmed = le plateau publié tel qu’il est programmé
terminal-board-of-seed = le plateau du code { $seed }
terminal-board-of-file = le plateau de { $file }
terminal-board = { $name }, { $spaces } cases, { $cards } cartes, { $draws }, { $nap }, { $end }
terminal-with-replacement = avec remise
terminal-without-replacement = sans remise
terminal-held = bloqué jusqu’à ce que la couleur sorte
terminal-turn-lost = un tour perdu
terminal-until-everyone = jusqu’à ce que tous aient gagné
terminal-until-first = jusqu’à ce que le premier ait gagné
terminal-board-first-move = { $board }, ponts et tours perdus après le premier coup d’un double
terminal-on-board = { $what } sur { $board }
terminal-games-of = { $games } de { $players }
terminal-game = partie
terminal-player = joueur { $number }
terminal-total = total
terminal-unfinished = inachevée
terminal-ended-early = arrêté avant la fin, résultat partiel : { $part }
terminal-first-of = les { $first } premières sur { $games }
terminal-stopped = { $games } sans fin : un joueur s’est arrêté à 10 000 coups ; non comptées plus bas
terminal-all-finished = toutes les parties sont allées jusqu’au bout
terminal-moves = coups
terminal-turns = tours
terminal-seat = place { $number }
terminal-mean = moyenne { $mean } ± { $error }, écart type { $deviation }
terminal-lengths = 5 % { $low }, médiane { $median }, 95 % { $high } ; minimum { $shortest }, maximum { $longest } ; le plus souvent { $mode } ({ $share })
terminal-mean-turns = moyenne { $mean } avec les tours perdus, en { $rounds } ± { $error } manches
terminal-seat-wins = gagne en premier dans { $share } des parties ({ $low } à { $high }), { $moves } coups
terminal-same-games = Les mêmes parties : les mêmes options avec --seed { $seed }
terminal-same-board = Le même plateau : les mêmes options avec --seed { $seed }
terminal-same = La même chose : les mêmes options avec --seed { $seed }
terminal-exactly = Un joueur, exactement,
terminal-exact-mean = moyenne { $mean }, écart type { $deviation }
terminal-exact-lengths = { $mean } ; 5 % { $low }, médiane { $median }, 95 % { $high }
terminal-exact-peaks = minimum { $shortest } ; le plus souvent { $mode } ; pics à { $peaks } ; { $longer } durent plus de 150
terminal-more = { $count } de plus
terminal-together = { $players } ensemble : { $rounds } manches, { $turns } tours
terminal-exact-seat = gagne en premier dans { $share } des parties
terminal-plot-alone = Coups par partie
terminal-plot-together = Coups par partie, tous les joueurs ensemble
terminal-plot-exact = Coups d’un joueur
terminal-plot-of = Calculé exactement pour { $board }
terminal-plot-partial = { $numbers } ; partiel : { $part }
terminal-plot-shares = part des parties de tant de coups
terminal-plot-steps = coups, par pas de { $width }, et leur part des parties
terminal-plot-curve = calculé exactement
terminal-plot-median = médiane
terminal-plot-longer = { $share } % des parties sont plus longues
terminal-race = Course { $seed } :
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players } jouent { $minutes } minutes : { $turns }, { $seconds } secondes par tour
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

server-damaged = ce qui est enregistré de la table { $table } est illisible ; demande une nouvelle table à l’arbitre
server-table-name = ce n’est pas le nom d’une table ; un nom a trois mots, comme bisol tavuk nupam
server-no-table = il n’y a pas de table { $table } sur ce serveur ; compare le nom, ou ouvre une nouvelle table
server-not-loaded = la partie de la table { $table } ({ $game }) n’est pas chargée sur ce serveur en ce moment ; demande à l’arbitre de le lancer avec cette partie, et la table continue
server-other-game = la partie de ce code ({ $game }) n’est pas arbitrée par ce serveur ; demande à l’arbitre
server-no-opening = sur ce serveur, c’est l’arbitre qui ouvre les tables ; demande-lui le nom de la tienne
server-no-again = dans cette partie chaque test compte, on ne peut donc pas la recommencer ; demande à l’arbitre
server-no-help = dans cette partie chaque test compte, donc personne ne reçoit d’aide ; demande à l’arbitre
server-gone = cela ne peut plus être rétabli : une minute est passée, ou quelqu’un l’a déjà fait
server-referee-alone = c’est l’arbitre qui a fait cela, et seul l’arbitre peut le rétablir
server-help = cette table a demandé beaucoup d’aide d’un coup ; attends { $wait } et redemande
server-helping = trop de tables demandent de l’aide en même temps ; réessaie dans un instant
server-full = ce serveur a { $tables } tables et ne peut pas en prendre plus ; demande à l’arbitre
server-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
server-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
server-busy = c’était trop d’un coup ; attends { $wait } et réessaie
server-guesses-of-table = cette table a essayé trop de réponses ; attends { $wait } avant la prochaine
server-guesses-of-client = trop de réponses à cette partie ont été essayées depuis cette adresse ; attends { $wait } avant la prochaine
server-guesses-of-game = trop de réponses à cette partie ont été essayées ; attends { $wait } avant la prochaine
server-openings = trop de tables ont été ouvertes d’un coup ; attends { $wait } et réessaie
server-checking = trop de réponses sont vérifiées en même temps ; réessaie dans un instant
server-host = ce serveur ne répond pas sous le nom { $host } ; prends l’adresse qu’il affiche, ou lance-le avec --host et ce nom
server-no-host = cette requête ne dit pas à quel hôte elle s’adresse
server-origin = les pages de { $origin } ne peuvent pas utiliser ce serveur ; ouvre sa propre page, ou lance-le avec --host et le nom de cette page
server-too-large = cette requête est trop grande ; { $bytes } octets sont permis
server-broken = cette requête n’est pas arrivée en entier
server-not-json = cette requête n’est pas annoncée comme application/json
server-since = { $text } n’est pas un nombre entier ; since= attend le numéro d’une révision, wait= un nombre de secondes
server-slow = cette requête a duré trop longtemps ; réessaie
server-no-referee = ce serveur ne tient pas de tables ; il a été lancé sans --referee
server-desk-shut = le bureau ne s’ouvre qu’avec sa clé
server-desk-key = ce n’est pas la clé de ce bureau ; compare-la avec ce que le serveur a affiché
server-desk-tries = trop de mauvaises clés sont venues de cette adresse ; attends { $wait } et réessaie
server-no-path = il n’y a rien ici ; les tables sont à /api/tables
server-method = c’est impossible ici ; les tables acceptent GET et POST
server-changed = la table a changé entre-temps ; regarde le journal, puis réessaie
server-not-kept = le serveur ne peut pas enregistrer la table en ce moment, donc rien n’a changé ; préviens l’arbitre
server-unsure = le serveur a perdu ses tables en plein travail ; regarde si le journal contient ce que tu as fait avant de le refaire, et préviens l’arbitre
server-failed = le serveur a échoué ; réessaie, et préviens l’arbitre si cela persiste

# The referee's desk: a page behind a key, and cards to be printed from it.

desk-title = Bureau de l’arbitre
desk-key = Clé du bureau
desk-key-help = Elle est là où le serveur a été lancé, ou dans le fichier de clé du bureau.
desk-enter = Ouvrir le bureau
desk-leave = Quitter le bureau
desk-cards = Cartes de table
desk-csv = Enregistrer en CSV
desk-close-all = Fermer toutes les tables
desk-table = Table
desk-game = Partie
desk-standing = Où elle en est
desk-rank = Rang
desk-won-at = Gagnée à
desk-order = Ordre
desk-order-opened = d’ouverture des tables
desk-order-won = des victoires
desk-tests = Tests
desk-answers = Réponses
desk-changed = Modifiée
desk-seen = Dernier signe
desk-rulings = Décisions
desk-playing = en cours
desk-last = dernière chance
desk-won = gagnée
desk-won-by = gagnée par { $names }
desk-lost = perdue
desk-given-up = abandonnée
desk-closed = { $standing }, fermée
desk-not-loaded = partie non chargée
desk-never = pas encore
desk-close = Fermer
desk-reopen = Rouvrir
desk-take-back = Annuler le dernier test
desk-reset = Recommencer
desk-bring-back = Rétablir
desk-players-again = recommencée par les joueurs
desk-players-back = rétablie par les joueurs
# What a button is called when it is read aloud: what it does, and at which table.
desk-ruling = { $ruling } : table { $table }
desk-sure-close-all = Fermer toutes les tables, pour tous leurs téléphones ? Plus aucun test et plus aucune réponse ne compteront jusqu’à ce que tu les rouvres.
desk-sure-close = Fermer la table { $table } pour tous ses téléphones ? Plus aucun test et plus aucune réponse n’y compteront jusqu’à ce que tu la rouvres.
desk-sure-take-back = Annuler le dernier test de la table { $table } sur tous ses téléphones ? Il disparaît du journal, et son chaudron compte de nouveau comme vide. Pendant une minute, tu peux le rétablir.
desk-sure-reset = Recommencer la table { $table } sur tous ses téléphones ? Ses tests, ses notes et ses réponses seront perdus. Pendant une minute, tu peux les rétablir.
desk-yes = Oui
desk-no = Non
desk-none = Il n’y a pas encore de tables. Elles apparaissent ici dès que des téléphones en ouvrent.
desk-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
desk-count-won = { $tables ->
    [0] aucune n’a gagné
    [one] une a gagné
   *[other] { $tables } ont gagné
}
desk-secret = Aucune recette n’apparaît jamais ici ; elle est dans le fichier de l’organisateur.
desk-away = Le serveur ne répond pas. Nouvel essai…
desk-done = Table { $table } : { $ruling }. C’est fait.
desk-print = Imprimer
desk-back = Retour au bureau
desk-card-scan = Scanne ce code pour t’asseoir à la table.
desk-card-type = Ou ouvre { $address } et tape le nom de la table.
desk-card-most = Voici les { $cards } premières tables ; il ne tient pas plus de cartes sur une page.
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Teste tes potions et vérifie la réponse d’une partie imprimée de Wondering Witches.
page-skip = Aller au jeu
page-no-script = Cette page a besoin de JavaScript, car elle teste les potions sur ton téléphone et non sur un serveur. Autorise-le, s’il te plaît. Un iPhone ouvre sans JavaScript les fichiers de Mail et de Fichiers : ouvre ce fichier sur un ordinateur ou un téléphone Android, ou ouvre l’adresse que montre « cauldron serve ».
page-engine-missing = Ce navigateur est trop ancien pour tester des potions, ou son mode Isolement l’interdit. Mets-le à jour, désactive le mode Isolement pour cette page, ou ouvre la page sur un autre téléphone.
page-evicted = Cette partie n’est plus sur cet appareil : le navigateur a effacé ce qu’il gardait. Restaure-la depuis un fichier enregistré, ou scanne de nouveau la feuille.
page-save-all = Enregistrer toutes les parties
page-restore = Restaurer des parties
page-restore-wrong = Ce fichier ne contient pas de parties enregistrées ; choisis-en un fait par « Enregistrer toutes les parties ».
page-restore-done = { $count ->
    [one] Une partie a été restaurée.
   *[other] { $count } parties ont été restaurées.
}
page-engine-failed = Le calcul a échoué. Rien n’a changé ; réessaie.
page-dismiss = Fermer ce message
page-cancel = Annuler
page-close = Fermer
page-clear = Vider
page-undo = Défaire
page-try-again = Réessayer
page-for-example = par exemple { $text }

# The frame of an open game

page-tabs = Rubriques du jeu
page-tab-brew = Potion
page-tab-log = Journal
page-tab-notes = Notes
page-tab-help = Aide
page-tab-answer = Réponse
page-to-games = Les parties
page-menu = Menu de la partie
page-theme = Couleurs
page-theme-auto = Auto
page-theme-light = Clair
page-theme-dark = Sombre
page-language = Langue
page-language-auto = Comme la feuille
page-language-missing = Les mots de cette langue ne sont pas encore sur ce téléphone, et ils n’ont pas pu être chargés. Choisis-la de nouveau un peu plus tard.
page-language-offer = Cette feuille est dans une autre langue. Lire cette page en français ?
page-mode = Votre façon de jouer
page-mode-cooperative = Ensemble
page-mode-competitive = Rivalité
page-mode-solo = Solo
page-mode-hint = En rivalité, on lit chaque résultat à voix haute. Qui réussit un test ou annonce la recette en premier gagne.
page-share = Partager
page-share-title = Jouer sur un autre téléphone
page-share-table = Scanne ceci avec l’autre téléphone. Il rejoint votre table : un seul journal et les mêmes notes pour tous.
page-share-game = Scanne ceci avec l’appareil photo de l’autre téléphone, ou avec cette page ouverte dessus. La partie y continue, avec le journal et les notes tels qu’ils sont. Ensuite, chaque téléphone a sa propre partie.
page-share-long = Cette partie est trop longue pour un code carré. Envoie plutôt son adresse : l’autre téléphone l’ouvre, ou la colle là où l’on tape les codes.
page-share-local = Cette page est ouverte sous un nom que seul cet ordinateur connaît. Ouvre-la à l’adresse de l’ordinateur dans votre réseau, pour que d’autres téléphones puissent suivre.
page-share-qr-table = Code carré avec l’adresse de votre table
page-share-qr-game = Code carré avec ta partie
page-share-address = Ou envoie ceci
page-share-copy = Copier
page-share-copied = Copié
page-share-by-hand = L’adresse est sélectionnée : copie-la.
page-share-send = Envoyer…
page-handed-title = Tu as déjà cette partie
page-handed-text = Ce téléphone : { $mine }. L’autre téléphone : { $theirs }. Laquelle veux-tu continuer ?
page-namings = recette annoncée { $namings } fois
page-handed-both-text = Les journaux s’accordent, les deux vont donc ensemble : le journal le plus long, et les notes des deux. Là où les deux ont un signe, le tien reste.
page-handed-mine = La mienne
page-handed-theirs = L’autre
page-handed-both = Les deux ensemble
page-handed-done = { $tests ->
    [0] La partie est là, avec ses notes.
    [one] La partie est là, avec { $tests } test et ses notes.
   *[other] La partie est là, avec { $tests } tests et ses notes.
}
page-handed-damaged = Cette partie d’un autre téléphone n’est pas arrivée en entier. Rien n’a changé : scanne-la encore, ou copie toute son adresse.
page-handed-newer = Cette partie vient d’une version plus récente de la page. Rien n’a changé : recharge cette page quand il y a du réseau, puis scanne encore.
page-handed-unfit = Ce qui est transmis n’a pas pu se passer sur la feuille de cette partie. Rien n’a changé : transmets la partie encore une fois.
page-switches = Ce téléphone
page-switch-awake = Garder l’écran allumé en jouant
page-switch-vibration = Vibrer à chaque résultat
page-switch-sound = Sonner à chaque résultat
page-again = Recommencer
page-again-title = Recommencer cette partie ?
page-again-text = Le journal, les notes et la potion en préparation seront effacés. La recette secrète reste la même.
page-again-all-title = Recommencer cette partie pour tous les téléphones ?
page-again-all-text = Le journal et les notes de la table { $table } seront effacés sur tous les téléphones. Pendant une minute, tout le monde à la table peut les rétablir. La recette secrète reste la même.
page-again-yes = Recommencer
page-again-done = On repart de zéro.

# While a game opens

page-title = { $place } · { $name } · { $app }
page-opening = La partie s’ouvre…

# The sheet of the day

page-daily-title = La feuille du jour
page-daily-day = { $date } : { $level }
page-daily-hint = Aujourd’hui, le monde entier peut jouer la même partie. Il faut sa feuille imprimée : demande-la à la personne qui imprime les feuilles. Ensuite, teste tes potions ici.
page-daily-players = Combien de joueurs ?
page-daily-open = Ouvrir

# Statistics, and the calendar of past days.

page-stats-title = Statistiques
page-stats-hint = Les parties comptées sont celles de cet appareil. « Enregistrer toutes les parties » les garde dans un fichier.
page-stats-all = Toutes les parties
page-stats-other = Autres parties
page-stats-begun = commencées
page-stats-up = abandonnée
page-stats-tests = tests jusqu’à la victoire :
page-stats-circles = rond du chemin de la lune :
page-stats-best = médiane { $median }, meilleur { $best }
page-stats-days = feuilles du jour gagnées, jours de suite :
page-stats-streak = maintenant { $now }, au plus { $longest }
page-days-title = Jours passés
page-days-hint = Chaque jour a sa propre feuille. Choisis un jour pour tester ici les potions de sa feuille ; la feuille vient de la personne qui imprime les tiennes.
page-days-before = Mois précédent
page-days-after = Mois suivant
page-days-day = { $date } : { $state }
page-days-none = pas jouée

# Home: opening a game, tables, the games on this phone

page-home-lead = Teste tes potions et vérifie la réponse, ici, sur ce téléphone.
page-go-on = Continuer : { $name }
page-open-title = Ouvrir une partie
page-open-hint = Utilise le code carré de ta feuille.
page-scan-button = Scanner le code
page-scan-title = Scanner le code
page-scan-hint = Tiens le code carré de ta feuille devant l’appareil photo.
page-scan-view = Ce que voit l’appareil photo
page-scan-light = Lampe
page-scan-foreign = Ce code carré ne vient pas d’une feuille de ce jeu.
page-scan-late = Pas encore de code. Approche-toi et ne bouge plus, avec de la lumière sur la feuille ; ou ferme ceci et photographie le code carré, ou tape le code de jeu.
page-scan-forbidden = La page n’a pas accès à l’appareil photo. Autorise-le dans les réglages du navigateur, ou photographie le code carré, ou tape le code de jeu.
page-scan-no-camera = Il n’y a pas d’appareil photo ici. Choisis une image du code carré, ou tape le code de jeu.
page-scan-busy = L’appareil photo ne démarre pas ; un autre programme s’en sert peut-être. Photographie le code carré, ou tape le code de jeu.
page-photo-take = Photographier le code
page-photo-choose = Choisir une image
page-photo-looking = Recherche du code (essai { $attempt })
page-photo-unreadable = Ce fichier n’est pas une image lisible. Choisis une photo du code.
page-photo-foreign = Le code carré de cette image ne vient pas d’une feuille de ce jeu. Utilise celui qui est imprimé sur ta feuille.
page-photo-cancelled = La recherche a été arrêtée.
page-photo-forbidden = Ce navigateur ne laisse pas la page chercher des codes dans les images. Scanne le code avec l’appareil photo du téléphone, ou tape-le.
page-photo-late = Aucun code trouvé dans cette image en { $seconds } secondes. Reprends-la de plus près, nette et bien éclairée, avec le code en entier.
page-photo-nothing = Aucun code trouvé dans cette image. Reprends-la de plus près, nette et bien éclairée, avec le code en entier.
page-code-label = Ou tape le code carré, le code de jeu ou le nom de la partie
page-open-button = Ouvrir
page-name-elsewhere = { $name } est le nom d’une partie qui n’est pas encore sur ce téléphone. Scanne le code de sa feuille, ou tape son code de jeu.
page-seed-title = Pas d’appareil photo ? Tape le code de jeu
page-seed-hint = Code de jeu, niveau et joueurs sont en haut de la feuille, l’édition au bas de la deuxième page des règles. Une feuille de tournoi n’a pas de code de jeu : son arbitre ouvre la partie.
page-seed-label = Code de jeu
page-seed-level = Niveau
page-seed-level-named = { $number } : { $name }
page-seed-players = Joueurs
page-seed-button = Trouver la partie
page-seed-dealing = Recherche de la partie…
page-seed-same-title = Est-ce ta partie ?
page-seed-same-text = Sur ta feuille, on devrait lire Partie { $label }. Compare aussi l’indice gratuit.
page-seed-same-clue = Indice gratuit :
page-seed-same-yes = Oui, jouer
page-seed-same-no = Non, pas la même
page-seed-other = Alors compare code de jeu, niveau, joueurs et édition avec la feuille. S’ils sont justes, la feuille a été faite avec d’autres options : seul son code carré ouvre la partie.
page-open-here = Jouer sur ce seul téléphone
page-print-title = Imprimer une partie
page-print-hint = Tous les niveaux, jusqu’à 8 joueurs : une feuille pour la table, ou tout un livret.
page-print-open = Choisir et imprimer
page-print-loading = Préparation…
page-print-failed = Ce morceau de la page n’est pas encore sur cet appareil, et il n’a pas pu être chargé. Réessaie quand il y a du réseau.
page-print-file = Cette page est ouverte comme fichier ; le navigateur ne la laisse donc pas charger la partie qui imprime. Ouvre la page à son adresse, ou demande à la personne qui l’a faite le fichier unique qui imprime aussi.
page-print-old = Il y a une version plus récente de cette page. Recharge la page, puis imprime.
page-join-title = Rejoindre une table
page-join-hint = Quelqu’un de ton groupe a déjà ouvert la partie ? Tape le nom de votre table.
page-table-name = Nom de la table
page-table-label = Table { $table }
page-join-button = Rejoindre
page-known-title = Tu as déjà une table
page-known-text = Ce téléphone est déjà à la table { $table } avec cette partie. Continuer là-bas, ou ouvrir une nouvelle table ?
page-known-new = Nouvelle table
page-known-join = Aller à { $table }
page-tables-title = Cette feuille est déjà en jeu
page-tables-text = Rejoins la table de ton groupe : tu partages son journal et ses notes. Ou ouvre une nouvelle table à toi, avec un journal tout neuf.
page-tables-join = Rejoindre { $table } ({ $tests ->
    [0] pas encore de test
    [one] { $tests } test
   *[other] { $tests } tests
})
page-games-title = Parties sur ce téléphone
page-games-none = Aucune pour l’instant. Ouvre une partie, et elle t’attendra ici.
page-game-label = Partie { $label }
page-game-unreadable = illisible
page-rename-game = Renommer la partie { $label }
page-rename-title = Un nom à toi pour { $label }
page-rename-label = Ton nom pour cette partie
page-rename-hint = Seul ce téléphone le montre. Laisse vide pour revenir au nom de la feuille.
page-rename-yes = Enregistrer
page-renamed = Cette partie s’appelle maintenant { $name }.
page-remove-game = Supprimer la partie { $label }
page-remove-title = Supprimer la partie { $label } ?
page-remove-text = Son journal et ses notes sur ce téléphone seront effacés. Avec le code de la feuille, tu peux rouvrir la partie depuis le début.
page-remove-yes = Supprimer
page-foot-local = Tout se passe sur ce téléphone : pas de compte, et pas de réseau une fois la page chargée.
page-foot-plain = Tout se passe sur ce téléphone, sans compte.
page-plain-title = Ce que cette adresse ne permet pas
page-plain-text = L’adresse de cette page commence par http : rien n’est chiffré en chemin, alors ton navigateur interdit trois choses. Tu peux jouer quand même.
page-plain-scan = Scanner : photographie plutôt le code.
page-plain-awake = Garder l’écran allumé : allonge son délai de veille dans les réglages du téléphone.
page-plain-kept = Rester là sans réseau : garde cette page ouverte jusqu’à la fin de la partie.
page-foot-referee = Les parties ouvertes ici sont gardées par l’ordinateur de l’arbitre.
page-other-game = Vers les parties
page-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
page-players-unknown = Avec un arbitre
page-tests = { $tests ->
    [one] { $tests } test
   *[other] { $tests } tests
}
page-status-new = à peine ouverte
page-status-playing = en cours
page-status-last-ditch = dernière chance
page-status-won = gagnée
page-status-lost = perdue

# What is stored and sent

page-storage-full = La mémoire de ce téléphone est pleine. Tu peux continuer à jouer, mais la partie sera perdue quand tu fermeras cette page. Supprime les parties dont tu n’as plus besoin.
page-storage-forbidden = Ce navigateur ne laisse la page rien retenir. Tu peux continuer à jouer, mais la partie sera perdue quand tu fermeras cette page.
page-stored-title = Cette partie est illisible
page-stored-unreadable = Ce que le téléphone avait gardé de cette partie est abîmé.
page-stored-text = Tu peux reprendre la partie à zéro. Ce qui était gardé est mis de côté, au cas où quelqu’un saurait le réparer.
page-stored-anew = Reprendre à zéro
page-stored-no-code = Ce qui était gardé de cette partie est abîmé, et son code est perdu. Photographie le code de la feuille pour la rouvrir.
page-moved-on = Cette partie a avancé dans une autre fenêtre. Voici où elle en est ; regarde, puis réessaie.
page-others-tested = Le test { $number } a été fait ailleurs : { $result }.
page-others-named = La recette a été annoncée ailleurs, mais ce n’est pas elle.
page-deed-again = { $name ->
    [Chauve-souris] La { $name }
    [Escargot] L’{ $name }
   *[other] Le { $name }
} a recommencé cette partie, pour tous les téléphones.
page-deed-again-own = Tu as recommencé cette partie, pour tous les téléphones.
page-deed-again-somebody = Quelqu’un à cette table a recommencé la partie, pour tous les téléphones.
page-deed-reset = L’arbitre a recommencé cette partie, pour tous les téléphones.
page-deed-taken-back = L’arbitre a annulé le dernier test.
page-deed-closed = L’arbitre a fermé cette table : plus aucun test ni aucune réponse ne compte.
page-deed-reopened = L’arbitre a rouvert cette table : la partie continue.
page-deed-brought-back = { $name ->
    [Chauve-souris] La { $name }
    [Escargot] L’{ $name }
   *[other] Le { $name }
} a rétabli la partie telle qu’elle était.
page-deed-brought-back-own = La partie est de nouveau comme avant, sur tous les téléphones.
page-deed-brought-back-somebody = Quelqu’un à cette table a rétabli la partie telle qu’elle était.
page-deed-brought-back-referee = L’arbitre a rétabli la partie telle qu’elle était.
page-deed-back = Rétablir
page-network-lost = L’ordinateur de l’arbitre est injoignable. Rien n’est perdu : ce téléphone continue d’essayer.
page-network-none = Ce téléphone n’a pas de réseau. Rien n’est perdu : il reprendra dès qu’il en aura.
page-queued = { $count ->
    [one] Une action attend.
   *[other] { $count } actions attendent, dans leur ordre.
}
page-queue-sent = Ce qui attendait le réseau est envoyé.
page-network-odd = L’ordinateur de l’arbitre a donné une réponse qui n’a pas de sens (statut { $status }). Rien n’est perdu ; réessaie.

# A game just opened

page-first-title = Comment ça marche
page-first-do = Quand un chaudron du plateau est prêt pour son test, indique ici ses ingrédients, le plus ancien d’abord, chacun avec ses points.
page-first-numbers = Deux nombres reviennent : combien d’ingrédients sont *trop petits* (pas assez de points) et combien sont *trop grands* (trop de points), mais jamais lesquels.
page-first-win = *C’est gagné* quand toute la recette ({ $recipe } ingrédients) est dans une seule potion, dans l’ordre, chacun poussé jusqu’à son numéro.
page-first-win-effects = *C’est gagné* quand il y a autant d’ingrédients qui comptent que dans la recette ({ $recipe }). Chacun de ceux-là doit être dans l’ordre et poussé jusqu’à son numéro, que des effets peuvent changer.
page-first-tester = _Qui teste ?_ sert au journal, et aux effets qui touchent la sorcière qui teste. Tu peux ne rien choisir.
page-first-close = Compris
page-first-rules = Toutes les règles

# The practice game

page-learn-open = Apprendre en deux minutes
page-learn-title = Apprendre à jouer
page-learn-step = Étape { $step } sur { $steps }
page-learn-recipe-title = Une recette secrète
page-learn-recipe-follows = Donc { $decoy } n’a pas de numéro. Un des cinq autres est aussi un leurre. Le tableau ci-dessous garde ce qui est certain.
page-learn-first = Dans une vraie partie, tu fais pousser des ingrédients sur le papier et tu les cueilles pour un chaudron. Celui-ci est plein : { $first } et { $third }, avec deux points chacun. Teste-le.
page-learn-first-follows = *Un est trop grand* : son numéro est plus petit que 2, c’est donc le 1. *Un est trop petit* : son numéro est plus grand que 2, c’est donc le 3 ou le 4. Le test ne dit pas lequel est lequel. Mais aucun des deux n’est un leurre, et rien d’autre n’est le numéro 1.
page-learn-second = Et si { $first } était le numéro 1 et { $third } le numéro 3 ? Prépare-les encore, avec un point et avec trois.
page-learn-second-follows = *Rien n’est trop petit.* { $first } n’a qu’un point, c’est donc le numéro 1. Alors { $third } est le 3 ou le 4, et trois points lui suffisent : c’est le numéro 3.
page-learn-third = Il manque les numéros 2 et 4. Essaie { $second } avec deux points et { $fourth } avec quatre. Le numéro 1 entre en premier, puis le 2, le 3 et le 4.
page-learn-third-follows = *0 et 0, et pourtant ce n’est pas gagné !* Aucun n’a un mauvais nombre de points. Si les quatre avaient un numéro, ce serait la recette. Donc l’un d’eux est un leurre, que le test ignore. Ce n’est ni { $first } ni { $third }. C’est donc { $second } ou { $fourth }, et { $other } doit prendre sa place.
page-learn-choice-title = À toi
page-learn-choice = Il reste deux recettes. Ou bien { $second } est le numéro 2 et { $other } le numéro 4, ou bien { $other } est le numéro 2 et { $fourth } le numéro 4. Laquelle prépares-tu ?
page-learn-choice-follows = *Un est trop petit.* Ce ne peut être que { $other } : deux points ne suffisent pas, c’est donc le numéro 4. Prépare maintenant l’autre recette.
page-learn-told = Le test dit
page-learn-secret = Pour les curieux : ce qui était secret
page-learn-known = Ce qui est certain
page-learn-test = Tester cette potion
page-learn-next = Continuer
page-learn-again = Encore une fois
page-learn-end = Maintenant, tu sais jouer. Le jardin et les chaudrons sont sur ta feuille, et cette page teste tes potions. Les niveaux suivants ajoutent des effets : la feuille et l’aide expliquent chacun d’eux.

# The potion in the making

page-who-tests = Qui teste ?
page-whose-test = À qui est ce test ?
page-tester-hint = En rivalité, il faut que quelqu’un gagne. Dis quelle sorcière teste.
page-poisoned = poison
page-pantry-title = Choisis les ingrédients
page-pantry-hint = Touche les points de chaque ingrédient, le plus ancien d’abord, comme numéroté dans ton chaudron.
page-early = Tu peux fermer un chaudron avant qu’il soit plein : barre ses cases vides, et teste ce qu’il contient.
page-is-in-potion = dans la potion, à la place
page-potion-title = Ta potion
page-potion-label = Potion, l’ingrédient le plus ancien d’abord
page-potion-empty = Encore vide. Touche les points d’un ingrédient.
page-added = Ajout : { $name }, à la place { $place }.
page-moved = { $name } est maintenant à la place { $place }.
page-removed = { $name } n’est plus dans la potion.
page-changed = Maintenant : { $name }.
page-cleared = La potion est vide maintenant.
page-restored = La potion est de retour.
page-placed-name = { $name }, { NUMBER($place, type: "ordinal") ->
    [one] { $place }er
   *[other] { $place }e
} ingrédient
page-dots-of = { $name } : points
page-dots = { $name }, { $dots ->
    [one] { $dots } point
   *[other] { $dots } points
}
page-change = { $name } : changer
page-move-earlier = { $name } : avancer d’une place
page-move-later = { $name } : reculer d’une place
page-remove = { $name } : enlever
page-kind-legend = D’où vient-elle ?
page-kind-cauldron = Chaudron
page-left-label = Tests restants sur votre plateau
page-left-cauldrons-or-larger = Chaudrons de { $cells } ou plus : { $left } sur { $all }
page-left-versatility = Cases Éprouvette sans plante : { $left } sur { $all }
page-left-guesser = Cases Voyante : { $left } sur { $all }
page-test-button = Tester la potion { $number }
page-testing = Test en cours…
page-herbs = { $herbs ->
    [one] { $herbs } ingrédient
   *[other] { $herbs } ingrédients
}
page-lasting-title = Ce qui dure
page-lasting-since = depuis le test { $test }
page-lasting-somebody = la sorcière du test { $test }
page-ditch-title = La dernière chance
page-ditch-back = Il reste de la place, finalement
page-ditch-left = La partie continue.

# What a test told

page-test-word = Test
page-test-number = Test { $number }
page-result-won = La potion est bonne !
page-result-counts = { $under ->
    [one] { $under } trop petit
   *[other] { $under } trop petits
}, { $over ->
    [one] { $over } trop grand
   *[other] { $over } trop grands
}
page-undergrown = { $count ->
    [one] trop petit
   *[other] trop petits
}
page-overgrown = { $count ->
    [one] trop grand
   *[other] trop grands
}
page-result-note = Note-le sous ton chaudron. On ne dit pas lesquels, ni rien de leur ordre.
page-done = OK
page-reports-label = Les annonces des effets, dans le désordre
page-report-no-number = Aucun : cet ingrédient n’a pas de numéro.
page-report-nothing = Rien à dire : aucun numéro de la recette ne manque dans la potion.
page-report-unlisted = Cet effet n’est pas dans la liste de la feuille. Relis ce que les règles disent des leurres.
page-explain-title = Qu’est-ce que ça veut dire ?
page-explain-under = *Trop petit* : il a moins de points que son numéro.
page-explain-over = *Trop grand* : il a plus de points que son numéro.
page-explain-silent = On ne dit pas lesquels, ni si l’ordre est juste. Un leurre sans numéro est ignoré, quels que soient ses points.
page-explain-changed = Si un effet change un numéro, c’est le nouveau qui compte.
page-explain-none = *0 et 0* : rien de ce qui compte n’est trop petit ni trop grand.
page-explain-small = Mais une potion qui a moins d’ingrédients que la recette ne peut pas gagner.
page-explain-why = Pourtant, elle ne gagne pas. Voici les raisons possibles, une seule ou plusieurs :
page-explain-few = Trop peu d’entre eux comptent. Pour gagner, il en faut autant que dans la recette, et un leurre sans numéro ne compte jamais.
page-explain-few-effects = Trop peu d’entre eux comptent. Pour gagner, il en faut autant que dans la recette. Un leurre sans numéro ne compte jamais, et des effets peuvent en écarter d’autres.
page-explain-order = L’un d’eux n’est pas dans l’ordre : son numéro n’est pas celui juste avant lui plus 1.
page-explain-imposter = Il y a un imposteur parmi eux, et il est toujours faux.
page-explain-brothers = Un des frères est là sans l’autre.
page-explain-enemies = Les deux ennemis sont là ensemble.

# How a game ends

page-won-title = La potion est réussie !
page-won-solo = Potion réussie, et en solo !
page-won-by = { $name ->
    [Chauve-souris] La { $name }
    [Escargot] L’{ $name }
   *[other] Le { $name }
} a réussi la potion et gagne !
page-named-title = La recette est retrouvée !
page-named-solo = Recette retrouvée, et en solo !
page-named-by = { $name ->
    [Chauve-souris] La { $name }
    [Escargot] L’{ $name }
   *[other] Le { $name }
} a annoncé la recette et gagne !
page-named-shared = Victoire partagée ! Ont annoncé la recette en même temps : { $names }.
page-won-text = La recette perdue est retrouvée, après { page-tests }.
page-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
page-turn-title = Combien d’étoiles ?
page-turn-text = Touchez le rond où vous arrivez.
page-turn-circle = Rond { $turn } : { page-stars }
page-turn-all = Une place après le dernier
page-turn-skip = Passer
page-turn-change = Un autre rond
page-turn-worth = Cette victoire vaut { page-stars }.
page-track-wrong = Barrez-en { $step } sur le chemin de la lune.
page-track-rival = Qui l’a annoncée passe ce nombre de tours : { $step }.
page-track-first = Partez du premier rond qui n’est pas barré.
page-track-last = Partez d’une place après le dernier rond.
page-track-aims = Reculez de { $step } pour chaque but atteint.
page-track-brewed = La potion vient d’un chaudron : reculez encore de { $step }.
page-lost-title = La potion fait pschitt
page-lost-text = La recette reste perdue. Vous pouvez abandonner et voir la solution, ou recommencer.
page-over-title = Cette partie est finie
page-over-text = La solution est à découvert, il n’y a donc plus rien à tester.
page-story-title = Les tests, racontés
page-story-hint = Touche un test pour voir ce qui est arrivé à chaque ingrédient.
page-story-certain = À partir d’ici, une potion gagnante était certaine
page-fate-right = Numéro { $number } : juste
page-fate-under = Numéro { $number } : trop petit
page-fate-over = Numéro { $number } : trop grand
page-fate-spared = Numéro { $number } : un effet l’a jugé bien poussé
page-fate-ignored = Pas de numéro : pas compté
page-fate-skipped = Un effet l’a sauté
page-fate-unreached = Le test s’est arrêté avant lui
page-fate-order = Pas dans l’ordre
page-fate-wrong = Faux quels que soient ses points : un imposteur, un frère seul ou deux ennemis
page-fate-reports = Il a annoncé « { $report } »
page-fate-forgotten = Oublié ensuite : un effet plus loin a vidé le chaudron
page-minutes = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}
page-hours = { $hours } h { $minutes } min
page-played = Du premier test au dernier, il s’est passé { $time }.
page-picture-title = Montrer aux autres
page-picture-hint = L’image raconte vos tests, sans rien dire des ingrédients : elle ne gâche aucune partie.
page-picture-label = Le déroulement des tests, en image.
page-picture-day = Feuille du jour { $date }
page-picture-button = Partager l’image
page-picture-copy = Copier le texte
page-picture-copied = Le texte est copié.
page-picture-saved = L’image est enregistrée.
page-picture-failed = Ce navigateur ne fait pas d’image ; copie plutôt le texte.
page-keep-title = Enregistrer cette partie
page-keep-hint = Un fichier pour un ordinateur avec Cauldron Press : tous les tests et la fin de la partie, pour comparer comment jouent les gens. Il contient vos notes et la solution, mais aucun nom.
page-keep-button = Enregistrer le fichier
page-keep-saved = La partie a été enregistrée.

# The log

page-log-title = Tous les tests
page-log-empty = Pas encore de test. Chacun apparaîtra ici sous son numéro, comme dans le carnet de papier.
page-use-again = Reprendre
page-of-test = la potion du test { $number }
page-mistyped = Mal saisi
page-mistyped-of = test { $number }
page-mistyped-tag = mal saisi, ne compte pas
page-mistyped-done = Le test { $number } ne compte plus. Il reste dans le journal sous son numéro.
page-mistyped-back = Il était juste
page-mistyped-undone = Le test { $number } compte de nouveau.
page-used-again = La potion du test { $number } est de nouveau en préparation.

# Notes

page-notes-title = Ce qu’on sait
page-notes-hint = Touche une case pour passer de vide à impossible, possible et certain. Touche un titre pour toute sa ligne ou sa colonne.
page-note-label = { $name }, { $column } : { $mark }
page-note-given = { $note }. L’indice gratuit le dit.
page-note-perhaps = { $note }. L’indice gratuit en nomme plusieurs, dont celui-ci.
page-note-wrong = { $note }. Un test contredit cette note.
page-note-fixed = L’indice gratuit le dit, donc cela reste.
page-note-undone = La dernière note a été effacée.
page-notes-out = Barrer ce qui est vide
page-notes-out-effects = Barrer les effets vides
page-notes-empty = Tout vider
page-notes-out-done = { $name } : ce qui était vide est barré.
page-notes-empty-done = { $name } : tout est vide.
page-notes-row-hint = Numéros et leurres, ou les effets. Défaire, une fois, annule tout.
page-notes-column-hint = De tous les ingrédients. Défaire, une fois, annule tout.
page-last-tests = Derniers tests
page-last-earlier = { $count ->
    [one] { $count } test avant
   *[other] { $count } tests avant
}
page-last-result = petits : { $under }, grands : { $over }
page-last-won = gagne
page-ingredient = Ingrédient
page-legend = Ce que veulent dire les signes
page-mark-blank = vide
page-mark-impossible = impossible
page-mark-possible = possible
page-mark-certain = certain
page-mark-given = dit par l’indice gratuit
page-mark-perhaps = l’indice : un de ceux-ci

# Help

page-help-title = Aide
page-clue-title = L’indice gratuit
page-facts = La recette a { $recipe } de ces { $count } ingrédients.
page-effects-title = Effets de cette partie
page-effects-hint = Personne ne sait quels ingrédients les portent.
page-specials-title = Cases spéciales de ce plateau
page-rules-title = Les règles

# Hints, the notes checked, clues for one witch

page-thinking = Réflexion…
page-hints-title = Coincés ?
page-hints-hint = Chaque étape en dit un peu plus. Les coups de pouce suivent les notes de cette page, et sont comptés.
page-hints-first = Un coup de pouce
page-hints-another = Un autre coup de pouce
page-hints-herb = Quel ingrédient ?
page-hints-claim = Qu’en conclure ?
page-hints-reason = Pourquoi ?
page-hints-nothing = Rien n’est certain que vous n’ayez déjà noté ou demandé. C’est le moment de faire un autre test.
page-suggest-title = Que tester ?
page-suggest-size = Ingrédients dans la potion
page-suggest-button = Laquelle en dirait le plus ?
page-notes-check = Vérifier nos notes
page-notes-check-hint = Chaque signe est vérifié seul, d’après tous les tests et l’indice : numéros, leurres et effets. Possible n’est jamais faux.
page-clues-title = Un indice pour une sorcière
page-clues-hint = Une sorcière débute, ou a gagné moins souvent ? Un indice rien que pour elle égalise les chances. Plus elle est en retard, plus il en dit.
page-clues-new = Donner un indice
page-clues-who = Pour qui ?
page-clues-size = Quel est son retard ?
page-clues-small = petit
page-clues-medium = net
page-clues-large = grand
page-clues-wins = selon nos victoires
page-clues-own = Combien de victoires a-t-elle ?
page-clues-most = Combien en a la meilleure d’entre vous ?
page-clues-seal = Sceller l’indice
page-clues-read = { $name } : lire
page-clues-alone-title = Rien que pour { $name ->
    [Chauve-souris] la { $name }
    [Escargot] l’{ $name }
   *[other] le { $name }
}
page-clues-alone-text = Passe le téléphone { $name ->
    [Chauve-souris] à la { $name }
    [Escargot] à l’{ $name }
   *[other] au { $name }
}. Tous les autres regardent ailleurs.
page-clues-alone-yes = Montrer l’indice
page-clues-own-title = { $name }, ton indice

# Before a potion is tested that the board has no room for

page-no-room-title = C’est décidé ?
page-no-room-yes = Tester

# How the players did

page-review-title = Comment avons-nous joué ?
page-review-button = Faire le bilan

# The answer and the solution

page-answer-title = La réponse
page-check-hint = Touche les ingrédients de la potion gagnante dans leur ordre ; elle en a { $recipe }.
page-name-title = Annoncer la recette
page-name-left = { $left ->
    [one] Vous pouvez l’annoncer encore une fois.
   *[other] Vous pouvez l’annoncer encore { $left } fois avant la fin de la partie.
}
page-name-used = Vous l’avez annoncée autant que possible. Quand la partie s’achèvera, vous pourrez l’annoncer encore une fois.
page-name-who = Qui l’annonce ?
page-name-also = Une autre sorcière l’annonce aussi
page-name-waiting = Annoncé en même temps, pas encore vérifié : { $names }
page-name-refused = { $name } : { $reason }
page-ditch-name = La partie s’achève : annoncez la recette encore une fois. C’est la dernière chance.
page-moon-out = La lune est noire, ou plus aucun chaudron n’est ouvert
page-aims = Buts
page-aim-met = atteint
page-aims-hint = Chacun fait reculer une victoire d’un pas. Coché : les tests le montrent.
page-place = place
page-answer-full = La réponse la plus longue a { $longest } ingrédients ; enlèves-en un d’abord.
page-answer-empty = Rien de choisi.
page-answer-noted = Repris de ce que vous avez noté comme certain.
page-check-button = Vérifier
page-checking = Vérification…
page-wrong = Ce n’est pas la réponse.
page-not-checkable = Ce code ne contient pas de réponse scellée, il n’y a donc rien à vérifier.
page-give-up = Abandonner
page-give-up-hint = Le code d’abandon se trouve sous le pli, au bas de la page des règles, ou parmi les réponses d’un livret. Il ouvre toute la solution.
page-give-up-code = Code d’abandon
page-opening-code = Code d’ouverture
page-opening-hint = L’organisateur le donne à la fin. Il n’est pas sur la feuille.
page-give-up-button = Abandonner
page-give-up-title = Vraiment abandonner ?
page-give-up-text = Toute la solution sera montrée : chaque numéro, chaque leurre et chaque effet. La partie s’arrête là.
page-give-up-yes = Montrer la solution
page-solution-open = La solution est à découvert.
page-tale-title = Le sceau du chapitre { $chapter }
page-tale-ending = Comment tout finit
page-tale-hint = Il s’ouvre avec la recette de { $name } : touchez ses ingrédients dans l’ordre.
page-tale-open = Ouvrir le sceau
page-solution-title = La solution
page-solution-answers = { $answers ->
    [one] La réponse
   *[other] Les réponses, toutes justes
}
page-secrets-title = Tous les secrets
page-role-regular = Numéro { $number }
page-role-imposter = Leurre : un imposteur au numéro { $number }
page-role-overachiever = Leurre : un surdoué au numéro { $number }
page-role-ignore = Leurre : toujours ignoré

# A sheet that only a referee tests

page-referee-title = Votre arbitre teste les potions
page-referee-text = C’est le code d’un tournoi : il cache la recette même à ce téléphone. Donne vos potions à l’arbitre, ou ouvre le code sur la page de l’arbitre.
page-referee-can = Ici, tu peux prendre des notes, vérifier la réponse et abandonner.
## The board: strips, sections, cauldrons

sheet-page-front = Plateau, recto
sheet-page-back = Plateau, verso
sheet-page-rules = Règles
sheet-page-rules-more = Suite des règles
sheet-page-rules-rest = Encore des règles

sheet-title = Wondering Witches

# The same as text, for screen readers and in braille

sheet-read-qr = Le code de cette partie, pour l’appareil photo d’un téléphone
sheet-read-garden-of = { $cells ->
    [one] Un jardin de { $cells } case
   *[other] Un jardin de { $cells } cases
}
sheet-read-cauldron-of = Un chaudron de { $cells } cases
sheet-read-board = Le plateau
sheet-read-board-intro = Le plateau a deux côtés, chacun avec les colonnes A à H et les lignes 1 à 4. Il est coupé en domaines qui ont des cases des deux côtés. Deux cases voisines dans un tableau sont voisines sur le plateau. Une case de jardin a { $dots } points si rien d’autre n’est dit ; retiens à ta façon ce que tu plantes, fais pousser et cueilles.
sheet-read-section = Domaine { $number } : { $witches }
sheet-read-row = Ligne
sheet-read-column = Colonne { $letter }
sheet-read-cauldron = Chaudron { $number }, case { $place } sur { $size }
sheet-read-starts = contient déjà { $ingredient }, avec 1 point
sheet-read-garden = Jardin { $number }
sheet-read-planted = { $ingredient } y est déjà, avec un point
sheet-read-special = { $special }
sheet-read-special-low = { $special }, avec deux points
sheet-read-special-two = { $special }, avec de la place et des points pour deux plantes
sheet-read-phase = À partir du tour { $from } : { $moon }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
sheet-read-phase-mark = { $phase }. Le tour { $turn } est le rond du chat.
sheet-read-track = La partie finit avec le tour { $turns }. Compte les tours : plus la recette est trouvée tôt, plus elle rapporte d’étoiles.
sheet-read-named = La recette peut être proposée deux fois avant la fin. Compte-les aussi.
sheet-read-grows = Ici poussent : { $herbs }
sheet-read-grows-witch = { $witch } cultive ici : { $herbs }
sheet-read-actions = { $count ->
    [one] { $count } action par tour
   *[other] { $count } actions par tour
}
sheet-read-give-up = Réservé à qui abandonne
sheet-press = Cauldron Press
sheet-edition = { $edition ->
    [1] Première édition
   *[other] Édition { $edition }
}
sheet-made-by = { $credits } · { $press } · { $edition }
sheet-credits = { $credits } · { $press }
sheet-level = Niveau { $number }
sheet-custom = Niveau sur mesure
sheet-level-named = niveau { $number } ({ $name })
sheet-level-custom = niveau sur mesure
sheet-subject = Un jeu de déduction coopératif pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $level }
sheet-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
sheet-recipe = Recette de { $length }
sheet-ingredients = { $count } ingrédients
sheet-seed = Code de jeu
sheet-commitment = Engagement
sheet-key = Au garde-manger
sheet-key-note = Seuls { $length } de ces { $count } ingrédients sont dans la recette secrète. Les autres sont des leurres.
sheet-game = Partie

sheet-grid = Ce qu’on sait
sheet-grid-note-long = Barrez ce qui est impossible, entourez ce qui est certain. Ce que dit l’indice gratuit est déjà imprimé : une croix pour non, un rond pour oui, un point d’interrogation pour un de ceux qui l’ont.
sheet-grid-decoy = leurre
sheet-grid-ignored = Ignoré
sheet-grid-overachiever = Surdoué
sheet-grid-imposter = Imposteur
sheet-in-play = Effets en jeu
sheet-in-play-effects = *{ $category }* : { $effects }
sheet-log = Tests
sheet-log-note = Une ligne par test. Aux places 1 à 6, écrivez les ingrédients dans l’ordre, le plus ancien d’abord : lettres ou dessin à gauche, points à droite. Puis combien étaient trop petits et trop grands.
sheet-log-number = N°
sheet-log-under = Petits
sheet-log-over = Grands
sheet-log-reports = Annonces

sheet-notebook = Carnet
sheet-notebook-intro = Un seul pour toute la table : posez-le à côté du plateau.
sheet-special = *{ $name }* : { $tells }
sheet-turned = Tourné pour tomber derrière le recto

sheet-witch = Sorcière
sheet-memo = À retenir
sheet-notes = Notes
sheet-turn-plant = Planter
sheet-turn-grow = Faire pousser
sheet-turn-pluck = Cueillir
sheet-turn-close = Fermer
sheet-grows = Ici poussent
sheet-action-plant = Planter
sheet-action-grow = Pousser
sheet-action-pluck = Cueillir
sheet-action-close = Fermer
sheet-actions-each = { $count } par tour
sheet-actions = Ce que tu peux faire
sheet-track = La lune décroît
sheet-track-note = Coche chaque tour
sheet-track-step = Pas : { $step ->
    [one] 1 rond
   *[other] { $step } ronds
}
sheet-named = Recette proposée
sheet-aims = Buts
sheet-moon-full = pleine lune
sheet-moon-gibbous = lune décroissante
sheet-moon-half = demi-lune
sheet-moon-crescent = croissant de lune
sheet-moon-dark = lune noire
sheet-result-under = petits
sheet-result-over = grands
sheet-result-reports = annonces

## What a sheet is like to play: *bold*, _italic_

sheet-turns = { $count ->
    [one] environ { $count } tour
   *[other] environ { $count } tours
}
sheet-minutes = environ { $minutes } minutes
sheet-rated = { $difficulty } sur { $most } chaudrons, { $turns }
sheet-rating = Est-ce difficile ?
sheet-rating-said = Difficulté *{ $difficulty } sur { $most }* : les petits chaudrons au recto. Une partie dure environ { $turns } tours ; huit sur dix durent de { $low } à { $high } tours. Des joueurs typiques gagnent environ { $wins } parties sur 100.
sheet-rating-made = Le programme l’a mesuré en jouant des parties sur cette feuille même.
sheet-rating-made-in-public = Le programme l’a mesuré en jouant des parties sur ce plateau avec d’autres recettes. Le secret de cette feuille n’y joue aucun rôle.
sheet-set-equal = Toutes de même difficulté
sheet-set-ladder = Une échelle : chaque partie demande un raisonnement de plus
sheet-rated-needs = { $rated }, { $reasoning }
terminal-rating = Difficulté { $difficulty } sur { $most }, environ { $minutes } minutes, environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ({ $low } à { $high }) ; des joueurs typiques gagnent environ { $wins } parties sur 100

## The rules of a sheet: *bold*, _italic_

rules-title = Comment jouer
rules-intro = La vieille recette est perdue. Retrouvez-la et préparez-la !
rules-title-more = Suite des règles
rules-intro-more = À consulter au besoin.
rules-title-rest = Encore des règles
rules-intro-rest = La suite, à consulter au besoin.
rules-goes-on = La suite est sur une autre page : *{ $page }*
rules-clue = L’indice gratuit
rules-for = _Pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, dès { $age } ans._
rules-for-time = _Pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, dès { $age } ans. Une partie dure de { $low } à { $high } minutes._
rules-goal = Le but
rules-goal-known = { $length } des { $count } ingrédients forment une recette secrète. Chacun d’eux a son propre numéro secret, de 1 à { $longest }. Les autres sont des *leurres*.
rules-goal-hidden = { $length } des { $count } ingrédients forment une recette secrète. Personne ne sait combien. Chacun d’eux a son propre numéro secret : 1, 2, 3 et ainsi de suite. Les autres sont des *leurres*.
rules-goal-how = Le numéro dit *à quelle place* l’ingrédient va dans la potion : d’abord le 1, puis le 2, et ainsi de suite. Il dit aussi *jusqu’où* il doit pousser : le 3 demande exactement trois points.
rules-goal-together = Vous gagnez ou perdez ensemble : parlez de tout.
rules-set-up = Avant de commencer
rules-set-up-alone = Il n’y a rien à découper. Tout le plateau est ton domaine, recto et verso. Prends un crayon.
rules-set-up-specialties-alone = Tu peux planter tous les ingrédients.
rules-set-up-cut = Découpez le plateau le long des pointillés. Chaque joueur prend un domaine, recto et verso, et un crayon.
rules-set-up-cut-teams = Découpez le plateau le long des pointillés en { $sections } domaines, recto et verso. Certains se partagent un domaine à deux.
rules-set-up-pages = Il n’y a rien à découper. Chaque cadre sur les pages du plateau est un domaine, qui peut avoir plusieurs feuilles. Chaque joueur en prend un, recto et verso, et un crayon.
rules-set-up-pages-teams = Il n’y a rien à découper. Chaque cadre sur les pages du plateau est un domaine, recto et verso, qui peut avoir plusieurs feuilles. Certains se partagent un domaine à deux.
rules-set-up-given = Ton domaine dit ce que tu cultives. Toi seul peux planter ces _spécialités_. Ce qui est imprimé dans ses cases est aussi à toi.
rules-set-up-given-teams = À côté de ta sorcière figurent tes _spécialités_ : toi seul peux les planter. À deux, vous partagez tout le reste, même ce qui est imprimé.
rules-set-up-printed-alone = Les ingrédients imprimés sont à toi aussi : fais-les pousser et cueille-les.
rules-turn = Ton tour
rules-turn-intro = Tout le monde joue en même temps. À chaque tour, fais *une* de ces actions :
rules-turn-intro-teams = Tout le monde joue en même temps. À chaque tour, fais *une* de ces actions. Si vous êtes deux sur un domaine, chacun en fait une.
rules-turn-intro-two = Vous jouez en même temps. À chaque tour, chacun fait *deux* de ces actions, ou deux fois la même :
rules-turn-intro-three = À chaque tour, fais *trois* de ces actions. La même peut revenir :
rules-turn-intro-lone = Tout le monde joue en même temps. À chaque tour, chacun fait *une* de ces actions. Qui a un domaine pour soi en fait *deux*.
rules-turn-plant = *Plante* une de tes spécialités : écris ses lettres ou son dessin dans une case vide de tes jardins. Noircis un point.
rules-turn-plant-alone = *Plante* n’importe quel ingrédient : écris ses lettres ou son dessin dans une case vide de tes jardins. Noircis un point.
rules-turn-grow = *Fais pousser* un de tes jardins : tout ce qui est dans son contour gagne un point.
rules-turn-pluck = *Cueille* un ingrédient d’un de tes jardins et barre-le. Écris-le dans la prochaine case libre d’un de tes chaudrons, et le nombre de ses points dans le cercle.
rules-turn-close = *Ferme* un de tes chaudrons qui contient quelque chose : barre ses cases vides.
rules-turn-moon = Après tous les tests, barrez le rond suivant du *chemin de la lune*.
rules-testing = Tester une potion
rules-testing-full-or-closed = Quand un chaudron est plein ou fermé, sa potion est testée après les actions.
rules-testing-when-here = Indique les ingrédients ici, du premier au dernier, chacun avec ses points.
rules-testing-result = On apprend combien d’ingrédients sont *trop petits* (pas assez de points) et combien sont *trop grands* (trop de points). On n’apprend pas lesquels, ni si l’ordre est juste.
rules-testing-decoys = Les leurres ne sont pas comptés.
rules-testing-write = Notez-le sous le chaudron et dans le carnet.
rules-testing-reports = Les effets peuvent ajouter des annonces. Elles viennent dans le désordre : on ne sait donc pas quel ingrédient a fait laquelle.
rules-example = Un test, pas à pas
rules-example-pour = { $ingredient } { $grown } : { $secret }, { $judged }
rules-example-secret = en secret { $number }
rules-example-secret-decoy = en secret un leurre
rules-example-judged-right = juste
rules-example-judged-under = trop petit
rules-example-judged-over = trop grand
rules-example-judged-order = pas dans l’ordre
rules-example-judged-skipped = ignoré
rules-example-result = Le test dit : *{ $under ->
    [one] { $under } trop petit
   *[other] { $under } trop petits
}, { $over ->
    [one] { $over } trop grand
   *[other] { $over } trop grands
}.*
rules-example-result-report = Le test dit : *{ $under ->
    [one] { $under } trop petit
   *[other] { $under } trop petits
}, { $over ->
    [one] { $over } trop grand
   *[other] { $over } trop grands
}.* Il annonce : *{ $report }*
rules-example-order = { $ingredient } a les bons points, mais vient juste après un leurre. L’ordre n’est donc pas juste, et la potion ne peut pas gagner. Le test ne le dit pas.
rules-example-over = Qu’est-ce qu’on apprend ? *Rien n’est trop grand.* Donc { $first } et { $second }, avec { $dots } points chacun, ne peuvent pas avoir un numéro plus petit que { $dots }.
rules-example-under = *Un seul est trop petit.* Donc un des quatre a un numéro plus grand que ses points. Lequel ? Il faut d’autres tests.
rules-example-effects = Attention : les effets qui changent un numéro peuvent tout brouiller.
rules-ending = Gagner et perdre
rules-ending-win = *C’est gagné* quand un test le dit : la potion commence par les { $length } ingrédients de la recette, dans l’ordre, chacun poussé jusqu’à son numéro.
rules-ending-win-hidden = *C’est gagné* quand un test le dit : la potion commence par toute la recette, dans l’ordre, chaque ingrédient poussé jusqu’à son numéro.
rules-ending-win-moon = *C’est gagné* quand un test le dit : les { $length } ingrédients de la recette comptent, dans l’ordre et poussés jusqu’à leurs numéros. Si un effet change un numéro, c’est le nouveau qui compte.
rules-ending-win-moon-hidden = *C’est gagné* quand un test le dit : toute la recette compte, dans l’ordre et poussée jusqu’à ses numéros. Si un effet change un numéro, c’est le nouveau qui compte.
rules-ending-name = *Ou annoncez la recette* : à tout moment, *deux fois* au plus, dites ses ingrédients dans l’ordre. C’est juste ? C’est gagné. C’est faux ? Barrez un *pas* : le chemin de la lune dit combien de ronds.
rules-ending-moon = *La partie s’achève* avec le dernier rond du chemin de la lune, ou quand plus aucun chaudron n’est ouvert. Il reste alors une _dernière chance_ : annoncez la recette encore une fois. C’est faux ? C’est perdu.
rules-ending-stars = Plus vous gagnez tôt, plus vous avez d’*étoiles*. Chaque *but* atteint vous aide.
rules-pantry = Ingrédients
rules-pantry-note = Pour noter une potion, écrivez les lettres ou le petit dessin de chacun, et ses points : { $first } 1 · { $second } 2.
rules-pantry-list = Dans cette partie : { $ingredients }.
rules-decoys = Leurres
rules-decoys-ignore = Les ingrédients hors de la recette sont des *leurres*. Un leurre n’a pas de numéro. Le test l’ignore : il n’est jamais trop petit ni trop grand. Mais l’ingrédient juste après lui n’est pas dans l’ordre.
rules-decoys-all = Les ingrédients hors de la recette sont des *leurres*. Il peut y en avoir de trois sortes :
rules-decoy-ignored = *Ignoré* : il n’a pas de numéro, et le test l’ignore. Mais l’ingrédient juste après lui n’est pas dans l’ordre.
rules-decoy-overachiever = *Surdoué* : son numéro est 0, ou un de plus que le dernier de la recette. Il est donc toujours trop grand ou trop petit, sauf si un effet change son numéro.
rules-decoy-imposter = *Imposteur* : il a un numéro, et ses points sont jugés d’après lui. Pourtant, il est toujours faux. Le test dit alors : _Imposteur !_
rules-effects = Effets de cette partie
rules-effects-intro = Chacun appartient à un ingrédient, mais on ne sait pas auquel. Un ingrédient peut en avoir plusieurs, ou aucun. Dans un test, ils se réveillent dans l’ordre de la potion. Certains changent des numéros : la potion qui gagne n’est pas forcément la recette telle quelle.
rules-effects-tester = Les effets de joueur et de terrain agissent sur le joueur qui a rempli ou fermé le chaudron.
rules-specials = Cases spéciales de ce plateau
rules-specials-signs = Un signe *rond* aide. Un signe à *pointes* gêne.
rules-asked = Questions et réponses
rules-asked-printed = *Et un ingrédient imprimé dans un chaudron ?* Il a un point et en est le premier ingrédient.
rules-asked-open = *Puis-je remplir deux chaudrons à la fois ?* Oui. Tu en choisis un chaque fois que tu cueilles, d’un côté ou de l’autre.
rules-asked-order = *Et si deux potions sont prêtes au même tour ?* Testez-les dans l’ordre des domaines, jusqu’à ce que l’une gagne : { $order }.
rules-asked-small = *À quoi servent les petits chaudrons ?* Une petite potion en dit plus sur chacun de ses ingrédients.
rules-asked-follow = *Dans un chaudron plus grand, peut-il y avoir autre chose après la recette ?* Seulement des leurres sans numéro : ils ne comptent pas. Tout le reste gâche la potion.
rules-asked-follow-effects = *Dans un chaudron plus grand, peut-il y avoir autre chose après la recette ?* Oui, si rien n’y est faux. Un leurre sans numéro n’est jamais faux. Ce qu’un effet empêche de compter non plus.
rules-asked-close = *Pourquoi fermer un chaudron avant qu’il soit plein ?* Pour tester tout de suite une potion courte, ou une recette plus courte que le chaudron.
rules-asked-twice = *Un ingrédient peut-il être deux fois dans une potion ?* Oui. Chacun est jugé à part.
rules-asked-plucked = *Puis-je planter là où j’ai cueilli ?* Non. Cette case reste barrée.
rules-asked-last-dot = *Un ingrédient peut-il pousser au-delà de son dernier point ?* Non.
rules-asked-share = *Puis-je cueillir chez un autre joueur ?* Oui, si vous êtes d’accord et y passez votre tour tous les deux.
rules-asked-nothing = *Et si je ne peux rien faire ?* Alors tu passes ton tour.
rules-asked-cross = *Puis-je barrer une case quand je veux ?* Non, seulement quand les règles le disent.
rules-checking-help = Pas d’appareil photo ? Allez sur { $help }
rules-checking-give-up = Vous abandonnez ? Dépliez la bande ci-dessous. Sur un téléphone, son code ouvre toute la solution.
rules-checking-give-up-here = Vous abandonnez ? Le code sous le pli des règles ouvre toute la solution.
rules-checking-organiser = L’organisateur ouvre la solution à la fin.
rules-naming = Annoncer la recette
rules-naming-how-here = Indiquez les ingrédients dans l’ordre, sans points, sous _Réponse_.
rules-naming-free = Cela ne coûte aucune action. Les deux essais sont épuisés ? Vous pouvez encore gagner par un test.
rules-naming-opens = Si c’est juste, tous les secrets s’ouvrent : chaque numéro, chaque leurre, chaque effet. Un essai faux ne révèle rien.
rules-naming-opens-plain = Si c’est juste, tous les secrets s’ouvrent : chaque numéro et chaque leurre. Un essai faux ne révèle rien.
rules-stars = Étoiles
rules-stars-count = *Gagné ?* Partez du premier rond qui n’est pas barré ; après la dernière chance, d’une place après le dernier. Reculez d’un pas pour chaque but atteint, et de { $brewed } pas de plus si une potion de chaudron a gagné, jusqu’au premier rond au plus. La lune y donne vos étoiles.
rules-stars-titles = La lune donne cinq étoiles aux _Sorcières de la pleine lune_, quatre aux _Liseurs de lune_, trois aux _Fins nez_, deux à la _Bande du chaudron_ et une aux _Oiseaux de nuit_. Le gros anneau est le _rond du chat_ : les sorcières habiles y finissent souvent. Battrez-vous le chat ?
rules-stars-aims = Les buts sont à vous tous. Cochez chacun dès qu’il est atteint.
rules-stars-aims-alone = Coche un but dès qu’il est atteint.
rules-variants = D’autres façons de jouer
rules-variant-rivals-named = *Rivalité* : chacun pour soi. Chacun peut tout planter, quoi que dise son domaine. Ne cueillez pas chez les autres. Lisez tous les résultats à voix haute. Chacun peut annoncer la recette deux fois, et une fois à la fin. C’est faux ? On ne barre rien, mais on passe autant de tours qu’un pas a de ronds.
rules-variant-rivals-win = Qui a raison en premier, ou réussit un test, gagne. En même temps ? Vous partagez la victoire.
rules-variant-rivals-name = Ici, aucun domaine n’a à coup sûr la place pour la recette : gagne qui l’annonce en premier. En même temps ? Vous partagez la victoire.
rules-variant-rivals-small = Ton domaine n’a pas la place pour la recette ? Alors tu gagnes en l’annonçant.
rules-variant-solo = *Solo* : imprime une feuille pour un joueur. Alors tu ne découpes rien, tout le plateau est à toi, et tu peux tout planter.
rules-credits = D’après le jeu _Wondering Witches_ de Pandaqi : pandaqi.com/wondering-witches
rules-give-up = Code d’abandon : { $code }
rules-fold = Avant de jouer, repliez cette bande vers le haut le long de la ligne. Ne la dépliez que si vous abandonnez.
rules-fold-inside = Dans ce pli : le code d’abandon. À n’ouvrir que si vous abandonnez.
rules-together = { $first } { $second }
rules-explained = *{ $name }* : { $tells }
rules-explained-tagged = *{ $name }* ({ $tag }) : { $tells }

## The free clue

clue-one-is-decoy = Parmi { $ingredients }, il y a exactement un leurre.
clue-one-has-number = Parmi { $ingredients } se trouve le numéro { $number } de la recette.
clue-not-number = { $ingredient } n’est pas le numéro { $number } de la recette.
clue-no-effect = { $ingredient } n’a aucun effet.
clue-effect-count = { $count ->
    [one] { $ingredient } a exactement { $count } effet.
   *[other] { $ingredient } a exactement { $count } effets.
}
clue-is-decoy = { $ingredient } est un leurre.
clue-first-half = { $ingredient } est dans la première moitié de la recette.
clue-second-half = { $ingredient } est dans la seconde moitié de la recette.
clue-second-half-odd = { $ingredient } est dans la seconde moitié de la recette, milieu compris.
clue-second-half-hidden = { $ingredient } est dans la seconde moitié de la recette, milieu compris si son nombre est impair.

## What follows from the tests: claims, their reasons, and kinds of reasoning

hint-number = { $ingredient } est le numéro { $number }
hint-not-number = { $ingredient } n’est pas le numéro { $number }
hint-not-numbers = { $ingredient } n’est aucun des numéros { $numbers }
hint-number-or-decoy = { $ingredient } est le numéro { $numbers } ou un leurre
hint-one-number = { $ingredient } est l’un des numéros { $numbers }
hint-not-lengths = le plus grand numéro de la recette n’est pas { $lengths }
hint-decoy = { $ingredient } est un leurre
hint-no-decoy = { $ingredient } n’est pas un leurre
hint-ignored = { $ingredient } est un leurre ignoré
hint-not-ignored = { $ingredient } n’est pas un leurre ignoré
hint-overachiever = { $ingredient } est un surdoué
hint-no-overachiever = { $ingredient } n’est pas un surdoué
hint-imposter = { $ingredient } est un imposteur
hint-no-imposter = { $ingredient } n’est pas un imposteur
hint-effect = { $ingredient } porte l’effet { $effect }
hint-no-effect = { $ingredient } ne porte pas l’effet { $effect }
hint-by-clue = On peut le dire avant le premier test : { $claim }.
hint-by-tests = { $count ->
    [one] Tout ce qui s’accorde avec le test { $tests } a un point commun : { $claim }.
   *[other] Tout ce qui s’accorde avec les tests { $tests } ensemble a un point commun : { $claim }.
}
hint-none-overgrown = Rien dans le test { $test } n’était trop grand. { $ingredient } s’y trouvait avec { $grown } points, ce qui serait trop pour un numéro plus petit. Donc { $claim }.
hint-none-undergrown = Rien dans le test { $test } n’était trop petit. { $ingredient } s’y trouvait avec { $grown ->
    [one] { $grown } point
   *[other] { $grown } points
}, ce qui serait trop peu pour un numéro plus grand. Donc { $claim }.
hint-all-overgrown = Tout dans le test { $test } était trop grand, et { $ingredient } s’y trouvait avec { $grown ->
    [one] { $grown } point
   *[other] { $grown } points
} : son numéro est plus petit. Donc { $claim }.
hint-all-undergrown = Tout dans le test { $test } était trop petit, et { $ingredient } s’y trouvait avec { $grown ->
    [one] { $grown } point
   *[other] { $grown } points
} : son numéro est plus grand. Donc { $claim }.
hint-none-wrong = Rien dans le test { $test } n’était trop petit ni trop grand, et pourtant { $ingredient } s’y trouvait avec { $grown ->
    [one] { $grown } point
   *[other] { $grown } points
}. Un surdoué est toujours l’un des deux, donc { $claim }.
hint-all-wrong = Tout dans le test { $test } était trop petit ou trop grand, { $ingredient } aussi, avec { $grown ->
    [one] { $grown } point
   *[other] { $grown } points
}. Donc { $claim }.
hint-all-counted = Tout dans le test { $test } était trop petit ou trop grand, { $ingredient } aussi, et un leurre ignoré ne l’est jamais. Donc { $claim }.
hint-told-elsewhere = Le test { $test } a révélé l’effet { $effect } : l’ingrédient qui le porte était donc dans cette potion. Ainsi, { $claim }.
hint-told-alone = Le test { $test } a révélé l’effet { $effect }, et il n’y avait aucun autre ingrédient dans cette potion. Donc { $claim }.
hint-only-in-all = Seul { $ingredient } était dans tous les tests { $tests }, qui ont révélé l’effet { $effect }. Donc { $claim }.
hint-not-told = Le test { $test } n’a pas révélé l’effet { $effect }, et pourtant { $ingredient } s’y trouvait. Donc { $claim }.
hint-no-imposter-met = Le test { $test } n’a rencontré aucun imposteur, et pourtant { $ingredient } s’y trouvait. Donc { $claim }.
hint-argument = { $sentences }
hint-mind-clue = Rappelez-vous l’indice : { $clue }
hint-suppose = Supposons ceci : { $claim }.
hint-try-each = { $count ->
    [one] Toute autre possibilité échoue au test { $tests }.
   *[other] Toute autre possibilité échoue à l’un des tests { $tests }.
}
hint-so = Donc { $claim }.
hint-left = Avec ce qui est sûr par ailleurs : { $claim }.
hint-shows = Alors le test { $test } montre ceci : { $what }.
hint-under-least = Alors, dans le test { $test }, au moins { $count } seraient trop petits, or il y en avait { $told }.
hint-under-most = Alors, dans le test { $test }, au plus { $count } pourraient être trop petits, or il y en avait { $told }.
hint-over-least = Alors, dans le test { $test }, au moins { $count } seraient trop grands, or il y en avait { $told }.
hint-over-most = Alors, dans le test { $test }, au plus { $count } pourraient être trop grands, or il y en avait { $told }.
hint-wrong-least = Alors, dans le test { $test }, au moins { $count } seraient trop petits ou trop grands, or il y en avait { $told }.
hint-wrong-most = Alors, dans le test { $test }, au plus { $count } pourraient être trop petits ou trop grands, or il y en avait { $told }.
hint-both-counts = Alors, le test { $test } ne pourrait pas avoir à la fois { $under } trop petits et { $over } trop grands.
hint-wherever = C’est vrai où que se trouve l’effet : { $effects }.
hint-blocked = Rien d’autre de certain n’a été trouvé : des effets qui ne s’annoncent pas ont pu changer les nombres ({ $effects }). C’est le moment de faire un autre test.
hint-reports = Alors le test { $test } n’aurait pas pu révéler tout ceci : { $reports }.
hint-silence = Alors le test { $test } en aurait révélé plus.
hint-fails = Alors le test { $test } n’aurait pas pu donner ce résultat.
hint-no-number = Alors il ne reste personne pour le numéro { $number }.
hint-no-herb = Alors il ne reste rien que puisse être cet ingrédient : { $ingredient }.
hint-no-place = Alors il ne reste pas de place pour l’effet { $effect }.
hint-no-count = Alors les numéros et les leurres ne tombent plus juste.

technique-clue = l’indice
technique-one-test = un seul test
technique-one-left = un seul possible
technique-twins = des jumeaux
technique-decoys = compter les leurres
technique-two-tests = deux tests ensemble
technique-supposing = supposer
technique-everything = tout à la fois

## At the table

role-regular = numéro { $number }
role-overachiever = leurre : surdoué { $number }
role-imposter = leurre : imposteur { $number }
role-ignored = leurre : ignoré
play-stale = le test { $number } a déjà été fait sur un autre téléphone ou dans une autre fenêtre ; regarde le journal, puis refais ton test
play-stale-naming = la recette a été annoncée entre-temps sur un autre téléphone ou dans une autre fenêtre ; regarde où en est la partie, puis annonce-la de nouveau
play-over = cette partie est finie ; recommence-la pour tester d’autres potions
play-only-name = la partie arrive à sa fin : annonce la recette, c’est la dernière chance
play-namings-used = la recette a déjà été annoncée { $most } fois ; elle peut l’être encore une fois quand la partie s’achève
play-last-naming-used = cette sorcière a déjà annoncé la recette pour la dernière chance ; seules les autres peuvent encore l’annoncer
play-no-witch = il n’y a pas de sorcière { $witch } dans cette partie ; elle a { $players }
play-nobody = dis quelle sorcière teste : en rivalité, il faut que quelqu’un gagne
play-nobody-names = dis quelle sorcière annonce la recette : en rivalité, chacune l’annonce pour elle-même
play-unnamed = dis quelle sorcière teste : cette table retient qui est empoisonnée
play-poisoned = toutes les sorcières sont empoisonnées : il ne reste que la dernière chance
play-alone = une partie pour une seule sorcière n’a pas de rivales
play-mode-fixed = la dernière chance a commencé : qui joue avec qui ne change plus
play-not-won = cette partie n’est pas gagnée ; le tour se dit une fois qu’elle l’est
play-no-turn = il n’y a pas de tour { $turn } sur le chemin de la lune de cette partie ; il a { $turns ->
    [one] { $turns } rond
   *[other] { $turns } ronds
}
play-no-special = ce plateau n’a pas de case { $special }
play-not-alone = une case Éprouvette teste un seul ingrédient ; cette potion en a { $count }
play-guesser-potion = une case Voyante teste un à trois ingrédients différents
play-answer-length = une réponse de cette partie nomme { $expected } ingrédients ; celle-ci en nomme { $given }
play-answer-twice = { $ingredient } est deux fois dans cette recette ; une recette n’a chaque ingrédient qu’une fois
play-log-full = ce journal est plein avec { $tests } tests ; recommence la partie
play-no-column = il n’y a pas de colonne { $column } dans les notes de cette partie ; elles vont de 1 à { $longest }, plus les leurres et les effets en jeu
play-column = { $number }
play-column-decoy = leurre
play-column-effect = effet { $effect }
play-column-ignored = Ignoré
play-column-overachiever = Surdoué
play-nothing-to-undo = il n’y a pas de note à effacer
play-stored = ce qui est gardé de cette partie est illisible ({ $reason }) ; la partie reprend à zéro
play-no-help = cette partie ne donne pas de coups de pouce : c’est celle d’un tournoi, ou son code ne permet pas d’y jouer
play-hint-moved = quelqu’un d’autre a déjà demandé ce coup de pouce ; regarde-le, puis redemande
play-not-over = cette partie n’est pas finie ; reviens-y quand elle sera gagnée, ou quand la solution sera à découvert
play-no-size = aucune potion n’a { $size } ingrédients ; demande de 1 à { $most }
play-clue-given = { $witch ->
    [Chauve-souris] la { $witch }
    [Escargot] l’{ $witch }
   *[other] le { $witch }
} a déjà son indice
play-no-clue-of = { $witch ->
    [Chauve-souris] la { $witch }
    [Escargot] l’{ $witch }
   *[other] le { $witch }
} n’a pas reçu d’indice
play-no-clue = il ne reste rien qu’un indice pourrait dire
play-not-behind = un indice est pour une sorcière qui a gagné moins souvent qu’une autre
play-closed = l’arbitre a fermé cette table : plus aucun test ni aucune réponse ne compte
play-no-ruling = cette partie ne tient pas de journal qu’un arbitre pourrait changer
play-nothing-to-take-back = cette table n’a pas de test à annuler
play-too-large-for-cauldrons = cette potion a { $size } ingrédients, mais aucun chaudron n’a plus de { $largest } cases
play-no-test = il n’y a pas de test { $number } dans le journal
play-unstorable = cette partie ne peut pas être enregistrée ({ $reason }), donc rien n’a changé ; signale-le aux auteurs du programme
play-not-understood = { $reason }
play-newer-version = écrit par une version plus récente
play-earlier-version = écrit par une version d’avant la 1.0, jamais publiée
play-impossible = son journal ou ses notes sont impossibles
play-request = cette requête n’est pas comprise : { $reason }
play-seed-typo = le code de jeu { $seed } a une faute de frappe : ses lettres ne vont pas avec ses deux dernières ; compare-le avec la feuille
play-seed-form = { $seed } n’est pas un code de jeu : un tel code ressemble à malut-lisil-hilug-pu, comme sur la feuille à côté des mots Code de jeu
play-grown-too-far = { $ingredient } a { $grown } points, mais rien ne pousse au-delà de { $longest } dans cette partie
play-guessers-used = chaque case Voyante de ce plateau a donné son test gratuit
play-not-hers = aucun chaudron de { $witch } ne peut plus avoir contenu cette potion ; dites à qui était le chaudron
play-versatility-used = { $cells ->
    [one] ce plateau a { $cells } case Éprouvette ; elle contient une seule plante, dont les points ne font qu’augmenter, et ce test en demanderait une de plus
   *[other] ce plateau a { $cells } cases Éprouvette ; chacune contient une seule plante, dont les points ne font qu’augmenter, et ce test en demanderait une de plus
}
play-printed-first = aucun chaudron restant ne peut contenir cette potion : les ingrédients imprimés viennent en premier, chacun avec 1 point
play-no-cauldron-or-larger = il ne reste aucun chaudron de { $size } cases ou plus à tester ; il reste { $left }
play-cauldrons-none = zéro chaudron
play-cauldrons-or-larger = { $count } de { $size } cases ou plus

## Help at the table: hints, a check of the notes, clues for one witch

help-look-clue = Regardez encore ce que disent les indices, et ce que vous avez noté.
help-look-tests = { $count ->
    [one] Regardez encore le test { $tests }.
   *[other] Regardez encore les tests { $tests }, côte à côte.
}
help-look-herb = Il s’agit d’un ingrédient : { $ingredient }.
help-claim = { $claim }.
help-reason-clue = L’indice pour { $witch } ne laisse que ceci : { $claim }.
help-reason-clue-tests = { $count ->
    [one] Le test { $tests } montre ceci : { $shown }.
   *[other] Les tests { $tests } montrent ceci : { $shown }.
} Alors l’indice pour { $witch } ne laisse que ceci : { $claim }.
help-reason-gone = Cela découlait d’un test mal saisi. Ce n’est plus certain.
help-note = Vous avez noté : { $note }. { $tests }
help-note-tests = { $count ->
    [one] Mais le test { $tests } dit autre chose.
   *[other] Mais les tests { $tests } ensemble disent autre chose.
}
help-note-clue = Mais les indices et les règles disent autre chose.
help-clash = Vous avez noté : { $note }. Cela ne va pas avec ceci : { $others }. { $tests }
help-clash-tests = { $count ->
    [one] C’est ce que dit le test { $tests }.
   *[other] C’est ce que disent ensemble les tests { $tests }.
}
help-clash-rules = C’est ce que disent les indices et les règles.
help-notes-fine = Aucun test ne contredit vos notes. Cela ne veut pas dire que tout y est vrai.
help-notes-open = { $count ->
    [one] { $count } note était trop longue à vérifier.
   *[other] { $count } notes étaient trop longues à vérifier.
}
help-best = Cette potion en dirait le plus : { $potion }. En moyenne, elle laisse { $left }.
help-pour = { $ingredient } { $grown }
help-left = { $count ->
    [1] presque toutes les possibilités
    [2] environ la moitié des possibilités
   *[other] environ une possibilité sur { $count }
}
help-clue = Un indice pour { $witch ->
    [Chauve-souris] la { $witch }
    [Escargot] l’{ $witch }
   *[other] le { $witch }
} : il laisse { $left }.
help-tests = { $count ->
    [one] { $count } test
   *[other] { $count } tests
}
help-review-par = Vous avez fait { $made }. Avec des chaudrons aussi grands que les vôtres et tous les ingrédients qu’elle veut, une sorcière qui n’oublie rien a besoin de { $par }.
help-review-no-par = Vous avez fait { $made }. Impossible de savoir combien il en faut.
help-review-certain = Une potion gagnante était certaine après { $tests }.
help-review-certain-at-once = Une potion gagnante était certaine avant le premier test.
help-review-uncertain = Aucune potion gagnante n’a jamais été certaine : il restait toujours quelque chose à deviner.
help-review-unknown = Au début, il y avait environ { $count } possibilités.
help-review-gain = Le test { $test } a laissé { $left }.
help-review-gain-unknown = Ce que le test { $test } a révélé est trop long à calculer.
help-tally-none = Vous n’avez demandé aucune aide.
help-tally-hints = { $count ->
    [one] Vous avez demandé { $count } coup de pouce ; étapes dites : { $rungs }.
   *[other] Vous avez demandé { $count } coups de pouce ; étapes dites : { $rungs }.
}
help-tally-checks = { $count ->
    [one] Les notes ont été vérifiées { $count } fois.
   *[other] Les notes ont été vérifiées { $count } fois.
}
help-tally-potions = { $count ->
    [one] Vous avez demandé { $count } fois quelle potion en dit le plus.
   *[other] Vous avez demandé { $count } fois quelle potion en dit le plus.
}
help-tally-clues = { $count ->
    [one] { $count } sorcière a reçu un indice à elle.
   *[other] { $count } sorcières ont reçu des indices à elles.
}

## Codes and pictures of codes

play-code-foreign = ce n’est pas le code d’une feuille de Cauldron Press ; ceux-là commencent par CP1: (prends le code QR imprimé sur la feuille)
play-code-character = le code contient { $character }, qu’aucun code ne contient ; compare-le avec la feuille ou scanne-le encore
play-code-cut-off = le code est coupé : après ses quatre premiers caractères, il en a { $have } sur au moins { $need } ; copie-le ou scanne-le en entier
play-code-damaged = le code est abîmé : un caractère est faux, manque ou est en trop ; compare-le avec la feuille ou scanne-le encore
play-code-earlier = le code vient d’une version de Cauldron Press d’avant la 1.0, jamais publiée ; imprime une nouvelle feuille
play-code-newer-form = le code vient d’une version plus récente de Cauldron Press (format de code { $form }, celle-ci lit jusqu’à { $latest }) ; mets ce programme à jour
play-code-newer-edition = le code est fait pour une édition plus récente des règles ({ $edition }, cette version joue jusqu’à { $latest }) ; mets ce programme à jour
play-code-other-game = le code est d’un autre jeu de Cauldron Press (numéro { $number }), que cette version ne connaît pas ; mets ce programme à jour
play-code-tale = ce code est le sceau d’une histoire, pas un jeu ; il s’ouvre avec la recette de son jeu
play-code-not-on-page = la page pour téléphone ne sert pas à ce jeu ; joue comme le dit sa feuille
play-code-cost = le code demande { $mebibytes } Mio et { $passes } passes par réponse, et seuls 1 à 64 Mio et 1 à 8 passes sont permis ; il n’a pas été fait par Cauldron Press
play-code-impossible = le code est intact mais { $reason } ; il n’a pas été fait par Cauldron Press
play-code-impossible-edition = ne nomme aucune édition de son format
play-code-impossible-empty = n’a ni sceau de réponse ni partie de jeu
play-code-impossible-answers = accepte plus de 4 réponses
play-code-impossible-size = contient une énigme d’une taille qu’aucune énigme n’a
play-code-impossible-cost = indique le coût d’un sceau de réponse qu’il n’a pas
play-open-wrong-answer = ce n’est pas la réponse
play-open-needs-opening = c’est le code d’un tournoi : il ne s’ouvre qu’avec le code d’ouverture que l’organisateur donne à la fin
play-open-wrong-give-up = ce code d’abandon n’est pas celui de cette feuille ; il est au bas de la page des règles, ou parmi les réponses d’un livret
play-open-no-seal = ce code n’a pas de sceau de réponse, donc aucune réponse ne peut être vérifiée ; prends le code de la feuille
play-open-no-play = ce code n’a pas de partie de jeu, il ne peut donc pas tester de potions ; demande à l’arbitre ou au Gardien
play-open-forged = la partie de jeu de ce code ne va pas avec son énigme ; il n’a pas été fait par Cauldron Press
play-open-memory = ouvrir ce code demande { $mebibytes } Mio de mémoire, que cette machine n’a pas
play-letters-give-up = code d’abandon
play-letters-opening = code d’ouverture
play-letters-key = clé de l’arbitre
play-letters-length = { $kind } { $text } : il y a { $count } lettres et chiffres au lieu de { $expected } ; voici à quoi cela ressemble : { $example }
play-letters-character = { $kind } { $text } : aucun code ne contient { $character } ; voici à quoi cela ressemble : { $example }
play-letters-typo = { $kind } { $text } : il y a une faute de frappe ; compare avec le fichier de l’organisateur
play-letters-earlier-key = cette clé de l’arbitre vient d’une version de Cauldron Press d’avant la 1.0, jamais publiée, ou ses derniers groupes manquent ; crée un nouveau fichier de clé et imprime de nouvelles feuilles
play-picture-none = ce fichier n’est pas lisible ; donne une image (PNG, JPEG, WebP, GIF, BMP, TIFF), un PDF ou un SVG
play-picture-damaged = l’image est abîmée ({ $reason }) ; reprends-la ou enregistre-la encore
play-picture-too-large = l’image a trop de pixels ; recadre-la sur le code
play-picture-no-code = aucun code QR trouvé dans l’image ; reprends-la de plus près, nette, bien éclairée et avec le code en entier
play-picture-foreign = le code QR de l’image ne vient pas d’une feuille de Cauldron Press ; prends celui qui est imprimé sur la feuille
play-picture-several = l’image montre les codes de { $count } feuilles différentes ; recadre-la sur un seul

## The sheet of the day

daily-no-date = { $text } n’est pas une date ; écris l’année, le mois et le jour, par exemple 2026-11-22
daily-too-early = le { $date } n’a pas de feuille du jour ; la première est celle du { $first }

## Potions and ingredients as they are typed

play-puzzle = ce n’est pas une énigme selon les règles : { $reason }
play-puzzle-length = la longueur de la recette ne va pas avec le niveau
play-puzzle-ingredients = le nombre d’ingrédients ne va pas avec le niveau
play-puzzle-ingredient = elle a un ingrédient que son édition ne connaît pas
play-puzzle-effect = elle a un effet que son édition ne connaît pas
play-puzzle-number = un numéro de la recette est hors limites ou y est deux fois
play-puzzle-decoy = un leurre est d’une sorte que le niveau n’a pas
play-puzzle-imposter-number = le numéro d’un imposteur est hors limites
play-puzzle-imposter-effect = il manque son effet à un imposteur
play-puzzle-effect-twice = un ingrédient a deux fois le même effet
play-puzzle-number-missing = il manque un numéro de la recette
play-puzzle-pair = un effet qui va par deux est seul
play-puzzle-players = son nombre de joueurs est impossible
play-puzzle-clue-ingredient = son indice ne nomme aucun ingrédient
play-puzzle-effects-level = elle n’a pas ce niveau d’effets
play-puzzle-settings = ses réglages ne permettent pas de jouer
play-puzzle-no-effect = cet effet n’existe pas
play-puzzle-short = ses octets finissent trop tôt
play-puzzle-special = elle a une case spéciale d’une sorte inconnue
play-puzzle-clue = son indice est d’une sorte inconnue
play-puzzle-long = elle a des octets en trop
play-name-missing = il manque un ingrédient ; les ingrédients sont { $ingredients }
play-name-ambiguous = { $text } peut être { $first } ou { $last } ; écris une lettre de plus
play-name-misspelt = il n’y a pas d’ingrédient { $text } ; voulais-tu dire { $nearest } ?
play-name-unknown = il n’y a pas d’ingrédient { $text } ; les ingrédients sont { $ingredients }
play-pour-no-dots = il manque les points à { $ingredient } ; écris { $id }:1 à { $id }:{ $longest }
play-pour-dots = { $ingredient } a les points { $dots }, ce qui n’est pas un nombre de 1 à { $longest }
play-potion-empty = la potion est vide ; nomme au moins un ingrédient, par exemple sage:2
play-potion-too-large = la potion a { $count } ingrédients ; on ne peut pas en tester plus de { $most }
play-potion-grown = { $ingredient } ne peut pas avoir { $grown } points ; dans cette partie un ingrédient en a de 1 à { $longest }
play-potion-foreign = { $ingredient } n’est pas dans cette partie ; ses ingrédients sont { $ingredients }
## Effects: their names, and what a sheet tells the players of them

effect-alone-tells = Tu entends seulement son nom. En solo, il ne fait rien d’autre.
effect-cutoff = Halte
effect-cutoff-tells = Le test s’arrête juste après cet ingrédient. Ce qui vient ensuite n’est pas compté.
effect-spicy = Épicé
effect-spicy-tells = Le numéro de l’ingrédient suivant augmente de 1 pour ce test.
effect-refreshing = Glacé
effect-refreshing-tells = Le numéro de l’ingrédient suivant baisse de 1 pour ce test.
effect-enthusiastic = Saute-mouton
effect-enthusiastic-tells = L’ingrédient suivant est sauté : il n’est pas compté et ses effets restent endormis.
effect-cleaner = Lessive
effect-cleaner-tells = L’ingrédient suivant perd tous ses effets pour ce test.
effect-fertilizer = Engrais
effect-fertilizer-tells = Quels que soient ses points, le prochain ingrédient compté est jugé bien poussé.
effect-detective = Détective
effect-detective-tells = Te dit le numéro d’un ingrédient de la potion, sans dire lequel.
effect-liar = Menteur
effect-liar-tells = Te dit un numéro qu’aucun ingrédient de la potion n’a.
effect-inspector = Inspecteur
effect-inspector-tells = Compte les ingrédients de la potion qui ont un effet.
effect-general = Général
effect-general-tells = Compte les effets de toute la potion, tous ensemble.
effect-pessimist = Pessimiste
effect-pessimist-tells = Compte les ingrédients qui ne sont pas dans l’ordre : leur numéro n’est pas celui d’avant plus 1. Le premier n’est jamais compté.
effect-optimist = Optimiste
effect-optimist-tells = Compte les ingrédients qui sont dans l’ordre : leur numéro est celui d’avant plus 1. Le premier n’est jamais compté.
effect-calculator = Calculette
effect-calculator-tells = Additionne les numéros de tous les ingrédients de la potion.
effect-joker = Joker
effect-joker-tells = Donne une réponse, sans jamais dire de quelle sorte : Menteur, Détective, Général, Inspecteur, Calculette, Flair, Bonne fée ou Câlin.
effect-revealer = Flair
effect-revealer-tells = Compte les leurres de la potion.
effect-blessing = Bonne fée
effect-blessing-tells = Compte les ingrédients de la potion qui ne sont pas des leurres.
effect-scientist = Savant
effect-scientist-tells = Dit OUI si un ingrédient de la potion a deux effets ou plus, sinon NON.
effect-hugger = Câlin
effect-hugger-tells = Dit OUI si son numéro et celui juste avant lui diffèrent de 1 au plus, sinon NON.
effect-crowdy = Foule
effect-crowdy-tells = On entend son nom quand il y a au moins trois autres ingrédients dans son chaudron.
effect-brothers = Frères
effect-brothers-tells = Deux ingrédients sont frères. L’un sans l’autre est toujours faux. On entend le nom pour chacun d’eux.
effect-enemies = Ennemis
effect-enemies-tells = Deux ingrédients sont ennemis. Ensemble dans une potion, ils sont toujours faux. On entend le nom pour chacun d’eux.
effect-imposter = Imposteur
effect-imposter-tells = On entend : Imposteur ! Il y a peut-être un imposteur dans la potion. Mais certains ingrédients font seulement semblant.
effect-poison = Poison
effect-poison-tells = Tu es sous l’effet du poison jusqu’à ton prochain test. Si vous l’êtes tous en même temps, la partie s’achève.
effect-poison-tells-alone = Le poison agit : tu ne peux rien faire à ton prochain tour.
effect-green-fingers = Main verte
effect-green-fingers-tells = Jusqu’à ton prochain test, chaque fois que tu fais pousser un jardin, il gagne deux points au lieu d’un.
effect-piggyback = Renfort
effect-piggyback-tells = Jusqu’à ton prochain test, tu peux faire ton action dans le domaine d’un autre joueur.
effect-allergies = Allergies
effect-allergies-tells = Jusqu’à ton prochain test, tu ne peux ni planter ni faire pousser un ingrédient de cette potion.
effect-distracted = Distrait
effect-distracted-tells = Jusqu’à ton prochain test, rien chez toi ne pousse au-delà de deux points.
effect-genius = Génie
effect-genius-tells = Une fois avant ton prochain test, change une seule chose d’une potion juste avant qu’elle soit testée.
effect-sharer = Partage
effect-sharer-tells = Jusqu’à ton prochain test, ne plante qu’un ingrédient dont tu as le moins.
effect-minimalist = Minimaliste
effect-minimalist-tells = Ta prochaine potion doit être faite d’une seule sorte d’ingrédient.
effect-copycat = Copieur
effect-copycat-tells = À ton prochain tour, copie les plantes et les points du jardin d’un autre joueur dans un des tiens.
effect-weeds = Orties
effect-weeds-tells = Des orties ! Barre une case vide d’un de tes jardins.
effect-sunshine = Soleil
effect-sunshine-tells = Du soleil ! Chaque ingrédient de tous tes jardins pousse d’un point.
effect-creeper = Lierre
effect-creeper-tells = Réunis deux de tes jardins qui se touchent : désormais, ils n’en font qu’un.
effect-fence = Haie
effect-fence-tells = Trace une ligne qui coupe un de tes jardins en deux.
effect-mole = Taupe
effect-mole-tells = Déplace une de tes plantes, avec ses points, vers n’importe quelle case vide d’un de tes jardins.
effect-seedling = Bouture
effect-seedling-tells = Plante tout de suite et gratuitement n’importe quel ingrédient, même si ce n’est pas ta spécialité.
effect-resetter = Amnésie
effect-resetter-tells = Tout est oublié jusqu’à cet ingrédient compris. Le test continue comme si le suivant était le premier.
effect-equalizer = Égaliseur
effect-equalizer-tells = Le numéro de l’ingrédient suivant devient le nombre de ses propres effets.
effect-random = Hasard
effect-random-tells = Son numéro est tiré au sort à chaque test.
effect-blender = Mixeur
effect-blender-tells = Son numéro augmente du nombre d’ingrédients de la potion qui ne sont pas des leurres.
effect-downer = Cafard
effect-downer-tells = Son numéro baisse du nombre de leurres de la potion.
effect-teamplayer = Équipier
effect-teamplayer-tells = On ajoute à son numéro celui qui est juste avant lui.
effect-analyzer = Analyste
effect-analyzer-tells = Dit l’écart entre son numéro et sa place dans la potion.
effect-odd = Impair
effect-odd-tells = Dans une potion au nombre impair d’ingrédients, il devient un leurre ignoré sans effets.
effect-even = Pair
effect-even-tells = Nombre pair d’ingrédients : il dit son numéro ou « un leurre ». Nombre impair : il dit que son numéro est tiré au sort, ou « un leurre ».
effect-coward = Poltron
effect-coward-tells = S’il est dans la première moitié de la potion, il file à la fin et c’est là qu’il est jugé.
effect-student = Apprenti
effect-student-tells = Jusqu’à ton prochain test, tu peux planter n’importe quel ingrédient.
effect-spreader = Semeur
effect-spreader-tells = Jusqu’à ton prochain test, tu peux planter dans les jardins de tout le monde.

## Categories of effects: a heading with light markup, and a short name

category-cauldron = Les *effets de chaudron* changent la potion
category-cauldron-tag = chaudron
category-investigative = Les *effets d’enquête* te disent quelque chose
category-investigative-tag = enquête
category-player = Les *effets de joueur* visent le joueur qui teste
category-player-tag = joueur
category-field = Les *effets de terrain* changent le domaine du joueur qui teste
category-field-tag = terrain
category-complex = Les *effets complexes* sont les plus étranges de tous
category-complex-tag = complexe

## Ingredients

ingredient-parsley = Persil
ingredient-sage = Sauge
ingredient-chives = Ciboulette
ingredient-rosemary = Romarin
ingredient-oregano = Origan
ingredient-mint = Menthe
ingredient-dill = Aneth
ingredient-basil = Basilic
ingredient-thyme = Thym
ingredient-pepper = Poivre

# Signs: what players write for an ingredient. Exactly two letters, the first one large; in
# Japanese two kana. No two are alike, and each is plainly short for its name.
ingredient-parsley-sign = Pe
ingredient-sage-sign = Sa
ingredient-chives-sign = Ci
ingredient-rosemary-sign = Ro
ingredient-oregano-sign = Or
ingredient-mint-sign = Me
ingredient-dill-sign = An
ingredient-basil-sign = Ba
ingredient-thyme-sign = Th
ingredient-pepper-sign = Po

## Special cells: their names, and what they do

special-efficiency = Deux en un
special-efficiency-tells = Contient deux ingrédients. Chacun a ses propres points.
special-efficiency-short = Contient deux ingrédients.
special-versatility = Éprouvette
special-versatility-tells = Un jardin à part. Tu peux dépenser une action pour tester ce qui pousse ici, tout seul. La plante reste.
special-versatility-short = Une action le teste, tout seul.
special-painter = Peintre
special-painter-tells = Quand tu plantes ici, tu peux tracer une ligne droite le long des bords des cases. Elle coupe un de tes jardins en deux.
special-painter-short = Planter coupe un de tes jardins.
special-guesser = Voyante
special-guesser-tells = Quand tu plantes ici, tu peux tester aussitôt une potion, gratuitement. Imagine-la : trois ingrédients différents au plus, dont celui-ci, points au choix.
special-guesser-short = Un test offert avec ta plante.
special-low-ceiling = Plafond bas
special-low-ceiling-tells = Ici, rien ne pousse au-delà de deux points.
special-low-ceiling-short = Deux points au plus.
special-fertile-ground = Sol fertile
special-fertile-ground-tells = Quand tu fais pousser ce qui est ici, il gagne deux points. Planter lui en donne un, comme toujours.
special-fertile-ground-short = Pousse de deux points d’un coup.
special-hard-ground = Sol dur
special-hard-ground-tells = Si tu plantes ici, tu passes ton prochain tour.
special-hard-ground-short = Planter coûte aussi ton prochain tour.
special-black-magic = Magie noire
special-black-magic-tells = Tu ne peux pas planter ici tant que ce n’est pas la dernière case de jardin vide de ton domaine.
special-black-magic-short = Ta dernière case libre seulement.

## Défis : de petits buts communs, chacun vaut une étoile

aim-every-ingredient = Testez chaque ingrédient au moins une fois
aim-every-twice = Testez chaque ingrédient au moins deux fois
aim-same-in-five = Mettez le même ingrédient dans cinq chaudrons
aim-two-three-four = Testez des potions de deux, de trois et de quatre ingrédients
aim-fill-six = Remplissez un chaudron de six cases
aim-all-wrong = Testez au moins trois ingrédients, tous trop petits ou trop grands
aim-none-wrong = Testez au moins trois ingrédients à la bonne taille, sans gagner
aim-one-wrong = Testez au moins quatre ingrédients, un seul n’ayant pas la bonne taille
aim-two-and-two = Obtenez deux trop petits et deux trop grands dans un même test
aim-dots-up = Testez une potion avec 1, 2, 3 et 4 points, dans cet ordre
aim-three-dots = Testez au moins deux ingrédients, tous de trois points ou plus
aim-three-reports = Obtenez trois annonces dans un même test
aim-four-reports = Obtenez quatre annonces dans un même test
aim-no-report = Testez au moins quatre ingrédients sans obtenir d’annonce
aim-nothing-to-tell = Faites un test sans annonce, avec tout à la bonne taille
aim-same-effect = Obtenez une annonce du même effet dans cinq tests
aim-another-order = Testez deux fois les mêmes ingrédients, dans un autre ordre
aim-none-twice = Ne testez jamais une potion où un ingrédient figure deux fois
aim-every-witch = Que chaque sorcière teste une potion
aim-two-witches = Que deux sorcières testent au même tour
aim-three-witches = Que trois sorcières testent au même tour
aim-no-decoy = Testez au moins trois ingrédients, sans aucun leurre
aim-only-decoys = Testez au moins deux ingrédients, rien que des leurres
aim-versatility-tests = Faites quatre tests sur des cases { $special }
aim-every-garden = Plantez dans chaque jardin
aim-bare-garden = Laissez un jardin sans plante jusqu’à la fin
aim-each-in-two = Plantez chaque ingrédient dans au moins deux cases
aim-one-in-six = Plantez un même ingrédient dans au moins six cases
aim-three-in-a-row = Plantez le même ingrédient dans trois cases alignées, côte à côte
aim-mixed-garden = Plantez quatre ingrédients différents dans un jardin
aim-one-crop = Plantez tout un jardin de trois cases ou plus d’un seul ingrédient
aim-every-special = Plantez sur chaque case spéciale
aim-no-points = Ne plantez sur aucune case spéciale dont le signe a des pointes
aim-only-full = Ne testez aucun chaudron qui n’est pas plein
aim-two-not-full = Testez deux chaudrons qui ne sont pas pleins
aim-across = Cueillez huit fois d’un domaine vers un autre
aim-win-cauldron = Gagnez avec une potion d’un chaudron
aim-win-named = Gagnez en annonçant la recette
aim-win-in-six = Gagnez en six tests au plus
aim-win-in-nine = Gagnez en neuf tests au plus
aim-last-right = Ayez tout à la bonne taille dans le dernier test
aim-last-of-four = Mettez au moins quatre ingrédients dans le dernier test
aim-every-cauldron = Testez chaque chaudron du plateau
aim-each-size = Remplissez un chaudron de chaque taille
aim-two-filled = Remplissez deux chaudrons dans chaque domaine
aim-three-open = Gardez trois chaudrons ouverts jusqu’à la fin
aim-large-empty = Gardez vide jusqu’à la fin un chaudron de quatre cases ou plus
aim-cells-left = Gardez huit cases de jardin vides jusqu’à la fin
aim-plants-left = Ayez six plantes dans les jardins à la fin
aim-alike-left = Ayez trois plantes pareilles dans les jardins à la fin
aim-kinds-left = Ayez quatre sortes de plantes dans les jardins à la fin
aim-harvested = Ayez un domaine sans plante à la fin

## Levels, and the length of a recipe that nobody knows

level-first-game = Premiers pas
level-beginner = Novice
level-amateur-witch = Sorcière en herbe
level-spice-sorcerer = Mage des épices
level-potion-master = As des potions
level-high-witch = Haute Sorcière
level-recipe = { $shortest } à { $longest }
level-choice = { $number } ({ $name })
level-or = { $first } ou { $last }
level-no-players = on ne peut pas jouer à { $given } ; une feuille est pour 1 à 8 joueurs
level-none = il n’y a pas de niveau { $given } ; choisis parmi { $choices }
level-no-length = il n’y a pas de recette de longueur { $given } ; choisis parmi { $choices }
level-no-decoys = il n’y a pas de leurres du genre { $given } ; choisis parmi { $choices }
level-no-effects = on ne peut pas demander { $given } pour les effets ; choisis parmi { $choices }
level-no-recipe = une recette de { $given } ingrédients n’est pas possible ; choisis parmi { $choices }
level-no-ingredients = { $given } ingrédients ne conviennent pas à une recette d’au plus { $longest } ; choisis de { $least } à { $most }, pour qu’au moins un soit un leurre
level-no-answers = une énigme ne peut pas avoir { $given } réponses ; choisis de 1 à { $most }
level-no-puzzle = { $draws } essais avec le code de jeu { $seed } n’ont donné aucune énigme jouable ; prends un autre code de jeu ou des réglages plus doux

## Creatures of sections and players

creature-owl = Hibou
creature-fox = Renard
creature-raven = Corbeau
creature-toad = Crapaud
creature-moth = Papillon
creature-snail = Escargot
creature-newt = Triton
creature-bat = Chauve-souris

## Reports of a test: the effect, and what it says

report-here = { $effect } !
report-says = { $effect } : { $says }
says-here = est ici
says-number = { $number }
says-no-number = aucun
says-nothing = rien à dire
says-yes = OUI
says-no = NON
says-decoy = un leurre
says-random = un numéro au hasard cette fois

## What a PDF says of itself, to be found by

print-board-game = jeu de société
print-and-play = print and play
print-owner = Pour { $name }
print-paper-unknown = { $given } n’est pas un format de papier ; prends un nom comme a4, a3, sra3, letter ou tabloid, ou une taille comme 210x297mm ou 8.5x11in
print-paper-near = { $given } n’est pas un format de papier (voulais-tu dire { $near } ?) ; prends un nom comme a4, a3, sra3, letter ou tabloid, ou une taille comme 210x297mm ou 8.5x11in
print-paper-size = { $given } n’est pas un format de papier ; écris les deux côtés et mm, cm ou in, par exemple 8.5x11in
print-paper-extent = on ne peut pas imprimer sur { $given } ; prends des côtés de { $least } à { $most } mm
print-paper-small = { $paper } est trop petit pour une page ; prends { $least }, le plus petit papier qui convient, ou un plus grand
print-layout-unknown = { $given } n’est pas une disposition ; prends duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue ou poster
print-layout-near = { $given } n’est pas une disposition (voulais-tu dire { $near } ?) ; prends duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue ou poster
print-layout-number = { $given } n’est pas un nombre de pages ; prends-en un comme 4, ou des lignes et des colonnes comme 2x2
print-layout-cells = { $count } pages par côté, ce n’est pas possible ; prends de 1 à 64
print-layout-thickness = aucun papier n’a { $given } d’épaisseur ; prends de 0 à 2 mm, ou un grammage comme 80gsm
print-layout-gutter = un espace de { $given } n’est pas possible ; prends de 0 à 100 mm
print-layout-margin = une marge de { $given } n’est pas possible ; prends de 0 à 25 mm
print-layout-mark = { $given } n’est pas un repère ; prends crop, fold, registration, bar ou slug séparés par des virgules, ou all ou none
print-layout-unfolded = { $option } vaut pour les livrets agrafés dans le pli ; prends-le avec la disposition saddle
print-layout-unbound = un poster ne se relie pas ; retire le côté de la reliure
print-layout-unfitted = la marge est le bord qui reste vide là où les pages sont réduites ; utilise-la avec { $fit }
print-order-unmet = aucune des { $draws } { $sheets } { $wanted } ; la plus proche { $had }
print-order-of-level = feuilles du niveau { $level }
print-order-of-custom = feuilles de ce niveau personnel
print-order-of-chapter = feuilles du chapitre { $chapter }
print-order-had = a { $what }
print-order-had-not-as-level = a { $what }, mais ne convient pas à son niveau
print-order-not-as-level = ne convient pas à son niveau
print-order-difficulty = une difficulté de { $range }
print-order-turn = 1 tour
print-order-turns = { $range } tours
print-order-win-rate = un taux de victoires de { $range }
print-order-hopeless = une part de { $share } de parties sans espoir
print-order-certain = une part de { $share } de parties où la réponse devient certaine
print-order-range = { $low } à { $high }
print-order-and = { $one } et { $other }
print-order-no-guess = peut être gagnée sans deviner
print-order-needs-guess = oblige à deviner
print-order-as-strong = est aussi forte que la première partie, qui a { $strength }
print-order-strength = { $difficulty } et { $turns }
print-order-needs-at-most = demande au plus : { $technique }
print-order-needs = demande : { $technique }
print-order-needs-more-tests = demande plus de tests que n’en font des joueurs ordinaires
print-order-other-structure = a une autre longueur de recette ou d’autres leurres
print-order-ladder-length = une échelle de ces feuilles a au plus { $most } parties
print-order-no-difficulty = { $text } n’est pas une difficulté ; prends de 1 à 5, ou un intervalle comme 2..4
print-order-no-turns = { $text } n’est pas un nombre de tours ; prends de 1 à 1000, ou un intervalle comme 25..40
print-order-no-shares = { $text } n’est pas un intervalle de parts ; prends des nombres de 0 à 1, comme 0.4..0.7, ..0.5 ou 0.8..
print-order-no-ramp = { $text } ne va pas d’un niveau à un autre ; écris-le comme 0..5
print-sheet-small = { $sheet } est trop petit : ce qui va sur un côté prend { $x } x { $y } mm ; prends { $least }, le plus petit papier qui convient, ou fais réduire les pages
print-sheet-small-unnamed = { $sheet } est trop petit : ce qui va sur un côté prend { $x } x { $y } mm ; prends du papier au moins de cette taille, ou fais réduire les pages
print-sheet-fine = { $sheet } est trop petit : les pages seraient réduites à { $percent } %, et sous { $least } % personne ne peut les lire ; prends du papier plus grand ou moins de pages par côté
print-sheet-none = ce qui va sur un côté prend { $x } x { $y } mm, et aucun papier qui porte un nom n’est aussi grand ; prends moins de pages par côté ou du papier de cette taille
print-sheet-creep = { $sheets } feuilles dans un même pli poussent les pages intérieures de { $x } mm vers le dehors, et plus de { $most } mm pousseraient dans le pli ce qui se trouve à côté ; prends des cahiers de moins de feuilles ou un papier plus fin
print-signatures = Les { $sheets } feuilles du livret sont trop nombreuses pour un seul pli : plie-les en { $count } cahiers de { $most } feuilles au plus et relie-les l’un sur l’autre
print-signature-thick = Un cahier de { $sheets } feuilles est difficile à plier et à agrafer ; d’habitude, il en a { $most } au plus
print-text-large = { $text } demande { $x } mm là où { $y } mm sont libres ; raccourcis le texte ou prends du papier plus grand
print-board-small = un papier de { $x } x { $y } mm est trop petit pour un plateau lisible ; prends au moins { $least } mm, comme A4 ou Letter
print-board-large = un papier de { $x } x { $y } mm ne peut pas être dessiné ; prends des côtés d’au plus 2000 mm, comme A3 ou A2
print-bleed = un fond perdu de { $given } n’est pas possible ; prends de 0 à 10 mm
print-correction = des versos décalés de { $x } et { $y } mm et de { $turn } degrés ne peuvent pas être corrigés ; jusqu’à 10 mm et 2 degrés, c’est possible
print-dpi = { $given } dpi n’est pas une résolution utilisable ; prends de 10 à 1200
print-address-long = un texte de { $bytes } octets ne tient pas dans un code QR ; raccourcis l’adresse de la page
print-no-theme-near = il n’y a pas de thème { $given } ; voulais-tu dire { $near } ?
print-no-theme = il n’y a pas de thème { $given } ; il y a { $themes }
print-reading = { $given } n’est sur aucune échelle ; prends une lettre de A à Y et un nombre de 1 à 25, par exemple M13
print-readings = une feuille a quatre échelles, et { $count } ont été lues ; donne quatre lectures comme M13,L12,M13,N14
print-readings-apart = les échelles 1 et 3 diffèrent de { $x } mm, ce qu’aucune feuille ne fait ; relis les deux, la 1 à gauche et la 3 à droite
print-printer = { $given } ne peut pas nommer une imprimante ; prends de 1 à 60 lettres, chiffres ou signes semblables

## What the terminal prints: sheets, the organiser's file, the server

terminal-sheet = Feuille { $label } :
terminal-sheet-printed = { $sheet } { $level }, { $players }, { $paper }
terminal-same-sheet = La même feuille : les mêmes options avec --seed { $seed }
terminal-iphones = Un iPhone affiche play.html sans son script. Pour les iPhone, lance { $command } : il indique une adresse pour le réseau de la maison.
terminal-next-fitting = Cette partie ne correspond pas à son niveau. La prochaine qui correspond au niveau { $level } : les mêmes options avec --seed { $seed }
terminal-same-recipe = La première partie de --seed { $seed } a toujours la même recette, quel que soit le nombre de joueurs, avec ou sans cases spéciales (comme aux niveaux 2 et 3) : ne la jouez pas deux fois. Un autre code de jeu donne d’autres parties.
terminal-daily = La feuille du jour { $date } : qui l’imprime joue la même partie que tous les autres.
terminal-game-printed = Partie { $game } :
terminal-organiser-alone = Pour l’organisateur seul, avec la clé, les codes et la réponse :
terminal-organiser =
    Cauldron Press : pour l’organisateur de la partie { $label }

    Ne montre ce fichier à aucun joueur. Rien de ce qu’il contient n’est sur papier.

    Code de jeu : { $seed }
# Found again by its beginning: once there are files with it, that stays.
terminal-organiser-key = Clé : { $key }
terminal-organiser-opening = Code d’ouverture, à donner à la fin, quand on vérifie les réponses : { $code }
terminal-organiser-give-up = Code d’abandon, ouvre la solution avec le précédent : { $code }
terminal-organiser-answer = Réponse : { $ingredients }
terminal-organiser-potion = Une potion qui gagne : { $potion }
terminal-organiser-serve = L’arbitrer sur un serveur (ce fichier à la place de FILE) :
terminal-page-open = La page est ouverte à tous sur ce réseau :
terminal-page-open-here = La page est ouverte sur cet ordinateur seulement :
terminal-page-open-outside = La page est ouverte par le proxy :
terminal-refereed = Parties que ce serveur arbitre :
terminal-tables = { $count ->
    [one] { $shown } table
   *[other] { $shown } tables
}
terminal-tables-kept = Les tables sont gardées dans { $file }
terminal-tables-open = N’importe qui peut ouvrir d’autres tables, chacune avec son plateau ; pour un tournoi, ajoute --tables.
terminal-tables-pruned = Oubliées parce que rien n’y a changé depuis si longtemps : { $tables }
terminal-desk-open = Le bureau de l’arbitre est ouvert ici ; qui a cette adresse et sa clé peut décider à chaque table :
terminal-log-opened = Table { $table } : ouverte pour la partie { $game }
terminal-log-test = Table { $table } : test { $test }
terminal-log-counted = Table { $table } : test { $test }, { $counts }
terminal-log-count = { $name ->
    [undergrown] trop petits : { $count }
    [overgrown] trop grands : { $count }
   *[other] { $name } { $count }
}
terminal-log-won = Table { $table } : le test { $test } gagne
terminal-log-right = Table { $table } : la réponse est juste
terminal-log-wrong = Table { $table } : la réponse { $guess } est fausse
terminal-log-gave-up = Table { $table } : abandon
terminal-log-again = Table { $table } : a recommencé
terminal-log-closed = Table { $table } : fermée par l’arbitre
terminal-log-reopened = Table { $table } : rouverte par l’arbitre
terminal-log-taken-back = Table { $table } : test { $test } annulé par l’arbitre
terminal-log-reset = Table { $table } : remise à zéro par l’arbitre
terminal-log-brought-back = Table { $table } : rétablie telle qu’elle était
terminal-server-ends = Ctrl-C arrête le serveur.
terminal-page = La page pour téléphone :
terminal-page-size = { $page } { $kilobytes } Ko
terminal-page-file = Ouvre le fichier dans un navigateur, ou envoie-le aux téléphones
terminal-page-folder = Pour l’avoir sur internet, gratuitement :
terminal-page-host = 1. Ouvre { $host } dans un navigateur (ou un autre hébergeur gratuit de pages web, comme Cloudflare Pages ou GitHub Pages)
terminal-page-drag = 2. Fais glisser le dossier { $folder } sur cette page, et inscris-toi pour qu’elle soit conservée
terminal-page-remember = 3. Tape l’adresse que tu reçois, et tous les codes suivants y mèneront : { $command }
terminal-page-leads = 3. Les codes mènent à { $url } ; pour une autre adresse : { $command }
terminal-page-ask = L’adresse, si tu l’as déjà (sinon, Entrée) :

# Runs at the terminal.
terminal-files = { $count ->
    [one] { $shown } fichier
   *[other] { $shown } fichiers
}
terminal-shards = { $count ->
    [one] { $shown } fragment
   *[other] { $shown } fragments
}
terminal-differences = { $count ->
    [one] { $shown } différence
   *[other] { $shown } différences
}
terminal-run-made = { $games } dans { $files }, { $paper }
terminal-same-run = La même série : les mêmes options avec --seed { $seed }
terminal-run-stopped = Arrêté : { $done } sur { $games }.
terminal-run-resume = Continue avec les mêmes options et --resume
terminal-run-resume-seed = Continue avec les mêmes options, --seed { $seed } et --resume
terminal-run-version = La version { $version } a fait cette série ; celle-ci est la { $here }.
terminal-verified = { $games } dans { $files } : tout est, octet pour octet, comme le dit le manifeste.
terminal-verified-quick = { $files } : tout est comme le dit le manifeste ; rien n’a été refait.
terminal-verify-stopped = Arrêté après comparaison : { $games } dans { $files }.
terminal-verify-differs = { $differences } : { $games } dans { $files }.
terminal-merged = Assemblage, { $shards } : { $games } dans { $files }
terminal-merged-no-secrets = Aucun fichier de secrets ({ $file }) n’a été trouvé, donc aucun n’est écrit ; s’ils sont dans un autre dossier, nommez-les aussi.
terminal-reprinted-pages = Partie { $number }, ses pages telles qu’elles étaient :
terminal-reprinted-file = Partie { $number }, dans son fichier tel qu’il était, octet pour octet :

# A run compared with its manifest.
run-edited = le manifeste a été modifié après son écriture : son empreinte ne correspond pas
run-missing = { $file } n’est pas là
run-changed = { $file } n’est pas le fichier qui a été écrit
run-otherwise = { $file } est différent quand on le refait
run-other-game = la partie { $number } n’est pas comme le dit la ligne { $line } du manifeste
run-other-volume = { $file } n’est pas comme le dit la ligne { $line } du manifeste
run-other-secret = les secrets de la partie { $number } ne sont pas ceux du jeu

# Runs of many games.
run-none = le jeu { $game } ne fait pas de séries de parties
run-no-wishes = les souhaits sont un objet avec une valeur pour chaque souhait, pas { $given }
run-unknown-wish = il n’y a pas de souhait « { $wish } » ; il y a { $wishes }
run-unknown-wish-near = il n’y a pas de souhait « { $wish } » ; voulais-tu dire { $like } ?
run-wish = le souhait « { $wish } » est illisible : { $reason }

## The solution of a sheet, in lines

sheet-solution-answer = La potion qui gagne : { $potion }
sheet-solution-pour = { $ingredient } { $grown }
sheet-solution-part = { $ingredient } : { $role }
sheet-solution-part-effects = { $ingredient } : { $role } ; { $effects }

## The rules of many games, and the page of each

sheet-run-goal = Certains des ingrédients forment une recette secrète. La page de chaque partie dit combien, si on le sait. Chacun d’eux a son propre numéro secret : 1, 2, 3 et ainsi de suite. Les autres sont des *leurres*.
sheet-run-set-up-clue = Lisez l’indice gratuit sur la page de votre partie. Il est toujours vrai.
sheet-run-ending-win = *C’est gagné* quand un test le dit. Au moins autant d’ingrédients que dans la recette doivent compter. Chacun de ceux-là doit être dans l’ordre et poussé jusqu’à son numéro. Si un effet change un numéro, c’est le nouveau qui compte.
sheet-run-effects = Effets
sheet-run-effects-of-game = La page de votre partie explique ceux qui s’y trouvent.
sheet-run-specials = Cases spéciales
sheet-run-specials-of-game = Certaines cases de jardin portent un signe. Un signe *rond* aide. Un signe à *pointes* gêne. La page de votre partie explique celles de son plateau.
sheet-run-checking-give-up = Vous abandonnez ? Le code d’abandon de votre partie ouvre toute la solution. Cherchez-le parmi les réponses, ou demandez à qui a imprimé votre partie.
sheet-run-recipe = La recette secrète
sheet-run-recipe-known = *{ $length }* de ces *{ $count }* ingrédients sont dans la recette, avec les numéros de 1 à { $length }.
sheet-run-recipe-hidden = *{ $length }* de ces *{ $count }* ingrédients sont dans la recette ; personne ne sait combien. Leurs numéros sont 1, 2, 3 et ainsi de suite.
sheet-page-facts = La partie en bref
sheet-page-how-to-play = Comment jouer
sheet-facts = Cette partie

## What effects do, exactly, for a person who tests by hand: *bold*

exact-both = { $first } { $second }
exact-stop = Une fois qu’il est jugé, arrête. Ce qui vient ensuite n’est pas compté.
exact-forget = Une fois qu’il est jugé, oublie tout ce qui a été compté et dit jusqu’ici. Le suivant est comme le premier d’une potion.
exact-move = Dans la première moitié de la potion, il va à la fin, une seule fois, et c’est là qu’il est jugé ; d’ici là, aucun de ses effets n’agit.
exact-raise = Le numéro du suivant augmente de { $count }.
exact-lower = Le numéro du suivant baisse de { $count }.
exact-skip = Saute le suivant : il n’est ni jugé ni compté, et ses effets n’agissent pas.
exact-clean = Le suivant n’a pas d’effets dans ce test.
exact-fertilize = Le prochain qui est compté a les bons points, quels qu’ils soient. Son ordre compte toujours.
exact-equalize = Le numéro du suivant devient le nombre d’effets qu’il a encore.
exact-randomize = Son numéro devient un numéro de 1 à { $length }, tiré au sort.
exact-randomize-if-odd = Dans une potion de taille impaire, son numéro devient un numéro de 1 à { $length }, tiré au sort.
exact-vanish-if-odd = Dans une potion de taille impaire, c’est désormais un leurre ignoré, sans numéro et sans effets.
exact-add-regular = Ajoute à son numéro le nombre d’ingrédients de la potion qui ne sont pas des leurres.
exact-subtract-decoys = Retire de son numéro le nombre d’ingrédients de la potion qui sont des leurres.
exact-add-before = Ajoute à son numéro celui de l’ingrédient juste avant lui.
exact-wrong-alone = Il est faux, sauf si l’autre frère est aussi dans la potion.
exact-wrong-together = Il est faux si l’autre ennemi est aussi dans la potion.
exact-here = Dis « { $effect } ! »
exact-crowd = S’il y a au moins trois autres ingrédients dans la potion, dis « { $effect } ! », sinon rien.
exact-number-of-one = Tire au sort un des ingrédients de la potion et dis son numéro, ou « aucun ».
exact-number-of-none = Dis un numéro de 1 à { $length } qu’aucun ingrédient de la potion n’a, tiré au sort ; s’il n’y en a pas, « rien à dire ».
exact-own-number = Sans numéro, il dit « un leurre » ; sinon, dans une potion de taille impaire, « un numéro au hasard cette fois », et dans une potion de taille paire, « un leurre » pour un leurre, ou son numéro.
exact-distance = Dis l’écart entre son numéro et sa place dans la potion (1, 2, et ainsi de suite), ou « aucun » sans numéro.
exact-with-effects = Dis combien d’ingrédients de la potion ont un effet.
exact-effects = Dis combien d’effets les ingrédients de la potion ont ensemble.
exact-several-effects = Dis « OUI » si un ingrédient de la potion a plus d’un effet, sinon « NON ».
exact-out-of-order = Dis combien d’ingrédients après le premier ont un numéro qui n’est pas celui d’avant plus 1.
exact-in-order = Dis combien d’ingrédients après le premier ont un numéro qui est celui d’avant plus 1.
exact-sum = Dis la somme de tous les numéros de la potion.
exact-decoys = Dis combien d’ingrédients de la potion sont des leurres.
exact-regular = Dis combien d’ingrédients de la potion ne sont pas des leurres.
exact-close-before = Dis « OUI » si son numéro et celui juste avant lui diffèrent de 1 au plus, sinon « NON ».
exact-joke = Tire au sort ce que tu dis : un numéro de 1 à { $length } qu’aucun de la potion n’a ; le numéro de n’importe lequel ; combien d’effets ils ont tous ; combien ont des effets ; la somme des numéros ; combien sont des leurres ; combien n’en sont pas ; ou si son numéro et celui juste avant diffèrent de 1 au plus.

## The answers for a person who tests potions by hand: *bold*

answers-page = Pour le Gardien
answers-title = Pour le Gardien
answers-intro = Rien que pour toi : avec cette page, tu réponds à chaque test. Cache-la aux joueurs.
answers-give-up = Code d’abandon : *{ $code }*
answers-opening = Code d’ouverture : *{ $code }*
answers-recipe = La recette a *{ $length }* ingrédients. Cette potion gagne :
answers-recipe-several = La recette a *{ $length }* ingrédients. Chacune de ces potions gagne :
answers-potions = La recette
answers-pour = { $ingredient } { $grown }
answers-dots = Points
answers-under = petit
answers-over = grand
answers-right = juste
answers-not-counted = passe
answers-regular = numéro { $number }
answers-ignored = ignoré
answers-overachiever = surdoué
answers-imposter = imposteur
answers-how = Comment tu réponds
answers-how-wins = *Gagne-t-elle ?* Seulement si elle commence par { $potion }, dans cet ordre et avec ces points, et ne contient ensuite que des leurres ignorés. Alors dis « Vous avez gagné ! » et rien de plus.
answers-how-look = *Sinon*, cherche chaque ingrédient dans la ligne de son nom, sous ses points. Compte les « petit » et les « grand ».
answers-how-say = *Dis seulement* combien sont trop petits et combien trop grands : jamais lesquels, ni rien de leur ordre.
answers-how-imposters = Pour chaque *imposteur* qui s’y trouve, dis en plus « Imposteur ! ».
answers-how-name = *Annoncent-ils la recette ?* Dis seulement « juste » ou « faux ». Si c’est faux, ils barrent un pas du chemin de la lune.
answers-example = Un exemple
answers-example-potion = Les joueurs testent { $potion }.
answers-example-part = { $pour } : { $verdict }
answers-example-say = Tu dis : *« { $undergrown ->
    [one] { $undergrown } trop petit
   *[other] { $undergrown } trop petits
}, { $overgrown ->
    [one] { $overgrown } trop grand
   *[other] { $overgrown } trop grands
}. »*
answers-example-say-reports = Tu dis, si le sort en décide ainsi : *« { $undergrown ->
    [one] { $undergrown } trop petit
   *[other] { $undergrown } trop petits
}, { $overgrown ->
    [one] { $overgrown } trop grand
   *[other] { $overgrown } trop grands
}. »* Et dans le désordre : { $reports }
answers-ingredients = Les ingrédients
answers-part = *{ $ingredient }* : { $role }
answers-part-effects = *{ $ingredient }* : { $role } ; { $effects }
answers-effects = Ce que font leurs effets
answers-effect = *{ $effect }* : { $exactly }
answers-walk = Comment tu testes une potion
answers-walk-intro = Parcours-la une fois, de l’ingrédient le plus ancien au plus récent. Ce que les effets changent ne vaut que pour ce test, et qui n’a pas de numéro n’en reçoit jamais. À chaque ingrédient :
answers-walk-skip = *Sauté* à cause de celui juste avant ? Alors passe au suivant.
answers-walk-coward = *Poltron*, pas encore déplacé, dans la première moitié (places 1 et 2 sur 4 ou 5) ? Déplace-le à la fin et passe au suivant.
answers-walk-effects = *Effets* : applique ceux qu’il a, dans l’ordre où ils sont écrits ici, et note ce qu’ils annoncent.
answers-walk-order = *Ordre* : juste pour le premier de la potion, ou si son numéro est maintenant celui de l’ingrédient juste avant lui plus 1.
answers-walk-order-reset = *Ordre* : juste pour le premier de la potion et le premier après une Amnésie, ou si son numéro est maintenant celui de l’ingrédient juste avant lui plus 1.
answers-walk-dots = *Points* : trop petit s’il a moins de points que son numéro, ou un numéro au-dessus de { $length } ; trop grand s’il en a plus.
answers-walk-dots-fertilized = *Points* : juste si un Engrais attend, qui est alors épuisé ; sinon trop petit s’il a moins de points que son numéro, ou un numéro au-dessus de { $length } ; trop grand s’il en a plus.
answers-walk-count = *Compte*-le. Il est faux si son ordre ou ses points ne sont pas justes, si c’est un imposteur, ou si un effet le dit. Un ingrédient qui n’a maintenant pas de numéro n’est ni compté, ni faux, ni trop petit, ni trop grand.
answers-walk-cutoff = *Halte* : s’il a cet effet, arrête ici.
answers-walk-resetter = *Amnésie* : s’il a cet effet, oublie tout ce qui a été compté et dit jusqu’ici.
answers-walk-wins = *Elle gagne* si au moins { $length } ont été comptés et qu’aucun d’eux n’est faux. Alors dis « Vous avez gagné ! » et rien de plus.
answers-walk-say = *Sinon*, dis combien sont trop petits, combien trop grands, et toutes les annonces dans le désordre, mais jamais de qui elles viennent.

## The line beside the pages of a sheet, for those who print and cut it

imposed-slug = { $file } : feuille { $sheet } sur { $sheets }, { $side }, { $pages }
imposed-front = recto
imposed-back = verso
imposed-pages = { $count ->
    [one] page { $pages }
   *[other] pages { $pages }
}
imposed-no-pages = vide
imposed-glue = { $slug } ; à coller au dos de la feuille { $sheet }

# Where pages were made smaller to fit on a sheet
terminal-scale = Les pages sont imprimées à { $percent } % de leur taille pour tenir sur { $sheet }
terminal-small-letters = Les plus petites lettres font { $points } pt et se lisent mal ; prends un papier plus grand ou moins de pages par côté
terminal-larger-sheet = Imprime-le sur { $sheet } ; { $flags } réduit les pages pour ce papier
terminal-signatures = { $split } ; --signature choisit leur taille

# How much ink pages take
terminal-ink = Encre ({ $kind }) : { $mean } % d’une page en moyenne, { $most } % au plus ({ $page }) ; une page de texte en prend environ 5 %

# The test page of a printer
align-title = Alignement
align-intro = De combien ton imprimante décale-t-elle les versos ?
align-subject = Un test pour voir comment une imprimante place le verso d’une feuille derrière son recto
align-page-front = Recto, { $sheet }
align-page-back = Verso, { $sheet }
align-upright = portrait
align-wide = paysage
align-print = *Imprime* les quatre pages comme tu imprimes tes parties : en recto verso, en taille réelle (100 %, et non « ajuster à la page »). Cela fait deux feuilles, une en portrait et une en paysage.
align-light = *Tiens* une feuille contre une fenêtre ou une lampe, ce côté vers toi et à l’endroit. Les nombres du verso se voient à travers.
align-read = *Lis* chacune des quatre échelles : où une ligne du recto continue-t-elle dans une ligne du verso, comme tracée d’un seul trait ? Note la lettre et le nombre qui leur correspondent, par exemple _M13_. Si deux paires sont aussi bonnes, prends l’une ou l’autre.
align-type-upright = *Tape* les quatre dans leur ordre, pour cette feuille : { $command }
align-type-wide = *Tape* les quatre dans leur ordre, pour cette feuille : { $command }
align-good = Partout *M13* ? Alors ton imprimante est exacte, et il n’y a rien à corriger.
align-back = Verso. Tiens la feuille à contre-jour et regarde son recto.
terminal-theme-usual = Sorcières, herbes et chaudrons : l’aspect des feuilles sans thème
terminal-theme-good = Le thème { $theme } est sans défaut, et on peut y dessiner des feuilles de tous les niveaux.
terminal-theme-begun = Modifie theme.toml, mets des dessins à côté, et fais-le examiner par cauldron theme check.
terminal-align-printed = Imprime-la en recto verso, en taille réelle ; la suite est écrite dessus
terminal-align-kept = Imprimante { $printer } : désormais { $option } corrige ses versos
terminal-align-moves = { $sheet } : { $x } mm à droite, { $y } mm en bas, { $turn } degrés dans le sens des aiguilles d’une montre
terminal-align-derived = L’autre feuille n’a pas été lue. Ce qui corrige { $sheet } se déduit de celle-ci ; si le résultat est pire qu’avant, lis aussi l’autre feuille
terminal-align-upright = pages en portrait
terminal-align-wide = pages en paysage
terminal-align-none = Aucune imprimante n’est connue ; imprime la page de test avec : cauldron align
terminal-align-forgotten = L’imprimante { $printer } est oubliée
terminal-taken = Repris de cet ordinateur : { $what }. Pour changer : { $commands }
terminal-taken-paper = papier { $paper }
terminal-taken-language = langue { $language }
terminal-config-file = Réglages, gardés dans { $file } :
terminal-config-no-file = Réglages (aucun ne peut être gardé, car aucun dossier personnel n’est connu) :
terminal-config-ignored = Ce qui est gardé ne compte pas maintenant : --no-config a été donné, ou { $variable } est définie
terminal-config-computer = comme sur cet ordinateur
terminal-config-built-in = d’origine
terminal-config-change = Pour en changer un : { $change } ; pour en oublier un : { $forget }
terminal-config-set = Désormais : { $key } { $value }
terminal-config-unset = Oublié : { $key }
terminal-config-not-set = Il n’y avait rien à oublier : { $key }
## The page of the Keeper that is folded and sealed: *bold*

answers-sealed-page = Pour le Gardien, à sceller
answers-sealed-intro = La recette est dans le pli. Seul le Gardien l’ouvre, et il répond à chaque test.
answers-sealed-effects = une page à plier et à sceller ne va qu’aux parties sans effets, comme au niveau 0 ; pour les autres, imprime la page des réponses
answers-sealed-fold = Comment la sceller
answers-sealed-fold-up = Imprime un seul côté. Replie le bas vers le haut le long du pli 1 : la recette touche le motif sombre.
answers-sealed-fold-again = Replie le tout encore vers le haut le long du pli 2.
answers-sealed-fold-tape = Ferme avec du ruban adhésif le bord, aux trois marques, et les deux côtés ouverts.
answers-sealed-keeps = *Ce que cela cache* : qui imprime et plie la page ne voit que des lettres. Qui les cherche exprès apprend la recette.
answers-sealed-fold-line = Pli { $number }
answers-sealed-ticks = À cocher en cherchant
answers-sealed-key = Ce que disent les lettres
answers-sealed-find = *Cherche* le premier ingrédient de la potion : va à sa ligne dans le tableau, puis à la colonne de ses points. La liste à côté de ces étapes dit ce que signifie la lettre.
answers-sealed-rest = *Fais de même* avec chacun de ses ingrédients, même avec un qui y est deux fois.
answers-sealed-wins = *Elle gagne* seulement si les lettres disent 1, 2, 3 et ainsi de suite jusqu’au plus grand nombre de la liste, dans cet ordre, puis « passe » pour tout ce qui suit. Alors dis « Vous avez gagné ! » et rien de plus.
answers-sealed-tick = *Sinon, coche* un rond de ce test : à gauche pour « petit », à droite pour « grand ». Pour le reste, ne coche rien.

## How potions are tested, with what was really printed or lies beside it: *bold*, _italic_. The
## strip has room for about 20 letters a line; the leads stand in the code: capitals A to Z without
## marks, digits, spaces and $%*+-./: only, up to 34 of them, 64 at most.

ways-strip-oracle = Testez avec l’Oracle
ways-strip-oracle-note = Sa page répond par des additions. Sans téléphone.
ways-strip-oracle-note-play = Sa page répond par des additions. Ou par téléphone : photographiez ce code dans play.html, à demander à qui a imprimé.
ways-strip-code = Scannez ce code
ways-strip-code-note = Testez vos potions et vérifiez la réponse.
ways-strip-play = Testez par téléphone
ways-strip-play-note = Photographiez ce code dans la page play.html. La personne qui a imprimé cette feuille l’a.
ways-strip-keeper = Le Gardien teste
ways-strip-keeper-note = Dites-lui ce que contient la potion. Lui seul lit la page des réponses.
ways-strip-host = Testez vos potions
ways-strip-host-note = La personne qui a imprimé cette feuille a la page qui lit ce code.
ways-strip-referee = L’arbitre teste
ways-strip-referee-note = Dites-lui ce que contient la potion. À tout moment, l’organisateur vérifie aussi la recette.
ways-read-play = Copiez ce code dans le fichier play.html, à côté de ce texte. Il teste vos potions, garde des notes et vérifie la réponse :
ways-read-link = Ouvrez cette adresse sur un téléphone ou un ordinateur. Sa page teste vos potions, garde des notes et vérifie la réponse :
ways-read-host = Le code de cette partie. La personne qui l’a imprimée a la page qui le lit :
ways-read-referee = Le code de cette partie. À la fin, l’organisateur vous dit où l’indiquer :
ways-lead-oracle = LA PAGE ORACLE TESTE LES POTIONS.
ways-lead-play = SCANNEZ CECI DANS PLAY.HTML.
ways-lead-keeper = LE GARDIEN TESTE VOS POTIONS.
ways-lead-host = DEMANDEZ A QUI A IMPRIME CECI.
ways-lead-referee = VOTRE ARBITRE TESTE VOS POTIONS.
ways-test-oracle = Interrogez l’*Oracle* : additionnez les nombres de sa page, comme elle l’explique.
ways-test-code = Scannez le code du plateau avec un téléphone. Indiquez les ingrédients dans l’ordre, chacun avec ses points.
ways-test-play = Ouvrez le fichier *play.html*, à côté du PDF de cette partie, sur un téléphone ou un ordinateur. Photographiez-y le code du plateau, ou tapez le code de jeu. Indiquez les ingrédients dans l’ordre, chacun avec ses points. Si vous n’avez que le papier, demandez la page à la personne qui l’a imprimé ; pour un iPhone, demandez son adresse.
ways-test-keeper = Donnez au Gardien les ingrédients dans l’ordre, chacun avec ses points.
ways-test-host = Demandez à qui a imprimé cette feuille la page qui lit le code du plateau. Indiquez-y les ingrédients dans l’ordre, chacun avec ses points.
ways-test-referee = Donnez à l’arbitre les ingrédients dans l’ordre, chacun avec ses points.
ways-also-oracle = *Sans téléphone :* la page _Oracle_ répond à chaque test par des additions. Tout le monde peut la regarder.
ways-also-play = *Avec un téléphone ou un ordinateur :* ouvrez le fichier _play.html_, à côté du PDF de cette partie. Pas besoin de réseau. Photographiez-y le code du plateau, ou tapez le code de jeu. Si vous n’avez que le papier, demandez la page à la personne qui l’a imprimé ; pour un iPhone, demandez son adresse.
ways-also-answers = *Avec un Gardien :* l’un de vous ne joue pas et teste chaque potion avec la page _Pour le Gardien_. Personne d’autre ne la regarde : elle dit la recette.
ways-also-sealed = *Avec un Gardien :* l’un de vous ne joue pas, ouvre la page pliée _Pour le Gardien_ et teste chaque potion avec elle. Personne d’autre ne regarde dedans : elle dit la recette.
ways-name-oracle = Faites seulement la *somme 2* de l’Oracle avec ces ingrédients, dans l’ordre : elle dit seulement _juste_ ou _faux_.
ways-name-code = Scannez le code avec un téléphone. Indiquez les ingrédients dans l’ordre, sans points, sous _Réponse_.
ways-name-play = Indiquez les ingrédients dans l’ordre, sans points, sous _Réponse_, dans _play.html_.
ways-name-keeper = Dites-la à votre Gardien, qui la compare à la réponse et dit seulement _juste_ ou _faux_.
ways-name-host = Indiquez les ingrédients dans l’ordre, sans points, sous _Réponse_, sur la page qui lit le code.
ways-name-referee = Dites-la à votre arbitre, qui dit seulement _juste_ ou _faux_.

## The oracle, which answers tests by addition: *bold*

oracle-page = Oracle
oracle-title = L’Oracle
oracle-intro = Il répond à chaque test de cette partie par des additions. Tout le monde peut le regarder.
oracle-none = l’oracle ne répond qu’aux parties du niveau 0 (Premiers pas) ; choisis ce niveau, ou laisse une personne garder la recette
oracle-referee = un oracle trahirait la recette d’un tournoi ; imprime-le pour des parties sans arbitre
oracle-how = Comment l’interroger
oracle-how-first = *Somme 1 :* comptez les ingrédients de la potion et notez le nombre sous ce compte, à côté de « Part de ». Puis, pour chaque ingrédient, ajoutez le nombre de sa ligne, dans la colonne de ses points. Un ingrédient qui y est deux fois compte deux fois.
oracle-how-fold = *Pliez la somme :* coupez ses deux derniers chiffres, et ajoutez-leur deux fois ce qui était devant. Recommencez jusqu’à ce qu’il reste deux chiffres. De { $sum } viennent { $steps } : la clé est { $key }.
oracle-how-key = *Cherchez la clé* dans le tableau des clés : son premier chiffre à gauche, même un 0, son second en haut. Vous y lisez combien d’ingrédients sont trop petits (triangle vers le bas) et combien sont trop grands (triangle vers le haut). Une case vide ? Il y a une erreur de calcul.
oracle-how-second = *0 et 0, et au moins { $length } ingrédients ?* Voyez maintenant si la potion gagne, avec une nouvelle somme qui part de 0. Pour chaque ingrédient, ajoutez le nombre de sa ligne, dans la colonne de sa place : le plus ancien est à la place 1. Pliez aussi cette somme 2. *C’est gagné* si sa clé est à côté de « Gagne avec », sous le nombre d’ingrédients. Sinon, la partie continue.
oracle-how-name = *Vous nommez la recette ?* Faites alors seulement la somme 2 de ses { $length } ingrédients dans l’ordre, sans points. C’est gagné si sa clé est à côté de « Gagne avec », sous { $length }. Sinon, barrez un pas du chemin de la lune. La somme 1 en dirait trop.
oracle-first = Somme 1 : points
oracle-second = Somme 2 : places
oracle-ingredients = Ingrédients
oracle-start = Part de
oracle-wins = Gagne avec
oracle-keys = Tableau des clés
oracle-key = Clé
oracle-sums = Pour les calculs
oracle-sums-intro = Une case pour chaque test : la somme 1 à gauche, la somme 2 à droite.
oracle-example = Un exemple
oracle-example-intro = Une potion de 2 ingrédients. Leurs nombres sont inventés.
oracle-example-key = À la ligne { $tens }, colonne { $ones }, on lit : *trop petits : { $undergrown }, trop grands : { $overgrown }*.
oracle-fair = _N’interrogez que sur des potions préparées : qui demande en cachette gâche la partie de tous._

## Booklets: cover, contents, feet of pages, answers

booklet-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
booklet-games-from = Parties { $first } à { $last }
booklet-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
booklet-players-range = { $least } à { $most } joueurs
booklet-edition = { $edition ->
    [1] Première édition
   *[other] Édition { $edition }
}
booklet-levels = { $levels }
booklet-facts = { $first }  ·  { $second }
booklet-foot = { $game } : { $name }
booklet-named = { $name }  ·  { $game }
booklet-contents = Sommaire
booklet-contents-intro = Chaque partie commence sur une nouvelle feuille.
booklet-entry = { $label }  ·  { $facts }
booklet-page = page { $label }
booklet-cover = Couverture
booklet-shared = Avant de jouer
booklet-blank = Page vide
booklet-answers = Réponses
booklet-answers-intro = Rangez cette feuille jusqu’à la fin de votre partie. Tournez-la à l’envers pour lire une réponse.
booklet-answers-below = Vous avez abandonné ou perdu ? Tournez cette feuille à l’envers et lisez le code de votre partie.
booklet-give-up = Code d’abandon : *{ $code }*
booklet-answer-of = { $number }  ·  { $name }
booklet-subject = { $title } : { $games }

## The campaign: its book, its chapters, and what is told between them. *bold*, _italic_. Scenes and
## what follows them are sealed until they may be read, and each is one paragraph.

story-set = Une campagne en dix chapitres
story-title = La Longue Louche
story-page-opening = Comment tout commence
story-page-how = Comment se joue une campagne
story-page-chapter = Chapitre { $number } : { $title }
story-page-sealed = Le sceau du chapitre { $number }
story-page-stars = Les étoiles
story-page-told = Le chapitre { $number } raconté
story-chapter = Chapitre { $number }
story-chapter-of = Chapitre { $number } sur { $count }
story-new = Ce qui est nouveau
story-herbs = Ce qui pousse ici
story-sealed = Ce qui arriva ensuite
story-sealed-intro = Scellé par la recette du chapitre { $number }
story-sealed-how = La réponse est la clé. Vous avez trouvé la recette de *{ $name }* ? Lisez ce code avec la page du jeu, ou avec un téléphone s’il y mène, et tapez la recette, ingrédient par ingrédient. Sur un téléphone qui vient de gagner cette partie, le sceau s’ouvre tout seul.
story-sealed-lost = La partie est finie et vous n’avez pas trouvé ? Cherchez la recette dans les réponses, n’inscrivez aucune étoile pour ce chapitre, et lisez la suite quand même : toute bonne histoire a un chapitre qui tourne mal.
story-sealed-paper = Sans téléphone, ce qui arriva ensuite se lit à la fin du livre, à une page par chapitre.
story-begins-sealed = Le début de ce chapitre est raconté par le sceau du chapitre { $number }, dans les pages qui précèdent. Ouvrez-le d’abord.
story-warning = Stop ! Seulement après le chapitre { $number }
story-warning-text = Qui lit la suite avant que la recette soit trouvée prive toute la table de l’histoire. Cachez la page suivante pendant que vous lisez celle-ci.
story-how-order = Jouez les chapitres dans l’ordre, en commençant par le premier : chacun apporte une nouveauté, expliquée sur sa page. Ce que vous avez appris vous reste.
story-how-seal = Derrière chaque partie se trouve un sceau. Il s’ouvre avec la recette que vous avez trouvée, et raconte ce qui est arrivé et comment commence le chapitre suivant.
story-how-stars = Après chaque partie, inscrivez ses étoiles sur la page des étoiles, derrière la dernière partie. Une partie perdue n’en a pas. Vous pouvez rejouer un chapitre, mais c’est la première fois qui compte.
story-how-end = À la fin, on additionne les étoiles. L’histoire a trois fins, et une seule est la vôtre.
story-stars = Comptez vos étoiles
story-stars-intro = Une ligne par chapitre
story-stars-head-chapter = Chapitre
story-stars-head-stars = Étoiles
story-stars-sum = En tout
story-stars-bounds = Comment tout finit
story-stars-from = { $from } étoiles et plus
story-stars-between = De { $from } à { $to } étoiles
story-stars-below = Moins de { $to } étoiles
story-stars-then = Ouvrez ensuite le dernier sceau, et ne lisez que la fin que vous donnent vos étoiles.

story-opening = Tout en haut de la vallée de Moussombre se dresse une tour à dix fenêtres. On y trouve un chaudron si vieux que nul ne sait plus qui l’a rempli le premier, et, pendue à son bord, la Longue Louche, qui remue toute seule, chaque nuit, depuis trois cents ans. Tant qu’elle remue, la soupe reste chaude, les bébés dorment, et le pain n’oublie pas de lever. La nuit dernière, elle s’est arrêtée. Elle a pendu là sans bouger, a fait un petit bruit, comme quelqu’un qui s’éclaircit la voix, et s’est fendue de haut en bas. Seules dix potions peuvent la guérir, une par fenêtre, et les recettes étaient dans un livre que l’escargot a mangé. Vous êtes les sorcières qui, par hasard, ne dormaient pas.

story-title-1 = L’escargot est désolé
story-title-2 = Un carré d’aneth
story-title-3 = Des herbes qui ont leur avis
story-title-4 = Le jardin se lève
story-title-5 = Attention, basilic méchant
story-title-6 = Le bal masqué
story-title-7 = Une cuillerée de plus
story-title-8 = La page sans numéro
story-title-9 = Le thym prend son temps
story-title-10 = Tout le poivre du monde

story-scene-1 = « C’était un livre _très_ ennuyeux », dit l’escargot en rougissant jusqu’au fond de sa coquille. « Je n’ai commencé à me régaler qu’à l’index. » Le hibou soupire, compte les herbes qui restent au jardin, et arrive à six. Quatre d’entre elles vont dans la première potion, chacune à sa place et mûre comme il lui plaît ; les deux autres sont seulement curieuses. Lesquelles ? Plus personne ne le sait. « Alors essayons », dit le hibou, « notons tout, et que personne ne lèche le papier. »
story-scene-2 = Derrière le portail, quelque chose de vert a poussé pendant la nuit : c’est plumeux, c’est grand, et c’est très content de soi. « De l’aneth », dit le triton, qui habite dessous et a déjà posé des rideaux. La deuxième fenêtre demande encore quatre herbes, mais il y en a sept désormais, et l’aneth tient à ce qu’on lui pose la question. Peut-être est-il dans la potion. Peut-être attend-il seulement un concombre. Le crapaud, qui en attend un depuis le printemps, refuse de se prononcer.
story-scene-3 = Par la troisième fenêtre passe un courant d’air, et le courant d’air a parlé aux herbes. Les voilà qui ont leur avis. L’une pousse deux fois plus vite quand on la félicite ; une autre coupe la parole à qui vient derrière elle ; une troisième rapporte tout au hibou, à voix basse. « Des effets », dit le corbeau, qui a lu des choses là-dessus. « Chacun est à une herbe, et aucune ne dira à laquelle. » La menthe lui tire la langue. Du moins, nous croyons que c’était la menthe.
story-scene-4 = Dans la nuit, le jardin s’est levé et s’est recouché autrement. Ici, la terre est dure comme un cœur de propriétaire ; là, si fertile qu’un bouton perdu y a germé ; et dans un coin quelqu’un a posé un plafond bas, sans raison aucune. Le renard en fait trois fois le tour. « Des cases spéciales », dit-il, et il s’assied sur l’une d’elles. Il ne se passe rien. Il a l’air déçu, puis il regarde sa queue, qui s’est allongée d’une main.
story-scene-5 = Sur l’escalier attend un pot de basilic, une étiquette autour du cou : _Adoptez-moi, je suis presque apprivoisé._ Il a déjà mordu le balai. Le papillon le trouve charmant, la chauve-souris le trouve délicieux, et le hibou trouve la cinquième recette dans une note de bas de page, les noms en moins. Quatre herbes sur huit, donc, dans un jardin qui ne veut toujours pas rester tranquille. Le basilic vous observe avec la plus grande attention. Il voudrait tant, pour une fois, être important.
story-scene-6 = Une invitation se glisse sous la porte : les herbes donnent un bal masqué, et les leurres y sont les bienvenus. Ne vous fiez plus à aucun visage. Certains font semblant d’avoir un numéro et se cachent derrière celle qui l’a vraiment ; d’autres ne sont jamais assez petits ni assez grands, et cela les fait beaucoup rire. Le crapaud y va en grenouille. Le hibou met des lunettes par-dessus ses lunettes. « Comptez ce que vous savez », dit-il, « et non ce que vous voyez. Et surveillez le punch. »
story-scene-7 = La septième fenêtre est plus haute que les autres, et sa serrure aussi. L’ancienne potion n’y monte pas ; il manque une cuillerée, et une cuillerée, c’est une herbe. « Cinq », dit le corbeau en comptant sur ses doigts de pied, dont il n’a que quatre par patte, si bien qu’il doit recommencer. Cinq places, donc, dans le bon ordre, et toujours les huit mêmes herbes. Le chaudron s’éclaircit la gorge. Il est au régime depuis l’accident, et trouve tout cela un peu soudain.
story-scene-8 = De la huitième recette il reste un coin, avec une morsure en forme de sourire, juste là où se trouvait le nombre. « Quatre », dit l’escargot. « Ou cinq. C’était peut-être six. Il avait un goût de persil. » Personne ne sait combien d’herbes veut cette potion-là, et la page n’en dira rien. Le renard propose de deviner. Le hibou propose de réfléchir. Ils se regardent un moment, et le papillon, qui n’a jamais compté plus loin que deux, allume une bougie et se sent très heureux.
story-scene-9 = À la neuvième fenêtre, toutes les horloges de la vallée se donnent rendez-vous pour se disputer. Au milieu d’elles, dans un pot, il y a le thym, en retard comme toujours, et sans remords. « Je serais bien venu à la première », dit-il, « mais j’ai cru que c’était la dixième. » Neuf herbes se partagent maintenant votre jardin, et personne ne dit combien la potion en prendra. Le triton a tracé un tableau. La chauve-souris en a fait une plaisanterie, la même, neuf fois. Il se fait tard, même pour une chauve-souris.
story-scene-10 = La dernière fenêtre n’est pas plus grande qu’un bouton de manteau, et rien n’y passe, sinon un éternuement. Alors le poivre est venu : de très loin, dans une boîte scellée, avec les papiers de trois rois. Les dix herbes sont au jardin, et les effets commencent à se faire de l’effet, ce que le corbeau appelle _complexe_ et le crapaud autrement. Près du chaudron repose la Longue Louche, neuf fois recollée, avec une seule fêlure encore. Elle tremble un peu. À vrai dire, nous aussi.

story-new-1 = *Tout le jeu* : plantez des herbes, faites-les pousser, brassez-les, et notez ce que chaque potion vous apprend. Quatre herbes sur six ont un numéro, et la réponse est leur ordre.
story-new-2 = *Une nouvelle herbe* : l’aneth. Un leurre de plus à démasquer, et une plante de plus qui réclame votre jardin.
story-new-3 = *Des effets* : certaines herbes font désormais quelque chose quand on les brasse. La feuille dit quels effets sont en jeu, mais pas à qui ils sont.
story-new-4 = *Des cases spéciales* : un signe rond aide qui plante sur la case, un signe à pointes le gêne. Les règles disent ce que fait chacune.
story-new-5 = *Une nouvelle herbe* : le basilic. Huit herbes, dont quatre ont un numéro : il y a maintenant autant de leurres que de numéros.
story-new-6 = *De faux leurres* : un leurre peut faire semblant d’avoir le numéro d’une autre herbe, ou être toujours trop grand ou trop petit. Les règles disent comment ils se trahissent.
story-new-7 = *Une recette plus longue* : cinq herbes ont un numéro. Gardez libre un chaudron assez grand.
story-new-8 = *Une longueur cachée* : quatre, cinq ou six herbes ont un numéro, et personne ne dit combien. C’est désormais la première chose à trouver.
story-new-9 = *Une nouvelle herbe* : le thym. Neuf herbes poussent ici, et la longueur de la recette reste cachée.
story-new-10 = *Des effets complexes et la dernière herbe* : le poivre. Les dix herbes sont là, il y a plus d’effets qu’avant, et certains dépendent des autres.

story-close-1 = La potion prit la couleur d’un soir clair, et la première fenêtre s’alluma d’elle-même. À l’intérieur, quelqu’un éternua : c’était le papillon, qui dormait là depuis le printemps sans s’être aperçu de rien. Dans la Longue Louche, une fêlure se referma avec un bruit de baiser. L’escargot demanda, tout bas, s’il n’y aurait pas un autre livre.
story-close-2 = C’était une bonne potion, et elle sentait le port. La deuxième fenêtre s’ouvrit, et il en sortit un chat qui vous regarda tous comme si vous étiez en retard, puis s’endormit sur les notes. L’aneth salua de tous côtés, bien que personne n’eût rien dit de lui. Le crapaud reçut un concombre. Depuis, ce n’est plus le même crapaud.
story-close-3 = La troisième potion finie, les herbes se turent l’une après l’autre, comme à la fin d’une bonne dispute. La troisième fenêtre trembla, puis elle brilla. « Je le savais », dit le corbeau, qui ne le savait pas. La menthe lui tendit un mouchoir propre. Le hibou nota que c’était de la gentillesse, et non un effet.
story-close-4 = Le jardin soupira, se retourna et resta enfin couché, ou presque. Derrière la quatrième fenêtre, le bouton était devenu un petit arbre, et l’arbre portait des boutons : bleus, à quatre trous. Cet hiver, chaque sorcière de la vallée pourra fermer son manteau. Le renard garde sa longue queue. Elle est plus chaude, dit-il, et que personne ne rie.
story-close-5 = La cinquième potion déborda et ne mordit personne, ce que tout le monde trouva très réussi. À la fenêtre, il y avait une lampe qui brûlait depuis toujours, mais le dos tourné à la pièce. Le basilic a reçu une place au coin du feu, un coussin et un petit nom. Il ne mord, en fait, que ceux qui ne disent pas bonjour.
story-close-6 = À minuit, les masques tombèrent. On embrassa les imposteurs sur les deux joues et on les fit danser avec celles qu’ils avaient imitées : ce fut la plus belle danse de la soirée. La sixième fenêtre s’alluma de toutes les couleurs. Seul le crapaud ne fut pas reconnu. On l’a proclamé grenouille la plus convaincante du bal, et il l’a par écrit.
story-close-7 = La cinquième cuillerée tomba, le chaudron eut le hoquet, et la haute fenêtre s’ouvrit sur une vue que nul ne connaissait : la vallée entière, et au milieu une toute petite tour avec sept lumières. Vous avez fait signe. Au bout d’un moment, quelqu’un a répondu. Le corbeau compte maintenant sur ses plumes. Il en est à quarante, et rien ne presse.
story-close-8 = C’était donc cela ! L’escargot hocha la tête, comme s’il l’avait eu sur le bout de la langue, ce qui, en un sens, était vrai. La huitième fenêtre avait un volet de papier, couvert d’une petite écriture : la page perdue, recopiée jadis par une sorcière prudente, en cas d’escargots. Le hibou rit tant qu’il dut s’asseoir.
story-close-9 = La neuvième potion fut prête à l’heure exacte, à la grande surprise du thym. Toutes les horloges sonnèrent, chacune une heure différente, et l’on aurait presque dit de la musique. À la neuvième fenêtre, chaque fois qu’on regarde, la saison a changé. La chauve-souris regarda neuf fois, se tut un moment, et dit qu’elle ne trouvait rien de drôle. C’est que c’était très beau.
story-close-10 = Vous avez ouvert la boîte, et toute la vallée a retenu son souffle, puis éternué. La fenêtre-bouton sauta ; la dernière fêlure se referma ; et la Longue Louche s’éleva dans l’air, laissa tomber une goutte sur l’escargot et se mit, tout doucement, à remuer.

story-end-1 = Elle remue un peu vers la gauche, et ce sera sans doute toujours ainsi. À Moussombre, le pain lève de travers et les bébés rêvent en rimes. Personne ne voudrait qu’il en soit autrement. « Réparé, ce n’est pas neuf », dit le hibou en vous versant la première tasse. « C’est mieux. C’est une histoire. »
story-end-2 = Elle remue comme elle a remué pendant trois cents ans, et au dîner tout le monde a oublié qu’elle s’était arrêtée : tout le monde, sauf dix fenêtres et vous. La vallée vous offre une clé de la tour, un banc à vos noms et de la soupe pour la vie. L’escargot vous offre son marque-page. Il est à peine grignoté.
story-end-3 = Elle remue, et elle chantonne ! Aucune louche n’avait chantonné depuis que la tour est debout. Au clair de lune, les dix fenêtres ne font qu’une grande lanterne, et des sorcières arrivent de par-delà les collines pour voir qui a fait cela. On récrit le livre, avec vos noms à la première page. L’escargot tiendra la plume. Il a promis.

## Playtest: games that players of several skills played

playtest-sheets = { $count ->
    [one] { $shown } feuille
   *[other] { $shown } feuilles
}
playtest-played = { $games } sur { $sheets } :
playtest-level = niveau
playtest-players = joueurs
playtest-skill = force
playtest-wins = gagné
playtest-turns = tours
playtest-tests = tests
playtest-board = plateau utilisé
playtest-hopeless = sans espoir
playtest-sure = gains sûrs
playtest-custom = sur mesure
playtest-careless = étourdi
playtest-typical = typique
playtest-keen = attentif
playtest-expert = expert
playtest-span = { $middle } ({ $low } à { $high })
playtest-within = { $share } ± { $within }
playtest-sheet = Feuille { $seed }
playtest-difficulty = { $cauldrons } sur { $most } (dureté { $hardness } sur 1000)
playtest-about-turns = environ { $middle } tours ; 8 parties sur 10 durent de { $low } à { $high } tours
playtest-about-tests = environ { $middle } tests ; 8 parties sur 10 demandent de { $low } à { $high } tests
playtest-win-rate = les joueurs typiques gagnent { $share } de leurs parties
playtest-named = { $who } : dans { $named } des parties, la recette est annoncée avant la fin ; une victoire vaut { $stars } étoiles
playtest-reasoning = joueur { $skill } : { $steps } pas de raisonnement, jusqu’à { $depth } qui s’enchaînent, le plus difficile « { $technique } »
playtest-no-reasoning = aucun
playtest-bits = chaque test révèle { $bits } bits
playtest-quick = estimation sans jouer : { $cauldrons }, environ { $turns } tours
playtest-cauldrons = { $count ->
    [one] { $count } chaudron
   *[other] { $count } chaudrons
}
playtest-again = Encore : { $command }
playtest-stopped = Arrêté : { $done } sur { $games } ; rien n’a été écrit.
audit-commitment = L’engagement de cette clé est { $commitment }.
audit-key = La clé est celle qui a été fixée comme { $commitment }.
audit-other-key = La feuille dit { $given } ; cette clé a été fixée comme { $commitment }.
audit-code = Le code est celui de la partie { $seed } avec cette clé.
audit-other-code = Le code n’est pas celui de la partie { $seed } avec cette clé : la clé, le code de jeu ou plusieurs réglages ne sont pas ceux de la feuille.
audit-other-setting = Le code est celui de la partie { $seed } avec cette clé, mais avec un autre réglage : { $setting }.
audit-open-code = Le code est celui d’une feuille ordinaire, dont le secret ne vient d’aucune clé.
audit-other-seal = Le code porte le nom de la partie { $seed } avec cette clé, mais ce qu’il scelle est autre chose.
audit-table = Table { $table } : chaque test a le résultat que donne cette clé.
audit-table-differs = Table { $table } : ces tests ont un autre résultat que celui que donne cette clé : { $tests }.
audit-table-solution = Table { $table } : la solution montrée n’est pas celle de cette clé.
audit-facts = Sur les feuilles de la partie { $seed } avec cette clé : indice : { $clue } Effets : { $effects }. Objectifs : { $aims }.
selftest-checked = { $sheets } feuilles ont été vérifiées ; les pages de { $drawn } ont été dessinées et comparées.
selftest-fault = Feuille { $sheet } ({ $what }) : { $why }
selftest-holds = Tout est juste.
playtest-games = parties
playtest-by-answer = par réponse
playtest-given-up = abandon
playtest-people = humains
playtest-rivals = { $players } rivaux
playtest-kind = { $level }, { $players } :
playtest-kind-rivals = { $level }, { $players } les uns contre les autres :
playtest-people-win = Les humains gagnent { $people }, les joueurs typiques { $typical }, les experts { $expert }.
playtest-place-below = Ils gagnent moins souvent que les joueurs typiques.
playtest-place-typical = Rien ne les distingue encore des joueurs typiques ; les experts gagnent plus souvent.
playtest-place-between = Ils sont entre les deux, à { $way } du chemin des joueurs typiques aux experts.
playtest-place-expert = Rien ne les distingue encore des experts ; les joueurs typiques gagnent moins souvent.
playtest-place-above = Ils gagnent plus souvent que les experts.
playtest-place-open = Si peu de parties ne disent pas où se situent les humains.
playtest-few-sheets = Le tout sur { $sheets } : la difficulté qu’on y rencontre par hasard n’est pas dans les intervalles.
playtest-too-few = Trop peu pour juger : { $games } ; on compare à partir de { $fewest }.
playtest-helped = Avec l’aide de la page ou du terminal : { $games }.
playtest-repeated = Présent plusieurs fois et compté une seule : { $games }.
playtest-beside = À côté des humains : { $games } par force, sur des feuilles des codes à partir de { $seed } ; intervalles à 95 %.
playtest-left-out = Pas encore fini, et laissé de côté : { $tables }.

## The gallery: a web page with pictures of many games

gallery-title = { $game } : une galerie
gallery-intro = { $count ->
    [one] { $count } partie, dessinée d’après son code de jeu.
   *[other] { $count } parties, chacune dessinée d’après son code de jeu.
} Choisis une image pour voir sa page en grand.
gallery-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
gallery-picture = { $seed } : { $page }
gallery-again = Pour l’imprimer :
terminal-gallery = { $gallery } { $games }
terminal-gallery-name = Galerie :
terminal-gallery-open = Ouvre-la dans un navigateur

## A pack: web pages that lead to sheets to print

gallery-pack-title = { $game } : des parties à imprimer
gallery-pack-intro = { $count ->
    [one] { $count } partie en PDF, avec son plateau, les règles et un carnet.
   *[other] { $count } parties, chacune dans un PDF avec son plateau, les règles et un carnet.
} Choisis un niveau et le nombre de joueurs, puis imprime.
gallery-pack-how = Imprime en taille réelle (100 %, et non « ajuster à la page ») et en recto verso, retourné sur le bord long.
gallery-pack-testing = Tester les potions
gallery-pack-testing-file = Cette page les teste sur n’importe quel téléphone ou ordinateur, même sans réseau : garde-la sous le nom { $file } à côté de ton PDF.
gallery-pack-testing-code = Le code de chaque plateau ouvre cette page, avec l’appareil photo de n’importe quel téléphone.
gallery-pack-languages = Langues
gallery-pack-find = Niveau et joueurs
gallery-pack-level = Niveau { $number } : { $name }
gallery-pack-print = Imprimer sur { $paper }
gallery-pack-size = PDF, { $size } Ko
gallery-pack-again = La faire avec Cauldron Press
terminal-pack = { $pack } { $games }, { $files }, { $size } Mo
terminal-pack-name = Lot :
terminal-pack-open = Ouvre-le dans un navigateur, ou mets tout le dossier sur un serveur web

## The screen that prints, which is loaded when somebody wants to print

press-loading = La presse se charge…
press-not-loaded = La presse n’a pas pu être chargée. Il lui faut du réseau une fois ; ensuite, elle imprime sans. Rien n’est perdu : réessaie quand il y a du réseau.
press-no-letters = Les lettres de ces noms n’ont pas pu être chargées. Il leur faut du réseau une fois ; ensuite, elles s’impriment sans. Rien n’est perdu : réessaie quand il y a du réseau.
press-no-browser = Ce navigateur ne peut pas faire tourner la presse. Prends un Firefox, Chrome, Edge ou Safari récent, ou un autre appareil.
press-broken = La presse s’est arrêtée ; cet appareil a peut-être trop peu de mémoire libre. Ferme d’autres pages et réessaie. Tes choix sont toujours là.
press-stopped = Arrêté.
press-drawing = Ta partie se dessine…
press-drawn = L’aperçu est à jour.
press-preview = Aperçu
press-page-title = Page { $page } sur { $pages } : { $title }
press-turn = { $title }. Tourner la page
press-page-before = Page précédente
press-page-after = Page suivante
press-zoom = Agrandir
press-rating = { $hard } sur 5 chaudrons ; une partie dure environ { $minutes } minutes, de { $low } à { $high } tours. Des joueurs typiques gagnent environ { $wins } parties sur 100.

press-kind = Que veux-tu imprimer ?
press-kind-sheet = Une partie
press-kind-booklet = Plusieurs parties
press-kind-race = Une course
press-another = Une autre
press-daily = La feuille du jour
press-level = Niveau
press-hard = Difficulté : de { $low } à { $high } chaudrons sur { $most }
press-hard-all = Difficulté : { $hard } chaudrons sur { $most }
press-turns = { $low } à { $high } tours
press-new-first-game = 6 ingrédients, dont 4 dans la recette. Le meilleur pour apprendre.
press-new-beginner = Nouveau : des effets, qui donnent à certains ingrédients un drôle de comportement.
press-new-amateur-witch = Nouveau : des cases spéciales sur le plateau, des bonnes et des mauvaises, et 8 ingrédients.
press-new-spice-sorcerer = Nouveau : des leurres qui brouillent les tests.
press-new-potion-master = Nouveau : personne ne connaît la longueur de la recette.
press-new-high-witch = Nouveau : 10 ingrédients et beaucoup d’effets. Pour les sorcières qui n’ont peur de rien.
press-players = Joueurs
press-language = Langue de la feuille
press-paper-title = Papier et encre
press-paper = Papier
press-ink = Encre
press-ink-colour = Couleur
press-ink-gray = Gris
press-ink-saver = Peu d’encre
press-ink-black = Noir seul
press-theme = Thème
press-theme-usual = Herbes et sorcières
press-sides = Faces
press-sides-both = Recto verso
press-sides-one = Recto seul
press-sides-one-hint = Pour les imprimantes qui n’impriment que d’un côté : imprime chaque page sur sa propre feuille, et colle le recto et le verso dos à dos.

press-more = Plus
press-more-game = Code de jeu et niveaux sur mesure
press-seed = Code de jeu
press-seed-hint = Le même code donne toujours la même partie.
press-custom-hint = Chacun de ces choix vaut pour lui-même, à la place de ce que prévoit le niveau.
press-of-level = comme le niveau
press-ingredients = Ingrédients
press-length = Longueur de la recette
press-length-3 = 3
press-length-4 = 4
press-length-5 = 5
press-length-6 = 6
press-length-hidden = cachée, 4 à 6
press-decoys = Leurres
press-decoys-ignore = inoffensifs
press-decoys-all = toutes les sortes
press-effects = Effets
press-effects-none = aucun
press-effects-some = quelques-uns
press-effects-many = beaucoup
press-special-cells = Cases spéciales
press-special-cells-true = oui
press-special-cells-false = non
press-answers = Réponses, au plus
press-more-order = Une partie à la carte
press-order-hint = À partir de celle-ci, des parties sont tirées jusqu’à ce qu’une réponde à tes souhaits. Plusieurs souhaits peuvent prendre un moment.
press-difficulty = Difficulté
press-any = peu importe
press-pots = { $count ->
    [one] { $count } chaudron
   *[other] { $count } chaudrons
}
press-turns-from = Tours, au moins
press-turns-to = Tours, au plus
press-win-rate = Les joueurs typiques gagnent
press-win-rate-often = la plupart des parties
press-win-rate-half = plus de la moitié
press-win-rate-seldom = moins de la moitié
press-no-guess = On peut gagner sans deviner
press-no-guess-hint = Un expert peut trouver toute la recette par déduction.
press-as-drawn = Telle qu’elle est tirée
press-as-drawn-hint = Personne n’y joue avant, et rien ne dit si elle est difficile.
press-order-none = Aucun souhait
press-more-helpers = Jouer sans téléphone
press-oracle = L’Oracle
press-oracle-hint = Une page qui répond aux tests par des additions. Tout le monde peut la regarder.
press-keeper = Page pour le Gardien
press-keeper-hint = Dans un fichier à part : l’un de vous ne joue pas et teste avec elle toutes les potions. Elle dit la recette.
press-sealed = Page à plier et à sceller
press-sealed-hint = Dans un fichier à part : imprime-la sans regarder, plie-la, et ouvre-la quand il faut tester une potion.
press-html = Texte pour lecteurs d’écran
press-html-hint = Tout ce que dit le papier, sous forme de page de texte avec des tableaux, dans un fichier à part.
press-braille = Braille
press-braille-hint = Tout ce que dit le papier, pour une embosseuse ou une plage braille, en anglais, dans un fichier à part.
press-more-printer = Imprimante et imprimeur
press-any-paper = Tout papier
press-duplex = Retournement du papier
press-large = Gros caractères
press-large-hint = Chaque lettre fait au moins 14 points de haut. Il faut plus de pages.
press-align-hint = Si les versos ne tombent pas derrière les rectos : leur décalage, en millimètres vers la droite et vers le bas, et en degrés dans le sens des aiguilles d’une montre.
press-align-x = Vers la droite
press-align-y = Vers le bas
press-align-turn = Rotation
press-layout-hint = Des pages sur d’autres feuilles que les leurs : en livret à agrafer, à plusieurs sur une feuille à découper, ou pour les imprimantes qui n’impriment que d’un côté.
press-layout = Disposition
press-layout-duplex = une page par côté
press-layout-saddle = livret, agrafé dans le pli
press-layout-2-up = deux sur une feuille
press-layout-4-up = quatre sur une feuille
press-layout-cut-stack = à couper en pile
press-layout-fold-over = recto à côté du verso, à plier
press-layout-glue = recto et verso à coller ensemble
press-layout-poster = en grand, sur plusieurs feuilles
press-sheet = Papier dans l’imprimante
press-sheet-usual = ce qui convient
press-signature = Feuilles pliées ensemble (vide : toutes, ou plusieurs cahiers de 15 au plus)
press-thickness = Épaisseur du papier en mm
press-back-cover = Garder la dernière page à l’extérieur
press-gutter = Espace entre les pages en mm
press-fit = Réduire les pages pour qu’elles tiennent
press-fit-hint = Seulement là où le papier de l’imprimante est trop petit pour elles.
press-margin = Bord vide de la feuille en mm
press-margin-hint = Pour les imprimantes qui coupent plus de 5 mm (vide : 5).
press-shop-hint = Pour un imprimeur : fond perdu en millimètres, repères autour de la page, et format du fichier.
press-bleed = Fond perdu
press-marks = Repères
press-marks-usual = comme d’habitude
press-marks-all = tous
press-marks-none = aucun
press-standard = Format du fichier
press-standard-plain = PDF simple
press-standard-pdf-x4 = PDF/X-4, pour imprimeurs
press-standard-pdf-a2 = PDF/A-2, pour archives
press-more-link = Un lien vers ces choix
press-link = Lien
press-link-hint = Qui l’ouvre trouve cette page, avec tous ces choix déjà faits.
press-link-long = Ce lien est trop long pour mener ici ; rien n’en a été repris.
press-link-names = Les noms n’y sont pas.
press-link-unknown = Ce lien demande { $name }, qui n’existe pas ; rien n’en a été repris.
press-link-wrong = { $value } n’est pas possible pour { $name } ; rien n’a changé.

press-booklet-title = Plusieurs parties dans un seul fichier
press-games = Combien de parties
press-top = De plus en plus dur, jusqu’à
press-top-none = toutes du même niveau
press-tells = Ce que disent les dernières feuilles
press-tells-codes = les codes d’abandon
press-tells-whole = les solutions entières
press-tells-referee = tout ce qu’il faut à un Gardien
press-tells-none = rien
press-title = Un titre à toi
press-names = Noms, un par ligne
press-names-hint = Pour une classe : tape ou colle les noms des élèves ou des tables, jusqu’à { $most }. Chacun reçoit sa propre partie, à son nom.
press-names-long = raccourci
press-names-sign = contient { $sign }, qui ne s’imprime pas
press-names-over = laissé de côté : { $most } au plus à la fois
press-names-read = { $count ->
    [one] { $count } nom : une partie à ce nom.
   *[other] { $count } noms : une partie pour chacun.
}
press-zip = Fichiers séparés dans un ZIP
press-zip-hint = Chaque partie dans son propre fichier, au lieu d’un seul livret.
press-race-title = Une course aussi longue que tu veux
press-race-hint = Une piste, des cartes et des pions à découper. Pour les enfants dès 4 ans.
press-race-minutes = { $low } à { $high } minutes
press-minutes = Minutes
press-cards = Cartes
press-cards-small = Petites
press-cards-large = Grandes
press-backs = Dos des cartes
press-backs-hint = Pour du papier imprimé en recto verso.

press-make-sheet = Créer le PDF
press-make-booklet = Créer les parties
press-make-race = Créer le PDF
press-making = Création…
press-done-of = { $done } sur { $all } parties
press-made = { $files ->
    [one] Ton fichier est prêt
   *[other] Tes fichiers sont prêts
}
press-open = Ouvrir
press-save = Télécharger
press-share = Partager
press-play-here = Jouer sur ce téléphone
press-dialogue-title = Dans la fenêtre d’impression
press-dialogue-size = Taille réelle
press-dialogue-size-hint = Échelle 100 %, sur { $paper } ; sans rien ajuster à la page.
press-dialogue-both = Recto verso
press-dialogue-both-hint = Le recto et le verso vont sur la même feuille.
press-dialogue-one = Recto seul
press-dialogue-one-hint = Chaque page sur sa propre feuille.
press-dialogue-long-edge = Retourner sur le bord long
press-dialogue-long-edge-hint = Comme on tourne les pages d’un livre.
press-dialogue-short-edge = Retourner sur le bord court
press-dialogue-short-edge-hint = Comme on tourne les feuilles d’un bloc-notes.
