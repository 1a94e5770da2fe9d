//! Arguments shared by several commands: level and settings, order, result output, the web address
//! in codes, and the date of a sheet.

use std::num::NonZero;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::race::MOST_THREADS;
use cauldron_press::texts::msg::terminal_yes_or_no;
use cauldron_press::witches::daily::{Date, DateError, Day};
use cauldron_press::witches::puzzle::MostAnswers;
use cauldron_press::witches::series::{
    Cauldrons, GameShare, Levels, SeriesOptions, SheetConstraints, Turns, ValueRange,
};
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use cauldron_press::witches::sheet::SheetOptions;

use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError, quoted};
use crate::cli::numbers::whole_number;

/// Level, and settings that override it.
#[derive(Args)]
pub struct SettingsArgs {
    /// Difficulty: 0 First Game, 1 Beginner, 2 Amateur Witch, 3 Spice Sorcerer, 4 Potion
    /// Master, 5 High Witch
    #[arg(long, short, default_value = "0", allow_hyphen_values = true)]
    pub level: Level,
    #[command(flatten)]
    pub custom: CustomArgs,
}

/// Settings that override those of the level.
#[derive(Args)]
#[command(next_help_heading = "Custom level")]
pub struct CustomArgs {
    /// Number of ingredients, 4 to 10, instead of the level's
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    ingredients: Option<u8>,
    /// Length of the recipe, instead of the level's: 3, 4, 5, 6 or hidden (4 to 6)
    #[arg(long, value_name = "L", allow_hyphen_values = true)]
    length: Option<RecipeLength>,
    /// Kinds of decoys, instead of the level's: ignore or all
    #[arg(long, value_name = "KIND")]
    decoys: Option<DecoyKinds>,
    /// Amount of effects, instead of the level's: none, some or many
    #[arg(long, value_name = "AMOUNT")]
    effects: Option<EffectsLevel>,
    /// Special cells on the board, instead of the level's: yes or no
    #[arg(long, value_name = "YES/NO", value_parser = yes_or_no)]
    special_cells: Option<bool>,
    /// The most answers that a puzzle may have, 1 to 4
    #[arg(long, value_name = "N", default_value = "1", allow_hyphen_values = true)]
    pub answers: MostAnswers,
}

impl CustomArgs {
    /// Returns the given options as command-line text, each with a leading space: `" --length 4"`.
    pub fn typed(&self) -> String {
        let yes_or_no = |there: bool| if there { "yes" } else { "no" }.to_owned();
        let options = [
            ("ingredients", self.ingredients.map(|n| n.to_string())),
            ("length", self.length.map(RecipeLength::word)),
            ("decoys", self.decoys.map(|decoys| decoys.word().to_owned())),
            ("effects", self.effects.map(|effects| effects.word().to_owned())),
            ("special-cells", self.special_cells.map(yes_or_no)),
            ("answers", (self.answers.count() > 1).then(|| self.answers.count().to_string())),
        ];
        let typed = |(name, value): (&str, Option<String>)| Some(format!(" --{name} {}", value?));
        options.into_iter().filter_map(typed).collect()
    }
}

pub fn yes_or_no(text: &str) -> Result<bool, ValueError> {
    match text.to_lowercase().as_str() {
        "yes" | "y" | "true" | "on" => Ok(true),
        "no" | "n" | "false" | "off" => Ok(false),
        _ => Err(ValueError(terminal_yes_or_no(quoted(text)))),
    }
}

impl SettingsArgs {
    /// Returns the level's settings with the custom ones applied.
    pub fn settings(&self) -> Result<Settings> {
        let options = self.series_options(None, Players::FOUR);
        options.settings(0).map_err(|error| Failure::said(error.message()))
    }

    /// Returns [`SheetOptions`] for an ordinary sheet of these settings.
    pub fn sheet_options(&self, seed: Seed, players: Players) -> Result<SheetOptions> {
        let (settings, most_answers) = (self.settings()?, self.custom.answers);
        Ok(SheetOptions { players, settings, most_answers, ..SheetOptions::new(seed) })
    }

