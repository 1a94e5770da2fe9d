//! Folders of programs.

use std::path::PathBuf;

/// Folders in which programs are searched: those of `PATH`, and those of Debian's Postgres, which
/// has one for each version.
pub fn folders() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let versions = versions.map(|version| version.path().join("bin"));
    std::env::split_paths(&path).chain(versions).collect()
}
