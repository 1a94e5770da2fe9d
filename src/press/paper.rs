//! Paper sizes.

use std::fmt;
use std::str::FromStr;

use crate::page::{DrawError, Mm, PaperSize};

/// A sheet of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Paper {
    A3,
    A4,
    A5,
    Letter,
    Legal,
    Tabloid,
}

/// A name that is no paper.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{given:?} is not a paper size{}; use {}", hint(.nearest), names())]
pub struct UnknownPaper {
    /// What was asked for.
    pub given: String,
    /// The paper that was probably meant.
    pub nearest: Option<Paper>,
}

fn hint(nearest: &Option<Paper>) -> String {
    nearest.map_or_else(String::new, |paper| format!(" (did you mean {paper}?)"))
}

fn names() -> String {
    let (last, rest) = (Paper::Tabloid, &Paper::ALL[..Paper::ALL.len() - 1]);
    let rest: Vec<&str> = rest.iter().map(|paper| paper.name()).collect();
    format!("{} or {last}", rest.join(", "))
}

impl Paper {
    /// All papers.
    pub const ALL: [Paper; 6] =
        [Paper::A3, Paper::A4, Paper::A5, Paper::Letter, Paper::Legal, Paper::Tabloid];

    /// The name that the command line takes.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A3 => "a3",
            Paper::A4 => "a4",
            Paper::A5 => "a5",
            Paper::Letter => "letter",
            Paper::Legal => "legal",
            Paper::Tabloid => "tabloid",
        }
    }

    /// Width and height in upright position, in mm.
    pub fn portrait(self) -> (f64, f64) {
        match self {
            Paper::A3 => (297.0, 420.0),
            Paper::A4 => (210.0, 297.0),
            Paper::A5 => (148.0, 210.0),
            Paper::Letter => (215.9, 279.4),
            Paper::Legal => (215.9, 355.6),
            Paper::Tabloid => (279.4, 431.8),
        }
    }

    /// Its size, for pages.
    ///
    /// # Errors
    /// If it is too small for them.
    pub fn size(self) -> Result<PaperSize, DrawError> {
        let (width, height) = self.portrait();
        PaperSize::new(Mm(width), Mm(height))
    }

    /// Width and height when lying on the long side, in mm.
    pub fn landscape(self) -> (f64, f64) {
        let (width, height) = self.portrait();
        (height, width)
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(given: &str) -> Result<Self, UnknownPaper> {
        let name = given.trim().to_lowercase();
        if let Some(paper) = Paper::ALL.into_iter().find(|paper| paper.name() == name) {
            return Ok(paper);
        }
        let nearest = Paper::ALL
            .into_iter()
            .map(|paper| (strsim::damerau_levenshtein(paper.name(), &name), paper))
            .min()
            .filter(|(distance, paper)| distance * 2 < paper.name().len())
            .map(|(_, paper)| paper);
        Err(UnknownPaper { given: given.to_owned(), nearest })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paper_has_its_name() {
        for paper in Paper::ALL {
            assert_eq!(paper.to_string().to_uppercase().parse(), Ok(paper));
            let (width, height) = paper.portrait();
            assert!(width < height);
        }
    }

    #[test]
    fn a_wrong_name_is_told_the_nearest_one() {
        assert_eq!(
            "leter".parse::<Paper>().unwrap_err().to_string(),
            "\"leter\" is not a paper size (did you mean letter?); \
             use a3, a4, a5, letter, legal or tabloid"
        );
        assert_eq!("napkin".parse::<Paper>().unwrap_err().nearest, None);
    }
}
