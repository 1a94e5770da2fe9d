//! Document parts of a PDF/VT file (ISO 16612-2; ISO 32000-2, 14.12), read by an independent
//! implementation that walks the tree from its root to its pages.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;

use cauldron_press::booklet::{
    Answers, BookletError, BookletOptions, NumberedSeed, Volume, volume,
};
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::games;
use cauldron_press::page::Mm;
use cauldron_press::press::impose::Layout;
use cauldron_press::press::{PdfWriter, PressError, Standard};
use cauldron_press::race::pages::CardPrint;
use cauldron_press::race::{self, RaceSeries, generate};
use lopdf::{Dictionary, Document, Object, ObjectId};
use serde_json::{Value, json};

use super::parsed::Parsed;
use super::tools::{skip_without, stdout};
use super::{FILES, answers, imposed, sheet};

/// Metadata of a part, and for each of its sheets the metadata and page indices, from 0.
#[derive(Debug)]
struct Part {
    told: BTreeMap<String, Value>,
    sheets: Vec<(BTreeMap<String, Value>, Vec<usize>)>,
}

impl Part {
    fn pages(&self) -> usize {
        self.sheets.iter().map(|(_, pages)| pages.len()).sum()
    }

    fn first(&self) -> usize {
        self.sheets[0].1[0]
    }

    fn text(&self, key: &str) -> &str {
        self.told.get(key).and_then(Value::as_str).unwrap_or_default()
    }
}

/// A PDF with its pages.
struct Walk {
    document: Document,
    pages: Vec<ObjectId>,
}

impl Walk {
    fn dict(&self, id: ObjectId) -> &Dictionary {
        self.document.get_dictionary(id).expect("a dictionary")
    }

    fn reference(&self, dict: &Dictionary, key: &str) -> ObjectId {
        dict.get(key.as_bytes()).and_then(Object::as_reference).unwrap_or_else(|_| panic!("{key}"))
    }

    /// Converts a metadata value: text, integer, or a list of them.
    fn value(object: &Object) -> Value {
        match object {
            Object::String(..) => lopdf::decode_text_string(object).expect("text").into(),
            Object::Integer(number) => (*number).into(),
            Object::Array(all) => all.iter().map(Walk::value).collect(),
            other => panic!("{other:?} is told"),
        }
    }

    fn told(dict: &Dictionary) -> BTreeMap<String, Value> {
        let told = dict.get(b"DPM").and_then(Object::as_dict).expect("what is told");
        let entry = |(key, value): (&Vec<u8>, &Object)| {
            let key = String::from_utf8(key.clone()).expect("a name");
            assert!(key.chars().all(|c| c.is_ascii_alphabetic()), "{key} is no name of XML");
            (key, Walk::value(value))
        };
        told.iter().map(entry).collect()
    }

    /// Inner node of the tree: its metadata and its children. Checks kind and parent.
    fn node(&self, id: ObjectId, parent: ObjectId) -> (BTreeMap<String, Value>, Vec<ObjectId>) {
        let dict = self.dict(id);
        assert!(dict.has_type(b"DPart") && !dict.has(b"Start") && !dict.has(b"End"));
        assert_eq!(self.reference(dict, "Parent"), parent);
        let arrays = dict.get(b"DParts").and_then(Object::as_array).expect("what is below");
        assert!(!arrays.is_empty());
        let below = arrays.iter().flat_map(|array| array.as_array().expect("an array of arrays"));
        let below = below.map(|id| id.as_reference().expect("a reference"));
        (Walk::told(dict), below.collect())
    }

    fn page(&self, id: ObjectId) -> usize {
        self.pages.iter().position(|page| *page == id).expect("a page of the file")
    }

    /// Sheet: a leaf of the tree. Only leaves have pages.
    fn sheet(&self, id: ObjectId, parent: ObjectId) -> (BTreeMap<String, Value>, Vec<usize>) {
        let dict = self.dict(id);
        assert!(dict.has_type(b"DPart") && !dict.has(b"DParts"));
        assert_eq!(self.reference(dict, "Parent"), parent);
        let first = self.page(self.reference(dict, "Start"));
        let last = match dict.has(b"End") {
            true => self.page(self.reference(dict, "End")),
            false => first,
        };
        assert_eq!(dict.has(b"End"), last > first, "an end is there for several pages alone");
        for &page in &self.pages[first..=last] {
            assert_eq!(self.reference(self.dict(page), "DPart"), id);
        }
        (Walk::told(dict), (first..=last).collect())
    }
}

