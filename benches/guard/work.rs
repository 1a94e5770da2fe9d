//! Amount of work, counted in instructions.

use std::num::NonZero;
use std::process::Command;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::race::{MoveTable, published, simulate};
use cauldron_press::witches::puzzle::{
    Ingredient, MostAnswers, Potion, PotionItem, evaluate, generate, test_stream,
};
use cauldron_press::witches::settings::Level;
use tempfile::TempDir;

use crate::Figure;
use crate::tools::program;

/// First argument that makes this program run one of the kernels below.
pub const KERNEL: &str = "kernel";
const PUZZLES: u64 = 200;
const TESTS: u64 = 5_000;
const RACES: u64 = 20_000;

/// Counts a sheet, a booklet and the kernels in millions of instructions, each on one thread.
pub fn counted(folder: &TempDir) -> Vec<Figure> {
    let out = folder.path().join("counted");
    let out = out.to_str().expect("a plain path");
    let own = std::env::current_exe().expect("this program");
    let own = own.to_str().expect("a plain path");
    let cauldron = program::path();
    let runs: [(&str, Vec<&str>); 5] = [
        ("first game", vec![cauldron, "--seed", "2026", "--as-drawn", "--quiet", "--out", out]),
        (
            "booklet of 8",
            [
                cauldron,
                "booklet",
                "--threads",
                "1",
                "--games",
                "8",
                "--level",
                "2",
                "--seed",
                "1",
                "--as-drawn",
            ]
            .into_iter()
            .chain(["--quiet", "--out", out])
            .collect(),
        ),
        ("puzzles", vec![own, KERNEL, "puzzles"]),
        ("tests", vec![own, KERNEL, "tests"]),
        ("races", vec![own, KERNEL, "races"]),
    ];
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let counts = std::thread::scope(|scope| {
        let mut core = (0..cores).cycle();
        let counting = runs.each_ref().map(|(_, command)| {
            let core = core.next().unwrap_or_default();
            scope.spawn(move || instructions(command, core))
        });
        counting.map(|count| count.join().expect("valgrind counts"))
    });
    let names = runs.iter().map(|(name, _)| format!("million instructions: {name}"));
    names.zip(counts.map(|count| count / 1e6)).collect()
}

/// Runs a command on one core under valgrind and returns its number of instructions.
fn instructions(command: &[&str], core: usize) -> f64 {
    let output = Command::new("taskset")
        .args(["--cpu-list", &core.to_string(), "valgrind", "--tool=callgrind"])
        .arg("--callgrind-out-file=/dev/null")
        .args(command)
        .envs([program::ALONE])
        .output()
        .expect("valgrind runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {told}");
    let count = told.lines().find_map(|line| line.split_once("Collected :"));
    let (_, count) = count.unwrap_or_else(|| panic!("{command:?}: no count in {told}"));
    count.trim().parse().unwrap_or_else(|_| panic!("{count:?} is no count"))
}

/// Runs the kernel `name` for the count of its instructions.
pub fn run(name: &str) {
    match name {
        "puzzles" => {
            for level in Level::ALL {
                for seed in 0..PUZZLES {
                    let puzzle = generate(Seed(seed), &level.settings(), MostAnswers::default());
                    std::hint::black_box(puzzle).expect("a puzzle");
                }
            }
        }
        "tests" => {
            let settings = Level::HighWitch.settings();
            let puzzle = generate(Seed(1), &settings, MostAnswers::default()).expect("a puzzle");
            let puzzle = puzzle.puzzle;
            let pours = Ingredient::ALL[..6].iter().zip([1, 2, 3, 4, 1, 2]);
            let pours =
                pours.map(|(&ingredient, grown)| PotionItem { ingredient, grown }).collect();
            let potion = Potion::new(&puzzle, pours).expect("a potion");
            for number in 0..TESTS {
                let mut chance = test_stream(&puzzle, number as u32);
                std::hint::black_box(evaluate(&puzzle, &potion, &mut chance));
            }
        }
        "races" => {
            let board = published();
            let table = MoveTable::new(&board.track, &board.deck, board.rules).expect("a table");
            let players = Players::new(2).expect("players");
            std::hint::black_box(simulate(&table, players, Seed(1), RACES, 1));
        }
        other => panic!("no kernel is called {other:?}"),
    }
}
