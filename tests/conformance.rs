//! Conformance tests of PDF/X-4, PDF/VT-1, PDF/A-2 and PDF/UA-1 files, by independent validators,
//! by checks of our own, and by rendering.

#[path = "conformance/parsed.rs"]
mod parsed;
#[path = "conformance/parts.rs"]
mod parts;
mod tools;

use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::Path;
use std::sync::LazyLock;

use cauldron_press::booklet::{Answers, BookletOptions, HouseStyle, Logo, NumberedSeed, volume};
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::games;
use cauldron_press::page::{Bleed, DrawOptions, Drawing, LayoutUnit, Mm, Page};
use cauldron_press::press::impose::{Layout, Marks};
use cauldron_press::press::{
    self, Bookmark, Link, Meta, PdfOptions, PdfWriter, PrintOptions, Standard,
};
use cauldron_press::race::pages::CardPrint;
use cauldron_press::race::{self, RaceSeries, generate};
use cauldron_press::seal::Cost;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use image::RgbImage;
use lopdf::{Dictionary, Document, Object, dictionary};
use parsed::Parsed;
use serde::Deserialize;
use serde_json::json;
use tools::{run, skip_without, stdout};

/// Standards, each with a level that its files must satisfy. The files of every standard satisfy
/// PDF/UA-1.
const KEPT: [(Standard, &str); 7] = [
    (Standard::PdfX4, "pdf/x-4"),
    (Standard::PdfX4, "pdf/ua-1"),
    (Standard::PdfVt1, "pdf/x-4"),
    (Standard::PdfVt1, "pdf/ua-1"),
    (Standard::PdfA2, "pdf/a-2a"),
    (Standard::PdfA2, "pdf/ua-1"),
    (Standard::Plain, "pdf/ua-1"),
];

fn options(standard: Standard) -> PrintOptions {
    let bleed = Bleed::new(Mm(3.0)).expect("3 mm");
    let draw = DrawOptions { bleed, ..DrawOptions::default() };
    PrintOptions { draw, dpi: None, standard, ..PrintOptions::default() }
}

/// Page with bleed and a paragraph.
fn page(text: &str) -> Page {
    let mut drawing = Drawing::new(&options(Standard::Plain).draw);
    let [margin, top, width, leading] = [20.0, 40.0, 170.0, 5.0].map(LayoutUnit);
    drawing.paragraph(text, (margin, top), width, leading, 9.0).expect("short words");
    drawing.finish("feature", "Feature").expect("there is room")
}

fn single(page: Page, standard: Standard) -> Vec<u8> {
    let draw = DrawOptions::default();
    let meta = Meta::of_game("Kräuter & Kessel", "a <test>", "All at once".into(), &draw);
    let printed = press::print("feature".into(), vec![page], &meta, &options(standard));
    printed.expect("the page prints").pdf
}

fn sheet(standard: Standard) -> Vec<u8> {
    let sheet = Sheet::make_at_cost(&SheetOptions::new(Seed(2026)), Cost::new(1, 1).unwrap());
    sheet.unwrap().print(&options(standard)).unwrap().pdf
}

/// Answers of a sheet for four players with all features.
fn answers(standard: Standard) -> Vec<u8> {
    let level = Level::HighWitch.settings();
    let params = SheetOptions { settings: level, ..SheetOptions::new(Seed(2026)) };
    let sheet = Sheet::make_at_cost(&params, Cost::new(1, 1).unwrap()).unwrap();
    sheet.print_answers(&sheet.view().unwrap(), &options(standard)).unwrap().pdf
}

