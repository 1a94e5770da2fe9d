//! [`Findings`] of a study as tables in files: of levels, in the format that the program contains,
//! and of all groups, in Markdown.

use std::fmt::Write as _;

use cauldron_press::common::players::Players;
use cauldron_press::witches::clock::Clock;
use cauldron_press::witches::playtest::{GameCounts, Percentiles, Rating, Skill};
use cauldron_press::witches::settings::Level;

use super::findings::{Findings, GroupFigures};
use super::percent;
use super::study::Report;

/// Returns a line for each level and number of players with games of typical players: hardness,
/// then turns and tests as low, middle and high.
pub fn levels(report: &Report) -> String {
    let mut table =
        "level\tplayers\thardness\tturns-low\tturns\tturns-high\ttests-low\ttests\ttests-high\n"
            .to_owned();
    for (settings, players) in report.study.kinds() {
        let of = |skill| {
            report.outcomes_where(|s, p, lineup| {
                *s == settings && p == players && lineup.is_all(skill)
            })
        };
        let (typical, expert): (GameCounts, GameCounts) = (of(Skill::Typical), of(Skill::Expert));
        let (Some(level), Some(rating)) = (settings.level(), Rating::of(&typical, &expert)) else {
            continue;
        };
        let span = |Percentiles { low, middle, high }| format!("{low}\t{middle}\t{high}");
        let _ = writeln!(
            table,
            "{}\t{}\t{}\t{}\t{}",
            level.number(),
            players.count(),
            rating.hardness,
            span(rating.turns),
            span(rating.tests)
        );
    }
    table
}

/// Returns a Markdown table with a line for each of [`Findings::groups`].
pub fn markdown(findings: &Findings) -> String {
    let mut table = "| level | players | who | wins (95 % by sheet) | minutes | idle | completed | hopeless before half | last ditch | turns | longest gap | brewed wins | five stars | stars of a win |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n".to_owned();
    for GroupFigures { level, players, lineup, figures, by_sheet, .. } in &findings.groups {
        let wins = format!(
            "{} ({:.0} to {:.0})",
            percent(figures.wins.share),
            100.0 * by_sheet.low,
            100.0 * by_sheet.high
        );
        let level = level.map_or_else(|| "–".to_owned(), |level| level.to_string());
        let stars = figures.mean_stars();
        let stars = if stars > 0.0 { format!("{stars:.1}") } else { "–".to_owned() };
        let minutes = Clock::minutes_of(figures.turns.middle, figures.tests.middle);
        let _ = writeln!(
            table,
            "| {level} | {} | {lineup} | {wins} | {minutes} | {} | {} | {} | {} | {} | {} | {} | {} | {stars} |",
            players.count(),
            percent(figures.idle),
            percent(figures.completed),
            percent(figures.hopeless_early),
            percent(figures.ditched),
            figures.turns.middle,
            figures.gaps.middle,
            percent(figures.brewed),
            percent(figures.five_stars),
        );
    }
    table
}

/// Percentage of keen players' games that are worth five stars, by level.
const FIVE_STARS: [u64; 6] = [35, 30, 25, 20, 15, 10];

/// Returns the moon tracks of all levels and numbers of players as a Rust array. The number of turns
/// stays. The best games of keen players by [`FIVE_STARS`] are worth five stars, and the better half
/// of their other wins four. Of the wins of typical players that are later, each third has one of
/// the other phases. The marked circle is the median of those that count for keen players. Kinds
/// without such games keep their track.
pub fn tracks(report: &Report) -> String {
    let mut table = "[\n".to_owned();
    for level in Level::ALL {
        table += "    [\n";
        for players in Players::all() {
            let settings = level.settings();
            let counts = [Skill::Keen, Skill::Typical].map(|skill| {
                report.outcomes_where(|s, p, lineup| {
                    *s == settings && p == players && lineup.is_all(skill)
                })
            });
            let (phases, mark) = track(Clock::of(&settings, players), &counts, level);
            let numbers: Vec<String> =
                phases.iter().chain([&mark]).map(ToString::to_string).collect();
            let _ = writeln!(table, "        [{}],", numbers.join(", "));
        }
        table += "    ],\n";
    }
    table + "]\n"
}

/// Returns the last circle of each phase, and the marked circle.
fn track(
    clock: Clock,
    [keen, typical]: &[GameCounts; 2],
    level: Level,
) -> ([u8; Clock::PHASES], u8) {
    let turns = clock.turns();
    let mut last = 0;
    let mut phases = clock.phases().map(|length| {
        last += length;
        last
    });
    if keen.games() == 0 || typical.games() == 0 {
        return (phases, clock.mark());
    }
    let within = |counts: &GameCounts, circle: u8| -> u64 {
        let won = counts.circles().pairs();
        won.filter(|(at, _)| *at <= usize::from(circle)).map(|(_, games)| games).sum()
    };
    let best = keen.games() * FIVE_STARS[usize::from(level.number())] / 100;
    let mut first = 1;
    for phase in 0..Clock::PHASES - 1 {
        let early = within(typical, phases[1]);
        let (of, wanted) = match phase {
            0 => (keen, best),
            1 => (keen, (best + keen.wins()) / 2),
            _ => (typical, early + (typical.wins() - early) * (phase as u64 - 1) / 3),
        };
        let later = (Clock::PHASES - 1 - phase) as u8;
        let circles = first..=(turns - later).max(first);
        let nearest = circles.min_by_key(|&circle| within(of, circle).abs_diff(wanted));
        phases[phase] = nearest.unwrap_or(first);
        first = phases[phase] + 1;
    }
    let mark = keen.circles().quantile(1, 2).and_then(|mark| u8::try_from(mark).ok());
    (phases, mark.unwrap_or(turns).clamp(1, turns))
}
