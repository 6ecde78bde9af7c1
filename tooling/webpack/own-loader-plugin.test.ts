import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { OwnLoaderPlugin } from './own-loader-plugin';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'trustfold-loader-')));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function built(mode: 'production' | 'development'): Promise<string> {
  writeFileSync(join(directory, 'index.js'), "import('./later');");
  writeFileSync(join(directory, 'later.js'), 'export const later = true;');
  const config: Configuration = {
    mode,
    context: directory,
    entry: './index.js',
    output: { path: directory, filename: 'built.js' },
    devtool: false,
    plugins: [new OwnLoaderPlugin()],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error) => (error ? reject(error) : resolve()));
  });
  return readFileSync(join(directory, 'built.js'), 'utf8');
}

it('[federation] a build with a loader of its own holds no other, but while developing', async () => {
  expect(await built('production')).not.toContain('data-webpack');
  expect(await built('development')).toContain('data-webpack');
});
