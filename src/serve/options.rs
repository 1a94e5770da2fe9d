//! What a server needs to know, and the games that it referees.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::address::Proxy;
use super::data::Data;
use super::desk::key::DeskKey;
use super::error::Notices;
use super::log::Log;
use super::origin::HostName;
use super::tls::Certificate;
use crate::game::Play;
use crate::seal::PuzzleId;
use crate::texts::Language;

/// What a server needs to know.
#[derive(Debug)]
pub struct ServerOptions {
    /// The language of the page.
    pub language: &'static Language,
    /// The address at which it listens; unspecified for all of this machine's.
    pub address: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// Names under which it answers besides those of this machine: those of a proxy.
    pub hosts: Vec<HostName>,
    /// The certificate with which it speaks TLS; without one it does not.
    pub certificate: Option<Certificate>,
    /// Proxies before it, whose word about who asks is believed.
    pub proxies: Vec<Proxy>,
    /// What keeps it alive whatever comes.
    pub bounds: Bounds,
    /// Whether the page prints games.
    pub press: bool,
    /// The games to referee, if any.
    pub referee: Option<Referee>,
}

impl Default for ServerOptions {
    /// The page alone, for this machine alone, at any port that is free.
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

/// What a referee brings along.
#[derive(Debug)]
pub struct Referee {
    /// The games.
    pub games: RefereedGames,
    /// How many tables for each game are there beforehand; then nobody can open others.
    pub tables: Option<usize>,
    /// Whether somebody who scans a sheet is told of the tables that play it, to join one. A
    /// tournament's are never told.
    pub listed: bool,
    /// Where tables are kept.
    pub data: Data,
    /// Whether a file waits for the disk at every change, so that not even a power cut costs
    /// one. A database always does.
    pub durable: bool,
    /// Days after which tables that did not change are forgotten, before the server begins.
    pub prune: Option<u32>,
    /// What opens the desk; without it there is none.
    pub desk: Option<DeskKey>,
    /// Where to say what the referee has to know meanwhile.
    pub notices: Notices,
    /// Where to say what happens at the tables.
    pub log: Log,
}

impl Referee {
    /// A referee of games whose tables are kept in this place, who says nothing meanwhile and has no
    /// desk.
    pub fn new(games: RefereedGames, data: Data) -> Self {
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

/// How much of everything a server takes.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Connections at a time.
    pub connections: usize,
    /// Connections at a time from one address.
    pub per_client: usize,
    /// How long a request's headers may take to arrive, and a connection may say nothing.
    pub header: Duration,
    /// How long a request may take from its headers to its reply.
    pub request: Duration,
    /// How long a client may take nothing of a reply.
    pub reply: Duration,
    /// How long a connection may stay.
    pub lifetime: Duration,
    /// How long requests in flight may take when the server ends.
    pub farewell: Duration,
    /// Requests a second from one address, over time.
    pub rate: u32,
    /// Tables in all.
    pub tables: usize,
}

impl Bounds {
    /// Bytes of a request's body.
    pub(crate) const BODY: usize = 16 << 10;
    /// Enough for a school behind one address.
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

/// A game with what its players know of it.
#[derive(Debug)]
pub struct RefereedGame {
    /// Keeps the secret.
    pub play: Arc<dyn Play>,
    /// What does not change during a game, for the screens.
    pub view: Value,
    /// Whether a guess at the answer takes much memory and time.
    pub costly: bool,
}

/// All games of a referee, each known by the identity of its puzzle.
#[derive(Debug, Default)]
pub struct RefereedGames(BTreeMap<PuzzleId, RefereedGame>);

impl RefereedGames {
    /// Adds a game; `costly` says that its guesses open the seal. One that is there already
    /// stays.
    pub fn add(&mut self, play: Arc<dyn Play>, costly: bool) {
        let mut view = play.describe();
        if play.payload().has_play()
            && let Some(code) = view.get_mut("code")
        {
            // Such a code holds its own key.
            *code = "".into();
        }
        let id = play.payload().id();
        self.0.entry(id).or_insert(RefereedGame { play, view, costly });
    }

    /// Tells the screens that some games give no help here.
    pub(super) fn without_help(&mut self, watched: impl Fn(&dyn Play) -> bool) {
        for game in self.0.values_mut().filter(|game| watched(&*game.play)) {
            if let Some(help) = game.view.get_mut("help") {
                *help = false.into();
            }
        }
    }

    /// A game by the identity of its puzzle.
    pub fn get(&self, id: PuzzleId) -> Option<&RefereedGame> {
        self.0.get(&id)
    }

    /// All games.
    pub fn all(&self) -> impl Iterator<Item = &RefereedGame> {
        self.0.values()
    }
}
