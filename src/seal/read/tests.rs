//! Tests of the reader with pages full of drawings, as pictures and as photos, with and without
//! codes.

use std::io::Cursor;

use image::{GrayImage, ImageFormat, Luma, imageops};

use super::*;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::seal::qr;

/// A text as long as the code of an ordinary sheet (186 characters, version 8).
fn text(n: u8) -> String {
    format!("CP1:{}", "K8Y-Q/2".repeat(26)) + &n.to_string()
}

const STEADY: Photo = Photo {
    centre: (160.0, 60.0),
    width_mm: 80.0,
    size: (1200, 900),
    tilt: 0.0,
    turn: 0.0,
    blur: 1.0,
    light: 0.8,
    noise: 6,
    curl: None,
};

fn page() -> Page {
    Page::busy(1, 250.0).code(&text(0), (150.0, 40.0), 0.5)
}

#[test]
fn rendered_pages_are_read() {
    for (seed, dpi, module) in
        [(1, 150.0, 0.5), (2, 150.0, 0.5), (3, 150.0, 0.6), (4, 120.0, 0.5), (5, 300.0, 0.5)]
    {
        let place = (150.0 + seed as f64 * 0.37, 40.0 + seed as f64 * 30.3);
        let page = Page::busy(seed, dpi).code(&text(0), place, module);
        assert_eq!(qr_text(&page.png()), Ok(text(0)), "{seed} {dpi} {module}");
    }
}

#[test]
fn photos_are_read() {
    let page = page();
    for photo in [
        STEADY,
        Photo { tilt: 40.0, ..STEADY },
        Photo { turn: 45.0, ..STEADY },
        Photo { turn: 180.0, ..STEADY },
        Photo { blur: 2.0, ..STEADY },
        Photo { light: 0.2, ..STEADY },
        Photo { noise: 40, ..STEADY },
        Photo { size: (600, 450), ..STEADY },
        Photo { tilt: 15.0, turn: 7.0, blur: 1.5, light: 0.5, noise: 15, ..STEADY },
    ] {
        assert_eq!(qr_text(&page.photo(photo)), Ok(text(0)), "{photo:?}");
    }
}

#[test]
fn curled_and_strongly_tilted_paper_is_read() {
    let page = page();
    for photo in [
        Photo { tilt: 60.0, ..STEADY },
        Photo { tilt: 55.0, turn: 30.0, ..STEADY },
        Photo { curl: Some((60.0, 30.0)), ..STEADY },
        Photo { curl: Some((30.0, 0.0)), turn: 20.0, ..STEADY },
    ] {
        assert_eq!(qr_text(&page.photo(photo)), Ok(text(0)), "{photo:?}");
    }
}

#[test]
fn a_code_that_is_light_on_dark_is_read() {
    let mut pixels = page().pixels;
    imageops::invert(&mut pixels);
    assert_eq!(qr_text(&encode(&pixels, ImageFormat::Png)), Ok(text(0)));
}

#[test]
fn pictures_of_other_formats_are_read() {
    let page = Page::blank(100.0).code(&text(0), (60.0, 40.0), 0.8);
    for format in [ImageFormat::Gif, ImageFormat::Bmp, ImageFormat::Tiff, ImageFormat::WebP] {
        let mut bytes = Cursor::new(Vec::new());
        let colours = image::DynamicImage::from(page.pixels.clone()).into_rgb8();
        colours.write_to(&mut bytes, format).unwrap();
        assert_eq!(qr_text(&bytes.into_inner()), Ok(text(0)), "{format:?}");
    }
}

/// In the picture scaled to 3200 pixels the modules of this code are 1.9 pixels wide.
#[test]
fn a_small_code_in_the_corner_of_a_large_photo_is_read() {
    let (size, width_mm) = ((5472, 3648), 850.0);
    let photo = Photo { centre: (500.0, 300.0), width_mm, size, turn: 3.0, ..STEADY };
    assert_eq!(qr_text(&page().photo(photo)), Ok(text(0)));
}

#[test]
fn a_photo_of_the_whole_page_is_read() {
    let (centre, size) = ((105.0, 148.0), (2000, 2667));
    let photo = Photo { centre, width_mm: 240.0, size, tilt: 12.0, turn: 4.0, ..STEADY };
    assert_eq!(qr_text(&page().photo(photo)), Ok(text(0)));
}

#[test]
fn codes_of_others_are_passed_over() {
    let foreign = "https://example.org/";
    let page = Page::busy(1, 100.0).code(foreign, (30.0, 200.0), 0.8);
    let both = page.code(&text(0), (150.0, 40.0), 0.8);
    assert_eq!(qr_text(&both.png()), Ok(text(0)));
    let alone = Page::blank(100.0).code(foreign, (30.0, 200.0), 0.8);
    assert_eq!(qr_text(&alone.png()), Err(ReadError::Foreign));
}

