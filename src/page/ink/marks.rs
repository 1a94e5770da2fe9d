//! What an element of a drawing says about its paint, and how that is changed in its text.

use std::ops::Range;

use usvg::roxmltree::Node;

use super::tone::Tone;

/// The properties that are colours.
pub(super) const PAINTS: [&str; 6] =
    ["fill", "stroke", "stop-color", "color", "flood-color", "lighting-color"];

/// All that an element declares: its style first, which wins, then its attributes.
pub(super) fn declarations<'a>(node: Node<'a, '_>) -> impl Iterator<Item = (&'a str, &'a str)> {
    let styles = node.attribute("style").unwrap_or_default().split(';');
    let styles = styles.filter_map(|item| item.split_once(':'));
    let styles = styles.map(|(name, value)| (name.trim(), value.trim()));
    styles.chain(node.attributes().map(|attribute| (attribute.name(), attribute.value())))
}

/// A property as an element itself declares it.
pub(super) fn declared<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    let value = declarations(node).find(|(declared, _)| *declared == name)?.1;
    (value != "inherit").then_some(value)
}

/// A property that elements inherit.
pub(super) fn inherited<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.ancestors().find_map(|node| declared(node, name))
}

/// A number that elements inherit, without its unit.
pub(super) fn number(node: Node, name: &str) -> Option<f64> {
    inherited(node, name)?.trim_end_matches("px").parse().ok()
}

/// What an element is painted with, under all opacities; `None` if with nothing.
pub(super) fn paint(node: Node, name: &str) -> Option<Tone> {
    let unset = if name == "fill" { "black" } else { "none" };
    let value = match inherited(node, name).unwrap_or(unset) {
        "none" | "transparent" => return None,
        "currentColor" => inherited(node, "color").unwrap_or("black"),
        value => value,
    };
    let share = |value: Option<&str>| value.and_then(|v| v.parse().ok()).unwrap_or(1.0);
    let groups = node.ancestors().map(|node| share(declared(node, "opacity")));
    let own = share(inherited(node, &format!("{name}-opacity")));
    let opacity = groups.product::<f64>() * own;
    let tone = Tone::read(value).unwrap_or(Tone::MIDDLE).over_white(opacity.clamp(0.0, 1.0));
    (opacity > 0.0).then_some(tone)
}

/// The width of an element's line; `None` if it has none.
pub(super) fn line(node: Node) -> Option<f64> {
    paint(node, "stroke")?;
    Some(number(node, "stroke-width").unwrap_or(1.0)).filter(|width| *width > 0.0)
}

/// Whether an element is a shape.
pub(super) fn is_shape(node: Node) -> bool {
    let shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
    shapes.contains(&node.tag_name().name())
}

/// Changes of a text, each to a part of its own.
#[derive(Default)]
pub(super) struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    /// Makes an element declare a property, or not declare it any more.
    pub(super) fn declare(&mut self, node: Node, name: &str, value: Option<String>) {
        self.forget_style(node, name);
        let attribute = node.attributes().find(|attribute| attribute.name() == name);
        match (attribute, value) {
            (Some(attribute), Some(value)) => self.0.push((attribute.range_value(), value)),
            (Some(attribute), None) => self.0.push((attribute.range(), String::new())),
            (None, Some(value)) => {
                let tag = node.range().start + 1 + tag(node);
                self.0.push((tag..tag, format!(r#" {name}="{value}""#)));
            }
            (None, None) => {}
        }
    }

    /// Blanks a declaration in the element's style.
    fn forget_style(&mut self, node: Node, name: &str) {
        let Some(style) = node.attributes().find(|attribute| attribute.name() == "style") else {
            return;
        };
        // An escaped style is not as long as its value; nothing in it can be found by place.
        let place = style.range_value();
        if place.len() != style.value().len() {
            return;
        }
        let mut start = place.start;
        for item in style.value().split(';') {
            if item.split_once(':').is_some_and(|(declared, _)| declared.trim() == name) {
                self.0.push((start..start + item.len(), String::new()));
            }
            start += item.len() + 1;
        }
    }

    /// The text with all changes.
    pub(super) fn apply(mut self, text: &str) -> String {
        self.0.sort_by_key(|(place, _)| (place.start, place.end));
        let mut changed = String::with_capacity(text.len() + text.len() / 8);
        let mut rest = 0;
        for (place, with) in self.0 {
            if let Some(kept) = text.get(rest..place.start) {
                changed += kept;
                changed += &with;
                rest = place.end;
            }
        }
        changed + text.get(rest..).unwrap_or_default()
    }
}

/// The length of an element's name as it is written.
fn tag(node: Node) -> usize {
    let text = node.document().input_text().get(node.range().start + 1..).unwrap_or_default();
    text.find(|c: char| c.is_whitespace() || c == '/' || c == '>').unwrap_or(0)
}
