//! Files and folders: bounded reading of files that a user names, and the folder for configuration.

use std::borrow::Cow;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, MACINTOSH, UTF_8, WINDOWS_1252};

use cauldron_press::press::WriteError;

use cauldron_press::texts;
use cauldron_press::texts::msg::*;

use crate::cli::failure::{Failure, Result};

/// Name of standard output in the place of a file.
pub const STANDARD_OUTPUT: &str = "-";

/// Reason why an ordinary file could not be read.
pub enum FileReadError {
    /// The path is that of a folder.
    Folder,
    /// The path is that of a device or a pipe, which can be endless or block.
    Device,
    /// The file is larger than the limit.
    Large,
    /// The system refused access.
    Io(std::io::Error),
}

/// Reads an ordinary file of at most `most` bytes. Other kinds of files are not opened.
pub fn read_bounded(path: &Path, most: u64) -> Result<Vec<u8>, FileReadError> {
    let kind = path.metadata().map_err(FileReadError::Io)?.file_type();
    if kind.is_dir() {
        return Err(FileReadError::Folder);
    }
    if !kind.is_file() {
        return Err(FileReadError::Device);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(FileReadError::Io)?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(FileReadError::Io)?;
    if bytes.len() as u64 > most { Err(FileReadError::Large) } else { Ok(bytes) }
}

/// Reads a file of at most `most` bytes. Errors describe the expected content as `what` ("a
/// picture").
pub fn read_file(path: &Path, most: u64, what: impl Into<texts::Value>) -> Result<Vec<u8>> {
    let shown = format!("\"{}\"", path.display());
    read_bounded(path, most).map_err(|why| {
        Failure::from_message(match why {
            FileReadError::Folder => terminal_file_folder(shown, what),
            FileReadError::Device => terminal_file_device(shown, what),
            FileReadError::Large => terminal_file_large(shown, what, (most >> 20).to_string()),
            FileReadError::Io(error) => match error.kind() {
                ErrorKind::NotFound => terminal_file_missing(shown),
                ErrorKind::PermissionDenied => terminal_file_denied(shown),
                _ => terminal_file_unreadable(shown, error.to_string()),
            },
        })
    })
}

/// Decodes a text in UTF-8, or in the encoding of its byte order mark. The mark is removed. `None`
/// if the bytes are not such a text.
pub fn decode_text(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or((UTF_8, 0));
    encoding.decode_without_bom_handling_and_without_replacement(&bytes[mark..])
}

/// Decodes a table that a spreadsheet wrote as text: as [`decode_text`], as UTF-8 with a few broken
/// letters (U+FFFD), or in an encoding that is guessed from its letters and returned. `None` if the
/// bytes are not such a text, for example a spreadsheet or document in its own format.
pub fn decode_table(bytes: &[u8]) -> Option<(Cow<'_, str>, Option<&'static str>)> {
    let damaged = || {
        let text = String::from_utf8_lossy(bytes);
        let count = |has: fn(char) -> bool| text.chars().filter(|c| has(*c)).count();
        let broken = count(|c| c == char::REPLACEMENT_CHARACTER);
        // Two bytes of another encoding rarely look like a letter in UTF-8.
        (count(|c| !c.is_ascii()) > 3 * broken).then_some((text, None))
    };
    let assumed = || {
        let encoding = guessed_encoding(bytes);
        let text = encoding.decode_without_bom_handling(bytes).0;
        Encoding::for_bom(bytes).is_none().then_some((text, Some(encoding.name())))
    };
    let table = decode_text(bytes).map(|text| (text, None)).or_else(damaged).or_else(assumed);
    table.filter(|(text, _)| !text.contains('\0') && !is_document(text))
}

/// Returns the most probable encoding of a text that is not in UTF-8.
fn guessed_encoding(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    // Websites are not in the encoding of older Macintoshes, so the detector does not know it.
    let faults = |encoding: &'static Encoding| {
        count_misread_letters(&encoding.decode_without_bom_handling(bytes).0)
    };
    let is_macintosh = guess == WINDOWS_1252 && faults(MACINTOSH) < faults(WINDOWS_1252);
    if is_macintosh { MACINTOSH } else { guess }
}

/// Counts the characters outside ASCII that no name has at their places, such as a capital after a
/// small letter or a sign within a word. In the wrong encoding most letters become such characters.
fn count_misread_letters(text: &str) -> usize {
    let characters: Vec<char> = text.chars().collect();
    let at = |place: Option<usize>| place.and_then(|place| characters.get(place)).copied();
    let is = |c: Option<char>, has: fn(char) -> bool| c.is_some_and(has);
    let is_misread = |&(place, c): &(usize, &char)| {
        let (before, after) = (at(place.checked_sub(1)), at(Some(place + 1)));
        let within = is(before, char::is_alphabetic) && is(after, char::is_alphabetic);
        let beside = is(before, char::is_alphabetic) || is(after, char::is_alphabetic);
        match c {
            c if c.is_ascii() => false,
            '\u{80}'..='\u{9F}' | 'ƒ' | 'ﬁ' | 'ﬂ' => true,
            c if c.is_uppercase() => {
                // As in OÕBrien.
                let is_short =
                    is(after, char::is_uppercase) && is(at(Some(place + 2)), char::is_lowercase);
                is(before, char::is_lowercase) || is(before, char::is_uppercase) && is_short
            }
            c if c.is_lowercase() => is(after, char::is_uppercase),
            c if c.is_alphabetic() => false,
            '’' | '\u{A0}' => false,
            '…' | '“' | '«' => is(after, char::is_alphabetic) && c == &'…' || within,
            '”' | '»' | '–' | '—' => within,
            '‘' => is(before, char::is_alphabetic),
            _ => beside,
        }
    };
    characters.iter().enumerate().filter(is_misread).count()
}

