//! Tests of PDF output with independent readers: qpdf, poppler, Ghostscript and MuPDF.

mod tools;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use cauldron_press::common::seed::Seed;
use cauldron_press::page::{Bleed, DrawOptions, Drawing, LayoutUnit, Mm, Page, Symbol};
use cauldron_press::press::{Dpi, Fonts, Meta, ParsedPage, PressError, pdf, png};
use cauldron_press::seal::Cost;
use cauldron_press::witches::pages;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use image::RgbImage;
use lopdf::content::Content;
use lopdf::{Document, Object};
use tools::{run, skip_without, stdout};

const FEATURES: &str = include_str!("press/features.svg");

/// Size of the feature page in mm, without 3 mm of bleed and 6 mm for crop marks on each side. With
/// them it has whole pixels at 150 dpi.
const TRIM: (Mm, Mm) = (Mm(134.4), Mm(83.6));

fn three() -> Bleed {
    Bleed::new(Mm(3.0)).expect("3 mm")
}

static FONTS: LazyLock<Fonts> = LazyLock::new(|| {
    Fonts::new(&[
        include_bytes!("../fonts/cabin/Cabin-Regular.ttf"),
        include_bytes!("../fonts/cabin/Cabin-Bold.ttf"),
        include_bytes!("../fonts/cabin/Cabin-Italic.ttf"),
        include_bytes!("../fonts/grenze-gotisch/GrenzeGotisch-Bold.ttf"),
        include_bytes!("../fonts/texturina/Texturina-Bold.ttf"),
    ])
    .expect("the fonts of the repository are usable")
});

fn page(title: &str, svg: &str) -> Page {
    Page::of_svg("feature", title, TRIM, three(), svg.to_owned())
}

/// A page with some SVG content.
fn sketch(content: &str) -> Page {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='152.4mm' height='101.6mm' \
         viewBox='0 0 152.4 101.6' font-family='Cabin' font-size='6'>{content}</svg>"
    );
    page("Sketch", &svg)
}

