//! Internal, may change. Options of users, one group for each subject. An option is defined once, as
//! a field of its group: name, type, default and help. The command line gets its arguments from this
//! definition, the press for browsers its JSON fields, and the web page its defaults.
//!
//! A group converts itself to the options of the domain, such as
//! [`DrawOptions`](crate::page::DrawOptions), by destructuring all of its fields, so that a
//! forgotten option does not compile.

mod booklet;
#[cfg(feature = "program")]
mod choice;
mod layout;
mod order;
mod page;
mod race;
mod sheet;
#[cfg(test)]
mod tests;
mod value;

use serde_json::{Map, Value, json};

use crate::game::Rejection;
pub use booklet::{PartOptions, StyleOptions};
#[cfg(feature = "program")]
pub use choice::{choice, signature};
pub use layout::LayoutOptions;
pub use order::{CustomOptions, OrderOptions};
pub use page::paper;
pub use page::{LookOptions, PageOptions, PrintRequest, StandardOptions};
pub use race::{CardOptions, RulesOptions};
pub use sheet::{AidOptions, ReadingOptions};
use value::STANDARDS;
pub use value::{Choices, OptionChoice, OptionValue};
pub use value::{CommandLineOption, ValueError, yes_or_no};

/// Group of options, as declared by `options!`.
pub trait OptionGroup: Sized + Default {
    /// Reads all options of the group. `take` returns the JSON value of an option, or null.
    ///
    /// # Errors
    /// If a value is invalid.
    fn read(take: &mut dyn FnMut(&str) -> Value) -> Result<Self, Rejection>;

    /// Passes the value of each option to `put`, with the name of its field.
    fn each_json(&self, put: &mut dyn FnMut(&str, Value));

    /// Returns the value of each option by its name.
    fn json(&self) -> Map<String, Value> {
        let mut all = Map::new();
        self.each_json(&mut |field, value| {
            all.insert(option_name(field), value);
        });
        all
    }

    /// Returns the options as command-line text, each with a leading space: `" --length 4"`.
    /// Options that have their default are omitted.
    fn to_command_line(&self) -> String;
}

/// Heading of the options of a publisher's style in the help.
pub const STYLE_HEADING: &str = "Style";

/// Returns the default of each option as JSON, by group and name.
pub(crate) fn defaults() -> Value {
    json!({
        "aid": AidOptions::default().json(),
        "card": CardOptions::default().json(),
        "custom": CustomOptions::default().json(),
        "layout": LayoutOptions::default().json(),
        "look": LookOptions::default().json(),
        "order": OrderOptions::default().json(),
        "page": PageOptions::default().json(),
        "reading": ReadingOptions::default().json(),
        "standard": StandardOptions::default().json(),
    })
}

/// Returns the name of an option from the name of its field.
fn option_name(field: &str) -> String {
    field.replace('_', "-")
}

/// Reads one option; `usual` is its default.
fn read<T: OptionValue>(
    take: &mut dyn FnMut(&str) -> Value,
    field: &str,
    usual: T,
) -> Result<T, Rejection> {
    match given(take, field) {
        None => Ok(usual),
        Some((given, name)) => T::read(given, &name),
    }
}

/// Returns the value of an option and its name; `None` if it is not given.
#[inline(never)]
fn given(take: &mut dyn FnMut(&str) -> Value, field: &str) -> Option<(Value, String)> {
    let name = option_name(field);
    let value = take(&name);
    (!value.is_null()).then_some((value, name))
}

/// Returns one option as command-line text, or an empty text for its default.
fn option_text<T: OptionValue>(field: &str, value: &T, usual: &T) -> String {
    let (name, value, usual) =
        (option_name(field), value.to_command_line(), usual.to_command_line());
    match value {
        value if value == usual => String::new(),
        CommandLineOption::Absent => String::new(),
        CommandLineOption::Flag => format!(" --{name}"),
        CommandLineOption::Value(text) => format!(" --{name} {text}"),
    }
}

/// Declares groups of options. The doc comment of a field is the help of the option, its `arg`
/// attribute is that of clap, its name with dashes, or the name after `as`, is the name on the
/// command line and in JSON, and the value after `=` is its default. The default of an option
/// without one is that of its type: `None` or `false`.
macro_rules! options {
    ($(
        $(#[doc = $about:tt])+
        $(#[command($($command:tt)*)])?
        $(#[derive($($derived:ident),*)])?
        pub struct $group:ident {
            $(
                $(#[doc = $help:tt])+
                $(#[arg($($arg:tt)*)])?
                $field:ident $(as $name:tt)?: $kind:ty $(= $usual:expr)?,
            )*
        }
    )*) => {$(
        $(#[doc = $about])+
        #[derive(Clone, Debug, $($($derived),*)?)]
        #[cfg_attr(feature = "program", derive(clap::Args))]
        $(#[cfg_attr(feature = "program", command($($command)*))])?
        pub struct $group {
            $(
                $(#[doc = $help])+
                #[cfg_attr(feature = "program", arg(long $(= $name)?))]
                $(#[cfg_attr(feature = "program", arg($($arg)*))])?
                $(#[cfg_attr(feature = "program", arg(default_value_t = $usual))])?
                pub $field: $kind,
            )*
        }

        impl Default for $group {
            fn default() -> Self {
                $group { $($field: $crate::options::options!(@usual $($usual)?),)* }
            }
        }

        impl $crate::options::OptionGroup for $group {
            fn read(
                take: &mut dyn FnMut(&str) -> serde_json::Value,
            ) -> Result<Self, $crate::game::Rejection> {
                let usual = $group::default();
                Ok($group {
                    $($field: $crate::options::read(
                        take, $crate::options::options!(@name $field $($name)?), usual.$field,
                    )?,)*
                })
            }

            fn each_json(&self, put: &mut dyn FnMut(&str, serde_json::Value)) {
                $(put(
                    $crate::options::options!(@name $field $($name)?),
                    $crate::options::OptionValue::json(&self.$field),
                );)*
            }

            fn to_command_line(&self) -> String {
                let usual = $group::default();
                let all = [$(
                    $crate::options::option_text(
                        $crate::options::options!(@name $field $($name)?),
                        &self.$field,
                        &usual.$field,
                    ),
                )*];
                all.concat()
            }
        }
    )*};
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:tt) => { $name };
    (@usual) => { Default::default() };
    (@usual $usual:expr) => { $usual };
}

use options;
