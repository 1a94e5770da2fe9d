//! Options of an imposition.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::LayoutError;
use crate::page::{Duplex, Mm};
use crate::press::Paper;
use crate::texts::nearest;

/// Options of an imposition: the scheme, and its paper, gutter, marks and binding.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Scheme that assigns pages to sheets.
    pub scheme: ImpositionScheme,
    /// Paper for printing. `None` selects paper cut to the page and its marks if a side holds one
    /// page, or else the smallest named paper that holds all cells at full size.
    pub sheet: Option<Paper>,
    /// Duplex mode of the printer.
    pub duplex: Duplex,
    /// Space between pages that are cut apart; twice the bleed if `None`. In a narrower gutter,
    /// bleeds end in its middle.
    pub gutter: Option<Gutter>,
    /// Marks around the pages.
    pub marks: Marks,
    /// Whether pages are scaled down if they do not fit.
    pub fit: bool,
    /// Width of the edge of the paper that stays empty if pages are scaled down; 5 mm if `None`.
    /// Manifests omit the default value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<Margin>,
    /// Side on which the leaves are bound. Manifests omit the default value.
    #[serde(default, skip_serializing_if = "BindingSide::is_left")]
    pub binding: BindingSide,
}

/// Side on which leaves are bound, as seen on their fronts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BindingSide {
    /// Left side, the default.
    #[default]
    Left,
    /// Right side, as in books with vertical writing.
    Right,
    /// Top side, as in calendars. Leaves are turned up, so backs are upside down relative to their
    /// fronts.
    Top,
}

impl BindingSide {
    /// Whether it is the default, [`BindingSide::Left`].
    pub(super) fn is_left(&self) -> bool {
        *self == BindingSide::Left
    }
}

/// Scheme that assigns pages to sheets, and the finishing after printing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImpositionScheme {
    /// Single page on each side.
    #[default]
    Duplex,
    /// Saddle stitching: sheets are folded once, nested and stapled in the fold.
    Saddle(Saddle),
    /// Several leaves on each sheet, cut apart sheet by sheet.
    Up(CellCount),
    /// Several leaves on each sheet. The whole pile is cut, and its stacks are put on top of each
    /// other in reading order, with the top left one uppermost.
    CutStack(CellCount),
    /// Front and back of a leaf next to each other on one side of a sheet, which is then folded.
    FoldOver,
    /// Single page on each sheet, printed on one side in the order front, back, front, back. Fronts
    /// and backs are glued together.
    Glue,
    /// Page over several overlapping sheets, printed on one side and glued together. The default
    /// sheet is A4.
    Poster,
}

impl ImpositionScheme {
    /// Names of common schemes, in the syntax of `from_str`.
    pub const NAMES: [&'static str; 8] =
        ["duplex", "saddle", "2-up", "4-up", "cut-stack", "fold-over", "glue", "poster"];
}

/// Formats the scheme so that it can be parsed again. The options of a saddle-stitched booklet are
/// omitted.
impl fmt::Display for ImpositionScheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImpositionScheme::Duplex => f.write_str("duplex"),
            ImpositionScheme::Saddle(_) => f.write_str("saddle"),
            ImpositionScheme::Up(cells) => write!(f, "{cells}-up"),
            ImpositionScheme::CutStack(cells) => write!(f, "cut-stack-{cells}"),
            ImpositionScheme::FoldOver => f.write_str("fold-over"),
            ImpositionScheme::Glue => f.write_str("glue"),
            ImpositionScheme::Poster => f.write_str("poster"),
        }
    }
}

/// Parses `duplex`, `saddle`, `fold-over`, `glue` or `poster`; or a scheme with a [`CellCount`], as
/// in `2-up`, `2x3-up`, `cut-stack` (two leaves on each sheet) or `cut-stack-4`.
impl FromStr for ImpositionScheme {
    type Err = LayoutError;

