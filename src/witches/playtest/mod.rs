//! Internal, may change. Playtest: simulated players play whole games on the printed board, by the
//! turn rules (rules, section 8), and the results rate the sheet.

mod aims;
pub mod estimate;
mod expert;
mod explanations;
mod game;
mod keen;
mod levels;
mod log;
mod measured;
mod outcomes;
mod people;
mod planning;
mod play;
mod player;
mod session;
mod typical;
mod usual;

pub use crate::common::counts::Proportion;
pub use log::{GameEnd, GameLog, GameLogError};
pub use outcomes::{Figures, GameCounts, GameOutcome, Mean, ReasoningFigures, Record};
pub use people::{GameKind, People, PeopleError, PeopleFigures, PeoplePlace, reference_lineups};
pub use play::PlayableSheet;
#[cfg(test)]
pub(crate) use session::rated_anew;
pub use session::{PlaytestPlan, PlaytestResult, SessionError};
pub(crate) use session::{
    WantedGames, certain, hardest_technique, hopeless, is_won_without_guess, rate,
};
pub(crate) use usual::typical_ranges;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::common::counts::Counts;
use crate::common::players::Players;
use crate::witches::clock::Clock;

/// Strength of a simulated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Chooses among the legal moves at random.
    Careless,
    /// Keeps notes per ingredient and uses each test by itself, without combining several tests.
    Typical,
    /// Combines all tests, with a simple model of the effects, and looks one test ahead.
    Keen,
    /// Reasons over all tests at once and plans only potions that the board still allows.
    Expert,
}

impl Skill {
    /// All skills, from the weakest to the strongest.
    pub const ALL: [Skill; 4] = [Skill::Careless, Skill::Typical, Skill::Keen, Skill::Expert];
}

/// Skills of the witches at one table, in seat order. The list repeats if there are more witches
/// than entries.
///
/// Displayed and parsed as skills joined by `+`, for example `expert+careless`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Lineup(Vec<Skill>);

/// Error for a text that is not a [`Lineup`]; holds at most the first 60 characters of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "nobody plays {0:?}; use careless, typical, keen or expert, and + between those of one table, such as expert+careless"
)]
pub struct LineupError(String);

impl Lineup {
    /// Maximum number of skills in a lineup: the largest table has 8 witches.
    const MOST: usize = 8;

    /// Returns the skill of each of `players` witches; the lineup repeats where it is shorter.
    pub fn skills(&self, players: Players) -> Vec<Skill> {
        self.0.iter().copied().cycle().take(players.count().into()).collect()
    }

    /// Whether every entry of the lineup is `skill`.
    pub fn is_all(&self, skill: Skill) -> bool {
        self.0.iter().all(|&s| s == skill)
    }
}

/// Returns the name of a skill in the text form of a lineup.
fn id(skill: Skill) -> &'static str {
    match skill {
        Skill::Careless => "careless",
        Skill::Typical => "typical",
        Skill::Keen => "keen",
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

/// Difficulty rating of 1 to 5 cauldrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Difficulty(u8);

impl Difficulty {
    /// Number of cauldrons of the hardest rating.
    pub const MOST: u8 = 5;

    /// Creates a difficulty of 1 to 5 cauldrons; `None` for any other number.
    pub fn new(cauldrons: u8) -> Option<Difficulty> {
        (1..=Difficulty::MOST).contains(&cauldrons).then_some(Difficulty(cauldrons))
    }

    /// Number of cauldrons, 1 to 5.
    pub fn cauldrons(self) -> u8 {
        self.0
    }
}

impl From<Difficulty> for u8 {
    fn from(difficulty: Difficulty) -> u8 {
        difficulty.0
    }
}

impl TryFrom<u8> for Difficulty {
    type Error = String;

    fn try_from(cauldrons: u8) -> Result<Self, String> {
        let most = Difficulty::MOST;
        Difficulty::new(cauldrons)
            .ok_or_else(|| format!("a difficulty of {cauldrons} is not one of 1 to {most}"))
    }
}

/// Win thresholds per mille of typical players: a sheet with fewer wins than the entry has at least
/// 2, 3, 4 or 5 cauldrons. Each value is the midpoint between two levels.
const FEWER_WINS: [u32; Difficulty::MOST as usize - 1] = [850, 720, 480, 360];

impl Difficulty {
    /// Derives the difficulty from `wins`, the games per mille that typical players win. `wins` is
    /// first rounded as in a [`PrintedRating`].
    pub(crate) fn from_wins(wins: u32) -> Difficulty {
        let wins = PrintedRating::wins_in_steps(wins);
        let reached = FEWER_WINS.iter().filter(|&&to| wins < to).count();
        Difficulty(1 + reached as u8)
    }

    /// Range of games per mille that typical players win on sheets of `least` to `most` cauldrons.
    pub(crate) fn wins(least: u32, most: u32) -> RangeInclusive<u32> {
        let fewer = |cauldrons: u32| FEWER_WINS.get((cauldrons as usize).checked_sub(1)?);
        let below = fewer(least.saturating_sub(1)).map_or(1_000, |&wins| wins - 1);
        fewer(most).copied().unwrap_or(0)..=below
    }
}

/// Distribution of a per-game count: the 10th percentile, the median and the 90th percentile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Percentiles {
    pub low: u32,
    pub middle: u32,
    pub high: u32,
}

