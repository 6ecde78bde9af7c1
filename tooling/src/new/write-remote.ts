import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { repository, workDirectory } from '../packages';
import { CliError } from '../base/cli-error';
import { runProcess } from '../base/process';
import { scriptOf } from '../base/scripts';
import { remoteWords } from './remote-words';

const template = join(import.meta.dirname, 'remote-blue-print');
const left = new Set(['node_modules', 'dist']);

async function writeFiles(folder: string, words: ReturnType<typeof remoteWords>): Promise<void> {
  const replaced = (text: string) =>
    words.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = relative(template, join(entry.parentPath, entry.name));
    if (!entry.isFile() || path.split(/[\\/]/).some((part) => left.has(part))) continue;
    const target = join(folder, replaced(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, replaced(await readFile(join(template, path), 'utf8')));
  }
}

/** Lines are as long as the remote's name makes them. */
async function format(folder: string): Promise<void> {
  const formatter = [
    scriptOf('oxfmt', 'oxfmt'),
    '--config',
    join(repository, '.oxfmtrc.json'),
    '.',
  ];
  const { code, output } = await runProcess(process.execPath, formatter, { cwd: folder });
  if (code !== 0) throw new CliError(`The new files could not be formatted:\n${output}`);
}

/** Writes a remote's folder into another, whole or not at all; returns where it is. */
export async function writeRemote(name: string, order: number, parent: string): Promise<string> {
  const folder = join(parent, `remote-${name}`);
  if (existsSync(folder)) throw new CliError(`${folder} already exists; nothing was changed.`);
  const drafts = parent === repository ? workDirectory : parent;
  await mkdir(drafts, { recursive: true });
  const draft = await mkdtemp(join(drafts, '.new-remote-'));
  try {
    await writeFiles(draft, remoteWords(name, order));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  try {
    // Only now: the formatter leaves alone what git ignores, such as the draft.
    await format(folder);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
