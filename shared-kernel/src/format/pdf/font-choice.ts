import { fallbackFonts } from './fallback-fonts';
import type { FallbackTextRenderer } from './fallback-text';
import type { FontSet, Weight } from './font-set';
import type { FontOf } from './runs';

const lettersIn = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Chooses a font for each letter. A word becomes an image if a letter has no font, or if a combining mark needs a
 * different font from its letter. If images are not possible, only the unsupported letters become code points.
 */
export class FontChoice {
  readonly #document: PDFKit.PDFDocument;
  readonly #letters: FontSet;
  readonly #drawn: FallbackTextRenderer;
  readonly #fonts = new Map<string, string | undefined>();
  readonly #set = new Map<string, boolean>();

  constructor(document: PDFKit.PDFDocument, letters: FontSet, drawnText: FallbackTextRenderer) {
    this.#document = document;
    this.#letters = letters;
    this.#drawn = drawnText;
  }

  for(weight: Weight): FontOf {
    return (letter, before, word) => {
      // A space uses the font of the letter before it, because every font contains a space. Words of one script then
      // stay in one run.
      if (letter === ' ' && before !== undefined) return before;
      if (!this.#isSet(word, weight) && this.#drawn.wayOf(word) === fallbackFonts.picture)
        return fallbackFonts.picture;
      return this.#fontOf(letter, weight) ?? fallbackFonts.codes;
    };
  }

  #isSet(word: string, weight: Weight): boolean {
    const key = `${weight} ${word}`;
    const isSet =
      this.#set.get(key) ??
      Array.from(lettersIn.segment(word)).every(({ segment }) => {
        const fonts = new Set(Array.from(segment, (letter) => this.#fontOf(letter, weight)));
        return fonts.size === 1 && !fonts.has(undefined);
      });
    this.#set.set(key, isSet);
    return isSet;
  }

  /**
   * Returns the font of a letter only if the font has a glyph for the letter. A font slice may lack letters in its
   * listed range.
   */
  #fontOf(letter: string, weight: Weight): string | undefined {
    const key = `${weight} ${letter}`;
    if (this.#fonts.has(key)) return this.#fonts.get(key);
    const named = this.#letters.fontOf(letter, weight);
    const hasLetter =
      named !== undefined &&
      this.#document.font(named)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const font = hasLetter ? named : undefined;
    this.#fonts.set(key, font);
    return font;
  }
}
