//! A whole game at the terminal: what is typed, and what it does.

use cauldron_press::identity::Identity;
use cauldron_press::witches::puzzle::{NameError, find, names, parse_answer};
use cauldron_press::witches::rules::RulesBlock;
use cauldron_press::witches::table::{
    Action, GameView, Keeper, Kind, Mark, Mode, Status, Table, TableView, Told, describe,
};

use super::lines::Lines;
use super::store::Store;
use super::{potion, tell};
use crate::cli::args::count;
use crate::cli::wording::presentable;
use crate::cli::{Console, Failure, code, nearest, solution};

const HELP: &str = "Type a potion, the oldest ingredient first, each with its dots: sage 2, mint 1
  fox (owl, raven, ..., nobody)   whose tests follow
  guesser sage 2, mint 1          the free test of a Guesser cell (or: versatility sage 2)
  log                             all tests so far
  notes                           what you noted
  note sage 3 no                  note it: no, maybe, yes or blank; decoy in place of a number
  undo                            take the last note back
  effects, cells, clue, rules     what there is in this game
  full, room                      all sections are full: one last ditch effort; or there is room
  check mint sage thyme chives    check an answer
  give up ABCD-EFGH               see the solution, with the code from the foot of the rules
  mode together, rivals, solo     who plays with whom
  again                           clear log and notes and start again
  quit                            leave";

/// The first words of all commands.
const COMMANDS: [&str; 20] = [
    "help",
    "quit",
    "exit",
    "log",
    "history",
    "notes",
    "note",
    "undo",
    "effects",
    "cells",
    "clue",
    "rules",
    "full",
    "room",
    "check",
    "give",
    "mode",
    "again",
    "guesser",
    "versatility",
];

/// A game at the terminal.
pub struct Conversation<'a> {
    keeper: &'a Keeper,
    game: GameView,
    table: Table,
    store: Option<Store>,
    console: &'a Console,
    quiet: bool,
    witch: Option<u8>,
}

/// Whether the conversation goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Line,
    Leave,
}

impl<'a> Conversation<'a> {
    pub fn new(
        keeper: &'a Keeper,
        table: Table,
        store: Option<Store>,
        console: &'a Console,
        quiet: bool,
    ) -> Self {
        Conversation { keeper, game: describe(keeper), table, store, console, quiet, witch: None }
    }

