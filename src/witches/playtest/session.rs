//! Games of several lineups on one sheet, and what they say of it.

use std::ops::Range;

use super::estimate::Table;
use super::outcomes::Reasoning;
use super::rating::{Basis, Difficulty, Rating, Span};
use super::{Game, Lineup, Outcomes, Skill};
use crate::common::stream::Stream;
use crate::common::threads::{Threads, map_on};
use crate::common::watch::Watch;
use crate::game::seed::Seed;
use crate::witches::concern::WitchesConcern;
use crate::witches::deal::{Facts, Tester};
use crate::witches::sheet::Sheet;
use crate::witches::table::{Mode, PlayError};

/// How many games a thread plays at a time.
const GAMES: u64 = 8;

/// Which games are played on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
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
pub struct Played {
    /// What was expected of it.
    pub quick: Rating,
    /// What games of typical and expert players said of it, if they played.
    pub rating: Option<Rating>,
    /// What was counted, for each lineup.
    pub outcomes: Vec<Outcomes>,
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
    games: &'a Games,
    sheet: &'a Sheet,
    game: Game,
    facts: Facts,
}

impl Games {
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
    ) -> Result<Played, SessionError> {
        let (game, facts) = (Game::of(sheet), sheet.deal.facts(Tester::Here));
        let session = Session { games: self, sheet, game, facts };
        let blocks = (0..self.games.div_ceil(GAMES))
            .map(|block| block * GAMES..((block + 1) * GAMES).min(self.games));
        let tasks: Vec<(usize, Range<u64>)> = (0..self.lineups.len())
            .flat_map(|lineup| blocks.clone().map(move |games| (lineup, games)))
            .collect();
        let played = map_on(threads, &tasks, |(lineup, games)| {
            session.play(&self.lineups[*lineup], games.clone(), watch)
        })?;
        let mut outcomes = vec![Outcomes::default(); self.lineups.len()];
        for ((lineup, _), played) in tasks.iter().zip(&played) {
            outcomes[*lineup].merge(played);
        }
        let of = |skill| {
            let mut all = Outcomes::default();
            let lineups = self.lineups.iter().zip(&outcomes);
            let alike = lineups.filter(|(lineup, _)| lineup.is_all(skill));
            alike.for_each(|(_, outcomes)| all.merge(outcomes));
            all
        };
        let rating = Rating::of(&of(Skill::Typical), &of(Skill::Expert));
        Ok(Played { quick: Rating::quick(sheet), rating, outcomes })
    }
}

impl Session<'_> {
    /// Plays the games of these numbers.
    fn play(
        &self,
        lineup: &Lineup,
        numbers: Range<u64>,
        watch: &Watch,
    ) -> Result<Outcomes, SessionError> {
        let &Games { mode, reasoning, .. } = self.games;
        let seed = self.sheet.options.seed;
        let skills = lineup.skills(self.sheet.options.players);
        let skill = |witch: u8| skills.get(usize::from(witch)).copied().unwrap_or(Skill::Typical);
        let mut outcomes = Outcomes::default();
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
    pub fn of(typical: &Outcomes, expert: &Outcomes) -> Option<Rating> {
        let costs = [typical, expert].map(|o| o.costs.summary().map(|s| s.mean));
        let costs: Vec<f64> = costs.into_iter().flatten().collect();
        let sum: f64 = costs.iter().sum();
        let hardness = (sum / costs.len().max(1) as f64).round() as u32;
        let usual = if typical.games() > 0 { typical } else { expert };
        (usual.games() > 0).then(|| Rating {
            difficulty: Difficulty::of(hardness, &Table::in_use().thresholds),
            hardness,
            turns: Span::of(&usual.turns),
            tests: Span::of(&usual.tests),
            wins: ((2_000 * usual.wins() + usual.games()) / (2 * usual.games())) as u32,
            basis: Basis::Games(typical.games() + expert.games()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::players::Players;
    use crate::witches::playtest::{Ended, Record};
    use crate::witches::sheet::SheetOptions;
    use std::num::NonZero;

    fn sheet(players: Players) -> Sheet {
        Sheet::make(&SheetOptions { players, ..SheetOptions::new(Seed(7)) }).unwrap()
    }

    fn games(mode: Mode) -> Games {
        let lineups = vec![Skill::Careless.into(), Skill::Typical.into()];
        Games { lineups, mode, games: 2 * GAMES + 3, reasoning: true }
    }

    #[test]
    fn threads_do_not_show() {
        let (sheet, games) = (sheet(Players::TWO), games(Mode::Cooperative));
        let play = |threads| {
            let watch = Watch::default();
            let threads = Threads::new(NonZero::new(threads).unwrap());
            let played = games.play(&sheet, threads, &watch).unwrap();
            assert_eq!(watch.done(), games.count());
            played
        };
        let played = play(1);
        assert_eq!(play(3), played);
        assert_eq!(played.outcomes.iter().map(Outcomes::games).collect::<Vec<_>>(), [19, 19]);
        let typical = Rating::of(&played.outcomes[1], &Outcomes::default());
        assert_eq!(played.rating, typical, "careless games rate nothing");
    }

    #[test]
    fn a_game_that_cannot_be_played_and_a_watch_that_stops_end_the_work() {
        let watch = Watch::default();
        let alone = games(Mode::Competitive).play(&sheet(Players::ONE), Threads::ONE, &watch);
        assert_eq!(alone, Err(SessionError::Game(Seed(7), PlayError::Alone)));
        watch.stop();
        let stopped = games(Mode::Cooperative).play(&sheet(Players::TWO), Threads::ONE, &watch);
        assert_eq!(stopped, Err(SessionError::Stopped));
    }

    fn outcomes(games: &[(Ended, u32)]) -> Outcomes {
        let mut outcomes = Outcomes::default();
        for &(ended, turns) in games {
            outcomes.add(&Record {
                ended,
                turns,
                tests: Vec::new(),
                tested: Vec::new(),
                used: Vec::new(),
                acted: vec![(turns, 0)],
                hopeless: None,
                certain: None,
            });
        }
        outcomes
    }

    #[test]
    fn both_skills_make_the_hardness_and_typical_ones_the_lengths() {
        let won = Ended::Won { by: 0 };
        let typical = outcomes(&[(won, 100), (Ended::Lost, 120), (Ended::Lost, 140)]);
        let expert = outcomes(&[(won, 50), (won, 50)]);
        let nobody = Outcomes::default();
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
}
