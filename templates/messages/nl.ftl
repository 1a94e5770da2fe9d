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
server-no-opening = op deze server opent de scheidsrechter de tafels; vraag naar de naam van de jouwe
server-no-again = in dit spel telt elke test, dus het kan niet opnieuw beginnen; vraag het de scheidsrechter
server-no-help = in dit spel telt elke test, dus niemand krijgt hulp; vraag het de scheidsrechter
server-help = deze tafel vroeg veel hulp in één keer; wacht { $wait } en vraag het dan nog eens
server-helping = te veel tafels vragen tegelijk om hulp; probeer het zo nog eens
server-full = deze server heeft { $tables } tafels en er kan er geen meer bij; vraag het de scheidsrechter
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
server-origin = pagina's van { $origin } kunnen deze server niet gebruiken; open zijn eigen pagina, of start hem met --host en de naam van die pagina
server-too-large = dit verzoek is te groot; er zijn { $bytes } bytes toegestaan
server-broken = dit verzoek is niet heel aangekomen
server-not-json = dit verzoek is niet aangekondigd als application/json
server-since = { $text } is geen revisie; since= vraagt het nummer van een revisie
server-slow = dit verzoek duurde te lang; probeer het nog eens
server-no-referee = deze server houdt geen tafels bij; hij is gestart zonder --referee
server-no-path = hier is niets; de tafels staan op /api/tables
server-method = dit kan hier niet; tafels kennen GET en POST
server-changed = de tafel is intussen veranderd; kijk in het log en probeer het dan nog eens
server-not-kept = de server kan de tafel nu niet bewaren, dus er is niets veranderd; zeg het de scheidsrechter
server-failed = dit is de server niet gelukt; probeer het nog eens, en zeg het de scheidsrechter als het zo blijft
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Test je brouwsels en controleer het antwoord van een geprint spel Wondering Witches.
page-skip = Meteen naar het spel
page-no-script = Deze pagina heeft JavaScript nodig, want ze test brouwsels op je telefoon en niet op een server. Sta het alsjeblieft toe.
page-engine-missing = Deze browser is te oud om brouwsels te testen. Werk hem bij, of open de pagina op een andere telefoon.
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
page-theme-auto = Auto
page-theme-light = Licht
page-theme-dark = Donker
page-mode = Hoe jullie spelen
page-mode-cooperative = Samen
page-mode-competitive = Rivalen
page-mode-solo = Alleen
page-mode-hint = Rivalen lezen elke uitslag hardop voor, en wie het eerst een test wint, wint het spel.
page-again = Opnieuw beginnen
page-again-title = Dit spel opnieuw beginnen?
page-again-text = Het log, je notities en het brouwsel waar je aan werkt zijn dan weg. Het geheime recept blijft hetzelfde.
page-again-yes = Opnieuw beginnen
page-again-done = Met een schone ketel.

# While a game opens

page-opening = Het spel gaat open …

# Home: opening a game, tables, the games on this phone

page-home-lead = Test je brouwsels en controleer het antwoord, gewoon op deze telefoon.
page-open-title = Open een spel
page-open-hint = Gebruik de vierkante code op je blad.
page-photo-take = Fotografeer de code
page-photo-choose = Kies een foto
page-photo-looking = De code zoeken (poging { $attempt })
page-photo-unreadable = Dit bestand is geen leesbare afbeelding. Kies een foto van de code.
page-photo-foreign = De vierkante code op deze foto is niet van een blad van dit spel. Gebruik de code die op je blad staat.
page-photo-cancelled = Het zoeken is gestopt.
page-photo-forbidden = Deze browser laat de pagina niet naar codes in foto's zoeken. Scan de code met de camera van de telefoon, of typ hem in.
page-photo-late = Op deze foto is binnen { $seconds } seconden geen code gevonden. Maak een nieuwe van dichterbij: scherp, gelijkmatig verlicht en met de hele code erop.
page-photo-nothing = Op deze foto is geen code gevonden. Maak een nieuwe van dichterbij: scherp, gelijkmatig verlicht en met de hele code erop.
page-code-label = Of plak of typ de code
page-open-button = Openen
page-open-here = Alleen op deze telefoon spelen
page-join-title = Schuif aan bij een tafel
page-join-hint = Heeft iemand van jullie het spel al geopend? Typ de naam van jullie tafel.
page-table-name = Naam van de tafel
page-table-label = Tafel { $table }
page-join-button = Aanschuiven
page-known-title = Je hebt al een tafel
page-known-text = Deze telefoon zit met dit spel al aan tafel { $table }. Daar verdergaan, of een nieuwe tafel openen?
page-known-new = Nieuwe tafel
page-known-join = Naar { $table }
page-games-title = Spellen op deze telefoon
page-games-none = Nog geen. Open een spel, dan blijft het hier op je wachten.
page-game-label = Spel { $label }
page-game-unreadable = onleesbaar
page-remove-game = Spel { $label } verwijderen
page-remove-title = Spel { $label } verwijderen?
page-remove-text = Het log en de notities op deze telefoon zijn dan weg. Met de code op het blad kun je het spel weer openen, vanaf het begin.
page-remove-yes = Verwijderen
page-foot-local = Alles gebeurt op deze telefoon: geen account, en geen netwerk zodra de pagina er is.
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
page-network-lost = De computer van de scheidsrechter is niet te bereiken. Er is niets verloren: controleer je netwerk en probeer het nog eens.
page-network-odd = De computer van de scheidsrechter gaf een antwoord dat nergens op slaat (status { $status }). Er is niets verloren; probeer het nog eens.

