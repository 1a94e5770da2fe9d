//! What the terminal shows: text in a language, with colours where they are welcome.

use std::cell::{Cell, RefCell};
use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;

use cauldron_press::texts::{Language, Value};

use super::Failure;
use super::wording::presentable;

/// The terminal, or whatever the output goes to.
pub struct Console {
    out: RefCell<Box<dyn Write>>,
    colours: bool,
    language: Cell<&'static Language>,
    /// Whether the language was chosen, so that nothing else changes it.
    is_chosen: bool,
    failed: RefCell<Option<io::Error>>,
}

impl Console {
    /// In a language that was chosen, or in the first. Colours go to a terminal only, and not
    /// where `NO_COLOR` is set.
    pub fn new(chosen: Option<&'static Language>) -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        let colours = !refused && io::stdout().is_terminal();
        let language = chosen.unwrap_or_else(Language::first);
        let is_chosen = chosen.is_some();
        Console { colours, is_chosen, ..Console::onto(Box::new(io::stdout()), language) }
    }

    /// The same, and where none was chosen in this language, which a sheet may change.
    pub fn usually(self, language: Option<&'static Language>) -> Self {
        match language.filter(|_| !self.is_chosen) {
            Some(language) => Console { language: language.into(), ..self },
            None => self,
        }
    }

    /// Plain text, to anywhere.
    pub fn onto(out: Box<dyn Write>, language: &'static Language) -> Self {
        let (out, failed) = (RefCell::new(out), RefCell::default());
        Console { out, colours: false, language: language.into(), is_chosen: true, failed }
    }

    /// The language of what is said and drawn.
    pub fn language(&self) -> &'static Language {
        self.language.get()
    }

    /// Goes on in the language of a sheet, by its number, unless one was chosen.
    pub fn follow(&self, number: Option<u8>) {
        let language = number.and_then(Language::numbered).filter(|_| !self.is_chosen);
        self.language.set(language.unwrap_or(self.language()));
    }

    /// What a message says, or whatever else is said as it is.
    pub fn text(&self, value: impl Into<Value>) -> String {
        self.language().text(value)
    }

    /// A message as a line on standard output.
    pub fn tell(&self, message: impl Into<Value>) {
        self.say(self.text(message));
    }

    /// A line on standard output. Whether it could be written shows at the [end](Self::close).
    pub fn say(&self, line: impl std::fmt::Display) {
        let written = writeln!(self.out.borrow_mut(), "{line}");
        self.note(written);
    }

    /// Output without a new line, such as a prompt.
    pub fn prompt(&self, text: &str) {
        let mut out = self.out.borrow_mut();
        self.note(write!(out, "{text}").and_then(|()| out.flush()));
    }

    /// Whether nobody gets what is said any more.
    pub fn is_lost(&self) -> bool {
        self.failed.borrow().is_some()
    }

    fn note(&self, written: io::Result<()>) {
        if let Err(error) = written {
            self.failed.borrow_mut().get_or_insert(error);
        }
    }

    /// Ends the output. A reader that left (a closed pipe) is no reason to fail.
    pub fn close(&self) -> Result<(), Failure> {
        let flushed = self.out.borrow_mut().flush();
        self.note(flushed);
        match self.failed.take() {
            Some(error) => unwritten(&error),
            None => Ok(()),
        }
    }

    /// A line on standard error.
    pub fn complain(&self, sentence: &str) {
        // Nobody is left to tell where even this fails.
        let _ = writeln!(io::stderr(), "cauldron: {}", presentable(sentence));
    }

    /// A message as a line on standard error.
    pub fn remark(&self, message: impl Into<Value>) {
        let _ = writeln!(io::stderr(), "{}", presentable(&self.text(message)));
    }

    /// Lines that name the files which were written.
    pub fn files(&self, written: &[impl AsRef<Path>]) {
        for path in written {
            self.say(format_args!("  {}", path.as_ref().display()));
        }
    }

    /// Emphasised text.
    pub fn bold(&self, text: impl Into<Value>) -> String {
        self.paint(text, "1")
    }

    /// Good news.
    pub fn green(&self, text: impl Into<Value>) -> String {
        self.paint(text, "1;32")
    }

    /// Bad news.
    pub fn red(&self, text: impl Into<Value>) -> String {
        self.paint(text, "1;31")
    }

    /// An aside.
    pub fn dim(&self, text: impl Into<Value>) -> String {
        self.paint(text, "2")
    }

    /// Black on white, whatever the terminal's own colours are; `None` where colours are not
    /// welcome.
    #[cfg(feature = "server")]
    pub fn black_on_white(&self, text: &str) -> Option<String> {
        self.colours.then(|| format!("\u{1b}[38;5;16;48;5;231m{text}\u{1b}[0m"))
    }

    fn paint(&self, text: impl Into<Value>, code: &str) -> String {
        let text = self.text(text);
        if self.colours { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text }
    }
}

/// What it means that standard output could not be written.
pub fn unwritten(error: &io::Error) -> Result<(), Failure> {
    let why = match error.kind() {
        ErrorKind::BrokenPipe => return Ok(()),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        _ => error.to_string(),
    };
    Err(Failure::Machine(format!("cannot write to standard output: {why}")))
}

/// The language that is chosen by what was typed, even if the rest is not understood.
pub fn chosen(typed: &[OsString]) -> Option<&'static Language> {
    let typed: Vec<&str> = typed.iter().filter_map(|word| word.to_str()).collect();
    let after = |(i, word): (usize, &&str)| {
        let rest = ["--lang", "--language"].iter().find_map(|option| word.strip_prefix(*option))?;
        match rest.strip_prefix('=') {
            Some(tag) => Language::of(tag),
            None if rest.is_empty() => Language::of(typed.get(i + 1)?),
            None => None,
        }
    };
    typed.iter().enumerate().find_map(after)
}

/// The language of a tag, for `--lang`.
pub fn language(tag: &str) -> Result<&'static Language, String> {
    Language::of(tag).ok_or_else(|| {
        let tags: Vec<&str> = Language::all().iter().map(Language::tag).collect();
        format!("there is no language {tag:?}; use {}", tags.join(" or "))
    })
}
