//! Plays games of several lineups on one sheet, rates the sheet by them, and measures the reasoning
//! that its recipe needs.

use std::ops::{Range, RangeInclusive};

use super::outcomes::Reasoning;
use super::{
    Basis, Difficulty, GameCounts, GameOutcome, Lineup, Percentiles, PlayableSheet, Rating, Record,
    Skill, measured,
};
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::common::threads::{Threads, WorkMonitor, map_on};
use crate::game::Rejection;
use crate::witches::WitchesConcern;
use crate::witches::deduce::{Claim, Ladder, Observation, Property, Technique};
use crate::witches::game_data::{GameData, PublicFacts, TestSource};
use crate::witches::puzzle::{Clue, SolvedPuzzle, generate};
use crate::witches::sheet::{Sheet, SheetError, SheetOptions};
use crate::witches::table::{Mode, PlayError};

/// Number of games per work item of a thread.
const BLOCK: u64 = 8;

/// Plan of the games to play on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaytestPlan {
    /// Lineups of players.
    pub lineups: Vec<Lineup>,
    /// Mode of play, for sheets with several players.
    pub mode: Mode,
    /// Number of games per lineup.
    pub games: u64,
    /// Whether to analyse the reasoning in the first game of each lineup.
    pub reasoning: bool,
}

/// Results of a [`PlaytestPlan`] on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaytestResult {
    /// Quick estimate, without games.
    pub quick: Rating,
    /// Rating by the games of typical and expert players; `None` if neither played.
    pub rating: Option<Rating>,
    /// Counts of each lineup, parallel to [`PlaytestPlan::lineups`].
    pub outcomes: Vec<GameCounts>,
}

/// Reason why games were not played to the end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SessionError {
    /// A game failed; holds the seed of the sheet and the reason.
    #[error("a game on the sheet of the seed {0}: {1}")]
    Game(Seed, PlayError),
    /// The watch stopped the work.
    #[error("the games were ended early")]
    Stopped,
}

/// Sheet prepared for playing a plan.
struct Session<'a> {
    games: &'a PlaytestPlan,
    sheet: &'a Sheet,
    game: PlayableSheet,
    facts: PublicFacts,
}

impl PlaytestPlan {
    /// Number of games on one sheet, over all lineups.
    pub fn count(&self) -> u64 {
        self.games.saturating_mul(self.lineups.len() as u64)
    }

    /// Plays all games on `sheet`. The result does not depend on the number of threads. Adds 1 to
    /// `watch` per game.
    ///
    /// # Errors
    /// Fails if one player is to play against rivals, or if `watch` stops the work.
    pub fn play(
        &self,
        sheet: &Sheet,
        threads: Threads,
        watch: &WorkMonitor,
    ) -> Result<PlaytestResult, SessionError> {
        let (game, facts) = (PlayableSheet::of(sheet), sheet.game_data.facts(TestSource::Here));
        let session = Session { games: self, sheet, game, facts };
        let blocks = (0..self.games.div_ceil(BLOCK))
            .map(|block| block * BLOCK..((block + 1) * BLOCK).min(self.games));
        let tasks: Vec<(usize, Range<u64>)> = (0..self.lineups.len())
            .flat_map(|lineup| blocks.clone().map(move |games| (lineup, games)))
            .collect();
        let played = map_on(threads, &tasks, |(lineup, games)| {
            session.play(&self.lineups[*lineup], games.clone(), watch)
        })?;
        let mut outcomes = vec![GameCounts::default(); self.lineups.len()];
        for ((lineup, _), played) in tasks.iter().zip(&played) {
            outcomes[*lineup].merge(played);
        }
        let of = |skill| {
            let mut all = GameCounts::default();
            let lineups = self.lineups.iter().zip(&outcomes);
            let alike = lineups.filter(|(lineup, _)| lineup.is_all(skill));
            alike.for_each(|(_, outcomes)| all.merge(outcomes));
            all
        };
        let rating = Rating::of(&of(Skill::Typical), &of(Skill::Expert));
        Ok(PlaytestResult { quick: Rating::quick(sheet), rating, outcomes })
    }
}

