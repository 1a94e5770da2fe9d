use super::*;

/// Wraps content in an SVG document.
pub(crate) fn drawing(inner: &str) -> String {
    let root = r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">"#;
    format!("{root}{inner}</svg>")
}

const RECT: &str = "<rect width='9' height='9'/>";

/// Creates definitions in which each refers to the preceding one four times.
fn nested(
    levels: usize,
    of: impl Fn(usize, &str) -> String,
    refer: impl Fn(usize) -> String,
) -> String {
    (0..levels)
        .map(|level| {
            let inner = match level {
                0 => RECT.to_owned(),
                _ => refer(level - 1).repeat(4),
            };
            of(level, &inner)
        })
        .collect()
}

/// Returns drawings that would take excessive time or memory: a name, the SVG, and a part of the
/// expected error.
pub(crate) fn bombs() -> Vec<(&'static str, String, &'static str)> {
    let many = |count: usize, part: &str| part.repeat(count);
    let paths = |count: usize| many(count, "<path d='M0 0L1 1' fill='url(#g)'/>");
    let svg = |inner: String| drawing(&inner);
    let plain = |inner: &str| drawing(inner);
    let uses =
        nested(12, |n, i| format!("<g id='a{n}'>{i}</g>"), |n| format!("<use href='#a{n}'/>"));
    let masks = nested(
        30,
        |n, i| format!("<mask id='a{n}'>{i}</mask>"),
        |n| format!("<rect width='9' height='9' mask='url(#a{n})'/>"),
    );
    let styled_masks = nested(
        30,
        |n, i| format!("<mask id='a{n}'>{i}</mask>"),
        |n| format!("<rect width='9' height='9' style='mask:url( \"#a{n}\" )'/>"),
    );
    let clips = nested(
        30,
        |n, i| format!("<clipPath id='a{n}'>{i}</clipPath>"),
        |n| format!("<rect width='9' height='9' clip-path='url(#a{n})'/>"),
    );
    let ruled_clips = nested(
        30,
        |n, i| {
            format!(
                "<style>.c{n}{{clip-path:url(#a{n})}}</style><clipPath id='a{n}'>{i}</clipPath>"
            )
        },
        |n| format!("<rect width='9' height='9' class='c{n}'/>"),
    );
    let patterns = nested(
        30,
        |n, i| format!("<pattern id='a{n}' width='1' height='1'>{i}</pattern>"),
        |n| format!("<rect width='9' height='9' fill='url(#a{n})'/>"),
    );
    let markers = nested(
        30,
        |n, i| format!("<marker id='a{n}'>{i}</marker>"),
        |n| format!("<path d='M0 0h1v1h2' marker-mid='url(#a{n})'/>"),
    );
    let long_marked = format!(
        "<marker id='m'>{}</marker><path marker-mid='url(#m)' d='M0 0{}'/>",
        many(500, RECT),
        many(9000, "h1")
    );
    let inherited = format!(
        "<marker id='m'>{}</marker><g style='marker:url(#m)'>{}</g>",
        many(500, RECT),
        many(2000, "<path d='M0 0h1h1h1'/>")
    );
    let ruled_masks = format!("<style>rect{{mask:url(#a9)}}</style>{masks}{RECT}");
    let twice = format!(
        "<g id='a'/><g id='b'>{}</g>{}<g id='a'>{}</g>",
        many(400, RECT),
        many(400, "<g clip-path='url(#a)'/>"),
        many(400, RECT)
    );
    let linked_twice = nested(
        12,
        |n, i| format!("<g id='a{n}'>{i}</g>"),
        |n| format!("<use xlink:href='#none' href='#a{n} x'/>"),
    );
    let rules: String = (0..9000).map(|n| format!(".r{n}{{fill:red}}")).collect();
    let chain = format!(
        "<style>{}x{{fill:red}}</style>{}{RECT}{}",
        many(12, "g "),
        many(40, "<g>"),
        many(40, "</g>")
    );
    let selectors =
        format!("<style>{}.b{{{}}}</style>{RECT}", many(20_000, ".a,"), many(20_000, "fill:red;"));
    let stops =
        format!("<linearGradient id='g'>{}</linearGradient>{}", many(5000, "<stop/>"), paths(5000));
    let along = format!(
        "<path id='p' d='M0 0{}'/><text><textPath href='#p'>{}</textPath></text>",
        many(40_000, "h1v1"),
        many(50_000, "x")
    );
    let laughs: String = (1..10)
        .map(|n| format!("<!ENTITY a{n} '{}'>", format!("&a{};", n - 1).repeat(10)))
        .collect();
    let laughs = format!("<!DOCTYPE svg [<!ENTITY a0 'ha'>{laughs}]>{}", plain("&a9;"));
    let blown =
        format!("<!DOCTYPE svg [<!ENTITY a '{}'>]>{}", many(50_000, "x"), svg(many(50_000, "&a;")));
    let attributes: String = (0..20_000).map(|n| format!(" a{n}='1'")).collect();
    let spaces: String = (0..20_000).map(|n| format!(" xmlns:a{n}='b'")).collect();
    let over = "over and over";
    let within = "is drawn within itself";
    vec![
        ("uses", svg(uses), over),
        ("uses of two links", svg(linked_twice), over),
        ("masks", svg(masks.clone()), "a mask"),
        ("masks in styles", svg(styled_masks), "a mask"),
        ("masks by rules", svg(ruled_masks), "a mask"),
        ("clip paths", svg(clips), over),
        ("clip paths by rules", svg(ruled_clips), over),
        ("patterns", svg(patterns), "a pattern"),
        ("markers", svg(markers), over),
        ("markers of a long line", svg(long_marked), over),
        ("markers that are inherited", svg(inherited), over),
        ("a name that is given twice", svg(twice), over),
        ("rules", svg(format!("<style>{rules}</style>{}", many(2000, RECT))), "rules of style"),
        ("rules within rules", svg(chain), "rules of style"),
        ("selectors", svg(selectors), "rules of style"),
        ("at-rules", svg(format!("<style>{}</style>{RECT}", many(50_000, "@"))), "rules of style"),
        (
            "declarations",
            svg(format!("<style>a{{{}}}</style>{RECT}", many(9000, "b:c;"))),
            "rules of style",
        ),
        (
            "an own style",
            svg(format!("<g style='{}'>{RECT}</g>", many(900, "fill:red;"))),
            "rules of style",
        ),
        ("stops", svg(stops), over),
        ("letters", svg(format!("<text y='9'>{}</text>", many(200_000, "x"))), over),
        ("letters along a line", svg(along), over),
        (
            "noise",
            plain(
                "<filter id='f'><feTurbulence baseFrequency='1e308'/></filter><rect width='9' height='9' filter='url(#f)'/>",
            ),
            "a filter",
        ),
        ("a blur", plain("<rect width='9' height='9' filter='blur(1e308px)'/>"), "a filter"),
        (
            "a blur by rule",
            plain("<style>*{filter:blur(9px)}</style><rect width='9' height='9'/>"),
            "a filter",
        ),
        ("a wide rectangle", plain("<rect width='1e308' height='9'/>"), "the number 1e308"),
        ("a far path", plain("<path d='M0 0L3e38-3e38z'/>"), "the number 3e38"),
        (
            "a large scale",
            plain("<g transform='scale(1e30)'><rect width='9' height='9'/></g>"),
            "the number 1e30",
        ),
        (
            "a wide line",
            plain("<style>rect{stroke-width:1e300}</style><rect width='9' height='9'/>"),
            "the number 1e300",
        ),
        (
            "groups",
            svg(format!("{}{RECT}{}", many(300, "<g opacity='.9'>"), many(300, "</g>"))),
            "deep",
        ),
        ("many groups", svg(format!("{}{}", many(120_000, "<g>"), many(120_000, "</g>"))), over),
        (
            "a chain of uses",
            svg((0..2000).map(|n| format!("<g id='a{n}'><use href='#a{}'/></g>", n + 1)).collect()),
            "deep",
        ),
        ("elements", svg(many(240_000, "<g/>")), over),
        ("attributes", svg(format!("<g{attributes}/>")), over),
        ("namespaces", svg(format!("<g{spaces}/>")), over),
        ("laughs", laughs, "entities"),
        ("a long entity", blown, "entities"),
        ("a use of itself", plain("<g id='a'><use href='#a'/></g>"), within),
        (
            "a clip of itself",
            plain(
                "<clipPath id='a'><rect width='9' height='9' clip-path='url(#b)'/></clipPath><clipPath id='b' clip-path='url(#a)'><rect width='1' height='1'/></clipPath>",
            ),
            within,
        ),
        (
            "a marker of itself",
            plain("<marker id='a'><path d='M0 0h1h1' marker-mid='url(#a)'/></marker>"),
            within,
        ),
        (
            "a marker within what has it",
            plain(
                "<g marker-mid='url(#b)'><marker id='a'><path d='M0 0h1h1'/></marker></g><marker id='b'/><path d='M0 0h1h1' marker-mid='url(#a)'/>",
            ),
            "markers within",
        ),
    ]
}

