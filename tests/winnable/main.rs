//! Every sheet can be won: on its board there is a cauldron that a winning potion fits by the
//! rules, and legal actions lead from the first turn to the win.

mod paper;

use cauldron_press::common::stream::Stream;
use cauldron_press::game::edition::Edition;
use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::seal::Cost;
use cauldron_press::witches::board::Board;
use cauldron_press::witches::puzzle::{
    Ingredient, MostAnswers, Potion, Pour, Puzzle, evaluate, generate, test_stream, winning_potion,
};
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::{Action, Keeper, Kind, Limits, PourText, Status, Table};

use paper::{Move, Paper};

/// How many sheets: all where the environment asks for long tests, as CI does, else a slice.
fn slice(all: u64) -> u64 {
    let long = std::env::var_os("CAULDRON_LONG_TESTS").is_some_and(|value| value == "1");
    if long { all } else { all / 20 }
}

/// Any settings of an edition: every other time those of a level.
fn settings(stream: &mut Stream, edition: Edition) -> Settings {
    if stream.chance(1, 2) {
        return Level::ALL[stream.below(6)].settings_in(edition);
    }
    loop {
        let length = match stream.below(5) {
            0 => RecipeLength::Hidden,
            n => RecipeLength::Known(n as u8 + 2),
        };
        let decoys = [DecoyKinds::Ignore, DecoyKinds::All][stream.below(2)];
        let effects = [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many][stream.below(3)];
        let ingredients = 4 + stream.below(7) as u8;
        let settings = Settings::new(ingredients, length, decoys, effects, stream.chance(1, 2));
        if let Ok(settings) = settings {
            return settings.in_edition(edition);
        }
    }
}

fn any(number: u64) -> (Seed, Settings, Players) {
    let mut stream = Stream::new(Seed(number), "winnable", 0);
    let players = Players::new(1 + (number % 8) as u8).unwrap();
    let edition = [Edition::Second, Edition::Third][(number / 8 % 2) as usize];
    (Seed(number), settings(&mut stream, edition), players)
}

/// The cauldrons that hold a potion of so many ingredients and print none of their own.
fn fitting(board: &Board, size: usize) -> Vec<usize> {
    (0..board.cauldrons.len())
        .filter(|&c| board.cauldrons[c].starting.is_empty() && board.cauldrons[c].size() >= size)
        .collect()
}

fn potion(puzzle: &Puzzle, answer: &[Ingredient]) -> Potion {
    let potion = winning_potion(puzzle, answer).expect("an answer has a potion");
    for number in 1..=5 {
        assert!(evaluate(puzzle, &potion, &mut test_stream(puzzle, number)).won);
    }
    potion
}

/// Makes one sheet's puzzle and board.
fn check(number: u64) {
    let (seed, settings, players) = any(number);
    let what = format!("{seed}, {settings:?}, {players:?}");
    let solved = generate(seed, &settings, MostAnswers::default()).expect(&what);
    let board = Board::generate(seed, players, &settings);
    let potion = potion(&solved.puzzle, &solved.answers[0]);
    let fit = fitting(&board, potion.pours().len());
    assert!(!fit.is_empty(), "no cauldron for a winning potion: {what}\n{board}");
    // Nothing about the board tells how long the recipe is.
    let longest = fitting(&board, settings.length().longest().into());
    let wanted = if board.sections.len() > 4 { 1 } else { 2 };
    assert!(longest.len() >= wanted, "{what}\n{board}");
    // Who grows what is printed: that very deal has to lead to the win.
    if !board.specialties.is_empty() {
        let mut paper = Paper::new(&board, board.specialties.clone(), &settings);
        let brewed = brew_on(&mut paper, &board, potion.pours());
        assert_eq!(brewed.as_deref(), Some(potion.pours()), "{what}\n{board}");
    }
}

#[test]
fn a_winning_potion_fits_a_cauldron_of_every_board() {
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let sheets = slice(200_000);
    std::thread::scope(|scope| {
        for core in 0..cores {
            scope.spawn(move || (core..sheets).step_by(cores as usize).for_each(check));
        }
    });
}

/// The sheets on which nothing could be won in edition 1.
#[test]
fn the_sheets_that_were_lost_from_the_start_can_be_won() {
    for (level, seed, players) in [
        (Level::PotionMaster, 12, 4),
        (Level::AmateurWitch, 40, 4),
        (Level::SpiceSorcerer, 2027, 3),
    ] {
        win(Seed(seed), level.settings(), Players::new(players).unwrap());
    }
}

#[test]
fn legal_actions_lead_to_the_win() {
    for number in 0..slice(4_000) {
        let (seed, settings, players) = any(number);
        win(seed, settings, players);
    }
}

