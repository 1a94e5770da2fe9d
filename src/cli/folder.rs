//! The user's own folder for what this program keeps: settings and printers.

use std::path::{Path, PathBuf};

/// Its name in the system's folder for configuration.
const OURS: &str = "cauldron-press";

/// The folder, be it there or not; none if nobody is at home.
pub fn configuration() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from);
    found(cfg!(target_os = "macos"), variable, Path::is_dir)
}

fn found(
    macos: bool,
    variable: impl Fn(&str) -> Option<PathBuf>,
    is_folder: impl Fn(&Path) -> bool,
) -> Option<PathBuf> {
    let folder = |name| variable(name).filter(|folder| folder.is_absolute());
    if let Some(folder) = folder("XDG_CONFIG_HOME").or_else(|| folder("APPDATA")) {
        return Some(folder.join(OURS));
    }
    let home = folder("HOME")?;
    let everywhere = home.join(".config").join(OURS);
    // Printers were kept there on every system before.
    if macos && !is_folder(&everywhere) {
        return Some(home.join("Library").join("Application Support").join(OURS));
    }
    Some(everywhere)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn every_system_has_its_place() {
        let at = |macos, set: &[(&str, &str)], there: &str| {
            let variable = |name: &str| {
                let (_, path) = set.iter().find(|(one, _)| *one == name)?;
                Some(PathBuf::from(path))
            };
            let folder = found(macos, variable, |folder| folder == Path::new(there));
            folder.map(|folder| folder.display().to_string())
        };
        let home = ("HOME", "/home/owl");
        let usual = Some("/home/owl/.config/cauldron-press".to_owned());
        assert_eq!(at(false, &[home], ""), usual);
        assert_eq!(at(false, &[home, ("XDG_CONFIG_HOME", "here")], ""), usual, "not relative");
        let chosen = [home, ("XDG_CONFIG_HOME", "/c"), ("APPDATA", "/data")];
        assert_eq!(at(false, &chosen, ""), Some("/c/cauldron-press".to_owned()));
        assert_eq!(at(true, &chosen, ""), Some("/c/cauldron-press".to_owned()));
        let windows = [home, ("APPDATA", "/data")];
        assert_eq!(at(false, &windows, ""), Some("/data/cauldron-press".to_owned()));
        let library = "/home/owl/Library/Application Support/cauldron-press".to_owned();
        assert_eq!(at(true, &[home], ""), Some(library));
        assert_eq!(at(true, &[home], "/home/owl/.config/cauldron-press"), usual, "kept before");
        assert_eq!(at(true, &[], ""), None);
        assert_eq!(at(false, &[("HOME", "")], ""), None);
    }
}
