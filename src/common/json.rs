//! JSON of the types that tables, codes and screens exchange, with little code.
//!
//! A derived reader is compiled for each source that it reads from, and accepts lists in place of
//! objects as well. The phone's page must be downloaded before use, so all reading is from one
//! source, a [`Value`], which accepts only an object as an object. Writing goes through a
//! [`Value`], too.
//!
//! Objects are read field by field ([`Fields`]), because a derived reader takes a kilobyte or more
//! for each type.

use std::fmt;

use serde::de::{
    DeserializeOwned, DeserializeSeed, EnumAccess, Error as _, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};
use serde::{Deserialize, Deserializer, Serialize, forward_to_deserialize_any};
use serde_json::{Error, Value};

/// Parses a text.
///
/// # Errors
/// If the text is not JSON, or not of this type.
pub(crate) fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    from_value(serde_json::from_str(text)?)
}

/// Converts a value.
///
/// # Errors
/// If the value is not of this type.
pub(crate) fn from_value<T: DeserializeOwned>(value: Value) -> Result<T, Error> {
    T::deserialize(JsonSource(value))
}

/// Serializes to a text that [`from_str`] parses.
///
/// # Errors
/// If JSON has no form for it.
pub(crate) fn to_string(what: &impl Serialize) -> Result<String, Error> {
    Ok(serde_json::to_value(what)?.to_string())
}

/// Source from which all types are deserialized.
pub(crate) struct JsonSource(pub(crate) Value);

impl JsonSource {
    #[cold]
    #[inline(never)]
    fn refuse<T>(&self) -> Result<T, Error> {
        let kind = match &self.0 {
            Value::Null => "nothing",
            Value::Bool(_) => "a yes or no",
            Value::Number(_) => "a number",
            Value::String(_) => "a text",
            Value::Array(_) => "a list",
            Value::Object(_) => "an object",
        };
        Err(Error::custom(format_args!("{kind} where there can be none: {}", self.0)))
    }
}

impl<'de> Deserializer<'de> for JsonSource {
    type Error = Error;

    /// Supports types that accept any JSON. Their nested values bypass `JsonSource`.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.0.deserialize_any(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.0.as_bool().map_or_else(|| self.refuse(), |truth| visitor.visit_bool(truth))
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.0.as_u64().map_or_else(|| self.refuse(), |number| visitor.visit_u64(number))
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.0.as_i64().map_or_else(|| self.refuse(), |number| visitor.visit_i64(number))
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(text) => visitor.visit_string(text),
            _ => self.refuse(),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_string(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_string(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Array(list) = self.0 else { return self.refuse() };
        let mut rest = RemainingElements(list.into_iter());
        let read = visitor.visit_seq(&mut rest)?;
        rest.0.next().map_or(Ok(read), |more| JsonSource(more).refuse())
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _count: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _count: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Object(object) = self.0 else { return self.refuse() };
        visitor.visit_map(Entries { rest: object.into_iter(), value: Value::Null })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let named = match self.0 {
            Value::String(name) => Variant { name, value: Value::Null },
            Value::Object(object) if object.len() == 1 => {
                let Some((name, value)) = object.into_iter().next() else {
                    return JsonSource(Value::Null).refuse();
                };
                Variant { name, value }
            }
            _ => return self.refuse(),
        };
        visitor.visit_enum(named)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i8 i32 i64 i128 u128 f32 f64 char bytes byte_buf unit unit_struct }
}

/// Remaining elements of a list.
struct RemainingElements(std::vec::IntoIter<Value>);

impl<'de> SeqAccess<'de> for &mut RemainingElements {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        self.0.next().map(|value| seed.deserialize(JsonSource(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// Remaining entries of an object, with the value of the latest key.
struct Entries {
    rest: serde_json::map::IntoIter,
    value: Value,
}

impl<'de> MapAccess<'de> for Entries {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(JsonSource(Value::String(key))).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(JsonSource(self.value.take()))
    }
}

/// Variant of an enum, with its content.
struct Variant {
    name: String,
    value: Value,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Error;
    type Variant = JsonSource;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, JsonSource), Error> {
        let kind = seed.deserialize(JsonSource(Value::String(self.name)))?;
        Ok((kind, JsonSource(self.value)))
    }
}

impl<'de> VariantAccess<'de> for JsonSource {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        if self.0.is_null() { Ok(()) } else { self.refuse() }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _count: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }
}

/// Fields of an object that were not read yet.
pub(crate) struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct FieldsVisitor;

        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields, M::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }

        from.deserialize_map(FieldsVisitor)
    }
}

