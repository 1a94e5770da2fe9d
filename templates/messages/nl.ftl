### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = nl
language-name = Nederlands
language-number = 3

## Lists: "a and b", "a, b and c"

list-two = { $first } en { $second }
list-more = { $first }, { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: parcours
race-page-rules = { $course }: spelregels
race-page-cards = { $course }: kaarten { $number }
race-page-backs = { $course }: achterkant kaarten { $number }
race-page-pawns = Pionnen om te vouwen

race-title = Bezemrace
race-course = De { $adjective } { $place }
race-adjective = { $number ->
    [1] Kromme
    [2] Maanlichte
    [3] Zoemende
    [4] Nachtelijke
    [5] Warrige
    [6] Winderige
    [7] Mistige
    [8] Zilveren
    [9] Fonkelende
    [10] Giechelende
    [11] Holle
    [12] Borrelende
    [13] Slaperige
    [14] Stekelige
    [15] Fluwelen
   *[16] Wiebelige
}
race-place = { $number ->
    [1] Mijl
    [2] Poel
    [3] Bosrand
    [4] Heuvel
    [5] Weide
    [6] Vlakte
    [7] Laan
    [8] Kloof
    [9] Beek
    [10] Boomgaard
    [11] Heide
    [12] Vallei
    [13] Tuin
    [14] Richel
    [15] Haag
   *[16] Route
}
race-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
race-spaces = { $spaces } vakjes
race-about-minutes = zo'n { $minutes } minuten ({ $low } tot { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Zaadje
race-start = START
race-finish = FINISH
race-picture = Plaatje
race-picture-note = De kaart ervan brengt je hierheen, vooruit of terug.
race-nap = Dutje
race-nap-note = Land je hier? Sla je volgende beurt over.
race-nap-note-hold = Slaap tot een kaart in deze kleur je wekt.
race-bridge = Brug
race-bridge-note = Land je op het begin? Rijd door tot het eind.

## Cards and pawns of the race

race-red = rood
race-purple = paars
race-yellow = geel
race-blue = blauw
race-orange = oranje
race-green = groen
race-cat = Kat
race-pumpkin = Pompoen
race-potion = Brouwsel
race-toadstool = Vliegenzwam
race-moon = Maan
race-hat = Hoed
race-twice = dubbel
race-go-to-its-space = ga naar dit vakje
race-pawns-title = Pionnen om te vouwen
race-pawns-intro = Bij elke heks vliegt een dier mee. Er passen er twee op één vakje van het parcours; de tweede rij is reserve.
race-pawns-cut = *Knip* een pion uit langs de omtrek.
race-pawns-fold = *Vouw* langs de stippellijnen: de bovenkant naar achteren, de twee voetjes naar binnen.
race-pawns-glue = *Plak* het ene voetje op het andere. Je pion staat!
race-pawns-foot = plakken

## The rules of the race: *bold*

race-rules-title = Zo race je
race-rules-intro = De grote ketel borrelt, het eten is klaar, en de laatste bezem thuis doet de afwas.
race-rules-goal = Het doel
race-rules-goal-text = Vlieg van START naar FINISH. De eerste heks bij de ketel wint! Je hoeft niet te kunnen lezen: de kaarten wijzen je de weg.
race-rules-set-up = Voor je begint
race-rules-set-up-cut = Knip de kaarten uit en vouw de pionnen.
race-rules-set-up-pawns = Iedereen zet een pion op START.
race-rules-set-up-deck = Schud de { $cards } kaarten en leg ze gedekt op een stapel.
race-rules-set-up-first = De jongste begint. Daarna gaat de beurt naar links.
race-rules-turn = Je beurt
race-rules-turn-text = Trek *één* kaart, vlieg waar die je heen stuurt en leg hem weg. Pionnen mogen samen op een vakje staan. Is de stapel leeg? Schud de kaarten en ga door.
race-rules-turn-text-replacement = Trek *één* kaart, vlieg waar die je heen stuurt, leg hem terug en schud de stapel. Pionnen mogen samen op een vakje staan.
race-rules-colour = *Eén kleur*: vlieg vooruit naar het *volgende* vakje van die kleur. Het figuurtje erop is ook hetzelfde.
race-rules-double = *Twee keer een kleur*: vlieg vooruit naar het *tweede* vakje van die kleur.
race-rules-picture = *Een plaatje*: ga meteen naar het vakje met dat plaatje, ook als het *achter* je ligt. Pech!
race-rules-spaces = Bijzondere vakjes
race-rules-bridge = *Brug*: kom je op het vakje waar hij begint? Rijd er meteen overheen, met de pijlen mee. Vlieg je er alleen langs, dan gebeurt er niets.
race-rules-nap = *Dutje*: kom je hier terecht? Je valt in slaap en slaat je volgende beurt over.
race-rules-nap-hold = *Dutje*: kom je hier terecht? Blijf tot je een kaart in de kleur van dit vakje trekt; dan word je wakker en vlieg je ermee verder. Alle andere kaarten helpen niet.
race-rules-winning = Winnen
race-rules-winning-text = Ligt er geen vakje van jouw kleur meer voor je? Dan vlieg je FINISH binnen en *win* je. Je hoeft niet precies uit te komen.
race-rules-winning-first = Het spel is uit zodra één heks thuis is.
race-rules-winning-everyone = De anderen racen door tot iedereen thuis is.
race-rules-length = Hoelang het duurt
race-rules-length-text = Deze race is gemaakt voor { $players }: zo'n { $minutes }, of { $turns }, als een beurt { $seconds } duurt. Het is puur geluk: ongeveer één op de tien potjes is binnen { $low } klaar, en ongeveer één op de tien duurt langer dan { $high }.
race-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
race-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
}
race-turns = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
race-turns-each = { $turns } per speler
race-turns-last = { $turns } tot de laatste heks thuis is
race-rules-variants = Andere manieren om te racen
race-rules-variant-everyone = *Allemaal thuis*: speel door tot iedereen thuis is. De laatste doet de afwas.
race-rules-variant-first = *Sprint*: stop zodra de eerste heks thuis is.
race-rules-variant-gentle = *Zachte wind*: voor de jongsten. Stuurt een plaatje je terug? Leg het terug en trek opnieuw.
race-rules-variant-choice = *Slimme bezems*: houd twee kaarten vast, speel er één en trek een nieuwe.

