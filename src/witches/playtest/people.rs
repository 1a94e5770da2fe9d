//! Statistics of games played by people, grouped by kind, and their comparison with simulated
//! players.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;

use super::{
    Figures, GameCounts, GameEnd, GameLog, Lineup, Mean, Percentiles, PlaytestPlan, Proportion,
    SessionError, Skill,
};
use crate::common::counts::Counts;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::threads::{Threads, WorkMonitor, map_on};
use crate::seal::{Cost, PuzzleId};
use crate::witches::settings::Settings;
use crate::witches::sheet::{Sheet, SheetError, SheetOptions};
use crate::witches::table::Mode;

/// Maximum number of work items into which games are divided. It bounds the memory for partial
/// counts.
const MOST_BLOCKS: u64 = 1_000;

/// Kind of game: everything that games have in common except the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct GameKind {
    /// Settings of the puzzles.
    pub settings: Settings,
    /// Number of players.
    pub players: Players,
    /// Whether the players are rivals.
    pub rivals: bool,
}

/// Sort key of kinds: edition, level (custom settings last), settings, players, and rivals after
/// others.
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

    /// Plays `games` games per lineup, each on a different sheet; the sheets have the consecutive
    /// seeds from `from` on. The result does not depend on the number of threads. Adds 1 to `watch`
    /// per game.
    ///
    /// # Errors
    /// Fails if a sheet cannot be made, or if `watch` stops the work.
    pub fn play(
        &self,
        lineups: &[Lineup],
        games: u64,
        from: Seed,
        threads: Threads,
        watch: &WorkMonitor,
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

    /// Plays `plan` on the sheet of one seed.
    fn play_on(
        &self,
        plan: &PlaytestPlan,
        seed: Seed,
        watch: &WorkMonitor,
    ) -> Result<Vec<GameCounts>, PeopleError> {
        if watch.is_stopped() {
            return Err(PeopleError::Game(SessionError::Stopped));
        }
        let (players, settings) = (self.players, self.settings);
        let options = SheetOptions { players, settings, ..SheetOptions::new(seed) };
        // Nobody attacks the seal of these sheets, so the lowest key derivation cost suffices.
        let sheet = Sheet::make_at_cost(&options, Cost::LEAST);
        let sheet = sheet.map_err(|reason| PeopleError::Sheet(seed, reason))?;
        let played = plan.play(&sheet, Threads::ONE, watch).map_err(PeopleError::Game)?;
        Ok(played.outcomes)
    }
}

/// Adds the counts of each lineup.
fn add(counts: &mut [GameCounts], more: &[GameCounts]) {
    counts.iter_mut().zip(more).for_each(|(all, one)| all.merge(one));
}

/// Reason why no games were played for the comparison.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PeopleError {
    /// A sheet cannot be made; holds its seed.
    #[error("the sheet of the seed {0}: {1}")]
    Sheet(Seed, SheetError),
    /// A game cannot be played.
    #[error(transparent)]
    Game(SessionError),
}

/// Counts over the games of one kind.
#[derive(Clone, Debug, Default)]
struct PeopleGames {
    ends: BTreeMap<GameEnd, u64>,
    tests: Counts,
    helped: u64,
    sheets: BTreeSet<PuzzleId>,
}

/// Games of people, grouped by kind and without duplicates.
#[derive(Clone, Debug, Default)]
pub struct People {
    kinds: BTreeMap<KindRank, (GameKind, PeopleGames)>,
    seen: BTreeSet<u64>,
    repeated: u64,
}

impl People {
    /// Minimum number of games for a comparison with simulated players.
    pub const FEWEST: u64 = 5;

    /// Adds a game, unless an equal log with at least one test was added before: people may send a
    /// game twice. Equal logs without tests can be different games, so all of them count.
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

    /// Number of duplicate games that were not counted.
    pub fn repeated(&self) -> u64 {
        self.repeated
    }

    /// Returns every kind with its figures, sorted by edition, level and number of players.
    pub fn kinds(&self) -> Vec<(GameKind, PeopleFigures)> {
        self.kinds.values().map(|(kind, games)| (*kind, PeopleFigures::of(games))).collect()
    }
}

/// Figures of games played by people.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PeopleFigures {
    /// Number of games.
    pub games: u64,
    /// Number of different sheets.
    pub sheets: u64,
    /// Number of games with help.
    pub helped: u64,
    /// Share of won games, with its 95 % interval.
    pub wins: Proportion,
    /// Number of games by how they ended.
    pub ends: BTreeMap<GameEnd, u64>,
    /// Tests per game.
    pub tests: Percentiles,
    /// Mean number of tests per game.
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
            tests: Percentiles::of(&counted.tests),
            mean_tests: Mean::of(&counted.tests),
        }
    }

    /// Number of games that ended as `end`.
    pub fn ended(&self, end: GameEnd) -> u64 {
        self.ends.get(&end).copied().unwrap_or(0)
    }

    /// Places people relative to typical and expert players; `None` for fewer than
    /// [`People::FEWEST`] games.
    pub fn place(&self, typical: &Proportion, expert: &Proportion) -> Option<PeoplePlace> {
        (self.games >= People::FEWEST).then(|| PeoplePlace::of(&self.wins, typical, expert))
    }
}

/// Position of people relative to simulated players, by the share of won games. Two shares differ
/// if the 95 % interval of their difference excludes 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeoplePlace {
    /// Fewer wins than typical players.
    Below,
    /// No significant difference from typical players, and fewer wins than experts.
    Typical,
    /// More wins than typical players, and fewer than experts.
    Between,
    /// No significant difference from experts, and more wins than typical players.
    Expert,
    /// More wins than experts.
    Above,
    /// Not decided by the games.
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

/// Whether the first share is larger (`true`) or smaller (`false`) than the other; `None` without a
/// significant difference. Uses Newcombe's interval of the difference, built from the Wilson
/// intervals of both shares.
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

/// Lineups that people are compared with: typical players and experts.
pub fn reference_lineups() -> [Lineup; 2] {
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

    /// Newcombe's example: the shares 56 of 70 and 48 of 80 differ by 0.2, with the interval 0.0524
    /// to 0.3339.
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
            let watch = WorkMonitor::default();
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
        let watch = WorkMonitor::default();
        watch.stop();
        let stopped = kind(false).play(&reference_lineups(), 2, Seed(1), Threads::ONE, &watch);
        assert_eq!(stopped, Err(PeopleError::Game(SessionError::Stopped)));
    }
}
