//! Which of their seeds the dates of an epoch name: for each the first whose sheets play as its
//! level says.

use std::ops::RangeInclusive;

use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::seal::Cost;
use cauldron_press::witches::daily::{Date, Day};
use cauldron_press::witches::playtest::{GameCounts, PlayableSheet, Skill};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Mode;

use super::Failure;

/// Whose games have to be won as often as the level says.
const TABLES: RangeInclusive<u8> = 1..=4;
/// How many games are played on a sheet, and after how many it is looked at again.
const GAMES: u64 = 200;
const LOOK: u64 = 20;
/// How far the wins may be off, of a thousand, and what chance may add to that before all games are
/// played.
const OFF: u64 = 120;
const CHANCE: u64 = 120;
/// How many of a date's seeds are tried: what a digit to base 36 tells.
const TRIES: u8 = 36;

/// The table of the dates of some years, a month a line.
pub fn table(years: &[u16], threads: Threads) -> Result<String, Failure> {
    let months: Vec<(u16, u8)> =
        years.iter().flat_map(|&year| (1..=12).map(move |month| (year, month))).collect();
    let lines = map_on(threads, &months, |&(year, month)| {
        let mut line = String::new();
        for day in 1..=31 {
            let Ok(date) = format!("{year:04}-{month:02}-{day:02}").parse() else { continue };
            line.extend(char::from_digit(passed_over(date)?.into(), TRIES.into()));
        }
        Ok::<_, Failure>(line + "\n")
    })?;
    Ok(lines.concat())
}

/// How many seeds of a date are passed over: up to the first that plays as its level says, else the
/// one that comes nearest.
fn passed_over(date: Date) -> Result<u8, Failure> {
    let mut nearest = (u64::MAX, 0);
    for number in 0..TRIES {
        let day = Day::nth(date, number).map_err(Failure::machine)?;
        let off = off(&day, nearest.0)?;
        nearest = nearest.min((off, number));
        if off <= OFF {
            break;
        }
    }
    Ok(nearest.1)
}

/// How far the wins on a day's sheets are from those of its level, of a thousand, where they are
/// farthest; not all of it, where it is more than the most.
fn off(day: &Day, most: u64) -> Result<u64, Failure> {
    let (settings, wanted) = (day.settings(), day.level.wins());
    let mut farthest = 0;
    for count in TABLES {
        let players = Players::new(count).map_err(Failure::machine)?;
        let options = SheetOptions { settings, players, ..SheetOptions::new(day.seed) };
        let sheet = Sheet::make_at_cost(&options, Cost::LEAST).map_err(Failure::machine)?;
        let game = PlayableSheet::of(&sheet);
        let mut counts = GameCounts::default();
        while counts.games() < GAMES {
            let seed = Seed(counts.games());
            let record = game.play(|_| Skill::Typical, Mode::Cooperative, seed);
            counts.add(&record.map_err(Failure::machine)?);
            let games = counts.games();
            let off = (1_000 * counts.wins() / games).abs_diff(wanted.into());
            let is_far = games % LOOK == 0 && off > most.saturating_add(CHANCE);
            if is_far || games == GAMES {
                farthest = farthest.max(off);
            }
            if farthest > most {
                return Ok(farthest);
            }
        }
    }
    Ok(farthest)
}
