//! Property tests: for all pages, layouts and printers the reader gets the pages in order, upright,
//! with backs behind their fronts.

use proptest::prelude::*;

use super::paper::{Leaf, NEAR, Print, Printed, is_on_paper, near, overlap, printed};
use cauldron_press::page::{Bleed, CutLines, Duplex, Mm};
use cauldron_press::press::Paper;
use cauldron_press::press::impose::{
    BindingSide, CellCount, Gutter, ImposeError, ImposedSheets, ImpositionScheme, Layout, Marks,
    PageShape, PrintMark, Saddle, Thickness, impose,
};

/// Pages of one size, all landscape, all portrait or mixed, in pairs of equal pages or not.
fn shapes() -> impl Strategy<Value = Vec<PageShape>> {
    let sides = (100u32..300, 1u32..150)
        .prop_map(|(short, more)| (f64::from(short) + 0.3, f64::from(short + more) + 0.7));
    let page = (any::<bool>(), any::<bool>());
    let kind = prop_oneof![Just(Some(true)), Just(Some(false)), Just(None)];
    (sides, 0u32..=40, kind, any::<bool>(), prop::collection::vec(page, 1..50)).prop_map(
        |((short, long), bleed, kind, by_leaf, pages)| {
            let bleed = Bleed::new(Mm(f64::from(bleed) / 4.0)).expect("a bleed");
            let stands = |i: usize| kind.unwrap_or(pages[if by_leaf { i / 2 * 2 } else { i }].0);
            let shape = |i: usize| {
                let (w, h) = if stands(i) { (long, short) } else { (short, long) };
                PageShape {
                    trim: (Mm(w), Mm(h)),
                    bleed,
                    turned: pages[i].1,
                    seams: CutLines::default(),
                }
            };
            (0..pages.len()).map(shape).collect()
        },
    )
}

fn cells() -> impl Strategy<Value = CellCount> {
    prop_oneof![
        (1u8..=6).prop_map(CellCount::Count),
        (1u8..=3, 1u8..=3).prop_map(|(rows, columns)| CellCount::Table(rows, columns)),
    ]
}

fn scheme() -> impl Strategy<Value = ImpositionScheme> {
    let saddle = (prop::option::of(1u16..5), 0u32..30, any::<bool>()).prop_map(
        |(signature, thickness, back_cover)| {
            ImpositionScheme::Saddle(Saddle {
                signature: signature.and_then(std::num::NonZeroU16::new),
                thickness: Thickness::new(Mm(f64::from(thickness) / 100.0)).expect("thin"),
                back_cover,
            })
        },
    );
    prop_oneof![
        Just(ImpositionScheme::Duplex),
        Just(ImpositionScheme::FoldOver),
        Just(ImpositionScheme::Glue),
        saddle,
        cells().prop_map(ImpositionScheme::Up),
        cells().prop_map(ImpositionScheme::CutStack),
    ]
}

fn marks() -> impl Strategy<Value = Marks> {
    any::<[bool; 5]>().prop_map(|[crop, fold, registration, bar, slug]| Marks {
        crop,
        fold,
        registration,
        bar,
        slug,
    })
}

const SHEETS: [&str; 8] = ["a4", "a3", "sra3", "tabloid", "b2", "a1", "400x400mm", "sra0"];

fn layouts() -> impl Strategy<Value = Layout> {
    let sheet = prop::option::of(prop::sample::select(&SHEETS[..]));
    let duplex = prop_oneof![Just(Duplex::LongEdge), Just(Duplex::ShortEdge)];
    let gutter = prop::option::of((0u32..30).prop_map(|mm| Gutter::new(Mm(mm.into())).ok()));
    let binding =
        prop_oneof![Just(BindingSide::Left), Just(BindingSide::Right), Just(BindingSide::Top)];
    (scheme(), sheet, duplex, gutter, marks(), binding).prop_map(
        |(scheme, sheet, duplex, gutter, marks, binding)| {
            let sheet = sheet.and_then(|name| name.parse().ok());
            Layout {
                scheme,
                sheet,
                duplex,
                gutter: gutter.flatten(),
                marks,
                fit: true,
                margin: None,
                binding,
            }
        },
    )
}

