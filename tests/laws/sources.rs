//! Source files as modules, with their dependencies.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Path of a module, such as `["witches", "board", "check"]`. The path of the crate's root is
/// empty.
pub type Module = Vec<String>;

/// Code of all modules of `src`, without comments, tests and literals.
pub struct Sources {
    pub modules: BTreeMap<Module, String>,
    /// Code including literals.
    pub texts: BTreeMap<Module, String>,
}

impl Sources {
    pub fn read() -> Sources {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut sources = Sources { modules: BTreeMap::new(), texts: BTreeMap::new() };
        sources.folder(&root, &[]);
        sources
    }

    fn folder(&mut self, folder: &Path, module: &[String]) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_stem().expect("a name").to_str().expect("UTF-8").to_owned();
            let of = |name: &str| [module, &[name.to_owned()]].concat();
            if path.is_dir() && !is_test(&name) {
                self.folder(&path, &of(&name));
            } else if path.extension().is_some_and(|e| e == "rs") && !is_test(&name) {
                let text = without_comments(&fs::read_to_string(&path).expect("a source"));
                let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("").to_owned();
                let at = match name.as_str() {
                    "mod" => module.to_vec(),
                    "lib" => Vec::new(),
                    // The program and the build script belong to no module.
                    "main" | "build" => continue,
                    _ => of(&name),
                };
                self.modules.insert(at.clone(), without_literals(&text));
                self.texts.insert(at, text);
            }
        }
    }

    /// Modules whose items a module uses, following re-exports.
    pub fn uses(&self, module: &Module) -> BTreeSet<Module> {
        let code = &self.modules[module];
        let mut paths: Vec<Vec<String>> = Vec::new();
        let mut rest = String::new();
        for (i, statement) in code.split(';').enumerate() {
            match statement_of_use(statement) {
                Some((before, tree)) => {
                    paths.extend(expanded(tree));
                    rest += before;
                }
                None => {
                    if i > 0 {
                        rest.push(';');
                    }
                    rest += statement;
                }
            }
        }
        for root in ["crate::", "super::", "cauldron_press::"] {
            for (at, _) in rest.match_indices(root) {
                let whole = !rest[..at].ends_with(|c: char| c.is_alphanumeric() || c == ':');
                let path = rest[at..].split(|c: char| !(c.is_alphanumeric() || "_:".contains(c)));
                if whole && let Some(path) = path.into_iter().next() {
                    paths.push(path.split("::").map(str::to_owned).collect());
                }
            }
        }
        paths
            .into_iter()
            .filter_map(|p| self.place(module, &p, 8))
            .filter(|m| m != module)
            .collect()
    }

    /// Items that a module exports from others: name, defining module, and name there.
    pub fn exports(&self, module: &Module) -> Vec<(String, Module, String)> {
        let mut exports = Vec::new();
        for statement in self.modules[module].split(';') {
            let Some((before, tree)) = statement_of_use(statement) else { continue };
            if !before.trim_end().ends_with("pub") {
                continue;
            }
            for (path, renamed) in expanded(tree).into_iter().zip(new_names(tree)) {
                let own = path.last().expect("a name").clone();
                let place = self.place(module, &path, 8).expect("an item of this crate");
                exports.push((renamed.unwrap_or(own.clone()), place, own));
            }
        }
        exports
    }

    /// Module that defines the item with this path.
    fn place(&self, from: &Module, path: &[String], depth: u8) -> Option<Module> {
        let mut at: Module = match path.first()?.as_str() {
            "crate" | "cauldron_press" => Vec::new(),
            "self" => from.clone(),
            "super" => from[..from.len().checked_sub(1)?].to_vec(),
            first => {
                let child = [from.as_slice(), &[first.to_owned()]].concat();
                self.modules.contains_key(&child).then_some(child)?
            }
        };
        let mut path = path[1..].iter().peekable();
        while let Some(next) = path.next_if(|next| *next == "super") {
            debug_assert_eq!(next, "super");
            at.pop();
        }
        while let Some(next) = path.peek() {
            let child = [at.as_slice(), &[(*next).clone()]].concat();
            if !self.modules.contains_key(&child) {
                break;
            }
            at = child;
            path.next();
        }
        let Some(name) = path.next() else { return Some(at) };
        let code = self.modules.get(&at)?;
        for statement in code.split(';') {
            let Some((_, tree)) = statement_of_use(statement) else { continue };
            if depth == 0 {
                continue;
            }
            for exported in expanded(tree) {
                if exported.last() == Some(name)
                    && let Some(place) = self.place(&at, &exported, depth - 1)
                {
                    return Some(place);
                }
            }
        }
        Some(at)
    }
}

fn is_test(name: &str) -> bool {
    name == "tests" || name.ends_with("_tests")
}

/// Splits a statement into the part before `use` (visibility, or the end of another statement) and
/// the use tree.
fn statement_of_use(statement: &str) -> Option<(&str, &str)> {
    let at = statement.rfind("use ")?;
    let before = &statement[..at];
    let fits = before.is_empty() || before.ends_with(|c: char| c.is_whitespace());
    fits.then_some((before, &statement[at + 4..]))
}

/// Paths of a use tree such as `a::{b, c::d as e}`.
fn expanded(tree: &str) -> Vec<Vec<String>> {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        let path = tree.split(" as ").next().unwrap_or("").trim();
        return vec![
            path.split("::").map(|s| s.trim().to_owned()).filter(|s| s != "self").collect(),
        ];
    };
    let before: Vec<String> =
        tree[..open].split("::").map(|s| s.trim().to_owned()).filter(|s| !s.is_empty()).collect();
    let inside = tree[open + 1..].rsplit_once('}').map_or("", |(inside, _)| inside);
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (i, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inside[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    parts.push(&inside[start..]);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(expanded).map(|path| [before.clone(), path].concat()).collect()
}

/// Names after `as` in a use tree, in the order of [`expanded`].
fn new_names(tree: &str) -> Vec<Option<String>> {
    let parts = tree.split([',', '{', '}']).map(str::trim);
    let items = parts.filter(|part| !part.is_empty() && !part.ends_with("::"));
    items.map(|item| item.split_once(" as ").map(|(_, name)| name.trim().to_owned())).collect()
}

fn without_comments(source: &str) -> String {
    let lines = source.lines().map(|line| {
        let mut quoted = false;
        let mut last = ' ';
        for (i, c) in line.char_indices() {
            match c {
                '"' if last != '\\' && last != '\'' => quoted = !quoted,
                '/' if !quoted && line[i..].starts_with("//") => return &line[..i],
                _ => {}
            }
            last = c;
        }
        line
    });
    lines.map(|line| line.trim_end().to_owned() + "\n").collect()
}

fn without_literals(code: &str) -> String {
    let mut kept = String::new();
    let (mut quoted, mut last) = (false, ' ');
    for c in code.chars() {
        if c == '"' && last != '\\' && last != '\'' {
            quoted = !quoted;
        } else if !quoted {
            kept.push(c);
        }
        last = if last == '\\' && c == '\\' { ' ' } else { c };
    }
    kept
}
