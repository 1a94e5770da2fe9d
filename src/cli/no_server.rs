//! `cauldron serve` in a program that was built without the feature `server`.

use std::ffi::OsString;
use std::process::ExitCode;

use cauldron_press::game::Game;
use clap::Args;

use super::{Console, Failure};

/// Serve the phone page, and referee games (not in this build)
#[derive(Args)]
#[command(disable_help_flag = true)]
pub struct ServeArgs {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    _all: Vec<OsString>,
}

pub fn run(_: &ServeArgs, _: &[&dyn Game], _: &Console) -> Result<ExitCode, Failure> {
    let told = "this cauldron was built without its server; \
                `cargo run --release -- serve` builds and starts one";
    Err(Failure::Input(told.into()))
}

#[cfg(test)]
mod tests {
    use clap::{Parser, Subcommand};

    use super::*;

    #[derive(Parser)]
    struct Program {
        #[command(subcommand)]
        command: Command,
    }

    #[derive(Subcommand)]
    enum Command {
        Serve(ServeArgs),
    }

    #[test]
    fn whatever_is_asked_of_the_server_gets_one_sentence() {
        for args in [&["serve"][..], &["serve", "--referee", "WW1:A"], &["serve", "--help"]] {
            let program = Program::try_parse_from([&["cauldron"], args].concat());
            let Ok(Program { command: Command::Serve(args) }) = program else { panic!("{args:?}") };
            let Err(Failure::Input(told)) = run(&args, &[], &Console::new(None)) else { panic!() };
            assert!(told.contains("built without its server"), "{told}");
        }
    }
}
