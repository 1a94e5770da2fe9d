//! Chapters of a campaign: settings, win rates and story texts. Each of the ten chapters adds one
//! element to the previous one, and its sheet is selected by the share of games that typical
//! players win.

use std::ops::RangeInclusive;

use crate::game::Rejection;
use crate::texts::msg::*;
use crate::texts::{Language, Message};
use crate::witches::settings::{
    DecoyKinds as D, EffectsLevel as E, RecipeLength as R, Settings, SettingsError,
};

/// Number of chapters of a campaign.
pub const CHAPTERS: u64 = 10;

/// Number of the seal with the endings. The seals of chapters are numbered from 1 to [`CHAPTERS`].
pub(crate) const LAST_SEAL: u8 = CHAPTERS as u8 + 1;

/// Element that a chapter adds to the previous one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Novelty {
    /// Basic game.
    Game,
    /// One more ingredient.
    Herb,
    /// Ingredients with effects.
    Effects,
    /// Special cells.
    Cells,
    /// Overachievers and imposters in addition to ignored decoys.
    Decoys,
    /// Longer recipe.
    Longer,
    /// Recipe of hidden length.
    Hidden,
    /// Complex effects, and the last ingredient.
    Complex,
}

/// Function that returns a text of a chapter.
type TextFn = fn() -> Message;

/// Row of the table of chapters.
struct ChapterRow {
    /// Ingredients, recipe length, decoys, effects, and whether there are special cells.
    settings: (u8, R, D, E, bool),
    /// Games that typical players win, in percent.
    wins: u32,
    #[cfg_attr(not(test), expect(dead_code, reason = "the table says it; tests hold it to that"))]
    brings: Novelty,
    /// Texts: title, opening scene, new elements, and the events after the recipe is found.
    texts: [TextFn; 4],
}

const TABLE: [ChapterRow; CHAPTERS as usize] = {
    use Novelty::{Cells, Complex, Decoys, Effects, Game, Herb, Hidden, Longer};
    const fn row(
        settings: (u8, R, D, E, bool),
        wins: u32,
        brings: Novelty,
        texts: [TextFn; 4],
    ) -> ChapterRow {
        ChapterRow { settings, wins, brings, texts }
    }
    [
        row(
            (6, R::Known(4), D::Ignore, E::None, false),
            90,
            Game,
            [story_title_1, story_scene_1, story_new_1, story_close_1],
        ),
        row(
            (7, R::Known(4), D::Ignore, E::None, false),
            85,
            Herb,
            [story_title_2, story_scene_2, story_new_2, story_close_2],
        ),
        row(
            (7, R::Known(4), D::Ignore, E::Some, false),
            78,
            Effects,
            [story_title_3, story_scene_3, story_new_3, story_close_3],
        ),
        row(
            (7, R::Known(4), D::Ignore, E::Some, true),
            72,
            Cells,
            [story_title_4, story_scene_4, story_new_4, story_close_4],
        ),
        row(
            (8, R::Known(4), D::Ignore, E::Some, true),
            66,
            Herb,
            [story_title_5, story_scene_5, story_new_5, story_close_5],
        ),
        row(
            (8, R::Known(4), D::All, E::Some, true),
            60,
            Decoys,
            [story_title_6, story_scene_6, story_new_6, story_close_6],
        ),
        row(
            (8, R::Known(5), D::All, E::Some, true),
            54,
            Longer,
            [story_title_7, story_scene_7, story_new_7, story_close_7],
        ),
        row(
            (8, R::Hidden, D::All, E::Some, true),
            48,
            Hidden,
            [story_title_8, story_scene_8, story_new_8, story_close_8],
        ),
        row(
            (9, R::Hidden, D::All, E::Some, true),
            42,
            Herb,
            [story_title_9, story_scene_9, story_new_9, story_close_9],
        ),
        row(
            (10, R::Hidden, D::All, E::Many, true),
            36,
            Complex,
            [story_title_10, story_scene_10, story_new_10, story_close_10],
        ),
    ]
};

