//! Many games, as a booklet or as a ZIP archive with one file per game. They are generated one by
//! one, so that the caller can show progress and cancel.

use std::cell::RefCell;

use serde_json::{Value, json};

use super::PressReply;
use super::files::Files;
use super::games::{Games, games, plan_series};
use super::offers::GAMES;
use super::params::{field, group, input, unbound};
use super::printing::{PrintSetup, Product, parse_print_setup};
use super::zip::zipped;
use crate::booklet::{
    Answers, BookletOptions, BoundGame, Caption, ClassNames, HouseStyle, NumberedSeed, Volume,
    VolumeJob, volume,
};
use crate::common::json::Fields;
use crate::common::seed::Seed;
use crate::common::threads::Threads;
use crate::game::Rejection;
use crate::options::{PartOptions, StyleOptions};
use crate::press::PdfWriter;
use crate::texts::Language;
use crate::witches::series::WitchesSeries;
use crate::witches::test_methods::Extras;

thread_local! {
    /// Booklet in progress.
    static WORK: RefCell<Option<BookletWork>> = const { RefCell::new(None) };
}

/// Parsed parameters of a booklet or an archive.
pub(super) struct BookletRequest {
    language: &'static Language,
    games: Games,
    options: Box<BookletOptions>,
    /// Whether each game is a separate file, as in a run with `VolumePlan::Files`.
    as_files: bool,
}

/// Booklet or archive in progress.
#[derive(Debug)]
pub(super) struct BookletWork {
    language: &'static Language,
    seeds: Vec<Seed>,
    product: Work,
}

#[derive(Debug)]
enum Work {
    Book(Box<VolumeJob>),
    Files(Box<FilesJob>),
}

/// Archive in progress: the finished files with their names.
#[derive(Debug)]
struct FilesJob {
    writer: PdfWriter,
    series: WitchesSeries,
    wanted: Vec<NumberedSeed>,
    names: ClassNames,
    options: BookletOptions,
    files: Vec<(String, Vec<u8>)>,
}

pub(super) fn params(
    fields: &mut Fields,
    language: &'static Language,
) -> Result<BookletRequest, Rejection> {
    let as_files = field(fields, "zip", false)?;
    let names = names(fields)?;
    let mut games = games(fields, language, &names)?;
    let usual = if as_files { Answers::None } else { Answers::Codes };
    let PartOptions { answer_part, no_cover, no_rules } = group(fields)?;
    let answers = answer_part.unwrap_or(usual);
    games.options.extras = Extras {
        play_page: field(fields, "play-page", false)?,
        answers: answers == Answers::Referee,
        ..Extras::default()
    };
    let StyleOptions { title, logo: _, footer } = group(fields)?;
    let names = names.captions();
    let style = HouseStyle { title, footer, names, ..HouseStyle::default() };
    let PrintSetup { options, .. } = parse_print_setup(fields, language, false, Product::Pdf)?;
    let options = Box::new(BookletOptions {
        draw: options.draw,
        layout: options.layout,
        standard: options.standard,
        cover: !as_files && !no_cover,
        how_to_play: !no_rules,
        answers,
        style,
        spine: None,
    });
    Ok(BookletRequest { language, games, options, as_files })
}

/// Parses the names of the players of each game: a list, or a text with one name per line. Empty if
/// there are none.
fn names(fields: &mut Fields) -> Result<ClassNames, Rejection> {
    let names = match field(fields, "names", Value::Null)? {
        Value::Null => return Ok(ClassNames::default()),
        Value::String(text) => Caption::lines(&text),
        Value::Array(all) => {
            let name = |name: Value| match name {
                Value::String(name) => Caption::try_from(name),
                other => Caption::try_from(other.to_string()),
            };
            all.into_iter().map(name).collect()
        }
        _ => return Err(Rejection::request("names: neither a list nor a text")),
    };
    let names = names.map_err(input)?;
    let (least, most) = GAMES;
    match (least..=most).contains(&(names.len() as u64)) {
        true => Ok(ClassNames::new(names.iter().map(Caption::as_str))),
        false => Err(input(format!("a booklet has {least} to {most} names"))),
    }
}

