use proptest::prelude::*;

use super::*;
use crate::page::canvas::Canvas;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::shape::Point;
use crate::page::{Corrections, DrawOptions, Duplex, LayoutUnit, PaperSize, theme};

type Place = (f64, f64);

const BOTH: [Duplex; 2] = [Duplex::LongEdge, Duplex::ShortEdge];

/// Fault of a printer: a rotation in degrees, followed by a translation in mm.
#[derive(Clone, Copy, Debug)]
struct Fault {
    by: Place,
    turn: f64,
}

/// Rotates a point by 90° anticlockwise, as wide pages are fed through the printer.
fn through((x, y): Place) -> Place {
    (y, -x)
}

/// Position of a point of a back on the page of a PDF, both in mm from the middle.
fn on_page(options: &DrawOptions, orientation: Orientation, (x, y): Place) -> Place {
    let geometry = PageGeometry::new(options);
    let middle = geometry.page(orientation).centre();
    let mut canvas = Canvas::new();
    let at = Point::new(
        middle.x + LayoutUnit(x / geometry.scale),
        middle.y + LayoutUnit(y / geometry.scale),
    );
    canvas.circle(at, LayoutUnit(1.0), theme::INK, None);
    let page = geometry.back(canvas, orientation, "back", "Back").unwrap();
    let tree = usvg::Tree::from_str(&page.svg(), &usvg::Options::default()).unwrap();
    let found = tree.root().abs_bounding_box();
    let mm = |px: f32, size: f32| f64::from(px - size / 2.0) * 25.4 / 96.0;
    let (w, h) = (tree.size().width(), tree.size().height());
    (mm((found.left() + found.right()) / 2.0, w), mm((found.top() + found.bottom()) / 2.0, h))
}

/// Position of a point of a back on the paper, seen through from the front, with the paper held
/// upright.
fn seen(options: &DrawOptions, orientation: Orientation, point: Place, fault: Fault) -> Place {
    let (x, y) = on_page(options, orientation, point);
    // In short-edge mode the printer rotates backs by 180°.
    let (x, y) = if options.duplex == Duplex::ShortEdge { (-x, -y) } else { (x, y) };
    let (x, y) = if orientation == Orientation::Landscape { through((x, y)) } else { (x, y) };
    let (sin, cos) = fault.turn.to_radians().sin_cos();
    let (x, y) = (cos * x - sin * y + fault.by.0, sin * x + cos * y + fault.by.1);
    (-x, y)
}

/// Position of a point of a front on the paper.
fn on_front(orientation: Orientation, point: Place) -> Place {
    if orientation == Orientation::Landscape { through(point) } else { point }
}

/// Correction from the exact values that the scales of a sheet show.
fn measured(options: &DrawOptions, orientation: Orientation, fault: Fault) -> BackCorrection {
    correction(SCALES.map(|scale| {
        let (x, y) = seen(options, orientation, (-scale.x, scale.y), fault);
        // Wide sheets are held in wide orientation.
        let (x, y) = if orientation == Orientation::Landscape { (-y, x) } else { (x, y) };
        match scale.axis {
            Axis::Across => x - scale.x,
            Axis::Up => y - scale.y,
        }
    }))
    .unwrap()
}

fn options(paper: PaperSize, duplex: Duplex, corrections: Corrections) -> DrawOptions {
    DrawOptions { paper, duplex, corrections, ..DrawOptions::default() }
}

/// Distance of a point of a back from the point that it should coincide with, in mm.
fn off(options: &DrawOptions, orientation: Orientation, (x, y): Place, fault: Fault) -> f64 {
    let (back, front) = (seen(options, orientation, (x, y), fault), on_front(orientation, (-x, y)));
    (back.0 - front.0).hypot(back.1 - front.1)
}

