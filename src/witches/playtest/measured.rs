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
