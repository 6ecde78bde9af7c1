import { drawCodeBoxes, measureCodeBoxes } from './code-boxes';
import { fallbackFonts } from './fallback-fonts';
import { addGlyphFont, drawGlyphs, type Glyph } from './glyphs';
import {
  createImageGlyphs,
  canDrawAsImage,
  measureTextImage,
  type RenderedTextStyle,
} from './text-image';
import type { TextRun } from './text-runs';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws text that no font contains: as an image if the canvas is reliable, otherwise as code points. */
export class FallbackTextRenderer {
  readonly #document: PDFKit.PDFDocument;
  readonly #digits: string;
  readonly #ways = new Map<string, string>();
  readonly #fonts = new Map<string, { font: PDFKit.PDFKitReference; glyphs: readonly Glyph[] }>();

  constructor(document: PDFKit.PDFDocument, digits: string) {
    this.#document = document;
    this.#digits = digits;
  }

  wayOf(word: string): string {
    const way =
      this.#ways.get(word) ?? (canDrawAsImage(word) ? fallbackFonts.picture : fallbackFonts.codes);
    this.#ways.set(word, way);
    return way;
  }

  widthOf({ text, font }: TextRun, look: RenderedTextStyle): number {
    return (
      (font === fallbackFonts.picture ? measureTextImage(text, look) : measureCodeBoxes(text)) / 100
    );
  }

  put(run: TextRun, look: RenderedTextStyle, place: Place) {
    const key = [run.font, look.weight, look.colour, look.isFromRight, run.text].join(' ');
    const made = this.#fonts.get(key) ?? this.#fontOf(run, look);
    this.#fonts.set(key, made);
    this.#document.fillColor(look.colour);
    drawGlyphs(this.#document, made.font, made.glyphs, place);
  }

  #fontOf({ text, font }: TextRun, look: RenderedTextStyle) {
    this.#document.font(this.#digits);
    const made =
      font === fallbackFonts.picture
        ? createImageGlyphs(this.#document, text, look)
        : drawCodeBoxes(this.#document, text, look.isFromRight);
    return { font: addGlyphFont(this.#document, made), glyphs: made.glyphs };
  }
}
