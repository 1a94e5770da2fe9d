//! The page that tests potions, as a file beside what was printed: for whoever has neither a
//! network nor this program.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use clap::Args;

use cauldron_press::phone::site::{self, SiteOptions};
use cauldron_press::press::{self, WriteError};
use cauldron_press::texts::Language;
use cauldron_press::witches::ways::Beside;

use super::Failure;

/// Whether it is written.
#[derive(Args)]
#[command(next_help_heading = "Output")]
pub struct PlayPageArgs {
    /// Leave out play.html, the page that tests potions on any phone or computer. It is written
    /// beside games whose codes lead to no address
    #[arg(long)]
    no_play_page: bool,
}

impl PlayPageArgs {
    /// Whether it is of use: not where codes lead to a page of an address, and no page of a file
    /// knows what a referee keeps.
    pub fn is_wanted(&self, has_address: bool, is_referee: bool) -> bool {
        !self.no_play_page && !has_address && !is_referee
    }
}

/// The page as it lies in a folder, or has to.
pub struct PlayPage {
    path: PathBuf,
    /// What it has to be, unless that is there.
    page: Option<String>,
}

impl PlayPage {
    /// Puts it together for a folder, unless the folder has it: that of this version, in this
    /// language.
    pub fn of(folder: &Path, language: &'static Language) -> Result<PlayPage, Failure> {
        let path = folder.join(Beside::PLAY_PAGE);
        let options = SiteOptions { language, single: true, ..SiteOptions::default() };
        let page = match is_there(&path, options) {
            true => None,
            false => Some(site::page(options).map_err(super::site::broken)?),
        };
        Ok(PlayPage { path, page })
    }

    /// Writes it if it was not there. Its folder must be.
    pub fn keep(self) -> Result<PathBuf, Failure> {
        if let Some(page) = &self.page {
            press::write_atomic_for_now(&self.path, page.as_bytes()).map_err(|e: WriteError| {
                Failure::Machine(format!("{e}; choose another --out folder"))
            })?;
        }
        Ok(self.path)
    }
}

/// As much of a page as tells by which version it was made.
const HEAD: u64 = 4096;
const FOOT: i64 = 16;

/// Whether a file is the page, as far as its beginning and its end tell.
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
