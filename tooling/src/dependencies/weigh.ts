import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { repository } from '../packages';
import type { Dependency } from './declared';

const folderOf = (room: string, name: string) =>
  realpathSync(join(repository, room === 'root' ? '' : room, 'node_modules', name));

/** The size of a package's own files in bytes. */
const installedBytes = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** What the product imports where that is not the package itself. */
const entries: Readonly<Record<string, string>> = {
  // The package itself is the build plugin.
  '@module-federation/enhanced': '@module-federation/enhanced/runtime',
  '@noble/hashes': '@noble/hashes/sha2.js',
  'react-dom': 'react-dom/client',
};

const react = ['react', 'react/*', 'react-dom', 'react-dom/*'];

/** All that a package exports as one minified script in Brotli, without React, in bytes. */
async function scriptBytes(room: string, name: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as all from '${entries[name] ?? name}'; globalThis.all = all;`,
      resolveDir: join(repository, room),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // A script for pages and servers imports modules of Node, but runs them only there.
    external: ['node:*', ...react.filter((path) => !path.startsWith(name))],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff': 'empty', '.woff2': 'empty' },
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);

/** What bundles to no more than this has styles or fonts and no script. */
const emptyScriptBytes = 400;

export interface Weight {
  /** Kilobytes of its own files, as text. */
  readonly installed: string;
  /** Kilobytes of a script with all its exports; empty for what no page runs. */
  readonly script: string;
}

export async function weigh({ name, rooms, page }: Dependency): Promise<Weight> {
  const [room = 'root'] = rooms;
  const bytes = page === undefined ? 0 : await scriptBytes(page, name);
  return {
    installed: inKilobytes(installedBytes(folderOf(room, name))),
    script: bytes <= emptyScriptBytes ? '' : inKilobytes(bytes),
  };
}
