//! Pictures for the tests: a full page with a code on it, and photos of that page.

use std::io::Cursor;

use image::{GrayImage, ImageFormat, Luma, imageops};

use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::seal::qr;

/// Width and height of the page, in mm.
const PAPER: (f64, f64) = (210.0, 297.0);

/// A page full of drawing.
pub(super) struct Page {
    pixels: GrayImage,
    /// Pixels for each mm.
    scale: f64,
}

/// How a photo is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Photo {
    /// What is in its middle, in mm on the page.
    pub centre: (f64, f64),
    /// Width of what it shows, in mm.
    pub width_mm: f64,
    /// Width and height, in pixels.
    pub size: (u32, u32),
    /// How far the paper leans away from the camera, which is 300 mm away, in degrees.
    pub tilt: f64,
    /// How far the camera is turned, in degrees.
    pub turn: f64,
    /// Standard deviation of the blur, in pixels.
    pub blur: f32,
    /// Light in the darkest corner, as a part of that in the brightest.
    pub light: f64,
    /// Largest noise, in gray values.
    pub noise: u8,
}

impl Page {
    /// An empty page, at `dpi`.
    pub(super) fn blank(dpi: f64) -> Self {
        let scale = dpi / 25.4;
        Self { pixels: paper(scale), scale }
    }

    /// A page of lines, boxes, rings and strokes, at `dpi`.
    pub(super) fn busy(seed: u64, dpi: f64) -> Self {
        let mut s = Stream::new(Seed(seed), "page", 0);
        let mut page = Self::blank(dpi);
        for _ in 0..60 {
            let (x, y) = (s.below(200) as f64, s.below(290) as f64);
            let (w, h) = (5.0 + s.below(40) as f64, 5.0 + s.below(40) as f64);
            page.rectangle((x, y, w, h), s.below(200) as u8);
            page.rectangle((x + 0.6, y + 0.6, w - 1.2, h - 1.2), 150 + s.below(106) as u8);
        }
        for _ in 0..12 {
            let (x, y) = (s.below(200) as f64, s.below(290) as f64);
            // Rings: dots within circles look much like the corners of a code.
            for (radius, value) in [(3.5, 0), (2.5, 255), (1.5, 0)] {
                page.disc((x, y), radius, value);
            }
        }
        for _ in 0..1500 {
            let (x, y) = (s.below(2000) as f64 / 10.0, s.below(2900) as f64 / 10.0);
            let (w, h) = if s.chance(1, 2) { (0.4, 2.0) } else { (1.6, 0.4) };
            page.rectangle((x, y, w, h), 20);
        }
        page
    }

    /// Draws a code with its quiet zone, its first module at a place in mm.
    pub(super) fn code(mut self, text: &str, (x, y): (f64, f64), module: f64) -> Self {
        let code = qr::matrix(text).unwrap();
        let side = code.size as f64 * module;
        let quiet = 4.0 * module;
        self.rectangle((x - quiet, y - quiet, side + 2.0 * quiet, side + 2.0 * quiet), 255);
        let scale = self.scale;
        for py in (y * scale) as u32..=((y + side) * scale) as u32 {
            for px in (x * scale) as u32..=((x + side) * scale) as u32 {
                // Each pixel is the mean of 4 x 4 points, as in any rendering.
                let dark = (0..16)
                    .filter(|i| {
                        let at = |p: u32, i: u32, from: f64| {
                            ((f64::from(p) + 0.125 + 0.25 * f64::from(i)) / scale - from) / module
                        };
                        let (mx, my) = (at(px, i % 4, x), at(py, i / 4, y));
                        mx >= 0.0 && my >= 0.0 && code.is_dark(mx as usize, my as usize)
                    })
                    .count();
                if px < self.pixels.width() && py < self.pixels.height() {
                    self.pixels.put_pixel(px, py, Luma([(255 - dark * 255 / 16) as u8]));
                }
            }
        }
        self
    }

    /// Puts a picture into the upper left corner.
    pub(super) fn paste(&mut self, picture: &GrayImage) {
        imageops::replace(&mut self.pixels, picture, 0, 0);
    }

