### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = en-GB
language-name = English
language-number = 0

## Lists: "a and b", "a, b and c"

list-two = { $first } and { $second }
list-more = { $first }, { $second }

## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Test your potions and check the answer of a printed game of Wondering Witches.
page-skip = Skip to the game
page-no-script = This page needs JavaScript, because it tests potions on your phone and not on a server. Please allow it.
page-engine-missing = This browser is too old to test potions. Please update it, or open the page on another phone.
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
page-mode = How you play
page-mode-cooperative = Together
page-mode-competitive = Rivals
page-mode-solo = Alone
page-mode-hint = Rivals read every result aloud, and the first to win a test wins.
page-again = Start again
page-again-title = Start this game again?
page-again-text = The log, your notes and the potion in the making will be gone. The secret recipe stays the same.
page-again-yes = Start again
page-again-done = A fresh start.

# While a game opens

page-opening = Opening the game …

# Home: opening a game, tables, the games on this phone

page-home-lead = Test your potions and check the answer, right on this phone.
page-open-title = Open a game
page-open-hint = Use the square code on your sheet.
page-photo-take = Photograph the code
page-photo-choose = Choose a picture
page-photo-looking = Looking for the code (try { $attempt })
page-photo-unreadable = This file is not a picture that can be read. Choose a photograph of the code.
page-photo-foreign = The square code in this picture is not from a sheet of this game. Use the one that is printed on your sheet.
page-photo-cancelled = The search was stopped.
page-photo-forbidden = This browser does not let the page look for codes in pictures. Scan the code with the phone's camera, or type it.
page-photo-late = No code was found in this picture within { $seconds } seconds. Take it again from nearer, sharp and evenly lit, with the whole code in it.
page-photo-nothing = No code was found in this picture. Take it again from nearer, sharp and evenly lit, with the whole code in it.
page-code-label = Or paste or type the code
page-open-button = Open
page-open-here = Play on this phone alone
page-join-title = Join a table
page-join-hint = Somebody in your group has opened the game already? Type the name of your table.
page-table-name = Name of the table
page-table-label = Table { $table }
page-join-button = Join
page-known-title = You have a table
page-known-text = This phone already sits at table { $table } with this game. Go on there, or open a new table?
page-known-new = New table
page-known-join = Go to { $table }
page-games-title = Games on this phone
page-games-none = None yet. Open a game, and it will wait for you here.
page-game-label = Game { $label }
page-game-unreadable = unreadable
page-remove-game = Remove game { $label }
page-remove-title = Remove game { $label }?
page-remove-text = Its log and notes on this phone will be gone. With the code on the sheet you can open the game again, from the start.
page-remove-yes = Remove
page-foot-local = Everything happens on this phone: no account, and no network once the page is here.
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
page-stored-text = You can start the game anew. What was stored is kept aside, in case somebody can mend it.
page-stored-anew = Start anew
page-stored-no-code = What was stored of this game is damaged, and its code is lost. Photograph the code on the sheet to open it again.
page-moved-on = This game has moved on in another window. Here is how it stands now; look at it, then try again.
page-others-tested = Test { $number } was made elsewhere: { $result }.
page-network-lost = The referee's computer cannot be reached. Nothing is lost: check your network, then try again.
page-network-odd = The referee's computer gave an answer that makes no sense (status { $status }). Nothing is lost; try again.

# The potion in the making

