//! Histogram of game lengths, as lines of text and as a drawing.

use std::path::{Path, PathBuf};

use svg::node::element::path::Data;
use svg::node::element::{Group, Path as Shape};

use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message};

use super::percent;
use crate::cli::drawing::{
    self, INK, RULE, SOFT_INK, block, fitted_text, line, round_step, rounded, text,
};
use crate::cli::failure::Result;

/// Width and height of the drawing, mm.
const SIZE: (f64, f64) = (200.0, 120.0);
/// Area of the bars: left, top, right, bottom, mm.
const FIELD: (f64, f64, f64, f64) = (20.0, 33.0, 192.0, 104.0);

const BAR: &str = "#a887c9";
const CURVE: &str = "#a03c1c";

/// Parses the path of a plot, whose extension selects SVG or PNG.
pub fn path(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    match ending(&path).as_deref() {
        Some("svg" | "png") => Ok(path),
        _ => Err(format!("cannot plot into {text:?}; use a file that ends in .svg or .png")),
    }
}

fn ending(path: &Path) -> Option<String> {
    Some(path.extension()?.to_str()?.to_lowercase())
}

/// Plot of the distribution of the lengths of games. `lines` are the two lines of text below the
/// title.
pub struct LengthPlot {
    pub title: Message,
    pub lines: [Message; 2],
    /// Lengths in ascending order, each with its share of games.
    pub lengths: Vec<(usize, f64)>,
    /// Lengths at 5 %, 50 % and 95 %.
    pub quantiles: [usize; 3],
    /// Exact share of each length, indexed by length from 0.
    pub curve: Option<Vec<f64>>,
}

impl LengthPlot {
    /// Returns the content of the file, as SVG or PNG by the extension of `path`.
    pub fn file(&self, path: &Path, language: &Language) -> Result<Vec<u8>> {
        let svg = self.svg(language);
        if ending(path).as_deref() == Some("svg") {
            return drawing::outline_texts(&svg, &language.format(&self.title))
                .map(String::into_bytes);
        }
        drawing::png(&svg, &language.format(&self.title))
    }

    fn svg(&self, language: &Language) -> String {
        let histogram = Histogram::new(&self.lengths, 130);
        let (first, last) = match (histogram.bins.first(), histogram.bins.last()) {
            (Some(first), Some(last)) => (first.from, last.to),
            _ => (0, 0),
        };
        let width = histogram.bins.first().map_or(1, |bin| bin.to - bin.from + 1);
        let axes =
            Axes { first: first as f64, last: last as f64 + 1.0, most: histogram.most() * 1.06 };
        let mut root = drawing::root(SIZE).add(
            text(FIELD.0, 11.0, 6.0, "start", &language.format(&self.title))
                .set("font-weight", 700)
                .set("fill", INK),
        );
        for (i, line) in self.lines.iter().enumerate() {
            root = root.add(fitted_text(
                (FIELD.0, 17.5 + 5.0 * i as f64),
                3.4,
                FIELD.2,
                &language.format(line),
            ));
        }
        root = root.add(axes.grid(width, language));
        let mut bars = Group::new();
        for bin in &histogram.bins {
            let (left, right) = (axes.x(bin.from as f64), axes.x(bin.to as f64 + 1.0));
            let gap = ((right - left) * 0.1).min(0.4);
            let top = axes.y(bin.share);
            bars =
                bars.add(block((left + gap / 2.0, top), (right - left - gap, FIELD.3 - top), BAR));
        }
        root = root.add(bars);
        if let Some(curve) = &self.curve {
            root = root.add(axes.curve(curve, width)).add(legend(language));
        }
        let mut beyond = Vec::new();
        let median = language.text(terminal_plot_median());
        for (&at, name) in self.quantiles.iter().zip(["5 %", &median, "95 %"]) {
            if at as f64 >= axes.last {
                beyond.push(format!("{name}: {at}"));
                continue;
            }
            let x = axes.x(at as f64 + 0.5);
            let bar = line((x, FIELD.1 - 2.0), (x, FIELD.3), INK).set("stroke-dasharray", "1.2 1");
            let label = text(x, FIELD.1 - 3.2, 3.2, "middle", &format!("{name}: {at}"));
            root = root.add(bar).add(label.set("fill", INK));
        }
        if histogram.longer > 0.0 {
            let share = format!("{:.2}", 100.0 * histogram.longer);
            let mut summary = language.text(terminal_plot_longer(share));
            if !beyond.is_empty() {
                summary += &format!(" ({})", beyond.join(", "));
            }
            // Above the bars that the text overlaps.
            let under = histogram.bins.iter().skip(histogram.bins.len() / 2);
            let highest = under.fold(0.0f64, |most, bin| most.max(bin.share));
            let y = (FIELD.3 - 8.0).min(axes.y(highest) - 2.0);
            root = root.add(text(FIELD.2, y, 3.0, "end", &summary).set("fill", SOFT_INK));
        }
        root.to_string()
    }
}

