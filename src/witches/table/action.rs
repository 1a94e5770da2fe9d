//! Actions of players at a table. One table defines each action: its word, its fields with their
//! defaults, its [`ActionKind`], and whether it is allowed at a table that the referee has closed.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Error;

use super::{ClueSize, Column, Keeper, Mode, NoteMark, PlayError, PotionSource, Rung};
use crate::common::json::{Fields, custom, unknown_variant};
use crate::game::ActionKind;
use crate::seal::GiveUpCode;
use crate::witches::puzzle::PotionItem;

/// Ingredient of a potion as received from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PotionItemInput {
    /// Name of an ingredient. Case is ignored, and unambiguous abbreviations are accepted.
    pub ingredient: String,
    /// Number of dots.
    pub grown: u32,
}

impl From<&PotionItem> for PotionItemInput {
    fn from(pour: &PotionItem) -> Self {
        PotionItemInput { ingredient: pour.ingredient.id().into(), grown: pour.grown.into() }
    }
}

/// Reads a field. A field with a default may be omitted.
macro_rules! field {
    ($fields:ident, $field:ident) => {
        $fields.take(stringify!($field))?
    };
    ($fields:ident, $field:ident, $usual:expr) => {
        $fields.take_or(stringify!($field), $usual)?
    };
}

