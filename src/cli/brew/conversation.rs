//! Interactive play of a whole game at the terminal: parses each line and applies it.

use std::ops::ControlFlow;

use cauldron_press::common::players::Identity;
use cauldron_press::game::RejectionKind;
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Message, nearest, row};
use cauldron_press::witches::puzzle::{NameError, find};
use cauldron_press::witches::rules::RulesBlock;
use cauldron_press::witches::table::{
    Action, ClockView, GameView, Keeper, Mode, NamedItem, PlayError, PotionItemInput, PotionSource,
    Table, TableEvent, TableStatus, TableView, describe,
};

use super::lines::{LineSource, Vocabulary};
use super::{SaveFile, potion, tell_test};
use crate::cli::code::{self, to_failure};
use crate::cli::console::Console;
use crate::cli::console::escape_line;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::counted;

/// First words of all commands.
const COMMANDS: &str = "help quit exit log history notes note undo effects cells clue rules full \
    room name answer guess check turn give mode again guesser versatility yes hint suggest handicap \
    read review wrong right";

pub struct Conversation<'a> {
    pub(super) keeper: &'a Keeper,
    pub(super) game: GameView,
    pub(super) table: Table,
    store: Option<SaveFile>,
    pub(super) console: &'a Console,
    quiet: bool,
    witch: Option<u8>,
    /// Potion that the table refused for lack of room; the command `yes` tests it anyway.
    unsure: Option<(Vec<PotionItemInput>, PotionSource)>,
}

impl<'a> Conversation<'a> {
    pub fn new(
        keeper: &'a Keeper,
        table: Table,
        store: Option<SaveFile>,
        console: &'a Console,
        quiet: bool,
    ) -> Self {
        let game = describe(keeper);
        Conversation { keeper, game, table, store, console, quiet, witch: None, unsure: None }
    }

