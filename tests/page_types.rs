//! TypeScript declarations of the requests and replies that the page's scripts exchange with the
//! WebAssembly module and the server, generated from the Rust types.
//!
//! `UPDATE_PAGE_TYPES=1 cargo test --test page_types` writes them after a change of these types. The
//! TypeScript compiler then checks the page's scripts and real replies of the module with them.
#![cfg(feature = "server")]

mod tools;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use cauldron_press::phone::json_api::JsonApi;
use cauldron_press::{Level, Players, Seed, Sheet, SheetOptions};
use serde_json::{Value, json};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Expr, ExprLit, Field, Fields, GenericArgument, Ident, Item, ItemEnum, Lit, LitStr,
    PathArguments, Result, Token, Type, Visibility, braced, parenthesized, parse_quote,
};

const DECLARATIONS: &str = "templates/page/types/replies.d.ts";

const HEAD: &str = "\
// Requests and replies of the WebAssembly module and the server.
// Generated from the Rust types: UPDATE_PAGE_TYPES=1 cargo test --test page_types

declare namespace Api {
  // Value in a message.
  type Text = string | number | Message | Text[];

  // Message to be formatted in a language.
  interface Message {
    key: string;
    values?: Record<string, Text>;
  }
";

/// Source files with the types that are declared from them.
const SOURCES: &[(&str, &[&str])] = &[
    ("src/witches/puzzle/potion.rs", &["PotionItem"]),
    ("src/witches/puzzle/effect.rs", &["Category"]),
    ("src/witches/puzzle/evaluate.rs", &["IngredientOutcome", "IngredientTrace"]),
    ("src/witches/rules/mod.rs", &["RulesSection", "RulesBlock"]),
    ("src/witches/table/mod.rs", &["PotionSource", "Mode", "TableStatus", "TableEvent"]),
    ("src/witches/table/notes.rs", &["NoteMark"]),
    ("src/witches/table/naming.rs", &["Win"]),
    ("src/witches/table/limits.rs", &["Allowance"]),
    ("src/witches/table/solution.rs", &["Solution", "IngredientKind", "SolvedPart"]),
    (
        "src/witches/table/view.rs",
        &[
            "NamedItem",
            "NamedKind",
            "Influence",
            "GameView",
            "TestView",
            "NamingView",
            "ClockView",
            "TableView",
            "LastingEffect",
        ],
    ),
    ("src/witches/table/help/mod.rs", &["Rung"]),
    (
        "src/witches/table/help/view.rs",
        &["HintView", "NextRung", "NoteView", "SuggestionView", "ClueView", "HelpView"],
    ),
    ("src/witches/table/help/review.rs", &["Gain", "Review", "Story"]),
    ("src/witches/table/help/suggest.rs", &["ClueSize"]),
    ("src/witches/table/action.rs", &["PotionItemInput", "Action"]),
    ("src/game/mod.rs", &["RejectionKind"]),
    ("src/phone/json_api.rs", &["Request", "Reply", "SealedTextView"]),
    ("src/serve/log.rs", &["EventKind", "Actor", "TableChange", "LatestChange", "Undo"]),
    ("src/serve/tables/mod.rs", &["TableResponse", "TableEntry", "ActionResponse"]),
    ("src/serve/routes.rs", &["TableList"]),
];

/// Types that are serialized by hand or by a macro, with their form in JSON.
const PLAIN: &[(&str, &str)] = &[
    ("bool", "boolean"),
    ("String", "string"),
    ("str", "string"),
    ("u8", "number"),
    ("u32", "number"),
    ("u64", "number"),
    ("usize", "number"),
    ("i16", "number"),
    ("Column", "number"),
    ("Players", "number"),
    ("Edition", "number"),
    ("Seed", "string"),
    ("Ingredient", "string"),
    ("Effect", "string"),
    ("Answer", "string[]"),
];

/// Fields whose Rust type is wider than their values, such as JSON of any form, with the type that
/// they always have.
const FIELDS: &[(&str, &str)] = &[
    ("GameView.recipe", "string | Message"),
    // These always have a description.
    ("GameView.effects", "(NamedItem & { tells: Message })[]"),
    ("GameView.specials", "(NamedItem & { tells: Message })[]"),
    ("TestView.reports", "(NamedItem & { tells: Message })[]"),
    ("Request.Play.action", "Action"),
    ("Reply.Opened.game", "GameView"),
    ("Reply.Opened.table", "TableView"),
    ("Reply.Played.told", "TableEvent"),
    ("Reply.Played.table", "TableView"),
    ("Reply.Error.error", "string | Message"),
    ("Reply.Tale.told", "\"sealed\" | \"wrong\" | \"open\""),
    ("SealedTextView.ingredients", "NamedItem[]"),
    ("TableResponse.game", "GameView"),
    ("TableResponse.view", "TableView"),
    ("ActionResponse.told", "TableEvent"),
    ("ActionResponse.view", "TableView"),
];

/// Direction in which a type is sent. In a request, fields with a default may be omitted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Request,
    Reply,
}

