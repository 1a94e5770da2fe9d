//! Connections: their number, their clients, and their time limits.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

use super::address::{Proxy, client_address, is_proxy, is_secure};
use super::options::Bounds;
use super::origin::RequestOrigin;
use super::rate::Client;
use super::tls::Certificate;

/// Limit for a request's line and headers, in bytes.
const HEAD: usize = 16 << 10;
/// Receiver that becomes `true` when the server is about to end, so that waiting requests can
/// return.
#[derive(Clone, Debug)]
pub(super) struct Shutdown(pub watch::Receiver<bool>);

impl Shutdown {
    /// Returns when the server is about to end.
    pub(super) async fn wait_for_end(mut self) {
        // A dropped sender means the same, so that its error is ignored.
        let _ = self.0.wait_for(|&stopping| stopping).await;
    }
}

/// Delay before accepting again, when the operating system has no free sockets.
const PAUSE: Duration = Duration::from_millis(50);

/// Time limit for a new connection to get the place of one that is closed for it.
const ROOM: Duration = Duration::from_secs(2);

/// Settings shared by all connections of [`listen`].
#[derive(Debug)]
pub(super) struct HttpService {
    pub router: Router,
    pub bounds: Bounds,
    /// Certificate for TLS, if the server uses it.
    pub certificate: Option<Certificate>,
    /// Trusted proxies, whose `X-Forwarded-For` header names the client.
    pub proxies: Vec<Proxy>,
}

/// Accepts connections until `stop` becomes `true`. Then waits for pending requests, at most for
/// `Bounds::farewell`.
pub(super) async fn listen(
    listener: TcpListener,
    service: HttpService,
    mut stop: watch::Receiver<bool>,
) {
    let (bounds, service) = (service.bounds, Arc::new(service));
    let all = u32::try_from(bounds.connections).unwrap_or(u32::MAX);
    let places = Arc::new(Semaphore::new(all as usize));
    let connections = Arc::new(OpenConnections::new(bounds.per_client));
    while !*stop.borrow() {
        let accepted = tokio::select! {
            _ = stop.changed() => break,
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, address)) = accepted else {
            sleep(PAUSE).await;
            continue;
        };
        // Connections of a proxy are not limited by client, because all clients share its address.
        let client = match is_proxy(&service.proxies, address.ip()) {
            true => None,
            false => Some(Client::of(address.ip())),
        };
        let Some(connection) = connections.enter(client) else { continue };
        let (service, stop, places) = (service.clone(), stop.clone(), places.clone());
        if places.available_permits() == 0 && !connections.make_room(client) {
            continue;
        }
        tokio::spawn(async move {
            // Waits for the end of the connection that makes room.
            let place = timeout(ROOM, places.acquire_owned()).await;
            if let Ok(Ok(_place)) = place {
                let closed = connection.closing.clone();
                tokio::select! {
                    () = serve(stream, address, service, stop, &connection.activity) => {}
                    () = closed.notified() => {}
                }
            }
        });
    }
    drop(listener);
    // Connections that are still open then are closed.
    let _ = timeout(bounds.farewell, places.acquire_many(all)).await;
}

async fn serve(
    stream: TcpStream,
    address: SocketAddr,
    service: Arc<HttpService>,
    mut stop: watch::Receiver<bool>,
    activity: &Arc<Activity>,
) {
    let Ok(here) = stream.local_addr() else { return };
    // Without this option, responses of two packets would wait for the client's acknowledgement.
    let _ = stream.set_nodelay(true);
    // A response that the client does not read would stay in memory.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(service.bounds.reply));
    let stream = Box::pin(stream);
    let ends = Endpoints { here: here.ip(), peer: address.ip() };
    let Some(certificate) = &service.certificate else {
        return converse(stream, ends, (&service, activity), stop).await;
    };
    let shaken = tokio::select! {
        shaken = timeout(service.bounds.header, certificate.acceptor().accept(stream)) => shaken,
        _ = stop.wait_for(|&stop| stop) => return,
    };
    // Clients that do not complete the TLS handshake are disconnected.
    if let Ok(Ok(stream)) = shaken {
        converse(stream, ends, (&service, activity), stop).await;
    }
}

