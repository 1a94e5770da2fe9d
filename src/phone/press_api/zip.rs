//! ZIP archive without compression, because PDF files are already compressed.

/// Version of the format that a reader must support: 2.0.
const VERSION: u16 = 20;
/// Flag that file names are UTF-8.
const UTF_8: u16 = 1 << 11;
/// 1 January 1980, the first date of the format. A constant date makes the archive deterministic.
const DAY: u16 = 1 << 5 | 1;

/// Returns a ZIP archive of `files`, which are pairs of name and contents. Returns `None` if a
/// limit of the format is exceeded: 4 GiB, 65,535 files, or 65,535 bytes for a name.
pub(super) fn zipped(files: &[(String, Vec<u8>)]) -> Option<Vec<u8>> {
    let (mut zip, mut directory) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        let (at, size) = (u32::try_from(zip.len()).ok()?, u32::try_from(bytes.len()).ok()?);
        // Fields that the local header and the central directory have in common.
        let mut told = Vec::new();
        for half in [VERSION, UTF_8, 0, 0, DAY] {
            told.extend(half.to_le_bytes());
        }
        for word in [checksum(bytes), size, size] {
            told.extend(word.to_le_bytes());
        }
        told.extend(u16::try_from(name.len()).ok()?.to_le_bytes());
        told.extend([0; 2]);
        zip.extend(b"PK\x03\x04");
        zip.extend(&told);
        zip.extend(name.as_bytes());
        zip.extend(bytes);
        directory.extend(b"PK\x01\x02");
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&told);
        // No comment, first disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(at.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let count = u16::try_from(files.len()).ok()?.to_le_bytes();
    let (at, size) = (u32::try_from(zip.len()).ok()?, u32::try_from(directory.len()).ok()?);
    zip.extend(directory);
    zip.extend(b"PK\x05\x06\0\0\0\0");
    zip.extend(count);
    zip.extend(count);
    zip.extend(size.to_le_bytes());
    zip.extend(at.to_le_bytes());
    zip.extend([0; 2]);
    Some(zip)
}

/// Returns the CRC-32 of `bytes`. The implementations in libraries include tables of 16 KB, which
/// enlarge the module.
fn checksum(bytes: &[u8]) -> u32 {
    const POLYNOMIAL: u32 = 0xedb8_8320;
    let step = |sum: u32| if sum & 1 == 1 { sum >> 1 ^ POLYNOMIAL } else { sum >> 1 };
    let table: [u32; 256] =
        std::array::from_fn(|byte| (0..8).fold(byte as u32, |sum, _| step(sum)));
    !bytes.iter().fold(!0, |sum: u32, byte| sum >> 8 ^ table[usize::from(sum as u8 ^ byte)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_give_the_same_zip() {
        let files = [("a.pdf".to_owned(), b"%PDF-1.7".to_vec()), ("b".to_owned(), Vec::new())];
        let zip = zipped(&files).unwrap();
        assert_eq!(zipped(&files).unwrap(), zip);
        assert!(zip.starts_with(b"PK\x03\x04") && zip.windows(8).any(|part| part == b"%PDF-1.7"));
        assert_eq!(zipped(&[]).unwrap().len(), 22);
    }

    #[test]
    fn sums_are_those_that_all_others_reckon() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
        for length in [0, 1, 77, 4096] {
            let bytes: Vec<u8> = (0..length).map(|at: u32| ((at * at) >> 3) as u8).collect();
            let mut other = flate2::Crc::new();
            other.update(&bytes);
            assert_eq!(checksum(&bytes), other.sum());
        }
    }
}
