//! A printed file as other readers see it: its boxes, words, links and ink, in mm from the top left
//! corner of each page.

use std::path::{Path, PathBuf};

use cauldron_press::page::{Area, Bleed, CutLines, Mm};
use cauldron_press::press::impose::PageShape;
use image::RgbImage;
use lopdf::{Dictionary, Document, Object, ObjectId};

use super::tools::{run, stdout};

/// Points per millimetre.
const PT: f64 = 72.0 / 25.4;

/// Tolerance for rounding in files and readers, in mm.
pub const NEAR: f64 = 0.1;

#[derive(Clone, Debug)]
pub struct Word {
    pub text: String,
    pub area: Area,
}

/// Clickable area with its target page.
#[derive(Clone, Debug)]
pub struct Link {
    pub area: Area,
    pub to: usize,
}

#[derive(Clone, Debug)]
pub struct Sheet {
    pub media: Area,
    pub bleed: Area,
    pub trim: Area,
    pub words: Vec<Word>,
    pub links: Vec<Link>,
}

pub fn near(one: &Area, other: &Area) -> bool {
    let edges = |area: &Area| [area.x.0, area.y.0, area.right().0, area.bottom().0];
    edges(one).iter().zip(edges(other)).all(|(a, b)| (a - b).abs() < NEAR)
}

pub fn is_inside(inner: &Area, outer: &Area) -> bool {
    let hair = Mm(0.01);
    inner.x >= outer.x - hair
        && inner.y >= outer.y - hair
        && inner.right() <= outer.right() + hair
        && inner.bottom() <= outer.bottom() + hair
}

/// Reads the sides of a PDF.
pub fn sheets(path: &Path) -> Vec<Sheet> {
    let document = Document::load(path).expect("a PDF");
    let pages: Vec<ObjectId> = document.page_iter().collect();
    let words = words(path);
    assert_eq!(words.len(), pages.len());
    let sheet = |(&id, words): (&ObjectId, Vec<Word>)| {
        let page = document.get_dictionary(id).expect("a page");
        let media = corners(&document, page, "MediaBox");
        let height = media[3];
        Sheet {
            media: area(media, height),
            bleed: area(corners(&document, page, "BleedBox"), height),
            trim: area(corners(&document, page, "TrimBox"), height),
            words,
            links: links(&document, page, &pages, height),
        }
    };
    pages.iter().zip(words).map(sheet).collect()
}

fn follow<'a>(document: &'a Document, object: &'a Object) -> &'a Object {
    document.dereference(object).expect("an object").1
}

fn corners(document: &Document, dict: &Dictionary, key: &str) -> [f64; 4] {
    let numbers = dict.get_deref(key.as_bytes(), document).and_then(Object::as_array);
    let number = |n: &Object| f64::from(n.as_float().expect("a number"));
    let numbers: Vec<f64> = numbers.expect("a rectangle").iter().map(number).collect();
    numbers.try_into().expect("four corners")
}

fn area([left, bottom, right, top]: [f64; 4], height: f64) -> Area {
    let [x, y, right, bottom] = [left, height - top, right, height - bottom].map(|v| Mm(v / PT));
    Area::from_edges(x, y, right, bottom)
}

fn links(document: &Document, page: &Dictionary, pages: &[ObjectId], height: f64) -> Vec<Link> {
    let Ok(all) = page.get_deref(b"Annots", document).and_then(Object::as_array) else {
        return Vec::new();
    };
    let link = |object| {
        let dict = follow(document, object).as_dict().expect("an annotation");
        let to = dict.get(b"Dest").and_then(Object::as_array).expect("a page to go to");
        let to = to[0].as_reference().expect("a page");
        let to = pages.iter().position(|&page| page == to).expect("a page of this file");
        Link { area: area(corners(document, dict, "Rect"), height), to }
    };
    all.iter().map(link).collect()
}

fn words(path: &Path) -> Vec<Vec<Word>> {
    let folder = path.parent().expect("a folder");
    let text = stdout("pdftotext", folder, &["-bbox", name(path), "-"]);
    let mut pages: Vec<Vec<Word>> = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.starts_with("<page ") {
            pages.push(Vec::new());
        } else if let Some((head, text)) = line.split_once("\">")
            && line.starts_with("<word ")
        {
            let edge = |name: &str| {
                let (_, rest) = head.split_once(&format!("{name}=\"")).expect("an edge");
                let number = rest.split('"').next().unwrap_or_default();
                Mm(number.parse::<f64>().expect("a number") / PT)
            };
            let area = Area::from_edges(edge("xMin"), edge("yMin"), edge("xMax"), edge("yMax"));
            let text = text.trim_end_matches("</word>").to_owned();
            pages.last_mut().expect("a page").push(Word { text, area });
        }
    }
    pages
}

/// Shapes of the pages of a plain file, as input of the imposition. Landscape backs are drawn
/// upside down for long-edge duplex, and portrait ones for short-edge duplex.
pub fn shapes(pages: &[Sheet], over_long_edge: bool) -> Vec<PageShape> {
    let shape = |(number, page): (usize, &Sheet)| {
        let hundredth = |mm: Mm| Mm((mm.0 * 100.0).round() / 100.0);
        let trim = (hundredth(page.trim.w), hundredth(page.trim.h));
        let bleed = Bleed::new(hundredth(page.trim.x - page.bleed.x)).expect("a bleed");
        let is_wide = trim.0 > trim.1;
        let turned = number % 2 == 1 && is_wide == over_long_edge;
        PageShape { trim, bleed, turned, seams: CutLines::default() }
    };
    pages.iter().enumerate().map(shape).collect()
}

/// Renders each side. Returns path and picture.
pub fn pictures(path: &Path, dpi: u32) -> Vec<(PathBuf, RgbImage)> {
    let folder = tempfile::tempdir_in(path.parent().expect("a folder")).expect("a folder").keep();
    let source = path.to_str().expect("a path");
    run("pdftoppm", &folder, &["-r", &dpi.to_string(), "-png", source, "side"]);
    let entries = std::fs::read_dir(&folder).expect("pictures");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a picture").path()).collect();
    paths.sort();
    let open = |path: PathBuf| {
        let picture = image::open(&path).expect("a picture").to_rgb8();
        (path, picture)
    };
    paths.into_iter().map(open).collect()
}

pub fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("a name")
}
