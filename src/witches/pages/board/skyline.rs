//! Skyline of a scene: distant buildings and trees on a ridge, as one flat shape. Lit windows are
//! holes in the shape.

use super::land::Land;
use super::scene::BoardScene;
use super::tokens::share;
use super::*;

/// Heights of the ridge at equal distances from the left, as shares of the skyline's height. The
/// ridge runs out at both ends.
const RIDGE: [f64; 9] = [0.0, 0.1, 0.17, 0.13, 0.18, 0.12, 0.16, 0.1, 0.0];
/// Left end of the occupied part of the ridge, as a share of its width.
const FROM: f64 = 0.07;
/// Right end of the occupied part of the ridge, as a share of its width.
const TO: f64 = 0.95;
/// Depth of drawings in the ridge, as a share of the skyline's height.
const SUNK: f64 = 0.05;
/// Leftmost position of the drawing that occurs once, as a share of the width.
const ONCE: f64 = 0.52;
/// Largest random addition to [`ONCE`].
const ONCE_SPREAD: f64 = 0.12;

/// Kind of drawing on the ridge of a [`skyline()`].
#[derive(Clone, Copy)]
enum Skyline {
    House,
    Tower,
    Fir,
    Tree,
    Bare,
    Stone,
    Gate,
    Tent,
    Mill,
}

/// Returns the usual drawings of a scene, the more likely ones repeated, the drawing that occurs
/// once, and the distance between drawings in multiples of their width.
fn casting(scene: BoardScene) -> (&'static [Skyline], Skyline, f64) {
    match scene {
        BoardScene::Village => {
            (&[Skyline::House, Skyline::House, Skyline::House, Skyline::Tree], Skyline::Tower, 0.94)
        }
        BoardScene::Woods => {
            (&[Skyline::Fir, Skyline::Fir, Skyline::Fir, Skyline::Tree], Skyline::Bare, 0.72)
        }
        BoardScene::Moor => (&[Skyline::Stone, Skyline::Stone, Skyline::Bare], Skyline::Gate, 1.3),
        BoardScene::Market => {
            (&[Skyline::Tent, Skyline::House, Skyline::Tent], Skyline::Tower, 1.06)
        }
        BoardScene::Mill => (&[Skyline::Tree, Skyline::House, Skyline::Tree], Skyline::Mill, 1.05),
    }
}

/// Returns the contours of a scene's skyline, inside `frame` and on its foot.
pub(super) fn skyline(scene: BoardScene, frame: Frame, stream: &mut Stream) -> Vec<Contour> {
    let (usual, once, apart) = casting(scene);
    let ridge = Land::new(frame, RIDGE.map(|share| frame.h * share).into());
    let mut all = vec![ridge.line().close()];
    let along = |share: f64| frame.x + frame.w * share;
    // Right of the middle, because a title's drawing covers the left.
    let rare = along(ONCE + ONCE_SPREAD * share(stream));
    let after = one(once, (frame, &ridge), rare, along(TO), stream, &mut all).unwrap_or(rare);
    for (from, to) in [(along(FROM), rare), (after, along(TO))] {
        let mut x = from;
        while let Some(what) = stream.pick(usual)
            && let Some(end) = one(*what, (frame, &ridge), x, to, stream, &mut all)
        {
            x += (end - x) * apart * (0.9 + 0.25 * share(stream));
        }
    }
    all
}

/// Adds `what` to the ridge at `from` if it ends before `to`. Returns its right end.
fn one(
    what: Skyline,
    (frame, ridge): (Frame, &Land),
    from: LayoutUnit,
    to: LayoutUnit,
    stream: &mut Stream,
    all: &mut Vec<Contour>,
) -> Option<LayoutUnit> {
    let (wide, high) = what.size(stream);
    let (wide, high) = (frame.h * wide, frame.h * high);
    if from + wide > to {
        return None;
    }
    let foot = (ridge.at(from + wide / 2.0) + frame.h * SUNK).min(frame.bottom());
    let high = high.min(foot - frame.y);
    what.draw(Frame::new(from, foot - high, wide, high), stream, all);
    Some(from + wide)
}

/// Returns a polygon in `frame`. Its points are shares of the width from the left and of the height
/// from the foot. Clockwise polygons are filled, anticlockwise ones are holes.
fn cut(frame: Frame, points: &[(f64, f64)]) -> Contour {
    let at = |(x, y): (f64, f64)| Point::new(frame.x + frame.w * x, frame.bottom() - frame.h * y);
    let mut line = Contour::from(at(points.first().copied().unwrap_or_default()));
    for &point in points.iter().skip(1) {
        line.line(at(point));
    }
    line.close()
}

