//! A village of witches by night: nothing but a picture.

use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::canvas::{Canvas, Pen};
use crate::page::ledger::Layer;
use crate::page::shape::Frame;
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::{Symbol, Unit, theme};
use crate::witches::concern::WitchesConcern;

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

/// Draws it into a frame, with grass that the seed has.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, art: Seed) {
    canvas.begin(Tag::Artifact);
    let ground = frame.bottom() - FOOT;
    let (left, right) = (frame.x, frame.right());
    let middle = frame.centre().x;
    let hill = format!(
        "M{left} {foot}C{a} {high} {b} {high} {middle} {ground}S{c} {low} {right} {ground}L{right} {foot}Z",
        foot = frame.bottom(),
        a = left + frame.w * 0.15,
        b = left + frame.w * 0.35,
        c = left + frame.w * 0.85,
        high = ground - HILL,
        low = ground + HILL,
    );
    canvas.fill(hill, theme::GARDEN_FILL);
    let top = format!(
        "M{left} {foot}C{a} {high} {b} {high} {middle} {ground}S{c} {low} {right} {ground}",
        foot = frame.bottom(),
        a = left + frame.w * 0.15,
        b = left + frame.w * 0.35,
        c = left + frame.w * 0.85,
        high = ground - HILL,
        low = ground + HILL,
    );
    canvas.outline(top, None, LINE);
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
    grass(canvas, frame, art);
    canvas.end();
}

/// Tufts on the ground before all that stands there.
fn grass(canvas: &mut Canvas, frame: Frame, art: Seed) {
    let mut stream = Stream::new(art, WitchesConcern::GroundArt, u64::MAX);
    let tufts = (frame.w / TUFT) as usize;
    let mut d = String::new();
    for i in 0..tufts {
        let x = frame.x + TUFT * (i as f64 + stream.below(101) as f64 / 100.0);
        let (foot, bend) = (frame.bottom() - Unit(0.8), GRASS * 0.4);
        for side in [-1.0, 0.1, 1.0] {
            let tip = foot - GRASS * if side == 0.1 { 1.0 } else { 0.75 };
            d += &format!("M{x} {foot}Q{x} {} {} {tip}", foot - GRASS * 0.5, x + bend * side);
        }
    }
    if !d.is_empty() {
        canvas.outline(d, None, BLADE);
    }
}
