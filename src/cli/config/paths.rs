//! Paths in a file of options.

use std::path::{Component, Path, PathBuf};

/// The file or folder that is meant by a path that stands in a file of this folder.
///
/// # Errors
/// If it must stay within the folder, and leads out of it: a house's style is handed on as one
/// folder, and may come from strangers.
pub fn found(folder: &Path, written: &str, stays_within: bool) -> Result<PathBuf, String> {
    let path = folder.join(written);
    if !stays_within {
        return Ok(path);
    }
    let plain = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    let links_out = || match (path.canonicalize(), folder.canonicalize()) {
        (Ok(path), Ok(folder)) => !path.starts_with(folder),
        _ => false,
    };
    if !Path::new(written).components().all(plain) || links_out() {
        return Err(format!("leads out of the folder of this file: {written:?}"));
    }
    Ok(path)
}
