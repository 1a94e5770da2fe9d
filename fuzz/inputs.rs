//! Entry points for untrusted input, each as one function of bytes. For every input the function
//! must return in limited time without harm. The fuzzer calls these functions, and
//! `tests/strangers.rs` calls them with the inputs that the fuzzer found.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::str::FromStr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use cauldron_press::booklet::{Caption, Logo};
use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::games;
use cauldron_press::page::Theme;
use cauldron_press::phone::json_api::{JsonApi, find_code};
use cauldron_press::phone::press_api;
use cauldron_press::press::impose::{CellCount, Gutter, Marks, Thickness};
use cauldron_press::press::{Paper, rasterize};
use cauldron_press::race::BoardFile;
use cauldron_press::run::{Manifest, SeedList, Shard};
use cauldron_press::seal::{Cost, GiveUpCode, OpeningCode, Payload, RefereeKey, SealedTale, read};
use cauldron_press::serve::{Bounds, Referee, RefereedGames, Server, ServerOptions, TableLocation};
use cauldron_press::texts::Language;
use cauldron_press::witches::daily::Date;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Keeper;
use serde_json::json;

/// Code ([`Payload`]) or sealed tale ([`SealedTale`]), from a camera or typed. A code that parses
/// must be written identically, and forged contents must not open.
pub fn code(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(payload) = text.parse::<Payload>() {
        let again: Payload = payload.to_string().parse().expect("what is written can be read");
        assert_eq!(again.id(), payload.id());
        let _ = payload.open_for_play();
        // The cost of a guess is limited, but other costs would take most of the fuzzer's time.
        if payload.cost().is_some_and(|cost| cost == Cost::LEAST) {
            let _ = payload.open_with_answer(b"answer", None);
        }
        let _ = games::of_page(games::ALL, &payload);
    }
    if let Ok(tale) = text.parse::<SealedTale>() {
        let _ = games::of_tale(games::ALL, &tale);
    }
}

/// Request of the phone page in JSON, which contains parts of a link or of a stored game.
pub fn door(data: &[u8]) {
    let reply = JsonApi::of_page().ask(&String::from_utf8_lossy(data));
    assert!(reply.starts_with('{'), "{reply}");
}

/// Actions in a game, one per line. The first byte selects level and number of players.
pub fn game(data: &[u8]) {
    let Some((&first, actions)) = data.split_first() else { return };
    let mut door = JsonApi::of_page();
    let deal = json!({
        "ask": "deal", "seed": "babad-do", "level": first % 6, "players": 1 + first / 6 % 8,
        "language": 0,
    });
    let read = |reply: String| -> serde_json::Value {
        serde_json::from_str(&reply).expect("every reply is JSON")
    };
    let mut save = read(door.ask(&deal.to_string()))["save"].clone();
    for action in String::from_utf8_lossy(actions).lines().take(40) {
        let Ok(action) = serde_json::from_str::<serde_json::Value>(action) else { continue };
        let play = json!({ "ask": "play", "save": save, "action": action });
        let reply = read(door.ask(&play.to_string()));
        if let Some(now) = reply.get("save") {
            save = now.clone();
        }
    }
}

/// Messages of a language, from a translator or a theme.
pub fn language(data: &[u8]) {
    let _ = Language::read(&String::from_utf8_lossy(data));
}

/// SVG [`Logo`] of a publisher.
pub fn logo(data: &[u8]) {
    let _ = Logo::try_from(String::from_utf8_lossy(data).into_owned());
}

/// [`Manifest`] of a run.
pub fn manifest(data: &[u8]) {
    let folder = tempfile::tempdir().expect("there is room for a file");
    let path = folder.path().join("manifest.jsonl");
    std::fs::write(&path, data).expect("there is room for a file");
    let _ = Manifest::open(&path);
}

/// Picture. If the first byte is 0, the rest is a file; otherwise it gives the width in gray
/// pixels.
pub fn picture(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else { return };
    if first == 0 {
        let _ = read::qr_text(rest);
        if let Some(Ok(pages)) = rasterize(rest) {
            let _ = read::qr_text_in_pages(pages);
        }
        return;
    }
    for attempt in 0..3 {
        find_code(first.into(), rest.to_vec(), attempt);
    }
}

/// Wishes for a sheet, in JSON.
pub fn press(data: &[u8]) {
    let reply = press_api::ask(&String::from_utf8_lossy(data));
    assert!(reply.json.starts_with('{'), "{}", reply.json);
}

