//! What is looked up, on one page; on two where it could not be read well on one.

use super::COLUMNS;
use crate::page::block::{Block, Passage};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::shape::Frame;
use crate::page::{DrawError, Unit};

/// Below this size, in points, the contents are set densely.
const COMFORTABLE: f64 = 8.5;
/// Below this size, in points, they go on on a further page.
const READABLE: f64 = 7.5;
/// The sizes on two pages, in tenths of a point, and the step between them.
const SHARED: (u32, u32) = (70, 95);
const STEP: usize = 5;
/// The space between the sections of a page that is not full.
const CALM: Unit = Unit(7.0);

/// The contents of one page or two.
pub(super) struct Rest {
    pub first: Columns,
    pub second: Option<Columns>,
}

impl Rest {
    /// Sets sections into the first frame, and what is too much for it into the second; then
    /// `goes_on` says so at the end of the first. `roomy` sets them with headings that take space,
    /// `dense` without. `what` they are is named if they do not fit.
    ///
    /// # Errors
    /// If they do not fit at the smallest size.
    pub(super) fn fit(
        (frame, further): (Frame, Frame),
        roomy: impl FnOnce() -> Vec<Passage>,
        dense: impl FnOnce() -> Vec<Passage>,
        goes_on: Block,
        what: &str,
    ) -> Result<Rest, DrawError> {
        let alone = |first| Rest { first, second: None };
        match Columns::fit(COLUMNS, frame, &roomy(), what) {
            Ok(roomy) if roomy.points >= COMFORTABLE => return Ok(alone(roomy)),
            _ => {}
        }
        let dense: Vec<Passage> = dense().into_iter().flat_map(Passage::broken).collect();
        match Columns::fit(COLUMNS, frame, &dense, what) {
            Ok(one) if one.points >= READABLE => return Ok(alone(one)),
            _ => {}
        }
        let goes_on = Passage::continued(vec![goes_on]);
        let (least, largest) = SHARED;
        for tenths in (least..=largest).rev().step_by(STEP) {
            if let Some(both) = shared((frame, further), &dense, &goes_on, tenths, what) {
                return Ok(both);
            }
        }
        Columns::fit(COLUMNS, frame, &dense, what).map(alone)
    }
}

/// Sections on two pages at one size: as many on the first as fit, where the second can begin with
/// a section of its own.
fn shared(
    (frame, further): (Frame, Frame),
    sections: &[Passage],
    goes_on: &Passage,
    tenths: u32,
    what: &str,
) -> Option<Rest> {
    let style = ColumnStyle { sizes: (tenths, tenths), ..COLUMNS };
    let calm = ColumnStyle { largest_gap: CALM, ..style };
    let begins = |at: &usize| sections.get(*at).is_some_and(|s| !s.title.is_empty());
    let (whole, broken): (Vec<usize>, Vec<usize>) = (1..sections.len()).partition(begins);
    whole.into_iter().rev().chain(broken.into_iter().rev()).find_map(|at| {
        let (before, after) = sections.split_at(at);
        let before = [before, std::slice::from_ref(goes_on)].concat();
        let first = Columns::fit(style, frame, &before, what).ok()?;
        let second = Columns::fit(calm, further, after, what).ok()?;
        Some(Rest { first, second: Some(second) })
    })
}