impl BookletRequest {
    /// Determines the seeds of all games, without generating a game.
    pub(super) fn begin(self) -> Result<BookletWork, Rejection> {
        let BookletRequest { language, games, options, as_files } = self;
        let names = games.names.clone();
        let (series, seeds) = plan_series(games)?;
        let numbered = (0..).zip(&seeds);
        let wanted = numbered.map(|(number, &seed)| NumberedSeed { number, seed }).collect();
        let product = match as_files {
            true => {
                let writer = PdfWriter::conforming_to(options.standard).map_err(input)?;
                let (options, files) = (*options, Vec::new());
                Work::Files(Box::new(FilesJob { writer, series, wanted, names, options, files }))
            }
            false => {
                let job = VolumeJob::new(Box::new(series), wanted, *options).map_err(unbound)?;
                Work::Book(Box::new(job))
            }
        };
        Ok(BookletWork { language, seeds, product })
    }
}

impl BookletWork {
    fn done(&self) -> usize {
        match &self.product {
            Work::Book(job) => job.done(),
            Work::Files(job) => job.files.len(),
        }
    }

    fn progress_json(&self) -> Value {
        json!({ "done": self.done(), "games": self.seeds.len(), "seeds": self.seeds })
    }

    /// Generates the next game, if one is left.
    fn step(&mut self) -> Result<(), Rejection> {
        match &mut self.product {
            Work::Book(job) => job.step().map_err(unbound),
            Work::Files(job) => job.step(),
        }
    }

    /// Generates the remaining games and returns the finished file.
    pub(super) fn finish(mut self) -> Result<PressReply, Rejection> {
        while self.done() < self.seeds.len() {
            self.step()?;
        }
        let mut files = Files::default();
        let mut said = self.progress_json();
        match self.product {
            Work::Book(job) => {
                let options = job.options().clone();
                let Volume { pdf, games, signatures, .. } = job.finish().map_err(unbound)?;
                let advice = options.fold_advice(signatures);
                said["advice"] = json!(advice.map(|advice| self.language.format(&advice)));
                files.add("booklet.pdf".to_owned(), pdf);
                let game = |game: &BoundGame| {
                    json!({ "label": game.label, "first-page": game.first_page,
                        "pages": game.pages, "facts": game.facts })
                };
                said["bound"] = games.iter().map(game).collect();
            }
            Work::Files(job) => {
                let zip = zipped(&job.files).ok_or_else(|| input("the files are too large"))?;
                files.add("games.zip".to_owned(), zip);
                said["names"] = job.files.iter().map(|(name, _)| name.as_str()).collect();
            }
        }
        Ok(files.reply(said))
    }
}

impl FilesJob {
    fn step(&mut self) -> Result<(), Rejection> {
        let done = self.files.len();
        let Some(wanted) = self.wanted.get(done..=done) else { return Ok(()) };
        let made = volume(&self.writer, &self.series, wanted, &self.options, Threads::ONE);
        let digits = self.wanted.len().to_string().len();
        let owner = self.names.file_suffix(done as u64);
        let file = format!("game-{:0digits$}{owner}.pdf", done + 1);
        self.files.push((file, made.map_err(unbound)?.pdf));
        Ok(())
    }
}

/// Stores `work` as the booklet in progress, in place of any other. Returns its progress.
pub(super) fn keep(work: BookletWork) -> Value {
    let told = work.progress_json();
    WORK.set(Some(work));
    told
}

/// Generates the next game of the stored booklet and returns the progress.
pub(super) fn step(language: &mut &'static Language) -> Result<Value, Rejection> {
    let mut work = take_work(language)?;
    work.step()?;
    Ok(keep(work))
}

/// Completes the stored booklet and returns its file.
pub(super) fn end(language: &mut &'static Language) -> Result<PressReply, Rejection> {
    take_work(language)?.finish()
}

/// Discards the stored booklet.
pub(super) fn stop() -> Value {
    WORK.take();
    json!({})
}

fn take_work(language: &mut &'static Language) -> Result<BookletWork, Rejection> {
    let work = WORK.take().ok_or_else(|| input("no booklet was begun"))?;
    *language = work.language;
    Ok(work)
}
