/** What has to be checked for a set of files, each by the tool that knows them. */
export interface Checks {
  /** What the linter reads: it looks at all, since one may break the types of another. */
  readonly scripts: readonly string[];
  readonly format: readonly string[];
  /** Of what the tests that need one of them are found. */
  readonly tests: readonly string[];
  /** Files on which everything rests, so that only all tests tell what they change. */
  readonly everywhere: readonly string[];
}

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

/** Divides changed files among what checks them. */
export function checksFor(files: readonly string[]): Checks {
  const own = files.filter((file) => !isMade(file));
  return {
    scripts: own.filter(isScript),
    format: own.filter(isFormatted),
    tests: [
      ...own.filter((file) => isImported(file) && !isBasis(file) && !file.startsWith('e2e/')),
      ...(own.some(isReadAsText) ? documentTests : []),
    ],
    everywhere: own.filter(isBasis),
  };
}
