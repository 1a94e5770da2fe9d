//! The ways in which a picture is searched, from the cheap and likely to the rest.

use image::GrayImage;
use image::imageops::{self, FilterType};

use super::bitmap::Bitmap;

/// How a gray picture becomes black and white.
#[derive(Clone, Copy)]
enum Threshold {
    /// Darker than the mean of the surrounding square whose side is this part of the
    /// picture's longer side.
    Local(u32),
    /// The same, on a blurred picture: against noise.
    Blurred(u32),
}

/// All attempts, each made only when it is asked for.
pub(super) fn all(picture: &GrayImage) -> impl Iterator<Item = impl FnOnce() -> Bitmap> {
    let sides = sides(picture.width().max(picture.height()).max(1));
    let ways = [Threshold::Local(24), Threshold::Blurred(24), Threshold::Local(80)];
    ways.into_iter().flat_map(move |way| {
        sides.clone().into_iter().map(move |side| move || bitmap(&scaled(picture, side), way))
    })
}

/// Longest sides, in pixels, at which a picture is searched, the likeliest first. A module
/// should be 3 to 8 pixels wide: less blurs neighbours together, and more lets noise break the
/// corners.
fn sides(longest: u32) -> Vec<u32> {
    match longest {
        // Enlarging to more than twice the size adds nothing.
        0..=1200 => vec![longest, (2 * longest).min(1600)],
        1201..=1400 => vec![longest],
        1401..=2600 => vec![longest.min(2000), 1200],
        _ => vec![2000, 1200, longest.min(3200)],
    }
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
    // sums[y][x] is the sum of all pixels above and left of (x, y), without what is past 32 bits:
    // that of a square is far below it, and comes out right all the same.
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
            // A margin of 5 % of the mean keeps plain paper white.
            dark.push(u32::from(pixels[y * width + x]) * area * 20 < sum * 19);
        }
    }
    Bitmap { width, height, dark }
}
