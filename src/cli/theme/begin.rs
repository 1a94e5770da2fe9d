//! A theme to begin with: everything in it is a comment, with what is usual.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use cauldron_press::page::{Symbol, Theme};
use cauldron_press::press::write_atomic;
use cauldron_press::texts::Language;

use crate::cli::Failure;

const HEAD: &str = "\
# A theme. What is not said here stays as usual; take away a # to say it.
title = \"My theme\"
about = \"One line about it, for lists\"

# The ink that it is made for: colour, gray, saver or black.
# ink = \"colour\"

# Colours that come in the place of the usual ones, which stand here. Text needs a contrast of
# 4.5 on paper, ground, tint, garden and inside.
[colours]
";

const LOOKS: &str = "
# Faces: regular, bold, heading or wordmark.
[fonts]
# wordmark = \"wordmark\"
# heading = \"heading\"

# Outlines of gardens, as shares of what is usual: 0 is straight. Soil, grass and fences.
[gardens]
# wobble = 1.0
# corner = 1.0
# ground = true

# A drawing in drawings/ in the place of cauldrons, without .svg; how wide its left, top, right and
# bottom edges are, which are not stretched; and how long in it a cell is.
# [cauldron]
# drawing = \"reactor\"
# edges = [40, 60, 40, 40]
# cell = 100

# What the usual drawings fade toward, and how far.
# [fade]
# colour = \"#a8854a\"
# percent = 30

# Words in place of others, in all messages of a language.
# [words.en]
# witch = \"scientist\"

# Drawings in symbols/, without .svg, by what they stand for. Square, with a view box of
# 0 0 100 100; creatures wear the colour of their section: currentColor.
[symbols]
";

const MESSAGES: &str = "\
# Messages in place of the usual ones. Names begin with the same two letters as usual: phones show
# the usual ones.
";

/// Writes the files of a theme to begin with.
pub fn begin(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    if folder.exists() {
        let there = folder.display();
        return Err(Failure::Input(format!("{there} is there already; choose another folder")));
    }
    let mut manifest = HEAD.to_owned();
    for (name, usual) in Theme::usual_colours() {
        let _ = writeln!(manifest, "# {name} = \"{usual}\"");
    }
    manifest += LOOKS;
    for symbol in Symbol::all() {
        let _ = writeln!(manifest, "# {0} = \"{0}\"", symbol.name());
    }
    let language = Language::first();
    let mut messages = MESSAGES.to_owned();
    let names = language.source().lines().filter(|line| {
        ["ingredient-", "creature-", "effect-"].iter().any(|area| line.starts_with(area))
            && !line.contains("-tells")
    });
    names.for_each(|line| messages += &format!("# {line}\n"));
    let short = language.tag().split('-').next().unwrap_or_default();
    let files = [("theme.toml".to_owned(), manifest), (format!("messages/{short}.ftl"), messages)];
    for inner in ["symbols", "drawings", "messages"] {
        std::fs::create_dir_all(folder.join(inner)).map_err(Failure::machine)?;
    }
    let mut written = Vec::new();
    for (name, text) in files {
        let path = folder.join(name);
        write_atomic(&path, text.as_bytes()).map_err(Failure::machine)?;
        written.push(path);
    }
    Ok(written)
}
