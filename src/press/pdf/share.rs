//! Which drawings repeat often enough to be stored once.

use std::collections::HashMap;

use usvg::{Group, Node};

use super::digest::{Contents, content};

/// Repeated content of all pages of a document. Maps are only looked into, never walked,
/// so that their order cannot reach the output.
#[derive(Default)]
pub(super) struct Repeats {
    contents: Contents,
    seen: HashMap<u128, Seen>,
}

#[derive(Default)]
struct Seen {
    times: usize,
    size: usize,
}

/// Rough sizes in bytes after compression: of a form's dictionary, of one use of a form, and
/// of a number in a path.
const FORM: usize = 200;
const USE: usize = 24;
const NUMBER: usize = 3;

impl Repeats {
    /// Counts the groups below `root`.
    pub(super) fn count(&mut self, root: &Group) {
        content(root, &mut self.contents);
        self.visit(root);
    }

    /// The identity of a group's content, if storing it once makes the document smaller.
    pub(super) fn worth_sharing(&self, group: &Group) -> Option<u128> {
        let content = *self.contents.get(&std::ptr::from_ref(group))?;
        let Seen { times, size } = self.seen.get(&content)?;
        (*times > 1 && times * size > size + FORM + times * USE).then_some(content)
    }

    /// Content that was met before is not entered again: it will be drawn only once.
    fn visit(&mut self, group: &Group) {
        for node in group.children() {
            let Node::Group(inner) = node else { continue };
            let Some(&content) = self.contents.get(&std::ptr::from_ref(inner.as_ref())) else {
                continue;
            };
            let seen = self.seen.entry(content).or_default();
            seen.times += 1;
            if seen.times == 1 {
                seen.size = size(inner);
                self.visit(inner);
            }
        }
    }
}

fn size(group: &Group) -> usize {
    group
        .children()
        .iter()
        .map(|node| match node {
            Node::Group(inner) => size(inner),
            Node::Path(path) => 2 * NUMBER + path.data().points().len() * 2 * NUMBER,
            Node::Text(text) => text
                .layouted()
                .iter()
                .map(|span| 5 * NUMBER + span.positioned_glyphs.len() * 2)
                .sum(),
            Node::Image(_) => 0,
        })
        .sum()
}
