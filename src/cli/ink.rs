//! The ink that pages are printed with, and how much of it they take.

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use cauldron_press::page::Ink;
use cauldron_press::press::{Coverage, PageInk, Printed};

use super::Console;
use super::args::ResultArgs;
use super::said::terminal_ink;

/// The ink.
#[derive(Args)]
#[command(next_help_heading = "Printing")]
pub struct InkArgs {
    /// Ink: full colour, shades of gray, outlines that save ink, or outlines in black alone
    #[arg(long = "ink", value_enum, default_value = "colour")]
    kind: Kind,
    /// Say how much ink the pages take, which is said anyway if --ink is not colour
    #[arg(long, help_heading = "Output")]
    ink_report: bool,
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
    /// The ink that was chosen.
    pub fn kind(&self) -> Ink {
        match self.kind {
            Kind::Colour => Ink::Colour,
            Kind::Gray => Ink::Gray,
            Kind::Saver => Ink::Saver,
            Kind::Black => Ink::Black,
        }
    }

    /// What the names of files tell of it; nothing of full colour.
    pub fn suffix(&self) -> String {
        match self.kind() {
            Ink::Colour => String::new(),
            other => format!("-{}", other.word()),
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
