//! Course of a track: a curve that does not touch itself, divided into spaces of equal length.

use super::Result;
use super::curve::{Curve, Family, Hills, rounded};
use super::pawns::StallLayout;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, LayoutUnit};
use crate::race::RaceConcern;

/// Number of spaces with which a track can be drawn on A4 or Letter.
pub(super) const SPACES: std::ops::RangeInclusive<usize> = 12..=200;

/// Length of the finish, in lengths of a space.
const FINISH: f64 = 1.5;
/// Iterations for the length of the start. It depends on the length of the spaces, which depends on
/// it in turn.
const LOOKS: usize = 5;
/// Width of the track as a share of the distance between two of its parts. The rest is the gap.
const SHARE: f64 = 0.82;
/// Largest width of the track, in units.
const WIDEST: LayoutUnit = LayoutUnit(29.0);
/// Smallest length and width of a space on which a pawn fits, in units.
const LEAST: LayoutUnit = LayoutUnit(9.0);
/// Ratio of length to width of a space beyond which its score decreases.
const LONGEST: f64 = 1.75;
/// Smallest ratio of length to width of a space; the track is narrowed to keep it.
const SHORTEST: f64 = 0.62;
/// Slopes of the hills that [`TrackLayout::new`] tries.
const STEEP: [f64; 4] = [0.15, 0.35, 0.55, 0.75];
/// Weight of the slope in the score of a course.
const HILLY: f64 = 0.32;

/// Returns the error for a number of spaces that cannot be drawn.
pub(super) fn cannot_wind(spaces: usize) -> DrawError {
    DrawError::Impossible(format!(
        "a track of {spaces} spaces cannot be drawn; use {} to {} spaces, fewer on small paper",
        SPACES.start(),
        SPACES.end()
    ))
}

/// Precision of successive clearance measurements, in units. The first, coarse one rejects most of
/// the unsuitable courses.
const PRECISIONS: [LayoutUnit; 4] =
    [LayoutUnit(3.0), LayoutUnit(2.0), LayoutUnit(1.0), LayoutUnit(1.0)];
/// Share of the best score below which a course is rejected after the first measurement.
const HOPEFUL: f64 = 0.85;
/// Precision of the last clearance measurement, in units.
const FINE: LayoutUnit = LayoutUnit(0.5);
/// Distance between the points of an outline, in units.
const OUTLINE_STEP: LayoutUnit = LayoutUnit(1.0);

/// Course of a track in its frame.
#[derive(Clone, Debug)]
pub(super) struct TrackLayout {
    pub curve: Curve,
    /// Number of spaces.
    pub spaces: usize,
    /// Width of the track.
    pub width: LayoutUnit,
    /// Length of a space along the middle of the track.
    pub length: LayoutUnit,
    /// Length of the start.
    pub start: LayoutUnit,
}

