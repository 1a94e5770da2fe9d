//! Plays the games of a study.

use std::ops::Range;

use super::report::PlayedSheet;
use super::{Game, Lineup, Outcomes, Rating, Record, Report, Skill, Study};
use crate::seed::Seed;
use crate::stream::Stream;
use crate::threads::{Threads, map_on};
use crate::watch::Watch;
use crate::witches::concern::WitchesConcern;
use crate::witches::sheet::{Sheet, SheetError};
use crate::witches::table::Mode;

/// So many sheets are played on together, and so many games by a thread at a time.
const SHEETS: u64 = 256;
const GAMES: u64 = 8;

/// Why games were not played.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// There is no such sheet.
    #[error("the sheet of the seed {seed}: {reason}")]
    Sheet {
        /// The seed.
        seed: Seed,
        /// Why not.
        reason: SheetError,
    },
    /// A game could not be played to its end.
    #[error("a game on the sheet of the seed {seed}: {reason}")]
    Game {
        /// The seed.
        seed: Seed,
        /// What was wrong.
        reason: String,
    },
    /// There are fewer sheets.
    #[error("the games are on fewer sheets")]
    Beyond,
    /// Somebody ended it early.
    #[error("the games were ended early")]
    Stopped,
}

/// A game to be played.
#[derive(Clone, Copy, Debug)]
struct Match<'a> {
    made: &'a Made,
    lineup: &'a Lineup,
    mode: Mode,
    /// Its number among those of its lineup on its sheet, from 0.
    number: u64,
}

/// Who plays a game: its record, or what went wrong.
type Play<'a> = &'a (dyn Fn(&Match<'_>) -> Result<Record, String> + Sync);

/// Plays by the rules.
fn play(game: &Match<'_>) -> Result<Record, String> {
    let Match { made, lineup, mode, number } = *game;
    let skills = lineup.skills(made.sheet.options.players);
    let skill = |witch: u8| skills.get(usize::from(witch)).copied().unwrap_or(Skill::Typical);
    let seed = made.sheet.options.seed;
    let seed = Seed(Stream::new(seed, WitchesConcern::Playtest, number).bits());
    made.game.play(skill, mode, seed).map_err(|error| error.to_string())
}

impl Study {
    /// Plays on the sheets of these numbers, of all that there are. The threads do not show.
    ///
    /// # Errors
    /// If some seed has no such sheet, one player is to play against rivals, or the watch stops
    /// the work.
    pub fn play(
        &self,
        numbers: Range<u64>,
        threads: Threads,
        watch: &Watch,
    ) -> Result<Report, StudyError> {
        self.play_by(numbers, threads, watch, &play)
    }

    fn play_by(
        &self,
        numbers: Range<u64>,
        threads: Threads,
        watch: &Watch,
        play: Play<'_>,
    ) -> Result<Report, StudyError> {
        let mut report = Report::new(self, numbers.clone());
        let mut from = numbers.start;
        while from < numbers.end {
            let to = (from + SHEETS).min(numbers.end);
            let block: Vec<u64> = (from..to).collect();
            let sheets = map_on(threads, &block, |&number| self.make(number, watch))?;
            let tasks = self.tasks(&sheets);
            let played = map_on(threads, &tasks, |task| task.play(self, watch, play))?;
            let mut played = tasks.iter().zip(&played).peekable();
            for (at, made) in sheets.iter().enumerate() {
                let mut of_lineup = vec![Outcomes::default(); self.lineups.len()];
                while let Some((task, outcomes)) = played.next_if(|(task, _)| task.at == at) {
                    of_lineup[task.lineup].merge(outcomes);
                }
                self.count(&mut report, made, &of_lineup);
            }
            from = to;
        }
        Ok(report)
    }

    fn make(&self, number: u64, watch: &Watch) -> Result<Made, StudyError> {
        if watch.stopped() {
            return Err(StudyError::Stopped);
        }
        let (kind, seed) = self.sheet(number);
        let of_kind = self.kinds().nth(kind).ok_or(StudyError::Beyond)?;
        let sheet = Sheet::make(&self.options(of_kind, seed))
            .map_err(|reason| StudyError::Sheet { seed, reason })?;
        Ok(Made { kind, game: Game::of(&sheet), sheet })
    }

    fn tasks<'a>(&self, sheets: &'a [Made]) -> Vec<Task<'a>> {
        let of_sheet = |(at, made): (usize, &'a Made)| {
            (0..self.lineups.len()).flat_map(move |lineup| {
                (0..self.games.div_ceil(GAMES)).map(move |block| Task {
                    at,
                    made,
                    lineup,
                    games: block * GAMES..((block + 1) * GAMES).min(self.games),
                })
            })
        };
        sheets.iter().enumerate().flat_map(of_sheet).collect()
    }

    /// Adds what was played on a sheet.
    fn count(&self, report: &mut Report, made: &Made, outcomes: &[Outcomes]) {
        let lineups = self.lineups.len();
        for (lineup, outcomes) in outcomes.iter().enumerate() {
            report.outcomes[made.kind * lineups + lineup].merge(outcomes);
        }
        let of = |skill| {
            let mut all = Outcomes::default();
            let them = self.lineups.iter().zip(outcomes).filter(|(lineup, _)| lineup.is_all(skill));
            them.for_each(|(_, outcomes)| all.merge(outcomes));
            all
        };
        report.sheets.push(PlayedSheet {
            seed: made.sheet.options.seed,
            kind: made.kind,
            effects: made.sheet.deal.puzzle.effects_in_play(),
            quick: Rating::quick(&made.sheet),
            played: Rating::of(&of(Skill::Typical), &of(Skill::Expert)),
        });
    }
}