#[test]
fn the_codes_of_two_sheets_are_not_guessed_between() {
    let page = Page::blank(150.0).code(&text(1), (20.0, 30.0), 0.6);
    let twice = page.code(&text(1), (120.0, 40.0), 0.6);
    assert_eq!(qr_text(&twice.png()), Ok(text(1)));
    let two = twice.code(&text(2), (60.0, 200.0), 0.6);
    assert_eq!(qr_text(&two.png()), Err(ReadError::Several(2)));
}

#[test]
fn a_picture_without_a_code_says_so() {
    assert_eq!(qr_text(&Page::blank(60.0).png()), Err(ReadError::NoQr));
    for (width, height) in [(1, 1), (2, 1), (1, 300), (7, 7), (300, 2)] {
        for value in [0, 255] {
            let picture = GrayImage::from_pixel(width, height, Luma([value]));
            assert_eq!(qr_text(&encode(&picture, ImageFormat::Png)), Err(ReadError::NoQr));
        }
    }
}

#[test]
fn noise_is_no_code() {
    for seed in 0..6 {
        let mut stream = Stream::new(Seed(seed), "noise", 0);
        let cell = 1 + seed as u32;
        let mut small = GrayImage::new(120, 90);
        small.pixels_mut().for_each(|p| *p = Luma([255 * stream.below(2) as u8]));
        let picture =
            GrayImage::from_fn(120 * cell, 90 * cell, |x, y| *small.get_pixel(x / cell, y / cell));
        assert_eq!(qr_text(&encode(&picture, ImageFormat::Png)), Err(ReadError::NoQr));
    }
}

#[test]
fn transparent_paper_is_white() {
    let code = crate::seal::qr::matrix(&text(0)).unwrap();
    let side = code.size as u32 * 4 + 32;
    let picture = image::RgbaImage::from_fn(side, side, |x, y| {
        let at = |p: u32| (p as usize / 4).wrapping_sub(4);
        image::Rgba([0, 0, 0, if code.is_dark(at(x), at(y)) { 255 } else { 0 }])
    });
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
    assert_eq!(qr_text(&bytes.into_inner()), Ok(text(0)));
}

#[test]
fn other_files_are_no_pictures() {
    for bytes in [&b""[..], b"CP1:", b"%PDF-1.7\n", b"GIF90a\x01\x00\x01\x00\x00\x00\x00"] {
        assert_eq!(qr_text(bytes), Err(ReadError::NotAnImage), "{bytes:?}");
    }
    // The header of a GIF without its picture.
    let header = qr_text(b"GIF89a\x01\x00\x01\x00\x00\x00\x00");
    assert!(matches!(header, Err(ReadError::Damaged(_))), "{header:?}");
}

#[test]
fn a_picture_cut_off_is_damaged() {
    let png = Page::blank(30.0).code(&text(0), (30.0, 30.0), 3.0).png();
    for length in [8, 20, 33, 60, png.len() / 2] {
        let cut = qr_text(&png[..length]);
        assert!(matches!(cut, Err(ReadError::Damaged(_))), "{length}: {cut:?}");
    }
}

#[test]
fn a_small_file_cannot_unfold_into_a_huge_picture() {
    let mut png = encode(&GrayImage::new(1, 1), ImageFormat::Png);
    for side in [9_000u32, 21_000, 60_000, 0x7fff_ffff] {
        png[16..20].copy_from_slice(&side.to_be_bytes());
        png[20..24].copy_from_slice(&side.to_be_bytes());
        let crc = crate::common::bytes::crc32(&[&png[12..29]]);
        png[29..33].copy_from_slice(&crc.to_be_bytes());
        // One of 81 million pixels is scaled while it is decoded, which fails at the first row.
        let refused = qr_text(&png).unwrap_err();
        assert_eq!(refused == ReadError::TooLarge, side > 9_000, "{side}: {refused:?}");
        assert!(matches!(refused, ReadError::TooLarge | ReadError::Damaged(_)), "{refused:?}");
    }
}

/// Picture of `across` x `down` finder patterns, 10 modules apart.
fn crowd(across: u32, down: u32, module: u32) -> GrayImage {
    GrayImage::from_fn(across * 10 * module, down * 10 * module, |x, y| {
        let at = |p: u32| ((p / module % 10) as i32 - 4).abs();
        Luma([if matches!(at(x).max(at(y)), 2 | 4..) { 255 } else { 0 }])
    })
}

/// A cubic loop over all finder patterns or an unbounded search would take hours here.
#[test]
fn a_crowd_of_finder_patterns_is_soon_given_up() {
    for (across, down, module) in [(50, 29, 3), (120, 90, 1)] {
        let picture = encode(&crowd(across, down, module), ImageFormat::Png);
        assert_eq!(qr_text(&picture), Err(ReadError::NoQr), "{across} x {down}");
    }
}

