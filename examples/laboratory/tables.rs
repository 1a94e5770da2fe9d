//! [`Findings`] of a study as tables in files: of levels, in the format that the program contains,
//! and of all groups, in Markdown.

use std::fmt::Write as _;

use cauldron_press::witches::clock::Clock;
use cauldron_press::witches::playtest::{GameCounts, Percentiles, Rating, Skill};

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
    let mut table = "| level | players | who | wins (95 % by sheet) | minutes | idle | completed | hopeless before half | last ditch | stars (mean) |\n|---|---|---|---|---|---|---|---|---|---|\n".to_owned();
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
            "| {level} | {} | {lineup} | {wins} | {minutes} | {} | {} | {} | {} | {stars} |",
            players.count(),
            percent(figures.idle),
            percent(figures.completed),
            percent(figures.hopeless_early),
            percent(figures.ditched),
        );
    }
    table
}
