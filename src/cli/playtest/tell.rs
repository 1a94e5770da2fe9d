//! What was found, as a table on the terminal.

use cauldron_press::texts::Value;
use cauldron_press::texts::said::*;
use cauldron_press::witches::playtest::{
    Difficulty, Figures, Lineup, Proportion, Rating, ReasoningFigures, Skill, Span,
};

use super::Found;
use crate::cli::Console;
use crate::cli::args::counted;

/// Between the columns.
const GAP: &str = "  ";

/// Tells what was found.
pub fn tell(found: &Found<'_>, console: &Console) {
    let games = counted(terminal_games, found.wanted.count());
    let sheets = counted(playtest_sheets, 1u64);
    console.tell(playtest_played(console.bold(games), sheets));
    console.say("");
    table(found, console);
    console.say("");
    let options = &found.sheet.options;
    console.say(console.bold(playtest_sheet(options.seed.to_string())));
    if let Some(played) = &found.played.rating {
        rating(played, console);
    }
    for (lineup, figures) in &found.groups {
        figures.reasoning.iter().for_each(|figures| reasoning(lineup, figures, console));
    }
    let quick = &found.played.quick;
    let told = playtest_quick(playtest_cauldrons(quick.difficulty.cauldrons()), quick.turns.middle);
    console.say(format_args!("  {}", console.text(told)));
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
fn reasoning(lineup: &Lineup, reasoning: &ReasoningFigures, console: &Console) {
    let used = reasoning.techniques.iter().rev().find(|(_, steps, _)| *steps > 0);
    let hardest = used.map_or_else(playtest_no_reasoning, |(technique, ..)| technique.name());
    let (depth, steps) = (reasoning.depth.middle, reasoning.steps.middle);
    let lines = [
        playtest_reasoning(named(lineup), steps, depth, hardest),
        playtest_bits(format!("{:.1}", reasoning.bits_a_test)),
    ];
    for line in lines {
        console.say(format_args!("  {}", console.text(line)));
    }
}

/// What a lineup is called: the names of its skills.
fn named(lineup: &Lineup) -> Value {
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

/// A line for each lineup.
fn table(found: &Found<'_>, console: &Console) {
    let options = &found.sheet.options;
    let level = options.settings.level();
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
    let row = |(lineup, figures): &(&Lineup, Figures)| {
        let Proportion { share, low, high, .. } = figures.wins;
        let within = format!("{:.0}", 50.0 * (high - low));
        [
            level.map_or_else(|| playtest_custom().into(), |level| level.number().into()),
            options.players.count().into(),
            named(lineup),
            playtest_within(percent(share), within).into(),
            span(figures.turns).into(),
            span(figures.tests).into(),
            percent(figures.board_used).into(),
            percent(figures.hopeless.share).into(),
            figures.sure_wins.map_or_else(|| "–".to_owned(), percent).into(),
        ]
    };
    let text = |cells: [Value; 9]| cells.map(|cell| console.text(cell));
    let heading = text(heading.map(Value::from));
    let rows: Vec<[String; 9]> = found.groups.iter().map(|group| text(row(group))).collect();
    let width = |column: usize| {
        let cells = rows.iter().map(|row| &row[column]).chain([&heading[column]]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: [usize; 9] = std::array::from_fn(width);
    let line = |cells: &[String; 9]| {
        let cells: Vec<String> =
            cells.iter().zip(widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        format!("  {}", cells.join(GAP))
    };
    console.say(console.bold(line(&heading)));
    rows.iter().for_each(|row| console.say(line(row)));
}

/// A share in whole percent.
fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
