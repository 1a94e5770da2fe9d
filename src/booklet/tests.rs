//! Tests of booklets of a fictitious game.

use std::num::NonZero;

use serde_json::{Value, json};

use super::parts::BookletParts;
use super::*;
use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::threads::Threads;
use crate::game::series::{GameSeries, PrintableGame, SharedParts};
use crate::game::{PrintError, Rejection};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::ledger::Layer;
use crate::page::shape::Point;
use crate::page::{DrawOptions, Duplex, LayoutUnit, Page};
use crate::press::{Paper, PdfWriter};
use crate::texts::marked::{accented, assert_marked};
use crate::texts::msg;
use crate::texts::{self, Message};

/// Game with one to three pages.
#[derive(Debug)]
struct Made(u64);

/// Series of the fictitious game. The seed 13 does not result in a game.
#[derive(Debug)]
struct MadeUp;

fn page(options: &DrawOptions, back: bool, text: &str) -> Result<Page, PrintError> {
    let (sheet, mut canvas) = (PageGeometry::new(options), Canvas::new());
    let at = Point::new(LayoutUnit(40.0), LayoutUnit(60.0));
    canvas.text(Layer::Text, text, at, Align::Left, Style::new(Face::Bold, 20.0));
    Ok(match back {
        true => sheet.back(canvas, Orientation::Portrait, "back", text)?,
        false => sheet.front(canvas, Orientation::Landscape, "front", text)?,
    })
}

impl GameSeries for MadeUp {
    fn game(&self) -> &'static str {
        "made-up"
    }

    fn title(&self) -> Message {
        crate::race::title()
    }

    fn edition(&self) -> Option<Edition> {
        Some(Edition::Fictitious)
    }

    fn params(&self) -> Value {
        json!({})
    }

    fn secret(&self, number: u64, _seed: Seed) -> Result<u128, Rejection> {
        Ok(number.into())
    }

    fn make(&self, number: u64, seed: Seed) -> Result<Box<dyn PrintableGame>, PrintError> {
        match seed {
            Seed(13) => Err(Rejection::input("no game comes of 13").into()),
            _ => Ok(Box::new(Made(number))),
        }
    }

    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        (0..3).map(|i| page(options, i % 2 == 1, &format!("13{i}"))).collect()
    }
}

/// Series of the fictitious game with a single shared page.
#[derive(Debug)]
struct OneRule;

impl GameSeries for OneRule {
    fn game(&self) -> &'static str {
        MadeUp.game()
    }

    fn title(&self) -> Message {
        MadeUp.title()
    }

    fn edition(&self) -> Option<Edition> {
        MadeUp.edition()
    }

    fn params(&self) -> Value {
        MadeUp.params()
    }

    fn secret(&self, number: u64, seed: Seed) -> Result<u128, Rejection> {
        MadeUp.secret(number, seed)
    }

    fn make(&self, number: u64, seed: Seed) -> Result<Box<dyn PrintableGame>, PrintError> {
        MadeUp.make(number, seed)
    }

    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(vec![MadeUp.how_to_play(options)?.swap_remove(0)])
    }
}

/// Series with credits, whose games need one of two kits each and whose names equal their labels.
#[derive(Debug)]
struct WithKits;

impl GameSeries for WithKits {
    fn game(&self) -> &'static str {
        MadeUp.game()
    }

    fn title(&self) -> Message {
        MadeUp.title()
    }

    fn edition(&self) -> Option<Edition> {
        MadeUp.edition()
    }

    fn params(&self) -> Value {
        MadeUp.params()
    }

    fn secret(&self, number: u64, seed: Seed) -> Result<u128, Rejection> {
        MadeUp.secret(number, seed)
    }

    fn make(&self, number: u64, _seed: Seed) -> Result<Box<dyn PrintableGame>, PrintError> {
        Ok(Box::new(Equipped(Made(number))))
    }

    fn credits(&self) -> Option<Message> {
        Some(msg::booklet_games(7))
    }

    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        MadeUp.how_to_play(options)
    }
}

#[derive(Debug)]
struct Equipped(Made);

impl PrintableGame for Equipped {
    fn name(&self) -> texts::Value {
        self.0.name()
    }

    fn label(&self) -> String {
        format!("N{}", self.0.0)
    }

    fn seed(&self) -> Seed {
        self.0.seed()
    }