/// Plays a sheet from the start to the win.
fn win(seed: Seed, settings: Settings, players: Players) {
    let what = format!("{seed}, {settings:?}, {players:?}");
    let options = SheetOptions { players, settings, ..SheetOptions::new(seed) };
    let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).expect(&what);
    let potion = potion(&sheet.deal.puzzle, &sheet.answers[0]);
    let brewed = brew(&sheet, potion.pours())
        .unwrap_or_else(|| panic!("no legal way to {potion:?}: {what}\n{}", sheet.board));
    assert_eq!(brewed, potion.pours(), "{what}");

    let longest = settings.length().longest();
    let limits = Limits::of(&sheet.board, longest, settings.edition());
    let keeper = Keeper::of_code(sheet.payload.clone()).unwrap().with_limits(limits);
    let mut table = Table::new(&keeper);
    let potion: Vec<PourText> = brewed.iter().map(PourText::from).collect();
    // A limited table asks whose section has a cauldron for it.
    let brewer = (0..players.count()).find(|&witch| {
        let (potion, by) = (potion.clone(), Some(witch));
        let action = Action::Test { number: 1, potion, by, kind: Kind::Cauldron, sure: true };
        table.apply(&keeper, &action).is_ok()
    });
    assert!(brewer.is_some(), "no witch may test {potion:?}: {what}");
    assert_eq!(table.status(), Status::Won, "{what}");
}

/// Deals the ingredients out and brews a potion, one ingredient after the other; what the test
/// is made of. Nothing if no deal of several leaves every witch room for what she plants.
fn brew(sheet: &Sheet, pours: &[Pour]) -> Option<Vec<Pour>> {
    let players = usize::from(sheet.deal.players.count());
    let ingredients = sheet.deal.puzzle.ingredients();
    let mut stream = Stream::new(sheet.options.seed, "deal", 0);
    if !sheet.board.specialties.is_empty() {
        let hands = sheet.board.specialties.clone();
        let mut paper = Paper::new(&sheet.board, hands, sheet.deal.puzzle.settings());
        return brew_on(&mut paper, &sheet.board, pours);
    }
    for _ in 0..200 {
        let mut deck = ingredients.to_vec();
        stream.shuffle(&mut deck);
        let mut hands = vec![Vec::new(); players];
        for (i, ingredient) in deck.iter().cycle().take(deck.len().max(players)).enumerate() {
            hands[i % players].push(*ingredient);
        }
        let mut paper = Paper::new(&sheet.board, hands, sheet.deal.puzzle.settings());
        if let Some(brewed) = brew_on(&mut paper, &sheet.board, pours) {
            return Some(brewed);
        }
    }
    None
}

fn brew_on(paper: &mut Paper<'_>, board: &Board, pours: &[Pour]) -> Option<Vec<Pour>> {
    let cauldron = *fitting(board, pours.len()).first()?;
    let brewer = paper.player_of(board.cauldrons[cauldron].section);
    for (place, pour) in pours.iter().enumerate() {
        let planter = paper.holder(pour.ingredient)?;
        let (garden, side, cell) = paper.empty_cell(planter)?;
        let ingredient = pour.ingredient;
        legal(paper, &Move::Plant { player: planter, ingredient, side, cell });
        for _ in 1..pour.grown {
            legal(paper, &Move::Grow { player: planter, garden });
        }
        let with = (planter != brewer).then_some(planter);
        let tested = legal(paper, &Move::Pluck { player: brewer, with, side, cell, cauldron });
        assert_eq!(tested.is_some(), place + 1 == board.cauldrons[cauldron].size());
        if tested.is_some() {
            return tested;
        }
    }
    legal(paper, &Move::Close { player: brewer, cauldron })
}

/// A turn in which one witch acts (and whoever helps her).
fn legal(paper: &mut Paper<'_>, action: &Move) -> Option<Vec<Pour>> {
    paper.next_turn();
    paper.act(action).unwrap_or_else(|why| panic!("{action:?} is not allowed: {why}"))
}

#[test]
fn the_paper_refuses_what_the_rules_do_not_allow() {
    let players = Players::new(2).unwrap();
    let settings = Level::FirstGame.settings();
    let board = Board::generate(Seed(1), players, &settings);
    let hands = vec![vec![Ingredient::Sage], vec![Ingredient::Mint]];
    let mut paper = Paper::new(&board, hands, &settings);
    let (garden, side, cell) = paper.empty_cell(0).unwrap();
    let plant = |ingredient| Move::Plant { player: 0, ingredient, side, cell };
    assert!(paper.act(&plant(Ingredient::Mint)).is_err(), "not hers");
    assert_eq!(paper.act(&plant(Ingredient::Sage)), Ok(None));
    let grow = Move::Grow { player: 0, garden };
    assert!(paper.act(&grow).is_err(), "one action a turn");
    for _ in 1..4 {
        paper.next_turn();
        assert_eq!(paper.act(&grow), Ok(None));
    }
    paper.next_turn();
    assert!(paper.act(&plant(Ingredient::Sage)).is_err(), "taken");
    let own = |player| board.cauldrons.iter().position(|c| c.section == player).unwrap();
    let pluck = |player, with| Move::Pluck { player, with, side, cell, cauldron: own(player) };
    assert!(paper.act(&pluck(1, None)).is_err(), "the owner has to agree");
    assert!(paper.act(&Move::Close { player: 1, cauldron: own(0) }).is_err(), "not hers");
    assert!(paper.act(&pluck(1, Some(0))).is_ok());
    assert!(paper.act(&grow).is_err(), "both spent their action");
    paper.next_turn();
    assert!(paper.act(&pluck(1, Some(0))).is_err(), "plucked already");
    let brewed = paper.act(&Move::Close { player: 1, cauldron: own(1) }).unwrap().unwrap();
    assert_eq!(brewed.last().unwrap().grown, 4);
    paper.next_turn();
    assert!(paper.act(&Move::Close { player: 1, cauldron: own(1) }).is_err(), "closed");
}
