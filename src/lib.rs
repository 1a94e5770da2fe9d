//! Cauldron Press generates printed games from a seed: *Wondering Witches*, a cooperative deduction
//! game, and a colour race for children.
//!
//! The items at the crate root, and the errors in [`errors`] that they return, are the library's
//! stable interface: semantic versioning covers them, with their public fields and methods. All other
//! public modules are internal. They are public for the command line, the tests and the examples, and
//! may change in any version; the first line of each says so.
//!
//! Errors and catalogues, such as [`Effect`] and [`Ingredient`], are `#[non_exhaustive]`: a `match`
//! needs a wildcard. Structs of options are built from defaults, as in
//! `SheetOptions { players, ..SheetOptions::new(seed) }`, because a minor version may add fields.
//!
//! With the default features the crate contains the program and its server, with more than 280
//! packages. A library needs fewer: `default-features = false` has the rules, play and codes (about
//! 50 packages), `default-features = false, features = ["press"]` also makes paper (about 190).
//!
//! # Print a sheet
//!
//! [`Sheet::make`] makes a sheet from a [`Seed`] and [`SheetOptions`], and [`Sheet::print`] renders
//! it into memory. The same version, seed and options give the same bytes.
//!
#![cfg_attr(feature = "press", doc = "```")]
#![cfg_attr(not(feature = "press"), doc = "```ignore")]
//! use cauldron_press::{Dpi, DrawOptions, Duplex, Ink, Level, Paper, Players, PrintOptions, Sheet};
//! use cauldron_press::{PrintedFiles, SheetOptions, SvgText};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let options = SheetOptions {
//!     players: Players::new(3)?,
//!     settings: Level::Beginner.settings(),
//!     ..SheetOptions::new("malut-lisil-hilug-pu".parse()?)
//! };
//! let sheet = Sheet::make(&options)?;
//! let printed: PrintedFiles = sheet.print(&PrintOptions::default())?;
//! assert!(printed.pdf.starts_with(b"%PDF-"));
//!
//! // Black ink on US letter, for a printer that turns sheets over the short edge; also as pictures.
//! let draw = DrawOptions {
//!     paper: "letter".parse::<Paper>()?.size().expect("letter is large enough"),
//!     duplex: Duplex::ShortEdge,
//!     ink: Ink::Black,
//!     ..DrawOptions::default()
//! };
//! let svg = Some(SvgText::Outlines);
//! let options = PrintOptions { draw, svg, dpi: Dpi::new(60.0).ok(), ..PrintOptions::default() };
//! let printed = sheet.print(&options)?;
//! let pages: Vec<&str> = printed.svgs.iter().map(|svg| &*svg.page).collect();
//! assert_eq!(pages, ["front", "back", "rules", "rules-2", "notebook"]);
//! # Ok(())
//! # }
//! ```
//!
//! # Play a sheet
//!
//! A [`Keeper`] opens the code of a sheet and answers the [`Action`]s at a [`Table`]. All results
//! are [`Message`]s, which a `Language` of the feature `press` turns into text.
//!
#![cfg_attr(feature = "press", doc = "```")]
#![cfg_attr(not(feature = "press"), doc = "```ignore")]
//! use cauldron_press::{Action, Keeper, Language, Payload, PotionItemInput, PotionSource, Seed};
//! use cauldron_press::{Sheet, SheetOptions, Table, TableEvent, TableStatus};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let sheet = Sheet::make(&SheetOptions::new(Seed(7)))?;
//! let code: Payload = sheet.code().parse()?;
//! let keeper = Keeper::of_code(code)?;
//! let mut table = Table::new(&keeper);
//!
//! let pour = |name: &str, grown| PotionItemInput { ingredient: name.into(), grown };
//! let potion = vec![pour("sage", 2), pour("mint", 1)];
//! let (number, kind) = (table.next_number(), PotionSource::Cauldron);
//! table.apply(&keeper, &Action::Test { number, potion, by: None, kind, sure: false })?;
//! let test = &table.tests()[0];
//! println!("{} undergrown, {} overgrown", test.undergrown, test.overgrown);
//! for report in &test.reports {
//!     println!("{}", Language::first().format(&report.message()));
//! }
//!
//! let answer = sheet.answers[0].iter().map(|herb| herb.id().to_owned()).collect();
//! let number = table.next_naming();
//! let named = table.apply(&keeper, &Action::Check { number, answer, by: None, opening: None })?;
//! assert_eq!((named, table.status()), (TableEvent::Right, TableStatus::Won));
//! let stored = table.to_json()?;
//! assert_eq!(Table::from_json(&stored)?, table);
//! # Ok(())
//! # }
//! ```
//!
//! # Seal a tournament
//!
//! The secret of a sheet derives from its seed, or from an organiser's [`RefereeKey`]
//! ([`Secrecy`]). A sealed code opens with the answer and an [`OpeningCode`], or with the
//! [`GiveUpCode`] of the sheet.
//!
//! ```
//! use cauldron_press::{GiveUpCode, OpeningCode, RefereeKey, Secrecy, Seed, Sheet, SheetOptions};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let key = RefereeKey::new([7; 20]);
//! let options = SheetOptions { secrecy: Secrecy::Referee(key), ..SheetOptions::new(Seed(7)) };
//! let sheet = Sheet::make(&options)?;
//! let (give_up, opening): (GiveUpCode, Option<OpeningCode>) = (sheet.give_up, sheet.opening);
//! assert!(sheet.payload.open_with_give_up(give_up, None).is_err(), "the opening code is needed");
//! assert!(sheet.payload.open_with_give_up(give_up, opening).is_ok());
//! assert_eq!(key.to_string().parse::<RefereeKey>()?.commitment(), key.commitment());
//! # Ok(())
//! # }
//! ```
//!
//! # Draw a page
//!
//! [`Drawing`] draws a custom page with the fonts and symbols of the games, and [`print()`] renders
//! any pages.
//!
#![cfg_attr(feature = "press", doc = "```")]
#![cfg_attr(not(feature = "press"), doc = "```ignore")]
//! use cauldron_press::{Drawing, Face, LayoutUnit, Meta, PrintOptions, Qr, print, qr_matrix};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let options = PrintOptions::default();
//! let mut page = Drawing::new(&options.draw);
//! page.text("The witches are out", LayoutUnit(20.0), LayoutUnit(30.0), Face::Heading, 28.0);
//! let code = Qr::from(qr_matrix("https://example.org/witches")?);
//! page.code(&code, LayoutUnit(20.0), LayoutUnit(60.0), LayoutUnit(40.0))?;
//! let pages = vec![page.finish("door", "A note on the door")?];
//! let meta = Meta::of_game("A note", "on the door", "Where we are".into(), &options.draw);
//! assert!(print("note".into(), pages, &meta, &options)?.pdf.starts_with(b"%PDF-"));
//! # Ok(())
//! # }
//! ```
//!
//! # Modules
//!
//! | content | module |
//! |---|---|
//! | errors of the items at the crate root | [`errors`] |
//! | traits of games, and what all games share: seed, players, edition | [`game`] |
//! | the games | [`witches`], [`race`]; [`games`] lists them |
//! | utilities independent of games: random streams, counts, threads | [`common`] |
//! | games of queries and feedback: information and choice of queries | [`feedback`] |
//! | options of users, by subject | [`options`] |
//! | pages | [`page`] draws SVG, [`press`] renders PDF and PNG |
//! | many games in one file | [`booklet`], for games with a [`game::series`] |
//! | a print run of many files | [`run`], with its manifest |
//! | the code on a sheet | [`seal`] |
//! | the phone's page, and a server for the home network | [`phone`], [`serve`] |
//! | all text that people read | [`texts`] |
//!
//! With `press` but without `program` the crate prints, but uses no files, clock or threads. The
//! folder `examples` has a sheet, a game that is played from its code, a custom page, and the
//! laboratory of the playtest.

