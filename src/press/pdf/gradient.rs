//! Gradients as objects of a document.

use lopdf::{Dictionary, Object, dictionary};

/// A gradient, as a document has it.
#[derive(Debug, PartialEq)]
pub(super) struct Shading {
    pub(super) geometry: ShadingGeometry,
    /// From the first to the last; at least one.
    pub(super) stops: Vec<GradientStop>,
}

/// Where a gradient runs.
#[derive(Debug, PartialEq)]
pub(super) enum ShadingGeometry {
    /// From a point to another.
    Axial { coords: [f32; 4] },
    /// From a circle to another: middle and radius of each.
    Radial { coords: [f32; 6] },
}

/// The colour at a place of a gradient.
#[derive(Debug, PartialEq)]
pub(super) struct GradientStop {
    /// From 0 to 1.
    pub(super) offset: f32,
    /// Red, green and blue, from 0 to 1.
    pub(super) color: [f32; 3],
}

impl Shading {
    /// The gradient as an object, with the function of its colours.
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

    /// From a place to its colour: straight from stop to stop, and even before and behind them.
    fn function(&self) -> Dictionary {
        let mut parts = Vec::new();
        let mut add = |from: (f32, [f32; 3]), to: (f32, [f32; 3])| {
            if to.0 > from.0 {
                parts.push((to.0, straight(from.1, to.1)));
            }
        };
        let first = self.stops.first().map_or([0.0; 3], |stop| stop.color);
        let mut before = (0.0, first);
        for stop in &self.stops {
            let stop = (stop.offset.clamp(0.0, 1.0), stop.color);
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

/// The function that goes straight from a colour to another.
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
