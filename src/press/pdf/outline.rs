//! The document outline: bookmarks as viewers list them.

use lopdf::{Document, Object, ObjectId, dictionary};

use super::super::Leaf;
use super::super::PressError;

/// A bookmark with those below it.
struct Entry<'a> {
    title: &'a str,
    page: ObjectId,
    below: Vec<Entry<'a>>,
}

/// Gives the document the bookmarks of its leaves.
pub(super) fn outline(
    document: &mut Document,
    leaves: &[Leaf],
    pages: &[ObjectId],
) -> Result<(), PressError> {
    let mut top = Vec::new();
    for (leaf, &page) in leaves.iter().zip(pages) {
        for bookmark in &leaf.bookmarks {
            let entry = Entry { title: &bookmark.title, page, below: Vec::new() };
            place(&mut top, bookmark.depth, entry);
        }
    }
    if top.is_empty() {
        return Ok(());
    }
    let root = document.new_object_id();
    let (ends, count) = list(document, &top, root);
    let outlines = dictionary! {
        "Type" => "Outlines",
        "First" => ends.0,
        "Last" => ends.1,
        "Count" => count,
    };
    document.set_object(root, outlines);
    let catalog = document.catalog_mut();
    catalog.map_err(|error| PressError::library("writing a PDF", error))?.set("Outlines", root);
    Ok(())
}

/// Puts an entry so deep below the last ones; less deep where there are none.
fn place<'a>(list: &mut Vec<Entry<'a>>, depth: u8, entry: Entry<'a>) {
    match list.last_mut() {
        Some(last) if depth > 0 => place(&mut last.below, depth - 1, entry),
        _ => list.push(entry),
    }
}

/// Writes the entries below `parent`. Returns the first and the last of them, and how many
/// there are in sight: those of the top, and what is below them stays closed.
fn list(
    document: &mut Document,
    entries: &[Entry<'_>],
    parent: ObjectId,
) -> ((Object, Object), i64) {
    let ids: Vec<ObjectId> = entries.iter().map(|_| document.new_object_id()).collect();
    for (index, (entry, &id)) in entries.iter().zip(&ids).enumerate() {
        let mut dict = dictionary! {
            "Title" => lopdf::text_string(entry.title),
            "Parent" => parent,
            "Dest" => vec![entry.page.into(), "Fit".into()],
        };
        if let Some(&before) = index.checked_sub(1).and_then(|before| ids.get(before)) {
            dict.set("Prev", before);
        }
        if let Some(&after) = ids.get(index + 1) {
            dict.set("Next", after);
        }
        if !entry.below.is_empty() {
            let ((first, last), count) = list(document, &entry.below, id);
            dict.set("First", first);
            dict.set("Last", last);
            dict.set("Count", -count);
        }
        document.set_object(id, dict);
    }
    let end = |id: Option<&ObjectId>| id.map_or(Object::Null, |&id| id.into());
    ((end(ids.first()), end(ids.last())), ids.len() as i64)
}
