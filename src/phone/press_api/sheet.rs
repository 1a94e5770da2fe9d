//! Wishes for one sheet, and its files.

use std::cell::RefCell;

use serde_json::json;

use super::PressReply;
use super::files::Files;
use super::params::{field, group, input, print_rejection, worded};
use super::printing::{PrintSetup, Product, parse_print_setup};
use crate::common::json::Fields;
use crate::common::players::{Players, PlayersError};
use crate::common::seed::{Seed, SeedError};
use crate::common::threads::Threads;
use crate::game::Rejection;
use crate::game::seed_list::{PlanError, drawn_seeds};
use crate::options::{AidOptions, CustomOptions, OptionGroup, OrderOptions, ReadingOptions};
use crate::reading::{brf, html};
use crate::seal::page_address;
use crate::texts::Language;
use crate::witches::series::{SeriesOptions, WitchesSeries};
use crate::witches::settings::{ChoiceError, Level};
use crate::witches::sheet::{Sheet, SheetOptions};
use crate::witches::test_methods::Extras;

thread_local! {
    /// Cache of the last search: the parameters, the start seed and the seed found. A client requests
    /// the same sheet repeatedly, for its pages and for its files.
    static FOUND: RefCell<Option<(SeriesOptions, Seed, Seed)>> = const { RefCell::new(None) };
}

/// Parsed parameters of a sheet, with defaults for missing ones.
#[derive(Debug)]
pub(super) struct SheetRequest {
    /// Start of the search for a seed. If the game was chosen by the user and has no order, it is
    /// the seed itself.
    pub(super) seed: Option<Seed>,
    /// Whether the game was not chosen by the user, so that it must satisfy the checks of its
    /// level.
    fresh: bool,
    /// Settings of the game, and the order that it must satisfy.
    pub(super) series: SeriesOptions,
    /// Options of the sheet; the seed is not set until [`SheetRequest::generate`].
    pub(super) sheet: SheetOptions,
    pub(super) printing: PrintSetup,
    /// Requested text versions.
    reading: ReadingOptions,
}

pub(super) fn seed(fields: &mut Fields) -> Result<Option<Seed>, Rejection> {
    worded(fields, "seed", |error: SeedError| Rejection::from(error).reason)
}

pub(super) fn level(fields: &mut Fields) -> Result<Option<Level>, Rejection> {
    worded(fields, "level", |error: ChoiceError| error.message())
}

/// Parses the settings of a series, without its levels. `most_answers` is the name of the field for
/// the number of answers, because `answers` has another meaning for booklets. `usual` is the default
/// number of players.
pub(super) fn series(
    fields: &mut Fields,
    language: &'static Language,
    most_answers: &str,
    usual: Players,
) -> Result<SeriesOptions, Rejection> {
    let players = worded(fields, "players", |error: PlayersError| error.message())?;
    let custom = CustomOptions::read(&mut |name| match name {
        "answers" => fields.take_value(most_answers),
        name => fields.take_value(name),
    })?;
    let order: OrderOptions = group(fields)?;
    Ok(order.apply_to(custom.apply_to(SeriesOptions {
        players: players.unwrap_or(usual),
        base_url: base_url(fields)?,
        language: language.number(),
        ..SeriesOptions::default()
    })))
}

fn base_url(fields: &mut Fields) -> Result<Option<String>, Rejection> {
    let base_url: Option<String> = field(fields, "base-url", None)?;
    base_url.map(|url| page_address(&url)).transpose().map_err(input)
}

/// Returns the sheet options of game `number` of a series. The seed is a placeholder.
fn sheet_of(series: &SeriesOptions, number: u64) -> Result<SheetOptions, Rejection> {
    let settings = series.settings(number).map_err(|error| Rejection::input(error.message()))?;
    Ok(SheetOptions {
        players: series.players,
        settings,
        most_answers: series.answers,
        base_url: series.base_url.clone(),
        language: series.language,
        as_drawn: series.as_drawn,
        ..SheetOptions::new(Seed(0))
    })
}

/// Parses the additional pages. The oracle is `None` if the request does not mention it.
fn extras(fields: &mut Fields) -> Result<(Option<bool>, Extras), Rejection> {
    let AidOptions { answer_sheet: answers, sealed_answers: sealed } = group(fields)?;
    let play_page = field(fields, "play-page", false)?;
    let extras = Extras { oracle: false, play_page, answers, sealed };
    Ok((field(fields, "oracle", None)?, extras))
}

