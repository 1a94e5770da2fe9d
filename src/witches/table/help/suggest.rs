//! Which potion would tell most.

use super::kept::Suggestion;
use super::known::Known;
use crate::texts::Message;
use crate::texts::said;
use crate::witches::puzzle::MAX_POTION;
use crate::witches::table::{Keeper, PlayError, Table};

/// How many potions are compared.
const POTIONS: usize = 48;

impl Table {
    /// Finds the most telling of many potions of a size.
    ///
    /// # Errors
    /// If the game gives no help or is over, or no potion has that size.
    pub(in crate::witches::table) fn suggest(
        &mut self,
        keeper: &Keeper,
        size: u32,
    ) -> Result<(), PlayError> {
        self.in_play()?;
        let known = Known::of(self, keeper)?;
        let fits = usize::try_from(size).ok().filter(|size| (1..=MAX_POTION).contains(size));
        let size = fits.ok_or(PlayError::Size(size, MAX_POTION))?;
        let posterior = known.posterior();
        let tests = self.tests.len();
        let mut potions = known.potions(&posterior, POTIONS, size, tests);
        let best = posterior.best(&potions);
        let Some((place, bits)) = best else { return Err(Known::disagrees()) };
        let potion = potions.swap_remove(place);
        self.help.suggestions = self.help.suggestions.saturating_add(1);
        self.help.suggested = Some(Suggestion { tests, potion, tenths: tenths(bits) });
        Ok(())
    }
}

/// What so many tenths of bits leave of all that could be, as it is said.
pub(super) fn left(tenths: u32) -> Message {
    said::help_left(possibilities(tenths))
}

/// How many possibilities, equally likely, so many tenths of bits tell apart, to two digits.
pub(super) fn possibilities(tenths: u32) -> u32 {
    /// Nobody can picture more.
    const MOST: f64 = 1e9;
    let count = (f64::from(tenths) / 10.).exp2().min(MOST).round() as u32;
    let digit = 10u32.pow(count.max(1).ilog10().saturating_sub(1));
    (count + digit / 2) / digit * digit
}

/// Bits in tenths; less than nothing, and what could not be found out, is nothing.
pub(super) fn tenths(bits: f64) -> u32 {
    if bits.is_finite() { (bits * 10.).round() as u32 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::possibilities;

    #[test]
    fn bits_are_said_as_possibilities() {
        for (tenths, count) in
            [(0, 1), (5, 1), (6, 2), (10, 2), (29, 7), (55, 45), (72, 150), (134, 11_000)]
        {
            assert_eq!(possibilities(tenths), count, "{tenths}");
        }
        assert_eq!(possibilities(u32::MAX), 1_000_000_000);
    }
}
