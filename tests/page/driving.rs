//! Tests of the browser driver and of the static host.

use serde_json::json;

use super::browser::{Key, Page};
use super::host::Host;
use super::tools::skip_without;

const HTML: &str = r#"<!doctype html><html lang="en"><title>A page</title>
<meta name="viewport" content="width=device-width">
<main><h1>A page</h1>
<button onclick="add('one')">First</button> <button aria-label="Second" onclick="add('two')">x</button>
<label>Name <input id="name"></label> <label>File <input type="file" id="file"></label>
<p id="said"></p></main>
<script>
function add(word) { document.querySelector('#said').textContent += word; }
document.querySelector('#file').onchange = e => add(e.target.files[0].name);
</script>"#;

#[test]
fn the_browser_does_as_it_is_told() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("index.html");
    std::fs::write(&file, HTML).unwrap();
    let host = Host::start(folder.path());
    let page = Page::start();

    page.goto(&host.url("/"));
    page.click("button");
    page.click_text("button", "Second");
    page.upload("#file", &file);
    page.wait_for("document.querySelector('#said').textContent === 'onetwoindex.html'");
    page.type_into("#name", "Basil");
    assert_eq!(page.js("return document.querySelector('#name').value", json!([])), "Basil");
    assert_eq!(page.js("return await Promise.resolve(arguments[0] + 1)", json!([2])), 3);
    assert!(page.requests().iter().any(|url| *url == host.url("/")));
    assert!(host.requests().iter().any(|path| path == "/"));
    assert_eq!(page.axe(), Vec::<String>::new());

    page.reload();
    page.press(&[Key::Tab, Key::Enter, Key::Tab, Key::Space, Key::Shift, Key::Tab, Key::Enter]);
    assert_eq!(page.text("#said"), "onetwoone");
    page.js(
        "document.querySelector('h1').style.color = '#eee'; setTimeout(() => lost())",
        json!([]),
    );
    assert!(page.axe().iter().any(|violation| violation.starts_with("color-contrast")));
    page.wait_for("true");
    assert!(page.console_errors().iter().any(|error| error.contains("lost is not defined")));

    page.size(320, 640, 2.0, true);
    page.dark(true);
    assert_eq!(page.js("return [innerWidth, devicePixelRatio]", json!([])), json!([320, 2]));
    page.wait_for("matchMedia('(prefers-color-scheme: dark)').matches");
    let picture = folder.path().join("page.png");
    page.screenshot(&picture);
    assert!(image::image_dimensions(&picture).unwrap().0 == 640);
    assert_eq!(page.count("button"), 2);

    let second = page.new_tab();
    second.before_load("window.early = true");
    second.goto(&format!("file://{}", file.display()));
    assert_eq!(second.js("return window.early", json!([])), true);
    assert_eq!(page.js("return window.early ?? false", json!([])), false);
    page.offline(true);
    page.wait_for("!navigator.onLine");
    assert!(page.url().starts_with("http"));
    drop(host);
}
