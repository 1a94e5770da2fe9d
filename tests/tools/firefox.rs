//! Driver of Debian's headless Firefox by its own protocol (Marionette), which geckodriver uses
//! too. A command is `LENGTH:[0,ID,NAME,PARAMETERS]`, and its reply `LENGTH:[1,ID,ERROR,RESULT]`.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::super::tools::program;
use super::{Params, Refusal};

/// Largest time for the start of the browser.
const START: Duration = Duration::from_secs(60);
/// Preferences: no updates or first-run pages, no animation, and any free port.
const PREFERENCES: [&str; 9] = [
    "'marionette.port', 0",
    // The driver would allow what Firefox forbids: files that a page opened from disk loads.
    "'security.fileuri.strict_origin_policy', true",
    "'app.update.disabledForTesting', true",
    "'browser.shell.checkDefaultBrowser', false",
    "'browser.startup.page', 0",
    "'datareporting.policy.dataSubmissionEnabled', false",
    "'network.captive-portal-service.enabled', false",
    "'network.connectivity-service.enabled', false",
    "'ui.prefersReducedMotion', 1",
];

/// Script that records the addresses requested by pages, without those of the browser itself.
const LISTEN: &str = "window.asked = [];
    const observe = channel => {
        const { URI, loadInfo } = channel.QueryInterface(Ci.nsIHttpChannel);
        if (!loadInfo.loadingPrincipal?.isSystemPrincipal && loadInfo.browsingContextID) {
            window.asked.push(URI.spec);
        }
    };
    window.listener = { observe };
    Services.obs.addObserver(window.listener, 'http-on-modify-request');";

/// A browser and its connection.
pub struct Firefox {
    wire: RefCell<(BufReader<TcpStream>, u64)>,
    browser: Child,
    _profile: TempDir,
}

impl Firefox {
    /// Starts Firefox. Returns its first window.
    pub fn start(params: Params) -> (Self, String) {
        let profile = tempfile::tempdir().expect("a folder for the browser's profile");
        let size = params.text_size.unwrap_or(16);
        let size = format!("'font.size.variable.x-western', {size}");
        let all = PREFERENCES.into_iter().chain([size.as_str()]);
        let all: String = all.map(|preference| format!("user_pref({preference});\n")).collect();
        std::fs::write(profile.path().join("user.js"), all).expect("a writable profile");
        let program = program("firefox-esr");
        let browser = Command::new(program)
            .args(["--headless", "--no-remote", "--marionette", "--remote-allow-system-access"])
            .arg("--profile")
            .arg(profile.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|e| panic!("this test needs the program {program:?}: {e}"));
        let stream = connect(&profile);
        let mut wire = BufReader::new(stream);
        let greeting = read(&mut wire);
        assert_eq!(greeting["marionetteProtocol"], 3, "{greeting}");
        let firefox = Firefox { wire: RefCell::new((wire, 0)), browser, _profile: profile };
        let strategy = if params.impatient { "none" } else { "normal" };
        let wish = json!({ "pageLoadStrategy": strategy, "timeouts": { "script": 60_000 } });
        firefox.tell("WebDriver:NewSession", &wish).expect("a session");
        firefox.inside(LISTEN, json!([]));
        let window = firefox.tell("WebDriver:GetWindowHandle", &json!({})).expect("a window");
        let window = window.as_str().expect("a window's handle").to_owned();
        (firefox, window)
    }

    /// Sends a WebDriver command, given by its path.
    pub fn request(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        let element = path.strip_prefix("/element/").and_then(|path| path.split_once('/'));
        if let Some((id, what)) = element {
            let mut parameters = body.clone();
            parameters["id"] = id.into();
            let name = match what {
                "click" => "WebDriver:ElementClick",
                "clear" => "WebDriver:ElementClear",
                _ => "WebDriver:ElementSendKeys",
            };
            return self.tell(name, &parameters);
        }
        let name = match (method, path) {
            ("POST", "/window") => "WebDriver:SwitchToWindow",
            ("POST", "/window/new") => "WebDriver:NewWindow",
            ("POST", "/url") => "WebDriver:Navigate",
            ("GET", "/url") => "WebDriver:GetCurrentURL",
            ("POST", "/refresh") => "WebDriver:Refresh",
            ("POST", "/back") => "WebDriver:Back",
            ("POST", "/forward") => "WebDriver:Forward",
            ("POST", "/execute/sync") => "WebDriver:ExecuteScript",
            ("POST", "/actions") => "WebDriver:PerformActions",
            ("GET", "/screenshot/full") => "WebDriver:TakeScreenshot",
            _ => panic!("Firefox is not asked for {method} {path}"),
        };
        let parameters = if body.is_null() { json!({}) } else { body.clone() };
        self.tell(name, &parameters)
    }

