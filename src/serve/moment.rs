//! Moments, as files and logs write them.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970; 0 before.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}

/// Milliseconds since 1970 as `2026-11-22T15:04:05.123Z`, between the years 1970 and 9999.
pub(super) fn written_exactly(ms: i64) -> String {
    let text = written(ms.div_euclid(1000));
    format!("{}.{:03}Z", text.trim_end_matches('Z'), ms.rem_euclid(1000))
}

/// Seconds since 1970 as `2026-11-22T15:04:05Z`, between the years 1970 and 9999.
pub(super) fn written(seconds: i64) -> String {
    const LAST: i64 = 253_402_300_799;
    let seconds = seconds.clamp(0, LAST);
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The date of a day, counted from the first of 1970, in the Gregorian calendar.
fn date(days: i64) -> (i64, i64, i64) {
    // Years begin in March here, so that a leap day is the last of its year; 400 years have
    // 146,097 days.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_the_calendar_has_them() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_795_359_845, "2026-11-22T15:04:05Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (i64::MAX, "9999-12-31T23:59:59Z"),
            (i64::MIN, "1970-01-01T00:00:00Z"),
        ] {
            assert_eq!(written(seconds), text);
        }
        assert_eq!(written_exactly(1_795_359_845_070), "2026-11-22T15:04:05.070Z");
    }
}
