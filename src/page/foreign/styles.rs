//! The rules of style in a drawing, and what they say of each element.

use simplecss::{
    AttributeOperator, Declaration, DeclarationTokenizer, Element, PseudoClass, Rule, StyleSheet,
};
use usvg::roxmltree::{Document, Node};

use super::ForeignFault;

/// The most comparisons of elements with parts of rules.
const COMPARISONS: u64 = 10_000_000;

/// The most bytes, rules and declarations: what is twice as long takes four times as long to be
/// read.
const BYTES: usize = 60_000;
const RULES: u64 = 1000;
const AT_RULES: u64 = 20;
const DECLARATIONS: u64 = 5000;
/// The most bytes of an element's own style, for the same reason.
const OWN_BYTES: usize = 4000;
/// The most pairs of selectors and declarations.
const PAIRS: u64 = 5_000_000;

/// The rules of a drawing.
pub(super) struct Styles<'a> {
    sheet: StyleSheet<'a>,
    /// How many comparisons it takes at most to find the rules of an element.
    pub(super) effort: u64,
}

/// The texts of a drawing's rules.
pub(super) fn texts<'a>(document: &Document<'a>) -> Vec<String> {
    let styles = document.descendants().filter(|node| node.tag_name().name() == "style");
    styles.filter_map(|node| node.text().map(str::to_owned)).collect()
}

impl<'a> Styles<'a> {
    /// Reads the rules.
    ///
    /// # Errors
    /// If it would take long to see which elements they are for.
    pub(super) fn read(
        document: &Document<'_>,
        depth: usize,
        texts: &'a [String],
    ) -> Result<Styles<'a>, ForeignFault> {
        let of = |sign| texts.iter().map(|text| text.matches(sign).count() as u64).sum::<u64>();
        let bytes: usize = texts.iter().map(String::len).sum();
        // Every selector of a rule has all of its declarations.
        let pairs = of(',').saturating_mul(of(':'));
        let mut own = document.descendants().filter_map(|node| node.attribute("style"));
        if own.any(|style| style.len() > OWN_BYTES) {
            return Err(ForeignFault::STYLES);
        }
        let many = of('{') > RULES || of('@') > AT_RULES || of(':') > DECLARATIONS;
        if bytes > BYTES || many || pairs > PAIRS {
            return Err(ForeignFault::STYLES);
        }
        let mut sheet = StyleSheet::new();
        texts.iter().for_each(|text| sheet.parse_more(text));
        let effort = sheet.rules.iter().map(|rule| effort(rule, depth as u64));
        let effort = effort.fold(0, u64::saturating_add);
        let elements = document.descendants().filter(Node::is_element).count() as u64;
        if effort.saturating_mul(elements) > COMPARISONS {
            return Err(ForeignFault::STYLES);
        }
        Ok(Styles { sheet, effort })
    }

    /// All that is declared in the rules.
    pub(super) fn declarations(&self) -> impl Iterator<Item = (&str, &str)> {
        let rules = self.sheet.rules.iter().flat_map(|rule| &rule.declarations);
        rules.map(|declared| (declared.name, declared.value))
    }

    /// What is said of an element, by its attributes, its style and the rules.
    pub(super) fn of<'n>(&'n self, node: Node<'n, '_>) -> impl Iterator<Item = (&'n str, &'n str)> {
        let attributes = node.attributes().map(|a| (a.name(), a.value()));
        let rules = self.sheet.rules.iter().filter(move |rule| rule.selector.matches(&Place(node)));
        let rules = rules.flat_map(|rule| &rule.declarations);
        let own = DeclarationTokenizer::from(node.attribute("style").unwrap_or_default());
        let said = |declared: Declaration<'n>| (declared.name, declared.value);
        attributes.chain(rules.copied().map(said)).chain(own.map(said))
    }
}

/// How many comparisons a rule takes for an element at most: what is to stand within another is
/// looked for at every depth.
fn effort(rule: &Rule<'_>, depth: u64) -> u64 {
    let selector = rule.selector.to_string();
    let names = selector.split_whitespace().filter(|word| !matches!(*word, ">" | "+"));
    let within = names.count().saturating_sub(1);
    let compared = depth.saturating_pow(u32::try_from(within).unwrap_or(u32::MAX));
    compared.saturating_add((selector.len() / 16 + rule.declarations.len()) as u64)
}

struct Place<'a, 'i: 'a>(Node<'a, 'i>);

impl Element for Place<'_, '_> {
    fn parent_element(&self) -> Option<Self> {
        self.0.parent_element().map(Place)
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        self.0.prev_sibling_element().map(Place)
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.0.tag_name().name() == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        self.0.attribute(name).is_some_and(|value| operator.matches(value))
    }

    fn pseudo_class_matches(&self, class: PseudoClass<'_>) -> bool {
        matches!(class, PseudoClass::FirstChild) && self.prev_sibling_element().is_none()
    }
}
