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

/** Rules that replace the files of document fonts with the list of their slices. */
export const letterRules: RuleSetRule[] = [
  {
    test: /unicode\.json$/,
    // Matches only the beginning, because export maps of the packages append `.css` to the query.
    resourceQuery: /^\?letters/,
    type: 'javascript/auto',
    use: join(import.meta.dirname, 'slices-loader.ts'),
  },
  { test: /\.woff$/, type: 'asset/resource' },
];
