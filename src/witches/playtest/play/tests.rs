//! Plays games of all kinds and checks every position against an independent implementation of the
//! rules ([`Rulebook`]).

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rulebook::Rulebook;

use super::*;
use crate::common::long_tests_are_asked_for;
use crate::common::players::Players;
use crate::seal::Cost;
use crate::witches::board::Special;
use crate::witches::playtest::game::{BoardSpot, PendingChoice, Stage};
use crate::witches::playtest::{Figures, GameCounts};
use crate::witches::puzzle::{Effect, PotionItem};
use crate::witches::settings::{Level, Settings};
use crate::witches::sheet::SheetOptions;

mod hoping;
mod rulebook;

/// Makes a sheet with the settings of a level.
fn sheet(seed: u64, level: Level, players: u8) -> Sheet {
    sheet_of(seed, level.settings(), players)
}

fn sheet_of(seed: u64, settings: Settings, players: u8) -> Sheet {
    let players = Players::new(players).unwrap();
    let options = SheetOptions { players, settings, ..SheetOptions::new(Seed(seed)) };
    Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).unwrap()
}

/// Calls `each` for all levels, numbers of players and modes, with `seeds` seeds.
fn all_kinds(seeds: u64, mut each: impl FnMut(&PlayableSheet, u8, Mode, Seed)) {
    let mut seed = 0;
    for level in Level::ALL {
        for players in Players::all().map(Players::count) {
            for _ in 0..seeds {
                seed += 1;
                let game = PlayableSheet::of(&sheet(seed, level, players));
                each(&game, players, Mode::Cooperative, Seed(seed));
                if players > 1 {
                    each(&game, players, Mode::Competitive, Seed(seed));
                }
            }
        }
    }
}

/// Record of the choices made in a game.
#[derive(Default)]
struct Seen {
    choices: Vec<(u8, Move)>,
    /// Number of plants added to each cell.
    plants: BTreeMap<BoardSpot, i32>,
    /// Decisions other than actions, where there was a choice.
    dues: Vec<PendingChoice>,
}

/// Player that delegates to `player` and checks the list of legal moves against the [`Rulebook`].
struct Watched<P> {
    player: P,
    seen: Rc<RefCell<Seen>>,
}

impl<P: Player> Player for Watched<P> {
    fn choose(
        &mut self,
        view: &PlayerView<'_>,
        witch: u8,
        legal: &[Move],
        stream: &mut Stream,
    ) -> Move {
        Rulebook::of(view, witch).check(legal);
        let choice = self.player.choose(view, witch, legal, stream);
        let mut seen = self.seen.borrow_mut();
        seen.choices.push((witch, choice));
        seen.dues.extend(Some(view.position.due(witch)).filter(|_| legal.len() > 1));
        match choice {
            Move::Plant { spot, .. } => *seen.plants.entry(spot).or_default() += 1,
            Move::Dig { from, to } => {
                *seen.plants.entry(from.spot).or_default() -= 1;
                *seen.plants.entry(to).or_default() += 1;
            }
            _ => {}
        }
        choice
    }

    fn recipe(
        &mut self,
        view: &PlayerView<'_>,
        naming: NamingTurn,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        self.player.recipe(view, naming, stream)
    }
}

fn watched<P: Player + 'static>(players: u8, player: impl Fn() -> P) -> (Minds, Rc<RefCell<Seen>>) {
    let seen = Rc::default();
    let watch =
        |_| -> Box<dyn Player> { Box::new(Watched { player: player(), seen: Rc::clone(&seen) }) };
    let minds = Minds {
        minds: (0..players).map(watch).collect(),
        of_witch: (0..players.into()).collect(),
        speaker: 0,
    };
    (minds, seen)
}

