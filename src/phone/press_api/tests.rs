//! Tests of the JSON interface to the press: results are equal to those of the library.

use super::*;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::page::{DrawOptions, Ink, PaperSize};
use crate::press::{Paper, PrintOptions};
use crate::witches::series::SeriesOptions;
use crate::witches::settings::Level;
use crate::witches::sheet::{Sheet, SheetOptions};
use crate::witches::test_methods::Extras;

fn said(params: &Value) -> Value {
    serde_json::from_str(&ask(&params.to_string()).json).unwrap()
}

#[test]
fn params_make_what_the_library_makes_of_them() {
    let params = json!({ "ask": "print", "seed": "7", "level": 2, "players": 3, "lang": "de",
        "paper": "a3", "ink": "gray", "effects": "none", "sealed-answers": true });
    let reply = ask(&params.to_string());
    let german = Language::of("de").unwrap();
    let settings = SeriesOptions {
        levels: Level::AmateurWitch.into(),
        effects: Some("none".parse().unwrap()),
        ..SeriesOptions::default()
    };
    let sheet = Sheet::make(&SheetOptions {
        players: Players::new(3).unwrap(),
        settings: settings.settings(0).unwrap(),
        language: german.number(),
        extras: Extras { sealed: true, ..Extras::default() },
        ..SheetOptions::new(Seed(7))
    })
    .unwrap();
    let a3: Paper = "a3".parse().unwrap();
    let draw = DrawOptions {
        paper: a3.size().unwrap(),
        ink: Ink::Gray,
        language: german,
        ..DrawOptions::default()
    };
    let print = PrintOptions { draw, dpi: None, svg: None, ..PrintOptions::default() };
    let view = sheet.view().unwrap();
    let mut expected = sheet.print_view(&view, &print).unwrap().pdf;
    let first = expected.len();
    expected.extend(sheet.print_sealed(&view, &print).unwrap().pdf);
    assert!(reply.bytes == expected);
    let told: Value = serde_json::from_str(&reply.json).unwrap();
    assert_eq!(told["files"][0]["length"], first);
    assert_eq!(told["sheet"]["label"], sheet.label());
    assert_ne!(a3.size().unwrap(), PaperSize::A4);
}

#[test]
fn a_preview_is_a_drawing_of_each_page() {
    let reply = ask(&json!({ "ask": "preview", "seed": 1 }).to_string());
    let told: Value = serde_json::from_str(&reply.json).unwrap();
    let files = told["files"].as_array().unwrap();
    assert!(files.len() >= 5, "{told}");
    let mut rest = &*reply.bytes;
    for file in files {
        let length = usize::try_from(file["length"].as_u64().unwrap()).unwrap();
        let (page, more) = rest.split_at(length);
        assert!(page.starts_with(b"<svg"), "{file}");
        let title = file["title"].as_str().unwrap();
        assert!(String::from_utf8_lossy(page).contains(title), "{file}");
        let ending = format!("-{}.svg", file["page"].as_str().unwrap());
        assert!(file["name"].as_str().unwrap().ends_with(&ending), "{file}");
        rest = more;
    }
    assert!(rest.is_empty());
}

#[test]
fn what_cannot_be_made_is_refused_in_a_sentence() {
    for (name, value, part) in [
        ("seed", json!("witch"), "witch"),
        ("level", json!(6), "6"),
        ("players", json!(9), "9"),
        ("ingredients", json!(11), "11"),
        ("lang", json!("xx"), "no language"),
        ("theme", json!("/etc"), "/etc"),
        ("ink", json!("blood"), "no ink"),
        ("paper", json!("a6"), "a6"),
        ("bleed", json!(11), "11"),
        ("standard", json!("pdf"), "standard"),
        ("standard", json!("pdf-vt1"), "does not print pdf-vt1"),
        ("base-url", json!("https://a b/"), "names no web server"),
        ("oracle", json!(true), "oracle"),
        ("sealed-answers", json!(true), "effects"),
        ("colour", json!(1), "colour"),
        ("players", json!([]), "players"),
        ("ask", json!("dance"), "dance"),
    ] {
        let mut params = json!({ "ask": "print", "seed": 1, "level": 5 });
        params[name] = value;
        let told = said(&params);
        let error = told["error"].as_str().unwrap_or_default();
        assert!(error.contains(part), "{name}: {told}");
    }
    assert_eq!(said(&json!({ "ask": "print" }))["error"], "name a seed");
    for broken in ["", "{", "[]", "null", "\u{0}"] {
        assert!(ask(broken).json.contains("error"), "{broken:?}");
    }
}

