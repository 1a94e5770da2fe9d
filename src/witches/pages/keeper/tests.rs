//! A reader who follows the steps gives the program's answers, and a glance at the page does not
//! reveal the recipe.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::page::{Mm, PaperSize};
use crate::witches::pages::tests::{placed_texts, texts_of};
use crate::witches::puzzle::{Ingredient, Potion, PotionItem, Verdict, evaluate, test_stream};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use crate::witches::sheet::{Sheet, SheetOptions};

fn sheet(seed: u64, settings: Settings) -> Sheet {
    Sheet::make(&SheetOptions { settings, ..SheetOptions::new(Seed(seed)) }).unwrap()
}

fn page(sheet: &Sheet, (width, height): (f64, f64)) -> Page {
    let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
    sheet
        .sealed_page(&sheet.view().unwrap(), &DrawOptions { paper, ..DrawOptions::default() })
        .unwrap()
}

fn without_effects(n: u8, length: RecipeLength) -> Settings {
    Settings::new(n, length, DecoyKinds::Ignore, EffectsLevel::None, false).unwrap()
}

/// Content of the panel with the recipe, and of the list of letters.
struct Panel {
    rows: Vec<(String, Vec<String>)>,
    key: BTreeMap<String, String>,
}

impl Panel {
    fn read(page: &Page) -> Panel {
        let fold = page.trim.1.0 - RECIPE.0;
        let (below, above): (Vec<_>, Vec<_>) =
            placed_texts(page).into_iter().partition(|text| text.0 > fold);
        let beside = |texts: &[(f64, f64, String)], (y, x): (f64, f64)| {
            let mut beside: Vec<_> = texts
                .iter()
                .filter(|text| (text.0 - y).abs() < 1.0 && text.1 > x)
                .map(|text| (text.1, text.2.clone()))
                .collect();
            beside.sort_by(|a, b| a.0.total_cmp(&b.0));
            beside.into_iter().map(|text| text.1).collect::<Vec<_>>()
        };
        let named = |text: &&(f64, f64, String)| {
            Ingredient::ALL.iter().any(|ingredient| ingredient.name().to_string() == text.2)
        };
        let rows = below.iter().filter(named);
        let rows = rows.map(|(y, x, name)| (name.clone(), beside(&below, (*y, *x)))).collect();
        let is_letter = |text: &str| text.len() == 1 && text.chars().all(char::is_alphabetic);
        let letters = above.iter().filter(|text| is_letter(&text.2));
        let key = letters.map(|(y, x, letter)| {
            (letter.clone(), beside(&above, (*y, *x)).into_iter().next().unwrap())
        });
        Panel { rows, key: key.collect() }
    }

    fn said(&self, (name, grown): &(String, u8)) -> &str {
        let row = self.rows.iter().find(|row| row.0 == *name).unwrap();
        &self.key[&row.1[usize::from(*grown) - 1]]
    }

    /// Returns the answer by the steps on the page.
    fn answer(&self, potion: &[(String, u8)]) -> (usize, usize, bool) {
        let said: Vec<&str> = potion.iter().map(|pour| self.said(pour)).collect();
        let highest = self.key.values().filter_map(|said| said.parse::<usize>().ok()).max();
        let numbers: Vec<String> = (1..=highest.unwrap()).map(|n| n.to_string()).collect();
        if let Some(rest) =
            said.strip_prefix(&numbers.iter().map(String::as_str).collect::<Vec<_>>()[..])
            && rest.iter().all(|said| *said == "skip")
        {
            return (0, 0, true);
        }
        let ticks = |word| said.iter().filter(|said| **said == word).count();
        (ticks("under"), ticks("over"), false)
    }
}