fn papers() -> [PaperSize; 2] {
    [PaperSize::A4, PaperSize::new(Mm(297.0), Mm(420.0)).unwrap()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// For any fault of a printer, and any duplex modes of the test page and the game, corrected
    /// backs coincide with their fronts.
    #[test]
    fn corrected_backs_coincide(
        x in -6.0..6.0, y in -6.0..6.0, turn in -1.8..1.8,
        across in -90.0..90.0, down in -90.0..90.0,
    ) {
        let fault = Fault { by: (x, y), turn };
        for paper in papers() {
            for tested in BOTH {
                let plain = options(paper, tested, Corrections::default());
                let upright = measured(&plain, Orientation::Portrait, fault);
                let wide = measured(&plain, Orientation::Landscape, fault);
                for (one, other) in [
                    (wide, upright.of_wide_pages()),
                    (upright, wide.of_upright_pages()),
                ] {
                    prop_assert!((one.x().0 - other.x().0).abs() < 0.02, "{one:?} {other:?}");
                    prop_assert!((one.y().0 - other.y().0).abs() < 0.02, "{one:?} {other:?}");
                }
                for duplex in BOTH {
                    let options = options(paper, duplex, Corrections { portrait: upright, landscape: wide });
                    for orientation in [Orientation::Portrait, Orientation::Landscape] {
                        let off = off(&options, orientation, (across, down), fault);
                        prop_assert!(off < 0.05, "{orientation:?}, {duplex:?}: {off} mm");
                    }
                }
            }
        }
    }

    /// The remaining fault after a correction can be measured again and added to it.
    #[test]
    fn corrections_add_up(x in -3.0..3.0, y in -3.0..3.0, turn in -0.8..0.8, wrong in -1.0..1.0) {
        let fault = Fault { by: (x, y), turn };
        let first = BackCorrection::new(Mm(wrong - x), Mm(-y - wrong), wrong / 2.0 - turn).unwrap();
        let corrections = Corrections { portrait: first, landscape: first };
        for orientation in [Orientation::Portrait, Orientation::Landscape] {
            let printed = options(PaperSize::A4, Duplex::LongEdge, corrections);
            let both = first.and(measured(&printed, orientation, fault)).unwrap();
            let corrections = Corrections { portrait: both, landscape: both };
            let printed = options(PaperSize::A4, Duplex::ShortEdge, corrections);
            let off = off(&printed, orientation, (80.0, -70.0), fault);
            prop_assert!(off < 0.05, "{orientation:?}: {off} mm");
        }
    }
}

#[test]
fn without_correction_pages_are_what_they_were() {
    for duplex in BOTH {
        for orientation in [Orientation::Portrait, Orientation::Landscape] {
            let plain = options(PaperSize::A4, duplex, Corrections::default());
            let fault = Fault { by: (0.0, 0.0), turn: 0.0 };
            assert!(off(&plain, orientation, (50.0, 20.0), fault) < 0.01);
            let fault = Fault { by: (3.0, 4.0), turn: 0.0 };
            assert!((off(&plain, orientation, (50.0, 20.0), fault) - 5.0).abs() < 0.01);
        }
    }
}

#[test]
fn readings_are_letters_and_numbers() {
    let zero: Reading = "M13,M13,m13 M13".parse().unwrap();
    assert_eq!(zero.correction(), Ok(BackCorrection::default()));
    // A reading of one line further on the front adds 2 mm; one line further on the back subtracts
    // 1.8 mm.
    let moved: Reading = "N14, M13, N14, M13".parse().unwrap();
    let correction = moved.correction().unwrap();
    assert!((correction.x().0 - 0.2).abs() < 1e-9 && correction.y().0 == 0.0);
    for bad in ["Z1", "M0", "M26", "13M", "M", "", "Ä3", "M13x", "M-1"] {
        assert!(bad.parse::<ScaleReading>().is_err(), "{bad}");
    }
    assert_eq!("M13,M13".parse::<Reading>(), Err(ReadingError::Count(2)));
    assert_eq!("".parse::<Reading>(), Err(ReadingError::Count(0)));
    assert_eq!("M13 M13 M13 Q99".parse::<Reading>(), Err(ReadingError::Meeting("Q99".into())));
}

#[test]
fn nonsense_is_refused() {
    let refused = |text: &str| text.parse::<Reading>().unwrap().correction().unwrap_err();
    assert!(matches!(refused("M13,M13,P13,M13"), ReadingError::Stretched(_)));
    // 12 mm to the side; and a rotation of more than 2°.
    assert!(matches!(refused("S13,M13,S13,M13"), ReadingError::TooFar(_)));
    assert!(matches!(refused("M13,O13,M13,K12"), ReadingError::TooFar(_)));
    assert!(BackCorrection::new(Mm(f64::NAN), Mm(0.0), 0.0).is_err());
}

#[test]
fn test_pages_fit_on_every_paper() {
    for (long, short) in [(297.0, 210.0), (279.4, 215.9), (272.0, 206.0), (420.0, 297.0)] {
        let paper = PaperSize::new(Mm(long), Mm(short)).unwrap();
        for duplex in BOTH {
            let options = options(paper, duplex, Corrections::default());
            let command = format!("cauldron align --printer {:?}", "w".repeat(60));
            let pages = pages(&options, [command.as_str(), "cauldron align"]).unwrap();
            let names: Vec<&str> = pages.iter().map(|page| page.name.as_str()).collect();
            assert_eq!(names, ["upright-front", "upright-back", "wide-front", "wide-back"]);
        }
    }
}

#[test]
fn printers_are_kept_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/folder/printers.json");
    let mut printers = Printers::read(&path).unwrap();
    assert_eq!(printers, Printers::default());
    let upright = BackCorrection::new(Mm(0.1), Mm(-2.35), 0.046).unwrap();
    let corrections = Corrections { portrait: upright, landscape: upright.of_wide_pages() };
    let name: PrinterName = "Büro 2".parse().unwrap();
    printers.set(name.clone(), corrections);
    printers.write(&path).unwrap();
    let mut again = Printers::read(&path).unwrap();
    assert_eq!(again.get(&name), Some(corrections));
    assert!(again.remove(&name) && !again.remove(&name));
    let odd = [
        "",
        "{",
        "[]",
        "{\"printers\":{\"\":{}}}",
        "{\"printers\":{},\"more\":1}",
        r#"{"printers":{"a":{"upright":{"x":99,"y":0,"turn":0},"wide":{"x":0,"y":0,"turn":0}}}}"#,
    ];
    for odd in odd {
        std::fs::write(&path, odd).unwrap();
        let error = Printers::read(&path).unwrap_err().to_string();
        assert!(error.contains("holds no printers") && !error.contains('\n'), "{error}");
    }
    assert!(matches!(Printers::read(folder.path()), Err(PrintersError::Unreadable { .. })));
    for bad in ["", "  ", "a\nb", &"x".repeat(61)] {
        assert!(bad.parse::<PrinterName>().is_err(), "{bad:?}");
    }
}
