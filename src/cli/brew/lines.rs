//! Input lines of a player: with editing, completion and history at a terminal, plain otherwise.

use std::io::{self, BufRead, IsTerminal, Read, stdin, stdout};
use std::path::{Path, PathBuf};

use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use crate::cli::console::Console;
use cauldron_press::texts::msg::*;

use crate::cli::failure::{Failure, Result};

/// Longest line that is accepted, in bytes; a longer one is not typed by hand.
const LONGEST: u64 = 1 << 16;

pub enum LineSource {
    Terminal(Box<LineEditor>),
    Plain(Box<dyn BufRead>),
}

/// Line editor at a terminal, with completion and history.
pub struct LineEditor {
    editor: Editor<WordCompleter, FileHistory>,
    history: Option<PathBuf>,
}

impl LineEditor {
    fn new(words: Vocabulary) -> Result<LineEditor, ReadlineError> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .max_history_size(HISTORY_LINES)?
            .build();
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(WordCompleter(words)));
        let history = history_file();
        if let Some(file) = &history {
            // A missing or unreadable history is ignored, because the game does not need it.
            let _ = editor.load_history(file);
        }
        Ok(LineEditor { editor, history })
    }

    /// Adds a line to the history and its file. Errors are ignored, because the game does not need
    /// it.
    fn keep(&mut self, line: &str) {
        if !is_kept(line) || !self.editor.add_history_entry(line).unwrap_or(false) {
            return;
        }
        if let Some(file) = &self.history
            && make_folder(file).is_ok()
        {
            let _ = self.editor.append_history(file);
        }
    }
}

impl LineSource {
    pub fn new(words: impl FnOnce() -> Vocabulary) -> LineSource {
        let terminal = stdin().is_terminal() && stdout().is_terminal();
        match terminal.then(|| LineEditor::new(words())) {
            Some(Ok(typing)) => LineSource::Terminal(Box::new(typing)),
            _ => LineSource::Plain(Box::new(stdin().lock())),
        }
    }

    /// Reads the next line after `prompt`. Returns `None` at the end of the input and after Ctrl-C.
    pub fn next(&mut self, prompt: &str, console: &Console) -> Result<Option<String>> {
        match self {
            LineSource::Terminal(typing) => match typing.editor.readline(prompt) {
                Ok(line) => {
                    typing.keep(&line);
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(unreadable(&error)),
            },
            LineSource::Plain(input) => {
                console.prompt(prompt);
                let line = read_plain_line(input)?;
                if line.is_none() {
                    console.print_line("");
                }
                Ok(line)
            }
        }
    }
}

fn read_plain_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut line = Vec::new();
    input.take(LONGEST + 1).read_until(b'\n', &mut line).map_err(|e| unreadable(&e))?;
    if line.len() as u64 > LONGEST {
        return Err(Failure::from_message(terminal_line_long(LONGEST.to_string())));
    }
    let text = String::from_utf8(line);
    let text = text.map_err(|_| Failure::from_message(terminal_line_no_text()))?;
    Ok((!text.is_empty()).then_some(text))
}

fn unreadable(error: &dyn std::fmt::Display) -> Failure {
    Failure::Machine(format!("cannot read what was typed: {error}"))
}

/// Words of a game for completion, in lower case.
pub struct Vocabulary {
    pub commands: Vec<String>,
    /// Names in the language of the terminal, and the ids that are valid in all languages.
    pub ingredients: Vec<String>,
    pub witches: Vec<String>,
    /// The most dots that an ingredient can have.
    pub longest: u8,
}

pub struct WordCompleter(pub Vocabulary);

impl Vocabulary {
    /// Returns the words that can follow `words` on a line.
    fn completions_after(&self, words: &[&str]) -> Vec<String> {
        let given = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        let numbers = || (1..=self.longest).map(|n| n.to_string());
        match words {
            [] => [&self.commands[..], &self.ingredients, &self.witches].concat(),
            ["note"] | ["check", ..] => self.ingredients.clone(),
            ["note", _] => numbers().chain(["decoy".to_owned()]).collect(),
            ["note", _, _] => given(&["no", "maybe", "yes", "blank"]),
            ["notes"] => given(&["check"]),
            ["hint"] => given(&["another"]),
            ["suggest"] => numbers().collect(),
            ["handicap" | "read"] => self.witches.clone(),
            ["handicap", _] => given(&["small", "medium", "large"]),
            ["mode"] => given(&["together", "rivals", "solo"]),
            ["again"] => given(&["yes"]),
            ["give"] => given(&["up"]),
            ["guesser" | "versatility", potion @ ..] => self.completions_in_potion(potion),
            [first, ..] if self.commands.iter().any(|command| command == first) => Vec::new(),
            potion => self.completions_in_potion(potion),
        }
    }

