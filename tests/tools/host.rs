//! A static web host on this machine, without dynamic features.

use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;

use tiny_http::{Header, Request, Response, Server, StatusCode};

/// Number of bytes of a held file that are sent after its mark. It exceeds the buffers of server
/// and browser.
const BEYOND: usize = 1 << 17;

/// Serves a folder on a free port of 127.0.0.1 until dropped.
pub struct Host {
    server: Arc<Server>,
    thread: Option<JoinHandle<()>>,
    sent: Arc<Mutex<Vec<(String, usize)>>>,
    gate: Arc<Gate>,
}

impl Host {
    pub fn start(folder: &Path) -> Self {
        Self::serve(folder, None)
    }

    /// Sends every file until shortly after `mark`, and the rest after `release`.
    pub fn holding(folder: &Path, mark: &'static str) -> Self {
        Self::serve(folder, Some(mark))
    }

    fn serve(folder: &Path, mark: Option<&'static str>) -> Self {
        let server = Arc::new(Server::http("127.0.0.1:0").expect("a free port"));
        let sent = Arc::new(Mutex::new(Vec::new()));
        let gate = Arc::new(Gate::default());
        let thread = std::thread::spawn({
            let (server, sent, gate) = (server.clone(), sent.clone(), gate.clone());
            let folder = folder.to_owned();
            move || {
                for request in server.incoming_requests() {
                    let url = request.url().to_owned();
                    let file = file(&url, &folder);
                    let bytes = std::fs::read(&file).ok();
                    let length = bytes.as_ref().map_or(0, Vec::len);
                    sent.lock().expect("the list of requests").push((url, length));
                    answer(request, &file, bytes, mark, &gate);
                }
            }
        });
        Self { server, thread: Some(thread), sent, gate }
    }

    /// Address of a page; `page` begins with a slash.
    pub fn url(&self, page: &str) -> String {
        format!("http://{}{page}", self.server.server_addr())
    }

    /// Paths requested since the last call.
    pub fn requests(&self) -> Vec<String> {
        self.sent().into_iter().map(|(path, _)| path).collect()
    }

    /// Paths requested since the last call, with the number of bytes sent for each.
    pub fn sent(&self) -> Vec<(String, usize)> {
        std::mem::take(&mut self.sent.lock().expect("the list of requests"))
    }

    /// Sends the held files.
    pub fn release(&self) {
        self.gate.open();
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.release();
        self.server.unblock();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[derive(Default)]
struct Gate {
    is_open: Mutex<bool>,
    changed: Condvar,
}

impl Gate {
    fn open(&self) {
        *self.is_open.lock().expect("the gate") = true;
        self.changed.notify_all();
    }

    fn pass(&self) {
        let is_open = self.is_open.lock().expect("the gate");
        drop(self.changed.wait_while(is_open, |open| !*open).expect("the gate"));
    }
}

/// Rest of a held file, behind the gate.
struct Held<'a> {
    rest: Cursor<Vec<u8>>,
    gate: &'a Gate,
}

impl Read for Held<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.gate.pass();
        self.rest.read(buffer)
    }
}

fn file(url: &str, folder: &Path) -> PathBuf {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let path: PathBuf = path.split('/').filter(|part| !part.is_empty() && *part != "..").collect();
    let mut file = folder.join(path);
    if file.is_dir() {
        file.push("index.html");
    }
    file
}

fn answer(request: Request, file: &Path, bytes: Option<Vec<u8>>, mark: Option<&str>, gate: &Gate) {
    let kind = match file.extension().and_then(|e| e.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    // A browser that closes the connection early is not an error.
    let _ = match bytes {
        Some(mut bytes) => {
            let kind = Header::from_bytes("Content-Type", kind).expect("a header of ASCII");
            let length = bytes.len();
            let end = mark.and_then(|mark| {
                let at = bytes.windows(mark.len()).position(|w| w == mark.as_bytes())?;
                Some((at + BEYOND).min(length))
            });
            let rest = Cursor::new(bytes.split_off(end.unwrap_or(length)));
            let rest: Box<dyn Read> =
                if end.is_some() { Box::new(Held { rest, gate }) } else { Box::new(rest) };
            let body = Cursor::new(bytes).chain(rest);
            request.respond(Response::new(StatusCode(200), vec![kind], body, Some(length), None))
        }
        None => request.respond(Response::empty(404)),
    };
}
