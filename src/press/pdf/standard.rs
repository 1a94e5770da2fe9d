//! Standards for print shops and archives: output intents, colour spaces, and conformance claims in
//! the metadata.

use std::sync::OnceLock;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary, text_string};

use super::Meta;
use super::gradient::Shading;
use crate::common::IN_BROWSER;

/// Standard to which a PDF file conforms; see
/// [`PdfWriter::conforming_to`](crate::press::PdfWriter::conforming_to).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Standard {
    /// No standard: the smallest file, for viewers and home printers.
    #[default]
    Plain,
    /// PDF/X-4 (ISO 15930-7), for print shops. The output intent is coated paper (FOGRA39). Greys
    /// use the black plate only; other colours are calibrated sRGB. The file has bookmarks but no
    /// links.
    PdfX4,
    /// PDF/VT-1 (ISO 16612-2), for print shops that process the games of a file individually:
    /// PDF/X-4 with a tree of document parts.
    PdfVt1,
    /// PDF/A-2 (ISO 19005-2), for archives. The conformance level is A if the file is accessible,
    /// or else U if every glyph has a text, or else B. The output intent is sRGB.
    PdfA2,
}

/// Release date of the program, for the document information. Standards require dates; using this
/// one keeps the output independent of the day.
const RELEASED: &str = "D:20261126000000Z";
/// Release date of the program, for XMP.
pub(super) const RELEASED_XMP: &str = "2026-11-26T00:00:00Z";

/// ICC profile of offset printing on coated paper, as European print shops expect it. Empty in a
/// browser, where [`load_profile`] supplies it.
pub(crate) const COATED: &[u8] =
    if IN_BROWSER { b"" } else { include_bytes!("../../../templates/colour/FOGRA39L_coated.icc") };

static COATED_LATER: OnceLock<Vec<u8>> = OnceLock::new();

fn coated() -> &'static [u8] {
    COATED_LATER.get().map_or(COATED, Vec::as_slice)
}

/// ICC profile of the colours in drawings: sRGB.
const SRGB: &[u8] = include_bytes!("../../../templates/colour/sRGB-v2-magic.icc");

/// Supplies the ICC profile of coated paper in builds that do not embed it.
///
/// # Errors
/// [`ColourError::Form`] if `profile` is not an ICC profile of a CMYK printer;
/// [`ColourError::NotMissing`] if a profile is already available.
pub(crate) fn load_profile(profile: Vec<u8>) -> Result<(), ColourError> {
    let is = |at: usize, tag: &[u8]| profile.get(at..).is_some_and(|rest| rest.starts_with(tag));
    let length = u32::try_from(profile.len()).unwrap_or_default().to_be_bytes();
    if !(is(0, &length) && is(12, b"prtr") && is(16, b"CMYK") && is(36, b"acsp")) {
        return Err(ColourError::Form);
    }
    match coated().is_empty() {
        true => COATED_LATER.set(profile).map_err(|_| ColourError::NotMissing),
        false => Err(ColourError::NotMissing),
    }
}

/// Reasons why an ICC profile is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ColourError {
    /// The data is not an ICC profile of a CMYK printer.
    #[error("these are no colours of a press; load them again")]
    Form,
    /// A profile is already available.
    #[error("no colours are missing")]
    NotMissing,
}

impl Standard {
    /// Whether the profile that the standard requires is available.
    pub(crate) fn is_available(self) -> bool {
        !self.is_pdf_x() || !coated().is_empty()
    }

    /// Whether the standard is PDF/X-4 or based on it.
    const fn is_pdf_x(self) -> bool {
        !matches!(self, Standard::Plain | Standard::PdfA2)
    }

    /// Whether files have a tree of document parts. A module for browsers cannot write one.
    pub(in crate::press) const fn has_parts(self) -> bool {
        !IN_BROWSER && matches!(self, Standard::PdfVt1)
    }

    /// Whether pages may have link annotations.
    pub(super) const fn allows_links(self) -> bool {
        !self.is_pdf_x()
    }

    /// Whether colours other than greys use a calibrated colour space instead of the device's.
    pub(super) const fn is_calibrated(self) -> bool {
        self.is_pdf_x()
    }

