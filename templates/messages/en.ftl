### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = en-GB
language-name = English
language-number = 0

## Lists: "a and b", "a, b and c"

list-two = { $first } and { $second }
list-more = { $first }, { $second }

## Effects: their names, and what a sheet tells the players of them

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
effect-fertilizer-tells = However far the next counted ingredient was grown, its growth is taken as right.
effect-detective = Detective
effect-detective-tells = Tells you the number of one ingredient of the potion, but not which one.
effect-liar = Liar
effect-liar-tells = Tells you a number that no ingredient of the potion has.
effect-inspector = Inspector
effect-inspector-tells = Counts the ingredients in the potion that have an effect.
effect-general = General
effect-general-tells = Counts all effects of all ingredients in the potion.
effect-pessimist = Pessimist
effect-pessimist-tells = Counts the ingredients after the first that are out of order: their number is not one more than the number before.
effect-optimist = Optimist
effect-optimist-tells = Counts the ingredients after the first that are in order: their number is one more than the number before.
effect-calculator = Calculator
effect-calculator-tells = Adds up the numbers of all ingredients in the potion.
effect-joker = Joker
effect-joker-tells = Answers like Liar, Detective, General, Inspector, Calculator, Revealer, Blessing or Hugger, and never says like which.
effect-revealer = Revealer
effect-revealer-tells = Counts the decoys in the potion.
effect-blessing = Blessing
effect-blessing-tells = Counts the ingredients in the potion that are not decoys.
effect-scientist = Scientist
effect-scientist-tells = Says YES if any ingredient in the potion has two effects or more, else NO.
effect-hugger = Hugger
effect-hugger-tells = Says YES if the number right before it and its own differ by at most 1, else NO.
effect-crowdy = Crowdy
effect-crowdy-tells = Speaks up when at least three other ingredients share its cauldron.
effect-brothers = Brothers
effect-brothers-tells = Two ingredients are brothers. One without the other is always wrong.
effect-enemies = Enemies
effect-enemies-tells = Two ingredients are enemies. Both in one potion are always wrong.
effect-imposter = Imposter
effect-imposter-tells = Reports that an imposter was met. Not everyone who says so is one.
effect-poison = Poison
effect-poison-tells = You are poisoned until your next test. If all players are poisoned at once, the game is lost.
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
effect-odd-tells = In a potion with an odd count of ingredients it turns into an ignored decoy.
effect-odd-tells-2 = In a potion with an odd count of ingredients it turns into an ignored decoy without effects.
effect-even = Even
effect-even-tells = Even count of ingredients: it tells its number, or that it is a decoy. Odd count: its number is random, and it says so.
effect-even-tells-2 = Even count of ingredients: it tells its number or "a decoy". Odd count: it says that its number is random, or "a decoy".
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
category-player = *Player effects* are for the witch who tests
category-player-tag = player
category-field = *Field effects* change the section of the witch who tests
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

## Special cells: their names, and what they do

special-efficiency = Efficiency
special-efficiency-tells = Holds two ingredients at once.
special-versatility = Versatility
special-versatility-tells = Counts as a garden of its own, and whatever grows here can be tested as often as you like.
special-painter = Painter
special-painter-tells = When you plant here, draw a line that divides one of your gardens in two.
special-guesser = Guesser
special-guesser-tells = When you plant here, test any one potion that contains this ingredient, for free.
special-low-ceiling = Low Ceiling
special-low-ceiling-tells = Nothing grows past two dots here.
special-fertile-ground = Fertile Ground
special-fertile-ground-tells = Whatever you grow here gets two dots at once.
special-hard-ground = Hard Ground
special-hard-ground-tells = Planting here takes your next turn as well.
special-black-magic = Black Magic
special-black-magic-tells = Cannot be used until it is your last free cell.

## Levels, and the length of a recipe that nobody knows

level-first-game = First Game
level-beginner = Beginner
level-amateur-witch = Amateur Witch
level-spice-sorcerer = Spice Sorcerer
level-potion-master = Potion Master
level-high-witch = High Witch
level-recipe = { $shortest } to { $longest }

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
