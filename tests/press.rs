//! Tests of PDF output with independent readers: qpdf, poppler, Ghostscript and MuPDF.

#[path = "press/svg_files.rs"]
mod svg_files;
mod tools;

use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::Path;
use std::sync::LazyLock;

use cauldron_press::booklet::{
    Answers, BookletOptions, Caption, HouseStyle, Logo, NumberedSeed, volume,
};
use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::page::fonts::Face;
use cauldron_press::page::{Bleed, DrawOptions, Drawing, LayoutUnit, Mm, Page, Symbol};
use cauldron_press::press::{
    self, Dpi, Fonts, Meta, ParsedPage, PdfWriter, PressError, PrintOptions, png,
};
use cauldron_press::race::RaceSeries;
use cauldron_press::seal::Cost;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use image::RgbImage;
use image::imageops::crop_imm;
use lopdf::content::Content;
use lopdf::{Document, Object};
use tools::{run, skip_without, stdout};

/// Options for pages of 210 x 297 mm with 3 mm of bleed and 6 mm for crop marks on each side.
fn options() -> PrintOptions {
    let bleed = Bleed::new(Mm(3.0)).expect("3 mm");
    PrintOptions {
        draw: DrawOptions { bleed, ..DrawOptions::default() },
        ..PrintOptions::default()
    }
}

/// Draws a page with all faces and with symbols.
fn page(title: &str) -> Page {
    let mut drawing = Drawing::new(&options().draw);
    let at = |x: f64, y: f64| (LayoutUnit(x), LayoutUnit(y));
    let mut line = |text: &str, y: f64, face: Face, points: f64| {
        drawing.text(text, LayoutUnit(20.0), LayoutUnit(y), face, points);
    };
    line("Heading of witches", 40.0, Face::Heading, 30.0);
    line("A fierce flower fills the flask & office.", 60.0, Face::Regular, 20.0);
    line("slanted VAT To AV", 75.0, Face::Italic, 20.0);
    line("boldly written", 90.0, Face::Bold, 20.0);
    line("Cauldron", 110.0, Face::Wordmark, 40.0);
    for (number, name) in (0..).zip(["owl", "cauldron", "potion", "sage", "owl", "mint"]) {
        let symbol = Symbol::named(name).expect(name);
        let (x, y) = at(20.0 + 26.0 * f64::from(number), 130.0);
        drawing.symbol(symbol, x, y, LayoutUnit(24.0));
    }
    let text = "The witches gather around their cauldrons and wait. ".repeat(12);
    let (width, leading) = at(160.0, 7.0);
    drawing.paragraph(&text, at(20.0, 180.0), width, leading, 14.0).expect("short words");
    drawing.finish("feature", title).expect("there is room")
}

fn feature_pages() -> Vec<Page> {
    ["First", "Second"].map(page).into()
}

fn meta() -> Meta {
    Meta {
        title: "Kräuter & Kessel".into(),
        subject: "A page with every feature".into(),
        author: String::new(),
        creator: "cauldron".into(),
        keywords: vec!["witch".into(), "flask".into()],
        language: "en-GB".into(),
        ..Meta::default()
    }
}

fn pdf(pages: Vec<Page>, meta: &Meta) -> Vec<u8> {
    press::print("feature".into(), pages, meta, &options()).expect("the pages print").pdf
}

/// Makes a booklet with a logo on its cover, and returns the PDF.
fn booklet(logo: &str) -> Vec<u8> {
    let logo = Some(Logo::try_from(logo.to_owned()).expect("a logo"));
    booklet_in(HouseStyle { logo, ..HouseStyle::default() })
}

/// Makes a booklet of the game with index 1 of a run, and returns the PDF.
fn booklet_in(style: HouseStyle) -> Vec<u8> {
    static WRITER: LazyLock<PdfWriter> = LazyLock::new(|| PdfWriter::new().expect("fonts"));
    let options = BookletOptions { answers: Answers::None, style, ..BookletOptions::default() };
    let series = RaceSeries { players: Players::new(2).expect("two"), ..RaceSeries::default() };
    let wanted = [NumberedSeed { number: 1, seed: Seed(7) }];
    let threads = Threads::new(NonZero::<usize>::MIN);
    volume(&WRITER, &series, &wanted, &options, threads).expect("a booklet").pdf
}

