//! The same potions give the same results in the library, the program and the page.

use std::path::Path;

use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::Stream;
use cauldron_press::phone::json_api::JsonApi;
use cauldron_press::texts::Language;
use cauldron_press::witches::puzzle::{Ingredient, Potion, Verdict, parse_items};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;
use serde_json::{Value, json};

use super::browser::Page;
use super::games::{any_potion, sheet, verdict, winning_potion};
use super::host::Host;
use super::tools::{program, skip_without, stdout};
use super::words::{SAY, with_words};

const GAMES: usize = 40;
/// Number of potions per game, of which the last one wins.
const POTIONS: usize = 25;

/// Script that sends requests to the module in the same way as the page.
const DOOR: &str = r#"
const { body } = await fetch('/cauldron.wasm.gz');
const unpacked = new Response(body.pipeThrough(new DecompressionStream('gzip')));
const { instance } = await WebAssembly.instantiate(await unpacked.arrayBuffer());
const door = instance.exports;
const memory = (start, length) => new Uint8Array(door.memory.buffer, start, length);
const ask = request => {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  memory(door.reserve(bytes.length), bytes.length).set(bytes);
  const length = door.ask();
  return JSON.parse(new TextDecoder().decode(memory(door.reply(), length)));
};"#;

/// Script that tests potions in order and returns the reports of each.
const PLAY: &str = r#"
return arguments[0].map(({ code, potions }) => {
  let last = ask({ ask: 'open', code });
  potions.forEach((potion, i) => {
    last = ask({ ask: 'play', save: last.save, action: { do: 'test', number: i + 1, potion } });
    if (last.error) throw last.error;
  });
  const said = ({ id, name, tells }) => [id, say(name), say(tells)];
  return last.table.tests.map(test => ({ ...test, reports: test.reports.map(said) }));
});"#;

struct Case {
    sheet: Sheet,
    potions: Vec<Potion>,
}

impl Case {
    fn new(number: usize) -> Self {
        let seed = number as u64;
        let sheet = sheet(seed, Level::ALL[number % Level::ALL.len()], 1 + (number % 8) as u8);
        let puzzle = &sheet.game_data.puzzle;
        let mut stream = Stream::new(Seed(seed), "verdicts", 0);
        let mut potions = Vec::new();
        while potions.len() < POTIONS - 1 {
            let potion = any_potion(puzzle, 6, &mut stream);
            if !verdict(puzzle, &potion, potions.len() as u32 + 1).won {
                potions.push(potion);
            }
        }
        potions.push(winning_potion(puzzle, &sheet.answers[0], POTIONS as u32));
        Case { sheet, potions }
    }

    fn verdicts(&self) -> Vec<Value> {
        let verdict = |(i, potion): (usize, &Potion)| {
            let Verdict { won, undergrown, overgrown, reports } =
                verdict(&self.sheet.game_data.puzzle, potion, i as u32 + 1);
            let reports: Vec<_> =
                reports.iter().map(|r| json!([r.by.id(), r.says.to_string()])).collect();
            json!([won, undergrown, overgrown, reports])
        };
        self.potions.iter().enumerate().map(verdict).collect()
    }

    fn as_json(&self) -> Value {
        let potions: Vec<_> = self.potions.iter().map(|p| json!(p.items())).collect();
        json!({ "code": self.sheet.payload.to_string(), "potions": potions })
    }

    /// Results of `cauldron brew`.
    fn brewed(&self) -> Vec<Value> {
        let potions: Vec<String> = self
            .potions
            .iter()
            .map(|potion| {
                let pours = potion.items().iter();
                pours.map(|p| format!("{}:{} ", p.ingredient, p.grown)).collect()
            })
            .collect();
        let code = self.sheet.payload.to_string();
        let told = stdout(
            program::path(),
            Path::new("."),
            &["brew", "--json", &code, &potions.join("/ ")],
        );
        let told: Value = serde_json::from_str(&told).unwrap();
        let tests = told["tests"].as_array().unwrap().iter();
        tests.map(|test| told_verdict(test, |r| json!([r["effect"], r["says"]]))).collect()
    }
}

