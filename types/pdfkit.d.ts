declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare namespace PDFKit {
  interface Shaped {
    readonly direction: 'ltr' | 'rtl';
    readonly glyphs: readonly { codePoints: readonly number[] }[];
  }

  /** A font of a PDF document. The library does not type this object. */
  interface FontInUse {
    readonly font: {
      layout: (...asked: readonly unknown[]) => Shaped;
      readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    };
    /** Returns the glyph numbers of a text in hexadecimal, and embeds these glyphs in the PDF file. */
    readonly encode: (text: string) => readonly [glyphs: readonly string[], ...unknown[]];
    readonly ref: () => PDFKit.PDFKitReference;
  }

  interface PDFDocument {
    /** The current font of the document. */
    readonly _font: FontInUse;
  }
}
