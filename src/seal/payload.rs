//! The payload of a code: its bytes and how they are read.
//!
//! Before the text form is made of it:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | from format 2 on: which game |
//! | 1 | edition of the rules |
//! | 1 | from format 2 on: language of the sheet (0: English) |
//! | 1 | bits 0 to 2: wrappings for answers (0: no answer seal); bit 3: play part; bit 4, from format 2 on: the answer seal takes in an opening code |
//! | 8 | identity of the puzzle |
//! | 1 | length of the solution |
//! | 2 | cost of the answer seal: MiB, passes (0, 0 without one; from format 2 on 0, 1 for the least) |
//! | 16 for each | the content key, wrapped under each answer; from format 3 on as many as there may be answers, those to spare being random |
//! | 16 | the same under the give-up code, if there is an answer seal |
//! | 16 | the same plain, if there is a play part |
//! | length + 16 | the solution, encrypted under the content key, and its tag |
//! | 4 | CRC-32 of the text's prefix and everything before |
//!
//! Edition 1 is written in format 1, all later ones in format 3. Format 2 was theirs before: it had
//! one wrapping for each answer, and a solution as long as it happened to be, so that the length of
//! a code, and the size of its QR, told of the secret. From format 3 on neither depends on anything
//! but what the game says there may be: see [`Contents`](super::Contents).

use std::fmt;
use std::str::FromStr;

use super::error::{CodeError, FORMAT, MAX_ANSWERS, MAX_PLACES, MAX_SOLUTION};
use super::keys::{Cost, KEY, Key, PuzzleId};
use super::{tale, text};
use crate::common::bytes::crc32;
use crate::game::edition::Edition;
use crate::texts::said;

pub(super) const TAG: usize = 16;
const CHECKSUM: usize = 4;
const ANSWERS: u8 = 7;
const PLAY: u8 = 1 << 3;
const OPENING: u8 = 1 << 4;
/// The game of all codes of format 1, which name none.
pub(super) const FIRST_GAME: u8 = 0;

/// How codes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    First,
    Second,
    /// What could tell of the secret by its length is padded.
    Third,
}

impl Form {
    /// The form in which codes of an edition are made.
    pub(super) fn of(edition: Edition) -> Form {
        match edition {
            Edition::First => Form::Third,
            #[cfg(test)]
            Edition::Fictitious => Form::Third,
        }
    }

    fn of_format(format: u16) -> Option<Form> {
        let all = [Form::First, Form::Second, Form::Third];
        all.into_iter().find(|f| u16::from(f.format()) == format)
    }

    /// Whether codes of an edition were ever made in it.
    fn is_of(self, edition: Edition) -> bool {
        self == Form::of(edition)
    }

    pub(super) fn format(self) -> u8 {
        match self {
            Form::First => 1,
            Form::Second => 2,
            Form::Third => 3,
        }
    }

    /// Bytes that say what the code is for.
    fn lead(self) -> usize {
        match self {
            Form::First => 1,
            Form::Second | Form::Third => 3,
        }
    }

    /// Bytes of the header: those, flags, identity, length and cost.
    fn header(self) -> usize {
        self.lead() + 12
    }

    /// A cost that can be stated.
    fn cost(self, mebibytes: u8, passes: u8) -> Option<Cost> {
        match self {
            Form::First => Cost::new(mebibytes, passes),
            Form::Second | Form::Third => Cost::stated(mebibytes, passes),
        }
    }

    /// The flags that mean something.
    fn flags(self) -> u8 {
        match self {
            Form::First => ANSWERS | PLAY,
            Form::Second | Form::Third => ANSWERS | PLAY | OPENING,
        }
    }
}

/// The content key under every answer and under the give-up code. From format 3 on some of the
/// answers may be none: random bytes, which nobody tells from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AnswerSeal {
    pub(super) cost: Cost,
    /// Whether the wrapping takes in an opening code.
    pub(super) peppered: bool,
    pub(super) answers: Vec<Key>,
    pub(super) give_up: Key,
}

/// A code, read or made. It prints as the text that goes into the QR, and parses from that
/// text or from a URL with it (see [`CodeError`]).
///
/// Parsing costs nothing and opens nothing; the parts are opened by
/// [`open_with_answer`](Payload::open_with_answer),
/// [`open_with_give_up`](Payload::open_with_give_up) and
/// [`open_for_play`](Payload::open_for_play).
#[derive(Clone, PartialEq, Eq)]
pub struct Payload {
    pub(super) form: Form,
    pub(super) game: u8,
    pub(super) edition: Edition,
    /// The number of the sheet's language. Texts only: a reader without it shows its own.
    pub(super) language: u8,
    pub(super) id: PuzzleId,
    pub(super) seal: Option<AnswerSeal>,
    pub(super) play: Option<Key>,
    /// The encrypted solution and its tag.
    pub(super) secret: Vec<u8>,
}

impl Payload {
    /// The identity of the puzzle.
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    /// The number of the game that it is of.
    pub fn game(&self) -> u8 {
        self.game
    }

    /// The edition of the rules it was made for.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The number of the language of its sheet; none where the code does not say it.
    pub fn language(&self) -> Option<u8> {
        (self.form != Form::First).then_some(self.language)
    }

    /// Whether its answer seal opens only with an opening code.
    pub(crate) fn needs_opening(&self) -> bool {
        self.seal.as_ref().is_some_and(|s| s.peppered)
    }

    /// Whether answers can be checked.
    pub(crate) fn has_seal(&self) -> bool {
        self.seal.is_some()
    }

    /// Whether potions can be tested.
    pub fn has_play(&self) -> bool {
        self.play.is_some()
    }

