import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';
import { fontTexts } from './font-texts';

/** What the product is written with: 400 to 700, at the optical size of text. */
const subset = {
  targetFormat: 'woff2',
  // What a browser uses unasked, and the digits of one width that tables ask for.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
} as const;

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Leaves of a variable font what the product is written with; asked for with `?further`, what else is Latin. */
const subsetLoader: LoaderDefinitionFunction = function (font) {
  const done = this.async();
  const text = this.resourceQuery === '?further' ? fontTexts.further : fontTexts.usual;
  subsetFont(Buffer.from(font), text, subset).then(
    (small) => done(null, small),
    (error: unknown) => done(asError(error)),
  );
};

export default subsetLoader;

/** A font is no text. */
export const raw = true;
