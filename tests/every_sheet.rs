//! Whole sheets of every level and number of players are generated, sealed, drawn and printed.

#[path = "tools/long.rs"]
mod long;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::game::CodeHandler;
use cauldron_press::game::series::GameSeries;
use cauldron_press::page::{Bleed, DrawOptions, Duplex, Ink, Mm, Theme};
use cauldron_press::press::{self, Dpi, Fonts, Meta, Paper, ParsedPage, PrintOptions};
use cauldron_press::seal::{Cost, Payload, RefereeKey};
use cauldron_press::texts::Language;
use cauldron_press::witches::Witches;
use cauldron_press::witches::pages;
use cauldron_press::witches::puzzle::names;
use cauldron_press::witches::series::{SeriesOptions, WitchesSeries};
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};
use cauldron_press::witches::test_methods::Extras;
use cauldron_press::witches::wire;

fn fonts() -> Fonts {
    Fonts::all().unwrap()
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
    let extras = Extras {
        oracle: usual.may_have_oracle(),
        play_page: usual.base_url.is_none(),
        ..Extras::default()
    };
    SheetOptions { extras, ..usual }
}

/// Makes one sheet. Checks that its code opens and its PDF is small.
fn make(seed: u64, settings: Settings, players: Players, fonts: &Fonts) {
    let what = format!("seed {seed}, {settings:?}, {players:?}");
    let cheap = Cost::new(1, 1).unwrap();
    let sheet = Sheet::make_at_cost(&options(seed, settings, players), cheap).expect(&what);
    sheet.board.check(players, &settings).expect(&what);
    assert!(sheet.game_data.clue.holds(&sheet.game_data.puzzle), "{what}");

    let code: Payload = sheet.code().parse().expect(&what);
    let answer = Witches.answer(code.edition(), &names(&sheet.answers[0])).expect(&what);
    let opened = code.open_with_answer(&answer, sheet.opening).expect(&what);
    assert_eq!(wire::read(code.edition(), &opened).as_ref(), Ok(&sheet.game_data), "{what}");

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
    let has_oracle = sheet.options.test_methods().extras.oracle;
    let oracle: &[&str] = if has_oracle { &["oracle", "oracle-2"] } else { &[] };
    let expected = [&["front", "back", "rules", "rules-2"], oracle, &["notebook"]].concat();
    assert_eq!(names[..expected.len()], expected, "{what}");
    ParsedPage::parse_all(&pages, fonts).expect(&what);
    let printing = PrintOptions { draw: printing, ..PrintOptions::default() };
    let pdf = press::print("sheet".into(), pages, &Meta::default(), &printing).expect(&what).pdf;
    assert!(pdf.len() < 250_000, "{what}: {} bytes", pdf.len());
}

/// Makes sheets of all levels and numbers of players with each of `seeds`, on all cores.
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
    make_all(0..if long::is_long() { 2 } else { 1 });
}

/// Custom settings with minima and maxima of all values.
fn custom() -> [Settings; 6] {
    use {DecoyKinds as D, EffectsLevel as E, RecipeLength as R};
    let custom = [
        Settings::new(4, R::Known(3), D::Ignore, E::None, true),
        Settings::new(4, R::Known(3), D::All, E::Many, true),
        Settings::new(7, R::Hidden, D::Ignore, E::None, false),
        Settings::new(7, R::Known(6), D::All, E::Some, true),
        Settings::new(10, R::Known(3), D::All, E::Many, true),
        Settings::new(10, R::Known(5), D::Ignore, E::Many, false),
    ];
    custom.map(Result::unwrap)
}

#[test]
fn custom_levels_print() {
    let fonts = fonts();
    for (seed, settings) in (100..).zip(custom()) {
        // Each seed covers other numbers of players.
        let is_made = |at: &Players| long::is_long() || seed % 3 == u64::from(at.count()) % 3;
        for players in Players::all().filter(is_made) {
            make(seed, settings, players, &fonts);
        }
    }
}

