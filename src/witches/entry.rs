//! Implementation of the traits [`Game`], [`CodeHandler`] and [`GameSession`] for Wondering Witches.

use std::sync::Arc;

use serde_json::Value;

use super::puzzle::{Ingredient, RecipeForm, names, parse_answer, solve};
use super::settings::Level;
use super::sheet::{Sheet, SheetError, SheetOptions};
use super::table::{Action, Keeper, PlayError, Table, TableView, describe};
use super::wire;
use crate::common::edition::Edition;
use crate::game::{
    ActionKind, ActionOutcome, CodeHandler, Game, GameSession, PlayAction, Rejection,
    RejectionKind, SheetParams, TableSnapshot,
};
use crate::seal::{Payload, SealError};

/// The game Wondering Witches.
#[derive(Clone, Copy, Debug)]
pub struct Witches;

impl Game for Witches {
    fn name(&self) -> &'static str {
        "witches"
    }

    fn codes(&self) -> Option<&dyn CodeHandler> {
        Some(self)
    }

    #[cfg(feature = "press")]
    fn print(
        &self,
        seed: crate::common::seed::Seed,
        players: Option<crate::common::players::Players>,
        page: crate::game::PhonePage<'_>,
        options: &crate::press::PrintOptions,
    ) -> Result<crate::press::PrintedFiles, crate::game::PrintError> {
        let usual = SheetOptions::new(seed);
        let extras = super::test_methods::Extras {
            oracle: page.address().is_none(),
            play_page: page == crate::game::PhonePage::File,
            ..Default::default()
        };
        let players = players.unwrap_or(usual.players);
        let base_url = page.address().map(str::to_owned);
        let language = options.draw.language.number();
        let sheet = Sheet::make(&SheetOptions { players, base_url, language, extras, ..usual });
        sheet.map_err(Rejection::from)?.print(options)
    }

    #[cfg(feature = "press")]
    fn series(
        &self,
        params: &Value,
    ) -> Result<Box<dyn crate::game::series::GameSeries>, Rejection> {
        let options = crate::game::series::read_params(params)?;
        Ok(Box::new(super::series::WitchesSeries::new(options)?))
    }
}

impl CodeHandler for Witches {
    fn number(&self) -> u8 {
        wire::GAME
    }

    fn is_on_page(&self) -> bool {
        true
    }

    fn code_for(&self, imprint: &SheetParams) -> Result<Payload, Rejection> {
        let &SheetParams { seed, level, players, language } = imprint;
        let level = Level::ALL.into_iter().find(|l| l.number() == level);
        let level =
            level.ok_or_else(|| Rejection::request(format_args!("level {}", imprint.level)))?;
        let settings = level.settings();
        let options = SheetOptions { players, settings, language, ..SheetOptions::new(seed) };
        Ok(Sheet::make(&options)?.payload)
    }

    fn open(&self, payload: Payload) -> Result<Arc<dyn GameSession>, Rejection> {
        Ok(Arc::new(Keeper::of_code(payload)?))
    }

    fn answer(&self, edition: Edition, words: &str) -> Result<Vec<u8>, Rejection> {
        let answer = parse_answer(words, &Ingredient::ALL);
        let answer = answer.map_err(|error| Rejection::input(error.message()))?;
        RecipeForm::any().check(&answer).map_err(|error| Rejection::input(error.message()))?;
        Ok(wire::answer(edition, &answer))
    }

    fn solution(&self, edition: Edition, secret: &[u8]) -> Result<Vec<String>, Rejection> {
        let game_data = wire::read(edition, secret).map_err(PlayError::from)?;
        Ok(solve(&game_data.puzzle).iter().map(|answer| names(answer).to_string()).collect())
    }
}

impl From<PlayError> for Rejection {
    fn from(error: PlayError) -> Rejection {
        Rejection { kind: error.rejection_kind(), reason: error.message().into() }
    }
}

impl From<SheetError> for Rejection {
    fn from(error: SheetError) -> Rejection {
        let kind = match error {
            SheetError::Puzzle(_) => RejectionKind::Input,
            SheetError::Seal(SealError::Memory(_)) => RejectionKind::Machine,
            SheetError::Seal(_) => RejectionKind::Input,
        };
        let reason = match error {
            SheetError::Puzzle(error) => error.message().into(),
            other => other.to_string().into(),
        };
        Rejection { kind, reason }
    }
}

/// Parsed action together with the keeper of its table.
struct KeeperAction {
    keeper: Arc<Keeper>,
    action: Action,
}

impl PlayAction for KeeperAction {
    fn kind(&self) -> Result<ActionKind, Rejection> {
        self.action.check_form(&self.keeper)?;
        Ok(self.action.kind())
    }

    fn is_repeated(&self, save: &str) -> Result<bool, Rejection> {
        let table = Table::from_json(save)?;
        Ok(match &self.action {
            Action::Check { number, answer, by, .. } => {
                table.repeats(&self.keeper, *number, answer, *by)
            }
            _ => false,
        })
    }

    fn apply(&self, save: &str) -> Result<ActionOutcome, Rejection> {
        let mut table = Table::from_json(save)?;
        let told = table.apply(&self.keeper, &self.action)?;
        Ok(ActionOutcome { result: json(&told)?, snapshot: position(&self.keeper, &table)? })
    }
}

fn json(value: &impl serde::Serialize) -> Result<Value, PlayError> {
    serde_json::to_value(value).map_err(|error| PlayError::Unstorable(error.into()))
}

fn position(keeper: &Keeper, table: &Table) -> Result<TableSnapshot, PlayError> {
    Ok(TableSnapshot {
        save: table.to_json()?,
        revision: table.revision(),
        view: json(&TableView::new(table, keeper))?,
    })
}

impl GameSession for Keeper {
    fn payload(&self) -> &Payload {
        Keeper::payload(self)
    }

    fn players(&self) -> Option<u8> {
        Keeper::players(self)
    }

    fn describe(&self) -> Value {
        json(&describe(self)).unwrap_or_default()
    }

    fn begin(&self) -> Result<TableSnapshot, Rejection> {
        Ok(position(self, &Table::new(self))?)
    }

    fn read_table(&self, save: &str) -> Result<TableSnapshot, Rejection> {
        Ok(position(self, &Table::from_json(save)?)?)
    }

    fn parse_action(self: Arc<Self>, action: Value) -> Result<Box<dyn PlayAction>, Rejection> {
        let action = crate::common::json::from_value(action).map_err(Rejection::request)?;
        Ok(Box::new(KeeperAction { keeper: self, action }))
    }

    fn is_limited(&self) -> bool {
        self.limits().is_some()
    }

    #[cfg(feature = "press")]
    fn summary(&self, save: &str) -> Result<crate::game::TableSummary, Rejection> {
        Ok(Table::from_json(save)?.summary(self))
    }

    #[cfg(feature = "press")]
    fn apply_referee_action(
        &self,
        save: &str,
        ruling: crate::game::RefereeAction,
    ) -> Result<TableSnapshot, Rejection> {
        let mut table = Table::from_json(save)?;
        table.rule(self, ruling)?;
        Ok(position(self, &table)?)
    }

    #[cfg(feature = "press")]
    fn undo(&self, now: &str, before: &str) -> Result<TableSnapshot, Rejection> {
        let mut table = Table::from_json(now)?;
        table.restore(Table::from_json(before)?);
        Ok(position(self, &table)?)
    }
}