impl Session<'_> {
    /// Plays the games with these numbers. The number of a game determines its seed.
    fn play(
        &self,
        lineup: &Lineup,
        numbers: Range<u64>,
        watch: &WorkMonitor,
    ) -> Result<GameCounts, SessionError> {
        let &PlaytestPlan { mode, reasoning, .. } = self.games;
        let seed = self.sheet.options.seed;
        let skills = lineup.skills(self.sheet.options.players);
        let skill = |witch: u8| skills.get(usize::from(witch)).copied().unwrap_or(Skill::Typical);
        let mut outcomes = GameCounts::default();
        for number in numbers {
            if watch.is_stopped() {
                return Err(SessionError::Stopped);
            }
            let dealt = Seed(Stream::new(seed, WitchesConcern::Playtest, number).bits());
            let record = self
                .game
                .play(skill, mode, dealt)
                .map_err(|reason| SessionError::Game(seed, reason))?;
            outcomes.add(&record);
            if reasoning && number == 0 {
                outcomes.reason(&Reasoning::of(&record, &self.facts));
            }
            watch.add(1);
        }
        Ok(outcomes)
    }
}

impl Rating {
    /// Rates a sheet by games of typical and expert players. `hardness` is the mean of the two mean
    /// costs; lengths and wins are those of typical players. If one kind did not play, the other
    /// alone counts. `None` without any game.
    pub fn of(typical: &GameCounts, expert: &GameCounts) -> Option<Rating> {
        let hardness = mean_cost(&[typical, expert]);
        let usual = if typical.games() > 0 { typical } else { expert };
        (usual.games() > 0).then(|| Rating {
            difficulty: Difficulty::from_wins(usual.wins_of_thousand()),
            hardness,
            turns: Percentiles::of(&usual.turns),
            tests: Percentiles::of(&usual.tests),
            wins: usual.wins_of_thousand(),
            basis: Basis::Games(typical.games() + expert.games()),
        })
    }
}

/// Returns the unweighted mean of the mean costs of several kinds of players, skipping kinds
/// without games.
fn mean_cost(played: &[&GameCounts]) -> u32 {
    let costs = played.iter().filter_map(|counts| counts.costs.summary().map(|s| s.mean));
    let costs: Vec<f64> = costs.collect();
    (costs.iter().sum::<f64>() / costs.len().max(1) as f64).round() as u32
}

/// Number of games of typical players that rate a sheet.
const RATED: u64 = 200;
/// Interval, in games, at which a search may give the sheet up. Making another sheet takes as long
/// as half a game, so giving up early is cheap.
const STEP: u64 = 10;

/// Number of other secrets by which the sheet of a referee is rated.
const OTHER_SECRETS: u64 = 100;

/// Ranges that the games of typical players on a sheet have to meet. `None` accepts everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct WantedGames {
    /// Games per mille that they win.
    pub(crate) wins: Option<RangeInclusive<u32>>,
    /// Median number of turns.
    pub(crate) turns: Option<RangeInclusive<u32>>,
}

impl WantedGames {
    /// Whether further games are unlikely to reach the ranges.
    fn is_far(&self, counts: &GameCounts) -> bool {
        let is_far_in_wins = |wanted| is_far_in_wins(counts, wanted);
        let is_far_in_turns = |wanted| is_far_in_turns(counts, wanted);
        self.wins.as_ref().is_some_and(is_far_in_wins)
            || self.turns.as_ref().is_some_and(is_far_in_turns)
    }
}

/// Plays the games of typical players that rate a sheet: [`RATED`] games, or fewer once the ranges
/// of `wanted` are out of reach. Aims are not evaluated.
///
/// The sheet of a referee is played with other secrets on its board, so that the result is a
/// function of public data only.
///
/// # Errors
/// Fails if the sheet cannot be played.
fn trial(sheet: &Sheet, wanted: &WantedGames) -> Result<GameCounts, Rejection> {
    let games = rated_games(sheet)?;
    let mut seeds = Stream::new(sheet.options.seed, WitchesConcern::Playtest, 3);
    let mut counts = GameCounts::default();
    for game in games.iter().cycle().take(RATED as usize) {
        let dealt = Seed(seeds.bits());
        counts.add(&game.play(|_| Skill::Typical, Mode::Cooperative, dealt)?);
        if counts.games().is_multiple_of(STEP) && wanted.is_far(&counts) {
            break;
        }
    }
    Ok(counts)
}

/// Returns the rating of a sheet by [`RATED`] games, or by fewer once the ranges of `wanted` are
/// out of reach. The result depends only on the options of the sheet and on `wanted`.
///
/// # Errors
/// Fails if the sheet cannot be played.
pub(crate) fn rate(sheet: &Sheet, wanted: &WantedGames) -> Result<Rating, Rejection> {
    // With `wanted` ranges the games may stop early. A cached rating would make the result depend
    // on earlier calls.
    if *wanted == WantedGames::default()
        && let Some(rating) = measured::cached_rating(sheet)
    {
        return Ok(rating);
    }
    let played = trial(sheet, wanted)?;
    let rating = Rating::of_trial(&played);
    if played.games() == RATED {
        measured::keep(sheet, rating);
    }
    Ok(rating)
}

