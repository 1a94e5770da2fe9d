//! Errors that the items at the crate root return. Like those items they are stable: each is
//! `#[non_exhaustive]` or has private fields, implements [`Error`](std::error::Error), and is formatted
//! as one sentence.
//!
//! | item | errors |
//! |---|---|
//! | [`Seed`](crate::Seed), [`Players`](crate::Players), [`Level`](crate::Level), [`Settings`](crate::Settings) | [`SeedError`], [`PlayersError`], [`ChoiceError`], [`SettingsError`] |
//! | [`Sheet`](crate::Sheet) | [`SheetError`] of [`GenerateError`] and [`SealError`] |
//! | [`Payload`](crate::Payload), [`RefereeKey`](crate::RefereeKey), [`GiveUpCode`](crate::GiveUpCode), [`OpeningCode`](crate::OpeningCode) | [`CodeError`], [`LettersError`], [`OpenError`] |
//! | [`Keeper`](crate::Keeper), [`Table`](crate::Table) | [`PlayError`] of [`CodeError`], [`OpenError`], [`LettersError`], [`PuzzleError`], [`NameError`], [`PotionError`], [`RecipeError`] and [`Damage`] |
#![cfg_attr(
    feature = "press",
    doc = "| [`Sheet::print`](crate::Sheet::print) | [`PrintError`] of [`DrawError`], [`QrError`] and [`PressError`] |",
    doc = "| [`Paper`](crate::Paper), [`Language`](crate::Language), [`Theme`](crate::Theme) | [`PaperError`], [`LanguageError`], [`ThemeError`] |"
)]
//!
//! ```
//! use cauldron_press::errors::{PlayersError, SeedError};
//! use cauldron_press::{Players, Seed};
//!
//! let too_many: PlayersError = Players::new(9).unwrap_err();
//! assert!(too_many.to_string().contains('9'));
//! match "sage".parse::<Seed>() {
//!     Ok(_) => unreachable!("not a seed"),
//!     Err(SeedError::Empty) => println!("type a seed"),
//!     Err(error) => println!("{error}"),
//! }
//! ```

pub use crate::common::players::PlayersError;
pub use crate::common::seed::SeedError;
pub use crate::seal::{CodeError, LettersError, OpenError, SealError};
pub use crate::witches::puzzle::{GenerateError, NameError, PotionError, PuzzleError, RecipeError};
pub use crate::witches::settings::{ChoiceError, SettingsError};
pub use crate::witches::sheet::SheetError;
pub use crate::witches::table::{Damage, PlayError};

#[cfg(feature = "press")]
pub use crate::{
    game::PrintError,
    page::{DrawError, ThemeError},
    press::{PaperError, PressError},
    seal::qr::QrError,
    texts::LanguageError,
};
