//! The command line of Cauldron Press.

mod cli;

fn main() -> std::process::ExitCode {
    cli::run()
}