/// Returns the games by which a sheet is rated; each is played equally often. One for an ordinary
/// sheet, [`OTHER_SECRETS`] for the sheet of a referee.
fn rated_games(sheet: &Sheet) -> Result<Vec<PlayableSheet>, Rejection> {
    let &SheetOptions { seed, ref settings, most_answers, .. } = &sheet.options;
    if !sheet.options.is_referee() {
        return Ok(vec![PlayableSheet::of(sheet).without_aims()]);
    }
    let other = |number| {
        let source = Seed(Stream::new(seed, WitchesConcern::OtherSecrets, number).bits());
        let SolvedPuzzle { puzzle, answers, .. } =
            generate(source, settings, most_answers).map_err(SheetError::from)?;
        let clue = Clue::generate(source, &puzzle);
        let game_data = GameData { puzzle, clue, ..sheet.game_data.clone() };
        let other = Sheet { game_data, answers, ..sheet.clone() };
        Ok(PlayableSheet::of(&other).without_aims())
    };
    (0..OTHER_SECRETS).map(other).collect()
}

/// Whether further games are unlikely to move the median number of turns into a range: the share of
/// longer games, or of shorter ones, exceeds one half by two standard errors.
fn is_far_in_turns(counts: &GameCounts, wanted: &RangeInclusive<u32>) -> bool {
    let games = counts.games();
    let turns = || counts.turns.pairs().map(|(turns, games)| (turns as u64, games));
    let longer = turns().filter(|(turns, _)| *turns > u64::from(*wanted.end()));
    let shorter = turns().filter(|(turns, _)| *turns < u64::from(*wanted.start()));
    let is_most = |outside: u64| {
        let over_half = (2 * outside).saturating_sub(games);
        over_half * over_half > 4 * games
    };
    is_most(longer.map(|(_, games)| games).sum()) || is_most(shorter.map(|(_, games)| games).sum())
}

/// Whether further games are unlikely to move the wins into a range: they are more than one
/// standard error away.
fn is_far_in_wins(counts: &GameCounts, wanted: &RangeInclusive<u32>) -> bool {
    let wins = counts.wins_of_thousand();
    let edge = wins.clamp(*wanted.start(), *wanted.end());
    let away = u64::from(wins.abs_diff(edge));
    let (edge, spread) = (u64::from(edge), |part: u64| part * (1_000 - part));
    away * away * counts.games() > spread(edge.clamp(1, 999))
}

/// Rates a sheet without the cache.
#[cfg(test)]
pub(crate) fn rated_anew(sheet: &Sheet) -> Rating {
    Rating::of_trial(&trial(sheet, &WantedGames::default()).unwrap())
}

impl Rating {
    /// Returns the rating of a sheet by 200 games of typical players. The sheet of a referee is
    /// played with other secrets on its board. The result depends only on the options of the sheet.
    ///
    /// # Errors
    /// Fails if the sheet cannot be played.
    pub fn rate_fully(sheet: &Sheet) -> Result<Rating, Rejection> {
        rate(sheet, &WantedGames::default())
    }

    /// Returns the rating of a sheet as [`Rating::rate_fully`] gives it if its wins are within
    /// `wins`, of a thousand. Otherwise fewer games may be played, once they show that the wins are
    /// outside.
    ///
    /// # Errors
    /// If the sheet cannot be played.
    pub fn measured_within(sheet: &Sheet, wins: &RangeInclusive<u32>) -> Result<Rating, Rejection> {
        rate(sheet, &WantedGames { wins: Some(wins.clone()), turns: None })
    }

    /// Converts the counts of typical players' games on one sheet into a rating.
    fn of_trial(trial: &GameCounts) -> Rating {
        let wins = trial.wins_of_thousand();
        Rating {
            difficulty: Difficulty::from_wins(wins),
            hardness: mean_cost(&[trial]),
            turns: Percentiles::of(&trial.turns),
            tests: Percentiles::of(&trial.tests),
            wins,
            basis: Basis::Games(trial.games()),
        }
    }
}

/// Number of typical players' games that are searched for a solvable log.
const LOOKED_AT: u64 = 4;