/// Booklet of two games with front matter, answers and a logo that has every feature of drawings.
fn booklet(standard: Standard) -> Vec<u8> {
    let series = games::find_by_name(games::ALL, "witches").unwrap().series(&json!({})).unwrap();
    let wanted = [1, 2].map(|number| NumberedSeed { number, seed: Seed(number) });
    let answers = Answers::Whole;
    let logo = Logo::try_from(include_str!("press/logo.svg").to_owned()).unwrap();
    let style = HouseStyle { logo: Some(logo), ..HouseStyle::default() };
    let options = BookletOptions { answers, standard, style, ..BookletOptions::default() };
    let workshop = PdfWriter::conforming_to(standard).unwrap();
    let threads = Threads::new(NonZero::<usize>::MIN);
    volume(&workshop, &*series, &wanted, &options, threads).unwrap().pdf
}

fn booklet_of_races(standard: Standard) -> Vec<u8> {
    let series = RaceSeries { players: 3.try_into().unwrap(), ..RaceSeries::default() };
    let game = generate(&series, Seed(7)).unwrap();
    race::print(&[game], CardPrint::default(), &options(standard)).unwrap().pdf
}

/// A sheet imposed on larger paper, with all printer's marks.
fn imposed(standard: Standard) -> Vec<u8> {
    let layout =
        Layout { scheme: "saddle".parse().unwrap(), marks: Marks::ALL, ..Layout::default() };
    let sheet = Sheet::make_at_cost(&SheetOptions::new(Seed(2026)), Cost::new(1, 1).unwrap());
    let options = PrintOptions { layout: Some(layout), ..options(standard) };
    sheet.unwrap().print(&options).unwrap().pdf
}

/// Two pages with bookmarks, which link to each other.
fn bound(standard: Standard) -> Vec<u8> {
    let workshop = PdfWriter::conforming_to(standard).unwrap();
    let leaf = |number: usize| {
        let mut leaf = workshop.press(&page("Turn over")).unwrap();
        leaf.label = number.to_string();
        leaf.bookmarks = vec![Bookmark { title: format!("Leaf {number}"), depth: 0 }];
        leaf.links =
            vec![Link { at: (Mm(10.0), Mm(20.0)), size: (Mm(50.0), Mm(9.0)), to: 2 - number }];
        leaf
    };
    let meta = Meta { title: "Bound".into(), language: "en".into(), ..Meta::default() };
    workshop.bind(&[leaf(1), leaf(2)], &PdfOptions { meta, ..PdfOptions::default() }).unwrap()
}

/// A file with a minimal page.
fn titled(title: &str) -> Vec<u8> {
    static WORKSHOP: LazyLock<PdfWriter> =
        LazyLock::new(|| PdfWriter::conforming_to(Standard::PdfA2).unwrap());
    let mut leaf = WORKSHOP.press(&page("A")).unwrap();
    leaf.label = "1".into();
    let meta = Meta { title: title.into(), language: "en".into(), ..Meta::default() };
    WORKSHOP.bind(&[leaf], &PdfOptions { meta, ..PdfOptions::default() }).unwrap()
}

/// Every kind of file that the program writes.
type Make = fn(Standard) -> Vec<u8>;
const FILES: [(&str, Make); 6] = [
    ("sheet", sheet),
    ("answers", answers),
    ("booklet", booklet),
    ("imposed", imposed),
    ("race", booklet_of_races),
    ("bound", bound),
];

#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    validator: String,
    rule: String,
    says: String,
}

#[derive(Deserialize)]
struct ExpectedLength {
    standard: String,
    validator: String,
    rule: String,
    reason: String,
}

static EXPECTED: LazyLock<Vec<ExpectedLength>> = LazyLock::new(|| {
    let all: Vec<ExpectedLength> =
        serde_json::from_str(include_str!("conformance/expected.json")).expect("a list");
    assert!(all.iter().all(|failure| failure.reason.len() > 20), "a failure without a reason");
    all
});

