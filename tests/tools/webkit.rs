//! Driver of Debian's WebKitGTK, the engine of Safari, through its WebDriver on a virtual screen.
//!
//! It cannot emulate a phone: its window is at least 447 pixels wide, and its pointer is a mouse.

use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{Page, Params, Refusal, Session};

/// Browser of WebKitGTK, for each of the versions of its interface that Debian packages.
const BROWSERS: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
];

/// A browser, its driver and its screen.
pub struct WebKit {
    session: Session,
    driver: Child,
    screen: Child,
    /// Output of the browser, with the messages of pages.
    output: PathBuf,
    /// Number of lines of `output` that were returned.
    read: Cell<usize>,
    _folder: TempDir,
}

impl WebKit {
    /// Starts WebKit. Returns its first window.
    pub fn start(params: Params) -> (Self, String) {
        assert!(params.camera.is_none() && params.text_size.is_none(), "only other engines can");
        let folder = tempfile::tempdir().expect("a folder for the browser's output");
        let (screen, display) = screen();
        let output = folder.path().join("output");
        let log = std::fs::File::create(&output).expect("a writable folder");
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let driver = Command::new("WebKitWebDriver")
            .arg(format!("--port={port}"))
            .env("DISPLAY", display)
            .env("GDK_BACKEND", "x11")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            .env("XDG_DATA_HOME", folder.path())
            .env("XDG_CACHE_HOME", folder.path())
            .stdout(log.try_clone().expect("another handle"))
            .stderr(log)
            .spawn()
            .unwrap_or_else(|e| panic!("this test needs the program \"WebKitWebDriver\": {e}"));
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < Duration::from_secs(30), "WebKitWebDriver does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        let binary = BROWSERS.iter().find(|path| std::path::Path::new(path).exists());
        let binary = binary.expect("WebKitWebDriver comes with its browser");
        let wish = json!({
            "browserName": "MiniBrowser",
            "pageLoadStrategy": if params.impatient { "none" } else { "normal" },
            "webkitgtk:browserOptions": {
                "binary": binary,
                "args": ["--automation", "--enable-write-console-messages-to-stdout=true"],
            },
            "timeouts": { "script": 60_000 },
        });
        let (session, _, window) = Session::open(port, "WebKitWebDriver", wish);
        let read = Cell::new(0);
        (WebKit { session, driver, screen, output, read, _folder: folder }, window)
    }

    pub fn request(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        self.session.request(method, path, body)
    }

    /// Errors of pages since the last call.
    pub fn errors(&self) -> Vec<String> {
        let output = std::fs::read_to_string(&self.output).expect("the browser's output");
        let lines: Vec<&str> = output.lines().collect();
        let new = &lines[self.read.replace(lines.len())..];
        let is_error = |line: &&&str| line.contains("CONSOLE") && line.contains("ERROR");
        new.iter().filter(is_error).map(|line| (*line).to_owned()).collect()
    }
}

impl Drop for WebKit {
    fn drop(&mut self) {
        let _ = self.session.request("DELETE", "", &Value::Null);
        for process in [&mut self.driver, &mut self.screen] {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Sets the size of the page, as far as the window can become so narrow.
pub fn size(page: &Page, width: u32, height: u32) {
    let rect = |width, height| {
        let rect = json!({ "x": 0, "y": 0, "width": width, "height": height });
        page.command("POST", "/window/rect", &rect)
    };
    let window = rect(width, height);
    let inner = page.js("return [innerWidth, innerHeight]", json!([]));
    let frame = |side: &str, at: usize| {
        let (outer, inner) = (window[side].as_u64(), inner[at].as_u64());
        outer.unwrap_or_default().saturating_sub(inner.unwrap_or_default()) as u32
    };
    rect(width + frame("width", 0), height + frame("height", 1));
}

/// Starts a virtual screen. Returns it with its name for `DISPLAY`.
fn screen() -> (Child, String) {
    let mut screen = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1600x1600x24", "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|e| panic!("this test needs the program \"Xvfb\": {e}"));
    let mut number = String::new();
    let says = screen.stdout.take().expect("its output is piped");
    BufReader::new(says).read_line(&mut number).expect("the number of the screen");
    (screen, format!(":{}", number.trim()))
}
