//! Debian's Postgres: a separate server for each test, in a temporary folder.

// Each test crate uses a different part of this module.
#![allow(dead_code)]

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::folders::folders;

/// Name of the superuser.
pub const USER: &str = "club";
/// Password of the superuser, which is required.
pub const PASSWORD: &str = "open sesame: 50% @ home";

/// Whether Postgres is installed.
///
/// # Panics
/// If it is not, and `CAULDRON_REQUIRE_TOOLS=1`.
pub fn is_installed() -> bool {
    let required = std::env::var_os("CAULDRON_REQUIRE_TOOLS").is_some_and(|value| value == "1");
    let installed = looked_for("postgres").is_some();
    assert!(installed || !required, "this test needs the program \"postgres\"");
    if !installed {
        // Bypasses the test harness, which captures the output of a passing test.
        let _ =
            writeln!(std::io::stderr(), "Skipped a test that needs Postgres, which is missing.");
    }
    installed
}

/// A server that runs until dropped.
pub struct Postgres {
    folder: TempDir,
    port: u16,
    server: Option<Child>,
}

impl Postgres {
    /// Starts an empty server.
    pub fn start() -> Self {
        let folder = tempfile::Builder::new().prefix("cauldron-postgres").tempdir().unwrap();
        std::fs::write(folder.path().join("password"), PASSWORD).unwrap();
        if is_root() {
            // Postgres refuses to run as root.
            let owned = Command::new("chown").arg("-R").arg("nobody").arg(folder.path()).status();
            assert!(owned.unwrap().success());
        }
        // Another process is unlikely to take a port that was just free.
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut postgres = Postgres { folder, port, server: None };
        let data = postgres.path("data");
        let password = format!("--pwfile={}", postgres.path("password"));
        let mut initdb = postgres.program("initdb");
        initdb.args(["--pgdata", &data, "--username", USER, &password, "--auth=scram-sha-256"]);
        initdb.args(["--encoding=UTF8", "--locale=C", "--no-instructions"]);
        let made = initdb.output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        postgres.again();
        postgres
    }

    /// Restarts a killed server.
    pub fn again(&mut self) {
        let (data, port) = (self.path("data"), self.port.to_string());
        let sockets = self.folder.path().display().to_string();
        let log = std::fs::File::create(self.folder.path().join("log")).unwrap();
        let mut server = self.program("postgres");
        server.args(["-D", &data, "-p", &port, "-k", &sockets, "-h", "127.0.0.1"]);
        self.server = Some(server.stderr(log).spawn().unwrap());
        let start = Instant::now();
        while self.sql("SELECT 1").is_err() {
            let log = || std::fs::read_to_string(self.folder.path().join("log"));
            assert!(start.elapsed() < Duration::from_secs(60), "no database: {:?}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Kills the server and all its connections at once, like a power failure.
    pub fn kill(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        // Child processes must be killed too, because they would prevent a new server from
        // starting.
        let id = server.id();
        let all = format!("kill -9 {id} $(ps -o pid= --ppid {id})");
        let _ = Command::new("sh").args(["-c", &all]).status();
        let _ = server.kill();
        let _ = server.wait();
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
            assert!(start.elapsed() < Duration::from_secs(20), "the database does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Address of a database, without the password.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{name}", self.port)
    }

    /// Address of a database with the password, for clients that do not read it elsewhere.
    pub fn url_with_password(&self, name: &str) -> String {
        let password = PASSWORD.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
        self.url(name).replacen('@', &format!(":{password}@"), 1)
    }

    /// Output of a statement, or the error message.
    pub fn sql(&self, statement: &str) -> Result<String, String> {
        let program = found("psql");
        let told = Command::new(program)
            .args(["-X", "-A", "-t", "-c", statement, &self.url("postgres")])
            .env("PGPASSWORD", PASSWORD)
            .output()
            .unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        let Output { status, stdout, stderr } = told;
        if status.success() { Ok(text(&stdout)) } else { Err(text(&stderr)) }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    /// Command for one of the programs of Postgres, run as a user who may run it.
    fn program(&self, name: &str) -> Command {
        let program = found(name);
        let mut command = if is_root() {
            let mut other = Command::new("setpriv");
            other.args(["--reuid=nobody", "--clear-groups", "--"]).arg(program);
            other
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path()).stdout(Stdio::null()).stdin(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Path of one of the programs of Postgres.
fn found(name: &str) -> PathBuf {
    looked_for(name).unwrap_or_else(|| panic!("this test needs the program {name:?}"))
}

fn looked_for(name: &str) -> Option<PathBuf> {
    let mut all = folders().into_iter().map(|folder| folder.join(name));
    all.find(|program| program.is_file())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}
