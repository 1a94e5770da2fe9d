//! Sealed text that the answer of a game opens: a part of the story between the games of a
//! campaign. It is printed as a separate kind of code, which nobody can read before finding the
//! answer.
//!
//! | bytes | content |
//! |---|---|
//! | 1 | form of the tale: 1 |
//! | 1 | number of the game |
//! | 1 | edition of the rules of the game |
//! | 1 | language of the text |
//! | 1 | number of the tale: that of its chapter, or one more than the last for the ending |
//! | 8 | identity of the game whose answer opens it |
//! | 1 | number of wrapped keys |
//! | 2 | cost of a guess: MiB, passes (0, 1 for the minimum) |
//! | 16 for each | content key, wrapped under each answer |
//! | 2 + 584 + 16 | text with its length, compressed, padded with zeros and encrypted; tag |
//! | 4 | CRC-32 of the text's prefix and all bytes before it |
//!
//! All tales have the same length, so the size of a code reveals nothing of its text. A tale is
//! bound to its game and its chapter, because the answer is hashed with both.

mod packed;

use std::fmt;
use std::str::FromStr;

use blake2::{Blake2b512, Digest};
use chacha20poly1305::aead::{Aead, Payload as Sealed};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};

use super::error::{CodeError, MAX_ANSWERS, MAX_TALE, OpenError, SealError};
use super::keys::{self, Cost, KEY, Key, PuzzleId};
use super::text;
use crate::common::bytes::crc32;
use crate::common::edition::Edition;
use crate::common::stream::Stream;
use crate::texts::msg;

/// Number in the prefix of sealed tales, outside the range of the form numbers of codes.
pub(super) const NUMBER: u8 = 98;
const FORM: u8 = 1;
const HEADER: usize = 16;
const CHECKSUM: usize = 4;
/// Bytes of a text with its length, and of the tag.
const SECRET: usize = 2 + MAX_TALE + 16;

/// Input of [`SealedTale::seal`].
#[derive(Clone, Copy, Debug)]
pub struct TaleContents<'a> {
    /// Number of the game.
    pub game: u8,
    /// Edition of the game's rules.
    pub edition: Edition,
    /// Number of the text's language.
    pub language: u8,
    /// Number of the tale in its book, usually that of its chapter. It separates two tales that one
    /// answer opens.
    pub chapter: u8,
    /// Identity of the game.
    pub id: PuzzleId,
    /// Accepted answers: 1 to 4, each of at least one byte.
    pub answers: &'a [Vec<u8>],
    /// Plain text.
    pub text: &'a str,
}

/// Parsed or created code of a sealed text. [`Display`](fmt::Display) writes the text for the QR
/// code. Parsing accepts that text or a URL that contains it.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedTale {
    game: u8,
    edition: Edition,
    language: u8,
    chapter: u8,
    id: PuzzleId,
    cost: Cost,
    wrapped: Vec<Key>,
    secret: Vec<u8>,
}

impl SealedTale {
    /// Seals a text. The same contents and stream give the same code.
    ///
    /// # Errors
    /// If the text is too long, if the number of answers is 0 or too large, if an answer is empty,
    /// or if there is not enough memory.
    pub fn seal(
        contents: &TaleContents<'_>,
        cost: Cost,
        stream: &mut Stream,
    ) -> Result<SealedTale, SealError> {
        let &TaleContents { game, edition, language, chapter, id, answers, text } = contents;
        if !(1..=MAX_ANSWERS).contains(&answers.len()) {
            return Err(SealError::Answers(answers.len()));
        }
        if answers.iter().any(Vec::is_empty) {
            return Err(SealError::EmptyAnswer);
        }
        let packed = packed::compress(text.as_bytes());
        let length = u16::try_from(text.len()).ok().filter(|_| packed.len() <= MAX_TALE);
        let length = length.ok_or(SealError::Tale(packed.len()))?;
        let mut padded = [&length.to_be_bytes(), &packed[..]].concat();
        padded.resize(SECRET - 16, 0);
        let mut random = [0; 32];
        stream.fill(&mut random);
        let secrets: Vec<Vec<u8>> = answers.iter().map(|answer| secret(chapter, answer)).collect();
        let sealed = std::iter::once(&padded).chain(&secrets).map(Vec::as_slice);
        let key = content_key(random, sealed);
        let wrapped = keys::wrapping_keys(&secrets, id, cost, None)
            .map_err(|_| SealError::Memory(cost.mebibytes()))?
            .into_iter()
            .map(|wrapping| keys::wrap(key, wrapping))
            .collect();
        let mut tale =
            SealedTale { game, edition, language, chapter, id, cost, wrapped, secret: Vec::new() };
        let message = Sealed { msg: &padded, aad: tale.wrapped.as_flattened() };
        tale.secret = cipher(key)
            .encrypt(&tale.nonce().into(), message)
            .map_err(|_| SealError::Tale(packed.len()))?;
        Ok(tale)
    }

