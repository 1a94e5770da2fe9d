//! Who keeps the secret of a game.

use super::{Limits, NoteMark, PlayError, Solution};
use crate::seal::{CodeError, GiveUpCode, OpenError, OpeningCode, Payload};
use crate::witches::deal::{Deal, Facts, Tester};
use crate::witches::deduce::Property;
use crate::witches::grid::{Given, given, with_any_decoy};
use crate::witches::puzzle::{
    Answer, Effect, Ingredient, MAX_GROWN, Potion, Verdict, evaluate, test_stream,
};
use crate::witches::settings::Level;
use crate::witches::sheet::Sheet;
use crate::witches::wire;

/// A phone has codes alone, and no code holds a board: it need not know how to limit tests to one.
const KNOWS_BOARDS: bool = cfg!(feature = "press");

/// Keeps the secret of one game: tests potions, compares answers, and tells nothing else.
#[derive(Clone, Debug)]
pub struct Keeper {
    payload: Payload,
    deal: Option<Deal>,
    secret: Option<SheetSecret>,
    limits: Option<Limits>,
    board: Option<Limits>,
    trusts: bool,
    helps: bool,
}

/// What a maker of a sheet knows, so that the seal need not be opened.
#[derive(Clone, Debug)]
struct SheetSecret {
    answers: Vec<Answer>,
    give_up: GiveUpCode,
}

impl Keeper {
    /// The keeper of a code. Without a play part it tests nothing, but still compares
    /// answers.
    ///
    /// # Errors
    /// If the code holds no game.
    pub fn of_code(payload: Payload) -> Result<Keeper, PlayError> {
        if payload.game() != wire::GAME {
            return Err(CodeError::OtherGame(payload.game()).into());
        }
        let deal = match payload.open_for_play() {
            Ok(bytes) => Some(wire::read(payload.edition(), &bytes)?),
            Err(OpenError::NoPlay) => None,
            Err(error) => return Err(error.into()),
        };
        let helps = payload.has_play();
        Ok(Keeper { payload, deal, secret: None, limits: None, board: None, trusts: false, helps })
    }

    /// The keeper of a sheet, which knows everything.
    pub fn of_sheet(sheet: &Sheet) -> Keeper {
        let (answers, give_up) = (sheet.answers.clone(), sheet.give_up);
        Keeper {
            payload: sheet.payload.clone(),
            deal: Some(sheet.deal.clone()),
            secret: Some(SheetSecret { answers, give_up }),
            limits: None,
            board: None,
            trusts: false,
            helps: sheet.payload.has_play(),
        }
    }

