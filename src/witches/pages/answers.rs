//! Page of answers, with which a person tests potions without a device.

#[cfg(test)]
mod tests;

use super::shared::numbered_list;
use super::*;
use crate::texts::Value;
use crate::witches::puzzle::{
    Answer, Decoy, Effect, MAX_GROWN, Potion, PotionItem, Puzzle, PuzzlePart, Role, evaluate,
    test_stream, winning_potion,
};
use crate::witches::settings::EffectsLevel;
use crate::witches::table::Solution;

/// Secrets of a game that its Keeper needs for [`answers()`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeeperSecrets<'a> {
    pub puzzle: &'a Puzzle,
    /// All answers; at least one.
    pub answers: &'a [Answer],
    /// Give-up code as printed. Opens the answer seal for players who lost.
    pub give_up: &'a str,
    /// Second input of a tournament's answer seal; `None` for an ordinary sheet.
    pub opening: Option<&'a str>,
}

impl KeeperSecrets<'_> {
    /// Whether the game has no effects, so that dots alone decide the growth of an ingredient.
    pub(crate) fn is_plain(&self) -> bool {
        self.puzzle.settings().effects() == EffectsLevel::None
    }

    pub(super) fn have_imposters(&self) -> bool {
        let is_imposter = |part: &PuzzlePart| matches!(part.role, Role::Decoy(Decoy::Imposter(_)));
        self.puzzle.parts().iter().any(is_imposter)
    }
}

/// Draws the page of answers.
pub(crate) fn answers(
    view: &SheetView,
    secrets: &KeeperSecrets<'_>,
    options: &DrawOptions,
) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let margins = sheet.text_frame();
    let canvas = draw_within(&sheet, margins, |canvas| {
        let (emblem, said) = (symbol!("cauldron"), (answers_title(), answers_intro()));
        let mut body = shared::head(canvas, margins, emblem, said, Some(view), words)?;
        let sections = match secrets.is_plain() {
            true => {
                body = table(canvas, body, secrets.puzzle, words)?;
                sections_without_effects(secrets, words)
            }
            false => with_effects(secrets, words),
        };
        rules::readable(body, sections, &words.format(&answers_title()))?.draw(canvas);
        Ok(())
    })?;
    sheet.front(canvas, Orientation::Portrait, "witch", &words.format(&answers_page()))
}

/// Height of the head of [`table`].
const TABLE_HEAD: LayoutUnit = LayoutUnit(8.0);
/// Height of a row of [`table`].
const TABLE_ROW: LayoutUnit = LayoutUnit(10.5);
/// Gap below [`table`].
const TABLE_BELOW: LayoutUnit = LayoutUnit(6.0);
/// Width of the names in [`table`].
const TABLE_NAME: LayoutUnit = LayoutUnit(37.0);
/// Width of the roles in [`table`].
const TABLE_ROLE: LayoutUnit = LayoutUnit(35.0);
/// Horizontal padding of a column of [`table`].
const TABLE_MARGIN: LayoutUnit = LayoutUnit(1.5);
const TABLE_SYMBOL: LayoutUnit = LayoutUnit(9.0);
const TABLE_CORNER: LayoutUnit = LayoutUnit(2.0);
const TABLE_RULE: Pen = Pen::new(theme::RULE, LayoutUnit(0.25));
const TABLE_FRAME: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.4));

const TABLE_NAMES: Style = Style::new(Face::Bold, 11.0);
const TABLE_ROLES: Style = Style::new(Face::Regular, 10.5);
const TABLE_DOTS: Style = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);
const TABLE_PLAIN: Style = Style::new(Face::Regular, 10.5).colour(theme::SOFT_INK);
const TABLE_RIGHT: Style = Style::new(Face::Bold, 11.0);

/// Growth of an ingredient with some number of dots, if no effect changes its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ripeness {
    Right,
    Under,
    Over,
    /// Not counted, because the ingredient has no number.
    Passed,
}

