//! Tests that a new game needs no change of the library: page, press, seal, door and server handle
//! it like the built-in games. (The tests of the command line include it too.) The phone page is
//! specific to the Witches and refuses it.

mod numbers;

use std::net::SocketAddr;

use cauldron_press::common::seed::Seed;
use cauldron_press::game::{CodeHandler, Game, PhonePage};
use cauldron_press::games;
use cauldron_press::page::SvgText;
use cauldron_press::phone::json_api::JsonApi;
use cauldron_press::press::{Dpi, PrintOptions};
use cauldron_press::seal::{CodeError, OpenError, Payload, read};
use cauldron_press::serve::{Referee, RefereedGames, Server, ServerOptions, TableLocation};
use numbers::Numbers;
use serde_json::{Value, json};

const SEED: Seed = Seed(2041);

#[test]
fn it_prints() {
    let options = PrintOptions {
        svg: Some(SvgText::Outlines),
        dpi: Some(Dpi::SCREEN),
        ..PrintOptions::default()
    };
    let printed = Numbers.print(SEED, None, PhonePage::None, &options).unwrap();
    assert!(printed.pdf.starts_with(b"%PDF-"));
    assert_eq!((printed.svgs.len(), printed.pngs.len()), (1, 1));
    assert_eq!(printed.svgs[0].page, "number");
    assert_eq!(Numbers.print(SEED, None, PhonePage::None, &options).unwrap(), printed);
    let code = read::qr_text(&printed.pngs[0].bytes).unwrap();
    assert_eq!(code.parse(), Ok(Numbers::sealed(SEED)));
}

#[test]
fn its_codes_name_it_and_open_for_its_answers() {
    let code: Payload = Numbers::sealed(SEED).to_string().parse().unwrap();
    assert_eq!(games::of_code(&[&Numbers], &code).unwrap().number(), 200);
    let stranger = games::of_code(games::ALL, &code);
    assert_eq!(stranger.err(), Some(CodeError::OtherGame(200)));
    for game in games::ALL.iter().filter_map(|game| game.codes()) {
        assert!(game.open(code.clone()).is_err(), "{game:?}");
    }
    let open = |words| code.open_with_answer(&Numbers.answer(code.edition(), words).unwrap(), None);
    assert_eq!(open(" 42 "), Ok(vec![42]));
    assert_eq!(open("41"), Err(OpenError::WrongAnswer));
}

#[test]
fn the_page_plays_the_witches_alone() {
    let code = Numbers::sealed(SEED);
    let refused = games::of_page(&[&Numbers], &code).unwrap_err();
    assert!(refused.to_string().contains("page for phones"), "{refused:?}");
    let on_page = |game: &&&dyn Game| game.codes().is_some_and(|codes| codes.is_on_page());
    let names: Vec<_> = games::ALL.iter().filter(on_page).map(|game| game.name()).collect();
    assert_eq!(names, ["witches"]);
}

#[test]
fn it_plays_through_the_door() {
    let ask = |request: &Value| -> Value {
        serde_json::from_str(&JsonApi::new(&[&Numbers]).ask(&request.to_string())).unwrap()
    };
    let code = Numbers::sealed(SEED).to_string();
    let opened = ask(&json!({ "ask": "open", "code": code }));
    assert_eq!((&opened["game"]["to"], &opened["table"]), (&json!(100), &json!([])));
    let play =
        |save: &Value, action| ask(&json!({ "ask": "play", "save": save, "action": action }));
    let asked = play(&opened["save"], json!({ "ask": 40 }));
    assert_eq!(asked["table"], json!([[40, "higher"]]));
    let asked = play(&asked["save"], json!({ "ask": 50 }));
    assert_eq!(asked["table"], json!([[40, "higher"], [50, "not higher"]]));
    assert_eq!(play(&asked["save"], json!({ "answer": 42 }))["told"], true);
    assert_eq!(play(&asked["save"], json!({ "dance": 1 }))["trouble"], "input");
    assert_eq!(play(&json!("{"), json!({ "ask": 1 }))["trouble"], "stored");
}

/// Starts a server with this game, which runs until the tests end.
fn serve(folder: &tempfile::TempDir) -> SocketAddr {
    let mut games = RefereedGames::default();
    games.add(Numbers.open(Numbers::sealed(SEED)).unwrap(), true);
    let data = TableLocation::File(folder.path().join("tables.sqlite"));
    let referee = Some(Referee::new(games, data));
    let server = Server::open(ServerOptions { referee, ..ServerOptions::default() });
    let server = server.unwrap();
    let address = server.address();
    let (ready, answers) = std::sync::mpsc::channel();
    std::thread::spawn(move || server.run(|| ready.send(()).unwrap()));
    answers.recv().unwrap();
    address
}

#[test]
fn a_server_referees_it() {
    let folder = tempfile::tempdir().unwrap();
    let address = serve(&folder);
    let config = ureq::Agent::config_builder().http_status_as_error(false);
    let phone: ureq::Agent = config.build().into();
    let post = |path: &str, body: Value| -> (u16, Value) {
        let request = phone.post(format!("http://{address}{path}"));
        let request = request.header("content-type", "application/json");
        let mut reply = request.send(body.to_string()).unwrap();
        let text = reply.body_mut().read_to_string().unwrap();
        (reply.status().as_u16(), serde_json::from_str(&text).unwrap())
    };
    let code = Numbers::sealed(SEED).to_string();
    let (status, opened) = post("/api/tables", json!({ "code": code }));
    assert_eq!((status, &opened["game"]["code"]), (201, &json!("")), "{opened}");
    let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let (_, asked) = post(&table, json!({ "ask": 40 }));
    assert_eq!(asked, json!({ "told": "asked", "view": [[40, "higher"]] }));
    assert_eq!(post(&table, json!({ "dance": 1 })).0, 400);
    for tried in 1..=5 {
        assert_eq!(post(&table, json!({ "answer": 36 + tried })).1["told"], false);
    }
    let (status, refused) = post(&table, json!({ "answer": 42 }));
    assert_eq!((status, &refused["trouble"]), (429, &json!("busy")), "guesses are counted");
    let mut looked = phone.get(format!("http://{address}{table}")).call().unwrap();
    let looked: Value = serde_json::from_str(&looked.body_mut().read_to_string().unwrap()).unwrap();
    assert_eq!(looked["view"], asked["view"], "the table is kept");
}