    fn from_str(given: &str) -> Result<Self, LayoutError> {
        let name = given.trim().to_lowercase();
        if let Some(cells) = name.strip_suffix("up").map(|cells| cells.trim_end_matches(['-', ' ']))
        {
            return cells.parse().map(ImpositionScheme::Up);
        }
        if let Some(cells) = name.strip_prefix("cut-stack-") {
            return cells.parse().map(ImpositionScheme::CutStack);
        }
        match name.as_str() {
            "duplex" => Ok(ImpositionScheme::Duplex),
            "saddle" | "booklet" | "brochure" => Ok(ImpositionScheme::Saddle(Saddle::default())),
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

/// Options of a saddle-stitched booklet ([`ImpositionScheme::Saddle`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saddle {
    /// Number of sheets that are folded together as a signature. The last signature has no more
    /// sheets than it needs. If `None`, all sheets are one signature, or, if they are more than
    /// [`Saddle::MOST_SHEETS`], the fewest signatures of about equal size.
    pub signature: Option<NonZeroU16>,
    /// Thickness of a sheet. An inner sheet sticks out by the thickness of the sheets around it, so
    /// its pages are moved towards the fold by that length (creep).
    pub thickness: Thickness,
    /// Whether the last page is the back cover. Blank pages are then inserted before it.
    pub back_cover: bool,
}

impl Saddle {
    /// Largest number of sheets that fold well and that a usual stapler holds.
    pub const MOST_SHEETS: usize = 15;

    /// Returns the number of sheets in each signature but the last, for a booklet of `sheets`.
    pub(super) fn signature_of(&self, sheets: usize) -> usize {
        match self.signature {
            Some(chosen) => usize::from(chosen.get()).min(sheets),
            None => sheets.div_ceil(sheets.div_ceil(Saddle::MOST_SHEETS).max(1)),
        }
    }
}

/// Number of cells on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellCount {
    /// Number of cells, such as `4`. The arrangement that fits the paper best is chosen.
    Count(u8),
    /// Numbers of rows and columns, such as `2x3`.
    Table(u8, u8),
}

impl CellCount {
    /// Largest number of cells on a side.
    pub const MOST: u8 = 64;

    /// Creates a [`CellCount::Count`].
    ///
    /// # Errors
    /// [`LayoutError::Cells`] if `count` is 0 or more than 64.
    pub fn count(count: u8) -> Result<CellCount, LayoutError> {
        CellCount::Count(count).checked()
    }

    /// Creates a [`CellCount::Table`].
    ///
    /// # Errors
    /// [`LayoutError::Cells`] if the table has 0 or more than 64 cells.
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

/// Formats the count as in `4`, or as rows and columns, as in `2x2`.
impl fmt::Display for CellCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CellCount::Count(count) => write!(f, "{count}"),
            CellCount::Table(rows, columns) => write!(f, "{rows}x{columns}"),
        }
    }
}

/// Parses a count, as in `6`, or rows and columns, as in `2x3`.
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

/// Thickness of a sheet of paper, 0 to 2 mm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Mm")]
pub struct Thickness(Mm);

impl Thickness {
    const MOST: Mm = Mm(2.0);
    /// Thickness of plain paper in mm per g/m²: 80 g/m² are 0.1 mm.
    const MM_PER_GSM: f64 = 0.1 / 80.0;

    /// Creates a thickness from millimetres.
    ///
    /// # Errors
    /// [`LayoutError::Thickness`] if it is less than 0 or more than 2 mm.
    pub fn new(thickness: Mm) -> Result<Self, LayoutError> {
        if (Mm(0.0)..=Thickness::MOST).contains(&thickness) {
            Ok(Thickness(thickness))
        } else {
            Err(LayoutError::Thickness(thickness.0.to_string()))
        }
    }

    /// Thickness in millimetres.
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

/// Parses millimetres, as in `0.1` or `0.1mm`; or the weight of plain paper, as in `80gsm` or `80 g/m²`, from
/// which the thickness is estimated.
impl FromStr for Thickness {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let weight =
            ["gsm", "g/m2", "g/m²", "g"].into_iter().find_map(|unit| text.strip_suffix(unit));
        let thickness = match weight {
            Some(weight) => {
                weight.trim().parse().ok().map(|gsm: f64| Mm(gsm * Thickness::MM_PER_GSM))
            }
            None => Mm::parse(text),
        };
        thickness
            .and_then(|thickness| Thickness::new(thickness).ok())
            .ok_or_else(|| LayoutError::Thickness(text.to_owned()))
    }
}

