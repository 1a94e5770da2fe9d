//! What was typed before, kept in the user's folder for state.

use std::io;
use std::path::{Path, PathBuf};

/// Commands whose lines hold answers and codes: those are not kept.
const SECRET: [&str; 2] = ["check", "give"];
/// How many lines are kept.
pub const LINES: usize = 1000;

/// Whether a line may be kept.
pub fn is_kept(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    !first.is_empty() && !SECRET.contains(&&*first)
}

/// The file of what was typed; none if nobody is at home.
pub fn file() -> Option<PathBuf> {
    file_in(|name| std::env::var_os(name).map(PathBuf::from))
}

fn file_in(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let folder = |name| variable(name).filter(|folder| folder.is_absolute());
    let folder = folder("XDG_STATE_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("state")))?;
    Some(folder.join("cauldron-press").join("brew-history"))
}

/// Makes the folder of a file, for its owner alone.
pub fn make_folder(file: &Path) -> io::Result<()> {
    let Some(folder) = file.parent() else { return Ok(()) };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_and_codes_are_not_kept() {
        assert!(is_kept("sage 2, mint 1") && is_kept("notes check"));
        for line in ["check mint sage", "CHECK mint", " give up ABCD-EFGH", "", "  "] {
            assert!(!is_kept(line), "{line:?}");
        }
    }

    #[test]
    fn the_file_is_in_the_folder_for_state() {
        let at = |set: &[(&str, &str)]| {
            let find = |name: &str| set.iter().find(|(one, _)| *one == name);
            file_in(|name| find(name).map(|(_, path)| PathBuf::from(path)))
        };
        let home = ("HOME", "/home/owl");
        let ends = Path::new("cauldron-press/brew-history");
        assert_eq!(at(&[home]), Some(Path::new("/home/owl/.local/state").join(ends)));
        assert_eq!(at(&[home, ("XDG_STATE_HOME", "/s")]), Some(Path::new("/s").join(ends)));
        assert_eq!(at(&[home, ("XDG_STATE_HOME", "s")]), at(&[home]));
        assert_eq!(at(&[]), None);
    }
}