    /// This keeper, with tests limited to what a board has room for.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Keeper {
        Keeper { limits: Some(limits), ..self }
    }

    /// This keeper, for players who do only what the board allows: their tests are not held against
    /// its limits once more.
    #[cfg(feature = "press")]
    #[must_use]
    pub(crate) fn trusting(self) -> Keeper {
        Keeper { trusts: true, ..self }
    }

    /// Whether tests are held against the limits. Where bugs are looked for, players are not
    /// trusted.
    pub(super) fn checks_limits(&self) -> bool {
        !self.trusts || cfg!(debug_assertions)
    }

    /// This keeper with a board that is known, though tests are not limited to it: it warns of
    /// tests that it has no room for.
    #[must_use]
    pub fn with_board(self, board: Limits) -> Keeper {
        Keeper { board: Some(board), ..self }
    }

    /// The board, where it is known.
    pub(super) fn board(&self) -> Option<&Limits> {
        self.limits().or(self.board.as_ref()).filter(|_| KNOWS_BOARDS)
    }

    /// Whether it gives hints, checks notes and so on: for all but tournaments.
    pub(crate) fn helps(&self) -> bool {
        self.helps && self.deal.is_some()
    }

    /// The code of the game.
    pub fn payload(&self) -> &Payload {
        &self.payload
    }

    /// The limits, if there are any.
    pub fn limits(&self) -> Option<&Limits> {
        self.limits.as_ref().filter(|_| KNOWS_BOARDS)
    }

    /// Whether the table itself keeps who is poisoned, so that it must hear who tests.
    pub(super) fn keeps_poison(&self) -> bool {
        let in_play = |deal: &Deal| {
            deal.players.count() > 1 && deal.puzzle.effects_in_play().contains(&Effect::Poison)
        };
        self.limits().is_some() && self.deal.as_ref().is_some_and(in_play)
    }

    /// Whether an answer or a give-up code needs the opening code besides.
    pub(crate) fn needs_opening(&self) -> bool {
        self.secret.is_none() && self.payload.needs_opening()
    }

    /// Whether potions can be tested.
    pub fn can_test(&self) -> bool {
        self.deal.is_some()
    }

    /// How many play, where the code tells.
    pub fn players(&self) -> Option<u8> {
        self.deal.as_ref().map(|deal| deal.players.count())
    }

    /// Whether this witch plays.
    ///
    /// # Errors
    /// If she does not, or the code has no play part.
    pub(super) fn has_witch(&self, witch: u8) -> Result<(), PlayError> {
        match self.deal()?.players.count() {
            players if witch < players => Ok(()),
            players => Err(PlayError::Witch(witch.saturating_add(1), players)),
        }
    }

    /// The longest recipe that the players must reckon with; 6 where the code keeps it closed.
    pub fn longest(&self) -> u8 {
        self.deal.as_ref().map_or(MAX_GROWN, |deal| deal.puzzle.settings().length().longest())
    }

    /// The level, if the code tells the settings, and they are one's.
    pub(super) fn level(&self) -> Option<Level> {
        self.deal.as_ref()?.puzzle.settings().level()
    }

    /// What the players know of the game; `None` where the code keeps even that closed.
    pub(crate) fn facts(&self) -> Option<Facts> {
        let tester = if self.payload.has_play() { Tester::Here } else { Tester::Table };
        let has_room = self.board().map(Limits::has_room);
        self.deal.as_ref().map(|deal| Facts { has_room, ..deal.facts(tester) })
    }

    /// The columns of its notes, the one of any decoys first. Where the code keeps the game closed,
    /// they are the decoys and the numbers up to 6.
    pub(super) fn columns(&self) -> Vec<Property> {
        let closed = || {
            let numbers = (1..=self.longest()).map(Property::Number);
            std::iter::once(Property::Decoy).chain(numbers).collect()
        };
        self.facts().map_or_else(closed, |facts| with_any_decoy(&facts))
    }

    /// What the free clue says of single cells of the notes.
    pub(super) fn given(&self) -> Vec<(Ingredient, Property, NoteMark)> {
        let Some(facts) = self.facts() else { return Vec::new() };
        let as_mark = |(ingredient, column, what)| {
            let mark = match what {
                Given::No => NoteMark::Impossible,
                Given::Yes => NoteMark::Certain,
                Given::Perhaps => NoteMark::Possible,
            };
            (ingredient, column, mark)
        };
        given(&facts, &with_any_decoy(&facts)).into_iter().map(as_mark).collect()
    }

    /// The ingredients in play; all ten where the code keeps them closed.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        self.deal.as_ref().map_or(&Ingredient::ALL, |deal| deal.puzzle.ingredients())
    }

    /// The game, where it can be played.
    ///
    /// # Errors
    /// If the code has no play part.
    pub(in crate::witches) fn deal(&self) -> Result<&Deal, PlayError> {
        self.deal.as_ref().ok_or(PlayError::Open(OpenError::NoPlay))
    }

    /// Tests a potion as the `number`-th of its log.
    ///
    /// # Errors
    /// If the code has no play part.
    pub(super) fn test(&self, potion: &Potion, number: u32) -> Result<Verdict, PlayError> {
        let puzzle = &self.deal()?.puzzle;
        Ok(evaluate(puzzle, potion, &mut test_stream(puzzle, number)))
    }

    /// The solution, if the answer is right.
    ///
    /// # Errors
    /// If the code has no answer seal, or memory is short.
    pub(super) fn check(
        &self,
        answer: &[Ingredient],
        opening: Option<OpeningCode>,
    ) -> Result<Option<Solution>, PlayError> {
        if let (Some(secret), Some(deal)) = (&self.secret, &self.deal) {
            let right = secret.answers.iter().any(|a| a == answer);
            return Ok(right.then(|| Solution::new(&deal.puzzle, secret.answers.clone())));
        }
        Solution::by_answer(&self.payload, answer, opening)
    }

    /// The solution, for those who gave up.
    ///
    /// # Errors
    /// If the give-up code is wrong, the code has no answer seal, or memory is short.
    pub(super) fn give_up(
        &self,
        code: GiveUpCode,
        opening: Option<OpeningCode>,
    ) -> Result<Solution, PlayError> {
        match (&self.secret, &self.deal) {
            (Some(secret), Some(deal)) if secret.give_up == code => {
                Ok(Solution::new(&deal.puzzle, secret.answers.clone()))
            }
            (Some(_), Some(_)) => Err(OpenError::WrongGiveUpCode.into()),
            _ => Solution::by_give_up(&self.payload, code, opening),
        }
    }
}
