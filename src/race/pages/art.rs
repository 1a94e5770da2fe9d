//! What colours and pictures look like. Every colour has a suit, so that it can be told
//! apart without seeing colours.

use crate::page::list::Paint;
use crate::page::symbols::{Symbol, symbol};
use crate::race::{Colour, Picture};
use crate::texts::Message;
use crate::texts::said::*;

/// The ground of pictures, of start and of finish.
pub(super) const PALE: Paint = Paint::own("#fffaf0");
/// The boards of a bridge, their joints, and its rails.
pub(super) const WOOD: Paint = Paint::own("#e2b878");
pub(super) const JOINT: Paint = Paint::own("#a5763f");
pub(super) const RAIL: Paint = Paint::own("#8a5a2b");

/// A row of the table below.
struct Look {
    name: fn() -> Message,
    fill: Paint,
    suit: Symbol,
}

/// How a colour is called and drawn.
fn look(colour: Colour) -> Look {
    let row = |name, fill, suit| Look { name, fill: Paint::own(fill), suit };
    match colour {
        Colour::Red => row(race_red, "#e2574f", symbol!("suit-heart")),
        Colour::Purple => row(race_purple, "#9a6cc9", symbol!("suit-gem")),
        Colour::Yellow => row(race_yellow, "#f7d150", symbol!("suit-star")),
        Colour::Blue => row(race_blue, "#559fe2", symbol!("suit-drop")),
        Colour::Orange => row(race_orange, "#f28f3f", symbol!("suit-bell")),
        Colour::Green => row(race_green, "#72b95a", symbol!("suit-leaf")),
    }
}

/// How pictures are called and drawn.
const PICTURES: [(fn() -> Message, Symbol); Picture::COUNT] = [
    (race_cat, symbol!("cat")),
    (race_pumpkin, symbol!("pumpkin")),
    (race_potion, symbol!("potion")),
    (race_toadstool, symbol!("mushroom")),
    (race_moon, symbol!("moon")),
    (race_hat, symbol!("witch-hat")),
];

/// The name of a colour.
pub(super) fn colour_name(colour: Colour) -> Message {
    (look(colour).name)()
}

/// The fill of a colour's spaces and cards.
pub(super) fn fill(colour: Colour) -> Paint {
    look(colour).fill
}

/// The suit of a colour.
pub(super) fn suit(colour: Colour) -> Symbol {
    look(colour).suit
}

/// The name of a picture.
pub(super) fn picture_name(picture: Picture) -> Message {
    PICTURES[picture.index()].0()
}

/// The drawing of a picture.
pub(super) fn picture(picture: Picture) -> Symbol {
    PICTURES[picture.index()].1
}
