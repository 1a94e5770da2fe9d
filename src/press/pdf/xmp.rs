//! The XMP packet: the meta data again, in the form that libraries and archives read.

use super::Meta;
use super::conform::{RELEASED_XMP, Standard};

/// The program that writes the file, as it stands in the meta data.
pub(super) const PRODUCER: &str = concat!("Cauldron Press ", env!("CARGO_PKG_VERSION"));

/// What the identity of a document stands as until its bytes are known.
const UNIDENTIFIED: &str = "uuid:00000000-0000-0000-0000-000000000000";

/// What a file says that it keeps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claims {
    standard: Standard,
    /// Whether every glyph stands for letters.
    legible: bool,
    /// Whether everybody can read it: PDF/UA-1 (ISO 14289-1).
    accessible: bool,
}

impl Claims {
    /// What a file may say: all that is marked is heard, in a language and under a title.
    pub(super) fn new(meta: &Meta, standard: Standard, legible: bool) -> Claims {
        let accessible = legible && !meta.title.is_empty() && !meta.language.is_empty();
        Claims { standard, legible, accessible }
    }
}

/// The packet, without any date but those that a standard asks for.
pub(super) fn packet(meta: &Meta, claims: Claims) -> String {
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
        &claims.accessible(),
        &claims.standard(),
        "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>",
    ]
    .concat()
}

impl Claims {
    /// That everybody can read it. Where a standard wants every property described that it does
    /// not know itself, the description comes with it.
    fn accessible(self) -> String {
        let Claims { standard, accessible, .. } = self;
        if !accessible {
            return String::new();
        }
        let described = match standard {
            Standard::Plain => "",
            Standard::PdfX4 | Standard::PdfA2 => DESCRIBED,
        };
        format!(
            "{described}<rdf:Description rdf:about=\"\"\n\
             xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n\
             <pdfuaid:part>1</pdfuaid:part>\n\
             </rdf:Description>\n"
        )
    }

    /// The standard that it keeps.
    fn standard(self) -> String {
        let Claims { standard, legible, accessible } = self;
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
                match (accessible, legible) {
                    (true, _) => 'A',
                    (false, true) => 'U',
                    (false, false) => 'B',
                }
            ),
        }
    }
}

/// What PDF/A asks to be told of the property that PDF/UA asks for.
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

/// Gives the document of these bytes its identity, as a UUID of one's own making (version 8).
pub(super) fn identify(bytes: &mut [u8], digest: u128) {
    let id = digest & !(0xf << 76 | 0b11 << 62) | 8 << 76 | 0b10 << 62;
    let hex = format!("{id:032x}");
    let id = ["uuid:", &hex[..8], "-", &hex[8..12], "-", &hex[12..16], "-", &hex[16..20], "-"];
    let id = id.concat() + &hex[20..];
    if let Some(place) = memchr::memmem::find(bytes, UNIDENTIFIED.as_bytes()) {
        bytes[place..place + id.len()].copy_from_slice(id.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_title_stays_text() {
        let meta = Meta { title: "Bat & <Owl>".into(), ..Meta::default() };
        let packet = packet(&meta, Claims::new(&meta, Standard::Plain, true));
        assert!(packet.contains("Bat &amp; &lt;Owl&gt;"));
        assert!(!packet.contains("dc:creator"));
    }

    #[test]
    fn a_file_claims_no_more_than_it_keeps() {
        let named = Meta { title: "Bat".into(), language: "en".into(), ..Meta::default() };
        let said = |meta: &Meta, legible| packet(meta, Claims::new(meta, Standard::PdfA2, legible));
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
        let mut bytes = format!("<{UNIDENTIFIED}>").into_bytes();
        identify(&mut bytes, u128::MAX);
        assert_eq!(bytes, b"<uuid:ffffffff-ffff-8fff-bfff-ffffffffffff>");
    }
}
