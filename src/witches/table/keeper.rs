//! Keeper of a game's secret.

use super::{Limits, NoteMark, PlayError, Solution};
use crate::seal::{CodeError, GiveUpCode, OpenError, OpeningCode, Payload};
use crate::witches::deduce::Property;
use crate::witches::game_data::{GameData, PublicFacts, TestSource};
use crate::witches::grid::{ClueMark, clue_marks, with_any_decoy};
use crate::witches::puzzle::{
    Answer, Effect, Ingredient, MAX_GROWN, Potion, Verdict, evaluate, test_stream,
};
use crate::witches::settings::Level;
use crate::witches::sheet::Sheet;
use crate::witches::wire;

/// Whether this build uses boards. A phone has only codes, which contain no board, so its build
/// omits the limits.
const KNOWS_BOARDS: bool = cfg!(feature = "press");

/// Keeper of the secret of one game: tests potions and checks answers, and reveals nothing else.
#[derive(Clone, Debug)]
pub struct Keeper {
    payload: Payload,
    game_data: Option<GameData>,
    secret: Option<SheetSecret>,
    limits: Option<Limits>,
    board: Option<Limits>,
    trusts: bool,
    helps: bool,
}

/// Secret known to the maker of a sheet, which replaces opening the seal.
#[derive(Clone, Debug)]
struct SheetSecret {
    answers: Vec<Answer>,
    give_up: GiveUpCode,
}

impl Keeper {
    /// Creates the keeper of a code. Without a play part it cannot test potions, but still checks
    /// answers.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the code does not contain a game of Wondering Witches.
    pub fn of_code(payload: Payload) -> Result<Keeper, PlayError> {
        if payload.game() != wire::GAME {
            return Err(CodeError::OtherGame(payload.game()).into());
        }
        let game_data = match payload.open_for_play() {
            Ok(bytes) => Some(wire::read(payload.edition(), &bytes)?),
            Err(OpenError::NoPlay) => None,
            Err(error) => return Err(error.into()),
        };
        let helps = payload.has_play();
        Ok(Keeper {
            payload,
            game_data,
            secret: None,
            limits: None,
            board: None,
            trusts: false,
            helps,
        })
    }

    /// Creates the keeper of a sheet, whose complete secret is known.
    pub fn of_sheet(sheet: &Sheet) -> Keeper {
        let (answers, give_up) = (sheet.answers.clone(), sheet.give_up);
        Keeper {
            payload: sheet.payload.clone(),
            game_data: Some(sheet.game_data.clone()),
            secret: Some(SheetSecret { answers, give_up }),
            limits: None,
            board: None,
            trusts: false,
            helps: sheet.payload.has_play(),
        }
    }

