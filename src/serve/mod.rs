//! The server for the home network: it serves the phone page, and as a referee it keeps the
//! puzzles, so that phones get only their table. Read `routes` first, which leads a request to its
//! table, then `tables`, which plays at it, and `store`, which keeps it.
//!
//! | request | answer |
//! |---|---|
//! | `GET /` | the page |
//! | `POST /api/tables` with `{"code": "CP1:…"}` | a new table for the game of a code: `{"table": "bisol-tavuk-nupam", "game": …, "view": …}` |
//! | `POST /api/tables/of` with `{"code": "CP1:…"}` | the tables at which the game of a code is being played: `{"tables": [{"table": "bisol-tavuk-nupam", "tests": 3}]}`; none where it is a tournament's |
//! | `GET /api/tables/NAME` | the same for a table that is there; with `?since=REVISION` nothing (204) while it has not changed; with `&wait=SECONDS` the answer comes when it changes, or after so long |
//! | `POST /api/tables/NAME` with an action of the game | `{"told": …, "view": …}`; with `?by=PLAYER`, counted from 0, the others are told who began the game anew |
//! | `POST /api/tables/NAME/back` with `{"deed": REVISION}` | the table as it was before it was begun anew, for a minute; the same answer |
//! | `GET /api/health` | nothing (204) as long as tables can be read |
//!
//! What was done for everyone at a table (begun anew, or what the referee ruled) stands beside its
//! view: `"deed": {"what": "again", "by": {"player": 2}, "revision": 7, "back": {"deed": 7,
//! "seconds": 59}}`, with `"by"` else `"somebody"` or `"referee"`, and `back` as long as the
//! asker can bring back what was lost.
//!
//! What cannot be done is answered with `{"error": …, "text": "one sentence", "trouble": "input"}`
//! and a status that fits; the error is a [`Message`](crate::texts::Message), which the page says
//! in its language, the text the same in the first language. All bodies are JSON, and say so.
//! Requests that are meant for another host, or that pages of other sites send, are refused.

mod address;
mod data;
mod desk;
mod error;
mod exchange;
mod guesses;
mod listen;
mod log;
mod machine;
mod name;
mod options;
mod origin;
mod rate;
mod refusal;
mod routes;
#[cfg(test)]
mod simulated;
mod store;
mod tables;
mod tls;

use std::net::{IpAddr, SocketAddr, TcpListener};
use std::thread::JoinHandle;

use tokio::sync::watch;

pub use address::{Proxy, ProxyError, Scheme, home_addresses, url};
pub use data::{Data, DataError, Database};
pub use desk::{DeskKey, DeskKeyError};
pub use error::{Notices, ServeError, StoreError};
pub use log::{Event, EventKind, Log};
pub use name::{TableName, TableNameError};
pub use options::{Bounds, Referee, RefereedGame, RefereedGames, ServerOptions};
pub use origin::{HostName, HostNameError};
pub use tls::{Certificate, CertificateError, Doubt};

use crate::seal::PuzzleId;
use desk::Desk;
use exchange::Pages;
use listen::HttpService;
use origin::Names;
use store::Store;
use tables::{HouseRules, Setting, Tables};

/// Seconds of a day.
const DAY: i64 = 86_400;

/// The tables of one game, for those who start a server.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct GameTables {
    /// The identity of the puzzle.
    pub id: String,
    /// What the game is called by.
    pub label: String,
    /// How many play.
    pub players: Option<u8>,
    /// Its tables, in the order in which they were opened.
    pub tables: Vec<String>,
}

/// A server that listens, but does not answer before it [runs](Server::run).
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    urls: Vec<String>,
    pruned: Option<usize>,
    service: HttpService,
    games: Vec<GameTables>,
    keeping: Option<JoinHandle<()>>,
}

impl Server {
    /// Takes the port, opens the file of tables, and opens the tables that are wanted
    /// beforehand.
    ///
    /// # Errors
    /// If the port, the address or the file cannot be had.
    pub fn open(options: ServerOptions) -> Result<Self, ServeError> {
        let ServerOptions {
            language,
            address,
            port,
            hosts,
            certificate,
            proxies,
            bounds,
            press,
            referee,
            ..
        } = options;
        let wanted = SocketAddr::new(address, port);
        let listener = TcpListener::bind(wanted).map_err(|e| ServeError::listen(wanted, e))?;
        listener.set_nonblocking(true).map_err(ServeError::Start)?;
        let listening = listener.local_addr().map_err(ServeError::Start)?;
        let urls = urls(address, listening.port(), &hosts, certificate.as_ref());
        let pages = Pages::of_server(language, referee.is_some(), press)?;
        let names = Names::of_machine(hosts);
        let mut pruned = None;
        let (router, games, keeping) = match referee {
            None => (routes::site(pages, None, names, None, &bounds), Vec::new(), None),
            Some(referee) => {
                let Referee { games, tables, listed, data, durable, prune, desk, notices, log } =
                    referee;
                let rules = HouseRules {
                    beforehand: tables,
                    most: bounds.tables,
                    watching: bounds.connections / 2,
                    listed,
                };
                let mut store = Store::open(&data, durable)?;
                if let Some(days) = prune {
                    pruned = Some(store.keeping.prune(machine::now() - i64::from(days) * DAY)?);
                }
                let start = |store: Store| store.start(notices);
                let Setting { tables, opened, keeping } =
                    Tables::set(games, store, rules, log, start)?;
                let games = tables.games().all().map(|game| {
                    let id = game.play.payload().id();
                    let names = opened.iter().filter(|(of, _)| *of == id);
                    GameTables {
                        id: id.to_string(),
                        label: id.label(),
                        players: game.play.players(),
                        tables: names.map(|(_, name)| name.to_string()).collect(),
                    }
                });
                let games = games.collect();
                let home = urls.first().cloned().unwrap_or_default();
                let desk = desk.map(|key| Desk::new(tables.clone(), &key, language, home));
                let desk = desk.transpose()?;
                let router = routes::site(pages, Some(tables), names, desk, &bounds);
                (router, games, Some(keeping))
            }
        };
        let service = HttpService { router, bounds, certificate, proxies };
        Ok(Server { listener, address: listening, urls, pruned, service, games, keeping })
    }

