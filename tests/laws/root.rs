//! Stable interface of the library: the items at the crate's root and their errors, with all that
//! can be seen of them. Read from the sources, so that a change is seen with any toolchain.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::sources::{Module, Sources};

/// Lists the stable items by name: each with its declaration, its public fields or variants, and the
/// signatures of its public functions.
pub fn listed(sources: &Sources) -> String {
    let mut items: Vec<(String, Module, String)> = Vec::new();
    for of in [Module::new(), vec!["errors".to_owned()]] {
        items.extend(sources.exports(&of));
    }
    items.sort();
    let mut list = String::new();
    for (name, module, own) in &items {
        // The module may export the item from a module below.
        let below = sources.texts.iter().filter(|(at, _)| at.starts_with(module));
        let declared = below.filter_map(|(at, code)| Some((at, declaration(code, own)?))).next();
        let (at, declared) = declared.unwrap_or_else(|| panic!("{module:?} has no {own}"));
        let _ = writeln!(list, "{name} ({}::{own})", at.join("::"));
        let _ = writeln!(list, "  {declared}");
        let mut members = BTreeSet::new();
        for code in sources.texts.values() {
            members.extend(implementations(code, own));
        }
        for member in members {
            let _ = writeln!(list, "    {member}");
        }
    }
    list
}

/// Declaration of an item with its attributes, on one line, without its private fields.
fn declaration(code: &str, name: &str) -> Option<String> {
    let kinds = ["struct", "enum", "fn", "trait", "type"];
    let begins = kinds.iter().filter_map(|kind| {
        let begin = format!("pub {kind} {name}");
        let is_whole = |at: &usize| !code[at + begin.len()..].starts_with(is_part);
        code.match_indices(&begin).map(|(at, _)| at).find(is_whole).map(|at| (at, *kind))
    });
    let (at, kind) = begins.min()?;
    let whole = &code[at..at + length(&code[at..], kind != "fn")];
    let before = code[..at].lines().rev().map(str::trim).take_while(|line| !line.is_empty());
    let mut attributes: Vec<&str> = before.filter(|line| is_kept(line)).collect();
    attributes.reverse();
    // Entries of a catalogue, and of a macro that declares an enum, are rows of their invocation.
    let rows = match whole.contains("$(") || whole.contains(" of ") {
        true => invocation(code, at),
        false => String::new(),
    };
    let whole = if whole.contains("$(") { format!("pub {kind} {name}") } else { whole.to_owned() };
    let seen = if kind == "struct" { without_private(&whole) } else { without_attributes(&whole) };
    Some([attributes.join(" "), on_one_line(&seen), rows].join(" ").trim().to_owned())
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn is_kept(line: &str) -> bool {
    line.starts_with("#[derive(") || line.starts_with("#[non_exhaustive")
}

/// Length of an item that begins `code`: to its semicolon, or to the end of its braces, or, without
/// `braces`, to their begin.
fn length(code: &str, braces: bool) -> usize {
    let mut depth = 0;
    for (i, c) in code.char_indices() {
        match c {
            '{' if depth == 0 && !braces => return i,
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => {
                depth -= 1;
                if depth == 0 && c == '}' {
                    return i + 1;
                }
            }
            ';' if depth == 0 => return i,
            _ => {}
        }
    }
    code.len()
}

/// Names of the rows of a macro's invocation: of the one that contains `at`, or else of the next.
fn invocation(code: &str, at: usize) -> String {
    let is_open = |from: usize| !code[from..at].contains("\n}");
    let begins: Vec<usize> = code.match_indices("! {\n").map(|(found, _)| found).collect();
    let inside = begins.iter().rev().find(|begin| **begin < at && is_open(**begin));
    let declares = |begin: &usize| code[..*begin].ends_with("macro_rules");
    let begin = inside.filter(|begin| !declares(begin));
    let Some(begin) = begin.or_else(|| begins.iter().find(|begin| **begin > at)) else {
        return String::new();
    };
    let body = &code[*begin..];
    let body = &body[..body.find("\n}").unwrap_or(body.len())];
    let rows = body.lines().skip(1).filter(|line| {
        let row = line.strip_prefix("    ").unwrap_or_default();
        let field = line.strip_prefix("        ").unwrap_or_default();
        let is_case = row.starts_with(|c: char| c.is_ascii_uppercase()) || row.contains("=>");
        is_case || (field.contains(": ") && inside != Some(begin))
    });
    rows.map(on_one_line)
        .map(|row| row.trim_end_matches('{').trim().to_owned())
        .collect::<Vec<String>>()
        .join("; ")
}

/// Public functions of a type, and the traits that are implemented for it by hand.
fn implementations(code: &str, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("impl") {
        let is_begin = code[..at].is_empty() || code[..at].ends_with(['\n', ' ']);
        let Some(open) = code[at..].find('{') else { continue };
        let head = on_one_line(&code[at..at + open]);
        if !is_begin || head.contains('$') {
            continue;
        }
        let (of_trait, of) = match head.split_once(" for ") {
            Some((of_trait, of)) => (Some(of_trait), of),
            None => (None, head.strip_prefix("impl ").unwrap_or_default()),
        };
        if of.split(['<', ' ']).next() != Some(name) {
            continue;
        }
        if of_trait.is_some() {
            found.push(head);
            continue;
        }
        let body = &code[at + open..];
        let body = &body[..length(&format!(" {body}"), true).saturating_sub(1)];
        for kind in ["pub fn ", "pub const fn ", "pub const "] {
            for (at, _) in body.match_indices(kind) {
                let signature = &body[at..at + length(&body[at..], false)];
                if !(kind == "pub const " && signature.starts_with("pub const fn ")) {
                    let signature = match kind {
                        "pub const " => signature.split(" = ").next().unwrap_or_default(),
                        _ => signature,
                    };
                    found.push(on_one_line(signature));
                }
            }
        }
    }
    found
}

fn on_one_line(code: &str) -> String {
    code.split_whitespace().collect::<Vec<&str>>().join(" ").replace("( ", "(").replace(", )", ")")
}

fn without_attributes(code: &str) -> String {
    let mut kept = String::new();
    let mut rest = code;
    while let Some(at) = rest.find("#[") {
        kept += &rest[..at];
        rest = &rest[at..];
        let (mut depth, mut end) = (0, rest.len());
        for (i, c) in rest.char_indices().skip(1) {
            depth += i32::from(c == '[') - i32::from(c == ']');
            if depth == 0 {
                end = i + 1;
                break;
            }
        }
        rest = &rest[end..];
    }
    kept + rest
}

/// Replaces private fields by an ellipsis.
fn without_private(code: &str) -> String {
    let code = without_attributes(code);
    let Some((head, body)) = code.split_once('{') else { return code };
    let lines: Vec<&str> = body.lines().map(str::trim).filter(|line| line.len() > 1).collect();
    let public: Vec<&str> = lines.iter().copied().filter(|line| line.starts_with("pub ")).collect();
    let more = if public.len() < lines.len() { "…" } else { "" };
    format!("{head}{{ {} {more} }}", public.join(" "))
}
