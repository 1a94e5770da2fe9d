//! Upper bound of the work for drawing an untrusted SVG file, including all references.

use std::collections::{HashMap, HashSet};

use usvg::roxmltree::{Document, Node};

use super::styles::Styles;
use super::{DEEPEST, SvgFault, urls};

/// Largest work of a drawing, in units of about one element.
const MOST: u64 = 100_000;
/// Bytes of attribute values that cost one unit of [`MOST`].
const BYTES: u64 = 64;
/// Cost of a byte of text, in units of [`MOST`]. Letters are shaped before they are drawn.
const LETTER: u64 = 20;
/// Comparisons with selectors that cost one unit.
const COMPARISONS: u64 = 100;

/// Cost of an element with all that it contains and refers to.
#[derive(Clone, Copy, Default)]
struct ElementCost {
    work: u64,
    /// Upper bound of the vertices of its outlines. A marker is drawn at each vertex.
    corners: u64,
    /// Nesting depth below the element, through children and references.
    height: usize,
}

/// State of an element in the traversal of [`Costs`].
#[derive(Clone, Copy)]
enum CostState {
    /// The element is on the stack of the traversal. Reaching it again is a cycle.
    Open,
    Cost(ElementCost),
}

/// Costs of the elements of a drawing, computed by a memoized depth-first traversal.
pub(super) struct Costs<'d, 'i, 's> {
    styles: &'s Styles<'s>,
    /// Elements by `id`. An `id` can occur more than once, and SVG readers differ in which element
    /// they choose, so all are counted.
    named: HashMap<&'d str, Vec<Node<'d, 'i>>>,
    known: HashMap<usize, CostState>,
    /// Markers already checked by `refuse_marked`, by node number.
    plain: HashSet<usize>,
}

impl<'d, 'i> Costs<'d, 'i, '_> {
    /// Computes the costs of all elements.
    ///
    /// # Errors
    /// If the total cost or the nesting depth is too large, if an element refers to itself, or if
    /// something cannot be printed.
    pub(super) fn of(document: &'d Document<'i>, styles: &Styles<'_>) -> Result<(), SvgFault> {
        let mut named: HashMap<&str, Vec<Node<'_, '_>>> = HashMap::new();
        for node in document.descendants() {
            if let Some(id) = node.attribute("id") {
                named.entry(id).or_default().push(node);
            }
        }
        let mut costs = Costs { styles, named, known: HashMap::new(), plain: HashSet::new() };
        costs.cost(document.root_element(), 0).map(drop)
    }

    fn cost(&mut self, node: Node<'d, 'i>, depth: usize) -> Result<ElementCost, SvgFault> {
        let number = node.id().get_usize();
        let cost = match self.known.get(&number) {
            Some(CostState::Cost(cost)) => *cost,
            Some(CostState::Open) => return Err(SvgFault::Endless(name(node))),
            None => {
                if depth > DEEPEST {
                    return Err(SvgFault::DEEP);
                }
                self.known.insert(number, CostState::Open);
                let cost = self.reckon(node, depth)?;
                self.known.insert(number, CostState::Cost(cost));
                cost
            }
        };
        match depth + cost.height > DEEPEST {
            true => Err(SvgFault::DEEP),
            false if cost.work > MOST => Err(SvgFault::PARTS),
            false => Ok(cost),
        }
    }

    fn reckon(&mut self, node: Node<'d, 'i>, depth: usize) -> Result<ElementCost, SvgFault> {
        if !node.is_element() {
            let letters =
                node.text().filter(|_| is_in_text(node)).map_or(0, |text| text.trim().len());
            return Ok(ElementCost { work: LETTER * letters as u64, ..ElementCost::default() });
        }
        let bytes: u64 = node.attributes().map(|a| a.value().len() as u64).sum();
        let outline = ["d", "points"].into_iter().filter_map(|name| node.attribute(name));
        let outline = outline.map(|outline| outline.len() as u64).max();
        let mut cost = ElementCost {
            work: 1 + bytes / BYTES + self.styles.effort / COMPARISONS,
            corners: outline.unwrap_or(4),
            height: 0,
        };
        for child in node.children() {
            cost.add(self.cost(child, depth + 1)?);
        }
        for link in links(node) {
            for linked in self.named.get(link).cloned().unwrap_or_default() {
                let linked = self.cost(linked, depth + 1)?;
                cost.add(linked);
                if node.tag_name().name() == "textPath" {
                    let along = count_text_bytes(node).saturating_mul(linked.corners);
                    cost.work = cost.work.saturating_add(along / BYTES);
                }
            }
        }
        if !is_paint(node) {
            self.add_style_cost(node, depth, &mut cost)?;
        }
        Ok(cost)
    }

    /// Adds the cost of references from presentation properties such as `fill`, `clip-path` and
    /// `marker`.
    fn add_style_cost(
        &mut self,
        node: Node<'d, 'i>,
        depth: usize,
        cost: &mut ElementCost,
    ) -> Result<(), SvgFault> {
        let styles = self.styles;
        let said: Vec<(&str, &str)> = styles.of(node).collect();
        cost.work = cost.work.saturating_add(said.len() as u64 / 16);
        let mut markers = 0_u64;
        for (property, value) in said {
            refuse(property, value)?;
            for id in urls(value).filter_map(parse_reference) {
                for referred in self.named.get(id).cloned().unwrap_or_default() {
                    refuse_drawn(referred)?;
                    let its = self.cost(referred, depth + 1)?;
                    if property.starts_with("marker") {
                        self.refuse_marked(referred)?;
                        markers = markers.saturating_add(its.work);
                    }
                    cost.add(ElementCost { corners: 0, ..its });
                }
            }
        }
        cost.work = cost.work.saturating_add(markers.saturating_mul(cost.corners));
        Ok(())
    }

    /// Rejects a marker that is defined inside an element with markers, since its content would
    /// inherit those markers.
    fn refuse_marked(&mut self, marker: Node<'d, 'i>) -> Result<(), SvgFault> {
        if !self.plain.insert(marker.id().get_usize()) {
            return Ok(());
        }
        let marks = |(property, value): (&str, &str)| {
            property.starts_with("marker") && urls(value).next().is_some()
        };
        match marker.ancestors().skip(1).any(|above| self.styles.of(above).any(marks)) {
            true => Err(SvgFault::Complex { what: "markers within what has markers" }),
            false => Ok(()),
        }
    }
}

