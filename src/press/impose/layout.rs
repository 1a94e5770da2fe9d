//! What is wished of an imposition.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::LayoutError;
use crate::page::{Duplex, Mm};
use crate::press::Paper;
use crate::texts::nearest;

/// How pages come onto sheets.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Which pages come together, and how they are put together after printing.
    pub scheme: ImpositionScheme,
    /// The paper that is printed on. Without one: where a side holds one page, paper cut to
    /// what stands on it; else the smallest that has a name and holds all at full size.
    pub sheet: Option<Paper>,
    /// How the printer turns the sheet between front and back.
    pub duplex: Duplex,
    /// Space between pages that are cut apart; twice the bleed if left out. Where it is less,
    /// bleeds end in its middle.
    pub gutter: Option<Gutter>,
    /// What is printed around the pages.
    pub marks: Marks,
    /// Whether pages are made smaller where they do not fit.
    pub fit: bool,
    /// Where the leaves are held together. Manifests tell what is not usual.
    #[serde(default, skip_serializing_if = "BindingSide::is_left")]
    pub binding: BindingSide,
}

/// Where leaves are held together, as their fronts are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BindingSide {
    /// At the left.
    #[default]
    Left,
    /// At the right, as books are whose lines run from the top down.
    Right,
    /// At the top, as calendars are: a leaf is turned up, so its back stands upside down behind it.
    Top,
}

impl BindingSide {
    /// Whether it is the usual one.
    pub(super) fn is_left(&self) -> bool {
        *self == BindingSide::Left
    }
}

/// Which pages come together on a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImpositionScheme {
    /// A page a side.
    #[default]
    Duplex,
    /// Sheets that are folded once, laid into each other and stapled in the fold.
    Saddle(Saddle),
    /// Several leaves a sheet, cut apart sheet by sheet.
    Up(CellCount),
    /// Several leaves a sheet: the whole pile is cut, and its stacks put on each other, the
    /// top left one on top.
    CutStack(CellCount),
    /// Front and back of a leaf side by side on one side of a sheet, which is then folded.
    FoldOver,
    /// A page a sheet, printed on one side only: front, back, front, back, to be glued.
    Glue,
    /// A page over several sheets, printed on one side only, which overlap and are glued
    /// together; on A4 if no sheet is named.
    Poster,
}

impl ImpositionScheme {
    /// What the usual ones are called.
    pub const NAMES: [&'static str; 8] =
        ["duplex", "saddle", "2-up", "4-up", "cut-stack", "fold-over", "glue", "poster"];
}

/// `duplex`, `saddle`, `fold-over`, `glue` or `poster`; or with [`CellCount`], as in `2-up`, `2x3-up`,
/// `cut-stack` (two leaves a sheet) or `cut-stack-4`.
impl FromStr for ImpositionScheme {
    type Err = LayoutError;

    fn from_str(given: &str) -> Result<Self, LayoutError> {
        let name = given.trim().to_lowercase();
        if let Some(cells) = name.strip_suffix("-up") {
            return cells.parse().map(ImpositionScheme::Up);
        }
        if let Some(cells) = name.strip_prefix("cut-stack-") {
            return cells.parse().map(ImpositionScheme::CutStack);
        }
        match name.as_str() {
            "duplex" => Ok(ImpositionScheme::Duplex),
            "saddle" => Ok(ImpositionScheme::Saddle(Saddle::default())),
            "cut-stack" => Ok(ImpositionScheme::CutStack(CellCount::Count(2))),
            "fold-over" => Ok(ImpositionScheme::FoldOver),
            "glue" => Ok(ImpositionScheme::Glue),
            "poster" => Ok(ImpositionScheme::Poster),
            _ => {
                let nearest = nearest(&name, ImpositionScheme::NAMES);
                Err(LayoutError::Scheme { given: given.to_owned(), nearest })
            }
        }
    }
}

/// A booklet stapled in its fold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saddle {
    /// Sheets of a signature, the part that is folded at once; all if left out. The last
    /// signature has no more of them than it needs.
    pub signature: Option<NonZeroU16>,
    /// Of a sheet of paper. A sheet that lies within others sticks out by as much as they are
    /// thick, so its pages move towards the fold by that.
    pub thickness: Thickness,
    /// Whether the last page stands on the outside, with the blank pages before it.
    pub back_cover: bool,
}

/// Cells of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellCount {
    /// A number of cells, in the rows and columns that suit the paper best.
    Count(u8),
    /// Rows and columns.
    Table(u8, u8),
}

impl CellCount {
    /// The most on a side.
    pub const MOST: u8 = 64;

    /// A number of cells.
    ///
    /// # Errors
    /// If there are none, or more than 64.
    pub fn count(count: u8) -> Result<CellCount, LayoutError> {
        CellCount::Count(count).checked()
    }

    /// Rows and columns of cells.
    ///
    /// # Errors
    /// If there are none, or more than 64 cells.
    pub fn table(rows: u8, columns: u8) -> Result<CellCount, LayoutError> {
        CellCount::Table(rows, columns).checked()
    }

    pub(super) fn number(self) -> u16 {
        match self {
            CellCount::Count(count) => count.into(),
            CellCount::Table(rows, columns) => u16::from(rows) * u16::from(columns),
        }
    }

