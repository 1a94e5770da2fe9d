//! Lines that a player types: with editing and a history at the terminal, plain elsewhere.

use std::io::{BufRead, IsTerminal, Read, stdin, stdout};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::cli::{Console, Failure};

/// Longer lines are not typed by anybody.
const LONGEST: u64 = 1 << 16;

/// Where lines come from.
pub enum Lines {
    Terminal(Box<DefaultEditor>),
    Plain(Box<dyn BufRead>),
}

impl Lines {
    /// The standard input.
    pub fn new() -> Lines {
        let terminal = stdin().is_terminal() && stdout().is_terminal();
        match terminal.then(DefaultEditor::new) {
            Some(Ok(editor)) => Lines::Terminal(Box::new(editor)),
            _ => Lines::Plain(Box::new(stdin().lock())),
        }
    }

    /// Asks for the next line; none at the end of the input, and after Ctrl-C.
    pub fn next(&mut self, prompt: &str, console: &Console) -> Result<Option<String>, Failure> {
        match self {
            Lines::Terminal(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    // A history that is full or off is no reason to stop.
                    let _ = editor.add_history_entry(&line);
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
