//! List of files in a reply.

use serde::Serialize;
use serde_json::{Value, json};

use super::PressReply;
use crate::press::{PageFile, PrintedFiles};

/// Description of a file in a reply.
#[derive(Debug, Serialize)]
struct FileEntry {
    name: String,
    length: usize,
    /// Identifier of the page, such as `front`, if the file is a page.
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<String>,
    /// Title of that page for display.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
}

/// Files of a reply, in the order in which they were added.
#[derive(Debug, Default)]
pub(super) struct Files {
    entries: Vec<FileEntry>,
    bytes: Vec<u8>,
}

impl Files {
    /// Appends a file that is not a page.
    pub(super) fn add(&mut self, name: String, bytes: Vec<u8>) {
        self.put(name, bytes, None);
    }

    /// Appends the PDF of a printed product and its pages as SVG, as far as they were requested.
    /// `suffix` is added to the file names; it encodes the print options.
    pub(super) fn add_printed(&mut self, printed: PrintedFiles, suffix: &str) {
        let PrintedFiles { name, pdf, svgs, .. } = printed;
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

    /// Returns the reply with these files. `said` is a JSON object, to which the list is added.
    pub(super) fn reply(self, mut said: Value) -> PressReply {
        said["files"] = json!(self.entries);
        PressReply { json: said.to_string(), bytes: self.bytes }
    }
}
