//! Tests of the conversion of games to log lines, and of its errors.

use proptest::prelude::*;

use super::*;
use crate::common::seed::Seed;
use crate::seal::{GiveUpCode, RefereeKey};
use crate::witches::puzzle::{Effect, Ingredient, PotionItem, Report, ReportValue};
use crate::witches::settings::Level;
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
use crate::witches::table::{
    Action, Column, Keeper, NoteMark, PotionItemInput, PotionSource, Rung,
};

/// Sheet with its table, as on a phone.
struct Game {
    sheet: Sheet,
    keeper: Keeper,
    table: Table,
}

impl Game {
    /// Creates a game with an empty table.
    fn new(seed: u64, level: Level, secrecy: Secrecy) -> Game {
        let settings = level.settings();
        let options = SheetOptions { settings, secrecy, ..SheetOptions::new(Seed(seed)) };
        let sheet = Sheet::make_at_cost(&options, crate::seal::Cost::LEAST).unwrap();
        let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
        Game { table: Table::new(&keeper), sheet, keeper }
    }

    fn first() -> Game {
        Game::new(21, Level::FirstGame, Secrecy::Open)
    }

    fn act(&mut self, action: Action) {
        self.table.apply(&self.keeper, &action).unwrap();
    }

    fn test(&mut self, pours: &[(Ingredient, u32)], kind: PotionSource) {
        let pour = |&(one, grown): &(Ingredient, u32)| PotionItemInput {
            ingredient: one.id().into(),
            grown,
        };
        let potion = pours.iter().map(pour).collect();
        let number = self.table.next_number();
        self.act(Action::Test { number, potion, by: Some(1), kind, sure: true });
    }

    fn right(&self) -> Vec<(Ingredient, u32)> {
        self.sheet.answers[0].iter().copied().zip(1..).collect()
    }

    fn log(&self) -> Result<GameLog, GameLogError> {
        GameLog::of(&self.table, None)
    }

    fn check(&mut self, answer: &[Ingredient]) {
        let answer: Vec<&str> = answer.iter().map(|one| one.id()).collect();
        let number = self.table.next_naming();
        let action = serde_json::json!({ "do": "check", "number": number, "answer": answer });
        self.act(serde_json::from_value(action).unwrap());
    }
}

const WEAK: &[(Ingredient, u32)] = &[(Ingredient::Sage, 1), (Ingredient::Mint, 1)];

#[test]
fn every_end_is_told() {
    let mut won = Game::first();
    won.test(WEAK, PotionSource::Cauldron);
    assert_eq!(won.log(), Err(GameLogError::Unfinished));
    won.test(&won.right(), PotionSource::Cauldron);
    let log = won.log().unwrap();
    assert_eq!((log.ended(), log.tests(), log.checked), (GameEnd::Test, 2, Some(0)));
    assert_eq!((log.players(), log.mode()), (Players::FOUR, Mode::Cooperative));

    for (is_right, ended) in [(true, GameEnd::LastDitch), (false, GameEnd::Lost)] {
        let mut last = Game::first();
        last.act(Action::Full { full: true });
        assert_eq!(last.log(), Err(GameLogError::Unfinished));
        let mut answer = last.sheet.answers[0].clone();
        if !is_right {
            answer.reverse();
        }
        last.check(&answer);
        assert_eq!(last.log().unwrap().ended(), ended);
        assert_eq!(ended.is_won(), is_right);
    }

    let mut answered = Game::first();
    answered.test(WEAK, PotionSource::Cauldron);
    let right = answered.sheet.answers[0].clone();
    let wrong: Vec<Ingredient> = right.iter().rev().copied().collect();
    answered.check(&wrong);
    assert_eq!(answered.log(), Err(GameLogError::Unfinished));
    answered.check(&right);
    let log = answered.log().unwrap();
    assert_eq!((log.ended(), log.checked), (GameEnd::Answer, Some(2)));

    let mut gave_up = Game::first();
    let code: GiveUpCode = gave_up.sheet.give_up;
    gave_up.act(Action::GiveUp { code: code.to_string(), opening: None });
    assert_eq!(gave_up.log().unwrap().ended(), GameEnd::GivenUp);
}

