//! A drawn page.

/// A page drawn as SVG, in millimetres.
#[derive(Clone, Debug)]
pub struct Page {
    /// Short name for files and bookmarks, such as `front`.
    pub name: String,
    /// Title for bookmarks, such as `Board, front`.
    pub title: String,
    /// Trimmed width and height, in mm.
    pub trim: (f64, f64),
    /// Bleed on each side, in mm; the SVG is larger than the trim by it all round.
    pub bleed: f64,
    /// The drawing. Its root has width and height in mm, and a view box in mm whose origin
    /// is the top left corner of the bleed.
    pub svg: String,
}
