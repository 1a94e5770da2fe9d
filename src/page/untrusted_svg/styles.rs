//! CSS rules of a drawing, and the declarations that apply to each element.

use simplecss::{
    AttributeOperator, Declaration, DeclarationTokenizer, Element, PseudoClass, Rule, StyleSheet,
};
use usvg::roxmltree::{Document, Node};

use super::SvgFault;

/// Largest number of comparisons between elements and parts of selectors.
const COMPARISONS: u64 = 10_000_000;

/// Largest total length of style sheets, in bytes. The CSS parser takes quadratic time, so this and
/// the following numbers are limited.
const BYTES: usize = 60_000;
/// Largest number of rules, counted by `{`.
const RULES: u64 = 1000;
/// Largest number of at-rules, counted by `@`.
const AT_RULES: u64 = 20;
/// Largest number of declarations, counted by `:`.
const DECLARATIONS: u64 = 5000;
/// Largest length of a `style` attribute, in bytes, for the same reason.
const OWN_BYTES: usize = 4000;
/// Largest number of pairs of a selector and a declaration.
const PAIRS: u64 = 5_000_000;

/// CSS rules of a drawing.
pub(super) struct Styles<'a> {
    sheet: StyleSheet<'a>,
    /// Upper bound of the comparisons that matching one element against all rules takes.
    pub(super) effort: u64,
}

/// Returns the contents of the `<style>` elements of a drawing.
pub(super) fn texts<'a>(document: &Document<'a>) -> Vec<String> {
    let styles = document.descendants().filter(|node| node.tag_name().name() == "style");
    styles.filter_map(|node| node.text().map(str::to_owned)).collect()
}

impl<'a> Styles<'a> {
    /// Parses the rules.
    ///
    /// # Errors
    /// [`SvgFault::Complex`] if parsing them, or matching them against all elements, would take
    /// too long.
    pub(super) fn read(
        document: &Document<'_>,
        depth: usize,
        texts: &'a [String],
    ) -> Result<Styles<'a>, SvgFault> {
        let of = |sign| texts.iter().map(|text| text.matches(sign).count() as u64).sum::<u64>();
        let bytes: usize = texts.iter().map(String::len).sum();
        // Each selector of a rule holds a copy of all declarations of the rule.
        let pairs = of(',').saturating_mul(of(':'));
        let mut own = document.descendants().filter_map(|node| node.attribute("style"));
        if own.any(|style| style.len() > OWN_BYTES) {
            return Err(SvgFault::STYLES);
        }
        let many = of('{') > RULES || of('@') > AT_RULES || of(':') > DECLARATIONS;
        if bytes > BYTES || many || pairs > PAIRS {
            return Err(SvgFault::STYLES);
        }
        let mut sheet = StyleSheet::new();
        texts.iter().for_each(|text| sheet.parse_more(text));
        let effort = sheet.rules.iter().map(|rule| effort(rule, depth as u64));
        let effort = effort.fold(0, u64::saturating_add);
        let elements = document.descendants().filter(Node::is_element).count() as u64;
        if effort.saturating_mul(elements) > COMPARISONS {
            return Err(SvgFault::STYLES);
        }
        Ok(Styles { sheet, effort })
    }

    /// Returns the names and values of all declarations in the rules.
    pub(super) fn declarations(&self) -> impl Iterator<Item = (&str, &str)> {
        let rules = self.sheet.rules.iter().flat_map(|rule| &rule.declarations);
        rules.map(|declared| (declared.name, declared.value))
    }

    /// Returns the names and values that apply to an element: its attributes, the declarations of
    /// matching rules, and those of its `style` attribute.
    pub(super) fn of<'n>(&'n self, node: Node<'n, '_>) -> impl Iterator<Item = (&'n str, &'n str)> {
        let attributes = node.attributes().map(|a| (a.name(), a.value()));
        let rules = self.sheet.rules.iter().filter(move |rule| rule.selector.matches(&Place(node)));
        let rules = rules.flat_map(|rule| &rule.declarations);
        let own = DeclarationTokenizer::from(node.attribute("style").unwrap_or_default());
        let said = |declared: Declaration<'n>| (declared.name, declared.value);
        attributes.chain(rules.copied().map(said)).chain(own.map(said))
    }
}

/// Returns an upper bound of the comparisons of a rule with one element. For each descendant
/// combinator, elements at every depth are compared.
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