/// Viewers show the title in the bar of their window.
#[test]
fn the_title_of_a_file_is_that_of_its_cover_and_its_owner() {
    skip_without!("pdfinfo");
    let caption = |text: &str| Caption::try_from(text.to_owned()).expect("one line");
    let names: Vec<Caption> = ["Ada", "Béla"].map(caption).into();
    for (title, names, shown) in [
        (Some(caption("Klasse 5b")), names, "Klasse 5b: Béla"),
        (Some(caption("Klasse 5b")), Vec::new(), "Klasse 5b"),
    ] {
        let folder = folder_with(&booklet_in(HouseStyle { title, names, ..HouseStyle::default() }));
        let told = stdout("pdfinfo", folder.path(), &["sheet.pdf"]);
        let found = told.lines().find_map(|line| line.strip_prefix("Title:")).expect("a title");
        assert_eq!(found.trim(), shown);
    }
}

/// Logo with gradients, clip paths, opacities and text.
const LOGO: &str = include_str!("press/logo.svg");

/// Writes a PDF to `sheet.pdf` in a new folder.
fn folder_with(pdf: &[u8]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("sheet.pdf"), pdf).expect("a writable folder");
    folder
}

/// Prints the feature pages to `sheet.pdf` in a new folder.
fn printed() -> tempfile::TempDir {
    folder_with(&pdf(feature_pages(), &meta()))
}

fn poppler_image(folder: &Path, dpi: &str) -> RgbImage {
    run(
        "pdftoppm",
        folder,
        &["-r", dpi, "-f", "1", "-l", "1", "-singlefile", "-png", "sheet.pdf", "sheet"],
    );
    image::open(folder.join("sheet.png")).expect("a PNG").to_rgb8()
}

fn press_image(page: &ParsedPage, dpi: f64) -> RgbImage {
    image::load_from_memory(&png(page, Dpi::new(dpi).expect("a resolution")).expect("a PNG"))
        .expect("a readable PNG")
        .to_rgb8()
}

/// Number of pixels in one image whose colour does not occur near the same place in the other.
/// Readers round glyph positions and antialias edges differently, so an offset of one pixel is
/// accepted.
fn misplaced(ours: &RgbImage, theirs: &RgbImage) -> usize {
    let (width, height) = ours.dimensions();
    let alike = |x: u32, y: u32, colour: [u8; 3]| {
        let other = theirs.get_pixel(x, y).0;
        colour.iter().zip(other).all(|(&a, b)| a.abs_diff(b) < 130)
    };
    ours.enumerate_pixels()
        .filter(|&(x, y, pixel)| {
            let (xs, ys) = (x.saturating_sub(1)..=x + 1, y.saturating_sub(1)..=y + 1);
            !ys.filter(|&y| y < height)
                .any(|y| xs.clone().filter(|&x| x < width).any(|x| alike(x, y, pixel.0)))
        })
        .count()
}

fn similarity(a: &RgbImage, b: &RgbImage) -> f64 {
    image_compare::rgb_hybrid_compare(a, b).expect("images of the same size").score
}

#[test]
fn pdf_and_png_look_the_same() {
    skip_without!("pdftoppm");
    let sheet = Sheet::make_at_cost(&SheetOptions::new(Seed(2026)), Cost::new(1, 1).unwrap());
    let options = PrintOptions { dpi: Some(Dpi::new(254.0).unwrap()), ..options() };
    let sheet = sheet.unwrap().print(&options).unwrap();
    let features = press::print("feature".into(), feature_pages(), &meta(), &options).unwrap();
    for printed in [sheet, features] {
        let ours = image::load_from_memory(&printed.pngs[0].bytes).expect("a PNG").to_rgb8();
        let theirs = poppler_image(folder_with(&printed.pdf).path(), "254");
        assert!([(2280, 3150), (3150, 2280)].contains(&ours.dimensions()));
        let score = similarity(&ours, &theirs);
        assert!(score > 0.97, "{}: similarity is only {score}", printed.name);
    }
}

