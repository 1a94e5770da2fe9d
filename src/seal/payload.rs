//! The payload of a code: its bytes and how they are read.
//!
//! Format 1, before the text form is made of it:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | edition of the rules |
//! | 1 | bits 0 to 2: accepted answers (0: no answer seal); bit 3: play part |
//! | 8 | identity of the puzzle |
//! | 1 | length of the solution |
//! | 2 | cost of the answer seal: MiB, passes (0, 0 without one) |
//! | 16 for each | the content key, wrapped under each answer |
//! | 16 | the same under the give-up code, if there is an answer seal |
//! | 16 | the same plain, if there is a play part |
//! | length + 16 | the solution, encrypted under the content key, and its tag |
//! | 4 | CRC-32 of the text's prefix and everything before |

use std::fmt;
use std::str::FromStr;

use super::keys::{Cost, KEY, Key};
use super::text;

/// The format version that this program writes, and the newest that it reads.
pub const FORMAT: u8 = 1;
/// The edition of the rules that this program plays.
pub const EDITION: u8 = 1;
/// The longest solution that a code carries, in bytes.
pub const MAX_SOLUTION: usize = 128;
/// The most accepted answers.
pub(super) const MAX_ANSWERS: usize = 4;

pub(super) const HEADER: usize = 13;
pub(super) const TAG: usize = 16;
const CHECKSUM: usize = 4;
const PLAY: u8 = 1 << 3;

/// What tells one puzzle from all others: eight bytes that differ wherever anything sealed
/// differs. They may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub [u8; 8]);

impl PuzzleId {
    /// What people call the game by: the first half, such as `154A-2605`.
    pub fn label(self) -> String {
        let [a, b, c, d, ..] = self.0;
        format!("{a:02X}{b:02X}-{c:02X}{d:02X}")
    }

    /// The identity as a number, for streams that are keyed by the puzzle.
    pub fn number(self) -> u64 {
        u64::from_le_bytes(self.0)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:016x}", u64::from_be_bytes(self.0)))
    }
}

/// The content key under every answer and under the give-up code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AnswerSeal {
    pub(super) cost: Cost,
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
    pub(super) id: PuzzleId,
    pub(super) seal: Option<AnswerSeal>,
    pub(super) play: Option<Key>,
    /// The encrypted solution and its tag.
    pub(super) secret: Vec<u8>,
}

/// Why a text is not a code that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// Not one of ours.
    #[error(
        "this is not the code of a Cauldron Press sheet; those begin with WW1: (use the QR code printed on the sheet)"
    )]
    Foreign,
    /// A character that no code has.
    #[error(
        "the code contains {0:?}, which no code has; compare it with the sheet or scan it again"
    )]
    Character(char),
    /// Too short.
    #[error(
        "the code is cut off: after WW1: it has {have} of at least {need} characters; copy or scan all of it"
    )]
    CutOff {
        /// Characters after the prefix.
        have: usize,
        /// Characters that there should be.
        need: usize,
    },
    /// The checksum disagrees.
    #[error(
        "the code is damaged: a character is wrong, missing or too many; compare it with the sheet or scan it again"
    )]
    Damaged,
    /// A format to come.
    #[error(
        "the code was made by a newer version of Cauldron Press (code format {0}, this one reads up to {FORMAT}); update this program"
    )]
    NewerFormat(u16),
    /// Rules to come.
    #[error(
        "the code was made for a newer edition of the rules ({0}, this version plays up to {EDITION}); update this program"
    )]
    NewerEdition(u8),
    /// An answer seal that nobody should try to open.
    #[error(
        "the code demands {mebibytes} MiB and {passes} passes for each answer, and only 1 to 64 MiB and 1 to 8 passes are allowed; it was not made by Cauldron Press"
    )]
    Cost {
        /// Memory, in MiB.
        mebibytes: u8,
        /// Passes over it.
        passes: u8,
    },
    /// Intact, yet impossible.
    #[error("the code is intact but {0}; it was not made by Cauldron Press")]
    Impossible(&'static str),
}

impl Payload {
    /// The identity of the puzzle.
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    /// The edition of the rules it was made for.
    pub fn edition(&self) -> u8 {
        EDITION
    }