impl Ripeness {
    pub(super) fn of(puzzle: &Puzzle, ingredient: Ingredient, grown: u8) -> Ripeness {
        match puzzle.part(ingredient).map(|part| part.role) {
            Some(Role::Regular(number) | Role::Decoy(Decoy::Imposter(number))) => {
                match grown.cmp(&number) {
                    std::cmp::Ordering::Less => Ripeness::Under,
                    std::cmp::Ordering::Equal => Ripeness::Right,
                    std::cmp::Ordering::Greater => Ripeness::Over,
                }
            }
            Some(Role::Decoy(Decoy::Overgrown)) => Ripeness::Over,
            Some(Role::Decoy(Decoy::Undergrown)) => Ripeness::Under,
            Some(Role::Decoy(Decoy::Ignore)) | None => Ripeness::Passed,
        }
    }

    pub(super) fn message(self) -> Message {
        match self {
            Ripeness::Under => answers_under(),
            Ripeness::Right => answers_right(),
            Ripeness::Over => answers_over(),
            Ripeness::Passed => answers_not_counted(),
        }
    }
}

fn role_of(puzzle: &Puzzle, ingredient: Ingredient) -> Message {
    match puzzle.part(ingredient).map(|part| part.role) {
        Some(Role::Regular(number)) => answers_regular(number),
        Some(Role::Decoy(Decoy::Imposter(_))) => answers_imposter(),
        Some(Role::Decoy(Decoy::Overgrown | Decoy::Undergrown)) => answers_overachiever(),
        Some(Role::Decoy(Decoy::Ignore)) | None => answers_ignored(),
    }
}

/// Draws the table at the top of `frame`. Returns the free frame below.
fn table(canvas: &mut Canvas, frame: Frame, puzzle: &Puzzle, words: &Language) -> Result<Frame> {
    let ingredients = puzzle.ingredients();
    let (table, rest) =
        frame.split_top(TABLE_HEAD + TABLE_ROW * ingredients.len() as f64, TABLE_BELOW);
    let column = (table.w - TABLE_NAME - TABLE_ROLE) / f64::from(MAX_GROWN);
    let dots_x = |grown: u8| table.x + TABLE_NAME + TABLE_ROLE + column * (f64::from(grown) - 0.5);
    canvas.rect(Frame { h: TABLE_HEAD, ..table }, TABLE_CORNER, theme::TINT, None);
    let baseline =
        |top: LayoutUnit, height: LayoutUnit, style: Style| top + (height + style.cap()) / 2.0;
    let y = baseline(table.y, TABLE_HEAD, TABLE_DOTS);
    let dots = words.format(&answers_dots());
    TABLE_DOTS.fits(&dots, TABLE_ROLE - TABLE_MARGIN)?;
    let at = Point::new(table.x + TABLE_NAME + TABLE_ROLE - TABLE_MARGIN, y);
    canvas.text(Layer::Text, &dots, at, Align::Right, TABLE_DOTS);
    for grown in 1..=MAX_GROWN {
        let at = Point::new(dots_x(grown), y);
        canvas.text(Layer::Text, &grown.to_string(), at, Align::Middle, TABLE_DOTS);
    }
    for (i, &ingredient) in ingredients.iter().enumerate() {
        let row =
            Frame::new(table.x, table.y + TABLE_HEAD + TABLE_ROW * i as f64, table.w, TABLE_ROW);
        canvas.stroke(Point::new(row.x, row.y), Point::new(row.right(), row.y), TABLE_RULE);
        let symbol = Point::new(row.x + TABLE_MARGIN + TABLE_SYMBOL / 2.0, row.centre().y);
        canvas.symbol(Layer::Icon, ingredient, Frame::square(symbol, TABLE_SYMBOL));
        let name = words.format(&ingredient.name());
        let left = row.x + TABLE_MARGIN + TABLE_SYMBOL + TABLE_MARGIN;
        TABLE_NAMES.fits(&name, row.x + TABLE_NAME - left)?;
        let at = Point::new(left, baseline(row.y, TABLE_ROW, TABLE_NAMES));
        canvas.text(Layer::Text, &name, at, Align::Left, TABLE_NAMES);
        let kind = words.format(&role_of(puzzle, ingredient));
        TABLE_ROLES.fits(&kind, TABLE_ROLE - TABLE_MARGIN)?;
        let at = Point::new(row.x + TABLE_NAME, baseline(row.y, TABLE_ROW, TABLE_ROLES));
        canvas.text(Layer::Text, &kind, at, Align::Left, TABLE_ROLES);
        if Ripeness::of(puzzle, ingredient, 1) == Ripeness::Passed {
            let passed = words.format(&Ripeness::Passed.message());
            let middle = (dots_x(1) + dots_x(MAX_GROWN)) / 2.0;
            TABLE_PLAIN.fits(&passed, column * f64::from(MAX_GROWN))?;
            let at = Point::new(middle, baseline(row.y, TABLE_ROW, TABLE_PLAIN));
            canvas.text(Layer::Text, &passed, at, Align::Middle, TABLE_PLAIN);
            continue;
        }
        for grown in 1..=MAX_GROWN {
            let growth = Ripeness::of(puzzle, ingredient, grown);
            let style = if growth == Ripeness::Right { TABLE_RIGHT } else { TABLE_PLAIN };
            let word = words.format(&growth.message());
            style.fits(&word, column - TABLE_MARGIN)?;
            if growth == Ripeness::Right {
                let cell = Frame::new(dots_x(grown) - column / 2.0, row.y, column, row.h);
                canvas.rect(cell.inset(TABLE_MARGIN), TABLE_CORNER, theme::TINT, Some(TABLE_FRAME));
            }
            let at = Point::new(dots_x(grown), baseline(row.y, TABLE_ROW, style));
            canvas.text(Layer::Text, &word, at, Align::Middle, style);
        }
    }
    canvas.rect(table, TABLE_CORNER, None, Some(TABLE_FRAME));
    Ok(rest)
}