/// Side of a cell of [`every_feature_of_a_logo_looks_the_same`], in units of the logo.
const CELL: (u32, u32) = (160, 110);

/// Bounding box `[left, top, right, bottom]` of all pixels that are blue.
fn blue_box(image: &RgbImage) -> [u32; 4] {
    let blue = image.enumerate_pixels().filter(|(.., pixel)| {
        let [red, green, blue] = pixel.0;
        red < 60 && green < 60 && blue > 200
    });
    blue.fold([u32::MAX, u32::MAX, 0, 0], |[left, top, right, bottom], (x, y, _)| {
        [left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]
    })
}

/// Rest of the element of a picture with translucent pixels.
macro_rules! picture {
    () => {
        "href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACQAAAAYCAYAAACSuF9OAAAAhElEQVR42mNgGAX4ASMxik5o2PzHJWdx4wgj3RyEzyG0chgTNRxDjnqSHESu4dRwFBO1DaVUPxMtgp0Sc5gGW7ZnonboUGoeI6UG+Bj1TKeGB94ss8ga3FE26qAh5yBqV5LDM8oGQygx0bp9Q5UoG0hHMdGrJUiVRG1x4wjjYMl9owAGAGMkMKcB+5HTAAAAAElFTkSuQmCC'/>"
    };
}

