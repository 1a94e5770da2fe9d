//! Draws the sides of every layout, with a numbered box for each page.
//!
//! `cargo run --example imposed_sides`

use std::{env, error, fs};

use cauldron_press::page::{Bleed, CutLines, Mm};
use cauldron_press::press::impose::{self, ImposedSide, Layout, Marks, PageShape, PlacedPage};
use cauldron_press::texts::Language;

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = env::temp_dir().join("imposed-sides");
    fs::create_dir_all(&folder)?;
    // Two landscape pages, front and back, and six portrait ones.
    let (wide, upright) = ((Mm(297.0), Mm(210.0)), (Mm(210.0), Mm(297.0)));
    let bleed = Bleed::new(Mm(3.0))?;
    let trims = [wide, wide, upright, upright, upright, upright, upright, upright];
    let pages =
        trims.map(|trim| PageShape { trim, bleed, turned: false, seams: CutLines::default() });
    for name in ["duplex", "saddle", "2-up", "4-up", "cut-stack", "fold-over", "glue"] {
        let layout = Layout { scheme: name.parse()?, marks: Marks::ALL, ..Layout::default() };
        let imposed = impose::impose(&pages, &layout)?;
        for (number, side) in (1..).zip(&imposed.sides) {
            let slug = imposed.slug(side, &format!("{name}.pdf"), &[]);
            let marks = side.marks_svg(&slug, Language::first());
            let svg = marks.replace("</svg>", &format!("{}</svg>", boxes(side, &pages)));
            fs::write(folder.join(format!("{name}-{number}.svg")), svg)?;
        }
        println!("{name}: {} sheets of {}", imposed.sheets(), imposed.paper);
    }
    println!("{}", folder.display());
    Ok(())
}

fn boxes(side: &ImposedSide, pages: &[PageShape]) -> String {
    let boxes = side.placed.iter().enumerate();
    boxes.map(|(i, placed)| numbered_box(i, placed, &pages[placed.page])).collect()
}

/// Draws the bleed in yellow, the trimmed page in white, and its number with a line above.
fn numbered_box(i: usize, placed: &PlacedPage, page: &PageShape) -> String {
    let clip = placed.clip;
    let [a, b, c, d, e, f] = placed.matrix();
    let ((w, h), bleed) = (page.trim, page.bleed.width());
    let (number, middle, foot) = (placed.page + 1, w / 2.0, h / 2.0 + Mm(30.0));
    format!(
        r##"<clipPath id="c{i}"><rect x="{}" y="{}" width="{}" height="{}"/></clipPath>
<g clip-path="url(#c{i})"><g transform="matrix({a} {b} {c} {d} {e} {f})">
<rect x="-{bleed}" y="-{bleed}" width="{}" height="{}" fill="#ffd54f"/>
<rect width="{w}" height="{h}" fill="#ffffff" stroke="#5b2a86" stroke-width="0.5"/>
<path d="M20 12H{}" stroke="#5b2a86" stroke-width="3"/>
<text x="{middle}" y="{foot}" font-size="90" text-anchor="middle">{number}</text>
</g></g>"##,
        clip.x,
        clip.y,
        clip.w,
        clip.h,
        w + 2.0 * bleed,
        h + 2.0 * bleed,
        w - Mm(20.0),
    )
}
