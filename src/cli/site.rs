//! `cauldron site`: the phone page, for any web server or as one file.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::phone::site::{self, SiteError, SiteOptions};
use cauldron_press::press::{WriteError, write_atomic};

use super::said::*;
use super::wording::json_path;
use super::{Console, Failure};

/// Write the phone page: tests potions and checks answers, without a network
#[derive(Args)]
pub struct SiteArgs {
    /// Folder for the site, to be put on any web server
    #[arg(long, short, default_value = "output/site", value_name = "FOLDER")]
    out: PathBuf,
    /// Write one HTML file in place of a folder, to be opened from disk or sent around
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    single: Option<PathBuf>,
    /// Print what was written as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

/// Puts the page together and writes it.
pub fn run(args: &SiteArgs, console: &Console) -> Result<ExitCode, Failure> {
    let options = SiteOptions { language: console.language(), ..SiteOptions::default() };
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
        console.say(json!({ "files": files, "bytes": total }));
        return Ok(ExitCode::SUCCESS);
    }
    let page = console.bold(terminal_page());
    console.tell(terminal_page_size(page, total.div_ceil(1000)));
    let paths: Vec<&PathBuf> = written.iter().map(|(path, _)| path).collect();
    console.files(&paths);
    let next = match args.single {
        Some(_) => terminal_page_file(),
        None => terminal_page_folder(),
    };
    console.say(console.dim(next));
    Ok(ExitCode::SUCCESS)
}

fn single(path: &Path, options: SiteOptions) -> Result<Vec<(PathBuf, usize)>, Failure> {
    let page = site::page(SiteOptions { single: true, ..options }).map_err(broken)?;
    write_atomic(path, page.as_bytes())
        .map_err(|e| Failure::Machine(format!("{e}; choose another --single file")))?;
    Ok(vec![(path.to_owned(), page.len())])
}

/// The service worker comes last: it announces files that are then all there.
fn folder(out: &Path, options: SiteOptions) -> Result<Vec<(PathBuf, usize)>, Failure> {
    let files = site::files(options).map_err(broken)?;
    let elsewhere = |e: WriteError| Failure::Machine(format!("{e}; choose another --out folder"));
    std::fs::create_dir_all(out)
        .map_err(|source| elsewhere(WriteError { path: out.to_owned(), source }))?;
    let mut written = Vec::with_capacity(files.len());
    for file in files {
        let path = out.join(file.name);
        write_atomic(&path, &file.bytes).map_err(elsewhere)?;
        written.push((path, file.bytes.len()));
    }
    Ok(written)
}

/// A page that cannot be put together.
pub(super) fn broken(error: SiteError) -> Failure {
    match error {
        SiteError::Pack(_) => Failure::machine(error),
        _ => Failure::fault(error),
    }
}
