import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin with Extended-A and the comma letters of Romanian, punctuation, and the signs that the product shows. */
const text = [
  characters(0x20, 0x7e),
  characters(0xa0, 0x17f),
  characters(0x218, 0x21b),
  'ʻʼˆ˚˜\u0304\u0308\u0329',
  characters(0x2000, 0x206f),
  '€™←↑→↓−∕▲▼\ufeff\ufffd',
].join('');

/** What the product is written with: 400 to 700, at the optical size of text. */
const subset = {
  targetFormat: 'woff2',
  // What a browser uses unasked, and the digits of one width that tables ask for.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
} as const;

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Leaves of a variable font what the product is written with. */
const subsetLoader: LoaderDefinitionFunction = function (font) {
  const done = this.async();
  subsetFont(Buffer.from(font), text, subset).then(
    (small) => done(null, small),
    (error: unknown) => done(asError(error)),
  );
};

export default subsetLoader;

/** A font is no text. */
export const raw = true;
