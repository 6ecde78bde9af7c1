import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { repository } from '../packages';
import { isTestFile, type SourceFile } from '../house/read-house';

const manifestSchema = v.object({ exports: v.optional(v.record(v.string(), v.unknown()), {}) });

/** What a package offers: its file by public name, both as its manifest has them. */
type Exports = Readonly<Record<string, unknown>>;

/** What the packages of some folders offer; a package has its folder's name. */
export const readExports = (folders: readonly string[]): ReadonlyMap<string, Exports> =>
  new Map(
    folders.map((folder) => {
      const text = readFileSync(join(repository, folder, 'package.json'), 'utf8');
      return [folder, v.parse(manifestSchema, JSON.parse(text)).exports];
    }),
  );

/** Finds the file that a public name leads to: `shared-kernel/src/ui/index.ts` by `shared-kernel/ui`. */
export const findPublicFile =
  (packages: ReadonlyMap<string, Exports>) =>
  (name: string): string | undefined => {
    const [folder = '', ...rest] = name.split('/');
    const asked = ['.', ...rest].join('/');
    for (const [entry, file] of Object.entries(packages.get(folder) ?? {})) {
      if (typeof file !== 'string') continue;
      const [start = '', end] = entry.split('*');
      if (entry === asked) return join(folder, file);
      if (end === undefined || !asked.startsWith(start) || !asked.endsWith(end)) continue;
      return join(folder, file.replace('*', asked.slice(start.length, asked.length - end.length)));
    }
    return undefined;
  };

/** The test files that a change of tests touches. */
export interface Affected {
  /** In `e2e`. */
  readonly browser: readonly string[];
  readonly unit: readonly string[];
  /** Changed files on which so much rests that only a whole run tells what they change. */
  readonly wide: readonly string[];
}

/** With more test files than these a changed file is left to `npm test`, which tries each of them once. */
const maxAffectedTests = 20;

const isScript = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
const isBrowserTest = (path: string) => path.startsWith('e2e/') && path.endsWith('.spec.ts');
const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path);

/** All of `e2e` is tests. */
const isOfTests = (path: string) => path.startsWith('e2e/') || isTestFile(path);

/** What a test compares with is part of it. */
const ownerOf = (path: string) => path.replace(/(\.spec\.ts)-snapshots\/.*/, '$1');

/** Those with one of the words in their path, where there are any words. */
export function narrowed(affected: Affected, words: readonly string[]): Affected {
  const isAsked = (path: string) => words.length === 0 || words.some((word) => path.includes(word));
  return {
    ...affected,
    browser: affected.browser.filter(isAsked),
    unit: affected.unit.filter(isAsked),
  };
}

type Importers = ReadonlyMap<string, readonly string[]>;

function importersIn(
  house: readonly SourceFile[],
  fileNamed: (name: string) => string | undefined,
): Importers {
  const importers = new Map<string, string[]>();
  for (const { path, arrows } of house)
    for (const arrow of arrows) {
      const file = fileNamed(arrow) ?? arrow;
      importers.set(file, [...(importers.get(file) ?? []), path]);
    }
  return importers;
}

/** A file and all that imports it, however far away. */
function restingOn(file: string, importers: Importers): readonly string[] {
  const found = new Set([file]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return [...found];
}

/**
 * The test files among changed files, and those that import a changed file on which only tests rest. `fileNamed`
 * says which file the public name of one leads to.
 */
export function findAffected(
  changed: readonly string[],
  house: readonly SourceFile[],
  fileNamed: (name: string) => string | undefined,
): Affected {
  const importers = importersIn(house, fileNamed);
  const changes = [...new Set(changed.map(ownerOf))]
    .map((file) => ({ file, resting: restingOn(file, importers) }))
    .filter(({ resting }) => resting.filter((path) => !importers.has(path)).every(isOfTests))
    .map(({ file, resting }) => ({
      file,
      tests: resting.filter((path) => isBrowserTest(path) || isUnitTest(path)),
    }));
  const isWide = ({ file, tests }: { readonly file: string; readonly tests: readonly string[] }) =>
    tests.length === 0 ? isScript(file) : tests.length > maxAffectedTests;
  const tests = [
    ...new Set(changes.filter((one) => !isWide(one)).flatMap((one) => one.tests)),
  ].sort();
  return {
    browser: tests.filter(isBrowserTest),
    unit: tests.filter(isUnitTest),
    wide: changes.filter(isWide).map(({ file }) => file),
  };
}
