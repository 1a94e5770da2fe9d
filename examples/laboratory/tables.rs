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

/// Returns the moon tracks of all levels and numbers of players as a Rust array, by the games of
/// keen players. The number of turns stays. Their best games by [`FIVE_STARS`] are worth five stars,
/// and each further phase has a quarter of the other won games. The marked circle is the
/// median of those that count. Kinds without such games keep their track.
pub fn tracks(report: &Report) -> String {
    let mut table = "[\n".to_owned();
    for level in Level::ALL {
        table += "    [\n";
        for players in Players::all() {
            let settings = level.settings();
            let counts: GameCounts = report.outcomes_where(|s, p, lineup| {
                *s == settings && p == players && lineup.is_all(Skill::Keen)
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
fn track(clock: Clock, keen: &GameCounts, level: Level) -> ([u8; Clock::PHASES], u8) {
    let turns = clock.turns();
    let mut last = 0;
    let mut phases = clock.phases().map(|length| {
        last += length;
        last
    });
    let games = keen.games();
    if games == 0 {
        return (phases, clock.mark());
    }
    let within = |circle: u8| -> u64 {
        let won = keen.circles().pairs();
        won.filter(|(at, _)| *at <= usize::from(circle)).map(|(_, games)| games).sum()
    };
    let best = games * FIVE_STARS[usize::from(level.number())] / 100;
    let rest = keen.wins().saturating_sub(best);
    let count = Clock::PHASES as u8;
    for phase in 0..count - 1 {
        let wanted = best + rest * u64::from(phase) / u64::from(count - 1);
        let first = if phase == 0 { 1 } else { phases[usize::from(phase) - 1] + 1 };
        let circles = first..=(turns - (count - 1 - phase)).max(first);
        let nearest = circles.min_by_key(|&circle| within(circle).abs_diff(wanted));
        phases[usize::from(phase)] = nearest.unwrap_or(first);
    }
    let mark = keen.circles().quantile(1, 2).and_then(|mark| u8::try_from(mark).ok());
    (phases, mark.unwrap_or(turns).clamp(1, turns))
}
