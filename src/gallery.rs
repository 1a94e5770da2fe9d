//! Internal, may change. Web page with many games to choose from: a small picture of each game
//! links to its pages in full size. The page needs neither a network nor scripts.

mod pack;

pub use pack::{
    PackFile, PackGame, PackKind, PackLink, PackPage, PackPicture, PackTester, picture,
};

use crate::common::seed::Seed;
use crate::common::threads::{Threads, map_on};
use crate::game::PrintError;
use crate::game::series::{GameSeries, PrintableGame};
use crate::page::{DrawOptions, Page};
use crate::press::{Dpi, Fonts, ParsedPage, png, stem};
use crate::reading::escaped;
use crate::texts::msg::*;
use crate::texts::{Language, Message};

/// Options for the pictures of a gallery.
#[derive(Clone, Copy, Debug)]
pub struct GalleryOptions {
    /// Drawing options of the pages.
    pub draw: DrawOptions,
    /// Resolution of the large pictures.
    pub large: Dpi,
    /// Number of games that are drawn at the same time.
    pub threads: Threads,
}

/// Width of a small picture, in pixels; sharp on a screen with two pixels for one.
const SMALL: f64 = 480.0;
const MM_PER_INCH: f64 = 25.4;
/// Largest number of pages that are shown of a game: front and back of a sheet.
const PAGES: usize = 2;

/// Game in the gallery.
#[derive(Clone, Debug, PartialEq)]
pub struct GalleryGame {
    /// Entry on the page, as HTML.
    pub entry: String,
    /// Pictures that the entry refers to.
    pub files: Vec<PictureFile>,
}

/// Picture in the gallery's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureFile {
    /// File name, without a folder.
    pub name: String,
    /// Content of the file, a PNG.
    pub bytes: Vec<u8>,
}

/// Draws games of a series, each given by its number and seed.
///
/// `again` returns the command that prints a game, for its entry. The result does not depend on the
/// number of threads.
///
/// # Errors
/// If a seed has no game with the series' options, or a page cannot be drawn.
pub fn show(
    series: &dyn GameSeries,
    games: &[(u64, Seed)],
    options: &GalleryOptions,
    again: &(dyn Fn(&dyn PrintableGame) -> String + Sync),
) -> Result<Vec<GalleryGame>, PrintError> {
    let fonts = Fonts::all()?;
    map_on(options.threads, games, |&(number, seed)| {
        let game = series.make(number, seed)?;
        let mut pages = game.pages(&options.draw)?;
        pages.truncate(PAGES);
        let pictures = Pictures::of(number, &*game, &pages, options, &fonts)?;
        let entry = entry(&*game, &again(&*game), &pictures, options.draw.language);
        Ok(GalleryGame { entry, files: pictures.into_files() })
    })
}

/// Pictures of a game.
struct Pictures {
    /// The first page in small size.
    small: Option<Picture>,
    large: Vec<Picture>,
}

/// Picture of a page.
struct Picture {
    /// Title of the page.
    title: String,
    /// Width and height in pixels.
    size: (u32, u32),
    file: PictureFile,
}

impl Pictures {
    fn of(
        number: u64,
        game: &dyn PrintableGame,
        pages: &[Page],
        options: &GalleryOptions,
        fonts: &Fonts,
    ) -> Result<Pictures, PrintError> {
        let stem = format!("{:03}-{}", number + 1, stem(&game.label()));
        let picture = |page: &Page, parsed: &ParsedPage, dpi: Dpi, kind: &str| {
            let bytes = png(parsed, dpi)?;
            let name = format!("{stem}-{}{kind}.png", page.name);
            let (title, size) = (page.title.clone(), size(&bytes));
            Ok::<_, PrintError>(Picture { title, size, file: PictureFile { name, bytes } })
        };
        let parsed = ParsedPage::parse_all(pages, fonts)?;
        let mut pictures = Pictures { small: None, large: Vec::with_capacity(PAGES) };
        for (page, parsed) in pages.iter().zip(&parsed) {
            if pictures.small.is_none() {
                let dpi = Dpi::new(SMALL / parsed.size().0 * MM_PER_INCH)?;
                pictures.small = Some(picture(page, parsed, dpi, "-small")?);
            }
            pictures.large.push(picture(page, parsed, options.large, "")?);
        }
        Ok(pictures)
    }

    fn into_files(self) -> Vec<PictureFile> {
        self.small.into_iter().chain(self.large).map(|picture| picture.file).collect()
    }
}

/// Offsets of width and height in a PNG file.
const WIDTH: usize = 16;
const HEIGHT: usize = 20;

/// Returns width and height of a PNG, in pixels.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| png.get(at..)?.first_chunk().copied().map(u32::from_be_bytes);
    (number(WIDTH).unwrap_or(0), number(HEIGHT).unwrap_or(0))
}

