import arabic, { type FontSlice } from '@fontsource/ibm-plex-sans-arabic/unicode.json?letters';
import european from '@fontsource/noto-sans/unicode.json?letters';
import japanese from '@fontsource/noto-sans-jp/unicode.json?letters';
import chinese from '@fontsource/noto-sans-sc/unicode.json?letters';
import { loadFont } from './load-font';

export type Weight = 'regular' | 'bold';

/** A font of a document, by its address; as many as its letters need. */
export interface Letters {
  readonly fonts: ReadonlyMap<string, ArrayBuffer>;
  /** The one with the letters of English. */
  readonly plain: string;
  /** The font that should have a letter; undefined where none does. */
  readonly fontOf: (letter: string, weight: Weight) => string | undefined;
}

interface Slice extends FontSlice {
  readonly has: (codePoint: number) => boolean;
}

const asHex = (text: string) => Number.parseInt(text, 16);

/** Reads `U+0460-052F,U+20B4`. */
function holder(letters: string): Slice['has'] {
  const ranges = letters.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    return [asHex(first), asHex(last)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** The last slice that lists a letter has it, as with the last of the `@font-face` rules in a stylesheet. */
const slicesOf = (font: readonly FontSlice[]): readonly Slice[] =>
  font.map((slice) => ({ ...slice, has: holder(slice.letters) })).reverse();

const space = 0x20;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Characters that Chinese and Japanese share look otherwise in each: who writes kana writes Japanese. */
const eastAsian = (text: string): readonly Slice[] =>
  (kana.test(text) ? [japanese, chinese] : [chinese, japanese]).flatMap(slicesOf);

/** Fetches the fonts that draw the text, and of each no more than the slices with its letters. */
export async function lettersFor(text: string): Promise<Letters> {
  const points = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const usual = [...slicesOf(european), ...slicesOf(arabic)];
  const isUsual = (point: number) => usual.some(({ has }) => has(point));
  const slices = [...points].every(isUsual) ? usual : [...usual, ...eastAsian(text)];
  const plain = usual.find(({ has }) => has(space));
  if (!plain) throw new Error('No font was loaded.');
  const sliceOf = new Map(
    [...points].map((point) => [point, slices.find(({ has }) => has(point))]),
  );
  const fontOf: Letters['fontOf'] = (letter, weight) => {
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
