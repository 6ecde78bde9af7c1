import { join } from 'node:path';
import type { LoaderDefinitionFunction } from 'webpack';
import { standInFor } from './stand-in';

/** Puts what writes no styles in the place of what would. */
const standInLoader: LoaderDefinitionFunction = function (source) {
  this.addDependency(join(import.meta.dirname, 'stand-in.ts'));
  return standInFor(this.resourcePath) ?? source;
};

export default standInLoader;
