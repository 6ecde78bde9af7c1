import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageDirectory, repository, type PackageName } from '../packages';

const ignored = new Set(['node_modules', 'dist', '.trustfold']);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What every package is built from besides its own folder. */
const common = ['pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.base.json', 'tooling/webpack'];

/** What says which kernel a remote needs. */
const kernelNeeds = [
  'shared-kernel/api/released.json',
  'tooling/src/kernel-api/lowest-kernel.ts',
  'tooling/src/house/read-module.ts',
];

/** A remote takes the rest of the kernel from the shell, so only these reach its files. */
const kernelInRemotes = ['domain', 'format', 'remote'].map((part) => `shared-kernel/src/${part}`);

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    if (ignored.has(entry.name) || isTest(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

function* filesOf(path: string): Generator<string> {
  if (/\.[a-z]+$/.test(path)) yield path;
  else yield* filesBelow(path);
}

/** sha256 over everything a package is built from; equal inputs need no second build. */
export function inputsHash(name: PackageName): string {
  const kernel = name === 'host' ? ['shared-kernel/src'] : [...kernelInRemotes, ...kernelNeeds];
  const roots = [...common, 'shared-kernel/package.json', ...kernel].map((path) =>
    join(repository, path),
  );
  const hash = createHash('sha256');
  for (const root of [...roots, packageDirectory(name)]) {
    for (const file of filesOf(root)) {
      hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
