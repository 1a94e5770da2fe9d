//! Simulated servers, which are started, killed and restarted.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;
use tower_service::Service;

use super::disk::{Condition, Disk};
use super::question::{TestRequest, TestResponse};
use super::venue::Venue;
use super::world;
use crate::serve::desk::{Desk, DeskKey};
use crate::serve::error::{Health, Notices, ServeError};
use crate::serve::exchange::StaticFiles;
use crate::serve::listen::Shutdown;
use crate::serve::log::Log;
use crate::serve::options::{Bounds, RefereedGame, RefereedGames};
use crate::serve::origin::{Names, RequestOrigin};
use crate::serve::rate::Client;
use crate::serve::routes;
use crate::serve::store::{Job, Store, TableStore};
use crate::serve::tables::{StartedTables, TableSettings, Tables};
use crate::texts::Language;

/// Time after which a phone gives up waiting for a response.
const PATIENCE: Duration = Duration::from_secs(25);
/// Address of every server.
const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Running server.
struct Server {
    router: Router,
    stop: watch::Sender<bool>,
    keeping: AbortHandle,
    /// Becomes `true` when the server is killed.
    killed: watch::Sender<bool>,
}

impl Server {
    /// Starts a server.
    ///
    /// # Errors
    /// If the store does not respond, or is full.
    fn start(venue: &Venue) -> Result<Server, ServeError> {
        let disk = Disk {
            inner: venue.place.keeping()?,
            book: venue.book.clone(),
            rules: venue.rules.clone(),
            data: venue.data.clone(),
            beforehand: venue.beforehand.unwrap_or(0) as u64,
        };
        let disk: Box<dyn TableStore> = Box::new(disk);
        let store = Store::of(venue.data.clone(), disk);
        let bounds = Bounds::default();
        let rules = TableSettings {
            beforehand: venue.beforehand,
            most: bounds.tables,
            watching: bounds.connections / 2,
            listed: true,
        };
        let mut games = RefereedGames::default();
        for RefereedGame { play, costly, .. } in venue.rules.games.all() {
            games.add(play.clone(), *costly);
        }
        let setting = Tables::load(games, store, rules, Log::default(), |mut store| {
            let (handle, jobs) = store.ready()?;
            Ok((handle, tokio::spawn(keep(store, jobs)).abort_handle()))
        })?;
        let StartedTables { tables, started_store: keeping, .. } = setting;
        let key: DeskKey = super::venue::DESK.parse().map_err(|_| ServeError::Address(ADDRESS))?;
        let desk = Desk::new(Arc::clone(&tables), &key, Language::first(), String::new())?;
        let names = Names::of_machine(Vec::new());
        let router = routes::site(StaticFiles::none(), Some(tables), names, Some(desk), &bounds);
        let (stop, killed) = (watch::channel(false).0, watch::channel(false).0);
        Ok(Server { router, stop, keeping, killed })
    }

    /// Kills the server: pending writes are lost, and pending requests get no response.
    fn kill(self) {
        self.keeping.abort();
        self.killed.send_replace(true);
    }
}

/// Venue with its servers, running or not.
pub(super) struct House {
    pub venue: Arc<Venue>,
    servers: Mutex<Vec<Option<Server>>>,
    requests: AtomicU64,
}

impl House {
    pub(super) fn new(venue: Arc<Venue>) -> Arc<House> {
        let count = if venue.is_shared() { 2 } else { 1 };
        let servers = Mutex::new((0..count).map(|_| None).collect());
        Arc::new(House { venue, servers, requests: AtomicU64::default() })
    }

    /// Returns the number of servers, running or not.
    pub(super) fn server_count(&self) -> usize {
        self.servers().len()
    }

    fn servers(&self) -> MutexGuard<'_, Vec<Option<Server>>> {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a server; retries until its store is available.
    pub(super) async fn start(&self, which: usize) {
        loop {
            if let Ok(server) = Server::start(&self.venue) {
                self.servers()[which] = Some(server);
                return;
            }
            world::pause(1_000, 30_000).await;
        }
    }

    /// Kills a server, if it is running.
    pub(super) fn kill(&self, which: usize) {
        let server = self.servers()[which].take();
        if let Some(server) = server {
            server.kill();
        }
    }

    /// Returns the number of requests received.
    pub(super) fn requests(&self) -> u64 {
        self.requests.load(Ordering::Relaxed)
    }
}

/// Does the work of the store thread by [`Store::batch`], with the delays of a disk.
async fn keep(mut store: Store, mut jobs: mpsc::Receiver<Job>) {
    let (mut health, notices) = (Health::default(), Notices::default());
    while let Some(job) = jobs.recv().await {
        // Jobs that arrive during the delay become part of the batch.
        world::pause(0, 12).await;
        store.batch(job, &mut jobs, (&mut health, &notices));
        world::pause(0, 3).await;
    }
}

/// Sends a request to one of the running servers, over a network that delays, loses and duplicates
/// messages. Returns `None` if no response arrives.
pub(super) async fn ask(house: &Arc<House>, question: &TestRequest) -> Option<TestResponse> {
    if world::chance(1, 80) {
        // The network duplicates a request, or a player taps twice.
        let (house, again) = (Arc::clone(house), question.clone());
        tokio::spawn(async move {
            if let Some(answer) = one_way_and_back(&house, &again).await {
                house.venue.judge(&again, None, &answer);
            }
        });
    }
    let patience = match world::chance(1, 60) {
        // The client disconnects early.
        true => Duration::from_millis(world::below(200) as u64),
        false => PATIENCE,
    };
    tokio::time::timeout(patience, one_way_and_back(house, question)).await.ok().flatten()
}

async fn one_way_and_back(house: &Arc<House>, question: &TestRequest) -> Option<TestResponse> {
    world::pause(2, 300).await;
    let lost = world::chance(1, 100);
    let (mut router, stop, mut killed) = {
        let servers = house.servers();
        let up: Vec<&Server> = servers.iter().flatten().collect();
        if lost || up.is_empty() {
            return None;
        }
        let server = up[world::below(up.len())];
        (server.router.clone(), server.stop.subscribe(), server.killed.subscribe())
    };
    house.requests.fetch_add(1, Ordering::Relaxed);
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
    request.extensions_mut().insert(RequestOrigin::at(ADDRESS));
    request.extensions_mut().insert(Shutdown(stop));
    let response = tokio::select! {
        biased;
        _ = killed.wait_for(|&killed| killed) => return None,
        response = router.call(request) => response.ok()?,
    };
    let status = response.status().as_u16();
    let body = axum::body::to_bytes(response.into_body(), 8 << 20).await.ok()?;
    let text = String::from_utf8_lossy(&body).into_owned();
    world::pause(2, 300).await;
    (!*killed.borrow() && !world::chance(1, 100)).then_some(TestResponse { status, text })
}

/// Kills and restarts servers, makes disks and connections fail, and changes the clock.
pub(super) async fn chaos(house: Arc<House>) {
    let venue = &house.venue;
    loop {
        world::pause(60_000, 6 * 3_600_000).await;
        match world::below(5) {
            0 | 1 => {
                let which = world::below(house.server_count());
                house.kill(which);
                world::pause(200, 120_000).await;
                if !venue.is_shared() {
                    venue.book.open().forget_guesses(venue.was_clock_put_forward());
                }
                house.start(which).await;
            }
            2 => trouble(venue, Condition::Full).await,
            3 => trouble(venue, Condition::Gone).await,
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