#[test]
fn a_language_says_why_not() {
    let told = said(&json!({ "ask": "print", "seed": 1, "lang": "fr", "paper": "a6" }));
    let error = "a6".parse::<Paper>().unwrap().for_pages().unwrap_err();
    assert_eq!(told["error"], Language::of("fr").unwrap().format(&error.message()));
}

#[test]
fn nothing_is_missing_where_all_is_embedded() {
    let told = said(&json!({ "ask": "about" }));
    assert_eq!(told["missing-fonts"], json!([]));
    let wanted = said(&json!({ "ask": "wanted-fonts", "text": "Олена" }));
    assert_eq!(wanted, json!({ "fonts": [] }));
    let names = json!(["Олена", "Mia 🦄", "\u{202e}evil", "Ꭰ", "© Åsa", ""]);
    let told_names = said(&json!({ "ask": "unprintable", "names": names }));
    let signs = json!([null, "🦄 (U+1F984)", "U+202E", "Ꭰ (U+13A0)", null, null]);
    assert_eq!(told_names, json!({ "signs": signs }));
    assert!(told["languages"].as_array().unwrap().iter().all(|own| own["here"] == true));
    assert!(hand_in_font(5, Vec::new()).json.contains("no font is missing"));
    assert_eq!(told["missing-colours"], false);
    assert!(hand_in_language("language-tag = xx").json.contains("language-name"));
    assert!(hand_in_language(Language::first().source()).json.contains("places of hyphens"));
    assert!(hand_in_colours(b"colours".to_vec()).json.contains("no colours of a press"));
}

/// Returns the names of the files of a reply.
fn names(told: &Value) -> Vec<&str> {
    let files = told["files"].as_array().into_iter().flatten();
    files.map(|file| file["name"].as_str().unwrap()).collect()
}

#[test]
fn a_preview_is_of_the_same_pages_as_the_print() {
    let params = |ask: &str| {
        json!({ "ask": ask, "seed": 3, "level": 5, "players": 2, "theme": "herbarium",
            "large-print": true, "answer-sheet": true, "layout": "2-up", "fit": true, "html": true })
    };
    let (printed, preview) = (said(&params("print")), said(&params("preview")));
    let name = printed["files"][0]["name"].as_str().unwrap().strip_suffix(".pdf").unwrap();
    assert!(name.ends_with("-2p-large-print-2-up-fit-herbarium"), "{name}");
    assert!(names(&printed)[1].contains("-answers-large-print-2-up-fit-herbarium.pdf"));
    assert!(names(&printed)[2].ends_with("-level5-2p.html"), "{printed}");
    assert_eq!(names(&preview)[0], format!("{name}-front.svg"), "{preview}");
    assert!(names(&preview).iter().all(|name| name.ends_with(".svg")));
    assert_eq!(printed["sheet"], preview["sheet"]);
}

#[test]
fn offers_are_what_would_be_taken() {
    let params = json!({ "ask": "offers", "lang": "de", "level": 3 });
    let offers = said(&params);
    assert_eq!(offers["levels"][5]["word"], "high-witch");
    assert_eq!(offers["levels"][1]["name"], "Neuling");
    assert_eq!(offers["limits"]["ingredients"], json!([5, 10]));
    let taken = |name: &str, value: &Value, also: &Value| {
        let mut params = json!({ "ask": "offers" });
        params[name] = value.clone();
        also.as_object()
            .into_iter()
            .flatten()
            .for_each(|(name, value)| params[name] = value.clone());
        let told = said(&params);
        assert!(told["error"].is_null(), "{params}: {told}");
    };
    for (list, name, part, also) in [
        ("levels", "level", "level", json!({})),
        ("levels", "level", "word", json!({})),
        ("players", "players", "", json!({})),
        ("lengths", "length", "", json!({ "ingredients": 8 })),
        ("decoys", "decoys", "", json!({})),
        ("effects", "effects", "", json!({})),
        ("themes", "theme", "theme", json!({ "lang": "en" })),
        ("inks", "ink", "", json!({})),
        ("papers", "paper", "paper", json!({})),
        ("sheets", "sheet", "paper", json!({})),
        ("standards", "standard", "", json!({})),
        ("duplex", "duplex", "", json!({})),
        ("layouts", "layout", "", json!({})),
        ("marks", "marks", "", json!({})),
    ] {
        let all = offers[list].as_array().unwrap();
        assert!(all.len() >= 2, "{list}");
        for one in all {
            taken(name, if part.is_empty() { one } else { &one[part] }, &also);
        }
    }
    for (level, sealed, oracle) in [(0, true, true), (1, false, false)] {
        let may = said(&json!({ "ask": "offers", "level": level }))["may"].clone();
        assert_eq!((&may["sealed-answers"], &may["oracle"]), (&json!(sealed), &json!(oracle)));
    }
    let space = said(&json!({ "ask": "offers", "lang": "pl" }))["themes"].clone();
    let may = |name: &str| {
        space.as_array().unwrap().iter().find(|one| one["theme"] == name).unwrap()["may"].clone()
    };
    assert_eq!((may("usual"), may("space-laboratory")), (json!(true), json!(false)));
}

