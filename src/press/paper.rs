//! Paper formats: named ones, and custom ones given by their two sides.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::page::{DrawError, Mm, PaperSize, fixed, parse_length};
use crate::texts::{Message, msg, nearest, quoted};

/// Paper format. Orientation is not part of it: `210x297mm`, `297x210mm` and `a4` are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Paper {
    /// Shorter side, in thousandths of a millimetre. Integers make equal formats compare equal.
    short: u32,
    /// Longer side, in thousandths of a millimetre.
    long: u32,
}

/// Reasons why a text is not a [`Paper`] that can be printed on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum PaperError {
    /// No [`Paper`] has this name.
    Unknown {
        /// Text that was given.
        given: String,
        /// Most similar name of a paper, if one is similar enough.
        nearest: Option<&'static str>,
    },
    /// The text begins like a size but does not parse. Contains the text.
    Size(String),
    /// A side is outside the supported range. Contains the text.
    Extent(String),
    /// The first paper is too small for a page; the second is the smallest named one that is not.
    TooSmall(Paper, Paper),
}

impl PaperError {
    /// Returns the message for users.
    pub fn message(&self) -> Message {
        match self {
            PaperError::Unknown { given, nearest: Some(near) } => {
                msg::print_paper_near(quoted(given), *near)
            }
            PaperError::Unknown { given, nearest: None } => msg::print_paper_unknown(quoted(given)),
            PaperError::Size(given) => msg::print_paper_size(quoted(given)),
            PaperError::Extent(given) => {
                let [least, most] =
                    [Paper::SHORTEST, Paper::LONGEST].map(|side| format!("{:.0}", side.0));
                msg::print_paper_extent(quoted(given), least, most)
            }
            PaperError::TooSmall(paper, least) => {
                msg::print_paper_small(paper.to_string(), least.to_string())
            }
        }
    }
}

impl Paper {
    /// `a4`, 210 x 297 mm: the default.
    pub const A4: Paper = Paper::of_mm(210, 297);
    /// `a2`, 420 x 594 mm.
    pub const A2: Paper = Paper::of_mm(420, 594);
    /// `letter`, 8.5 x 11 in.
    pub const LETTER: Paper = Paper::of_mil(8500, 11000);

    /// Shortest side of a paper.
    const SHORTEST: Mm = Mm(20.0);
    /// Longest side of a paper.
    const LONGEST: Mm = Mm(2000.0);

    /// Creates a paper from sides in whole millimetres, the shorter one first.
    const fn of_mm(short: u32, long: u32) -> Paper {
        Paper { short: short * 1000, long: long * 1000 }
    }

    /// Creates a paper from sides in thousandths of an inch, the shorter one first.
    const fn of_mil(short: u32, long: u32) -> Paper {
        Paper { short: short * 254 / 10, long: long * 254 / 10 }
    }

    /// Creates a paper from two sides in any order, rounded to 0.001 mm. Returns `None` if a side
    /// is less than 20 mm or more than 2000 mm.
    pub fn new(one: Mm, other: Mm) -> Option<Paper> {
        let range = Paper::SHORTEST..=Paper::LONGEST;
        let micrometres = |side: Mm| {
            // The range check precedes the cast, so it cannot overflow.
            range.contains(&side).then(|| (side.0 * 1000.0).round() as u32)
        };
        let (one, other) = (micrometres(one)?, micrometres(other)?);
        Some(Paper { short: one.min(other), long: one.max(other) })
    }

    /// Iterates over all papers that have names: those of `KNOWN`.
    pub(crate) fn named() -> impl Iterator<Item = Paper> {
        KNOWN.iter().map(|(_, paper)| *paper)
    }

