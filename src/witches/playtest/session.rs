//! Games of several lineups on one sheet, what they say of it, and what it takes to find out its
//! recipe.

use std::ops::{Range, RangeInclusive};

use super::outcomes::Reasoning;
use super::{
    Basis, Difficulty, Ended, GameCounts, Lineup, PlayableSheet, Rating, Record, Skill, Span,
    measured,
};
use crate::common::stream::Stream;
use crate::common::threads::{Threads, Watch, map_on};
use crate::game::Refused;
use crate::game::seed::Seed;
use crate::witches::WitchesConcern;
use crate::witches::deal::{Deal, Facts, Tester};
use crate::witches::deduce::{Claim, Ladder, Observation, Property, Technique};
use crate::witches::puzzle::{Clue, Solved, generate};
use crate::witches::sheet::{Sheet, SheetError, SheetOptions};
use crate::witches::table::{Mode, PlayError};

/// How many games a thread plays at a time.
const BLOCK: u64 = 8;

/// Which games are played on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaytestPlan {
    /// How well they play.
    pub lineups: Vec<Lineup>,
    /// Who plays with whom, where there are several.
    pub mode: Mode,
    /// How many games of each lineup.
    pub games: u64,
    /// Whether the reasoning of the first game of each lineup is looked at.
    pub reasoning: bool,
}

/// What was played on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playtested {
    /// What was expected of it.
    pub quick: Rating,
    /// What games of typical and expert players said of it, if they played.
    pub rating: Option<Rating>,
    /// What was counted, for each lineup.
    pub outcomes: Vec<GameCounts>,
}

/// Why games were not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SessionError {
    /// A game could not be played to its end.
    #[error("a game on the sheet of the seed {0}: {1}")]
    Game(Seed, PlayError),
    /// Somebody ended it early.
    #[error("the games were ended early")]
    Stopped,
}

/// A sheet, ready to be played on.
struct Session<'a> {
    games: &'a PlaytestPlan,
    sheet: &'a Sheet,
    game: PlayableSheet,
    facts: Facts,
}

impl PlaytestPlan {
    /// How many they are on a sheet.
    pub fn count(&self) -> u64 {
        self.games.saturating_mul(self.lineups.len() as u64)
    }

    /// Plays them. Threads do not show in what comes of it; the watch counts every game.
    ///
    /// # Errors
    /// If one player is to play against rivals, or the watch stops the work.
    pub fn play(
        &self,
        sheet: &Sheet,
        threads: Threads,
        watch: &Watch,
    ) -> Result<Playtested, SessionError> {
        let (game, facts) = (PlayableSheet::of(sheet), sheet.deal.facts(Tester::Here));
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
        Ok(Playtested { quick: Rating::quick(sheet), rating, outcomes })
    }
}