#[test]
fn bombs_are_refused_before_they_are_drawn() {
    for (what, svg, said) in bombs() {
        let fault = validate(&svg).expect_err(what).to_string();
        assert!(fault.contains(said), "{what}: {fault}");
        assert!(!fault.contains('\n') && fault.len() < 200, "{what}: {fault}");
    }
}

#[test]
fn what_programs_for_drawing_write_is_drawn() {
    let rules: String = (0..60)
        .map(|n| format!(".st{n}{{fill:#E306{n:02};stroke:none;clip-path:url(#c{n})}}\n"))
        .collect();
    let clips: String =
        (0..60).map(|n| format!("<clipPath id='c{n}'><use xlink:href='#r'/></clipPath>")).collect();
    let paths: String = (0..1500)
        .map(|n| {
            format!("<path class='st{}' d='{}'/>", n % 60, "M1.5,2.25c0.5,1,2,3-1,4z".repeat(8))
        })
        .collect();
    let illustrated = format!(
        "<style type='text/css'>{rules}</style><defs><rect id='r' width='9' height='9'/>{clips}</defs><g id='Layer_1'>{paths}</g>"
    );
    let arrow = "<marker id='m' orient='auto'><path d='M0 0L9 5L0 9z'/></marker><path d='M0 0L30 10L20 20' marker-end='url(#m)' style='stroke:#000;stroke-dasharray:4 2'/>";
    let stops = "<linearGradient id='a'><stop stop-color='#f00'/></linearGradient><linearGradient id='g' href='#a'/>".to_owned() + &"<circle r='5' fill='url(#g)'/>".repeat(5000);
    let adobe = format!(
        "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd' [<!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>]>{}",
        drawing("<g xmlns:i='&ns_ai;' i:layer='yes'><circle r='4'/></g>")
    );
    let none = "<g mask='none' filter='none'><rect width='9' height='9'/></g><mask id='unused'><rect width='9' height='9'/></mask>";
    for svg in [drawing(&illustrated), drawing(arrow), drawing(&stops), adobe, drawing(none)] {
        if let Err(fault) = validate(&svg) {
            panic!("{fault}: {}", svg.chars().take(300).collect::<String>());
        }
    }
}