#[test]
fn a_day_is_what_its_sheet_is_made_of() {
    use crate::witches::daily::Day;
    for players in Players::all() {
        let day = said(&json!({ "ask": "day", "date": "2026-11-22", "players": players }));
        let seed = Day::of("2026-11-22".parse().unwrap(), players).unwrap().seed;
        assert_eq!(day, json!({ "date": "2026-11-22", "seed": seed, "level": 5 }));
    }
    let day = said(&json!({ "ask": "day", "date": "2026-11-22" }));
    let early = said(&json!({ "ask": "day", "date": "2025-01-01", "lang": "de" }));
    assert!(early["error"].as_str().unwrap().contains("2026-01-01"), "{early}");
    let mut params = day;
    params["ask"] = json!("offers");
    params.as_object_mut().unwrap().remove("date");
    assert!(said(&params)["error"].is_null());
}

#[test]
fn an_ordered_sheet_tells_the_seed_that_was_found() {
    let order = json!({ "ask": "preview", "seed": 4, "level": 1, "difficulty": "4" });
    let told = said(&order);
    let seed = told["seed"].as_str().unwrap_or_default().to_owned();
    assert!(!seed.is_empty() && seed != Seed(4).to_string(), "{told}");
    assert_eq!(told["sheet"]["rating"]["difficulty"], 4, "{told}");
    let again = said(&json!({ "ask": "preview", "seed": seed, "level": 1 }));
    assert_eq!(again["files"], told["files"]);
}

#[test]
fn a_sheet_as_it_is_drawn_has_no_rating_and_no_order() {
    let drawn = json!({ "ask": "preview", "seed": 4, "level": 1, "as-drawn": true, "fresh": true });
    let told = said(&drawn);
    assert_eq!(told["seed"], json!(Seed(4)));
    assert_eq!(told["sheet"].get("rating"), None);
    let ordered = json!({ "ask": "print", "seed": 4, "as-drawn": true, "difficulty": "2" });
    let refused = said(&ordered);
    assert!(refused["error"].as_str().unwrap().contains("cannot be ordered"), "{refused}");
}

/// A game that was not chosen is the first one that satisfies the checks of its level, as in the
/// command-line program.
#[test]
fn a_fresh_sheet_is_one_of_its_level() {
    use crate::common::threads::Threads;
    let fresh = |lang: &str| {
        said(&json!({ "ask": "preview", "seed": 4, "level": 2, "fresh": true, "lang": lang }))
    };
    let told = fresh("en");
    let options = SeriesOptions { levels: Level::AmateurWitch.into(), ..SeriesOptions::default() };
    let series = crate::witches::series::WitchesSeries::new(options).unwrap();
    let found =
        crate::game::seed_list::drawn_seeds(&series, Seed(4), 1, true, Threads::ONE).unwrap();
    assert_eq!(told["seed"], json!(found[0]));
    assert_eq!(fresh("de")["seed"], told["seed"]);
    let again = said(&json!({ "ask": "preview", "seed": found[0], "level": 2 }));
    assert_eq!(again["files"], told["files"]);
    let taken = said(&json!({ "ask": "preview", "seed": 4, "level": 2 }));
    assert_eq!(taken["seed"], json!(Seed(4)));
    assert_ne!(taken["seed"], told["seed"]);
}