    /// What a guess at the answer costs; `None` without an answer seal.
    pub fn cost(&self) -> Option<Cost> {
        self.seal.as_ref().map(|s| s.cost)
    }

    /// The fixed first bytes.
    pub(super) fn header(&self) -> Vec<u8> {
        let answers = self.seal.as_ref().map_or(0, |s| s.answers.len() as u8);
        let play = if self.play.is_some() { PLAY } else { 0 };
        let opening = if self.needs_opening() { OPENING } else { 0 };
        let (mebibytes, passes) = self.cost().map_or((0, 0), |c| (c.mebibytes(), c.passes()));
        let mut header = match self.form {
            Form::First => vec![self.edition.number()],
            Form::Second | Form::Third => vec![self.game, self.edition.number(), self.language],
        };
        header.push(answers | play | opening);
        header.extend(self.id.0);
        header.extend([self.secret.len().saturating_sub(TAG) as u8, mebibytes, passes]);
        header
    }

    /// The content key in all its wrappings.
    pub(super) fn keys(&self) -> Vec<u8> {
        let seal = self.seal.iter().flat_map(|s| s.answers.iter().chain([&s.give_up]));
        seal.chain(&self.play).flatten().copied().collect()
    }

    fn from_bytes(form: Form, bytes: &[u8], symbols: usize) -> Result<Self, CodeError> {
        let cut_off = |bytes| CodeError::CutOff { have: symbols, need: text::symbols(bytes) };
        let least = form.header() + TAG + CHECKSUM;
        let Some((header, rest)) = bytes.split_at_checked(form.header()) else {
            return Err(cut_off(least));
        };
        let (lead, common) = header.split_at(form.lead());
        let &[flags, ref id @ .., solution, mebibytes, passes] = common else {
            return Err(cut_off(least));
        };
        let answers = usize::from(flags & ANSWERS);
        let play = flags & PLAY != 0;
        let keys = answers + usize::from(answers > 0) + usize::from(play);
        let length = form.header() + keys * KEY + usize::from(solution) + TAG + CHECKSUM;
        if symbols < text::symbols(length) {
            return Err(cut_off(length));
        }
        if symbols > text::symbols(length) {
            return Err(CodeError::Damaged);
        }
        let (rest, checksum) = rest.split_last_chunk::<CHECKSUM>().ok_or(CodeError::Damaged)?;
        let crc = crc32(&[text::prefix(form.format()).as_bytes(), header, rest]);
        if bytes.len() != length || crc != u32::from_be_bytes(*checksum) {
            return Err(CodeError::Damaged);
        }

        if flags & !form.flags() != 0 {
            return Err(CodeError::NewerFormat(u16::from(FORMAT) + 1));
        }
        let (game, edition, language) = match *lead {
            [edition] => (FIRST_GAME, edition, 0),
            [game, edition, language] => (game, edition, language),
            _ => return Err(cut_off(least)),
        };
        let edition = match Edition::from_number(edition) {
            Some(edition) if form.is_of(edition) => edition,
            None if edition > Edition::LATEST.number() => {
                return Err(CodeError::NewerEdition(edition));
            }
            _ => return Err(CodeError::Impossible(said::play_code_impossible_edition())),
        };
        if keys == 0 {
            return Err(CodeError::Impossible(said::play_code_impossible_empty()));
        }
        let most = if form == Form::Third { MAX_PLACES } else { MAX_ANSWERS };
        if answers > most {
            return Err(CodeError::Impossible(said::play_code_impossible_answers()));
        }
        if !(1..=MAX_SOLUTION).contains(&usize::from(solution)) {
            return Err(CodeError::Impossible(said::play_code_impossible_size()));
        }
        let cost = form.cost(mebibytes, passes);
        let peppered = flags & OPENING != 0;
        if answers == 0 && (mebibytes, passes, peppered) != (0, 0, false) {
            return Err(CodeError::Impossible(said::play_code_impossible_cost()));
        }
        let (keys, secret) = rest.split_at(keys * KEY);
        let (keys, _) = keys.as_chunks::<KEY>();
        let seal = match keys.get(answers) {
            Some(&give_up) if answers > 0 => {
                let cost = cost.ok_or(CodeError::Cost { mebibytes, passes })?;
                Some(AnswerSeal { cost, peppered, answers: keys[..answers].to_vec(), give_up })
            }
            _ => None,
        };
        let id = id.try_into().map(PuzzleId).map_err(|_| CodeError::Damaged)?;
        let play = keys.last().copied().filter(|_| play);
        Ok(Self { form, game, edition, language, id, seal, play, secret: secret.to_vec() })
    }
}

impl fmt::Display for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = text::prefix(self.form.format());
        let mut bytes = self.header();
        bytes.extend(self.keys());
        bytes.extend_from_slice(&self.secret);
        let crc = crc32(&[code.as_bytes(), &bytes]);
        bytes.extend(crc.to_be_bytes());
        text::encode(&bytes, &mut code);
        f.pad(&code)
    }
}

/// Shows what a code is, never what it holds.
impl fmt::Debug for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Payload")
            .field("id", &format_args!("{}", self.id))
            .field("cost", &self.cost())
            .field("play", &self.has_play())
            .finish_non_exhaustive()
    }
}

impl FromStr for Payload {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (version, symbols) = text::split(text)?;
        if version == u16::from(tale::FORMAT) {
            return Err(CodeError::Tale);
        }
        let form = Form::of_format(version).ok_or(CodeError::NewerFormat(version))?;
        Self::from_bytes(form, &text::decode(&symbols)?, symbols.chars().count())
    }
}

#[cfg(test)]
#[path = "payload_tests.rs"]
mod tests;
