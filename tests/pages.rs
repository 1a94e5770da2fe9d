//! The pages of one sheet and of a race, compared with pictures of them (which the README shows too).
//!
//! After a wanted change of the drawing, `UPDATE_PAGES=1 cargo test --test pages` takes the
//! pictures anew; look at them before you commit them.

use std::path::Path;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
use image::{RgbImage, imageops};
use tempfile::TempDir;

/// How alike each tile of two pictures must be, of 1. A lost label leaves less than 0.9.
const ALIKE: f64 = 0.97;
/// Pixels a side of a tile: small enough that a single label matters.
const TILE: u32 = 64;

fn picture(path: &Path) -> RgbImage {
    let image = image::open(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    image.to_rgb8()
}

#[test]
fn the_pages_of_a_sheet_look_as_they_should() {
    let sheet = ["--level", "3", "--players", "4", "--duplex", "short-edge"];
    compare(&sheet, "bizop-ka-level3-4p-short-edge", &["front", "back", "rules"]);
}

#[test]
fn the_track_of_a_race_looks_as_it_should() {
    let race = ["race", "print", "--minutes", "15", "--players", "3"];
    compare(&race, "race-bizop-ka-3p-15min", &["track"]);
}

/// Draws the pages of seed 2026 and compares them, tile by tile.
#[track_caller]
fn compare(arguments: &[&str], stem: &str, pages: &[&str]) {
    let folder = TempDir::new().unwrap();
    let status = Command::new(cargo_bin!("cauldron"))
        .args(arguments)
        .args(["--seed", "2026", "--png", "110", "--quiet", "--out"])
        .arg(folder.path())
        .status()
        .unwrap();
    assert!(status.success());
    for page in pages {
        let drawn = folder.path().join(format!("{stem}-{page}.png"));
        let expected = Path::new("tests/pages").join(format!("{page}.png"));
        if std::env::var_os("UPDATE_PAGES").is_some() {
            std::fs::create_dir_all("tests/pages").unwrap();
            std::fs::copy(&drawn, &expected).unwrap();
        }
        let (drawn, expected) = (picture(&drawn), picture(&expected));
        assert_eq!(drawn.dimensions(), expected.dimensions(), "{page}");
        let (width, height) = drawn.dimensions();
        for (x, y) in (0..height / TILE)
            .flat_map(|row| (0..width / TILE).map(move |column| (column * TILE, row * TILE)))
        {
            let tile = |page| imageops::crop_imm(page, x, y, TILE, TILE).to_image();
            let score =
                image_compare::rgb_hybrid_compare(&tile(&drawn), &tile(&expected)).unwrap().score;
            assert!(score > ALIKE, "{page} differs at ({x}, {y}) px: alike by {score:.3} only");
        }
    }
}
