//! Many games: a booklet, or their sheets in one ZIP. They are made game by game, so that whoever asks
//! can tell how far it is, and end it.

use std::cell::RefCell;

use serde_json::{Value, json};

use super::PressReply;
use super::files::Files;
use super::games::{Games, games, planned};
use super::printing::{Printing, Product, printing};
use super::sheet::{beside, has_oracle, made, sheet_of};
use super::wishes::{field, input, refused, unbound};
use super::zip::zipped;
use crate::booklet::{
    Answers, BookletOptions, BoundGame, Caption, HouseStyle, NumberedSeed, Volume, VolumeJob,
};
use crate::common::json::Fields;
use crate::game::Refused;
use crate::game::seed::Seed;
use crate::texts::Language;
use crate::witches::series::SeriesOptions;
use crate::witches::sheet::SheetOptions;
use crate::witches::ways::Beside;

thread_local! {
    /// What is being made.
    static WORK: RefCell<Option<BookletWork>> = const { RefCell::new(None) };
}

/// What is wished for.
pub(super) struct BookletWishes {
    language: &'static Language,
    games: Games,
    product: Wished,
}

enum Wished {
    /// One file, bound.
    Book(Box<BookletOptions>),
    /// The sheets by themselves.
    Sheets { oracle: Option<bool>, beside: Beside, printing: Box<Printing> },
}

/// Games in the making.
#[derive(Debug)]
pub(super) struct BookletWork {
    language: &'static Language,
    seeds: Vec<Seed>,
    product: Work,
}

#[derive(Debug)]
enum Work {
    Book(Box<VolumeJob>),
    Sheets(Box<SheetsJob>),
}

/// Sheets in the making, each with its name.
#[derive(Debug)]
struct SheetsJob {
    series: SeriesOptions,
    oracle: Option<bool>,
    beside: Beside,
    printing: Printing,
    files: Vec<(String, Vec<u8>)>,
    done: usize,
}

pub(super) fn wishes(
    fields: &mut Fields,
    language: &'static Language,
) -> Result<BookletWishes, Refused> {
    let mut games = games(fields, language)?;
    if field(fields, "zip", false)? {
        let (oracle, beside) = beside(fields)?;
        let printing = Box::new(printing(fields, language, true, Product::Pdf)?);
        let product = Wished::Sheets { oracle, beside, printing };
        return Ok(BookletWishes { language, games, product });
    }
    let answers = field(fields, "answers", Answers::Codes)?;
    games.options.beside = Beside {
        play_page: field(fields, "play-page", false)?,
        answers: answers == Answers::Referee,
        ..Beside::default()
    };
    let (no_cover, no_rules) =
        (field(fields, "no-cover", false)?, field(fields, "no-rules", false)?);
    let style = HouseStyle {
        title: caption(fields, "title")?,
        footer: caption(fields, "footer")?,
        logo: None,
    };
    let Printing { options, .. } = printing(fields, language, false, Product::Pdf)?;
    let product = Wished::Book(Box::new(BookletOptions {
        draw: options.draw,
        layout: options.layout,
        standard: options.standard,
        cover: !no_cover,
        how_to_play: !no_rules,
        answers,
        style,
    }));
    Ok(BookletWishes { language, games, product })
}

fn caption(fields: &mut Fields, name: &str) -> Result<Option<Caption>, Refused> {
    let text: Option<String> = field(fields, name, None)?;
    text.map(Caption::try_from).transpose().map_err(input)
}

impl BookletWishes {
    /// Finds the games, none of which is made yet.
    pub(super) fn begun(self) -> Result<BookletWork, Refused> {
        let BookletWishes { language, games, product } = self;
        let options = games.options.clone();
        let (series, seeds) = planned(games)?;
        let product = match product {
            Wished::Book(options) => {
                let numbered = (0..).zip(&seeds);
                let wanted =
                    numbered.map(|(number, &seed)| NumberedSeed { number, seed }).collect();
                let job = VolumeJob::new(Box::new(series), wanted, *options).map_err(unbound)?;
                Work::Book(Box::new(job))
            }
            Wished::Sheets { oracle, beside, printing } => Work::Sheets(Box::new(SheetsJob {
                series: options,
                oracle,
                beside,
                printing: *printing,
                files: Vec::new(),
                done: 0,
            })),
        };
        Ok(BookletWork { language, seeds, product })
    }
}

