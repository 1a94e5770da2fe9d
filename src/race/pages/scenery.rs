//! What grows where the track leaves room.

use super::bridge::Bridge;
use super::course::Course;
use super::room::Disc;
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::Unit;
use crate::page::canvas::Canvas;
use crate::page::ledger::{Layer, Placed};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::{Symbol, symbol};
use crate::race::RaceConcern;

/// Between the places tried.
const GRID: Unit = Unit(2.5);
/// The least and the largest radius of a plant.
const SIZES: (Unit, Unit) = (Unit(2.6), Unit(10.0));
/// The least and the largest radius of a herb, and the least of a cottage; how many cottages.
const TUFT: Unit = Unit(3.4);
const HERB: Unit = Unit(6.0);
const COTTAGE: Unit = Unit(7.0);
const COTTAGES: usize = 3;
/// The herbs among the plants.
const HERBS: [Symbol; 4] = [symbol!("sage"), symbol!("dill"), symbol!("chives"), symbol!("thyme")];
/// From plants to the track and to each other.
const CLEAR: Unit = Unit(1.0);

/// The least share of its place that a plant fills, and how much more it may be.
const SHARE: f64 = 0.55;
const SPREAD: f64 = 0.45;
/// How much larger a place must be to come first.
const LARGER: Unit = Unit(1e-9);

pub(super) fn draw(
    canvas: &mut Canvas,
    seed: Seed,
    course: &Course,
    bridges: &[Bridge],
    land: Frame,
) {
    let mut stream = Stream::new(seed, RaceConcern::Scenery, 0);
    let mut cottages = COTTAGES;
    for disc in clearings(course, bridges, land, &mut stream) {
        let herb = stream.pick(&HERBS).copied().unwrap_or(symbol!("fir"));
        let plant = match stream.below(8) {
            0 if disc.radius > COTTAGE && cottages > 0 => {
                cottages -= 1;
                symbol!("cottage")
            }
            1 | 2 if (TUFT..HERB).contains(&disc.radius) => herb,
            3 | 4 if disc.radius < HERB => symbol!("stars"),
            5..8 if disc.radius > HERB || stream.chance(1, 3) => symbol!("fir"),
            _ => continue,
        };
        // The corners of signs reach over the track's edge.
        let frame = disc.frame();
        let solid = |p: &&Placed| p.layer != Layer::Ground && p.frame.overlaps(&frame);
        if !canvas.ledger.placed.iter().any(|p| solid(&p)) {
            canvas.symbol(Layer::Ornament, plant, frame);
        }
    }
}

/// Free places, the largest first; the small ones of many sizes.
fn clearings(course: &Course, bridges: &[Bridge], land: Frame, stream: &mut Stream) -> Vec<Disc> {
    let (columns, rows) = ((land.w / GRID) as usize, (land.h / GRID) as usize);
    let mut free: Vec<Disc> = Vec::new();
    for cell in 0..columns * rows {
        let x = land.x + GRID * ((cell % columns) as f64 + 0.5);
        let y = land.y + GRID * ((cell / columns) as f64 + 0.5);
        let middle = Point::new(x, y);
        let shore = (x - land.x).min(land.right() - x).min(y - land.y).min(land.bottom() - y);
        let mut radius = shore.min(course.distance(middle));
        for bridge in bridges {
            radius = radius.min(bridge.distance(middle) - bridge.width / 2.0);
        }
        radius -= CLEAR;
        if radius >= SIZES.0 {
            free.push(Disc { middle, radius });
        }
    }
    let mut chosen: Vec<Disc> = Vec::new();
    while let Some(best) =
        free.iter().copied().reduce(|a, b| if b.radius > a.radius + LARGER { b } else { a })
    {
        let share = SHARE + SPREAD * stream.below(101) as f64 / 100.0;
        let radius = (best.radius.min(SIZES.1) * share).max(SIZES.0);
        chosen.push(Disc { radius, ..best });
        for disc in &mut free {
            // Squares, not circles, must keep apart.
            let (dx, dy) = (disc.middle.x - best.middle.x, disc.middle.y - best.middle.y);
            let apart = dx.abs().max(dy.abs()) - radius - CLEAR;
            disc.radius = disc.radius.min(apart).min(disc.middle.distance(best.middle));
        }
        free.retain(|disc| disc.radius >= SIZES.0);
    }
    // What stands lower is nearer and drawn later.
    chosen.sort_by(|a, b| a.middle.y.total_cmp(&b.middle.y));
    chosen
}