/// The tables of the notebook have round corners, and no content extends beyond them.
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
        for rect in notebook.svg().split("<rect").skip(1).map(|r| r.split_once('>').unwrap().0) {
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
fn no_combination_of_language_level_players_paper_theme_ink_and_address_is_refused() {
    let is_long = long::is_long();
    // The step has no common factor with the numbers of values, so it covers all of them.
    draw_all((0..COMBINATIONS).step_by(if is_long { 1 } else { 25 }), levels());
    // A smaller sample of custom settings, with all languages, players and papers.
    draw_all((0..COMBINATIONS).step_by(if is_long { 11 } else { 191 }), custom());
}

#[test]
#[ignore = "takes an hour; run it in release with --ignored"]
fn twenty_seeds_of_every_combination_are_drawn() {
    draw_all(0..2 * COMBINATIONS, custom());
    draw_all(0..20 * COMBINATIONS, levels());
}

#[test]
fn every_pair_of_what_decides_about_layout_comes_up() {
    let mut pairs = std::collections::BTreeSet::new();
    for number in 0..COMBINATIONS {
        let c = Combination::of(number, levels());
        let values = [
            c.language.tag().to_owned(),
            format!("{:?}", c.settings),
            format!("{:?}", c.players),
            c.paper.to_owned(),
            c.theme.name().to_owned(),
            format!("{:?}", c.ink),
            c.ways.to_string(),
        ];
        for (i, one) in values.iter().enumerate() {
            pairs.extend(values[..i].iter().map(|other| (other.clone(), one.clone())));
        }
    }
    // Languages, levels, players, papers, themes, inks and ways. One theme exists in one language
    // only, which excludes six pairs.
    let counts = [7, 6, 8, 4, Theme::names().count(), Ink::ALL.len(), WAYS as usize];
    let all: usize =
        counts.iter().enumerate().map(|(i, n)| counts[..i].iter().sum::<usize>() * n).sum();
    assert_eq!(pairs.len(), all - 6);
}

#[test]
#[ignore = "takes an hour; run it in release with --ignored"]
fn a_thousand_seeds_of_every_level_and_number_of_players_print() {
    make_all(0..1_000);
}

/// Common paper sizes.
const PAPERS: [&str; 4] = ["a4", "letter", "legal", "a3"];

/// Number of ways to test potions: addresses of all lengths, with and without a referee, and all
/// additional pages.
const WAYS: u64 = 9;

/// Number of combinations of language, settings, players and paper.
const COMBINATIONS: u64 = 7 * 6 * 8 * 4;

/// One value of every parameter that affects the layout of a sheet.
#[derive(Clone, Copy, Debug)]
struct Combination {
    seed: u64,
    language: &'static Language,
    settings: Settings,
    players: Players,
    paper: &'static str,
    theme: &'static Theme,
    ink: Ink,
    ways: u64,
}

impl Combination {
    /// Combination by number. Consecutive numbers run through all combinations of language,
    /// settings, players and paper. Theme, ink and way to test are mixed in.
    fn of(number: u64, kinds: [Settings; 6]) -> Self {
        let mut rest = number;
        let mut digit = |base: usize| {
            let digit = rest % base as u64;
            rest /= base as u64;
            digit as usize
        };
        let paper = PAPERS[digit(PAPERS.len())];
        let players = Players::all().nth(digit(8)).unwrap();
        let settings = kinds[digit(kinds.len())];
        let language = &Language::all()[digit(Language::all().len())];
        let seed = mixed(number);
        let themes: Vec<(&Theme, &Language)> = Theme::names()
            .map(|name| Theme::of(name).unwrap())
            .filter_map(|theme| Some((theme, theme.adapt_language(language).ok()?)))
            .collect();
        let (theme, language) = themes[(seed >> 40) as usize % themes.len()];
        let ink = Ink::ALL[(seed >> 50) as usize % Ink::ALL.len()];
        let ways = (seed >> 20) % WAYS;
        Combination { seed, language, settings, players, paper, theme, ink, ways }
    }

    fn extras(&self) -> Extras {
        let lies = |ways: &[u64]| ways.contains(&self.ways);
        Extras {
            oracle: lies(&[0, 1, 7]),
            play_page: lies(&[1, 2, 7, 8]),
            answers: lies(&[3, 7]),
            sealed: lies(&[4, 7]),
        }
    }

    fn address(&self) -> Option<String> {
        match self.ways {
            5 => Some("https://example.org/play/".to_owned()),
            6 | 7 => Some(format!("https://{}.org", "w".repeat(88))),
            _ => None,
        }
    }

    /// Draws every page of the sheet, and the pages that its game adds to a booklet.
    fn draw(&self) -> Result<(), String> {
        let language = self.language.number();
        let secrecy = match self.ways {
            6 | 8 => Secrecy::Referee(RefereeKey::new([7; 20])),
            _ => Secrecy::Open,
        };
        let options = SheetOptions {
            players: self.players,
            secrecy,
            base_url: self.address(),
            language,
            extras: self.extras(),
            settings: self.settings,
            ..SheetOptions::new(Seed(self.seed))
        };
        let printing = DrawOptions {
            paper: self.paper.parse::<Paper>().unwrap().size().unwrap(),
            language: self.language,
            theme: self.theme,
            ink: self.ink,
            ..DrawOptions::default()
        };
        let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap());
        let view = sheet.map_err(|e| e.to_string())?.view().map_err(|e| e.to_string())?;
        pages::pages(&view, &printing).map_err(|e| format!("a sheet: {e}"))?;
        // Games of a tournament's booklet are expensive to seal.
        if options.is_referee() {
            return Ok(());
        }
        let series = WitchesSeries::new(SeriesOptions {
            players: self.players,
            ingredients: Some(self.settings.ingredients()),
            length: Some(self.settings.length()),
            decoys: Some(self.settings.decoys()),
            effects: Some(self.settings.effects()),
            special_cells: Some(self.settings.special_cells()),
            base_url: options.base_url,
            language,
            extras: options.extras,
            ..SeriesOptions::default()
        });
        let series = series.map_err(|e| e.to_string())?;
        let game = series.make(0, options.seed).map_err(|e| e.to_string())?;
        let own = [game.pages(&printing), game.answers(&printing), series.how_to_play(&printing)];
        for drawn in own {
            drawn.map_err(|e| format!("a booklet: {e}"))?;
        }
        Ok(())
    }
}

