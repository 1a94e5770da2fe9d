//! How well players play, and who sits at a table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::players::Players;

/// How well a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Does whatever is allowed.
    Careless,
    /// Takes notes of each ingredient, and does not reason over several tests.
    Typical,
    /// Reasons over all that was seen, and plans which potions the board still allows.
    Expert,
}

impl Skill {
    /// All, from the weakest on.
    pub const ALL: [Skill; 3] = [Skill::Careless, Skill::Typical, Skill::Expert];
}

/// How well the witches of a table play, from the first on, and from the beginning again where
/// there are more of them. As text the skills with `+` between them, such as `expert+careless`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Lineup(Vec<Skill>);

/// A text that names no lineup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "nobody plays {0:?}; use careless, typical or expert, and + between those of one table, such as expert+careless"
)]
pub struct LineupError(String);

impl Lineup {
    /// The most skills that a lineup names: those of a whole table.
    const MOST: usize = 8;

    /// How well each of so many witches plays.
    pub fn skills(&self, players: Players) -> Vec<Skill> {
        self.0.iter().copied().cycle().take(players.count().into()).collect()
    }

    /// Whether all play so well.
    pub fn is_all(&self, skill: Skill) -> bool {
        self.0.iter().all(|&s| s == skill)
    }
}

/// What a skill is called where it is typed.
fn id(skill: Skill) -> &'static str {
    match skill {
        Skill::Careless => "careless",
        Skill::Typical => "typical",
        Skill::Expert => "expert",
    }
}

impl From<Skill> for Lineup {
    fn from(skill: Skill) -> Lineup {
        Lineup(vec![skill])
    }
}

impl fmt::Display for Lineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|&skill| id(skill)).collect();
        f.pad(&names.join("+"))
    }
}

impl FromStr for Lineup {
    type Err = LineupError;

    fn from_str(text: &str) -> Result<Lineup, LineupError> {
        let skill = |name: &str| {
            let name = name.trim().to_lowercase();
            Skill::ALL.into_iter().find(|&skill| id(skill) == name)
        };
        let skills: Option<Vec<Skill>> = text.split('+').map(skill).collect();
        skills
            .filter(|skills| skills.len() <= Lineup::MOST)
            .map(Lineup)
            .ok_or_else(|| LineupError(text.chars().take(60).collect()))
    }
}

impl From<Lineup> for String {
    fn from(lineup: Lineup) -> String {
        lineup.to_string()
    }
}

impl TryFrom<String> for Lineup {
    type Error = LineupError;

    fn try_from(text: String) -> Result<Lineup, LineupError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use Skill::{Careless, Expert};

    use super::*;

    #[test]
    fn a_lineup_goes_round_the_table() {
        let mixed: Lineup = "Expert + careless".parse().unwrap();
        assert_eq!(mixed.to_string(), "expert+careless");
        let three = Players::new(3).unwrap();
        assert_eq!(mixed.skills(three), [Expert, Careless, Expert]);
        assert!(Lineup::from(Expert).is_all(Expert) && !mixed.is_all(Expert));
        let error = "expert+wizard".parse::<Lineup>().unwrap_err().to_string();
        assert!(error.starts_with("nobody plays \"expert+wizard\"; use careless"), "{error}");
        assert!("".parse::<Lineup>().is_err());
        assert!("expert+".repeat(9).parse::<Lineup>().is_err());
    }
}
