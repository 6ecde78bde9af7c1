import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What git answers in a folder; throws where it refuses. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The files that git names by a command that ends each with a zero. */
export const gitFiles = (folder: string, ...args: readonly string[]): readonly string[] =>
  git(folder, ...args)
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(folder, name)));
