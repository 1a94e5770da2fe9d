//! Plots of the length of games, for each number of players.

use svg::node::element::path::Data;
use svg::node::element::{Group, Path as Shape};

use cauldron_press::common::counts::Counts;
use cauldron_press::common::players::Players;

use super::{LEFT, Plot, RIGHT, TOP, colour, legend};
use crate::counted;
use crate::drawing::{RULE, SOFT_INK, line, round_step, rounded, text};
use crate::study::Report;

const HEIGHT: f64 = 110.0;
const BOTTOM: f64 = 95.0;
/// Largest number of steps of a [`Curve`].
const STEPS: usize = 60;

/// Shares of lengths, in steps of equal width.
struct Curve {
    colour: &'static str,
    shares: Vec<f64>,
}

pub(super) fn plots(report: &Report) -> Vec<Plot> {
    let of = |&players: &Players| plot(report, players);
    report.study.players.iter().map(of).collect()
}

fn plot(report: &Report, players: Players) -> Plot {
    let lineups = &report.study.lineups;
    let all: Vec<Counts> = lineups
        .iter()
        .map(|lineup| {
            let wanted = report.outcomes_where(|_, p, l| p == players && l == lineup);
            wanted.turns().clone()
        })
        .collect();
    let lengths = || all.iter().flat_map(|counts| counts.pairs().map(|(length, _)| length));
    let first = lengths().min().unwrap_or(0);
    let last = lengths().max().unwrap_or(0);
    let step = (last - first + 1).div_ceil(STEPS).max(1);
    let curves: Vec<Curve> = (0..)
        .zip(lineups.iter().zip(&all))
        .map(|(place, (lineup, counts))| Curve {
            colour: colour(lineup, place),
            shares: shares(counts, first, last, step),
        })
        .collect();
    let most = curves.iter().flat_map(|c| &c.shares).fold(0.0, |most: f64, &s| most.max(s));
    let axes = Axes { first: first as f64, last: last as f64 + 1.0, most: most * 1.06 };
    let mut parts = vec![axes.grid()];
    parts.extend(curves.iter().map(|curve| axes.curve(curve, step)));
    parts.push(legend(lineups, 17.5));
    let title = format!("How long games of {} are", counted(players.count().into(), "player"));
    Plot { name: format!("lengths-{}p", players.count()), title, height: HEIGHT, parts }
}

fn shares(counts: &Counts, first: usize, last: usize, step: usize) -> Vec<f64> {
    let games = counts.games().max(1) as f64;
    let mut shares = vec![0.0; (last - first) / step + 1];
    for (length, n) in counts.pairs() {
        shares[(length - first) / step] += n as f64 / games / step as f64;
    }
    shares
}

struct Axes {
    first: f64,
    last: f64,
    most: f64,
}

impl Axes {
    fn x(&self, length: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * (length - self.first) / (self.last - self.first)
    }

    fn y(&self, share: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * if self.most > 0.0 { share / self.most } else { 0.0 }
    }

    fn grid(&self) -> Group {
        let mut group = Group::new().set("fill", SOFT_INK);
        let step = round_step(self.most * 100.0 / 5.0);
        let digits = usize::from(step < 1.0);
        for i in 0.. {
            let percent = f64::from(i) * step;
            if percent > self.most * 100.0 || step <= 0.0 {
                break;
            }
            let y = self.y(percent / 100.0);
            let label = format!("{percent:.digits$} %");
            group = group.add(line((LEFT, y), (RIGHT, y), RULE)).add(text(
                LEFT - 2.0,
                y + 1.1,
                3.2,
                "end",
                &label,
            ));
        }
        let step = round_step((self.last - self.first) / 12.0).max(1.0);
        let mut at = (self.first / step).ceil() * step;
        while at < self.last {
            let x = self.x(at + 0.5);
            group = group.add(line((x, BOTTOM), (x, BOTTOM + 1.5), SOFT_INK)).add(text(
                x,
                BOTTOM + 5.0,
                3.2,
                "middle",
                &format!("{at:.0}"),
            ));
            at += step;
        }
        group.add(line((LEFT, BOTTOM), (RIGHT, BOTTOM), SOFT_INK)).add(text(
            (LEFT + RIGHT) / 2.0,
            BOTTOM + 10.5,
            3.4,
            "middle",
            "turns of a game, and their share of games",
        ))
    }

    /// Draws a step function with a light fill, so that other curves remain visible.
    fn curve(&self, curve: &Curve, step: usize) -> Group {
        let end = |i: usize| rounded(self.x((self.first + (i * step) as f64).min(self.last)));
        let mut data = Data::new().move_to((end(0), BOTTOM));
        for (i, &share) in curve.shares.iter().enumerate() {
            let y = rounded(self.y(share));
            data = data.line_to((end(i), y)).line_to((end(i + 1), y));
        }
        data = data.line_to((end(curve.shares.len()), BOTTOM));
        let stairs = Shape::new()
            .set("d", data)
            .set("fill", curve.colour)
            .set("fill-opacity", 0.16)
            .set("stroke", curve.colour)
            .set("stroke-width", 0.5)
            .set("stroke-linejoin", "round");
        Group::new().add(stairs)
    }
}
