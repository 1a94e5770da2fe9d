//! What a file holds before it is XML: reading XML itself can be made to take long.

use super::ForeignFault;

/// The most attributes of an element: each is compared with all before it.
const ATTRIBUTES: usize = 300;
/// The most declarations of namespaces: elements inherit all that are declared around them.
const NAMESPACES: usize = 200;
/// The most bytes that entities may add to a file.
const ENTITIES: usize = 1_000_000;

/// Looks through a text that may be XML.
///
/// # Errors
/// If it would take long to be read.
pub(super) fn look_through(text: &str) -> Result<(), ForeignFault> {
    // No tag holds the sign with which the next one begins.
    if text.split('<').any(|tag| tag.matches('=').count() > ATTRIBUTES)
        || text.matches("xmlns").count() > NAMESPACES
    {
        return Err(ForeignFault::PARTS);
    }
    let Some(declared) = text.find("<!ENTITY") else { return Ok(()) };
    let declarations = text.get(declared..).unwrap_or_default().split("<!ENTITY").skip(1);
    let mut longest = 0;
    for declaration in declarations {
        let mut parts = declaration.splitn(3, ['"', '\'']);
        let (_, value) = (parts.next(), parts.next().unwrap_or_default());
        if value.contains(['<', '&', '%']) {
            return Err(ForeignFault::ENTITIES);
        }
        longest = longest.max(value.len());
    }
    match text.matches('&').count().saturating_mul(longest) {
        0..=ENTITIES => Ok(()),
        _ => Err(ForeignFault::ENTITIES),
    }
}