/// Returns unexpected findings of the validators, and expected findings that did not occur.
fn surprises(standard: &str, bytes: &[u8]) -> (Vec<Finding>, BTreeSet<&'static str>) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("file.pdf"), bytes).expect("a writable folder");
    let found = stdout("validate-pdf", folder.path(), &[standard, "file.pdf"]);
    let mut found: Vec<Finding> = serde_json::from_str(&found).expect("findings");
    let expected = EXPECTED.iter().filter(|expected| expected.standard == standard);
    let mut vanished = BTreeSet::new();
    for ExpectedLength { validator, rule, .. } in expected {
        let before = found.len();
        found.retain(|finding| (&finding.validator, &finding.rule) != (validator, rule));
        if found.len() == before {
            vanished.insert(rule.as_str());
        }
    }
    (found, vanished)
}

#[test]
fn validators_find_what_is_expected_and_nothing_else() {
    skip_without!("validate-pdf");
    // A short run covers each file in at least one standard; a long run covers all pairs.
    let all = (0..KEPT.len()).flat_map(|nth| (0..FILES.len()).map(move |at| (nth, at)));
    let tried: Vec<(usize, usize)> =
        all.filter(|(nth, at)| tools::long::is_long() || at % KEPT.len() == *nth).collect();
    let found = map_on(Threads::all(), &tried, |&(nth, at)| {
        let ((standard, level), (name, make)) = (KEPT[nth], FILES[at]);
        let (found, vanished) = surprises(level, &make(standard));
        match found.is_empty() {
            true => Ok((nth, vanished)),
            false => Err(format!("{name} as {level}: {found:#?}")),
        }
    });
    let found = found.unwrap_or_else(|found| panic!("{found}"));
    // Expected findings need not occur in every file, because a validator may not look into form
    // XObjects.
    for (nth, (_, level)) in KEPT.into_iter().enumerate().filter(|_| tools::long::is_long()) {
        let of_level =
            found.iter().filter(|(of, _)| *of == nth).map(|(_, vanished)| vanished.clone());
        let vanished = of_level.reduce(|before, here| &before & &here).unwrap_or_default();
        assert!(vanished.is_empty(), "{level}: no longer found: {vanished:?}");
    }
}

/// Checks the embedding of fonts with another reader, because the validators do not.
#[test]
fn every_font_is_embedded_and_tells_its_letters() {
    skip_without!("pdffonts");
    let folder = tempfile::tempdir().unwrap();
    for (standard, _) in KEPT {
        std::fs::write(folder.path().join("file.pdf"), sheet(standard)).unwrap();
        let table = stdout("pdffonts", folder.path(), &["file.pdf"]);
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert!(rows.len() >= 4, "{table}");
        assert!(rows.iter().all(|row| row.contains("Identity-H       yes yes yes")), "{table}");
    }
}

/// Writes all Latin letters and ligatures of the text font, also those of several glyphs.
#[test]
fn every_glyph_is_archived_with_its_letters() {
    skip_without!("validate-pdf");
    let workshop = PdfWriter::new().unwrap();
    let written = ('A'..='\u{24f}').filter(|c| c.is_alphabetic());
    let written = written.filter(|c| workshop.press(&page(&c.to_string())).is_ok());
    let written: String = written.flat_map(|c| [c, ' ', 'f', 'i', c]).collect();
    assert!(written.chars().count() > 700, "{written}");
    let bytes = single(page(&written), Standard::PdfA2);
    assert_eq!(Parsed::new(&bytes).xmp("pdfaid:conformance"), "A");
    let (found, vanished) = surprises("pdf/a-2a", &bytes);
    assert!(found.is_empty() && vanished.is_empty(), "{found:#?}, {vanished:?}");
}

