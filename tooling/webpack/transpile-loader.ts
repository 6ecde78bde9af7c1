import { transform, type TransformOptions } from 'esbuild';
import type { LoaderDefinitionFunction } from 'webpack';

const options: TransformOptions = {
  target: 'es2022',
  jsx: 'automatic',
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};

/**
 * Makes JavaScript of a TypeScript file for development. The compiler's own transpiler would be loaded at the first edit,
 * and take ten times as long for each file; types are checked beside the build.
 */
const transpileLoader: LoaderDefinitionFunction = function (source) {
  const done = this.async();
  const file = this.resourcePath;
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  transform(source, { ...options, loader, sourcefile: file, sourcemap: this.sourceMap }).then(
    ({ code, map }) => done(null, code, map === '' ? undefined : map),
    done,
  );
};

export default transpileLoader;
