//! Games of one strength.

use crate::series::Miss;
use crate::witches::playtest::Rating;
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::sheet::Sheet;

/// How far the hardness of two games of one strength may differ, of 1000.
const HARDNESS: u32 = 40;
/// How far their turns may, in hundredths.
const TURNS: u32 = 10;
/// How far the games may that typical players win, of 1000.
const WINS: u32 = 60;

/// A miss that no rating makes up for.
const ANOTHER_KIND: u64 = 1_000_000;

/// What decides how hard a game is: what its secret is made of, and how it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Strength {
    length: u8,
    /// How many decoys of each kind there are.
    decoys: [usize; 3],
    rating: Rating,
}

impl Strength {
    pub(super) fn of(sheet: &Sheet, rating: Rating) -> Strength {
        let puzzle = &sheet.deal.puzzle;
        let decoys = |fits: fn(&Decoy) -> bool| {
            let roles = puzzle.parts().iter().map(|part| part.role);
            roles.filter(|role| matches!(role, Role::Decoy(decoy) if fits(decoy))).count()
        };
        Strength {
            length: puzzle.length(),
            decoys: [
                decoys(|decoy| matches!(decoy, Decoy::Ignore)),
                decoys(|decoy| matches!(decoy, Decoy::Overgrown | Decoy::Undergrown)),
                decoys(|decoy| matches!(decoy, Decoy::Imposter(_))),
            ],
            rating,
        }
    }

    /// In what another game is not of this strength.
    pub(super) fn unlike(&self, other: &Strength) -> Option<Miss> {
        if (other.length, other.decoys) != (self.length, self.decoys) {
            let had = "has another recipe length or other decoys".to_owned();
            return Some(Miss { distance: ANOTHER_KIND, had });
        }
        let (own, others) = (&self.rating, &other.rating);
        let (turns, hardness) = (own.turns.middle, own.hardness.abs_diff(others.hardness));
        let longer = turns.abs_diff(others.turns.middle);
        let is_alike = own.difficulty == others.difficulty
            && hardness <= HARDNESS
            && longer * 100 <= turns * TURNS
            && own.wins.abs_diff(others.wins) <= WINS;
        let distance = hardness + longer * 1_000 / turns.max(1) + own.wins.abs_diff(others.wins);
        let had = format!("had {}", rated(others));
        (!is_alike).then(|| Miss { distance: distance.max(1).into(), had })
    }

    /// What is asked of others, in words that follow "none".
    pub(super) fn words(&self) -> String {
        format!("is as strong as the first game, which has {}", rated(&self.rating))
    }
}

fn rated(rating: &Rating) -> String {
    format!("difficulty {} and {} turns", rating.difficulty.cauldrons(), rating.turns.middle)
}
