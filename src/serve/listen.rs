//! Connections: their number, their clients, and their time limits.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
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
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

use super::address::{Proxy, asker, is_proxy, is_secure};
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
    pub(super) async fn requested(mut self) {
        // A dropped sender means the same, so that its error is ignored.
        let _ = self.0.wait_for(|&stopping| stopping).await;
    }
}

/// Delay before accepting again, when the operating system has no free sockets.
const PAUSE: Duration = Duration::from_millis(50);

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
    let places = Arc::new(Semaphore::new(bounds.connections));
    let crowd =
        Arc::new(ConnectionCounts { most: bounds.per_client, connections: Mutex::default() });
    while !*stop.borrow() {
        let arrival = async {
            let place = places.clone().acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            _ = stop.changed() => break,
            arrival = arrival => arrival,
        };
        let Ok(place) = place else { break };
        match accepted {
            Ok((stream, address)) => {
                // Connections of a proxy are not limited by client, because all clients share its
                // address.
                let guest = match is_proxy(&service.proxies, address.ip()) {
                    true => Some(None),
                    false => crowd.enter(Client::of(address.ip())).map(Some),
                };
                if let Some(guest) = guest {
                    let (service, stop) = (service.clone(), stop.clone());
                    tokio::spawn(serve(stream, address, service, stop, (place, guest)));
                }
            }
            Err(_) => sleep(PAUSE).await,
        }
    }
    drop(listener);
    let all = u32::try_from(bounds.connections).unwrap_or(u32::MAX);
    // Connections that are still open then are closed.
    let _ = timeout(bounds.farewell, places.acquire_many(all)).await;
}

async fn serve(
    stream: TcpStream,
    address: SocketAddr,
    service: Arc<HttpService>,
    mut stop: watch::Receiver<bool>,
    _held: (OwnedSemaphorePermit, Option<ConnectionGuard>),
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
        return converse(stream, ends, &service, stop).await;
    };
    let shaken = tokio::select! {
        shaken = timeout(service.bounds.header, certificate.acceptor().accept(stream)) => shaken,
        _ = stop.wait_for(|&stop| stop) => return,
    };
    // Clients that do not complete the TLS handshake are disconnected.
    if let Ok(Ok(stream)) = shaken {
        converse(stream, ends, &service, stop).await;
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
    service: &HttpService,
    mut stop: watch::Receiver<bool>,
) {
    let HttpService { router, bounds, certificate, proxies } = service;
    let ending = stop.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        let client = Client::of(asker(proxies, peer, request.headers()));
        let secure = match certificate {
            Some(_) => Some(true),
            None => is_secure(proxies, peer, request.headers()),
        };
        request.extensions_mut().insert(client);
        request.extensions_mut().insert(RequestOrigin::at(here).secured(secure));
        request.extensions_mut().insert(Shutdown(ending.clone()));
        router.clone().call(request)
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

/// Number of open connections of each client.
#[derive(Debug)]
struct ConnectionCounts {
    most: usize,
    connections: Mutex<BTreeMap<Client, usize>>,
}

/// Open connection of a client, which is counted until this is dropped.
struct ConnectionGuard {
    crowd: Arc<ConnectionCounts>,
    client: Client,
}

impl ConnectionCounts {
    fn enter(self: &Arc<Self>, client: Client) -> Option<ConnectionGuard> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(client).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(ConnectionGuard { crowd: self.clone(), client })
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        let mut connections = self.crowd.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_all_places_and_those_who_left_are_forgotten() {
        let crowd = Arc::new(ConnectionCounts { most: 2, connections: Mutex::default() });
        let client = |n| Client::of([192, 0, 2, n].into());
        let first = crowd.enter(client(1)).unwrap();
        let second = crowd.enter(client(1)).unwrap();
        assert!(crowd.enter(client(1)).is_none());
        assert!(crowd.enter(client(2)).is_some());
        drop(first);
        assert!(crowd.enter(client(1)).is_some());
        drop(second);
        assert!(crowd.connections.lock().unwrap().is_empty());
    }
}
