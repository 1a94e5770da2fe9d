//! Job ticket for the systems of a print shop: XJDF 2.1 of CIP4, written next to a PDF. Pages and
//! paper are read from the PDF, so the ticket always agrees with it.

use lopdf::{Dictionary, Document, Object};

use super::impose::{BindingSide, ImpositionScheme, Layout};
use super::{PressError, escaped};

/// Returns the job ticket of a PDF that this program wrote: number of copies, file name, page
/// count, paper, trimmed size, and binding as far as `layout` defines it. `name` is the file name
/// without its folder.
///
/// # Errors
/// If `pdf` is not a readable PDF, has no pages, or its first page lacks one of the boxes.
pub fn ticket(
    name: &str,
    pdf: &[u8],
    layout: Option<&Layout>,
    copies: u32,
) -> Result<String, PressError> {
    let document = Document::load_mem(pdf).map_err(failure)?;
    let pages: Vec<&Dictionary> =
        document.page_iter().filter_map(|id| document.get_dictionary(id).ok()).collect();
    let first = pages.first().ok_or_else(|| failure("it has no pages"))?;
    let [media, bleed, trim] = ["MediaBox", "BleedBox", "TrimBox"].map(|key| edges(first, key));
    let (media, bleed, trim) = (media?, bleed?, trim?);
    let job = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let title = escaped(&title(&document).unwrap_or_else(|| job.to_owned()));
    let count = pages.len();
    let mut intents = String::new();
    let mut intent = |name: &str, attributes: &str| {
        intents += &format!("      <Intent Name=\"{name}\"><{name}{attributes}/></Intent>\n");
    };
    let scheme = layout.map_or(ImpositionScheme::Duplex, |layout| layout.scheme);
    let binding = layout.map_or(BindingSide::Left, |layout| layout.binding);
    let side = match binding {
        BindingSide::Left => "Left",
        BindingSide::Right => "Right",
        BindingSide::Top => "Top",
    };
    let is_stapled = matches!(scheme, ImpositionScheme::Saddle(_));
    if is_stapled {
        intent("BindingIntent", &format!(" BindingType=\"SaddleStitch\" BindingSide=\"{side}\""));
    }
    // The finished size is known only if a sheet is one page or is folded once.
    let (w, h) = (trim[2] - trim[0], trim[3] - trim[1]);
    let size = match (scheme, binding) {
        (ImpositionScheme::Saddle(_), BindingSide::Top) => Some((w, h / 2.0)),
        (ImpositionScheme::Saddle(_), _) => Some((w / 2.0, h)),
        (ImpositionScheme::Duplex | ImpositionScheme::Glue, _) => Some((w, h)),
        _ => None,
    };
    let finished = size.map_or_else(String::new, |(w, h)| {
        // A cover for perfect binding has a different size, so it does not count as a page of the
        // finished size.
        let whole = (w * h * 100.0).round();
        let area = |page: &&&Dictionary| {
            let own = edges(page, "TrimBox").ok()?;
            Some(((own[2] - own[0]) * (own[3] - own[1]) * 100.0).round())
        };
        let alike = pages.iter().filter(|page| area(page) == Some(whole)).count();
        let pages = if is_stapled { 2 * count } else { alike };
        format!(" FinishedDimensions=\"{} {} 0\" Pages=\"{pages}\"", number(w), number(h))
    });
    let sides = match (is_one_sided(&document), binding) {
        (true, _) => "OneSided",
        (false, BindingSide::Top) => "TwoSidedHeadToFoot",
        (false, BindingSide::Left | BindingSide::Right) => "TwoSidedHeadToHead",
    };
    let around = number(trim[0] - bleed[0]);
    let own = format!(" Bleed=\"{around}\"{finished} Sides=\"{sides}\"");
    intent("LayoutIntent", &own);
    intent("MediaIntent", " MediaType=\"Paper\"");
    // Without an imposition, pages with crop marks are printed on paper that the shop chooses.
    let paper = (layout.is_some() || media == trim).then(|| {
        let (w, h) = (number(media[2] - media[0]), number(media[3] - media[1]));
        format!(
            "  <ResourceSet Name=\"Media\" Usage=\"Input\">\n    \
             <Resource><Media Dimension=\"{w} {h}\" MediaType=\"Paper\" MediaUnit=\"Sheet\"/></Resource>\n  \
             </ResourceSet>\n"
        )
    });
    let kind = if is_stapled { " ProductType=\"Booklet\"" } else { "" };
    let version = env!("CARGO_PKG_VERSION");
    Ok(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <XJDF xmlns=\"{NAMESPACE}\" DescriptiveName=\"{title}\" JobID=\"{}\" Types=\"Product\" Version=\"2.1\">\n  \
         <Comment>Cauldron Press {version}</Comment>\n  \
         <ProductList>\n    \
         <Product Amount=\"{copies}\" DescriptiveName=\"{title}\" IsRoot=\"true\"{kind}>\n\
         {intents}    \
         </Product>\n  \
         </ProductList>\n  \
         <ResourceSet Name=\"RunList\" Usage=\"Input\">\n    \
         <Resource><RunList NPage=\"{count}\" Pages=\"0 {}\"><FileSpec MimeType=\"application/pdf\" URL=\"{}\"/></RunList></Resource>\n  \
         </ResourceSet>\n\
         {}\
         </XJDF>\n",
        token(job),
        count - 1,
        escaped(name),
        paper.unwrap_or_default(),
    ))
}

/// XML namespace of XJDF 2.
const NAMESPACE: &str = "http://www.CIP4.org/JDFSchema_2_0";

/// Converts a name to an XML token: ASCII letters, digits, `.`, `-` and `_`. Other characters
/// become `-`.
fn token(name: &str) -> String {
    let safe = |c: char| if c.is_ascii_alphanumeric() || ".-_".contains(c) { c } else { '-' };
    name.chars().map(safe).collect()
}

/// Formats a length in points, rounded to 0.001, in its shortest form.
fn number(points: f64) -> String {
    ((points * 1000.0).round() / 1000.0).to_string()
}

/// Edges `[left, bottom, right, top]` of the page box `key`, in points.
fn edges(page: &Dictionary, key: &str) -> Result<[f64; 4], PressError> {
    let all = page.get(key.as_bytes()).and_then(Object::as_array).map_err(failure)?;
    let all: Result<Vec<f64>, _> = all.iter().map(|edge| edge.as_float().map(f64::from)).collect();
    all.map_err(failure)?.try_into().map_err(|_| failure("a box without four edges"))
}

fn title(document: &Document) -> Option<String> {
    let info = document.trailer.get(b"Info").ok()?;
    let info = document.dereference(info).ok()?.1.as_dict().ok()?;
    lopdf::decode_text_string(info.get(b"Title").ok()?).ok()
}

fn is_one_sided(document: &Document) -> bool {
    let duplex = || {
        let params = document.catalog().ok()?.get(b"ViewerPreferences").ok()?;
        document.dereference(params).ok()?.1.as_dict().ok()?.get(b"Duplex").ok()?.as_name().ok()
    };
    duplex() == Some(b"Simplex")
}

fn failure(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PressError {
    PressError::library("reading a PDF for its ticket", source)
}
