//! `cauldron serve`: serves the phone page to the home network, and refereed tables with their log.

mod access;

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde_json::json;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::game::{Game, GameStatus};
use cauldron_press::games;
use cauldron_press::press::write_atomic;
use cauldron_press::seal::OpenError;
use cauldron_press::seal::qr::{self, QrMatrix};
use cauldron_press::serve::{
    self, Bounds, Event, EventKind, GameTables, HostName, Log, Notices, Referee, RefereedGames,
    ServeError, Server, ServerOptions, TableLocation,
};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message, row};
use cauldron_press::witches::sheet::{Secrecy, SheetOptions};
use cauldron_press::witches::table::{Keeper, Limits};

use super::args::SettingsArgs;
use super::code;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::{counted, number};
use access::{DeskArgs, TlsArgs};

/// Width of the light margin around a QR code, in modules.
const QUIET_ZONE: usize = 4;
/// Largest number of games for one referee.
const MOST_GAMES: usize = 200;

/// Serve the phone page, and referee games
#[derive(Args)]
pub struct ServeArgs {
    /// With --referee: the games, as codes or as pictures of codes that can test potions
    #[arg(value_name = "CODE")]
    codes: Vec<String>,
    /// The port; 0 for any free port
    #[arg(long, default_value = "8080", value_parser = port, allow_hyphen_values = true)]
    port: u16,
    /// The address of this machine to listen on; by default all of them
    #[arg(long, default_value = "0.0.0.0", value_parser = address)]
    address: IpAddr,
    /// A host name of this server, such as that of a proxy in front of it (repeat for more names);
    /// this machine's own names and addresses need not be given
    #[arg(long, value_name = "NAME")]
    host: Vec<HostName>,
    /// Keep the puzzles on the server; phones get only their table
    #[arg(long, help_heading = "Referee")]
    referee: bool,
    /// The game of a sheet printed with --referee and this game code, level and players (repeat for
    /// more games)
    #[arg(long, short, visible_alias = "game-code", value_name = "SEED", help_heading = "Referee")]
    seed: Vec<Seed>,
    /// Number of players at each table, 1 to 8
    #[arg(long, short, default_value = "4", help_heading = "Referee", allow_hyphen_values = true)]
    players: Players,
    #[command(flatten)]
    settings: SettingsArgs,
    /// The organiser's file of those sheets, or the key file that they were made with
    #[arg(long, value_name = "FILE", help_heading = "Referee")]
    key_file: Option<PathBuf>,
    /// At each table, test no more potions than the board has cauldrons; needs --seed
    #[arg(long, help_heading = "Referee")]
    limits: bool,
    /// Open this many tables for each game in advance; players cannot open others
    #[arg(long, value_name = "N", value_parser = tables, help_heading = "Referee",
        allow_hyphen_values = true)]
    tables: Option<usize>,
    /// Hide the list of tables from phones that scan a sheet: they join a table by its name or QR
    /// code alone
    #[arg(long, help_heading = "Referee")]
    unlisted: bool,
    /// The file that stores the tables, or a database that several servers share:
    /// postgres://user@host/name, with its password in PGPASSWORD or the file of PGPASSFILE
    #[arg(
        long,
        value_name = "FILE",
        default_value = "cauldron-tables.sqlite",
        help_heading = "Referee"
    )]
    data: PathBuf,
    /// Wait for the disk at every change, so that even a power cut loses none
    #[arg(long, help_heading = "Referee")]
    durable: bool,
    /// First forget the tables without a change for this many days, 1 to 36500
    #[arg(long, value_name = "DAYS", value_parser = days, help_heading = "Referee",
        allow_hyphen_values = true)]
    prune: Option<u32>,
    /// Let the page print games, as it does without --referee
    #[arg(long, help_heading = "Referee")]
    with_press: bool,
    #[command(flatten)]
    desk: DeskArgs,
    #[command(flatten)]
    tls: TlsArgs,
    /// Number of requests a second that one address may make over time, 1 to 100000
    #[arg(long, value_name = "N", default_value_t = Bounds::RATE, value_parser = rate,
        help_heading = "Limits", allow_hyphen_values = true)]
    rate: u32,
    /// With --referee: print a line for each event at the tables, without secrets
    #[arg(long, help_heading = "Output")]
    log: bool,
    /// With --referee: write the state of the tables to this file as CSV, and serve nothing; the
    /// server must not be running
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    export: Option<PathBuf>,
    /// Print the address as JSON once the server answers, and nothing else except the log
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

