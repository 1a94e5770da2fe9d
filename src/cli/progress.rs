//! Output of a result, and the progress of long work.

use std::io::{IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::Value;

use cauldron_press::common::threads::WorkMonitor;
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message};

use crate::cli::console::Console;
use crate::cli::numbers::{counted, grouped};

/// Output format of a command's result.
#[derive(Args)]
#[command(next_help_heading = "Output")]
pub struct ResultArgs {
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    /// Print nothing
    #[arg(long, short)]
    pub quiet: bool,
}

impl ResultArgs {
    /// Prints the result to `console`: the value of `json` with `--json`, nothing with `--quiet`,
    /// else runs `words`, which prints text.
    pub fn tell(&self, console: &Console, json: impl FnOnce() -> Value, words: impl FnOnce()) {
        match (self.quiet, self.json) {
            (true, _) => {}
            (false, true) => console.print_line(json()),
            (false, false) => words(),
        }
    }
}

/// Exit code of work that Ctrl-C ended early, as in shells (128 + 2).
pub const INTERRUPTED: u8 = 130;

/// Interval between two updates of the progress line.
const TICK: Duration = Duration::from_millis(250);

/// Progress line on standard error.
pub struct Progress {
    wanted: bool,
    language: &'static Language,
}

impl Progress {
    /// Creates a progress line, which is shown only on a terminal and without `--quiet` or
    /// `--json`.
    pub fn new(result: &ResultArgs, language: &'static Language) -> Self {
        let wanted = !result.quiet && !result.json && std::io::stderr().is_terminal();
        Progress { wanted, language }
    }

    /// Runs `work` and meanwhile shows a progress line at regular intervals: the share of `total`
    /// that `done` returns. `noun` names the counted items.
    pub fn run_with_progress<T>(
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
            let progress_text = self.language.text(line(done(), total, noun, began.elapsed()));
            let _ = write!(err, "\r  {progress_text}\u{1b}[K").and_then(|()| err.flush());
        };
        thread::scope(|scope| {
            let (over, wait) = channel::<()>();
            let ticker = move || {
                while wait.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                    show();
                }
                let _ = write!(std::io::stderr(), "\r\u{1b}[K");
            };
            // If the thread cannot be started there is no progress line, but the work is done.
            let _ = thread::Builder::new().spawn_scoped(scope, ticker);
            let result = work();
            drop(over);
            result
        })
    }
}

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

/// Runs work on games that Ctrl-C can end early, with a progress line. The returned [`WorkMonitor`] has
/// the number of finished games, and whether the work was stopped.
pub fn run_watched<T>(
    result: &ResultArgs,
    console: &Console,
    games: u64,
    work: impl FnOnce(&WorkMonitor) -> T,
) -> (T, Arc<WorkMonitor>) {
    let watch = Arc::new(WorkMonitor::default());
    stop_on_ctrl_c(&watch);
    let progress = Progress::new(result, console.language());
    let done = progress.run_with_progress(games, terminal_games, || watch.done(), || work(&watch));
    (done, watch)
}

/// Makes Ctrl-C stop the work of `watch` while it exists. A second Ctrl-C, or one after the work,
/// ends the program at once.
fn stop_on_ctrl_c(watch: &Arc<WorkMonitor>) {
    let watch: Weak<WorkMonitor> = Arc::downgrade(watch);
    let interrupted = move || match watch.upgrade() {
        Some(watch) if !watch.is_stopped() => watch.stop(),
        _ => std::process::exit(INTERRUPTED.into()),
    };
    // If no handler can be set the work simply runs to its end.
    let _ = ctrlc::set_handler(interrupted);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_and_how_long() {
        let progress_text = |done, seconds| {
            line(done, 2_000_000, terminal_games, Duration::from_secs(seconds)).to_string()
        };
        assert_eq!(progress_text(0, 0), "0 % of 2,000,000 games");
        assert_eq!(progress_text(0, 60), "0 % of 2,000,000 games");
        assert_eq!(progress_text(500_000, 10), "25 % of 2,000,000 games, 30 s left");
        assert_eq!(progress_text(200_000, 60), "10 % of 2,000,000 games, 9 min left");
        assert_eq!(progress_text(2_000_000, 60), "100 % of 2,000,000 games, 0 s left");
    }

    #[test]
    fn work_is_done_with_or_without_a_line() {
        for wanted in [false, true] {
            let progress = Progress { wanted, language: Language::first() };
            assert_eq!(progress.run_with_progress(3, terminal_races, || 1, || 7), 7);
        }
        let wanted =
            |quiet, json| Progress::new(&ResultArgs { json, quiet }, Language::first()).wanted;
        assert!(!wanted(true, false) && !wanted(false, true));
    }
}
