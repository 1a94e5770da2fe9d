//! Driver of Debian's headless Chromium through chromedriver (WebDriver and CDP), and of its
//! Firefox and its WebKit with the same interface.

mod firefox;
mod webkit;

use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use firefox::Firefox;
use serde_json::{Value, json};
use tempfile::TempDir;
use webkit::WebKit;

const AXE: &str = include_str!("axe/axe.min.js");
/// Name of the field with an element's id, defined by the WebDriver standard.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
/// Largest time to wait for a condition on a page.
const PATIENCE: Duration = Duration::from_secs(40);
/// Headless build of Chromium, which starts ten times faster; used if installed.
const HEADLESS_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";
const ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Special key, with its code in the WebDriver standard.
#[derive(Clone, Copy, Debug)]
#[repr(u32)]
pub enum Key {
    Tab = 0xE004,
    Enter = 0xE007,
    Shift = 0xE008,
    Escape = 0xE00C,
    Space = 0xE00D,
    Right = 0xE014,
    Down = 0xE015,
}

/// Browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

thread_local! {
    static ENGINE: Cell<Engine> = const { Cell::new(Engine::Chromium) };
}

/// Runs a test in another browser engine.
pub fn in_engine(engine: Engine, test: impl FnOnce()) {
    ENGINE.set(engine);
    test();
    ENGINE.set(Engine::Chromium);
}

/// A separate browser with an empty profile. It ends with the last of its pages.
struct Browser {
    driver: Driver,
    /// Handle of the window that receives commands.
    current: RefCell<String>,
}

enum Driver {
    Chromium(Chromium),
    Firefox(Firefox),
    WebKit(WebKit),
}

impl Browser {
    fn start(params: Params) -> (Self, String) {
        let (driver, window) = match ENGINE.get() {
            Engine::Chromium => {
                let (chromium, window) = Chromium::start(params);
                (Driver::Chromium(chromium), window)
            }
            Engine::Firefox => {
                let (firefox, window) = Firefox::start(params);
                (Driver::Firefox(firefox), window)
            }
            Engine::WebKit => {
                let (webkit, window) = WebKit::start(params);
                (Driver::WebKit(webkit), window)
            }
        };
        (Browser { driver, current: RefCell::new(window.clone()) }, window)
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        match &self.driver {
            Driver::Chromium(chromium) => chromium.session.request(method, path, body),
            Driver::Firefox(firefox) => firefox.request(method, path, body),
            Driver::WebKit(webkit) => webkit.request(method, path, body),
        }
    }
}

/// WebDriver session over HTTP.
struct Session {
    agent: ureq::Agent,
    url: String,
}

impl Session {
    /// Opens a session at a driver's port on this machine. Returns it with the capabilities of the
    /// browser, and its first window.
    fn open(port: u16, browser: &str, capabilities: Value) -> (Self, Value, String) {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(60)))
            .build();
        let url = format!("http://127.0.0.1:{port}/session");
        let mut session = Session { agent: ureq::Agent::new_with_config(config), url };
        let wish = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let opened = session
            .request("POST", "", &wish)
            .unwrap_or_else(|e| panic!("this test needs the program {browser:?}: {}", e.message));
        session.url += &format!("/{}", opened["sessionId"].as_str().expect("a session's id"));
        let window = session.request("GET", "/window", &Value::Null).expect("the first window");
        let window = window.as_str().expect("a window's handle").to_owned();
        (session, opened["capabilities"].clone(), window)
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        let url = format!("{}{path}", self.url);
        let answer = match method {
            "GET" => self.agent.get(&url).call(),
            "DELETE" => self.agent.delete(&url).call(),
            _ => self.agent.post(&url).send(body.to_string()),
        };
        let mut answer = answer.unwrap_or_else(|e| panic!("the driver is gone: {e}"));
        // Screenshots exceed the default limit of a response body.
        let body = answer.body_mut().with_config().limit(1 << 27).read_to_string();
        let body = body.expect("the driver answers to the end");
        let mut body: Value = serde_json::from_str(&body).expect("the driver answers in JSON");
        let value = body["value"].take();
        match (value["error"].as_str(), value["message"].as_str()) {
            (Some(error), Some(message)) => {
                Err(Refusal { error: error.to_owned(), message: message.to_owned() })
            }
            _ => Ok(value),
        }
    }
}