fn check<P: Player + 'static>(
    game: &PlayableSheet,
    players: u8,
    mode: Mode,
    seed: Seed,
    player: impl Fn() -> P,
) -> Vec<PendingChoice> {
    let (minds, seen) = watched(players, player);
    let (record, position) = game.play_with(minds, mode, seed).unwrap();
    let seen = seen.borrow();
    let printed = position.printed();

    // No cell holds more plants than it has room for.
    for (&spot, &plants) in &seen.plants {
        let here = printed.planted.iter().filter(|(at, _)| *at == spot).count() as i32;
        let room = if printed.special(spot) == Some(Special::Efficiency) { 2 } else { 1 };
        assert!(plants + here <= room, "{plants} at {spot:?}");
    }

    // Every used cauldron was tested exactly once, with its contents.
    let of_cauldrons = |kind| record.tests.iter().filter(move |test| test.kind == kind);
    let mut tested: Vec<Vec<PotionItem>> =
        of_cauldrons(PotionSource::Cauldron).map(|test| test.pours.clone()).collect();
    for (filled, cauldron) in position.cauldrons().iter().zip(&printed.cauldrons) {
        let held = filled.brew.items();
        let changed = record.tests.iter().flat_map(|t| &t.reports).any(|r| r.by == Effect::Genius);
        assert!(held.len() + usize::from(filled.room) <= cauldron.size.into());
        assert!(changed || held.starts_with(&cauldron.starting));
        if filled.stage == Stage::Used && !held.is_empty() {
            let place = tested.iter().position(|potion| potion == held);
            tested.remove(place.expect("what was used up was tested"));
        }
    }
    assert!(tested.is_empty(), "nothing else was tested");

    // The fields of the record are consistent.
    assert_eq!(record.tested.len(), record.tests.len());
    assert!(record.tested.is_sorted() && record.tested.iter().all(|&t| t <= record.turns));
    for (&(did, did_not), &actions) in record.acted.iter().zip(&position.setup.actions) {
        let most = record.turns * u32::from(actions);
        // The last turn may be incomplete, and wrong namings cross off circles.
        let crossed_off = 1 + 2 * u32::from(position.printed().clock.step());
        let least = most.saturating_sub(u32::from(actions) * crossed_off);
        assert!((least..=most).contains(&(did + did_not)), "{record:?}");
    }
    assert!(record.used.iter().enumerate().all(|(i, cell)| !record.used[..i].contains(cell)));
    let last = record.tests.last();
    match record.ended {
        GameOutcome::Won { by } => {
            let last = last.expect("a test won");
            assert!(last.won && last.by == Some(by));
        }
        GameOutcome::Named { .. } | GameOutcome::LastDitch | GameOutcome::Lost => {
            assert!(record.tests.iter().all(|test| !test.won));
        }
    }
    assert!(record.turns <= printed.clock.turns().into(), "{record:?}");
    assert_eq!(record.stars.is_some(), record.ended != GameOutcome::Lost);
    assert!(record.tests.iter().rev().skip(1).all(|test| !test.won));
    if mode == Mode::Competitive {
        let gives = |m: &Move| matches!(m, Move::Pluck { with: Some(_), .. });
        assert!(!seen.choices.iter().any(|(_, choice)| gives(choice)));
    }
    let guesses = seen.choices.iter().filter(|(_, m)| matches!(m, Move::Brew(_)));
    assert_eq!(of_cauldrons(PotionSource::Guesser).count(), guesses.count());
    seen.dues.clone()
}

#[test]
fn careless_games_keep_the_rules_and_end() {
    let mut met = BTreeSet::new();
    all_kinds(2, |game, players, mode, seed| {
        let dues = check(game, players, mode, seed, || CarelessPlayer);
        met.extend(
            dues.iter().map(|due| format!("{due:?}").replace(|c: char| !c.is_alphabetic(), " ")),
        );
    });
    for due in ["Paint", "Weeds", "Creeper", "Fence", "Mole", "Seedling", "Genius", "Guess"] {
        assert!(met.iter().any(|name| name.starts_with(due)), "{due} is not among {met:?}");
    }
}

