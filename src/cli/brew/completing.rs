//! Completion of what is typed: commands, herbs and witches, each where it can stand.

use rustyline::completion::{Completer, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

/// The words of a game, small as they are typed.
pub struct Words {
    pub commands: Vec<String>,
    /// In the language of the terminal, and the names that all languages share.
    pub ingredients: Vec<String>,
    pub witches: Vec<String>,
    /// The most dots of an ingredient.
    pub longest: u8,
}

/// What knows the words.
pub struct Completing(pub Words);

impl Words {
    /// What can stand at the end of a line, after these words.
    fn after(&self, words: &[&str]) -> Vec<String> {
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
            ["guesser" | "versatility", potion @ ..] => self.poured(potion),
            [first, ..] if self.commands.iter().any(|command| command == first) => Vec::new(),
            potion => self.poured(potion),
        }
    }

    /// What goes on with a potion: dots after an ingredient, an ingredient after its dots.
    fn poured(&self, potion: &[&str]) -> Vec<String> {
        match potion.last() {
            Some(last) if !last.starts_with(|c: char| c.is_ascii_digit()) => {
                (1..=self.longest).map(|n| n.to_string()).collect()
            }
            _ => self.ingredients.clone(),
        }
    }

    /// Where the last word of a line begins, and how it can go on.
    fn complete(&self, line: &str) -> (usize, Vec<String>) {
        let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '=' | '/');
        let start = line
            .rfind(between)
            .map_or(0, |at| at + line[at..].chars().next().map_or(0, char::len_utf8));
        let before = line[..start].to_lowercase();
        let words: Vec<&str> = before.split(between).filter(|word| !word.is_empty()).collect();
        let begun = line[start..].to_lowercase();
        let mut fitting = self.after(&words);
        fitting.retain(|word| word.starts_with(&begun));
        fitting.sort_unstable();
        fitting.dedup();
        (start, fitting)
    }
}

impl Completer for Completing {
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

impl Hinter for Completing {
    type Hint = String;
}
impl Highlighter for Completing {}
impl Validator for Completing {}
impl Helper for Completing {}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let all = |text: &str| text.split(' ').map(str::to_owned).collect();
        Words {
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
}
