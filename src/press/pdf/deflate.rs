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

#[cfg(test)]
thread_local! {
    static DEFLATED: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// How many bytes this thread has deflated: what its documents took, whatever the machine.
#[cfg(test)]
pub(crate) fn bytes_deflated() -> u64 {
    DEFLATED.get()
}

/// Deflated bytes, which never end in a carriage return: it and the line end behind it would look
/// like one line end, and strict readers count a byte less than there is. Inflating ignores what
/// is behind its data.
pub(super) fn deflated(content: &[u8]) -> Result<Vec<u8>, PressError> {
    #[cfg(test)]
    DEFLATED.set(DEFLATED.get() + content.len() as u64);
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

/// Deflates the streams that are not yet, such as fonts and profiles of colours, where that makes
/// them smaller, or they end in a carriage return.
pub(super) fn pack(document: &mut Document) -> Result<(), PressError> {
    for object in document.objects.values_mut() {
        let Object::Stream(stream) = object else { continue };
        if stream.allows_compression && !stream.dict.has(b"Filter") {
            let packed = deflated(&stream.content)?;
            let is_blurred = stream.content.last() == Some(&b'\r');
            if packed.len() < stream.content.len() || is_blurred {
                stream.set_content(packed);
                stream.dict.set("Filter", "FlateDecode");
            }
        }
    }
    Ok(())
}
