//! Wishes of all kinds, their results from the library, and the comparison with those of a module.

use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::page::{Ink, Theme};
use cauldron_press::phone::press_api;
use cauldron_press::texts::Language;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::tools;

/// Reply to a wish, and the digest of its files.
pub type Made = (String, String);

/// A few parameters of each kind, or hundreds with `CAULDRON_LONG_TESTS=1`.
pub fn all() -> Vec<Value> {
    (0..if tools::long::is_long() { 320 } else { 24 }).map(params).collect()
}

/// Results of the library.
pub fn made(all: &[Value]) -> Vec<Made> {
    let made = map_on(Threads::all(), all, |params| {
        let reply = press_api::ask(&params.to_string());
        let digest = Sha256::digest(&reply.bytes);
        let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok::<_, ()>((reply.json, digest))
    });
    made.unwrap()
}

/// Compares the results of a module with those of the library.
#[track_caller]
pub fn compare(all: &[Value], own: &[Made], module: &[Made]) {
    assert_eq!(all.len(), module.len());
    let (mut others, mut made) = (Vec::new(), 0);
    for ((params, own), module) in all.iter().zip(own).zip(module) {
        made += usize::from(own.0.contains("\"length\""));
        if own != module {
            others.push(format!("{params}\n  library: {}\n  module: {}", own.0, module.0));
        }
    }
    assert!(others.is_empty(), "{} of {}:\n{}", others.len(), all.len(), others.join("\n"));
    assert!(10 * made >= 9 * all.len(), "{made} of {} could be made", all.len());
}

/// Wish by number. Each value of an option is combined with many values of the others.
fn params(number: usize) -> Value {
    fn of<T: Clone>(all: &[T], number: usize) -> T {
        all[number % all.len()].clone()
    }
    let themes: Vec<&str> = Theme::names().collect();
    let languages: Vec<&str> = Language::all().iter().map(Language::tag).collect();
    let theme = of(&themes, number / 3);
    // This theme exists in English only.
    let lang = if theme == "space-laboratory" { "en-GB" } else { of(&languages, number) };
    let level = number * 5 % 6;
    match number % 24 {
        7 => {
            return json!({ "ask": "race", "seed": number, "lang": lang, "theme": theme,
                "players": 2 + number % 3, "minutes": 10, "backs": true });
        }
        15 => {
            return json!({ "ask": "booklet", "seed": number, "lang": lang, "theme": theme,
                "games": 2, "levels": [level, 0], "answers": "referee", "zip": false });
        }
        23 => {
            return json!({ "ask": "booklet", "seed": number, "lang": lang, "theme": theme,
                "games": 2, "level": level, "zip": true });
        }
        _ => {}
    }
    let mut params = json!({
        "ask": if number % 9 == 8 { "preview" } else { "print" },
        "seed": number,
        "level": level,
        "players": 1 + number * 3 % 8,
        "lang": lang,
        "theme": theme,
        "paper": of(&["a4", "letter", "a3", "b4", "tabloid"], number / 2),
        "duplex": of(&["long-edge", "short-edge"], number / 5),
        "standard": of(&["plain", "plain", "pdf-x4", "pdf-a2"], number / 4),
        "bleed": of(&[0, 0, 3], number),
        "large-print": number % 11 == 10,
        "answer-sheet": number % 4 == 1,
        "sealed-answers": level == 0 && number % 4 == 2,
        "base-url": of(&[None, Some("https://example.org/play")], number / 7),
    });
    // Without an explicit ink, the theme's is used.
    if !number.is_multiple_of(5) {
        params["ink"] = json!(of(&Ink::ALL, number).word());
    }
    if number % 10 == 9 {
        params["ingredients"] = json!(4 + number / 10 % 7);
        params["answers"] = json!(1 + number / 10 % 4);
    }
    if number % 8 == 3 {
        params["layout"] = json!(of(&["2-up", "saddle", "fold-over", "cut-stack"], number / 8));
        params["html"] = json!(true);
    }
    if number % 16 == 4 {
        params["turns"] = json!("..60");
    }
    if number % 6 == 5 {
        let back = json!({ "x": 0.7, "y": -1.3, "turn": 0.35 });
        params["corrections"] = json!({ "upright": back, "wide": back });
    }
    params
}
