//! Naming the recipe: at any time, but only so often. A right naming wins the game.

use serde::Serialize;

use super::{Keeper, Mode, PlayError, Status, Table, Told, is_default};
use crate::common::json::read_by_fields;
use crate::game::players::Identity;
use crate::seal::OpeningCode;
use crate::witches::puzzle::{Answer, Ingredient, RecipeForm, find_by_id};

/// How often players who play together, or each of rivals, may name the recipe before the end.
pub(crate) const NAMINGS: usize = 2;

/// The recipe as players named it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Naming {
    /// Which of rivals named it, counted from 0; nobody where all play together.
    pub by: Option<u8>,
    /// How many tests were on the log.
    pub tests: u32,
    /// The ingredients, in order.
    pub answer: Answer,
    /// Whether it was the last ditch effort.
    #[serde(skip_serializing_if = "is_default")]
    pub last: bool,
    /// Whether it was right, so that it won.
    #[serde(skip_serializing_if = "is_default")]
    pub right: bool,
}

read_by_fields! {
    Naming { tests, answer; or by, last, right }
}

/// Where a naming comes in.
enum Place<'t> {
    /// It was made already: its reply was lost, or a button was tapped twice.
    Repeated(&'t Naming),
    /// It is a new one.
    New {
        /// Whether it is the last ditch effort.
        last: bool,
    },
}

impl Keeper {
    /// The form that a recipe has to have, as far as the players know it.
    pub fn recipe_form(&self) -> RecipeForm {
        self.deal().map_or_else(|_| RecipeForm::any(), |deal| RecipeForm::of(&deal.puzzle))
    }

    /// The ingredients of a naming, by their names.
    ///
    /// # Errors
    /// If a name is not understood, or it can be no recipe.
    pub(super) fn named_recipe(&self, names: &[String]) -> Result<Answer, PlayError> {
        let form = self.recipe_form();
        let find = |name: &String| {
            // An ingredient that is not in play is refused by its name.
            find_by_id(name, form.ingredients())
                .or_else(|unknown| find_by_id(name, &Ingredient::ALL).map_err(|_| unknown))
        };
        let answer: Answer = names.iter().map(find).collect::<Result<_, _>>()?;
        form.check(&answer)?;
        Ok(answer)
    }
}

impl Table {
    /// The recipe as players named it, the first time first.
    pub fn namings(&self) -> &[Naming] {
        &self.namings
    }

