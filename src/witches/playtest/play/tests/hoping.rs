//! Checks `WinningPlan` against games of players who know the answer.

use super::*;
use crate::witches::playtest::game::{CauldronState, PlantPlace, PlantSlot};
use crate::witches::puzzle::{Ingredient, winning_dots};

/// Player who knows a potion. Passes, or plays at random where passing is impossible, until turn
/// `from`; then brews the potion.
struct Knowing {
    potion: Vec<PotionItem>,
    from: u32,
}

impl Knowing {
    fn brew(&self, view: &PlayerView<'_>, witch: u8, legal: &[Move]) -> Option<Move> {
        let position = view.position;
        let begun = |c: &CauldronState| {
            c.is_open()
                && self.potion.starts_with(c.brew.items())
                && c.brew.items().len() + usize::from(c.room) >= self.potion.len()
        };
        let cauldrons = (0..).zip(position.cauldrons()).filter(|(_, c)| begun(c));
        let (cauldron, filled) = cauldrons.max_by_key(|(_, c)| c.brew.items().len())?;
        let Some(next) = self.potion.get(filled.brew.items().len()) else {
            return legal.contains(&Move::Close { cauldron }).then_some(Move::Close { cauldron });
        };
        let at = |place: PlantPlace| match position.holds(place) {
            PlantSlot::Plant(pour) if pour.ingredient == next.ingredient => Some(pour.grown),
            _ => None,
        };
        let helps = |m: &&Move| match **m {
            Move::Pluck { from, into, .. } => into == cauldron && at(from) == Some(next.grown),
            Move::Grow { garden } => {
                let spots = position.gardens()[usize::from(garden)];
                let mut places = spots.iter().map(|spot| PlantPlace { spot, layer: 0 });
                places.any(|place| at(place).is_some_and(|grown| grown < next.grown))
            }
            _ => false,
        };
        let plants = || position.plants_of(position.setup.section(witch));
        let mut growing = plants().filter(|(_, p)| p.ingredient == next.ingredient);
        let helpful = legal.iter().find(|m| matches!(m, Move::Pluck { .. }) && helps(m));
        let helpful = helpful.or_else(|| legal.iter().find(helps));
        let plant = |m: &&Move| matches!(m, Move::Plant { ingredient, .. } if *ingredient == next.ingredient);
        let new = || growing.next().is_none().then(|| legal.iter().find(plant)).flatten();
        helpful.or_else(new).copied()
    }
}

impl Player for Knowing {
    fn choose(
        &mut self,
        view: &PlayerView<'_>,
        witch: u8,
        legal: &[Move],
        stream: &mut Stream,
    ) -> Move {
        let knows = view.position.turn >= self.from;
        let brewing = knows.then(|| self.brew(view, witch, legal)).flatten();
        brewing.unwrap_or_else(|| match legal.contains(&Move::Pass) {
            true => Move::Pass,
            false => CarelessPlayer.choose(view, witch, legal, stream),
        })
    }
}

#[test]
fn a_potion_that_is_brewed_was_never_hopeless() {
    let (mut won, mut late) = (0, 0);
    for number in 0..240 {
        let level = Level::ALL[number as usize % 6];
        let players = 1 + (number / 6 % 8) as u8;
        let sheet = sheet(number, level, players);
        let answer: &[Ingredient] = &sheet.answers[0];
        let dots = winning_dots(&sheet.game_data.puzzle, answer).unwrap();
        let pours = answer.iter().zip(dots);
        let potion: Vec<PotionItem> = pours
            .map(|(&ingredient, dots)| PotionItem { ingredient, grown: dots.unwrap_or(1) })
            .collect();
        let from = (number / 48) as u32 * 3;
        let minds = Minds {
            minds: vec![Box::new(Knowing { potion: potion.clone(), from })],
            of_witch: vec![0; players.into()],
            speaker: 0,
        };
        let game = PlayableSheet::of(&sheet);
        let (record, _) = game.play_with(minds, Mode::Cooperative, Seed(number)).unwrap();
        let last = record.tests.last().unwrap();
        if last.kind == PotionSource::Cauldron && last.pours == potion {
            assert!(last.won);
            won += 1;
            late += u32::from(from > 0);
            assert_eq!(record.hopeless, None, "{number} {potion:?}\n{}", sheet.board);
        }
    }
    assert!(won > 40 && late > 25, "{won} {late}");
}

#[test]
fn hope_begins_with_the_game_and_ends_with_the_large_cauldrons() {
    all_kinds(1, |game, players, mode, _| {
        let setup = GameSetup::deal(game.printed.clone(), players, mode);
        let mut position = GamePosition::new(Arc::new(setup));
        let together = mode != Mode::Competitive;
        assert!(!together || game.hope.remains(&position));
        let shortest = game.facts.recipe.shortest();
        for (cauldron, printed) in (0..).zip(&game.printed.cauldrons) {
            if printed.size >= shortest {
                position.use_up(cauldron);
            }
        }
        // A Guesser cell tests at most three ingredients, fewer than any of these recipes has.
        assert!(shortest > 3 && !game.hope.remains(&position));
    });
}
