//! Rules that hold for the boards of all seeds.

mod broken_boards;

use proptest::prelude::*;

use super::*;
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength};

/// Returns the seeds to test: `all` of them if long tests are requested, as in CI once a week, else
/// a twentieth.
fn seeds(all: u64) -> std::ops::Range<u64> {
    0..if crate::common::long_tests_are_asked_for() { all } else { all / 20 }
}

/// Generates and checks the boards of up to 10,000 seeds for each level.
fn check_all_levels(count: u8) {
    let players = Players::new(count).unwrap();
    for level in Level::ALL {
        let settings = level.settings();
        for n in seeds(10_000) {
            let board = Board::generate(Seed(n), players, &settings);
            if let Err(violations) = board.check(players, &settings) {
                panic!("seed {n}, {count} players, {settings:?}: {violations}\n{board}");
            }
        }
    }
}

/// Defines one test for each number of players, so that they run in parallel.
macro_rules! every_board_keeps_the_rules {
    ($($name:ident: $count:literal)*) => {
        $(#[test]
        fn $name() {
            check_all_levels($count);
        })*
    };
}

every_board_keeps_the_rules! {
    every_board_for_1_player_keeps_the_rules: 1
    every_board_for_2_players_keeps_the_rules: 2
    every_board_for_3_players_keeps_the_rules: 3
    every_board_for_4_players_keeps_the_rules: 4
    every_board_for_5_players_keeps_the_rules: 5
    every_board_for_6_players_keeps_the_rules: 6
    every_board_for_7_players_keeps_the_rules: 7
    every_board_for_8_players_keeps_the_rules: 8
}

fn lengths() -> [RecipeLength; 5] {
    let [three, four, five, six] = [3, 4, 5, 6].map(RecipeLength::Known);
    [three, four, five, six, RecipeLength::Hidden]
}

fn custom(ingredients: u8, length: RecipeLength, special_cells: bool) -> Settings {
    let (decoys, effects) = (DecoyKinds::All, EffectsLevel::Some);
    Settings::new(ingredients, length, decoys, effects, special_cells).unwrap()
}

/// Generates all custom settings that affect boards.
fn any_settings() -> impl Strategy<Value = Settings> {
    let length = prop::sample::select(lengths().to_vec());
    length.prop_flat_map(|length| {
        (length.longest() + 1..=10, any::<bool>())
            .prop_map(move |(ingredients, special)| custom(ingredients, length, special))
    })
}

fn any_players() -> impl Strategy<Value = Players> {
    (1u8..=8).prop_map(|count| Players::new(count).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn custom_boards_keep_the_rules(n: u64, players in any_players(), settings in any_settings()) {
        let board = Board::generate(Seed(n), players, &settings);
        prop_assert_eq!(board.check(players, &settings), Ok(()), "{}", board);
    }

    #[test]
    fn the_same_seed_gives_an_equal_board(
        n: u64,
        players in any_players(),
        settings in any_settings(),
    ) {
        let board = Board::generate(Seed(n), players, &settings);
        prop_assert_eq!(&board, &Board::generate(Seed(n), players, &settings));
        let json = serde_json::to_string(&board).unwrap();
        prop_assert_eq!(&board, &serde_json::from_str::<Board>(&json).unwrap());
    }

    #[test]
    fn every_cell_belongs_to_the_owner_found_there(n: u64, players in any_players()) {
        let board = Board::generate(Seed(n), players, &Level::SpiceSorcerer.settings());
        for side in Side::ALL {
            for cell in (CellRect { x: 0, y: 0, w: COLUMNS, h: ROWS }).cells() {
                let owner = board.owner_at(side, cell);
                let found = match owner {
                    Some(Owner::Cauldron(c, place)) => {
                        c.side == side && c.rect.cells().nth(place) == Some(cell)
                    }
                    Some(Owner::Garden(g, plot)) => {
                        g.side == side && g.cells.contains(&(cell, plot))
                    }
                    None => !board.sections.iter().any(|s| s.rect(side).contains(cell)),
                };
                prop_assert!(found, "{side} {cell}");
                let section = owner.map(|t| board.sections[t.section()].rect(side));
                prop_assert!(section.is_none_or(|section| section.contains(cell)));
            }
        }
        let off = Cell { x: COLUMNS, y: 0 };
        prop_assert!(board.owner_at(Side::Front, off).is_none());
    }
}

#[test]
fn most_turns_succeed_for_all_settings() {
    for players in Players::all() {
        for length in lengths() {
            for special in [false, true] {
                for ingredients in [length.longest() + 1, 10] {
                    let settings = custom(ingredients, length, special);
                    let turns = |n| Board::generate_counting(Seed(n), players, &settings).1;
                    let total: u64 = (0..60).map(turns).sum();
                    assert!(total < 240, "{total} turns: {players:?} {settings:?}");
                }
            }
        }
    }
}

/// On more than half of these boards rivals can win only by naming the recipe.
#[test]
fn half_of_the_large_boards_have_no_section_for_the_longest_recipe() {
    let players = Players::new(4).unwrap();
    for level in [Level::PotionMaster, Level::HighWitch] {
        let settings = level.settings();
        let longest = settings.length().longest();
        let has_none =
            |n: &u64| !Board::generate(Seed(*n), players, &settings).has_room_for(longest);
        let boards = (0..400).filter(has_none).count();
        assert!((200..=260).contains(&boards), "{level:?}: {boards} of 400");
    }
}

/// Boards are part of the format: a printed sheet must be reproducible from its seed.
#[test]
fn the_board_of_a_seed_never_changes() {
    let players = Players::new(4).unwrap();
    let settings = Level::SpiceSorcerer.settings();
    let board = Board::generate(Seed(1), players, &settings);
    insta::assert_snapshot!(board, @r"
    front
        A   B   C   D   E   F   G   H
      +===+===+===+===+===+===+===+===+
    1 # 1   2 |    *Pa#       |    *Gu#
      +   +   +   +---+   +   +   +   +
    2 # 3   4 |*Fe|   #*Pa    |*Pa    #
      +===+===+===+===+===+===+===+===+
    3 # 1   2 |*Fe    #*Fe| 1   2   3 #
      +   +   +   +---+   +   +   +   +
    4 # 3   4 |   |*Ve#Di.| 4   5   6 #
      +===+===+===+===+===+===+===+===+
    back
        A   B   C   D   E   F   G   H
      +===+===+===+===+===+===+===+===+
    1 #Ro1| 1   2 |   # 1   2   3 |Sa.#
      +   +   +   +   +---+---+---+---+
    2 # 2 | 3   4 |   #Ba.|Or1  2   3 #
      +===+===+===+===+===+===+===+===+
    3 #   |Pa1  2   3 #        *Ha    #
      +---+---+---+---+---+---+---+   +
    4 #*Gu            #Ch1  2   3 |   #
      +===+===+===+===+===+===+===+===+
    ");
}
