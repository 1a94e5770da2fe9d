//! Whether a game can still be won on the board.

use super::game::{Filled, Herbs, Holds, Place, Position, Spot, herb};
use super::gardener::specialties;
use crate::witches::board::Special;
use crate::witches::puzzle::{Answer, Ingredient, Puzzle, winning_dots};

/// The potions that surely win, each ingredient with its dots, or any dots.
#[derive(Clone, Debug)]
pub(crate) struct Hope {
    potions: Vec<Vec<Wanted>>,
}

#[derive(Clone, Copy, Debug)]
struct Wanted {
    ingredient: Ingredient,
    grown: Option<u8>,
}

/// Something that could become what is wanted.
enum Source {
    /// A plant, with the dots that it can come to.
    Plant(Ingredient, Dots),
    /// Room for a plant, with what can be planted there and the dots it can come to.
    Room(Herbs, Dots),
}

/// Numbers of dots, a bit each.
type Dots = u8;

impl Source {
    fn can_be(&self, wanted: Wanted) -> bool {
        let (herbs, dots) = match *self {
            Source::Plant(ingredient, dots) => (herb(ingredient), dots),
            Source::Room(herbs, dots) => (herbs, dots),
        };
        let grows = wanted.grown.is_none_or(|grown| dots >> grown & 1 == 1);
        herbs & herb(wanted.ingredient) != 0 && grows
    }
}

impl Hope {
    pub(crate) fn of(puzzle: &Puzzle, answers: &[Answer]) -> Hope {
        let potion = |answer: &Answer| {
            let dots = winning_dots(puzzle, answer)?;
            let both = answer.iter().zip(dots);
            Some(both.map(|(&ingredient, grown)| Wanted { ingredient, grown }).collect())
        };
        Hope { potions: answers.iter().filter_map(potion).collect() }
    }

    /// Whether some potion of the recipe's length that surely wins can still be brewed in a
    /// cauldron, or tested for a Guesser cell, without the help of further effects.
    ///
    /// It is never denied wrongly. It may be wrongly hoped where plants would grow in each
    /// other's way, or where the time is too short.
    pub(crate) fn remains(&self, position: &Position) -> bool {
        if self.guesser_left(position) {
            return true;
        }
        let sections = position.printed().sections.len() as u8;
        (0..sections).any(|section| {
            let open = || position.open_of(section).map(|(_, filled)| filled);
            open().next().is_some() && {
                let sources = sources(position, section);
                open()
                    .any(|filled| self.potions.iter().any(|p| fits(position, filled, p, &sources)))
            }
        })
    }

    /// Whether a Guesser cell can still be planted with something that is in a potion.
    fn guesser_left(&self, position: &Position) -> bool {
        let guessers = position.guessers();
        if position.is_crossing() || guessers.is_empty() {
            return false;
        }
        let sections = position.printed().sections.len() as u8;
        (0..sections).filter(|&s| !position.empty(s).and(guessers).is_empty()).any(|section| {
            let own = specialties(position, section);
            self.potions.iter().flatten().any(|wanted| own & herb(wanted.ingredient) != 0)
        })
    }
}

/// What a witch of a section can have: what is in her own gardens, and in those of others who
/// play with her.
fn sources(position: &Position, section: u8) -> Vec<Source> {
    let mut sources = Vec::new();
    if position.is_crossing() {
        return sources;
    }
    let sections = 0..position.printed().sections.len() as u8;
    for theirs in sections.filter(|&s| s == section || position.is_together()) {
        let own = specialties(position, theirs);
        let cells = position.growing(theirs).or(position.empty(theirs));
        for spot in cells.iter() {
            for layer in 0..2 {
                match position.holds(Place { spot, layer }) {
                    Holds::Closed => {}
                    Holds::Nothing => sources.push(Source::Room(own, reach(position, spot, 1))),
                    Holds::Plant(pour) => {
                        let dots = reach(position, spot, pour.grown);
                        sources.push(Source::Plant(pour.ingredient, dots));
                    }
                }
            }
        }
    }
    sources
}

/// The dots that a plant with so many can come to in a cell.
fn reach(position: &Position, spot: Spot, grown: u8) -> Dots {
    let (step, most) = match position.printed().special(spot) {
        Some(Special::LowCeiling) => (1, 2),
        Some(Special::FertileGround) => (2, position.printed().longest),
        _ => (1, position.printed().longest),
    };
    let mut dots = 1 << grown;
    let mut at = grown;
    while at < most {
        at = (at + step).min(most);
        dots |= 1 << at;
    }
    dots
}

/// Whether a cauldron can come to hold a potion.
fn fits(position: &Position, filled: &Filled, potion: &[Wanted], sources: &[Source]) -> bool {
    let held = filled.brew.pours();
    let begins = held.len() <= potion.len()
        && held.iter().zip(potion).all(|(pour, wanted)| {
            pour.ingredient == wanted.ingredient
                && wanted.grown.is_none_or(|grown| grown == pour.grown)
        });
    let rest = potion.get(held.len()..).unwrap_or_default();
    let room = usize::from(filled.room);
    // Edition 1 fills what is left with something that is not counted.
    begins && rest.len() <= room && all_matched(rest, sources) && {
        // What is complete may still be closed by crossing out.
        !position.is_crossing() || rest.is_empty() && position.has_closing()
    }
}

/// Whether each of `rest` can have a source of its own.
fn all_matched(rest: &[Wanted], sources: &[Source]) -> bool {
    let mut taken: Vec<Option<usize>> = vec![None; sources.len()];
    (0..rest.len()).all(|want| {
        let mut seen = vec![false; sources.len()];
        place(want, rest, sources, &mut taken, &mut seen)
    })
}

/// Gives one its source, moving others to another where that is needed.
fn place(
    want: usize,
    rest: &[Wanted],
    sources: &[Source],
    taken: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for (i, source) in sources.iter().enumerate() {
        if seen[i] || !source.can_be(rest[want]) {
            continue;
        }
        seen[i] = true;
        let free = match taken[i] {
            None => true,
            Some(other) => place(other, rest, sources, taken, seen),
        };
        if free {
            taken[i] = Some(want);
            return true;
        }
    }
    false
}