/// Metadata of the file, and its parts. Checks that every page belongs to one sheet, in order.
fn walked(bytes: &[u8]) -> (BTreeMap<String, Value>, Vec<Part>) {
    let document = Document::load_mem(bytes).expect("a PDF");
    let walk = Walk { pages: document.page_iter().collect(), document };
    let catalog = walk.document.catalog().expect("a catalog");
    let root = walk.reference(catalog, "DPartRoot");
    let dict = walk.dict(root);
    assert!(dict.has_type(b"DPartRoot"));
    let levels = dict.get(b"NodeNameList").and_then(Object::as_array).expect("names");
    let levels: Vec<&[u8]> = levels.iter().map(|level| level.as_name().expect("a name")).collect();
    assert_eq!(levels, [&b"File"[..], b"Part", b"Sheet"], "a name for each level");
    assert_eq!(dict.get(b"RecordLevel").and_then(Object::as_i64).ok(), Some(1));
    let whole = walk.reference(dict, "DPartRootNode");
    let (told, records) = walk.node(whole, root);
    let mut seen = BTreeSet::new();
    let parts = records.iter().map(|&record| {
        let (told, sheets) = walk.node(record, whole);
        assert!(seen.insert(record), "a part is there twice");
        let sheets = sheets.iter().map(|&sheet| walk.sheet(sheet, record)).collect();
        Part { told, sheets }
    });
    let parts: Vec<Part> = parts.collect();
    let order = parts.iter().flat_map(|part| &part.sheets).flat_map(|(_, pages)| pages);
    assert!(order.copied().eq(0..walk.pages.len()), "{parts:?}");
    assert_eq!(told["Pages"], walk.pages.len());
    let numbers = parts.iter().flat_map(|part| &part.sheets).map(|(told, _)| &told["Sheet"]);
    assert!(numbers.clone().map(|number| number.as_u64()).is_sorted(), "{parts:?}");
    for part in &parts {
        assert_eq!(part.told["Pages"], part.pages());
        assert_eq!(part.told["Sheets"], part.sheets.len());
        assert!(!part.text("Name").is_empty() && part.told["Language"] == told["Language"]);
    }
    (told, parts)
}

/// All texts in the metadata.
fn texts(told: &BTreeMap<String, Value>, parts: &[Part]) -> Vec<String> {
    fn text(value: &Value, all: &mut Vec<String>) {
        match value {
            Value::String(own) => all.push(own.clone()),
            Value::Array(some) => some.iter().for_each(|value| text(value, all)),
            _ => {}
        }
    }
    let sheets = parts.iter().flat_map(|part| &part.sheets).map(|(told, _)| told);
    let everything = [told].into_iter().chain(parts.iter().map(|part| &part.told)).chain(sheets);
    let mut all = Vec::new();
    everything.flat_map(BTreeMap::values).for_each(|value| text(value, &mut all));
    all
}

fn bound(
    options: BookletOptions,
    numbers: std::ops::Range<u64>,
    game: (&str, Value),
) -> Result<Volume, BookletError> {
    let series = games::find_by_name(games::ALL, game.0).unwrap().series(&game.1).unwrap();
    let wanted: Vec<NumberedSeed> =
        numbers.map(|number| NumberedSeed { number, seed: Seed(number + 7) }).collect();
    let options = BookletOptions { standard: Standard::PdfVt1, ..options };
    let writer = PdfWriter::conforming_to(options.standard).unwrap();
    volume(&writer, &*series, &wanted, &options, Threads::new(NonZero::<usize>::MIN))
}

fn booklet(options: BookletOptions, numbers: std::ops::Range<u64>) -> Volume {
    bound(options, numbers, ("witches", json!({}))).unwrap()
}

fn kinds(parts: &[Part]) -> Vec<&str> {
    parts.iter().map(|part| part.text("Kind")).collect()
}

#[test]
fn every_page_of_every_file_is_on_one_sheet_of_one_part() {
    for (name, make) in FILES {
        let bytes = make(Standard::PdfVt1);
        let (told, parts) = walked(&bytes);
        assert!(!parts.is_empty() && told["Games"].is_u64(), "{name}");
        let file = Parsed::new(&bytes);
        assert_eq!(file.xmp("pdfvtid:GTS_PDFVTVersion"), "PDF/VT-1", "{name}");
        assert_eq!(file.xmp("pdfvtid:GTS_PDFVTModDate"), file.xmp("xmp:ModifyDate"), "{name}");
        assert_eq!(file.xmp("pdfxid:GTS_PDFXVersion"), "PDF/X-4", "{name}");
        assert!(bytes.starts_with(b"%PDF-1.6"), "{name}");
        assert_eq!(bytes, make(Standard::PdfVt1), "{name}");
    }
}