#![warn(missing_docs, unreachable_pub, unnameable_types)]
// The build with all features decides what counts as unused: a smaller build only has fewer
// callers.
#![cfg_attr(
    not(feature = "server"),
    allow(dead_code, unnameable_types, unreachable_pub, unused_imports, unused_macros)
)]

#[cfg(feature = "press")]
pub mod booklet;
pub mod common;
pub mod errors;
pub mod feedback;
#[cfg(feature = "program")]
pub mod gallery;
pub mod game;
pub mod games;
#[cfg(feature = "press")]
pub mod options;
#[cfg(feature = "press")]
pub mod page;
pub mod phone;
#[cfg(feature = "press")]
pub mod press;
#[cfg(feature = "press")]
pub mod race;
#[cfg(feature = "press")]
pub mod reading;
#[cfg(feature = "program")]
pub mod run;
pub mod seal;
#[cfg(feature = "server")]
pub mod serve;
pub mod texts;
pub mod witches;

pub use common::players::Players;
pub use common::seed::Seed;
pub use seal::{GiveUpCode, OpeningCode, Payload, RefereeKey};
pub use texts::Message;
pub use witches::puzzle::{Effect, Ingredient};
pub use witches::settings::{Level, Settings};
pub use witches::sheet::{Secrecy, Sheet, SheetOptions};
pub use witches::table::{
    Action, Keeper, PotionItemInput, PotionSource, Table, TableEvent, TableStatus,
};

#[cfg(feature = "press")]
pub use {
    page::fonts::Face,
    page::{DrawOptions, Drawing, Duplex, Ink, LayoutUnit, Page, Qr, SvgText, Theme},
    press::{Dpi, Meta, Paper, PrintOptions, PrintedFiles, print},
    seal::qr::matrix as qr_matrix,
    texts::Language,
};
