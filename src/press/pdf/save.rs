//! Serialization of a document: streams are written directly, and all other objects are packed into
//! object streams. A cross-reference stream follows at the end.

use std::collections::BTreeMap;
use std::io::{self, Write};

use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat, dictionary};

use super::super::PressError;
use super::bytes::{Digest, deflate};

/// Largest number of objects in an object stream.
const OBJECTS: u16 = 5000;

/// Serialized objects by object number, for objects that will not change. They take a small
/// fraction of the memory of the original objects.
#[derive(Debug, Default)]
pub(super) struct SerializedObjects(BTreeMap<u32, Box<[u8]>>);

impl SerializedObjects {
    /// Serializes an object and removes it from the document, if it exists.
    ///
    /// # Errors
    /// If the object is a stream.
    pub(super) fn take(&mut self, document: &mut Document, id: ObjectId) -> Result<(), PressError> {
        let Some(object) = document.objects.remove(&id) else { return Ok(()) };
        let mut bytes = Vec::new();
        write_object(&mut bytes, &object).map_err(failure)?;
        self.0.insert(id.0, bytes.into());
        Ok(())
    }
}

/// PDF file under construction.
#[derive(Debug)]
struct FileWriter {
    bytes: Vec<u8>,
    /// Cross-reference entries by object number: type, offset or object stream, and index.
    places: BTreeMap<u32, [u8; 7]>,
    /// Objects of the next object stream.
    pack: ObjectStreamWriter,
    /// Object number of the next object stream.
    number: u32,
}

/// Object stream under construction.
#[derive(Debug, Default)]
struct ObjectStreamWriter {
    /// Pairs of object number and offset.
    index: Vec<u8>,
    content: Vec<u8>,
    count: u16,
}

/// Serializes a document together with its `written` objects. Each object is dropped as soon as it
/// is written, because objects take far more memory than their bytes. `packet` returns the XMP
/// packet for a document identifier. The identifier is a digest of the complete file with 0 in
/// place of the identifier.
///
/// # Errors
/// If an offset exceeds 32 bits, or a stream cannot be deflated.
pub(super) fn serialize(
    document: Document,
    written: SerializedObjects,
    metadata: ObjectId,
    packet: impl Fn(u128) -> String,
) -> Result<Vec<u8>, PressError> {
    let Document { version, binary_mark, trailer, objects, max_id: highest, .. } = document;
    let mut file = FileWriter {
        bytes: Vec::new(),
        places: BTreeMap::new(),
        pack: ObjectStreamWriter::default(),
        number: highest + 1,
    };
    file.bytes.extend(format!("%PDF-{version}\n%").bytes());
    file.bytes.extend(binary_mark);
    file.bytes.push(b'\n');
    let mut written = written.0.into_iter().peekable();
    for ((number, _), object) in objects {
        while let Some((number, bytes)) = written.next_if(|(own, _)| *own < number) {
            file.pack_object(number, |content| content.write_all(&bytes))?;
        }
        match object {
            Object::Stream(stream) => file.stream(number, &stream.dict, &stream.content)?,
            object => file.pack_object(number, |content| write_object(content, &object))?,
        }
    }
    for (number, bytes) in written {
        file.pack_object(number, |content| content.write_all(&bytes))?;
    }
    let (pack, highest) = (std::mem::take(&mut file.pack), file.number);
    let last = if pack.count > 0 { Some(pack.stream()?) } else { None };
    let begins = file.bytes.len();
    let mut digest = Digest::new();
    digest.bytes(&file.bytes);
    for identified in [false, true] {
        let identifier = if identified { digest.value() } else { 0 };
        file.metadata(metadata.0, packet(identifier).as_bytes())?;
        let mut number = highest;
        if let Some((dict, content)) = &last {
            file.stream(number, dict, content)?;
            number += 1;
        }
        file.end(trailer.clone(), number, identifier)?;
        if !identified {
            digest.bytes(&file.bytes[begins..]);
            file.bytes.truncate(begins);
        }
    }
    Ok(file.bytes)
}

impl FileWriter {
    /// Records that an object begins at the current offset, and returns the offset.
    fn begin(&mut self, number: u32) -> Result<u32, PressError> {
        let at = u32::try_from(self.bytes.len()).map_err(failure)?;
        let [a, b, c, d] = at.to_be_bytes();
        self.places.insert(number, [1, a, b, c, d, 0, 0]);
        Ok(at)
    }

