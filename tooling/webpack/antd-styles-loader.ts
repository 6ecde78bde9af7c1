import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { LoaderDefinitionFunction } from 'webpack';

const source = createRequire(import.meta.url).resolve('shared-kernel/theme/antd-styles');

/**
 * The styles are generated in a separate process, which loads the current theme. In watch mode, the webpack process
 * would reuse an outdated theme.
 */
async function styles(code: string): Promise<string> {
  const running = promisify(execFile)(process.execPath, ['-'], {
    cwd: dirname(source),
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  running.child.stdin?.end(code);
  return (await running).stdout;
}

/**
 * Replaces the contents of the placeholder theme/antd.css with the generated antd styles. The styles are generated
 * again when the theme changes.
 */
const antdStylesLoader: LoaderDefinitionFunction = async function () {
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    metafile: true,
    write: false,
    footer: { js: 'process.stdout.write(module.exports.antdStyles());' },
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(resolve(input));
  return styles(outputFiles.map(({ text }) => text).join(''));
};

export default antdStylesLoader;