struct Axes {
    first: f64,
    last: f64,
    most: f64,
}

impl Axes {
    fn x(&self, length: f64) -> f64 {
        FIELD.0 + (FIELD.2 - FIELD.0) * (length - self.first) / (self.last - self.first)
    }

    fn y(&self, share: f64) -> f64 {
        FIELD.3 - (FIELD.3 - FIELD.1) * if self.most > 0.0 { share / self.most } else { 0.0 }
    }

    /// Draws tick marks with their numbers, and the name of the horizontal axis.
    fn grid(&self, width: usize, language: &Language) -> Group {
        let mut group = Group::new().set("fill", SOFT_INK);
        let step = round_step(self.most * 100.0 / 5.0);
        let digits = if step < 0.1 { 2 } else { usize::from(step < 1.0) };
        for i in 0.. {
            let percent = f64::from(i) * step;
            if percent > self.most * 100.0 || step <= 0.0 {
                break;
            }
            let y = self.y(percent / 100.0);
            group = group.add(line((FIELD.0, y), (FIELD.2, y), RULE)).add(text(
                FIELD.0 - 2.0,
                y + 1.1,
                3.2,
                "end",
                &format!("{percent:.digits$} %"),
            ));
        }
        let step = round_step((self.last - self.first) / 12.0).max(1.0);
        let mut at = (self.first / step).ceil() * step;
        while at < self.last {
            let x = self.x(at + 0.5);
            group = group.add(line((x, FIELD.3), (x, FIELD.3 + 1.5), SOFT_INK)).add(text(
                x,
                FIELD.3 + 5.0,
                3.2,
                "middle",
                &format!("{at:.0}"),
            ));
            at += step;
        }
        let unit = language.text(match width {
            1 => terminal_plot_shares(),
            _ => terminal_plot_steps(width),
        });
        group.add(line((FIELD.0, FIELD.3), (FIELD.2, FIELD.3), SOFT_INK)).add(text(
            (FIELD.0 + FIELD.2) / 2.0,
            FIELD.3 + 11.0,
            3.4,
            "middle",
            &unit,
        ))
    }

    /// Draws `chances`, the exact share of each length, summed over the width of a bar.
    fn curve(&self, chances: &[f64], width: usize) -> Shape {
        let mut data = Data::new();
        let mut begun = false;
        for bin in chances.chunks(width).enumerate() {
            let at = (bin.0 * width) as f64;
            if at < self.first || at >= self.last {
                continue;
            }
            let share = bin.1.iter().fold(0.0, |sum, c| sum + c);
            let point = (rounded(self.x(at + width as f64 / 2.0)), rounded(self.y(share)));
            data = if begun { data.line_to(point) } else { data.move_to(point) };
            begun = true;
        }
        Shape::new()
            .set("d", data)
            .set("fill", "none")
            .set("stroke", CURVE)
            .set("stroke-width", 0.5)
            .set("stroke-linejoin", "round")
    }
}

fn legend(language: &Language) -> Group {
    let (y, summary) = (22.5 - 1.1, language.text(terminal_plot_curve()));
    Group::new()
        .add(line((FIELD.2 - 32.0, y), (FIELD.2 - 26.0, y), CURVE).set("stroke-width", 0.5))
        .add(text(FIELD.2, 22.5, 3.2, "end", &summary).set("fill", CURVE))
}

/// Share of games in the inclusive range of lengths `from` to `to`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    pub from: usize,
    pub to: usize,
    pub share: f64,
}

/// Game lengths in bins of equal, round width. The longest 0.5 % of games may be beyond the bins.
pub struct Histogram {
    pub bins: Vec<Bin>,
    /// Share of games that are longer than all bins.
    pub longer: f64,
}

