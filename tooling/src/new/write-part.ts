import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../base/cli-error';
import {
  wordsOf,
  type Words,
  filesOfTemplate,
  formatFiles,
  replaced,
  writeFiles,
} from './write-files';
import { template } from './write-remote';

/** What is made besides a remote. */
export const partKinds = ['tab', 'command', 'component'] as const;
export type PartKind = (typeof partKinds)[number];

export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  /** The folder of the remote. */
  readonly remote: string;
  /** Where in its `src`, such as `contract-management`; in `src` itself without one. */
  readonly within?: string;
}

const templateOf = (kind: PartKind) =>
  kind === 'tab' ? join(template, 'src') : join(template, 'parts', kind);

const folderOf = ({ kind, remote, within = '' }: Part) =>
  join(remote, 'src', within, kind === 'command' ? 'commands' : '');

/** Writes files that are not there yet, all or none of them; returns their paths within the remote's folder. */
async function writeNew(part: Part, words: Words): Promise<readonly string[]> {
  const from = templateOf(part.kind);
  const folder = folderOf(part);
  const files = [...(await filesOfTemplate(from, words)).values()];
  const taken = files.find((file) => existsSync(join(folder, file)));
  if (taken !== undefined)
    throw new CliError(`${join(folder, taken)} is there already; nothing was changed.`);
  await writeFiles(from, folder, words);
  await formatFiles(folder, files);
  return files.map((file) => join(folder, file));
}

/** Writes a command or a component into a remote, each with its test. */
export function writePart(part: Part, remoteName: string): Promise<readonly string[]> {
  return writeNew(part, [...wordsOf(part.name), ['ownRemote', remoteName]]);
}

const importEnd = /^(?:import .*|\} )from '.*';$/gm;
const screens = '  screens: {\n';

/** What a remote says of itself, with one more screen; nothing where it is written in another way. */
export function withTab(written: string, name: string, order: number): string | undefined {
  const last = [...written.matchAll(importEnd)].at(-1);
  if (!last || !written.includes(screens)) return undefined;
  const said = (text: string) => replaced(text, wordsOf(name));
  const afterImports = last.index + last[0].length;
  const imported = said("\nimport { heading as bluePrintHeading } from './blue-print/screen';");
  const tab = said(
    `'blue-print': { tab: { key: 'blue-print', label: 'Blue Print', icon: 'document', order: ${order} }, heading: bluePrintHeading },\n`,
  );
  const withImport = written.slice(0, afterImports) + imported + written.slice(afterImports);
  return withImport.replace(screens, () => screens + tab);
}

/** Writes a tab into a remote: its screen, its module, its test, and what the remote says of it. */
export async function writeTab(part: Part, order: number): Promise<readonly string[]> {
  const description = join(part.remote, 'src/remote.ts');
  const changed = withTab(await readFile(description, 'utf8'), part.name, order);
  if (changed === undefined)
    throw new CliError(`${description} has no import and no list of screens to add one to.`);
  const files = await writeNew(part, wordsOf(part.name));
  await writeFile(description, changed);
  await formatFiles(part.remote, ['src/remote.ts']);
  return [...files, description];
}
