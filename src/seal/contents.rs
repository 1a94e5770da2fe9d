//! Sealing a puzzle into a code, and opening the code ([`Payload`]).

use chacha20poly1305::aead::{Aead, Payload as Message};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};

use blake2::{Blake2b512, Digest};

use super::error::{FORM, MAX_ANSWERS, MAX_SOLUTION, OpenError, SealError};
use super::keys::{self, Cost, KEY, Key, PuzzleId};
use super::letters::{GiveUpCode, OpeningCode};
use super::payload::{AnswerSeal, Payload, TAG};
use crate::common::edition::Edition;
use crate::common::stream::Stream;

/// Input of [`Payload::seal`].
///
/// A code reveals the length of `solution` and the number of `places`. Both must follow from facts
/// that the players know, never from the secret. For this reason a game gives all solutions of the
/// same settings the same length.
#[derive(Clone, Copy, Debug)]
pub struct Contents<'a> {
    /// Number of the game.
    pub game: u8,
    /// Edition of the rules.
    pub edition: Edition,
    /// Number of the sheet's language.
    pub language: u8,
    /// The whole puzzle in 1 to 128 bytes.
    pub solution: &'a [u8],
    /// Accepted answers: 1 to 4, each of at least one byte. Each answer is in canonical form.
    pub answers: &'a [Vec<u8>],
    /// Number of places for answers, from the number of `answers` to 4.
    pub places: usize,
    /// Give-up code, which opens the seal after a lost game.
    pub give_up: GiveUpCode,
    /// Opening code of a tournament, used as the pepper of the answer seal.
    pub opening: Option<OpeningCode>,
}

/// Parts of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CodeParts {
    /// Answer seal and play part, for ordinary sheets.
    Both,
    /// Answer seal only, for tournaments.
    Seal,
    /// Play part only, for links to the phone page.
    Play,
}

impl Payload {
    /// Seals a puzzle. Identity and keys are drawn from `stream`: the same stream and contents give
    /// the same code.
    ///
    /// An answer seal takes one run of Argon2id with `cost` for each answer and one for the give-up
    /// code. Two of them run at a time.
    ///
    /// # Errors
    /// If the contents are out of range or there is not enough memory.
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
        // The length is part of the header, on which the encryption depends.
        let secret = vec![0; solution.len() + TAG];
        let mut payload = Self { game, edition, language, id, seal, play, secret };
        let message = Message { msg: solution, aad: &payload.keys() };
        payload.secret = cipher(key)
            .encrypt(&nonce(&payload.header()), message)
            .map_err(|_| SealError::Solution(solution.len()))?;
        Ok(payload)
    }

    /// Returns the solution if `answer` is accepted. A wrong answer reveals nothing, not even how
    /// close it is. A tournament's code also needs its opening code.
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

    /// Returns the identity that [`Payload::seal`] would give to these contents, without the cost
    /// of sealing.
    pub(crate) fn identity(contents: &Contents<'_>, stream: &mut Stream) -> PuzzleId {
        derive(contents, stream).0
    }

    /// Returns the solution for a give-up code. A tournament's code also needs its opening code.
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

    /// Returns the solution for a program that tests potions without showing the solution to the
    /// players.
    ///
    /// # Errors
    /// [`OpenError::NoPlay`], or [`OpenError::Forged`] if the play part does not decrypt the
    /// contents.
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
        // An unnecessary opening code is ignored.
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

/// Domain of the hash from which identities and content keys are derived.
const DERIVATION: &[u8] = b"Cauldron Press 1.0, identity and content key";

/// Derives the identity and the content key of a puzzle. Both are random to anyone without the
/// stream. They depend on all sealed contents and on the number of places, so that neither occurs
/// with two different contents, even if two puzzles use one stream. The language is excluded: a
/// game has the same name in all languages.
///
/// Each part has a fixed length or is preceded by its length, so no two contents give the hash the
/// same input.
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

/// Password of an answer: the prefix `A`, which separates it from give-up codes, and its bytes.
fn answer_bytes(answer: &[u8]) -> Vec<u8> {
    [b"A", answer].concat()
}

/// Password of a give-up code: the prefix `G`, which separates it from answers, and its 40 bits.
fn give_up_bytes(code: GiveUpCode) -> Vec<u8> {
    std::iter::once(b'G').chain(code.to_bytes()).collect()
}

/// Cipher for a content key: the 128 random bits, followed by a constant for the rest of the
/// cipher's key. The constant is specific to the form of the code, so that equal content keys in
/// two forms encrypt differently.
fn cipher(key: Key) -> XChaCha20Poly1305 {
    let mut long = *b"................CauldronCode CP1";
    long[..KEY].copy_from_slice(&key);
    XChaCha20Poly1305::new(&long.into())
}

/// Nonce derived from the header. A content key belongs to one solution and its answers, so a key
/// and nonce can only repeat for the same plaintext. A manipulated header prevents decryption.
fn nonce(header: &[u8]) -> XNonce {
    let mut nonce = [0; 24];
    nonce[..header.len()].copy_from_slice(header);
    nonce.into()
}