/// Leaves in reading order, front up.
fn read(imposed: &ImposedSheets, pages: &[PageShape], layout: &Layout) -> Vec<Leaf> {
    let sheets = printed(imposed, pages, layout.duplex);
    match layout.scheme {
        ImpositionScheme::Duplex | ImpositionScheme::Up(_) => {
            sheets.iter().flat_map(Printed::cut).collect()
        }
        ImpositionScheme::CutStack(_) => {
            let cut: Vec<Vec<Leaf>> = sheets.iter().map(Printed::cut).collect();
            // The first sheet uses every cell that any sheet uses.
            let stacks = cut.first().map_or(0, Vec::len);
            (0..stacks)
                .flat_map(|stack| cut.iter().filter_map(move |sheet| sheet.get(stack)).copied())
                .collect()
        }
        ImpositionScheme::Saddle(saddle) => nested(&sheets, saddle, layout.binding),
        ImpositionScheme::FoldOver => sheets.iter().map(folded_over).collect(),
        ImpositionScheme::Glue => glued(&sheets),
        ImpositionScheme::Poster => {
            unreachable!("its sheets hold parts of pages, and are tested by themselves")
        }
    }
}

/// Folds the sheets, nests them and staples them, signature by signature.
fn nested(sheets: &[Printed], saddle: Saddle, binding: BindingSide) -> Vec<Leaf> {
    // Without a choice, as many signatures as are needed for at most 15 sheets in each.
    let usual = || sheets.len().div_ceil(sheets.len().div_ceil(15).max(1)).max(1);
    let signature = saddle.signature.map_or_else(usual, |sheets| sheets.get().into());
    let thickness = saddle.thickness.width().0;
    let mut leaves = Vec::new();
    for signature in sheets.chunks(signature) {
        let pushed = |depth: usize, (up, down): Leaf| {
            let out = |(x, y)| match (binding, thickness * depth as f64) {
                (BindingSide::Left, out) => (x + out, y),
                (BindingSide::Right, out) => (x - out, y),
                (BindingSide::Top, out) => (x, y + out),
            };
            (up.map(|print| print.moved(out)), down.map(|print| print.moved(out)))
        };
        let folded = signature.iter().map(|sheet| sheet.folded(binding)).enumerate();
        let folded: Vec<[Leaf; 2]> =
            folded.map(|(depth, leaves)| leaves.map(|leaf| pushed(depth, leaf))).collect();
        leaves.extend(folded.iter().map(|[first, _]| *first));
        leaves.extend(folded.iter().rev().map(|[_, last]| *last));
    }
    leaves
}

/// A sheet printed on one side and folded to the back between its two pages.
fn folded_over(sheet: &Printed) -> Leaf {
    let (w, h) = sheet.size;
    let front = sheet.prints.iter().find(|print| print.page % 2 == 0).copied();
    let back = sheet.prints.iter().find(|print| print.page % 2 == 1).copied();
    let beside = match (front, back) {
        (Some(front), Some(back)) => (front.middle().1 - back.middle().1).abs() < NEAR,
        _ => true,
    };
    let over = |(x, y): (f64, f64)| if beside { (w - x, y) } else { (x, h - y) };
    (front, back.map(|back| back.turned_over(over)))
}

/// Sheets printed on one side and glued in pairs. The second one is turned like a page of a book.
fn glued(sheets: &[Printed]) -> Vec<Leaf> {
    let leaf = |pair: &[Printed]| {
        let width = pair[0].size.0;
        let back = pair.get(1).and_then(|sheet| sheet.prints.first());
        let turned = |print: &Print| print.turned_over(|(x, y)| (width - x, y));
        (pair[0].prints.first().copied(), back.map(turned))
    };
    sheets.chunks(2).map(leaf).collect()
}

/// Page indices in reading order, with `None` for blank pages.
fn reading(leaves: &[Leaf]) -> Vec<Option<usize>> {
    let number = |print: Option<Print>| print.map(|print| print.page);
    leaves.iter().flat_map(|(up, down)| [number(*up), number(*down)]).collect()
}

fn expected(count: usize, layout: &Layout, read: usize) -> Vec<Option<usize>> {
    let mut pages: Vec<Option<usize>> = (0..count).map(Some).collect();
    let covered =
        matches!(layout.scheme, ImpositionScheme::Saddle(Saddle { back_cover: true, .. }));
    let last = if covered { pages.pop() } else { None };
    pages.resize(read - usize::from(covered), None);
    pages.extend(last);
    pages
}

