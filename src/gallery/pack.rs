//! Web page with sheets that are ready to be printed, by level and number of players. Each sheet
//! has a small picture, its rating and length, and links to its files. Like the gallery it works
//! from a folder, without a network and without scripts.

use crate::common::players::Players;
use crate::game::PrintError;
use crate::page::Page;
use crate::press::{Dpi, Fonts, ParsedPage, png};
use crate::reading::escaped;
use crate::texts::msg::*;
use crate::texts::{Language, Message, row};

use super::{MM_PER_INCH, PictureFile, size};

/// Width of a picture, in pixels: that of a card on a screen with 1.5 device pixels for each CSS
/// pixel.
const WIDE: f64 = 400.0;

/// Page of a pack in one language.
#[derive(Clone, Debug)]
pub struct PackPage {
    /// Language of the page, with the words of the theme of the sheets.
    pub language: &'static Language,
    /// Name of the game for people.
    pub title: Message,
    /// Origin and maker of the game, for the footer.
    pub credits: Option<Message>,
    /// Links to the page in all languages of the pack.
    pub languages: Vec<PackLink>,
    /// Prefix of file names: empty if the page is in the folder of the files, `en/` if it is in the
    /// folder above.
    pub folder: String,
    /// Page that tests the potions of the sheets, if there is one.
    pub testing: Option<PackTester>,
    /// Sheets, grouped by level and number of players.
    pub kinds: Vec<PackKind>,
}

/// Page that tests the potions of a [`PackPage`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackTester {
    /// Page in the folder of the sheets, by its file name.
    File(String),
    /// Page on the web that the codes link to, by its address.
    Address(String),
}

/// Link to the [`PackPage`] in one of the languages of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackLink {
    /// Language tag, for example `en-GB`.
    pub tag: String,
    /// Name of the language in that language.
    pub name: String,
    /// Address relative to the page with the link; `None` for the page itself.
    pub address: Option<String>,
}

/// Sheets of one level for one number of players, in a [`PackPage`].
#[derive(Clone, Debug)]
pub struct PackKind {
    /// Number and name of the level.
    pub level: (u8, Message),
    /// Number of players.
    pub players: Players,
    /// Sheets of this kind.
    pub games: Vec<PackGame>,
}

/// Sheet of a pack, in a [`PackKind`].
#[derive(Clone, Debug)]
pub struct PackGame {
    /// Name of the sheet in the pack.
    pub label: String,
    /// Rating, length and other facts, if they are known.
    pub facts: Vec<Message>,
    /// Picture of a page of the sheet.
    pub picture: PackPicture,
    /// Files to print, one for each paper.
    pub files: Vec<PackFile>,
}

/// Picture of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackPicture {
    /// File name.
    pub name: String,
    /// Title of the page in the picture.
    pub title: String,
    /// Width and height, in pixels.
    pub size: (u32, u32),
}

/// File to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFile {
    /// File name.
    pub name: String,
    /// Paper, for example `a4`.
    pub paper: String,
    /// Size of the file, in bytes.
    pub bytes: u64,
    /// Command that creates the file again.
    pub again: String,
}

/// Renders a small picture of `page` into a file `{name}.png`. Returns its description for the page
/// of the pack, and the file.
///
/// # Errors
/// If the page contains a drawing that cannot be rendered faithfully.
pub fn picture(
    name: &str,
    page: &Page,
    fonts: &Fonts,
) -> Result<(PackPicture, PictureFile), PrintError> {
    let parsed = ParsedPage::parse(page, fonts)?;
    let bytes = png(&parsed, Dpi::new(WIDE / parsed.size().0 * MM_PER_INCH)?)?;
    let name = format!("{name}.png");
    let picture = PackPicture { name: name.clone(), title: page.title.clone(), size: size(&bytes) };
    Ok((picture, PictureFile { name, bytes }))
}