fn port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| format!("{text:?} is not a port; use 0 to 65535"))
}

fn address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| {
        format!("{text:?} is not an address; use one of this machine's, such as 192.168.0.10")
    })
}

fn tables(text: &str) -> Result<usize, String> {
    let most = Bounds::default().tables;
    number(text, 1..=most)
        .ok_or_else(|| format!("{text:?} tables cannot be opened; use 1 to {most}"))
}

fn days(text: &str) -> Result<u32, String> {
    number(text, 1..=36_500)
        .ok_or_else(|| format!("{text:?} is not a number of days; use 1 to 36500"))
}

fn rate(text: &str) -> Result<u32, String> {
    number(text, 1..=100_000)
        .ok_or_else(|| format!("{text:?} is not a rate; use 1 to 100000 requests a second"))
}

/// Runs the server until Ctrl-C.
pub fn run(args: &ServeArgs, known: &[&dyn Game], console: &Console) -> Result<ExitCode> {
    let language = console.language();
    // Parsed here instead of by clap, whose errors would print the whole value with a password in
    // it.
    let data = TableLocation::at(args.data.clone()).map_err(Failure::input)?;
    let kept = data.shown();
    let mut key = None;
    let referee = match args.referee {
        true => {
            let games = games(args, known)?;
            if let Some(file) = &args.export {
                return export(&games, &data, file, console);
            }
            key = args.desk.key()?;
            Some(Referee {
                games,
                tables: args.tables,
                listed: !args.unlisted,
                data,
                durable: args.durable,
                prune: args.prune,
                desk: key.as_ref().map(|key| key.key.clone()),
                notices: Notices::with_sink(|notice| Console::new(None).complain(notice)),
                log: match args.log && !args.quiet {
                    true => log_to_terminal(args.json, language)?,
                    false => Log::default(),
                },
            })
        }
        false => {
            home_alone(args)?;
            None
        }
    };
    let bounds = Bounds { rate: args.rate, ..Bounds::default() };
    let options = ServerOptions {
        language,
        address: args.address,
        port: args.port,
        hosts: args.host.clone(),
        certificate: args.tls.certificate(console)?,
        proxies: args.tls.proxy.clone(),
        bounds,
        press: args.with_press || !args.referee,
        referee,
    };
    let server = Server::open(options).map_err(failure)?;
    let said = ServerSummary {
        urls: server.urls().to_vec(),
        is_local: server.is_local(),
        port: server.address().port(),
        games: server.games().to_vec(),
        kept,
        pruned: server.pruned(),
        desk: key.map(|key| key.address(server.urls())),
    };
    server
        .run(|| match (args.quiet, args.json) {
            (true, _) => {}
            (false, true) => console.print_line(said.summary(args)),
            (false, false) => said.tell(args, console),
        })
        .map_err(failure)?;
    Ok(ExitCode::SUCCESS)
}

/// Information about a running server, for the terminal.
struct ServerSummary {
    urls: Vec<String>,
    is_local: bool,
    port: u16,
    games: Vec<GameTables>,
    kept: String,
    pruned: Option<usize>,
    desk: Option<String>,
}

fn export(
    games: &RefereedGames,
    data: &TableLocation,
    file: &Path,
    console: &Console,
) -> Result<ExitCode> {
    if let TableLocation::File(path) = data
        && !path.exists()
    {
        let shown = path.display();
        return Err(Failure::Input(format!(
            "there is no file of tables \"{shown}\"; name that of the server with --data"
        )));
    }
    let text = serve::results(games, data).map_err(failure)?;
    write_atomic(file, text.as_bytes()).map_err(|e| Failure::Machine(e.to_string()))?;
    console.files(&[file]);
    Ok(ExitCode::SUCCESS)
}

fn failure(error: ServeError) -> Failure {
    let hint = error.remedy();
    let failure = if error.is_input() { Failure::input(error) } else { Failure::machine(error) };
    failure.with_remedy(hint)
}

