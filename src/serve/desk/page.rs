//! Pages of the desk: the desk itself, the cards of tables, and the results as CSV.

use crate::common::players::Identity;
use crate::game::{GameStatus, TableSummary};
use crate::phone::site::{SiteError, fill_template};
use crate::seal::qr::{self, QrMatrix};
use crate::serve::log::{format_time, written_exactly};
use crate::serve::tables::RefereedTable;
use crate::texts::msg::{self, desk_card_scan, desk_card_type};
use crate::texts::{Language, Message, Value, row};

/// Script of both pages.
pub(super) const SCRIPT: &str = include_str!("../../../templates/desk/desk.js");
/// Styles of both pages.
pub(super) const STYLE: &str = include_str!("../../../templates/desk/desk.css");
/// Template of the desk.
pub(super) const DESK: &str = include_str!("../../../templates/desk/desk.html");
/// Template of the cards.
pub(super) const CARDS: &str = include_str!("../../../templates/desk/cards.html");

/// Returns the desk's page.
///
/// # Errors
/// If the template has an unknown placeholder.
pub(super) fn desk(language: &Language) -> Result<String, SiteError> {
    desk_filled(DESK, language, &|name| match name {
        "words" => Some(words(language).to_string().replace('<', "\\u003c")),
        _ => None,
    })
}

/// Returns the page with a card for each table whose game is loaded, at most [`MOST`].
///
/// # Errors
/// If the template has an unknown placeholder.
pub(super) fn cards(
    language: &Language,
    tables: &[RefereedTable],
    address: &str,
) -> Result<String, SiteError> {
    let loaded: Vec<&RefereedTable> =
        tables.iter().filter(|table| table.summary.is_some()).collect();
    let cards: String = loaded
        .iter()
        .take(MOST)
        .map(|table| card(language, &table.name.to_string(), &table.game.label(), address))
        .collect();
    let told = match loaded.len() {
        0 => Some(msg::desk_none()),
        1..=MOST => None,
        _ => Some(msg::desk_card_most(u32::try_from(MOST).unwrap_or(u32::MAX))),
    };
    let told = told.map(|told| escaped(&language.format(&told))).unwrap_or_default();
    desk_filled(CARDS, language, &|name| match name {
        "cards" => Some(cards.clone()),
        "told" => Some(told.clone()),
        _ => None,
    })
}

/// Returns the messages of the page's script, by the names that it uses. Values that the script
/// fills in are in braces.
fn words(language: &Language) -> serde_json::Value {
    let word = |message: Message| language.format(&message);
    serde_json::json!({
        "playing": word(msg::desk_playing()),
        "last": word(msg::desk_last()),
        "won": word(msg::desk_won()),
        "lost": word(msg::desk_lost()),
        "given-up": word(msg::desk_given_up()),
        "won-by": word(msg::desk_won_by("{names}")),
        "closed": word(msg::desk_closed("{standing}")),
        "not-loaded": word(msg::desk_not_loaded()),
        "never": word(msg::desk_never()),
        "close": word(msg::desk_close()),
        "reopen": word(msg::desk_reopen()),
        "take-back": word(msg::desk_take_back()),
        "reset": word(msg::desk_reset()),
        "bring-back": word(msg::desk_bring_back()),
        "players-again": word(msg::desk_players_again()),
        "players-back": word(msg::desk_players_back()),
        "ruling": word(msg::desk_ruling("{ruling}", "{table}")),
        "sure-close-all": word(msg::desk_sure_close_all()),
        "sure-close": word(msg::desk_sure_close("{table}")),
        "sure-take-back": word(msg::desk_sure_take_back("{table}")),
        "sure-reset": word(msg::desk_sure_reset("{table}")),
        "none": word(msg::desk_none()),
        "away": word(msg::desk_away()),
        "done": word(msg::desk_done("{table}", "{ruling}")),
    })
}