/// Maximum deviation of a sheet's wins from those of its chapter, in games per mille.
const OFF: u32 = 25;

/// Chapter of the campaign, by its index from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chapter(u8);

impl Chapter {
    /// First chapter.
    pub(crate) const FIRST: Chapter = Chapter(0);

    /// Iterates over all chapters in order.
    pub(crate) fn all() -> impl Iterator<Item = Chapter> {
        (0..CHAPTERS).filter_map(|number| Chapter::of(number).ok())
    }

    /// Returns the chapter of the game with this number, counted from 0.
    ///
    /// # Errors
    /// Fails if `number` is [`CHAPTERS`] or more.
    pub(crate) fn of(number: u64) -> Result<Chapter, Rejection> {
        match u8::try_from(number) {
            Ok(place) if number < CHAPTERS => Ok(Chapter(place)),
            _ => Err(Rejection::input(format!("a campaign has {CHAPTERS} games"))),
        }
    }

    /// Number of the chapter, from 1.
    pub(crate) fn number(self) -> u8 {
        self.0 + 1
    }

    /// Whether this is the last chapter.
    pub(crate) fn is_last(self) -> bool {
        u64::from(self.number()) == CHAPTERS
    }

    fn row(self) -> &'static ChapterRow {
        &TABLE[usize::from(self.0)]
    }

    /// Element that the chapter adds.
    #[cfg(test)]
    fn brings(self) -> Novelty {
        self.row().brings
    }

    /// Title of the chapter.
    pub(crate) fn title(self) -> Message {
        (self.row().texts[0])()
    }

    /// Opening scene.
    pub(crate) fn scene(self) -> Message {
        (self.row().texts[1])()
    }

    /// Description of the new elements.
    pub(crate) fn news(self) -> Message {
        (self.row().texts[2])()
    }

    /// Events after the recipe is found.
    pub(crate) fn close(self) -> Message {
        (self.row().texts[3])()
    }

    /// Returns the following chapter; `None` after the last.
    fn next(self) -> Option<Chapter> {
        (!self.is_last()).then_some(Chapter(self.0 + 1))
    }

    /// Returns the text that the recipe of the chapter opens: the events, then title and scene of
    /// the next chapter.
    pub(crate) fn tale(self, language: &Language) -> ChapterTale {
        let say = |message: Message| language.format(&message);
        let happened = (String::new(), say(self.close()));
        let begins = self.next().map(|next| (say(next.title()), say(next.scene())));
        ChapterTale([happened].into_iter().chain(begins).collect())
    }

    /// Returns the settings of the chapter's game.
    ///
    /// # Errors
    /// Fails if the settings are invalid.
    pub(super) fn settings(self) -> Result<Settings, SettingsError> {
        let (ingredients, length, decoys, effects, cells) = self.row().settings;
        Settings::new(ingredients, length, decoys, effects, cells)
    }

    /// Range of wins of typical players on the chapter's sheet, in games per mille; [`OFF`] around
    /// the value of the table.
    pub(super) fn wins(self) -> RangeInclusive<u32> {
        let wins = self.row().wins * 10;
        wins - OFF..=wins + OFF
    }
}

/// Text to be sealed: pairs of heading and paragraph. The first heading may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ChapterTale(pub Vec<(String, String)>);

/// Prefix of a heading line in the plain text of a seal.
const HEADING: &str = "# ";

impl ChapterTale {
    /// Returns all endings, each headed by its range of stars.
    pub(crate) fn endings(language: &Language) -> ChapterTale {
        let told =
            |ending: Ending| (language.format(&ending.stars()), language.format(&ending.text()));
        ChapterTale(Ending::ALL.into_iter().map(told).collect())
    }

