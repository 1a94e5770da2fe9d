//! Comparison of pictures tile by tile, and a page of the differences.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use image::{Rgb, RgbImage, imageops};

#[path = "indexed.rs"]
mod indexed;

/// Smallest similarity of a tile in two pictures, from 0 to 1. With a missing label it is less than
/// 0.9.
const ALIKE: f64 = 0.97;
/// Side of a tile in inches, small enough that a single label matters.
const TILE: f64 = 0.58;
/// Amplification of small differences.
const SHOWN: i32 = 4;

/// A new picture with the approved one.
pub struct Compared {
    approved: Option<RgbImage>,
    new: RgbImage,
    /// Tiles that differ: left, top, and similarity.
    tiles: Vec<(u32, u32, f64)>,
    tile: u32,
}

impl Compared {
    /// Compares with a file, which may be missing, after mapping to the colours of the approved
    /// picture.
    pub fn of(approved: &Path, new: &RgbImage, dpi: u32) -> Compared {
        let approved = approved.exists().then(|| {
            let image = image::open(approved);
            image.unwrap_or_else(|e| panic!("{}: {e}", approved.display())).to_rgb8()
        });
        let tile = (f64::from(dpi) * TILE) as u32;
        let tiles = match &approved {
            Some(old) if old.dimensions() == new.dimensions() => {
                differing(old, &indexed::in_colours_of(old, new), tile)
            }
            _ => Vec::new(),
        };
        Compared { approved, new: new.clone(), tiles, tile }
    }

    fn same_size(&self) -> bool {
        self.approved.as_ref().is_some_and(|old| old.dimensions() == self.new.dimensions())
    }

    /// Whether there is no visible difference.
    pub fn alike(&self) -> bool {
        self.same_size() && self.tiles.is_empty()
    }

    /// Replaces the approved picture by the new one, in a compact format.
    pub fn approve(&self, path: &Path) {
        write(path, &self.new);
    }

    fn verdict(&self) -> String {
        match &self.approved {
            None => "new: nothing was approved yet".into(),
            Some(old) if !self.same_size() => {
                format!("another size: {:?} was {:?}", self.new.dimensions(), old.dimensions())
            }
            Some(_) => match self.tiles.iter().map(|tile| tile.2).reduce(f64::min) {
                None => "as approved".into(),
                Some(least) => format!("{} tiles differ, alike by {least:.3}", self.tiles.len()),
            },
        }
    }

    /// Picture of the differences: red on a faint copy, with a frame around each tile.
    fn difference(&self) -> Option<RgbImage> {
        let old = self.approved.as_ref().filter(|_| self.same_size())?;
        let mut shown = RgbImage::from_fn(old.width(), old.height(), |x, y| {
            let (a, b) = (old.get_pixel(x, y).0, self.new.get_pixel(x, y).0);
            let off = a.iter().zip(b).map(|(&a, b)| (i32::from(a) - i32::from(b)).abs()).max();
            let off = (off.unwrap_or(0) * SHOWN).min(255) as u8;
            let faint = 200 + b.iter().map(|&c| u32::from(c)).sum::<u32>() / 3 * 55 / 255;
            let rest = (faint as u8).saturating_sub(off);
            Rgb([(faint as u8).max(off), rest, rest])
        });
        for &(x, y, _) in &self.tiles {
            let last = self.tile - 1;
            for i in 0..self.tile {
                for (dx, dy) in [(i, 0), (i, last), (0, i), (last, i)] {
                    shown.put_pixel(x + dx, y + dy, Rgb([200, 0, 0]));
                }
            }
        }
        Some(shown)
    }
}

/// Tiles that differ. The last tiles of a row and of a column are aligned with the edge.
fn differing(old: &RgbImage, new: &RgbImage, tile: u32) -> Vec<(u32, u32, f64)> {
    let (width, height) = new.dimensions();
    let starts = |side: u32| (0..side.div_ceil(tile)).map(move |i| (i * tile).min(side - tile));
    let mut tiles = Vec::new();
    for (x, y) in starts(height).flat_map(|y| starts(width).map(move |x| (x, y))) {
        let cut = |page| imageops::crop_imm(page, x, y, tile, tile).to_image();
        let score = image_compare::rgb_hybrid_compare(&cut(old), &cut(new)).unwrap().score;
        if score <= ALIKE {
            tiles.push((x, y, score));
        }
    }
    tiles
}

fn write(path: &Path, picture: &RgbImage) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, indexed::png(picture)).unwrap();
}

/// A page in a folder that shows pictures side by side.
pub struct Review {
    folder: PathBuf,
    rows: String,
    differing: Vec<String>,
}

impl Review {
    /// Creates an empty page. Deletes the previous contents of its folder.
    pub fn new(folder: &Path) -> Review {
        let _ = std::fs::remove_dir_all(folder);
        Review { folder: folder.to_owned(), rows: String::new(), differing: Vec::new() }
    }

    /// Adds a row for a picture: approved, new, difference.
    pub fn add(&mut self, name: &str, arguments: &[&str], compared: &Compared) {
        if !compared.alike() {
            self.differing.push(name.to_owned());
        }
        let command = arguments.join(" ");
        let verdict = compared.verdict();
        let _ = write!(
            self.rows,
            "<section><h2>{name}</h2><p>{verdict}. <code>cauldron {command} --seed 2026</code></p><div>"
        );
        let columns = [
            ("approved", compared.approved.clone()),
            ("new", Some(compared.new.clone())),
            ("difference", compared.difference()),
        ];
        for (column, picture) in columns {
            let Some(picture) = picture else { continue };
            let file = format!("{name}-{column}.png");
            write(&self.folder.join(&file), &picture);
            let _ = write!(
                self.rows,
                r#"<figure><a href="{file}"><img src="{file}" alt="{name}, {column}"></a><figcaption>{column}</figcaption></figure>"#
            );
        }
        self.rows += "</div></section>\n";
    }

    /// Names of the pictures that differ from the approved ones.
    pub fn differing(&self) -> Vec<String> {
        self.differing.clone()
    }

    /// Writes the page. Returns `None` if it has no rows.
    pub fn write(self) -> Option<PathBuf> {
        if self.rows.is_empty() {
            return None;
        }
        let page = self.folder.join("index.html");
        let approve = match self.differing.is_empty() {
            true => "Everything is as it was approved.".to_owned(),
            false => format!(
                "Approve all of these with <code>UPDATE_PAGES={} cargo test --test pages</code>, or leave out of the list what is wrong.",
                self.differing.join(",")
            ),
        };
        let html = format!("{HEAD}<p>{approve}</p>\n{}</main></html>\n", self.rows);
        std::fs::write(&page, html).unwrap();
        Some(page)
    }
}

const HEAD: &str = r#"<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages to review</title>
<style>
body { font: 1rem/1.4 sans-serif; margin: 1.5rem; background: #eee; color: #222 }
section { border-top: 1px solid #999 }
div { display: flex; gap: 1rem }
figure { flex: 1; margin: 0 }
img { width: 100%; background: #fff }
</style>
<main><h1>Pages to review</h1>
"#;
