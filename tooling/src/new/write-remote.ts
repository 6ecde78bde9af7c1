import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, workDirectory } from '../packages';
import { CliError } from '../base/cli-error';
import { remoteWords, formatFiles, writeFiles } from './write-files';

export const template = join(import.meta.dirname, 'remote-blue-print');

/** Writes a remote's folder into another, whole or not at all; returns where it is. */
export async function writeRemote(name: string, order: number, parent: string): Promise<string> {
  const folder = join(parent, `remote-${name}`);
  if (existsSync(folder)) throw new CliError(`${folder} already exists; nothing was changed.`);
  const drafts = parent === repository ? workDirectory : parent;
  await mkdir(drafts, { recursive: true });
  const draft = await mkdtemp(join(drafts, '.new-remote-'));
  try {
    await writeFiles(template, draft, remoteWords(name, order));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  try {
    // Only now: the formatter leaves alone what git ignores, such as the draft.
    await formatFiles(folder, ['.']);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