/// Draws all features of SVG as the logo of a booklet. Its cover in the PDF is compared, cell by
/// cell, with a rendering of the logo's own SVG.
#[test]
fn every_feature_of_a_logo_looks_the_same() {
    skip_without!("pdftoppm");
    let defs = "<defs>\
        <linearGradient id='l' gradientTransform='rotate(30)'><stop offset='0' stop-color='#fc8'/>\
        <stop offset='.3' stop-color='#08f'/><stop offset='1' stop-color='#204'/></linearGradient>\
        <linearGradient id='v'><stop offset='0' stop-color='#036'/>\
        <stop offset='1' stop-color='#036' stop-opacity='0'/></linearGradient>\
        <radialGradient id='r' fx='.3' fy='.3' gradientTransform='scale(1 .8)'>\
        <stop offset='0' stop-color='#ff0'/><stop offset='1' stop-color='#00f'/></radialGradient>\
        <clipPath id='c'><path clip-rule='evenodd' d='M60 0l30 90-75-55h90l-75 55z'/></clipPath>\
        <clipPath id='t'><text y='60' font-size='50'>Witch</text></clipPath>\
        <radialGradient id='fr' cx='.5' cy='.5' r='.5' fx='.4' fy='.45' fr='.15'>\
        <stop offset='0' stop-color='#fff'/><stop offset='1' stop-color='#408'/></radialGradient>\
        <linearGradient id='e' x1='.3' x2='.7'><stop stop-color='#f00'/><stop stop-color='#08f'/>\
        <stop offset='.5' stop-color='#0c0'/><stop offset='.5' stop-color='#fd0'/>\
        <stop offset='1' stop-color='#f0f'/><stop offset='1' stop-color='#000'/></linearGradient>\
        <g id='u'><circle r='9' fill='#282'/><path d='M-9 0q9-12 18 0' fill='none' stroke='#000'/></g>\
        </defs>";
    let features = [
        ("even-odd", "<path fill-rule='evenodd' d='M60 0l30 90-75-55h90l-75 55z'/>"),
        ("nonzero", "<path d='M60 0l30 90-75-55h90l-75 55z' stroke='red' stroke-width='3'/>"),
        ("quadratic", "<path d='M10 80Q50-60 90 80T150 80' fill='#a52'/>"),
        (
            "caps",
            "<path d='M20 20h80M20 50h80' stroke='#000' stroke-width='12' stroke-linecap='round'/>",
        ),
        (
            "square ends",
            "<path d='M20 20h80M20 50h80' stroke='#000' stroke-width='12' stroke-linecap='square'/>",
        ),
        (
            "bevels",
            "<path d='M20 20h80v60' fill='none' stroke='#000' stroke-width='20' stroke-linejoin='bevel'/>",
        ),
        (
            "dashes",
            "<path d='M9 50h130' stroke='#000' stroke-width='9' stroke-dasharray='20 7 4 7' stroke-dashoffset='-9'/>",
        ),
        (
            "skewed line",
            "<circle r='9' transform='translate(70 50) scale(6 2)' fill='none' stroke='#000' stroke-width='3'/>",
        ),
        ("linear", "<rect x='10' y='10' width='120' height='70' fill='url(#l)'/>"),
        ("radial", "<rect x='10' y='10' width='120' height='70' fill='url(#r)'/>"),
        (
            "veil",
            "<path d='M0 50h150' stroke='#f00' stroke-width='9'/><rect x='10' y='10' width='120' height='70' fill='url(#v)' opacity='.8'/>",
        ),
        (
            "gradient line",
            "<circle cx='70' cy='50' r='40' fill='none' stroke='url(#l)' stroke-width='12' stroke-dasharray='30 9'/>",
        ),
        (
            "group opacity",
            "<g opacity='.4'><rect x='10' y='10' width='60' height='60'/><rect x='40' y='30' width='60' height='60' fill='red'/></g>",
        ),
        (
            "fill and stroke opacity",
            "<circle cx='70' cy='50' r='40' fill='#080' fill-opacity='.5' stroke='#008' stroke-opacity='.5' stroke-width='20'/>",
        ),
        (
            "stroke below",
            "<circle cx='70' cy='50' r='30' fill='#080' stroke='#008' stroke-width='30' paint-order='stroke'/>",
        ),
        (
            "clip",
            "<g transform='translate(10 5)' clip-path='url(#c)'><rect width='99' height='99' fill='url(#r)'/></g>",
        ),
        ("clip by text", "<rect width='152' height='99' fill='url(#l)' clip-path='url(#t)'/>"),
        (
            "repeated",
            "<use href='#u' x='20' y='20'/><use href='#u' transform='translate(60 50) rotate(40) scale(3 2)'/><g opacity='.5'><use href='#u' x='99' y='60'/><use href='#u' x='105' y='60'/></g>",
        ),
        ("text", "<text x='5' y='60' font-size='30'>Waffle office</text>"),
        (
            "turned text",
            "<text transform='rotate(30 20 20)' x='20' y='20' font-size='20' letter-spacing='2'>Turned round</text>",
        ),
        (
            "outlined text",
            "<text x='5' y='60' font-size='40' fill='#fd0' stroke='#402' stroke-width='5' paint-order='stroke'>Halo</text>",
        ),
        ("focal radius", "<rect x='10' y='10' width='120' height='70' fill='url(#fr)'/>"),
        ("equal stops", "<rect x='10' y='10' width='120' height='70' fill='url(#e)'/>"),
        ("picture", concat!("<image x='20' y='10' width='108' height='72' ", picture!())),
        (
            "turned picture",
            concat!(
                "<g opacity='.5'><image width='108' height='72' transform='translate(40 5) rotate(20)' ",
                picture!(),
                "</g>"
            ),
        ),
        (
            "clipped picture",
            concat!(
                "<g transform='translate(10 5)' clip-path='url(#c)'><image width='108' height='90' preserveAspectRatio='xMidYMid slice' ",
                picture!(),
                "</g>"
            ),
        ),
        (
            "gradient text",
            "<text x='5' y='60' font-size='40' fill='url(#l)' text-decoration='underline'>Rainbow</text>",
        ),
    ];
    const DPI: f64 = 900.0;
    let columns = 5;
    let rows = (features.len() as u32).div_ceil(columns);
    let place = |number: usize| {
        let (row, column) = (number as u32 / columns, number as u32 % columns);
        (20 + column * CELL.0, 20 + row * CELL.1)
    };
    let (w, h) = (40 + columns * CELL.0, 40 + rows * CELL.1);
    let cells: String = (0..)
        .zip(&features)
        .map(|(number, (_, content))| {
            let (x, y) = place(number);
            format!("<g transform='translate({x} {y})'>{content}</g>")
        })
        .collect();
    let svg = |width: f64| {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{width}mm' height='{height}mm' \
             viewBox='0 0 {w} {h}' font-family='Cabin' font-size='6'>{defs}<path d='M0 0H{w}V{h}H0zM9 9V{b}H{r}V9z' \
             fill='#00f'/>{cells}</svg>",
            height = width * f64::from(h) / f64::from(w),
            r = w - 9,
            b = h - 9,
        )
    };
    let folder = folder_with(&booklet(&svg(100.0)));
    let cover = poppler_image(folder.path(), &DPI.to_string());
    let [left, top, right, bottom] = blue_box(&cover);
    let theirs = crop_imm(&cover, left, top, right - left, bottom - top).to_image();
    let width = f64::from(right - left) * 25.4 / DPI;
    let logo = ParsedPage::of_svg("logo", &svg(width), &Fonts::all().unwrap()).unwrap();
    let ours = press_image(&logo, DPI);
    let sizes = [ours.dimensions(), theirs.dimensions()];
    assert!(sizes[0].0 == sizes[1].0 && sizes[0].1.abs_diff(sizes[1].1) < 2, "{sizes:?}");
    let scale = f64::from(ours.width()) / f64::from(w);
    let pixels = |units: u32| (f64::from(units) * scale) as u32;
    for (number, (name, _)) in features.iter().enumerate() {
        let (x, y) = place(number);
        let [ours, theirs] = [&ours, &theirs].map(|image| {
            let (w, h) = (pixels(CELL.0), pixels(CELL.1));
            crop_imm(image, pixels(x), pixels(y), w, h).to_image()
        });
        let ink = ours.pixels().filter(|p| p.0 != [255; 3]).count();
        assert!(ink > 1000, "{name}: nothing to see");
        let wrong = misplaced(&ours, &theirs);
        assert!(wrong * 200 < ink, "{name}: {wrong} of {ink} inked pixels are wrong");
    }
}