#[test]
fn typical_games_keep_the_rules_and_end() {
    all_kinds(1, |game, players, mode, seed| {
        check(game, players, mode, seed, || Gardener::<TypicalMind>::new(&game.facts));
    });
}

#[test]
fn games_with_a_clock_keep_its_rules() {
    for level in Level::ALL {
        for players in Players::all().map(Players::count) {
            let settings = level.settings();
            let game = PlayableSheet::of(&sheet_of(players.into(), settings, players));
            let modes = if players > 1 {
                vec![Mode::Cooperative, Mode::Competitive]
            } else {
                vec![Mode::Solo]
            };
            for mode in modes {
                check(&game, players, mode, Seed(1), || CarelessPlayer);
                let typical = || Gardener::<TypicalMind>::new(&game.facts);
                check(&game, players, mode, Seed(2), typical);
            }
        }
    }
}

#[test]
fn the_same_game_is_played_again() {
    let game = PlayableSheet::of(&sheet(3, Level::HighWitch, 5));
    let lineup = |witch| if witch % 2 == 0 { Skill::Typical } else { Skill::Careless };
    let play = |seed| game.play(lineup, Mode::Cooperative, Seed(seed)).unwrap();
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
    let alone = PlayableSheet::of(&sheet(3, Level::HighWitch, 1));
    assert!(alone.play(lineup, Mode::Competitive, Seed(1)).is_err());
}

/// Number of won games of a level with two to four players.
fn won(level: Level, games: u64, skill: Skill) -> u32 {
    let wins = (0..games).map(|number| {
        let game = PlayableSheet::of(&sheet(number, level, 2 + (number % 3) as u8));
        let record = game.play(|_| skill, Mode::Cooperative, Seed(number)).unwrap();
        u32::from(record.ended != GameOutcome::Lost)
    });
    wins.sum()
}

/// Asserts that the second share is larger than the first by three standard errors of the
/// difference between equal shares.
fn assert_more(level: Level, [(few, of_few), (many, of_many)]: [(u32, u64); 2]) {
    let apart = f64::from(many) / of_many as f64 - f64::from(few) / of_few as f64;
    let both = f64::from(few + many) / (of_few + of_many) as f64;
    let variance = both * (1.0 - both) * (1.0 / of_few as f64 + 1.0 / of_many as f64);
    let found = format!("{level:?}: {few} of {of_few} and {many} of {of_many}");
    assert!(apart > 3.0 * variance.sqrt(), "{found}");
}

#[test]
fn who_takes_notes_wins_more_often() {
    for level in Level::ALL.into_iter().take(if long_tests_are_asked_for() { 6 } else { 1 }) {
        let games = if long_tests_are_asked_for() { 400 } else { 150 };
        let [careless, typical] =
            [Skill::Careless, Skill::Typical].map(|skill| (won(level, games, skill), games));
        assert_more(level, [careless, typical]);
    }
}

/// Asserts that the median of 25 games of four players ends in turn `latest` at the latest, less what
/// a brewed recipe moves back, and that at most `lost` games are lost.
fn assert_early(skill: Skill, level: Level, latest: u32, lost: usize) {
    let mut turns: Vec<u32> = (0..25)
        .map(|seed| {
            let game = PlayableSheet::of(&sheet(seed, level, 4));
            let record = game.play(|_| skill, Mode::Cooperative, Seed(seed)).unwrap();
            let back = if record.brewed { game.facts.clock.brewed() } else { 0 };
            match record.ended {
                GameOutcome::Lost => u32::MAX,
                _ => record.turns.saturating_sub(back.into()),
            }
        })
        .collect();
    turns.sort_unstable();
    let is_early = turns[12] <= latest && turns[24 - lost] < u32::MAX;
    assert!(is_early, "{skill:?}, {level:?}: {turns:?}");
}