/// Space between pages that are cut apart, 0 to 100 mm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Mm")]
pub struct Gutter(Mm);

impl Gutter {
    const MOST: Mm = Mm(100.0);

    /// Creates a gutter from millimetres.
    ///
    /// # Errors
    /// [`LayoutError::Gutter`] if `width` is less than 0 or more than 100 mm.
    pub fn new(width: Mm) -> Result<Self, LayoutError> {
        if (Mm(0.0)..=Gutter::MOST).contains(&width) {
            Ok(Gutter(width))
        } else {
            Err(LayoutError::Gutter(width.0.to_string()))
        }
    }

    /// Width in millimetres.
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

    /// Parses a length, as in `5`, `5mm` or `0.2in`.
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Mm::parse(text)
            .and_then(|width| Gutter::new(width).ok())
            .ok_or_else(|| LayoutError::Gutter(text.to_owned()))
    }
}

/// Edge of the paper on which a printer does not print, 0 to 25 mm. The default suits most home
/// printers, whose margins are 3 to 5 mm.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Mm")]
pub struct Margin(Mm);

impl Margin {
    const MOST: Mm = Mm(25.0);

    /// Creates a margin from millimetres.
    ///
    /// # Errors
    /// [`LayoutError::Margin`] if `width` is less than 0 or more than 25 mm.
    pub fn new(width: Mm) -> Result<Self, LayoutError> {
        if (Mm(0.0)..=Margin::MOST).contains(&width) {
            Ok(Margin(width))
        } else {
            Err(LayoutError::Margin(width.0.to_string()))
        }
    }

    /// Width in millimetres.
    pub const fn width(self) -> Mm {
        self.0
    }
}

impl Default for Margin {
    fn default() -> Self {
        Margin(Mm(5.0))
    }
}

impl TryFrom<Mm> for Margin {
    type Error = LayoutError;

    fn try_from(mm: Mm) -> Result<Self, LayoutError> {
        Margin::new(mm)
    }
}

impl FromStr for Margin {
    type Err = LayoutError;

    /// Parses a length, as in `5`, `5mm` or `0.2in`.
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Mm::parse(text)
            .and_then(|width| Margin::new(width).ok())
            .ok_or_else(|| LayoutError::Margin(text.to_owned()))
    }
}

/// Selection of printer's marks around the pages, beyond their bleed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// Lines that extend each cut.
    pub crop: bool,
    /// Dashed lines that extend each fold.
    pub fold: bool,
    /// Registration targets, for the alignment of the inks and of front and back.
    pub registration: bool,
    /// Colour bar: patches of the inks and their tints.
    pub bar: bool,
    /// Slug line with the names of file, sheet and pages.
    pub slug: bool,
}

impl Marks {
    /// Names of the marks, in the order of the fields.
    pub const NAMES: [&'static str; 5] = ["crop", "fold", "registration", "bar", "slug"];
    /// No marks.
    pub const NONE: Marks =
        Marks { crop: false, fold: false, registration: false, bar: false, slug: false };
    /// All marks.
    pub const ALL: Marks =
        Marks { crop: true, fold: true, registration: true, bar: true, slug: true };
    /// Marks for cutting and folding: `crop` and `fold`.
    pub const FINISHING: Marks = Marks { crop: true, fold: true, ..Marks::NONE };
}

/// Formats the names of the marks, as in `crop,fold`; or `none`.
impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Marks { crop, fold, registration, bar, slug } = *self;
        let there = [crop, fold, registration, bar, slug];
        let names = Marks::NAMES.into_iter().zip(there).filter_map(|(name, is)| is.then_some(name));
        let names: Vec<&str> = names.collect();
        f.write_str(if names.is_empty() { "none" } else { "" })?;
        f.write_str(&names.join(","))
    }
}

/// Parses names separated by commas, as in `crop,fold`; or `all` or `none`.
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
                // They are marks, but only alone.
                "all" | "none" => return Err(LayoutError::Mark(text.to_owned())),
                _ => return Err(LayoutError::Mark(name.to_owned())),
            };
            *mark = true;
        }
        Ok(marks)
    }
}
