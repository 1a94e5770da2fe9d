//! Layout of whole sheets, over many seeds.

use super::*;
use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::page::ledger::{Layer, Ledger, PlacedObject};
use crate::page::list::PaintRole;
use crate::page::{Duplex, Ink, LayoutUnit, Mm, PaperSize, Qr, Symbol, Theme};
use crate::seal::{Cost, RefereeKey};
use crate::texts::Language;
use crate::texts::marked::{accented, assert_marked};
use crate::witches::board::{Board, Plot};
use crate::witches::clock::Clock;
use crate::witches::game_data::{PublicFacts, TestSource};
use crate::witches::playtest::{Basis, Difficulty, Percentiles, PrintedRating};
use crate::witches::puzzle::{Category, Clue, Effect, Ingredient, MostAnswers};
use crate::witches::rules::{RulesBlock, rules_text};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
use crate::witches::test_methods::{Extras, TestMethods};

pub(super) const A4: (f64, f64) = (210.0, 297.0);
pub(super) const LETTER: (f64, f64) = (215.9, 279.4);

/// Makes a view with the number of effects that its settings give, selected by the seed.
pub(super) fn view(seed: u64, players: Players, settings: &Settings) -> SheetView {
    let count = match settings.effects() {
        EffectsLevel::None => 0,
        EffectsLevel::Some => 4.max(settings.ingredients() / 2),
        EffectsLevel::Many => 5.max(settings.ingredients() * 3 / 4),
    };
    let mut stream = crate::common::stream::Stream::new(Seed(seed), "test effects", 0);
    let mut all: Vec<Effect> = Effect::of(Edition::LATEST).collect();
    let mut effects: Vec<Effect> = (0..count).filter_map(|_| stream.take(&mut all)).collect();
    effects.sort();
    let board = Board::generate(Seed(seed), players, settings);
    let rating = PrintedRating {
        difficulty: Difficulty::new(1 + (seed % 5) as u8).unwrap(),
        minutes: 285,
        turns: Percentiles { low: 188, middle: 288, high: 388 },
        wins: 400,
        basis: Basis::Estimate(1),
    };
    SheetView {
        art: Seed(seed),
        label: "Furop Jolad".into(),
        owner: None,
        seed: Some(Seed(seed << 40 | seed).to_string()),
        commitment: None,
        edition: 1,
        level: settings.level(),
        aims: Vec::new(),
        chapter: None,
        rating: Some(rating),
        facts: PublicFacts {
            has_room: Some(true),
            edition: settings.edition(),
            players,
            recipe: settings.length(),
            longest: settings.length().longest(),
            ingredients: settings.ingredients(),
            decoys: settings.decoys(),
            effects,
            specials: board.specials().collect(),
            clue: Clue::OneIsDecoy([
                Ingredient::Parsley,
                Ingredient::Rosemary,
                Ingredient::Oregano,
            ]),
            aims: Vec::new(),
            clock: Clock::of(settings, players),
            tester: match seed % 5 {
                3 => {
                    TestSource::Paper(TestMethods { extras: play_page(), ..TestMethods::default() })
                }
                4 => TestSource::Paper(TestMethods { is_referee: true, ..TestMethods::default() }),
                _ => TestSource::Paper(at("https://example.org/cauldron", false)),
            },
        },
        oracle: None,
        board,
        qr: Qr { size: 61, modules: vec![true; 61 * 61] },
        give_up: (seed % 5 != 4).then(|| "K7MF 2QXD".into()),
    }
}

fn at(page: &str, is_referee: bool) -> TestMethods {
    TestMethods { address: Some(page.into()), is_referee, ..TestMethods::default() }
}

fn play_page() -> Extras {
    Extras { play_page: true, ..Extras::default() }
}

/// Returns every way of testing that can be the first one, and all of them combined.
fn every_way(page: &str) -> Vec<TestMethods> {
    let only = |extras| TestMethods { extras, ..TestMethods::default() };
    let answers = Extras { answers: true, ..Extras::default() };
    let sealed = Extras { sealed: true, ..Extras::default() };
    let oracle = Extras { oracle: true, ..Extras::default() };
    let all = Extras { oracle: true, play_page: true, answers: true, sealed: true };
    let mut ways: Vec<TestMethods> =
        [Extras::default(), play_page(), answers, sealed, oracle, all].map(only).into();
    ways.extend([at(page, false), at(page, true)]);
    ways.push(TestMethods { is_referee: true, ..TestMethods::default() });
    ways
}

pub(super) fn options((width, height): (f64, f64)) -> DrawOptions {
    let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
    DrawOptions { paper, ..DrawOptions::default() }
}

/// Returns the words of a text without punctuation.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Returns the words of pages in drawing order, which is the reading order.
fn read(pages: &[Page]) -> Vec<String> {
    let mut words = Vec::new();
    for svg in pages.iter().map(Page::svg) {
        let texts = texts_of(&svg);
        words.extend(texts.iter().flat_map(|text| words_of(text)).map(str::to_owned));
    }
    words
}