    /// Returns the first name of the paper, if it has one.
    fn name(self) -> Option<&'static str> {
        KNOWN.iter().find(|(_, paper)| *paper == self).map(|(names, _)| names[0])
    }

    /// Width and height in upright orientation, in mm.
    pub fn portrait(self) -> (f64, f64) {
        (f64::from(self.short) / 1000.0, f64::from(self.long) / 1000.0)
    }

    pub(crate) fn area(self) -> u64 {
        u64::from(self.short) * u64::from(self.long)
    }

    /// Converts the paper to a [`PaperSize`] for drawing pages.
    ///
    /// # Errors
    /// If the paper is too small for a page.
    pub fn size(self) -> Result<PaperSize, DrawError> {
        let (width, height) = self.portrait();
        PaperSize::new(Mm(width), Mm(height))
    }

    /// Returns the paper itself if it is large enough for a page.
    ///
    /// # Errors
    /// [`PaperError::TooSmall`] with the smallest named paper that is large enough.
    pub fn for_pages(self) -> Result<Paper, PaperError> {
        if self.size().is_ok() {
            return Ok(self);
        }
        let holding = Paper::named().filter(|paper| paper.size().is_ok());
        let least = holding.min_by_key(|paper| paper.area());
        Err(PaperError::TooSmall(self, least.unwrap_or(Paper::A4)))
    }
}

/// Formats the paper as its first name, or else as its sides, as in `210x300mm`.
impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.pad(name),
            None => {
                let (short, long) = self.portrait();
                f.pad(&format!("{}x{}mm", fixed(short, 3), fixed(long, 3)))
            }
        }
    }
}

/// Parses a name, or both sides with a unit, such as `210x297mm`, `8.5 x 11 in`, `21x29,7cm` or
/// `612x792pt`. Names are compared without regard to case, spaces, dashes and underscores. Words
/// such as `landscape` and `portrait` are ignored, since pages have their own orientation.
impl TryFrom<String> for Paper {
    type Error = PaperError;

    fn try_from(name: String) -> Result<Self, PaperError> {
        name.parse()
    }
}

impl From<Paper> for String {
    fn from(paper: Paper) -> String {
        paper.to_string()
    }
}

impl FromStr for Paper {
    type Err = PaperError;

    fn from_str(given: &str) -> Result<Self, PaperError> {
        let plain = |name: &str| name.replace([' ', '-', '_'], "").to_lowercase();
        let wanted = plain(given.trim());
        let turned = IGNORED
            .into_iter()
            .find_map(|way| wanted.strip_suffix(way).or_else(|| wanted.strip_prefix(way)));
        let wanted = turned.unwrap_or(&wanted).trim_matches(',').to_owned();
        let names = || {
            KNOWN.iter().flat_map(|(names, paper)| names.iter().map(move |&name| (name, *paper)))
        };
        // `--paper=-a4` is a mistyped option.
        let is_name = !given.trim_start().starts_with('-');
        if let Some((_, paper)) = names().find(|(name, _)| is_name && plain(name) == wanted) {
            return Ok(paper);
        }
        if wanted.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
            return read(&wanted, given);
        }
        let nearest = nearest(&wanted, names().map(|(name, _)| name));
        Err(PaperError::Unknown { given: given.to_owned(), nearest })
    }
}

/// Words beside a name or size that do not change the paper.
const IGNORED: [&str; 6] = ["landscape", "portrait", "querformat", "hochformat", "quer", "din"];

/// Names of a paper, the preferred one first, and the paper.
type NamedPaper = (&'static [&'static str], Paper);

const fn mm(names: &'static [&'static str], short: u32, long: u32) -> NamedPaper {
    (names, Paper::of_mm(short, long))
}

/// Entry with sides in thousandths of an inch.
const fn mil(names: &'static [&'static str], short: u32, long: u32) -> NamedPaper {
    (names, Paper::of_mil(short, long))
}

