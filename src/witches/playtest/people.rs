//! Games that people played, by kind, and where people lie beside players of known skill.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;

use super::{
    Figures, GameCounts, GameEnd, GameLog, Lineup, Mean, PlaytestPlan, Proportion, SessionError,
    Skill, Span,
};
use crate::common::counts::Counts;
use crate::common::threads::{Threads, Watch, map_on};
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::seal::{Cost, PuzzleId};
use crate::witches::settings::Settings;
use crate::witches::sheet::{Sheet, SheetError, SheetOptions};
use crate::witches::table::Mode;

/// Into how many blocks games are divided at most: what was counted in each waits for the others.
const MOST_BLOCKS: u64 = 1_000;

/// Games that are alike but for their sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct GameKind {
    /// What their puzzles are drawn by.
    pub settings: Settings,
    /// How many play.
    pub players: Players,
    /// Whether everyone plays for themselves.
    pub rivals: bool,
}

/// The order of kinds: by edition, level (custom ones last), players, and rivals after others.
type KindRank = (u8, u8, [u8; 7], u8, bool);

impl GameKind {
    fn of(log: &GameLog) -> GameKind {
        let (settings, players) = (*log.settings(), log.players());
        GameKind { settings, players, rivals: log.mode() == Mode::Competitive }
    }

    fn rank(&self) -> KindRank {
        let GameKind { settings, players, rivals } = self;
        let level = settings.level().map_or(u8::MAX, |level| level.number());
        let edition = settings.edition().number();
        (edition, level, settings.to_bytes(), players.count(), *rivals)
    }

    /// Plays so many games of each skill, each on a sheet of its own: those of the seeds from
    /// this one on. Threads do not show in what comes of it; the watch counts every game.
    ///
    /// # Errors
    /// If a sheet cannot be made, or the watch stops the work.
    pub fn play(
        &self,
        lineups: &[Lineup],
        games: u64,
        from: Seed,
        threads: Threads,
        watch: &Watch,
    ) -> Result<Vec<Figures>, PeopleError> {
        let mode = if self.rivals { Mode::Competitive } else { Mode::Cooperative };
        let plan = PlaytestPlan { lineups: lineups.to_vec(), mode, games: 1, reasoning: false };
        let size = games.div_ceil(MOST_BLOCKS).max(1);
        let blocks: Vec<u64> = (0..games.div_ceil(size)).map(|block| block * size).collect();
        let none = || vec![GameCounts::default(); lineups.len()];
        let played = map_on(threads, &blocks, |&first| {
            let mut counts = none();
            for number in first..games.min(first + size) {
                let seed = Seed(from.0.wrapping_add(number));
                add(&mut counts, &self.play_on(&plan, seed, watch)?);
            }
            Ok(counts)
        })?;
        let mut counts = none();
        played.iter().for_each(|played| add(&mut counts, played));
        Ok(counts.iter().map(|counts| Figures::of(counts, self.players.count())).collect())
    }

    /// Plays on the sheet of a seed.
    fn play_on(
        &self,
        plan: &PlaytestPlan,
        seed: Seed,
        watch: &Watch,
    ) -> Result<Vec<GameCounts>, PeopleError> {
        if watch.stopped() {
            return Err(PeopleError::Game(SessionError::Stopped));
        }
        let (players, settings) = (self.players, self.settings);
        let options = SheetOptions { players, settings, ..SheetOptions::new(seed) };
        // Nobody guesses at the answer.
        let sheet = Sheet::make_at_cost(&options, Cost::LEAST);
        let sheet = sheet.map_err(|reason| PeopleError::Sheet(seed, reason))?;
        let played = plan.play(&sheet, Threads::ONE, watch).map_err(PeopleError::Game)?;
        Ok(played.outcomes)
    }
}

/// Adds what was counted for each lineup.
fn add(counts: &mut [GameCounts], more: &[GameCounts]) {
    counts.iter_mut().zip(more).for_each(|(all, one)| all.merge(one));
}

