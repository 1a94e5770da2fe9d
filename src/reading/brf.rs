//! A document as braille, ready for an embosser or a display: pages of 25 lines of 40 cells.

use super::braille::{Unwritten, word};
use super::{Document, Piece, Table, unmarked};

const CELLS: usize = 40;
const LINES: usize = 25;
/// Where a paragraph begins, and where what runs over goes on; the same of an item.
const PARAGRAPH: (usize, usize) = (2, 0);
const ITEM: (usize, usize) = (0, 2);
/// Headings below the first.
const HEADING: (usize, usize) = (4, 4);

/// The document in the ASCII letters of braille. Every page ends with a form feed and has its
/// number at the right of its last line.
///
/// # Errors
/// If a character has no braille here.
pub fn brf(document: &Document) -> Result<String, Unwritten> {
    let mut lines: Vec<String> = Vec::new();
    for piece in &document.pieces {
        match piece {
            Piece::Heading(1, text) => {
                for line in wrapped(text, (0, 0))? {
                    lines.push(format!("{}{line}", " ".repeat((CELLS - cells(&line)) / 2)));
                }
                lines.push(String::new());
            }
            Piece::Heading(_, text) => {
                if lines.last().is_some_and(|line| !line.is_empty()) {
                    lines.push(String::new());
                }
                lines.extend(wrapped(text, HEADING)?);
            }
            Piece::Text(text) => lines.extend(wrapped(text, PARAGRAPH)?),
            Piece::Verbatim(text) => lines.extend(wrapped(text, ITEM)?),
            Piece::List { numbered, items } => {
                for (number, item) in (1..).zip(items) {
                    let item =
                        if *numbered { format!("{number}. {item}") } else { item.to_owned() };
                    lines.extend(wrapped(&item, ITEM)?);
                }
            }
            Piece::Table(table) => lines.extend(rows(table)?),
        }
    }
    Ok(paged(&lines))
}

/// A table row by row: columns side by side would not fit into 40 cells.
fn rows(Table { caption, head, rows }: &Table) -> Result<Vec<String>, Unwritten> {
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

/// A text in lines: the first begins at one cell, the others at another.
fn wrapped(text: &str, (first, other): (usize, usize)) -> Result<Vec<String>, Unwritten> {
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
        // What is longer than a line, such as a code, goes on in the next.
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

/// Every letter is a cell, and every letter is a byte.
fn cells(line: &str) -> usize {
    line.len()
}

/// Pages with their numbers. A heading does not end a page.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_twenty_five_lines_of_forty_cells_and_numbers() {
        let mut pieces = vec![Piece::Heading(1, "Wondering Witches".into())];
        for part in 1..9 {
            pieces.push(Piece::Heading(2, format!("Part {part}")));
            pieces.push(Piece::Text("*Plant* one of your specialties, or grow. ".repeat(9)));
            pieces.push(Piece::Verbatim("x".repeat(100)));
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
        let table = Table {
            caption: "Front".into(),
            head: strings(&["Row", "Column A"]),
            rows: vec![strings(&["1", "Sage"])],
        };
        let document = Document { pieces: vec![Piece::Table(table)], ..Document::default() };
        let brf = brf(&document).unwrap();
        let lines: Vec<&str> = brf.split("\r\n").take(3).collect();
        assert_eq!(lines, ["  ,FRONT", ",ROW #A", "  ,COLUMN ,A3 ,SAGE"]);
    }
}
