//! A volume: games made, drawn, pressed and bound.

use super::parts::{Parts, games_of};
use super::{BookletError, BookletOptions, BoundGame, Wanted};
use crate::common::threads::Threads;
use crate::press::{Binding, Meta, Sheets, Workshop};
use crate::series::Series;
use crate::texts::said::booklet_subject;

/// A file of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Volume {
    /// The whole file.
    pub pdf: Vec<u8>,
    /// Its games, in their order.
    pub games: Vec<BoundGame>,
    /// What the pages were multiplied by to fit on their sheets; 1 where they did.
    pub scale: f64,
}

/// Makes, draws and binds games: cover and contents, what all games share, the games, and the
/// answers. Each of these begins on a sheet of paper of its own, and so does each game. The
/// bytes are the same for any number of threads.
///
/// # Errors
/// If no game is wanted, one cannot be made or drawn, or a page cannot be pressed.
pub fn volume(
    workshop: &Workshop,
    series: &dyn Series,
    wanted: &[Wanted],
    options: &BookletOptions,
    threads: Threads,
) -> Result<Volume, BookletError> {
    let parts = Parts::make(series, wanted, options, threads)?;
    let games = parts.games();
    let leaves = parts.book()?.press(workshop, threads, options.layout.is_some())?;
    let language = options.draw.language;
    let (title, counted) = (language.say(&series.title()), games_of(wanted));
    let label = match &*games {
        [game] => game.label.clone(),
        _ => language.say(&counted),
    };
    let subject = language.say(&booklet_subject(series.title(), counted));
    let meta = Meta::of_game(&title, &label, subject, &options.draw);
    let sheets = options.layout.clone().map(|layout| Sheets::new(layout, &options.draw, label));
    let scale = sheets.as_ref().map_or(Ok(1.0), |sheets| sheets.scale(&leaves))?;
    let pdf = workshop.bind(&leaves, &Binding { meta, sheets })?;
    Ok(Volume { pdf, games, scale })
}
