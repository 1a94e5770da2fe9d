//! A reader who uses the page alone gets the program's answers.

use std::collections::BTreeMap;

use super::*;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::page::{Mm, PaperSize};
use crate::press::PrintOptions;
use crate::seal::RefereeKey;
use crate::witches::pages::tests::{placed_texts, texts_of};
use crate::witches::puzzle::{Ingredient, Potion, PotionItem, evaluate, test_stream};
use crate::witches::settings::Level;
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
use crate::witches::test_methods::Extras;

fn sheet(seed: u64) -> Sheet {
    let extras = Extras { oracle: true, ..Extras::default() };
    Sheet::make(&SheetOptions { extras, ..SheetOptions::new(Seed(seed)) }).unwrap()
}

/// Draws the page with the oracle's numbers.
fn page_of(sheet: &Sheet, options: &DrawOptions) -> Result<Page, DrawError> {
    let view = sheet.view().unwrap();
    numbers_page(&view, view.oracle.as_ref().unwrap(), options)
}

/// Content of the page as read: rows of texts from left to right, each with its position.
struct Reader(Vec<Vec<(f64, String)>>);

impl Reader {
    fn read(page: &Page) -> Reader {
        let mut rows: Vec<(f64, Vec<(f64, String)>)> = Vec::new();
        for (y, x, text) in placed_texts(page) {
            match rows.last_mut() {
                Some((at, row)) if y - *at < 1.0 => row.push((x, text)),
                _ => rows.push((y, vec![(x, text)])),
            }
        }
        let sorted = |(_, mut row): (f64, Vec<(f64, String)>)| {
            row.sort_by(|a, b| a.0.total_cmp(&b.0));
            row
        };
        Reader(rows.into_iter().map(sorted).collect())
    }

    /// Returns the texts after a label in its row.
    fn after(&self, label: &str) -> Vec<&str> {
        let found = self.0.iter().find_map(|row| {
            let at = row.iter().position(|(_, text)| text == label)?;
            Some(row[at + 1..].iter().map(|(_, text)| text.as_str()).collect())
        });
        found.unwrap_or_else(|| panic!("no {label}"))
    }

    fn number(&self, ingredient: Ingredient, at: usize) -> u32 {
        self.after(&ingredient.name().to_string())[at].parse().unwrap()
    }

    /// Returns the content of the table of keys, which has ten rows of ten cells, some of them
    /// empty. Skips the example at its right.
    fn keys(&self) -> BTreeMap<String, (u8, u8)> {
        let texts = |row: &[(f64, String)]| -> String { row.iter().map(|cell| &*cell.1).collect() };
        let at = self.0.iter().position(|row| texts(row) == "0123456789").unwrap();
        let head = &self.0[at];
        let wide = head[1].0 - head[0].0;
        let mut keys = BTreeMap::new();
        let mut rows = self.0[at + 1..].iter();
        for tens in 0..10 {
            let row = rows.find(|row| row[0].1 == tens.to_string()).unwrap();
            for (x, cell) in &row[1..] {
                let ones = head.iter().position(|(middle, _)| (x - middle).abs() < wide / 2.0);
                let counts: Vec<u8> =
                    cell.split(NO_BREAK).filter_map(|count| count.parse().ok()).collect();
                if let (Some(ones), &[under, over]) = (ones, &counts[..]) {
                    keys.insert(format!("{tens}{ones}"), (under, over));
                }
            }
        }
        assert_eq!(keys.len(), 56);
        keys
    }

    /// Returns the page's answer: undergrown, overgrown, and whether the potion wins.
    fn answer(&self, potion: &Potion) -> (u8, u8, bool) {
        let pours = potion.items();
        let first = |p: &PotionItem| self.number(p.ingredient, usize::from(p.grown) - 1);
        let start: u32 = self.after("Starts with")[pours.len() - 1].parse().unwrap();
        let key = fold(start + pours.iter().map(first).sum::<u32>());
        let (under, over) = self.keys()[&key];
        let herbs: Vec<Ingredient> = pours.iter().map(|pour| pour.ingredient).collect();
        let wins = (under, over) == (0, 0) && pours.len() >= 4 && self.has_won(&herbs);
        (under, over, wins)
    }

