import { basename, join } from 'node:path';
import type { LoaderDefinitionFunction } from 'webpack';
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