impl Percentiles {
    /// Computes the 10th percentile, the median and the 90th percentile of `counts`; all 0 without
    /// games.
    fn of(counts: &Counts) -> Percentiles {
        let nth = |n| counts.quantile(n, 10).unwrap_or(0).try_into().unwrap_or(u32::MAX);
        Percentiles { low: nth(1), middle: nth(5), high: nth(9) }
    }
}

/// Rating as printed and stored, in coarse steps.
///
/// The steps are so wide that the whole rating reveals next to nothing about the secret: a rating
/// is compatible with every recipe, and with every length of a hidden recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PrintedRating {
    /// Difficulty in cauldrons.
    pub difficulty: Difficulty,
    /// Estimated duration of a game in minutes, a multiple of 5.
    pub minutes: u32,
    /// Turns per game, rounded to multiples of 2 below 20 and to multiples of 5 from 20 on.
    pub turns: Percentiles,
    /// Games per mille that typical players win, rounded to multiples of 50.
    pub wins: u32,
    /// Source of the rating.
    pub basis: Basis,
}

fn in_steps(number: u32, step: u32) -> u32 {
    number.saturating_add(step / 2) / step * step
}

impl Rating {
    /// The rating as it is printed on a sheet whose track has `track` circles. No game takes more
    /// turns.
    pub fn printed(&self, track: u32) -> PrintedRating {
        let rating = self;
        let turns = |turns| PrintedRating::turns_in_steps(turns).min(track);
        let Percentiles { low, middle, high } = rating.turns;
        let wins = PrintedRating::wins_in_steps(rating.wins);
        PrintedRating {
            difficulty: rating.difficulty,
            minutes: Clock::minutes_of(middle, rating.tests.middle),
            turns: Percentiles { low: turns(low), middle: turns(middle), high: turns(high) },
            wins,
            basis: rating.basis,
        }
    }
}

impl PrintedRating {
    /// Rounding step of printed wins, in games per mille.
    pub(crate) const WINS_STEP: u32 = 50;
    /// Rounding step of printed turns from 20 turns on.
    pub(crate) const TURNS_STEP: u32 = 5;

    /// Rounds games per mille to a multiple of [`Self::WINS_STEP`].
    pub(crate) fn wins_in_steps(wins: u32) -> u32 {
        in_steps(wins, Self::WINS_STEP)
    }

    /// Rounds turns to a multiple of 2 below 20, and of [`Self::TURNS_STEP`] from 20 on.
    pub(crate) fn turns_in_steps(turns: u32) -> u32 {
        in_steps(turns, if turns < 20 { 2 } else { Self::TURNS_STEP })
    }

    /// Percentage of games that typical players win, a multiple of 5.
    pub fn wins_of_hundred(&self) -> u32 {
        self.wins / 10
    }
}

/// Source of a [`Rating`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// Estimate from the public settings; holds the version of the estimate table.
    Estimate(u32),
    /// Games played on the sheet; holds their number.
    Games(u64),
    /// Average of the level. Sheets of a level are selected to play like it.
    Level,
}

/// Rating of a sheet, in full precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// Difficulty in cauldrons.
    pub difficulty: Difficulty,
    /// Mean cost of a game, 0 to [`Rating::HARDEST`]. A finer measure than `difficulty`: it
    /// includes lost games and the load of actions and tests.
    pub hardness: u32,
    /// Turns per game.
    pub turns: Percentiles,
    /// Tests per game.
    pub tests: Percentiles,
    /// Games per mille that typical players win.
    pub wins: u32,
    /// Source of the rating.
    pub basis: Basis,
}

impl Rating {
    /// Maximum hardness: every game is lost under the full load of actions and tests.
    pub const HARDEST: u32 = 1_000;
}

#[cfg(test)]
mod tests {
    use super::*;
    use Skill::{Careless, Expert};

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
