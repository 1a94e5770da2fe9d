//! Games of a study and their counts. All counts are integers, so that joined parts equal the
//! whole.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::Stream;
use cauldron_press::common::threads::{Threads, WorkMonitor, map_on};
use cauldron_press::run::drawn_seeds;
use cauldron_press::witches::playtest::{GameCounts, Lineup, PlaytestPlan, PlaytestResult, Rating};
use cauldron_press::witches::puzzle::{Effect, MostAnswers};
use cauldron_press::witches::series::{SeriesOptions, WitchesSeries};
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Mode;

use super::Failure;

/// Number of sheets in a block of [`Study::play`]; the counts are merged after each block.
const SHEETS: u64 = 256;

/// Parameters of the games: on `sheets` sheets of each of the settings and numbers of players,
/// `games` games of each lineup. The same study gives the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Seed of the first sheet of each kind. The seeds of the others are drawn from it.
    pub seed: Seed,
    /// Number of sheets of each kind.
    pub sheets: u64,
    /// Settings of the puzzles.
    pub settings: Vec<Settings>,
    /// Numbers of players.
    pub players: Vec<Players>,
    /// Largest number of answers of a puzzle.
    pub answers: MostAnswers,
    /// Lineups, by skill.
    pub lineups: Vec<Lineup>,
    /// Relation of the players if there are several.
    pub mode: Mode,
    /// Number of games of each lineup on each sheet.
    pub games: u64,
    /// Whether the reasoning of the first game of each lineup on each sheet is analysed.
    pub reasoning: bool,
    /// Whether all sheets are used as drawn, not only those with the win rate of their level.
    pub any: bool,
}

/// All valid settings, including those of the levels.
pub fn all_settings() -> Vec<Settings> {
    let lengths: Vec<RecipeLength> =
        (3..=6).map(RecipeLength::Known).chain([RecipeLength::Hidden]).collect();
    let mut all = Vec::new();
    for ingredients in 4..=10 {
        for &length in &lengths {
            for decoys in [DecoyKinds::Ignore, DecoyKinds::All] {
                for effects in [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many] {
                    for special_cells in [false, true] {
                        let made =
                            Settings::new(ingredients, length, decoys, effects, special_cells);
                        all.extend(made.ok());
                    }
                }
            }
        }
    }
    all
}

impl Study {
    /// Kinds of sheets, in the order of `settings` and then of `players`.
    pub fn kinds(&self) -> impl Iterator<Item = (Settings, Players)> {
        let players = |&settings| self.players.iter().map(move |&players| (settings, players));
        self.settings.iter().flat_map(players)
    }

    /// Number of sheets of all [kinds](Study::kinds).
    pub fn all_sheets(&self) -> u64 {
        let kinds = self.settings.len().saturating_mul(self.players.len());
        self.sheets.saturating_mul(kinds as u64)
    }

    /// Games that are played on a sheet.
    fn games(&self) -> PlaytestPlan {
        PlaytestPlan {
            lineups: self.lineups.clone(),
            mode: self.mode,
            games: self.games,
            reasoning: self.reasoning,
        }
    }

    /// Number of games on the given number of sheets.
    pub fn games_on(&self, sheets: u64) -> u64 {
        sheets.saturating_mul(self.games().count())
    }

    /// Number of groups of games: one for each lineup on each kind of sheet.
    fn groups(&self) -> usize {
        let kinds = self.settings.len().saturating_mul(self.players.len());
        kinds.saturating_mul(self.lineups.len())
    }

    /// Returns the kind and the seed of sheet `number`, counted over all kinds.
    fn sheet(&self, number: u64) -> (usize, Seed) {
        let (kind, number) = (number / self.sheets.max(1), number % self.sheets.max(1));
        let seed = match number {
            0 => self.seed,
            _ => {
                let mut stream = Stream::new(self.seed, "playtest", number);
                Seed(stream.bits() >> (64 - Seed::FRESH_BITS))
            }
        };
        (usize::try_from(kind).unwrap_or(usize::MAX), seed)
    }

