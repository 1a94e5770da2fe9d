//! What another clue would leave.

use super::{Posterior, Secret};
use crate::witches::puzzle::Clue;

impl Posterior {
    /// The secrets that are kept and that a clue is true of, with how likely each is.
    pub(in crate::witches) fn worlds_of(&self, clue: Clue) -> Vec<(&Secret, f64)> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let is_so = |secret: &Secret| clue.holds_of(&prior.hypothesis(secret));
        self.worlds().filter(|(secret, _)| is_so(secret)).collect()
    }
}
