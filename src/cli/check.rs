//! `cauldron check`: checks an answer after play, or shows the solution.

use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::game::{CodeHandler, Game, Rejection};
use cauldron_press::games;
use cauldron_press::seal::{GiveUpCode, OpenError, OpeningCode, Payload, SealedTale};
use cauldron_press::texts::msg::*;
use cauldron_press::witches::Witches;
use cauldron_press::witches::puzzle::{Answer, RecipeForm};
use cauldron_press::witches::table::{Keeper, Solution};

use super::args::SettingsArgs;
use super::code;
use super::failure::NO;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};

/// Check an answer after play, or open a seal of a campaign with it
#[derive(Args)]
pub struct CheckArgs {
    /// The code's text, or a picture with the QR code (omitted with --seed); then the answer:
    /// ingredients in order, such as: mint sage thyme chives
    #[arg(value_name = "CODE, then ANSWER")]
    words: Vec<String>,
    /// Check against the game of a game code instead of a square code
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Number of players in the game of the seed, 1 to 8; the answer is the same for all of them
    #[arg(long, short, default_value = "4", allow_hyphen_values = true, help_heading = None)]
    players: Players,
    /// The opening code of a tournament's sheet, which the organiser announces at the end
    #[arg(long, value_name = "OPENING CODE", help_heading = None)]
    opening: Option<OpeningCode>,
    /// Give up: show the whole solution, with the code from the foot of the rules page or from the
    /// answers of a booklet
    #[arg(long, value_name = "GIVE-UP CODE", help_heading = None)]
    give_up: Option<GiveUpCode>,
    /// Print the result as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing; the exit code is the result
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

enum Outcome {
    Right(Solution),
    Wrong,
    GivenUp(Solution),
    /// Solution lines of a game other than the Witches; `None` if the answer was wrong.
    Other(Option<Vec<String>>),
    /// Text behind a seal of a campaign; `None` if the answer was wrong.
    Tale(Option<String>),
}

/// Runs `cauldron check`. The exit code is 0 for a right answer or an opened solution, 1 for a
/// wrong one.
pub fn run(args: &CheckArgs, games: &[&dyn Game], console: &Console) -> Result<ExitCode> {
    let outcome = match args.seed {
        Some(seed) => check_seed(args, seed, console)?,
        None => check_code(args, games, console)?,
    };
    if args.json && !args.quiet {
        console.print_line(as_json(&outcome));
    } else if !args.quiet {
        tell(&outcome, console);
    }
    Ok(match outcome {
        Outcome::Right(..)
        | Outcome::GivenUp(..)
        | Outcome::Other(Some(_))
        | Outcome::Tale(Some(_)) => ExitCode::SUCCESS,
        Outcome::Wrong | Outcome::Other(None) | Outcome::Tale(None) => ExitCode::from(NO),
    })
}

fn check_seed(args: &CheckArgs, seed: Seed, console: &Console) -> Result<Outcome> {
    if args.give_up.is_some() {
        return Err(Failure::from_message(terminal_give_up_needs_code()));
    }
    let options = args.settings.sheet_options(seed, args.players)?;
    let game = code::generate_solved(seed, &options)?;
    let answer = parse_recipe(&args.words.join(" "), &RecipeForm::of(&game.puzzle), console)?;
    Ok(if game.answers.contains(&answer) {
        Outcome::Right(Solution::new(&game.puzzle, game.answers))
    } else {
        Outcome::Wrong
    })
}

fn check_code(args: &CheckArgs, games: &[&dyn Game], console: &Console) -> Result<Outcome> {
    let Some((first, answer)) = args.words.split_first() else {
        return Err(Failure::from_message(terminal_nothing_to_check()));
    };
    let text = code::text(first)?;
    if SealedTale::is_one(&text) {
        let tale = code::parse_code(&text, first)?;
        return check_tale(args, games, &tale, &answer.join(" "), console);
    }
    let payload: Payload = code::parse_code(&text, first)?;
    console.follow(payload.language());
    let codes = games::of_code(games, &payload).map_err(Rejection::from)?;
    if codes.number() != Witches.number() {
        return check_answer(args, codes, &payload, &answer.join(" "));
    }
    if let Some(give_up) = args.give_up {
        let solution = Solution::by_give_up(&payload, give_up, args.opening);
        let solution = solution.map_err(|e| code::to_failure(e, console))?;
        return Ok(Outcome::GivenUp(solution));
    }
    // A wrong answer needs no opening code; only a solution does.
    let keeper = Keeper::of_code(payload.clone()).map_err(|e| code::to_failure(e, console))?;
    let form = keeper.recipe_form();
    let answer = parse_recipe(&answer.join(" "), &form, console)?;
    let solution = Solution::by_answer(&payload, &answer, args.opening);
    let solution = solution.map_err(|e| code::to_failure(e, console))?;
    Ok(solution.map_or(Outcome::Wrong, Outcome::Right))
}

/// Parses `text` as a recipe of the given form.
///
/// # Errors
/// If it cannot be a recipe, such as with an ingredient twice. This does not count as a wrong
/// answer.
fn parse_recipe(text: &str, form: &RecipeForm, console: &Console) -> Result<Answer> {
    let answer = code::parse_recipe(text, form.ingredients(), console)?;
    form.check(&answer)
        .map_err(|error| code::to_failure(Rejection::input(error.message()), console))?;
    Ok(answer)
}

/// Opens a sealed text of a campaign with `answer`.
fn check_tale(
    args: &CheckArgs,
    games: &[&dyn Game],
    tale: &SealedTale,
    answer: &str,
    console: &Console,
) -> Result<Outcome> {
    console.follow(tale.language());
    if args.give_up.is_some() {
        return Err(Failure::from_message(terminal_tale_no_give_up()));
    }
    let codes = games::of_tale(games, tale).map_err(Rejection::from)?;
    let answer = match codes.number() == Witches.number() {
        true => {
            let answer = parse_recipe(answer, &RecipeForm::any(), console)?;
            answer.iter().map(|herb| herb.id()).collect::<Vec<_>>().join(" ")
        }
        false => answer.to_owned(),
    };
    match tale.open(&codes.answer(tale.edition(), &answer)?) {
        Ok(text) => Ok(Outcome::Tale(Some(text))),
        Err(OpenError::WrongAnswer) => Ok(Outcome::Tale(None)),
        Err(error) => Err(Rejection::from(error).into()),
    }
}

fn check_answer(
    args: &CheckArgs,
    codes: &dyn CodeHandler,
    payload: &Payload,
    answer: &str,
) -> Result<Outcome> {
    let edition = payload.edition();
    let opened = match args.give_up {
        Some(give_up) => payload.open_with_give_up(give_up, args.opening),
        None => payload.open_with_answer(&codes.answer(edition, answer)?, args.opening),
    };
    Ok(Outcome::Other(match opened {
        Ok(secret) => Some(codes.solution(edition, &secret)?),
        Err(OpenError::WrongAnswer) => None,
        Err(error) => return Err(Rejection::from(error).into()),
    }))
}

fn tell(outcome: &Outcome, console: &Console) {
    match outcome {
        Outcome::Wrong | Outcome::Other(None) | Outcome::Tale(None) => {
            console.print_line(console.red(terminal_wrong()));
        }
        Outcome::Right(solution) => {
            console.print_line(console.green(terminal_right()));
            code::tell_solution(solution, console);
        }
        Outcome::GivenUp(solution) => code::tell_solution(solution, console),
        Outcome::Other(Some(lines)) => lines.iter().for_each(|line| console.print_line(line)),
        Outcome::Tale(Some(text)) => tell_tale(text, console),
    }
}

/// Prints a sealed text with an empty line between its lines. Lines with the prefix `# ` are
/// headings.
fn tell_tale(text: &str, console: &Console) {
    for (i, line) in text.lines().enumerate() {
        if i > 0 {
            console.print_line("");
        }
        match line.strip_prefix("# ") {
            Some(heading) => console.print_line(console.bold(heading)),
            None => console.print_line(line.replace(['*', '_'], "")),
        }
    }
}

fn as_json(outcome: &Outcome) -> serde_json::Value {
    match outcome {
        Outcome::Wrong | Outcome::Other(None) | Outcome::Tale(None) => {
            json!({ "result": "wrong" })
        }
        Outcome::Tale(Some(text)) => json!({ "result": "opened", "text": text }),
        Outcome::Right(solution) => code::solution_json("right", solution),
        Outcome::GivenUp(solution) => code::solution_json("given up", solution),
        Outcome::Other(Some(lines)) => json!({ "result": "opened", "solution": lines }),
    }
}
