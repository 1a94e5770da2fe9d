//! Files, as a reply lists them.

use serde::Serialize;
use serde_json::{Value, json};

use super::PressReply;
use crate::press::{PageFile, Printed};

/// What a reply tells of a file.
#[derive(Debug, Serialize)]
struct FileEntry {
    name: String,
    length: usize,
    /// Which page it is, such as `front`, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<String>,
    /// What that page is, as people say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
}

/// Files in the order in which they were made.
#[derive(Debug, Default)]
pub(super) struct Files {
    entries: Vec<FileEntry>,
    bytes: Vec<u8>,
}

impl Files {
    /// Adds a file.
    pub(super) fn add(&mut self, name: String, bytes: Vec<u8>) {
        self.put(name, bytes, None);
    }

    /// Adds the PDF of something printed, and its pages as SVG, as far as they were wished for. The
    /// suffix tells of how it is printed.
    pub(super) fn add_printed(&mut self, printed: Printed, suffix: &str) {
        let Printed { name, pdf, svgs, .. } = printed;
        if !pdf.is_empty() {
            self.add(format!("{name}{suffix}.pdf"), pdf);
        }
        for PageFile { page, title, bytes } in svgs {
            self.put(format!("{name}{suffix}-{page}.svg"), bytes, Some((page, title)));
        }
    }

    fn put(&mut self, name: String, bytes: Vec<u8>, page: Option<(String, String)>) {
        let (page, title) = page.unzip();
        self.entries.push(FileEntry { name, length: bytes.len(), page, title });
        match self.bytes.is_empty() {
            true => self.bytes = bytes,
            false => self.bytes.extend(bytes),
        }
    }

    /// The reply with these files, and with what else there is to say.
    pub(super) fn reply(self, mut said: Value) -> PressReply {
        said["files"] = json!(self.entries);
        PressReply { said: said.to_string(), bytes: self.bytes }
    }
}
