//! Pictures as PNG with a palette: pages have few colours, and so take a third of the bytes.

use std::collections::BTreeMap;
use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use image::RgbImage;

/// The most colours; what is rarer takes the nearest of them.
const COLOURS: usize = 128;
/// How many bits of a channel tell a colour from another.
const BITS: u32 = 5;

/// A picture as PNG with a palette of its most frequent colours.
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

/// The mean of each of the most frequent kinds of colours, the most frequent first.
fn palette(picture: &RgbImage) -> Vec<[u8; 3]> {
    let mut kinds: BTreeMap<[u8; 3], (u32, [u32; 3])> = BTreeMap::new();
    for pixel in picture.pixels() {
        let (count, sums) = kinds.entry(pixel.0.map(|c| c >> (8 - BITS))).or_default();
        *count += 1;
        sums.iter_mut().zip(pixel.0).for_each(|(sum, c)| *sum += u32::from(c));
    }
    let mut kinds: Vec<_> = kinds.into_values().collect();
    kinds.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    kinds.truncate(COLOURS);
    kinds.into_iter().map(|(count, sums)| sums.map(|sum| (sum / count) as u8)).collect()
}

fn nearest(palette: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let distance = |other: &[u8; 3]| -> u32 {
        other.iter().zip(colour).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let all = palette.iter().enumerate();
    all.min_by_key(|(_, other)| distance(other)).map_or(0, |(i, _)| i as u8)
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