/// Addresses of both ends of a connection.
#[derive(Clone, Copy)]
struct Endpoints {
    here: IpAddr,
    peer: IpAddr,
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    Endpoints { here, peer }: Endpoints,
    (service, activity): (&HttpService, &Arc<Activity>),
    mut stop: watch::Receiver<bool>,
) {
    let HttpService { router, bounds, certificate, proxies } = service;
    let ending = stop.clone();
    let activity = activity.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let at_work = activity.clone().begin();
        let mut request = request.map(Body::new);
        let client = Client::of(client_address(proxies, peer, request.headers()));
        let secure = match certificate {
            Some(_) => Some(true),
            None => is_secure(proxies, peer, request.headers()),
        };
        request.extensions_mut().insert(client);
        request.extensions_mut().insert(RequestOrigin::at(here).secured(secure));
        request.extensions_mut().insert(Shutdown(ending.clone()));
        let response = router.clone().call(request);
        async move {
            let _at_work = at_work;
            response.await
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.header)
        .half_close(true)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service);
    tokio::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        () = sleep(bounds.lifetime) => {}
        _ = stop.wait_for(|&stop| stop) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(bounds.farewell, connection).await;
}

/// State of an open connection: its number, and whether a request is being answered.
#[derive(Debug)]
struct Activity {
    /// Number of requests that are being answered, 0 or 1.
    requests: AtomicUsize,
    /// Number of the connection, in the order of their arrival.
    number: u64,
}

impl Activity {
    /// Counts a request until the result is dropped.
    fn begin(self: Arc<Self>) -> PendingRequest {
        self.requests.fetch_add(1, Ordering::Relaxed);
        PendingRequest(self)
    }

    fn is_idle(&self) -> bool {
        self.requests.load(Ordering::Relaxed) == 0
    }
}

/// Guard that counts a request of a connection as being answered until it is dropped.
struct PendingRequest(Arc<Activity>);

impl Drop for PendingRequest {
    fn drop(&mut self) {
        self.0.requests.fetch_sub(1, Ordering::Relaxed);
    }
}

/// All open connections, by client. Those of a proxy are not in it.
#[derive(Debug)]
struct OpenConnections {
    /// Largest number of connections of one client.
    most: usize,
    arrivals: AtomicU64,
    clients: Mutex<BTreeMap<Client, Vec<ConnectionHandle>>>,
}

/// Open connection, as others see it.
#[derive(Clone, Debug)]
struct ConnectionHandle {
    activity: Arc<Activity>,
    /// Notified when the connection must be closed.
    closing: Arc<Notify>,
}

/// Open connection of a client, which is listed until this is dropped.
struct Connection {
    all: Arc<OpenConnections>,
    client: Option<Client>,
    activity: Arc<Activity>,
    closing: Arc<Notify>,
}

impl OpenConnections {
    fn new(most: usize) -> Self {
        OpenConnections { most, arrivals: AtomicU64::new(0), clients: Mutex::default() }
    }

    fn clients(&self) -> MutexGuard<'_, BTreeMap<Client, Vec<ConnectionHandle>>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists a new connection. A client that has the largest number of them loses its oldest idle
    /// one. `None` if all of these answer requests.
    fn enter(self: &Arc<Self>, client: Option<Client>) -> Option<Connection> {
        let number = self.arrivals.fetch_add(1, Ordering::Relaxed);
        let activity = Arc::new(Activity { requests: AtomicUsize::new(0), number });
        let closing = Arc::new(Notify::new());
        if let Some(client) = client {
            let mut clients = self.clients();
            let own = clients.entry(client).or_default();
            if own.len() >= self.most {
                let idle = own.iter().position(|one| one.activity.is_idle())?;
                own.remove(idle).closing.notify_one();
            }
            own.push(ConnectionHandle { activity: activity.clone(), closing: closing.clone() });
        }
        Some(Connection { all: self.clone(), client, activity, closing })
    }

