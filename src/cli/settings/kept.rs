//! The file of settings: read, changed line by line so that comments stay, and written whole.

use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};

use toml::de::DeTable;

use crate::cli::Failure;
use crate::cli::config::file::File;
use cauldron_press::press::{WriteError, write_atomic};

/// The file of settings as it is on the disk, and as it is to be.
pub struct Kept {
    path: PathBuf,
    pub file: File,
}

impl Kept {
    /// The settings of a file; none if there is no file.
    ///
    /// # Errors
    /// If it is there and cannot be read, or is no text.
    pub fn read(path: &Path) -> Result<Kept, Failure> {
        let absent = match path.metadata() {
            Ok(_) => false,
            // Where even the folder is closed to us, nothing of ours was kept.
            Err(error) => matches!(
                error.kind(),
                ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::PermissionDenied
            ),
        };
        let file = match absent {
            true => File::empty(path),
            false => File::read(path)?,
        };
        Ok(Kept { path: path.to_owned(), file })
    }

    /// Sets a key to a text, in its line if it has one.
    ///
    /// # Errors
    /// If the file is not TOML.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Failure> {
        let value = quoted(value);
        match self.place(key)? {
            Some([_, place]) => self.file.text.replace_range(place, &value),
            None => {
                let text = &mut self.file.text;
                if !text.is_empty() && !text.ends_with('\n') {
                    text.push('\n');
                }
                *text += &format!("{key} = {value}\n");
            }
        }
        Ok(())
    }

    /// Takes a key out, with its line; false if it is not there.
    ///
    /// # Errors
    /// If the file is not TOML.
    pub fn unset(&mut self, key: &str) -> Result<bool, Failure> {
        let Some([key, value]) = self.place(key)? else { return Ok(false) };
        let text = &mut self.file.text;
        let start = text[..key.start].rfind('\n').map_or(0, |newline| newline + 1);
        let end = text[value.end..].find('\n').map_or(text.len(), |at| value.end + at + 1);
        text.replace_range(start..end, "");
        Ok(true)
    }

    /// Where a key and its value stand.
    fn place(&self, key: &str) -> Result<Option<[Range<usize>; 2]>, Failure> {
        let table = DeTable::parse(&self.file.text).map_err(|error| self.file.no_toml(&error))?;
        let found = table.get_ref().iter().find(|(name, _)| name.get_ref() == key);
        Ok(found.map(|(name, value)| [name.span(), value.span()]))
    }

    /// Writes the file, in a folder that is made if it is not there.
    ///
    /// # Errors
    /// If it cannot be written; then what it held stays.
    pub fn write(&self) -> Result<(), WriteError> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|source| WriteError { path: folder.to_owned(), source })?;
        }
        // A link stays one: some keep their settings elsewhere.
        let path = self.path.canonicalize().unwrap_or_else(|_| self.path.clone());
        write_atomic(&path, self.file.text.as_bytes())
    }
}

/// A text as TOML.
fn quoted(text: &str) -> String {
    let escaped = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\u{:04X}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn changed(text: &str, change: impl FnOnce(&mut Kept)) -> String {
        let path = PathBuf::from("config.toml");
        let mut file = File::empty(&path);
        file.text = text.to_owned();
        let mut kept = Kept { path, file };
        change(&mut kept);
        kept.file.text
    }

    #[test]
    fn a_change_leaves_the_other_lines_as_they_are() {
        let text = "# mine\npaper = 'letter' # of the office\n\nlang = \"de\"";
        let set = |key, value| changed(text, |kept| kept.set(key, value).unwrap());
        assert_eq!(set("paper", "a4"), text.replace("'letter'", "\"a4\""));
        assert_eq!(set("ink", "gray"), format!("{text}\nink = \"gray\"\n"));
        assert_eq!(changed("", |kept| kept.set("ink", "gray").unwrap()), "ink = \"gray\"\n");
        let unset = |text, key| changed(text, |kept| assert!(kept.unset(key).unwrap()));
        assert_eq!(unset(text, "paper"), "# mine\n\nlang = \"de\"");
        assert_eq!(unset(text, "lang"), "# mine\npaper = 'letter' # of the office\n\n");
        assert_eq!(unset("a = 1\r\nb = '''\nx\n''' # y\r\nc = 2\r\n", "b"), "a = 1\r\nc = 2\r\n");
        assert_eq!(unset("\u{feff}a = 1\n", "a").trim_start_matches('\u{feff}'), "");
        assert_eq!(changed(text, |kept| assert!(!kept.unset("ink").unwrap())), text);
    }

    proptest! {
        #[test]
        fn what_is_set_is_read_back(value in "(\\PC|[\"\\\\\n\u{7}\u{7f}])*") {
            let text = changed("ink = 'x' # y\n", |kept| kept.set("ink", &value).unwrap());
            let table = DeTable::parse(&text).unwrap();
            let read = table.get_ref().get("ink").unwrap().get_ref().as_str().map(str::to_owned);
            prop_assert_eq!(read, Some(value));
            prop_assert!(text.ends_with(" # y\n"));
        }
    }
}
