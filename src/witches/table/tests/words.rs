//! Checks that all texts of a table are messages that a language can translate.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use super::*;
use crate::common::players::{Identity, Players};
use crate::common::seed::SeedError;
use crate::game::Rejection;
use crate::seal::letters::CodeKind;
use crate::seal::read::ReadError;
use crate::seal::{CodeError, LettersError, OpenError};
use crate::texts::marked::{accented, assert_marked};
use crate::texts::{Language, Message, Value, msg};
use crate::witches::board::Special;
use crate::witches::puzzle::{
    Ingredient, NameError, PotionError, PotionTextError, PuzzleError, RecipeError,
};
use crate::witches::settings::Level;

/// Asserts that JSON for screens contains only keys of messages, identifiers and numbers.
fn assert_data(name: &str, json: &Json) {
    match json {
        Json::Object(fields) => {
            if let Some(key) = fields.get("key").and_then(Json::as_str) {
                let source = Language::first().source();
                assert!(source.contains(&format!("\n{key} = ")), "{key} is in no file");
            }
            fields.iter().for_each(|(name, value)| assert_data(name, value));
        }
        Json::Array(values) => values.iter().for_each(|value| assert_data(name, value)),
        Json::String(text) if !matches!(name, "code" | "label") => {
            let identifier = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(text.chars().all(identifier), "{name}: {text:?}");
        }
        _ => {}
    }
}

#[test]
fn screens_get_messages_and_no_sentences() {
    for (level, players) in Level::ALL.into_iter().zip(Players::all()) {
        for referee in [false, true] {
            let sheet = sheet(5, level, players.count(), referee);
            for keeper in
                [Keeper::of_sheet(&sheet), Keeper::of_code(sheet.payload.clone()).unwrap()]
            {
                let game = serde_json::to_value(describe(&keeper)).unwrap();
                assert_data("game", &game);
                let mut table = Table::new(&keeper);
                let herbs = keeper.ingredients().iter().map(|&herb| pour(herb, 1)).collect();
                let action = test(&table, herbs, PotionSource::Cauldron);
                if keeper.can_test() {
                    table.apply(&keeper, &action).unwrap();
                    let code = Action::GiveUp { code: sheet.give_up.to_string(), opening: None };
                    let _ = table.apply(&keeper, &code);
                }
                let view = serde_json::to_value(TableView::new(&table, &keeper)).unwrap();
                assert_data("table", &view);
            }
        }
    }
}

#[test]
fn the_solution_is_said() {
    let (sheet, ..) = first_game(2);
    for part in Solution::new(&sheet.game_data.puzzle, sheet.answers).ingredients {
        assert_marked(&accented().format(&part.role()), &[]);
    }
}

