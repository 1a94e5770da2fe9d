//! Ratings that were measured lately. A search plays on each sheet that it looks at, and the one that
//! it keeps is drawn, printed and described afterwards.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use super::Rating;
use crate::game::seed::Seed;
use crate::game::source::Scope;
use crate::witches::sheet::{Sheet, SheetOptions};

/// What a rating is a function of: the seed, all settings, and whether the secret comes from a key,
/// which itself plays no part.
type RatingKey = (Seed, Scope, bool);

/// The most ratings that are kept: those of a large run, in less than a megabyte.
const MOST: usize = 8_192;

static RATINGS: LazyLock<Mutex<HashMap<RatingKey, Rating>>> = LazyLock::new(Mutex::default);

fn ratings() -> MutexGuard<'static, HashMap<RatingKey, Rating>> {
    RATINGS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn key(options: &SheetOptions) -> RatingKey {
    (options.seed, options.scope(), options.is_referee())
}

/// The rating of a sheet, if it was measured lately.
pub(super) fn known(sheet: &Sheet) -> Option<Rating> {
    ratings().get(&key(&sheet.options)).copied()
}

/// Keeps the rating of a sheet.
pub(super) fn keep(sheet: &Sheet, rating: Rating) {
    let mut ratings = ratings();
    if ratings.len() >= MOST {
        ratings.clear();
    }
    ratings.insert(key(&sheet.options), rating);
}
