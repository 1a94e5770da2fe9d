//! Streams, made small.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Document, Object};

use super::super::PressError;

/// From 1, fast, to 9, small: higher levels than this one take up to twice as long to save
/// one part in fifty.
const LEVEL: u32 = 4;

/// Deflated bytes, which never end in a carriage return: it and the line end behind it would look
/// like one line end, and strict readers count a byte less than there is. Inflating ignores what
/// is behind its data.
pub(super) fn deflated(content: &[u8]) -> Result<Vec<u8>, PressError> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(LEVEL));
    let mut packed = encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .map_err(|error| PressError::library("writing a PDF", error))?;
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
    let end = b"\r\nendstream";
    file.windows(end.len()).any(|window| window == end)
}
