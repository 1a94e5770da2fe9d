//! Tests of printed races: every page is drawn, in one PDF, with the same bytes each time.

mod tools;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::page::{DrawOptions, Duplex, Page};
use cauldron_press::press::{self, Dpi, Fonts, Meta, Paper, ParsedPage, PrintOptions, png};
use cauldron_press::race::pages::{self as race, CardPrint, CardSize, CardTone};
use cauldron_press::race::{LengthTarget, RaceGame, RaceSeries, generate, title};
use tools::{program, skip_without, stdout};

/// Large cards with backs.
const BACKED: CardPrint = CardPrint { size: CardSize::Large, tone: CardTone::Full, backs: true };

fn fonts() -> Fonts {
    Fonts::all().unwrap()
}

fn generated(seed: u64, players: u8, minutes: u16) -> RaceGame {
    let players = Players::new(players).unwrap();
    let series =
        RaceSeries { players, length: LengthTarget::Minutes(minutes), ..RaceSeries::default() };
    generate(&series, Seed(seed)).unwrap()
}

fn options(paper: Paper, duplex: Duplex) -> DrawOptions {
    DrawOptions { paper: paper.size().unwrap(), duplex, ..DrawOptions::default() }
}

fn pdf(pages: Vec<Page>, title: String) -> Vec<u8> {
    let meta = Meta { title, ..Meta::default() };
    press::print("race".into(), pages, &meta, &PrintOptions::default()).unwrap().pdf
}

fn parsed(pages: &[Page]) -> Vec<ParsedPage> {
    ParsedPage::parse_all(pages, &fonts()).unwrap()
}

#[test]
fn a_race_is_a_sound_pdf_with_its_fonts_and_the_same_each_time() {
    skip_without!("qpdf", "pdffonts", "pdftotext", "pdfinfo");
    let game = generated(7, 3, 15);
    let options = options(Paper::A4, Duplex::LongEdge);
    let print = || {
        let pages = race::pages(&game, &options).unwrap();
        (pages.len(), pdf(pages, game.course().to_string()))
    };
    let (count, bytes) = print();
    assert_eq!(print().1, bytes);
    assert!(bytes.len() < 500_000, "{} bytes", bytes.len());

    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("race.pdf"), &bytes).unwrap();
    let told = stdout("qpdf", folder.path(), &["--check", "race.pdf"]);
    assert!(told.contains("No syntax or stream encoding errors found"), "{told}");
    let listed = stdout("pdffonts", folder.path(), &["race.pdf"]);
    let embedded: Vec<&str> = listed.lines().skip(2).collect();
    assert!(embedded.len() >= 4, "{listed}");
    for font in embedded {
        let columns: Vec<&str> = font.split_whitespace().rev().collect();
        // Columns from the right: object (two numbers), unicode, subset, embedded.
        assert_eq!(columns[3..5], ["yes", "yes"], "{listed}");
    }
    let text = stdout("pdftotext", folder.path(), &["-layout", "race.pdf", "-"]);
    assert_eq!(text.matches('\u{c}').count(), count);
    let (title, course) = (title().to_string(), game.course().to_string());
    for word in [&*title, &course, "START", "FINISH", "How to Race"] {
        assert!(text.contains(word), "{word}");
    }
    let told = stdout("pdfinfo", folder.path(), &["-f", "1", "-l", "2", "race.pdf"]);
    assert!(told.contains("841.89 x 595.276") && told.contains("595.276 x 841.89"), "{told}");
}

#[test]
fn every_card_of_the_deck_is_printed() {
    let game = generated(11, 2, 12);
    let options = options(Paper::LETTER, Duplex::LongEdge);
    let pages = race::booklet(std::slice::from_ref(&game), BACKED, &options).unwrap();
    let on = |name: &str, what: &str| -> usize {
        let pages = pages.iter().filter(|p| p.name.starts_with(name));
        pages.map(|p| p.svg().matches(what).count()).sum()
    };
    let seed = format!(">{}<", game.seed);
    assert_eq!(on("cards-", &seed), game.deck.size());
    let brooms = |page: &Page| {
        let svg = page.svg();
        let used = svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        used.filter(|id| id.ends_with("sym-broom")).count()
    };
    let backs = pages.iter().filter(|page| page.name.starts_with("backs-"));
    assert_eq!(backs.map(brooms).sum::<usize>(), game.deck.size());
    assert_eq!(pages.len(), 3 + 2 * game.deck.size().div_ceil(9));
    let usual = race::pages(&game, &options).unwrap();
    assert_eq!(usual.len(), 3 + game.deck.size().div_ceil(18));
}