# The potion in the making

page-who-tests = Wie test?
page-whose-test = Van wie is deze test?
page-tester-hint = Bij rivalen moet er iemand winnen. Zeg welke heks test.
page-poisoned = vergiftigd
page-pantry-title = Kies kruiden
page-pantry-hint = Het oudste eerst, volgens de cijfers in je ketel.
page-early = Je mag een ketel sluiten voor hij vol is: streep de lege vakjes door en test wat erin zit.
page-is-in-potion = zit in het brouwsel op plaats
page-potion-title = Je brouwsel
page-potion-label = Brouwsel, het oudste kruid eerst
page-potion-empty = Nog leeg. Tik op een kruid om het erin te doen.
page-added = { $name } erbij als nummer { $place }.
page-moved = { $name } is nu nummer { $place }.
page-removed = { $name } is eruit.
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
page-move-up = { $name } omhoog
page-move-down = { $name } omlaag
page-remove = { $name } weghalen
page-kind-legend = Waar komt het vandaan?
page-kind-cauldron = Ketel
page-kind-last = Laatste kans
page-left-label = Tests die nog op jullie bord staan
page-left-cauldrons = Ketels van { $cells }: { $left } van { $all }
page-left-cauldrons-or-larger = Ketels van { $cells } of meer: { $left } van { $all }
page-left-versatility = Proeftuinen zonder plant: { $left } van { $all }
page-left-guesser = Gokjes: { $left } van { $all }
page-test-button = Test brouwsel { $number }
page-testing = Testen …
page-herbs = { $herbs ->
    [one] 1 kruid
   *[other] { $herbs } kruiden
}
page-sections-full = Onze erven zijn vol
page-ditch-title = De laatste kans
page-ditch-text = Alles is vol. Kies samen één laatste brouwsel, met welke kruiden en stippen je maar wilt. Het is gratis, en het beslist het spel.
page-ditch-back = Er is toch nog plaats
page-ditch-left = Het spel gaat door.

# What a test told

page-test-word = Test
page-test-number = Test { $number }
page-result-won = Het brouwsel klopt!
page-result-counts = { $under } te klein, { $over } te groot
page-undergrown = te klein
page-overgrown = te groot
page-result-note = Schrijf het onder je ketel. Niemand zegt welke het zijn, en niets over hun volgorde.
page-result-close = Deze uitslag sluiten
page-reports-label = De meldingen van effecten, door elkaar
page-report-unlisted = Dit is geen effect van de lijst op je blad. Lees in de spelregels over de nepkruiden.

# How a game ends

page-won-title = Jullie hebben het gebrouwen!
page-won-solo = Je hebt het gebrouwen, helemaal alleen!
page-won-by = { $name } heeft het gebrouwen en wint!
page-won-text = Het verloren recept is terug, na { page-tests }.
page-lost-title = Het brouwsel gaat uit als een nachtkaars
page-lost-text = Dat was de laatste kans, en het recept blijft zoek. Je kunt het nog uitpuzzelen en het antwoord controleren, opgeven en het bekijken, of opnieuw beginnen.
page-over-title = Dit spel is uit
page-over-text = De oplossing ligt open, dus er valt niets meer te testen.
page-check-answer = Antwoord controleren
page-see-solution = Oplossing bekijken

# The log

page-log-title = Alle tests
page-log-empty = Nog geen tests. Ze komen hier onder hun nummer te staan, net als op de achterkant van je blad.
page-use-again = Nog eens
page-of-test = het brouwsel van test { $number }
page-used-again = Het brouwsel van test { $number } staat weer klaar.

# Notes

page-notes-title = Wat we weten
page-notes-hint = Tik op een vakje: van leeg naar onmogelijk, mogelijk en zeker. De notities zijn van jou.
page-note-label = { $name }, { $column }: { $mark }
page-note-undone = De laatste notitie is teruggenomen.
page-ingredient = Kruid
page-decoy = nep
page-legend = Wat de tekens betekenen
page-mark-blank = leeg
page-mark-impossible = onmogelijk
page-mark-possible = mogelijk
page-mark-certain = zeker

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
page-notes-check = Controleer onze notities
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

# Before the last cauldron is spent

page-last-cauldron-title = Weet je het zeker?
page-last-cauldron-yes = Toch testen

# How the players did

page-review-title = Hoe deden we het?
page-review-button = Terugblik

# The answer and the solution

page-answer-title = Het antwoord
page-check-title = Controleer het antwoord
page-check-hint = Tik op de kruiden van het winnende brouwsel, op volgorde; het heeft er { $recipe }. Een fout antwoord verraadt niets.
page-place = plaats
page-answer-full = Het langste antwoord heeft { $longest } kruiden; neem er eerst een terug.
page-answer-empty = Nog niets gekozen.
page-check-button = Controleren
page-checking = Controleren …
page-wrong = Dat is niet het antwoord. Misschien klopt één kruid niet, misschien geen enkel: meer wordt er niet verteld.
page-right = Dat is het antwoord!
page-not-checkable = In deze code zit geen verzegeld antwoord, dus er valt niets te controleren.
page-give-up = Opgeven
page-give-up-hint = De opgeefcode staat onder de vouw onder aan de bladzijde met spelregels, of bij de antwoorden van een boekje. Hij opent de hele oplossing.
page-give-up-code = Opgeefcode
page-opening-code = Openingscode
page-opening-hint = Je organisator vertelt hem aan het eind. Hij staat niet op het blad.
page-give-up-button = Opgeven
