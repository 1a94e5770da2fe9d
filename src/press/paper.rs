//! Paper sizes.

use std::fmt;
use std::str::FromStr;

use crate::catalogue::catalogue;
use crate::page::{DrawError, Mm, PaperSize};

/// What is known of a paper.
struct Row {
    name: &'static str,
    /// In upright position, in mm.
    width: f64,
    height: f64,
}

catalogue! {
    /// A sheet of paper.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Paper of Row;

    A3 { name: "a3", width: 297.0, height: 420.0 }
    A4 { name: "a4", width: 210.0, height: 297.0 }
    A5 { name: "a5", width: 148.0, height: 210.0 }
    Letter { name: "letter", width: 215.9, height: 279.4 }
    Legal { name: "legal", width: 215.9, height: 355.6 }
    Tabloid { name: "tabloid", width: 279.4, height: 431.8 }
}

/// Why a name is of no paper to print on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaperError {
    /// Nothing is called that.
    #[error("{given:?} is not a paper size{}; use {}", hint(.nearest), names())]
    Unknown {
        /// What was asked for.
        given: String,
        /// The paper that was probably meant.
        nearest: Option<Paper>,
    },
    /// No page has room on it.
    #[error("{0} is too small for a page; use {1}, the smallest paper that fits, or a larger one")]
    TooSmall(Paper, Paper),
}

fn hint(nearest: &Option<Paper>) -> String {
    nearest.map_or_else(String::new, |paper| format!(" (did you mean {paper}?)"))
}

fn names() -> String {
    let names: Vec<&str> = Paper::offered().map(Paper::name).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

impl Paper {
    /// The papers that can hold a page.
    pub(crate) fn offered() -> impl Iterator<Item = Paper> {
        Paper::ALL.into_iter().filter(|paper| paper.holds_a_page())
    }

    fn holds_a_page(self) -> bool {
        self.size().is_ok()
    }

    /// The smallest paper that can hold a page.
    fn least() -> Option<Paper> {
        let area = |paper: &Paper| paper.row().width * paper.row().height;
        Paper::offered().min_by(|a, b| area(a).total_cmp(&area(b)))
    }

    /// The name that the command line takes.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Width and height in upright position, in mm.
    pub fn portrait(self) -> (f64, f64) {
        (self.row().width, self.row().height)
    }

    /// Its size, for pages.
    ///
    /// # Errors
    /// If it is too small for them.
    pub fn size(self) -> Result<PaperSize, DrawError> {
        let (width, height) = self.portrait();
        PaperSize::new(Mm(width), Mm(height))
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A paper that can hold a page, by its name.
impl FromStr for Paper {
    type Err = PaperError;

    fn from_str(given: &str) -> Result<Self, PaperError> {
        let name = given.trim().to_lowercase();
        let named = Paper::ALL.into_iter().find(|paper| paper.name() == name);
        match (named, Paper::least()) {
            (Some(paper), _) if paper.holds_a_page() => Ok(paper),
            (Some(paper), Some(least)) => Err(PaperError::TooSmall(paper, least)),
            _ => {
                let nearest = Paper::offered()
                    .map(|paper| (strsim::damerau_levenshtein(paper.name(), &name), paper))
                    .min()
                    .filter(|(distance, paper)| distance * 2 < paper.name().len())
                    .map(|(_, paper)| paper);
                Err(PaperError::Unknown { given: given.to_owned(), nearest })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paper_is_offered_and_taken_or_neither() {
        for paper in Paper::ALL {
            let taken = paper.to_string().to_uppercase().parse::<Paper>();
            assert_eq!(taken.is_ok(), Paper::offered().any(|offered| offered == paper));
            assert!(taken.is_err() || taken == Ok(paper));
            assert!(paper.portrait().0 < paper.portrait().1);
        }
        assert_eq!("a4".parse(), Ok(Paper::A4));
    }

    #[test]
    fn a_small_paper_is_told_the_smallest_that_fits() {
        let error = "A5".parse::<Paper>().unwrap_err();
        assert_eq!(error, PaperError::TooSmall(Paper::A5, Paper::Letter));
        assert_eq!(
            error.to_string(),
            "a5 is too small for a page; use letter, the smallest paper that fits, or a larger one"
        );
    }

    #[test]
    fn a_wrong_name_is_told_the_nearest_one() {
        let error = "leter".parse::<Paper>().unwrap_err().to_string();
        let begins = "\"leter\" is not a paper size (did you mean letter?); use a3, a4, letter, ";
        assert!(error.starts_with(begins), "{error}");
        let unknown = PaperError::Unknown { given: "napkin".into(), nearest: None };
        assert_eq!("napkin".parse::<Paper>(), Err(unknown));
    }
}