impl Session<'_> {
    /// Plays the games of these numbers.
    fn play(
        &self,
        lineup: &Lineup,
        numbers: Range<u64>,
        watch: &Watch,
    ) -> Result<GameCounts, SessionError> {
        let &PlaytestPlan { mode, reasoning, .. } = self.games;
        let seed = self.sheet.options.seed;
        let skills = lineup.skills(self.sheet.options.players);
        let skill = |witch: u8| skills.get(usize::from(witch)).copied().unwrap_or(Skill::Typical);
        let mut outcomes = GameCounts::default();
        for number in numbers {
            if watch.stopped() {
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
    /// What games of typical and of expert players say, as far as either played: the hardness is
    /// the mean of what a game cost both, lengths and wins are those of typical players. `None`
    /// without a game.
    pub fn of(typical: &GameCounts, expert: &GameCounts) -> Option<Rating> {
        let hardness = mean_cost(&[typical, expert]);
        let usual = if typical.games() > 0 { typical } else { expert };
        (usual.games() > 0).then(|| Rating {
            difficulty: Difficulty::of_wins(usual.wins_of_thousand()),
            hardness,
            turns: Span::of(&usual.turns),
            tests: Span::of(&usual.tests),
            wins: usual.wins_of_thousand(),
            basis: Basis::Games(typical.games() + expert.games()),
        })
    }
}

/// The mean over kinds of players of what a game cost them on average, of those who played.
fn mean_cost(played: &[&GameCounts]) -> u32 {
    let costs = played.iter().filter_map(|counts| counts.costs.summary().map(|s| s.mean));
    let costs: Vec<f64> = costs.collect();
    (costs.iter().sum::<f64>() / costs.len().max(1) as f64).round() as u32
}

/// How many games of typical players rate a sheet, and after how many it is decided whether a search
/// gives the sheet up. Another sheet takes as long as half a game, so giving up early is cheap.
const RATED: u64 = 200;
const STEP: u64 = 10;

/// Other secrets that a referee's sheet is rated with.
const OTHER_SECRETS: u64 = 100;

/// Ranges that the games of typical players on a sheet have to meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct WantedGames {
    /// Games of a thousand that they win.
    pub(crate) wins: Option<RangeInclusive<u32>>,
    /// Median number of turns of a game.
    pub(crate) turns: Option<RangeInclusive<u32>>,
}

impl WantedGames {
    /// Whether more games would hardly lead to what is wanted.
    fn is_far(&self, counts: &GameCounts) -> bool {
        let is_far_in_wins = |wanted| is_far_in_wins(counts, wanted);
        let is_far_in_turns = |wanted| is_far_in_turns(counts, wanted);
        self.wins.as_ref().is_some_and(is_far_in_wins)
            || self.turns.as_ref().is_some_and(is_far_in_turns)
    }
}

/// Games of typical players that rate a sheet: as many as it takes to decide whether they are as
/// wanted; all of them where nothing is wanted. Aims are left out. A sheet whose secret comes from a
/// key is played with other secrets of its settings on its own board, so that the result is a function
/// of what is public.
///
/// # Errors
/// If the sheet cannot be played.
fn trial(sheet: &Sheet, wanted: &WantedGames) -> Result<GameCounts, Refused> {
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

/// The rating of a sheet, measured in [`RATED`] games, or in fewer if these show that they are not as
/// wanted. A function of the options of the sheet, and of what is wanted, alone.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn rated(sheet: &Sheet, wanted: &WantedGames) -> Result<Rating, Refused> {
    // A search that gives up early must not depend on what was measured before.
    if *wanted == WantedGames::default()
        && let Some(rating) = measured::known(sheet)
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

/// The games that a sheet is rated by, of which each is played as often as any other.
fn rated_games(sheet: &Sheet) -> Result<Vec<PlayableSheet>, Refused> {
    let &SheetOptions { seed, ref settings, most_answers, .. } = &sheet.options;
    if !sheet.options.is_referee() {
        return Ok(vec![PlayableSheet::of(sheet).without_aims()]);
    }
    let other = |number| {
        let source = Seed(Stream::new(seed, WitchesConcern::OtherSecrets, number).bits());
        let Solved { puzzle, answers, .. } =
            generate(source, settings, most_answers).map_err(SheetError::from)?;
        let clue = Clue::generate(source, &puzzle);
        let deal = Deal { puzzle, clue, ..sheet.deal.clone() };
        let other = Sheet { deal, answers, ..sheet.clone() };
        Ok(PlayableSheet::of(&other).without_aims())
    };
    (0..OTHER_SECRETS).map(other).collect()
}

/// Whether more games would hardly bring the middle of the turns into a range: so many games are longer,
/// or so many shorter, that half of all are two standard errors away.
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

/// Whether more games would hardly bring the wins into a range: they are a standard error away.
fn is_far_in_wins(counts: &GameCounts, wanted: &RangeInclusive<u32>) -> bool {
    let wins = counts.wins_of_thousand();
    let edge = wins.clamp(*wanted.start(), *wanted.end());
    let away = u64::from(wins.abs_diff(edge));
    let (edge, spread) = (u64::from(edge), |part: u64| part * (1_000 - part));
    away * away * counts.games() > spread(edge.clamp(1, 999))
}

/// The rating of a sheet, played anew.
#[cfg(test)]
pub(crate) fn rated_anew(sheet: &Sheet) -> Rating {
    Rating::of_trial(&trial(sheet, &WantedGames::default()).unwrap())
}

impl Rating {
    /// The rating of a sheet by `RATED` games of typical players on it, or, where a key keeps its
    /// secret, with other secrets on its board. A function of the options of the sheet alone.
    ///
    /// # Errors
    /// If the sheet cannot be played.
    pub fn measured(sheet: &Sheet) -> Result<Rating, Refused> {
        rated(sheet, &WantedGames::default())
    }

    /// The rating of a sheet as [`Rating::measured`] gives it if its wins are within `wins`, of a
    /// thousand. Otherwise fewer games may be played, once they show that the wins are outside.
    ///
    /// # Errors
    /// If the sheet cannot be played.
    pub fn measured_within(sheet: &Sheet, wins: &RangeInclusive<u32>) -> Result<Rating, Refused> {
        rated(sheet, &WantedGames { wins: Some(wins.clone()), turns: None })
    }

    /// The rating that games of typical players on one sheet give.
    fn of_trial(trial: &GameCounts) -> Rating {
        let wins = trial.wins_of_thousand();
        Rating {
            difficulty: Difficulty::of_wins(wins),
            hardness: mean_cost(&[trial]),
            turns: Span::of(&trial.turns),
            tests: Span::of(&trial.tests),
            wins,
            basis: Basis::Games(trial.games()),
        }
    }
}

/// How many games of typical players are looked at.
const LOOKED_AT: u64 = 4;

/// How many games of typical players, and of experts, a share is taken of.
const TYPICAL: u32 = 50;
const EXPERT: u32 = 5;

/// The hardest kind of reasoning that the numbers of the recipe need, from the tests that typical
/// players made: of some games the first that tells enough. `None` where none does.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn reasoning(sheet: &Sheet) -> Result<Option<Technique>, PlayError> {
    let facts = sheet.deal.facts(Tester::Here);
    for record in games(sheet) {
        let ladder = Ladder::climb(&facts, &log(&record?), None);
        if ladder.is_solved {
            return Ok(hardest_for_numbers(&ladder));
        }
    }
    Ok(None)
}

/// Whether players win on the board who know the recipe before the test that wins: typical ones
/// who reason step by step over their notes, or an expert.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn is_won_without_guess(sheet: &Sheet) -> Result<bool, PlayError> {
    let facts = sheet.deal.facts(Tester::Here);
    let is_won = |record: &Record| matches!(record.ended, Ended::Won { .. });
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

/// How many of a thousand games of typical players come to a point from which on no potion that
/// surely wins can be brewed.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn hopeless(sheet: &Sheet) -> Result<u32, PlayError> {
    share(sheet, Skill::Typical, TYPICAL, |record| record.hopeless.is_some())
}

