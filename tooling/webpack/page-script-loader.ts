import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { LoaderDefinitionFunction } from 'webpack';

/**
 * Has the text of one script take a module's place: what the module would do, compiled by itself, to
 * stand in a page that is handed out as a file.
 */
const pageScriptLoader: LoaderDefinitionFunction = function () {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    metafile: true,
    write: false,
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(resolve(input));
  const code = outputFiles.map(({ text }) => text).join('');
  // In JavaScript both read the same, and neither ends the page's script.
  return code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--').trim();
};

export default pageScriptLoader;
