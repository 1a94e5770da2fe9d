//! What colours and pictures look like. Every colour has a suit, so that it can be told
//! apart without seeing colours.

use crate::page::symbols::{Symbol, symbol};
use crate::race::{Colour, Picture};

/// The ground of pictures, of start and of finish.
pub(super) const PALE: &str = "#fffaf0";
/// The boards of a bridge, their joints, and its rails.
pub(super) const WOOD: &str = "#e2b878";
pub(super) const JOINT: &str = "#a5763f";
pub(super) const RAIL: &str = "#8a5a2b";

/// The fill of a colour's spaces and cards.
pub(super) fn fill(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#e2574f",
        Colour::Purple => "#9a6cc9",
        Colour::Yellow => "#f7d150",
        Colour::Blue => "#559fe2",
        Colour::Orange => "#f28f3f",
        Colour::Green => "#72b95a",
    }
}

/// The suit of a colour.
pub(super) fn suit(colour: Colour) -> Symbol {
    match colour {
        Colour::Red => symbol!("suit-heart"),
        Colour::Purple => symbol!("suit-gem"),
        Colour::Yellow => symbol!("suit-star"),
        Colour::Blue => symbol!("suit-drop"),
        Colour::Orange => symbol!("suit-bell"),
        Colour::Green => symbol!("suit-leaf"),
    }
}

/// The drawing of a picture.
pub(super) fn picture(picture: Picture) -> Symbol {
    const ALL: [Symbol; Picture::COUNT] = [
        symbol!("cat"),
        symbol!("pumpkin"),
        symbol!("potion"),
        symbol!("mushroom"),
        symbol!("moon"),
        symbol!("witch-hat"),
    ];
    ALL[picture.index()]
}