    /// Returns [`SeriesOptions`] for ordinary sheets on `levels`, or on `--level` if `levels` is
    /// `None`.
    pub fn series_options(&self, levels: Option<Levels>, players: Players) -> SeriesOptions {
        SeriesOptions {
            players,
            levels: levels.unwrap_or_else(|| self.level.into()),
            ingredients: self.custom.ingredients,
            length: self.custom.length,
            decoys: self.custom.decoys,
            effects: self.custom.effects,
            special_cells: self.custom.special_cells,
            answers: self.custom.answers,
            ..SeriesOptions::default()
        }
    }
}

/// Properties that sheets must have, such as difficulty or length.
#[derive(Args)]
#[command(next_help_heading = "To order")]
pub struct OrderArgs {
    /// Difficulty: 1 to 5 cauldrons, or a range such as 2..4. Seeds are tried, beginning with the
    /// given one, until one fits
    #[arg(long, value_name = "CAULDRONS", allow_hyphen_values = true)]
    pub difficulty: Option<ValueRange<Cauldrons>>,
    /// Expected length in turns: a number, or a range such as 25..40
    #[arg(long, value_name = "TURNS", allow_hyphen_values = true)]
    pub turns: Option<ValueRange<Turns>>,
    /// Share of games that typical players win: a range such as 0.4..0.7
    #[arg(long, value_name = "SHARES", allow_hyphen_values = true)]
    pub win_rate: Option<ValueRange<GameShare>>,
    /// Share of games in which typical players reach a point where nothing on the board can win: a
    /// range such as ..0.5. Games are played on each sheet
    #[arg(long, value_name = "SHARES", allow_hyphen_values = true)]
    pub hopeless: Option<ValueRange<GameShare>>,
    /// Share of games in which experts become certain of the answer: a range such as 0.8.. . Games
    /// are played on each sheet
    #[arg(long, value_name = "SHARES", allow_hyphen_values = true)]
    pub certain: Option<ValueRange<GameShare>>,
    /// Only sheets that an expert can win without a guess
    #[arg(long)]
    pub no_guess: bool,
    /// Accept sheets as they are drawn, for benchmarks and publishers: no games are played on them,
    /// none is rejected, and they have no rating
    #[arg(long, conflicts_with_all =
        ["difficulty", "turns", "win_rate", "hopeless", "certain", "no_guess"])]
    pub as_drawn: bool,
}

impl OrderArgs {
    pub fn order(&self) -> SheetConstraints {
        let &OrderArgs { difficulty, turns, win_rate, hopeless, certain, no_guess, .. } = self;
        SheetConstraints { difficulty, turns, win_rate, hopeless, certain, no_guess }
    }
}

/// Draws a seed from the system's randomness. With `referee` it has all 64 bits, so that it cannot
/// be found by trying all seeds; otherwise [`Seed::FRESH_BITS`].
pub fn fresh_seed(referee: bool) -> Result<Seed> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|e| {
        Failure::Machine(format!("the machine gives no randomness ({e}); choose a --seed"))
    })?;
    let bits = u64::from_le_bytes(bytes);
    Ok(Seed(if referee { bits } else { bits >> (64 - Seed::FRESH_BITS) }))
}

/// Accepted words, each with its aliases and its value.
pub type Choices<T> = &'static [(&'static str, &'static [&'static str], T)];

/// Returns a clap parser that maps a word or alias of `choices` to its value. Help and errors list
/// the words without the aliases.
pub fn choice<T: Clone + Send + Sync + 'static>(
    choices: Choices<T>,
) -> impl TypedValueParser<Value = T> {
    let words = choices
        .iter()
        .map(|(word, aliases, _)| PossibleValue::new(*word).aliases(aliases.iter().copied()));
    PossibleValuesParser::new(words).map(move |typed: String| {
        let means =
            |(word, aliases, _): &&(&str, &[&str], T)| *word == typed || aliases.contains(&&*typed);
        choices.iter().find(means).unwrap_or(&choices[0]).2.clone()
    })
}

