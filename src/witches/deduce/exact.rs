//! All secrets that agree with what was seen: what tests touched one by one, the rest counted.

use std::ops::ControlFlow::{Break, Continue};

use super::Observation;
use super::partial::Partial;
use super::prior::Prior;
use super::search::{Search, TooMuch};

/// How many steps of a search a secret costs that is kept, at most.
pub(super) const STEPS: usize = 8;

/// All that agrees with the clue.
pub(super) fn start(prior: &Prior, most: usize) -> Result<Vec<Partial>, TooMuch> {
    let mut all = Vec::new();
    Search::new(prior, usize::MAX).start(&mut |partial| {
        all.push(*partial);
        if all.len() > most { Break(()) } else { Continue(()) }
    })?;
    if all.len() > most { Err(TooMuch) } else { Ok(all) }
}

/// What is left of it after another test.
pub(super) fn learn(
    prior: &Prior,
    before: &[Partial],
    test: &Observation,
    most: usize,
) -> Result<Vec<Partial>, TooMuch> {
    let mut all = Vec::new();
    let mut search = Search::new(prior, most.saturating_mul(STEPS));
    search.tests.push(test);
    for partial in before {
        search.run(partial, &mut |seen| {
            all.push(*seen);
            if all.len() > most { Break(()) } else { Continue(()) }
        })?;
        if all.len() > most {
            return Err(TooMuch);
        }
    }
    Ok(all)
}

/// Every secret with its weight, unless they are more than `most`.
pub(super) fn whole(prior: &Prior, all: &[Partial], most: usize) -> Option<Vec<Partial>> {
    let mut whole = Vec::new();
    let everybody = (0..usize::from(prior.ingredients)).collect::<Vec<_>>();
    let mut search = Search::new(prior, usize::MAX);
    for partial in all {
        let _ = search.complete(partial, &everybody, &mut |found| {
            whole.push(*found);
            if whole.len() > most { Break(()) } else { Continue(()) }
        });
        if whole.len() > most {
            return None;
        }
    }
    Some(whole)
}
