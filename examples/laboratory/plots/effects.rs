//! Plot of the effect of each ingredient effect on the hardness of a sheet.

use svg::node::element::{Circle, Group};

use super::{Plot, RIGHT, TOP};
use crate::drawing::{INK, RULE, SOFT_INK, line, n, round_step, text};
use crate::findings::{Contrast, Findings};

/// Distance between rows, in mm.
const ROW: f64 = 4.6;
/// Right end of the names, in mm.
const NAMES: f64 = 46.0;
/// Smallest number of puzzles with an effect ([`Contrast::with`]); the figures of rarer effects are
/// too uncertain.
const FEWEST: u64 = 5;

const HARDER: &str = "#a03c1c";
const EASIER: &str = "#2f7d72";

/// Returns `None` if no effect has enough puzzles.
pub(super) fn plot(findings: &Findings) -> Option<Plot> {
    let effects: Vec<&Contrast> =
        findings.effects.iter().filter(|effect| effect.with >= FEWEST).collect();
    let reach = effects.iter().map(|e| e.difference.abs() + e.within);
    let most = reach.fold(0.0, f64::max).max(1.0);
    // The intervals must not overlap the names.
    let left = NAMES + 3.0;
    let middle = (left + RIGHT) / 2.0;
    let x = |difference: f64| middle + (RIGHT - middle) * difference / most;
    let bottom = TOP + ROW * effects.len() as f64;
    let mut group = Group::new();
    let step = round_step(most / 4.0);
    for i in -5..=5 {
        let at = f64::from(i) * step;
        if at.abs() > most {
            continue;
        }
        let stroke = if i == 0 { SOFT_INK } else { RULE };
        let value = if i == 0 { "0".to_owned() } else { format!("{at:+.0}") };
        let label = text(x(at), bottom + 4.5, 3.2, "middle", &value);
        group = group
            .add(line((x(at), TOP - 2.0), (x(at), bottom), stroke))
            .add(label.set("fill", SOFT_INK));
    }
    for (i, effect) in effects.iter().enumerate() {
        let y = TOP + ROW * (i as f64 + 0.4);
        let colour = match effect {
            e if e.difference - e.within > 0.0 => HARDER,
            e if e.difference + e.within < 0.0 => EASIER,
            _ => SOFT_INK,
        };
        let name = format!("{} ({})", effect.effect.name(), effect.with);
        let (low, high) = (effect.difference - effect.within, effect.difference + effect.within);
        let dot = Circle::new().set("cx", n(x(effect.difference))).set("cy", n(y)).set("r", 0.9);
        group = group
            .add(text(NAMES, y + 1.1, 3.2, "end", &name).set("fill", INK))
            .add(line((x(low), y), (x(high), y), colour).set("stroke-width", 0.5))
            .add(dot.set("fill", colour));
    }
    let axis = "how much harder sheets with it are than others of their level, in thousandths, \
                with 95 % intervals";
    let axis = text(100.0, bottom + 10.0, 3.4, "middle", axis).set("fill", SOFT_INK);
    let parts = vec![group.add(axis)];
    let title = "What an effect does to a sheet".to_owned();
    let plot = Plot { name: "effects".to_owned(), title, height: bottom + 15.0, parts };
    (!effects.is_empty()).then_some(plot)
}
