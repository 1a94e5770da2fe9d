//! Internal, may change. Class lists: files with the names of the players, as people type them and
//! as spreadsheets write them.
//!
//! Each line of a list is a row. Columns are separated by tabs, semicolons or commas, or as a first
//! line such as `sep=;` says; fields may be quoted. A heading is recognized and not printed.
//!
//! Lists are often plain text. A general CSV parser would read from a quote that no other closes to
//! the end of the file, and count lines that end with `\r` as one; here both are ordinary.

use std::str::FromStr;

use super::class::normalized;
use super::{Caption, CaptionError};

/// Names of a class list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameList {
    /// Names that are not blank, in the order of the file.
    pub names: Vec<ListedName>,
    /// Column of the names, if the list has several.
    pub column: Option<ListColumn>,
}

/// Name in a [`NameList`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedName {
    /// The name, without surrounding white space.
    pub text: String,
    /// Line in the file, from 1.
    pub line: u64,
}

/// Column of a [`NameList`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListColumn {
    /// Number of the column, from 1.
    pub number: usize,
    /// Its heading; empty if it has none.
    pub heading: String,
}

/// Selection of a column, by its number or its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColumnChoice {
    /// Number of the column, from 1.
    Number(usize),
    /// Text in the first row, in upper or lower case.
    Heading(String),
}

impl FromStr for ColumnChoice {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<ColumnChoice, Self::Err> {
        let text = text.trim();
        Ok(text.parse().map_or_else(|_| ColumnChoice::Heading(folded(text)), ColumnChoice::Number))
    }
}

/// Reasons why a text is not a [`NameList`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameListError {
    /// The list has no name.
    Empty,
    /// The list does not have the selected column. Contains the headings, or the numbers of the
    /// columns if it has no heading.
    Column(Vec<String>),
}

impl ListedName {
    /// Returns the name as a [`Caption`], in NFC.
    ///
    /// # Errors
    /// [`CaptionError`] if the name cannot be printed.
    pub fn caption(&self) -> Result<Caption, CaptionError> {
        normalized(&self.text).try_into()
    }
}

impl NameList {
    /// Parses a list. Without a `choice`, the names are in the first column that is not of numbers
    /// or dates.
    ///
    /// # Errors
    /// [`NameListError`] if the list has no names or no such column.
    pub fn parse(text: &str, choice: Option<&ColumnChoice>) -> Result<NameList, NameListError> {
        let rows = rows(text);
        let columns = rows.iter().map(|row| row.fields.len()).max().ok_or(NameListError::Empty)?;
        let has_heading = has_heading(&rows, columns);
        let heading = |column: usize| rows[0].field(column);
        let no_column = || {
            NameListError::Column(
                (0..columns)
                    .map(|column| match has_heading {
                        true => heading(column).to_owned(),
                        false => (column + 1).to_string(),
                    })
                    .collect(),
            )
        };
        let column = match choice {
            Some(ColumnChoice::Number(number)) => {
                number.checked_sub(1).filter(|column| *column < columns).ok_or_else(no_column)?
            }
            Some(ColumnChoice::Heading(wanted)) => (0..columns)
                .find(|&column| folded(heading(column)) == *wanted)
                .ok_or_else(no_column)?,
            None => {
                let rows = &rows[usize::from(has_heading)..];
                (0..columns).find(|&column| !is_numeric(rows, column)).unwrap_or(0)
            }
        };
        let has_heading = has_heading || matches!(choice, Some(ColumnChoice::Heading(_)));
        let names: Vec<ListedName> = rows[usize::from(has_heading)..]
            .iter()
            .map(|row| ListedName { text: row.field(column).to_owned(), line: row.line })
            .filter(|name| !name.text.is_empty())
            .collect();
        if names.is_empty() {
            return Err(NameListError::Empty);
        }
        let told = || ListColumn {
            number: column + 1,
            heading: if has_heading { heading(column).to_owned() } else { String::new() },
        };
        Ok(NameList { names, column: (columns > 1).then(told) })
    }
}

/// Row of a list that is not blank.
struct Row {
    /// Line in the file on which it begins, from 1.
    line: u64,
    fields: Vec<Field>,
}

struct Field {
    text: String,
    /// Whether the field is not quoted and begins with a space.
    is_spaced: bool,
}

impl Row {
    fn field(&self, column: usize) -> &str {
        self.fields.get(column).map_or("", |field| &field.text)
    }
}

