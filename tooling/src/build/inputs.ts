import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtFile } from '../provenance/built-from';
import { packageDirectory, repository, type PackageName } from '../packages';
import { type Lockfile, lockedPackages, parseLockfile } from './locked-packages';

const ignored = new Set(['node_modules', 'dist', '.trustfold', 'book']);
/** Tests and the pages of the component book. */
export const isBesideBuild = (file: string) => /\.(test|book)\.tsx?$/.test(file);

const lockfile = 'pnpm-lock.yaml';

/** What every package is built by, apart from its sources. */
const rules = ['tsconfig.json', 'tsconfig.base.json', 'tooling/webpack'];

/** What says which kernel a remote needs. */
const kernelNeeds = [
  'shared-kernel/api/released.json',
  'tooling/src/kernel-api/lowest-kernel.ts',
  'tooling/src/source/read-module.ts',
  'tooling/src/house/schema-names.ts',
  'shared-kernel/src/schema',
];

/** A remote takes the rest of the kernel from the shell, so only these reach its files. */
const kernelInRemotes = ['domain', 'format', 'loading', 'remote'].map(
  (part) => `shared-kernel/src/${part}`,
);

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    if (ignored.has(entry.name) || isBesideBuild(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

function* filesOf(path: string): Generator<string> {
  if (/\.[a-z]+$/.test(path)) yield path;
  else yield* filesBelow(path);
}

function hashOf(root: string, paths: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256').update(words.join('\n'));
  for (const path of paths) {
    for (const file of filesOf(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** sha256 over what a repository's packages are built by; what other rules made of a source is not what these make. */
export const rulesHash = (root = repository): string => hashOf(root, [lockfile, ...rules]);

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

/** Read once: it is long, and every package is looked up in it. */
let locked: Lockfile | undefined;
const readLocked = (): Lockfile =>
  (locked ??= parseLockfile(readFileSync(join(repository, lockfile), 'utf8')));

/**
 * sha256 over everything a package is built from; equal inputs need no second build. Of the lockfile only what the
 * package itself needs, the kernel, and what builds it: another package's dependencies change nothing.
 */
export function inputsHash(name: PackageName): string {
  const kernel = name === 'host' ? ['shared-kernel/src'] : [...kernelInRemotes, ...kernelNeeds];
  const own = relative(repository, packageDirectory(name));
  return hashOf(
    repository,
    [...rules, 'shared-kernel/package.json', ...kernel, own],
    lockedPackages(readLocked(), [own, 'tooling']),
  );
}
