//! A reader who uses the page alone gives the same answers as the program.

use std::collections::BTreeMap;

use super::*;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::page::{Mm, PaperSize};
use crate::seal::{Cost, RefereeKey};
use crate::witches::pages::tests::{placed_texts, texts_of};
use crate::witches::puzzle::{
    Effect, Ingredient, MAX_GROWN, Potion, PotionItem, evaluate, test_stream, winning_potion,
};
use crate::witches::settings::{DecoyKinds, Level, RecipeLength, Settings};
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};

fn sheet(seed: u64, settings: Settings) -> Sheet {
    Sheet::make(&SheetOptions { settings, ..SheetOptions::new(Seed(seed)) }).unwrap()
}

/// Content of the page as read: for each ingredient the words of its row, and the winning potion.
struct Reader {
    rows: BTreeMap<String, Vec<String>>,
    winning: Vec<(String, u8)>,
}

impl Reader {
    fn read(page: &Page) -> Reader {
        let texts = placed_texts(page);
        let mut rows = BTreeMap::new();
        for (y, x, name) in &texts {
            if Ingredient::ALL.iter().any(|i| i.name().to_string() == *name) {
                let mut beside: Vec<_> =
                    texts.iter().filter(|t| (t.0 - y).abs() < 1.0 && t.1 > *x).collect();
                beside.sort_by(|a, b| a.1.total_cmp(&b.1));
                let words = beside.iter().map(|t| t.2.clone()).collect();
                assert!(rows.insert(name.clone(), words).is_none(), "{name} twice");
            }
        }
        let pour = |text: &String| {
            let (name, grown) = text.rsplit_once(' ')?;
            rows.contains_key(name).then_some((name.to_owned(), grown.parse().ok()?))
        };
        let winning = texts.iter().filter_map(|t| pour(&t.2)).collect();
        Reader { rows, winning }
    }

    /// Returns the reader's answer: `Ok` for a win, else the counts of undergrown, overgrown and
    /// imposters.
    fn says(&self, potion: &[(String, u8)]) -> Result<(), (usize, usize, usize)> {
        let passed = |name: &String| self.rows[name].len() == 2;
        let (start, rest) = potion.split_at(self.winning.len().min(potion.len()));
        if start == self.winning && rest.iter().all(|(name, _)| passed(name)) {
            return Ok(());
        }
        let count = |word: &str| {
            let said = |(name, grown): &&(String, u8)| {
                !passed(name) && self.rows[name][usize::from(*grown)] == word
            };
            potion.iter().filter(said).count()
        };
        let imposters = potion.iter().filter(|(name, _)| self.rows[name][0] == "imposter");
        Err((count("under"), count("over"), imposters.count()))
    }
}

/// Covers games without effects and potions of all sizes, half of them derived from a winning one.
#[test]
fn the_table_answers_as_the_program_does() {
    let custom =
        |n, length| Settings::new(n, length, DecoyKinds::All, EffectsLevel::None, false).unwrap();
    let mut won = 0;
    for seed in 0..24 {
        let settings = match seed % 4 {
            0 | 1 => Level::FirstGame.settings(),
            2 => custom(10, RecipeLength::Hidden),
            _ => custom(7, RecipeLength::Known(3)),
        };
        let sheet = sheet(seed, settings);
        let puzzle = &sheet.game_data.puzzle;
        let reader = Reader::read(
            &sheet.answer_page(&sheet.view().unwrap(), &DrawOptions::default()).unwrap(),
        );
        assert_eq!(reader.rows.len(), puzzle.ingredients().len());
        let winning = winning_potion(puzzle, &sheet.answers[0]).unwrap().items().to_vec();
        let mut stream = Stream::new(Seed(seed), "potions", 0);
        for number in 1..400 {
            let mut pours = if stream.chance(1, 2) { winning.clone() } else { Vec::new() };
            let any = |stream: &mut Stream| PotionItem {
                ingredient: puzzle.ingredients()[stream.below(puzzle.ingredients().len())],
                grown: 1 + stream.below(MAX_GROWN.into()) as u8,
            };
            for _ in 0..stream.below(4) + usize::from(pours.is_empty()) {
                match stream.below(3) {
                    0 if !pours.is_empty() => {
                        let at = stream.below(pours.len());
                        pours[at] = any(&mut stream);
                    }
                    1 if pours.len() > 1 => {
                        let at = stream.below(pours.len() - 1);
                        pours.swap(at, at + 1);
                    }
                    _ => pours.push(any(&mut stream)),
                }
            }
            let potion = Potion::new(puzzle, pours.clone()).unwrap();
            let verdict = evaluate(puzzle, &potion, &mut test_stream(puzzle, number));
            let read: Vec<(String, u8)> =
                pours.iter().map(|p| (p.ingredient.name().to_string(), p.grown)).collect();
            let said = match verdict.won {
                true => Ok(()),
                false => Err((
                    usize::from(verdict.undergrown),
                    usize::from(verdict.overgrown),
                    verdict.reports.iter().filter(|r| r.by == Effect::Imposter).count(),
                )),
            };
            assert_eq!(reader.says(&read), said, "seed {seed}: {read:?}");
            won += u32::from(verdict.won);
        }
    }
    assert!(won > 500, "only {won} won");
}

#[test]
fn the_page_fits_and_has_every_secret() {
    for (i, level) in Level::ALL.into_iter().enumerate() {
        for (width, height) in [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0)] {
            for seed in 0..6 {
                let sheet = sheet(seed * 7 + i as u64, level.settings());
                let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
                let options = DrawOptions { paper, ..DrawOptions::default() };
                let page = sheet
                    .answer_page(&sheet.view().unwrap(), &options)
                    .unwrap_or_else(|e| panic!("{level:?}: {e}"));
                let texts = texts_of(&page.svg());
                let read = texts.join(" ");
                assert!(read.contains(&sheet.give_up.to_string()), "{read}");
                assert!(!read.contains('{') && !read.contains('*'), "{read}");
                for effect in sheet.game_data.puzzle.effects_in_play() {
                    assert!(read.contains(&effect.name().to_string()), "{effect:?}");
                }
            }
        }
    }
}

#[test]
fn a_tournaments_page_has_its_opening_code() {
    let options = SheetOptions {
        secrecy: Secrecy::Referee(RefereeKey::new([3; 20])),
        players: Players::ONE,
        ..SheetOptions::new(Seed(4))
    };
    let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).unwrap();
    let read = texts_of(
        &sheet.answer_page(&sheet.view().unwrap(), &DrawOptions::default()).unwrap().svg(),
    )
    .join(" ");
    assert!(read.contains(&sheet.opening.unwrap().to_string()));
    assert!(read.contains(&sheet.label()) && !read.contains(&Seed(4).to_string()));
}