/// Returns every refusal. Typed texts, and details of damage that have no translation, are `zz`.
fn refusals() -> Vec<Message> {
    let typed = || "zz".to_owned();
    let all = || vec![Ingredient::Sage, Ingredient::Mint];
    let (ingredient, longest) = (Ingredient::Sage, 4);
    let mut refusals: Vec<Message> = [
        CodeError::Foreign,
        CodeError::Character('z'),
        CodeError::CutOff { have: 1, need: 2 },
        CodeError::Damaged,
        CodeError::Earlier,
        CodeError::NewerForm(3),
        CodeError::NewerEdition(3),
        CodeError::OtherGame(3),
        CodeError::Tale,
        CodeError::Cost { mebibytes: 1, passes: 1 },
        CodeError::Impossible(msg::play_over()),
    ]
    .map(|error| PlayError::Code(error).message())
    .to_vec();
    let opening = [
        OpenError::WrongAnswer,
        OpenError::NeedsOpening,
        OpenError::WrongGiveUpCode,
        OpenError::NoSeal,
        OpenError::NoPlay,
        OpenError::Forged,
        OpenError::Memory(1),
    ];
    refusals.extend(opening.map(|error| PlayError::Open(error).message()));
    for kind in [CodeKind::GiveUp, CodeKind::Opening, CodeKind::Key] {
        let errors = [
            LettersError::Length { kind, text: typed(), count: 3 },
            LettersError::Character { kind, text: typed(), found: 'z' },
            LettersError::Typo { kind, text: typed() },
        ];
        refusals.extend(errors.map(|error| PlayError::Letters(error).message()));
    }
    refusals.push(LettersError::EarlierKey.message());
    let pictures = [
        ReadError::NotAnImage,
        ReadError::Damaged(typed()),
        ReadError::TooLarge,
        ReadError::NoQr,
        ReadError::Foreign,
        ReadError::Several(2),
    ];
    refusals.extend(pictures.map(|error| error.message()));
    refusals.push(msg::play_code_not_on_page());
    let names = [
        NameError::Missing { all: all() },
        NameError::Ambiguous { text: typed(), candidates: all() },
        NameError::Misspelt { text: typed(), nearest: ingredient },
        NameError::Unknown { text: typed(), all: all() },
    ];
    refusals.extend(names.map(|error| PlayError::Name(error).message()));
    let potions = [
        PotionError::Empty,
        PotionError::TooLarge(13),
        PotionError::Grown { ingredient, grown: 9, longest },
        PotionError::Foreign(ingredient, &Ingredient::ALL),
    ];
    refusals.extend(potions.map(|error| PlayError::Potion(error).message()));
    let dots = PotionTextError::Dots { ingredient, dots: typed(), longest };
    refusals.extend([dots.message(), PotionTextError::NoDots { ingredient, longest }.message()]);
    let rest = [
        PlayError::Puzzle(PuzzleError::new(msg::play_puzzle_pair())),
        PlayError::Stale(1),
        PlayError::StaleNaming,
        PlayError::NobodyNames,
        PlayError::ModeFixed,
        PlayError::NotWon,
        PlayError::NoTurn(31, 30),
        PlayError::Over,
        PlayError::Witch(3, 2),
        PlayError::Nobody,
        PlayError::Unnamed,
        PlayError::Poisoned,
        PlayError::Alone,
        PlayError::NoSpecial(Special::Guesser),
        PlayError::NotAlone(2),
        PlayError::Recipe(RecipeError::Length { given: 3, lengths: 4..=6 }),
        PlayError::Recipe(RecipeError::Length { given: 3, lengths: 4..=4 }),
        PlayError::Recipe(RecipeError::Twice(ingredient)),
        PlayError::Recipe(RecipeError::Foreign(ingredient, &Ingredient::ALL)),
        PlayError::LogFull(500),
        PlayError::Column(7, 6),
        PlayError::OnlyName,
        PlayError::NamingsUsed(2),
        PlayError::LastNamingUsed,
        PlayError::NothingToUndo,
        PlayError::NoHelp,
        PlayError::HintMoved,
        PlayError::NotOver,
        PlayError::Size(13, 12),
        PlayError::ClueGiven(0),
        PlayError::NoClueOf(0),
        PlayError::NoClue,
        PlayError::NotBehind,
        PlayError::NoRoom(msg::play_guessers_used()),
        PlayError::NoCauldron(7, 6),
        PlayError::NoTest(9),
        PlayError::Closed,
        PlayError::NothingToTakeBack,
        PlayError::Stored(Damage::Text(typed())),
        PlayError::Stored(Damage::Earlier),
        PlayError::Stored(Damage::Newer),
        PlayError::Unstorable(Damage::Impossible),
        PlayError::Limit(msg::play_grown_too_far(ingredient.name(), 5, 4)),
        PlayError::Limit(msg::play_guesser_potion()),
        PlayError::Limit(msg::play_guessers_used()),
        PlayError::Limit(msg::play_not_hers(Identity::of(0).name())),
        PlayError::Limit(msg::play_versatility_used(1)),
        PlayError::Limit(msg::play_versatility_used(2)),
        PlayError::Limit(msg::play_printed_first()),
        PlayError::Limit(msg::play_no_cauldron_or_larger(2, msg::play_cauldrons_none())),
        PlayError::Limit(msg::play_no_cauldron_or_larger(2, msg::play_cauldrons_or_larger(1, 2))),
    ];
    refusals.extend(rest.map(|error| error.message()));
    let ruling = Rejection::input(msg::play_no_ruling());
    let [typo, form] = [SeedError::Typo(typed()), SeedError::Empty].map(Rejection::from);
    for refused in [Rejection::request("zz"), Rejection::stored("zz"), ruling, typo, form] {
        let Value::Message(message) = refused.reason else { panic!("{refused} is no message") };
        refusals.push(message);
    }
    refusals
}

fn keys(message: &Message, all: &mut BTreeSet<&'static str>) {
    all.insert(message.key());
    message.values().iter().for_each(|(_, value)| keys_of(value, all));
}

fn keys_of(value: &Value, all: &mut BTreeSet<&'static str>) {
    match value {
        Value::Message(message) => keys(message, all),
        Value::List(values) => values.iter().for_each(|value| keys_of(value, all)),
        Value::Text(_) | Value::Number(_) => {}
    }
}

#[test]
fn every_refusal_is_said() {
    let mut said = BTreeSet::new();
    // Identifiers of ingredients can be typed in every language, and codes have one form.
    let data =
        ["sage", "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789", "ABCD-EFGH-JKMN-PQRS", "ABCD-EFGH"];
    for refusal in refusals() {
        assert_marked(&accented().format(&refusal), &data.map(str::to_owned));
        keys(&refusal, &mut said);
    }
    let lines = Language::first().source().lines();
    // All reasons for a damaged content of a code have the same form and no values, so one of them
    // is enough. Names of columns are not refusals.
    let known = |key: &&str| {
        let prefixes = ["play-puzzle-", "play-code-impossible-", "play-column"];
        prefixes.iter().any(|prefix| key.starts_with(prefix))
    };
    let keys = lines.filter_map(|line| Some(line.split_once(" = ")?.0));
    for key in keys.filter(|key| !known(key)) {
        assert!(!key.starts_with("play-") || said.contains(key), "nothing here says {key}");
    }
}
