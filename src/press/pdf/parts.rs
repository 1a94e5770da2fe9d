//! Tree of document parts (ISO 16612-2, PDF/VT; ISO 32000-2, 14.12). Its levels are the file, its
//! parts, and the sheets of paper of each part. Only the nodes of sheets refer to pages.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::super::{BookPage, Bookmark, FilePart, FilePartKind, PressError};
use super::Meta;

/// Names of the levels, for programs that export the tree as XML.
const LEVELS: [&str; 3] = ["File", "Part", "Sheet"];
/// Level whose nodes are records: the units that a press counts, sorts and reprints.
const RECORDS: i64 = 1;
/// Largest number of elements in an array; further ones are written to another array.
const MOST: usize = 8000;

/// Adds the tree of document parts, and a reference to its node to each page. Each page belongs to
/// one sheet, and sheets are in page order (14.12.2 and 14.12.3).
///
/// # Errors
/// If a part has no pages, or a page has no dictionary.
pub(super) fn divide(
    document: &mut Document,
    leaves: &[BookPage],
    meta: &Meta,
) -> Result<(), PressError> {
    let pages: Vec<ObjectId> = document.page_iter().collect();
    let (root, whole) = (document.new_object_id(), document.new_object_id());
    let lone = [FilePart::new(0, FilePartKind::Game, meta.title.clone())];
    let parts = if meta.parts.is_empty() { &lone[..] } else { &meta.parts };
    let ends = parts.iter().skip(1).map(|part| part.first).chain([pages.len()]);
    let mut records = Vec::with_capacity(parts.len());
    for (part, end) in parts.iter().zip(ends) {
        let record = document.new_object_id();
        let sheets = sheets(document, record, part.first..end, (&pages, leaves), meta)?;
        let mut facts = facts(part, meta);
        facts.set("Pages", end.saturating_sub(part.first) as i64);
        facts.set("Sheets", sheets.len() as i64);
        document.set_object(record, node(whole, sheets, facts));
        records.push(record);
    }
    let mut facts = named_metadata(&meta.title, meta);
    let games = parts.iter().filter(|part| part.kind == FilePartKind::Game).count();
    facts.set("Games", games as i64);
    facts.set("Pages", pages.len() as i64);
    document.set_object(whole, node(root, records, facts));
    let levels = LEVELS.map(|level| Object::Name(level.into()));
    let parted = dictionary! {
        "Type" => "DPartRoot",
        "DPartRootNode" => whole,
        "RecordLevel" => RECORDS,
        "NodeNameList" => levels.to_vec(),
    };
    document.set_object(root, parted);
    document.catalog_mut().map_err(failure)?.set("DPartRoot", root);
    Ok(())
}

/// Builds an inner node with the children `below`.
fn node(parent: ObjectId, below: Vec<ObjectId>, facts: Dictionary) -> Dictionary {
    let arrays = below.chunks(MOST).map(|some| some.iter().map(|&id| Object::from(id)).collect());
    dictionary! {
        "Type" => "DPart",
        "Parent" => parent,
        "DParts" => arrays.map(Object::Array).collect::<Vec<_>>(),
        "DPM" => facts,
    }
}

/// Adds the nodes of a part's sheets. A sheet has one page if the document is one-sided, or else
/// two.
fn sheets(
    document: &mut Document,
    parent: ObjectId,
    numbers: std::ops::Range<usize>,
    (pages, leaves): (&[ObjectId], &[BookPage]),
    meta: &Meta,
) -> Result<Vec<ObjectId>, PressError> {
    let sides = if meta.one_sided { 1 } else { 2 };
    let mut sheets = Vec::new();
    let mut next = numbers.start;
    while next < numbers.end {
        let sheet = next / sides;
        let end = ((sheet + 1) * sides).min(numbers.end);
        let id = document.new_object_id();
        let own = pages.get(next..end).unwrap_or_default();
        let (Some(&first), Some(&last)) = (own.first(), own.last()) else {
            return Err(failure("a part of the file has no pages"));
        };
        let titles = leaves.get(next..end).unwrap_or_default().iter().flat_map(titles);
        let facts = dictionary! {
            "Sheet" => sheet as i64 + 1,
            "Titles" => titles.map(text_string).collect::<Vec<_>>(),
        };
        let mut leaf = dictionary! { "Type" => "DPart", "Parent" => parent, "Start" => first };
        // `End` is only present if there is more than one page (table 409).
        if last != first {
            leaf.set("End", last);
        }
        leaf.set("DPM", facts);
        document.set_object(id, leaf);
        for &page in own {
            document.get_dictionary_mut(page).map_err(failure)?.set("DPart", id);
        }
        sheets.push(id);
        next = end;
    }
    Ok(sheets)
}

/// Titles of the pages on a side: those bookmarks that have no children.
fn titles(leaf: &BookPage) -> impl Iterator<Item = &str> {
    let following = leaf.bookmarks.iter().skip(1).map(Some).chain([None]);
    let is_last = |(own, next): &(&Bookmark, Option<&Bookmark>)| {
        next.is_none_or(|next| next.depth <= own.depth)
    };
    leaf.bookmarks.iter().zip(following).filter(is_last).map(|(own, _)| own.title.as_str())
}

/// Metadata with a name and its language. Keys must be XML names; values must be texts, integers or
/// arrays of them (14.12.4.2).
fn named_metadata(name: &str, meta: &Meta) -> Dictionary {
    dictionary! { "Name" => text_string(name), "Language" => text_string(&meta.language) }
}

/// Metadata of a part.
fn facts(part: &FilePart, meta: &Meta) -> Dictionary {
    let FilePart { first: _, kind, name, number, level, players } = part;
    let mut facts = dictionary! { "Kind" => text_string(kind.word()) };
    facts.extend(&named_metadata(name, meta));
    if let Some(number) = number.and_then(|number| i64::try_from(number).ok()) {
        facts.set("Number", number);
    }
    if let Some(level) = level {
        facts.set("Level", text_string(level));
    }
    if let Some(players) = *players {
        facts.set("Players", i64::from(players));
    }
    facts
}

fn failure(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PressError {
    PressError::library("writing a PDF", source)
}
