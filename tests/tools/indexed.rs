//! Pictures as PNG with a palette. Pages have few colours, so this takes a third of the bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use image::RgbImage;

/// Largest number of colours. Rarer colours are replaced by the nearest one.
const COLOURS: usize = 256;
/// Number of bits per channel that distinguish colours.
const BITS: u32 = 5;

/// Encodes a picture as PNG with a palette of its most important colours.
pub fn png(picture: &RgbImage) -> Vec<u8> {
    let palette = palette(picture);
    let mut known: BTreeMap<[u8; 3], u8> = BTreeMap::new();
    let mut rows = Vec::with_capacity(picture.len() / 3 + picture.height() as usize);
    for row in picture.rows() {
        rows.push(0);
        rows.extend(row.map(|p| *known.entry(p.0).or_insert_with(|| nearest(&palette, p.0))));
    }
    let (width, height) = picture.dimensions();
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 3, 0, 0, 0]].concat();
    let mut data = ZlibEncoder::new(Vec::new(), Compression::best());
    data.write_all(&rows).unwrap();
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut file, b"IHDR", &header);
    chunk(&mut file, b"PLTE", palette.as_flattened());
    chunk(&mut file, b"IDAT", &data.finish().unwrap());
    chunk(&mut file, b"IEND", &[]);
    file
}

/// Maps a picture to the colours of another one that has few.
pub fn in_colours_of(few: &RgbImage, picture: &RgbImage) -> RgbImage {
    let palette: Vec<[u8; 3]> =
        few.pixels().map(|p| p.0).collect::<BTreeSet<_>>().into_iter().collect();
    let mut known: BTreeMap<[u8; 3], [u8; 3]> = BTreeMap::new();
    let mut mapped = picture.clone();
    for pixel in mapped.pixels_mut() {
        let own = pixel.0;
        pixel.0 = *known.entry(own).or_insert_with(|| palette[usize::from(nearest(&palette, own))]);
    }
    mapped
}

/// Selects a palette greedily: each step adds the mean of the group of colours with the largest
/// total error to the colours selected so far.
fn palette(picture: &RgbImage) -> Vec<[u8; 3]> {
    let mut kinds: BTreeMap<[u8; 3], (u32, [u32; 3])> = BTreeMap::new();
    for pixel in picture.pixels() {
        let (count, sums) = kinds.entry(pixel.0.map(|c| c >> (8 - BITS))).or_default();
        *count += 1;
        sums.iter_mut().zip(pixel.0).for_each(|(sum, c)| *sum += u32::from(c));
    }
    let mut left: Vec<_> = kinds
        .into_values()
        .map(|(count, sums)| (sums.map(|sum| (sum / count) as u8), u64::from(count), u32::MAX))
        .collect();
    let mut palette = Vec::with_capacity(COLOURS);
    while palette.len() < COLOURS
        && let Some(farthest) =
            left.iter().max_by_key(|(_, count, off)| count * u64::from(*off)).map(|kind| kind.0)
    {
        palette.push(farthest);
        for (colour, _, off) in &mut left {
            *off = (*off).min(distance(*colour, farthest));
        }
        left.retain(|(_, _, off)| *off > 0);
    }
    // Sorted, so that ties between equally near colours are always resolved in the same way.
    palette.sort_unstable();
    palette
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    one.iter().zip(other).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

fn nearest(palette: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let all = palette.iter().enumerate();
    all.min_by_key(|(_, other)| distance(**other, colour)).map_or(0, |(i, _)| i as u8)
}

fn chunk(file: &mut Vec<u8>, kind: &[u8; 4], data: &[u8]) {
    file.extend((data.len() as u32).to_be_bytes());
    file.extend(kind);
    file.extend(data);
    let mut crc = Crc::new();
    crc.update(kind);
    crc.update(data);
    file.extend(crc.sum().to_be_bytes());
}