    /// PDF version on which the standard is based, such as `1.7`.
    pub(super) const fn version(self) -> &'static str {
        if self.is_pdf_x() { "1.6" } else { "1.7" }
    }

    /// Additional entries of the document information.
    pub(super) fn info(self) -> Vec<(&'static str, Object)> {
        match self {
            Standard::Plain | Standard::PdfA2 => Vec::new(),
            _ => vec![
                ("CreationDate", text_string(RELEASED)),
                ("ModDate", text_string(RELEASED)),
                ("Trapped", "False".into()),
                ("GTS_PDFXVersion", text_string("PDF/X-4")),
            ],
        }
    }

    /// Output intents with their profiles, if the standard requires them.
    pub(super) fn intents(self, document: &mut Document) -> Option<Object> {
        let intent = match self {
            Standard::Plain => return None,
            Standard::PdfA2 => dictionary! {
                "Type" => "OutputIntent",
                "S" => "GTS_PDFA1",
                "OutputConditionIdentifier" => text_string("sRGB"),
                "RegistryName" => text_string("http://www.color.org"),
                "Info" => text_string("sRGB IEC61966-2.1"),
                "DestOutputProfile" => profile(document, SRGB, 3),
            },
            _ => dictionary! {
                "Type" => "OutputIntent",
                "S" => "GTS_PDFX",
                "OutputConditionIdentifier" => text_string("FOGRA39"),
                "OutputCondition" => text_string("Offset, coated paper, ISO 12647-2:2004/Amd 1"),
                "RegistryName" => text_string("http://www.color.org"),
                "Info" => text_string("Coated FOGRA39L"),
                "DestOutputProfile" => profile(document, coated(), 4),
            },
        };
        Some(Object::Array(vec![intent.into()]))
    }
}

/// Colour spaces of a document.
pub(super) struct Colours {
    is_calibrated: bool,
    /// Calibrated colour space, created on first use.
    space: Option<ObjectId>,
}

impl Colours {
    pub(super) fn new(standard: Standard) -> Self {
        Colours { is_calibrated: standard.is_calibrated(), space: None }
    }

    /// Returns the calibrated colour space.
    pub(super) fn space(&mut self, document: &mut Document) -> ObjectId {
        *self.space.get_or_insert_with(|| {
            let space = vec!["ICCBased".into(), profile(document, SRGB, 3).into()];
            document.add_object(Object::Array(space))
        })
    }

    /// Colour space of pictures.
    pub(super) fn pixels(&mut self, document: &mut Document) -> Object {
        match self.is_calibrated {
            true => self.space(document).into(),
            false => "DeviceRGB".into(),
        }
    }

    /// Blending colour space of transparency groups. With calibrated colours it is CMYK, so that
    /// greys stay on the black plate below transparent objects.
    pub(super) fn mixing(&self) -> &'static str {
        if self.is_calibrated { "DeviceCMYK" } else { "DeviceRGB" }
    }

    /// Changes the blending colour space of a form's group to grey, so that its luminosity equals
    /// its grey values.
    pub(super) fn mix_greys(&self, document: &mut Document, form: ObjectId) {
        if self.is_calibrated
            && let Ok(form) = document.get_object_mut(form).and_then(Object::as_stream_mut)
            && let Ok(group) = form.dict.get_mut(b"Group").and_then(Object::as_dict_mut)
        {
            group.set("CS", "DeviceGray");
        }
    }

    /// Builds a shading dictionary. Gradients between greys use the grey colour space if colours
    /// are calibrated, and so the black plate only.
    pub(super) fn shading(&mut self, document: &mut Document, shading: &Shading) -> Dictionary {
        let mut dict = shading.to_dict();
        if !self.is_calibrated {
            return dict;
        }
        let grey = |[red, green, blue]: [f32; 3]| red == green && green == blue;
        if shading.stops.iter().all(|stop| grey(stop.color)) {
            dict.set("ColorSpace", "DeviceGray");
            if let Ok(function) = dict.get_mut(b"Function") {
                keep_first_component(function);
            }
        } else {
            dict.set("ColorSpace", self.space(document));
        }
        dict
    }
}

/// Reduces a gradient function from three equal components to one.
fn keep_first_component(function: &mut Object) {
    let Ok(function) = function.as_dict_mut() else { return };
    for end in [b"C0", b"C1"] {
        if let Ok(color) = function.get_mut(end).and_then(Object::as_array_mut) {
            color.truncate(1);
        }
    }
    if let Ok(parts) = function.get_mut(b"Functions").and_then(Object::as_array_mut) {
        parts.iter_mut().for_each(keep_first_component);
    }
}

/// Adds an ICC profile with `inks` components.
fn profile(document: &mut Document, data: &[u8], inks: i64) -> ObjectId {
    document.add_object(Stream::new(dictionary! { "N" => inks }, data.to_vec()))
}

/// Name of this program, for the metadata.
pub(super) const PRODUCER: &str = concat!("Cauldron Press ", env!("CARGO_PKG_VERSION"));

