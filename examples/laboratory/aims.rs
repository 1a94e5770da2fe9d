//! Table of aims, with the number of games in a thousand that met each. Aims are drawn with these
//! figures.

use cauldron_press::common::players::Players;
use cauldron_press::witches::aims::Aim;
use cauldron_press::witches::playtest::{GameCounts, Skill};
use cauldron_press::witches::settings::Level;

use super::study::Report;

/// Returns the table in its file format: a line for each level and aim, with a cell for each number
/// of players. A cell has the figure of typical players, a slash and that of keen players. A dash
/// means that no game was played on a sheet that could have given the aim.
pub fn table(report: &Report) -> String {
    let mut table = "level\taim".to_owned();
    Players::all().for_each(|players| table += &format!("\t{}", players.count()));
    table.push('\n');
    for level in Level::ALL {
        // Counts of typical and of keen players, for each number of players.
        let counted: Vec<[GameCounts; 2]> = Players::all()
            .map(|players| {
                [Skill::Typical, Skill::Keen].map(|skill| {
                    report.outcomes_where(|settings, count, lineup| {
                        settings.level() == Some(level) && count == players && lineup.is_all(skill)
                    })
                })
            })
            .collect();
        if counted.iter().flatten().all(|counts| counts.games() == 0) {
            continue;
        }
        for aim in Aim::ALL {
            table += &format!("{}\t{}", level.number(), aim.id());
            for counts in &counted {
                let [typical, keen] = counts.each_ref().map(|counts| met(counts, aim));
                table += &match (typical, keen) {
                    (None, None) => "\t-".to_owned(),
                    _ => format!("\t{}/{}", cell(typical), cell(keen)),
                };
            }
            table.push('\n');
        }
    }
    table
}

/// Number of games in a thousand that met `aim`, among those that could.
fn met(counts: &GameCounts, aim: Aim) -> Option<u64> {
    let (games, met) = counts.aim(aim);
    (1_000 * met + games / 2).checked_div(games)
}

fn cell(met: Option<u64>) -> String {
    met.map_or_else(|| "-".to_owned(), |met| met.to_string())
}