## Races that cannot be made

race-too-short = een race van { $wish } kan niet met { $players }: de kortste duurt zo'n { $least }; vraag een langere
race-too-long = een race van { $wish } kan niet met { $players }: de langste duurt zo'n { $most }; vraag een kortere
race-not-found = er is geen race van { $wish } met { $players } gevonden uit zaadje { $seed }; probeer een ander zaadje, of een race die iets korter of langer duurt
race-no-time = een beurt kan geen 0 seconden duren; neem er minstens 1

## What the document of a race says about itself

race-subject = Een race voor kinderen: { $course }
race-subjects = { $count } races voor kinderen: { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Kruiden:
terminal-hint = Typ een brouwsel zoals salie 2, munt 1; help vertelt meer.
terminal-tests = { $count ->
    [one] 1 test
   *[other] { $shown } tests
}
terminal-tests-so-far = Dit spel telt tot nu toe { $tests }; log laat ze zien.
terminal-help =
    Typ een brouwsel, het oudste kruid eerst, elk met zijn stippen: salie 2, munt 1
      fox (owl, raven, ..., nobody)   van wie de volgende tests zijn
      guesser salie 2, munt 1         de gratis test van een Gokje (of: versatility salie 2)
      log                             alle tests tot nu toe
      notes                           wat je hebt genoteerd
      note salie 3 no                 noteer: no, maybe, yes of blank; decoy in plaats van een nummer
      undo                            neem de laatste notitie terug
      notes check                     of een test een notitie tegenspreekt
      hint, hint another              een hint, stap voor stap; een andere hint
      suggest 3                       welk brouwsel van 3 kruiden het meest zou vertellen
      handicap fox small              een aanwijzing voor een zwakkere heks (medium, large, of hoe vaak zij en de beste wonnen: 0 2)
      read fox                        haar aanwijzing, als de anderen wegkijken
      review                          hoe het ging, als het spel uit is
      effects, cells, clue, rules     wat er in dit spel zit
      full, room                      alle erven zijn vol: één laatste kans; of er is nog plaats
      check munt salie tijm bieslook  controleer een antwoord
      give up ABCD-EFGH               bekijk de oplossing, met de code onder aan de spelregels
      mode together, rivals, solo     wie met wie speelt
      again                           wis log en notities en begin opnieuw
      quit                            stop
terminal-sure = Typ yes om het toch te testen.
terminal-nothing-asked = er was geen vraag om yes op te zeggen
terminal-hint-more = hint vertelt er meer over; hint another begint een andere
terminal-hint-another = hint begint een andere
terminal-nothing-certain = Er is niets zeker wat je nog niet hebt genoteerd of gevraagd: tijd voor een test. suggest 3 noemt het brouwsel van 3 kruiden dat het meest zou vertellen.
terminal-clue-sealed = De anderen kijken weg, en dan: read { $witch }
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Laatste brouwsel>
terminal-over-prompt = Spel uit>
terminal-no-effects = Dit spel heeft geen effecten.
terminal-no-cells = Dit bord heeft geen bijzondere vakjes.
terminal-no-tests = Nog geen tests.
terminal-full = Het bord is vol. Kies samen één laatste brouwsel en typ het in.
terminal-poisoned = Jullie zijn allemaal vergiftigd. Kies samen één laatste brouwsel en typ het in.
terminal-again = Dit wist het log en de notities; typ: again yes
terminal-winner = De { $witch } wint het spel.
terminal-lost = Jullie hebben verloren. Controleer een antwoord (check), geef op (give up) of begin opnieuw (again).
terminal-misused = { $command } past niet bij { $rest }; help vertelt hoe het werkt
terminal-unknown = { $word } is geen opdracht en geen kruid; { $hint }
terminal-near = bedoelde je { $word }?
terminal-known = help toont de opdrachten, en de kruiden zijn { $ingredients }
terminal-no-note = { $text } is geen notitie; schrijf een kruid, een nummer of decoy, en no, maybe, yes of blank, zoals: note salie 3 no
terminal-no-mode = speelwijze { $mode } bestaat niet; gebruik together, rivals of solo
terminal-no-answer = er ontbreekt een antwoord; noem de kruiden op volgorde, zoals: check munt salie tijm bieslook
terminal-give-up = Wil je de oplossing zien? Typ give up en de code onder aan de bladzijde met spelregels, zoals: give up ABCD-EFGH
terminal-decoy = nep
terminal-marks = x nee   ? misschien   ! ja
terminal-test = Test { $number }:
terminal-last-ditch = laatste kans
terminal-wins = Dit brouwsel wint!
terminal-counted = { $undergrown } te klein, { $overgrown } te groot.
terminal-report = { $report }.
terminal-right = Goed! Je hebt het recept gevonden.
terminal-wrong = Fout: dat is niet het antwoord.
terminal-winning-potion = Het brouwsel dat wint:

## What the terminal prints: races

terminal-players = { $count ->
    [one] 1 speler
   *[other] { $shown } spelers
}
terminal-games = { $count ->
    [one] 1 spel
   *[other] { $shown } spellen
}
terminal-races = { $count ->
    [one] 1 race
   *[other] { $shown } races
}
terminal-spaces = { $count ->
    [one] 1 vakje
   *[other] { $shown } vakjes
}
terminal-cards = { $count ->
    [one] 1 kaart
   *[other] { $shown } kaarten
}
terminal-progress = { $percent }% van { $whole }
terminal-seconds-left = { $progress }, nog { $seconds } s
terminal-minutes-left = { $progress }, nog { $minutes } min
terminal-board-published = het gepubliceerde bord
terminal-board-programmed = het gepubliceerde bord zoals geprogrammeerd
terminal-board-of-seed = het bord van zaadje { $seed }
terminal-board-of-file = het bord van { $file }
terminal-board = { $name }, { $spaces } vakjes, { $cards } kaarten, { $draws }, { $nap }, { $end }
terminal-with-replacement = met terugleggen
terminal-without-replacement = zonder terugleggen
terminal-held = wachten tot de kleur komt
terminal-turn-lost = een beurt overslaan
terminal-until-everyone = tot iedereen gewonnen heeft
terminal-until-first = tot de eerste gewonnen heeft
terminal-board-first-move = { $board }, bruggen en dutjes na de eerste zet van een dubbele
terminal-on-board = { $what } op { $board }
terminal-games-of = { $games } van { $players }
terminal-game = spel
terminal-player = speler { $number }
terminal-total = totaal
terminal-unfinished = niet uitgespeeld
terminal-ended-early = voortijdig gestopt, een deel van de uitkomst: { $part }
terminal-first-of = de eerste { $first } van { $games }
terminal-stopped = { $games } niet uitgespeeld: een speler stopte bij 10.000 zetten; hieronder nergens meegeteld
terminal-all-finished = alles uitgespeeld
terminal-moves = zetten
terminal-turns = beurten
terminal-seat = plaats { $number }
terminal-mean = gemiddeld { $mean } ± { $error }, standaardafwijking { $deviation }
terminal-lengths = 5% { $low }, mediaan { $median }, 95% { $high }; kortste { $shortest }, langste { $longest }; vaakst { $mode } ({ $share })
terminal-mean-turns = gemiddeld { $mean } met de overgeslagen beurten, in { $rounds } ± { $error } ronden
terminal-seat-wins = wint als eerste in { $share } van de spellen ({ $low } tot { $high }), { $moves } zetten
terminal-same-games = Dezelfde spellen nog eens: dezelfde opties met --seed { $seed }
terminal-same-board = Hetzelfde bord nog eens: dezelfde opties met --seed { $seed }
terminal-same = Hetzelfde nog eens: dezelfde opties met --seed { $seed }
terminal-exactly = Eén speler, exact,
terminal-exact-mean = gemiddeld { $mean }, standaardafwijking { $deviation }
terminal-exact-lengths = { $mean }; 5% { $low }, mediaan { $median }, 95% { $high }
terminal-exact-peaks = kortste { $shortest }; vaakst { $mode }; pieken bij { $peaks }; { $longer } duurt langer dan 150
terminal-more = nog { $count }
terminal-together = { $players } samen: { $rounds } ronden, { $turns } beurten
terminal-exact-seat = wint als eerste in { $share } van de spellen
terminal-plot-alone = Zetten in een spel
terminal-plot-together = Zetten in een spel, alle spelers samen
terminal-plot-exact = Zetten van één speler
terminal-plot-of = Exact berekend voor { $board }
terminal-plot-partial = { $numbers }; deel: { $part }
terminal-plot-shares = aandeel van de spellen met zoveel zetten
terminal-plot-steps = zetten, in stappen van { $width }, en hun aandeel van de spellen
terminal-plot-curve = exact berekend
terminal-plot-median = mediaan
terminal-plot-longer = { $share }% van de spellen duurt langer
terminal-race = Race { $seed }:
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players } spelen { $minutes } minuten: { $turns }, { $seconds } seconden per beurt
terminal-race-each = { $turns } beurten per speler
terminal-race-last = { $turns } beurten tot de laatste thuis is
terminal-race-spread = 1 op de 10 spellen is binnen { $low } minuten klaar, 1 op de 10 duurt langer dan { $high }
terminal-race-bridges = bruggen
terminal-race-bridge = { $from } naar { $end }
terminal-race-naps = beurt overslaan
terminal-race-pictures = plaatjes
terminal-race-none = geen
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, zo'n { $minutes } minuten, { $paper }

## What the referee's server answers to phones

server-damaged = wat van tafel { $table } is opgeslagen, is niet te lezen; vraag de scheidsrechter om een nieuwe tafel
server-table-name = dit is geen naam van een tafel; zo'n naam heeft 8 letters en cijfers, zoals K7QM2XWP
server-no-table = er is geen tafel { $table } op deze server; controleer de naam of open een nieuwe tafel
server-not-loaded = het spel van tafel { $table } ({ $game }) is nu niet geladen op deze server; vraag de scheidsrechter hem met dat spel te starten, dan gaat de tafel verder
server-other-game = het spel van deze code ({ $game }) wordt niet door deze server geleid; vraag het de scheidsrechter
