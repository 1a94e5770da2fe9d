//! Parsed PDF, with checks of the requirements of the standards.

use std::collections::BTreeMap;

use cauldron_press::press::Standard;
use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Document, Object, Stream};

use super::{FILES, bound, sheet, titled};

pub struct Parsed {
    document: Document,
    packet: String,
}

impl Parsed {
    pub fn new(bytes: &[u8]) -> Self {
        let document = Document::load_mem(bytes).expect("a PDF");
        let packet = document.catalog().and_then(|catalog| catalog.get(b"Metadata"));
        let packet = packet.and_then(|packet| document.dereference(packet)).expect("meta data");
        let packet = packet.1.as_stream().expect("a stream").content.clone();
        Parsed { packet: String::from_utf8(packet).expect("a packet"), document }
    }

    /// Text of a simple XMP property.
    pub fn xmp(&self, name: &str) -> &str {
        let (open, close) = (format!("<{name}>"), format!("</{name}>"));
        let (_, rest) = self.packet.split_once(&open).unwrap_or_else(|| panic!("no {name}"));
        rest.split_once(&close).expect("an end").0
    }

    /// Only item of an XMP list.
    fn xmp_item(&self, name: &str) -> &str {
        let list = self.xmp(name);
        list.split_once("</rdf:li>").expect("an item").0.rsplit_once('>').expect("an item").1
    }

    fn follow<'a>(&'a self, object: &'a Object) -> &'a Object {
        self.document.dereference(object).expect("an object").1
    }

    fn get<'a>(&'a self, dict: &'a Dictionary, key: &str) -> &'a Object {
        self.follow(dict.get(key.as_bytes()).unwrap_or_else(|_| panic!("no {key}: {dict:?}")))
    }

    fn info(&self) -> BTreeMap<String, String> {
        let info = self.get(&self.document.trailer, "Info").as_dict().expect("information");
        let text = |object: &Object| match object {
            Object::Name(name) => String::from_utf8_lossy(name).into_owned(),
            other => lopdf::decode_text_string(other).expect("text"),
        };
        info.iter().map(|(k, v)| (String::from_utf8_lossy(k).into_owned(), text(v))).collect()
    }

    /// Subtype of the only output intent, its identifier, and its profile.
    fn intent(&self) -> (String, String, &Stream) {
        let catalog = self.document.catalog().expect("a catalog");
        let intents = self.get(catalog, "OutputIntents").as_array().expect("a list");
        let [intent] = &intents[..] else { panic!("{intents:?}") };
        let intent = self.follow(intent).as_dict().expect("an intent");
        let name = String::from_utf8_lossy(self.get(intent, "S").as_name().expect("a name"));
        let id = self.get(intent, "OutputConditionIdentifier");
        let profile = self.get(intent, "DestOutputProfile").as_stream().expect("a profile");
        (name.into_owned(), lopdf::decode_text_string(id).expect("text"), profile)
    }

    /// Calls `visit` for every object, including nested ones.
    fn each(&self, mut visit: impl FnMut(&Object)) {
        fn walk(object: &Object, visit: &mut impl FnMut(&Object)) {
            visit(object);
            match object {
                Object::Array(items) => items.iter().for_each(|item| walk(item, visit)),
                Object::Dictionary(dict) => dict.iter().for_each(|(_, item)| walk(item, visit)),
                Object::Stream(stream) => stream.dict.iter().for_each(|(_, i)| walk(i, visit)),
                _ => {}
            }
        }
        self.document.objects.values().for_each(|object| walk(object, &mut visit));
    }

    fn has_name(&self, name: &str) -> bool {
        let mut found = false;
        self.each(|object| found |= object.as_name().is_ok_and(|n| n == name.as_bytes()));
        found
    }

    fn has_key(&self, key: &str) -> bool {
        let mut found = false;
        self.each(|object| {
            let dict = object.as_dict().or_else(|_| object.as_stream().map(|s| &s.dict));
            found |= dict.is_ok_and(|dict| dict.has(key.as_bytes()));
        });
        found
    }

    /// Whether any object has an action for clicks. Structure elements are excluded, because their
    /// attributes have the same key `A`.
    fn has_action(&self) -> bool {
        let mut found = false;
        self.each(|object| {
            let dict = object.as_dict();
            found |= dict.is_ok_and(|dict| dict.has(b"A") && !dict.has_type(b"StructElem"));
        });
        found
    }

    fn is_form(&self, stream: &Stream) -> bool {
        stream.dict.has_type(b"XObject")
            && stream
                .dict
                .get(b"Subtype")
                .and_then(Object::as_name)
                .is_ok_and(|kind| kind == b"Form")
    }