page-who-tests = Who tests?
page-whose-test = Whose test is it?
page-tester-hint = In a game of rivals somebody has to win. Say which witch tests.
page-poisoned = poisoned
page-pantry-title = Pick ingredients
page-pantry-hint = The oldest first, as numbered in your cauldron.
page-early = You may close a cauldron before it is full: cross out its empty cells, and test what is in it.
page-is-in-potion = in the potion at place
page-potion-title = Your potion
page-potion-label = Potion, the oldest ingredient first
page-potion-empty = Still empty. Tap an ingredient to put it in.
page-added = { $name } added as number { $place }.
page-moved = { $name } is now number { $place }.
page-removed = { $name } removed.
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
page-move-up = Move { $name } up
page-move-down = Move { $name } down
page-remove = Remove { $name }
page-kind-legend = Where does it come from?
page-kind-cauldron = Cauldron
page-kind-versatility = Versatility
page-kind-guesser = Guesser
page-kind-last = Last ditch effort
page-left-label = Tests left on your board
page-left-cauldrons = Cauldrons of { $cells }: { $left } of { $all }
page-left-cauldrons-or-larger = Cauldrons of { $cells } or more: { $left } of { $all }
page-left-versatility = Versatility cells without a plant: { $left } of { $all }
page-left-guesser = Guesser cells: { $left } of { $all }
page-test-button = Test potion { $number }
page-testing = Testing …
page-herbs = { $herbs ->
    [one] 1 ingredient
   *[other] { $herbs } ingredients
}
page-sections-full = Our sections are full
page-ditch-title = The last ditch effort
page-ditch-text = Everything is full. Agree on one last potion, of any ingredients and dots. It is free, and it decides the game.
page-ditch-back = There is room after all
page-ditch-left = The game goes on.

# What a test told

page-test-word = Test
page-test-number = Test { $number }
page-result-won = The potion is right!
page-result-counts = { $under } undergrown, { $over } overgrown
page-undergrown = undergrown
page-overgrown = overgrown
page-result-note = Write it down under your cauldron. Nobody says which ones, and nothing about their order.
page-result-close = Close this result
page-reports-label = The effects report, in mixed order
page-report-unlisted = This is not one of the effects that the sheet lists. Read about the decoys in the rules.
page-category-cauldron = cauldron
page-category-investigative = investigative
page-category-player = player
page-category-field = field
page-category-complex = complex

# How a game ends

page-won-title = You have brewed it!
page-won-solo = You have brewed it, all by yourself!
page-won-by = { $name } has brewed it and wins!
page-won-text = The lost recipe is found, after { page-tests }.
page-lost-title = The potion fizzles out
page-lost-text = That was the last ditch effort, and the recipe stays lost. You can still work it out and check the answer, give up and see it, or start again.
page-over-title = This game is over
page-over-text = The solution lies open, so there is nothing left to test.
page-check-answer = Check the answer
page-see-solution = See the solution

# The log

page-log-title = All tests
page-log-empty = No tests yet. Each will stand here under its number, like on the back of your sheet.
page-use-again = Use again
page-of-test = the potion of test { $number }
page-used-again = The potion of test { $number } is in the making again.

# Notes

page-notes-title = What we know
page-notes-hint = Tap a cell to go from blank to impossible, possible and certain. The notes are yours: nobody checks them.
page-note-label = { $name }, { $column }: { $mark }
page-note-undone = The last note was taken back.
page-ingredient = Ingredient
page-decoy = decoy
page-legend = What the marks mean
page-mark-blank = blank
page-mark-impossible = impossible
page-mark-possible = possible
page-mark-certain = certain

# Help

page-help-title = Help
page-clue-title = Your free clue
page-facts = The recipe has { $recipe } of these { $count } ingredients.
page-effects-title = Effects in this game
page-effects-hint = Nobody knows which ingredients have them.
page-specials-title = Special cells on this board
page-rules-title = The rules

# The answer and the solution

page-answer-title = The answer
page-check-title = Check the answer
page-check-hint = Tap the ingredients of the winning potion in their order; it has { $recipe }. A wrong answer gives nothing away.
page-place = place
page-answer-full = The longest answer has { $longest } ingredients; take one back first.
page-answer-empty = Nothing picked yet.
page-check-button = Check
page-checking = Checking …
page-wrong = That is not the answer. It could be one ingredient or all of them: nothing more is told.
page-right = That is the answer!
page-not-checkable = This code holds no sealed answer, so there is nothing to check.
page-give-up = Give up
page-give-up-hint = The give-up code stands under the fold at the foot of the rules page. It opens the whole solution.
page-give-up-code = Give-up code
page-opening-code = Opening code
page-opening-hint = Your organiser tells it at the end. It is not on the sheet.
page-give-up-button = Give up
page-give-up-title = Really give up?
page-give-up-text = The whole solution will be shown: every number, every decoy and every effect. This ends the game.
page-give-up-yes = Show the solution
page-solution-open = The solution lies open.
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
