//! The chain as rows of chances, one for each place.

use super::{ChainError, Measure};
use crate::race::MoveTable;

/// The moves out of one place.
pub(super) struct Row {
    /// Place number, whether marked, and the chance.
    pub to: Vec<(usize, bool, f64)>,
    /// The chance to win at once.
    pub won: f64,
}

/// The rows of all places that can be reached, numbered without gaps, and the start's row.
///
/// # Errors
/// If some player may come to a place that is never left.
pub(super) fn rows(table: &MoveTable, measure: Measure) -> Result<(Vec<Row>, usize), ChainError> {
    let won = table.won().number();
    let reached = table.reached();
    let places: Vec<usize> = (0..won).filter(|&p| reached[p]).collect();
    let mut number = vec![usize::MAX; won];
    for (i, &place) in places.iter().enumerate() {
        number[place] = i;
    }
    let size = table.deck().size() as f64;
    let rows: Vec<Row> = places
        .iter()
        .map(|&place| {
            let mut row = Row { to: Vec::new(), won: 0.0 };
            for (next, count) in table.leads(place) {
                let chance = count as f64 / size;
                if next.number() == won {
                    row.won += chance;
                    continue;
                }
                let (to, marked) =
                    (number[next.number()], next.marked() && measure == Measure::Turns);
                match row.to.iter_mut().find(|(t, m, _)| (*t, *m) == (to, marked)) {
                    Some((_, _, sum)) => *sum += chance,
                    None => row.to.push((to, marked, chance)),
                }
            }
            row
        })
        .collect();
    match trap(&rows) {
        Some(i) => Err(ChainError::Trap(places[i])),
        None => Ok((rows, number[0])),
    }
}

/// A place from which the end is out of reach.
fn trap(rows: &[Row]) -> Option<usize> {
    let mut ends: Vec<bool> = rows.iter().map(|row| row.won > 0.0).collect();
    loop {
        let found: Vec<usize> = (0..rows.len())
            .filter(|&i| !ends[i] && rows[i].to.iter().any(|&(to, _, _)| ends[to]))
            .collect();
        if found.is_empty() {
            return ends.iter().position(|&e| !e);
        }
        found.into_iter().for_each(|i| ends[i] = true);
    }
}
