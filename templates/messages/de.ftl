### German. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = de
language-name = Deutsch
language-number = 1

## Lists: "a and b", "a, b and c"

list-two = { $first } und { $second }
list-more = { $first }, { $second }
list-sentence = { $text }.
list-sentences = { $first } { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: Strecke
race-page-rules = { $course }: Regeln
race-page-cards = { $course }: Karten { $number }
race-page-backs = { $course }: Kartenrücken { $number }
race-page-pawns = Faltfiguren
race-deck = Kartensatz { $letter }
race-deck-of-all = { $deck }, für jede Strecke, die ihn nennt

race-title = Besensause
race-course = Der { $adjective } { $place }
race-adjective = { $number ->
    [1] Krumme
    [2] Mondhelle
    [3] Summende
    [4] Nächtliche
    [5] Wirre
    [6] Windige
    [7] Neblige
    [8] Silberne
    [9] Sternklare
    [10] Kichernde
    [11] Hohle
    [12] Blubbernde
    [13] Schläfrige
    [14] Dornige
    [15] Samtige
   *[16] Wacklige
}
race-place = { $number ->
    [1] Steig
    [2] Sumpf
    [3] Wald
    [4] Hügel
    [5] Klee
    [6] Tümpel
    [7] Weg
    [8] Winkel
    [9] Bach
    [10] Obsthain
    [11] Ginster
    [12] Talkessel
    [13] Garten
    [14] Grat
    [15] Busch
   *[16] Pfad
}
race-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
race-spaces = { $spaces } Felder
race-about-minutes = etwa { $minutes } Minuten ({ $low } bis { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Spielcode
race-start = START
race-finish = ZIEL
race-turn-note = Zieh eine Karte und flieg. Kein solches Feld mehr? Gewonnen!
race-one = Eine Farbe
race-one-note = Flieg zum nächsten Feld dieser Farbe.
race-two = Eine Farbe doppelt
race-two-note = Flieg zum zweiten Feld dieser Farbe.
race-picture = Bild
race-picture-note = Seine Karte bringt dich her, vor oder zurück.
race-nap = Schläfchen
race-nap-note = Hier gelandet? Setz einmal aus.
race-nap-note-hold = Bleib, bis dich eine Karte seiner Farbe weckt.
race-bridge = Brücke
race-bridge-note = Halte am Anfang und reite bis ans Ende.

## Cards and pawns of the race

race-red = rot
race-purple = lila
race-yellow = gelb
race-blue = blau
race-orange = orange
race-green = grün
race-cat = Katze
race-pumpkin = Kürbis
race-potion = Trank
race-toadstool = Fliegenpilz
race-moon = Mond
race-hat = Hut
race-twice = doppelt
race-go-to-its-space = auf zu seinem Feld
race-pawns-title = Faltfiguren
race-pawns-intro = Mit jeder Hexe reitet ein Tier. Jedes hat am Start seinen Stall. Die zweite Reihe ist Ersatz.
race-pawns-cut = *Schneide* eine Figur am Umriss entlang aus.
race-pawns-fold = *Falte* sie an den gestrichelten Linien: oben nach hinten, die beiden Füße nach innen.
race-pawns-glue = *Klebe* einen Fuß auf den anderen. Schon steht deine Figur!
race-pawns-foot = kleben

## The rules of the race: *bold*

race-rules-title = So wird gesaust
race-rules-intro = Der große Kessel blubbert, das Abendessen ist fertig, und wer zuletzt heimfliegt, spült das Geschirr.
race-rules-goal = Das Ziel
race-rules-goal-text = Fliegt vom START ins ZIEL. Die erste Hexe am Kessel gewinnt! Niemand muss lesen: Die Karten zeigen, wohin es geht.
race-rules-set-up = Bevor es losgeht
race-rules-set-up-cut = Schneidet die Karten aus und faltet die Figuren.
race-rules-set-up-pawns = Alle stellen eine Figur auf START, dorthin, wo ihr Tier gezeichnet ist.
race-rules-set-up-deck = Mischt die { $cards } Karten und legt sie verdeckt auf einen Stapel.
race-rules-set-up-shared-deck = Nehmt *{ $deck }*: Jede Strecke, die ihn nennt, teilt ihn. Mischt seine { $cards } Karten und legt sie verdeckt auf einen Stapel.
race-rules-set-up-first = Wer am jüngsten ist, beginnt. Dann geht es links herum.
race-rules-turn = Dein Zug
race-rules-turn-text = Zieh *eine* Karte, flieg dorthin, wohin sie dich schickt, und leg sie ab. Auf einem Feld dürfen mehrere Figuren stehen. Ist der Stapel leer, mischt die Karten und macht weiter.
race-rules-turn-text-replacement = Zieh *eine* Karte, flieg dorthin, wohin sie dich schickt, leg sie dann zurück und misch den Stapel. Auf einem Feld dürfen mehrere Figuren stehen.
race-rules-colour = *Eine Farbe*: Flieg vor zum *nächsten* Feld dieser Farbe. Auch die kleine Form darauf ist dieselbe.
race-rules-double = *Eine Farbe doppelt*: Flieg vor zum *zweiten* Feld dieser Farbe.
race-rules-picture = *Ein Bild*: Flieg geradewegs zum Feld mit diesem Bild, auch wenn es *hinter* dir liegt. So ein Pech!
race-rules-spaces = Besondere Felder
race-rules-bridge = *Brücke*: Landest du auf dem Feld, auf dem sie beginnt? Dann reite gleich hinüber, in Richtung ihrer Pfeile. Fliegst du nur vorbei, passiert nichts.
race-rules-nap = *Schläfchen*: Landest du hier? Dann schläfst du ein und setzt deinen nächsten Zug aus.
race-rules-nap-hold = *Schläfchen*: Landest du hier? Bleib, bis du eine Karte in der Farbe dieses Feldes ziehst; dann wachst du auf und fliegst mit ihr weiter. Alle anderen Karten sind vergebens.
race-rules-winning = Gewonnen!
race-rules-winning-text = Kein Feld deiner Farbe liegt mehr vor dir? Dann fliegst du ins ZIEL und *gewinnst*. Genau treffen musst du es nicht.
race-rules-winning-first = Das Spiel endet, sobald eine Hexe zu Hause ist.
race-rules-winning-everyone = Die anderen fliegen weiter, bis alle zu Hause sind.
race-rules-length = Wie lange es dauert
race-rules-length-text = Dieses Rennen ist für { $players } gemacht: etwa { $minutes } oder { $turns }, wenn ein Zug { $seconds } dauert. Alles ist Glück: Etwa eins von zehn Spielen ist binnen { $low } vorbei, und etwa eins von zehn dauert länger als { $high }.
race-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
race-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
race-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
race-turns-each = { $turns } für jede Hexe
race-turns-last = { $turns }, bis die letzte Hexe zu Hause ist
race-rules-variants = Andere Arten zu sausen
race-rules-variant-everyone = *Alle nach Hause*: Spielt weiter, bis alle zu Hause sind. Wer zuletzt kommt, spült. ({ $minutes })
race-rules-variant-first = *Blitzflug*: Hört auf, sobald die erste Hexe zu Hause ist. ({ $minutes })
race-rules-variant-gentle = *Sanfter Wind*: Die Jüngsten legen ein Bild, das sie zurückschicken würde, wieder weg und ziehen neu. ({ $minutes })
race-rules-variant-choice = *Schlaue Besen*: Haltet zwei Karten auf der Hand, spielt eine und zieht eine neue. ({ $minutes })

## Races that cannot be made

race-too-short = für { $players } gibt es kein Rennen von { $wish }: das kürzeste dauert etwa { $least }; wünsch dir ein längeres
race-too-long = für { $players } gibt es kein Rennen von { $wish }: das längste dauert etwa { $most }; wünsch dir ein kürzeres
race-not-found = aus dem Spielcode { $seed } wurde kein Rennen von { $wish } für { $players } gefunden; versuch einen anderen Spielcode, oder wünsch dir ein etwas kürzeres oder längeres Rennen

## What the document of a race says about itself

race-subject = Ein Rennen für Kinder: { $course }
race-subjects = { $count } Rennen für Kinder: { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Zutaten:
terminal-hint = Tippe einen Trank wie salbei 2, minze 1; mehr verrät help.
terminal-tests = { $count ->
    [one] 1 Test
   *[other] { $shown } Tests
}
terminal-tests-so-far = Dieses Spiel hat bisher { $tests }; log zeigt sie.
terminal-help =
    Tippe einen Trank, die älteste Zutat zuerst, jede mit ihren Punkten: salbei 2, minze 1
      fox (owl, raven, ..., nobody)   wer die folgenden Tests macht
      guesser salbei 2, minze 1       der Gratis-Test eines Ratefelds (oder: versatility salbei 2)
      log                             alle Tests bisher
      notes                           was du notiert hast
      note salbei 3 no                notiere: no, maybe, yes oder blank; decoy oder eine Wirkung statt einer Zahl
      note salbei all no              streich durch, was in der Zeile offen ist; note all 3 no: in einer Spalte
      undo                            nimm die letzte Notiz zurück
      wrong 3, right 3                Test 3 war falsch eingegeben und zählt nicht; oder er war doch richtig
      notes check                     ob ein Test einer Notiz widerspricht
      hint, hint another              ein Tipp, Schritt für Schritt; ein anderer
      suggest 3                       welcher Trank aus 3 Zutaten am meisten verriete
      handicap fox small              ein Hinweis für eine schwächere Hexe (medium, large oder ihre Siege und die der Besten: 0 2)
      read fox                        ihr Hinweis, wenn die anderen wegschauen
      review                          wie ihr euch geschlagen habt, wenn das Spiel vorbei ist
      effects, cells, clue, rules     was es in diesem Spiel gibt
      full, room                      das Spiel endet: nennt das Rezept noch einmal, der letzte Versuch; oder es geht weiter
      name minze salbei thymian dill  nennt das Rezept (answer und guess sind dasselbe)
      name fox … / owl …              Rivalen, die es gleichzeitig nennen, teilen sich den Sieg
      turn 12                         der Kreis, der für die Sterne eures Sieges zählt
      give up ABCD-EFGH               sieh dir die Lösung an, mit dem Code vom Fuß der Regeln
      mode together, rivals, solo     wer mit wem spielt
      again                           lösche Tests und Notizen und fang neu an
      quit                            Schluss
terminal-mistyped = Test { $number } bleibt in der Liste und zählt nicht mehr; right { $number } nimmt das zurück.
terminal-counts-again = Test { $number } zählt wieder.
terminal-entered-wrongly = falsch eingegeben
terminal-sure = Tippe yes, um trotzdem zu testen.
terminal-nothing-asked = es gab keine Frage, auf die yes die Antwort wäre
terminal-hint-more = hint sagt mehr dazu; hint another beginnt einen anderen Tipp
terminal-hint-another = hint beginnt einen anderen Tipp
terminal-nothing-certain = Nichts ist sicher, was ihr nicht schon notiert oder erfragt habt: Zeit für einen Test. suggest 3 nennt den Trank aus 3 Zutaten, der am meisten verriete.
terminal-clue-sealed = Die anderen schauen weg, dann: read { $witch }
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Rezept>
terminal-over-prompt = Spiel vorbei>
terminal-no-effects = Dieses Spiel hat keine Wirkungen.
terminal-no-cells = Dieser Spielplan hat keine Sonderfelder.
terminal-no-tests = Noch keine Tests.
terminal-full = Das Spiel endet. Nennt das Rezept noch einmal, die Zutaten der Reihe nach und ohne Punkte: Das ist der letzte Versuch.
terminal-poisoned = Ihr seid alle vergiftet.
terminal-again = Das löscht alle Tests und Notizen; tippe: again yes
terminal-winner = { $witch } gewinnt das Spiel.
terminal-winners = { $witches } teilen sich den Sieg.
terminal-lost = Verloren. Gib auf, um die Lösung zu sehen (give up), oder fang neu an (again).
terminal-track-wrong = Streicht auf der Mondbahn { $step } durch.
terminal-track-rival = Wer es genannt hat, setzt so viele Runden aus: { $step }.
terminal-track-first = Beginnt beim ersten Kreis, der nicht durchgestrichen ist.
terminal-track-last = Beginnt einen hinter dem letzten Kreis.
terminal-track-aims = Geht für jedes erreichte Ziel { $step } zurück.
terminal-track-brewed = Ihr habt ihn gebraut: Geht noch { $step } zurück.
terminal-turn-asked = Tippt die Nummer des Kreises ein, zu dem ihr kommt: turn 12. Einer hinter dem letzten ist turn { $past }.
terminal-stars = Das bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
terminal-misused = { $command } passt nicht zu { $rest }; help zeigt, wie man es benutzt
terminal-unknown = { $word } ist weder ein Befehl noch eine Zutat; { $hint }
terminal-near = meinst du { $word }?
terminal-known = help nennt die Befehle, und die Zutaten sind { $ingredients }
terminal-about = { $what }: { $sentence }
terminal-advised = { $sentence }; { $advice }
terminal-with = { $sentence } ({ $option })
terminal-no-game = ein Spiel { $given } gibt es nicht; nimm { $games }
terminal-no-game-near = ein Spiel { $given } gibt es nicht; meinst du { $near }?
terminal-no-picture = ein Bild { $path } gibt es nicht; gib den Pfad eines Bildes mit dem QR-Code an, oder den Text des Codes
terminal-picture-heic = das ist ein HEIC-Bild, das nicht gelesen werden kann; wähle am iPhone Einstellungen > Kamera > Formate > Maximale Kompatibilität und nimm es noch einmal auf, oder mach davon ein Bildschirmfoto
terminal-pdf-encrypted = dieses PDF ist mit einem Passwort geschützt; speichere es ohne Passwort, oder gib ein Bild der Seite mit dem Code an
terminal-pdf-damaged = dieses PDF ist beschädigt oder unvollständig; kopiere es oder lade es noch einmal herunter
terminal-svg-damaged = dieses SVG ist beschädigt oder unvollständig; kopiere es oder lade es noch einmal herunter
terminal-document-no-code = auf keiner Seite dieser Datei wurde ein QR-Code gefunden; gib die Datei mit der Vorderseite des Bogens an, oder ein Bild des Codes
terminal-document-foreign = kein QR-Code in dieser Datei stammt von einem Bogen von Cauldron Press; gib die Datei mit der Vorderseite des Bogens an, oder ein Bild des Codes
terminal-document-several = diese Datei enthält die Codes mehrerer Spiele; gib eine Datei mit einem Spiel an, oder ein Bild seines Codes
terminal-of-game = Spiel { $number } (Spielcode { $seed })
terminal-game-number = Spiel { $number }
terminal-in-file = in { $path }: { $sentence }
terminal-nothing-to-brew = es gibt nichts zu brauen; gib --seed an, den Text des Codes oder ein Bild davon, etwa: cauldron brew sheet.png sage:2 mint:1
terminal-nothing-to-check = es gibt nichts zu prüfen; gib den Text des Codes oder ein Bild davon an, dann die Antwort, etwa: cauldron check sheet.png mint sage thyme chives
terminal-give-up-needs-code = --give-up öffnet einen Code; gib statt --seed den Text des Codes oder ein Bild davon an
terminal-no-note = { $text } ist keine Notiz; schreib eine Zutat, eine Spalte und dann no, maybe, yes oder blank, etwa: note salbei 3 no. Eine Spalte ist eine Zahl, decoy, eine Wirkung oder alles, was die Zutat sein kann: note salbei all no. Eine ganze Spalte: note all 3 no
terminal-no-mode = es gibt keinen Modus { $mode }; nimm together, rivals oder solo
terminal-no-answer = es fehlt eine Antwort; nenne ihre Zutaten der Reihe nach, etwa: name minze salbei thymian dill
terminal-give-up = Um die Lösung zu sehen, tippe give up und den Code vom Fuß der Regelseite, etwa: give up ABCD-EFGH
terminal-marks = x nein   ? vielleicht   ! ja
terminal-given = Der Gratis-Hinweis: X nein   * ja   ~ eine von diesen
terminal-test = Test { $number }:
terminal-wins = Dieser Trank gewinnt!
terminal-counted = { $undergrown } zu klein, { $overgrown } zu groß.
terminal-report = { $report }.
terminal-right = Richtig! Ihr habt das Rezept gefunden.
terminal-wrong = Falsch: Das ist nicht die Antwort.
terminal-named-left = { $left ->
    [one] Ihr könnt es noch einmal nennen.
   *[other] Ihr könnt es noch { $left }-mal nennen, bevor das Spiel endet.
}
terminal-named-used = Ihr habt es so oft genannt, wie ihr dürft. Wenn das Spiel endet, könnt ihr es noch einmal nennen.
terminal-tale-no-give-up = ein Siegel einer Kampagne öffnet nur das Rezept; öffne den Code seines Spiels mit dem Aufgeben-Code, dann siehst du es
terminal-winning-potion = Der Trank, der gewinnt:

# What the terminal refuses: options, their values, files.
terminal-not-possible = { $given } ist nicht möglich; nimm eine ganze Zahl von { $least } bis { $most }
terminal-layout-unfolded = { $option } gilt für Hefte, die im Falz geheftet werden; nimm dazu { $layout }
terminal-yes-or-no = { $given } ist weder yes noch no; nimm yes oder no
terminal-no-language = eine Sprache { $given } gibt es nicht; nimm { $languages }
terminal-single-games = { $option } gilt für einzelne Spiele; lass es weg
terminal-output-single = die Standardausgabe nimmt eine Datei auf; lass { $option } weg, oder nenne mit --out einen Ordner
terminal-output-folder = { $out } ist kein Ordner, aber mehrere Dateien werden geschrieben; nenne mit --out einen Ordner
terminal-large-print = Buchstaben von 14 Punkt brauchen a2 oder größer; { $paper } ist zu klein für --large-print
terminal-large-enlarged = Große Schrift braucht größeres Papier: Drucke es auf { $paper }, oder gib { $flags } an, um es auf mehrere Blätter a4 zu drucken
terminal-braille = Braille gibt es nur auf Englisch; nimm --lang en, oder --html
terminal-printer-unknown = ein Drucker { $name } ist nicht bekannt; druck eine Testseite mit: cauldron align
terminal-printer-near = ein Drucker { $name } ist nicht bekannt; meinst du { $near }?
terminal-read-again = lies die Skalen noch einmal ab
terminal-no-folder = kein Ordner für Einstellungen ist bekannt (HOME ist nicht gesetzt); nimm { $instead }
terminal-theme-language = das Design { $theme } spricht { $language } nicht; wähle { $languages } mit --lang, oder ein anderes --theme
terminal-file-folder = { $path } ist ein Ordner; nenne { $wanted }
terminal-file-device = { $path } ist ein Gerät oder eine Pipe; nenne { $wanted } in einer gewöhnlichen Datei
terminal-file-large = { $path } ist zu groß für { $wanted }; höchstens { $most } MiB sind möglich
terminal-file-missing = eine Datei { $path } gibt es nicht
terminal-file-denied = du darfst { $path } nicht lesen
terminal-file-unreadable = { $path } lässt sich nicht lesen: { $reason }
terminal-toml-backslash = in doppelten Anführungszeichen beginnt mit \ ein Sonderzeichen; schreib den Pfad mit / oder in einfachen Anführungszeichen wie 'C:\Users\Ann'
terminal-names-binary = { $path } ist keine Liste in Textform; speichere sie als CSV oder als Text
terminal-names-empty = { $path } enthält keine Namen; schreib in jede Zeile einen
terminal-names-column = { $path } hat keine Spalte { $column }; vorhanden sind { $columns }
terminal-names-unprintable = { $path } enthält Namen, die sich nicht drucken lassen: { $faults }. Berichtige sie, oder gib --names-skip an: Diese Blätter bekommen eine Linie zum Beschriften
terminal-names-skipped = Eine Linie zum Beschriften statt des Namens: { $faults }
terminal-names-character = Zeile { $line }, { $name }: { $character }
terminal-names-long = Zeile { $line }, { $name }: { $count } Zeichen, höchstens { $most }
terminal-names-join = { $first }; { $last }
terminal-names-more = { $faults }; { $count } weitere
terminal-names-from = { $path }: Die Namen stehen in Spalte { $column }, der erste ist { $first }; eine andere wählt --names-column
terminal-names-heading = { $path }: Der erste Name ist { $first }, unter der Überschrift { $heading }
terminal-names-first = { $path }: Der erste Name ist { $first }
terminal-names-sum = { $path }: Zeile { $line } ist eine Summe ({ $word }) und kein Name; sie wird ausgelassen
terminal-names-encoding = { $path } wurde in der Kodierung { $encoding } gelesen; sind Buchstaben falsch, speichere die Datei als UTF-8
terminal-names-games = Das Spiel zu jedem Namen hängt nur von diesem Spielcode, den Einstellungen und dem Namen ab; zwei Kinder können deshalb dasselbe Rezept auf verschiedenen Spielplänen haben. Behalte names.jsonl: Das Manifest enthält keine Namen.
terminal-names-missing = { $path } fehlt; die Datei enthält die Namen dieses Laufs. Kopiere sie in den Ordner des Manifests
terminal-names-other = { $path } enthält die Namen eines anderen Laufs; lege die Datei dieses Laufs an ihre Stelle
terminal-logo-empty = { $path } ist leer; ein Logo ist eine SVG-, SVGZ-, PNG- oder JPEG-Datei
terminal-logo-text = { $path } enthält Text und keine Zeichnung; ein Logo ist eine SVG-, SVGZ-, PNG- oder JPEG-Datei
terminal-logo-format = { $path } hat ein anderes Format; ein Logo ist eine SVG-, SVGZ-, PNG- oder JPEG-Datei
terminal-reprint-nameless = { $given } ist keine Nummer eines Spiels, und { $path } gehört zu einem Lauf ohne Namen; gib eine Nummer von 1 bis { $games } an
terminal-reprint-unknown = im Lauf von { $path } heißt niemand { $given }; gib einen Namen aus seiner Liste oder die Nummer eines Spiels an
terminal-reprint-near = im Lauf von { $path } heißt niemand { $given }; meintest du { $near }?
terminal-reprint-ambiguous = mehrere heißen { $given }, in den Spielen { $numbers }; gib eine dieser Nummern an
terminal-wanted-picture = ein Bild mit dem QR-Code
terminal-wanted-key = eine Schlüsseldatei
terminal-wanted-game = einen Spielstand
terminal-wanted-options = eine Datei mit Optionen
terminal-no-setting = eine Einstellung { $given } gibt es nicht; nimm { $names }
terminal-no-setting-near = eine Einstellung { $given } gibt es nicht; meinst du { $near }?
terminal-no-json-potions = es gibt keine Tränke, die als JSON auszugeben wären; nenne sie, etwa: sage:2 mint:1
terminal-save-unusable = { $path } ist kein Spielstand ({ $reason }); nenne eine andere Datei, oder lösche diese, um neu anzufangen
terminal-save-no-text = sie ist kein Text
terminal-save-other = { $path } enthält das Spiel eines anderen Bogens; gib dessen Code an, oder ein anderes --save
terminal-line-long = eine Zeile hat mehr als { $most } Zeichen; tippe einen Trank oder Befehl je Zeile
terminal-line-no-text = die Eingabe ist kein Text; tippe einen Trank wie salbei 2, minze 1
terminal-argument = ein Argument
terminal-option-unusable = { $option }: { $given } ist nicht brauchbar
terminal-option-value = { $option } braucht einen Wert
terminal-option-value-of = { $option } braucht einen Wert; nimm { $choices }
terminal-option-no-choice = { $option }: { $given } gibt es nicht
terminal-option-choices = { $option }: { $given } gibt es nicht; nimm { $choices }
terminal-option-choices-near = { $option }: { $given } gibt es nicht (meinst du { $near }?); nimm { $choices }
terminal-duplex-one-sided = { $option }: { $given } gibt es nicht; für einen Drucker, der nur einseitig druckt, nimm --layout fold-over oder --layout glue
terminal-no-option = eine Option { $given } gibt es nicht; --help zählt auf, was es gibt
terminal-no-option-near = eine Option { $given } gibt es nicht (meinst du { $near }?); --help zählt auf, was es gibt
terminal-not-expected = { $given } wird hier nicht erwartet; --help zählt auf, was es gibt
terminal-no-command = einen Befehl { $given } gibt es nicht; nimm { $commands }
terminal-no-command-near = einen Befehl { $given } gibt es nicht; meinst du { $near }?
terminal-option-twice = { $option } wurde mehrmals angegeben; gib es einmal an
terminal-option-before = { $option } ist vor { $command } nicht möglich; Optionen eines Befehls stehen nach ihm
terminal-options-together = { $option } passt nicht zu { $other }; gib eines davon an
terminal-option-together = { $option } passt nicht zu den anderen Angaben; --help sagt, was passt
terminal-option-no-value = { $option } nimmt keinen Wert wie { $given }
terminal-option-missing = { $option } fehlt; --help zählt auf, was es gibt
terminal-race-commands = race braucht einen Befehl: { $commands }; --help erklärt sie
terminal-no-unicode = ein Argument ist kein gültiges Unicode; nur Pfade von Dateien und Ordnern dürfen das sein
terminal-not-understood = die Argumente sind nicht verständlich; --help zählt auf, was es gibt

## What the terminal prints: races

terminal-players = { $count ->
    [one] 1 Person
   *[other] { $shown } Personen
}
terminal-games = { $count ->
    [one] 1 Spiel
   *[other] { $shown } Spiele
}
terminal-races = { $count ->
    [one] 1 Rennen
   *[other] { $shown } Rennen
}
terminal-spaces = { $count ->
    [one] 1 Feld
   *[other] { $shown } Felder
}
terminal-cards = { $count ->
    [one] 1 Karte
   *[other] { $shown } Karten
}
terminal-progress = { $percent } % von { $whole }
terminal-seconds-left = { $progress }, noch { $seconds } s
terminal-minutes-left = { $progress }, noch { $minutes } min
terminal-board-published = der veröffentlichte Spielplan
terminal-board-programmed = der veröffentlichte Spielplan, wie er programmiert war
terminal-board-of-seed = der Spielplan zum Spielcode { $seed }
terminal-board-of-file = der Spielplan von { $file }
terminal-board = { $name }, { $spaces } Felder, { $cards } Karten, { $draws }, { $nap }, { $end }
terminal-with-replacement = mit Zurücklegen
terminal-without-replacement = ohne Zurücklegen
terminal-held = gefangen, bis die Farbe kommt
terminal-turn-lost = einmal aussetzen
terminal-until-everyone = bis alle gewonnen haben
terminal-until-first = bis zum ersten Sieg
terminal-board-first-move = { $board }, Brücken und verlorene Züge nach der ersten Bewegung einer Doppelkarte
terminal-on-board = { $what }, { $board }
terminal-games-of = { $games } mit { $players }
terminal-game = Spiel
terminal-player = Person { $number }
terminal-total = insgesamt
terminal-unfinished = nicht beendet
terminal-ended-early = vorzeitig beendet, ein Teilergebnis: { $part }
terminal-first-of = die ersten { $first } ({ $games })
terminal-stopped = { $games } nicht beendet: nach 10.000 Bewegungen einer Person abgebrochen; unten nirgends gezählt
terminal-all-finished = alle Spiele beendet
terminal-moves = Bewegungen
terminal-turns = Züge
terminal-seat = Platz { $number }
terminal-mean = Mittel { $mean } ± { $error }, Standardabweichung { $deviation }
terminal-lengths = 5 % { $low }, Median { $median }, 95 % { $high }; kürzestes { $shortest }, längstes { $longest }; am häufigsten { $mode } ({ $share })
terminal-mean-turns = Mittel { $mean } mit den verlorenen, in { $rounds } ± { $error } Runden
terminal-seat-wins = siegt zuerst in { $share } der Spiele ({ $low } bis { $high }), { $moves } Bewegungen
terminal-same-games = Noch einmal dieselben Spiele: dieselben Optionen mit --seed { $seed }
terminal-same-board = Noch einmal derselbe Spielplan: dieselben Optionen mit --seed { $seed }
terminal-same = Noch einmal dasselbe: dieselben Optionen mit --seed { $seed }
terminal-exactly = Eine Person, genau gerechnet,
terminal-exact-mean = Mittel { $mean }, Standardabweichung { $deviation }
terminal-exact-lengths = { $mean }; 5 % { $low }, Median { $median }, 95 % { $high }
terminal-exact-peaks = kürzestes { $shortest }; am häufigsten { $mode }; Spitzen bei { $peaks }; { $longer } dauern länger als 150
terminal-more = { $count } weitere
terminal-together = { $players } zusammen: { $rounds } Runden, { $turns } Züge
terminal-exact-seat = siegt zuerst in { $share } der Spiele
terminal-plot-alone = Bewegungen in einem Spiel
terminal-plot-together = Bewegungen in einem Spiel, alle zusammen
terminal-plot-exact = Bewegungen einer Person
terminal-plot-of = Genau berechnet: { $board }
terminal-plot-partial = { $numbers }; Teilergebnis: { $part }
terminal-plot-shares = Anteil der Spiele mit so vielen Bewegungen
terminal-plot-steps = Bewegungen, in Schritten von { $width }, und ihr Anteil an den Spielen
terminal-plot-curve = genau berechnet
terminal-plot-median = Median
terminal-plot-longer = { $share } % der Spiele sind länger
terminal-race = Rennen { $seed }:
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players }, { $minutes } Minuten: { $turns }, { $seconds } Sekunden pro Zug
terminal-race-each = { $turns } Züge für jede Hexe
terminal-race-last = { $turns } Züge, bis die letzte zu Hause ist
terminal-race-spread = 1 von 10 Spielen ist binnen { $low } Minuten vorbei, 1 von 10 dauert länger als { $high }
terminal-race-bridges = Brücken
terminal-race-bridge = { $from } bis { $end }
terminal-race-naps = einmal aussetzen
terminal-race-pictures = Bilder
terminal-race-none = keine
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, etwa { $minutes } Minuten, { $paper }

## What the referee's server answers to phones

server-damaged = was von Tisch { $table } gespeichert ist, lässt sich nicht lesen; bitte den Schiri um einen neuen Tisch
server-table-name = das ist kein Tischname; ein Tischname hat drei Wörter, etwa bisol tavuk nupam
server-no-table = auf diesem Server gibt es keinen Tisch { $table }; vergleiche den Namen oder öffne einen neuen Tisch
server-not-loaded = das Spiel von Tisch { $table } ({ $game }) ist auf diesem Server gerade nicht geladen; bitte den Schiri, ihn mit diesem Spiel zu starten, dann geht es am Tisch weiter
server-other-game = das Spiel dieses Codes ({ $game }) leitet dieser Server nicht; frag den Schiri
server-no-opening = auf diesem Server öffnet der Schiri die Tische; frag nach dem Namen eures Tisches
server-no-again = in diesem Spiel zählt jeder Test, darum lässt es sich nicht neu beginnen; frag den Schiri
server-no-help = in diesem Spiel zählt jeder Test, darum bekommt niemand Hilfe; frag den Schiri
server-gone = das lässt sich nicht mehr zurückholen: eine Minute ist vorbei, oder jemand hat es schon getan
server-referee-alone = das hat der Schiri getan, und nur der Schiri kann es zurückholen
server-help = dieser Tisch hat viel Hilfe auf einmal verlangt; warte { $wait } und frag noch einmal
server-helping = zu viele Tische wollen gerade Hilfe; versuch es gleich noch einmal
server-full = dieser Server hat { $tables } Tische und kann keine weiteren aufnehmen; frag den Schiri
server-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
server-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
server-busy = das war zu viel auf einmal; warte { $wait } und versuch es noch einmal
server-guesses-of-table = dieser Tisch hat zu oft geraten; wartet { $wait } bis zur nächsten Antwort
server-guesses-of-client = von dieser Adresse wurden zu viele Antworten dieses Spiels geraten; warte { $wait } bis zur nächsten Antwort
server-guesses-of-game = zu viele Antworten dieses Spiels wurden geraten; warte { $wait } bis zur nächsten Antwort
server-openings = zu viele Tische wurden auf einmal geöffnet; warte { $wait } und versuch es noch einmal
server-checking = gerade werden zu viele Antworten geprüft; versuch es gleich noch einmal
server-host = dieser Server antwortet nicht als { $host }; nimm die Adresse, die er anzeigt, oder starte ihn mit --host und diesem Namen
server-no-host = diese Anfrage sagt nicht, an welchen Host sie geht
server-origin = Seiten von { $origin } dürfen diesen Server nicht benutzen; öffne seine eigene Seite oder starte ihn mit --host und dem Namen jener Seite
server-too-large = diese Anfrage ist zu groß; erlaubt sind { $bytes } Bytes
server-broken = diese Anfrage kam nicht vollständig an
server-not-json = diese Anfrage ist nicht als application/json angekündigt
server-since = { $text } ist keine ganze Zahl; since= erwartet die Nummer einer Revision, wait= eine Anzahl Sekunden
server-slow = diese Anfrage hat zu lange gedauert; versuch es noch einmal
server-no-referee = dieser Server führt keine Tische; er wurde ohne --referee gestartet
server-desk-shut = das Pult öffnet sich nur mit seinem Schlüssel
server-desk-key = das ist nicht der Schlüssel dieses Pults; vergleiche ihn mit dem, den der Server angezeigt hat
server-desk-tries = von dieser Adresse kamen zu viele falsche Schlüssel; warte { $wait } und versuch es noch einmal
server-no-path = hier ist nichts; Tische stehen unter /api/tables
server-method = das geht hier nicht; Tische nehmen GET und POST an
server-changed = der Tisch wurde inzwischen geändert; sieh bei den Tests nach und versuch es dann noch einmal
server-not-kept = der Server kann den Tisch gerade nicht speichern, darum wurde nichts geändert; sag es dem Schiri
server-unsure = der Server hat mittendrin seine Tische verloren; sieh bei den Tests nach, ob dort steht, was du getan hast, bevor du es noch einmal tust, und sag es dem Schiri
server-failed = daran ist der Server gescheitert; versuch es noch einmal, und wenn es so bleibt, sag es dem Schiri

# The referee's desk: a page behind a key, and cards to be printed from it.

desk-title = Schiri-Pult
desk-key = Schlüssel des Pults
desk-key-help = Er steht dort, wo der Server gestartet wurde, oder in der Schlüsseldatei des Pults.
desk-enter = Pult öffnen
desk-leave = Pult verlassen
desk-cards = Tischkarten
desk-csv = Als CSV speichern
desk-close-all = Alle Tische schließen
desk-table = Tisch
desk-game = Spiel
desk-standing = Stand
desk-rank = Rang
desk-won-at = Gewonnen um
desk-order = Reihenfolge
desk-order-opened = wie sie geöffnet wurden
desk-order-won = wer zuerst gewann
desk-tests = Tests
desk-answers = Antworten
desk-changed = Geändert
desk-seen = Zuletzt da
desk-rulings = Eingriffe
desk-playing = im Spiel
desk-last = letzter Versuch
desk-won = gewonnen
desk-won-by = gewonnen von { $names }
desk-lost = verloren
desk-given-up = aufgegeben
desk-closed = { $standing }, geschlossen
desk-not-loaded = Spiel nicht geladen
desk-never = noch nie
desk-close = Schließen
desk-reopen = Wieder öffnen
desk-take-back = Test zurücknehmen
desk-reset = Neu beginnen
desk-bring-back = Zurückholen
desk-players-again = am Tisch neu begonnen
desk-players-back = am Tisch zurückgeholt
# What a button is called when it is read aloud: what it does, and at which table.
desk-ruling = { $ruling }: Tisch { $table }
desk-sure-close-all = Alle Tische für alle ihre Handys schließen? Dann zählen keine Tests und Antworten mehr, bis du sie wieder öffnest.
desk-sure-close = Tisch { $table } für alle seine Handys schließen? Dort zählen dann keine Tests und Antworten mehr, bis du ihn wieder öffnest.
desk-sure-take-back = Den letzten Test von Tisch { $table } auf allen seinen Handys zurücknehmen? Er verschwindet aus der Liste, und sein Kessel gilt wieder als leer. Eine Minute lang kannst du ihn zurückholen.
desk-sure-reset = Tisch { $table } auf allen seinen Handys neu beginnen lassen? Seine Tests, Notizen und Antworten sind dann weg. Eine Minute lang kannst du sie zurückholen.
desk-yes = Ja, tu es
desk-no = Nein
desk-none = Noch gibt es keine Tische. Sie erscheinen hier, sobald Handys welche öffnen.
desk-count = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
desk-count-won = { $tables ->
    [0] keiner hat gewonnen
    [one] einer hat gewonnen
   *[other] { $tables } haben gewonnen
}
desk-secret = Ein Rezept wird hier nie gezeigt; es steht in der Datei der Spielleitung.
desk-away = Der Server antwortet nicht. Neuer Versuch …
desk-done = Tisch { $table }: { $ruling }. Erledigt.
desk-print = Drucken
desk-back = Zurück zum Pult
desk-card-scan = Scannt das, um euch an den Tisch zu setzen.
desk-card-type = Oder öffnet { $address } und tippt den Namen des Tisches.
desk-card-most = Das sind die ersten { $cards } Tische; mehr Karten passen nicht auf eine Seite.
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Teste deine Tränke und prüfe die Antwort eines gedruckten Spiels von Wondering Witches.
page-skip = Direkt zum Spiel
page-no-script = Diese Seite braucht JavaScript, denn sie testet die Tränke auf deinem Handy und nicht auf einem Server. Bitte erlaube es. Ein iPhone öffnet Dateien aus „Mail“ und „Dateien“ ohne JavaScript: Öffne diese Datei auf einem Computer oder Android-Handy, oder öffne die Adresse, die „cauldron serve“ zeigt.
page-engine-missing = Dieser Browser ist zu alt, um Tränke zu testen, oder sein Blockierungsmodus verbietet es. Bitte aktualisiere ihn, schalte den Blockierungsmodus für diese Seite aus oder öffne die Seite auf einem anderen Handy.
page-evicted = Dieses Spiel ist nicht mehr auf diesem Gerät: Der Browser hat gelöscht, was er aufbewahrt hat. Stell es aus einer gesicherten Datei wieder her oder scanne den Bogen noch einmal.
page-save-all = Alle Spiele sichern
page-restore = Spiele wiederherstellen
page-restore-wrong = Diese Datei enthält keine gesicherten Spiele; wähle eine, die „Alle Spiele sichern“ gemacht hat.
page-restore-done = { $count ->
    [one] Ein Spiel ist wiederhergestellt.
   *[other] { $count } Spiele sind wiederhergestellt.
}
page-engine-failed = Beim Ausrechnen ging etwas schief. Nichts wurde geändert; bitte versuch es noch einmal.
page-dismiss = Meldung ausblenden
page-cancel = Abbrechen
page-close = Schließen
page-clear = Leeren
page-undo = Rückgängig
page-try-again = Noch einmal
page-for-example = etwa { $text }

# The frame of an open game

page-tabs = Teile des Spiels
page-tab-brew = Brauen
page-tab-log = Tests
page-tab-notes = Notizen
page-tab-help = Hilfe
page-tab-answer = Antwort
page-to-games = Alle Spiele
page-menu = Spielmenü
page-theme = Farben
page-theme-auto = Auto
page-theme-light = Hell
page-theme-dark = Dunkel
page-language = Sprache
page-language-auto = Wie der Bogen
page-language-missing = Die Wörter dieser Sprache sind noch nicht auf diesem Handy und waren jetzt nicht zu holen. Wähle sie etwas später noch einmal.
page-language-offer = Dieser Bogen ist in einer anderen Sprache. Möchtest du die Seite auf Deutsch lesen?
page-mode = So spielt ihr
page-mode-cooperative = Gemeinsam
page-mode-competitive = Rivalen
page-mode-solo = Allein
page-mode-hint = Rivalen lesen jedes Ergebnis laut vor. Wer zuerst einen Test gewinnt oder das Rezept nennt, gewinnt das Spiel.
page-share = Teilen
page-share-title = Auf einem anderen Handy spielen
page-share-table = Scanne das mit dem anderen Handy. Es setzt sich an euren Tisch: dieselben Tests und dieselben Notizen für alle.
page-share-game = Scanne das mit der Kamera des anderen Handys, oder mit dieser Seite darauf. Dort geht es von hier aus weiter, mit den Tests und den Notizen, wie sie jetzt sind. Von da an hat jedes Handy sein eigenes Spiel.
page-share-long = Dieses Spiel ist zu lang für einen quadratischen Code. Schick stattdessen seine Adresse: Das andere Handy öffnet sie, oder du fügst sie dort ein, wo man Codes tippt.
page-share-local = Diese Seite wurde unter einem Namen geöffnet, der nur diesen Computer meint. Öffne sie unter der Adresse, die der Computer in eurem Netz hat, damit andere Handys folgen können.
page-share-qr-table = Quadratischer Code mit der Adresse eures Tisches
page-share-qr-game = Quadratischer Code mit deinem Spiel
page-share-address = Oder schick das
page-share-copy = Kopieren
page-share-copied = Kopiert
page-share-by-hand = Die Adresse ist markiert: Kopiere sie.
page-share-send = Senden …
page-handed-title = Dieses Spiel hast du schon
page-handed-text = Dieses Handy: { $mine }. Das andere Handy: { $theirs }. Mit welchem Spiel geht es weiter?
page-namings = { $namings ->
    [one] Rezept einmal genannt
   *[other] Rezept { $namings }-mal genannt
}
page-handed-both-text = Die Tests stimmen überein, also passt beides zusammen: die längere Liste der Tests, und die Notizen von beiden. Wo beide ein Zeichen haben, bleibt deins.
page-handed-mine = Meins
page-handed-theirs = Das vom anderen
page-handed-both = Beide zusammen
page-handed-done = { $tests ->
    [0] Das Spiel ist da, mit den Notizen.
    [one] Das Spiel ist da, mit 1 Test und den Notizen.
   *[other] Das Spiel ist da, mit { $tests } Tests und den Notizen.
}
page-handed-damaged = Dieses Spiel von einem anderen Handy kam nicht vollständig an. Nichts wurde geändert: Scanne es noch einmal oder kopiere seine ganze Adresse.
page-handed-newer = Dieses Spiel stammt von einer neueren Version der Seite. Nichts wurde geändert: Lade diese Seite neu, wenn es ein Netz gibt, und scanne dann noch einmal.
page-handed-unfit = Was hier über das Spiel steht, kann auf seinem Bogen nicht passiert sein. Nichts wurde geändert: Gebt das Spiel noch einmal weiter.
page-switches = Dieses Handy
page-switch-awake = Bildschirm im Spiel anlassen
page-switch-vibration = Vibrieren bei Ergebnissen
page-switch-sound = Glöckchen bei Ergebnissen
page-again = Neu beginnen
page-again-title = Dieses Spiel neu beginnen?
page-again-text = Die Tests, eure Notizen und der angefangene Trank sind dann weg. Das geheime Rezept bleibt dasselbe.
page-again-all-title = Dieses Spiel für alle Handys neu beginnen?
page-again-all-text = Die Tests und die Notizen von Tisch { $table } sind dann auf jedem Handy weg. Eine Minute lang kann jeder am Tisch sie zurückholen. Das geheime Rezept bleibt dasselbe.
page-again-yes = Neu beginnen
page-again-done = Alles auf Anfang.

# While a game opens

page-title = { $place } · { $name } · { $app }
page-opening = Das Spiel wird geöffnet …

# The sheet of the day

page-daily-title = Der Bogen des Tages
page-daily-day = { $date }: { $level }
page-daily-hint = Heute kann die ganze Welt dasselbe Spiel spielen. Ihr braucht den gedruckten Bogen dazu: Fragt die Person, die eure Bögen druckt. Testet dann hier eure Tränke.
page-daily-players = Wie viele spielen?
page-daily-open = Öffnen

# Statistics, and the calendar of past days.

page-stats-title = Statistik
page-stats-hint = Gezählt werden die Spiele auf diesem Gerät. „Alle Spiele sichern“ bewahrt sie in einer Datei auf.
page-stats-all = Alle Spiele
page-stats-other = Andere Spiele
page-stats-begun = begonnen
page-stats-up = aufgegeben
page-stats-tests = Tests bis zum Sieg:
page-stats-circles = Kreis auf der Mondbahn:
page-stats-best = Median { $median }, bestes Ergebnis { $best }
page-stats-days = Bögen des Tages gewonnen, Tage in Folge:
page-stats-streak = jetzt { $now }, höchstens { $longest }
page-days-title = Frühere Tage
page-days-hint = Jeder Tag hat seinen eigenen Bogen. Wählt einen Tag, um hier die Tränke seines Bogens zu testen; den Bogen bekommt ihr von der Person, die eure Bögen druckt.
page-days-before = Monat davor
page-days-after = Monat danach
page-days-day = { $date }: { $state }
page-days-none = nicht gespielt

# Home: opening a game, tables, the games on this phone

page-home-lead = Teste deine Tränke und prüfe die Antwort, direkt auf diesem Handy.
page-go-on = Weiter: { $name }
page-open-title = Spiel öffnen
page-open-hint = Nimm den quadratischen Code auf eurem Bogen.
page-scan-button = Code scannen
page-scan-title = Code scannen
page-scan-hint = Halte den quadratischen Code auf eurem Bogen vor die Kamera.
page-scan-view = Was die Kamera sieht
page-scan-light = Licht
page-scan-foreign = Dieser quadratische Code stammt nicht von einem Bogen dieses Spiels.
page-scan-late = Noch kein Code. Geh näher heran und halte still, mit Licht auf dem Bogen; oder schließ dies und fotografiere den quadratischen Code, oder tippe den Spielcode.
page-scan-forbidden = Die Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen deines Browsers, fotografiere den quadratischen Code oder tippe den Spielcode.
page-scan-no-camera = Hier gibt es keine Kamera. Wähle ein Bild des quadratischen Codes aus oder tippe den Spielcode.
page-scan-busy = Die Kamera startet nicht; vielleicht benutzt sie gerade ein anderes Programm. Fotografiere den quadratischen Code oder tippe den Spielcode.
page-photo-take = Code fotografieren
page-photo-choose = Bild auswählen
page-photo-looking = Der Code wird gesucht (Versuch { $attempt })
page-photo-unreadable = Diese Datei ist kein lesbares Bild. Wähle ein Foto des Codes aus.
page-photo-foreign = Der quadratische Code auf diesem Bild stammt nicht von einem Bogen dieses Spiels. Nimm den, der auf eurem Bogen steht.
page-photo-cancelled = Die Suche wurde abgebrochen.
page-photo-forbidden = Dieser Browser lässt die Seite nicht in Bildern nach Codes suchen. Scanne den Code mit der Kamera des Handys oder tippe ihn ein.
page-photo-late = Auf diesem Bild wurde in { $seconds } Sekunden kein Code gefunden. Nimm es noch einmal auf: näher, scharf, gleichmäßig beleuchtet und mit dem ganzen Code.
page-photo-nothing = Auf diesem Bild wurde kein Code gefunden. Nimm es noch einmal auf: näher, scharf, gleichmäßig beleuchtet und mit dem ganzen Code.
page-code-label = Oder tippe den quadratischen Code, den Spielcode oder den Namen des Spiels
page-open-button = Öffnen
page-name-elsewhere = { $name } ist der Name eines Spiels, das noch nicht auf diesem Handy ist. Scanne den Code auf seinem Bogen oder tippe seinen Spielcode.
page-seed-title = Keine Kamera? Tippe den Spielcode
page-seed-hint = Spielcode, Stufe und Personen stehen oben auf dem Bogen, die Ausgabe unten auf der zweiten Seite der Regeln. Ein Bogen für ein Turnier hat keinen Spielcode: Sein Schiri öffnet das Spiel.
page-seed-label = Spielcode
page-seed-level = Stufe
page-seed-level-named = { $number }: { $name }
page-seed-players = Personen
page-seed-button = Spiel suchen
page-seed-dealing = Das Spiel wird gesucht …
page-seed-same-title = Ist das euer Spiel?
page-seed-same-text = Auf eurem Bogen sollte stehen: Spiel { $label }. Vergleiche auch den Gratis-Hinweis.
page-seed-same-clue = Gratis-Hinweis:
page-seed-same-yes = Ja, öffnen
page-seed-same-no = Nein, ein anderes
page-seed-other = Dann vergleiche Spielcode, Stufe, Personen und Ausgabe mit dem Bogen. Stimmen sie, wurde der Bogen mit weiteren Wünschen gemacht: Nur sein quadratischer Code öffnet das Spiel.
page-open-here = Nur auf diesem Handy spielen
page-print-title = Spiel drucken
page-print-hint = Jede Stufe, bis zu 8 Personen: ein Bogen für den Tisch oder ein ganzes Heft.
page-print-open = Wählen und drucken
page-print-loading = Wird vorbereitet …
page-print-failed = Dieser Teil der Seite ist noch nicht auf diesem Gerät und war jetzt nicht zu laden. Versuch es noch einmal, wenn es ein Netz gibt.
page-print-file = Diese Seite ist als Datei geöffnet; darum lässt der Browser sie den Teil nicht laden, der druckt. Öffne die Seite unter ihrer Adresse, oder bitte die Person, die sie gemacht hat, um die einzelne Datei, die auch druckt.
page-print-old = Es gibt eine neuere Version dieser Seite. Lade die Seite neu und druck dann.
page-join-title = Setz dich an einen Tisch
page-join-hint = Hat jemand von euch das Spiel schon geöffnet? Tippe den Namen eures Tisches.
page-table-name = Name des Tisches
page-table-label = Tisch { $table }
page-join-button = Hinsetzen
page-known-title = Du hast einen Tisch
page-known-text = Dieses Handy sitzt mit diesem Spiel schon an Tisch { $table }. Dort weiterspielen oder einen neuen Tisch öffnen?
page-known-new = Neuer Tisch
page-known-join = Zu { $table }
page-tables-title = Dieser Bogen wird schon gespielt
page-tables-text = Setz dich an den Tisch deiner Gruppe: Ihr teilt euch Tests und Notizen. Oder öffne einen neuen, eigenen Tisch, ganz ohne Tests.
page-tables-join = Zu { $table } ({ $tests ->
    [0] noch kein Test
    [one] 1 Test
   *[other] { $tests } Tests
})
page-games-title = Spiele auf diesem Handy
page-games-none = Noch keine. Öffne ein Spiel, dann wartet es hier auf dich.
page-game-label = Spiel { $label }
page-game-unreadable = unlesbar
page-rename-game = Spiel { $label } umbenennen
page-rename-title = Ein eigener Name für { $label }
page-rename-label = Wie du dieses Spiel nennst
page-rename-hint = Nur dieses Handy zeigt ihn. Lass das Feld leer, dann gilt wieder der Name auf dem Bogen.
page-rename-yes = Speichern
page-renamed = Dieses Spiel heißt jetzt { $name }.
page-remove-game = Spiel { $label } entfernen
page-remove-title = Spiel { $label } entfernen?
page-remove-text = Seine Tests und Notizen auf diesem Handy sind dann weg. Mit dem Code auf dem Bogen kannst du das Spiel wieder öffnen, von Anfang an.
page-remove-yes = Entfernen
page-foot-local = Alles geschieht auf diesem Handy: ohne Konto, und ohne Netz, sobald die Seite da ist.
page-foot-plain = Alles geschieht auf diesem Handy, ohne Konto.
page-plain-title = Was unter dieser Adresse nicht geht
page-plain-text = Die Adresse dieser Seite beginnt mit http: Unterwegs ist nichts verschlüsselt, darum verbietet dein Browser drei Dinge. Spielen kannst du trotzdem.
page-plain-scan = Scannen: Fotografiere den Code stattdessen.
page-plain-awake = Bildschirm anlassen: Stell in den Einstellungen des Handys ein, dass er länger an bleibt.
page-plain-kept = Ohne Netz spielen: Lass diese Seite offen, bis ihr fertig seid.
page-foot-referee = Hier geöffnete Spiele bewahrt der Computer eures Schiris auf.
page-other-game = Zu allen Spielen
page-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
page-players-unknown = Mit Schiri
page-tests = { $tests ->
    [one] 1 Test
   *[other] { $tests } Tests
}
page-status-new = gerade geöffnet
page-status-playing = im Spiel
page-status-last-ditch = letzter Versuch
page-status-won = gewonnen
page-status-lost = verloren

# What is stored and sent

page-storage-full = Der Speicher dieses Handys ist voll. Du kannst weiterspielen, aber das Spiel ist weg, wenn du diese Seite schließt. Entferne Spiele, die du nicht mehr brauchst.
page-storage-forbidden = Dieser Browser lässt die Seite nichts speichern. Du kannst weiterspielen, aber das Spiel ist weg, wenn du diese Seite schließt.
page-stored-title = Dieses Spiel lässt sich nicht lesen
page-stored-unreadable = Was von diesem Spiel auf dem Handy gespeichert war, ist beschädigt.
page-stored-text = Du kannst das Spiel neu beginnen. Das Gespeicherte wird beiseitegelegt, falls jemand es reparieren kann.
page-stored-anew = Neu beginnen
page-stored-no-code = Was von diesem Spiel gespeichert war, ist beschädigt, und sein Code ist verloren. Fotografiere den Code auf dem Bogen, um es wieder zu öffnen.
page-moved-on = Dieses Spiel ging in einem anderen Fenster weiter. So steht es jetzt; sieh es dir an und versuch es dann noch einmal.
page-others-tested = Test { $number } wurde woanders gemacht: { $result }.
page-others-named = Das Rezept wurde woanders genannt, aber das ist es nicht.
page-deed-again = { $name } hat dieses Spiel neu begonnen, für alle Handys.
page-deed-again-own = Du hast dieses Spiel neu begonnen, für alle Handys.
page-deed-again-somebody = Jemand an diesem Tisch hat das Spiel neu begonnen, für alle Handys.
page-deed-reset = Der Schiri hat dieses Spiel neu begonnen, für alle Handys.
page-deed-taken-back = Der Schiri hat den letzten Test zurückgenommen.
page-deed-closed = Der Schiri hat diesen Tisch geschlossen: Es zählen keine Tests und Antworten mehr.
page-deed-reopened = Der Schiri hat diesen Tisch wieder geöffnet: Spielt weiter.
page-deed-brought-back = { $name } hat das Spiel zurückgeholt, wie es vorher war.
page-deed-brought-back-own = Das Spiel ist wieder da, wie es vorher war, auf allen Handys.
page-deed-brought-back-somebody = Jemand an diesem Tisch hat das Spiel zurückgeholt, wie es vorher war.
page-deed-brought-back-referee = Der Schiri hat das Spiel zurückgeholt, wie es vorher war.
page-deed-back = Zurückholen
page-network-lost = Der Computer des Schiris ist nicht zu erreichen. Nichts ist verloren: Dieses Handy versucht es weiter.
page-network-none = Dieses Handy hat kein Netz. Nichts ist verloren: Es geht weiter, sobald eines da ist.
page-queued = { $count ->
    [one] Eine Aktion wartet darauf.
   *[other] { $count } Aktionen warten darauf, in ihrer Reihenfolge.
}
page-queue-sent = Was auf das Netz gewartet hat, ist gesendet.
page-network-odd = Die Antwort vom Computer des Schiris ergibt keinen Sinn (Status { $status }). Nichts ist verloren; versuch es noch einmal.

# A game just opened

page-first-title = So geht es
page-first-do = Ist ein Kessel auf eurem Spielplan bereit für seinen Test, gib hier seine Zutaten ein, die älteste zuerst, jede mit ihren Punkten.
page-first-numbers = Zwei Zahlen kommen zurück: wie viele Zutaten *zu klein* sind (zu wenige Punkte) und wie viele *zu groß* (zu viele), aber nie, welche.
page-first-win = *Ihr gewinnt*, wenn das ganze Rezept ({ $recipe } Zutaten) in einem Trank ist, in der richtigen Reihenfolge, jede bis zu ihrer Zahl gewachsen.
page-first-win-effects = *Ihr gewinnt*, wenn so viele Zutaten zählen, wie das Rezept hat ({ $recipe }), und jede davon in der richtigen Reihenfolge steht und bis zu ihrer Zahl gewachsen ist. Wirkungen können diese Zahl ändern.
page-first-tester = _Wer testet?_ ist für eure Liste der Tests, und für Wirkungen, die die Hexe treffen, die testet. Du darfst es offenlassen.
page-first-close = Alles klar
page-first-rules = Alle Regeln

# The practice game

page-learn-open = Spielen lernen in zwei Minuten
page-learn-title = Spielen lernen
page-learn-step = Schritt { $step } von { $steps }
page-learn-recipe-title = Ein geheimes Rezept
page-learn-recipe-follows = Also hat { $decoy } keine Zahl. Auch eine der anderen fünf ist eine Niete. Die Tabelle unten merkt sich, was sicher ist.
page-learn-first = In einem echten Spiel lässt du Zutaten auf Papier wachsen und pflückst sie in einen Kessel. Dieser ist voll: { $first } und { $third }, mit je zwei Punkten. Teste den Trank.
page-learn-first-follows = *Eine ist zu groß*: Ihre Zahl ist kleiner als 2, also ist sie 1. *Eine ist zu klein*: Ihre Zahl ist größer als 2, also ist sie 3 oder 4. Welche Zutat welche ist, sagt der Test nicht. Aber keine der beiden ist eine Niete, und keine andere hat die Zahl 1.
page-learn-second = Hat { $first } die Zahl 1 und { $third } die Zahl 3? Brau die beiden noch einmal, mit einem Punkt und mit drei.
page-learn-second-follows = *Nichts ist zu klein.* { $first } hat nur einen Punkt, also die Zahl 1. Dann hat { $third } die Zahl 3 oder 4, und drei Punkte reichen: also die Zahl 3.
page-learn-third = Es fehlen die Zahlen 2 und 4. Probier { $second } mit zwei Punkten und { $fourth } mit vier. Zahl 1 kommt zuerst hinein, dann 2, 3 und 4.
page-learn-third-follows = *0 und 0, und doch nicht gewonnen!* Nichts hat die falschen Punkte. Hätten alle vier eine Zahl, wäre das hier das Rezept. Also ist eine davon eine Niete, und die übergeht ein Test. { $first } und { $third } sind es nicht. Also ist es { $second } oder { $fourth }, und an diese Stelle gehört { $other }.
page-learn-choice-title = Jetzt du
page-learn-choice = Zwei Rezepte sind übrig. Entweder hat { $second } die Zahl 2 und { $other } die Zahl 4, oder { $other } hat die Zahl 2 und { $fourth } die Zahl 4. Welches braust du?
page-learn-choice-follows = *Eine ist zu klein.* Das kann nur { $other } sein: Zwei Punkte sind zu wenige, also hat { $other } die Zahl 4. Brau jetzt das andere Rezept.
page-learn-told = Der Test sagt
page-learn-secret = Für Neugierige: was geheim war
page-learn-known = Was sicher ist
page-learn-test = Diesen Trank testen
page-learn-next = Weiter
page-learn-again = Noch einmal
page-learn-end = Jetzt kannst du spielen. Auf eurem Bogen sind die Beete und die Kessel, und diese Seite testet, was ihr braut. Auf höheren Stufen kommen Wirkungen dazu: Der Bogen und die Hilfe erklären jede davon.

# The potion in the making

page-who-tests = Wer testet?
page-whose-test = Wessen Test ist es?
page-tester-hint = Unter Rivalen muss jemand gewinnen. Sag, welche Hexe testet.
page-poisoned = vergiftet
page-pantry-title = Zutaten wählen
page-pantry-hint = Tippe bei jeder Zutat auf ihre Punkte, die älteste zuerst, wie die Zahlen in deinem Kessel zeigen.
page-early = Du darfst einen Kessel schließen, bevor er voll ist: Streich seine leeren Felder durch und teste, was darin ist.
page-is-in-potion = im Trank an Stelle
page-potion-title = Dein Trank
page-potion-label = Trank, die älteste Zutat zuerst
page-potion-empty = Noch leer. Tippe auf die Punkte einer Zutat.
page-added = { $name } als Nummer { $place } hinzugefügt.
page-moved = { $name } ist jetzt Nummer { $place }.
page-removed = { $name } entfernt.
page-changed = Jetzt { $name }.
page-cleared = Der Trank ist jetzt leer.
page-restored = Der Trank ist wieder da.
page-placed-name = { $name }, { $place }. Zutat
page-dots-of = Punkte von { $name }
page-dots = { $name }, { $dots ->
    [one] 1 Punkt
   *[other] { $dots } Punkte
}
page-change = { $name } ändern
page-move-earlier = { $name } eine Stelle nach vorn
page-move-later = { $name } eine Stelle nach hinten
page-remove = { $name } entfernen
page-kind-legend = Woher kommt der Trank?
page-kind-cauldron = Kessel
page-left-label = Übrige Tests auf eurem Spielplan
page-left-cauldrons-or-larger = Kessel mit { $cells } Feldern oder mehr: { $left } von { $all }
page-left-versatility = Probebeete ohne Pflanze: { $left } von { $all }
page-left-guesser = Ratefelder: { $left } von { $all }
page-test-button = Trank { $number } testen
page-testing = Test läuft …
page-herbs = { $herbs ->
    [one] 1 Zutat
   *[other] { $herbs } Zutaten
}
page-lasting-title = Was noch wirkt
page-lasting-since = seit Test { $test }
page-lasting-somebody = für die Hexe von Test { $test }
page-ditch-title = Der letzte Versuch
page-ditch-back = Es ist doch noch Platz
page-ditch-left = Das Spiel geht weiter.

# What a test told

page-test-word = Test
page-test-number = Test { $number }
page-result-won = Der Trank ist richtig!
page-result-counts = { $under } zu klein, { $over } zu groß
page-undergrown = { $count ->
   *[other] zu klein
}
page-overgrown = { $count ->
   *[other] zu groß
}
page-result-note = Schreib es unter deinen Kessel. Niemand sagt, welche es sind oder ob die Reihenfolge stimmt.
page-done = Fertig
page-reports-label = Die Wirkungen melden, bunt gemischt
page-report-no-number = Keine: Jene Zutat hat keine Zahl.
page-report-nothing = Nichts zu sagen: Keine Zahl des Rezepts fehlt im Trank.
page-report-unlisted = Diese Wirkung steht nicht auf dem Bogen. Lies in den Regeln über die Nieten nach.
page-explain-title = Was heißt das?
page-explain-under = *Zu klein*: Sie hat weniger Punkte als ihre Zahl.
page-explain-over = *Zu groß*: Sie hat mehr Punkte als ihre Zahl.
page-explain-silent = Niemand sagt, welche es sind oder ob die Reihenfolge stimmt. Eine Niete ohne Zahl wird übergangen, egal wie viele Punkte sie hat.
page-explain-changed = Ändert eine Wirkung eine Zahl, gilt die neue Zahl.
page-explain-none = *0 und 0*: Nichts, was zählt, ist zu klein oder zu groß.
page-explain-small = Aber ein Trank mit weniger Zutaten als das Rezept kann nicht gewinnen.
page-explain-why = Und doch nicht gewonnen. Das kann diese Gründe haben, einen davon oder mehrere:
page-explain-few = Zu wenige davon zählen. Zum Gewinnen müssen so viele zählen, wie das Rezept hat, und eine Niete ohne Zahl zählt nie.
page-explain-few-effects = Zu wenige davon zählen. Zum Gewinnen müssen so viele zählen, wie das Rezept hat. Eine Niete ohne Zahl zählt nie, und Wirkungen können andere auslassen.
page-explain-order = Eine davon steht in falscher Reihenfolge: Ihre Zahl ist nicht um eins größer als die Zahl gleich davor.
page-explain-imposter = Ein Schwindler ist dabei, und der ist immer falsch.
page-explain-brothers = Einer der Brüder ist ohne den anderen dabei.
page-explain-enemies = Beide Feinde sind dabei.

# How a game ends

page-won-title = Ihr habt ihn gebraut!
page-won-solo = Du hast ihn gebraut, ganz allein!
page-won-by = { $name } hat ihn gebraut und gewinnt!
page-named-title = Ihr habt das Rezept gefunden!
page-named-solo = Du hast das Rezept gefunden, ganz allein!
page-named-by = { $name } hat das Rezept genannt und gewinnt!
page-named-shared = { $names } haben das Rezept gleichzeitig genannt und teilen sich den Sieg!
page-won-text = Das verlorene Rezept ist gefunden, nach { page-tests }.
page-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
page-turn-title = Wie viele Sterne?
page-turn-text = Tippt den Kreis an, zu dem ihr kommt.
page-turn-circle = Kreis { $turn }: { page-stars }
page-turn-all = Einer hinter dem letzten
page-turn-skip = Überspringen
page-turn-change = Ein anderer Kreis
page-turn-worth = Euer Sieg bringt { page-stars }.
page-track-wrong = Streicht auf der Mondbahn { $step } durch.
page-track-rival = Wer es genannt hat, setzt so viele Runden aus: { $step }.
page-track-first = Beginnt beim ersten Kreis, der nicht durchgestrichen ist.
page-track-last = Beginnt einen hinter dem letzten Kreis.
page-track-aims = Geht für jedes erreichte Ziel { $step } zurück.
page-track-brewed = Ihr habt ihn gebraut: Geht noch { $step } zurück.
page-lost-title = Der Trank verpufft
page-lost-text = Das Rezept bleibt verloren. Ihr könnt aufgeben und die Lösung ansehen oder neu beginnen.
page-over-title = Dieses Spiel ist vorbei
page-over-text = Die Lösung liegt offen, es gibt also nichts mehr zu testen.
page-story-title = Die Tests, noch einmal erzählt
page-story-hint = Tippe einen Test an, um zu sehen, was mit jeder Zutat geschah.
page-story-certain = Ab hier war ein Trank, der gewinnt, sicher
page-fate-right = Zahl { $number }: genau richtig
page-fate-under = Zahl { $number }: zu klein
page-fate-over = Zahl { $number }: zu groß
page-fate-spared = Zahl { $number }: Durch eine Wirkung galten ihre Punkte als richtig
page-fate-ignored = Keine Zahl: nicht gezählt
page-fate-skipped = Eine Wirkung hat sie ausgelassen
page-fate-unreached = Der Test war vorher zu Ende
page-fate-order = Falsche Reihenfolge
page-fate-wrong = Falsch, egal wie gewachsen: ein Schwindler, oder wegen Bruder oder Feind
page-fate-reports = Sie meldete „{ $report }“
page-fate-forgotten = Wieder vergessen: Eine spätere Wirkung hat den Kessel geleert
page-minutes = { $minutes ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $minutes } Minuten
}
page-hours = { $hours } h { $minutes } min
page-played = Vom ersten Test bis zum letzten dauerte es { $time }.
page-picture-title = Zeig es anderen
page-picture-hint = Das Bild zeigt, wie eure Tests ausgingen, und nichts über die Zutaten: Es verdirbt niemandem das Spiel.
page-picture-label = Wie die Tests ausgingen, als Bild.
page-picture-day = Bogen des Tages { $date }
page-picture-button = Bild teilen
page-picture-copy = Als Text kopieren
page-picture-copied = Der Text ist kopiert.
page-picture-saved = Das Bild wurde gespeichert.
page-picture-failed = Dieser Browser macht kein Bild; kopiere stattdessen den Text.
page-keep-title = Dieses Spiel speichern
page-keep-hint = Eine Datei für einen Computer mit Cauldron Press: alle Tests und wie das Spiel ausging, um zu vergleichen, wie Menschen spielen. Darin stehen eure Notizen und die Lösung, aber keine Namen.
page-keep-button = Datei speichern
page-keep-saved = Das Spiel wurde gespeichert.

# The log

page-log-title = Alle Tests
page-log-empty = Noch keine Tests. Jeder steht hier unter seiner Nummer, wie im Notizheft auf Papier.
page-use-again = Noch einmal
page-of-test = der Trank von Test { $number }
page-mistyped = Falsch eingegeben
page-mistyped-of = Test { $number }
page-mistyped-tag = falsch eingegeben, zählt nicht
page-mistyped-done = Test { $number } zählt nicht mehr. Er bleibt unter seiner Nummer in der Liste.
page-mistyped-back = War doch richtig
page-mistyped-undone = Test { $number } zählt wieder.
page-used-again = Der Trank von Test { $number } ist wieder in Arbeit.

# Notes

page-notes-title = Was wir wissen
page-notes-hint = Tippe ein Feld an: von offen zu unmöglich, möglich und sicher. Tippe auf eine Überschrift für ihre ganze Zeile oder Spalte.
page-note-label = { $name }, { $column }: { $mark }
page-note-given = { $note }. Das sagt euer Gratis-Hinweis.
page-note-perhaps = { $note }. Euer Gratis-Hinweis nennt es als eins von mehreren.
page-note-wrong = { $note }. Ein Test widerspricht dem.
page-note-fixed = Das sagt der Gratis-Hinweis, also bleibt es.
page-note-undone = Die letzte Notiz wurde zurückgenommen.
page-notes-out = Offenes durchstreichen
page-notes-out-effects = Offene Wirkungen streichen
page-notes-empty = Leeren
page-notes-out-done = { $name }: Was offen war, ist durchgestrichen.
page-notes-empty-done = { $name }: Alles ist wieder offen.
page-notes-row-hint = Zahlen und Nieten, oder die Wirkungen. Einmal „Rückgängig“ nimmt alles zurück.
page-notes-column-hint = Von allen Zutaten. Einmal „Rückgängig“ nimmt alles zurück.
page-last-tests = Letzte Tests
page-last-earlier = { $count ->
    [one] Ein Test davor
   *[other] { $count } Tests davor
}
page-last-result = { $under } zu klein, { $over } zu groß
page-last-won = gewinnt
page-ingredient = Zutat
page-legend = Was die Zeichen bedeuten
page-mark-blank = offen
page-mark-impossible = unmöglich
page-mark-possible = möglich
page-mark-certain = sicher
page-mark-given = sagt der Gratis-Hinweis
page-mark-perhaps = der Hinweis: eine von diesen

# Help

page-help-title = Hilfe
page-clue-title = Euer Gratis-Hinweis
page-facts = Im Rezept sind { $recipe } dieser { $count } Zutaten.
page-effects-title = Wirkungen in diesem Spiel
page-effects-hint = Niemand weiß, welche Zutaten sie haben.
page-specials-title = Sonderfelder auf diesem Spielplan
page-rules-title = Die Regeln

# Hints, the notes checked, clues for one witch

page-thinking = Grübel, grübel …
page-hints-title = Ratlos?
page-hints-hint = Jeder Schritt verrät ein wenig mehr. Tipps richten sich nach den Notizen auf dieser Seite und werden gezählt.
page-hints-first = Gib uns einen Tipp
page-hints-another = Ein anderer Tipp
page-hints-herb = Welche Zutat?
page-hints-claim = Was folgt daraus?
page-hints-reason = Warum?
page-hints-nothing = Nichts ist sicher, was ihr nicht schon notiert oder erfragt habt. Zeit für den nächsten Test.
page-suggest-title = Was sollen wir testen?
page-suggest-size = Zutaten im Trank
page-suggest-button = Was verrät am meisten?
page-notes-check = Unsere Notizen prüfen
page-notes-check-hint = Jedes Zeichen wird für sich geprüft, an allen Tests und am Hinweis: Zahlen, Nieten und Wirkungen. „Möglich“ ist nie falsch.
page-clues-title = Ein Hinweis für eine Hexe
page-clues-hint = Ist jemand neu dabei, oder hat jemand seltener gewonnen? Ein eigener Hinweis gleicht die Chancen aus. Je weiter sie zurückliegt, desto mehr verrät er.
page-clues-new = Hinweis geben
page-clues-who = Wer bekommt ihn?
page-clues-size = Wie weit liegt sie zurück?
page-clues-small = ein wenig
page-clues-medium = deutlich
page-clues-large = weit
page-clues-wins = nach unseren Siegen
page-clues-own = Wie oft hat sie gewonnen?
page-clues-most = Wie oft hat die Beste von euch gewonnen?
page-clues-seal = Hinweis versiegeln
page-clues-read = { $name }: lesen
page-clues-alone-title = Nur für { $name }
page-clues-alone-text = Gebt das Handy an { $name } weiter. Alle anderen schauen weg.
page-clues-alone-yes = Hinweis zeigen
page-clues-own-title = { $name }, dein Hinweis

# Before a potion is tested that the board has no room for

page-no-room-title = Wirklich?
page-no-room-yes = Testen

# How the players did

page-review-title = Wie waren wir?
page-review-button = Rückblick

# The answer and the solution

page-answer-title = Die Antwort
page-check-hint = Tippt die Zutaten des Tranks, der gewinnt, in ihrer Reihenfolge an; es sind { $recipe }.
page-name-title = Das Rezept nennen
page-name-left = { $left ->
    [one] Ihr könnt es noch einmal nennen.
   *[other] Ihr könnt es noch { $left }-mal nennen, bevor das Spiel endet.
}
page-name-used = Ihr habt es so oft genannt, wie ihr dürft. Wenn das Spiel endet, könnt ihr es noch einmal nennen.
page-name-who = Wer nennt es?
page-name-also = Noch eine Hexe nennt es
page-name-waiting = Gleichzeitig genannt und noch nicht geprüft: { $names }
page-name-refused = { $name }: { $reason }
page-ditch-name = Das Spiel endet: Nennt das Rezept noch einmal. Das ist der letzte Versuch.
page-moon-out = Der Mond ist dunkel, oder kein Kessel ist offen
page-aims = Ziele
page-aim-met = erreicht
page-aims-hint = Jedes bringt einen Sieg einen Schritt zurück. Abgehakt: Die Tests zeigen es.
page-place = Stelle
page-answer-full = Die längste Antwort hat { $longest } Zutaten; nimm erst eine zurück.
page-answer-empty = Noch nichts gewählt.
page-answer-noted = Übernommen aus dem, was ihr als sicher notiert habt.
page-check-button = Prüfen
page-checking = Wird geprüft …
page-wrong = Das ist nicht die Antwort.
page-not-checkable = Dieser Code enthält keine versiegelte Antwort, also lässt sich nichts prüfen.
page-give-up = Aufgeben
page-give-up-hint = Der Lösungscode steht im gefalteten Streifen am Fuß der Regelseite oder bei den Antworten eines Hefts. Er öffnet die ganze Lösung.
page-give-up-code = Lösungscode
page-opening-code = Freigabecode
page-opening-hint = Die Spielleitung verrät ihn am Ende. Auf dem Bogen steht er nicht.
page-give-up-button = Aufgeben
page-give-up-title = Wirklich aufgeben?
page-give-up-text = Die ganze Lösung wird gezeigt: jede Zahl, jede Niete und jede Wirkung. Damit endet das Spiel.
page-give-up-yes = Lösung zeigen
page-solution-open = Die Lösung liegt offen.
page-tale-title = Das Siegel von Kapitel { $chapter }
page-tale-ending = Wie es ausgeht
page-tale-hint = Es öffnet sich mit dem Rezept von { $name }: Tippt die Zutaten der Reihe nach an.
page-tale-open = Siegel öffnen
page-solution-title = Die Lösung
page-solution-answers = { $answers ->
    [one] Die Antwort
   *[other] Die Antworten; jede davon ist richtig
}
page-secrets-title = Alle Geheimnisse
page-role-regular = Zahl { $number }
page-role-imposter = Niete: ein Schwindler mit der Zahl { $number }
page-role-overachiever = Niete: ein Streber mit der Zahl { $number }
page-role-ignore = Niete: leer, zählt nie

# A sheet that only a referee tests

page-referee-title = Euer Schiri testet die Tränke
page-referee-text = Das ist der Code eines Turniers: Er hält das Rezept sogar vor diesem Handy geheim. Gebt eure Tränke dem Schiri, oder öffnet den Code auf der eigenen Seite des Schiris.
page-referee-can = Hier könnt ihr Notizen machen, die Antwort prüfen und aufgeben.
## The board: strips, sections, cauldrons

sheet-page-front = Spielplan, vorn
sheet-page-back = Spielplan, hinten
sheet-page-rules = Regeln
sheet-page-rules-more = Mehr Regeln
sheet-page-rules-rest = Noch mehr Regeln

sheet-title = Wondering Witches

# The same as text, for screen readers and in braille

sheet-read-qr = Der Code dieses Spiels, für die Kamera eines Handys
sheet-read-garden-of = { $cells ->
    [one] Ein Beet mit 1 Feld
   *[other] Ein Beet mit { $cells } Feldern
}
sheet-read-cauldron-of = Ein Kessel mit { $cells } Feldern
sheet-read-board = Der Spielplan
sheet-read-board-intro = Der Spielplan hat zwei Seiten, jede mit den Spalten A bis H und den Zeilen 1 bis 4. Er ist in Abschnitte geteilt, die auf beiden Seiten Felder haben. Nachbarn in einer Tabelle sind Nachbarn auf dem Spielplan. Ein Beetfeld hat { $dots } Punkte, wenn nichts anderes dasteht. Merkt euch auf eure Art, was ihr pflanzt, gießt und pflückt.
sheet-read-section = Abschnitt { $number }: { $witches }
sheet-read-row = Zeile
sheet-read-column = Spalte { $letter }
sheet-read-cauldron = Kessel { $number }, Feld { $place } von { $size }
sheet-read-starts = beginnt mit { $ingredient }, 1 Punkt
sheet-read-garden = Beet { $number }
sheet-read-planted = { $ingredient } ist gepflanzt, mit einem Punkt
sheet-read-special = { $special }
sheet-read-special-low = { $special }, mit zwei Punkten
sheet-read-special-two = { $special }, mit Platz und Punkten für zwei Pflanzen
sheet-read-phase = Ab Runde { $from }: { $moon }, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
sheet-read-phase-mark = { $phase }. Runde { $turn } ist der Katzenkreis.
sheet-read-track = Das Spiel endet mit Runde { $turns }. Zählt die Runden mit: Je früher ihr das Rezept findet, desto mehr Sterne bringt es.
sheet-read-named = Vor dem Ende dürft ihr das Rezept zweimal nennen. Zählt auch das mit.
sheet-read-grows = Hier wächst: { $herbs }
sheet-read-grows-witch = { $witch } baut hier an: { $herbs }
sheet-read-actions = { $count ->
    [one] 1 Aktion pro Runde
   *[other] { $count } Aktionen pro Runde
}
sheet-read-give-up = Nur für alle, die aufgeben
sheet-press = Cauldron Press
sheet-edition = { $edition ->
    [1] Erste Ausgabe
   *[other] Ausgabe { $edition }
}
sheet-made-by = { $credits } · { $press } · { $edition }
sheet-credits = { $credits } · { $press }
sheet-level = Stufe { $number }
sheet-custom = Eigene Stufe
sheet-level-named = Stufe { $number } ({ $name })
sheet-level-custom = eigene Stufe
sheet-subject = Ein kooperatives Knobelspiel für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $level }
sheet-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
sheet-recipe = Rezept aus { $length }
sheet-ingredients = { $count } Zutaten
sheet-seed = Spielcode
sheet-commitment = Festgelegt als
sheet-key = Im Vorrat
sheet-key-note = Nur { $length } von diesen { $count } gehören ins geheime Rezept. Die anderen sind Nieten.
sheet-game = Spiel

sheet-grid = Was wir wissen
sheet-grid-note-long = Streicht, was nicht sein kann, und kreist ein, was sicher ist. Schon gedruckt ist, was euer Gratis-Hinweis sagt: Ein Kreuz heißt nein, ein Kreis heißt ja, ein Fragezeichen heißt: eine von diesen.
sheet-grid-decoy = Niete
sheet-grid-ignored = Leer
sheet-grid-overachiever = Streber
sheet-grid-imposter = Schwindler
sheet-in-play = Wirkungen im Spiel
sheet-in-play-effects = *{ $category }*: { $effects }
sheet-log = Tests
sheet-log-note = Eine Zeile für jeden Test. Schreibt in die Fächer 1 bis 6 die Zutaten der Reihe nach, die älteste zuerst: links Buchstaben oder Symbol, rechts die Punkte. Dann, wie viele zu klein und zu groß waren.
sheet-log-number = Nr.
sheet-log-under = Zu klein
sheet-log-over = Zu groß
sheet-log-reports = Meldungen

sheet-notebook = Notizheft
sheet-notebook-intro = Eins für den Tisch: Legt es neben den Spielplan.
sheet-special = *{ $name }*: { $tells }
sheet-turned = Gedreht, damit es hinter der Vorderseite liegt

sheet-witch = Hexe
sheet-memo = Merkzettel
sheet-notes = Notizen
sheet-turn-plant = Pflanzen
sheet-turn-grow = Gießen
sheet-turn-pluck = Pflücken
sheet-turn-close = Schließen
sheet-grows = Hier wächst
sheet-action-plant = Pflanzen
sheet-action-grow = Gießen
sheet-action-pluck = Pflücken
sheet-action-close = Schließen
sheet-actions-each = { $count } pro Runde
sheet-actions = Was ihr tun könnt
sheet-track = Der Mond nimmt ab
sheet-track-note = Jede Runde ankreuzen
sheet-track-step = Schritt: { $step ->
    [one] 1 Kreis
   *[other] { $step } Kreise
}
sheet-named = Rezept genannt
sheet-aims = Ziele
sheet-moon-full = Vollmond
sheet-moon-gibbous = abnehmender Mond
sheet-moon-half = Halbmond
sheet-moon-crescent = Mondsichel
sheet-moon-dark = Neumond
sheet-result-under = zu klein
sheet-result-over = zu groß
sheet-result-reports = Meldungen

## What a sheet is like to play: *bold*, _italic_

sheet-turns = { $count ->
    [one] etwa 1 Runde
   *[other] etwa { $count } Runden
}
sheet-minutes = etwa { $minutes } Minuten
sheet-rated = { $difficulty } von { $most } Kesseln, { $turns }
sheet-rating = Wie schwer ist es?
sheet-rating-said = Schwierigkeit *{ $difficulty } von { $most }*: die kleinen Kessel auf der Vorderseite. Ein Spiel dauert etwa { $turns } Runden; acht von zehn Spielen dauern { $low } bis { $high }. Typische Hexen gewinnen etwa { $wins } von 100 Spielen.
sheet-rating-made = Das hat das Programm in Spielen auf genau diesem Bogen gemessen.
sheet-rating-made-in-public = Das hat das Programm in Spielen auf diesem Spielplan mit anderen Rezepten gemessen. Das Geheimnis von diesem Bogen spielt dabei keine Rolle.
sheet-set-equal = Alle gleich schwer
sheet-set-ladder = Eine Leiter: Jedes Spiel braucht eine Denkweise mehr
sheet-rated-needs = { $rated }, { $reasoning }
terminal-rating = Schwierigkeit { $difficulty } von { $most }, etwa { $minutes } Minuten, etwa { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
} ({ $low } bis { $high }); typische Hexen gewinnen etwa { $wins } von 100 Spielen

## The rules of a sheet: *bold*, _italic_

rules-title = So wird gespielt
rules-intro = Das alte Rezept ist verloren. Findet es und braut es!
rules-title-more = Mehr Regeln
rules-intro-more = Zum Nachschlagen, wenn ihr es braucht.
rules-title-rest = Noch mehr Regeln
rules-intro-rest = Der Rest, zum Nachschlagen.
rules-goes-on = Weiter auf einem anderen Blatt: *{ $page }*
rules-clue = Euer Gratis-Hinweis
rules-for = _Für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, ab { $age } Jahren._
rules-for-time = _Für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, ab { $age } Jahren. Ein Spiel dauert { $low } bis { $high } Minuten._
rules-goal = Das Ziel
rules-goal-known = { $length } der { $count } Zutaten bilden ein geheimes Rezept. Jede davon hat ihre eigene geheime Zahl von 1 bis { $longest }. Die anderen sind *Nieten*.
rules-goal-hidden = { $length } der { $count } Zutaten bilden ein geheimes Rezept. Niemand weiß, wie viele genau. Jede davon hat ihre eigene geheime Zahl: 1, 2, 3 und so weiter. Die anderen sind *Nieten*.
rules-goal-how = Die Zahl sagt, *wo* die Zutat im Trank steht: erst 1, dann 2 und so weiter. Sie sagt auch, *wie weit* die Zutat wachsen muss: 3 braucht genau drei Punkte.
rules-goal-together = Ihr gewinnt oder verliert gemeinsam: Redet über alles.
rules-set-up = Bevor es losgeht
rules-set-up-alone = Zu schneiden gibt es nichts. Der ganze Spielplan ist dein Abschnitt, vorn und hinten. Nimm einen Bleistift.
rules-set-up-specialties-alone = Du darfst jede Zutat pflanzen.
rules-set-up-cut = Schneidet den Spielplan an den gestrichelten Linien auseinander. Alle nehmen einen Abschnitt mit beiden Seiten und einen Bleistift.
rules-set-up-cut-teams = Schneidet den Spielplan an den gestrichelten Linien in { $sections } Abschnitte mit je zwei Seiten. Einige von euch teilen sich einen als Paar.
rules-set-up-pages = Geschnitten wird nichts. Jeder Rahmen auf den Seiten des Spielplans ist ein Abschnitt: Alle nehmen einen mit Vorder- und Rückseiten und einen Bleistift. Ein Abschnitt kann mehrere Blätter haben.
rules-set-up-pages-teams = Geschnitten wird nichts. Jeder Rahmen auf den Seiten des Spielplans ist ein Abschnitt mit Vorder- und Rückseiten; er kann mehrere Blätter haben. Einige von euch teilen sich einen als Paar.
rules-set-up-given = Auf deinem Abschnitt steht, was du anbaust. Nur du darfst diese _Spezialitäten_ pflanzen. Was in seinen Feldern gedruckt ist, gehört dir auch.
rules-set-up-given-teams = Neben deiner Hexe stehen deine _Spezialitäten_: Nur du darfst sie pflanzen. Paare teilen sich alles andere, auch Gedrucktes.
rules-set-up-printed-alone = Auch die gedruckten Zutaten gehören dir: Gieß und pflück sie.
rules-turn = Eine Runde
rules-turn-intro = Alle spielen gleichzeitig. Tu in jeder Runde *eins* davon:
rules-turn-intro-teams = Alle spielen gleichzeitig. Tu in jeder Runde *eins* davon. In einem Paar tut jede Hexe eins.
rules-turn-intro-two = Beide spielen gleichzeitig. Tut in jeder Runde je *zwei* davon, auch zweimal dasselbe:
rules-turn-intro-three = Tu in jeder Runde *drei* davon, auch mehrmals dasselbe:
rules-turn-intro-lone = Alle spielen gleichzeitig. Tu in jeder Runde *eins* davon. Wer einen Abschnitt allein hat, tut *zwei*.
rules-turn-plant = *Pflanz* eine deiner Spezialitäten: Schreib ihre Buchstaben oder ihr Symbol in ein leeres Feld deiner Beete. Mal einen Punkt aus.
rules-turn-plant-alone = *Pflanz* irgendeine Zutat: Schreib ihre Buchstaben oder ihr Symbol in ein leeres Feld deiner Beete. Mal einen Punkt aus.
rules-turn-grow = *Gieß* eines deiner Beete: Alles in seinem Umriss bekommt einen Punkt mehr.
rules-turn-pluck = *Pflück* eine Zutat aus einem deiner Beete: Streich sie dort durch. Schreib sie in das nächste freie Feld eines deiner Kessel, und ihre Punkte als Zahl in den Kreis.
rules-turn-close = *Schließ* einen deiner Kessel, in dem etwas ist: Streich seine leeren Felder durch.
rules-turn-moon = Sind alle Tests gemacht, streicht den nächsten Kreis der *Mondbahn* durch.
rules-testing = Einen Trank testen
rules-testing-full-or-closed = Ist ein Kessel voll oder geschlossen, wird sein Trank nach allen Aktionen getestet.
rules-testing-when-here = Gebt die Zutaten hier von der ersten bis zur letzten ein, jede mit ihren Punkten.
rules-testing-result = Ihr erfahrt, wie viele Zutaten *zu klein* sind (zu wenige Punkte) und wie viele *zu groß* (zu viele). Ihr erfahrt nicht, welche es sind oder ob die Reihenfolge stimmt.
rules-testing-decoys = Nieten zählen nicht mit.
rules-testing-write = Schreibt es unter den Kessel und ins Notizheft.
rules-testing-reports = Wirkungen können Meldungen hinzufügen. Sie kommen bunt gemischt, also wisst ihr nicht, von welcher Zutat sie sind.
rules-example = Ein Test Schritt für Schritt
rules-example-pour = { $ingredient } { $grown } ({ $secret }): { $judged }
rules-example-secret = geheim: { $number }
rules-example-secret-decoy = geheim: Niete
rules-example-judged-right = genau richtig
rules-example-judged-under = zu klein
rules-example-judged-over = zu groß
rules-example-judged-order = falsche Reihenfolge
rules-example-judged-skipped = übergangen
rules-example-result = Der Test sagt: *{ $under } zu klein, { $over } zu groß.*
rules-example-result-report = Der Test sagt: *{ $under } zu klein, { $over } zu groß.* Er meldet: *{ $report }*
rules-example-order = { $ingredient } hat die richtigen Punkte, kommt aber gleich nach einer Niete. Darum ist die Reihenfolge falsch, und der Trank kann nicht gewinnen. Das sagt euch der Test nicht.
rules-example-over = Was erfahrt ihr? *Nichts ist zu groß.* Also können { $first } und { $second }, mit je { $dots } Punkten, keine kleinere Zahl als { $dots } haben.
rules-example-under = *Eine ist zu klein.* Also hat eine der vier weniger Punkte, als ihre Zahl verlangt. Welche? Dazu braucht ihr mehr Tests.
rules-example-effects = Vorsicht: Wirkungen, die Zahlen ändern, können das umwerfen.
rules-ending = Gewonnen oder verloren
rules-ending-win = *Gewonnen* ist das Spiel, wenn ein Test es sagt: Der Trank beginnt mit allen { $length } Zutaten des Rezepts, in der richtigen Reihenfolge, jede bis zu ihrer Zahl gewachsen.
rules-ending-win-hidden = *Gewonnen* ist das Spiel, wenn ein Test es sagt: Der Trank beginnt mit dem ganzen Rezept, in der richtigen Reihenfolge, jede Zutat bis zu ihrer Zahl gewachsen.
rules-ending-win-moon = *Gewonnen* ist das Spiel, wenn ein Test es sagt: Alle { $length } Zutaten des Rezepts zählen, in der richtigen Reihenfolge und bis zu ihren Zahlen gewachsen. Ändert eine Wirkung eine Zahl, gilt die neue.
rules-ending-win-moon-hidden = *Gewonnen* ist das Spiel, wenn ein Test es sagt: Das ganze Rezept zählt, in der richtigen Reihenfolge und bis zu seinen Zahlen gewachsen. Ändert eine Wirkung eine Zahl, gilt die neue.
rules-ending-name = *Oder nennt das Rezept*: Sagt jederzeit seine Zutaten der Reihe nach, höchstens *zweimal* im Spiel. Richtig? Gewonnen! Falsch? Streicht einen *Schritt* durch: Auf der Mondbahn steht, wie viele Kreise das sind.
rules-ending-moon = *Das Spiel endet* mit dem letzten Kreis der Mondbahn, oder wenn kein Kessel mehr offen ist. Dann habt ihr einen _letzten Versuch_: Nennt das Rezept noch einmal. Falsch? Verloren.
rules-ending-stars = Je früher ihr gewinnt, desto mehr *Sterne*. Jedes erreichte *Ziel* hilft dabei.
rules-pantry = Zutaten
rules-pantry-note = Um einen Trank aufzuschreiben, nimm von jeder die Buchstaben oder das kleine Symbol und ihre Punkte: { $first } 1 · { $second } 2.
rules-pantry-list = In diesem Spiel: { $ingredients }.
rules-decoys = Nieten
rules-decoys-ignore = Die Zutaten außerhalb des Rezepts sind *Nieten*. Eine Niete hat keine Zahl. Ein Test übergeht sie, also ist sie nie zu klein oder zu groß. Aber die Zutat gleich danach steht in falscher Reihenfolge.
rules-decoys-all = Die Zutaten außerhalb des Rezepts sind *Nieten*. Es kann drei Arten geben:
rules-decoy-ignored = *Leer*: Sie hat keine Zahl, und ein Test übergeht sie. Aber die Zutat gleich danach steht in falscher Reihenfolge.
rules-decoy-overachiever = *Streber*: Seine Zahl ist 0 oder um eins größer als die letzte des Rezepts. Also ist er immer zu groß oder zu klein, außer eine Wirkung ändert seine Zahl.
rules-decoy-imposter = *Schwindler*: Er hat eine Zahl, an der seine Punkte gemessen werden. Doch er ist immer falsch. Der Test sagt dann: _Schwindler!_
rules-effects = Wirkungen in diesem Spiel
rules-effects-intro = Jede davon hat irgendeine Zutat, aber ihr wisst nicht, welche. Eine Zutat kann mehr als eine Wirkung haben oder keine. In einem Test wachen sie in der Reihenfolge des Tranks auf. Manche ändern Zahlen: Der Trank, der gewinnt, ist vielleicht nicht einfach das Rezept.
rules-effects-tester = Hexen- und Gartenwirkungen treffen die Hexe, die den Kessel gefüllt oder geschlossen hat.
rules-specials = Sonderfelder auf diesem Spielplan
rules-specials-signs = Ein *rundes* Zeichen hilft dir. Ein Zeichen mit *Spitzen* stört dich.
rules-asked = Fragen und Antworten
rules-asked-printed = *Und eine Zutat, die in einem Kessel gedruckt ist?* Sie hat einen Punkt und ist dort die erste Zutat.
rules-asked-open = *Darf ich zwei Kessel zugleich füllen?* Ja. Du wählst bei jedem Pflücken einen, egal auf welcher Seite.
rules-asked-order = *Und wenn zwei Tränke in einer Runde fertig sind?* Testet sie in der Reihenfolge der Abschnitte, bis einer gewinnt: { $order }.
rules-asked-small = *Wozu sind kleine Kessel gut?* Ein kleiner Trank verrät mehr über jede Zutat darin.
rules-asked-follow = *Darf in einem größeren Kessel auf das Rezept noch etwas folgen?* Nur Nieten ohne Zahl: Sie zählen nicht mit. Alles andere verdirbt den Trank.
rules-asked-follow-effects = *Darf in einem größeren Kessel auf das Rezept noch etwas folgen?* Ja, wenn nichts davon falsch ist. Eine Niete ohne Zahl ist nie falsch. Auch nicht, was durch eine Wirkung nicht mitzählt.
rules-asked-close = *Warum einen Kessel früher schließen?* Um jetzt einen kurzen Trank zu testen, oder ein Rezept, das kürzer ist als der Kessel.
rules-asked-twice = *Darf eine Zutat zweimal in einem Trank sein?* Ja. Jede wird für sich beurteilt.
rules-asked-plucked = *Darf ich pflanzen, wo ich etwas gepflückt habe?* Nein. Das Feld bleibt durchgestrichen.
rules-asked-last-dot = *Kann etwas über den letzten Punkt hinaus wachsen?* Nein.
rules-asked-share = *Darf ich aus dem Beet einer anderen Hexe pflücken?* Ja, wenn ihr beide wollt und beide eure Runde dafür hergebt.
rules-asked-nothing = *Und wenn ich nichts tun kann?* Dann setzt du aus.
rules-asked-cross = *Darf ich ein Feld durchstreichen, wann ich will?* Nein, nur wenn die Regeln es sagen.
rules-checking-help = Keine Kamera? Geht auf { $help }
rules-checking-give-up = Aufgegeben? Klappt den Streifen unten auf. Auf dem Handy öffnet sein Code die ganze Lösung.
rules-checking-give-up-here = Aufgegeben? Der Code im gefalteten Streifen der Regeln öffnet die ganze Lösung.
rules-checking-organiser = Die Spielleitung öffnet am Ende die Lösung.
rules-naming = Das Rezept nennen
rules-naming-how-here = Gebt die Zutaten der Reihe nach ein, ohne Punkte, unter _Antwort_.
rules-naming-free = Es kostet keine Aktion. Sind beide Versuche verbraucht? Dann könnt ihr immer noch mit einem Test gewinnen.
rules-naming-opens = Seid ihr richtig, liegt alles offen: jede Zahl, jede Niete, jeder Effekt. Ein falscher Versuch verrät nichts.
rules-naming-opens-plain = Seid ihr richtig, liegt alles offen: jede Zahl und jede Niete. Ein falscher Versuch verrät nichts.
rules-stars = Sterne
rules-stars-count = *Gewonnen?* Beginnt beim ersten Kreis, der nicht durchgestrichen ist; nach dem letzten Versuch einen hinter dem letzten Kreis. Geht für jedes erreichte Ziel einen Schritt zurück, und noch { $brewed } Schritte, wenn ein Trank aus einem Kessel gewonnen hat, höchstens bis zum ersten Kreis. Der Mond dort gibt eure Sterne.
rules-stars-titles = Der Mond gibt fünf Sterne den _Hexen des Vollmonds_, vier den _Mondlesern_, drei den _Spürnasen_, zwei der _Kesselbande_ und einen den _Nachteulen_. Der dicke Ring ist der _Katzenkreis_: Dort enden geübte Hexen oft. Schlagt ihr die Katze?
rules-stars-aims = Die Ziele gelten für euch alle zusammen. Hakt jedes ab, sobald ihr es erreicht.
rules-stars-aims-alone = Hak ein Ziel ab, sobald du es erreichst.
rules-variants = Andere Arten zu spielen
rules-variant-rivals-named = *Rivalen*: Jede Hexe spielt für sich. Jede darf alle Zutaten pflanzen, was immer auf ihrem Abschnitt steht. Pflückt nicht bei anderen. Lest alle Ergebnisse laut vor. Jede darf das Rezept zweimal nennen und einmal am Ende. Falsch? Dann streicht sie nichts durch, sondern setzt so viele Runden aus, wie ein Schritt Kreise hat.
rules-variant-rivals-win = Wer zuerst recht hat oder einen Test gewinnt, gewinnt. Zugleich? Ihr teilt den Sieg.
rules-variant-rivals-name = Hier hat kein Abschnitt sicher Platz für das Rezept: Ihr gewinnt, indem ihr es zuerst nennt. Zugleich? Ihr teilt den Sieg.
rules-variant-rivals-small = Hat dein Abschnitt keinen Platz für das Rezept? Dann gewinnst du, indem du es nennst.
rules-variant-solo = *Solo*: Druck einen Bogen für eine Person. Dann schneidest du nichts, der ganze Spielplan gehört dir, und du darfst alles pflanzen.
rules-credits = Nach dem Spiel _Wondering Witches_ von Pandaqi: pandaqi.com/wondering-witches
rules-give-up = Lösungscode: { $code }
rules-fold = Faltet diesen Streifen vor dem Spiel an der Linie nach oben. Klappt ihn nur auf, wenn ihr aufgebt.
rules-fold-inside = Innen steht der Lösungscode. Nur öffnen, wenn ihr aufgebt.
rules-together = { $first } { $second }
rules-explained = *{ $name }*: { $tells }
rules-explained-tagged = *{ $name }* ({ $tag }): { $tells }

## The free clue

clue-one-is-decoy = Unter { $ingredients } ist genau eine Niete.
clue-one-has-number = Unter { $ingredients } ist die Zahl { $number } des Rezepts.
clue-not-number = { $ingredient } hat im Rezept nicht die Zahl { $number }.
clue-no-effect = { $ingredient } hat keine Wirkung.
clue-effect-count = { $count ->
    [one] { $ingredient } hat genau 1 Wirkung.
   *[other] { $ingredient } hat genau { $count } Wirkungen.
}
clue-is-decoy = { $ingredient } ist eine Niete.
clue-first-half = { $ingredient } gehört zur ersten Hälfte des Rezepts.
clue-second-half = { $ingredient } gehört zur zweiten Hälfte des Rezepts.
clue-second-half-odd = { $ingredient } gehört zur zweiten Hälfte des Rezepts, in der auch seine Mitte liegt.
clue-second-half-hidden = { $ingredient } gehört zur zweiten Hälfte des Rezepts, in der bei ungerader Länge auch die Mitte liegt.

## What follows from the tests: claims, their reasons, and kinds of reasoning

hint-number = { $ingredient } hat die Zahl { $number }
hint-not-number = { $ingredient } hat nicht die Zahl { $number }
hint-not-numbers = { $ingredient } hat keine der Zahlen { $numbers }
hint-number-or-decoy = { $ingredient } hat die Zahl { $numbers } oder ist eine Niete
hint-one-number = { $ingredient } hat eine der Zahlen { $numbers }
hint-not-lengths = die höchste Zahl im Rezept ist nicht { $lengths }
hint-decoy = { $ingredient } ist eine Niete
hint-no-decoy = { $ingredient } ist keine Niete
hint-ignored = { $ingredient } ist eine leere Niete
hint-not-ignored = { $ingredient } ist keine leere Niete
hint-overachiever = { $ingredient } ist ein Streber
hint-no-overachiever = { $ingredient } ist kein Streber
hint-imposter = { $ingredient } ist ein Schwindler
hint-no-imposter = { $ingredient } ist kein Schwindler
hint-effect = { $ingredient } hat die Wirkung { $effect }
hint-no-effect = { $ingredient } hat nicht die Wirkung { $effect }
hint-by-clue = Das lässt sich schon vor dem ersten Test sagen: { $claim }.
hint-by-tests = { $count ->
    [one] Alles, was zu Test { $tests } passt, hat eins gemeinsam: { $claim }.
   *[other] Alles, was zu den Tests { $tests } zusammen passt, hat eins gemeinsam: { $claim }.
}
hint-none-overgrown = In Test { $test } war nichts zu groß. { $ingredient } war mit { $grown } Punkten dabei und wäre bei einer kleineren Zahl zu groß gewesen. Also: { $claim }.
hint-none-undergrown = In Test { $test } war nichts zu klein. { $ingredient } war mit { $grown ->
    [one] 1 Punkt
   *[other] { $grown } Punkten
} dabei und wäre bei einer größeren Zahl zu klein gewesen. Also: { $claim }.
hint-all-overgrown = In Test { $test } war alles zu groß. { $ingredient } hatte { $grown ->
    [one] 1 Punkt
   *[other] { $grown } Punkte
}; die Zahl muss kleiner sein. Also: { $claim }.
hint-all-undergrown = In Test { $test } war alles zu klein. { $ingredient } hatte { $grown ->
    [one] 1 Punkt
   *[other] { $grown } Punkte
}; die Zahl muss größer sein. Also: { $claim }.
hint-none-wrong = In Test { $test } war nichts zu klein oder zu groß, obwohl { $ingredient } mit { $grown ->
    [one] 1 Punkt
   *[other] { $grown } Punkten
} dabei war. Ein Streber ist immer eins von beiden. Also: { $claim }.
hint-all-wrong = In Test { $test } war alles zu klein oder zu groß, auch { $ingredient } mit { $grown ->
    [one] 1 Punkt
   *[other] { $grown } Punkten
}. Also: { $claim }.
hint-all-counted = In Test { $test } war alles zu klein oder zu groß, auch { $ingredient }, und eine leere Niete ist das nie. Also: { $claim }.
hint-told-elsewhere = Test { $test } hat { $effect } gemeldet: Wer diese Wirkung hat, war in diesem Trank. Also: { $claim }.
hint-told-alone = Test { $test } hat { $effect } gemeldet, und keine andere Zutat war in diesem Trank. Also: { $claim }.
hint-only-in-all = Nur { $ingredient } war in allen Tests { $tests }, die { $effect } gemeldet haben. Also: { $claim }.
hint-not-told = Test { $test } hat { $effect } nicht gemeldet, obwohl { $ingredient } darin war. Also: { $claim }.
hint-no-imposter-met = Test { $test } ist keinem Schwindler begegnet, obwohl { $ingredient } darin war. Also: { $claim }.
hint-argument = { $sentences }
hint-mind-clue = Denkt an den Hinweis: { $clue }
hint-suppose = Angenommen, das stimmt: { $claim }.
hint-try-each = { $count ->
    [one] Jede andere Möglichkeit scheitert an Test { $tests }.
   *[other] Jede andere Möglichkeit scheitert an einem der Tests { $tests }.
}
hint-so = Also: { $claim }.
hint-left = Mit dem, was sonst sicher ist: { $claim }.
hint-shows = Dann zeigt Test { $test }: { $what }.
hint-under-least = Dann wären in Test { $test } mindestens { $count } zu klein, es waren aber { $told }.
hint-under-most = Dann könnten in Test { $test } höchstens { $count } zu klein sein, es waren aber { $told }.
hint-over-least = Dann wären in Test { $test } mindestens { $count } zu groß, es waren aber { $told }.
hint-over-most = Dann könnten in Test { $test } höchstens { $count } zu groß sein, es waren aber { $told }.
hint-wrong-least = Dann wären in Test { $test } mindestens { $count } zu klein oder zu groß, es waren aber { $told }.
hint-wrong-most = Dann könnten in Test { $test } höchstens { $count } zu klein oder zu groß sein, es waren aber { $told }.
hint-both-counts = Dann könnten in Test { $test } nicht { $under } zu klein und zugleich { $over } zu groß sein.
hint-wherever = Das gilt, wo auch immer { $effects } steckt.
hint-blocked = Mehr war nicht als sicher zu finden: Wirkungen, die nichts melden, können die Zahlen verändert haben ({ $effects }). Zeit für den nächsten Test.
hint-reports = Dann hätte Test { $test } nicht all das melden können: { $reports }.
hint-silence = Dann hätte Test { $test } mehr gemeldet, als er gemeldet hat.
hint-fails = Dann hätte Test { $test } nicht so ausgehen können.
hint-no-number = Dann bleibt für die Zahl { $number } niemand übrig.
hint-no-herb = Dann bleibt nichts übrig, was { $ingredient } sein könnte.
hint-no-place = Dann hat { $effect } keinen Platz.
hint-no-count = Dann gehen die Zahlen und die Nieten nicht mehr auf.

technique-clue = der Hinweis
technique-one-test = ein Test allein
technique-one-left = nur eins bleibt
technique-twins = Zwillinge
technique-decoys = Nieten zählen
technique-two-tests = zwei Tests zusammen
technique-supposing = Annahmen
technique-everything = alles auf einmal

## At the table

role-regular = Zahl { $number }
role-overachiever = Niete: Streber { $number }
role-imposter = Niete: Schwindler { $number }
role-ignored = Niete: leer
play-stale = Test { $number } wurde schon auf einem anderen Handy oder in einem anderen Fenster gemacht; sieh bei den Tests nach und teste dann noch einmal
play-stale-naming = das Rezept wurde inzwischen auf einem anderen Handy oder in einem anderen Fenster genannt; sieh nach, wie das Spiel steht, und nenne es dann noch einmal
play-over = dieses Spiel ist vorbei; beginn es neu, um mehr Tränke zu testen
play-only-name = das Spiel ist am Ende: nennt das Rezept, das ist der letzte Versuch
play-namings-used = das Rezept wurde schon { $most }-mal genannt; noch einmal geht es, wenn das Spiel endet
play-last-naming-used = diese Hexe hat das Rezept im letzten Versuch schon genannt; nur die anderen dürfen es noch nennen
play-no-witch = in diesem Spiel gibt es keine Hexe { $witch }; es sind { $players }
play-nobody = sag, welche Hexe testet: unter Rivalen muss jemand gewinnen
play-nobody-names = sag, welche Hexe das Rezept nennt: unter Rivalen nennt es jede für sich
play-unnamed = sag, welche Hexe testet: dieser Tisch merkt sich, wer vergiftet ist
play-poisoned = alle Hexen sind vergiftet: es bleibt nur noch der letzte Versuch
play-alone = ein Spiel für eine Hexe hat keine Rivalen
play-mode-fixed = der letzte Versuch hat begonnen; wer mit wem spielt, bleibt darum, wie es ist
play-not-won = dieses Spiel ist nicht gewonnen; die Runde könnt ihr sagen, sobald es das ist
play-no-turn = auf der Mondbahn dieses Spiels gibt es keine Runde { $turn }; sie hat { $turns ->
    [one] 1 Kreis
   *[other] { $turns } Kreise
}
play-no-special = auf diesem Spielplan gibt es kein Sonderfeld „{ $special }“
play-not-alone = ein Probebeet testet eine Zutat für sich allein; dieser Trank hat { $count }
play-guesser-potion = ein Ratefeld testet ein bis drei verschiedene Zutaten
play-answer-length = eine Antwort dieses Spiels nennt { $expected } Zutaten; diese nennt { $given }
play-answer-twice = { $ingredient } kommt in diesem Rezept zweimal vor; ein Rezept enthält jede Zutat nur einmal
play-log-full = nach { $tests } Tests ist die Liste voll; beginn das Spiel neu
play-no-column = in den Notizen dieses Spiels gibt es keine Spalte { $column }; sie haben 1 bis { $longest }, die Nieten und die Wirkungen im Spiel
play-column = { $number }
play-column-decoy = Niete
play-column-effect = Wirkung { $effect }
play-column-ignored = Leer
play-column-overachiever = Streber
play-nothing-to-undo = es gibt keine Notiz, die sich zurücknehmen lässt
play-stored = was von diesem Spiel gespeichert war, lässt sich nicht lesen ({ $reason }); das Spiel beginnt neu
play-no-help = dieses Spiel gibt keine Tipps: es gehört zu einem Turnier, oder sein Code ist zum Spielen gesperrt
play-hint-moved = jemand anderes hat schon nach diesem Tipp gefragt; sieh ihn dir an und frag dann noch einmal
play-not-over = dieses Spiel läuft noch; der Rückblick kommt, wenn es gewonnen ist oder ihr die Lösung gesehen habt
play-no-size = kein Trank hat { $size } Zutaten; wähle 1 bis { $most }
play-clue-given = { $witch } hat schon einen Hinweis
play-no-clue-of = { $witch } hat keinen eigenen Hinweis
play-no-clue = es gibt nichts mehr, was ein Hinweis verraten könnte
play-not-behind = ein Hinweis ist für eine Hexe, die seltener gewonnen hat als eine andere
play-closed = der Schiri hat diesen Tisch geschlossen: es zählen keine Tests und Antworten mehr
play-no-ruling = dieses Spiel führt keine Liste der Tests, die ein Schiri ändern könnte
play-nothing-to-take-back = an diesem Tisch gibt es keinen Test, der sich zurücknehmen lässt
play-too-large-for-cauldrons = dieser Trank hat { $size } Zutaten, aber kein Kessel hat mehr als { $largest } Felder
play-no-test = in der Liste gibt es keinen Test { $number }
play-unstorable = dieses Spiel lässt sich nicht speichern ({ $reason }), darum wurde nichts geändert; melde es denen, die das Programm machen
play-not-understood = { $reason }
play-newer-version = eine neuere Version hat es geschrieben
play-earlier-version = eine Version vor 1.0, die nie veröffentlicht wurde, hat es geschrieben
play-impossible = seine Tests oder Notizen sind unmöglich
play-request = diese Anfrage ist unverständlich: { $reason }
play-seed-typo = der Spielcode { $seed } hat einen Tippfehler: seine Buchstaben passen nicht zu den letzten beiden; vergleiche ihn mit dem Bogen
play-seed-form = { $seed } ist kein Spielcode; ein Spielcode sieht aus wie malut-lisil-hilug-pu und steht auf dem Bogen neben dem Wort Spielcode
play-grown-too-far = { $ingredient } hat { $grown } Punkte, aber in diesem Spiel wächst nichts über { $longest } hinaus
play-guessers-used = jedes Ratefeld dieses Spielplans hat seinen Gratis-Test schon hergegeben
play-not-hers = in keinem Kessel von { $witch } kann dieser Trank noch gewesen sein; sagt, wessen Kessel es war
play-versatility-used = { $cells ->
    [one] dieser Spielplan hat 1 Probebeet; es fasst eine Pflanze, deren Punkte nur mehr werden, und dieser Test bräuchte eine Pflanze mehr
   *[other] dieser Spielplan hat { $cells } Probebeete; jedes fasst eine Pflanze, deren Punkte nur mehr werden, und dieser Test bräuchte eine Pflanze mehr
}
play-printed-first = kein übriger Kessel kann diesen Trank fassen: gedruckte Zutaten kommen zuerst, jede mit 1 Punkt
play-no-cauldron-or-larger = kein Kessel mit { $size } Feldern oder mehr ist mehr zu testen; übrig: { $left }
play-cauldrons-none = keiner mehr
play-cauldrons-or-larger = { $count } mit { $size } Feldern oder mehr

## Help at the table: hints, a check of the notes, clues for one witch

help-look-clue = Lest noch einmal, was die Hinweise sagen und was ihr notiert habt.
help-look-tests = { $count ->
    [one] Seht euch noch einmal Test { $tests } an.
   *[other] Seht euch noch einmal die Tests { $tests } an, nebeneinander.
}
help-look-herb = Es geht um { $ingredient }.
help-claim = { $claim }.
help-reason-clue = Der Hinweis für { $witch } lässt nichts anderes übrig: { $claim }.
help-reason-clue-tests = { $count ->
    [one] Das zeigt Test { $tests }: { $shown }.
   *[other] Das zeigen die Tests { $tests }: { $shown }.
} Dann lässt der Hinweis für { $witch } nichts anderes übrig: { $claim }.
help-reason-gone = Das folgte aus einem Test, der falsch eingegeben war. Es ist nicht mehr sicher.
help-note = Ihr habt notiert: { $note }. { $tests }
help-note-tests = { $count ->
    [one] Aber Test { $tests } sagt etwas anderes.
   *[other] Aber die Tests { $tests } zusammen sagen etwas anderes.
}
help-note-clue = Aber die Hinweise und die Regeln sagen etwas anderes.
help-clash = Ihr habt notiert: { $note }. Das passt nicht zusammen mit: { $others }. { $tests }
help-clash-tests = { $count ->
    [one] Das sagt Test { $tests }.
   *[other] Das sagen die Tests { $tests } zusammen.
}
help-clash-rules = Das sagen die Hinweise und die Regeln.
help-notes-fine = Kein Test widerspricht dem, was ihr notiert habt. Wahr muss darum noch nicht alles sein.
help-notes-open = { $count ->
    [one] Eine Notiz zu prüfen dauerte zu lange.
   *[other] { $count } Notizen zu prüfen dauerte zu lange.
}
help-best = Dieser Trank verriete am meisten: { $potion }. Im Schnitt lässt er { $left } offen.
help-pour = { $ingredient } { $grown }
help-left = { $count ->
    [1] fast alle Möglichkeiten
    [2] etwa die Hälfte der Möglichkeiten
   *[other] etwa eine von { $count } Möglichkeiten
}
help-clue = Ein Hinweis für { $witch }: Er lässt { $left } offen.
help-tests = { $count ->
    [one] 1 Test
   *[other] { $count } Tests
}
help-review-par = Ihr habt { $made } gemacht. Eine Hexe, die nichts vergisst, braucht mit so großen Kesseln wie euren und beliebigen Zutaten { $par }.
help-review-no-par = Ihr habt { $made } gemacht. Wie viele man braucht, ließ sich nicht herausfinden.
help-review-certain = Ein Trank, der gewinnt, war nach { $tests } sicher.
help-review-certain-at-once = Ein Trank, der gewinnt, war schon vor dem ersten Test sicher.
help-review-uncertain = Ein Trank, der gewinnt, war nie sicher: Etwas blieb immer zu raten.
help-review-unknown = Am Anfang gab es etwa { $count } Möglichkeiten.
help-review-gain = Test { $test } ließ { $left } offen.
help-review-gain-unknown = Herauszufinden, was Test { $test } verriet, dauert zu lange.
help-tally-none = Ihr habt gar keine Hilfe verlangt.
help-tally-hints = { $count ->
    [one] Ihr habt um 1 Tipp gebeten; verratene Schritte: { $rungs }.
   *[other] Ihr habt um { $count } Tipps gebeten; verratene Schritte: { $rungs }.
}
help-tally-checks = { $count ->
    [one] Die Notizen wurden einmal geprüft.
   *[other] Die Notizen wurden { $count }-mal geprüft.
}
help-tally-potions = { $count ->
    [one] Ihr habt einmal gefragt, welcher Trank am meisten verrät.
   *[other] Ihr habt { $count }-mal gefragt, welcher Trank am meisten verrät.
}
help-tally-clues = { $count ->
    [one] Eine Hexe bekam einen eigenen Hinweis.
   *[other] { $count } Hexen bekamen eigene Hinweise.
}

## Codes and pictures of codes

play-code-foreign = das ist kein Code eines Bogens von Cauldron Press; die beginnen mit CP1: (nimm den QR-Code, der auf dem Bogen steht)
play-code-character = der Code enthält { $character }, das kein Code hat; vergleiche ihn mit dem Bogen oder scanne ihn noch einmal
play-code-cut-off = der Code ist abgeschnitten: nach den ersten vier Zeichen hat er { $have } von mindestens { $need } Zeichen; kopiere oder scanne ihn ganz
play-code-damaged = der Code ist beschädigt: ein Zeichen ist falsch, fehlt oder ist zu viel; vergleiche ihn mit dem Bogen oder scanne ihn noch einmal
play-code-earlier = der Code stammt von einer Version von Cauldron Press vor 1.0, die nie veröffentlicht wurde; drucke den Bogen neu
play-code-newer-form = der Code stammt von einer neueren Version von Cauldron Press (Codeformat { $form }, diese liest bis { $latest }); aktualisiere dieses Programm
play-code-newer-edition = der Code ist für eine neuere Ausgabe der Regeln ({ $edition }, diese Version spielt bis { $latest }); aktualisiere dieses Programm
play-code-other-game = der Code gehört zu einem anderen Spiel von Cauldron Press (Nummer { $number }), das diese Version nicht kennt; aktualisiere dieses Programm
play-code-tale = dieser Code ist das Siegel einer Geschichte und kein Spiel; ihn öffnet das Rezept seines Spiels
play-code-not-on-page = die Handyseite spielt dieses Spiel nicht; spiel es so, wie es auf seinem Blatt steht
play-code-cost = der Code verlangt { $mebibytes } MiB und { $passes } Durchgänge für jede Antwort, und erlaubt sind nur 1 bis 64 MiB und 1 bis 8 Durchgänge; er stammt nicht von Cauldron Press
play-code-impossible = der Code ist unversehrt, aber er { $reason }; er stammt nicht von Cauldron Press
play-code-impossible-edition = nennt keine Ausgabe seines Formats
play-code-impossible-empty = hat weder ein Antwortsiegel noch einen Spielteil
play-code-impossible-answers = nimmt mehr als 4 Antworten an
play-code-impossible-size = enthält ein Rätsel von einer Größe, die kein Rätsel hat
play-code-impossible-cost = nennt den Aufwand eines Antwortsiegels, das ihm fehlt
play-open-wrong-answer = das ist nicht die Antwort
play-open-needs-opening = das ist der Code eines Turniers: er öffnet sich nur mit dem Freigabecode, den die Spielleitung am Ende verrät
play-open-wrong-give-up = dieser Lösungscode gehört nicht zu diesem Bogen; er steht am Fuß der Regelseite oder bei den Antworten eines Hefts
play-open-no-seal = dieser Code hat kein Antwortsiegel, also lässt sich keine Antwort prüfen; nimm den Code auf dem Bogen
play-open-no-play = dieser Code hat keinen Spielteil und kann darum keine Tränke testen; frag den Schiri oder die Hüterin
play-open-forged = der Spielteil dieses Codes passt nicht zu seinem Rätsel; er stammt nicht von Cauldron Press
play-open-memory = diesen Code zu öffnen braucht { $mebibytes } MiB Speicher, die dieses Gerät nicht hergibt
play-letters-give-up = Lösungscode
play-letters-opening = Freigabecode
play-letters-key = Schiri-Schlüssel
play-letters-length = der { $kind } { $text } hat { $count } Buchstaben und Ziffern statt { $expected }; er sieht aus wie { $example }
play-letters-character = der { $kind } { $text } enthält { $character }, das kein Code hat; er sieht aus wie { $example }
play-letters-typo = der { $kind } { $text } hat einen Tippfehler; vergleiche ihn mit der Datei der Spielleitung
play-letters-earlier-key = dieser Schiri-Schlüssel stammt von einer Version von Cauldron Press vor 1.0, die nie veröffentlicht wurde, oder ihm fehlen die letzten Gruppen; nimm eine neue Schlüsseldatei und drucke die Bögen neu
play-picture-none = diese Datei ist nicht lesbar; nimm ein Bild (PNG, JPEG, WebP, GIF, BMP, TIFF), ein PDF oder ein SVG
play-picture-damaged = das Bild ist beschädigt ({ $reason }); nimm es noch einmal auf oder speichere es neu
play-picture-too-large = das Bild hat zu viele Pixel; schneide es auf den Code zu
play-picture-no-code = auf dem Bild wurde kein QR-Code gefunden; nimm es noch einmal auf: näher, scharf, gleichmäßig beleuchtet und mit dem ganzen Code
play-picture-foreign = der QR-Code auf dem Bild stammt nicht von einem Bogen von Cauldron Press; nimm den, der auf dem Bogen steht
play-picture-several = das Bild zeigt die Codes von { $count } verschiedenen Bögen; schneide es auf einen zu

## The sheet of the day

daily-no-date = { $text } ist kein Datum; schreib Jahr, Monat und Tag, etwa 2026-11-22
daily-too-early = für { $date } gibt es keinen Bogen des Tages; der erste ist der von { $first }

## Potions and ingredients as they are typed

play-puzzle = das ist kein Rätsel nach den Regeln: { $reason }
play-puzzle-length = die Länge des Rezepts passt nicht zur Stufe
play-puzzle-ingredients = die Zahl der Zutaten passt nicht zur Stufe
play-puzzle-ingredient = es hat eine Zutat, die seine Ausgabe nicht kennt
play-puzzle-effect = es hat eine Wirkung, die seine Ausgabe nicht kennt
play-puzzle-number = eine Zahl des Rezepts ist unmöglich oder kommt zweimal vor
play-puzzle-decoy = eine Niete ist von einer Art, die die Stufe nicht hat
play-puzzle-imposter-number = die Zahl eines Schwindlers ist unmöglich
play-puzzle-imposter-effect = einem Schwindler fehlt seine Wirkung
play-puzzle-effect-twice = eine Zutat hat eine Wirkung zweimal
play-puzzle-number-missing = eine Zahl des Rezepts fehlt
play-puzzle-pair = eine Wirkung, die es nur paarweise gibt, steht allein
play-puzzle-players = seine Personenzahl ist unmöglich
play-puzzle-clue-ingredient = sein Hinweis nennt keine Zutat
play-puzzle-effects-level = eine solche Stufe der Wirkungen gibt es nicht
play-puzzle-settings = seine Einstellungen lassen sich nicht spielen
play-puzzle-no-effect = eine solche Wirkung gibt es nicht
play-puzzle-short = seine Bytes enden zu früh
play-puzzle-special = es hat ein Sonderfeld, das es nicht gibt
play-puzzle-clue = sein Hinweis ist von keiner Art
play-puzzle-long = es hat Bytes übrig
play-name-missing = es fehlt eine Zutat; die Zutaten sind { $ingredients }
play-name-ambiguous = { $text } kann { $first } oder { $last } sein; schreib einen Buchstaben mehr
play-name-misspelt = eine Zutat { $text } gibt es nicht; meinst du { $nearest }?
play-name-unknown = eine Zutat { $text } gibt es nicht; die Zutaten sind { $ingredients }
play-pour-no-dots = { $ingredient } fehlen die Punkte; schreib { $id }:1 bis { $id }:{ $longest }
play-pour-dots = { $ingredient } hat die Punkte { $dots }, und das ist keine Zahl von 1 bis { $longest }
play-potion-empty = der Trank ist leer; nenne mindestens eine Zutat, etwa sage:2
play-potion-too-large = der Trank hat { $count } Zutaten; mehr als { $most } lassen sich nicht testen
play-potion-grown = { $ingredient } kann nicht { $grown } Punkte haben; eine Zutat dieses Spiels hat 1 bis { $longest }
play-potion-foreign = { $ingredient } gehört nicht zu diesem Spiel; seine Zutaten sind { $ingredients }
## Effects: their names, and what a sheet tells the players of them

effect-alone-tells = Du hörst nur ihren Namen. Spielst du allein, bewirkt sie sonst nichts.
effect-cutoff = Abbruch
effect-cutoff-tells = Der Test endet gleich nach dieser Zutat. Was später kommt, wird nicht gezählt.
effect-spicy = Scharf
effect-spicy-tells = Die Zahl der nächsten Zutat steigt in diesem Test um 1.
effect-refreshing = Erfrischend
effect-refreshing-tells = Die Zahl der nächsten Zutat sinkt in diesem Test um 1.
effect-enthusiastic = Stürmisch
effect-enthusiastic-tells = Die nächste Zutat wird übersprungen: Sie wird nicht gezählt, und ihre Wirkungen schlafen weiter.
effect-cleaner = Putzfee
effect-cleaner-tells = Die nächste Zutat verliert in diesem Test alle ihre Wirkungen.
effect-fertilizer = Dünger
effect-fertilizer-tells = Wie weit die nächste gezählte Zutat auch gewachsen ist, es gilt als richtig.
effect-detective = Detektiv
effect-detective-tells = Verrät die Zahl einer Zutat des Tranks, aber nicht, welcher.
effect-liar = Lügner
effect-liar-tells = Nennt eine Zahl, die keine Zutat des Tranks hat.
effect-inspector = Inspektor
effect-inspector-tells = Zählt die Zutaten im Trank, die eine Wirkung haben.
effect-general = General
effect-general-tells = Zählt die Wirkungen des ganzen Tranks, alle zusammen.
effect-pessimist = Pessimist
effect-pessimist-tells = Zählt die Zutaten in falscher Reihenfolge: Ihre Zahl ist nicht um eins größer als die Zahl davor. Die erste zählt nie mit.
effect-optimist = Optimist
effect-optimist-tells = Zählt die Zutaten in richtiger Reihenfolge: Ihre Zahl ist um eins größer als die Zahl davor. Die erste zählt nie mit.
effect-calculator = Rechner
effect-calculator-tells = Zählt die Zahlen aller Zutaten im Trank zusammen.
effect-joker = Joker
effect-joker-tells = Gibt eine Antwort und verrät nie, nach wessen Art: Lügner, Detektiv, General, Inspektor, Rechner, Enttarner, Segen oder Schmuser.
effect-revealer = Enttarner
effect-revealer-tells = Zählt die Nieten im Trank.
effect-blessing = Segen
effect-blessing-tells = Zählt die Zutaten im Trank, die keine Nieten sind.
effect-scientist = Forscher
effect-scientist-tells = Sagt JA, wenn irgendeine Zutat im Trank zwei oder mehr Wirkungen hat, sonst NEIN.
effect-hugger = Schmuser
effect-hugger-tells = Sagt JA, wenn seine Zahl und die gleich davor sich um höchstens 1 unterscheiden, sonst NEIN.
effect-crowdy = Gewühl
effect-crowdy-tells = Ihr hört den Namen, wenn mindestens drei andere Zutaten mit im Kessel sind.
effect-brothers = Brüder
effect-brothers-tells = Zwei Zutaten sind Brüder. Einer ohne den anderen ist immer falsch. Ihr hört den Namen für jeden von ihnen.
effect-enemies = Feinde
effect-enemies-tells = Zwei Zutaten sind Feinde. Beide in einem Trank sind immer falsch. Ihr hört den Namen für jeden von ihnen.
effect-imposter = Schwindler
effect-imposter-tells = Ihr hört: Schwindler! Dann kann ein Schwindler im Trank sein. Aber manche Zutat tut nur so.
effect-poison = Gift
effect-poison-tells = Du bist bis zu deinem nächsten Test vergiftet. Sind alle auf einmal vergiftet, endet das Spiel.
effect-poison-tells-alone = Du bist vergiftet: In deiner nächsten Runde darfst du nichts tun.
effect-green-fingers = Grüner Daumen
effect-green-fingers-tells = Immer wenn du bis zu deinem nächsten Test ein Beet gießt, gibt es zwei Punkte statt einem.
effect-piggyback = Huckepack
effect-piggyback-tells = Bis zu deinem nächsten Test darfst du deine Runde im Abschnitt einer anderen Hexe spielen.
effect-allergies = Allergie
effect-allergies-tells = Bis zu deinem nächsten Test darfst du keine Zutat dieses Tranks pflanzen oder gießen.
effect-distracted = Zerstreut
effect-distracted-tells = Bis zu deinem nächsten Test wächst bei dir nichts über zwei Punkte hinaus.
effect-genius = Genie
effect-genius-tells = Ändere einmal vor deinem nächsten Test eine Sache an einem Trank, kurz bevor er getestet wird.
effect-sharer = Teiler
effect-sharer-tells = Pflanz bis zu deinem nächsten Test nur eine Zutat, von der du am wenigsten hast.
effect-minimalist = Minimalist
effect-minimalist-tells = Dein nächster Trank muss aus lauter gleichen Zutaten bestehen.
effect-copycat = Papagei
effect-copycat-tells = Kopier in deiner nächsten Runde Pflanzen und Punkte aus dem Beet einer anderen Hexe in eins von deinen.
effect-weeds = Unkraut
effect-weeds-tells = Unkraut! Streich eins deiner leeren Beetfelder durch.
effect-sunshine = Sonne
effect-sunshine-tells = Sonne! Jede Zutat in allen deinen Beeten wächst um einen Punkt.
effect-creeper = Ranke
effect-creeper-tells = Verbinde zwei deiner Beete, die sich berühren: Von jetzt an sind sie eins.
effect-fence = Zaun
effect-fence-tells = Zieh eine Linie, die eins deiner Beete in zwei teilt.
effect-mole = Maulwurf
effect-mole-tells = Versetz eine deiner Pflanzen mit ihren Punkten in irgendein leeres Beetfeld von dir.
effect-seedling = Setzling
effect-seedling-tells = Pflanz sofort und gratis irgendeine Zutat, auch wenn sie nicht deine Spezialität ist.
effect-resetter = Neustart
effect-resetter-tells = Alles bis hierher, auch diese Zutat, ist vergessen. Der Test geht weiter, als wäre die nächste die erste.
effect-equalizer = Angleicher
effect-equalizer-tells = Die Zahl der nächsten Zutat wird so groß wie die Anzahl ihrer eigenen Wirkungen.
effect-random = Zufall
effect-random-tells = Seine Zahl wird in jedem Test neu ausgelost.
effect-blender = Mixer
effect-blender-tells = Seine Zahl steigt um die Anzahl der Zutaten im Trank, die keine Nieten sind.
effect-downer = Dämpfer
effect-downer-tells = Seine Zahl sinkt um die Anzahl der Nieten im Trank.
effect-teamplayer = Teamgeist
effect-teamplayer-tells = Seine Zahl steigt um die Zahl gleich davor.
effect-analyzer = Analyst
effect-analyzer-tells = Verrät, wie weit seine Zahl und seine Stelle im Trank auseinanderliegen.
effect-odd = Ungerade
effect-odd-tells = Diese Zutat wird in einem Trank mit ungerader Zutatenzahl zu einer leeren Niete ohne Wirkungen.
effect-even = Gerade
effect-even-tells = Diese Zutat verrät bei gerader Zutatenzahl ihre Zahl oder „eine Niete“. Bei ungerader sagt sie, dass ihre Zahl zufällig ist, oder „eine Niete“.
effect-coward = Hasenfuß
effect-coward-tells = Steht er in der ersten Hälfte des Tranks, rennt er ans Ende und wird dort beurteilt.
effect-student = Lehrling
effect-student-tells = Bis zu deinem nächsten Test darfst du jede Zutat pflanzen.
effect-spreader = Pusteblume
effect-spreader-tells = Bis zu deinem nächsten Test darfst du in den Beeten aller Hexen pflanzen.

## Categories of effects: a heading with light markup, and a short name

category-cauldron = *Kesselwirkungen* verändern den Trank
category-cauldron-tag = Kessel
category-investigative = *Spürwirkungen* verraten dir etwas
category-investigative-tag = Spürnase
category-player = *Hexenwirkungen* treffen die Hexe, die testet
category-player-tag = Hexe
category-field = *Gartenwirkungen* verändern den Abschnitt der Hexe, die testet
category-field-tag = Garten
category-complex = *Verzwickte Wirkungen* sind die seltsamsten von allen
category-complex-tag = verzwickt

## Ingredients

ingredient-parsley = Petersilie
ingredient-sage = Salbei
ingredient-chives = Schnittlauch
ingredient-rosemary = Rosmarin
ingredient-oregano = Oregano
ingredient-mint = Minze
ingredient-dill = Dill
ingredient-basil = Basilikum
ingredient-thyme = Thymian
ingredient-pepper = Pfeffer

# Signs: what players write for an ingredient. Exactly two letters, the first one large; in
# Japanese two kana. No two are alike, and each is plainly short for its name.
ingredient-parsley-sign = Pe
ingredient-sage-sign = Sa
ingredient-chives-sign = Sc
ingredient-rosemary-sign = Ro
ingredient-oregano-sign = Or
ingredient-mint-sign = Mi
ingredient-dill-sign = Di
ingredient-basil-sign = Ba
ingredient-thyme-sign = Th
ingredient-pepper-sign = Pf

## Special cells: their names, and what they do

special-efficiency = Doppelfeld
special-efficiency-tells = Fasst zwei Zutaten. Jede hat ihre eigenen Punkte.
special-efficiency-short = Fasst zwei Zutaten.
special-versatility = Probebeet
special-versatility-tells = Ein eigenes Beet. Als Aktion darfst du für sich allein testen, was hier wächst. Die Pflanze bleibt.
special-versatility-short = Eine Aktion testet sie allein.
special-painter = Maler
special-painter-tells = Wenn du hier pflanzt, darfst du eine gerade Linie an Feldrändern entlang ziehen. Sie teilt eins deiner Beete in zwei.
special-painter-short = Beim Pflanzen teilst du ein Beet.
special-guesser = Ratefeld
special-guesser-tells = Wenn du hier pflanzt, darfst du sofort und gratis einen Trank testen. Denk ihn dir aus: bis zu drei verschiedene Zutaten mit beliebigen Punkten, darunter diese.
special-guesser-short = Beim Pflanzen: ein Gratis-Test damit.
special-low-ceiling = Niedrige Decke
special-low-ceiling-tells = Hier wächst nichts über zwei Punkte hinaus.
special-low-ceiling-short = Höchstens zwei Punkte.
special-fertile-ground = Fette Erde
special-fertile-ground-tells = Wenn du gießt, was hier steht, bekommt es zwei Punkte. Pflanzen gibt ihm einen, wie immer.
special-fertile-ground-short = Gießen gibt zwei Punkte.
special-hard-ground = Harte Erde
special-hard-ground-tells = Wenn du hier pflanzt, setzt du die nächste Runde aus.
special-hard-ground-short = Pflanzen kostet auch die nächste Runde.
special-black-magic = Dunkle Magie
special-black-magic-tells = Hier kannst du erst pflanzen, wenn es das letzte leere Beetfeld deines Abschnitts ist.
special-black-magic-short = Nur als dein letztes freies Feld.

## Vorhaben: kleine gemeinsame Ziele, jedes einen Stern wert

aim-every-ingredient = Testet jede Zutat mindestens einmal
aim-every-twice = Testet jede Zutat mindestens zweimal
aim-same-in-five = Braut dieselbe Zutat in fünf Kesseln
aim-two-three-four = Testet Tränke aus zwei, aus drei und aus vier Zutaten
aim-fill-six = Füllt einen Kessel mit sechs Feldern
aim-all-wrong = Testet mindestens drei Zutaten: alle sind falsch gewachsen
aim-none-wrong = Testet mindestens drei Zutaten: keine ist falsch gewachsen, und kein Sieg
aim-one-wrong = Testet mindestens vier Zutaten: nur eine ist falsch gewachsen
aim-two-and-two = Macht einen Test mit zwei zu kleinen und zwei zu großen Zutaten
aim-dots-up = Testet einen Trank mit 1, 2, 3 und 4 Punkten, in dieser Reihenfolge
aim-three-dots = Testet mindestens zwei Zutaten, alle mit drei Punkten oder mehr
aim-three-reports = Bekommt drei Meldungen in einem Test
aim-four-reports = Bekommt vier Meldungen in einem Test
aim-no-report = Testet mindestens vier Zutaten, ohne dass etwas gemeldet wird
aim-nothing-to-tell = Macht einen Test ohne Meldung, in dem nichts falsch gewachsen ist
aim-same-effect = Bekommt in fünf Tests eine Meldung derselben Wirkung
aim-another-order = Testet dieselben Zutaten zweimal, in anderer Reihenfolge
aim-none-twice = Testet nie einen Trank, in dem eine Zutat zweimal ist
aim-every-witch = Jede Hexe testet einen Trank
aim-two-witches = Lasst zwei Hexen in derselben Runde testen
aim-three-witches = Lasst drei Hexen in derselben Runde testen
aim-no-decoy = Testet mindestens drei Zutaten, von denen keine eine Niete ist
aim-only-decoys = Testet mindestens zwei Zutaten, die alle Nieten sind
aim-versatility-tests = Macht vier Tests auf Feldern „{ $special }“
aim-every-garden = Pflanzt in jedes Beet
aim-bare-garden = Lasst ein Beet bis zum Ende ohne Pflanze
aim-each-in-two = Pflanzt jede Zutat auf mindestens zwei Felder
aim-one-in-six = Pflanzt eine Zutat auf mindestens sechs Felder
aim-three-in-a-row = Pflanzt dieselbe Zutat auf drei Felder in einer Reihe, quer oder senkrecht
aim-mixed-garden = Pflanzt vier verschiedene Zutaten in ein Beet
aim-one-crop = Bepflanzt ein ganzes Beet ab drei Feldern mit einer Zutat
aim-every-special = Bepflanzt jedes Sonderfeld
aim-no-points = Bepflanzt kein Sonderfeld, dessen Zeichen Spitzen hat
aim-only-full = Testet keinen Kessel, der nicht voll ist
aim-two-not-full = Testet zwei Kessel, die nicht voll sind
aim-across = Pflückt achtmal aus einem Abschnitt in einen anderen
aim-win-cauldron = Gewinnt mit einem Trank aus einem Kessel
aim-win-named = Gewinnt, indem ihr das Rezept nennt
aim-win-in-six = Gewinnt mit höchstens sechs Tests
aim-win-in-nine = Gewinnt mit höchstens neun Tests
aim-last-right = Im letzten Test ist nichts falsch gewachsen
aim-last-of-four = Nehmt für den letzten Test mindestens vier Zutaten
aim-every-cauldron = Testet jeden Kessel des Spielplans
aim-each-size = Füllt von jeder Größe einen Kessel
aim-two-filled = Füllt in jedem Abschnitt zwei Kessel
aim-three-open = Haltet drei Kessel bis zum Ende offen
aim-large-empty = Lasst einen Kessel ab vier Feldern bis zum Ende leer
aim-cells-left = Lasst acht Beetfelder bis zum Ende leer
aim-plants-left = Am Ende stehen sechs Pflanzen in den Beeten
aim-alike-left = Am Ende stehen drei gleiche Pflanzen in den Beeten
aim-kinds-left = Am Ende stehen vier Arten von Pflanzen in den Beeten
aim-harvested = Am Ende steht in einem Abschnitt keine Pflanze

## Levels, and the length of a recipe that nobody knows

level-first-game = Erstes Spiel
level-beginner = Neuling
level-amateur-witch = Hobbyhexe
level-spice-sorcerer = Würzmagier
level-potion-master = Trankmeister
level-high-witch = Oberhexe
level-recipe = { $shortest } bis { $longest }
level-choice = { $number } ({ $name })
level-or = { $first } oder { $last }
level-no-players = mit { $given } Personen kann man nicht spielen; ein Bogen ist für 1 bis 8 Personen
level-none = eine Stufe { $given } gibt es nicht; wähle { $choices }
level-no-length = eine Rezeptlänge { $given } gibt es nicht; wähle { $choices }
level-no-decoys = solche Nieten gibt es nicht: { $given }; wähle { $choices }
level-no-effects = so viele Wirkungen gibt es nicht: { $given }; wähle { $choices }
level-no-recipe = ein Rezept aus { $given } Zutaten ist nicht möglich; wähle { $choices }
level-no-ingredients = { $given } Zutaten passen nicht zu einem Rezept aus bis zu { $longest }; wähle { $least } bis { $most }, damit mindestens eine davon eine Niete ist
level-no-answers = ein Rätsel kann nicht { $given } Lösungen haben; wähle 1 bis { $most }
level-no-puzzle = aus { $draws } Versuchen mit dem Spielcode { $seed } wurde kein spielbares Rätsel; nimm einen anderen Spielcode oder mildere Einstellungen

## Creatures of sections and players

creature-owl = Eule
creature-fox = Fuchs
creature-raven = Rabe
creature-toad = Kröte
creature-moth = Motte
creature-snail = Schnecke
creature-newt = Molch
creature-bat = Fledermaus

## Reports of a test: the effect, and what it says

report-here = { $effect }!
report-says = { $effect }: { $says }
says-here = ist hier
says-number = { $number }
says-no-number = keine
says-nothing = nichts zu sagen
says-yes = JA
says-no = NEIN
says-decoy = eine Niete
says-random = diesmal eine zufällige Zahl

## What a PDF says of itself, to be found by

print-board-game = Brettspiel
print-and-play = Print-and-Play
print-owner = Für { $name }
print-paper-unknown = { $given } ist kein Papierformat; nimm einen Namen wie a4, a3, sra3, letter oder tabloid, oder eine Größe wie 210x297mm oder 8.5x11in
print-paper-near = { $given } ist kein Papierformat (meinst du { $near }?); nimm einen Namen wie a4, a3, sra3, letter oder tabloid, oder eine Größe wie 210x297mm oder 8.5x11in
print-paper-size = { $given } ist kein Papierformat; schreib beide Seiten und mm, cm oder in, etwa 8.5x11in
print-paper-extent = auf { $given } kann man nicht drucken; nimm Seiten von { $least } bis { $most } mm
print-paper-small = { $paper } ist zu klein für eine Seite; nimm { $least }, das kleinste passende Papier, oder größeres
print-layout-unknown = { $given } ist keine Anordnung; nimm duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue oder poster
print-layout-near = { $given } ist keine Anordnung (meinst du { $near }?); nimm duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue oder poster
print-layout-number = { $given } ist keine Anzahl von Seiten; nimm eine wie 4, oder Zeilen und Spalten wie 2x2
print-layout-cells = { $count } Seiten auf einer Blattseite sind nicht möglich; nimm 1 bis 64
print-layout-thickness = kein Papier ist { $given } dick; nimm 0 bis 2 mm, oder ein Gewicht wie 80gsm
print-layout-gutter = ein Abstand von { $given } ist nicht möglich; nimm 0 bis 100 mm
print-layout-margin = ein Rand von { $given } ist nicht möglich; nimm 0 bis 25 mm
print-layout-mark = { $given } ist keine Marke; nimm crop, fold, registration, bar oder slug mit Kommas dazwischen, oder all oder none
print-layout-unfolded = { $option } gilt für Hefte, die im Falz geheftet werden; nimm dazu die Anordnung saddle
print-layout-unbound = ein Poster wird nicht gebunden; lass die Seite der Bindung weg
print-layout-unfitted = der Rand ist die Kante, die frei bleibt, wo Seiten verkleinert werden; nimm ihn mit { $fit }
print-order-unmet = keiner von { $draws } { $sheets } { $wanted }; der nächste { $had }
print-order-of-level = Bögen der Stufe { $level }
print-order-of-custom = Bögen dieser eigenen Stufe
print-order-of-chapter = Bögen des Kapitels { $chapter }
print-order-had = hat { $what }
print-order-had-not-as-level = hat { $what }, passt aber nicht zu seiner Stufe
print-order-not-as-level = passt nicht zu seiner Stufe
print-order-difficulty = Schwierigkeit { $range }
print-order-turn = 1 Runde
print-order-turns = { $range } Runden
print-order-win-rate = einen Gewinnanteil von { $range }
print-order-hopeless = einen Anteil von { $share } an aussichtslosen Spielen
print-order-certain = einen Anteil von { $share } an Spielen, in denen die Lösung sicher wird
print-order-range = { $low } bis { $high }
print-order-and = { $one } und { $other }
print-order-no-guess = ist ohne Raten zu gewinnen
print-order-needs-guess = ist nur mit Raten zu gewinnen
print-order-as-strong = ist so stark wie das erste Spiel, mit { $strength }
print-order-strength = { $difficulty } und { $turns }
print-order-needs-at-most = braucht höchstens: { $technique }
print-order-needs = braucht: { $technique }
print-order-needs-more-tests = braucht mehr Tests, als übliche Spieler machen
print-order-other-structure = hat eine andere Rezeptlänge oder andere Nieten
print-order-ladder-length = eine Leiter solcher Bögen hat höchstens { $most } Spiele
print-order-no-difficulty = { $text } ist keine Schwierigkeit; nimm 1 bis 5 oder einen Bereich wie 2..4
print-order-no-turns = { $text } ist keine Zahl von Runden; nimm 1 bis 1000 oder einen Bereich wie 25..40
print-order-no-shares = { $text } ist kein Bereich von Anteilen; nimm Zahlen von 0 bis 1, etwa 0.4..0.7, ..0.5 oder 0.8..
print-order-no-ramp = { $text } führt nicht von Stufe zu Stufe; schreib es als 0..5
print-sheet-small = { $sheet } ist zu klein: was auf einer Blattseite steht, braucht { $x } x { $y } mm; nimm { $least }, das kleinste passende Papier, oder lass die Seiten verkleinern
print-sheet-small-unnamed = { $sheet } ist zu klein: was auf einer Blattseite steht, braucht { $x } x { $y } mm; nimm einen mindestens so großen Papierbogen, oder lass die Seiten verkleinern
print-sheet-fine = { $sheet } ist zu klein: die Seiten würden auf { $percent } % schrumpfen, und unter { $least } % kann sie niemand lesen; nimm größeres Papier oder weniger Seiten auf einer Blattseite
print-sheet-none = was auf einer Blattseite steht, braucht { $x } x { $y } mm, und so groß ist kein Papier, das einen Namen hat; nimm weniger Seiten auf einer Blattseite oder Papier dieser Größe
print-sheet-creep = { $sheets } Blätter in einem Falz schieben die inneren Seiten um { $x } mm hinaus, und mehr als { $most } mm würden schieben, was am Falz steht, in ihn hinein; nimm Lagen aus weniger Blättern oder dünneres Papier
print-signatures = Die { $sheets } Blätter des Hefts sind zu viele für einen Falz: Falze sie als { $count } Lagen aus höchstens { $most } Blättern und binde diese aufeinander
print-signature-thick = Eine Lage aus { $sheets } Blättern lässt sich schwer falzen und heften; üblich sind höchstens { $most } Blätter
print-text-large = { $text } braucht { $x } mm, wo { $y } mm frei sind; kürze den Text oder nimm größeres Papier
print-board-small = Papier von { $x } x { $y } mm ist zu klein für einen lesbaren Spielplan; nimm mindestens { $least } mm, etwa A4 oder Letter
print-board-large = Papier von { $x } x { $y } mm lässt sich nicht bedrucken; nimm Seiten von höchstens 2000 mm, etwa A3 oder A2
print-bleed = ein Beschnitt von { $given } ist nicht möglich; nimm 0 bis 10 mm
print-correction = Rückseiten, die um { $x } und { $y } mm und { $turn } Grad daneben liegen, lassen sich nicht ausgleichen; bis 10 mm und 2 Grad geht es
print-dpi = { $given } dpi ist keine brauchbare Auflösung; nimm 10 bis 1200
print-address-long = ein Text von { $bytes } Byte passt nicht in einen QR-Code; kürze die Adresse der Seite
print-no-theme-near = ein Design { $given } gibt es nicht; meinst du { $near }?
print-no-theme = ein Design { $given } gibt es nicht; es gibt { $themes }
print-reading = { $given } steht auf keiner Skala; nimm einen Buchstaben von A bis Y und eine Zahl von 1 bis 25, etwa M13
print-readings = ein Blatt hat vier Skalen, gelesen wurden { $count }; nimm vier Werte wie M13,L12,M13,N14
print-readings-apart = die Skalen 1 und 3 weichen um { $x } mm voneinander ab, das tut kein Blatt; lies beide noch einmal, 1 links und 3 rechts
print-printer = { $given } ist kein Name für einen Drucker; nimm 1 bis 60 Buchstaben, Ziffern und dergleichen

## What the terminal prints: sheets, the organiser's file, the server

terminal-sheet = Bogen { $label }:
terminal-sheet-printed = { $sheet } { $level }, { $players }, { $paper }
terminal-same-sheet = Noch einmal derselbe Bogen: dieselben Optionen mit --seed { $seed }
terminal-iphones = Ein iPhone zeigt play.html ohne sein Skript. Für iPhones starte { $command }: Es zeigt eine Adresse für das Heimnetz.
terminal-next-fitting = Dieses Spiel spielt sich anders als seine Stufe. Das nächste, das sich wie Stufe { $level } spielt: dieselben Optionen mit --seed { $seed }
terminal-same-recipe = Das erste Spiel mit --seed { $seed } hat immer dasselbe Rezept, gleich wie viele spielen und ob es besondere Felder gibt (wie auf Stufe 2 und 3): Spielt es nicht zweimal. Ein anderer Spielcode gibt andere Spiele.
terminal-daily = Der Bogen des Tages { $date }: Wer ihn druckt, spielt dasselbe Spiel wie alle anderen.
terminal-game-printed = Spiel { $game }:
terminal-organiser-alone = Nur für die Spielleitung, mit Schlüssel, Codes und Antwort:
terminal-organiser =
    Cauldron Press: für die Spielleitung von Spiel { $label }

    Zeig diese Datei niemandem, der mitspielt. Nichts davon steht auf Papier.

    Spielcode: { $seed }
# Found again by its beginning: once there are files with it, that stays.
terminal-organiser-key = Schlüssel: { $key }
terminal-organiser-opening = Freigabecode, am Ende zu verraten, wenn Antworten geprüft werden: { $code }
terminal-organiser-give-up = Lösungscode, öffnet zusammen mit ihm die Lösung: { $code }
terminal-organiser-answer = Antwort: { $ingredients }
terminal-organiser-potion = Ein Trank, der gewinnt: { $potion }
terminal-organiser-serve = Als Schiri auf einem Server (diese Datei anstelle von FILE):
terminal-page-open = Die Seite ist für alle in diesem Netz offen:
terminal-page-open-here = Die Seite ist nur auf diesem Computer offen:
terminal-page-open-outside = Die Seite ist über den Proxy offen:
terminal-refereed = Spiele, die dieser Server leitet:
terminal-tables = { $count ->
    [one] 1 Tisch
   *[other] { $shown } Tische
}
terminal-tables-kept = Die Tische werden in { $file } aufbewahrt
terminal-tables-open = Alle können weitere Tische öffnen, jeden mit eigenem Spielplan; für ein Turnier nimm --tables dazu.
terminal-tables-pruned = Vergessen, weil sich dort so lange nichts geändert hat: { $tables }
terminal-desk-open = Das Schiri-Pult ist hier geöffnet; wer diese Adresse und seinen Schlüssel hat, kann an jedem Tisch eingreifen:
terminal-log-opened = Tisch { $table }: geöffnet für das Spiel { $game }
terminal-log-test = Tisch { $table }: Test { $test }
terminal-log-counted = Tisch { $table }: Test { $test }, { $counts }
terminal-log-count = { $name ->
    [undergrown] { $count } zu klein
    [overgrown] { $count } zu groß
   *[other] { $name } { $count }
}
terminal-log-won = Tisch { $table }: Test { $test } gewinnt
terminal-log-right = Tisch { $table }: die Antwort ist richtig
terminal-log-wrong = Tisch { $table }: Antwort { $guess } ist falsch
terminal-log-gave-up = Tisch { $table }: aufgegeben
terminal-log-again = Tisch { $table }: neu begonnen
terminal-log-closed = Tisch { $table }: vom Schiri geschlossen
terminal-log-reopened = Tisch { $table }: vom Schiri wieder geöffnet
terminal-log-taken-back = Tisch { $table }: Test { $test } vom Schiri zurückgenommen
terminal-log-reset = Tisch { $table }: vom Schiri neu begonnen
terminal-log-brought-back = Tisch { $table }: zurückgeholt, wie er vorher war
terminal-server-ends = Strg-C (Ctrl-C) beendet den Server.
terminal-page = Die Handyseite:
terminal-page-size = { $page } { $kilobytes } KB
terminal-page-file = Öffne die Datei in einem Browser oder schick sie an die Handys
terminal-page-folder = So kommt sie kostenlos ins Internet:
terminal-page-host = 1. Öffne { $host } in einem Browser (oder einen anderen kostenlosen Anbieter für Webseiten, etwa Cloudflare Pages oder GitHub Pages)
terminal-page-drag = 2. Zieh den Ordner { $folder } auf diese Seite und registriere dich, damit sie bestehen bleibt
terminal-page-remember = 3. Gib die Adresse ein, die du bekommst, und alle späteren Codes führen dorthin: { $command }
terminal-page-leads = 3. Codes führen zu { $url }; für eine andere Adresse: { $command }
terminal-page-ask = Die Adresse, wenn du sie schon hast (sonst nur Enter):

# Runs at the terminal.
terminal-files = { $count ->
    [one] 1 Datei
   *[other] { $shown } Dateien
}
terminal-shards = { $count ->
    [one] 1 Teil
   *[other] { $shown } Teile
}
terminal-differences = { $count ->
    [one] 1 Unterschied
   *[other] { $shown } Unterschiede
}
terminal-run-made = { $games } in { $files }, { $paper }
terminal-same-run = Noch einmal derselbe Lauf: dieselben Optionen mit --seed { $seed }
terminal-run-stopped = Angehalten: fertig { $done }, gewünscht { $games }.
terminal-run-resume = Weiter geht es mit denselben Optionen und --resume
terminal-run-resume-seed = Weiter geht es mit denselben Optionen, --seed { $seed } und --resume
terminal-run-version = Den Lauf hat Version { $version } gemacht, und das hier ist { $here }.
terminal-verified = { $games } in { $files }: Byte für Byte so, wie es im Manifest steht.
terminal-verified-quick = { $files }: so, wie es im Manifest steht; nichts wurde noch einmal gemacht.
terminal-verify-stopped = Angehalten: { $games } in { $files } verglichen.
terminal-verify-differs = { $differences }: { $games } in { $files }.
terminal-merged = { $shards } zusammengefügt: { $games } in { $files }
terminal-merged-no-secrets = Es wurden keine Dateien mit Geheimnissen ({ $file }) gefunden und keine geschrieben; liegen sie in einem anderen Ordner, nenne sie mit.
terminal-reprinted-pages = Spiel { $number }, seine Seiten, wie sie waren:
terminal-reprinted-file = Spiel { $number }, in seiner Datei, wie sie war, Byte für Byte:

# A run compared with its manifest.
run-edited = das Manifest wurde nach dem Schreiben geändert: seine Prüfsumme passt nicht
run-missing = { $file } ist nicht da
run-changed = { $file } ist nicht die Datei, die geschrieben wurde
run-otherwise = { $file } wird anders, wenn man sie noch einmal macht
run-other-game = Spiel { $number } ist nicht so, wie es in Zeile { $line } des Manifests steht
run-other-volume = { $file } ist nicht so, wie es in Zeile { $line } des Manifests steht
run-other-secret = die Geheimnisse von Spiel { $number } sind nicht die des Spiels

# Runs of many games.
run-none = für das Spiel { $game } gibt es keine Läufe mit vielen Spielen
run-no-wishes = Wünsche sind ein Objekt mit einem Wert für jeden Wunsch, nicht { $given }
run-unknown-wish = einen Wunsch „{ $wish }“ gibt es nicht; es gibt { $wishes }
run-unknown-wish-near = einen Wunsch „{ $wish }“ gibt es nicht; meinst du { $like }?
run-wish = der Wunsch „{ $wish }“ lässt sich nicht lesen: { $reason }

## The solution of a sheet, in lines

sheet-solution-answer = Der Trank, der gewinnt: { $potion }
sheet-solution-pour = { $ingredient } { $grown }
sheet-solution-part = { $ingredient }: { $role }
sheet-solution-part-effects = { $ingredient }: { $role }; { $effects }

## The rules of many games, and the page of each

sheet-run-goal = Einige eurer Zutaten bilden ein geheimes Rezept. Die Seite jedes Spiels sagt, wie viele es sind, wenn man es weiß. Jede davon hat ihre eigene geheime Zahl: 1, 2, 3 und so weiter. Die anderen sind *Nieten*.
sheet-run-set-up-clue = Lest den Gratis-Hinweis auf der Seite eures Spiels. Er ist immer wahr.
sheet-run-ending-win = *Gewonnen* ist das Spiel, wenn ein Test es sagt. Mindestens so viele Zutaten müssen zählen, wie das Rezept hat. Jede davon muss in der richtigen Reihenfolge stehen und bis zu ihrer Zahl gewachsen sein. Ändert eine Wirkung eine Zahl, gilt die neue Zahl.
sheet-run-effects = Wirkungen
sheet-run-effects-of-game = Die Seite eures Spiels erklärt alle, die darin vorkommen.
sheet-run-specials = Sonderfelder
sheet-run-specials-of-game = Einige Beetfelder tragen ein Zeichen. Ein *rundes* Zeichen hilft dir. Ein Zeichen mit *Spitzen* stört dich. Die Seite eures Spiels erklärt alle, die auf seinem Spielplan stehen.
sheet-run-checking-give-up = Aufgegeben? Der Lösungscode eures Spiels öffnet die ganze Lösung. Sucht ihn bei den Antworten, oder fragt die Person, die euer Spiel gedruckt hat.
sheet-run-recipe = Das geheime Rezept
sheet-run-recipe-known = *{ $length }* dieser *{ $count }* Zutaten gehören ins Rezept, mit den Zahlen 1 bis { $length }.
sheet-run-recipe-hidden = *{ $length }* dieser *{ $count }* Zutaten gehören ins Rezept; niemand weiß, wie viele genau. Ihre Zahlen sind 1, 2, 3 und so weiter.
sheet-page-facts = Über dieses Spiel
sheet-page-how-to-play = So wird gespielt
sheet-facts = Dieses Spiel

## What effects do, exactly, for a person who tests by hand: *bold*

exact-both = { $first } { $second }
exact-stop = Ist sie beurteilt, hör auf. Was später kommt, wird nicht gezählt.
exact-forget = Ist sie beurteilt, vergiss alles, was bisher gezählt und gemeldet wurde. Die nächste ist wie die erste eines Tranks.
exact-move = Steht sie in der ersten Hälfte des Tranks, rückt sie ein einziges Mal ans Ende und wird dort beurteilt; bis dahin wirkt keine ihrer Wirkungen.
exact-raise = Die Zahl der nächsten steigt um { $count }.
exact-lower = Die Zahl der nächsten sinkt um { $count }.
exact-skip = Überspring die nächste: Sie wird nicht beurteilt und nicht gezählt, und ihre Wirkungen wirken nicht.
exact-clean = Die nächste hat in diesem Test keine Wirkungen.
exact-fertilize = Die nächste, die gezählt wird, hat die richtigen Punkte, wie viele es auch sind. Ihre Reihenfolge gilt trotzdem.
exact-equalize = Die Zahl der nächsten wird so groß wie die Anzahl der Wirkungen, die diese noch hat.
exact-randomize = Ihre Zahl wird eine von 1 bis { $length }, ausgelost.
exact-randomize-if-odd = In einem Trank von ungerader Größe wird ihre Zahl eine von 1 bis { $length }, ausgelost.
exact-vanish-if-odd = In einem Trank von ungerader Größe ist sie von jetzt an eine leere Niete, ohne Zahl und ohne Wirkungen.
exact-add-regular = Zähl zu ihrer Zahl dazu, wie viele Zutaten des Tranks keine Nieten sind.
exact-subtract-decoys = Zieh von ihrer Zahl ab, wie viele Zutaten des Tranks Nieten sind.
exact-add-before = Zähl zu ihrer Zahl die Zahl der Zutat gleich davor dazu.
exact-wrong-alone = Sie ist falsch, außer der andere Bruder ist auch im Trank.
exact-wrong-together = Sie ist falsch, wenn der andere Feind auch im Trank ist.
exact-here = Sag „{ $effect }!“
exact-crowd = Sind mindestens drei andere im Trank, sag „{ $effect }!“, sonst nichts.
exact-number-of-one = Los eine der Zutaten des Tranks aus und sag ihre Zahl oder „keine“.
exact-number-of-none = Sag eine ausgeloste Zahl von 1 bis { $length }, die keine Zutat des Tranks hat; gibt es keine, „nichts zu sagen“.
exact-own-number = Ohne Zahl sagt sie „eine Niete“; sonst in einem Trank von ungerader Größe „diesmal eine zufällige Zahl“, in einem von gerader „eine Niete“, wenn sie eine ist, oder ihre Zahl.
exact-distance = Sag, wie weit ihre Zahl von ihrer Stelle im Trank (1, 2 und so weiter) entfernt ist, oder „keine“, wenn sie keine Zahl hat.
exact-with-effects = Sag, wie viele Zutaten des Tranks eine Wirkung haben.
exact-effects = Sag, wie viele Wirkungen die Zutaten des Tranks zusammen haben.
exact-several-effects = Sag „JA“, wenn eine Zutat des Tranks mehr als eine Wirkung hat, sonst „NEIN“.
exact-out-of-order = Sag, bei wie vielen Zutaten ab der zweiten die Zahl nicht um eins größer ist als die der Zutat gleich davor.
exact-in-order = Sag, bei wie vielen Zutaten ab der zweiten die Zahl um eins größer ist als die der Zutat gleich davor.
exact-sum = Sag die Summe aller Zahlen im Trank.
exact-decoys = Sag, wie viele Zutaten des Tranks Nieten sind.
exact-regular = Sag, wie viele Zutaten des Tranks keine Nieten sind.
exact-close-before = Sag „JA“, wenn ihre Zahl und die der Zutat gleich davor sich um höchstens 1 unterscheiden, sonst „NEIN“.
exact-joke = Los aus, was du sagst: eine Zahl von 1 bis { $length }, die keine im Trank hat; die Zahl von irgendeiner; wie viele Wirkungen alle zusammen haben; wie viele eine Wirkung haben; die Summe der Zahlen; wie viele Nieten sind; wie viele keine sind; oder ob ihre Zahl und die gleich davor sich um höchstens 1 unterscheiden.

## The answers for a person who tests potions by hand: *bold*

answers-page = Für die Hüterin
answers-title = Für die Hüterin
answers-intro = Nur für dich: Mit dieser Seite beantwortest du jeden Test. Zeig sie niemandem, der mitspielt.
answers-give-up = Lösungscode: *{ $code }*
answers-opening = Freigabecode: *{ $code }*
answers-recipe = Das Rezept hat *{ $length }* Zutaten. Dieser Trank gewinnt:
answers-recipe-several = Das Rezept hat *{ $length }* Zutaten. Jeder dieser Tränke gewinnt:
answers-potions = Das Rezept
answers-pour = { $ingredient } { $grown }
answers-dots = Punkte
answers-under = zu klein
answers-over = zu groß
answers-right = richtig
answers-not-counted = egal
answers-regular = Zahl { $number }
answers-ignored = leer
answers-overachiever = Streber
answers-imposter = Schwindler
answers-how = So antwortest du
answers-how-wins = *Gewinnt er?* Nur, wenn er mit { $potion } beginnt, in dieser Reihenfolge und mit diesen Punkten, und danach nichts enthält als leere Nieten. Dann sag „Gewonnen!“ und sonst nichts.
answers-how-look = *Wenn nicht*, such jede Zutat in der Zeile ihres Namens, unter ihren Punkten. Zähl „zu klein“ und „zu groß“.
answers-how-say = *Sag nur*, wie viele zu klein und wie viele zu groß sind: nie, welche, und nichts über ihre Reihenfolge.
answers-how-imposters = Sag außerdem für jeden *Schwindler* darin „Schwindler!“.
answers-how-name = *Nennen sie das Rezept?* Sag nur „richtig“ oder „falsch“. Ist es falsch, streichen sie einen Schritt der Mondbahn durch.
answers-example = Ein Beispiel
answers-example-potion = Die anderen testen { $potion }.
answers-example-part = { $pour }: { $verdict }
answers-example-say = Du sagst: *„{ $undergrown } zu klein, { $overgrown } zu groß.“*
answers-example-say-reports = Du sagst, wenn das Los so fällt: *„{ $undergrown } zu klein, { $overgrown } zu groß.“* Und bunt gemischt: { $reports }
answers-ingredients = Die Zutaten
answers-part = *{ $ingredient }*: { $role }
answers-part-effects = *{ $ingredient }*: { $role }; { $effects }
answers-effects = Was ihre Wirkungen tun
answers-effect = *{ $effect }*: { $exactly }
answers-walk = So testest du einen Trank
answers-walk-intro = Geh ihn einmal durch, von der ältesten Zutat bis zur neuesten. Was Wirkungen ändern, gilt nur in diesem Test, und wer keine Zahl hat, bekommt nie eine. Bei jeder Zutat:
answers-walk-skip = *Übersprungen* von der gleich davor? Dann geh weiter zur nächsten.
answers-walk-coward = *Hasenfuß*, noch nicht gerückt, in der ersten Hälfte (Stellen 1 und 2 von 4 oder 5)? Dann rück sie ans Ende und geh weiter zur nächsten.
answers-walk-effects = *Wirkungen*: Führ alle aus, die sie hat, in der Reihenfolge, in der sie hier stehen, und notier, was sie melden.
answers-walk-order = *Reihenfolge*: richtig für die erste des Tranks, und sonst, wenn ihre Zahl jetzt um eins größer ist als die der Zutat gleich davor.
answers-walk-order-reset = *Reihenfolge*: richtig für die erste des Tranks und die erste nach einem Neustart, und sonst, wenn ihre Zahl jetzt um eins größer ist als die der Zutat gleich davor.
answers-walk-dots = *Punkte*: zu klein bei weniger Punkten als ihre Zahl oder bei einer Zahl über { $length }; zu groß bei mehr.
answers-walk-dots-fertilized = *Punkte*: richtig, wenn ein Dünger wartet, der damit verbraucht ist; sonst zu klein bei weniger Punkten als ihre Zahl oder bei einer Zahl über { $length }; zu groß bei mehr.
answers-walk-count = *Zähl* sie. Sie ist falsch, wenn ihre Reihenfolge oder ihre Punkte nicht stimmen, wenn sie ein Schwindler ist oder wenn eine Wirkung es sagt. Eine Zutat, die jetzt keine Zahl hat, wird weder gezählt, noch ist sie falsch, zu klein oder zu groß.
answers-walk-cutoff = *Abbruch*: Hat sie den, hör hier auf.
answers-walk-resetter = *Neustart*: Hat sie den, vergiss alles, was bisher gezählt und gemeldet wurde.
answers-walk-wins = *Er gewinnt*, wenn mindestens { $length } gezählt wurden und keine davon falsch ist. Dann sag „Gewonnen!“ und sonst nichts.
answers-walk-say = *Wenn nicht*, sag, wie viele zu klein und wie viele zu groß sind, und alle Meldungen bunt gemischt, aber nie, von wem sie kamen.

## The line beside the pages of a sheet, for those who print and cut it

imposed-slug = { $file }: Blatt { $sheet } von { $sheets }, { $side }, { $pages }
imposed-front = vorn
imposed-back = hinten
imposed-pages = { $count ->
    [one] Seite { $pages }
   *[other] Seiten { $pages }
}
imposed-no-pages = leer
imposed-glue = { $slug }; auf die Rückseite von Blatt { $sheet } kleben

# Where pages were made smaller to fit on a sheet
terminal-scale = Seiten werden mit { $percent } % ihrer Größe gedruckt, damit sie auf { $sheet } passen
terminal-small-letters = Die kleinsten Buchstaben sind { $points } pt hoch und schwer zu lesen; nimm größeres Papier oder weniger Seiten auf einmal
terminal-larger-sheet = Drucke es auf { $sheet }; { $flags } macht die Seiten klein genug für jenes Papier
terminal-signatures = { $split }; --signature wählt ihre Größe

# How much ink pages take
terminal-ink = Tinte ({ $kind }): { $mean } % einer Seite im Schnitt, höchstens { $most } % ({ $page }); eine Seite Text braucht etwa 5 %

# The test page of a printer
align-title = Ausrichtung
align-intro = Wie weit daneben liegen die Rückseiten, die euer Drucker druckt?
align-subject = Ein Test, wie ein Drucker die Rückseite eines Blatts hinter die Vorderseite setzt
align-page-front = Vorn, { $sheet }
align-page-back = Hinten, { $sheet }
align-upright = Hochformat
align-wide = Querformat
align-print = *Druck* alle vier Seiten so, wie du deine Spiele druckst: beidseitig, in wahrer Größe (100 %, nicht „an Seite anpassen“). Das ergibt zwei Blätter, eins im Hochformat und eins im Querformat.
align-light = *Halt* ein Blatt gegen ein Fenster oder eine Lampe, mit dieser Seite zu dir und richtig herum. Die Zahlen der Rückseite scheinen durch.
align-read = *Lies* jede der vier Skalen ab: Wo läuft eine Linie der Vorderseite in einer der Rückseite weiter, wie in einem Zug gezeichnet? Notier den Buchstaben und die Zahl, die dazugehören, etwa _M13_. Sind zwei Paare gleich gut, nimm irgendeins.
align-type-upright = *Tippe* die vier in ihrer Reihenfolge ein, für dieses Blatt: { $command }
align-type-wide = *Tippe* die vier in ihrer Reihenfolge ein, für dieses Blatt: { $command }
align-good = Überall *M13*? Dann ist dein Drucker genau, und es gibt nichts zu korrigieren.
align-back = Rückseite. Halt das Blatt gegen das Licht und schau auf seine Vorderseite.
terminal-theme-usual = Hexen, Kräuter und Kessel: So sehen Bögen ohne Design aus
terminal-theme-good = Das Design { $theme } ist fehlerfrei, und Bögen aller Stufen lassen sich darin zeichnen.
terminal-theme-begun = Bearbeite theme.toml, leg Zeichnungen daneben und lass es mit cauldron theme check prüfen.
terminal-align-printed = Druck sie beidseitig in wahrer Größe; was dann zu tun ist, steht darauf
terminal-align-kept = Drucker { $printer }: Ab jetzt korrigiert { $option } seine Rückseiten
terminal-align-moves = { $sheet }: { $x } mm nach rechts, { $y } mm nach unten, { $turn } Grad im Uhrzeigersinn
terminal-align-derived = Das andere Blatt wurde nicht abgelesen. Was { $sheet } korrigiert, folgt aus diesem; sollten sie schlechter liegen als zuvor, lies auch das andere ab
terminal-align-upright = Seiten im Hochformat
terminal-align-wide = Seiten im Querformat
terminal-align-none = Kein Drucker ist bekannt; druck die Testseite mit: cauldron align
terminal-align-forgotten = Drucker { $printer } ist vergessen
terminal-taken = Von diesem Computer übernommen: { $what }. So änderst du es: { $commands }
terminal-taken-paper = Papier { $paper }
terminal-taken-language = Sprache { $language }
terminal-config-file = Einstellungen, aufbewahrt in { $file }:
terminal-config-no-file = Einstellungen (keine kann aufbewahrt werden, denn kein Home-Verzeichnis ist bekannt):
terminal-config-ignored = Was aufbewahrt ist, gilt jetzt nicht: --no-config wurde angegeben, oder { $variable } ist gesetzt
terminal-config-computer = wie auf diesem Computer
terminal-config-built-in = eingebaut
terminal-config-change = Eine ändern: { $change }; eine vergessen: { $forget }
terminal-config-set = Von jetzt an: { $key } { $value }
terminal-config-unset = Vergessen: { $key }
terminal-config-not-set = Da war nichts zu vergessen: { $key }
## The page of the Keeper that is folded and sealed: *bold*

answers-sealed-page = Hüterin, zum Versiegeln
answers-sealed-intro = Das Rezept ist eingefaltet. Nur die Hüterin öffnet das Blatt und beantwortet jeden Test.
answers-sealed-effects = eine Seite zum Falten und Versiegeln passt nur zu Spielen ohne Wirkungen, etwa Stufe 0; druck für die anderen die Seite mit den Antworten
answers-sealed-fold = So versiegelst du sie
answers-sealed-fold-up = Druck einseitig. Falte den Fuß an Falz 1 nach oben: Das Rezept liegt auf dem dunklen Muster.
answers-sealed-fold-again = Falte beides an Falz 2 wieder nach oben.
answers-sealed-fold-tape = Kleb die Kante an den drei Marken zu, und die beiden offenen Seiten.
answers-sealed-keeps = *Was das verbirgt*: Wer druckt und faltet, sieht nur Buchstaben. Wer sie mit Absicht nachschlägt, erfährt das Rezept.
answers-sealed-fold-line = Falz { $number }
answers-sealed-ticks = Beim Nachsehen abhaken
answers-sealed-key = Was die Buchstaben sagen
answers-sealed-find = *Schlag* die erste Zutat des Tranks *nach*: Geh in der Tabelle zu ihrer Zeile, und dort zur Spalte ihrer Punkte. Die Liste neben diesen Schritten verrät, was der Buchstabe dort sagt.
answers-sealed-rest = *Tu das* mit jeder seiner Zutaten, auch mit einer, die zweimal darin ist.
answers-sealed-wins = *Er gewinnt* nur, wenn die Buchstaben 1, 2, 3 und so weiter bis zur höchsten Zahl der Liste sagen, in dieser Reihenfolge, und bei allem danach „egal“. Dann sag „Gewonnen!“ und sonst nichts.
answers-sealed-tick = *Wenn nicht, hak* einen Kreis dieses Tests ab: links für „zu klein“, rechts für „zu groß“. Bei allem anderen hak nichts ab.

## How potions are tested, with what was really printed or lies beside it: *bold*, _italic_. The
## strip has room for about 20 letters a line; the leads stand in the code: capitals A to Z without
## marks, digits, spaces and $%*+-./: only, up to 34 of them, 64 at most.

ways-strip-oracle = Testet mit dem Orakel
ways-strip-oracle-note = Seine Seite antwortet durch Addieren. Ganz ohne Handy.
ways-strip-oracle-note-play = Seine Seite antwortet durch Addieren. Oder mit Handy: Fotografiert diesen Code in play.html; wer dies gedruckt hat, hat es.
ways-strip-code = Haltet die Kamera hierher
ways-strip-code-note = Testet Tränke und prüft die Antwort.
ways-strip-play = Testet mit dem Handy
ways-strip-play-note = Fotografiert diesen Code auf der Seite play.html. Wer diesen Bogen gedruckt hat, hat sie.
ways-strip-keeper = Die Hüterin testet
ways-strip-keeper-note = Sagt ihr, was im Trank ist. Nur sie liest die Seite mit den Antworten.
ways-strip-host = Testet eure Tränke
ways-strip-host-note = Wer diesen Bogen gedruckt hat, hat die Seite, die diesen Code liest.
ways-strip-referee = Euer Schiri testet
ways-strip-referee-note = Sagt, was im Trank ist. Jederzeit prüft die Spielleitung auch euer Rezept.
ways-read-play = Kopiert diesen Code in die Datei play.html, die neben diesem Text liegt. Sie testet eure Tränke, hebt Notizen auf und prüft die Antwort:
ways-read-link = Öffnet diese Adresse auf einem Handy oder Computer. Ihre Seite testet eure Tränke, hebt Notizen auf und prüft die Antwort:
ways-read-host = Der Code dieses Spiels. Wer es gedruckt hat, hat die Seite, die ihn liest:
ways-read-referee = Der Code dieses Spiels. Nach dem Spiel sagt euch die Spielleitung, wo ihr ihn eingebt:
ways-lead-oracle = DIE ORAKELSEITE TESTET TRAENKE.
ways-lead-play = SCANNT MICH IN DATEI PLAY.HTML.
ways-lead-keeper = EURE HUETERIN TESTET DIE TRAENKE.
ways-lead-host = FRAGT WER DEN BOGEN GEDRUCKT HAT.
ways-lead-referee = EUER SCHIRI TESTET DIE TRAENKE.
ways-test-oracle = Fragt das *Orakel*: Addiert die Zahlen auf seiner Seite, wie sie es euch sagt.
ways-test-code = Scannt den Code auf dem Spielplan mit einem Handy. Gebt die Zutaten der Reihe nach ein, jede mit ihren Punkten.
ways-test-play = Öffnet die Datei *play.html*, die neben der PDF dieses Spiels liegt, auf einem Handy oder Computer. Fotografiert dort den Code auf dem Spielplan oder tippt den Spielcode ein. Gebt die Zutaten der Reihe nach ein, jede mit ihren Punkten. Habt ihr nur das Papier, bittet die Person, die es gedruckt hat, um die Seite; für ein iPhone um ihre Adresse.
ways-test-keeper = Nennt eurer Hüterin die Zutaten der Reihe nach, jede mit ihren Punkten.
ways-test-host = Wer diesen Bogen gedruckt hat, hat die Seite, die den Code auf dem Spielplan liest. Gebt dort die Zutaten der Reihe nach ein, jede mit ihren Punkten.
ways-test-referee = Nennt eurem Schiri die Zutaten der Reihe nach, jede mit ihren Punkten.
ways-also-oracle = *Ohne Handy:* Die Seite _Orakel_ beantwortet jeden Test durch Addieren. Alle dürfen sie ansehen.
ways-also-play = *Mit Handy oder Computer:* Öffnet die Datei _play.html_, die neben der PDF dieses Spiels liegt. Sie braucht kein Netz. Fotografiert dort den Code auf dem Spielplan oder tippt den Spielcode ein. Habt ihr nur das Papier, bittet die Person, die es gedruckt hat, um die Seite; für ein iPhone um ihre Adresse.
ways-also-answers = *Mit einer Hüterin:* Eine von euch spielt nicht mit und testet jeden Trank mit der Seite _Für die Hüterin_. Sonst sieht niemand sie an, denn dort steht das Rezept.
ways-also-sealed = *Mit einer Hüterin:* Eine von euch spielt nicht mit, öffnet die gefaltete Seite _Für die Hüterin_ und testet damit jeden Trank. Sonst sieht niemand hinein, denn dort steht das Rezept.
ways-name-oracle = Bildet beim Orakel nur die *zweite Summe* aus diesen Zutaten der Reihe nach: Sie sagt nur _richtig_ oder _falsch_.
ways-name-code = Scannt den Code mit einem Handy. Gebt die Zutaten der Reihe nach ein, ohne Punkte, unter _Antwort_.
ways-name-play = Gebt die Zutaten der Reihe nach ein, ohne Punkte, unter _Antwort_ in _play.html_.
ways-name-keeper = Sagt es eurer Hüterin. Sie vergleicht es mit der Antwort und sagt nur _richtig_ oder _falsch_.
ways-name-host = Gebt die Zutaten der Reihe nach ein, ohne Punkte, unter _Antwort_ auf der Seite, die den Code liest.
ways-name-referee = Sagt es eurem Schiri. Er sagt nur _richtig_ oder _falsch_.

## The oracle, which answers tests by addition: *bold*

oracle-page = Orakel
oracle-title = Das Orakel
oracle-intro = Es beantwortet jeden Test dieses Spiels durch Addieren. Alle dürfen es ansehen.
oracle-none = das Orakel beantwortet nur Spiele der Stufe 0 (Erstes Spiel); wähle diese Stufe, oder lass jemanden das Rezept hüten
oracle-referee = ein Orakel würde das Rezept eines Turniers verraten; druck es für Spiele ohne Schiri
oracle-how = So fragt ihr es
oracle-how-first = *Erste Summe:* Zählt die Zutaten im Trank und schreibt die Zahl auf, die unter dieser Anzahl bei „Beginnt mit“ steht. Zählt dann für jede Zutat die Zahl in ihrer Zeile dazu, in der Spalte ihrer Punkte. Eine, die zweimal im Trank ist, zählt zweimal.
oracle-how-fold = *Faltet die Summe:* Schneidet die letzten zwei Ziffern ab und zählt zu ihnen zweimal dazu, was davor stand. Tut das, bis zwei Ziffern übrig sind. Aus { $sum } werden { $steps }: Der Schlüssel ist { $key }.
oracle-how-key = *Sucht den Schlüssel* in der Schlüsseltabelle: seine erste Ziffer links, auch eine 0, seine zweite oben. Dort lest ihr, wie viele Zutaten zu klein sind (Dreieck nach unten) und wie viele zu groß (Dreieck nach oben). Ein leeres Feld? Dann hat jemand falsch gerechnet.
oracle-how-second = *0 und 0, und mindestens { $length } Zutaten?* Jetzt seht ihr, ob der Trank gewinnt, mit einer neuen Summe, die bei 0 beginnt. Zählt für jede Zutat die Zahl in ihrer Zeile dazu, in der Spalte ihrer Stelle: Die älteste ist an Stelle 1. Faltet auch diese zweite Summe. *Ihr habt gewonnen*, wenn ihr Schlüssel neben „Gewinnt mit“ steht, unter der Anzahl der Zutaten. Wenn nicht, spielt weiter.
oracle-how-name = *Nennt ihr das Rezept?* Dann bildet nur die zweite Summe aus seinen { $length } Zutaten der Reihe nach, ohne Punkte. Ihr habt gewonnen, wenn ihr Schlüssel neben „Gewinnt mit“ steht, unter { $length }. Wenn nicht, streicht einen Schritt der Mondbahn durch. Die erste Summe würde zu viel verraten.
oracle-first = Erste Summe: Punkte
oracle-second = Zweite Summe: Stellen
oracle-ingredients = Zutaten
oracle-start = Beginnt mit
oracle-wins = Gewinnt mit
oracle-keys = Schlüsseltabelle
oracle-key = Schlüssel
oracle-sums = Platz für Summen
oracle-sums-intro = Ein Kasten für jeden Test: links die erste Summe, rechts die zweite.
oracle-example = Ein Beispiel
oracle-example-intro = Ein Trank aus 2 Zutaten. Ihre Zahlen sind erfunden.
oracle-example-key = In Zeile { $tens }, Spalte { $ones } steht: *{ $undergrown } zu klein, { $overgrown } zu groß*.
oracle-fair = _Fragt nur nach Tränken, die ihr gebraut habt: Wer heimlich fragt, raubt allen das Spiel._

## Booklets: cover, contents, feet of pages, answers

booklet-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
booklet-games-from = Spiele { $first } bis { $last }
booklet-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
booklet-players-range = { $least } bis { $most } Personen
booklet-edition = { $edition ->
    [1] Erste Ausgabe
   *[other] Ausgabe { $edition }
}
booklet-levels = { $levels }
booklet-facts = { $first }  ·  { $second }
booklet-foot = { $game }: { $name }
booklet-named = { $name }  ·  { $game }
booklet-contents = Inhalt
booklet-contents-intro = Jedes Spiel beginnt auf einem eigenen Blatt.
booklet-entry = { $label }  ·  { $facts }
booklet-page = Seite { $label }
booklet-cover = Umschlag
booklet-shared = Bevor ihr spielt
booklet-blank = Leere Seite
booklet-answers = Antworten
booklet-answers-intro = Legt dieses Blatt weg, bis euer Spiel vorbei ist. Dreht es auf den Kopf, um eine Antwort zu lesen.
booklet-answers-below = Aufgegeben oder verloren? Dreht dieses Blatt auf den Kopf und lest den Code eures Spiels.
booklet-give-up = Lösungscode: *{ $code }*
booklet-answer-of = { $number }  ·  { $name }
booklet-subject = { $title }: { $games }

## The campaign: its book, its chapters, and what is told between them. *bold*, _italic_. Scenes and
## what follows them are sealed until they may be read, and each is one paragraph.

story-set = Eine Kampagne in zehn Kapiteln
story-title = Die Lange Kelle
story-page-opening = Wie es beginnt
story-page-how = So spielt man eine Kampagne
story-page-chapter = Kapitel { $number }: { $title }
story-page-sealed = Das Siegel von Kapitel { $number }
story-page-stars = Die Sterne
story-page-told = Kapitel { $number }, erzählt
story-chapter = Kapitel { $number }
story-chapter-of = Kapitel { $number } von { $count }
story-new = Was neu ist
story-herbs = Was hier wächst
story-sealed = Was dann geschah
story-sealed-intro = Versiegelt mit dem Rezept von Kapitel { $number }
story-sealed-how = Die Antwort ist der Schlüssel. Habt ihr das Rezept von *{ $name }* gefunden? Dann lest diesen Code mit der Seite zum Spiel, oder mit dem Handy, wenn er dorthin führt, und tippt das Rezept ein, Zutat für Zutat. Auf einem Handy, das dieses Spiel gerade gewonnen hat, geht das Siegel von selbst auf.
story-sealed-lost = Das Spiel ist aus, und ihr habt es nicht gefunden? Schlagt das Rezept bei den Antworten nach, schreibt für dieses Kapitel keine Sterne auf und lest trotzdem weiter: Jede gute Geschichte hat ein Kapitel, das schiefging.
story-sealed-paper = Ohne Handy: Was dann geschah, steht auch am Ende des Buchs, für jedes Kapitel auf einer eigenen Seite.
story-begins-sealed = Wie dieses Kapitel beginnt, verrät das Siegel von Kapitel { $number } auf den Seiten davor. Öffnet es zuerst.
story-warning = Halt! Nur für alle, die Kapitel { $number } hinter sich haben
story-warning-text = Wer weiterliest, bevor das Rezept gefunden ist, nimmt allen am Tisch die Geschichte weg. Deckt die nächste Seite zu, während ihr diese lest.
story-how-order = Spielt die Kapitel der Reihe nach, vom ersten an: Jedes bringt etwas Neues mit, das seine eigene Seite erklärt. Was ihr gelernt habt, bleibt.
story-how-seal = Hinter jedem Spiel steht ein Siegel. Es öffnet sich mit dem Rezept, das ihr gefunden habt, und erzählt, was geschah und wie das nächste Kapitel beginnt.
story-how-stars = Schreibt nach jedem Spiel seine Sterne auf die Seite mit den Sternen, hinter dem letzten Spiel. Ein verlorenes Spiel hat keine. Ihr dürft jedes Kapitel noch einmal spielen, aber es zählt das erste Mal.
story-how-end = Am Schluss werden die Sterne zusammengezählt. Die Geschichte hat drei Enden, und nur eines davon ist eures.
story-stars = Zählt eure Sterne
story-stars-intro = Eine Zeile für jedes Kapitel
story-stars-head-chapter = Kapitel
story-stars-head-stars = Sterne
story-stars-sum = Zusammen
story-stars-bounds = Wie es ausgeht
story-stars-from = { $from } Sterne und mehr
story-stars-between = { $from } bis { $to } Sterne
story-stars-below = Weniger als { $to } Sterne
story-stars-then = Öffnet danach das letzte Siegel und lest nur das Ende, das eure Sterne euch geben.

story-opening = Hoch oben im Tal von Moosenried steht ein Turm mit zehn Fenstern. Darin hängt ein Kessel, so alt, dass niemand mehr weiß, wer ihn zuerst gefüllt hat, und an seinem Rand hängt die Lange Kelle, die seit dreihundert Jahren jede Nacht ganz von selbst rührt. Solange sie rührt, bleibt die Suppe warm, schlafen die Kinder, und das Brot denkt daran aufzugehen. Letzte Nacht blieb sie stehen. Sie hing ganz still, machte ein kleines Geräusch, als ob sich jemand räuspert, und bekam einen Sprung von oben bis unten. Nur zehn Tränke können sie heilen, einer für jedes Fenster, und die Rezepte standen in einem Buch, das die Schnecke gefressen hat. Ihr seid die Hexen, die gerade wach waren.

story-title-1 = Der Schnecke tut es sehr leid
story-title-2 = Ein Beet voll Dill
story-title-3 = Kräuter mit Meinung
story-title-4 = Der Garten steht auf
story-title-5 = Basilikum, bissig
story-title-6 = Der Maskenball
story-title-7 = Ein Löffel mehr
story-title-8 = Die Seite ohne Zahl
story-title-9 = Thymian hat Zeit
story-title-10 = Aller Pfeffer dieser Welt

story-scene-1 = „Es war ein _sehr_ langweiliges Buch“, sagt die Schnecke und wird rot bis ins Haus hinein. „Erst beim Register hat es mir geschmeckt.“ Die Eule seufzt, zählt die Kräuter, die im Garten noch stehen, und kommt auf sechs. Vier davon gehören in den ersten Trank, jedes an seinen Platz und so reif, wie es gern sein möchte; die anderen zwei sind bloß neugierig. Welche, das weiß keiner mehr. „Dann probieren wir es aus“, sagt die Eule, „und schreiben alles auf, und niemand leckt am Papier.“
story-scene-2 = Hinter dem Gartentor ist über Nacht etwas Grünes aufgegangen: fedrig, hochgewachsen und sehr mit sich zufrieden. „Dill“, sagt der Molch, der jetzt darunter wohnt und schon Vorhänge aufgehängt hat. Auch das zweite Fenster braucht vier Kräuter, aber nun stehen sieben zur Wahl, und der Dill besteht darauf, gefragt zu werden. Vielleicht gehört er in den Trank. Vielleicht wartet er auch nur darauf, dass jemand eine Gurke bringt. Die Kröte, die seit dem Frühling auf eine Gurke wartet, möchte sich dazu nicht äußern.
story-scene-3 = Durch das dritte Fenster zieht es, und der Luftzug hat mit den Kräutern geredet. Jetzt haben sie eine Meinung. Eines wächst doppelt so schnell, wenn man es lobt; ein anderes lässt nicht zu Wort kommen, wer hinter ihm steht; ein drittes flüstert der Eule alles ins Ohr. „Wirkungen“, sagt der Rabe, der davon gelesen hat. „Jede gehört zu einem Kraut, und keines sagt, zu welchem.“ Da streckt ihm die Minze die Zunge heraus. Wir glauben jedenfalls, dass es die Minze war.
story-scene-4 = In der Nacht ist der Garten aufgestanden und hat sich anders wieder hingelegt. Hier ist die Erde so hart wie das Herz einer Vermieterin, dort so fruchtbar, dass ein verlorener Knopf ausgetrieben hat, und in einer Ecke hat jemand eine niedrige Decke eingezogen, einfach so. Der Fuchs geht dreimal darum herum. „Sonderfelder“, sagt er und setzt sich auf eines. Nichts geschieht. Er sieht enttäuscht aus, und dann sieht er seinen Schwanz an: Der ist eine Handbreit länger geworden.
story-scene-5 = Auf der Treppe steht ein Topf Basilikum, und um den Hals trägt er ein Schild: _Bitte nehmt mich auf, ich bin fast zahm._ Den Besen hat er schon gebissen. Die Motte findet ihn reizend, die Fledermaus findet ihn lecker, und die Eule findet das fünfte Rezept in einer Fußnote, bis auf die Namen. Vier Kräuter von acht also, in einem Garten, der noch immer nicht stillliegt. Der Basilikum sieht euch sehr aufmerksam zu. Er wäre so gern einmal wichtig.
story-scene-6 = Unter der Tür kommt eine Einladung durch: Die Kräuter geben einen Maskenball, Nieten ausdrücklich willkommen. Von jetzt an ist auf kein Gesicht mehr Verlass. Manche tun nur so, als hätten sie eine Zahl, und verstecken sich hinter dem, der sie wirklich hat; andere werden nie klein oder groß genug und finden das furchtbar komisch. Die Kröte geht als Frosch. Die Eule trägt eine Brille über der Brille. „Zählt, was ihr wisst“, sagt sie, „und nicht, was ihr seht. Und behaltet die Bowle im Auge.“
story-scene-7 = Das siebte Fenster ist höher als die anderen, und sein Schlüsselloch auch. Der alte Trank reicht nicht hinauf; es fehlt ein Löffel voll, und ein Löffel voll ist ein Kraut. „Fünf“, sagt der Rabe und zählt an seinen Zehen ab, von denen er an jedem Fuß vier hat, weshalb er noch einmal anfangen muss. Fünf Plätze also, in der richtigen Reihenfolge, und dieselben acht Kräuter. Der Kessel räuspert sich. Er hält seit dem Unfall Diät und findet, das kommt etwas plötzlich.
story-scene-8 = Vom achten Rezept ist eine Ecke übrig, mit einem Biss darin, der lächelt, und zwar genau da, wo die Zahl stand. „Vier“, sagt die Schnecke. „Oder fünf. Vielleicht auch sechs. Es schmeckte nach Petersilie.“ Niemand weiß, wie lang dieser Trank ist, und die Seite verrät es nicht. Der Fuchs schlägt vor zu raten. Die Eule schlägt vor zu denken. Sie sehen einander eine Weile an, und die Motte, die noch nie weiter als bis zwei gezählt hat, zündet eine Kerze an und ist sehr glücklich.
story-scene-9 = Am neunten Fenster treffen sich alle Uhren des Tals, um sich zu streiten. Mitten unter ihnen sitzt in einem Blumentopf der Thymian, wie immer zu spät und ohne jede Reue. „Ich wäre ja zum ersten gekommen“, sagt er, „aber ich dachte, es ist das zehnte.“ Neun Kräuter teilen sich jetzt euren Garten, und noch immer sagt keiner, wie viele davon der Trank braucht. Der Molch hat eine Tabelle gezeichnet. Die Fledermaus hat darüber einen Witz gemacht, denselben, neunmal. Es wird spät, sogar für eine Fledermaus.
story-scene-10 = Das letzte Fenster ist nicht größer als ein Mantelknopf, und hindurch passt höchstens ein Niesen. Also ist der Pfeffer gekommen: von weit her, in einer verlöteten Dose, mit Papieren von drei Königen. Alle zehn Kräuter stehen im Garten, und die Wirkungen haben angefangen, aufeinander zu wirken, was der Rabe _verzwickt_ nennt und die Kröte etwas anderes. Neben dem Kessel liegt die Lange Kelle, neunmal geflickt, mit einem letzten Sprung. Sie zittert ein wenig. Das tun wir, ehrlich gesagt, alle.

story-new-1 = *Das ganze Spiel*: Pflanzt Kräuter, lasst sie wachsen, braut sie, und schreibt auf, was jeder Trank euch verrät. Vier von sechs Kräutern haben eine Zahl, und die Antwort ist ihre Reihenfolge.
story-new-2 = *Ein neues Kraut*: Dill. Eine Niete mehr, die es zu erkennen gilt, und eine Pflanze mehr, die in euren Garten will.
story-new-3 = *Wirkungen*: Manche Kräuter tun jetzt etwas, wenn sie gebraut werden. Welche Wirkungen im Spiel sind, steht auf dem Bogen, aber nicht, wem sie gehören.
story-new-4 = *Sonderfelder*: Ein rundes Zeichen auf einem Feld hilft, wenn ihr dort pflanzt, eins mit Zacken stört. Was jedes tut, steht bei den Regeln.
story-new-5 = *Ein neues Kraut*: Basilikum. Acht Kräuter, von denen vier eine Zahl haben: Es gibt jetzt so viele Nieten wie Zahlen.
story-new-6 = *Falsche Nieten*: Eine Niete kann so tun, als hätte sie die Zahl eines anderen Krauts, oder immer zu groß oder zu klein sein. Wie sie sich verraten, sagen die Regeln.
story-new-7 = *Ein längeres Rezept*: Fünf Kräuter haben eine Zahl. Haltet einen Kessel frei, der groß genug ist.
story-new-8 = *Eine verborgene Länge*: Vier, fünf oder sechs Kräuter haben eine Zahl, und niemand sagt, wie viele. Das müsst ihr jetzt als Erstes herausfinden.
story-new-9 = *Ein neues Kraut*: Thymian. Hier wachsen neun Kräuter, und wie lang das Rezept ist, bleibt verborgen.
story-new-10 = *Verzwickte Wirkungen und das letzte Kraut*: Pfeffer. Alle zehn Kräuter sind da, es gibt mehr Wirkungen als bisher, und manche hängen von anderen ab.

story-close-1 = Der Trank nahm die Farbe eines klaren Abends an, und das erste Fenster ging ganz von selbst an. Drinnen nieste jemand: die Motte, die dort seit dem Frühling schlief und gar nicht gemerkt hatte, dass etwas nicht stimmte. In der Langen Kelle schloss sich ein Sprung mit einem Geräusch wie ein Kuss. Die Schnecke fragte sehr leise, ob es vielleicht noch ein Buch gebe.
story-close-2 = Es war ein guter Trank, und er roch nach Hafen. Das zweite Fenster ging auf, und heraus kam eine Katze, die euch alle ansah, als wärt ihr zu spät, und sich auf den Notizen schlafen legte. Der Dill verbeugte sich nach allen Seiten, obwohl niemand etwas über ihn gesagt hatte. Die Kröte bekam eine Gurke. Sie ist seitdem eine andere.
story-close-3 = Als der dritte Trank fertig war, verstummten die Kräuter eines nach dem anderen, wie am Ende eines schönen Streits. Das dritte Fenster klapperte, und dann leuchtete es. „Ich hab’s gewusst“, sagte der Rabe, der es nicht gewusst hatte. Die Minze reichte ihm ein sauberes Taschentuch. Die Eule schrieb auf, dass das Freundlichkeit war und keine Wirkung.
story-close-4 = Der Garten seufzte, drehte sich um und lag endlich still, so ungefähr. Hinter dem vierten Fenster war aus dem Knopf ein Bäumchen gewachsen, und es trug Knöpfe: blaue, mit vier Löchern. In diesem Winter kann jede Hexe im Tal ihren Mantel schließen. Der Fuchs behält den längeren Schwanz. Er sei wärmer, sagt er, und dass bloß keiner lacht.
story-close-5 = Der fünfte Trank schäumte über und biss niemanden, was alle für einen großen Erfolg hielten. Im Fenster stand eine Lampe, die die ganze Zeit gebrannt hatte, nur mit dem Rücken zum Zimmer. Der Basilikum hat einen Platz am Feuer bekommen, ein Kissen und einen Namen. Wie sich zeigt, beißt er nur Leute, die nicht Guten Morgen sagen.
story-close-6 = Um Mitternacht fielen die Masken. Die Schwindler bekamen einen Kuss auf beide Wangen und mussten mit denen tanzen, für die sie sich ausgegeben hatten, und das war der schönste Tanz des Abends. Das sechste Fenster leuchtete in allen Farben. Nur die Kröte blieb unerkannt. Sie wurde zum überzeugendsten Frosch des Balls erklärt, und das hat sie schriftlich.
story-close-7 = Der fünfte Löffel ging hinein, der Kessel bekam einen Schluckauf, und das hohe Fenster öffnete sich auf eine Aussicht, die keiner kannte: das ganze Tal, und mittendrin ein winziger Turm mit sieben Lichtern. Ihr habt gewinkt. Nach einer Weile winkte jemand zurück. Der Rabe zählt jetzt an seinen Federn. Er ist schon bei vierzig und hat es nicht eilig.
story-close-8 = So lang war er also! Die Schnecke nickte, als hätte es ihr auf der Zunge gelegen, und das hatte es ja auch. Das achte Fenster hatte einen Laden aus Papier, von oben bis unten klein beschrieben: die fehlende Seite, vor langer Zeit abgeschrieben von einer vorsichtigen Hexe, für den Fall, dass einmal eine Schnecke kommt. Die Eule lachte so, dass sie sich setzen musste.
story-close-9 = Der neunte Trank war auf die Minute fertig, zur großen Verblüffung des Thymians. Alle Uhren schlugen, jede eine andere Stunde, und es klang beinahe wie Musik. Im neunten Fenster ist jedes Mal, wenn man hinsieht, eine andere Jahreszeit. Die Fledermaus sah neunmal hin, schwieg eine Weile und sagte, ihr falle nichts Lustiges ein. Es war nämlich wunderschön.
story-close-10 = Ihr habt die Dose geöffnet, und das ganze Tal hielt den Atem an und nieste. Das Knopffenster sprang auf; der letzte Sprung schloss sich; und die Lange Kelle hob sich in die Luft, tropfte einmal auf die Schnecke und begann, ganz langsam, zu rühren.

story-end-1 = Sie rührt ein wenig nach links, und das wird wohl so bleiben. Das Brot in Moosenried geht seither schief auf, und die Kinder träumen in Reimen. Keiner möchte es anders haben. „Geflickt ist nicht neu“, sagt die Eule und schenkt euch den ersten Becher ein. „Es ist besser. Es hat eine Geschichte.“
story-end-2 = Sie rührt, wie sie dreihundert Jahre gerührt hat, und bis zum Abendessen haben alle vergessen, dass sie je stillstand: alle außer zehn Fenstern und euch. Das Tal schenkt euch einen Schlüssel zum Turm, eine Bank mit euren Namen und Suppe auf Lebenszeit. Die Schnecke schenkt euch ihr Lesezeichen. Es ist kaum angebissen.
story-end-3 = Sie rührt, und sie summt dabei! Seit der Turm steht, hat keine Kelle gesummt. Bei Mondschein sind die zehn Fenster eine einzige große Laterne, und von jenseits der Berge kommen Hexen geflogen, um zu sehen, wer das war. Das Buch wird neu geschrieben, mit euren Namen auf der ersten Seite. Die Schnecke darf die Feder halten. Sie hat es versprochen.

## Playtest: games that players of several skills played

playtest-sheets = { $count ->
    [one] 1 Bogen
   *[other] { $shown } Bögen
}
playtest-played = { $games } auf { $sheets }:
playtest-level = Stufe
playtest-players = Personen
playtest-skill = Können
playtest-wins = gewonnen
playtest-turns = Runden
playtest-tests = Tests
playtest-board = Plan benutzt
playtest-hopeless = aussichtslos
playtest-sure = sichere Siege
playtest-custom = eigene
playtest-careless = sorglos
playtest-typical = typisch
playtest-keen = aufmerksam
playtest-expert = Profi
playtest-span = { $middle } ({ $low } bis { $high })
playtest-within = { $share } ± { $within }
playtest-sheet = Bogen { $seed }
playtest-difficulty = { $cauldrons } von { $most } (Schwierigkeit { $hardness } von 1000)
playtest-about-turns = etwa { $middle } Runden; 8 von 10 Spielen dauern { $low } bis { $high }
playtest-about-tests = etwa { $middle } Tests; 8 von 10 Spielen brauchen { $low } bis { $high }
playtest-win-rate = typische Hexen gewinnen { $share } ihrer Spiele
playtest-named = { $who }: In { $named } der Spiele wird das Rezept vor dem Ende genannt; ein Sieg bringt { $stars } Sterne
playtest-reasoning = Können „{ $skill }“: { $steps } Denkschritte, bis zu { $depth } davon bauen aufeinander auf, der schwerste „{ $technique }“
playtest-no-reasoning = keiner
playtest-bits = jeder Test verriet { $bits } Bit
playtest-quick = geschätzt, ohne zu spielen: { $cauldrons }, etwa { $turns } Runden
playtest-cauldrons = { $count ->
    [one] 1 Kessel
   *[other] { $count } Kessel
}
playtest-again = Noch einmal: { $command }
playtest-stopped = Angehalten: gespielt { $done }, gewünscht { $games }; nichts wurde geschrieben.
audit-commitment = Dieser Schlüssel wird als { $commitment } festgelegt.
audit-key = Der Schlüssel ist der, der als { $commitment } festgelegt wurde.
audit-other-key = Auf dem Papier steht { $given }; dieser Schlüssel wurde als { $commitment } festgelegt.
audit-code = Der Code ist der des Spiels { $seed } unter diesem Schlüssel.
audit-other-code = Der Code ist nicht der des Spiels { $seed } unter diesem Schlüssel: Schlüssel, Spielcode oder mehrere Einstellungen sind nicht die des Bogens.
audit-other-setting = Der Code ist der des Spiels { $seed } unter diesem Schlüssel, aber mit einer anderen Einstellung: { $setting }.
audit-open-code = Der Code ist der eines gewöhnlichen Bogens, dessen Geheimnis aus keinem Schlüssel kommt.
audit-other-seal = Der Code trägt den Namen des Spiels { $seed } unter diesem Schlüssel, doch versiegelt ist in ihm etwas anderes.
audit-table = Tisch { $table }: Jeder Test hat das Ergebnis, das dieser Schlüssel ergibt.
audit-table-differs = Tisch { $table }: Diese Tests haben ein anderes Ergebnis, als dieser Schlüssel ergibt: { $tests }.
audit-table-solution = Tisch { $table }: Die dort gezeigte Lösung ist nicht die dieses Schlüssels.
audit-facts = Auf den Blättern von Spiel { $seed } unter diesem Schlüssel: Hinweis: { $clue } Effekte: { $effects }. Ziele: { $aims }.
selftest-checked = { $sheets } Bögen wurden geprüft, die Seiten von { $drawn } gezeichnet und verglichen.
selftest-fault = Bogen { $sheet } ({ $what }): { $why }
selftest-holds = Alles stimmt.
playtest-games = Spiele
playtest-by-answer = per Antwort
playtest-given-up = aufgegeben
playtest-people = Menschen
playtest-rivals = { $players } Rivalen
playtest-kind = { $level }, { $players }:
playtest-kind-rivals = { $level }, { $players } gegeneinander:
playtest-people-win = Menschen gewinnen { $people }, typische Hexen { $typical }, Profis { $expert }.
playtest-place-below = Sie gewinnen seltener als typische Hexen.
playtest-place-typical = Bisher unterscheidet sie nichts von typischen Hexen; Profis gewinnen öfter.
playtest-place-between = Sie liegen zwischen beiden, auf { $way } des Weges von typischen Hexen zu Profis.
playtest-place-expert = Bisher unterscheidet sie nichts von Profis; typische Hexen gewinnen seltener.
playtest-place-above = Sie gewinnen öfter als Profis.
playtest-place-open = So wenige Spiele sagen nicht, wo Menschen liegen.
playtest-few-sheets = Alles davon auf { $sheets }: Wie schwer es dort zufällig ist, steckt nicht in den Spannen.
playtest-too-few = Zu wenige für ein Urteil: { $games }; ab { $fewest } werden Menschen verglichen.
playtest-helped = Mit Hilfe von der Seite oder am Terminal: { $games }.
playtest-repeated = Mehrmals vorhanden und einmal gezählt: { $games }.
playtest-beside = Neben den Menschen: { $games } für jedes Können, auf Bögen der Spielcodes ab { $seed }; Spannen zu 95 %.
playtest-left-out = Noch nicht zu Ende und ausgelassen: { $tables }.

## The gallery: a web page with pictures of many games

gallery-title = { $game }: eine Galerie
gallery-intro = { $count ->
    [one] Ein Spiel, gezeichnet aus seinem Spielcode.
   *[other] { $count } Spiele, jedes gezeichnet aus seinem Spielcode.
} Wähle ein Bild, um seine Seite groß zu sehen.
gallery-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
gallery-picture = { $seed }: { $page }
gallery-again = Zum Drucken:
terminal-gallery = { $gallery } { $games }
terminal-gallery-name = Galerie:
terminal-gallery-open = Öffne sie in einem Browser

## A pack: web pages that lead to sheets to print

gallery-pack-title = { $game }: Spiele zum Drucken
gallery-pack-intro = { $count ->
    [one] Ein Spiel als PDF, mit Spielplan, Regeln und Notizheft.
   *[other] { $count } Spiele, jedes eine PDF mit Spielplan, Regeln und Notizheft.
} Wähle eine Stufe und wie viele mitspielen, und druck dein Spiel.
gallery-pack-how = Druck in wahrer Größe (100 %, nicht „an Seite anpassen“) und beidseitig, über die lange Kante gewendet.
gallery-pack-testing = Tränke testen
gallery-pack-testing-file = Diese Seite testet sie auf jedem Handy oder Computer, auch ohne Netz: Speichere sie als { $file } neben deiner PDF.
gallery-pack-testing-code = Der Code auf jedem Spielplan öffnet diese Seite, mit der Kamera jedes Handys.
gallery-pack-languages = Sprachen
gallery-pack-find = Stufe und Personenzahl
gallery-pack-level = Stufe { $number }: { $name }
gallery-pack-print = Auf { $paper } drucken
gallery-pack-size = PDF, { $size } KB
gallery-pack-again = Selbst machen mit Cauldron Press
terminal-pack = { $pack } { $games }, { $files }, { $size } MB
terminal-pack-name = Paket:
terminal-pack-open = Öffne es in einem Browser, oder leg den ganzen Ordner auf einen Webserver

## The screen that prints, which is loaded when somebody wants to print

press-loading = Die Druckpresse wird geladen …
press-not-loaded = Die Druckpresse war nicht zu laden. Sie braucht einmal ein Netz; danach druckt sie ohne. Nichts ist verloren: Versuch es noch einmal, wenn es ein Netz gibt.
press-no-letters = Die Buchstaben dieser Namen waren nicht zu laden. Sie brauchen einmal ein Netz; danach werden sie ohne gedruckt. Nichts ist verloren: Versuch es noch einmal, wenn es ein Netz gibt.
press-no-browser = In diesem Browser läuft die Druckpresse nicht. Nimm einen aktuellen Firefox, Chrome, Edge oder Safari oder ein anderes Gerät.
press-broken = Die Druckpresse blieb stehen; vielleicht hat dieses Gerät zu wenig Speicher frei. Schließ andere Seiten und versuch es noch einmal. Was du gewählt hast, ist noch da.
press-stopped = Angehalten.
press-drawing = Dein Spiel wird gezeichnet …
press-drawn = Die Vorschau ist auf dem neuesten Stand.
press-preview = Vorschau
press-page-title = Seite { $page } von { $pages }: { $title }
press-turn = { $title }. Umblättern
press-page-before = Seite davor
press-page-after = Nächste Seite
press-zoom = Größer
press-rating = { $hard } von 5 Kesseln; ein Spiel dauert etwa { $minutes } Minuten, { $low } bis { $high } Runden. Typische Hexen gewinnen etwa { $wins } von 100 Spielen.

press-kind = Was soll es werden?
press-kind-sheet = Ein Spiel
press-kind-booklet = Viele Spiele
press-kind-race = Ein Rennen
press-another = Ein anderes
press-daily = Der Bogen des Tages
press-level = Stufe
press-hard = Schwierigkeit: { $low } bis { $high } von { $most } Kesseln
press-hard-all = Schwierigkeit: { $hard } von { $most } Kesseln
press-turns = { $low } bis { $high } Runden
press-new-first-game = 6 Zutaten, 4 davon im Rezept. Am besten zum Lernen.
press-new-beginner = Neu: Wirkungen, durch die sich einzelne Zutaten seltsam benehmen.
press-new-amateur-witch = Neu: Sonderfelder auf dem Spielplan, gute und schlechte, und 8 Zutaten.
press-new-spice-sorcerer = Neu: Nieten, die einen Test stören.
press-new-potion-master = Neu: Niemand weiß, wie lang das Rezept ist.
press-new-high-witch = Neu: 10 Zutaten und viele Wirkungen. Für Hexen, die nichts fürchten.
press-players = Personen
press-language = Sprache des Bogens
press-paper-title = Papier und Tinte
press-paper = Papier
press-ink = Tinte
press-ink-colour = Farbe
press-ink-gray = Grau
press-ink-saver = Wenig Tinte
press-ink-black = Nur Schwarz
press-theme = Design
press-theme-usual = Kräuter und Hexen
press-sides = Bedruckt
press-sides-both = Beidseitig
press-sides-one = Einseitig
press-sides-one-hint = Für Drucker, die nur einseitig drucken: Druck jede Seite auf ein eigenes Blatt und kleb Vorder- und Rückseite zusammen.

press-more = Mehr
press-more-game = Spielcode und eigene Stufen
press-seed = Spielcode
press-seed-hint = Derselbe Code ergibt immer dasselbe Spiel.
press-custom-hint = Jeder dieser Wünsche gilt für sich, anstelle dessen, was die Stufe vorsieht.
press-of-level = wie in der Stufe
press-ingredients = Zutaten
press-length = Länge des Rezepts
press-length-3 = 3
press-length-4 = 4
press-length-5 = 5
press-length-6 = 6
press-length-hidden = geheim, 4 bis 6
press-decoys = Nieten
press-decoys-ignore = harmlos
press-decoys-all = alle Arten
press-effects = Wirkungen
press-effects-none = keine
press-effects-some = einige
press-effects-many = viele
press-special-cells = Sonderfelder
press-special-cells-true = ja
press-special-cells-false = nein
press-answers = Antworten, höchstens
press-more-order = Ein Spiel nach Wunsch
press-order-hint = Von diesem an werden Spiele gezogen, bis eins so ist, wie du es dir wünschst. Mehrere Wünsche können eine Weile dauern.
press-difficulty = Schwierigkeit
press-any = egal
press-pots = { $count ->
    [one] 1 Kessel
   *[other] { $count } Kessel
}
press-turns-from = Runden, mindestens
press-turns-to = Runden, höchstens
press-win-rate = Typische Hexen gewinnen
press-win-rate-often = die meisten Spiele
press-win-rate-half = mehr als die Hälfte
press-win-rate-seldom = weniger als die Hälfte
press-no-guess = Ohne Raten zu gewinnen
press-no-guess-hint = Ein Profi kann sich das ganze Rezept erschließen.
press-as-drawn = So, wie es gezogen wird
press-as-drawn-hint = Niemand spielt es vorher, und nirgends steht, wie schwer es ist.
press-order-none = Keine Wünsche
press-more-helpers = Spielen ohne Handy
press-oracle = Das Orakel
press-oracle-hint = Eine Seite, die Tests durch Addieren beantwortet. Alle dürfen sie ansehen.
press-keeper = Seite für die Hüterin
press-keeper-hint = In einer eigenen Datei: Eine von euch spielt nicht mit und testet damit alle Tränke. Dort steht das Rezept.
press-sealed = Seite zum Falten und Versiegeln
press-sealed-hint = In einer eigenen Datei: Druck sie, ohne hinzusehen, falte sie, und öffne sie, wenn ein Trank zu testen ist.
press-html = Text für Screenreader
press-html-hint = Alles, was auf dem Papier steht, als Seite mit Text und Tabellen, in einer eigenen Datei.
press-braille = Braille
press-braille-hint = Alles, was auf dem Papier steht, für einen Brailledrucker oder eine Braillezeile, auf Englisch, in einer eigenen Datei.
press-more-printer = Drucker und Druckerei
press-any-paper = Beliebiges Papier
press-duplex = Wenden des Papiers
press-large = Große Schrift
press-large-hint = Jeder Buchstabe ist mindestens 14 Punkt hoch. Das braucht mehr Seiten.
press-align-hint = Wenn die Rückseiten nicht hinter den Vorderseiten liegen: wie weit sie daneben liegen, in Millimetern nach rechts und nach unten, und in Grad im Uhrzeigersinn.
press-align-x = Nach rechts
press-align-y = Nach unten
press-align-turn = Gedreht
press-layout-hint = Seiten auf anderen Blättern als ihren eigenen: als Heft zum Klammern, mehrere auf einem Blatt zum Zerschneiden, oder für Drucker, die nur einseitig drucken.
press-layout = Anordnung
press-layout-duplex = eine je Blattseite
press-layout-saddle = Heft, im Falz geklammert
press-layout-2-up = zwei auf einem Blatt
press-layout-4-up = vier auf einem Blatt
press-layout-cut-stack = als Stapel geschnitten
press-layout-fold-over = vorn neben hinten, zum Falten
press-layout-glue = vorn und hinten, zum Zusammenkleben
press-layout-poster = groß, über mehrere Blätter
press-sheet = Papier im Drucker
press-sheet-usual = was passt
press-signature = Ineinander gefaltete Blätter (leer: alle, oder mehrere Lagen aus höchstens 15)
press-thickness = Dicke des Papiers in mm
press-back-cover = Die letzte Seite bleibt außen
press-gutter = Abstand zwischen den Seiten in mm
press-fit = Seiten passend verkleinern
press-fit-hint = Nur dort, wo das Papier im Drucker zu klein für sie ist.
press-margin = Freie Kante des Bogens in mm
press-margin-hint = Für Drucker, die mehr als 5 mm abschneiden (leer: 5).
press-shop-hint = Für eine Druckerei: Beschnitt in Millimetern, Marken um die Seite und das Format der Datei.
press-bleed = Beschnitt
press-marks = Marken
press-marks-usual = wie üblich
press-marks-all = alle
press-marks-none = keine
press-standard = Dateiformat
press-standard-plain = einfache PDF
press-standard-pdf-x4 = PDF/X-4, für Druckereien
press-standard-pdf-a2 = PDF/A-2, für Archive
press-more-link = Ein Link zu dieser Auswahl
press-link = Link
press-link-hint = Wer ihn öffnet, findet diese Seite, und alles ist schon so gewählt.
press-link-long = Dieser Link ist zu lang, um hierher zu führen; nichts daraus wurde übernommen.
press-link-names = Die Namen stehen nicht darin.
press-link-unknown = Dieser Link verlangt { $name }, und das gibt es nicht; nichts daraus wurde übernommen.
press-link-wrong = { $value } ist für { $name } nicht möglich; nichts wurde geändert.

press-booklet-title = Viele Spiele in einer Datei
press-games = Wie viele Spiele
press-top = Immer schwerer, bis
press-top-none = alle auf einer Stufe
press-tells = Was die letzten Blätter verraten
press-tells-codes = die Lösungscodes
press-tells-whole = ganze Lösungen
press-tells-referee = alles, was eine Hüterin braucht
press-tells-none = nichts
press-title = Ein eigener Titel
press-names = Namen, einer je Zeile
press-names-hint = Für eine Klasse: Tippe die Namen der Kinder oder Tische ein oder füge sie ein, bis zu { $most }. Alle bekommen ein eigenes Spiel, auf dem ihr Name steht.
press-names-long = gekürzt
press-names-sign = hat { $sign }, was sich nicht drucken lässt
press-names-over = fehlt: höchstens { $most } auf einmal
press-names-read = { $count ->
    [one] 1 Name: ein Spiel damit.
   *[other] { $count } Namen: für jeden ein Spiel.
}
press-zip = Einzelne Dateien in einem ZIP
press-zip-hint = Jedes Spiel in einer eigenen Datei, anstelle eines Hefts.
press-race-title = Ein Rennen, so lang du willst
press-race-hint = Strecke, Karten und Figuren zum Ausschneiden. Für Kinder ab 4 Jahren.
press-race-minutes = { $low } bis { $high } Minuten
press-minutes = Minuten
press-cards = Karten
press-cards-small = Klein
press-cards-large = Groß
press-backs = Kartenrücken
press-backs-hint = Für Papier, das beidseitig bedruckt wird.

press-make-sheet = PDF machen
press-make-booklet = Alle Spiele machen
press-make-race = PDF machen
press-making = Wird gemacht …
press-done-of = { $done } von { $all } Spielen
press-made = { $files ->
    [one] Deine Datei ist fertig
   *[other] Deine Dateien sind fertig
}
press-open = Öffnen
press-save = Speichern
press-share = Teilen
press-play-here = Auf diesem Handy spielen
press-dialogue-title = Im Druckdialog
press-dialogue-size = Tatsächliche Größe
press-dialogue-size-hint = Skalierung 100 %, auf { $paper }; nichts an die Seite anpassen.
press-dialogue-both = Beidseitig
press-dialogue-both-hint = Vorder- und Rückseite gehören auf ein Blatt.
press-dialogue-one = Einseitig
press-dialogue-one-hint = Jede Seite auf ein eigenes Blatt.
press-dialogue-long-edge = An langer Kante spiegeln
press-dialogue-long-edge-hint = Wie man die Seiten eines Buchs umblättert.
press-dialogue-short-edge = An kurzer Kante spiegeln
press-dialogue-short-edge-hint = Wie man die Blätter eines Blocks umschlägt.
