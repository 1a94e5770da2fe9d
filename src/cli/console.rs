//! What the terminal shows: plain text, with colours where they are welcome.

use std::io::{IsTerminal, Write};

/// The terminal, or whatever the output goes to.
pub struct Console {
    colours: bool,
}

impl Console {
    /// Colours go to a terminal only, and not where `NO_COLOR` is set.
    pub fn new() -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        Console { colours: !refused && std::io::stdout().is_terminal() }
    }

    /// A line on standard output. A reader that left is no reason to fail.
    pub fn say(&self, line: impl std::fmt::Display) {
        let _ = writeln!(std::io::stdout(), "{line}");
    }

    /// Output without a new line, such as a prompt.
    pub fn prompt(&self, text: &str) {
        let mut out = std::io::stdout();
        let _ = write!(out, "{text}").and_then(|()| out.flush());
    }

    /// A line on standard error.
    pub fn complain(&self, sentence: &str) {
        let _ = writeln!(std::io::stderr(), "cauldron: {sentence}");
    }

    /// Emphasised text.
    pub fn bold(&self, text: &str) -> String {
        self.paint(text, "1")
    }

    /// Good news.
    pub fn green(&self, text: &str) -> String {
        self.paint(text, "1;32")
    }

    /// Bad news.
    pub fn red(&self, text: &str) -> String {
        self.paint(text, "1;31")
    }

    /// An aside.
    pub fn dim(&self, text: &str) -> String {
        self.paint(text, "2")
    }

    /// Black on white, whatever the terminal's own colours are; `None` where colours are not
    /// welcome.
    #[cfg(feature = "server")]
    pub fn black_on_white(&self, text: &str) -> Option<String> {
        self.colours.then(|| format!("\u{1b}[38;5;16;48;5;231m{text}\u{1b}[0m"))
    }

    fn paint(&self, text: &str, code: &str) -> String {
        if self.colours { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }
}