/// Checks that no option for a referee is given without `--referee`.
///
/// # Errors
/// If one is given.
fn home_alone(args: &ServeArgs) -> Result {
    let stray = [
        (!args.codes.is_empty(), "a code"),
        (!args.seed.is_empty(), "--seed"),
        (args.key_file.is_some(), "--key-file"),
        (args.limits, "--limits"),
        (args.tables.is_some(), "--tables"),
        (args.durable, "--durable"),
        (args.prune.is_some(), "--prune"),
        (args.desk.is_wanted(), "--desk"),
        (args.log, "--log"),
        (args.export.is_some(), "--export"),
        (args.unlisted, "--unlisted"),
        (args.with_press, "--with-press"),
    ];
    match stray.into_iter().find(|&(given, _)| given) {
        Some((_, what)) => Err(Failure::Input(format!(
            "{what} goes with --referee, where the server keeps the games; without it phones bring their own codes"
        ))),
        None => Ok(()),
    }
}

fn games(args: &ServeArgs, known: &[&dyn Game]) -> Result<RefereedGames> {
    let wanted = args.codes.len() + args.seed.len();
    if wanted == 0 {
        return Err(Failure::Input(
            "a referee needs games; give --seed (with --level and --players, as for the sheet), or codes".into(),
        ));
    }
    if wanted > MOST_GAMES {
        return Err(Failure::Input(format!(
            "{wanted} games are too many for one referee; give at most {MOST_GAMES}"
        )));
    }
    if args.limits && !args.codes.is_empty() {
        return Err(Failure::Input(
            "--limits needs the board, which a code does not hold; give --seed instead of the code"
                .into(),
        ));
    }
    let mut refereed = RefereedGames::default();
    for text in &args.codes {
        let payload = code::payload(text)?;
        if !payload.has_play() {
            return Err(Failure::Input(format!(
                "{}; give --seed with the level and players of that sheet",
                OpenError::NoPlay
            )));
        }
        // Players at these tables open the phone page, so the page must support the game.
        let codes = games::of_page(known, &payload)?;
        refereed.add(codes.open(payload)?, true);
    }
    let settings = args.settings.settings()?;
    let longest = settings.length().longest();
    let secrecy = match &args.key_file {
        Some(path) => Secrecy::Referee(code::read_key(path)?),
        None if args.seed.is_empty() => Secrecy::Open,
        None => {
            return Err(Failure::Input(
                "the seed alone does not lead to a tournament's game; give --key-file with the organiser's file of that sheet".into(),
            ));
        }
    };
    for &seed in &args.seed {
        let options = args.settings.sheet_options(seed, args.players)?;
        let sheet = code::sheet(&SheetOptions { secrecy, ..options })?;
        let keeper = Keeper::of_sheet(&sheet);
        let board = Limits::of(&sheet.board, longest);
        let keeper = match args.limits {
            true => keeper.with_limits(board),
            false => keeper.with_board(board),
        };
        refereed.add(Arc::new(keeper), false);
    }
    Ok(refereed)
}

impl ServerSummary {
    fn summary(&self, args: &ServeArgs) -> serde_json::Value {
        let mut summary = json!({ "url": self.urls.first(), "urls": self.urls, "port": self.port });
        if args.referee {
            summary["games"] = json!(self.games);
            summary["data"] = json!(self.kept);
        }
        if let Some(desk) = &self.desk {
            summary["desk"] = json!(desk);
        }
        if let Some(pruned) = self.pruned {
            summary["pruned"] = json!(pruned);
        }
        summary
    }

    fn tell(&self, args: &ServeArgs, console: &Console) {
        let is_behind_proxy = !args.tls.proxy.is_empty() && !args.host.is_empty();
        console.print_line(console.bold(match self.is_local {
            true => terminal_page_open_here(),
            false if is_behind_proxy => terminal_page_open_outside(),
            false => terminal_page_open(),
        }));
        for address in &self.urls {
            console.print_line(format_args!("  {address}"));
        }
        // On a phone, an address of this machine alone would be that of the phone.
        let scanned = self.urls.first().filter(|_| !self.is_local);
        if let Some(matrix) = scanned.and_then(|address| qr::matrix(address).ok()) {
            console.print_line("");
            for line in blocks(&matrix) {
                console.print_line(match console.black_on_white(&line) {
                    Some(line) => line,
                    None => line.chars().map(invert_block).collect(),
                });
            }
            console.print_line("");
        }
        if args.referee {
            console.print_line(console.bold(terminal_refereed()));
            for game in &self.games {
                let players = game.players.map(|players| counted(terminal_players, players));
                let tables = counted(terminal_tables, game.tables.len() as u64);
                let counts = console.text(row(players.into_iter().chain([tables])));
                console.print_line(format_args!("  {}, {counts}", game.label));
                if args.tables.is_some() {
                    for names in game.tables.chunks(6) {
                        console.print_line(format_args!("    {}", names.join("  ")));
                    }
                }
            }
            console.print_message(terminal_tables_kept(self.kept.clone()));
            if let Some(pruned) = self.pruned {
                console
                    .print_message(terminal_tables_pruned(counted(terminal_tables, pruned as u64)));
            }
            if args.limits && args.tables.is_none() {
                console.print_message(terminal_tables_open());
            }
        }
        if let Some(desk) = &self.desk {
            console.print_line(console.bold(terminal_desk_open()));
            console.print_line(format_args!("  {desk}"));
        }
        console.print_line(console.dim(terminal_server_ends()));
    }
}

