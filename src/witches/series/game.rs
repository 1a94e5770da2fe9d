//! One game of a run.

use serde_json::{Value, json};

use crate::game::PrintError;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::page::{DrawOptions, Page};
use crate::seal::qr::QrError;
use crate::series::Printable;
use crate::texts::said;
use crate::texts::{self, Message, list, row};
use crate::witches::deduce::Technique;
use crate::witches::pages::{self, SheetView};
use crate::witches::puzzle::winning_potion;
use crate::witches::settings::Level;
use crate::witches::sheet::Sheet;
use crate::witches::table::Solution;

/// A sheet with what is drawn of it.
#[derive(Debug)]
pub(super) struct WitchesGame {
    sheet: Sheet,
    view: SheetView,
    /// The reasoning that it needs, on a ladder.
    needed: Option<Technique>,
}

impl WitchesGame {
    pub(super) fn new(sheet: Sheet, needed: Option<Technique>) -> Result<WitchesGame, QrError> {
        Ok(WitchesGame { view: sheet.view()?, sheet, needed })
    }
}

impl Printable for WitchesGame {
    fn name(&self) -> texts::Value {
        self.view.label.as_str().into()
    }

    fn label(&self) -> String {
        self.sheet.label()
    }

    fn seed(&self) -> Seed {
        self.sheet.options.seed
    }

    fn level(&self) -> Option<Message> {
        Some(self.view.level.map_or_else(said::sheet_custom, Level::name))
    }

    fn rating(&self) -> Option<Message> {
        let rated = pages::rated(&self.view.rating?);
        Some(match self.needed {
            Some(needed) => said::sheet_rated_needs(rated, needed.name()),
            None => rated,
        })
    }

    fn players(&self) -> Players {
        self.sheet.options.players
    }

    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        let mut pages = pages::board(&self.view, options)?;
        pages.push(pages::facts(&self.view, options)?);
        pages.extend(pages::notebook(&self.view, options)?);
        Ok(pages)
    }

    fn give_up(&self) -> Option<String> {
        self.view.give_up.clone()
    }

    /// Nothing of a tournament's: its organiser keeps it.
    fn solution(&self) -> Vec<texts::Value> {
        if self.sheet.options.is_referee() {
            return Vec::new();
        }
        let puzzle = &self.sheet.deal.puzzle;
        let potions = self.sheet.answers.iter().filter_map(|a| winning_potion(puzzle, a));
        let mut lines: Vec<texts::Value> = potions
            .map(|potion| {
                let pours = potion.pours().iter();
                let pours = pours.map(|p| said::sheet_solution_pour(p.ingredient.name(), p.grown));
                said::sheet_solution_answer(row(pours)).into()
            })
            .collect();
        let solution = Solution::new(puzzle, self.sheet.answers.clone());
        lines.extend(solution.ingredients.iter().map(|part| {
            let (name, role) = (part.ingredient.name(), part.role());
            let line = match &part.effects[..] {
                [] => said::sheet_solution_part(name, role),
                effects => {
                    let effects = list(effects.iter().map(|e| e.name()));
                    said::sheet_solution_part_effects(name, role, effects)
                }
            };
            texts::Value::from(line)
        }));
        lines
    }

    fn answers(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(vec![self.sheet.answer_page(&self.view, options)?])
    }

    fn facts(&self) -> Value {
        let mut facts = self.sheet.facts(self.view.rating);
        if let Some(needed) = self.needed {
            facts["reasoning"] = json!(needed);
        }
        facts
    }

    fn secrets(&self) -> Value {
        let Sheet { deal, answers, give_up, opening, .. } = &self.sheet;
        let potions = answers.iter().filter_map(|answer| winning_potion(&deal.puzzle, answer));
        let solution = Solution::new(&deal.puzzle, answers.clone());
        json!({
            "give_up": give_up.to_string(),
            "opening": opening.map(|code| code.to_string()),
            "recipe_length": solution.recipe_length,
            "answers": solution.answers,
            "potions": potions.map(|potion| potion.pours().to_vec()).collect::<Vec<_>>(),
            "ingredients": solution.ingredients,
        })
    }
}
