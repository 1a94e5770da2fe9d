//! A correctly named recipe wins, at tables and at the desk.

use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;
use serde_json::{Value, json};

use super::desk::Referee;
use super::serving::{Phone, Server, poor, right, sheet, test};

fn game() -> Sheet {
    sheet(21, Level::FirstGame, true)
}

/// Action that names the recipe, or its reverse if `is_right` is false.
fn named(sheet: &Sheet, number: u32, by: Option<u8>, is_right: bool) -> Value {
    let mut answer: Vec<&str> = sheet.answers[0].iter().map(|one| one.id()).collect();
    if !is_right {
        answer.reverse();
    }
    let mut naming = json!({ "do": "check", "number": number, "answer": answer });
    if let Some(by) = by {
        naming["by"] = by.into();
    }
    naming
}

/// Cells of a table's line in the desk's CSV.
fn cells(referee: &Referee, server: &Server, table: &str) -> Vec<String> {
    let text = referee.get(server, "/desk/tables.csv").text;
    let line = text.lines().find(|line| line.starts_with(table)).unwrap();
    line.split(',').map(str::to_owned).collect()
}

#[test]
fn a_right_naming_wins_for_all_phones_and_at_the_desk() {
    let made = game();
    let server = Server::referee(&["--seed", "21", "--desk"]);
    let (phone, referee) = (Phone::new(), Referee::at(&server));
    let code = made.payload.to_string();
    let [first, second] = [(); 2].map(|()| phone.open(&server, &code));
    phone.play(&server, &first, &poor(1));
    let wrong = phone.play(&server, &first, &named(&made, 1, None, false)).json();
    assert_eq!((&wrong["told"], &wrong["view"]["status"]), (&json!("wrong"), &json!("playing")));
    let revision = &wrong["view"]["revision"];

    // A waiting phone is notified.
    let path = format!("/api/tables/{first}?since={revision}&wait=5");
    let told = std::thread::scope(|scope| {
        let waits = scope.spawn(|| Phone::new().get(&server, &path, &[]).json());
        std::thread::sleep(std::time::Duration::from_millis(200));
        let right = phone.play(&server, &first, &named(&made, 2, None, true)).json();
        assert_eq!((&right["told"], &right["view"]["status"]), (&json!("right"), &json!("won")));
        waits.join().unwrap()
    });
    let win = json!({ "named": true, "by": [], "last": false, "turn": null, "stars": null });
    assert_eq!((&told["view"]["status"], &told["view"]["win"]), (&json!("won"), &win));
    assert_eq!(told["view"]["solution"]["answers"][0], json!(made.answers[0]));
    let of = json!({ "code": code }).to_string();
    let listed = phone.post(&server, "/api/tables/of", &of).json();
    assert_eq!(
        listed["tables"].as_array().unwrap().len(),
        1,
        "nobody joins what is over: {listed}"
    );
    phone.play(&server, &first, &poor(2)).refuses(400, "input", "over");

    // This table is ranked first among the winners, whatever the kind of win.
    std::thread::sleep(std::time::Duration::from_millis(5));
    phone.play(&server, &second, &test(1, &right(&made)));
    for (table, rank, found) in [(&first, 1, true), (&second, 2, false)] {
        let line = referee.line(&server, table);
        let account = &line["account"];
        assert_eq!((&account["standing"], &account["found"]), (&json!("won"), &json!(found)));
        assert_eq!(line["won"]["rank"], rank);
        assert!(line["won"]["at"].is_i64());
        let cells = cells(&referee, &server, table);
        assert_eq!((&*cells[8], &*cells[11]), ("won", &*rank.to_string()), "{cells:?}");
        assert!(cells[10].starts_with("20"), "{cells:?}");
    }
    let summary = referee.get(&server, "/desk/api/tables").json()["summary"].clone();
    assert!(summary.as_str().unwrap().contains('2'), "{summary}");

    // The players enter the circle of the win, which determines the stars.
    let turn = phone.play(&server, &first, &json!({ "do": "turn", "turn": 1 })).json();
    assert_eq!(turn["view"]["win"]["stars"], 5);
    assert_eq!(referee.line(&server, &first)["account"]["stars"], 5);
    assert_eq!(cells(&referee, &server, &first)[13], "5");
    phone.play(&server, &first, &json!({ "do": "turn", "turn": 99 })).refuses(400, "input", "99");
}

#[test]
fn rivals_who_name_it_at_the_same_time_share_the_win() {
    let made = game();
    let server = Server::referee(&["--seed", "21", "--desk"]);
    let (phone, referee) = (Phone::new(), Referee::at(&server));
    let table = phone.open(&server, &made.payload.to_string());
    phone.play(&server, &table, &json!({ "do": "mode", "mode": "competitive" }));
    let nobody = phone.play(&server, &table, &named(&made, 1, None, true));
    nobody.refuses(400, "input", "which witch names");
    let told: Vec<Value> = std::thread::scope(|scope| {
        let phones = [(1, true), (3, true), (2, false)].map(|(by, is_right)| {
            let naming = named(&made, 1, Some(by), is_right);
            let (server, table) = (&server, &table);
            scope.spawn(move || Phone::new().play(server, table, &naming).json()["told"].clone())
        });
        phones.into_iter().map(|phone| phone.join().unwrap()).collect()
    });
    assert_eq!(told, ["right", "right", "wrong"]);
    // A naming after the notification of the end is refused.
    phone.play(&server, &table, &named(&made, 4, Some(0), true)).refuses(400, "input", "over");
    let view = phone.look(&server, &table).json()["view"].clone();
    let mut by: Vec<u64> =
        view["win"]["by"].as_array().unwrap().iter().map(|by| by.as_u64().unwrap()).collect();
    by.sort_unstable();
    assert_eq!((by, &view["status"]), (vec![1, 3], &json!("won")));
    let winners = referee.line(&server, &table)["winners"].clone();
    assert!(winners.as_str().unwrap().contains("Fox"), "{winners}");
    let csv = cells(&referee, &server, &table)[12].clone();
    assert!(csv.contains("fox") && csv.contains("toad") && !csv.contains("owl"), "{csv}");
}

#[test]
fn a_naming_that_is_sent_again_counts_once() {
    let made = game();
    let server = Server::referee(&["--seed", "21", "--desk"]);
    let (phone, referee) = (Phone::new(), Referee::at(&server));
    let table = phone.open(&server, &made.payload.to_string());
    let naming = named(&made, 1, None, false);
    // More repetitions than the limit of guesses, because repeated requests do not count.
    for _ in 0..12 {
        let told = phone.play(&server, &table, &naming).json();
        assert_eq!((&told["told"], &told["view"]["namings"]), (&json!("wrong"), &json!([1])));
    }
    assert_eq!(referee.line(&server, &table)["account"]["guesses"], 1);
    // If two phones name the recipe at once, the second request is stale.
    phone.play(&server, &table, &named(&made, 1, None, true)).refuses(409, "stale", "meanwhile");
    for mode in ["competitive", "cooperative"] {
        let moded = phone.play(&server, &table, &json!({ "do": "mode", "mode": mode })).json();
        let left = &moded["view"]["namings"];
        assert!(left.as_array().unwrap().iter().all(|left| *left == 1), "{left}");
    }
    for _ in 0..3 {
        let told = phone.play(&server, &table, &named(&made, 2, None, true)).json();
        assert_eq!((&told["told"], &told["view"]["status"]), (&json!("right"), &json!("won")));
    }
}