/// Asserts that the texts on the pages contain all rules in order, possibly with texts in between.
fn assert_in_reading_order(view: &SheetView, rules: &[Page], name: &str) {
    // The list of ingredients and the categories of effects occur in several forms.
    let tags = Category::ALL.map(|category| category.tag().to_string());
    let mut expected: Vec<String> = Vec::new();
    for section in rules_text(&view.facts) {
        expected.extend(words_of(&section.title.to_string()).map(str::to_owned));
        for block in section.blocks {
            let (RulesBlock::Text(text)
            | RulesBlock::Item(text)
            | RulesBlock::Step(text)
            | RulesBlock::Group(text)) = block;
            if text.key() != "rules-pantry-list" {
                let text = text.to_string();
                let words = words_of(&text).filter(|word| tags.iter().all(|tag| tag != word));
                expected.extend(words.map(str::to_owned));
            }
        }
    }
    let read = read(rules);
    let mut rest = read.iter();
    for (i, word) in expected.iter().enumerate() {
        let near = || expected[i.saturating_sub(6)..=i].join(" ");
        assert!(rest.any(|r| r == word), "{name}: out of order at {:?}", near());
    }
}

/// Asserts that all pages can be drawn. Drawing verifies that nothing overlaps or leaves its frame.
fn assert_clean(view: &SheetView, options: &DrawOptions, name: &str) {
    let pages = pages(view, options).unwrap_or_else(|e| panic!("{name}: {e}"));
    for page in &pages {
        assert!(page.svg().len() < 400_000, "{name}, {}: {}", page.name, page.svg().len());
    }
    let rules = pages.into_iter().filter(|page| page.name.starts_with("rules"));
    assert_in_reading_order(view, &rules.collect::<Vec<_>>(), name);
}

fn check_seeds(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        for players in Players::all() {
            for level in Level::ALL {
                let view = view(seed, players, &level.settings());
                let paper = if seed % 2 == 0 { A4 } else { LETTER };
                let name = format!("seed {seed}, {} players, {level:?}", players.count());
                assert_clean(&view, &options(paper), &name);
            }
        }
    }
}

#[test]
fn nothing_overlaps_or_leaves_its_place() {
    check_seeds(0..3);
}

#[test]
#[ignore = "takes two minutes"]
fn nothing_overlaps_over_hundreds_of_seeds() {
    check_seeds(0..300);
}

#[test]
fn custom_settings_are_drawn_too() {
    for (i, players) in Players::all().enumerate() {
        for (n, length) in [(4, 3), (5, 4), (7, 6), (9, 5), (10, 6)] {
            for effects in [EffectsLevel::None, EffectsLevel::Many] {
                let length = RecipeLength::Known(length);
                let settings = Settings::new(n, length, DecoyKinds::All, effects, true).unwrap();
                let view = view(i as u64 * 7 + u64::from(n), players, &settings);
                assert_clean(&view, &options(A4), &format!("{n} {length:?} {players:?}"));
            }
        }
    }
}

#[test]
fn other_paper_is_drawn_too() {
    for paper in [(420.0, 297.0), (355.6, 215.9), (206.0, 272.0), (594.0, 841.0)] {
        let view = view(3, Players::new(5).unwrap(), &Level::HighWitch.settings());
        let options = DrawOptions { bleed: "3".parse().unwrap(), ..options(paper) };
        assert_clean(&view, &options, &format!("{paper:?}"));
        for page in pages(&view, &options).unwrap() {
            let sides = [page.trim.0.0, page.trim.1.0];
            assert!(sides.contains(&paper.0) && sides.contains(&paper.1), "{sides:?}");
        }
    }
}

/// Returns the effects with the longest explanations: up to two of each category, as many as a
/// sheet can have, and Poison, which lengthens the section on the end.
fn wordiest(alone: bool) -> Vec<Effect> {
    let length = |e: &Effect| std::cmp::Reverse(e.description(alone).to_string().len());
    let longest = |c: Category| {
        let mut own: Vec<Effect> = c.effects(Edition::LATEST).collect();
        own.sort_by_key(length);
        own.into_iter().take(2)
    };
    let mut wordy: Vec<Effect> = Category::ALL.into_iter().flat_map(longest).collect();
    wordy.sort_by_key(length);
    wordy.truncate(7);
    wordy.push(Effect::Poison);
    wordy.sort();
    wordy.dedup();
    wordy
}

/// Returns English with another sentence for the clue that an ingredient is a decoy.
fn with_clue(sentence: &str) -> &'static Language {
    let own = format!("clue-is-decoy = {sentence}");
    let lines = Language::first().source().lines();
    let lines = lines.map(|line| if line.starts_with("clue-is-decoy =") { &own } else { line });
    Box::leak(Box::new(Language::read(&lines.collect::<Vec<_>>().join("\n")).unwrap()))
}

/// Covers the longest possible rules: the longest explanations, every special cell, a clue of two
/// lines, every way of testing, and the smallest paper.
#[test]
fn the_wordiest_rules_fit() {
    let page = format!("https://{}.org", "w".repeat(33));
    let language = with_clue(
        "{ $ingredient } has two effects, so it is in the second half of the recipe: the middle \
         of an odd recipe belongs to it as well.",
    );
    let mut shared = 0;
    for paper in [A4, LETTER, (206.0, 272.0)] {
        let sheet = PageGeometry::new(&options(paper));
        for players in Players::all() {
            let mut view = view(9, players, &Level::HighWitch.settings());
            view.facts.effects = wordiest(players.count() == 1);
            view.facts.specials = crate::witches::board::Special::ALL.to_vec();
            view.facts.clue = Clue::IsDecoy(Ingredient::Rosemary);
            for ways in every_way(&page) {
                let name = format!("{paper:?} {} {ways:?}", players.count());
                let give_up = !ways.is_referee && ways.reads_codes();
                view.give_up = give_up.then(|| "K7MF 2QXD".into());
                view.facts.tester = TestSource::Paper(ways);
                let first = rules::draw_first(&sheet, &view, language);
                let rest = rules::draw_rest(&sheet, &view, language);
                let first = first.unwrap_or_else(|e| panic!("{name}: {e}"));
                let rest = rest.unwrap_or_else(|e| panic!("{name}: {e}"));
                shared += usize::from(rest.len() == 2);
                for canvas in rest.into_iter().chain([first]) {
                    let faults = canvas.finish().1.find_faults();
                    assert!(faults.is_empty(), "{name}: {faults:?}");
                }
            }
        }
    }
    assert!(shared > 0, "nothing went on on a further page");
}