/// Parses the rows of a list that are not blank, with the separator that the list uses.
fn rows(text: &str) -> Vec<Row> {
    let first = text.lines().next().unwrap_or_default();
    let first = first.split('\r').next().unwrap_or_default().trim_end();
    if let Some(stated) = first.get(..4).filter(|start| start.eq_ignore_ascii_case("sep="))
        && let Some(separator) = first[stated.len()..].chars().next()
    {
        let mut rows = separated(text, Some(separator));
        // The statement itself is the first row.
        rows.retain(|row| row.line > 1);
        return rows;
    }
    for separator in ['\t', ';', ','] {
        let rows = separated(text, Some(separator));
        // In a list of names such as "Miller, Ann", a comma is followed by a space.
        let is_table = |row: &Row| {
            row.fields.len() > 1 && row.fields.iter().skip(1).all(|field| !field.is_spaced)
        };
        let fits = match separator {
            ',' => !rows.is_empty() && rows.iter().all(is_table),
            _ => rows.first().is_none_or(|row| row.fields.len() > 1),
        };
        if fits {
            return rows;
        }
    }
    separated(text, None)
}

/// Parses the rows that are not blank. Without a `separator`, each row is one field.
fn separated(text: &str, separator: Option<char>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut rest = text;
    let mut line = 1;
    while !rest.is_empty() {
        let begin = line;
        let mut fields = Vec::new();
        loop {
            let (field, length) = field(rest, separator);
            line += line_breaks(&rest[..length]);
            fields.push(field);
            rest = &rest[length..];
            match rest.chars().next() {
                Some(c) if Some(c) == separator => rest = &rest[c.len_utf8()..],
                _ => break,
            }
        }
        let end = if rest.starts_with("\r\n") { 2 } else { rest.len().min(1) };
        rest = &rest[end..];
        line += 1;
        if fields.iter().any(|field| !field.text.is_empty()) {
            rows.push(Row { line: begin, fields });
        }
    }
    rows
}

/// Parses the field at the beginning of `rest`. Returns it and its length in bytes.
fn field(rest: &str, separator: Option<char>) -> (Field, usize) {
    let is_end = |c: char| matches!(c, '\r' | '\n') || Some(c) == separator;
    if let Some((text, length)) = quoted(rest)
        && rest[length..].chars().next().is_none_or(is_end)
    {
        return (Field { text: cleaned(&text), is_spaced: false }, length);
    }
    // A quote that no other closes is a character of the name.
    let length = rest.find(is_end).unwrap_or(rest.len());
    let text = &rest[..length];
    (Field { text: cleaned(text), is_spaced: text.starts_with(' ') }, length)
}

/// Parses a quoted field, in which two quotes stand for one. Returns its text and length in bytes.
fn quoted(rest: &str) -> Option<(String, usize)> {
    let mut text = String::new();
    let mut chars = rest.char_indices().peekable();
    chars.next_if(|(_, c)| *c == '"')?;
    while let Some((at, c)) = chars.next() {
        match c {
            '"' if chars.next_if(|(_, c)| *c == '"').is_some() => text.push('"'),
            '"' => return Some((text, at + 1)),
            c => text.push(c),
        }
    }
    None
}

/// Returns the number of line breaks in a text: `\r\n`, `\r` or `\n`.
fn line_breaks(text: &str) -> u64 {
    (text.matches(['\r', '\n']).count() - text.matches("\r\n").count()) as u64
}

