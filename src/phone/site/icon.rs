//! The icon on a phone's home screen: our cauldron.

use super::SiteError;
use crate::page::symbols::symbol;
use crate::page::{Bleed, Mm, Page, Symbol};
use crate::press::{Dpi, Fonts, ParsedPage, png as raster};

/// The icon's ground.
pub(super) const GROUND: &str = "#f4f0f8";
/// The colour around the page.
pub(super) const THEME: &str = "#3b1d5c";

/// Files and their sizes in pixels.
pub(super) const SIZES: [(&str, u32); 2] = [("icon-192.png", 192), ("icon-512.png", 512)];

/// Any size will do: the resolution makes up for it.
const SIDE_MM: f64 = 50.0;

/// The cauldron within the part that every shape of icon leaves visible.
pub(super) fn svg() -> String {
    format!(
        concat!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}mm\" height=\"{side}mm\" ",
            "viewBox=\"0 0 {side} {side}\"><rect width=\"{side}\" height=\"{side}\" ",
            "fill=\"{ground}\"/>{drawing}</svg>\n"
        ),
        side = SIDE_MM,
        ground = GROUND,
        drawing = inside(symbol!("cauldron"), SIDE_MM * 0.62),
    )
}

fn inside(symbol: Symbol, size: f64) -> String {
    let at = (SIDE_MM - size) / 2.0;
    let root = format!("<svg x=\"{at}\" y=\"{at}\" width=\"{size}\" height=\"{size}\" ");
    symbol.file().trim_end().replacen("<svg ", &root, 1)
}

/// The icon as PNG.
pub(super) fn png(pixels: u32) -> Result<Vec<u8>, SiteError> {
    let page = Page {
        name: "icon".into(),
        title: String::new(),
        trim: (Mm(SIDE_MM), Mm(SIDE_MM)),
        bleed: Bleed::default(),
        turned: false,
        svg: svg(),
    };
    let parsed = ParsedPage::parse(&page, &Fonts::new(&[])?)?;
    Ok(raster(&parsed, Dpi::new(f64::from(pixels) * 25.4 / SIDE_MM)?)?)
}