    /// Returns this keeper with tests limited to the room on a board.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Keeper {
        Keeper { limits: Some(limits), ..self }
    }

    /// Returns this keeper for simulated players, whose tests always respect the board, so they are
    /// not checked again.
    #[must_use]
    pub(crate) fn trusting(self) -> Keeper {
        Keeper { trusts: true, ..self }
    }

    /// Whether tests are checked against the limits. Builds with debug assertions always check, to
    /// find faults in simulated players.
    pub(super) fn checks_limits(&self) -> bool {
        !self.trusts || cfg!(debug_assertions)
    }

    /// Returns this keeper with a board that does not limit tests, but gives warnings of tests that
    /// it has no room for.
    #[must_use]
    pub fn with_board(self, board: Limits) -> Keeper {
        Keeper { board: Some(board), ..self }
    }

    /// Board, if known.
    pub(super) fn board(&self) -> Option<&Limits> {
        self.limits().or(self.board.as_ref()).filter(|_| KNOWS_BOARDS)
    }

    /// Whether the game gives hints and other help, as all but tournaments do.
    pub(crate) fn helps(&self) -> bool {
        self.helps && self.game_data.is_some()
    }

    /// Code of the game.
    pub fn payload(&self) -> &Payload {
        &self.payload
    }

    /// Limits of tests, if any.
    pub fn limits(&self) -> Option<&Limits> {
        self.limits.as_ref().filter(|_| KNOWS_BOARDS)
    }

    /// Whether the table tracks who is poisoned, so that each test must name its witch.
    pub(super) fn keeps_poison(&self) -> bool {
        let in_play = |game_data: &GameData| {
            game_data.players.count() > 1
                && game_data.puzzle.effects_in_play().contains(&Effect::Poison)
        };
        self.limits().is_some() && self.game_data.as_ref().is_some_and(in_play)
    }

    /// Whether an answer or a give-up code also requires the opening code.
    pub(crate) fn needs_opening(&self) -> bool {
        self.secret.is_none() && self.payload.needs_opening()
    }

    /// Whether potions can be tested.
    pub fn can_test(&self) -> bool {
        self.game_data.is_some()
    }

    /// Number of players, if the code reveals it.
    pub fn players(&self) -> Option<u8> {
        self.game_data.as_ref().map(|game_data| game_data.players.count())
    }

    /// Checks that the witch with this index plays.
    ///
    /// # Errors
    /// Returns [`PlayError::Witch`] if she does not, or [`PlayError::Open`] if the code has no play
    /// part.
    pub(super) fn has_witch(&self, witch: u8) -> Result<(), PlayError> {
        match self.game_data()?.players.count() {
            players if witch < players => Ok(()),
            players => Err(PlayError::Witch(witch.saturating_add(1), players)),
        }
    }

    /// Longest possible recipe, 3 to 6; 6 for a closed code.
    pub fn longest(&self) -> u8 {
        self.game_data
            .as_ref()
            .map_or(MAX_GROWN, |game_data| game_data.puzzle.settings().length().longest())
    }

    /// Level of the game, if the code reveals the settings and they are those of a level.
    pub(super) fn level(&self) -> Option<Level> {
        self.game_data.as_ref()?.puzzle.settings().level()
    }

    /// Returns the public facts of the game; `None` for a closed code.
    pub(crate) fn facts(&self) -> Option<PublicFacts> {
        let tester = if self.payload.has_play() { TestSource::Here } else { TestSource::Table };
        let has_room = self.board().map(Limits::has_room);
        self.game_data.as_ref().map(|game_data| PublicFacts { has_room, ..game_data.facts(tester) })
    }

    /// Returns the columns of the notes, that of any decoy first. For a closed code they are the
    /// decoys and the numbers up to 6.
    pub(super) fn columns(&self) -> Vec<Property> {
        let closed = || {
            let numbers = (1..=self.longest()).map(Property::Number);
            std::iter::once(Property::Decoy).chain(numbers).collect()
        };
        self.facts().map_or_else(closed, |facts| with_any_decoy(&facts))
    }

    /// Returns the marks that the free clue implies for single cells of the notes.
    pub(super) fn clue_marks(&self) -> Vec<(Ingredient, Property, NoteMark)> {
        let Some(facts) = self.facts() else { return Vec::new() };
        let as_mark = |(ingredient, column, what)| {
            let mark = match what {
                ClueMark::No => NoteMark::Impossible,
                ClueMark::Yes => NoteMark::Certain,
                ClueMark::Perhaps => NoteMark::Possible,
            };
            (ingredient, column, mark)
        };
        clue_marks(&facts, &with_any_decoy(&facts)).into_iter().map(as_mark).collect()
    }

    /// Ingredients in play; all ten for a closed code.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        self.game_data.as_ref().map_or(&Ingredient::ALL, |game_data| game_data.puzzle.ingredients())
    }

    /// Returns the game, if potions can be tested.
    ///
    /// # Errors
    /// Returns [`PlayError::Open`] if the code has no play part.
    pub(in crate::witches) fn game_data(&self) -> Result<&GameData, PlayError> {
        self.game_data.as_ref().ok_or(PlayError::Open(OpenError::NoPlay))
    }

    /// Tests a potion as the `number`-th of its log.
    ///
    /// # Errors
    /// Returns [`PlayError::Open`] if the code has no play part.
    pub(super) fn test(&self, potion: &Potion, number: u32) -> Result<Verdict, PlayError> {
        let puzzle = &self.game_data()?.puzzle;
        Ok(evaluate(puzzle, potion, &mut test_stream(puzzle, number)))
    }

    /// Checks an answer; returns the solution if it is right.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the code has no answer seal, or if memory is insufficient.
    pub(super) fn check(
        &self,
        answer: &[Ingredient],
        opening: Option<OpeningCode>,
    ) -> Result<Option<Solution>, PlayError> {
        if let (Some(secret), Some(game_data)) = (&self.secret, &self.game_data) {
            let right = secret.answers.iter().any(|a| a == answer);
            return Ok(right.then(|| Solution::new(&game_data.puzzle, secret.answers.clone())));
        }
        Solution::by_answer(&self.payload, answer, opening)
    }

    /// Returns the solution for a give-up code.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the give-up code is wrong, if the code has no answer seal, or if
    /// memory is insufficient.
    pub(super) fn give_up(
        &self,
        code: GiveUpCode,
        opening: Option<OpeningCode>,
    ) -> Result<Solution, PlayError> {
        match (&self.secret, &self.game_data) {
            (Some(secret), Some(game_data)) if secret.give_up == code => {
                Ok(Solution::new(&game_data.puzzle, secret.answers.clone()))
            }
            (Some(_), Some(_)) => Err(OpenError::WrongGiveUpCode.into()),
            _ => Solution::by_give_up(&self.payload, code, opening),
        }
    }
}