#[test]
fn readers_find_no_fault() {
    skip_without!("qpdf", "gs", "mutool");
    for pdf in [pdf(feature_pages(), &meta()), booklet(LOGO)] {
        let folder = folder_with(&pdf);
        let folder = folder.path();
        assert!(stdout("qpdf", folder, &["--check", "sheet.pdf"]).contains("No syntax"));
        for (tool, arguments) in [
            (
                "gs",
                &[
                    "-q",
                    "-dNOPAUSE",
                    "-dBATCH",
                    "-dPDFSTOPONERROR",
                    "-sDEVICE=nullpage",
                    "sheet.pdf",
                ][..],
            ),
            ("mutool", &["draw", "-q", "-F", "txt", "-o", "mupdf.txt", "sheet.pdf"]),
        ] {
            let output = run(tool, folder, arguments);
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said);
            // Debian builds MuPDF without colour management, which prints a warning.
            let said = said.replace("warning: ICC support is not available", "");
            assert_eq!(said.trim(), "", "{tool} complains");
        }
        let info = stdout("mutool", folder, &["info", "sheet.pdf"]);
        let pages = Document::load_mem(&pdf).expect("a PDF").get_pages().len();
        assert!(info.contains("PDF-1.7") && info.contains(&format!("Pages: {pages}")), "{info}");
    }
}

#[test]
fn fonts_are_embedded_once_and_subset() {
    skip_without!("pdffonts");
    let folder = printed();
    let table = stdout("pdffonts", folder.path(), &["sheet.pdf"]);
    let mut rows: Vec<&str> = table.lines().skip(2).collect();
    assert_eq!(rows.len(), 5, "{table}");
    rows.sort_unstable_by_key(|row| row.split_once('+').expect("a subset").1);
    for (row, name) in rows.iter().zip([
        "Cabin-Bold",
        "Cabin-Italic",
        "Cabin-Regular",
        "GrenzeGotisch-Bold",
        "Texturina-Bold",
    ]) {
        let (tag, rest) = row.split_at(6);
        assert!(tag.bytes().all(|b| b.is_ascii_uppercase()), "{row}");
        assert!(rest.starts_with(&format!("+{name} ")), "{row}");
        assert!(row.contains("Identity-H       yes yes yes"), "{row}");
    }
}

