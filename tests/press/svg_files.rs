//! SVG files in other programs, which do not have the fonts of this one.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cauldron_press::common::seed::Seed;
use cauldron_press::page::{Ink, SvgText, Theme};
use cauldron_press::press::{self, Dpi, Fonts, PageFile, ParsedPage, PrintOptions, PrintedFiles};
use cauldron_press::texts::Language;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use image::{RgbImage, imageops};
use usvg::roxmltree::Document;

use crate::tools::{program, run, skip_without};

const DPI: f64 = 100.0;
/// Largest part of the pixels that may differ by more than [`VISIBLE`].
const MOST: f64 = 0.003;
const VISIBLE: u8 = 64;
/// Factor by which a browser's pictures of text are larger, before they are compared.
const FINER: u32 = 4;

fn options(text: SvgText) -> PrintOptions {
    PrintOptions { dpi: Dpi::new(DPI).ok(), pdf: false, svg: Some(text), ..PrintOptions::default() }
}

fn sheet(seed: u64, options: &PrintOptions) -> PrintedFiles {
    let level = Level::SpiceSorcerer;
    let made = SheetOptions { settings: level.settings(), ..SheetOptions::new(Seed(seed)) };
    Sheet::make(&made).unwrap().print(options).unwrap()
}

/// Sheets that use every kind of element: symbols, gradients, other letters, line art, a theme.
fn sheets(text: SvgText) -> Vec<PrintedFiles> {
    let usual = options(text);
    let drawn = |language: &str, ink: Ink, theme: &'static Theme| {
        let mut options = usual.clone();
        options.draw.language = theme.adapt_language(Language::of(language).unwrap()).unwrap();
        options.draw.ink = ink;
        options.draw.theme = theme;
        options
    };
    let herbarium = Theme::built_in("herbarium").unwrap();
    vec![
        sheet(2026, &usual),
        sheet(7, &drawn("ja", Ink::Colour, Theme::usual())),
        sheet(8, &drawn("pl", Ink::Black, Theme::usual())),
        sheet(9, &drawn("en", Ink::Gray, herbarium)),
    ]
}

/// Part of the pixels of two pictures that differ visibly. Programs round the size of a page to
/// pixels differently, so a last row or column may be missing.
fn difference(one: &RgbImage, other: &RgbImage) -> f64 {
    let (width, height) = (one.width().min(other.width()), one.height().min(other.height()));
    assert!(one.width().abs_diff(other.width()) <= 1, "{:?}", other.dimensions());
    assert!(one.height().abs_diff(other.height()) <= 1, "{:?}", other.dimensions());
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let differ = places.filter(|&(x, y)| {
        let (a, b) = (one.get_pixel(x, y).0, other.get_pixel(x, y).0);
        a.iter().zip(b).any(|(a, b)| a.abs_diff(b) > VISIBLE)
    });
    differ.count() as f64 / f64::from(width * height)
}

fn picture(file: &Path) -> RgbImage {
    image::open(file).unwrap().to_rgb8()
}

fn ours(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).unwrap().to_rgb8()
}

/// Draws an SVG file with a browser, as part of an HTML document.
fn in_chromium(folder: &Path, svg: &str, size: (u32, u32)) -> RgbImage {
    in_chromium_enlarged(folder, svg, size, 1)
}

/// Draws an SVG file with a browser at `factor` times the resolution. The size is that before.
fn in_chromium_enlarged(folder: &Path, svg: &str, size: (u32, u32), factor: u32) -> RgbImage {
    let page = folder.join("page.html");
    let style =
        format!("body{{margin:0}}svg{{display:block;zoom:{}}}", DPI * f64::from(factor) / 96.0);
    fs::write(&page, format!("<!doctype html><meta charset=utf-8><style>{style}</style>{svg}"))
        .unwrap();
    let shot = folder.join("chromium.png");
    let arguments = [
        "--headless".to_owned(),
        "--no-sandbox".to_owned(),
        "--hide-scrollbars".to_owned(),
        format!("--window-size={},{}", size.0 * factor, size.1 * factor),
        format!("--user-data-dir={}", folder.join("profile").display()),
        format!("--screenshot={}", shot.display()),
        format!("file://{}", page.display()),
    ];
    run(program("chromium"), folder, &arguments.each_ref().map(String::as_str));
    picture(&shot)
}

fn in_rsvg(folder: &Path) -> RgbImage {
    let dpi = DPI.to_string();
    run("rsvg-convert", folder, &["-d", &dpi, "-p", &dpi, "-o", "rsvg.png", "page.svg"]);
    picture(&folder.join("rsvg.png"))
}

fn in_inkscape(folder: &Path, (width, height): (u32, u32)) -> RgbImage {
    // The area of the page would be stretched to whole pixels.
    let [right, bottom] = [width, height].map(|pixels| f64::from(pixels) * 96.0 / DPI);
    let area = format!("--export-area=0:0:{right}:{bottom}");
    let dpi = format!("--export-dpi={DPI}");
    run("inkscape", folder, &["page.svg", "--export-filename=inkscape.png", &dpi, &area]);
    picture(&folder.join("inkscape.png"))
}

