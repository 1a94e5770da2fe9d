//! The XMP packet: the meta data again, in the form that libraries and archives read.

use super::Meta;
use super::conform::{RELEASED_XMP, Standard};

/// The program that writes the file, as it stands in the meta data.
pub(super) const PRODUCER: &str = concat!("Cauldron Press ", env!("CARGO_PKG_VERSION"));

/// What the identity of a document stands as until its bytes are known.
const UNIDENTIFIED: &str = "uuid:00000000-0000-0000-0000-000000000000";

/// The packet, without any date but those that a standard asks for. `legible` is whether every
/// glyph stands for letters.
pub(super) fn packet(meta: &Meta, standard: Standard, legible: bool) -> String {
    let escaped = |text: &str| {
        text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
    };
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
        &claims(standard, legible),
        "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>",
    ]
    .concat()
}

/// What a file says of the standard that it keeps.
fn claims(standard: Standard, legible: bool) -> String {
    match standard {
        Standard::Plain => String::new(),
        Standard::PdfX4 => format!(
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
             <xmpMM:DocumentID>{UNIDENTIFIED}</xmpMM:DocumentID>\n\
             <xmpMM:VersionID>1</xmpMM:VersionID>\n\
             <xmpMM:RenditionClass>default</xmpMM:RenditionClass>\n\
             </rdf:Description>\n"
        ),
        Standard::PdfA2 => format!(
            "<rdf:Description rdf:about=\"\"\n\
             xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n\
             <pdfaid:part>2</pdfaid:part>\n\
             <pdfaid:conformance>{}</pdfaid:conformance>\n\
             </rdf:Description>\n",
            if legible { 'U' } else { 'B' }
        ),
    }
}

/// Gives the document of these bytes its identity, as a UUID of one's own making (version 8).
pub(super) fn identify(bytes: &mut [u8], digest: u128) {
    let id = digest & !(0xf << 76 | 0b11 << 62) | 8 << 76 | 0b10 << 62;
    let hex = format!("{id:032x}");
    let id = ["uuid:", &hex[..8], "-", &hex[8..12], "-", &hex[12..16], "-", &hex[16..20], "-"];
    let id = id.concat() + &hex[20..];
    let place = bytes.windows(id.len()).position(|window| window == UNIDENTIFIED.as_bytes());
    if let Some(place) = place {
        bytes[place..place + id.len()].copy_from_slice(id.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_title_stays_text() {
        let meta = Meta { title: "Bat & <Owl>".into(), ..Meta::default() };
        let packet = packet(&meta, Standard::Plain, true);
        assert!(packet.contains("Bat &amp; &lt;Owl&gt;"));
        assert!(!packet.contains("dc:creator"));
    }

    #[test]
    fn glyphs_without_letters_are_level_b() {
        let level = |legible| packet(&Meta::default(), Standard::PdfA2, legible);
        assert!(level(true).contains("<pdfaid:conformance>U<"));
        assert!(level(false).contains("<pdfaid:conformance>B<"));
    }

    #[test]
    fn an_identity_is_a_uuid() {
        let mut bytes = format!("<{UNIDENTIFIED}>").into_bytes();
        identify(&mut bytes, u128::MAX);
        assert_eq!(bytes, b"<uuid:ffffffff-ffff-8fff-bfff-ffffffffffff>");
    }
}
