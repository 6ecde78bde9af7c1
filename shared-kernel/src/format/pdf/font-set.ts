import arabic, { type FontSlice } from '@fontsource/ibm-plex-sans-arabic/unicode.json?letters';
import european from '@fontsource/noto-sans/unicode.json?letters';
import japanese from '@fontsource/noto-sans-jp/unicode.json?letters';
import chinese from '@fontsource/noto-sans-sc/unicode.json?letters';
import { loadFont } from './load-font';

export type FontWeight = 'regular' | 'bold';

/** The font files for the characters in a PDF document, by URL. */
export interface FontSet {
  readonly fonts: ReadonlyMap<string, ArrayBuffer>;
  readonly plain: string;
  /** Returns the font whose declared range contains a letter; `undefined` if there is none. */
  readonly fontOf: (letter: string, weight: FontWeight) => string | undefined;
}

interface Slice extends FontSlice {
  readonly has: (codePoint: number) => boolean;
}

const asHex = (text: string) => Number.parseInt(text, 16);

/** Parses a list of Unicode ranges in CSS syntax, such as `U+0460-052F,U+20B4`. */
function holder(letters: string): Slice['has'] {
  const ranges = letters.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    return [asHex(first), asHex(last)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** If several font slices contain a letter, the last slice applies, as in CSS. */
const slicesOf = (font: readonly FontSlice[]): readonly Slice[] =>
  font.map((slice) => ({ ...slice, has: holder(slice.letters) })).reverse();

const space = 0x20;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Chinese and Japanese fonts draw shared characters differently. For a text that contains kana, the Japanese font is
 * preferred.
 */
const eastAsian = (text: string): readonly Slice[] =>
  (kana.test(text) ? [japanese, chinese] : [chinese, japanese]).flatMap(slicesOf);

export async function loadTextFonts(text: string): Promise<FontSet> {
  const points = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const usual = [...slicesOf(european), ...slicesOf(arabic)];
  const isUsual = (point: number) => usual.some(({ has }) => has(point));
  const slices = [...points].every(isUsual) ? usual : [...usual, ...eastAsian(text)];
  const plain = usual.find(({ has }) => has(space));
  if (!plain) throw new Error('No font was loaded.');
  const sliceOf = new Map(
    [...points].map((point) => [point, slices.find(({ has }) => has(point))]),
  );
  const fontOf: FontSet['fontOf'] = (letter, weight) => {
    const slice = sliceOf.get(letter.codePointAt(0) ?? 0);
    return slice?.[weight] ?? slice?.regular;
  };
  const needed = [plain, ...sliceOf.values()].filter((slice) => slice !== undefined);
  const addresses = new Set(needed.flatMap(({ regular, bold = regular }) => [regular, bold]));
  const fonts = await Promise.all(
    Array.from(addresses, async (address) => [address, await loadFont(address)] as const),
  );
  return { fonts: new Map(fonts), plain: plain.regular, fontOf };
}