/// Why no games were played beside those of people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PeopleError {
    /// A sheet cannot be made.
    #[error("the sheet of the seed {0}: {1}")]
    Sheet(Seed, SheetError),
    /// A game cannot be played.
    #[error(transparent)]
    Game(SessionError),
}

/// Games of people, of one kind.
#[derive(Clone, Debug, Default)]
struct PeopleGames {
    ends: BTreeMap<GameEnd, u64>,
    tests: Counts,
    helped: u64,
    sheets: BTreeSet<PuzzleId>,
}

/// Games of people by kind, none counted twice.
#[derive(Clone, Debug, Default)]
pub struct People {
    kinds: BTreeMap<KindRank, (GameKind, PeopleGames)>,
    seen: BTreeSet<u64>,
    repeated: u64,
}

impl People {
    /// From so many games on people are placed.
    pub const FEWEST: u64 = 5;

    /// Counts a game, unless the same was counted before: people send a game twice. Of games
    /// without a test nobody knows whether they are the same.
    pub fn add(&mut self, log: &GameLog) {
        let mut hasher = DefaultHasher::new();
        log.line().unwrap_or_default().hash(&mut hasher);
        if log.tests() > 0 && !self.seen.insert(hasher.finish()) {
            self.repeated += 1;
            return;
        }
        let kind = GameKind::of(log);
        let (_, games) = match self.kinds.entry(kind.rank()) {
            Entry::Occupied(there) => there.into_mut(),
            Entry::Vacant(new) => new.insert((kind, PeopleGames::default())),
        };
        *games.ends.entry(log.ended()).or_default() += 1;
        games.tests.add(log.tests());
        games.helped += u64::from(log.was_helped());
        games.sheets.insert(log.id());
    }

    /// How many games were there more than once.
    pub fn repeated(&self) -> u64 {
        self.repeated
    }

    /// Every kind with its figures, by edition, level and number of players.
    pub fn kinds(&self) -> Vec<(GameKind, PeopleFigures)> {
        self.kinds.values().map(|(kind, games)| (*kind, PeopleFigures::of(games))).collect()
    }
}

/// What games of people have in common.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PeopleFigures {
    /// How many games.
    pub games: u64,
    /// On how many sheets.
    pub sheets: u64,
    /// How many had help.
    pub helped: u64,
    /// The part of games that were won, with its 95 % interval.
    pub wins: Proportion,
    /// How many games ended so.
    pub ends: BTreeMap<GameEnd, u64>,
    /// Tests of a game.
    pub tests: Span,
    /// Mean tests.
    pub mean_tests: Mean,
}

impl PeopleFigures {
    fn of(counted: &PeopleGames) -> PeopleFigures {
        let games = counted.ends.values().sum();
        let won = counted.ends.iter().filter(|(end, _)| end.is_won()).map(|(_, n)| n).sum();
        PeopleFigures {
            games,
            sheets: counted.sheets.len() as u64,
            helped: counted.helped,
            wins: Proportion::new(won, games),
            ends: counted.ends.clone(),
            tests: Span::of(&counted.tests),
            mean_tests: Mean::of(&counted.tests),
        }
    }

    /// How many games ended so.
    pub fn ended(&self, end: GameEnd) -> u64 {
        self.ends.get(&end).copied().unwrap_or(0)
    }

    /// Where people lie beside typical players and experts; `None` where the games are too few.
    pub fn place(&self, typical: &Proportion, expert: &Proportion) -> Option<PeoplePlace> {
        (self.games >= People::FEWEST).then(|| PeoplePlace::of(&self.wins, typical, expert))
    }
}

/// Where people lie, by how often they win. Shares differ where the 95 % interval of their
/// difference does not hold nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeoplePlace {
    /// They win less often than typical players.
    Below,
    /// Nothing tells them from typical players; experts win more often.
    Typical,
    /// More often than typical players, less often than experts.
    Between,
    /// Nothing tells them from experts; typical players win less often.
    Expert,
    /// More often than experts.
    Above,
    /// So few games place them nowhere.
    Open,
}

