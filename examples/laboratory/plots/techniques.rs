//! Plot of the hardest reasoning in games, by level, with a ladder of techniques for each lineup.

use svg::node::element::Group;

use cauldron_press::witches::playtest::Lineup;
use cauldron_press::witches::settings::{Level, Settings};

use super::{Plot, RIGHT, TOP, colour, level, percent};
use crate::drawing::{INK, RULE, SOFT_INK, block, line, text};
use crate::study::Report;

/// Height of a rung, in mm.
const RUNG: f64 = 6.0;
/// Height of the heading of a ladder, in mm.
const ABOVE: f64 = 13.0;
/// Right end of the names, in mm.
const NAMES: f64 = 52.0;

/// Returns `None` if no reasoning was analysed.
pub(super) fn plot(report: &Report) -> Option<Plot> {
    let (mut parts, mut top) = (Vec::new(), TOP);
    for (place, lineup) in report.study.lineups.iter().enumerate() {
        if let Some((ladder, bottom)) = ladder(report, lineup, place, top) {
            parts.push(ladder);
            top = bottom + 4.0;
        }
    }
    let axis = "part of games in which this is the hardest reasoning";
    let axis = text((NAMES + RIGHT) / 2.0, top + 4.0, 3.4, "middle", axis).set("fill", SOFT_INK);
    let is_empty = parts.is_empty();
    parts.push(Group::new().add(axis));
    let title = "The reasoning that games take".to_owned();
    let plot = Plot { name: "techniques".to_owned(), title, height: top + 9.0, parts };
    (!is_empty).then_some(plot)
}

fn ladder(report: &Report, lineup: &Lineup, place: usize, top: f64) -> Option<(Group, f64)> {
    let settings = &report.study.settings;
    let of = |wanted: &Settings| {
        let outcomes = report.outcomes_where(|s, _, l| s == wanted && l == lineup);
        outcomes.techniques().collect::<Vec<_>>()
    };
    let all: Vec<_> = settings.iter().map(of).collect();
    let games: Vec<u64> =
        all.iter().map(|rungs| rungs.iter().map(|(.., games)| games).sum()).collect();
    let rungs = all.first().filter(|_| games.iter().any(|&games| games > 0))?.len();
    let first = top + ABOVE;
    let bottom = first + RUNG * rungs as f64;
    let width = (RIGHT - NAMES - 4.0) / settings.len() as f64;
    let name = text(NAMES, top + 4.0, 3.8, "start", &lineup.to_string());
    let mut group = Group::new().add(name.set("font-weight", 700).set("fill", INK));
    for (rung, (technique, ..)) in all[0].iter().enumerate() {
        // The hardest technique is at the top.
        let y = bottom - RUNG * (rung as f64 + 1.0);
        let name = text(NAMES - 2.0, y + 4.2, 3.2, "end", &technique.name().to_string());
        group = group.add(name.set("fill", INK)).add(line((NAMES, y), (RIGHT, y), RULE));
    }
    for (column, (rungs, &games)) in all.iter().zip(&games).enumerate() {
        let left = NAMES + 2.0 + width * column as f64;
        let name = level(settings[column].level().map(Level::number));
        let name = text(left + 1.0, first - 2.0, 3.2, "start", &name);
        group = group.add(name.set("fill", SOFT_INK));
        for (rung, (.., hardest)) in rungs.iter().enumerate().filter(|(_, (.., n))| *n > 0) {
            let share = *hardest as f64 / games as f64;
            let y = bottom - RUNG * (rung as f64 + 1.0);
            let long = (width - 12.0).max(1.0) * share;
            let told = text(left + long + 1.0, y + 4.2, 2.8, "start", &percent(share));
            group = group
                .add(block((left, y + 1.0), (long, RUNG - 2.0), colour(lineup, place)))
                .add(told.set("fill", INK));
        }
    }
    Some((group.add(line((NAMES, bottom), (RIGHT, bottom), SOFT_INK)), bottom))
}
