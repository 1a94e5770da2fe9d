//! Internal, may change. Server for the home network: serves the phone page, and as a referee keeps
//! the puzzles, so that phones receive only the views of their tables. `routes` is the place to
//! start: it routes a request to its table. `tables` has the actions at tables, and `store` stores
//! them.
//!
//! Requests and responses:
//!
//! - `GET /`: the page.
//! - `POST /api/tables` with `{"code": "CP1:…"}`: opens a table for the game of a code. Response:
//!   `{"table": "bisol-tavuk-nupam", "game": …, "view": …}`.
//! - `POST /api/tables/of` with `{"code": "CP1:…"}`: the tables at which the game of a code is in
//!   progress: `{"tables": [{"table": "bisol-tavuk-nupam", "tests": 3}]}`. Empty for tournaments.
//! - `GET /api/tables/NAME`: a table, in the form of the response to opening. With `?since=REVISION`,
//!   status 204 while it is unchanged. With `&wait=SECONDS`, the response is delayed until the table
//!   changes or the time is over.
//! - `POST /api/tables/NAME` with an action of the game: `{"told": …, "view": …}`. With `?by=PLAYER`
//!   (from 0), the other players are informed who restarted the game.
//! - `POST /api/tables/NAME/back` with `{"deed": REVISION}`: restores the state before a restart,
//!   within a minute. Response as for an action.
//! - `GET /api/health`: status 204 as long as tables can be read.
//!
//! After a deed that concerned everyone at a table (a restart or a ruling), the response has a
//! field next to `view`: `"deed": {"what": "again", "by": {"player": 2}, "revision": 7, "back":
//! {"deed": 7, "seconds": 59}}`. `by` can also be `"somebody"` or `"referee"`. `back` is present as
//! long as the client can restore the earlier state.
//!
//! A failure has the body `{"error": …, "text": "one sentence", "trouble": "input"}` and a matching
//! status. `error` is a [`Message`](crate::texts::Message), which the page shows in its language;
//! `text` is the message in the first language. Request bodies are JSON and must be declared as
//! such. Requests for other hosts, or from pages of other sites, are refused.

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

pub use address::{Proxy, ProxyError, Scheme, home_addresses};
pub use data::{Database, TableLocation, TableLocationError};
pub use desk::{DeskKey, DeskKeyError};
pub use error::{Notices, ServeError, StoreError};
pub use log::{Event, EventKind, Log};
pub use name::{TableName, TableNameError};
pub use options::{Bounds, Referee, RefereedGame, RefereedGames, ServerOptions};
pub use origin::{HostName, HostNameError};
pub use tls::{Certificate, CertificateError, CertificateWarning};

use crate::seal::PuzzleId;
use desk::Desk;
use exchange::StaticFiles;
use listen::HttpService;
use origin::Names;
use store::Store;
use tables::{StartedTables, TableSettings, Tables};

/// Seconds of a day.
const DAY: i64 = 86_400;

/// Tables of one game, for display when a server starts.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct GameTables {
    /// Identity of the puzzle.
    pub id: String,
    /// Label of the game.
    pub label: String,
    /// Number of players; `None` if it is unknown (see
    /// [`GameSession::players`](crate::game::GameSession::players)).
    pub players: Option<u8>,
    /// Names of its tables, in the order in which they were opened.
    pub tables: Vec<String>,
}

