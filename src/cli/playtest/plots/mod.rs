//! What was found, as drawings: SVG, and PNG from the same tree.

mod cells;
mod effects;
mod lengths;
mod techniques;
mod wins;

use std::path::{Path, PathBuf};

use svg::node::element::{Group, SVG};

use cauldron_press::press::WriteError;
use cauldron_press::texts::said::*;
use cauldron_press::texts::{Language, Message};
use cauldron_press::witches::playtest::{Findings, Lineup, Report, Skill};

use super::{Failure, write};
use crate::cli::args::counted;
use crate::cli::drawing::{self, INK, block, fitted, text};

/// The width of a drawing, and its margins, mm.
const WIDTH: f64 = 200.0;
const LEFT: f64 = 20.0;
const RIGHT: f64 = 192.0;
/// Where the drawing begins, below its title.
const TOP: f64 = 26.0;

/// A drawing of a name, with its height.
struct Plot {
    name: String,
    title: Message,
    height: f64,
    parts: Vec<Group>,
}

/// Draws what was found into a folder; the files that were written.
pub fn draw(
    report: &Report,
    findings: &Findings,
    folder: &Path,
    language: &Language,
) -> Result<Vec<PathBuf>, Failure> {
    std::fs::create_dir_all(folder).map_err(|source| {
        let error = WriteError { path: folder.to_owned(), source };
        Failure::Machine(format!("{error}; choose another --plots folder"))
    })?;
    let mut plots = lengths::plots(report, language);
    plots.push(wins::plot(report, findings, language));
    plots.extend(cells::plots(report, language));
    plots.extend(effects::plot(findings, language));
    plots.extend(techniques::plot(report, language));
    let mut written = Vec::new();
    for plot in plots {
        let title = language.say(&plot.title);
        let size = (WIDTH, plot.height);
        let svg = plot.svg(report, language).to_string();
        let png = drawing::png(svg.clone(), &title, size)?;
        for (ending, bytes) in [("svg", svg.as_bytes()), ("png", &png)] {
            let path = folder.join(format!("{}.{ending}", plot.name));
            write(&path, bytes)?;
            written.push(path);
        }
    }
    Ok(written)
}

impl Plot {
    fn svg(&self, report: &Report, language: &Language) -> SVG {
        let title = language.say(&self.title);
        let games = report.study.games_on(report.sheets.len() as u64);
        let sheets = counted(playtest_sheets, report.sheets.len() as u64);
        let of = language.say(&playtest_plot_of(counted(terminal_games, games), sheets));
        let heading = text(LEFT, 11.0, 6.0, "start", &title).set("font-weight", 700);
        let root = drawing::root((WIDTH, self.height)).add(heading.set("fill", INK)).add(fitted(
            (LEFT, 17.5),
            3.4,
            RIGHT,
            &of,
        ));
        self.parts.iter().cloned().fold(root, SVG::add)
    }
}

/// The colour of a lineup, by its place among those of the study where its skills differ.
fn colour(lineup: &Lineup, place: usize) -> &'static str {
    const MIXED: [&str; 4] = ["#2f7d72", "#b58a1e", "#45618f", "#8f4564"];
    let plain =
        [(Skill::Careless, "#9a96a5"), (Skill::Typical, "#8a62b5"), (Skill::Expert, "#a03c1c")];
    let plain = plain.into_iter().find(|(skill, _)| lineup.is_all(*skill));
    plain.map_or(MIXED[place % MIXED.len()], |(_, colour)| colour)
}

/// The lineups with their colours, in a row that ends at the right.
fn legend(lineups: &[Lineup], y: f64, language: &Language) -> Group {
    let mut group = Group::new();
    let mut x = RIGHT;
    for (place, lineup) in lineups.iter().enumerate().rev() {
        let name = language.text(super::tell::named(lineup));
        group = group.add(text(x, y, 3.2, "end", &name).set("fill", INK));
        x -= drawing::width(&name, 3.2) + 4.5;
        group = group.add(block((x, y - 2.6), (3.0, 3.0), colour(lineup, place)));
        x -= 4.0;
    }
    group
}
