//! Which games are played, and what was played: kept in whole numbers, so that parts make the
//! very whole.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use cauldron_press::common::stream::Stream;
use cauldron_press::common::threads::{Threads, Watch, map_on};
use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::run::drawn_seeds;
use cauldron_press::witches::playtest::{GameCounts, Lineup, PlaytestPlan, Playtested, Rating};
use cauldron_press::witches::puzzle::{Effect, MostAnswers};
use cauldron_press::witches::series::{SeriesOptions, WitchesSeries};
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Mode;

use super::Failure;

/// So many sheets are played on before what they gave is counted.
const SHEETS: u64 = 256;

/// Which games are played: on `sheets` sheets of each of the settings and numbers of players,
/// `games` games of each lineup. The same study gives the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The first sheet of each kind has this seed, and the others have seeds drawn from it.
    pub seed: Seed,
    /// How many sheets of each kind.
    pub sheets: u64,
    /// What the puzzles are made of.
    pub settings: Vec<Settings>,
    /// How many play.
    pub players: Vec<Players>,
    /// How many answers a puzzle may have.
    pub answers: MostAnswers,
    /// How well they play.
    pub lineups: Vec<Lineup>,
    /// Who plays with whom, where there are several.
    pub mode: Mode,
    /// How many games of each lineup on each sheet.
    pub games: u64,
    /// Whether the reasoning of the first game of each lineup on each sheet is looked at.
    pub reasoning: bool,
    /// Whether sheets are taken as they come, and not only those that play as their level says.
    pub any: bool,
}

/// All settings that can be ordered, among them those of the levels.
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
    /// The kinds of sheets, in the order of the settings and then of the players.
    pub fn kinds(&self) -> impl Iterator<Item = (Settings, Players)> {
        let players = |&settings| self.players.iter().map(move |&players| (settings, players));
        self.settings.iter().flat_map(players)
    }

    /// How many sheets there are of all kinds.
    pub fn all_sheets(&self) -> u64 {
        let kinds = self.settings.len().saturating_mul(self.players.len());
        self.sheets.saturating_mul(kinds as u64)
    }

    /// Which games are played on a sheet.
    fn games(&self) -> PlaytestPlan {
        PlaytestPlan {
            lineups: self.lineups.clone(),
            mode: self.mode,
            games: self.games,
            reasoning: self.reasoning,
        }
    }

    /// How many games are played on so many sheets.
    pub fn games_on(&self, sheets: u64) -> u64 {
        sheets.saturating_mul(self.games().count())
    }

    /// How many groups of games there are: of each lineup on each kind of sheets.
    fn groups(&self) -> usize {
        let kinds = self.settings.len().saturating_mul(self.players.len());
        kinds.saturating_mul(self.lineups.len())
    }

    /// The kind of a sheet, by its number among all, and its seed.
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

    /// What a sheet is made from.
    pub fn options(&self, (settings, players): (Settings, Players), seed: Seed) -> SheetOptions {
        let most_answers = self.answers;
        SheetOptions { settings, players, most_answers, ..SheetOptions::new(seed) }
    }

    /// The seed of the first sheet from a seed on that would be printed.
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

    /// Plays on the sheets of these numbers, of all that there are. The threads do not show.
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
            games.play(&sheet, Threads::ONE, &Watch::default()).map_err(Failure::machine)?;
        let effects = sheet.deal.puzzle.effects_in_play();
        let Playtested { quick, rating, outcomes } = played;
        let wins = outcomes.iter().map(GameCounts::wins).collect();
        Ok((PlayedSheet { seed, kind, effects, quick, played: rating, wins }, outcomes))
    }
}

/// What was played of a study: all of it, or the part of a shard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The version of the program.
    pub program: String,
    /// Which games.
    pub study: Study,
    /// The numbers of the sheets that were played on, from 0, the last one not among them.
    pub part: Range<u64>,
    /// What was counted, for each kind of sheets in their order and for each lineup.
    pub outcomes: Vec<GameCounts>,
    /// The sheets of this part, in their order.
    pub sheets: Vec<PlayedSheet>,
}

/// A sheet that was played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedSheet {
    /// Its seed.
    pub seed: Seed,
    /// Its kind, by its place among those of the study.
    pub kind: usize,
    /// The effects in play.
    pub effects: Vec<Effect>,
    /// What was expected of it.
    pub quick: Rating,
    /// What games of typical and expert players said of it, if they played.
    pub played: Option<Rating>,
    /// How many games were won, for each lineup.
    pub wins: Vec<u64>,
}

/// Parts that do not make a whole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// There is no part.
    #[error("there are no parts to join")]
    Nothing,
    /// A part of another study, or of another version of the program.
    #[error("part {0} is of other games, or of another version of the program, than part 1")]
    Other(usize),
    /// A part that does not hold what it says.
    #[error("part {0} was changed: its sheets are not those of its games")]
    Changed(usize),
    /// Some sheets are in two parts.
    #[error("sheet {0} is there twice")]
    Twice(u64),
    /// Some sheets are in none.
    #[error("sheet {0} of {1} is missing")]
    Missing(u64, u64),
}

impl Report {
    /// Nothing of a study yet.
    fn new(study: &Study, part: Range<u64>) -> Report {
        Report {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            study: study.clone(),
            part,
            outcomes: vec![GameCounts::default(); study.groups()],
            sheets: Vec::new(),
        }
    }

    /// Joins the parts of a study, in whatever order, into all of it: the same as if it had been
    /// played in one piece.
    ///
    /// # Errors
    /// If they are of different studies or versions, or do not make a whole.
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

    /// What was counted over all games of some settings, players and lineups.
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

    /// Whether all of the study was played.
    pub fn is_whole(&self) -> bool {
        self.part == (0..self.study.all_sheets())
    }

    /// Whether it holds as many sheets and games as it says, of kinds that there are.
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
