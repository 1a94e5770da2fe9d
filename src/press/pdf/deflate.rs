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
            Ok(_) => Err(PressError::library(WRITING, "the deflater has no end")),
            Err(error) => Err(PressError::library(WRITING, error)),
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

/// Bytes of a line of the table, which tells where an object begins: its kind, its place, and a
/// number.
const LINE: usize = 7;

/// Deflates what stands last in a finished file: so many streams of objects, and the table of
/// all objects, whose own place is told by the file's last lines.
pub(super) fn pack_end(file: &mut Vec<u8>, streams: usize) -> Result<(), PressError> {
    let number = |digits: &[u8]| str::from_utf8(digits).ok()?.parse::<usize>().ok();
    let begins = file.rsplit(|&byte| byte == b'\n').nth(1).and_then(number).ok_or_else(odd)?;
    let (_, mut lines, _) = parts(file.get(begins..).unwrap_or_default())?;
    // The streams have the highest numbers but that of the table.
    let own = lines.len().checked_sub(LINE * (streams + 1)).ok_or_else(odd)?;
    let place = |line: &[u8]| match *line {
        [1, a, b, c, d, _, _] => Ok(u32::from_be_bytes([a, b, c, d]) as usize),
        _ => Err(odd()),
    };
    let places = lines.get(own..).unwrap_or_default().chunks(LINE).map(place);
    let places: Vec<usize> = places.collect::<Result<_, _>>()?;
    let (Some(&first), Some(&last)) = (places.first(), places.last()) else { return Err(odd()) };
    if last != begins || first > begins || !places.is_sorted() {
        return Err(odd());
    }
    let end = file.split_off(first);
    for (line, span) in places.windows(2).enumerate() {
        let object = end.get(span[0] - first..span[1] - first).ok_or_else(odd)?;
        let (head, content, foot) = parts(object)?;
        tell(&mut lines, own + line * LINE, file.len())?;
        write(file, head, &content, foot)?;
    }
    let begins = file.len();
    tell(&mut lines, own + streams * LINE, begins)?;
    let (head, _, _) = parts(end.get(last - first..).ok_or_else(odd)?)?;
    write(file, head, &lines, b"\nendstream\nendobj\n")?;
    file.extend(format!("\nstartxref\n{begins}\n%%EOF").bytes());
    Ok(())
}

/// Notes in a line of the table where its object begins.
fn tell(lines: &mut [u8], line: usize, place: usize) -> Result<(), PressError> {
    let place = u32::try_from(place).map_err(|error| PressError::library(WRITING, error))?;
    let told = lines.get_mut(line + 1..line + 5).ok_or_else(odd)?;
    told.copy_from_slice(&place.to_be_bytes());
    Ok(())
}

/// A stream as it is written: what stands before its length, its content, and what follows.
fn parts(object: &[u8]) -> Result<(&[u8], Vec<u8>, &[u8]), PressError> {
    let place = |of: &[u8]| object.windows(of.len()).position(|window| window == of);
    let (Some(length), Some(data)) = (place(LENGTH), place(DATA)) else { return Err(odd()) };
    let digits = object.get(length + LENGTH.len()..data).ok_or_else(odd)?;
    let digits: usize = str::from_utf8(digits).ok().and_then(|d| d.parse().ok()).ok_or_else(odd)?;
    let from = data + DATA.len();
    let content = from.checked_add(digits).and_then(|to| object.get(from..to)).ok_or_else(odd)?;
    Ok((&object[..length], content.to_vec(), &object[from + digits..]))
}

/// Writes a stream, deflated.
fn write(file: &mut Vec<u8>, head: &[u8], content: &[u8], foot: &[u8]) -> Result<(), PressError> {
    let packed = deflated(content)?;
    file.extend(head);
    file.extend(format!("/Filter/FlateDecode/Length {}>>stream\n", packed.len()).bytes());
    file.extend(packed);
    file.extend(foot);
    Ok(())
}

fn odd() -> PressError {
    PressError::library(WRITING, "its end is of another form")
}

const WRITING: &str = "writing a PDF";
const LENGTH: &[u8] = b"/Length ";
const DATA: &[u8] = b">>stream\n";