impl Fields {
    /// Removes and parses a required field.
    pub(crate) fn take<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Error> {
        let value = self.value(name).ok_or_else(|| Error::missing_field(name))?;
        T::deserialize(JsonSource(value))
    }

    /// Removes and parses an optional field; returns `other` if it is missing.
    pub(crate) fn take_or<T: DeserializeOwned>(
        &mut self,
        name: &str,
        other: T,
    ) -> Result<T, Error> {
        self.value(name).map_or(Ok(other), |value| T::deserialize(JsonSource(value)))
    }

    /// Removes an optional field without parsing it; null if it is missing.
    pub(crate) fn take_value(&mut self, name: &str) -> Value {
        self.value(name).unwrap_or_default()
    }

    fn value(&mut self, name: &str) -> Option<Value> {
        let place = self.0.iter().position(|(field, _)| field == name)?;
        Some(self.0.swap_remove(place).1)
    }

    /// Fails if any field was not read.
    pub(crate) fn end(self) -> Result<(), Error> {
        let strange = self.0.into_iter().next();
        strange.map_or(Ok(()), |(name, _)| Err(Error::custom(format_args!("no field `{name}`"))))
    }
}

/// Converts an error to that of another deserializer.
#[cold]
#[inline(never)]
pub(crate) fn custom<E: serde::de::Error>(error: Error) -> E {
    E::custom(error)
}

/// Returns the error for an unknown variant `kind` in the field `field`.
pub(crate) fn unknown_variant<T>(field: &str, kind: &str) -> Result<T, Error> {
    Err(Error::custom(format_args!("no `{kind}` in field `{field}`")))
}

/// Implements `Deserialize` by fields. The fields after `or` have their default value if they are
/// missing.
macro_rules! read_by_fields {
    ($($name:ident { $($field:ident),* $(; or $($other:ident),*)? })*) => {$(
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let read = |mut fields: $crate::common::json::Fields| {
                    let read = $name {
                        $($field: fields.take(stringify!($field))?,)*
                        $($($other: fields.take_or(stringify!($other), Default::default())?,)*)?
                    };
                    fields.end()?;
                    Ok(read)
                };
                let fields = $crate::common::json::Fields::deserialize(from)?;
                read(fields).map_err($crate::common::json::custom)
            }
        }
    )*};
}

pub(crate) use read_by_fields;

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Plain,
        New(i16),
        Pair(u8, bool),
        Named { name: String },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct All {
        kinds: Vec<Kind>,
        some: Option<u32>,
        none: Option<u32>,
        rows: [[u8; 2]; 2],
        pair: (usize, String),
        any: Value,
    }

    #[test]
    fn what_is_written_is_read() {
        let all = All {
            kinds: vec![
                Kind::Plain,
                Kind::New(-3),
                Kind::Pair(2, true),
                Kind::Named { name: "sage".into() },
            ],
            some: Some(7),
            none: None,
            rows: [[1, 2], [3, 4]],
            pair: (5, "mint".into()),
            any: serde_json::json!({ "a": [1.5, null, -2] }),
        };
        let text = to_string(&all).unwrap();
        assert_eq!(from_str::<All>(&text).unwrap(), all);
        assert_eq!(serde_json::from_str::<All>(&text).unwrap(), all);
    }

    #[test]
    fn what_is_something_else_is_refused() {
        let refused = |text: &str| from_str::<All>(text).unwrap_err().to_string();
        assert!(refused("{").contains("EOF"));
        assert!(refused("[]").contains("a list where there can be none"));
        assert!(refused("{}").contains("missing field `kinds`"));
        let kinds = |text: &str| from_str::<Vec<Kind>>(text).map_err(|error| error.to_string());
        assert_eq!(kinds(r#"["plain", {"new": 3}]"#), Ok(vec![Kind::Plain, Kind::New(3)]));
        for (text, why) in [
            (r#"["odd"]"#, "unknown variant `odd`"),
            (r#"[{"plain": 1}]"#, "a number where there can be none: 1"),
            (r#"["new"]"#, "nothing where there can be none"),
            (r#"[{"new": 1, "pair": 2}]"#, "an object where"),
            (r#"[{"new": 70000}]"#, "70000"),
            (r#"[{"new": 1.5}]"#, "a number where there can be none: 1.5"),
            (r#"[{"pair": [1]}]"#, "length 1"),
            (r#"[{"pair": [1, true, 2]}]"#, "a number where there can be none: 2"),
            (r#"[{"named": {"name": false}}]"#, "a yes or no where"),
            ("\"plain\"", "a text where there can be none: \"plain\""),
        ] {
            let told = kinds(text).unwrap_err();
            assert!(told.contains(why), "{text}: {told}");
        }
    }
}