    /// Sets the size of the screen, in CSS pixels.
    pub fn size(&self, width: u32, height: u32, scale: f64, mobile: bool) {
        let script = "const [width, height, scale, mobile] = arguments;
            browser.style.width = browser.style.minWidth = `${width}px`;
            browser.style.height = browser.style.minHeight = `${height}px`;
            browser.style.flex = 'none';
            browser.browsingContext.overrideDPPX = scale;
            browser.browsingContext.touchEventsOverride = mobile ? 'enabled' : 'none';";
        self.inside(script, json!([width, height, scale, mobile]));
    }

    /// Emulates the preference for the dark or the light theme.
    pub fn dark(&self, dark: bool) {
        let theme = if dark { "dark" } else { "light" };
        self.inside(
            "browser.browsingContext.prefersColorSchemeOverride = arguments[0]",
            json!([theme]),
        );
    }

    /// Disconnects the browser from the network.
    pub fn offline(&self, offline: bool) {
        self.inside("Services.io.offline = arguments[0]", json!([offline]));
    }

    /// Addresses requested by all tabs since the last call.
    pub fn requests(&self) -> Vec<String> {
        texts(&self.inside("return window.asked.splice(0)", json!([])))
    }

    /// Errors of pages since the last call.
    pub fn errors(&self) -> Vec<String> {
        let script = "const all = Services.console.getMessageArray();
            Services.console.reset();
            return all.filter(m => m instanceof Ci.nsIScriptError
                && (m.flags & Ci.nsIScriptError.warningFlag) === 0
                && /^(http|file|blob)/.test(m.sourceName)).map(m => m.errorMessage)";
        texts(&self.inside(script, json!([])))
    }

    /// Runs a privileged script of the browser for the active tab.
    fn inside(&self, script: &str, arguments: Value) -> Value {
        let context = |name| json!({ "value": name });
        self.tell("Marionette:SetContext", &context("chrome")).expect("the browser's own context");
        let script = format!("const browser = gBrowser.selectedBrowser; {script}");
        let parameters = json!({ "script": script, "args": arguments });
        let told = self.tell("WebDriver:ExecuteScript", &parameters);
        self.tell("Marionette:SetContext", &context("content")).expect("the page's context");
        told.unwrap_or_else(|e| panic!("{}: {}", e.error, e.message))
    }

    fn tell(&self, name: &str, parameters: &Value) -> Result<Value, Refusal> {
        let (wire, id) = &mut *self.wire.borrow_mut();
        *id += 1;
        let command = json!([0, *id, name, parameters]).to_string();
        let sent = write!(wire.get_mut(), "{}:{command}", command.len());
        sent.unwrap_or_else(|e| panic!("Firefox is gone: {e}"));
        let mut answer = read(wire);
        assert_eq!((&answer[0], &answer[1]), (&json!(1), &json!(*id)), "answers come in order");
        if let (Some(error), Some(message)) =
            (answer[2]["error"].as_str(), answer[2]["message"].as_str())
        {
            return Err(Refusal { error: error.to_owned(), message: message.to_owned() });
        }
        let mut result = answer[3].take();
        // Most results are wrapped in another object.
        let wrapped = result.as_object().is_some_and(|all| all.len() == 1);
        Ok(match result.get_mut("value") {
            Some(value) if wrapped => value.take(),
            _ => result,
        })
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let _ = self.browser.kill();
        let _ = self.browser.wait();
    }
}

fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
}

/// Connects to a browser that writes its port to its profile after the start.
fn connect(profile: &TempDir) -> TcpStream {
    let start = Instant::now();
    loop {
        let port = std::fs::read_to_string(profile.path().join("MarionetteActivePort"));
        let port = port.ok().and_then(|port| port.trim().parse::<u16>().ok());
        if let Some(stream) = port.and_then(|port| TcpStream::connect(("127.0.0.1", port)).ok()) {
            stream.set_read_timeout(Some(Duration::from_secs(90))).expect("a patient wire");
            return stream;
        }
        assert!(start.elapsed() < START, "Firefox does not start");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Reads the next message.
fn read(wire: &mut impl BufRead) -> Value {
    let mut length = Vec::new();
    wire.read_until(b':', &mut length).unwrap_or_else(|e| panic!("Firefox is gone: {e}"));
    let length = String::from_utf8_lossy(&length);
    let length = length.trim_end_matches(':').parse().unwrap_or_else(|_| panic!("Firefox ended"));
    let mut text = vec![0; length];
    wire.read_exact(&mut text).unwrap_or_else(|e| panic!("Firefox is gone: {e}"));
    serde_json::from_slice(&text).expect("Firefox answers in JSON")
}