/// Each change makes a valid file invalid, which the validators must report.
#[test]
fn validators_see_what_does_not_conform() {
    skip_without!("validate-pdf");
    fn catalog(document: &mut Document) -> &mut Dictionary {
        document.catalog_mut().unwrap()
    }
    fn each(document: &mut Document, change: impl Fn(&mut Dictionary)) {
        for object in document.objects.values_mut() {
            match object {
                Object::Dictionary(dict) => change(dict),
                Object::Stream(stream) => change(&mut stream.dict),
                _ => {}
            }
        }
    }
    type Spoil = fn(&mut Document);
    let spoils: [(&str, Spoil, &[&str]); 6] = [
        ("no intent", |d| drop(catalog(d).remove(b"OutputIntents")), &["pdf/x-4", "pdf/a-2a"]),
        ("no meta data", |d| drop(catalog(d).remove(b"Metadata")), &["pdf/x-4", "pdf/a-2a"]),
        (
            "a script",
            |d| {
                let script = dictionary! { "S" => "JavaScript", "JS" => lopdf::text_string("0") };
                catalog(d).set("OpenAction", script);
            },
            &["pdf/x-4", "pdf/a-2a"],
        ),
        ("no trim", |d| each(d, |dict| drop(dict.remove(b"TrimBox"))), &["pdf/x-4"]),
        ("no font", |d| each(d, |dict| drop(dict.remove(b"FontFile2"))), &["pdf/x-4", "pdf/a-2a"]),
        ("no letters", |d| each(d, |dict| drop(dict.remove(b"ToUnicode"))), &["pdf/a-2a"]),
    ];
    for (standard, level) in KEPT.into_iter().filter(|(_, level)| *level != "pdf/ua-1") {
        let sound = bound(standard);
        for (what, spoil, _) in spoils.iter().filter(|(_, _, levels)| levels.contains(&level)) {
            let mut document = Document::load_mem(&sound).unwrap();
            spoil(&mut document);
            let mut spoiled = Vec::new();
            document.save_to(&mut spoiled).unwrap();
            let (found, _) = surprises(level, &spoiled);
            assert!(!found.is_empty(), "{level}: {what} was not seen");
        }
        let (found, _) = surprises(level, &bound(Standard::Plain));
        assert!(!found.is_empty(), "a plain file passes as {level}");
    }
}

/// Each change removes information for screen readers, which the validators must report.
#[test]
fn validators_see_what_cannot_be_heard() {
    skip_without!("validate-pdf");
    fn catalog(document: &mut Document) -> &mut Dictionary {
        document.catalog_mut().unwrap()
    }
    /// Changes every structure element of a kind.
    fn elements(document: &mut Document, kind: &str, change: impl Fn(&mut Dictionary)) {
        let mut count = 0;
        for object in document.objects.values_mut() {
            if let Object::Dictionary(dict) = object
                && dict.get(b"S").and_then(Object::as_name).is_ok_and(|s| s == kind.as_bytes())
            {
                change(dict);
                count += 1;
            }
        }
        assert!(count > 0, "there is no {kind}");
    }
    type Spoil = fn(&mut Document);
    let spoils: [(&str, Make, Spoil); 10] = [
        ("no tree", sheet, |d| drop(catalog(d).remove(b"StructTreeRoot"))),
        ("no marks", sheet, |d| drop(catalog(d).remove(b"MarkInfo"))),
        ("no language", sheet, |d| drop(catalog(d).remove(b"Lang"))),
        ("no title in sight", sheet, |d| drop(catalog(d).remove(b"ViewerPreferences"))),
        ("no claim", sheet, |d| drop(catalog(d).remove(b"Metadata"))),
        ("figures without words", sheet, |d| {
            elements(d, "Figure", |figure| drop(figure.remove(b"Alt")));
        }),
        ("heads of nothing", sheet, |d| elements(d, "TH", |head| drop(head.remove(b"A")))),
        ("deep headings", sheet, |d| elements(d, "H2", |heading| heading.set("S", "H5"))),
        ("rows out of tables", sheet, |d| elements(d, "Table", |table| table.set("S", "Sect"))),
        ("links that are none", bound, |d| elements(d, "Link", |link| link.set("S", "Span"))),
    ];
    for (what, make, spoil) in
        spoils.into_iter().step_by(if tools::long::is_long() { 1 } else { 4 })
    {
        let mut document = Document::load_mem(&make(Standard::Plain)).unwrap();
        spoil(&mut document);
        let mut spoiled = Vec::new();
        document.save_to(&mut spoiled).unwrap();
        let (found, _) = surprises("pdf/ua-1", &spoiled);
        for validator in ["page", "outloud"] {
            let seen = found.iter().any(|finding| finding.validator == validator);
            assert!(seen, "{validator} does not see {what}: {found:#?}");
        }
    }
}

