//! Tests of imposed sheets and booklets as printed by the program. Other PDF readers determine the
//! position of the contents.

#[path = "imposed/paper.rs"]
mod paper;
mod tools;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cauldron_press::page::{Area, Duplex, Mm};
use cauldron_press::press::impose::{
    BindingSide, ImposedSheets, ImposedSide, ImpositionScheme, Layout, PlacedPage, PrintMark,
    Saddle, impose,
};
use image::RgbImage;
use paper::{Sheet, Word, is_inside, name, near, pictures, shapes, sheets};
use tempfile::TempDir;
use tools::{program, skip_without, stdout};

const SHEET: &str = "sheet --seed 7 --level 2";
const BOOKLET: &str = "booklet --seed 7 --games 2 --level 1 --volume 9";
const RACE: &str = "race print --seed 7 --players 2 --turns 8 --count 2 --backs";

fn cauldron(folder: &Path, line: &str) -> Output {
    let mut command = program::cauldron();
    command.args(line.split_whitespace()).current_dir(folder).env("XDG_CONFIG_HOME", folder);
    command.output().expect("the program runs")
}

/// Prints into a new folder and returns the path of the only PDF.
fn printed(folder: &Path, line: &str) -> PathBuf {
    let out = tempfile::tempdir_in(folder).expect("a folder").keep();
    let made = cauldron(folder, &format!("{line} --quiet --out {}", out.display()));
    assert!(made.status.success(), "{line}: {}", String::from_utf8_lossy(&made.stderr));
    let entries = std::fs::read_dir(&out).expect("files").map(|entry| entry.expect("one").path());
    let mut pdfs = entries.filter(|path| path.extension().is_some_and(|ending| ending == "pdf"));
    let pdf = pdfs.next().expect("a PDF");
    assert_eq!(pdfs.next(), None, "{line}");
    pdf
}

/// Parses layout flags.
fn layout(flags: &str) -> Layout {
    let mut layout = Layout::default();
    let mut booklet = Saddle::default();
    let mut words = flags.split_whitespace();
    while let Some(flag) = words.next() {
        let mut value = || words.next().expect("a value");
        match flag {
            "--layout" => layout.scheme = value().parse().expect("a layout"),
            "--sheet" => layout.sheet = Some(value().parse().expect("a paper")),
            "--signature" => booklet.signature = Some(value().parse().expect("a number")),
            "--thickness" => booklet.thickness = value().parse().expect("a thickness"),
            "--back-cover" => booklet.back_cover = true,
            "--gutter" => layout.gutter = Some(value().parse().expect("a gutter")),
            "--marks" => layout.marks = value().parse().expect("marks"),
            "--fit" => layout.fit = true,
            "--binding" => layout.binding = bound_at(value()),
            _ => panic!("what is {flag}?"),
        }
    }
    if let ImpositionScheme::Saddle(saddle) = &mut layout.scheme {
        *saddle = booklet;
    }
    layout
}

fn bound_at(side: &str) -> BindingSide {
    match side {
        "right" => BindingSide::Right,
        "top" => BindingSide::Top,
        _ => panic!("what is {side}?"),
    }
}

/// Maps an area of a page to its position on the side.
fn moved(area: &Area, placed: &PlacedPage) -> Area {
    let [a, b, c, d, e, f] = placed.matrix();
    let map = |x: Mm, y: Mm| (Mm(a * x.0 + c * y.0 + e), Mm(b * x.0 + d * y.0 + f));
    let (one, other) = (map(area.x, area.y), map(area.right(), area.bottom()));
    Area::from_edges(one.0.min(other.0), one.1.min(other.1), one.0.max(other.0), one.1.max(other.1))
}

/// Converts an area from the coordinates of the paper to those of the trim.
fn in_trim(area: &Area, page: &Sheet) -> Area {
    Area { x: area.x - page.trim.x, y: area.y - page.trim.y, ..*area }
}

/// Margin around the area of a mark, for line width and pixel edges.
const HAIR: Mm = Mm(0.5);

