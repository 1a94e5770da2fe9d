//! What was found, as a table on the terminal.

use cauldron_press::texts::said::*;
use cauldron_press::texts::{Message, Value, list};
use cauldron_press::witches::playtest::{
    Difficulty, Findings, GroupFigures, Lineup, Part, Rating, Report, Skill, Span,
};

use super::correlation;
use crate::cli::Console;
use crate::cli::args::counted;

/// Between the columns.
const GAP: &str = "  ";

/// Tells what was found.
pub fn tell(report: &Report, findings: &Findings, console: &Console) {
    let games: u64 = findings.groups.iter().map(|group| group.figures.games).sum();
    let sheets = counted(playtest_sheets, report.sheets.len() as u64);
    console.tell(playtest_played(console.bold(counted(terminal_games, games)), sheets));
    if !report.is_whole() {
        let part = counted(playtest_sheets, report.part.end - report.part.start);
        console.tell(playtest_part(part, counted(playtest_sheets, report.study.all_sheets())));
    }
    console.say("");
    table(findings, console);
    if let [sheet] = &report.sheets[..] {
        console.say("");
        console.say(console.bold(playtest_sheet(sheet.seed.to_string())));
        if let Some(played) = &sheet.played {
            rating(played, console);
        }
        findings.groups.iter().for_each(|group| reasoning(group, console));
        let quick = &sheet.quick;
        let told =
            playtest_quick(playtest_cauldrons(quick.difficulty.cauldrons()), quick.turns.middle);
        console.say(format_args!("  {}", console.text(told)));
        return;
    }
    if findings.agreement.sheets > 0 {
        confusion(findings, console);
        agreement(findings, console);
    }
}

fn rating(rating: &Rating, console: &Console) {
    let Rating { difficulty, hardness, turns, tests, wins, .. } = *rating;
    let lines = [
        playtest_difficulty(playtest_cauldrons(difficulty.cauldrons()), Difficulty::MOST, hardness),
        playtest_about_turns(turns.middle, turns.low, turns.high),
        playtest_about_tests(tests.middle, tests.low, tests.high),
        playtest_win_rate(percent(f64::from(wins) / 1_000.0)),
    ];
    for line in lines {
        console.say(format_args!("  {}", console.text(line)));
    }
}

/// The reasoning of one game.
fn reasoning(group: &GroupFigures, console: &Console) {
    let Some(reasoning) = &group.figures.reasoning else { return };
    let used = reasoning.techniques.iter().rev().find(|(_, steps, _)| *steps > 0);
    let hardest = used.map_or_else(playtest_no_reasoning, |(technique, ..)| technique.name());
    let (depth, steps) = (reasoning.depth.middle, reasoning.steps.middle);
    let lines = [
        playtest_reasoning(named(&group.lineup), steps, depth, hardest),
        playtest_bits(format!("{:.1}", reasoning.bits_a_test)),
    ];
    for line in lines {
        console.say(format_args!("  {}", console.text(line)));
    }
}

/// What a lineup is called: the names of its skills.
pub fn named(lineup: &Lineup) -> Value {
    let skill = |skill| match skill {
        Skill::Careless => playtest_careless(),
        Skill::Typical => playtest_typical(),
        Skill::Expert => playtest_expert(),
    };
    match Skill::ALL.into_iter().find(|&skill| lineup.is_all(skill)) {
        Some(of_all) => skill(of_all).into(),
        None => lineup.to_string().into(),
    }
}

/// What a level is called where there is little room.
pub fn level(number: Option<u8>) -> Value {
    number.map_or_else(|| playtest_custom().into(), Value::from)
}

/// A line for each group.
fn table(findings: &Findings, console: &Console) {
    let heading = [
        playtest_level(),
        playtest_players(),
        playtest_skill(),
        playtest_wins(),
        playtest_turns(),
        playtest_tests(),
        playtest_board(),
        playtest_hopeless(),
        playtest_sure(),
    ];
    let span = |span: Span| playtest_span(span.middle, span.low, span.high);
    let row = |group: &GroupFigures| {
        let figures = &group.figures;
        let Part { share, low, high, .. } = figures.wins;
        let within = format!("{:.0}", 50.0 * (high - low));
        [
            level(group.level),
            group.players.count().into(),
            named(&group.lineup),
            playtest_within(percent(share), within).into(),
            span(figures.turns).into(),
            span(figures.tests).into(),
            percent(figures.board_used).into(),
            percent(figures.hopeless.share).into(),
            figures.sure_wins.map_or_else(|| "–".to_owned(), percent).into(),
        ]
    };
    let heading: Vec<String> = heading.into_iter().map(|name| console.text(name)).collect();
    let rows: Vec<Vec<String>> = findings
        .groups
        .iter()
        .map(|group| row(group).into_iter().map(|cell| console.text(cell)).collect())
        .collect();
    lines(&heading, &rows, console);
}

/// Lines with columns as wide as what stands in them.
fn lines(heading: &[String], rows: &[Vec<String>], console: &Console) {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| &row[column]).chain([&heading[column]]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heading.len()).map(width).collect();
    let line = |cells: &[String]| {
        let cells: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}")).collect();
        format!("  {}", cells.join(GAP))
    };
    console.say(console.bold(line(heading)));
    rows.iter().for_each(|row| console.say(line(row)));
}

/// How many sheets of each level had how many cauldrons.
fn confusion(findings: &Findings, console: &Console) {
    if findings.confusion.is_empty() {
        return;
    }
    console.say("");
    console.tell(playtest_confusion());
    let mut heading = vec![console.text(playtest_level())];
    heading.extend((1..=Difficulty::MOST).map(|n| console.text(playtest_cauldrons(n))));
    let row = |&(level, counts): &(u8, [u64; Difficulty::MOST as usize])| {
        let mut row = vec![level.to_string()];
        row.extend(counts.iter().map(u64::to_string));
        row
    };
    let rows: Vec<Vec<String>> = findings.confusion.iter().map(row).collect();
    lines(&heading, &rows, console);
}

/// How well the quick estimate agrees with the games.
fn agreement(findings: &Findings, console: &Console) {
    let agreement = &findings.agreement;
    console.say("");
    let sheets = counted(playtest_sheets, agreement.sheets);
    console.tell(playtest_agreement(sheets, correlation(agreement.hardness)));
    let known = agreement.within.iter().filter(|(.., within)| within.is_some());
    let each: Vec<Message> = known
        .map(|&(number, players, within)| {
            let players = counted(terminal_players, players.count());
            playtest_of_kind(correlation(within), level(number), players)
        })
        .collect();
    if agreement.within.len() > 1 && !each.is_empty() {
        console.tell(playtest_agreement_within(list(each)));
    }
}

/// A share in whole percent.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
