//! Results as plots, in SVG and as PNG from the same tree.

mod cells;
mod effects;
mod lengths;
mod techniques;
mod wins;

use std::path::{Path, PathBuf};

use svg::node::element::{Group, SVG};

use cauldron_press::witches::playtest::{Lineup, Skill};

use super::drawing::{self, INK, block, fitted_text, text};
use super::findings::Findings;
use super::study::Report;
use super::{Failure, counted, write};

/// Width of a plot, in mm.
const WIDTH: f64 = 200.0;
const LEFT: f64 = 20.0;
const RIGHT: f64 = 192.0;
/// Top of the plot area below the title, in mm.
const TOP: f64 = 26.0;

/// A plot with its file name, title and height.
struct Plot {
    name: String,
    title: String,
    height: f64,
    parts: Vec<Group>,
}

/// Draws the results into `folder` and returns the paths of the files.
pub fn draw(report: &Report, findings: &Findings, folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure(format!("cannot make {}: {error}", folder.display())))?;
    let mut plots = lengths::plots(report);
    plots.push(wins::plot(report, findings));
    plots.extend(cells::plots(report));
    plots.extend(effects::plot(findings));
    plots.extend(techniques::plot(report));
    let mut written = Vec::new();
    for plot in plots {
        let svg = plot.svg(report).to_string();
        let png = drawing::png(&svg, &plot.title)?;
        let svg = drawing::outline_texts(&svg, &plot.title)?;
        for (ending, bytes) in [("svg", svg.as_bytes()), ("png", &png)] {
            let path = folder.join(format!("{}.{ending}", plot.name));
            write(&path, bytes)?;
            written.push(path);
        }
    }
    Ok(written)
}

impl Plot {
    fn svg(&self, report: &Report) -> SVG {
        let games = report.study.games_on(report.sheets.len() as u64);
        let sheets = counted(report.sheets.len() as u64, "sheet");
        let of = format!("{} on {sheets}", counted(games, "game"));
        let heading = text(LEFT, 11.0, 6.0, "start", &self.title).set("font-weight", 700);
        let root = drawing::root((WIDTH, self.height))
            .add(heading.set("fill", INK))
            .add(fitted_text((LEFT, 17.5), 3.4, RIGHT, &of));
        self.parts.iter().cloned().fold(root, SVG::add)
    }
}

/// Colour of a lineup. If its skills differ, the colour depends on `place`, its index in the study.
fn colour(lineup: &Lineup, place: usize) -> &'static str {
    const MIXED: [&str; 4] = ["#2f7d72", "#b58a1e", "#45618f", "#8f4564"];
    let plain =
        [(Skill::Careless, "#9a96a5"), (Skill::Typical, "#8a62b5"), (Skill::Expert, "#a03c1c")];
    let plain = plain.into_iter().find(|(skill, _)| lineup.is_all(*skill));
    plain.map_or(MIXED[place % MIXED.len()], |(_, colour)| colour)
}

/// Draws `lineups` with their colours in a right-aligned row.
fn legend(lineups: &[Lineup], y: f64) -> Group {
    let mut group = Group::new();
    let mut x = RIGHT;
    for (place, lineup) in lineups.iter().enumerate().rev() {
        let name = lineup.to_string();
        group = group.add(text(x, y, 3.2, "end", &name).set("fill", INK));
        x -= drawing::width(&name, 3.2) + 4.5;
        group = group.add(block((x, y - 2.6), (3.0, 3.0), colour(lineup, place)));
        x -= 4.0;
    }
    group
}

/// Name of a level by number; `None` is for custom settings.
fn level(number: Option<u8>) -> String {
    number.map_or_else(|| "custom".to_owned(), |number| format!("level {number}"))
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
