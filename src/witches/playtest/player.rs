//! Who plays, and the one who does whatever is allowed.

use super::game::{Brew, Due, Move, Position, herbs};
use crate::common::stream::Stream;
use crate::witches::deal::Facts;
use crate::witches::puzzle::Pour;
use crate::witches::table::Test;

/// All that players see: the board, the log and the facts of the sheet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'g> {
    pub(crate) position: &'g Position,
    /// The log, the oldest test first.
    pub(crate) tests: &'g [Test],
    pub(crate) facts: &'g Facts,
}

/// A mind that plays one witch, or several who play together and share all they know.
pub(crate) trait Player {
    /// Chooses one of the moves that `witch` can make now; for a free potion, any that the
    /// position permits.
    fn choose(&mut self, view: &View<'_>, witch: u8, legal: &[Move], stream: &mut Stream) -> Move;

    /// Whether the answer is certain to this player, after the tests of the view.
    fn is_certain(&mut self, view: &View<'_>) -> bool {
        let _ = view;
        false
    }
}

/// Chooses at random what to do, and then how.
pub(super) struct Careless;

impl Player for Careless {
    fn choose(&mut self, view: &View<'_>, witch: u8, legal: &[Move], stream: &mut Stream) -> Move {
        let Some(&first) = legal.first() else { return Move::Pass };
        if let Due::Last = view.position.due(witch) {
            return any_potion(view, stream).map_or(first, Move::Brew);
        }
        if legal.len() == 1 {
            return first;
        }
        let mut kinds: Vec<_> = Vec::with_capacity(8);
        for kind in legal.iter().map(std::mem::discriminant) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = kinds[stream.below(kinds.len())];
        let of_kind = |m: &&Move| std::mem::discriminant(*m) == kind;
        let chosen = stream.below(legal.iter().filter(of_kind).count());
        legal.iter().filter(of_kind).nth(chosen).copied().unwrap_or(first)
    }
}

/// A potion of a length that the recipe can have, with no ingredient twice.
fn any_potion(view: &View<'_>, stream: &mut Stream) -> Option<Brew> {
    let printed = view.position.printed();
    let mut all: Vec<_> = herbs(printed.ingredients).collect();
    stream.shuffle(&mut all);
    let lengths = view.facts.recipe.range();
    let length = usize::from(*lengths.start()) + stream.below(lengths.count());
    let pours: Vec<Pour> =
        (1..).zip(all).take(length).map(|(grown, ingredient)| Pour { ingredient, grown }).collect();
    Brew::of(&pours)
}
