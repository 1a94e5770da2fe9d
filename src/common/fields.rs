//! Reading JSON objects field by field. A derived reader is built anew for each type, a thousand
//! bytes and more each; the phone's page has to be loaded first, so what it is asked and what it
//! keeps is read by this.

use std::fmt;

use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Error, Value};

use crate::common::json::Source;

/// The fields of an object that are not yet read.
pub(crate) struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct All;

        impl<'de> Visitor<'de> for All {
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

        from.deserialize_map(All)
    }
}

impl Fields {
    /// The value of a field that must be there.
    pub(crate) fn take<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Error> {
        let value = self.value(name).ok_or_else(|| Error::missing_field(name))?;
        T::deserialize(Source(value))
    }

    /// The value of a field, or what it is without one.
    pub(crate) fn take_or<T: DeserializeOwned>(
        &mut self,
        name: &str,
        other: T,
    ) -> Result<T, Error> {
        self.value(name).map_or(Ok(other), |value| T::deserialize(Source(value)))
    }

    fn value(&mut self, name: &str) -> Option<Value> {
        let place = self.0.iter().position(|(field, _)| field == name)?;
        Some(self.0.swap_remove(place).1)
    }

    /// Nothing else may be there.
    pub(crate) fn end(self) -> Result<(), Error> {
        let strange = self.0.into_iter().next();
        strange.map_or(Ok(()), |(name, _)| Err(Error::custom(format_args!("no field `{name}`"))))
    }
}

/// What was wrong, as a reader of another source says it.
#[cold]
#[inline(never)]
pub(crate) fn said_by<E: serde::de::Error>(error: Error) -> E {
    E::custom(error)
}

/// No thing is of this kind.
pub(crate) fn no_kind<T>(field: &str, kind: &str) -> Result<T, Error> {
    Err(Error::custom(format_args!("no `{kind}` in field `{field}`")))
}

/// Reads a type by its fields; those after `or` are what they usually are where they are missing.
macro_rules! read_by_fields {
    ($($name:ident { $($field:ident),* $(; or $($other:ident),*)? })*) => {$(
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let read = |mut fields: $crate::common::fields::Fields| {
                    let read = $name {
                        $($field: fields.take(stringify!($field))?,)*
                        $($($other: fields.take_or(stringify!($other), Default::default())?,)*)?
                    };
                    fields.end()?;
                    Ok(read)
                };
                let fields = $crate::common::fields::Fields::deserialize(from)?;
                read(fields).map_err($crate::common::fields::said_by)
            }
        }
    )*};
}

pub(crate) use read_by_fields;
