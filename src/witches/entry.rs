//! Implementation of the traits [`Game`], [`Codes`] and [`Play`] for Wondering Witches.

use std::sync::Arc;

use serde_json::Value;

use super::puzzle::{Ingredient, RecipeForm, names, parse_answer, solve};
use super::settings::Level;
use super::sheet::{Sheet, SheetError, SheetOptions};
use super::table::{Action, Keeper, PlayError, Table, TableView, describe};
use super::wire;
use crate::game::edition::Edition;
use crate::game::{Acted, Asked, Codes, Game, Imprint, Play, Position, Refused, Trouble, Weight};
use crate::seal::{Payload, SealError};

/// The game Wondering Witches.
#[derive(Clone, Copy, Debug)]
pub struct Witches;

impl Game for Witches {
    fn name(&self) -> &'static str {
        "witches"
    }

    fn codes(&self) -> Option<&dyn Codes> {
        Some(self)
    }

    #[cfg(feature = "press")]
    fn print(
        &self,
        seed: crate::game::seed::Seed,
        players: Option<crate::game::players::Players>,
        page: Option<&str>,
        options: &crate::press::PrintOptions,
    ) -> Result<crate::press::Printed, crate::game::PrintError> {
        let usual = SheetOptions::new(seed);
        let beside = super::ways::Beside { oracle: page.is_none(), ..Default::default() };
        let players = players.unwrap_or(usual.players);
        let (base_url, language) = (page.map(str::to_owned), options.draw.language.number());
        let sheet = Sheet::make(&SheetOptions { players, base_url, language, beside, ..usual });
        sheet.map_err(Refused::from)?.print(options)
    }

    #[cfg(feature = "press")]
    fn series(&self, wishes: &Value) -> Result<Box<dyn crate::series::Series>, Refused> {
        let options = crate::series::read_wishes(wishes)?;
        Ok(Box::new(super::series::WitchesSeries::new(options)?))
    }
}

impl Codes for Witches {
    fn number(&self) -> u8 {
        wire::GAME
    }

    fn is_on_page(&self) -> bool {
        true
    }

    fn deal(&self, imprint: &Imprint) -> Result<Payload, Refused> {
        let &Imprint { seed, level, players, language } = imprint;
        let level = Level::ALL.into_iter().find(|l| l.number() == level);
        let level =
            level.ok_or_else(|| Refused::request(format_args!("level {}", imprint.level)))?;
        let settings = level.settings();
        let options = SheetOptions { players, settings, language, ..SheetOptions::new(seed) };
        Ok(Sheet::make(&options)?.payload)
    }

    fn open(&self, payload: Payload) -> Result<Arc<dyn Play>, Refused> {
        Ok(Arc::new(Keeper::of_code(payload)?))
    }

    fn answer(&self, edition: Edition, words: &str) -> Result<Vec<u8>, Refused> {
        let answer = parse_answer(words, &Ingredient::ALL);
        let answer = answer.map_err(|error| Refused::input(error.message()))?;
        RecipeForm::any().check(&answer).map_err(|error| Refused::input(error.message()))?;
        Ok(wire::answer(edition, &answer))
    }

    fn solution(&self, edition: Edition, secret: &[u8]) -> Result<Vec<String>, Refused> {
        let deal = wire::read(edition, secret).map_err(PlayError::from)?;
        Ok(solve(&deal.puzzle).iter().map(|answer| names(answer).to_string()).collect())
    }
}

impl From<PlayError> for Refused {
    fn from(error: PlayError) -> Refused {
        Refused { trouble: error.trouble(), reason: error.message().into() }
    }
}

impl From<SheetError> for Refused {
    fn from(error: SheetError) -> Refused {
        let trouble = match error {
            SheetError::Puzzle(_) => Trouble::Input,
            SheetError::Seal(SealError::Memory(_)) => Trouble::Machine,
            SheetError::Seal(_) => Trouble::Input,
        };
        let reason = match error {
            SheetError::Puzzle(error) => error.message().into(),
            other => other.to_string().into(),
        };
        Refused { trouble, reason }
    }
}

/// Parsed action together with the keeper of its table.
struct AskedOf {
    keeper: Arc<Keeper>,
    action: Action,
}

impl Asked for AskedOf {
    fn weigh(&self) -> Result<Weight, Refused> {
        self.action.check_form(&self.keeper)?;
        Ok(self.action.weight())
    }

    fn is_repeated(&self, save: &str) -> Result<bool, Refused> {
        let table = Table::from_json(save)?;
        Ok(match &self.action {
            Action::Check { number, answer, by, .. } => {
                table.repeats(&self.keeper, *number, answer, *by)
            }
            _ => false,
        })
    }

    fn act(&self, save: &str) -> Result<Acted, Refused> {
        let mut table = Table::from_json(save)?;
        let told = table.apply(&self.keeper, &self.action)?;
        Ok(Acted { told: json(&told)?, position: position(&self.keeper, &table)? })
    }
}

fn json(value: &impl serde::Serialize) -> Result<Value, PlayError> {
    serde_json::to_value(value).map_err(|error| PlayError::Unstorable(error.into()))
}

fn position(keeper: &Keeper, table: &Table) -> Result<Position, PlayError> {
    Ok(Position {
        save: table.to_json()?,
        revision: table.revision(),
        view: json(&TableView::new(table, keeper))?,
    })
}

impl Play for Keeper {
    fn payload(&self) -> &Payload {
        Keeper::payload(self)
    }

    fn players(&self) -> Option<u8> {
        Keeper::players(self)
    }

    fn describe(&self) -> Value {
        json(&describe(self)).unwrap_or_default()
    }

    fn begin(&self) -> Result<Position, Refused> {
        Ok(position(self, &Table::new(self))?)
    }

    fn look(&self, save: &str) -> Result<Position, Refused> {
        Ok(position(self, &Table::from_json(save)?)?)
    }

    fn asked(self: Arc<Self>, action: Value) -> Result<Box<dyn Asked>, Refused> {
        let action = crate::common::json::of(action).map_err(Refused::request)?;
        Ok(Box::new(AskedOf { keeper: self, action }))
    }

    fn is_limited(&self) -> bool {
        self.limits().is_some()
    }

    #[cfg(feature = "press")]
    fn account(&self, save: &str) -> Result<crate::game::Account, Refused> {
        Ok(Table::from_json(save)?.account(self))
    }

    #[cfg(feature = "press")]
    fn rule(&self, save: &str, ruling: crate::game::Ruling) -> Result<Position, Refused> {
        let mut table = Table::from_json(save)?;
        table.rule(self, ruling)?;
        Ok(position(self, &table)?)
    }

    #[cfg(feature = "press")]
    fn bring_back(&self, now: &str, before: &str) -> Result<Position, Refused> {
        let mut table = Table::from_json(now)?;
        table.bring_back(Table::from_json(before)?);
        Ok(position(self, &table)?)
    }
}
