//! Draws the aims of a sheet: possible on its board, and met by simulated players in some games but
//! not in all.

use super::possible::Prospect;
use super::{Aim, AimFamily};
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::WitchesConcern;
use crate::witches::board::Board;
use crate::witches::settings::{Level, Settings};

/// Number of aims on a sheet.
pub(in crate::witches) const AIMS: usize = 3;

/// Range of games per mille in which typical players meet an aim that can be drawn.
const TYPICAL: [u32; 2] = [120, 800];
/// Maximum of games per mille in which keen players meet an aim that can be drawn.
const KEEN: u32 = 950;

/// Set of aims, as a bit set indexed by position in [`Aim::ALL`].
type AimSet = u64;

const LEVELS: usize = Level::ALL.len();
const PLAYERS: usize = 8;

/// Aims that can be drawn for each level and number of players.
///
/// Computed from `table.tsv` at compile time, so that the WebAssembly module contains only these
/// sets. The table determines which aims a seed gives, so it must not change.
const FIT: [[AimSet; PLAYERS]; LEVELS] = read(include_str!("table.tsv").as_bytes());

impl Aim {
    /// Draws the aims of a sheet: three different ones, from the families `Testing`, `Garden` and
    /// `Ending`, in this order. Equal arguments always give equal aims.
    pub fn draw(seed: Seed, players: Players, settings: &Settings, board: &Board) -> [Aim; AIMS] {
        let possible = Aim::possible(players, settings, board);
        let fit = possible
            & FIT[usize::from(settings.nearest_level().number())]
                [usize::from(players.count() - 1) % PLAYERS];
        let mut stream = Stream::new(seed, WitchesConcern::Aims, 0);
        let prospect = Prospect::of(players, settings, board);
        let mut left = !0;
        [AimFamily::Testing, AimFamily::Garden, AimFamily::Ending].map(|family| {
            let of_family = aims_where(|aim| aim.family() == family);
            // Fallbacks if no aim of the family fits: a fitting one of another family, then
            // possible ones. Aims that conflict with those already drawn are never chosen.
            let choices = [fit & of_family, fit, possible & of_family, possible, !0];
            let choice = choices.into_iter().find(|aims| aims & left != 0).unwrap_or(!0) & left;
            let aim = nth(choice, stream.below(choice.count_ones().max(1) as usize));
            left &= !(1 << aim as u64);
            left &= !aims_where(|other| prospect.excludes(aim, other));
            aim
        })
    }

    /// Returns the aims that a game on this board can meet, judged by public data only.
    fn possible(players: Players, settings: &Settings, board: &Board) -> AimSet {
        aims_where(|aim| aim.is_possible(players, settings, board))
    }

    /// Whether the aim can be drawn for sheets with these settings and number of players.
    pub fn fits(self, settings: &Settings, players: Players) -> bool {
        FIT[usize::from(settings.nearest_level().number())]
            [usize::from(players.count() - 1) % PLAYERS]
            >> self as u64
            & 1
            == 1
    }
}

/// Returns the set of aims that satisfy `is_in`.
fn aims_where(is_in: impl Fn(Aim) -> bool) -> AimSet {
    Aim::ALL.into_iter().filter(|&aim| is_in(aim)).fold(0, |all, aim| all | 1 << aim as u64)
}

/// Returns the aim at index `behind` of a set.
fn nth(set: AimSet, behind: usize) -> Aim {
    let mut of_set = Aim::ALL.into_iter().filter(|&aim| set >> aim as u64 & 1 == 1);
    of_set.nth(behind).unwrap_or(Aim::ALL[0])
}

/// Parses `table.tsv`: one line per level and aim, with a cell for each number of players. A cell
/// has the games per mille that met the aim, of typical players and, after a slash, of keen
/// players.
const fn read(table: &[u8]) -> [[AimSet; PLAYERS]; LEVELS] {
    let mut sets = [[0; PLAYERS]; LEVELS];
    let mut at = end(table, 0, b'\n') + 1;
    while at < table.len() {
        let level = number(table, at) as usize;
        let name = end(table, at, b'\t') + 1;
        let mut aim = 0;
        while !starts(table, name, Aim::ALL[aim].id().as_bytes()) {
            aim += 1;
        }
        let mut cell = end(table, name, b'\t') + 1;
        let mut players = 0;
        while players < PLAYERS {
            let slash = end(table, cell, b'/');
            let after = end(table, cell, if players + 1 < PLAYERS { b'\t' } else { b'\n' });
            if slash < after {
                let typical = number(table, cell);
                let keen = number(table, slash + 1);
                if TYPICAL[0] <= typical && typical <= TYPICAL[1] && keen <= KEEN {
                    sets[level][players] |= 1 << aim;
                }
            }
            cell = after + 1;
            players += 1;
        }
        at = cell;
    }
    sets
}

/// Returns the index of the next `byte` at or after `at`; the length of `text` if there is none.
const fn end(text: &[u8], mut at: usize, byte: u8) -> usize {
    while at < text.len() && text[at] != byte {
        at += 1;
    }
    at
}

/// Parses the decimal number at index `at`; 0 without digits.
const fn number(text: &[u8], mut at: usize) -> u32 {
    let mut number = 0;
    while at < text.len() && text[at].is_ascii_digit() {
        number = 10 * number + (text[at] - b'0') as u32;
        at += 1;
    }
    number
}

/// Whether the cell at index `at` equals `name`.
const fn starts(text: &[u8], at: usize, name: &[u8]) -> bool {
    let mut i = 0;
    while i < name.len() {
        if text[at + i] != name[i] {
            return false;
        }
        i += 1;
    }
    text[at + i] == b'\t'
}