/// Rules that exceed their leaf are the last page, on the back of the notebook or separate.
#[test]
fn further_rules_come_after_the_notebook() {
    let language = Language::of("ja").unwrap();
    let settings = Level::HighWitch.settings();
    let mut view = view(9, Players::new(5).unwrap(), &settings);
    view.facts.effects = wordiest(false);
    view.facts.specials = crate::witches::board::Special::ALL.to_vec();
    let page = format!("https://{}.org", "w".repeat(33));
    view.facts.tester = TestSource::Paper(at(&page, false));
    let drawn = |view: &SheetView| {
        let options = DrawOptions { language, ..options((206.0, 272.0)) };
        let more = rules_rest(view, &options).unwrap();
        let drawn = with_further(vec![more, leaf(view, &options).unwrap()], 0, &options);
        drawn.into_iter().map(|page| page.name).collect::<Vec<_>>()
    };
    let names = drawn(&view);
    assert_eq!(names.first().map(String::as_str), Some("rules-2"));
    assert_eq!(names.last().map(String::as_str), Some("rules-3"));
    view.facts.effects.clear();
    view.facts.specials.clear();
    assert!(!drawn(&view).contains(&"rules-3".to_owned()));
}

/// Largest number of words on the first page of rules of a First Game, including its pictures.
const FIRST_WORDS: usize = 400;

#[test]
fn the_first_page_of_a_first_game_is_short() {
    let sheet = PageGeometry::new(&options(A4));
    for players in Players::all() {
        let mut view = view(5, players, &Level::FirstGame.settings());
        for ways in every_way("https://example.org/cauldron") {
            view.give_up = (!ways.is_referee).then(|| "K7MF 2QXD".into());
            view.facts.tester = TestSource::Paper(ways);
            let canvas = rules::draw_first(&sheet, &view, Language::first()).unwrap();
            let page = sheet.front(canvas, Orientation::Portrait, "rules", "Rules").unwrap();
            let texts: Vec<String> = placed_texts(&page).into_iter().map(|(.., t)| t).collect();
            let words = words_of(&texts.join(" ")).count();
            let tester = &view.facts.tester;
            assert!((300..=FIRST_WORDS).contains(&words), "{players:?}, {tester:?}: {words} words");
        }
    }
}

/// All actions are in one row, each below its picture. Sage is not among the pictures.
#[test]
fn the_actions_stand_in_one_row() {
    let sheet = PageGeometry::new(&options(A4));
    for (level, players) in Level::ALL.into_iter().zip([1, 2, 4, 5, 6, 8]) {
        let view = view(5, Players::new(players).unwrap(), &level.settings());
        let canvas = rules::draw_first(&sheet, &view, Language::first()).unwrap();
        let page = sheet.front(canvas, Orientation::Portrait, "rules", "Rules").unwrap();
        let heads = ["Plant", "Grow", "Pluck", "Close"];
        let texts = placed_texts(&page);
        let found = texts.iter().filter(|(.., text)| heads.contains(&text.as_str()));
        let places: Vec<(f64, f64)> = found.map(|&(y, x, _)| (y, x)).collect();
        assert_eq!(places.len(), heads.len(), "{level:?}: {texts:?}");
        assert!(places.iter().all(|(y, _)| *y == places[0].0), "{level:?}: {places:?}");
        assert!(!page.svg().contains("-sym-sage\""));
    }
}

#[test]
fn no_type_is_under_seven_points_and_no_placeholder_is_left() {
    for level in Level::ALL {
        let view = view(5, Players::new(3).unwrap(), &level.settings());
        for page in pages(&view, &options(LETTER)).unwrap() {
            let sizes: Vec<f64> = page
                .svg()
                .split("font-size=\"")
                .skip(1)
                .map(|s| s.split('"').next().unwrap().parse().unwrap())
                .collect();
            assert!(sizes.len() > 10);
            assert!(sizes.iter().all(|mm| *mm >= 7.0 * 25.4 / 72.0), "{}", page.name);
            assert!(!page.svg().contains('{'), "{}", page.name);
        }
    }
}

#[test]
fn the_same_sheet_is_drawn_the_same() {
    let view = view(8, Players::new(6).unwrap(), &Level::PotionMaster.settings());
    let svgs = || -> Vec<String> {
        pages(&view, &DrawOptions::default()).unwrap().into_iter().map(|p| p.svg()).collect()
    };
    assert_eq!(svgs(), svgs());
}

