//! Tests of booklets of all games.

mod tools;

use std::num::NonZero;

use cauldron_press::booklet::{Answers, BookletOptions, NumberedSeed, Volume, volume};
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::game::series::GameSeries;
use cauldron_press::games;
use cauldron_press::page::{DrawOptions, Duplex, Page, fonts};
use cauldron_press::press::{Paper, PdfWriter};
use serde_json::json;
use tools::{skip_without, stdout};

fn all_series() -> impl Iterator<Item = Box<dyn GameSeries>> {
    games::ALL.iter().filter_map(|game| game.series(&json!({})).ok())
}

fn wanted(count: u64) -> Vec<NumberedSeed> {
    (0..count).map(|number| NumberedSeed { number, seed: Seed(4_000 + 77 * number) }).collect()
}

fn bound(series: &dyn GameSeries, count: u64, options: &BookletOptions, threads: usize) -> Volume {
    let workshop = PdfWriter::new().unwrap();
    let threads = Threads::new(NonZero::new(threads).unwrap());
    volume(&workshop, series, &wanted(count), options, threads).unwrap()
}

/// Upper and lower edge of everything drawn in a group, in mm from the top of the paper.
fn extent(group: &usvg::Group) -> (f64, f64) {
    let of = |node: &usvg::Node| match node {
        usvg::Node::Group(group) => extent(group),
        node => {
            let Some(area) = node.abs_layer_bounding_box() else { return (f64::MAX, f64::MIN) };
            let mm = |px: f32| f64::from(px) * 25.4 / 96.0;
            (mm(area.top()), mm(area.bottom()))
        }
    };
    let both = |a: (f64, f64), b: (f64, f64)| (a.0.min(b.0), a.1.max(b.1));
    group.children().iter().map(of).fold((f64::MAX, f64::MIN), both)
}

#[test]
fn pages_leave_the_foot_free() {
    let mut options = usvg::Options::default();
    for (_, data) in fonts::FILES {
        options.fontdb_mut().load_font_data(data.to_vec());
    }
    let free = |page: &Page| {
        let tree = usvg::Tree::from_str(&page.svg(), &options).unwrap();
        let (top, bottom) = extent(tree.root());
        if page.turned { top } else { page.trim.1.0 - bottom }
    };
    for series in all_series() {
        for (paper, duplex) in [
            (Paper::A4, Duplex::LongEdge),
            (Paper::LETTER, Duplex::LongEdge),
            (Paper::A4, Duplex::ShortEdge),
        ] {
            let draw = DrawOptions { paper: paper.size().unwrap(), duplex, ..Default::default() };
            let game = series.make(1, Seed(77)).unwrap();
            let mut pages = series.how_to_play(&draw).unwrap();
            pages.extend(game.pages(&draw).unwrap());
            pages.extend(game.answers(&draw).unwrap());
            for page in &pages {
                let name = (series.game(), &page.name, paper, duplex);
                assert!(free(page) > 7.6, "{name:?}: {} mm", free(page));
            }
        }
    }
}

#[test]
fn a_booklet_is_a_sound_pdf() {
    skip_without!("qpdf", "pdftotext", "pdfinfo");
    let folder = tempfile::tempdir().unwrap();
    for series in all_series() {
        let options = BookletOptions { answers: Answers::Whole, ..BookletOptions::default() };
        let bound = bound(&*series, 3, &options, 2);
        std::fs::write(folder.path().join("booklet.pdf"), &bound.pdf).unwrap();
        let told = stdout("qpdf", folder.path(), &["--check", "booklet.pdf"]);
        assert!(told.contains("No syntax or stream encoding errors found"), "{told}");
        let text = stdout("pdftotext", folder.path(), &["booklet.pdf", "-"]);
        let pages: Vec<&str> = text.split('\u{c}').collect();
        let contents = pages[1];
        // The contents are marked as such, with a space between the parts of an entry.
        let structure = stdout("pdfinfo", folder.path(), &["-struct-text", "booklet.pdf"]);
        let entry = |entry: &str| entry.split('"').nth(1).unwrap_or_default().trim().to_owned();
        let entries: Vec<String> = structure.split("TOCI").skip(1).map(entry).collect();
        assert!(structure.contains("TOC\n"), "{structure}");
        for (number, game) in (1..).zip(&bound.games) {
            let label = 1 + game.first_page - bound.games[0].first_page;
            let is_entry = |entry: &String| {
                entry.starts_with(&format!("{number} ")) && entry.ends_with(&format!(" {label}"))
            };
            let found = entries.iter().find(|entry| is_entry(entry));
            assert!(found.is_some_and(|entry| entry.contains(&game.label)), "{entries:#?}");
        }
        for game in &bound.games {
            assert_eq!(game.first_page % 2, 1);
            assert!(contents.contains(&game.label), "{contents}");
            let label = 1 + game.first_page - bound.games[0].first_page;
            for page in 0..game.pages {
                let read = pages[game.first_page - 1 + page];
                let number = (label + page).to_string();
                assert!(read.split_whitespace().any(|word| word == number), "{number}: {read}");
            }
            assert!(contents.split_whitespace().any(|word| word == label.to_string()));
        }
    }
}

#[test]
fn a_booklet_is_the_same_for_any_number_of_threads() {
    for series in all_series() {
        let options = BookletOptions::default();
        let [one, three] = [1, 3].map(|threads| bound(&*series, 3, &options, threads));
        assert!(one == three, "{}", series.game());
    }
}

#[test]
fn series_come_again_from_their_wishes() {
    for series in all_series() {
        let game = games::find_by_name(games::ALL, series.game()).unwrap();
        let again = game.series(&series.params()).unwrap();
        let facts = |series: &dyn GameSeries| series.make(2, Seed(9)).unwrap().facts();
        assert_eq!(facts(&*series), facts(&*again));
        assert_eq!(series.secret(2, Seed(9)), again.secret(2, Seed(9)));
        assert_ne!(series.secret(2, Seed(9)), series.secret(2, Seed(10)));
    }
}