impl PackPage {
    /// Returns the page as HTML that is also well-formed XML, so that tests can parse it.
    pub fn html(&self) -> String {
        let title = self.say(&gallery_pack_title(self.title.clone()));
        let lang = escaped(self.language.tag());
        let games = self.kinds.iter().map(|kind| kind.games.len()).sum::<usize>();
        let (intro, how) = (self.say(&gallery_pack_intro(games)), self.say(&gallery_pack_how()));
        let (other, languages) = self.language_links();
        let (testing, find) = (self.testing(), self.find());
        let levels: String = self.levels().map(|kinds| self.level(kinds)).collect();
        let foot = self.credits.as_ref().map_or_else(String::new, |credits| {
            // Underscores in the credits mark titles; HTML shows the titles without them.
            format!("<footer><p>{}</p></footer>\n", self.say(credits).replace('_', ""))
        });
        format!(
            r#"<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="description" content="{intro}"/><title>{title}</title>
{other}<style>
{STYLE}</style></head><body>
<header><h1>{title}</h1>
{languages}</header>
<main><p>{intro}</p>
<p>{how}</p>
{testing}{find}{levels}</main>
{foot}</body></html>
"#
        )
    }

    fn say(&self, message: &Message) -> String {
        escaped(&self.language.format(message))
    }

