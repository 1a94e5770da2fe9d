//! Rasterization of PDF and SVG files to gray pixels, to look for codes in them.
//!
//! Of a PDF, filled paths and embedded pictures are drawn. That is what codes consist of; text,
//! strokes, clipping and shading are left out.

use std::borrow::Cow;
use std::io::{self, Read};
use std::iter;

use flate2::read::GzDecoder;
use image::{DynamicImage, GrayImage, RgbImage, RgbaImage};
use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Document, Object, ObjectId, ObjectStream, Stream};
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Transform};
use usvg::{ImageHrefResolver, Options, Tree};

use super::Fonts;

/// Longer side of a rasterized page, in pixels: 220 dpi for A4.
const SIDE: f32 = 2600.0;
/// Largest number of operations on a page, and of bytes in one of its streams.
const MOST_OPERATIONS: usize = 2_000_000;
const MOST_BYTES: usize = 64 << 20;
/// First bytes of a compressed file.
const GZIP: &[u8] = &[0x1f, 0x8b];
/// Deepest nesting of forms.
const DEEPEST: usize = 12;

/// Pages of a file, each rasterized when it is requested: the page as drawn from its paths, `None`
/// if it has none, and the pictures that it embeds.
pub type RasterPages = Box<dyn Iterator<Item = (Option<GrayImage>, Vec<GrayImage>)>>;

/// Reasons why a file cannot be rasterized.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// The PDF is encrypted with a password.
    #[error("the PDF is encrypted")]
    Encrypted,
    /// The PDF is incomplete or invalid. Contains the reason.
    #[error("the PDF is damaged: {0}")]
    Pdf(String),
    /// The SVG is incomplete or invalid. Contains the reason.
    #[error("the SVG is damaged: {0}")]
    Svg(String),
}

/// Rasterizes the pages of a PDF, or an SVG (also compressed), which is a picture of one page.
/// Returns `None` for files of another format.
///
/// # Errors
/// See [`RasterError`].
pub fn rasterize(file: &[u8]) -> Option<Result<RasterPages, RasterError>> {
    let start = &file[..file.len().min(1024)];
    let has = |part: &[u8]| start.windows(part.len()).any(|window| window == part);
    if has(b"%PDF-") {
        Some(pdf(file))
    } else if has(b"<svg") || has(b"<?xml") || file.starts_with(GZIP) {
        let pages = |picture| Box::new(iter::once((None, vec![picture]))) as RasterPages;
        Some(svg(file).map(pages).map_err(RasterError::Svg))
    } else {
        None
    }
}

/// Decompresses a gzip file, such as `.svgz`, to at most `most` bytes. Other data are returned
/// unchanged.
///
/// # Errors
/// If the file is damaged.
pub fn decompressed(file: &[u8], most: usize) -> io::Result<Cow<'_, [u8]>> {
    if !file.starts_with(GZIP) {
        return Ok(file.into());
    }
    let mut data = Vec::new();
    GzDecoder::new(file).take(most as u64).read_to_end(&mut data)?;
    Ok(data.into())
}