    /// Options of a sheet.
    pub fn options(&self, (settings, players): (Settings, Players), seed: Seed) -> SheetOptions {
        let most_answers = self.answers;
        SheetOptions { settings, players, most_answers, ..SheetOptions::new(seed) }
    }

    /// Returns the seed of the first sheet, from `seed` on, that would be printed.
    fn kept(&self, (settings, players): (Settings, Players), seed: Seed) -> Result<Seed, Failure> {
        let Some(level) = settings.level().filter(|_| !self.any) else { return Ok(seed) };
        let options = SeriesOptions {
            players,
            levels: level.into(),
            answers: self.answers,
            ..SeriesOptions::default()
        };
        let series = WitchesSeries::new(options).map_err(Failure::machine)?;
        let found = drawn_seeds(&series, seed, 1, true, Threads::ONE).map_err(Failure::machine)?;
        Ok(found.first().copied().unwrap_or(seed))
    }

    /// Plays on the sheets with these numbers. The result does not depend on `threads`.
    ///
    /// # Errors
    /// If some seed has no such sheet, or one player is to play against rivals.
    pub fn play(&self, numbers: Range<u64>, threads: Threads) -> Result<Report, Failure> {
        let mut report = Report::new(self, numbers.clone());
        let games = self.games();
        let mut from = numbers.start;
        while from < numbers.end {
            let to = (from + SHEETS).min(numbers.end);
            let block: Vec<u64> = (from..to).collect();
            let played = map_on(threads, &block, |&number| self.on_sheet(number, &games))?;
            for (sheet, outcomes) in played {
                let groups = &mut report.outcomes[sheet.kind * self.lineups.len()..];
                groups.iter_mut().zip(&outcomes).for_each(|(sum, one)| sum.merge(one));
                report.sheets.push(sheet);
            }
            from = to;
        }
        Ok(report)
    }

    fn on_sheet(
        &self,
        number: u64,
        games: &PlaytestPlan,
    ) -> Result<(PlayedSheet, Vec<GameCounts>), Failure> {
        let (kind, seed) = self.sheet(number);
        let of_kind = self.kinds().nth(kind).ok_or_else(|| {
            Failure(format!("there are {} sheets, and none of number {number}", self.all_sheets()))
        })?;
        let seed = self.kept(of_kind, seed)?;
        let sheet = Sheet::make(&self.options(of_kind, seed))
            .map_err(|reason| Failure(format!("the sheet of the seed {seed}: {reason}")))?;
        let played =
            games.play(&sheet, Threads::ONE, &WorkMonitor::default()).map_err(Failure::machine)?;
        let effects = sheet.game_data.puzzle.effects_in_play();
        let PlaytestResult { quick, rating, outcomes } = played;
        let wins = outcomes.iter().map(GameCounts::wins).collect();
        Ok((PlayedSheet { seed, kind, effects, quick, played: rating, wins }, outcomes))
    }
}

/// Results of a [`Study`]: all of it, or the part of a shard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Version of the program.
    pub program: String,
    /// Study that was played.
    pub study: Study,
    /// Half-open range of the sheets' numbers, from 0.
    pub part: Range<u64>,
    /// Counts for each kind of sheet, in order, and for each lineup.
    pub outcomes: Vec<GameCounts>,
    /// Sheets of this part, in order.
    pub sheets: Vec<PlayedSheet>,
}

/// A sheet that was played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedSheet {
    /// Seed of the sheet, selected by [`Study::play`].
    pub seed: Seed,
    /// Index of its kind among those of the study, [`Study::kinds`].
    pub kind: usize,
    /// Effects in play.
    pub effects: Vec<Effect>,
    /// Rating by the quick estimate.
    pub quick: Rating,
    /// Rating from the games of typical and expert players, if they played.
    pub played: Option<Rating>,
    /// Number of games won, for each lineup.
    pub wins: Vec<u64>,
}