    /// Closes a connection of the client that has most of them, to make room for a new one of
    /// `newcomer`: the oldest idle one, or else the oldest. Returns `false` if no client has more
    /// connections than the newcomer, and none of its own is idle.
    fn make_room(&self, newcomer: Option<Client>) -> bool {
        let mut clients = self.clients();
        // The new connection is listed already, and is the last of its client.
        let own = newcomer.and_then(|client| clients.get(&client)).map_or(1, Vec::len);
        let crowded = clients.iter().max_by_key(|(_, connections)| connections.len());
        let Some((&crowded, count)) = crowded.map(|(client, all)| (client, all.len())) else {
            return false;
        };
        let is_more_crowded = count > own;
        let victim = if is_more_crowded { crowded } else { newcomer.unwrap_or(crowded) };
        let Some(all) = clients.get_mut(&victim) else { return false };
        let others = if is_more_crowded { all.len() } else { all.len().saturating_sub(1) };
        let idle = all.iter().take(others).position(|one| one.activity.is_idle());
        let Some(place) = idle.or((is_more_crowded && others > 0).then_some(0)) else {
            return false;
        };
        all.remove(place).closing.notify_one();
        true
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let Some(client) = self.client else { return };
        let mut clients = self.all.clients();
        if let Some(own) = clients.get_mut(&client) {
            own.retain(|one| one.activity.number != self.activity.number);
            if own.is_empty() {
                clients.remove(&client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpSocket;

    use super::*;

    fn client(n: u8) -> Option<Client> {
        Some(Client::of([192, 0, 2, n].into()))
    }

    fn is_closed(connection: &Connection) -> bool {
        !connection
            .all
            .clients()
            .values()
            .flatten()
            .any(|one| one.activity.number == connection.activity.number)
    }

    #[test]
    fn whoever_has_all_their_places_loses_the_oldest_idle_one() {
        let all = Arc::new(OpenConnections::new(2));
        let first = all.enter(client(1)).unwrap();
        let second = all.enter(client(1)).unwrap();
        let at_work = first.activity.clone().begin();
        let third = all.enter(client(1)).unwrap();
        assert!(!is_closed(&first) && is_closed(&second) && !is_closed(&third));
        let also = third.activity.clone().begin();
        assert!(all.enter(client(1)).is_none(), "both answer requests");
        assert!(all.enter(client(2)).is_some());
        drop((at_work, also));
        assert!(all.enter(client(1)).is_some());
        drop((first, second, third));
        assert!(all.clients().is_empty());
    }

    #[test]
    fn room_is_made_at_the_most_crowded_address() {
        let all = Arc::new(OpenConnections::new(10));
        let enter = |n| all.enter(client(n)).unwrap();
        let (few, many) = (enter(1), [enter(2), enter(2), enter(2)]);
        let newcomer = enter(3);
        let at_work = many[0].activity.clone().begin();
        assert!(all.make_room(client(3)));
        assert!(is_closed(&many[1]) && !is_closed(&few) && !is_closed(&newcomer));
        let also = many[2].activity.clone().begin();
        assert!(all.make_room(client(3)), "also one that is in use, if its address has more");
        assert!(is_closed(&many[0]) && !is_closed(&many[2]));
        assert!(!all.make_room(client(3)), "nobody has more than others");
        assert!(!all.make_room(None), "not for a proxy either");
        assert!(!is_closed(&few) && !is_closed(&newcomer));
        drop((at_work, also));
    }

    /// Starts a server with few places, at which `/` answers at once.
    async fn listening(bounds: Bounds) -> (SocketAddr, watch::Sender<bool>) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "fine" }));
        let service = HttpService { router, bounds, certificate: None, proxies: Vec::new() };
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(listen(listener, service, stopped));
        (address, stop)
    }

    async fn connect(from: u8, to: SocketAddr) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 0, from), 0).into()).unwrap();
        socket.connect(to).await.unwrap()
    }

    async fn asked(stream: &mut TcpStream) -> String {
        let request = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        let mut reply = String::new();
        let _ = stream.write_all(request).await;
        let _ = timeout(Duration::from_secs(5), stream.read_to_string(&mut reply)).await;
        reply
    }

    #[tokio::test]
    #[cfg(target_os = "linux")]
    async fn silent_connections_of_two_addresses_shut_out_nobody() {
        let bounds = Bounds { connections: 40, per_client: 20, ..Bounds::default() };
        let (address, _stop) = listening(bounds).await;
        let mut silent = Vec::new();
        for _ in 0..30 {
            silent.push(connect(2, address).await);
            silent.push(connect(3, address).await);
        }
        for guest in 4..14 {
            let mut stream = connect(guest, address).await;
            assert!(asked(&mut stream).await.ends_with("fine"), "127.0.0.{guest}");
        }
        // Also at an address that is one of the two, such as that of a school.
        let mut pupil = connect(2, address).await;
        assert!(asked(&mut pupil).await.ends_with("fine"));
    }
}
