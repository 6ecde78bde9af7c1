import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SeparateLoaderPlugin, createPortableId } from './federation-plugins';

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
    plugins: [new SeparateLoaderPlugin()],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error) => (error ? reject(error) : resolve()));
  });
  return readFileSync(join(directory, 'built.js'), 'utf8');
}

it('[federation] the build removes webpack’s script loader, except in development', async () => {
  expect(await built('production')).not.toContain('data-webpack');
  expect(await built('development')).toContain('data-webpack');
});

const idOf = (name: string) => createPortableId({ identifier: () => name });

describe('createPortableId', () => {
  it.each([
    ['/srv/a', 'deep/in/another'],
    ['/home/engineer', 'C:\\builds'],
  ])('[federation] a module has the same id for the root folders %s and %s', (one, other) => {
    for (const name of [
      (root: string) =>
        `container entry (default) [] ${root}/node_modules/.federation/entry.ab1.js`,
      (root: string) => `${root}/node_modules/.federation/entry.${root.length}.js|1f2e`,
      (root: string) => `${root}\\node_modules\\.federation\\entry.${root.length}.js`,
    ]) {
      expect(idOf(name(one))).toBeDefined();
      expect(idOf(name(one))).toBe(idOf(name(other)));
    }
  });

  it('[federation] module ids are unique, and modules of a package get none', () => {
    const ids = ['container entry (default) []', '/a/.federation/entry.0f.js'].map(idOf);
    expect(new Set(ids).size).toBe(2);
    expect(idOf('/a/src/exposes/screen.ts')).toBeUndefined();
    expect(idOf('/a/.federation/entry.js/screen.ts')).toBeUndefined();
  });
});