/// Papers that have names.
const KNOWN: &[NamedPaper] = &[
    // ISO 216.
    mm(&["a0"], 841, 1189),
    mm(&["a1"], 594, 841),
    mm(&["a2"], 420, 594),
    mm(&["a3"], 297, 420),
    mm(&["a4"], 210, 297),
    mm(&["a5"], 148, 210),
    mm(&["a6"], 105, 148),
    mm(&["b0"], 1000, 1414),
    mm(&["b1"], 707, 1000),
    mm(&["b2"], 500, 707),
    mm(&["b3"], 353, 500),
    mm(&["b4"], 250, 353),
    mm(&["b5"], 176, 250),
    mm(&["b6"], 125, 176),
    // ISO 217: untrimmed formats.
    mm(&["ra0"], 860, 1220),
    mm(&["ra1"], 610, 860),
    mm(&["ra2"], 430, 610),
    mm(&["ra3"], 305, 430),
    mm(&["ra4"], 215, 305),
    mm(&["sra0"], 900, 1280),
    mm(&["sra1"], 640, 900),
    mm(&["sra2"], 450, 640),
    mm(&["sra3"], 320, 450),
    mm(&["sra4"], 225, 320),
    // JIS P 0138.
    mm(&["jis-b1", "b1-jis"], 728, 1030),
    mm(&["jis-b2", "b2-jis"], 515, 728),
    mm(&["jis-b3", "b3-jis"], 364, 515),
    mm(&["jis-b4", "b4-jis"], 257, 364),
    mm(&["jis-b5", "b5-jis"], 182, 257),
    // ANSI and other formats of the United States.
    mil(&["letter", "us-letter", "ansi-a"], 8500, 11000),
    mil(&["legal", "us-legal"], 8500, 14000),
    mil(&["tabloid", "ledger", "ansi-b"], 11000, 17000),
    mil(&["executive"], 7250, 10500),
    mil(&["statement", "half-letter", "invoice"], 5500, 8500),
    mil(&["super-b", "super-a3"], 13000, 19000),
    mil(&["ansi-c"], 17000, 22000),
    mil(&["ansi-d"], 22000, 34000),
    mil(&["ansi-e"], 34000, 44000),
    mil(&["arch-a"], 9000, 12000),
    mil(&["arch-b"], 12000, 18000),
    mil(&["arch-c"], 18000, 24000),
    mil(&["arch-d"], 24000, 36000),
    mil(&["arch-e"], 36000, 48000),
    mm(&["folio", "f4"], 210, 330),
    // Latin America.
    mm(&["oficio"], 216, 340),
];