/// Whether a sheet has its oracle by default: a First Game whose code contains no address does.
fn has_oracle(sheet: &SheetOptions) -> bool {
    sheet.base_url.is_none() && sheet.may_have_oracle()
}

pub(super) fn params(
    fields: &mut Fields,
    language: &'static Language,
    product: Product,
) -> Result<SheetRequest, Rejection> {
    let seed = seed(fields)?;
    let level = level(fields)?.unwrap_or(Level::FirstGame);
    let series = SeriesOptions {
        levels: level.into(),
        ..series(fields, language, "answers", Players::FOUR)?
    };
    let sheet = sheet_of(&series, 0)?;
    let (oracle, extras) = extras(fields)?;
    let extras = Extras { oracle: oracle.unwrap_or_else(|| has_oracle(&sheet)), ..extras };
    let printing = parse_print_setup(fields, language, true, product)?;
    let sheet = SheetOptions { extras, ..sheet };
    let reading: ReadingOptions = group(fields)?;
    if reading.braille && !may_be_braille(language) {
        return Err(input("braille is written in English alone; take lang en, or html"));
    }
    let fresh = field(fields, "fresh", false)?;
    Ok(SheetRequest { seed, fresh, series, sheet, printing, reading })
}

pub(super) fn may_be_braille(language: &Language) -> bool {
    language.tag().starts_with("en")
}

impl SheetRequest {
    /// Generates the sheet and returns its files.
    pub(super) fn generate(self, language: &'static Language) -> Result<PressReply, Rejection> {
        let SheetRequest { seed, fresh, series, sheet, printing, reading } = self;
        let ReadingOptions { html: as_html, braille } = reading;
        let from = seed.ok_or_else(|| input("name a seed"))?;
        let is_taken = series.order.is_free() && !fresh;
        let seed = if is_taken { from } else { search_seed(series, from)? };
        let sheet = make_sheet(&SheetOptions { seed, ..sheet })?;
        let view = sheet.view().map_err(print_rejection)?;
        let PrintSetup { request, options } = printing;
        let suffix = request.suffix();
        let mut files = Files::default();
        let printed = sheet.print_view(&view, &options).map_err(print_rejection)?;
        let name = printed.name.clone();
        files.add_printed(printed, &suffix);
        let extras = sheet.options.extras;
        if extras.answers {
            files.add_printed(
                sheet.print_answers(&view, &options).map_err(print_rejection)?,
                &suffix,
            );
        }
        if extras.sealed {
            files.add_printed(
                sheet.print_sealed(&view, &options).map_err(print_rejection)?,
                &suffix,
            );
        }
        if options.pdf && (as_html || braille) {
            let document = sheet.reading(&view, language);
            if as_html {
                files.add(format!("{name}.html"), html(&document).into_bytes());
            }
            if braille {
                let braille = brf(&document).map_err(input)?;
                files.add(format!("{name}.brf"), braille.into_bytes());
            }
        }
        let facts = sheet.facts(view.rating);
        Ok(files.reply(json!({ "from": from, "seed": seed, "code": sheet.code(), "sheet": facts })))
    }
}

fn make_sheet(options: &SheetOptions) -> Result<Sheet, Rejection> {
    Sheet::make(options).map_err(Rejection::from)
}

/// Returns the first seed, beginning with `from`, whose game satisfies the constraints and the
/// checks of its level.
fn search_seed(series: SeriesOptions, from: Seed) -> Result<Seed, Rejection> {
    // Address and language do not influence the game, so they are removed from the cache key.
    let series = SeriesOptions { base_url: None, language: 0, ..series };
    let known = FOUND.with_borrow(|found| {
        found.as_ref().filter(|(wanted, start, _)| (wanted, *start) == (&series, from)).cloned()
    });
    if let Some((.., seed)) = known {
        return Ok(seed);
    }
    let found = drawn_seeds(&WitchesSeries::new(series.clone())?, from, 1, true, Threads::ONE);
    let seed = found.map_err(plan_rejection)?.first().copied().unwrap_or(from);
    FOUND.set(Some((series, from, seed)));
    Ok(seed)
}

/// Converts the error of a plan into the reason that the user reads. A number is left out, because
/// only one game is requested.
fn plan_rejection(error: PlanError) -> Rejection {
    match error {
        PlanError::Unmet { reason, .. } => reason,
        other => input(other),
    }
}
