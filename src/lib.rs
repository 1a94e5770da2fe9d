//! Cauldron Press turns a seed into a ready-to-print game: *Wondering Witches*, or a colour
//! race for children.
//!
//! A sheet is made of a seed and a few wishes, and printed on some paper. All of it comes
//! back as bytes; the same version, seed and options give the same ones.
//!
//! ```
//! use cauldron_press::game::players::Players;
//! use cauldron_press::press::PrintOptions;
//! use cauldron_press::game::seed::Seed;
//! use cauldron_press::witches::settings::Level;
//! use cauldron_press::witches::sheet::{Sheet, SheetOptions};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let wishes = SheetOptions {
//!     players: Players::new(3)?,
//!     settings: Level::Beginner.settings(),
//!     ..SheetOptions::new(Seed(2026))
//! };
//! let sheet = Sheet::make(&wishes)?;
//! let printed = sheet.print(&PrintOptions::default())?;
//! assert!(printed.pdf.starts_with(b"%PDF-"));
//! assert_eq!(printed.svgs.iter().map(|svg| &*svg.page).collect::<Vec<_>>(), ["front", "back", "rules", "rules-2", "notebook"]);
//! assert_eq!(printed.pngs.len(), 5);
//! # Ok(())
//! # }
//! ```
//!
//! # The rooms
//!
//! | what | where |
//! |---|---|
//! | what a game is, and what every game starts from: seed, players, edition | [`game`] |
//! | the games | [`witches`], [`race`]; [`games`] lists them |
//! | what knows no game: random streams, counts, threads | [`common`] |
//! | games of feedback: what a query tells, and which one tells most | [`feedback`] |
//! | paper | [`page`] draws SVG, [`press`] makes PDF and PNG of it |
//! | many games in one file | [`booklet`]; what it needs of a game is [`game::series`] |
//! | a print run of many files | [`run`], with its manifest |
//! | the code on a sheet | [`seal`] |
//! | the phone's page, and a server for the home network | [`phone`], [`serve`] |
//! | every word that people read | [`texts`] |
//!
//! Without the feature `press` there is what a phone runs: the rules, play and the seal. With it,
//! and without `program`, there is what makes paper without a file, a clock or a thread.
//! The folder `examples` has a sheet, a game that is played from its code, a page of one's own,
//! and the laboratory of the playtest.

#![warn(missing_docs, unreachable_pub, unnameable_types)]

#[cfg(feature = "press")]
pub mod booklet;
pub mod common;
pub mod feedback;
#[cfg(feature = "program")]
pub mod gallery;
pub mod game;
pub mod games;
#[cfg(feature = "press")]
pub mod page;
pub mod phone;
#[cfg(feature = "press")]
pub mod press;
#[cfg(feature = "press")]
pub mod race;
#[cfg(feature = "press")]
pub mod reading;
#[cfg(feature = "press")]
pub mod run;
pub mod seal;
#[cfg(feature = "server")]
pub mod serve;
pub mod texts;
pub mod witches;

#[cfg(feature = "press")]
pub use game::series;