impl BookletWork {
    fn done(&self) -> usize {
        match &self.product {
            Work::Book(job) => job.done(),
            Work::Sheets(job) => job.done,
        }
    }

    fn told(&self) -> Value {
        json!({ "done": self.done(), "games": self.seeds.len(), "seeds": self.seeds })
    }

    /// Makes the next game, if one is left.
    fn step(&mut self) -> Result<(), Refused> {
        match &mut self.product {
            Work::Book(job) => job.step().map_err(unbound),
            Work::Sheets(job) => job.step(&self.seeds),
        }
    }

    /// Makes what is left, and the file.
    pub(super) fn made(mut self) -> Result<PressReply, Refused> {
        while self.done() < self.seeds.len() {
            self.step()?;
        }
        let mut files = Files::default();
        let mut said = self.told();
        match self.product {
            Work::Book(job) => {
                let Volume { pdf, games, .. } = job.finish().map_err(unbound)?;
                files.add("booklet.pdf".to_owned(), pdf);
                let game = |game: &BoundGame| {
                    json!({ "label": game.label, "first-page": game.first_page,
                        "pages": game.pages, "facts": game.facts })
                };
                said["bound"] = games.iter().map(game).collect();
            }
            Work::Sheets(job) => {
                let zip = zipped(&job.files).ok_or_else(|| input("the files are too large"))?;
                files.add("sheets.zip".to_owned(), zip);
                said["names"] = job.files.iter().map(|(name, _)| name.as_str()).collect();
            }
        }
        Ok(files.reply(said))
    }
}

impl SheetsJob {
    fn step(&mut self, seeds: &[Seed]) -> Result<(), Refused> {
        let Some(&seed) = seeds.get(self.done) else { return Ok(()) };
        let number = self.done as u64;
        let sheet = sheet_of(&self.series, number)?;
        // Among games of several levels some may have an oracle.
        let oracle = self.oracle.unwrap_or_else(|| has_oracle(&sheet)) && sheet.may_have_oracle();
        let sheet =
            made(&SheetOptions { seed, beside: Beside { oracle, ..self.beside }, ..sheet })?;
        let view = sheet.view().map_err(|error| Refused::input(error.message()))?;
        let Printing { request, options } = &self.printing;
        let mut printed = vec![sheet.print_view(&view, options).map_err(refused)?];
        if self.beside.answers {
            printed.push(sheet.print_answers(&view, options).map_err(refused)?);
        }
        if self.beside.sealed {
            printed.push(sheet.print_sealed(&view, options).map_err(refused)?);
        }
        let (suffix, place) = (request.suffix(), number + 1);
        for one in printed {
            self.files.push((format!("{place:02}-{}{suffix}.pdf", one.name), one.pdf));
        }
        self.done += 1;
        Ok(())
    }
}

/// Keeps what is to be made, in place of what was being made before.
pub(super) fn keep(work: BookletWork) -> Value {
    let told = work.told();
    WORK.set(Some(work));
    told
}

/// Makes the next game of what is kept.
pub(super) fn step(language: &mut &'static Language) -> Result<Value, Refused> {
    let mut work = taken(language)?;
    work.step()?;
    Ok(keep(work))
}

/// Makes the file of what is kept.
pub(super) fn end(language: &mut &'static Language) -> Result<PressReply, Refused> {
    taken(language)?.made()
}

/// Forgets what is kept.
pub(super) fn stop() -> Value {
    WORK.take();
    json!({})
}

fn taken(language: &mut &'static Language) -> Result<BookletWork, Refused> {
    let work = WORK.take().ok_or_else(|| input("no booklet was begun"))?;
    *language = work.language;
    Ok(work)
}