#[test]
fn text_is_found_word_by_word() {
    skip_without!("pdftotext");
    let folder = folder_with(&pdf(vec![page("First")], &meta()));
    let text = stdout("pdftotext", folder.path(), &["-raw", "sheet.pdf", "-"]);
    for phrase in [
        "A fierce flower fills the flask & office.",
        "slanted VAT To AV",
        "boldly written",
        "gather around their cauldrons",
    ] {
        assert!(text.contains(phrase), "{phrase:?} is not in {text:?}");
    }
    for once in ["Heading", "Cauldron", "fierce"] {
        assert_eq!(text.matches(once).count(), 1, "{once:?} in {text:?}");
    }
}

#[test]
fn boxes_titles_and_bookmarks_are_there() {
    skip_without!("pdfinfo", "mutool");
    let folder = printed();
    let folder = folder.path();
    let info = stdout("pdfinfo", folder, &["-box", "sheet.pdf"]);
    for line in [
        "Title:           Kräuter & Kessel",
        "Keywords:        witch, flask",
        "MediaBox:            0.00     0.00   646.30   892.91",
        "CropBox:             0.00     0.00   646.30   892.91",
        "BleedBox:           17.01    17.01   629.29   875.91",
        "TrimBox:            25.51    25.51   620.79   867.40",
        "PDF version:     1.7",
    ] {
        assert!(info.contains(line), "{line:?} is not in {info}");
    }
    assert!(!info.contains("Date:"), "a clock got in: {info}");
    let packet = stdout("pdfinfo", folder, &["-meta", "sheet.pdf"]);
    assert!(packet.contains("Kräuter &amp; Kessel") && !packet.contains("Date"), "{packet}");
    let outline = stdout("mutool", folder, &["show", "sheet.pdf", "outline"]);
    assert!(outline.find("First") < outline.find("Second"), "{outline}");
    let catalog = stdout("mutool", folder, &["show", "sheet.pdf", "trailer/Root"]);
    for entry in ["/DisplayDocTitle true", "/PageMode/UseOutlines", "/Lang(en-GB)"] {
        let found = catalog.split_whitespace().collect::<String>();
        assert!(found.contains(&entry.replace(' ', "")), "{entry} is not in {catalog}");
    }
}

/// A board for a print shop: the bleed surrounds the trim, and the crop marks are outside the
/// bleed.
#[test]
fn crop_marks_stand_on_paper_of_their_own_beyond_the_bleed() {
    skip_without!("pdfinfo");
    let sheet = Sheet::make_at_cost(&SheetOptions::new(Seed(2026)), Cost::new(1, 1).unwrap());
    let folder = folder_with(&sheet.unwrap().print(&options()).unwrap().pdf);
    let info = stdout("pdfinfo", folder.path(), &["-box", "sheet.pdf"]);
    let corners = |name: &str| -> Vec<f64> {
        let line = info.lines().find(|line| line.starts_with(name)).expect(name);
        line.split_whitespace().skip(1).map(|n| n.parse().expect(name)).collect()
    };
    let inside = |outer: &[f64], by: f64| -> Vec<f64> {
        let by = by * 72.0 / 25.4;
        vec![outer[0] + by, outer[1] + by, outer[2] - by, outer[3] - by]
    };
    let (media, bleed, trim) = (corners("MediaBox"), corners("BleedBox"), corners("TrimBox"));
    assert_eq!(corners("CropBox"), media, "the marks would be clipped");
    for (box_, expected) in [(&bleed, inside(&media, 6.0)), (&trim, inside(&bleed, 3.0))] {
        assert!(box_.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 0.02), "{info}");
    }
    let image = poppler_image(folder.path(), "254");
    let (width, height) = image.dimensions();
    let ink = |x0: u32, y0: u32, x1: u32, y1: u32| {
        (y0..y1).any(|y| (x0..x1).any(|x| image.get_pixel(x, y).0 != [255; 3]))
    };
    // At ten pixels per millimetre, the bleed begins at 6 mm and the marks end 1 mm before it.
    let right = width - 60;
    let foot = height - 60;
    assert!(ink(0, 80, 50, 100) && ink(80, 0, 100, 50), "no marks");
    assert!(!ink(54, 0, 60, height) && !ink(0, 54, width, 60), "marks at the bleed");
    assert!(!ink(right, 0, right + 6, height) && !ink(0, foot, width, foot + 6));
    assert!(!ink(60, 60, 90, height - 60) && !ink(60, 60, width - 60, 90), "marks in the bleed");
}

