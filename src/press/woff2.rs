//! Subsets of the embedded fonts as WOFF2, for text in SVG files.

use std::collections::BTreeSet;
use std::io::Error;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use brotli::enc::{BrotliCompress, BrotliEncoderParams};
use read_fonts::types::Tag;
use read_fonts::{FontRef, ReadError, TableProvider};

use super::PressError;
use crate::common::IN_BROWSER;
use crate::page::fonts::{css_font, present};
use crate::page::glyph::components;
use crate::page::svg::UsedGlyphs;

/// Tags of the tables that the directory of a WOFF2 file refers to by a number: their index.
const KNOWN: [&[u8; 4]; 13] = [
    b"cmap", b"head", b"hhea", b"hmtx", b"maxp", b"name", b"OS/2", b"post", b"cvt ", b"fpgm",
    b"glyf", b"loca", b"prep",
];
/// Number in the directory for a table whose tag follows.
const OTHER: u8 = 63;
/// Flag in the directory for `glyf` and `loca` tables that are stored without a transform.
const UNTRANSFORMED: u8 = 3 << 6;

/// Returns the `@font-face` rules for the fonts of a document, which has the given glyphs. The
/// names of families begin with `prefix`, so that documents do not use the subsets of others.
///
/// # Errors
/// If a font cannot be subset.
pub(super) fn font_faces(prefix: &str, glyphs: &UsedGlyphs) -> Result<String, PressError> {
    let mut rules = String::new();
    if IN_BROWSER {
        return Ok(rules);
    }
    for (place, data) in present() {
        let used = glyphs.range((place, 0)..=(place, u16::MAX)).map(|((_, glyph), _)| *glyph);
        let used: BTreeSet<u16> = used.collect();
        if used.is_empty() {
            continue;
        }
        let tables = subset(data, used).map_err(|e| PressError::library("embedding a font", e))?;
        let file = woff2(&tables).map_err(|e| PressError::library("embedding a font", e))?;
        let (family, weight, is_italic) = css_font(place);
        let style = if is_italic { "font-style:italic;" } else { "" };
        rules += &format!(
            "@font-face{{font-family:\"{prefix}{family}\";font-weight:{weight};{style}src:url(data:font/woff2;base64,{}) format(\"woff2\")}}",
            STANDARD.encode(file)
        );
    }
    Ok(rules)
}

/// Returns the tables of a font with the outlines of `used` only. Glyphs keep their IDs, so that
/// letters are combined and kerned as in the whole font. `loca` follows `glyf`, as WOFF2 requires.
fn subset(data: &[u8], mut used: BTreeSet<u16>) -> Result<Vec<(Tag, Vec<u8>)>, ReadError> {
    let font = FontRef::new(data)?;
    let (loca, count) = (font.loca(None)?, font.maxp()?.num_glyphs());
    // The outline for missing letters is part of every font.
    let mut found = vec![0];
    found.extend(&used);
    while let Some(glyph) = found.pop() {
        let parts = components(&font, glyph);
        found.extend(parts.into_iter().filter(|part| used.insert(*part)));
        used.insert(glyph);
    }
    let whole =
        font.table_data(Tag::new(b"glyf")).ok_or(ReadError::TableIsMissing(Tag::new(b"glyf")))?;
    let (mut glyf, mut offsets) = (Vec::new(), 0_u32.to_be_bytes().to_vec());
    for glyph in 0..count {
        let at = usize::from(glyph);
        let ends = (loca.get_raw(at), loca.get_raw(at + 1));
        if let (true, (Some(from), Some(to))) = (used.contains(&glyph), ends) {
            let outline = whole.as_bytes().get(from as usize..to as usize);
            glyf.extend(outline.ok_or(ReadError::OutOfBounds)?);
            glyf.resize(glyf.len().next_multiple_of(4), 0);
        }
        offsets.extend((glyf.len() as u32).to_be_bytes());
    }
    let mut tables = Vec::new();
    for record in font.table_directory().table_records() {
        let tag = record.tag();
        let bytes = font.table_data(tag).ok_or(ReadError::OutOfBounds)?.as_bytes();
        match &tag.to_be_bytes() {
            b"glyf" | b"loca" | b"DSIG" => {}
            b"head" => tables.push((tag, head(bytes).ok_or(ReadError::OutOfBounds)?)),
            _ => tables.push((tag, bytes.to_vec())),
        }
    }
    tables.push((Tag::new(b"glyf"), glyf));
    tables.push((Tag::new(b"loca"), offsets));
    Ok(tables)
}

/// Returns a `head` table that says that the font was modified and that `loca` has long offsets.
fn head(table: &[u8]) -> Option<Vec<u8>> {
    let mut head = table.to_vec();
    *head.get_mut(16)? |= 1 << 3;
    head.get_mut(50..52)?.copy_from_slice(&[0, 1]);
    Some(head)
}

/// Writes tables as a WOFF2 file, as specified in <https://www.w3.org/TR/WOFF2/>.
fn woff2(tables: &[(Tag, Vec<u8>)]) -> Result<Vec<u8>, Error> {
    let (mut directory, mut all) = (Vec::new(), Vec::new());
    for (tag, table) in tables {
        let tag = tag.to_be_bytes();
        let number = KNOWN.iter().position(|known| **known == tag).map_or(OTHER, |i| i as u8);
        let is_outline = matches!(&tag, b"glyf" | b"loca");
        directory.push(if is_outline { number | UNTRANSFORMED } else { number });
        if number == OTHER {
            directory.extend(tag);
        }
        directory.extend(base128(table.len() as u32));
        all.extend(table);
    }
    let mut packed = Vec::new();
    let params = BrotliEncoderParams { quality: 11, size_hint: all.len(), ..Default::default() };
    BrotliCompress(&mut all.as_slice(), &mut packed, &params)?;
    let padded = tables.iter().map(|(_, table)| table.len().next_multiple_of(4)).sum::<usize>();
    let sfnt = 12 + 16 * tables.len() + padded;
    let length = (48 + directory.len() + packed.len()).next_multiple_of(4);
    let mut file = b"wOF2\0\x01\0\0".to_vec();
    file.extend((length as u32).to_be_bytes());
    file.extend([tables.len() as u16, 0].map(u16::to_be_bytes).concat());
    file.extend([sfnt, packed.len()].map(|size| (size as u32).to_be_bytes()).concat());
    // Version 1.0 of the font, and neither metadata nor private data.
    file.extend([0, 1, 0, 0]);
    file.extend([0; 20]);
    file.extend(directory);
    file.extend(packed);
    file.resize(length, 0);
    Ok(file)
}

/// Writes a number as `UIntBase128`: seven bits in each byte, the most significant first.
fn base128(number: u32) -> Vec<u8> {
    let septets = (0..5).rev().map(|place| (number >> (7 * place)) as u8 & 0x7f);
    let mut bytes: Vec<u8> = septets.skip_while(|septet| *septet == 0).collect();
    if bytes.is_empty() {
        bytes.push(0);
    }
    let last = bytes.len() - 1;
    bytes[..last].iter_mut().for_each(|byte| *byte |= 0x80);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_seven_bits_a_byte() {
        for (number, bytes) in
            [(0, &[0_u8][..]), (63, &[63]), (128, &[0x81, 0]), (70_000, &[0x84, 0xa2, 0x70])]
        {
            assert_eq!(base128(number), bytes, "{number}");
        }
    }
}