#[test]
fn files_of_other_standards_tell_of_no_parts() {
    for standard in [Standard::Plain, Standard::PdfX4, Standard::PdfA2] {
        let bytes = sheet(standard);
        let document = Document::load_mem(&bytes).unwrap();
        assert!(!document.catalog().unwrap().has(b"DPartRoot"), "{standard:?}");
    }
}

#[test]
fn a_sheet_is_one_part() {
    let (told, parts) = walked(&sheet(Standard::PdfVt1));
    let [part] = &parts[..] else { panic!("{parts:?}") };
    assert_eq!((part.text("Kind"), &told["Games"]), ("game", &json!(1)));
    assert!(told["Name"].as_str().unwrap().ends_with(part.text("Name")), "{told:?}");
    assert_eq!((part.text("Language"), &part.told["Players"]), ("en-GB", &json!(4)));
    assert!(!part.text("Level").is_empty() && !part.told.contains_key("Number"));
    let titles = &part.sheets[0].0["Titles"];
    assert_eq!(titles.as_array().unwrap().len(), 2, "front and back: {titles}");
    let (_, parts) = walked(&answers(Standard::PdfVt1));
    assert_eq!(kinds(&parts), ["answers"]);
}

#[test]
fn a_booklet_has_a_part_for_each_game_and_for_what_is_around_them() {
    let options = BookletOptions { answers: Answers::Referee, ..BookletOptions::default() };
    let made = booklet(options, 3..6);
    let (told, parts) = walked(&made.pdf);
    assert_eq!(kinds(&parts), ["opening", "shared", "game", "game", "game", "answers"]);
    assert_eq!(told["Games"], 3);
    for (part, game) in parts[2..5].iter().zip(&made.games) {
        assert_eq!(part.told["Number"], game.number + 1);
        assert_eq!(part.first() + 1, game.first_page);
        assert_eq!(part.pages(), game.pages.next_multiple_of(2));
        assert_eq!(part.text("Name"), game.facts["label"].as_str().unwrap());
        assert_eq!(part.told["Players"], game.facts["players"]);
        assert!(!part.text("Level").is_empty());
    }
    // The metadata contain no secret of the publisher and no seed.
    let texts = texts(&told, &parts);
    let told = texts.join("\n").to_lowercase();
    for game in &made.games {
        let give_up = game.secrets["give_up"].as_str().unwrap();
        assert!(give_up.len() > 5 && !told.contains(&give_up.to_lowercase()), "{told}");
        assert!(!told.contains(&game.seed.to_string()), "{told}");
    }
    let known: BTreeSet<&str> = made
        .games
        .iter()
        .filter_map(|game| game.facts["label"].as_str())
        .chain(["Answers"])
        .collect();
    let answers = parts.last().unwrap();
    for (told, _) in &answers.sheets {
        for title in told["Titles"].as_array().unwrap() {
            assert!(known.contains(title.as_str().unwrap()), "{title}");
        }
    }
}

#[test]
fn a_cover_with_a_spine_is_a_part_of_its_own() {
    let spine = Mm(9.0).try_into().ok();
    let made = booklet(BookletOptions { spine, ..BookletOptions::default() }, 0..1);
    let (_, parts) = walked(&made.pdf);
    assert_eq!(kinds(&parts), ["opening", "shared", "game", "cover"]);
    assert_eq!(parts.last().unwrap().pages(), 1);
}

#[test]
fn races_and_what_they_are_played_with_are_parts() {
    let options = BookletOptions { how_to_play: false, ..BookletOptions::default() };
    let made = bound(options, 0..2, ("race", json!({}))).unwrap();
    let (_, parts) = walked(&made.pdf);
    assert!(kinds(&parts).ends_with(&["game", "game"]), "{:?}", kinds(&parts));
    assert!(kinds(&parts).starts_with(&["opening", "kit"]), "{:?}", kinds(&parts));
    let series = RaceSeries { players: 3.try_into().unwrap(), ..RaceSeries::default() };
    let games = [7, 8].map(|seed| generate(&series, Seed(seed)).unwrap());
    let printed = race::print(&games, CardPrint::default(), &super::options(Standard::PdfVt1));
    let (_, parts) = walked(&printed.unwrap().pdf);
    assert_eq!(kinds(&parts), ["game", "game", "kit"]);
    assert_eq!(parts[1].told["Number"], 2);
    assert!(parts[..2].iter().all(|part| part.pages() == 2 && part.told["Players"] == 3));
}