/// Whether each pixel of a page is dark or strongly coloured.
fn inked(page: &ParsedPage) -> Vec<bool> {
    let bytes = png(page, Dpi::new(36.0).unwrap()).unwrap();
    let image = image::load_from_memory(&bytes).unwrap().to_rgb8();
    image.pixels().map(|p| p.0.iter().any(|&c| c < 120)).collect()
}

#[test]
fn backs_lie_behind_fronts_on_the_paper() {
    let game = generated(3, 2, 10);
    for paper in [Paper::A4, Paper::LETTER] {
        for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
            let draw = |game: &RaceGame| {
                let games = std::slice::from_ref(game);
                race::booklet(games, BACKED, &options(paper, duplex)).unwrap()
            };
            let pages = draw(&game);
            // With few cards on the last page, an error between left and right is detected.
            let mut short = game.clone();
            short.deck = cauldron_press::race::Deck::new(game.deck.cards().take(4)).unwrap();
            let few = draw(&short);
            for pages in [&pages, &few] {
                let both = parsed(&pages[2..4]);
                let (w, h) = paper.portrait();
                let (w, h) =
                    ((w * 36.0 / 25.4).round() as usize, (h * 36.0 / 25.4).round() as usize);
                let (front, back) = (inked(&both[0]), inked(&both[1]));
                assert_eq!(front.len(), w * h);
                // Checks whether anything is drawn around the middle of a card's position.
                let middle = |side: usize, step: f64, i: usize| {
                    side as f64 / 2.0 + (i as f64 - 1.0) * step * 36.0 / 25.4
                };
                let has = |side: &[bool], column: usize, row: usize| {
                    let (x, y) = (middle(w, 62.0, column) as usize, middle(h, 86.0, row) as usize);
                    (y - 20..y + 20).any(|y| (x - 20..x + 20).any(|x| side[y * w + x]))
                };
                for (column, row) in (0..3).flat_map(|c| (0..3).map(move |r| (c, r))) {
                    let behind = match duplex {
                        Duplex::LongEdge => (2 - column, row),
                        Duplex::ShortEdge => (column, 2 - row),
                    };
                    assert_eq!(
                        has(&front, column, row),
                        has(&back, behind.0, behind.1),
                        "{paper} {duplex:?} {column} {row}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_booklet_holds_several_races() {
    skip_without!("qpdf");
    let games = [generated(1, 2, 8), generated(2, 4, 20)];
    let options = options(Paper::A4, Duplex::LongEdge);
    let pages = race::booklet(&games, CardPrint::default(), &options).unwrap();
    let mut names: Vec<&str> = pages.iter().map(|p| p.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), pages.len());
    let mut titles: Vec<&str> = pages.iter().map(|p| p.title.as_str()).collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), pages.len());
    let bytes = pdf(pages, String::new());
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("races.pdf"), &bytes).unwrap();
    stdout("qpdf", folder.path(), &["--check", "races.pdf"]);
}