/// Server that listens, but does not respond before [`Server::run`].
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
    /// Binds the port, opens the store, and opens the tables that [`Referee::tables`] requires.
    ///
    /// # Errors
    /// If the port, the address or the store cannot be used.
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
        let urls = match certificate {
            None if !proxies.is_empty() && !hosts.is_empty() => public_urls(&hosts),
            _ => urls(address, listening.port(), &hosts, certificate.as_ref()),
        };
        let pages = StaticFiles::of_server(language, referee.is_some(), press)?;
        let names = Names::of_machine(hosts);
        let mut pruned = None;
        let (router, games, keeping) = match referee {
            None => (routes::site(pages, None, names, None, &bounds), Vec::new(), None),
            Some(referee) => {
                let Referee { games, tables, listed, data, durable, prune, desk, notices, log } =
                    referee;
                let rules = TableSettings {
                    beforehand: tables,
                    most: bounds.tables,
                    watching: bounds.connections / 2,
                    listed,
                };
                let mut store = Store::open(&data, durable)?;
                if let Some(days) = prune {
                    pruned = Some(store.backend.prune(machine::now() - i64::from(days) * DAY)?);
                }
                let start = |store: Store| store.start(notices);
                let StartedTables { tables, opened, started_store: keeping } =
                    Tables::load(games, store, rules, log, start)?;
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

    /// Returns the URLs of the server, the most suitable for phones first.
    pub fn urls(&self) -> &[String] {
        &self.urls
    }

    /// Whether [`urls`](Server::urls) are valid on this machine alone.
    pub fn is_local(&self) -> bool {
        self.urls.iter().all(|url| {
            let host = url.split("://").nth(1).map(|rest| rest.trim_end_matches('/'));
            host.and_then(|host| host.parse::<HostName>().ok()).is_some_and(|h| h.is_at_home())
        })
    }

    /// Returns the number of old tables that were deleted, if that was requested.
    pub fn pruned(&self) -> Option<usize> {
        self.pruned
    }

    /// Returns the address at which the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the refereed games with their tables.
    pub fn games(&self) -> &[GameTables] {
        &self.games
    }

    /// Runs the server until the process receives an interrupt or termination signal; pending
    /// requests are completed first. Calls `ready` when the server begins to respond.
    ///
    /// # Errors
    /// If threads or signal handlers cannot be created.
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
        // If this fails, the server is limited to fewer connections.
        let _ = rlimit::increase_nofile_limit(bounds.connections as u64 + 100);
        let done = runtime.block_on(async move {
            let end = shutdown_signal()?;
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
            // The thread completes its remaining jobs. A panic there needs no further action here.
            let _ = keeping.join();
        }
        done.map_err(ServeError::Start)
    }
}

/// Returns the tables of `games` as CSV with a header line, from a file that is not in use or from
/// a database.
///
/// # Errors
/// If the store cannot be read.
pub fn results(games: &RefereedGames, data: &TableLocation) -> Result<String, ServeError> {
    let mut store = Store::open(data, false)?;
    Ok(desk::csv(&tables::stored_tables(&mut store, games)?))
}

/// Returns all tables of a file that is not in use, or of a database, in the order in which they
/// were opened: name, identity of the puzzle, and serialized state.
///
/// # Errors
/// If the store cannot be read.
pub fn all_tables(data: &TableLocation) -> Result<Vec<(TableName, PuzzleId, String)>, ServeError> {
    let mut store = Store::open(data, false)?;
    let listed = store.backend.list()?;
    let mut all = Vec::with_capacity(listed.len());
    for one in listed {
        let (name, game) = (one.row.name, one.row.game);
        all.extend(store.state(name)?.map(|state| (name, game, state)));
    }
    Ok(all)
}

/// Returns the URLs of a server. With a certificate, only hosts that it is valid for are listed,
/// unless there are none; given names precede addresses.
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

/// Returns the public URLs of a server behind a proxy, which are those of the given hosts. Proxies
/// use TLS, except at port 80 and for bare addresses, for which hardly anybody has a certificate.
fn public_urls(hosts: &[HostName]) -> Vec<String> {
    let url = |host: &HostName| {
        let is_plain = host.port() == Some(80) || host.is_address();
        (if is_plain { Scheme::Http } else { Scheme::Https }).url(host)
    };
    hosts.iter().map(url).collect()
}

/// Checks that `count` threads can be created at once, because the runtime would panic otherwise.
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
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
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
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behind_a_proxy_the_addresses_are_the_public_ones() {
        let hosts = ["play.example.org", "b.example:8443", "c.example:80", "192.0.2.7:8000"];
        let urls = public_urls(&hosts.map(|host| host.parse().unwrap()));
        assert_eq!(
            urls,
            [
                "https://play.example.org/",
                "https://b.example:8443/",
                "http://c.example/",
                "http://192.0.2.7:8000/",
            ]
        );
    }
}
