//! The four scales of a sheet: places and pitches, in mm from the middle of the paper, as seen
//! on the front.

/// Lines of a scale.
pub(super) const LINES: u8 = 25;
/// The line in the middle, counted from 0.
pub(super) const MIDDLE: u8 = LINES / 2;
/// From one line to the next, on the front and on the back: a tenth less, so that one line
/// in ten meets another, whatever the backs are off by.
pub(super) const FRONT_PITCH: f64 = 2.0;
pub(super) const BACK_PITCH: f64 = 1.8;
/// How far the scales stand to the left and to the right.
pub(super) const ASIDE: f64 = 62.0;
/// How far down the two rows of scales stand.
pub(super) const ACROSS_DOWN: f64 = 12.0;
pub(super) const UP_DOWN: f64 = 56.0;

/// What a scale measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    /// To the left and to the right.
    Across,
    /// Up and down.
    Up,
}

/// A scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    pub axis: Axis,
    /// Its middle.
    pub x: f64,
    pub y: f64,
}

/// In the order in which they are read.
pub(super) const SCALES: [Scale; 4] = [
    Scale { axis: Axis::Across, x: -ASIDE, y: ACROSS_DOWN },
    Scale { axis: Axis::Up, x: -ASIDE, y: UP_DOWN },
    Scale { axis: Axis::Across, x: ASIDE, y: ACROSS_DOWN },
    Scale { axis: Axis::Up, x: ASIDE, y: UP_DOWN },
];

/// How far a line lies from the middle of its scale.
pub(super) fn offset(line: u8, pitch: f64) -> f64 {
    (f64::from(line) - f64::from(MIDDLE)) * pitch
}
