//! Games of a campaign: sheets with a story page before them and a seal after them.

use serde_json::{Value, json};

use super::{GameSet, SeriesOptions, WitchesGame};
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::game::series::PrintableGame;
use crate::game::{PrintError, Rejection};
use crate::page::{DrawOptions, Page, Qr};
use crate::seal::{Cost, SealedTale, TaleContents, qr, to_url, with_lead};
use crate::texts::{self, Language, Message};
use crate::witches::WitchesConcern;
use crate::witches::campaign::{Chapter, ChapterTale, LAST_SEAL};
use crate::witches::sheet::SheetError;
use crate::witches::{pages, wire};

impl SeriesOptions {
    /// Returns the options of a campaign for `players`.
    pub fn campaign(players: Players) -> SeriesOptions {
        let set = Some(GameSet::Campaign);
        SeriesOptions { players, set, ..SeriesOptions::default() }
    }
}

/// Rejects options that a campaign determines itself. Only players, address, language and extra
/// pages can be chosen.
///
/// # Errors
/// Fails if another option differs from that of a campaign.
pub(super) fn check(options: &SeriesOptions) -> Result<(), Rejection> {
    let SeriesOptions { players, base_url, language, extras, .. } = options.clone();
    let usual = SeriesOptions { base_url, language, extras, ..SeriesOptions::campaign(players) };
    match *options == usual {
        true => Ok(()),
        false => Err(Rejection::input(
            "a campaign says itself what its games are: leave levels, settings and orders out",
        )),
    }
}

/// Game of a campaign, printed as a chapter.
#[derive(Debug)]
pub(super) struct ChapterGame {
    game: WitchesGame,
    chapter: Chapter,
}

impl ChapterGame {
    /// Turns a game into a chapter: its pages show the chapter in place of the level.
    pub(super) fn new(mut game: WitchesGame, chapter: Chapter) -> ChapterGame {
        (game.view.level, game.view.chapter) = (None, Some(chapter));
        ChapterGame { game, chapter }
    }

    /// Seals `tale`, to be opened by the answer of the sheet. `place` is the number among the seals
    /// of the book. Uses the lowest key derivation cost: the code of the sheet already reveals the
    /// recipe to a program.
    fn tale(
        &self,
        place: u8,
        tale: &ChapterTale,
        language: &Language,
    ) -> Result<SealedTale, Rejection> {
        let sheet = &self.game.sheet;
        let edition = sheet.options.settings.edition();
        let answers = sheet.answers.iter().map(|answer| wire::answer(edition, answer));
        let contents = TaleContents {
            game: wire::GAME,
            edition,
            language: language.number(),
            chapter: place,
            id: sheet.payload.id(),
            answers: &answers.collect::<Vec<_>>(),
            text: &tale.sealed(),
        };
        let mut stream = Stream::new(sheet.options.seed, WitchesConcern::Tale, place.into());
        let tale = SealedTale::seal(&contents, Cost::LEAST, &mut stream);
        tale.map_err(|error| SheetError::from(error).into())
    }

    /// Makes the seals of the chapter: one, and for the last chapter a second one with the endings.
    fn tales(&self, language: &Language) -> Result<Vec<SealedTale>, Rejection> {
        let mut tales =
            vec![self.tale(self.chapter.number(), &self.chapter.tale(language), language)?];
        if self.chapter.is_last() {
            tales.push(self.tale(LAST_SEAL, &ChapterTale::endings(language), language)?);
        }
        Ok(tales)
    }

    /// Draws the code of a seal as a QR symbol.
    fn code(&self, tale: &SealedTale, language: &Language) -> Result<Qr, PrintError> {
        let (code, options) = (tale.to_string(), &self.game.sheet.options);
        let printed = match &options.base_url {
            Some(base) => to_url(base, &code),
            None => with_lead(&language.format(&options.test_methods().in_code()), &code),
        };
        Ok(qr::matrix(&printed)?.into())
    }
}

impl PrintableGame for ChapterGame {
    fn name(&self) -> texts::Value {
        self.chapter.title().into()
    }

    fn label(&self) -> String {
        self.game.label()
    }

    fn seed(&self) -> Seed {
        self.game.seed()
    }

    /// `None`: the place in the book replaces the level.
    fn level(&self) -> Option<Message> {
        None
    }

    fn rating(&self) -> Option<Message> {
        self.game.rating()
    }

    fn players(&self) -> Players {
        self.game.players()
    }

