//! The XMP packet: the meta data again, in the form that libraries and archives read.

use super::Meta;

/// The program that writes the file, as it stands in the meta data.
pub(super) const PRODUCER: &str = concat!("Cauldron Press ", env!("CARGO_PKG_VERSION"));

/// The packet, without any date.
pub(super) fn packet(meta: &Meta) -> String {
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
        "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>",
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_title_stays_text() {
        let meta = Meta { title: "Bat & <Owl>".into(), ..Meta::default() };
        let packet = packet(&meta);
        assert!(packet.contains("Bat &amp; &lt;Owl&gt;"));
        assert!(!packet.contains("dc:creator"));
    }
}