/// Conformance claims in the metadata of a file; see [`packet`].
#[derive(Clone, Copy, Debug)]
pub(super) struct ConformanceMetadata {
    standard: Standard,
    /// Whether every glyph has a text.
    legible: bool,
    /// Whether the file conforms to PDF/UA-1 (ISO 14289-1).
    accessible: bool,
}

impl ConformanceMetadata {
    /// Determines the claims of a file. Its content is always tagged, so accessibility requires
    /// only a text for every glyph, a title and a language.
    pub(super) fn new(meta: &Meta, standard: Standard, legible: bool) -> ConformanceMetadata {
        let accessible = legible && !meta.title.is_empty() && !meta.language.is_empty();
        ConformanceMetadata { standard, legible, accessible }
    }
}

/// Escapes `&`, `<`, `>` and `"` for XML.
pub(in crate::press) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// XMP packet. It contains dates and the document `identifier` only if the standard requires them,
/// so the output stays deterministic.
pub(super) fn packet(meta: &Meta, claims: ConformanceMetadata, identifier: u128) -> String {
    let list = |name: &str, kind: &str, of: &str, items: &[&str]| {
        let items = items.iter().filter(|item| !item.is_empty());
        let items = items.map(|item| format!("<rdf:li{of}>{}</rdf:li>", escaped(item)));
        match items.collect::<String>() {
            items if items.is_empty() => items,
            items => format!("<dc:{name}><rdf:{kind}>{items}</rdf:{kind}></dc:{name}>\n"),
        }
    };
    let localised = |name: &str, text: &str| list(name, "Alt", " xml:lang=\"x-default\"", &[text]);
    let keywords: Vec<&str> = meta.keywords.iter().map(String::as_str).collect();
    [
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n\
         <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n\
         <rdf:Description rdf:about=\"\"\n\
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\"\n\
         xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"\n\
         xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n\
         <dc:format>application/pdf</dc:format>\n",
        &localised("title", &meta.title),
        &localised("description", &meta.subject),
        &list("creator", "Seq", "", &[&meta.author]),
        &list("language", "Bag", "", &[&meta.language]),
        &list("subject", "Bag", "", &keywords),
        &format!("<pdf:Keywords>{}</pdf:Keywords>\n", escaped(&meta.keywords.join(", "))),
        &format!("<pdf:Producer>{PRODUCER}</pdf:Producer>\n"),
        &format!("<xmp:CreatorTool>{}</xmp:CreatorTool>\n", escaped(&meta.creator)),
        "</rdf:Description>\n",
        &claims.accessible(),
        &claims.standard(identifier),
        "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>",
    ]
    .concat()
}

impl ConformanceMetadata {
    /// Claim of accessibility. PDF/A requires a description of properties that it does not define,
    /// so other standards than [`Standard::Plain`] include one.
    fn accessible(self) -> String {
        let ConformanceMetadata { standard, accessible, .. } = self;
        if !accessible {
            return String::new();
        }
        let described = match standard {
            Standard::Plain => "",
            _ => DESCRIBED,
        };
        format!(
            "{described}<rdf:Description rdf:about=\"\"\n\
             xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n\
             <pdfuaid:part>1</pdfuaid:part>\n\
             </rdf:Description>\n"
        )
    }

    /// Claim of conformance to the standard.
    fn standard(self, identifier: u128) -> String {
        let ConformanceMetadata { standard, legible, accessible } = self;
        match standard {
            Standard::Plain => String::new(),
            Standard::PdfA2 => format!(
                "<rdf:Description rdf:about=\"\"\n\
             xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n\
             <pdfaid:part>2</pdfaid:part>\n\
             <pdfaid:conformance>{}</pdfaid:conformance>\n\
             </rdf:Description>\n",
                match (accessible, legible) {
                    (true, _) => 'A',
                    (false, true) => 'U',
                    (false, false) => 'B',
                }
            ),
            _ => format!(
                "<rdf:Description rdf:about=\"\"\n\
             xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"\n\
             xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\"\n\
             xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\"\n\
             xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\">\n\
             <pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>\n\
             <pdf:Trapped>False</pdf:Trapped>\n\
             <xmp:CreateDate>{RELEASED_XMP}</xmp:CreateDate>\n\
             <xmp:ModifyDate>{RELEASED_XMP}</xmp:ModifyDate>\n\
             <xmp:MetadataDate>{RELEASED_XMP}</xmp:MetadataDate>\n\
             <xmpMM:DocumentID>{}</xmpMM:DocumentID>\n\
             <xmpMM:VersionID>1</xmpMM:VersionID>\n\
             <xmpMM:RenditionClass>default</xmpMM:RenditionClass>\n\
             </rdf:Description>\n{}",
                uuid(identifier),
                self.vt_claim()
            ),
        }
    }
}

