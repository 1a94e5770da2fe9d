//! Who only follows the steps answers as the program does, and nothing of the recipe stands
//! outside the fold.

use super::*;
use crate::page::{Mm, PaperSize};
use crate::seed::Seed;
use crate::stream::Stream;
use crate::witches::pages::tests::{placed_texts, texts_of};
use crate::witches::puzzle::{Ingredient, Potion, Pour, Verdict, evaluate, test_stream};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use crate::witches::sheet::{Sheet, SheetOptions};

fn sheet(seed: u64, settings: Settings) -> Sheet {
    Sheet::make(&SheetOptions { settings, ..SheetOptions::new(Seed(seed)) }).unwrap()
}

fn page(sheet: &Sheet, (width, height): (f64, f64)) -> Page {
    let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
    sheet.sealed_page(&DrawOptions { paper, ..DrawOptions::default() }).unwrap()
}

fn without_effects(n: u8, length: RecipeLength) -> Settings {
    Settings::new(n, length, DecoyKinds::Ignore, EffectsLevel::None, false).unwrap()
}

/// What stands on the panel of the recipe: the potion that wins, and a row for each ingredient.
struct Panel {
    winner: Vec<(String, u8)>,
    rows: Vec<(String, Vec<String>)>,
}

impl Panel {
    fn read(page: &Page) -> Panel {
        let fold = page.trim.1.0 - RECIPE.0;
        let texts: Vec<_> = placed_texts(page).into_iter().filter(|text| text.0 > fold).collect();
        let named = |text: &&(f64, f64, String)| {
            Ingredient::ALL.iter().any(|ingredient| ingredient.name().to_string() == text.2)
        };
        let rows = texts.iter().filter(named).map(|(y, _, name)| {
            let beside = texts.iter().filter(|text| (text.0 - y).abs() < 1.0 && text.2 != *name);
            (name.clone(), beside.map(|text| text.2.clone()).collect())
        });
        let pours = |text: &str| {
            let pours = text.split(", ").map(|pour| {
                let (name, grown) = pour.rsplit_once(' ')?;
                Some((name.to_owned(), grown.parse().ok()?))
            });
            pours.collect::<Option<Vec<_>>>()
        };
        let winner = texts.iter().find_map(|text| pours(&text.2)).unwrap();
        Panel { winner, rows: rows.collect() }
    }

    fn word(&self, (name, grown): &(String, u8)) -> &str {
        let row = self.rows.iter().find(|row| row.0 == *name).unwrap();
        &row.1[usize::from(*grown) - 1]
    }

    /// The five steps.
    fn answer(&self, potion: &[(String, u8)]) -> (usize, usize, bool) {
        if let Some(rest) = potion.strip_prefix(&self.winner[..])
            && rest.iter().all(|pour| self.word(pour) == "not counted")
        {
            return (0, 0, true);
        }
        let ticks = |word| potion.iter().filter(|pour| self.word(pour) == word).count();
        (ticks("under"), ticks("over"), false)
    }
}

#[test]
fn the_steps_answer_as_the_program_does() {
    let mut won = 0;
    for seed in 0..12 {
        let settings = match seed % 3 {
            0 => without_effects(10, RecipeLength::Hidden),
            _ => Level::FirstGame.settings(),
        };
        let sheet = sheet(seed, settings);
        let puzzle = &sheet.deal.puzzle;
        let panel = Panel::read(&page(&sheet, (297.0, 210.0)));
        assert_eq!(panel.rows.len(), puzzle.ingredients().len());
        let most = puzzle.settings().length().longest();
        let mut stream = Stream::new(Seed(seed), "potions", 0);
        let winner = (1..).zip(puzzle.recipe());
        let winner: Vec<Pour> =
            winner.map(|(grown, ingredient)| Pour { ingredient, grown }).collect();
        for _ in 0..300 {
            let mut pours = if stream.chance(1, 2) { winner.clone() } else { Vec::new() };
            for _ in 0..stream.below(4) + usize::from(pours.is_empty()) {
                let ingredient = puzzle.ingredients()[stream.below(puzzle.ingredients().len())];
                let pour = Pour { ingredient, grown: 1 + stream.below(most.into()) as u8 };
                match stream.below(4) {
                    0 if !pours.is_empty() => {
                        let at = stream.below(pours.len());
                        pours[at] = pour;
                    }
                    _ => pours.push(pour),
                }
            }
            let potion = Potion::new(puzzle, pours).unwrap();
            let told = potion.pours().iter().map(|p| (p.ingredient.name().to_string(), p.grown));
            let answer = panel.answer(&told.collect::<Vec<_>>());
            let Verdict { undergrown, overgrown, won: wins, .. } =
                evaluate(puzzle, &potion, &mut test_stream(puzzle, 1));
            assert_eq!(answer, (undergrown.into(), overgrown.into(), wins), "{potion:?}");
            won += usize::from(wins);
        }
    }
    assert!(won > 100, "{won}");
}

/// Above the line where the folded paper ends stands what every player may read: it is the same
/// for games that differ in their recipes alone.
#[test]
fn nothing_of_the_recipe_stands_outside_the_fold() {
    let outside = |seed| {
        let sheet = sheet(seed, Level::FirstGame.settings());
        let page = page(&sheet, (297.0, 210.0));
        let seam = page.trim.1.0 - 2.0 * RECIPE.0 - STEPS.0;
        let label = sheet.label();
        let texts = placed_texts(&page).into_iter().filter(|text| text.0 <= seam);
        texts.map(|text| text.2).filter(|text| *text != label).collect::<Vec<_>>()
    };
    let (one, other) = (outside(1), outside(2));
    assert_eq!(one, other);
    assert!(one.len() > 20, "{one:?}");
}

#[test]
fn it_fits_on_usual_papers() {
    for size in [(297.0, 210.0), (279.4, 215.9), (420.0, 297.0)] {
        for seed in 0..4 {
            for settings in
                [Level::FirstGame.settings(), without_effects(10, RecipeLength::Known(6))]
            {
                let sheet = sheet(seed, settings);
                let read = texts_of(&page(&sheet, size).svg()).join(" ");
                assert!(!read.contains('{') && !read.contains('*'), "{read}");
                assert!(read.contains(&sheet.give_up.to_string()), "{read}");
            }
        }
    }
}

#[test]
fn games_with_effects_are_refused() {
    let sheet = sheet(1, Level::Beginner.settings());
    let refused = sheet.sealed_page(&DrawOptions::default()).unwrap_err().to_string();
    assert!(refused.contains("without effects"), "{refused}");
}