macro_rules! actions {
    ($(
        $(#[$about:meta])*
        $word:literal => $action:ident($kind:ident, $when:ident) {
            $($(#[$detail:meta])* $field:ident: $type:ty $(= $usual:expr)?),* $(,)?
        }
    )*) => {
        /// Action of a player.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(tag = "do")]
        #[non_exhaustive]
        pub enum Action {$(
            $(#[$about])*
            #[serde(rename = $word)]
            $action {$($(#[$detail])* $field: $type),*},
        )*}

        impl Action {
            /// Parses an action from the fields of an object, as a derived deserializer would.
            fn from_fields(mut fields: Fields) -> Result<Self, Error> {
                let word: String = fields.take("do")?;
                let action = match word.as_str() {
                    $($word => Action::$action {
                        $($field: field!(fields, $field $(, $usual)?)),*
                    },)*
                    _ => return unknown_variant("do", &word),
                };
                fields.end()?;
                Ok(action)
            }

            /// Class of the action for rate limits and counters.
            pub(crate) fn kind(&self) -> ActionKind {
                match self {
                    $(Action::$action { .. } => ActionKind::$kind,)*
                }
            }

            /// State of the table that the action requires.
            pub(super) fn when(&self) -> RequiredState {
                match self {
                    $(Action::$action { .. } => RequiredState::$when,)*
                }
            }

            /// Words of all actions.
            #[cfg(test)]
            const WORDS: &[&str] = &[$($word),*];
        }
    };
}

/// State of the table that an action requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RequiredState {
    /// Allowed also at a table that the referee has closed.
    Always,
    /// Refused at a table that the referee has closed.
    Open,
}

actions! {
    /// Does nothing; the client only reads the state.
    "look" => Look(Move, Always) {}
    /// Tests a potion.
    "test" => Test(Move, Open) {
        /// Number that the test is expected to have, the next of the log. Prevents a test from
        /// being made twice, or by a client that has not seen the latest one.
        number: u32,
        /// Ingredients, the first one poured first.
        potion: Vec<PotionItemInput>,
        /// Index of the witch who tests, from 0.
        by: Option<u8> = None,
        /// Source of the potion.
        kind: PotionSource = PotionSource::default(),
        /// Whether to test the potion even if the board, where it is known, has no room for it.
        /// Clients that never ask the players use the default, `true`.
        sure: bool = true,
    }
    /// Marks a test as entered wrongly, or removes the mark.
    "mistyped" => Mistyped(Move, Always) {
        /// Number of the test.
        number: u32,
        /// Whether it was entered wrongly.
        mistyped: bool,
    }
    /// Chooses the mode of play.
    "mode" => Mode(Move, Always) {
        /// New [`Mode`] of play.
        mode: Mode,
    }
    /// Sets a mark in the notes. In a whole row or column, it is set only in blank cells that the
    /// free clue does not restrict; [`NoteMark::Blank`] clears the cells that are not blank.
    "note" => Note(Move, Always) {
        /// Name of an ingredient, or [`ALL`](super::ALL) for every ingredient.
        ingredient: String,
        /// Column: 0 for the decoys, a number of the recipe, another column of the game, or a group
        /// of columns: [`EVERYTHING`](super::EVERYTHING), [`ROLES`](super::ROLES),
        /// [`EFFECTS`](super::EFFECTS).
        column: Column,
        /// New mark.
        mark: NoteMark,
    }
    /// Reverts the last step in the notes: a mark, or a whole row or column.
    "undo" => Undo(Move, Always) {}
    /// Records that all sections are full, or withdraws that.
    "full" => Full(Move, Open) {
        /// Whether all sections are full.
        full: bool,
    }
    /// Names the recipe.
    "check" => Check(Guess, Open) {
        /// Number that the naming is expected to have, the next of the table. Prevents a naming
        /// from being counted twice.
        number: u32,
        /// Names of ingredients, in order.
        answer: Vec<String>,
        /// Index of the rival who names it, from 0; `None` where all play together.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<u8> = None,
        /// Opening code of a tournament's game.
        #[serde(skip_serializing_if = "Option::is_none")]
        opening: Option<String> = None,
    }
    /// Records the circle that counts for the stars of a win.
    "turn" => Turn(Move, Always) {
        /// Number of the circle on the moon track, from 1; one more than the number of circles for
        /// the place past the last one. `None` if unknown.
        turn: Option<u32> = None,
    }
    /// Gives up and reveals the solution.
    "give-up" => GiveUp(Guess, Always) {
        /// Give-up code.
        code: String,
        /// Opening code of a tournament's game.
        #[serde(skip_serializing_if = "Option::is_none")]
        opening: Option<String> = None,
    }
    /// Starts the game again, with a new log and new notes.
    "again" => Again(Again, Open) {}
    /// Requests a hint, one rung of its ladder at a time.
    "hint" => Hint(Help, Always) {
        /// Number of the hint, from 1: one that was given, or the next.
        hint: u32,
        /// Rung: the first of a new hint, else the next of the given one.
        rung: Rung,
    }
    /// Checks the notes against the tests.
    "check-notes" => CheckNotes(Help, Always) {}
    /// Requests the potion with the most information.
    "suggest" => Suggest(Help, Always) {
        /// Number of ingredients in the potion.
        size: u32,
    }
    /// Gives a witch a private clue, for equal chances.
    "handicap" => Handicap(Help, Always) {
        /// Index of the witch, from 0.
        witch: u8,
        /// Amount of help that she needs.
        size: ClueSize,
    }
    /// Reads the private clue of a witch.
    "unseal" => Unseal(Help, Always) {
        /// Index of the witch, from 0.
        witch: u8,
    }
    /// Reviews a game that has ended.
    "review" => Review(Help, Always) {}
    /// Shows the evaluation of each test of a game that has ended.
    "story" => Story(Move, Always) {}
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Action::from_fields(Fields::deserialize(from)?).map_err(custom)
    }
}

impl Action {
    /// Checks the form of a guess at the answer, so that an impossible one is refused without being
    /// counted.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the answer cannot be a recipe, or if the give-up code is malformed.
    pub(crate) fn check_form(&self, keeper: &Keeper) -> Result<(), PlayError> {
        if let Action::Check { answer, .. } = self {
            keeper.named_recipe(answer)?;
        }
        if let Action::GiveUp { code, .. } = self {
            code.parse::<GiveUpCode>()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> [Action; Action::WORDS.len()] {
        let potion = vec![PotionItemInput { ingredient: "sage".into(), grown: 2 }];
        [
            Action::Look {},
            Action::Test {
                number: 3,
                potion,
                by: Some(1),
                kind: PotionSource::Guesser,
                sure: false,
            },
            Action::Mistyped { number: 2, mistyped: true },
            Action::Mode { mode: Mode::Solo },
            Action::Note { ingredient: "mint".into(), column: 4, mark: NoteMark::Certain },
            Action::Undo {},
            Action::Full { full: true },
            Action::Check {
                number: 2,
                answer: vec!["sage".into()],
                by: Some(1),
                opening: Some("ABCD".into()),
            },
            Action::Turn { turn: Some(7) },
            Action::GiveUp { code: "EFGH".into(), opening: None },
            Action::Again {},
            Action::Hint { hint: 2, rung: Rung::Herb },
            Action::CheckNotes {},
            Action::Suggest { size: 4 },
            Action::Handicap { witch: 1, size: ClueSize::Small },
            Action::Unseal { witch: 1 },
            Action::Review {},
            Action::Story {},
        ]
    }

    #[test]
    fn every_action_is_read_as_it_is_written() {
        let mut words = Vec::new();
        for action in all() {
            let written = serde_json::to_value(&action).unwrap();
            words.push(written["do"].as_str().unwrap().to_owned());
            assert_eq!(Action::deserialize(written).unwrap(), action);
        }
        assert_eq!(words, Action::WORDS);
    }

    #[test]
    fn what_may_be_left_out_has_its_meaning() {
        let short = r#"{"do":"test","number":1,"potion":[],"by":null}"#;
        let (kind, potion) = (PotionSource::Cauldron, Vec::new());
        let long = Action::Test { number: 1, potion, by: None, kind, sure: true };
        assert_eq!(serde_json::from_str::<Action>(short).unwrap(), long);
    }

    #[test]
    fn what_is_no_action_is_refused() {
        for (text, why) in [
            ("[]", "map"),
            ("{}", "missing field `do`"),
            (r#"{"do":"dance"}"#, "no `dance` in field `do`"),
            (r#"{"do":"unseal"}"#, "missing field `witch`"),
            (r#"{"do":"unseal","witch":300}"#, "300"),
            (r#"{"do":"look","again":true}"#, "no field `again`"),
            (r#"{"do":"mode","mode":"alone"}"#, "alone"),
        ] {
            let error = serde_json::from_str::<Action>(text).unwrap_err().to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