    pub(super) fn checked(self) -> Result<CellCount, LayoutError> {
        if (1..=u16::from(CellCount::MOST)).contains(&self.number()) {
            Ok(self)
        } else {
            Err(LayoutError::Cells(self.number()))
        }
    }
}

/// `4`, or rows and columns as in `2x2`.
impl fmt::Display for CellCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CellCount::Count(count) => write!(f, "{count}"),
            CellCount::Table(rows, columns) => write!(f, "{rows}x{columns}"),
        }
    }
}

/// A count, as in `6`, or rows and columns, as in `2x3`.
impl FromStr for CellCount {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let number = |text: &str| text.parse().map_err(|_| LayoutError::Unreadable(text.into()));
        match text.split_once('x') {
            Some((rows, columns)) => CellCount::table(number(rows)?, number(columns)?),
            None => CellCount::count(number(text)?),
        }
    }
}

/// How thick a sheet of paper is, 0 to 2 mm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Mm")]
pub struct Thickness(Mm);

impl Thickness {
    const MOST: Mm = Mm(2.0);
    /// Of plain paper: 80 g/m² are 0.1 mm.
    const MM_PER_GSM: f64 = 0.1 / 80.0;

    /// Of a sheet of paper.
    ///
    /// # Errors
    /// If it is less than 0 or more than 2 mm.
    pub fn new(thickness: Mm) -> Result<Self, LayoutError> {
        if (Mm(0.0)..=Thickness::MOST).contains(&thickness) {
            Ok(Thickness(thickness))
        } else {
            Err(LayoutError::Thickness(thickness.0.to_string()))
        }
    }

    /// In millimetres.
    pub const fn width(self) -> Mm {
        self.0
    }
}

impl TryFrom<Mm> for Thickness {
    type Error = LayoutError;

    fn try_from(mm: Mm) -> Result<Self, LayoutError> {
        Thickness::new(mm)
    }
}

/// Millimetres, as in `0.1` or `0.1mm`; or the weight of plain paper, as in `80gsm`, from which
/// it is estimated.
impl FromStr for Thickness {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let (number, mm) = match (text.strip_suffix("gsm"), text.strip_suffix("mm")) {
            (Some(weight), _) => (weight, Thickness::MM_PER_GSM),
            (None, Some(length)) => (length, 1.0),
            (None, None) => (text, 1.0),
        };
        let number: Option<f64> = number.trim().parse().ok();
        number
            .and_then(|number| Thickness::new(Mm(number * mm)).ok())
            .ok_or_else(|| LayoutError::Thickness(text.to_owned()))
    }
}

/// Space between pages, 0 to 100 mm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Mm")]
pub struct Gutter(Mm);

impl Gutter {
    const MOST: Mm = Mm(100.0);

    /// A gutter of a width.
    ///
    /// # Errors
    /// If it is less than 0 or more than 100 mm.
    pub fn new(width: Mm) -> Result<Self, LayoutError> {
        if (Mm(0.0)..=Gutter::MOST).contains(&width) {
            Ok(Gutter(width))
        } else {
            Err(LayoutError::Gutter(width.0.to_string()))
        }
    }

    /// Its width.
    pub const fn width(self) -> Mm {
        self.0
    }
}

impl TryFrom<Mm> for Gutter {
    type Error = LayoutError;

    fn try_from(mm: Mm) -> Result<Self, LayoutError> {
        Gutter::new(mm)
    }
}

impl FromStr for Gutter {
    type Err = LayoutError;

    /// Reads millimetres.
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let number: Option<f64> = text.strip_suffix("mm").unwrap_or(text).trim().parse().ok();
        number
            .and_then(|mm| Gutter::new(Mm(mm)).ok())
            .ok_or_else(|| LayoutError::Gutter(text.to_owned()))
    }
}

/// What is printed around the pages, beyond their bleed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// Lines in the prolongation of every cut.
    pub crop: bool,
    /// Dashed lines in the prolongation of every fold.
    pub fold: bool,
    /// Targets that show whether inks, and front and back, lie on each other.
    pub registration: bool,
    /// Patches of the inks and their tints.
    pub bar: bool,
    /// A line that names file, sheet and pages.
    pub slug: bool,
}

impl Marks {
    /// None of them.
    pub const NONE: Marks =
        Marks { crop: false, fold: false, registration: false, bar: false, slug: false };
    /// All of them.
    pub const ALL: Marks =
        Marks { crop: true, fold: true, registration: true, bar: true, slug: true };
    /// What a knife and a fold need.
    pub const FINISHING: Marks = Marks { crop: true, fold: true, ..Marks::NONE };
}

/// Names with commas between them, as in `crop,fold`; `all` or `none`.
impl FromStr for Marks {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        match text.trim() {
            "all" => return Ok(Marks::ALL),
            "none" => return Ok(Marks::NONE),
            _ => {}
        }
        let mut marks = Marks::NONE;
        for name in text.split(',').map(str::trim) {
            let mark = match name {
                "crop" => &mut marks.crop,
                "fold" => &mut marks.fold,
                "registration" => &mut marks.registration,
                "bar" => &mut marks.bar,
                "slug" => &mut marks.slug,
                _ => return Err(LayoutError::Mark(name.to_owned())),
            };
            *mark = true;
        }
        Ok(marks)
    }
}
