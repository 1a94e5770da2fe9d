//! A game that the program does not know, at the command line.

#[path = "../../tests/third_game/numbers.rs"]
mod numbers;

use clap::Parser;

use super::{Cli, ExitCode, Usual};
use cauldron_press::game::Game;
use cauldron_press::game::seed::Seed;
use cauldron_press::games;
use numbers::Numbers;

/// Whether it ends with this exit code, where these games are known.
fn ends(code: u8, games: &[&dyn Game], args: &[&str]) -> bool {
    let cli = Cli::try_parse_from([&["cauldron"], args].concat()).ok();
    let ended = cli.map(|cli| format!("{:?}", cli.run(games, &Usual::default())));
    ended == Some(format!("{:?}", ExitCode::from(code)))
}

#[test]
fn a_third_game_is_printed_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let print = ["print", "numbers", "--seed", "2041", "--quiet", "--svg", "--out", out];
    assert!(ends(0, &[&Numbers], &print));
    let name = format!("numbers-{}", Seed(2041));
    for file in [format!("{name}.pdf"), format!("{name}-number.svg")] {
        assert!(folder.path().join(&file).is_file(), "{file}");
    }
    assert!(ends(2, games::ALL, &print));

    let code = Numbers::sealed(Seed(2041)).to_string();
    assert!(ends(0, &[&Numbers], &["check", &code, "42", "--quiet"]));
    assert!(ends(1, &[&Numbers], &["check", &code, "41", "--quiet"]));
    assert!(ends(2, &[&Numbers], &["check", &code, "what", "--quiet"]));
    assert!(ends(2, &[&Numbers], &["serve", "--referee", &code]));
    assert!(ends(2, games::ALL, &["check", &code, "42", "--quiet"]));
    assert!(ends(2, games::ALL, &["brew", &code, "sage:2", "--quiet"]));
}
