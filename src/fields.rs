//! Reading a JSON object, one field of which says what kind of thing it is. A derived reader is
//! built anew for each kind, several thousand bytes each; the phone's page has to be loaded first,
//! so what it is asked is read by this.

use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::{Error, Map, Value};

/// The fields of an object that are not yet read.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct Fields(Map<String, Value>);

impl Fields {
    /// The value of a field that must be there.
    pub(crate) fn take<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Error> {
        let value = self.0.remove(name).ok_or_else(|| Error::missing_field(name))?;
        T::deserialize(value)
    }

    /// The value of a field, or what it is without one.
    pub(crate) fn take_or<T: DeserializeOwned>(
        &mut self,
        name: &str,
        other: T,
    ) -> Result<T, Error> {
        self.0.remove(name).map_or(Ok(other), T::deserialize)
    }

    /// Nothing else may be there.
    pub(crate) fn end(self) -> Result<(), Error> {
        let strange = self.0.into_iter().next();
        strange.map_or(Ok(()), |(name, _)| Err(Error::custom(format_args!("no field {name:?}"))))
    }
}

/// No thing is of this kind.
pub(crate) fn no_kind<T>(field: &str, kind: &str) -> Result<T, Error> {
    Err(Error::custom(format_args!("no {kind:?} in field {field:?}")))
}
