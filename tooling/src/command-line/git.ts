import { execFileSync } from 'node:child_process';

/** What git answers in a folder; throws where it refuses. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