fn covered(mark: &PrintMark) -> Area {
    match *mark {
        PrintMark::Cut { from, to } | PrintMark::Fold { from, to } => {
            Area::from_edges(from.0.min(to.0), from.1.min(to.1), from.0.max(to.0), from.1.max(to.1))
        }
        PrintMark::Target { centre: (x, y), radius } => {
            Area::from_edges(x - radius, y - radius, x + radius, y + radius)
        }
        PrintMark::Patch { area, .. } | PrintMark::Slug(area) => area,
    }
}

fn grown(area: &Area, by: Mm) -> Area {
    Area::from_edges(area.x - by, area.y - by, area.right() + by, area.bottom() + by)
}

fn overlap(one: &Area, other: &Area) -> bool {
    one.x < other.right()
        && other.x < one.right()
        && one.y < other.bottom()
        && other.y < one.bottom()
}

/// Prints the pages directly and imposed, and compares each side.
fn check(game: &str, printing: &str, flags: &str) {
    let folder = TempDir::new().expect("a folder");
    let folder = folder.path();
    let line = format!("{game} {printing} {flags}");
    let pages = sheets(&printed(folder, &format!("{game} {printing}")));
    let file = printed(folder, &line);
    let short_edge = printing.contains("short-edge");
    let duplex = if short_edge { Duplex::ShortEdge } else { Duplex::LongEdge };
    let layout = Layout { duplex, ..layout(flags) };
    let imposed = impose(&shapes(&pages, !short_edge), &layout).expect("it fits");
    let sides = sheets(&file);
    assert_eq!(sides.len(), imposed.sides.len(), "{line}");
    let all: BTreeSet<usize> =
        imposed.sides.iter().flat_map(|side| &side.placed).map(|placed| placed.page).collect();
    assert!(all.into_iter().eq(0..pages.len()), "{line}");
    for (number, (side, wanted)) in sides.iter().zip(&imposed.sides).enumerate() {
        let told = format!("{line}, side {number}");
        check_boxes(side, wanted, &told);
        check_words(side, wanted, &pages, &told);
        check_links(side, wanted, &pages, &imposed, &told);
    }
    for ((_, picture), wanted) in pictures(&file, 50).iter().zip(&imposed.sides) {
        check_ink(picture, wanted, &line);
    }
}

fn check_boxes(side: &Sheet, wanted: &ImposedSide, told: &str) {
    let (w, h) = wanted.size;
    let media = Area { x: Mm(0.0), y: Mm(0.0), w, h };
    for (found, expected) in
        [(&side.media, &media), (&side.bleed, &wanted.bleed), (&side.trim, &wanted.trim)]
    {
        assert!(near(found, expected), "{told}: {found:?} and not {expected:?}");
    }
    assert!(is_inside(&side.trim, &side.bleed) && is_inside(&side.bleed, &side.media), "{told}");
}

/// Checks that every word of every page is in the right position, and that all other words belong
/// to marks.
fn check_words(side: &Sheet, wanted: &ImposedSide, pages: &[Sheet], told: &str) {
    let mut left = side.words.clone();
    for placed in &wanted.placed {
        let page = &pages[placed.page];
        for word in &page.words {
            let area = moved(&in_trim(&word.area, page), placed);
            let found = left.iter().position(|w| w.text == word.text && near(&w.area, &area));
            let found = found.unwrap_or_else(|| {
                let alike: Vec<_> = left.iter().filter(|w| w.text == word.text).collect();
                panic!("{told}: {:?} of page {} at {area:?}: {alike:?}", word.text, placed.page)
            });
            left.swap_remove(found);
        }
    }
    for word in left {
        assert!(!overlap(&word.area, &wanted.bleed), "{told}: {word:?} among the pages");
    }
}

