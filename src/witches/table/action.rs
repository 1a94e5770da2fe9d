//! What players do at a table. Each action stands in one table: its word, its fields with what
//! they are where they are left out, what it means to whoever counts, and whether a table that the
//! referee has closed still lets it be done.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Error;

use super::{ClueSize, Column, Keeper, Kind, Mode, NoteMark, PlayError, Rung};
use crate::common::json::{Fields, no_kind, said_by};
use crate::game::Weight;
use crate::seal::GiveUpCode;
use crate::witches::puzzle::Pour;

/// An ingredient of a potion as it comes from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PourText {
    /// The name of an ingredient; case and clear abbreviations are forgiven.
    pub ingredient: String,
    /// Its dots.
    pub grown: u32,
}

impl From<&Pour> for PourText {
    fn from(pour: &Pour) -> Self {
        PourText { ingredient: pour.ingredient.id().into(), grown: pour.grown.into() }
    }
}

/// A field as it is read: a field that has a usual value may be left out.
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
        $word:literal => $action:ident($weight:ident, $when:ident) {
            $($(#[$told:meta])* $field:ident: $type:ty $(= $usual:expr)?),* $(,)?
        }
    )*) => {
        /// One thing that players do.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(tag = "do")]
        pub enum Action {$(
            $(#[$about])*
            #[serde(rename = $word)]
            $action {$($(#[$told])* $field: $type),*},
        )*}

        impl Action {
            /// What the fields of an object ask, as a derived reader would read them.
            fn asked(mut fields: Fields) -> Result<Self, Error> {
                let word: String = fields.take("do")?;
                let action = match word.as_str() {
                    $($word => Action::$action {
                        $($field: field!(fields, $field $(, $usual)?)),*
                    },)*
                    _ => return no_kind("do", &word),
                };
                fields.end()?;
                Ok(action)
            }

            /// What it means to whoever counts.
            pub(crate) fn weight(&self) -> Weight {
                match self {
                    $(Action::$action { .. } => Weight::$weight,)*
                }
            }

            /// When it can be done, as the referee has it.
            pub(super) fn when(&self) -> When {
                match self {
                    $(Action::$action { .. } => When::$when,)*
                }
            }

            /// Their words.
            #[cfg(test)]
            const WORDS: &[&str] = &[$($word),*];
        }
    };
}

/// When an action can be done, as the referee has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// Also at a table that the referee has closed.
    Always,
    /// Not at a table that the referee has closed.
    Open,
}

actions! {
    /// Nothing; only look.
    "look" => Look(Move, Always) {}
    /// Test a potion.
    "test" => Test(Move, Open) {
        /// The number that the test is to have: the next of the log. Keeps a test from being
        /// made twice, or on top of one that the asker has not seen.
        number: u32,
        /// The oldest ingredient first.
        potion: Vec<PourText>,
        /// Which witch tests, counted from 0.
        by: Option<u8> = None,
        /// Where the potion comes from.
        kind: Kind = Kind::default(),
        /// Whether a potion is tested that the board has no room for, where it is known. Who does not
        /// ask first says so.
        sure: bool = true,
    }
    /// Say that another potion was brewed than a test has (or, after all, not).
    "mistyped" => Mistyped(Move, Always) {
        /// The number of the test.
        number: u32,
        /// Whether it was entered wrongly.
        mistyped: bool,
    }
    /// Choose who plays with whom.
    "mode" => Mode(Move, Always) {
        /// The mode.
        mode: Mode,
    }
    /// Set a mark in the notes. In a whole row or column it is set in the cells that are blank,
    /// but for those that the free clue speaks of; a blank one empties those that are not.
    "note" => Note(Move, Always) {
        /// The name of an ingredient, or [`ALL`](super::ALL) of them.
        ingredient: String,
        /// 0 for the decoys, a number of the recipe, another column of the game, or several:
        /// [`EVERYTHING`](super::EVERYTHING), [`ROLES`](super::ROLES),
        /// [`EFFECTS`](super::EFFECTS).
        column: Column,
        /// The mark.
        mark: NoteMark,
    }
    /// Take the last note back: a mark, or a whole row or column.
    "undo" => Undo(Move, Always) {}
    /// All sections are full (or, after all, not).
    "full" => Full(Move, Open) {
        /// Whether they are.
        full: bool,
    }
    /// Name the recipe.
    "check" => Check(Guess, Open) {
        /// The number that the naming is to have: the next of the table. Keeps one from being counted
        /// twice.
        number: u32,
        /// Names of ingredients, in order.
        answer: Vec<String>,
        /// Index of the rival who names it, from 0; `None` where all play together.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<u8> = None,
        /// The opening code of a tournament's game.
        #[serde(skip_serializing_if = "Option::is_none")]
        opening: Option<String> = None,
    }
    /// Say in which turn the game was won.
    "turn" => Turn(Move, Always) {
        /// Which circle of the track was the first that was not crossed off, counted from 1; one more
        /// than there are if all were. Nothing if nobody knows.
        turn: Option<u32> = None,
    }
    /// Give up.
    "give-up" => GiveUp(Guess, Always) {
        /// The give-up code.
        code: String,
        /// The opening code of a tournament's game.
        #[serde(skip_serializing_if = "Option::is_none")]
        opening: Option<String> = None,
    }
    /// Start again: a new log, new notes.
    "again" => Again(Again, Open) {}
    /// Ask for a hint, one rung of its ladder after the other.
    "hint" => Hint(Help, Always) {
        /// Its number, counted from 1: the last one, or the next.
        hint: u32,
        /// The rung: the first of a new hint, else the next of the last.
        rung: Rung,
    }
    /// Check the notes against the tests.
    "check-notes" => CheckNotes(Help, Always) {}
    /// Ask which potion would tell most.
    "suggest" => Suggest(Help, Always) {
        /// How many ingredients it has.
        size: u32,
    }
    /// Give a witch a clue that only she may read, for equal chances.
    "handicap" => Handicap(Help, Always) {
        /// Which witch, counted from 0.
        witch: u8,
        /// How much help she needs.
        size: ClueSize,
    }
    /// Read the clue of a witch.
    "unseal" => Unseal(Help, Always) {
        /// Which witch, counted from 0.
        witch: u8,
    }
    /// Look back at a game that has ended.
    "review" => Review(Help, Always) {}
    /// Tell how each test of a game that has ended came about.
    "story" => Story(Move, Always) {}
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Action::asked(Fields::deserialize(from)?).map_err(said_by)
    }
}

impl Action {
    /// Refuses a guess at the answer that cannot be right in form, so that it need not be counted.
    ///
    /// # Errors
    /// If it can be no recipe, or the give-up code is no code.
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
        let potion = vec![PourText { ingredient: "sage".into(), grown: 2 }];
        [
            Action::Look {},
            Action::Test { number: 3, potion, by: Some(1), kind: Kind::Guesser, sure: false },
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
        let (kind, potion) = (Kind::Cauldron, Vec::new());
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
