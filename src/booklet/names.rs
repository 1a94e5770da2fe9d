//! Internal, may change. Class lists: files with the names of the players, as people type them and
//! as spreadsheets write them.
//!
//! Each line of a list is a row. Columns are separated by tabs, semicolons or commas, or as a first
//! line such as `sep=;` says; fields may be quoted. A heading, with lines of a title above it, is
//! recognized and not printed. Rows of sums at the end are left out as well.
//!
//! Lists are often plain text. A general CSV parser would read from a quote that no other closes to
//! the end of the file, and count lines that end with `\r` as one; here both are ordinary.

use std::str::FromStr;

use super::class::normalize_name;
use super::{Caption, CaptionError};

/// Names of a class list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameList {
    /// Names that are not blank, in the order of the file.
    pub names: Vec<ListedName>,
    /// Number of the column of the names, from 1, if the list has several columns.
    pub column: Option<usize>,
    /// Heading of the names; empty if they have none.
    pub heading: String,
    /// First words of the rows of sums at the end, which are left out.
    pub sums: Vec<ListedName>,
}

/// Name in a [`NameList`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedName {
    /// The name, without surrounding white space.
    pub text: String,
    /// Line in the file, from 1.
    pub line: u64,
}

/// Selection of a column, by its number or its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColumnChoice {
    /// Number of the column, from 1.
    Number(usize),
    /// Text of its heading, in upper or lower case.
    Heading(String),
}

impl FromStr for ColumnChoice {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<ColumnChoice, Self::Err> {
        let text = text.trim();
        Ok(text
            .parse()
            .map_or_else(|_| ColumnChoice::Heading(text.to_owned()), ColumnChoice::Number))
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
        normalize_name(&self.text).try_into()
    }
}

impl NameList {
    /// Parses a list. Without a `choice`, the names are in the first column with a heading for
    /// names, or else in the first that has names: no numbers, dates, classes or addresses.
    ///
    /// # Errors
    /// [`NameListError`] if the list has no names or no such column.
    pub fn parse(text: &str, choice: Option<&ColumnChoice>) -> Result<NameList, NameListError> {
        let mut rows = rows(text);
        if let Some(place) = heading_row(&rows) {
            // Lines above the heading are a title of the list.
            rows.drain(..place);
        }
        let sums_at = rows.iter().rposition(|row| sum_word(row).is_none()).map_or(0, |at| at + 1);
        let sums: Vec<ListedName> = rows[sums_at..].iter().filter_map(sum_word).collect();
        rows.truncate(sums_at);
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
                .find(|&column| fold_heading(heading(column)) == fold_heading(wanted))
                .ok_or_else(no_column)?,
            None => {
                let below = &rows[usize::from(has_heading)..];
                let is_named = |column: &usize| has_heading && is_name_heading(heading(*column));
                let has_names = |column: &usize| !is_nameless(below, *column);
                (0..columns).find(is_named).or((0..columns).find(has_names)).unwrap_or(0)
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
        let heading = if has_heading { heading(column).to_owned() } else { String::new() };
        let column = (columns > 1).then_some(column + 1);
        Ok(NameList { names, column, heading, sums })
    }
}

/// Row of a list that is not blank.
struct Row {
    /// Line in the file on which it begins, from 1.
    line: u64,
    fields: Vec<Field>,
}

/// Field of a [`Row`].
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
        let mut rows = parse_rows(text, Some(separator));
        // The statement itself is the first row.
        rows.retain(|row| row.line > 1);
        return rows;
    }
    for separator in ['\t', ';', ','] {
        let rows = parse_rows(text, Some(separator));
        // In a list of names such as "Miller, Ann", a comma is followed by a space.
        let is_table = |row: &Row| {
            row.fields.len() > 1 && row.fields.iter().skip(1).all(|field| !field.is_spaced)
        };
        let has_columns = |row: &Row| row.fields.len() > 1;
        let titles = heading_row(&rows).filter(|&place| has_columns(&rows[place])).unwrap_or(0);
        let fits = match separator {
            ',' => !rows.is_empty() && rows[titles..].iter().all(is_table),
            _ => rows.get(titles).is_none_or(has_columns),
        };
        if fits {
            return rows;
        }
    }
    parse_rows(text, None)
}