/// Returns the entry of a game: a small first page that links to the large one, a description, and
/// links to all pages.
fn entry(
    game: &dyn PrintableGame,
    again: &str,
    pictures: &Pictures,
    language: &Language,
) -> String {
    let say = |message: &Message| escaped(&language.format(message));
    let label = escaped(&game.label());
    let facts = [game.level(), Some(gallery_players(game.players().count())), game.rating()];
    let facts: Vec<String> = facts.iter().flatten().map(say).collect();
    let alt = |page: &Picture| say(&gallery_picture(game.label(), page.title.clone()));
    let picture = |small: &Picture, large: &Picture| {
        let (w, h) = small.size;
        format!(
            r#"<a href="{}"><img src="{}" width="{w}" height="{h}" loading="lazy" alt="{}"/></a>"#,
            escaped(&large.file.name),
            escaped(&small.file.name),
            alt(small),
        )
    };
    let first = pictures.small.as_ref().zip(pictures.large.first());
    let picture = first.map(|(small, large)| picture(small, large)).unwrap_or_default();
    let link = |page: &Picture| {
        format!(r#"<li><a href="{}">{}</a></li>"#, escaped(&page.file.name), escaped(&page.title))
    };
    let links: String = pictures.large.iter().map(link).collect();
    format!(
        "<li>{picture}<h2>{label}</h2><p>{}</p><ul>{links}</ul><p>{} <code>{}</code></p></li>",
        facts.join(" · "),
        say(&gallery_again()),
        escaped(again),
    )
}

/// Returns the page with the entries of a game. The page is well-formed XML too, so that tests can
/// parse it.
pub fn page(game: &str, entries: &[String], language: &Language) -> String {
    let say = |message: &Message| escaped(&language.format(message));
    let (title, intro) = (say(&gallery_title(game)), say(&gallery_intro(entries.len())));
    let (lang, all) = (escaped(language.tag()), entries.join("\n"));
    format!(
        r#"<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>{title}</title><style>
{STYLE}</style></head><body><main><h1>{title}</h1><p>{intro}</p><ol>
{all}
</ol></main></body></html>
"#
    )
}

const STYLE: &str = "\
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem; font: 1rem/1.45 sans-serif; color: #2b2233; background: #faf7f0 }
h1 { font-size: 1.8rem; color: #5b2a86 }
h2 { font-size: 1.1rem; margin: .5rem 0 0 }
a { color: #5b2a86 }
a:focus-visible { outline: 3px solid #5b2a86; outline-offset: 2px }
ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem; padding: 0; list-style: none }
ol > li { padding: 1rem; border: 1px solid #8a7f99; border-radius: .5rem; background: #fff }
img { display: block; width: 100%; height: auto; background: #fff }
ul { display: flex; flex-wrap: wrap; gap: .3rem 1rem; padding: 0; list-style: none }
p, ul { margin: .3rem 0 }
code { overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  body { color: #eee8f5; background: #1d1725 }
  ol > li { background: #2a2234 }
  h1, a { color: #d9b8ff }
  a:focus-visible { outline-color: #d9b8ff }
}
";

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::game::Game;
    use crate::race::Race;
    use crate::witches::Witches;

    fn shown(game: &dyn Game, params: &serde_json::Value, threads: usize) -> Vec<GalleryGame> {
        let series = game.series(params).unwrap();
        let options = GalleryOptions {
            draw: DrawOptions::default(),
            large: Dpi::new(30.0).unwrap(),
            threads: Threads::new(threads.try_into().unwrap()),
        };
        let games: Vec<(u64, Seed)> = (0..3).map(|number| (number, Seed(number + 5))).collect();
        show(&*series, &games, &options, &|game| format!("<{}>", game.label())).unwrap()
    }

    #[test]
    fn games_are_shown_in_their_order_with_all_that_their_entries_name() {
        let params = json!({ "levels": [0, 3], "players": 2 });
        let all = shown(&Witches, &params, 1);
        assert_eq!(all, shown(&Witches, &params, 3));
        assert_eq!(all.len(), 3);
        for (number, one) in all.iter().enumerate() {
            assert_eq!(one.files.len(), 1 + PAGES);
            let level = ["First Game", "Spice Sorcerer"][number % 2];
            assert!(one.entry.contains(level) && one.entry.contains("cauldrons"), "{}", one.entry);
            assert!(one.entry.contains("&lt;") && !one.entry.contains("<malut"), "{}", one.entry);
            for file in &one.files {
                assert!(one.entry.contains(&format!("\"{}\"", file.name)), "{}", file.name);
                assert!(size(&file.bytes).0 > 100);
            }
            let named = one.entry.matches(".png").count();
            // The first page has two links: from its text and from the small picture.
            assert_eq!(named, one.files.len() + 1, "{}", one.entry);
        }
    }

    #[test]
    fn every_game_has_a_gallery() {
        let all = shown(&Race, &json!({ "length": { "minutes": 4 } }), 2);
        assert!(all[0].entry.contains("track"), "{}", all[0].entry);
        let options = GalleryOptions {
            draw: DrawOptions::default(),
            large: Dpi::SCREEN,
            threads: Threads::ONE,
        };
        let long = Race.series(&json!({ "length": { "turns": 9000 } })).unwrap();
        assert!(show(&*long, &[(0, Seed(1))], &options, &|_| String::new()).is_err());
    }

    #[test]
    fn a_page_is_whole_and_needs_nothing_else() {
        let entries = vec!["<li>one</li>".to_owned(), "<li>two</li>".to_owned()];
        let language = crate::texts::Language::first();
        let page = page(&language.format(&crate::race::title()), &entries, language);
        let parsed = usvg::roxmltree::Document::parse(page.trim_start_matches("<!doctype html>\n"));
        let parsed = parsed.expect("every element is closed");
        let count = |tag: &str| parsed.descendants().filter(|n| n.has_tag_name(tag)).count();
        assert_eq!([count("h1"), count("main"), count("li"), count("script")], [1, 1, 2, 0]);
        assert!(page.contains("lang=\"en-GB\"") && !page.contains("http"), "{page}");
    }
}
