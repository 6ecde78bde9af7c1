declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare namespace PDFKit {
  interface Shaped {
    readonly direction: 'ltr' | 'rtl';
    readonly glyphs: readonly { codePoints: readonly number[] }[];
  }

  /** A font of a document, as the library keeps it without typing it. */
  interface FontInUse {
    readonly font: {
      layout: (...asked: readonly unknown[]) => Shaped;
      readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    };
    /** The glyphs of a text, each by its number in hexadecimal; they are then part of the file. */
    readonly encode: (text: string) => readonly [glyphs: readonly string[], ...unknown[]];
    readonly ref: () => PDFKit.PDFKitReference;
  }

  interface PDFDocument {
    /** The font that the document uses now. */
    readonly _font: FontInUse;
  }
}
