//! Where programs are.

use std::path::PathBuf;

/// Where programs are. Debian keeps those of Postgres out of the way, a folder for each version.
pub fn folders() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let versions = versions.map(|version| version.path().join("bin"));
    std::env::split_paths(&path).chain(versions).collect()
}
