### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = en-GB
language-name = English
language-number = 0

## Lists: "a and b", "a, b and c"

list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-sentence = { $text }.
list-sentences = { $first } { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: track
race-page-rules = { $course }: rules
race-page-cards = { $course }: cards { $number }
race-page-backs = { $course }: backs of cards { $number }
race-page-pawns = Pawns to fold
race-deck = Deck { $letter }
race-deck-of-all = { $deck }, for every track that names it

race-title = Broomstick Rush
race-course = The { $adjective } { $place }
race-adjective = { $number ->
    [1] Crooked
    [2] Moonlit
    [3] Humming
    [4] Midnight
    [5] Tangled
    [6] Windy
    [7] Misty
    [8] Silver
    [9] Starry
    [10] Giggling
    [11] Hollow
    [12] Bubbling
    [13] Sleepy
    [14] Thorny
    [15] Velvet
   *[16] Wobbly
}
race-place = { $number ->
    [1] Mile
    [2] Marsh
    [3] Wood
    [4] Hill
    [5] Meadow
    [6] Moor
    [7] Lane
    [8] Glen
    [9] Brook
    [10] Orchard
    [11] Heath
    [12] Valley
    [13] Garden
    [14] Ridge
    [15] Thicket
   *[16] Trail
}
race-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
race-spaces = { $spaces } spaces
race-about-minutes = about { $minutes } minutes ({ $low } to { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Game code
race-start = START
race-finish = FINISH
race-turn-note = Draw a card and fly. No such space left? You win!
race-one = One colour
race-one-note = Fly to the next space of that colour.
race-two = Two of a colour
race-two-note = Fly to the second space of that colour.
race-picture = Picture
race-picture-note = Its card takes you here, forward or back.
race-nap = Nap
race-nap-note = Stop here and miss your next turn.
race-nap-note-hold = Stay until a card of its colour wakes you.
race-bridge = Bridge
race-bridge-note = Stop where it begins and ride to its end.

## Cards and pawns of the race

race-red = red
race-purple = purple
race-yellow = yellow
race-blue = blue
race-orange = orange
race-green = green
race-cat = Cat
race-pumpkin = Pumpkin
race-potion = Potion
race-toadstool = Toadstool
race-moon = Moon
race-hat = Hat
race-twice = twice
race-go-to-its-space = go to its space
race-pawns-title = Pawns to Fold
race-pawns-intro = Every witch has a creature that rides along. Each has its stall at the start. The second row is spare.
race-pawns-cut = *Cut* out a pawn along its outline.
race-pawns-fold = *Fold* it along the dashed lines: the top back, the two feet inward.
race-pawns-glue = *Glue* one foot onto the other. Your pawn stands up!
race-pawns-foot = glue

## The rules of the race: *bold*

race-rules-title = How to Race
race-rules-intro = The great cauldron bubbles, supper is ready, and the last broom home does the dishes.
race-rules-goal = The goal
race-rules-goal-text = Fly from START to FINISH. The first witch to reach the cauldron wins! Nobody needs to read: the cards tell you where to go.
race-rules-set-up = Before you start
race-rules-set-up-cut = Cut out the cards and fold the pawns.
race-rules-set-up-pawns = Everyone puts a pawn on START, where its creature is drawn.
race-rules-set-up-deck = Shuffle the { $cards } cards and put them in a pile, face down.
race-rules-set-up-shared-deck = Take *{ $deck }*: every track that names it shares it. Shuffle its { $cards } cards and put them in a pile, face down.
race-rules-set-up-first = The youngest begins. Then go round to the left.
race-rules-turn = Your turn
race-rules-turn-text = Draw *one* card, fly where it sends you, and put it aside. Pawns may share a space. When the pile is empty, shuffle the cards and go on.
race-rules-turn-text-replacement = Draw *one* card, fly where it sends you, then put it back and shuffle the pile. Pawns may share a space.
race-rules-colour = *One colour*: fly forward to the *next* space of that colour. The little shape on it is the same, too.
race-rules-double = *Two of a colour*: fly forward to the *second* space of that colour.
race-rules-picture = *A picture*: go straight to the space with that picture, even if it lies *behind* you. Bad luck!
race-rules-spaces = Special spaces
race-rules-bridge = *Bridge*: did you stop on the space where it begins? Ride over it at once, the way its arrows point. If you only fly past, nothing happens.
race-rules-nap = *Nap*: did you stop here? You fall asleep and miss your next turn.
race-rules-nap-hold = *Nap*: did you stop here? Stay until you draw a card of this space's colour; then you wake and fly on with it. All other cards do nothing.
race-rules-winning = Winning
race-rules-winning-text = Is there no space of your colour left before you? Then you fly into FINISH and *win*. You need no exact number.
race-rules-winning-first = The game ends as soon as one witch is home.
race-rules-winning-everyone = The others go on racing until everyone is home.
race-rules-length = How long it takes
race-rules-length-text = This race was made for { $players }: about { $minutes }, or { $turns }, if a turn takes { $seconds }. It is all luck: about one game in ten is over within { $low }, and about one in ten takes longer than { $high }.
race-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
race-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
race-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
race-turns-each = { $turns } each
race-turns-last = { $turns } until the last witch is home
race-rules-variants = Other ways to race
race-rules-variant-everyone = *All home*: play on until everyone is home. The last one does the dishes. ({ $minutes })
race-rules-variant-first = *Sprint*: stop as soon as the first witch is home. ({ $minutes })
race-rules-variant-gentle = *Gentle winds*: for the youngest, put a picture back and draw again if it would send you backward. ({ $minutes })
race-rules-variant-choice = *Clever brooms*: hold two cards, play one, and draw a new one. ({ $minutes })

## Races that cannot be made

race-too-short = a race of { $wish } cannot be made for { $players }: the shortest lasts about { $least }; wish for more
race-too-long = a race of { $wish } cannot be made for { $players }: the longest lasts about { $most }; wish for less
race-not-found = no race of { $wish } for { $players } was found from game code { $seed }; try another game code, or a wish a little shorter or longer

## What the document of a race says about itself

race-subject = A race for children: { $course }
race-subjects = { $count } races for children: { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Ingredients:
terminal-hint = Type a potion such as sage 2, mint 1; help tells more.
terminal-tests = { $count ->
    [one] 1 test
   *[other] { $shown } tests
}
terminal-tests-so-far = This game has { $tests } so far; log shows them.
terminal-help =
    Type a potion, the oldest ingredient first, each with its dots: sage 2, mint 1
      fox (owl, raven, ..., nobody)   whose tests follow
      guesser sage 2, mint 1          the free test of a Guesser cell (or: versatility sage 2)
      log                             all tests so far
      notes                           what you noted
      note sage 3 no                  note it: no, maybe, yes or blank; decoy or an effect in place of a number
      note sage all no                cross out what is blank in its row; note all 3 no: in a column
      undo                            take the last note back
      wrong 3, right 3                test 3 was entered wrongly and does not count; or it was right
      notes check                     whether a test contradicts a note
      hint, hint another              a hint, step by step; another one
      suggest 3                       which potion of 3 ingredients would tell most
      handicap fox small              a clue for a weaker witch (medium, large, or her wins and the best's: 0 2)
      read fox                        her clue, when the others look away
      review                          how you did, when the game is over
      effects, cells, clue, rules     what there is in this game
      full, room                      the game ends: name the recipe once more, the last ditch effort; or it goes on
      name mint sage thyme chives     name the recipe (answer and guess are the same)
      name fox … / owl …              rivals who name it at the same time share a win
      turn 12                         the circle that counts for the stars of your win
      give up ABCD-EFGH               see the solution, with the code from the foot of the rules
      mode together, rivals, solo     who plays with whom
      again                           clear log and notes and start again
      quit                            leave
terminal-mistyped = Test { $number } stays on the log and no longer counts; right { $number } takes that back.
terminal-counts-again = Test { $number } counts again.
terminal-entered-wrongly = entered wrongly
terminal-sure = Type yes to test it all the same.
terminal-nothing-asked = there was no question to say yes to
terminal-hint-more = hint says more about it; hint another begins another one
terminal-hint-another = hint begins another one
terminal-nothing-certain = Nothing more is certain than what you have noted or asked for: it is time for a test. suggest 3 names the potion of 3 ingredients that would tell most.
terminal-clue-sealed = The others look away, then: read { $witch }
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Recipe>
terminal-over-prompt = Game over>
terminal-no-effects = This game has no effects.
terminal-no-cells = This board has no special cells.
terminal-no-tests = No tests yet.
terminal-full = The game ends. Name the recipe once more, its ingredients in order and without dots: that is the last ditch effort.
terminal-poisoned = All of you are poisoned.
terminal-again = This clears the log and the notes; type: again yes
terminal-winner = The { $witch } wins the game.
terminal-winners = { $witches } share the win.
terminal-lost = You have lost. Give up to see the solution (give up), or start again (again).
terminal-track-wrong = Cross off { $step } on the moon track.
terminal-track-rival = Whoever named it misses this many turns: { $step }.
terminal-track-first = Start at the first circle that is not crossed off.
terminal-track-last = Start one past the last circle.
terminal-track-aims = Go back { $step } for each aim you met.
terminal-track-brewed = You brewed it: go back { $step } more.
terminal-turn-asked = Type the number of the circle you come to: turn 12. One past the last is turn { $past }.
terminal-stars = That is worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
terminal-misused = { $command } does not go with { $rest }; help tells how it is used
terminal-unknown = { $word } is neither a command nor an ingredient; { $hint }
terminal-near = did you mean { $word }?
terminal-known = help lists the commands, and the ingredients are { $ingredients }
terminal-about = { $what }: { $sentence }
terminal-advised = { $sentence }; { $advice }
terminal-with = { $sentence } with { $option }
terminal-no-game = there is no game { $given }; use { $games }
terminal-no-game-near = there is no game { $given }; did you mean { $near }?
terminal-no-picture = there is no picture { $path }; give the path of a picture with the QR, or the code's text
terminal-picture-heic = this is a HEIC picture, which cannot be read; choose Settings > Camera > Formats > Most Compatible on the iPhone and take it again, or take a screenshot of it
terminal-pdf-encrypted = this PDF is protected with a password; save it without one, or give a picture of the page with the code
terminal-pdf-damaged = this PDF is damaged or incomplete; copy or download it again
terminal-svg-damaged = this SVG is damaged or incomplete; copy or download it again
terminal-document-no-code = no QR code was found on any page of this file; give the file with the front of the sheet, or a picture of the code
terminal-document-foreign = no QR code in this file is from a Cauldron Press sheet; give the file with the front of the sheet, or a picture of the code
terminal-document-several = this file has the codes of several games; give a file with one game, or a picture of its code
terminal-of-game = game { $number } (seed { $seed })
terminal-game-number = game { $number }
terminal-in-file = in { $path }: { $sentence }
terminal-nothing-to-brew = nothing to brew from; give --seed, the code's text or a picture of it, such as: cauldron brew sheet.png sage:2 mint:1
terminal-nothing-to-check = nothing to check; give the code's text or a picture of it, then the answer, such as: cauldron check sheet.png mint sage thyme chives
terminal-give-up-needs-code = --give-up opens a code; give the code's text or a picture of it instead of --seed
terminal-no-note = { $text } is not a note; write an ingredient, a column and no, maybe, yes or blank, such as: note sage 3 no. Columns are a number, decoy, an effect, or all that it can be: note sage all no. A whole column: note all 3 no
terminal-no-mode = there is no mode { $mode }; use together, rivals or solo
terminal-no-answer = an answer is missing; name its ingredients in order, such as: name mint sage thyme chives
terminal-give-up = To see the solution, type give up and the code from the foot of the rules page, such as: give up ABCD-EFGH
terminal-marks = x no   ? maybe   ! yes
terminal-given = The free clue: X no   * yes   ~ one of these
terminal-test = Test { $number }:
terminal-wins = This potion wins!
terminal-counted = { $undergrown } undergrown, { $overgrown } overgrown.
terminal-report = { $report }.
terminal-right = Right! You found the recipe.
terminal-wrong = Wrong: that is not the answer.
terminal-named-left = { $left ->
    [one] You can name it once more.
   *[other] You can name it { $left } more times before the game ends.
}
terminal-named-used = You have named it as often as you can. When the game ends, you may name it once more.
terminal-tale-no-give-up = a seal of a campaign opens with the recipe alone; open the code of its game with the give-up code, which tells it
terminal-winning-potion = The potion that wins:

# What the terminal refuses: options, their values, files.
terminal-not-possible = { $given } is not possible; use a whole number from { $least } to { $most }
terminal-layout-unfolded = { $option } is for booklets that are stapled in their fold; use it with { $layout }
terminal-yes-or-no = { $given } is neither yes nor no; use yes or no
terminal-no-language = there is no language { $given }; use { $languages }
terminal-single-games = { $option } is for single games; leave it out
terminal-output-single = standard output takes one file; leave { $option } out, or name a folder with --out
terminal-output-folder = { $out } is not a folder, but several files are to be written; name a folder with --out
terminal-large-print = letters of 14 points need a2 or larger; { $paper } is too small for --large-print
terminal-large-enlarged = Large print needs larger paper: print it on { $paper }, or give { $flags } to print it on several sheets of a4
terminal-braille = braille is written in English alone; take --lang en, or --html
terminal-printer-unknown = no printer { $name } is known; print a test page with: cauldron align
terminal-printer-near = no printer { $name } is known; did you mean { $near }?
terminal-read-again = read the scales again
terminal-no-folder = no folder for configuration is known (HOME is not set); use { $instead }
terminal-theme-language = the theme { $theme } does not speak { $language }; choose { $languages } with --lang, or another --theme
terminal-file-folder = { $path } is a folder; name { $wanted }
terminal-file-device = { $path } is a device or a pipe; name { $wanted } in an ordinary file
terminal-file-large = { $path } is too large for { $wanted }; the most is { $most } MiB
terminal-file-missing = there is no file { $path }
terminal-file-denied = you may not read { $path }
terminal-file-unreadable = cannot read { $path }: { $reason }
terminal-toml-backslash = in double quotes, a \ begins a special character; write the path with /, or in single quotes such as 'C:\Users\Ann'
terminal-names-binary = { $path } is not a list in text form; save it as CSV or as text
terminal-names-empty = { $path } has no names; write one on each line
terminal-names-column = { $path } has no column { $column }; it has { $columns }
terminal-names-unprintable = { $path } has names that cannot be printed: { $faults }. Correct them, or give --names-skip: these sheets get a line to write on
terminal-names-skipped = A line to write on instead of a name: { $faults }
terminal-names-character = line { $line }, { $name }: { $character }
terminal-names-long = line { $line }, { $name }: { $count } characters, at most { $most }
terminal-names-join = { $first }; { $last }
terminal-names-more = { $faults }; { $count } more
terminal-names-from = { $path }: the names are in column { $column }, the first is { $first }; choose another with --names-column
terminal-names-heading = { $path }: the first name is { $first }, below the heading { $heading }
terminal-names-first = { $path }: the first name is { $first }
terminal-names-sum = { $path }: line { $line } is a sum ({ $word }), not a name; it is left out
terminal-names-encoding = { $path } was read in the encoding { $encoding }; if letters are wrong, save it as UTF-8
terminal-names-games = The game of each name depends on this game code, the settings and the name alone, so two players may have the same recipe on different boards. Keep names.jsonl: the manifest has no names.
terminal-names-missing = there is no { $path }, which has the names of this run; copy it into the folder of the manifest
terminal-names-other = { $path } has the names of another run; put the file of this run in its place
terminal-logo-empty = { $path } is empty; a logo is an SVG, SVGZ, PNG or JPEG file
terminal-logo-text = { $path } is text, not a drawing; a logo is an SVG, SVGZ, PNG or JPEG file
terminal-logo-format = { $path } is in another format; a logo is an SVG, SVGZ, PNG or JPEG file
terminal-reprint-nameless = { $given } is not the number of a game, and { $path } is of a run without names; use a number from 1 to { $games }
terminal-reprint-unknown = in the run of { $path } nobody is called { $given }; use a name from its list, or the number of a game
terminal-reprint-near = in the run of { $path } nobody is called { $given }; did you mean { $near }?
terminal-reprint-ambiguous = several players are called { $given }, in games { $numbers }; use one of these numbers
terminal-wanted-picture = a picture with the QR
terminal-wanted-key = a key file
terminal-wanted-game = a saved game
terminal-wanted-options = a file of options
terminal-no-setting = there is no setting { $given }; use { $names }
terminal-no-setting-near = there is no setting { $given }; did you mean { $near }?
terminal-no-json-potions = there are no potions to print as JSON; name them, such as: sage:2 mint:1
terminal-save-unusable = { $path } is not a saved game ({ $reason }); name another file, or delete this one to start anew
terminal-save-no-text = it is not text
terminal-save-other = { $path } holds the game of another sheet; give its code, or another --save
terminal-line-long = a line is longer than { $most } characters; type one potion or command in a line
terminal-line-no-text = what was typed is not text; type a potion such as sage 2, mint 1
terminal-argument = an argument
terminal-option-unusable = { $option }: { $given } cannot be used
terminal-option-value = { $option } needs a value
terminal-option-value-of = { $option } needs a value; use { $choices }
terminal-option-no-choice = { $option }: there is no { $given }
terminal-option-choices = { $option }: there is no { $given }; use { $choices }
terminal-option-choices-near = { $option }: there is no { $given } (did you mean { $near }?); use { $choices }
terminal-duplex-one-sided = { $option }: there is no { $given }; for a printer that prints one side only, use --layout fold-over or --layout glue
terminal-no-option = there is no option { $given }; --help lists what there is
terminal-no-option-near = there is no option { $given } (did you mean { $near }?); --help lists what there is
terminal-not-expected = { $given } is not expected here; --help lists what there is
terminal-no-command = there is no command { $given }; use { $commands }
terminal-no-command-near = there is no command { $given }; did you mean { $near }?
terminal-option-twice = { $option } was given more than once; give it once
terminal-option-before = { $option } is not possible before { $command }; options of a command follow it
terminal-options-together = { $option } does not go with { $other }; give one of them
terminal-option-together = { $option } does not go with what else was given; --help tells what does
terminal-option-no-value = { $option } takes no value such as { $given }
terminal-option-missing = { $option } is missing; --help lists what there is
terminal-race-commands = race needs a command: { $commands }; --help explains them
terminal-no-unicode = an argument is not valid Unicode; only the paths of files and folders need not be
terminal-not-understood = the arguments are not understood; --help lists what there is

## What the terminal prints: races

terminal-players = { $count ->
    [one] 1 player
   *[other] { $shown } players
}
terminal-games = { $count ->
    [one] 1 game
   *[other] { $shown } games
}
terminal-races = { $count ->
    [one] 1 race
   *[other] { $shown } races
}
terminal-spaces = { $count ->
    [one] 1 space
   *[other] { $shown } spaces
}
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $shown } cards
}
terminal-progress = { $percent } % of { $whole }
terminal-seconds-left = { $progress }, { $seconds } s left
terminal-minutes-left = { $progress }, { $minutes } min left
terminal-board-published = the published board
terminal-board-programmed = the published board as programmed
terminal-board-of-seed = the board of game code { $seed }
terminal-board-of-file = the board of { $file }
terminal-board = { $name }, { $spaces } spaces, { $cards } cards, { $draws }, { $nap }, { $end }
terminal-with-replacement = with replacement
terminal-without-replacement = without replacement
terminal-held = held until the colour comes
terminal-turn-lost = a turn lost
terminal-until-everyone = until everyone has won
terminal-until-first = until the first has won
terminal-board-first-move = { $board }, bridges and lost turns after the first move of a double
terminal-on-board = { $what } on { $board }
terminal-games-of = { $games } of { $players }
terminal-game = game
terminal-player = player { $number }
terminal-total = total
terminal-unfinished = unfinished
terminal-ended-early = ended early, a partial result: { $part }
terminal-first-of = the first { $first } of { $games }
terminal-stopped = { $games } unfinished: a player stopped at 10,000 moves; counted nowhere below
terminal-all-finished = all games finished
terminal-moves = moves
terminal-turns = turns
terminal-seat = seat { $number }
terminal-mean = mean { $mean } ± { $error }, standard deviation { $deviation }
terminal-lengths = 5 % { $low }, median { $median }, 95 % { $high }; shortest { $shortest }, longest { $longest }; most often { $mode } ({ $share })
terminal-mean-turns = mean { $mean } with the lost ones, in { $rounds } ± { $error } rounds
terminal-seat-wins = wins first in { $share } of games ({ $low } to { $high }), { $moves } moves
terminal-same-games = The same games again: the same options with --seed { $seed }
terminal-same-board = The same board again: the same options with --seed { $seed }
terminal-same = The same again: the same options with --seed { $seed }
terminal-exactly = One player, exactly,
terminal-exact-mean = mean { $mean }, standard deviation { $deviation }
terminal-exact-lengths = { $mean }; 5 % { $low }, median { $median }, 95 % { $high }
terminal-exact-peaks = shortest { $shortest }; most often { $mode }; peaks at { $peaks }; { $longer } last longer than 150
terminal-more = { $count } more
terminal-together = { $players } together: { $rounds } rounds, { $turns } turns
terminal-exact-seat = wins first in { $share } of games
terminal-plot-alone = Moves in a game
terminal-plot-together = Moves in a game, all players together
terminal-plot-exact = Moves of one player
terminal-plot-of = Computed exactly for { $board }
terminal-plot-partial = { $numbers }; partial: { $part }
terminal-plot-shares = share of games with so many moves
terminal-plot-steps = moves, in steps of { $width }, and their share of games
terminal-plot-curve = computed exactly
terminal-plot-median = median
terminal-plot-longer = { $share } % of games are longer
terminal-race = Race { $seed }:
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players } play { $minutes } minutes: { $turns }, { $seconds } seconds a turn
terminal-race-each = { $turns } turns each
terminal-race-last = { $turns } turns until the last is home
terminal-race-spread = 1 game in 10 is over within { $low } minutes, 1 in 10 takes longer than { $high }
terminal-race-bridges = bridges
terminal-race-bridge = { $from } to { $end }
terminal-race-naps = lose a turn
terminal-race-pictures = pictures
terminal-race-none = none
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, about { $minutes } minutes, { $paper }

## What the referee's server answers to phones

server-damaged = what is stored of table { $table } cannot be read; ask the referee for a new table
server-table-name = this is not the name of a table; names are three words, such as bisol tavuk nupam
server-no-table = there is no table { $table } on this server; compare the name, or open a new table
server-not-loaded = the game of table { $table } ({ $game }) is not loaded on this server now; ask the referee to start it with that game, and the table goes on
server-other-game = the game of this code ({ $game }) is not refereed by this server; ask the referee
server-no-opening = on this server the referee opens the tables; ask for the name of yours
server-no-again = in this game every test counts, so it cannot be started again; ask the referee
server-no-help = in this game every test counts, so nobody gets help; ask the referee
server-gone = that can no longer be brought back: a minute has passed, or somebody has done it already
server-referee-alone = the referee did that, and the referee alone can bring it back
server-help = this table asked for much help at once; wait { $wait } and ask again
server-helping = too many tables ask for help at once; try again in a moment
server-full = this server has { $tables } tables and cannot take more; ask the referee
server-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
server-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
server-busy = that was too much at once; wait { $wait } and try again
server-guesses-of-table = this table has guessed too often; wait { $wait } before the next answer
server-guesses-of-client = too many answers of this game were guessed from this address; wait { $wait } before the next answer
server-guesses-of-game = too many answers of this game were guessed; wait { $wait } before the next answer
server-openings = too many tables were opened at once; wait { $wait } and try again
server-checking = too many answers are being checked at once; try again in a moment
server-host = this server does not answer as { $host }; use the address that it prints, or start it with --host and that name
server-no-host = this request does not say which host it is for
server-origin = pages of { $origin } cannot use this server; open its own page, or start it with --host and the name of that page
server-too-large = this request is too large; { $bytes } bytes are allowed
server-broken = this request did not arrive as a whole
server-not-json = this request is not announced as application/json
server-since = { $text } is no whole number; since= takes that of a revision, wait= one of seconds
server-slow = this request took too long; try again
server-no-referee = this server keeps no tables; it was started without --referee
server-desk-shut = the desk opens with its key alone
server-desk-key = that is not the key of this desk; compare it with what the server printed
server-desk-tries = too many wrong keys came from this address; wait { $wait } and try again
server-no-path = there is nothing here; tables are at /api/tables
server-method = this cannot be done here; tables take GET and POST
server-changed = the table was changed meanwhile; look at the log, then try again
server-not-kept = the server cannot keep the table now, so nothing was changed; tell the referee
server-unsure = the server lost touch with its tables in the middle; look at the log for what you did before you do it again, and tell the referee
server-failed = the server failed at this; try again, and tell the referee if it keeps failing

# The referee's desk: a page behind a key, and cards to be printed from it.

desk-title = Referee’s desk
desk-key = Key of the desk
desk-key-help = It stands where the server was started, or in the key file of the desk.
desk-enter = Open the desk
desk-leave = Leave the desk
desk-cards = Table cards
desk-csv = Save as CSV
desk-close-all = Close all tables
desk-table = Table
desk-game = Game
desk-standing = How it stands
desk-rank = Rank
desk-won-at = Won at
desk-order = Order
desk-order-opened = as they were opened
desk-order-won = who won first
desk-tests = Tests
desk-answers = Answers
desk-changed = Last change
desk-seen = Last seen
desk-rulings = Rulings
desk-playing = playing
desk-last = last ditch effort
desk-won = won
desk-won-by = won by { $names }
desk-lost = lost
desk-given-up = given up
desk-closed = { $standing }, closed
desk-not-loaded = game not loaded
desk-never = not yet
desk-close = Close
desk-reopen = Open again
desk-take-back = Undo last test
desk-reset = Begin anew
desk-bring-back = Bring back
desk-players-again = begun anew by players
desk-players-back = brought back by players
# What a button is called when it is read aloud: what it does, and at which table.
desk-ruling = { $ruling }: table { $table }
desk-sure-close-all = Close all tables, for all their phones? No more tests and answers will count until you open them again.
desk-sure-close = Close table { $table } for all its phones? No more tests and answers will count there until you open it again.
desk-sure-take-back = Undo the last test of table { $table } on all its phones? It is gone from the log, and its cauldron counts as empty again. For a minute you can bring it back.
desk-sure-reset = Begin table { $table } anew on all its phones? Its tests, notes and answers are lost. For a minute you can bring them back.
desk-yes = Yes, do it
desk-no = No
desk-none = There are no tables yet. They appear here as soon as phones open them.
desk-count = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
desk-count-won = { $tables ->
    [0] none has won
    [one] one has won
   *[other] { $tables } have won
}
desk-secret = No recipe is ever shown here; the organiser’s file has it.
desk-away = The server does not answer. Trying again …
desk-done = Table { $table }: { $ruling }. Done.
desk-print = Print
desk-back = Back to the desk
desk-card-scan = Scan this to sit down at the table.
desk-card-type = Or open { $address } and type the name of the table.
desk-card-most = These are the first { $cards } tables; more cards do not fit on one page.
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Test your potions and check the answer of a printed game of Wondering Witches.
page-skip = Skip to the game
page-no-script = This page needs JavaScript, because it tests potions on your phone and not on a server. Please allow it. An iPhone opens files from Mail and Files without it: open this file on a computer or an Android phone, or open the address that “cauldron serve” shows.
page-engine-missing = This browser is too old to test potions, or its Lockdown Mode forbids it. Please update it, switch Lockdown Mode off for this page, or open the page on another phone.
page-evicted = This game is no longer on this device: the browser has deleted what it kept. Restore it from a saved file, or scan the sheet again.
page-save-all = Save all games
page-restore = Restore games
page-restore-wrong = This file does not contain saved games; choose one that “Save all games” made.
page-restore-done = { $count ->
    [one] One game was restored.
   *[other] { $count } games were restored.
}
page-engine-failed = Something went wrong while working this out. Nothing was changed; please try again.
page-dismiss = Dismiss this message
page-cancel = Cancel
page-close = Close
page-clear = Clear
page-undo = Undo
page-try-again = Try again
page-for-example = such as { $text }

# The frame of an open game

page-tabs = Parts of the game
page-tab-brew = Brew
page-tab-log = Log
page-tab-notes = Notes
page-tab-help = Help
page-tab-answer = Answer
page-to-games = All games
page-menu = Game menu
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-language = Language
page-language-auto = As the sheet
page-language-missing = The words of this language are not on this phone yet, and could not be fetched now. Choose it again a little later.
page-language-offer = This sheet is in another language. Read this page in English?
page-mode = How you play
page-mode-cooperative = Together
page-mode-competitive = Rivals
page-mode-solo = Alone
page-mode-hint = Rivals read every result aloud. The first to win a test, or to name the recipe, wins.
page-share = Share
page-share-title = Play on another phone
page-share-table = Scan this with the other phone. It joins your table: one log and one set of notes for all.
page-share-game = Scan this with the other phone's camera, or with this page on it. It plays on from here, with the log and the notes as they are now. From then on each phone has a game of its own.
page-share-long = This game is too long for a square code. Send its address instead: the other phone opens it, or pastes it where codes are typed.
page-share-local = This page was opened under a name that means this computer alone. Open it under the computer's address in your network, so that other phones can follow.
page-share-qr-table = Square code with the address of your table
page-share-qr-game = Square code with your game
page-share-address = Or send this
page-share-copy = Copy
page-share-copied = Copied
page-share-by-hand = The address is selected: copy it.
page-share-send = Send …
page-handed-title = You have this game already
page-handed-text = This phone: { $mine }. The other phone: { $theirs }. Which one do you go on with?
page-namings = { $namings ->
    [one] recipe named once
   *[other] recipe named { $namings } times
}
page-handed-both-text = The logs agree, so both fit together: the longer log, and the notes of both. Where both have a mark, yours stays.
page-handed-mine = Mine
page-handed-theirs = The other phone's
page-handed-both = Both together
page-handed-done = { $tests ->
    [0] The game is here, with its notes.
    [one] The game is here, with 1 test and its notes.
   *[other] The game is here, with { $tests } tests and their notes.
}
page-handed-damaged = This game from another phone did not arrive whole. Nothing was changed: scan it again, or copy all of its address.
page-handed-newer = This game comes from a newer version of the page. Nothing was changed: load this page anew while there is a network, then scan again.
page-handed-unfit = What arrived does not fit the sheet of this game. Nothing was changed: hand the game over once more.
page-switches = This phone
page-switch-awake = Keep the screen on during a game
page-switch-vibration = Vibrate at results
page-switch-sound = Chime at results
page-again = Start again
page-again-title = Start this game again?
page-again-text = The log, your notes and the potion in the making will be gone. The secret recipe stays the same.
page-again-all-title = Start this game again for all phones?
page-again-all-text = The log and the notes of table { $table } will be gone on every phone. For a minute, anyone at the table can bring them back. The secret recipe stays the same.
page-again-yes = Start again
page-again-done = A fresh start.

# While a game opens

page-title = { $place } · { $name } · { $app }
page-opening = Opening the game …

# The sheet of the day

page-daily-title = The sheet of the day
page-daily-day = { $date }: { $level }
page-daily-hint = Everybody in the world can play the same game today. It needs its printed sheet: ask whoever prints your sheets for it. Then test your potions here.
page-daily-players = How many play?
page-daily-open = Open it

# Statistics, and the calendar of past days.

page-stats-title = Statistics
page-stats-hint = Counted from the games that are kept on this device. “Save all games” keeps them in a file.
page-stats-all = All games
page-stats-other = Other games
page-stats-begun = begun
page-stats-up = given up
page-stats-tests = tests until the win:
page-stats-circles = moon circle:
page-stats-best = median { $median }, best { $best }
page-stats-days = sheets of the day won, days in a row:
page-stats-streak = now { $now }, at most { $longest }
page-days-title = Past days
page-days-hint = Each day has a sheet of its own. Choose a day to test the potions of its sheet here; the sheet comes from whoever prints yours.
page-days-before = Month before
page-days-after = Month after
page-days-day = { $date }: { $state }
page-days-none = not played

# Home: opening a game, tables, the games on this phone

page-home-lead = Test your potions and check the answer, right on this phone.
page-go-on = Go on: { $name }
page-open-title = Open a game
page-open-hint = Use the square code on your sheet.
page-scan-button = Scan the code
page-scan-title = Scan the code
page-scan-hint = Hold the square code on your sheet in front of the camera.
page-scan-view = What the camera sees
page-scan-light = Light
page-scan-foreign = This square code is not from a sheet of this game.
page-scan-late = No code yet. Go nearer and keep still, with light on the sheet; or close this and photograph the square code, or type the game code.
page-scan-forbidden = The page may not use the camera. Allow it in the settings of your browser, or photograph the square code, or type the game code.
page-scan-no-camera = There is no camera here. Choose a picture of the square code, or type the game code.
page-scan-busy = The camera does not start; perhaps another program uses it. Photograph the square code, or type the game code.
page-photo-take = Photograph the code
page-photo-choose = Choose a picture
page-photo-looking = Looking for the code (try { $attempt })
page-photo-unreadable = This file is not a picture that can be read. Choose a photograph of the code.
page-photo-foreign = The square code in this picture is not from a sheet of this game. Use the one that is printed on your sheet.
page-photo-cancelled = The search was stopped.
page-photo-forbidden = This browser does not let the page look for codes in pictures. Scan the code with the phone's camera, or type it.
page-photo-late = No code was found in this picture within { $seconds } seconds. Take it again from nearer, sharp and evenly lit, with the whole code in it.
page-photo-nothing = No code was found in this picture. Take it again from nearer, sharp and evenly lit, with the whole code in it.
page-code-label = Or type what the square code says, the game code or the name of the game
page-open-button = Open
page-name-elsewhere = { $name } is the name of a game that is not on this phone yet. Scan the code on its sheet, or type its game code.
page-seed-title = No camera? Type the game code
page-seed-hint = Game code, level and players stand at the top of the sheet, the edition at the foot of its second page of rules. A sheet for a tournament has no game code: its referee opens the game.
page-seed-label = Game code
page-seed-level = Level
page-seed-level-named = { $number }: { $name }
page-seed-players = Players
page-seed-button = Find the game
page-seed-dealing = Finding the game …
page-seed-same-title = Is this your game?
page-seed-same-text = Your sheet should say Game { $label }. Compare the free clue as well.
page-seed-same-clue = Free clue:
page-seed-same-yes = Yes, play it
page-seed-same-no = No, it differs
page-seed-other = Then compare game code, level, players and edition with the sheet. If they are right, the sheet was made with special settings: only its square code opens the game.
page-open-here = Play on this phone alone
page-print-title = Print a game
page-print-hint = Any level, up to 8 players: a sheet for the table, or a whole booklet.
page-print-open = Choose and print
page-print-loading = Getting ready …
page-print-failed = This part of the page is not on this device yet, and could not be loaded now. Try again when there is a network.
page-print-file = This page was opened as a file, so the browser does not let it load the part that prints. Open the page at its address, or ask whoever made it for the single file that prints, too.
page-print-old = There is a newer version of this page. Load the page anew, then print.
page-join-title = Join a table
page-join-hint = Somebody in your group has opened the game already? Type the name of your table.
page-table-name = Name of the table
page-table-label = Table { $table }
page-join-button = Join
page-known-title = You have a table
page-known-text = This phone already sits at table { $table } with this game. Go on there, or open a new table?
page-known-new = New table
page-known-join = Go to { $table }
page-tables-title = This sheet is being played
page-tables-text = Join the table of your group: you share its log and notes. Or open a new table of your own, with a log that begins anew.
page-tables-join = Join { $table } ({ $tests ->
    [0] no test yet
    [one] 1 test
   *[other] { $tests } tests
})
page-games-title = Games on this phone
page-games-none = None yet. Open a game, and it will wait for you here.
page-game-label = Game { $label }
page-game-unreadable = unreadable
page-rename-game = Rename game { $label }
page-rename-title = A name of your own for { $label }
page-rename-label = What you call this game
page-rename-hint = Only this phone shows it. Leave it empty to go back to the name on the sheet.
page-rename-yes = Save
page-renamed = This game is called { $name } now.
page-remove-game = Remove game { $label }
page-remove-title = Remove game { $label }?
page-remove-text = Its log and notes on this phone will be gone. With the code on the sheet you can open the game again, from the start.
page-remove-yes = Remove
page-foot-local = Everything happens on this phone: no account, and no network once the page is here.
page-foot-plain = Everything happens on this phone, without an account.
page-plain-title = What this address does not allow
page-plain-text = The address of this page begins with http: nothing is encrypted on the way, so your browser forbids three things. You can play all the same.
page-plain-scan = Scanning: photograph the code instead.
page-plain-awake = Keeping the screen on: let it stay on longer in the settings of the phone.
page-plain-kept = Being here without a network: leave this page open until you have played.
page-foot-referee = Games opened here are kept by your referee's computer.
page-other-game = To all games
page-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
page-players-unknown = With a referee
page-tests = { $tests ->
    [one] 1 test
   *[other] { $tests } tests
}
page-status-new = just opened
page-status-playing = in play
page-status-last-ditch = last ditch effort
page-status-won = won
page-status-lost = lost

# What is stored and sent

page-storage-full = The storage of this phone is full. You can go on playing, but the game will be gone when you close this page. Remove games that you no longer need.
page-storage-forbidden = This browser does not let the page remember anything. You can go on playing, but the game will be gone when you close this page.
page-stored-title = This game cannot be read
page-stored-unreadable = What was stored of this game on the phone is damaged.
page-stored-text = You can start the game anew. What was stored is kept aside, in case somebody can repair it.
page-stored-anew = Start anew
page-stored-no-code = What was stored of this game is damaged, and its code is lost. Scan the code on the sheet to open it again.
page-moved-on = This game has moved on in another window. Here is how it stands now; look at it, then try again.
page-others-tested = Test { $number } was made elsewhere: { $result }.
page-others-named = The recipe was named elsewhere, but that is not it.
page-deed-again = { $name } started this game again, for all phones.
page-deed-again-own = You started this game again, for all phones.
page-deed-again-somebody = Somebody at this table started the game again, for all phones.
page-deed-reset = The referee began this game anew, for all phones.
page-deed-taken-back = The referee undid the last test.
page-deed-closed = The referee closed this table: no more tests and answers count.
page-deed-reopened = The referee opened this table again: play on.
page-deed-brought-back = { $name } brought the game back as it was before.
page-deed-brought-back-own = The game is back as it was before, on all phones.
page-deed-brought-back-somebody = Somebody at this table brought the game back as it was before.
page-deed-brought-back-referee = The referee brought the game back as it was before.
page-deed-back = Bring it back
page-network-lost = The referee's computer cannot be reached. Nothing is lost: this phone goes on trying.
page-network-none = This phone has no network. Nothing is lost: it goes on as soon as there is one.
page-queued = { $count ->
    [one] One action waits for it.
   *[other] { $count } actions wait for it, in their order.
}
page-queue-sent = What waited for the network was sent.
page-network-odd = The referee's computer gave an answer that makes no sense (status { $status }). Nothing is lost; try again.

# A game just opened

page-first-title = How it works
page-first-do = When a cauldron on your board is ready for its test, enter its ingredients here, the oldest first, each with its dots.
page-first-numbers = Two numbers come back: how many ingredients are *undergrown* (too few dots) and how many are *overgrown* (too many), but never which ones.
page-first-win = *You win* when the whole recipe ({ $recipe } ingredients) is in one potion, in order, each grown to its number.
page-first-win-effects = *You win* when as many ingredients count as the recipe has ({ $recipe }) and each of those is in order and grown to its number, which effects can change.
page-first-tester = _Who tests?_ is for your log, and for effects that strike whoever tests. You may leave it open.
page-first-close = Got it
page-first-rules = All rules

# The practice game

page-learn-open = Learn to play in two minutes
page-learn-title = Learn to play
page-learn-step = Step { $step } of { $steps }
page-learn-recipe-title = A secret recipe
page-learn-recipe-follows = So { $decoy } has no number. One of the other five is a decoy, too. The grid below keeps what is certain.
page-learn-first = In a real game you grow ingredients on paper and pluck them into a cauldron. This one is full: { $first } and { $third }, with two dots each. Test it.
page-learn-first-follows = *One is overgrown*: its number is lower than 2, so it is 1. *One is undergrown*: its number is higher than 2, so it is 3 or 4. The test does not say which is which. But neither of them is a decoy, and nothing else is number 1.
page-learn-second = Is { $first } number 1 and { $third } number 3? Brew them again, with one dot and with three.
page-learn-second-follows = *Nothing is undergrown.* { $first } has only one dot, so it is number 1. Then { $third } is 3 or 4, and three dots are enough for it: it is number 3.
page-learn-third = Numbers 2 and 4 are missing. Try { $second } with two dots and { $fourth } with four. Number 1 goes in first, then 2, 3 and 4.
page-learn-third-follows = *0 and 0, and yet no win!* Nothing has the wrong dots. If all four had a number, this would be the recipe. So one of them is a decoy, which a test passes over. It is not { $first } or { $third }. So it is { $second } or { $fourth }, and { $other } belongs in its place.
page-learn-choice-title = Your turn
page-learn-choice = Two recipes are left. Either { $second } is number 2 and { $other } is number 4, or { $other } is number 2 and { $fourth } is number 4. Which one do you brew?
page-learn-choice-follows = *One is undergrown.* It can only be { $other }: two dots are too few, so it is number 4. Now brew the other recipe.
page-learn-told = The test says
page-learn-secret = For the curious: what was secret
page-learn-known = What is certain
page-learn-test = Test this potion
page-learn-next = Go on
page-learn-again = Once more
page-learn-end = Now you can play. Your sheet has the garden and the cauldrons, and this page tests what you brew. Later levels add effects: the sheet and the help explain each of them.

# The potion in the making

page-who-tests = Who tests?
page-whose-test = Whose test is it?
page-tester-hint = In a game of rivals somebody has to win. Say which witch tests.
page-poisoned = poisoned
page-pantry-title = Pick ingredients
page-pantry-hint = Tap the dots of each ingredient, the oldest first, as numbered in your cauldron.
page-early = You may close a cauldron before it is full: cross out its empty cells, and test what is in it.
page-is-in-potion = in the potion at place
page-potion-title = Your potion
page-potion-label = Potion, the oldest ingredient first
page-potion-empty = Still empty. Tap the dots of an ingredient.
page-added = { $name } added as number { $place }.
page-moved = { $name } is now number { $place }.
page-removed = { $name } removed.
page-changed = { $name } now.
page-cleared = The potion is empty now.
page-restored = The potion is back.
page-placed-name = { $name }, { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} ingredient
page-dots-of = Dots of { $name }
page-dots = { $name }, { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}
page-change = Change { $name }
page-move-earlier = Move { $name } one place earlier
page-move-later = Move { $name } one place later
page-remove = Remove { $name }
page-kind-legend = Where does it come from?
page-kind-cauldron = Cauldron
page-left-label = Tests left on your board
page-left-cauldrons-or-larger = Cauldrons of { $cells } or more: { $left } of { $all }
page-left-versatility = Versatility cells without a plant: { $left } of { $all }
page-left-guesser = Guesser cells: { $left } of { $all }
page-test-button = Test potion { $number }
page-testing = Testing …
page-herbs = { $herbs ->
    [one] 1 ingredient
   *[other] { $herbs } ingredients
}
page-lasting-title = What lasts
page-lasting-since = since test { $test }
page-lasting-somebody = whoever made test { $test }
page-ditch-title = The last ditch effort
page-ditch-back = There is room after all
page-ditch-left = The game goes on.

# What a test told

page-test-word = Test
page-test-number = Test { $number }
page-result-won = The potion is right!
page-result-counts = { $under } undergrown, { $over } overgrown
page-undergrown = { $count ->
   *[other] undergrown
}
page-overgrown = { $count ->
   *[other] overgrown
}
page-result-note = Write it down under your cauldron. Nobody says which ones, and nothing about their order.
page-done = Done
page-reports-label = The effects report, in mixed order
page-report-no-number = None: that ingredient has no number.
page-report-nothing = Nothing to say: no number of the recipe is missing from the potion.
page-report-unlisted = This is not one of the effects on the sheet. Look up the decoys in the rules.
page-explain-title = What does this mean?
page-explain-under = *Undergrown*: it has fewer dots than its number.
page-explain-over = *Overgrown*: it has more dots than its number.
page-explain-silent = Nobody says which ones, or whether the order is right. A decoy without a number is passed over, whatever its dots.
page-explain-changed = If an effect changes a number, the new number counts.
page-explain-none = *0 and 0*: nothing that counts is undergrown or overgrown.
page-explain-small = But a potion with fewer ingredients than the recipe cannot win.
page-explain-why = Yet it is no win. There can be these reasons, one of them or several:
page-explain-few = Too few of them count. To win, as many must count as the recipe has, and a decoy without a number never counts.
page-explain-few-effects = Too few of them count. To win, as many must count as the recipe has. A decoy without a number never counts, and effects can leave others out.
page-explain-order = One of them is out of order: its number is not one more than the number right before it.
page-explain-imposter = An imposter is among them, and that is always wrong.
page-explain-brothers = One of the brothers is among them without the other.
page-explain-enemies = Both enemies are among them.

# How a game ends

page-won-title = You have brewed it!
page-won-solo = You have brewed it, all by yourself!
page-won-by = { $name } has brewed it and wins!
page-named-title = You have found the recipe!
page-named-solo = You have found the recipe, all by yourself!
page-named-by = { $name } has named the recipe and wins!
page-named-shared = { $names } have named the recipe at the same time and share the win!
page-won-text = The lost recipe is found, after { page-tests }.
page-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
page-turn-title = How many stars?
page-turn-text = Tap the circle you come to.
page-turn-circle = Circle { $turn }: { page-stars }
page-turn-all = One past the last
page-turn-skip = Skip this
page-turn-change = Another circle
page-turn-worth = Your win is worth { page-stars }.
page-track-wrong = Cross off { $step } on the moon track.
page-track-rival = Whoever named it misses this many turns: { $step }.
page-track-first = Start at the first circle that is not crossed off.
page-track-last = Start one past the last circle.
page-track-aims = Go back { $step } for each aim you met.
page-track-brewed = You brewed it: go back { $step } more.
page-lost-title = The potion fizzles out
page-lost-text = The recipe stays lost. You can give up and see the solution, or start again.
page-over-title = This game is over
page-over-text = The solution lies open, so there is nothing left to test.
page-story-title = The tests, told again
page-story-hint = Tap a test to see what happened to each ingredient.
page-story-certain = From here on a winning potion was certain
page-fate-right = Number { $number }: just right
page-fate-under = Number { $number }: undergrown
page-fate-over = Number { $number }: overgrown
page-fate-spared = Number { $number }: an effect took its dots as right
page-fate-ignored = No number: not counted
page-fate-skipped = An effect left it out
page-fate-unreached = The test had ended before it
page-fate-order = Out of order
page-fate-wrong = Wrong whatever its dots: an imposter, or one of a pair
page-fate-reports = It reported “{ $report }”
page-fate-forgotten = Forgotten again: a later effect cleared the cauldron
page-minutes = { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
}
page-hours = { $hours } h { $minutes } min
page-played = From the first test to the last it took { $time }.
page-picture-title = Show it to others
page-picture-hint = The picture tells how your tests went, and nothing about the ingredients: it spoils nobody’s game.
page-picture-label = How the tests went, as a picture.
page-picture-day = Sheet of the day { $date }
page-picture-button = Share the picture
page-picture-copy = Copy as text
page-picture-copied = The text is copied.
page-picture-saved = The picture was saved.
page-picture-failed = This browser makes no picture; copy the text instead.
page-keep-title = Save this game
page-keep-hint = A file for a computer with Cauldron Press: all tests and how the game ended, to compare how people play. It holds your notes and the solution, but no names.
page-keep-button = Save the file
page-keep-saved = The game was saved.

# The log

page-log-title = All tests
page-log-empty = No tests yet. Each will stand here under its number, as in the notebook on paper.
page-use-again = Use again
page-of-test = the potion of test { $number }
page-mistyped = Entered wrongly
page-mistyped-of = test { $number }
page-mistyped-tag = entered wrongly, does not count
page-mistyped-done = Test { $number } no longer counts. It stays on the log under its number.
page-mistyped-back = It was right
page-mistyped-undone = Test { $number } counts again.
page-used-again = The potion of test { $number } is in the making again.

# Notes

page-notes-title = What we know
page-notes-hint = Tap a cell to go from blank to impossible, possible and certain. Tap a heading for its whole row or column.
page-note-label = { $name }, { $column }: { $mark }
page-note-given = { $note }. Your free clue says so.
page-note-perhaps = { $note }. Your free clue names it as one of several.
page-note-wrong = { $note }. A test contradicts it.
page-note-fixed = The free clue says so, so it stays.
page-note-undone = The last note was taken back.
page-notes-out = Cross out what is blank
page-notes-out-effects = Cross out blank effects
page-notes-empty = Empty it
page-notes-out-done = { $name }: what was blank is crossed out.
page-notes-empty-done = { $name } is empty.
page-notes-row-hint = Numbers and decoys, or the effects. One undo takes it back.
page-notes-column-hint = Of all ingredients. One undo takes it back.
page-last-tests = Last tests
page-last-earlier = { $count ->
    [one] One test before
   *[other] { $count } tests before
}
page-last-result = { $under } under, { $over } over
page-last-won = wins
page-ingredient = Ingredient
page-legend = What the marks mean
page-mark-blank = blank
page-mark-impossible = impossible
page-mark-possible = possible
page-mark-certain = certain
page-mark-given = said by the free clue
page-mark-perhaps = the clue: one of these

# Help

page-help-title = Help
page-clue-title = Your free clue
page-facts = The recipe has { $recipe } of these { $count } ingredients.
page-effects-title = Effects in this game
page-effects-hint = Nobody knows which ingredients have them.
page-specials-title = Special cells on this board
page-rules-title = The rules

# Hints, the notes checked, clues for one witch

page-thinking = Thinking …
page-hints-title = Stuck?
page-hints-hint = Each step tells a little more. Hints go by the notes on this page, and are counted.
page-hints-first = Give us a hint
page-hints-another = Another hint
page-hints-herb = Which ingredient?
page-hints-claim = What follows?
page-hints-reason = Why?
page-hints-nothing = Nothing more is certain than what you have noted or asked for. It is time for another test.
page-suggest-title = What shall we test?
page-suggest-size = Ingredients in the potion
page-suggest-button = Which would tell most?
page-notes-check = Check our notes
page-notes-check-hint = Each mark is checked for itself, against all tests and the clue: numbers, decoys and effects. Possible is never wrong.
page-clues-title = A clue for one witch
page-clues-hint = Is somebody new, or has somebody won less often? A clue of her own makes the chances more equal. The further she is behind, the more it tells.
page-clues-new = Give a clue
page-clues-who = Who gets it?
page-clues-size = How far is she behind?
page-clues-small = a little
page-clues-medium = clearly
page-clues-large = far
page-clues-wins = by our wins
page-clues-own = How often has she won?
page-clues-most = How often has the best of you won?
page-clues-seal = Seal the clue
page-clues-read = { $name }: read it
page-clues-alone-title = Only for the { $name }
page-clues-alone-text = Give the phone to the { $name }. Everybody else looks away.
page-clues-alone-yes = Show the clue
page-clues-own-title = { $name }, your clue

# Before a potion is tested that the board has no room for

page-no-room-title = Are you sure?
page-no-room-yes = Test it

# How the players did

page-review-title = How did we do?
page-review-button = Look back

# The answer and the solution

page-answer-title = The answer
page-check-hint = Tap the ingredients of the winning potion in their order; there are { $recipe }.
page-name-title = Name the recipe
page-name-left = { $left ->
    [one] You can name it once more.
   *[other] You can name it { $left } more times before the game ends.
}
page-name-used = You have named it as often as you can. At the end you may name it once more.
page-name-who = Who names it?
page-name-also = Another witch names it too
page-name-waiting = Named at the same time, and not checked yet: { $names }
page-name-refused = { $name }: { $reason }
page-ditch-name = The game ends: name the recipe once more. That is the last ditch effort.
page-moon-out = The moon is dark, or no cauldron is open
page-aims = Aims
page-aim-met = met
page-aims-hint = Each takes a win one step back. Ticked: the tests show it.
page-place = place
page-answer-full = The longest answer has { $longest } ingredients; take one back first.
page-answer-empty = Nothing picked yet.
page-answer-noted = Taken from what you noted as certain.
page-check-button = Check
page-checking = Checking …
page-wrong = That is not the answer.
page-not-checkable = This code holds no sealed answer, so there is nothing to check.
page-give-up = Give up
page-give-up-hint = The give-up code stands under the fold at the foot of the rules page, or among the answers of a booklet. It opens the whole solution.
page-give-up-code = Give-up code
page-opening-code = Opening code
page-opening-hint = Your organiser tells it at the end. It is not on the sheet.
page-give-up-button = Give up
page-give-up-title = Really give up?
page-give-up-text = The whole solution will be shown: every number, every decoy and every effect. This ends the game.
page-give-up-yes = Show the solution
page-solution-open = The solution lies open.
page-tale-title = The seal of chapter { $chapter }
page-tale-ending = How it ends
page-tale-hint = It opens with the recipe of { $name }: tap its ingredients in order.
page-tale-open = Open the seal
page-solution-title = The solution
page-solution-answers = { $answers ->
    [one] The answer
   *[other] The answers, any of which is right
}
page-secrets-title = Every secret
page-role-regular = Number { $number }
page-role-imposter = Decoy: an imposter with number { $number }
page-role-overachiever = Decoy: an overachiever with number { $number }
page-role-ignore = Decoy: always ignored

# A sheet that only a referee tests

page-referee-title = Your referee tests the potions
page-referee-text = This is the code of a tournament: it keeps the recipe even from this phone. Give your potions to the referee, or open the code on the referee's own page.
page-referee-can = Here you can keep notes, check the answer, and give up.
## The board: strips, sections, cauldrons

sheet-page-front = Board, front
sheet-page-back = Board, back
sheet-page-rules = Rules
sheet-page-rules-more = More rules
sheet-page-rules-rest = Even more rules

sheet-title = Wondering Witches

# The same as text, for screen readers and in braille

sheet-read-qr = The code of this game, for the camera of a phone
sheet-read-garden-of = { $cells ->
    [one] A garden of 1 cell
   *[other] A garden of { $cells } cells
}
sheet-read-cauldron-of = A cauldron of { $cells } cells
sheet-read-board = The board
sheet-read-board-intro = The board has two sides, each with columns A to H and rows 1 to 4, and is cut into sections that have cells on both sides. Neighbours in a table are neighbours on the board. A cell of a garden has { $dots } dots if nothing else is said; keep count of what you plant, grow and pluck in any way you like.
sheet-read-section = Section { $number }: { $witches }
sheet-read-row = Row
sheet-read-column = Column { $letter }
sheet-read-cauldron = Cauldron { $number }, cell { $place } of { $size }
sheet-read-starts = starts with { $ingredient }, grown 1
sheet-read-garden = Garden { $number }
sheet-read-planted = { $ingredient } is planted, with one dot
sheet-read-special = { $special }
sheet-read-special-low = { $special }, with two dots
sheet-read-special-two = { $special }, with room and dots for two plants
sheet-read-phase = From turn { $from } on: { $moon }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
sheet-read-phase-mark = { $phase }. Turn { $turn } is the cat’s circle.
sheet-read-track = The game ends with turn { $turns }. Keep count of the turns: the sooner you find the recipe, the more stars it is worth.
sheet-read-named = You may name the recipe twice before the end. Keep count of that as well.
sheet-read-grows = You grow here: { $herbs }
sheet-read-grows-witch = { $witch } grows here: { $herbs }
sheet-read-actions = { $count ->
    [one] 1 action a turn
   *[other] { $count } actions a turn
}
sheet-read-give-up = Only for those who give up
sheet-press = Cauldron Press
sheet-edition = { $edition ->
    [1] First edition
   *[other] Edition { $edition }
}
sheet-made-by = { $credits } · { $press } · { $edition }
sheet-credits = { $credits } · { $press }
sheet-level = Level { $number }
sheet-custom = Custom level
sheet-level-named = level { $number } ({ $name })
sheet-level-custom = custom level
sheet-subject = A cooperative deduction game for { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $level }
sheet-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
sheet-recipe = Recipe of { $length }
sheet-ingredients = { $count } ingredients
sheet-seed = Game code
sheet-commitment = Commitment
sheet-key = In the pantry
sheet-key-note = Only { $length } of these { $count } belong in the secret recipe. The others are decoys.
sheet-game = Game

sheet-grid = What we know
sheet-grid-note-long = Cross out what cannot be, ring what is certain. Printed already is what your free clue says: a cross for no, a ring for yes, a question mark for one of several.
sheet-grid-decoy = decoy
sheet-grid-ignored = Ignored
sheet-grid-overachiever = Overachiever
sheet-grid-imposter = Imposter
sheet-in-play = Effects in play
sheet-in-play-effects = *{ $category }*: { $effects }
sheet-log = Tests
sheet-log-note = A row for each test. In the slots 1 to 6 write the ingredients in order, the oldest first: letters or mark at the left, dots at the right. Then how many were undergrown and overgrown.
sheet-log-number = No.
sheet-log-under = Under
sheet-log-over = Over
sheet-log-reports = Reports

sheet-notebook = Notebook
sheet-notebook-intro = One for the table: lay it beside the board.
sheet-special = *{ $name }*: { $tells }
sheet-turned = Turned so that it lies behind the front

sheet-witch = Witch
sheet-memo = Remember
sheet-notes = Notes
sheet-turn-plant = Plant
sheet-turn-grow = Grow
sheet-turn-pluck = Pluck
sheet-turn-close = Close
sheet-grows = You grow
sheet-action-plant = Plant
sheet-action-grow = Grow
sheet-action-pluck = Pluck
sheet-action-close = Close
sheet-actions-each = { $count } a turn
sheet-actions = What you can do
sheet-track = The moon wanes
sheet-track-note = Cross off each turn
sheet-track-step = Step: { $step ->
    [one] 1 circle
   *[other] { $step } circles
}
sheet-named = Recipe named
sheet-aims = Aims
sheet-moon-full = full moon
sheet-moon-gibbous = waning moon
sheet-moon-half = half moon
sheet-moon-crescent = crescent moon
sheet-moon-dark = dark moon
sheet-result-under = under
sheet-result-over = over
sheet-result-reports = reports

## What a sheet is like to play: *bold*, _italic_

sheet-turns = { $count ->
    [one] about 1 turn
   *[other] about { $count } turns
}
sheet-minutes = about { $minutes } minutes
sheet-rated = { $difficulty } of { $most } cauldrons, { $turns }
sheet-rating = How hard is it?
sheet-rating-said = Difficulty *{ $difficulty } of { $most }*: the small cauldrons on the front. A game takes about { $turns } turns; eight games in ten take { $low } to { $high }. Typical players win about { $wins } of 100 games.
sheet-rating-made = The program measured this in games that it played on this very sheet.
sheet-rating-made-in-public = The program measured this in games that it played on this board with other recipes. The secret of this sheet plays no part in it.
sheet-set-equal = All of one strength
sheet-set-ladder = A ladder: each game needs one more kind of reasoning
sheet-rated-needs = { $rated }, { $reasoning }
terminal-rating = Difficulty { $difficulty } of { $most }, about { $minutes } minutes, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} ({ $low } to { $high }); typical players win about { $wins } of 100 games

## The rules of a sheet: *bold*, _italic_

rules-title = How to Play
rules-intro = Find the lost recipe, and brew it!
rules-title-more = More Rules
rules-intro-more = To look things up when you need them.
rules-title-rest = Even More Rules
rules-intro-rest = The rest, to look things up.
rules-goes-on = More on another page: *{ $page }*
rules-clue = Your free clue
rules-for = _For { $players ->
    [one] 1 player
   *[other] { $players } players
}, from { $age } years._
rules-for-time = _For { $players ->
    [one] 1 player
   *[other] { $players } players
}, from { $age } years, { $low } to { $high } minutes._
rules-goal = The goal
rules-goal-known = { $length } of your { $count } ingredients make up a recipe, each with its own secret number from 1 to { $longest }. The rest are *decoys*.
rules-goal-hidden = { $length } of your { $count } ingredients make up a secret recipe. Nobody knows how many. Each of those has its own secret number: 1, 2, 3 and so on. The rest are *decoys*.
rules-goal-how = The number says *where* an ingredient goes in the potion (1 goes in first) and *how far* it must grow: 3 needs three dots.
rules-goal-together = You win or lose together.
rules-set-up = Before you start
rules-set-up-alone = There is nothing to cut. The whole board is your section, front and back. Take a pencil.
rules-set-up-specialties-alone = You may plant every ingredient.
rules-set-up-cut = Cut the board along the dashed lines. Each player takes a section, front and back, and a pencil.
rules-set-up-cut-teams = Cut the board along the dashed lines into { $sections } sections, front and back. Pairs share one.
rules-set-up-pages = Nothing is cut. Each frame on the pages of the board is a section: every player takes one, front and back, and a pencil. A section may have several pages.
rules-set-up-pages-teams = Nothing is cut. Each frame on the pages of the board is a section, front and back, which may have several pages. Pairs share one.
rules-set-up-given = Your section shows your _specialties_: only you may plant them. Ingredients printed in it are yours too.
rules-set-up-given-teams = Your _specialties_ are beside your witch: only you may plant them. Pairs share all printed ingredients.
rules-set-up-printed-alone = The printed ingredients are yours too: grow and pluck them.
rules-turn = Your turn
rules-turn-intro = All play at once. Each turn, do *one* of these:
rules-turn-intro-teams = All play at once. Each turn, each of you does *one* of these:
rules-turn-intro-two = All play at once. Each turn, each does *two* of these (or one twice):
rules-turn-intro-three = Each turn, do *three* of these. You may do the same one more than once:
rules-turn-intro-lone = All play at once. Each turn, each does *one* of these, or *two* with a section alone:
rules-turn-plant = *Plant* one of your specialties: write its letters or mark in an empty cell of your gardens. Fill in one dot.
rules-turn-plant-alone = *Plant* any ingredient: write its letters or mark in an empty cell of your gardens. Fill in one dot.
rules-turn-grow = *Grow* one of your gardens: all inside its outline gets one more dot.
rules-turn-pluck = *Pluck* from your garden into your cauldron: cross the ingredient out. Write it into the next free cell, its dots as a number into the circle.
rules-turn-close = *Close* one of your cauldrons that holds something: cross out its empty cells.
rules-turn-moon = After tests, cross off a circle of the *moon track*.
rules-testing = Testing a potion
rules-testing-full-or-closed = Full or closed cauldrons are tested after all actions.
rules-testing-when-here = Enter the ingredients here from the first to the last, each with its dots.
rules-testing-result = You learn how many ingredients are *undergrown* (too few dots) and *overgrown* (too many), but not which, or if the order is right.
rules-testing-decoys = Decoys are not counted.
rules-testing-write = Write it under the cauldron and in the notebook.
rules-testing-reports = Effects can add reports. They come in mixed order, so you cannot tell which ingredient made which.
rules-example = A test, step by step
rules-example-pour = { $ingredient } { $grown }: { $secret }, { $judged }
rules-example-secret = secretly { $number }
rules-example-secret-decoy = secretly a decoy
rules-example-judged-right = just right
rules-example-judged-under = undergrown
rules-example-judged-over = overgrown
rules-example-judged-order = out of order
rules-example-judged-skipped = passed over
rules-example-result = The test says: *{ $under } undergrown, { $over } overgrown.*
rules-example-result-report = The test says: *{ $under } undergrown, { $over } overgrown.* It reports: *{ $report }*
rules-example-order = { $ingredient } has the right dots. But it comes right after a decoy, so it is out of order and the potion cannot win. The test does not tell you that.
rules-example-over = What do you learn? *Nothing is overgrown.* So { $first } and { $second }, with { $dots } dots each, cannot have a number lower than { $dots }.
rules-example-under = *One is undergrown.* So one of the four has a number higher than its dots. Which one? You need more tests.
rules-example-effects = Beware: effects that change a number can upset this.
rules-ending = Winning and losing
rules-ending-win = *You win* when a test says so: the potion begins with all { $length } ingredients of the recipe, in order, each grown to its number.
rules-ending-win-hidden = *You win* when a test says so: the potion begins with the whole recipe, in order, each ingredient grown to its number.
rules-ending-win-moon = *You win* when a test says so: all { $length } ingredients of the recipe count, in order and grown to their numbers. If an effect changes a number, the new one counts.
rules-ending-win-moon-hidden = *You win* when a test says so: the whole recipe counts, in order and grown to its numbers. If an effect changes a number, the new one counts.
rules-ending-name = *Or name the recipe* any time, at most *twice*: say its ingredients in order. Right? You win. Wrong? Cross off one *step*: see the track.
rules-ending-moon = *The game ends* with the last circle, or when no cauldron is open. Then name it again, a _last ditch effort_. Wrong? You lose.
rules-ending-stars = Win early for more *stars*; *aims* help.
rules-pantry = Ingredients
rules-pantry-note = To write down a potion, take the letters or the little mark of each, and its dots: { $first } 1 · { $second } 2.
rules-pantry-list = In this game: { $ingredients }.
rules-decoys = Decoys
rules-decoys-ignore = The ingredients outside the recipe are *decoys*. A decoy has no number. A test passes it over, so it is never undergrown or overgrown. But the ingredient right after it is out of order.
rules-decoys-all = The ingredients outside the recipe are *decoys*. There can be three kinds:
rules-decoy-ignored = *Ignored*: it has no number, and a test passes it over. But the ingredient right after it is out of order.
rules-decoy-overachiever = *Overachiever*: its number is 0, or one more than the recipe has. So it is always overgrown or undergrown, unless an effect changes its number.
rules-decoy-imposter = *Imposter*: it has a number, and its dots are judged by it. Yet it is always wrong. The test then says: _Imposter!_
rules-effects = Effects in this game
rules-effects-intro = Each of these belongs to some ingredient, but you do not know which. One ingredient can have more than one effect, or none. In a test they wake up in the order of the potion. Some change numbers, so the potion that wins may not be the plain recipe.
rules-effects-tester = Player and field effects work on the player who filled or closed the cauldron.
rules-specials = Special cells on this board
rules-specials-signs = A *round* sign helps you. A sign with *points* is in your way.
rules-asked = Questions and answers
rules-asked-printed = *What about an ingredient that is printed in a cauldron?* It has one dot and is the first ingredient there.
rules-asked-open = *May I fill two cauldrons at once?* Yes. You choose one each time you pluck, on either side.
rules-asked-order = *What if two potions are ready in one turn?* Test them in the order of the sections, until one wins: { $order }.
rules-asked-small = *What are small cauldrons good for?* A small potion tells you more about each ingredient in it.
rules-asked-follow = *May more follow the recipe in a larger cauldron?* Only decoys without a number: they are not counted. Anything else spoils the potion.
rules-asked-follow-effects = *May more follow the recipe in a larger cauldron?* Yes, if none of it is wrong. A decoy without a number is never wrong. Nor is one that an effect leaves out of the count.
rules-asked-close = *Why close a cauldron early?* To test a short potion now, or a recipe that is shorter than the cauldron.
rules-asked-twice = *May an ingredient be in a potion twice?* Yes. Each one is judged by itself.
rules-asked-plucked = *May I plant where I plucked something?* No. That cell stays crossed out.
rules-asked-last-dot = *May something grow past its last dot?* No.
rules-asked-share = *May I pluck from another player's garden?* Yes, if you both agree and both spend your turn on it.
rules-asked-nothing = *What if I can do nothing?* Then you pass.
rules-asked-cross = *May I cross out a cell when I like?* No, only when the rules say so.
rules-checking-help = No camera? Go to { $help }
rules-checking-give-up = Given up? Unfold the strip below. On a phone, its code opens the whole solution.
rules-checking-give-up-here = Given up? The code under the fold of the rules opens the whole solution.
rules-checking-organiser = The organiser opens the solution at the end.
rules-naming = Naming the recipe
rules-naming-how-here = Enter the ingredients in order, without dots, under _Answer_.
rules-naming-free = It costs no action. No tries left? You can still win with a test.
rules-naming-opens = If you are right, all secrets open: each number, each decoy, each effect. A wrong try gives nothing away.
rules-naming-opens-plain = If you are right, all secrets open: each number and each decoy. A wrong try gives nothing away.
rules-stars = Stars
rules-stars-count = *Won?* Start at the first circle not crossed off; after a last ditch effort, one past the last. Go back one step for each aim you met, and { $brewed } more steps if a potion from a cauldron won, at most to the first circle. The moon there gives your stars.
rules-stars-titles = The moon gives five stars to the _Witches of the Full Moon_, four to the _Moon Readers_, three to the _Sharp Noses_, two to the _Kettle Crew_, and one to the _Night Owls_. Can you beat the cat? Skilled witches often end at the bold _cat’s circle_.
rules-stars-aims = The aims are for all of you together. Tick each one as soon as you meet it.
rules-stars-aims-alone = Tick an aim as soon as you meet it.
rules-variants = Other ways to play
rules-variant-rivals-named = *Rivals*: each for themselves. You may plant every ingredient, whatever your section says. Do not pluck from others. Read all results aloud. Each may name the recipe twice, and once at the end. Wrong? Instead of crossing off a step, miss as many turns.
rules-variant-rivals-win = The first to be right, or to win a test, wins. Right at once? You share the win.
rules-variant-rivals-name = No section here surely has room for the recipe: you win by naming it first. Right at once? You share the win.
rules-variant-rivals-small = Has your section no room for the recipe? Then you win by naming it.
rules-variant-solo = *Solo*: print a sheet for one player. Then you cut nothing, the whole board is yours, and you may plant everything.
rules-credits = After the game _Wondering Witches_ by Pandaqi: pandaqi.com/wondering-witches
rules-give-up = Give-up code: { $code }
rules-fold = Fold this strip up along the line before you play. Unfold it only if you give up.
rules-fold-inside = Inside: the give-up code.
rules-together = { $first } { $second }
rules-explained = *{ $name }*: { $tells }
rules-explained-tagged = *{ $name }* ({ $tag }): { $tells }

## The free clue

clue-one-is-decoy = Exactly one of { $ingredients } is a decoy.
clue-one-has-number = One of { $ingredients } is number { $number } of the recipe.
clue-not-number = { $ingredient } is not number { $number } of the recipe.
clue-no-effect = { $ingredient } has no effect.
clue-effect-count = { $count ->
    [one] { $ingredient } has exactly 1 effect.
   *[other] { $ingredient } has exactly { $count } effects.
}
clue-is-decoy = { $ingredient } is a decoy.
clue-first-half = { $ingredient } belongs to the first half of the recipe.
clue-second-half = { $ingredient } belongs to the second half of the recipe.
clue-second-half-odd = { $ingredient } belongs to the second half of the recipe, which includes its middle.
clue-second-half-hidden = { $ingredient } belongs to the second half of the recipe, which includes the middle of an odd one.

## What follows from the tests: claims, their reasons, and kinds of reasoning

hint-number = { $ingredient } is number { $number }
hint-not-number = { $ingredient } is not number { $number }
hint-not-numbers = { $ingredient } has none of the numbers { $numbers }
hint-number-or-decoy = { $ingredient } is number { $numbers } or a decoy
hint-one-number = { $ingredient } is one of the numbers { $numbers }
hint-not-lengths = the highest number of the recipe is not { $lengths }
hint-decoy = { $ingredient } is a decoy
hint-no-decoy = { $ingredient } is no decoy
hint-ignored = { $ingredient } is an ignored decoy
hint-not-ignored = { $ingredient } is no ignored decoy
hint-overachiever = { $ingredient } is an overachiever
hint-no-overachiever = { $ingredient } is no overachiever
hint-imposter = { $ingredient } is an imposter
hint-no-imposter = { $ingredient } is no imposter
hint-effect = { $ingredient } has the effect { $effect }
hint-no-effect = { $ingredient } does not have the effect { $effect }
hint-by-clue = You can tell before the first test: { $claim }.
hint-by-tests = { $count ->
    [one] All that fits test { $tests } has one thing in common: { $claim }.
   *[other] All that fits tests { $tests } together has one thing in common: { $claim }.
}
hint-none-overgrown = Nothing in test { $test } was overgrown. { $ingredient } was in it with { $grown } dots, and a smaller number would have made it overgrown. So { $claim }.
hint-none-undergrown = Nothing in test { $test } was undergrown. { $ingredient } was in it with { $grown ->
    [one] 1 dot
   *[other] { $grown } dots
}, and a larger number would have made it undergrown. So { $claim }.
hint-all-overgrown = Everything in test { $test } was overgrown, so the number of { $ingredient } is smaller than its { $grown ->
    [one] 1 dot
   *[other] { $grown } dots
}. So { $claim }.
hint-all-undergrown = Everything in test { $test } was undergrown, so the number of { $ingredient } is larger than its { $grown ->
    [one] 1 dot
   *[other] { $grown } dots
}. So { $claim }.
hint-none-wrong = Nothing in test { $test } was undergrown or overgrown, though { $ingredient } was in it with { $grown ->
    [one] 1 dot
   *[other] { $grown } dots
}. An overachiever is always one of the two, so { $claim }.
hint-all-wrong = Everything in test { $test } was undergrown or overgrown, { $ingredient } with { $grown ->
    [one] 1 dot
   *[other] { $grown } dots
} as well. So { $claim }.
hint-all-counted = Everything in test { $test } was undergrown or overgrown, { $ingredient } as well, and an ignored decoy never is. So { $claim }.
hint-told-elsewhere = Test { $test } told of { $effect }, so the ingredient that has it was in that potion. So { $claim }.
hint-told-alone = Test { $test } told of { $effect }, and no other ingredient was in that potion. So { $claim }.
hint-only-in-all = Only { $ingredient } was in all of tests { $tests }, which told of { $effect }. So { $claim }.
hint-not-told = Test { $test } did not tell of { $effect }, though { $ingredient } was in it. So { $claim }.
hint-no-imposter-met = Test { $test } met no imposter, though { $ingredient } was in it. So { $claim }.
hint-argument = { $sentences }
hint-mind-clue = Remember the clue: { $clue }
hint-suppose = Suppose that { $claim }.
hint-try-each = { $count ->
    [one] Every other possibility fails at test { $tests }.
   *[other] Every other possibility fails at one of the tests { $tests }.
}
hint-so = So { $claim }.
hint-left = With what else is certain, { $claim }.
hint-shows = Then test { $test } shows: { $what }.
hint-under-least = Then test { $test } would have at least { $count } undergrown, but it had { $told }.
hint-under-most = Then test { $test } could have at most { $count } undergrown, but it had { $told }.
hint-over-least = Then test { $test } would have at least { $count } overgrown, but it had { $told }.
hint-over-most = Then test { $test } could have at most { $count } overgrown, but it had { $told }.
hint-wrong-least = Then test { $test } would have at least { $count } undergrown or overgrown, but it had { $told }.
hint-wrong-most = Then test { $test } could have at most { $count } undergrown or overgrown, but it had { $told }.
hint-both-counts = Then test { $test } could not have { $under } undergrown and { $over } overgrown at once.
hint-wherever = That is so wherever { $effects } may be.
hint-blocked = No more was found to be certain: effects that say nothing may have changed the counts ({ $effects }). It is time for another test.
hint-reports = Then test { $test } could not have told all this: { $reports }.
hint-silence = Then test { $test } would have told more than it did.
hint-fails = Then test { $test } could not have come out as it did.
hint-no-number = Then nobody is left for number { $number }.
hint-no-herb = Then nothing is left that { $ingredient } could be.
hint-no-place = Then { $effect } has no place.
hint-no-count = Then the numbers and the decoys no longer fit the ingredients.

technique-clue = the clue
technique-one-test = one test alone
technique-one-left = only one left
technique-twins = twins
technique-decoys = counting the decoys
technique-two-tests = two tests together
technique-supposing = supposing
technique-everything = everything at once

## At the table

role-regular = number { $number }
role-overachiever = decoy: overachiever { $number }
role-imposter = decoy: imposter { $number }
role-ignored = decoy: ignored
play-stale = test { $number } was already made on another phone or in another window; look at the log, then test again
play-stale-naming = the recipe was named meanwhile on another phone or in another window; look how the game stands, then name it again
play-over = this game is over; start it again to test more potions
play-only-name = the game has come to its end: name the recipe, that is the last ditch effort
play-namings-used = the recipe was named { $most } times; it can be named once more when the game ends
play-last-naming-used = this witch has named the recipe in the last ditch effort; only the others may still name it
play-no-witch = there is no witch { $witch } in this game; it has { $players ->
    [one] 1 player
   *[other] { $players } players
}
play-nobody = say which witch tests: in a game of rivals somebody has to win
play-nobody-names = say which witch names the recipe: rivals name it each for herself
play-unnamed = say which witch tests: this table keeps who is poisoned
play-poisoned = all witches are poisoned: all that is left is the last ditch effort
play-alone = a game for one witch has no rivals
play-mode-fixed = the last ditch effort has begun, so who plays with whom stays as it is
play-not-won = this game is not won; its turn can be said once it is
play-no-turn = there is no turn { $turn } on the moon track of this game; it has { $turns ->
    [one] 1 circle
   *[other] { $turns } circles
}
play-no-special = this board has no { $special } cell
play-not-alone = a Versatility cell tests one ingredient alone; this potion has { $count }
play-guesser-potion = a Guesser cell tests one to three different ingredients
play-answer-length = an answer of this game names { $expected } ingredients; this one names { $given }
play-answer-twice = { $ingredient } is in this recipe twice; a recipe has each ingredient only once
play-log-full = this log is full at { $tests } tests; start the game again
play-no-column = there is no column { $column } in the notes of this game; they have 1 to { $longest }, the decoys, and the effects in play
play-column = { $number }
play-column-decoy = decoy
play-column-effect = { $effect } effect
play-column-ignored = Ignored
play-column-overachiever = Overachiever
play-nothing-to-undo = there is no note to take back
play-stored = what was stored of this game cannot be read ({ $reason }); the game starts anew
play-no-help = this game gives no hints: it is a tournament's, or its code cannot test potions
play-hint-moved = somebody else asked for this hint already; look at it, then ask again
play-not-over = this game still goes on; look back at it when it is won, or when you have seen the solution
play-no-size = no potion has { $size } ingredients; ask for 1 to { $most }
play-clue-given = the { $witch } has her clue already
play-no-clue-of = the { $witch } has no clue of her own
play-no-clue = there is nothing left that a clue could tell
play-not-behind = a clue is for a witch who has won less often than another
play-closed = the referee has closed this table: no more tests and answers count
play-no-ruling = this game keeps no log that a referee could change
play-nothing-to-take-back = this table has no test to take back
play-too-large-for-cauldrons = this potion has { $size } ingredients, but no cauldron has more than { $largest } cells
play-no-test = there is no test { $number } on the log
play-unstorable = this game cannot be stored ({ $reason }), so nothing was changed; report it to the makers of the program
play-not-understood = { $reason }
play-newer-version = a newer version wrote it
play-earlier-version = a version before 1.0, which was never released, wrote it
play-impossible = its log or notes are impossible
play-request = this request is not understood: { $reason }
play-seed-typo = the game code { $seed } has a typo: its letters do not fit its last two; compare it with the sheet
play-seed-form = { $seed } is no game code: game codes look like malut-lisil-hilug-pu, as the sheet shows beside the words Game code
play-grown-too-far = { $ingredient } has { $grown } dots, but nothing grows past { $longest } in this game
play-guessers-used = every Guesser cell of this board has given its free test
play-not-hers = no cauldron of { $witch } can have held this potion any more; say whose cauldron it was
play-versatility-used = { $cells ->
    [one] this board has 1 Versatility cell; it holds one plant, whose dots only grow, and this test would need one plant more
   *[other] this board has { $cells } Versatility cells; each holds one plant, whose dots only grow, and this test would need one plant more
}
play-printed-first = no cauldron that is left can hold this potion: printed ingredients come first, each with 1 dot
play-no-cauldron-or-larger = no cauldron of { $size } or more cells is left to test; there are { $left }
play-cauldrons-none = none at all
play-cauldrons-or-larger = { $count } of { $size } or more cells

## Help at the table: hints, a check of the notes, clues for one witch

help-look-clue = Look again at what the clues say, and at what you have noted.
help-look-tests = { $count ->
    [one] Look again at test { $tests }.
   *[other] Look again at tests { $tests }, side by side.
}
help-look-herb = It is about { $ingredient }.
help-claim = { $claim }.
help-reason-clue = The clue of the { $witch } leaves nothing else: { $claim }.
help-reason-clue-tests = { $count ->
    [one] Test { $tests } shows: { $shown }.
   *[other] Tests { $tests } show: { $shown }.
} Then the clue of the { $witch } leaves nothing else: { $claim }.
help-reason-gone = This followed from a test that was entered wrongly. It is no longer certain.
help-note = You noted: { $note }. { $tests }
help-note-tests = { $count ->
    [one] But test { $tests } says otherwise.
   *[other] But tests { $tests } together say otherwise.
}
help-note-clue = But the clues and the rules say otherwise.
help-clash = You noted: { $note }. That does not go together with this: { $others }. { $tests }
help-clash-tests = { $count ->
    [one] Test { $tests } says so.
   *[other] Tests { $tests } together say so.
}
help-clash-rules = The clues and the rules say so.
help-notes-fine = No test contradicts what you noted. That does not make all of it true.
help-notes-open = { $count ->
    [one] One note took too long to check.
   *[other] { $count } notes took too long to check.
}
help-best = This potion would tell most: { $potion }. On average it leaves { $left }.
help-pour = { $ingredient } { $grown }
help-left = { $count ->
    [1] nearly all possibilities
    [2] about half of the possibilities
   *[other] about one in { $count } possibilities
}
help-clue = A clue for the { $witch }: it leaves { $left }.
help-tests = { $count ->
    [one] 1 test
   *[other] { $count } tests
}
help-review-par = You made { $made }. A witch who forgets nothing, with cauldrons as large as yours and any ingredients that she likes, needs { $par }.
help-review-no-par = You made { $made }. How many it takes could not be found out.
help-review-certain = A potion that wins was certain after { $tests }.
help-review-certain-at-once = A potion that wins was certain before the first test.
help-review-uncertain = A potion that wins was never certain: there was still something to guess.
help-review-unknown = At the start there were about { $count } possibilities.
help-review-gain = Test { $test } left { $left }.
help-review-gain-unknown = What test { $test } told takes too long to find out.
help-tally-none = You asked for no help at all.
help-tally-hints = { $count ->
    [one] You asked for 1 hint; steps told: { $rungs }.
   *[other] You asked for { $count } hints; steps told: { $rungs }.
}
help-tally-checks = { $count ->
    [one] The notes were checked once.
   *[other] The notes were checked { $count } times.
}
help-tally-potions = { $count ->
    [one] You asked once which potion tells most.
   *[other] You asked { $count } times which potion tells most.
}
help-tally-clues = { $count ->
    [one] One witch got a clue of her own.
   *[other] { $count } witches got clues of their own.
}

## Codes and pictures of codes

play-code-foreign = this is not the code of a Cauldron Press sheet; those begin with CP1: (use the QR code printed on the sheet)
play-code-character = the code contains { $character }, which no code has; compare it with the sheet or scan it again
play-code-cut-off = the code is cut off: after its first four characters it has { $have } of at least { $need } characters; copy or scan all of it
play-code-damaged = the code is damaged: a character is wrong, missing or too many; compare it with the sheet or scan it again
play-code-earlier = the code was made by a version of Cauldron Press before 1.0, which was never released; print the sheet anew
play-code-newer-form = the code was made by a newer version of Cauldron Press (code format { $form }, this one reads up to { $latest }); update this program
play-code-newer-edition = the code was made for a newer edition of the rules ({ $edition }, this version plays up to { $latest }); update this program
play-code-other-game = the code is of another game of Cauldron Press (number { $number }), which this version does not know; update this program
play-code-tale = this code is the seal of a story, not a game; it opens with the recipe of its game
play-code-not-on-page = the page for phones does not play this game; play it as its sheet says
play-code-cost = the code demands { $mebibytes } MiB and { $passes } passes for each answer, and only 1 to 64 MiB and 1 to 8 passes are allowed; it was not made by Cauldron Press
play-code-impossible = the code is intact but { $reason }; it was not made by Cauldron Press
play-code-impossible-edition = names no edition of its format
play-code-impossible-empty = has neither an answer seal nor a play part
play-code-impossible-answers = accepts more than 4 answers
play-code-impossible-size = holds a puzzle of a size that no puzzle has
play-code-impossible-cost = states the cost of an answer seal it lacks
play-open-wrong-answer = that is not the answer
play-open-needs-opening = this is a tournament's code: it opens only with the opening code that the organiser tells at the end
play-open-wrong-give-up = that give-up code does not belong to this sheet; it stands at the foot of the rules page, or among the answers of a booklet
play-open-no-seal = this code has no answer seal, so no answer can be checked; use the code on the sheet
play-open-no-play = this code has no play part, so it cannot test potions; ask the referee or the Keeper
play-open-forged = the play part of this code does not fit its puzzle; it was not made by Cauldron Press
play-open-memory = opening this code needs { $mebibytes } MiB of memory, which this machine cannot give
play-letters-give-up = give-up code
play-letters-opening = opening code
play-letters-key = referee's key
play-letters-length = the { $kind } { $text } has { $count } letters and digits instead of { $expected }; it looks like { $example }
play-letters-character = the { $kind } { $text } contains { $character }, which no code has; it looks like { $example }
play-letters-typo = the { $kind } { $text } has a typo; compare it with the organiser's file
play-letters-earlier-key = this referee's key was made by a version of Cauldron Press before 1.0, which was never released, or its last groups are missing; make a new key file and print the sheets anew
play-picture-none = this is not a file that can be read; give a picture (PNG, JPEG, WebP, GIF, BMP, TIFF), a PDF or an SVG
play-picture-damaged = the picture is damaged ({ $reason }); take or save it again
play-picture-too-large = the picture has too many pixels; cut it down to the code
play-picture-no-code = no QR code was found in the picture; take it again from nearer, sharp, evenly lit and with the whole code in it
play-picture-foreign = the QR code in the picture is not from a Cauldron Press sheet; use the one printed on the sheet
play-picture-several = the picture shows the codes of { $count } different sheets; cut it down to one

## The sheet of the day

daily-no-date = { $text } is no date; write year, month and day, such as 2026-11-22
daily-too-early = { $date } has no sheet of the day; the first is that of { $first }

## Potions and ingredients as they are typed

play-puzzle = this is not a puzzle of the rules: { $reason }
play-puzzle-length = the recipe's length does not fit the level
play-puzzle-ingredients = the number of ingredients does not fit the level
play-puzzle-ingredient = it has an ingredient that its edition does not know
play-puzzle-effect = it has an effect that its edition does not know
play-puzzle-number = a recipe number is out of range or stands twice
play-puzzle-decoy = a decoy is of a kind that the level does not have
play-puzzle-imposter-number = an imposter's number is out of range
play-puzzle-imposter-effect = an imposter lacks its effect
play-puzzle-effect-twice = an ingredient has an effect twice
play-puzzle-number-missing = a recipe number is missing
play-puzzle-pair = an effect that comes in pairs does not
play-puzzle-players = its number of players is impossible
play-puzzle-clue-ingredient = its clue names no ingredient
play-puzzle-effects-level = it has no such level of effects
play-puzzle-settings = its settings cannot be played
play-puzzle-no-effect = no such effect
play-puzzle-short = its bytes end too soon
play-puzzle-special = it has a special cell of no kind
play-puzzle-clue = its clue is of no kind
play-puzzle-long = it has bytes to spare
play-name-missing = an ingredient is missing; the ingredients are { $ingredients }
play-name-ambiguous = { $text } can be { $first } or { $last }; write one letter more
play-name-misspelt = there is no ingredient { $text }; did you mean { $nearest }?
play-name-unknown = there is no ingredient { $text }; the ingredients are { $ingredients }
play-pour-no-dots = { $ingredient } lacks its dots; write { $id }:1 to { $id }:{ $longest }
play-pour-dots = { $ingredient } has the dots { $dots }, which is not a number from 1 to { $longest }
play-potion-empty = the potion is empty; name at least one ingredient, such as sage:2
play-potion-too-large = the potion has { $count } ingredients; { $most } are the most that can be tested
play-potion-grown = { $ingredient } cannot have { $grown } dots; an ingredient of this game has 1 to { $longest }
play-potion-foreign = { $ingredient } is not in this game; its ingredients are { $ingredients }
## Effects: their names, and what a sheet tells the players of them

effect-alone-tells = You only hear its name. Alone it does nothing more.
effect-cutoff = Cutoff
effect-cutoff-tells = The test stops right after this ingredient. Whatever comes later is not counted.
effect-spicy = Spicy
effect-spicy-tells = The number of the next ingredient goes up by 1 for this test.
effect-refreshing = Refreshing
effect-refreshing-tells = The number of the next ingredient goes down by 1 for this test.
effect-enthusiastic = Enthusiastic
effect-enthusiastic-tells = The next ingredient is skipped: it is not counted and its effects stay asleep.
effect-cleaner = Cleaner
effect-cleaner-tells = The next ingredient loses all its effects for this test.
effect-fertilizer = Fertilizer
effect-fertilizer-tells = The dots of the next ingredient that counts are taken as right, however many it has.
effect-detective = Detective
effect-detective-tells = Tells you the number of one ingredient in the potion. It does not say which one.
effect-liar = Liar
effect-liar-tells = Tells you a number that no ingredient of the potion has.
effect-inspector = Inspector
effect-inspector-tells = Counts the ingredients in the potion that have an effect.
effect-general = General
effect-general-tells = Counts the effects of the whole potion, all of them together.
effect-pessimist = Pessimist
effect-pessimist-tells = Counts the ingredients that are out of order. That is when a number is not one more than the number before. The first one never counts.
effect-optimist = Optimist
effect-optimist-tells = Counts the ingredients that are in order. That is when a number is one more than the number before. The first one never counts.
effect-calculator = Calculator
effect-calculator-tells = Adds up the numbers of all ingredients in the potion.
effect-joker = Joker
effect-joker-tells = Gives one answer, but never says of which kind: Liar, Detective, General, Inspector, Calculator, Revealer, Blessing or Hugger.
effect-revealer = Revealer
effect-revealer-tells = Counts the decoys in the potion.
effect-blessing = Blessing
effect-blessing-tells = Counts the ingredients in the potion that are not decoys.
effect-scientist = Scientist
effect-scientist-tells = Says YES if any ingredient in the potion has two effects or more, else NO.
effect-hugger = Hugger
effect-hugger-tells = Says YES if the number right before it and its own differ by at most 1, else NO.
effect-crowdy = Crowdy
effect-crowdy-tells = You hear its name if at least three other ingredients share its cauldron.
effect-brothers = Brothers
effect-brothers-tells = Two ingredients are brothers. One without the other is always wrong. You hear the name for each of them.
effect-enemies = Enemies
effect-enemies-tells = Two ingredients are enemies. Both in one potion are always wrong. You hear the name for each of them.
effect-imposter = Imposter
effect-imposter-tells = You hear: Imposter! Then an imposter may be in the potion. But some ingredients only pretend.
effect-poison = Poison
effect-poison-tells = You are poisoned until your next test. If all players are poisoned at once, the game ends.
effect-poison-tells-alone = You are poisoned: you may not act on your next turn.
effect-green-fingers = Green Fingers
effect-green-fingers-tells = Until your next test, each time you grow a garden it gets two dots instead of one.
effect-piggyback = Piggyback
effect-piggyback-tells = Until your next test, you may use your action on another player's section.
effect-allergies = Allergies
effect-allergies-tells = Until your next test, you may not plant or grow any ingredient of this potion.
effect-distracted = Distracted
effect-distracted-tells = Until your next test, nothing of yours grows past two dots.
effect-genius = Genius
effect-genius-tells = Once before your next test, change one thing about a potion just before it is tested.
effect-sharer = Sharer
effect-sharer-tells = Until your next test, plant only an ingredient that you have least of.
effect-minimalist = Minimalist
effect-minimalist-tells = Your next potion must be made of a single kind of ingredient.
effect-copycat = Copycat
effect-copycat-tells = On your next turn, copy the plants and dots of another player's garden into one of yours.
effect-weeds = Weeds
effect-weeds-tells = Weeds! Cross out one empty garden cell of yours.
effect-sunshine = Sunshine
effect-sunshine-tells = Sunshine! Every ingredient in all your gardens grows by one dot.
effect-creeper = Creeper
effect-creeper-tells = Join two gardens of yours that touch: from now on they are one.
effect-fence = Fence
effect-fence-tells = Draw a line that splits one of your gardens in two.
effect-mole = Mole
effect-mole-tells = Move one of your plants, with its dots, to any empty garden cell of yours.
effect-seedling = Seedling
effect-seedling-tells = Plant any ingredient at once, for free, even one that is not your specialty.
effect-resetter = Resetter
effect-resetter-tells = Everything up to and including this ingredient is forgotten. The test goes on as if the next one were the first.
effect-equalizer = Equalizer
effect-equalizer-tells = The number of the next ingredient becomes the count of its own effects.
effect-random = Random
effect-random-tells = Its number is drawn anew, at random, in every test.
effect-blender = Blender
effect-blender-tells = Its number goes up by the count of ingredients in the potion that are not decoys.
effect-downer = Downer
effect-downer-tells = Its number goes down by the count of decoys in the potion.
effect-teamplayer = Teamplayer
effect-teamplayer-tells = Its number goes up by the number right before it.
effect-analyzer = Analyzer
effect-analyzer-tells = Tells how far apart its number and its place in the potion are.
effect-odd = Odd
effect-odd-tells = In a potion with an odd count of ingredients it turns into an ignored decoy without effects.
effect-even = Even
effect-even-tells = Even count of ingredients: it tells its number or “a decoy”. Odd count: it says that its number is random, or “a decoy”.
effect-coward = Coward
effect-coward-tells = If it stands in the first half of the potion, it runs to the end and is judged there.
effect-student = Student
effect-student-tells = Until your next test, you may plant any ingredient.
effect-spreader = Spreader
effect-spreader-tells = Until your next test, you may plant in anyone's gardens.

## Categories of effects: a heading with light markup, and a short name

category-cauldron = *Cauldron effects* change the potion
category-cauldron-tag = cauldron
category-investigative = *Investigative effects* tell you something
category-investigative-tag = investigative
category-player = *Player effects* are for the player who tests
category-player-tag = player
category-field = *Field effects* change the section of the player who tests
category-field-tag = field
category-complex = *Complex effects* are the strangest of all
category-complex-tag = complex

## Ingredients

ingredient-parsley = Parsley
ingredient-sage = Sage
ingredient-chives = Chives
ingredient-rosemary = Rosemary
ingredient-oregano = Oregano
ingredient-mint = Mint
ingredient-dill = Dill
ingredient-basil = Basil
ingredient-thyme = Thyme
ingredient-pepper = Pepper

# Signs: what players write for an ingredient. Exactly two letters, the first one large; in
# Japanese two kana. No two are alike, and each is plainly short for its name.
ingredient-parsley-sign = Pa
ingredient-sage-sign = Sa
ingredient-chives-sign = Ch
ingredient-rosemary-sign = Ro
ingredient-oregano-sign = Or
ingredient-mint-sign = Mi
ingredient-dill-sign = Di
ingredient-basil-sign = Ba
ingredient-thyme-sign = Th
ingredient-pepper-sign = Pe

## Special cells: their names, and what they do

special-efficiency = Efficiency
special-efficiency-tells = Holds two ingredients. Each has its own dots.
special-efficiency-short = Holds two ingredients.
special-versatility = Versatility
special-versatility-tells = A garden of its own. As an action you may test what grows here, all alone. The plant stays.
special-versatility-short = An action tests it all alone.
special-painter = Painter
special-painter-tells = When you plant here, you may draw a straight line along the borders of cells. It cuts one of your gardens into two.
special-painter-short = Planting divides one of your gardens.
special-guesser = Guesser
special-guesser-tells = When you plant here, you may test one potion for free, at once. Think it up: up to three different ingredients with any dots, this one among them.
special-guesser-short = Planting tests a potion with it, free.
special-low-ceiling = Low Ceiling
special-low-ceiling-tells = Nothing grows past two dots here.
special-low-ceiling-short = Grows two dots at most.
special-fertile-ground = Fertile Ground
special-fertile-ground-tells = When you grow what stands here, it gets two dots. Planting gives it one, as always.
special-fertile-ground-short = Grows two dots at once.
special-hard-ground = Hard Ground
special-hard-ground-tells = If you plant here, you miss your next turn.
special-hard-ground-short = Planting costs your next turn too.
special-black-magic = Black Magic
special-black-magic-tells = You cannot plant here until it is the last empty garden cell of your section.
special-black-magic-short = Only as your last free cell.

## Aims: small goals that all share, each a step back on the moon track. One short sentence
## without a full stop: at most 64 letters in English, 80 elsewhere.

aim-every-ingredient = Test every ingredient at least once
aim-every-twice = Test every ingredient at least twice
aim-same-in-five = Brew the same ingredient in five cauldrons
aim-two-three-four = Test potions of two, three and four ingredients
aim-fill-six = Fill a cauldron of six cells
aim-all-wrong = Test three or more ingredients, all of them wrongly grown
aim-none-wrong = Test three or more, none wrongly grown, and do not win
aim-one-wrong = Test four or more ingredients, only one of them wrongly grown
aim-two-and-two = Get two undergrown and two overgrown in one test
aim-dots-up = Test a potion with 1, 2, 3 and 4 dots, in this order
aim-three-dots = Test two or more ingredients, all with three dots or more
aim-three-reports = Get three reports in one test
aim-four-reports = Get four reports in one test
aim-no-report = Test four or more ingredients and get no report
aim-nothing-to-tell = Make a test with no report and nothing wrongly grown
aim-same-effect = Get a report of the same effect in five tests
aim-another-order = Test the same ingredients twice, in another order
aim-none-twice = Never test a potion that holds an ingredient twice
aim-every-witch = Let every witch test a potion
aim-two-witches = Let two witches test in the same turn
aim-three-witches = Let three witches test in the same turn
aim-no-decoy = Test three or more ingredients, none of them a decoy
aim-only-decoys = Test two or more ingredients, all of them decoys
aim-versatility-tests = Make four tests on { $special } cells
aim-every-garden = Plant in every garden
aim-bare-garden = Leave one garden without a plant to the end
aim-each-in-two = Plant every ingredient in at least two cells
aim-one-in-six = Plant one ingredient in at least six cells
aim-three-in-a-row = Plant the same ingredient three in a row, across or down
aim-mixed-garden = Plant four different ingredients in one garden
aim-one-crop = Plant a whole garden of three or more with one ingredient
aim-every-special = Plant on every special cell
aim-no-points = Plant on no special cell whose sign has points
aim-only-full = Test no cauldron that is not full
aim-two-not-full = Test two cauldrons that are not full
aim-across = Pluck eight times out of one section into another
aim-win-cauldron = Win with a potion from a cauldron
aim-win-named = Win by naming the recipe
aim-win-in-six = Win with at most six tests
aim-win-in-nine = Win with at most nine tests
aim-last-right = Have nothing wrongly grown in the last test
aim-last-of-four = Have four or more ingredients in the last test
aim-every-cauldron = Test every cauldron of the board
aim-each-size = Fill a cauldron of each size
aim-two-filled = Fill two cauldrons in every section
aim-three-open = Keep three cauldrons open to the end
aim-large-empty = Keep a cauldron of four or more empty to the end
aim-cells-left = Keep eight garden cells empty to the end
aim-plants-left = Have six plants in the gardens at the end
aim-alike-left = Have three plants of one kind in the gardens at the end
aim-kinds-left = Have four kinds of plants in the gardens at the end
aim-harvested = Have a section without a plant at the end

## Levels, and the length of a recipe that nobody knows

level-first-game = First Game
level-beginner = Beginner
level-amateur-witch = Amateur Witch
level-spice-sorcerer = Spice Sorcerer
level-potion-master = Potion Master
level-high-witch = High Witch
level-recipe = { $shortest } to { $longest }
level-choice = { $number } ({ $name })
level-or = { $first } or { $last }
level-no-players = { $given } players cannot play; a sheet is for 1 to 8 players
level-none = there is no level { $given }; use { $choices }
level-no-length = there is no recipe length { $given }; use { $choices }
level-no-decoys = there is no kind of decoys { $given }; use { $choices }
level-no-effects = there is no level of effects { $given }; use { $choices }
level-no-recipe = a recipe of { $given } ingredients is not possible; use { $choices }
level-no-ingredients = { $given } ingredients do not fit a recipe of up to { $longest }; use { $least } to { $most }, so that at least one is a decoy
level-no-answers = a puzzle cannot be asked for { $given } answers; use 1 to { $most }
level-no-puzzle = no playable puzzle came out of { $draws } draws of the seed { $seed }; use another seed or milder settings

## Creatures of sections and players

creature-owl = Owl
creature-fox = Fox
creature-raven = Raven
creature-toad = Toad
creature-moth = Moth
creature-snail = Snail
creature-newt = Newt
creature-bat = Bat

## Reports of a test: the effect, and what it says

report-here = { $effect }!
report-says = { $effect }: { $says }
says-here = is here
says-number = { $number }
says-no-number = none
says-nothing = nothing to say
says-yes = YES
says-no = NO
says-decoy = a decoy
says-random = a random number this time

## What a PDF says of itself, to be found by

print-board-game = board game
print-and-play = print and play
print-owner = For { $name }
print-paper-unknown = { $given } is not a paper size; use a name such as a4, a3, sra3, letter or tabloid, or a size such as 210x297mm or 8.5x11in
print-paper-near = { $given } is not a paper size (did you mean { $near }?); use a name such as a4, a3, sra3, letter or tabloid, or a size such as 210x297mm or 8.5x11in
print-paper-size = { $given } is not a paper size; write both sides and mm, cm or in, such as 8.5x11in
print-paper-extent = { $given } is not a paper to print on; use sides of { $least } to { $most } mm
print-paper-small = { $paper } is too small for a page; use { $least }, the smallest paper that fits, or a larger one
print-layout-unknown = { $given } is not a layout; use duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue or poster
print-layout-near = { $given } is not a layout (did you mean { $near }?); use duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue or poster
print-layout-number = { $given } is not a number of pages; use one such as 4, or rows and columns such as 2x2
print-layout-cells = { $count } pages a side are not possible; use 1 to 64
print-layout-thickness = paper is not { $given } thick; use 0 to 2 mm, or a weight such as 80gsm
print-layout-gutter = a gutter of { $given } is not possible; use 0 to 100 mm
print-layout-margin = a margin of { $given } is not possible; use 0 to 25 mm
print-layout-mark = { $given } is not a mark; use crop, fold, registration, bar or slug with commas between them, or all or none
print-layout-unfolded = { $option } is for booklets that are stapled in their fold; use it with the layout saddle
print-layout-unbound = a poster is not bound; leave the side of its binding out
print-layout-unfitted = the margin is the edge that stays empty where pages are shrunk; use it with { $fit }
print-order-unmet = none of { $draws } { $sheets } { $wanted }; the nearest { $had }
print-order-of-level = sheets of level { $level }
print-order-of-custom = sheets of this custom level
print-order-of-chapter = sheets of chapter { $chapter }
print-order-had = had { $what }
print-order-had-not-as-level = had { $what }, but is not as its level
print-order-not-as-level = is not as its level
print-order-difficulty = difficulty { $range }
print-order-turn = 1 turn
print-order-turns = { $range } turns
print-order-win-rate = a win rate of { $range }
print-order-hopeless = { $share } of its games that are hopeless
print-order-certain = { $share } of its games that make the answer certain
print-order-range = { $low } to { $high }
print-order-and = { $one } and { $other }
print-order-no-guess = can be won without a guess
print-order-needs-guess = needs a guess
print-order-as-strong = is as strong as the first game, which has { $strength }
print-order-strength = { $difficulty } and { $turns }
print-order-needs-at-most = needs at most: { $technique }
print-order-needs = needs: { $technique }
print-order-needs-more-tests = needs more tests than typical players make
print-order-other-structure = has another recipe length or other decoys
print-order-ladder-length = a ladder of these sheets has { $most } games at most
print-order-no-difficulty = { $text } is no difficulty; use 1 to 5, or a range such as 2..4
print-order-no-turns = { $text } is no number of turns; use 1 to 1000, or a range of them such as 25..40
print-order-no-shares = { $text } is no range of shares; use numbers from 0 to 1, such as 0.4..0.7, ..0.5 or 0.8..
print-order-no-ramp = { $text } is no way from level to level; write it as 0..5
print-sheet-small = { $sheet } is too small: what stands on a side takes { $x } x { $y } mm; use { $least }, the smallest paper that holds it, or let the pages be made smaller
print-sheet-small-unnamed = { $sheet } is too small: what stands on a side takes { $x } x { $y } mm; use a sheet of at least that size, or let the pages be made smaller
print-sheet-fine = { $sheet } is too small: the pages would shrink to { $percent } %, and under { $least } % nobody can read them; use larger paper or fewer pages a side
print-sheet-none = what stands on a side takes { $x } x { $y } mm, which no paper with a name holds; use fewer pages a side or a sheet of that size
print-sheet-creep = { $sheets } sheets in one fold push the inner pages out by { $x } mm, and more than { $most } mm would push what stands at the fold into it; use signatures of fewer sheets or thinner paper
print-signatures = The booklet's { $sheets } sheets are too many for one fold: fold them as { $count } signatures of at most { $most } sheets and bind these on each other
print-signature-thick = A signature of { $sheets } sheets is hard to fold and to staple; at most { $most } sheets are usual
print-text-large = { $text } needs { $x } mm where { $y } mm are free; shorten the text or use larger paper
print-board-small = paper of { $x } x { $y } mm is too small for a board that can be read; use at least { $least } mm, such as A4 or Letter
print-board-large = paper of { $x } x { $y } mm cannot be drawn; use sides of at most 2000 mm, such as A3 or A2
print-bleed = a bleed of { $given } is not possible; use 0 to 10 mm
print-correction = backs that are off by { $x } and { $y } mm and { $turn } degrees cannot be corrected; up to 10 mm and 2 degrees can
print-dpi = { $given } dpi is not a usable resolution; use 10 to 1200
print-address-long = a text of { $bytes } bytes does not fit into a QR code; shorten the address of the page
print-no-theme-near = there is no theme { $given }; did you mean { $near }?
print-no-theme = there is no theme { $given }; there are { $themes }
print-reading = { $given } stands on no scale; use a letter from A to Y and a number from 1 to 25, such as M13
print-readings = a sheet has four scales, and { $count } were read; use four readings such as M13,L12,M13,N14
print-readings-apart = the scales 1 and 3 differ by { $x } mm, which no sheet does; read both again, 1 at the left and 3 at the right
print-printer = { $given } is no name for a printer; use 1 to 60 letters, digits and the like

## What the terminal prints: sheets, the organiser's file, the server

terminal-sheet = Sheet { $label }:
terminal-sheet-printed = { $sheet } { $level }, { $players }, { $paper }
terminal-same-sheet = The same sheet again: the same options with --seed { $seed }
terminal-iphones = An iPhone shows play.html without its script. For iPhones, start { $command }: it shows an address for the home network.
terminal-next-fitting = This game plays unlike its level. The next that plays as level { $level }: the same options with --seed { $seed }
terminal-same-recipe = The first game of --seed { $seed } always has the same recipe, however many play and with or without special cells (as on levels 2 and 3): do not play it twice. Another game code gives other games.
terminal-daily = The sheet of the day { $date }: everybody who prints it plays the same game.
terminal-game-printed = Game { $game }:
terminal-organiser-alone = For the organiser alone, with the key, the codes and the answer:
terminal-organiser =
    Cauldron Press: for the organiser of game { $label }

    Keep this file from the players. Nothing in it stands on paper.

    Game code: { $seed }
# Found again by its beginning: once there are files with it, that stays.
terminal-organiser-key = Key: { $key }
terminal-organiser-opening = Opening code, to be told at the end, when answers are checked: { $code }
terminal-organiser-give-up = Give-up code, opens the solution together with it: { $code }
terminal-organiser-answer = Answer: { $ingredients }
terminal-organiser-potion = A potion that wins: { $potion }
terminal-organiser-serve = Referee it on a server (this file in place of FILE):
terminal-page-open = The page is open to everyone in this network:
terminal-page-open-here = The page is open on this computer alone:
terminal-page-open-outside = The page is open through the proxy:
terminal-refereed = Games that this server referees:
terminal-tables = { $count ->
    [one] 1 table
   *[other] { $shown } tables
}
terminal-tables-kept = Tables are kept in { $file }
terminal-tables-open = Anybody can open more tables, each with a board of its own; for a tournament, add --tables.
terminal-tables-pruned = Forgotten because nothing changed at them for so long: { $tables }
terminal-desk-open = The referee’s desk is open here; whoever has this address and its key can rule at every table:
terminal-log-opened = Table { $table }: opened for the game { $game }
terminal-log-test = Table { $table }: test { $test }
terminal-log-counted = Table { $table }: test { $test }, { $counts }
terminal-log-count = { $name ->
    [undergrown] { $count } undergrown
    [overgrown] { $count } overgrown
   *[other] { $name } { $count }
}
terminal-log-won = Table { $table }: test { $test } wins
terminal-log-right = Table { $table }: the answer is right
terminal-log-wrong = Table { $table }: answer { $guess } is wrong
terminal-log-gave-up = Table { $table }: gave up
terminal-log-again = Table { $table }: began anew
terminal-log-closed = Table { $table }: closed by the referee
terminal-log-reopened = Table { $table }: opened again by the referee
terminal-log-taken-back = Table { $table }: test { $test } undone by the referee
terminal-log-reset = Table { $table }: begun anew by the referee
terminal-log-brought-back = Table { $table }: brought back as it was before
terminal-server-ends = Ctrl-C ends the server.
terminal-page = The phone page:
terminal-page-size = { $page } { $kilobytes } KB
terminal-page-file = Open the file in a browser, or send it to the phones
terminal-page-folder = To have it on the internet, free of charge:
terminal-page-host = 1. Open { $host } in a browser (or another free host for web pages, such as Cloudflare Pages or GitHub Pages)
terminal-page-drag = 2. Drag the folder { $folder } onto that page, and sign up so that it stays
terminal-page-remember = 3. Type the address that you get, and every later code leads there: { $command }
terminal-page-leads = 3. Codes lead to { $url }; for another address: { $command }
terminal-page-ask = The address, if you have it already (or just Enter):

# Runs at the terminal.
terminal-files = { $count ->
    [one] 1 file
   *[other] { $shown } files
}
terminal-shards = { $count ->
    [one] 1 shard
   *[other] { $shown } shards
}
terminal-differences = { $count ->
    [one] 1 difference
   *[other] { $shown } differences
}
terminal-run-made = { $games } in { $files }, { $paper }
terminal-same-run = The same run again: the same options with --seed { $seed }
terminal-run-stopped = Stopped: { $done } of { $games } are done.
terminal-run-resume = Go on with the same options and --resume
terminal-run-resume-seed = Go on with the same options, --seed { $seed } and --resume
terminal-run-version = Version { $version } made the run, and this is { $here }.
terminal-verified = Byte for byte as the manifest tells: { $games } in { $files }.
terminal-verified-quick = As the manifest tells: { $files }; nothing was made again.
terminal-verify-stopped = Stopped after comparing { $games } in { $files }.
terminal-verify-differs = { $differences } in { $games } in { $files }.
terminal-merged = { $shards } joined: { $games } in { $files }
terminal-merged-no-secrets = No files of secrets ({ $file }) were found, so none was written; name them too if they are in another folder.
terminal-reprinted-pages = Game { $number }, its pages as they were:
terminal-reprinted-file = Game { $number }, in its file as it was, byte for byte:

# A run compared with its manifest.
run-edited = the manifest was changed after it was written: its digest does not fit
run-missing = { $file } is not there
run-changed = { $file } is not the file that was written
run-otherwise = { $file } comes out otherwise when it is made again
run-other-game = game { $number } is not as line { $line } of the manifest tells
run-other-volume = { $file } is not as line { $line } of the manifest tells
run-other-secret = the secrets of game { $number } are not those of the game

# Runs of many games.
run-none = the game { $game } makes no runs of many games
run-no-wishes = wishes are an object with a value for each wish, not { $given }
run-unknown-wish = there is no wish "{ $wish }"; there are { $wishes }
run-unknown-wish-near = there is no wish "{ $wish }"; did you mean { $like }?
run-wish = the wish "{ $wish }" cannot be read: { $reason }

## The solution of a sheet, in lines

sheet-solution-answer = The potion that wins: { $potion }
sheet-solution-pour = { $ingredient } { $grown }
sheet-solution-part = { $ingredient }: { $role }
sheet-solution-part-effects = { $ingredient }: { $role }; { $effects }

## The rules of many games, and the page of each

sheet-run-goal = Some of your ingredients make up a secret recipe. The page of each game says how many, if that is known. Each of those has its own secret number: 1, 2, 3 and so on. The rest are *decoys*.
sheet-run-set-up-clue = Read the free clue on the page of your game. It is always true.
sheet-run-ending-win = *You win* when a test says so. At least as many ingredients must count as the recipe has. Each of those must be in order and grown to its number. If an effect changes a number, the new number counts.
sheet-run-effects = Effects
sheet-run-effects-of-game = The page of your game explains those that are in it.
sheet-run-specials = Special cells
sheet-run-specials-of-game = Some garden cells bear a sign. A *round* sign helps you. A sign with *points* is in your way. The page of your game explains those on its board.
sheet-run-checking-give-up = Given up? The give-up code of your game opens the whole solution. Look for it among the answers, or ask whoever printed your game.
sheet-run-recipe = The secret recipe
sheet-run-recipe-known = *{ $length }* of these *{ $count }* ingredients belong in the recipe, with the numbers 1 to { $length }.
sheet-run-recipe-hidden = *{ $length }* of these *{ $count }* ingredients belong in the recipe; nobody knows how many. Their numbers are 1, 2, 3 and so on.
sheet-page-facts = About this game
sheet-page-how-to-play = How to play
sheet-facts = This Game

## What effects do, exactly, for a person who tests by hand: *bold*

exact-both = { $first } { $second }
exact-stop = Once it is judged, stop. Whatever comes later is not counted.
exact-forget = Once it is judged, forget all that was counted and said so far. The next one is as the first of a potion.
exact-move = In the first half of the potion it moves to the end, once, and is judged there; until then none of its effects run.
exact-raise = The number of the next one goes up by { $count }.
exact-lower = The number of the next one goes down by { $count }.
exact-skip = Skip the next one: it is not judged, not counted, and its effects do not run.
exact-clean = The next one has no effects in this test.
exact-fertilize = The next one that is counted has the right dots, whatever they are. Its order still counts.
exact-equalize = The number of the next one becomes how many effects that one still has.
exact-randomize = Its number becomes one of 1 to { $length }, drawn by lot.
exact-randomize-if-odd = In a potion of odd size its number becomes one of 1 to { $length }, drawn by lot.
exact-vanish-if-odd = In a potion of odd size it is an ignored decoy from now on, without a number and without effects.
exact-add-regular = Add to its number how many ingredients of the potion are no decoys.
exact-subtract-decoys = Take from its number how many ingredients of the potion are decoys.
exact-add-before = Add the number of the one right before it to its number.
exact-wrong-alone = It is wrong unless the other brother is in the potion, too.
exact-wrong-together = It is wrong if the other enemy is in the potion, too.
exact-here = Say “{ $effect }!”
exact-crowd = With at least three others in the potion say “{ $effect }!”, else nothing.
exact-number-of-one = Draw one of the potion's ingredients by lot and say its number, or “none”.
exact-number-of-none = Say a number of 1 to { $length } that no ingredient of the potion has, drawn by lot; if there is none, “nothing to say”.
exact-own-number = Without a number it says “a decoy”; else in a potion of odd size “a random number this time”, in one of even size “a decoy” for a decoy, or its number.
exact-distance = Say how far its number is from its place in the potion (1, 2, and so on), or “none” without a number.
exact-with-effects = Say how many ingredients of the potion have an effect.
exact-effects = Say how many effects the ingredients of the potion have together.
exact-several-effects = Say “YES” if some ingredient of the potion has more than one effect, else “NO”.
exact-out-of-order = Say how many ingredients after the first have a number that is not one more than that of the one right before.
exact-in-order = Say how many ingredients after the first have a number that is one more than that of the one right before.
exact-sum = Say the sum of all numbers in the potion.
exact-decoys = Say how many ingredients of the potion are decoys.
exact-regular = Say how many ingredients of the potion are no decoys.
exact-close-before = Say “YES” if its number and that of the one right before it differ by at most 1, else “NO”.
exact-joke = Draw by lot what to say: a number of 1 to { $length } that none of the potion has; the number of any one; how many effects all have; how many have effects; the sum of the numbers; how many are decoys; how many are none; or whether its number and the one right before differ by at most 1.

## The answers for a person who tests potions by hand: *bold*

answers-page = For the Keeper
answers-title = For the Keeper
answers-intro = Only for you: with this page you answer every test. Keep it from the players.
answers-give-up = Give-up code: *{ $code }*
answers-opening = Opening code: *{ $code }*
answers-recipe = The recipe has *{ $length }* ingredients. This potion wins:
answers-recipe-several = The recipe has *{ $length }* ingredients. Each of these potions wins:
answers-potions = The recipe
answers-pour = { $ingredient } { $grown }
answers-dots = Dots
answers-under = under
answers-over = over
answers-right = right
answers-not-counted = skip
answers-regular = number { $number }
answers-ignored = ignored
answers-overachiever = overachiever
answers-imposter = imposter
answers-how = How you answer
answers-how-wins = *Does it win?* Only if it begins with { $potion }, in this order and with these dots, and holds nothing else after that but ignored decoys. Then say “You win!” and no more.
answers-how-look = *If not*, look up each ingredient in the row of its name, below its dots. Count “under” and “over”.
answers-how-say = *Say only* how many are undergrown and how many overgrown: never which ones, and nothing about their order.
answers-how-imposters = For each *imposter* in it, say “Imposter!” as well.
answers-how-name = *Do they name the recipe?* Say only “right” or “wrong”. If it is wrong, they cross off a step of their moon track.
answers-example = An example
answers-example-potion = The players test { $potion }.
answers-example-part = { $pour }: { $verdict }
answers-example-say = You say: *“{ $undergrown } undergrown, { $overgrown } overgrown.”*
answers-example-say-reports = As the draw may have it, you say: *“{ $undergrown } undergrown, { $overgrown } overgrown.”* And in mixed order: { $reports }
answers-ingredients = The ingredients
answers-part = *{ $ingredient }*: { $role }
answers-part-effects = *{ $ingredient }*: { $role }; { $effects }
answers-effects = What their effects do
answers-effect = *{ $effect }*: { $exactly }
answers-walk = How you test a potion
answers-walk-intro = Go through it once, from the oldest ingredient to the newest. What effects change holds for this test alone, and an ingredient without a number never gets one. At each ingredient:
answers-walk-skip = *Skipped* by the one right before? Then go on with the next.
answers-walk-coward = *Coward*, not moved yet, in the first half (places 1 and 2 of 4 or 5)? Move it to the end and go on with the next.
answers-walk-effects = *Effects*: run those that it has, in the order in which they stand here, and note what they report.
answers-walk-order = *Order*: right for the first of the potion, and else if its number is now one more than that of the ingredient right before it.
answers-walk-order-reset = *Order*: right for the first of the potion, and the first after a Resetter, and else if its number is now one more than that of the ingredient right before it.
answers-walk-dots = *Dots*: undergrown with fewer dots than its number, or a number above { $length }; overgrown with more.
answers-walk-dots-fertilized = *Dots*: right if a Fertilizer waits, which is used up by that; else undergrown with fewer dots than its number, or a number above { $length }; overgrown with more.
answers-walk-count = *Count* it. It is wrong if its order or its dots are not right, if it is an imposter, or if an effect says so. An ingredient that has no number now is neither counted nor wrong, under or over.
answers-walk-cutoff = *Cutoff*: if it has that, stop here.
answers-walk-resetter = *Resetter*: if it has that, forget all that was counted and said so far.
answers-walk-wins = *It wins* if at least { $length } were counted and none of them is wrong. Then say “You win!” and no more.
answers-walk-say = *If not*, say how many are undergrown, how many overgrown, and all reports in mixed order, but never which ingredients they came from.

## The line beside the pages of a sheet, for those who print and cut it

imposed-slug = { $file }: sheet { $sheet } of { $sheets }, { $side }, { $pages }
imposed-front = front
imposed-back = back
imposed-pages = { $count ->
    [one] page { $pages }
   *[other] pages { $pages }
}
imposed-no-pages = blank
imposed-glue = { $slug }; glue it to the back of sheet { $sheet }

# Where pages were made smaller to fit on a sheet
terminal-scale = Pages are printed at { $percent } % of their size to fit on { $sheet }
terminal-small-letters = The smallest letters are { $points } pt high, which is hard to read; use larger paper or fewer pages a side
terminal-larger-sheet = Print it on { $sheet }; { $flags } makes the pages small enough for that paper
terminal-signatures = { $split }; --signature chooses their size

# How much ink pages take
terminal-ink = Ink ({ $kind }): { $mean } % of a page on average, { $most } % at most ({ $page }); a page of text takes about 5 %

# The test page of a printer
align-title = Alignment
align-intro = How far off are the backs that your printer prints?
align-subject = A test of how a printer puts the back of a sheet behind its front
align-page-front = Front, { $sheet }
align-page-back = Back, { $sheet }
align-upright = upright
align-wide = wide
align-print = *Print* all four pages as you print your games: on both sides, in their true size (100 %, not “fit to page”). That makes two sheets, an upright and a wide one.
align-light = *Hold* a sheet against a window or a lamp, with this side towards you and the right way up. The numbers of the back shine through.
align-read = *Read* each of the four scales: where does a line of the front run on in a line of the back, as if drawn in one? Note the letter and the number that belong to them, such as _M13_. If two pairs are equally good, take either.
align-type-upright = *Type* the four in their order, for this sheet: { $command }
align-type-wide = *Type* the four in their order, for this sheet: { $command }
align-good = Is it *M13* everywhere? Then your printer is exact, and there is nothing to correct.
align-back = Back. Hold the sheet against the light and look at its front.
terminal-theme-usual = Witches, herbs and cauldrons: how sheets look without a theme
terminal-theme-good = The theme { $theme } has no faults, and sheets of all levels can be drawn in it.
terminal-theme-begun = Edit theme.toml, put drawings beside it, and let cauldron theme check look at it.
terminal-align-printed = Print it on both sides in its true size; what to do then stands on it
terminal-align-kept = Printer { $printer }: from now on { $option } corrects its backs
terminal-align-moves = { $sheet }: { $x } mm to the right, { $y } mm down, { $turn } degrees clockwise
terminal-align-derived = The other sheet was not read. What corrects { $sheet } follows from this one; if its backs are worse than before, read the other sheet, too
terminal-align-upright = upright pages
terminal-align-wide = wide pages
terminal-align-none = No printer is known; print the test page with: cauldron align
terminal-align-forgotten = Printer { $printer } is forgotten
terminal-taken = Taken from this computer: { $what }. To change it: { $commands }
terminal-taken-paper = paper { $paper }
terminal-taken-language = language { $language }
terminal-config-file = Settings, kept in { $file }:
terminal-config-no-file = Settings (none can be kept, as no home folder is known):
terminal-config-ignored = What is kept does not count now: --no-config was given, or { $variable } is set
terminal-config-computer = as on this computer
terminal-config-built-in = built in
terminal-config-change = To change one: { $change }; to forget one: { $forget }
terminal-config-set = From now on: { $key } { $value }
terminal-config-unset = Forgotten: { $key }
terminal-config-not-set = There was nothing to forget: { $key }
## The page of the Keeper that is folded and sealed: *bold*

answers-sealed-page = For the Keeper, to seal
answers-sealed-intro = The recipe is inside the fold. Only the Keeper opens it, and answers every test.
answers-sealed-effects = a page to fold and seal fits games without effects alone, such as level 0; print the page of answers for the others
answers-sealed-fold = How to seal it
answers-sealed-fold-up = Print one side only. Fold the foot up along line 1: the recipe lies on the dark pattern.
answers-sealed-fold-again = Fold both up again along line 2.
answers-sealed-fold-tape = Tape the edge at the three marks, and the two open sides.
answers-sealed-keeps = *What this keeps*: whoever prints and folds it sees letters alone. Whoever looks them up on purpose learns the recipe.
answers-sealed-fold-line = Fold { $number }
answers-sealed-ticks = Tick while you look up
answers-sealed-key = What the letters say
answers-sealed-find = *Look up* the first ingredient of the potion: in the table go to its row, and there to the column of its dots. The list beside these steps tells what the letter there says.
answers-sealed-rest = *Do so* with each of its ingredients, also with one that is in it twice.
answers-sealed-wins = *It wins* only if the letters say 1, 2, 3 and so on up to the highest number of the list, in that order, and “skip” for all that follows. Then say “You win!” and no more.
answers-sealed-tick = *If not, tick* a circle of this test: on the left for “under”, on the right for “over”. For all else tick nothing.

## How potions are tested, with what was really printed or lies beside it: *bold*, _italic_. The
## strip has room for about 20 letters a line; the leads stand in the code, before the letters that
## only the phone page understands: what a phone's own camera shows. Capitals A to Z without marks,
## digits, spaces and $%*+-./: only. Up to 34 of them keep the code coarse, which is easier to
## photograph; 64 at most.

ways-strip-oracle = Test with the Oracle
ways-strip-oracle-note = Its page answers by adding numbers. No phone needed.
ways-strip-oracle-note-play = Its page answers by adding numbers. Or by phone: photograph this code in play.html, which whoever printed this has.
ways-strip-code = Point your camera here
ways-strip-code-note = Test your potions and check the answer.
ways-strip-play = Test with a phone
ways-strip-play-note = Photograph this code in the page play.html. Whoever printed this sheet has it.
ways-strip-keeper = Your Keeper tests
ways-strip-keeper-note = Say what is in the potion. Only the Keeper reads the page of answers.
ways-strip-host = Test your potions
ways-strip-host-note = Whoever printed this sheet has the page that reads this code.
ways-strip-referee = Your referee tests
ways-strip-referee-note = Say what is in the potion. The organiser also checks the recipe, at any time.
ways-read-play = Copy this code into the file play.html, which lies beside this text. It tests your potions, keeps notes and checks the answer:
ways-read-link = Open this address on a phone or computer. Its page tests your potions, keeps notes and checks the answer:
ways-read-host = The code of this game. Whoever printed it has the page that reads it:
ways-read-referee = The code of this game. After the game, the organiser tells you where to enter it:
ways-lead-oracle = THE ORACLE PAGE TESTS YOUR POTION.
ways-lead-play = SCAN THIS IN THE FILE PLAY.HTML.
ways-lead-keeper = YOUR KEEPER TESTS YOUR POTIONS.
ways-lead-host = ASK WHO PRINTED THIS HOW TO TEST.
ways-lead-referee = YOUR REFEREE TESTS YOUR POTIONS.
ways-test-oracle = Ask the *Oracle*: add the numbers on its page, as it tells you.
ways-test-code = Scan the code on the board with a phone. Enter the ingredients in order, each with its dots.
ways-test-play = Whoever printed this has *play.html* for a phone or computer, and an address for an iPhone. Photograph the board's code. Enter ingredients and dots in order.
ways-test-keeper = Tell your Keeper the ingredients in order, each with its dots.
ways-test-host = Ask whoever printed this sheet for the page that reads the board's code. Enter the ingredients there in order, each with its dots.
ways-test-referee = Tell your referee the ingredients in order, each with its dots.
ways-also-oracle = *Without a phone:* the page _Oracle_ answers every test by adding numbers. Everybody may look at it.
ways-also-play = *With a phone or computer:* open the file _play.html_, which lies beside this game's PDF. It needs no network. There, photograph the code on the board, or type the game code. Only paper? Ask whoever printed it for the page, or its address for an iPhone.
ways-also-answers = *With a Keeper:* one of you does not play, and tests each potion with the page _For the Keeper_. Nobody else looks at it, because it tells the recipe.
ways-also-sealed = *With a Keeper:* one of you does not play, opens the folded page _For the Keeper_, and tests each potion with it. Nobody else looks inside, because it tells the recipe.
ways-name-oracle = Add up the Oracle’s *second sum* alone, of these ingredients in order: it tells only _right_ or _wrong_.
ways-name-code = Scan the code with a phone. Enter the ingredients in order, without dots, under _Answer_.
ways-name-play = Enter the ingredients in order, without dots, under _Answer_ in _play.html_.
ways-name-keeper = Tell your Keeper, who compares it with the answer and says only _right_ or _wrong_.
ways-name-host = Enter the ingredients in order, without dots, under _Answer_ on the page that reads the code.
ways-name-referee = Tell your referee, who says only _right_ or _wrong_.

## The oracle, which answers tests by addition: *bold*

oracle-page = Oracle
oracle-title = The Oracle
oracle-intro = It answers every test of this game by adding numbers. Everybody may look at it.
oracle-none = the oracle answers games of level 0 (First Game) alone; choose that level, or let a person keep the recipe
oracle-referee = an oracle would give the recipe of a tournament away; print it for games without a referee
oracle-how = How you ask it
oracle-how-first = *First sum:* count the ingredients in the potion, and write down the number below that count, beside “Starts with”. Then for each ingredient add the number in its row, in the column of its dots. One that is in the potion twice counts twice.
oracle-how-fold = *Fold the sum:* cut off its last two digits, and add to them twice what stood before. Do so until two digits are left. From { $sum } come { $steps }: the key is { $key }.
oracle-how-key = *Look up the key* in the table of keys: its first digit at the left, even a 0, its second digit at the top. There you read how many ingredients are undergrown (triangle down) and how many are overgrown (triangle up). An empty cell? Then somebody added wrongly.
oracle-how-second = *0 and 0, and at least { $length } ingredients?* Now see if it wins, with a new sum that starts at 0. For each ingredient add the number in its row, in the column of its place: the oldest is in place 1. Fold this second sum too. *You have won* if its key stands beside “Wins with”, below the count of ingredients. If not, play on.
oracle-how-name = *Do you name the recipe?* Then add up the second sum alone, of its { $length } ingredients in order, without dots. You have won if its key stands beside “Wins with”, below { $length }. If not, cross off a step on the moon track. The first sum would tell too much.
oracle-first = First sum: by dots
oracle-second = Second sum: by place
oracle-ingredients = Ingredients
oracle-start = Starts with
oracle-wins = Wins with
oracle-keys = Table of keys
oracle-key = Key
oracle-sums = Room for sums
oracle-sums-intro = A box for each test: the first sum at the left, the second at the right.
oracle-example = An example
oracle-example-intro = A potion of 2 ingredients. Their numbers are made up.
oracle-example-key = Row { $tens }, column { $ones } says: *{ $undergrown } undergrown, { $overgrown } overgrown*.
oracle-fair = _Ask only about potions that you brewed: whoever asks in secret spoils the game for everybody._

## Booklets: cover, contents, feet of pages, answers

booklet-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
booklet-games-from = Games { $first } to { $last }
booklet-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
booklet-players-range = { $least } to { $most } players
booklet-edition = { $edition ->
    [1] First edition
   *[other] Edition { $edition }
}
booklet-levels = { $levels }
booklet-facts = { $first }  ·  { $second }
booklet-foot = { $game }: { $name }
booklet-named = { $name }  ·  { $game }
booklet-contents = Contents
booklet-contents-intro = Every game begins on a sheet of its own.
booklet-entry = { $label }  ·  { $facts }
booklet-page = page { $label }
booklet-cover = Cover
booklet-shared = Before you play
booklet-blank = Empty page
booklet-answers = Answers
booklet-answers-intro = Put this sheet away until your game is over. Turn it upside down to read an answer.
booklet-answers-below = Given up or lost? Turn this sheet upside down and read the code of your game.
booklet-give-up = Give-up code: *{ $code }*
booklet-answer-of = { $number }  ·  { $name }
booklet-subject = { $title }: { $games }

## The campaign: its book, its chapters, and what is told between them. *bold*, _italic_. Scenes and
## what follows them are sealed until they may be read, and each is one paragraph.

story-set = A campaign in ten chapters
story-title = The Long Ladle
story-page-opening = How it begins
story-page-how = How a campaign is played
story-page-chapter = Chapter { $number }: { $title }
story-page-sealed = The seal of chapter { $number }
story-page-stars = The stars
story-page-told = Chapter { $number }, told
story-chapter = Chapter { $number }
story-chapter-of = Chapter { $number } of { $count }
story-new = What is new
story-herbs = What grows here
story-sealed = What happened then
story-sealed-intro = Sealed with the recipe of chapter { $number }
story-sealed-how = The answer is the key. Have you found the recipe of *{ $name }*? Then read this code with the page of the game, or with your phone if it leads there, and type the recipe, ingredient by ingredient. On a phone that has just won the game, the seal opens by itself.
story-sealed-lost = The game is over, and you have not found it? Look the recipe up among the answers, write no stars for this chapter, and read on all the same: every good story has a chapter that went wrong.
story-sealed-paper = Without a phone, what happened then stands at the end of the book, on a page of its own for each chapter.
story-begins-sealed = How this chapter begins is told by the seal of chapter { $number }, on the pages before this one. Open it first.
story-warning = Stop! Only for those who have finished chapter { $number }
story-warning-text = Whoever reads on before the recipe is found takes the story from everybody at the table. Cover the next page while you read this one.
story-how-order = Play the chapters one after the other, from the first on: each brings one new thing, which its own page explains. What you have learned, you keep.
story-how-seal = Behind each game stands a seal. It opens with the recipe that you have found, and tells what happened, and how the next chapter begins.
story-how-stars = After each game write its stars on the page of the stars, behind the last game. A game that was lost has none. You may play every chapter again, but the first time counts.
story-how-end = At the end the stars are added up. The story has three endings, and only one of them is yours.
story-stars = Count your stars
story-stars-intro = One row for each chapter
story-stars-head-chapter = Chapter
story-stars-head-stars = Stars
story-stars-sum = Together
story-stars-bounds = How it ends
story-stars-from = { $from } stars and more
story-stars-between = { $from } to { $to } stars
story-stars-below = Fewer than { $to } stars
story-stars-then = Then open the last seal, and read only the ending that your stars give you.

story-opening = High in the valley of Dunmoss stands a tower with ten windows. In it hangs a cauldron so old that nobody remembers who first filled it, and from its rim hangs the Long Ladle, which has stirred by itself every night for three hundred years. As long as it stirs, soup is warm, babies sleep, and bread remembers to rise. Last night it stopped. It hung quite still, made a small sound like somebody clearing their throat, and cracked from end to end. Only ten brews can mend it, one for each window, and the recipes were in a book that the snail has eaten. You are the witches who happened to be awake.

story-title-1 = The Snail Is Very Sorry
story-title-2 = A Bed of Dill
story-title-3 = Herbs with Opinions
story-title-4 = The Garden Stands Up
story-title-5 = Basil, Who Bites
story-title-6 = The Masked Ball
story-title-7 = One Spoon More
story-title-8 = The Page without a Number
story-title-9 = A Matter of Thyme
story-title-10 = All the Pepper in the World

story-scene-1 = “It was a _very_ boring book,” says the snail, and blushes down to its shell. “I only began to enjoy it at the index.” The owl sighs, counts the herbs that are left in the garden, and comes to six. Four of them belong in the first brew, each in its own place and as ripe as it likes to be; the other two are merely curious. Nobody remembers which. “Then we shall try,” says the owl, “and write everything down, and nobody shall lick the paper.”
story-scene-2 = Behind the gate something green has come up overnight: feathery, tall, and pleased with itself. “Dill,” says the newt, who lives under it now and has hung up curtains. The second window needs four herbs again, but there are seven to choose from, and the dill insists on being asked. It may belong in the brew. It may only be waiting for somebody to bring a cucumber. The toad, who has waited for a cucumber since spring, refuses to say which he thinks more likely.
story-scene-3 = The third window opens on a draught, and the draught has been talking to the herbs. Now they have opinions. One grows twice as fast if it is praised; another hushes whoever stands behind it; a third reports everything to the owl, in a whisper. “Effects,” says the raven, who has read about them. “Each belongs to one herb, and none of them will say to which.” The mint puts its tongue out at him. At least, we think it was the mint.
story-scene-4 = During the night the garden has got up and lain down again in another order. Here the earth is as hard as a landlady’s heart; there it is so fertile that a dropped button has sprouted; and in one corner somebody has put up a low ceiling, for no reason at all. The fox walks round it three times. “Special cells,” he says, and sits in one. Nothing happens. He looks disappointed, and then he looks at his tail, which has grown by a hand.
story-scene-5 = A pot of basil stands on the stairs, with a label round its neck: _Please take me in, I am almost tame._ It has already bitten the broom. The moth finds it charming, the bat finds it delicious, and the owl finds the fifth recipe in a footnote, all but the names. Four herbs out of eight, then, in a garden that still will not lie flat. The basil watches you with great attention. It would so like to be important for once.
story-scene-6 = An invitation slides under the door: the herbs are giving a masked ball, and decoys are expressly welcome. From now on you cannot trust a face. Some herbs only pretend to have a number, and hide behind somebody who really has it; others can never be grown large or small enough, and find that very funny. The toad goes as a frog. The owl wears spectacles over her spectacles. “Count what you know,” she says, “and not what you see. And do keep an eye on the punch.”
story-scene-7 = The seventh window is taller than the others, and so is its keyhole. The old brew does not reach it; it lacks a spoonful, and a spoonful is a herb. “Five,” says the raven, and counts them on his toes, of which he has four on each foot, so that he has to begin again. Five places, then, in the right order, out of the same eight herbs. The cauldron clears its throat. It has been on a diet since the accident, and feels that this is rather sudden.
story-scene-8 = Of the eighth recipe there is one corner left, with a bite in the shape of a smile just where the number stood. “Four,” says the snail. “Or five. It might have been six. It tasted of parsley.” Nobody knows how long this brew is, and the page is not going to tell. The fox suggests guessing. The owl suggests thinking. They look at each other for some time, while the moth, who has never counted past two, lights a candle and is very happy.
story-scene-9 = At the ninth window all the clocks of the valley meet to argue. Between them, in a flowerpot, sits thyme, late as always and not sorry. “I would have come to the first,” it says, “but I thought it was the tenth.” Nine herbs now share your garden, and still nobody says how many of them the brew will take. The newt has made a table with lines. The bat has made a joke about it, the same joke, nine times. It is getting late, even for a bat.
story-scene-10 = The last window is no larger than a coat button, and nothing fits through it but a sneeze. So the pepper has come: from far away, in a sealed tin, with papers from three kings. All ten herbs stand in the garden, and the effects have begun to have effects on each other, which the raven calls _complex_ and the toad calls something else. Beside the cauldron lies the Long Ladle, nine times mended, with one crack left. It is trembling a little. So, if we are honest, is everybody.

story-new-1 = *The whole game*: plant and grow herbs, brew them, and write down what each brew tells you. Four of six herbs have a number, and the answer is their order.
story-new-2 = *A new herb*: dill. One decoy more to be told from the others, and one plant more that may want your garden.
story-new-3 = *Effects*: some herbs now do something when they are brewed. Which effects are in play stands on the sheet, but not whose they are.
story-new-4 = *Special cells*: a round sign on a cell helps whoever plants there, a sign with points hinders. What each one does stands with the rules.
story-new-5 = *A new herb*: basil. Eight herbs, of which four have a number: there are as many decoys as numbers now.
story-new-6 = *False decoys*: a decoy may pretend to have a number that is another’s, or may always be too large or too small. The rules say how they give themselves away.
story-new-7 = *A longer recipe*: five herbs have a number. Keep a cauldron free that is large enough.
story-new-8 = *A hidden length*: four, five or six herbs have a number, and nobody says how many. How many it is, is now the first thing to find out.
story-new-9 = *A new herb*: thyme. Nine herbs grow here, and the length of the recipe stays hidden.
story-new-10 = *Complex effects and the last herb*: pepper. All ten herbs are here, there are more effects than before, and some of them depend on others.

story-close-1 = The brew turned the colour of a clear evening, and the first window lit up all by itself. Inside, somebody sneezed: the moth, who had slept there since spring and had not noticed that anything was wrong. In the Long Ladle one crack closed with a sound like a kiss. The snail asked, very quietly, whether there might be another book.
story-close-2 = It was a good brew, and it smelled of harbours. The second window opened, and out came a cat, who looked at all of you as if you were late, and went to sleep on the notes. The dill bowed to every side, although nobody had said a word about it. The toad received a cucumber. He has been a different toad ever since.
story-close-3 = When the third brew was done, the herbs fell silent one by one, as at the end of a good quarrel. The third window rattled, and then it shone. “I knew it,” said the raven, who had not known it. The mint passed him a clean handkerchief. The owl noted down that this had been kindness, and not an effect.
story-close-4 = The garden sighed, turned over, and lay flat at last, more or less. Behind the fourth window a small tree had grown out of a button, and it bore buttons: blue ones, with four holes. Every witch in the valley will be able to do up her coat this winter. The fox is keeping his longer tail. He says that it is warmer, and that nobody had better laugh.
story-close-5 = The fifth brew foamed over and bit nobody, which everyone agreed was a great success. In the window stood a lamp that had been lit all along, but with its back to the room. The basil has been given a place by the fire, and a cushion, and a name. It turns out that it only bites people who do not say good morning.
story-close-6 = At midnight the masks came off. The imposters were kissed on both cheeks and sent to dance with whoever they had been pretending to be, and it was the best dance of the evening. The sixth window lit up in all colours. Only the toad was never found out. He was declared the most convincing frog of the ball, and he has it in writing.
story-close-7 = The fifth spoonful went in, the cauldron hiccuped, and the tall window swung open on a view that nobody knew: the whole valley, and in the middle of it a very small tower with seven lights. They waved to it. After a moment, somebody waved back. The raven now counts on his feathers. He has got as far as forty, and is in no hurry.
story-close-8 = So that was how long it was! The snail nodded, as if it had been on the tip of its tongue, which, in a way, it had. The eighth window had a shutter of paper, written all over in a small hand: the missing page, copied out by some careful witch long ago, in case of snails. The owl laughed so much that she had to sit down.
story-close-9 = The ninth brew was done exactly on time, to the great surprise of the thyme. All the clocks struck, no two of them the same hour, and it sounded almost like music. The ninth window shows a different season whenever one looks. The bat looked nine times, was silent for a while, and said that he could not think of anything funny. It was, in fact, very beautiful.
story-close-10 = You took the lid off the tin, and the whole valley held its breath, and sneezed. The button window flew open; the last crack closed; and the Long Ladle rose into the air, dripped once upon the snail, and began, quite slowly, to stir.

story-end-1 = It stirs a little to the left, and it will probably always do so. Bread in Dunmoss rises with a lean, and the babies dream in rhyme. Nobody would have it otherwise. “Mended is not new,” says the owl, and pours you the first cup. “It is better. It has a story.”
story-end-2 = It stirs as it has stirred for three hundred years, and by supper everybody has forgotten that it ever stopped, except for ten windows and you. The valley gives you a key to the tower, a bench with your names on it, and soup for life. The snail gives you its bookmark. It is hardly chewed at all.
story-end-3 = It stirs, and it hums! No ladle has hummed since the tower was built. By moonlight the ten windows are one great lantern, and witches come flying from beyond the hills to see who has done it. The book is being written anew, with your names on the first page. The snail is to hold the pen. It has promised.

## Playtest: games that players of several skills played

playtest-sheets = { $count ->
    [one] 1 sheet
   *[other] { $shown } sheets
}
playtest-played = { $games } on { $sheets }:
playtest-level = level
playtest-players = players
playtest-skill = skill
playtest-wins = won
playtest-turns = turns
playtest-tests = tests
playtest-board = board used
playtest-hopeless = hopeless
playtest-sure = sure wins
playtest-custom = custom
playtest-careless = careless
playtest-typical = typical
playtest-keen = keen
playtest-expert = expert
playtest-span = { $middle } ({ $low } to { $high })
playtest-within = { $share } ± { $within }
playtest-sheet = Sheet { $seed }
playtest-difficulty = { $cauldrons } of { $most } (hardness { $hardness } of 1000)
playtest-about-turns = about { $middle } turns; 8 games in 10 take { $low } to { $high }
playtest-about-tests = about { $middle } tests; 8 games in 10 take { $low } to { $high }
playtest-win-rate = typical players win { $share } of their games
playtest-named = { $who }: the recipe is named before the end in { $named } of games; a win is worth { $stars } stars
playtest-reasoning = { $skill } players: { $steps } steps of reasoning, up to { $depth } that build on each other, the hardest “{ $technique }”
playtest-no-reasoning = none
playtest-bits = each test told { $bits } bits
playtest-quick = estimated without playing: { $cauldrons }, about { $turns } turns
playtest-cauldrons = { $count ->
    [one] 1 cauldron
   *[other] { $count } cauldrons
}
playtest-again = Again: { $command }
playtest-stopped = Stopped: { $done } of { $games } were played; nothing was written.
audit-commitment = This key’s commitment is { $commitment }.
audit-key = The key is the one that was committed to as { $commitment }.
audit-other-key = The paper says { $given }; this key was committed to as { $commitment }.
audit-code = The code is that of game { $seed } under this key.
audit-other-code = The code is not that of game { $seed } under this key: the key, the game code or several settings are not those of the sheet.
audit-other-setting = The code is that of game { $seed } under this key, but with another setting: { $setting }.
audit-open-code = The code is that of an ordinary sheet, whose secret comes from no key.
audit-other-seal = The code has the name of game { $seed } under this key, but something else is sealed in it.
audit-table = Table { $table }: every test has the result that this key gives.
audit-table-differs = Table { $table }: these tests have another result than this key gives: { $tests }.
audit-table-solution = Table { $table }: the solution shown there is not that of this key.
audit-facts = On the sheets of game { $seed } under this key: clue: { $clue } Effects: { $effects }. Aims: { $aims }.
selftest-checked = { $sheets } sheets were checked, and the pages of { $drawn } drawn and compared.
selftest-fault = Sheet { $sheet } ({ $what }): { $why }
selftest-holds = Everything holds.
playtest-games = games
playtest-by-answer = by answer
playtest-given-up = given up
playtest-people = people
playtest-rivals = { $players } rivals
playtest-kind = { $level }, { $players }:
playtest-kind-rivals = { $level }, { $players } against each other:
playtest-people-win = People win { $people }, typical players { $typical }, experts { $expert }.
playtest-place-below = They win less often than typical players.
playtest-place-typical = Nothing tells them from typical players so far; experts win more often.
playtest-place-between = They lie between the two, { $way } of the way from typical players to experts.
playtest-place-expert = Nothing tells them from experts so far; typical players win less often.
playtest-place-above = They win more often than experts.
playtest-place-open = So few games do not say where people lie.
playtest-few-sheets = All of it on { $sheets }: how hard it happens to be there is not in the intervals.
playtest-too-few = Too few to judge: { $games }; from { $fewest } on people are compared.
playtest-helped = With help from the page or the terminal: { $games }.
playtest-repeated = There more than once, and counted once: { $games }.
playtest-beside = Beside people: { $games } of each skill, on sheets of the seeds from { $seed } on; intervals of 95 %.
playtest-left-out = Not over yet, and left out: { $tables }.

## The gallery: a web page with pictures of many games

gallery-title = { $game }: a gallery
gallery-intro = { $count ->
    [one] One game, drawn from its game code.
   *[other] { $count } games, each drawn from its game code.
} Choose a picture to see its page large.
gallery-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
gallery-picture = { $seed }: { $page }
gallery-again = Print it:
terminal-gallery = { $gallery } { $games }
terminal-gallery-name = Gallery:
terminal-gallery-open = Open it in a browser

## A pack: web pages that lead to sheets to print

gallery-pack-title = { $game }: games to print
gallery-pack-intro = { $count ->
    [one] One game as a PDF, with its board, the rules and a notebook.
   *[other] { $count } games, each a PDF with its board, the rules and a notebook.
} Choose a level and how many of you play, and print.
gallery-pack-how = Print in true size (100 %, not “fit to page”) and on both sides, flipped on the long edge.
gallery-pack-testing = Test your potions
gallery-pack-testing-file = This page tests them on any phone or computer, even without a network: keep it as { $file } beside your PDF.
gallery-pack-testing-code = The code on each board opens this page, on any phone with a camera.
gallery-pack-languages = Languages
gallery-pack-find = Level and players
gallery-pack-level = Level { $number }: { $name }
gallery-pack-print = Print on { $paper }
gallery-pack-size = PDF, { $size } KB
gallery-pack-again = Make it with Cauldron Press
terminal-pack = { $pack } { $games }, { $files }, { $size } MB
terminal-pack-name = Pack:
terminal-pack-open = Open it in a browser, or put the whole folder on a web server

## The screen that prints, which is loaded when somebody wants to print

press-loading = The press is being loaded …
press-not-loaded = The press could not be loaded. It needs a network once; after that it prints without one. Nothing was lost: try again when there is a network.
press-no-letters = The letters of these names could not be loaded. They need a network once; after that they are printed without one. Nothing was lost: try again when there is a network.
press-no-browser = This browser cannot run the press. Use a current Firefox, Chrome, Edge or Safari, or another device.
press-broken = The press broke off; perhaps this device has too little memory free. Close other pages and try again. What you chose is still here.
press-stopped = Stopped.
press-drawing = Drawing your game …
press-drawn = The preview is up to date.
press-preview = Preview
press-page-title = Page { $page } of { $pages }: { $title }
press-turn = { $title }. Turn the page
press-page-before = Page before
press-page-after = Next page
press-zoom = Larger
press-rating = { $hard } of 5 cauldrons; a game takes about { $minutes } minutes, { $low } to { $high } turns. Typical players win about { $wins } of 100 games.

press-kind = What shall it be?
press-kind-sheet = A game
press-kind-booklet = Many games
press-kind-race = A race
press-another = Another one
press-daily = The sheet of the day
press-level = Level
press-hard = { $low } to { $high } of { $most } cauldrons hard
press-hard-all = { $hard } of { $most } cauldrons hard
press-turns = { $low } to { $high } turns
press-new-first-game = 6 herbs, 4 of them in the recipe. The best one to learn with.
press-new-beginner = New: effects, which make single herbs behave oddly.
press-new-amateur-witch = New: special cells on the board, good ones and bad ones, and 8 herbs.
press-new-spice-sorcerer = New: decoys that disturb a test.
press-new-potion-master = New: nobody knows how long the recipe is.
press-new-high-witch = New: 10 herbs and many effects. For witches who fear nothing.
press-players = Players
press-language = Language of the sheet
press-paper-title = Paper and ink
press-paper = Paper
press-ink = Ink
press-ink-colour = Colour
press-ink-gray = Gray
press-ink-saver = Little ink
press-ink-black = Black only
press-theme = Look
press-theme-usual = Herbs and witches
press-sides = Sides
press-sides-both = Both sides
press-sides-one = One side
press-sides-one-hint = For printers that print one side only: print each page on a sheet of its own, and glue front and back together.

press-more = More
press-more-game = Game code, and levels of your own
press-seed = Game code
press-seed-hint = The same code always gives the same game.
press-custom-hint = Each of these stands for itself, in place of what the level has.
press-of-level = as the level has it
press-ingredients = Herbs
press-length = Length of the recipe
press-length-3 = 3
press-length-4 = 4
press-length-5 = 5
press-length-6 = 6
press-length-hidden = hidden, 4 to 6
press-decoys = Decoys
press-decoys-ignore = harmless
press-decoys-all = all kinds
press-effects = Effects
press-effects-none = none
press-effects-some = some
press-effects-many = many
press-special-cells = Special cells
press-special-cells-true = yes
press-special-cells-false = no
press-answers = Answers at most
press-more-order = A game to order
press-order-hint = Games are drawn from this one on, until one is as you wish it. Several wishes can take a while.
press-difficulty = Difficulty
press-any = any
press-pots = { $count ->
    [one] 1 cauldron
   *[other] { $count } cauldrons
}
press-turns-from = Turns, at least
press-turns-to = Turns, at most
press-win-rate = Typical players win
press-win-rate-often = most games
press-win-rate-half = more than half
press-win-rate-seldom = less than half
press-no-guess = It can be won without a guess
press-no-guess-hint = An expert can work out the whole recipe.
press-as-drawn = As it is drawn
press-as-drawn-hint = Nobody plays it first, and nothing says how hard it is.
press-order-none = No wishes
press-more-helpers = Playing without a phone
press-oracle = The Oracle
press-oracle-hint = A page that answers tests by adding numbers. Everybody may look at it.
press-keeper = Page for the Keeper
press-keeper-hint = In a file of its own: one of you does not play, and tests all potions with it. It tells the recipe.
press-sealed = Page to fold and seal
press-sealed-hint = In a file of its own: print it without looking, fold it, and open it when a potion is to be tested.
press-html = Text for screen readers
press-html-hint = All that the paper says as a page of text, with tables, in a file of its own.
press-braille = Braille
press-braille-hint = All that the paper says for an embosser or a display, in English, in a file of its own.
press-more-printer = Printer and print shop
press-any-paper = Any paper
press-duplex = Turning the paper
press-large = Large print
press-large-hint = Every letter is at least 14 points high. It takes more pages.
press-align-hint = If the backs do not lie behind the fronts: how far they are off, in millimetres to the right and downwards, and in degrees clockwise.
press-align-x = To the right
press-align-y = Downwards
press-align-turn = Turned
press-layout-hint = Pages on other sheets than their own: as a booklet to staple, several on a sheet to cut apart, or for printers that print one side only.
press-layout = Layout
press-layout-duplex = a page a side
press-layout-saddle = booklet, stapled in its fold
press-layout-2-up = two on a sheet
press-layout-4-up = four on a sheet
press-layout-cut-stack = cut as a pile
press-layout-fold-over = front beside back, to be folded
press-layout-glue = front and back to be glued together
press-layout-poster = large, over several sheets
press-sheet = Paper in the printer
press-sheet-usual = what fits
press-signature = Sheets folded into each other (if empty: all, or several signatures of at most 15)
press-thickness = Thickness of the paper in mm
press-back-cover = Keep the last page on the outside
press-gutter = Space between the pages in mm
press-fit = Make the pages smaller to fit
press-fit-hint = Only where the paper in the printer is too small for them.
press-margin = Empty edge of the sheet in mm
press-margin-hint = For printers that cut off more than 5 mm (5, if empty).
press-shop-hint = For a print shop: bleed in millimetres, marks around the page, and the form of the file.
press-bleed = Bleed
press-marks = Marks
press-marks-usual = as usual
press-marks-all = all
press-marks-none = none
press-standard = Form of the file
press-standard-plain = plain PDF
press-standard-pdf-x4 = PDF/X-4, for print shops
press-standard-pdf-a2 = PDF/A-2, for archives
press-more-link = A link to this
press-link = Link
press-link-hint = Whoever opens it finds this page with all of this chosen.
press-link-long = This link is too long for one that leads here; nothing of it was taken.
press-link-names = The names are not in it.
press-link-unknown = This link asks for { $name }, which there is not; nothing of it was taken.
press-link-wrong = { $value } is not possible for { $name }; nothing was changed.

press-booklet-title = Many games in one file
press-games = How many games
press-top = Getting harder, up to
press-top-none = all of one level
press-tells = What the last sheets tell
press-tells-codes = the give-up codes
press-tells-whole = whole solutions
press-tells-referee = all that a Keeper needs
press-tells-none = nothing
press-title = A title of your own
press-names = Names, one on a line
press-names-hint = For a class: type or paste the names of pupils or tables, up to { $most }. Each gets a game of their own with their name on it.
press-names-long = shortened
press-names-sign = has { $sign }, which cannot be printed
press-names-over = left out: at most { $most } at once
press-names-read = { $count ->
    [one] 1 name: one game with it.
   *[other] { $count } names: a game for each.
}
press-zip = Single files in a ZIP
press-zip-hint = Each game in a file of its own, in place of one booklet.
press-race-title = A race of any length
press-race-hint = A track, cards and pawns to cut out. Made for children from 4 on.
press-race-minutes = { $low } to { $high } minutes
press-minutes = Minutes
press-cards = Cards
press-cards-small = Small
press-cards-large = Large
press-backs = Backs for the cards
press-backs-hint = For paper that is printed on both sides.

press-make-sheet = Make the PDF
press-make-booklet = Make all games
press-make-race = Make the PDF
press-making = Being made …
press-done-of = { $done } of { $all } games
press-made = { $files ->
    [one] Your file is ready
   *[other] Your files are ready
}
press-open = Open
press-save = Download
press-share = Hand on
press-play-here = Play on this phone
press-dialogue-title = In your printer's dialogue
press-dialogue-size = True size
press-dialogue-size-hint = Scale 100 %, on { $paper }; nothing fitted to the page.
press-dialogue-both = Both sides
press-dialogue-both-hint = Front and back belong on one sheet.
press-dialogue-one = One side
press-dialogue-one-hint = Each page on a sheet of its own.
press-dialogue-long-edge = Flip on the long edge
press-dialogue-long-edge-hint = As one turns the pages of a book.
press-dialogue-short-edge = Flip on the short edge
press-dialogue-short-edge-hint = As one turns the leaves of a pad.
