//! Shell completions and manual pages, generated from the description of the command line.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use cauldron_press::press::write_atomic;

use super::files::store;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};

/// Print a completion script for a shell
#[derive(Args)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Write the manual pages: one for the program, and one for each command
#[derive(Args)]
pub struct ManArgs {
    /// Folder for the pages
    #[arg(long, short, default_value = "output/man", value_name = "FOLDER")]
    out: PathBuf,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

pub fn completions(
    args: &CompletionsArgs,
    mut program: Command,
    console: &Console,
) -> Result<ExitCode> {
    let name = program.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, name, &mut script);
    console.print_line(String::from_utf8_lossy(&script).trim_end());
    Ok(ExitCode::SUCCESS)
}

pub fn man(args: &ManArgs, program: Command, console: &Console) -> Result<ExitCode> {
    let written: Result<Vec<PathBuf>> = pages(program)?
        .into_iter()
        .map(|(name, page)| store(&args.out, &name, &page, write_atomic))
        .collect();
    let written = written?;
    if !args.quiet {
        console.files(&written.iter().collect::<Vec<_>>());
    }
    Ok(ExitCode::SUCCESS)
}

/// Renders the pages with their file names: first the program's, then those of its commands.
fn pages(program: Command) -> Result<Vec<(String, Vec<u8>)>> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let mut pages = Vec::new();
    add(&program, &mut pages)?;
    Ok(pages)
}

fn add(command: &Command, pages: &mut Vec<(String, Vec<u8>)>) -> Result {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render(&mut page).map_err(Failure::fault)?;
    pages.push((man.get_filename(), page));
    command.get_subcommands().try_for_each(|command| add(command, pages))
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, ValueEnum};

    use super::*;
    use crate::cli::Cli;
    use crate::cli::tests::console;

    /// Collects each command's path, joined with hyphens, and its visible long options.
    fn options(command: &Command, path: &str, all: &mut Vec<(String, Vec<String>)>) {
        let shown = |arg: &&clap::Arg| !arg.is_hide_set();
        let long = command.get_arguments().filter(shown).filter_map(|arg| arg.get_long());
        all.push((path.to_owned(), long.map(String::from).collect()));
        for command in command.get_subcommands() {
            options(command, &format!("{path}-{}", command.get_name()), all);
        }
    }

    #[test]
    fn every_command_has_a_page_with_all_of_its_options() {
        let mut program = Cli::command().disable_help_subcommand(true);
        program.build();
        let mut all = Vec::new();
        options(&program, "cauldron", &mut all);
        let pages = pages(Cli::command()).unwrap();
        assert_eq!(pages.len(), all.len());
        for ((name, page), (path, options)) in pages.iter().zip(&all) {
            assert_eq!(name, &format!("{path}.1"));
            let page = String::from_utf8(page.clone()).unwrap().replace("\\-", "-");
            for option in options {
                assert!(page.contains(&format!("--{option}")), "{path}: {option}");
            }
        }
    }

    #[test]
    fn every_shell_completes_every_command() {
        for shell in Shell::value_variants() {
            let (console, screen) = console();
            completions(&CompletionsArgs { shell: *shell }, Cli::command(), &console).unwrap();
            let script = screen.text();
            for command in Cli::command().get_subcommands() {
                assert!(script.contains(command.get_name()), "{shell}: {}", command.get_name());
            }
            assert!(script.contains("large-print") && script.contains("key-file"), "{shell}");
        }
    }
}