    /// Draws the chapter page with the facts page after it, the board, the notebook and the seal.
    /// The last chapter also has the page of stars and the seal of the endings.
    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        let (view, chapter) = (&self.game.view, self.chapter);
        let tales = self.tales(options.language)?;
        let mut all = vec![pages::campaign::chapter(view, chapter, options)?];
        all.push(pages::facts(view, options)?);
        all.extend(pages::board(view, options)?);
        all.extend(pages::notebook(view, options)?);
        for tale in &tales {
            let code = self.code(tale, options.language)?;
            let is_ending = tale.chapter() == LAST_SEAL;
            if is_ending {
                all.push(pages::campaign::stars(options)?);
            }
            all.push(pages::campaign::draw_seal_page(view, chapter, is_ending, &code, options)?);
        }
        Ok(all)
    }

    fn give_up(&self) -> Option<String> {
        self.game.give_up()
    }

    fn solution(&self) -> Vec<texts::Value> {
        self.game.solution()
    }

    fn answers(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        self.game.answers(options)
    }

    fn afterword(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(vec![pages::campaign::draw_plain_story(self.chapter, options)?])
    }

    fn facts(&self) -> Value {
        let mut facts = self.game.facts();
        facts["chapter"] = json!(self.chapter.number());
        facts
    }

    fn secrets(&self) -> Value {
        self.game.secrets()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::edition::Edition;
    use crate::page::PaperSize;
    use crate::press::Paper;
    use crate::seal::OpenError;
    use crate::witches::puzzle::Ingredient;
    use crate::witches::series::WitchesSeries;
    use crate::witches::sheet::Sheet;

    fn made(series: &WitchesSeries, number: u64, seed: Seed) -> ChapterGame {
        let sheet = Sheet::make(&series.sheet_options(number, seed).unwrap()).unwrap();
        let chapter = Chapter::of(number).unwrap();
        ChapterGame::new(WitchesGame::new(sheet, None).unwrap(), chapter)
    }

    #[test]
    fn the_answer_of_a_chapter_alone_opens_its_seal_in_every_language() {
        let series = WitchesSeries::new(SeriesOptions::campaign(Players::FOUR)).unwrap();
        let mut lengths = Vec::new();
        for (place, chapter) in (0..).zip(Chapter::all()) {
            let game = made(&series, place, Seed(40 + place));
            let right = &game.game.sheet.answers[0];
            let others = Ingredient::ALL.iter().map(|&other| {
                let mut answer = right.clone();
                answer.pop();
                answer.push(other);
                answer
            });
            let others: Vec<_> = others.filter(|other| other != right).collect();
            for language in Language::all() {
                let told = [chapter.tale(language), ChapterTale::endings(language)];
                for (tale, told) in game.tales(language).unwrap().iter().zip(told) {
                    assert_eq!(tale.open(&wire::answer(Edition::LATEST, right)), Ok(told.sealed()));
                    assert_eq!(tale.language(), language.number());
                    let code = game.code(tale, language).unwrap();
                    lengths.push((language.number(), tale.to_string().len(), code.size));
                    for other in &others {
                        let opened = tale.open(&wire::answer(Edition::LATEST, other));
                        assert_eq!(opened, Err(OpenError::WrongAnswer));
                    }
                }
            }
        }
        lengths.sort_unstable();
        lengths.dedup();
        assert_eq!(lengths.len(), Language::all().len(), "{lengths:?}");
    }

    #[test]
    fn every_language_fits_its_pages() {
        let series = WitchesSeries::new(SeriesOptions::campaign(Players::FOUR)).unwrap();
        let games: Vec<ChapterGame> =
            (0..).zip(Chapter::all()).map(|(place, _)| made(&series, place, Seed(9))).collect();
        for paper in [PaperSize::A4, Paper::LETTER.size().unwrap()] {
            for language in Language::all() {
                let draw = DrawOptions { paper, language, ..DrawOptions::default() };
                pages::campaign::opening(&draw).unwrap();
                pages::campaign::stars(&draw).unwrap();
                let tales = games[0].tales(language).unwrap();
                let code = games[0].code(&tales[0], language).unwrap();
                for ChapterGame { game, chapter } in &games {
                    pages::campaign::chapter(&game.view, *chapter, &draw).unwrap();
                    for is_ending in [false, true] {
                        pages::campaign::draw_seal_page(
                            &game.view, *chapter, is_ending, &code, &draw,
                        )
                        .unwrap();
                    }
                    pages::campaign::draw_plain_story(*chapter, &draw).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_campaign_leaves_nothing_to_choose() {
        let campaign = SeriesOptions::campaign(Players::FOUR);
        let wrong = [
            SeriesOptions { ingredients: Some(9), ..campaign.clone() },
            SeriesOptions { referee: true, ..campaign.clone() },
        ];
        assert!(wrong.iter().all(|wrong| check(wrong).is_err()));
        assert!(check(&SeriesOptions { language: 3, ..campaign }).is_ok());
    }

    #[test]
    fn no_chapter_is_told_before_its_time() {
        let series = WitchesSeries::new(SeriesOptions::campaign(Players::FOUR)).unwrap();
        let (draw, first) = (DrawOptions::default(), Language::first());
        for number in [1, 9] {
            let game = made(&series, number, Seed(7));
            let svg: String = game.pages(&draw).unwrap().iter().map(Page::svg).collect();
            let begun = first.format(&game.chapter.scene());
            let told = [game.chapter.tale(first), ChapterTale::endings(first)].map(|told| told.0);
            let sealed = told.iter().flatten().map(|(_, text)| text).chain([&begun]);
            for text in sealed {
                let piece: Vec<&str> = text.split(' ').take(4).collect();
                assert!(!svg.contains(&piece.join(" ")), "{piece:?} in {number}");
            }
        }
    }
}
