//! Options of printed pages: paper, look, and the standard of the PDF.

use std::error::Error;

use serde_json::{Map, Value};

use super::{OptionChoice, STANDARDS};
use super::{OptionGroup, options};
use crate::page::{Bleed, Duplex, Ink, Theme};
use crate::press::{Paper, Standard};

options! {
    /// Paper, and its path through the printer.
    #[command(next_help_heading = "Printing")]
    #[derive(Copy)]
    pub struct PageOptions {
        /// Paper: a name such as a4, a3, b4, sra3, letter or tabloid, or a size such as 210x297mm
        /// or 8.5x11in
        #[arg(value_parser = paper)]
        paper: Paper = Paper::A4,
        /// Print in letters of at least 14 points. A sheet fits any paper; below a2 each section
        /// gets its own pages. All other output needs a2 or larger, and uses a2 if --paper is
        /// omitted
        large_print: bool,
        /// Edge over which the printer turns the paper between front and back
        #[arg(value_parser = super::choice(Duplex::CHOICES))]
        duplex: Duplex = Duplex::LongEdge,
        /// Bleed around the trimmed page in mm, 0 to 10; with crop marks
        #[arg(value_name = "MM", allow_hyphen_values = true)]
        bleed: Bleed = Bleed::default(),
    }

    /// Ink and theme.
    #[command(next_help_heading = "Printing")]
    #[derive(Copy)]
    pub struct LookOptions {
        /// Ink: full colour, shades of gray, outlines that save ink, or outlines in black alone
        /// [default: that of the theme, or colour]
        #[arg(value_name = "KIND", value_parser = super::choice(Ink::CHOICES))]
        ink: Option<Ink>,
        /// Look and names: a built-in theme, as listed by cauldron theme list, or the folder of a
        /// theme
        #[arg(value_name = "NAME|FOLDER", value_parser = Theme::of)]
        theme: Option<&'static Theme>,
    }

    /// Standard of the PDF.
    #[command(next_help_heading = "Printing")]
    #[derive(Copy)]
    pub struct StandardOptions {
        /// Make the PDF for a print shop (pdf/x-4, or pdf/vt-1, which marks the sheets of each
        /// game) or for an archive (pdf/a-2)
        #[arg(value_parser = super::choice(STANDARDS))]
        standard: Option<Standard>,
    }
}

impl LookOptions {
    /// Returns the theme, by default the usual one.
    pub fn theme(&self) -> &'static Theme {
        self.theme.unwrap_or_else(Theme::usual)
    }

    /// Returns the ink, by default that of the theme.
    pub fn ink(&self) -> Ink {
        self.ink.or(self.theme().ink()).unwrap_or_default()
    }

    /// Returns the effective value of each option by its name, and the digest of a theme in a
    /// folder.
    pub fn effective(&self) -> Map<String, Value> {
        let theme = self.theme();
        let mut effective = LookOptions { ink: Some(self.ink()), theme: Some(theme) }.json();
        effective.insert("theme-digest".to_owned(), theme.digest().into());
        effective
    }

    /// Suffix of file names. Default values are omitted.
    pub(super) fn suffix(&self) -> String {
        let LookOptions { ink: _, theme: _ } = self;
        let theme = match self.theme().name() {
            Theme::USUAL => String::new(),
            name => format!(
                "-{}",
                name.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or("theme")
            ),
        };
        match self.ink() {
            ink if ink == self.theme().ink().unwrap_or_default() => theme,
            other => format!("{theme}-{}", other.word()),
        }
    }
}

/// Parses a paper, and checks that the pages fit on it.
///
/// # Errors
/// If the text is no paper, or the paper is too small for a page.
pub fn paper(name: &str) -> Result<Paper, Box<dyn Error + Send + Sync>> {
    let paper: Paper = name.parse()?;
    Ok(paper.for_pages()?)
}