/// Property of the attribute `serde`, such as `rename_all = "lowercase"`.
fn serde_value(attributes: &[Attribute], name: &str) -> Option<String> {
    let mut found = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        let properties: Punctuated<syn::Meta, Token![,]> =
            attribute.parse_args_with(Punctuated::parse_terminated).unwrap();
        for property in properties.iter().filter(|property| property.path().is_ident(name)) {
            found = Some(match property {
                syn::Meta::NameValue(pair) => match &pair.value {
                    Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => text.value(),
                    _ => panic!("serde({name}) is not a text"),
                },
                _ => String::new(),
            });
        }
    }
    found
}

fn cased(name: &str, case: Option<&str>) -> String {
    match case {
        None => name.to_owned(),
        Some("lowercase") => name.to_lowercase(),
        Some("kebab-case") => {
            let mut kebab = String::new();
            for letter in name.chars() {
                if letter.is_uppercase() && !kebab.is_empty() {
                    kebab.push('-');
                }
                kebab.extend(letter.to_lowercase());
            }
            kebab
        }
        Some(other) => panic!("add the case {other} to this test"),
    }
}

/// Type in TypeScript. `at` is the name of the field, for [`FIELDS`].
fn type_of(ty: &Type, at: &str) -> String {
    if let Some((_, known)) = FIELDS.iter().find(|(field, _)| *field == at) {
        return (*known).to_owned();
    }
    match ty {
        Type::Reference(reference) => type_of(&reference.elem, at),
        Type::Array(array) => list_of(&array.elem, at),
        Type::Slice(slice) => list_of(&slice.elem, at),
        Type::Path(path) => {
            let segment = path.path.segments.last().unwrap();
            let name = segment.ident.to_string();
            let inner = match &segment.arguments {
                PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
                    Some(GenericArgument::Type(inner)) => Some(inner),
                    _ => None,
                },
                _ => None,
            };
            match (name.as_str(), inner) {
                ("Option", Some(inner)) => format!("{} | null", type_of(inner, at)),
                ("Vec", Some(inner)) => list_of(inner, at),
                ("Value", _) => panic!("name the type of {at} in FIELDS"),
                _ => {
                    let plain = PLAIN.iter().find(|(rust, _)| *rust == name);
                    plain.map_or(name.clone(), |(_, script)| (*script).to_owned())
                }
            }
        }
        _ => panic!("{at} has a type that this test does not know"),
    }
}

fn list_of(inner: &Type, at: &str) -> String {
    match type_of(inner, at) {
        union if union.contains(" | ") => format!("({union})[]"),
        single => format!("{single}[]"),
    }
}

/// Field as a property of an interface, or the type that it extends if it is flattened.
fn property(
    field: &Field,
    owner: &str,
    direction: Direction,
) -> std::result::Result<String, String> {
    let rust_name = || field.ident.as_ref().unwrap().to_string();
    let name = serde_value(&field.attrs, "rename").unwrap_or_else(rust_name);
    let at = format!("{owner}.{name}");
    let ty = type_of(&field.ty, &at);
    if serde_value(&field.attrs, "flatten").is_some() {
        return Err(ty);
    }
    let is_omitted = match direction {
        Direction::Request => {
            serde_value(&field.attrs, "default").is_some() || ty.ends_with(" | null")
        }
        Direction::Reply => serde_value(&field.attrs, "skip_serializing_if").is_some(),
    };
    // An omitted `Option` is never sent as null.
    let ty = match direction {
        Direction::Reply if is_omitted => ty.trim_end_matches(" | null"),
        _ => &ty,
    };
    Ok(format!("{name}{}: {ty};", if is_omitted { "?" } else { "" }))
}