#[test]
fn a_code_among_other_finder_patterns_is_read() {
    let mut page = Page::blank(100.0).code(&text(0), (120.0, 200.0), 0.8);
    page.paste(&crowd(7, 5, 4));
    assert_eq!(qr_text(&page.png()), Ok(text(0)));
}

#[test]
fn the_page_on_a_phone_makes_few_attempts() {
    for (width, height, most) in [(640, 480, 7), (1280, 960, 4), (1600, 1200, 7), (4000, 3000, 10)]
    {
        let pixels = || vec![255; (width * height) as usize];
        assert_eq!(attempt(width, pixels(), 0), Ok(Some(ScanResult::Nothing)));
        assert_eq!(attempt(width, pixels(), most), Ok(None), "{width} x {height}");
    }
}

#[test]
fn any_modules_can_be_decoded_without_panic() {
    let mut stream = Stream::new(Seed(3), "modules", 0);
    for round in 0..300 {
        let size = 21 + 4 * stream.below(21);
        let real = crate::seal::qr::matrix(&text(0)).unwrap();
        let wrong = 1 + stream.below(40);
        let damage: Vec<bool> = (0..size * size).map(|_| stream.chance(1, wrong)).collect();
        let read = locate::decode_modules(size, |x, y| {
            let right = x < real.size && y < real.size && real.is_dark(x, y);
            right != (round % 3 == 0 || damage[y * size + x])
        });
        assert!(read.is_none_or(|read| read == text(0)));
    }
}

/// Width and height of the page, in mm.
const PAPER: (f64, f64) = (210.0, 297.0);

/// A page full of drawings.
pub(super) struct Page {
    pixels: GrayImage,
    /// Pixels per mm.
    scale: f64,
}

/// Parameters of a photo.
#[derive(Clone, Copy, Debug)]
pub(super) struct Photo {
    /// Point in the middle of the photo, in mm on the page.
    pub centre: (f64, f64),
    /// Width of the visible area, in mm.
    pub width_mm: f64,
    /// Width and height, in pixels.
    pub size: (u32, u32),
    /// Tilt of the paper away from the camera at a distance of 300 mm, in degrees.
    pub tilt: f64,
    /// Rotation of the camera, in degrees.
    pub turn: f64,
    /// Standard deviation of the blur, in pixels.
    pub blur: f32,
    /// Brightness of the darkest corner relative to the brightest.
    pub light: f64,
    /// Largest noise, in gray values.
    pub noise: u8,
    /// Curl of the paper around an upright cylinder: its radius and the distance of its axis to the
    /// right of the middle of the photo, in mm. `None` for flat paper.
    pub curl: Option<(f64, f64)>,
}

impl Page {
    /// Creates an empty page at `dpi`.
    pub(super) fn blank(dpi: f64) -> Self {
        let scale = dpi / 25.4;
        Self { pixels: paper(scale), scale }
    }

    /// Creates a page of lines, boxes, rings and strokes at `dpi`.
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
            // Dots within circles look much like finder patterns.
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

    /// Draws a code with its quiet zone. Its first module is at `(x, y)` in mm.
    pub(super) fn code(mut self, text: &str, (x, y): (f64, f64), module: f64) -> Self {
        let code = qr::matrix(text).unwrap();
        let side = code.size as f64 * module;
        let quiet = 4.0 * module;
        self.rectangle((x - quiet, y - quiet, side + 2.0 * quiet, side + 2.0 * quiet), 255);
        let scale = self.scale;
        for py in (y * scale) as u32..=((y + side) * scale) as u32 {
            for px in (x * scale) as u32..=((x + side) * scale) as u32 {
                // Each pixel is the mean of 4 x 4 points, as in other renderers.
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

    /// Copies a picture into the upper left corner.
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

    /// Encodes the page as PNG.
    pub(super) fn png(&self) -> Vec<u8> {
        encode(&self.pixels, ImageFormat::Png)
    }

    /// Returns a photo of the page on a gray table, as JPEG.
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
            // On curled paper, equal distances on the paper look shorter away from the axis.
            let x = photo.curl.map_or(x, |(radius, axis)| {
                let arc = |x: f64| radius * ((x - axis) / radius).clamp(-1.0, 1.0).asin();
                arc(x) - arc(0.0)
            });
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
            // The difference of two draws makes small noise more likely than large noise.
            let grain = noise.below(spread) as f64 - noise.below(spread) as f64;
            Luma([(value * light + grain).clamp(0.0, 255.0) as u8])
        });
        encode(&taken, ImageFormat::Jpeg)
    }

    /// Interpolated gray value at a point in mm.
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