    /// Returns the text if `answer` is accepted.
    ///
    /// # Errors
    /// [`OpenError::WrongAnswer`], [`OpenError::Forged`] or [`OpenError::Memory`].
    pub fn open(&self, answer: &[u8]) -> Result<String, OpenError> {
        let wrapping = keys::wrapping_key(&secret(self.chapter, answer), self.id, self.cost, None);
        let wrapping = wrapping.map_err(|_| OpenError::Memory(self.cost.mebibytes()))?;
        let opened = self.wrapped.iter().find_map(|&wrapped| {
            let message = Sealed { msg: &self.secret, aad: self.wrapped.as_flattened() };
            cipher(keys::wrap(wrapped, wrapping)).decrypt(&self.nonce().into(), message).ok()
        });
        let decrypted = opened.ok_or(OpenError::WrongAnswer)?;
        let (length, packed) = decrypted.split_first_chunk().ok_or(OpenError::Forged)?;
        let text = packed::decompress(packed, u16::from_be_bytes(*length).into());
        String::from_utf8(text).map_err(|_| OpenError::Forged)
    }

    /// Whether `text` is a code of a sealed tale, possibly damaged.
    pub fn is_one(text: &str) -> bool {
        text::split(text).is_ok_and(|(format, _)| format == u16::from(NUMBER))
    }

    /// Number of the game.
    pub fn game(&self) -> u8 {
        self.game
    }

    /// Edition of the game's rules.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Number of the text's language.
    pub fn language(&self) -> u8 {
        self.language
    }

    /// Number of the chapter.
    pub fn chapter(&self) -> u8 {
        self.chapter
    }

    /// Identity of the game whose answer opens the tale.
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    fn header(&self) -> Vec<u8> {
        let SealedTale { game, edition, language, chapter, id, cost, wrapped, .. } = self;
        let mut header = vec![FORM, *game, edition.number(), *language, *chapter];
        header.extend(id.0);
        header.extend([wrapped.len() as u8, cost.mebibytes(), cost.passes()]);
        header
    }

    /// Nonce of the cipher: the header, padded with zeros, as in the codes of games. It need not be
    /// random, because each content key encrypts only one text.
    fn nonce(&self) -> [u8; 24] {
        let mut nonce = [0; 24];
        nonce[..HEADER].copy_from_slice(&self.header());
        nonce
    }

    fn bytes(&self) -> Vec<u8> {
        [&self.header(), self.wrapped.as_flattened(), &self.secret].concat()
    }

    fn from_bytes(bytes: &[u8], symbols: usize) -> Result<SealedTale, CodeError> {
        let cut_off = |bytes| CodeError::CutOff { have: symbols, need: text::symbols(bytes) };
        let least = HEADER + KEY + SECRET + CHECKSUM;
        let (header, rest) = bytes.split_first_chunk::<HEADER>().ok_or_else(|| cut_off(least))?;
        let &[form, game, edition, language, chapter, ref id @ .., places, mebibytes, passes] =
            header;
        let places = usize::from(places);
        let length = HEADER + places * KEY + SECRET + CHECKSUM;
        if symbols < text::symbols(length) {
            return Err(cut_off(length));
        }
        let (rest, checksum) = rest.split_last_chunk::<CHECKSUM>().ok_or(CodeError::Damaged)?;
        let crc = crc32(&[text::prefix(NUMBER).as_bytes(), header, rest]);
        if bytes.len() != length || crc != u32::from_be_bytes(*checksum) {
            return Err(CodeError::Damaged);
        }
        if form != FORM {
            return Err(CodeError::NewerForm(form.into()));
        }
        if !(1..=MAX_ANSWERS).contains(&places) {
            return Err(CodeError::Impossible(msg::play_code_impossible_answers()));
        }
        let edition = Edition::from_number(edition).ok_or(CodeError::NewerEdition(edition))?;
        let cost = Cost::stated(mebibytes, passes).ok_or(CodeError::Cost { mebibytes, passes })?;
        let (wrapped, secret) = rest.split_at(places * KEY);
        let (wrapped, _) = wrapped.as_chunks::<KEY>();
        let id = PuzzleId(*id);
        let (wrapped, secret) = (wrapped.to_vec(), secret.to_vec());
        Ok(SealedTale { game, edition, language, chapter, id, cost, wrapped, secret })
    }
}

/// Returns the password of an answer: the prefix `T`, the number of the chapter, and the bytes of
/// the answer. The prefix makes it differ from the passwords of the game itself.
fn secret(chapter: u8, answer: &[u8]) -> Vec<u8> {
    [b"T", &[chapter][..], answer].concat()
}

