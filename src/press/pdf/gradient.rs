//! Gradients as PDF objects: shading dictionaries (`Shading`) and functions.

use lopdf::{Dictionary, Object, dictionary};

/// Gradient in the form of a PDF shading; see [`Shading::to_dict`].
#[derive(Debug, PartialEq)]
pub(super) struct Shading {
    pub(super) geometry: ShadingGeometry,
    /// Stops in ascending order of offsets; at least one.
    pub(super) stops: Vec<ShadingStop>,
}

/// Geometry of a gradient.
#[derive(Debug, PartialEq)]
pub(super) enum ShadingGeometry {
    /// Linear gradient from one point to another.
    Axial { coords: [f32; 4] },
    /// Radial gradient between two circles: centre and radius of each.
    Radial { coords: [f32; 6] },
}

/// Colour at a position of a gradient.
#[derive(Debug, PartialEq)]
pub(super) struct ShadingStop {
    /// Position, from 0 to 1.
    pub(super) offset: f32,
    /// Red, green and blue, each from 0 to 1.
    pub(super) color: [f32; 3],
}

/// Distance of stops from an end of the gradient at which another stop is.
const NEXT: f32 = 1e-4;

impl Shading {
    /// Converts the gradient to a shading dictionary with its colour function.
    pub(super) fn to_dict(&self) -> Dictionary {
        let (kind, coords) = match &self.geometry {
            ShadingGeometry::Axial { coords } => (2, reals(coords)),
            ShadingGeometry::Radial { coords } => (3, reals(coords)),
        };
        dictionary! {
            "ShadingType" => kind,
            "ColorSpace" => "DeviceRGB",
            "Coords" => coords,
            "Function" => self.function(),
            "Extend" => vec![true.into(), true.into()],
        }
    }

    /// Builds the colour function: linear between stops, constant before the first and after the
    /// last.
    fn function(&self) -> Dictionary {
        let mut parts = Vec::new();
        let mut add = |from: (f32, [f32; 3]), to: (f32, [f32; 3])| {
            if to.0 > from.0 {
                parts.push((to.0, straight(from.1, to.1)));
            }
        };
        let first = self.stops.first().map_or([0.0; 3], |stop| stop.color);
        let mut before = (0.0, first);
        for (index, stop) in self.stops.iter().enumerate() {
            let mut offset = stop.offset.clamp(0.0, 1.0);
            // The colours at the ends extend, so other stops must not share their offsets.
            if index > 0 && offset == 0.0 {
                offset = NEXT;
            } else if index + 1 < self.stops.len() && offset == 1.0 {
                offset = 1.0 - NEXT;
            }
            let stop = (offset, stop.color);
            add(before, stop);
            before = stop;
        }
        add(before, (1.0, before.1));
        if parts.len() < 2 {
            return parts.pop().map_or_else(|| straight(first, first), |(_, part)| part);
        }
        let bounds: Vec<f32> = parts[..parts.len() - 1].iter().map(|(to, _)| *to).collect();
        let encode = [0.0, 1.0].repeat(parts.len());
        let parts: Vec<Object> = parts.into_iter().map(|(_, part)| part.into()).collect();
        dictionary! {
            "FunctionType" => 3,
            "Domain" => reals(&[0.0, 1.0]),
            "Functions" => parts,
            "Bounds" => reals(&bounds),
            "Encode" => reals(&encode),
        }
    }
}

/// Builds a linear interpolation between two colours.
fn straight(from: [f32; 3], to: [f32; 3]) -> Dictionary {
    dictionary! {
        "FunctionType" => 2,
        "Domain" => reals(&[0.0, 1.0]),
        "C0" => reals(&from),
        "C1" => reals(&to),
        "N" => 1.0,
    }
}

fn reals(numbers: &[f32]) -> Object {
    Object::Array(numbers.iter().map(|&number| number.into()).collect())
}