    fn rectangle(&mut self, (x, y, w, h): (f64, f64, f64, f64), value: u8) {
        let scale = self.scale;
        let (right, bottom) = (((x + w) * scale) as u32, ((y + h) * scale) as u32);
        for py in (y.max(0.0) * scale) as u32..bottom.min(self.pixels.height()) {
            for px in (x.max(0.0) * scale) as u32..right.min(self.pixels.width()) {
                self.pixels.put_pixel(px, py, Luma([value]));
            }
        }
    }

    fn disc(&mut self, (x, y): (f64, f64), radius: f64, value: u8) {
        let (x, y, radius) = (x * self.scale, y * self.scale, radius * self.scale);
        for py in (y - radius).max(0.0) as u32..((y + radius) as u32).min(self.pixels.height()) {
            for px in (x - radius).max(0.0) as u32..((x + radius) as u32).min(self.pixels.width()) {
                let (dx, dy) = (f64::from(px) - x, f64::from(py) - y);
                if dx * dx + dy * dy < radius * radius {
                    self.pixels.put_pixel(px, py, Luma([value]));
                }
            }
        }
    }

    /// The page as it is.
    pub(super) fn png(&self) -> Vec<u8> {
        encode(&self.pixels, ImageFormat::Png)
    }

    /// A photo of the page on a gray table, as a JPEG.
    pub(super) fn photo(&self, photo: Photo) -> Vec<u8> {
        const DISTANCE: f64 = 300.0;
        let (width, height) = photo.size;
        let (tilt_sin, tilt_cos) = photo.tilt.to_radians().sin_cos();
        let (turn_sin, turn_cos) = photo.turn.to_radians().sin_cos();
        let mm = photo.width_mm / f64::from(width);
        let sharp = GrayImage::from_fn(width, height, |px, py| {
            let u = (f64::from(px) - f64::from(width) / 2.0) * mm;
            let v = (f64::from(py) - f64::from(height) / 2.0) * mm;
            let depth = DISTANCE * tilt_cos - v * tilt_sin;
            let (x, y) = (u * DISTANCE * tilt_cos / depth, v * DISTANCE / depth);
            let (cx, cy) = photo.centre;
            Luma([self.at(cx + x * turn_cos - y * turn_sin, cy + x * turn_sin + y * turn_cos)])
        });
        let mut noise = Stream::new(Seed(11), "noise", 0);
        let spread = usize::from(photo.noise) + 1;
        let blurred = if photo.blur > 0.0 { imageops::blur(&sharp, photo.blur) } else { sharp };
        let taken = GrayImage::from_fn(width, height, |px, py| {
            let across = f64::from(px) / f64::from(width) + f64::from(py) / f64::from(height);
            let light = photo.light + (1.0 - photo.light) * across / 2.0;
            let value = f64::from(blurred.get_pixel(px, py).0[0]) * 0.8 + 25.0;
            // Two draws: small noise is more likely than large.
            let grain = noise.below(spread) as f64 - noise.below(spread) as f64;
            Luma([(value * light + grain).clamp(0.0, 255.0) as u8])
        });
        encode(&taken, ImageFormat::Jpeg)
    }

    /// The gray value at a point in mm, between pixels.
    fn at(&self, x: f64, y: f64) -> u8 {
        if !(0.0..PAPER.0 - 0.5).contains(&x) || !(0.0..PAPER.1 - 0.5).contains(&y) {
            return 90;
        }
        let (x, y) = (x * self.scale, y * self.scale);
        let pixel = |x: u32, y: u32| f64::from(self.pixels.get_pixel(x, y).0[0]);
        let (px, py, fx, fy) = (x as u32, y as u32, x.fract(), y.fract());
        let above = pixel(px, py) * (1.0 - fx) + pixel(px + 1, py) * fx;
        let below = pixel(px, py + 1) * (1.0 - fx) + pixel(px + 1, py + 1) * fx;
        (above * (1.0 - fy) + below * fy) as u8
    }
}

fn paper(scale: f64) -> GrayImage {
    let (width, height) = ((PAPER.0 * scale) as u32, (PAPER.1 * scale) as u32);
    GrayImage::from_pixel(width, height, Luma([255]))
}

pub(super) fn encode(picture: &GrayImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}