fn levels() -> [Settings; 6] {
    Level::ALL.map(Level::settings)
}

/// Hash of a number that is unrelated to those of its neighbours.
fn mixed(number: u64) -> u64 {
    let step = |z: u64, shift: u32, factor: u64| (z ^ (z >> shift)).wrapping_mul(factor);
    let z = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = step(step(z, 30, 0xbf58_476d_1ce4_e5b9), 27, 0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Draws combinations on all cores. None may be refused.
fn draw_all(numbers: impl Iterator<Item = u64> + Send, kinds: [Settings; 6]) {
    let next = std::sync::Mutex::new(numbers);
    let refused = std::sync::Mutex::new(Vec::new());
    let drawn = std::sync::atomic::AtomicU64::new(0);
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        // Half the cores, because each combination draws its pages on two threads.
        for _ in 0..cores.div_ceil(2) {
            scope.spawn(|| {
                let take = || next.lock().unwrap().next();
                while let Some(number) = take() {
                    let combination = Combination::of(number, kinds);
                    drawn.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if let Err(error) = combination.draw() {
                        let Combination { seed, settings, players, paper, ink, ways, .. } =
                            combination;
                        let (tag, theme) = (combination.language.tag(), combination.theme.name());
                        let line = format!(
                            "{tag} {settings:?} {players:?} {paper} {theme} {ink:?} {ways}, seed {seed}: {error}"
                        );
                        println!("{number}: {line}");
                        refused.lock().unwrap().push(line);
                    }
                }
            });
        }
    });
    let (drawn, refused) = (drawn.into_inner(), refused.into_inner().unwrap());
    assert!(refused.is_empty(), "{} of {drawn} refused:\n{}", refused.len(), refused.join("\n"));
    println!("{drawn} drawn");
}
