import arabic, { type FontSlice } from '@fontsource/ibm-plex-sans-arabic/unicode.json?letters';
import european from '@fontsource/noto-sans/unicode.json?letters';
import japanese from '@fontsource/noto-sans-jp/unicode.json?letters';
import chinese from '@fontsource/noto-sans-sc/unicode.json?letters';
import { loadFont } from './load-font';

export type Weight = 'regular' | 'bold';

/** A font of a document, by its address; as many as its letters need. */
export interface Letters {
  readonly fonts: ReadonlyMap<string, ArrayBuffer>;
  /** The font that draws a letter, told the one that draws what stands before it. */
  readonly fontOf: (letter: string, weight: Weight, before: string | undefined) => string;
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

const slicesOf = (font: readonly FontSlice[]): readonly Slice[] =>
  font.map((slice) => ({ ...slice, has: holder(slice.letters) }));

const space = 0x20;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Characters that Chinese and Japanese share look otherwise in each: who writes kana writes Japanese. */
const eastAsian = (text: string): readonly FontSlice[] =>
  kana.test(text) ? [...japanese, ...chinese] : [...chinese, ...japanese];

/** Fetches the fonts that draw the text, and of each no more than the slices with its letters. */
export async function lettersFor(text: string): Promise<Letters> {
  const points = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const usual = slicesOf([...european, ...arabic]);
  const isUsual = (point: number) => usual.some(({ has }) => has(point));
  const slices = [...points].every(isUsual) ? usual : [...usual, ...slicesOf(eastAsian(text))];
  const plain = usual.find(({ has }) => has(space));
  if (!plain) throw new Error('No font was brought.');
  const sliceOf = new Map(
    [...points].map((point) => [point, slices.find(({ has }) => has(point)) ?? plain]),
  );
  const fontOf: Letters['fontOf'] = (letter, weight, before) => {
    // Every slice has a space, so that words of one script stay together.
    if (letter === ' ' && before !== undefined) return before;
    const { regular, [weight]: font = regular } = sliceOf.get(letter.codePointAt(0) ?? 0) ?? plain;
    return font;
  };
  const addresses = new Set(
    [plain, ...sliceOf.values()].flatMap(({ regular, bold = regular }) => [regular, bold]),
  );
  const fonts = await Promise.all(
    Array.from(addresses, async (address) => [address, await loadFont(address)] as const),
  );
  return { fonts: new Map(fonts), fontOf };
}
