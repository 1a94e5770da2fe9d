//! Pictures as image XObjects.

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::super::PressError;
use super::bytes::deflate;
use super::standard::Colours;
use crate::page::picture::Picture;

/// Deflated pixels of an image XObject and of its soft mask.
#[derive(Debug)]
pub(super) struct ImageData {
    size: (u32, u32),
    /// Whether there is one value per pixel, the gray, instead of red, green and blue.
    is_gray: bool,
    colours: Vec<u8>,
    /// Alpha of the pixels; `None` if all are opaque.
    alpha: Option<Vec<u8>>,
    /// Fingerprint of the [`Picture`].
    pub(super) fingerprint: u128,
}

impl PartialEq for ImageData {
    fn eq(&self, other: &ImageData) -> bool {
        self.fingerprint == other.fingerprint
    }
}

impl ImageData {
    pub(super) fn of(picture: &Picture) -> Result<ImageData, PressError> {
        let pixels = || picture.pixels.iter();
        let is_gray = pixels().all(|[r, g, b, _]| r == g && g == b);
        let channels = if is_gray { 1 } else { 3 };
        let colours: Vec<u8> = pixels().flat_map(|pixel| &pixel[..channels]).copied().collect();
        let alpha: Vec<u8> = pixels().map(|pixel| pixel[3]).collect();
        let width = picture.size.0 as usize;
        Ok(ImageData {
            size: picture.size,
            is_gray,
            colours: deflate(&predicted(&colours, width, channels))?,
            alpha: match picture.is_opaque() {
                true => None,
                false => Some(deflate(&predicted(&alpha, width, 1))?),
            },
            fingerprint: picture.fingerprint(),
        })
    }

    /// Adds the image, and its soft mask if it has one. Grays print with black ink only.
    pub(super) fn add(&self, document: &mut Document, colours: &mut Colours) -> ObjectId {
        let mut space = Object::from("DeviceGray");
        if !self.is_gray {
            space = colours.pixels(document);
        }
        let mut dict = self.dict(space, if self.is_gray { 1 } else { 3 });
        if let Some(alpha) = &self.alpha {
            let mask = self.dict("DeviceGray".into(), 1);
            let mask = Stream::new(mask, alpha.clone()).with_compression(false);
            dict.set("SMask", document.add_object(mask));
        }
        document.add_object(Stream::new(dict, self.colours.clone()).with_compression(false))
    }

    fn dict(&self, space: Object, channels: i64) -> Dictionary {
        let (width, height) = self.size;
        dictionary! {
            "Type" => "XObject",
            "Subtype" => "Image",
            "Width" => i64::from(width),
            "Height" => i64::from(height),
            "BitsPerComponent" => 8,
            "ColorSpace" => space,
            "Filter" => "FlateDecode",
            "DecodeParms" => dictionary! {
                "Predictor" => 15,
                "Colors" => channels,
                "BitsPerComponent" => 8,
                "Columns" => i64::from(width),
            },
        }
    }
}

/// Applies the PNG predictor `Sub` to rows of `width` pixels: each byte becomes the difference to
/// the pixel on its left.
fn predicted(values: &[u8], width: usize, channels: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(values.len() + values.len() / width.max(1) + 1);
    for row in values.chunks((width * channels).max(1)) {
        bytes.push(1);
        let left = [0; 3].into_iter().take(channels).chain(row.iter().copied());
        bytes.extend(row.iter().zip(left).map(|(value, left)| value.wrapping_sub(left)));
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_differences_to_the_left() {
        assert_eq!(predicted(&[5, 7, 7, 2, 3, 3], 3, 1), [1, 5, 2, 0, 1, 2, 1, 0]);
        let pixels = [10, 20, 30, 11, 19, 30];
        assert_eq!(predicted(&pixels, 2, 3), [1, 10, 20, 30, 1, 255, 0]);
    }

    #[test]
    fn grays_have_one_channel_and_opaque_pictures_no_mask() {
        let of = |pixel: [u8; 4]| {
            let picture = Picture { size: (2, 2), pixels: vec![pixel; 4], is_pixelated: false };
            let data = ImageData::of(&picture).unwrap();
            (data.is_gray, data.alpha.is_some())
        };
        assert_eq!(of([9, 9, 9, 255]), (true, false));
        assert_eq!(of([9, 9, 8, 254]), (false, true));
    }
}