/// Derives the content key. It is random to anyone without the stream, and depends on all sealed
/// contents.
fn content_key<'a>(random: [u8; 32], sealed: impl Iterator<Item = &'a [u8]>) -> Key {
    let mut hash = Blake2b512::new_with_prefix(b"Cauldron Press 1.0, content key of a tale");
    hash.update(random);
    for part in sealed {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let hash: [u8; 64] = hash.finalize().into();
    std::array::from_fn(|i| hash[i])
}

fn cipher(key: Key) -> XChaCha20Poly1305 {
    let mut long = *b"................CauldronTale CP1";
    long[..KEY].copy_from_slice(&key);
    XChaCha20Poly1305::new(&long.into())
}

impl fmt::Display for SealedTale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = text::prefix(NUMBER);
        let mut bytes = self.bytes();
        bytes.extend(crc32(&[code.as_bytes(), &bytes]).to_be_bytes());
        text::encode(&bytes, &mut code);
        f.pad(&code)
    }
}

/// Omits the keys and the encrypted text.
impl fmt::Debug for SealedTale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("SealedTale");
        shown.field("id", &format_args!("{}", self.id)).field("chapter", &self.chapter);
        shown.finish_non_exhaustive()
    }
}

impl FromStr for SealedTale {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<SealedTale, CodeError> {
        let (format, symbols) = text::split(text)?;
        if format != u16::from(NUMBER) {
            return Err(CodeError::Foreign);
        }
        SealedTale::from_bytes(&text::decode(&symbols)?, symbols.chars().count())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::common::seed::Seed;
    use crate::seal::{Payload, qr};

    fn sealed(text: &str, answers: &[Vec<u8>], chapter: u8) -> Result<SealedTale, SealError> {
        let contents = TaleContents {
            game: 0,
            edition: Edition::LATEST,
            language: 3,
            chapter,
            id: PuzzleId([7; 8]),
            answers,
            text,
        };
        SealedTale::seal(&contents, Cost::LEAST, &mut Stream::new(Seed(5), "tale", 0))
    }

    proptest! {
        #[test]
        fn the_right_answer_alone_opens(
            text in "[a-zA-Zé .,]{0,500}",
            answer in prop::collection::vec(0..10_u8, 1..7),
            other in prop::collection::vec(0..10_u8, 1..7),
        ) {
            let tale = sealed(&text, std::slice::from_ref(&answer), 4).unwrap();
            let code = tale.to_string();
            let read: SealedTale = code.parse().unwrap();
            prop_assert_eq!(&read, &tale);
            prop_assert_eq!(read.open(&answer), Ok(text));
            if other != answer {
                prop_assert_eq!(read.open(&other), Err(OpenError::WrongAnswer));
            }
            prop_assert_eq!(code.len(), sealed("", &[vec![1]], 9).unwrap().to_string().len());
        }

        #[test]
        fn no_text_panics(text in "\\PC*|CP98:[0-9A-Z]{0,60}") {
            let _ = text.parse::<SealedTale>();
        }
    }

    #[test]
    fn every_answer_opens_it_and_a_tale_belongs_to_its_chapter() {
        let answers = [vec![1], vec![2, 3]];
        let tale = sealed("It stirs.", &answers, 2).unwrap();
        assert!(answers.iter().all(|answer| tale.open(answer).as_deref() == Ok("It stirs.")));
        let moved = SealedTale { chapter: 3, ..tale };
        assert_eq!(moved.open(&answers[0]), Err(OpenError::WrongAnswer));
    }

    #[test]
    fn a_code_is_told_apart_from_those_of_games() {
        let code = sealed("It stirs.", &[vec![1]], 2).unwrap().to_string();
        assert!(SealedTale::is_one(&code) && !SealedTale::is_one("CP1:AB"));
        assert_eq!(code.parse::<Payload>(), Err(CodeError::Tale));
        assert_eq!("CP1:AB".parse::<SealedTale>(), Err(CodeError::Foreign));
        assert!(matches!(code[..99].parse::<SealedTale>(), Err(CodeError::CutOff { .. })));
        let damaged =
            code.replacen(&code[60..63], if &code[60..63] == "AAA" { "BBB" } else { "AAA" }, 1);
        assert_eq!(damaged.parse::<SealedTale>(), Err(CodeError::Damaged));
        assert!(qr::matrix(&code).unwrap().size <= 101);
    }

    #[test]
    fn what_cannot_be_sealed_says_why() {
        let bytes = |n: u64| Stream::new(Seed(n), "letters", 0).bits();
        let noise: String = (0..400).map(|n| format!("{:x}", bytes(n))).collect();
        assert!(matches!(sealed(&noise, &[vec![1]], 1), Err(SealError::Tale(_))));
        assert_eq!(sealed("", &[], 1), Err(SealError::Answers(0)));
        assert_eq!(sealed("", &[vec![]], 1), Err(SealError::EmptyAnswer));
    }
}
