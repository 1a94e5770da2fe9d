//! Options of a game of Wondering Witches: settings that override those of its level, and required
//! properties.

use super::options;
use super::yes_or_no;
use crate::witches::puzzle::MostAnswers;
use crate::witches::series::{
    Cauldrons, GameShare, SeriesOptions, SheetConstraints, Turns, ValueRange,
};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

options! {
    /// Settings that override those of the level.
    #[command(next_help_heading = "Custom level")]
    pub struct CustomOptions {
        /// Number of ingredients, 4 to 10, instead of the level's
        #[arg(value_name = "N", allow_hyphen_values = true)]
        ingredients: Option<u8>,
        /// Length of the recipe, instead of the level's: 3, 4, 5, 6 or hidden (4 to 6)
        #[arg(value_name = "L", allow_hyphen_values = true)]
        length: Option<RecipeLength>,
        /// Kinds of decoys, instead of the level's: ignore or all
        #[arg(value_name = "KIND")]
        decoys: Option<DecoyKinds>,
        /// Amount of effects, instead of the level's: none, some or many
        #[arg(value_name = "AMOUNT")]
        effects: Option<EffectsLevel>,
        /// Special cells on the board, instead of the level's: yes or no
        #[arg(value_name = "YES/NO", value_parser = yes_or_no)]
        special_cells: Option<bool>,
        /// The most answers that a puzzle may have, 1 to 4
        #[arg(value_name = "N", allow_hyphen_values = true)]
        answers: MostAnswers = MostAnswers::default(),
    }

    /// Properties that sheets must have, such as difficulty or length.
    #[command(next_help_heading = "To order")]
    pub struct OrderOptions {
        /// Difficulty: 1 to 5 cauldrons, or a range such as 2..4. Seeds are tried, beginning with
        /// the given one, until one fits
        #[arg(value_name = "CAULDRONS", allow_hyphen_values = true)]
        difficulty: Option<ValueRange<Cauldrons>>,
        /// Expected length in turns: a number, or a range such as 25..40
        #[arg(value_name = "TURNS", allow_hyphen_values = true)]
        turns: Option<ValueRange<Turns>>,
        /// Share of games that typical players win: a range such as 0.4..0.7
        #[arg(value_name = "SHARES", allow_hyphen_values = true)]
        win_rate: Option<ValueRange<GameShare>>,
        /// Share of games in which typical players reach a point where nothing on the board can
        /// win: a range such as ..0.5. Games are played on each sheet
        #[arg(value_name = "SHARES", allow_hyphen_values = true)]
        hopeless: Option<ValueRange<GameShare>>,
        /// Share of games in which experts become certain of the answer: a range such as 0.8.. .
        /// Games are played on each sheet
        #[arg(value_name = "SHARES", allow_hyphen_values = true)]
        certain: Option<ValueRange<GameShare>>,
        /// Only sheets that an expert can win without a guess
        no_guess: bool,
        /// Accept sheets as they are drawn, for benchmarks and publishers: no games are played on
        /// them, none is rejected, and they have no rating
        #[arg(conflicts_with_all =
            ["difficulty", "turns", "win_rate", "hopeless", "certain", "no_guess"])]
        as_drawn: bool,
    }
}

impl CustomOptions {
    /// Returns the options that result in `settings` at any level.
    pub fn of(settings: &Settings, answers: MostAnswers) -> CustomOptions {
        CustomOptions {
            ingredients: Some(settings.ingredients()),
            length: Some(settings.length()),
            decoys: Some(settings.decoys()),
            effects: Some(settings.effects()),
            special_cells: Some(settings.special_cells()),
            answers,
        }
    }

    /// Returns `series` with these options.
    pub fn apply_to(&self, series: SeriesOptions) -> SeriesOptions {
        let &CustomOptions { ingredients, length, decoys, effects, special_cells, answers } = self;
        SeriesOptions { ingredients, length, decoys, effects, special_cells, answers, ..series }
    }
}

impl OrderOptions {
    /// Returns `series` with these options.
    pub fn apply_to(&self, series: SeriesOptions) -> SeriesOptions {
        SeriesOptions { order: self.order(), as_drawn: self.as_drawn, ..series }
    }

    /// Returns the required properties.
    pub fn order(&self) -> SheetConstraints {
        let &OrderOptions { difficulty, turns, win_rate, hopeless, certain, no_guess, as_drawn: _ } =
            self;
        SheetConstraints { difficulty, turns, win_rate, hopeless, certain, no_guess }
    }
}
