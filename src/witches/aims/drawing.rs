//! Which aims a sheet gives: of those that its board allows, and that people who play such sheets
//! meet in some games and miss in others.

use super::possible::Prospect;
use super::{Aim, AimFamily};
use crate::common::stream::Stream;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::witches::WitchesConcern;
use crate::witches::board::Board;
use crate::witches::settings::{Level, Settings};

/// How many aims a sheet gives.
pub(in crate::witches) const AIMS: usize = 3;

/// Of how many of a thousand games an aim is neither free nor hopeless: of typical players between
/// these two, of experts at most so many.
const TYPICAL: [u32; 2] = [120, 800];
const EXPERTS: u32 = 950;

/// Aims of a catalogue, a bit each.
type AimSet = u64;

const LEVELS: usize = Level::ALL.len();
const PLAYERS: usize = 8;

/// For each level and number of players the aims that can be drawn. The table is read when the
/// program is built: what a phone loads are these sets alone. Once an edition with aims is decided,
/// the table is part of what a seed means.
const FIT: [[AimSet; PLAYERS]; LEVELS] = read(include_str!("table.tsv").as_bytes());

impl Aim {
    /// The aims of a sheet: three different ones, of tests, of the garden and of the end, in this
    /// order. The same seed, players, settings and board always give the same.
    pub fn draw(seed: Seed, players: Players, settings: &Settings, board: &Board) -> [Aim; AIMS] {
        let possible = Aim::possible(players, settings, board);
        let fit = possible
            & FIT[usize::from(settings.nearest_level().number())]
                [usize::from(players.count() - 1) % PLAYERS];
        let mut stream = Stream::new(seed, WitchesConcern::Aims, 0);
        let prospect = Prospect::of(players, settings, board);
        let mut left = !0;
        [AimFamily::Testing, AimFamily::Garden, AimFamily::Ending].map(|family| {
            let of_family = set(|aim| aim.family() == family);
            // Where nothing fits, what fits another family, or what could at least be met. Never what
            // cannot be met together with those that are drawn already.
            let choices = [fit & of_family, fit, possible & of_family, possible, !0];
            let choice = choices.into_iter().find(|aims| aims & left != 0).unwrap_or(!0) & left;
            let aim = nth(choice, stream.below(choice.count_ones().max(1) as usize));
            left &= !(1 << aim as u64);
            left &= !set(|other| prospect.excludes(aim, other));
            aim
        })
    }

    /// Those that a game on this board can meet, as far as what is printed tells.
    fn possible(players: Players, settings: &Settings, board: &Board) -> AimSet {
        set(|aim| aim.is_possible(players, settings, board))
    }

    /// Whether it can be drawn for sheets of these settings and so many players.
    pub fn fits(self, settings: &Settings, players: Players) -> bool {
        FIT[usize::from(settings.nearest_level().number())]
            [usize::from(players.count() - 1) % PLAYERS]
            >> self as u64
            & 1
            == 1
    }
}

fn set(is_in: impl Fn(Aim) -> bool) -> AimSet {
    Aim::ALL.into_iter().filter(|&aim| is_in(aim)).fold(0, |all, aim| all | 1 << aim as u64)
}

/// The aim of a set that stands behind so many others.
fn nth(set: AimSet, behind: usize) -> Aim {
    let mut of_set = Aim::ALL.into_iter().filter(|&aim| set >> aim as u64 & 1 == 1);
    of_set.nth(behind).unwrap_or(Aim::ALL[0])
}

/// The sets of a table: lines with a level, an aim, and for each number of players a cell with how
/// many of a thousand games of typical players, and of experts after a slash, met it.
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
                let experts = number(table, slash + 1);
                if TYPICAL[0] <= typical && typical <= TYPICAL[1] && experts <= EXPERTS {
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

/// Where the next such byte stands.
const fn end(text: &[u8], mut at: usize, byte: u8) -> usize {
    while at < text.len() && text[at] != byte {
        at += 1;
    }
    at
}

/// The number that begins there; 0 for none.
const fn number(text: &[u8], mut at: usize) -> u32 {
    let mut number = 0;
    while at < text.len() && text[at].is_ascii_digit() {
        number = 10 * number + (text[at] - b'0') as u32;
        at += 1;
    }
    number
}

/// Whether a cell is this name.
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