    fn level(&self) -> Option<Message> {
        self.0.level()
    }

    fn players(&self) -> Players {
        self.0.players()
    }

    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        self.0.pages(options)
    }

    fn shared_parts(&self) -> Option<SharedParts> {
        Some(SharedParts { number: self.0.0 % 2, name: msg::booklet_blank() })
    }

    fn kit_pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        let text = |back: bool| format!("K{}{}", self.0.0 % 2, if back { " back" } else { "" });
        [false, true].into_iter().map(|back| page(options, back, &text(back))).collect()
    }

    fn give_up(&self) -> Option<String> {
        self.0.give_up()
    }

    fn solution(&self) -> Vec<texts::Value> {
        self.0.solution()
    }

    fn answers(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        self.0.answers(options)
    }

    fn facts(&self) -> Value {
        self.0.facts()
    }

    fn secrets(&self) -> Value {
        self.0.secrets()
    }
}

impl PrintableGame for Made {
    fn name(&self) -> texts::Value {
        format!("N{}", self.0).into()
    }

    fn label(&self) -> String {
        format!("L-{}", self.0)
    }

    fn seed(&self) -> Seed {
        Seed(self.0)
    }

    fn level(&self) -> Option<Message> {
        self.0.is_multiple_of(2).then(|| msg::booklet_games(3))
    }

    fn players(&self) -> Players {
        Players::new(self.0 as u8 % 3 + 2).unwrap()
    }

    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        (0..=self.0 % 3).map(|i| page(options, i % 2 == 1, &format!("N{}.{i}", self.0))).collect()
    }

    fn give_up(&self) -> Option<String> {
        Some(format!("CD-{}", self.0))
    }

    fn solution(&self) -> Vec<texts::Value> {
        vec![format!("S-{} *is* 1 2 3", self.0).into(), "4 5 6 ".repeat(20).into()]
    }

    fn answers(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(vec![page(options, false, &format!("R{}", self.0))?])
    }

    fn facts(&self) -> Value {
        json!({ "number": self.0 })
    }

    fn secrets(&self) -> Value {
        json!(self.give_up())
    }
}

fn wanted(numbers: std::ops::Range<u64>) -> Vec<NumberedSeed> {
    numbers.map(|number| NumberedSeed { number, seed: Seed(100 + number) }).collect()
}

fn threads(count: usize) -> Threads {
    Threads::new(NonZero::new(count).unwrap())
}

/// Texts on a page.
fn texts(page: &Page) -> Vec<String> {
    let svg = page.svg();
    let pieces = svg.split("<text").skip(1).filter_map(|piece| {
        let (_, text) = piece.split_once("</text>")?.0.split_once('>')?;
        Some(text.trim().to_owned())
    });
    pieces.collect()
}

fn has(page: &Page, text: &str) -> bool {
    texts(page).iter().any(|read| read == text)
}

type Told = Vec<(Page, String, Vec<usize>)>;

/// Conversion of pages in tests, which examine their drawings: returns the page itself.
fn drawn(page: Page) -> Result<Page, BookletError> {
    Ok(page)
}

fn booklet(count: u64, options: &BookletOptions) -> (Vec<BoundGame>, Told) {
    let parts =
        BookletParts::make(&MadeUp, &wanted(0..count), options, &drawn, Threads::ONE).unwrap();
    let games = parts.games();
    (games, parts.book().unwrap().told())
}

#[test]
fn every_game_begins_on_a_front_and_says_its_page() {
    for count in [1, 2, 9, 60] {
        for cover in [true, false] {
            let options = BookletOptions { cover, ..BookletOptions::default() };
            let (games, leaves) = booklet(count, &options);
            assert_eq!(games.len() as u64, count);
            for (game, number) in games.iter().zip(0..) {
                assert_eq!(game.first_page % 2, 1, "{game:?}");
                assert_eq!(game.pages, number as usize % 3 + 1);
                for (i, leaf) in (game.first_page - 1..).take(game.pages).enumerate() {
                    let page = &leaves[leaf].0;
                    assert!(has(page, &format!("N{number}.{i}")));
                    assert!(has(page, &format!("Broomstick Rush: N{number}")));
                }
            }
            let first = games[0].first_page;
            assert_eq!(leaves[first - 1].1, "1");
            assert_eq!(leaves[0].1, "i");
        }
    }
}