/// Whether a text is a document in its own format, such as RTF, PDF, HTML, JSON or a contact.
fn is_document(text: &str) -> bool {
    let text = text.trim_start();
    let begins =
        |mark: &str| text.get(..mark.len()).is_some_and(|one| one.eq_ignore_ascii_case(mark));
    ["{", "[{", "<", "%PDF", "%!PS", "BEGIN:V"].into_iter().any(begins)
}

/// Returns a path between quotation marks.
pub fn quoted_path(path: &Path) -> String {
    format!("\"{}\"", path.display())
}

/// Converts a failed write into the folder of `--out` into a [`Failure`].
pub fn elsewhere(error: WriteError) -> Failure {
    Failure::Machine(format!("{error}; choose another --out folder"))
}

/// Writes the complete file `name` into `folder`, which is created if it does not exist.
pub fn store(
    folder: &Path,
    name: &str,
    bytes: &[u8],
    write: fn(&Path, &[u8]) -> Result<(), WriteError>,
) -> Result<PathBuf> {
    if folder.as_os_str() == STANDARD_OUTPUT {
        return Err(Failure::from_message(terminal_output_folder(quoted_path(folder))));
    }
    std::fs::create_dir_all(folder)
        .map_err(|source| elsewhere(WriteError { path: folder.to_owned(), source }))?;
    let path = folder.join(name);
    write(&path, bytes).map_err(elsewhere)?;
    Ok(path)
}

/// Name of the folder within the system's folder for configuration.
const OURS: &str = "cauldron-press";

/// Returns the path of the folder for configuration, which may not exist. Returns `None` if no home
/// folder is known.
pub fn configuration_folder() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from);
    find_config_folder(cfg!(target_os = "macos"), variable, Path::is_dir)
}

