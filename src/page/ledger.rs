//! The ledger of a page: the bounding boxes of everything on it. Every page is checked by it for
//! overlaps and for content outside its frame.

use super::shape::Frame;

/// Kind of a placed object. Objects of all layers but [`Layer::Ground`] must not overlap each
/// other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Background that others may overlap, such as a panel or a cell.
    Ground,
    /// Text.
    Text,
    /// Symbol.
    Icon,
    /// Blank area to write or draw in.
    Field,
    /// Decoration.
    Ornament,
}

/// Object with its bounding box, as recorded by [`Ledger::place`].
#[derive(Clone, Debug)]
pub(crate) struct PlacedObject {
    pub layer: Layer,
    pub what: String,
    pub frame: Frame,
    /// Innermost room that the object must not leave, as an index into [`Ledger::rooms`].
    pub room: Option<usize>,
}

/// Bounding boxes of all objects on a page. [`Ledger::find_faults`] checks them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    pub placed: Vec<PlacedObject>,
    /// Rooms with their names. An object that is placed while a room is open must stay inside it.
    pub rooms: Vec<(String, Frame)>,
    open: Vec<usize>,
}

impl Ledger {
    /// Records an object and its bounding box.
    pub(crate) fn place(&mut self, layer: Layer, what: &str, frame: Frame) {
        let room = self.open.last().copied();
        self.placed.push(PlacedObject { layer, what: what.to_owned(), frame, room });
    }

    /// Opens a room: all objects placed until [`Ledger::leave`] must stay inside it.
    pub(crate) fn enter(&mut self, name: &str, frame: Frame) {
        self.open.push(self.rooms.len());
        self.rooms.push((name.to_owned(), frame));
    }

    /// Closes the room that [`Ledger::enter`] opened last.
    pub(crate) fn leave(&mut self) {
        self.open.pop();
    }

    /// Returns the faults of the page: one sentence for each overlap and for each object outside
    /// its room.
    pub(crate) fn find_faults(&self) -> Vec<String> {
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
        let solid: Vec<&PlacedObject> =
            self.placed.iter().filter(|p| p.layer != Layer::Ground).collect();
        for (a, b) in overlaps(&solid) {
            let (a, b) = (solid[a], solid[b]);
            let (one, other) = (at(&a.frame), at(&b.frame));
            faults.push(format!("{:?} at {one} overlaps {:?} at {other}", a.what, b.what));
        }
        faults
    }
}

/// Returns the index pairs of overlapping objects, the later one first. Objects are sorted by their
/// left edges, so that each is compared only with those that begin before it ends.
fn overlaps(things: &[&PlacedObject]) -> Vec<(usize, usize)> {
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

/// Formats a frame for an error message.
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
        assert!(ledger.find_faults().is_empty());
        ledger.place(Layer::Text, "c", Frame::of(95.0, 10.0, 10.0, 10.0));
        ledger.place(Layer::Text, "d", Frame::of(15.0, 15.0, 10.0, 2.0));
        let faults = ledger.find_faults();
        assert_eq!(faults.len(), 3, "{faults:?}");
        ledger.leave();
        ledger.place(Layer::Text, "e", Frame::of(200.0, 0.0, 10.0, 10.0));
        assert_eq!(ledger.find_faults().len(), 3);
    }
}
