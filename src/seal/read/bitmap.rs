//! Pictures in black and white, and points on them.

use std::ops::{Add, Mul, Sub};

/// A picture in black and white: what the search runs on.
#[derive(Debug)]
pub(super) struct Bitmap {
    pub width: usize,
    pub height: usize,
    /// Row by row.
    pub dark: Vec<bool>,
}

impl Bitmap {
    /// Whether a point lies on a dark pixel; outside of the picture all is light.
    pub(super) fn is_dark(&self, point: Point) -> bool {
        let Point { x, y } = point;
        x >= 0.0
            && y >= 0.0
            && x < self.width as f64
            && y < self.height as f64
            && self.dark[y as usize * self.width + x as usize]
    }
}

/// A point on a picture, or the way between two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub(super) fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Positive if the other way lies clockwise of this one (y grows downwards).
    pub(super) fn cross(self, other: Point) -> f64 {
        self.x * other.y - self.y * other.x
    }

    pub(super) fn length(self) -> f64 {
        self.dot(self).sqrt()
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Mul<f64> for Point {
    type Output = Point;

    fn mul(self, factor: f64) -> Point {
        Point { x: self.x * factor, y: self.y * factor }
    }
}
