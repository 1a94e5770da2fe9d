//! A rating at once, from what can be seen of a sheet.

use super::{Basis, Difficulty, Rating, Span};
use crate::witches::settings::{DecoyKinds, EffectsLevel};
use crate::witches::sheet::Sheet;

/// The version of the table below.
const VERSION: u32 = 1;

impl Rating {
    /// What a sheet is probably like to play, without a game: it takes far less than making the
    /// sheet did. Of a tournament's sheet only what is public counts.
    pub fn quick(sheet: &Sheet) -> Rating {
        let settings = &sheet.options.settings;
        let witches = u32::from(sheet.options.players.count());
        let many = 15 * (u32::from(settings.ingredients()) - 4);
        let long = 45 * (u32::from(settings.length().longest()) - 3);
        let decoys = if settings.decoys() == DecoyKinds::All { 120 } else { 0 };
        let effects = match settings.effects() {
            EffectsLevel::None => 0,
            EffectsLevel::Some => 140,
            EffectsLevel::Many => 280,
        };
        let hardness = 200 + many + long + decoys + effects;
        let turns = (40 + hardness / 4) / witches;
        let tests = 3 + hardness / 90;
        let around = |middle: u32| Span { low: middle / 2, middle, high: middle * 3 / 2 };
        Rating {
            difficulty: Difficulty::of(hardness),
            hardness,
            turns: around(turns),
            tests: around(tests),
            wins: 1000 - hardness.min(1000),
            basis: Basis::Estimate(VERSION),
        }
    }
}