/// Checks that every link of a page exists and leads to the side with its target page.
fn check_links(
    side: &Sheet,
    wanted: &ImposedSide,
    pages: &[Sheet],
    all: &ImposedSheets,
    told: &str,
) {
    let has = |page| all.sides.iter().position(|s| s.placed.iter().any(|p| p.page == page));
    let mut count = 0;
    for placed in &wanted.placed {
        let page = &pages[placed.page];
        for link in &page.links {
            let area = moved(&in_trim(&link.area, page), placed);
            let to = has(link.to).expect("every page is somewhere");
            let found = side.links.iter().any(|l| l.to == to && near(&l.area, &area));
            assert!(found, "{told}: no link at {area:?} to side {to}: {:?}", side.links);
        }
        count += page.links.len();
    }
    assert_eq!(side.links.len(), count, "{told}");
}

/// Checks that only pages and marks have ink, and that every expected mark exists. The marks of
/// pages printed alone must be absent.
fn check_ink(picture: &RgbImage, wanted: &ImposedSide, told: &str) {
    let mm = wanted.size.0.0 / f64::from(picture.width());
    let marks: Vec<Area> = wanted.marks.iter().map(|mark| grown(&covered(mark), HAIR)).collect();
    let mut inked = vec![false; marks.len()];
    let clips: Vec<Area> = wanted.placed.iter().map(|placed| grown(&placed.clip, Mm(mm))).collect();
    for (x, y, pixel) in picture.enumerate_pixels() {
        if pixel.0.iter().all(|&part| part > 240) {
            continue;
        }
        let (x, y) = (Mm((f64::from(x) + 0.5) * mm), Mm((f64::from(y) + 0.5) * mm));
        let has =
            |area: &Area| x >= area.x && x <= area.right() && y >= area.y && y <= area.bottom();
        let mut is_due = clips.iter().any(has);
        for (mark, inked) in marks.iter().zip(&mut inked) {
            let here = has(mark);
            *inked |= here;
            is_due |= here;
        }
        assert!(is_due, "{told}: ink at {x} {y} of sheet {}", wanted.sheet);
    }
    for (mark, inked) in wanted.marks.iter().zip(inked) {
        assert!(inked, "{told}: no ink for {mark:?}");
        assert!(!overlap(&covered(mark), &wanted.bleed), "{told}: {mark:?} in the bleed");
    }
}

#[test]
fn a_booklet_is_put_together_as_its_layout_says() {
    skip_without!("pdftotext", "pdftoppm");
    let saddle = "--layout saddle --signature 2 --thickness 0.1 --marks all";
    check(BOOKLET, "--bleed 3", saddle);
    check(BOOKLET, "", "--layout 4-up --sheet a4 --fit");
}

#[test]
fn a_sheet_is_put_together_as_its_layout_says() {
    skip_without!("pdftotext", "pdftoppm");
    check(SHEET, "--bleed 3", "--marks all --sheet sra3");
    check(SHEET, "--bleed 3", "--layout 2-up --marks all");
    check(SHEET, "--bleed 3 --duplex short-edge", "--layout cut-stack --sheet sra3 --marks none");
    // These layouts print one side, so no back is turned, and none says that it is.
    let folder = TempDir::new().expect("a folder");
    for layout in ["fold-over", "glue"] {
        check(SHEET, "--bleed 3 --duplex short-edge", &format!("--layout {layout} --marks all"));
        let file = printed(folder.path(), &format!("{SHEET} --layout {layout}"));
        let text = stdout("pdftotext", folder.path(), &[file.to_str().expect("UTF-8"), "-"]);
        assert!(!text.contains("Turned"), "{layout}");
    }
}

/// The position of page numbers in a booklet depends on the binding side, so sheets are compared
/// here.
/// Most home printers leave out an edge of up to 5 mm.
#[test]
fn texts_of_plain_sheets_keep_clear_of_the_edge() {
    skip_without!("pdftotext");
    let folder = TempDir::new().unwrap();
    let lines = [
        SHEET.replace("level 2", "level 3"),
        format!("{SHEET} --paper letter --duplex short-edge"),
        format!("{BOOKLET} --footer Owls"),
    ];
    for line in &lines {
        let file = printed(folder.path(), &format!("{line} --as-drawn"));
        for sheet in sheets(&file) {
            for Word { text, area } in &sheet.words {
                let (right, bottom) = (sheet.media.w - area.right(), sheet.media.h - area.bottom());
                let clear = area.x.min(area.y).min(right).min(bottom);
                assert!(clear >= Mm(5.0), "{line}: {text} is {clear} mm from the edge");
            }
        }
    }
}