    /// The number of the next naming, from 1.
    pub fn next_naming(&self) -> u32 {
        u32::try_from(self.namings.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// Whether the recipe was named rightly.
    pub fn is_named(&self) -> bool {
        self.namings.iter().any(|naming| naming.right)
    }

    /// How often a witch, or all who play together, may still name the recipe now.
    pub fn namings_left(&self, by: Option<u8>) -> usize {
        match self.status {
            _ if self.is_told() => 0,
            Status::Playing => self.left_of(false, by),
            Status::LastDitch => self.left_of(true, by),
            Status::Won | Status::Lost => 0,
        }
    }

    /// How often it may be named before the end, or as the last ditch effort. A naming of all who
    /// played together counts for each of them if they go on as rivals, and the other way round.
    fn left_of(&self, last: bool, by: Option<u8>) -> usize {
        let most = if last { 1 } else { NAMINGS };
        let counts = |naming: &&Naming| {
            let is_theirs = !self.are_rivals() || naming.by.is_none() || naming.by == by;
            naming.last == last && is_theirs
        };
        most.saturating_sub(self.namings.iter().filter(counts).count())
    }

    /// How often it may be named now: by all who play together, or by each of rivals.
    pub(super) fn all_namings_left(&self, keeper: &Keeper) -> Vec<usize> {
        let witches = keeper.players().filter(|_| self.are_rivals()).unwrap_or(1);
        (0..witches).map(|witch| self.namings_left(self.are_rivals().then_some(witch))).collect()
    }

    fn are_rivals(&self) -> bool {
        self.mode == Mode::Competitive
    }

    /// Whether the last ditch effort has begun: who plays with whom stays as it is from then on.
    pub(super) fn has_last_naming(&self) -> bool {
        self.namings.iter().any(|naming| naming.last)
    }

    /// Where a naming with this number comes in. A naming that was made already is found again. One
    /// of rivals who named without knowing of each other is made all the same: those who are right
    /// share the win.
    ///
    /// # Errors
    /// If the game is over, or the recipe was named meanwhile.
    fn place(&self, number: u32, by: Option<u8>, answer: &Answer) -> Result<Place<'_>, PlayError> {
        let before = number.checked_sub(1).and_then(|before| usize::try_from(before).ok());
        let since = before.and_then(|before| self.namings.get(before..));
        let since = since.ok_or(PlayError::StaleNaming)?;
        let same = |naming: &&Naming| naming.by == by && naming.answer == *answer;
        if let Some(naming) = since.iter().find(same) {
            return Ok(Place::Repeated(naming));
        }
        let Some(first) = since.first() else {
            return match self.status {
                _ if self.is_told() => Err(PlayError::Over),
                Status::Playing => Ok(Place::New { last: false }),
                Status::LastDitch => Ok(Place::New { last: true }),
                Status::Won | Status::Lost => Err(PlayError::Over),
            };
        };
        let tests = self.tests.len() as u32;
        let is_unknown =
            |naming: &Naming| naming.by != by && naming.tests == tests && naming.last == first.last;
        if !self.are_rivals() || !since.iter().all(is_unknown) {
            return Err(PlayError::StaleNaming);
        }
        match self.status {
            Status::Won if since.iter().any(|naming| naming.right) => {}
            _ if self.is_told() || self.status == Status::Lost => return Err(PlayError::Over),
            _ => {}
        }
        Ok(Place::New { last: first.last })
    }

    /// Whether a naming was made already, so that it is not counted once more.
    pub(crate) fn repeats(
        &self,
        keeper: &Keeper,
        number: u32,
        names: &[String],
        by: Option<u8>,
    ) -> bool {
        let by = by.filter(|_| self.are_rivals());
        keeper
            .named_recipe(names)
            .is_ok_and(|answer| matches!(self.place(number, by, &answer), Ok(Place::Repeated(_))))
    }

    /// Compares an answer. A right one wins the game, and a wrong one as the last ditch effort
    /// loses it.
    pub(super) fn check(
        &mut self,
        keeper: &Keeper,
        (number, names): (u32, &[String]),
        by: Option<u8>,
        opening: Option<OpeningCode>,
    ) -> Result<Told, PlayError> {
        let answer = keeper.named_recipe(names)?;
        if let Some(witch) = by.filter(|_| keeper.can_test()) {
            keeper.has_witch(witch)?;
        }
        if self.are_rivals() && by.is_none() {
            return Err(PlayError::NobodyNames);
        }
        let by = by.filter(|_| self.are_rivals());
        let last = match self.place(number, by, &answer)? {
            Place::Repeated(naming) if naming.right => return Ok(Told::Right),
            Place::Repeated(_) => return Ok(Told::Wrong),
            Place::New { last } => last,
        };
        if self.left_of(last, by) == 0 {
            return Err(PlayError::NamingsUsed(NAMINGS));
        }
        let solution = keeper.check(&answer, opening)?;
        self.guesses = self.guesses.saturating_add(1);
        let (tests, right) = (self.tests.len() as u32, solution.is_some());
        self.namings.push(Naming { by, tests, answer, last, right });
        let told = match solution {
            Some(solution) => {
                self.solution = Some(solution);
                self.status = Status::Won;
                Told::Right
            }
            None => {
                if self.status == Status::LastDitch && !self.may_name(keeper) {
                    self.status = Status::Lost;
                }
                Told::Wrong
            }
        };
        Ok(self.told(told))
    }

    /// Whether anybody may still name the recipe now.
    pub(crate) fn may_name(&self, keeper: &Keeper) -> bool {
        self.all_namings_left(keeper).into_iter().any(|left| left > 0)
    }

    pub(super) fn namings_are_sound(&self) -> bool {
        let most = Identity::ALL.len() * (NAMINGS + 1);
        let sound = |naming: &Naming| {
            naming.answer.len() <= Ingredient::ALL.len()
                && naming.by.is_none_or(|by| usize::from(by) < Identity::ALL.len())
        };
        self.namings.len() <= most && self.namings.iter().all(sound)
    }
}

/// How a game was won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Win {
    /// Whether the recipe was named; else a test won.
    pub named: bool,
    /// Which rivals won, counted from 0, the first one first: several share the win. Nobody where
    /// all play together.
    pub by: Vec<u8>,
    /// Whether it was the last ditch effort.
    pub last: bool,
    /// In which turn, counted from 1, if somebody said so; one more than the track has where all of
    /// its circles were crossed off.
    pub turn: Option<u32>,
    /// The stars that it was worth, 1 to 5, where that is known.
    pub stars: Option<u8>,
}

