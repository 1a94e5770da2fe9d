//! Lines that a player types: with editing, completion and a history at the terminal, plain
//! elsewhere.

use std::io::{BufRead, IsTerminal, Read, stdin, stdout};
use std::path::PathBuf;

use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};

use super::completing::{Completing, Words};
use super::history;
use crate::cli::{Console, Failure};

/// Longer lines are not typed by anybody.
const LONGEST: u64 = 1 << 16;

/// Where lines come from.
pub enum Lines {
    Terminal(Box<Typing>),
    Plain(Box<dyn BufRead>),
}

/// Typing at the terminal.
pub struct Typing {
    editor: Editor<Completing, FileHistory>,
    history: Option<PathBuf>,
}

impl Typing {
    fn new(words: Words) -> Result<Typing, ReadlineError> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .max_history_size(history::LINES)?
            .build();
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(Completing(words)));
        let history = history::file();
        if let Some(file) = &history {
            // The first time there is no file yet; one that cannot be read is no reason to stop.
            let _ = editor.load_history(file);
        }
        Ok(Typing { editor, history })
    }

    /// Where nothing can be kept, the game goes on without.
    fn keep(&mut self, line: &str) {
        if !history::is_kept(line) || !self.editor.add_history_entry(line).unwrap_or(false) {
            return;
        }
        if let Some(file) = &self.history
            && history::make_folder(file).is_ok()
        {
            let _ = self.editor.append_history(file);
        }
    }
}

impl Lines {
    /// The standard input.
    pub fn new(words: impl FnOnce() -> Words) -> Lines {
        let terminal = stdin().is_terminal() && stdout().is_terminal();
        match terminal.then(|| Typing::new(words())) {
            Some(Ok(typing)) => Lines::Terminal(Box::new(typing)),
            _ => Lines::Plain(Box::new(stdin().lock())),
        }
    }

    /// Asks for the next line; none at the end of the input, and after Ctrl-C.
    pub fn next(&mut self, prompt: &str, console: &Console) -> Result<Option<String>, Failure> {
        match self {
            Lines::Terminal(typing) => match typing.editor.readline(prompt) {
                Ok(line) => {
                    typing.keep(&line);
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(unreadable(&error)),
            },
            Lines::Plain(input) => {
                console.prompt(prompt);
                let line = plain(input)?;
                if line.is_none() {
                    console.say("");
                }
                Ok(line)
            }
        }
    }
}

fn plain(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    input.take(LONGEST + 1).read_until(b'\n', &mut line).map_err(|e| unreadable(&e))?;
    if line.len() as u64 > LONGEST {
        return Err(Failure::Input(
            "a line is longer than 65536 characters; type one potion or command in a line".into(),
        ));
    }
    let text = String::from_utf8(line);
    let text = text.map_err(|_| {
        Failure::Input("what was typed is not text; type a potion such as sage 2, mint 1".into())
    })?;
    Ok((!text.is_empty()).then_some(text))
}

fn unreadable(error: &dyn std::fmt::Display) -> Failure {
    Failure::Machine(format!("cannot read what was typed: {error}"))
}