#[test]
fn a_line_tells_help_and_no_notes_and_no_solution() {
    let mut game = Game::first();
    let column: Column = 1;
    game.act(Action::Note { ingredient: "sage".into(), column, mark: NoteMark::Certain });
    game.test(WEAK, PotionSource::Cauldron);
    game.act(Action::Mistyped { number: 1, mistyped: true });
    game.test(WEAK, PotionSource::Cauldron);
    game.act(Action::CheckNotes {});
    game.table.apply(&game.keeper, &Action::Hint { hint: 1, rung: Rung::Test }).unwrap();
    game.test(&game.right(), PotionSource::Cauldron);
    let log = game.log().unwrap();
    assert!(log.was_helped());
    assert_eq!(log.tests(), 2, "what was entered wrongly does not count");
    let line = log.line().unwrap();
    let id = game.sheet.payload.id();
    let begin = format!(
        r#"{{"format":"cauldron-log","version":2,"id":"{id}","game":"{}","edition":1,"level":0,"settings":{{"#,
        id.label()
    );
    assert!(line.starts_with(&begin), "{line}");
    for part in [
        r#""players":4,"mode":"cooperative","ended":"test","tests":2,"checked":0,"help":{"#,
        r#""log":[{"number":1,"by":1,"kind":"cauldron","pours":[{"ingredient":"sage","grown":1},"#,
        r#""mistyped":true"#,
    ] {
        assert!(line.contains(part), "{part}: {line}");
    }
    for part in ["certain", "notes", "solution", "answers", "CP1", "code"] {
        assert!(!line.contains(part), "{part}: {line}");
    }
    assert_eq!(GameLog::read(&line), Ok(log));
}

#[test]
fn a_game_is_read_in_every_form_in_which_it_is_kept() {
    let mut game = Game::first();
    game.test(WEAK, PotionSource::Cauldron);
    game.test(&game.right(), PotionSource::Cauldron);
    let log = game.log().unwrap();
    let stored = game.table.to_json().unwrap();
    assert_eq!(GameLog::of_text(&stored, None), Ok(log.clone()));
    let entry = serde_json::json!({ "save": stored, "name": "Ann’s game", "seen": 1 }).to_string();
    assert_eq!(GameLog::of_text(&format!(" {entry}\n"), None), Ok(log.clone()));
    let line = log.line().unwrap();
    assert_eq!(GameLog::of_text(&format!("{line}\n{line}\n"), None), Err(GameLogError::Lines));
    for text in ["", "{}", "[]", "{\"save\": 3}", "sage 2", "{\"stored", "\u{0}"] {
        assert_eq!(GameLog::of_text(text, None), Err(GameLogError::NoGame), "{text}");
    }
    for text in [r#"{"stored":1}"#, r#"{"stored":9,"code":"","first":1}"#, r#"{"save":"{}"}"#] {
        let refused = GameLog::of_text(text, None);
        assert!(matches!(refused, Err(GameLogError::Table(_))), "{text}: {refused:?}");
    }
}

#[test]
fn a_tournament_needs_to_be_told_its_settings() {
    let key = RefereeKey::new([7; 20]);
    let mut game = Game::new(4, Level::Beginner, Secrecy::Referee(key));
    game.keeper = Keeper::of_sheet(&game.sheet);
    game.table = Table::new(&game.keeper);
    game.test(&game.right(), PotionSource::Cauldron);
    assert_eq!(game.log(), Err(GameLogError::Closed));
    let settings = Level::Beginner.settings();
    let told = (settings, Players::TWO);
    let log = GameLog::of(&game.table, Some(told)).unwrap();
    assert_eq!((log.settings(), log.players()), (&settings, Players::TWO));
    // Settings that do not match the tests are refused.
    let few = Level::FirstGame.settings();
    let mut other = Game::new(5, Level::Beginner, Secrecy::Referee(key));
    other.keeper = Keeper::of_sheet(&other.sheet);
    other.table = Table::new(&other.keeper);
    other.test(WEAK, PotionSource::Cauldron);
    other.test(&other.right(), PotionSource::Cauldron);
    assert!(GameLog::of(&other.table, Some((few, Players::ONE))).is_err(), "the second of one");
}