    /// Whether the second sum of at least four ingredients in order wins.
    fn has_won(&self, herbs: &[Ingredient]) -> bool {
        let second = |(place, &herb): (usize, &Ingredient)| self.number(herb, 4 + place);
        let key = fold(herbs.iter().enumerate().map(second).sum());
        self.after("Wins with")[herbs.len() - 4].split(" · ").any(|wins| *wins == key)
    }
}

/// Folds a sum by the instructions on the page.
fn fold(sum: u32) -> String {
    let written = sum.to_string();
    match written.len() {
        1 | 2 => format!("{sum:02}"),
        digits => {
            let (front, last) = written.split_at(digits - 2);
            fold(2 * front.parse::<u32>().unwrap() + last.parse::<u32>().unwrap())
        }
    }
}

#[test]
fn the_page_answers_as_the_program_does() {
    let mut won = 0;
    for seed in 0..6 {
        let sheet = sheet(seed);
        let puzzle = &sheet.game_data.puzzle;
        let reader = Reader::read(&page_of(&sheet, &DrawOptions::default()).unwrap());
        let mut stream = Stream::new(Seed(seed), "potions", 0);
        let recipe = (1..).zip(puzzle.recipe());
        let recipe: Vec<PotionItem> =
            recipe.map(|(grown, ingredient)| PotionItem { ingredient, grown }).collect();
        for _ in 0..60 {
            let mut pours = if stream.chance(1, 2) { recipe.clone() } else { Vec::new() };
            for _ in 0..stream.below(3) + usize::from(pours.is_empty()) {
                let ingredient = puzzle.ingredients()[stream.below(6)];
                pours.push(PotionItem { ingredient, grown: 1 + stream.below(4) as u8 });
            }
            if pours.len() > 1 && stream.chance(1, 4) {
                pours.swap(0, 1);
            }
            let potion = Potion::new(puzzle, pours).unwrap();
            let verdict = evaluate(puzzle, &potion, &mut test_stream(puzzle, 1));
            let told = (verdict.undergrown, verdict.overgrown, verdict.won);
            assert_eq!(reader.answer(&potion), told, "seed {seed}: {potion:?}");
            won += usize::from(verdict.won);
        }
    }
    assert!(won > 40, "{won}");
}

/// A naming has no dots, and reveals only whether it is correct.
#[test]
fn a_recipe_is_named_with_the_second_sum_alone() {
    let how = steps().map(|step| step.to_string()).concat();
    assert!(how.contains("second sum alone") && !how.contains("any dots"), "{how}");
    for seed in 0..3 {
        let sheet = sheet(seed);
        let puzzle = &sheet.game_data.puzzle;
        let reader = Reader::read(&page_of(&sheet, &DrawOptions::default()).unwrap());
        let all = puzzle.ingredients();
        let mut right = Vec::new();
        for number in 0..all.len().pow(4) {
            let herbs = [216, 36, 6, 1].map(|unit| all[number / unit % 6]);
            if reader.has_won(&herbs) {
                right.push(herbs);
            }
        }
        assert_eq!(right.len(), 1, "seed {seed}");
        assert_eq!(right[0].as_slice(), puzzle.recipe());
    }
}