#[track_caller]
fn alike(what: &str, one: &RgbImage, other: &RgbImage) {
    let difference = difference(one, other);
    assert!(difference <= MOST, "{what}: {:.3} % of the pixels differ", 100.0 * difference);
}

#[test]
fn other_programs_draw_what_we_draw_without_our_fonts() {
    skip_without!("rsvg-convert", "chromium");
    let folder = tempfile::tempdir().unwrap();
    for printed in sheets(SvgText::Outlines) {
        for (svg, png) in printed.svgs.iter().zip(&printed.pngs) {
            let (ours, what) = (ours(&png.bytes), format!("{} {}", printed.name, svg.page));
            fs::write(folder.path().join("page.svg"), &svg.bytes).unwrap();
            alike(&what, &ours, &in_rsvg(folder.path()));
            let svg = str::from_utf8(&svg.bytes).unwrap();
            alike(&what, &ours, &in_chromium(folder.path(), svg, ours.dimensions()));
        }
    }
}

/// The fonts are in the file, under names that no system has.
#[test]
fn a_browser_draws_text_in_the_fonts_of_its_file() {
    skip_without!("chromium");
    let folder = tempfile::tempdir().unwrap();
    for printed in sheets(SvgText::Embedded).iter().take(2) {
        for (svg, png) in printed.svgs.iter().zip(&printed.pngs) {
            let (ours, page) = (ours(&png.bytes), &svg.page);
            let svg = str::from_utf8(&svg.bytes).unwrap();
            assert!(svg.contains("<text") && svg.contains("format(\"woff2\")"));
            let size = ours.dimensions();
            // Browsers put baselines on whole pixels and letters on quarters of a pixel, which moves
            // their edges. Of a larger picture, the errors are smaller.
            let drawn = in_chromium_enlarged(folder.path(), svg, size, FINER);
            let drawn = imageops::thumbnail(&drawn, size.0, size.1);
            alike(&format!("{} {page}", printed.name), &ours, &drawn);
            // In other fonts, 8 % of a page of text would differ.
            let difference = difference(&ours, &in_chromium(folder.path(), svg, size));
            assert!(difference <= 0.025, "{} {page}: {:.3} %", printed.name, 100.0 * difference);
        }
    }
}

/// Takes two minutes. Inkscape smooths the modules of a code, also where a file asks it not to, so
/// our picture is drawn in the same way.
#[test]
#[ignore = "takes two minutes, and needs Inkscape"]
fn inkscape_draws_what_we_draw() {
    skip_without!("inkscape");
    let (folder, fonts) = (tempfile::tempdir().unwrap(), Fonts::all().unwrap());
    for printed in sheets(SvgText::Outlines) {
        for PageFile { page, bytes, .. } in &printed.svgs {
            fs::write(folder.path().join("page.svg"), bytes).unwrap();
            let smooth =
                str::from_utf8(bytes).unwrap().replace(r#" shape-rendering="crispEdges""#, "");
            let parsed = ParsedPage::of_svg(page, &smooth, &fonts).unwrap();
            let ours = ours(&press::png(&parsed, Dpi::new(DPI).unwrap()).unwrap());
            let drawn = in_inkscape(folder.path(), ours.dimensions());
            alike(&format!("{} {page}", printed.name), &ours, &drawn);
        }
    }
}

/// Two pages in one HTML document do not use each other's gradients, symbols or letters.
#[test]
fn ids_differ_between_documents_and_inks() {
    let mut all = BTreeSet::new();
    let mut black = options(SvgText::Outlines);
    black.draw.ink = Ink::Black;
    for printed in [sheet(2026, &options(SvgText::Outlines)), sheet(2026, &black)] {
        for PageFile { page, bytes, .. } in &printed.svgs {
            let svg = str::from_utf8(bytes).unwrap();
            let document = Document::parse(svg).unwrap();
            let own: Vec<&str> =
                document.descendants().filter_map(|node| node.attribute("id")).collect();
            for id in &own {
                assert!(all.insert((*id).to_owned()), "{page}: {id} is there twice");
            }
            let links = document.descendants().filter(|node| node.has_tag_name("use"));
            for link in links.chain(document.descendants()) {
                let links = link.attributes().filter(|attribute| attribute.name() == "href");
                for link in links {
                    assert_eq!(link.namespace(), Some("http://www.w3.org/1999/xlink"));
                    assert!(own.contains(&link.value().trim_start_matches('#')), "{page}");
                }
            }
            let root = document.root_element();
            let ground = root.children().find(|child| child.has_tag_name("rect")).unwrap();
            assert_eq!(ground.attribute("fill"), Some("#ffffff"), "{page}");
        }
    }
}