/// Bytes received by a referee's server. Every response must be valid HTTP, and the connection must
/// end when the client closes it.
pub fn request(data: &[u8]) {
    static SERVER: LazyLock<SocketAddr> = LazyLock::new(referee);
    let mut line = TcpStream::connect(*SERVER).expect("the server listens");
    let _ = line.write_all(data);
    let mut reply = vec![0; 4096];
    // A client that closes early gets no response, so wait briefly for the first bytes.
    let _ = line.set_read_timeout(Some(Duration::from_millis(20)));
    let first = line.read(&mut reply).unwrap_or(0);
    reply.truncate(first);
    let _ = line.shutdown(Shutdown::Write);
    let _ = line.set_read_timeout(Some(Duration::from_secs(5)));
    let ended = line.read_to_end(&mut reply);
    let is_late = |error: std::io::Error| matches!(error.kind(), std::io::ErrorKind::WouldBlock);
    assert!(!ended.is_err_and(is_late), "it does not end");
    let reply = String::from_utf8_lossy(&reply);
    assert!(reply.is_empty() || reply.starts_with("HTTP/1."), "{reply}");
    assert!(!reply.starts_with("HTTP/1.1 500"), "{reply}");
}

/// Starts a server that referees one game until the process ends. Returns its address.
fn referee() -> SocketAddr {
    let params =
        SheetOptions { settings: Level::FirstGame.settings(), ..SheetOptions::new(Seed(1)) };
    let sheet = Sheet::make_at_cost(&params, Cost::LEAST).expect("a sheet of the first level");
    let mut games = RefereedGames::default();
    games.add(Arc::new(Keeper::of_sheet(&sheet)), false);
    // SQLite database in memory.
    let kept = TableLocation::File(":memory:".into());
    let desk = "the-key-of-a-desk-for-strangers".parse().expect("a key");
    let options = ServerOptions {
        bounds: Bounds { rate: 1_000_000, tables: 100, ..Bounds::default() },
        referee: Some(Referee { desk: Some(desk), ..Referee::new(games, kept) }),
        ..ServerOptions::default()
    };
    let server = Server::open(options).expect("a server");
    let address = server.address();
    std::thread::spawn(move || server.run(|| {}));
    address
}

/// Files of a theme. Each one follows a line with two hyphens and its path in the folder.
pub fn theme(data: &[u8]) {
    let folder = tempfile::tempdir().expect("there is room for a file");
    for file in String::from_utf8_lossy(data).split("--").skip(1).take(12) {
        let (path, text) = file.split_once('\n').unwrap_or((file, ""));
        let plain = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
        if path.is_empty() || path.len() > 60 || !path.chars().all(plain) || path.contains("..") {
            continue;
        }
        let path = folder.path().join(path.trim_start_matches('/'));
        let made = path.parent().is_some_and(|above| std::fs::create_dir_all(above).is_ok());
        let _ = made && std::fs::write(path, text).is_ok();
    }
    let _ = Theme::faults(&folder.path().display().to_string());
}

/// [`BoardFile`] with the track of a race.
pub fn track(data: &[u8]) {
    if let Ok(board) = BoardFile::parse(&String::from_utf8_lossy(data)) {
        let _ = (board.deck(), board.seconds_per_turn());
    }
}

/// Words and lines, typed or from files.
pub fn words(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    fn again<T: FromStr + ToString + PartialEq>(text: &str) {
        if let Ok(read) = text.parse::<T>() {
            let written = read.to_string();
            assert!(written.parse::<T>().is_ok_and(|again| again == read), "{written}");
        }
    }
    again::<Seed>(&text);
    again::<Date>(&text);
    again::<GiveUpCode>(&text);
    again::<Paper>(&text);
    again::<Shard>(&text);
    let _ = (text.parse::<OpeningCode>().is_ok(), text.parse::<RefereeKey>().is_ok());
    let _ = (text.parse::<CellCount>().is_ok(), text.parse::<Gutter>().is_ok());
    let _ = (text.parse::<Players>().is_ok(), text.parse::<Level>().is_ok());
    let _ = (text.parse::<Marks>().is_ok(), text.parse::<Thickness>().is_ok());
    let _ = (SeedList::of_lines(&text).is_ok(), Caption::lines(&text).is_ok());
}