impl PeoplePlace {
    fn of(people: &Proportion, typical: &Proportion, expert: &Proportion) -> PeoplePlace {
        let (more, less) = (differs(people, typical), differs(people, expert));
        match (more, less) {
            (Some(true), Some(false)) => PeoplePlace::Between,
            (None, Some(false)) => PeoplePlace::Typical,
            (Some(true), None) => PeoplePlace::Expert,
            (Some(false), Some(false)) => PeoplePlace::Below,
            (Some(true), Some(true)) => PeoplePlace::Above,
            _ => PeoplePlace::Open,
        }
    }
}

/// Whether one share is larger than another, or smaller; `None` where nobody can tell. Newcombe's
/// interval of the difference, made of Wilson's of both.
fn differs(one: &Proportion, other: &Proportion) -> Option<bool> {
    let half = |down: f64, up: f64| (down * down + up * up).sqrt();
    let difference = one.share - other.share;
    let below = half(one.share - one.low, other.high - other.share);
    let above = half(one.high - one.share, other.share - other.low);
    match (difference - below > 0.0, difference + above < 0.0) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// Typical players and experts.
pub fn beside_people() -> [Lineup; 2] {
    [Skill::Typical.into(), Skill::Expert.into()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::settings::Level;

    fn share(part: u64, games: u64) -> Proportion {
        Proportion::new(part, games)
    }

    #[test]
    fn people_are_placed_as_far_as_games_tell() {
        let (typical, expert) = (share(50, 100), share(95, 100));
        for (won, games, place) in [
            (2, 60, PeoplePlace::Below),
            (10, 20, PeoplePlace::Typical),
            (75, 100, PeoplePlace::Between),
            (20, 20, PeoplePlace::Expert),
            (4, 5, PeoplePlace::Open),
        ] {
            let placed = PeoplePlace::of(&share(won, games), &typical, &expert);
            assert_eq!(placed, place, "{won} of {games}");
        }
        let poor = share(40, 100);
        assert_eq!(PeoplePlace::of(&share(90, 100), &typical, &poor), PeoplePlace::Above);
        assert_eq!(PeoplePlace::of(&share(50, 100), &expert, &poor), PeoplePlace::Open);
    }

    /// Newcombe's example: 56 of 70 beside 48 of 80 differ by 0.2, within 0.0524 and 0.3339.
    #[test]
    fn shares_differ_where_the_interval_of_their_difference_says_so() {
        assert_eq!(differs(&share(56, 70), &share(48, 80)), Some(true));
        assert_eq!(differs(&share(48, 80), &share(56, 70)), Some(false));
        assert_eq!(differs(&share(9, 10), &share(3, 10)), Some(true));
        assert_eq!(differs(&share(5, 56), &share(0, 29)), None);
        assert_eq!(differs(&share(3, 3), &share(3, 3)), None);
    }

    #[test]
    fn games_beside_those_of_people_do_not_depend_on_threads() {
        let kind = |rivals| GameKind {
            settings: Level::FirstGame.settings(),
            players: Players::TWO,
            rivals,
        };
        let play = |kind: GameKind, threads| {
            let watch = Watch::default();
            let lineups = [Skill::Careless.into(), Skill::Typical.into()];
            let threads = Threads::new(std::num::NonZero::new(threads).unwrap());
            let played = kind.play(&lineups, 6, Seed(1), threads, &watch).unwrap();
            assert_eq!(watch.done(), 12);
            played
        };
        let played = play(kind(false), 1);
        assert_eq!(play(kind(false), 3), played);
        assert_eq!(played.iter().map(|figures| figures.games).collect::<Vec<_>>(), [6, 6]);
        assert_ne!(play(kind(true), 2), played);
        let watch = Watch::default();
        watch.stop();
        let stopped = kind(false).play(&beside_people(), 2, Seed(1), Threads::ONE, &watch);
        assert_eq!(stopped, Err(PeopleError::Game(SessionError::Stopped)));
    }
}
