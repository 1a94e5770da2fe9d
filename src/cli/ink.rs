//! The theme and the ink that pages are printed with, and how much ink they take.

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use cauldron_press::page::{Ink, Theme, ThemeError};
use cauldron_press::press::{Coverage, PageInk, Printed};
use cauldron_press::texts::Language;
use cauldron_press::texts::said::terminal_ink;

use super::args::ResultArgs;
use super::{Console, Failure};

/// Theme and ink.
#[derive(Args)]
#[command(next_help_heading = "Printing")]
pub struct InkArgs {
    /// Ink: full colour, shades of gray, outlines that save ink, or outlines in black alone
    /// [default: that of the theme, or colour]
    #[arg(long = "ink", value_enum)]
    kind: Option<Kind>,
    /// Look and names: a theme that is built in, as cauldron theme list shows them, or the folder
    /// of one
    #[arg(long, value_name = "NAME|FOLDER", value_parser = theme)]
    theme: Option<&'static Theme>,
    /// Say how much ink the pages take, which is said anyway if the ink is not colour
    #[arg(long, help_heading = "Output")]
    ink_report: bool,
}

/// A theme that can be worn.
fn theme(name: &str) -> Result<&'static Theme, ThemeError> {
    Theme::of(name)
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    #[value(alias = "color")]
    Colour,
    #[value(alias = "grey")]
    Gray,
    Saver,
    Black,
}

impl InkArgs {
    /// The ink that was chosen, else that of the theme.
    pub fn kind(&self) -> Ink {
        match self.kind {
            None => self.theme().ink().unwrap_or_default(),
            Some(Kind::Colour) => Ink::Colour,
            Some(Kind::Gray) => Ink::Gray,
            Some(Kind::Saver) => Ink::Saver,
            Some(Kind::Black) => Ink::Black,
        }
    }

    /// The theme.
    pub fn theme(&self) -> &'static Theme {
        self.theme.unwrap_or_else(Theme::usual)
    }

    /// The theme, and a language as it speaks it.
    pub fn spoken(
        &self,
        language: &'static Language,
    ) -> Result<(&'static Theme, &'static Language), Failure> {
        let theme = self.theme();
        let language = theme.speaks(language).map_err(|silent| {
            Failure::Input(format!("{silent}; choose one of them with --lang, or another --theme"))
        })?;
        Ok((theme, language))
    }

    /// What the names of files tell of theme and ink; nothing of what is usual.
    pub fn suffix(&self) -> String {
        let theme = match self.theme().name() {
            Theme::USUAL => String::new(),
            name => format!(
                "-{}",
                name.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or("theme")
            ),
        };
        match self.kind() {
            ink if ink == self.theme().ink().unwrap_or_default() => theme,
            other => format!("{theme}-{}", other.word()),
        }
    }

    /// Whether it was asked how much the pages take.
    pub fn is_asked(&self) -> bool {
        self.ink_report
    }

    /// Whether it is told how much the pages take.
    pub fn is_told(&self, result: &ResultArgs) -> bool {
        !result.quiet && (result.json || self.ink_report || self.kind() != Ink::default())
    }

    /// How much the pages of a game take.
    pub fn used(&self, printed: &Printed) -> InkUsed {
        InkUsed { kind: self.kind(), pages: printed.inks.clone() }
    }
}

/// The ink that pages take.
pub struct InkUsed {
    kind: Ink,
    pages: Vec<PageInk>,
}

impl InkUsed {
    /// All of it, in percent of each page.
    pub fn json(&self) -> Value {
        let page = |PageInk { page, coverage }: &PageInk| {
            let Coverage { cyan, magenta, yellow, black } = *coverage;
            json!({
                "page": page,
                "cyan": percent(cyan),
                "magenta": percent(magenta),
                "yellow": percent(yellow),
                "black": percent(black),
                "total": percent(coverage.total()),
            })
        };
        let pages: Vec<Value> = self.pages.iter().map(page).collect();
        json!({ "kind": self.kind.word(), "percent": pages })
    }

    /// One line of it, if it was measured.
    pub fn tell(&self, console: &Console) {
        let totals = || self.pages.iter().map(|page| page.coverage.total());
        let most = self.pages.iter().max_by_key(|page| page.coverage.total());
        let Some(most) = most else { return };
        let mean = totals().sum::<u32>() / u32::try_from(self.pages.len()).unwrap_or(u32::MAX);
        let shown = |total| format!("{:.1}", percent(total));
        let most = (shown(most.coverage.total()), most.page.as_str());
        console.tell(terminal_ink(self.kind.word(), shown(mean), most.0, most.1));
    }
}

fn percent(hundredths: u32) -> f64 {
    f64::from(hundredths) / 100.0
}
