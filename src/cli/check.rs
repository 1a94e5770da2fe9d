//! `cauldron check`: was that the answer?

use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::game::Game;
use cauldron_press::puzzle::{Answer, Decoy, Ingredient, Puzzle, Role, names, parse_answer, solve};
use cauldron_press::seal::{GiveUpCode, OpenError};
use cauldron_press::seed::Seed;

use super::args::SettingsArgs;
use super::failure::NO;
use super::{Console, Failure, code};

/// Check an answer after play
#[derive(Args)]
pub struct CheckArgs {
    /// The code's text, or a picture with the QR (left out with --seed); then the answer:
    /// ingredients in order, such as: mint sage thyme chives
    #[arg(value_name = "CODE, then ANSWER")]
    words: Vec<String>,
    /// Check against the game of a seed instead of a code
    #[arg(long, short)]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Give up: show the whole solution, with the code from the foot of the rules page
    #[arg(long, value_name = "GIVE-UP CODE")]
    give_up: Option<GiveUpCode>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// Print nothing; the exit code tells
    #[arg(long, short)]
    quiet: bool,
}

/// What came out.
enum Outcome {
    Right(Puzzle, Vec<Answer>),
    Wrong,
    GivenUp(Puzzle, Vec<Answer>),
}

/// Exit code 0 for a right answer (or an opened solution), 1 for a wrong one.
pub fn run(args: &CheckArgs, console: &Console) -> Result<ExitCode, Failure> {
    let outcome = match args.seed {
        Some(seed) => check_seed(args, seed)?,
        None => check_code(args)?,
    };
    if args.json && !args.quiet {
        console.say(as_json(&outcome));
    } else if !args.quiet {
        tell(&outcome, console);
    }
    Ok(match outcome {
        Outcome::Right(..) | Outcome::GivenUp(..) => ExitCode::SUCCESS,
        Outcome::Wrong => ExitCode::from(NO),
    })
}

fn check_seed(args: &CheckArgs, seed: Seed) -> Result<Outcome, Failure> {
    if args.give_up.is_some() {
        return Err(Failure::Input(
            "--give-up opens a code; give the code's text or a picture of it instead of --seed"
                .into(),
        ));
    }
    let game = code::solved(seed, &args.settings)?;
    let answer =
        parse_answer(&args.words.join(" "), game.puzzle.ingredients()).map_err(Failure::input)?;
    Ok(if game.answers.contains(&answer) {
        Outcome::Right(game.puzzle, game.answers)
    } else {
        Outcome::Wrong
    })
}

fn check_code(args: &CheckArgs) -> Result<Outcome, Failure> {
    let Some((first, answer)) = args.words.split_first() else {
        return Err(Failure::Input(
            "nothing to check; give the code's text or a picture of it, then the answer, such as: cauldron check sheet.png mint sage thyme chives".into(),
        ));
    };
    let payload = code::payload(first)?;
    let opened = match args.give_up {
        Some(give_up) => payload.open_with_give_up(give_up),
        None => {
            let answer =
                parse_answer(&answer.join(" "), &Ingredient::ALL).map_err(Failure::input)?;
            payload.open_with_answer(&answer)
        }
    };
    let bytes = match opened {
        Ok(bytes) => bytes,
        Err(OpenError::WrongAnswer) => return Ok(Outcome::Wrong),
        Err(error) => return Err(code::open_failure(error)),
    };
    let puzzle = Game::from_bytes(&bytes).map_err(Failure::input)?.puzzle;
    let answers = solve(&puzzle);
    Ok(match args.give_up {
        Some(_) => Outcome::GivenUp(puzzle, answers),
        None => Outcome::Right(puzzle, answers),
    })
}

fn tell(outcome: &Outcome, console: &Console) {
    let (puzzle, answers) = match outcome {
        Outcome::Wrong => {
            console.say(console.red("Wrong: that is not the answer."));
            return;
        }
        Outcome::Right(puzzle, answers) => {
            console.say(console.green("Right! You found the recipe."));
            (puzzle, answers)
        }
        Outcome::GivenUp(puzzle, answers) => (puzzle, answers),
    };
    console.say("");
    for answer in answers {
        console.say(format_args!("{} {}", console.bold("The potion that wins:"), names(answer)));
    }
    console.say("");
    for (&ingredient, part) in puzzle.ingredients().iter().zip(puzzle.parts()) {
        let effects: Vec<&str> = part.effects.iter().map(|e| e.name()).collect();
        let role = role(part.role, puzzle.length());
        let line = format!("  {ingredient:<10}{role:<26}{}", effects.join(", "));
        console.say(line.trim_end());
    }
}

fn role(role: Role, length: u8) -> String {
    match role {
        Role::Regular(n) => format!("number {n}"),
        Role::Decoy(Decoy::Ignore) => "decoy: ignored".into(),
        Role::Decoy(Decoy::Overgrown) => "decoy: overachiever 0".into(),
        Role::Decoy(Decoy::Undergrown) => format!("decoy: overachiever {}", length + 1),
        Role::Decoy(Decoy::Imposter(n)) => format!("decoy: imposter {n}"),
    }
}

fn as_json(outcome: &Outcome) -> serde_json::Value {
    match outcome {
        Outcome::Wrong => json!({ "result": "wrong" }),
        Outcome::Right(puzzle, answers) => solution("right", puzzle, answers),
        Outcome::GivenUp(puzzle, answers) => solution("given up", puzzle, answers),
    }
}

fn solution(result: &str, puzzle: &Puzzle, answers: &[Answer]) -> serde_json::Value {
    let parts: Vec<_> = puzzle
        .ingredients()
        .iter()
        .zip(puzzle.parts())
        .map(|(ingredient, part)| {
            let (kind, number) = match part.role {
                Role::Regular(n) => ("regular", Some(n)),
                Role::Decoy(Decoy::Ignore) => ("ignore", None),
                Role::Decoy(Decoy::Overgrown) => ("overachiever", Some(0)),
                Role::Decoy(Decoy::Undergrown) => ("overachiever", Some(puzzle.length() + 1)),
                Role::Decoy(Decoy::Imposter(n)) => ("imposter", Some(n)),
            };
            json!({
                "ingredient": ingredient,
                "kind": kind,
                "number": number,
                "effects": part.effects,
            })
        })
        .collect();
    json!({
        "result": result,
        "recipe_length": puzzle.length(),
        "answers": answers,
        "ingredients": parts,
    })
}