#[test]
fn only_the_long_edge_turns_the_back() {
    let view = view(1, Players::new(2).unwrap(), &Level::FirstGame.settings());
    let back = |duplex| {
        let options = DrawOptions { duplex, ..DrawOptions::default() };
        pages(&view, &options).unwrap().remove(1).svg()
    };
    let (long, short) = (back(Duplex::LongEdge), back(Duplex::ShortEdge));
    assert!(long.contains("translate(297 210) rotate(180)"));
    assert!(!short.contains("translate(297 210) rotate(180)"));
}

#[test]
fn what_does_not_fit_is_an_error() {
    let good = view(1, Players::new(2).unwrap(), &Level::HighWitch.settings());
    let error_in = |language, change: &dyn Fn(&mut SheetView)| {
        let mut view = good.clone();
        change(&mut view);
        pages(&view, &DrawOptions { language, ..DrawOptions::default() }).unwrap_err()
    };
    let error = |change: &dyn Fn(&mut SheetView)| error_in(Language::first(), change);
    let fine = |v: &mut SheetView| v.qr = Qr { size: 101, modules: vec![false; 101 * 101] };
    assert!(matches!(error(&fine), DrawError::QrTooFine { size: 101, .. }));
    let clue = |v: &mut SheetView| v.facts.clue = Clue::IsDecoy(Ingredient::Parsley);
    for sentence in ["Parsley ".repeat(1000), "x".repeat(300)] {
        let refused = error_in(with_clue(&sentence), &clue);
        assert!(matches!(refused, DrawError::Overflow { .. }), "{refused}");
    }
    let crowded = |v: &mut SheetView| v.label = "malut-lisil-hilug-pu ".repeat(20);
    assert!(matches!(error(&crowded), DrawError::Crowded { page, .. } if page == "front"));
    let team = |v: &mut SheetView| v.facts.players = Players::new(5).unwrap();
    assert!(matches!(error(&team), DrawError::Impossible(why) if why.contains("2 sections")));
}

#[test]
fn alone_there_is_nothing_to_cut() {
    for (players, cut) in [(1, false), (2, true), (8, true)] {
        let view = view(1, Players::new(players).unwrap(), &Level::SpiceSorcerer.settings());
        let front = pages(&view, &options(A4)).unwrap().remove(0).svg();
        // On the front only cut lines are dashed in `PaintRole::Rule`.
        let rule = format!("stroke=\"{}\"", PaintRole::Rule.usual());
        let is_dashed = |element: &str| element.contains(&rule) && element.contains("dasharray");
        assert_eq!(front.split('<').any(is_dashed), cut, "{players} players");
        assert_eq!(front.contains("-sym-scissors\""), cut, "{players} players");
    }
}

/// The name of the owner is on the front and on the notebook, clear of everything else and of the
/// edges where printers cut, in every script, language, theme and size of paper.
#[test]
fn the_name_of_the_owner_is_on_front_and_notebook() {
    let long = "Maximiliane-Charlotte von Hohenstein-Wolkenburg und zu Altenberge an der Elbe IV";
    assert_eq!(long.chars().count(), 80);
    let arabic = "\u{645}\u{62D}\u{645}\u{62F} \u{639}\u{628}\u{62F} \u{627}\u{644}\u{644}\u{647}";
    let hebrew = "\u{5D9}\u{5D5}\u{5E0}\u{5EA}\u{5DF} \u{5DB}\u{5D4}\u{5DF}";
    let blank = "_".repeat(24);
    let unbroken = "x".repeat(80);
    let korean = "김 ".repeat(40);
    let owners = [
        "Anna",
        long,
        "Олександра Їжакевич",
        arabic,
        hebrew,
        "김민준",
        "น้ำผึ้ง ใจดี",
        &blank,
        &unbroken,
        "*Ann_B*",
        "कृष्णमूर्ति",
        "健太",
        korean.trim(),
    ];
    let themes: Vec<&Theme> = Theme::names().map(|name| Theme::built_in(name).unwrap()).collect();
    let mut owners = owners.into_iter().cycle();
    let papers = [A4, LETTER, (206.0, 272.0)];
    let mut sizes = Vec::new();
    for language in Language::all() {
        for (players, level) in Players::all().flat_map(|p| Level::ALL.map(|level| (p, level))) {
            let seed = u64::from(players.count()) + u64::from(level.number());
            let paper = papers[seed as usize % papers.len()];
            let owner = owners.next().unwrap();
            let theme = themes[seed as usize % themes.len()];
            let (theme, language) = match theme.adapt_language(language) {
                Ok(language) => (theme, language),
                Err(_) => (Theme::usual(), language),
            };
            let options = DrawOptions { language, theme, ..options(paper) };
            let mut view = view(seed, players, &level.settings());
            view.owner = Some(owner.to_owned());
            let what = format!("{} {players:?} {level:?} {owner}", language.tag());
            let line = owner_line(&view, language).unwrap();
            let front = front(&view, &options).unwrap_or_else(|e| panic!("{what}: {e}")).remove(0);
            let notebook = notebook(&view, &options).unwrap_or_else(|e| panic!("{what}: {e}"));
            for page in [front, notebook[0].clone()] {
                let written = texts_of(&page.svg()).concat();
                let bare = |text: &str| -> String {
                    text.chars().filter(|c| c.is_alphanumeric() && c.is_ascii()).collect()
                };
                assert!(bare(&written).contains(&bare(&line)), "{what}: {written}");
            }
            let ledger = side_of(&view, &options, Side::Front);
            let is_name =
                |placed: &PlacedObject| !placed.what.is_empty() && line.starts_with(&placed.what);
            let placed = ledger.placed.iter().find(|placed| is_name(placed));
            let placed = placed.unwrap_or_else(|| panic!("{what}"));
            assert!(placed.frame.y >= theme::MARGIN - LayoutUnit(0.01), "{what}");
            sizes.push((owner.chars().count(), placed.frame.h));
        }
    }
    let least = |most: usize| {
        let heights = sizes.iter().filter(|(count, _)| *count <= most).map(|(_, height)| *height);
        heights.fold(LayoutUnit(99.0), LayoutUnit::min)
    };
    // Heights of lines in mm, by the number of letters.
    for (most, height) in [(5, 9.0), (20, 4.5), (80, 2.9)] {
        assert!(least(most) >= LayoutUnit(height), "{most}: {}", least(most));
    }
}

