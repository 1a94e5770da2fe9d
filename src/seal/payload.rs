//! Payload of a code: its bytes and their parser.
//!
//! The payload consists of these bytes:
//!
//! | bytes | content |
//! |---|---|
//! | 1 | number of the game |
//! | 1 | edition of the rules |
//! | 1 | language of the sheet (0: English) |
//! | 1 | flags: bits 0 to 2 places for answers (0: no seal); bit 3 play part; bit 4 opening code |
//! | 8 | identity of the puzzle |
//! | 1 | length of the solution |
//! | 2 | cost of the answer seal: MiB, passes (0, 0 without a seal; 0, 1 for the minimum) |
//! | 16 for each | content key, wrapped under each answer; unused places hold random bytes |
//! | 16 | content key, wrapped under the give-up code, if there is an answer seal |
//! | 16 | plain content key, if there is a play part |
//! | length + 16 | solution, encrypted under the content key, and its tag |
//! | 4 | CRC-32 of the text's prefix and all bytes before it |
//!
//! The length of a code and the size of its QR reveal nothing of the secret; see
//! [`Contents`](super::Contents).

use std::fmt;
use std::str::FromStr;

use super::error::{CodeError, FORM, MAX_ANSWERS, MAX_SOLUTION};
use super::keys::{Cost, KEY, Key, PuzzleId};
use super::{tale, text};
use crate::common::bytes::crc32;
use crate::common::edition::Edition;
use crate::texts::msg;

pub(super) const TAG: usize = 16;
const CHECKSUM: usize = 4;
const ANSWERS: u8 = 7;
const PLAY: u8 = 1 << 3;
const OPENING: u8 = 1 << 4;
/// Bytes of the [header](Payload::header): game, edition, language, flags, identity, length and
/// cost.
const HEADER: usize = 15;

/// Content key, wrapped under every answer and under the give-up code. Unused places hold random
/// bytes, which cannot be distinguished from wrapped keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AnswerSeal {
    pub(super) cost: Cost,
    /// Whether the wrapping keys depend on an opening code.
    pub(super) peppered: bool,
    pub(super) answers: Vec<Key>,
    pub(super) give_up: Key,
}

/// Parsed or created code. [`Display`](fmt::Display) writes the text for the QR code. Parsing
/// accepts that text or a URL that contains it (see [`CodeError`]).
///
/// Parsing is cheap and decrypts nothing. The parts are opened by
/// [`open_with_answer`](Payload::open_with_answer),
/// [`open_with_give_up`](Payload::open_with_give_up) and [`open_for_play`](Payload::open_for_play).
#[derive(Clone, PartialEq, Eq)]
pub struct Payload {
    pub(super) game: u8,
    pub(super) edition: Edition,
    /// Number of the sheet's language. It affects texts only; a reader without this language uses
    /// its own.
    pub(super) language: u8,
    pub(super) id: PuzzleId,
    pub(super) seal: Option<AnswerSeal>,
    pub(super) play: Option<Key>,
    /// Encrypted solution and its tag.
    pub(super) secret: Vec<u8>,
}

impl Payload {
    /// Identity of the puzzle.
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    /// Number of the game.
    pub fn game(&self) -> u8 {
        self.game
    }

    /// Edition of the rules for which the code was made.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Number of the sheet's language.
    pub fn language(&self) -> u8 {
        self.language
    }

    /// Whether the answer seal requires an opening code.
    pub(crate) fn needs_opening(&self) -> bool {
        self.seal.as_ref().is_some_and(|s| s.peppered)
    }

    /// Whether answers can be checked, by [`open_with_answer`](Payload::open_with_answer).
    pub(crate) fn has_seal(&self) -> bool {
        self.seal.is_some()
    }

    /// Whether potions can be tested, by [`open_for_play`](Payload::open_for_play).
    pub fn has_play(&self) -> bool {
        self.play.is_some()
    }

    /// Cost of a guess at the answer; `None` without an answer seal.
    pub fn cost(&self) -> Option<Cost> {
        self.seal.as_ref().map(|s| s.cost)
    }

