//! Sealing a puzzle into a code, and opening it.

use chacha20poly1305::aead::{Aead, Payload as Message};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};

use blake2::{Blake2b512, Digest};

use super::error::{FORM, MAX_ANSWERS, MAX_SOLUTION, OpenError, SealError};
use super::keys::{self, Cost, KEY, Key, PuzzleId};
use super::letters::{GiveUpCode, OpeningCode};
use super::payload::{AnswerSeal, Payload, TAG};
use crate::common::stream::Stream;
use crate::game::edition::Edition;

/// What goes into a code.
///
/// Whoever has a code sees how many bytes the solution has and how many places there are for
/// answers. Both must follow from what the players know, never from the secret: a game gives all
/// solutions of the same settings one length.
#[derive(Clone, Copy, Debug)]
pub struct Contents<'a> {
    /// The number of the game.
    pub game: u8,
    /// The edition of the rules.
    pub edition: Edition,
    /// The number of the sheet's language.
    pub language: u8,
    /// The whole puzzle as bytes, 1 to 128 of them.
    pub solution: &'a [u8],
    /// The accepted answers, 1 to 4, each of at least one byte: one form for all ways to say
    /// it.
    pub answers: &'a [Vec<u8>],
    /// The number of places for answers, from the number of answers to 4.
    pub places: usize,
    /// What opens the seal for those who lost.
    pub give_up: GiveUpCode,
    /// The pepper of a tournament's answer seal.
    pub opening: Option<OpeningCode>,
}

/// Which parts a code has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CodeParts {
    /// Answer seal and play part: the code of an ordinary sheet.
    Both,
    /// The answer seal alone: the code of a tournament.
    Seal,
    /// The play part alone: a link for the phone page.
    Play,
}

impl Payload {
    /// Seals a puzzle. The stream gives its identity and its keys: the same stream and
    /// contents make the same code.
    ///
    /// An answer seal takes one run of [`Cost`] for each answer and one for the give-up code,
    /// two at a time.
    ///
    /// # Errors
    /// If the contents are out of their bounds or memory is short.
    pub fn seal(
        contents: &Contents<'_>,
        parts: CodeParts,
        cost: Cost,
        stream: &mut Stream,
    ) -> Result<Self, SealError> {
        let &Contents { game, edition, language, solution, answers, places, give_up, opening } =
            contents;
        if !(1..=MAX_SOLUTION).contains(&solution.len()) {
            return Err(SealError::Solution(solution.len()));
        }
        if !(1..=MAX_ANSWERS).contains(&answers.len()) {
            return Err(SealError::Answers(answers.len()));
        }
        if answers.iter().any(Vec::is_empty) {
            return Err(SealError::EmptyAnswer);
        }
        if places < answers.len() || places > MAX_ANSWERS {
            return Err(SealError::Places { places, answers: answers.len() });
        }

        let (id, key) = derive(contents, stream);
        let seal = if parts == CodeParts::Play {
            None
        } else {
            let mut secrets: Vec<Vec<u8>> = answers.iter().map(|a| answer_bytes(a)).collect();
            secrets.push(give_up_bytes(give_up));
            let mut wrapped: Vec<Key> = keys::wrapping_keys(&secrets, id, cost, opening)
                .map_err(|_| SealError::Memory(cost.mebibytes()))?
                .into_iter()
                .map(|w| keys::wrap(key, w))
                .collect();
            let peppered = opening.is_some();
            let give_up = wrapped.pop();
            wrapped.resize_with(places, || {
                let mut nobodys = Key::default();
                stream.fill(&mut nobodys);
                nobodys
            });
            give_up.map(|give_up| AnswerSeal { cost, peppered, answers: wrapped, give_up })
        };
        let play = (parts != CodeParts::Seal).then_some(key);
        // The length stands in the header, which the encryption depends on.
        let secret = vec![0; solution.len() + TAG];
        let mut payload = Self { game, edition, language, id, seal, play, secret };
        let message = Message { msg: solution, aad: &payload.keys() };
        payload.secret = cipher(key)
            .encrypt(&nonce(&payload.header()), message)
            .map_err(|_| SealError::Solution(solution.len()))?;
        Ok(payload)
    }

    /// The solution, if the answer is an accepted one. A wrong answer reveals nothing, not
    /// even how wrong it is. A tournament's code needs its opening code as well.
    ///
    /// # Errors
    /// [`OpenError::WrongAnswer`], [`OpenError::NeedsOpening`], [`OpenError::NoSeal`] or
    /// [`OpenError::Memory`].
    pub fn open_with_answer(
        &self,
        answer: &[u8],
        opening: Option<OpeningCode>,
    ) -> Result<Vec<u8>, OpenError> {
        let seal = self.seal.as_ref().ok_or(OpenError::NoSeal)?;
        self.unwrap(&answer_bytes(answer), seal, opening, &seal.answers)?
            .ok_or(OpenError::WrongAnswer)
    }