/// Encodes a game in the same way as `templates/page/js/handed.js`, which puts it into a QR code or
/// a URL.
fn packed(table: &Table, ingredients: &[Ingredient], code: &str) -> String {
    packed_with_turn(table, ingredients, code, 0)
}

fn packed_with_turn(table: &Table, ingredients: &[Ingredient], code: &str, turn: u8) -> String {
    const SYMBOLS: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:";
    let spelled = |bytes: &[u8]| {
        let mut text = String::new();
        for pair in bytes.chunks(2) {
            let mut value = pair.iter().fold(0usize, |n, &byte| n * 256 + usize::from(byte));
            for _ in 0..=pair.len() {
                text.push(SYMBOLS[value % 41].into());
                value /= 41;
            }
        }
        text
    };
    let mode = [Mode::Cooperative, Mode::Competitive, Mode::Solo];
    let mode = mode.iter().position(|&one| one == table.mode()).unwrap() as u8;
    let full = if table.status() == TableStatus::LastDitch { 4 } else { 0 };
    let mut body = vec![mode | full, 2, 3, 0, 0];
    body.extend((table.tests().len() as u16).to_be_bytes());
    for test in table.tests() {
        let kinds = [PotionSource::Cauldron, PotionSource::Versatility, PotionSource::Guesser];
        let kind = kinds.iter().position(|&one| one == test.kind).unwrap() as u8;
        let by = test.by.map_or(0, |by| by + 1);
        body.push(kind << 6 | by << 2 | u8::from(test.mistyped));
        body.push(test.pours.len() as u8);
        for pour in &test.pours {
            let place = ingredients.iter().position(|&one| one == pour.ingredient).unwrap();
            body.push((place as u8) << 4 | pour.grown);
        }
    }
    body.push(table.namings().len() as u8);
    for naming in table.namings() {
        body.push(naming.by.map_or(0, |by| by + 1) << 1 | u8::from(naming.last));
        body.extend((naming.tests as u16).to_be_bytes());
        body.push(naming.answer.len() as u8);
        let place =
            |herb: &Ingredient| ingredients.iter().position(|one| one == herb).unwrap() as u8;
        body.extend(naming.answer.iter().map(place));
    }
    body.push(turn);
    let sum = body
        .iter()
        .copied()
        .chain(code.bytes())
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let bytes = [&[1][..], &sum.to_be_bytes(), &body].concat();
    format!("CP99:{}{}{code}", spelled(&(bytes.len() as u16).to_be_bytes()), spelled(&bytes))
}