/// Number of typical players' games from which [`hopeless`] takes its share.
const TYPICAL: u32 = 50;
/// Number of expert games from which [`certain`] takes its share.
const EXPERT: u32 = 5;

/// Returns the hardest technique needed to deduce the numbers of the recipe from the tests of a
/// typical player's game. Uses the first of [`LOOKED_AT`] games whose tests suffice; `None` if none
/// of them does.
///
/// # Errors
/// Fails if the sheet cannot be played.
pub(crate) fn hardest_technique(sheet: &Sheet) -> Result<Option<Technique>, PlayError> {
    let facts = sheet.game_data.facts(TestSource::Here);
    for record in games(sheet) {
        let ladder = Ladder::climb(&facts, &log(&record?), None);
        if ladder.is_solved {
            return Ok(hardest_for_numbers(&ladder));
        }
    }
    Ok(None)
}

/// Whether some simulated player wins by a test after the recipe was already determined: in a
/// typical player's game by named techniques, or in an expert's game by the posterior.
///
/// # Errors
/// Fails if the sheet cannot be played.
pub(crate) fn is_won_without_guess(sheet: &Sheet) -> Result<bool, PlayError> {
    let facts = sheet.game_data.facts(TestSource::Here);
    let is_won = |record: &Record| matches!(record.ended, GameOutcome::Won { .. });
    for record in games(sheet) {
        let record = record?;
        if is_won(&record) && Ladder::climb(&facts, &log(&record), None).is_solved {
            return Ok(true);
        }
    }
    let record =
        PlayableSheet::of(sheet).play(|_| Skill::Expert, Mode::Cooperative, sheet.options.seed)?;
    Ok(is_won(&record) && record.certain.is_some_and(|tests| tests < record.tests.len()))
}

/// Returns how many games per mille of typical players end hopeless (see [`Record::hopeless`]).
///
/// # Errors
/// Fails if the sheet cannot be played.
pub(crate) fn hopeless(sheet: &Sheet) -> Result<u32, PlayError> {
    share(sheet, Skill::Typical, TYPICAL, |record| record.hopeless.is_some())
}

/// Returns in how many games per mille of experts the answer becomes certain.
///
/// # Errors
/// Fails if the sheet cannot be played.
pub(crate) fn certain(sheet: &Sheet) -> Result<u32, PlayError> {
    share(sheet, Skill::Expert, EXPERT, |record| record.certain.is_some())
}

fn share(
    sheet: &Sheet,
    skill: Skill,
    games: u32,
    is_so: impl Fn(&Record) -> bool,
) -> Result<u32, PlayError> {
    let game = PlayableSheet::of(sheet);
    let mut seeds = Stream::new(sheet.options.seed, WitchesConcern::Playtest, 2);
    let mut found = 0;
    for _ in 0..games {
        let record = game.play(|_| skill, Mode::Cooperative, Seed(seeds.bits()))?;
        found += u32::from(is_so(&record));
    }
    Ok(1_000 * found / games)
}

/// Plays [`LOOKED_AT`] games of typical players.
fn games(sheet: &Sheet) -> impl Iterator<Item = Result<Record, PlayError>> {
    let game = PlayableSheet::of(sheet);
    let mut seeds = Stream::new(sheet.options.seed, WitchesConcern::Playtest, 1);
    (0..LOOKED_AT)
        .map(move |_| game.play(|_| Skill::Typical, Mode::Cooperative, Seed(seeds.bits())))
}

/// Returns the observations of a game without the winning test, which would reveal the answer.
fn log(record: &Record) -> Vec<Observation> {
    record.tests.iter().filter(|test| !test.won).map(|test| test.observation()).collect()
}

