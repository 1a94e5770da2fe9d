//! All secrets that agree with what was seen: what tests touched one by one, the rest counted.

use std::ops::ControlFlow::{Break, Continue};

use super::effort::Effort;
use super::partial::Partial;
use super::prior::Prior;
use super::search::{Search, TooMuch};
use super::seen::Seen;

/// How many steps of a search a secret costs that is kept, at most.
pub(super) const STEPS: usize = 4;

/// How many searches may look at as many ways of random effects as a sample.
pub(super) const SEARCHES: usize = 4;

/// All secrets that agree.
#[derive(Clone, Debug, Default)]
pub(super) struct All {
    pub(super) partials: Vec<Partial>,
    /// Whether how likely some of them make what was seen is only estimated, so that it may
    /// even be impossible.
    pub(super) is_guessed: bool,
}

/// All that agrees with the clue.
pub(super) fn start(prior: &Prior) -> All {
    let effort = Effort { exact: usize::MAX, ..Effort::FULL };
    all(prior, &Seen::new(), effort).unwrap_or_default()
}

/// What is left of it after the last test that was seen.
pub(super) fn learn(
    prior: &Prior,
    before: &All,
    seen: &Seen,
    effort: Effort,
) -> Result<All, TooMuch> {
    let mut all = Vec::new();
    let most = effort.exact;
    let mut search = Search::new(prior, most.saturating_mul(STEPS));
    search.walks = effort.walks / SEARCHES;
    search.allowed = seen.allowed;
    search.ask_for(&seen.tests[seen.tests.len().saturating_sub(1)..]);
    for partial in &before.partials {
        search.run(partial, &mut |found| {
            all.push(*found);
            if all.len() > most { Break(()) } else { Continue(()) }
        })?;
        if all.len() > most {
            return Err(TooMuch);
        }
    }
    let is_guessed = before.is_guessed || search.has_guessed();
    Ok(All { partials: all, is_guessed })
}

/// All that agrees with everything that was seen.
pub(super) fn all(prior: &Prior, seen: &Seen, effort: Effort) -> Result<All, TooMuch> {
    let mut all = Vec::new();
    let most = effort.exact;
    let mut search = Search::new(prior, most.saturating_mul(STEPS));
    search.walks = effort.walks / SEARCHES;
    search.allowed = seen.allowed;
    search.ask_for(&seen.tests);
    search.start(&mut |partial| {
        all.push(*partial);
        if all.len() > most { Break(()) } else { Continue(()) }
    })?;
    match all.len() > most {
        true => Err(TooMuch),
        false => Ok(All { partials: all, is_guessed: search.has_guessed() }),
    }
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
