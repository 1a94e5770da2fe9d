//! Tables as CSV, for tables of results.

use crate::serve::moment::{written, written_exactly};
use crate::serve::tables::Watched;

/// The names of the columns.
const HEAD: &str = "table,game,opened,changed,seen,tests,answers,found,standing,closed,won,rank";

/// A line for each table, under the names of the columns, as RFC 4180 has it: with CR and LF.
/// Times are of UTC. What is not known is empty.
pub(in crate::serve) fn csv(tables: &[Watched]) -> String {
    let mut text = format!("{HEAD}\r\n");
    for table in tables {
        let account = table.account.as_ref();
        let standing = account.and_then(|a| serde_json::to_value(a.standing).ok());
        let known = |value: Option<String>| value.unwrap_or_default();
        let cells = [
            table.name.to_string(),
            table.game.label(),
            written(table.opened),
            written(table.changed),
            known(table.seen.map(written)),
            known(account.map(|a| a.tests.to_string())),
            known(account.map(|a| a.guesses.to_string())),
            known(account.map(|a| a.found.to_string())),
            known(standing.and_then(|s| Some(s.as_str()?.to_owned()))),
            known(account.map(|a| a.closed.to_string())),
            known(table.won.map(|won| written_exactly(won.at))),
            known(table.won.map(|won| won.rank.to_string())),
        ];
        text += &cells.map(|cell| quoted(&cell)).join(",");
        text += "\r\n";
    }
    text
}

/// A cell, in quotation marks where it needs them.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::desk::{Account, Standing};
    use crate::seal::PuzzleId;
    use crate::serve::tables::Won;

    #[test]
    fn a_table_is_a_line() {
        let account = Account { tests: 7, guesses: 2, ..Account::default() };
        let account = Account { standing: Standing::GivenUp, ..account };
        let won = Some(Won { at: 86_399_250, rank: 2 });
        let table = |account: Option<Account>, seen| Watched {
            name: "K7QM2XWP".parse().unwrap(),
            game: PuzzleId(*b"8 octets"),
            opened: 0,
            changed: 86_400,
            seen,
            won: won.filter(|_| account.is_some()),
            account,
            deed: None,
        };
        let text = csv(&[table(Some(account), Some(60)), table(None, None)]);
        let label = PuzzleId(*b"8 octets").label();
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(lines[0], HEAD);
        assert_eq!(
            lines[1],
            format!(
                "K7QM2XWP,{label},1970-01-01T00:00:00Z,1970-01-02T00:00:00Z,1970-01-01T00:01:00Z,7,2,false,given-up,false,1970-01-01T23:59:59.250Z,2"
            )
        );
        assert_eq!(
            lines[2],
            format!("K7QM2XWP,{label},1970-01-01T00:00:00Z,1970-01-02T00:00:00Z,,,,,,,,")
        );
        assert_eq!(lines[3..], [""]);
    }

    #[test]
    fn cells_that_need_it_are_quoted() {
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(quoted("plain"), "plain");
    }
}