/// Returns the hardest technique up to the step that gives the last number. Later steps concern
/// only effects.
fn hardest_for_numbers(ladder: &Ladder) -> Option<Technique> {
    let is_number = |claim: &Claim| claim.holds && matches!(claim.property, Property::Number(_));
    let last = ladder.steps.iter().rposition(|step| step.claims.iter().any(is_number));
    let needed = &ladder.steps[..last.map_or(0, |last| last + 1)];
    needed.iter().map(|step| step.technique).max()
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use super::*;
    use crate::common::players::Players;
    use crate::seal::Cost;
    use crate::witches::playtest::{GameOutcome, Record};
    use crate::witches::settings::Level;
    use crate::witches::sheet::SheetOptions;

    fn sheet_for(players: Players) -> Sheet {
        Sheet::make(&SheetOptions { players, ..SheetOptions::new(Seed(7)) }).unwrap()
    }

    fn wished(mode: Mode) -> PlaytestPlan {
        let lineups = vec![Skill::Careless.into(), Skill::Typical.into()];
        PlaytestPlan { lineups, mode, games: 2 * BLOCK + 3, reasoning: true }
    }

    #[test]
    fn threads_do_not_show() {
        let (sheet, games) = (sheet_for(Players::TWO), wished(Mode::Cooperative));
        let play = |threads| {
            let watch = WorkMonitor::default();
            let threads = Threads::new(NonZero::new(threads).unwrap());
            let played = games.play(&sheet, threads, &watch).unwrap();
            assert_eq!(watch.done(), games.count());
            played
        };
        let played = play(1);
        assert_eq!(play(3), played);
        assert_eq!(played.outcomes.iter().map(GameCounts::games).collect::<Vec<_>>(), [19, 19]);
        let typical = Rating::of(&played.outcomes[1], &GameCounts::default());
        assert_eq!(played.rating, typical, "careless games rate nothing");
    }

    #[test]
    fn a_game_that_cannot_be_played_and_a_watch_that_stops_end_the_work() {
        let watch = WorkMonitor::default();
        let alone = wished(Mode::Competitive).play(&sheet_for(Players::ONE), Threads::ONE, &watch);
        assert_eq!(alone, Err(SessionError::Game(Seed(7), PlayError::Alone)));
        watch.stop();
        let stopped =
            wished(Mode::Cooperative).play(&sheet_for(Players::TWO), Threads::ONE, &watch);
        assert_eq!(stopped, Err(SessionError::Stopped));
    }

    fn counted(games: &[(GameOutcome, u32)]) -> GameCounts {
        let mut outcomes = GameCounts::default();
        for &(ended, turns) in games {
            outcomes.add(&Record {
                ended,
                winners: Vec::new(),
                turns,
                stars: None,
                tests: Vec::new(),
                tested: Vec::new(),
                used: Vec::new(),
                acted: vec![(turns, 0)],
                hopeless: None,
                certain: None,
                aims: Vec::new(),
            });
        }
        outcomes
    }

    #[test]
    fn both_skills_make_the_hardness_and_typical_ones_the_lengths() {
        let won = GameOutcome::Won { by: 0 };
        let typical = counted(&[(won, 100), (GameOutcome::Lost, 120), (GameOutcome::Lost, 140)]);
        let expert = counted(&[(won, 50), (won, 50)]);
        let nobody = GameCounts::default();
        // Mean cost of typical players: (80 + 696 + 712) / 3 = 496. Of experts: 40. Hardness: 268.
        let both = Rating::of(&typical, &expert).unwrap();
        assert_eq!((both.hardness, both.wins, both.turns.middle), (268, 333, 120));
        assert_eq!(both.basis, Basis::Games(5));
        assert_eq!(Rating::of(&typical, &nobody).unwrap().hardness, 496);
        let alone = Rating::of(&nobody, &expert).unwrap();
        assert_eq!((alone.hardness, alone.wins, alone.turns.middle), (40, 1_000, 50));
        assert!(alone.difficulty <= both.difficulty);
        assert_eq!(Rating::of(&nobody, &nobody), None);
    }

    fn sheet(level: Level, seed: u64) -> Sheet {
        let options = SheetOptions { settings: level.settings(), ..SheetOptions::new(Seed(seed)) };
        Sheet::make_at_cost(&options, Cost::LEAST).unwrap()
    }

    /// Some First Games can be solved by looking at each test separately, others need more.
    #[test]
    fn sheets_differ_in_the_reasoning_that_they_need() {
        let needed = |seed| hardest_technique(&sheet(Level::FirstGame, seed)).unwrap();
        let all: Vec<_> = (0..12).map(needed).collect();
        assert_eq!(needed(3), all[3], "the same again");
        let known: Vec<Technique> = all.into_iter().flatten().collect();
        assert!(known.len() > 6 && known.iter().any(|one| *one != known[0]), "{known:?}");
    }

    /// The tests before the winning one must determine every number.
    #[test]
    fn what_is_won_without_a_guess_is_certain_before() {
        let all: Vec<Sheet> = (12..24).map(|seed| sheet(Level::FirstGame, seed)).collect();
        let sure = all.iter().filter(|sheet| is_won_without_guess(sheet).unwrap()).count();
        assert!((1..12).contains(&sure), "{sure} of 12");
    }
}
