import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtFile } from '../provenance/built-file';
import { packageDirectory, repository, type PackageName } from '../packages';

const ignored = new Set(['node_modules', 'dist', '.trustfold', 'book']);
/** Tests and the pages of the component book. */
const isBeside = (file: string) => /\.(test|book)\.tsx?$/.test(file);

/** What every package is built by, whatever its sources are. */
const rules = ['pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.base.json', 'tooling/webpack'];

/** What says which kernel a remote needs. */
const kernelNeeds = [
  'shared-kernel/api/released.json',
  'tooling/src/kernel-api/lowest-kernel.ts',
  'tooling/src/house/read-module.ts',
  'tooling/src/house/schema-names.ts',
  'shared-kernel/src/schema',
];

/** A remote takes the rest of the kernel from the shell, so only these reach its files. */
const kernelInRemotes = ['domain', 'format', 'remote'].map((part) => `shared-kernel/src/${part}`);

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    if (ignored.has(entry.name) || isBeside(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

function* filesOf(path: string): Generator<string> {
  if (/\.[a-z]+$/.test(path)) yield path;
  else yield* filesBelow(path);
}

function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** sha256 over what a repository's packages are built by; what other rules made of a source is not what these make. */
export const rulesHash = (root = repository): string => hashOf(root, rules);

/** sha256 over every file that a build left. */
export function outputsHash(directory: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== builtFile)
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(directory, file)))
      .update('\0');
  return hash.digest('hex');
}

/** sha256 over everything a package is built from; equal inputs need no second build. */
export function inputsHash(name: PackageName): string {
  const kernel = name === 'host' ? ['shared-kernel/src'] : [...kernelInRemotes, ...kernelNeeds];
  const own = relative(repository, packageDirectory(name));
  return hashOf(repository, [...rules, 'shared-kernel/package.json', ...kernel, own]);
}