/// Returns the sections of a game without effects, in addition to [`table`].
fn sections_without_effects(secrets: &KeeperSecrets<'_>, words: &Language) -> Vec<TextSection> {
    let winning = winning(secrets);
    let potion = winning.first().map_or_else(|| "".into(), pours);
    let mut steps = vec![answers_how_wins(potion), answers_how_look(), answers_how_say()];
    if secrets.have_imposters() {
        steps.push(answers_how_imposters());
    }
    steps.push(answers_how_name());
    let mut sections = vec![recipe(secrets, &winning, words)];
    sections.push(TextSection::new(&words.format(&answers_how()), numbered_list(steps, words)));
    sections.extend(example(secrets, &winning, words));
    sections
}

/// Returns the sections of a game with effects.
fn with_effects(secrets: &KeeperSecrets<'_>, words: &Language) -> Vec<TextSection> {
    let puzzle = secrets.puzzle;
    let winning = winning(secrets);
    let solution = Solution::new(puzzle, secrets.answers.to_vec());
    let parts = solution.ingredients.iter().map(|part| {
        let (name, role) = (part.ingredient.name(), part.role());
        let said = match &part.effects[..] {
            [] => answers_part(name, role),
            effects => answers_part_effects(name, role, row(effects.iter().map(|e| e.name()))),
        };
        item(ItemMarker::Symbol(part.ingredient.into()), &words.format(&said))
    });
    let has = |effect| puzzle.parts().iter().any(|part| part.effects.contains(&effect));
    let length = puzzle.length();
    let effects = Effect::ALL.into_iter().filter(|&effect| has(effect)).map(|effect| {
        let said = answers_effect(effect.name(), effect.exactly(length));
        vec![item(ItemMarker::Bullet, &words.format(&said))]
    });
    let mut sections = vec![
        recipe(secrets, &winning, words),
        TextSection::new(&words.format(&answers_ingredients()), parts.collect()),
    ];
    sections.extend(TextSection::in_pieces(&words.format(&answers_effects()), effects.collect()));
    let mut walk = vec![text(&words.format(&answers_walk_intro()))];
    walk.extend(numbered_list(steps(length, has), words));
    let ends = [answers_walk_wins(length), answers_walk_say(), answers_how_name()];
    walk.extend(ends.iter().map(|end| text(&words.format(end))));
    sections.push(TextSection::new(&words.format(&answers_walk()), walk));
    sections.extend(example(secrets, &winning, words));
    sections
}

