//! The course of a track: a curve that never touches itself, shared out into spaces of equal
//! length.

use super::Result;
use super::curve::{Curve, Family, Hills, rounded};
use super::pawns::Stalls;
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, Unit};
use crate::race::RaceConcern;

/// How many spaces a track can be drawn with on A4 or Letter.
pub(super) const SPACES: std::ops::RangeInclusive<usize> = 12..=200;

/// The finish, in lengths of a space.
const FINISH: f64 = 1.5;
/// Looks at how long the start is, which follows from the length of the spaces, and they from it.
const LOOKS: usize = 5;
/// The track's share of the way between two of its parts; the rest is the gap.
const SHARE: f64 = 0.82;
/// The widest track.
const WIDEST: Unit = Unit(29.0);
/// The least length and width of a space that a pawn can stand on.
const LEAST: Unit = Unit(9.0);
/// The most and the least that a space may be longer than wide.
const LONGEST: f64 = 1.75;
const SHORTEST: f64 = 0.62;
/// How steep the hills may be that are tried, and how much they count for.
const STEEP: [f64; 4] = [0.15, 0.35, 0.55, 0.75];
const HILLY: f64 = 0.32;

/// Why there is no track of so many spaces.
pub(super) fn cannot_wind(spaces: usize) -> DrawError {
    DrawError::Impossible(format!(
        "a track of {spaces} spaces cannot be drawn; use {} to {} spaces, fewer on small paper",
        SPACES.start(),
        SPACES.end()
    ))
}

/// How closely the clearance is measured: a rough look tells most of the bad courses, which
/// are less than hopeful, as a share of the best; the last look is fine.
const PRECISIONS: [Unit; 4] = [Unit(3.0), Unit(2.0), Unit(1.0), Unit(1.0)];
const HOPEFUL: f64 = 0.85;
const FINE: Unit = Unit(0.5);
/// Between the points of an outline.
const OUTLINE_STEP: Unit = Unit(1.0);

/// A course in its frame.
#[derive(Clone, Debug)]
pub(super) struct Course {
    pub curve: Curve,
    /// How many spaces there are.
    pub spaces: usize,
    /// Width of the track.
    pub width: Unit,
    /// Length of a space along the middle of the track.
    pub length: Unit,
    /// Length of the start.
    pub start: Unit,
}

impl Course {
    /// The course of a seed: what winds how is drawn from it; how often follows from the
    /// number of spaces.
    ///
    /// # Errors
    /// If there are more spaces than fit into the frame.
    pub(super) fn new(seed: Seed, spaces: usize, frame: Frame) -> Result<Self> {
        for family in Course::families(seed, spaces) {
            let mut best: Option<(Unit, Course)> = None;
            for (size, steep) in family.sizes().flat_map(|s| STEEP.map(|steep| (s, steep))) {
                let least = best.as_ref().map_or(LEAST, |(score, _)| *score);
                let course = Course::shaped(seed, family, size, steep, spaces, frame, least);
                if let Some((score, course)) = course {
                    best = Some((score, course));
                }
            }
            if let Some((_, course)) = best {
                return Ok(course);
            }
        }
        Err(cannot_wind(spaces))
    }

    /// The families of a seed: the first of them that has room is taken.
    pub(crate) fn families(seed: Seed, spaces: usize) -> Vec<Family> {
        let mut families = Family::ALL.to_vec();
        // A wood to ramble around needs room for its clearings.
        families.retain(|&f| f != Family::Ramble || spaces >= 44);
        Stream::new(seed, RaceConcern::CourseFamilies, 0).shuffle(&mut families);
        families
    }

    /// The course of a shape and its score, if that is better than `least`.
    fn shaped(
        seed: Seed,
        family: Family,
        size: usize,
        steep: f64,
        spaces: usize,
        frame: Frame,
        least: Unit,
    ) -> Option<(Unit, Self)> {
        // Each shape has draws of its own, so that none changes another.
        let mut stream =
            Stream::new(seed, RaceConcern::CourseShape, family as u64 * 100 + size as u64);
        let corners = family.corners(size, frame, &mut stream);
        let mirrored = (stream.chance(1, 2), stream.chance(1, 2));
        let warp = Warp::new(&mut stream, frame, mirrored, family.hills(size, frame, steep));
        let level = Curve::through(&rounded(&corners));
        let line: Vec<Point> = level.points().iter().map(|&p| warp.at(p)).collect();
        let raw = Curve::through(&line);
        // The track's width follows from the room between its parts, and the room for its
        // middle from the width.
        let mut width = WIDEST;
        let mut curve = raw.fitted(frame.inset(width / 2.0));
        for (look, precision) in PRECISIONS.into_iter().enumerate() {
            let clearance = curve.clearance(precision);
            let wish = (clearance * SHARE).min(WIDEST);
            if look < 2 || wish < width {
                width = wish;
                curve = raw.fitted(frame.inset(width / 2.0));
            }
            let course = Course::over(curve.clone(), spaces, width);
            // A rough look tells most of the bad ones.
            if look == 0 && course.score(steep) < least * HOPEFUL {
                return None;
            }
        }
        let width = width.min(curve.clearance(FINE) * SHARE);
        let course = Course::over(curve, spaces, width);
        let score = course.score(steep);
        (score > least && course.room() >= LEAST).then_some((score, course))
    }