/// Each name, title and footer of 80 letters is printed: smaller where it is wide, and shortened
/// where the smallest letters are too wide.
#[test]
fn wide_names_are_printed() {
    let arabic = "\u{639}\u{628}\u{62F}\u{627}\u{644}\u{644}\u{647} ".repeat(10);
    let thai = "\u{E19}\u{E49}\u{E33}\u{E1C}\u{E36}\u{E49}\u{E07}\u{E01}".repeat(10);
    let names = ["W".repeat(40), "W".repeat(80), arabic, thai, "W ".repeat(39), "Ann".to_owned()];
    let caption = |text: &String| Caption::try_from(text.trim().to_owned()).unwrap();
    let wide = |count| Some(caption(&"W".repeat(count)));
    for (title, footer) in [(None, None), (wide(80), wide(50)), (None, Some(caption(&names[2])))] {
        let names: Vec<Caption> = names.iter().map(caption).collect();
        let style = HouseStyle { title, footer: footer.clone(), names, ..HouseStyle::default() };
        let (games, leaves) = booklet(6, &BookletOptions { style, ..BookletOptions::default() });
        let begins = |page: &Page, text: &str| texts(page).iter().any(|one| one.starts_with(text));
        let contents = leaves.iter().find(|(page, ..)| has(page, "Contents"));
        let (contents, ..) = contents.unwrap();
        assert!(begins(contents, &"W".repeat(40)), "{:?}", texts(contents));
        assert_eq!(texts(contents).iter().filter(|text| text.ends_with('…')).count(), 1);
        for game in &games {
            let page = &leaves[game.first_page - 1].0;
            assert!(begins(page, "Broomstick Rush:"), "{:?}", texts(page));
            let house = footer.as_ref().map_or("", Caption::as_str);
            assert!(begins(page, house), "{house}: {:?}", texts(page));
        }
        let short = texts(&leaves[games[5].first_page - 1].0);
        let is_whole =
            |text: &String| text.starts_with("Broomstick Rush: Ann") && text.ends_with("N5");
        assert!(short.iter().any(is_whole), "{short:?}");
    }
}

/// The last page of a lone game would have an empty back, so the single shared page is placed
/// there.
#[test]
fn a_lone_game_takes_the_rules_onto_its_empty_back() {
    for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
        let draw = DrawOptions { duplex, ..DrawOptions::default() };
        for (number, cover, expected) in [
            (0, false, &["N0.0", "130"][..]),
            (2, false, &["N2.0", "N2.1", "N2.2", "130"]),
            (1, false, &["130", "", "N1.0", "N1.1"]),
            (0, true, &["Broomstick Rush", "Contents", "N0.0", "130"]),
        ] {
            let answers = Answers::None;
            let options = BookletOptions { draw, cover, answers, ..BookletOptions::default() };
            let parts = BookletParts::make(
                &OneRule,
                &wanted(number..number + 1),
                &options,
                &drawn,
                Threads::ONE,
            );
            let book = parts.unwrap().book().unwrap();
            let marks = book.bookmarks();
            assert!(marks.is_sorted_by_key(|mark| mark.0), "{marks:?}");
            let leaves = book.told();
            assert_eq!(leaves.len(), expected.len());
            for ((i, (page, label, links)), text) in leaves.iter().enumerate().zip(expected) {
                assert!(text.is_empty() || has(page, text), "{text}: {:?}", texts(page));
                assert!(links.iter().all(|&to| has(page, &leaves[to].1)), "{label}");
                assert!(links.is_sorted());
                let back = i % 2 == 1 && PageGeometry::rotates_backs(duplex, page.orientation());
                assert_eq!(page.turned, back, "{text}");
            }
        }
    }
}

#[test]
fn every_page_but_the_cover_says_its_own_label() {
    let (_, leaves) = booklet(9, &BookletOptions::default());
    let labels: std::collections::BTreeSet<&String> = leaves.iter().map(|leaf| &leaf.1).collect();
    assert_eq!(labels.len(), leaves.len());
    for (page, label, _) in &leaves[1..] {
        assert!(has(page, label), "{label}: {:?}", texts(page));
    }
    assert!(!has(&leaves[0].0, "i"));
}

