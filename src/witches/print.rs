//! Printing of a sheet: the view to draw and the files to write.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::common::bytes::hex;
use crate::common::edition::Edition;
use crate::common::stream::Stream;
use crate::game::{PrintError, Rejection};
use crate::page::{DrawOptions, Page, PaperSize, Qr};
use crate::press::{self, Meta, PrintOptions, PrintedFiles};
use crate::press::{FilePart, FilePartKind};
use crate::seal::qr;
use crate::seal::with_lead;
use crate::texts::msg;
use crate::texts::{Language, Message};
use crate::witches::WitchesConcern;
use crate::witches::game_data::{PublicFacts, TestSource};
use crate::witches::oracle::Oracle;
use crate::witches::pages::answers::{KeeperSecrets, answers};
use crate::witches::pages::keeper::keeper;
use crate::witches::pages::{self, SheetView};
use crate::witches::playtest::{PrintedRating, Rating};
use crate::witches::puzzle::MostAnswers;
use crate::witches::settings::{RecipeLength, Settings};
use crate::witches::sheet::{Secrecy, Sheet};

impl Sheet {
    /// Prints the sheet: a PDF of board front, board back, rules and notebook, and each page as SVG
    /// and PNG. If the options ask for an oracle, it follows the rules.
    ///
    /// # Errors
    /// If the paper is too small, the resolution out of range, the web address too long for a QR
    /// code, the sheet impossible to play, or an oracle requested for a sheet that cannot have one.
    pub fn print(&self, options: &PrintOptions) -> Result<PrintedFiles, PrintError> {
        self.print_view(&self.view()?, options)
    }

    /// Prints an existing `view` of the sheet, like [`Sheet::print`].
    ///
    /// # Errors
    /// If the paper is too small, the resolution out of range, or an oracle requested for a sheet
    /// that cannot have one.
    pub fn print_view(
        &self,
        view: &SheetView,
        options: &PrintOptions,
    ) -> Result<PrintedFiles, PrintError> {
        if self.options.extras.oracle && self.options.is_referee() {
            return Err(Rejection::input(msg::oracle_referee()).into());
        }
        if self.options.extras.oracle && view.oracle.is_none() {
            return Err(Rejection::input(msg::oracle_none()).into());
        }
        self.print_pages(view, pages::pages(view, &options.draw)?, options)
    }

    /// Prints `pages`, the result of [`pages::pages`] for `view`, without drawing them again.
    ///
    /// # Errors
    /// If the resolution is out of range.
    pub fn print_pages(
        &self,
        view: &SheetView,
        pages: Vec<Page>,
        options: &PrintOptions,
    ) -> Result<PrintedFiles, PrintError> {
        let language = options.draw.language;
        let subject = msg::sheet_subject(self.options.players.count(), self.level_name());
        let title = language.format(&pages::title());
        let meta = Meta::of_game(&title, &view.label, language.format(&subject), &options.draw);
        let meta = meta.with_parts(|| vec![self.part(view, language)]);
        Ok(press::print(self.name(), pages, &meta, options)?)
    }

    /// Metadata for print shops: level, number of players and label.
    fn part(&self, view: &SheetView, language: &Language) -> FilePart {
        FilePart {
            level: Some(language.format(&self.level_name())),
            players: Some(self.options.players.count()),
            ..FilePart::new(0, FilePartKind::Game, view.label.clone())
        }
    }

    /// Prints the page of answers, with which a person tests potions by hand. Not for players.
    ///
    /// # Errors
    /// If the paper is too small, or the resolution out of range.
    pub fn print_answers(
        &self,
        view: &SheetView,
        options: &PrintOptions,
    ) -> Result<PrintedFiles, PrintError> {
        let options = &one_page(options);
        let page = self.answer_page(view, &options.draw)?;
        self.print_beside("answers", page, options)
    }

    /// Draws the oracle, if the options ask for one and the sheet can have one.
    fn oracle(&self) -> Option<Oracle> {
        let mut stream = Stream::new(self.options.seed, WitchesConcern::Oracle, 0);
        let wished = self.options.extras.oracle && !self.options.is_referee();
        wished.then(|| Oracle::draw(&self.game_data.puzzle, &mut stream)).flatten()
    }

