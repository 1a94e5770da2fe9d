//! Terminal output: translated text, colours if the terminal accepts them, escaping of control
//! characters in all input, and the progress of long work.

use std::cell::{Cell, RefCell};
use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cauldron_press::texts::msg::terminal_no_language;
use cauldron_press::texts::{Language, Value};

use crate::cli::failure::{self, Failure, Result, ValueError, alternatives};

/// Standard output, or another writer, with its language and colours.
pub struct Console {
    out: RefCell<Box<dyn Write>>,
    colours: bool,
    language: Cell<&'static Language>,
    /// Whether the user chose the language, so that codes and stored settings do not change it.
    is_chosen: bool,
    failed: RefCell<Option<io::Error>>,
}

impl Console {
    /// Creates a console for standard output in the chosen language, or in the first. Colours are
    /// used only if the output is a terminal and `NO_COLOR` is not set.
    pub fn new(chosen: Option<&'static Language>) -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        let colours = !refused && io::stdout().is_terminal();
        let language = chosen.unwrap_or_else(Language::first);
        let is_chosen = chosen.is_some();
        Console { colours, is_chosen, ..Console::with_writer(Box::new(io::stdout()), language) }
    }

    /// Sets the language if the user chose none. [`follow`](Self::follow) may change it later.
    pub fn usually(self, language: Option<&'static Language>) -> Self {
        match language.filter(|_| !self.is_chosen) {
            Some(language) => Console { language: language.into(), ..self },
            None => self,
        }
    }

    /// Creates a console without colours for any writer.
    pub fn with_writer(out: Box<dyn Write>, language: &'static Language) -> Self {
        let (out, failed) = (RefCell::new(out), RefCell::default());
        Console { out, colours: false, language: language.into(), is_chosen: true, failed }
    }

    /// Sends further output to standard error, because a file goes to standard output.
    pub fn divert(&self) {
        self.out.replace(Box::new(io::stderr()));
    }

    pub fn language(&self) -> &'static Language {
        self.language.get()
    }

    /// Switches to the language of a sheet, by its number, unless the user chose one.
    pub fn follow(&self, number: u8) {
        let language = Language::numbered(number).filter(|_| !self.is_chosen);
        self.language.set(language.unwrap_or(self.language()));
    }

    /// Translates a message into the console's language; other values are formatted unchanged.
    pub fn text(&self, value: impl Into<Value>) -> String {
        self.language().text(value)
    }

    /// Prints a message as a line on standard output.
    pub fn print_message(&self, message: impl Into<Value>) {
        self.print_line(self.text(message));
    }

    /// Prints a line on standard output. [`close`](Self::close) reports a failed write.
    pub fn print_line(&self, line: impl std::fmt::Display) {
        let written = writeln!(self.out.borrow_mut(), "{line}");
        self.record_failure(written);
    }

    /// Prints text without a line break, such as a prompt.
    pub fn prompt(&self, text: &str) {
        let mut out = self.out.borrow_mut();
        self.record_failure(write!(out, "{text}").and_then(|()| out.flush()));
    }

    /// Whether a write failed, so that further output is lost.
    pub fn is_lost(&self) -> bool {
        self.failed.borrow().is_some()
    }

    fn record_failure(&self, written: io::Result<()>) {
        if let Err(error) = written {
            self.failed.borrow_mut().get_or_insert(error);
        }
    }

    /// Flushes the output, and reports a failed write. A closed pipe is not an error.
    pub fn close(&self) -> Result {
        let flushed = self.out.borrow_mut().flush();
        self.record_failure(flushed);
        match self.failed.take() {
            Some(error) => write_failure(&error),
            None => Ok(()),
        }
    }

    /// Prints the sentence of a failure on standard error, and returns its exit code.
    pub fn report(&self, failure: Failure) -> ExitCode {
        let (sentence, code) = failure.sentence_and_code();
        self.complain(&self.text(sentence));
        ExitCode::from(code)
    }

    pub fn complain(&self, sentence: &str) {
        // A failed write to standard error cannot be reported anywhere.
        let _ = writeln!(io::stderr(), "cauldron: {}", escape_line(sentence));
    }

    /// Prints a message as a line on standard error.
    pub fn remark(&self, message: impl Into<Value>) {
        let _ = writeln!(io::stderr(), "{}", escape_line(&self.text(message)));
    }

    /// Prints the paths of written files, one a line.
    pub fn files(&self, written: &[impl AsRef<Path>]) {
        for path in written {
            self.print_line(format_args!("  {}", path.as_ref().display()));
        }
    }

    pub fn bold(&self, text: impl Into<Value>) -> String {
        self.paint(text, "1")
    }

    pub fn green(&self, text: impl Into<Value>) -> String {
        self.paint(text, "1;32")
    }

    pub fn red(&self, text: impl Into<Value>) -> String {
        self.paint(text, "1;31")
    }

    pub fn dim(&self, text: impl Into<Value>) -> String {
        self.paint(text, "2")
    }

    /// Colours text black on white regardless of the terminal's colours. Returns `None` without
    /// colours.
    #[cfg(feature = "server")]
    pub fn black_on_white(&self, text: &str) -> Option<String> {
        self.colours.then(|| format!("\u{1b}[38;5;16;48;5;231m{text}\u{1b}[0m"))
    }

    fn paint(&self, text: impl Into<Value>, code: &str) -> String {
        let text = self.text(text);
        if self.colours { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text }
    }
}