impl Table {
    /// How the game was won, if it was.
    pub fn win(&self, keeper: &Keeper) -> Option<Win> {
        if self.status != Status::Won {
            return None;
        }
        let right: Vec<&Naming> = self.namings.iter().filter(|naming| naming.right).collect();
        let named = !right.is_empty();
        let tester = self.counted().last().filter(|test| test.won).and_then(|test| test.by);
        let by: Vec<u8> = match named {
            _ if !self.are_rivals() => Vec::new(),
            true => right.iter().filter_map(|naming| naming.by).collect(),
            false => tester.into_iter().collect(),
        };
        let last = right.iter().any(|naming| naming.last);
        let clock = keeper.facts().map(|facts| facts.clock);
        let stars = match last {
            true => Some(1),
            false => clock.zip(self.turn).map(|(clock, turn)| clock.stars(turn)),
        };
        Some(Win { named, by, last, turn: self.turn, stars })
    }

    /// Says in which turn the game was won, or that nobody knows any more.
    ///
    /// # Errors
    /// If it was not won, or its track has no such turn.
    pub(super) fn tell_turn(
        &mut self,
        keeper: &Keeper,
        turn: Option<u32>,
    ) -> Result<Told, PlayError> {
        if self.status != Status::Won {
            return Err(PlayError::NotWon);
        }
        let clock = keeper.facts().map(|facts| facts.clock);
        if let Some(turn) = turn {
            // The last of them: all circles are crossed off.
            let turns = clock.map_or(0, |clock| u32::from(clock.turns()) + 1);
            if !(1..=turns).contains(&turn) {
                return Err(PlayError::NoTurn(turn, turns.saturating_sub(1)));
            }
        }
        self.turn = turn;
        Ok(Told::Done)
    }
}

#[cfg(all(test, feature = "press"))]
mod tests {
    use super::*;
    use crate::game::players::Players;
    use crate::game::seed::Seed;
    use crate::game::{Ruling, Standing};
    use crate::seal::{Cost, RefereeKey};
    use crate::witches::puzzle::RecipeError;
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
    use crate::witches::table::tests::{pour, test};
    use crate::witches::table::{Action, Kind, TableView};

    fn sheet(level: Level, players: u8, secrecy: Secrecy) -> Sheet {
        let options = SheetOptions {
            players: Players::new(players).unwrap(),
            settings: level.settings(),
            secrecy,
            ..SheetOptions::new(Seed(5))
        };
        Sheet::make_at_cost(&options, Cost::LEAST).unwrap()
    }

    fn names(answer: &[Ingredient]) -> Vec<String> {
        answer.iter().map(|one| one.id().to_owned()).collect()
    }

    /// A game in which the recipe is named, with its answer and another.
    fn game(players: u8) -> (Keeper, Table, [Vec<String>; 2]) {
        let sheet = sheet(Level::FirstGame, players, Secrecy::Open);
        let right = &sheet.answers[0];
        let turned: Vec<Ingredient> = right.iter().rev().copied().collect();
        let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
        let table = Table::new(&keeper);
        (keeper, table, [names(right), names(&turned)])
    }

    fn rivals(players: u8) -> (Keeper, Table, [Vec<String>; 2]) {
        let (keeper, mut table, answers) = game(players);
        table.apply(&keeper, &Action::Mode { mode: Mode::Competitive }).unwrap();
        (keeper, table, answers)
    }

    fn numbered(number: u32, answer: &[String], by: Option<u8>) -> Action {
        Action::Check { number, answer: answer.to_vec(), by, opening: None }
    }

    fn name(
        table: &mut Table,
        keeper: &Keeper,
        answer: &[String],
        by: Option<u8>,
    ) -> Result<Told, PlayError> {
        let action = numbered(table.next_naming(), answer, by);
        table.apply(keeper, &action)
    }

    fn stored(table: &Table) -> Table {
        Table::from_json(&table.to_json().unwrap()).unwrap()
    }

    #[test]
    fn a_right_naming_wins() {
        let (keeper, mut table, [right, wrong]) = game(4);
        name(&mut table, &keeper, &wrong, None).unwrap();
        assert_eq!(name(&mut table, &keeper, &right, None), Ok(Told::Right));
        let table = stored(&table);
        let account = table.account(&keeper);
        assert_eq!((table.status(), account.standing), (Status::Won, Standing::Won));
        assert_eq!((account.guesses, account.found, account.winners), (2, true, vec![]));
        let view = TableView::new(&table, &keeper);
        let win = Win { named: true, by: vec![], last: false, turn: None, stars: None };
        assert_eq!((view.win, view.namings), (Some(win), vec![0]));
        assert_eq!(view.named.iter().map(|naming| naming.right).collect::<Vec<_>>(), [false, true]);
        assert!(view.solution.is_some());
    }