fn on_sheets(scheme: &str) -> BookletOptions {
    let layout = Layout { scheme: scheme.parse().unwrap(), ..Layout::default() };
    BookletOptions { layout: Some(layout), ..BookletOptions::default() }
}

#[test]
fn on_larger_sheets_parts_are_those_of_the_sheets() {
    // A single game includes the other pages on its sheets.
    let (told, parts) = walked(&booklet(on_sheets("saddle"), 0..1).pdf);
    assert_eq!((kinds(&parts), &told["Games"]), (vec!["game"], &json!(1)));
    let (_, parts) = walked(&imposed(Standard::PdfVt1));
    assert_eq!(kinds(&parts), ["game"]);
    // Sheets with a single leaf never contain two games.
    let plain = walked(&booklet(BookletOptions::default(), 0..2).pdf).1;
    for (scheme, pages) in [("duplex", 1), ("fold-over", 2), ("glue", 1)] {
        let (_, parts) = walked(&booklet(on_sheets(scheme), 0..2).pdf);
        assert_eq!(kinds(&parts), kinds(&plain), "{scheme}");
        let counts = |parts: &[Part]| parts.iter().map(Part::pages).collect::<Vec<_>>();
        let expected: Vec<usize> = counts(&plain).iter().map(|count| count / pages).collect();
        assert_eq!(counts(&parts), expected, "{scheme}");
    }
    for scheme in ["saddle", "cut-stack"] {
        match bound(on_sheets(scheme), 0..2, ("witches", json!({}))) {
            Err(BookletError::Press(error @ PressError::Mixed { .. })) => {
                let said = error.to_string();
                assert!(said.contains("sheet 1 holds pages of \"Cover\" and of"), "{said}");
            }
            other => panic!("{scheme}: {:?}", other.map(|volume| volume.games)),
        }
    }
}

/// Another reader finds no errors, and the same pages in the same parts.
#[test]
fn another_reader_finds_the_same_parts() {
    skip_without!("qpdf");
    let folder = tempfile::tempdir().unwrap();
    let made = booklet(BookletOptions::default(), 0..2);
    std::fs::write(folder.path().join("file.pdf"), &made.pdf).unwrap();
    let told = stdout("qpdf", folder.path(), &["--check", "file.pdf"]);
    assert!(told.contains("No syntax or stream encoding errors"), "{told}");
    let json = ["--json=2", "--json-key=qpdf", "--json-key=pages", "file.pdf"];
    let json: Value = serde_json::from_str(&stdout("qpdf", folder.path(), &json)).unwrap();
    let objects = &json["qpdf"][1];
    let object = |reference: &Value| {
        &objects[format!("obj:{}", reference.as_str().expect("a reference"))]["value"]
    };
    let catalog = object(&objects["trailer"]["value"]["/Root"]);
    let whole = object(&object(&catalog["/DPartRoot"])["/DPartRootNode"]);
    let all = json["pages"].as_array().unwrap();
    let number = |page: &Value| all.iter().position(|one| one["object"] == *page).unwrap();
    let below = |node: &Value| {
        let arrays = node["/DParts"].as_array().unwrap().iter();
        arrays.flat_map(|array| array.as_array().unwrap()).cloned().collect::<Vec<_>>()
    };
    let mut found = Vec::new();
    for part in below(whole) {
        let mut pages = Vec::new();
        for sheet in below(object(&part)) {
            let leaf = object(&sheet);
            let end = if leaf["/End"].is_null() { &leaf["/Start"] } else { &leaf["/End"] };
            let range = number(&leaf["/Start"])..=number(end);
            assert!(range.clone().all(|page| object(&all[page]["object"])["/DPart"] == sheet));
            pages.push(range.collect::<Vec<_>>());
        }
        found.push(pages);
    }
    let (_, parts) = walked(&made.pdf);
    let ours: Vec<Vec<Vec<usize>>> = parts
        .into_iter()
        .map(|part| part.sheets.into_iter().map(|(_, pages)| pages).collect())
        .collect();
    assert_eq!(found, ours);
}
