//! A separate server for each test, and a client for it.

// Each test crate uses a different part of this module.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use cauldron_press::common::seed::Seed;
use cauldron_press::seal::RefereeKey;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::tools::program;

/// Key of all tournaments in these tests.
pub const KEY: RefereeKey = RefereeKey::new([7; 20]);

/// Writes the key to a file next to the tables.
pub fn key_file(data: &Path) -> PathBuf {
    let file = data.with_extension("key");
    std::fs::write(&file, KEY.to_string()).unwrap();
    file
}

/// A running `cauldron serve`, killed when dropped.
pub struct Server {
    child: Child,
    pub port: u16,
    /// JSON output when the server was ready.
    pub said: Value,
    folder: Option<TempDir>,
}

impl Server {
    /// Starts a referee with a new file of tables.
    pub fn referee(args: &[&str]) -> Server {
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("tables.sqlite");
        let mut server = Server::referee_at(&data, args);
        server.folder = Some(folder);
        server
    }

    /// Starts a referee with this file of tables.
    pub fn referee_at(data: &Path, args: &[&str]) -> Server {
        let key = key_file(data);
        let [data, key] = [data, &key].map(|path| path.to_str().unwrap());
        Server::start(&[&["--referee", "--data", data, "--key-file", key], args].concat())
    }

    /// Starts a server at a free port.
    pub fn start(args: &[&str]) -> Server {
        Server::start_by(program::cauldron(), args)
    }

    /// Starts a server with a command to which the arguments are appended.
    pub fn start_by(mut command: Command, args: &[&str]) -> Server {
        let mut child = command
            .args(["serve", "--json", "--address", "127.0.0.1"])
            .args(if args.contains(&"--port") { &[][..] } else { &["--port", "0"] })
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let Ok(said) = serde_json::from_str::<Value>(&line) else {
            let mut told = String::new();
            child.stderr.as_mut().unwrap().read_to_string(&mut told).unwrap();
            panic!("no server: {line}{told}");
        };
        Server::of(child, said)
    }

