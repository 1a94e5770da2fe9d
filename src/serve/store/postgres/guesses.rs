//! Guesses at answers, counted for all servers together.
//!
//! A guess is taken from all whose it is; where one of them has none left, the others get theirs
//! back. In between somebody may be refused who need not be, and nobody guesses too often.

use std::time::Duration;

use tokio_postgres::types::Type;

use super::Value;
use super::connection::{Connection, Fault};
use crate::serve::store::{Guess, Guessed};

/// The database's clock, in milliseconds since 1970: that of all servers.
const NOW: &str = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Counts a guess, or says whose are used up, and how long until the next.
///
/// # Errors
/// If the database cannot be asked.
pub(super) fn take(connection: &mut Connection, guess: &Guess) -> Result<Guessed, Fault> {
    let ms = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 4);
    let whose: Vec<&str> = guess.shares.iter().map(|share| share.key.as_str()).collect();
    let steps: Vec<i64> = guess.shares.iter().map(|share| ms(share.rate.interval())).collect();
    let rooms: Vec<i64> = guess.shares.iter().map(|share| ms(share.rate.room())).collect();
    let refused = connection.ask(async |client, _| {
        let values: [Value<'_>; 3] =
            [(&whose, Type::TEXT_ARRAY), (&steps, Type::INT8_ARRAY), (&rooms, Type::INT8_ARRAY)];
        let there = format!(
            "INSERT INTO cauldron.guesses (whose, back) SELECT whose, {NOW} FROM unnest($1) AS whose
             ON CONFLICT (whose) DO NOTHING"
        );
        client.query_typed(&there, &values[..1]).await?;
        let taken = format!(
            "UPDATE cauldron.guesses AS g SET back = greatest(g.back, c.now) + w.step
             FROM unnest($1, $2, $3) AS w (whose, step, room), {NOW} AS c (now)
             WHERE g.whose = w.whose AND g.back - c.now <= w.room
             RETURNING g.whose"
        );
        let taken = client.query_typed(&taken, &values).await?;
        let taken = taken.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        if taken.len() == whose.len() {
            // Those who have all of theirs back need no row.
            let gone = format!("DELETE FROM cauldron.guesses WHERE back < {NOW} - 60000");
            client.query_typed(&gone, &[]).await?;
            return Ok(None);
        }
        // A clock that was set back makes nobody wait longer than all of theirs take.
        let back = format!(
            "UPDATE cauldron.guesses AS g
             SET back = least(g.back, c.now + w.room + w.step)
                 - CASE WHEN g.whose = ANY ($4) THEN w.step ELSE 0 END
             FROM unnest($1, $2, $3) AS w (whose, step, room), {NOW} AS c (now)
             WHERE g.whose = w.whose
             RETURNING g.whose, g.back - c.now - w.room"
        );
        let values: [Value<'_>; 4] = [
            (&whose, Type::TEXT_ARRAY),
            (&steps, Type::INT8_ARRAY),
            (&rooms, Type::INT8_ARRAY),
            (&taken, Type::TEXT_ARRAY),
        ];
        let waits = client.query_typed(&back, &values).await?;
        let waits = waits.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        let waits = waits.collect::<Result<Vec<(String, i64)>, tokio_postgres::Error>>()?;
        Ok(Some((taken, waits)))
    })?;
    let Some((taken, waits)) = refused else { return Ok(Ok(())) };
    let used_up = guess.shares.iter().find(|share| !taken.contains(&share.key));
    let share = used_up.unwrap_or(&guess.shares[0]);
    let wait = waits.iter().find(|(whose, _)| *whose == share.key).map_or(0, |(_, wait)| *wait);
    let wait = Duration::from_millis(u64::try_from(wait).unwrap_or_default());
    Ok(Err((share.whose, wait)))
}
