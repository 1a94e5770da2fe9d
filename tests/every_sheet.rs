//! Whole sheets of every level and number of players: generated, sealed, drawn and printed.

use cauldron_press::game::Codes;
use cauldron_press::page::{self, Bleed, DrawOptions, Duplex, Mm};
use cauldron_press::players::Players;
use cauldron_press::press::{self, Dpi, Fonts, Meta, Paper, ParsedPage};
use cauldron_press::seal::{Cost, Payload, RefereeKey};
use cauldron_press::seed::Seed;
use cauldron_press::witches::Witches;
use cauldron_press::witches::pages;
use cauldron_press::witches::puzzle::names;
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};
use cauldron_press::witches::ways::Beside;
use cauldron_press::witches::wire;

fn fonts() -> Fonts {
    let files: Vec<&'static [u8]> = page::fonts::FILES.iter().map(|&(_, data)| data).collect();
    Fonts::new(&files).unwrap()
}

fn options(seed: u64, settings: Settings, players: Players) -> SheetOptions {
    let usual = SheetOptions {
        players,
        settings,
        secrecy: match seed % 5 {
            0 => Secrecy::Referee(RefereeKey::new([7; 20])),
            _ => Secrecy::Open,
        },
        base_url: match seed % 3 {
            0 => Some("https://example.org/play/".to_owned()),
            1 => Some(format!("https://{}.org", "w".repeat(88))),
            _ => None,
        },
        ..SheetOptions::new(Seed(seed))
    };
    let beside = Beside {
        oracle: usual.may_have_oracle(),
        play_page: usual.base_url.is_none(),
        ..Beside::default()
    };
    SheetOptions { beside, ..usual }
}

/// Makes one sheet; checks that its code opens and its PDF is small.
fn make(seed: u64, settings: Settings, players: Players, fonts: &Fonts) {
    let what = format!("seed {seed}, {settings:?}, {players:?}");
    let cheap = Cost::new(1, 1).unwrap();
    let sheet = Sheet::make_at_cost(&options(seed, settings, players), cheap).expect(&what);
    sheet.board.check(players, &settings).expect(&what);
    assert!(sheet.deal.clue.holds(&sheet.deal.puzzle), "{what}");

    let code: Payload = sheet.code().parse().expect(&what);
    let answer = Witches.answer(code.edition(), &names(&sheet.answers[0])).expect(&what);
    let opened = code.open_with_answer(&answer, sheet.opening).expect(&what);
    assert_eq!(wire::read(code.edition(), &opened).as_ref(), Ok(&sheet.deal), "{what}");

    let paper = if seed.is_multiple_of(2) { Paper::A4 } else { Paper::LETTER };
    let duplex = if seed.is_multiple_of(7) { Duplex::ShortEdge } else { Duplex::LongEdge };
    let bleed = if seed.is_multiple_of(4) { Mm(3.0) } else { Mm(0.0) };
    let printing = DrawOptions {
        paper: paper.size().expect(&what),
        bleed: Bleed::new(bleed).expect(&what),
        duplex,
        ..DrawOptions::default()
    };
    let view = sheet.view().expect(&what);
    assert_eq!(view.give_up.is_none(), sheet.options.is_referee(), "{what}");
    let pages = pages::pages(&view, &printing).expect(&what);
    let names: Vec<&str> = pages.iter().map(|p| p.name.as_str()).collect();
    let has_oracle = sheet.options.ways().beside.oracle;
    let oracle: &[&str] = if has_oracle { &["oracle", "oracle-2"] } else { &[] };
    let expected = [&["front", "back", "rules", "rules-2"], oracle, &["notebook"]].concat();
    assert_eq!(names[..expected.len()], expected, "{what}");
    let parsed = ParsedPage::parse_all(&pages, fonts).expect(&what);
    let pdf = press::pdf(&parsed, &Meta::default()).expect(&what);
    assert!(pdf.len() < 250_000, "{what}: {} bytes", pdf.len());
}

/// Runs through all levels and players with `seeds` seeds each, on all cores.
fn make_all(seeds: std::ops::Range<u64>) {
    let fonts = fonts();
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    std::thread::scope(|scope| {
        for core in 0..cores {
            let (fonts, seeds) = (&fonts, seeds.clone());
            scope.spawn(move || {
                for seed in seeds.filter(|seed| seed % cores == core) {
                    for level in Level::ALL {
                        for players in Players::all() {
                            make(seed, level.settings(), players, fonts);
                        }
                    }
                    if seed.is_multiple_of(50) {
                        println!("seed {seed} done");
                    }
                }
            });
        }
    });
}

#[test]
fn every_level_and_number_of_players_prints() {
    make_all(0..2);
}

#[test]
fn custom_levels_print() {
    use {DecoyKinds as D, EffectsLevel as E, RecipeLength as R};
    let custom = [
        Settings::new(4, R::Known(3), D::Ignore, E::None, true),
        Settings::new(4, R::Known(3), D::All, E::Many, true),
        Settings::new(7, R::Hidden, D::Ignore, E::None, false),
        Settings::new(7, R::Known(6), D::All, E::Some, true),
        Settings::new(10, R::Known(3), D::All, E::Many, true),
        Settings::new(10, R::Known(5), D::Ignore, E::Many, false),
    ];
    let fonts = fonts();
    for (seed, settings) in (100..).zip(custom) {
        let settings = settings.unwrap();
        for players in Players::all() {
            make(seed, settings, players, &fonts);
        }
    }
}

/// The tables of the notebook have round corners, and nothing of them sticks out there.
#[test]
fn tables_keep_within_their_round_corners() {
    const DPI: f64 = 300.0;
    let fonts = fonts();
    for ingredients in [6, 9, 10] {
        let length = RecipeLength::Known(4);
        let settings =
            Settings::new(ingredients, length, DecoyKinds::All, EffectsLevel::Some, false).unwrap();
        let options = options(7, settings, Players::new(3).unwrap());
        let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).unwrap();
        let pages = pages::pages(&sheet.view().unwrap(), &DrawOptions::default()).unwrap();
        let notebook = pages.iter().find(|page| page.name == "notebook").unwrap();
        let png = press::png(&ParsedPage::parse(notebook, &fonts).unwrap(), Dpi::new(DPI).unwrap())
            .unwrap();
        let image = image::load_from_memory(&png).unwrap().to_rgb8();
        let mut tables = 0;
        for rect in notebook.svg().split("<rect ").skip(1).map(|r| r.split_once('>').unwrap().0) {
            let value = |name: &str| rect.split_once(name).unwrap().1.split('"').next().unwrap();
            if value("fill=\"") != "none" {
                continue;
            }
            tables += 1;
            let mm = |name: &str| value(name).parse::<f64>().unwrap();
            let (x, y) = (mm(" x=\""), mm(" y=\""));
            for x in [x, x + mm(" width=\"")] {
                for y in [y, y + mm(" height=\"")] {
                    let pixel = |mm: f64| (mm * DPI / 25.4) as u32;
                    let corner = image.get_pixel(pixel(x), pixel(y)).0;
                    assert_eq!(corner, [255; 3], "{ingredients} ingredients, {x} / {y} mm");
                }
            }
        }
        assert!(tables > 0, "{ingredients} ingredients");
    }
}

#[test]
#[ignore = "takes an hour; run it in release with --ignored"]
fn a_thousand_seeds_of_every_level_and_number_of_players_print() {
    make_all(0..1_000);
}