/// Converts a failed write to standard output into a [`Failure`]. A closed pipe is not an error.
pub fn write_failure(error: &io::Error) -> Result {
    let why = match error.kind() {
        ErrorKind::BrokenPipe => return Ok(()),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        _ => error.to_string(),
    };
    Err(Failure::Machine(format!("cannot write to standard output: {why}")))
}

/// Finds the value of `--lang` in `typed`, even if the other arguments are invalid.
pub fn find_chosen_language(typed: &[OsString]) -> Option<&'static Language> {
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

/// Parses the language tag of `--lang`.
pub fn language(tag: &str) -> Result<&'static Language, ValueError> {
    Language::of(tag).ok_or_else(|| {
        let tags = alternatives(Language::all().iter().map(Language::tag));
        ValueError(terminal_no_language(format!("{tag:?}"), tags))
    })
}

/// Longest quoted input that is shown in full, in characters.
const LONGEST_QUOTE: usize = 60;
/// Longest unquoted word that is shown in full, in characters.
const LONGEST_WORD: usize = 200;

/// Returns `sentence` as a single line: control characters and invisible characters are escaped,
/// and long quotations of input are shortened.
pub fn escape_line(sentence: &str) -> String {
    let mut shown = String::new();
    let mut rest = sentence;
    while let Some(quote) = find_quotation(rest) {
        shown += &words(&rest[..quote.start]);
        shown += &shorten(&visible(&rest[quote.start + 1..quote.end]), LONGEST_QUOTE, "\"");
        rest = &rest[quote.end + 1..];
    }
    shown + &words(rest)
}

/// Returns the byte offsets of the quotation marks around the next quoted text. Within it `\`
/// escapes.
fn find_quotation(text: &str) -> Option<std::ops::Range<usize>> {
    let start = text.find('"')?;
    let mut escaped = false;
    for (i, c) in text[start + 1..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(start..start + 1 + i),
            _ => {}
        }
    }
    None
}

/// Makes the unquoted part of a sentence presentable, word by word.
fn words(text: &str) -> String {
    let words = visible(text);
    let words: Vec<String> = words.split(' ').map(|word| shorten(word, LONGEST_WORD, "")).collect();
    words.join(" ")
}

/// Shortens a text of more than `longest` characters to its beginning and end, and puts `around` on
/// both sides.
fn shorten(text: &str, longest: usize, around: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    if characters.len() <= longest {
        return format!("{around}{text}{around}");
    }
    let (head, tail) = (longest * 2 / 3, longest / 3 - 1);
    let head: String = characters[..head].iter().collect();
    let tail: String = characters[characters.len() - tail..].iter().collect();
    format!("{around}{head}…{tail}{around}")
}

/// Escapes control characters and invisible characters, which could disguise text or control the
/// terminal.
fn visible(text: &str) -> String {
    text.chars()
        .map(|c| if is_hidden(c) { c.escape_unicode().to_string() } else { c.to_string() })
        .collect()
}

/// Whether `c` is a control character, a directional mark, or a character without width.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns a path for JSON output. Bytes of a path that are not Unicode become `�`.
pub fn json_path(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

pub fn json_paths(paths: &[PathBuf]) -> Vec<String> {
    paths.iter().map(|path| json_path(path)).collect()
}

/// Returns the width of a column: at least `usual`, and at least two more than its longest entry.
pub fn column<'a>(entries: impl IntoIterator<Item = &'a String>, usual: usize) -> usize {
    entries.into_iter().map(|entry| entry.chars().count() + 2).fold(usual, usize::max)
}

/// Runs `work`, and reports a panic in it as a bug of this program.
pub fn run_guarded(work: impl FnOnce() -> ExitCode + panic::UnwindSafe) -> ExitCode {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |broken| {
        let place = broken.location().map_or_else(String::new, |at| format!(" at {at}"));
        let payload = broken.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let reason = text.or_else(|| payload.downcast_ref().copied()).unwrap_or("no reason known");
        let fault = Failure::Fault(format!("cauldron broke off{place}: {reason}"));
        Console::new(None).report(fault);
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            usual(broken);
        }
    }));
    panic::catch_unwind(work).unwrap_or(ExitCode::from(failure::FAULT))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_steers_a_terminal_is_written_out() {
        assert_eq!(escape_line("no \u{1b}[31mred\n"), "no \\u{1b}[31mred\\u{a}");
        assert_eq!(escape_line("a \u{202e}b\u{200b}"), "a \\u{202e}b\\u{200b}");
        assert_eq!(escape_line("Löwe “ok”"), "Löwe “ok”");
    }

    #[test]
    fn long_echoes_are_shortened() {
        let long = "x".repeat(1_000_000);
        let shown = escape_line(&format!("there is no seed {long:?}; use {long} or \"a\\\"b\""));
        assert!(shown.len() < 400, "{}", shown.len());
        assert!(shown.starts_with("there is no seed \"xxx") && shown.ends_with("or \"a\\\"b\""));
        let path = format!("\"{}/page.png\"", "folder/".repeat(20));
        assert!(escape_line(&path).ends_with("/page.png\""), "{}", escape_line(&path));
    }

    proptest! {
        #[test]
        fn any_text_becomes_one_short_line(text in "(\\PC|[\"\\\\\n\u{202e}\u{7}])*") {
            let shown = escape_line(&text);
            prop_assert!(!shown.chars().any(is_hidden), "{shown:?}");
        }
    }

    #[test]
    fn a_panic_is_a_fault_of_the_program() {
        let code = run_guarded(|| panic!("a test of faults"));
        let _ = panic::take_hook();
        assert_eq!(format!("{code:?}"), format!("{:?}", ExitCode::from(4)));
    }
}
