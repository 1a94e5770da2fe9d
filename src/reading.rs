//! Internal, may change. Structured text of pages for people who cannot see them: HTML for screen
//! readers, and braille.

use std::fmt::Write;

/// Document of structured text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Language tag of the text, such as `en-GB`.
    pub language: String,
    /// Title of the document.
    pub title: String,
    /// Pieces in reading order.
    pub pieces: Vec<DocumentBlock>,
}

/// Piece of a document. Text may have the markup `*bold*` and `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DocumentBlock {
    /// Heading with its level: 1 for the title, 2 and 3 below it.
    Heading(u8, String),
    /// Paragraph.
    Text(String),
    /// Characters that are output unchanged, such as a code.
    Verbatim(String),
    /// List with or without numbers.
    List {
        /// Whether the items are numbered.
        numbered: bool,
        /// Text of the items.
        items: Vec<String>,
    },
    /// Table.
    Table(TextTable),
}

/// Table with a head row and a head column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextTable {
    /// Caption of the table.
    pub caption: String,
    /// Heads of the columns. The first one is above the heads of the rows.
    pub head: Vec<String>,
    /// Rows, each as long as `head`. The first cell of a row is its head.
    pub rows: Vec<Vec<String>>,
}

/// Removes the markup `*` and `_`.
fn unmarked(text: &str) -> String {
    text.replace(['*', '_'], "")
}

/// Renders the document as a self-contained HTML file.
pub fn html(document: &Document) -> String {
    let Document { language, title, pieces } = document;
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<main>\n",
        escaped(language),
        escaped(title),
    );
    pieces.iter().for_each(|piece| push(&mut html, piece));
    html + "</main>\n</body>\n</html>\n"
}

const STYLE: &str = "body{font:1.125rem/1.5 sans-serif;color:#000;background:#fff;max-width:60rem;\
    margin:1rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1rem 0}\
    th,td{border:1px solid #555;padding:.25rem .5rem;text-align:left;vertical-align:top}\
    caption{text-align:left;font-weight:bold}code{overflow-wrap:anywhere}";

fn push(html: &mut String, piece: &DocumentBlock) {
    let _ = match piece {
        DocumentBlock::Heading(level, text) => {
            writeln!(html, "<h{level}>{}</h{level}>", inline(text))
        }
        DocumentBlock::Text(text) => writeln!(html, "<p>{}</p>", inline(text)),
        DocumentBlock::Verbatim(text) => writeln!(html, "<p><code>{}</code></p>", escaped(text)),
        DocumentBlock::List { numbered, items } => {
            let tag = if *numbered { "ol" } else { "ul" };
            let items: String =
                items.iter().map(|item| format!("<li>{}</li>\n", inline(item))).collect();
            writeln!(html, "<{tag}>\n{items}</{tag}>")
        }
        DocumentBlock::Table(table) => {
            push_table(html, table);
            Ok(())
        }
    };
}

