//! The cards of tables: what lies on a table, so that its phones find it.

use crate::seal::qr::{self, QrMatrix};
use crate::texts::Language;
use crate::texts::said::{desk_card_scan, desk_card_type};

/// The most cards on one page.
pub(super) const MOST: usize = 1000;
/// Light modules around a code, so that it can be found.
const QUIET_ZONE: usize = 4;

/// A card as HTML: the name of a table and of its game, and a code that leads to the table.
pub(super) fn card(language: &Language, table: &str, game: &str, address: &str) -> String {
    let code = qr::matrix(&format!("{address}#table={table}")).map(|code| drawn(&code));
    let shown = address.split_once("://").map_or(address, |(_, rest)| rest);
    let shown = shown.trim_end_matches('/');
    format!(
        "<li class=\"card\">{}<div><h2 class=\"code\">{}</h2><p>{}</p><p>{} {}</p></div></li>\n",
        code.unwrap_or_default(),
        escaped(table),
        escaped(game),
        escaped(&language.say(&desk_card_scan())),
        escaped(&language.say(&desk_card_type(shown))),
    )
}

/// A code as a drawing: each run of dark modules in a row is one stroke.
fn drawn(code: &QrMatrix) -> String {
    let side = code.size + 2 * QUIET_ZONE;
    let mut path = String::new();
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let run = (x..code.size).take_while(|&x| code.is_dark(x, y)).count();
            if run > 0 {
                path += &format!("M{} {}h{run}v1h-{run}z", x + QUIET_ZONE, y + QUIET_ZONE);
            }
            x += run.max(1);
        }
    }
    format!(
        "<svg viewBox=\"0 0 {side} {side}\" aria-hidden=\"true\"><rect width=\"{side}\" height=\"{side}\" class=\"light\"/><path d=\"{path}\" class=\"dark\"/></svg>"
    )
}

/// A text as it stands in HTML.
pub(super) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_of_a_card_leads_to_its_table() {
        let card = card(Language::first(), "K7QM2XWP", "Malut Lisil", "http://192.0.2.7:8080/");
        let start = card.find("<svg").unwrap();
        let end = card.find("</svg>").unwrap() + 6;
        let svg = card[start..end]
            .replace("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ")
            .replace("class=\"light\"", "fill=\"#fff\"");
        let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
        let mut pixels = tiny_skia::Pixmap::new(400, 400).unwrap();
        let scale = 400.0 / tree.size().width();
        resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
        let gray = |x: usize, y: usize| pixels.data()[(y * 400 + x) * 4];
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(400, 400, gray);
        let (_, text) = picture.detect_grids()[0].decode().unwrap();
        assert_eq!(text, "http://192.0.2.7:8080/#table=K7QM2XWP");
        assert!(card.contains("192.0.2.7:8080 ") || card.contains("192.0.2.7:8080,"), "{card}");
    }
}
