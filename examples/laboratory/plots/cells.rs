//! Plots of the use of each cell of the board, for each lineup.

use svg::node::element::Group;

use cauldron_press::witches::board::Side;
use cauldron_press::witches::playtest::Lineup;

use super::{LEFT, Plot, TOP, percent};
use crate::drawing::{INK, SOFT_INK, block, text};
use crate::study::Report;

/// Side of a cell, in mm.
const CELL: f64 = 10.0;
/// Distance from one side of the board to the other, in mm.
const APART: f64 = 92.0;

/// Colour of a cell that is never used.
const NEVER: [f64; 3] = [247.0, 245.0, 250.0];
/// Colour of a cell that is used in every game.
const ALWAYS: [f64; 3] = [74.0, 44.0, 110.0];

pub(super) fn plots(report: &Report) -> Vec<Plot> {
    let of = |(place, lineup)| plot(report, place, lineup);
    (1..).zip(&report.study.lineups).map(of).collect()
}

fn plot(report: &Report, number: usize, lineup: &Lineup) -> Plot {
    let outcomes = report.outcomes_where(|_, _, of| of == lineup);
    let games = outcomes.games().max(1) as f64;
    let mut group = Group::new();
    let sides = [(Side::Front, "front"), (Side::Back, "back")];
    for (place, (side, name)) in (0u8..).zip(sides) {
        let left = LEFT + APART * f64::from(place);
        let name = text(left, TOP + 2.0, 3.8, "start", name);
        group = group.add(name.set("fill", SOFT_INK));
        for (_, cell, times) in outcomes.cells().filter(|(of, ..)| *of == side) {
            let share = (times as f64 / games).min(1.0);
            let at = (left + CELL * f64::from(cell.x), TOP + 5.0 + CELL * f64::from(cell.y));
            let ink = if share > 0.5 { "#ffffff" } else { INK };
            let told = text(at.0 + CELL / 2.0, at.1 + 6.1, 2.8, "middle", &percent(share));
            group = group
                .add(block(at, (CELL - 0.4, CELL - 0.4), &shade(share)))
                .add(told.set("fill", ink));
        }
    }
    let title = format!("Which cells are used: {lineup}");
    let height = TOP + 5.0 + 4.0 * CELL + 6.0;
    Plot { name: format!("cells-{number}"), title, height, parts: vec![group] }
}

/// Colour of `share`, interpolated between [`NEVER`] and [`ALWAYS`].
fn shade(share: f64) -> String {
    let part = |i: usize| (NEVER[i] + (ALWAYS[i] - NEVER[i]) * share).round() as u8;
    format!("#{:02x}{:02x}{:02x}", part(0), part(1), part(2))
}