    #[test]
    fn the_recipe_is_named_twice_and_once_at_the_end() {
        let (keeper, mut table, [right, wrong]) = game(4);
        for left in [2, 1] {
            assert_eq!(table.namings_left(None), left);
            assert_eq!(name(&mut table, &keeper, &wrong, None), Ok(Told::Wrong));
        }
        let used = Err(PlayError::NamingsUsed(2));
        assert_eq!(name(&mut table, &keeper, &right, None), used, "not even the right one");
        table = stored(&table);
        assert_eq!(table.namings().len(), 2);
        table.apply(&keeper, &Action::Full { full: true }).unwrap();
        let potion = test(&table, vec![pour(Ingredient::Sage, 1)], Kind::Cauldron);
        assert_eq!(table.apply(&keeper, &potion), Err(PlayError::OnlyName));
        let mut lost = table.clone();
        assert_eq!(name(&mut lost, &keeper, &wrong, None), Ok(Told::Wrong));
        assert_eq!((lost.status(), lost.solution()), (Status::Lost, None));
        assert_eq!(name(&mut lost, &keeper, &right, None), Err(PlayError::Over));
        assert_eq!(name(&mut table, &keeper, &right, None), Ok(Told::Right));
        assert_eq!(table.status(), Status::Won);
        let win = table.win(&keeper).unwrap();
        assert_eq!((win.last, win.stars), (true, Some(1)), "the last ditch effort gives one");
        assert_eq!(name(&mut table, &keeper, &wrong, None), Err(PlayError::Over));
    }

    /// Whether its reply was lost or a button was tapped twice.
    #[test]
    fn a_naming_that_is_sent_again_counts_once() {
        let (keeper, mut table, [right, wrong]) = game(4);
        let first = numbered(1, &wrong, None);
        for _ in 0..5 {
            assert_eq!(table.apply(&keeper, &first), Ok(Told::Wrong));
        }
        let account = table.account(&keeper);
        assert_eq!((table.namings().len(), table.revision(), account.guesses), (1, 1, 1));
        assert!(
            table.repeats(&keeper, 1, &wrong, None) && !table.repeats(&keeper, 2, &wrong, None)
        );
        // Another one under its number was made by somebody who has not seen it.
        for number in [0, 1, 3] {
            let stale = table.apply(&keeper, &numbered(number, &right, None));
            assert_eq!(stale, Err(PlayError::StaleNaming), "{number}");
        }
        assert_eq!(table.namings_left(None), 1);
        for _ in 0..2 {
            assert_eq!(table.apply(&keeper, &numbered(2, &right, None)), Ok(Told::Right));
        }
        assert_eq!((table.namings().len(), table.revision()), (2, 2));
        assert_eq!(table.apply(&keeper, &first), Ok(Told::Wrong), "it is told for ever");
    }

    #[test]
    fn what_can_be_no_recipe_is_refused_with_the_reason_and_not_counted() {
        let (keeper, mut table, [right, _]) = game(2);
        let refused = |table: &mut Table, answer: &[&str]| {
            let answer: Vec<String> = answer.iter().map(|&one| one.to_owned()).collect();
            name(table, &keeper, &answer, None).unwrap_err()
        };
        let length = RecipeError::Length { given: 1, lengths: 4..=4 };
        assert_eq!(refused(&mut table, &["mint"]), length.into());
        let twice = RecipeError::Twice(Ingredient::Mint);
        assert_eq!(refused(&mut table, &["mint", "sage", "mint", "chives"]), twice.into());
        let foreign = RecipeError::Foreign(Ingredient::Basil, keeper.ingredients());
        assert_eq!(refused(&mut table, &["mint", "sage", "basil", "chives"]), foreign.into());
        let misspelt = refused(&mut table, &["mnit", "sage", "chives", "parsley"]);
        assert!(matches!(misspelt, PlayError::Name(_)), "{misspelt:?}");
        assert_eq!((table.namings_left(None), table.revision()), (2, 0));
        assert_eq!(name(&mut table, &keeper, &right, None), Ok(Told::Right));
    }