/// Draws a QR code in half blocks, with two rows of modules on a line and dark modules as ink.
fn blocks(matrix: &QrMatrix) -> Vec<String> {
    let side = matrix.size + 2 * QUIET_ZONE;
    let dark = |x: usize, y: usize| {
        let inside = |v: usize| v.checked_sub(QUIET_ZONE);
        inside(x).zip(inside(y)).is_some_and(|(x, y)| matrix.is_dark(x, y))
    };
    let block = |x, y| match (dark(x, y), dark(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    (0..side).step_by(2).map(|y| (0..side).map(|x| block(x, y)).collect()).collect()
}

/// Exchanges ink and background. Without colours most terminals show light text on a dark
/// background, so this gives dark modules; phones read both forms.
fn invert_block(block: char) -> char {
    match block {
        '█' => ' ',
        '▀' => '▄',
        '▄' => '▀',
        _ => '█',
    }
}

/// Creates a log that prints each event as a line on standard output: a sentence, or JSON.
pub fn log_to_terminal(json: bool, language: &'static Language) -> Result<Log> {
    let tell = move |event: &Event| {
        let console = Console::new(Some(language));
        match serde_json::to_string(event) {
            Ok(line) if json => console.print_line(line),
            _ => console.print_line(format_args!(
                "{} {}",
                event.moment(),
                console.text(event_words(event))
            )),
        }
    };
    Log::with_sink(tell).map_err(|e| Failure::Machine(format!("the log cannot be kept: {e}")))
}

fn event_words(event: &Event) -> Message {
    let table = event.table.to_string();
    let account = &event.summary;
    match event.what {
        EventKind::Opened => terminal_log_opened(table, event.game.clone()),
        EventKind::Test if account.status == GameStatus::Won => {
            terminal_log_won(table, account.tests)
        }
        EventKind::Test if account.counts.is_empty() => terminal_log_test(table, account.tests),
        EventKind::Test => {
            let counts = account.counts.iter();
            let counts = row(counts.map(|(name, count)| terminal_log_count(*name, *count)));
            terminal_log_counted(table, account.tests, counts)
        }
        EventKind::Right => terminal_log_right(table),
        EventKind::Wrong => terminal_log_wrong(table, account.guesses),
        EventKind::GaveUp => terminal_log_gave_up(table),
        EventKind::Again => terminal_log_again(table),
        EventKind::Closed => terminal_log_closed(table),
        EventKind::Reopened => terminal_log_reopened(table),
        EventKind::TakenBack => terminal_log_taken_back(table, account.tests.saturating_add(1)),
        EventKind::Reset => terminal_log_reset(table),
        EventKind::BroughtBack => terminal_log_brought_back(table),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use rqrr::PreparedImage;

    use cauldron_press::game::TableSummary;

    use super::*;
    use crate::cli::tests::{assert_marked, console};

    #[derive(Parser)]
    struct Asked {
        #[command(flatten)]
        args: ServeArgs,
    }

    #[test]
    fn what_is_served_is_told_in_the_language() {
        let data = [
            "http://192.168.0.10:8080/",
            "kept.sqlite",
            "malut-lisil",
            "babab-gabab-babab",
            "http://192.168.0.10:8080/desk#key",
        ];
        let data = data.map(String::from);
        let [_, file, label, table, _] = &data;
        let tables = |players, count| GameTables {
            id: String::new(),
            label: label.clone(),
            players,
            tables: vec![table.clone(); count],
        };
        let games = [tables(Some(1), 1), tables(Some(3), 8), tables(None, 0)];
        for (wish, lines) in [("", 4), ("--referee --limits", 11), ("--referee --tables 2", 13)] {
            let asked = format!("serve {wish} --data {file}");
            let asked =
                Asked::try_parse_from(asked.split_whitespace()).unwrap_or_else(|e| panic!("{e}"));
            let (console, screen) = console();
            let said = ServerSummary {
                urls: data[..1].to_vec(),
                is_local: false,
                port: 8080,
                games: games.to_vec(),
                kept: file.clone(),
                pruned: Some(2),
                desk: Some(data[4].clone()),
            };
            said.tell(&asked.args, &console);
            let told = screen.text();
            let words = told.lines().filter(|line| line.contains(char::is_alphabetic));
            assert_eq!(words.count(), lines + 1, "{told}");
            assert_marked(&told, &data);
        }
    }

    #[test]
    fn only_what_others_reach_is_called_open_to_them_and_has_a_code() {
        let proxy = "--proxy 127.0.0.1 --host play.example.org";
        for (wish, url, is_local, line) in [
            ("", "http://192.168.0.10:8080/", false, terminal_page_open()),
            ("--address 127.0.0.1", "http://127.0.0.1:8080/", true, terminal_page_open_here()),
            (proxy, "https://play.example.org/", false, terminal_page_open_outside()),
        ] {
            let asked = format!("serve {wish}");
            let asked =
                Asked::try_parse_from(asked.split_whitespace()).unwrap_or_else(|e| panic!("{e}"));
            let (console, screen) = console();
            let (urls, kept) = (vec![url.to_owned()], String::new());
            let (games, pruned, desk) = (Vec::new(), None, None);
            let said = ServerSummary { urls, is_local, port: 8080, games, kept, pruned, desk };
            said.tell(&asked.args, &console);
            let told = screen.text();
            assert!(told.contains(&console.text(line)) && told.contains(url), "{told}");
            assert_eq!(told.contains('█'), !is_local, "{told}");
        }
    }

    /// Decodes half blocks as a camera sees them, printed in the shade of gray `ink` on its
    /// inverse.
    fn seen(lines: &[String], ink: u8) -> String {
        let scale = 8;
        let cells: Vec<Vec<char>> = lines.iter().map(|l| l.chars().collect()).collect();
        let (width, height) = (cells[0].len() * scale, lines.len() * 2 * scale);
        let mut picture = PreparedImage::prepare_from_greyscale(width, height, |x, y| {
            let upper = y / scale % 2 == 0;
            let inked = match cells[y / scale / 2][x / scale] {
                '█' => true,
                '▀' => upper,
                '▄' => !upper,
                _ => false,
            };
            if inked { ink } else { 255 - ink }
        });
        picture.detect_grids()[0].decode().unwrap().1
    }

    #[test]
    fn the_code_in_the_terminal_scans_in_both_forms() {
        let text = "http://192.168.178.20:8080/";
        let coloured = blocks(&qr::matrix(text).unwrap());
        assert_eq!(seen(&coloured, 0), text);
        let plain: Vec<String> =
            coloured.iter().map(|l| l.chars().map(invert_block).collect()).collect();
        assert_eq!(seen(&plain, 255), text);
        assert!(coloured.iter().all(|l| l.chars().count() <= 45), "fits into a terminal");
    }

    #[test]
    fn every_event_is_said_in_the_language() {
        let (console, _) = console();
        let won = TableSummary { status: GameStatus::Won, tests: 3, ..TableSummary::default() };
        let counts = [("undergrown", 1), ("overgrown", 2)].into();
        let counted = TableSummary { counts, tests: 4, ..TableSummary::default() };
        let whats = [
            EventKind::Opened,
            EventKind::Test,
            EventKind::Right,
            EventKind::Wrong,
            EventKind::GaveUp,
            EventKind::Again,
            EventKind::Closed,
            EventKind::Reopened,
            EventKind::TakenBack,
            EventKind::Reset,
            EventKind::BroughtBack,
        ];
        let data = ["bisol-tavuk-nupam", "Malut Lisil"].map(String::from);
        for what in whats {
            for account in [&won, &counted, &TableSummary::default()] {
                let (table, game) = ("bisol-tavuk-nupam".parse().unwrap(), data[1].clone());
                let event = Event { seconds: 0, table, game, what, summary: account.clone() };
                assert_marked(&console.text(event_words(&event)), &data);
            }
        }
    }
}