/// Reasons why parts cannot be joined by [`Report::join`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// Empty list of parts.
    #[error("there are no parts to join")]
    Nothing,
    /// Part of another study, or of another version of the program.
    #[error("part {0} is of other games, or of another version of the program, than part 1")]
    Other(usize),
    /// Part whose contents do not match its parameters.
    #[error("part {0} was changed: its sheets are not those of its games")]
    Changed(usize),
    /// Sheet that is in two parts.
    #[error("sheet {0} is there twice")]
    Twice(u64),
    /// Sheet that is in no part.
    #[error("sheet {0} of {1} is missing")]
    Missing(u64, u64),
}

impl Report {
    /// Creates an empty report of `study`.
    fn new(study: &Study, part: Range<u64>) -> Report {
        Report {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            study: study.clone(),
            part,
            outcomes: vec![GameCounts::default(); study.groups()],
            sheets: Vec::new(),
        }
    }

    /// Joins the parts of a study in any order. The result equals a report that was played at once.
    ///
    /// # Errors
    /// If the parts are of different studies or versions, or are not complete.
    pub fn join(parts: &[Report]) -> Result<Report, JoinError> {
        let first = parts.first().ok_or(JoinError::Nothing)?;
        for (number, part) in (1..).zip(parts) {
            if (&part.study, &part.program) != (&first.study, &first.program) {
                return Err(JoinError::Other(number));
            }
            if !part.is_sound() {
                return Err(JoinError::Changed(number));
            }
        }
        let mut sorted: Vec<&Report> = parts.iter().collect();
        sorted.sort_by_key(|report| (report.part.start, report.part.end));
        let twice = sorted.windows(2).find(|pair| pair[1].part.start < pair[0].part.end);
        if let Some(pair) = twice {
            return Err(JoinError::Twice(pair[1].part.start + 1));
        }
        let mut whole = Report::new(&first.study, 0..0);
        whole.program.clone_from(&first.program);
        for report in sorted {
            let Range { start, end } = report.part;
            if start > whole.part.end {
                break;
            }
            whole.part.end = end;
            whole.sheets.extend_from_slice(&report.sheets);
            for (sum, outcomes) in whole.outcomes.iter_mut().zip(&report.outcomes) {
                sum.merge(outcomes);
            }
        }
        let all = first.study.all_sheets();
        if whole.part.end < all {
            return Err(JoinError::Missing(whole.part.end + 1, all));
        }
        Ok(whole)
    }

    /// Merges the counts of all games whose settings, players and lineup satisfy `wanted`.
    pub fn outcomes_where(
        &self,
        wanted: impl Fn(&Settings, Players, &Lineup) -> bool,
    ) -> GameCounts {
        let lineups = &self.study.lineups;
        let groups = self
            .study
            .kinds()
            .flat_map(|(settings, players)| lineups.iter().map(move |l| (settings, players, l)));
        let mut all = GameCounts::default();
        for ((settings, players, lineup), outcomes) in groups.zip(&self.outcomes) {
            if wanted(&settings, players, lineup) {
                all.merge(outcomes);
            }
        }
        all
    }

    /// Whether the whole study was played.
    pub fn is_whole(&self) -> bool {
        self.part == (0..self.study.all_sheets())
    }

    /// Whether the number of sheets and games is as stated, and all kinds exist.
    fn is_sound(&self) -> bool {
        let groups = self.study.groups();
        let Range { start, end } = self.part;
        let sheets = self.sheets.len() as u64;
        let games = self.outcomes.iter().map(GameCounts::games).fold(0, u64::saturating_add);
        let known = |sheet: &PlayedSheet| sheet.kind * self.study.lineups.len().max(1) < groups;
        start <= end
            && end <= self.study.all_sheets()
            && end - start == sheets
            && self.outcomes.len() == groups
            && games == self.study.games_on(sheets)
            && self.sheets.iter().all(known)
            && self.sheets.iter().all(|sheet| sheet.wins.len() == self.study.lineups.len())
    }
}