/// Checks that in pages and forms, the resources contain exactly the names that the content uses.
/// Returns the numbers of pages and of forms.
fn check_resources(pdf: &[u8]) -> (usize, usize) {
    let mut document = Document::load_mem(pdf).expect("a PDF");
    let dictionary = |object: &Object| {
        document.dereference(object).and_then(|(_, object)| object.as_dict().cloned())
    };
    let (mut pages, mut forms) = (0, 0);
    for object in document.objects.values() {
        let (owner, content) = match object {
            Object::Dictionary(page) if page.has_type(b"Page") => {
                pages += 1;
                let content = page.get(b"Contents").and_then(|c| document.dereference(c));
                (page, content.and_then(|(_, content)| content.as_stream()).expect("content"))
            }
            Object::Stream(form)
                if form
                    .dict
                    .get(b"Subtype")
                    .and_then(Object::as_name)
                    .is_ok_and(|k| k == b"Form") =>
            {
                forms += 1;
                (&form.dict, form)
            }
            _ => continue,
        };
        let operators = content.get_plain_content().expect("whole");
        let operations = Content::decode(&operators).expect("operators").operations;
        let named: BTreeSet<Vec<u8>> = operations
            .iter()
            .filter(|operation| matches!(operation.operator.as_str(), "Tf" | "gs" | "sh" | "Do"))
            .map(|operation| operation.operands[0].as_name().expect("a name").to_vec())
            .collect();
        let lists = owner.get(b"Resources").and_then(&dictionary).expect("resources");
        let listed: Vec<Vec<u8>> = lists
            .iter()
            .flat_map(|(_, list)| dictionary(list).expect("a list"))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(listed.len(), named.len());
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), named);
    }
    let of_the_file = document.objects.iter().filter_map(|(id, object)| {
        matches!(object.type_name(), Ok(b"ObjStm" | b"XRef")).then_some(*id)
    });
    let of_the_file: Vec<_> = of_the_file.collect();
    assert_eq!(document.prune_objects(), of_the_file, "objects that nobody refers to");
    (pages, forms)
}

#[test]
fn content_has_the_resources_that_it_names() {
    let (pages, forms) = check_resources(&pdf(feature_pages(), &meta()));
    assert_eq!(pages, 2);
    assert!(forms >= 4, "{forms} forms");
    let (_, forms) = check_resources(&booklet(LOGO));
    assert!(forms >= 8, "{forms} forms");
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    let print = || pdf(feature_pages(), &meta());
    let first = print();
    for _ in 0..3 {
        assert!(first == print());
    }
    let other = Meta { title: "Another".into(), ..meta() };
    let other = pdf(feature_pages(), &other);
    let identifier = |bytes: &[u8]| {
        let trailer = Document::load_mem(bytes).expect("a PDF").trailer;
        let both = trailer.get(b"ID").and_then(Object::as_array).expect("an identifier").clone();
        assert_eq!(both[0], both[1]);
        both[0].as_str().expect("bytes").to_vec()
    };
    let (first, other) = (identifier(&first), identifier(&other));
    assert!(first != other && first.len() == 16 && first != [0; 16]);
    let fonts = Fonts::all().expect("fonts");
    let picture = || press_image(&ParsedPage::parse(&page("First"), &fonts).expect("SVG"), 75.0);
    assert!(picture() == picture());
}