/// Returns a window as a hole, from its middle and half its sides.
fn window(frame: Frame, (x, y): (f64, f64), (w, h): (f64, f64)) -> Contour {
    cut(frame, &[(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)])
}

impl Skyline {
    /// Returns width and height as shares of the skyline's height, with random variation.
    fn size(self, stream: &mut Stream) -> (f64, f64) {
        let (wide, high, wider, higher) = match self {
            Skyline::House => (0.34, 0.46, 0.14, 0.16),
            Skyline::Tower => (0.24, 0.94, 0.0, 0.0),
            Skyline::Fir => (0.3, 0.5, 0.14, 0.36),
            Skyline::Tree => (0.32, 0.36, 0.12, 0.14),
            Skyline::Bare => (0.5, 0.62, 0.1, 0.1),
            Skyline::Stone => (0.15, 0.3, 0.08, 0.24),
            Skyline::Gate => (0.52, 0.52, 0.0, 0.04),
            Skyline::Tent => (0.4, 0.54, 0.1, 0.08),
            Skyline::Mill => (0.76, 0.96, 0.0, 0.0),
        };
        (wide + wider * share(stream), high + higher * share(stream))
    }

    fn draw(self, frame: Frame, stream: &mut Stream, all: &mut Vec<Contour>) {
        let plain = |points: &[(f64, f64)]| cut(frame, points);
        match self {
            Skyline::House => {
                let chimney = if stream.chance(1, 2) { 0.2 } else { 0.7 };
                all.push(plain(&[
                    (0.1, 0.0),
                    (0.1, 0.44),
                    (0.0, 0.42),
                    (0.5, 0.92),
                    (1.0, 0.42),
                    (0.9, 0.44),
                    (0.9, 0.0),
                ]));
                let flue = [(0.0, 0.5), (0.0, 1.0), (0.12, 1.0), (0.12, 0.5)]
                    .map(|(x, y)| (x + chimney, y));
                all.push(plain(&flue));
                all.push(window(frame, (0.34, 0.36), (0.08, 0.07)));
                all.push(window(frame, (0.66, 0.36), (0.08, 0.07)));
            }
            Skyline::Tower => {
                all.push(plain(&[
                    (0.14, 0.0),
                    (0.14, 0.6),
                    (0.0, 0.6),
                    (0.44, 0.92),
                    (0.46, 1.0),
                    (0.54, 1.0),
                    (0.56, 0.92),
                    (1.0, 0.6),
                    (0.86, 0.6),
                    (0.86, 0.0),
                ]));
                all.push(window(frame, (0.5, 0.5), (0.14, 0.05)));
                all.push(window(frame, (0.5, 0.32), (0.07, 0.05)));
            }
            Skyline::Fir => all.push(plain(&[
                (0.44, 0.0),
                (0.44, 0.12),
                (0.0, 0.12),
                (0.26, 0.4),
                (0.12, 0.4),
                (0.34, 0.68),
                (0.22, 0.68),
                (0.5, 1.0),
                (0.78, 0.68),
                (0.66, 0.68),
                (0.88, 0.4),
                (0.74, 0.4),
                (1.0, 0.12),
                (0.56, 0.12),
                (0.56, 0.0),
            ])),
            Skyline::Tree => {
                all.push(plain(&[(0.42, 0.0), (0.44, 0.4), (0.56, 0.4), (0.58, 0.0)]));
                all.push(crown(Frame { h: frame.h * 0.75, ..frame }));
            }
            Skyline::Bare => all.push(plain(&[
                (0.36, 0.0),
                (0.43, 0.2),
                (0.4, 0.4),
                (0.2, 0.54),
                (0.0, 0.5),
                (0.14, 0.6),
                (0.06, 0.74),
                (0.24, 0.6),
                (0.4, 0.54),
                (0.36, 0.78),
                (0.22, 0.94),
                (0.42, 0.84),
                (0.5, 1.0),
                (0.48, 0.78),
                (0.53, 0.52),
                (0.68, 0.64),
                (0.74, 0.9),
                (0.78, 0.68),
                (1.0, 0.76),
                (0.76, 0.56),
                (0.58, 0.4),
                (0.57, 0.2),
                (0.64, 0.0),
            ])),
            Skyline::Stone => {
                let lean = 0.3 * share(stream);
                let top = [(0.2, 0.92), (0.5, 1.0), (0.8, 0.86)].map(|(x, y)| (x + lean - 0.15, y));
                let [a, b, c] = top;
                all.push(plain(&[(0.0, 0.0), (0.06, 0.5), a, b, c, (0.96, 0.4), (1.0, 0.0)]));
            }
            Skyline::Gate => {
                all.push(plain(&[(0.06, 0.0), (0.1, 0.74), (0.32, 0.74), (0.34, 0.0)]));
                all.push(plain(&[(0.66, 0.0), (0.68, 0.74), (0.9, 0.74), (0.94, 0.0)]));
                all.push(plain(&[(0.0, 0.76), (0.03, 0.98), (0.95, 1.0), (1.0, 0.78)]));
            }
            Skyline::Tent => {
                all.push(plain(&[
                    (0.12, 0.0),
                    (0.12, 0.38),
                    (0.0, 0.38),
                    (0.47, 0.76),
                    (0.47, 1.0),
                    (0.76, 0.92),
                    (0.53, 0.86),
                    (0.53, 0.76),
                    (1.0, 0.38),
                    (0.88, 0.38),
                    (0.88, 0.0),
                ]));
                all.push(plain(&[(0.42, 0.0), (0.58, 0.0), (0.5, 0.34)]));
            }
            Skyline::Mill => {
                all.push(plain(&[
                    (0.3, 0.0),
                    (0.38, 0.6),
                    (0.36, 0.62),
                    (0.42, 0.74),
                    (0.58, 0.74),
                    (0.64, 0.62),
                    (0.62, 0.6),
                    (0.7, 0.0),
                ]));
                all.push(window(frame, (0.5, 0.3), (0.05, 0.05)));
                all.extend(sails(frame, stream));
            }
        }
    }
}

