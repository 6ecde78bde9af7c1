import { dependantsOf, type Sources } from './dependants';

/** What has to be checked for a set of files, each by the tool that knows them. */
export interface Checks {
  /** What the linter reads: the files, and what imports them, whose types they may break. */
  readonly scripts: readonly string[];
  readonly format: readonly string[];
  /** Test files that changed or need what changed, the nearest first. */
  readonly tests: readonly string[];
  /** How many more test files need what changed, and are left to `--all`. */
  readonly furtherTests: number;
  /** Changed files that everything depends on: only the whole test run covers them. */
  readonly everywhere: readonly string[];
}

interface CheckedWith {
  readonly sources: Sources;
  /** Whether every test is run that needs what changed, however far away. */
  readonly all?: boolean | undefined;
}

/** As many test files as two cores run in half a minute beside the linter. */
const nearTests = 16;

const isScript = (file: string) => /\.(tsx?|mjs|js)$/.test(file);
const isFormatted = (file: string) => /\.(tsx?|mjs|js|json|md|css|html|ya?ml)$/.test(file);

/** Imported by name, such as a stylesheet or a fixture in JSON. */
const isImported = (file: string) => isScript(file) || /\.(css|json|svg)$/.test(file);

/** Made by a command, and known to no linter. */
const isMade = (file: string) => file.startsWith('shared-kernel/api/');

const isBasis = (file: string) =>
  /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|jest\..+|oxlint\.config\.mjs|tsconfig.*\.json)$/.test(
    file,
  );

const documentTests = ['blocks', 'doors', 'figures', 'links', 'packages', 'statements'].map(
  (name) => `tooling/src/docs/${name}.test.ts`,
);

/** Tests read documents, and titles of tests, as text: nothing imports them. */
const isReadAsText = (file: string) => /\.md$|\.(test|spec)\.tsx?$/.test(file);

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/');

/** Divides changed files, and what imports them, among what checks them. */
export function checksFor(files: readonly string[], { sources, all }: CheckedWith): Checks {
  const own = files.filter((file) => !isMade(file));
  const changed = own.filter((file) => isImported(file) && !isBasis(file));
  const near = [...dependantsOf(changed, sources)].sort(([, a], [, b]) => a - b);
  const tests = near.map(([file]) => file).filter(isUnitTest);
  const taken = all === true ? tests : tests.slice(0, nearTests);
  const linted = near.filter(([, distance]) => distance <= 1).map(([file]) => file);
  return {
    scripts: [...new Set([...own, ...linted])].filter(isScript),
    format: own.filter(isFormatted),
    tests: [...new Set([...taken, ...(own.some(isReadAsText) ? documentTests : [])])],
    furtherTests: tests.length - taken.length,
    everywhere: own.filter(isBasis),
  };
}
