//! A static host on this machine, as dumb as one on the internet.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use tiny_http::{Header, Request, Response, Server};

/// Serves a folder on a free port of 127.0.0.1 until it is dropped.
pub struct Host {
    server: Arc<Server>,
    thread: Option<JoinHandle<()>>,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Host {
    pub fn start(folder: &Path) -> Self {
        let server = Arc::new(Server::http("127.0.0.1:0").expect("a free port"));
        let asked = Arc::new(Mutex::new(Vec::new()));
        let thread = std::thread::spawn({
            let (server, asked, folder) = (server.clone(), asked.clone(), folder.to_owned());
            move || {
                for request in server.incoming_requests() {
                    asked.lock().expect("the list of requests").push(request.url().to_owned());
                    answer(request, &folder);
                }
            }
        });
        Self { server, thread: Some(thread), asked }
    }

    /// The address of a page, which begins with a slash.
    pub fn url(&self, page: &str) -> String {
        format!("http://{}{page}", self.server.server_addr())
    }

    /// The paths that were asked for since the last call.
    pub fn requests(&self) -> Vec<String> {
        std::mem::take(&mut self.asked.lock().expect("the list of requests"))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.server.unblock();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn answer(request: Request, folder: &Path) {
    let path = request.url().split(['?', '#']).next().unwrap_or_default();
    let path: PathBuf = path.split('/').filter(|part| !part.is_empty() && *part != "..").collect();
    let mut file = folder.join(path);
    if file.is_dir() {
        file.push("index.html");
    }
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
    // A browser that has gone away in the middle of an answer is no matter.
    let _ = match File::open(&file) {
        Ok(file) => {
            let kind = Header::from_bytes("Content-Type", kind).expect("a header of ASCII");
            request.respond(Response::from_file(file).with_header(kind))
        }
        Err(_) => request.respond(Response::empty(404)),
    };
}
