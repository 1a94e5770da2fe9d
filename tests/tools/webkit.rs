//! Driver of Debian's WebKitGTK (package `webkit2gtk-driver`) by its WebDriver, on a virtual screen
//! (Xvfb).

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{Params, Refusal, send};

/// Largest time for the start of the driver.
const START: Duration = Duration::from_secs(30);

/// A browser with its driver and its screen.
pub struct WebKit {
    agent: ureq::Agent,
    session: String,
    driver: Child,
    screen: Child,
    _home: TempDir,
}

impl WebKit {
    /// Starts WebKit. Returns its first window.
    pub fn start(params: Params) -> (Self, String) {
        let home = tempfile::tempdir().expect("a folder for the browser's profile");
        // No animation.
        let settings = home.path().join(".config/gtk-3.0");
        std::fs::create_dir_all(&settings).expect("a writable profile");
        let text = "[Settings]\ngtk-enable-animations=0\n";
        std::fs::write(settings.join("settings.ini"), text).expect("a writable profile");
        let mut screen = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|e| panic!("this test needs the program \"Xvfb\": {e}"));
        let mut display = String::new();
        let says = screen.stdout.take().expect("its output is piped");
        BufReader::new(says).read_line(&mut display).expect("the number of its display");
        let port = free_port();
        let driver = Command::new("WebKitWebDriver")
            .args(["-p", &port.to_string()])
            .env("DISPLAY", format!(":{}", display.trim()))
            .env("GDK_BACKEND", "x11")
            .env("HOME", home.path())
            .env("XDG_CONFIG_HOME", home.path().join(".config"))
            .env("XDG_RUNTIME_DIR", home.path())
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|e| panic!("this test needs the program \"WebKitWebDriver\": {e}"));
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(60)))
            .build();
        let agent = ureq::Agent::new_with_config(config);
        let root = format!("http://127.0.0.1:{port}");
        let start = Instant::now();
        while agent.get(format!("{root}/status")).call().is_err() {
            assert!(start.elapsed() < START, "WebKitWebDriver does not start");
            std::thread::sleep(Duration::from_millis(50));
        }
        let mut browser =
            WebKit { agent, session: format!("{root}/session"), driver, screen, _home: home };
        let wish = json!({ "capabilities": { "alwaysMatch": {
            "pageLoadStrategy": if params.impatient { "none" } else { "normal" },
            "timeouts": { "script": 60_000 },
            "webkitgtk:browserOptions": { "binary": mini_browser(), "args": ["--automation"] },
        } } });
        let session = browser.request("POST", "", &wish);
        let session = session.unwrap_or_else(|e| panic!("WebKit does not start: {}", e.message));
        browser.session += &format!("/{}", session["sessionId"].as_str().expect("a session's id"));
        let window = browser.request("GET", "/window", &Value::Null).expect("the first window");
        (browser, window.as_str().expect("a window's handle").to_owned())
    }

    /// Sends a WebDriver command, given by its path.
    pub fn request(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        send(&self.agent, method, &format!("{}{path}", self.session), body)
    }
}

impl Drop for WebKit {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
        for process in [&mut self.driver, &mut self.screen] {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("its address").port()
}

/// Path of the browser, which is in a folder of the library.
fn mini_browser() -> PathBuf {
    let libraries = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let folders = libraries.flat_map(|at| std::fs::read_dir(at.path()).into_iter().flatten());
    let found = folders.flatten().map(|at| at.path().join("MiniBrowser"));
    let mut found: Vec<PathBuf> = found
        .filter(|path| path.to_string_lossy().contains("/webkit2gtk-") && path.exists())
        .collect();
    found.sort();
    found.pop().expect("MiniBrowser, of the package webkit2gtk-driver")
}