/// Returns a message with the number of tables and of those that have won.
pub(super) fn summary(tables: &[RefereedTable]) -> Value {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let status_of = |table: &&RefereedTable| table.summary.as_ref().map(|a| a.status);
    let won = tables.iter().filter(|table| status_of(table) == Some(GameStatus::Won)).count();
    row([msg::desk_count(count(tables.len())), msg::desk_count_won(count(won))])
}

/// Fills a template of the desk with the language, its messages, and the values of `fill`.
fn desk_filled(
    template: &str,
    language: &Language,
    fill: &dyn Fn(&str) -> Option<String>,
) -> Result<String, SiteError> {
    fill_template(template, &|name| {
        let known = match name.strip_prefix("word:") {
            Some(key) => language.plain(key).map(|word| escaped(&word)),
            None if name == "language" => Some(language.tag().to_owned()),
            None => fill(name),
        };
        let wanted = name.strip_prefix("word:").unwrap_or(name);
        known.ok_or_else(|| SiteError::Placeholder(wanted.to_owned()))
    })
}

/// Largest number of cards on one page.
pub(super) const MOST: usize = 1000;
/// Width of the light border around a QR code, in modules.
const QUIET_ZONE: usize = 4;

/// Returns the HTML of a card: the names of a table and its game, and a QR code with the table's
/// address.
pub(super) fn card(language: &Language, table: &str, game: &str, address: &str) -> String {
    let code = qr::matrix(&format!("{address}#table={table}")).map(|code| draw_code(&code));
    let shown = address.split_once("://").map_or(address, |(_, rest)| rest);
    let shown = shown.trim_end_matches('/');
    format!(
        "<li class=\"card\">{}<div><h2 class=\"code\">{}</h2><p>{}</p><p>{} {}</p></div></li>\n",
        code.unwrap_or_default(),
        escaped(table),
        escaped(game),
        escaped(&language.format(&desk_card_scan())),
        escaped(&language.format(&desk_card_type(shown))),
    )
}

/// Draws a QR code as SVG; each run of dark modules in a row is one rectangle.
fn draw_code(code: &QrMatrix) -> String {
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

/// Escapes a text for HTML.
pub(super) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}

/// Returns the players who won, in games in which players compete individually.
pub(super) fn winners(account: &TableSummary) -> impl Iterator<Item = Identity> {
    account.winners.iter().map(|&player| Identity::of(player.into()))
}

/// Names of the columns.
const HEAD: &str =
    "table,game,opened,changed,seen,tests,answers,found,standing,closed,won,rank,winners,stars";

/// Returns all tables as CSV by RFC 4180, with a header line and line ends CR LF. Times are in UTC.
/// Unknown values are empty.
pub(in crate::serve) fn csv(tables: &[RefereedTable]) -> String {
    let mut text = format!("{HEAD}\r\n");
    for table in tables {
        let account = table.summary.as_ref();
        let standing = account.and_then(|a| serde_json::to_value(a.status).ok());
        let known = |value: Option<String>| value.unwrap_or_default();
        let cells = [
            table.name.to_string(),
            table.game.label(),
            format_time(table.opened),
            format_time(table.changed),
            known(table.seen.map(format_time)),
            known(account.map(|a| a.tests.to_string())),
            known(account.map(|a| a.guesses.to_string())),
            known(account.map(|a| a.has_right_answer.to_string())),
            known(standing.and_then(|s| Some(s.as_str()?.to_owned()))),
            known(account.map(|a| a.closed.to_string())),
            known(table.won.map(|won| written_exactly(won.at))),
            known(table.won.map(|won| won.rank.to_string())),
            known(account.map(|a| winners(a).map(Identity::id).collect::<Vec<_>>().join(" "))),
            known(account.and_then(|a| a.stars).map(|stars| stars.to_string())),
        ];
        text += &cells.map(|cell| quoted(&cell)).join(",");
        text += "\r\n";
    }
    text
}

