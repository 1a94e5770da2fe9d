//! Fonts as browsers load them: the tables of a TrueType file, each packed (WOFF 1.0).

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// Bytes of the header, and of a table's entry.
const HEADER: usize = 44;
const ENTRY: usize = 20;
/// Bytes of a table's entry in a TrueType file, and of what stands before the first.
const SFNT_ENTRY: usize = 16;
const SFNT_HEADER: usize = 12;

/// Packs a TrueType file; `None` if it is none.
pub(super) fn woff(font: &[u8]) -> Option<Vec<u8>> {
    let number = |at: usize| Some(u32::from_be_bytes(font.get(at..at + 4)?.try_into().ok()?));
    let tables = u16::from_be_bytes(font.get(4..6)?.try_into().ok()?);
    let mut at = HEADER + ENTRY * usize::from(tables);
    let (mut entries, mut data) = (Vec::new(), Vec::new());
    for table in 0..usize::from(tables) {
        let entry = SFNT_HEADER + SFNT_ENTRY * table;
        let (tag, sum) = (font.get(entry..entry + 4)?, number(entry + 4)?);
        let (offset, length) = (number(entry + 8)? as usize, number(entry + 12)? as usize);
        let table = font.get(offset..offset + length)?;
        let packed = packed(table)?;
        entries.extend_from_slice(tag);
        for number in [at, packed.len(), length] {
            entries.extend(u32::try_from(number).ok()?.to_be_bytes());
        }
        entries.extend(sum.to_be_bytes());
        data.extend_from_slice(&packed);
        data.resize(data.len().next_multiple_of(4), 0);
        at = HEADER + ENTRY * usize::from(tables) + data.len();
    }
    let mut woff = b"wOFF".to_vec();
    woff.extend_from_slice(font.get(..4)?);
    woff.extend(u32::try_from(at).ok()?.to_be_bytes());
    woff.extend(tables.to_be_bytes());
    woff.extend([0; 2]);
    woff.extend(u32::try_from(font.len()).ok()?.to_be_bytes());
    // Neither a version of its own, nor notes, nor private data.
    woff.resize(HEADER, 0);
    Some([woff, entries, data].concat())
}

/// A table packed, or as it is where that is shorter.
fn packed(table: &[u8]) -> Option<Vec<u8>> {
    let mut pack = ZlibEncoder::new(Vec::new(), Compression::best());
    pack.write_all(table).ok()?;
    let packed = pack.finish().ok()?;
    Some(if packed.len() < table.len() { packed } else { table.to_vec() })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;
    use crate::page::fonts::FILES;

    #[test]
    fn tables_unpack_to_themselves() {
        for (name, font) in FILES {
            let woff = woff(font).unwrap();
            let number = |at: usize| u32::from_be_bytes(woff[at..at + 4].try_into().unwrap());
            assert_eq!(number(8) as usize, woff.len(), "{name}");
            let tables = usize::from(u16::from_be_bytes(woff[12..14].try_into().unwrap()));
            for table in 0..tables {
                let [entry, own] = [HEADER + ENTRY * table, SFNT_HEADER + SFNT_ENTRY * table];
                assert_eq!(woff[entry..entry + 4], font[own..own + 4]);
                let [at, packed, length] = [4, 8, 12].map(|n| number(entry + n) as usize);
                let data = &woff[at..at + packed];
                let mut unpacked = Vec::new();
                if packed < length {
                    flate2::read::ZlibDecoder::new(data).read_to_end(&mut unpacked).unwrap();
                } else {
                    unpacked = data.to_vec();
                }
                let offset = u32::from_be_bytes(font[own + 8..own + 12].try_into().unwrap());
                assert_eq!(unpacked, font[offset as usize..][..length], "{name}");
            }
            assert!(woff.len() * 10 < font.len() * 8, "{name}");
        }
        assert!(super::woff(b"no font").is_none());
    }
}
