import { fallbackFonts } from './fallback-fonts';
import type { FallbackTextRenderer } from './fallback-text';
import type { FontSet, FontWeight } from './font-set';
import type { FontSelector } from './text-runs';

const lettersIn = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Chooses a font for each character. A word with an unsupported character is drawn as an image. If that is impossible,
 * the code point replaces the character, such as `U+1F600`.
 */
export class FontResolver {
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

  for(weight: FontWeight): FontSelector {
    return (letter, before, word) => {
      // A space uses the font of the previous letter, so that words of one script form one run.
      if (letter === ' ' && before !== undefined) return before;
      if (!this.#isSet(word, weight) && this.#drawn.wayOf(word) === fallbackFonts.picture)
        return fallbackFonts.picture;
      return this.#fontOf(letter, weight) ?? fallbackFonts.codes;
    };
  }

  #isSet(word: string, weight: FontWeight): boolean {
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

  /** A font slice may lack letters of its declared range, so the glyph is checked. */
  #fontOf(letter: string, weight: FontWeight): string | undefined {
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