/// First sentence of the documentation, as a comment.
fn comment(attributes: &[Attribute]) -> String {
    let mut text = String::new();
    for attribute in attributes {
        let syn::Meta::NameValue(pair) = &attribute.meta else { continue };
        if let (true, Expr::Lit(ExprLit { lit: Lit::Str(line), .. })) =
            (pair.path.is_ident("doc"), &pair.value)
        {
            text += &line.value();
        }
    }
    // Links become their texts.
    while let Some(start) = text.find("](") {
        let end = text[start..].find(')').unwrap();
        text.replace_range(start..=start + end, "");
    }
    let text = text.trim().replace(['`', '[', ']'], "");
    let first = text.split_once(". ").map_or(text.as_str(), |(first, _)| first);
    match first {
        "" => String::new(),
        first => format!("  // {}.\n", first.trim_end_matches('.')),
    }
}

fn interface(name: &str, fields: &Fields, owner: &str, direction: Direction) -> String {
    let (mut lines, mut extended) = (String::new(), String::new());
    for field in fields {
        match property(field, owner, direction) {
            Ok(line) => writeln!(lines, "    {line}").unwrap(),
            Err(flattened) => extended = format!(" extends {flattened}"),
        }
    }
    format!("  interface {name}{extended} {{\n{lines}  }}\n")
}

/// Fields of a variant as the properties of an object type.
fn inline(fields: &Fields, owner: &str, direction: Direction) -> String {
    let lines: Vec<_> =
        fields.iter().map(|field| property(field, owner, direction).unwrap()).collect();
    lines.join(" ")
}

fn union(name: &str, cases: &[String]) -> String {
    let one_line = format!("  type {name} = {};\n", cases.join(" | "));
    match one_line.len() <= 100 {
        true => one_line,
        false => format!("  type {name} =\n    | {};\n", cases.join("\n    | ")),
    }
}

fn declared_enum(item: &ItemEnum) -> String {
    let name = item.ident.to_string();
    let case = serde_value(&item.attrs, "rename_all");
    // It is converted to texts, which are the names of the variants.
    let case = if name == "RejectionKind" { Some("lowercase".into()) } else { case };
    let word = |variant: &syn::Variant| cased(&variant.ident.to_string(), case.as_deref());
    let single = |fields: &Fields, owner: &str| type_of(&fields.iter().next().unwrap().ty, owner);
    if name == "Request" {
        return actions(&name, item.variants.iter(), "ask", |variant| {
            variant.ident.to_string().to_lowercase()
        });
    }
    if name == "Action" {
        return actions(&name, item.variants.iter(), "do", |variant| {
            serde_value(&variant.attrs, "rename").unwrap()
        });
    }
    let mut more = String::new();
    let mut cases = Vec::new();
    for variant in &item.variants {
        let (word, own) = (word(variant), format!("{name}.{}", variant.ident));
        cases.push(if serde_value(&item.attrs, "untagged").is_some() {
            match &variant.fields {
                Fields::Named(_) => {
                    let own_name = format!("{name}{}", variant.ident);
                    more += &interface(&own_name, &variant.fields, &own, Direction::Reply);
                    own_name
                }
                fields => single(fields, &own),
            }
        } else if let Some(content) = serde_value(&item.attrs, "content") {
            let tag = serde_value(&item.attrs, "tag").unwrap();
            format!("{{ {tag}: \"{word}\"; {content}: {} }}", single(&variant.fields, &own))
        } else {
            match &variant.fields {
                Fields::Unit => format!("\"{word}\""),
                Fields::Unnamed(_) => format!("{{ {word}: {} }}", single(&variant.fields, &own)),
                fields => format!("{{ {word}: {{ {} }} }}", inline(fields, &own, Direction::Reply)),
            }
        });
    }
    union(&name, &cases) + &more
}

/// Union of object types that a property `tag` distinguishes.
fn actions<'a>(
    name: &str,
    variants: impl Iterator<Item = &'a syn::Variant>,
    tag: &str,
    word: impl Fn(&syn::Variant) -> String,
) -> String {
    let cases = variants.map(|variant| {
        let own = format!("{name}.{}", variant.ident);
        let fields = inline(&variant.fields, &own, Direction::Request);
        format!("{{ {tag}: \"{}\"; {fields} }}", word(variant))
            .replace("; }", " }")
            .replace(";  }", " }")
    });
    union(name, &cases.collect::<Vec<_>>())
}