/// A sheet with its kind, ready to be played.
#[derive(Debug)]
struct Made {
    kind: usize,
    sheet: Sheet,
    game: Game,
}

/// Some games of a lineup on a sheet, by the places of both.
struct Task<'a> {
    at: usize,
    made: &'a Made,
    lineup: usize,
    games: Range<u64>,
}

impl Task<'_> {
    fn play(&self, study: &Study, watch: &Watch, play: Play<'_>) -> Result<Outcomes, StudyError> {
        let mut outcomes = Outcomes::default();
        for number in self.games.clone() {
            if watch.stopped() {
                return Err(StudyError::Stopped);
            }
            let lineup = &study.lineups[self.lineup];
            let game = Match { made: self.made, lineup, mode: study.mode, number };
            let seed = self.made.sheet.options.seed;
            let record = play(&game).map_err(|reason| StudyError::Game { seed, reason })?;
            outcomes.add(&record);
            watch.add(1);
        }
        Ok(outcomes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Players;
    use crate::witches::playtest::{Ended, JoinError};
    use crate::witches::puzzle::MostAnswers;
    use crate::witches::settings::Level;
    use std::num::NonZero;

    fn study() -> Study {
        Study {
            seed: Seed(7),
            sheets: 3,
            settings: [Level::FirstGame, Level::AmateurWitch].map(Level::settings).to_vec(),
            players: vec![Players::ONE, Players::FOUR],
            answers: MostAnswers::default(),
            lineups: vec![Skill::Careless.into(), Skill::Typical.into()],
            mode: Mode::Cooperative,
            games: 2 * GAMES + 3,
        }
    }

    /// A record that depends on the match alone.
    fn played(game: &Match<'_>) -> Result<Record, String> {
        let seed = Seed(game.made.sheet.options.seed.0 ^ game.number);
        let mut stream = Stream::new(seed, "test", game.lineup.is_all(Skill::Typical).into());
        let won = stream.chance(1, 2);
        Ok(Record {
            ended: if won { Ended::Won { by: stream.below(4) as u8 } } else { Ended::Lost },
            turns: 5 + stream.below(30) as u32,
            tests: Vec::new(),
            tested: Vec::new(),
            used: Vec::new(),
            acted: vec![(stream.below(30) as u32, 1)],
            hopeless: (!won).then(|| stream.below(9) as u32),
            certain: None,
        })
    }

    fn part(study: &Study, numbers: Range<u64>, threads: usize) -> Report {
        let threads = Threads::new(NonZero::new(threads).unwrap());
        study.play_by(numbers, threads, &Watch::default(), &played).unwrap()
    }

    #[test]
    fn neither_threads_nor_parts_show() {
        let study = study();
        let whole = part(&study, 0..12, 1);
        assert_eq!(part(&study, 0..12, 3), whole);
        assert!(whole.is_whole());
        assert_eq!(whole.sheets.len(), 12);
        assert_eq!(whole.outcomes.iter().map(Outcomes::games).sum::<u64>(), 12 * 2 * 19);
        let parts = [part(&study, 5..12, 2), part(&study, 0..2, 1), part(&study, 2..5, 2)];
        assert!(!parts[0].is_whole());
        let text = serde_json::to_string(&parts).unwrap();
        let parts: Vec<Report> = serde_json::from_str(&text).unwrap();
        assert_eq!(Report::join(&parts).unwrap(), whole);
        let json = |report: &Report| serde_json::to_string(&report.findings()).unwrap();
        assert_eq!(json(&Report::join(&parts).unwrap()), json(&whole));
    }

    #[test]
    fn parts_that_make_no_whole_are_refused() {
        let study = study();
        let (first, second) = (part(&study, 0..4, 1), part(&study, 4..12, 1));
        let join = |parts: &[&Report]| {
            Report::join(&parts.iter().map(|&part| part.clone()).collect::<Vec<_>>())
        };
        assert!(join(&[&second, &first]).is_ok());
        assert_eq!(join(&[]), Err(JoinError::Nothing));
        assert_eq!(join(&[&first]), Err(JoinError::Missing(5, 12)));
        assert_eq!(join(&[&second]), Err(JoinError::Missing(1, 12)));
        assert_eq!(join(&[&first, &first, &second]), Err(JoinError::Twice(1)));
        let mut other = second.clone();
        other.study.games += 1;
        assert_eq!(join(&[&first, &other]), Err(JoinError::Other(2)));
        let mut changed = second.clone();
        changed.sheets.pop();
        assert_eq!(join(&[&first, &changed]), Err(JoinError::Changed(2)));
        let mut fewer = second.clone();
        fewer.outcomes[0] = Outcomes::default();
        fewer.outcomes[1] = Outcomes::default();
        fewer.outcomes[6] = Outcomes::default();
        assert_eq!(join(&[&first, &fewer]), Err(JoinError::Changed(2)));
    }

    #[test]
    fn a_game_that_breaks_a_rule_and_a_watch_that_stops_end_the_work() {
        let (study, watch) = (study(), Watch::default());
        let broken = study.play_by(0..1, Threads::ONE, &watch, &|_| Err("no rule".to_owned()));
        assert!(matches!(broken, Err(StudyError::Game { seed: Seed(7), .. })), "{broken:?}");
        watch.stop();
        let stopped = study.play_by(0..1, Threads::ONE, &watch, &played);
        assert!(matches!(stopped, Err(StudyError::Stopped)), "{stopped:?}");
    }
}