#[test]
fn contents_say_the_pages_that_their_links_lead_to() {
    for count in [1, 9, 60] {
        let (games, leaves) = booklet(count, &BookletOptions::default());
        let links: Vec<usize> = leaves.iter().flat_map(|leaf| leaf.2.clone()).collect();
        let firsts: Vec<usize> = games.iter().map(|game| game.first_page - 1).collect();
        // Three shared pages precede the games.
        let end = 3 + firsts.len();
        assert_eq!(links[3..end], firsts);
        assert!(has(&leaves[links[0]].0, "130"));
        // The answers follow them, unless they fit below the contents.
        match count {
            1 => assert!(links.len() == end && has(&leaves[1].0, "Answers")),
            _ => assert!(has(&leaves[links[end]].0, "Answers")),
        }
        for (page, _, links) in &leaves {
            assert!(links.iter().all(|&to| has(page, &leaves[to].1)), "{:?}", texts(page));
        }
        assert!(has(&leaves[1].0, "L-0  ·  3 games  ·  2 players"));
    }
}

/// A few codes are placed below the contents, upside down, instead of on a nearly empty page.
/// Answers with more than codes are on a sheet that can be put away.
#[test]
fn few_codes_stand_below_the_contents() {
    for paper in [Paper::A4, Paper::LETTER] {
        for (count, answers, is_below) in [
            (1, Answers::Codes, true),
            (4, Answers::Codes, true),
            (30, Answers::Codes, false),
            (1, Answers::Whole, false),
        ] {
            let draw = DrawOptions { paper: paper.size().unwrap(), ..DrawOptions::default() };
            let options = BookletOptions { draw, answers, ..BookletOptions::default() };
            let (_, leaves) = booklet(count, &options);
            let with = leaves
                .iter()
                .position(|leaf| texts(&leaf.0).iter().any(|read| read.contains("CD-0")));
            assert_eq!(with == Some(1), is_below, "{count} {answers:?}");
            let apart = leaves.iter().any(|leaf| leaf.0.name.starts_with("answers-"));
            assert_eq!(apart, !is_below, "{count} {answers:?}");
        }
    }
}

/// Each kit is in a booklet once, before the games, on whole sheets.
#[test]
fn a_kit_is_there_once() {
    let options = BookletOptions { answers: Answers::None, ..BookletOptions::default() };
    let parts =
        BookletParts::make(&WithKits, &wanted(0..5), &options, &drawn, Threads::ONE).unwrap();
    let games = parts.games();
    let book = parts.book().unwrap();
    let marks = book.bookmarks();
    let leaves = book.told();
    for kit in ["K0", "K1"] {
        let with: Vec<usize> = (0..leaves.len()).filter(|&i| has(&leaves[i].0, kit)).collect();
        let [leaf] = with[..] else { panic!("{kit}: {with:?}") };
        assert!(leaf % 2 == 0 && leaf + 2 < games[0].first_page, "{kit}: {leaf}");
        assert!(
            has(&leaves[leaf].0, "Broomstick Rush: Empty page"),
            "{:?}",
            texts(&leaves[leaf].0)
        );
        assert!(marks.iter().any(|mark| mark.0 == leaf && mark.1 == 0), "{marks:?}");
        assert!(leaves[1].2.contains(&leaf), "the contents lead to it");
    }
    assert!(games.iter().all(|game| game.pages == game.number as usize % 3 + 1));
}

/// Names that equal labels are in the contents once.
#[test]
fn contents_say_a_name_once() {
    let options = BookletOptions::default();
    let parts = BookletParts::make(&WithKits, &wanted(0..3), &options, &drawn, Threads::ONE);
    let leaves = parts.unwrap().book().unwrap().told();
    let told = texts(&leaves[1].0);
    for number in 0..3 {
        let name = format!("N{number}");
        let named = told.iter().filter(|read| read.split_whitespace().any(|word| word == name));
        // Expected in its row, and above its code.
        assert_eq!(named.count(), 2, "{told:?}");
    }
}

#[test]
fn a_cover_says_whose_game_it_is() {
    let options = BookletOptions::default();
    let parts = BookletParts::make(&WithKits, &wanted(0..1), &options, &drawn, Threads::ONE);
    let leaves = parts.unwrap().book().unwrap().told();
    assert!(has(&leaves[0].0, "7 games"), "{:?}", texts(&leaves[0].0));
    let (_, leaves) = booklet(1, &BookletOptions::default());
    assert!(!has(&leaves[0].0, "7 games"));
}