/// The note in the margin of a turned back is clear of other texts, in every language.
#[test]
fn the_note_of_a_turned_back_is_clear_of_headings() {
    let least = LayoutUnit(2.0);
    for language in Language::all() {
        for (seed, level) in (0..).zip(Level::ALL) {
            let paper = [A4, LETTER, (206.0, 272.0)][seed as usize % 3];
            let players = Players::new(1 + seed as u8).unwrap();
            let options = DrawOptions { language, ..options(paper) };
            let ledger = side_of(&view(seed, players, &level.settings()), &options, Side::Back);
            let note = language.format(&sheet_turned());
            let is_note = |placed: &&PlacedObject| placed.what == note;
            let note = ledger.placed.iter().find(is_note).unwrap().frame;
            // Letters reach from the baseline, which is above, no lower than their rise.
            let around = Frame { h: note.h + least, ..note }.inset(LayoutUnit(0.01));
            let is_read = |placed: &&PlacedObject| placed.layer == Layer::Text;
            let others = ledger.placed.iter().filter(|placed| !is_note(placed));
            for other in others.filter(is_read) {
                let is_close = other.frame.overlaps(&around);
                assert!(!is_close, "{} {level:?}: {}", language.tag(), other.what);
            }
        }
    }
}

/// The longest names of the widest letters are printed in every language, or end with "…".
#[test]
fn the_longest_names_fit_on_front_and_notebook() {
    for language in Language::all() {
        for (count, letter) in [(79, "漢"), (80, "漢"), (80, "W"), (40, "W ")] {
            let mut view = view(3, Players::new(4).unwrap(), &Level::SpiceSorcerer.settings());
            let owner = letter.repeat(count);
            view.owner = Some(owner.trim().to_owned());
            for large_print in [false, true] {
                let options = DrawOptions { language, large_print, ..options(A4) };
                for pages in [front(&view, &options), notebook(&view, &options)] {
                    let what = || format!("{} {count} {letter} {large_print}", language.tag());
                    let pages = pages.unwrap_or_else(|e| panic!("{}: {e}", what()));
                    let written = texts_of(&pages[0].svg()).concat().replace(' ', "");
                    assert!(written.contains(&letter.trim().repeat(30)), "{}: {written}", what());
                }
            }
        }
    }
}