    /// Header, the first bytes of the payload.
    pub(super) fn header(&self) -> Vec<u8> {
        let answers = self.seal.as_ref().map_or(0, |s| s.answers.len() as u8);
        let play = if self.play.is_some() { PLAY } else { 0 };
        let opening = if self.needs_opening() { OPENING } else { 0 };
        let (mebibytes, passes) = self.cost().map_or((0, 0), |c| (c.mebibytes(), c.passes()));
        let flags = answers | play | opening;
        let mut header = vec![self.game, self.edition.number(), self.language, flags];
        header.extend(self.id.0);
        header.extend([self.secret.len().saturating_sub(TAG) as u8, mebibytes, passes]);
        header
    }

    /// All forms of the content key, in the order of the payload.
    pub(super) fn keys(&self) -> Vec<u8> {
        let seal = self.seal.iter().flat_map(|s| s.answers.iter().chain([&s.give_up]));
        seal.chain(&self.play).flatten().copied().collect()
    }

    fn from_bytes(bytes: &[u8], symbols: usize) -> Result<Self, CodeError> {
        let cut_off = |bytes| CodeError::CutOff { have: symbols, need: text::symbols(bytes) };
        let least = HEADER + TAG + CHECKSUM;
        let (header, rest) = bytes.split_first_chunk::<HEADER>().ok_or_else(|| cut_off(least))?;
        let &[game, edition, language, flags, ref id @ .., solution, mebibytes, passes] = header;
        let answers = usize::from(flags & ANSWERS);
        let play = flags & PLAY != 0;
        let keys = answers + usize::from(answers > 0) + usize::from(play);
        let length = HEADER + keys * KEY + usize::from(solution) + TAG + CHECKSUM;
        if symbols < text::symbols(length) {
            return Err(cut_off(length));
        }
        if symbols > text::symbols(length) {
            return Err(CodeError::Damaged);
        }
        let (rest, checksum) = rest.split_last_chunk::<CHECKSUM>().ok_or(CodeError::Damaged)?;
        let crc = crc32(&[text::prefix(FORM).as_bytes(), header, rest]);
        if bytes.len() != length || crc != u32::from_be_bytes(*checksum) {
            return Err(CodeError::Damaged);
        }

        if flags & !(ANSWERS | PLAY | OPENING) != 0 {
            return Err(CodeError::NewerForm(u16::from(FORM) + 1));
        }
        let edition = match Edition::from_number(edition) {
            Some(edition) => edition,
            None if edition > Edition::LATEST.number() => {
                return Err(CodeError::NewerEdition(edition));
            }
            None => return Err(CodeError::Impossible(msg::play_code_impossible_edition())),
        };
        if keys == 0 {
            return Err(CodeError::Impossible(msg::play_code_impossible_empty()));
        }
        if answers > MAX_ANSWERS {
            return Err(CodeError::Impossible(msg::play_code_impossible_answers()));
        }
        if !(1..=MAX_SOLUTION).contains(&usize::from(solution)) {
            return Err(CodeError::Impossible(msg::play_code_impossible_size()));
        }
        let cost = Cost::stated(mebibytes, passes);
        let peppered = flags & OPENING != 0;
        if answers == 0 && (mebibytes, passes, peppered) != (0, 0, false) {
            return Err(CodeError::Impossible(msg::play_code_impossible_cost()));
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
        let id = PuzzleId(*id);
        let play = keys.last().copied().filter(|_| play);
        Ok(Self { game, edition, language, id, seal, play, secret: secret.to_vec() })
    }
}

impl fmt::Display for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = text::prefix(FORM);
        let mut bytes = self.header();
        bytes.extend(self.keys());
        bytes.extend_from_slice(&self.secret);
        let crc = crc32(&[code.as_bytes(), &bytes]);
        bytes.extend(crc.to_be_bytes());
        text::encode(&bytes, &mut code);
        f.pad(&code)
    }
}

/// Omits the keys and the encrypted contents.
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
        let (form, symbols) = text::split(text)?;
        if form == u16::from(tale::NUMBER) {
            return Err(CodeError::Tale);
        }
        if form != u16::from(FORM) {
            return Err(CodeError::NewerForm(form));
        }
        Self::from_bytes(&text::decode(&symbols)?, symbols.chars().count())
    }
}

#[cfg(test)]
#[path = "payload_tests.rs"]
mod tests;
