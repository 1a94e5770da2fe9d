### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = pl
language-name = Polski
language-number = 5

## Lists: "a and b", "a, b and c"

list-two = { $first } i { $second }
list-more = { $first }, { $second }
list-sentence = { $text }.
list-sentences = { $first } { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: trasa
race-page-rules = { $course }: zasady
race-page-cards = { $course }: karty { $number }
race-page-backs = { $course }: tyły kart { $number }
race-page-pawns = Pionki do złożenia
race-deck = Talia { $letter }
race-deck-of-all = { $deck }, do każdej trasy, która ją podaje

race-title = Wyścig mioteł
race-course = { $adjective } { $place }
race-adjective = { $number ->
    [1] Krzywy
    [2] Księżycowy
    [3] Mruczący
    [4] Nocny
    [5] Splątany
    [6] Wietrzny
    [7] Mglisty
    [8] Srebrny
    [9] Gwiezdny
    [10] Chichoczący
    [11] Dudniący
    [12] Bulgoczący
    [13] Śpiący
    [14] Kolczasty
    [15] Aksamitny
   *[16] Chwiejny
}
race-place = { $number ->
    [1] Trakt
    [2] Moczar
    [3] Las
    [4] Pagórek
    [5] Wygon
    [6] Ugór
    [7] Zaułek
    [8] Jar
    [9] Strumień
    [10] Sad
    [11] Step
    [12] Wąwóz
    [13] Ogród
    [14] Grzbiet
    [15] Gąszcz
   *[16] Szlak
}
race-players = { $players ->
    [one] dla 1 gracza
    [few] dla { $players } graczy
    [many] dla { $players } graczy
   *[other] dla { $players } graczy
}
race-spaces = { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pól
}
race-about-minutes = około { $minutes } min (od { $low } do { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Kod gry
race-start = START
race-finish = META
race-turn-note = Dobierz kartę i leć. Nie ma już takiego pola? Wygrywasz!
race-one = Jeden kolor
race-one-note = Leć na najbliższe pole tego koloru.
race-two = Dwa jednego koloru
race-two-note = Leć na drugie pole tego koloru.
race-picture = Obrazek
race-picture-note = Jego karta przenosi cię tutaj, w przód lub w tył.
race-nap = Drzemka
race-nap-note = Zatrzymaj się tu i strać następną turę.
race-nap-note-hold = Czekaj, aż zbudzi cię karta jej koloru.
race-bridge = Most
race-bridge-note = Stań na początku i leć na jego koniec.

## Cards and pawns of the race

race-red = czerwony
race-purple = fioletowy
race-yellow = żółty
race-blue = niebieski
race-orange = pomarańczowy
race-green = zielony
race-cat = Kot
race-pumpkin = Dynia
race-potion = Eliksir
race-toadstool = Muchomor
race-moon = Księżyc
race-hat = Kapelusz
race-twice = dwa razy
race-go-to-its-space = leć na jego pole
race-pawns-title = Pionki do złożenia
race-pawns-intro = Z każdą wiedźmą leci jakieś stworzenie. Każde ma na starcie swój boks. Drugi rząd to zapas.
race-pawns-cut = *Wytnij* pionek wzdłuż obrysu.
race-pawns-fold = *Zegnij* go wzdłuż przerywanych linii: górę do tyłu, obie stopki do środka.
race-pawns-glue = *Sklej* stopki jedną na drugiej. Pionek stoi!
race-pawns-foot = klej

## The rules of the race: *bold*

race-rules-title = Jak się ścigać
race-rules-intro = Kociołek bulgocze, kolacja gotowa, a ostatnia miotła w domu zmywa naczynia.
race-rules-goal = Cel gry
race-rules-goal-text = Lećcie od pola START do pola META. Wygrywa wiedźma, która pierwsza doleci do kociołka! Nikt nie musi umieć czytać: karty pokazują, dokąd lecieć.
race-rules-set-up = Zanim zaczniecie
race-rules-set-up-cut = Wytnijcie karty i złóżcie pionki.
race-rules-set-up-pawns = Każdy stawia pionek na polu START, tam, gdzie narysowano jego stworzenie.
race-rules-set-up-deck = Potasujcie { $cards ->
    [one] 1 kartę i połóżcie ją zakrytą
    [few] { $cards } karty i połóżcie je w stosie, zakryte
    [many] { $cards } kart i połóżcie je w stosie, zakryte
   *[other] { $cards } kart i połóżcie je w stosie, zakryte
}.
race-rules-set-up-shared-deck = Potrzebna jest *{ $deck }*, wspólna dla wszystkich tras, które ją podają. Potasujcie jej { $cards ->
    [one] 1 kartę i połóżcie ją zakrytą
    [few] { $cards } karty i połóżcie je w stosie, zakryte
    [many] { $cards } kart i połóżcie je w stosie, zakryte
   *[other] { $cards } kart i połóżcie je w stosie, zakryte
}.
race-rules-set-up-first = Zaczyna najmłodsza osoba. Dalej gracie kolejno w lewo.
race-rules-turn = Twoja tura
race-rules-turn-text = Dobierz *jedną* kartę, leć tam, dokąd cię wysyła, i odłóż ją. Na jednym polu może stać kilka pionków. Gdy stos się skończy, potasujcie karty i grajcie dalej.
race-rules-turn-text-replacement = Dobierz *jedną* kartę, leć tam, dokąd cię wysyła, potem włóż ją z powrotem i potasuj stos. Na jednym polu może stać kilka pionków.
race-rules-colour = *Jeden kolor*: leć w przód na *najbliższe* pole tego koloru. Mały znak na nim też jest taki sam.
race-rules-double = *Dwa jednego koloru*: leć w przód na *drugie* pole tego koloru.
race-rules-picture = *Obrazek*: leć prosto na pole z tym obrazkiem, nawet jeśli leży *za tobą*. A to pech!
race-rules-spaces = Pola specjalne
race-rules-bridge = *Most*: lądujesz na polu, na którym się zaczyna? Od razu przeleć nim tam, dokąd wskazują strzałki. Jeśli tylko go mijasz, nic się nie dzieje.
race-rules-nap = *Drzemka*: lądujesz tutaj? Zasypiasz i tracisz następną turę.
race-rules-nap-hold = *Drzemka*: lądujesz tutaj? Czekaj, aż dobierzesz kartę w kolorze tego pola; wtedy się budzisz i lecisz dzięki niej dalej. Inne karty nic nie dają.
race-rules-winning = Zwycięstwo
race-rules-winning-text = Nie ma już przed tobą pola w twoim kolorze? Wlatujesz na pole META i *wygrywasz*. Nie trzeba dolecieć co do pola.
race-rules-winning-first = Gra kończy się, gdy tylko pierwsza wiedźma jest w domu.
race-rules-winning-everyone = Pozostali ścigają się dalej, aż wszyscy będą w domu.
race-rules-length = Ile to trwa
race-rules-length-text = Ten wyścig powstał { $players }: potrwa mniej więcej { $minutes }, czyli { $turns }, jeśli jedna tura zajmuje { $seconds }. O wszystkim decyduje los: mniej więcej jedna gra na dziesięć kończy się w { $low }, a jedna na dziesięć trwa dłużej niż { $high }.
race-minutes = { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
race-seconds = { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
race-turns = { $turns ->
    [one] 1 turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
race-turns-each = { $turns } na osobę
race-turns-last = { $turns }, zanim ostatnia wiedźma będzie w domu
race-rules-variants = Inne sposoby ścigania się
race-rules-variant-everyone = *Wszyscy do domu*: grajcie, aż wszyscy będą w domu. Kto dotrze ostatni, zmywa naczynia. ({ $minutes })
race-rules-variant-first = *Sprint*: kończycie, gdy pierwsza wiedźma jest w domu. ({ $minutes })
race-rules-variant-gentle = *Łagodny wiatr*: najmłodsi odkładają obrazek, który by ich cofnął, i dobierają jeszcze raz. ({ $minutes })
race-rules-variant-choice = *Sprytne miotły*: trzymaj dwie karty, zagraj jedną i dobierz nową. ({ $minutes })

## Races that cannot be made

race-too-short = nie da się ułożyć wyścigu na { $wish } { $players }: najkrótszy trwa około { $least }; poproś o więcej
race-too-long = nie da się ułożyć wyścigu na { $wish } { $players }: najdłuższy trwa około { $most }; poproś o mniej
race-not-found = nie znaleziono wyścigu na { $wish } { $players } z kodu gry { $seed }; użyj innego kodu albo poproś o wyścig trochę krótszy lub dłuższy

## What the document of a race says about itself

race-subject = Wyścig dla dzieci: { $course }
race-subjects = { $count ->
    [one] 1 wyścig dla dzieci
    [few] { $count } wyścigi dla dzieci
    [many] { $count } wyścigów dla dzieci
   *[other] { $count } wyścigów dla dzieci
}: { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Składniki:
terminal-hint = Wpisz eliksir, np. szałwia 2, mięta 1; help powie więcej.
terminal-tests = { $count ->
    [one] 1 test
    [few] { $shown } testy
    [many] { $shown } testów
   *[other] { $shown } testu
}
terminal-tests-so-far = Dotychczas w tej grze: { $tests }; pokazuje je log.
terminal-help =
    Wpisz eliksir, najstarszy składnik na początku, każdy ze swoimi kropkami: szałwia 2, mięta 1
      fox (owl, raven, ..., nobody)   do kogo należą następne testy
      guesser szałwia 2, mięta 1      darmowy test z pola Zgadula (albo: versatility szałwia 2)
      log                             wszystkie dotychczasowe testy
      notes                           twoje notatki
      note szałwia 3 no               zanotuj: no, maybe, yes albo blank; zamiast numeru może być decoy albo efekt
      note szałwia all no             skreśl to, co puste w jej wierszu; note all 3 no: w kolumnie
      undo                            cofnij ostatnią notatkę
      wrong 3, right 3                test 3 wpisano błędnie i się nie liczy; albo wpis był dobry
      notes check                     czy jakiś test przeczy notatce
      hint, hint another              podpowiedź, krok po kroku; inna podpowiedź
      suggest 3                       który eliksir z 3 składników powie najwięcej
      handicap fox small              wskazówka dla słabszej wiedźmy (medium, large albo wygrane jej i najlepszej: 0 2)
      read fox                        jej wskazówka, gdy inni nie patrzą
      review                          jak wam poszło, gdy gra jest skończona
      effects, cells, clue, rules     co jest w tej grze
      full, room                      gra się kończy: podajcie przepis jeszcze raz, ostatnia szansa; albo trwa dalej
      name mięta szałwia tymianek szczypiorek podajcie przepis (answer i guess robią to samo)
      name fox … / owl …              rywale, którzy podają go naraz, dzielą wygraną
      turn 12                         kółko, które liczy się do gwiazdek za wygraną
      give up ABCD-EFGH               pokaż rozwiązanie, z kodem z dołu strony z zasadami
      mode together, rivals, solo     kto gra z kim
      again                           wyczyść dziennik i notatki i zacznij od nowa
      quit                            wyjdź
terminal-mistyped = Test { $number } zostaje w dzienniku, ale już się nie liczy; right { $number } to cofa.
terminal-counts-again = Test { $number } znów się liczy.
terminal-entered-wrongly = błędny wpis
terminal-sure = Wpisz yes, żeby mimo to przetestować.
terminal-nothing-asked = nie było pytania, na które można odpowiedzieć yes
terminal-hint-more = hint powie o tym więcej; hint another zaczyna inną podpowiedź
terminal-hint-another = hint zaczyna następną podpowiedź
terminal-nothing-certain = Nie ma nic pewnego, czego byście już nie zanotowali lub o co nie pytali: czas na test. suggest 3 poda eliksir z 3 składników, który powie najwięcej.
terminal-clue-sealed = Inni odwracają wzrok, a potem: read { $witch }
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Przepis>
terminal-over-prompt = Koniec gry>
terminal-no-effects = W tej grze nie ma efektów.
terminal-no-cells = Na tej planszy nie ma pól specjalnych.
terminal-no-tests = Jeszcze żadnego testu.
terminal-full = Gra się kończy. Podajcie przepis jeszcze raz, składniki po kolei i bez kropek: to ostatnia szansa.
terminal-poisoned = Wszyscy jesteście zatruci.
terminal-again = To wyczyści dziennik i notatki; wpisz: again yes
terminal-winner = Grę wygrywa { $witch }.
terminal-winners = Wspólna wygrana: { $witches }.
terminal-lost = Przegrana. Wpisz give up, żeby zobaczyć rozwiązanie, albo again, żeby zacząć od nowa.
terminal-track-wrong = Skreślcie { $step } na drodze księżyca.
terminal-track-rival = Kto go podał, pauzuje tyle tur: { $step }.
terminal-track-first = Zacznijcie od pierwszego nieskreślonego kółka.
terminal-track-last = Zacznijcie od miejsca za ostatnim kółkiem.
terminal-track-aims = Cofnijcie się o { $step } za każdy osiągnięty cel.
terminal-track-brewed = Wygrał eliksir z kociołka: cofnijcie się jeszcze o { $step }.
terminal-turn-asked = Wpiszcie numer kółka, do którego doszliście: turn 12. Miejsce za ostatnim to turn { $past }.
terminal-stars = To daje { $stars ->
    [one] 1 gwiazdkę
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}.
terminal-misused = { $command } nie łączy się z { $rest }; help mówi, jak tego używać
terminal-unknown = { $word } to ani polecenie, ani składnik; { $hint }
terminal-near = może chodzi o: { $word }?
terminal-known = help podaje polecenia, a składniki to { $ingredients }
terminal-about = { $what }: { $sentence }
terminal-advised = { $sentence }; { $advice }
terminal-with = { $sentence } ({ $option })
terminal-no-game = nie ma gry { $given }; wybierz: { $games }
terminal-no-game-near = nie ma gry { $given }; może chodzi o: { $near }?
terminal-no-picture = nie ma obrazka { $path }; podaj ścieżkę obrazka z kodem QR albo tekst kodu
terminal-picture-heic = to obraz HEIC, którego nie da się odczytać; wybierz w iPhonie Ustawienia > Aparat > Formaty > Najbardziej zgodne i zrób zdjęcie ponownie albo zrób jego zrzut ekranu
terminal-pdf-encrypted = ten PDF jest chroniony hasłem; zapisz go bez hasła albo podaj obraz strony z kodem
terminal-pdf-damaged = ten PDF jest uszkodzony lub niekompletny; skopiuj go lub pobierz ponownie
terminal-svg-damaged = ten SVG jest uszkodzony lub niekompletny; skopiuj go lub pobierz ponownie
terminal-document-no-code = na żadnej stronie tego pliku nie ma kodu QR; podaj plik z przodem arkusza albo obraz kodu
terminal-document-foreign = żaden kod QR w tym pliku nie pochodzi z arkusza Cauldron Press; podaj plik z przodem arkusza albo obraz kodu
terminal-document-several = w tym pliku są kody kilku gier; podaj plik z jedną grą albo obraz jej kodu
terminal-of-game = gra { $number } (kod { $seed })
terminal-game-number = gra { $number }
terminal-in-file = w { $path }: { $sentence }
terminal-nothing-to-brew = nie ma z czego warzyć; podaj --seed, tekst kodu albo jego obrazek, np.: cauldron brew sheet.png sage:2 mint:1
terminal-nothing-to-check = nie ma czego sprawdzać; podaj tekst kodu albo jego obrazek, a potem odpowiedź, np.: cauldron check sheet.png mint sage thyme chives
terminal-give-up-needs-code = --give-up otwiera kod; zamiast --seed podaj tekst kodu albo jego obrazek
terminal-no-note = { $text } to nie notatka; napisz składnik, kolumnę i no, maybe, yes albo blank, np.: note szałwia 3 no. Kolumna to numer, decoy, efekt albo all, czyli wszystko, czym składnik może być: note szałwia all no. Cała kolumna: note all 3 no
terminal-no-mode = nie ma trybu { $mode }; użyj together, rivals albo solo
terminal-no-answer = brakuje odpowiedzi; podaj jej składniki po kolei, np.: name mięta szałwia tymianek szczypiorek
terminal-give-up = Żeby zobaczyć rozwiązanie, wpisz give up i kod z dołu strony z zasadami, np.: give up ABCD-EFGH
terminal-marks = x nie   ? może   ! tak
terminal-given = Darmowa wskazówka: X nie   * tak   ~ jeden z tych
terminal-test = Test { $number }:
terminal-wins = Ten eliksir wygrywa!
terminal-counted = Za małe: { $undergrown }, za duże: { $overgrown }.
terminal-report = { $report }.
terminal-right = Dobrze! Przepis odnaleziony.
terminal-wrong = Źle: to nie jest odpowiedź.
terminal-named-left = { $left ->
    [one] Możecie podać go jeszcze raz.
    [few] Możecie podać go jeszcze { $left } razy, zanim gra się skończy.
   *[many] Możecie podać go jeszcze { $left } razy, zanim gra się skończy.
}
terminal-named-used = Podaliście go już tyle razy, ile można. Gdy gra się skończy, będzie można podać go jeszcze raz.
terminal-tale-no-give-up = pieczęć kampanii otwiera tylko przepis; otwórz kod jej gry kodem poddania, a zobaczysz go
terminal-winning-potion = Zwycięski eliksir:

# What the terminal refuses: options, their values, files.
terminal-not-possible = { $given } nie jest możliwe; wybierz liczbę całkowitą od { $least } do { $most }
terminal-layout-unfolded = { $option } dotyczy broszur zszywanych w zgięciu; wybierz do tego { $layout }
terminal-yes-or-no = { $given } to ani yes, ani no; wybierz yes lub no
terminal-no-language = nie ma języka { $given }; wybierz: { $languages }
terminal-single-games = { $option } dotyczy pojedynczych gier; pomiń to
terminal-output-single = standardowe wyjście przyjmuje jeden plik; pomiń { $option } albo podaj folder w --out
terminal-output-folder = { $out } nie jest folderem, a zapisywanych jest kilka plików; podaj folder w --out
terminal-large-print = litery 14-punktowe wymagają papieru a2 lub większego; { $paper } jest za mały na --large-print
terminal-large-enlarged = Duży druk wymaga większego papieru: drukuj na { $paper } albo podaj { $flags }, aby drukować na kilku arkuszach a4
terminal-braille = brajl jest tylko po angielsku; wybierz --lang en albo --html
terminal-printer-unknown = nie znam drukarki { $name }; wydrukuj stronę testową: cauldron align
terminal-printer-near = nie znam drukarki { $name }; może chodzi o: { $near }?
terminal-read-again = odczytaj skale jeszcze raz
terminal-no-folder = nie znam folderu ustawień (HOME nie jest ustawione); użyj { $instead }
terminal-theme-language = motyw { $theme } nie mówi w języku { $language }; wybierz { $languages } przez --lang albo inny --theme
terminal-file-folder = { $path } to folder; podaj { $wanted }
terminal-file-device = { $path } to urządzenie albo potok; podaj { $wanted } w zwykłym pliku
terminal-file-large = { $path } jest za duży na { $wanted }; najwięcej to { $most } MiB
terminal-file-missing = nie ma pliku { $path }
terminal-file-denied = nie wolno ci czytać { $path }
terminal-file-unreadable = nie można przeczytać { $path }: { $reason }
terminal-toml-backslash = w podwójnym cudzysłowie \ zaczyna znak specjalny; napisz ścieżkę z / albo w pojedynczych cudzysłowach, np. 'C:\Users\Ann'
terminal-names-binary = { $path } nie jest listą w postaci tekstu; zapisz ją jako CSV lub jako tekst
terminal-names-empty = { $path } nie zawiera imion; wpisz po jednym w każdym wierszu
terminal-names-column = { $path } nie ma kolumny { $column }; są { $columns }
terminal-names-unprintable = { $path } zawiera imiona, których nie można wydrukować: { $faults }. Popraw je albo podaj --names-skip: te arkusze dostaną linię do pisania
terminal-names-skipped = Linia do pisania zamiast imienia: { $faults }
terminal-names-character = wiersz { $line }, { $name }: { $character }
terminal-names-long = wiersz { $line }, { $name }: liczba znaków { $count }, najwyżej { $most }
terminal-names-join = { $first }; { $last }
terminal-names-more = { $faults }; jeszcze { $count }
terminal-names-from = { $path }: imiona są w kolumnie { $column }, pierwsze to { $first }; inną wybiera --names-column
terminal-names-heading = { $path }: pierwsze imię to { $first }, pod nagłówkiem { $heading }
terminal-names-first = { $path }: pierwsze imię to { $first }
terminal-names-sum = { $path }: wiersz { $line } to suma ({ $word }), a nie imię; został pominięty
terminal-names-encoding = { $path } odczytano w kodowaniu { $encoding }; jeśli litery są błędne, zapisz plik jako UTF-8
terminal-names-games = Gra każdej osoby zależy tylko od tego kodu gry, ustawień i imienia, więc dwie osoby mogą mieć ten sam przepis na różnych planszach. Zachowaj plik names.jsonl: manifest nie zawiera imion.
terminal-names-missing = nie ma pliku { $path } z imionami z tej serii; skopiuj go do folderu manifestu
terminal-names-other = { $path } zawiera imiona z innej serii; umieść w jego miejscu plik tej serii
terminal-logo-empty = plik { $path } jest pusty; logo to plik SVG, SVGZ, PNG lub JPEG
terminal-logo-text = plik { $path } to tekst, a nie rysunek; logo to plik SVG, SVGZ, PNG lub JPEG
terminal-logo-format = plik { $path } ma inny format; logo to plik SVG, SVGZ, PNG lub JPEG
terminal-reprint-nameless = { $given } nie jest numerem gry, a { $path } należy do serii bez imion; podaj numer od 1 do { $games }
terminal-reprint-unknown = w serii z pliku { $path } nikt nie nazywa się { $given }; podaj imię z listy albo numer gry
terminal-reprint-near = w serii z pliku { $path } nikt nie nazywa się { $given }; czy chodziło o { $near }?
terminal-reprint-ambiguous = kilka osób nazywa się { $given }, w grach { $numbers }; podaj jeden z tych numerów
terminal-wanted-picture = obrazek z kodem QR
terminal-wanted-key = plik z kluczem
terminal-wanted-game = zapisaną grę
terminal-wanted-options = plik z opcjami
terminal-no-setting = nie ma ustawienia { $given }; wybierz: { $names }
terminal-no-setting-near = nie ma ustawienia { $given }; może chodzi o: { $near }?
terminal-no-json-potions = nie ma eliksirów do pokazania jako JSON; podaj je, np.: sage:2 mint:1
terminal-save-unusable = { $path } to nie zapisana gra ({ $reason }); podaj inny plik albo usuń ten, żeby zacząć od nowa
terminal-save-no-text = to nie tekst
terminal-save-other = { $path } zawiera grę z innego arkusza; podaj jego kod albo inny --save
terminal-line-long = wiersz ma więcej znaków niż { $most }; wpisz jeden eliksir albo jedno polecenie w wierszu
terminal-line-no-text = to, co wpisano, nie jest tekstem; wpisz eliksir, np. szałwia 2, mięta 1
terminal-argument = argument
terminal-option-unusable = { $option }: { $given } nie nadaje się do użycia
terminal-option-value = { $option } wymaga wartości
terminal-option-value-of = { $option } wymaga wartości; wybierz: { $choices }
terminal-option-no-choice = { $option }: nie ma wartości { $given }
terminal-option-choices = { $option }: nie ma wartości { $given }; wybierz: { $choices }
terminal-option-choices-near = { $option }: nie ma wartości { $given } (może chodzi o: { $near }?); wybierz: { $choices }
terminal-duplex-one-sided = { $option }: nie ma wartości { $given }; dla drukarki, która drukuje tylko po jednej stronie, wybierz --layout fold-over albo --layout glue
terminal-no-option = nie ma opcji { $given }; --help wymienia wszystkie
terminal-no-option-near = nie ma opcji { $given } (może chodzi o: { $near }?); --help wymienia wszystkie
terminal-not-expected = { $given } jest tu nieoczekiwane; --help wymienia, co jest możliwe
terminal-no-command = nie ma polecenia { $given }; wybierz: { $commands }
terminal-no-command-near = nie ma polecenia { $given }; może chodzi o: { $near }?
terminal-option-twice = { $option } podano więcej niż raz; podaj raz
terminal-option-before = { $option } nie może stać przed { $command }; opcje polecenia podaje się po nim
terminal-options-together = { $option } nie łączy się z { $other }; podaj jedno z nich
terminal-option-together = { $option } nie łączy się z resztą; --help mówi, co się łączy
terminal-option-no-value = { $option } nie przyjmuje wartości takiej jak { $given }
terminal-option-missing = brakuje { $option }; --help wymienia, co jest możliwe
terminal-race-commands = race wymaga polecenia: { $commands }; --help je objaśnia
terminal-no-unicode = argument nie jest poprawnym tekstem Unicode; nie muszą nim być tylko ścieżki plików i folderów
terminal-not-understood = argumenty są niezrozumiałe; --help wymienia, co jest możliwe

## What the terminal prints: races

terminal-players = { $count ->
    [one] 1 gracz
    [few] { $shown } graczy
    [many] { $shown } graczy
   *[other] { $shown } gracza
}
terminal-games = { $count ->
    [one] 1 gra
    [few] { $shown } gry
    [many] { $shown } gier
   *[other] { $shown } gry
}
terminal-races = { $count ->
    [one] 1 wyścig
    [few] { $shown } wyścigi
    [many] { $shown } wyścigów
   *[other] { $shown } wyścigu
}
terminal-spaces = { $count ->
    [one] 1 pole
    [few] { $shown } pola
    [many] { $shown } pól
   *[other] { $shown } pola
}
terminal-cards = { $count ->
    [one] 1 karta
    [few] { $shown } karty
    [many] { $shown } kart
   *[other] { $shown } karty
}
terminal-progress = { $percent }% ({ $whole })
terminal-seconds-left = { $progress }, jeszcze { $seconds } s
terminal-minutes-left = { $progress }, jeszcze { $minutes } min
terminal-board-published = opublikowana plansza
terminal-board-programmed = opublikowana plansza, tak jak ją zaprogramowano
terminal-board-of-seed = plansza z kodu gry { $seed }
terminal-board-of-file = plansza z pliku { $file }
terminal-board = { $name }, pola: { $spaces }, karty: { $cards }, { $draws }, { $nap }, { $end }
terminal-with-replacement = ze zwracaniem
terminal-without-replacement = bez zwracania
terminal-held = postój do karty w tym kolorze
terminal-turn-lost = strata tury
terminal-until-everyone = aż wszyscy wygrają
terminal-until-first = aż wygra pierwszy
terminal-board-first-move = { $board }, mosty i straty tury po pierwszym ruchu karty podwójnej
terminal-on-board = { $what } { $board }
terminal-games-of = { $games } ({ $players }):
terminal-game = gra
terminal-player = gracz { $number }
terminal-total = razem
terminal-unfinished = niedokończone
terminal-ended-early = zakończono wcześniej, wynik częściowy: { $part }
terminal-first-of = pierwsze { $first } ({ $games } w całości)
terminal-stopped = { $games } bez końca: jeden z graczy stanął na 10 000 ruchów; niżej nigdzie nie są liczone
terminal-all-finished = wszystkie gry skończone
terminal-moves = ruchy
terminal-turns = tury
terminal-seat = miejsce { $number }
terminal-mean = średnia { $mean } ± { $error }, odchylenie standardowe { $deviation }
terminal-lengths = 5% { $low }, mediana { $median }, 95% { $high }; najkrótsza { $shortest }, najdłuższa { $longest }; najczęściej { $mode } ({ $share })
terminal-mean-turns = średnia { $mean } wraz ze straconymi, rundy: { $rounds } ± { $error }
terminal-seat-wins = wygrywa jako pierwsze w { $share } gier (od { $low } do { $high }), ruchy: { $moves }
terminal-same-games = Te same gry jeszcze raz: te same opcje oraz --seed { $seed }
terminal-same-board = Ta sama plansza jeszcze raz: te same opcje oraz --seed { $seed }
terminal-same = To samo jeszcze raz: te same opcje oraz --seed { $seed }
terminal-exactly = Jeden gracz, dokładnie:
terminal-exact-mean = średnia { $mean }, odchylenie standardowe { $deviation }
terminal-exact-lengths = { $mean }; 5% { $low }, mediana { $median }, 95% { $high }
terminal-exact-peaks = najkrócej { $shortest }; najczęściej { $mode }; szczyty: { $peaks }; ponad 150 trwa { $longer }
terminal-more = jeszcze { $count }
terminal-together = { $players } razem: rundy { $rounds }, tury { $turns }
terminal-exact-seat = wygrywa jako pierwsze w { $share } gier
terminal-plot-alone = Ruchy w grze
terminal-plot-together = Ruchy w grze, wszyscy gracze razem
terminal-plot-exact = Ruchy jednego gracza
terminal-plot-of = Obliczone dokładnie: { $board }
terminal-plot-partial = { $numbers }; częściowo: { $part }
terminal-plot-shares = udział gier o tylu ruchach
terminal-plot-steps = ruchy, co { $width }, i ich udział w grach
terminal-plot-curve = obliczone dokładnie
terminal-plot-median = mediana
terminal-plot-longer = { $share }% gier trwa dłużej
terminal-race = Wyścig { $seed }:
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players }, czas gry { $minutes } min: { $turns }, tura po { $seconds } s
terminal-race-each = tur na osobę: { $turns }
terminal-race-last = tur, zanim ostatni będzie w domu: { $turns }
terminal-race-spread = 1 gra na 10 kończy się w { $low } min, 1 na 10 trwa dłużej niż { $high } min
terminal-race-bridges = mosty
terminal-race-bridge = z { $from } na { $end }
terminal-race-naps = strata tury
terminal-race-pictures = obrazki
terminal-race-none = brak
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, około { $minutes } min, { $paper }

## What the referee's server answers to phones

server-damaged = nie da się odczytać zapisu stolika { $table }; poproś sędziego o nowy stolik
server-table-name = to nie jest nazwa stolika; nazwy to trzy słowa, np. bisol tavuk nupam
server-no-table = na tym serwerze nie ma stolika { $table }; porównaj nazwę albo otwórz nowy stolik
server-not-loaded = gra stolika { $table } ({ $game }) nie jest teraz wczytana na tym serwerze; poproś sędziego, żeby uruchomił go z tą grą, a stolik zagra dalej
server-other-game = ten serwer nie sędziuje gry z tego kodu ({ $game }); zapytaj sędziego
server-no-opening = na tym serwerze stoliki otwiera sędzia; zapytaj o nazwę swojego
server-no-again = w tej grze liczy się każdy test, więc nie można zacząć jej od nowa; zapytaj sędziego
server-no-help = w tej grze liczy się każdy test, więc nikt nie dostaje pomocy; zapytaj sędziego
server-gone = tego nie można już przywrócić: minęła minuta albo ktoś już to zrobił
server-referee-alone = to zrobił sędzia i tylko sędzia może to przywrócić
server-help = ten stolik poprosił o dużo pomocy naraz; poczekaj { $wait } i poproś jeszcze raz
server-helping = zbyt wiele stolików prosi naraz o pomoc; spróbuj za chwilę
server-full = ten serwer ma już { $tables ->
    [one] 1 stolik
    [few] { $tables } stoliki
    [many] { $tables } stolików
   *[other] { $tables } stolików
} i więcej nie przyjmie; zapytaj sędziego
server-seconds = { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
server-minutes = { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
server-busy = to było za dużo naraz; poczekaj { $wait } i spróbuj jeszcze raz
server-guesses-of-table = ten stolik zgadywał zbyt często; poczekaj { $wait } przed następną odpowiedzią
server-guesses-of-client = z tego adresu przyszło za dużo odpowiedzi do tej gry; poczekaj { $wait } przed następną
server-guesses-of-game = było za dużo odpowiedzi do tej gry; poczekaj { $wait } przed następną
server-openings = otwarto naraz zbyt wiele stolików; poczekaj { $wait } i spróbuj jeszcze raz
server-checking = sprawdza się naraz zbyt wiele odpowiedzi; spróbuj za chwilę
server-host = ten serwer nie odpowiada jako { $host }; użyj adresu, który wypisuje, albo uruchom go z --host i tą nazwą
server-no-host = to żądanie nie mówi, do którego hosta jest skierowane
server-origin = strony z { $origin } nie mogą używać tego serwera; otwórz jego własną stronę albo uruchom go z --host i nazwą tamtej strony
server-too-large = to żądanie jest za duże; może mieć najwyżej { $bytes } B
server-broken = to żądanie nie dotarło w całości
server-not-json = to żądanie nie jest oznaczone jako application/json
server-since = { $text } to nie liczba całkowita; since= przyjmuje numer rewizji, wait= liczbę sekund
server-slow = to żądanie trwało zbyt długo; spróbuj jeszcze raz
server-no-referee = ten serwer nie prowadzi stolików; uruchomiono go bez --referee
server-desk-shut = pulpit otwiera się tylko swoim kluczem
server-desk-key = to nie jest klucz tego pulpitu; porównaj go z tym, co wypisał serwer
server-desk-tries = z tego adresu przyszło za dużo złych kluczy; poczekaj { $wait } i spróbuj jeszcze raz
server-no-path = tu nic nie ma; stoliki są pod /api/tables
server-method = tego nie da się tu zrobić; stoliki przyjmują GET i POST
server-changed = stolik tymczasem się zmienił; zajrzyj do dziennika i spróbuj jeszcze raz
server-not-kept = serwer nie może teraz zapisać stolika, więc nic się nie zmieniło; powiedz o tym sędziemu
server-unsure = serwer stracił w trakcie połączenie ze stolikami; zanim to powtórzysz, sprawdź, czy nie ma tego już w dzienniku, i powiedz sędziemu
server-failed = serwerowi się to nie udało; spróbuj jeszcze raz, a jeśli to nie pomoże, powiedz sędziemu

# The referee's desk: a page behind a key, and cards to be printed from it.

desk-title = Pulpit sędziego
desk-key = Klucz pulpitu
desk-key-help = Jest tam, gdzie uruchomiono serwer, albo w pliku z kluczem pulpitu.
desk-enter = Otwórz pulpit
desk-leave = Opuść pulpit
desk-cards = Karty stolików
desk-csv = Zapisz jako CSV
desk-close-all = Zamknij wszystkie stoliki
desk-table = Stolik
desk-game = Gra
desk-standing = Stan gry
desk-rank = Miejsce
desk-won-at = Wygrana o
desk-order = Kolejność
desk-order-opened = otwierania stolików
desk-order-won = wygranych
desk-tests = Testy
desk-answers = Odpowiedzi
desk-changed = Ostatnia zmiana
desk-seen = Ostatnio widziany
desk-rulings = Decyzje
desk-playing = w toku
desk-last = ostatnia szansa
desk-won = wygrana
desk-won-by = wygrana ({ $names })
desk-lost = przegrana
desk-given-up = poddana
desk-closed = { $standing }, stolik zamknięty
desk-not-loaded = gra niewczytana
desk-never = jeszcze nie
desk-close = Zamknij
desk-reopen = Otwórz znowu
desk-take-back = Cofnij ostatni test
desk-reset = Zacznij od nowa
desk-bring-back = Przywróć
desk-players-again = gracze zaczęli od nowa
desk-players-back = gracze przywrócili grę
# What a button is called when it is read aloud: what it does, and at which table.
desk-ruling = { $ruling }: stolik { $table }
desk-sure-close-all = Zamknąć wszystkie stoliki dla wszystkich ich telefonów? Dopóki ich znów nie otworzysz, żaden test i żadna odpowiedź nie będą się liczyć.
desk-sure-close = Zamknąć stolik { $table } dla wszystkich jego telefonów? Dopóki go znów nie otworzysz, żaden test i żadna odpowiedź nie będą się tam liczyć.
desk-sure-take-back = Cofnąć ostatni test stolika { $table } na wszystkich jego telefonach? Zniknie z dziennika, a jego kociołek znów będzie się liczył jako pusty. Przez minutę możesz go przywrócić.
desk-sure-reset = Zacząć stolik { $table } od nowa na wszystkich jego telefonach? Jego testy, notatki i odpowiedzi przepadną. Przez minutę możesz je przywrócić.
desk-yes = Tak, zrób to
desk-no = Nie
desk-none = Nie ma jeszcze żadnego stolika. Stoliki pojawią się tutaj, gdy tylko otworzą je telefony.
desk-count = { $tables ->
    [one] jeden stolik
    [few] { $tables } stoliki
    [many] { $tables } stolików
   *[other] { $tables } stolika
}
desk-count-won = { $tables ->
    [0] żaden nie wygrał
    [one] jeden wygrał
    [few] { $tables } wygrały
    [many] { $tables } wygrało
   *[other] { $tables } wygrało
}
desk-secret = Nie widać tu nigdy żadnego przepisu; ma go plik organizatora.
desk-away = Serwer nie odpowiada. Próbuję dalej …
desk-done = Stolik { $table }: { $ruling }. Gotowe.
desk-print = Drukuj
desk-back = Wróć do pulpitu
desk-card-scan = Zeskanuj to, żeby usiąść do stolika.
desk-card-type = Albo otwórz { $address } i wpisz nazwę stolika.
desk-card-most = Oto karty pierwszych { $cards ->
    [one] 1 stolika
    [few] { $cards } stolików
    [many] { $cards } stolików
   *[other] { $cards } stolików
}; więcej kart nie zmieści się na jednej stronie.
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Wiedźmy
page-app-description = Testuj eliksiry i sprawdź odpowiedź wydrukowanej gry Wondering Witches.
page-skip = Przejdź do gry
page-no-script = Ta strona potrzebuje JavaScriptu, bo testuje eliksiry w telefonie, a nie na serwerze. Zezwól na niego. iPhone otwiera pliki z aplikacji Mail i Pliki bez JavaScriptu: otwórz ten plik na komputerze lub telefonie z Androidem albo otwórz adres, który pokazuje „cauldron serve”.
page-engine-missing = Ta przeglądarka jest za stara, żeby testować eliksiry, albo zabrania tego jej tryb blokady. Zaktualizuj ją, wyłącz tryb blokady dla tej strony albo otwórz stronę w innym telefonie.
page-evicted = Tej gry nie ma już na tym urządzeniu: przeglądarka usunęła to, co przechowywała. Przywróć ją z zapisanego pliku albo zeskanuj arkusz jeszcze raz.
page-save-all = Zapisz wszystkie gry
page-restore = Przywróć gry
page-restore-wrong = Ten plik nie zawiera zapisanych gier; wybierz plik utworzony przez „Zapisz wszystkie gry”.
page-restore-done = { $count ->
    [one] Przywrócono jedną grę.
    [few] Przywrócono { $count } gry.
    [many] Przywrócono { $count } gier.
   *[other] Przywrócono { $count } gier.
}
page-engine-failed = Coś poszło nie tak w obliczeniach. Nic się nie zmieniło; spróbuj jeszcze raz.
page-dismiss = Zamknij ten komunikat
page-cancel = Anuluj
page-close = Zamknij
page-clear = Wyczyść
page-undo = Cofnij
page-try-again = Spróbuj ponownie
page-for-example = np. { $text }

# The frame of an open game

page-tabs = Części gry
page-tab-brew = Warz
page-tab-log = Dziennik
page-tab-notes = Notatki
page-tab-help = Pomoc
page-tab-answer = Odpowiedź
page-to-games = Wszystkie gry
page-menu = Menu gry
page-theme = Kolory
page-theme-auto = Auto
page-theme-light = Jasne
page-theme-dark = Ciemne
page-language = Język
page-language-auto = Jak na arkuszu
page-language-missing = Słów tego języka nie ma jeszcze w tym telefonie i nie udało się ich teraz pobrać. Wybierz go ponownie za chwilę.
page-language-offer = Ten arkusz jest w innym języku. Pokazać tę stronę po polsku?
page-mode = Jak gracie
page-mode-cooperative = Razem
page-mode-competitive = Rywale
page-mode-solo = Solo
page-mode-hint = Rywale czytają każdy wynik na głos. Kto pierwszy trafi w teście albo poda przepis, wygrywa.
page-share = Udostępnij
page-share-title = Graj w innym telefonie
page-share-table = Zeskanuj to drugim telefonem. Usiądzie do twojego stolika: jeden dziennik i jedne notatki dla wszystkich.
page-share-game = Zeskanuj to aparatem drugiego telefonu albo tą stroną otwartą w nim. Gra potoczy się tam dalej, z dziennikiem i notatkami takimi jak teraz. Odtąd każdy telefon ma własną grę.
page-share-long = Ta gra jest za długa na kwadratowy kod. Wyślij zamiast niego jej adres: drugi telefon go otworzy albo wklei tam, gdzie wpisuje się kody.
page-share-local = Tę stronę otwarto pod nazwą, którą rozumie tylko ten komputer. Otwórz ją pod adresem komputera w twojej sieci, żeby inne telefony mogły dołączyć.
page-share-qr-table = Kwadratowy kod z adresem twojego stolika
page-share-qr-game = Kwadratowy kod z twoją grą
page-share-address = Albo wyślij to
page-share-copy = Kopiuj
page-share-copied = Skopiowano
page-share-by-hand = Adres jest zaznaczony: skopiuj go.
page-share-send = Wyślij …
page-handed-title = Masz już tę grę
page-handed-text = Ten telefon: { $mine }. Drugi telefon: { $theirs }. Która gra ma się toczyć dalej?
page-namings = { $namings ->
    [one] przepis podany raz
    [few] przepis podany { $namings } razy
    [many] przepis podany { $namings } razy
   *[other] przepis podany { $namings } razy
}
page-handed-both-text = Dzienniki się zgadzają, więc można je połączyć: zostanie dłuższy dziennik i notatki z obu. Gdzie znak jest w obu, zostaje twój.
page-handed-mine = Moja
page-handed-theirs = Z drugiego telefonu
page-handed-both = Obie razem
page-handed-done = { $tests ->
    [0] Gra już tu jest, z notatkami.
    [one] Gra już tu jest: 1 test i notatki.
    [few] Gra już tu jest: { $tests } testy i notatki.
    [many] Gra już tu jest: { $tests } testów i notatki.
   *[other] Gra już tu jest: { $tests } testu i notatki.
}
page-handed-damaged = Ta gra z innego telefonu nie dotarła w całości. Nic się nie zmieniło: zeskanuj ją jeszcze raz albo skopiuj cały jej adres.
page-handed-newer = Ta gra pochodzi z nowszej wersji strony. Nic się nie zmieniło: wczytaj tę stronę na nowo, gdy będzie sieć, i zeskanuj jeszcze raz.
page-handed-unfit = To, co przyszło, nie pasuje do arkusza tej gry. Nic się nie zmieniło: przekaż grę jeszcze raz.
page-switches = Ten telefon
page-switch-awake = Nie wygaszaj ekranu podczas gry
page-switch-vibration = Wibruj przy wynikach
page-switch-sound = Dzwoń przy wynikach
page-again = Zacznij od nowa
page-again-title = Zacząć tę grę od nowa?
page-again-text = Dziennik, wasze notatki i warzony właśnie eliksir znikną. Tajny przepis zostanie ten sam.
page-again-all-title = Zacząć tę grę od nowa na wszystkich telefonach?
page-again-all-text = Dziennik i notatki stolika { $table } znikną na każdym telefonie. Przez minutę każdy przy stoliku może je przywrócić. Tajny przepis zostanie ten sam.
page-again-yes = Zacznij od nowa
page-again-done = Zaczynamy od nowa.

# While a game opens

page-title = { $place } · { $name } · { $app }
page-opening = Otwieram grę …

# The sheet of the day

page-daily-title = Arkusz dnia
page-daily-day = { $date }: { $level }
page-daily-hint = Dziś cały świat może grać w tę samą grę. Potrzebny jest jej wydrukowany arkusz: poproś o niego osobę, która drukuje wasze arkusze. Potem testuj tutaj swoje eliksiry.
page-daily-players = Ile osób gra?
page-daily-open = Otwórz

# Statistics, and the calendar of past days.

page-stats-title = Statystyki
page-stats-hint = Liczą się gry zachowane na tym urządzeniu. „Zapisz wszystkie gry” zachowa je w pliku.
page-stats-all = Wszystkie gry
page-stats-other = Inne gry
page-stats-begun = rozpoczęte
page-stats-up = poddana
page-stats-tests = testy do wygranej:
page-stats-circles = kółko na drodze księżyca:
page-stats-best = mediana { $median }, najlepszy wynik { $best }
page-stats-days = wygrane arkusze dnia, dni z rzędu:
page-stats-streak = teraz { $now }, najwięcej { $longest }
page-days-title = Minione dni
page-days-hint = Każdy dzień ma własny arkusz. Wybierz dzień, aby testować tu eliksiry z jego arkusza; arkusz dostaniecie od osoby, która drukuje wasze arkusze.
page-days-before = Poprzedni miesiąc
page-days-after = Następny miesiąc
page-days-day = { $date }: { $state }
page-days-none = bez gry

# Home: opening a game, tables, the games on this phone

page-home-lead = Testujcie eliksiry i sprawdźcie odpowiedź, od razu w tym telefonie.
page-go-on = Graj dalej: { $name }
page-open-title = Otwórz grę
page-open-hint = Użyj kwadratowego kodu z arkusza.
page-scan-button = Zeskanuj kod
page-scan-title = Zeskanuj kod
page-scan-hint = Przytrzymaj kwadratowy kod z arkusza przed aparatem.
page-scan-view = Co widzi aparat
page-scan-light = Światło
page-scan-foreign = Ten kwadratowy kod nie pochodzi z arkusza tej gry.
page-scan-late = Jeszcze nie widać kodu. Podejdź bliżej, nie ruszaj telefonem i oświetl arkusz; albo zamknij to i sfotografuj kwadratowy kod lub wpisz kod gry.
page-scan-forbidden = Strona nie może użyć aparatu. Zezwól na to w ustawieniach przeglądarki albo sfotografuj kwadratowy kod lub wpisz kod gry.
page-scan-no-camera = Nie ma tu aparatu. Wybierz zdjęcie kwadratowego kodu albo wpisz kod gry.
page-scan-busy = Aparat się nie włącza; może używa go inny program. Sfotografuj kwadratowy kod albo wpisz kod gry.
page-photo-take = Sfotografuj kod
page-photo-choose = Wybierz zdjęcie
page-photo-looking = Szukam kodu (próba { $attempt })
page-photo-unreadable = Tego pliku nie da się odczytać jako obrazu. Wybierz zdjęcie kodu.
page-photo-foreign = Kwadratowy kod na tym zdjęciu nie pochodzi z arkusza tej gry. Użyj kodu wydrukowanego na swoim arkuszu.
page-photo-cancelled = Szukanie przerwano.
page-photo-forbidden = Ta przeglądarka nie pozwala stronie szukać kodów na zdjęciach. Zeskanuj kod aparatem telefonu albo go wpisz.
page-photo-late = W ciągu { $seconds } s nie znaleziono kodu na tym zdjęciu. Zrób je jeszcze raz: bliżej, ostro, w równym świetle i z całym kodem.
page-photo-nothing = Na tym zdjęciu nie znaleziono kodu. Zrób je jeszcze raz: bliżej, ostro, w równym świetle i z całym kodem.
page-code-label = Albo wpisz kwadratowy kod, kod gry lub nazwę gry
page-open-button = Otwórz
page-name-elsewhere = { $name } to nazwa gry, której nie ma jeszcze w tym telefonie. Zeskanuj kod z jej arkusza albo wpisz jej kod gry.
page-seed-title = Bez aparatu? Wpisz kod gry
page-seed-hint = Kod gry, poziom i gracze są u góry arkusza, a edycja u dołu drugiej strony zasad. Arkusz turniejowy nie ma kodu gry: jego grę otwiera sędzia.
page-seed-label = Kod gry
page-seed-level = Poziom
page-seed-level-named = { $number }: { $name }
page-seed-players = Gracze
page-seed-button = Znajdź grę
page-seed-dealing = Szukam gry …
page-seed-same-title = Czy to twoja gra?
page-seed-same-text = Na twoim arkuszu powinno być: Gra { $label }. Porównaj też darmową wskazówkę.
page-seed-same-clue = Darmowa wskazówka:
page-seed-same-yes = Tak, gram w nią
page-seed-same-no = Nie, jest inna
page-seed-other = W takim razie porównaj z arkuszem kod gry, poziom, graczy i edycję. Jeśli się zgadzają, arkusz powstał z dodatkowymi ustawieniami: jego grę otwiera tylko kwadratowy kod.
page-open-here = Graj tylko w tym telefonie
page-print-title = Wydrukuj grę
page-print-hint = Każdy poziom, do 8 graczy: arkusz na stół albo cały zeszyt.
page-print-open = Wybierz i drukuj
page-print-loading = Przygotowuję …
page-print-failed = Tej części strony nie ma jeszcze w tym urządzeniu i nie udało się jej teraz wczytać. Spróbuj jeszcze raz, gdy będzie sieć.
page-print-file = Ta strona jest otwarta jako plik, więc przeglądarka nie pozwala jej wczytać części, która drukuje. Otwórz stronę pod jej adresem albo poproś osobę, która ją przygotowała, o jeden plik, który też drukuje.
page-print-old = Jest nowsza wersja tej strony. Wczytaj stronę na nowo, a potem drukuj.
page-join-title = Usiądź do stolika
page-join-hint = Ktoś z was już otworzył grę? Wpisz nazwę waszego stolika.
page-table-name = Nazwa stolika
page-table-label = Stolik { $table }
page-join-button = Dołącz
page-known-title = Masz już stolik
page-known-text = Ten telefon siedzi już z tą grą przy stoliku { $table }. Grać dalej tam czy otworzyć nowy stolik?
page-known-new = Nowy stolik
page-known-join = Idź do { $table }
page-tables-title = Na tym arkuszu już ktoś gra
page-tables-text = Usiądź do stolika swojej grupy: macie wspólny dziennik i wspólne notatki. Albo otwórz własny, nowy stolik, z dziennikiem od początku.
page-tables-join = Dołącz do { $table } ({ $tests ->
    [0] jeszcze żadnego testu
    [one] 1 test
    [few] { $tests } testy
    [many] { $tests } testów
   *[other] { $tests } testu
})
page-games-title = Gry w tym telefonie
page-games-none = Jeszcze żadnej. Otwórz grę, a będzie tu na ciebie czekać.
page-game-label = Gra { $label }
page-game-unreadable = nieczytelna
page-rename-game = Zmień nazwę gry { $label }
page-rename-title = Twoja własna nazwa dla { $label }
page-rename-label = Jak nazywasz tę grę
page-rename-hint = Widać ją tylko w tym telefonie. Zostaw puste, żeby wrócić do nazwy z arkusza.
page-rename-yes = Zapisz
page-renamed = Ta gra nazywa się teraz { $name }.
page-remove-game = Usuń grę { $label }
page-remove-title = Usunąć grę { $label }?
page-remove-text = Jej dziennik i notatki w tym telefonie znikną. Kodem z arkusza można otworzyć grę jeszcze raz, od początku.
page-remove-yes = Usuń
page-foot-local = Wszystko dzieje się w tym telefonie: bez konta, a gdy strona już tu jest, także bez sieci.
page-foot-plain = Wszystko dzieje się w tym telefonie, bez konta.
page-plain-title = Czego nie da się pod tym adresem
page-plain-text = Adres tej strony zaczyna się od http: po drodze nic nie jest szyfrowane, więc przeglądarka zabrania trzech rzeczy. Grać można mimo to.
page-plain-scan = Skanowanie: zamiast tego sfotografuj kod.
page-plain-awake = Niewygaszanie ekranu: wydłuż jego czas w ustawieniach telefonu.
page-plain-kept = Działanie bez sieci: nie zamykaj tej strony do końca gry.
page-foot-referee = Gry otwarte tutaj przechowuje komputer waszego sędziego.
page-other-game = Do wszystkich gier
page-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
page-players-unknown = Z sędzią
page-tests = { $tests ->
    [one] 1 test
    [few] { $tests } testy
    [many] { $tests } testów
   *[other] { $tests } testu
}
page-status-new = świeżo otwarta
page-status-playing = w toku
page-status-last-ditch = ostatnia szansa
page-status-won = wygrana
page-status-lost = przegrana

# What is stored and sent

page-storage-full = Pamięć tego telefonu jest pełna. Możecie grać dalej, ale po zamknięciu strony gra zniknie. Usuń gry, które nie są już potrzebne.
page-storage-forbidden = Ta przeglądarka nie pozwala stronie niczego zapamiętać. Możecie grać dalej, ale po zamknięciu strony gra zniknie.
page-stored-title = Tej gry nie da się odczytać
page-stored-unreadable = Zapis tej gry w telefonie jest uszkodzony.
page-stored-text = Można zacząć tę grę od początku. Stary zapis zostaje odłożony, na wypadek gdyby ktoś umiał go naprawić.
page-stored-anew = Od początku
page-stored-no-code = Zapis tej gry jest uszkodzony, a jej kod przepadł. Sfotografuj kod na arkuszu, żeby otworzyć ją jeszcze raz.
page-moved-on = Ta gra poszła dalej w innym oknie. Oto jej obecny stan; obejrzyj go i spróbuj jeszcze raz.
page-others-tested = Test { $number } zrobiono gdzie indziej: { $result }.
page-others-named = Przepis podano gdzie indziej, ale to nie ten.
page-deed-again = { $name } zaczyna tę grę od nowa na wszystkich telefonach.
page-deed-again-own = Zaczynasz tę grę od nowa na wszystkich telefonach.
page-deed-again-somebody = Ktoś przy tym stoliku zaczął grę od nowa na wszystkich telefonach.
page-deed-reset = Sędzia zaczął tę grę od nowa na wszystkich telefonach.
page-deed-taken-back = Sędzia cofnął ostatni test.
page-deed-closed = Sędzia zamknął ten stolik: dalsze testy i odpowiedzi się nie liczą.
page-deed-reopened = Sędzia znów otworzył ten stolik: grajcie dalej.
page-deed-brought-back = { $name } przywraca grę do poprzedniego stanu.
page-deed-brought-back-own = Gra wróciła do poprzedniego stanu na wszystkich telefonach.
page-deed-brought-back-somebody = Ktoś przy tym stoliku przywrócił grę do poprzedniego stanu.
page-deed-brought-back-referee = Sędzia przywrócił grę do poprzedniego stanu.
page-deed-back = Przywróć
page-network-lost = Nie ma połączenia z komputerem sędziego. Nic nie przepadło: ten telefon próbuje dalej.
page-network-none = Ten telefon nie ma sieci. Nic nie przepadło: gdy tylko się pojawi, gra ruszy dalej.
page-queued = { $count ->
    [one] Jedna czynność na to czeka.
    [few] { $count } czynności czekają na to, w swojej kolejności.
    [many] { $count } czynności czeka na to, w swojej kolejności.
   *[other] { $count } czynności czeka na to, w swojej kolejności.
}
page-queue-sent = To, co czekało na sieć, zostało wysłane.
page-network-odd = Komputer sędziego odpowiedział bez sensu (status { $status }). Nic nie przepadło; spróbuj jeszcze raz.

# A game just opened

page-first-title = Jak to działa
page-first-do = Gdy kociołek na planszy jest gotowy do testu, podaj tutaj jego składniki, od najstarszego, każdy z jego kropkami.
page-first-numbers = Dostaniesz dwie liczby: ile składników jest *za małych* (za mało kropek) i ile *za dużych* (za dużo kropek). Ale nigdy nie dowiesz się, które to.
page-first-win = *Wygrywasz*, gdy cały przepis (liczba składników: { $recipe }) jest w jednym eliksirze, po kolei, a każdy składnik wyrósł do swojego numeru.
page-first-win-effects = *Wygrywasz*, gdy liczy się tyle składników, ile ma przepis ({ $recipe }), a każdy z nich stoi po kolei i wyrósł do swojego numeru. Efekty mogą ten numer zmienić.
page-first-tester = _Kto testuje?_ przydaje się w dzienniku i przy efektach, które działają na osobę testującą. Możesz tego nie podawać.
page-first-close = Jasne
page-first-rules = Wszystkie zasady

# The practice game

page-learn-open = Naucz się grać w dwie minuty
page-learn-title = Nauka gry
page-learn-step = Krok { $step } z { $steps }
page-learn-recipe-title = Tajny przepis
page-learn-recipe-follows = { $decoy } nie ma więc numeru. Wśród pozostałych pięciu składników jest jeszcze jedna zmyłka. Tabela poniżej pamięta, co jest pewne.
page-learn-first = W prawdziwej grze hodujesz składniki na papierze i zrywasz je do kociołka. Ten jest pełny: { $first } i { $third }, po dwie kropki. Przetestuj go.
page-learn-first-follows = *Jeden jest za duży*: jego numer jest niższy niż 2, czyli to 1. *Jeden jest za mały*: jego numer jest wyższy niż 2, czyli to 3 albo 4. Test nie mówi, który jest który. Ale żaden z nich nie jest zmyłką i żaden inny składnik nie ma numeru 1.
page-learn-second = Czy { $first } ma numer 1, a { $third } numer 3? Uwarz je jeszcze raz, z jedną kropką i z trzema.
page-learn-second-follows = *Nic nie jest za małe.* { $first } ma tylko jedną kropkę, więc ma numer 1. { $third } ma więc numer 3 albo 4, a trzy kropki wystarczają: to numer 3.
page-learn-third = Brakuje numerów 2 i 4. Spróbuj tak: { $second } z dwiema kropkami i { $fourth } z czterema. Numer 1 idzie pierwszy, potem 2, 3 i 4.
page-learn-third-follows = *0 i 0, a jednak nie ma wygranej!* Każdy składnik ma tyle kropek, ile trzeba. Gdyby cała czwórka miała numery, to byłby przepis. Jeden z nich jest więc zmyłką, a zmyłkę test pomija. To nie { $first } ani { $third }, czyli { $second } albo { $fourth }. Na miejsce zmyłki trzeba dać inny składnik: { $other }.
page-learn-choice-title = Teraz ty
page-learn-choice = Zostały dwa przepisy. Albo { $second } ma numer 2, a { $other } numer 4, albo { $other } ma numer 2, a { $fourth } numer 4. Który warzysz?
page-learn-choice-follows = *Jeden jest za mały.* To może być tylko { $other }: dwie kropki to za mało, więc jest to numer 4. Teraz uwarz drugi przepis.
page-learn-told = Test mówi
page-learn-secret = Dla ciekawskich: co było tajne
page-learn-known = Co jest pewne
page-learn-test = Testuj ten eliksir
page-learn-next = Dalej
page-learn-again = Jeszcze raz
page-learn-end = Teraz umiesz grać. Grządki i kociołki są na arkuszu, a ta strona testuje to, co uwarzysz. Na dalszych poziomach dochodzą efekty: arkusz i pomoc wyjaśniają każdy z nich.

# The potion in the making

page-who-tests = Kto testuje?
page-whose-test = Czyj to test?
page-tester-hint = W grze rywali ktoś musi wygrać. Wskaż, która wiedźma testuje.
page-poisoned = zatrucie
page-pantry-title = Wybierz składniki
page-pantry-hint = Dotykaj kropek składników, zaczynając od najstarszego, zgodnie z numerami w kociołku.
page-early = Kociołek można zamknąć, zanim będzie pełny: skreśl jego puste pola i przetestuj to, co w nim jest.
page-is-in-potion = w eliksirze na miejscu
page-potion-title = Twój eliksir
page-potion-label = Eliksir, od najstarszego składnika
page-potion-empty = Jeszcze pusty. Dotknij kropek składnika.
page-added = { $name }: dodano na miejsce { $place }.
page-moved = { $name }: teraz na miejscu { $place }.
page-removed = { $name }: usunięto.
page-changed = Teraz: { $name }.
page-cleared = Eliksir jest teraz pusty.
page-restored = Eliksir wrócił.
page-placed-name = { $name }, { $place }. składnik
page-dots-of = Kropki: { $name }
page-dots = { $name }, { $dots ->
    [one] 1 kropka
    [few] { $dots } kropki
    [many] { $dots } kropek
   *[other] { $dots } kropki
}
page-change = Zmień: { $name }
page-move-earlier = { $name }: o jedno miejsce wcześniej
page-move-later = { $name }: o jedno miejsce dalej
page-remove = { $name }: usuń
page-kind-legend = Skąd pochodzi?
page-kind-cauldron = Kociołek
page-left-label = Testy, które zostały na planszy
page-left-cauldrons-or-larger = { $cells ->
    [one] Kociołki na { $cells } pole lub więcej: { $left } z { $all }
    [few] Kociołki na { $cells } pola lub więcej: { $left } z { $all }
    [many] Kociołki na { $cells } pól lub więcej: { $left } z { $all }
   *[other] Kociołki na { $cells } pola lub więcej: { $left } z { $all }
}
page-left-versatility = Pola Szklarnia bez rośliny: { $left } z { $all }
page-left-guesser = Pola Zgadula: { $left } z { $all }
page-test-button = Testuj eliksir { $number }
page-testing = Testuję …
page-herbs = { $herbs ->
    [one] 1 składnik
    [few] { $herbs } składniki
    [many] { $herbs } składników
   *[other] { $herbs } składnika
}
page-lasting-title = Co działa nadal
page-lasting-since = od testu { $test }
page-lasting-somebody = osoba, która zrobiła test { $test }
page-ditch-title = Ostatnia szansa
page-ditch-back = Jednak jest jeszcze miejsce
page-ditch-left = Gra toczy się dalej.

# What a test told

page-test-word = Test
page-test-number = Test { $number }
page-result-won = Eliksir jest dobry!
page-result-counts = za małe: { $under }, za duże: { $over }
page-undergrown = { $count ->
    [one] za mały
    [few] za małe
    [many] za małych
   *[other] za małych
}
page-overgrown = { $count ->
    [one] za duży
    [few] za duże
    [many] za dużych
   *[other] za dużych
}
page-result-note = Zapisz to pod kociołkiem. Nikt nie powie, które to składniki, ani niczego o ich kolejności.
page-done = Gotowe
page-reports-label = Meldunki efektów, pomieszane
page-report-no-number = Brak: ten składnik nie ma numeru.
page-report-nothing = Nic do powiedzenia: w eliksirze są wszystkie numery przepisu.
page-report-unlisted = Tego efektu nie ma na liście na arkuszu. Przeczytaj o zmyłkach w zasadach.
page-explain-title = Co to znaczy?
page-explain-under = *Za mały*: ma mniej kropek, niż wynosi jego numer.
page-explain-over = *Za duży*: ma więcej kropek, niż wynosi jego numer.
page-explain-silent = Nikt nie powie, które to ani czy kolejność jest dobra. Zmyłka bez numeru jest pomijana bez względu na kropki.
page-explain-changed = Jeśli efekt zmienia numer, liczy się nowy numer.
page-explain-none = *0 i 0*: nic, co się liczy, nie jest za małe ani za duże.
page-explain-small = Ale eliksir, który ma mniej składników niż przepis, nie może wygrać.
page-explain-why = A jednak to nie wygrana. Powód może być jeden z tych albo kilka naraz:
page-explain-few = Za mało składników się liczy. Do wygranej trzeba ich tyle, ile ma przepis, a zmyłka bez numeru nigdy się nie liczy.
page-explain-few-effects = Za mało składników się liczy. Do wygranej trzeba ich tyle, ile ma przepis. Zmyłka bez numeru nigdy się nie liczy, a przez efekty mogą odpaść też inne.
page-explain-order = Jeden z nich stoi nie po kolei: jego numer nie jest o jeden większy niż numer tuż przed nim.
page-explain-imposter = Jest wśród nich oszust, a on zawsze jest zły.
page-explain-brothers = Jest wśród nich jeden z braci bez drugiego.
page-explain-enemies = Są wśród nich obaj wrogowie.

# How a game ends

page-won-title = Eliksir uwarzony!
page-won-solo = Eliksir uwarzony, i to w pojedynkę!
page-won-by = Eliksir uwarzony! Wygrywa { $name }!
page-named-title = Przepis odnaleziony!
page-named-solo = Przepis odnaleziony, i to w pojedynkę!
page-named-by = Przepis podany! Wygrywa { $name }!
page-named-shared = Wspólna wygrana! Przepis podali naraz: { $names }.
page-won-text = Zaginiony przepis odnaleziony. Za wami { page-tests }.
page-stars = { $stars ->
    [one] 1 gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
page-turn-title = Ile gwiazdek?
page-turn-text = Dotknijcie kółka, do którego doszliście.
page-turn-circle = Kółko { $turn }: { page-stars }
page-turn-all = Miejsce za ostatnim
page-turn-skip = Pomiń
page-turn-change = Inne kółko
page-turn-worth = Za tę wygraną: { page-stars }.
page-track-wrong = Skreślcie { $step } na drodze księżyca.
page-track-rival = Kto go podał, pauzuje tyle tur: { $step }.
page-track-first = Zacznijcie od pierwszego nieskreślonego kółka.
page-track-last = Zacznijcie od miejsca za ostatnim kółkiem.
page-track-aims = Cofnijcie się o { $step } za każdy osiągnięty cel.
page-track-brewed = Wygrał eliksir z kociołka: cofnijcie się jeszcze o { $step }.
page-lost-title = Eliksir gaśnie z sykiem
page-lost-text = Przepis pozostaje zaginiony. Możecie się poddać i zobaczyć rozwiązanie albo zacząć od nowa.
page-over-title = Ta gra jest skończona
page-over-text = Rozwiązanie jest odkryte, więc nie ma już czego testować.
page-story-title = Testy raz jeszcze
page-story-hint = Dotknij testu, żeby zobaczyć, co się stało z każdym składnikiem.
page-story-certain = Odtąd zwycięski eliksir był pewny
page-fate-right = Numer { $number }: kropki w sam raz
page-fate-under = Numer { $number }: składnik za mały
page-fate-over = Numer { $number }: składnik za duży
page-fate-spared = Numer { $number }: efekt uznał, że kropki są w sam raz
page-fate-ignored = Bez numeru: nie liczy się
page-fate-skipped = Pominięty przez efekt
page-fate-unreached = Test skończył się przed nim
page-fate-order = Nie po kolei
page-fate-wrong = Zły bez względu na kropki: oszust albo ktoś z pary
page-fate-reports = Meldunek: „{ $report }”
page-fate-forgotten = Zapomniany: późniejszy efekt opróżnił kociołek
page-minutes = { $minutes ->
    [0] niecała minuta
    [one] jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
page-hours = { $hours } godz. { $minutes } min
page-played = Od pierwszego do ostatniego testu: { $time }.
page-picture-title = Pokaż to innym
page-picture-hint = Obrazek mówi, jak szły wasze testy, ale nic o składnikach: nikomu nie psuje gry.
page-picture-label = Jak szły testy, jako obrazek.
page-picture-day = Arkusz dnia { $date }
page-picture-button = Udostępnij obrazek
page-picture-copy = Kopiuj jako tekst
page-picture-copied = Tekst skopiowano.
page-picture-saved = Obrazek zapisano.
page-picture-failed = Ta przeglądarka nie zrobi obrazka; skopiuj zamiast niego tekst.
page-keep-title = Zapisz tę grę
page-keep-hint = Plik dla komputera z Cauldron Press: wszystkie testy i to, jak skończyła się gra, by porównać, jak grają ludzie. Są w nim wasze notatki i rozwiązanie, ale żadnych imion.
page-keep-button = Zapisz plik
page-keep-saved = Gra została zapisana.

# The log

page-log-title = Wszystkie testy
page-log-empty = Jeszcze żadnego testu. Każdy stanie tu pod swoim numerem, jak w notatniku na papierze.
page-use-again = Użyj ponownie
page-of-test = eliksir z testu { $number }
page-mistyped = Błędny wpis
page-mistyped-of = test { $number }
page-mistyped-tag = błędny wpis, nie liczy się
page-mistyped-done = Test { $number } już się nie liczy. Zostaje w dzienniku pod swoim numerem.
page-mistyped-back = Wpis był dobry
page-mistyped-undone = Test { $number } znów się liczy.
page-used-again = Eliksir z testu { $number } znów się warzy.

# Notes

page-notes-title = Co wiemy
page-notes-hint = Dotykaj pola: puste, niemożliwe, możliwe, pewne. Dotknij nagłówka, żeby zmienić cały wiersz lub kolumnę.
page-note-label = { $name }, { $column }: { $mark }
page-note-given = { $note }. Tak mówi darmowa wskazówka.
page-note-perhaps = { $note }. Darmowa wskazówka podaje to jako jedną z kilku możliwości.
page-note-wrong = { $note }. Przeczy temu test.
page-note-fixed = Tak mówi darmowa wskazówka, więc to zostaje.
page-note-undone = Cofnięto ostatnią notatkę.
page-notes-out = Skreśl puste pola
page-notes-out-effects = Skreśl puste efekty
page-notes-empty = Wyczyść
page-notes-out-done = { $name }: puste pola skreślono.
page-notes-empty-done = { $name }: wyczyszczono.
page-notes-row-hint = Numery i zmyłki albo efekty. Jedno cofnięcie to odwraca.
page-notes-column-hint = U wszystkich składników. Jedno cofnięcie to odwraca.
page-last-tests = Ostatnie testy
page-last-earlier = { $count ->
    [one] Jeden wcześniejszy test
    [few] { $count } wcześniejsze testy
    [many] { $count } wcześniejszych testów
   *[other] { $count } wcześniejszego testu
}
page-last-result = za małe: { $under }, za duże: { $over }
page-last-won = wygrywa
page-ingredient = Składnik
page-legend = Co znaczą znaki
page-mark-blank = puste
page-mark-impossible = niemożliwe
page-mark-possible = możliwe
page-mark-certain = pewne
page-mark-given = z darmowej wskazówki
page-mark-perhaps = wskazówka: jeden z tych

# Help

page-help-title = Pomoc
page-clue-title = Darmowa wskazówka
page-facts = Przepis zawiera { $recipe } z tych { $count } składników.
page-effects-title = Efekty w tej grze
page-effects-hint = Nikt nie wie, które składniki je mają.
page-specials-title = Pola specjalne na tej planszy
page-rules-title = Zasady

# Hints, the notes checked, clues for one witch

page-thinking = Myślę …
page-hints-title = Utknęliście?
page-hints-hint = Każdy krok mówi trochę więcej. Podpowiedzi zależą od notatek na tej stronie i są liczone.
page-hints-first = Poprosimy o podpowiedź
page-hints-another = Inna podpowiedź
page-hints-herb = Który składnik?
page-hints-claim = Co z tego wynika?
page-hints-reason = Dlaczego?
page-hints-nothing = Nie ma nic pewnego, czego byście już nie zanotowali lub o co nie pytali. Czas na kolejny test.
page-suggest-title = Co przetestować?
page-suggest-size = Ile składników w eliksirze
page-suggest-button = Który powie najwięcej?
page-notes-check = Sprawdź nasze notatki
page-notes-check-hint = Każdy znak sprawdza się osobno, według wszystkich testów i wskazówki: numery, zmyłki i efekty. Możliwe nigdy nie jest błędem.
page-clues-title = Wskazówka dla jednej wiedźmy
page-clues-hint = Ktoś jest tu nowy albo wygrywał rzadziej? Własna wskazówka wyrówna szanse. Im bardziej jest w tyle, tym więcej zdradza.
page-clues-new = Daj wskazówkę
page-clues-who = Kto ją dostanie?
page-clues-size = Jak bardzo jest w tyle?
page-clues-small = trochę
page-clues-medium = wyraźnie
page-clues-large = bardzo
page-clues-wins = według wygranych
page-clues-own = Ile razy wygrała ta osoba?
page-clues-most = Ile razy wygrał najlepszy z was?
page-clues-seal = Zapieczętuj wskazówkę
page-clues-read = { $name }: przeczytaj
page-clues-alone-title = Czyta tylko { $name }
page-clues-alone-text = Telefon dostaje { $name }. Wszyscy inni odwracają wzrok.
page-clues-alone-yes = Pokaż wskazówkę
page-clues-own-title = { $name }, oto twoja wskazówka

# Before a potion is tested that the board has no room for

page-no-room-title = Na pewno?
page-no-room-yes = Testuj

# How the players did

page-review-title = Jak nam poszło?
page-review-button = Spójrz wstecz

# The answer and the solution

page-answer-title = Odpowiedź
page-check-hint = Dotykaj składników zwycięskiego eliksiru w ich kolejności; ma ich być { $recipe }.
page-name-title = Podanie przepisu
page-name-left = { $left ->
    [one] Możecie podać go jeszcze raz.
    [few] Możecie podać go jeszcze { $left } razy, zanim gra się skończy.
   *[many] Możecie podać go jeszcze { $left } razy, zanim gra się skończy.
}
page-name-used = Podaliście go już tyle razy, ile można. Gdy gra się skończy, będzie można podać go jeszcze raz.
page-name-who = Kto go podaje?
page-name-also = Inna wiedźma też go podaje
page-name-waiting = Podali naraz, jeszcze niesprawdzone: { $names }
page-name-refused = { $name }: { $reason }
page-ditch-name = Gra się kończy: podajcie przepis jeszcze raz. To ostatnia szansa.
page-moon-out = Księżyc zgasł albo żaden kociołek nie jest otwarty
page-aims = Cele
page-aim-met = osiągnięty
page-aims-hint = Każdy cofa wygraną o krok. Odhaczone: pokazują to testy.
page-place = miejsce
page-answer-full = Najdłuższa odpowiedź ma { $longest ->
    [one] 1 składnik
    [few] { $longest } składniki
    [many] { $longest } składników
   *[other] { $longest } składników
}; najpierw cofnij jeden.
page-answer-empty = Nic jeszcze nie wybrano.
page-answer-noted = Wzięto to, co w notatkach jest pewne.
page-check-button = Sprawdź
page-checking = Sprawdzam …
page-wrong = To nie jest odpowiedź.
page-not-checkable = W tym kodzie nie ma zapieczętowanej odpowiedzi, więc nie ma czego sprawdzać.
page-give-up = Poddaj się
page-give-up-hint = Kod poddania jest pod zagiętym brzegiem na dole strony z zasadami albo wśród odpowiedzi zeszytu. Otwiera całe rozwiązanie.
page-give-up-code = Kod poddania
page-opening-code = Kod otwarcia
page-opening-hint = Podaje go na koniec organizator. Nie ma go na arkuszu.
page-give-up-button = Poddaj się
page-give-up-title = Naprawdę się poddać?
page-give-up-text = Pojawi się całe rozwiązanie: każdy numer, każda zmyłka i każdy efekt. To kończy grę.
page-give-up-yes = Pokaż rozwiązanie
page-solution-open = Rozwiązanie jest odkryte.
page-tale-title = Pieczęć rozdziału { $chapter }
page-tale-ending = Jak to się kończy
page-tale-hint = Otwiera ją przepis z gry { $name }: stuknijcie jego składniki po kolei.
page-tale-open = Otwórz pieczęć
page-solution-title = Rozwiązanie
page-solution-answers = { $answers ->
    [one] Odpowiedź
    [few] Odpowiedzi, każda jest dobra
    [many] Odpowiedzi, każda jest dobra
   *[other] Odpowiedzi, każda jest dobra
}
page-secrets-title = Wszystkie sekrety
page-role-regular = Numer { $number }
page-role-imposter = Zmyłka: oszust z numerem { $number }
page-role-overachiever = Zmyłka: nadgorliwiec z numerem { $number }
page-role-ignore = Zmyłka: zawsze pomijana

# A sheet that only a referee tests

page-referee-title = Eliksiry testuje wasz sędzia
page-referee-text = To jest kod turniejowy: ukrywa przepis nawet przed tym telefonem. Podawajcie eliksiry sędziemu albo otwórzcie kod na stronie sędziego.
page-referee-can = Tutaj można prowadzić notatki, sprawdzić odpowiedź i się poddać.
## The board: strips, sections, cauldrons

sheet-page-front = Plansza, przód
sheet-page-back = Plansza, tył
sheet-page-rules = Zasady
sheet-page-rules-more = Więcej zasad
sheet-page-rules-rest = Jeszcze więcej zasad

sheet-title = Wondering Witches

# The same as text, for screen readers and in braille

sheet-read-qr = Kod tej gry, dla aparatu telefonu
sheet-read-garden-of = { $cells ->
    [one] Grządka na 1 pole
    [few] Grządka na { $cells } pola
    [many] Grządka na { $cells } pól
   *[other] Grządka na { $cells } pola
}
sheet-read-cauldron-of = { $cells ->
    [one] Kociołek na 1 pole
    [few] Kociołek na { $cells } pola
    [many] Kociołek na { $cells } pól
   *[other] Kociołek na { $cells } pól
}
sheet-read-board = Plansza
sheet-read-board-intro = Plansza ma dwie strony, każda z kolumnami od A do H i wierszami od 1 do 4. Jest rozcięta na działki, które mają pola po obu stronach. Sąsiedzi w tabeli są sąsiadami na planszy. Jeśli nie napisano inaczej, pole grządki ma { $dots ->
    [one] 1 kropkę
    [few] { $dots } kropki
    [many] { $dots } kropek
   *[other] { $dots } kropek
}. To, co sadzisz, podlewasz i zrywasz, zapisuj, jak chcesz.
sheet-read-section = Działka { $number }: { $witches }
sheet-read-row = Wiersz
sheet-read-column = Kolumna { $letter }
sheet-read-cauldron = Kociołek { $number }, pole { $place } z { $size }
sheet-read-starts = na początku jest tu { $ingredient }, z jedną kropką
sheet-read-garden = Grządka { $number }
sheet-read-planted = rośnie tu { $ingredient }, z jedną kropką
sheet-read-special = { $special }
sheet-read-special-low = { $special }, z dwiema kropkami
sheet-read-special-two = { $special }, z miejscem i kropkami dla dwóch roślin
sheet-read-phase = Od tury { $from }: { $moon }, { $stars ->
    [one] 1 gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
sheet-read-phase-mark = { $phase }. Tura { $turn } to kółko kota.
sheet-read-track = Gra kończy się turą { $turns }. Liczcie tury: im wcześniej znajdziecie przepis, tym więcej jest wart gwiazdek.
sheet-read-named = Przed końcem możecie podać przepis dwa razy. To też liczcie.
sheet-read-grows = Tu rosną: { $herbs }
sheet-read-grows-witch = { $witch } uprawia tu: { $herbs }
sheet-read-actions = { $count ->
    [one] 1 akcja na turę
    [few] { $count } akcje na turę
    [many] { $count } akcji na turę
   *[other] { $count } akcji na turę
}
sheet-read-give-up = Tylko dla tych, którzy się poddają
sheet-press = Cauldron Press
sheet-edition = { $edition ->
    [1] Pierwsza edycja
   *[other] Edycja { $edition }
}
sheet-made-by = { $credits } · { $press } · { $edition }
sheet-credits = { $credits } · { $press }
sheet-level = Poziom { $number }
sheet-custom = Własny poziom
sheet-level-named = poziom { $number } ({ $name })
sheet-level-custom = własny poziom
sheet-subject = Kooperacyjna gra dedukcyjna dla { $players ->
    [one] 1 gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $level }
sheet-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
sheet-recipe = Przepis: { $length }
sheet-ingredients = { $count ->
    [one] 1 składnik
    [few] { $count } składniki
    [many] { $count } składników
   *[other] { $count } składników
}
sheet-seed = Kod gry
sheet-commitment = Zobowiązanie
sheet-key = W spiżarni
sheet-key-note = Tajny przepis zawiera tylko { $length } z tych { $count }. Reszta to zmyłki.
sheet-game = Gra

sheet-grid = Co wiemy
sheet-grid-note-long = Skreśl to, co niemożliwe, a to, co pewne, weź w kółko. Darmowa wskazówka jest już wydrukowana: krzyżyk znaczy nie, kółko tak, a znak zapytania: jeden z kilku.
sheet-grid-decoy = zmyłka
sheet-grid-ignored = Pomijana
sheet-grid-overachiever = Nadgorliwiec
sheet-grid-imposter = Oszust
sheet-in-play = Efekty w grze
sheet-in-play-effects = *{ $category }*: { $effects }
sheet-log = Testy
sheet-log-note = Jeden wiersz na każdy test. W okienka od 1 do 6 wpisz składniki po kolei, od najstarszego: litery albo znaczek po lewej, kropki po prawej. Potem wpisz, ile było za małych i za dużych.
sheet-log-number = Nr
sheet-log-under = Za małe
sheet-log-over = Za duże
sheet-log-reports = Meldunki

sheet-notebook = Notatnik
sheet-notebook-intro = Jeden na stolik: połóżcie go obok planszy.
sheet-special = *{ $name }*: { $tells }
sheet-turned = Obrócone tak, żeby leżało za przodem

sheet-witch = Wiedźma
sheet-memo = Pamiętaj
sheet-notes = Notatki
sheet-turn-plant = Posadź
sheet-turn-grow = Podlej
sheet-turn-pluck = Zerwij
sheet-turn-close = Zamknij
sheet-grows = Tu rosną
sheet-action-plant = Posadź
sheet-action-grow = Podlej
sheet-action-pluck = Zerwij
sheet-action-close = Zamknij
sheet-actions-each = { $count } na turę
sheet-actions = Co możesz zrobić
sheet-track = Księżyca ubywa
sheet-track-note = Skreśl każdą turę
sheet-track-step = Krok: { $step ->
    [one] 1 kółko
    [few] { $step } kółka
    [many] { $step } kółek
   *[other] { $step } kółka
}
sheet-named = Przepis podany
sheet-aims = Cele
sheet-moon-full = pełnia
sheet-moon-gibbous = ubywający księżyc
sheet-moon-half = połowa księżyca
sheet-moon-crescent = sierp księżyca
sheet-moon-dark = nów
sheet-result-under = za małe
sheet-result-over = za duże
sheet-result-reports = meldunki

## What a sheet is like to play: *bold*, _italic_

sheet-turns = { $count ->
    [one] około 1 tury
    [few] około { $count } tur
    [many] około { $count } tur
   *[other] około { $count } tury
}
sheet-minutes = około { $minutes } minut
sheet-rated = kociołki: { $difficulty } z { $most }, { $turns }
sheet-rating = Jak trudna jest ta gra?
sheet-rating-said = Trudność *{ $difficulty } z { $most }*: tyle kociołków zaznaczono z przodu planszy. Gra trwa około { $turns ->
    [one] 1 tury
    [few] { $turns } tur
    [many] { $turns } tur
   *[other] { $turns } tur
}; osiem gier na dziesięć trwa od { $low } do { $high }. Przeciętni gracze wygrywają około { $wins } na 100 gier.
sheet-rating-made = Program zmierzył to w grach, które rozegrał na tym właśnie arkuszu.
sheet-rating-made-in-public = Program zmierzył to w grach, które rozegrał na tej planszy z innymi przepisami. Sekret tego arkusza nie ma na to wpływu.
sheet-set-equal = Wszystkie równie trudne
sheet-set-ladder = Drabina: każda gra wymaga jednego rodzaju rozumowania więcej
sheet-rated-needs = { $rated }, { $reasoning }
terminal-rating = Trudność { $difficulty } z { $most }, około { $minutes } minut, około { $turns ->
    [one] 1 tury
    [few] { $turns } tur
    [many] { $turns } tur
   *[other] { $turns } tury
} (od { $low } do { $high }); przeciętni gracze wygrywają około { $wins } na 100 gier

## The rules of a sheet: *bold*, _italic_

rules-title = Jak grać
rules-intro = Stary przepis zaginął. Odnajdźcie go i uwarzcie eliksir!
rules-title-more = Więcej zasad
rules-intro-more = Zajrzyjcie tu, gdy będzie trzeba.
rules-title-rest = Jeszcze więcej zasad
rules-intro-rest = Reszta, żeby do niej zaglądać.
rules-goes-on = Dalej na innej stronie: *{ $page }*
rules-clue = Darmowa wskazówka
rules-for = _Dla { $players ->
    [one] 1 gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, od { $age } lat._
rules-for-time = _Dla { $players ->
    [one] 1 gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, od { $age } lat. Jedna gra trwa od { $low } do { $high } minut._
rules-goal = Cel gry
rules-goal-known = Na tajny przepis { $length ->
    [one] składa się { $length }
    [few] składają się { $length }
    [many] składa się { $length }
   *[other] składa się { $length }
} z waszych { $count } składników. Każdy z nich ma własny tajny numer od 1 do { $longest }. Pozostałe składniki to *zmyłki*.
rules-goal-hidden = Na tajny przepis składa się { $length } z waszych { $count } składników. Ile dokładnie, nie wie nikt. Każdy z nich ma własny tajny numer: 1, 2, 3 i tak dalej. Pozostałe składniki to *zmyłki*.
rules-goal-how = Numer mówi, *gdzie* w eliksirze stoi składnik: najpierw 1, potem 2 i tak dalej. Mówi też, *jak bardzo* ma urosnąć: 3 potrzebuje dokładnie trzech kropek.
rules-goal-together = Wygrywacie albo przegrywacie razem: rozmawiajcie o wszystkim.
rules-set-up = Zanim zaczniecie
rules-set-up-alone = Nie ma nic do cięcia. Cała plansza, przód i tył, to twoja działka. Weź ołówek.
rules-set-up-specialties-alone = Możesz sadzić każdy składnik.
rules-set-up-cut = Rozetnijcie planszę wzdłuż przerywanych linii. Każdy bierze działkę, przód i tył, oraz ołówek.
rules-set-up-cut-teams = Rozetnijcie planszę wzdłuż przerywanych linii. Działek jest tylko { $sections }, każda ma przód i tył, więc niektórzy z was grają w parze i mają jedną wspólną.
rules-set-up-pages = Niczego nie trzeba ciąć. Każda ramka na stronach planszy to działka, która może mieć kilka kartek. Każdy bierze działkę, przód i tył, oraz ołówek.
rules-set-up-pages-teams = Niczego nie trzeba ciąć. Każda ramka na stronach planszy to działka, przód i tył, która może mieć kilka kartek. Niektórzy z was grają w parze i mają jedną wspólną.
rules-set-up-given = Na twojej działce jest napisane, co uprawiasz. Tylko ty możesz sadzić te _specjalności_. To, co wydrukowano na jej polach, też jest twoje.
rules-set-up-given-teams = Obok twojej wiedźmy są twoje _specjalności_: tylko ty możesz je sadzić. Pary dzielą się całą resztą, także tym, co wydrukowano.
rules-set-up-printed-alone = Wydrukowane składniki też są twoje: podlewaj je i zrywaj.
rules-turn = Twoja tura
rules-turn-intro = Wszyscy grają jednocześnie. W każdej turze zrób *jedno* z tego:
rules-turn-intro-teams = Wszyscy grają jednocześnie. W parze każda osoba robi swoje. W każdej turze zrób *jedno* z tego:
rules-turn-intro-two = Gracie jednocześnie. W każdej turze każde z was robi *dwie* z tych rzeczy albo jedną dwa razy:
rules-turn-intro-three = W każdej turze zrób *trzy* z tych rzeczy. Tę samą można powtórzyć:
rules-turn-intro-lone = Wszyscy grają jednocześnie. W każdej turze zrób *jedną* z tych rzeczy. Kto ma działkę tylko dla siebie, robi *dwie*.
rules-turn-plant = *Posadź* jedną ze swoich specjalności: wpisz jej litery albo znaczek w puste pole swojej grządki. Zamaluj jedną kropkę.
rules-turn-plant-alone = *Posadź* dowolny składnik: wpisz jego litery albo znaczek w puste pole swojej grządki. Zamaluj jedną kropkę.
rules-turn-grow = *Podlej* jedną ze swoich grządek: wszystko w jej obrysie dostaje jeszcze jedną kropkę.
rules-turn-pluck = *Zerwij* składnik z jednej ze swoich grządek i skreśl go tam. Wpisz go w następne wolne pole swojego kociołka, a jego kropki jako liczbę w kółko.
rules-turn-close = *Zamknij* swój kociołek, w którym coś jest: skreśl jego puste pola.
rules-turn-moon = Po wszystkich testach skreślcie następne kółko na *drodze księżyca*.
rules-testing = Testowanie eliksiru
rules-testing-full-or-closed = Gdy kociołek jest pełny lub zamknięty, jego eliksir jest testowany po wszystkich akcjach.
rules-testing-when-here = Podajcie tutaj składniki od pierwszego do ostatniego, każdy z jego kropkami.
rules-testing-result = Dowiecie się, ile składników jest *za małych* (za mało kropek) i ile *za dużych* (za dużo kropek). Nie dowiecie się, które to ani czy stoją po kolei.
rules-testing-decoys = Zmyłek się nie liczy.
rules-testing-write = Zapiszcie to pod kociołkiem i w notatniku.
rules-testing-reports = Efekty mogą dodać meldunki. Są pomieszane, więc nie wiadomo, który jest od którego składnika.
rules-example = Test krok po kroku
rules-example-pour = { $ingredient } { $grown }: { $secret }, { $judged }
rules-example-secret = sekret: { $number }
rules-example-secret-decoy = sekret: zmyłka
rules-example-judged-right = w sam raz
rules-example-judged-under = za mały
rules-example-judged-over = za duży
rules-example-judged-order = nie po kolei
rules-example-judged-skipped = pominięty
rules-example-result = Test mówi: *za małe: { $under }, za duże: { $over }.*
rules-example-result-report = Test mówi: *za małe: { $under }, za duże: { $over }.* I melduje: *{ $report }*
rules-example-order = { $ingredient } ma tyle kropek, ile trzeba. Ale stoi zaraz po zmyłce, więc jest nie po kolei i eliksir nie może wygrać. Tego test nie mówi.
rules-example-over = Co już wiecie? *Nic nie jest za duże.* { $first } i { $second } mają po { $dots ->
    [one] 1 kropce
    [few] { $dots } kropki
    [many] { $dots } kropek
   *[other] { $dots } kropek
}, więc nie mogą mieć numeru niższego niż { $dots }.
rules-example-under = *Jeden jest za mały.* Więc jeden z czterech ma numer wyższy niż liczba jego kropek. Który? Trzeba więcej testów.
rules-example-effects = Uwaga: efekty, które zmieniają numery, mogą to pomieszać.
rules-ending = Wygrana i przegrana
rules-ending-win = *Wygrywacie*, gdy tak powie test: eliksir zaczyna się od wszystkich { $length } składników przepisu, po kolei, i każdy wyrósł do swojego numeru.
rules-ending-win-hidden = *Wygrywacie*, gdy tak powie test: eliksir zaczyna się od całego przepisu, po kolei, i każdy składnik wyrósł do swojego numeru.
rules-ending-win-moon = *Wygrywacie*, gdy tak powie test: liczą się wszystkie składniki przepisu ({ $length }), po kolei i wyrośnięte do swoich numerów. Jeśli efekt zmienia numer, liczy się nowy.
rules-ending-win-moon-hidden = *Wygrywacie*, gdy tak powie test: liczy się cały przepis, po kolei, a każdy składnik wyrósł do swojego numeru. Jeśli efekt zmienia numer, liczy się nowy.
rules-ending-name = *Albo podajcie przepis* w dowolnej chwili, najwyżej *dwa razy* w grze: jego składniki po kolei. Dobrze? Wygrana! Źle? Skreślcie jeden *krok*: droga księżyca mówi, ile to kółek.
rules-ending-moon = *Gra się kończy* z ostatnim kółkiem na drodze księżyca albo gdy żaden kocioł nie jest już otwarty. Macie wtedy _ostatnią szansę_: podajcie przepis jeszcze raz. Źle? Przegrana.
rules-ending-stars = Im wcześniej wygracie, tym więcej *gwiazdek*. Pomaga też każdy osiągnięty *cel*.
rules-pantry = Składniki
rules-pantry-note = Żeby zapisać eliksir, użyj liter albo znaczka każdego składnika i podaj jego kropki: { $first } 1 · { $second } 2.
rules-pantry-list = W tej grze: { $ingredients }.
rules-decoys = Zmyłki
rules-decoys-ignore = Składniki spoza przepisu to *zmyłki*. Zmyłka nie ma numeru. Test ją pomija, więc nigdy nie jest za mała ani za duża. Ale składnik zaraz po niej jest nie po kolei.
rules-decoys-all = Składniki spoza przepisu to *zmyłki*. Mogą być trzech rodzajów:
rules-decoy-ignored = *Pomijana*: nie ma numeru i test ją pomija. Ale składnik zaraz po niej jest nie po kolei.
rules-decoy-overachiever = *Nadgorliwiec*: jego numer to 0 albo o jeden więcej niż najwyższy w przepisie. Jest więc zawsze za duży albo za mały, chyba że efekt zmieni jego numer.
rules-decoy-imposter = *Oszust*: ma numer i według niego ocenia się jego kropki. Mimo to zawsze jest zły. Test mówi wtedy: _Oszust!_
rules-effects = Efekty w tej grze
rules-effects-intro = Każdy należy do jakiegoś składnika, ale nie wiecie, do którego. Składnik może mieć kilka efektów albo żadnego. W teście budzą się w kolejności eliksiru. Niektóre zmieniają numery, więc zwycięski eliksir nie zawsze jest zwykłym przepisem.
rules-effects-tester = Efekty gracza i działki działają na osobę, która zapełniła lub zamknęła kociołek.
rules-specials = Pola specjalne na tej planszy
rules-specials-signs = *Okrągły* znak pomaga. Znak z *kolcami* przeszkadza.
rules-asked = Pytania i odpowiedzi
rules-asked-printed = *A składnik wydrukowany w kociołku?* Ma jedną kropkę i jest jego pierwszym składnikiem.
rules-asked-open = *Czy mogę napełniać dwa kociołki naraz?* Tak. Za każdym razem, gdy zrywasz, wybierasz jeden, po dowolnej stronie.
rules-asked-order = *A jeśli w jednej turze gotowe są dwa eliksiry?* Testujcie je w kolejności działek, aż któryś wygra: { $order }.
rules-asked-small = *Po co małe kociołki?* Mały eliksir mówi więcej o każdym swoim składniku.
rules-asked-follow = *Czy w większym kociołku coś może stać po przepisie?* Tylko zmyłki bez numeru: nie liczą się. Wszystko inne psuje eliksir.
rules-asked-follow-effects = *Czy w większym kociołku coś może stać po przepisie?* Tak, jeśli nic z tego nie jest złe. Zmyłka bez numeru nigdy nie jest zła. Tak samo składnik, którego przez efekt się nie liczy.
rules-asked-close = *Po co zamykać kociołek wcześniej?* Żeby od razu przetestować krótki eliksir albo przepis krótszy niż kociołek.
rules-asked-twice = *Czy składnik może być w eliksirze dwa razy?* Tak. Każdy ocenia się osobno.
rules-asked-plucked = *Czy mogę sadzić tam, gdzie coś zerwano?* Nie. To pole zostaje skreślone.
rules-asked-last-dot = *Czy coś może urosnąć ponad swoją ostatnią kropkę?* Nie.
rules-asked-share = *Czy mogę zrywać z grządki innej osoby?* Tak, jeśli obie osoby się zgadzają i obie poświęcają na to swoją turę.
rules-asked-nothing = *A jeśli nic nie mogę zrobić?* Wtedy pasujesz.
rules-asked-cross = *Czy mogę skreślić pole, kiedy chcę?* Nie, tylko gdy tak mówią zasady.
rules-checking-help = Bez aparatu? Wejdź na { $help }
rules-checking-give-up = Poddajecie się? Odegnijcie pasek poniżej. Na telefonie jego kod otwiera całe rozwiązanie.
rules-checking-give-up-here = Poddajecie się? Kod pod zagiętym paskiem na stronie z zasadami otwiera całe rozwiązanie.
rules-checking-organiser = Na koniec rozwiązanie otwiera organizator.
rules-naming = Podanie przepisu
rules-naming-how-here = Wpiszcie składniki po kolei, bez kropek, w części _Odpowiedź_.
rules-naming-free = To nie kosztuje akcji. Obie próby zużyte? Nadal możecie wygrać testem.
rules-naming-opens = Jeśli macie rację, odkrywają się wszystkie sekrety: każdy numer, każda zmyłka, każdy efekt. Zła próba niczego nie zdradza.
rules-naming-opens-plain = Jeśli macie rację, odkrywają się wszystkie sekrety: każdy numer i każda zmyłka. Zła próba niczego nie zdradza.
rules-stars = Gwiazdki
rules-stars-count = *Wygrana?* Zacznijcie od pierwszego nieskreślonego kółka, a po ostatniej szansie od miejsca za ostatnim. Cofnijcie się o krok za każdy osiągnięty cel i jeszcze o { $brewed } kroki, jeśli wygrał eliksir z kociołka, najdalej do pierwszego kółka. Księżyc w tym miejscu daje wam gwiazdki.
rules-stars-titles = Księżyc daje pięć gwiazdek _Wiedźmom Pełni_, cztery _Czytającym z Księżyca_, trzy _Czułym Nosom_, dwie _Bandzie Kotła_, a jedną _Nocnym Markom_. Gruby pierścień to _kółko kota_: zręczne wiedźmy często kończą właśnie tam. Czy pokonacie kota?
rules-stars-aims = Cele są wspólne. Odhaczcie każdy, gdy tylko go osiągniecie.
rules-stars-aims-alone = Odhacz cel, gdy tylko go osiągniesz.
rules-variants = Inne sposoby gry
rules-variant-rivals-named = *Rywale*: każdy gra dla siebie. Każdy może sadzić wszystko, cokolwiek jest na jego działce. Nie zrywajcie u innych. Czytajcie wszystkie wyniki na głos. Każdy może podać przepis dwa razy i raz na końcu. Źle? Nic się nie skreśla, ale pauzuje się tyle tur, ile kółek ma krok.
rules-variant-rivals-win = Kto pierwszy ma rację albo wygra test, wygrywa. Naraz? Dzielicie wygraną.
rules-variant-rivals-name = Tu żadna działka nie ma na pewno miejsca na przepis: wygrywa, kto pierwszy go poda. Naraz? Dzielicie wygraną.
rules-variant-rivals-small = Twoja działka nie pomieści przepisu? Wtedy wygrywasz, podając go.
rules-variant-solo = *Solo*: wydrukuj arkusz dla jednej osoby. Wtedy niczego nie tniesz, cała plansza jest twoja i możesz sadzić wszystko.
rules-credits = Według gry _Wondering Witches_, autor Pandaqi: pandaqi.com/wondering-witches
rules-give-up = Kod poddania: { $code }
rules-fold = Przed grą zagnijcie ten pasek w górę wzdłuż linii. Odegnijcie go tylko, jeśli się poddajecie.
rules-fold-inside = W środku: kod poddania.
rules-together = { $first } { $second }
rules-explained = *{ $name }*: { $tells }
rules-explained-tagged = *{ $name }* ({ $tag }): { $tells }

## The free clue

clue-one-is-decoy = Dokładnie jeden z tych składników to zmyłka: { $ingredients }.
clue-one-has-number = Jeden z tych składników ma w przepisie numer { $number }: { $ingredients }.
clue-not-number = { $ingredient } nie ma w przepisie numeru { $number }.
clue-no-effect = { $ingredient } nie ma żadnego efektu.
clue-effect-count = { $count ->
    [one] { $ingredient } ma dokładnie 1 efekt.
    [few] { $ingredient } ma dokładnie { $count } efekty.
    [many] { $ingredient } ma dokładnie { $count } efektów.
   *[other] { $ingredient } ma dokładnie { $count } efektu.
}
clue-is-decoy = { $ingredient } to zmyłka.
clue-first-half = { $ingredient } należy do pierwszej połowy przepisu.
clue-second-half = { $ingredient } należy do drugiej połowy przepisu.
clue-second-half-odd = { $ingredient } należy do drugiej połowy przepisu, do której wlicza się środek.
clue-second-half-hidden = { $ingredient } należy do drugiej połowy przepisu, do której wlicza się środek przepisu nieparzystego.

## What follows from the tests: claims, their reasons, and kinds of reasoning

hint-number = { $ingredient } ma numer { $number }
hint-not-number = { $ingredient } nie ma numeru { $number }
hint-not-numbers = { $ingredient } nie ma żadnego z numerów { $numbers }
hint-number-or-decoy = { $ingredient } ma numer { $numbers } albo to zmyłka
hint-one-number = { $ingredient } ma jeden z numerów { $numbers }
hint-not-lengths = najwyższy numer w przepisie to nie { $lengths }
hint-decoy = { $ingredient } to zmyłka
hint-no-decoy = { $ingredient } to nie zmyłka
hint-ignored = { $ingredient } to zmyłka pomijana
hint-not-ignored = { $ingredient } to nie zmyłka pomijana
hint-overachiever = { $ingredient } to nadgorliwiec
hint-no-overachiever = { $ingredient } to nie nadgorliwiec
hint-imposter = { $ingredient } to oszust
hint-no-imposter = { $ingredient } to nie oszust
hint-effect = { $ingredient } ma efekt { $effect }
hint-no-effect = { $ingredient } nie ma efektu { $effect }
hint-by-clue = Wiadomo to jeszcze przed pierwszym testem: { $claim }.
hint-by-tests = { $count ->
    [one] Wszystko, co pasuje do testu { $tests }, ma jedną cechę wspólną: { $claim }.
    [few] Wszystko, co pasuje do testów { $tests } razem, ma jedną cechę wspólną: { $claim }.
    [many] Wszystko, co pasuje do testów { $tests } razem, ma jedną cechę wspólną: { $claim }.
   *[other] Wszystko, co pasuje do testów { $tests } razem, ma jedną cechę wspólną: { $claim }.
}
hint-none-overgrown = W teście { $test } nic nie było za duże. Był w nim składnik { $ingredient } i miał { $grown ->
    [one] 1 kropkę
    [few] { $grown } kropki
    [many] { $grown } kropek
   *[other] { $grown } kropek
}, a przy niższym numerze byłby za duży. A zatem { $claim }.
hint-none-undergrown = W teście { $test } nic nie było za małe. Był w nim składnik { $ingredient } i miał { $grown ->
    [one] 1 kropkę
    [few] { $grown } kropki
    [many] { $grown } kropek
   *[other] { $grown } kropki
}, a przy wyższym numerze byłby za mały. A zatem { $claim }.
hint-all-overgrown = W teście { $test } wszystko było za duże, więc składnik { $ingredient } ma numer niższy niż liczba jego kropek ({ $grown }). A zatem { $claim }.
hint-all-undergrown = W teście { $test } wszystko było za małe, więc składnik { $ingredient } ma numer wyższy niż liczba jego kropek ({ $grown }). A zatem { $claim }.
hint-none-wrong = W teście { $test } nic nie było za małe ani za duże, choć był w nim składnik { $ingredient } i miał { $grown ->
    [one] 1 kropkę
    [few] { $grown } kropki
    [many] { $grown } kropek
   *[other] { $grown } kropki
}. Nadgorliwiec zawsze jest za mały albo za duży, a zatem { $claim }.
hint-all-wrong = W teście { $test } wszystko było za małe albo za duże, także składnik { $ingredient }, który miał { $grown ->
    [one] 1 kropkę
    [few] { $grown } kropki
    [many] { $grown } kropek
   *[other] { $grown } kropek
}. A zatem { $claim }.
hint-all-counted = W teście { $test } wszystko było za małe albo za duże, także składnik { $ingredient }, a zmyłka pomijana nigdy taka nie jest. A zatem { $claim }.
hint-told-elsewhere = W teście { $test } odezwał się efekt { $effect }, więc składnik, który go ma, był w tym eliksirze. A zatem { $claim }.
hint-told-alone = W teście { $test } odezwał się efekt { $effect }, a innego składnika w tym eliksirze nie było. A zatem { $claim }.
hint-only-in-all = Tylko { $ingredient } był we wszystkich testach { $tests }, w których odezwał się efekt { $effect }. A zatem { $claim }.
hint-not-told = W teście { $test } nie odezwał się efekt { $effect }, choć był w nim składnik { $ingredient }. A zatem { $claim }.
hint-no-imposter-met = W teście { $test } nie odezwał się żaden oszust, choć był w nim składnik { $ingredient }. A zatem { $claim }.
hint-argument = { $sentences }
hint-mind-clue = Pamiętajcie o wskazówce: { $clue }
hint-suppose = Załóżmy, że { $claim }.
hint-try-each = { $count ->
    [one] Każda inna możliwość kłóci się z testem { $tests }.
    [few] Każda inna możliwość kłóci się z jednym z testów { $tests }.
    [many] Każda inna możliwość kłóci się z jednym z testów { $tests }.
   *[other] Każda inna możliwość kłóci się z jednym z testów { $tests }.
}
hint-so = A zatem { $claim }.
hint-left = Razem z tym, co jeszcze jest pewne: { $claim }.
hint-shows = Wtedy test { $test } pokazuje: { $what }.
hint-under-least = Wtedy w teście { $test } za małych byłoby co najmniej { $count }, a było { $told }.
hint-under-most = Wtedy w teście { $test } za małych mogłoby być co najwyżej { $count }, a było { $told }.
hint-over-least = Wtedy w teście { $test } za dużych byłoby co najmniej { $count }, a było { $told }.
hint-over-most = Wtedy w teście { $test } za dużych mogłoby być co najwyżej { $count }, a było { $told }.
hint-wrong-least = Wtedy w teście { $test } za małych i za dużych byłoby razem co najmniej { $count }, a było { $told }.
hint-wrong-most = Wtedy w teście { $test } za małych i za dużych mogłoby być razem co najwyżej { $count }, a było { $told }.
hint-both-counts = Wtedy w teście { $test } nie mogłoby wyjść naraz tyle za małych i tyle za dużych: { $under } i { $over }.
hint-wherever = Tak jest, gdziekolwiek jest { $effects }.
hint-blocked = Nie znaleziono nic więcej pewnego: efekty, które się nie odzywają, mogły zmienić liczby ({ $effects }). Czas na kolejny test.
hint-reports = Wtedy test { $test } nie mógłby zameldować tego wszystkiego: { $reports }.
hint-silence = Wtedy test { $test } zameldowałby więcej.
hint-fails = Wtedy test { $test } nie mógłby dać takiego wyniku.
hint-no-number = Wtedy nie zostaje nikt na numer { $number }.
hint-no-herb = Wtedy nie zostaje nic, czym mógłby być składnik { $ingredient }.
hint-no-place = Wtedy nie ma miejsca na efekt { $effect }.
hint-no-count = Wtedy numery i zmyłki nie pasują już do składników.

technique-clue = wskazówka
technique-one-test = sam jeden test
technique-one-left = został tylko jeden
technique-twins = bliźniaki
technique-decoys = liczenie zmyłek
technique-two-tests = dwa testy razem
technique-supposing = przypuszczanie
technique-everything = wszystko naraz

## At the table

role-regular = numer { $number }
role-overachiever = zmyłka: nadgorliwiec { $number }
role-imposter = zmyłka: oszust { $number }
role-ignored = zmyłka: pomijana
play-stale = test { $number } zrobiono już w innym telefonie lub w innym oknie; zajrzyj do dziennika i testuj jeszcze raz
play-stale-naming = przepis podano tymczasem w innym telefonie lub w innym oknie; zobacz, jak stoi gra, i podaj go jeszcze raz
play-over = ta gra jest skończona; zacznij ją od nowa, żeby testować dalsze eliksiry
play-only-name = gra dobiegła końca: podajcie przepis, to ostatnia szansa
play-namings-used = przepis podano już { $most } razy; można go podać jeszcze raz, gdy gra się kończy
play-last-naming-used = ta wiedźma podała już przepis w ostatniej szansie; podać mogą go jeszcze tylko inne
play-no-witch = w tej grze nie ma wiedźmy { $witch }; { $players ->
    [one] gra w nią 1 osoba
    [few] grają w nią { $players } osoby
    [many] gra w nią { $players } osób
   *[other] gra w nią { $players } osób
}
play-nobody = powiedz, która wiedźma testuje: w grze rywali ktoś musi wygrać
play-nobody-names = powiedz, która wiedźma podaje przepis: w grze rywali każda podaje go za siebie
play-unnamed = powiedz, która wiedźma testuje: ten stolik pamięta, kto jest zatruty
play-poisoned = wszystkie wiedźmy są zatrute: zostaje już tylko ostatnia szansa
play-alone = w grze dla jednej wiedźmy nie ma rywali
play-mode-fixed = ostatnia szansa już trwa, więc to, kto gra z kim, zostaje bez zmian
play-not-won = ta gra nie jest wygrana; turę podaje się dopiero po wygranej
play-no-turn = na drodze księżyca w tej grze nie ma tury { $turn }; liczba kółek: { $turns }
play-no-special = na tej planszy nie ma pola { $special }
play-not-alone = pole Szklarnia testuje tylko jeden składnik; w tym eliksirze jest ich { $count }
play-guesser-potion = pole Zgadula testuje od jednego do trzech różnych składników
play-answer-length = odpowiedź w tej grze ma { $expected ->
    [one] { $expected } składnik
    [few] { $expected } składniki
    [many] { $expected } składników
   *[other] { $expected } składników
}; tutaj podano { $given }
play-answer-twice = { $ingredient } jest w tym przepisie dwa razy; w przepisie każdy składnik jest tylko raz
play-log-full = ten dziennik jest pełny, ma { $tests } testów; zacznij grę od nowa
play-no-column = w notatkach tej gry nie ma kolumny { $column }; są kolumny od 1 do { $longest }, zmyłki i efekty w grze
play-column = { $number }
play-column-decoy = zmyłka
play-column-effect = efekt { $effect }
play-column-ignored = Pomijana
play-column-overachiever = Nadgorliwiec
play-nothing-to-undo = nie ma notatki do cofnięcia
play-stored = nie da się odczytać zapisu tej gry ({ $reason }); gra zaczyna się od początku
play-no-help = ta gra nie daje podpowiedzi: jest turniejowa albo jej kod nie może testować eliksirów
play-hint-moved = ktoś inny już poprosił o tę podpowiedź; obejrzyj ją i poproś jeszcze raz
play-not-over = ta gra jeszcze trwa; spójrz na nią wstecz po wygranej albo po obejrzeniu rozwiązania
play-no-size = eliksir nie może mieć tylu składników ({ $size }); poproś o 1 do { $most }
play-clue-given = { $witch } ma już swoją wskazówkę
play-no-clue-of = { $witch } nie ma własnej wskazówki
play-no-clue = nie zostało nic, co wskazówka mogłaby zdradzić
play-not-behind = wskazówka jest dla wiedźmy, która wygrała mniej razy niż inna
play-closed = sędzia zamknął ten stolik: dalsze testy i odpowiedzi się nie liczą
play-no-ruling = ta gra nie prowadzi dziennika, który sędzia mógłby zmienić
play-nothing-to-take-back = ten stolik nie ma testu do cofnięcia
play-too-large-for-cauldrons = ten eliksir ma { $size ->
    [one] 1 składnik
    [few] { $size } składniki
    [many] { $size } składników
   *[other] { $size } składników
}, a największy kociołek ma { $largest ->
    [one] 1 pole
    [few] { $largest } pola
    [many] { $largest } pól
   *[other] { $largest } pól
}
play-no-test = w dzienniku nie ma testu { $number }
play-unstorable = tej gry nie da się zapisać ({ $reason }), więc nic się nie zmieniło; zgłoś to twórcom programu
play-not-understood = { $reason }
play-newer-version = zapisała ją nowsza wersja
play-earlier-version = zapisała ją wersja sprzed 1.0, która nigdy nie została wydana
play-impossible = jej dziennik lub notatki są niemożliwe
play-request = to żądanie jest niezrozumiałe: { $reason }
play-seed-typo = kod gry { $seed } zawiera literówkę: jego litery nie pasują do dwóch ostatnich; porównaj go z arkuszem
play-seed-form = { $seed } to nie kod gry; kod gry wygląda jak malut-lisil-hilug-pu i stoi na arkuszu przy słowach Kod gry
play-grown-too-far = { $ingredient } ma { $grown ->
    [one] 1 kropkę
    [few] { $grown } kropki
    [many] { $grown } kropek
   *[other] { $grown } kropek
}, ale w tej grze nic nie rośnie ponad { $longest }
play-guessers-used = każde pole Zgadula na tej planszy dało już swój darmowy test
play-not-hers = w żadnym kociołku tej wiedźmy ({ $witch }) nie mógł już być ten eliksir; podajcie, czyj to był kociołek
play-versatility-used = { $cells ->
    [one] na tej planszy jest 1 pole Szklarnia; mieści jedną roślinę, której kropek tylko przybywa, a ten test wymagałby jednej rośliny więcej
    [few] na tej planszy są { $cells } pola Szklarnia; każde mieści jedną roślinę, której kropek tylko przybywa, a ten test wymagałby jednej rośliny więcej
    [many] na tej planszy jest { $cells } pól Szklarnia; każde mieści jedną roślinę, której kropek tylko przybywa, a ten test wymagałby jednej rośliny więcej
   *[other] na tej planszy jest { $cells } pola Szklarnia; każde mieści jedną roślinę, której kropek tylko przybywa, a ten test wymagałby jednej rośliny więcej
}
play-printed-first = żaden z pozostałych kociołków nie pomieści tego eliksiru: wydrukowane składniki są pierwsze, każdy z 1 kropką
play-no-cauldron-or-larger = { $size ->
    [one] nie ma już do testu kociołka na { $size } pole lub więcej; zostało: { $left }
    [few] nie ma już do testu kociołka na { $size } pola lub więcej; zostało: { $left }
    [many] nie ma już do testu kociołka na { $size } pól lub więcej; zostało: { $left }
   *[other] nie ma już do testu kociołka na { $size } pola lub więcej; zostało: { $left }
}
play-cauldrons-none = zupełnie nic
play-cauldrons-or-larger = { $size ->
    [one] { $count } na { $size } pole lub więcej
    [few] { $count } na { $size } pola lub więcej
    [many] { $count } na { $size } pól lub więcej
   *[other] { $count } na { $size } pola lub więcej
}

## Help at the table: hints, a check of the notes, clues for one witch

help-look-clue = Spójrzcie jeszcze raz, co mówią wskazówki i co zanotowaliście.
help-look-tests = { $count ->
    [one] Spójrzcie jeszcze raz na test { $tests }.
    [few] Spójrzcie jeszcze raz na testy { $tests }, obok siebie.
    [many] Spójrzcie jeszcze raz na testy { $tests }, obok siebie.
   *[other] Spójrzcie jeszcze raz na testy { $tests }, obok siebie.
}
help-look-herb = Chodzi o składnik { $ingredient }.
help-claim = { $claim }.
help-reason-clue = Wskazówka, którą dostaje { $witch }, nie zostawia innej możliwości: { $claim }.
help-reason-clue-tests = { $count ->
    [one] Test { $tests } pokazuje: { $shown }.
    [few] Testy { $tests } pokazują: { $shown }.
    [many] Testy { $tests } pokazują: { $shown }.
   *[other] Testy { $tests } pokazują: { $shown }.
} Wtedy wskazówka, którą dostaje { $witch }, nie zostawia innej możliwości: { $claim }.
help-reason-gone = Wynikało to z testu wpisanego błędnie. Nie jest już pewne.
help-note = Wasza notatka: { $note }. { $tests }
help-note-tests = { $count ->
    [one] Ale test { $tests } mówi co innego.
    [few] Ale testy { $tests } razem mówią co innego.
    [many] Ale testy { $tests } razem mówią co innego.
   *[other] Ale testy { $tests } razem mówią co innego.
}
help-note-clue = Ale wskazówki i zasady mówią co innego.
help-clash = Wasza notatka: { $note }. Nie da się jej pogodzić z tym: { $others }. { $tests }
help-clash-tests = { $count ->
    [one] Tak mówi test { $tests }.
    [few] Tak mówią razem testy { $tests }.
    [many] Tak mówią razem testy { $tests }.
   *[other] Tak mówią razem testy { $tests }.
}
help-clash-rules = Tak mówią wskazówki i zasady.
help-notes-fine = Żaden test nie przeczy waszym notatkom. To nie znaczy, że wszystkie są prawdziwe.
help-notes-open = { $count ->
    [one] Sprawdzenie jednej notatki trwało za długo.
    [few] Sprawdzenie { $count } notatek trwało za długo.
    [many] Sprawdzenie { $count } notatek trwało za długo.
   *[other] Sprawdzenie { $count } notatki trwało za długo.
}
help-best = Najwięcej powie ten eliksir: { $potion }. Przeciętnie zostawia { $left }.
help-pour = { $ingredient } { $grown }
help-left = { $count ->
    [1] prawie wszystkie możliwości
    [2] mniej więcej połowę możliwości
   *[other] mniej więcej jedną na { $count } możliwości
}
help-clue = { $witch } dostaje wskazówkę: zostawia ona { $left }.
help-tests = { $count ->
    [one] 1 test
    [few] { $count } testy
    [many] { $count } testów
   *[other] { $count } testu
}
help-review-par = Wasz wynik: { $made }. Wynik wiedźmy, która niczego nie zapomina, ma kociołki tak duże jak wasze i dowolne składniki: { $par }.
help-review-no-par = Wasz wynik: { $made }. Nie udało się ustalić, ile ich potrzeba.
help-review-certain = { $tests } i zwycięski eliksir był już pewny.
help-review-certain-at-once = Zwycięski eliksir był pewny już przed pierwszym testem.
help-review-uncertain = Zwycięski eliksir nigdy nie był pewny: wciąż było co zgadywać.
help-review-unknown = Na początku było około { $count } możliwości.
help-review-gain = Test { $test } zostawił { $left }.
help-review-gain-unknown = Ustalenie, co dał test { $test }, trwa za długo.
help-tally-none = Nie prosiliście o żadną pomoc.
help-tally-hints = { $count ->
    [one] Prosiliście o 1 podpowiedź; odkryte kroki: { $rungs }.
    [few] Prosiliście o { $count } podpowiedzi; odkryte kroki: { $rungs }.
    [many] Prosiliście o { $count } podpowiedzi; odkryte kroki: { $rungs }.
   *[other] Prosiliście o { $count } podpowiedzi; odkryte kroki: { $rungs }.
}
help-tally-checks = { $count ->
    [one] Notatki sprawdzono raz.
    [few] Notatki sprawdzono { $count } razy.
    [many] Notatki sprawdzono { $count } razy.
   *[other] Notatki sprawdzono { $count } razy.
}
help-tally-potions = { $count ->
    [one] Raz pytaliście, który eliksir powie najwięcej.
    [few] { $count } razy pytaliście, który eliksir powie najwięcej.
    [many] { $count } razy pytaliście, który eliksir powie najwięcej.
   *[other] { $count } razy pytaliście, który eliksir powie najwięcej.
}
help-tally-clues = { $count ->
    [one] Jedna wiedźma dostała własną wskazówkę.
    [few] Własne wskazówki dostały { $count } wiedźmy.
    [many] Własne wskazówki dostało { $count } wiedźm.
   *[other] Własne wskazówki dostało { $count } wiedźmy.
}

## Codes and pictures of codes

play-code-foreign = to nie jest kod arkusza Cauldron Press; takie zaczynają się od CP1: (użyj kodu QR wydrukowanego na arkuszu)
play-code-character = kod zawiera { $character }, a takiego znaku nie ma w żadnym kodzie; porównaj go z arkuszem albo zeskanuj ponownie
play-code-cut-off = kod jest ucięty: po pierwszych czterech znakach jest ich { $have }, a powinno być co najmniej { $need }; skopiuj albo zeskanuj go w całości
play-code-damaged = kod jest uszkodzony: jakiś znak jest zły, brakuje go albo jest zbędny; porównaj go z arkuszem albo zeskanuj ponownie
play-code-earlier = kod utworzyła wersja Cauldron Press sprzed 1.0, która nigdy nie została wydana; wydrukuj nowy arkusz
play-code-newer-form = kod utworzyła nowsza wersja Cauldron Press (format kodu { $form }, ta wersja czyta do { $latest }); zaktualizuj ten program
play-code-newer-edition = kod utworzono dla nowszej edycji zasad ({ $edition }, ta wersja gra do { $latest }); zaktualizuj ten program
play-code-other-game = kod pochodzi z innej gry Cauldron Press (numer { $number }), której ta wersja nie zna; zaktualizuj ten program
play-code-tale = ten kod to pieczęć opowieści, a nie gra; otwiera go przepis z jej gry
play-code-not-on-page = strona na telefon nie prowadzi tej gry; graj tak, jak opisano na jej arkuszu
play-code-cost = kod wymaga na każdą odpowiedź { $mebibytes } MiB i { $passes ->
    [one] 1 przebiegu
    [few] { $passes } przebiegów
    [many] { $passes } przebiegów
   *[other] { $passes } przebiegów
}, a dozwolone jest tylko od 1 do 64 MiB i od 1 do 8 przebiegów; nie utworzyło go Cauldron Press
play-code-impossible = kod jest nienaruszony, ale { $reason }; nie utworzyło go Cauldron Press
play-code-impossible-edition = nie podaje żadnej edycji swojego formatu
play-code-impossible-empty = nie ma ani pieczęci odpowiedzi, ani części do gry
play-code-impossible-answers = przyjmuje więcej niż 4 odpowiedzi
play-code-impossible-size = zawiera zagadkę wielkości, jakiej nie ma żadna zagadka
play-code-impossible-cost = podaje koszt pieczęci odpowiedzi, której nie ma
play-open-wrong-answer = to nie jest odpowiedź
play-open-needs-opening = to kod turniejowy: otwiera się tylko kodem otwarcia, który organizator podaje na koniec
play-open-wrong-give-up = ten kod poddania nie pasuje do tego arkusza; właściwy jest na dole strony z zasadami albo wśród odpowiedzi zeszytu
play-open-no-seal = ten kod nie ma pieczęci odpowiedzi, więc żadnej nie da się sprawdzić; użyj kodu z arkusza
play-open-no-play = ten kod nie ma części do gry, więc nie może testować eliksirów; zapytaj sędziego albo Strażnika
play-open-forged = część do gry w tym kodzie nie pasuje do jego zagadki; nie utworzyło go Cauldron Press
play-open-memory = otwarcie tego kodu wymaga { $mebibytes } MiB pamięci, której ten komputer nie może dać
play-letters-give-up = kod poddania
play-letters-opening = kod otwarcia
play-letters-key = klucz sędziego
play-letters-length = { $kind } { $text } ma { $count ->
    [one] 1 znak
    [few] { $count } znaki
    [many] { $count } znaków
   *[other] { $count } znaków
} zamiast { $expected }; powinien wyglądać tak: { $example }
play-letters-character = { $kind } { $text } zawiera { $character }, czego nie ma w żadnym kodzie; powinien wyglądać tak: { $example }
play-letters-typo = { $kind } { $text } zawiera literówkę; porównaj go z plikiem organizatora
play-letters-earlier-key = ten klucz sędziego pochodzi z wersji Cauldron Press sprzed 1.0, która nigdy nie została wydana, albo brakuje mu ostatnich grup; utwórz nowy plik z kluczem i wydrukuj nowe arkusze
play-picture-none = tego pliku nie da się odczytać; podaj obraz (PNG, JPEG, WebP, GIF, BMP, TIFF), PDF lub SVG
play-picture-damaged = obraz jest uszkodzony ({ $reason }); zrób go albo zapisz ponownie
play-picture-too-large = obraz ma za dużo pikseli; przytnij go do kodu
play-picture-no-code = na zdjęciu nie ma kodu QR; zrób je jeszcze raz: bliżej, ostro, w równym świetle i z całym kodem
play-picture-foreign = kod QR na zdjęciu nie pochodzi z arkusza Cauldron Press; użyj kodu wydrukowanego na arkuszu
play-picture-several = na zdjęciu są kody różnych arkuszy ({ $count }); przytnij je do jednego

## The sheet of the day

daily-no-date = { $text } to nie data; napisz rok, miesiąc i dzień, np. 2026-11-22
daily-too-early = na dzień { $date } nie ma arkusza dnia; pierwszy jest na { $first }

## Potions and ingredients as they are typed

play-puzzle = to nie jest zagadka zgodna z zasadami: { $reason }
play-puzzle-length = długość przepisu nie pasuje do poziomu
play-puzzle-ingredients = liczba składników nie pasuje do poziomu
play-puzzle-ingredient = ma składnik, którego jej edycja nie zna
play-puzzle-effect = ma efekt, którego jej edycja nie zna
play-puzzle-number = numer w przepisie jest spoza zakresu albo występuje dwa razy
play-puzzle-decoy = zmyłka jest rodzaju, którego ten poziom nie ma
play-puzzle-imposter-number = numer oszusta jest spoza zakresu
play-puzzle-imposter-effect = oszustowi brakuje jego efektu
play-puzzle-effect-twice = składnik ma jakiś efekt dwa razy
play-puzzle-number-missing = brakuje numeru w przepisie
play-puzzle-pair = efekt, który chodzi parami, nie ma pary
play-puzzle-players = liczba graczy jest niemożliwa
play-puzzle-clue-ingredient = jej wskazówka nie ma składnika
play-puzzle-effects-level = nie ma takiego poziomu efektów
play-puzzle-settings = z jej ustawieniami nie da się grać
play-puzzle-no-effect = nie ma takiego efektu
play-puzzle-short = jej bajty kończą się za wcześnie
play-puzzle-special = ma pole specjalne nieznanego rodzaju
play-puzzle-clue = rodzaj jej wskazówki nie istnieje
play-puzzle-long = ma zbędne bajty
play-name-missing = brakuje składnika; składniki to { $ingredients }
play-name-ambiguous = { $text } może znaczyć { $first } albo { $last }; dopisz jeszcze jedną literę
play-name-misspelt = nie ma składnika { $text }; może chodzi o: { $nearest }?
play-name-unknown = nie ma składnika { $text }; składniki to { $ingredients }
play-pour-no-dots = { $ingredient } nie ma kropek; napisz od { $id }:1 do { $id }:{ $longest }
play-pour-dots = { $ingredient }: { $dots } to nie liczba kropek od 1 do { $longest }
play-potion-empty = eliksir jest pusty; podaj co najmniej jeden składnik, np. sage:2
play-potion-too-large = eliksir ma { $count ->
    [one] 1 składnik
    [few] { $count } składniki
    [many] { $count } składników
   *[other] { $count } składników
}; przetestować można najwyżej { $most }
play-potion-grown = { $ingredient } nie może mieć { $grown ->
    [one] 1 kropki
    [few] { $grown } kropek
    [many] { $grown } kropek
   *[other] { $grown } kropek
}; składnik tej gry ma ich od 1 do { $longest }
play-potion-foreign = w tej grze nie ma składnika { $ingredient }; jej składniki to { $ingredients }
## Effects: their names, and what a sheet tells the players of them

effect-alone-tells = Słyszysz tylko jego nazwę. Gdy grasz w pojedynkę, nic więcej nie robi.
effect-cutoff = Szlaban
effect-cutoff-tells = Test kończy się zaraz po tym składniku. Co stoi dalej, nie jest liczone.
effect-spicy = Ostry
effect-spicy-tells = Numer następnego składnika rośnie w tym teście o 1.
effect-refreshing = Orzeźwiacz
effect-refreshing-tells = Numer następnego składnika maleje w tym teście o 1.
effect-enthusiastic = Narwaniec
effect-enthusiastic-tells = Następny składnik jest przeskakiwany: nie liczy się, a jego efekty śpią dalej.
effect-cleaner = Czyścioch
effect-cleaner-tells = Następny składnik traci w tym teście wszystkie efekty.
effect-fertilizer = Nawóz
effect-fertilizer-tells = Następny liczony składnik ma w sam raz kropek, ilekolwiek ich ma.
effect-detective = Detektyw
effect-detective-tells = Mówi wam numer jednego składnika eliksiru, ale nie którego.
effect-liar = Kłamca
effect-liar-tells = Mówi wam numer, którego nie ma żaden składnik eliksiru.
effect-inspector = Inspektor
effect-inspector-tells = Liczy w eliksirze składniki, które mają efekt.
effect-general = Generał
effect-general-tells = Liczy efekty całego eliksiru, wszystkie razem.
effect-pessimist = Pesymista
effect-pessimist-tells = Liczy składniki, które stoją nie po kolei. To te, których numer nie jest o jeden większy niż numer przed nimi. Pierwszy nigdy się nie liczy.
effect-optimist = Optymista
effect-optimist-tells = Liczy składniki, które stoją po kolei. To te, których numer jest o jeden większy niż numer przed nimi. Pierwszy nigdy się nie liczy.
effect-calculator = Kalkulator
effect-calculator-tells = Dodaje numery wszystkich składników eliksiru.
effect-joker = Joker
effect-joker-tells = Daje jedną odpowiedź, ale nie mówi, jakiego rodzaju: Kłamca, Detektyw, Generał, Inspektor, Kalkulator, Demaskator, Talizman albo Tuliś.
effect-revealer = Demaskator
effect-revealer-tells = Liczy zmyłki w eliksirze.
effect-blessing = Talizman
effect-blessing-tells = Liczy w eliksirze składniki, które nie są zmyłkami.
effect-scientist = Uczony
effect-scientist-tells = Mówi TAK, jeśli któryś składnik eliksiru ma dwa efekty lub więcej, inaczej NIE.
effect-hugger = Tuliś
effect-hugger-tells = Mówi TAK, jeśli numer tuż przed nim i jego własny różnią się najwyżej o 1, inaczej NIE.
effect-crowdy = Tłok
effect-crowdy-tells = Słyszycie jego nazwę, gdy w jego kociołku są co najmniej trzy inne składniki.
effect-brothers = Bracia
effect-brothers-tells = Dwa składniki to bracia. Jeden bez drugiego jest zawsze zły. Nazwę słychać przy każdym z nich.
effect-enemies = Wrogowie
effect-enemies-tells = Dwa składniki to wrogowie. Razem w jednym eliksirze są zawsze złe. Nazwę słychać przy każdym z nich.
effect-imposter = Oszust
effect-imposter-tells = Słyszycie: Oszust! W eliksirze może być oszust. Ale niektóre składniki tylko udają.
effect-poison = Trucizna
effect-poison-tells = Trucizna działa na ciebie do twojego następnego testu. Jeśli zatruci są naraz wszyscy gracze, gra się kończy.
effect-poison-tells-alone = Trucizna działa na ciebie: w następnej turze nic nie robisz.
effect-green-fingers = Zielona ręka
effect-green-fingers-tells = Do twojego następnego testu każda grządka, którą podlejesz, dostaje dwie kropki zamiast jednej.
effect-piggyback = Na barana
effect-piggyback-tells = Do swojego następnego testu możesz działać na działce innej osoby.
effect-allergies = Alergia
effect-allergies-tells = Do swojego następnego testu nie możesz sadzić ani podlewać żadnego składnika tego eliksiru.
effect-distracted = Gapa
effect-distracted-tells = Do twojego następnego testu nic twojego nie rośnie ponad dwie kropki.
effect-genius = Geniusz
effect-genius-tells = Do swojego następnego testu możesz raz zmienić jedną rzecz w eliksirze tuż przed jego testem.
effect-sharer = Po równo
effect-sharer-tells = Do swojego następnego testu sadź tylko składnik, którego masz najmniej.
effect-minimalist = Minimalista
effect-minimalist-tells = Twój następny eliksir musi składać się z jednego rodzaju składnika.
effect-copycat = Papuga
effect-copycat-tells = W następnej turze przepisz rośliny i kropki z grządki innej osoby na jedną ze swoich.
effect-weeds = Chwasty
effect-weeds-tells = Chwasty! Skreśl jedno puste pole na swojej grządce.
effect-sunshine = Słonko
effect-sunshine-tells = Słonko! Każdy składnik na wszystkich twoich grządkach rośnie o jedną kropkę.
effect-creeper = Bluszcz
effect-creeper-tells = Połącz dwie swoje grządki, które się stykają: odtąd są jedną.
effect-fence = Płot
effect-fence-tells = Narysuj linię, która dzieli jedną z twoich grządek na dwie.
effect-mole = Kret
effect-mole-tells = Przenieś jedną ze swoich roślin, razem z kropkami, na dowolne puste pole swojej grządki.
effect-seedling = Sadzonka
effect-seedling-tells = Posadź od razu i za darmo dowolny składnik, nawet spoza swoich specjalności.
effect-resetter = Od nowa
effect-resetter-tells = Wszystko aż do tego składnika włącznie idzie w niepamięć. Test trwa dalej, jakby następny był pierwszy.
effect-equalizer = Korektor
effect-equalizer-tells = Numerem następnego składnika staje się liczba jego własnych efektów.
effect-random = Kostka
effect-random-tells = Jego numer jest w każdym teście losowany od nowa.
effect-blender = Mikser
effect-blender-tells = Jego numer rośnie o liczbę tych składników eliksiru, które nie są zmyłkami.
effect-downer = Smutas
effect-downer-tells = Jego numer maleje o liczbę zmyłek w eliksirze.
effect-teamplayer = Kumpel
effect-teamplayer-tells = Jego numer rośnie o numer tuż przed nim.
effect-analyzer = Analityk
effect-analyzer-tells = Mówi, jak daleko od siebie są jego numer i jego miejsce w eliksirze.
effect-odd = Bez pary
effect-odd-tells = W eliksirze z nieparzystą liczbą składników zmienia się w zmyłkę pomijaną bez efektów.
effect-even = Do pary
effect-even-tells = Parzysta liczba składników: mówi swój numer albo „zmyłka”. Nieparzysta: mówi, że jego numer jest losowy, albo „zmyłka”.
effect-coward = Tchórz
effect-coward-tells = Jeśli stoi w pierwszej połowie eliksiru, ucieka na koniec i tam się go ocenia.
effect-student = Uczeń
effect-student-tells = Do swojego następnego testu możesz sadzić każdy składnik.
effect-spreader = Siewca
effect-spreader-tells = Do swojego następnego testu możesz sadzić na grządkach wszystkich graczy.

## Categories of effects: a heading with light markup, and a short name

category-cauldron = *Efekty kociołka* zmieniają eliksir
category-cauldron-tag = kociołek
category-investigative = *Efekty śledcze* coś wam zdradzają
category-investigative-tag = śledztwo
category-player = *Efekty gracza* działają na osobę, która testuje
category-player-tag = gracz
category-field = *Efekty działki* zmieniają działkę osoby, która testuje
category-field-tag = działka
category-complex = *Efekty zawiłe* są najdziwniejsze ze wszystkich
category-complex-tag = zawiły

## Ingredients

ingredient-parsley = Pietruszka
ingredient-sage = Szałwia
ingredient-chives = Szczypiorek
ingredient-rosemary = Rozmaryn
ingredient-oregano = Oregano
ingredient-mint = Mięta
ingredient-dill = Koperek
ingredient-basil = Bazylia
ingredient-thyme = Tymianek
ingredient-pepper = Pieprz

# Signs: what players write for an ingredient. Exactly two letters, the first one large; in
# Japanese two kana. No two are alike, and each is plainly short for its name.
ingredient-parsley-sign = Pt
ingredient-sage-sign = Sł
ingredient-chives-sign = Sc
ingredient-rosemary-sign = Ro
ingredient-oregano-sign = Or
ingredient-mint-sign = Mi
ingredient-dill-sign = Ko
ingredient-basil-sign = Ba
ingredient-thyme-sign = Ty
ingredient-pepper-sign = Pp

## Special cells: their names, and what they do

special-efficiency = Dwa w jednym
special-efficiency-tells = Mieści dwa składniki. Każdy ma własne kropki.
special-efficiency-short = Mieści dwa składniki.
special-versatility = Szklarnia
special-versatility-tells = Osobna grządka. W ramach akcji możesz przetestować to, co tu rośnie, bez niczego innego. Roślina zostaje.
special-versatility-short = Akcja testuje je osobno.
special-painter = Malarz
special-painter-tells = Gdy tu sadzisz, możesz narysować prostą linię wzdłuż brzegów pól. Dzieli ona jedną z twoich grządek na dwie.
special-painter-short = Sadzenie dzieli jedną z twoich grządek.
special-guesser = Zgadula
special-guesser-tells = Gdy tu sadzisz, możesz od razu przetestować za darmo jeden eliksir. Wymyśl go: najwyżej trzy różne składniki, w tym ten, kropki są dowolne.
special-guesser-short = Posadź: darmowy test z tym składnikiem.
special-low-ceiling = Niski sufit
special-low-ceiling-tells = Nic tu nie rośnie ponad dwie kropki.
special-low-ceiling-short = Najwyżej dwie kropki.
special-fertile-ground = Żyzna ziemia
special-fertile-ground-tells = Co tu podlejesz, dostaje dwie kropki. Sadzenie daje jedną, jak zawsze.
special-fertile-ground-short = Rośnie o dwie kropki.
special-hard-ground = Twarda ziemia
special-hard-ground-tells = Jeśli tu sadzisz, tracisz następną turę.
special-hard-ground-short = Sadzenie zabiera też następną turę.
special-black-magic = Czarna magia
special-black-magic-tells = Nie możesz tu sadzić, dopóki nie jest to ostatnie puste pole grządki na twojej działce.
special-black-magic-short = Tylko jako ostatnie wolne pole.

## Cele: małe wspólne cele, każdy wart gwiazdkę

aim-every-ingredient = Przetestujcie każdy składnik co najmniej raz
aim-every-twice = Przetestujcie każdy składnik co najmniej dwa razy
aim-same-in-five = Użyjcie tego samego składnika w pięciu kociołkach
aim-two-three-four = Przetestujcie eliksiry z dwóch, trzech i czterech składników
aim-fill-six = Wypełnijcie kociołek na sześć pól
aim-all-wrong = Przetestujcie co najmniej trzy składniki, wszystkie źle wyrośnięte
aim-none-wrong = Przetestujcie co najmniej trzy dobrze wyrośnięte składniki bez wygranej
aim-one-wrong = Przetestujcie co najmniej cztery składniki, tylko jeden źle wyrośnięty
aim-two-and-two = Uzyskajcie w jednym teście dwa za małe i dwa za duże składniki
aim-dots-up = Przetestujcie eliksir z 1, 2, 3 i 4 kropkami, w tej kolejności
aim-three-dots = Przetestujcie co najmniej dwa składniki, każdy z trzema kropkami lub więcej
aim-three-reports = Usłyszcie trzy meldunki w jednym teście
aim-four-reports = Usłyszcie cztery meldunki w jednym teście
aim-no-report = Przetestujcie co najmniej cztery składniki bez żadnego meldunku
aim-nothing-to-tell = Zróbcie test bez meldunku i bez źle wyrośniętych składników
aim-same-effect = Usłyszcie meldunek tego samego efektu w pięciu testach
aim-another-order = Przetestujcie dwa razy te same składniki, w innej kolejności
aim-none-twice = Nie testujcie eliksiru, w którym składnik jest dwa razy
aim-every-witch = Niech każda wiedźma przetestuje eliksir
aim-two-witches = Niech dwie wiedźmy testują w tej samej turze
aim-three-witches = Niech trzy wiedźmy testują w tej samej turze
aim-no-decoy = Przetestujcie co najmniej trzy składniki bez żadnej zmyłki
aim-only-decoys = Przetestujcie co najmniej dwa składniki, same zmyłki
aim-versatility-tests = Zróbcie cztery testy na polach { $special }
aim-every-garden = Posadźcie coś na każdej grządce
aim-bare-garden = Zostawcie do końca jedną grządkę bez roślin
aim-each-in-two = Posadźcie każdy składnik na co najmniej dwóch polach
aim-one-in-six = Posadźcie jeden składnik na co najmniej sześciu polach
aim-three-in-a-row = Posadźcie ten sam składnik na trzech sąsiednich polach w linii prostej
aim-mixed-garden = Posadźcie cztery różne składniki na jednej grządce
aim-one-crop = Obsadźcie całą grządkę, od trzech pól, jednym składnikiem
aim-every-special = Posadźcie coś na każdym polu specjalnym
aim-no-points = Nie sadźcie na żadnym polu specjalnym, którego znak ma kolce
aim-only-full = Nie testujcie kociołka, który nie jest pełny
aim-two-not-full = Przetestujcie dwa kociołki, które nie są pełne
aim-across = Zerwijcie osiem razy z jednej działki do kociołka na innej
aim-win-cauldron = Wygrajcie eliksirem z kociołka
aim-win-named = Wygrajcie, podając przepis
aim-win-in-six = Wygrajcie po najwyżej sześciu testach
aim-win-in-nine = Wygrajcie po najwyżej dziewięciu testach
aim-last-right = Niech w ostatnim teście nic nie będzie źle wyrośnięte
aim-last-of-four = Niech w ostatnim teście będą co najmniej cztery składniki
aim-every-cauldron = Przetestujcie każdy kociołek na planszy
aim-each-size = Wypełnijcie po jednym kociołku każdej wielkości
aim-two-filled = Wypełnijcie dwa kociołki na każdej działce
aim-three-open = Miejcie do końca trzy otwarte kociołki
aim-large-empty = Zostawcie do końca pusty kociołek na co najmniej cztery pola
aim-cells-left = Zostawcie do końca osiem pustych pól grządek
aim-plants-left = Miejcie na końcu sześć roślin na grządkach
aim-alike-left = Miejcie na końcu trzy takie same rośliny na grządkach
aim-kinds-left = Miejcie na końcu cztery rodzaje roślin na grządkach
aim-harvested = Miejcie na końcu działkę bez roślin

## Levels, and the length of a recipe that nobody knows

level-first-game = Pierwsza gra
level-beginner = Nowicjusz
level-amateur-witch = Młoda wiedźma
level-spice-sorcerer = Mag przypraw
level-potion-master = Mistrz eliksirów
level-high-witch = Arcywiedźma
level-recipe = { $shortest }–{ $longest }
level-choice = { $number } ({ $name })
level-or = { $first } lub { $last }
level-no-players = nie można grać, gdy liczba graczy to { $given }; arkusz jest dla 1 do 8 graczy
level-none = nie ma poziomu { $given }; wybierz: { $choices }
level-no-length = nie ma przepisu o długości { $given }; wybierz: { $choices }
level-no-decoys = nie ma zmyłek takiego rodzaju: { $given }; wybierz: { $choices }
level-no-effects = nie można wybrać takich efektów: { $given }; wybierz: { $choices }
level-no-recipe = przepis nie może mieć tylu składników: { $given }; wybierz: { $choices }
level-no-ingredients = liczba składników { $given } nie pasuje do przepisu, który ma ich najwyżej { $longest }; wybierz od { $least } do { $most }, żeby był wśród nich co najmniej jeden zmyłkowy
level-no-answers = zagadka nie może mieć tylu odpowiedzi: { $given }; wybierz od 1 do { $most }
level-no-puzzle = kod gry { $seed } nie dał grywalnej zagadki (liczba prób: { $draws }); weź inny kod gry albo łagodniejsze ustawienia

## Creatures of sections and players

creature-owl = Sowa
creature-fox = Lis
creature-raven = Kruk
creature-toad = Ropucha
creature-moth = Ćma
creature-snail = Ślimak
creature-newt = Traszka
creature-bat = Gacek

## Reports of a test: the effect, and what it says

report-here = { $effect }!
report-says = { $effect }: { $says }
says-here = tutaj
says-number = { $number }
says-no-number = brak
says-nothing = nic do powiedzenia
says-yes = TAK
says-no = NIE
says-decoy = zmyłka
says-random = tym razem numer losowy

## What a PDF says of itself, to be found by

print-board-game = gra planszowa
print-and-play = wydrukuj i graj
print-owner = Gra dla: { $name }
print-paper-unknown = { $given } to nie format papieru; podaj nazwę, np. a4, a3, sra3, letter lub tabloid, albo wymiary, np. 210x297mm lub 8.5x11in
print-paper-near = { $given } to nie format papieru (może chodzi o: { $near }?); podaj nazwę, np. a4, a3, sra3, letter lub tabloid, albo wymiary, np. 210x297mm lub 8.5x11in
print-paper-size = { $given } to nie format papieru; podaj oba boki oraz mm, cm lub in, np. 8.5x11in
print-paper-extent = na papierze { $given } nie da się drukować; wybierz boki od { $least } do { $most } mm
print-paper-small = papier { $paper } jest za mały na stronę; wybierz { $least }, najmniejszy, który wystarczy, albo większy
print-layout-unknown = { $given } to nie układ stron; wybierz duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue lub poster
print-layout-near = { $given } to nie układ stron (może chodzi o: { $near }?); wybierz duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue lub poster
print-layout-number = { $given } to nie liczba stron; podaj liczbę, np. 4, albo wiersze i kolumny, np. 2x2
print-layout-cells = na jednej stronie arkusza nie zmieści się tyle stron: { $count }; wybierz od 1 do 64
print-layout-thickness = papier nie może mieć grubości { $given }; podaj od 0 do 2 mm albo gramaturę, np. 80gsm
print-layout-gutter = odstęp { $given } nie jest możliwy; wybierz od 0 do 100 mm
print-layout-margin = margines { $given } nie jest możliwy; wybierz od 0 do 25 mm
print-layout-mark = { $given } to nie znacznik; wybierz crop, fold, registration, bar lub slug, oddzielone przecinkami, albo all lub none
print-layout-unfolded = { $option } dotyczy broszur zszywanych w zgięciu; wybierz do tego układ saddle
print-layout-unbound = plakatu się nie oprawia; pomiń stronę oprawy
print-layout-unfitted = margines to brzeg, który zostaje pusty tam, gdzie strony są zmniejszane; użyj go z { $fit }
print-order-unmet = z { $draws } { $sheets } żaden nie spełnia warunku: { $wanted }; najbliższy { $had }
print-order-of-level = arkuszy poziomu { $level }
print-order-of-custom = arkuszy tego własnego poziomu
print-order-of-chapter = arkuszy rozdziału { $chapter }
print-order-had = ma { $what }
print-order-had-not-as-level = ma { $what }, ale nie pasuje do swojego poziomu
print-order-not-as-level = nie pasuje do swojego poziomu
print-order-difficulty = trudność { $range }
print-order-turn = długość 1 tury
print-order-turns = długość { $range } tur
print-order-win-rate = udział wygranych { $range }
print-order-hopeless = udział { $share } gier bez nadziei
print-order-certain = udział { $share } gier, w których odpowiedź staje się pewna
print-order-range = od { $low } do { $high }
print-order-and = { $one } i { $other }
print-order-no-guess = da się wygrać bez zgadywania
print-order-needs-guess = wymaga zgadywania
print-order-as-strong = jest tak mocny jak pierwsza gra, która ma { $strength }
print-order-strength = { $difficulty } i { $turns }
print-order-needs-at-most = wymaga najwyżej: { $technique }
print-order-needs = wymaga: { $technique }
print-order-needs-more-tests = wymaga więcej testów, niż robią zwykli gracze
print-order-other-structure = ma inną długość przepisu lub inne zmyłki
print-order-ladder-length = drabina takich arkuszy ma najwyżej { $most } gier
print-order-no-difficulty = { $text } nie jest trudnością; podaj od 1 do 5 albo zakres, na przykład 2..4
print-order-no-turns = { $text } nie jest liczbą tur; podaj od 1 do 1000 albo zakres, na przykład 25..40
print-order-no-shares = { $text } nie jest zakresem udziałów; podaj liczby od 0 do 1, na przykład 0.4..0.7, ..0.5 lub 0.8..
print-order-no-ramp = { $text } nie prowadzi od poziomu do poziomu; napisz to jako 0..5
print-sheet-small = papier { $sheet } jest za mały: to, co jest na jednej stronie arkusza, zajmuje { $x } x { $y } mm; wybierz { $least }, najmniejszy, który wystarczy, albo każ zmniejszyć strony
print-sheet-small-unnamed = papier { $sheet } jest za mały: to, co jest na jednej stronie arkusza, zajmuje { $x } x { $y } mm; weź papier co najmniej tej wielkości albo każ zmniejszyć strony
print-sheet-fine = papier { $sheet } jest za mały: strony zmalałyby do { $percent } %, a poniżej { $least } % nikt ich nie przeczyta; weź większy papier albo mniej stron na jednej stronie arkusza
print-sheet-none = to, co jest na jednej stronie arkusza, zajmuje { $x } x { $y } mm, a żaden papier z nazwą nie jest tak duży; weź mniej stron na jednej stronie arkusza albo papier tej wielkości
print-sheet-creep = arkusze złożone razem ({ $sheets }) wypychają wewnętrzne strony o { $x } mm, a przy więcej niż { $most } mm to, co jest przy zgięciu, weszłoby w nie; wybierz składki z mniejszą liczbą arkuszy lub cieńszy papier
print-signatures = Arkuszy broszury ({ $sheets }) jest za dużo na jedno zgięcie: złóż je w składki (razem { $count }) po najwyżej { $most } arkuszy i oprawiaj jedną na drugiej
print-signature-thick = Składkę z tylu arkuszy ({ $sheets }) trudno złożyć i zszyć; zwykle jest ich najwyżej { $most }
print-text-large = { $text } potrzebuje { $x } mm, a wolne jest { $y } mm; skróć tekst albo weź większy papier
print-board-small = papier { $x } x { $y } mm jest za mały na czytelną planszę; wybierz co najmniej { $least } mm, np. A4 lub Letter
print-board-large = na papierze { $x } x { $y } mm nie da się rysować; wybierz boki do 2000 mm, np. A3 lub A2
print-bleed = spad { $given } nie jest możliwy; wybierz od 0 do 10 mm
print-correction = tyłów przesuniętych o { $x } i { $y } mm oraz { $turn } stopni nie da się poprawić; można do 10 mm i 2 stopni
print-dpi = rozdzielczość { $given } dpi nie nadaje się do użycia; wybierz od 10 do 1200
print-address-long = tekst, który ma tyle bajtów: { $bytes }, nie zmieści się w kodzie QR; skróć adres strony
print-no-theme-near = nie ma motywu { $given }; może chodzi o: { $near }?
print-no-theme = nie ma motywu { $given }; są: { $themes }
print-reading = { $given } nie ma na żadnej skali; podaj literę od A do Y i liczbę od 1 do 25, np. M13
print-readings = arkusz ma cztery skale, a odczytów podano: { $count }; podaj cztery, np. M13,L12,M13,N14
print-readings-apart = skale 1 i 3 różnią się o { $x } mm, a to niemożliwe na żadnym arkuszu; odczytaj obie jeszcze raz, 1 po lewej i 3 po prawej
print-printer = { $given } to nie nazwa drukarki; wybierz od 1 do 60 liter, cyfr i podobnych znaków

## What the terminal prints: sheets, the organiser's file, the server

terminal-sheet = Arkusz { $label }:
terminal-sheet-printed = { $sheet } { $level }, { $players }, { $paper }
terminal-same-sheet = Ten sam arkusz jeszcze raz: te same opcje oraz --seed { $seed }
terminal-iphones = iPhone pokazuje play.html bez skryptu. Dla iPhone’ów uruchom { $command }: pokaże adres w sieci domowej.
terminal-next-fitting = Ta gra nie odpowiada swojemu poziomowi. Następna, która odpowiada poziomowi { $level }: te same opcje oraz --seed { $seed }
terminal-same-recipe = Pierwsza gra z --seed { $seed } ma zawsze ten sam przepis, bez względu na liczbę graczy i na to, czy są pola specjalne (jak na poziomach 2 i 3): nie grajcie w nią dwa razy. Inny kod gry daje inne gry.
terminal-daily = Arkusz dnia { $date }: kto go wydrukuje, gra w tę samą grę.
terminal-game-printed = Gra { $game }:
terminal-organiser-alone = Tylko dla organizatora, z kluczem, kodami i odpowiedzią:
terminal-organiser =
    Cauldron Press: dla organizatora gry { $label }

    Nie pokazuj tego pliku graczom. Niczego, co w nim jest, nie ma na papierze.

    Kod gry: { $seed }
# Found again by its beginning: once there are files with it, that stays.
terminal-organiser-key = Klucz: { $key }
terminal-organiser-opening = Kod otwarcia, do podania na koniec, gdy sprawdza się odpowiedzi: { $code }
terminal-organiser-give-up = Kod poddania, razem z nim otwiera rozwiązanie: { $code }
terminal-organiser-answer = Odpowiedź: { $ingredients }
terminal-organiser-potion = Zwycięski eliksir: { $potion }
terminal-organiser-serve = Sędziowanie na serwerze (ten plik zamiast FILE):
terminal-page-open = Strona jest otwarta dla wszystkich w tej sieci:
terminal-page-open-here = Strona jest otwarta tylko na tym komputerze:
terminal-page-open-outside = Strona jest otwarta przez proxy:
terminal-refereed = Gry, które sędziuje ten serwer:
terminal-tables = { $count ->
    [one] 1 stolik
    [few] { $shown } stoliki
    [many] { $shown } stolików
   *[other] { $shown } stolika
}
terminal-tables-kept = Stoliki są zapisywane w { $file }
terminal-tables-open = Każdy może otworzyć kolejne stoliki, każdy z własną planszą; na turniej dodaj --tables.
terminal-tables-pruned = Zapomniano, bo od bardzo dawna nic się tam nie zmieniło: { $tables }
terminal-desk-open = Pulpit sędziego jest otwarty tutaj; kto ma ten adres i klucz, może decydować przy każdym stoliku:
terminal-log-opened = Stolik { $table }: otwarto dla gry { $game }
terminal-log-test = Stolik { $table }: test { $test }
terminal-log-counted = Stolik { $table }: test { $test }, { $counts }
terminal-log-count = { $name ->
    [undergrown] za małe: { $count }
    [overgrown] za duże: { $count }
   *[other] { $name } { $count }
}
terminal-log-won = Stolik { $table }: test { $test } wygrywa
terminal-log-right = Stolik { $table }: odpowiedź jest dobra
terminal-log-wrong = Stolik { $table }: odpowiedź { $guess } jest zła
terminal-log-gave-up = Stolik { $table }: poddał się
terminal-log-again = Stolik { $table }: zaczął od nowa
terminal-log-closed = Stolik { $table }: zamknięty przez sędziego
terminal-log-reopened = Stolik { $table }: otwarty znowu przez sędziego
terminal-log-taken-back = Stolik { $table }: test { $test } cofnięty przez sędziego
terminal-log-reset = Stolik { $table }: zaczęty od nowa przez sędziego
terminal-log-brought-back = Stolik { $table }: przywrócony do poprzedniego stanu
terminal-server-ends = Ctrl-C zatrzymuje serwer.
terminal-page = Strona na telefon:
terminal-page-size = { $page } { $kilobytes } KB
terminal-page-file = Otwórz plik w przeglądarce albo wyślij go na telefony
terminal-page-folder = Aby mieć ją w internecie za darmo:
terminal-page-host = 1. Otwórz { $host } w przeglądarce (albo inny darmowy hosting stron, na przykład Cloudflare Pages lub GitHub Pages)
terminal-page-drag = 2. Przeciągnij folder { $folder } na tę stronę i załóż konto, aby nie zniknęła
terminal-page-remember = 3. Wpisz otrzymany adres, a wszystkie następne kody będą tam prowadzić: { $command }
terminal-page-leads = 3. Kody prowadzą do { $url }; aby podać inny adres: { $command }
terminal-page-ask = Adres, jeśli już go masz (jeśli nie, sam Enter):

# Runs at the terminal.
terminal-files = { $count ->
    [one] 1 plik
    [few] { $shown } pliki
    [many] { $shown } plików
   *[other] { $shown } pliku
}
terminal-shards = { $count ->
    [one] 1 część
    [few] { $shown } części
    [many] { $shown } części
   *[other] { $shown } części
}
terminal-differences = { $count ->
    [one] 1 różnica
    [few] { $shown } różnice
    [many] { $shown } różnic
   *[other] { $shown } różnicy
}
terminal-run-made = { $games }, { $files }, { $paper }
terminal-same-run = Ta sama seria jeszcze raz: te same opcje oraz --seed { $seed }
terminal-run-stopped = Przerwano: gotowe { $done }, w planie { $games }.
terminal-run-resume = Kontynuacja: te same opcje oraz --resume
terminal-run-resume-seed = Kontynuacja: te same opcje, --seed { $seed } oraz --resume
terminal-run-version = Serię zrobiła wersja { $version }, a to jest { $here }.
terminal-verified = Wszystko się zgadza z manifestem, bajt w bajt: { $games }, { $files }.
terminal-verified-quick = Wszystko się zgadza z manifestem: { $files }; niczego nie tworzono od nowa.
terminal-verify-stopped = Przerwano: porównano { $games }, { $files }.
terminal-verify-differs = Wynik: { $differences } ({ $games }, { $files }).
terminal-merged = Połączono { $shards }: { $games }, { $files }
terminal-merged-no-secrets = Nie znaleziono plików z sekretami ({ $file }), więc żaden nie powstał; jeśli są w innym folderze, podaj je także.
terminal-reprinted-pages = Gra { $number }, jej strony takie jak były:
terminal-reprinted-file = Gra { $number }, w swoim pliku taka jak była, bajt w bajt:

# A run compared with its manifest.
run-edited = manifest zmieniono po zapisaniu: jego suma kontrolna się nie zgadza
run-missing = nie ma pliku { $file }
run-changed = { $file } to nie ten plik, który zapisano
run-otherwise = { $file } wychodzi inaczej, gdy tworzy się go od nowa
run-other-game = gra { $number } nie jest taka, jak mówi wiersz { $line } manifestu
run-other-volume = { $file } nie jest taki, jak mówi wiersz { $line } manifestu
run-other-secret = sekrety gry { $number } nie należą do tej gry

# Runs of many games.
run-none = gra { $game } nie robi serii z wielu gier
run-no-wishes = życzenia to obiekt z wartością dla każdego życzenia, a nie { $given }
run-unknown-wish = nie ma życzenia „{ $wish }”; są { $wishes }
run-unknown-wish-near = nie ma życzenia „{ $wish }”; może chodzi o { $like }?
run-wish = nie da się odczytać życzenia „{ $wish }”: { $reason }

## The solution of a sheet, in lines

sheet-solution-answer = Zwycięski eliksir: { $potion }
sheet-solution-pour = { $ingredient } { $grown }
sheet-solution-part = { $ingredient }: { $role }
sheet-solution-part-effects = { $ingredient }: { $role }; { $effects }

## The rules of many games, and the page of each

sheet-run-goal = Część waszych składników tworzy tajny przepis. Strona każdej gry mówi, ile ich jest, o ile to wiadomo. Każdy z nich ma własny tajny numer: 1, 2, 3 i tak dalej. Pozostałe składniki to *zmyłki*.
sheet-run-set-up-clue = Przeczytajcie darmową wskazówkę na stronie waszej gry. Zawsze jest prawdziwa.
sheet-run-ending-win = *Wygrywacie*, gdy tak powie test. Musi się liczyć co najmniej tyle składników, ile ma przepis. Każdy z nich musi stać po kolei i wyrosnąć do swojego numeru. Jeśli efekt zmienia numer, liczy się nowy numer.
sheet-run-effects = Efekty
sheet-run-effects-of-game = Strona waszej gry wyjaśnia te, które w niej są.
sheet-run-specials = Pola specjalne
sheet-run-specials-of-game = Niektóre pola grządek mają znak. *Okrągły* znak pomaga. Znak z *kolcami* przeszkadza. Strona waszej gry wyjaśnia te z jej planszy.
sheet-run-checking-give-up = Poddajecie się? Kod poddania waszej gry otwiera całe rozwiązanie. Poszukajcie go wśród odpowiedzi albo zapytajcie osobę, która wydrukowała grę.
sheet-run-recipe = Tajny przepis
sheet-run-recipe-known = Przepis zawiera *{ $length }* z tych *{ $count }* składników, z numerami od 1 do { $length }.
sheet-run-recipe-hidden = Przepis zawiera *{ $length }* z tych *{ $count }* składników; nikt nie wie, ile dokładnie. Ich numery to 1, 2, 3 i tak dalej.
sheet-page-facts = O tej grze
sheet-page-how-to-play = Jak grać
sheet-facts = Ta gra

## What effects do, exactly, for a person who tests by hand: *bold*

exact-both = { $first } { $second }
exact-stop = Po ocenieniu go zakończ. Co stoi dalej, nie jest liczone.
exact-forget = Po ocenieniu go zapomnij wszystko, co dotąd policzono i powiedziano. Następny jest jak pierwszy w eliksirze.
exact-move = W pierwszej połowie eliksiru przechodzi raz na koniec i tam się go ocenia; do tego czasu żaden jego efekt nie działa.
exact-raise = Numer następnego rośnie o { $count }.
exact-lower = Numer następnego maleje o { $count }.
exact-skip = Przeskocz następny: nie jest oceniany ani liczony, a jego efekty nie działają.
exact-clean = Następny nie ma w tym teście efektów.
exact-fertilize = Następny liczony ma w sam raz kropek, ilekolwiek ich ma. Jego kolejność nadal się liczy.
exact-equalize = Numerem następnego staje się liczba efektów, które jeszcze ma.
exact-randomize = Jego numerem staje się jeden z numerów od 1 do { $length }, wylosowany.
exact-randomize-if-odd = W eliksirze o nieparzystej wielkości jego numerem staje się jeden z numerów od 1 do { $length }, wylosowany.
exact-vanish-if-odd = W eliksirze o nieparzystej wielkości jest odtąd zmyłką pomijaną, bez numeru i bez efektów.
exact-add-regular = Dodaj do jego numeru liczbę składników eliksiru, które nie są zmyłkami.
exact-subtract-decoys = Odejmij od jego numeru liczbę składników eliksiru, które są zmyłkami.
exact-add-before = Dodaj do jego numeru numer składnika tuż przed nim.
exact-wrong-alone = Jest zły, jeśli w eliksirze nie ma też drugiego brata.
exact-wrong-together = Jest zły, jeśli w eliksirze jest też drugi wróg.
exact-here = Powiedz „{ $effect }!”.
exact-crowd = Gdy w eliksirze są co najmniej trzy inne, powiedz „{ $effect }!”, inaczej nic.
exact-number-of-one = Wylosuj jeden ze składników eliksiru i powiedz jego numer albo „brak”.
exact-number-of-none = Powiedz wylosowany numer od 1 do { $length }, którego nie ma żaden składnik eliksiru; jeśli takiego nie ma, „nic do powiedzenia”.
exact-own-number = Bez numeru mówi „zmyłka”; poza tym w eliksirze o nieparzystej wielkości „tym razem numer losowy”, a o parzystej „zmyłka”, jeśli nią jest, albo swój numer.
exact-distance = Powiedz, jak daleko jego numer jest od jego miejsca w eliksirze (1, 2 i tak dalej), albo „brak”, gdy nie ma numeru.
exact-with-effects = Powiedz, ile składników eliksiru ma jakiś efekt.
exact-effects = Powiedz, ile efektów mają razem składniki eliksiru.
exact-several-effects = Powiedz „TAK”, jeśli któryś składnik eliksiru ma więcej niż jeden efekt, inaczej „NIE”.
exact-out-of-order = Powiedz, ile składników po pierwszym ma numer, który nie jest o jeden większy niż numer tuż przed nim.
exact-in-order = Powiedz, ile składników po pierwszym ma numer, który jest o jeden większy niż numer tuż przed nim.
exact-sum = Powiedz, jaka jest suma wszystkich numerów w eliksirze.
exact-decoys = Powiedz, ile składników eliksiru jest zmyłkami.
exact-regular = Powiedz, ile składników eliksiru nie jest zmyłkami.
exact-close-before = Powiedz „TAK”, jeśli jego numer i numer tuż przed nim różnią się najwyżej o 1, inaczej „NIE”.
exact-joke = Wylosuj, co powiedzieć: numer od 1 do { $length }, którego nie ma żaden w eliksirze; numer dowolnego; ile efektów mają razem; ile z nich ma efekty; sumę numerów; ile jest zmyłkami; ile nimi nie jest; albo czy jego numer i numer tuż przed nim różnią się najwyżej o 1.

## The answers for a person who tests potions by hand: *bold*

answers-page = Dla Strażnika
answers-title = Dla Strażnika
answers-intro = Tylko dla ciebie: z tą stroną odpowiadasz na każdy test. Chowaj ją przed graczami.
answers-give-up = Kod poddania: *{ $code }*
answers-opening = Kod otwarcia: *{ $code }*
answers-recipe = Przepis ma { $length ->
    [one] *{ $length }* składnik
    [few] *{ $length }* składniki
    [many] *{ $length }* składników
   *[other] *{ $length }* składników
}. Ten eliksir wygrywa:
answers-recipe-several = Przepis ma { $length ->
    [one] *{ $length }* składnik
    [few] *{ $length }* składniki
    [many] *{ $length }* składników
   *[other] *{ $length }* składników
}. Każdy z tych eliksirów wygrywa:
answers-potions = Przepis
answers-pour = { $ingredient } { $grown }
answers-dots = Kropki
answers-under = za mały
answers-over = za duży
answers-right = dobry
answers-not-counted = pomiń
answers-regular = numer { $number }
answers-ignored = pomijana
answers-overachiever = nadgorliwiec
answers-imposter = oszust
answers-how = Jak odpowiadasz
answers-how-wins = *Czy wygrywa?* Tylko jeśli zaczyna się tak: { $potion }, w tej kolejności i z tymi kropkami, a dalej ma najwyżej zmyłki pomijane. Wtedy powiedz „Wygrywacie!” i nic więcej.
answers-how-look = *Jeśli nie*, znajdź każdy składnik w wierszu z jego nazwą, pod jego kropkami. Policz „za mały” i „za duży”.
answers-how-say = *Powiedz tylko*, ile składników jest za małych i ile za dużych: nigdy których, i nic o ich kolejności.
answers-how-imposters = Za każdego *oszusta* w eliksirze powiedz jeszcze „Oszust!”.
answers-how-name = *Podają przepis?* Powiedz tylko „dobrze” albo „źle”. Jeśli źle, skreślają krok na drodze księżyca.
answers-example = Przykład
answers-example-potion = Gracze testują eliksir { $potion }.
answers-example-part = { $pour }: { $verdict }
answers-example-say = Mówisz: *„Za małe: { $undergrown }, za duże: { $overgrown }”.*
answers-example-say-reports = Jeśli los tak zechce, mówisz: *„Za małe: { $undergrown }, za duże: { $overgrown }”.* I pomieszane: { $reports }
answers-ingredients = Składniki
answers-part = *{ $ingredient }*: { $role }
answers-part-effects = *{ $ingredient }*: { $role }; { $effects }
answers-effects = Co robią ich efekty
answers-effect = *{ $effect }*: { $exactly }
answers-walk = Jak testujesz eliksir
answers-walk-intro = Przejdź go raz, od najstarszego składnika do najnowszego. Zmiany od efektów obowiązują tylko w tym teście, a składnik bez numeru nigdy go nie dostaje. Przy każdym składniku:
answers-walk-skip = *Przeskoczony* przez ten tuż przed nim? Przejdź do następnego.
answers-walk-coward = *Tchórz*, jeszcze nieprzeniesiony, w pierwszej połowie (miejsca 1 i 2 z 4 lub 5)? Przenieś go na koniec i przejdź do następnego.
answers-walk-effects = *Efekty*: wykonaj te, które ma, w takiej kolejności, w jakiej tu stoją, i zanotuj, co meldują.
answers-walk-order = *Kolejność*: dobra u pierwszego w eliksirze. U innych dobra, jeśli numer jest teraz o jeden większy niż numer składnika tuż przed nim.
answers-walk-order-reset = *Kolejność*: dobra u pierwszego w eliksirze i u pierwszego po efekcie Od nowa. U innych dobra, jeśli numer jest teraz o jeden większy niż numer składnika tuż przed nim.
answers-walk-dots = *Kropki*: za mały, gdy kropek jest mniej, niż wynosi numer, albo gdy numer jest większy niż { $length }; za duży, gdy kropek jest więcej.
answers-walk-dots-fertilized = *Kropki*: w sam raz, jeśli czeka Nawóz, który się przez to zużywa; inaczej za mały, gdy kropek jest mniej, niż wynosi numer, albo gdy numer jest większy niż { $length }; za duży, gdy kropek jest więcej.
answers-walk-count = *Policz* go. Jest zły, jeśli nie zgadza się jego kolejność lub liczba kropek, jeśli jest oszustem albo jeśli mówi tak efekt. Składnik, który nie ma teraz numeru, nie liczy się i nie jest ani zły, ani za mały, ani za duży.
answers-walk-cutoff = *Szlaban*: jeśli go ma, zakończ tutaj.
answers-walk-resetter = *Od nowa*: jeśli ma ten efekt, zapomnij wszystko, co dotąd policzono i powiedziano.
answers-walk-wins = *Wygrywa*, jeśli policzono co najmniej { $length ->
    [one] 1 składnik
    [few] { $length } składniki
    [many] { $length } składników
   *[other] { $length } składników
} i żaden z nich nie jest zły. Wtedy powiedz „Wygrywacie!” i nic więcej.
answers-walk-say = *Jeśli nie*, powiedz, ile składników jest za małych, ile za dużych, i podaj wszystkie meldunki, pomieszane, ale nigdy, od kogo są.

## The line beside the pages of a sheet, for those who print and cut it

imposed-slug = { $file }: arkusz { $sheet } z { $sheets }, { $side }, { $pages }
imposed-front = przód
imposed-back = tył
imposed-pages = { $count ->
    [one] strona { $pages }
    [few] strony { $pages }
    [many] strony { $pages }
   *[other] strony { $pages }
}
imposed-no-pages = pusto
imposed-glue = { $slug }; przyklej do tyłu arkusza { $sheet }

# Where pages were made smaller to fit on a sheet
terminal-scale = Strony są drukowane w { $percent }% wielkości, żeby zmieściły się na { $sheet }
terminal-small-letters = Najmniejsze litery mają { $points } pt i trudno je przeczytać; wybierz większy papier lub mniej stron na arkuszu
terminal-larger-sheet = Drukuj na { $sheet }; { $flags } zmniejszy strony do tamtego papieru
terminal-signatures = { $split }; --signature wybiera ich wielkość

# How much ink pages take
terminal-ink = Tusz ({ $kind }): średnio { $mean }% strony, najwyżej { $most }% ({ $page }); strona tekstu zużywa około 5%

# The test page of a printer
align-title = Wyrównanie
align-intro = O ile przesunięte są tyły, które drukuje twoja drukarka?
align-subject = Test tego, jak drukarka umieszcza tył arkusza za jego przodem
align-page-front = Przód, { $sheet }
align-page-back = Tył, { $sheet }
align-upright = pionowo
align-wide = poziomo
align-print = *Wydrukuj* wszystkie cztery strony tak, jak drukujesz swoje gry: dwustronnie, w prawdziwej wielkości (100%, nie „dopasuj do strony”). Powstaną dwa arkusze, pionowy i poziomy.
align-light = *Przyłóż* arkusz do okna albo do lampy, tą stroną do siebie i nie do góry nogami. Liczby z tyłu będą prześwitywać.
align-read = *Odczytaj* każdą z czterech skal: gdzie linia z przodu przechodzi w linię z tyłu, jakby były jedną? Zanotuj literę i liczbę, które do nich należą, np. _M13_. Jeśli dwie pary są równie dobre, weź dowolną.
align-type-upright = *Wpisz* te cztery po kolei, dla tego arkusza: { $command }
align-type-wide = *Wpisz* te cztery po kolei, dla tego arkusza: { $command }
align-good = Wszędzie jest *M13*? Twoja drukarka jest dokładna i nie ma czego poprawiać.
align-back = Tył. Przyłóż arkusz do światła i patrz na jego przód.
terminal-theme-usual = Wiedźmy, rośliny i kociołki: tak wyglądają arkusze bez motywu
terminal-theme-good = Motyw { $theme } jest bez błędów i można w nim rysować arkusze wszystkich poziomów.
terminal-theme-begun = Zmień theme.toml, połóż obok rysunki i sprawdź całość: cauldron theme check
terminal-align-printed = Wydrukuj dwustronnie w prawdziwej wielkości; co robić dalej, jest tam napisane
terminal-align-kept = Drukarka { $printer }: odtąd { $option } poprawia jej tyły
terminal-align-moves = { $sheet }: { $x } mm w prawo, { $y } mm w dół, { $turn } stopnia zgodnie z ruchem wskazówek zegara
terminal-align-derived = Drugiego arkusza nie odczytano. To, co poprawia { $sheet }, wynika z pierwszego; gdyby było gorzej niż przedtem, odczytaj też drugi arkusz
terminal-align-upright = strony pionowe
terminal-align-wide = strony poziome
terminal-align-none = Nie znam żadnej drukarki; wydrukuj stronę testową: cauldron align
terminal-align-forgotten = Drukarka { $printer } jest zapomniana
terminal-taken = Przejęte z tego komputera: { $what }. Aby to zmienić: { $commands }
terminal-taken-paper = papier { $paper }
terminal-taken-language = język { $language }
terminal-config-file = Ustawienia zapisane w { $file }:
terminal-config-no-file = Ustawienia (żadnego nie można zapisać, bo folder domowy nie jest znany):
terminal-config-ignored = To, co zapisane, teraz się nie liczy: podano --no-config albo ustawiono { $variable }
terminal-config-computer = jak na tym komputerze
terminal-config-built-in = wbudowane
terminal-config-change = Aby zmienić: { $change }; aby zapomnieć: { $forget }
terminal-config-set = Od teraz: { $key } { $value }
terminal-config-unset = Zapomniano: { $key }
terminal-config-not-set = Nie było czego zapominać: { $key }
## The page of the Keeper that is folded and sealed: *bold*

answers-sealed-page = Dla Strażnika, do zaklejenia
answers-sealed-intro = Przepis jest w środku zagięcia. Tylko Strażnik je otwiera i odpowiada na każdy test.
answers-sealed-effects = strona do złożenia i zaklejenia pasuje tylko do gier bez efektów, np. do poziomu 0; do innych wydrukuj stronę z odpowiedziami
answers-sealed-fold = Jak ją zakleić
answers-sealed-fold-up = Drukuj jednostronnie. Zegnij dół strony w górę wzdłuż linii 1: przepis leży na ciemnym wzorze.
answers-sealed-fold-again = Zegnij całość jeszcze raz w górę wzdłuż linii 2.
answers-sealed-fold-tape = Zaklej taśmą brzeg przy trzech znakach i oba otwarte boki.
answers-sealed-keeps = *Co to ukrywa*: kto drukuje i zagina, widzi same litery. Kto celowo je sprawdzi, pozna przepis.
answers-sealed-fold-line = Zagięcie { $number }
answers-sealed-ticks = Zaznaczaj, gdy sprawdzasz
answers-sealed-key = Co mówią litery
answers-sealed-find = *Sprawdź* pierwszy składnik eliksiru: znajdź w tabeli jego wiersz, a w nim kolumnę z jego kropkami. Lista obok tych kroków podaje, co mówi ta litera.
answers-sealed-rest = *Zrób tak* z każdym jego składnikiem, także z tym, który jest w nim dwa razy.
answers-sealed-wins = *Wygrywa* tylko wtedy, gdy litery mówią 1, 2, 3 i tak dalej aż do najwyższej liczby z listy, w tej kolejności, a przy wszystkim, co dalej, „pomiń”. Wtedy powiedz „Wygrywacie!” i nic więcej.
answers-sealed-tick = *Jeśli nie, zaznacz* kółko tego testu: po lewej przy „za mały”, po prawej przy „za duży”. W innych wypadkach nie zaznaczaj niczego.

## How potions are tested, with what was really printed or lies beside it: *bold*, _italic_. The
## strip has room for about 20 letters a line; the leads stand in the code: capitals A to Z without
## marks, digits, spaces and $%*+-./: only, up to 34 of them, 64 at most.

ways-strip-oracle = Pytajcie Wyrocznię
ways-strip-oracle-note = Dodajecie liczby z jej strony. Bez telefonu.
ways-strip-oracle-note-play = Dodajecie liczby z jej strony. Albo telefonem: sfotografujcie ten kod w play.html; ma to ten, kto drukował.
ways-strip-code = Skieruj tu aparat
ways-strip-code-note = Testuj eliksiry i sprawdź odpowiedź.
ways-strip-play = Testujcie telefonem
ways-strip-play-note = Sfotografujcie ten kod na stronie play.html. Ma ją ten, kto wydrukował ten arkusz.
ways-strip-keeper = Testuje Strażnik
ways-strip-keeper-note = Mówcie, co jest w eliksirze. Stronę z odpowiedziami czyta tylko Strażnik.
ways-strip-host = Testujcie eliksiry
ways-strip-host-note = Kto wydrukował ten arkusz, ma stronę, która czyta ten kod.
ways-strip-referee = Testuje sędzia
ways-strip-referee-note = Mówcie, co jest w eliksirze. Organizator zawsze sprawdza też przepis.
ways-read-play = Skopiuj ten kod do pliku play.html, który leży obok tego tekstu. Testuje on eliksiry, prowadzi notatki i sprawdza odpowiedź:
ways-read-link = Otwórz ten adres na telefonie albo komputerze. Jego strona testuje eliksiry, prowadzi notatki i sprawdza odpowiedź:
ways-read-host = Kod tej gry. Kto ją wydrukował, ma stronę, która go czyta:
ways-read-referee = Kod tej gry. Po grze organizator mówi, gdzie go wpisać:
ways-lead-oracle = ELIKSIRY TESTUJE STRONA WYROCZNIA.
ways-lead-play = ZESKANUJ TO W PLIKU PLAY.HTML.
ways-lead-keeper = ELIKSIRY TESTUJE STRAZNIK.
ways-lead-host = PYTAJ TEGO KTO TO WYDRUKOWAL.
ways-lead-referee = ELIKSIRY TESTUJE SEDZIA.
ways-test-oracle = Zapytajcie *Wyrocznię*: dodajcie liczby z jej strony, tak jak tam napisano.
ways-test-code = Zeskanujcie telefonem kod z planszy. Podajcie składniki po kolei, każdy z jego kropkami.
ways-test-play = Otwórzcie plik *play.html*, który leży obok PDF-u tej gry, na dowolnym telefonie albo komputerze. Tam sfotografujcie kod z planszy albo wpiszcie kod gry. Podajcie składniki po kolei, każdy z jego kropkami. Jeśli macie tylko papier, poproście o stronę tego, kto go wydrukował; na iPhone’a poproście o jej adres.
ways-test-keeper = Podajcie Strażnikowi składniki po kolei, każdy z jego kropkami.
ways-test-host = Poproście tego, kto wydrukował ten arkusz, o stronę, która czyta kod z planszy. Podajcie tam składniki po kolei, każdy z jego kropkami.
ways-test-referee = Podajcie sędziemu składniki po kolei, każdy z jego kropkami.
ways-also-oracle = *Bez telefonu:* strona _Wyrocznia_ odpowiada na każdy test, wystarczy dodawać. Każdy może na nią patrzeć.
ways-also-play = *Z telefonem albo komputerem:* otwórzcie plik _play.html_, który leży obok PDF-u tej gry. Sieć nie jest potrzebna. Tam sfotografujcie kod z planszy albo wpiszcie kod gry. Jeśli macie tylko papier, poproście o stronę tego, kto go wydrukował; na iPhone’a poproście o jej adres.
ways-also-answers = *Ze Strażnikiem:* ktoś z was nie gra, tylko testuje każdy eliksir ze stroną _Dla Strażnika_. Nikt inny na nią nie patrzy, bo jest tam przepis.
ways-also-sealed = *Ze Strażnikiem:* ktoś z was nie gra, tylko otwiera złożoną stronę _Dla Strażnika_ i testuje z nią każdy eliksir. Nikt inny tam nie zagląda, bo jest tam przepis.
ways-name-oracle = Policzcie u Wyroczni tylko *drugą sumę* z tych składników po kolei: powie tylko _dobrze_ albo _źle_.
ways-name-code = Zeskanujcie kod telefonem. Wpiszcie składniki po kolei, bez kropek, w części _Odpowiedź_.
ways-name-play = Wpiszcie składniki po kolei, bez kropek, w części _Odpowiedź_ w _play.html_.
ways-name-keeper = Powiedzcie Strażnikowi, który porówna przepis z odpowiedzią i powie tylko _dobrze_ albo _źle_.
ways-name-host = Wpiszcie składniki po kolei, bez kropek, w części _Odpowiedź_ na stronie, która czyta kod.
ways-name-referee = Powiedzcie sędziemu, który powie tylko _dobrze_ albo _źle_.

## The oracle, which answers tests by addition: *bold*

oracle-page = Wyrocznia
oracle-title = Wyrocznia
oracle-intro = Odpowiada na każdy test tej gry: wystarczy dodawać. Każdy może na nią patrzeć.
oracle-none = wyrocznia odpowiada tylko w grach poziomu 0 (Pierwsza gra); wybierz ten poziom albo niech przepisu strzeże człowiek
oracle-referee = wyrocznia zdradziłaby przepis turnieju; drukuj ją do gier bez sędziego
oracle-how = Jak ją pytać
oracle-how-first = *Pierwsza suma:* policzcie składniki w eliksirze i zapiszcie liczbę, która stoi pod tą liczbą składników przy „Zaczyna od”. Potem za każdy składnik dodajcie liczbę z jego wiersza, z kolumny jego kropek. Składnik, który jest w eliksirze dwa razy, liczy się dwa razy.
oracle-how-fold = *Zwińcie sumę:* odetnijcie jej dwie ostatnie cyfry i dodajcie do nich dwa razy to, co stało przed nimi. Róbcie tak, aż zostaną dwie cyfry. Z { $sum } wychodzi { $steps }: klucz to { $key }.
oracle-how-key = *Znajdźcie klucz* w tabeli kluczy: pierwszą cyfrę po lewej, nawet 0, drugą u góry. Tam czytacie, ile składników jest za małych (trójkąt w dół), a ile za dużych (trójkąt w górę). Puste pole? Ktoś źle dodał.
oracle-how-second = *0 i 0, a składników co najmniej { $length }?* Teraz sprawdźcie, czy eliksir wygrywa, nową sumą, która zaczyna się od 0. Za każdy składnik dodajcie liczbę z jego wiersza, z kolumny jego miejsca: najstarszy stoi na miejscu 1. Zwińcie też tę drugą sumę. *Wygraliście*, jeśli jej klucz stoi przy „Wygrywa”, pod liczbą składników. Jeśli nie, grajcie dalej.
oracle-how-name = *Podajecie przepis?* Policzcie wtedy tylko drugą sumę z jego { $length } składników po kolei, bez kropek. Wygraliście, jeśli jej klucz stoi przy „Wygrywa”, pod { $length }. Jeśli nie, skreślcie krok na drodze księżyca. Pierwsza suma powiedziałaby za dużo.
oracle-first = Pierwsza suma: kropki
oracle-second = Druga suma: miejsca
oracle-ingredients = Składniki
oracle-start = Zaczyna od
oracle-wins = Wygrywa
oracle-keys = Tabela kluczy
oracle-key = Klucz
oracle-sums = Miejsce na sumy
oracle-sums-intro = Jedno pole na każdy test: po lewej pierwsza suma, po prawej druga.
oracle-example = Przykład
oracle-example-intro = Eliksir z 2 składników. Ich liczby są zmyślone.
oracle-example-key = W wierszu { $tens }, w kolumnie { $ones } stoi: *za małe: { $undergrown }, za duże: { $overgrown }*.
oracle-fair = _Pytajcie tylko o eliksiry, które uwarzyliście: kto pyta po kryjomu, psuje grę wszystkim._

## Booklets: cover, contents, feet of pages, answers

booklet-games = { $count ->
    [one] 1 gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
booklet-games-from = Gry od { $first } do { $last }
booklet-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
booklet-players-range = od { $least } do { $most } graczy
booklet-edition = { $edition ->
    [1] Pierwsza edycja
   *[other] Edycja { $edition }
}
booklet-levels = { $levels }
booklet-facts = { $first }  ·  { $second }
booklet-foot = { $game }: { $name }
booklet-named = { $name }  ·  { $game }
booklet-contents = Spis treści
booklet-contents-intro = Każda gra zaczyna się na osobnym arkuszu.
booklet-entry = { $label }  ·  { $facts }
booklet-page = strona { $label }
booklet-cover = Okładka
booklet-shared = Zanim zaczniecie
booklet-blank = Pusta strona
booklet-answers = Odpowiedzi
booklet-answers-intro = Odłóżcie ten arkusz, aż gra się skończy. Żeby przeczytać odpowiedź, obróćcie go do góry nogami.
booklet-answers-below = Poddajecie się albo przegraliście? Obróćcie ten arkusz do góry nogami i odczytajcie kod swojej gry.
booklet-give-up = Kod poddania: *{ $code }*
booklet-answer-of = { $number }  ·  { $name }
booklet-subject = { $title }: { $games }

## The campaign: its book, its chapters, and what is told between them. *bold*, _italic_. Scenes and
## what follows them are sealed until they may be read, and each is one paragraph.

story-set = Kampania w dziesięciu rozdziałach
story-title = Długa Chochla
story-page-opening = Jak to się zaczyna
story-page-how = Jak grać w kampanię
story-page-chapter = Rozdział { $number }: { $title }
story-page-sealed = Pieczęć rozdziału { $number }
story-page-stars = Gwiazdki
story-page-told = Rozdział { $number } opowiedziany
story-chapter = Rozdział { $number }
story-chapter-of = Rozdział { $number } z { $count }
story-new = Co nowego
story-herbs = Co tu rośnie
story-sealed = Co było dalej
story-sealed-intro = Zapieczętowane przepisem z rozdziału { $number }
story-sealed-how = Odpowiedź jest kluczem. Macie już przepis z gry *{ $name }*? Odczytajcie ten kod stroną gry albo telefonem, jeśli kod do niej prowadzi, i wpiszcie przepis, składnik po składniku. Na telefonie, który właśnie wygrał tę grę, pieczęć otworzy się sama.
story-sealed-lost = Gra skończona, a przepisu nie ma? Zajrzyjcie do odpowiedzi, nie wpisujcie za ten rozdział żadnych gwiazdek i czytajcie dalej mimo to: każda dobra opowieść ma rozdział, w którym coś poszło nie tak.
story-sealed-paper = Kto nie ma telefonu, znajdzie dalszy ciąg na końcu książki, każdy rozdział na osobnej stronie.
story-begins-sealed = Jak zaczyna się ten rozdział, mówi pieczęć rozdziału { $number } na poprzednich stronach. Najpierw otwórzcie ją.
story-warning = Stop! Tylko dla tych, którzy mają za sobą rozdział { $number }
story-warning-text = Kto czyta dalej, zanim przepis się znajdzie, odbiera opowieść wszystkim przy stole. Czytając tę stronę, zakryjcie następną.
story-how-order = Grajcie w rozdziały po kolei, od pierwszego: każdy przynosi jedną nowość, którą wyjaśnia jego własna strona. Czego się nauczycie, to już wasze.
story-how-seal = Za każdą grą jest pieczęć. Otwiera ją przepis, który znaleźliście, a ona opowiada, co się stało i jak zaczyna się następny rozdział.
story-how-stars = Po każdej grze wpiszcie jej gwiazdki na stronę gwiazdek, za ostatnią grą. Przegrana gra ich nie daje. Każdy rozdział możecie zagrać jeszcze raz, ale liczy się pierwszy.
story-how-end = Na końcu gwiazdki się sumuje. Opowieść ma trzy zakończenia i tylko jedno z nich jest wasze.
story-stars = Policzcie gwiazdki
story-stars-intro = Jeden wiersz na każdy rozdział
story-stars-head-chapter = Rozdział
story-stars-head-stars = Gwiazdki
story-stars-sum = Razem
story-stars-bounds = Jak to się kończy
story-stars-from = Gwiazdek { $from } albo więcej
story-stars-between = Gwiazdek od { $from } do { $to }
story-stars-below = Gwiazdek mniej niż { $to }
story-stars-then = Potem otwórzcie ostatnią pieczęć i przeczytajcie tylko to zakończenie, które dają wam gwiazdki.

story-opening = Wysoko w dolinie Mchowisko stoi wieża o dziesięciu oknach. Wisi w niej kocioł tak stary, że nikt już nie pamięta, kto go pierwszy napełnił, a na jego brzegu wisi Długa Chochla, która od trzystu lat co noc miesza zupełnie sama. Dopóki miesza, zupa jest ciepła, dzieci śpią, a chleb pamięta, żeby rosnąć. Zeszłej nocy stanęła. Wisiała bez ruchu, wydała cichy dźwięk, jakby ktoś odchrząknął, i pękła od góry do dołu. Uleczyć ją może tylko dziesięć wywarów, po jednym na każde okno, a przepisy były w książce, którą zjadł ślimak. Jesteście czarownicami, które akurat nie spały.

story-title-1 = Ślimakowi jest bardzo przykro
story-title-2 = Grządka koperku
story-title-3 = Zioła mają zdanie
story-title-4 = Ogród wstaje
story-title-5 = Uwaga, zła bazylia
story-title-6 = Bal maskowy
story-title-7 = O łyżkę więcej
story-title-8 = Strona bez liczby
story-title-9 = Tymianek ma czas
story-title-10 = Cały pieprz świata

story-scene-1 = „To była _bardzo_ nudna książka” – mówi ślimak i czerwieni się aż po dno muszli. „Zasmakowała mi dopiero przy indeksie”. Sowa wzdycha, liczy zioła, które zostały w ogrodzie, i wychodzi jej sześć. Cztery z nich należą do pierwszego wywaru, każde na swoim miejscu i tak dojrzałe, jak samo lubi; pozostałe dwa są po prostu ciekawskie. Które to, nie pamięta nikt. „Będziemy więc próbować – mówi sowa – i wszystko zapisywać, i nikt nie będzie lizać papieru”.
story-scene-2 = Za furtką przez noc wyrosło coś zielonego: pierzaste, wysokie i bardzo z siebie zadowolone. „Koperek” – mówi traszka, która już pod nim mieszka i zdążyła powiesić firanki. Drugie okno znów prosi o cztery zioła, ale teraz jest ich do wyboru siedem, a koperek nalega, żeby i jego zapytać. Może należy do wywaru. A może czeka tylko, aż ktoś przyniesie ogórek. Ropucha, która czeka na ogórek od wiosny, woli się nie wypowiadać.
story-scene-3 = Przez trzecie okno ciągnie, a przeciąg zdążył porozmawiać z ziołami. Teraz mają swoje zdanie. Jedno rośnie dwa razy szybciej, kiedy się je chwali; drugie nie daje dojść do słowa temu, kto stoi za nim; trzecie szeptem donosi o wszystkim sowie. „Efekty – mówi kruk, który o nich czytał. – Każdy należy do jednego zioła, a żadne nie powie, do którego”. Mięta pokazuje mu język. To znaczy, wydaje nam się, że to była mięta.
story-scene-4 = W nocy ogród wstał i położył się z powrotem całkiem inaczej. Tu ziemia jest twarda jak serce kamienicznika, tam tak żyzna, że zgubiony guzik puścił pędy, a w jednym kącie ktoś założył niski sufit, ot tak, bez powodu. Lis obchodzi to trzy razy. „Pola specjalne” – mówi i siada na jednym z nich. Nic się nie dzieje. Lis robi zawiedzioną minę, a potem ogląda się na swój ogon: urósł o całą dłoń.
story-scene-5 = Na schodach stoi doniczka bazylii z karteczką na szyi: _Przygarnijcie mnie, jestem prawie oswojona._ Miotłę już ugryzła. Ćma uważa, że bazylia jest urocza, gacek uważa, że jest pyszna, a sowa znajduje piąty przepis w przypisie, tyle że bez nazw. A więc cztery zioła z ośmiu, w ogrodzie, który wciąż nie chce leżeć spokojnie. Bazylia przygląda się wam z największą uwagą. Tak bardzo chciałaby choć raz być ważna.
story-scene-6 = Pod drzwiami wsuwa się zaproszenie: zioła wydają bal maskowy, a zmyłki są mile widziane. Od tej chwili nie można wierzyć żadnej twarzy. Jedne tylko udają, że mają numer, i chowają się za tym, kto go naprawdę ma; inne nigdy nie są dość małe ani dość duże i okropnie je to śmieszy. Ropucha idzie przebrana za żabę. Sowa włożyła okulary na okulary. „Liczcie to, co wiecie – mówi – a nie to, co widzicie. I miejcie oko na poncz”.
story-scene-7 = Siódme okno jest wyższe od innych, i jego dziurka od klucza też. Stary wywar tam nie sięga; brakuje łyżki, a łyżka to jedno zioło. „Pięć” – mówi kruk i liczy na palcach u nóg, których ma po cztery, więc musi zacząć od nowa. Pięć miejsc zatem, we właściwej kolejności, i te same osiem ziół. Kocioł odchrząkuje. Od wypadku jest na diecie i uważa, że to trochę nagle.
story-scene-8 = Z ósmego przepisu został jeden róg, nadgryziony w kształt uśmiechu akurat tam, gdzie stała liczba. „Cztery – mówi ślimak. – Albo pięć. Mogło być i sześć. Smakowało pietruszką”. Nikt nie wie, jak długi jest ten wywar, a strona tego nie powie. Lis proponuje zgadywać. Sowa proponuje myśleć. Patrzą na siebie przez dłuższą chwilę, a tymczasem ćma, która nigdy nie doliczyła dalej niż do dwóch, zapala świeczkę i jest bardzo szczęśliwa.
story-scene-9 = Przy dziewiątym oknie zbierają się wszystkie zegary doliny, żeby się pokłócić. Pośród nich, w doniczce, siedzi tymianek, jak zwykle spóźniony i bez cienia skruchy. „Przyszedłbym do pierwszego – mówi – ale myślałem, że to dziesiąte”. Dziewięć ziół dzieli teraz wasz ogród i wciąż nikt nie mówi, ile z nich wejdzie do wywaru. Traszka narysowała tabelkę. Gacek ułożył o niej dowcip, ten sam, dziewięć razy. Robi się późno, nawet jak na gacka.
story-scene-10 = Ostatnie okno jest nie większe niż guzik od płaszcza i zmieści się w nim najwyżej kichnięcie. Przybył więc pieprz: z bardzo daleka, w zalutowanej puszce, z papierami od trzech królów. W ogrodzie stoi wszystkie dziesięć ziół, a efekty zaczęły działać na siebie nawzajem, co kruk nazywa _zawiłym_, a ropucha zupełnie inaczej. Obok kotła leży Długa Chochla, dziewięć razy sklejona, z jednym pęknięciem. Trochę drży. Prawdę mówiąc, my też.

story-new-1 = *Cała gra*: sadźcie zioła, pozwólcie im rosnąć, warzcie je i zapisujcie, co mówi każdy wywar. Cztery z sześciu ziół mają numer, a odpowiedzią jest ich kolejność.
story-new-2 = *Nowe zioło*: koperek. O jedną zmyłkę więcej do rozpoznania i o jedną roślinę więcej, która chce do waszego ogrodu.
story-new-3 = *Efekty*: niektóre zioła coś teraz robią, kiedy trafią do wywaru. Arkusz mówi, jakie efekty są w grze, ale nie mówi, czyje.
story-new-4 = *Pola specjalne*: okrągły znak na polu pomaga temu, kto tam sadzi, znak z kolcami przeszkadza. Co robi każdy z nich, mówią zasady.
story-new-5 = *Nowe zioło*: bazylia. Osiem ziół, z których cztery mają numer: zmyłek jest teraz tyle samo, co numerów.
story-new-6 = *Fałszywe zmyłki*: zmyłka może udawać, że ma numer innego zioła, albo być zawsze za duża lub za mała. Jak się zdradzają, mówią zasady.
story-new-7 = *Dłuższy przepis*: numer ma pięć ziół. Trzymajcie wolny kociołek, który jest dość duży.
story-new-8 = *Ukryta długość*: numer ma cztery, pięć albo sześć ziół i nikt nie mówi, ile. To jest teraz pierwsza rzecz do odkrycia.
story-new-9 = *Nowe zioło*: tymianek. Rośnie tu dziewięć ziół, a długość przepisu pozostaje ukryta.
story-new-10 = *Efekty zawiłe i ostatnie zioło*: pieprz. Jest wszystkie dziesięć ziół, efektów jest więcej niż dotąd, a niektóre zależą od innych.

story-close-1 = Wywar przybrał kolor pogodnego wieczoru i pierwsze okno rozświetliło się całkiem samo. W środku ktoś kichnął: to ćma, która spała tam od wiosny i nie zauważyła, że coś jest nie tak. Na Długiej Chochli jedno pęknięcie zamknęło się z odgłosem pocałunku. Ślimak zapytał cichutko, czy nie ma może jeszcze jakiejś książki.
story-close-2 = To był dobry wywar i pachniał portem. Drugie okno otworzyło się i wyszedł z niego kot, który popatrzył na was wszystkich, jakbyście się spóźnili, i ułożył się do snu na notatkach. Koperek kłaniał się na wszystkie strony, choć nikt nie powiedział o nim ani słowa. Ropucha dostała ogórek. Od tamtej pory jest inną ropuchą.
story-close-3 = Kiedy trzeci wywar był gotów, zioła milkły jedno po drugim, jak pod koniec porządnej kłótni. Trzecie okno zabrzęczało, a potem rozbłysło. „Wiedziałem” – powiedział kruk, który nie wiedział. Mięta podała mu czystą chusteczkę. Sowa zanotowała, że to była życzliwość, a nie efekt.
story-close-4 = Ogród westchnął, przewrócił się na drugi bok i wreszcie leżał spokojnie, mniej więcej. Za czwartym oknem z guzika wyrosło drzewko, a na drzewku rosły guziki: niebieskie, z czterema dziurkami. Tej zimy każda czarownica w dolinie zapnie płaszcz. Lis zatrzymał dłuższy ogon. Mówi, że cieplejszy, i niech nikt się nie śmieje.
story-close-5 = Piąty wywar wykipiał i nikogo nie ugryzł, co wszyscy uznali za wielki sukces. W oknie stała lampa, która paliła się przez cały czas, tylko plecami do pokoju. Bazylia dostała miejsce przy ogniu, poduszkę i imię. Okazuje się, że gryzie tylko tych, którzy nie mówią dzień dobry.
story-close-6 = O północy maski spadły. Oszuści dostali po całusie w oba policzki i musieli zatańczyć z tymi, których udawali, i był to najpiękniejszy taniec wieczoru. Szóste okno zapłonęło wszystkimi kolorami. Tylko ropuchy nikt nie rozpoznał. Ogłoszono ją najbardziej przekonującą żabą balu i ma to na piśmie.
story-close-7 = Piąta łyżka wpadła, kocioł dostał czkawki, a wysokie okno otworzyło się na widok, którego nikt nie znał: cała dolina, a pośrodku maleńka wieża z siedmioma światełkami. Pomachaliście. Po chwili ktoś odmachał. Kruk liczy teraz na piórach. Doszedł do czterdziestu i nigdzie mu się nie spieszy.
story-close-8 = A więc tyle! Ślimak pokiwał głową, jakby miał to na końcu języka, co zresztą było prawdą. Ósme okno miało okiennicę z papieru, zapisaną drobnym pismem od góry do dołu: to była brakująca strona, przepisana dawno temu przez pewną ostrożną czarownicę, na wypadek ślimaków. Sowa śmiała się tak, że musiała usiąść.
story-close-9 = Dziewiąty wywar był gotów co do minuty, ku wielkiemu zdumieniu tymianku. Wszystkie zegary zaczęły bić, każdy inną godzinę, i brzmiało to prawie jak muzyka. W dziewiątym oknie, ilekroć spojrzeć, jest inna pora roku. Gacek spojrzał dziewięć razy, chwilę milczał i powiedział, że nic śmiesznego nie przychodzi mu do głowy. Bo to było po prostu piękne.
story-close-10 = Otworzyliście puszkę, a cała dolina wstrzymała oddech i kichnęła. Okno jak guzik odskoczyło; ostatnie pęknięcie się zamknęło; a Długa Chochla uniosła się w powietrze, kapnęła raz na ślimaka i zaczęła, powolutku, mieszać.

story-end-1 = Miesza trochę w lewo i pewnie już tak zostanie. Chleb w Mchowisku rośnie krzywo, a dzieci śnią do rymu. Nikt by tego nie zmienił. „Sklejone to nie nowe – mówi sowa i nalewa wam pierwszy kubek. – To coś lepszego. Ma swoją opowieść”.
story-end-2 = Miesza tak, jak mieszała trzysta lat, i do kolacji wszyscy zapomnieli, że kiedykolwiek stanęła: wszyscy prócz dziesięciu okien i was. Dolina daje wam klucz do wieży, ławkę z waszymi imionami i zupę do końca życia. Ślimak daje wam swoją zakładkę. Jest prawie nienadgryziona.
story-end-3 = Miesza i nuci! Odkąd stoi wieża, żadna chochla nie nuciła. W świetle księżyca dziesięć okien to jedna wielka latarnia, a zza gór zlatują się czarownice, żeby zobaczyć, kto to zrobił. Książkę pisze się od nowa, z waszymi imionami na pierwszej stronie. Pióro potrzyma ślimak. Obiecał.

## Playtest: games that players of several skills played

playtest-sheets = { $count ->
    [one] 1 arkusz
    [few] { $shown } arkusze
    [many] { $shown } arkuszy
   *[other] { $shown } arkusza
}
playtest-played = { $games } ({ $sheets }):
playtest-level = poziom
playtest-players = gracze
playtest-skill = biegłość
playtest-wins = wygrane
playtest-turns = tury
playtest-tests = testy
playtest-board = zajęta plansza
playtest-hopeless = bez szans
playtest-sure = pewne wygrane
playtest-custom = własny
playtest-careless = nieuważni
playtest-typical = przeciętni
playtest-keen = uważni
playtest-expert = biegli
playtest-span = { $middle } (od { $low } do { $high })
playtest-within = { $share } ± { $within }
playtest-sheet = Arkusz { $seed }
playtest-difficulty = { $cauldrons } z { $most } (trudność { $hardness } z 1000)
playtest-about-turns = około { $middle } tur; 8 gier na 10 trwa od { $low } do { $high }
playtest-about-tests = około { $middle } testów; w 8 grach na 10 jest ich od { $low } do { $high }
playtest-win-rate = przeciętni gracze wygrywają { $share } swoich gier
playtest-named = { $who }: w { $named } gier przepis pada przed końcem; zwycięstwo jest warte { $stars } gwiazdek
playtest-reasoning = gracze { $skill }: kroki rozumowania: { $steps }, w tym do { $depth } zależnych jeden od drugiego, najtrudniejszy „{ $technique }”
playtest-no-reasoning = brak
playtest-bits = każdy test dał { $bits } bitu
playtest-quick = szacunek bez grania: { $cauldrons }, około { $turns } tur
playtest-cauldrons = { $count ->
    [one] 1 kociołek
    [few] { $count } kociołki
    [many] { $count } kociołków
   *[other] { $count } kociołka
}
playtest-again = Jeszcze raz: { $command }
playtest-stopped = Przerwano: rozegrano { $done }, w planie { $games }; niczego nie zapisano.
audit-commitment = Zobowiązanie tego klucza to { $commitment }.
audit-key = Klucz jest tym, który ustalono jako { $commitment }.
audit-other-key = Na papierze stoi { $given }; ten klucz ustalono jako { $commitment }.
audit-code = Kod jest kodem gry { $seed } przy tym kluczu.
audit-other-code = Kod nie jest kodem gry { $seed } przy tym kluczu: klucz, kod gry albo kilka ustawień nie zgadza się z arkuszem.
audit-other-setting = Kod jest kodem gry { $seed } przy tym kluczu, ale z innym ustawieniem: { $setting }.
audit-open-code = To kod zwykłego arkusza, którego sekret nie pochodzi z żadnego klucza.
audit-other-seal = Kod nosi nazwę gry { $seed } przy tym kluczu, ale zapieczętowano w nim co innego.
audit-table = Stolik { $table }: każdy test ma wynik, jaki daje ten klucz.
audit-table-differs = Stolik { $table }: te testy mają inny wynik, niż daje ten klucz: { $tests }.
audit-table-solution = Stolik { $table }: pokazane tam rozwiązanie nie jest rozwiązaniem tego klucza.
audit-facts = Na kartach gry { $seed } z tym kluczem: wskazówka: { $clue } Efekty: { $effects }. Cele: { $aims }.
selftest-checked = Sprawdzono { $sheets } arkuszy, a strony { $drawn } narysowano i porównano.
selftest-fault = Arkusz { $sheet } ({ $what }): { $why }
selftest-holds = Wszystko się zgadza.
playtest-games = gry
playtest-by-answer = odpowiedzią
playtest-given-up = poddane
playtest-people = ludzie
playtest-rivals = { $players } (rywale)
playtest-kind = { $level }, { $players }:
playtest-kind-rivals = { $level }, { $players } przeciwko sobie:
playtest-people-win = Ludzie wygrywają { $people }, przeciętni gracze { $typical }, biegli { $expert }.
playtest-place-below = Wygrywają rzadziej niż przeciętni gracze.
playtest-place-typical = Jak dotąd nic nie odróżnia ich od przeciętnych graczy; biegli wygrywają częściej.
playtest-place-between = Są pomiędzy, { $way } drogi od przeciętnych graczy do biegłych.
playtest-place-expert = Jak dotąd nic nie odróżnia ich od biegłych; przeciętni gracze wygrywają rzadziej.
playtest-place-above = Wygrywają częściej niż biegli.
playtest-place-open = Tak mało gier nie mówi, gdzie są ludzie.
playtest-few-sheets = Wszystko na niewielu arkuszach ({ $sheets }): przedziały nie obejmują tego, jak trudno tam przypadkiem jest.
playtest-too-few = Za mało, by osądzić: { $games }; ludzi porównuje się od { $fewest }.
playtest-helped = Z pomocą strony lub terminala: { $games }.
playtest-repeated = Powtórzone i policzone raz: { $games }.
playtest-beside = Obok ludzi: { $games } na każdą biegłość, na arkuszach kodów od { $seed }; przedziały 95 %.
playtest-left-out = Jeszcze nieskończone i pominięte: { $tables }.

## The gallery: a web page with pictures of many games

gallery-title = { $game }: galeria
gallery-intro = { $count ->
    [one] Jedna gra, narysowana ze swojego kodu gry.
    [few] { $count } gry, każda narysowana ze swojego kodu gry.
    [many] { $count } gier, każda narysowana ze swojego kodu gry.
   *[other] { $count } gry, każda narysowana ze swojego kodu gry.
} Wybierz obrazek, żeby zobaczyć jego stronę w powiększeniu.
gallery-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
gallery-picture = { $seed }: { $page }
gallery-again = Wydrukuj ją:
terminal-gallery = { $gallery } { $games }
terminal-gallery-name = Galeria:
terminal-gallery-open = Otwórz ją w przeglądarce

## A pack: web pages that lead to sheets to print

gallery-pack-title = { $game }: gry do wydrukowania
gallery-pack-intro = { $count ->
    [one] Jedna gra jako PDF, z planszą, zasadami i notatnikiem.
    [few] { $count } gry, każda jako PDF z planszą, zasadami i notatnikiem.
    [many] { $count } gier, każda jako PDF z planszą, zasadami i notatnikiem.
   *[other] { $count } gry, każda jako PDF z planszą, zasadami i notatnikiem.
} Wybierz poziom i liczbę graczy, a potem drukuj.
gallery-pack-how = Drukuj w prawdziwej wielkości (100%, nie „dopasuj do strony”) i dwustronnie, z odwracaniem wzdłuż długiej krawędzi.
gallery-pack-testing = Testuj eliksiry
gallery-pack-testing-file = Ta strona testuje je na każdym telefonie i komputerze, także bez sieci: zapisz ją jako { $file } obok swojego PDF-u.
gallery-pack-testing-code = Kod na każdej planszy otwiera tę stronę w telefonie z aparatem.
gallery-pack-languages = Języki
gallery-pack-find = Poziom i gracze
gallery-pack-level = Poziom { $number }: { $name }
gallery-pack-print = Drukuj na { $paper }
gallery-pack-size = PDF, { $size } KB
gallery-pack-again = Zrób ją w Cauldron Press
terminal-pack = { $pack } { $games }, { $files }, { $size } MB
terminal-pack-name = Pakiet:
terminal-pack-open = Otwórz go w przeglądarce albo umieść cały folder na serwerze WWW

## The screen that prints, which is loaded when somebody wants to print

press-loading = Wczytuję prasę drukarską …
press-not-loaded = Nie udało się wczytać prasy drukarskiej. Potrzebuje sieci jeden raz; potem drukuje bez niej. Nic nie przepadło: spróbuj jeszcze raz, gdy będzie sieć.
press-no-letters = Nie udało się wczytać liter tych imion. Potrzebują sieci jeden raz; potem drukują się bez niej. Nic nie przepadło: spróbuj jeszcze raz, gdy będzie sieć.
press-no-browser = W tej przeglądarce prasa drukarska nie działa. Użyj aktualnej przeglądarki Firefox, Chrome, Edge albo Safari lub innego urządzenia.
press-broken = Prasa drukarska stanęła; może to urządzenie ma za mało wolnej pamięci. Zamknij inne strony i spróbuj jeszcze raz. To, co wybrano, nadal tu jest.
press-stopped = Przerwano.
press-drawing = Rysuję grę …
press-drawn = Podgląd jest aktualny.
press-preview = Podgląd
press-page-title = Strona { $page } z { $pages }: { $title }
press-turn = { $title }. Przewróć stronę
press-page-before = Poprzednia strona
press-page-after = Następna strona
press-zoom = Powiększ
press-rating = Kociołki: { $hard } z 5; gra trwa około { $minutes } minut, od { $low } do { $high } tur. Przeciętni gracze wygrywają około { $wins } na 100 gier.

press-kind = Co drukujesz?
press-kind-sheet = Jedna gra
press-kind-booklet = Wiele gier
press-kind-race = Wyścig
press-another = Inna gra
press-daily = Arkusz dnia
press-level = Poziom
press-hard = Trudność: od { $low } do { $high } z { $most } kociołków
press-hard-all = Trudność: { $hard } z { $most } kociołków
press-turns = od { $low } do { $high } tur
press-new-first-game = 6 składników, w tym 4 w przepisie. Najlepszy do nauki.
press-new-beginner = Nowość: efekty, przez które niektóre składniki zachowują się dziwnie.
press-new-amateur-witch = Nowość: pola specjalne na planszy, dobre i złe, oraz 8 składników.
press-new-spice-sorcerer = Nowość: zmyłki, które zakłócają test.
press-new-potion-master = Nowość: nikt nie wie, jak długi jest przepis.
press-new-high-witch = Nowość: 10 składników i dużo efektów. Dla wiedźm, które niczego się nie boją.
press-players = Gracze
press-language = Język arkusza
press-paper-title = Papier i tusz
press-paper = Papier
press-ink = Tusz
press-ink-colour = Kolor
press-ink-gray = Szary
press-ink-saver = Mało tuszu
press-ink-black = Tylko czarny
press-theme = Motyw
press-theme-usual = Zioła i czarownice
press-sides = Druk
press-sides-both = Dwustronny
press-sides-one = Jednostronny
press-sides-one-hint = Dla drukarek, które drukują tylko jednostronnie: wydrukuj każdą stronę na osobnej kartce i sklej przód z tyłem.

press-more = Więcej
press-more-game = Kod gry i własne poziomy
press-seed = Kod gry
press-seed-hint = Ten sam kod zawsze daje tę samą grę.
press-custom-hint = Każde z tych ustawień działa osobno, zamiast tego, co ma poziom.
press-of-level = jak w poziomie
press-ingredients = Składniki
press-length = Długość przepisu
press-length-3 = 3
press-length-4 = 4
press-length-5 = 5
press-length-6 = 6
press-length-hidden = ukryta, od 4 do 6
press-decoys = Zmyłki
press-decoys-ignore = niegroźne
press-decoys-all = wszystkie rodzaje
press-effects = Efekty
press-effects-none = brak
press-effects-some = kilka
press-effects-many = dużo
press-special-cells = Pola specjalne
press-special-cells-true = tak
press-special-cells-false = nie
press-answers = Odpowiedzi, najwyżej
press-more-order = Gra na zamówienie
press-order-hint = Od tej gry losowane są kolejne, aż któraś będzie taka, jak chcesz. Przy kilku życzeniach może to chwilę potrwać.
press-difficulty = Trudność
press-any = obojętnie
press-pots = { $count ->
    [one] 1 kociołek
    [few] { $count } kociołki
    [many] { $count } kociołków
   *[other] { $count } kociołka
}
press-turns-from = Tury, co najmniej
press-turns-to = Tury, najwyżej
press-win-rate = Przeciętni gracze wygrywają
press-win-rate-often = większość gier
press-win-rate-half = ponad połowę
press-win-rate-seldom = mniej niż połowę
press-no-guess = Da się wygrać bez zgadywania
press-no-guess-hint = Biegły gracz wywnioskuje cały przepis.
press-as-drawn = Taka, jak wylosowana
press-as-drawn-hint = Nikt jej wcześniej nie rozgrywa i nic nie mówi, jak jest trudna.
press-order-none = Bez życzeń
press-more-helpers = Gra bez telefonu
press-oracle = Wyrocznia
press-oracle-hint = Strona, która odpowiada na testy: wystarczy dodawać. Każdy może na nią patrzeć.
press-keeper = Strona dla Strażnika
press-keeper-hint = W osobnym pliku: ktoś z was nie gra, tylko testuje z nią wszystkie eliksiry. Jest na niej przepis.
press-sealed = Strona do złożenia i zaklejenia
press-sealed-hint = W osobnym pliku: wydrukuj ją bez patrzenia, złóż i otwórz, gdy trzeba przetestować eliksir.
press-html = Tekst dla czytników ekranu
press-html-hint = Wszystko, co jest na papierze, jako strona tekstu z tabelami, w osobnym pliku.
press-braille = Brajl
press-braille-hint = Wszystko, co jest na papierze, dla drukarki albo monitora brajlowskiego, po angielsku, w osobnym pliku.
press-more-printer = Drukarka i drukarnia
press-any-paper = Dowolny papier
press-duplex = Odwracanie papieru
press-large = Duży druk
press-large-hint = Każda litera ma co najmniej 14 punktów wysokości. Potrzeba więcej stron.
press-align-hint = Jeśli tyły nie leżą za przodami: o ile są przesunięte, w milimetrach w prawo i w dół oraz w stopniach zgodnie z ruchem wskazówek zegara.
press-align-x = W prawo
press-align-y = W dół
press-align-turn = Obrót
press-layout-hint = Strony na innych kartkach niż zwykle: jako zeszyt do zszycia, kilka na kartce do rozcięcia albo dla drukarek, które drukują tylko jednostronnie.
press-layout = Układ stron
press-layout-duplex = jedna na stronie kartki
press-layout-saddle = zeszyt, zszyty w zgięciu
press-layout-2-up = dwie na kartce
press-layout-4-up = cztery na kartce
press-layout-cut-stack = do cięcia w stosie
press-layout-fold-over = przód obok tyłu, do złożenia
press-layout-glue = przód i tył, do sklejenia
press-layout-poster = duże, na kilku kartkach
press-sheet = Papier w drukarce
press-sheet-usual = jaki pasuje
press-signature = Arkusze złożone jeden w drugi (puste: wszystkie albo kilka składek po najwyżej 15)
press-thickness = Grubość papieru w mm
press-back-cover = Ostatnia strona zostaje na zewnątrz
press-gutter = Odstęp między stronami w mm
press-fit = Zmniejsz strony, żeby się zmieściły
press-fit-hint = Tylko tam, gdzie papier w drukarce jest dla nich za mały.
press-margin = Pusty brzeg arkusza w mm
press-margin-hint = Dla drukarek, które ucinają więcej niż 5 mm (puste: 5).
press-shop-hint = Dla drukarni: spad w milimetrach, znaczniki wokół strony i format pliku.
press-bleed = Spad
press-marks = Znaczniki
press-marks-usual = jak zwykle
press-marks-all = wszystkie
press-marks-none = brak
press-standard = Format pliku
press-standard-plain = zwykły PDF
press-standard-pdf-x4 = PDF/X-4, dla drukarni
press-standard-pdf-a2 = PDF/A-2, do archiwum
press-more-link = Link do tych ustawień
press-link = Link
press-link-hint = Kto go otworzy, zobaczy tę stronę z tym wszystkim już wybranym.
press-link-long = Ten link jest za długi, żeby prowadzić tutaj; niczego z niego nie przejęto.
press-link-names = Imion w nim nie ma.
press-link-unknown = Ten link prosi o { $name }, a tego nie ma; niczego z niego nie przejęto.
press-link-wrong = { $name }: nie może być { $value }; nic się nie zmieniło.

press-booklet-title = Wiele gier w jednym pliku
press-games = Ile gier
press-top = Coraz trudniej, aż do
press-top-none = wszystkie na jednym poziomie
press-tells = Co zdradzają ostatnie kartki
press-tells-codes = kody poddania
press-tells-whole = całe rozwiązania
press-tells-referee = wszystko, czego potrzebuje Strażnik
press-tells-none = nic
press-title = Własny tytuł
press-names = Imiona, po jednym w wierszu
press-names-hint = Dla klasy: wpisz albo wklej imiona uczniów lub nazwy stolików, najwyżej { $most }. Dla każdego powstanie osobna, podpisana gra.
press-names-long = skrócone
press-names-sign = ma { $sign }, czego nie da się wydrukować
press-names-over = pominięte: najwyżej { $most } naraz
press-names-read = { $count ->
    [one] 1 imię: jedna gra z nim.
    [few] { $count } imiona: gra dla każdego.
    [many] { $count } imion: gra dla każdego.
   *[other] { $count } imienia: gra dla każdego.
}
press-zip = Osobne pliki w archiwum ZIP
press-zip-hint = Każda gra w osobnym pliku zamiast jednego zeszytu.
press-race-title = Wyścig dowolnej długości
press-race-hint = Trasa, karty i pionki do wycięcia. Dla dzieci od 4 lat.
press-race-minutes = od { $low } do { $high } minut
press-minutes = Minuty
press-cards = Karty
press-cards-small = Małe
press-cards-large = Duże
press-backs = Tyły kart
press-backs-hint = Do papieru drukowanego dwustronnie.

press-make-sheet = Utwórz PDF
press-make-booklet = Utwórz wszystkie gry
press-make-race = Utwórz PDF
press-making = Tworzę …
press-done-of = { $done } z { $all } gier
press-made = { $files ->
    [one] Twój plik jest gotowy
    [few] Twoje pliki są gotowe
    [many] Twoje pliki są gotowe
   *[other] Twoje pliki są gotowe
}
press-open = Otwórz
press-save = Pobierz
press-share = Udostępnij
press-play-here = Graj w tym telefonie
press-dialogue-title = W oknie drukowania
press-dialogue-size = Rzeczywisty rozmiar
press-dialogue-size-hint = Skala 100%, na { $paper }; bez dopasowania do strony.
press-dialogue-both = Druk dwustronny
press-dialogue-both-hint = Przód i tył są na jednej kartce.
press-dialogue-one = Druk jednostronny
press-dialogue-one-hint = Każda strona na osobnej kartce.
press-dialogue-long-edge = Odwróć wzdłuż długiej krawędzi
press-dialogue-long-edge-hint = Tak jak przewraca się strony książki.
press-dialogue-short-edge = Odwróć wzdłuż krótkiej krawędzi
press-dialogue-short-edge-hint = Tak jak przewraca się kartki notesu.