    /// What a code keeps closed is not held against an answer, and a hidden length is not told.
    #[test]
    fn a_refusal_tells_no_secret() {
        let closed = sheet(Level::HighWitch, 3, Secrecy::Referee(RefereeKey::new([7; 20])));
        let keeper = Keeper::of_code(closed.payload.clone()).unwrap();
        let table = Table::new(&keeper);
        let tried = |keeper: &Keeper, table: &Table, length: usize| {
            let answer = names(&Ingredient::ALL[..length]);
            table.clone().apply(keeper, &numbered(1, &answer, None))
        };
        for length in 0..=8 {
            let told = tried(&keeper, &table, length);
            let is_refused = matches!(told, Err(PlayError::Recipe(_)));
            assert_eq!(is_refused, !(3..=6).contains(&length), "{length}: {told:?}");
        }
        let open = sheet(Level::HighWitch, 3, Secrecy::Open);
        let keeper = Keeper::of_code(open.payload.clone()).unwrap();
        let table = Table::new(&keeper);
        for length in 0..=8 {
            let told = tried(&keeper, &table, length);
            assert_eq!(told == Ok(Told::Wrong), (4..=6).contains(&length), "{length}: {told:?}");
        }
    }

    #[test]
    fn each_of_rivals_has_namings_of_her_own() {
        let (keeper, mut table, [right, wrong]) = rivals(3);
        assert_eq!(name(&mut table, &keeper, &wrong, None), Err(PlayError::NobodyNames));
        assert_eq!(name(&mut table, &keeper, &wrong, Some(3)), Err(PlayError::Witch(4, 3)));
        for _ in 0..2 {
            assert_eq!(name(&mut table, &keeper, &wrong, Some(0)), Ok(Told::Wrong));
        }
        assert_eq!(table.all_namings_left(&keeper), [0, 2, 2]);
        table.apply(&keeper, &Action::Full { full: true }).unwrap();
        for witch in [0, 2] {
            assert_eq!(name(&mut table, &keeper, &wrong, Some(witch)), Ok(Told::Wrong));
            assert_eq!(table.status(), Status::LastDitch, "one of them has not named it");
        }
        let mut lost = table.clone();
        name(&mut lost, &keeper, &wrong, Some(1)).unwrap();
        assert_eq!(lost.status(), Status::Lost);
        assert_eq!(name(&mut table, &keeper, &right, Some(1)), Ok(Told::Right));
        let win = table.win(&keeper).unwrap();
        assert_eq!((win.named, win.by, win.last), (true, vec![1], true));
        assert_eq!(table.account(&keeper).winners, [1]);
    }

    #[test]
    fn rivals_who_are_right_at_the_same_time_share_the_win() {
        let (keeper, mut table, [right, wrong]) = rivals(4);
        assert_eq!(table.apply(&keeper, &numbered(1, &right, Some(2))), Ok(Told::Right));
        assert_eq!(table.apply(&keeper, &numbered(1, &wrong, Some(0))), Ok(Told::Wrong));
        assert_eq!(table.apply(&keeper, &numbered(1, &right, Some(3))), Ok(Told::Right));
        assert_eq!(
            table.apply(&keeper, &numbered(1, &right, Some(3))),
            Ok(Told::Right),
            "once more"
        );
        let mut table = stored(&table);
        assert_eq!(table.win(&keeper).unwrap().by, [2, 3]);
        assert_eq!(table.account(&keeper).guesses, 3);
        // Whoever has seen that the game is over is too late.
        assert_eq!(name(&mut table, &keeper, &right, Some(1)), Err(PlayError::Over));
        assert_eq!(table.win(&keeper).unwrap().by, [2, 3]);
    }

    #[test]
    fn nobody_names_twice_at_the_same_time_or_after_a_test() {
        let (keeper, mut table, [right, wrong]) = rivals(3);
        table.apply(&keeper, &numbered(1, &wrong, Some(0))).unwrap();
        let again = table.apply(&keeper, &numbered(1, &right, Some(0)));
        assert_eq!(again, Err(PlayError::StaleNaming));
        let Action::Test { number, potion, kind, sure, .. } =
            test(&table, vec![pour(Ingredient::Sage, 1)], Kind::Cauldron)
        else {
            unreachable!("it is a test")
        };
        let potion = Action::Test { number, potion, by: Some(1), kind, sure };
        table.apply(&keeper, &potion).unwrap();
        let late = table.apply(&keeper, &numbered(1, &right, Some(2)));
        assert_eq!(late, Err(PlayError::StaleNaming), "a test was told meanwhile");
        assert_eq!(name(&mut table, &keeper, &right, Some(2)), Ok(Told::Right));
    }

