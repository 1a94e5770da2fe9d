//! `cauldron site`: writes the phone page, as a folder for a web server or as a single file. That
//! file also accompanies printed games, for players without a network or this program.

use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::phone::site::{self, SiteOptions};
use cauldron_press::press::{write_atomic, write_atomic_for_now};
use cauldron_press::seal::page_address;
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::*;
use cauldron_press::witches::test_methods::Extras;

use super::console::{escape_line, json_path};
use super::files::{elsewhere, store};
use super::settings::Environment;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};

/// Host that accepts an unmodified folder, without an account at first.
const HOST: &str = "https://app.netlify.com/drop";
/// Setting for the address of codes. `REMEMBER` is the command that stores it.
const KEY: &str = "base-url";
const REMEMBER: &str = "cauldron config base-url https://…";
/// Longest line that is read, in bytes.
const LONGEST_LINE: u64 = 4096;

/// Write the phone page: tests potions and checks answers, without a network
#[derive(Args)]
pub struct SiteArgs {
    /// Folder for the site, to be put on any web server
    #[arg(long, short, default_value = "output/site", value_name = "FOLDER")]
    out: PathBuf,
    /// Write one HTML file instead of a folder, to be opened from disk or sent to others
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    single: Option<PathBuf>,
    /// Omit the press, with which the page prints games
    #[arg(long, conflicts_with = "single")]
    without_press: bool,
    /// With --single: include the press in the file, so that it prints games
    #[arg(long, requires = "single")]
    with_press: bool,
    /// Print what was written as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

pub fn run(args: &SiteArgs, here: &Environment, console: &Console) -> Result<ExitCode> {
    let press = if args.single.is_some() { args.with_press } else { !args.without_press };
    let options = SiteOptions { language: console.language(), press, ..SiteOptions::default() };
    let written = match &args.single {
        Some(file) => single(file, options)?,
        None => folder(&args.out, options)?,
    };
    if args.quiet {
        return Ok(ExitCode::SUCCESS);
    }
    let total: usize = written.iter().map(|(_, bytes)| bytes).sum();
    if args.json {
        let file =
            |(path, bytes): &(PathBuf, usize)| json!({ "path": json_path(path), "bytes": bytes });
        let files: Vec<_> = written.iter().map(file).collect();
        console.print_line(json!({ "files": files, "bytes": total }));
        return Ok(ExitCode::SUCCESS);
    }
    let page = console.bold(terminal_page());
    console.print_message(terminal_page_size(page, total.div_ceil(1000)));
    let paths: Vec<&PathBuf> = written.iter().map(|(path, _)| path).collect();
    console.files(&paths);
    if args.single.is_some() {
        console.print_line(console.dim(terminal_page_file()));
        return Ok(ExitCode::SUCCESS);
    }
    console.print_message(terminal_page_folder());
    console.print_message(terminal_page_host(HOST));
    console.print_message(terminal_page_drag(escape_line(&json_path(&args.out))));
    match here.base_url()? {
        Some(url) => console.print_message(terminal_page_leads(url, REMEMBER)),
        None => {
            console.print_message(terminal_page_remember(REMEMBER));
            if here.can_remember() && io::stdin().is_terminal() && io::stdout().is_terminal() {
                ask(&mut io::stdin().lock(), here, console)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Asks for the address until it is valid or the answer is empty, and stores it.
fn ask(answers: &mut impl BufRead, here: &Environment, console: &Console) -> Result {
    loop {
        console.prompt(&format!("{} ", console.text(terminal_page_ask())));
        let mut line = String::new();
        // Input that is not UTF-8 counts as no answer.
        let read = answers.by_ref().take(LONGEST_LINE).read_line(&mut line);
        let answer = line.trim();
        if read.is_err() || answer.is_empty() || console.is_lost() {
            return Ok(());
        }
        match page_address(answer) {
            Ok(url) => {
                here.remember(KEY, &url)?;
                console.print_message(terminal_config_set(KEY, url));
                return Ok(());
            }
            Err(told) => console.complain(&told.to_string()),
        }
    }
}

fn single(path: &Path, options: SiteOptions) -> Result<Vec<(PathBuf, usize)>> {
    let page = site::page(SiteOptions { single: true, ..options }).map_err(Failure::fault)?;
    write_atomic(path, page.as_bytes())
        .map_err(|e| Failure::Machine(format!("{e}; choose another --single file")))?;
    Ok(vec![(path.to_owned(), page.len())])
}

/// Writes the files of the site in order. The service worker is last, because it lists the others.
fn folder(out: &Path, options: SiteOptions) -> Result<Vec<(PathBuf, usize)>> {
    let files = site::files(options).map_err(Failure::fault)?;
    let written = files
        .into_iter()
        .map(|file| Ok((store(out, &file.name, &file.bytes, write_atomic)?, file.bytes.len())));
    written.collect()
}

/// Option for the page that tests potions, next to printed games.
#[derive(Args)]
#[command(next_help_heading = "Output")]
pub struct PlayPageArgs {
    /// Omit play.html, the page that tests potions on any phone or computer. It accompanies games
    /// whose codes open no address
    #[arg(long)]
    no_play_page: bool,
}

impl PlayPageArgs {
    /// Whether the page is useful. Codes with an address open their own page, and a page in a file
    /// has no access to a referee's secrets.
    pub fn is_wanted(&self, has_address: bool, is_referee: bool) -> bool {
        !self.no_play_page && !has_address && !is_referee
    }
}

/// Page `play.html` in a folder, present or still to be written.
pub struct PlayPage {
    path: PathBuf,
    /// Content to write; `None` if the file is up to date.
    page: Option<String>,
}

impl PlayPage {
    /// Assembles the page for a folder, unless the folder has that of this version in this
    /// language.
    pub fn of(folder: &Path, language: &'static Language) -> Result<PlayPage> {
        let path = folder.join(Extras::PLAY_PAGE);
        let options = SiteOptions { language, single: true, ..SiteOptions::default() };
        let page = match is_there(&path, options) {
            true => None,
            false => Some(site::page(options).map_err(Failure::fault)?),
        };
        Ok(PlayPage { path, page })
    }

    /// Writes the page if necessary, and returns its path. The folder must exist.
    pub fn keep(self) -> Result<PathBuf> {
        if let Some(page) = &self.page {
            write_atomic_for_now(&self.path, page.as_bytes()).map_err(elsewhere)?;
        }
        Ok(self.path)
    }
}

/// Lengths of the beginning and end of a file, in bytes, that identify the version of its page.
const HEAD: u64 = 4096;
const FOOT: i64 = 16;

/// Whether a file is the page of this version, judged by its beginning and end alone.
fn is_there(path: &Path, options: SiteOptions) -> bool {
    let read = || {
        let mut file = File::open(path)?;
        let (mut head, mut foot) = (Vec::new(), Vec::new());
        file.by_ref().take(HEAD).read_to_end(&mut head)?;
        file.seek(SeekFrom::End(-FOOT))?;
        file.read_to_end(&mut foot)?;
        std::io::Result::Ok((head, foot))
    };
    read().is_ok_and(|(head, foot)| site::is_page(options, &head, &foot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::tests::console;

    fn asked(answers: &str, here: &Environment) -> String {
        let (console, screen) = console();
        ask(&mut answers.as_bytes(), here, &console).unwrap();
        screen.text()
    }

    #[test]
    fn the_address_is_asked_for_until_it_is_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ours").join("config.toml");
        let here = Environment { file: Some(file.clone()), ..Environment::default() };
        for nothing in ["", "\n", "  \r\n", "example.org\n\n"] {
            asked(nothing, &here);
            assert!(!file.exists(), "{nothing:?}");
        }
        assert_eq!(here.base_url().unwrap(), None);
        let told = asked("example.org\n https://example.org/play/ \nhttps://x.org\n", &here);
        assert_eq!(told.matches("áddréss").count(), 2, "{told}");
        assert_eq!(here.base_url().unwrap().as_deref(), Some("https://example.org/play/"));
        let ignored = Environment { ignored: true, ..here };
        assert_eq!(ignored.base_url().unwrap(), None);
        assert!(!ignored.can_remember());
    }
}
