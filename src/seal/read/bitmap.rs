//! Black and white pictures, their creation from gray ones, and the search for finder patterns of
//! QR codes. A finder pattern is a dark square in a dark ring. Every line through its middle shows
//! runs of 1 : 1 : 3 : 1 : 1.

use std::borrow::Cow;
use std::ops::{Add, Mul, Sub};

use image::GrayImage;
use image::imageops::{self, FilterType};

use crate::common::sort::sort_by;

/// Picture in black and white, the input of the search.
#[derive(Debug)]
pub(super) struct Bitmap {
    pub width: usize,
    pub height: usize,
    /// Pixels in rows; `true` is dark.
    pub dark: Vec<bool>,
}

impl Bitmap {
    /// Whether a point is on a dark pixel. Points outside the picture are light.
    pub(super) fn is_dark(&self, point: PixelPoint) -> bool {
        let PixelPoint { x, y } = point;
        x >= 0.0
            && y >= 0.0
            && x < self.width as f64
            && y < self.height as f64
            && self.dark[y as usize * self.width + x as usize]
    }
}

/// Point on a picture in pixels, or the vector between two points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PixelPoint {
    pub x: f64,
    pub y: f64,
}

impl PixelPoint {
    pub(super) const ZERO: PixelPoint = PixelPoint { x: 0.0, y: 0.0 };

    pub(super) fn dot(self, other: PixelPoint) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Cross product; positive if `other` points clockwise of `self` (y grows downwards).
    pub(super) fn cross(self, other: PixelPoint) -> f64 {
        self.x * other.y - self.y * other.x
    }

    pub(super) fn length(self) -> f64 {
        self.dot(self).sqrt()
    }
}

impl Add for PixelPoint {
    type Output = PixelPoint;