#[test]
fn a_sheet_is_bound_at_the_right_and_at_the_top() {
    skip_without!("pdftotext", "pdftoppm");
    check(SHEET, "--bleed 3", "--layout saddle --binding right --thickness 0.1 --marks all");
    check(SHEET, "--bleed 3", "--layout saddle --binding top --marks all");
    check(SHEET, "--bleed 3 --duplex short-edge", "--binding top --marks all --sheet sra3");
}

/// With right-to-left binding, viewers turn pages the other way round, and page numbers are at the
/// outer edge.
#[test]
fn a_booklet_that_is_read_from_the_right_says_so() {
    skip_without!("pdftotext");
    let folder = TempDir::new().expect("a folder");
    for (binding, direction, places) in [
        ("left", false, ["right", "left"]),
        ("right", true, ["left", "right"]),
        ("top", false, ["right", "right"]),
    ] {
        let file = printed(folder.path(), &format!("{BOOKLET} --binding {binding}"));
        let document = lopdf::Document::load(&file).expect("a PDF");
        let params =
            document.catalog().expect("a catalog").get(b"ViewerPreferences").expect("wishes");
        let params = document.dereference(params).expect("wishes").1.as_dict().expect("wishes");
        let says = params.get(b"Direction").and_then(lopdf::Object::as_name).ok();
        assert_eq!(says, direction.then_some(&b"R2L"[..]), "{binding}");
        // The rules follow cover and contents and have the page numbers iii and iv.
        let all = sheets(&file);
        for ((page, number), place) in all[2..4].iter().zip(["iii", "iv"]).zip(places) {
            // The position of text printed upside down is mirrored.
            let words = page.words.iter().filter(|word| word.text == number);
            let width = page.media.w.0;
            let found: Vec<f64> = words.map(|word| word.area.x.0 / width).collect();
            let is_there = |x: &f64| if place == "left" { *x < 0.2 } else { *x > 0.8 };
            let upside_down = binding == "top" && number == "iv";
            let is_there = |x: &f64| if upside_down { *x < 0.2 } else { is_there(x) };
            assert!(found.iter().any(is_there), "{binding}, page {number}: {found:?}");
        }
    }
}

/// The marks around the pages use the ink of the pages.
#[test]
fn marks_have_the_ink_of_their_pages() {
    skip_without!("pdftoppm");
    let folder = TempDir::new().expect("a folder");
    let has_colour = |ink: &str| {
        let line = format!("{SHEET} --layout 2-up --marks all --ink {ink}");
        let mut pictures = pictures(&printed(folder.path(), &line), 60).into_iter();
        pictures.any(|(_, picture)| {
            picture.pixels().any(|p| p.0.iter().any(|part| part.abs_diff(p.0[0]) > 4))
        })
    };
    assert!(has_colour("colour"));
    assert!(!has_colour("gray") && !has_colour("black"));
}

