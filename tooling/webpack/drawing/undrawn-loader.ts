import { join } from 'node:path';
import type { LoaderDefinitionFunction } from 'webpack';
import { withoutUndrawn } from './undrawn';

/** Reads a file of the drawing library without what our charts never draw. */
const undrawnLoader: LoaderDefinitionFunction = function (source) {
  this.addDependency(join(import.meta.dirname, 'undrawn.ts'));
  return withoutUndrawn(this.resourcePath, source);
};

export default undrawnLoader;
