//! Which paper, and how large the pages are on it.

use super::error::ImposeError;
use super::grid::{Form, Grid, Room, Trim, forms};
use super::layout::{Layout, Scheme};
use super::side::PageShape;
use crate::page::setup::Stands;
use crate::press::Paper;

/// What pages may shrink to.
const LEAST_PERCENT: u8 = 25;

/// Paper, and the cells on it.
pub(super) struct Fitted {
    pub(super) paper: Paper,
    /// What the pages are multiplied by, in all grids.
    pub(super) scale: f64,
    grids: Vec<Grid>,
}

impl Fitted {
    /// The cells of a sheet whose first leaf stands like that.
    pub(super) fn grid(&self, leaf: Stands) -> &Grid {
        let standing = self.grids.iter().find(|grid| grid.form.stands == leaf);
        standing.unwrap_or(&self.grids[0])
    }
}

/// What has to fit: for every kind of sheet the forms that serve it.
struct Wanted<'a> {
    kinds: Vec<Vec<Form>>,
    trim: Trim,
    room: &'a Room,
}

impl Wanted<'_> {
    /// The best form of every kind on a paper.
    fn on(&self, paper: Paper) -> Vec<Grid> {
        let best = |forms: &Vec<Form>| {
            let grids = forms.iter().map(|form| form.on(paper, self.trim, self.room));
            grids.reduce(|best, next| if next.scale > best.scale { next } else { best })
        };
        self.kinds.iter().filter_map(best).collect()
    }

    fn fits(&self, paper: Paper) -> bool {
        self.on(paper).iter().all(|grid| grid.scale >= 1.0)
    }

    /// The smallest paper with a name that holds all at full size.
    fn least(&self) -> Option<Paper> {
        Paper::named().filter(|&paper| self.fits(paper)).min_by_key(|paper| paper.area())
    }
}

/// Chooses paper, and how the cells lie on it.
///
/// # Errors
/// If there is no paper that is large enough.
pub(super) fn fitted(
    pages: &[PageShape],
    layout: &Layout,
    trim: Trim,
    room: &Room,
) -> Result<Fitted, ImposeError> {
    let kinds = kinds(pages, &layout.scheme);
    let wanted = Wanted { kinds, trim, room };
    let paper = match (layout.sheet, layout.scheme) {
        (Some(sheet), _) => sheet,
        (None, Scheme::Duplex | Scheme::Glue | Scheme::Poster) => {
            let around = 2.0 * room.around;
            let needed = (trim.short + around, trim.long + around);
            Paper::new(needed.0, needed.1).ok_or(ImposeError::NoPaper(needed))?
        }
        (None, _) => wanted.least().ok_or_else(|| {
            let needed = wanted.kinds[0][0].needs(trim, room);
            ImposeError::NoPaper(needed)
        })?,
    };
    let grids = wanted.on(paper);
    let tightest = grids.iter().min_by(|a, b| a.scale.total_cmp(&b.scale));
    let (scale, form) = tightest.map(|grid| (grid.scale, grid.form)).ok_or(ImposeError::NoPages)?;
    if scale < 1.0 && !layout.fit {
        let (needed, least) = (form.needs(trim, room), wanted.least());
        return Err(ImposeError::SheetTooSmall { sheet: paper, needed, least });
    }
    if scale * 100.0 < f64::from(LEAST_PERCENT) {
        return Err(ImposeError::TooFine { sheet: paper, scale, least: LEAST_PERCENT });
    }
    let grids = grids.into_iter().map(|grid| grid.scaled(scale)).collect();
    Ok(Fitted { paper, scale, grids })
}

/// The forms for every kind of sheet: where sheets hold a leaf each, those with a wide one and
/// those with an upright one lie each in their way.
fn kinds(pages: &[PageShape], scheme: &Scheme) -> Vec<Vec<Form>> {
    let both = [Stands::Wide, Stands::Upright];
    match scheme {
        Scheme::Duplex | Scheme::FoldOver | Scheme::Glue | Scheme::Poster => {
            let fronts = || pages.iter().step_by(2).map(PageShape::stands);
            let there = both.into_iter().filter(|&stands| fronts().any(|front| front == stands));
            there.map(|stands| forms(scheme, Some(stands))).collect()
        }
        Scheme::Saddle(_) | Scheme::Up(_) | Scheme::CutStack(_) => {
            let alike = |stands: &Stands| pages.iter().all(|page| page.stands() == *stands);
            vec![forms(scheme, both.into_iter().find(alike))]
        }
    }
}