    /// Returns the words that can follow in a potion: dots after an ingredient, else ingredients.
    fn completions_in_potion(&self, potion: &[&str]) -> Vec<String> {
        match potion.last() {
            Some(last) if !last.starts_with(|c: char| c.is_ascii_digit()) => {
                (1..=self.longest).map(|n| n.to_string()).collect()
            }
            _ => self.ingredients.clone(),
        }
    }

    /// Returns the byte offset of the last word of `line`, and its possible completions in order.
    fn complete(&self, line: &str) -> (usize, Vec<String>) {
        let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '=' | '/');
        let start = line
            .rfind(between)
            .map_or(0, |at| at + line[at..].chars().next().map_or(0, char::len_utf8));
        let before = line[..start].to_lowercase();
        let words: Vec<&str> = before.split(between).filter(|word| !word.is_empty()).collect();
        let begun = line[start..].to_lowercase();
        let mut fitting = self.completions_after(&words);
        fitting.retain(|word| word.starts_with(&begun));
        fitting.sort_unstable();
        fitting.dedup();
        (start, fitting)
    }
}

impl Completer for WordCompleter {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, words) = self.0.complete(line.get(..at).unwrap_or(line));
        let pair = |word: String| Pair { replacement: format!("{word} "), display: word };
        Ok((start, words.into_iter().map(pair).collect()))
    }
}

impl Hinter for WordCompleter {
    type Hint = String;
}
impl Highlighter for WordCompleter {}
impl Validator for WordCompleter {}
impl Helper for WordCompleter {}

/// Commands whose lines contain answers and codes, and are therefore not stored.
const SECRET: [&str; 2] = ["check", "give"];
/// Number of lines that the history keeps.
pub const HISTORY_LINES: usize = 1000;

/// Whether a line may be stored in the history.
pub fn is_kept(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    !first.is_empty() && !SECRET.contains(&&*first)
}

/// Returns the path of the history file, or `None` if no folder for state is known.
pub fn history_file() -> Option<PathBuf> {
    history_file_in(|name| std::env::var_os(name).map(PathBuf::from))
}

fn history_file_in(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let folder = |name| variable(name).filter(|folder| folder.is_absolute());
    let folder = folder("XDG_STATE_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("state")))?;
    Some(folder.join("cauldron-press").join("brew-history"))
}

/// Creates the parent folder of `file`, accessible only to its owner on Unix.
pub fn make_folder(file: &Path) -> io::Result<()> {
    let Some(folder) = file.parent() else { return Ok(()) };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Vocabulary {
        let all = |text: &str| text.split(' ').map(str::to_owned).collect();
        Vocabulary {
            commands: all("log note notes check give mode guesser handicap hint"),
            ingredients: all("salbei sage minze mint öl"),
            witches: all("fox owl nobody"),
            longest: 4,
        }
    }

    #[track_caller]
    fn completes(line: &str, start: usize, with: &str) {
        let (at, found) = words().complete(line);
        assert_eq!((at, &*found.join(" ")), (start, with), "{line:?}");
    }

    #[test]
    fn words_are_completed_where_they_can_stand() {
        completes("no", 0, "nobody note notes");
        completes("SA", 0, "sage salbei");
        completes("sage ", 5, "1 2 3 4");
        completes("sage 2, m", 8, "mint minze");
        completes("öl:2,s", 6, "sage salbei");
        completes("sage 2 ", 7, "mint minze sage salbei öl");
        completes("guesser s", 8, "sage salbei");
        completes("guesser mint ", 13, "1 2 3 4");
        completes("note s", 5, "sage salbei");
        completes("note sage d", 10, "decoy");
        completes("note sage 3 m", 12, "maybe");
        completes("check mint sa", 11, "sage salbei");
        completes("handicap f", 9, "fox");
        completes("handicap fox s", 13, "small");
        completes("log ", 4, "");
        completes("xyz", 0, "");
    }

    #[test]
    fn answers_and_codes_are_not_kept() {
        assert!(is_kept("sage 2, mint 1") && is_kept("notes check"));
        for line in ["check mint sage", "CHECK mint", " give up ABCD-EFGH", "", "  "] {
            assert!(!is_kept(line), "{line:?}");
        }
    }

    #[test]
    fn the_file_is_in_the_folder_for_state() {
        let at = |set: &[(&str, &str)]| {
            let find = |name: &str| set.iter().find(|(one, _)| *one == name);
            history_file_in(|name| find(name).map(|(_, path)| PathBuf::from(path)))
        };
        let home = ("HOME", "/home/owl");
        let ends = Path::new("cauldron-press/brew-history");
        assert_eq!(at(&[home]), Some(Path::new("/home/owl/.local/state").join(ends)));
        assert_eq!(at(&[home, ("XDG_STATE_HOME", "/s")]), Some(Path::new("/s").join(ends)));
        assert_eq!(at(&[home, ("XDG_STATE_HOME", "s")]), at(&[home]));
        assert_eq!(at(&[]), None);
    }
}
