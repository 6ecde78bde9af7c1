import { basename, join } from 'node:path';
import type { LoaderDefinitionFunction, RuleSetRule } from 'webpack';
import { slicesIn } from './slices.mjs';

/** Makes of a font's list of slices which letters each has, and the addresses of its files. */
const slicesLoader: LoaderDefinitionFunction = function () {
  this.addDependency(join(import.meta.dirname, 'slices.mjs'));
  const slices = slicesIn(this.resourcePath).map(({ letters, files }) => {
    const addresses = Object.entries(files).map(
      ([weight, file]) => `${weight}:new URL('./files/${basename(file)}',import.meta.url).href`,
    );
    return `{letters:${JSON.stringify(letters)},${addresses.join()}}`;
  });
  return `export default [${slices.join(',\n')}];`;
};

export default slicesLoader;

/** The fonts of documents: the list of a font's slices replaces their files. */
export const letterRules: RuleSetRule[] = [
  {
    test: /unicode\.json$/,
    // The packages' export maps put `.css` behind it.
    resourceQuery: /^\?letters/,
    type: 'javascript/auto',
    use: join(import.meta.dirname, 'slices-loader.ts'),
  },
  { test: /\.woff$/, type: 'asset/resource' },
];