/// Checks the mean over the first four levels. The cauldrons of teams are small, and a witch leaves
/// the end of a potion to her mate who has tested none.
#[test]
fn most_witches_of_teams_complete_a_cauldron() {
    for players in 6..=8 {
        let mut counts = GameCounts::default();
        for (level, seed) in Level::ALL[..4].iter().flat_map(|&l| (0..8).map(move |s| (l, s))) {
            let game = PlayableSheet::of(&sheet(seed, level, players)).without_aims();
            for number in (0..8).map(Seed) {
                counts.add(&game.play(|_| Skill::Typical, Mode::Cooperative, number).unwrap());
            }
        }
        let completed = Figures::of(&counts, players).completed;
        assert!(completed >= 0.6, "{players} players: {completed}");
    }
}

/// A simple program that combines tests, closes small potions early and prefers free tests wins 100,
/// 99 and 98 % of games at levels 0, 2 and 3, and the median game at turns 7, 7 and 13.
/// Keen players need at most a fifth more.
#[test]
fn experts_and_keen_players_win_as_early_as_a_simple_program_that_combines_tests() {
    let levels =
        [(Level::FirstGame, 7, 0), (Level::AmateurWitch, 7, 1), (Level::SpiceSorcerer, 13, 3)];
    for (level, latest, lost) in levels {
        assert_early(Skill::Keen, level, latest * 6 / 5, lost);
        assert_early(Skill::Expert, level, latest, 1);
    }
}

/// Moon tracks depend on the games of keen players, so these never change.
#[test]
fn keen_players_play_the_same_games_for_ever() {
    let mut games = String::new();
    for level in Level::ALL {
        for players in [1, 2, 4, 7] {
            let game = PlayableSheet::of(&sheet(11, level, players));
            for seed in 0..3 {
                let record = game.play(|_| Skill::Keen, Mode::Cooperative, Seed(seed)).unwrap();
                let Record { ended, turns, circle, stars, tests, tested, .. } = record;
                let line = format!("{ended:?} {turns} {circle:?} {stars:?} {tested:?}");
                let counts: Vec<[u8; 2]> =
                    tests.iter().map(|test| [test.undergrown, test.overgrown]).collect();
                games += &format!("{} {players} {seed}: {line} {counts:?}\n", level.number());
            }
        }
    }
    insta::assert_snapshot!(games);
}

#[test]
fn a_wrong_naming_crosses_off_circles_or_costs_turns() {
    let game = PlayableSheet::of(&sheet(3, Level::FirstGame, 4));
    let deal = |mode| {
        let setup = GameSetup::deal(game.printed.clone(), 4, mode);
        GamePosition::new(Arc::new(setup))
    };
    let clock = game.facts.clock;
    let mut together = deal(Mode::Cooperative);
    together.pay_for_wrong_naming(None);
    assert_eq!(together.turn, 1 + u32::from(clock.step()));
    together.turn = u32::from(clock.turns()) - 1;
    together.pay_for_wrong_naming(None);
    assert_eq!(together.turn, u32::from(clock.turns()), "at most what is left");
    let mut rivals = deal(Mode::Competitive);
    rivals.pay_for_wrong_naming(Some(2));
    for turn in 0..=clock.step() {
        rivals.next_turn();
        assert_eq!(rivals.can_act(2), turn == clock.step(), "{turn}");
        assert!(rivals.can_act(1));
    }
    assert_eq!(rivals.turn, 2 + u32::from(clock.step()));
}

/// Covers all levels with `CAULDRON_LONG_TESTS=1`, else the first two.
#[test]
fn who_reasons_over_all_tests_wins_more_often() {
    let long = crate::common::long_tests_are_asked_for();
    std::thread::scope(|levels| {
        for (level, games) in Level::ALL.into_iter().zip([160, 48, 40, 32, 24, 24]) {
            if long || level <= Level::Beginner {
                levels.spawn(move || {
                    let typical = (won(level, 200, Skill::Typical), 200);
                    assert_more(level, [typical, (won(level, games, Skill::Expert), games)]);
                });
            }
        }
    });
}
