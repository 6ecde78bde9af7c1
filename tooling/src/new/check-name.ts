import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describedName } from 'shared-kernel/remote';
import { verbs } from '../release/command';
import { CliError } from '../base/cli-error';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What the shell, a store or a command calls by that name already. */
const reserved = new Set<string>([
  ...['shell', 'host', 'remote', 'overview', 'env', 'compositions', 'probe', 'assets'],
  ...verbs,
]);

/** Globals of browsers that no standard names. */
const unlisted = ['chrome', 'navigation'];

/** What every page has under that name: a remote's entry would take its place. */
function isGlobal(name: string): boolean {
  const types = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');
  const declared = new RegExp(`^declare (?:var|const|function) ${name}\\b`, 'm');
  return (
    unlisted.includes(name) || name in globalThis || declared.test(readFileSync(types, 'utf8'))
  );
}

/** Refuses what can be no name of a file, a tab or a remote. */
export function checkForm(name: string, kind: string): void {
  if (describedName.test(name) && kebabCase.test(name)) return;
  throw new CliError(
    `“${name}” is not a valid name for a ${kind}: use lowercase letters, digits and single dashes, at most 40, such as tax-returns.`,
  );
}

/** Refuses a name that a remote cannot have; `taken` are the names of remotes and tabs that there are. */
export function checkName(name: string, taken: readonly string[]): void {
  checkForm(name, 'remote');
  if (taken.includes(name))
    throw new CliError(`There is a remote or a tab “${name}” already: choose another name.`);
  if (reserved.has(name))
    throw new CliError(`“${name}” has a meaning of its own here: choose another name.`);
  if (isGlobal(name))
    throw new CliError(`Every page has a global “${name}” already: choose another name.`);
}