#[test]
fn bookmarks_lead_through_the_booklet() {
    let options = BookletOptions { answers: Answers::Referee, ..BookletOptions::default() };
    let parts = BookletParts::make(&MadeUp, &wanted(0..2), &options, &drawn, Threads::ONE).unwrap();
    let book = parts.book().unwrap();
    let marks = book.bookmarks();
    let told: Vec<(u8, &str)> = marks.iter().map(|mark| (mark.1, &*mark.2)).collect();
    let expected = [
        (0, "Cover"),
        (0, "Contents"),
        (0, "Before you play"),
        (1, "130"),
        (1, "131"),
        (1, "132"),
        (0, "N0"),
        (1, "N0.0"),
        (0, "N1"),
        (1, "N1.0"),
        (1, "N1.1"),
        (0, "Answers"),
        (1, "N0"),
        (1, "N1"),
    ];
    assert_eq!(told, expected);
    let leaves = book.told();
    for (leaf, _, title) in marks.iter().filter(|mark| mark.2.contains('.')) {
        assert!(has(&leaves[*leaf].0, title));
    }
}

#[test]
fn answers_tell_what_was_wished_for() {
    let told = |answers| {
        let options = BookletOptions { answers, ..BookletOptions::default() };
        let (games, leaves) = booklet(9, &options);
        let all: Vec<String> = leaves.iter().flat_map(|leaf| texts(&leaf.0)).collect();
        let count = |text: &str| all.iter().filter(|read| read.contains(text)).count();
        let end = games[8].first_page - 1 + games[8].pages;
        let before: Vec<String> = leaves[..end].iter().flat_map(|leaf| texts(&leaf.0)).collect();
        assert!(!before.iter().any(|read| read.contains("CD-") || read.contains("S-")));
        let referee = (0..9).filter(|i| all.contains(&format!("R{i}"))).count();
        (count("CD-"), count("S-"), referee)
    };
    assert_eq!(told(Answers::None), (0, 0, 0));
    assert_eq!(told(Answers::Codes), (9, 0, 0));
    assert_eq!(told(Answers::Whole), (9, 9, 0));
    assert_eq!(told(Answers::Referee), (9, 9, 9));
}

#[test]
fn volumes_are_the_same_for_any_number_of_threads() {
    let writer = PdfWriter::new().unwrap();
    let options = BookletOptions::default();
    let bound = |count| volume(&writer, &MadeUp, &wanted(3..8), &options, threads(count)).unwrap();
    let one = bound(1);
    assert!(one.pdf.starts_with(b"%PDF"));
    assert_eq!((one.games[0].number, &*one.games[0].label), (3, "L-3"));
    for count in [2, 5] {
        assert_eq!(bound(count), one);
    }
}

#[test]
fn a_game_is_known_by_its_digest_wherever_it_is_bound() {
    let digest = |numbers, cover| {
        let options = BookletOptions { cover, ..BookletOptions::default() };
        let parts =
            BookletParts::make(&MadeUp, &wanted(numbers), &options, &drawn, Threads::ONE).unwrap();
        parts.games().pop().unwrap().sha256
    };
    assert_eq!(digest(0..4, true), digest(3..4, false));
    assert_ne!(digest(0..4, true), digest(0..5, true));
}

#[test]
fn what_cannot_be_bound_is_told() {
    let told = |wanted: &[NumberedSeed]| {
        let writer = PdfWriter::new().unwrap();
        let options = BookletOptions::default();
        volume(&writer, &MadeUp, wanted, &options, threads(2)).unwrap_err().to_string()
    };
    assert_eq!(told(&[]), "a booklet needs at least 1 game");
    let mut all = wanted(0..9);
    all[6].seed = Seed(13);
    let seed = Seed(13);
    assert_eq!(told(&all), format!("game 7 (seed {seed}): no game comes of 13"));
}

#[test]
fn a_long_footer_is_told() {
    let footer = Caption::try_from("M".repeat(80)).unwrap();
    let style = HouseStyle { footer: Some(footer), ..HouseStyle::default() };
    let options = BookletOptions { style, ..BookletOptions::default() };
    let writer = PdfWriter::new().unwrap();
    let error = volume(&writer, &MadeUp, &wanted(0..1), &options, threads(1)).unwrap_err();
    assert!(error.to_string().contains("shorten the text"), "{error}");
}

