//! What is secret about a sheet besides its puzzle, and the code that keeps all of it.

use super::SheetOptions;
use crate::edition::Edition;
use crate::seal::{Contents, Cost, GiveUpCode, OpeningCode, Parts, Payload, PuzzleId, SealError};
use crate::source::Source;
use crate::stream::Stream;
use crate::witches::concern::WitchesConcern;
use crate::witches::deal::Deal;
use crate::witches::puzzle::Answer;
use crate::witches::wire;

/// The secrets of a sheet, drawn from where its puzzle comes from.
pub(super) struct Secrets {
    source: Source,
    pub(super) give_up: GiveUpCode,
    /// Before settings went into it, where the two differ.
    pub(super) earlier: Option<GiveUpCode>,
    pub(super) opening: Option<OpeningCode>,
    /// Where identity and keys come from.
    stream: Stream,
}

impl Secrets {
    pub(super) fn draw(options: &SheetOptions, source: Source) -> Secrets {
        let seal = WitchesConcern::Seal;
        let (mut stream, is_old) = match options.settings.edition() {
            // The codes of edition 1 are those that were printed.
            Edition::First => (source.stream(seal, 0), true),
            Edition::Second | Edition::Next => (source.secret(options.scope(), seal), false),
        };
        let give_up = GiveUpCode::draw(&mut stream);
        let earlier = match source {
            Source::Seed(_) if !is_old => Some(GiveUpCode::draw(&mut source.stream(seal, 0))),
            Source::Seed(_) | Source::Keyed(..) => None,
        };
        let opening = match source {
            Source::Keyed(..) => {
                Some(OpeningCode::draw(&mut source.stream(WitchesConcern::Opening, 0)))
            }
            Source::Seed(_) => None,
        };
        Secrets { source, give_up, earlier, opening, stream }
    }

    /// The code on the sheet.
    pub(super) fn seal(
        &self,
        options: &SheetOptions,
        deal: &Deal,
        answers: &[Answer],
        cost: Cost,
    ) -> Result<Payload, SealError> {
        self.sealed(options, deal, answers, None, cost)
    }

    /// A code that the give-up codes of earlier sheets open too.
    pub(super) fn seal_for_both(
        &self,
        options: &SheetOptions,
        deal: &Deal,
        answers: &[Answer],
        cost: Cost,
    ) -> Result<Payload, SealError> {
        self.sealed(options, deal, answers, self.earlier, cost)
    }

    fn sealed(
        &self,
        options: &SheetOptions,
        deal: &Deal,
        answers: &[Answer],
        earlier: Option<GiveUpCode>,
        cost: Cost,
    ) -> Result<Payload, SealError> {
        let edition = options.settings.edition();
        let answers: Vec<Vec<u8>> =
            answers.iter().map(|answer| wire::answer(edition, answer)).collect();
        let contents = Contents {
            game: wire::GAME,
            edition,
            language: options.language,
            solution: &wire::write(deal),
            answers: &answers,
            places: options.most_answers.count().into(),
            give_up: self.give_up,
            earlier,
            opening: self.opening,
        };
        let name = (edition > Edition::First && !self.source.is_scoped())
            .then(|| self.first_name(&contents, deal));
        let parts = if options.is_referee() { Parts::Seal } else { Parts::Both };
        Payload::seal_named(&contents, name, parts, cost, &mut self.stream.clone())
    }

    /// The identity that the game has had since its edition came out: what people call it stays,
    /// and who scans an old sheet meets who scans a new one.
    fn first_name(&self, contents: &Contents<'_>, deal: &Deal) -> PuzzleId {
        let mut stream = self.source.stream(WitchesConcern::Seal, 0);
        let give_up = GiveUpCode::draw(&mut stream);
        let solution = &wire::write_unpadded(deal);
        Payload::identity(&Contents { solution, give_up, ..*contents }, &mut stream)
    }
}
