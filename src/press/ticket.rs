//! A job ticket for the systems of a print shop, beside a file: XJDF 2.1 of CIP4. What it says of
//! pages and paper is read from the file, so that it cannot say anything else.

use lopdf::{Dictionary, Document, Object};

use super::impose::{BindingSide, ImpositionScheme, Layout};
use super::{PressError, escaped};

/// The ticket of a PDF of this program: what is printed how often, from which file of how many pages,
/// on which paper, how large it is when it is cut, and how it is bound, as far as the layout says it.
/// `name` is the file's, without a folder.
///
/// # Errors
/// If it is no PDF.
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
    // How large it is when it is cut is known where a sheet is one page, or folded once.
    let (w, h) = (trim[2] - trim[0], trim[3] - trim[1]);
    let size = match (scheme, binding) {
        (ImpositionScheme::Saddle(_), BindingSide::Top) => Some((w, h / 2.0)),
        (ImpositionScheme::Saddle(_), _) => Some((w / 2.0, h)),
        (ImpositionScheme::Duplex | ImpositionScheme::Glue, _) => Some((w, h)),
        _ => None,
    };
    let finished = size.map_or_else(String::new, |(w, h)| {
        // A cover that is laid around the others is no page of what is cut to this size.
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
    // Pages with marks around them come onto paper that the shop chooses.
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

const NAMESPACE: &str = "http://www.CIP4.org/JDFSchema_2_0";

/// A name that is one token of XML.
fn token(name: &str) -> String {
    let safe = |c: char| if c.is_ascii_alphanumeric() || ".-_".contains(c) { c } else { '-' };
    name.chars().map(safe).collect()
}

/// A length in points, as short as it can be.
fn number(points: f64) -> String {
    ((points * 1000.0).round() / 1000.0).to_string()
}

/// Left, bottom, right and top edge, in points.
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
        let wishes = document.catalog().ok()?.get(b"ViewerPreferences").ok()?;
        document.dereference(wishes).ok()?.1.as_dict().ok()?.get(b"Duplex").ok()?.as_name().ok()
    };
    duplex() == Some(b"Simplex")
}

fn failure(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PressError {
    PressError::library("reading a PDF for its ticket", source)
}
