//! `cauldron playtest --compare`: compares games that people played with simulated games of typical
//! players and experts on sheets of the same kind.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value as Json, json};

use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::press;
use cauldron_press::texts::Value;
use cauldron_press::texts::msg::*;
use cauldron_press::witches::playtest::{
    Figures, GameEnd, GameKind, GameLog, Lineup, People, PeopleError, PeopleFigures, PeoplePlace,
    Percentiles, Proportion, SessionError, reference_lineups,
};

use super::{GAP, PlaytestArgs, lines, lineup_name, percent};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::{counted, grouped};
use crate::cli::progress::{INTERRUPTED, run_watched};

/// Largest number of lines in all files together.
const MOST_LINES: u64 = 100_000;
/// First seed of the sheets for simulated players, unless `--seed` is given.
const FIRST: Seed = Seed(1);
/// Below this number of sheets, their difficulty affects the result more than the players' skill.
const FEW_SHEETS: u64 = 5;

/// Comparison of all games of one kind.
struct Comparison {
    kind: GameKind,
    people: PeopleFigures,
    /// Figures of typical players and of experts; empty if people played fewer than
    /// [`People::FEWEST`] games.
    others: Vec<(Lineup, Figures)>,
}

impl Comparison {
    fn place(&self) -> Option<PeoplePlace> {
        let [(_, typical), (_, expert)] = &self.others[..] else { return None };
        self.people.place(&typical.wins, &expert.wins)
    }

    /// Returns the position of people between typical players (0) and experts (1), by share of
    /// wins. Returns `None` unless their place is [`PeoplePlace::Between`].
    fn relative_position(&self) -> Option<f64> {
        let [(_, typical), (_, expert)] = &self.others[..] else { return None };
        let [typical, expert] = [typical.wins.share, expert.wins.share];
        let way = (self.people.wins.share - typical) / (expert - typical);
        (self.place() == Some(PeoplePlace::Between)).then_some(way)
    }

    fn as_json(&self) -> Json {
        let GameKind { settings, players, rivals } = self.kind;
        let groups = self.others.iter();
        let groups = groups.map(|(who, figures)| json!({ "lineup": who, "figures": figures }));
        json!({
            "level": settings.level().map(|level| level.number()),
            "settings": settings,
            "players": players,
            "rivals": rivals,
            "people": self.people,
            "groups": groups.collect::<Vec<_>>(),
            "place": self.place(),
            "way": self.relative_position(),
        })
    }
}

/// Runs the comparison. The exit code is 130 if Ctrl-C ended it early; no file is written then.
pub fn run(args: &PlaytestArgs, console: &Console) -> Result<ExitCode> {
    let people = read(args)?;
    let kinds = people.kinds();
    let enough = kinds.iter().filter(|(_, people)| people.games >= People::FEWEST).count() as u64;
    let total = enough.saturating_mul(args.games).saturating_mul(reference_lineups().len() as u64);
    let seed = args.seed.unwrap_or(FIRST);
    let threads = args.threads.unwrap_or_else(Threads::all);
    let (compared, watch) = run_watched(&args.result, console, total, |watch| {
        let lineups = reference_lineups();
        let compare = |(kind, people): (GameKind, PeopleFigures)| {
            if people.games < People::FEWEST {
                return Ok(Comparison { kind, people, others: Vec::new() });
            }
            let figures = kind.play(&lineups, args.games, seed, threads, watch)?;
            let others = lineups.iter().cloned().zip(figures).collect();
            Ok(Comparison { kind, people, others })
        };
        kinds.into_iter().map(compare).collect::<Result<Vec<_>, PeopleError>>()
    });
    let compared = match compared {
        Ok(compared) => compared,
        Err(PeopleError::Game(SessionError::Stopped)) => {
            let done = watch.done();
            args.result.tell(
                console,
                || json!({ "stopped": true, "done": done, "of": total }),
                || {
                    console.print_message(playtest_stopped(
                        grouped(done),
                        counted(terminal_games, total),
                    ))
                },
            );
            return Ok(ExitCode::from(INTERRUPTED));
        }
        Err(error) => return Err(Failure::input(error)),
    };
    let found = || {
        json!({
            "program": env!("CARGO_PKG_VERSION"),
            "study": { "seed": seed, "games": args.games, "lineups": reference_lineups() },
            "repeated": people.repeated(),
            "kinds": compared.iter().map(Comparison::as_json).collect::<Vec<_>>(),
        })
    };
    if let Some(path) = &args.out {
        press::write_atomic(path, format!("{}\n", found()).as_bytes()).map_err(Failure::machine)?;
    }
    args.result.tell(console, found, || {
        table(&compared, console);
        compared.iter().for_each(|one| judge(one, console));
        console.print_line("");
        if people.repeated() > 0 {
            console.print_message(playtest_repeated(counted(terminal_games, people.repeated())));
        }
        console.print_line(
            console.dim(playtest_beside(counted(terminal_games, args.games), seed.to_string())),
        );
        console.files(args.out.as_slice());
    });
    Ok(ExitCode::SUCCESS)
}

