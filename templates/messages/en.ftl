### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = en-GB
language-name = English
language-number = 0

## Lists: "a and b", "a, b and c"

list-two = { $first } and { $second }
list-more = { $first }, { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: track
race-page-rules = { $course }: rules
race-page-cards = { $course }: cards { $number }
race-page-backs = { $course }: backs of cards { $number }
race-page-pawns = Pawns to fold

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
race-seed = Seed
race-start = START
race-finish = FINISH
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
race-pawns-intro = Every witch has a creature that rides along. Two fit on one space of your track; the second row is spare.
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
race-rules-set-up-pawns = Everyone puts a pawn on START.
race-rules-set-up-deck = Shuffle the { $cards } cards and put them in a pile, face down.
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
race-rules-nap-hold = *Nap*: did you stop here? Stay until you draw a card of this space's colour; then you wake and fly on with it. All other cards are in vain.
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
race-rules-variant-everyone = *All home*: play on until everyone is home. The last one does the dishes.
race-rules-variant-first = *Sprint*: stop as soon as the first witch is home.
race-rules-variant-gentle = *Gentle winds*: for the youngest, put a picture back and draw again if it would send you backward.
race-rules-variant-choice = *Clever brooms*: hold two cards, play one, and draw a new one.

## Races that cannot be made

race-too-short = a race of { $wish } cannot be made for { $players }: the shortest lasts about { $least }; wish for more
race-too-long = a race of { $wish } cannot be made for { $players }: the longest lasts about { $most }; wish for less
race-not-found = no race of { $wish } for { $players } was found from seed { $seed }; try another seed, or a wish a little shorter or longer
race-no-time = a turn cannot last 0 seconds; use at least 1

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
      note sage 3 no                  note it: no, maybe, yes or blank; decoy in place of a number
      undo                            take the last note back
      effects, cells, clue, rules     what there is in this game
      full, room                      all sections are full: one last ditch effort; or there is room
      check mint sage thyme chives    check an answer
      give up ABCD-EFGH               see the solution, with the code from the foot of the rules
      mode together, rivals, solo     who plays with whom
      again                           clear log and notes and start again
      quit                            leave
terminal-test-prompt = Test { $number }>
terminal-last-prompt = Last potion>
terminal-over-prompt = Game over>
terminal-no-effects = This game has no effects.
terminal-no-cells = This board has no special cells.
terminal-no-tests = No tests yet.
terminal-full = The board is full. Agree on one last potion and type it.
terminal-poisoned = All of you are poisoned. Agree on one last potion and type it.
terminal-again = This clears the log and the notes; type: again yes
terminal-winner = The { $witch } wins the game.
terminal-lost = You have lost. check an answer, give up, or start again.
terminal-misused = { $command } does not go with { $rest }; help tells how it is used
terminal-unknown = { $word } is neither a command nor an ingredient; { $hint }
terminal-near = did you mean { $word }?
terminal-known = help lists the commands, and the ingredients are { $ingredients }
terminal-no-note = { $text } is not a note; write an ingredient, a number or decoy, and no, maybe, yes or blank, such as: note sage 3 no
terminal-no-mode = there is no mode { $mode }; use together, rivals or solo
terminal-no-answer = an answer is missing; name its ingredients in order, such as: check mint sage thyme chives
terminal-give-up = To see the solution, type give up and the code from the foot of the rules page, such as: give up ABCD-EFGH
terminal-decoy = decoy
terminal-marks = x no   ? maybe   ! yes
terminal-test = Test { $number }:
terminal-last-ditch = last ditch
terminal-wins = This potion wins!
terminal-counted = { $undergrown } undergrown, { $overgrown } overgrown.
terminal-report = { $report }.
terminal-right = Right! You found the recipe.
terminal-wrong = Wrong: that is not the answer.
terminal-winning-potion = The potion that wins:

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
terminal-board-of-seed = the board of seed { $seed }
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
terminal-race-subject = A race for children: { $course }
terminal-races-subject = { $count } races for children: { $courses }

## What the referee's server answers to phones

server-damaged = what is stored of table { $table } cannot be read; ask the referee for a new table
server-table-name = this is not the name of a table; names have 8 letters and digits, such as K7QM2XWP
server-no-table = there is no table { $table } on this server; compare the name, or open a new table
server-not-loaded = the game of table { $table } ({ $game }) is not loaded on this server now; ask the referee to start it with that game, and the table goes on
server-other-game = the game of this code ({ $game }) is not refereed by this server; ask the referee
server-no-opening = on this server the referee opens the tables; ask for the name of yours
server-no-again = in this game every test counts, so it cannot be started again; ask the referee
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
server-since = { $text } is no revision; since= takes the number of one
server-slow = this request took too long; try again
server-no-referee = this server keeps no tables; it was started without --referee
server-no-path = there is nothing here; tables are at /api/tables
server-method = this cannot be done here; tables take GET and POST
server-changed = the table was changed meanwhile; look at the log, then try again
server-not-kept = the server cannot keep the table now, so nothing was changed; tell the referee
server-failed = the server failed at this; try again, and tell the referee if it stays
