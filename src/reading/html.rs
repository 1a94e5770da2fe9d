//! A document for browsers and screen readers: headings, lists, tables whose heads have a scope.

use std::fmt::Write;

use super::{Document, Piece, Table};

/// The document as one file that needs no other.
pub fn html(document: &Document) -> String {
    let Document { language, title, pieces } = document;
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<main>\n",
        escaped(language),
        escaped(title),
    );
    pieces.iter().for_each(|piece| push(&mut html, piece));
    html + "</main>\n</body>\n</html>\n"
}

const STYLE: &str = "body{font:1.125rem/1.5 sans-serif;color:#000;background:#fff;max-width:60rem;\
    margin:1rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1rem 0}\
    th,td{border:1px solid #555;padding:.25rem .5rem;text-align:left;vertical-align:top}\
    caption{text-align:left;font-weight:bold}code{overflow-wrap:anywhere}";

fn push(html: &mut String, piece: &Piece) {
    let _ = match piece {
        Piece::Heading(level, text) => writeln!(html, "<h{level}>{}</h{level}>", inline(text)),
        Piece::Text(text) => writeln!(html, "<p>{}</p>", inline(text)),
        Piece::Verbatim(text) => writeln!(html, "<p><code>{}</code></p>", escaped(text)),
        Piece::List { numbered, items } => {
            let tag = if *numbered { "ol" } else { "ul" };
            let items: String =
                items.iter().map(|item| format!("<li>{}</li>\n", inline(item))).collect();
            writeln!(html, "<{tag}>\n{items}</{tag}>")
        }
        Piece::Table(table) => {
            push_table(html, table);
            Ok(())
        }
    };
}

fn push_table(html: &mut String, Table { caption, head, rows }: &Table) {
    let head: String =
        head.iter().map(|cell| format!("<th scope=\"col\">{}</th>", inline(cell))).collect();
    let _ = writeln!(html, "<table>\n<caption>{}</caption>", inline(caption));
    let _ = writeln!(html, "<thead><tr>{head}</tr></thead>\n<tbody>");
    for row in rows {
        html.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let (open, close) =
                if column == 0 { ("<th scope=\"row\">", "</th>") } else { ("<td>", "</td>") };
            html.extend([open, &inline(cell), close]);
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table>\n");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Markup of sentences as elements.
fn inline(text: &str) -> String {
    let mut html = String::new();
    let mut open = [false; 2];
    for letter in escaped(text).chars() {
        let Some(kind) = "*_".find(letter) else {
            html.push(letter);
            continue;
        };
        let slash = if open[kind] { "/" } else { "" };
        let _ = write!(html, "<{slash}{}>", ["strong", "em"][kind]);
        open[kind] = !open[kind];
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_heads_and_text_stays_text() {
        let strings = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect();
        let table = Table {
            caption: "Owl & *Fox*".into(),
            head: strings(&["Row", "A"]),
            rows: vec![strings(&["1", "a <b>"])],
        };
        let pieces = vec![Piece::Heading(1, "Tea".into()), Piece::Table(table)];
        let document = Document { language: "en".into(), title: "Tea".into(), pieces };
        let html = html(&document);
        for part in [
            "<html lang=\"en\">",
            "<title>Tea</title>",
            "<h1>Tea</h1>",
            "<caption>Owl &amp; <strong>Fox</strong></caption>",
            "<th scope=\"col\">Row</th><th scope=\"col\">A</th>",
            "<tr><th scope=\"row\">1</th><td>a &lt;b&gt;</td></tr>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }
}