impl Histogram {
    /// Sorts `lengths`, ascending and with their shares, into at most `most` bins. If the shares
    /// sum to less than 1, the rest counts as longer than all bins.
    pub fn new(lengths: &[(usize, f64)], most: usize) -> Self {
        let mut seen = 0.0;
        let shown = lengths.iter().position(|&(_, share)| {
            seen += share;
            seen >= 0.995
        });
        let last = shown.map_or(lengths.len().saturating_sub(1), |i| i);
        let (Some(&(shortest, _)), Some(&(longest, _))) = (lengths.first(), lengths.get(last))
        else {
            return Histogram { bins: Vec::new(), longer: 0.0 };
        };
        let width = width(longest - shortest + 1, most);
        let first = shortest / width;
        let mut bins: Vec<Bin> = (first..=longest / width)
            .map(|b| Bin { from: b * width, to: (b + 1) * width - 1, share: 0.0 })
            .collect();
        let listed: f64 = lengths.iter().map(|(_, share)| share).sum();
        let mut longer = if listed < 1.0 - ROUNDING { 1.0 - listed } else { 0.0 };
        for &(length, share) in lengths {
            match bins.get_mut(length / width - first) {
                Some(bin) => bin.share += share,
                None => longer += share,
            }
        }
        Histogram { bins, longer }
    }

    pub fn most(&self) -> f64 {
        self.bins.iter().fold(0.0, |most, bin| most.max(bin.share))
    }

    pub fn lines(&self) -> Vec<String> {
        let most = self.most();
        let label = |bin: &Bin| match bin.from == bin.to {
            true => bin.from.to_string(),
            false => format!("{}-{}", bin.from, bin.to),
        };
        let mut rows: Vec<(String, f64)> =
            self.bins.iter().map(|bin| (label(bin), bin.share)).collect();
        if let Some(last) = self.bins.last()
            && self.longer > 0.0
        {
            rows.push((format!("{}+", last.to + 1), self.longer));
        }
        let width = rows.iter().map(|(label, _)| label.len()).max().unwrap_or(0);
        rows.iter()
            .map(|(label, share)| {
                let share_text = percent(*share);
                let line = format!("  {label:>width$} {share_text:>9} {}", bar(*share, most));
                line.trim_end().to_owned()
            })
            .collect()
    }
}

/// Rounding error that the sum of all shares may have.
const ROUNDING: f64 = 1e-6;

/// Draws a bar in eighths of a character, so that small differences are visible.
fn bar(share: f64, most: f64) -> String {
    const BLOCKS: [char; 8] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
    const WIDTH: f64 = 48.0;
    if most <= 0.0 {
        return String::new();
    }
    let eighths = (share.min(most) / most * WIDTH * 8.0).round() as usize;
    let mut bar = "█".repeat(eighths / 8);
    bar.push(BLOCKS[eighths % 8]);
    bar
}

/// Returns the smallest bin width of 1, 2, 5, 10, 20, ... for which `range` lengths fit into `most`
/// bins. One bin is reserved, because bins begin at multiples of the width.
fn width(range: usize, most: usize) -> usize {
    let mut power = 1;
    loop {
        for step in [1, 2, 5] {
            if range.div_ceil(step * power) < most.max(2) {
                return step * power;
            }
        }
        power *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_round_and_hold_all_games() {
        let lengths: Vec<(usize, f64)> = (4..=203).map(|l| (l, 1.0 / 200.0)).collect();
        let histogram = Histogram::new(&lengths, 25);
        assert_eq!((histogram.bins[0].from, histogram.bins[0].to), (0, 9));
        assert_eq!(histogram.bins.len(), 21);
        let sum: f64 = histogram.bins.iter().map(|b| b.share).sum();
        assert!((sum + histogram.longer - 1.0).abs() < 1e-9);
        assert_eq!(histogram.lines().len(), 21);
    }

    #[test]
    fn long_tails_are_one_line() {
        let histogram = Histogram::new(&[(3, 0.5), (4, 0.497), (900, 0.003)], 25);
        assert_eq!(histogram.bins.len(), 2);
        let lines = histogram.lines();
        assert!(lines[2].starts_with("  5+    0.30 %"), "{lines:?}");
        assert!(lines[0].ends_with(&"█".repeat(48)));
        assert!(Histogram::new(&[], 25).lines().is_empty());
    }

    #[test]
    fn what_is_not_listed_is_longer() {
        let histogram = Histogram::new(&[(1, 0.25), (2, 0.25)], 25);
        assert!((histogram.longer - 0.5).abs() < 1e-9);
        assert!(histogram.lines()[2].starts_with("  3+   50.00 %"), "{:?}", histogram.lines());
    }
}
