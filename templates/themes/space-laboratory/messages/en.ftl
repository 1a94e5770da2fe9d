### The space laboratory in English. Names begin as the usual ones do, since phones show those.

## Crystals

ingredient-parsley = Palladium
ingredient-sage = Sapphire
ingredient-chives = Chondrite
ingredient-rosemary = Roselite
ingredient-oregano = Orpiment
ingredient-mint = Mica
ingredient-dill = Diamond
ingredient-basil = Basalt
ingredient-thyme = Thorium
ingredient-pepper = Perovskite

## Droids, by their call signs

creature-owl = OW-1
creature-fox = FO-2
creature-raven = RA-3
creature-toad = TO-4
creature-moth = MO-5
creature-snail = SN-6
creature-newt = NE-7
creature-bat = BA-8

## Effects

effect-spicy = Spin-up
effect-refreshing = Refrigerant
effect-enthusiastic = Energy Burst
effect-cleaner = Clean Room
effect-fertilizer = Ferrofluid
effect-blessing = Blueprint
effect-hugger = Hull Magnet
effect-joker = Jolly Jammer
effect-joker-tells = Gives one answer, but never says of which kind: Liar, Detective, General, Inspector, Calculator, Revealer, Blueprint or Hull Magnet.
effect-crowdy = Crowd Alarm
effect-brothers = Bromine Pair
effect-poison = Pollution
effect-poison-tells = Your suit is polluted until your next test. If all players are polluted at once, the game ends.
effect-poison-tells-alone = Your suit is polluted: you may not act on your next turn.
effect-green-fingers = Growth Lamp
effect-allergies = Alloy Block
effect-weeds = Wear and Tear
effect-weeds-tells = Wear! Cross out one empty tray cell of yours.
effect-sunshine = Sunlamp
effect-sunshine-tells = Sunlamp! Every ingredient in all your trays grows by one dot.
effect-creeper = Crack
effect-fence = Ferrite Wall
effect-mole = Mover Arm
effect-seedling = Seed Crystal
effect-student = Stowaway
effect-spreader = Spore Drift

## The laboratory

sheet-title = Orbital Laboratory
sheet-key = In the store
special-black-magic = Black Hole
level-spice-sorcerer = Spectrum Surveyor

rules-intro = The old formula was lost on the way. Find it, and brew it!
ways-also-play = *With a phone or computer:* open the file _play.html_, which lies beside this game's PDF. It needs no network. There, photograph the code on the board, or type the game code. Phones call each crystal by the herb with the same two letters: Palladium (Pa) is Parsley. Only paper? Ask whoever printed it for the page, or its address for an iPhone.
ways-test-code = Scan the code on the board with a phone. Enter the ingredients from the first to the last, each with its dots. Phones call each crystal by the herb with the same two letters: Palladium (Pa) is Parsley.
ways-test-play = Open the file *play.html*, which lies beside this game's PDF, on any phone or computer. There, photograph the code on the board, or type the game code. Enter the ingredients from the first to the last, each with its dots. Phones call each crystal by the herb with the same two letters: Palladium (Pa) is Parsley. Only paper? Ask whoever printed it for the page, or its address for an iPhone.
