//! Lengths in bins, for the terminal and for the plot.

use super::args::percent;

/// The share of games in a range of lengths.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// Shortest length in the bin.
    pub from: usize,
    /// Longest length in the bin.
    pub to: usize,
    /// Part of all games.
    pub share: f64,
}

/// Lengths in bins of equal, round width; the longest 1 of 200 games left out.
pub struct Histogram {
    pub bins: Vec<Bin>,
    /// The share of the games that are longer than all bins.
    pub longer: f64,
}

impl Histogram {
    /// Puts lengths, ascending and with their shares, into at most `most` bins. What the
    /// shares lack of a whole is longer than all of them.
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

    /// The share of the fullest bin.
    pub fn most(&self) -> f64 {
        self.bins.iter().fold(0.0, |most, bin| most.max(bin.share))
    }

    /// A line of text for each bin.
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

/// What rounding may take from the sum of all shares.
const ROUNDING: f64 = 1e-6;

/// Eighths of a block, so that small differences show.
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

/// The smallest of 1, 2, 5, 10, 20, ... that needs at most so many bins, one more for the
/// bins' fixed bounds.
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