/// Reads the games of all files.
///
/// # Errors
/// If a file cannot be read or has no game, or a line of it is not a game.
fn read(args: &PlaytestArgs) -> Result<People> {
    let (mut people, mut all) = (People::default(), 0);
    for path in &args.compare {
        let shown = path.display();
        let mut text = open(path)?;
        let mut games = 0u64;
        for number in 1u64.. {
            let refused = |why: &dyn std::fmt::Display| {
                Failure::Input(format!("\"{shown}\", line {number}: {why}"))
            };
            let mut line = Vec::new();
            let most = GameLog::LONGEST as u64 + 2;
            let read = text.by_ref().take(most).read_until(b'\n', &mut line);
            read.map_err(|error| Failure::Machine(format!("cannot read \"{shown}\": {error}")))?;
            if line.is_empty() {
                break;
            }
            all += 1;
            if all > MOST_LINES {
                return Err(Failure::Input(format!(
                    "\"{shown}\", line {number}: there are more than {} lines; compare fewer games at a time",
                    grouped(MOST_LINES)
                )));
            }
            if line.last() == Some(&b'\n') {
                line.pop();
            }
            let line = str::from_utf8(&line).map_err(|_| refused(&"it is not text"))?;
            let line = line.trim_start_matches('\u{FEFF}').trim_end();
            if line.trim().is_empty() {
                continue;
            }
            people.add(&GameLog::read(line).map_err(|error| refused(&error))?);
            games += 1;
        }
        if games == 0 {
            return Err(Failure::Input(format!(
                "\"{shown}\" has no lines; name a file that cauldron log wrote"
            )));
        }
    }
    Ok(people)
}

/// Opens an ordinary file for reading line by line.
fn open(path: &Path) -> Result<BufReader<File>> {
    let shown = path.display();
    let unread = |error: std::io::Error| {
        Failure::Input(match error.kind() {
            ErrorKind::NotFound => format!("there is no file \"{shown}\""),
            ErrorKind::PermissionDenied => format!("you may not read \"{shown}\""),
            _ => format!("cannot read \"{shown}\": {error}"),
        })
    };
    // A device or a pipe can be endless or block.
    if !path.metadata().map_err(unread)?.is_file() {
        return Err(Failure::Input(format!(
            "\"{shown}\" is no ordinary file; name one that cauldron log wrote"
        )));
    }
    File::open(path).map(BufReader::new).map_err(unread)
}

fn table(compared: &[Comparison], console: &Console) {
    let heading = [
        playtest_level(),
        playtest_players(),
        playtest_skill(),
        playtest_games(),
        playtest_wins(),
        playtest_by_answer(),
        playtest_given_up(),
        playtest_tests(),
    ];
    let text = |cells: [Value; 8]| cells.map(|cell| console.text(cell));
    let mut rows = Vec::new();
    for Comparison { kind, people, others } in compared {
        let level = kind.settings.level();
        let row = |who: Value,
                   games: u64,
                   wins,
                   by_answer: Value,
                   given_up: Value,
                   tests: Percentiles| {
            let players: Value = match kind.rivals {
                true => playtest_rivals(kind.players.count()).into(),
                false => kind.players.count().into(),
            };
            text([
                level.map_or_else(|| playtest_custom().into(), |level| level.number().into()),
                players,
                who,
                grouped(games).into(),
                share(wins),
                by_answer,
                given_up,
                playtest_span(tests.middle, tests.low, tests.high).into(),
            ])
        };
        rows.push(row(
            playtest_people().into(),
            people.games,
            &people.wins,
            grouped(people.ended(GameEnd::Answer)).into(),
            grouped(people.ended(GameEnd::GivenUp)).into(),
            people.tests,
        ));
        rows.extend(others.iter().map(|(who, figures)| {
            let none = || Value::from("–");
            row(lineup_name(who), figures.games, &figures.wins, none(), none(), figures.tests)
        }));
    }
    lines(&text(heading.map(Value::from)), &rows, console);
}

/// Formats a share with its confidence interval, from `low` to `high`.
fn share(Proportion { share, low, high, .. }: &Proportion) -> Value {
    let whole = |share: f64| format!("{:.0}", 100.0 * share);
    playtest_span(percent(*share), whole(*low), whole(*high)).into()
}

/// Prints sentences on where people rank between typical players and experts.
fn judge(one: &Comparison, console: &Console) {
    let Comparison { kind, people, others } = one;
    let level: Value = match kind.settings.level() {
        Some(level) => level.name().into(),
        None => playtest_custom().into(),
    };
    let players = counted(terminal_players, kind.players.count());
    console.print_line("");
    console.print_line(console.bold(match kind.rivals {
        true => playtest_kind_rivals(level, players),
        false => playtest_kind(level, players),
    }));
    let say = |message| console.print_line(format_args!("{GAP}{}", console.text(message)));
    if let ([(_, typical), (_, expert)], Some(place)) = (&others[..], one.place()) {
        say(playtest_people_win(share(&people.wins), share(&typical.wins), share(&expert.wins)));
        say(match place {
            PeoplePlace::Below => playtest_place_below(),
            PeoplePlace::Typical => playtest_place_typical(),
            PeoplePlace::Between => {
                playtest_place_between(percent(one.relative_position().unwrap_or(0.0)))
            }
            PeoplePlace::Expert => playtest_place_expert(),
            PeoplePlace::Above => playtest_place_above(),
            PeoplePlace::Open => playtest_place_open(),
        });
        if people.sheets < FEW_SHEETS {
            say(playtest_few_sheets(counted(playtest_sheets, people.sheets)));
        }
    } else {
        say(playtest_too_few(counted(terminal_games, people.games), grouped(People::FEWEST)));
    }
    if people.helped > 0 {
        say(playtest_helped(counted(terminal_games, people.helped)));
    }
}
