//! Tests of whole games in every ink.

use std::sync::Arc;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::page::{self, DrawOptions, Ink, Page};
use cauldron_press::press::{self, Coverage, Fonts, Meta, ParsedPage, PrintOptions};
use cauldron_press::race::pages as race;
use cauldron_press::race::{RaceSeries, generate};
use cauldron_press::seal::Cost;
use cauldron_press::witches::pages;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use usvg::{Group, Node, Options, Paint, Tree};

/// Pages of three sheets and of a race.
fn games(ink: Ink) -> Vec<Page> {
    let options = DrawOptions { ink, ..DrawOptions::default() };
    let mut all = Vec::new();
    for (level, players) in [(0, 1), (2, 4), (5, 8)] {
        let settings = Level::ALL[level].settings();
        let players = Players::new(players).unwrap();
        let params = SheetOptions { settings, players, ..SheetOptions::new(Seed(2026)) };
        let sheet = Sheet::make_at_cost(&params, Cost::new(1, 1).unwrap()).unwrap();
        all.extend(pages::pages(&sheet.view().unwrap(), &options).unwrap());
    }
    let series = RaceSeries { players: Players::new(8).unwrap(), ..RaceSeries::default() };
    all.extend(race::pages(&generate(&series, Seed(2026)).unwrap(), &options).unwrap());
    all
}

/// Calls `see` with every colour of a drawing.
fn colours(group: &Group, see: &mut dyn FnMut([u8; 3])) {
    assert_eq!(group.opacity().get(), 1.0);
    let mut paint = |paint: &Paint, opacity: usvg::Opacity| match paint {
        Paint::Color(c) if opacity.get() == 1.0 => see([c.red, c.green, c.blue]),
        other => panic!("{other:?} at {opacity:?}"),
    };
    for node in group.children() {
        match node {
            Node::Path(path) => {
                path.fill().into_iter().for_each(|fill| paint(fill.paint(), fill.opacity()));
                let stroke = path.stroke();
                stroke.into_iter().for_each(|stroke| paint(stroke.paint(), stroke.opacity()));
            }
            Node::Text(text) => {
                for span in text.chunks().iter().flat_map(|chunk| chunk.spans()) {
                    let fill = span.fill().expect("text is filled");
                    paint(fill.paint(), fill.opacity());
                }
            }
            Node::Group(_) | Node::Image(_) => {}
        }
    }
    for node in group.children() {
        if let Node::Group(group) = node {
            colours(group, see);
        }
    }
}

/// Parses pages as the press does and calls `see` with all their colours.
fn each_colour(pages: &[Page], mut see: impl FnMut([u8; 3])) {
    let mut options = Options::default();
    for (_, font) in page::fonts::FILES {
        Arc::make_mut(&mut options.fontdb).load_font_data(font.to_vec());
    }
    for page in pages {
        let mut count = 0;
        let tree = Tree::from_str(&page.svg(), &options).unwrap();
        colours(tree.root(), &mut |colour| {
            count += 1;
            see(colour);
        });
        assert!(count > 30, "{} has {count} paints", page.name);
    }
}

#[test]
fn black_pages_are_one_bit() {
    let (mut black, mut white) = (0, 0);
    each_colour(&games(Ink::Black), |colour| match colour {
        [0, 0, 0] => black += 1,
        [255, 255, 255] => white += 1,
        other => panic!("{other:?}"),
    });
    assert!(black > 1000 && white > 500);
}

#[test]
fn gray_pages_have_no_hue() {
    let mut shades = std::collections::BTreeSet::new();
    each_colour(&games(Ink::Gray), |[r, g, b]| {
        assert!(r == g && g == b, "{r} {g} {b}");
        shades.insert(r);
    });
    assert!(shades.len() > 20);
}

#[test]
fn every_ink_prints_and_the_saver_saves() {
    let options = PrintOptions { coverage: true, ..PrintOptions::default() };
    let taken = |ink| -> Vec<Coverage> {
        let printed = press::print("games".into(), games(ink), &Meta::default(), &options).unwrap();
        printed.inks.into_iter().map(|ink| ink.coverage).collect()
    };
    let [colour, gray, saver, black] = Ink::ALL.map(taken);
    let total = |inks: &[Coverage]| inks.iter().map(|ink| ink.total()).sum::<u32>();
    let [full, lines] = [&colour, &saver].map(|inks| total(inks));
    assert!(lines * 2 < full, "{lines} of {full}");
    assert!(total(&black) * 2 < full && total(&gray) < full);
    for ink in gray.iter().chain(&black) {
        assert_eq!((ink.cyan, ink.magenta, ink.yellow), (0, 0, 0));
        assert!((50..3000).contains(&ink.black), "{ink:?}");
    }
}

/// The front of a board with a clock covers at most an eighth of its area with ink, including the
/// code.
#[test]
fn the_front_of_a_board_takes_little_ink() {
    let fonts = Fonts::all().unwrap();
    for (seed, level) in [(3, Level::FirstGame), (4, Level::PotionMaster), (5, Level::HighWitch)] {
        for count in [4, 8] {
            let players = Players::new(count).unwrap();
            let params = SheetOptions {
                settings: level.settings(),
                players,
                ..SheetOptions::new(Seed(seed))
            };
            let sheet = Sheet::make_at_cost(&params, Cost::new(1, 1).unwrap()).unwrap();
            let view = sheet.view().unwrap();
            let all = pages::pages(&view, &DrawOptions::default()).unwrap();
            let front = ParsedPage::parse(&all[0], &fonts).unwrap();
            let ink = Coverage::of(&front).unwrap().total();
            assert!(ink <= 1_220, "level {level:?}, {count} players: {ink}");
        }
    }
}