    /// Asks until the input ends. A wrong line costs nothing.
    pub fn run(mut self) -> Result<(), Failure> {
        if !self.quiet {
            let names: Vec<String> =
                self.game.ingredients.iter().map(|i| i.name.to_string()).collect();
            let label = self.console.bold("Ingredients:");
            self.console.say(format_args!("{label} {}", names.join(", ")));
            self.console
                .say(self.console.dim("Type a potion such as sage 2, mint 1; help tells more."));
            let begun = self.table.tests().len();
            if begun > 0 {
                let so_far = count(begun as u64, "test");
                self.console.say(format_args!("This game has {so_far} so far; log shows them."));
            }
        }
        let mut lines = Lines::new();
        while !self.console.is_lost() {
            let prompt = match self.table.status() {
                Status::Playing => format!("Test {}> ", self.table.next_number()),
                Status::LastDitch => "Last potion> ".into(),
                Status::Won | Status::Lost => "Game over> ".into(),
            };
            let Some(line) = lines.next(&self.console.bold(&prompt), self.console)? else { break };
            match self.line(line.trim()) {
                Ok(Next::Line) => {}
                Ok(Next::Leave) => break,
                Err(Failure::Input(sentence)) => {
                    let stop = if sentence.ends_with(['?', '!']) { "" } else { "." };
                    self.console.say(presentable(&sentence) + stop);
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<Next, Failure> {
        let lower = line.to_lowercase();
        let (command, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        let rest = rest.trim();
        match (command, rest) {
            ("", _) => {}
            ("quit" | "exit" | "q", "") => return Ok(Next::Leave),
            ("help" | "?", _) => self.console.say(HELP),
            ("clue", "") => self.game.clue.iter().for_each(|clue| self.console.say(clue)),
            ("effects", "") => self.list(&self.game.effects, "This game has no effects."),
            ("cells", "") => self.list(&self.game.specials, "This board has no special cells."),
            ("rules", "") => self.rules(),
            ("log" | "history", "") => self.log(),
            ("notes", "") => self.notes(),
            ("note", _) => self.note(rest)?,
            ("undo", "") => self.done(Action::Undo {})?,
            ("full", "") => {
                self.done(Action::Full { full: true })?;
                self.console.say("The board is full. Agree on one last potion and type it.");
            }
            ("room", "") => self.done(Action::Full { full: false })?,
            ("check", _) => self.check(rest)?,
            ("give", _) => self.give_up(rest)?,
            ("mode", _) => self.mode(rest)?,
            ("again", "") => self.console.say("This clears the log and the notes; type: again yes"),
            ("again", "yes") => self.done(Action::Again {})?,
            ("nobody", "") => self.witch = None,
            ("guesser", _) => self.test(rest, Kind::Guesser)?,
            ("versatility", _) => self.test(rest, Kind::Versatility)?,
            _ => match self.game.witches.iter().position(|w| w.id == lower) {
                Some(witch) => self.witch = Some(witch as u8),
                None if COMMANDS.contains(&command) => {
                    return Err(Failure::Input(format!(
                        "{command} does not go with {rest:?}; help tells how it is used"
                    )));
                }
                None => {
                    self.known(line)?;
                    self.test(line, Kind::Cauldron)?;
                }
            },
        }
        Ok(Next::Line)
    }

    /// Whether a line can be a potion: it begins with an ingredient.
    fn known(&self, line: &str) -> Result<(), Failure> {
        let end = line.find(|c: char| !c.is_alphabetic()).filter(|&end| end > 0);
        let word = &line[..end.or_else(|| line.find(' ')).unwrap_or(line.len())];
        let ingredients = self.keeper.ingredients();
        if !matches!(
            find(word, ingredients),
            Err(NameError::Misspelt { .. } | NameError::Unknown { .. })
        ) {
            return Ok(());
        }
        let witches = self.game.witches.iter().map(|witch| witch.id.as_str());
        let ids = ingredients.iter().map(|ingredient| ingredient.id());
        let hint = match nearest(word, ids.chain(COMMANDS).chain(witches)) {
            Some(near) => match ingredients.iter().find(|i| i.id() == near) {
                Some(ingredient) => format!("did you mean {ingredient}?"),
                None => format!("did you mean {near}?"),
            },
            None => {
                format!("help lists the commands, and the ingredients are {}", names(ingredients))
            }
        };
        Err(Failure::Input(format!("{word:?} is neither a command nor an ingredient; {hint}")))
    }

    /// Does what the table as it stands by now asks for.
    fn act(&mut self, action: impl FnOnce(&Table) -> Action) -> Result<Told, Failure> {
        let apply = |table: &mut Table| {
            let action = action(table);
            table.apply(self.keeper, &action).map_err(code::play_failure)
        };
        match &self.store {
            Some(store) => store.change(self.keeper, &mut self.table, apply),
            None => apply(&mut self.table),
        }
    }

    fn done(&mut self, action: Action) -> Result<(), Failure> {
        self.act(|_| action).map(|_| ())
    }

    fn test(&mut self, text: &str, kind: Kind) -> Result<(), Failure> {
        let potion = potion(self.keeper, text)?;
        let by = self.witch;
        self.act(|table| {
            let kind = if table.status() == Status::LastDitch { Kind::Last } else { kind };
            Action::Test { number: table.next_number(), potion, by, kind }
        })?;
        let Some(test) = self.table.tests().last() else { return Ok(()) };
        tell::test(test, self.console, self.quiet);
        let winner = test.by.filter(|_| self.table.mode() == Mode::Competitive);
        match (self.table.status(), winner) {
            (Status::Won, Some(witch)) => {
                let winner = Identity::of(witch.into()).name().to_string();
                self.console.say(self.console.green(&format!("The {winner} wins the game.")));
            }
            (Status::Lost, _) => {
                self.console.say("You have lost. check an answer, give up, or start again.");
            }
            (Status::LastDitch, _) if test.kind != Kind::Last => {
                self.console.say("All of you are poisoned. Agree on one last potion and type it.");
            }
            _ => {}
        }
        Ok(())
    }

    fn note(&mut self, text: &str) -> Result<(), Failure> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || {
            Failure::Input(format!(
                "{text:?} is not a note; write an ingredient, a number or decoy, and no, maybe, yes or blank, such as: note sage 3 no"
            ))
        };
        let [ingredient, column, mark] = words[..] else { return Err(wrong()) };
        let column = match column {
            "decoy" => 0,
            number => number.parse().ok().filter(|&n| n > 0).ok_or_else(wrong)?,
        };
        let mark = match mark {
            "no" => Mark::Impossible,
            "maybe" => Mark::Possible,
            "yes" => Mark::Certain,
            "blank" => Mark::Blank,
            _ => return Err(wrong()),
        };
        self.done(Action::Note { ingredient: ingredient.to_owned(), column, mark })
    }

    fn notes(&self) {
        let view = TableView::new(&self.table, self.keeper);
        let numbers: String = (1..=self.game.longest).map(|n| format!("  {n}")).collect();
        self.console.say(self.console.dim(&format!("{:<10} decoy{numbers}", "")));
        for (ingredient, row) in self.game.ingredients.iter().zip(&view.notes) {
            let marks: Vec<&str> = row
                .iter()
                .map(|mark| match mark {
                    Mark::Blank => ".",
                    Mark::Impossible => "x",
                    Mark::Possible => "?",
                    Mark::Certain => "!",
                })
                .collect();
            self.console.say(format_args!("{:<10}     {}", ingredient.name, marks.join("  ")));
        }
        self.console.say(self.console.dim("x no   ? maybe   ! yes"));
    }

    fn check(&mut self, text: &str) -> Result<(), Failure> {
        if text.is_empty() {
            return Err(Failure::Input(
                "an answer is missing; name its ingredients in order, such as: check mint sage thyme chives".into(),
            ));
        }
        let answer = parse_answer(text, self.keeper.ingredients()).map_err(Failure::input)?;
        let answer = answer.iter().map(|i| i.id().to_owned()).collect();
        match self.act(|_| Action::Check { answer, opening: None })? {
            Told::Wrong => self.console.say(self.console.red("Wrong: that is not the answer.")),
            _ => {
                self.console.say(self.console.green("Right! You found the recipe."));
                self.solution();
            }
        }
        Ok(())
    }

    fn give_up(&mut self, text: &str) -> Result<(), Failure> {
        let code = text.strip_prefix("up").unwrap_or(text).trim();
        if code.is_empty() {
            self.console.say("To see the solution, type give up and the code from the foot of the rules page, such as: give up ABCD-EFGH");
            return Ok(());
        }
        self.done(Action::GiveUp { code: code.to_owned(), opening: None })?;
        self.solution();
        Ok(())
    }

    fn solution(&self) {
        if let Some(found) = self.table.solution() {
            solution::tell(found, self.console);
        }
    }

    fn mode(&mut self, text: &str) -> Result<(), Failure> {
        let mode = match text {
            "together" | "cooperative" => Mode::Cooperative,
            "rivals" | "competitive" => Mode::Competitive,
            "solo" | "alone" => Mode::Solo,
            _ => {
                return Err(Failure::Input(format!(
                    "there is no mode {text:?}; use together, rivals or solo"
                )));
            }
        };
        self.done(Action::Mode { mode })
    }

    fn log(&self) {
        if self.table.tests().is_empty() {
            self.console.say("No tests yet.");
        }
        for test in self.table.tests() {
            tell::test(test, self.console, self.quiet);
        }
    }

    fn list(&self, things: &[cauldron_press::witches::table::Named], none: &str) {
        if things.is_empty() {
            self.console.say(none);
        }
        for thing in things {
            let tells = thing.tells.as_ref().map(ToString::to_string).unwrap_or_default();
            self.console
                .say(format_args!("{}: {tells}", self.console.bold(&thing.name.to_string())));
        }
    }

    fn rules(&self) {
        for section in &self.game.rules {
            self.console.say("");
            self.console.say(self.console.bold(&section.title.to_string()));
            for block in &section.blocks {
                let (sign, text) = match block {
                    RulesBlock::Text(text) | RulesBlock::Group(text) => ("", text),
                    RulesBlock::Item(text) | RulesBlock::Step(text) => ("- ", text),
                };
                self.console
                    .say(format_args!("{sign}{}", text.to_string().replace(['*', '_'], "")));
            }
        }
    }
}