/// Chromium with its driver.
struct Chromium {
    session: Session,
    driver: Child,
    process: Option<u64>,
    _driver_says: ChildStdout,
    _profile: TempDir,
}

/// Options of a browser.
#[derive(Clone, Debug, Default)]
pub struct Params {
    /// Whether commands do not wait until a page has loaded.
    pub impatient: bool,
    /// Text size set by the user, in pixels.
    pub text_size: Option<u32>,
    /// Film in Y4M format that the camera shows in a loop.
    pub camera: Option<PathBuf>,
}

/// A tab of a browser.
#[derive(Clone)]
pub struct Page {
    browser: Rc<Browser>,
    window: String,
}

#[derive(Debug)]
struct Refusal {
    error: String,
    message: String,
}

impl Chromium {
    /// Starts Chromium. Returns its first window.
    fn start(params: Params) -> (Self, String) {
        let profile = tempfile::tempdir().expect("a folder for the browser's profile");
        let (driver, says, port) = driver(profile.path());
        let mut arguments: Vec<String> = ARGUMENTS.map(String::from).to_vec();
        if let Some(film) = &params.camera {
            arguments.push("--use-fake-device-for-media-stream".into());
            arguments.push("--use-fake-ui-for-media-stream".into());
            arguments.push(format!("--use-file-for-fake-video-capture={}", film.display()));
        }
        if let Some(size) = params.text_size {
            arguments.push(format!("--blink-settings=defaultFontSize={size}"));
        }
        let mut options = json!({ "args": arguments });
        if Path::new(HEADLESS_SHELL).exists() {
            options["binary"] = HEADLESS_SHELL.into();
        }
        let wish = json!({
            "browserName": "chrome",
            "pageLoadStrategy": if params.impatient { "none" } else { "normal" },
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "performance": "ALL", "browser": "SEVERE" },
            "timeouts": { "script": 60_000 },
        });
        let (session, capabilities, window) = Session::open(port, "chromium", wish);
        let process = capabilities["goog:processID"].as_u64();
        let browser = Self { session, driver, process, _driver_says: says, _profile: profile };
        (browser, window)
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let closed = self.session.agent.delete(&self.session.url).call().is_ok();
        if let (false, Some(process)) = (closed, self.process) {
            let _ = Command::new("sh").args(["-c", &format!("kill -9 {process}")]).status();
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Starts chromedriver. Returns the process, its output and its port. Retries if another process
/// uses the same port on the other loopback address.
fn driver(temporary: &Path) -> (Child, ChildStdout, u16) {
    for _ in 0..5 {
        let mut driver = Command::new("chromedriver")
            .env("TMPDIR", temporary)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|e| panic!("this test needs the program \"chromedriver\": {e}"));
        let mut says = BufReader::new(driver.stdout.take().expect("its output is piped"));
        if let Some(port) = port(&mut says) {
            return (driver, says.into_inner(), port);
        }
        driver.wait().expect("it has ended");
    }
    panic!("chromedriver ended before it said its port");
}

/// Port that chromedriver reports.
fn port(says: &mut impl BufRead) -> Option<u16> {
    let mut line = String::new();
    while says.read_line(&mut line).is_ok_and(|read| read > 0) {
        let port =
            line.trim_end().trim_end_matches('.').rsplit_once("started successfully on port ");
        if let Some(port) = port.and_then(|(_, port)| port.parse().ok()) {
            return Some(port);
        }
        line.clear();
    }
    None
}

impl Page {
    /// Opens the first tab of a new browser.
    pub fn start() -> Self {
        Self::start_with(Params::default())
    }

    /// Opens the first tab of a new browser with the given options.
    pub fn start_with(params: Params) -> Self {
        let (browser, window) = Browser::start(params);
        Self { browser: Rc::new(browser), window }
    }

    /// Opens another tab of the same browser, with the same storage.
    pub fn new_tab(&self) -> Self {
        let made = self.command("POST", "/window/new", &json!({ "type": "tab" }));
        let window = made["handle"].as_str().expect("a window's handle").to_owned();
        Self { browser: Rc::clone(&self.browser), window }
    }

