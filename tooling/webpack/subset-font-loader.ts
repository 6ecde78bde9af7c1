import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';
import { fontTexts } from './font-texts';

/** The options for reducing a font. The product uses the weights 400 to 700, at the optical size of text. */
const subset = {
  targetFormat: 'woff2',
  // The font features that browsers enable by default, and the feature for tabular digits.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
} as const;

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Reduces a variable font to the characters that the product uses. The query `?further` selects the rare Latin
 * characters instead of the usual ones.
 */
const subsetLoader: LoaderDefinitionFunction = function (font) {
  const done = this.async();
  const text = this.resourceQuery === '?further' ? fontTexts.further : fontTexts.usual;
  subsetFont(Buffer.from(font), text, subset).then(
    (small) => done(null, small),
    (error: unknown) => done(asError(error)),
  );
};

export default subsetLoader;

export const raw = true;