    /// Whether answers can be checked.
    pub fn has_seal(&self) -> bool {
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
    pub(super) fn header(&self) -> [u8; HEADER] {
        let answers = self.seal.as_ref().map_or(0, |s| s.answers.len() as u8);
        let play = if self.play.is_some() { PLAY } else { 0 };
        let (mebibytes, passes) = self.cost().map_or((0, 0), |c| (c.mebibytes(), c.passes()));
        let mut header = [0; HEADER];
        header[0] = EDITION;
        header[1] = answers | play;
        header[2..10].copy_from_slice(&self.id.0);
        header[10] = self.secret.len().saturating_sub(TAG) as u8;
        header[11] = mebibytes;
        header[12] = passes;
        header
    }

    /// The content key in all its wrappings.
    pub(super) fn keys(&self) -> Vec<u8> {
        let seal = self.seal.iter().flat_map(|s| s.answers.iter().chain([&s.give_up]));
        seal.chain(&self.play).flatten().copied().collect()
    }

    fn from_bytes(bytes: &[u8], symbols: usize) -> Result<Self, CodeError> {
        let cut_off = |bytes| CodeError::CutOff { have: symbols, need: text::symbols(bytes) };
        let least = HEADER + TAG + CHECKSUM;
        let Some((header, rest)) = bytes.split_first_chunk::<HEADER>() else {
            return Err(cut_off(least));
        };
        let answers = usize::from(header[1] & 7);
        let play = header[1] & PLAY != 0;
        let keys = answers + usize::from(answers > 0) + usize::from(play);
        let length = HEADER + keys * KEY + usize::from(header[10]) + TAG + CHECKSUM;
        if symbols < text::symbols(length) {
            return Err(cut_off(length));
        }
        if symbols > text::symbols(length) {
            return Err(CodeError::Damaged);
        }
        let (rest, checksum) = rest.split_last_chunk::<CHECKSUM>().ok_or(CodeError::Damaged)?;
        let crc = text::crc32(&[text::prefix(FORMAT).as_bytes(), header, rest]);
        if bytes.len() != length || crc != u32::from_be_bytes(*checksum) {
            return Err(CodeError::Damaged);
        }

        if header[1] >> 4 != 0 {
            return Err(CodeError::NewerFormat(u16::from(FORMAT) + 1));
        }
        match header[0] {
            0 => return Err(CodeError::Impossible("names no edition of the rules")),
            EDITION => {}
            newer => return Err(CodeError::NewerEdition(newer)),
        }
        if keys == 0 {
            return Err(CodeError::Impossible("has neither an answer seal nor a play part"));
        }
        if answers > MAX_ANSWERS {
            return Err(CodeError::Impossible("accepts more than 4 answers"));
        }
        if !(1..=MAX_SOLUTION).contains(&usize::from(header[10])) {
            return Err(CodeError::Impossible("holds a puzzle of a size that no puzzle has"));
        }
        let (mebibytes, passes) = (header[11], header[12]);
        let cost = Cost::new(mebibytes, passes);
        if answers == 0 && (mebibytes, passes) != (0, 0) {
            return Err(CodeError::Impossible("states the cost of an answer seal it lacks"));
        }
        let (keys, secret) = rest.split_at(keys * KEY);
        let (keys, _) = keys.as_chunks::<KEY>();
        let seal = match keys.get(answers) {
            Some(&give_up) if answers > 0 => {
                let cost = cost.ok_or(CodeError::Cost { mebibytes, passes })?;
                Some(AnswerSeal { cost, answers: keys[..answers].to_vec(), give_up })
            }
            _ => None,
        };
        let id = PuzzleId(std::array::from_fn(|i| header[2 + i]));
        let play = keys.last().copied().filter(|_| play);
        Ok(Self { id, seal, play, secret: secret.to_vec() })
    }
}

impl fmt::Display for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = text::prefix(FORMAT);
        let mut bytes = self.header().to_vec();
        bytes.extend(self.keys());
        bytes.extend_from_slice(&self.secret);
        let crc = text::crc32(&[code.as_bytes(), &bytes]);
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
        if version != u16::from(FORMAT) {
            return Err(CodeError::NewerFormat(version));
        }
        Self::from_bytes(&text::decode(&symbols)?, symbols.chars().count())
    }
}

#[cfg(test)]
#[path = "payload_tests.rs"]
mod tests;
