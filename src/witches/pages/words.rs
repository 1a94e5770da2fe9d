//! Structures of texts in JSON files, one with missing or superfluous texts is refused.

/// A structure of texts.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident { $($field:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        #[allow(missing_docs)]
        pub(crate) struct $name {
            $(pub $field: String,)*
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                let mut texts =
                    std::collections::BTreeMap::<String, String>::deserialize(source)?;
                let mut take = |name: &'static str| {
                    texts.remove(name).ok_or_else(|| D::Error::missing_field(name))
                };
                let read = $name { $($field: take(stringify!($field))?,)* };
                match texts.pop_first() {
                    Some((name, _)) => Err(D::Error::unknown_field(&name, &[])),
                    None => Ok(read),
                }
            }
        }
    )*};
}

pub(crate) use texts;

/// A text with its `{placeholders}` filled in.
pub(crate) fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut filled = text.to_owned();
    for (name, value) in values {
        filled = filled.replace(&format!("{{{name}}}"), value);
    }
    debug_assert!(!filled.contains(['{', '}']), "{filled:?} has a placeholder left");
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_filled() {
        assert_eq!(fill("{a} of {b} {a}", &[("a", "1"), ("b", "2")]), "1 of 2 1");
    }
}