fn svg(file: &[u8]) -> Result<GrayImage, String> {
    let fonts = Fonts::all().map_err(|e| e.to_string())?;
    let options = Options {
        fontdb: fonts.database().clone(),
        image_href_resolver: ImageHrefResolver {
            resolve_data: ImageHrefResolver::default_data_resolver(),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let text = decompressed(file, MOST_BYTES).map_err(|e| e.to_string())?;
    let tree = Tree::from_data(&text, &options).map_err(|e| e.to_string())?;
    let size = tree.size();
    let (mut canvas, ts) = canvas(size.width(), size.height()).ok_or("it has no area")?;
    resvg::render(&tree, ts, &mut canvas.as_mut());
    Ok(gray(canvas))
}

/// Creates a white canvas for a drawing, and the transform from the drawing to it.
fn canvas(width: f32, height: f32) -> Option<(Pixmap, Transform)> {
    let scale = SIDE / width.max(height);
    let pixels = |length: f32| (length * scale).ceil() as u32;
    let mut canvas = Pixmap::new(pixels(width), pixels(height))?;
    canvas.fill(Color::WHITE);
    Some((canvas, Transform::from_scale(scale, scale)))
}

/// Converts a canvas, which is opaque, to gray values.
fn gray(canvas: Pixmap) -> GrayImage {
    let (width, height) = (canvas.width(), canvas.height());
    let pixels = RgbaImage::from_raw(width, height, canvas.take());
    pixels.map_or_else(GrayImage::default, |pixels| DynamicImage::from(pixels).into_luma8())
}

fn pdf(file: &[u8]) -> Result<RasterPages, RasterError> {
    let mut document = Document::load_mem(file).map_err(|error| match error {
        lopdf::Error::InvalidPassword | lopdf::Error::UnsupportedSecurityHandler(_) => {
            RasterError::Encrypted
        }
        error => RasterError::Pdf(error.to_string()),
    })?;
    if document.is_encrypted() {
        return Err(RasterError::Encrypted);
    }
    add_commented_objects(&mut document);
    let pages: Vec<ObjectId> = document.page_iter().collect();
    Ok(Box::new(pages.into_iter().filter_map(move |page| pictures_of(&document, page))))
}

/// Adds the objects of object streams that have comments before them, as in files that qpdf writes
/// for editors. [`Document`] leaves such objects out.
fn add_commented_objects(document: &mut Document) {
    let streams = document.objects.values().filter_map(|object| object.as_stream().ok());
    let streams = streams.filter(|stream| stream.dict.has_type(b"ObjStm"));
    let uncommented: Vec<Stream> = streams.filter_map(without_comments).collect();
    for mut stream in uncommented {
        if let Ok(found) = ObjectStream::new(&mut stream) {
            for (id, object) in found.objects {
                document.objects.entry(id).or_insert(object);
            }
        }
    }
}

/// Returns a decompressed object stream with spaces in the place of the comments before its
/// objects; `None` if there are no comments.
fn without_comments(stream: &Stream) -> Option<Stream> {
    let first = usize::try_from(stream.dict.get(b"First").ok()?.as_i64().ok()?).ok()?;
    let header = str::from_utf8(stream.content.get(..first)?).ok()?;
    // Pairs of the number of an object and its offset.
    let offsets = header.split_ascii_whitespace().skip(1).step_by(2);
    let mut content = stream.content.clone();
    let mut is_changed = false;
    for offset in offsets.filter_map(|offset| offset.parse::<usize>().ok()) {
        let object = first.checked_add(offset).and_then(|start| content.get_mut(start..));
        let mut is_comment = false;
        for byte in object.into_iter().flatten() {
            match *byte {
                b'\r' | b'\n' => is_comment = false,
                b'%' => is_comment = true,
                _ if is_comment || byte.is_ascii_whitespace() => {}
                _ => break,
            }
            if is_comment {
                *byte = b' ';
                is_changed = true;
            }
        }
    }
    is_changed.then(|| Stream { content, ..stream.clone() })
}

/// Returns a page as a picture, unless nothing is filled on it, and the pictures that it embeds.
/// `None` if it is damaged.
fn pictures_of(document: &Document, page: ObjectId) -> Option<(Option<GrayImage>, Vec<GrayImage>)> {
    let content = document.get_page_content_with_limit(page, MOST_BYTES).ok()?;
    let [left, bottom, right, top] = media_box(document, page).unwrap_or([0.0, 0.0, 595.0, 842.0]);
    let (canvas, scale) = canvas(right - left, top - bottom)?;
    let ts = scale.pre_concat(Transform::from_row(1.0, 0.0, 0.0, -1.0, -left, top));
    let (direct, inherited) = document.get_page_resources(page).ok()?;
    let inherited = inherited.into_iter().filter_map(|id| document.get_dictionary(id).ok());
    let resources: Vec<&Dictionary> = direct.into_iter().chain(inherited).collect();
    let mut painter =
        Painter { document, canvas, operations: 0, is_blank: true, embedded: Vec::new() };
    painter.draw(&content, &resources, State { ts, fill: Some(Color::BLACK) }, 0);
    let drawn = (!painter.is_blank).then_some(painter.canvas);
    Some((drawn.map(gray), painter.embedded))
}

/// Media box `[left, bottom, right, top]` of a page, in points, which it may inherit.
fn media_box(document: &Document, page: ObjectId) -> Option<[f32; 4]> {
    let mut node = document.get_dictionary(page).ok()?;
    for _ in 0..DEEPEST {
        if let Ok(found) = node.get(b"MediaBox") {
            let corners = document.dereference(found).ok()?.1.as_array().ok()?;
            let [a, b, c, d] = *numbers(corners).first_chunk()?;
            return Some([a.min(c), b.min(d), a.max(c), b.max(d)]);
        }
        node = document.get_dictionary(node.get(b"Parent").ok()?.as_reference().ok()?).ok()?;
    }
    None
}

fn numbers(objects: &[Object]) -> Vec<f32> {
    objects.iter().map_while(|object| object.as_float().ok()).collect()
}

/// Graphics state, as far as it concerns filled paths.
#[derive(Clone)]
struct State {
    ts: Transform,
    /// `None` for a pattern, which is not drawn.
    fill: Option<Color>,
}

struct Painter<'a> {
    document: &'a Document,
    canvas: Pixmap,
    /// Number of operations so far.
    operations: usize,
    /// Whether nothing was filled.
    is_blank: bool,
    embedded: Vec<GrayImage>,
}

impl<'a> Painter<'a> {
    /// Draws a content stream. What is invalid is left out.
    fn draw(
        &mut self,
        content: &[u8],
        resources: &[&'a Dictionary],
        mut state: State,
        depth: usize,
    ) {
        let Ok(content) = Content::decode(content) else { return };
        let mut states = Vec::new();
        let mut path = PathBuilder::new();
        for Operation { operator, operands } in &content.operations {
            self.operations += 1;
            if self.operations > MOST_OPERATIONS {
                return;
            }
            match (operator.as_str(), &numbers(operands)[..]) {
                ("q", _) => states.push(state.clone()),
                ("Q", _) => state = states.pop().unwrap_or(state),
                ("cm", &[a, b, c, d, e, f]) => {
                    state.ts = state.ts.pre_concat(Transform::from_row(a, b, c, d, e, f));
                }
                ("g" | "rg" | "k" | "sc" | "scn", values) => state.fill = colour(values),
                ("re", &[x, y, w, h]) => {
                    path.move_to(x, y);
                    path.line_to(x + w, y);
                    path.line_to(x + w, y + h);
                    path.line_to(x, y + h);
                    path.close();
                }
                ("m", &[x, y]) => path.move_to(x, y),
                ("l", &[x, y]) => path.line_to(x, y),
                ("c", &[a, b, c, d, x, y]) => path.cubic_to(a, b, c, d, x, y),
                ("v", &[c, d, x, y]) => {
                    let (a, b) = path.last_point().map_or((c, d), |last| (last.x, last.y));
                    path.cubic_to(a, b, c, d, x, y);
                }
                ("y", &[a, b, x, y]) => path.cubic_to(a, b, x, y, x, y),
                ("h", _) => path.close(),
                ("f" | "F" | "B" | "b", _) => self.fill(&mut path, &state, FillRule::Winding),
                ("f*" | "B*" | "b*", _) => self.fill(&mut path, &state, FillRule::EvenOdd),
                ("n" | "S" | "s", _) => path = PathBuilder::new(),
                ("Do", _) => {
                    if let Some(Object::Name(name)) = operands.first()
                        && let Some(object) = external(self.document, resources, name)
                    {
                        self.draw_object(object, resources, &state, depth);
                    }
                }
                _ => {}
            }
        }
    }

    fn fill(&mut self, path: &mut PathBuilder, state: &State, rule: FillRule) {
        let path = std::mem::take(path).finish();
        if let (Some(path), Some(colour)) = (path, state.fill) {
            let mut paint = Paint::default();
            paint.set_color(colour);
            self.is_blank = false;
            self.canvas.fill_path(&path, &paint, rule, state.ts, None);
        }
    }

    /// Draws a form, or stores an embedded picture.
    fn draw_object(
        &mut self,
        object: &'a Stream,
        inherited: &[&'a Dictionary],
        state: &State,
        depth: usize,
    ) {
        match object.dict.get(b"Subtype").and_then(Object::as_name) {
            Ok(b"Form") if depth < DEEPEST => {
                let Ok(content) = object.decompressed_content_with_limit(MOST_BYTES) else {
                    return;
                };
                let matrix = object.dict.get(b"Matrix").and_then(Object::as_array);
                let matrix = matrix.map_or(Vec::new(), |matrix| numbers(matrix));
                let mut state = state.clone();
                if let [a, b, c, d, e, f] = matrix[..] {
                    state.ts = state.ts.pre_concat(Transform::from_row(a, b, c, d, e, f));
                }
                let own =
                    object.dict.get(b"Resources").and_then(|own| self.document.dereference(own));
                match own.and_then(|(_, own)| own.as_dict()) {
                    Ok(own) => self.draw(&content, &[own], state, depth + 1),
                    Err(_) => self.draw(&content, inherited, state, depth + 1),
                }
            }
            Ok(b"Image") => self.embedded.extend(picture(object)),
            _ => {}
        }
    }
}

/// Looks up an external object by its name.
fn external<'a>(
    document: &'a Document,
    resources: &[&'a Dictionary],
    name: &[u8],
) -> Option<&'a Stream> {
    resources.iter().find_map(|resources| {
        let objects = document.dereference(resources.get(b"XObject").ok()?).ok()?.1;
        let object = objects.as_dict().ok()?.get(name).ok()?;
        document.dereference(object).ok()?.1.as_stream().ok()
    })
}

/// Converts the operands of an operator to an opaque colour. The number of values stands for the
/// colour space.
fn colour(values: &[f32]) -> Option<Color> {
    let [r, g, b] = match *values {
        [gray] => [gray; 3],
        [r, g, b] => [r, g, b],
        [c, m, y, k] => [c, m, y].map(|ink| (1.0 - ink) * (1.0 - k)),
        _ => return None,
    };
    Color::from_rgba(r.clamp(0.0, 1.0), g.clamp(0.0, 1.0), b.clamp(0.0, 1.0), 1.0)
}

/// Decodes an embedded picture: a JPEG, or gray or RGB values of 8 bits.
fn picture(object: &Stream) -> Option<GrayImage> {
    if object.filters().is_ok_and(|filters| filters == [b"DCTDecode"]) {
        return image::load_from_memory(&object.content).ok().map(|image| image.into_luma8());
    }
    let side = |key: &[u8]| u32::try_from(object.dict.get(key).ok()?.as_i64().ok()?).ok();
    let (width, height) = (side(b"Width")?, side(b"Height")?);
    if side(b"BitsPerComponent") != Some(8) {
        return None;
    }
    let values = object.decompressed_content_with_limit(MOST_BYTES).ok()?;
    match values.len() / (width as usize).checked_mul(height as usize).filter(|n| *n > 0)? {
        1 => GrayImage::from_raw(width, height, values),
        3 => RgbImage::from_raw(width, height, values)
            .map(|image| DynamicImage::from(image).into_luma8()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a PDF whose objects are in an object stream, with `comment` before each of them. Its
    /// page is a black square.
    fn with_object_stream(comment: &str) -> Vec<u8> {
        let objects = [
            "<< /Type /Catalog /Pages 3 0 R >>",
            "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 9 9] /Resources << >> /Contents 5 0 R >>",
        ];
        let (mut header, mut body) = (String::new(), String::new());
        for (object, number) in objects.iter().zip(2..) {
            header += &format!("{number} {}\n", body.len());
            body += &format!("{comment}{object}\n");
        }
        let stream = |entries: String, data: &[u8]| {
            let head = format!("<< {entries} /Length {} >>\nstream\n", data.len());
            [head.as_bytes(), data, b"\nendstream\nendobj\n"].concat()
        };
        let entries = format!("/Type /ObjStm /N 3 /First {}", header.len());
        let packed = stream(entries, (header + &body).as_bytes());
        let drawing = stream(String::new(), b"0 g 0 0 9 9 re f");
        let start = b"%PDF-1.7\n";
        let at = |before: &[&[u8]]| before.iter().map(|part| part.len() as u16).sum::<u16>();
        let packed = [b"1 0 obj ", &packed[..]].concat();
        let drawing = [b"5 0 obj ", &drawing[..]].concat();
        let [packed_at, drawing_at, table_at] =
            [at(&[start]), at(&[start, &packed]), at(&[start, &packed, &drawing])];
        let rows = [
            (0, 0, 255),
            (1, packed_at, 0),
            (2, 1, 0),
            (2, 1, 1),
            (2, 1, 2),
            (1, drawing_at, 0),
            (1, table_at, 0),
        ];
        let row = |(kind, place, index): (u8, u16, u8)| {
            let [high, low] = place.to_be_bytes();
            [kind, high, low, index]
        };
        let rows: Vec<u8> = rows.into_iter().flat_map(row).collect();
        let table = stream("/Type /XRef /W [1 2 1] /Size 7 /Root 2 0 R".to_owned(), &rows);
        let end = format!("startxref\n{table_at}\n%%EOF\n");
        [start, &packed[..], &drawing, b"6 0 obj ", &table, end.as_bytes()].concat()
    }

    #[test]
    fn objects_with_comments_before_them_are_read() {
        for comment in ["", "\n", "%% Object stream: object 2\n%% Page 1\r\n", "%\n \n%%%\n"] {
            let pages = rasterize(&with_object_stream(comment)).unwrap();
            let pages: Vec<_> = pages.unwrap_or_else(|e| panic!("{comment:?}: {e}")).collect();
            let [(Some(page), embedded)] = &pages[..] else { panic!("{comment:?}: {pages:?}") };
            assert!(embedded.is_empty() && page.pixels().all(|pixel| pixel.0[0] == 0));
        }
    }
}
