/** What has to be checked for a set of files, each by the tool that knows them. */
export interface Checks {
  readonly lint: readonly string[];
  readonly format: readonly string[];
  /** The projects of `types` that own one of the files. */
  readonly projects: readonly Project[];
  /** Of what the tests that need one of them are found. */
  readonly tests: readonly string[];
  /** Files on which everything rests, so that only all tests tell what they change. */
  readonly everywhere: readonly string[];
}

export type Project = 'product' | 'tooling' | 'e2e';

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

const documentTests = ['doors', 'links', 'statements'].map(
  (name) => `tooling/src/docs/${name}.test.ts`,
);

/** Tests read documents, and titles of tests, as text: nothing imports them. */
const isReadAsText = (file: string) => /\.md$|\.(test|spec)\.tsx?$/.test(file);

function projectOf(file: string): Project {
  if (file.startsWith('tooling/src/new/remote-blue-print/')) return 'product';
  if (file.startsWith('tooling/')) return 'tooling';
  return file.startsWith('e2e/') ? 'e2e' : 'product';
}

/** Divides changed files among what checks them. */
export function checksFor(files: readonly string[]): Checks {
  const own = files.filter((file) => !isMade(file));
  const scripts = own.filter(isScript);
  const typed = scripts.filter((file) => /\.tsx?$/.test(file));
  return {
    lint: scripts,
    format: own.filter(isFormatted),
    projects: [...new Set(typed.map(projectOf))],
    tests: [
      ...own.filter((file) => isImported(file) && !isBasis(file) && !file.startsWith('e2e/')),
      ...(own.some(isReadAsText) ? documentTests : []),
    ],
    everywhere: own.filter(isBasis),
  };
}
