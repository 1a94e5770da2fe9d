//! A server of its own for each test, and a phone that talks to it.

// Every file of tests uses another part of this.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use cauldron_press::game::seed::Seed;
use cauldron_press::seal::RefereeKey;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::tools::program;

/// The key of every tournament here.
pub const KEY: RefereeKey = RefereeKey::new([7; 20]);

/// A file beside the tables with that key.
pub fn key_file(data: &Path) -> PathBuf {
    let file = data.with_extension("key");
    std::fs::write(&file, KEY.to_string()).unwrap();
    file
}

/// A running `cauldron serve`, ended when it is dropped.
pub struct Server {
    child: Child,
    pub port: u16,
    /// What it said when it was ready.
    pub said: Value,
    folder: Option<TempDir>,
}

impl Server {
    /// Starts a referee with a file of tables of its own.
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

    /// Starts a server by a command that needs only its arguments.
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

    /// One that runs already, and what it said when it was ready.
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

    /// The file of tables.
    pub fn data(&self) -> PathBuf {
        self.said["data"].as_str().unwrap().into()
    }

    /// The tables of a game that were opened beforehand.
    pub fn tables(&self, game: usize) -> Vec<String> {
        let names = self.said["games"][game]["tables"].as_array().unwrap();
        names.iter().map(|name| name.as_str().unwrap().to_owned()).collect()
    }

    /// Ends it without a warning.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// What it wrote to standard error until it was ended.
    pub fn complaints(mut self) -> String {
        self.child.kill().unwrap();
        let mut told = String::new();
        self.child.stderr.as_mut().unwrap().read_to_string(&mut told).unwrap();
        told
    }

    /// Asks it to end, as a terminal or an init system does.
    pub fn end(mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        let kill = Command::new("sh").args(["-c", &format!("kill -TERM {pid}")]).status();
        assert!(kill.unwrap().success());
        self.child.wait().unwrap()
    }

    /// Sends raw bytes; whatever comes back until the server closes, or falls silent.
    pub fn raw(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        // A server may hang up on nonsense while it is still being sent.
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

/// A reply: its status and what its body says.
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

    /// Checks that this is a refusal with a sentence that has these words in it.
    #[track_caller]
    pub fn refuses(&self, status: u16, trouble: &str, word: &str) {
        let told = self.json();
        assert_eq!((self.status, told["trouble"].as_str()), (status, Some(trouble)), "{told}");
        assert!(told["text"].as_str().unwrap().contains(word), "{told}");
        assert_eq!(self.header("content-type"), "application/json");
    }
}

/// A phone.
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

    /// Opens a table; its name.
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

    /// Brings back what was lost at a table by a deed, which its revision names.
    pub fn bring_back(&self, server: &Server, table: &str, deed: &Value) -> Reply {
        self.post(
            server,
            &format!("/api/tables/{table}/back"),
            &json!({ "deed": deed }).to_string(),
        )
    }

    /// Does something at a table. A naming without a number has the next one.
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

/// The sheet of a seed for four.
pub fn sheet(seed: u64, level: Level, referee: bool) -> Sheet {
    Sheet::make(&SheetOptions {
        settings: level.settings(),
        secrecy: if referee { Secrecy::Referee(KEY) } else { Secrecy::Open },
        ..SheetOptions::new(Seed(seed))
    })
    .unwrap()
}

/// The potion that wins a First Game.
pub fn right(sheet: &Sheet) -> Value {
    let pours = sheet.answers[0].iter().zip(1..);
    pours.map(|(i, n)| json!({ "ingredient": i.id(), "grown": n })).collect()
}

/// The answer.
pub fn answer(sheet: &Sheet) -> Value {
    json!({ "do": "check", "answer": sheet.answers[0].iter().map(|i| i.id()).collect::<Vec<_>>() })
}

/// An answer that is wrong in every game of these tests, but not in form.
pub fn wrong_answer() -> Value {
    json!({ "do": "check", "answer": ["sage", "mint", "chives", "parsley"] })
}

/// The test of a potion.
pub fn test(number: usize, potion: &Value) -> Value {
    json!({ "do": "test", "number": number, "potion": potion })
}

/// The test of a potion that does not win.
pub fn poor(number: usize) -> Value {
    test(number, &json!([{ "ingredient": "sage", "grown": 1 }]))
}
