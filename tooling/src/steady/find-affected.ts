import { dependantsOf, importersIn, type Sources } from '../check/dependants';
import { isTestFile } from '../house/read-house';

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

/** The test files among changed files, and those that import a changed file on which only tests rest. */
export function findAffected(changed: readonly string[], sources: Sources): Affected {
  const importers = importersIn(sources);
  const changes = [...new Set(changed.map(ownerOf))]
    .map((file) => ({ file, resting: [...dependantsOf([file], sources, importers).keys()] }))
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
