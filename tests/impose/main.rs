//! Imposed sheets are printed, cut, folded and stacked in a simulation, and then read.

mod paper;
mod properties;

use cauldron_press::page::{Bleed, CutLines, Duplex, Mm};
use cauldron_press::press::Paper;
use cauldron_press::press::impose::{
    BindingSide, CellCount, Gutter, ImposeError, ImposedSheets, ImpositionScheme, Layout,
    LayoutError, Marks, PageShape, PrintMark, QuarterTurn, Saddle, Thickness, impose,
};
use cauldron_press::texts::Language;

fn upright(count: usize) -> Vec<PageShape> {
    let trim = (Mm(210.0), Mm(297.0));
    vec![
        PageShape { trim, bleed: Bleed::default(), turned: false, seams: CutLines::default() };
        count
    ]
}

fn wide(count: usize) -> Vec<PageShape> {
    let trim = (Mm(297.0), Mm(210.0));
    vec![
        PageShape { trim, bleed: Bleed::default(), turned: false, seams: CutLines::default() };
        count
    ]
}

fn with_bleed(pages: Vec<PageShape>, width: f64) -> Vec<PageShape> {
    let bleed = Bleed::new(Mm(width)).expect("a bleed");
    pages.into_iter().map(|page| PageShape { bleed, ..page }).collect()
}

fn layout(scheme: ImpositionScheme) -> Layout {
    Layout { scheme, ..Layout::default() }
}

/// Layout for landscape sheets with short-edge duplex, which keeps the tops of both sides together.
fn short_edge(scheme: ImpositionScheme) -> Layout {
    Layout { duplex: Duplex::ShortEdge, ..layout(scheme) }
}

fn up(count: u8) -> ImpositionScheme {
    ImpositionScheme::Up(CellCount::count(count).expect("a count"))
}

fn done(pages: &[PageShape], layout: &Layout) -> ImposedSheets {
    impose(pages, layout).unwrap_or_else(|error| panic!("{error}"))
}

/// Page numbers of every side, from 1.
fn pages(imposed: &ImposedSheets) -> Vec<Vec<usize>> {
    let side = |side: &cauldron_press::press::impose::ImposedSide| {
        side.placed.iter().map(|placed| placed.page + 1).collect()
    };
    imposed.sides.iter().map(side).collect()
}

fn saddle(signature: Option<u16>, back_cover: bool) -> ImpositionScheme {
    let signature = signature.and_then(std::num::NonZeroU16::new);
    ImpositionScheme::Saddle(Saddle { signature, back_cover, ..Saddle::default() })
}