fn images(folder: &Path, bytes: &[u8], tool: &str) -> Vec<RgbImage> {
    std::fs::write(folder.join("file.pdf"), bytes).unwrap();
    let arguments: &[&str] = match tool {
        "pdftoppm" => &["-r", "50", "-png", "file.pdf", "page"],
        "mutool" => &["draw", "-q", "-r", "50", "-o", "page-%d.png", "file.pdf"],
        _ => {
            &["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=png16m", "-r50", "-opage-%d.png", "file.pdf"]
        }
    };
    run(tool, folder, arguments);
    let pages = Document::load_mem(bytes).unwrap().get_pages().len();
    (1..=pages)
        .map(|number| image::open(folder.join(format!("page-{number}.png"))).unwrap().to_rgb8())
        .collect()
}

/// Mean and largest difference of two pictures, in steps of 256.
fn difference(a: &RgbImage, b: &RgbImage) -> (f64, u8) {
    assert_eq!(a.dimensions(), b.dimensions());
    let steps: Vec<u8> = a.iter().zip(b.iter()).map(|(a, b)| a.abs_diff(*b)).collect();
    let sum: f64 = steps.iter().map(|&step| f64::from(step)).sum();
    (sum / steps.len() as f64, steps.into_iter().max().unwrap_or_default())
}

/// PDF/A files have exactly the colours of plain files. PDF/X files have the same colours with two
/// exceptions: poppler simulates coated paper, which is slightly duller, and transparent colours
/// are mixed as inks.
#[test]
fn a_page_looks_the_same_whatever_its_standard() {
    skip_without!("pdftoppm", "mutool", "gs");
    for (name, make) in [("sheet", sheet as Make), ("bound", bound)] {
        let [plain, x4, a2] = [Standard::Plain, Standard::PdfX4, Standard::PdfA2].map(make);
        for tool in ["pdftoppm", "mutool", "gs"] {
            let folder = tempfile::tempdir().unwrap();
            let [plain, x4, a2] = [&plain, &x4, &a2].map(|file| images(folder.path(), file, tool));
            assert_eq!(plain, a2, "{name} in {tool}");
            for (plain, x4) in plain.iter().zip(&x4) {
                let (mean, most) = difference(plain, x4);
                let (at_most, anywhere) = if tool == "pdftoppm" { (8.0, 60) } else { (2.5, 60) };
                assert!(mean < at_most && most < anywhere, "{name} in {tool}: {mean:.2}, {most}");
            }
        }
    }
}

/// Black on screen uses black ink only, as Ghostscript's separations of a whole sheet show.
#[test]
fn black_is_on_the_black_plate_alone() {
    skip_without!("gs");
    let folder = tempfile::tempdir().unwrap();
    let black = images(folder.path(), &sheet(Standard::Plain), "gs");
    std::fs::write(folder.path().join("file.pdf"), sheet(Standard::PdfX4)).unwrap();
    let plates = ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pamcmyk32", "-r50", "-oinks-%d.pam"];
    run("gs", folder.path(), &[&plates[..], &["file.pdf"]].concat());
    for (number, page) in (1..).zip(black) {
        let inks = std::fs::read(folder.path().join(format!("inks-{number}.pam"))).unwrap();
        let inks = parsed::inks(&inks);
        assert_eq!(inks.len(), page.pixels().len());
        let black = page.pixels().zip(inks).filter(|(pixel, _)| pixel.0 == [0; 3]);
        let black: Vec<[u8; 4]> = black.map(|(_, inks)| inks).collect();
        assert!(black.len() > 20, "page {number} has {} black pixels", black.len());
        assert!(black.iter().all(|inks| *inks == [0, 0, 0, 255]), "page {number}: {black:?}");
    }
}
