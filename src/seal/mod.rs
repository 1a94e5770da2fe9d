//! Internal, may change. Codes on sheets: the sealed puzzle, its text form, its QR matrix, and the
//! search for a QR code in a picture. Begin reading with `contents`, which seals and opens puzzles,
//! and `payload`, which defines the bytes of a code.
//!
//! A code holds the puzzle once, encrypted under a content key. It holds that key in up to three
//! forms: wrapped under every accepted answer, wrapped under the give-up code, and plain (the play
//! part).
//!
//! The **answer seal** consists of the first two. It keeps the secret from everyone who has neither
//! the answer nor the give-up code. Each guess costs one run of Argon2id ([`Cost`]); the cost is
//! minimal if the play part opens the puzzle anyway. The seal can be no stronger than the game: a
//! recipe of 4 out of 8 ingredients has 1,680 orders, and a program can try them all within a
//! minute.
//!
//! The **play part** lets any program test potions. It hides the puzzle from readers of the code,
//! not from programmers.
//!
//! A tournament's code has the answer seal only ([`CodeParts::Seal`]). Its wrapping keys depend on
//! an [opening code](OpeningCode) that is not on the paper, so that no guess can be tried without
//! it.
//!
//! The length of a code, and thus the size of its QR, depends only on facts that the players know;
//! see [`Contents`].
//!
//! ```
//! use cauldron_press::seal::{CodeParts, Contents, Cost, GiveUpCode, Payload, qr};
//! use cauldron_press::common::stream::Stream;
//! use cauldron_press::common::{edition::Edition, seed::Seed};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut stream = Stream::new(Seed(7), "seal", 0);
//! let give_up = GiveUpCode::draw(&mut stream);
//! let contents = Contents {
//!     game: 0,
//!     edition: Edition::LATEST,
//!     language: 0,
//!     solution: b"the whole puzzle",
//!     answers: &[b"heads, tails".to_vec()],
//!     places: 1,
//!     give_up,
//!     opening: None,
//! };
//! let code = Payload::seal(&contents, CodeParts::Both, Cost::LEAST, &mut stream)?.to_string();
//! assert!(qr::matrix(&code)?.size <= 57);
//!
//! let read: Payload = code.parse()?;
//! assert_eq!(read.open_with_answer(b"heads, tails", None)?, b"the whole puzzle");
//! assert!(read.open_with_answer(b"tails, heads", None).is_err());
//! assert_eq!(read.open_for_play()?, b"the whole puzzle");
//! # Ok(())
//! # }
//! ```

mod address;
mod contents;
mod error;
mod keys;
pub(crate) mod letters;
mod payload;
pub mod qr;
pub mod read;
pub mod source;
mod tale;
mod text;

pub use address::{AddressError, page_address};
pub use contents::{CodeParts, Contents};
pub use error::{CodeError, OpenError, SealError};
pub use keys::{Cost, PuzzleId};
pub use letters::{CodeKind, GiveUpCode, LettersError, OpeningCode, RefereeKey};
pub use payload::Payload;
pub use tale::{SealedTale, TaleContents};
pub use text::{is_compact, to_url, with_lead};