#[test]
fn a_page_a_side_stays_as_it_is_drawn() {
    // Pages as drawn: landscape backs are upside down if the printer requires it.
    for (duplex, turned) in [(Duplex::LongEdge, true), (Duplex::ShortEdge, false)] {
        let mut pages = wide(4);
        pages[1].turned = turned;
        pages[3].turned = turned;
        let imposed = done(&pages, &Layout { duplex, ..Layout::default() });
        assert_eq!((imposed.paper, imposed.scale, imposed.sheets()), (Paper::A4, 1.0, 2));
        for side in &imposed.sides {
            assert_eq!(side.size, (Mm(297.0), Mm(210.0)));
            assert_eq!(side.placed[0].turn, QuarterTurn::None);
            assert_eq!(side.placed[0].matrix(), [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
        }
    }
}

#[test]
fn a_booklet_has_its_pages_where_bookbinders_put_them() {
    let imposed = done(&upright(8), &short_edge(saddle(None, false)));
    assert_eq!(pages(&imposed), [[8, 1], [2, 7], [6, 3], [4, 5]].map(Vec::from));
    assert_eq!(imposed.paper.to_string(), "a3");
    // Signatures of one sheet. The last one is not padded more than necessary.
    let imposed = done(&upright(10), &short_edge(saddle(Some(2), false)));
    let sides: [&[usize]; 6] = [&[8, 1], &[2, 7], &[6, 3], &[4, 5], &[9], &[10]];
    assert_eq!(pages(&imposed), sides.map(Vec::from));
    let covered = done(&upright(6), &short_edge(saddle(None, true)));
    let sides: [&[usize]; 4] = [&[6, 1], &[2], &[3], &[4, 5]];
    assert_eq!(pages(&covered), sides.map(Vec::from));
    // With long-edge duplex, landscape sheets have their back upside down.
    let turned = done(&upright(4), &layout(saddle(None, false)));
    assert_eq!(pages(&turned), [[4, 1], [3, 2]].map(Vec::from));
    assert!(turned.sides[1].placed.iter().all(|placed| placed.turn == QuarterTurn::Half));
}

/// Layout with the given binding side, whose pages are upright on both sides of the sheets.
fn bound_at(binding: BindingSide, scheme: ImpositionScheme) -> Layout {
    let duplex = match binding {
        BindingSide::Top => Duplex::LongEdge,
        BindingSide::Left | BindingSide::Right => Duplex::ShortEdge,
    };
    Layout { binding, duplex, ..layout(scheme) }
}

#[test]
fn a_booklet_that_is_read_from_the_right_has_its_first_page_at_the_left() {
    let imposed = done(&upright(8), &bound_at(BindingSide::Right, saddle(None, false)));
    assert_eq!(pages(&imposed), [[1, 8], [7, 2], [3, 6], [5, 4]].map(Vec::from));
    assert!(
        imposed.sides.iter().flat_map(|side| &side.placed).all(|p| p.turn == QuarterTurn::None)
    );
    // Boards have their tops at the fold, which is at the right of fronts here.
    let mut mixed = upright(4);
    mixed[..2].clone_from_slice(&wide(2));
    let imposed = done(&mixed, &bound_at(BindingSide::Right, saddle(None, false)));
    let turns: Vec<QuarterTurn> =
        imposed.sides.iter().flat_map(|side| &side.placed).map(|placed| placed.turn).collect();
    let (none, left, right) = (QuarterTurn::None, QuarterTurn::Left, QuarterTurn::Right);
    assert_eq!(turns, [right, none, none, left]);
}

#[test]
fn a_calendar_is_folded_at_its_head() {
    let calendar = |pages: &[PageShape], duplex| {
        let layout = bound_at(BindingSide::Top, saddle(None, false));
        done(pages, &Layout { duplex, ..layout })
    };
    let imposed = calendar(&wide(8), Duplex::LongEdge);
    assert_eq!(
        (imposed.paper.to_string().as_str(), imposed.sides[0].size),
        ("a3", (Mm(297.0), Mm(420.0)))
    );
    assert_eq!(pages(&imposed), [[8, 1], [7, 2], [6, 3], [5, 4]].map(Vec::from));
    // On the front of the sheet all pages are upright. The back is turned over the vertical edge.
    for side in &imposed.sides {
        let turn = if side.back { QuarterTurn::Half } else { QuarterTurn::None };
        assert!(side.placed.iter().all(|placed| placed.turn == turn), "{side:?}");
    }
    // Turned over the horizontal edge, the back needs no rotation.
    let imposed = calendar(&wide(8), Duplex::ShortEdge);
    assert_eq!(pages(&imposed), [[8, 1], [2, 7], [6, 3], [4, 5]].map(Vec::from));
    assert!(
        imposed.sides.iter().flat_map(|side| &side.placed).all(|p| p.turn == QuarterTurn::None)
    );
    // Portrait pages make a long sheet.
    let long = Layout {
        sheet: "210x594mm".parse().ok(),
        ..bound_at(BindingSide::Top, saddle(None, false))
    };
    assert_eq!(done(&upright(4), &long).sides[0].size, (Mm(210.0), Mm(594.0)));
    // Inner sheets move towards the fold, which is horizontal here.
    let thickness = Thickness::new(Mm(0.1)).expect("thin");
    let scheme = ImpositionScheme::Saddle(Saddle { thickness, ..Saddle::default() });
    let imposed = done(&wide(8), &bound_at(BindingSide::Top, scheme));
    let inner: Vec<f64> = imposed.sides[2].placed.iter().map(|placed| placed.trim.y.0).collect();
    assert!((inner[0] - 0.1).abs() < 1e-9 && (inner[1] - 209.9).abs() < 1e-9, "{inner:?}");
}

#[test]
fn leaves_that_are_turned_up_have_their_backs_upside_down() {
    for scheme in [ImpositionScheme::Duplex, up(2), "cut-stack".parse().expect("a layout")] {
        let turns = |binding| {
            let layout = Layout { binding, ..layout(scheme) };
            let imposed = done(&upright(8), &layout);
            let turns =
                |side: &cauldron_press::press::impose::ImposedSide| side.placed[0].turn.quarters();
            (turns(&imposed.sides[0]), turns(&imposed.sides[1]))
        };
        let (front, back) = turns(BindingSide::Left);
        assert_eq!(turns(BindingSide::Right), (front, back), "{scheme:?}");
        assert_eq!(turns(BindingSide::Top), (front, (back + 2) % 4), "{scheme:?}");
    }
    let poster = Layout { binding: BindingSide::Right, ..layout(ImpositionScheme::Poster) };
    let error = impose(&upright(2), &poster).unwrap_err().to_string();
    assert_eq!(error, "a poster is not bound; leave the side of its binding out");
}

#[test]
fn wide_pages_have_their_top_at_the_fold() {
    let mut mixed = upright(4);
    mixed[..2].clone_from_slice(&wide(2));
    let imposed = done(&mixed, &short_edge(saddle(None, false)));
    let turns: Vec<Vec<QuarterTurn>> = imposed
        .sides
        .iter()
        .map(|side| side.placed.iter().map(|placed| placed.turn).collect())
        .collect();
    // Page 1 is to the right of the fold, and page 2 on its back to the left.
    assert_eq!(
        turns,
        [[QuarterTurn::None, QuarterTurn::Left], [QuarterTurn::Right, QuarterTurn::None]]
    );
    // Landscape pages make a landscape booklet if the paper is long enough.
    let booklet = short_edge(saddle(None, false));
    let on = |sheet: &str| Layout { sheet: sheet.parse().ok(), ..booklet.clone() };
    assert_eq!(done(&wide(4), &on("210x594mm")).sides[0].placed[0].turn, QuarterTurn::None);
    assert_eq!(done(&wide(4), &on("a3")).sides[0].placed[0].turn, QuarterTurn::Right);
}

#[test]
fn leaves_are_folded_where_paper_is_small() {
    let turns = |pages: &[PageShape]| {
        let imposed = done(pages, &layout(ImpositionScheme::FoldOver));
        assert_eq!((imposed.paper.to_string().as_str(), imposed.both_sides), ("a3", false));
        imposed.sides[0].placed.iter().map(|placed| placed.turn).collect::<Vec<_>>()
    };
    assert_eq!(turns(&upright(2)), [QuarterTurn::None, QuarterTurn::None]);
    // A back below its front is upside down, so that it ends up behind the front.
    assert_eq!(turns(&wide(2)), [QuarterTurn::None, QuarterTurn::Half]);
}

#[test]
fn inner_pages_move_towards_the_fold() {
    let thickness: Thickness = "80gsm".parse().expect("a weight");
    assert_eq!(thickness.width(), Mm(0.1));
    let scheme = ImpositionScheme::Saddle(Saddle { thickness, ..Saddle::default() });
    let imposed = done(&upright(32), &layout(scheme));
    let fold = imposed.sides[0].size.0 / 2.0;
    let moved: Vec<f64> =
        imposed.sides.iter().map(|side| fold.0 - side.placed[1].trim.x.0).collect();
    for (side, moved) in moved.iter().enumerate() {
        assert!((moved - 0.1 * (side / 2) as f64).abs() < 1e-9, "side {side}: {moved}");
    }
    // No part of a page extends beyond the fold.
    for side in &imposed.sides {
        assert!(side.placed[1].clip.x >= fold && side.placed[0].clip.right() <= fold);
    }
    let thick = ImpositionScheme::Saddle(Saddle {
        thickness: Thickness::new(Mm(1.0)).expect("thick"),
        signature: std::num::NonZeroU16::new(50),
        ..Saddle::default()
    });
    let error = impose(&upright(200), &layout(thick)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "50 sheets in one fold push the inner pages out by 49 mm, and more than 4.16 mm would push what stands at the fold into it; use signatures of fewer sheets or thinner paper"
    );
    // Without a choice, thick booklets have signatures of about equal size, of at most 15 sheets.
    for (pages, signature) in [(60, 15), (61, 8), (200, 13)] {
        let imposed = done(&upright(pages), &layout(scheme));
        assert_eq!(imposed.signature, signature, "{pages} pages");
    }
}

#[test]
fn stacks_come_after_each_other() {
    let stacks = ImpositionScheme::CutStack(CellCount::count(2).expect("two"));
    let imposed = done(&upright(12), &short_edge(stacks));
    assert_eq!(
        pages(&imposed)[..4],
        [[1, 7], [8, 2], [3, 9], [10, 4]].map(Vec::from),
        "the front's left leaf is behind the back's right one"
    );
    // On portrait paper with long-edge duplex, rows stay and columns change sides.
    let imposed = done(&upright(12), &layout(up(4)));
    let sides: [&[usize]; 4] = [&[1, 3, 5, 7], &[4, 2, 8, 6], &[9, 11], &[12, 10]];
    assert_eq!(pages(&imposed), sides.map(Vec::from));
}

#[test]
fn too_small_a_sheet_is_refused_with_one_that_is_not() {
    let on = |sheet: &str, scheme, fit| Layout {
        sheet: Some(sheet.parse().expect("a paper")),
        fit,
        ..layout(scheme)
    };
    let error =
        |pages: &[PageShape], layout: &Layout| impose(pages, layout).unwrap_err().to_string();
    assert_eq!(
        error(&upright(8), &on("a4", saddle(None, false), false)),
        "a4 is too small: what stands on a side takes 420 x 297 mm; use a3, the smallest paper that holds it, or let the pages be made smaller"
    );
    let bled = with_bleed(upright(8), 3.0);
    let marked =
        |sheet, fit| Layout { marks: Marks::FINISHING, ..on(sheet, saddle(None, false), fit) };
    assert_eq!(
        error(&bled, &marked("a3", false)),
        "a3 is too small: what stands on a side takes 438 x 315 mm; use sra3, the smallest paper that holds it, or let the pages be made smaller"
    );
    assert_eq!(done(&bled, &marked("sra3", false)).scale, 1.0);
    // The ink, which begins 1.4 % of the long side from the edge, is 5 mm off the edges of the sheet.
    let fitted = on("a4", saddle(None, false), true);
    let shrunk = done(&upright(8), &fitted);
    assert!((shrunk.scale - 200.0 / (297.0 * 0.972)).abs() < 1e-9, "{}", shrunk.scale);
    let whole = Layout { margin: "0".parse().ok(), ..fitted };
    let shrunk = done(&upright(8), &whole);
    assert!((shrunk.scale - 210.0 / 297.0).abs() < 1e-9, "{}", shrunk.scale);
    assert_eq!(
        error(&upright(8), &on("a6", up(16), true)),
        "a6 is too small: the pages would shrink to 11 %, and under 25 % nobody can read them; use larger paper or fewer pages a side"
    );
    assert_eq!(
        error(&upright(2), &layout(up(64))),
        "what stands on a side takes 1680 x 2376 mm, which no paper with a name holds; use fewer pages a side or a sheet of that size"
    );
    let all_sheets = Layout { sheet: None, ..on("a4", up(2), false) };
    assert_eq!(done(&upright(4), &all_sheets).paper.to_string(), "a3");
}

#[test]
fn what_cannot_be_imposed_is_refused() {
    let error = |pages: &[PageShape], scheme| impose(pages, &layout(scheme)).unwrap_err();
    assert_eq!(error(&[], ImpositionScheme::Duplex), ImposeError::NoPages);
    let mut uneven = upright(3);
    uneven[2].trim.0 = Mm(216.0);
    assert_eq!(
        error(&uneven, ImpositionScheme::Glue).to_string(),
        "page 3 is 216 x 297 mm with a bleed of 0 mm, unlike the pages before it; use one paper and one bleed for all"
    );
    let mut flat = upright(2);
    for nothing in [0.0, -1.0, f64::NAN] {
        flat[0].trim.1 = Mm(nothing);
        assert_eq!(error(&flat, ImpositionScheme::Duplex), ImposeError::NoSize(1));
    }
    flat[0].trim = (Mm(f64::INFINITY), Mm(297.0));
    flat[1] = flat[0].clone();
    assert!(matches!(error(&flat, ImpositionScheme::Duplex), ImposeError::NoPaper(_)));
    let none = ImposeError::Layout(LayoutError::Cells(0));
    assert_eq!(error(&upright(2), ImpositionScheme::Up(CellCount::Count(0))), none);
    assert_eq!(error(&upright(2), ImpositionScheme::CutStack(CellCount::Table(0, 3))), none);
}

#[test]
fn wishes_are_read() {
    for (text, scheme) in [
        ("duplex", ImpositionScheme::Duplex),
        ("Saddle", saddle(None, false)),
        ("4-up", up(4)),
        ("2x3-up", ImpositionScheme::Up(CellCount::Table(2, 3))),
        ("cut-stack", ImpositionScheme::CutStack(CellCount::Count(2))),
        ("cut-stack-4", ImpositionScheme::CutStack(CellCount::Count(4))),
        ("fold-over", ImpositionScheme::FoldOver),
        ("glue", ImpositionScheme::Glue),
        ("poster", ImpositionScheme::Poster),
    ] {
        assert_eq!(text.parse(), Ok(scheme), "{text}");
    }
    assert_eq!("0-up".parse::<ImpositionScheme>(), Err(LayoutError::Cells(0)));
    assert_eq!(
        "sadle".parse::<ImpositionScheme>().unwrap_err().to_string(),
        "\"sadle\" is not a layout (did you mean saddle?); use duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue or poster"
    );
    assert!("x-up".parse::<ImpositionScheme>().is_err() && "".parse::<ImpositionScheme>().is_err());
    assert_eq!("2x3".parse(), CellCount::table(2, 3));
    assert_eq!("6".parse(), Ok(CellCount::Count(6)));
    for wrong in ["0", "65", "9x8", "x", "2x", "-1", "many"] {
        assert!(wrong.parse::<CellCount>().is_err(), "{wrong}");
    }
    assert_eq!("0.15mm".parse::<Thickness>().map(Thickness::width), Ok(Mm(0.15)));
    for wrong in ["-0.1", "3", "NaN", "gsm", "thick"] {
        let error = wrong.parse::<Thickness>().unwrap_err();
        assert_eq!(error, LayoutError::Thickness(wrong.into()));
    }
    assert_eq!("6".parse::<Gutter>().map(Gutter::width), Ok(Mm(6.0)));
    for wrong in ["-1", "inf", "101"] {
        assert_eq!(wrong.parse::<Gutter>(), Err(LayoutError::Gutter(wrong.into())));
    }
    assert_eq!("fold, crop".parse(), Ok(Marks::FINISHING));
    assert_eq!(("all".parse(), "none".parse()), (Ok(Marks::ALL), Ok(Marks::NONE)));
    assert_eq!("crop,bleed".parse::<Marks>(), Err(LayoutError::Mark("bleed".into())));
}

#[test]
fn marks_are_switched_one_by_one() {
    let with = |marks: &str| {
        let layout = Layout { marks: marks.parse().expect("marks"), ..layout(saddle(None, false)) };
        done(&with_bleed(upright(4), 3.0), &layout).sides[0].marks.clone()
    };
    let kind = |mark: &PrintMark| match mark {
        PrintMark::Cut { .. } => "crop",
        PrintMark::Fold { .. } => "fold",
        PrintMark::Target { .. } => "registration",
        PrintMark::Patch { .. } => "bar",
        PrintMark::Slug(_) => "slug",
    };
    for (name, count) in [("crop", 8), ("fold", 2), ("registration", 6), ("bar", 15), ("slug", 1)] {
        let marks = with(name);
        assert!(marks.len() == count && marks.iter().all(|mark| kind(mark) == name), "{name}");
    }
    assert_eq!(with("all").len(), 8 + 2 + 6 + 15 + 1);
    assert_eq!(with("none"), []);
}

#[test]
fn the_line_of_text_names_sheet_and_pages() {
    let all = |scheme| Layout { marks: Marks::ALL, ..layout(scheme) };
    let said = |imposed: &ImposedSheets, side: usize, labels: &[&str]| {
        let labels: Vec<String> = labels.iter().map(|&label| label.to_owned()).collect();
        let slug = imposed.slug(&imposed.sides[side], "ten-games.pdf", &labels);
        let svg = imposed.sides[side].marks_svg(&slug, Language::first());
        let text = Language::first().format(&slug);
        assert!(svg.contains(&text), "{svg}");
        text
    };
    let booklet =
        done(&upright(6), &Layout { marks: Marks::ALL, ..short_edge(saddle(None, false)) });
    assert_eq!(said(&booklet, 1, &[]), "ten-games.pdf: sheet 1 of 2, back, page 2");
    let labels = ["i", "ii", "1", "2", "3", "4"];
    assert_eq!(said(&booklet, 3, &labels), "ten-games.pdf: sheet 2 of 2, back, pages 2 and 3");
    let glued = done(&upright(3), &all(ImpositionScheme::Glue));
    assert_eq!(
        said(&glued, 0, &[]),
        "ten-games.pdf: sheet 1 of 3, front, page 1; glue it to the back of sheet 2"
    );
    assert_eq!(said(&glued, 2, &[]), "ten-games.pdf: sheet 3 of 3, front, page 3");
}