    fn stream(&mut self, number: u32, dict: &Dictionary, content: &[u8]) -> Result<(), PressError> {
        self.begin(number)?;
        writeln!(self.bytes, "{number} 0 obj").map_err(failure)?;
        write_dictionary(&mut self.bytes, dict).map_err(failure)?;
        self.bytes.extend(b"stream\n");
        self.bytes.extend(content);
        self.bytes.extend(b"\nendstream\nendobj\n");
        Ok(())
    }

    /// Adds an object to the current object stream, and writes that stream when it is full.
    fn pack_object(
        &mut self,
        number: u32,
        write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
    ) -> Result<(), PressError> {
        let ([a, b, c, d], [e, f]) = (self.number.to_be_bytes(), self.pack.count.to_be_bytes());
        self.places.insert(number, [2, a, b, c, d, e, f]);
        self.pack.add(number, write).map_err(failure)?;
        if self.pack.count == OBJECTS {
            let (dict, content) = std::mem::take(&mut self.pack).stream()?;
            self.stream(self.number, &dict, &content)?;
            self.number += 1;
        }
        Ok(())
    }

    /// Writes the XMP metadata `packet` uncompressed, so that other programs can read it without
    /// inflating.
    fn metadata(&mut self, number: u32, packet: &[u8]) -> Result<(), PressError> {
        let dict = dictionary! {
            "Type" => "Metadata",
            "Subtype" => "XML",
            "Length" => packet.len() as i64,
        };
        self.stream(number, &dict, packet)
    }

    /// Writes the cross-reference stream, which is the last object, and the end of the file.
    fn end(
        &mut self,
        mut dict: Dictionary,
        number: u32,
        identifier: u128,
    ) -> Result<(), PressError> {
        let identifier = identifier.to_be_bytes().to_vec();
        let identifier = Object::String(identifier, StringFormat::Hexadecimal);
        dict.set("ID", vec![identifier.clone(), identifier]);
        let begins = self.begin(number)?;
        let numbers: Vec<u32> = self.places.keys().copied().collect();
        let mut index: Vec<Object> = Vec::new();
        for following in numbers.chunk_by(|a, b| a + 1 == *b) {
            index.push(following.first().copied().unwrap_or_default().into());
            index.push((following.len() as i64).into());
        }
        let table = self.places.values().copied().collect::<Vec<_>>().concat();
        let table = deflate(&table)?;
        dict.set("Type", "XRef");
        dict.set("Size", i64::from(number) + 1);
        dict.set("W", vec![1.into(), 4.into(), 2.into()]);
        dict.set("Index", index);
        dict.set("Filter", "FlateDecode");
        dict.set("Length", table.len() as i64);
        self.stream(number, &dict, &table)?;
        write!(self.bytes, "startxref\n{begins}\n%%EOF\n").map_err(failure)
    }
}

impl ObjectStreamWriter {
    fn add(
        &mut self,
        number: u32,
        write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
    ) -> io::Result<()> {
        write!(self.index, "{number} {} ", self.content.len())?;
        write(&mut self.content)?;
        self.content.push(b' ');
        self.count += 1;
        Ok(())
    }

    /// Returns the dictionary and content of the object stream (`ObjStm`).
    fn stream(self) -> Result<(Dictionary, Vec<u8>), PressError> {
        let content = deflate(&[self.index.as_slice(), &self.content].concat())?;
        let dict = dictionary! {
            "Type" => "ObjStm",
            "N" => i64::from(self.count),
            "First" => self.index.len() as i64,
            "Filter" => "FlateDecode",
            "Length" => content.len() as i64,
        };
        Ok((dict, content))
    }
}

fn write_object(file: &mut Vec<u8>, object: &Object) -> io::Result<()> {
    match object {
        Object::Null => file.extend(b"null"),
        Object::Boolean(value) => write!(file, "{value}")?,
        Object::Integer(value) => write!(file, "{value}")?,
        Object::Real(value) => write!(file, "{value}")?,
        Object::Reference((number, generation)) => write!(file, "{number} {generation} R")?,
        Object::Name(name) => write_name(file, name)?,
        Object::String(text, format) => write_string(file, text, format)?,
        Object::Array(values) => {
            file.push(b'[');
            for (place, value) in values.iter().enumerate() {
                write_after(file, value, place > 0)?;
            }
            file.push(b']');
        }
        Object::Dictionary(dict) => write_dictionary(file, dict)?,
        Object::Stream(_) => return Err(io::Error::other("a stream within an object")),
    }
    Ok(())
}

