//! What is certain. A sample shows what is possible; that nothing else is, only a search through
//! all secrets proves.

use std::ops::ControlFlow::Break;

use super::effort::Effort;
use super::exact::SEARCHES;
use super::partial::Partial;
use super::posterior::{Kept, Posterior};
use super::prior::Prior;
use super::search::Search;
use super::secret::Secret;
use super::{Claim, Property};
use crate::witches::puzzle::Ingredient;

/// How many steps proofs may take together for each secret that may be looked at.
const PROOF: usize = 10;

/// How many of them one proof may take.
const ONE: usize = 4;

/// What is left for proofs, and what they came upon.
struct Proofs {
    steps: usize,
    walks: usize,
    /// Secrets that agree with all that was seen.
    met: Vec<Partial>,
}

impl Posterior {
    /// All that is certain: proved, not only so in a sample.
    pub fn certain(&self) -> Vec<Claim> {
        let Some(prior) = &self.prior else { return Vec::new() };
        let mut claims = Vec::new();
        let mut proofs = self.proofs();
        for &ingredient in &Ingredient::ALL[..usize::from(prior.ingredients)] {
            for property in properties(prior) {
                for holds in [true, false] {
                    let opposite = Claim { ingredient, property, holds: !holds };
                    if self.prove(prior, &[opposite], &mut proofs) == Some(false) {
                        claims.push(Claim { ingredient, property, holds });
                    }
                }
            }
        }
        claims
    }

    /// Whether some secret agrees with a claim: `None` where that was too much work to find out.
    pub fn is_possible(&self, claim: Claim) -> Option<bool> {
        self.are_possible(&[claim])
    }

    /// Whether some secret agrees with claims all at once: `None` where that was too much work to
    /// find out.
    pub fn are_possible(&self, claims: &[Claim]) -> Option<bool> {
        self.prove(self.prior.as_ref()?, claims, &mut self.proofs())
    }

    fn proofs(&self) -> Proofs {
        let Effort { exact, walks, .. } = self.effort;
        Proofs { steps: exact.saturating_mul(PROOF), walks, met: Vec::new() }
    }

    fn prove(&self, prior: &Prior, claims: &[Claim], proofs: &mut Proofs) -> Option<bool> {
        if claims.iter().any(|c| c.ingredient.index() >= usize::from(prior.ingredients)) {
            return None;
        }
        let shows = |partial: &Partial| partial.shows(claims);
        let agrees = |secret: &Secret| claims.iter().all(|claim| secret.agrees(*claim));
        if self.worlds.iter().any(|(secret, _)| agrees(secret)) || proofs.met.iter().any(shows) {
            return Some(true);
        }
        if let Kept::Exact(all) = &self.kept {
            let all = &all.partials;
            return match (self.has_all, all.is_empty()) {
                // Nothing agrees with what was seen: it says nothing.
                (_, true) => None,
                (true, _) => Some(false),
                (false, _) => Some(is_among(prior, all, claims)),
            };
        }
        let limit = proofs.steps.min(self.effort.exact.saturating_mul(ONE));
        let mut search = Search::new(prior, limit);
        search.allowed = self.seen.allowed;
        search.claims = claims.to_vec();
        search.walks = proofs.walks.min(self.effort.walks / SEARCHES);
        search.ask_for(&self.seen.tests);
        let before = proofs.met.len();
        let searched = search.start(&mut |partial| {
            proofs.met.push(*partial);
            Break(())
        });
        proofs.steps -= limit - search.budget;
        proofs.walks = proofs.walks.saturating_sub(search.walked());
        match (proofs.met.len() > before, searched) {
            (true, _) => Some(true),
            (false, Ok(())) => Some(false),
            (false, Err(_)) => None,
        }
    }
}

/// Everything that can be asked of an ingredient.
fn properties(prior: &Prior) -> Vec<Property> {
    let numbers = (1..=*prior.lengths.end()).map(Property::Number);
    let kinds = [Property::Ignored, Property::Overachiever, Property::Imposter];
    let decoys = [Property::Decoy].into_iter().chain(kinds);
    let effects = prior.effects.iter().copied().map(Property::Effect);
    numbers.chain(decoys).chain(effects).collect()
}

/// Whether claims are so of some of all secrets.
fn is_among(prior: &Prior, all: &[Partial], claims: &[Claim]) -> bool {
    all.iter().any(|partial| {
        let is_decided = |claim: &&Claim| partial.is_decided(claim.ingredient.index());
        if !claims.iter().filter(is_decided).all(|claim| partial.secret.agrees(*claim)) {
            return false;
        }
        let mut search = Search::new(prior, usize::MAX);
        search.claims = claims.to_vec();
        let mut found = false;
        let _ = search.run(partial, &mut |_| {
            found = true;
            Break(())
        });
        found
    })
}