/// Runs with `CAULDRON_LONG_TESTS=1` only.
#[test]
fn all_layouts_hold_for_all_that_is_printed() {
    if !tools::long::is_long() {
        return;
    }
    skip_without!("pdftotext", "pdftoppm");
    let layouts = [
        "",
        "--sheet sra3",
        "--layout saddle --thickness 80gsm",
        "--layout saddle --signature 1 --back-cover",
        "--layout saddle --sheet a4 --fit",
        "--layout 2-up",
        "--layout 4-up",
        "--layout 4-up --sheet a4 --fit",
        "--layout 1x2-up --gutter 10",
        "--layout cut-stack",
        "--layout cut-stack-4 --sheet a3 --fit",
        "--layout fold-over",
        "--layout fold-over --sheet a4 --fit",
        "--layout glue",
    ];
    let printings = [
        ("", "none"),
        ("--bleed 3", "all"),
        ("--bleed 3 --duplex short-edge", "crop,fold"),
        ("--bleed 10 --duplex short-edge", "none"),
    ];
    for (number, game) in [SHEET, BOOKLET, RACE].into_iter().enumerate() {
        for (turn, flags) in layouts.into_iter().enumerate() {
            // Each layout is tested with a sheet, and with a booklet or a race.
            if number > 0 && turn % 2 != number - 1 {
                continue;
            }
            let (printing, marks) = printings[(turn + number) % printings.len()];
            // A race has an upright page of rules behind a wide track. With short-edge duplex no
            // rotation suits both.
            if number == 2 && printing.contains("short-edge") {
                continue;
            }
            check(game, printing, &format!("{flags} --marks {marks}"));
        }
    }
}

/// Whether all words of a side, including those of marks, are shifted by this offset against
/// another side.
fn is_moved(from: &Sheet, to: &Sheet, (x, y): (f64, f64)) -> bool {
    let there = |area: &Area, other: &Area| {
        let (dx, dy) = (other.x.0 - area.x.0 - x, other.y.0 - area.y.0 - y);
        dx.abs() < 0.01 && dy.abs() < 0.01
    };
    let mut left = to.words.clone();
    let all = from.words.iter().all(|word| {
        let found = left.iter().position(|w| w.text == word.text && there(&word.area, &w.area));
        found.map(|found| left.swap_remove(found)).is_some()
    });
    all && left.is_empty() && !from.words.is_empty()
}

/// The back of a sheet that is turned over its horizontal axis is upside down, and so is the
/// correction.
#[test]
fn a_printers_correction_moves_whole_backs_once() {
    skip_without!("pdftotext", "pdftoppm");
    let folder = TempDir::new().expect("a folder");
    let folder = folder.path();
    let printers = r#"{ "printers": { "Attic": {
        "upright": { "x": 1.5, "y": -2.0, "turn": 0.0 },
        "wide": { "x": -1.0, "y": 2.5, "turn": 0.0 } } } }"#;
    std::fs::write(folder.join("printers.json"), printers).expect("a file");
    let named = format!("--printer Attic --printers {}", folder.join("printers.json").display());
    // These sheets are landscape, portrait and landscape.
    for (line, by) in [
        (format!("{BOOKLET} --layout saddle --marks slug"), (1.0, -2.5)),
        (format!("{SHEET} --layout 4-up --marks slug"), (1.5, -2.0)),
        (format!("{SHEET} --layout 2-up --duplex short-edge --marks slug"), (-1.0, 2.5)),
    ] {
        let plain = sheets(&printed(folder, &line));
        let corrected = sheets(&printed(folder, &format!("{line} {named}")));
        assert_eq!(plain.len(), corrected.len());
        for (number, (from, to)) in plain.iter().zip(&corrected).enumerate() {
            let by = if number % 2 == 1 { by } else { (0.0, 0.0) };
            assert!(is_moved(from, to, by), "{line}, side {number}");
        }
    }
    // Single-sided sheets need no correction.
    let line = format!("{SHEET} --layout fold-over --marks slug");
    let (plain, corrected) = (printed(folder, &line), printed(folder, &format!("{line} {named}")));
    for (from, to) in sheets(&plain).iter().zip(&sheets(&corrected)) {
        assert!(is_moved(from, to, (0.0, 0.0)), "{line}");
    }
}

fn codes(file: &Path) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    for (picture, _) in pictures(file, 150) {
        let folder = picture.parent().expect("a folder");
        let found = Command::new("zbarimg")
            .args(["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", name(&picture)])
            .current_dir(folder)
            .output()
            .expect("zbarimg");
        codes.extend(String::from_utf8_lossy(&found.stdout).lines().map(str::to_owned));
    }
    codes
}