fn parse(page: &Page) -> ParsedPage {
    ParsedPage::parse(page, &FONTS).expect("the page parses")
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

fn feature_pages() -> Vec<ParsedPage> {
    ["First", "Second"].map(|title| parse(&page(title, FEATURES))).into()
}

/// Prints the pages to `sheet.pdf` in a new folder.
fn printed(pages: &[ParsedPage]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let bytes = pdf(pages, &meta()).expect("the pages print");
    std::fs::write(folder.path().join("sheet.pdf"), bytes).expect("a writable folder");
    folder
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
    let pages = feature_pages();
    let folder = printed(&pages);
    let (ours, theirs) = (press_image(&pages[0], 150.0), poppler_image(folder.path(), "150"));
    assert_eq!(ours.dimensions(), (900, 600));
    let score = similarity(&ours, &theirs);
    assert!(score > 0.97, "similarity is only {score}");
}

/// Each feature is drawn alone, so that a difference is not hidden by other features.
#[test]
fn every_feature_looks_the_same() {
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
        <g id='u'><circle r='9' fill='#282'/><path d='M-9 0q9-12 18 0' fill='none' stroke='#000'/></g>\
        </defs>";
    for (name, content) in [
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
        (
            "gradient text",
            "<text x='5' y='60' font-size='40' fill='url(#l)' text-decoration='underline'>Rainbow</text>",
        ),
    ] {
        let page = [parse(&sketch(&format!("{defs}{content}")))];
        let folder = printed(&page);
        let (ours, theirs) = (press_image(&page[0], 150.0), poppler_image(folder.path(), "150"));
        let ink = ours.pixels().filter(|p| p.0 != [255; 3]).count();
        assert!(ink > 1000, "{name}: nothing to see");
        let wrong = misplaced(&ours, &theirs);
        assert!(wrong * 200 < ink, "{name}: {wrong} of {ink} inked pixels are wrong");
    }
}

#[test]
fn readers_find_no_fault() {
    skip_without!("qpdf", "gs", "mutool");
    let folder = printed(&feature_pages());
    let folder = folder.path();
    assert!(stdout("qpdf", folder, &["--check", "sheet.pdf"]).contains("No syntax"));
    for (tool, arguments) in [
        (
            "gs",
            &["-q", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONERROR", "-sDEVICE=nullpage", "sheet.pdf"][..],
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
    assert!(info.contains("PDF-1.7") && info.contains("Pages: 2"), "{info}");
}

#[test]
fn fonts_are_embedded_once_and_subset() {
    skip_without!("pdffonts");
    let folder = printed(&feature_pages());
    let table = stdout("pdffonts", folder.path(), &["sheet.pdf"]);
    let rows: Vec<&str> = table.lines().skip(2).collect();
    assert_eq!(rows.len(), 5, "{table}");
    for (row, name) in rows.iter().zip([
        "Cabin-Regular",
        "Cabin-Bold",
        "Cabin-Italic",
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
    let folder = printed(&feature_pages()[..1]);
    let text = stdout("pdftotext", folder.path(), &["-raw", "sheet.pdf", "-"]);
    for phrase in [
        "A fierce flower fills the flask & office.",
        "aligned right",
        "middle slanted VAT To AV",
        "turned wizard",
        "under",
    ] {
        assert!(text.contains(phrase), "{phrase:?} is not in {text:?}");
    }
    for once in ["Outlined", "Gradient", "fierce"] {
        assert_eq!(text.matches(once).count(), 1, "{once:?} in {text:?}");
    }
}

#[test]
fn boxes_titles_and_bookmarks_are_there() {
    skip_without!("pdfinfo", "mutool");
    let folder = printed(&feature_pages());
    let folder = folder.path();
    let info = stdout("pdfinfo", folder, &["-box", "sheet.pdf"]);
    for line in [
        "Title:           Kräuter & Kessel",
        "Keywords:        witch, flask",
        "MediaBox:            0.00     0.00   432.00   288.00",
        "CropBox:             0.00     0.00   432.00   288.00",
        "BleedBox:           17.01    17.01   414.99   270.99",
        "TrimBox:            25.51    25.51   406.49   262.49",
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
    let options = SheetOptions::new(Seed(2026));
    let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).unwrap();
    let printing = DrawOptions { bleed: three(), ..DrawOptions::default() };
    let pages = pages::pages(&sheet.view().unwrap(), &printing).unwrap();
    let folder = printed(&pages.iter().map(parse).collect::<Vec<_>>());
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

/// In pages and forms, the resources contain exactly the names that the content uses.
#[test]
fn content_has_the_resources_that_it_names() {
    let bytes = pdf(&feature_pages(), &meta()).expect("the pages print");
    let mut document = Document::load_mem(&bytes).expect("a PDF");
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
            Object::Stream(form) if form.dict.has_type(b"XObject") => {
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
    assert_eq!(pages, 2);
    assert!(forms >= 4, "{forms} forms");
    let of_the_file = document.objects.iter().filter_map(|(id, object)| {
        matches!(object.type_name(), Ok(b"ObjStm" | b"XRef")).then_some(*id)
    });
    let of_the_file: Vec<_> = of_the_file.collect();
    assert_eq!(document.prune_objects(), of_the_file, "objects that nobody refers to");
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    let print = || pdf(&feature_pages(), &meta()).expect("the pages print");
    let first = print();
    for _ in 0..3 {
        assert!(first == print());
    }
    let other = Meta { title: "Another".into(), ..meta() };
    let other = pdf(&feature_pages(), &other).expect("the pages print");
    let identifier = |bytes: &[u8]| {
        let trailer = Document::load_mem(bytes).expect("a PDF").trailer;
        let both = trailer.get(b"ID").and_then(Object::as_array).expect("an identifier").clone();
        assert_eq!(both[0], both[1]);
        both[0].as_str().expect("bytes").to_vec()
    };
    let (first, other) = (identifier(&first), identifier(&other));
    assert!(first != other && first.len() == 16 && first != [0; 16]);
    let picture = || png(&feature_pages()[0], Dpi::new(75.0).expect("75 dpi")).expect("a PNG");
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
            parse(&drawing.finish(name, "Owls").expect("there is room"))
        };
        pdf(&[page("one"), page("two")], &meta()).expect("the pages print").len()
    };
    let (few, many) = (size(4), size(40));
    assert!(many < few + 1200, "{few} bytes grew to {many}");
}

#[test]
fn what_cannot_be_printed_is_refused_by_name() {
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
        let error = pdf(&[parse(&sketch(content))], &meta()).expect_err(what).to_string();
        assert!(
            error.starts_with(&format!("page \"feature\" uses {what}, which cannot be printed; ")),
            "{error}"
        );
    }
    // A cached drawing, here of the same content without the mask, must not hide the error.
    let curls = "q9 9 9 0".repeat(99);
    let drawn = |how: &str| {
        format!(
            "<g transform='scale(.9)'><g opacity='.5'{how}><path d='M0 0{curls}'/><path d='M0 9h9v9'/></g></g>"
        )
    };
    let mask = "<mask id='m'><rect width='9' height='9' fill='#fff'/></mask>";
    let content = [mask, &drawn(""), &drawn(""), &drawn(" mask='url(#m)'")].concat();
    let error = pdf(&[parse(&sketch(&content))], &meta()).expect_err("a mask").to_string();
    assert!(error.contains("uses a mask"), "{error}");
    let image = "<image href='bat.png' width='9' height='9'/>";
    let error = ParsedPage::parse(&sketch(image), &FONTS).expect_err("an image");
    assert!(matches!(error, PressError::Unsupported { what: "an image", .. }), "{error}");
}

#[test]
fn missing_fonts_and_glyphs_are_errors() {
    let refused =
        |content: &str| ParsedPage::parse(&sketch(content), &FONTS).expect_err(content).to_string();
    let message = refused("<text y='9' font-family='Comic Sans MS'>Hat</text>");
    assert!(
        message.contains(
            "the font Comic Sans MS 400, which is not embedded; there are Cabin 400, Cabin 700"
        ),
        "{message}"
    );
    let message = refused("<text y='9' font-weight='900'>Hat</text>");
    assert!(message.contains("the font Cabin 900, which"), "{message}");
    let message = refused(
        "<text y='9' font-family='Grenze Gotisch' font-weight='700' font-style='italic'>Hat</text>",
    );
    assert!(message.contains("700 italic"), "{message}");
    let message = refused("<text y='9'>Bat 猫</text>");
    assert!(
        message.contains("'猫' (\\u{732b}), which the font Cabin 400 cannot draw"),
        "{message}"
    );
}

#[test]
fn other_bad_input_is_named() {
    let refused = |page: &Page| ParsedPage::parse(page, &FONTS).expect_err("refused").to_string();
    assert!(refused(&page("x", "<svg")).starts_with("page \"feature\" is not a valid drawing: "));
    let wide = Page::of_svg("feature", "x", (Mm(150.0), Mm(83.6)), three(), sketch("").svg());
    assert_eq!(
        refused(&wide),
        "page \"feature\" is drawn 152.40 x 101.60 mm, but its trim, bleed and crop marks make 168.00 x 101.60 mm"
    );
    assert!(pdf(&[], &meta()).is_err());
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
