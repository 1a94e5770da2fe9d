//! The village by night, as the sheets of editions 1 and 2 have it on the strip of their backs:
//! theirs stays as it was printed. Later sheets have scenes.

use super::tokens::share;
use super::*;

/// What stands on the ground, from left to right: its side, and the room that it takes there.
const GROUND: [(Symbol, Unit, Unit); 9] = [
    (symbol!("fir"), Unit(19.0), Unit(15.0)),
    (symbol!("mushroom"), Unit(8.0), Unit(9.0)),
    (symbol!("cottage"), Unit(29.0), Unit(29.0)),
    (symbol!("pumpkin"), Unit(9.0), Unit(10.0)),
    (symbol!("fir"), Unit(25.0), Unit(19.0)),
    (symbol!("cat"), Unit(11.0), Unit(12.0)),
    (symbol!("cauldron"), Unit(16.0), Unit(18.0)),
    (symbol!("fir"), Unit(16.0), Unit(13.0)),
    (symbol!("mushroom"), Unit(6.0), Unit(7.0)),
];
/// What is in the sky: its side, how far along the ground, and how far below the top.
const SKY: [(Symbol, Unit, f64, Unit); 4] = [
    (symbol!("stars"), Unit(7.0), 0.03, Unit(2.0)),
    (symbol!("moon"), Unit(11.0), 0.44, Unit(0.5)),
    (symbol!("broom"), Unit(13.0), 0.7, Unit(3.0)),
    (symbol!("stars"), Unit(6.0), 0.93, Unit(1.0)),
];
/// The ground: how far above the foot of the frame, and how much it rises and falls.
const FOOT: Unit = Unit(3.2);
const HILL: Unit = Unit(1.2);
/// How far a side of what stands there is sunk into it.
const SUNK: f64 = 0.03;
const LINE: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.5));
const BLADE: Pen = Pen::new(theme::GRASS, Unit(0.3));
/// Grass: its height, and the room of a tuft.
const GRASS: Unit = Unit(1.8);
const TUFT: Unit = Unit(11.0);

/// Draws the village into a frame, with grass that the seed has.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, art: Seed) {
    canvas.begin(Tag::Artifact);
    let ground = frame.bottom() - FOOT;
    let (left, right) = (frame.x, frame.right());
    let middle = frame.centre().x;
    let foot = frame.bottom();
    let (high, low) = (ground - HILL, ground + HILL);
    let along = |share: f64, y| Point::new(left + frame.w * share, y);
    let mut top = Contour::from(Point::new(left, foot));
    top.curve(along(0.15, high), along(0.35, high), Point::new(middle, ground));
    top.curve(along(0.65, low), along(0.85, low), Point::new(right, ground));
    let mut hills = top.clone();
    hills.line(Point::new(right, foot));
    canvas.fill(outline_of([&hills.close()]), theme::GARDEN_FILL);
    canvas.outline(outline_of([&top]), None, LINE);
    let all: Unit = GROUND.iter().map(|(_, _, room)| *room).sum();
    let scale = (frame.w / all).min(1.0);
    let gap = (frame.w - all * scale) / GROUND.len() as f64;
    let mut x = left;
    for (symbol, side, room) in GROUND {
        let (side, room) = (side * scale, room * scale + gap);
        // What is wider than its room stays within the frame.
        let at = (x + (room - side) / 2.0).max(left).min(right - side);
        let place = Frame::new(at, ground - side * (1.0 - SUNK), side, side);
        canvas.symbol(Layer::Ground, symbol, place);
        x += room;
    }
    for (symbol, side, along, down) in SKY {
        let at = left + (frame.w - side) * along;
        canvas.symbol(Layer::Ground, symbol, Frame::new(at, frame.y + down, side, side));
    }
    grass(canvas, frame, &mut Stream::new(art, WitchesConcern::GroundArt, u64::MAX));
    canvas.end();
}

/// Tufts on the ground before all that stands there.
pub(super) fn grass(canvas: &mut Canvas, frame: Frame, stream: &mut Stream) {
    let tufts = (frame.w / TUFT) as usize;
    let mut blades = Vec::new();
    for i in 0..tufts {
        let x = frame.x + TUFT * (i as f64 + share(stream));
        let (foot, bend) = (frame.bottom() - Unit(0.8), GRASS * 0.4);
        for side in [-1.0, 0.1, 1.0] {
            let tip = foot - GRASS * if side == 0.1 { 1.0 } else { 0.75 };
            let half = foot - GRASS * 0.5;
            let mut blade = Contour::from(Point::new(x, foot));
            blade.quadratic(Point::new(x, half), Point::new(x + bend * side, tip));
            blades.push(blade);
        }
    }
    if !blades.is_empty() {
        canvas.outline(outline_of(&blades), None, BLADE);
    }
}