#[test]
fn codes_scan_on_sheets_as_on_pages() {
    skip_without!("pdftoppm", "zbarimg");
    let folder = TempDir::new().expect("a folder");
    let layouts = ["--layout 2-up --sheet sra3 --standard pdf/x-4", "--layout saddle"];
    let (games, layouts) =
        if tools::long::is_long() { (2, &layouts[..]) } else { (1, &layouts[1..]) };
    let booklet = BOOKLET.replace("--games 2", &format!("--games {games}"));
    let plain = codes(&printed(folder.path(), &booklet));
    assert_eq!(plain.len(), games, "a code for each game");
    for flags in layouts {
        assert_eq!(codes(&printed(folder.path(), &format!("{booklet} {flags}"))), plain, "{flags}");
    }
}

#[test]
fn standards_are_kept_on_sheets() {
    skip_without!("qpdf");
    let folder = TempDir::new().expect("a folder");
    for standard in ["pdf/x-4", "pdf/a-2"] {
        let flags = format!("--layout saddle --marks all --bleed 3 --standard {standard}");
        let file = printed(folder.path(), &format!("{BOOKLET} {flags}"));
        let told = stdout("qpdf", file.parent().expect("a folder"), &["--check", name(&file)]);
        assert!(told.contains("No syntax or stream encoding errors"), "{told}");
    }
}

#[test]
fn what_does_not_fit_is_refused_in_a_sentence() {
    let folder = TempDir::new().expect("a folder");
    let folder = folder.path();
    for (line, said) in [
        (
            format!("{SHEET} --layout 2-up --sheet a4"),
            "a4 is too small: what stands on a side takes 420 x 297 mm; use a3, the smallest \
             paper that holds it, or let the pages be made smaller with --fit",
        ),
        (format!("{BOOKLET} --layout saddle --sheet a4"), "use a3, the smallest paper"),
        (format!("{RACE} --layout 4-up --sheet a3"), "use a2, the smallest paper"),
        (format!("{SHEET} --sheet a4 --marks all"), "use b4, the smallest paper"),
        (format!("{SHEET} --layout 9-up --sheet a5 --fit"), "under 25 % nobody can read them"),
        (format!("{SHEET} --layout 64-up"), "no paper with a name holds"),
        (format!("{BOOKLET} --layout saddle --signature 0"), "--signature"),
        (format!("{SHEET} --layout 2-up --thickness 0.1"), "use it with --layout saddle"),
    ] {
        let failed = cauldron(folder, &format!("{line} --out made"));
        let told = String::from_utf8_lossy(&failed.stderr);
        assert_eq!((failed.status.code(), failed.stdout.len()), (Some(2), 0), "{line}: {told}");
        assert!(told.contains(said), "{line}: {told}");
        assert!(!folder.join("made").exists(), "{line}");
    }
    let shrunk = cauldron(folder, &format!("{BOOKLET} --layout saddle --sheet a4 --fit --out a"));
    let told = String::from_utf8_lossy(&shrunk.stdout);
    assert!(told.contains("printed at 69.3 % of their size to fit on a4"), "{told}");
    assert!(told.contains("smallest letters are 4.8 pt"), "{told}");
    let whole = cauldron(folder, &format!("{SHEET} --layout 2-up --sheet a3 --fit --out b"));
    let told = String::from_utf8_lossy(&whole.stdout);
    assert!(whole.status.success() && !told.contains('%'), "{told}");
}

#[test]
fn large_print_comes_over_several_sheets_that_are_printed_on_one_side() {
    let folder = TempDir::new().unwrap();
    let line = format!("{SHEET} --paper a2 --large-print --layout poster");
    for (more, sheets) in [(" --sheet a3", 10), ("", 24)] {
        let pdf = printed(folder.path(), &format!("{line}{more}"));
        let document = lopdf::Document::load(pdf).unwrap();
        assert_eq!(document.get_pages().len(), sheets);
        let params = document.catalog().unwrap().get(b"ViewerPreferences").unwrap();
        let params = document.dereference(params).unwrap().1.as_dict().unwrap();
        assert_eq!(params.get(b"Duplex").unwrap().as_name().unwrap(), b"Simplex");
    }
}
