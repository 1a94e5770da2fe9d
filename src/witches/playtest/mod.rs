//! Playtest: games that are played through by players who really play, on the printed board, by
//! the rules of section 8; and what they say about a sheet.

mod aims;
pub mod estimate;
mod expert;
mod game;
mod levels;
#[cfg(feature = "program")]
mod log;
mod measured;
mod outcomes;
#[cfg(feature = "program")]
mod people;
mod play;
mod player;
mod session;
mod typical;
mod usual;

#[cfg(feature = "program")]
pub use log::{GameEnd, GameLog, GameLogError};
pub use outcomes::{Ended, Figures, GameCounts, Mean, Proportion, ReasoningFigures, Record};
#[cfg(feature = "program")]
pub use people::{GameKind, People, PeopleError, PeopleFigures, PeoplePlace, beside_people};
pub use play::PlayableSheet;
#[cfg(test)]
pub(crate) use session::rated_anew;
pub use session::{PlaytestPlan, Playtested, SessionError};
pub(crate) use session::{WantedGames, certain, hopeless, is_won_without_guess, rated, reasoning};
pub(crate) use usual::usual_of;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::common::counts::Counts;
use crate::game::players::Players;
use crate::witches::clock::Clock;

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

/// A difficulty of 1 to 5 cauldrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Difficulty(u8);

impl Difficulty {
    /// The hardest.
    pub const MOST: u8 = 5;

    /// 1 to 5 cauldrons; `None` for any other number.
    pub fn new(cauldrons: u8) -> Option<Difficulty> {
        (1..=Difficulty::MOST).contains(&cauldrons).then_some(Difficulty(cauldrons))
    }

    /// 1 to 5.
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

/// From how few of a thousand games that typical players win on a sheet has 2, 3, 4 and 5 cauldrons:
/// half way between those of levels.
const FEWER_WINS: [u32; Difficulty::MOST as usize - 1] = [850, 720, 480, 360];

impl Difficulty {
    /// The difficulty of a sheet on which typical players win so many of a thousand games, rounded as
    /// printed ratings are.
    pub(crate) fn of_wins(wins: u32) -> Difficulty {
        let wins = PrintedRating::wins_in_steps(wins);
        let reached = FEWER_WINS.iter().filter(|&&to| wins < to).count();
        Difficulty(1 + reached as u8)
    }

    /// Games of a thousand that typical players win on sheets of `least` to `most` cauldrons.
    pub(crate) fn wins(least: u32, most: u32) -> RangeInclusive<u32> {
        let fewer = |cauldrons: u32| FEWER_WINS.get((cauldrons as usize).checked_sub(1)?);
        let below = fewer(least.saturating_sub(1)).map_or(1_000, |&wins| wins - 1);
        fewer(most).copied().unwrap_or(0)..=below
    }
}

/// A number that most games lie around: the middle one, and the tenth and ninetieth of a
/// hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Span {
    pub low: u32,
    pub middle: u32,
    pub high: u32,
}

impl Span {
    /// The middle one, and the tenth and ninetieth of a hundred.
    fn of(counts: &Counts) -> Span {
        let nth = |n| counts.quantile(n, 10).unwrap_or(0).try_into().unwrap_or(u32::MAX);
        Span { low: nth(1), middle: nth(5), high: nth(9) }
    }
}

/// A rating as it is printed and stored, in steps so wide that all of it together tells next to nothing
/// of the secret: two games of one rating can have any recipe, and a hidden recipe any length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PrintedRating {
    /// Difficulty of the sheet.
    pub difficulty: Difficulty,
    /// About how many minutes a game takes, in fives.
    pub minutes: u32,
    /// The turns that a game takes, in twos below 20 and in fives from there on.
    pub turns: Span,
    /// Games of a thousand that typical players win, in steps of fifty.
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
        let Span { low, middle, high } = rating.turns;
        let wins = PrintedRating::wins_in_steps(rating.wins);
        PrintedRating {
            difficulty: rating.difficulty,
            minutes: Clock::minutes_of(middle, rating.tests.middle),
            turns: Span { low: turns(low), middle: turns(middle), high: turns(high) },
            wins,
            basis: rating.basis,
        }
    }
}

impl PrintedRating {
    /// The step of printed wins, of a thousand.
    pub(crate) const WINS_STEP: u32 = 50;
    /// The widest step of printed turns.
    pub(crate) const TURNS_STEP: u32 = 5;

    /// Games of a thousand as they are printed, rounded to [`Self::WINS_STEP`].
    pub(crate) fn wins_in_steps(wins: u32) -> u32 {
        in_steps(wins, Self::WINS_STEP)
    }

    /// Turns as they are printed, rounded to twos below 20 and to [`Self::TURNS_STEP`] from there on.
    pub(crate) fn turns_in_steps(turns: u32) -> u32 {
        in_steps(turns, if turns < 20 { 2 } else { Self::TURNS_STEP })
    }

    /// Games of a hundred that typical players win, in steps of five.
    pub fn wins_of_hundred(&self) -> u32 {
        self.wins / 10
    }
}

/// What a rating was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// What can be seen of the sheet, by the table of estimates of this version.
    Estimate(u32),
    /// Games that were played on it: how many.
    Games(u64),
    /// What its level is: sheets are kept that play so.
    Level,
}

/// What a sheet is like to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Its difficulty in finer steps, 0 to 1000: what a game costs on average, by how rarely it is
    /// won and by how much there is to do and to keep in mind.
    pub hardness: u32,
    /// The turns that a game takes.
    pub turns: Span,
    /// The tests that a game takes.
    pub tests: Span,
    /// How many of a thousand games typical players win.
    pub wins: u32,
    /// What it was made from.
    pub basis: Basis,
}

impl Rating {
    /// The hardness of a sheet that nobody ever wins, with more tests than anybody makes.
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