    /// The identity that such contents get from a stream, as [`Payload::seal`] gives it, without the
    /// cost of sealing.
    pub(crate) fn identity(contents: &Contents<'_>, stream: &mut Stream) -> PuzzleId {
        derive(contents, stream).0
    }

    /// The solution, for those who give up. A tournament's code needs its opening code as well.
    ///
    /// # Errors
    /// [`OpenError::WrongGiveUpCode`], [`OpenError::NeedsOpening`], [`OpenError::NoSeal`] or
    /// [`OpenError::Memory`].
    pub fn open_with_give_up(
        &self,
        code: GiveUpCode,
        opening: Option<OpeningCode>,
    ) -> Result<Vec<u8>, OpenError> {
        let seal = self.seal.as_ref().ok_or(OpenError::NoSeal)?;
        self.unwrap(&give_up_bytes(code), seal, opening, &[seal.give_up])?
            .ok_or(OpenError::WrongGiveUpCode)
    }

    /// The solution, for a program that tests potions and keeps it from its players.
    ///
    /// # Errors
    /// [`OpenError::NoPlay`], or [`OpenError::Forged`] for a code that nobody sealed.
    pub fn open_for_play(&self) -> Result<Vec<u8>, OpenError> {
        self.decrypt(self.play.ok_or(OpenError::NoPlay)?).ok_or(OpenError::Forged)
    }

    fn unwrap(
        &self,
        secret: &[u8],
        &AnswerSeal { cost, peppered, .. }: &AnswerSeal,
        opening: Option<OpeningCode>,
        wrapped: &[Key],
    ) -> Result<Option<Vec<u8>>, OpenError> {
        if peppered && opening.is_none() {
            return Err(OpenError::NeedsOpening);
        }
        // An opening code that a code does not need changes nothing.
        let opening = opening.filter(|_| peppered);
        let wrapping = keys::wrapping_key(secret, self.id, cost, opening)
            .map_err(|_| OpenError::Memory(cost.mebibytes()))?;
        Ok(wrapped.iter().find_map(|&w| self.decrypt(keys::wrap(w, wrapping))))
    }

    fn decrypt(&self, key: Key) -> Option<Vec<u8>> {
        let message = Message { msg: &self.secret, aad: &self.keys() };
        cipher(key).decrypt(&nonce(&self.header()), message).ok()
    }
}

/// Domain of the hash that identities and content keys are derived with.
const DERIVATION: &[u8] = b"Cauldron Press 1.0, identity and content key";

/// Derives identity and content key of a puzzle: random to whoever lacks its stream, and bound to
/// everything that is sealed and to the number of places, so that neither serves two different
/// contents even where two puzzles come from one stream. The language is left out: one game has one
/// name in all languages.
///
/// Every part has a fixed length or its length before it, so no two contents give the hash the same
/// bytes.
fn derive(contents: &Contents<'_>, stream: &mut Stream) -> (PuzzleId, Key) {
    let &Contents { game, edition, solution, answers, places, give_up, opening, language: _ } =
        contents;
    let mut random = [0; 32];
    stream.fill(&mut random);
    let mut hash = Blake2b512::new_with_prefix(DERIVATION);
    hash.update(random);
    hash.update([FORM, game, edition.number(), places as u8]);
    hash.update(give_up.to_bytes());
    let opening = opening.map(OpeningCode::to_bytes);
    let parts = [opening.as_ref().map_or(&[][..], |code| code), solution];
    for part in parts.into_iter().chain(answers.iter().map(Vec::as_slice)) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let hash: [u8; 64] = hash.finalize().into();
    let id = PuzzleId(std::array::from_fn(|i| hash[i]));
    (id, std::array::from_fn(|i| hash[8 + i]))
}

/// What an answer is hashed from: a letter that keeps it apart from give-up codes, and its
/// bytes.
fn answer_bytes(answer: &[u8]) -> Vec<u8> {
    [b"A", answer].concat()
}

/// What a give-up code is hashed from: a letter that keeps it apart from answers, and its
/// forty bits.
fn give_up_bytes(code: GiveUpCode) -> Vec<u8> {
    std::iter::once(b'G').chain(code.to_bytes()).collect()
}

/// The cipher of a content key: 128 random bits, and a constant for the rest of the cipher's key.
/// The constant is that of the form, so that a key that is the same in two forms does not encrypt
/// two solutions alike.
fn cipher(key: Key) -> XChaCha20Poly1305 {
    let mut long = *b"................CauldronCode CP1";
    long[..KEY].copy_from_slice(&key);
    XChaCha20Poly1305::new(&long.into())
}

/// The header is the nonce. The content key belongs to one solution with its answers, so the
/// two only meet again to encrypt the very same; and a header that is tampered with opens
/// nothing.
fn nonce(header: &[u8]) -> XNonce {
    let mut nonce = [0; 24];
    nonce[..header.len()].copy_from_slice(header);
    nonce.into()
}
