//! In-memory cache of measured ratings. A search rates each candidate sheet by playing games; the
//! sheet that it keeps is then drawn, printed and described without playing them again.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use super::Rating;
use crate::common::seed::Seed;
use crate::common::settings_digest::SettingsDigest;
use crate::witches::sheet::{Sheet, SheetOptions};

/// Cache key: seed, settings, and whether the secret depends on a referee key. The key itself does
/// not influence the rating.
type RatingKey = (Seed, SettingsDigest, bool);

/// Maximum number of cached ratings. Enough for a large run, and less than a megabyte.
const MOST: usize = 8_192;

static RATINGS: LazyLock<Mutex<HashMap<RatingKey, Rating>>> = LazyLock::new(Mutex::default);

fn ratings() -> MutexGuard<'static, HashMap<RatingKey, Rating>> {
    RATINGS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn key(options: &SheetOptions) -> RatingKey {
    (options.seed, options.scope(), options.is_referee())
}

/// Returns the cached rating of `sheet`, if present.
pub(super) fn cached_rating(sheet: &Sheet) -> Option<Rating> {
    ratings().get(&key(&sheet.options)).copied()
}

/// Caches the rating of `sheet`. Clears the cache first if it holds [`MOST`] ratings.
pub(super) fn keep(sheet: &Sheet, rating: Rating) {
    let mut ratings = ratings();
    if ratings.len() >= MOST {
        ratings.clear();
    }
    ratings.insert(key(&sheet.options), rating);
}
