//! Free places: plants on the land around the track, and the largest circle on a space that no
//! bridge covers.

use super::bridge::Bridge;
use super::course::TrackLayout;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::page::LayoutUnit;
use crate::page::canvas::Canvas;
use crate::page::ledger::{Layer, PlacedObject};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::{Symbol, symbol};
use crate::race::RaceConcern;

/// Distance between the points tried, in units.
const GRID: LayoutUnit = LayoutUnit(2.5);
/// Smallest and largest radius of a plant, in units. See [`CLEAR`] for the gap around it.
const SIZES: (LayoutUnit, LayoutUnit) = (LayoutUnit(2.6), LayoutUnit(10.0));
/// Smallest radius of a herb, in units.
const TUFT: LayoutUnit = LayoutUnit(3.4);
/// Largest radius of a herb, in units.
const HERB: LayoutUnit = LayoutUnit(6.0);
/// Smallest radius of a cottage, in units.
const COTTAGE: LayoutUnit = LayoutUnit(7.0);
/// Largest number of cottages.
const COTTAGES: usize = 3;
/// Herbs among the plants.
const HERBS: [Symbol; 4] = [symbol!("sage"), symbol!("dill"), symbol!("chives"), symbol!("thyme")];
/// Distance from plants to the track and to each other, in units.
const CLEAR: LayoutUnit = LayoutUnit(1.0);

/// Smallest share of its place that a plant fills.
const SHARE: f64 = 0.55;
/// Range of the random addition to `SHARE`.
const SPREAD: f64 = 0.45;
/// Difference of radius by which a later place must be larger to be preferred. It makes the choice
/// robust against rounding.
const LARGER: LayoutUnit = LayoutUnit(1e-9);

pub(super) fn draw(
    canvas: &mut Canvas,
    seed: Seed,
    course: &TrackLayout,
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
        // The corners of signs may extend beyond the edge of the track.
        let frame = disc.frame();
        let solid = |p: &&PlacedObject| p.layer != Layer::Ground && p.frame.overlaps(&frame);
        if !canvas.ledger.placed.iter().any(|p| solid(&p)) {
            canvas.symbol(Layer::Ornament, plant, frame);
        }
    }
}

/// Free places on `land`, in the order of drawing. The largest place is chosen first, with a random
/// radius, until no place is large enough.
fn clearings(
    course: &TrackLayout,
    bridges: &[Bridge],
    land: Frame,
    stream: &mut Stream,
) -> Vec<Disc> {
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
            // The frames are squares, so the distance is measured along the axes.
            let (dx, dy) = (disc.middle.x - best.middle.x, disc.middle.y - best.middle.y);
            let apart = dx.abs().max(dy.abs()) - radius - CLEAR;
            disc.radius = disc.radius.min(apart).min(disc.middle.distance(best.middle));
        }
        free.retain(|disc| disc.radius >= SIZES.0);
    }
    // Lower places are nearer to the viewer and are drawn later.
    chosen.sort_by(|a, b| a.middle.y.total_cmp(&b.middle.y));
    chosen
}

/// Number of points tried along and across a space, to each side of its middle.
const PLACES: i32 = 6;
/// Distance from a circle to the lines around it, in units.
const SIGN_CLEAR: LayoutUnit = LayoutUnit(0.9);

/// Largest offset of the points tried from the middle, as a share of the space.
const REACH: f64 = 0.4;
/// Gap between two frames on a space, in units.
const APART: LayoutUnit = LayoutUnit(0.1);
/// Difference of radius by which a place must be larger to be preferred, in units.
const BETTER: LayoutUnit = LayoutUnit(0.02);
/// Difference of the share by which a pair must be better to be preferred.
const BETTER_SHARE: f64 = 1e-3;

/// Free circle on a space of the track, in which a symbol can be drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disc {
    pub middle: Point,
    pub radius: LayoutUnit,
}

impl Disc {
    /// Square around the circle. Symbols have empty corners, so they may fill it.
    pub(super) fn frame(&self) -> Frame {
        Frame::square(self.middle, 2.0 * self.radius)
    }
}

/// Free places on `space` with the largest possible radius of each.
pub(super) fn places(course: &TrackLayout, space: usize, bridges: &[Bridge]) -> Vec<Disc> {
    let (begin, end) = (course.begin(space), course.begin(space + 1));
    let outline = course.outline(begin, end);
    let mut all = Vec::new();
    // Sorted by distance from the middle, which is preferred among equals.
    let mut steps: Vec<(i32, i32)> =
        (-PLACES..=PLACES).flat_map(|a| (-PLACES..=PLACES).map(move |b| (a, b))).collect();
    steps.sort_by_key(|(a, b)| a * a + b * b);
    for (a, b) in steps {
        let share = |i: i32| f64::from(i) * REACH / f64::from(PLACES);
        let along = course.middle(space) + course.length * share(a);
        let middle = course.curve.offset_point(along, course.width * share(b));
        let edge = |i: usize| to_segment(middle, outline[i], outline[(i + 1) % outline.len()]);
        let mut radius =
            (0..outline.len()).map(edge).fold(LayoutUnit(f64::MAX), LayoutUnit::min) - SIGN_CLEAR;
        for bridge in bridges {
            radius = radius.min(bridge.distance(middle) - bridge.width / 2.0 - SIGN_CLEAR);
        }
        if radius > LayoutUnit(0.0) {
            all.push(Disc { middle, radius });
        }
    }
    all
}

/// Returns the place with the largest radius, which is limited to `most`.
pub(super) fn largest(places: &[Disc], most: LayoutUnit) -> Option<Disc> {
    let mut best: Option<Disc> = None;
    for place in places {
        let radius = place.radius.min(most);
        if best.is_none_or(|b| radius > b.radius + BETTER) {
            best = Some(Disc { radius, ..*place });
        }
    }
    best
}

/// Returns two places side by side with radii of at most `large` and `small`. Both are reduced by
/// the same factor.
pub(super) fn pair(places: &[Disc], large: LayoutUnit, small: LayoutUnit) -> Option<(Disc, Disc)> {
    let mut best: Option<(f64, (Disc, Disc))> = None;
    for a in places {
        for b in places {
            // The frames are kept apart, and with them all that is drawn inside.
            let (dx, dy) = (b.middle.x - a.middle.x, b.middle.y - a.middle.y);
            let apart = dx.abs().max(dy.abs()) - APART;
            let share =
                (a.radius / large).min(b.radius / small).min(apart / (large + small)).min(1.0);
            if share > best.as_ref().map_or(0.0, |(most, _)| *most + BETTER_SHARE) {
                let pair =
                    (Disc { radius: large * share, ..*a }, Disc { radius: small * share, ..*b });
                best = Some((share, pair));
            }
        }
    }
    best.map(|(_, pair)| pair)
}

fn to_segment(p: Point, a: Point, b: Point) -> LayoutUnit {
    let (dx, dy) = ((b.x - a.x).0, (b.y - a.y).0);
    let length = dx * dx + dy * dy;
    let share = if length > 0.0 { ((p.x - a.x).0 * dx + (p.y - a.y).0 * dy) / length } else { 0.0 };
    p.distance(a.toward(b, share.clamp(0.0, 1.0)))
}