/// In how many of a thousand games of experts the answer becomes certain.
///
/// # Errors
/// If the sheet cannot be played.
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

fn games(sheet: &Sheet) -> impl Iterator<Item = Result<Record, PlayError>> {
    let game = PlayableSheet::of(sheet);
    let mut seeds = Stream::new(sheet.options.seed, WitchesConcern::Playtest, 1);
    (0..LOOKED_AT)
        .map(move |_| game.play(|_| Skill::Typical, Mode::Cooperative, Seed(seeds.bits())))
}

/// The tests before one won: that tells everything.
fn log(record: &Record) -> Vec<Observation> {
    record.tests.iter().filter(|test| !test.won).map(|test| test.observation()).collect()
}

/// The hardest reasoning up to the last number; some steps after it tell effects alone.
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
    use crate::game::players::Players;
    use crate::seal::Cost;
    use crate::witches::playtest::{Ended, Record};
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
            let watch = Watch::default();
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
        let watch = Watch::default();
        let alone = wished(Mode::Competitive).play(&sheet_for(Players::ONE), Threads::ONE, &watch);
        assert_eq!(alone, Err(SessionError::Game(Seed(7), PlayError::Alone)));
        watch.stop();
        let stopped =
            wished(Mode::Cooperative).play(&sheet_for(Players::TWO), Threads::ONE, &watch);
        assert_eq!(stopped, Err(SessionError::Stopped));
    }

    fn counted(games: &[(Ended, u32)]) -> GameCounts {
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
        let won = Ended::Won { by: 0 };
        let typical = counted(&[(won, 100), (Ended::Lost, 120), (Ended::Lost, 140)]);
        let expert = counted(&[(won, 50), (won, 50)]);
        let nobody = GameCounts::default();
        // (80 + 696 + 712) / 3 and 40.
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

    /// Some First Games need no more than to look at each test, and some need more.
    #[test]
    fn sheets_differ_in_the_reasoning_that_they_need() {
        let needed = |seed| reasoning(&sheet(Level::FirstGame, seed)).unwrap();
        let all: Vec<_> = (0..12).map(needed).collect();
        assert_eq!(needed(3), all[3], "the same again");
        let known: Vec<Technique> = all.into_iter().flatten().collect();
        assert!(known.len() > 6 && known.iter().any(|one| *one != known[0]), "{known:?}");
    }

    /// The tests before the last must tell every number: with them alone the engine is certain.
    #[test]
    fn what_is_won_without_a_guess_is_certain_before() {
        let all: Vec<Sheet> = (0..12).map(|seed| sheet(Level::FirstGame, seed)).collect();
        let sure = all.iter().filter(|sheet| is_won_without_guess(sheet).unwrap()).count();
        assert!((1..12).contains(&sure), "{sure} of 12");
    }
}