#[test]
fn the_steps_answer_as_the_program_does() {
    let mut won = 0;
    for seed in 0..12 {
        let settings = match seed % 4 {
            0 => without_effects(10, RecipeLength::Hidden),
            1 => {
                Settings::new(8, RecipeLength::Known(4), DecoyKinds::All, EffectsLevel::None, false)
                    .unwrap()
            }
            _ => Level::FirstGame.settings(),
        };
        let sheet = sheet(seed, settings);
        let puzzle = &sheet.game_data.puzzle;
        let panel = Panel::read(&page(&sheet, (297.0, 210.0)));
        assert_eq!(panel.rows.len(), puzzle.ingredients().len());
        let most = puzzle.settings().length().longest();
        let mut stream = Stream::new(Seed(seed), "potions", 0);
        let winner = (1..).zip(puzzle.recipe());
        let winner: Vec<PotionItem> =
            winner.map(|(grown, ingredient)| PotionItem { ingredient, grown }).collect();
        for _ in 0..300 {
            let mut pours = if stream.chance(1, 2) { winner.clone() } else { Vec::new() };
            for _ in 0..stream.below(4) + usize::from(pours.is_empty()) {
                let ingredient = puzzle.ingredients()[stream.below(puzzle.ingredients().len())];
                let pour = PotionItem { ingredient, grown: 1 + stream.below(most.into()) as u8 };
                match stream.below(4) {
                    0 if !pours.is_empty() => {
                        let at = stream.below(pours.len());
                        pours[at] = pour;
                    }
                    _ => pours.push(pour),
                }
            }
            let potion = Potion::new(puzzle, pours).unwrap();
            let told = potion.items().iter().map(|p| (p.ingredient.name().to_string(), p.grown));
            let answer = panel.answer(&told.collect::<Vec<_>>());
            let Verdict { undergrown, overgrown, won: wins, .. } =
                evaluate(puzzle, &potion, &mut test_stream(puzzle, 1));
            assert_eq!(answer, (undergrown.into(), overgrown.into(), wins), "{potion:?}");
            won += usize::from(wins);
        }
    }
    assert!(won > 100, "{won}");
}

/// Neither the printed page nor its text reveals more of the recipe than letters. An ingredient's
/// name is followed by letters only, and all texts in words are equal for all games. The list has
/// 24 letters in every game.
#[test]
fn the_recipe_stands_there_in_letters_alone() {
    let words = |seed| {
        let sheet = sheet(seed, Level::FirstGame.settings());
        let page = page(&sheet, (297.0, 210.0));
        let Panel { rows, key } = Panel::read(&page);
        assert_eq!(key.len(), 24);
        for (name, letters) in rows {
            assert_eq!(letters.len(), 4, "{name}: {letters:?}");
            assert!(letters.iter().all(|letter| key.contains_key(letter)), "{name}: {letters:?}");
        }
        let own = [sheet.label(), format!("Give-up code: {}", sheet.give_up)];
        let names: Vec<String> = Ingredient::ALL.iter().map(|i| i.name().to_string()).collect();
        let mut said: Vec<String> = placed_texts(&page).into_iter().map(|text| text.2).collect();
        said.retain(|text| !own.contains(text) && !names.contains(text) && text.len() > 1);
        said.sort();
        said.dedup();
        said
    };
    let all: BTreeSet<Vec<String>> = (1..9).map(words).collect();
    assert_eq!(all.len(), 1, "{all:?}");
}

/// A number has one letter in a single cell, and no letter has two meanings.
#[test]
fn letters_say_one_thing_and_every_number_once() {
    for (n, length) in
        [(10, RecipeLength::Known(6)), (10, RecipeLength::Hidden), (4, RecipeLength::Known(3))]
    {
        let page = page(&sheet(5, without_effects(n, length)), (297.0, 210.0));
        let Panel { rows, key } = Panel::read(&page);
        let cells = |letter: &String| {
            rows.iter().flat_map(|row| &row.1).filter(|other| *other == letter).count()
        };
        for (letter, said) in &key {
            assert!(cells(letter) > 0, "{letter}");
            let is_number = said.parse::<u8>().is_ok();
            assert!(!is_number || cells(letter) == 1, "{letter}: {said}");
        }
        let numbers: BTreeSet<&String> = key.values().filter(|s| s.parse::<u8>().is_ok()).collect();
        assert_eq!(numbers.len(), key.values().filter(|s| s.parse::<u8>().is_ok()).count());
    }
}

/// Games of one kind have the same letters in different places.
#[test]
fn letters_differ_from_game_to_game() {
    let first = |seed| {
        let page = page(&sheet(seed, Level::FirstGame.settings()), (297.0, 210.0));
        Panel::read(&page).key
    };
    assert_ne!(first(1), first(2));
}

/// Above the line where the folded paper ends is only text that every player may read. It is equal
/// for games that differ only in their recipes.
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
    let refused =
        sheet.sealed_page(&sheet.view().unwrap(), &DrawOptions::default()).unwrap_err().to_string();
    assert!(refused.contains("without effects"), "{refused}");
}