fn push_table(html: &mut String, TextTable { caption, head, rows }: &TextTable) {
    let head: String =
        head.iter().map(|cell| format!("<th scope=\"col\">{}</th>", inline(cell))).collect();
    let _ = writeln!(html, "<table>\n<caption>{}</caption>", inline(caption));
    let _ = writeln!(html, "<thead><tr>{head}</tr></thead>\n<tbody>");
    for row in rows {
        html.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let (open, close) =
                if column == 0 { ("<th scope=\"row\">", "</th>") } else { ("<td>", "</td>") };
            html.extend([open, &inline(cell), close]);
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table>\n");
}

/// Escapes a text for HTML, also within quoted attributes.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Converts markup to the elements `strong` and `em`, and escapes the rest.
fn inline(text: &str) -> String {
    let mut html = String::new();
    let mut open = [false; 2];
    for letter in escaped(text).chars() {
        let Some(kind) = "*_".find(letter) else {
            html.push(letter);
            continue;
        };
        let slash = if open[kind] { "/" } else { "" };
        let _ = write!(html, "<{slash}{}>", ["strong", "em"][kind]);
        open[kind] = !open[kind];
    }
    html
}

const CELLS: usize = 40;
const LINES: usize = 25;
/// Indentation of the first line and of the other lines, in cells: of a paragraph, and of an item.
const PARAGRAPH: (usize, usize) = (2, 0);
const ITEM: (usize, usize) = (0, 2);
/// Indentation of headings below level 1.
const HEADING: (usize, usize) = (4, 4);

/// Renders the document in braille ASCII (BRF), on pages of 25 lines of 40 cells.
///
/// Each page has its number at the right of its last line, and ends with a form feed.
///
/// # Errors
/// If a character of the document has no braille here.
pub fn brf(document: &Document) -> Result<String, MissingBrailleError> {
    let mut lines: Vec<String> = Vec::new();
    for piece in &document.pieces {
        match piece {
            DocumentBlock::Heading(1, text) => {
                for line in wrapped(text, (0, 0))? {
                    lines.push(format!("{}{line}", " ".repeat((CELLS - cells(&line)) / 2)));
                }
                lines.push(String::new());
            }
            DocumentBlock::Heading(_, text) => {
                if lines.last().is_some_and(|line| !line.is_empty()) {
                    lines.push(String::new());
                }
                lines.extend(wrapped(text, HEADING)?);
            }
            DocumentBlock::Text(text) => lines.extend(wrapped(text, PARAGRAPH)?),
            DocumentBlock::Verbatim(text) => lines.extend(wrapped(text, ITEM)?),
            DocumentBlock::List { numbered, items } => {
                for (number, item) in (1..).zip(items) {
                    let item =
                        if *numbered { format!("{number}. {item}") } else { item.to_owned() };
                    lines.extend(wrapped(&item, ITEM)?);
                }
            }
            DocumentBlock::Table(table) => lines.extend(rows(table)?),
        }
    }
    Ok(paged(&lines))
}

/// Returns a table row by row, because columns side by side do not fit into 40 cells.
fn rows(TextTable { caption, head, rows }: &TextTable) -> Result<Vec<String>, MissingBrailleError> {
    let mut lines = wrapped(caption, PARAGRAPH)?;
    for row in rows {
        let mut cells = head.iter().zip(row);
        if let Some((what, name)) = cells.next() {
            lines.extend(wrapped(&format!("{what} {name}"), ITEM)?);
        }
        for (what, cell) in cells.filter(|(_, cell)| !cell.is_empty()) {
            lines.extend(wrapped(&format!("{what}: {cell}"), (2, 4))?);
        }
    }
    Ok(lines)
}

/// Wraps a text into lines of at most `CELLS` cells. `first` and `other` are the indentations of
/// the first line and of the others.
fn wrapped(text: &str, (first, other): (usize, usize)) -> Result<Vec<String>, MissingBrailleError> {
    let mut lines = Vec::new();
    let mut line = " ".repeat(first);
    let mut is_fresh = true;
    for print in unmarked(text).split_whitespace() {
        let mut braille = word(print)?;
        let room = CELLS.saturating_sub(cells(&line) + usize::from(!is_fresh));
        if cells(&braille) > room && !is_fresh {
            lines.push(std::mem::replace(&mut line, " ".repeat(other)));
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        // A word longer than a line, such as a code, continues on the next line.
        while cells(&line) + cells(&braille) > CELLS {
            let rest = braille.split_off(CELLS - cells(&line));
            line.push_str(&braille);
            lines.push(std::mem::replace(&mut line, " ".repeat(other)));
            braille = rest;
        }
        line.push_str(&braille);
        is_fresh = false;
    }
    if !is_fresh {
        lines.push(line);
    }
    Ok(lines)
}

/// Returns the length of a line in cells: each ASCII letter of braille is a cell and a byte.
fn cells(line: &str) -> usize {
    line.len()
}

/// Divides lines into numbered pages. A heading is not left at the end of a page.
fn paged(lines: &[String]) -> String {
    let mut brf = String::new();
    let mut rest = lines;
    let mut page = 0;
    while !rest.is_empty() {
        page += 1;
        let mut count = rest.len().min(LINES - 1);
        let is_heading = |line: &String| line.starts_with("    ") && !line.starts_with("     ");
        while count < rest.len() && count > LINES / 2 && is_heading(&rest[count - 1]) {
            count -= 1;
        }
        let (here, later) = rest.split_at(count);
        let start = here.iter().position(|line| !line.is_empty()).unwrap_or(0);
        let shown = here[start..].iter().map(|line| line.trim_end());
        shown.clone().for_each(|line| brf.extend([line, "\r\n"]));
        brf.push_str(&"\r\n".repeat(LINES - 1 - shown.count()));
        let number: String = word(&page.to_string()).unwrap_or_default();
        brf.push_str(&format!("{number:>CELLS$}\r\n\u{c}"));
        rest = later;
    }
    brf
}

// Unified English Braille, grade 1 (uncontracted), in the ASCII letters that braille printers and
// displays read (North American Braille ASCII Code): each letter is a cell of six dots. Numbers in
// parentheses are sections of the Rules of Unified English Braille, second edition (2013).

/// Error for a character without an entry in the tables of this module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no braille for {0:?} here")]
pub struct MissingBrailleError(pub char);

/// Prefixes of digits (6.1), and of a letter that would otherwise be read as a digit (6.5).
const NUMBER: char = '#';
const LETTER: char = ';';
/// Prefix of a capital letter (8.3); twice before a word in capitals (8.4).
const CAPITAL: char = ',';

/// Translates a word into braille.
///
/// # Errors
/// If one of its characters has no braille here.
fn word(word: &str) -> Result<String, MissingBrailleError> {
    let letters = || word.chars().filter(|c| c.is_ascii_alphabetic());
    let is_shouted = letters().count() > 1 && letters().all(|c| c.is_ascii_uppercase());
    let mut braille = String::new();
    let mut in_number = false;
    let mut in_capitals = false;
    for c in word.chars() {
        match c {
            '0'..='9' => {
                if !in_number {
                    braille.push(NUMBER);
                }
                braille.push(digit(c));
                in_number = true;
                in_capitals = false;
                continue;
            }
            // A point or a comma within a number does not end it (6.2).
            '.' | ',' if in_number => {
                braille.push_str(sign(c).ok_or(MissingBrailleError(c))?);
                continue;
            }
            'a'..='z' | 'A'..='Z' => {
                if in_number && ('a'..='j').contains(&c) {
                    braille.push(LETTER);
                }
                if c.is_ascii_uppercase() {
                    if is_shouted && !in_capitals {
                        braille.extend([CAPITAL, CAPITAL]);
                        in_capitals = true;
                    } else if !is_shouted {
                        braille.push(CAPITAL);
                    }
                }
                braille.push(c.to_ascii_uppercase());
            }
            c => {
                braille.push_str(sign(c).ok_or(MissingBrailleError(c))?);
                in_capitals = false;
            }
        }
        in_number = false;
    }
    Ok(braille)
}

/// Returns the braille of a digit: A to J are 1 to 9 and 0 (6.1).
fn digit(c: char) -> char {
    match c {
        '0' => 'J',
        c => char::from(b'A' + (c as u8 - b'1')),
    }
}

/// Returns the braille of punctuation (7), signs of operation (3.17) and other signs (3).
fn sign(c: char) -> Option<&'static str> {
    Some(match c {
        '.' => "4",
        ',' => "1",
        ';' => "2",
        ':' => "3",
        '!' => "6",
        '?' => "8",
        '\'' | '\u{2019}' | '\u{2018}' => "'",
        '"' => "7",
        '\u{201c}' => "8",
        '\u{201d}' => "0",
        '-' | '\u{2010}' | '\u{2011}' => "-",
        '\u{2013}' | '\u{2014}' => ",-",
        '\u{2026}' => "444",
        '(' => "\"<",
        ')' => "\">",
        '[' => ".<",
        ']' => ".>",
        '/' => "_/",
        '+' => "\"6",
        '\u{2212}' => "\"-",
        '\u{d7}' => "\"8",
        '=' => "\"7",
        '%' => ".0",
        '&' => "@&",
        '@' => "@A",
        '#' => "_?",
        '*' => "\"9",
        '_' => ".-",
        '~' => "@9",
        '\u{2022}' | '\u{b7}' => "_4",
        '\u{2192}' => "\\O",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_heads_and_text_stays_text() {
        let strings = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect();
        let table = TextTable {
            caption: "Owl & *Fox*".into(),
            head: strings(&["Row", "A"]),
            rows: vec![strings(&["1", "a <b>"])],
        };
        let pieces = vec![DocumentBlock::Heading(1, "Tea".into()), DocumentBlock::Table(table)];
        let document = Document { language: "en".into(), title: "Tea".into(), pieces };
        let html = html(&document);
        for part in [
            "<html lang=\"en\">",
            "<title>Tea</title>",
            "<h1>Tea</h1>",
            "<caption>Owl &amp; <strong>Fox</strong></caption>",
            "<th scope=\"col\">Row</th><th scope=\"col\">A</th>",
            "<tr><th scope=\"row\">1</th><td>a &lt;b&gt;</td></tr>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }

    #[test]
    fn pages_have_twenty_five_lines_of_forty_cells_and_numbers() {
        let mut pieces = vec![DocumentBlock::Heading(1, "Wondering Witches".into())];
        for part in 1..9 {
            pieces.push(DocumentBlock::Heading(2, format!("Part {part}")));
            pieces
                .push(DocumentBlock::Text("*Plant* one of your specialties, or grow. ".repeat(9)));
            pieces.push(DocumentBlock::Verbatim("x".repeat(100)));
        }
        let document = Document { pieces, ..Document::default() };
        let brf = brf(&document).unwrap();
        let pages: Vec<&str> = brf.split_terminator('\u{c}').collect();
        assert!(pages.len() > 3);
        for (number, page) in (1..).zip(&pages) {
            let lines: Vec<&str> = page.split_terminator("\r\n").collect();
            assert_eq!(lines.len(), LINES);
            assert!(lines.iter().all(|line| line.len() <= CELLS && line.is_ascii()), "{page}");
            let expected = word(&number.to_string()).unwrap();
            assert_eq!(lines[LINES - 1].trim_start(), expected);
        }
        assert!(brf.contains(",WONDERING ,WITCHES") && brf.contains("    ,PART #A"));
        assert!(!brf.contains('*') && brf.contains(",PLANT ONE OF YOUR SPECIALTIES1"));
    }

    #[test]
    fn lines_are_filled_to_the_last_cell() {
        for length in 30..50 {
            let text = format!("{} {} x", "a".repeat(length), "b".repeat(40));
            let lines = wrapped(&text, ITEM).unwrap();
            assert!(lines.iter().all(|line| line.len() <= CELLS), "{lines:?}");
            let letters = lines.iter().flat_map(|line| line.chars()).filter(|c| *c != ' ');
            assert_eq!(letters.count(), length + 41);
        }
    }

    #[test]
    fn tables_are_read_row_by_row() {
        let strings = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect();
        let table = TextTable {
            caption: "Front".into(),
            head: strings(&["Row", "Column A"]),
            rows: vec![strings(&["1", "Sage"])],
        };
        let document =
            Document { pieces: vec![DocumentBlock::Table(table)], ..Document::default() };
        let brf = brf(&document).unwrap();
        let lines: Vec<&str> = brf.split("\r\n").take(3).collect();
        assert_eq!(lines, ["  ,FRONT", ",ROW #A", "  ,COLUMN ,A3 ,SAGE"]);
    }

    #[test]
    fn words_are_written_as_the_rules_say() {
        for (given, braille) in [
            ("Sage,", ",SAGE1"),
            ("10", "#AJ"),
            ("1.5", "#A4E"),
            ("3a", "#C;A"),
            ("3k", "#CK"),
            ("A4", ",A#D"),
            ("OWL", ",,OWL"),
            ("isn't", "ISN'T"),
            ("(yes)", "\"<YES\">"),
            ("2:", "#B3"),
        ] {
            assert_eq!(word(given).unwrap(), braille, "{given}");
        }
        assert_eq!(word("é"), Err(MissingBrailleError('é')));
    }
}