    /// Prints `page` into a separate file, named after the sheet with the suffix `what`.
    fn print_beside(
        &self,
        what: &str,
        page: Page,
        options: &PrintOptions,
    ) -> Result<PrintedFiles, PrintError> {
        let (language, subject) = (options.draw.language, page.title.clone());
        let title = language.format(&pages::title());
        let meta = Meta::of_game(&title, &self.label(), subject.clone(), &options.draw)
            .with_parts(|| vec![FilePart::new(0, FilePartKind::Answers, subject)]);
        Ok(press::print(format!("{}-{what}", self.name()), vec![page], &meta, options)?)
    }

    /// Prints the answers on a page to fold and seal, for a Keeper without experience. Not for
    /// players.
    ///
    /// # Errors
    /// If the paper is too small, the resolution out of range, or the game has effects.
    pub fn print_sealed(
        &self,
        view: &SheetView,
        options: &PrintOptions,
    ) -> Result<PrintedFiles, PrintError> {
        let options = &one_page(options);
        let page = self.sealed_page(view, &options.draw)?;
        self.print_beside("sealed", page, options)
    }

    /// Draws the page of answers to fold and seal.
    pub(super) fn sealed_page(
        &self,
        view: &SheetView,
        options: &DrawOptions,
    ) -> Result<Page, PrintError> {
        self.with_secrets(|secrets| {
            if !secrets.is_plain() {
                return Err(Rejection::input(msg::answers_sealed_effects()).into());
            }
            Ok(keeper(view, secrets, options)?)
        })
    }

    /// Draws the page of answers.
    pub(super) fn answer_page(
        &self,
        view: &SheetView,
        options: &DrawOptions,
    ) -> Result<Page, PrintError> {
        self.with_secrets(|secrets| Ok(answers(view, secrets, options)?))
    }

