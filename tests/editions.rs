//! Printed sheets remain playable. The files contain codes of every edition with the results of
//! tests at the time they were made. From 1.0.0 on these files must not change. Codes of unreleased
//! versions before 1.0 are refused with one sentence.

use cauldron_press::common::edition::Edition;
use cauldron_press::common::players::Players;
use cauldron_press::phone::json_api::JsonApi;
use cauldron_press::witches::settings::Level;

use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::Stream;
use cauldron_press::seal::{CodeError, Cost, Payload};
use cauldron_press::witches::puzzle::{
    Ingredient, MAX_GROWN, PotionItem, ReportValue, parse_items, winning_potion,
};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::{
    Action, Keeper, PotionItemInput, PotionSource, Table, TableEvent,
};
use serde::{Deserialize, Serialize};

/// Files of an edition, one for each form in which its codes were printed.
fn files(edition: Edition) -> Vec<&'static str> {
    match edition {
        Edition::First => vec![include_str!("editions/1.json")],
    }
}

/// Codes of the editions and forms before 1.0, in arbitrary order.
const EARLIER: &str = include_str!("editions/before-1.0.json");

#[derive(Deserialize, Serialize)]
struct Printed {
    code: String,
    give_up: String,
    answer: String,
    /// Potions with the results of their tests.
    tests: Vec<(String, String)>,
}

fn told(test: &cauldron_press::witches::table::Test) -> String {
    if test.won {
        return "wins".into();
    }
    let counts = format!("{} under, {} over", test.undergrown, test.overgrown);
    let reports = test.reports.iter().map(|r| format!("{}: {}", r.by.id(), said(r.says)));
    [counts].into_iter().chain(reports).collect::<Vec<_>>().join("; ")
}

/// Text of a report as in the files. The program's messages may change, these texts may not.
fn said(says: ReportValue) -> String {
    match says {
        ReportValue::Here => "is here".into(),
        ReportValue::Number(number) => number.to_string(),
        ReportValue::NoNumber => "none".into(),
        ReportValue::NothingToSay => "nothing to say".into(),
        ReportValue::Yes => "YES".into(),
        ReportValue::No => "NO".into(),
        ReportValue::Decoy => "a decoy".into(),
        ReportValue::Random => "a random number this time".into(),
    }
}

/// Text of the result of a test.
fn tested(keeper: &Keeper, number: u32, pours: &[PotionItem]) -> String {
    let mut table = Table::new(keeper).from_number(number);
    let potion = pours.iter().map(PotionItemInput::from).collect();
    let action =
        Action::Test { number, potion, by: None, kind: PotionSource::Cauldron, sure: true };
    table.apply(keeper, &action).unwrap();
    told(&table.tests()[0])
}

#[test]
fn printed_sheets_of_every_edition_still_play() {
    for (edition, file) in Edition::ALL
        .into_iter()
        .flat_map(|edition| files(edition).into_iter().map(move |f| (edition, f)))
    {
        let printed: Vec<Printed> = serde_json::from_str(file).unwrap();
        assert!(printed.len() >= 18);
        for game in printed {
            let payload: Payload = game.code.parse().unwrap();
            assert_eq!(payload.edition(), edition);
            let keeper = Keeper::of_code(payload).unwrap();
            for (number, (potion, said)) in (1..).zip(&game.tests) {
                let pours = parse_items(potion, &Ingredient::ALL, 6).unwrap();
                assert_eq!(&tested(&keeper, number, &pours), said, "{} test {number}", game.code);
            }
            let answer = game.answer.split(' ').map(str::to_owned).collect();
            let mut table = Table::new(&keeper);
            assert_eq!(
                table.apply(&keeper, &Action::Check { number: 1, answer, by: None, opening: None }),
                Ok(TableEvent::Right)
            );
            let give_up = Action::GiveUp { code: game.give_up, opening: None };
            assert_eq!(table.apply(&keeper, &give_up), Ok(TableEvent::Open));
        }
    }
}

#[test]
fn codes_of_versions_before_the_first_release_are_refused_by_one_sentence() {
    let codes: Vec<String> = serde_json::from_str(EARLIER).unwrap();
    assert!(codes.len() > 90);
    let mut door = JsonApi::default();
    let sentence = CodeError::Earlier.to_string();
    for code in codes {
        for text in [code.clone(), code.to_lowercase(), format!("https://a.example/x#{code}")] {
            assert_eq!(text.parse::<Payload>(), Err(CodeError::Earlier), "{text}");
            let asked = serde_json::json!({ "ask": "open", "code": text }).to_string();
            let told: serde_json::Value = serde_json::from_str(&door.ask(&asked)).unwrap();
            assert_eq!(told["trouble"], "input", "{told}");
            assert!(told.to_string().contains("play-code-earlier"), "{told}");
        }
        // An old code with a new prefix is invalid too.
        let renamed = format!("CP1:{}", code.split_once(':').unwrap().1);
        assert!(renamed.parse::<Payload>().is_err(), "{renamed}");
    }
    assert!(sentence.contains("before 1.0") && !sentence.contains(". "), "{sentence}");
}

#[test]
fn the_page_says_which_edition_it_plays() {
    assert!(
        JsonApi::default()
            .ask(r#"{"ask":"about"}"#)
            .contains(&format!("\"edition\":{}", Edition::LATEST))
    );
}

/// The form of codes may change within an edition, but the game of a seed may not. For a new
/// edition with an empty file, the failure message contains the file's contents.
#[test]
fn seeds_mean_in_the_latest_edition_what_its_file_holds() {
    let anew: Vec<Printed> = (0..24).map(print).collect();
    let file: Vec<Printed> = serde_json::from_str(files(Edition::LATEST)[0]).unwrap();
    let plays = |games: &[Printed]| -> Vec<_> {
        games.iter().map(|game| (game.answer.clone(), game.tests.clone())).collect()
    };
    assert!(plays(&file) == plays(&anew), "{}", serde_json::to_string_pretty(&anew).unwrap());
}

fn print(number: u64) -> Printed {
    let sheet = Sheet::make_at_cost(
        &SheetOptions {
            players: Players::new(1 + (number % 8) as u8).unwrap(),
            settings: Level::ALL[(number % 6) as usize].settings(),
            ..SheetOptions::new(Seed(2_000 + number))
        },
        Cost::new(1, 1).unwrap(),
    )
    .unwrap();
    let (puzzle, keeper) = (&sheet.game_data.puzzle, Keeper::of_sheet(&sheet));
    let mut stream = Stream::new(Seed(number), "printed", 0);
    let right = winning_potion(puzzle, &sheet.answers[0]).unwrap().items().to_vec();
    let mut any = || {
        let size = 1 + stream.below(6);
        let pour = |_| PotionItem {
            ingredient: puzzle.ingredients()[stream.below(puzzle.ingredients().len())],
            grown: 1 + stream.below(MAX_GROWN.into()) as u8,
        };
        (0..size).map(pour).collect::<Vec<_>>()
    };
    let potions: Vec<Vec<PotionItem>> = (0..27).map(|_| any()).chain([right]).collect();
    let text = |pours: &[PotionItem]| {
        let words = pours.iter().map(|p| format!("{}:{}", p.ingredient.id(), p.grown));
        words.collect::<Vec<_>>().join(" ")
    };
    let tests = (1..).zip(&potions).map(|(n, p)| (text(p), tested(&keeper, n, p)));
    Printed {
        code: sheet.code(),
        give_up: sheet.give_up.to_string(),
        answer: sheet.answers[0].iter().map(|i| i.id()).collect::<Vec<_>>().join(" "),
        tests: tests.collect(),
    }
}