#[test]
fn layouts_and_texts_are_refused_where_they_cannot_be() {
    for (lang, name, value, part) in [
        ("en", "layout", json!("sadle"), "saddle"),
        ("de", "signature", json!(3), "saddle"),
        ("en", "signature", json!(0), "signature has to be"),
        ("en", "thickness", json!("wide"), "0 to 2 mm"),
        ("en", "gutter", json!(-1), "0 to 100 mm"),
        ("en", "margin", json!(5), "use it with fit"),
        ("en", "marks", json!("bleed"), "mark"),
        ("en", "sheet", json!("napkin"), "paper size"),
        ("de", "braille", json!(true), "English"),
        ("en", "difficulty", json!("9"), "no difficulty"),
    ] {
        let mut params = json!({ "ask": "print", "seed": 1, "lang": lang });
        params[name] = value;
        let told = said(&params);
        assert!(told["error"].as_str().unwrap_or_default().contains(part), "{params}: {told}");
    }
    let small = json!({ "ask": "preview", "seed": 1, "paper": "a3", "sheet": "a4" });
    assert!(said(&small)["error"].as_str().unwrap().contains("a4"), "{small}");
}

#[test]
fn a_booklet_in_steps_is_the_one_that_is_made_at_once() {
    let params = |ask: &str| {
        json!({ "ask": ask, "seed": 5, "games": 3, "ramp": "0..2", "answers": "referee",
            "lang": "fr", "title": "Le Lion", "layout": "saddle" })
    };
    let whole = ask(&params("booklet").to_string());
    let told: Value = serde_json::from_str(&whole.json).unwrap();
    assert!(whole.bytes.starts_with(b"%PDF-"), "{told}");
    assert_eq!((&told["files"][0]["name"], &told["done"]), (&json!("booklet.pdf"), &json!(3)));
    assert_eq!(told["bound"][2]["facts"]["level"], 2);
    let begun = said(&params("booklet-begin"));
    assert_eq!((&begun["done"], &begun["games"]), (&json!(0), &json!(3)));
    for done in 1..=3 {
        let step = said(&json!({ "ask": "booklet-step" }));
        assert_eq!((&step["done"], &step["seeds"]), (&json!(done), &begun["seeds"]));
    }
    assert_eq!(ask(r#"{"ask":"booklet-end"}"#), whole);
    assert_eq!(said(&json!({ "ask": "booklet-end" }))["error"], "no booklet was begun");
    assert!(said(&params("booklet-begin"))["error"].is_null());
    assert_eq!(said(&json!({ "ask": "booklet-stop" })), json!({}));
    assert!(said(&json!({ "ask": "booklet-step" }))["error"].is_string());
}

/// A browser tells that a thick booklet is split into signatures, as the program does.
#[test]
fn a_thick_booklet_has_advice_for_its_binder() {
    let told = |lang: &str, games: u32, signature: Value| {
        let mut request = json!({ "ask": "booklet", "seed": 7, "games": games, "answers": "none",
            "ingredients": 7, "lang": lang, "layout": "saddle" });
        if !signature.is_null() {
            request["signature"] = signature;
        }
        said(&request)["advice"].clone()
    };
    let thick = told("en", 15, Value::Null);
    assert!(thick.as_str().is_some_and(|text| text.contains("2 signatures of at most")), "{thick}");
    assert_eq!(told("en", 2, Value::Null), Value::Null);
    assert_eq!(told("de", 2, json!(1)), Value::Null);
}

#[test]
fn files_of_games_are_called_by_their_owners() {
    let params = json!({ "ask": "booklet", "seed": 7, "players": 2, "zip": true,
        "names": "Ada\n\n  Béla / C.\n" });
    let told = said(&params);
    assert_eq!(told["files"][0]["name"], "games.zip", "{told}");
    assert_eq!(told["names"], json!(["game-1-Ada.pdf", "game-2-Béla-C.pdf"]));
}

#[test]
fn booklets_are_refused_where_they_cannot_be() {
    for (also, part) in [
        (json!({ "games": 51 }), "1 to 50"),
        (json!({ "games": 0 }), "1 to 50"),
        (json!({ "games": "many" }), "1 to 50"),
        (json!({ "level": 1, "ramp": "0..5" }), "leave the others out"),
        (json!({ "levels": [0, 6] }), "6"),
        (json!({ "levels": [] }), "levels"),
        (json!({ "ramp": "0-5" }), "0..5"),
        (json!({ "equal": true, "ladder": true }), "choose one"),
        (json!({ "seeds": [1, 2] }), "leave out seed"),
        (json!({ "answers": "all" }), "answers"),
        (json!({ "title": "" }), "empty"),
        (json!({ "names": ["Ada"], "games": 2 }), "each name"),
        (json!({ "names": [] }), "1 to 50"),
        (json!({ "names": ["A\tb"] }), "line"),
        (json!({ "names": 7 }), "names"),
        (json!({ "large-print": true, "paper": "a3" }), "14 points"),
    ] {
        let mut params = json!({ "ask": "booklet-begin", "seed": 1 });
        let also = also.as_object().unwrap();
        also.iter().for_each(|(name, value)| params[name] = value.clone());
        let told = said(&params);
        assert!(told["error"].as_str().unwrap_or_default().contains(part), "{params}: {told}");
    }
    let alike = said(&json!({ "ask": "booklet-begin", "seeds": "4 # twice\n\n4\n" }));
    assert!(alike["error"].as_str().unwrap().contains("twice"), "{alike}");
    assert_eq!(said(&json!({ "ask": "booklet-begin" }))["error"], "name a seed");
}

#[test]
fn races_are_refused_where_they_cannot_be() {
    for (also, part) in [
        (json!({ "turns": 10, "minutes": 10 }), "leave one out"),
        (json!({ "minutes": 0 }), "1 to 10000"),
        (json!({ "minutes": 9000 }), "9000"),
        (json!({ "cards": "blue" }), "full, pale"),
        (json!({ "count": 51 }), "1 to 50"),
        (json!({ "level": 2 }), "level"),
    ] {
        let mut params = json!({ "ask": "race", "seed": 1 });
        let also = also.as_object().unwrap();
        also.iter().for_each(|(name, value)| params[name] = value.clone());
        let told = said(&params);
        assert!(told["error"].as_str().unwrap_or_default().contains(part), "{params}: {told}");
    }
    let offers = said(&json!({ "ask": "race-offers", "players": 4, "theme": "ink-saver" }));
    assert_eq!(
        (&offers["ink"], &offers["limits"]["turns"]),
        (&json!("saver"), &json!([5.0, 250.0]))
    );
    assert_eq!(offers["limits"]["minutes"], json!([4.0, 200.0]), "{offers}");
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(400))]

    /// Generates nothing: each request has an unknown field.
    #[test]
    fn no_request_breaks_the_door(
        kind in 0..KINDS.len(),
        given in proptest::collection::vec((0..NAMES.len(), 0..ODD.len()), 0..6),
    ) {
        let mut params = json!({ "ask": KINDS[kind], "seed": 3, "no-such-field": 1 });
        for (name, value) in given {
            params[NAMES[name]] = serde_json::from_str(ODD[value]).unwrap();
        }
        let told = said(&params);
        let is_refused = told["error"].as_str().is_some_and(|error| !error.is_empty());
        proptest::prop_assert!(is_refused, "{}", told);
    }
}

