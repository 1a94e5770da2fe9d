//! Options of a server, and the games that it referees.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::address::Proxy;
use super::data::TableLocation;
use super::desk::key::DeskKey;
use super::error::Notices;
use super::log::Log;
use super::origin::HostName;
use super::tls::Certificate;
use crate::game::GameSession;
use crate::seal::PuzzleId;
use crate::texts::Language;

/// Options of a [`Server`](super::Server).
#[derive(Debug)]
pub struct ServerOptions {
    /// Language of the page.
    pub language: &'static Language,
    /// Address at which the server listens; an unspecified address, such as `0.0.0.0`, for all
    /// addresses of this machine.
    pub address: IpAddr,
    /// Port; `0` for any free port.
    pub port: u16,
    /// Host names that are accepted in addition to those of this machine, such as that of a proxy.
    pub hosts: Vec<HostName>,
    /// Certificate for TLS; `None` for plain HTTP.
    pub certificate: Option<Certificate>,
    /// Trusted proxies, whose headers name the client.
    pub proxies: Vec<Proxy>,
    /// Limits that protect the server from overload.
    pub bounds: Bounds,
    /// Whether the page can print games.
    pub press: bool,
    /// Games to referee; `None` for a server of the phone page alone.
    pub referee: Option<Referee>,
}

impl Default for ServerOptions {
    /// Returns the options of a server for the page alone, reachable only from this machine, at any
    /// free port.
    fn default() -> Self {
        ServerOptions {
            language: Language::first(),
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            hosts: Vec::new(),
            certificate: None,
            proxies: Vec::new(),
            bounds: Bounds::default(),
            press: false,
            referee: None,
        }
    }
}

/// Options of a referee server, as a part of [`ServerOptions`].
#[derive(Debug)]
pub struct Referee {
    /// Games to referee.
    pub games: RefereedGames,
    /// Number of tables for each game that are created at the start; players cannot open others. If
    /// `None`, players open the tables.
    pub tables: Option<usize>,
    /// Whether a player who scans a sheet is offered the tables that play it. Tables of a
    /// tournament are never listed.
    pub listed: bool,
    /// Location of the tables.
    pub data: TableLocation,
    /// Whether a file is flushed to the disk at every change, so that a power failure loses
    /// nothing. A database always is.
    pub durable: bool,
    /// Age in days after which unchanged tables are deleted when the server starts; `None` to keep
    /// all.
    pub prune: Option<u32>,
    /// Key of the desk; `None` for a server without a desk.
    pub desk: Option<DeskKey>,
    /// Receiver of notices for the referee.
    pub notices: Notices,
    /// Log of events at the tables.
    pub log: Log,
}

impl Referee {
    /// Returns the options of a referee without notices, log or desk.
    pub fn new(games: RefereedGames, data: TableLocation) -> Self {
        Referee {
            games,
            tables: None,
            listed: true,
            data,
            durable: false,
            prune: None,
            desk: None,
            notices: Notices::default(),
            log: Log::default(),
        }
    }
}

/// Limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Maximum number of connections. At the limit, a new one takes the place of an idle one of the
    /// address with most connections.
    pub connections: usize,
    /// Maximum number of connections from one address.
    pub per_client: usize,
    /// Time limit for receiving the headers of a request, and for an idle connection.
    pub header: Duration,
    /// Time limit for a request, from its headers to the response.
    pub request: Duration,
    /// Time limit for a client that does not read its response.
    pub reply: Duration,
    /// Maximum duration of a connection.
    pub lifetime: Duration,
    /// Time limit for pending requests when the server ends.
    pub farewell: Duration,
    /// Maximum number of requests per second from one address, in the long run.
    pub rate: u32,
    /// Maximum number of tables.
    pub tables: usize,
}

impl Bounds {
    /// Maximum size of a request body, in bytes.
    pub(crate) const BODY: usize = 16 << 10;
    /// Default of [`rate`](Bounds::rate), which is sufficient for a school behind one address.
    pub const RATE: u32 = 200;
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds {
            connections: 4000,
            per_client: 2000,
            header: Duration::from_secs(15),
            request: Duration::from_secs(10),
            reply: Duration::from_secs(10),
            lifetime: Duration::from_secs(600),
            farewell: Duration::from_secs(5),
            rate: Bounds::RATE,
            tables: 10_000,
        }
    }
}

/// Game with the data that its players may know.
#[derive(Debug)]
pub struct RefereedGame {
    /// Game that keeps the secret.
    pub play: Arc<dyn GameSession>,
    /// Description of the game for display, which does not change during play.
    pub view: Value,
    /// Whether checking a guess takes much memory and time.
    pub costly: bool,
}

/// All games of a referee, by the identity of their puzzles.
#[derive(Debug, Default)]
pub struct RefereedGames(BTreeMap<PuzzleId, RefereedGame>);

impl RefereedGames {
    /// Adds a game, unless it is present. `costly` means that checking a guess opens the seal.
    pub fn add(&mut self, play: Arc<dyn GameSession>, costly: bool) {
        let mut view = play.describe();
        if play.payload().has_play()
            && let Some(code) = view.get_mut("code")
        {
            // Such a code contains its own key.
            *code = "".into();
        }
        let id = play.payload().id();
        self.0.entry(id).or_insert(RefereedGame { play, view, costly });
    }

    /// Marks the games for which `watched` returns `true` as having no help.
    pub(super) fn without_help(&mut self, watched: impl Fn(&dyn GameSession) -> bool) {
        for game in self.0.values_mut().filter(|game| watched(&*game.play)) {
            if let Some(help) = game.view.get_mut("help") {
                *help = false.into();
            }
        }
    }

    /// Returns the game with the identity `id`.
    pub fn get(&self, id: PuzzleId) -> Option<&RefereedGame> {
        self.0.get(&id)
    }

    /// Returns all games.
    pub fn all(&self) -> impl Iterator<Item = &RefereedGame> {
        self.0.values()
    }
}
