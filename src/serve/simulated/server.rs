//! Servers that run on the simulated disk: started, killed and started again.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use axum::http::{Method, Request};
use serde_json::Value;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;
use tower_service::Service;

use super::disk::{Condition, Disk};
use super::venue::Venue;
use super::world;
use crate::serve::desk::{Desk, DeskKey};
use crate::serve::error::{Health, Notices, ServeError};
use crate::serve::exchange::Pages;
use crate::serve::listen::Stopping;
use crate::serve::log::Log;
use crate::serve::options::{Bounds, RefereedGame, RefereedGames};
use crate::serve::origin::{Arrival, Names};
use crate::serve::rate::Client;
use crate::serve::routes;
use crate::serve::store::{Job, Keeping, Store};
use crate::serve::tables::{HouseRules, Setting, Tables};
use crate::texts::Language;

/// How long a phone waits for an answer.
const PATIENCE: Duration = Duration::from_secs(25);
/// Where every server is reached.
const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A server, as long as it lives.
pub(super) struct Server {
    router: Router,
    stop: watch::Sender<bool>,
    keeping: AbortHandle,
    /// Turns true when it is killed.
    killed: watch::Sender<bool>,
}

/// What came back.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub status: u16,
    pub text: String,
}

impl Answer {
    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

/// What is asked.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub method: Method,
    pub path: String,
    pub body: String,
    /// The last byte of the asker's address.
    pub from: u8,
    /// The key of the desk.
    pub key: Option<&'static str>,
}

impl Server {
    /// Starts one at a venue.
    ///
    /// # Errors
    /// If the place of the tables does not answer, or is full.
    pub(super) fn start(venue: &Venue) -> Result<Server, ServeError> {
        let disk = Disk {
            inner: venue.place.keeping()?,
            book: venue.book.clone(),
            rules: venue.rules.clone(),
            data: venue.data.clone(),
            beforehand: venue.beforehand.unwrap_or(0) as u64,
        };
        let disk: Box<dyn Keeping> = Box::new(disk);
        let store = Store::of(venue.data.clone(), disk);
        let bounds = Bounds::default();
        let rules = HouseRules {
            beforehand: venue.beforehand,
            most: bounds.tables,
            watching: bounds.connections / 2,
            listed: true,
        };
        let mut games = RefereedGames::default();
        for RefereedGame { play, costly, .. } in venue.rules.games.all() {
            games.add(play.clone(), *costly);
        }
        let setting = Tables::set(games, store, rules, Log::default(), |mut store| {
            let (handle, jobs) = store.ready()?;
            Ok((handle, tokio::spawn(keep(store, jobs)).abort_handle()))
        })?;
        let Setting { tables, keeping, .. } = setting;
        let key: DeskKey = super::venue::DESK.parse().map_err(|_| ServeError::Address(ADDRESS))?;
        let desk = Desk::new(Arc::clone(&tables), &key, Language::first(), String::new())?;
        let names = Names::of_machine(Vec::new());
        let router = routes::site(Pages::none(), Some(tables), names, Some(desk), &bounds);
        let (stop, killed) = (watch::channel(false).0, watch::channel(false).0);
        Ok(Server { router, stop, keeping, killed })
    }

    /// Ends it without a warning: what was not kept yet never is, and nobody is answered.
    pub(super) fn kill(self) {
        self.keeping.abort();
        self.killed.send_replace(true);
    }
}

/// What the thread of tables does, with the time that a disk takes.
async fn keep(mut store: Store, mut jobs: mpsc::Receiver<Job>) {
    let (mut health, notices) = (Health::default(), Notices::default());
    while let Some(job) = jobs.recv().await {
        // Whatever comes meanwhile is done together with it.
        world::pause(0, 12).await;
        store.batch(job, &mut jobs, (&mut health, &notices));
        world::pause(0, 3).await;
    }
}

/// Sends a question over a network that delays, loses and doubles, to one of the servers that are
/// up. `None` if no answer came.
pub(super) async fn ask(venue: &Arc<Venue>, question: &Question) -> Option<Answer> {
    if world::chance(1, 80) {
        // A network that sends twice, or a player who taps twice.
        let (venue, again) = (Arc::clone(venue), question.clone());
        tokio::spawn(async move {
            if let Some(answer) = one_way_and_back(&venue, &again).await {
                venue.judge(&again, None, &answer);
            }
        });
    }
    let patience = match world::chance(1, 60) {
        // Somebody walks out of the room, or shuts the page.
        true => Duration::from_millis(world::below(200) as u64),
        false => PATIENCE,
    };
    tokio::time::timeout(patience, one_way_and_back(venue, question)).await.ok().flatten()
}

async fn one_way_and_back(venue: &Arc<Venue>, question: &Question) -> Option<Answer> {
    world::pause(2, 300).await;
    let lost = world::chance(1, 100);
    let (mut router, stop, mut killed) = {
        let servers = venue.servers();
        let up: Vec<&Server> = servers.iter().flatten().collect();
        if lost || up.is_empty() {
            return None;
        }
        let server = up[world::below(up.len())];
        (server.router.clone(), server.stop.subscribe(), server.killed.subscribe())
    };
    venue.count_request();
    let mut request = Request::builder()
        .method(question.method.clone())
        .uri(&question.path)
        .header(HOST, "localhost")
        .header(CONTENT_TYPE, "application/json");
    if let Some(key) = question.key {
        request = request.header(AUTHORIZATION, format!("Bearer {key}"));
    }
    let mut request = request.body(Body::from(question.body.clone())).ok()?;
    let client = Client::of(Ipv4Addr::new(192, 168, 1, question.from).into());
    request.extensions_mut().insert(client);
    request.extensions_mut().insert(Arrival::at(ADDRESS));
    request.extensions_mut().insert(Stopping(stop));
    let response = tokio::select! {
        biased;
        _ = killed.wait_for(|&killed| killed) => return None,
        response = router.call(request) => response.ok()?,
    };
    let status = response.status().as_u16();
    let body = axum::body::to_bytes(response.into_body(), 8 << 20).await.ok()?;
    let text = String::from_utf8_lossy(&body).into_owned();
    world::pause(2, 300).await;
    (!*killed.borrow() && !world::chance(1, 100)).then_some(Answer { status, text })
}

/// Kills servers and starts them again, fills disks and cuts lines, and puts clocks.
pub(super) async fn chaos(venue: Arc<Venue>) {
    loop {
        world::pause(60_000, 6 * 3_600_000).await;
        match world::below(5) {
            0 | 1 => {
                let which = world::below(venue.server_count());
                if let Some(server) = venue.servers()[which].take() {
                    server.kill();
                }
                world::pause(200, 120_000).await;
                if !venue.is_shared() {
                    venue.book.open().forget_guesses(venue.was_clock_put_forward());
                }
                venue.start(which).await;
            }
            2 => trouble(&venue, Condition::Full).await,
            3 => trouble(&venue, Condition::Gone).await,
            _ => {
                let ms = world::pick(&[-86_400_000_i64, -3_600_000, -700, 900, 60_000, 7_200_000]);
                world::put_clock(ms);
                venue.clock_was_put(ms);
            }
        }
    }
}

async fn trouble(venue: &Venue, condition: Condition) {
    venue.book.open().condition = condition;
    world::pause(100, 300_000).await;
    venue.book.open().condition = Condition::Fine;
}