    #[test]
    fn another_mode_gives_no_namings_back() {
        let (keeper, mut table, [_, wrong]) = game(3);
        let mode = |table: &mut Table, mode| table.apply(&keeper, &Action::Mode { mode });
        name(&mut table, &keeper, &wrong, Some(1)).unwrap();
        mode(&mut table, Mode::Competitive).unwrap();
        assert_eq!(table.all_namings_left(&keeper), [1, 1, 1]);
        name(&mut table, &keeper, &wrong, Some(2)).unwrap();
        assert_eq!(table.all_namings_left(&keeper), [1, 1, 0]);
        mode(&mut table, Mode::Cooperative).unwrap();
        assert_eq!(table.all_namings_left(&keeper), [0]);
        mode(&mut table, Mode::Competitive).unwrap();
        assert_eq!(table.all_namings_left(&keeper), [1, 1, 0]);
        // Once the last ditch effort has begun nobody gets another.
        table.apply(&keeper, &Action::Full { full: true }).unwrap();
        name(&mut table, &keeper, &wrong, Some(0)).unwrap();
        assert_eq!(mode(&mut table, Mode::Cooperative), Err(PlayError::ModeFixed));
        assert_eq!(mode(&mut table, Mode::Competitive), Ok(Told::Done));
        assert_eq!(table.all_namings_left(&keeper), [0, 1, 1]);
    }

    #[test]
    fn the_turn_of_a_win_says_its_stars() {
        let (keeper, mut table, [right, _]) = game(4);
        let tell = |table: &mut Table, turn| table.apply(&keeper, &Action::Turn { turn });
        assert_eq!(tell(&mut table, Some(1)), Err(PlayError::NotWon));
        name(&mut table, &keeper, &right, None).unwrap();
        let clock = TableView::new(&table, &keeper).clock.unwrap();
        let turns = u32::from(clock.turns);
        assert_eq!(clock.phases.iter().map(|&n| u32::from(n)).sum::<u32>(), turns);
        for (turn, stars) in
            [(1, 5), (u32::from(clock.phases[0]) + 1, 4), (turns, 1), (turns + 1, 1)]
        {
            assert_eq!(tell(&mut table, Some(turn)), Ok(Told::Done));
            let win = stored(&table).win(&keeper).unwrap();
            assert_eq!((win.turn, win.stars), (Some(turn), Some(stars)));
        }
        assert_eq!(table.account(&keeper).stars, Some(1));
        for turn in [0, turns + 2] {
            assert_eq!(tell(&mut table, Some(turn)), Err(PlayError::NoTurn(turn, turns)));
        }
        tell(&mut table, None).unwrap();
        assert_eq!(table.win(&keeper).unwrap().stars, None);
    }

    #[test]
    fn a_test_that_wins_is_a_win_of_who_made_it_and_has_its_stars() {
        let (keeper, mut table, [right, _]) = rivals(3);
        let pours = right
            .iter()
            .zip(1..)
            .map(|(one, grown)| crate::witches::table::PourText { ingredient: one.clone(), grown });
        let (potion, by) = (pours.collect(), Some(1));
        let win = Action::Test { number: 1, potion, by, kind: Kind::Cauldron, sure: true };
        table.apply(&keeper, &win).unwrap();
        table.apply(&keeper, &Action::Turn { turn: Some(1) }).unwrap();
        let win = table.win(&keeper).unwrap();
        let first = Win { named: false, by: vec![1], last: false, turn: Some(1), stars: Some(5) };
        assert_eq!(win, first);
        // What is taken back has no stars.
        table.rule(&keeper, Ruling::TakeBack).unwrap();
        assert_eq!((table.win(&keeper), table.status()), (None, Status::Playing));
        assert_eq!(table.turn, None);
    }

    #[test]
    fn a_test_that_is_taken_back_leaves_what_was_named() {
        let (keeper, mut table, [right, _]) = game(4);
        let potion = test(&table, vec![pour(Ingredient::Sage, 1)], Kind::Cauldron);
        table.apply(&keeper, &potion).unwrap();
        name(&mut table, &keeper, &right, None).unwrap();
        table.rule(&keeper, Ruling::TakeBack).unwrap();
        assert_eq!((table.status(), table.namings()[0].tests), (Status::Won, 0));
        table.rule(&keeper, Ruling::Reset).unwrap();
        assert_eq!((table.status(), table.namings_left(None)), (Status::Playing, 2));
    }
}
