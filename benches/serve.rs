//! Load test of a referee's server with many tables. A phone at each table polls and tests. Prints
//! the response times and the memory of the server.
//!
//! `cargo bench --bench serve [-- TABLES SECONDS]`, by default 500 tables for 15 seconds.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::TcpStream;
use tokio::time::sleep_until;

/// Interval between two polls of a phone.
const POLL: Duration = Duration::from_secs(3);
/// Interval between two tests of a table.
const TEST: Duration = Duration::from_secs(4);

use cauldron_press::seal::RefereeKey;

type Fault = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Fault> {
    let mut numbers = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let tables: u64 = numbers.next().unwrap_or(500);
    let seconds = numbers.next().unwrap_or(15);
    let folder = tempfile::tempdir()?;
    let key = folder.path().join("key");
    std::fs::write(&key, RefereeKey::new([7; 20]).to_string())?;
    let mut server = Command::new(env!("CARGO_BIN_EXE_cauldron"))
        .args(["serve", "--json", "--port", "0", "--address", "127.0.0.1", "--referee"])
        .args(["--seed", "2026", "--level", "5", "--rate", "100000"])
        .arg("--key-file")
        .arg(&key)
        .args(["--tables", &tables.to_string(), "--data"])
        .arg(folder.path().join("tables.sqlite"))
        .stdout(Stdio::piped())
        .spawn()?;
    let result = load(&mut server, seconds);
    server.kill()?;
    server.wait()?;
    result
}

fn load(server: &mut Child, seconds: u64) -> Result<(), Fault> {
    let mut line = String::new();
    BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let said: Value = serde_json::from_str(&line)?;
    let port = said["port"].as_u64().ok_or("no port")?.try_into()?;
    let names = said["games"][0]["tables"].as_array().ok_or("no tables")?;
    println!("memory with {} tables, before: {}", names.len(), memory(server)?);

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let waits = runtime.block_on(async {
        let end = Instant::now() + Duration::from_secs(seconds);
        let phones: Vec<_> = names
            .iter()
            .zip(0..)
            .map(|(name, n)| {
                let name = name.as_str().unwrap_or_default().to_owned();
                tokio::spawn(phone(port, name, n, end))
            })
            .collect();
        sleep_until((end - Duration::from_secs(seconds / 2)).into()).await;
        println!("memory after half of the time: {}", memory(server)?);
        let mut waits = Waits::default();
        for phone in phones {
            let phone = phone.await??;
            waits.polls.extend(phone.polls);
            waits.tests.extend(phone.tests);
        }
        Ok::<_, Fault>(waits)
    })?;
    println!("memory at the end: {}", memory(server)?);
    report("polls", waits.polls);
    report("tests", waits.tests);
    Ok(())
}

/// Response times of polls and of tests.
#[derive(Default)]
struct Waits {
    polls: Vec<Duration>,
    tests: Vec<Duration>,
}

fn report(what: &str, mut waits: Vec<Duration>) {
    waits.sort_unstable();
    let at = |share: f64| {
        let index = (waits.len() as f64 * share) as usize;
        waits.get(index.min(waits.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    println!(
        "{what}: {} requests, p50 {:.1?}, p99 {:.1?}, longest {:.1?}",
        waits.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

/// Resident memory of a process, as reported by Linux in `/proc`.
fn memory(server: &Child) -> Result<String, Fault> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    Ok(line.unwrap_or("unknown").trim().to_owned())
}

/// Simulates one phone at one table until `end`.
async fn phone(port: u16, name: String, n: u32, end: Instant) -> Result<Waits, Fault> {
    let mut stream = BufStream::new(TcpStream::connect(("127.0.0.1", port)).await?);
    let mut waits = Waits::default();
    // The phones start at different times.
    let start = Instant::now();
    let mut next_poll = start + POLL.mul_f64(f64::from(n * 61 % 100) / 100.0);
    let mut next_test = start + TEST.mul_f64(f64::from(n * 37 % 100) / 100.0);
    let (mut revision, mut number) = (0, 1);
    let path = format!("/api/tables/{name}");
    while next_poll.min(next_test) < end {
        sleep_until(next_poll.min(next_test).into()).await;
        let begun = Instant::now();
        if next_poll <= next_test {
            next_poll += POLL;
            // Every fifth poll is that of a reloaded phone, without `since`.
            let since = if number % 5 == 0 { String::new() } else { format!("?since={revision}") };
            let (status, _) = ask(&mut stream, &format!("GET {path}{since}"), "").await?;
            if !matches!(status, 200 | 204) {
                return Err(format!("a poll was answered with {status}").into());
            }
            waits.polls.push(begun.elapsed());
        } else {
            next_test += TEST;
            let pour = |i: &str, grown| json!({ "ingredient": i, "grown": grown });
            let potion = [pour("sage", 1), pour("mint", 2), pour("dill", 3), pour("basil", 4)];
            let test = json!({ "do": "test", "number": number, "potion": potion });
            let (status, body) =
                ask(&mut stream, &format!("POST {path}"), &test.to_string()).await?;
            waits.tests.push(begun.elapsed());
            if status != 200 {
                return Err(format!("a test was answered with {status}").into());
            }
            let reply: Value = serde_json::from_slice(&body)?;
            revision = reply["view"]["revision"].as_u64().ok_or("no revision")?;
            number += 1;
        }
    }
    Ok(waits)
}

/// Sends one request on a persistent connection.
async fn ask(
    stream: &mut BufStream<TcpStream>,
    what: &str,
    body: &str,
) -> Result<(u16, Vec<u8>), Fault> {
    let request = format!(
        "{what} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    stream.flush().await?;
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    let status = line.split(' ').nth(1).ok_or("no status")?.parse()?;
    let mut length = 0;
    loop {
        line.clear();
        stream.read_line(&mut line).await?;
        match line.trim_end().split_once(':') {
            Some(("content-length", value)) => length = value.trim().parse()?,
            Some(_) => {}
            None => break,
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok((status, body))
}
