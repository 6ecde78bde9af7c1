import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { LoaderDefinitionFunction } from 'webpack';

const source = createRequire(import.meta.url).resolve('shared-kernel/theme/antd-styles');

/**
 * Generates the styles in a separate process, because the webpack process would use an outdated theme in watch mode.
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

/** Replaces the placeholder theme/antd.css with generated antd styles. */
const antdStylesLoader: LoaderDefinitionFunction = async function () {
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    metafile: true,
    write: false,
    footer: { js: 'process.stdout.write(module.exports.createAntdStyles());' },
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(resolve(input));
  return styles(outputFiles.map(({ text }) => text).join(''));
};

export default antdStylesLoader;
