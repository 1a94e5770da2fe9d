//! Tests of `cauldron serve` as a whole.

mod desk;
mod guarded;
mod hostile;
mod naming;
#[path = "../tools/postgres.rs"]
mod postgres;
#[path = "../serving/mod.rs"]
mod serving;
mod shared;
mod tables;
mod tls;
#[path = "../tools/mod.rs"]
mod tools;

use std::sync::LazyLock;

use tools::folders;

use cauldron_press::witches::settings::Level;

/// Code that opens a table of the referee with seed 21.
static CODE: LazyLock<String> =
    LazyLock::new(|| serving::sheet(21, Level::FirstGame, true).payload.to_string());
