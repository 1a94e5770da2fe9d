//! The ways in which a picture is searched, from the cheap and likely to the rest.

use std::panic::{AssertUnwindSafe, catch_unwind};

use image::GrayImage;
use image::imageops::{self, FilterType};
use rqrr::PreparedImage;

/// A picture in black and white: what the search runs on.
pub(super) struct Bitmap {
    width: usize,
    height: usize,
    dark: Vec<bool>,
}

/// How a gray picture becomes black and white.
#[derive(Clone, Copy)]
enum Threshold {
    /// Darker than the mean of the surrounding square whose side is this part of the
    /// picture's longer side.
    Local(u32),
    /// The same, on a blurred picture: against noise.
    Blurred(u32),
}

/// Longest sides, in pixels, at which a picture is searched. A module should be 3 to 8
/// pixels wide: less blurs neighbours together, and more lets noise break the corners.
const SIDES: [u32; 3] = [1200, 2400, 3600];

/// Longest side, in pixels, from which on a picture is searched in tiles first.
const TILED: u32 = 1000;

/// All attempts, each made only when it is asked for; every one is a few bitmaps to search.
pub(super) fn all(picture: &GrayImage) -> impl Iterator<Item = impl FnOnce() -> Vec<Bitmap>> {
    let longest = picture.width().max(picture.height());
    let natural = longest.clamp(1, 2000);
    let mut sides = vec![natural];
    // Enlarging to more than twice the size adds nothing.
    let worth = |s: &u32| *s <= 2 * longest && s.abs_diff(natural) > natural / 10;
    sides.extend(SIDES.into_iter().filter(worth));
    let ways = [Threshold::Local(24), Threshold::Blurred(24), Threshold::Local(80)];
    ways.into_iter().flat_map(move |way| {
        let sides = sides.clone();
        sides.into_iter().flat_map(move |side| {
            [false, true].map(move |second| {
                move || {
                    let whole = bitmap(&scaled(picture, side), way);
                    if (longest >= TILED) != second { tiles(&whole) } else { vec![whole] }
                }
            })
        })
    })
}

fn scaled(picture: &GrayImage, side: u32) -> GrayImage {
    let longest = picture.width().max(picture.height()).max(1);
    if side == longest {
        return picture.clone();
    }
    let part = |n: u32| (u64::from(n) * u64::from(side) / u64::from(longest)).max(1) as u32;
    let (width, height) = (part(picture.width()), part(picture.height()));
    if side < longest {
        imageops::thumbnail(picture, width, height)
    } else {
        imageops::resize(picture, width, height, FilterType::CatmullRom)
    }
}

fn bitmap(picture: &GrayImage, way: Threshold) -> Bitmap {
    let longest = picture.width().max(picture.height());
    match way {
        Threshold::Local(part) => local_threshold(picture, (longest / part / 2).max(8)),
        Threshold::Blurred(part) => {
            let soft = imageops::fast_blur(picture, 1.2);
            local_threshold(&soft, (longest / part / 2).max(8))
        }
    }
}

/// Dark where a pixel is clearly darker than the mean of the square around it.
fn local_threshold(picture: &GrayImage, radius: u32) -> Bitmap {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let radius = radius as usize;
    let pixels = picture.as_raw();
    // sums[y][x] is the sum of all pixels above and left of (x, y).
    let stride = width + 1;
    let mut sums = vec![0u64; stride * (height + 1)];
    for y in 0..height {
        let mut row = 0;
        for x in 0..width {
            row += u64::from(pixels[y * width + x]);
            sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row;
        }
    }
    let mut dark = Vec::with_capacity(width * height);
    for y in 0..height {
        let (top, bottom) = (y.saturating_sub(radius), (y + radius + 1).min(height));
        for x in 0..width {
            let (left, right) = (x.saturating_sub(radius), (x + radius + 1).min(width));
            let sum = sums[bottom * stride + right] + sums[top * stride + left]
                - sums[top * stride + right]
                - sums[bottom * stride + left];
            let area = ((bottom - top) * (right - left)) as u64;
            // A margin of 5 % of the mean keeps plain paper white.
            dark.push(u64::from(pixels[y * width + x]) * area * 100 < sum * 95);
        }
    }
    Bitmap { width, height, dark }
}

/// Overlapping squares of a third of the longer side. The search compares all patterns that
/// look like the corner of a code with each other, so on a page full of drawing it is far
/// quicker, and less often led astray, in the neighbourhood of a code. Codes of up to a
/// sixth of the page are whole in one of them.
fn tiles(whole: &Bitmap) -> Vec<Bitmap> {
    let side = whole.width.max(whole.height) / 3;
    let starts = |length: usize| {
        let last = length.saturating_sub(side);
        (0..=last.div_ceil(side.div_ceil(2).max(1))).map(move |i| (i * side / 2).min(last))
    };
    let mut tiles = Vec::new();
    for top in starts(whole.height) {
        for left in starts(whole.width) {
            let (width, height) = (side.min(whole.width), side.min(whole.height));
            let mut dark = Vec::with_capacity(width * height);
            for y in top..top + height {
                let start = y * whole.width + left;
                dark.extend_from_slice(&whole.dark[start..start + width]);
            }
            tiles.push(Bitmap { width, height, dark });
        }
    }
    tiles
}

/// The texts of all QR codes that can be read.
///
/// The search panics on some patterns that only look like a code (its perspective turns out
/// infinite); such a pattern counts as no code.
pub(super) fn texts(bitmap: &Bitmap) -> Vec<String> {
    let search = || {
        let mut prepared =
            PreparedImage::prepare_from_bitmap(bitmap.width, bitmap.height, |x, y| {
                bitmap.dark[y * bitmap.width + x]
            });
        let grids = prepared.detect_grids();
        grids.iter().filter_map(|grid| grid.decode().ok().map(|(_, text)| text)).collect()
    };
    catch_unwind(AssertUnwindSafe(search)).unwrap_or_default()
}