const KINDS: [&str; 15] = [
    "about",
    "unprintable",
    "wanted-fonts",
    "print",
    "preview",
    "offers",
    "day",
    "booklet",
    "booklet-begin",
    "booklet-step",
    "booklet-end",
    "race",
    "race-preview",
    "race-offers",
    "",
];

const NAMES: [&str; 48] = [
    "ask",
    "seed",
    "level",
    "players",
    "lang",
    "ingredients",
    "length",
    "decoys",
    "effects",
    "special-cells",
    "edition",
    "answers",
    "most-answers",
    "base-url",
    "oracle",
    "play-page",
    "answer-sheet",
    "sealed-answers",
    "theme",
    "ink",
    "paper",
    "bleed",
    "duplex",
    "standard",
    "large-print",
    "corrections",
    "layout",
    "sheet",
    "signature",
    "thickness",
    "marks",
    "gutter",
    "fit",
    "margin",
    "difficulty",
    "turns",
    "date",
    "games",
    "seeds",
    "levels",
    "ramp",
    "title",
    "zip",
    "names",
    "minutes",
    "seconds-per-turn",
    "count",
    "cards",
];

/// Values of all JSON types, some of which are valid for some field.
const ODD: [&str; 24] = [
    "null",
    "true",
    "0",
    "1",
    "-1",
    "5",
    "255",
    "256",
    "1e300",
    "0.5",
    "18446744073709551616",
    r#""""#,
    r#""a4""#,
    r#""0..5""#,
    r#""99999x99999mm""#,
    r#""2026-02-30""#,
    r#""\u0000\ud83d\ude00""#,
    "[]",
    "[1,2,[3]]",
    "{}",
    r#"{"x":{}}"#,
    r#""saddle""#,
    r#""65x65-up""#,
    r#""1000000000000000000""#,
];
