import { drawCodeBoxes, codeBoxesWidth } from './code-boxes';
import { fallbackFonts } from './fallback-fonts';
import { addGlyphFont, putGlyphs, type Glyph } from './glyphs';
import { pictureGlyphs, canDrawAsImage, pictureWidth, type TextImageStyle } from './text-picture';
import type { Run } from './runs';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws text without a font, as an image if the canvas is reliable, otherwise as code points. */
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

  widthOf({ text, font }: Run, look: TextImageStyle): number {
    return (font === fallbackFonts.picture ? pictureWidth(text, look) : codeBoxesWidth(text)) / 100;
  }

  put(run: Run, look: TextImageStyle, place: Place) {
    const key = [run.font, look.weight, look.colour, look.isFromRight, run.text].join(' ');
    const made = this.#fonts.get(key) ?? this.#fontOf(run, look);
    this.#fonts.set(key, made);
    this.#document.fillColor(look.colour);
    putGlyphs(this.#document, made.font, made.glyphs, place);
  }

  #fontOf({ text, font }: Run, look: TextImageStyle) {
    this.#document.font(this.#digits);
    const made =
      font === fallbackFonts.picture
        ? pictureGlyphs(this.#document, text, look)
        : drawCodeBoxes(this.#document, text, look.isFromRight);
    return { font: addGlyphFont(this.#document, made), glyphs: made.glyphs };
  }
}
