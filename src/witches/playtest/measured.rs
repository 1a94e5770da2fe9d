//! Ratings from games.

use super::estimate::difficulty;
use super::outcomes::Outcomes;
use super::rating::{Basis, Rating, Span};

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
            difficulty: difficulty(hardness),
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
    use crate::witches::playtest::{Ended, Record};

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