#[test]
fn the_command_prints_races() {
    let folder = tempfile::tempdir().unwrap();
    let cauldron = |arguments: &[&str]| {
        let mut command = assert_cmd::Command::from_std(program::cauldron());
        command.current_dir(folder.path()).args(["race", "print"]).args(arguments).assert()
    };
    let out = cauldron(&["--seed", "9", "-p", "3", "--minutes", "12", "--svg", "--out", "one"]);
    let told = String::from_utf8(out.success().get_output().stdout.clone()).unwrap();
    assert!(told.contains("3 players") && told.contains(".pdf"), "{told}");
    let files = |name: &str| std::fs::read_dir(folder.path().join(name)).unwrap().count();
    assert_eq!(files("one"), 1 + 6);
    let params = ["--cards", "pale", "--card-size", "large", "--backs", "--svg", "--out", "cards"];
    cauldron(&[&["--seed", "9", "-p", "3", "--minutes", "12", "-q"], &params[..]].concat())
        .success();
    assert_eq!(files("cards"), 1 + 15);
    let sides = |name: &str| {
        let mut all =
            std::fs::read_dir(folder.path().join(name)).unwrap().map(|f| f.unwrap().path());
        let pdf = all.find(|path| path.extension().is_some_and(|e| e == "pdf")).unwrap();
        let pdf = lopdf::Document::load(pdf).unwrap();
        let viewing = pdf.catalog().unwrap().get(b"ViewerPreferences").unwrap();
        let viewing = pdf.dereference(viewing).unwrap().1.as_dict().unwrap();
        String::from_utf8_lossy(viewing.get(b"Duplex").unwrap().as_name().unwrap()).into_owned()
    };
    cauldron(&["--seed", "9", "--minutes", "12", "--layout", "2-up", "-q", "--out", "layout"])
        .success();
    let all = ["one", "cards", "layout"].map(sides);
    assert_eq!(all, ["Simplex", "DuplexFlipLongEdge", "DuplexFlipLongEdge"]);
    cauldron(&["--seed", "9", "--count", "2", "--turns", "20", "-q", "--out", "two"]).success();
    assert_eq!(files("two"), 1);
    let refused = cauldron(&["--seed", "9", "--turns", "3"]).failure().code(2);
    let told = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert_eq!(told.trim().lines().count(), 1, "{told}");
    cauldron(&["--count", "0"]).failure().code(2);
    cauldron(&["--seed", "9", "--paper", "a5"]).failure().code(2);
}

#[test]
fn a_generated_board_is_printed_from_its_file_as_from_its_seed() {
    let folder = tempfile::tempdir().unwrap();
    let race = |arguments: &[&str]| {
        let mut command = assert_cmd::Command::from_std(program::cauldron());
        command.current_dir(folder.path()).arg("race").args(arguments).assert()
    };
    let wish = ["--seed", "9", "-p", "3", "--minutes", "12", "--everyone", "-q"];
    race(&[&["generate", "--out", "board.json"], &wish[..]].concat()).success();
    race(&[&["print", "--out", "seed"], &wish[..]].concat()).success();
    race(&["print", "--track", "board.json", "--out", "file", "-q"]).success();
    let pdf = |name: &str| {
        let mut files = std::fs::read_dir(folder.path().join(name)).unwrap();
        std::fs::read(files.next().unwrap().unwrap().path()).unwrap()
    };
    assert_eq!(pdf("seed"), pdf("file"));

    // With another number of players, the printed length is computed anew.
    race(&["print", "--track", "board.json", "-p", "2", "--out", "two", "--svg", "-q"]).success();
    let files = std::fs::read_dir(folder.path().join("two")).unwrap();
    let rules = files
        .map(|f| f.unwrap().path())
        .find(|path| path.to_str().unwrap().ends_with("-rules.svg"))
        .unwrap();
    let text = std::fs::read_to_string(rules).unwrap();
    assert!(text.contains("2 players") && text.contains("12 seconds"), "{text}");

    // Rules that the printed page does not describe are refused.
    let board = std::fs::read_to_string(folder.path().join("board.json")).unwrap();
    let odd = board.replace(r#""first_move_counts": false"#, r#""first_move_counts": true"#);
    assert_ne!(odd, board);
    std::fs::write(folder.path().join("odd.json"), odd).unwrap();
    let refused = race(&["print", "--track", "odd.json"]).failure().code(2);
    let told = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(told.contains("the printed rules have no first_move_counts"), "{told}");
    let short = r#"{"track":[{"colour":"red"}]}"#;
    std::fs::write(folder.path().join("short.json"), short).unwrap();
    race(&["print", "--track", "short.json"]).failure().code(2);
}

#[test]
#[cfg(unix)]
fn a_folder_that_is_not_unicode_is_told_in_json() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let odd = folder.path().join(std::ffi::OsStr::from_bytes(b"gam\xe9s"));
    let mut command = assert_cmd::Command::from_std(program::cauldron());
    command.args(["race", "print", "--seed", "9", "--turns", "20", "--json", "--out"]).arg(&odd);
    let output = command.assert().success().get_output().stdout.clone();
    let told: serde_json::Value = serde_json::from_slice(&output).unwrap();
    assert!(told["files"][0].as_str().unwrap().ends_with(".pdf"), "{told}");
    assert_eq!(std::fs::read_dir(&odd).unwrap().count(), 1);
}
