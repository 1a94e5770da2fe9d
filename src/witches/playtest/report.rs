//! What was played: kept in whole numbers, so that parts make the very whole.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{Lineup, Outcomes, Rating, Study};
use crate::players::Players;
use crate::seed::Seed;
use crate::witches::puzzle::Effect;
use crate::witches::settings::Settings;

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
    pub outcomes: Vec<Outcomes>,
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
    pub(super) fn new(study: &Study, part: Range<u64>) -> Report {
        Report {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            study: study.clone(),
            part,
            outcomes: vec![Outcomes::default(); study.groups()],
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
    pub fn outcomes_where(&self, wanted: impl Fn(&Settings, Players, &Lineup) -> bool) -> Outcomes {
        let lineups = &self.study.lineups;
        let groups = self
            .study
            .kinds()
            .flat_map(|(settings, players)| lineups.iter().map(move |l| (settings, players, l)));
        let mut all = Outcomes::default();
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
        let games = self.outcomes.iter().map(Outcomes::games).fold(0, u64::saturating_add);
        let known = |sheet: &PlayedSheet| sheet.kind * self.study.lineups.len().max(1) < groups;
        start <= end
            && end <= self.study.all_sheets()
            && end - start == sheets
            && self.outcomes.len() == groups
            && games == self.study.games_on(sheets)
            && self.sheets.iter().all(known)
    }
}