/// Returns the steps at each ingredient, limited to those that can occur in this game. `has` is
/// whether an effect is in the game.
fn steps(length: u8, has: impl Fn(Effect) -> bool) -> impl Iterator<Item = Message> {
    let order =
        if has(Effect::Resetter) { answers_walk_order_reset() } else { answers_walk_order() };
    let dots = if has(Effect::Fertilizer) {
        answers_walk_dots_fertilized(length)
    } else {
        answers_walk_dots(length)
    };
    let steps = [
        has(Effect::Enthusiastic).then(answers_walk_skip),
        has(Effect::Coward).then(answers_walk_coward),
        Some(answers_walk_effects()),
        Some(order),
        Some(dots),
        Some(answers_walk_count()),
        has(Effect::Cutoff).then(answers_walk_cutoff),
        has(Effect::Resetter).then(answers_walk_resetter),
    ];
    steps.into_iter().flatten()
}

/// Returns the winning potions of all answers in `secrets`.
fn winning(secrets: &KeeperSecrets<'_>) -> Vec<Potion> {
    secrets.answers.iter().filter_map(|a| winning_potion(secrets.puzzle, a)).collect()
}

fn pour(pour: &PotionItem) -> Message {
    answers_pour(pour.ingredient.name(), pour.grown)
}

fn pours(potion: &Potion) -> Value {
    row(potion.items().iter().map(pour))
}

fn recipe(secrets: &KeeperSecrets<'_>, winning: &[Potion], words: &Language) -> TextSection {
    let length = secrets.puzzle.length();
    let intro = match winning {
        [_] => answers_recipe(length),
        _ => answers_recipe_several(length),
    };
    let mut blocks = vec![text(&words.format(&intro))];
    for potion in winning {
        let captions = potion.items().iter();
        let captions = captions.map(|p| (p.ingredient.into(), words.format(&pour(p))));
        blocks.push(Block::Captions(captions.collect()));
    }
    blocks.push(text(&words.format(&answers_give_up(secrets.give_up))));
    blocks.extend(secrets.opening.map(|code| text(&words.format(&answers_opening(code)))));
    TextSection::new(&words.format(&answers_potions()), blocks)
}

/// Returns an example of a potion that does not win, with its result: a winning potion with its
/// first two ingredients swapped, wrong dots on one, and a decoy at the end.
fn example(
    secrets: &KeeperSecrets<'_>,
    winning: &[Potion],
    words: &Language,
) -> Option<TextSection> {
    let puzzle = secrets.puzzle;
    let mut pours = winning.first()?.items().to_vec();
    let last = pours.len().checked_sub(1)?;
    pours.swap(0, 1.min(last));
    let first = pours.first_mut()?;
    first.grown = if first.grown > 1 { first.grown - 1 } else { first.grown + 1 };
    pours[last] = PotionItem { ingredient: decoy(puzzle)?, grown: 1 };
    let potion = Potion::new(puzzle, pours).ok()?;
    let verdict = evaluate(puzzle, &potion, &mut test_stream(puzzle, 1));
    let mut lines = vec![answers_example_potion(self::pours(&potion))];
    if secrets.is_plain() {
        let growth = |p: &PotionItem| Ripeness::of(puzzle, p.ingredient, p.grown).message();
        let parts = potion.items().iter();
        lines.extend(parts.map(|p| answers_example_part(pour(p), growth(p))));
    }
    lines.push(match &verdict.reports[..] {
        [] => answers_example_say(verdict.undergrown, verdict.overgrown),
        reports => {
            let reports = row(reports.iter().map(|report| report.message()));
            answers_example_say_reports(verdict.undergrown, verdict.overgrown, reports)
        }
    });
    let count = lines.len();
    let blocks = (0..).zip(lines).map(|(i, line): (usize, Message)| {
        let said = words.format(&line);
        if i == 0 || i + 1 == count { text(&said) } else { item(ItemMarker::Bullet, &said) }
    });
    (!verdict.won).then(|| TextSection::new(&words.format(&answers_example()), blocks.collect()))
}

/// Returns a decoy of `puzzle`, preferably an ignored one. Every puzzle has a decoy.
fn decoy(puzzle: &Puzzle) -> Option<Ingredient> {
    let is = |i: &&Ingredient, ignored: bool| match puzzle.part(**i).map(|part| part.role) {
        Some(Role::Decoy(Decoy::Ignore)) => true,
        Some(Role::Decoy(_)) => !ignored,
        _ => false,
    };
    let mut all = puzzle.ingredients().iter();
    all.clone().find(|i| is(i, true)).or_else(|| all.find(|i| is(i, false))).copied()
}