    fn try_command(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        if *self.browser.current.borrow() != self.window {
            let body = json!({ "handle": self.window });
            self.browser.request("POST", "/window", &body)?;
            self.browser.current.replace(self.window.clone());
        }
        self.browser.request(method, path, body)
    }

    #[track_caller]
    fn command(&self, method: &str, path: &str, body: &Value) -> Value {
        match self.try_command(method, path, body) {
            Ok(value) => value,
            Err(e) => panic!("{method} {path}: {}: {}", e.error, e.message),
        }
    }

    /// Returns Firefox, if this is one, after activating this tab.
    #[track_caller]
    fn firefox(&self) -> Option<&Firefox> {
        let Driver::Firefox(firefox) = &self.browser.driver else { return None };
        if *self.browser.current.borrow() != self.window {
            self.command("GET", "/url", &Value::Null);
        }
        Some(firefox)
    }

    /// Returns WebKit, if this is one.
    fn webkit(&self) -> Option<&WebKit> {
        match &self.browser.driver {
            Driver::WebKit(webkit) => Some(webkit),
            _ => None,
        }
    }

    /// Sends a command of the Chrome DevTools Protocol, which other engines do not support.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.command("POST", "/goog/cdp/execute", &body)
    }

    #[track_caller]
    pub fn goto(&self, url: &str) {
        self.command("POST", "/url", &json!({ "url": url }));
    }

    #[track_caller]
    pub fn reload(&self) {
        self.command("POST", "/refresh", &json!({}));
    }

    /// Presses the back button of the browser.
    #[track_caller]
    pub fn back(&self) {
        self.command("POST", "/back", &json!({}));
    }

    #[track_caller]
    pub fn forward(&self) {
        self.command("POST", "/forward", &json!({}));
    }

    #[track_caller]
    pub fn url(&self) -> String {
        self.command("GET", "/url", &Value::Null).as_str().unwrap_or_default().to_owned()
    }