impl TrackLayout {
    /// Creates the course of a seed. Its family and shape are drawn from the seed. The number of
    /// windings follows from the number of spaces.
    ///
    /// # Errors
    /// If there are more spaces than fit into the frame.
    pub(super) fn new(seed: Seed, spaces: usize, frame: Frame) -> Result<Self> {
        for family in TrackLayout::families(seed, spaces) {
            let mut best: Option<(LayoutUnit, TrackLayout)> = None;
            for (size, steep) in family.sizes().flat_map(|s| STEEP.map(|steep| (s, steep))) {
                let least = best.as_ref().map_or(LEAST, |(score, _)| *score);
                let course = TrackLayout::shaped(seed, family, size, steep, spaces, frame, least);
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

    /// Families in the order of a seed. The first one that fits is used.
    pub(crate) fn families(seed: Seed, spaces: usize) -> Vec<Family> {
        let mut families = Family::ALL.to_vec();
        // The rambling course needs room for its clearings.
        families.retain(|&f| f != Family::Ramble || spaces >= 44);
        Stream::new(seed, RaceConcern::CourseFamilies, 0).shuffle(&mut families);
        families
    }

    /// Returns the course of a shape with its score, if the score exceeds `least`.
    fn shaped(
        seed: Seed,
        family: Family,
        size: usize,
        steep: f64,
        spaces: usize,
        frame: Frame,
        least: LayoutUnit,
    ) -> Option<(LayoutUnit, Self)> {
        // Each shape has its own random stream, so that no shape affects another.
        let mut stream =
            Stream::new(seed, RaceConcern::CourseShape, family as u64 * 100 + size as u64);
        let corners = family.corners(size, frame, &mut stream);
        let mirrored = (stream.chance(1, 2), stream.chance(1, 2));
        let warp = WaveWarp::new(&mut stream, frame, mirrored, family.hills(size, frame, steep));
        let level = Curve::through(&rounded(&corners));
        let line: Vec<Point> = level.points().iter().map(|&p| warp.at(p)).collect();
        let raw = Curve::through(&line);
        // The width of the track follows from the clearance of the curve. The frame of the curve
        // follows from the width.
        let mut width = WIDEST;
        let mut curve = raw.fitted(frame.inset(width / 2.0));
        for (look, precision) in PRECISIONS.into_iter().enumerate() {
            let clearance = curve.clearance(precision);
            let wish = (clearance * SHARE).min(WIDEST);
            if look < 2 || wish < width {
                width = wish;
                curve = raw.fitted(frame.inset(width / 2.0));
            }
            let course = TrackLayout::divide(curve.clone(), spaces, width);
            // A coarse measurement rejects most of the unsuitable courses.
            if look == 0 && course.score(steep) < least * HOPEFUL {
                return None;
            }
        }
        let width = width.min(curve.clearance(FINE) * SHARE);
        let course = TrackLayout::divide(curve, spaces, width);
        let score = course.score(steep);
        (score > least && course.room() >= LEAST).then_some((score, course))
    }

    /// Divides a curve into spaces. The width is limited in proportion to their length.
    fn divide(curve: Curve, spaces: usize, width: LayoutUnit) -> Self {
        let whole = curve.length();
        let parts = spaces as f64 + FINISH;
        let mut length = whole / parts;
        for _ in 0..LOOKS {
            let width = width.min(length / SHORTEST);
            length = (whole - StallLayout::start(length, width)) / parts;
        }
        let width = width.min(length / SHORTEST);
        TrackLayout { spaces, width, length, start: whole - length * parts, curve }
    }

    /// Side of the largest square that fits on a space: the smaller of `length` and `width`.
    pub(super) fn room(&self) -> LayoutUnit {
        self.length.min(self.width)
    }

    /// Score of the course: large spaces that are not too long, and hills.
    fn score(&self, steep: f64) -> LayoutUnit {
        let shape = (self.length / self.width / LONGEST).max(1.0);
        self.room() / shape * (1.0 + HILLY * steep)
    }

    /// Beginning of a space, as a distance along the curve. The index after the last space gives
    /// the beginning of the finish.
    pub(super) fn begin(&self, space: usize) -> LayoutUnit {
        self.start + self.length * space as f64
    }

    /// Middle of a space, as a distance along the curve.
    pub(super) fn middle(&self, space: usize) -> LayoutUnit {
        self.begin(space) + self.length / 2.0
    }

    /// Outline of the track between two distances along the curve.
    pub(super) fn outline(&self, from: LayoutUnit, to: LayoutUnit) -> Vec<Point> {
        let half = self.width / 2.0;
        let steps = ((to - from) / OUTLINE_STEP) as usize;
        let steps = steps.max(4);
        let side = |aside: LayoutUnit| {
            let at = move |i| from + (to - from) * i as f64 / steps as f64;
            (0..=steps).map(move |i| self.curve.offset_point(at(i), aside))
        };
        let mut left: Vec<Point> = side(half).collect();
        left.extend(side(-half).collect::<Vec<_>>().into_iter().rev());
        left
    }

    /// Distance of a point from the edge of the track; negative on the track.
    pub(super) fn distance(&self, p: Point) -> LayoutUnit {
        let near = self.curve.points().iter().step_by(2);
        let nearest = near.map(|q| {
            let (dx, dy) = ((p.x - q.x).0, (p.y - q.y).0);
            dx * dx + dy * dy
        });
        LayoutUnit(nearest.fold(f64::MAX, f64::min).sqrt()) - self.width / 2.0
    }
}

/// Hills and valleys. All points are shifted vertically by a gentle wave along x, then horizontally
/// by one along y. Straights become winding, and the order of separate parts is preserved.
struct WaveWarp {
    frame: Frame,
    mirrored: (bool, bool),
    up: Wave,
    aside: Wave,
}

impl WaveWarp {
    fn new(stream: &mut Stream, frame: Frame, mirrored: (bool, bool), hills: Hills) -> Self {
        let count = (3 + stream.below(3), 2 + stream.below(2));
        let up = Wave::new(stream, frame.w, hills.level.0, count.0, hills.steep.0);
        let aside = Wave::new(stream, frame.h, hills.level.1, count.1, hills.steep.1);
        WaveWarp { frame, mirrored, up, aside }
    }

    fn at(&self, p: Point) -> Point {
        let f = &self.frame;
        let x = if self.mirrored.0 { f.x + f.right() - p.x } else { p.x };
        let y = if self.mirrored.1 { f.y + f.bottom() - p.y } else { p.y };
        let y = y + self.up.at((x - f.x) / f.w);
        Point::new(x + self.aside.at((y - f.y) / f.h), y)
    }
}

/// Smooth wave through random heights at equal distances, alternately positive and negative. Both
/// ends are level.
struct Wave {
    heights: Vec<LayoutUnit>,
    /// Level part at each end, as a share of the length.
    level: f64,
}

impl Wave {
    /// Draws a wave from `stream` over `length` with `hills` half periods and a level part of
    /// `level` at each end. `steep` is about its steepest slope.
    fn new(
        stream: &mut Stream,
        length: LayoutUnit,
        level: LayoutUnit,
        hills: usize,
        steep: f64,
    ) -> Self {
        let height = (length - 2.0 * level) / hills as f64 * steep;
        let up = if stream.chance(1, 2) { 1.0 } else { -1.0 };
        let heights = (0..=hills).map(|i| {
            let share = 0.5 + 0.5 * stream.below(101) as f64 / 100.0;
            up * height * share * if i % 2 == 0 { 0.5 } else { -0.5 }
        });
        Wave { heights: heights.collect(), level: level / length }
    }

    /// Height at `share` of the length, from 0 to 1.
    fn at(&self, share: f64) -> LayoutUnit {
        let hills = self.heights.len() - 1;
        let between = (share - self.level) / (1.0 - 2.0 * self.level);
        let place = between.clamp(0.0, 1.0) * hills as f64;
        let i = (place as usize).min(hills - 1);
        let t = place - i as f64;
        let (from, to) = (self.heights[i], self.heights[i + 1]);
        from + (to - from) * t * t * (3.0 - 2.0 * t)
    }
}