fn write_dictionary(file: &mut Vec<u8>, dict: &Dictionary) -> io::Result<()> {
    file.extend(b"<<");
    for (name, value) in dict {
        write_name(file, name)?;
        write_after(file, value, true)?;
    }
    file.extend(b">>");
    Ok(())
}

/// Writes a value. If it `follows` another token and does not begin with a delimiter, a space
/// separates them.
fn write_after(file: &mut Vec<u8>, value: &Object, follows: bool) -> io::Result<()> {
    let begins_itself = matches!(
        value,
        Object::Name(_) | Object::String(..) | Object::Array(_) | Object::Dictionary(_)
    );
    if follows && !begins_itself {
        file.push(b' ');
    }
    write_object(file, value)
}

fn write_name(file: &mut Vec<u8>, name: &[u8]) -> io::Result<()> {
    file.push(b'/');
    for &byte in name {
        match byte {
            b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%' | b'#' => {
                write!(file, "#{byte:02X}")?;
            }
            b'!'..=b'~' => file.push(byte),
            _ => write!(file, "#{byte:02X}")?,
        }
    }
    Ok(())
}

fn write_string(file: &mut Vec<u8>, text: &[u8], format: &StringFormat) -> io::Result<()> {
    match format {
        StringFormat::Literal => {
            file.push(b'(');
            for &byte in text {
                match byte {
                    b'(' | b')' | b'\\' => file.extend([b'\\', byte]),
                    // Readers normalize unescaped line ends, so they are escaped.
                    b'\r' => file.extend(b"\\r"),
                    b'\n' => file.extend(b"\\n"),
                    _ => file.push(byte),
                }
            }
            file.push(b')');
        }
        StringFormat::Hexadecimal => {
            file.push(b'<');
            for byte in text {
                write!(file, "{byte:02X}")?;
            }
            file.push(b'>');
        }
    }
    Ok(())
}

fn failure(source: impl std::error::Error + Send + Sync + 'static) -> PressError {
    PressError::library("writing a PDF", source)
}

#[cfg(test)]
mod tests {
    use lopdf::Stream;

    use super::*;

    fn written(object: &Object) -> String {
        let mut bytes = Vec::new();
        write_object(&mut bytes, object).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn objects_are_as_short_as_they_can_be() {
        let dict = dictionary! {
            "A#b c" => "Name",
            "N" => Object::Null,
            "I" => vec![1.into(), (-2.5).into(), true.into(), "x".into(), 3.into()],
            "R" => (7, 0),
            "S" => Object::string_literal(b"a(b)\\c\r\n".to_vec()),
            "H" => Object::String(vec![0, 171], StringFormat::Hexadecimal),
        };
        let expected =
            r"<</A#23b#20c/Name/N null/I[1 -2.5 true/x 3]/R 7 0 R/S(a\(b\)\\c\r\n)/H<00AB>>>";
        assert_eq!(written(&dict.into()), expected);
    }

    /// Without the padding, about 2 in 256 documents would have a stream that ends in a carriage
    /// return.
    #[test]
    fn every_document_is_read_back_and_no_stream_is_blurred() {
        for number in [0, 1, 4998, 4999, 5000, 5001, 10_001].into_iter().chain(20..800) {
            let mut document = Document::with_version("1.7");
            for value in 0..number {
                document.add_object(value);
            }
            document.add_object(Stream::new(Dictionary::new(), b"content".to_vec()));
            let root = document.add_object(dictionary! { "Type" => "Catalog", "At" => number });
            document.trailer.set("Root", root);
            let objects = document.objects.clone();
            let metadata = document.new_object_id();
            let bytes = serialize(document, SerializedObjects::default(), metadata, |id| {
                format!("<{id:x}>")
            })
            .unwrap();
            let blurred = b"\r\nendstream";
            assert!(!bytes.windows(blurred.len()).any(|window| window == blurred), "{number}");
            let read = Document::load_mem(&bytes).unwrap();
            for (id, object) in objects {
                assert_eq!(read.objects.get(&id), Some(&object), "{number}: {id:?}");
            }
            assert_eq!(read.trailer.get(b"Root").unwrap(), &Object::from(root));
        }
    }
}