    /// A curve shared out into spaces, no wider than looks well with their length.
    fn over(curve: Curve, spaces: usize, width: Unit) -> Self {
        let whole = curve.length();
        let parts = spaces as f64 + FINISH;
        let mut length = whole / parts;
        for _ in 0..LOOKS {
            let width = width.min(length / SHORTEST);
            length = (whole - Stalls::start(length, width)) / parts;
        }
        let width = width.min(length / SHORTEST);
        Course { spaces, width, length, start: whole - length * parts, curve }
    }

    /// How large a square a space has room for.
    pub(super) fn room(&self) -> Unit {
        self.length.min(self.width)
    }

    /// How good the course is: roomy spaces that are not too long, and hills.
    fn score(&self, steep: f64) -> Unit {
        let shape = (self.length / self.width / LONGEST).max(1.0);
        self.room() / shape * (1.0 + HILLY * steep)
    }

    /// Where a space begins, as a distance along the curve; the one past the last space is
    /// where the finish begins.
    pub(super) fn begin(&self, space: usize) -> Unit {
        self.start + self.length * space as f64
    }

    /// The middle of a space, as a distance along the curve.
    pub(super) fn middle(&self, space: usize) -> Unit {
        self.begin(space) + self.length / 2.0
    }

    /// The outline of a piece of the track.
    pub(super) fn outline(&self, from: Unit, to: Unit) -> Vec<Point> {
        let half = self.width / 2.0;
        let steps = ((to - from) / OUTLINE_STEP) as usize;
        let steps = steps.max(4);
        let side = |aside: Unit| {
            let at = move |i| from + (to - from) * i as f64 / steps as f64;
            (0..=steps).map(move |i| self.curve.beside(at(i), aside))
        };
        let mut left: Vec<Point> = side(half).collect();
        left.extend(side(-half).collect::<Vec<_>>().into_iter().rev());
        left
    }

    /// How far from the track's edge a point lies; less than 0 on the track.
    pub(super) fn distance(&self, p: Point) -> Unit {
        let near = self.curve.points().iter().step_by(2);
        let nearest = near.map(|q| {
            let (dx, dy) = ((p.x - q.x).0, (p.y - q.y).0);
            dx * dx + dy * dy
        });
        Unit(nearest.fold(f64::MAX, f64::min).sqrt()) - self.width / 2.0
    }
}

/// Hills and hollows: everything is pushed up and down by a gentle wave along x, then left
/// and right by one along y. Straights become winding, and what lay apart stays apart.
struct Warp {
    frame: Frame,
    mirrored: (bool, bool),
    up: Wave,
    aside: Wave,
}

impl Warp {
    fn new(stream: &mut Stream, frame: Frame, mirrored: (bool, bool), hills: Hills) -> Self {
        let count = (3 + stream.below(3), 2 + stream.below(2));
        let up = Wave::new(stream, frame.w, hills.level.0, count.0, hills.steep.0);
        let aside = Wave::new(stream, frame.h, hills.level.1, count.1, hills.steep.1);
        Warp { frame, mirrored, up, aside }
    }

    fn at(&self, p: Point) -> Point {
        let f = &self.frame;
        let x = if self.mirrored.0 { f.x + f.right() - p.x } else { p.x };
        let y = if self.mirrored.1 { f.y + f.bottom() - p.y } else { p.y };
        let y = y + self.up.at((x - f.x) / f.w);
        Point::new(x + self.aside.at((y - f.y) / f.h), y)
    }
}

/// A smooth wave through random heights at equal distances, turn by turn up and down, and
/// level at both ends.
struct Wave {
    heights: Vec<Unit>,
    /// The level share of its length at each end.
    level: f64,
}

impl Wave {
    /// A wave over a length, `level` of it at each end, with so many hills; `steep` is
    /// about its steepest slope.
    fn new(stream: &mut Stream, length: Unit, level: Unit, hills: usize, steep: f64) -> Self {
        let height = (length - 2.0 * level) / hills as f64 * steep;
        let up = if stream.chance(1, 2) { 1.0 } else { -1.0 };
        let heights = (0..=hills).map(|i| {
            let share = 0.5 + 0.5 * stream.below(101) as f64 / 100.0;
            up * height * share * if i % 2 == 0 { 0.5 } else { -0.5 }
        });
        Wave { heights: heights.collect(), level: level / length }
    }

    /// Its height at a share of its length.
    fn at(&self, share: f64) -> Unit {
        let hills = self.heights.len() - 1;
        let between = (share - self.level) / (1.0 - 2.0 * self.level);
        let place = between.clamp(0.0, 1.0) * hills as f64;
        let i = (place as usize).min(hills - 1);
        let t = place - i as f64;
        let (from, to) = (self.heights[i], self.heights[i + 1]);
        from + (to - from) * t * t * (3.0 - 2.0 * t)
    }
}
