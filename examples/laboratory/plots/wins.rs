//! Plot of win rates by level and number of players, with a row of bars for each lineup.

use svg::node::element::Group;

use cauldron_press::common::players::Players;

use super::{LEFT, Plot, RIGHT, TOP, colour, level};
use crate::drawing::{INK, RULE, SOFT_INK, block, line, text};
use crate::findings::{Findings, GroupFigures};
use crate::study::Report;

/// Height of a row of bars, in mm.
const ROW: f64 = 46.0;
/// Height of the labels below a row, in mm.
const BELOW: f64 = 17.0;
/// Gap between levels, as a share of a bar's width.
const GAP: f64 = 0.8;

pub(super) fn plot(report: &Report, findings: &Findings) -> Plot {
    let mut parts = Vec::new();
    let mut top = TOP + 4.0;
    for (place, lineup) in report.study.lineups.iter().enumerate() {
        let bars: Vec<&GroupFigures> =
            findings.groups.iter().filter(|group| group.lineup == *lineup).collect();
        let name = lineup.to_string();
        parts.push(row(&bars, &report.study.players, top, colour(lineup, place)));
        let name = text(LEFT, top - 2.0, 3.8, "start", &name).set("font-weight", 700);
        parts.push(Group::new().add(name.set("fill", INK)));
        top += ROW + BELOW;
    }
    let axis = "part of games that are won, by level and number of players";
    let axis = text((LEFT + RIGHT) / 2.0, top - 3.0, 3.4, "middle", axis).set("fill", SOFT_INK);
    parts.push(Group::new().add(axis));
    Plot {
        name: "wins".to_owned(),
        title: "How many games are won".to_owned(),
        height: top + 2.0,
        parts,
    }
}

fn row(bars: &[&GroupFigures], players: &[Players], top: f64, fill: &str) -> Group {
    let bottom = top + ROW;
    let y = |share: f64| bottom - ROW * share;
    let mut group = Group::new();
    for percent in [0, 25, 50, 75, 100] {
        let y = y(f64::from(percent) / 100.0);
        let label = text(LEFT - 2.0, y + 1.1, 3.2, "end", &format!("{percent} %"));
        group = group.add(line((LEFT, y), (RIGHT, y), RULE)).add(label.set("fill", SOFT_INK));
    }
    // The groups of a level are adjacent.
    let of_level = players.len().max(1);
    let levels = bars.len().div_ceil(of_level).max(1);
    let width = (RIGHT - LEFT) / (levels as f64 * (of_level as f64 + GAP));
    for (i, bar) in bars.iter().enumerate() {
        let (group_of, place) = (i / of_level, i % of_level);
        let x =
            LEFT + width * (group_of as f64 * (of_level as f64 + GAP) + place as f64 + GAP / 2.0);
        let middle = x + width / 2.0;
        let wins = bar.figures.wins;
        let count = bar.players.count().to_string();
        group = group
            .add(block((x + width * 0.1, y(wins.share)), (width * 0.8, ROW * wins.share), fill))
            .add(line((middle, y(wins.low)), (middle, y(wins.high)), INK))
            .add(text(middle, bottom + 3.6, 2.8, "middle", &count).set("fill", SOFT_INK));
        if place == 0 {
            let centre = x + width * of_level as f64 / 2.0;
            let name = text(centre, bottom + 8.2, 3.2, "middle", &level(bar.level));
            group = group.add(name.set("fill", INK));
        }
    }
    group.add(line((LEFT, bottom), (RIGHT, bottom), SOFT_INK))
}