/// Trims a field, and replaces runs of spaces, tabs and line breaks with one space.
fn cleaned(text: &str) -> String {
    let words = text.split([' ', '\t', '\r', '\n']).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Returns a heading in the form in which headings are compared.
fn folded(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Headings of columns with names, in the languages of the messages.
const HEADINGS: [&str; 44] = [
    "name",
    "names",
    "full name",
    "surname",
    "last name",
    "lastname",
    "family name",
    "first name",
    "firstname",
    "given name",
    "forename",
    "pupil",
    "pupils",
    "student name",
    "nachname",
    "vorname",
    "familienname",
    "zuname",
    "rufname",
    "schüler",
    "schülerin",
    "schüler/in",
    "nom",
    "prénom",
    "nom de famille",
    "élève",
    "naam",
    "achternaam",
    "voornaam",
    "leerling",
    "nombre",
    "nombres",
    "apellido",
    "apellidos",
    "alumno",
    "alumna",
    "nazwisko",
    "imię",
    "imię i nazwisko",
    "nazwisko i imię",
    "uczeń",
    "名前",
    "氏名",
    "お名前",
];

/// Whether the first row is a heading: it names a column of names, or only its field in a column
/// of numbers or dates is neither.
fn has_heading(rows: &[Row], columns: usize) -> bool {
    let Some((first, rest)) = rows.split_first() else { return false };
    let is_named = first.fields.iter().any(|field| HEADINGS.contains(&&*folded(&field.text)));
    let is_above_numbers = |column: usize| {
        !first.field(column).is_empty()
            && !is_number(first.field(column))
            && rest.iter().any(|row| !row.field(column).is_empty())
            && is_numeric(rest, column)
    };
    is_named || (columns > 1 && (0..columns).any(is_above_numbers))
}

/// Whether all fields of a column are numbers, dates or blank.
fn is_numeric(rows: &[Row], column: usize) -> bool {
    rows.iter().all(|row| is_number(row.field(column)))
}

/// Whether a field is a number, a date, a time or blank.
fn is_number(field: &str) -> bool {
    field.chars().all(|c| c.is_numeric() || ".,:;/-+# ".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "Nachname;Vorname;Klasse;Geburtstag\r\n\"Müller\";Änne;4b;01.02.2016\r\n\
        \"Weiß, von\";Jörg;4b;03.04.2016\r\nÖz;Ayse;4b;05.06.2016\r\n";

    fn parse(text: &str, column: Option<&str>) -> Result<NameList, NameListError> {
        NameList::parse(text, column.map(|column| column.parse().unwrap()).as_ref())
    }

    /// Returns the names of a list, with their lines.
    fn names(text: &str, column: Option<&str>) -> Vec<(String, u64)> {
        let list = parse(text, column).unwrap();
        list.names.into_iter().map(|name| (name.text, name.line)).collect()
    }

    fn listed<const N: usize>(names: [(&str, u64); N]) -> Vec<(String, u64)> {
        names.map(|(name, line)| (name.to_owned(), line)).into()
    }

    #[test]
    fn spreadsheets_are_read() {
        let expected = listed([("Müller", 2), ("Weiß, von", 3), ("Öz", 4)]);
        for text in [TABLE, &TABLE.replace(';', "\t"), &TABLE.replace("\r\n", "\r")] {
            assert_eq!(names(text, None), expected);
            let column = parse(text, None).unwrap().column.unwrap();
            assert_eq!(column, ListColumn { number: 1, heading: "Nachname".to_owned() });
        }
        let expected = listed([("Müller", 3), ("Weiß, von", 4), ("Öz", 5)]);
        assert_eq!(names(&format!("sep=;\r\n{TABLE}"), None), expected);
    }

    #[test]
    fn plain_lists_have_a_name_on_each_line() {
        let plain = |text: &str| {
            let list = parse(text, None).unwrap();
            assert_eq!(list.column, None);
            names(text, None)
        };
        let class = listed([("Anna", 1), ("Björn", 2), ("Zoë", 3)]);
        assert_eq!(plain("Anna\rBjörn\rZoë\r"), class);
        assert_eq!(plain("Anna\n Björn \r\nZoë"), class);
        assert_eq!(plain("Anna\n\n  \nBea"), listed([("Anna", 1), ("Bea", 4)]));
        assert_eq!(plain("Name\nAnna"), listed([("Anna", 2)]));
        let commas = listed([("Miller, Ann", 1), ("O'Neil \"Kit\" Sam", 2)]);
        assert_eq!(plain("Miller, Ann\nO'Neil \"Kit\" Sam"), commas);
        assert_eq!(plain("\"Kit\" Sam\n\"Ann"), listed([("\"Kit\" Sam", 1), ("\"Ann", 2)]));
        assert_eq!(plain("1\n2"), listed([("1", 1), ("2", 2)]));
    }

    #[test]
    fn fields_are_quoted() {
        let text = "Name,Class\n\"Müller, Anna\",4b\n\"O'Neil \"\"Kit\"\"\nSam\",4b\nBo,4b";
        let expected = listed([("Müller, Anna", 2), ("O'Neil \"Kit\" Sam", 3), ("Bo", 5)]);
        assert_eq!(names(text, None), expected);
    }

    #[test]
    fn a_column_is_chosen() {
        let table = "No.,Born,Surname 1,First\n1,2016-02-01,Fox,Ann\n2,,Bear,Bo\n";
        let column = |choice| {
            let list = parse(table, choice).unwrap();
            let column = list.column.unwrap();
            (column.number, column.heading, list.names.len(), list.names[0].text.clone())
        };
        let of = |number, heading: &str, name: &str| (number, heading.into(), 2, name.into());
        assert_eq!(column(None), of(3, "Surname 1", "Fox"));
        assert_eq!(column(Some("4")), of(4, "First", "Ann"));
        assert_eq!(column(Some(" first")), of(4, "First", "Ann"));
        let known = ["No.", "Born", "Surname 1", "First"].map(str::to_owned).to_vec();
        assert_eq!(parse(table, Some("5")), Err(NameListError::Column(known.clone())));
        assert_eq!(parse(table, Some("0")), Err(NameListError::Column(known.clone())));
        assert_eq!(parse(table, Some("last")), Err(NameListError::Column(known)));
        let bare = "Fox\tAnn\nBear\tBo\n";
        assert_eq!(names(bare, None), listed([("Fox", 1), ("Bear", 2)]));
        assert_eq!(names(bare, Some("2")), listed([("Ann", 1), ("Bo", 2)]));
    }

    #[test]
    fn a_list_without_names_is_rejected() {
        for empty in ["", " \n\r\n", "Name\n", ";;\n;;\n"] {
            assert_eq!(parse(empty, None), Err(NameListError::Empty), "{empty:?}");
        }
    }
}
