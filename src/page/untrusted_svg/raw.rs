//! Checks of a file before it is parsed as XML, since parsing itself can take quadratic time.

use super::SvgFault;

/// Largest number of attributes of an element. The parser compares each with all preceding ones.
const ATTRIBUTES: usize = 300;
/// Largest number of namespace declarations. Elements inherit all declarations of their ancestors.
const NAMESPACES: usize = 200;
/// Largest number of bytes that entities may add to a file.
const ENTITIES: usize = 1_000_000;

/// Checks a text that may be XML.
///
/// # Errors
/// [`SvgFault::Complex`] if parsing it would take too long.
pub(super) fn validate(text: &str) -> Result<(), SvgFault> {
    // A tag cannot contain `<`, so each part has at most one tag.
    if text.split('<').any(|tag| tag.matches('=').count() > ATTRIBUTES)
        || text.matches("xmlns").count() > NAMESPACES
    {
        return Err(SvgFault::PARTS);
    }
    let Some(declared) = text.find("<!ENTITY") else { return Ok(()) };
    let declarations = text.get(declared..).unwrap_or_default().split("<!ENTITY").skip(1);
    let mut longest = 0;
    for declaration in declarations {
        let mut parts = declaration.splitn(3, ['"', '\'']);
        let (_, value) = (parts.next(), parts.next().unwrap_or_default());
        if value.contains(['<', '&', '%']) {
            return Err(SvgFault::ENTITIES);
        }
        longest = longest.max(value.len());
    }
    match text.matches('&').count().saturating_mul(longest) {
        0..=ENTITIES => Ok(()),
        _ => Err(SvgFault::ENTITIES),
    }
}
