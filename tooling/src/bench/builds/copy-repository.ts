import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from '../../packages';

/** What git knows of and what it would add; neither builds nor caches. */
function sources(): string[] {
  const output = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: repository, maxBuffer: 64 * 1024 ** 2 },
  );
  return output
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(repository, file)));
}

/** Links what is installed: the copy's packages find each other in the copy, and the rest where it is. */
function linkInstalled(copy: string): void {
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const entry of readdirSync(repository, { withFileTypes: true })) {
    const installed = join(repository, entry.name, 'node_modules');
    if (!entry.isDirectory() || !existsSync(installed)) continue;
    cpSync(installed, join(copy, entry.name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      // What a build keeps for the next one must not come along.
      filter: (path) => !path.includes('.cache'),
    });
  }
}

/** Lends a copy of the repository as it stands, without anything built, and removes it afterwards. */
export async function withRepositoryCopy<T>(work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'trustfold-builds-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  // An interrupt ends the process without reaching `finally`.
  process.once('exit', remove);
  try {
    for (const file of sources()) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(repository, file), join(copy, file));
    }
    linkInstalled(copy);
    return await work(copy);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