impl ConformanceMetadata {
    /// Claim of conformance to PDF/VT-1, with the date of the last modification.
    fn vt_claim(self) -> String {
        if !self.standard.has_parts() {
            return String::new();
        }
        format!(
            "<rdf:Description rdf:about=\"\"\n\
             xmlns:pdfvtid=\"http://www.npes.org/pdfvt/ns/id/\">\n\
             <pdfvtid:GTS_PDFVTVersion>PDF/VT-1</pdfvtid:GTS_PDFVTVersion>\n\
             <pdfvtid:GTS_PDFVTModDate>{RELEASED_XMP}</pdfvtid:GTS_PDFVTModDate>\n\
             </rdf:Description>\n"
        )
    }
}

/// Description, as required by PDF/A, of the property that PDF/UA defines.
const DESCRIBED: &str = "<rdf:Description rdf:about=\"\"\n\
     xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\"\n\
     xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\"\n\
     xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\">\n\
     <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType=\"Resource\">\n\
     <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>\n\
     <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>\n\
     <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>\n\
     <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType=\"Resource\">\n\
     <pdfaProperty:name>part</pdfaProperty:name>\n\
     <pdfaProperty:valueType>Integer</pdfaProperty:valueType>\n\
     <pdfaProperty:category>internal</pdfaProperty:category>\n\
     <pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description>\n\
     </rdf:li></rdf:Seq></pdfaSchema:property>\n\
     </rdf:li></rdf:Bag></pdfaExtension:schemas>\n\
     </rdf:Description>\n";

/// Formats an identifier as a custom UUID (version 8); 0 becomes the nil UUID.
fn uuid(identifier: u128) -> String {
    let id = match identifier {
        0 => 0,
        identifier => identifier & !(0xf << 76 | 0b11 << 62) | 8 << 76 | 0b10 << 62,
    };
    let hex = format!("{id:032x}");
    let parts = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
    format!("uuid:{}", parts.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_version_has_a_new_date() {
        assert_eq!((env!("CARGO_PKG_VERSION"), RELEASED), ("1.0.0", "D:20261126000000Z"));
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        assert_eq!(digits(RELEASED), digits(RELEASED_XMP));
    }

    /// Checks the class and colour space in the headers of the profiles.
    #[test]
    fn profiles_are_of_the_class_that_the_standards_ask_for() {
        for (profile, class, space) in [(COATED, "prtr", "CMYK"), (SRGB, "mntr", "RGB ")] {
            let tag = |at: usize| std::str::from_utf8(&profile[at..at + 4]).expect("a tag");
            assert_eq!((tag(12), tag(16), tag(36)), (class, space, "acsp"));
            let length = profile[..4].iter().fold(0, |sum, &byte| sum * 256 + usize::from(byte));
            assert_eq!((length, profile[8]), (profile.len(), 2));
        }
    }

    #[test]
    fn markup_in_a_title_stays_text() {
        let meta = Meta { title: "Bat & <Owl>".into(), ..Meta::default() };
        let packet = packet(&meta, ConformanceMetadata::new(&meta, Standard::Plain, true), 0);
        assert!(packet.contains("Bat &amp; &lt;Owl&gt;"));
        assert!(!packet.contains("dc:creator"));
    }

    #[test]
    fn a_file_claims_no_more_than_it_keeps() {
        let named = Meta { title: "Bat".into(), language: "en".into(), ..Meta::default() };
        let said = |meta: &Meta, legible| {
            packet(meta, ConformanceMetadata::new(meta, Standard::PdfA2, legible), 0)
        };
        for (meta, legible, level) in [
            (&named, true, 'A'),
            (&named, false, 'B'),
            (&Meta::default(), true, 'U'),
            (&Meta::default(), false, 'B'),
        ] {
            let said = said(meta, legible);
            assert!(said.contains(&format!("<pdfaid:conformance>{level}<")), "{said}");
            assert_eq!(said.contains("<pdfuaid:part>1<"), level == 'A', "{said}");
        }
    }

    #[test]
    fn an_identity_is_a_uuid() {
        assert_eq!(uuid(u128::MAX), "uuid:ffffffff-ffff-8fff-bfff-ffffffffffff");
        assert_eq!(uuid(0), "uuid:00000000-0000-0000-0000-000000000000");
    }
}