fn find_config_folder(
    macos: bool,
    variable: impl Fn(&str) -> Option<PathBuf>,
    is_folder: impl Fn(&Path) -> bool,
) -> Option<PathBuf> {
    let folder = |name| variable(name).filter(|folder| folder.is_absolute());
    if let Some(folder) = folder("XDG_CONFIG_HOME").or_else(|| folder("APPDATA")) {
        return Some(folder.join(OURS));
    }
    let home = folder("HOME")?;
    let everywhere = home.join(".config").join(OURS);
    // Earlier versions stored printers there on all systems.
    if macos && !is_folder(&everywhere) {
        return Some(home.join("Library").join("Application Support").join(OURS));
    }
    Some(everywhere)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_decoded_from_the_encodings_of_spreadsheets() {
        let table = "Änne;Weiß\r\n";
        let utf16 = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            "\u{FEFF}".encode_utf16().chain(table.encode_utf16()).flat_map(bytes).collect()
        };
        for bytes in [
            table.as_bytes().to_vec(),
            [b"\xEF\xBB\xBF", table.as_bytes()].concat(),
            utf16(u16::to_le_bytes),
            utf16(u16::to_be_bytes),
        ] {
            assert_eq!(decode_text(&bytes).as_deref(), Some(table));
            assert_eq!(decode_table(&bytes), Some((table.into(), None)));
        }
        let windows = b"\xC4nne;Wei\xDF\r\n";
        assert_eq!(decode_text(windows), None);
        assert_eq!(decode_table(windows), Some((table.into(), Some("windows-1252"))));
        let macintosh = b"\x80nne;Wei\xA7\r";
        assert_eq!(decode_table(macintosh), Some(("Änne;Weiß\r".into(), Some("macintosh"))));
        for binary in [
            b"PK\x03\x04\0\0\xFF".as_slice(),
            b"\xFF\xFE\x00\xD8",
            b"{\\rtf1\\ansi Anna\\par Bo}",
            b"%PDF-1.7\n%\xE2\xE3\n",
            b"\xEF\xBB\xBF\r\n<HTML><table><tr><td>Anna</td></tr></table>",
            b"<!DOCTYPE html>",
            b"begin:vcard\r\nFN:Anna\r\n",
            b"{\"names\": [\"Anna\"]}",
        ] {
            assert_eq!(decode_table(binary), None);
        }
    }

    /// Lists of pupils as Windows and older systems of each language store them.
    #[test]
    fn encodings_of_lists_are_guessed_from_their_letters() {
        let japanese = "氏名\r\n佐藤 健太\r\n鈴木 花子\r\n高橋 美咲\r\n田中 翔\r\n加藤 タロウ\r\n";
        let polish = "Łukasz Żak;4b\r\nMałgorzata Wiśniewska;4b\r\nPaweł Kamiński;4b\r\n";
        let czech = "Jiří Novák;4b\r\nTomáš Dvořák;4b\r\nRůžena Němcová;4b\r\nOndřej Kučera;4b\r\n";
        let russian = "Иван Петров\r\nМария Сидорова\r\nАртём Соколов\r\n";
        let greek = "Γιώργος Παπαδόπουλος\r\nΜαρία Νικολάου\r\nΕλένη Ιωάννου\r\n";
        let turkish = "Ayşe Yılmaz\r\nMehmet Şahin\r\nÇağla Öztürk\r\nGülşen Doğan\r\n";
        let german = "Änne Müller\r\nJörg Weiß\r\nKäthe Groß\r\nMax Becker\r\n";
        let french = "Éloïse Lefèvre\r\nFrançois Noël\r\nZoé Dupont\r\n";
        let irish = "Sinéad O’Brien\r\nLiam Kelly\r\nZoë O’Neill\r\nTom Brown\r\n";
        let apostrophes = "Tom O’Brien\r\nLiam Kelly\r\nAnne d’Ormesson\r\n";
        let ligature = "Cœur Martin\r\nRenée Dubois\r\nAnne d’Ormesson\r\nZoé Lefèvre\r\n";
        let dutch = "Daniël ’t Hart\r\nNiccolò D’Angelo\r\nJOSÉ NÚÑEZ\r\nMuñoz Peña\r\n";
        for (label, list) in [
            ("shift_jis", japanese),
            ("euc-jp", japanese),
            ("windows-1250", polish),
            ("windows-1250", czech),
            ("iso-8859-2", polish),
            ("windows-1251", russian),
            ("koi8-u", russian),
            ("windows-1253", greek),
            ("windows-1254", turkish),
            ("windows-1252", german),
            ("macintosh", german),
            ("windows-1252", french),
            ("macintosh", french),
            ("windows-1252", irish),
            ("macintosh", irish),
            ("windows-1252", apostrophes),
            ("macintosh", apostrophes),
            ("windows-1252", ligature),
            ("macintosh", ligature),
            ("windows-1252", dutch),
            ("macintosh", dutch),
        ] {
            let encoding = Encoding::for_label(label.as_bytes()).unwrap();
            let (bytes, _, has_unmappable) = encoding.encode(list);
            assert!(!has_unmappable, "{label}");
            let (text, assumed) = decode_table(&bytes).unwrap();
            assert_eq!(text, list, "{label}: {assumed:?}");
            // Lists whose bytes agree in two encodings.
            let name = assumed.unwrap().to_ascii_lowercase();
            assert!(name == label || list == greek, "{label}: {name}");
            assert_eq!(decode_table(list.as_bytes()), Some((list.into(), None)));
        }
        let cut = &french.as_bytes()[..french.len() - 4];
        let cut = [cut, "é".as_bytes().split_at(1).0].concat();
        assert_eq!(
            decode_table(&cut).unwrap().0,
            "Éloïse Lefèvre\r\nFrançois Noël\r\nZoé Dupo\u{FFFD}"
        );
    }

    #[test]
    #[cfg(unix)]
    fn every_system_has_its_place() {
        let at = |macos, set: &[(&str, &str)], there: &str| {
            let variable = |name: &str| {
                let (_, path) = set.iter().find(|(one, _)| *one == name)?;
                Some(PathBuf::from(path))
            };
            let folder = find_config_folder(macos, variable, |folder| folder == Path::new(there));
            folder.map(|folder| folder.display().to_string())
        };
        let home = ("HOME", "/home/owl");
        let usual = Some("/home/owl/.config/cauldron-press".to_owned());
        assert_eq!(at(false, &[home], ""), usual);
        assert_eq!(at(false, &[home, ("XDG_CONFIG_HOME", "here")], ""), usual, "not relative");
        let chosen = [home, ("XDG_CONFIG_HOME", "/c"), ("APPDATA", "/data")];
        assert_eq!(at(false, &chosen, ""), Some("/c/cauldron-press".to_owned()));
        assert_eq!(at(true, &chosen, ""), Some("/c/cauldron-press".to_owned()));
        let windows = [home, ("APPDATA", "/data")];
        assert_eq!(at(false, &windows, ""), Some("/data/cauldron-press".to_owned()));
        let library = "/home/owl/Library/Application Support/cauldron-press".to_owned();
        assert_eq!(at(true, &[home], ""), Some(library));
        assert_eq!(at(true, &[home], "/home/owl/.config/cauldron-press"), usual, "kept before");
        assert_eq!(at(true, &[], ""), None);
        assert_eq!(at(false, &[("HOME", "")], ""), None);
    }
}
