// Declarations of the parts of `qrcodegen.js` that the page uses.

export class QrSegment {
  private constructor();
  static makeBytes(data: readonly number[]): QrSegment;
  static makeAlphanumeric(text: string): QrSegment;
  static isAlphanumeric(text: string): boolean;
}

export class QrCode {
  private constructor();
  static readonly Ecc: { readonly LOW: object };
  static encodeSegments(segments: readonly QrSegment[], level: object, least: number, most: number,
    mask: number, boost: boolean): QrCode;
  readonly size: number;
  getModule(x: number, y: number): boolean;
}