#[test]
fn the_example_and_the_steps_reckon_rightly() {
    assert_eq!(folding(FOLDED).replace(NO_BREAK, " "), "28 + 28 + 47 = 103, 1 + 1 + 03 = 05");
    assert_eq!(SumKey::of(FOLDED).to_string(), "05");
    for seed in 0..50 {
        let sheet = sheet(seed);
        let mut stream = Stream::new(Seed(seed), "any", 0);
        let oracle = Oracle::draw(&sheet.game_data.puzzle, &mut stream).unwrap();
        let ([first, second], told) = oracle.growth.example();
        let key = SumKey::of(oracle.growth.starts[1] + first + second);
        assert_eq!(oracle.growth.result(key), Some(told));
        let printed = oracle.growth.numbers.as_flattened();
        assert!(!printed.contains(&first) && !printed.contains(&second));
    }
}

#[test]
fn it_fits_on_usual_papers() {
    for (width, height) in [(297.0, 210.0), (279.4, 215.9), (420.0, 297.0)] {
        for seed in 0..6 {
            let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
            let options = DrawOptions { paper, ..DrawOptions::default() };
            let page = page_of(&sheet(seed), &options).unwrap_or_else(|e| panic!("{seed}: {e}"));
            let read = texts_of(&page.svg()).join(" ");
            assert!(!read.contains('{') && !read.contains('*'), "{read}");
            assert!(read.contains(&sheet(seed).label()));
            let view = sheet(seed).view().unwrap();
            let sums = sums_page(&view, &options).unwrap();
            assert_eq!(sums.name, "oracle-2");
            let boxes = texts_of(&sums.svg()).iter().filter(|t| t.parse::<usize>().is_ok()).count();
            assert_eq!(boxes, if test_count(&view) <= 12 { 12 } else { 16 });
        }
    }
}

#[test]
fn there_is_a_box_for_every_test_of_the_board() {
    let mut most = 0;
    for seed in 0..60 {
        let view = sheet(seed).view().unwrap();
        let page = sums_page(&view, &DrawOptions::default()).unwrap();
        let boxes = texts_of(&page.svg()).iter().filter(|t| t.parse::<usize>().is_ok()).count();
        assert!(boxes >= test_count(&view), "{seed}: {boxes}");
        most = most.max(boxes);
    }
    assert!(most > 12, "some board has more tests than there were boxes");
}

/// Other levels have no oracle, and players could ask it for the recipe of a tournament.
#[test]
fn other_games_are_refused_in_a_sentence() {
    let refused = |options: &SheetOptions| {
        let extras = Extras { oracle: true, ..Extras::default() };
        let sheet = Sheet::make(&SheetOptions { extras, ..options.clone() }).unwrap();
        assert!(!sheet.options.test_methods().extras.oracle);
        sheet.print(&PrintOptions::default()).unwrap_err().to_string()
    };
    let level = SheetOptions { settings: Level::Beginner.settings(), ..SheetOptions::new(Seed(1)) };
    assert!(refused(&level).contains("First Game"));
    let secrecy = Secrecy::Referee(RefereeKey::new([3; 20]));
    let referee = SheetOptions { secrecy, ..SheetOptions::new(Seed(1)) };
    assert!(refused(&referee).contains("tournament"));
}

/// In every language each step of folding is a single text without a line break.
#[test]
fn every_language_has_room_and_breaks_no_sum() {
    for language in Language::all() {
        let options = DrawOptions { language, ..DrawOptions::default() };
        for seed in 0..6 {
            let sheet = sheet(seed);
            let page = page_of(&sheet, &options).unwrap_or_else(|e| panic!("{language:?}: {e}"));
            let read = texts_of(&page.svg());
            let growth = &sheet.view().unwrap().oracle.unwrap().growth;
            let ([first, second], _) = growth.example();
            let steps = [FOLDED, growth.starts[1] + first + second].map(folding);
            for step in steps.iter().flat_map(|steps| steps.split(", ")) {
                let whole = read.iter().any(|text| text.contains(step));
                assert!(whole, "{language:?}, seed {seed}: {step} in {read:?}");
            }
            sums_page(&sheet.view().unwrap(), &options)
                .unwrap_or_else(|e| panic!("{language:?}: {e}"));
        }
    }
}