#[test]
fn feet_are_read_as_their_pages_are() {
    for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
        let draw = DrawOptions { duplex, ..DrawOptions::default() };
        let (_, leaves) = booklet(3, &BookletOptions { draw, ..BookletOptions::default() });
        for (page, ..) in &leaves[1..] {
            let turns = page
                .svg()
                .matches(r#"<g transform="translate(210 297) rotate(180)">"#)
                .count()
                + page.svg().matches(r#"<g transform="translate(297 210) rotate(180)">"#).count();
            assert_eq!(turns, if page.turned { 2 } else { 0 }, "{}", page.name);
        }
        assert!(leaves.iter().any(|leaf| leaf.0.turned));
    }
}

#[test]
fn every_paper_holds_a_booklet() {
    let logo = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><circle cx="15" cy="15" r="15"/><text x="34" y="20" font-family="Cabin" font-size="14">Inn</text></svg>"#;
    let caption = |text: &str| Some(Caption::try_from(text.to_owned()).unwrap());
    let style = HouseStyle {
        title: caption("An evening at the Red Lion"),
        logo: Some(Logo::try_from(logo.to_owned()).unwrap()),
        footer: caption("The Red Lion, Bridge Street 7"),
        names: vec![caption("Ada").unwrap()],
        ..HouseStyle::default()
    };
    for paper in Paper::named().filter(|paper| paper.size().is_ok()) {
        for bleed in ["0", "3"] {
            let (paper, bleed) = (paper.size().unwrap(), bleed.parse().unwrap());
            let draw = DrawOptions { paper, bleed, ..DrawOptions::default() };
            let options = BookletOptions {
                draw,
                answers: Answers::Whole,
                style: style.clone(),
                ..BookletOptions::default()
            };
            let (_, leaves) = booklet(30, &options);
            assert!(has(&leaves[0].0, "An evening at the Red Lion"));
            let house =
                |leaf: &(Page, String, Vec<usize>)| has(&leaf.0, "The Red Lion, Bridge Street 7");
            assert!(leaves[1..].iter().all(house));
        }
    }
}

#[test]
fn every_word_of_a_booklet_is_a_message() {
    let draw = DrawOptions { language: accented(), ..DrawOptions::default() };
    let answers = Answers::Whole;
    let (_, leaves) = booklet(4, &BookletOptions { draw, answers, ..BookletOptions::default() });
    let labels = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"].map(str::to_owned);
    for (page, ..) in &leaves {
        for text in texts(page).iter().filter(|text| !labels.contains(text)) {
            assert_marked(text, &["is".to_owned()]);
        }
    }
}

#[test]
fn options_are_stored() {
    let straight = json!({ "x": 0.0, "y": 0.0, "turn": 0.0 });
    let mut json = json!({
        "draw": {
            "paper": [215.9, 279.4], "bleed": 3.0, "duplex": "short-edge", "ink": "colour",
            "corrections": { "upright": straight, "wide": straight },
            "language": "en-GB", "theme": "usual",
        },
        "layout": null,
        "standard": "plain",
        "cover": false,
        "how_to_play": true,
        "answers": "whole",
        "style": { "title": "T", "logo": null, "footer": null },
    });
    let options: BookletOptions = serde_json::from_value(json.clone()).unwrap();
    assert_eq!(options.draw.paper, Paper::LETTER.size().unwrap());
    assert_eq!(serde_json::to_value(&options).unwrap(), json, "all of them are told");
    for usual in ["ink", "corrections", "theme"] {
        json["draw"].as_object_mut().unwrap().remove(usual);
    }
    for usual in ["layout", "standard"] {
        json.as_object_mut().unwrap().remove(usual);
    }
    let older: BookletOptions = serde_json::from_value(json).unwrap();
    assert_eq!(older, options, "older manifests leave out what is usual");
    assert_eq!(
        serde_json::from_value::<BookletOptions>(json!({})).unwrap(),
        BookletOptions::default()
    );
    let told = |json| serde_json::from_value::<BookletOptions>(json).unwrap_err().to_string();
    assert!(told(json!({ "covers": true })).contains("unknown field `covers`"));
    let draw = |paper: [f64; 2], language: &str| {
        json!({ "draw": {
            "paper": paper, "bleed": 0.0, "duplex": "long-edge", "language": language,
        } })
    };
    assert!(told(draw([10.0, 10.0], "en-GB")).contains("too small"));
    assert!(told(draw([210.0, 297.0], "xx")).contains("there is no language \"xx\""));
}
