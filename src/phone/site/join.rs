//! Bundler for the scripts of the page, which are ES modules. It joins an entry and its imports
//! into one script, so that the page is one file. Each module becomes a function and follows its
//! imports. The build script runs it.

use std::collections::{BTreeMap, BTreeSet};

/// Consistent set of modules: every import is exported and used, every export is imported, and
/// there are no import cycles.
pub(super) struct Modules<'a>(BTreeMap<&'a str, Module<'a>>);

#[derive(Default)]
struct Module<'a> {
    /// Imported names, with the path of the module that exports them.
    imports: Vec<(String, Vec<String>)>,
    /// Map from exported names to the names inside the module.
    exports: BTreeMap<&'a str, &'a str>,
    /// Source text without imports, comments and indentation, to reduce its size.
    body: String,
}

fn is_identifier(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// Punctuation next to which a space has no meaning. Operators that could merge with a neighbour into
/// another token, such as `+` and `/`, are not in it.
const PUNCTUATION: &str = "{}()[],:?=;>|&!*%";

/// Punctuation after which a line break has no meaning.
const CONTINUED: &str = "{([,;";

/// Removes types, which are comments that begin with `/**`, spaces next to [`PUNCTUATION`], and line
/// breaks after [`CONTINUED`]. Strings, templates, regular expressions and other comments are kept.
fn minify(code: &str) -> String {
    let mut tight = String::with_capacity(code.len());
    let mut rest = code;
    let mut is_comment = false;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("/**") {
            rest = rest.split_once("*/").map_or("", |(_, after)| after);
            rest = rest.strip_prefix(' ').unwrap_or(rest);
            continue;
        }
        let length = match c {
            '"' | '\'' => string_length(rest, c),
            '`' => template(rest),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if expects_operand(&tight) => regex(rest),
            _ => c.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        let before = tight.chars().next_back();
        let near = |marks: &str, c: Option<char>| c.is_some_and(|c| marks.contains(c));
        let is_removed = match token {
            " " => near(PUNCTUATION, before) || near(PUNCTUATION, after.chars().next()),
            "\n" => near(CONTINUED, before) && !is_comment,
            _ => false,
        };
        if !is_removed {
            tight += token;
        }
        is_comment = token.starts_with("//");
        rest = after;
    }
    tight
}

/// Returns the length of the string literal at the start of `code`, in bytes.
fn string_length(code: &str, quote: char) -> usize {
    let mut escaped = true;
    let is_end = |c: char| {
        let ends = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    };
    code.find(is_end).map_or(code.len(), |end| end + quote.len_utf8())
}

/// Returns the length of the template literal at the start of `code`, in bytes, with the expressions
/// in it.
fn template(code: &str) -> usize {
    let mut at = 1;
    while let Some(c) = code[at..].chars().next() {
        match c {
            '`' => return at + 1,
            '\\' => at += 1 + code[at + 1..].chars().next().map_or(0, char::len_utf8),
            '$' if code[at..].starts_with("${") => at += 1 + block(&code[at + 1..]),
            _ => at += c.len_utf8(),
        }
    }
    code.len()
}

/// Returns the length of the block in braces at the start of `code`, in bytes.
fn block(code: &str) -> usize {
    let (mut at, mut depth) = (0, 0);
    while let Some(c) = code[at..].chars().next() {
        at += match c {
            '"' | '\'' => string_length(&code[at..], c),
            '`' => template(&code[at..]),
            _ => c.len_utf8(),
        };
        depth += i32::from(c == '{') - i32::from(c == '}');
        if depth == 0 {
            break;
        }
    }
    at
}

/// Whether a `/` after this code begins a regular expression, not a division.
fn expects_operand(code: &str) -> bool {
    let code = code.trim_end();
    let word = code.rsplit(|c| !is_identifier(c)).next().unwrap_or_default();
    let is_operator = |c: char| !is_identifier(c) && !")]\"'`".contains(c);
    ["return", "typeof", "case", "of", "in"].contains(&word)
        || code.chars().next_back().is_none_or(is_operator)
}

/// Returns the length of the regular expression at the start of `code`, in bytes, without its flags.
fn regex(code: &str) -> usize {
    let (mut escaped, mut in_class) = (false, false);
    let end = code.char_indices().skip(1).find(|&(_, c)| {
        let ends = c == '\n' || (c == '/' && !escaped && !in_class);
        match c {
            '[' if !escaped => in_class = true,
            ']' if !escaped => in_class = false,
            _ => {}
        }
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map_or(code.len(), |(end, _)| end + 1)
}

/// Returns the path of the module that `importer` imports as `path`.
fn resolve_path(importer: &str, path: &str) -> String {
    let mut parts: Vec<&str> = importer.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

impl<'a> Module<'a> {
    /// Parses `import { a, b } from "./c.js";`, `export` before functions, classes and constants,
    /// and a final `export{a as b};`, which bundlers write.
    ///
    /// # Errors
    /// The first line of an import or export of another form.
    fn parse(path: &str, text: &'a str) -> Result<Self, String> {
        let mut module = Self::default();
        let mut rest = text;
        let clause = text.trim_end().strip_suffix("};").and_then(|t| t.rsplit_once("export{"));
        if let Some((before, names)) = clause {
            rest = before;
            let pair = |name: &'a str| name.split_once(" as ").unwrap_or((name, name));
            module.exports.extend(names.split(',').map(pair).map(|(inner, outer)| (outer, inner)));
        }
        let mut lines = rest.lines();
        // Whether the line begins inside a template literal, where white space is significant.
        let mut in_text = false;
        while let Some(line) = lines.next() {
            // Types before a declaration: one line, or more up to the end of the comment.
            if !in_text && line.trim_start().starts_with("/**") {
                let mut end = line;
                while !end.contains("*/") {
                    end = lines.next().ok_or(line)?;
                }
                if end.ends_with("*/") {
                    continue;
                }
            }
            let goes_on = in_text;
            in_text ^= line.matches('`').count() % 2 == 1;
            if goes_on {
                module.body += line;
                module.body += "\n";
            } else if line.starts_with("import ") {
                let mut import = line.to_owned();
                while !import.ends_with(';') {
                    let Some(more) = lines.next() else { return Err(import) };
                    import += more;
                }
                module.imports.push(parse_import(path, &import).ok_or(import)?);
            } else if let Some(declared) = line.strip_prefix("export ") {
                let kinds = ["function ", "async function ", "class ", "const "];
                let named = kinds.iter().find_map(|kind| declared.strip_prefix(kind));
                let name = named.and_then(|n| n.split(|c| !is_identifier(c)).next());
                let name = name.filter(|name| !name.is_empty()).ok_or(line)?;
                module.exports.insert(name, name);
                module.body += declared;
                module.body += "\n";
            } else if !line.trim_start().starts_with("//") && !line.trim().is_empty() {
                module.body += line.trim_start();
                module.body += "\n";
            }
        }
        Ok(module)
    }

    fn mentions(&self, name: &str) -> bool {
        self.body.split(|c| !is_identifier(c)).any(|word| word == name)
    }
}

fn parse_import(path: &str, import: &str) -> Option<(String, Vec<String>)> {
    let names = import.strip_prefix("import {")?;
    let (names, from) = names.split_once("} from \"")?;
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    Some((resolve_path(path, from.strip_suffix("\";")?), names.map(str::to_owned).collect()))
}

fn refuse<T>(module: &str, what: impl std::fmt::Display) -> Result<T, String> {
    Err(format!(
        "the page's script {module} cannot be joined: {what}; mend templates/page/{module}"
    ))
}

impl<'a> Modules<'a> {
    /// Parses modules, given as pairs of path and text, and checks that they are consistent.
    pub(super) fn read(files: &[(&'a str, &'a str)]) -> Result<Self, String> {
        let mut modules = BTreeMap::new();
        for &(path, text) in files {
            match Module::parse(path, text) {
                Ok(module) => modules.insert(path, module),
                Err(line) => return refuse(path, format_args!("cannot read {line:?}")),
            };
        }
        let modules = Self(modules);
        let mut wanted = BTreeSet::new();
        for (path, module) in &modules.0 {
            for (from, names) in &module.imports {
                for name in names {
                    if !modules.0.get(&**from).is_some_and(|m| m.exports.contains_key(&**name)) {
                        return refuse(path, format_args!("{from} exports no {name}"));
                    }
                    if !module.mentions(name) {
                        return refuse(path, format_args!("{name} is imported for nothing"));
                    }
                    wanted.insert((&**from, &**name));
                }
            }
        }
        for (path, module) in &modules.0 {
            if let Some(name) =
                module.exports.keys().find(|name| !wanted.contains(&(*path, **name)))
            {
                return refuse(path, format_args!("nobody imports {name}"));
            }
            modules.visit(path, &mut Vec::new(), &mut Vec::new())?;
        }
        Ok(modules)
    }

    /// Appends a module to `order`, after all of its imports. `way` is the chain of imports that
    /// led to it, for detecting cycles.
    fn visit<'m>(
        &'m self,
        path: &'m str,
        way: &mut Vec<&'m str>,
        order: &mut Vec<&'m str>,
    ) -> Result<(), String> {
        if order.contains(&path) {
            return Ok(());
        }
        if way.contains(&path) {
            return refuse(path, format_args!("it imports itself through {}", way.join(", ")));
        }
        way.push(path);
        for (from, _) in &self.0[path].imports {
            self.visit(from, way, order)?;
        }
        way.pop();
        order.push(path);
        Ok(())
    }

    /// Returns the script of the entry module `entry`, with all of its imports. An entry exports
    /// nothing. Modules that the script of `later` imports are made available to it, because it is
    /// loaded later into the same page.
    pub(super) fn join(&self, entry: &str, later: Option<&str>) -> Result<String, String> {
        let order = self.order(entry)?;
        let mut lent = Vec::new();
        if let Some(later) = later {
            let own = self.order(later)?;
            let imports = own.iter().filter(|path| !order.contains(path));
            let imports = imports.flat_map(|path| &self.0[path].imports);
            let borrowed: BTreeSet<&str> = imports.map(|(from, _)| &**from).collect();
            lent.extend(order.iter().filter(|path| borrowed.contains(**path)));
        }
        self.script(&order, &lent, &[])
    }

    /// Returns the script of the entry module `entry`, for a page that has already run the script
    /// of `earlier`. Modules of that script are not included again.
    pub(super) fn join_after(&self, entry: &str, earlier: &str) -> Result<String, String> {
        let earlier = self.order(earlier)?;
        let mut order = self.order(entry)?;
        order.retain(|path| !earlier.contains(path));
        self.script(&order, &[], &earlier)
    }

    /// Returns an entry and all of its imports, each after its own imports.
    fn order<'m>(&'m self, entry: &str) -> Result<Vec<&'m str>, String> {
        let mut order = Vec::new();
        match self.0.get_key_value(entry) {
            Some((path, module)) if module.exports.is_empty() => {
                self.visit(path, &mut Vec::new(), &mut order)?;
            }
            _ => return refuse(entry, "it is no entry"),
        }
        Ok(order)
    }

    /// Returns the script of the modules `order`, of which the last is the entry. Modules in `lent`
    /// are made available before the entry runs; modules in `borrowed` are those of an earlier
    /// script.
    fn script(&self, order: &[&str], lent: &[&str], borrowed: &[&str]) -> Result<String, String> {
        let named = |path: &str| match order.iter().position(|one| *one == path) {
            Some(place) => Ok(format!("$m{place}")),
            None if borrowed.contains(&path) => Ok(format!("$lent[{path:?}]")),
            None => refuse(path, "it is not lent"),
        };
        let mut script = String::from("(() => {\n\"use strict\";\n");
        for (i, path) in order.iter().enumerate() {
            if i + 1 == order.len() && !lent.is_empty() {
                let lent: Result<Vec<_>, String> =
                    lent.iter().map(|path| Ok(format!("{path:?}: {}", named(path)?))).collect();
                script += &format!("globalThis.$lent = {{ {} }};\n", lent?.join(", "));
            }
            let Module { imports, exports, body } = &self.0[path];
            script += &format!("const $m{i} = (() => {{\n");
            for (from, names) in imports {
                script += &format!("const{{{}}}={};", names.join(","), named(from)?);
            }
            script += minify(body).trim_end();
            let named = |(outer, inner): (&&str, &&str)| match outer == inner {
                true => outer.to_string(),
                false => format!("{outer}:{inner}"),
            };
            let exports: Vec<_> = exports.iter().map(named).collect();
            script += &format!("\nreturn{{{}}};}})();\n", exports.join(","));
        }
        Ok(script + "})();\n")
    }
}
