import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { createBaseConfig } from './base';
import { computeBuildConfigHash } from './compute-build-config-hash';

let directory: string;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), 'trustfold-base-')));
  writeFileSync(join(directory, 'index.js'), 'export const built = true;');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const build = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failed) => {
      // The compiler writes its cache when it closes.
      compiler.close((error) => {
        const reason = failed ?? error;
        if (reason) reject(reason);
        else resolve();
      });
    });
  });

describe('createBaseConfig', () => {
  it('[federation] a build writes a cache for the next build @deep', async () => {
    const { cache, ...config } = createBaseConfig({ directory, mode: 'production' });
    if (typeof cache !== 'object' || cache.type !== 'filesystem') throw new Error('No cache.');
    const cacheDirectory = join(directory, 'cache');
    await build({
      ...config,
      name: 'small',
      entry: './index.js',
      cache: { ...cache, cacheDirectory },
    });
    expect(existsSync(join(cacheDirectory, 'small-production/index.pack'))).toBe(true);
  });

  it('[federation] a build marks every script for eager compilation', async () => {
    const config = { ...createBaseConfig({ directory, mode: 'production' }), cache: false };
    writeFileSync(join(directory, 'index.js'), "import('./later');");
    writeFileSync(join(directory, 'later.js'), 'export const later = true;');
    await build({ ...config, entry: './index.js' });
    const scripts = readdirSync(join(directory, 'dist/assets')).filter((name) =>
      name.endsWith('.js'),
    );
    expect(scripts).toHaveLength(2);
    for (const name of scripts) {
      const text = readFileSync(join(directory, 'dist/assets', name), 'utf8');
      expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  it('[federation] a build ignores the cache of another configuration', () => {
    const { cache } = createBaseConfig({ directory, mode: 'production' });
    expect(cache).toMatchObject({ version: computeBuildConfigHash() });
  });
});