    /// Reads and executes lines until the input ends. A line that cannot be used is reported, and
    /// does not end the game.
    pub fn run(mut self, mut lines: LineSource) -> Result {
        if !self.quiet {
            let names = self.console.text(row(self.names()));
            let label = self.console.bold(terminal_ingredients());
            self.console.print_line(format_args!("{label} {names}"));
            self.console.print_line(self.console.dim(terminal_hint()));
            let begun = self.table.tests().len();
            if begun > 0 {
                let tests = counted(terminal_tests, begun as u64);
                self.console.print_message(terminal_tests_so_far(tests));
            }
        }
        while !self.console.is_lost() {
            let prompt = match self.table.status() {
                _ if self.table.solution().is_some() => terminal_over_prompt(),
                TableStatus::Playing => terminal_test_prompt(self.table.next_number()),
                TableStatus::LastDitch => terminal_last_prompt(),
                _ => terminal_over_prompt(),
            };
            let prompt = self.console.text(prompt) + " ";
            let Some(line) = lines.next(&self.console.bold(prompt), self.console)? else { break };
            match self.line(line.trim()) {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => break,
                Err(Failure::Input(sentence)) => self.complain(&sentence),
                Err(Failure::Refused(refused)) if refused.kind != RejectionKind::Machine => {
                    self.complain(&self.console.text(refused.reason));
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }

    /// Returns the words that can be typed, for completion.
    pub fn words(&self) -> Vocabulary {
        let ids = self.game.ingredients.iter().map(|ingredient| ingredient.id.clone());
        let witches = self.game.witches.iter().map(|witch| witch.id.clone());
        Vocabulary {
            commands: COMMANDS.split(' ').map(str::to_owned).collect(),
            ingredients: self.names().map(|name| name.to_lowercase()).chain(ids).collect(),
            witches: witches.chain(["nobody".to_owned()]).collect(),
            longest: self.game.longest,
        }
    }

    fn complain(&self, sentence: &str) {
        self.console.print_line(self.console.language().sentence(&escape_line(sentence)));
    }

    fn line(&mut self, line: &str) -> Result<ControlFlow<()>> {
        let lower = line.to_lowercase();
        let (command, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        let rest = rest.trim();
        let unsure = self.unsure.take();
        match (command, rest) {
            ("", _) => {}
            ("quit" | "exit" | "q", "") => return Ok(ControlFlow::Break(())),
            ("help" | "?", _) => self.console.print_message(terminal_help()),
            ("clue", "") => {
                self.game.clue.iter().for_each(|clue| self.console.print_message(clue.clone()));
            }
            ("effects", "") => self.list(&self.game.effects, terminal_no_effects()),
            ("cells", "") => self.list(&self.game.specials, terminal_no_cells()),
            ("rules", "") => self.rules(),
            ("log" | "history", "") => self.log(),
            ("notes", "") => self.notes(),
            ("notes", "check") => self.check_notes()?,
            ("hint", "" | "another") => self.hint(rest)?,
            ("suggest", _) => self.suggest(rest)?,
            ("handicap", _) => self.handicap(rest)?,
            ("read", _) => self.read(rest)?,
            ("review", "") => self.review()?,
            ("yes", "") => match unsure {
                Some((potion, kind)) => self.test(potion, kind, true)?,
                None => return Err(self.refusal(terminal_nothing_asked())),
            },
            ("wrong" | "right", _) => self.mark_mistyped(command, rest)?,
            ("note", _) => self.note(rest)?,
            ("undo", "") => self.perform(Action::Undo {})?,
            ("full", "") => {
                self.perform(Action::Full { full: true })?;
                self.tell_end();
            }
            ("room", "") => self.perform(Action::Full { full: false })?,
            ("name" | "answer" | "guess" | "check", _) => self.name(rest)?,
            ("turn", _) => self.turn(rest)?,
            ("give", _) => self.give_up(rest)?,
            ("mode", _) => self.mode(rest)?,
            ("again", "") => self.console.print_message(terminal_again()),
            ("again", "yes") => self.perform(Action::Again {})?,
            ("nobody", "") => self.witch = None,
            ("guesser", _) => self.brew(rest, PotionSource::Guesser)?,
            ("versatility", _) => self.brew(rest, PotionSource::Versatility)?,
            _ => match self.game.witches.iter().position(|w| w.id == command) {
                Some(witch) => {
                    self.witch = Some(witch as u8);
                    if !rest.is_empty() {
                        self.pour(rest)?;
                    }
                }
                None if COMMANDS.split(' ').any(|known| known == command) => {
                    return Err(self.misuse_failure(command, rest));
                }
                None => self.pour(line)?,
            },
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Tests the potion of a cauldron in `line`, or names the recipe at the end of the game.
    fn pour(&mut self, line: &str) -> Result {
        self.check_potion_line(line)?;
        match self.table.status() {
            TableStatus::LastDitch => self.name_last(line),
            _ => self.brew(line, PotionSource::Cauldron),
        }
    }

    /// Checks that `line` begins with an ingredient and so can be a potion.
    ///
    /// # Errors
    /// If its first word is neither an ingredient nor close to one. The message suggests similar
    /// words.
    fn check_potion_line(&self, line: &str) -> Result {
        let end = line.find(|c: char| !c.is_alphabetic()).filter(|&end| end > 0);
        let word = &line[..end.or_else(|| line.find(' ')).unwrap_or(line.len())];
        let ingredients = self.keeper.ingredients();
        if !matches!(
            find(word, (ingredients, self.console.language())),
            Err(NameError::Misspelt { .. } | NameError::Unknown { .. })
        ) {
            return Ok(());
        }
        let witches = self.game.witches.iter().map(|witch| witch.id.as_str());
        let ids = ingredients.iter().map(|ingredient| ingredient.id());
        let hint = match nearest(word, ids.chain(COMMANDS.split(' ')).chain(witches)) {
            Some(near) => match ingredients.iter().find(|i| i.id() == near) {
                Some(ingredient) => terminal_near(ingredient.name()),
                None => terminal_near(near),
            },
            None => terminal_known(row(ingredients.iter().map(|i| i.name()))),
        };
        Err(self.refusal(terminal_unknown(format!("{word:?}"), hint)))
    }

    /// Returns [`Failure::Input`] with a message in the console's language, after which the
    /// conversation continues.
    pub(super) fn refusal(&self, message: Message) -> Failure {
        Failure::Input(self.console.text(message))
    }

    pub(super) fn misuse_failure(&self, command: &str, rest: &str) -> Failure {
        self.refusal(terminal_misused(command, format!("{rest:?}")))
    }

    pub(super) fn names(&self) -> impl Iterator<Item = String> {
        self.game.ingredients.iter().map(|i| self.console.text(i.name.clone()))
    }

    /// Applies the action that `action` derives from the current table, which another process may
    /// have changed in the save file.
    pub(super) fn act(&mut self, action: impl FnOnce(&Table) -> Action) -> Result<TableEvent> {
        self.attempt(action).map_err(|(failure, _)| failure)
    }

    /// Applies the action that `action` derives from the table, and saves the result if there is a
    /// file.
    ///
    /// # Errors
    /// The failure, together with a [`PlayError`] if the table refused the action.
    fn attempt(
        &mut self,
        action: impl FnOnce(&Table) -> Action,
    ) -> Result<TableEvent, (Failure, Option<PlayError>)> {
        let mut reason = None;
        let apply = |table: &mut Table| {
            let action = action(table);
            table.apply(self.keeper, &action).map_err(|error| {
                reason = Some(error.clone());
                to_failure(error, self.console)
            })
        };
        let done = match &self.store {
            Some(store) => store.change(self.keeper, &mut self.table, apply),
            None => apply(&mut self.table),
        };
        done.map_err(|failure| (failure, reason))
    }

    pub(super) fn perform(&mut self, action: Action) -> Result {
        self.act(|_| action).map(|_| ())
    }

    fn brew(&mut self, text: &str, kind: PotionSource) -> Result {
        let potion = potion(self.keeper, text, self.console)?;
        self.test(potion, kind, false)
    }

    fn test(&mut self, potion: Vec<PotionItemInput>, kind: PotionSource, sure: bool) -> Result {
        let by = self.witch;
        let pours = potion.clone();
        let done = self.attempt(|table| Action::Test {
            number: table.next_number(),
            potion,
            by,
            kind,
            sure,
        });
        match done {
            Ok(_) => {}
            Err((
                Failure::Input(warning),
                Some(PlayError::NoRoom(_) | PlayError::NoCauldron(..)),
            )) => {
                self.complain(&warning);
                self.console.print_message(terminal_sure());
                self.unsure = Some((pours, kind));
                return Ok(());
            }
            Err((failure, _)) => return Err(failure),
        }
        let Some(test) = self.table.tests().last() else { return Ok(()) };
        tell_test(test, self.console, self.quiet);
        match self.table.status() {
            TableStatus::Won => self.tell_win(),
            TableStatus::LastDitch => {
                self.console.print_message(terminal_poisoned());
                self.tell_end();
            }
            _ => {}
        }
        Ok(())
    }

    /// Asks for the recipe, the only action that is left at the end of a game.
    fn tell_end(&self) {
        self.console.print_message(terminal_full());
    }

    /// Prints the winners, if rivals play, and the stars of the win or a question for the turn.
    fn tell_win(&self) {
        let Some(win) = self.table.win(self.keeper) else { return };
        let names = win.by.iter().map(|&witch| Identity::of(witch.into()).name());
        let event = match win.by[..] {
            [] => None,
            [witch] => Some(terminal_winner(Identity::of(witch.into()).name())),
            _ => Some(terminal_winners(row(names))),
        };
        event.into_iter().for_each(|event| self.console.print_line(self.console.green(event)));
        match (win.stars, self.clock()) {
            (Some(stars), _) => self.console.print_message(terminal_stars(stars)),
            (None, Some(clock)) => self.ask_circle(win.last, clock),
            (None, None) => {}
        }
    }

    /// Asks for the circle that counts for the stars of a win. `is_last` tells that it was the last
    /// ditch effort.
    fn ask_circle(&self, is_last: bool, clock: ClockView) {
        let has_aims = self.table.mode() != Mode::Competitive && !self.game.aims.is_empty();
        let steps = [
            Some(if is_last { terminal_track_last() } else { terminal_track_first() }),
            has_aims.then(|| terminal_track_aims(clock.step)),
            self.table.is_brewed().then(|| terminal_track_brewed(clock.brewed)),
            Some(terminal_turn_asked(u32::from(clock.turns) + 1)),
        ];
        steps.into_iter().flatten().for_each(|step| self.console.print_message(step));
    }

    /// Returns the moon track, if it is known.
    fn clock(&self) -> Option<ClockView> {
        TableView::new(&self.table, self.keeper).clock
    }

    /// Marks a test as entered wrongly (`wrong`), or removes the mark (`right`).
    fn mark_mistyped(&mut self, command: &str, text: &str) -> Result {
        let number = text.parse().map_err(|_| self.misuse_failure(command, text))?;
        let mistyped = command == "wrong";
        self.perform(Action::Mistyped { number, mistyped })?;
        self.console.print_message(match mistyped {
            true => terminal_mistyped(number),
            false => terminal_counts_again(number),
        });
        Ok(())
    }

    /// Names the recipe. Rivals who name it at the same time are separated by `/`, each with the
    /// witch's name before the ingredients.
    fn name(&mut self, text: &str) -> Result {
        if text.is_empty() {
            return Err(self.refusal(terminal_no_answer()));
        }
        let rivals = self.table.mode() == Mode::Competitive;
        let mut named = Vec::new();
        for part in text.split('/').map(str::trim) {
            let (first, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
            let witch = self.game.witches.iter().position(|w| w.id == first).map(|w| w as u8);
            let (by, answer) = match witch {
                Some(witch) => (Some(witch), rest),
                None => (self.witch, part),
            };
            named.push((by.filter(|_| rivals), self.parse_recipe(answer)?));
        }
        if named.len() > 1 && !rivals {
            return Err(self.misuse_failure("name", text));
        }
        let number = self.table.next_naming();
        for (by, answer) in named {
            self.name_recipe(number, by, answer)?;
        }
        if self.table.status() == TableStatus::Won {
            self.tell_win();
            self.solution();
        }
        Ok(())
    }

    /// Parses `text` as a recipe, and returns the ids of its ingredients.
    fn parse_recipe(&self, text: &str) -> Result<Vec<String>> {
        let answer = code::parse_recipe(text, self.keeper.ingredients(), self.console)?;
        Ok(answer.iter().map(|one| one.id().to_owned()).collect())
    }

    fn name_recipe(&mut self, number: u32, by: Option<u8>, answer: Vec<String>) -> Result {
        let event = self.act(|_| Action::Check { number, answer, by, opening: None })?;
        if event == TableEvent::Right {
            self.console.print_line(self.console.green(terminal_right()));
            return Ok(());
        }
        self.console.print_line(self.console.red(terminal_wrong()));
        match self.table.namings_left(by) {
            _ if self.table.status() == TableStatus::Lost => {
                self.console.print_message(terminal_lost())
            }
            _ if self.table.status() != TableStatus::Playing => {}
            left => {
                self.tell_cost();
                self.console.print_message(match left {
                    0 => terminal_named_used(),
                    left => terminal_named_left(left),
                });
            }
        }
        Ok(())
    }

    /// Prints what a wrong naming costs, if the moon track is known.
    fn tell_cost(&self) {
        let Some(clock) = self.clock() else { return };
        self.console.print_message(match self.table.mode() {
            Mode::Competitive => terminal_track_rival(clock.step),
            _ => terminal_track_wrong(clock.step),
        });
    }

    /// Handles a line after the board is full, when only the recipe is accepted.
    ///
    /// # Errors
    /// If it is not a recipe. A valid potion gets the message of [`PlayError::OnlyName`].
    fn name_last(&mut self, text: &str) -> Result {
        match self.parse_recipe(text) {
            Err(_) if potion(self.keeper, text, self.console).is_ok() => {
                Err(self.refusal(PlayError::OnlyName.message()))
            }
            Err(failure) => Err(failure),
            Ok(_) => self.name(text),
        }
    }

    /// Records the circle that counts for the stars of the win.
    fn turn(&mut self, text: &str) -> Result {
        let turn = text.parse().map_err(|_| self.misuse_failure("turn", text))?;
        self.perform(Action::Turn { turn: Some(turn) })?;
        self.tell_win();
        Ok(())
    }

    fn give_up(&mut self, text: &str) -> Result {
        let code = text.strip_prefix("up").unwrap_or(text).trim();
        if code.is_empty() {
            self.console.print_message(terminal_give_up());
            return Ok(());
        }
        self.perform(Action::GiveUp { code: code.to_owned(), opening: None })?;
        self.solution();
        Ok(())
    }

    fn solution(&self) {
        if let Some(found) = self.table.solution() {
            code::tell_solution(found, self.console);
        }
    }

    fn mode(&mut self, text: &str) -> Result {
        let mode = match text {
            "together" | "cooperative" => Mode::Cooperative,
            "rivals" | "competitive" => Mode::Competitive,
            "solo" | "alone" => Mode::Solo,
            _ => return Err(self.refusal(terminal_no_mode(format!("{text:?}")))),
        };
        self.perform(Action::Mode { mode })
    }

    fn log(&self) {
        if self.table.tests().is_empty() {
            self.console.print_message(terminal_no_tests());
        }
        for test in self.table.tests() {
            tell_test(test, self.console, self.quiet);
        }
    }

    fn list(&self, listed: &[NamedItem], none: Message) {
        if listed.is_empty() {
            self.console.print_message(none);
        }
        for NamedItem { name, description: tells, .. } in listed {
            let name = self.console.bold(name.clone());
            let tells = tells.clone().map(|tells| self.console.text(tells)).unwrap_or_default();
            self.console.print_line(format_args!("{name}: {tells}"));
        }
    }

    fn rules(&self) {
        for section in &self.game.rules {
            self.console.print_line("");
            self.console.print_line(self.console.bold(section.title.clone()));
            for block in &section.blocks {
                let (sign, text) = match block {
                    RulesBlock::Text(text) | RulesBlock::Group(text) => ("", text),
                    RulesBlock::Item(text) | RulesBlock::Step(text) => ("- ", text),
                };
                let text = self.console.text(text.clone()).replace(['*', '_'], "");
                self.console.print_line(format_args!("{sign}{text}"));
            }
        }
    }
}