#[test]
fn drawings_that_repeat_are_stored_once() {
    let owl = Symbol::named("owl").expect("a symbol");
    let size = |uses: u8| {
        let page = |name: &str| {
            let mut drawing = Drawing::new(&DrawOptions::default());
            for i in 0..uses {
                let (x, y) = (f64::from(i % 8), f64::from(i / 8));
                drawing.symbol(
                    owl,
                    LayoutUnit(10.0 + 24.0 * x),
                    LayoutUnit(10.0 + 24.0 * y),
                    LayoutUnit(20.0),
                );
            }
            drawing.finish(name, "Owls").expect("there is room")
        };
        pdf(vec![page("one"), page("two")], &meta()).len()
    };
    let (few, many) = (size(4), size(40));
    assert!(many < few + 1200, "{few} bytes grew to {many}");
}

#[test]
fn what_cannot_be_printed_is_refused_by_name() {
    let refused = |content: &str| {
        let svg =
            format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>{content}</svg>");
        Logo::try_from(svg).expect_err(content).to_string()
    };
    for (what, content) in [
        (
            "a mask",
            "<mask id='m'><rect width='9' height='9' fill='#fff'/></mask><path d='M0 0h9v9z' mask='url(#m)'/>",
        ),
        (
            "a filter",
            "<filter id='f'><feGaussianBlur stdDeviation='1'/></filter><path d='M0 0h9v9z' filter='url(#f)'/>",
        ),
        ("a blend mode", "<path d='M0 0h9v9z' style='mix-blend-mode:multiply'/>"),
        (
            "a pattern",
            "<pattern id='p' width='2' height='2' patternUnits='userSpaceOnUse'><path d='M0 0h1v1z'/></pattern><path d='M0 0h9v9z' fill='url(#p)'/>",
        ),
        (
            "a gradient that reflects or repeats",
            "<linearGradient id='g' x2='.2' spreadMethod='repeat'><stop stop-color='red'/><stop offset='1'/></linearGradient><path d='M0 0h9v9z' fill='url(#g)'/>",
        ),
    ] {
        let error = refused(content);
        assert!(error.contains(&format!("uses {what}, which cannot be printed; ")), "{error}");
    }
}

#[test]
fn missing_fonts_and_glyphs_are_errors() {
    let fonts = Fonts::all().expect("fonts");
    let refused = |content: &str| {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='90mm' viewBox='0 0 9 9' \
             font-family='Cabin'>{content}</svg>"
        );
        ParsedPage::of_svg("feature", &svg, &fonts).expect_err(content)
    };
    let message = refused("<text y='9' font-family='Comic Sans MS'>Hat</text>").to_string();
    assert!(
        message.contains(
            "the font Comic Sans MS 400, which is not embedded; convert its text to paths (outlines), or use one of Cabin 400, Cabin 400 italic"
        ),
        "{message}"
    );
    let message = refused("<text y='9' font-weight='900'>Hat</text>").to_string();
    assert!(message.contains("the font Cabin 900, which"), "{message}");
    let message = refused(
        "<text y='9' font-family='Grenze Gotisch' font-weight='700' font-style='italic'>Hat</text>",
    );
    assert!(message.to_string().contains("700 italic"), "{message}");
    let message = refused("<text y='9'>Bat 猫</text>").to_string();
    assert!(
        message.contains("'猫' (\\u{732b}), which the font Cabin 400 cannot draw"),
        "{message}"
    );
    let error = refused("<image href='bat.png' width='9' height='9'/>");
    assert!(matches!(error, PressError::Unsupported { what: "an image", .. }), "{error}");
}

#[test]
fn other_bad_input_is_named() {
    let fonts = Fonts::all().expect("fonts");
    let error = ParsedPage::of_svg("feature", "<svg", &fonts).expect_err("refused").to_string();
    assert!(error.starts_with("page \"feature\" is not a valid drawing: "), "{error}");
    assert!(press::print("none".into(), Vec::new(), &meta(), &options()).is_err());
    assert_eq!(
        Dpi::new(5.0).expect_err("5 dpi").to_string(),
        "5 dpi is not a usable resolution; use 10 to 1200"
    );
    let error = Fonts::new(&[b"OTTO...."]).expect_err("not TrueType").to_string();
    assert_eq!(
        error,
        "embedded font 0 cannot be used: its outlines are PostScript ones; embed a static TrueType font"
    );
    assert!(Fonts::new(&[&[0, 1, 0, 0, 0, 9, 1, 2]]).is_err());
}