/// Quotes a cell if necessary.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seal::PuzzleId;
    use crate::serve::tables::RankedWin;
    use crate::texts::marked::{accented, assert_marked};

    /// Returns the visible text of a page.
    fn seen(page: &str) -> String {
        let mut text = String::new();
        for part in page.split('<') {
            let tag = part.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            if !matches!(tag, "script" | "style" | "title" | "DOCTYPE" | "doctype") {
                text += part.split_once('>').map_or("", |(_, text)| text);
            }
        }
        text
    }

    #[test]
    fn the_desk_says_everything_in_its_language() {
        assert_marked(&seen(&desk(accented()).unwrap()), &[]);
    }

    #[test]
    fn the_script_says_everything_in_its_language() {
        for word in words(accented()).as_object().unwrap().values() {
            let data = ["{standing}", "{ruling}", "{table}", "{names}"].map(String::from);
            assert_marked(word.as_str().unwrap(), &data);
        }
        assert_marked(&accented().text(summary(&[])), &[]);
    }

    #[test]
    fn a_card_for_each_table_that_can_be_played() {
        let table = |name: &str, account| RefereedTable {
            name: name.parse().unwrap(),
            game: PuzzleId(*b"8 octets"),
            opened: 0,
            changed: 0,
            seen: None,
            summary: account,
            won: None,
            latest_change: None,
        };
        let tables = [
            table("bisol-tavuk-nupam", Some(TableSummary::default())),
            table("babab-babab-babab", None),
        ];
        let address = "http://192.168.0.10:8080/";
        let page = cards(accented(), &tables, address).unwrap();
        assert!(page.contains("bisol-tavuk-nupam") && !page.contains("babab-babab-babab"));
        let label = PuzzleId(*b"8 octets").label();
        let data = ["bisol-tavuk-nupam".into(), label, "192.168.0.10:8080".into()];
        assert_marked(&seen(&page), &data);
    }

    #[test]
    fn nothing_in_a_text_is_a_tag() {
        assert_eq!(escaped("<b>\"&\""), "&lt;b&gt;&quot;&amp;&quot;");
    }

    #[test]
    fn the_code_of_a_card_leads_to_its_table() {
        let card =
            card(Language::first(), "bisol-tavuk-nupam", "Malut Lisil", "http://192.0.2.7:8080/");
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
        assert_eq!(text, "http://192.0.2.7:8080/#table=bisol-tavuk-nupam");
        assert!(card.contains("192.0.2.7:8080 ") || card.contains("192.0.2.7:8080,"), "{card}");
    }

    #[test]
    fn a_table_is_a_line() {
        let account = TableSummary { tests: 7, guesses: 2, ..TableSummary::default() };
        let account = TableSummary { status: GameStatus::GivenUp, ..account };
        let account = TableSummary { winners: vec![0, 2], stars: Some(4), ..account };
        let won = Some(RankedWin { at: 86_399_250, rank: 2 });
        let table = |account: Option<TableSummary>, seen| RefereedTable {
            name: "bisol-tavuk-nupam".parse().unwrap(),
            game: PuzzleId(*b"8 octets"),
            opened: 0,
            changed: 86_400,
            seen,
            won: won.filter(|_| account.is_some()),
            summary: account,
            latest_change: None,
        };
        let text = csv(&[table(Some(account), Some(60)), table(None, None)]);
        let label = PuzzleId(*b"8 octets").label();
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(lines[0], HEAD);
        assert_eq!(
            lines[1],
            format!(
                "bisol-tavuk-nupam,{label},1970-01-01T00:00:00Z,1970-01-02T00:00:00Z,1970-01-01T00:01:00Z,7,2,false,given-up,false,1970-01-01T23:59:59.250Z,2,{} {},4",
                Identity::of(0).id(),
                Identity::of(2).id()
            )
        );
        assert_eq!(
            lines[2],
            format!(
                "bisol-tavuk-nupam,{label},1970-01-01T00:00:00Z,1970-01-02T00:00:00Z,,,,,,,,,,"
            )
        );
        assert_eq!(lines[3..], [""]);
    }

    #[test]
    fn cells_that_need_it_are_quoted() {
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(quoted("plain"), "plain");
    }
}
