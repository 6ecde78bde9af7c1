import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { CliError } from '../base/cli-error';
import { runProcess } from '../base/process';
import { scriptOf } from '../base/scripts';
import { repository } from '../packages';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export type Words = readonly (readonly [string, string])[];

/** Each word of the templates with what something of that name has in its place. */
export function wordsOf(name: string): Words {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return [
    ['blue-print', name],
    ['BluePrint', pascal],
    ['bluePrint', pascal.charAt(0).toLowerCase() + pascal.slice(1)],
    ['Blue Print', words.map(capital).join(' ')],
    ['Blue print', capital(words.join(' '))],
    ['blue print', words.join(' ')],
  ];
}

/** Of a whole remote, which says where its tab stands. */
export const remoteWords = (name: string, order: number): Words => [
  ...wordsOf(name),
  ['order: 0', `order: ${order}`],
];

/** Files of the template that are not copied; a tab is written into a remote that has its own description. */
const left = (path: string, template: string) =>
  path.split(/[\\/]/).some((part) => ['node_modules', 'dist', 'parts'].includes(part)) ||
  (template.endsWith('src') && path.startsWith('remote.'));

/** A text of a template with the words of what is made. */
export const replaced = (text: string, words: Words) =>
  words.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

/** The files of a template, from its folder, with where each goes. */
export async function filesOfTemplate(
  template: string,
  words: Words,
): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
    .filter((path) => !left(path, template));
  return new Map(paths.map((path) => [path, replaced(path, words)]));
}

/** Writes the files of a template into a folder, with the words of what is made. */
export async function writeFiles(template: string, folder: string, words: Words): Promise<void> {
  for (const [path, target] of await filesOfTemplate(template, words)) {
    const file = join(folder, target);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, replaced(await readFile(join(template, path), 'utf8'), words));
  }
}

/** Lines are as long as the names make them. */
export async function formatFiles(folder: string, files: readonly string[]): Promise<void> {
  const formatter = [scriptOf('oxfmt', 'oxfmt'), '--config', join(repository, '.oxfmtrc.json')];
  const { code, output } = await runProcess(process.execPath, [...formatter, ...files], {
    cwd: folder,
  });
  if (code !== 0) throw new CliError(`The new files could not be formatted:\n${output}`);
}
