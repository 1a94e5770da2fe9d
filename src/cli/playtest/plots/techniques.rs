//! The hardest reasoning that games take, by level: a ladder of techniques for each lineup.

use svg::node::element::Group;

use cauldron_press::texts::said::*;
use cauldron_press::texts::{Language, Value};
use cauldron_press::witches::playtest::{Lineup, Report};
use cauldron_press::witches::settings::Settings;

use super::{Plot, RIGHT, TOP, colour};
use crate::cli::drawing::{INK, RULE, SOFT_INK, block, line, text};
use crate::cli::playtest::tell::{named, percent};

/// The height of a rung, and of what stands above a ladder.
const RUNG: f64 = 6.0;
const ABOVE: f64 = 13.0;
/// Where the names end.
const NAMES: f64 = 52.0;

/// `None` where no reasoning was looked at.
pub(super) fn plot(report: &Report, language: &Language) -> Option<Plot> {
    let (mut parts, mut top) = (Vec::new(), TOP);
    for (place, lineup) in report.study.lineups.iter().enumerate() {
        if let Some((ladder, bottom)) = ladder(report, lineup, place, top, language) {
            parts.push(ladder);
            top = bottom + 4.0;
        }
    }
    let axis = language.text(playtest_plot_techniques_axis());
    let axis = text((NAMES + RIGHT) / 2.0, top + 4.0, 3.4, "middle", &axis).set("fill", SOFT_INK);
    let is_empty = parts.is_empty();
    parts.push(Group::new().add(axis));
    let title = playtest_plot_techniques();
    let plot = Plot { name: "techniques".to_owned(), title, height: top + 9.0, parts };
    (!is_empty).then_some(plot)
}

fn ladder(
    report: &Report,
    lineup: &Lineup,
    place: usize,
    top: f64,
    language: &Language,
) -> Option<(Group, f64)> {
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
    let name = text(NAMES, top + 4.0, 3.8, "start", &language.text(named(lineup)));
    let mut group = Group::new().add(name.set("font-weight", 700).set("fill", INK));
    for (rung, (technique, ..)) in all[0].iter().enumerate() {
        // The hardest stands on top.
        let y = bottom - RUNG * (rung as f64 + 1.0);
        let name = text(NAMES - 2.0, y + 4.2, 3.2, "end", &language.say(&technique.name()));
        group = group.add(name.set("fill", INK)).add(line((NAMES, y), (RIGHT, y), RULE));
    }
    for (column, (rungs, &games)) in all.iter().zip(&games).enumerate() {
        let left = NAMES + 2.0 + width * column as f64;
        let name = settings[column].level().map_or_else(
            || Value::from(playtest_custom()),
            |level| playtest_plot_level(level.number()).into(),
        );
        let name = text(left + 1.0, first - 2.0, 3.2, "start", &language.text(name));
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
