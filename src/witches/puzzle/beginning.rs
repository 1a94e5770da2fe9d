//! Whether a potion of which only the beginning is known can still say what a test said: what
//! cuts searches for secrets short.

use super::effect::Change;
use super::outcomes::Growth;
use super::walk::{Index, Number, Parts, Step, Walk, World};
use super::{Effect, MAX_POTION, Pour, Report};

/// Knows who reports, and not what.
struct Names<'a> {
    wanted: &'a [Report],
    met: u128,
    strange: bool,
    unsure: bool,
}

impl World for Names<'_> {
    const REPORTS: bool = true;

    fn number(&mut self, _length: u8) -> Number {
        self.unsure = true;
        Number::Unsure
    }

    fn below(&mut self, _n: usize) -> usize {
        0
    }

    fn report(&mut self, report: Report) {
        let is_new =
            |&(i, wanted): &(usize, &Report)| wanted.by == report.by && self.met >> i & 1 == 0;
        match self.wanted.iter().enumerate().find(is_new) {
            Some((i, _)) => self.met |= 1 << i,
            None => self.strange = true,
        }
    }

    fn forget_reports(&mut self) {}
}

/// Whether the first `known` ingredients of a potion leave it possible that it says this: false
/// is a proof, true is none. `forgets` tells whether an effect in play makes a walk forget.
pub(in crate::witches) fn may_say(
    parts: &impl Parts,
    pours: &[Pour],
    known: usize,
    growth: Growth,
    reports: &[Report],
    forgets: bool,
) -> bool {
    if forgets || known == 0 || pours.len() > MAX_POTION || reports.len() > u128::BITS as usize {
        return true;
    }
    let mut walk = Walk::new(parts, pours.len(), 0);
    let mut unsure = false;
    for pour in &pours[..known] {
        walk.push(pour.ingredient as Index, Some(pour.grown));
        let counts = |effect: &Effect| effect.act().change().is_some_and(Change::counts_decoys);
        unsure |= parts.effects(pour.ingredient.index()).iter().any(counts);
    }
    let mut world = Names { wanted: reports, met: 0, strange: false, unsure };
    while walk.ready() && walk.step(&mut world) == Step::On {}
    let ahead = walk.ahead();
    if growth.won {
        let enough = usize::from(walk.counted) + ahead >= usize::from(parts.length());
        return enough && (world.unsure || walk.wrong == 0);
    }
    if world.strange {
        return false;
    }
    let judged = walk.undergrown + walk.overgrown;
    let told = growth.undergrown + growth.overgrown;
    world.unsure
        || walk.undergrown <= growth.undergrown
            && walk.overgrown <= growth.overgrown
            && usize::from(judged) + ahead >= usize::from(told)
}
