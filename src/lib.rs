//! Cauldron Press turns a seed into a ready-to-print game: *Wondering Witches*, or a colour race
//! for children.
//!
//! [`Sheet::make`](witches::sheet::Sheet::make) makes a sheet from a seed and options, and
//! [`print`](witches::sheet::Sheet::print) renders it as bytes of PDF, SVG and PNG. The same
//! version, seed and options give the same bytes.
//!
//! ```
//! use cauldron_press::game::players::Players;
//! use cauldron_press::press::PrintOptions;
//! use cauldron_press::game::seed::Seed;
//! use cauldron_press::witches::settings::Level;
//! use cauldron_press::witches::sheet::{Sheet, SheetOptions};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let options = SheetOptions {
//!     players: Players::new(3)?,
//!     settings: Level::Beginner.settings(),
//!     ..SheetOptions::new(Seed(2026))
//! };
//! let sheet = Sheet::make(&options)?;
//! let printed = sheet.print(&PrintOptions::default())?;
//! assert!(printed.pdf.starts_with(b"%PDF-"));
//! assert_eq!(printed.svgs.iter().map(|svg| &*svg.page).collect::<Vec<_>>(), ["front", "back", "rules", "rules-2", "notebook"]);
//! assert_eq!(printed.pngs.len(), 5);
//! # Ok(())
//! # }
//! ```
//!
//! # Modules
//!
//! | content | module |
//! |---|---|
//! | traits of games, and what all games share: seed, players, edition | [`game`] |
//! | the games | [`witches`], [`race`]; [`games`] lists them |
//! | utilities independent of games: random streams, counts, threads | [`common`] |
//! | games of queries and feedback: information and choice of queries | [`feedback`] |
//! | pages | [`page`] draws SVG, [`press`] renders PDF and PNG |
//! | many games in one file | [`booklet`], for games with a [`game::series`] |
//! | a print run of many files | [`run`], with its manifest |
//! | the code on a sheet | [`seal`] |
//! | the phone's page, and a server for the home network | [`phone`], [`serve`] |
//! | all text that people read | [`texts`] |
//!
//! Without the feature `press` the crate contains the code for phones: rules, play and seal. With
//! `press` but without `program` it also prints, but uses no files, clock or threads. The folder
//! `examples` has a sheet, a game that is played from its code, a custom page, and the laboratory
//! of the playtest.

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