    /// Returns the `<link>` elements for the other languages, and the navigation among all
    /// languages.
    fn language_links(&self) -> (String, String) {
        if self.languages.len() < 2 {
            return (String::new(), String::new());
        }
        let (mut other, mut choice) = (String::new(), String::new());
        for PackLink { tag, name, address } in &self.languages {
            let (tag, name) = (escaped(tag), escaped(name));
            choice += &match address.as_deref().map(escaped) {
                Some(address) => {
                    other += &format!(
                        "<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{address}\"/>\n"
                    );
                    format!(
                        r#"<li><a lang="{tag}" hreflang="{tag}" href="{address}">{name}</a></li>"#
                    )
                }
                None => format!(r#"<li><span aria-current="page">{name}</span></li>"#),
            };
        }
        let named = self.say(&gallery_pack_languages());
        (other, format!("<nav aria-label=\"{named}\"><ul>{choice}</ul></nav>\n"))
    }

    /// Returns the `<p>` element with the link to the page that tests potions.
    fn testing(&self) -> String {
        let (address, told) = match &self.testing {
            None => return String::new(),
            Some(PackTester::File(name)) => {
                (format!("{}{name}", self.folder), gallery_pack_testing_file(name.as_str()))
            }
            Some(PackTester::Address(address)) => (address.clone(), gallery_pack_testing_code()),
        };
        let (link, told) = (self.say(&gallery_pack_testing()), self.say(&told));
        format!("<p><a href=\"{}\">{link}</a><br/>{told}</p>\n", escaped(&address))
    }

    /// Returns the kinds of each level.
    fn levels(&self) -> impl Iterator<Item = &[PackKind]> {
        self.kinds.chunk_by(|one, other| one.level.0 == other.level.0)
    }

    fn level_name(&self, kind: &PackKind) -> String {
        let (number, name) = &kind.level;
        self.say(&gallery_pack_level(*number, name.clone()))
    }

    /// Returns the `<nav>` element with a link to each kind.
    fn find(&self) -> String {
        let row = |kinds: &[PackKind]| {
            let Some(first) = kinds.first() else { return String::new() };
            let level = self.level_name(first);
            let links: String = kinds
                .iter()
                .map(|kind| {
                    let players = self.say(&gallery_players(kind.players.count()));
                    format!(
                        "<dd><a href=\"#{}\"><span class=\"heard\">{level}: </span>{players}</a></dd>",
                        place(kind)
                    )
                })
                .collect();
            format!("<div><dt>{level}</dt>{links}</div>\n")
        };
        let rows: String = self.levels().map(row).collect();
        format!(
            "<nav class=\"find\" aria-label=\"{}\"><dl>\n{rows}</dl></nav>\n",
            self.say(&gallery_pack_find())
        )
    }

    /// Returns the section with all sheets of a level.
    fn level(&self, kinds: &[PackKind]) -> String {
        let name = kinds.first().map(|kind| self.level_name(kind)).unwrap_or_default();
        let kinds: String = kinds
            .iter()
            .map(|kind| {
                let players = self.say(&gallery_players(kind.players.count()));
                let games: Vec<String> = kind.games.iter().map(|game| self.game(game)).collect();
                let (id, games) = (place(kind), games.join("\n"));
                format!("<h3 id=\"{id}\">{players}</h3>\n<ol>\n{games}\n</ol>\n")
            })
            .collect();
        format!("<section><h2>{name}</h2>\n{kinds}</section>\n")
    }

    /// Returns the list entry of a sheet: its name, its picture with a link to the first file, its
    /// facts, the links to its files, and the commands that create them.
    fn game(&self, game: &PackGame) -> String {
        let label = escaped(&game.label);
        let address = |name: &str| escaped(&format!("{}{name}", self.folder));
        let facts = match &game.facts[..] {
            [] => String::new(),
            facts => {
                format!("<p>{}</p>", escaped(&self.language.text(row(facts.iter().cloned()))))
            }
        };
        let picture = &game.picture;
        let (w, h) = picture.size;
        let alt = self.say(&gallery_picture(game.label.as_str(), picture.title.as_str()));
        let image = format!(
            r#"<img src="{}" width="{w}" height="{h}" loading="lazy" alt="{alt}"/>"#,
            address(&picture.name)
        );
        let image = game.files.first().map_or_else(String::new, |file| {
            format!(r#"<a class="front" href="{}">{image}</a>"#, address(&file.name))
        });
        let link = |file: &PackFile| {
            let print = self.say(&gallery_pack_print(paper_name(&file.paper)));
            let size = self.say(&gallery_pack_size(file.bytes.div_ceil(1000).to_string()));
            format!(
                "<li><a href=\"{}\" type=\"application/pdf\">{print}<span class=\"heard\"> – {label}</span> <small>{size}</small></a></li>",
                address(&file.name)
            )
        };
        let links: String = game.files.iter().map(link).collect();
        let again = |file: &PackFile| format!("<code>{}</code>", escaped(&file.again));
        let again: String = game.files.iter().map(again).collect();
        format!(
            "<li><h4>{label}</h4>{image}{facts}<ul>{links}</ul><details><summary>{}</summary>{again}</details></li>",
            self.say(&gallery_pack_again())
        )
    }
}

/// Returns the `id` of the heading of a kind.
fn place(kind: &PackKind) -> String {
    format!("level-{}-players-{}", kind.level.0, kind.players.count())
}

/// Returns the usual spelling of a paper: `A4`, `Letter`, but `210x300mm`.
fn paper_name(paper: &str) -> String {
    let mut letters = paper.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

const STYLE: &str = include_str!("../../templates/gallery/pack.css");

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use usvg::roxmltree::{Document, Node};

    use super::*;
    use crate::witches::settings::Level;

    fn kind(level: Level, players: u8) -> PackKind {
        let file = |paper: &str| PackFile {
            name: format!("l{}-{players}p-{paper}.pdf", level.number()),
            paper: paper.to_owned(),
            bytes: 148_001,
            again: format!("cauldron sheet --paper {paper} --theme '<b>'"),
        };
        let game = PackGame {
            label: "Furop <Jolad>".to_owned(),
            facts: vec![sheet_rated(2_u8, 5_u8, sheet_turns(30_u32)), sheet_minutes(40_u32)],
            picture: PackPicture {
                name: "front.png".to_owned(),
                title: "Board, \"front\"".to_owned(),
                size: (400, 283),
            },
            files: vec![file("a4"), file("letter")],
        };
        let level = (level.number(), level.name());
        PackKind { level, players: Players::new(players).unwrap(), games: vec![game.clone(), game] }
    }

    fn page(tag: &str) -> PackPage {
        let link = |tag: &str, address: Option<&str>| PackLink {
            tag: tag.to_owned(),
            name: tag.to_uppercase(),
            address: address.map(str::to_owned),
        };
        PackPage {
            language: Language::of(tag).unwrap(),
            title: sheet_title(),
            credits: Some(rules_credits()),
            languages: vec![link(tag, None), link("xx", Some("xx/index.html"))],
            folder: "in/".to_owned(),
            testing: Some(PackTester::File("play.html".to_owned())),
            kinds: vec![
                kind(Level::FirstGame, 1),
                kind(Level::FirstGame, 2),
                kind(Level::HighWitch, 2),
            ],
        }
    }

    fn read<T>(html: &str, look: impl FnOnce(&Document<'_>) -> T) -> T {
        let html = html.trim_start_matches("<!doctype html>\n");
        look(&Document::parse(html).expect("every element is closed"))
    }

    fn texts(document: &Document<'_>, tag: &str) -> Vec<String> {
        let text = |node: Node<'_, '_>| {
            node.descendants().filter_map(|node| node.text().filter(|_| node.is_text())).collect()
        };
        document.descendants().filter(|node| node.has_tag_name(tag)).map(text).collect()
    }

    #[test]
    fn a_page_has_each_level_and_each_number_of_players_under_its_heading() {
        let html = page("en").html();
        read(&html, |document| {
            assert_eq!(texts(document, "h1"), ["Wondering Witches: games to print"]);
            assert_eq!(texts(document, "h2"), ["Level 0: First Game", "Level 5: High Witch"]);
            assert_eq!(texts(document, "h3"), ["1 player", "2 players", "2 players"]);
            assert_eq!(texts(document, "h4"), ["Furop <Jolad>"; 6]);
            assert_eq!(texts(document, "script").len(), 0);
            let attributes =
                |name| document.descendants().filter_map(move |node| node.attribute(name));
            let ids: Vec<&str> = attributes("id").collect();
            assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
            let inner: Vec<&str> =
                attributes("href").filter_map(|href| href.strip_prefix('#')).collect();
            assert_eq!(inner, ids, "each kind is led to");
            let links = texts(document, "a");
            assert!(links.contains(&"Level 5: High Witch: 2 players".to_owned()), "{links:?}");
            let print = "Print on Letter – Furop <Jolad> PDF, 149 KB".to_owned();
            assert!(links.contains(&print), "{links:?}");
            assert!(attributes("alt").all(|alt| alt == "Furop <Jolad>: Board, \"front\""));
            let facts = "2 of 5 cauldrons, about 30 turns, about 40 minutes".to_owned();
            assert!(texts(document, "p").contains(&facts));
        });
        assert!(!html.contains("http"), "it needs no network");
    }

    #[test]
    fn pages_lead_to_files_in_their_folder_and_to_the_other_languages() {
        let html = page("de").html();
        assert!(html.starts_with("<!doctype html>\n<html lang=\"de\">"), "{html}");
        for link in ["in/l0-1p-a4.pdf", "in/front.png", "in/play.html", "xx/index.html"] {
            assert!(html.contains(&format!("=\"{link}\"")), "{link}");
        }
        assert!(html.contains(r#"<span aria-current="page">DE</span>"#));
        let alone = PackPage { languages: Vec::new(), testing: None, ..page("de") }.html();
        read(&alone, |document| assert_eq!(texts(document, "nav").len(), 1));
        assert!(!alone.contains("play.html"));
        let address = PackTester::Address("https://example.org/?a=1&b=2".to_owned());
        let led = PackPage { testing: Some(address), ..page("fr") }.html();
        assert!(led.contains("href=\"https://example.org/?a=1&amp;b=2\""), "{led}");
    }

    #[test]
    fn papers_are_named_as_people_write_them() {
        assert_eq!(["a4", "letter", "210x300mm"].map(paper_name), ["A4", "Letter", "210x300mm"]);
    }
}