#[test]
fn a_game_that_is_handed_over_is_played_again() {
    let mut game = Game::first();
    game.test(WEAK, PotionSource::Cauldron);
    game.act(Action::Mistyped { number: 1, mistyped: true });
    game.test(WEAK, PotionSource::Cauldron);
    let code = game.sheet.payload.to_string();
    let handed = |game: &Game| packed(&game.table, game.keeper.ingredients(), &code);
    assert_eq!(GameLog::of_text(&handed(&game), None), Err(GameLogError::Open));
    game.act(Action::Mode { mode: Mode::Competitive });
    game.test(&game.right(), PotionSource::Cauldron);
    let log = GameLog { checked: None, help: None, ..game.log().unwrap() };
    let text = handed(&game);
    let address = format!("https://play.example/#{}\n", text.replace(':', "%3a"));
    let broken = format!("{}\n  {}", &text[..40], &text[40..]);
    for text in [&text, &text.to_lowercase(), &address, &broken] {
        assert_eq!(GameLog::of_text(text, None), Ok(log.clone()), "{text}");
    }
    let line = log.line().unwrap();
    assert!(line.contains(r#""checked":null,"help":null"#), "{line}");
    assert_eq!(GameLog::read(&line), Ok(log));

    for earlier in ["WW99:0A1", "https://play.example/#WW99%3A0A1WW3:AB", "ww99:"] {
        assert_eq!(GameLog::of_text(earlier, None), Err(GameLogError::Earlier), "{earlier}");
    }
    for torn in [&text[..60], "CP99:", "CP99:000", "CP99:ÄÖÜ", &text.replacen("CP99:", "CP99:0", 1)]
    {
        let refused = GameLog::of_text(torn, None);
        assert!(matches!(refused, Err(GameLogError::Torn)), "{torn}: {refused:?}");
    }
}

/// Handed-over namings count, and win.
#[test]
fn namings_are_handed_over() {
    let mut game = Game::first();
    game.test(WEAK, PotionSource::Cauldron);
    let right = game.sheet.answers[0].clone();
    let wrong: Vec<Ingredient> = right.iter().rev().copied().collect();
    game.check(&wrong);
    game.test(WEAK, PotionSource::Cauldron);
    game.check(&right);
    let code = game.sheet.payload.to_string();
    let log = GameLog::of_text(&packed(&game.table, game.keeper.ingredients(), &code), None);
    let log = log.unwrap();
    assert_eq!((log.ended(), log.tests(), log.answers.len()), (GameEnd::Answer, 2, 2));
    assert_eq!((log.answers[0].after, log.answers[1].after), (1, 2));

    // The turn of the win is one of its track.
    let with_turn = |turn| {
        let text = packed_with_turn(&game.table, game.keeper.ingredients(), &code, turn);
        GameLog::of_text(&text, None)
    };
    assert_eq!(with_turn(3), Ok(log));
    assert!(with_turn(255).is_err());
}

/// The last ditch effort fixes the mode, so it must be replayed in the mode of a lone player.
#[test]
fn a_lone_game_that_ended_with_a_naming_is_handed_over() {
    let mut game = Game::first();
    game.act(Action::Mode { mode: Mode::Solo });
    game.test(WEAK, PotionSource::Cauldron);
    game.act(Action::Full { full: true });
    let wrong: Vec<Ingredient> = game.sheet.answers[0].iter().rev().copied().collect();
    game.check(&wrong);
    let code = game.sheet.payload.to_string();
    let log = GameLog::of_text(&packed(&game.table, game.keeper.ingredients(), &code), None);
    let log = log.unwrap();
    assert_eq!((log.mode, log.ended(), log.tests()), (Mode::Solo, GameEnd::Lost, 1));
}

#[test]
fn what_is_no_line_is_refused_in_a_sentence() {
    let mut game = Game::first();
    game.test(WEAK, PotionSource::Cauldron);
    game.test(&game.right(), PotionSource::Cauldron);
    let line = game.log().unwrap().line().unwrap();
    let refused = |line: &str| {
        let told = GameLog::read(line).expect_err(line).to_string();
        assert_eq!(told.lines().count(), 1, "{told}");
        told
    };
    for (line, why) in [
        ("", "EOF"),
        ("[]", "expected a map"),
        ("{}", "missing field `format`"),
        ("nonsense", "expected"),
        (r#"{"format":"x"}"#, "another than cauldron-log"),
        (r#"{"format":"cauldron-log","version":3}"#, "a line of version 3"),
        (r#"{"format":"cauldron-log","version":1}"#, "before 1.0"),
        (&(r#"{"format":"#.to_owned() + &"[".repeat(3_000)), "recursion limit"),
        (&" ".repeat(GameLog::LONGEST + 1), "at most 64 KiB"),
    ] {
        assert!(refused(line).contains(why), "{line}");
    }
    for (from, to, why) in [
        (r#""version":2"#, r#""version":"2""#, "a text where there can be none"),
        (r#""players":4"#, r#""players":9"#, "9"),
        (r#""players":4"#, r#""players":1"#, "by a witch who does not play"),
        (r#""edition":1,"level""#, r#""edition":2,"level""#, "`edition` is another"),
        (r#""edition":1,"level""#, r#""edition":77,"level""#, "77"),
        (r#""level":0"#, r#""level":1"#, "`level` is another"),
        (r#""tests":2"#, r#""tests":3"#, "`tests` is not"),
        (r#""tests":2"#, r#""tests":2,"tests":2"#, "no field `tests`"),
        (r#""tests":2"#, r#""tests":2,"name":"Ann""#, "no field `name`"),
        (r#""ended":"test""#, r#""ended":"lost""#, "a test won"),
        (r#""ended":"test""#, r#""ended":"last-ditch""#, "no answer is one that won so"),
        (r#""ended":"test""#, r#""ended":"playing""#, "unknown variant"),
        (r#""mode":"cooperative""#, r#""mode":"chess""#, "unknown variant"),
        (r#""checked":0"#, r#""checked":4000000"#, "so many answers"),
        (r#""checked":0"#, r#""checked":0,"answers":[{"after":9,"right":true}]"#, "as many tests"),
        (r#""number":2"#, r#""number":4"#, "numbered one after the other"),
        (r#""number":1,"by":1"#, r#""number":1,"by":7"#, "by a witch who does not play"),
        (r#""grown":1"#, r#""grown":7"#, "at least one dot"),
        (r#""grown":1"#, r#""grown":0"#, "at least one dot"),
        (r#""ingredient":"sage""#, r#""ingredient":"arsenic""#, "arsenic"),
        (r#""won":false"#, r#""won":true"#, "only the last test"),
        (r#""undergrown":"#, r#""undergrown":9"#, ""),
    ] {
        assert!(line.contains(from), "{from}: {line}");
        let told = refused(&line.replacen(from, to, 1));
        assert!(told.contains(why), "{to}: {told}");
    }
    let other = line.replacen(r#""id":""#, r#""id":"0"#, 1);
    assert!(refused(&other).contains("sixteen digits"));
    let name = game.sheet.payload.id().label();
    assert!(refused(&line.replacen(&name, "Ann Miller", 1)).contains("`game` is another"));
}

/// Answers record whether they were right, who gave them, and whether they were the last ditch
/// effort.
#[test]
fn answers_can_be_told_one_by_one() {
    let mut game = Game::first();
    game.test(WEAK, PotionSource::Cauldron);
    let code = game.sheet.give_up.to_string();
    game.act(Action::GiveUp { code, opening: None });
    let answer = |right, last| CheckedAnswer { after: 1, right, by: Some(3), last };
    let answers = vec![answer(false, false), answer(true, true)];
    let log = GameLog { ended: GameEnd::LastDitch, answers, ..game.log().unwrap() };
    let line = log.line().unwrap();
    let told = r#""answers":[{"after":1,"right":false,"by":3},{"after":1,"right":true,"by":3,"last":true}]"#;
    assert!(line.contains(told), "{line}");
    assert_eq!(GameLog::read(&line), Ok(log.clone()));
    let wrong = GameLog { answers: vec![answer(false, true)], ..log };
    assert!(GameLog::read(&wrong.line().unwrap()).is_err());
}

#[test]
fn a_log_that_is_too_long_for_a_line_is_refused() {
    let mut game = Game::first();
    for _ in 0..400 {
        game.test(&[(Ingredient::Sage, 1); 6], PotionSource::Cauldron);
    }
    game.test(&game.right(), PotionSource::Cauldron);
    assert_eq!(game.log().unwrap().line(), Err(GameLogError::Long(401)));
}

prop_compose! {
    fn any_test(players: u8, known: usize, longest: u8)(
        by in prop::option::of(0..players),
        kind in prop::sample::select(vec![PotionSource::Cauldron, PotionSource::Versatility, PotionSource::Guesser]),
        pours in prop::collection::vec((0..known, 1..=longest), 1..=MAX_POTION),
        counts in (0..=1u8, 0..1u8),
        reports in prop::collection::vec(
            (prop::sample::select(Effect::ALL.to_vec()), 0..4u8),
            0..4,
        ),
        mistyped in prop::bool::weighted(0.1),
    ) -> Test {
        let says = [ReportValue::Here, ReportValue::Yes, ReportValue::NothingToSay, ReportValue::Decoy];
        let report = |(by, place): (Effect, u8)| Report { by, says: says[usize::from(place)] };
        let pour = |(place, grown): (usize, u8)| PotionItem { ingredient: Ingredient::ALL[place], grown };
        Test {
            number: 0,
            by,
            kind,
            pours: pours.into_iter().map(pour).collect(),
            won: false,
            undergrown: counts.0,
            overgrown: counts.1,
            reports: reports.into_iter().map(report).collect(),
            mistyped,
        }
    }
}

prop_compose! {
    fn any_settings()(
        level in prop::sample::select(Level::ALL.to_vec()),
        edition in prop::sample::select(Edition::ALL.to_vec()),
        players in 1..=8u8,
    ) -> (Settings, Players) {
        (level.settings().in_edition(edition), Players::new(players).unwrap())
    }
}

prop_compose! {
    /// Arbitrary valid log.
    fn any_log()(of in any_settings())(
        log in prop::collection::vec(
            any_test(of.1.count(), of.0.ingredients().into(), of.0.length().longest()), 1..30),
        of in Just(of),
        id in any::<[u8; 8]>(),
        first in 1..1_000u32,
        mode in prop::sample::select(vec![Mode::Cooperative, Mode::Competitive, Mode::Solo]),
        ended in prop::sample::select(vec![
            GameEnd::Test, GameEnd::Answer, GameEnd::LastDitch, GameEnd::GivenUp, GameEnd::Lost,
        ]),
        checked in prop::option::of(0..99u32),
        answers in prop::collection::vec(any::<bool>(), 0..4),
        help in prop::option::of((0..9u32, 0..9u32, 0..9u32, 0..9u32)),
    ) -> GameLog {
        let (settings, players) = of;
        let mut log = log;
        for (test, number) in log.iter_mut().zip(first..) {
            test.number = number;
        }
        if let Some(last) = log.last_mut() {
            last.won = ended == GameEnd::Test;
            last.mistyped &= !last.won;
        }
        let answer = |last: bool| {
            CheckedAnswer { after: 1, right: false, by: last.then_some(0), last }
        };
        let mut answers: Vec<CheckedAnswer> = answers.into_iter().map(answer).collect();
        if matches!(ended, GameEnd::Answer | GameEnd::LastDitch) {
            let last = ended == GameEnd::LastDitch;
            answers.push(CheckedAnswer { right: true, ..answer(last) });
        }
        let help = help.map(|(hints, checks, suggestions, clues)| {
            HelpCounts { hints, checks, suggestions, clues }
        });
        GameLog {
            id: PuzzleId(id),
            settings,
            players,
            mode: if players == Players::ONE { Mode::Solo } else { mode },
            ended,
            checked,
            answers,
            help,
            log,
        }
    }
}

/// A changed byte can turn the following text into an escape, here a line break in a field name.
#[test]
fn a_name_with_a_line_end_is_told_in_one_line() {
    let line = r#"{"format":"cauldron-log","version":2,"\number":1}"#;
    let error = GameLog::read(line).unwrap_err().to_string();
    assert!(!error.contains('\n'), "{error}");
    let line = r#"{"format":"cauldron-log\n","version":2}"#;
    assert!(!GameLog::read(line).unwrap_err().to_string().contains('\n'));
}

proptest! {
    #[test]
    fn any_line_that_is_written_is_read_back_as_it_was(log in any_log()) {
        let line = log.line().unwrap();
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(GameLog::read(&line), Ok(log));
    }

    #[test]
    fn a_line_that_was_tampered_with_is_refused_or_means_something(
        log in any_log(), at in any::<prop::sample::Index>(), byte in 0x20..0x7f_u8,
    ) {
        let mut bytes = log.line().unwrap().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let line = String::from_utf8(bytes).unwrap();
        match GameLog::read(&line) {
            Ok(read) => prop_assert_eq!(GameLog::read(&read.line().unwrap()), Ok(read)),
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }

    #[test]
    fn a_torn_text_never_breaks_the_reader(text in "(CP99:)?[0-9A-Z/.:+%-]{0,80}") {
        let _ = GameLog::of_text(&text, None);
        let _ = GameLog::read(&text);
    }
}
