import { basename, join } from 'node:path';
import type { LoaderDefinitionFunction, RuleSetRule } from 'webpack';
import { parseFontSlices } from './slices.mjs';

const slicesLoader: LoaderDefinitionFunction = function () {
  this.addDependency(join(import.meta.dirname, 'slices.mjs'));
  const slices = parseFontSlices(this.resourcePath).map(({ letters, files }) => {
    const addresses = Object.entries(files).map(
      ([weight, file]) => `${weight}:new URL('./files/${basename(file)}',import.meta.url).href`,
    );
    return `{letters:${JSON.stringify(letters)},${addresses.join()}}`;
  });
  return `export default [${slices.join(',\n')}];`;
};

export default slicesLoader;

/** Webpack rules that replace the unicode.json of a document font with a list of the font’s subset files. */
export const documentFontRules: RuleSetRule[] = [
  {
    test: /unicode\.json$/,
    // Matches only the beginning of the query, because the packages’ export maps append `.css` to it.
    resourceQuery: /^\?letters/,
    type: 'javascript/auto',
    use: join(import.meta.dirname, 'slices-loader.ts'),
  },
  { test: /\.woff$/, type: 'asset/resource' },
];
