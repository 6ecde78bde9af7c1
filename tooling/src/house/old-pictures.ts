import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { screenSources, takenFile } from '../screens/screen-sources';
import { isTestFile } from './read-house';

/** When each file was last committed, in seconds. */
export type Commits = ReadonlyMap<string, number>;

/** Reads `git log --format=%x00%ct --name-only`, whose commits come newest first. */
export function readCommits(log: string): Commits {
  const commits = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [time, ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!commits.has(file)) commits.set(file, Number(time));
  }
  return commits;
}

const isDrawn = (file: string) => /\.(tsx|css)$/.test(file) && !isTestFile(file);

/** A sentence for each screen whose pictures are older than the last change of what draws it. */
export function oldPictures(
  commits: Commits,
  sources: Readonly<Record<string, string>> = screenSources,
): readonly string[] {
  const taken = commits.get(takenFile);
  if (taken === undefined) return [];
  const isNewer = (source: string) =>
    [...commits].some(
      ([file, time]) => file.startsWith(`${source}/`) && isDrawn(file) && time > taken,
    );
  return Object.entries(sources)
    .filter(([, source]) => isNewer(source))
    .map(
      ([name, source]) => `The pictures of ${name} are older than the last change of ${source}.`,
    );
}

/** When the pictures were last taken, and when what draws them changed; nothing outside a clone. */
export function pictureCommits(): Commits {
  if (!existsSync(join(repository, '.git'))) return new Map();
  const paths = [takenFile, ...new Set(Object.values(screenSources))];
  const log = execFileSync('git', ['log', '--format=%x00%ct', '--name-only', '--', ...paths], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return readCommits(log);
}