fn told_verdict(test: &Value, report: impl Fn(&Value) -> Value) -> Value {
    let reports: Vec<_> = test["reports"].as_array().unwrap().iter().map(report).collect();
    json!([test["won"], test["undergrown"], test["overgrown"], reports])
}

/// Splits a report of the page, such as `Detective: 2` or `Fence!`.
fn shown_report(report: &Value) -> Value {
    let [id, name, tells] = [0, 1, 2].map(|at| report[at].as_str().unwrap());
    let says = tells.strip_prefix(name).unwrap();
    json!([id, if says == "!" { "is here" } else { says.strip_prefix(": ").unwrap() }])
}

/// Starts a browser with the module and the messages.
fn module_in_a_browser() -> (Host, Page) {
    with_words(Language::first().source())
}

#[test]
pub fn the_module_is_of_this_version_of_the_library() {
    skip_without!("chromedriver", "chromium");
    let (_host, page) = module_in_a_browser();
    let told = page.js(&[DOOR, "return ask({ ask: 'about' })"].concat(), json!([]));
    let ours: Value = serde_json::from_str(&JsonApi::default().ask(r#"{"ask":"about"}"#)).unwrap();
    assert_eq!(told, ours, "run .ci/page-module");
}

#[test]
fn printed_sheets_play_in_the_browser() {
    skip_without!("chromedriver", "chromium");
    let (_host, page) = module_in_a_browser();
    plays_as_printed(&page, include_str!("../editions/1.json"));
}

/// Checks that the module gives the recorded results for the potions of an edition.
fn plays_as_printed(page: &Page, file: &str) {
    let printed: Value = serde_json::from_str(file).unwrap();
    let potion = |test: &Value| {
        let pours = parse_items(test[0].as_str().unwrap(), &Ingredient::ALL, 6).unwrap();
        json!(pours)
    };
    let games = printed.as_array().unwrap().iter();
    let asked: Vec<Value> = games
        .map(|game| {
            let potions: Vec<_> = game["tests"].as_array().unwrap().iter().map(potion).collect();
            json!({ "code": game["code"], "potions": potions })
        })
        .collect();
    let shown = page.js(&[DOOR, SAY, PLAY].concat(), json!([asked]));
    for (game, shown) in printed.as_array().unwrap().iter().zip(shown.as_array().unwrap()) {
        let said = game["tests"].as_array().unwrap().iter().map(|test| test[1].clone());
        let told = shown.as_array().unwrap().iter().map(|test| {
            if test["won"] == true {
                return "wins".to_owned();
            }
            let reports = test["reports"].as_array().unwrap().iter().map(|report| {
                let report = shown_report(report);
                format!("{}: {}", report[0].as_str().unwrap(), report[1].as_str().unwrap())
            });
            let counts = format!("{} under, {} over", test["undergrown"], test["overgrown"]);
            [counts].into_iter().chain(reports).collect::<Vec<_>>().join("; ")
        });
        assert_eq!(told.map(Value::from).collect::<Vec<_>>(), said.collect::<Vec<_>>());
    }
}

#[test]
fn a_thousand_potions_get_the_same_verdicts_in_the_browser_in_brew_and_in_the_library() {
    skip_without!("chromedriver", "chromium");
    let cases: Vec<Case> = (0..GAMES).map(Case::new).collect();
    let (_host, page) = module_in_a_browser();

    let asked: Vec<_> = cases.iter().map(Case::as_json).collect();
    let shown = page.js(&[DOOR, SAY, PLAY].concat(), json!([asked]));
    let mut all = 0;
    for (case, shown) in cases.iter().zip(shown.as_array().unwrap()) {
        let expected = case.verdicts();
        let shown = shown.as_array().unwrap().iter();
        let shown: Vec<_> = shown.map(|test| told_verdict(test, shown_report)).collect();
        assert_eq!(shown, expected, "the browser, game {:?}", case.sheet.options);
        assert_eq!(case.brewed(), expected, "brew, game {:?}", case.sheet.options);
        assert_eq!(expected.last().unwrap()[0], true);
        all += expected.len();
    }
    assert_eq!(all, GAMES * POTIONS);
}