/// Whether the conditions that an error states are true.
fn excused(error: &ImposeError) -> bool {
    match error {
        ImposeError::TooFine { scale, .. } => *scale < 0.25,
        ImposeError::Creep { creep, most, .. } => creep > most,
        ImposeError::NoPaper(needed) => Paper::new(needed.0, needed.1).is_none_or(|paper| {
            ["b0", "a0", "sra0", "arch-e", "ansi-e"].iter().all(|large| {
                let large: Paper = large.parse().expect("a name");
                let ((w, h), (width, height)) = (paper.portrait(), large.portrait());
                w > width || h > height
            })
        }),
        _ => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn the_reader_gets_pages_in_order(pages in shapes(), layout in layouts()) {
        let imposed = match impose(&pages, &layout) {
            Ok(imposed) => imposed,
            Err(error) => {
                prop_assert!(excused(&error), "{error}");
                return Ok(());
            }
        };
        let leaves = read(&imposed, &pages, &layout);
        let order = reading(&leaves);
        let is_wide = |page: usize| pages[page].trim.0 > pages[page].trim.1;
        let is_wide_book = (0..pages.len()).all(is_wide);
        prop_assert_eq!(&order, &expected(pages.len(), &layout, order.len()));
        for (up, down) in &leaves {
            for print in [up, down].into_iter().flatten() {
                prop_assert!(print.is_readable(), "mirrored: {:?}", print);
            }
            if let (Some(up), Some(down)) = (up, down) {
                prop_assert!(up.up && !down.up);
                // Pages with the same orientation are behind each other with their tops together,
                // others by area.
                if pages[up.page].trim == pages[down.page].trim {
                    let is_turned_up = layout.binding == BindingSide::Top
                        && is_wide(up.page) == is_wide_book;
                    let is_behind = match is_turned_up {
                        true => down.is_turned_up_behind(up),
                        false => down.is_behind(up),
                    };
                    prop_assert!(is_behind, "{:?} {:?}", up, down);
                } else {
                    let ([a, b, c, d], [e, f, g, h]) = (up.bounds(), down.bounds());
                    prop_assert!(near((a, b), (e, f)) && near((c, d), (g, h)));
                }
            }
        }
        // All pages of a booklet end up above each other, whatever is around them on the sheet.
        if let ImpositionScheme::Saddle(_) = layout.scheme {
            let prints = || leaves.iter().flat_map(|&(up, down)| [up, down]).flatten();
            let first = prints().next().map(|print| print.bounds());
            for print in prints() {
                let ([a, b, c, d], [e, f, g, h]) = (print.bounds(), first.unwrap_or_default());
                prop_assert!(near((a, b), (e, f)) && near((c, d), (g, h)), "{:?}", print);
            }
            // After turning leaf by leaf, each page has its fold where the binding requires it:
            // left of fronts and right of backs, the reverse, or above fronts and below backs.
            for print in prints() {
                let ([left, top, right, bottom], (x, y)) = (print.bounds(), print.top());
                let at_fold = match layout.binding {
                    BindingSide::Left => left.abs() < NEAR,
                    BindingSide::Right => right.abs() < NEAR,
                    BindingSide::Top => top.abs() < NEAR,
                };
                prop_assert!(at_fold, "{:?} {:?}", layout.binding, print);
                let stands = match layout.binding {
                    // A back that is turned up is upside down until its leaf is turned.
                    BindingSide::Top if is_wide(print.page) == is_wide_book => {
                        near((x, y), ((left + right) / 2.0, if print.up { top } else { bottom }))
                    }
                    BindingSide::Top => (x - left).abs() < NEAR || (y - top).abs() < NEAR
                        || (y - bottom).abs() < NEAR,
                    // Upright, or with the top at the fold.
                    BindingSide::Left => (y - top).abs() < NEAR || (x - left).abs() < NEAR,
                    BindingSide::Right => (y - top).abs() < NEAR || (x - right).abs() < NEAR,
                };
                prop_assert!(stands, "{:?} {:?}", layout.binding, print);
            }
        }
    }

    #[test]
    fn nothing_lies_where_it_must_not(pages in shapes(), layout in layouts()) {
        let Ok(imposed) = impose(&pages, &layout) else { return Ok(()) };
        prop_assert!((0.25..=1.0).contains(&imposed.scale));
        let bleed = pages[0].bleed.width() * imposed.scale;
        for side in &imposed.sides {
            for (i, placed) in side.placed.iter().enumerate() {
                prop_assert!(is_on_paper(&placed.clip, side), "{:?}", placed);
                for other in &side.placed[i + 1..] {
                    prop_assert!(!overlap(&placed.clip, &other.clip));
                }
                for mark in &side.marks {
                    let area = mark.area();
                    prop_assert!(!overlap(&placed.clip, &area), "{:?} on {:?}", mark, placed);
                    // A line has no area, so its end must be outside the block of all bleeds.
                    if let PrintMark::Cut { to, .. } | PrintMark::Fold { to, .. } = *mark {
                        let block = &side.bleed;
                        let within = |v: Mm, from: Mm, end: Mm| from.0 - 0.5 < v.0 && v.0 < end.0 + 0.5;
                        prop_assert!(!(within(to.0, block.x, block.right()) && within(to.1, block.y, block.bottom())));
                    }
                }
            }
            for (i, mark) in side.marks.iter().enumerate() {
                prop_assert!(is_on_paper(&mark.area(), side), "{:?}", mark);
                let solid = |mark: &PrintMark| !matches!(mark, PrintMark::Cut { .. } | PrintMark::Fold { .. });
                for other in side.marks[i + 1..].iter().filter(|other| solid(mark) || solid(other)) {
                    prop_assert!(!overlap(&mark.area(), &other.area()), "{:?} {:?}", mark, other);
                }
            }
            // Every page that is cut at an edge has its full bleed there.
            let outer = side.trim;
            for placed in &side.placed {
                if (placed.trim.x.0 - outer.x.0).abs() < 1e-6 {
                    prop_assert!((placed.trim.x.0 - placed.clip.x.0 - bleed.0).abs() < 1e-6);
                }
                if (placed.trim.bottom().0 - outer.bottom().0).abs() < 1e-6 {
                    prop_assert!((placed.clip.bottom().0 - placed.trim.bottom().0 - bleed.0).abs() < 1e-6);
                }
            }
        }
    }

    /// The cutter follows the marks of the front, which must also be correct for the back.
    #[test]
    fn every_cut_is_marked_on_both_sides(pages in shapes(), layout in layouts()) {
        let layout = Layout { marks: Marks { crop: true, ..layout.marks }, ..layout };
        let Ok(imposed) = impose(&pages, &layout) else { return Ok(()) };
        let folded = matches!(layout.scheme, ImpositionScheme::Saddle(_) | ImpositionScheme::FoldOver);
        for side in &imposed.sides {
            let upright = |x: Mm| side.marks.iter().filter(|mark| matches!(
                mark, PrintMark::Cut { from, to } if from.0 == to.0 && (from.0.0 - x.0).abs() < NEAR
            )).count();
            let lying = |y: Mm| side.marks.iter().filter(|mark| matches!(
                mark, PrintMark::Cut { from, to } if from.1 == to.1 && (from.1.0 - y.0).abs() < NEAR
            )).count();
            for edge in [side.trim.x, side.trim.right()] {
                prop_assert_eq!(upright(edge), 2);
            }
            for edge in [side.trim.y, side.trim.bottom()] {
                prop_assert_eq!(lying(edge), 2);
            }
            if !folded {
                for placed in &side.placed {
                    prop_assert!(upright(placed.trim.x) == 2 && upright(placed.trim.right()) == 2);
                    prop_assert!(lying(placed.trim.y) == 2 && lying(placed.trim.bottom()) == 2);
                }
            }
            let (w, h) = (side.size.0.0, side.size.1.0);
            let mirrored = |mark: &PrintMark| {
                let PrintMark::Cut { from, to } = *mark else { return true };
                let is_there = |by: &dyn Fn((Mm, Mm)) -> (f64, f64)| side.marks.iter().any(|other| {
                    matches!(other, PrintMark::Cut { from: f, to: t }
                        if near((f.0.0, f.1.0), by(from)) && near((t.0.0, t.1.0), by(to)))
                });
                is_there(&|(x, y)| (w - x.0, y.0)) && is_there(&|(x, y)| (x.0, h - y.0))
            };
            prop_assert!(side.marks.iter().all(mirrored));
        }
    }
}