    /// Plain text to be sealed: one line per heading and per paragraph.
    pub(crate) fn sealed(&self) -> String {
        let lines = self.0.iter().flat_map(|(heading, text)| {
            let heading = (!heading.is_empty()).then(|| format!("{HEADING}{heading}"));
            heading.into_iter().chain([text.clone()])
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// Ending of a campaign, chosen by the total of stars of all chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Mended,
    AsBefore,
    Better,
}

impl Ending {
    pub(crate) const ALL: [Ending; 3] = [Ending::Mended, Ending::AsBefore, Ending::Better];
    /// Minimum number of stars for the second and for the third ending.
    const BOUNDS: (u8, u8) = (15, 30);

    /// Range of stars for this ending, as a text.
    pub(crate) fn stars(self) -> Message {
        let (second, third) = Ending::BOUNDS;
        match self {
            Ending::Mended => story_stars_below(second),
            Ending::AsBefore => story_stars_between(second, third - 1),
            Ending::Better => story_stars_from(third),
        }
    }

    fn text(self) -> Message {
        match self {
            Ending::Mended => story_end_1(),
            Ending::AsBefore => story_end_2(),
            Ending::Better => story_end_3(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_brings_one_thing_and_is_harder() {
        let settings = |chapter: Chapter| chapter.settings().unwrap();
        let chapters: Vec<Chapter> = Chapter::all().collect();
        assert_eq!(chapters.len() as u64, CHAPTERS);
        for pair in chapters.windows(2) {
            let [before, after] = [settings(pair[0]), settings(pair[1])];
            let herbs = after.ingredients() - before.ingredients();
            let changed = [
                herbs > 0,
                before.length() != after.length(),
                before.decoys() != after.decoys(),
                before.effects() != after.effects(),
                before.special_cells() != after.special_cells(),
            ];
            let place = match pair[1].brings() {
                Novelty::Game => unreachable!(),
                Novelty::Herb | Novelty::Complex => 0,
                Novelty::Longer | Novelty::Hidden => 1,
                Novelty::Decoys => 2,
                Novelty::Effects => 3,
                Novelty::Cells => 4,
            };
            assert!(changed[place], "{pair:?}");
            let more = usize::from(pair[1].brings() == Novelty::Complex);
            assert_eq!(changed.iter().filter(|&&changed| changed).count(), 1 + more, "{pair:?}");
            assert!(herbs <= 1 && pair[0].wins().start() > pair[1].wins().start());
        }
        let sets: Vec<u8> =
            chapters.iter().map(|&chapter| settings(chapter).ingredients()).collect();
        assert_eq!(sets, [6, 7, 7, 7, 8, 8, 8, 8, 9, 10]);
    }

    #[test]
    fn passages_are_as_long_as_one_reads_aloud() {
        let first = Language::first();
        let words = |message: Message| first.format(&message).split_whitespace().count();
        for chapter in Chapter::all() {
            let (scene, close) = (words(chapter.scene()), words(chapter.close()));
            assert!((60..=90).contains(&scene), "{chapter:?}: {scene}");
            assert!((38..=70).contains(&close), "{chapter:?}: {close}");
        }
    }

    #[test]
    fn every_language_tells_all_of_it_in_paragraphs() {
        for language in Language::all() {
            for chapter in Chapter::all() {
                let sealed = chapter.tale(language).sealed();
                let lines: Vec<&str> = sealed.lines().collect();
                let headings = lines.iter().filter(|line| line.starts_with(HEADING)).count();
                assert_eq!(headings, usize::from(!chapter.is_last()));
                assert_eq!(lines.len(), 1 + 2 * headings, "{chapter:?} in {language:?}");
                assert!(lines.iter().all(|line| line.trim() == *line && !line.is_empty()));
            }
            let endings = ChapterTale::endings(language).sealed();
            assert_eq!(endings.lines().count(), 2 * Ending::ALL.len());
        }
    }

    #[test]
    fn there_is_no_eleventh_chapter() {
        assert!(Chapter::of(9).unwrap().is_last());
        assert_eq!(Chapter::of(10).unwrap_err().to_string(), "a campaign has 10 games");
        assert!(Chapter::of(u64::MAX).is_err());
    }
}
