//! Sheets that are drawn to see whether a theme fits on them.

use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::page::{DrawOptions, Theme};
use cauldron_press::press::{self, PrintOptions};
use cauldron_press::texts::Language;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::ways::Beside;

use crate::cli::{Failure, code};

/// How many play on the sheets of each level: the largest sections, the smallest, and teams.
const PLAYERS: [u8; 3] = [1, 5, 8];
/// A sheet has no larger file.
const LARGEST: usize = 250_000;

/// What does not fit on sheets of all levels, in each language that the theme speaks.
pub fn faults(theme: &'static Theme) -> Result<Vec<String>, Failure> {
    let mut languages: Vec<&'static Language> =
        theme.languages().into_iter().filter_map(Language::of).collect();
    if languages.is_empty() {
        languages.push(Language::first());
    }
    let boards = Level::ALL.into_iter().flat_map(|level| PLAYERS.map(|players| (level, players)));
    let mut told = Vec::new();
    for (level, players) in boards {
        let sheet = sheet(level, players)?;
        told.extend(languages.iter().filter_map(|language| fault(theme, language, &sheet)));
    }
    Ok(told)
}

/// Each board has a seed of its own, so that other effects and special cells are in play.
fn sheet(level: Level, players: u8) -> Result<Sheet, Failure> {
    let seed = Seed(u64::from(level.number()) * 10 + u64::from(players));
    let players = Players::new(players).map_err(Failure::fault)?;
    let settings = level.settings();
    let usual = SheetOptions { settings, players, ..SheetOptions::new(seed) };
    let beside = Beside { oracle: usual.may_have_oracle(), ..Beside::default() };
    code::sheet(&SheetOptions { beside, ..usual })
}

fn fault(theme: &'static Theme, language: &'static Language, sheet: &Sheet) -> Option<String> {
    let which = |told: String| format!("{}, {}: {told}", sheet.label(), language.tag());
    let spoken = match theme.speaks(language) {
        Ok(spoken) => spoken,
        Err(error) => return Some(error.to_string()),
    };
    let ink = theme.ink().unwrap_or_default();
    let draw = DrawOptions { theme, ink, language: spoken, ..DrawOptions::default() };
    let options = PrintOptions {
        draw,
        dpi: None,
        layout: None,
        coverage: false,
        svg: false,
        standard: press::Standard::Plain,
    };
    match sheet.print(&options) {
        Err(error) => Some(which(error.to_string())),
        Ok(printed) if printed.pdf.len() > LARGEST => {
            let bytes = printed.pdf.len();
            Some(which(format!(
                "its PDF has {bytes} bytes, and should have at most {LARGEST}; use simpler drawings"
            )))
        }
        Ok(_) => None,
    }
}
