//! Long work: how far it is, and how it ends early.

use std::io::{IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use cauldron_press::common::watch::Watch;
use cauldron_press::texts::said::*;
use cauldron_press::texts::{Language, Message};

use super::args::counted;
use super::args::{ResultArgs, grouped};

/// The exit code of work that Ctrl-C ended early, as shells have it.
pub const INTERRUPTED: u8 = 130;

/// Between two looks at the work.
const TICK: Duration = Duration::from_millis(250);

/// A line on standard error that says how far the work is.
pub struct Progress {
    wanted: bool,
    language: &'static Language,
}

impl Progress {
    /// Only a terminal gets the line, and only if anything is to be told.
    pub fn new(result: &ResultArgs, language: &'static Language) -> Self {
        let wanted = !result.quiet && !result.json && std::io::stderr().is_terminal();
        Progress { wanted, language }
    }

    /// Does the work, and says from time to time how much of it `done` counts.
    pub fn during<T>(
        &self,
        total: u64,
        noun: fn(i64, String) -> Message,
        done: impl Fn() -> u64 + Sync,
        work: impl FnOnce() -> T,
    ) -> T {
        if !self.wanted {
            return work();
        }
        let began = Instant::now();
        let show = || {
            let mut err = std::io::stderr();
            let told = self.language.text(line(done(), total, noun, began.elapsed()));
            let _ = write!(err, "\r  {told}\u{1b}[K").and_then(|()| err.flush());
        };
        thread::scope(|scope| {
            let (over, wait) = channel::<()>();
            let ticker = move || {
                while wait.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                    show();
                }
                let _ = write!(std::io::stderr(), "\r\u{1b}[K");
            };
            // Without a thread for it there is no line, and the work is done all the same.
            let _ = thread::Builder::new().spawn_scoped(scope, ticker);
            let result = work();
            drop(over);
            result
        })
    }
}

/// How far it is, and after a while how long it still takes.
fn line(done: u64, total: u64, noun: fn(i64, String) -> Message, passed: Duration) -> Message {
    let share = done as f64 / total.max(1) as f64;
    let line = terminal_progress(format!("{:.0}", 100.0 * share), counted(noun, total));
    if passed < Duration::from_secs(2) || done == 0 {
        return line;
    }
    match (passed.as_secs_f64() * (1.0 / share - 1.0)).ceil() as u64 {
        left @ 0..120 => terminal_seconds_left(line, left.to_string()),
        left => terminal_minutes_left(line, grouped(left.div_ceil(60))),
    }
}

/// Lets Ctrl-C stop the work of a watch, as long as that lives. A second Ctrl-C, or one
/// after the work, ends the program at once.
pub fn stop_on_ctrl_c(watch: &Arc<Watch>) {
    let watch: Weak<Watch> = Arc::downgrade(watch);
    let interrupted = move || match watch.upgrade() {
        Some(watch) if !watch.stopped() => watch.stop(),
        _ => std::process::exit(INTERRUPTED.into()),
    };
    // A machine that refuses lets the work run to its end.
    let _ = ctrlc::set_handler(interrupted);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_and_how_long() {
        let told = |done, seconds| {
            line(done, 2_000_000, terminal_games, Duration::from_secs(seconds)).to_string()
        };
        assert_eq!(told(0, 0), "0 % of 2,000,000 games");
        assert_eq!(told(0, 60), "0 % of 2,000,000 games");
        assert_eq!(told(500_000, 10), "25 % of 2,000,000 games, 30 s left");
        assert_eq!(told(200_000, 60), "10 % of 2,000,000 games, 9 min left");
        assert_eq!(told(2_000_000, 60), "100 % of 2,000,000 games, 0 s left");
    }

    #[test]
    fn work_is_done_with_or_without_a_line() {
        for wanted in [false, true] {
            let progress = Progress { wanted, language: Language::first() };
            assert_eq!(progress.during(3, terminal_races, || 1, || 7), 7);
        }
        let wanted =
            |quiet, json| Progress::new(&ResultArgs { json, quiet }, Language::first()).wanted;
        assert!(!wanted(true, false) && !wanted(false, true));
    }
}
