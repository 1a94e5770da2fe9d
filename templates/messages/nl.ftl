### Dutch. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = nl
language-name = Nederlands
language-number = 3

## Lists: "a and b", "a, b and c"

list-two = { $first } en { $second }
list-more = { $first }, { $second }
list-sentence = { $text }.
list-sentences = { $first } { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: parcours
race-page-rules = { $course }: spelregels
race-page-cards = { $course }: kaarten { $number }
race-page-backs = { $course }: achterkant kaarten { $number }
race-page-pawns = Vouwpionnen
race-deck = Kaartspel { $letter }
race-deck-of-all = { $deck }, voor elk parcours dat het noemt

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
race-about-minutes = zo’n { $minutes } minuten ({ $low } tot { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Spelcode
race-start = START
race-finish = FINISH
race-turn-note = Trek een kaart en vlieg. Geen zo’n vakje meer? Je wint!
race-one = Eén kleur
race-one-note = Vlieg naar het volgende vakje van die kleur.
race-two = Twee keer een kleur
race-two-note = Vlieg naar het tweede vakje van die kleur.
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
race-go-to-its-space = ga naar zijn vakje
race-pawns-title = Vouwpionnen
race-pawns-intro = Bij elke heks vliegt een dier mee. Elk heeft zijn eigen stal bij de start. De tweede rij is reserve.
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
race-rules-set-up-pawns = Iedereen zet een pion op START, waar zijn dier getekend is.
race-rules-set-up-deck = Schud de { $cards } kaarten en leg ze gedekt op een stapel.
race-rules-set-up-shared-deck = Neem *{ $deck }*: elk parcours dat het noemt, deelt het. Schud de { $cards } kaarten en leg ze gedekt op een stapel.
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
race-rules-length-text = Deze race is gemaakt voor { $players }: zo’n { $minutes }, of { $turns }, als een beurt { $seconds } duurt. Het is puur geluk: ongeveer één op de tien races is binnen { $low } klaar, en ongeveer één op de tien duurt langer dan { $high }.
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
race-rules-variants = Spelvarianten
race-rules-variant-everyone = *Allemaal thuis*: speel door tot iedereen thuis is. De laatste doet de afwas. ({ $minutes })
race-rules-variant-first = *Sprint*: stop zodra de eerste heks thuis is. ({ $minutes })
race-rules-variant-gentle = *Zachte wind*: voor de jongsten. Stuurt een plaatje je terug? Leg het terug en trek opnieuw. ({ $minutes })
race-rules-variant-choice = *Slimme bezems*: houd twee kaarten vast, speel er één en trek een nieuwe. ({ $minutes })

## Races that cannot be made

race-too-short = een race van { $wish } kan niet met { $players }: de kortste duurt ongeveer { $least }; vraag een langere
race-too-long = een race van { $wish } kan niet met { $players }: de langste duurt ongeveer { $most }; vraag een kortere
race-not-found = er is geen race van { $wish } met { $players } gevonden uit spelcode { $seed }; probeer een andere spelcode, of een race die iets korter of langer duurt

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
      note salie 3 no                 noteer: no, maybe, yes of blank; decoy of een effect in plaats van een nummer
      note salie all no               streep door wat leeg is in die rij; note all 3 no: in een kolom
      undo                            neem de laatste notitie terug
      wrong 3, right 3                test 3 was fout ingevoerd en telt niet mee; of hij klopte toch
      notes check                     of een test een notitie tegenspreekt
      hint, hint another              een hint, stap voor stap; een andere hint
      suggest 3                       welk brouwsel van 3 kruiden het meest zou vertellen
      handicap fox small              een aanwijzing voor een zwakkere heks (medium, large, of hoe vaak zij en de beste wonnen: 0 2)
      read fox                        haar aanwijzing, als de anderen wegkijken
      review                          hoe het ging, als het spel uit is
      effects, cells, clue, rules     wat er in dit spel zit
      full, room                      het spel eindigt: noem het recept nog één keer, de laatste kans; of het gaat door
      name munt salie tijm bieslook   noem het recept (answer en guess doen hetzelfde)
      name fox … / owl …              rivalen die het tegelijk noemen, delen de winst
      turn 12                         het rondje dat telt voor de sterren van jullie winst
      give up ABCD-EFGH               bekijk de oplossing, met de code onder aan de spelregels
      mode together, rivals, solo     wie met wie speelt
      again                           wis log en notities en begin opnieuw
      quit                            stop
terminal-mistyped = Test { $number } blijft in het log en telt niet meer mee; right { $number } neemt dat terug.
terminal-counts-again = Test { $number } telt weer mee.
terminal-entered-wrongly = fout ingevoerd
terminal-sure = Typ yes om het toch te testen.
terminal-nothing-asked = er was geen vraag om yes op te zeggen
terminal-hint-more = hint vertelt er meer over; hint another begint een andere
terminal-hint-another = hint begint een andere
terminal-nothing-certain = Er is niets zeker wat je nog niet hebt genoteerd of gevraagd: tijd voor een test. suggest 3 noemt het brouwsel van 3 kruiden dat het meest zou vertellen.
terminal-clue-sealed = De anderen kijken weg, en dan: read { $witch }
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Recept>
terminal-over-prompt = Spel uit>
terminal-no-effects = Dit spel heeft geen effecten.
terminal-no-cells = Dit bord heeft geen bijzondere vakjes.
terminal-no-tests = Nog geen tests.
terminal-full = Het spel eindigt. Noem het recept nog één keer, de kruiden op volgorde en zonder stippen: dat is de laatste kans.
terminal-poisoned = Jullie zijn allemaal vergiftigd.
terminal-again = Dit wist het log en de notities; typ: again yes
terminal-winner = De { $witch } wint het spel.
terminal-winners = { $witches } delen de winst.
terminal-lost = Verloren. Geef op om de oplossing te zien (give up) of begin opnieuw (again).
terminal-track-wrong = Streep er { $step } door op de maanbaan.
terminal-track-rival = Wie het noemde, slaat zoveel beurten over: { $step }.
terminal-track-first = Begin bij het eerste rondje dat niet is doorgestreept.
terminal-track-last = Begin één plaats voorbij het laatste rondje.
terminal-track-aims = Ga { $step } terug voor elk gehaald doel.
terminal-track-brewed = Jullie hebben het gebrouwen: ga nog { $step } terug.
terminal-turn-asked = Typ het nummer van het rondje waar jullie uitkomen: turn 12. Eén voorbij het laatste is turn { $past }.
terminal-stars = Dat is { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
} waard.
terminal-misused = { $command } past niet bij { $rest }; help vertelt hoe het werkt
terminal-unknown = { $word } is geen opdracht en geen kruid; { $hint }
terminal-near = bedoelde je { $word }?
terminal-known = help toont de opdrachten, en de kruiden zijn { $ingredients }
terminal-about = { $what }: { $sentence }
terminal-advised = { $sentence }; { $advice }
terminal-with = { $sentence } ({ $option })
terminal-no-game = er is geen spel { $given }; neem { $games }
terminal-no-game-near = er is geen spel { $given }; bedoelde je { $near }?
terminal-no-picture = er is geen afbeelding { $path }; geef het pad van een afbeelding met de QR-code, of de tekst van de code
terminal-picture-heic = dit is een HEIC-afbeelding, die niet gelezen kan worden; kies op de iPhone Instellingen > Camera > Formaten > Meest compatibel en maak hem opnieuw, of maak er een schermafbeelding van
terminal-pdf-encrypted = deze PDF is met een wachtwoord beveiligd; bewaar hem zonder wachtwoord, of geef een afbeelding van de bladzijde met de code
terminal-pdf-damaged = deze PDF is beschadigd of onvolledig; kopieer of download hem opnieuw
terminal-svg-damaged = deze SVG is beschadigd of onvolledig; kopieer of download hem opnieuw
terminal-document-no-code = op geen bladzijde van dit bestand is een QR-code gevonden; geef het bestand met de voorkant van het blad, of een afbeelding van de code
terminal-document-foreign = geen QR-code in dit bestand is van een blad van Cauldron Press; geef het bestand met de voorkant van het blad, of een afbeelding van de code
terminal-document-several = dit bestand bevat de codes van meerdere spellen; geef een bestand met één spel, of een afbeelding van de code ervan
terminal-of-game = spel { $number } (spelcode { $seed })
terminal-game-number = spel { $number }
terminal-in-file = in { $path }: { $sentence }
terminal-nothing-to-brew = er is niets om te brouwen; geef --seed, de tekst van de code of een afbeelding ervan, zoals: cauldron brew sheet.png sage:2 mint:1
terminal-nothing-to-check = er is niets om na te kijken; geef de tekst van de code of een afbeelding ervan, en dan het antwoord, zoals: cauldron check sheet.png mint sage thyme chives
terminal-give-up-needs-code = --give-up opent een code; geef de tekst van de code of een afbeelding ervan in plaats van --seed
terminal-no-note = { $text } is geen notitie; schrijf een kruid, een kolom en no, maybe, yes of blank, zoals: note salie 3 no. Een kolom is een nummer, decoy, een effect, of alles wat het kan zijn: note salie all no. Een hele kolom: note all 3 no
terminal-no-mode = speelwijze { $mode } bestaat niet; gebruik together, rivals of solo
terminal-no-answer = er ontbreekt een antwoord; noem de kruiden op volgorde, zoals: name munt salie tijm bieslook
terminal-give-up = Wil je de oplossing zien? Typ give up en de code onder aan de bladzijde met spelregels, zoals: give up ABCD-EFGH
terminal-marks = x nee   ? misschien   ! ja
terminal-given = De gratis aanwijzing: X nee   * ja   ~ een van deze
terminal-test = Test { $number }:
terminal-wins = Dit brouwsel wint!
terminal-counted = { $undergrown } te klein, { $overgrown } te groot.
terminal-report = { $report }.
terminal-right = Goed! Je hebt het recept gevonden.
terminal-wrong = Fout: dat is niet het antwoord.
terminal-named-left = { $left ->
    [one] Jullie kunnen het nog één keer noemen.
   *[other] Jullie kunnen het nog { $left } keer noemen voordat het spel eindigt.
}
terminal-named-used = Jullie hebben het zo vaak genoemd als mag. Als het spel eindigt, mag het nog één keer.
terminal-tale-no-give-up = een zegel van een campagne gaat alleen open met het recept; open de code van zijn spel met de opgeefcode, dan zie je het
terminal-winning-potion = Het brouwsel dat wint:

# What the terminal refuses: options, their values, files.
terminal-not-possible = { $given } is niet mogelijk; neem een geheel getal van { $least } tot en met { $most }
terminal-layout-unfolded = { $option } is voor boekjes die in de vouw geniet worden; neem daarbij { $layout }
terminal-yes-or-no = { $given } is geen yes en geen no; neem yes of no
terminal-no-language = er is geen taal { $given }; neem { $languages }
terminal-single-games = { $option } is voor losse spellen; laat het weg
terminal-output-single = standaarduitvoer neemt één bestand op; laat { $option } weg, of noem een map met --out
terminal-output-folder = { $out } is geen map, maar er worden meerdere bestanden geschreven; noem een map met --out
terminal-large-print = letters van 14 punten hebben a2 of groter nodig; { $paper } is te klein voor --large-print
terminal-large-enlarged = Grote letters hebben groter papier nodig: druk het op { $paper }, of geef { $flags } om het op meerdere vellen a4 te drukken
terminal-braille = braille is er alleen in het Engels; neem --lang en, of --html
terminal-printer-unknown = er is geen printer { $name } bekend; print een testpagina met: cauldron align
terminal-printer-near = er is geen printer { $name } bekend; bedoelde je { $near }?
terminal-read-again = lees de schalen nog eens af
terminal-no-folder = er is geen map voor instellingen bekend (HOME is niet ingesteld); gebruik { $instead }
terminal-theme-language = het thema { $theme } spreekt geen { $language }; kies { $languages } met --lang, of een ander --theme
terminal-file-folder = { $path } is een map; noem { $wanted }
terminal-file-device = { $path } is een apparaat of een pipe; noem { $wanted } in een gewoon bestand
terminal-file-large = { $path } is te groot voor { $wanted }; het maximum is { $most } MiB
terminal-file-missing = er is geen bestand { $path }
terminal-file-denied = je mag { $path } niet lezen
terminal-file-unreadable = { $path } kan niet worden gelezen: { $reason }
terminal-toml-backslash = tussen dubbele aanhalingstekens begint met \ een speciaal teken; schrijf het pad met /, of tussen enkele aanhalingstekens zoals 'C:\Users\Ann'
terminal-names-binary = { $path } is geen lijst in tekstvorm; sla hem op als CSV of als tekst
terminal-names-empty = { $path } bevat geen namen; schrijf er een op elke regel
terminal-names-column = { $path } heeft geen kolom { $column }; wel { $columns }
terminal-names-unprintable = { $path } bevat namen die niet gedrukt kunnen worden: { $faults }. Verbeter ze, of geef --names-skip: die bladen krijgen een lijn om op te schrijven
terminal-names-skipped = Een lijn om op te schrijven in plaats van een naam: { $faults }
terminal-names-character = regel { $line }, { $name }: { $character }
terminal-names-long = regel { $line }, { $name }: { $count } tekens, hoogstens { $most }
terminal-names-join = { $first }; { $last }
terminal-names-more = { $faults }; nog { $count }
terminal-names-from = { $path }: de namen staan in kolom { $column }, de eerste is { $first }; kies een andere met --names-column
terminal-names-heading = { $path }: de eerste naam is { $first }, onder het opschrift { $heading }
terminal-names-first = { $path }: de eerste naam is { $first }
terminal-names-sum = { $path }: regel { $line } is een som ({ $word }) en geen naam; hij wordt weggelaten
terminal-names-encoding = { $path } is gelezen in de codering { $encoding }; sla het op als UTF-8 als er letters fout zijn
terminal-names-games = Het spel van elke naam hangt alleen af van deze spelcode, de instellingen en de naam; twee kinderen kunnen dus hetzelfde recept hebben op verschillende borden. Bewaar names.jsonl: het manifest bevat geen namen.
terminal-names-missing = { $path } ontbreekt; dat bestand bevat de namen van deze reeks. Kopieer het naar de map van het manifest
terminal-names-other = { $path } bevat de namen van een andere reeks; zet het bestand van deze reeks op zijn plaats
terminal-logo-empty = { $path } is leeg; een logo is een SVG-, SVGZ-, PNG- of JPEG-bestand
terminal-logo-text = { $path } is tekst en geen tekening; een logo is een SVG-, SVGZ-, PNG- of JPEG-bestand
terminal-logo-format = { $path } heeft een ander formaat; een logo is een SVG-, SVGZ-, PNG- of JPEG-bestand
terminal-reprint-nameless = { $given } is geen nummer van een spel, en { $path } hoort bij een reeks zonder namen; gebruik een nummer van 1 tot en met { $games }
terminal-reprint-unknown = in de reeks van { $path } heet niemand { $given }; gebruik een naam van de lijst of het nummer van een spel
terminal-reprint-near = in de reeks van { $path } heet niemand { $given }; bedoelde je { $near }?
terminal-reprint-ambiguous = meer spelers heten { $given }, in de spellen { $numbers }; gebruik een van deze nummers
terminal-wanted-picture = een afbeelding met de QR-code
terminal-wanted-key = een sleutelbestand
terminal-wanted-game = een opgeslagen spel
terminal-wanted-options = een bestand met opties
terminal-no-setting = er is geen instelling { $given }; neem { $names }
terminal-no-setting-near = er is geen instelling { $given }; bedoelde je { $near }?
terminal-no-json-potions = er zijn geen brouwsels om als JSON te tonen; noem ze, zoals: sage:2 mint:1
terminal-save-unusable = { $path } is geen opgeslagen spel ({ $reason }); noem een ander bestand, of verwijder dit om opnieuw te beginnen
terminal-save-no-text = het is geen tekst
terminal-save-other = { $path } bevat het spel van een ander blad; geef de code daarvan, of een andere --save
terminal-line-long = een regel heeft meer dan { $most } tekens; typ één brouwsel of opdracht per regel
terminal-line-no-text = wat er is getypt is geen tekst; typ een brouwsel zoals salie 2, munt 1
terminal-argument = een argument
terminal-option-unusable = { $option }: { $given } is niet bruikbaar
terminal-option-value = { $option } heeft een waarde nodig
terminal-option-value-of = { $option } heeft een waarde nodig; neem { $choices }
terminal-option-no-choice = { $option }: { $given } bestaat niet
terminal-option-choices = { $option }: { $given } bestaat niet; neem { $choices }
terminal-option-choices-near = { $option }: { $given } bestaat niet (bedoelde je { $near }?); neem { $choices }
terminal-duplex-one-sided = { $option }: { $given } bestaat niet; neem voor een printer die maar één kant bedrukt --layout fold-over of --layout glue
terminal-no-option = er is geen optie { $given }; --help toont wat er is
terminal-no-option-near = er is geen optie { $given } (bedoelde je { $near }?); --help toont wat er is
terminal-not-expected = { $given } wordt hier niet verwacht; --help toont wat er is
terminal-no-command = er is geen opdracht { $given }; neem { $commands }
terminal-no-command-near = er is geen opdracht { $given }; bedoelde je { $near }?
terminal-option-twice = { $option } is meer dan één keer gegeven; geef het één keer
terminal-option-before = { $option } kan niet voor { $command } staan; opties van een opdracht volgen erop
terminal-options-together = { $option } past niet bij { $other }; geef een van beide
terminal-option-together = { $option } past niet bij de rest; --help vertelt wat wel past
terminal-option-no-value = { $option } neemt geen waarde zoals { $given }
terminal-option-missing = { $option } ontbreekt; --help toont wat er is
terminal-race-commands = race heeft een opdracht nodig: { $commands }; --help legt ze uit
terminal-no-unicode = een argument is geen geldige Unicode; alleen paden van bestanden en mappen hoeven dat niet te zijn
terminal-not-understood = de argumenten zijn niet te begrijpen; --help toont wat er is

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
terminal-board-of-seed = het bord van spelcode { $seed }
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
terminal-race-length = { $players }, { $minutes } minuten: { $turns }, { $seconds } seconden per beurt
terminal-race-each = { $turns } beurten per speler
terminal-race-last = { $turns } beurten tot de laatste thuis is
terminal-race-spread = 1 op de 10 spellen is binnen { $low } minuten klaar, 1 op de 10 duurt langer dan { $high }
terminal-race-bridges = bruggen
terminal-race-bridge = { $from } naar { $end }
terminal-race-naps = beurt overslaan
terminal-race-pictures = plaatjes
terminal-race-none = geen
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, zo’n { $minutes } minuten, { $paper }

## What the referee's server answers to phones

server-damaged = wat van tafel { $table } is opgeslagen, is niet te lezen; vraag de scheidsrechter om een nieuwe tafel
server-table-name = dit is geen naam van een tafel; een naam heeft drie woorden, zoals bisol tavuk nupam
server-no-table = er is geen tafel { $table } op deze server; controleer de naam of open een nieuwe tafel
server-not-loaded = het spel van tafel { $table } ({ $game }) is nu niet geladen op deze server; vraag de scheidsrechter hem met dat spel te starten, dan gaat de tafel verder
server-other-game = het spel van deze code ({ $game }) wordt niet door deze server geleid; vraag het aan de scheidsrechter
server-no-opening = op deze server opent de scheidsrechter de tafels; vraag naar de naam van de jouwe
server-no-again = in dit spel telt elke test, dus het kan niet opnieuw beginnen; vraag het aan de scheidsrechter
server-no-help = in dit spel telt elke test, dus niemand krijgt hulp; vraag het aan de scheidsrechter
server-gone = dat is niet meer terug te halen: er is een minuut voorbij, of iemand heeft het al gedaan
server-referee-alone = dat heeft de scheidsrechter gedaan, en alleen de scheidsrechter kan het terughalen
server-help = deze tafel vroeg veel hulp in één keer; wacht { $wait } en vraag het dan nog eens
server-helping = te veel tafels vragen tegelijk om hulp; probeer het zo nog eens
server-full = deze server heeft { $tables } tafels en er kan er geen meer bij; vraag het aan de scheidsrechter
server-seconds = { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}
server-minutes = { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
server-busy = dat was te veel in één keer; wacht { $wait } en probeer het dan nog eens
server-guesses-of-table = deze tafel heeft te vaak geraden; wacht { $wait } tot het volgende antwoord
server-guesses-of-client = vanaf dit adres zijn te veel antwoorden van dit spel geraden; wacht { $wait } tot het volgende antwoord
server-guesses-of-game = van dit spel zijn te veel antwoorden geraden; wacht { $wait } tot het volgende antwoord
server-openings = er zijn te veel tafels tegelijk geopend; wacht { $wait } en probeer het dan nog eens
server-checking = er worden te veel antwoorden tegelijk gecontroleerd; probeer het zo nog eens
server-host = deze server luistert niet naar { $host }; gebruik het adres dat hij toont, of start hem met --host en die naam
server-no-host = dit verzoek zegt niet voor welke host het is
server-origin = pagina’s van { $origin } kunnen deze server niet gebruiken; open de pagina van de server zelf, of start hem met --host en de naam van die pagina
server-too-large = dit verzoek is te groot; er zijn { $bytes } bytes toegestaan
server-broken = dit verzoek is niet heel aangekomen
server-not-json = dit verzoek is niet aangekondigd als application/json
server-since = { $text } is geen geheel getal; since= vraagt dat van een revisie, wait= een aantal seconden
server-slow = dit verzoek duurde te lang; probeer het nog eens
server-no-referee = deze server houdt geen tafels bij; hij is gestart zonder --referee
server-desk-shut = de balie gaat alleen open met de sleutel
server-desk-key = dat is niet de sleutel van deze balie; vergelijk hem met wat de server toonde
server-desk-tries = vanaf dit adres kwamen te veel foute sleutels; wacht { $wait } en probeer het dan nog eens
server-no-path = hier is niets; de tafels staan op /api/tables
server-method = dit kan hier niet; tafels kennen GET en POST
server-changed = de tafel is intussen veranderd; kijk in het log en probeer het dan nog eens
server-not-kept = de server kan de tafel nu niet bewaren, dus er is niets veranderd; zeg het tegen de scheidsrechter
server-unsure = de server raakte halverwege zijn tafels kwijt; kijk of in het log staat wat je deed voor je het nog eens doet, en zeg het tegen de scheidsrechter
server-failed = dit is de server niet gelukt; probeer het nog eens, en zeg het tegen de scheidsrechter als het zo blijft

# The referee's desk: a page behind a key, and cards to be printed from it.

desk-title = Balie van de scheidsrechter
desk-key = Sleutel van de balie
desk-key-help = Hij staat waar de server is gestart, of in het sleutelbestand van de balie.
desk-enter = Balie openen
desk-leave = Balie verlaten
desk-cards = Tafelkaarten
desk-csv = Opslaan als CSV
desk-close-all = Alle tafels sluiten
desk-table = Tafel
desk-game = Spel
desk-standing = Stand
desk-rank = Plaats
desk-won-at = Gewonnen om
desk-order = Volgorde
desk-order-opened = zoals ze zijn geopend
desk-order-won = wie het eerst won
desk-tests = Tests
desk-answers = Antwoorden
desk-changed = Gewijzigd
desk-seen = Laatst gezien
desk-rulings = Beslissingen
desk-playing = bezig
desk-last = laatste kans
desk-won = gewonnen
desk-won-by = gewonnen door { $names }
desk-lost = verloren
desk-given-up = opgegeven
desk-closed = { $standing }, gesloten
desk-not-loaded = spel niet geladen
desk-never = nog niet
desk-close = Sluiten
desk-reopen = Weer openen
desk-take-back = Test terugnemen
desk-reset = Opnieuw beginnen
desk-bring-back = Terughalen
desk-players-again = door spelers opnieuw begonnen
desk-players-back = door spelers teruggehaald
# What a button is called when it is read aloud: what it does, and at which table.
desk-ruling = { $ruling }: tafel { $table }
desk-sure-close-all = Alle tafels sluiten voor al hun telefoons? Tests en antwoorden tellen dan niet meer, tot je de tafels weer opent.
desk-sure-close = Tafel { $table } sluiten voor al zijn telefoons? Tests en antwoorden tellen daar dan niet meer, tot je hem weer opent.
desk-sure-take-back = De laatste test van tafel { $table } terugnemen op al zijn telefoons? Hij verdwijnt uit het log, en zijn ketel geldt weer als leeg. Een minuut lang kun je hem terughalen.
desk-sure-reset = Tafel { $table } op al zijn telefoons opnieuw laten beginnen? De tests, notities en antwoorden zijn dan weg. Een minuut lang kun je ze terughalen.
desk-yes = Ja, doen
desk-no = Nee
desk-none = Er zijn nog geen tafels. Ze verschijnen hier zodra telefoons ze openen.
desk-count = { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}
desk-count-won = { $tables ->
    [0] geen enkele heeft gewonnen
    [one] één heeft gewonnen
   *[other] { $tables } hebben gewonnen
}
desk-secret = Hier is nooit een recept te zien; dat staat in het bestand van de organisator.
desk-away = De server antwoordt niet. Nog eens proberen …
desk-done = Tafel { $table }: { $ruling }. Gedaan.
desk-print = Printen
desk-back = Terug naar de balie
desk-card-scan = Scan dit en schuif aan bij de tafel.
desk-card-type = Of open { $address } en typ de naam van de tafel.
desk-card-most = Dit zijn de eerste { $cards } tafels; meer kaarten passen niet op één bladzijde.
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Test je brouwsels en controleer het antwoord van een geprint Wondering Witches-spel.
page-skip = Meteen naar het spel
page-no-script = Deze pagina heeft JavaScript nodig, want die test brouwsels op je telefoon en niet op een server. Sta het alsjeblieft toe. Een iPhone opent bestanden uit Mail en Bestanden zonder JavaScript: open dit bestand op een computer of Android-telefoon, of open het adres dat ‘cauldron serve’ toont.
page-engine-missing = Deze browser is te oud om brouwsels te testen, of de isolatiemodus verbiedt het. Werk hem bij, zet de isolatiemodus voor deze pagina uit, of open de pagina op een andere telefoon.
page-evicted = Dit spel staat niet meer op dit apparaat: de browser heeft gewist wat hij bewaarde. Zet het terug uit een bewaard bestand, of scan het blad opnieuw.
page-save-all = Alle spellen bewaren
page-restore = Spellen terugzetten
page-restore-wrong = Dit bestand bevat geen bewaarde spellen; kies een bestand van ‘Alle spellen bewaren’.
page-restore-done = { $count ->
    [one] Eén spel is teruggezet.
   *[other] { $count } spellen zijn teruggezet.
}
page-engine-failed = Er ging iets mis bij het uitrekenen. Er is niets veranderd; probeer het nog eens.
page-dismiss = Bericht sluiten
page-cancel = Annuleren
page-close = Sluiten
page-clear = Wissen
page-undo = Ongedaan maken
page-try-again = Nog eens proberen
page-for-example = zoals { $text }

# The frame of an open game

page-tabs = Onderdelen van het spel
page-tab-brew = Brouwen
page-tab-log = Log
page-tab-notes = Notities
page-tab-help = Hulp
page-tab-answer = Antwoord
page-to-games = Alle spellen
page-menu = Spelmenu
page-theme = Kleuren
page-theme-auto = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-language = Taal
page-language-auto = Zoals het blad
page-language-missing = De woorden van deze taal staan nog niet op deze telefoon en konden nu niet worden opgehaald. Kies de taal straks opnieuw.
page-language-offer = Dit blad is in een andere taal. Wil je deze pagina in het Nederlands lezen?
page-mode = Speelwijze
page-mode-cooperative = Samen
page-mode-competitive = Rivalen
page-mode-solo = Alleen
page-mode-hint = Rivalen lezen elke uitslag hardop voor. Wie het eerst een test wint of het recept noemt, wint het spel.
page-share = Delen
page-share-title = Op een andere telefoon spelen
page-share-table = Scan dit met de andere telefoon. Die schuift aan bij jullie tafel: één log en dezelfde notities voor iedereen.
page-share-game = Scan dit met de camera van de andere telefoon, of met deze pagina daarop. Die speelt vanaf hier verder, met het log en de notities van nu. Daarna heeft elke telefoon zijn eigen spel.
page-share-long = Dit spel is te lang voor een vierkante code. Stuur in plaats daarvan het adres: de andere telefoon opent het, of plakt het waar je codes typt.
page-share-local = Deze pagina is geopend onder een naam die alleen deze computer kent. Open de pagina onder het adres van de computer in je netwerk, zodat andere telefoons mee kunnen.
page-share-qr-table = Vierkante code met het adres van jullie tafel
page-share-qr-game = Vierkante code met jouw spel
page-share-address = Of stuur dit
page-share-copy = Kopiëren
page-share-copied = Gekopieerd
page-share-by-hand = Het adres is geselecteerd: kopieer het.
page-share-send = Sturen …
page-handed-title = Dit spel heb je al
page-handed-text = Deze telefoon: { $mine }. De andere telefoon: { $theirs }. Met welk spel ga je verder?
page-namings = { $namings ->
    [one] recept 1 keer genoemd
   *[other] recept { $namings } keer genoemd
}
page-handed-both-text = De logs spreken elkaar niet tegen, dus ze passen samen: het langste log, en de notities van allebei. Staat er bij allebei een teken, dan blijft dat van jou.
page-handed-mine = Dat van mij
page-handed-theirs = Dat van de ander
page-handed-both = Allebei samen
page-handed-done = { $tests ->
    [0] Het spel is er, met de notities.
    [one] Het spel is er, met 1 test en de notities.
   *[other] Het spel is er, met { $tests } tests en de notities.
}
page-handed-damaged = Dit spel van een andere telefoon is niet heel aangekomen. Er is niets veranderd: scan het nog eens, of kopieer het hele adres.
page-handed-newer = Dit spel komt van een nieuwere versie van de pagina. Er is niets veranderd: laad deze pagina opnieuw zodra er een netwerk is, en scan dan nog eens.
page-handed-unfit = Wat hier over het spel staat, kan op zijn blad niet gebeurd zijn. Er is niets veranderd: geef het spel nog eens door.
page-switches = Deze telefoon
page-switch-awake = Scherm aan laten tijdens een spel
page-switch-vibration = Trillen bij uitslagen
page-switch-sound = Belletje bij uitslagen
page-again = Opnieuw beginnen
page-again-title = Dit spel opnieuw beginnen?
page-again-text = Het log, je notities en je huidige brouwsel zijn dan weg. Het geheime recept blijft hetzelfde.
page-again-all-title = Dit spel voor alle telefoons opnieuw beginnen?
page-again-all-text = Het log en de notities van tafel { $table } zijn dan op elke telefoon weg. Een minuut lang kan iedereen aan de tafel ze terughalen. Het geheime recept blijft hetzelfde.
page-again-yes = Opnieuw beginnen
page-again-done = Met een schone ketel.

# While a game opens

page-title = { $place } · { $name } · { $app }
page-opening = Het spel gaat open …

# The sheet of the day

page-daily-title = Het blad van de dag
page-daily-day = { $date }: { $level }
page-daily-hint = Iedereen op de wereld kan vandaag hetzelfde spel spelen. Jullie hebben er het geprinte blad voor nodig: vraag erom bij wie jullie bladen print. Test dan hier jullie brouwsels.
page-daily-players = Met hoeveel spelen jullie?
page-daily-open = Openen

# Statistics, and the calendar of past days.

page-stats-title = Statistieken
page-stats-hint = Geteld zijn de spellen op dit apparaat. ‘Alle spellen bewaren’ bewaart ze in een bestand.
page-stats-all = Alle spellen
page-stats-other = Andere spellen
page-stats-begun = begonnen
page-stats-up = opgegeven
page-stats-tests = tests tot de overwinning:
page-stats-circles = rondje van de maanbaan:
page-stats-best = mediaan { $median }, beste { $best }
page-stats-days = bladen van de dag gewonnen, dagen op rij:
page-stats-streak = nu { $now }, hoogstens { $longest }
page-days-title = Eerdere dagen
page-days-hint = Elke dag heeft een eigen blad. Kies een dag om hier de brouwsels van dat blad te testen; het blad krijgen jullie van wie jullie bladen print.
page-days-before = Vorige maand
page-days-after = Volgende maand
page-days-day = { $date }: { $state }
page-days-none = niet gespeeld

# Home: opening a game, tables, the games on this phone

page-home-lead = Test je brouwsels en controleer het antwoord, gewoon op deze telefoon.
page-go-on = Verder: { $name }
page-open-title = Open een spel
page-open-hint = Gebruik de vierkante code op je blad.
page-scan-button = Scan de code
page-scan-title = Scan de code
page-scan-hint = Houd de vierkante code op je blad voor de camera.
page-scan-view = Wat de camera ziet
page-scan-light = Licht
page-scan-foreign = Deze vierkante code is niet van een blad van dit spel.
page-scan-late = Nog geen code. Ga dichterbij en houd stil, met licht op het blad; of sluit dit en fotografeer de vierkante code, of typ de spelcode.
page-scan-forbidden = De pagina mag de camera niet gebruiken. Sta het toe in de instellingen van je browser, of fotografeer de vierkante code, of typ de spelcode.
page-scan-no-camera = Hier is geen camera. Kies een foto van de vierkante code, of typ de spelcode.
page-scan-busy = De camera start niet; misschien is een ander programma ermee bezig. Fotografeer de vierkante code, of typ de spelcode.
page-photo-take = Fotografeer de code
page-photo-choose = Kies een foto
page-photo-looking = De code zoeken (poging { $attempt })
page-photo-unreadable = Dit bestand is geen leesbare afbeelding. Kies een foto van de code.
page-photo-foreign = De vierkante code op deze foto is niet van een blad van dit spel. Gebruik de code die op je blad staat.
page-photo-cancelled = Het zoeken is gestopt.
page-photo-forbidden = Deze browser laat de pagina niet naar codes in foto’s zoeken. Scan de code met de camera van de telefoon, of typ hem in.
page-photo-late = Op deze foto is binnen { $seconds } seconden geen code gevonden. Maak een nieuwe van dichterbij: scherp, gelijkmatig verlicht en met de hele code erop.
page-photo-nothing = Op deze foto is geen code gevonden. Maak een nieuwe van dichterbij: scherp, gelijkmatig verlicht en met de hele code erop.
page-code-label = Of typ de vierkante code, de spelcode of de naam van het spel
page-open-button = Openen
page-name-elsewhere = { $name } is de naam van een spel dat nog niet op deze telefoon staat. Scan de code op het blad, of typ de spelcode.
page-seed-title = Geen camera? Typ de spelcode
page-seed-hint = Spelcode, niveau en spelers staan boven aan het blad, de editie onder aan de tweede bladzijde met spelregels. Een blad voor een toernooi heeft geen spelcode: de scheidsrechter opent het spel.
page-seed-label = Spelcode
page-seed-level = Niveau
page-seed-level-named = { $number }: { $name }
page-seed-players = Spelers
page-seed-button = Zoek het spel
page-seed-dealing = Het spel zoeken …
page-seed-same-title = Is dit jouw spel?
page-seed-same-text = Op je blad hoort Spel { $label } te staan. Vergelijk ook de gratis aanwijzing.
page-seed-same-clue = Gratis aanwijzing:
page-seed-same-yes = Ja, speel het
page-seed-same-no = Nee, het is anders
page-seed-other = Vergelijk dan spelcode, niveau, spelers en editie met het blad. Kloppen die, dan is het blad met extra wensen gemaakt: alleen de vierkante code opent het spel.
page-open-here = Alleen op deze telefoon spelen
page-print-title = Print een spel
page-print-hint = Elk niveau, tot 8 spelers: een blad voor op tafel, of een heel boekje.
page-print-open = Kiezen en printen
page-print-loading = Even voorbereiden …
page-print-failed = Dit deel van de pagina staat nog niet op dit apparaat en kon nu niet worden geladen. Probeer het nog eens als er een netwerk is.
page-print-file = Deze pagina is als bestand geopend; daarom laat de browser het deel dat print niet laden. Open de pagina op haar adres, of vraag wie haar gemaakt heeft om het ene bestand dat ook print.
page-print-old = Er is een nieuwere versie van deze pagina. Laad de pagina opnieuw en print dan.
page-join-title = Schuif aan bij een tafel
page-join-hint = Heeft iemand van jullie het spel al geopend? Typ de naam van jullie tafel.
page-table-name = Naam van de tafel
page-table-label = Tafel { $table }
page-join-button = Aanschuiven
page-known-title = Je hebt al een tafel
page-known-text = Deze telefoon zit met dit spel al aan tafel { $table }. Daar verdergaan, of een nieuwe tafel openen?
page-known-new = Nieuwe tafel
page-known-join = Naar { $table }
page-tables-title = Dit blad wordt al gespeeld
page-tables-text = Schuif aan bij de tafel van je groep: dan delen jullie het log en de notities. Of open een nieuwe tafel voor jezelf, met een leeg log.
page-tables-join = Schuif aan bij { $table } ({ $tests ->
    [0] nog geen test
    [one] 1 test
   *[other] { $tests } tests
})
page-games-title = Spellen op deze telefoon
page-games-none = Nog geen. Open een spel, dan blijft het hier op je wachten.
page-game-label = Spel { $label }
page-game-unreadable = onleesbaar
page-rename-game = Spel { $label } hernoemen
page-rename-title = Een eigen naam voor { $label }
page-rename-label = Zo noem jij dit spel
page-rename-hint = Alleen deze telefoon toont hem. Laat het vak leeg om de naam van het blad terug te krijgen.
page-rename-yes = Opslaan
page-renamed = Dit spel heet nu { $name }.
page-remove-game = Spel { $label } verwijderen
page-remove-title = Spel { $label } verwijderen?
page-remove-text = Het log en de notities op deze telefoon zijn dan weg. Met de code op het blad kun je het spel weer openen, vanaf het begin.
page-remove-yes = Verwijderen
page-foot-local = Alles gebeurt op deze telefoon: zonder account, en zonder netwerk zodra de pagina er is.
page-foot-plain = Alles gebeurt op deze telefoon, zonder account.
page-plain-title = Wat op dit adres niet kan
page-plain-text = Het adres van deze pagina begint met http: onderweg is niets versleuteld, dus je browser verbiedt drie dingen. Spelen kan gewoon.
page-plain-scan = Scannen: fotografeer de code.
page-plain-awake = Het scherm aan laten: stel de telefoon zo in dat het langer aan blijft.
page-plain-kept = Spelen zonder netwerk: laat deze pagina open tot jullie klaar zijn.
page-foot-referee = Spellen die je hier opent, bewaart de computer van je scheidsrechter.
page-other-game = Naar alle spellen
page-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
page-players-unknown = Met scheidsrechter
page-tests = { $tests ->
    [one] 1 test
   *[other] { $tests } tests
}
page-status-new = net geopend
page-status-playing = bezig
page-status-last-ditch = laatste kans
page-status-won = gewonnen
page-status-lost = verloren

# What is stored and sent

page-storage-full = De opslag van deze telefoon is vol. Je kunt doorspelen, maar het spel is weg als je deze pagina sluit. Verwijder spellen die je niet meer nodig hebt.
page-storage-forbidden = Deze browser laat de pagina niets onthouden. Je kunt doorspelen, maar het spel is weg als je deze pagina sluit.
page-stored-title = Dit spel is niet te lezen
page-stored-unreadable = Wat van dit spel op de telefoon is opgeslagen, is beschadigd.
page-stored-text = Je kunt het spel opnieuw beginnen. Wat is opgeslagen blijft bewaard, voor het geval iemand het kan herstellen.
page-stored-anew = Opnieuw beginnen
page-stored-no-code = Wat van dit spel is opgeslagen, is beschadigd en de code is kwijt. Fotografeer de code op het blad om het weer te openen.
page-moved-on = Dit spel is in een ander venster verdergegaan. Zo staat het er nu voor; kijk ernaar en probeer het dan nog eens.
page-others-tested = Test { $number } is ergens anders gedaan: { $result }.
page-others-named = Het recept is ergens anders genoemd, maar dat is het niet.
page-deed-again = { $name } is dit spel opnieuw begonnen, voor alle telefoons.
page-deed-again-own = Je bent dit spel opnieuw begonnen, voor alle telefoons.
page-deed-again-somebody = Iemand aan deze tafel is het spel opnieuw begonnen, voor alle telefoons.
page-deed-reset = De scheidsrechter is dit spel opnieuw begonnen, voor alle telefoons.
page-deed-taken-back = De scheidsrechter heeft de laatste test teruggenomen.
page-deed-closed = De scheidsrechter heeft deze tafel gesloten: tests en antwoorden tellen niet meer.
page-deed-reopened = De scheidsrechter heeft deze tafel weer geopend: speel verder.
page-deed-brought-back = { $name } heeft het spel teruggehaald zoals het was.
page-deed-brought-back-own = Het spel is terug zoals het was, op alle telefoons.
page-deed-brought-back-somebody = Iemand aan deze tafel heeft het spel teruggehaald zoals het was.
page-deed-brought-back-referee = De scheidsrechter heeft het spel teruggehaald zoals het was.
page-deed-back = Terughalen
page-network-lost = De computer van de scheidsrechter is niet te bereiken. Er is niets verloren: deze telefoon blijft het proberen.
page-network-none = Deze telefoon heeft geen netwerk. Er is niets verloren: zodra het er is, gaat het verder.
page-queued = { $count ->
    [one] Eén actie wacht daarop.
   *[other] { $count } acties wachten daarop, in hun volgorde.
}
page-queue-sent = Wat op het netwerk wachtte, is verstuurd.
page-network-odd = De computer van de scheidsrechter gaf een antwoord dat nergens op slaat (status { $status }). Er is niets verloren; probeer het nog eens.

# A game just opened

page-first-title = Zo werkt het
page-first-do = Is een ketel op je bord klaar voor zijn test? Voer dan hier de kruiden in, het oudste eerst, elk met zijn stippen.
page-first-numbers = Je krijgt twee getallen terug: hoeveel kruiden *te klein* zijn (te weinig stippen) en hoeveel *te groot* (te veel), maar nooit welke.
page-first-win = *Je wint* als het hele recept ({ $recipe } kruiden) in één brouwsel zit, op volgorde, elk met evenveel stippen als zijn nummer.
page-first-win-effects = *Je wint* als er evenveel kruiden meetellen als het recept heeft ({ $recipe }), en elk daarvan op volgorde staat, met evenveel stippen als zijn nummer. Effecten kunnen dat nummer veranderen.
page-first-tester = _Wie test?_ is voor je log, en voor effecten die gelden voor wie test. Je mag het open laten.
page-first-close = Snap ik
page-first-rules = Alle spelregels

# The practice game

page-learn-open = Leer het spel in twee minuten
page-learn-title = Leer het spel
page-learn-step = Stap { $step } van { $steps }
page-learn-recipe-title = Een geheim recept
page-learn-recipe-follows = Dus { $decoy } heeft geen nummer. Van de andere vijf is er ook één nepkruid. De tabel hieronder bewaart wat zeker is.
page-learn-first = In een echt spel laat je kruiden groeien op papier en pluk je ze voor een ketel. Deze is vol: { $first } en { $third }, met elk twee stippen. Test het brouwsel.
page-learn-first-follows = *Eén is te groot*: zijn nummer is lager dan 2, dus het is 1. *Eén is te klein*: zijn nummer is hoger dan 2, dus het is 3 of 4. De test zegt niet welk kruid wat is. Maar geen van beide is nepkruid, en geen ander kruid is nummer 1.
page-learn-second = Is { $first } nummer 1 en { $third } nummer 3? Brouw ze nog eens, nu met één stip en met drie.
page-learn-second-follows = *Niets is te klein.* { $first } heeft maar één stip, dus het is nummer 1. Dan is { $third } 3 of 4, en drie stippen zijn genoeg: het is nummer 3.
page-learn-third = De nummers 2 en 4 ontbreken nog. Probeer { $second } met twee stippen en { $fourth } met vier. Nummer 1 gaat er het eerst in, dan 2, 3 en 4.
page-learn-third-follows = *0 en 0, en toch niet gewonnen!* Niets heeft de verkeerde stippen. Hadden ze alle vier een nummer, dan was dit het recept. Dus één ervan is nepkruid, en dat slaat een test over. Het is niet { $first } of { $third }. Dus het is { $second } of { $fourth }, en { $other } hoort op die plaats.
page-learn-choice-title = Jouw beurt
page-learn-choice = Er zijn nog twee recepten over. Of { $second } is nummer 2 en { $other } is nummer 4, of { $other } is nummer 2 en { $fourth } is nummer 4. Welk van de twee brouw je?
page-learn-choice-follows = *Eén is te klein.* Dat kan alleen { $other } zijn: twee stippen zijn te weinig, dus het is nummer 4. Brouw nu het andere recept.
page-learn-told = De test zegt
page-learn-secret = Voor wie nieuwsgierig is: dit was geheim
page-learn-known = Wat zeker is
page-learn-test = Test dit brouwsel
page-learn-next = Verder
page-learn-again = Nog een keer
page-learn-end = Nu kun je spelen. Op je blad staan de tuinen en de ketels, en deze pagina test wat je brouwt. Latere niveaus hebben ook effecten: het blad en de hulp leggen ze allemaal uit.

# The potion in the making

page-who-tests = Wie test?
page-whose-test = Van wie is deze test?
page-tester-hint = Bij rivalen moet er iemand winnen. Zeg welke heks test.
page-poisoned = vergiftigd
page-pantry-title = Kies kruiden
page-pantry-hint = Tik op de stippen van elk kruid, het oudste eerst, volgens de cijfers in je ketel.
page-early = Je mag een ketel sluiten voor hij vol is: streep de lege vakjes door en test wat erin zit.
page-is-in-potion = in het brouwsel op plaats
page-potion-title = Je brouwsel
page-potion-label = Brouwsel, het oudste kruid eerst
page-potion-empty = Nog leeg. Tik op de stippen van een kruid.
page-added = { $name } erbij als nummer { $place }.
page-moved = { $name } is nu nummer { $place }.
page-removed = { $name } is eruit.
page-changed = Nu { $name }.
page-cleared = Het brouwsel is nu leeg.
page-restored = Het brouwsel is terug.
page-placed-name = { $name }, { NUMBER($place, type: "ordinal") ->
   *[other] { $place }e
} kruid
page-dots-of = Stippen van { $name }
page-dots = { $name }, { $dots ->
    [one] 1 stip
   *[other] { $dots } stippen
}
page-change = { $name } veranderen
page-move-earlier = { $name } een plaats naar voren
page-move-later = { $name } een plaats naar achteren
page-remove = { $name } weghalen
page-kind-legend = Waar komt het vandaan?
page-kind-cauldron = Ketel
page-left-label = Tests die nog op het bord staan
page-left-cauldrons-or-larger = Ketels van { $cells } of meer: { $left } van { $all }
page-left-versatility = Proeftuinen zonder plant: { $left } van { $all }
page-left-guesser = Gokjes: { $left } van { $all }
page-test-button = Test brouwsel { $number }
page-testing = Testen …
page-herbs = { $herbs ->
    [one] 1 kruid
   *[other] { $herbs } kruiden
}
page-lasting-title = Wat blijft gelden
page-lasting-since = sinds test { $test }
page-lasting-somebody = wie test { $test } deed
page-ditch-title = De laatste kans
page-ditch-back = Er is toch nog plaats
page-ditch-left = Het spel gaat door.

# What a test told

page-test-word = Test
page-test-number = Test { $number }
page-result-won = Het brouwsel klopt!
page-result-counts = { $under } te klein, { $over } te groot
page-undergrown = { $count ->
   *[other] te klein
}
page-overgrown = { $count ->
   *[other] te groot
}
page-result-note = Schrijf het onder je ketel. Niemand zegt welke het zijn. Ook de volgorde blijft geheim.
page-done = Klaar
page-reports-label = De meldingen van effecten, door elkaar
page-report-no-number = Geen: dat kruid heeft geen nummer.
page-report-nothing = Niets te zeggen: alle nummers van het recept zitten in het brouwsel.
page-report-unlisted = Dit is geen effect van de lijst op je blad. Lees in de spelregels over de nepkruiden.
page-explain-title = Wat betekent dit?
page-explain-under = *Te klein*: het heeft minder stippen dan zijn nummer.
page-explain-over = *Te groot*: het heeft meer stippen dan zijn nummer.
page-explain-silent = Niemand zegt welke het zijn. Ook de volgorde blijft geheim. Een nepkruid zonder nummer wordt overgeslagen, hoeveel stippen het ook heeft.
page-explain-changed = Verandert een effect een nummer, dan geldt het nieuwe.
page-explain-none = *0 en 0*: niets wat meetelt, is te klein of te groot.
page-explain-small = Maar een brouwsel met minder kruiden dan het recept kan niet winnen.
page-explain-why = Toch wint het niet. Dit kunnen de redenen zijn, één ervan of meer:
page-explain-few = Er tellen te weinig kruiden mee. Om te winnen zijn er zoveel nodig als het recept heeft, en een nepkruid zonder nummer telt nooit mee.
page-explain-few-effects = Er tellen te weinig kruiden mee. Om te winnen zijn er zoveel nodig als het recept heeft. Een nepkruid zonder nummer telt nooit mee, en effecten kunnen er nog andere buiten laten.
page-explain-order = Een ervan staat niet op volgorde: zijn nummer is niet één hoger dan het nummer er direct voor.
page-explain-imposter = Er zit een bedrieger in, en die is altijd fout.
page-explain-brothers = Een van de broers zit erin zonder de ander.
page-explain-enemies = Beide vijanden zitten erin.

# How a game ends

page-won-title = Jullie hebben het gebrouwen!
page-won-solo = Je hebt het gebrouwen, helemaal alleen!
page-won-by = { $name } heeft het gebrouwen en wint!
page-named-title = Jullie hebben het recept gevonden!
page-named-solo = Je hebt het recept gevonden, helemaal alleen!
page-named-by = { $name } heeft het recept genoemd en wint!
page-named-shared = { $names } hebben het recept tegelijk genoemd en delen de winst!
page-won-text = Het verloren recept is terug, na { page-tests }.
page-stars = { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}
page-turn-title = Hoeveel sterren?
page-turn-text = Tik op het rondje waar jullie uitkomen.
page-turn-circle = Rondje { $turn }: { page-stars }
page-turn-all = Eén voorbij het laatste
page-turn-skip = Overslaan
page-turn-change = Een ander rondje
page-turn-worth = Deze overwinning is { page-stars } waard.
page-track-wrong = Streep er { $step } door op de maanbaan.
page-track-rival = Wie het noemde, slaat zoveel beurten over: { $step }.
page-track-first = Begin bij het eerste rondje dat niet is doorgestreept.
page-track-last = Begin één plaats voorbij het laatste rondje.
page-track-aims = Ga { $step } terug voor elk gehaald doel.
page-track-brewed = Jullie hebben het gebrouwen: ga nog { $step } terug.
page-lost-title = Het brouwsel loopt op niets uit
page-lost-text = Het recept blijft zoek. Je kunt opgeven en de oplossing bekijken, of opnieuw beginnen.
page-over-title = Dit spel is uit
page-over-text = De oplossing ligt open, dus er valt niets meer te testen.
page-story-title = De tests, nog eens verteld
page-story-hint = Tik op een test om te zien wat er met elk kruid gebeurde.
page-story-certain = Vanaf hier stond een winnend brouwsel vast
page-fate-right = Nummer { $number }: precies goed
page-fate-under = Nummer { $number }: te klein
page-fate-over = Nummer { $number }: te groot
page-fate-spared = Nummer { $number }: gold door een effect als goed gegroeid
page-fate-ignored = Geen nummer: telt niet mee
page-fate-skipped = Overgeslagen door een effect
page-fate-unreached = De test was al gestopt
page-fate-order = Niet op volgorde
page-fate-wrong = Fout, hoe het ook groeide: een bedrieger, of door zijn broer of vijand
page-fate-reports = Het meldde “{ $report }”
page-fate-forgotten = Weer vergeten: een later effect maakte de ketel leeg
page-minutes = { $minutes ->
    [0] minder dan een minuut
    [one] één minuut
   *[other] { $minutes } minuten
}
page-hours = { $hours } u { $minutes } min
page-played = Van de eerste tot de laatste test duurde het { $time }.
page-picture-title = Laat het anderen zien
page-picture-hint = Het plaatje vertelt hoe je tests gingen, en niets over de kruiden: het verklapt geen enkel spel.
page-picture-label = Hoe de tests gingen, als plaatje.
page-picture-day = Blad van de dag { $date }
page-picture-button = Plaatje delen
page-picture-copy = Kopiëren als tekst
page-picture-copied = De tekst is gekopieerd.
page-picture-saved = Het plaatje is opgeslagen.
page-picture-failed = Deze browser maakt geen plaatje; kopieer in plaats daarvan de tekst.
page-keep-title = Dit spel opslaan
page-keep-hint = Een bestand voor een computer met Cauldron Press: alle tests en hoe het spel afliep, om te vergelijken hoe mensen spelen. Je notities en de oplossing staan erin, maar geen namen.
page-keep-button = Bestand opslaan
page-keep-saved = Het spel is opgeslagen.

# The log

page-log-title = Alle tests
page-log-empty = Nog geen tests. Ze komen hier onder hun nummer te staan, net als op het papieren notitieblad.
page-use-again = Nog eens
page-of-test = het brouwsel van test { $number }
page-mistyped = Fout ingevoerd
page-mistyped-of = test { $number }
page-mistyped-tag = fout ingevoerd, telt niet mee
page-mistyped-done = Test { $number } telt niet meer mee. Hij blijft onder zijn nummer in het log staan.
page-mistyped-back = Klopte toch
page-mistyped-undone = Test { $number } telt weer mee.
page-used-again = Het brouwsel van test { $number } staat weer klaar.

# Notes

page-notes-title = Wat we weten
page-notes-hint = Tik op een vakje: van leeg naar onmogelijk, mogelijk en zeker. Tik op een kop voor de hele rij of kolom.
page-note-label = { $name }, { $column }: { $mark }
page-note-given = { $note }. Dat zegt je gratis aanwijzing.
page-note-perhaps = { $note }. Je gratis aanwijzing noemt het als een van de mogelijkheden.
page-note-wrong = { $note }. Een test spreekt het tegen.
page-note-fixed = De gratis aanwijzing zegt het, dus het blijft staan.
page-note-undone = De laatste notitie is teruggenomen.
page-notes-out = Streep lege vakjes door
page-notes-out-effects = Streep lege effecten door
page-notes-empty = Leegmaken
page-notes-out-done = { $name }: wat leeg was, is doorgestreept.
page-notes-empty-done = { $name } is leeg.
page-notes-row-hint = Nummers en nepkruiden, of de effecten. Eén keer “Ongedaan maken” zet alles terug.
page-notes-column-hint = Van alle kruiden. Eén keer “Ongedaan maken” zet alles terug.
page-last-tests = Laatste tests
page-last-earlier = { $count ->
    [one] Eén test ervoor
   *[other] { $count } tests ervoor
}
page-last-result = { $under } te klein, { $over } te groot
page-last-won = wint
page-ingredient = Kruid
page-legend = Wat de tekens betekenen
page-mark-blank = leeg
page-mark-impossible = onmogelijk
page-mark-possible = mogelijk
page-mark-certain = zeker
page-mark-given = volgens de gratis aanwijzing
page-mark-perhaps = de aanwijzing: een van deze

# Help

page-help-title = Hulp
page-clue-title = Je gratis aanwijzing
page-facts = Het recept heeft { $recipe } van deze { $count } kruiden.
page-effects-title = Effecten in dit spel
page-effects-hint = Niemand weet welke kruiden ze hebben.
page-specials-title = Bijzondere vakjes op dit bord
page-rules-title = De spelregels

# Hints, the notes checked, clues for one witch

page-thinking = Even denken …
page-hints-title = Zit je vast?
page-hints-hint = Elke stap vertelt een beetje meer. Hints gaan uit van de notities op deze pagina, en worden geteld.
page-hints-first = Geef ons een hint
page-hints-another = Een andere hint
page-hints-herb = Welk kruid?
page-hints-claim = Wat volgt eruit?
page-hints-reason = Waarom?
page-hints-nothing = Er is niets zeker wat je nog niet hebt genoteerd of gevraagd. Tijd voor een nieuwe test.
page-suggest-title = Wat zullen we testen?
page-suggest-size = Kruiden in het brouwsel
page-suggest-button = Wat vertelt het meest?
page-notes-check = Kloppen onze notities?
page-notes-check-hint = Elk teken wordt apart gecontroleerd, met alle tests en de aanwijzing: nummers, nepkruiden en effecten. Mogelijk is nooit fout.
page-clues-title = Een aanwijzing voor één heks
page-clues-hint = Is er iemand nieuw, of heeft iemand minder vaak gewonnen? Een eigen aanwijzing maakt de kansen gelijk. Hoe verder zij achterligt, hoe meer die vertelt.
page-clues-new = Geef een aanwijzing
page-clues-who = Wie krijgt hem?
page-clues-size = Hoe ver ligt zij achter?
page-clues-small = een beetje
page-clues-medium = duidelijk
page-clues-large = ver
page-clues-wins = tel onze zeges
page-clues-own = Hoe vaak heeft zij gewonnen?
page-clues-most = Hoe vaak heeft de beste van jullie gewonnen?
page-clues-seal = Verzegel de aanwijzing
page-clues-read = { $name }: lees hem
page-clues-alone-title = Alleen voor de { $name }
page-clues-alone-text = Geef de telefoon aan de { $name }. Alle anderen kijken weg.
page-clues-alone-yes = Toon de aanwijzing
page-clues-own-title = { $name }, jouw aanwijzing

# Before a potion is tested that the board has no room for

page-no-room-title = Weet je het zeker?
page-no-room-yes = Toch testen

# How the players did

page-review-title = Hoe deden we het?
page-review-button = Terugblik

# The answer and the solution

page-answer-title = Het antwoord
page-check-hint = Tik op de kruiden van het winnende brouwsel, op volgorde; het heeft er { $recipe }.
page-name-title = Het recept noemen
page-name-left = { $left ->
    [one] Jullie kunnen het nog één keer noemen.
   *[other] Jullie kunnen het nog { $left } keer noemen voordat het spel eindigt.
}
page-name-used = Jullie hebben het zo vaak genoemd als mag. Als het spel eindigt, mag het nog één keer.
page-name-who = Wie noemt het?
page-name-also = Nog een heks noemt het
page-name-waiting = Tegelijk genoemd en nog niet gecontroleerd: { $names }
page-name-refused = { $name }: { $reason }
page-ditch-name = Het spel eindigt: noem het recept nog één keer. Dat is de laatste kans.
page-moon-out = De maan is donker, of er is geen ketel meer open
page-aims = Doelen
page-aim-met = gehaald
page-aims-hint = Elk brengt een overwinning één stap terug. Afgevinkt: de tests laten het zien.
page-place = plaats
page-answer-full = Het langste antwoord heeft { $longest } kruiden; neem er eerst een terug.
page-answer-empty = Nog niets gekozen.
page-answer-noted = Overgenomen uit wat je als zeker noteerde.
page-check-button = Controleren
page-checking = Controleren …
page-wrong = Dat is niet het antwoord.
page-not-checkable = In deze code zit geen verzegeld antwoord, dus er valt niets te controleren.
page-give-up = Opgeven
page-give-up-hint = De opgeefcode staat achter de vouw onder aan de bladzijde met spelregels, of bij de antwoorden van een boekje. Hij opent de hele oplossing.
page-give-up-code = Opgeefcode
page-opening-code = Openingscode
page-opening-hint = Je organisator vertelt hem aan het eind. Hij staat niet op het blad.
page-give-up-button = Opgeven
page-give-up-title = Echt opgeven?
page-give-up-text = De hele oplossing wordt getoond: elk nummer, elk nepkruid en elk effect. Daarmee is het spel uit.
page-give-up-yes = Toon de oplossing
page-solution-open = De oplossing ligt open.
page-tale-title = Het zegel van hoofdstuk { $chapter }
page-tale-ending = Hoe het afloopt
page-tale-hint = Het gaat open met het recept van { $name }: tik de kruiden op volgorde aan.
page-tale-open = Zegel openen
page-solution-title = De oplossing
page-solution-answers = { $answers ->
    [one] Het antwoord
   *[other] De antwoorden: elk ervan is goed
}
page-secrets-title = Alle geheimen
page-role-regular = Nummer { $number }
page-role-imposter = Nepkruid: een bedrieger met nummer { $number }
page-role-overachiever = Nepkruid: een uitslover met nummer { $number }
page-role-ignore = Nepkruid: altijd genegeerd

# A sheet that only a referee tests

page-referee-title = Je scheidsrechter test de brouwsels
page-referee-text = Dit is de code van een toernooi: die houdt het recept zelfs voor deze telefoon geheim. Geef je brouwsels aan de scheidsrechter, of open de code op de eigen pagina van de scheidsrechter.
page-referee-can = Hier kun je notities bijhouden, het antwoord controleren en opgeven.
## The board: strips, sections, cauldrons

sheet-page-front = Bord, voorkant
sheet-page-back = Bord, achterkant
sheet-page-rules = Spelregels
sheet-page-rules-more = Meer spelregels
sheet-page-rules-rest = Nog meer spelregels

sheet-title = Wondering Witches

# The same as text, for screen readers and in braille

sheet-read-qr = De code van dit spel, voor de camera van een telefoon
sheet-read-garden-of = { $cells ->
    [one] Een tuin van 1 vakje
   *[other] Een tuin van { $cells } vakjes
}
sheet-read-cauldron-of = Een ketel van { $cells } vakjes
sheet-read-board = Het bord
sheet-read-board-intro = Het bord heeft twee kanten, elk met de kolommen A tot en met H en de rijen 1 tot en met 4. Het is verdeeld in erven met vakjes op beide kanten. Buren in een tabel zijn buren op het bord. Een tuinvakje heeft { $dots } stippen, als er niets anders bij staat. Houd zelf bij wat je plant, laat groeien en plukt, op welke manier je maar wilt.
sheet-read-section = Erf { $number }: { $witches }
sheet-read-row = Rij
sheet-read-column = Kolom { $letter }
sheet-read-cauldron = Ketel { $number }, vakje { $place } van { $size }
sheet-read-starts = begint met { $ingredient }, met 1 stip
sheet-read-garden = Tuin { $number }
sheet-read-planted = { $ingredient } is geplant, met één stip
sheet-read-special = { $special }
sheet-read-special-low = { $special }, met twee stippen
sheet-read-special-two = { $special }, met plaats en stippen voor twee planten
sheet-read-phase = Vanaf beurt { $from }: { $moon }, { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}
sheet-read-phase-mark = { $phase }. Beurt { $turn } is het kattenrondje.
sheet-read-track = Het spel eindigt met beurt { $turns }. Tel de beurten mee: hoe eerder jullie het recept vinden, hoe meer sterren het oplevert.
sheet-read-named = Voor het einde mogen jullie het recept twee keer noemen. Tel ook dat mee.
sheet-read-grows = Hier groeit: { $herbs }
sheet-read-grows-witch = { $witch } kweekt hier: { $herbs }
sheet-read-actions = { $count ->
    [one] 1 actie per beurt
   *[other] { $count } acties per beurt
}
sheet-read-give-up = Alleen voor wie opgeeft
sheet-press = Cauldron Press
sheet-edition = { $edition ->
    [1] Eerste editie
   *[other] Editie { $edition }
}
sheet-made-by = { $credits } · { $press } · { $edition }
sheet-credits = { $credits } · { $press }
sheet-level = Niveau { $number }
sheet-custom = Eigen niveau
sheet-level-named = niveau { $number } ({ $name })
sheet-level-custom = eigen niveau
sheet-subject = Een coöperatief deductiespel voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $level }
sheet-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
sheet-recipe = Recept van { $length }
sheet-ingredients = { $count } kruiden
sheet-seed = Spelcode
sheet-commitment = Vastgelegd als
sheet-key = Op de plank
sheet-key-note = Slechts { $length } van deze { $count } horen in het geheime recept. De rest is nepkruid.
sheet-game = Spel

sheet-grid = Wat we weten
sheet-grid-note-long = Streep door wat niet kan, omcirkel wat zeker is. Wat je gratis aanwijzing zegt, is al gedrukt: een kruis voor nee, een cirkel voor ja, een vraagteken voor een van de kruiden die het kunnen zijn.
sheet-grid-decoy = nep
sheet-grid-ignored = Genegeerd
sheet-grid-overachiever = Uitslover
sheet-grid-imposter = Bedrieger
sheet-in-play = Effecten in het spel
sheet-in-play-effects = *{ $category }*: { $effects }
sheet-log = Tests
sheet-log-note = Een rij voor elke test. Schrijf in de vakken 1 tot en met 6 de kruiden op volgorde, het oudste eerst: links de letters of het merkje, rechts de stippen. Daarna hoeveel er te klein en te groot waren.
sheet-log-number = Nr.
sheet-log-under = Te klein
sheet-log-over = Te groot
sheet-log-reports = Meldingen

sheet-notebook = Notitieblad
sheet-notebook-intro = Eén voor de hele tafel: leg het naast het bord.
sheet-special = *{ $name }*: { $tells }
sheet-turned = Gedraaid, zodat het achter de voorkant ligt

sheet-witch = Heks
sheet-memo = Onthoud
sheet-notes = Notities
sheet-turn-plant = Planten
sheet-turn-grow = Laten groeien
sheet-turn-pluck = Plukken
sheet-turn-close = Sluiten
sheet-grows = Hier groeit
sheet-action-plant = Planten
sheet-action-grow = Groeien
sheet-action-pluck = Plukken
sheet-action-close = Sluiten
sheet-actions-each = { $count } per beurt
sheet-actions = Wat je kunt doen
sheet-track = De maan neemt af
sheet-track-note = Streep elke beurt af
sheet-track-step = Stap: { $step ->
    [one] 1 rondje
   *[other] { $step } rondjes
}
sheet-named = Recept genoemd
sheet-aims = Doelen
sheet-moon-full = volle maan
sheet-moon-gibbous = afnemende maan
sheet-moon-half = halve maan
sheet-moon-crescent = maansikkel
sheet-moon-dark = donkere maan
sheet-result-under = te klein
sheet-result-over = te groot
sheet-result-reports = meldingen

## What a sheet is like to play: *bold*, _italic_

sheet-turns = { $count ->
    [one] ongeveer 1 beurt
   *[other] zo’n { $count } beurten
}
sheet-minutes = zo’n { $minutes } minuten
sheet-rated = { $difficulty } van { $most } ketels, { $turns }
sheet-rating = Hoe moeilijk is het?
sheet-rating-said = Moeilijkheid *{ $difficulty } van { $most }*: de keteltjes op de voorkant. Een spel duurt zo’n { $turns } beurten; acht op de tien spellen duren er { $low } tot { $high }. Gewone spelers winnen zo’n { $wins } van de 100 spellen.
sheet-rating-made = Het programma heeft dit gemeten in spellen op precies dit blad.
sheet-rating-made-in-public = Het programma heeft dit gemeten in spellen op dit bord met andere recepten. Het geheim van dit blad speelt daarbij geen rol.
sheet-set-equal = Allemaal even moeilijk
sheet-set-ladder = Een ladder: elk spel vraagt één soort redeneren meer
sheet-rated-needs = { $rated }, { $reasoning }
terminal-rating = Moeilijkheid { $difficulty } van { $most }, ongeveer { $minutes } minuten, ongeveer { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} ({ $low } tot { $high }); gewone spelers winnen zo’n { $wins } van de 100 spellen

## The rules of a sheet: *bold*, _italic_

rules-title = Zo speel je
rules-intro = Het oude recept is zoek. Vind het en brouw het!
rules-title-more = Meer spelregels
rules-intro-more = Om op te zoeken als je het nodig hebt.
rules-title-rest = Nog meer spelregels
rules-intro-rest = De rest, om op te zoeken.
rules-goes-on = Verder op een andere bladzijde: *{ $page }*
rules-clue = Je gratis aanwijzing
rules-for = _Voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, vanaf { $age } jaar._
rules-for-time = _Voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, vanaf { $age } jaar. Een spel duurt { $low } tot { $high } minuten._
rules-goal = Het doel
rules-goal-known = { $length } van de { $count } kruiden vormen een geheim recept. Elk daarvan heeft een eigen geheim nummer, van 1 tot en met { $longest }. De andere zijn *nepkruiden*.
rules-goal-hidden = { $length } van de { $count } kruiden vormen een geheim recept. Hoeveel precies weet niemand. Elk daarvan heeft een eigen geheim nummer: 1, 2, 3 enzovoort. De andere zijn *nepkruiden*.
rules-goal-how = Het nummer zegt *waar* het kruid in het brouwsel komt: eerst 1, dan 2, enzovoort. Het zegt ook *hoe ver* het moet groeien: 3 heeft precies drie stippen nodig.
rules-goal-together = Jullie winnen of verliezen samen: overleg over alles.
rules-set-up = Voor je begint
rules-set-up-alone = Je hoeft niets te knippen. Het hele bord is jouw erf, voor- en achterkant. Pak een potlood.
rules-set-up-specialties-alone = Je mag elk kruid planten.
rules-set-up-cut = Knip het bord los langs de stippellijnen. Elke speler pakt een erf, voor- en achterkant, en een potlood.
rules-set-up-cut-teams = Knip het bord langs de stippellijnen in { $sections } erven, voor- en achterkant. Sommigen van jullie delen er een als duo.
rules-set-up-pages = Er wordt niets geknipt. Elk kader op de bladzijden van het bord is een erf, dat meer dan één blad kan hebben. Elke speler pakt een erf, voor- en achterkant, en een potlood.
rules-set-up-pages-teams = Er wordt niets geknipt. Elk kader op de bladzijden van het bord is een erf, voor- en achterkant, dat meer dan één blad kan hebben. Sommigen van jullie delen er een als duo.
rules-set-up-given = Op je erf staat wat je kweekt. Alleen jij mag deze _specialiteiten_ planten. Wat in de vakjes gedrukt staat, is ook van jou.
rules-set-up-given-teams = Naast je heks staan je _specialiteiten_: alleen jij mag ze planten. Duo’s delen al het andere, ook wat er gedrukt staat.
rules-set-up-printed-alone = De gedrukte kruiden zijn ook van jou: laat ze groeien en pluk ze.
rules-turn = Je beurt
rules-turn-intro = Iedereen speelt tegelijk. Doe elke beurt *één* van deze dingen:
rules-turn-intro-teams = Iedereen speelt tegelijk. Doe elke beurt *één* van deze dingen. In een duo doen jullie er elk een.
rules-turn-intro-two = Jullie spelen tegelijk. Doe elke beurt elk *twee* van deze dingen, of één ervan twee keer:
rules-turn-intro-three = Doe elke beurt *drie* van deze dingen. Hetzelfde mag vaker:
rules-turn-intro-lone = Iedereen speelt tegelijk. Doe elke beurt *één* van deze dingen. Wie een erf alleen heeft, doet er *twee*.
rules-turn-plant = *Planten*: schrijf de letters of het merkje van een van je specialiteiten in een leeg vakje van je tuinen. Kleur één stip in.
rules-turn-plant-alone = *Planten*: schrijf de letters of het merkje van een kruid naar keuze in een leeg vakje van je tuinen. Kleur één stip in.
rules-turn-grow = *Laten groeien*: kies een van je tuinen. Alles binnen de lijn krijgt er één stip bij.
rules-turn-pluck = *Plukken*: pluk een kruid uit een van je tuinen en streep het daar door. Schrijf het in het volgende vrije vakje van een van je ketels, en zijn stippen als cijfer in de cirkel.
rules-turn-close = *Sluiten*: sluit een van je ketels waar iets in zit, en streep de lege vakjes door.
rules-turn-moon = Streep na alle tests het volgende rondje van de *maanbaan* door.
rules-testing = Een brouwsel testen
rules-testing-full-or-closed = Is een ketel vol of gesloten, dan wordt het brouwsel na alle acties getest.
rules-testing-when-here = Voer de kruiden hier in van het eerste tot het laatste, elk met zijn stippen.
rules-testing-result = Je hoort hoeveel kruiden *te klein* zijn (te weinig stippen) en hoeveel *te groot* (te veel). Je hoort niet welke, en niet of de volgorde klopt.
rules-testing-decoys = Nepkruiden tellen niet mee.
rules-testing-write = Schrijf het onder de ketel en op het notitieblad.
rules-testing-reports = Effecten kunnen er meldingen bij geven. Die komen door elkaar, dus je weet niet welke van welk kruid komt.
rules-example = Een test, stap voor stap
rules-example-pour = { $ingredient } { $grown } ({ $secret }): { $judged }
rules-example-secret = geheim: { $number }
rules-example-secret-decoy = geheim: nepkruid
rules-example-judged-right = precies goed
rules-example-judged-under = te klein
rules-example-judged-over = te groot
rules-example-judged-order = niet op volgorde
rules-example-judged-skipped = overgeslagen
rules-example-result = De test zegt: *{ $under } te klein, { $over } te groot.*
rules-example-result-report = De test zegt: *{ $under } te klein, { $over } te groot.* Hij meldt: *{ $report }*
rules-example-order = { $ingredient } heeft de goede stippen. Maar het komt direct na een nepkruid. Dus staat het niet op volgorde, en kan het brouwsel niet winnen. Dat zegt de test je niet.
rules-example-over = Wat weet je nu? *Niets is te groot.* Dus { $first } en { $second }, met elk { $dots } stippen, kunnen geen nummer lager dan { $dots } hebben.
rules-example-under = *Eén is te klein.* Dus een van de vier heeft een nummer hoger dan zijn stippen. Welk? Daar zijn meer tests voor nodig.
rules-example-effects = Pas op: effecten die een nummer veranderen, kunnen dit in de war sturen.
rules-ending = Winnen en verliezen
rules-ending-win = *Je wint* als een test dat zegt: het brouwsel begint met alle { $length } kruiden van het recept, op volgorde, elk met evenveel stippen als zijn nummer.
rules-ending-win-hidden = *Je wint* als een test dat zegt: het brouwsel begint met het hele recept, op volgorde, elk kruid met evenveel stippen als zijn nummer.
rules-ending-win-moon = *Je wint* als een test dat zegt: alle { $length } kruiden van het recept tellen mee, op volgorde en gegroeid tot hun nummer. Verandert een effect een nummer, dan geldt het nieuwe.
rules-ending-win-moon-hidden = *Je wint* als een test dat zegt: het hele recept telt mee, op volgorde en gegroeid tot zijn nummers. Verandert een effect een nummer, dan geldt het nieuwe.
rules-ending-name = *Of noem het recept*: zeg op elk moment de kruiden op volgorde, hoogstens *twee keer* per spel. Goed? Gewonnen! Fout? Streep één *stap* door: de maanbaan zegt hoeveel rondjes dat zijn.
rules-ending-moon = *Het spel eindigt* met het laatste rondje van de maanbaan, of als er geen ketel meer open is. Dan hebben jullie nog een _laatste kans_: noem het recept nog één keer. Fout? Verloren.
rules-ending-stars = Hoe eerder jullie winnen, hoe meer *sterren*. Elk gehaald *doel* helpt mee.
rules-pantry = Kruiden
rules-pantry-note = Zo schrijf je een brouwsel op: van elk kruid de letters of het merkje, en zijn stippen: { $first } 1 · { $second } 2.
rules-pantry-list = In dit spel: { $ingredients }.
rules-decoys = Nepkruiden
rules-decoys-ignore = De kruiden die niet in het recept horen, zijn *nepkruiden*. Een nepkruid heeft geen nummer. Een test slaat het over, dus het is nooit te klein of te groot. Maar het kruid direct erna staat niet op volgorde.
rules-decoys-all = De kruiden die niet in het recept horen, zijn *nepkruiden*. Er kunnen drie soorten zijn:
rules-decoy-ignored = *Genegeerd*: het heeft geen nummer, en een test slaat het over. Maar het kruid direct erna staat niet op volgorde.
rules-decoy-overachiever = *Uitslover*: zijn nummer is 0, of één hoger dan het laatste van het recept. Dus hij is altijd te groot of te klein, tenzij een effect zijn nummer verandert.
rules-decoy-imposter = *Bedrieger*: hij heeft een nummer, en zijn stippen worden daarmee vergeleken. Toch is hij altijd fout. De test zegt dan: _Bedrieger!_
rules-effects = Effecten in dit spel
rules-effects-intro = Elk van deze effecten zit in een kruid, maar je weet niet in welk. Eén kruid kan er meer hebben, of geen. In een test worden ze wakker in de volgorde van het brouwsel. Sommige veranderen nummers. Dus misschien wint niet het gewone recept, maar een ander brouwsel.
rules-effects-tester = Spelereffecten en erfeffecten gelden voor de speler die de ketel vulde of sloot.
rules-specials = Bijzondere vakjes op dit bord
rules-specials-signs = Een *rond* teken helpt je. Een teken met *punten* zit je dwars.
rules-asked = Vragen en antwoorden
rules-asked-printed = *En een kruid dat in een ketel is gedrukt?* Het heeft één stip en is daar het eerste kruid.
rules-asked-open = *Mag ik twee ketels tegelijk vullen?* Ja. Telkens als je plukt kies je er een, op welke kant je maar wilt.
rules-asked-order = *Wat als in één beurt twee brouwsels klaar zijn?* Test ze in de volgorde van de erven, tot er een wint: { $order }.
rules-asked-small = *Waar zijn kleine ketels goed voor?* Een klein brouwsel vertelt je meer over elk kruid erin.
rules-asked-follow = *Mag er in een grotere ketel nog iets na het recept komen?* Alleen nepkruiden zonder nummer: die tellen niet mee. Al het andere bederft het brouwsel.
rules-asked-follow-effects = *Mag er in een grotere ketel nog iets na het recept komen?* Ja, als niets daarvan fout is. Een nepkruid zonder nummer is nooit fout. Ook niet wat door een effect niet meetelt.
rules-asked-close = *Waarom zou ik een ketel eerder sluiten?* Om nu een kort brouwsel te testen, of een recept dat korter is dan de ketel.
rules-asked-twice = *Mag een kruid twee keer in een brouwsel?* Ja. Elk wordt apart beoordeeld.
rules-asked-plucked = *Mag ik planten waar ik iets heb geplukt?* Nee. Dat vakje blijft doorgestreept.
rules-asked-last-dot = *Kan iets voorbij zijn laatste stip groeien?* Nee.
rules-asked-share = *Mag ik uit de tuin van een andere speler plukken?* Ja, als jullie dat allebei willen en er allebei je beurt voor geven.
rules-asked-nothing = *Wat als ik niets kan doen?* Dan pas je.
rules-asked-cross = *Mag ik zomaar een vakje doorstrepen?* Nee, alleen als de spelregels het zeggen.
rules-checking-help = Geen camera? Ga naar { $help }
rules-checking-give-up = Opgegeven? Vouw de strook hieronder open. Op een telefoon opent de code daar de hele oplossing.
rules-checking-give-up-here = Opgegeven? De code achter de vouw van de spelregels opent de hele oplossing.
rules-checking-organiser = De organisator opent aan het eind de oplossing.
rules-naming = Het recept noemen
rules-naming-how-here = Vul de kruiden op volgorde in, zonder stippen, onder _Antwoord_.
rules-naming-free = Het kost geen actie. Zijn beide pogingen op? Dan kunnen jullie nog steeds met een test winnen.
rules-naming-opens = Als het klopt, gaan alle geheimen open: elk nummer, elk nepkruid, elk effect. Een foute poging verraadt niets.
rules-naming-opens-plain = Als het klopt, gaan alle geheimen open: elk nummer en elk nepkruid. Een foute poging verraadt niets.
rules-stars = Sterren
rules-stars-count = *Gewonnen?* Begin bij het eerste rondje dat niet is doorgestreept; na de laatste kans één plaats voorbij het laatste. Ga één stap terug voor elk gehaald doel, en nog { $brewed } stappen als een brouwsel uit een ketel won, hoogstens tot het eerste rondje. De maan daar geeft jullie sterren.
rules-stars-titles = De maan geeft vijf sterren aan de _Heksen van de Volle Maan_, vier aan de _Maanlezers_, drie aan de _Fijne Neuzen_, twee aan de _Ketelbende_ en één aan de _Nachtuilen_. De dikke ring is het _kattenrondje_: daar eindigen geoefende heksen vaak. Verslaan jullie de kat?
rules-stars-aims = De doelen zijn van jullie allemaal. Vink elk doel af zodra het gehaald is.
rules-stars-aims-alone = Vink een doel af zodra het gehaald is.
rules-variants = Spelvarianten
rules-variant-rivals-named = *Rivalen*: ieder voor zich. Iedereen mag alles planten, wat er ook op het erf staat. Pluk niet bij anderen. Lees alle uitslagen hardop voor. Iedereen mag het recept twee keer noemen, en één keer aan het eind. Fout? Streep niets door, maar sla zoveel beurten over als een stap rondjes heeft.
rules-variant-rivals-win = Wie het eerst gelijk heeft of een test wint, wint. Tegelijk? Dan delen jullie de winst.
rules-variant-rivals-name = Hier heeft geen erf zeker plaats voor het recept: je wint door het als eerste te noemen. Tegelijk? Dan delen jullie de winst.
rules-variant-rivals-small = Heeft jouw erf geen plaats voor het recept? Dan win je door het te noemen.
rules-variant-solo = *Solo*: print een blad voor één speler. Dan knip je niets, is het hele bord van jou, en mag je alles planten.
rules-credits = Naar het spel _Wondering Witches_ van Pandaqi: pandaqi.com/wondering-witches
rules-give-up = Opgeefcode: { $code }
rules-fold = Vouw deze strook vooraf langs de lijn omhoog. Vouw hem alleen open als je opgeeft.
rules-fold-inside = Achter deze vouw: de opgeefcode. Vouw alleen open als je opgeeft.
rules-together = { $first } { $second }
rules-explained = *{ $name }*: { $tells }
rules-explained-tagged = *{ $name }* ({ $tag }): { $tells }

## The free clue

clue-one-is-decoy = Precies één van { $ingredients } is nepkruid.
clue-one-has-number = Eén van { $ingredients } is nummer { $number } van het recept.
clue-not-number = { $ingredient } is niet nummer { $number } van het recept.
clue-no-effect = { $ingredient } heeft geen effect.
clue-effect-count = { $count ->
    [one] { $ingredient } heeft precies 1 effect.
   *[other] { $ingredient } heeft precies { $count } effecten.
}
clue-is-decoy = { $ingredient } is nepkruid.
clue-first-half = { $ingredient } hoort bij de eerste helft van het recept.
clue-second-half = { $ingredient } hoort bij de tweede helft van het recept.
clue-second-half-odd = { $ingredient } hoort bij de tweede helft van het recept, het midden meegerekend.
clue-second-half-hidden = { $ingredient } hoort bij de tweede helft van het recept, bij een oneven recept het midden meegerekend.

## What follows from the tests: claims, their reasons, and kinds of reasoning

hint-number = { $ingredient } is nummer { $number }
hint-not-number = { $ingredient } is niet nummer { $number }
hint-not-numbers = { $ingredient } is geen van de nummers { $numbers }
hint-number-or-decoy = { $ingredient } is nummer { $numbers } of nepkruid
hint-one-number = { $ingredient } is een van de nummers { $numbers }
hint-not-lengths = het hoogste nummer van het recept is niet { $lengths }
hint-decoy = { $ingredient } is nepkruid
hint-no-decoy = { $ingredient } is geen nepkruid
hint-ignored = { $ingredient } is genegeerd nepkruid
hint-not-ignored = { $ingredient } is geen genegeerd nepkruid
hint-overachiever = { $ingredient } is een uitslover
hint-no-overachiever = { $ingredient } is geen uitslover
hint-imposter = { $ingredient } is een bedrieger
hint-no-imposter = { $ingredient } is geen bedrieger
hint-effect = { $ingredient } heeft het effect { $effect }
hint-no-effect = { $ingredient } heeft het effect { $effect } niet
hint-by-clue = Dit weet je al vóór de eerste test: { $claim }.
hint-by-tests = { $count ->
    [one] Alles wat bij test { $tests } past, heeft één ding gemeen: { $claim }.
   *[other] Alles wat bij de tests { $tests } samen past, heeft één ding gemeen: { $claim }.
}
hint-none-overgrown = In test { $test } was niets te groot. { $ingredient } zat erin met { $grown } stippen, en met een lager nummer was dat te groot geweest. Dus: { $claim }.
hint-none-undergrown = In test { $test } was niets te klein. { $ingredient } zat erin met { $grown ->
    [one] 1 stip
   *[other] { $grown } stippen
}, en met een hoger nummer was dat te klein geweest. Dus: { $claim }.
hint-all-overgrown = In test { $test } was alles te groot: het nummer van { $ingredient } is lager dan zijn { $grown ->
    [one] 1 stip
   *[other] { $grown } stippen
}. Dus: { $claim }.
hint-all-undergrown = In test { $test } was alles te klein: het nummer van { $ingredient } is hoger dan zijn { $grown ->
    [one] 1 stip
   *[other] { $grown } stippen
}. Dus: { $claim }.
hint-none-wrong = In test { $test } was niets te klein of te groot, terwijl { $ingredient } erin zat met { $grown ->
    [one] 1 stip
   *[other] { $grown } stippen
}. Een uitslover is altijd een van de twee. Dus: { $claim }.
hint-all-wrong = In test { $test } was alles te klein of te groot, ook { $ingredient } met { $grown ->
    [one] 1 stip
   *[other] { $grown } stippen
}. Dus: { $claim }.
hint-all-counted = In test { $test } was alles te klein of te groot, ook { $ingredient }, en genegeerd nepkruid is dat nooit. Dus: { $claim }.
hint-told-elsewhere = Test { $test } meldde { $effect }: wie dat heeft, zat in dat brouwsel. Dus: { $claim }.
hint-told-alone = Test { $test } meldde { $effect }, en er zat verder geen ander kruid in dat brouwsel. Dus: { $claim }.
hint-only-in-all = Alleen { $ingredient } zat in alle tests { $tests }, die { $effect } meldden. Dus: { $claim }.
hint-not-told = Test { $test } meldde { $effect } niet, terwijl { $ingredient } erin zat. Dus: { $claim }.
hint-no-imposter-met = Test { $test } kwam geen bedrieger tegen, terwijl { $ingredient } erin zat. Dus: { $claim }.
hint-argument = { $sentences }
hint-mind-clue = Denk aan de aanwijzing: { $clue }
hint-suppose = Stel dat dit klopt: { $claim }.
hint-try-each = { $count ->
    [one] Elke andere mogelijkheid mislukt bij test { $tests }.
   *[other] Elke andere mogelijkheid loopt vast op een van de tests { $tests }.
}
hint-so = Dus: { $claim }.
hint-left = Met wat verder zeker is: { $claim }.
hint-shows = Dan laat test { $test } zien: { $what }.
hint-under-least = Dan waren er in test { $test } minstens { $count } te klein, maar het waren er { $told }.
hint-under-most = Dan konden er in test { $test } hoogstens { $count } te klein zijn, maar het waren er { $told }.
hint-over-least = Dan waren er in test { $test } minstens { $count } te groot, maar het waren er { $told }.
hint-over-most = Dan konden er in test { $test } hoogstens { $count } te groot zijn, maar het waren er { $told }.
hint-wrong-least = Dan waren er in test { $test } minstens { $count } te klein of te groot, maar het waren er { $told }.
hint-wrong-most = Dan konden er in test { $test } hoogstens { $count } te klein of te groot zijn, maar het waren er { $told }.
hint-both-counts = Dan konden er in test { $test } niet tegelijk { $under } te klein en { $over } te groot zijn.
hint-wherever = Dat geldt waar { $effects } ook zit.
hint-blocked = Meer zekers is niet gevonden: effecten die niets melden, kunnen de aantallen hebben veranderd ({ $effects }). Tijd voor een nieuwe test.
hint-reports = Dan kon test { $test } dit niet allemaal melden: { $reports }.
hint-silence = Dan had test { $test } meer gemeld.
hint-fails = Dan kon test { $test } niet zo uitvallen.
hint-no-number = Dan blijft er niemand over voor nummer { $number }.
hint-no-herb = Dan blijft er niets over wat { $ingredient } kan zijn.
hint-no-place = Dan is er geen plaats voor { $effect }.
hint-no-count = Dan kloppen de nummers en het nepkruid niet meer.

technique-clue = de aanwijzing
technique-one-test = één losse test
technique-one-left = er blijft één over
technique-twins = tweeling
technique-decoys = nepkruiden tellen
technique-two-tests = twee tests samen
technique-supposing = veronderstellen
technique-everything = alles tegelijk

## At the table

role-regular = nummer { $number }
role-overachiever = nepkruid: uitslover { $number }
role-imposter = nepkruid: bedrieger { $number }
role-ignored = nepkruid: genegeerd
play-stale = test { $number } is al gedaan op een andere telefoon of in een ander venster; kijk in het log en test dan nog eens
play-stale-naming = het recept is intussen op een andere telefoon of in een ander venster genoemd; kijk hoe het spel ervoor staat en noem het dan nog eens
play-over = dit spel is uit; begin het opnieuw om meer brouwsels te testen
play-only-name = het spel is aan zijn eind: noem het recept, dat is de laatste kans
play-namings-used = het recept is al { $most } keer genoemd; het kan nog één keer als het spel eindigt
play-last-naming-used = deze heks heeft het recept in de laatste kans al genoemd; alleen de anderen mogen het nog noemen
play-no-witch = heks { $witch } doet niet mee in dit spel; er zijn { $players }
play-nobody = zeg welke heks test: bij rivalen moet er iemand winnen
play-nobody-names = zeg welke heks het recept noemt: bij rivalen noemt ieder het voor zichzelf
play-unnamed = zeg welke heks test: deze tafel houdt bij wie er vergiftigd is
play-poisoned = alle heksen zijn vergiftigd: er rest alleen nog de laatste kans
play-alone = een spel voor één heks heeft geen rivalen
play-mode-fixed = de laatste kans is begonnen, dus wie met wie speelt blijft zoals het is
play-not-won = dit spel is niet gewonnen; de beurt kun je zeggen zodra het dat is
play-no-turn = op de maanbaan van dit spel is geen beurt { $turn }; hij heeft { $turns ->
    [one] 1 rondje
   *[other] { $turns } rondjes
}
play-no-special = dit bord heeft geen vakje { $special }
play-not-alone = een Proeftuin test één kruid apart; dit brouwsel heeft er { $count }
play-guesser-potion = een Gokje test één tot drie verschillende kruiden
play-answer-length = een antwoord in dit spel noemt { $expected } kruiden; dit noemt er { $given }
play-answer-twice = { $ingredient } staat twee keer in dit recept; een recept heeft elk kruid maar één keer
play-log-full = dit log is vol met { $tests } tests; begin het spel opnieuw
play-no-column = er is geen kolom { $column } in de notities van dit spel; ze hebben 1 tot en met { $longest }, de nepkruiden en de effecten in het spel
play-column = { $number }
play-column-decoy = nep
play-column-effect = effect { $effect }
play-column-ignored = Genegeerd
play-column-overachiever = Uitslover
play-nothing-to-undo = er is geen notitie om terug te nemen
play-stored = wat van dit spel is opgeslagen, is niet te lezen ({ $reason }); het spel begint opnieuw
play-no-help = dit spel geeft geen hints: het is van een toernooi, of met deze code kun je niet testen
play-hint-moved = iemand anders vroeg al om deze hint; kijk ernaar en vraag dan nog eens
play-not-over = dit spel is nog bezig; kijk terug als het gewonnen is, of als je de oplossing hebt gezien
play-no-size = een brouwsel kan geen { $size } kruiden hebben; vraag er 1 tot en met { $most }
play-clue-given = de { $witch } heeft haar aanwijzing al
play-no-clue-of = de { $witch } heeft geen eigen aanwijzing
play-no-clue = er is niets meer dat een aanwijzing kan vertellen
play-not-behind = een aanwijzing is voor een heks die minder vaak heeft gewonnen dan een ander
play-closed = de scheidsrechter heeft deze tafel gesloten: tests en antwoorden tellen niet meer
play-no-ruling = dit spel houdt geen log bij dat een scheidsrechter kan veranderen
play-nothing-to-take-back = deze tafel heeft geen test om terug te nemen
play-too-large-for-cauldrons = dit brouwsel heeft { $size } kruiden, maar geen ketel heeft meer dan { $largest } vakjes
play-no-test = er is geen test { $number } in het log
play-unstorable = dit spel kan niet worden opgeslagen ({ $reason }), dus er is niets veranderd; meld het aan de makers van het programma
play-not-understood = { $reason }
play-newer-version = een nieuwere versie schreef het
play-earlier-version = een versie van vóór 1.0, die nooit is uitgebracht, schreef het
play-impossible = het log of de notities kunnen niet kloppen
play-request = dit verzoek is niet te begrijpen: { $reason }
play-seed-typo = in de spelcode { $seed } zit een tikfout: de letters passen niet bij de laatste twee; vergelijk hem met het blad
play-seed-form = { $seed } is geen spelcode; een spelcode ziet eruit als malut-lisil-hilug-pu, zoals op het blad naast het woord Spelcode
play-grown-too-far = { $ingredient } heeft { $grown } stippen, maar in dit spel heeft een kruid er hoogstens { $longest }
play-guessers-used = elk Gokje van dit bord heeft zijn gratis test al gegeven
play-not-hers = in geen ketel van { $witch } kan dit brouwsel nog gezeten hebben; zeg van wie de ketel was
play-versatility-used = { $cells ->
    [one] dit bord heeft 1 Proeftuin; daar past één plant in, waarvan de stippen alleen groeien, en deze test vraagt een plant meer
   *[other] dit bord heeft { $cells } Proeftuinen; in elk past één plant, waarvan de stippen alleen groeien, en deze test vraagt een plant meer
}
play-printed-first = dit brouwsel past in geen ketel die over is: gedrukte kruiden komen eerst, elk met 1 stip
play-no-cauldron-or-larger = er is geen ketel van { $size } of meer vakjes om te testen; er zijn er nog: { $left }
play-cauldrons-none = geen
play-cauldrons-or-larger = { $count } van { $size } of meer vakjes

## Help at the table: hints, a check of the notes, clues for one witch

help-look-clue = Kijk nog eens naar wat de aanwijzingen zeggen, en naar wat je hebt genoteerd.
help-look-tests = { $count ->
    [one] Kijk nog eens naar test { $tests }.
   *[other] Kijk nog eens naar de tests { $tests }, naast elkaar.
}
help-look-herb = Het gaat over { $ingredient }.
help-claim = { $claim }.
help-reason-clue = De aanwijzing voor de { $witch } laat niets anders over: { $claim }.
help-reason-clue-tests = { $count ->
    [one] Test { $tests } laat zien: { $shown }.
   *[other] De tests { $tests } laten zien: { $shown }.
} Dan laat de aanwijzing voor de { $witch } niets anders over: { $claim }.
help-reason-gone = Dit volgde uit een test die verkeerd was ingevoerd. Het is niet meer zeker.
help-note = Je noteerde: { $note }. { $tests }
help-note-tests = { $count ->
    [one] Maar test { $tests } zegt iets anders.
   *[other] Maar de tests { $tests } samen zeggen iets anders.
}
help-note-clue = Maar de aanwijzingen en de spelregels zeggen iets anders.
help-clash = Je noteerde: { $note }. Dat gaat niet samen met: { $others }. { $tests }
help-clash-tests = { $count ->
    [one] Dat zegt test { $tests }.
   *[other] Dat zeggen de tests { $tests } samen.
}
help-clash-rules = Dat zeggen de aanwijzingen en de spelregels.
help-notes-fine = Geen test spreekt tegen wat je hebt genoteerd. Daarmee is nog niet alles waar.
help-notes-open = { $count ->
    [one] Eén notitie kostte te veel tijd om te controleren.
   *[other] { $count } notities kostten te veel tijd om te controleren.
}
help-best = Dit brouwsel vertelt het meest: { $potion }. Gemiddeld laat het { $left } over.
help-pour = { $ingredient } { $grown }
help-left = { $count ->
    [1] bijna alle mogelijkheden
    [2] ongeveer de helft van de mogelijkheden
   *[other] ongeveer één op de { $count } mogelijkheden
}
help-clue = Een aanwijzing voor de { $witch }: die laat { $left } over.
help-tests = { $count ->
    [one] 1 test
   *[other] { $count } tests
}
help-review-par = Je deed { $made }. Met ketels zo groot als die van jou, en alle kruiden die ze maar wil, heeft een heks die niets vergeet { $par } nodig.
help-review-no-par = Je deed { $made }. Hoeveel er nodig zijn, was niet uit te rekenen.
help-review-certain = Na { $tests } stond een winnend brouwsel vast.
help-review-certain-at-once = Al vóór de eerste test stond een winnend brouwsel vast.
help-review-uncertain = Een winnend brouwsel stond nooit vast: er viel nog iets te gokken.
help-review-unknown = In het begin waren er ongeveer { $count } mogelijkheden.
help-review-gain = Test { $test } liet { $left } over.
help-review-gain-unknown = Uitrekenen wat test { $test } vertelde, duurt te lang.
help-tally-none = Je hebt helemaal geen hulp gevraagd.
help-tally-hints = { $count ->
    [one] Je vroeg om 1 hint; vertelde stappen: { $rungs }.
   *[other] Je vroeg om { $count } hints; vertelde stappen: { $rungs }.
}
help-tally-checks = { $count ->
    [one] De notities zijn één keer gecontroleerd.
   *[other] De notities zijn { $count } keer gecontroleerd.
}
help-tally-potions = { $count ->
    [one] Je vroeg één keer welk brouwsel het meest vertelt.
   *[other] Je vroeg { $count } keer welk brouwsel het meest vertelt.
}
help-tally-clues = { $count ->
    [one] Eén heks kreeg een eigen aanwijzing.
   *[other] { $count } heksen kregen een eigen aanwijzing.
}

## Codes and pictures of codes

play-code-foreign = dit is geen code van een blad van Cauldron Press; die begint met CP1: (gebruik de QR-code op het blad)
play-code-character = in de code staat { $character }, en dat heeft geen enkele code; vergelijk hem met het blad of scan hem opnieuw
play-code-cut-off = de code is afgebroken: na de eerste vier tekens heeft hij { $have } van minstens { $need } tekens; kopieer of scan hem helemaal
play-code-damaged = de code is beschadigd: een teken is fout, ontbreekt of is te veel; vergelijk hem met het blad of scan hem opnieuw
play-code-earlier = de code is gemaakt door een versie van Cauldron Press van vóór 1.0, die nooit is uitgebracht; druk het blad opnieuw af
play-code-newer-form = de code is gemaakt door een nieuwere versie van Cauldron Press (codeformaat { $form }, deze leest tot en met { $latest }); werk dit programma bij
play-code-newer-edition = de code is gemaakt voor een nieuwere editie van de spelregels ({ $edition }, deze versie speelt tot en met { $latest }); werk dit programma bij
play-code-other-game = de code is van een ander spel van Cauldron Press (nummer { $number }), dat deze versie niet kent; werk dit programma bij
play-code-tale = deze code is het zegel van een verhaal en geen spel; hij gaat open met het recept van zijn spel
play-code-not-on-page = de telefoonpagina speelt dit spel niet; speel het zoals het op zijn blad staat
play-code-cost = de code vraagt { $mebibytes } MiB en { $passes } rondes per antwoord, en alleen 1 tot 64 MiB en 1 tot 8 rondes zijn toegestaan; hij is niet door Cauldron Press gemaakt
play-code-impossible = de code is heel, maar { $reason }; hij is niet door Cauldron Press gemaakt
play-code-impossible-edition = noemt geen editie van zijn formaat
play-code-impossible-empty = heeft geen antwoordzegel en geen speeldeel
play-code-impossible-answers = aanvaardt meer dan 4 antwoorden
play-code-impossible-size = bevat een puzzel van een grootte die geen puzzel heeft
play-code-impossible-cost = noemt de kosten van een antwoordzegel dat ontbreekt
play-open-wrong-answer = dat is niet het antwoord
play-open-needs-opening = dit is de code van een toernooi: hij gaat alleen open met de openingscode die de organisator aan het eind vertelt
play-open-wrong-give-up = die opgeefcode hoort niet bij dit blad; de goede staat onder aan de bladzijde met spelregels, of bij de antwoorden van een boekje
play-open-no-seal = deze code heeft geen antwoordzegel, dus er valt geen antwoord te controleren; gebruik de code op het blad
play-open-no-play = deze code heeft geen speeldeel, dus hij kan geen brouwsels testen; vraag het aan de scheidsrechter of de Hoeder
play-open-forged = het speeldeel van deze code past niet bij zijn puzzel; hij is niet door Cauldron Press gemaakt
play-open-memory = om deze code te openen is { $mebibytes } MiB geheugen nodig, en dat heeft deze machine niet
play-letters-give-up = opgeefcode
play-letters-opening = openingscode
play-letters-key = scheidsrechterssleutel
play-letters-length = de { $kind } { $text } heeft { $count } letters en cijfers in plaats van { $expected }; zo ziet die eruit: { $example }
play-letters-character = in de { $kind } { $text } staat { $character }, en dat heeft geen enkele code; zo ziet die eruit: { $example }
play-letters-typo = in de { $kind } { $text } zit een tikfout; vergelijk die met het bestand van de organisator
play-letters-earlier-key = deze scheidsrechterssleutel is van een versie van Cauldron Press van vóór 1.0, die nooit is uitgebracht, of de laatste groepen ontbreken; maak een nieuw sleutelbestand en druk de bladen opnieuw af
play-picture-none = dit bestand is niet leesbaar; geef een afbeelding (PNG, JPEG, WebP, GIF, BMP, TIFF), een PDF of een SVG
play-picture-damaged = de afbeelding is beschadigd ({ $reason }); maak of bewaar hem opnieuw
play-picture-too-large = de afbeelding heeft te veel pixels; snijd hem bij tot de code
play-picture-no-code = er is geen QR-code gevonden op de foto; maak een nieuwe van dichterbij: scherp, gelijkmatig verlicht en met de hele code erop
play-picture-foreign = de QR-code op de foto is niet van een blad van Cauldron Press; gebruik de code die op het blad staat
play-picture-several = op de foto staan de codes van { $count } verschillende bladen; snijd hem bij tot één

## The sheet of the day

daily-no-date = { $text } is geen datum; schrijf jaar, maand en dag, zoals 2026-11-22
daily-too-early = { $date } heeft geen blad van de dag; het eerste is dat van { $first }

## Potions and ingredients as they are typed

play-puzzle = dit is geen puzzel volgens de spelregels: { $reason }
play-puzzle-length = de lengte van het recept past niet bij het niveau
play-puzzle-ingredients = het aantal kruiden past niet bij het niveau
play-puzzle-ingredient = er zit een kruid in dat zijn editie niet kent
play-puzzle-effect = er zit een effect in dat zijn editie niet kent
play-puzzle-number = een nummer van het recept valt buiten het bereik of komt twee keer voor
play-puzzle-decoy = een nepkruid is van een soort die het niveau niet heeft
play-puzzle-imposter-number = het nummer van een bedrieger valt buiten het bereik
play-puzzle-imposter-effect = een bedrieger mist zijn effect
play-puzzle-effect-twice = een kruid heeft een effect twee keer
play-puzzle-number-missing = er ontbreekt een nummer van het recept
play-puzzle-pair = een effect dat per paar komt, komt alleen
play-puzzle-players = het aantal spelers is onmogelijk
play-puzzle-clue-ingredient = de aanwijzing noemt geen kruid
play-puzzle-effects-level = dit niveau van effecten bestaat niet
play-puzzle-settings = met deze instellingen valt niet te spelen
play-puzzle-no-effect = dit effect bestaat niet
play-puzzle-short = de bytes houden te vroeg op
play-puzzle-special = er is een bijzonder vakje van geen enkele soort
play-puzzle-clue = de aanwijzing is van geen enkele soort
play-puzzle-long = er zijn bytes over
play-name-missing = er ontbreekt een kruid; de kruiden zijn { $ingredients }
play-name-ambiguous = { $text } kan { $first } of { $last } zijn; schrijf één letter meer
play-name-misspelt = er is geen kruid { $text }; bedoelde je { $nearest }?
play-name-unknown = er is geen kruid { $text }; de kruiden zijn { $ingredients }
play-pour-no-dots = { $ingredient } mist zijn stippen; schrijf { $id }:1 tot { $id }:{ $longest }
play-pour-dots = { $ingredient } heeft als stippen { $dots }, en dat is geen getal van 1 tot en met { $longest }
play-potion-empty = het brouwsel is leeg; noem minstens één kruid, zoals salie:2
play-potion-too-large = het brouwsel heeft { $count } kruiden; er kunnen er hoogstens { $most } worden getest
play-potion-grown = { $ingredient } kan geen { $grown } stippen hebben; een kruid in dit spel heeft er 1 tot en met { $longest }
play-potion-foreign = { $ingredient } doet niet mee in dit spel; de kruiden zijn { $ingredients }
## Effects: their names, and what a sheet tells the players of them

effect-alone-tells = Je hoort alleen zijn naam. Speel je in je eentje, dan doet het verder niets.
effect-cutoff = Stopper
effect-cutoff-tells = De test stopt direct na dit kruid. Wat later komt, telt niet mee.
effect-spicy = Pittig
effect-spicy-tells = Het nummer van het volgende kruid gaat voor deze test 1 omhoog.
effect-refreshing = Verfrissend
effect-refreshing-tells = Het nummer van het volgende kruid gaat voor deze test 1 omlaag.
effect-enthusiastic = Enthousiast
effect-enthusiastic-tells = Het volgende kruid wordt overgeslagen: het telt niet mee en zijn effecten blijven slapen.
effect-cleaner = Poetser
effect-cleaner-tells = Het volgende kruid verliest voor deze test al zijn effecten.
effect-fertilizer = Koeienmest
effect-fertilizer-tells = Hoeveel stippen het volgende kruid dat meetelt ook heeft, het geldt als precies goed gegroeid.
effect-detective = Speurneus
effect-detective-tells = Vertelt je het nummer van één kruid in het brouwsel, maar niet van welk.
effect-liar = Jokkebrok
effect-liar-tells = Vertelt je een nummer dat geen enkel kruid in het brouwsel heeft.
effect-inspector = Inspecteur
effect-inspector-tells = Telt de kruiden in het brouwsel die een effect hebben.
effect-general = Generaal
effect-general-tells = Telt de effecten van het hele brouwsel, alle bij elkaar.
effect-pessimist = Pessimist
effect-pessimist-tells = Telt de kruiden die niet op volgorde staan. Dan is een nummer niet één hoger dan het nummer ervoor. Het eerste telt nooit mee.
effect-optimist = Optimist
effect-optimist-tells = Telt de kruiden die op volgorde staan. Dan is een nummer één hoger dan het nummer ervoor. Het eerste telt nooit mee.
effect-calculator = Rekenwonder
effect-calculator-tells = Telt de nummers van alle kruiden in het brouwsel bij elkaar op.
effect-joker = Joker
effect-joker-tells = Geeft één antwoord, maar zegt nooit van welke soort: Jokkebrok, Speurneus, Generaal, Inspecteur, Rekenwonder, Klikspaan, Zegen of Knuffel.
effect-revealer = Klikspaan
effect-revealer-tells = Telt de nepkruiden in het brouwsel.
effect-blessing = Zegen
effect-blessing-tells = Telt de kruiden in het brouwsel die geen nepkruid zijn.
effect-scientist = Professor
effect-scientist-tells = Zegt JA als een kruid in het brouwsel twee of meer effecten heeft, anders NEE.
effect-hugger = Knuffel
effect-hugger-tells = Zegt JA als het nummer er direct voor en zijn eigen nummer hoogstens 1 schelen, anders NEE.
effect-crowdy = Gezellig
effect-crowdy-tells = Je hoort zijn naam als er nog minstens drie andere kruiden in de ketel zitten.
effect-brothers = Broers
effect-brothers-tells = Twee kruiden zijn broers. De een zonder de ander is altijd fout. Je hoort de naam voor elk van hen.
effect-enemies = Vijanden
effect-enemies-tells = Twee kruiden zijn vijanden. Samen in één brouwsel zijn ze altijd fout. Je hoort de naam voor elk van hen.
effect-imposter = Bedrieger
effect-imposter-tells = Je hoort: Bedrieger! Dan kan er een bedrieger in het brouwsel zitten. Maar sommige kruiden doen maar alsof.
effect-poison = Gif
effect-poison-tells = Je bent vergiftigd tot je volgende test. Zijn alle spelers tegelijk vergiftigd, dan eindigt het spel.
effect-poison-tells-alone = Je bent vergiftigd: in je volgende beurt mag je niets doen.
effect-green-fingers = Groene vingers
effect-green-fingers-tells = Tot je volgende test krijgt een tuin die je laat groeien er telkens twee stippen bij in plaats van één.
effect-piggyback = Meelifter
effect-piggyback-tells = Tot je volgende test mag je je actie gebruiken op het erf van een andere speler.
effect-allergies = Allergie
effect-allergies-tells = Tot je volgende test mag je geen enkel kruid uit dit brouwsel planten of laten groeien.
effect-distracted = Afgeleid
effect-distracted-tells = Tot je volgende test groeit bij jou niets verder dan twee stippen.
effect-genius = Genie
effect-genius-tells = Eén keer vóór je volgende test mag je één ding aan een brouwsel veranderen, net voor het getest wordt.
effect-sharer = Deler
effect-sharer-tells = Plant tot je volgende test alleen een kruid waarvan je het minst hebt.
effect-minimalist = Minimalist
effect-minimalist-tells = Je volgende brouwsel moet uit één enkele soort kruid bestaan.
effect-copycat = Na-aper
effect-copycat-tells = Neem in je volgende beurt de planten en stippen uit een tuin van een andere speler over in een tuin van jou.
effect-weeds = Onkruid
effect-weeds-tells = Onkruid! Streep een leeg tuinvakje van jezelf door.
effect-sunshine = Zonnetje
effect-sunshine-tells = Zonnetje! Elk kruid in al je tuinen krijgt er één stip bij.
effect-creeper = Klimop
effect-creeper-tells = Voeg twee tuinen van jou samen die elkaar raken: voortaan zijn ze één.
effect-fence = Hek
effect-fence-tells = Trek een lijn die een van je tuinen in tweeën deelt.
effect-mole = Mol
effect-mole-tells = Verplaats een van je planten, met zijn stippen, naar een leeg tuinvakje van jou.
effect-seedling = Stekje
effect-seedling-tells = Plant meteen en gratis een kruid naar keuze, ook als het niet je specialiteit is.
effect-resetter = Wisser
effect-resetter-tells = Alles tot en met dit kruid wordt vergeten. De test gaat verder alsof het volgende het eerste is.
effect-equalizer = Gelijkmaker
effect-equalizer-tells = Het nummer van het volgende kruid wordt het aantal effecten dat het zelf heeft.
effect-random = Grillig
effect-random-tells = Zijn nummer wordt in elke test opnieuw geloot.
effect-blender = Blender
effect-blender-tells = Zijn nummer gaat omhoog met het aantal kruiden in het brouwsel die geen nepkruid zijn.
effect-downer = Domper
effect-downer-tells = Zijn nummer gaat omlaag met het aantal nepkruiden in het brouwsel.
effect-teamplayer = Teamspeler
effect-teamplayer-tells = Zijn nummer gaat omhoog met het nummer er direct voor.
effect-analyzer = Meetlat
effect-analyzer-tells = Vertelt hoe ver zijn nummer en zijn plaats in het brouwsel uit elkaar liggen.
effect-odd = Oneven
effect-odd-tells = In een brouwsel met een oneven aantal kruiden verandert het in genegeerd nepkruid zonder effecten.
effect-even = Even
effect-even-tells = Even aantal kruiden: het vertelt zijn nummer of “nepkruid”. Oneven aantal: het zegt dat zijn nummer geloot is, of “nepkruid”.
effect-coward = Bangerik
effect-coward-tells = Staat het in de eerste helft van het brouwsel, dan rent het naar het eind en wordt het daar beoordeeld.
effect-student = Leerling
effect-student-tells = Tot je volgende test mag je elk kruid planten.
effect-spreader = Zaaier
effect-spreader-tells = Tot je volgende test mag je in ieders tuinen planten.

## Categories of effects: a heading with light markup, and a short name

category-cauldron = *Keteleffecten* veranderen het brouwsel
category-cauldron-tag = ketel
category-investigative = *Speureffecten* vertellen je iets
category-investigative-tag = speuren
category-player = *Spelereffecten* zijn voor de speler die test
category-player-tag = speler
category-field = *Erfeffecten* veranderen het erf van de speler die test
category-field-tag = erf
category-complex = *Kronkeleffecten* zijn de vreemdste van allemaal
category-complex-tag = kronkel

## Ingredients

ingredient-parsley = Peterselie
ingredient-sage = Salie
ingredient-chives = Bieslook
ingredient-rosemary = Rozemarijn
ingredient-oregano = Oregano
ingredient-mint = Munt
ingredient-dill = Dille
ingredient-basil = Basilicum
ingredient-thyme = Tijm
ingredient-pepper = Peper

# Signs: what players write for an ingredient. Exactly two letters, the first one large; in
# Japanese two kana. No two are alike, and each is plainly short for its name.
ingredient-parsley-sign = Pt
ingredient-sage-sign = Sa
ingredient-chives-sign = Bi
ingredient-rosemary-sign = Ro
ingredient-oregano-sign = Or
ingredient-mint-sign = Mu
ingredient-dill-sign = Di
ingredient-basil-sign = Ba
ingredient-thyme-sign = Ti
ingredient-pepper-sign = Pp

## Special cells: their names, and what they do

special-efficiency = Stapelbed
special-efficiency-tells = Biedt plaats aan twee kruiden. Elk heeft zijn eigen stippen.
special-efficiency-short = Plaats voor twee kruiden.
special-versatility = Proeftuin
special-versatility-tells = Een tuin op zichzelf. Als actie mag je testen wat hier groeit, los van al het andere. De plant blijft staan.
special-versatility-short = Eén actie test het apart.
special-painter = Schilder
special-painter-tells = Plant je hier, dan mag je een rechte lijn trekken langs de randen van vakjes. Die deelt een van je tuinen in tweeën.
special-painter-short = Plant je, dan deel je een tuin.
special-guesser = Gokje
special-guesser-tells = Plant je hier, dan mag je meteen gratis één brouwsel testen. Verzin het: hoogstens drie verschillende kruiden, waaronder dit, met alle stippen die je wilt.
special-guesser-short = Planten geeft een gratis test ermee.
special-low-ceiling = Laag plafond
special-low-ceiling-tells = Hier groeit niets verder dan twee stippen.
special-low-ceiling-short = Groeit tot hoogstens twee stippen.
special-fertile-ground = Vette klei
special-fertile-ground-tells = Laat je groeien wat hier staat, dan krijgt het er twee stippen bij. Planten geeft er één, zoals altijd.
special-fertile-ground-short = Groeit twee stippen tegelijk.
special-hard-ground = Harde grond
special-hard-ground-tells = Plant je hier, dan sla je je volgende beurt over.
special-hard-ground-short = Planten kost ook je volgende beurt.
special-black-magic = Zwarte magie
special-black-magic-tells = Je kunt hier pas planten als dit het laatste lege tuinvakje van je erf is.
special-black-magic-short = Pas als laatste vrije vakje.

## Doelen: kleine gezamenlijke doelen, elk een ster waard

aim-every-ingredient = Test elk kruid minstens één keer
aim-every-twice = Test elk kruid minstens twee keer
aim-same-in-five = Gebruik hetzelfde kruid in vijf ketels
aim-two-three-four = Test brouwsels van twee, van drie en van vier kruiden
aim-fill-six = Vul een ketel van zes vakjes
aim-all-wrong = Test drie kruiden of meer, allemaal te klein of te groot
aim-none-wrong = Test drie kruiden of meer, geen te klein of te groot, en win niet
aim-one-wrong = Test vier kruiden of meer, waarvan er één te klein of te groot is
aim-two-and-two = Krijg twee te klein en twee te groot in één test
aim-dots-up = Test een brouwsel met 1, 2, 3 en 4 stippen, in die volgorde
aim-three-dots = Test twee kruiden of meer, allemaal met drie stippen of meer
aim-three-reports = Krijg drie meldingen in één test
aim-four-reports = Krijg vier meldingen in één test
aim-no-report = Test vier kruiden of meer zonder een melding te krijgen
aim-nothing-to-tell = Doe een test zonder melding, met niets te klein of te groot
aim-same-effect = Krijg in vijf tests een melding van hetzelfde effect
aim-another-order = Test twee keer dezelfde kruiden, in een andere volgorde
aim-none-twice = Test nooit een brouwsel waar een kruid twee keer in zit
aim-every-witch = Laat elke heks een brouwsel testen
aim-two-witches = Laat twee heksen in dezelfde beurt testen
aim-three-witches = Laat drie heksen in dezelfde beurt testen
aim-no-decoy = Test drie kruiden of meer, zonder een nepkruid erbij
aim-only-decoys = Test twee kruiden of meer, allemaal nepkruiden
aim-versatility-tests = Doe vier tests op vakjes met { $special }
aim-every-garden = Plant in elke tuin
aim-bare-garden = Laat één tuin tot het eind zonder plant
aim-each-in-two = Plant elk kruid in minstens twee vakjes
aim-one-in-six = Plant één kruid in minstens zes vakjes
aim-three-in-a-row = Plant hetzelfde kruid drie op een rij, naast of onder elkaar
aim-mixed-garden = Plant vier verschillende kruiden in één tuin
aim-one-crop = Plant een hele tuin van drie vakjes of meer vol met één kruid
aim-every-special = Plant op elk bijzonder vakje
aim-no-points = Plant op geen bijzonder vakje waarvan het teken punten heeft
aim-only-full = Test geen ketel die niet vol is
aim-two-not-full = Test twee ketels die niet vol zijn
aim-across = Pluk acht keer van het ene erf naar het andere
aim-win-cauldron = Win met een brouwsel uit een ketel
aim-win-named = Win door het recept te noemen
aim-win-in-six = Win met hoogstens zes tests
aim-win-in-nine = Win met hoogstens negen tests
aim-last-right = Zorg dat in de laatste test niets te klein of te groot is
aim-last-of-four = Doe minstens vier kruiden in de laatste test
aim-every-cauldron = Test elke ketel van het bord
aim-each-size = Vul van elke maat een ketel
aim-two-filled = Vul twee ketels op elk erf
aim-three-open = Houd drie ketels open tot het eind
aim-large-empty = Houd een ketel van vier vakjes of meer leeg tot het eind
aim-cells-left = Houd acht tuinvakjes leeg tot het eind
aim-plants-left = Eindig met zes planten in de tuinen
aim-alike-left = Eindig met drie dezelfde planten in de tuinen
aim-kinds-left = Eindig met vier soorten planten in de tuinen
aim-harvested = Eindig met een erf zonder planten

## Levels, and the length of a recipe that nobody knows

level-first-game = Eerste spel
level-beginner = Beginner
level-amateur-witch = Hobbyheks
level-spice-sorcerer = Kruidentovenaar
level-potion-master = Brouwmeester
level-high-witch = Opperheks
level-recipe = { $shortest } tot { $longest }
level-choice = { $number } ({ $name })
level-or = { $first } of { $last }
level-no-players = met { $given } spelers kun je niet spelen; een blad is voor 1 tot en met 8 spelers
level-none = er is geen niveau { $given }; kies uit { $choices }
level-no-length = er is geen receptlengte { $given }; kies uit { $choices }
level-no-decoys = zulke nepkruiden zijn er niet: { $given }; kies uit { $choices }
level-no-effects = zo veel effecten zijn er niet: { $given }; kies uit { $choices }
level-no-recipe = een recept van { $given } kruiden kan niet; kies uit { $choices }
level-no-ingredients = { $given } kruiden passen niet bij een recept van hoogstens { $longest }; kies { $least } tot en met { $most }, zodat er minstens één nepkruid is
level-no-answers = een puzzel kan geen { $given } antwoorden hebben; kies 1 tot en met { $most }
level-no-puzzle = uit { $draws } pogingen met de spelcode { $seed } kwam geen speelbare puzzel; neem een andere spelcode of mildere instellingen

## Creatures of sections and players

creature-owl = Uil
creature-fox = Vos
creature-raven = Raaf
creature-toad = Pad
creature-moth = Mot
creature-snail = Slak
creature-newt = Salamander
creature-bat = Vleermuis

## Reports of a test: the effect, and what it says

report-here = { $effect }!
report-says = { $effect }: { $says }
says-here = is hier
says-number = { $number }
says-no-number = geen
says-nothing = niets te zeggen
says-yes = JA
says-no = NEE
says-decoy = nepkruid
says-random = deze keer een geloot nummer

## What a PDF says of itself, to be found by

print-board-game = bordspel
print-and-play = print-and-play
print-owner = Voor { $name }
print-paper-unknown = { $given } is geen papierformaat; neem een naam zoals a4, a3, sra3, letter of tabloid, of een maat zoals 210x297mm of 8.5x11in
print-paper-near = { $given } is geen papierformaat (bedoelde je { $near }?); neem een naam zoals a4, a3, sra3, letter of tabloid, of een maat zoals 210x297mm of 8.5x11in
print-paper-size = { $given } is geen papierformaat; schrijf beide zijden en mm, cm of in, zoals 8.5x11in
print-paper-extent = op { $given } kun je niet printen; neem zijden van { $least } tot { $most } mm
print-paper-small = { $paper } is te klein voor een bladzijde; neem { $least }, het kleinste papier dat past, of groter
print-layout-unknown = { $given } is geen indeling; neem duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue of poster
print-layout-near = { $given } is geen indeling (bedoelde je { $near }?); neem duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue of poster
print-layout-number = { $given } is geen aantal bladzijden; neem er een zoals 4, of rijen en kolommen zoals 2x2
print-layout-cells = { $count } bladzijden op een kant kan niet; neem 1 tot en met 64
print-layout-thickness = geen papier is { $given } dik; neem 0 tot 2 mm, of een gewicht zoals 80gsm
print-layout-gutter = een tussenruimte van { $given } kan niet; neem 0 tot 100 mm
print-layout-margin = een marge van { $given } kan niet; neem 0 tot 25 mm
print-layout-mark = { $given } is geen merkteken; neem crop, fold, registration, bar of slug met komma’s ertussen, of all of none
print-layout-unfolded = { $option } is voor boekjes die in de vouw geniet worden; neem daarbij de indeling saddle
print-layout-unbound = een poster wordt niet gebonden; laat de kant van de binding weg
print-layout-unfitted = de marge is de rand die leeg blijft waar bladzijden worden verkleind; gebruik hem met { $fit }
print-order-unmet = geen van { $draws } { $sheets } { $wanted }; het dichtstbijzijnde { $had }
print-order-of-level = bladen van niveau { $level }
print-order-of-custom = bladen van dit eigen niveau
print-order-of-chapter = bladen van hoofdstuk { $chapter }
print-order-had = heeft { $what }
print-order-had-not-as-level = heeft { $what }, maar past niet bij zijn niveau
print-order-not-as-level = past niet bij zijn niveau
print-order-difficulty = moeilijkheid { $range }
print-order-turn = 1 beurt
print-order-turns = { $range } beurten
print-order-win-rate = een winstaandeel van { $range }
print-order-hopeless = een aandeel van { $share } hopeloze spellen
print-order-certain = een aandeel van { $share } spellen waarin het antwoord zeker wordt
print-order-range = { $low } tot { $high }
print-order-and = { $one } en { $other }
print-order-no-guess = is te winnen zonder raden
print-order-needs-guess = is alleen met raden te winnen
print-order-as-strong = is even sterk als het eerste spel, met { $strength }
print-order-strength = { $difficulty } en { $turns }
print-order-needs-at-most = vraagt hooguit: { $technique }
print-order-needs = vraagt: { $technique }
print-order-needs-more-tests = vraagt meer tests dan gewone spelers doen
print-order-other-structure = heeft een andere receptlengte of andere nepkruiden
print-order-ladder-length = een ladder van zulke bladen heeft hooguit { $most } spellen
print-order-no-difficulty = { $text } is geen moeilijkheid; neem 1 tot 5, of een bereik zoals 2..4
print-order-no-turns = { $text } is geen aantal beurten; neem 1 tot 1000, of een bereik zoals 25..40
print-order-no-shares = { $text } is geen bereik van aandelen; neem getallen van 0 tot 1, zoals 0.4..0.7, ..0.5 of 0.8..
print-order-no-ramp = { $text } gaat niet van niveau naar niveau; schrijf het als 0..5
print-sheet-small = { $sheet } is te klein: wat op een kant staat, heeft { $x } x { $y } mm nodig; neem { $least }, het kleinste papier dat past, of laat de bladzijden verkleinen
print-sheet-small-unnamed = { $sheet } is te klein: wat op een kant staat, heeft { $x } x { $y } mm nodig; neem papier dat minstens zo groot is, of laat de bladzijden verkleinen
print-sheet-fine = { $sheet } is te klein: de bladzijden zouden krimpen tot { $percent } %, en onder { $least } % kan niemand ze lezen; neem groter papier of minder bladzijden op een kant
print-sheet-none = wat op een kant staat, heeft { $x } x { $y } mm nodig, en zo groot is geen papier met een naam; neem minder bladzijden op een kant of papier van die maat
print-sheet-creep = { $sheets } vellen in één vouw duwen de binnenste bladzijden { $x } mm naar buiten, en meer dan { $most } mm zou wat bij de vouw staat erin duwen; neem katernen van minder vellen of dunner papier
print-signatures = De { $sheets } vellen van het boekje zijn te veel voor één vouw: vouw ze als { $count } katernen van hoogstens { $most } vellen en bind die op elkaar
print-signature-thick = Een katern van { $sheets } vellen is moeilijk te vouwen en te nieten; gebruikelijk zijn er hoogstens { $most }
print-text-large = { $text } heeft { $x } mm nodig waar { $y } mm vrij is; maak de tekst korter of neem groter papier
print-board-small = papier van { $x } x { $y } mm is te klein voor een leesbaar speelbord; neem minstens { $least } mm, zoals A4 of Letter
print-board-large = op papier van { $x } x { $y } mm kan niet worden getekend; neem zijden van hoogstens 2000 mm, zoals A3 of A2
print-bleed = een afloop van { $given } kan niet; neem 0 tot 10 mm
print-correction = achterkanten die { $x } en { $y } mm en { $turn } graden verschoven zijn, kunnen niet worden gecorrigeerd; tot 10 mm en 2 graden kan het wel
print-dpi = { $given } dpi is geen bruikbare resolutie; neem 10 tot en met 1200
print-address-long = een tekst van { $bytes } bytes past niet in een QR-code; maak het adres van de pagina korter
print-no-theme-near = er is geen thema { $given }; bedoelde je { $near }?
print-no-theme = er is geen thema { $given }; er zijn { $themes }
print-reading = { $given } staat op geen schaal; neem een letter van A tot en met Y en een getal van 1 tot en met 25, zoals M13
print-readings = een vel heeft vier schalen, en er zijn er { $count } afgelezen; neem vier waarden zoals M13,L12,M13,N14
print-readings-apart = de schalen 1 en 3 verschillen { $x } mm, en dat doet geen vel; lees ze allebei opnieuw af, 1 links en 3 rechts
print-printer = { $given } is geen naam voor een printer; neem 1 tot en met 60 letters, cijfers en dergelijke

## What the terminal prints: sheets, the organiser's file, the server

terminal-sheet = Blad { $label }:
terminal-sheet-printed = { $sheet } { $level }, { $players }, { $paper }
terminal-same-sheet = Hetzelfde blad nog eens: dezelfde opties met --seed { $seed }
terminal-iphones = Een iPhone toont play.html zonder zijn script. Start voor iPhones { $command }: dat toont een adres voor het thuisnetwerk.
terminal-next-fitting = Dit spel speelt anders dan zijn niveau. Het volgende dat als niveau { $level } speelt: dezelfde opties met --seed { $seed }
terminal-same-recipe = Het eerste spel van --seed { $seed } heeft altijd hetzelfde recept, met hoeveel spelers ook en met of zonder speciale vakjes (zoals op niveau 2 en 3): speel het niet twee keer. Een andere spelcode geeft andere spellen.
terminal-daily = Het blad van de dag { $date }: iedereen die het print, speelt hetzelfde spel.
terminal-game-printed = Spel { $game }:
terminal-organiser-alone = Alleen voor de organisator, met sleutel, codes en antwoord:
terminal-organiser =
    Cauldron Press: voor de organisator van spel { $label }

    Laat dit bestand niet aan de spelers zien. Niets hiervan staat op papier.

    Spelcode: { $seed }
# Found again by its beginning: once there are files with it, that stays.
terminal-organiser-key = Sleutel: { $key }
terminal-organiser-opening = Openingscode, te vertellen aan het eind, als antwoorden worden gecontroleerd: { $code }
terminal-organiser-give-up = Opgeefcode, opent samen daarmee de oplossing: { $code }
terminal-organiser-answer = Antwoord: { $ingredients }
terminal-organiser-potion = Een brouwsel dat wint: { $potion }
terminal-organiser-serve = Leid het op een server (dit bestand in plaats van FILE):
terminal-page-open = De pagina staat open voor iedereen in dit netwerk:
terminal-page-open-here = De pagina is alleen op deze computer open:
terminal-page-open-outside = De pagina is open via de proxy:
terminal-refereed = Spellen die deze server leidt:
terminal-tables = { $count ->
    [one] 1 tafel
   *[other] { $shown } tafels
}
terminal-tables-kept = Tafels worden bewaard in { $file }
terminal-tables-open = Iedereen kan meer tafels openen, elk met een eigen bord; voeg voor een toernooi --tables toe.
terminal-tables-pruned = Vergeten omdat er zo lang niets aan veranderde: { $tables }
terminal-desk-open = De balie van de scheidsrechter is hier open; wie dit adres en de sleutel heeft, kan aan elke tafel beslissen:
terminal-log-opened = Tafel { $table }: geopend voor het spel { $game }
terminal-log-test = Tafel { $table }: test { $test }
terminal-log-counted = Tafel { $table }: test { $test }, { $counts }
terminal-log-count = { $name ->
    [undergrown] { $count } te klein
    [overgrown] { $count } te groot
   *[other] { $name } { $count }
}
terminal-log-won = Tafel { $table }: test { $test } wint
terminal-log-right = Tafel { $table }: het antwoord is goed
terminal-log-wrong = Tafel { $table }: antwoord { $guess } is fout
terminal-log-gave-up = Tafel { $table }: opgegeven
terminal-log-again = Tafel { $table }: opnieuw begonnen
terminal-log-closed = Tafel { $table }: gesloten door de scheidsrechter
terminal-log-reopened = Tafel { $table }: weer geopend door de scheidsrechter
terminal-log-taken-back = Tafel { $table }: test { $test } teruggenomen door de scheidsrechter
terminal-log-reset = Tafel { $table }: opnieuw begonnen door de scheidsrechter
terminal-log-brought-back = Tafel { $table }: teruggehaald zoals hij was
terminal-server-ends = Ctrl-C stopt de server.
terminal-page = De telefoonpagina:
terminal-page-size = { $page } { $kilobytes } KB
terminal-page-file = Open het bestand in een browser, of stuur het naar de telefoons
terminal-page-folder = Zo komt hij gratis op internet:
terminal-page-host = 1. Open { $host } in een browser (of een andere gratis aanbieder van webpagina’s, zoals Cloudflare Pages of GitHub Pages)
terminal-page-drag = 2. Sleep de map { $folder } naar die pagina, en meld je aan zodat hij blijft staan
terminal-page-remember = 3. Typ het adres dat je krijgt, en alle volgende codes leiden erheen: { $command }
terminal-page-leads = 3. Codes leiden naar { $url }; voor een ander adres: { $command }
terminal-page-ask = Het adres, als je het al hebt (anders alleen Enter):

# Runs at the terminal.
terminal-files = { $count ->
    [one] 1 bestand
   *[other] { $shown } bestanden
}
terminal-shards = { $count ->
    [one] 1 deel
   *[other] { $shown } delen
}
terminal-differences = { $count ->
    [one] 1 verschil
   *[other] { $shown } verschillen
}
terminal-run-made = { $games } in { $files }, { $paper }
terminal-same-run = Dezelfde reeks nog eens: dezelfde opties met --seed { $seed }
terminal-run-stopped = Gestopt: { $done } van { $games } zijn klaar.
terminal-run-resume = Ga door met dezelfde opties en --resume
terminal-run-resume-seed = Ga door met dezelfde opties, --seed { $seed } en --resume
terminal-run-version = Versie { $version } maakte de reeks, en dit is { $here }.
terminal-verified = { $games } in { $files }: byte voor byte zoals het manifest zegt.
terminal-verified-quick = { $files }: zoals het manifest zegt; er is niets opnieuw gemaakt.
terminal-verify-stopped = Gestopt: { $games } in { $files } vergeleken.
terminal-verify-differs = { $differences } in { $games } in { $files }.
terminal-merged = { $shards } samengevoegd: { $games } in { $files }
terminal-merged-no-secrets = Er zijn geen bestanden met geheimen ({ $file }) gevonden, dus er is er geen geschreven; staan ze in een andere map, noem ze dan ook.
terminal-reprinted-pages = Spel { $number }, zijn bladzijden zoals ze waren:
terminal-reprinted-file = Spel { $number }, in zijn bestand zoals het was, byte voor byte:

# A run compared with its manifest.
run-edited = het manifest is veranderd nadat het was geschreven: zijn controlegetal klopt niet
run-missing = { $file } is er niet
run-changed = { $file } is niet het bestand dat was geschreven
run-otherwise = { $file } valt anders uit als het opnieuw wordt gemaakt
run-other-game = spel { $number } is niet zoals regel { $line } van het manifest zegt
run-other-volume = { $file } is niet zoals regel { $line } van het manifest zegt
run-other-secret = de geheimen van spel { $number } zijn niet die van het spel

# Runs of many games.
run-none = het spel { $game } maakt geen reeksen van veel spellen
run-no-wishes = wensen zijn een object met een waarde voor elke wens, niet { $given }
run-unknown-wish = er is geen wens “{ $wish }”; er zijn { $wishes }
run-unknown-wish-near = er is geen wens “{ $wish }”; bedoelde je { $like }?
run-wish = de wens “{ $wish }” is niet te lezen: { $reason }

## The solution of a sheet, in lines

sheet-solution-answer = Het brouwsel dat wint: { $potion }
sheet-solution-pour = { $ingredient } { $grown }
sheet-solution-part = { $ingredient }: { $role }
sheet-solution-part-effects = { $ingredient }: { $role }; { $effects }

## The rules of many games, and the page of each

sheet-run-goal = Een deel van de kruiden vormt een geheim recept. De bladzijde van elk spel zegt hoeveel, als dat bekend is. Elk daarvan heeft een eigen geheim nummer: 1, 2, 3 enzovoort. De andere zijn *nepkruiden*.
sheet-run-set-up-clue = Lees de gratis aanwijzing op de bladzijde van je spel. Die is altijd waar.
sheet-run-ending-win = *Je wint* als een test dat zegt. Er moeten minstens zoveel kruiden meetellen als het recept heeft. Elk daarvan moet op volgorde staan, met evenveel stippen als zijn nummer. Verandert een effect een nummer, dan geldt het nieuwe.
sheet-run-effects = Effecten
sheet-run-effects-of-game = De bladzijde van je spel legt uit welke erin zitten.
sheet-run-specials = Bijzondere vakjes
sheet-run-specials-of-game = Sommige tuinvakjes dragen een teken. Een *rond* teken helpt je. Een teken met *punten* zit je dwars. De bladzijde van je spel legt uit welke er op het bord staan.
sheet-run-checking-give-up = Opgegeven? De opgeefcode van je spel opent de hele oplossing. Zoek hem bij de antwoorden, of vraag hem aan wie je spel heeft geprint.
sheet-run-recipe = Het geheime recept
sheet-run-recipe-known = *{ $length }* van deze *{ $count }* kruiden horen in het recept, met de nummers 1 tot en met { $length }.
sheet-run-recipe-hidden = *{ $length }* van deze *{ $count }* kruiden horen in het recept; hoeveel precies weet niemand. Hun nummers zijn 1, 2, 3 enzovoort.
sheet-page-facts = Over dit spel
sheet-page-how-to-play = Zo speel je
sheet-facts = Dit spel

## What effects do, exactly, for a person who tests by hand: *bold*

exact-both = { $first } { $second }
exact-stop = Stop zodra het is beoordeeld. Wat later komt, telt niet mee.
exact-forget = Is het beoordeeld, vergeet dan alles wat tot dan toe is geteld en gezegd. Het volgende geldt als het eerste van een brouwsel.
exact-move = In de eerste helft van het brouwsel gaat het één keer naar het eind en wordt het daar beoordeeld; tot dan werkt geen van zijn effecten.
exact-raise = Het nummer van het volgende gaat { $count } omhoog.
exact-lower = Het nummer van het volgende gaat { $count } omlaag.
exact-skip = Sla het volgende over: het wordt niet beoordeeld, telt niet mee, en zijn effecten werken niet.
exact-clean = Het volgende heeft in deze test geen effecten.
exact-fertilize = Het volgende dat meetelt, heeft het goede aantal stippen, hoeveel het er ook zijn. Zijn volgorde telt wel.
exact-equalize = Het nummer van het volgende wordt het aantal effecten dat dat kruid nog heeft.
exact-randomize = Zijn nummer wordt een van 1 tot en met { $length }: loot het.
exact-randomize-if-odd = In een brouwsel met een oneven aantal kruiden wordt zijn nummer een van 1 tot en met { $length }: loot het.
exact-vanish-if-odd = In een brouwsel met een oneven aantal kruiden is het vanaf nu genegeerd nepkruid, zonder nummer en zonder effecten.
exact-add-regular = Tel bij zijn nummer op hoeveel kruiden in het brouwsel geen nepkruid zijn.
exact-subtract-decoys = Trek van zijn nummer af hoeveel kruiden in het brouwsel nepkruid zijn.
exact-add-before = Tel het nummer van het kruid er direct voor bij zijn nummer op.
exact-wrong-alone = Het is fout, tenzij de andere broer ook in het brouwsel zit.
exact-wrong-together = Het is fout als de andere vijand ook in het brouwsel zit.
exact-here = Zeg “{ $effect }!”
exact-crowd = Zitten er minstens drie andere in het brouwsel, zeg dan “{ $effect }!”, anders niets.
exact-number-of-one = Loot een van de kruiden van het brouwsel en zeg zijn nummer, of “geen”.
exact-number-of-none = Zeg een nummer van 1 tot en met { $length } dat geen kruid in het brouwsel heeft: loot het; is er geen, dan “niets te zeggen”.
exact-own-number = Zonder nummer zegt het “nepkruid”; anders in een brouwsel met een oneven aantal kruiden “deze keer een geloot nummer”, en met een even aantal “nepkruid” als het nepkruid is, of zijn nummer.
exact-distance = Zeg hoe ver zijn nummer van zijn plaats in het brouwsel ligt (1, 2 enzovoort), of “geen” zonder nummer.
exact-with-effects = Zeg hoeveel kruiden in het brouwsel een effect hebben.
exact-effects = Zeg hoeveel effecten de kruiden in het brouwsel samen hebben.
exact-several-effects = Zeg “JA” als een kruid in het brouwsel meer dan één effect heeft, anders “NEE”.
exact-out-of-order = Zeg hoeveel kruiden na het eerste een nummer hebben dat niet één hoger is dan dat van het kruid er direct voor.
exact-in-order = Zeg hoeveel kruiden na het eerste een nummer hebben dat één hoger is dan dat van het kruid er direct voor.
exact-sum = Zeg de som van alle nummers in het brouwsel.
exact-decoys = Zeg hoeveel kruiden in het brouwsel nepkruid zijn.
exact-regular = Zeg hoeveel kruiden in het brouwsel geen nepkruid zijn.
exact-close-before = Zeg “JA” als zijn nummer en dat van het kruid er direct voor hoogstens 1 schelen, anders “NEE”.
exact-joke = Loot wat je zegt: een nummer van 1 tot en met { $length } dat geen kruid in het brouwsel heeft; het nummer van een van de kruiden; hoeveel effecten alle samen hebben; hoeveel er effecten hebben; de som van de nummers; hoeveel er nepkruid zijn; hoeveel niet; of zijn nummer en dat er direct voor hoogstens 1 schelen.

## The answers for a person who tests potions by hand: *bold*

answers-page = Voor de Hoeder
answers-title = Voor de Hoeder
answers-intro = Alleen voor jou: met deze bladzijde beantwoord je elke test. Laat hem niet aan de spelers zien.
answers-give-up = Opgeefcode: *{ $code }*
answers-opening = Openingscode: *{ $code }*
answers-recipe = Het recept heeft *{ $length }* kruiden. Dit brouwsel wint:
answers-recipe-several = Het recept heeft *{ $length }* kruiden. Elk van deze brouwsels wint:
answers-potions = Het recept
answers-pour = { $ingredient } { $grown }
answers-dots = Stippen
answers-under = te klein
answers-over = te groot
answers-right = goed
answers-not-counted = sla over
answers-regular = nummer { $number }
answers-ignored = genegeerd
answers-overachiever = uitslover
answers-imposter = bedrieger
answers-how = Zo antwoord je
answers-how-wins = *Wint het?* Alleen als het begint met { $potion }, in deze volgorde en met deze stippen, en er daarna niets anders in zit dan genegeerd nepkruid. Zeg dan “Je wint!” en verder niets.
answers-how-look = *Zo niet*, zoek dan elk kruid op in de rij van zijn naam, onder zijn stippen. Tel “te klein” en “te groot”.
answers-how-say = *Zeg alleen* hoeveel er te klein zijn en hoeveel te groot: nooit welke, en niets over hun volgorde.
answers-how-imposters = Zeg bovendien voor elke *bedrieger* erin “Bedrieger!”.
answers-how-name = *Noemen ze het recept?* Zeg alleen “goed” of “fout”. Is het fout, dan strepen ze een stap van de maanbaan door.
answers-example = Een voorbeeld
answers-example-potion = De spelers testen { $potion }.
answers-example-part = { $pour }: { $verdict }
answers-example-say = Jij zegt: *“{ $undergrown } te klein, { $overgrown } te groot.”*
answers-example-say-reports = Jij zegt, als het lot zo valt: *“{ $undergrown } te klein, { $overgrown } te groot.”* En door elkaar: { $reports }
answers-ingredients = De kruiden
answers-part = *{ $ingredient }*: { $role }
answers-part-effects = *{ $ingredient }*: { $role }; { $effects }
answers-effects = Wat hun effecten doen
answers-effect = *{ $effect }*: { $exactly }
answers-walk = Zo test je een brouwsel
answers-walk-intro = Loop het één keer door, van het oudste kruid naar het nieuwste. Wat effecten veranderen, geldt alleen voor deze test, en wie geen nummer heeft, krijgt er nooit een. Bij elk kruid:
answers-walk-skip = *Overgeslagen* door het kruid er direct voor? Ga dan door met het volgende.
answers-walk-coward = *Bangerik*, nog niet verplaatst, in de eerste helft (plaats 1 en 2 van 4 of 5)? Verplaats het naar het eind en ga door met het volgende.
answers-walk-effects = *Effecten*: voer uit wat het heeft, in de volgorde waarin ze hier staan, en noteer wat ze melden.
answers-walk-order = *Volgorde*: goed voor het eerste van het brouwsel, en anders als zijn nummer nu één hoger is dan dat van het kruid er direct voor.
answers-walk-order-reset = *Volgorde*: goed voor het eerste van het brouwsel en het eerste na een Wisser, en anders als zijn nummer nu één hoger is dan dat van het kruid er direct voor.
answers-walk-dots = *Stippen*: te klein met minder stippen dan zijn nummer, of met een nummer boven { $length }; te groot met meer.
answers-walk-dots-fertilized = *Stippen*: goed als er nog Koeienmest ligt, die daarmee op is; anders te klein met minder stippen dan zijn nummer, of met een nummer boven { $length }; te groot met meer.
answers-walk-count = *Tel* het. Het is fout als zijn volgorde of zijn stippen niet goed zijn, als het een bedrieger is, of als een effect dat zegt. Een kruid dat nu geen nummer heeft, telt niet mee en is niet fout, niet te klein en niet te groot.
answers-walk-cutoff = *Stopper*: heeft het dat, stop dan hier.
answers-walk-resetter = *Wisser*: heeft het dat, vergeet dan alles wat tot dan toe is geteld en gezegd.
answers-walk-wins = *Het wint* als er minstens { $length } zijn geteld en geen daarvan fout is. Zeg dan “Je wint!” en verder niets.
answers-walk-say = *Zo niet*, zeg dan hoeveel er te klein zijn, hoeveel te groot, en alle meldingen door elkaar, maar nooit van wie ze kwamen.

## The line beside the pages of a sheet, for those who print and cut it

imposed-slug = { $file }: vel { $sheet } van { $sheets }, { $side }, { $pages }
imposed-front = voorkant
imposed-back = achterkant
imposed-pages = { $count ->
    [one] bladzijde { $pages }
   *[other] bladzijden { $pages }
}
imposed-no-pages = leeg
imposed-glue = { $slug }; plak op de achterkant van vel { $sheet }

# Where pages were made smaller to fit on a sheet
terminal-scale = Bladzijden worden op { $percent }% van hun grootte geprint om op { $sheet } te passen
terminal-small-letters = De kleinste letters zijn { $points } pt hoog en slecht te lezen; neem groter papier of minder bladzijden per kant
terminal-larger-sheet = Print het op { $sheet }; { $flags } maakt de bladzijden klein genoeg voor dat papier
terminal-signatures = { $split }; --signature kiest hun grootte

# How much ink pages take
terminal-ink = Inkt ({ $kind }): gemiddeld { $mean }% van een bladzijde, hoogstens { $most }% ({ $page }); een bladzijde tekst kost zo’n 5%

# The test page of a printer
align-title = Uitlijnen
align-intro = Hoe ver zitten de achterkanten die je print ernaast?
align-subject = Een test van hoe een printer de achterkant van een vel achter de voorkant zet
align-page-front = Voorkant, { $sheet }
align-page-back = Achterkant, { $sheet }
align-upright = staand
align-wide = liggend
align-print = *Print* alle vier de bladzijden zoals je je spellen print: dubbelzijdig en op ware grootte (100%, niet “aanpassen aan pagina”). Dat geeft twee vellen, een staand en een liggend.
align-light = *Houd* een vel tegen een raam of een lamp, met deze kant naar je toe en rechtop. De cijfers van de achterkant schijnen erdoorheen.
align-read = *Lees* elk van de vier schalen: waar loopt een lijn van de voorkant door in een lijn van de achterkant, alsof ze één lijn zijn? Noteer de letter en het getal die erbij horen, zoals _M13_. Zijn er twee paren even goed, neem dan een van beide.
align-type-upright = *Typ* de vier op volgorde in, voor dit vel: { $command }
align-type-wide = *Typ* de vier op volgorde in, voor dit vel: { $command }
align-good = Is het overal *M13*? Dan is je printer precies, en valt er niets te corrigeren.
align-back = Achterkant. Houd het vel tegen het licht en kijk naar de voorkant.
terminal-theme-usual = Heksen, kruiden en ketels: zo zien bladen er zonder thema uit
terminal-theme-good = Het thema { $theme } is zonder fouten, en bladen van alle niveaus kunnen ermee worden getekend.
terminal-theme-begun = Bewerk theme.toml, zet er tekeningen naast en laat cauldron theme check ernaar kijken.
terminal-align-printed = Print het dubbelzijdig op ware grootte; wat je dan moet doen, staat erop
terminal-align-kept = Printer { $printer }: voortaan corrigeert { $option } de achterkanten
terminal-align-moves = { $sheet }: { $x } mm naar rechts, { $y } mm omlaag, { $turn } graden met de klok mee
terminal-align-derived = Het andere vel is niet afgelezen. Wat { $sheet } corrigeert, volgt uit dit vel; wordt het slechter dan eerst, lees dan ook het andere vel af
terminal-align-upright = staande bladzijden
terminal-align-wide = liggende bladzijden
terminal-align-none = Er is geen printer bekend; print de testpagina met: cauldron align
terminal-align-forgotten = Printer { $printer } is vergeten
terminal-taken = Overgenomen van deze computer: { $what }. Zo verander je het: { $commands }
terminal-taken-paper = papier { $paper }
terminal-taken-language = taal { $language }
terminal-config-file = Instellingen, bewaard in { $file }:
terminal-config-no-file = Instellingen (geen ervan kan worden bewaard, want er is geen thuismap bekend):
terminal-config-ignored = Wat bewaard is, telt nu niet: --no-config is opgegeven, of { $variable } is gezet
terminal-config-computer = zoals op deze computer
terminal-config-built-in = ingebouwd
terminal-config-change = Eén veranderen: { $change }; één vergeten: { $forget }
terminal-config-set = Vanaf nu: { $key } { $value }
terminal-config-unset = Vergeten: { $key }
terminal-config-not-set = Er was niets te vergeten: { $key }
## The page of the Keeper that is folded and sealed: *bold*

answers-sealed-page = Voor de Hoeder, om te verzegelen
answers-sealed-intro = Het recept zit achter de vouw. Alleen de Hoeder vouwt het open, en beantwoordt elke test.
answers-sealed-effects = een bladzijde om te vouwen en te verzegelen past alleen bij spellen zonder effecten, zoals niveau 0; print voor de andere de bladzijde met antwoorden
answers-sealed-fold = Zo verzegel je hem
answers-sealed-fold-up = Print maar één kant. Vouw de onderkant omhoog langs vouw 1: het recept ligt op het donkere patroon.
answers-sealed-fold-again = Vouw beide samen nog eens omhoog langs vouw 2.
answers-sealed-fold-tape = Plak de rand vast bij de drie tekens, en ook de twee open zijkanten.
answers-sealed-keeps = *Wat dit verbergt*: wie print en vouwt, ziet alleen letters. Wie ze met opzet opzoekt, komt achter het recept.
answers-sealed-fold-line = Vouw { $number }
answers-sealed-ticks = Vink af bij het opzoeken
answers-sealed-key = Wat de letters zeggen
answers-sealed-find = *Zoek* het eerste kruid van het brouwsel op: ga in de tabel naar zijn rij, en daar naar de kolom van zijn stippen. De lijst naast deze stappen vertelt wat de letter daar zegt.
answers-sealed-rest = *Doe dat* met elk kruid van het brouwsel, ook als een kruid er twee keer in zit.
answers-sealed-wins = *Het wint* alleen als de letters 1, 2, 3 enzovoort zeggen, tot en met het hoogste nummer van de lijst, in die volgorde, en bij alles daarna “sla over”. Zeg dan “Je wint!” en verder niets.
answers-sealed-tick = *Zo niet, vink* een rondje van deze test af: links voor “te klein”, rechts voor “te groot”. Vink bij al het andere niets af.

## How potions are tested, with what was really printed or lies beside it: *bold*, _italic_. The
## strip has room for about 20 letters a line; the leads stand in the code: capitals A to Z without
## marks, digits, spaces and $%*+-./: only, up to 34 of them, 64 at most.

ways-strip-oracle = Test met het Orakel
ways-strip-oracle-note = Zijn bladzijde antwoordt met optellen. Zonder telefoon.
ways-strip-oracle-note-play = Zijn bladzijde antwoordt met optellen. Of met een telefoon: fotografeer deze code in play.html; wie dit printte, heeft het.
ways-strip-code = Richt hier je camera
ways-strip-code-note = Test je brouwsels en controleer het antwoord.
ways-strip-play = Test met een telefoon
ways-strip-play-note = Fotografeer deze code in de pagina play.html. Wie dit blad heeft geprint, heeft die.
ways-strip-keeper = Je Hoeder test
ways-strip-keeper-note = Zeg wat er in het brouwsel zit. Alleen de Hoeder leest de bladzijde met antwoorden.
ways-strip-host = Test je brouwsels
ways-strip-host-note = Wie dit blad heeft geprint, heeft de pagina die deze code leest.
ways-strip-referee = Je scheidsrechter test
ways-strip-referee-note = Zeg wat er in het brouwsel zit. De organisator controleert altijd ook het recept.
ways-read-play = Neem deze code over in het bestand play.html, dat naast deze tekst staat. Het test je brouwsels, bewaart notities en controleert het antwoord:
ways-read-link = Open dit adres op een telefoon of computer. De pagina daar test je brouwsels, bewaart notities en controleert het antwoord:
ways-read-host = De code van dit spel. Wie het heeft geprint, heeft de pagina die hem leest:
ways-read-referee = De code van dit spel. Na het spel vertelt de organisator waar je hem invoert:
ways-lead-oracle = DE PAGINA ORAKEL TEST BROUWSELS.
ways-lead-play = SCAN DIT IN PLAY.HTML.
ways-lead-keeper = JE HOEDER TEST JE BROUWSELS.
ways-lead-host = VRAAG WIE DIT BLAD HEEFT GEPRINT.
ways-lead-referee = JE SCHEIDSRECHTER TEST BROUWSELS.
ways-test-oracle = Vraag het *Orakel*: tel de getallen op zijn bladzijde op, zoals daar staat.
ways-test-code = Scan de code op het bord met een telefoon. Voer de kruiden op volgorde in, elk met zijn stippen.
ways-test-play = Open het bestand *play.html*, dat naast de pdf van dit spel staat, op een telefoon of computer. Fotografeer daar de code op het bord, of typ de spelcode. Voer de kruiden op volgorde in, elk met zijn stippen. Hebben jullie alleen het papier, vraag dan de pagina aan wie het heeft geprint; voor een iPhone haar adres.
ways-test-keeper = Zeg je Hoeder de kruiden op volgorde, elk met zijn stippen.
ways-test-host = Vraag wie dit blad heeft geprint om de pagina die de code op het bord leest. Voer daar de kruiden op volgorde in, elk met zijn stippen.
ways-test-referee = Zeg je scheidsrechter de kruiden op volgorde, elk met zijn stippen.
ways-also-oracle = *Zonder telefoon:* de bladzijde _Orakel_ beantwoordt elke test met optellen. Iedereen mag ernaar kijken.
ways-also-play = *Met telefoon of computer:* open het bestand _play.html_, dat naast de pdf van dit spel staat. Internet is niet nodig. Fotografeer daar de code op het bord, of typ de spelcode. Hebben jullie alleen het papier, vraag dan de pagina aan wie het heeft geprint; voor een iPhone haar adres.
ways-also-answers = *Met een Hoeder:* een van jullie speelt niet mee en test elk brouwsel met de bladzijde _Voor de Hoeder_. Niemand anders kijkt ernaar, want daar staat het recept.
ways-also-sealed = *Met een Hoeder:* een van jullie speelt niet mee, opent de gevouwen bladzijde _Voor de Hoeder_ en test daarmee elk brouwsel. Niemand anders kijkt erin, want daar staat het recept.
ways-name-oracle = Maak bij het Orakel alleen de *tweede som* van deze kruiden, op volgorde: die zegt alleen _goed_ of _fout_.
ways-name-code = Scan de code met een telefoon. Vul de kruiden op volgorde in, zonder stippen, onder _Antwoord_.
ways-name-play = Vul de kruiden op volgorde in, zonder stippen, onder _Antwoord_ in _play.html_.
ways-name-keeper = Zeg het tegen je Hoeder, die het met het antwoord vergelijkt en alleen _goed_ of _fout_ zegt.
ways-name-host = Vul de kruiden op volgorde in, zonder stippen, onder _Antwoord_ op de pagina die de code leest.
ways-name-referee = Zeg het tegen je scheidsrechter, die alleen _goed_ of _fout_ zegt.

## The oracle, which answers tests by addition: *bold*

oracle-page = Orakel
oracle-title = Het Orakel
oracle-intro = Het beantwoordt elke test van dit spel met optellen. Iedereen mag ernaar kijken.
oracle-none = het orakel beantwoordt alleen spellen van niveau 0 (Eerste spel); kies dat niveau, of laat iemand het recept bewaren
oracle-referee = een orakel zou het recept van een toernooi verraden; print het voor spellen zonder scheidsrechter
oracle-how = Zo vraag je het
oracle-how-first = *Eerste som:* tel de kruiden in het brouwsel, en schrijf het getal op dat onder dat aantal staat, bij “Begint met”. Tel er dan voor elk kruid het getal in zijn rij bij op, in de kolom van zijn stippen. Een kruid dat er twee keer in zit, telt twee keer.
oracle-how-fold = *Vouw de som:* haal de laatste twee cijfers eraf, en tel daar twee keer bij op wat ervoor stond. Doe dat tot er twee cijfers over zijn. Uit { $sum } komt { $steps }: de sleutel is { $key }.
oracle-how-key = *Zoek de sleutel op* in de tabel van sleutels: het eerste cijfer links, ook een 0, het tweede cijfer boven. Daar lees je hoeveel kruiden te klein zijn (driehoek omlaag) en hoeveel te groot (driehoek omhoog). Een leeg vakje? Dan is er verkeerd opgeteld.
oracle-how-second = *0 en 0, en minstens { $length } kruiden?* Kijk nu of het brouwsel wint, met een nieuwe som die bij 0 begint. Tel voor elk kruid het getal in zijn rij op, in de kolom van zijn plaats: het oudste staat op plaats 1. Vouw ook deze tweede som. *Jullie hebben gewonnen* als de sleutel ervan naast “Wint met” staat, onder het aantal kruiden. Zo niet, speel dan door.
oracle-how-name = *Noemen jullie het recept?* Maak dan alleen de tweede som van de { $length } kruiden ervan, op volgorde, zonder stippen. Jullie hebben gewonnen als de sleutel ervan naast “Wint met” staat, onder { $length }. Zo niet, streep dan een stap van de maanbaan door. De eerste som zou te veel verraden.
oracle-first = Eerste som: naar stippen
oracle-second = Tweede som: naar plaats
oracle-ingredients = Kruiden
oracle-start = Begint met
oracle-wins = Wint met
oracle-keys = Tabel van sleutels
oracle-key = Sleutel
oracle-sums = Ruimte voor sommen
oracle-sums-intro = Een vak voor elke test: links de eerste som, rechts de tweede.
oracle-example = Een voorbeeld
oracle-example-intro = Een brouwsel van 2 kruiden. Hun getallen zijn verzonnen.
oracle-example-key = In rij { $tens }, kolom { $ones } staat: *{ $undergrown } te klein, { $overgrown } te groot*.
oracle-fair = _Vraag alleen naar brouwsels die jullie hebben gebrouwen: wie stiekem vraagt, steelt het spel van iedereen._

## Booklets: cover, contents, feet of pages, answers

booklet-games = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
booklet-games-from = Spel { $first } tot en met { $last }
booklet-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
booklet-players-range = { $least } tot { $most } spelers
booklet-edition = { $edition ->
    [1] Eerste editie
   *[other] Editie { $edition }
}
booklet-levels = { $levels }
booklet-facts = { $first }  ·  { $second }
booklet-foot = { $game }: { $name }
booklet-named = { $name }  ·  { $game }
booklet-contents = Inhoud
booklet-contents-intro = Elk spel begint op een eigen vel.
booklet-entry = { $label }  ·  { $facts }
booklet-page = bladzijde { $label }
booklet-cover = Omslag
booklet-shared = Voor je speelt
booklet-blank = Lege bladzijde
booklet-answers = Antwoorden
booklet-answers-intro = Leg dit vel weg tot je spel uit is. Draai het op zijn kop om een antwoord te lezen.
booklet-answers-below = Opgegeven of verloren? Draai dit vel op zijn kop en lees de code van jullie spel.
booklet-give-up = Opgeefcode: *{ $code }*
booklet-answer-of = { $number }  ·  { $name }
booklet-subject = { $title }: { $games }

## The campaign: its book, its chapters, and what is told between them. *bold*, _italic_. Scenes and
## what follows them are sealed until they may be read, and each is one paragraph.

story-set = Een campagne in tien hoofdstukken
story-title = De Lange Lepel
story-page-opening = Hoe het begint
story-page-how = Zo speel je een campagne
story-page-chapter = Hoofdstuk { $number }: { $title }
story-page-sealed = Het zegel van hoofdstuk { $number }
story-page-stars = De sterren
story-page-told = Hoofdstuk { $number }, verteld
story-chapter = Hoofdstuk { $number }
story-chapter-of = Hoofdstuk { $number } van { $count }
story-new = Wat er nieuw is
story-herbs = Wat hier groeit
story-sealed = Wat er toen gebeurde
story-sealed-intro = Verzegeld met het recept van hoofdstuk { $number }
story-sealed-how = Het antwoord is de sleutel. Hebben jullie het recept van *{ $name }* gevonden? Lees deze code dan met de pagina bij het spel, of met je telefoon als de code daarheen leidt, en tik het recept in, kruid voor kruid. Op een telefoon die dit spel net gewonnen heeft, gaat het zegel vanzelf open.
story-sealed-lost = Is het spel afgelopen en hebben jullie het niet gevonden? Zoek het recept op bij de antwoorden, schrijf voor dit hoofdstuk geen sterren op en lees toch verder: elk goed verhaal heeft een hoofdstuk dat misging.
story-sealed-paper = Zonder telefoon: wat er toen gebeurde, staat ook achter in het boek, elk hoofdstuk op een eigen bladzijde.
story-begins-sealed = Hoe dit hoofdstuk begint, vertelt het zegel van hoofdstuk { $number }, op de bladzijden hiervoor. Open dat eerst.
story-warning = Stop! Alleen voor wie hoofdstuk { $number } achter de rug heeft
story-warning-text = Wie verder leest voordat het recept gevonden is, pakt iedereen aan tafel het verhaal af. Dek de volgende bladzijde af terwijl je deze leest.
story-how-order = Speel de hoofdstukken op volgorde, vanaf het eerste: elk brengt één ding dat nieuw is, en de eigen bladzijde legt dat uit. Wat jullie geleerd hebben, blijft.
story-how-seal = Achter elk spel staat een zegel. Het gaat open met het recept dat jullie gevonden hebben, en vertelt wat er gebeurde en hoe het volgende hoofdstuk begint.
story-how-stars = Schrijf na elk spel de sterren op de bladzijde met de sterren, achter het laatste spel. Een verloren spel heeft er geen. Je mag elk hoofdstuk nog eens spelen, maar de eerste keer telt.
story-how-end = Aan het eind worden de sterren opgeteld. Het verhaal heeft drie eindes, en maar één daarvan is van jullie.
story-stars = Tel jullie sterren
story-stars-intro = Eén regel voor elk hoofdstuk
story-stars-head-chapter = Hoofdstuk
story-stars-head-stars = Sterren
story-stars-sum = Samen
story-stars-bounds = Hoe het afloopt
story-stars-from = { $from } sterren en meer
story-stars-between = { $from } tot en met { $to } sterren
story-stars-below = Minder dan { $to } sterren
story-stars-then = Open daarna het laatste zegel en lees alleen het einde dat jullie sterren je geven.

story-opening = Hoog in het dal van Mosveen staat een toren met tien ramen. Daarin hangt een ketel, zo oud dat niemand meer weet wie hem het eerst gevuld heeft, en aan de rand hangt de Lange Lepel, die al driehonderd jaar elke nacht vanzelf roert. Zolang hij roert, blijft de soep warm, slapen de kinderen en denkt het brood eraan om te rijzen. Vannacht stond hij stil. Hij hing daar maar, maakte een geluidje alsof iemand zijn keel schraapte, en barstte van boven tot onder. Alleen tien brouwsels kunnen hem heel maken, voor elk raam één, en de recepten stonden in een boek dat de slak heeft opgegeten. Jullie zijn de heksen die toevallig wakker waren.

story-title-1 = Het spijt de slak heel erg
story-title-2 = Een bedje dille
story-title-3 = Kruiden met een mening
story-title-4 = De tuin staat op
story-title-5 = Basilicum bijt
story-title-6 = Het gemaskerd bal
story-title-7 = Eén lepel meer
story-title-8 = De bladzij zonder getal
story-title-9 = Tijm heeft de tijd
story-title-10 = Alle peper van de wereld

story-scene-1 = ‘Het was een _heel_ saai boek,’ zegt de slak, en bloost tot diep in het huisje. ‘Pas bij het register begon het ergens naar te smaken.’ De uil zucht, telt de kruiden die nog in de tuin staan, en komt op zes. Vier daarvan horen in het eerste brouwsel, elk op zijn eigen plek en zo rijp als het zelf graag wil; de andere twee zijn alleen maar nieuwsgierig. Welke, dat weet niemand meer. ‘Dan proberen we het uit,’ zegt de uil, ‘en we schrijven alles op, en niemand likt aan het papier.’
story-scene-2 = Achter het hek is vannacht iets groens opgekomen: veerachtig, rijzig en zeer met zichzelf ingenomen. ‘Dille,’ zegt de salamander, die er nu onder woont en al gordijnen heeft opgehangen. Het tweede raam vraagt weer vier kruiden, maar er zijn er zeven om uit te kiezen, en de dille staat erop dat iemand haar iets vraagt. Misschien hoort ze in het brouwsel. Misschien wacht ze alleen tot iemand een komkommer brengt. De pad, die al sinds het voorjaar op een komkommer wacht, doet daar geen uitspraak over.
story-scene-3 = Door het derde raam tocht het, en de tocht heeft met de kruiden gepraat. Nu hebben ze een mening. Het ene groeit dubbel zo hard als je het prijst; een ander laat wie achter hem staat niet aan het woord; een derde fluistert alles door aan de uil. ‘Effecten,’ zegt de raaf, die erover gelezen heeft. ‘Elk hoort bij één kruid, en geen kruid zegt bij welk.’ De munt steekt haar tong naar hem uit. Tenminste, we denken dat het de munt was.
story-scene-4 = Vannacht is de tuin opgestaan en anders weer gaan liggen. Hier is de grond zo hard als het hart van een huisbaas, daar zo vruchtbaar dat een verloren knoop is uitgelopen, en in een hoek heeft iemand een laag plafond gemaakt, zomaar. De vos loopt er drie keer omheen. ‘Bijzondere vakjes,’ zegt hij, en gaat er in een zitten. Er gebeurt niets. Hij kijkt teleurgesteld, en dan kijkt hij naar zijn staart, die er een handbreed bij heeft gekregen.
story-scene-5 = Op de trap staat een pot basilicum met een kaartje om de hals: _Neem me alsjeblieft in huis, ik ben bijna tam._ De bezem is al gebeten. De mot vindt de basilicum snoezig, de vleermuis vindt hem verrukkelijk, en de uil vindt het vijfde recept in een voetnoot, op de namen na. Vier kruiden van de acht dus, in een tuin die nog altijd niet stil wil liggen. De basilicum kijkt heel oplettend toe. Hij zou zo graag eens een keer belangrijk zijn.
story-scene-6 = Onder de deur door komt een uitnodiging: de kruiden geven een gemaskerd bal, en nepkruiden zijn uitdrukkelijk welkom. Vanaf nu kun je geen gezicht meer vertrouwen. Sommige doen maar alsof ze een nummer hebben, en verschuilen zich achter wie het echt heeft; andere worden nooit klein of groot genoeg, en vinden dat vreselijk grappig. De pad gaat als kikker. De uil draagt een bril over haar bril. ‘Tel wat je weet,’ zegt ze, ‘en niet wat je ziet. En hou de punch in de gaten.’
story-scene-7 = Het zevende raam is hoger dan de andere, en het sleutelgat ook. Het oude brouwsel reikt er niet bij; er ontbreekt een lepel, en een lepel is een kruid. ‘Vijf,’ zegt de raaf, en telt ze af op zijn tenen, waarvan hij er aan elke poot vier heeft, zodat hij opnieuw moet beginnen. Vijf plekken dus, in de juiste volgorde, en dezelfde acht kruiden. De ketel schraapt zijn keel. Hij is sinds het ongeluk op dieet, en vindt dit nogal onverwacht.
story-scene-8 = Van het achtste recept is één hoekje over, met een hap eruit in de vorm van een glimlach, precies waar het getal stond. ‘Vier,’ zegt de slak. ‘Of vijf. Het kan ook zes geweest zijn. Het smaakte naar peterselie.’ Niemand weet hoe lang dit brouwsel is, en de bladzij zegt het niet. De vos stelt voor om te gokken. De uil stelt voor om na te denken. Ze kijken elkaar een tijdje aan, en intussen steekt de mot, die nooit verder dan twee heeft geteld, een kaars aan en is heel gelukkig.
story-scene-9 = Bij het negende raam komen alle klokken van het dal bij elkaar om te kibbelen. Midden ertussen, in een bloempot, zit de tijm, zoals altijd te laat en zonder spijt. ‘Ik was wel naar het eerste gekomen,’ zegt hij, ‘maar ik dacht dat het het tiende was.’ Negen kruiden delen nu jullie tuin, en nog steeds zegt niemand hoeveel het brouwsel er nodig heeft. De salamander heeft een tabel met lijntjes gemaakt. De vleermuis heeft er een grapje over gemaakt, hetzelfde grapje, negen keer. Het wordt laat, zelfs voor een vleermuis.
story-scene-10 = Het laatste raam is niet groter dan een jasknoop, en er past niets doorheen dan een nies. Dus is de peper gekomen: van heel ver, in een verzegeld blik, met papieren van drie koningen. Alle tien kruiden staan in de tuin, en de effecten zijn effect op elkaar gaan hebben, wat de raaf _kronkelig_ noemt en de pad heel anders. Naast de ketel ligt de Lange Lepel, negen keer gelijmd, met nog één barst. Hij trilt een beetje. Dat doen we, eerlijk gezegd, allemaal.

story-new-1 = *Het hele spel*: plant kruiden, laat ze groeien, brouw ze, en schrijf op wat elk brouwsel vertelt. Vier van de zes kruiden hebben een nummer, en het antwoord is hun volgorde.
story-new-2 = *Een nieuw kruid*: dille. Eén nepkruid meer om te herkennen, en één plant meer die in jullie tuin wil.
story-new-3 = *Effecten*: sommige kruiden doen nu iets als je ze brouwt. Welke effecten meedoen, staat op het blad, maar niet van wie ze zijn.
story-new-4 = *Bijzondere vakjes*: een rond teken op een vakje helpt wie daar plant, een teken met punten hindert. Wat elk doet, staat bij de regels.
story-new-5 = *Een nieuw kruid*: basilicum. Acht kruiden, waarvan vier met een nummer: er zijn nu evenveel nepkruiden als nummers.
story-new-6 = *Valse nepkruiden*: een nepkruid kan doen alsof het het nummer van een ander heeft, of altijd te groot of te klein zijn. De regels zeggen hoe ze zich verraden.
story-new-7 = *Een langer recept*: vijf kruiden hebben een nummer. Hou een ketel vrij die groot genoeg is.
story-new-8 = *Een verborgen lengte*: vier, vijf of zes kruiden hebben een nummer, en niemand zegt hoeveel. Dat is nu het eerste wat jullie moeten uitzoeken.
story-new-9 = *Een nieuw kruid*: tijm. Hier groeien negen kruiden, en hoe lang het recept is, blijft verborgen.
story-new-10 = *Kronkeleffecten en het laatste kruid*: peper. Alle tien kruiden zijn er, er zijn meer effecten dan eerst, en sommige hangen van andere af.

story-close-1 = Het brouwsel kreeg de kleur van een heldere avond, en het eerste raam ging helemaal vanzelf aan. Binnen niesde iemand: de mot, die daar sinds het voorjaar sliep en niet gemerkt had dat er iets mis was. In de Lange Lepel sloot zich een barst, met een geluid als een kus. De slak vroeg heel zachtjes of er misschien nog een boek was.
story-close-2 = Het was een goed brouwsel, en het rook naar havens. Het tweede raam ging open, en er kwam een kat uit die jullie allemaal aankeek alsof jullie te laat waren, en op de aantekeningen ging slapen. De dille boog naar alle kanten, al had niemand iets over haar gezegd. De pad kreeg een komkommer. Sindsdien is hij een andere pad.
story-close-3 = Toen het derde brouwsel klaar was, werden de kruiden een voor een stil, als na een goede ruzie. Het derde raam rammelde, en toen straalde het. ‘Ik wist het,’ zei de raaf, die het niet geweten had. De munt gaf hem een schone zakdoek aan. De uil noteerde dat dit vriendelijkheid was, en geen effect.
story-close-4 = De tuin zuchtte, draaide zich om en lag eindelijk stil, min of meer. Achter het vierde raam was uit de knoop een boompje gegroeid, en er hingen knopen aan: blauwe, met vier gaatjes. Deze winter kan elke heks in het dal haar jas dichtdoen. De vos houdt zijn langere staart. Die is warmer, zegt hij, en er hoeft niemand te lachen.
story-close-5 = Het vijfde brouwsel kookte over en beet niemand, wat iedereen een groot succes vond. In het raam stond een lamp die al die tijd gebrand had, alleen met haar rug naar de kamer. De basilicum heeft een plekje bij het vuur gekregen, en een kussen, en een naam. Hij blijkt alleen mensen te bijten die geen goedemorgen zeggen.
story-close-6 = Om middernacht gingen de maskers af. De bedriegers kregen een kus op beide wangen en moesten dansen met wie ze hadden nagedaan, en dat werd de mooiste dans van de avond. Het zesde raam straalde in alle kleuren. Alleen de pad werd niet herkend. Hij is uitgeroepen tot de overtuigendste kikker van het bal, en dat heeft hij zwart op wit.
story-close-7 = De vijfde lepel ging erin, de ketel kreeg de hik, en het hoge raam zwaaide open op een uitzicht dat niemand kende: het hele dal, en middenin een heel klein torentje met zeven lichtjes. Jullie zwaaiden. Na een poosje zwaaide er iemand terug. De raaf telt nu op zijn veren. Hij is al bij veertig, en heeft geen haast.
story-close-8 = Zo lang was het dus! De slak knikte, alsof het al die tijd op het puntje van de tong had gelegen, wat in zekere zin ook zo was. Het achtste raam had een luik van papier, van boven tot onder klein beschreven: de verdwenen bladzij, lang geleden overgeschreven door een voorzichtige heks, voor het geval er ooit een slak kwam. De uil moest zo lachen dat ze moest gaan zitten.
story-close-9 = Het negende brouwsel was precies op tijd klaar, tot grote verbazing van de tijm. Alle klokken sloegen, elk een ander uur, en het klonk bijna als muziek. In het negende raam is het telkens als je kijkt een ander seizoen. De vleermuis keek negen keer, zweeg een tijdje, en zei dat hem niets grappigs te binnen schoot. Het was namelijk heel erg mooi.
story-close-10 = Jullie deden het blik open, en het hele dal hield de adem in, en niesde. Het knoopraam sprong open; de laatste barst sloot zich; en de Lange Lepel rees op in de lucht, drupte één keer op de slak, en begon, heel langzaam, te roeren.

story-end-1 = Hij roert een beetje naar links, en dat zal wel altijd zo blijven. Het brood in Mosveen rijst scheef, en de kinderen dromen op rijm. Niemand wil het anders. ‘Gemaakt is niet nieuw,’ zegt de uil, en schenkt jullie de eerste beker in. ‘Het is beter. Er zit een verhaal aan.’
story-end-2 = Hij roert zoals hij driehonderd jaar geroerd heeft, en tegen etenstijd is iedereen vergeten dat hij ooit stilstond, behalve tien ramen en jullie. Het dal geeft jullie een sleutel van de toren, een bank met jullie namen erop, en soep voor het leven. De slak geeft jullie zijn boekenlegger. Er is nauwelijks aan geknabbeld.
story-end-3 = Hij roert, en hij neuriet! Sinds de toren er staat, heeft geen lepel ooit geneuried. Bij maanlicht zijn de tien ramen één grote lantaarn, en van over de heuvels komen heksen aangevlogen om te zien wie dat gedaan heeft. Het boek wordt opnieuw geschreven, met jullie namen op de eerste bladzij. De slak mag de pen vasthouden. Hij heeft het beloofd.

## Playtest: games that players of several skills played

playtest-sheets = { $count ->
    [one] 1 blad
   *[other] { $shown } bladen
}
playtest-played = { $games } op { $sheets }:
playtest-level = niveau
playtest-players = spelers
playtest-skill = stijl
playtest-wins = zeges
playtest-turns = beurten
playtest-tests = tests
playtest-board = bord benut
playtest-hopeless = kansloos
playtest-sure = zeker
playtest-custom = eigen
playtest-careless = slordig
playtest-typical = gewoon
playtest-keen = oplettend
playtest-expert = expert
playtest-span = { $middle } ({ $low } tot { $high })
playtest-within = { $share } ± { $within }
playtest-sheet = Blad { $seed }
playtest-difficulty = { $cauldrons } van { $most } (moeilijkheid { $hardness } van 1000)
playtest-about-turns = zo’n { $middle } beurten; 8 op de 10 spellen duren er { $low } tot { $high }
playtest-about-tests = zo’n { $middle } tests; 8 op de 10 spellen vragen er { $low } tot { $high }
playtest-win-rate = gewone spelers winnen { $share } van hun spellen
playtest-named = { $who }: in { $named } van de spellen wordt het recept voor het einde genoemd; winst is { $stars } sterren waard
playtest-reasoning = stijl { $skill }: { $steps } denkstappen, waarvan hoogstens { $depth } op elkaar bouwen; de moeilijkste “{ $technique }”
playtest-no-reasoning = geen
playtest-bits = elke test vertelde { $bits } bits
playtest-quick = geschat zonder te spelen: { $cauldrons }, zo’n { $turns } beurten
playtest-cauldrons = { $count ->
    [one] 1 ketel
   *[other] { $count } ketels
}
playtest-again = Nog eens: { $command }
playtest-stopped = Gestopt: { $done } van { $games } gespeeld; er is niets geschreven.
audit-commitment = Deze sleutel wordt vastgelegd als { $commitment }.
audit-key = De sleutel is die welke als { $commitment } is vastgelegd.
audit-other-key = Op het papier staat { $given }; deze sleutel is vastgelegd als { $commitment }.
audit-code = De code is die van spel { $seed } met deze sleutel.
audit-other-code = De code is niet die van spel { $seed } met deze sleutel: de sleutel, de spelcode of meerdere instellingen zijn niet die van het blad.
audit-other-setting = De code is die van spel { $seed } met deze sleutel, maar met een andere instelling: { $setting }.
audit-open-code = De code is die van een gewoon blad, waarvan het geheim uit geen enkele sleutel komt.
audit-other-seal = De code draagt de naam van spel { $seed } met deze sleutel, maar er is iets anders in verzegeld.
audit-table = Tafel { $table }: elke test heeft de uitslag die deze sleutel geeft.
audit-table-differs = Tafel { $table }: deze tests hebben een andere uitslag dan deze sleutel geeft: { $tests }.
audit-table-solution = Tafel { $table }: de oplossing die daar is getoond, is niet die van deze sleutel.
audit-facts = Op de bladen van spel { $seed } onder deze sleutel: aanwijzing: { $clue } Effecten: { $effects }. Doelen: { $aims }.
selftest-checked = { $sheets } vellen zijn nagekeken, de pagina’s van { $drawn } getekend en vergeleken.
selftest-fault = Vel { $sheet } ({ $what }): { $why }
selftest-holds = Alles klopt.
playtest-games = spellen
playtest-by-answer = per antwoord
playtest-given-up = opgegeven
playtest-people = mensen
playtest-rivals = { $players } rivalen
playtest-kind = { $level }, { $players }:
playtest-kind-rivals = { $level }, { $players } tegen elkaar:
playtest-people-win = Mensen winnen { $people }, gewone spelers { $typical }, experts { $expert }.
playtest-place-below = Ze winnen minder vaak dan gewone spelers.
playtest-place-typical = Tot nu toe onderscheidt niets hen van gewone spelers; experts winnen vaker.
playtest-place-between = Ze liggen tussen beide, op { $way } van de weg van gewone spelers naar experts.
playtest-place-expert = Tot nu toe onderscheidt niets hen van experts; gewone spelers winnen minder vaak.
playtest-place-above = Ze winnen vaker dan experts.
playtest-place-open = Zo weinig spellen zeggen niet waar mensen liggen.
playtest-few-sheets = Alles op { $sheets }: hoe moeilijk het daar toevallig is, zit niet in de marges.
playtest-too-few = Te weinig om te oordelen: { $games }; vanaf { $fewest } worden mensen vergeleken.
playtest-helped = Met hulp van de pagina of de terminal: { $games }.
playtest-repeated = Meer dan eens aanwezig en één keer geteld: { $games }.
playtest-beside = Naast de mensen: { $games } per stijl, op bladen van de spelcodes vanaf { $seed }; marges van 95 %.
playtest-left-out = Nog niet afgelopen, en weggelaten: { $tables }.

## The gallery: a web page with pictures of many games

gallery-title = { $game }: een galerij
gallery-intro = { $count ->
    [one] Eén spel, getekend uit zijn spelcode.
   *[other] { $count } spellen, elk getekend uit zijn spelcode.
} Kies een plaatje om de bladzijde groot te zien.
gallery-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
gallery-picture = { $seed }: { $page }
gallery-again = Print het:
terminal-gallery = { $gallery } { $games }
terminal-gallery-name = Galerij:
terminal-gallery-open = Open hem in een browser

## A pack: web pages that lead to sheets to print

gallery-pack-title = { $game }: spellen om te printen
gallery-pack-intro = { $count ->
    [one] Eén spel als pdf, met bord, spelregels en notitieblad.
   *[other] { $count } spellen, elk een pdf met bord, spelregels en notitieblad.
} Kies een niveau en met hoeveel jullie spelen, en print.
gallery-pack-how = Print op ware grootte (100%, niet “aanpassen aan pagina”) en dubbelzijdig, omgeslagen langs de lange zijde.
gallery-pack-testing = Brouwsels testen
gallery-pack-testing-file = Deze pagina test ze op elke telefoon of computer, ook zonder internet: bewaar hem als { $file } naast je pdf.
gallery-pack-testing-code = De code op elk bord opent deze pagina, met de camera van elke telefoon.
gallery-pack-languages = Talen
gallery-pack-find = Niveau en spelers
gallery-pack-level = Niveau { $number }: { $name }
gallery-pack-print = Print op { $paper }
gallery-pack-size = pdf, { $size } KB
gallery-pack-again = Zelf maken met Cauldron Press
terminal-pack = { $pack } { $games }, { $files }, { $size } MB
terminal-pack-name = Pakket:
terminal-pack-open = Open het in een browser, of zet de hele map op een webserver

## The screen that prints, which is loaded when somebody wants to print

press-loading = De drukpers laden …
press-not-loaded = De drukpers kon niet worden geladen. Hij heeft één keer een netwerk nodig; daarna print hij zonder. Er is niets verloren: probeer het nog eens als er een netwerk is.
press-no-letters = De letters van deze namen konden niet worden geladen. Ze hebben één keer een netwerk nodig; daarna worden ze zonder gedrukt. Er is niets verloren: probeer het nog eens als er een netwerk is.
press-no-browser = De drukpers werkt niet in deze browser. Gebruik een recente Firefox, Chrome, Edge of Safari, of een ander apparaat.
press-broken = De drukpers is blijven steken; misschien heeft dit apparaat te weinig geheugen vrij. Sluit andere pagina’s en probeer het nog eens. Wat je hebt gekozen, staat er nog.
press-stopped = Gestopt.
press-drawing = Je spel tekenen …
press-drawn = Het voorbeeld is bijgewerkt.
press-preview = Voorbeeld
press-page-title = Bladzijde { $page } van { $pages }: { $title }
press-turn = { $title }. Sla de bladzijde om
press-page-before = Vorige bladzijde
press-page-after = Volgende bladzijde
press-zoom = Groter
press-rating = { $hard } van 5 ketels; een spel duurt zo’n { $minutes } minuten, { $low } tot { $high } beurten. Gewone spelers winnen zo’n { $wins } van de 100 spellen.

press-kind = Wat mag het zijn?
press-kind-sheet = Eén spel
press-kind-booklet = Veel spellen
press-kind-race = Een race
press-another = Ander spel
press-daily = Het blad van de dag
press-level = Niveau
press-hard = Moeilijkheid: { $low } tot { $high } van { $most } ketels
press-hard-all = Moeilijkheid: { $hard } van { $most } ketels
press-turns = { $low } tot { $high } beurten
press-new-first-game = 6 kruiden, waarvan 4 in het recept. Het beste om mee te leren.
press-new-beginner = Nieuw: effecten, waardoor sommige kruiden zich vreemd gedragen.
press-new-amateur-witch = Nieuw: bijzondere vakjes op het bord, goede en slechte, en 8 kruiden.
press-new-spice-sorcerer = Nieuw: nepkruiden die een test verstoren.
press-new-potion-master = Nieuw: niemand weet hoe lang het recept is.
press-new-high-witch = Nieuw: 10 kruiden en veel effecten. Voor heksen die nergens bang voor zijn.
press-players = Spelers
press-language = Taal van het blad
press-paper-title = Papier en inkt
press-paper = Papier
press-ink = Inkt
press-ink-colour = Kleur
press-ink-gray = Grijs
press-ink-saver = Weinig inkt
press-ink-black = Alleen zwart
press-theme = Thema
press-theme-usual = Kruiden en heksen
press-sides = Kanten
press-sides-both = Twee kanten
press-sides-one = Eén kant
press-sides-one-hint = Voor printers die maar één kant printen: print elke bladzijde op een eigen vel, en plak voorkant en achterkant tegen elkaar.

press-more = Meer
press-more-game = Spelcode en eigen niveaus
press-seed = Spelcode
press-seed-hint = Dezelfde code geeft altijd hetzelfde spel.
press-custom-hint = Elk van deze keuzes geldt op zichzelf, in plaats van wat het niveau heeft.
press-of-level = zoals het niveau
press-ingredients = Kruiden
press-length = Lengte van het recept
press-length-3 = 3
press-length-4 = 4
press-length-5 = 5
press-length-6 = 6
press-length-hidden = verborgen, 4 tot en met 6
press-decoys = Nepkruiden
press-decoys-ignore = onschuldig
press-decoys-all = alle soorten
press-effects = Effecten
press-effects-none = geen
press-effects-some = enkele
press-effects-many = veel
press-special-cells = Bijzondere vakjes
press-special-cells-true = ja
press-special-cells-false = nee
press-answers = Antwoorden, hoogstens
press-more-order = Een spel naar wens
press-order-hint = Vanaf dit spel worden er spellen getrokken, tot er een is zoals jij het wilt. Met meer wensen kan dat even duren.
press-difficulty = Moeilijkheid
press-any = maakt niet uit
press-pots = { $count ->
    [one] 1 ketel
   *[other] { $count } ketels
}
press-turns-from = Beurten, minstens
press-turns-to = Beurten, hoogstens
press-win-rate = Gewone spelers winnen
press-win-rate-often = de meeste spellen
press-win-rate-half = meer dan de helft
press-win-rate-seldom = minder dan de helft
press-no-guess = Te winnen zonder gokken
press-no-guess-hint = Een expert kan het hele recept beredeneren.
press-as-drawn = Zoals het valt
press-as-drawn-hint = Niemand speelt het vooraf, en nergens staat hoe moeilijk het is.
press-order-none = Geen wensen
press-more-helpers = Spelen zonder telefoon
press-oracle = Het Orakel
press-oracle-hint = Een bladzijde die tests beantwoordt met optellen. Iedereen mag ernaar kijken.
press-keeper = Bladzijde voor de Hoeder
press-keeper-hint = In een eigen bestand: een van jullie speelt niet mee en test er alle brouwsels mee. Het recept staat erop.
press-sealed = Bladzijde om te vouwen en te verzegelen
press-sealed-hint = In een eigen bestand: print hem zonder te kijken, vouw hem, en open hem als er een brouwsel getest moet worden.
press-html = Tekst voor schermlezers
press-html-hint = Alles wat op het papier staat, als een pagina met tekst en tabellen, in een eigen bestand.
press-braille = Braille
press-braille-hint = Alles wat op het papier staat, voor een brailleprinter of brailleleesregel, in het Engels, in een eigen bestand.
press-more-printer = Printer en drukkerij
press-any-paper = Elk papier
press-duplex = Omslaan van het papier
press-large = Grote letters
press-large-hint = Elke letter is minstens 14 punten hoog. Er zijn meer bladzijden nodig.
press-align-hint = Als de achterkanten niet achter de voorkanten liggen: hoe ver ze ernaast zitten, in millimeters naar rechts en omlaag, en in graden met de klok mee.
press-align-x = Naar rechts
press-align-y = Omlaag
press-align-turn = Gedraaid
press-layout-hint = Bladzijden op andere vellen dan die van henzelf: als boekje om te nieten, een paar op een vel om los te snijden, of voor printers die maar één kant printen.
press-layout = Indeling
press-layout-duplex = één bladzijde per kant
press-layout-saddle = boekje, geniet in de vouw
press-layout-2-up = twee op een vel
press-layout-4-up = vier op een vel
press-layout-cut-stack = als stapel snijden
press-layout-fold-over = voorkant naast achterkant, om te vouwen
press-layout-glue = voorkant en achterkant, om op elkaar te plakken
press-layout-poster = groot, over meer vellen
press-sheet = Papier in de printer
press-sheet-usual = wat past
press-signature = In elkaar gevouwen vellen (leeg: alle, of meerdere katernen van hoogstens 15)
press-thickness = Dikte van het papier in mm
press-back-cover = De laatste bladzijde aan de buitenkant houden
press-gutter = Ruimte tussen de bladzijden in mm
press-fit = Bladzijden passend verkleinen
press-fit-hint = Alleen waar het papier in de printer er te klein voor is.
press-margin = Lege rand van het vel in mm
press-margin-hint = Voor printers die meer dan 5 mm afsnijden (leeg: 5).
press-shop-hint = Voor een drukkerij: afloop in millimeters, merktekens rond de bladzijde en het formaat van het bestand.
press-bleed = Afloop
press-marks = Merktekens
press-marks-usual = zoals gewoonlijk
press-marks-all = alle
press-marks-none = geen
press-standard = Bestandsformaat
press-standard-plain = gewone pdf
press-standard-pdf-x4 = PDF/X-4, voor drukkerijen
press-standard-pdf-a2 = PDF/A-2, voor archieven
press-more-link = Een link naar deze keuzes
press-link = Link
press-link-hint = Wie hem opent, vindt deze pagina met dit alles al gekozen.
press-link-long = Deze link is te lang om hierheen te leiden; er is niets van overgenomen.
press-link-names = De namen staan er niet in.
press-link-unknown = Deze link vraagt om { $name }, en dat bestaat niet; er is niets van overgenomen.
press-link-wrong = { $value } kan niet voor { $name }; er is niets veranderd.

press-booklet-title = Veel spellen in één bestand
press-games = Hoeveel spellen
press-top = Steeds moeilijker, tot
press-top-none = allemaal van één niveau
press-tells = Wat de laatste vellen vertellen
press-tells-codes = de opgeefcodes
press-tells-whole = hele oplossingen
press-tells-referee = alles wat een Hoeder nodig heeft
press-tells-none = niets
press-title = Een eigen titel
press-names = Namen, één per regel
press-names-hint = Voor een klas: typ of plak de namen van leerlingen of tafels, hoogstens { $most }. Ieder krijgt een eigen spel, met de naam erop.
press-names-long = ingekort
press-names-sign = heeft { $sign }, dat niet gedrukt kan worden
press-names-over = weggelaten: hoogstens { $most } tegelijk
press-names-read = { $count ->
    [one] 1 naam: één spel ermee.
   *[other] { $count } namen: voor elk een spel.
}
press-zip = Losse bestanden in een ZIP
press-zip-hint = Elk spel in een eigen bestand, in plaats van één boekje.
press-race-title = Een race zo lang als je wilt
press-race-hint = Een parcours, kaarten en pionnen om uit te knippen. Voor kinderen vanaf 4 jaar.
press-race-minutes = { $low } tot { $high } minuten
press-minutes = Minuten
press-cards = Kaarten
press-cards-small = Klein
press-cards-large = Groot
press-backs = Achterkant van de kaarten
press-backs-hint = Voor papier dat dubbelzijdig wordt geprint.

press-make-sheet = Maak de pdf
press-make-booklet = Maak alle spellen
press-make-race = Maak de pdf
press-making = Wordt gemaakt …
press-done-of = { $done } van { $all } spellen
press-made = { $files ->
    [one] Je bestand is klaar
   *[other] Je bestanden zijn klaar
}
press-open = Openen
press-save = Downloaden
press-share = Delen
press-play-here = Op deze telefoon spelen
press-dialogue-title = In het printvenster
press-dialogue-size = Werkelijke grootte
press-dialogue-size-hint = Schaal 100%, op { $paper }; niets aanpassen aan de pagina.
press-dialogue-both = Dubbelzijdig
press-dialogue-both-hint = Voorkant en achterkant horen op één vel.
press-dialogue-one = Enkelzijdig
press-dialogue-one-hint = Elke bladzijde op een eigen vel.
press-dialogue-long-edge = Omslaan langs lange zijde
press-dialogue-long-edge-hint = Zoals je de bladzijden van een boek omslaat.
press-dialogue-short-edge = Omslaan langs korte zijde
press-dialogue-short-edge-hint = Zoals je de blaadjes van een schrijfblok omslaat.