/// Enum that the macro `actions!` makes.
struct Actions(ItemEnum);

impl Parse for Actions {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut item: ItemEnum = parse_quote! {
            /// Action of a player.
            #[serde(tag = "do")]
            enum Action {}
        };
        while !input.is_empty() {
            Attribute::parse_outer(input)?;
            let word: LitStr = input.parse()?;
            input.parse::<Token![=>]>()?;
            let name: Ident = input.parse()?;
            let (kinds, body);
            parenthesized!(kinds in input);
            Punctuated::<Ident, Token![,]>::parse_terminated(&kinds)?;
            braced!(body in input);
            let mut fields: Vec<Field> = Vec::new();
            while !body.is_empty() {
                Attribute::parse_outer(&body)?;
                let field: Ident = body.parse()?;
                body.parse::<Token![:]>()?;
                let ty: Type = body.parse()?;
                if body.parse::<Option<Token![=]>>()?.is_some() {
                    body.parse::<Expr>()?;
                    fields.push(parse_quote! { #[serde(default)] #field: #ty });
                } else {
                    fields.push(parse_quote! { #field: #ty });
                }
                body.parse::<Option<Token![,]>>()?;
            }
            item.variants.push(parse_quote! { #[serde(rename = #word)] #name { #(#fields),* } });
        }
        Ok(Actions(item))
    }
}

/// Enum that the macro `catalogue!` makes.
struct Catalogue(ItemEnum);

impl Parse for Catalogue {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = Attribute::parse_outer(input)?;
        Visibility::parse(input)?;
        input.parse::<Token![enum]>()?;
        let name: Ident = input.parse()?;
        let mut item: ItemEnum = parse_quote! { #(#attributes)* enum #name {} };
        while !input.peek(Token![;]) {
            skip(input)?;
        }
        skip(input)?;
        while !input.is_empty() {
            Attribute::parse_outer(input)?;
            let variant: Ident = input.parse()?;
            item.variants.push(parse_quote! { #variant });
            while !input.is_empty() && !input.peek(Token![#]) {
                skip(input)?;
            }
        }
        Ok(Catalogue(item))
    }
}

/// Skips a token, or a group in brackets.
fn skip(input: ParseStream) -> Result<()> {
    input.step(|cursor| match cursor.token_tree() {
        Some((_, rest)) => Ok(((), rest)),
        None => Err(cursor.error("a token is missing")),
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Returns the declaration of the type `name`, or `None` if `item` is another one.
fn declared(item: &Item, name: &str) -> Option<String> {
    match item {
        Item::Struct(item) if item.ident == name => Some(
            comment(&item.attrs)
                + &interface(
                    name,
                    &item.fields,
                    name,
                    if name == "PotionItemInput" { Direction::Request } else { Direction::Reply },
                ),
        ),
        Item::Enum(item) if item.ident == name => Some(comment(&item.attrs) + &declared_enum(item)),
        Item::Macro(item) if item.mac.path.is_ident("actions") && name == "Action" => {
            let Actions(item) = item.mac.parse_body().unwrap();
            Some(comment(&item.attrs) + &declared_enum(&item))
        }
        Item::Macro(item) if item.mac.path.is_ident("catalogue") => {
            let Catalogue(item) = item.mac.parse_body().unwrap();
            (item.ident == name).then(|| comment(&item.attrs) + &declared_enum(&item))
        }
        _ => None,
    }
}

fn declarations() -> String {
    let mut text = HEAD.to_owned();
    for (source, names) in SOURCES {
        let file = syn::parse_file(&std::fs::read_to_string(root().join(source)).unwrap()).unwrap();
        for name in *names {
            let found = file.items.iter().find_map(|item| declared(item, name));
            let found = found.unwrap_or_else(|| panic!("{source} has no type {name}"));
            text += "\n";
            text += &found;
        }
    }
    text + "}\n"
}

#[test]
fn the_scripts_know_the_types_of_requests_and_replies() {
    let (file, declarations) = (root().join(DECLARATIONS), declarations());
    if std::env::var_os("UPDATE_PAGE_TYPES").is_some() {
        std::fs::write(&file, &declarations).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(
        kept == declarations,
        "{DECLARATIONS} is not what the Rust types give: run \
         UPDATE_PAGE_TYPES=1 cargo test --test page_types"
    );
}

/// Runs the compiler with a project, which must have no error.
fn check(project: &Path) {
    let mut compiler = Command::new(tools::program("tsc"));
    let output = compiler.arg("--project").arg(project).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}:\n{errors}", project.display());
}

#[test]
fn the_scripts_of_the_page_have_no_type_errors() {
    tools::skip_without!("tsc");
    for project in ["tsconfig.json", "tsconfig.worker.json"] {
        check(&root().join("templates/page").join(project));
    }
}

/// Replies of the module to the requests of a whole game, with the names of their types.
fn replies(level: Level, players: u8) -> Vec<(&'static str, Value)> {
    let players = Players::new(players).unwrap();
    let sheet = SheetOptions { players, settings: level.settings(), ..SheetOptions::new(Seed(12)) };
    let sheet = Sheet::make(&sheet).unwrap();
    let mut module = JsonApi::default();
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&module.ask(&request.to_string())).unwrap()
    };
    let mut replies = vec![
        ("ReplyAbout", ask(json!({ "ask": "about" }))),
        ("ReplyDay", ask(json!({ "ask": "day", "date": "2026-11-22", "players": 4 }))),
        ("ReplyError", ask(json!({ "ask": "open", "code": "CP1:" }))),
    ];
    let opened = ask(json!({ "ask": "open", "code": sheet.code() }));
    let herb = opened["game"]["ingredients"][0]["id"].clone();
    let mut save = opened["save"].clone();
    replies.push(("ReplyOpened", opened));
    let potion = json!([{ "ingredient": herb, "grown": 2 }]);
    let give_up = sheet.give_up.to_string();
    let answer: Vec<_> = sheet.answers[0].iter().map(|herb| herb.id()).collect();
    for action in [
        json!({ "do": "test", "number": 1, "potion": potion, "by": 0 }),
        json!({ "do": "test", "number": 1, "potion": [], "by": 0 }),
        json!({ "do": "note", "ingredient": "all", "column": 1, "mark": "certain" }),
        json!({ "do": "hint", "hint": 1, "rung": "test" }),
        json!({ "do": "hint", "hint": 1, "rung": "herb" }),
        json!({ "do": "hint", "hint": 1, "rung": "claim" }),
        json!({ "do": "hint", "hint": 1, "rung": "reason" }),
        json!({ "do": "check-notes" }),
        json!({ "do": "suggest", "size": 1 }),
        json!({ "do": "handicap", "witch": 0, "size": { "wins": { "own": 0, "most": 3 } } }),
        json!({ "do": "unseal", "witch": 0 }),
        json!({ "do": "check", "number": 1, "answer": answer }),
        json!({ "do": "turn", "turn": 3 }),
        json!({ "do": "give-up", "code": give_up }),
        json!({ "do": "review" }),
        json!({ "do": "story" }),
    ] {
        let reply = ask(json!({ "ask": "play", "save": save, "action": action }));
        if reply.get("error").is_some() {
            replies.push(("ReplyError", reply));
            continue;
        }
        save = reply["save"].clone();
        replies.push(("ReplyPlayed", reply));
    }
    replies
}

#[test]
fn real_replies_are_of_the_declared_types() {
    tools::skip_without!("tsc");
    let folder = tempfile::tempdir().unwrap();
    let mut code = String::new();
    let mut played = 0;
    for (level, players) in
        [(Level::FirstGame, 1), (Level::SpiceSorcerer, 3), (Level::HighWitch, 4)]
    {
        for (name, reply) in replies(level, players) {
            played += usize::from(name == "ReplyPlayed");
            writeln!(code, "(): Api.{name} => ({reply});").unwrap();
        }
    }
    assert!(played > 36, "{played} actions were carried out");
    std::fs::write(folder.path().join("replies.ts"), code).unwrap();
    let project = json!({
        "compilerOptions": { "strict": true, "noEmit": true, "types": [], "lib": ["es2023"] },
        "files": ["replies.ts", root().join(DECLARATIONS)],
    });
    let file = folder.path().join("tsconfig.json");
    std::fs::write(&file, project.to_string()).unwrap();
    check(&file);
}