    /// Runs `script` as the body of an async function with `arguments`. Returns its resolved
    /// result.
    #[track_caller]
    pub fn js(&self, script: &str, arguments: Value) -> Value {
        let script = format!("return (async function () {{ {script} }}).apply(null, arguments)");
        let arguments = if arguments.is_array() { arguments } else { json!([arguments]) };
        self.command("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Runs a script before every page that is loaded afterwards.
    #[track_caller]
    pub fn before_load(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// Waits until a JavaScript expression is true.
    #[track_caller]
    pub fn wait_for(&self, condition: &str) {
        let start = Instant::now();
        while self.js(&format!("return Boolean({condition})"), json!([])) != true {
            let seen = || self.text("body");
            assert!(start.elapsed() < PATIENCE, "waited for {condition} and saw:\n{}", seen());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Sends a command to the first visible element of a selector whose name or text contains
    /// `text`. Retries until the element exists and can be used.
    #[track_caller]
    fn with_element(&self, css: &str, text: &str, path: &str, body: &Value) -> Value {
        let find = "const of = document.querySelectorAll(arguments[0]);
            const name = e => (e.getAttribute('aria-label') || '') + '\\n' + e.textContent;
            const usable = e => e.type === 'file' || e.localName === 'option'
                || e.checkVisibility({ visibilityProperty: true });
            const found = [...of].find(e => usable(e) && name(e).includes(arguments[1]));
            // Where a thumb would bring it, away from bars at the edges.
            found?.scrollIntoView({ block: 'center', behavior: 'instant' });
            return found ?? null";
        let start = Instant::now();
        loop {
            let find = json!({ "script": find, "args": [css, text] });
            let found = self.command("POST", "/execute/sync", &find);
            let refused = match found[ELEMENT].as_str() {
                None => "no such element".to_owned(),
                Some(id) => match self.try_command("POST", &format!("/element/{id}{path}"), body) {
                    Ok(value) => return value,
                    Err(e) => format!("{}: {}", e.error, e.message),
                },
            };
            let seen = || self.text("body");
            let late = start.elapsed() > PATIENCE;
            assert!(!late, "{css} {text:?} {path}: {refused}\nseen:\n{}", seen());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Clicks an element when it exists and is not covered.
    #[track_caller]
    pub fn click(&self, css: &str) {
        self.click_text(css, "");
    }

    /// Clicks the first element of a selector whose text or accessible name contains `text`.
    #[track_caller]
    pub fn click_text(&self, css: &str, text: &str) {
        self.with_element(css, text, "/click", &json!({}));
    }

    /// Replaces the contents of a field.
    #[track_caller]
    pub fn type_into(&self, css: &str, text: &str) {
        self.with_element(css, "", "/clear", &json!({}));
        self.with_element(css, "", "/value", &json!({ "text": text }));
    }

    /// Selects a file in a file field.
    #[track_caller]
    pub fn upload(&self, css: &str, file: &Path) {
        let file = file.to_str().expect("a path that is text");
        self.with_element(css, "", "/value", &json!({ "text": file }));
    }

    /// Presses and releases a mouse button over the first element of a selector, or over the label
    /// of a field without a size. Unlike [`click`](Self::click), it does not look for the element
    /// again in between. Scrolls only to an element that is out of sight.
    #[track_caller]
    pub fn press_pointer(&self, css: &str) {
        self.wait_for(&format!("document.querySelector({})", json!(css)));
        let look = || {
            self.js(
                "let element = document.querySelector(arguments[0]);
            if (element.getBoundingClientRect().width < 2) element = element.labels[0];
            const place = () => {
                const { x, y, width, height } = element.getBoundingClientRect();
                return [Math.round(x + width / 2), Math.round(y + height / 2)];
            };
            const within = e => element.contains(e) || e?.closest('label')?.control === element;
            if (!within(document.elementFromPoint(...place()))) {
                element.scrollIntoView({ block: 'center', behavior: 'instant' });
            }
            const found = document.elementFromPoint(...place());
            return within(found) ? place()
                : `covered by ${found?.outerHTML.slice(0, 99)}`",
                json!([css]),
            )
        };
        // Nobody hits what moves.
        let mut place = look();
        loop {
            std::thread::sleep(Duration::from_millis(50));
            let before = std::mem::replace(&mut place, look());
            if before == place {
                break;
            }
        }
        assert!(place.is_array(), "{css} is {place}");
        self.press_point([0, 1].map(|i| place[i].as_f64().unwrap_or_default()));
    }

    /// Presses and releases a mouse button at a point of the visible page.
    #[track_caller]
    pub fn press_point(&self, [x, y]: [f64; 2]) {
        let actions = json!([
            { "type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pause", "duration": 60 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let pointer = json!({
            "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" },
            "actions": actions,
        });
        self.command("POST", "/actions", &json!({ "actions": [pointer] }));
    }

    /// Presses a button or field like [`press_pointer`](Self::press_pointer), after opening the
    /// fold that contains it.
    #[track_caller]
    pub fn tap(&self, css: &str) {
        self.wait_for(&format!("document.querySelector({})", json!(css)));
        let fold = "return document.querySelector(arguments[0]).closest('details:not([open])')?.id";
        if let Some(id) = self.js(fold, json!([css])).as_str() {
            self.press_pointer(&format!("#{id} > summary"));
        }
        self.press_pointer(css);
    }

    /// Types a text at the current focus, key by key.
    #[track_caller]
    pub fn type_keys(&self, text: &str) {
        let key = |c: char| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": c }));
        let actions: Vec<Value> = text.chars().flat_map(key).collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.command("POST", "/actions", &json!({ "actions": [keyboard] }));
    }

    /// Presses keys in sequence at the current focus. `Shift` applies to the next key.
    #[track_caller]
    pub fn press(&self, keys: &[Key]) {
        let mut actions = Vec::new();
        let value = |key: Key| char::from_u32(key as u32).map(String::from);
        let mut shift = false;
        for &key in keys {
            actions.push(json!({ "type": "keyDown", "value": value(key) }));
            if matches!(key, Key::Shift) {
                shift = true;
                continue;
            }
            actions.push(json!({ "type": "keyUp", "value": value(key) }));
            if std::mem::take(&mut shift) {
                actions.push(json!({ "type": "keyUp", "value": value(Key::Shift) }));
            }
        }
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.command("POST", "/actions", &json!({ "actions": [keyboard] }));
    }

    /// Visible text of the first element of a selector; empty if there is none.
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.js(script, json!([css])).as_str().unwrap_or_default().to_owned()
    }

    /// Number of visible elements of a selector.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .filter(e => e.checkVisibility({ visibilityProperty: true })).length";
        self.js(script, json!([css])).as_u64().unwrap_or_default() as usize
    }

    /// Sets the size of the screen, in CSS pixels.
    #[track_caller]
    pub fn size(&self, width: u32, height: u32, scale: f64, mobile: bool) {
        if let Some(firefox) = self.firefox() {
            firefox.size(width, height, scale, mobile);
            return;
        }
        if self.webkit().is_some() {
            webkit::size(self, width, height);
            return;
        }
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics);
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": mobile }));
    }

    /// Emulates the preference for the dark or the light theme, and for reduced motion.
    #[track_caller]
    pub fn dark(&self, dark: bool) {
        if let Some(firefox) = self.firefox() {
            firefox.dark(dark);
            return;
        }
        if self.webkit().is_some() {
            assert!(!dark, "WebKit has the light theme of its window");
            return;
        }
        let features = json!([
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Emulates forced colours.
    #[track_caller]
    pub fn forced_colours(&self) {
        let features = json!([{ "name": "forced-colors", "value": "active" }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Disconnects the page from the network; in Chromium its service worker stays connected.
    #[track_caller]
    pub fn offline(&self, offline: bool) {
        if let Some(firefox) = self.firefox() {
            firefox.offline(offline);
            return;
        }
        let conditions = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.devtools("Network.emulateNetworkConditions", conditions);
    }

    /// Saves a screenshot of the whole page at its full height.
    #[track_caller]
    pub fn screenshot(&self, path: &Path) {
        if self.firefox().is_some() {
            let picture = self.command("GET", "/screenshot/full", &Value::Null);
            save(path, picture.as_str());
            return;
        }
        let size = self.devtools("Page.getLayoutMetrics", json!({}))["cssContentSize"].take();
        let clip = json!({
            "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1,
        });
        let picture = self.devtools(
            "Page.captureScreenshot",
            json!({ "format": "png", "captureBeyondViewport": true, "clip": clip }),
        );
        save(path, picture["data"].as_str());
    }

    /// Addresses requested by all tabs since the last call.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        if let Some(firefox) = self.firefox() {
            return firefox.requests();
        }
        let log = self.log("performance");
        let events = log.iter().filter_map(|entry| {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let event = &event["message"];
            (event["method"] == "Network.requestWillBeSent")
                .then(|| event["params"]["request"]["url"].as_str().map(String::from))?
        });
        // Internal addresses are excluded: data, blobs and browser pages.
        let outside = ["http:", "https:", "ws:", "wss:", "file:"];
        events.filter(|url| outside.iter().any(|scheme| url.starts_with(scheme))).collect()
    }

    /// Console errors of all tabs since the last call.
    #[track_caller]
    pub fn console_errors(&self) -> Vec<String> {
        if let Some(firefox) = self.firefox() {
            return firefox.errors();
        }
        if let Some(webkit) = self.webkit() {
            return webkit.errors();
        }
        let log = self.log("browser");
        log.iter().map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    #[track_caller]
    fn log(&self, kind: &str) -> Vec<Value> {
        match self.command("POST", "/se/log", &json!({ "type": kind })) {
            Value::Array(entries) => entries,
            other => panic!("the log {kind:?} is no list: {other}"),
        }
    }

    /// Checks the page with axe. Returns each violation with its rule and its position.
    #[track_caller]
    pub fn axe(&self) -> Vec<String> {
        let loaded = self.js("return typeof axe !== 'undefined'", json!([])) == true;
        if !loaded {
            self.command("POST", "/execute/sync", &json!({ "script": AXE, "args": [] }));
        }
        let script = "const found = await axe.run(document, { resultTypes: ['violations'] });
            return found.violations.map(v => `${v.id}: ${v.help}: `
              + v.nodes.map(n => `${n.target} (${n.failureSummary})`).join('; '))";
        let violations = self.js(script, json!([]));
        let violations = violations.as_array().expect("a list of violations");
        violations.iter().map(|v| v.as_str().unwrap_or_default().to_owned()).collect()
    }
}

/// Saves a picture that is encoded in base 64.
fn save(path: &Path, picture: Option<&str>) {
    let picture = BASE64_STANDARD.decode(picture.expect("a picture")).expect("base 64");
    std::fs::write(path, picture).expect("a writable folder for pictures");
}