    /// Content of pages and form XObjects, each with its resources.
    fn contents(&self) -> Vec<(&Dictionary, Vec<Operation>)> {
        let owners = self.document.objects.values().filter_map(|object| match object {
            Object::Dictionary(page) if page.has_type(b"Page") => {
                Some((page, self.get(page, "Contents").as_stream().expect("content")))
            }
            Object::Stream(form) if self.is_form(form) => Some((&form.dict, form)),
            _ => None,
        });
        let read = owners.map(|(owner, content)| {
            let resources = self.get(owner, "Resources").as_dict().expect("resources");
            let plain = content.get_plain_content().expect("whole");
            (resources, Content::decode(&plain).expect("operators").operations)
        });
        read.collect()
    }

    fn pages(&self) -> Vec<&Dictionary> {
        let pages = self.document.page_iter();
        pages.map(|id| self.document.get_dictionary(id).expect("a page")).collect()
    }

    fn corners(&self, page: &Dictionary, key: &str) -> [f32; 4] {
        let numbers = self.get(page, key).as_array().expect("a rectangle");
        let numbers: Vec<f32> = numbers.iter().map(|n| n.as_float().expect("a number")).collect();
        numbers.try_into().expect("four corners")
    }
}

/// Pixels of a PAM picture with four bytes each, after the header.
pub fn inks(pam: &[u8]) -> Vec<[u8; 4]> {
    let end = b"ENDHDR\n";
    let start = pam.windows(end.len()).position(|window| window == end).expect("a header");
    let (pixels, rest) = pam[start + end.len()..].as_chunks();
    assert!(rest.is_empty(), "{} bytes are left", rest.len());
    pixels.to_vec()
}

fn class_and_space(profile: &Stream) -> (String, String) {
    let data = profile.get_plain_content().expect("whole");
    let tag = |at: usize| String::from_utf8_lossy(&data[at..at + 4]).into_owned();
    (tag(12), tag(16))
}

#[test]
fn print_shops_get_calibrated_colours_and_greys_in_black() {
    for (name, make) in FILES {
        let file = Parsed::new(&make(Standard::PdfX4));
        assert!(!file.has_name("DeviceRGB"), "{name}");
        let mut spaces = 0;
        for (resources, operations) in file.contents() {
            for Operation { operator, operands } in operations {
                match operator.as_str() {
                    "cs" | "CS" => {
                        let listed = file.get(resources, "ColorSpace").as_dict().expect("spaces");
                        let space = operands[0].as_name().expect("a name");
                        let space = file
                            .get(listed, &String::from_utf8_lossy(space))
                            .as_array()
                            .expect("a space");
                        assert_eq!(space[0].as_name().expect("a name"), b"ICCBased");
                        let profile = file.follow(&space[1]).as_stream().expect("a profile");
                        let expected = ("mntr".to_owned(), "RGB ".to_owned());
                        assert_eq!(class_and_space(profile), expected);
                        spaces += 1;
                    }
                    "sc" | "SC" => {
                        let parts: Vec<f32> =
                            operands.iter().map(|part| part.as_float().expect("a part")).collect();
                        let [red, green, blue] = parts[..] else { panic!("{parts:?}") };
                        assert!(red != green || green != blue, "{name}: a grey of colours");
                    }
                    "rg" | "RG" | "k" | "K" | "scn" | "SCN" => panic!("{name}: {operator}"),
                    _ => {}
                }
            }
        }
        assert!(spaces > 0, "{name} has no colour");
        let (subtype, condition, profile) = file.intent();
        assert_eq!((subtype.as_str(), condition.as_str()), ("GTS_PDFX", "FOGRA39"));
        assert_eq!(class_and_space(profile), ("prtr".into(), "CMYK".into()));
        for page in file.pages() {
            let group = file.get(page, "Group").as_dict().expect("a group");
            assert_eq!(group.get(b"CS").unwrap().as_name().unwrap(), b"DeviceCMYK");
        }
    }
}

#[test]
fn print_shops_get_nested_boxes_and_nothing_to_click() {
    for (name, make) in FILES {
        let bytes = make(Standard::PdfX4);
        assert!(bytes.starts_with(b"%PDF-1.6"), "{name}");
        let file = Parsed::new(&bytes);
        assert!(!file.has_action(), "{name}");
        for key in ["AA", "OpenAction", "JS", "AcroForm", "EmbeddedFiles"] {
            assert!(!file.has_key(key), "{name} has {key}");
        }
        assert!(file.document.trailer.has(b"ID") && !file.document.trailer.has(b"Encrypt"));
        for page in file.pages() {
            let annotations = page.get(b"Annots").map(|list| file.follow(list).as_array());
            assert!(annotations.is_err() || annotations.unwrap().unwrap().is_empty(), "{name}");
            let boxes = ["MediaBox", "CropBox", "BleedBox", "TrimBox"];
            let boxes = boxes.map(|key| file.corners(page, key));
            for (outer, inner) in boxes.iter().zip(&boxes[1..]) {
                let nested = outer[0] <= inner[0]
                    && outer[1] <= inner[1]
                    && outer[2] >= inner[2]
                    && outer[3] >= inner[3];
                assert!(nested, "{name}: {boxes:?}");
            }
        }
    }
}