/// Returns the crown of a round tree, which fills `frame`.
fn crown(frame: Frame) -> Contour {
    let middle = frame.centre();
    let mut line = Contour::from(Point::new(frame.x, middle.y));
    let (left, right) = (frame.x, frame.right());
    line.round(Point::new(left, frame.y), Point::new(middle.x, frame.y), QUARTER);
    line.round(Point::new(right, frame.y), Point::new(right, middle.y), QUARTER);
    line.round(Point::new(right, frame.bottom()), Point::new(middle.x, frame.bottom()), QUARTER);
    line.round(Point::new(left, frame.bottom()), Point::new(left, middle.y), QUARTER);
    line.close()
}

/// Possible rotations of the sails: cosine and sine of the angle.
const TURNED: [(f64, f64); 4] = [
    (4.0 / 5.0, 3.0 / 5.0),
    (12.0 / 13.0, 5.0 / 13.0),
    (15.0 / 17.0, 8.0 / 17.0),
    (3.0 / 5.0, 4.0 / 5.0),
];

/// Returns four sails around the cap of a mill.
fn sails(frame: Frame, stream: &mut Stream) -> [Contour; 4] {
    let (along, across) = stream.pick(&TURNED).copied().unwrap_or(TURNED[0]);
    let hub = Point::new(frame.centre().x, frame.y + frame.h * 0.4);
    let long = (frame.w / 2.0).min(frame.h * 0.4) * 0.96;
    let wide = long * 0.14;
    [(along, across), (-across, along), (-along, -across), (across, -along)].map(|(dx, dy)| {
        let at = |far: f64, side: f64| {
            let (far, side) = (long * far, wide * side);
            Point::new(hub.x + far * dx - side * dy, hub.y + far * dy + side * dx)
        };
        let mut line = Contour::from(at(0.0, -0.25));
        line.line(at(0.22, -0.25)).line(at(0.22, -1.0)).line(at(1.0, -1.0)).line(at(1.0, 0.25));
        line.line(at(0.0, 0.25));
        line.close()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skylines_stay_in_their_frame() {
        for (w, h) in [(60.0, 25.0), (91.0, 25.2), (168.0, 34.0), (287.0, 44.0)] {
            let frame = Frame::of(10.0, 20.0, w, h);
            for (seed, scene) in (0..60).flat_map(|s| BoardScene::ALL.map(|scene| (s, scene))) {
                let all = skyline(scene, frame, &mut BoardScene::skyline_stream(Seed(seed)));
                assert!(all.len() > 3, "{scene:?}");
                let points: Vec<Point> = all.iter().flat_map(Contour::control_points).collect();
                assert!(
                    frame.encloses(&Frame::bounding_box(&points)),
                    "{scene:?} {seed} in {w} x {h}"
                );
            }
        }
    }
}
