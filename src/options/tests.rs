//! Tests of the option groups.

use serde_json::{Value, json};

use super::*;
use crate::page::Ink;

fn read<T: OptionGroup>(given: &Value) -> Result<T, String> {
    T::read(&mut |name| given[name].clone()).map_err(|refused| refused.to_string())
}

#[test]
fn what_is_not_given_has_its_default() {
    let page: PageOptions = read(&json!({})).unwrap();
    assert_eq!(
        Value::Object(page.json()),
        json!({ "paper": "a4", "large-print": false, "duplex": "long-edge", "bleed": 0.0 })
    );
    let given =
        json!({ "paper": "letter", "large-print": true, "duplex": "short-edge", "bleed": "3" });
    let page: PageOptions = read(&given).unwrap();
    assert_eq!(page.json()["bleed"], 3.0);
    assert_eq!(read::<PageOptions>(&Value::Object(page.json())).unwrap().json(), page.json());
    let folded =
        json!({ "layout": "2x3-up", "marks": "crop,slug", "sheet": "sra3", "binding": "top" });
    let layout: LayoutOptions = read(&folded).unwrap();
    for (name, value) in folded.as_object().unwrap() {
        assert_eq!(layout.json()[name], *value);
    }
}

#[test]
fn words_are_those_of_all_values() {
    assert!(Ink::words().eq(Ink::ALL.map(Ink::word)));
    assert_eq!(Ink::Gray.chosen_word(), "gray");
    let refused = read::<LookOptions>(&json!({ "ink": "grey" })).unwrap_err();
    assert_eq!(refused, "there is no ink \"grey\"; use one of: colour, gray, saver, black");
    assert!(
        read::<AidOptions>(&json!({ "answer-sheet": "yes" }))
            .unwrap_err()
            .contains("true or false")
    );
}

#[test]
fn options_are_typed_as_they_are_read() {
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        page: PageOptions,
        #[command(flatten)]
        layout: LayoutOptions,
        #[command(flatten)]
        look: LookOptions,
        #[command(flatten)]
        standard: StandardOptions,
        #[command(flatten)]
        custom: CustomOptions,
        #[command(flatten)]
        order: OrderOptions,
    }

    let typed = |line: &Line| {
        let Line { page, layout, look, standard, custom, order } = line;
        [
            page.to_command_line(),
            layout.to_command_line(),
            look.to_command_line(),
            standard.to_command_line(),
            custom.to_command_line(),
            order.to_command_line(),
        ]
        .concat()
    };
    let parse = |text: &str| Line::parse_from(["x"].into_iter().chain(text.split_whitespace()));
    assert_eq!(typed(&parse("")), "");
    assert_eq!(typed(&parse("--paper a4 --answers 1 --layout duplex")), "");
    let all = " --paper a3 --large-print --duplex short-edge --bleed 2.5 --layout cut-stack-4 \
        --sheet sra3 --binding right --marks fold,bar --gutter 4 --fit --ink saver \
        --theme herbarium --standard pdf/x-4 --ingredients 7 --length hidden --decoys all \
        --effects some --special-cells no --answers 2 --difficulty 2..4 --win-rate 0.2..0.5 --no-guess";
    assert_eq!(typed(&parse(all)), all);
}

/// The page reads its defaults from here, so that a group without its name there is unknown to it.
#[test]
fn defaults_are_those_of_a_request_without_options() {
    let defaults = defaults();
    assert_eq!(defaults["layout"]["layout"], "duplex");
    assert_eq!(defaults["custom"]["answers"], 1);
    assert_eq!(defaults["look"], json!({ "ink": null, "theme": null }));
}
