//! Tests of `cauldron serve` with malformed and malicious requests.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use serde_json::json;

use super::CODE;
use super::serving::{self, Phone, Server, poor, wrong_answer};
use super::tools;

/// Starts a referee with an open table.
fn server() -> (Server, Phone, String) {
    let server = Server::referee(&["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &CODE);
    (server, phone, name)
}

#[test]
fn malformed_requests_say_what_is_wrong() {
    let (server, phone, name) = server();
    let path = format!("/api/tables/{name}");
    for body in
        ["", "{", "[]", "null", "\"look\"", "{\"do\":\"dance\"}", "{\"do\":\"look\",\"x\":1}"]
    {
        phone.post(&server, &path, body).refuses(400, "input", "not understood");
        phone.post(&server, "/api/tables", body).refuses(400, "input", "not understood");
    }
    let deep = "[".repeat(10_000);
    phone.post(&server, &path, &deep).refuses(400, "input", "not understood");
    let open =
        |code: &str| phone.post(&server, "/api/tables", &json!({ "code": code }).to_string());
    open("hello").refuses(400, "input", "CP1:");
    open(&CODE[..60]).refuses(400, "input", "cut off");
    open(&CODE.replacen("CP1", "CP9", 1)).refuses(400, "input", "newer version");
    let other = if &CODE[20..21] == "7" { "8" } else { "7" };
    let damaged = [&CODE[..20], other, &CODE[21..]].concat();
    open(&damaged).refuses(400, "input", "damaged");
    let potion = |ingredient: &str, grown: u32| {
        let potion = json!([{ "ingredient": ingredient, "grown": grown }]);
        phone.play(&server, &name, &serving::test(1, &potion))
    };
    potion("sgae", 1).refuses(400, "input", "did you mean Sage");
    potion("sage", 0).refuses(400, "input", "0 dots");
    potion("sage", 4_000_000_000).refuses(400, "input", "dots");
    phone.get(&server, &format!("{path}?since=yesterday"), &[]).refuses(400, "input", "yesterday");
    for odd in ["/api/tables/..%2f..%2fetc", "/api/tables/%ff%fe", "/api/tables/K7QM2XW"] {
        phone.get(&server, odd, &[]).refuses(400, "input", "not the name");
    }
    assert_eq!(phone.look(&server, &name).json()["view"]["revision"], 0);
}

#[test]
fn other_paths_methods_and_kinds_are_refused() {
    let (server, phone, name) = server();
    for path in ["/api", "/api/", "/api/tables/", "/api/secrets", &format!("/api/tables/{name}/x")]
    {
        phone.get(&server, path, &[]).refuses(404, "input", "nothing here");
    }
    for (method, path) in [
        ("PUT", "/api/tables".to_owned()),
        ("DELETE", format!("/api/tables/{name}")),
        ("PUT", format!("/api/tables/{name}")),
        ("BREW", format!("/api/tables/{name}")),
    ] {
        let request =
            format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        let reply = String::from_utf8(server.raw(request.as_bytes())).unwrap();
        assert!(reply.starts_with("HTTP/1.1 405 "), "{reply}");
        assert!(reply.contains("\"trouble\":\"input\"") && reply.contains("allow: "), "{reply}");
    }
    let request =
        "POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
    assert!(server.raw(request.as_bytes()).starts_with(b"HTTP/1.1 405 "));
    // Content types that a form on another site can send.
    let body = "{\"do\":\"look\"}";
    for kind in ["", "content-type: text/plain\r\n", "content-type: multipart/form-data\r\n"] {
        let request = format!(
            "POST /api/tables/{name} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{kind}content-length: {}\r\n\r\n{body}",
            body.len()
        );
        let reply = String::from_utf8(server.raw(request.as_bytes())).unwrap();
        assert!(reply.starts_with("HTTP/1.1 415 "), "{reply}");
    }
}

#[test]
fn large_requests_are_refused() {
    let (server, phone, name) = server();
    let path = format!("/api/tables/{name}");
    phone.post(&server, &path, &" ".repeat(20_000)).refuses(413, "input", "16384 bytes");
    let fits = format!("{{\"do\":\"look\"}}{}", " ".repeat(16_000));
    assert_eq!(phone.post(&server, &path, &fits).status, 200);
    // Chunked body without a length and without an end.
    let mut request = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    );
    for _ in 0..40 {
        request += &format!("400\r\n{}\r\n", " ".repeat(0x400));
    }
    let reply = server.raw(request.as_bytes());
    assert!(reply.is_empty() || reply.starts_with(b"HTTP/1.1 413 "));
    let url = format!("GET /{} HTTP/1.1\r\nhost: localhost\r\n\r\n", "a".repeat(100_000));
    let reply = server.raw(url.as_bytes());
    assert!(reply.is_empty() || reply.starts_with(b"HTTP/1.1 4"));
    let headers =
        format!("GET / HTTP/1.1\r\nhost: localhost\r\nx: {}\r\n\r\n", "a".repeat(100_000));
    let reply = server.raw(headers.as_bytes());
    assert!(reply.is_empty() || reply.starts_with(b"HTTP/1.1 4"));
    assert_eq!(phone.look(&server, &name).status, 200);
}

/// Sends an incomplete request. Returns the response until the server closes the connection.
fn dawdle(server: &Server, beginning: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(server.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.write_all(beginning).unwrap();
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).unwrap();
    reply
}

#[test]
fn nobody_holds_a_connection_by_saying_little() {
    let (server, phone, name) = server();
    std::thread::scope(|scope| {
        let silent = scope.spawn(|| dawdle(&server, b""));
        let slow = scope.spawn(|| dawdle(&server, b"GET / HTTP/1.1\r\nhost: "));
        let idle = scope.spawn(|| dawdle(&server, b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"));
        let body = scope.spawn(|| {
            let head = "HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
            let post = format!("POST /api/tables/{name} {head}content-length: 99\r\n\r\n{{");
            dawdle(&server, post.as_bytes())
        });
        assert_eq!(phone.look(&server, &name).status, 200, "others are served meanwhile");
        assert_eq!(silent.join().unwrap(), b"");
        let slow = slow.join().unwrap();
        assert!(slow.is_empty() || slow.starts_with(b"HTTP/1.1 4"));
        assert!(idle.join().unwrap().starts_with(b"HTTP/1.1 200 "));
        assert!(body.join().unwrap().starts_with(b"HTTP/1.1 408 "));
    });
    assert_eq!(phone.look(&server, &name).status, 200);
}

#[test]
fn replies_that_nobody_takes_are_dropped() {
    let server = Server::referee(&["--seed", "21", "--rate", "100000"]);
    let phone = Phone::new();
    let name = phone.open(&server, &CODE);
    let mut stream = TcpStream::connect(server.address()).unwrap();
    stream.set_write_timeout(Some(Duration::from_secs(60))).unwrap();
    let requests = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(1000);
    let error = loop {
        if let Err(error) = stream.write_all(requests.as_bytes()) {
            break error;
        }
    };
    let gone = [std::io::ErrorKind::ConnectionReset, std::io::ErrorKind::BrokenPipe];
    assert!(gone.contains(&error.kind()), "{error}");
    assert_eq!(phone.look(&server, &name).status, 200);
}

#[test]
fn too_many_requests_are_told_to_wait() {
    let server = Server::referee(&["--seed", "21", "--rate", "2"]);
    let phone = Phone::new();
    let name = phone.open(&server, &CODE);
    let replies: Vec<_> = (0..30).map(|_| phone.look(&server, &name)).collect();
    let busy = replies.iter().find(|reply| reply.status == 429).unwrap();
    busy.refuses(429, "busy", "wait");
    assert_eq!(busy.header("retry-after"), "1");
    assert!(replies[..5].iter().all(|reply| reply.status == 200));
}

#[test]
fn answers_cannot_be_guessed_one_after_another() {
    let (server, phone, name) = server();
    let guess = wrong_answer();
    let give_up = json!({ "do": "give-up", "code": "0000-0000" });
    for _ in 0..2 {
        assert_eq!(phone.play(&server, &name, &guess).status, 200);
        assert_eq!(phone.play(&server, &name, &give_up).status, 400);
    }
    phone.play(&server, &name, &guess).refuses(400, "input", "named 2 times");
    let stopped = phone.play(&server, &name, &give_up);
    stopped.refuses(429, "busy", "guessed too often");
    assert!(stopped.header("retry-after").parse::<u64>().unwrap() > 1);
    assert_eq!(phone.play(&server, &name, &poor(1)).status, 200, "tests go on");
    let other = phone.open(&server, &CODE);
    assert_eq!(phone.play(&server, &other, &guess).status, 200, "and so do other tables");
}

#[test]
fn tables_are_not_opened_without_end() {
    let (server, phone, _) = server();
    let body = json!({ "code": *CODE }).to_string();
    let replies: Vec<_> = (0..80).map(|_| phone.post(&server, "/api/tables", &body)).collect();
    let stopped = replies.iter().find(|reply| reply.status != 201).unwrap();
    stopped.refuses(429, "busy", "too many tables");
}

#[test]
fn a_request_in_flight_is_finished_when_the_server_ends() {
    let (server, _, name) = server();
    let body = poor(1).to_string();
    let head = format!(
        "POST /api/tables/{name} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(server.address()).unwrap();
    let (begin, rest) = body.split_at(5);
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(begin.as_bytes()).unwrap();
    // The server has read this request's head when it answers the next connection.
    assert_eq!(Phone::new().look(&server, &name).status, 200);
    let ending = std::thread::spawn(move || server.end());
    std::thread::sleep(Duration::from_millis(300));
    stream.write_all(rest.as_bytes()).unwrap();
    let mut reply = String::new();
    stream.read_to_string(&mut reply).unwrap();
    assert!(reply.starts_with("HTTP/1.1 200 ") && reply.contains("\"tested\""), "{reply}");
    assert!(ending.join().unwrap().success());
}

fn still_answers(server: &Server, phone: &Phone, name: &str) -> bool {
    phone.look(server, name).status == 200 && phone.get(server, "/", &[]).status == 200
}

/// Requests that are nearly valid.
fn almost_right(name: &str) -> impl Strategy<Value = Vec<u8>> {
    let method = prop_oneof![Just("GET".to_owned()), Just("POST".to_owned()), "[A-Z]{1,8}"];
    let path = prop_oneof![
        Just("/".to_owned()),
        Just("/api/tables".to_owned()),
        Just(format!("/api/tables/{name}")),
        "/api/tables/[0-9A-Za-z%]{0,12}(\\?since=[0-9-]{0,12})?",
        "/[ -~]{0,40}",
    ];
    let body = prop_oneof![
        Just(r#"{"do":"test","number":1,"potion":[{"ingredient":"sage","grown":1}]}"#.to_owned()),
        r#"\{"do":"(look|test|note|undo|full|mode|check|give-up|again)"(,"[a-z]{1,6}":[0-9"\[\]{}a-z]{0,9}){0,3}\}"#,
        r#"\{"code":"CP1:[A-Z0-9./:+-]{0,200}"\}"#,
        ".{0,60}",
    ];
    let length = proptest::option::weighted(0.1, any::<u32>());
    let damage = proptest::option::weighted(0.3, (any::<Index>(), any::<u8>()));
    (method, path, body, length, damage).prop_map(|(method, path, body, length, damage)| {
        let length = length.map_or(body.len(), |length| length as usize);
        let head = "host: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n";
        let mut bytes =
            format!("{method} {path} HTTP/1.1\r\n{head}content-length: {length}\r\n\r\n{body}")
                .into_bytes();
        if let Some((index, byte)) = damage {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        bytes
    })
}

#[test]
fn no_request_ends_the_server() {
    let server = Server::referee(&["--seed", "21", "--rate", "100000"]);
    let phone = Phone::new();
    let name = phone.open(&server, &CODE);
    let config = ProptestConfig {
        cases: if tools::long::is_long() { 400 } else { 100 },
        source_file: Some(file!()),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let mut runner = TestRunner::new(config);
    let any_bytes = proptest::collection::vec(any::<u8>(), 0..2000);
    let requests = prop_oneof![1 => any_bytes, 3 => almost_right(&name)];
    let result = runner.run(&requests, |bytes| {
        let reply = server.raw(&bytes);
        prop_assert!(reply.is_empty() || reply.starts_with(b"HTTP/1."));
        prop_assert!(!reply.starts_with(b"HTTP/1.1 500"), "{}", String::from_utf8_lossy(&bytes));
        prop_assert!(still_answers(&server, &phone, &name));
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
}