#[test]
fn print_shops_get_dates_and_an_identity_that_follow_from_the_file() {
    let file = Parsed::new(&sheet(Standard::PdfX4));
    let info = file.info();
    assert_eq!(info["GTS_PDFXVersion"], file.xmp("pdfxid:GTS_PDFXVersion"));
    assert_eq!((info["GTS_PDFXVersion"].as_str(), info["Trapped"].as_str()), ("PDF/X-4", "False"));
    assert_eq!(info["Trapped"], file.xmp("pdf:Trapped"));
    assert_eq!(info["Title"], file.xmp_item("dc:title"));
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    for (ours, theirs) in [
        ("CreationDate", "xmp:CreateDate"),
        ("ModDate", "xmp:ModifyDate"),
        ("ModDate", "xmp:MetadataDate"),
    ] {
        assert_eq!(digits(&info[ours]), digits(file.xmp(theirs)));
        assert_eq!(digits(&info[ours]).len(), 14);
    }
    assert_eq!((file.xmp("xmpMM:VersionID"), file.xmp("xmpMM:RenditionClass")), ("1", "default"));
    assert_eq!(sheet(Standard::PdfX4), sheet(Standard::PdfX4));
    let other = Parsed::new(&bound(Standard::PdfX4));
    for identity in [file.xmp("xmpMM:DocumentID"), other.xmp("xmpMM:DocumentID")] {
        assert!(identity.starts_with("uuid:") && identity.len() == 41, "{identity}");
        assert!(!identity.contains("00000000"), "{identity}");
    }
    assert_ne!(file.xmp("xmpMM:DocumentID"), other.xmp("xmpMM:DocumentID"));
}

#[test]
fn archives_get_colours_that_the_intent_covers() {
    for (name, make) in FILES {
        let file = Parsed::new(&make(Standard::PdfA2));
        assert!(!file.has_name("DeviceCMYK"), "{name}");
        for (_, operations) in file.contents() {
            let inks = operations.iter().filter(|o| matches!(o.operator.as_str(), "k" | "K"));
            assert_eq!(inks.count(), 0, "{name}");
        }
        let (subtype, condition, profile) = file.intent();
        assert_eq!((subtype.as_str(), condition.as_str()), ("GTS_PDFA1", "sRGB"));
        assert_eq!(class_and_space(profile), ("mntr".into(), "RGB ".into()));
        assert_eq!(file.xmp("pdfaid:part"), "2", "{name}");
        assert_eq!(file.xmp("pdfaid:conformance"), "A", "{name}");
        assert_eq!(file.xmp("pdfuaid:part"), "1", "{name}");
    }
}

#[test]
fn archives_get_the_same_meta_data_twice_and_the_plain_pages() {
    let (plain, file) =
        (Parsed::new(&sheet(Standard::Plain)), Parsed::new(&sheet(Standard::PdfA2)));
    let info = file.info();
    assert_eq!(info["Title"], file.xmp_item("dc:title"));
    assert_eq!(info["Subject"], file.xmp_item("dc:description"));
    assert_eq!(info["Keywords"], file.xmp("pdf:Keywords"));
    assert_eq!(info["Producer"], file.xmp("pdf:Producer"));
    assert_eq!(info["Creator"], file.xmp("xmp:CreatorTool"));
    assert_eq!(plain.info(), info);
    let drawn = |file: &Parsed| -> Vec<Vec<u8>> {
        let pages = file.document.page_iter();
        pages.map(|id| file.document.get_page_content(id)).collect()
    };
    assert_eq!(drawn(&plain), drawn(&file));
}

/// A final carriage return and the line feed after it would be read as one line end, so the stream
/// would be one byte shorter than stated.
#[test]
fn no_stream_ends_in_a_carriage_return() {
    // Deflate data end in a checksum of the contents, so these texts produce every last byte.
    for number in 0..600 {
        let file = titled(&"!".repeat(number));
        let end = b"\r\nendstream";
        assert!(!file.windows(end.len()).any(|window| window == end), "{number}");
    }
}

#[test]
fn a_plain_file_claims_nothing() {
    let file = Parsed::new(&sheet(Standard::Plain));
    assert!(!file.has_key("OutputIntents") && !file.has_name("ICCBased"));
    for claim in ["pdfxid", "pdfaid", "Date", "xmpMM"] {
        assert!(!file.packet.contains(claim), "{claim}");
    }
}