impl ElementCost {
    fn add(&mut self, part: ElementCost) {
        self.work = self.work.saturating_add(part.work);
        self.corners = self.corners.saturating_add(part.corners);
        self.height = self.height.max(part.height + 1);
    }
}

/// Returns the name of an element for errors: its `id` or its tag.
fn name(node: Node<'_, '_>) -> String {
    let id = node.attribute("id").map(|id| format!("#{}", id.chars().take(40).collect::<String>()));
    id.unwrap_or_else(|| format!("<{}>", node.tag_name().name()))
}

/// Returns the ids in `href` attributes, except those of `<a>`, whose target is not drawn.
fn links<'d>(node: Node<'d, '_>) -> impl Iterator<Item = &'d str> {
    let is_link = node.tag_name().name() == "a";
    let links = node.attributes().filter(move |a| !is_link && a.name() == "href");
    links.filter_map(|a| parse_reference(a.value()))
}

/// Returns the id in a reference such as `#id`.
fn parse_reference(reference: &str) -> Option<&str> {
    reference.trim().strip_prefix('#')?.split_whitespace().next()
}

/// Whether an element is a gradient or a gradient stop, whose properties refer to no drawings.
fn is_paint(node: Node<'_, '_>) -> bool {
    matches!(node.tag_name().name(), "linearGradient" | "radialGradient" | "stop")
}

fn is_in_text(node: Node<'_, '_>) -> bool {
    node.ancestors().any(|above| above.tag_name().name() == "text")
}

/// Returns the number of bytes of all text in an element.
fn count_text_bytes(node: Node<'_, '_>) -> u64 {
    let texts = node.descendants().filter(Node::is_text);
    texts.filter_map(|text| text.text()).map(|text| text.len() as u64).sum()
}

/// Rejects the properties `mask` and `filter`, which cannot be printed.
fn refuse(property: &str, value: &str) -> Result<(), SvgFault> {
    let is_set = !matches!(value.trim(), "" | "none" | "inherit" | "initial" | "unset");
    match property {
        "mask" if is_set => Err(MASK),
        "filter" if is_set => Err(FILTER),
        _ => Ok(()),
    }
}

/// Rejects references to `<mask>`, `<filter>` and `<pattern>`, which cannot be printed.
fn refuse_drawn(node: Node<'_, '_>) -> Result<(), SvgFault> {
    match node.tag_name().name() {
        "mask" => Err(MASK),
        "filter" => Err(FILTER),
        "pattern" => Err(PATTERN),
        _ => Ok(()),
    }
}

const MASK: SvgFault = SvgFault::Unprintable {
    what: "a mask",
    instead: "a clip path or a gradient with stop opacity",
};
const FILTER: SvgFault = SvgFault::Unprintable { what: "a filter", instead: "paths and gradients" };
const PATTERN: SvgFault =
    SvgFault::Unprintable { what: "a pattern", instead: "lines and a clip path" };