/// Parses two sides. `text` is in lower case and without spaces; `given` is the original text for
/// errors. A side without a unit takes the unit of the other side.
fn read(text: &str, given: &str) -> Result<Paper, PaperError> {
    let unreadable = || PaperError::Size(given.to_owned());
    let (one, other) = text.split_once(['x', '×', '*']).ok_or_else(unreadable)?;
    let side = |text| parse_length(text).ok_or_else(unreadable);
    let (one, other) = (side(one)?, side(other)?);
    let unit = other.1.or(one.1).ok_or_else(unreadable)?;
    let length = |(number, own): (f64, Option<f64>)| Mm(number * own.unwrap_or(unit));
    Paper::new(length(one), length(other)).ok_or_else(|| PaperError::Extent(given.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_of_one_paper() {
        let mut names = Vec::new();
        for (known, paper) in KNOWN.iter().copied() {
            for name in known {
                assert_eq!(name.to_uppercase().parse(), Ok(paper), "{name}");
                assert_eq!(name.replace('-', " ").parse(), Ok(paper), "{name}");
                assert_eq!(name.to_lowercase(), *name);
                names.push(*name);
            }
            assert_eq!(paper.to_string(), known[0]);
            let (width, height) = paper.portrait();
            assert!(width < height, "{paper}");
            assert_eq!(Paper::new(Mm(height), Mm(width)), Some(paper));
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        assert_eq!("a4".parse(), Ok(Paper::A4));
        assert_eq!("us-letter".parse(), Ok(Paper::LETTER));
        assert_eq!("ledger".parse::<Paper>().map(|paper| paper.to_string()), Ok("tabloid".into()));
    }

    /// Each paper of a series is half of the preceding one, up to rounding to whole millimetres.
    #[test]
    fn a_series_halves() {
        for series in ["a", "b", "ra", "sra", "jis-b"] {
            let of = |n: usize| format!("{series}{n}").parse::<Paper>().ok();
            for (large, small) in (0..6).filter_map(|n| of(n).zip(of(n + 1))) {
                let ((w, h), (width, height)) = (large.portrait(), small.portrait());
                assert!((w - height).abs() <= 0.5, "{large} {small}");
                // The sides of raw formats (RA, SRA) are rounded to 5 mm.
                let slack = if series.ends_with("ra") { 5.0 } else { 1.0 };
                assert!((h / 2.0 - width).abs() <= slack, "{large} {small}");
            }
        }
    }

    #[test]
    fn a_size_is_a_paper() {
        assert_eq!("b5-jis".parse::<Paper>(), "jis-b5".parse());
        assert_eq!("oficio".parse(), Ok(Paper::of_mm(216, 340)));
        for a4 in [
            "A4 landscape",
            "a4-Portrait",
            "DIN A4",
            "A4 quer",
            "A4, landscape",
            "21x29,7cm",
            "210x297mm",
            "297x210mm",
            "21x29.7cm",
            "21.0 cm x 297 mm",
            "210×297 MM",
        ] {
            assert_eq!(a4.parse(), Ok(Paper::A4), "{a4}");
        }
        for letter in [
            "8,5x11in",
            "612x792pt",
            "letter landscape",
            "8.5x11in",
            "8.5\"x11\"",
            "11inx8.5in",
            "215.9x279.4mm",
        ] {
            assert_eq!(letter.parse(), Ok(Paper::LETTER), "{letter}");
        }
        let own: Paper = "300 x 250.5 mm".parse().unwrap();
        assert_eq!(own.to_string(), "250.5x300mm");
        assert_eq!(own.to_string().parse(), Ok(own));
    }

    #[test]
    fn what_is_no_size_is_refused() {
        for given in ["210x297", "210mm", "x297mm", "210xmm", "1e3x297mm", "8.5x11ft", "4xx4mm"] {
            let error = given.parse::<Paper>().unwrap_err();
            let expected = matches!(error, PaperError::Size(_) | PaperError::Unknown { .. });
            assert!(expected, "{given}: {error}");
        }
        for given in ["0x297mm", "210x99999999999mm", "0.5x1in", "0.0001x100in"] {
            assert_eq!(given.parse::<Paper>(), Err(PaperError::Extent(given.into())));
        }
        assert_eq!(Paper::new(Mm(f64::NAN), Mm(100.0)), None);
        assert_eq!(
            "0.5x1in".parse::<Paper>().unwrap_err().to_string(),
            "\"0.5x1in\" is not a paper to print on; use sides of 20 to 2000 mm"
        );
    }

    #[test]
    fn a_small_paper_is_told_the_smallest_that_fits() {
        let a5: Paper = "A5".parse().unwrap();
        let error = a5.for_pages().unwrap_err();
        assert_eq!(error, PaperError::TooSmall(a5, Paper::LETTER));
        assert_eq!(
            error.to_string(),
            "a5 is too small for a page; use letter, the smallest paper that fits, or a larger one"
        );
        for paper in Paper::named() {
            assert_eq!(paper.for_pages().is_ok(), paper.size().is_ok());
        }
        assert_eq!(Paper::A4.for_pages(), Ok(Paper::A4));
    }

    #[test]
    fn a_wrong_name_is_told_the_nearest_one() {
        let error = "leter".parse::<Paper>().unwrap_err().to_string();
        let begins = "\"leter\" is not a paper size (did you mean letter?); use a name such as a4";
        assert!(error.starts_with(begins), "{error}");
        let unknown = PaperError::Unknown { given: "napkin".into(), nearest: None };
        assert_eq!("napkin".parse::<Paper>(), Err(unknown));
        for mistyped in ["-a4", " -a4", "--paper"] {
            let error = mistyped.parse::<Paper>().unwrap_err();
            assert!(matches!(error, PaperError::Unknown { .. }), "{mistyped}: {error}");
        }
    }
}
