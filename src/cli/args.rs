//! Arguments shared by several commands: level and settings, threads, and the date of a sheet.

use std::num::NonZero;
use std::str::FromStr;

use clap::Args;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::options::CustomOptions;
use cauldron_press::race::MOST_THREADS;
use cauldron_press::witches::daily::{Date, DateError, Day};
use cauldron_press::witches::series::{Levels, SeriesOptions};
use cauldron_press::witches::settings::{Level, Settings};
use cauldron_press::witches::sheet::SheetOptions;

use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError};
use crate::cli::numbers::whole_number;

/// Level, and settings that override it.
#[derive(Args)]
pub struct SettingsArgs {
    /// Difficulty: 0 First Game, 1 Beginner, 2 Amateur Witch, 3 Spice Sorcerer, 4 Potion
    /// Master, 5 High Witch
    #[arg(long, short, default_value = "0", allow_hyphen_values = true)]
    pub level: Level,
    #[command(flatten)]
    pub custom: CustomOptions,
}

impl SettingsArgs {
    /// Returns the level's settings with the custom ones applied.
    pub fn settings(&self) -> Result<Settings> {
        let options = self.series_options(None, Players::FOUR);
        options.settings(0).map_err(|error| Failure::from_message(error.message()))
    }

    /// Returns [`SheetOptions`] for an ordinary sheet of these settings.
    pub fn sheet_options(&self, seed: Seed, players: Players) -> Result<SheetOptions> {
        let (settings, most_answers) = (self.settings()?, self.custom.answers);
        Ok(SheetOptions { players, settings, most_answers, ..SheetOptions::new(seed) })
    }

    /// Returns [`SeriesOptions`] for ordinary sheets on `levels`, or on `--level` if `levels` is
    /// `None`.
    pub fn series_options(&self, levels: Option<Levels>, players: Players) -> SeriesOptions {
        self.custom.apply_to(SeriesOptions {
            players,
            levels: levels.unwrap_or_else(|| self.level.into()),
            ..SeriesOptions::default()
        })
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
            let error_text = page_address(url).unwrap_err().to_string();
            assert!(error_text.contains(why), "{url:?}: {error_text}");
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
