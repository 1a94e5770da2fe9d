//! Papers that have names: a line each.

use super::Paper;

/// A paper and what it is called; the first name is the one that is said.
pub(super) struct Known {
    pub(super) names: &'static [&'static str],
    pub(super) paper: Paper,
}

const fn mm(names: &'static [&'static str], short: u32, long: u32) -> Known {
    Known { names, paper: Paper::of_mm(short, long) }
}

/// By thousandths of an inch.
const fn mil(names: &'static [&'static str], short: u32, long: u32) -> Known {
    Known { names, paper: Paper::of_mil(short, long) }
}

pub(super) const KNOWN: &[Known] = &[
    // ISO 216.
    mm(&["a0"], 841, 1189),
    mm(&["a1"], 594, 841),
    mm(&["a2"], 420, 594),
    mm(&["a3"], 297, 420),
    mm(&["a4"], 210, 297),
    mm(&["a5"], 148, 210),
    mm(&["a6"], 105, 148),
    mm(&["b0"], 1000, 1414),
    mm(&["b1"], 707, 1000),
    mm(&["b2"], 500, 707),
    mm(&["b3"], 353, 500),
    mm(&["b4"], 250, 353),
    mm(&["b5"], 176, 250),
    mm(&["b6"], 125, 176),
    // ISO 217: untrimmed.
    mm(&["ra0"], 860, 1220),
    mm(&["ra1"], 610, 860),
    mm(&["ra2"], 430, 610),
    mm(&["ra3"], 305, 430),
    mm(&["ra4"], 215, 305),
    mm(&["sra0"], 900, 1280),
    mm(&["sra1"], 640, 900),
    mm(&["sra2"], 450, 640),
    mm(&["sra3"], 320, 450),
    mm(&["sra4"], 225, 320),
    // JIS P 0138.
    mm(&["jis-b1"], 728, 1030),
    mm(&["jis-b2"], 515, 728),
    mm(&["jis-b3"], 364, 515),
    mm(&["jis-b4"], 257, 364),
    mm(&["jis-b5"], 182, 257),
    // ANSI and what American shops sell.
    mil(&["letter", "us-letter", "ansi-a"], 8500, 11000),
    mil(&["legal", "us-legal"], 8500, 14000),
    mil(&["tabloid", "ledger", "ansi-b"], 11000, 17000),
    mil(&["executive"], 7250, 10500),
    mil(&["statement", "half-letter", "invoice"], 5500, 8500),
    mil(&["super-b", "super-a3"], 13000, 19000),
    mil(&["ansi-c"], 17000, 22000),
    mil(&["ansi-d"], 22000, 34000),
    mil(&["ansi-e"], 34000, 44000),
    mil(&["arch-a"], 9000, 12000),
    mil(&["arch-b"], 12000, 18000),
    mil(&["arch-c"], 18000, 24000),
    mil(&["arch-d"], 24000, 36000),
    mil(&["arch-e"], 36000, 48000),
    mm(&["folio", "f4"], 210, 330),
];
