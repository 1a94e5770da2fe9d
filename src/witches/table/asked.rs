//! Actions as they come from outside.

use serde::{Deserialize, Deserializer};
use serde_json::Error;

use super::{Action, Kind};
use crate::fields::{Fields, no_kind, said_by};

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Action::asked(Fields::deserialize(from)?).map_err(said_by)
    }
}

impl Action {
    /// What the fields of an object ask, as a derived reader would read them.
    fn asked(mut fields: Fields) -> Result<Self, Error> {
        let kind: String = fields.take("do")?;
        let action = match kind.as_str() {
            "look" => Action::Look {},
            "test" => Action::Test {
                number: fields.take("number")?,
                potion: fields.take("potion")?,
                by: fields.take_or("by", None)?,
                kind: fields.take_or("kind", Kind::default())?,
                sure: fields.take_or("sure", true)?,
            },
            "mistyped" => Action::Mistyped {
                number: fields.take("number")?,
                mistyped: fields.take("mistyped")?,
            },
            "mode" => Action::Mode { mode: fields.take("mode")? },
            "note" => Action::Note {
                ingredient: fields.take("ingredient")?,
                column: fields.take("column")?,
                mark: fields.take("mark")?,
            },
            "undo" => Action::Undo {},
            "full" => Action::Full { full: fields.take("full")? },
            "check" => Action::Check {
                answer: fields.take("answer")?,
                opening: fields.take_or("opening", None)?,
            },
            "give-up" => Action::GiveUp {
                code: fields.take("code")?,
                opening: fields.take_or("opening", None)?,
            },
            "again" => Action::Again {},
            "hint" => Action::Hint { hint: fields.take("hint")?, rung: fields.take("rung")? },
            "check-notes" => Action::CheckNotes {},
            "suggest" => Action::Suggest { size: fields.take("size")? },
            "handicap" => {
                Action::Handicap { witch: fields.take("witch")?, size: fields.take("size")? }
            }
            "unseal" => Action::Unseal { witch: fields.take("witch")? },
            "review" => Action::Review {},
            "story" => Action::Story {},
            _ => return no_kind("do", &kind),
        };
        fields.end()?;
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::table::{ClueSize, Mark, Mode, PourText, Rung};

    /// Where a kind of action stands among all: without a place for each, this does not compile.
    fn place(action: &Action) -> usize {
        match action {
            Action::Look {} => 0,
            Action::Test { .. } => 1,
            Action::Mistyped { .. } => 2,
            Action::Mode { .. } => 3,
            Action::Note { .. } => 4,
            Action::Undo {} => 5,
            Action::Full { .. } => 6,
            Action::Check { .. } => 7,
            Action::GiveUp { .. } => 8,
            Action::Again {} => 9,
            Action::Hint { .. } => 10,
            Action::CheckNotes {} => 11,
            Action::Suggest { .. } => 12,
            Action::Handicap { .. } => 13,
            Action::Unseal { .. } => 14,
            Action::Review {} => 15,
            Action::Story {} => 16,
        }
    }

    fn all() -> [Action; 17] {
        let potion = vec![PourText { ingredient: "sage".into(), grown: 2 }];
        [
            Action::Look {},
            Action::Test { number: 3, potion, by: Some(1), kind: Kind::Guesser, sure: false },
            Action::Mistyped { number: 2, mistyped: true },
            Action::Mode { mode: Mode::Solo },
            Action::Note { ingredient: "mint".into(), column: 4, mark: Mark::Certain },
            Action::Undo {},
            Action::Full { full: true },
            Action::Check { answer: vec!["sage".into()], opening: Some("ABCD".into()) },
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
        for (i, action) in all().iter().enumerate() {
            assert_eq!(place(action), i);
            let written = serde_json::to_string(action).unwrap();
            assert_eq!(&serde_json::from_str::<Action>(&written).unwrap(), action, "{written}");
        }
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