    fn with_secrets<T>(&self, draw: impl FnOnce(&KeeperSecrets<'_>) -> T) -> T {
        let (give_up, opening) = (self.give_up.to_string(), self.opening.map(|o| o.to_string()));
        draw(&KeeperSecrets {
            puzzle: &self.game_data.puzzle,
            answers: &self.answers,
            give_up: &give_up,
            opening: opening.as_deref(),
        })
    }

    /// Returns the rating of the sheet, measured in simulated games. `None` for a sheet with the
    /// option `as_drawn`.
    ///
    /// # Errors
    /// If the sheet cannot be played.
    pub(super) fn rating(&self) -> Result<Option<PrintedRating>, Rejection> {
        let is_rated = !self.options.as_drawn;
        is_rated.then(|| Ok(Rating::rate_fully(self)?.printed(self.track()))).transpose()
    }

    /// Number of circles on the moon track.
    pub fn track(&self) -> u32 {
        self.game_data.facts(TestSource::Here).clock.turns().into()
    }

    /// Returns the players' knowledge of the sheet as a JSON object for programs. `rating` is the
    /// rating of its view.
    pub fn facts(&self, rating: Option<PrintedRating>) -> Value {
        let (settings, game_data) = (&self.options.settings, &self.game_data);
        let length = match settings.length() {
            RecipeLength::Known(length) => json!(length),
            RecipeLength::Hidden => json!("hidden"),
        };
        let mut facts = json!({
            "label": self.label(),
            "edition": self.payload.edition(),
            "level": settings.level().map(|level| level.number()),
            "players": self.options.players,
            "ingredients": game_data.puzzle.ingredients(),
            "recipe_length": length,
            "effects": game_data.puzzle.effects_in_play(),
            "special_cells": game_data.specials,
            "clue": game_data.clue.message(settings.length()),
            // The actual number of answers is secret until the end.
            "answers": self.options.most_answers.count(),
        });
        if let Some(rating) = rating {
            facts["rating"] = json!(rating);
        }
        facts
    }

    /// Returns the level in words: `level 3 (Spice Sorcerer)` or `custom level`.
    pub fn level_name(&self) -> Message {
        match self.options.settings.level() {
            Some(level) => msg::sheet_level_named(level.number(), level.name()),
            None => msg::sheet_level_custom(),
        }
    }

    /// Returns the base name of the files: label, level, number of players, and a part for each
    /// other option that differs from its default.
    fn name(&self) -> String {
        let options = &self.options;
        let level = match options.settings.level() {
            Some(level) => format!("level{}", level.number()),
            None => custom(&options.settings),
        };
        let players = options.players.count();
        let mut name = format!("{}-{level}-{players}p", press::stem(&self.label()));
        if options.most_answers != MostAnswers::default() {
            name += &format!("-a{}", options.most_answers.count());
        }
        let edition = options.settings.edition();
        if edition != Edition::LATEST {
            name += &format!("-edition{edition}");
        }
        if options.is_referee() {
            name += "-referee";
        }
        if let Some(url) = &options.base_url {
            // Part of a digest, because addresses have characters that file names may not have.
            name += &format!("-link-{}", hex(&Sha256::digest(url)[..4]));
        }
        name
    }

    /// Returns the text of the printed QR code. A code without a web address begins with words,
    /// which a phone's camera app shows.
    pub fn printed_code(&self) -> String {
        let code = self.code();
        match self.options.base_url {
            Some(_) => code,
            None => {
                let language = Language::numbered(self.options.language);
                let language = language.unwrap_or_else(Language::first);
                with_lead(&language.format(&self.options.test_methods().in_code()), &code)
            }
        }
    }

    /// Builds the view of the sheet for drawing.
    ///
    /// # Errors
    /// If the code does not fit into a QR code, which only a long web address can cause, or the
    /// sheet cannot be played.
    pub fn view(&self) -> Result<SheetView, PrintError> {
        let settings = &self.options.settings;
        let matrix = qr::matrix(&self.printed_code())?;
        let ways = self.options.test_methods();
        let has_give_up = !ways.is_referee && ways.reads_codes();
        Ok(SheetView {
            oracle: self.oracle(),
            art: self.options.seed,
            label: self.label(),
            owner: None,
            seed: (!self.options.is_referee()).then(|| self.options.seed.to_string()),
            commitment: match self.options.secrecy {
                Secrecy::Referee(key) => Some(key.commitment()),
                Secrecy::Open => None,
            },
            edition: self.payload.edition().number(),
            level: settings.level(),
            chapter: None,
            facts: PublicFacts {
                has_room: Some(self.board.has_room_for(settings.length().longest())),
                ..self.game_data.facts(TestSource::Paper(ways))
            },
            aims: self.game_data.aims.iter().map(|aim| aim.text()).collect(),
            rating: self.rating()?,
            board: self.board.clone(),
            qr: matrix.into(),
            give_up: has_give_up.then(|| self.give_up.to_string()),
        })
    }
}

/// Returns the name of custom settings with all their columns, such as
/// `custom-i8-l5-all-some-cells`.
fn custom(settings: &Settings) -> String {
    let (length, decoys) = (settings.length().word(), settings.decoys().word());
    let effects = settings.effects().word();
    let cells = if settings.special_cells() { "cells" } else { "plain" };
    format!("custom-i{}-l{length}-{decoys}-{effects}-{cells}", settings.ingredients())
}

/// Returns the options for a single page. Large print of a single page is on [`PaperSize::LARGE`].
fn one_page(options: &PrintOptions) -> PrintOptions {
    let mut options = options.clone();
    if options.draw.large_print {
        options.draw.paper = PaperSize::LARGE;
    }
    options
}

impl From<qr::QrMatrix> for Qr {
    fn from(qr::QrMatrix { size, modules, .. }: qr::QrMatrix) -> Qr {
        Qr { size, modules }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::common::threads::{Threads, map_on};
    use crate::press::{BookPage, PdfOptions, PdfWriter, bytes_deflated};
    use crate::seal::{is_compact, qr::matrix};
    use crate::witches::board::Board;
    use crate::witches::puzzle::generate;
    use crate::witches::settings::Level;
    use crate::witches::sheet::SheetOptions;
    use crate::witches::test_methods::{Extras, TestMethods};

    #[test]
    fn every_language_leads_a_camera_on_in_few_compact_letters() {
        let answers = Extras { answers: true, ..Extras::default() };
        let oracle = Extras { oracle: true, ..answers };
        let page = Extras { play_page: true, ..oracle };
        for extras in [Extras::default(), answers, oracle, page] {
            for is_referee in [false, true] {
                let lead = TestMethods { address: None, is_referee, extras }.in_code();
                for language in Language::all() {
                    let (tag, lead) = (language.tag(), language.format(&lead));
                    assert!(is_compact(&lead), "{tag}: {lead}");
                    assert!(lead.len() <= 34 && !lead.contains("CP"), "{tag}: {lead}");
                }
            }
        }
    }

    #[test]
    fn a_lead_costs_two_versions_of_the_code_at_most() {
        for level in Level::ALL {
            let sheet = SheetOptions { settings: level.settings(), ..SheetOptions::new(Seed(7)) };
            let sheet = Sheet::make(&sheet).unwrap();
            let [plain, printed] = [sheet.code(), sheet.printed_code()];
            assert!(printed.ends_with(&plain) && printed.len() > plain.len());
            assert_eq!(printed.parse(), Ok(sheet.payload.clone()));
            let versions = [plain, printed].map(|text| matrix(&text).unwrap().version);
            assert!(versions[1] <= versions[0] + 2, "{versions:?}");
            let base_url = Some("https://example.org/".to_owned());
            let led =
                Sheet { options: SheetOptions { base_url, ..sheet.options.clone() }, ..sheet };
            assert_eq!(led.printed_code(), led.code());
        }
    }

    /// The exact number of answers is secret if the settings allow several.
    #[test]
    fn facts_tell_how_many_answers_there_may_be() {
        let most_answers = MostAnswers::new(4).unwrap();
        for seed in 0..4 {
            let options = SheetOptions { most_answers, ..SheetOptions::new(Seed(seed)) };
            assert_eq!(Sheet::make(&options).unwrap().facts(None)["answers"], 4, "{seed}");
        }
    }

    /// Work of drawing one puzzle or board, as an equivalent in deflated bytes.
    const DRAW: u64 = 1000;

    /// Returns the work of making a sheet and its file, in deflated bytes plus [`DRAW`] for each
    /// drawn puzzle and board. Independent of the machine.
    fn work(seed: u64, level: Level, players: Players) -> u64 {
        let settings = level.settings();
        let options = SheetOptions { players, settings, ..SheetOptions::new(Seed(seed)) };
        let sheet = Sheet::make(&options).unwrap();
        let solved = generate(Seed(seed), &settings, MostAnswers::default()).unwrap();
        let (_, boards) = Board::generate_counting(Seed(seed), players, &settings);
        let before = bytes_deflated();
        let workshop = PdfWriter::new().unwrap();
        let pages = pages::pages(&sheet.view().unwrap(), &DrawOptions::default()).unwrap();
        let leaves: Vec<BookPage> =
            pages.iter().map(|page| workshop.press(page).unwrap()).collect();
        workshop.bind(&leaves, &PdfOptions::default()).unwrap();
        bytes_deflated() - before + DRAW * (u64::from(solved.draws) + boards)
    }

    /// Covers hundreds of sheets with `CAULDRON_LONG_TESTS=1`.
    #[test]
    fn no_sheet_takes_many_times_as_much_as_others() {
        let seeds = if crate::common::long_tests_are_asked_for() { 0..6 } else { 0..1 };
        let all = |seed| Level::ALL.into_iter().map(move |level| (seed, level));
        let all = seeds.flat_map(all).flat_map(|(seed, level)| {
            let several = Players::all().filter(move |players| match seed {
                0 => [1, 4, 8].contains(&players.count()),
                _ => true,
            });
            several.map(move |players| (seed, level, players))
        });
        // Regression case: binding the file of this sheet repeated thousands of times.
        let all = all.chain([(163, Level::FirstGame, Players::FOUR)]);
        let all: Vec<(u64, Level, Players)> = all.collect();
        let made = map_on(Threads::all(), &all, |&(seed, level, players)| {
            Ok::<_, ()>((work(seed, level, players), seed, level, players))
        });
        let mut made = made.unwrap();
        made.sort_by_key(|(work, ..)| *work);
        let (usual, most) = (made[made.len() / 2], made[made.len() - 1]);
        assert!(most.0 <= 4 * usual.0, "{most:?} beside {usual:?}");
    }
}
