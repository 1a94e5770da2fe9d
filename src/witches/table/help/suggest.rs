//! Which potion would tell most.

use super::kept::Suggestion;
use super::known::Known;
use super::said;
use crate::texts::Message;
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

/// Tenths of bits as they are said.
pub(super) fn bits(tenths: u32) -> Message {
    said::help_bits(tenths, said::help_decimal(tenths / 10, tenths % 10))
}

/// Bits in tenths; less than nothing, and what could not be found out, is nothing.
pub(super) fn tenths(bits: f64) -> u32 {
    if bits.is_finite() { (bits * 10.).round() as u32 } else { 0 }
}