/// The name of a starting ingredient is below its drawing, or next to it in a flat cell. Both are
/// at the left of the bubble with a gap, in every cell and language, on every paper and for any
/// number of players.
#[test]
fn a_name_in_a_cauldron_stands_by_its_drawing_and_clear_of_the_circle() {
    let clear = LayoutUnit(1.0);
    let (mut seen, mut beside, mut small) = (0, 0, 0);
    for (language, seed) in Language::all().iter().zip(0..) {
        let named = Ingredient::ALL.map(|herb| (herb, language.format(&herb.name())));
        for (players, paper) in Players::all().flat_map(|p| [A4, LETTER].map(|paper| (p, paper))) {
            let view = view(seed, players, &Level::HighWitch.settings());
            let options = DrawOptions { language, ..options(paper) };
            for side in Side::ALL {
                let ledger = side_of(&view, &options, side);
                let cells = ledger.rooms.iter().enumerate();
                for (room, _) in cells.filter(|(_, (name, _))| name == "cauldron cell") {
                    let placed = || ledger.placed.iter().filter(move |p| p.room == Some(room));
                    let name = format!("{} {players:?} {paper:?}", language.tag());
                    let Some(drawing) = placed().find(|p| p.layer == Layer::Icon) else { continue };
                    let (_, called) =
                        named.iter().find(|(herb, _)| herb.id() == drawing.what).unwrap();
                    // A flat cell shows at least half of a name, followed by a dot.
                    let is_named = |what: &str| match what.strip_suffix('.') {
                        Some(begun) => called.starts_with(begun) && begun.len() * 2 > called.len(),
                        None => what == called,
                    };
                    let label = placed().find(|p| is_named(&p.what));
                    let label = label.unwrap_or_else(|| panic!("{name}: {called} is not there"));
                    // The number of the first cell in the filling order is also a 1, in the
                    // opposite corner.
                    let ones = placed().filter(|p| p.what == "1").map(|p| p.frame);
                    let number = ones.max_by(|a, b| a.x.total_cmp(&b.x)).unwrap();
                    let circle = number.centre().x - board::BUBBLE;
                    assert!(circle - label.frame.right() >= clear, "{name}: {called}");
                    assert!(circle - drawing.frame.right() >= clear, "{name}: {called}");
                    let is_below = label.frame.y >= drawing.frame.bottom();
                    let middles = label.frame.centre().x - drawing.frame.centre().x;
                    let is_beside = label.frame.x > drawing.frame.right();
                    let in_place = is_below && middles.abs() < LayoutUnit(0.01);
                    assert!(in_place || is_beside, "{name}: {called}");
                    assert!(
                        drawing.frame.w >= LayoutUnit(2.0),
                        "{name}: {called} {}",
                        drawing.frame.w
                    );
                    beside += usize::from(is_beside);
                    small += usize::from(drawing.frame.w < LayoutUnit(4.0));
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100 && beside > 0, "{seen} {beside}");
    assert!(small * 20 < seen, "{small} of {seen} drawings are small");
}

/// Returns the ledger of one side of a board, after verifying that it has no faults.
pub(super) fn side_of(view: &SheetView, options: &DrawOptions, which: Side) -> Ledger {
    let ledger = side(view, options, which).unwrap().finish().1;
    assert!(ledger.find_faults().is_empty(), "{:?}", ledger.find_faults());
    ledger
}

/// Every effect on the strip has the badge of its category.
#[test]
fn every_effect_in_play_has_its_badge() {
    for seed in 0..6 {
        let view = view(seed, Players::new(4).unwrap(), &Level::HighWitch.settings());
        let badges: Vec<String> = Category::ALL.map(|c| Symbol::from(c).name().to_owned()).into();
        for side in Side::ALL {
            let ledger = side_of(&view, &options(A4), side);
            let drawn = ledger.placed.iter().filter(|p| badges.contains(&p.what)).count();
            assert_eq!(drawn, view.facts.effects.len(), "seed {seed}, {side:?}");
        }
    }
}

/// A cell at least as high as those of A4 explains its effect.
#[test]
fn special_cells_say_what_they_do() {
    for (seed, count) in (0..24).zip((1..=8).cycle()) {
        let players = Players::new(count).unwrap();
        let view = view(seed, players, &Level::HighWitch.settings());
        let drawn = board(&view, &options(A4)).unwrap();
        let read = |i: usize| texts_of(&drawn[i].svg()).join(" ");
        for (i, side) in Side::ALL.into_iter().enumerate() {
            let read = read(i);
            for (_, _, plot) in view.board.plots().filter(|plot| plot.0 == side) {
                if let Plot::Special(special) = plot {
                    let said = special.in_short().to_string();
                    assert!(read.contains(&said), "{seed} {players:?}: {said:?} in {read}");
                }
            }
        }
    }
}

/// The log has a row for every test that the board allows. It has a second page only if more than
/// five rows exceed the first.
#[test]
fn the_log_holds_every_test() {
    for (seed, count) in (0..24).zip((1..=8).cycle()) {
        let players = Players::new(count).unwrap();
        for level in [Level::FirstGame, Level::HighWitch] {
            let view = view(seed, players, &level.settings());
            let needed = view.board.tests(view.facts.longest);
            assert!(needed > view.board.cauldrons.len());
            let drawn = notebook(&view, &options(A4)).unwrap();
            assert!((1..=2).contains(&drawn.len()), "{}", drawn.len());
            assert_eq!(drawn[0].name, "notebook");
            if drawn.len() == 2 {
                let last = texts_of(&drawn[0].svg());
                let last = last.iter().filter_map(|text| text.parse::<usize>().ok()).max();
                let left = needed - last.unwrap();
                assert!(left > 5, "{left} rows alone on a second page");
            }
            let numbers: Vec<usize> = drawn
                .iter()
                .flat_map(|page| texts_of(&page.svg()))
                .filter_map(|text| text.parse().ok())
                .collect();
            assert!(numbers.contains(&needed), "{needed}: {numbers:?}");
        }
    }
}

/// Returns all texts on a page.
pub(crate) fn texts_of(svg: &str) -> Vec<String> {
    let document = usvg::roxmltree::Document::parse(svg).unwrap();
    let texts = document.descendants().filter(|node| node.is_text());
    texts.filter_map(|node| node.text().map(|text| text.trim().to_owned())).collect()
}

/// Returns all texts of a page from the top, each with its baseline and its left end.
pub(crate) fn placed_texts(page: &Page) -> Vec<(f64, f64, String)> {
    let svg = page.svg();
    let document = usvg::roxmltree::Document::parse(&svg).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let mut texts: Vec<(f64, f64, String)> = texts
        .filter_map(|node| {
            let number = |name| node.attribute(name).and_then(|value| value.parse::<f64>().ok());
            Some((number("y")?, number("x")?, node.text()?.trim().to_owned()))
        })
        .collect();
    texts.sort_by(|a, b| a.partial_cmp(b).unwrap());
    texts
}

/// Every word of a sheet is translated. Covers sheets of every level and number of players, with
/// several testers, in a language that marks every word.
#[test]
fn no_word_of_a_sheet_is_left_behind() {
    const PAGE: &str = "https://example.org/w";
    let language = accented();
    let referee = Secrecy::Referee(RefereeKey::new([7; 20]));
    let testers = [
        (Secrecy::Open, None),
        (Secrecy::Open, Some(PAGE)),
        (referee, None),
        (referee, Some(PAGE)),
    ];
    let games = Level::ALL
        .into_iter()
        .flat_map(|level| Players::all().map(move |players| (level, players)));
    for (i, (level, players)) in games.enumerate() {
        let (secrecy, page) = testers[i % 4];
        let options = SheetOptions {
            seed: Seed(i as u64),
            players,
            settings: level.settings(),
            most_answers: MostAnswers::default(),
            secrecy,
            base_url: page.map(str::to_owned),
            ..SheetOptions::new(Seed(i as u64))
        };
        let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).unwrap();
        let view = sheet.view().unwrap();
        let data = [view.label.clone(), PAGE.to_owned()];
        let data: Vec<String> = data
            .into_iter()
            .chain(view.seed.clone())
            .chain(view.commitment.clone())
            .chain(view.give_up.clone())
            .collect();
        for page in pages(&view, &DrawOptions { language, ..DrawOptions::default() }).unwrap() {
            assert_marked(&page.title, &[]);
            let texts = texts_of(&page.svg());
            assert!(texts.len() > 10, "{}", page.name);
            texts.iter().for_each(|text| assert_marked(text, &data));
        }
    }
}

#[test]
fn every_language_has_room_on_paper() {
    for language in Language::all() {
        let options = DrawOptions { language, ..DrawOptions::default() };
        for (level, players) in Level::ALL.into_iter().flat_map(|l| [1, 3, 5, 8].map(|p| (l, p))) {
            let view = view(7, Players::new(players).unwrap(), &level.settings());
            pages(&view, &options).unwrap_or_else(|e| panic!("{language:?}, {level:?}: {e}"));
        }
    }
}

#[test]
fn a_tournaments_paper_has_no_give_up_code() {
    let mut view = view(3, Players::new(4).unwrap(), &Level::FirstGame.settings());
    let rules = |view: &SheetView| pages(view, &options(A4)).unwrap().remove(3).svg();
    let fold = &rules_fold().to_string();
    assert!(rules(&view).contains(fold) && rules(&view).contains("K7MF 2QXD"));
    view.give_up = None;
    view.facts.tester =
        TestSource::Paper(TestMethods { is_referee: true, ..TestMethods::default() });
    let without = rules(&view);
    assert!(!without.contains(fold) && !without.contains("Give-up"));
}

/// The paper mentions exactly the extras that the sheet has.
#[test]
fn paper_names_what_lies_beside_it_and_nothing_else() {
    let address = || Some("https://example.org/play".to_owned());
    let key = Secrecy::Referee(RefereeKey::new([5; 20]));
    for bits in 0..64_u8 {
        let has = |bit: u8| bits & 1 << bit != 0;
        let (level, secrecy) = match (has(4), has(5)) {
            (true, _) if has(0) => continue,
            (true, _) => (Level::Beginner, Secrecy::Open),
            (false, true) if has(0) => continue,
            (false, true) => (Level::FirstGame, key),
            (false, false) => (Level::FirstGame, Secrecy::Open),
        };
        let extras = Extras {
            oracle: has(0),
            play_page: has(1) && !has(5),
            answers: has(2),
            sealed: has(3) && level == Level::FirstGame,
        };
        for base_url in [None, address()] {
            let options = SheetOptions {
                settings: level.settings(),
                secrecy,
                base_url: base_url.clone(),
                extras,
                ..SheetOptions::new(Seed(u64::from(bits)))
            };
            let sheet = Sheet::make_at_cost(&options, Cost::LEAST).unwrap();
            let view = sheet.view().unwrap();
            let pages = pages(&view, &DrawOptions::default()).unwrap();
            let text: String = pages.iter().map(|page| texts_of(&page.svg()).join(" ")).collect();
            let what = format!("{extras:?}, {base_url:?}, {secrecy:?}: {text}");
            let names: Vec<&str> = pages.iter().map(|page| page.name.as_str()).collect();
            assert_eq!(names.contains(&"oracle"), extras.oracle, "{what}");
            assert_eq!(text.contains("Oracle"), extras.oracle, "{what}");
            assert_eq!(text.contains("play.html"), extras.play_page, "{what}");
            let is_open = secrecy == Secrecy::Open;
            let keeper = is_open && (extras.answers || extras.sealed);
            assert_eq!(text.contains("Keeper"), keeper, "{what}");
            let reads = base_url.is_some() || extras.play_page || !(extras.oracle || keeper);
            assert_eq!(text.contains("Given up?"), is_open && reads, "{what}");
            assert_eq!(text.contains(&sheet.give_up.to_string()), is_open && reads, "{what}");
            if extras.oracle {
                let names_it = |page: &&Page| texts_of(&page.svg()).join(" ").contains("Oracle");
                let named: Vec<&str> =
                    pages.iter().filter(names_it).map(|page| page.name.as_str()).collect();
                assert_eq!(named.contains(&"front"), base_url.is_none(), "{what}");
                assert!(named.iter().any(|name| name.starts_with("rules")), "{what}");
            }
        }
    }
}

/// Returns three aims of the largest permitted length: 64 letters in English, 80 in other
/// languages, and 40 where letters have double width.
fn long_aims(language: &Language) -> Vec<Message> {
    let long = |text: &str, most: usize| {
        let text: String = text.chars().cycle().take(most - 1).collect();
        sheet_read_special(format!("{}.", text.trim_end()))
    };
    let (text, most) = match language.tag() {
        "en" => ("Brew a potion of six ingredients none of which is overgrown ", 64),
        "ja" => ("材料を6つ入れた大なべを満月のうちに試す", 40),
        _ => ("Eine Hexe hat vor dem Halbmond schon mehr als einen Kessel probiert ", 80),
    };
    vec![long(text, most), long(text, most - 9), long(text, most - 20)]
}

/// Makes a view with aims of the largest permitted length.
pub(super) fn timed(seed: u64, players: Players, level: Level, language: &Language) -> SheetView {
    let view = view(seed, players, &level.settings());
    SheetView { aims: long_aims(language), ..view }
}

#[test]
fn boards_with_a_clock_have_room_in_every_language() {
    let languages = Language::all();
    for (number, language) in languages.iter().enumerate() {
        for (players, level) in
            Players::all().flat_map(|players| Level::ALL.map(|level| (players, level)))
        {
            for seed in [number as u64, 40 + number as u64] {
                let mut view = timed(seed, players, level, language);
                if seed >= 40 {
                    view.aims.clear();
                }
                let paper =
                    [A4, LETTER, (206.0, 272.0)][(seed as usize + players.count() as usize) % 3];
                let options = DrawOptions { language, ..options(paper) };
                let name = format!("{} {players:?} {level:?} {paper:?}", language.tag());
                board(&view, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
            }
        }
    }
}

#[test]
fn boards_with_a_clock_have_room_in_every_theme_and_ink() {
    for (seed, theme) in (0..).zip(Theme::names()) {
        for (count, ink) in (1..=8).zip(Ink::ALL.into_iter().cycle()) {
            let players = Players::new(count).unwrap();
            let level = Level::ALL[usize::from(count) % Level::ALL.len()];
            let view = timed(seed, players, level, Language::first());
            let theme = Theme::of(theme).unwrap();
            let options = DrawOptions { theme, ink, ..options(A4) };
            board(&view, &options).unwrap_or_else(|e| panic!("{theme:?} {ink:?} {count}: {e}"));
        }
    }
}

/// Every turn has its circle, one of them a ring, and namings and aims have their boxes. On both sides
/// every section shows the ingredients that grow there and all actions.
#[test]
fn a_board_says_what_can_be_done_and_for_how_long() {
    for (players, level) in
        Players::all().flat_map(|players| Level::ALL.map(|level| (players, level)))
    {
        let view = timed(3, players, level, Language::first());
        let clock = view.facts.clock;
        let name = format!("{players:?} {level:?}");
        for side in Side::ALL {
            let ledger = side_of(&view, &options(A4), side);
            let count = |what: &str| ledger.placed.iter().filter(|p| p.what == what).count();
            let sections = view.board.sections.len();
            assert!(count("turn-plant") >= sections && count("turn-close") >= sections, "{name}");
            for action in [sheet_action_plant(), sheet_action_pluck(), sheet_action_close()] {
                assert!(count(&action.to_string()) >= sections, "{name}: {action}");
            }
            let several = (0..sections).filter(|&i| Clock::actions(players.count(), i as u8) > 1);
            let said = (2..=3).map(|often| count(&sheet_actions_each(often).to_string()));
            assert_eq!(said.sum::<usize>(), several.count(), "{name}");
            for section in 0..sections {
                for herb in view.board.specialties_of(section) {
                    let is_shown = players.count() == 1 || count(&herb.sign().to_string()) > 0;
                    assert!(is_shown, "{name} {herb}");
                }
            }
            let is_front = side == Side::Front;
            assert_eq!(count("recipe named"), if is_front { 2 } else { 0 }, "{name}");
            assert_eq!(count("aim met"), if is_front { 3 } else { 0 }, "{name}");
            assert_eq!(count("mark"), usize::from(is_front), "{name}");
            let turns = ledger.placed.iter().filter(|p| p.what == "turns").map(|p| p.frame);
            let turns = turns.map(|row| (row.w / row.h).round() as u8).sum::<u8>();
            assert_eq!(turns, if is_front { clock.turns() } else { 0 }, "{name}");
        }
    }
}

/// A cauldron at least two cells wide has a line of 40 units for reports, any other cauldron has
/// two shorter lines.
#[test]
fn reports_have_long_lines_where_a_game_has_a_clock() {
    let mut seen = 0;
    for (seed, (language, players)) in
        (0..).zip(Language::all().iter().flat_map(|l| Players::all().map(move |p| (l, p))))
    {
        let view = timed(seed, players, Level::HighWitch, language);
        let options = DrawOptions { language, ..options([A4, LETTER][seed as usize % 2]) };
        for side in Side::ALL {
            let ledger = side_of(&view, &options, side);
            let results = ledger.rooms.iter().enumerate();
            for (room, (_, frame)) in
                results.filter(|(_, (name, _))| name.starts_with("cauldron's"))
            {
                let own = ledger.placed.iter().filter(|p| p.room == Some(room));
                let lines: Vec<LayoutUnit> = own
                    .filter(|p| p.layer == Layer::Field && p.what == "reports")
                    .map(|p| p.frame.w)
                    .collect();
                let name = format!("{} {players:?}: {lines:?}", language.tag());
                let longest = lines.iter().copied().fold(LayoutUnit(0.0), LayoutUnit::max);
                assert!(
                    longest >= LayoutUnit(40.0) || frame.w < LayoutUnit(42.0) && lines.len() == 2,
                    "{name}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 200, "{seen}");
}
