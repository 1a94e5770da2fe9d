//! Streams, made small.

use std::cell::RefCell;

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object};

use super::super::PressError;

/// From 1, fast, to 9, small. At 2 files are a twelfth larger, at 6 hardly smaller.
const LEVEL: u32 = 4;

thread_local! {
    /// Kept from stream to stream: its tables are larger than most of them.
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), true));
}

/// Deflated bytes, which never end in a carriage return: it and the line end behind it would look
/// like one line end, and strict readers count a byte less than there is. Inflating ignores what
/// is behind its data.
pub(super) fn deflated(content: &[u8]) -> Result<Vec<u8>, PressError> {
    let mut packed = COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        // Room for the worst case, so that one call does all.
        let mut packed = Vec::with_capacity(content.len() + content.len() / 1000 + 64);
        let status = compress.compress_vec(content, &mut packed, FlushCompress::Finish);
        match status {
            Ok(Status::StreamEnd) => Ok(packed),
            Ok(_) => Err(PressError::library("writing a PDF", "the deflater has no end")),
            Err(error) => Err(PressError::library("writing a PDF", error)),
        }
    })?;
    packed.shrink_to_fit();
    if packed.last() == Some(&b'\r') {
        packed.push(b'\n');
    }
    Ok(packed)
}

/// Deflates the streams that are not yet: fonts, and profiles of colours.
pub(super) fn pack(document: &mut Document) -> Result<(), PressError> {
    for object in document.objects.values_mut() {
        let Object::Stream(stream) = object else { continue };
        if stream.allows_compression && !stream.dict.has(b"Filter") {
            let packed = deflated(&stream.content)?;
            if packed.len() < stream.content.len() {
                stream.set_content(packed);
                stream.dict.set("Filter", "FlateDecode");
            }
        }
    }
    Ok(())
}

/// Whether a stream of a finished file ends in a carriage return.
pub(super) fn has_blurred_end(file: &[u8]) -> bool {
    file.windows(BLURRED_END.len()).any(|window| window == BLURRED_END)
}

const BLURRED_END: &[u8] = b"\r\nendstream";

/// Deflates the cross-reference stream, the last of a finished file, whose last lines tell where
/// it begins.
pub(super) fn pack_table(file: &mut Vec<u8>) -> Result<(), PressError> {
    let odd = || PressError::library("writing a PDF", "its cross-references are of another form");
    let number = |digits: &[u8]| str::from_utf8(digits).ok()?.parse::<usize>().ok();
    let begins = file.rsplit(|&byte| byte == b'\n').nth(1).and_then(number).ok_or_else(odd)?;
    let table = file.get(begins..).ok_or_else(odd)?;
    let place = |of: &[u8]| table.windows(of.len()).position(|window| window == of);
    let (Some(length), Some(data)) = (place(LENGTH), place(DATA)) else { return Err(odd()) };
    let digits = table.get(length + LENGTH.len()..data).ok_or_else(odd)?;
    let from = data + DATA.len();
    let content = number(digits).and_then(|length| table.get(from..from.checked_add(length)?));
    let content = content.ok_or_else(odd)?;
    let (packed, end) = (deflated(content)?, begins + from + content.len());
    let mut all = format!("/Filter/FlateDecode/Length {}>>stream\n", packed.len()).into_bytes();
    all.extend(packed);
    file.splice(begins + length..end, all);
    Ok(())
}

const LENGTH: &[u8] = b"/Length ";
const DATA: &[u8] = b">>stream\n";