    /// Its web addresses, the one for most phones first.
    pub fn urls(&self) -> &[String] {
        &self.urls
    }

    /// How many tables were forgotten, if any were to be.
    pub fn pruned(&self) -> Option<usize> {
        self.pruned
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The games that it referees, with their tables.
    pub fn games(&self) -> &[GameTables] {
        &self.games
    }

    /// Answers until the process is told to end (Ctrl-C, SIGTERM). Requests in flight are
    /// finished first. Calls `ready` as soon as it answers.
    ///
    /// # Errors
    /// If the machine has no threads or no signals for it.
    pub fn run(self, ready: impl FnOnce()) -> Result<(), ServeError> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let workers = cores.clamp(2, 8);
        ask_for_threads(workers + 1).map_err(ServeError::Start)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(workers)
            .max_blocking_threads(4)
            .enable_io()
            .enable_time()
            .build()
            .map_err(ServeError::Start)?;
        let Server { listener, service, keeping, .. } = self;
        let bounds = service.bounds;
        // Where that is refused, fewer connections at a time must do.
        let _ = rlimit::increase_nofile_limit(bounds.connections as u64 + 100);
        let done = runtime.block_on(async move {
            let end = told_to_end()?;
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let (stop, stopped) = watch::channel(false);
            let listening = tokio::spawn(listen::listen(listener, service, stopped));
            ready();
            end.await;
            stop.send_replace(true);
            let _ = listening.await;
            Ok(())
        });
        runtime.shutdown_timeout(bounds.farewell);
        if let Some(keeping) = keeping {
            // Its last jobs are done when it ends; that it panicked changes nothing here.
            let _ = keeping.join();
        }
        done.map_err(ServeError::Start)
    }
}

/// The tables of these games in a file that no server has open, or in a database, as CSV: a
/// line for each, under the names of the columns.
///
/// # Errors
/// If they cannot be read.
pub fn results(games: &RefereedGames, data: &Data) -> Result<String, ServeError> {
    let mut store = Store::open(data, false)?;
    Ok(desk::csv(&tables::accounts(&mut store, games)?))
}

/// The tables of a file that no server has open, or of a database, in the order in which they were
/// opened: each with the identity of its game and what it remembers.
///
/// # Errors
/// If they cannot be read.
pub fn remembered(data: &Data) -> Result<Vec<(TableName, PuzzleId, String)>, ServeError> {
    let mut store = Store::open(data, false)?;
    let listed = store.keeping.list()?;
    let mut all = Vec::with_capacity(listed.len());
    for one in listed {
        let (name, game) = (one.row.name, one.row.game);
        all.extend(store.state(name)?.map(|state| (name, game, state)));
    }
    Ok(all)
}

/// The web addresses of a server: names that its certificate is for come first, and what it is
/// not for is left out where anything is left.
fn urls(
    address: IpAddr,
    port: u16,
    hosts: &[HostName],
    certificate: Option<&Certificate>,
) -> Vec<String> {
    let home = home_addresses(address).into_iter().map(HostName::from);
    let Some(certificate) = certificate else {
        return home.map(|host| Scheme::Http.url(&host.or_port(port))).collect();
    };
    let all: Vec<HostName> = hosts.iter().cloned().chain(home).collect();
    let fitting: Vec<HostName> =
        all.iter().filter(|host| certificate.is_for(&host.host())).cloned().collect();
    let chosen = if fitting.is_empty() { all } else { fitting };
    chosen.into_iter().map(|host| Scheme::Https.url(&host.or_port(port))).collect()
}

/// Whether the machine gives so many threads at a time: where it refuses one, the runtime would
/// panic.
fn ask_for_threads(count: usize) -> std::io::Result<()> {
    let mut held = Vec::with_capacity(count);
    for _ in 0..count {
        let (hold, until) = std::sync::mpsc::channel::<()>();
        std::thread::Builder::new().spawn(move || until.recv())?;
        held.push(hold);
    }
    Ok(())
}

#[cfg(unix)]
fn told_to_end() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn told_to_end() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