/// Parses the value of `--threads`, 1 to [`MOST_THREADS`].
pub fn threads(text: &str) -> Result<Threads, ValueError> {
    let count = whole_number(text, 1..=MOST_THREADS)?;
    Ok(Threads::new(NonZero::new(count).unwrap_or(NonZero::<usize>::MIN)))
}

/// Day of a sheet: the current date of this computer, or a given date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayChoice {
    Today,
    On(Date),
}

impl DayChoice {
    /// Word on the command line for the current date.
    pub const TODAY: &str = "today";

    /// Returns the date and its game for `players`.
    pub fn day(self, players: Players, console: &Console) -> Result<(Date, Day)> {
        let date = match self {
            DayChoice::Today => today()?,
            DayChoice::On(date) => date,
        };
        let day = Day::of(date, players)
            .map_err(|error| Failure::Input(console.text(error.message())))?;
        Ok((date, day))
    }
}

impl FromStr for DayChoice {
    type Err = DateError;

    fn from_str(text: &str) -> Result<DayChoice, DateError> {
        match text.trim() {
            DayChoice::TODAY => Ok(DayChoice::Today),
            date => date.parse().map(DayChoice::On),
        }
    }
}

/// Returns the current date in the local time zone, as a phone in the same place shows it.
fn today() -> Result<Date> {
    jiff::ZonedDateTime::now().date().to_string().parse().map_err(Failure::machine)
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use proptest::prelude::*;

    use cauldron_press::common::seed::Seed;
    use cauldron_press::seal::{Payload, page_address, qr, to_url};
    use cauldron_press::witches::settings::Level;
    use cauldron_press::witches::sheet::{Sheet, SheetOptions};

    static PAYLOAD: LazyLock<Payload> = LazyLock::new(|| {
        let settings = Level::HighWitch.settings();
        let options = SheetOptions { settings, ..SheetOptions::new(Seed(1)) };
        Sheet::make(&options).unwrap().payload
    });

    #[test]
    fn web_addresses_are_taken_as_they_are() {
        for url in [
            "https://example.org",
            "HTTPS://EXAMPLE.ORG/PLAY/",
            "http://192.168.0.10:8080/",
            "http://[fe80::1]:8080/x?y=%20z",
            "https://xn--bcher-kva.example/a_b~c",
            "http://localhost:8080",
        ] {
            assert_eq!(page_address(url), Ok(url.into()));
        }
    }

    #[test]
    fn others_are_told_what_is_wrong() {
        for (url, why) in [
            ("ftp://x", "begins with https://"),
            ("example.org", "begins with https://"),
            ("http://", "names no web server"),
            ("http:///x", "names no web server"),
            ("https://?x", "names no web server"),
            ("https://-x.org", "names no web server"),
            ("https://a..b", "names no web server"),
            ("https://[::g]/", "names no web server"),
            ("https://a b/", "names no web server"),
            ("http://x/#frag", "#"),
            ("http://x/#", "#"),
            ("https://me@x.org", "user"),
            ("https://x.org:/", "port"),
            ("https://x.org:70000/", "port"),
            ("https://x.org/\u{202e}a", "u{202e}"),
            ("https://bücher.example", "xn--"),
            ("https://x.org/a b", "' '"),
            ("https://x.org/\n", "'\\n'"),
            ("https://x.org/%2", "'%'"),
            ("https://x.org/\"", "'\"'"),
        ] {
            let told = page_address(url).unwrap_err().to_string();
            assert!(told.contains(why), "{url:?}: {told}");
        }
    }

    proptest! {
        #[test]
        fn every_accepted_address_gives_a_code_that_reads_back(
            url in "(?i:https?)(://|:/)[a-z0-9.:@\\[\\]-]{0,12}([/?#%a-zA-Z0-9&=+ \u{202e}é]{0,20})?"
        ) {
            if let Ok(url) = page_address(&url) {
                let link = to_url(&url, &PAYLOAD.to_string());
                prop_assert!(link.starts_with(&url));
                prop_assert_eq!(link.parse::<Payload>().unwrap(), PAYLOAD.clone());
                prop_assert!(qr::matrix(&link).is_ok());
            }
        }
    }
}
