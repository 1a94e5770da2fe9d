//! `cauldron brew`: testing potions at the terminal.

use std::io::BufRead;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::puzzle::{Clue, Potion, Puzzle, Verdict, evaluate, parse_potion, test_stream};
use cauldron_press::seed::Seed;

use super::args::SettingsArgs;
use super::{Console, Failure, code};

/// Test potions
#[derive(Args)]
pub struct BrewArgs {
    /// The code's text, or a picture with the QR (left out with --seed); then the potions,
    /// such as: sage:2 mint:1 / dill:3 (a slash between two potions). Without a potion you
    /// are asked for them
    #[arg(value_name = "CODE, then POTIONS")]
    words: Vec<String>,
    /// Test against the game of a seed instead of a code
    #[arg(long, short)]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// The number of the first potion on your log: it keys what is random in a test
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    first_test: u32,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Print the results alone, without headings
    #[arg(long, short)]
    quiet: bool,
}

/// Exit code 0, whether a potion wins or not.
pub fn run(args: &BrewArgs, console: &Console) -> Result<ExitCode, Failure> {
    let (puzzle, clue, words) = match args.seed {
        Some(seed) => {
            let puzzle = code::solved(seed, &args.settings)?.puzzle;
            let clue = Clue::generate(seed, &puzzle);
            (puzzle, clue, &args.words[..])
        }
        None => {
            let Some((first, words)) = args.words.split_first() else {
                return Err(Failure::Input(
                    "nothing to brew from; give --seed, the code's text or a picture of it, such as: cauldron brew sheet.png sage:2 mint:1".into(),
                ));
            };
            let game = code::game(&code::payload(first)?)?;
            (game.puzzle, game.clue, words)
        }
    };
    let brewer = Brewer { puzzle: &puzzle, console, quiet: args.quiet };
    if words.is_empty() {
        brewer.converse(&clue, args.first_test)?;
        return Ok(ExitCode::SUCCESS);
    }
    let potions: Vec<Potion> = words
        .join(" ")
        .split('/')
        .map(|text| parse_potion(&puzzle, text))
        .collect::<Result<_, _>>()
        .map_err(Failure::input)?;
    let tests = (args.first_test..).zip(potions).map(|(number, potion)| {
        let verdict = evaluate(&puzzle, &potion, &mut test_stream(&puzzle, number));
        Test { number, potion, verdict }
    });
    if args.json {
        let tests: Vec<_> = tests.map(|t| t.as_json()).collect();
        console.say(json!({ "tests": tests }));
    } else {
        for test in tests {
            brewer.tell(&test);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A tested potion.
struct Test {
    number: u32,
    potion: Potion,
    verdict: Verdict,
}

impl Test {
    fn potion(&self) -> String {
        let pours: Vec<String> =
            self.potion.pours().iter().map(|p| format!("{} {}", p.ingredient, p.grown)).collect();
        pours.join(", ")
    }

    fn result(&self) -> String {
        if self.verdict.won {
            return "This potion wins!".into();
        }
        let mut sentences = vec![format!(
            "{} undergrown, {} overgrown.",
            self.verdict.undergrown, self.verdict.overgrown
        )];
        sentences.extend(self.verdict.reports.iter().map(|report| match report.to_string() {
            shout if shout.ends_with('!') => shout,
            told => told + ".",
        }));
        sentences.join(" ")
    }

    fn as_json(&self) -> serde_json::Value {
        let pours: Vec<_> = self
            .potion
            .pours()
            .iter()
            .map(|p| json!({ "ingredient": p.ingredient, "grown": p.grown }))
            .collect();
        let reports: Vec<_> = self
            .verdict
            .reports
            .iter()
            .map(|r| json!({ "effect": r.by, "says": r.says.to_string() }))
            .collect();
        json!({
            "test": self.number,
            "potion": pours,
            "won": self.verdict.won,
            "undergrown": self.verdict.undergrown,
            "overgrown": self.verdict.overgrown,
            "reports": reports,
        })
    }
}

struct Brewer<'a> {
    puzzle: &'a Puzzle,
    console: &'a Console,
    quiet: bool,
}

const HELP: &str = "Type a potion, the oldest ingredient first, each with its dots: sage 2, mint 1
  history   all tests so far
  effects   the effects in play
  clue      the free clue
  help      this help
  quit      leave";

impl Brewer<'_> {
    fn tell(&self, test: &Test) {
        let result = test.result();
        let result = if test.verdict.won { self.console.green(&result) } else { result };
        if self.quiet {
            self.console.say(result);
        } else {
            let number = self.console.bold(&format!("Test {}:", test.number));
            self.console.say(format_args!("{number} {}", test.potion()));
            self.console.say(format_args!("  {result}"));
        }
    }

    /// Asks for potions until the input ends. A wrong line costs nothing.
    fn converse(&self, clue: &Clue, first_test: u32) -> Result<(), Failure> {
        if !self.quiet {
            let names = cauldron_press::puzzle::names(self.puzzle.ingredients());
            self.console.say(format_args!("{} {names}", self.console.bold("Ingredients:")));
            self.console.say(self.console.dim(HELP));
        }
        let mut history: Vec<Test> = Vec::new();
        let mut lines = std::io::stdin().lock().lines();
        let mut number = first_test;
        loop {
            self.console.prompt(&self.console.bold(&format!("Test {number}> ")));
            let Some(line) = lines.next() else {
                self.console.say("");
                return Ok(());
            };
            let line =
                line.map_err(|e| Failure::Input(format!("cannot read what was typed: {e}")))?;
            match line.trim().to_lowercase().as_str() {
                "" => {}
                "quit" | "exit" | "q" => return Ok(()),
                "help" | "?" => self.console.say(HELP),
                "clue" => self.console.say(clue),
                "effects" => self.list_effects(),
                "history" if history.is_empty() => self.console.say("No tests yet."),
                "history" => history.iter().for_each(|test| self.tell(test)),
                _ => match parse_potion(self.puzzle, &line) {
                    Err(error) => self.console.say(format_args!("{error}.")),
                    Ok(potion) => {
                        let chance = &mut test_stream(self.puzzle, number);
                        let verdict = evaluate(self.puzzle, &potion, chance);
                        let test = Test { number, potion, verdict };
                        self.tell(&test);
                        history.push(test);
                        number = number.saturating_add(1);
                    }
                },
            }
        }
    }

    fn list_effects(&self) {
        let effects = self.puzzle.effects_in_play();
        if effects.is_empty() {
            self.console.say("This game has no effects.");
        }
        for effect in effects {
            let name = self.console.bold(effect.name());
            self.console.say(format_args!("{name}: {}", effect.info().tells));
        }
    }
}