/// Parses the rows that are not blank. Without a `separator`, each row is one field.
fn parse_rows(text: &str, separator: Option<char>) -> Vec<Row> {
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
    if let Some((text, length)) = parse_quoted(rest)
        && rest[length..].chars().next().is_none_or(is_end)
    {
        return (Field { text: clean_field(&text), is_spaced: false }, length);
    }
    // A quote that no other closes is a character of the name.
    let length = rest.find(is_end).unwrap_or(rest.len());
    let text = &rest[..length];
    (Field { text: clean_field(text), is_spaced: text.starts_with(' ') }, length)
}

/// Parses a quoted field, in which two quotes stand for one. Returns its text and length in bytes.
fn parse_quoted(rest: &str) -> Option<(String, usize)> {
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
fn clean_field(text: &str) -> String {
    let words = text.split([' ', '\t', '\r', '\n']).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Returns a heading in the form in which headings are compared.
fn fold_heading(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Words of headings above names, in many languages. Words that are first names as well are not
/// among them.
const NAME_WORDS: &str = "\
     name names surname surnames lastname firstname forename forenames fullname pupil \
     pupils student students nachname nachnamen vorname vornamen familienname zuname \
     rufname namen schüler schülerin schülerinnen schülers schülername schülernamen \
     schueler kindername teilnehmer teilnehmerin teilnehmende nom noms prénom prénoms \
     prenom prenoms élève élèves eleve eleves naam achternaam voornaam voornamen roepnaam \
     familienaam leerling leerlingen nombre nombres apellido apellidos alumno alumna \
     alumnos alumnas alumnado estudiante estudiantes nome nomes cognome cognomi sobrenome \
     apelido apelidos nominativo alunno alunna alunni aluno aluna alunos studente studenti \
     nazwisko nazwiska imię imiona imie uczeń uczennica ucznia uczniowie navn fornavn \
     etternavn efternavn fornavne namn förnamn fornamn efternamn elevens nafn etunimi \
     sukunimi oppilas jméno jmena jména jmeno příjmení prijmeni priezvisko žák žákyně žiak \
     prezime priimek učenik učenka név nevek vezetéknév keresztnév utónév tanuló nume \
     prenume elevul elevului vardas pavardė vārds uzvārds perekonnanimi eesnimi adı soyadı \
     soyad isim öğrenci öğrencinin имя имена фамилия фамилии фио отчество ученик ученица \
     ученики ученика учащийся ім'я прізвище учень учениця піб презиме име фамилно όνομα \
     ονομα ονόματα επώνυμο επωνυμο επίθετο ονοματεπώνυμο ονοματεπωνυμο μαθητής μαθητη \
     μαθητή μαθήτρια الاسم اسم الأسماء اللقب الطالب الطالبة التلميذ التلميذة שם שמות תלמיד \
     תלמידה התלמיד התלמידה ชื่อ นามสกุล ชื่อสกุล ชื่อนักเรียน ชื่อเล่น नाम छात्र छात्रा \
     विद्यार्थी उपनाम 이름 성명 성함 학생 학생명 姓名 名字 学生姓名 學生姓名 学生 學生 名前 お名前 氏名 生徒名 児童名 生徒氏名 児童氏名 なまえ \
     ふりがな tên họ نام nama oppilaan واللقب ושם siswa alunas";

/// Words between and beside [`NAME_WORDS`], as in "Name der Schülerin" and "Nom et prénom".
const FILLERS: &str = "\
     do da dos și si ф о der die das des dem den und oder in innen von vor nach de del de' la las el los le les \
     l d du et ou y e o u a as s n i och og en of the and or full first last given family \
     middle complete completo completa complet complets pełne cały celé whole preferred \
     known called liste list lista legal nick nr và van het voor achter tam ad ve w z po \
     полное الكامل الأول العائلة الثاني פרטי משפחה מלא ה का के पूरा 성 및 と の famille familia \
     famiglia família elev elever kind kinds kindes barn barnets child child's children \
     jaar 1 2 ime meno nimi и та і й και học sinh خانوادگی lengkap";

/// Number of rows in which a heading is searched for.
const FIRST_ROWS: usize = 10;

/// Whether a field is a heading of names: it has words of such headings only.
fn is_name_heading(field: &str) -> bool {
    // Dots of capital letters, as lower-case letters show them in Turkish.
    let text = fold_heading(field).replace('\u{307}', "").replace('’', "'");
    let is_one_of = |words: &str, word: &str| words.split_whitespace().any(|one| one == word);
    let is_known = |word: &str| is_one_of(NAME_WORDS, word) || is_one_of(FILLERS, word);
    let is_break = |c: char| c.is_whitespace() || "/\\()[]*:,;.-_&+·・（）、：／".contains(c);
    let words = || text.split(is_break).filter(|word| !word.is_empty());
    let parts = |word: &str| word.split('\'').filter(|part| !part.is_empty()).all(is_known);
    let names = |word: &str| word.split('\'').chain([word]).any(|part| is_one_of(NAME_WORDS, part));
    words().all(|word| is_known(word) || parts(word)) && words().any(names)
}

/// Returns the place of the heading below lines of a title; `None` if there are no such lines. A
/// name above it could be a pupil's, so that it needs columns or numbers that no title lacks.
fn heading_row(rows: &[Row]) -> Option<usize> {
    let filled = |row: &Row| row.fields.iter().filter(|field| !field.text.is_empty()).count();
    let named = |row: &Row| row.fields.iter().filter(|field| is_name_heading(&field.text)).count();
    let is_title = |row: &Row, heading: &Row| {
        filled(row) < filled(heading)
            || row.fields.iter().any(|field| field.text.contains(|c: char| c.is_numeric()))
    };
    let place = rows.iter().take(FIRST_ROWS).position(|row| named(row) > 0)?;
    let (heading, above) = (&rows[place], &rows[..place]);
    let is_heading = named(heading) > 1 || above.iter().all(|row| is_title(row, heading));
    (place > 0 && is_heading).then_some(place)
}

/// Words of the rows that spreadsheets have below a list, such as sums and averages.
const SUM_WORDS: &str = "\
     sum sums total totals subtotal count average mean summe summen gesamt gesamtsumme insgesamt \
     zwischensumme anzahl durchschnitt mittelwert schnitt somme total totaux sous-total effectif \
     moyenne suma totales cuenta promedio media totale totali somma soma média totaal totalen som \
     subtotaal aantal gemiddelde razem ogółem łącznie liczba średnia celkem celkom součet súčet \
     průměr priemer ukupno zbroj skupaj összesen összeg átlag toplam ortalama yhteensä summa totalt \
     snitt gennemsnit gjennomsnitt итого всего сумма среднее разом усього сума підсумок σύνολο \
     المجموع סה״כ कुल รวม 합계 총계 평균 合計 計 総計 小計 平均 総合計 合计 总计 小计";

/// Returns the first field of a row of sums: one word such as "Total", and numbers in other fields.
fn sum_word(row: &Row) -> Option<ListedName> {
    let mut fields = row.fields.iter().map(|field| &*field.text).filter(|text| !text.is_empty());
    let first = fields.next()?;
    let word = fold_heading(first.trim_end_matches([':', '：', '=']));
    let is_number =
        |text: &str| text.contains(char::is_numeric) && !text.contains(char::is_alphabetic);
    let is_sum = SUM_WORDS.split_whitespace().any(|one| one == word)
        && fields.clone().next().is_some()
        && fields.all(is_number);
    is_sum.then(|| ListedName { text: first.to_owned(), line: row.line })
}

/// Whether the first row is a heading: it names a column of names, or only its field in a column
/// without names could be one.
fn has_heading(rows: &[Row], columns: usize) -> bool {
    let Some((first, rest)) = rows.split_first() else { return false };
    let is_named = first.fields.iter().any(|field| is_name_heading(&field.text));
    let is_above_numbers = |column: usize| {
        let field = first.field(column);
        !field.is_empty()
            && !is_no_name(field)
            && rest.iter().any(|row| !row.field(column).is_empty())
            && is_nameless(rest, column)
    };
    is_named || (columns > 1 && (0..columns).any(is_above_numbers))
}

/// Whether no field of a column is a name.
fn is_nameless(rows: &[Row], column: usize) -> bool {
    rows.iter().all(|row| is_no_name(row.field(column)))
}

/// Whether a field is blank, a number, a date, a class such as 4b, a letter such as f for a sex, or
/// an address of e-mail.
fn is_no_name(field: &str) -> bool {
    let is_number = field.chars().all(|c| c.is_numeric() || ".,:;/-+# ".contains(c));
    let is_class = field.chars().count() <= LONGEST_CLASS && field.contains(char::is_numeric);
    let is_letter = field.len() == 1;
    is_number || is_class || is_letter || field.contains('@')
}

/// Most characters of the name of a class, such as 10b or 7 A.
const LONGEST_CLASS: usize = 4;

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
            let list = parse(text, None).unwrap();
            assert_eq!((list.column, &*list.heading), (Some(1), "Nachname"));
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
            (column, list.heading, list.names.len(), list.names[0].text.clone())
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
    fn headings_are_known_in_many_languages() {
        for heading in [
            "Name",
            "Student",
            "Student name(s)",
            "Name der Schülerin",
            "Schüler/in",
            "SCHÜLER*IN",
            "Nom et prénom",
            "Prénom de l’élève",
            "Nom de l'élève",
            "Apellidos y nombre",
            "Nombre del alumno/a",
            "Nome e cognome",
            "Nome do aluno",
            "Navn",
            "Fornavn og etternavn",
            "Namn",
            "Jméno a příjmení",
            "Meno a priezvisko",
            "Ime i prezime",
            "Imię i nazwisko ucznia",
            "Név",
            "Nume și prenume",
            "Adı Soyadı",
            "İSİM",
            "Oppilaan nimi",
            "Имя",
            "Фамилия, имя",
            "Ф.И.О. ученика",
            "Прізвище та ім’я",
            "ΟΝΟΜΑ",
            "Όνομα και επώνυμο",
            "الاسم",
            "اسم الطالب",
            "שם",
            "שם פרטי",
            "ชื่อ-นามสกุล",
            "छात्र का नाम",
            "이름",
            "학생 이름",
            "姓名",
            "氏名",
            "Họ và tên",
            "Tên học sinh",
            "Nama siswa",
            "Surname 1",
        ] {
            assert_eq!(
                names(&format!("{heading}\nA B\n"), None),
                listed([("A B", 2)]),
                "{heading}"
            );
            let table = format!("Klasse;\"{heading}\"\nEulen;A B\n");
            let list = parse(&table, None).unwrap();
            assert_eq!((list.column, &*list.names[0].text), (Some(2), "A B"), "{heading}");
        }
        // Names of people, and headings of other columns.
        for name in [
            "Ad",
            "Nimi",
            "Kind",
            "Meno",
            "Ime",
            "Anna Schüler",
            "Elev",
            "De la Cruz",
            "Barn",
            "Klasse",
            "Class name",
            "Username",
            "Kind Anna",
            "Van der Berg",
            "Nr",
            "",
        ] {
            assert!(!is_name_heading(name), "{name}");
        }
    }

    #[test]
    fn the_column_of_names_is_found() {
        for (table, column, first, count) in [
            ("Klasse;Name\n4b;Anna\n4b;Bo\n", 2, "Anna", 2),
            ("Class,Sex,Mail,Child\n4b,f,a@b.org,Anna\n4b,m,b@b.org,Bo\n", 4, "Anna", 2),
            ("4b\tm\tBo\n4b\tf\tAnna\n", 3, "Bo", 2),
            ("Benutzername;Schüler;Klasse\nowl;Anna;4b\n", 2, "Anna", 1),
        ] {
            let list = parse(table, None).unwrap();
            let found = (list.column.unwrap(), &*list.names[0].text, list.names.len());
            assert_eq!(found, (column, first, count), "{table}");
        }
    }

    #[test]
    fn a_title_above_the_heading_is_left_out() {
        for (text, expected) in [
            ("Klasse 4b\r\n\r\nName;Vorname\r\nFox;Ann\r\n", ("Fox", 4)),
            ("Klasse 4b;;\nName;Vorname;Geb.\nFox;Ann;1.2.2016\n", ("Fox", 3)),
            ("Schule am See\nStand: 1.9.2026\n\nNr;Name\n1;Fox\n", ("Fox", 5)),
            ("Class 4b, 2026/27\n\nName,Sex\nFox,f\n", ("Fox", 4)),
            ("Lehrerin\tFrau Eule\nName\tVorname\nFox\tAnn\n", ("Fox", 3)),
            ("Klasse 4b\nName\nFox\n", ("Fox", 3)),
            ("Ann\nBo\nSchüler\n", ("Ann", 1)),
            ("Fox;Ann\nSchüler;Bo\n", ("Fox", 1)),
        ] {
            assert_eq!(names(text, None)[0], (expected.0.to_owned(), expected.1), "{text}");
        }
    }

    #[test]
    fn a_row_of_sums_below_the_names_is_left_out() {
        for (text, word, line) in [
            ("Name;Punkte;Heft\nAnna;3;\nBo;4;ja\nSumme;7;\n", "Summe", 4),
            ("Name,Points\nAnna,3\nBo,4\n\nTotal:,31\n", "Total:", 5),
            ("Name;Klasse\nAnna;4b\nBo;4b\nGesamt;2\nDurchschnitt;1,5\n", "Durchschnitt", 5),
            ("Nom\tNote\nAnna\t3,5\nBo\t4\nSOMME\t7,5 €\n", "SOMME", 4),
            ("Nr;Nome;Punti\n1;Anna;3\n2;Bo;4\nTotale;;7\n", "Totale", 4),
            ("1;Anna\n2;Bo\nTotaal;2\n", "Totaal", 3),
            ("氏名,点\nAnna,3\nBo,4\n合計,7\n", "合計", 4),
        ] {
            let list = parse(text, None).unwrap();
            let names: Vec<&str> = list.names.iter().map(|name| &*name.text).collect();
            assert_eq!(names, ["Anna", "Bo"], "{text}");
            assert_eq!(
                list.sums.last(),
                Some(&ListedName { text: word.to_owned(), line }),
                "{text}"
            );
        }
        let two = parse("Anna;2\nBo;1\nTotal;3\nSumme;3\n", None).unwrap().sums;
        assert_eq!(two.iter().map(|row| row.line).collect::<Vec<_>>(), [3, 4]);
        for text in [
            "Anna\nTotal\n",
            "Name;Vorname\nFox;Anna\nTotal;Bo\n",
            "Name;Note\nTotal;1\nAnna;2\n",
            "Name;Note\nAnna;2\nTotal;\n",
            "Name;Klasse\nAnna;4b\nTotal;4b\n",
            "Name;Note\nAnna;2\nTotal Bo;1\n",
        ] {
            let list = parse(text, None).unwrap();
            assert_eq!((list.names.len(), list.sums), (2, Vec::new()), "{text}");
        }
    }

    #[test]
    fn a_list_without_names_is_rejected() {
        for empty in ["", " \n\r\n", "Name\n", ";;\n;;\n"] {
            assert_eq!(parse(empty, None), Err(NameListError::Empty), "{empty:?}");
        }
    }
}
