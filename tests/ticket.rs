//! Tests of job tickets as a print shop's program reads them. Their statements on pages and paper
//! are compared with the file as another PDF reader sees it.

#[path = "tools/program.rs"]
mod program;

use std::path::{Path, PathBuf};

use lopdf::{Document, Object};
use tempfile::TempDir;
use usvg::roxmltree::{self, Node};

const BOOKLET: &str = "booklet --seed 7 --games 2 --level 1 --ingredients 7";
const NAMESPACE: &str = "http://www.CIP4.org/JDFSchema_2_0";

/// Runs a command and returns the paths of the tickets.
fn made(folder: &Path, line: &str) -> Vec<PathBuf> {
    let mut command = program::cauldron();
    let out = folder.join("out");
    command.args(line.split_whitespace()).arg("--out").arg(&out).env("XDG_CONFIG_HOME", folder);
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    let entries = std::fs::read_dir(&out).expect("files").map(|entry| entry.expect("one").path());
    let mut all: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "xjdf")).collect();
    all.sort();
    all
}

fn only<'a>(root: &Node<'a, 'a>, name: &str) -> Node<'a, 'a> {
    let found: Vec<Node> =
        root.descendants().filter(|node| node.has_tag_name((NAMESPACE, name))).collect();
    let [one] = found[..] else { panic!("{} of {name}", found.len()) };
    one
}

fn numbers(text: &str) -> Vec<f64> {
    text.split(' ').map(|number| number.parse().expect("a number")).collect()
}

/// Box of the first page of a file: left, bottom, right and top edge.
fn edges(document: &Document, key: &str) -> Vec<f64> {
    let page = document.page_iter().next().expect("a page");
    let all = document.get_dictionary(page).expect("a page").get(key.as_bytes()).expect("a box");
    let edge = |edge: &Object| f64::from(edge.as_float().expect("a number"));
    all.as_array().expect("a box").iter().map(edge).collect()
}

fn near(one: &[f64], other: &[f64]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| (a - b).abs() < 0.01)
}

#[test]
fn a_ticket_tells_what_is_in_its_file() {
    for (line, binding, sides, folded) in [
        ("--layout saddle --bleed 3 --marks all", Some("Left"), "TwoSidedHeadToHead", (2.0, 1.0)),
        ("--layout saddle --binding right", Some("Right"), "TwoSidedHeadToHead", (2.0, 1.0)),
        (
            "--layout saddle --binding top --sheet 210x594mm",
            Some("Top"),
            "TwoSidedHeadToFoot",
            (1.0, 2.0),
        ),
        ("--bleed 3", None, "TwoSidedHeadToHead", (1.0, 1.0)),
        ("--layout glue", None, "OneSided", (1.0, 1.0)),
    ] {
        let folder = TempDir::new().expect("a folder");
        let tickets = made(folder.path(), &format!("{BOOKLET} {line} --ticket xjdf --copies 500"));
        let [ticket] = &tickets[..] else { panic!("{tickets:?}") };
        let text = std::fs::read_to_string(ticket).expect("a ticket");
        let tree = roxmltree::Document::parse(&text).expect("XML");
        let root = tree.root_element();
        assert!(root.has_tag_name((NAMESPACE, "XJDF")));
        assert_eq!(
            (root.attribute("Version"), root.attribute("JobID")),
            (Some("2.1"), Some("booklet"))
        );
        let file = only(&root, "FileSpec").attribute("URL").expect("a file");
        let document = Document::load(ticket.with_file_name(file)).expect("the PDF beside it");
        let pages = document.get_pages().len();
        let list = only(&root, "RunList");
        assert_eq!(list.attribute("NPage"), Some(&*pages.to_string()), "{line}");
        assert_eq!(list.attribute("Pages"), Some(&*format!("0 {}", pages - 1)), "{line}");
        let product = only(&root, "Product");
        assert_eq!(product.attribute("Amount"), Some("500"));
        assert_eq!(product.attribute("DescriptiveName"), Some("Wondering Witches: 2 games"));
        let has = |name| root.descendants().any(|node| node.has_tag_name((NAMESPACE, name)));
        let bound = has("BindingIntent").then(|| only(&root, "BindingIntent"));
        assert_eq!(bound.and_then(|intent| intent.attribute("BindingSide")), binding, "{line}");
        let intent = only(&root, "LayoutIntent");
        assert_eq!(intent.attribute("Sides"), Some(sides), "{line}");
        let [media, bleed, trim] =
            ["MediaBox", "BleedBox", "TrimBox"].map(|key| edges(&document, key));
        assert!(near(&numbers(intent.attribute("Bleed").expect("a bleed")), &[trim[0] - bleed[0]]));
        let size = [(trim[2] - trim[0]) / folded.0, (trim[3] - trim[1]) / folded.1, 0.0];
        let told = numbers(intent.attribute("FinishedDimensions").expect("a size"));
        assert!(near(&told, &size), "{line}: {told:?}");
        let leaves = if binding.is_some() { 2 * pages } else { pages };
        assert_eq!(intent.attribute("Pages"), Some(&*leaves.to_string()));
        // For single pages with printer's marks, the shop chooses the paper.
        assert_eq!(has("Media"), line != "--bleed 3", "{line}");
        if has("Media") {
            let told = numbers(only(&root, "Media").attribute("Dimension").expect("a size"));
            assert!(near(&told, &[media[2], media[3]]), "{line}: {told:?}");
        }
        // The ticket contains nothing that players must not know.
        let secrets =
            std::fs::read_to_string(ticket.with_file_name("secrets.jsonl")).expect("secrets");
        let codes =
            secrets.split("\"give_up\":\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let codes: Vec<&str> = codes.collect();
        assert!(codes.len() == 2 && codes.iter().all(|code| !text.contains(code)), "{codes:?}");
    }
}

#[test]
fn every_file_has_its_ticket_and_only_where_it_is_wanted() {
    let folder = TempDir::new().expect("a folder");
    let tickets = made(folder.path(), &format!("{BOOKLET} --files --ticket xjdf"));
    let names: Vec<_> = tickets.iter().filter_map(|path| path.file_name()?.to_str()).collect();
    assert_eq!(names, ["game-1.xjdf", "game-2.xjdf"]);
    let before: Vec<String> =
        tickets.iter().map(|path| std::fs::read_to_string(path).expect("a ticket")).collect();
    // A deleted ticket is written again with the same contents.
    std::fs::remove_file(&tickets[0]).expect("a ticket");
    let again = made(folder.path(), &format!("{BOOKLET} --files --ticket xjdf --resume"));
    let after: Vec<String> =
        again.iter().map(|path| std::fs::read_to_string(path).expect("a ticket")).collect();
    assert_eq!(before, after);
    let folder = TempDir::new().expect("a folder");
    assert_eq!(made(folder.path(), "sheet --seed 5 --ticket xjdf").len(), 1);
    let folder = TempDir::new().expect("a folder");
    assert!(made(folder.path(), "sheet --seed 5").is_empty());
    for (line, said) in [
        ("sheet --copies 5", "--ticket"),
        ("sheet --ticket xjdf --copies 0", "from 1 to 1,000,000"),
        ("sheet --ticket jdf", "use xjdf"),
    ] {
        let output = program::cauldron().args(line.split(' ')).output().expect("the program runs");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && told.contains(said), "{line}: {told}");
    }
}
