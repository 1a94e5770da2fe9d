//! The ledger of a page: where each thing stands, so that every page is checked:
//! nothing overlaps and nothing leaves its place.

use super::shape::Frame;

/// What kind of thing stands there. Things of all layers but [`Layer::Ground`] keep clear of
/// each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Something that others may stand on, such as a panel or a cell.
    Ground,
    /// A text.
    Text,
    /// A symbol.
    Icon,
    /// Room to write or draw in.
    Field,
    /// Decoration.
    Ornament,
}

/// A thing and its bounding box.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub layer: Layer,
    pub what: String,
    pub frame: Frame,
    /// The innermost room that it must not leave, as an index into [`Ledger::rooms`].
    pub room: Option<usize>,
}

/// Where everything on a page stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    pub placed: Vec<Placed>,
    /// Rooms with their names: whatever is placed while a room is open must stay inside.
    pub rooms: Vec<(String, Frame)>,
    open: Vec<usize>,
}

impl Ledger {
    /// Records a thing.
    pub(crate) fn place(&mut self, layer: Layer, what: &str, frame: Frame) {
        let room = self.open.last().copied();
        self.placed.push(Placed { layer, what: what.to_owned(), frame, room });
    }

    /// Opens a room: until it is closed, everything must stay inside it.
    pub(crate) fn enter(&mut self, name: &str, frame: Frame) {
        self.open.push(self.rooms.len());
        self.rooms.push((name.to_owned(), frame));
    }

    /// Closes the room opened last.
    pub(crate) fn leave(&mut self) {
        self.open.pop();
    }

    /// What is wrong with the page: one sentence for each overlap and each thing outside
    /// of its room.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for p in &self.placed {
            if let Some((name, room)) = p.room.map(|r| &self.rooms[r])
                && !room.encloses(&p.frame)
            {
                faults.push(format!(
                    "{:?} at {} leaves its {name} at {}",
                    p.what,
                    at(&p.frame),
                    at(room)
                ));
            }
        }
        let solid: Vec<&Placed> = self.placed.iter().filter(|p| p.layer != Layer::Ground).collect();
        for (a, b) in overlaps(&solid) {
            let (a, b) = (solid[a], solid[b]);
            let (one, other) = (at(&a.frame), at(&b.frame));
            faults.push(format!("{:?} at {one} overlaps {:?} at {other}", a.what, b.what));
        }
        faults
    }
}

/// Which things overlap, each later one with the earlier ones. From the left, a thing is compared
/// with those alone that begin before it ends.
fn overlaps(things: &[&Placed]) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..things.len()).collect();
    order.sort_by(|&a, &b| things[a].frame.x.total_cmp(&things[b].frame.x));
    let mut found = Vec::new();
    for (i, &a) in order.iter().enumerate() {
        let end = things[a].frame.right();
        for &b in order[i + 1..].iter().take_while(|&&b| things[b].frame.x < end) {
            if things[a].frame.overlaps(&things[b].frame) {
                found.push((a.max(b), a.min(b)));
            }
        }
    }
    found.sort_unstable();
    found
}

/// A frame as people read it.
fn at(f: &Frame) -> String {
    format!("{} / {} to {} / {} mm", f.x, f.y, f.right(), f.bottom())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlaps_and_escapes_are_found() {
        let mut ledger = Ledger::default();
        ledger.enter("page", Frame::of(0.0, 0.0, 100.0, 100.0));
        ledger.place(Layer::Ground, "panel", Frame::of(0.0, 0.0, 50.0, 50.0));
        ledger.place(Layer::Text, "a", Frame::of(10.0, 10.0, 10.0, 10.0));
        ledger.place(Layer::Icon, "b", Frame::of(20.0, 10.0, 10.0, 10.0));
        assert!(ledger.faults().is_empty());
        ledger.place(Layer::Text, "c", Frame::of(95.0, 10.0, 10.0, 10.0));
        ledger.place(Layer::Text, "d", Frame::of(15.0, 15.0, 10.0, 2.0));
        let faults = ledger.faults();
        assert_eq!(faults.len(), 3, "{faults:?}");
        ledger.leave();
        ledger.place(Layer::Text, "e", Frame::of(200.0, 0.0, 10.0, 10.0));
        assert_eq!(ledger.faults().len(), 3);
    }
}