    fn add(self, other: PixelPoint) -> PixelPoint {
        PixelPoint { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for PixelPoint {
    type Output = PixelPoint;

    fn sub(self, other: PixelPoint) -> PixelPoint {
        PixelPoint { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Mul<f64> for PixelPoint {
    type Output = PixelPoint;

    fn mul(self, factor: f64) -> PixelPoint {
        PixelPoint { x: self.x * factor, y: self.y * factor }
    }
}

/// Conversion of a gray picture to black and white.
#[derive(Clone, Copy)]
enum Threshold {
    /// Compares with the middle gray.
    Global,
    /// Compares with the mean of the surrounding square, whose side is the longer side of the
    /// picture divided by this number.
    Local(u32),
    /// Blurs the picture before the comparison, so that noise does not break modules.
    Blurred(u32),
    /// Compares the inverted picture.
    Inverted(u32),
}

/// All attempts, each computed on demand. The last one is for codes that are light on dark.
pub(super) fn attempts(picture: &GrayImage) -> impl Iterator<Item = impl FnOnce() -> Bitmap> {
    let sides = sides(picture.width().max(picture.height()).max(1));
    let ways = [Threshold::Local(24), Threshold::Blurred(24), Threshold::Local(80)];
    let inverted = [(sides[0], Threshold::Inverted(24))];
    ways.into_iter()
        .flat_map(move |way| sides.clone().into_iter().map(move |side| (side, way)))
        .chain(inverted)
        .map(move |(side, way)| move || bitmap(&scaled(picture, side), way))
}

/// Attempts at a page that was drawn from paths: it has neither noise nor blur nor shadows, so few
/// attempts suffice. The first does not scale, which small codes need.
pub(super) fn page_attempts(page: &GrayImage) -> impl Iterator<Item = Bitmap> {
    let longest = page.width().max(page.height());
    let ways = [(longest, Threshold::Global), (longest.min(1200), Threshold::Local(24))];
    ways.into_iter().map(|(side, way)| bitmap(&scaled(page, side), way))
}

/// Side of the square parts into which a large picture is divided, in pixels.
const PART: u32 = 1600;
/// Distance between the starts of neighbouring parts, in pixels. They overlap by the width of a
/// code whose modules are 8 pixels wide; larger codes are found in the scaled picture.
const PART_STEP: u32 = 1000;

/// Overlapping parts of a large picture at full resolution, in which a small code still has modules
/// of some pixels. Empty if the picture is not larger than the [`attempts`] scale it.
pub(super) fn parts(picture: &GrayImage) -> impl Iterator<Item = Bitmap> {
    let (width, height) = picture.dimensions();
    let starts = |length: u32| {
        (0..length.saturating_sub(PART - PART_STEP).max(1)).step_by(PART_STEP as usize)
    };
    let is_large = width.max(height) > LARGEST_SIDE;
    let corners = starts(height).flat_map(move |top| starts(width).map(move |left| (left, top)));
    corners.filter(move |_| is_large).map(move |(left, top)| {
        let (w, h) = (PART.min(width - left), PART.min(height - top));
        bitmap(&imageops::crop_imm(picture, left, top, w, h).to_image(), Threshold::Local(24))
    })
}

/// Largest length of the longer side of a scaled picture, in pixels.
const LARGEST_SIDE: u32 = 3200;

/// Lengths of the longer side, in pixels, to which a picture is scaled, the most promising first. A
/// module should be 3 to 8 pixels wide. Smaller modules blur into each other, and larger ones show
/// noise that breaks the finder patterns. At least one.
fn sides(longest: u32) -> Vec<u32> {
    match longest {
        // Enlarging to more than twice the size does not help.
        0..=1200 => vec![longest, (2 * longest).min(1600)],
        1201..=1400 => vec![longest],
        1401..=2600 => vec![longest.min(2000), 1200],
        _ => vec![2000, 1200, longest.min(LARGEST_SIDE)],
    }
}

fn scaled(picture: &GrayImage, side: u32) -> Cow<'_, GrayImage> {
    let longest = picture.width().max(picture.height()).max(1);
    if side == longest {
        return Cow::Borrowed(picture);
    }
    let part = |n: u32| (u64::from(n) * u64::from(side) / u64::from(longest)).max(1) as u32;
    let (width, height) = (part(picture.width()), part(picture.height()));
    Cow::Owned(if side < longest {
        imageops::thumbnail(picture, width, height)
    } else {
        imageops::resize(picture, width, height, FilterType::CatmullRom)
    })
}

fn bitmap(picture: &GrayImage, threshold: Threshold) -> Bitmap {
    let longest = picture.width().max(picture.height());
    match threshold {
        Threshold::Global => {
            let (width, height) = (picture.width() as usize, picture.height() as usize);
            Bitmap { width, height, dark: picture.as_raw().iter().map(|v| *v < 128).collect() }
        }
        Threshold::Local(part) => local_threshold(picture, (longest / part / 2).max(8)),
        Threshold::Blurred(part) => {
            let soft = imageops::fast_blur(picture, 1.2);
            local_threshold(&soft, (longest / part / 2).max(8))
        }
        Threshold::Inverted(part) => {
            let mut negative = picture.clone();
            imageops::invert(&mut negative);
            local_threshold(&negative, (longest / part / 2).max(8))
        }
    }
}

/// Marks the pixels that are clearly darker than the mean of the surrounding square.
fn local_threshold(picture: &GrayImage, radius: u32) -> Bitmap {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let radius = radius as usize;
    let pixels = picture.as_raw();
    // sums[y][x] is the sum of all pixels above and left of (x, y), modulo 2^32. The sum of a
    // square is far below that limit, so wrapping differences are exact.
    let stride = width + 1;
    let mut sums = vec![0u32; stride * (height + 1)];
    for y in 0..height {
        let mut row = 0u32;
        for x in 0..width {
            row = row.wrapping_add(pixels[y * width + x].into());
            sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1].wrapping_add(row);
        }
    }
    let mut dark = Vec::with_capacity(width * height);
    for y in 0..height {
        let (top, bottom) = (y.saturating_sub(radius), (y + radius + 1).min(height));
        for x in 0..width {
            let (left, right) = (x.saturating_sub(radius), (x + radius + 1).min(width));
            let sum = sums[bottom * stride + right]
                .wrapping_add(sums[top * stride + left])
                .wrapping_sub(sums[top * stride + right])
                .wrapping_sub(sums[bottom * stride + left]);
            let area = ((bottom - top) * (right - left)) as u32;
            // A margin of 5 % of the mean keeps blank paper white.
            dark.push(u32::from(pixels[y * width + x]) * area * 20 < sum * 19);
        }
    }
    Bitmap { width, height, dark }
}

/// Candidate for a finder pattern, as returned by [`finders`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Finder {
    /// Middle of the pattern, in pixels.
    pub centre: PixelPoint,
    /// Width of a module along a row, in pixels.
    pub module: f64,
    /// Number of rows that show the pattern.
    rows: u32,
}

impl Finder {
    /// Number of rows that show the pattern, as a share of those of a perfect one.
    fn quality(&self) -> f64 {
        (f64::from(self.rows) / (3.0 * self.module)).min(1.0)
    }
}

/// Side of the cells of the lookup table for patterns, in pixels.
const CELL: usize = 4;

/// Largest number of patterns before the best are selected. It fits into a `u16` index.
const MOST_SEEN: usize = 20_000;

/// Search for all patterns in one pass over the rows.
struct Search<'a> {
    bitmap: &'a Bitmap,
    found: Vec<Finder>,
    /// Index of the pattern around each cell of the picture, counted from 1; 0 for none.
    owners: Vec<u16>,
    cells: usize,
}

/// Returns the best `most` patterns of a picture.
pub(super) fn finders(bitmap: &Bitmap, most: usize) -> Vec<Finder> {
    let cells = bitmap.width.div_ceil(CELL);
    let owners = vec![0; cells * bitmap.height.div_ceil(CELL)];
    let mut search = Search { bitmap, found: Vec::new(), owners, cells };
    for y in 0..bitmap.height {
        search.row(y);
    }
    let mut found = search.found;
    // The sort is stable: equals remain in the order of the rows.
    sort_by(&mut found, |a, b| b.quality().total_cmp(&a.quality()));
    found.truncate(most);
    found
}

impl Search<'_> {
    fn row(&mut self, y: usize) {
        let row = &self.bitmap.dark[y * self.bitmap.width..][..self.bitmap.width];
        // Lengths of the last five runs, the latest last, and the number of runs so far.
        let (mut runs, mut count) = ([0usize; 5], 0);
        let mut start = 0;
        for x in 1..=row.len() {
            if x < row.len() && row[x] == row[start] {
                continue;
            }
            runs.rotate_left(1);
            runs[4] = x - start;
            count += 1;
            if row[start] && count >= 5 && is_pattern(runs) {
                let middle = x as f64 - runs[4] as f64 - runs[3] as f64 - runs[2] as f64 / 2.0;
                self.candidate(middle, y, runs.iter().sum());
            }
            start = x;
        }
    }

    /// Verifies a candidate in the other direction and records it as a new pattern or as another
    /// row of a known one.
    fn candidate(&mut self, x: f64, y: usize, across: usize) {
        let Some((cy, down)) = self.cross(x as usize, y, across, true) else { return };
        let Some((cx, across)) = self.cross(x as usize, cy as usize, across, false) else { return };
        // A stronger distortion does not occur even in pictures taken at an angle.
        if across > 3 * down || down > 3 * across {
            return;
        }
        let module = across as f64 / 7.0;
        let cell = |v: f64| v.max(0.0) as usize / CELL;
        let place = cell(cy) * self.cells + cell(cx);
        if let Some(&owner) = self.owners.get(place)
            && owner > 0
        {
            let known = &mut self.found[usize::from(owner) - 1];
            if module < 1.5 * known.module && known.module < 1.5 * module {
                let weight = f64::from(known.rows);
                let mean = |old: f64, new: f64| (old * weight + new) / (weight + 1.0);
                known.centre =
                    PixelPoint { x: mean(known.centre.x, cx), y: mean(known.centre.y, cy) };
                known.module = mean(known.module, module);
                known.rows += 1;
            }
            return;
        }
        if self.found.len() == MOST_SEEN {
            return;
        }
        self.found.push(Finder { centre: PixelPoint { x: cx, y: cy }, module, rows: 1 });
        let index = self.found.len() as u16;
        let reach = 1.5 * module;
        let last = self.owners.len() / self.cells.max(1);
        for row in cell(cy - reach)..=cell(cy + reach).min(last.saturating_sub(1)) {
            for column in cell(cx - reach)..=cell(cx + reach).min(self.cells - 1) {
                self.owners[row * self.cells + column] = index;
            }
        }
    }

    /// Looks for the pattern in the column (or row) through a point. Returns its middle and its
    /// length.
    fn cross(&self, x: usize, y: usize, expected: usize, upright: bool) -> Option<(f64, usize)> {
        let (at, length) = if upright { (y, self.bitmap.height) } else { (x, self.bitmap.width) };
        let dark = |i: usize| match upright {
            true => self.bitmap.dark[i * self.bitmap.width + x],
            false => self.bitmap.dark[y * self.bitmap.width + i],
        };
        if x >= self.bitmap.width || y >= self.bitmap.height || !dark(at) {
            return None;
        }
        // A longer run cannot belong to a pattern of about the expected size.
        let reach = 2 * expected;
        let mut runs = [0usize; 5];
        let mut i = at;
        for (run, colour) in [(2, true), (1, false), (0, true)] {
            while i > 0 && runs[run] <= reach && dark(i - 1) == colour {
                i -= 1;
                runs[run] += 1;
            }
        }
        runs[2] += 1;
        let mut i = at + 1;
        for (run, colour) in [(2, true), (3, false), (4, true)] {
            while i < length && runs[run] <= reach && dark(i) == colour {
                i += 1;
                runs[run] += 1;
            }
        }
        let middle = i as f64 - runs[4] as f64 - runs[3] as f64 - runs[2] as f64 / 2.0;
        is_pattern(runs).then(|| (middle, runs.iter().sum()))
    }
}

/// Whether five runs have the ratio 1 : 1 : 3 : 1 : 1, each with a tolerance of half its length.
fn is_pattern(runs: [usize; 5]) -> bool {
    let total: usize = runs.iter().sum();
    // |run - total / 7| < total / 14 in integers, with half a pixel more for small patterns.
    let near = |run: usize, modules: usize| {
        (14 * run).abs_diff(2 * modules * total) <= modules * total + 3
    };
    total >= 7
        && near(runs[0], 1)
        && near(runs[1], 1)
        && near(runs[2], 3)
        && near(runs[3], 1)
        && near(runs[4], 1)
}
