//! Catalogues: enums with a table row for each variant.

/// Declares an enum by the rows of its catalogue, with `ALL` and a private `row`. Square brackets
/// contain the messages of a variant, by the field of the row that they fill; braces contain all
/// other fields. A row without one of the fields does not compile. The enum is `#[non_exhaustive]`:
/// a new row does not break users of the library, and within the crate each match stays complete.
macro_rules! catalogue {
    (
        $(#[$meta:meta])*
        $visible:vis enum $name:ident of $row:ident;
        $(
            $(#[$doc:meta])*
            $case:ident $([$($what:ident: $message:ident),*])? { $($field:tt)* }
        )*
    ) => {
        $(#[$meta])*
        #[non_exhaustive]
        $visible enum $name {
            $($(#[$doc])* $case,)*
        }

        impl $name {
            /// All variants, in order.
            pub const ALL: [$name; [$($name::$case),*].len()] = [$($name::$case),*];

            const fn row(self) -> &'static $row {
                const ROWS: &[$row; $name::ALL.len()] =
                    &[$($row { $($($what: $crate::texts::msg::$message,)*)? $($field)* }),*];
                &ROWS[self as usize]
            }
        }
    };
}

pub(crate) use catalogue;

/// Serializes the variants of an enum as their identifiers. A derived implementation contains
/// separate code for each identifier, which makes the phone's page larger.
macro_rules! serialized_by_id {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let id = String::deserialize(from)?;
                let unknown = || serde::de::Error::custom(format_args!("no {id}"));
                $name::ALL.into_iter().find(|case| case.id() == id).ok_or_else(unknown)
            }
        }
    };
}

pub(crate) use serialized_by_id;
