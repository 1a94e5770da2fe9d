//! Catalogues: enums with a row for each case, which says all that is known of it.

/// Declares an enum by the rows of its catalogue, with `ALL` and a private `row`. In brackets
/// stand the messages that speak of a case, by the fields of the row that they fill; in braces
/// all other fields. A row that lacks one does not compile.
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
        $visible enum $name {
            $($(#[$doc])* $case,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($name::$case),*].len()] = [$($name::$case),*];

            const fn row(self) -> &'static $row {
                const ROWS: &[$row; $name::ALL.len()] =
                    &[$($row { $($($what: $crate::texts::said::$message,)*)? $($field)* }),*];
                &ROWS[self as usize]
            }
        }
    };
}

pub(crate) use catalogue;

/// Has cases serialized as their identifiers. What is derived compares with each identifier by
/// code of its own; the phone's page has to be loaded first.
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