    /// Wraps a running server and its JSON output.
    pub fn of(child: Child, said: Value) -> Server {
        let port = said["port"].as_u64().unwrap().try_into().unwrap();
        Server { child, port, said, folder: None }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn address(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.port).into()
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Path of the file of tables.
    pub fn data(&self) -> PathBuf {
        self.said["data"].as_str().unwrap().into()
    }

    /// Names of the tables of a game that were opened at the start.
    pub fn tables(&self, game: usize) -> Vec<String> {
        let names = self.said["games"][game]["tables"].as_array().unwrap();
        names.iter().map(|name| name.as_str().unwrap().to_owned()).collect()
    }

    /// Kills the server.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Kills the server and returns its standard error.
    pub fn complaints(mut self) -> String {
        self.child.kill().unwrap();
        let mut told = String::new();
        self.child.stderr.as_mut().unwrap().read_to_string(&mut told).unwrap();
        told
    }

    /// Terminates the server with a signal, as a terminal or an init system does.
    pub fn end(mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        let kill = Command::new("sh").args(["-c", &format!("kill -TERM {pid}")]).status();
        assert!(kill.unwrap().success());
        self.child.wait().unwrap()
    }

    /// Sends raw bytes. Returns the response until the server closes the connection or is silent
    /// for five seconds.
    pub fn raw(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        // A server may close the connection before an invalid request is completely sent.
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut reply = Vec::new();
        let _ = stream.read_to_end(&mut reply);
        reply
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A reply: status, headers and body.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: ureq::http::HeaderMap,
    pub text: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|e| panic!("{e}: {}", self.text))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Checks that the reply is a refusal whose sentence contains `word`.
    #[track_caller]
    pub fn refuses(&self, status: u16, trouble: &str, word: &str) {
        let told = self.json();
        assert_eq!((self.status, told["trouble"].as_str()), (status, Some(trouble)), "{told}");
        assert!(told["text"].as_str().unwrap().contains(word), "{told}");
        assert_eq!(self.header("content-type"), "application/json");
    }
}

/// HTTP client of a phone.
pub struct Phone(ureq::Agent);

impl Phone {
    pub fn new() -> Phone {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(20)));
        Phone(config.build().into())
    }

    pub fn get(&self, server: &Server, path: &str, headers: &[(&str, &str)]) -> Reply {
        let mut request = self.0.get(server.url(path));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        reply(request.call().unwrap())
    }

    pub fn post(&self, server: &Server, path: &str, body: &str) -> Reply {
        self.post_with(server, path, body, &[])
    }

    pub fn post_with(
        &self,
        server: &Server,
        path: &str,
        body: &str,
        headers: &[(&str, &str)],
    ) -> Reply {
        let mut request = self.0.post(server.url(path)).header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        reply(request.send(body).unwrap())
    }

    /// Opens a table. Returns its name.
    pub fn open(&self, server: &Server, code: &str) -> String {
        let reply = self.post(server, "/api/tables", &json!({ "code": code }).to_string());
        assert_eq!(reply.status, 201, "{}", reply.text);
        let name = reply.json()["table"].as_str().unwrap().to_owned();
        assert_eq!(reply.header("location"), format!("/api/tables/{name}"));
        name
    }

    pub fn look(&self, server: &Server, table: &str) -> Reply {
        self.get(server, &format!("/api/tables/{table}"), &[])
    }

    /// Undoes the action with revision `deed` at a table.
    pub fn undo(&self, server: &Server, table: &str, deed: &Value) -> Reply {
        self.post(
            server,
            &format!("/api/tables/{table}/back"),
            &json!({ "deed": deed }).to_string(),
        )
    }

    /// Performs an action at a table. A naming without a number gets the next one.
    pub fn play(&self, server: &Server, table: &str, action: &Value) -> Reply {
        let mut action = action.clone();
        if action["do"] == "check" && action["number"].is_null() {
            let shown = self.look(server, table);
            let next = serde_json::from_str::<Value>(&shown.text).unwrap_or_default();
            action["number"] = json!(next["view"]["naming"].as_u64().unwrap_or(1));
        }
        self.post(server, &format!("/api/tables/{table}"), &action.to_string())
    }
}

fn reply(response: ureq::http::Response<ureq::Body>) -> Reply {
    let (parts, mut body) = response.into_parts();
    let text = body.read_to_string().unwrap();
    Reply { status: parts.status.as_u16(), headers: parts.headers, text }
}

/// Sheet of a seed for four players.
pub fn sheet(seed: u64, level: Level, referee: bool) -> Sheet {
    Sheet::make(&SheetOptions {
        settings: level.settings(),
        secrecy: if referee { Secrecy::Referee(KEY) } else { Secrecy::Open },
        ..SheetOptions::new(Seed(seed))
    })
    .unwrap()
}

/// Potion that wins a First Game.
pub fn right(sheet: &Sheet) -> Value {
    let pours = sheet.answers[0].iter().zip(1..);
    pours.map(|(i, n)| json!({ "ingredient": i.id(), "grown": n })).collect()
}

/// Action that names the answer.
pub fn answer(sheet: &Sheet) -> Value {
    json!({ "do": "check", "answer": sheet.answers[0].iter().map(|i| i.id()).collect::<Vec<_>>() })
}

/// Action with a valid answer that is wrong in every game of these tests.
pub fn wrong_answer() -> Value {
    json!({ "do": "check", "answer": ["sage", "mint", "chives", "parsley"] })
}

/// Action that tests a potion.
pub fn test(number: usize, potion: &Value) -> Value {
    json!({ "do": "test", "number": number, "potion": potion })
}

/// Action that tests a losing potion.
pub fn poor(number: usize) -> Value {
    test(number, &json!([{ "ingredient": "sage", "grown": 1 }]))
}
